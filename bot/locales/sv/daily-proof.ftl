# en: 27664111
proof-promise =
    Utlovat innan dagen började:
    -# `{ $promise }`
# en: 034b01b2
proof-waits =
    { $begins ->
        [yes] Kan spelas { $start }. Hemligheten bakom löftet berättas när dagen är över: { $end }.
       *[no] Hemligheten bakom löftet berättas när dagen är över: { $end }.
    }
# en: da48136f
proof-secret =
    ✅ Hemligheten är den utlovade: dess SHA-256 är det talet. Varje omgång i given följer av den.
    -# `{ $secret }`
# en: d77b6c70
proof-own = Din egen match:
# en: b0be2b0b
proof-menu = En annan giv
# en: 27e17db6
error-table-daily-unread = Vilken giv är ”{ $text }”? Skriv ett datum, ett spel eller båda: `2026-12-24 classic`.
# en: 6935f90f
error-table-daily-future = Den given finns inte än. Dagens och morgondagens finns, och de från dagar som är över.
# en: f2b81b97
error-table-daily-none = Den dagen fanns ingen giv.
# en: 14a680a9
daily-left-out = { $game } är aldrig dagens spel här, så det räknas inte i serverns tabell.
# en: 227394d8
daily-unplayed = Du har aldrig spelat klart dagens giv. `/daily` startar den.
