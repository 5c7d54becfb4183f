# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile }, ahová illik
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = A dobott felvétele, ha kombinációt ad
# en: 5ea92020
intention-take-note = Rögtön le is kerül, és a legdrágább lap megy a dobottak közé.
# en: 54efd1d3
plan-line = ⏳ Terv: { $plan }.
# en: 768b8ea7
plan-else = { $first }, különben { $then }
# en: b4cc9138
plan-nothing = A következő körödre nincs terved.
# en: b70333ac
plan-about = -# Ha te jössz, rögtön az első történik meg, ami még lehetséges. Ha egyik sem, a szokott módon te döntesz. Más ezt nem látja.
# en: dac54623
plan-menu =
    { $place ->
        [first] Tervezd meg a következő köröd…
       *[else] Ha az nem megy…
    }
# en: 1dfb5b6b
button-plan = Tervezés
# en: cda2e14e
button-unplan = Terv törlése

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Rád vár**
# en: 25b4fa46
mine-none = Itt egy asztal sem vár rád.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Még egy jön, ha léptél.
       *[other] Még { $count } jön, ha léptél.
    }
# en: 547f5b0b
button-mine-hand = Lapjaim { $number }
# en: 1458835a
button-next-table = Következő asztal

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Emlékeztetés
# en: c436fce1
notice-nudged = Újra megemlítettem, akire vártok.
# en: 051c9a5a
notice-nudge-early = Valakit leghamarabb 8 óra múlva lehet újra megemlíteni. Legközelebb: { $time }.
# en: 677a5841
notice-nudge-nobody = Most senki másra nem kell várni.
