# en: 27664111
proof-promise =
    Ezt ígértem, mielőtt a nap elkezdődött:
    -# `{ $promise }`
# en: 034b01b2
proof-waits =
    { $begins ->
        [yes] Ekkortól játszható: { $start }. Az ígéret mögötti titkot a nap végén árulom el: { $end }.
       *[no] Az ígéret mögötti titkot a nap végén árulom el: { $end }.
    }
# en: da48136f
proof-secret =
    ✅ A titok az, amit ígértem: ez a szám az SHA-256-ja. A nap minden leosztása ebből következik.
    -# `{ $secret }`
# en: d77b6c70
proof-own = A saját meccsed:
# en: b0be2b0b
proof-menu = Másik osztás
# en: 27e17db6
error-table-daily-unread = Nem tudom, melyik osztás ez: „{ $text }”. Írj dátumot, játékot vagy mindkettőt: `2026-12-24 classic`.
# en: 6935f90f
error-table-daily-future = Ez az osztás még nincs meg. A mai, a holnapi és az elmúlt napoké van meg.
# en: f2b81b97
error-table-daily-none = Azon a napon nem volt osztás.
# en: 14a680a9
daily-left-out = Itt sosem ez a nap játéka: { $game }. Így a szerver tabellájában nem számít.
# en: 227394d8
daily-unplayed = Még egy napi osztást sem játszottál végig. A mai így indul: `/daily`.
