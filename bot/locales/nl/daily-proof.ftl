# en: 27664111
proof-promise =
    Beloofd voordat de dag begon:
    -# `{ $promise }`
# en: 034b01b2
proof-waits =
    { $begins ->
        [yes] Te spelen { $start }. Het geheim achter de belofte vertel ik als die dag voorbij is: { $end }.
       *[no] Het geheim achter de belofte vertel ik als de dag voorbij is: { $end }.
    }
# en: da48136f
proof-secret =
    ✅ Het geheim is wat er beloofd was: de SHA-256 ervan is dat getal. Elke ronde van dit spel volgt eruit.
    -# `{ $secret }`
# en: d77b6c70
proof-own = Je eigen partij:
# en: b0be2b0b
proof-menu = Een ander spel
# en: 27e17db6
error-table-daily-unread = Welk spel is “{ $text }”? Schrijf een datum, een spel of allebei: `2026-12-24 classic`.
# en: 6935f90f
error-table-daily-future = Dat spel is er nog niet. Die van vandaag en morgen zijn er, en die van voorbije dagen.
# en: f2b81b97
error-table-daily-none = Op die dag was er geen spel.
# en: 14a680a9
daily-left-out = { $game } is hier nooit het spel van de dag, dus het telt niet mee in de stand van deze server.
# en: 227394d8
daily-unplayed = Je hebt nog geen spel van de dag uitgespeeld. `/daily` begint dat van vandaag.
