# en: 27664111
proof-promise =
    Luvattu ennen päivän alkua:
    -# `{ $promise }`
# en: 034b01b2
proof-waits =
    { $begins ->
        [yes] Pelattavissa { $start }. Lupauksen takana oleva salaisuus kerrotaan, kun päivä on ohi: { $end }.
       *[no] Lupauksen takana oleva salaisuus kerrotaan, kun päivä on ohi: { $end }.
    }
# en: da48136f
proof-secret =
    ✅ Salaisuus on se, joka luvattiin: sen SHA-256 on tuo luku. Siitä seuraa tämän jaon jokainen erä.
    -# `{ $secret }`
# en: d77b6c70
proof-own = Oma ottelusi:
# en: b0be2b0b
proof-menu = Toinen jako
# en: 27e17db6
error-table-daily-unread = Mikä jako on ”{ $text }”? Kirjoita päivämäärä, peli tai molemmat: `2026-12-24 classic`.
# en: 6935f90f
error-table-daily-future = Sitä jakoa ei vielä ole. On tämän päivän ja huomisen jaot sekä menneiden päivien.
# en: f2b81b97
error-table-daily-none = Sinä päivänä ei ollut jakoa.
# en: 14a680a9
daily-left-out = { $game } ei ole täällä koskaan päivän peli, joten sitä ei lasketa palvelimen taulukkoon.
# en: 227394d8
daily-unplayed = Et ole vielä pelannut yhtään päivän jakoa loppuun. `/daily` aloittaa tämän päivän jaon.
