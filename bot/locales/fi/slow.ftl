# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile } mihin vain sopii
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = Ota poistokortti, jos siitä tulee yhdistelmä
# en: 5ea92020
intention-take-note = Se pelataan heti pöytään, ja kallein korttisi heitetään pois.
# en: 54efd1d3
plan-line = ⏳ Suunnitelma: { $plan }.
# en: 768b8ea7
plan-else = { $first }, muuten { $then }
# en: b4cc9138
plan-nothing = Seuraavaa vuoroasi ei ole suunniteltu.
# en: b70333ac
plan-about = -# Kun vuorosi tulee, näistä pelataan heti ensimmäinen, joka vielä käy. Jos mikään ei käy, sinulta kysytään kuten ennenkin. Kukaan muu ei näe tätä.
# en: dac54623
plan-menu =
    { $place ->
        [first] Suunnittele seuraava vuorosi…
       *[else] Jos se ei käy…
    }
# en: 1dfb5b6b
button-plan = Suunnittele
# en: cda2e14e
button-unplan = Peru suunnitelma

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Nämä odottavat sinua**
# en: 25b4fa46
mine-none = Mikään pöytä täällä ei odota sinua.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Yksi pöytä lisää tulee, kun olet pelannut.
       *[other] { $count } pöytää lisää tulee, kun olet pelannut.
    }
# en: 547f5b0b
button-mine-hand = Oma käsi { $number }
# en: 1458835a
button-next-table = Seuraava pöytä

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Tönäise
# en: c436fce1
notice-nudged = Mainitsin pelaajan uudestaan.
# en: 051c9a5a
notice-nudge-early = Pelaajan voi mainita uudestaan aikaisintaan 8 tunnin päästä. Seuraava kerta: { $time }.
# en: 677a5841
notice-nudge-nobody = Nyt ei odoteta ketään muuta.
