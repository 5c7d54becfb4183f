# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile }, waar het past
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = De bovenste kaart pakken als die een combinatie maakt
# en: 5ea92020
intention-take-note = Die wordt meteen gelegd, en je duurste kaart wordt afgelegd.
# en: 54efd1d3
plan-line = ⏳ Gepland: { $plan }.
# en: 768b8ea7
plan-else = { $first }, anders { $then }
# en: b4cc9138
plan-nothing = Voor je volgende beurt is niets gepland.
# en: b70333ac
plan-about = -# Als je aan de beurt bent, wordt meteen het eerste gespeeld dat nog kan. Kan niets, dan word je gewoon gevraagd. Niemand anders ziet dit.
# en: dac54623
plan-menu =
    { $place ->
        [first] Plan je volgende beurt…
       *[else] Als dat niet kan…
    }
# en: 1dfb5b6b
button-plan = Vooruit plannen
# en: cda2e14e
button-unplan = Plan wissen

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Wacht op jou**
# en: 25b4fa46
mine-none = Hier wacht geen tafel op je.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Er komt er nog één als je hebt gespeeld.
       *[other] Er komen er nog { $count } als je hebt gespeeld.
    }
# en: 547f5b0b
button-mine-hand = Mijn hand { $number }
# en: 1458835a
button-next-table = Volgende tafel

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Porren
# en: c436fce1
notice-nudged = Ik heb de speler nog eens genoemd.
# en: 051c9a5a
notice-nudge-early = Een speler wordt op zijn vroegst na 8 uur opnieuw genoemd. Volgende keer: { $time }.
# en: 677a5841
notice-nudge-nobody = Er wordt nu op niemand anders gewacht.
