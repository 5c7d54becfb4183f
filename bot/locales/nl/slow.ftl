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
# en: 5170a309
button-mine = Mijn tafels
# en: 4f099346
button-my-calls = Oproepen en beurten
# en: 48f50597
button-my-away = Afwezig
# en: bac7e105
button-my-data = Mijn gegevens
# en: 488adc66
mine-pending =
    { $count ->
        [one] { $count } uitslag wacht op jouw bevestiging.
       *[other] { $count } uitslagen wachten op jouw bevestiging.
    }
# en: 38e51bad
button-my-pending = Uitslagen bevestigen
# en: 547f5b0b
button-mine-hand = Mijn hand { $number }
# en: 1458835a
button-next-table = Volgende tafel

# en: 5faa0e33
button-my-name = Mijn naam
# en: 758cc3f2
my-name-label = Je naam op deze server
# en: dcbfc308
my-name-description = 2–24 tekens, hoogstens één keer per week. Leeg: je naam op Discord.
# en: 8afab4dd
my-name-now =
    { $chosen ->
        [yes] Op plaatjes, in tabellen en in verslagen op deze server heet je nu { $name }.
       *[no] Op plaatjes, in tabellen en in verslagen op deze server staat nu je naam op Discord.
    }
# en: 5cd469bf
my-name-unsure = Discord liet niet op tijd weten of iemand al zo heet, dus je naam blijft zoals hij is. Probeer het over een minuut opnieuw.

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Porren
# en: 13bac5fb
notice-nudged = Ik laat het de speler nog eens weten.
# en: 76e18438
notice-nudge-early =
    { $again ->
        [yes] Een speler wordt op zijn vroegst na 8 uur opnieuw genoemd. Volgende keer: { $time }.
       *[no] De beurt duurt nog geen 8 uur. Porren kan { $time }.
    }
# en: 677a5841
notice-nudge-nobody = Er wordt nu op niemand anders gewacht.

### Eigen instellingen voor trage partijen op een server en afwezigheid

# en: bd3a55ea
own-title = {"**"}Oproepen en beurten**
# en: 4f824583
own-turns =
    { $how ->
        [mention] In trage partijen tag ik je als je aan de beurt bent.
        [direct] In trage partijen stuur ik je een privébericht als je aan de beurt bent.
       *[both] In trage partijen tag ik je en stuur ik je een privébericht als je aan de beurt bent.
    }
# en: fc37c596
own-quiet =
    { $set ->
        [yes] Stille uren: { $begin }–{ $end } ({ $zone }). Dan roept niemand je op, en in trage partijen staat je klok stil, hooguit 9 uur per dag.
       *[no] Je hebt geen stille uren.
    }
# en: 230a3456
own-closed = -# Mijn laatste privébericht kwam niet aan, dus ik heb je getagd. In de privacyinstellingen van Discord voor deze server sta je privéberichten toe.
# en: a7dd5481
own-menu = Hoe ik het meld
# en: 6d280d7b
own-choice =
    { $how ->
        [mention] Tag me
        [direct] Stuur me een privébericht
       *[both] Allebei
    }
# en: 49b82aa9
button-own-quiet = Stille uren…
# en: bb613866
button-own-loud = Geen stille uren
# en: bf831351
button-own-back = Ik ben terug
# en: 79b46866
own-quiet-title = Stille uren
# en: 62b55a2a
own-quiet-label = Van wanneer tot wanneer
# en: 872e2f05
own-quiet-description = Zoals 22:00-07:00. Leeg: geen stille uren.
# en: e66044e7
own-zone-description = Zoals Europe/Amsterdam. De stad alleen is genoeg.
# en: e2e50c54
away-title = {"**"}Weg**
# en: d4030d03
away-now =
    { $away ->
        [yes] Je bent weg tot en met { $date }. Tot dan staan je klokken in de trage partijen van deze server stil, en dat staat bij de tafels. “{ button-own-back }” maakt er een eind aan.
        [used] Je bent dit seizoen al 14 dagen weg geweest. “{ button-mine }” toont de tafels die op je wachten.
       *[no] { $days ->
            [one] Kies je laatste dag weg: tot die voorbij is, staan je klokken in de trage partijen van deze server stil. Je hebt nog { $days } dag.
           *[other] Kies je laatste dag weg: tot die voorbij is, staan je klokken in de trage partijen van deze server stil. Je hebt nog { $days } dagen.
        }
    }
# en: 206f7019
away-menu = Mijn laatste dag weg
# en: 4c412c85
away-choice =
    { $when ->
        [today] Vandaag, { $date }
        [tomorrow] Morgen, { $date }
       *[later] { $date }
    }
# en: 1ebf4134
away-past = Die dag is voorbij. Kies een dag die nog komt.
# en: b4e7ca0f
away-long = Dat is te lang: je kunt 14 dagen per seizoen weg zijn. “{ button-my-away }” in `/mine` toont welke dagen nog kunnen.
# en: 6d3247c3
away-line = -# { $name } is weg tot en met { $date }.
# en: b5e55873
notice-nudge-away = Wie aan de beurt is, is nu weg. Tot wanneer staat in het bericht van de tafel.
# en: 97768930
turn-direct =
    { $timed ->
        [yes] Je bent aan de beurt: { $game } in { $channel } op { $server } · eindigt { $time } · [tafel]({ $link })
       *[no] Je bent aan de beurt: { $game } in { $channel } op { $server } · [tafel]({ $link })
    }
