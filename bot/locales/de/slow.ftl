# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile }, wo es passt
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = Ablage nehmen, wenn sie eine Kombination ergibt
# en: 5ea92020
intention-take-note = Sie wird gleich gelegt, und die teuerste Karte abgeworfen.
# en: 54efd1d3
plan-line = ⏳ Geplant: { $plan }.
# en: 768b8ea7
plan-else = { $first }, sonst { $then }
# en: b4cc9138
plan-nothing = Für deinen nächsten Zug ist nichts geplant.
# en: b70333ac
plan-about = -# Wenn du dran bist, wird sofort das Erste gespielt, das noch geht. Geht nichts davon, wirst du wie immer gefragt. Niemand sonst sieht das.
# en: dac54623
plan-menu =
    { $place ->
        [first] Plane deinen nächsten Zug …
       *[else] Wenn das nicht geht …
    }
# en: 1dfb5b6b
button-plan = Vorausplanen
# en: cda2e14e
button-unplan = Plan löschen

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Hier bist du dran**
# en: 25b4fa46
mine-none = Hier wartet kein Tisch auf dich.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Einer mehr kommt, wenn du gespielt hast.
       *[other] { $count } weitere kommen, wenn du gespielt hast.
    }
# en: 547f5b0b
button-mine-hand = Meine Hand { $number }
# en: 1458835a
button-next-table = Nächster Tisch

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Erinnern
# en: c436fce1
notice-nudged = Ich habe noch mal erwähnt, wer dran ist.
# en: 051c9a5a
notice-nudge-early = Wer dran ist, wird frühestens nach 8 Stunden wieder erwähnt. Das nächste Mal: { $time }.
# en: 677a5841
notice-nudge-nobody = Gerade wird auf niemanden sonst gewartet.
