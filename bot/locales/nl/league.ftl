# The league: tables, players, histories, records, seasons.

### The table, as a message

# en: ed36d2b1
league-heading =
    {"**"}Competitie · { $title }** · { $season }{ $pages ->
        [one] { "" }
       *[other] {" "}· bladzijde { $page } van { $pages }
    } · { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
# en: 32ad517a
league-empty = Hier is nog geen competitiepartij uitgespeeld. Open een tafel met `/play`.
# en: afda83a0
league-final =
    -# Eindstand: dit seizoen is voorbij.{ $again ->
        [yes] {" "}Na afloop verbeterd.
       *[no] {""}
    }
# en: f5664456
league-outdated = -# Een moderator heeft sindsdien partijen verbeterd. `/manage season reopen` werkt deze stand bij.
# en: ff77f3af
league-system = -# Punten: { $system }
# en: 2cbc97ae
league-recalculating = Wordt herteld, { NUMBER($percent) }%
# en: 99fc7ae2
league-recalculating-note = ⏳ De competitie wordt na een wijziging opnieuw geteld: { NUMBER($percent) }% is klaar. Deze cijfers zijn nog van daarvoor.
# en: ee72b287
league-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $moved ->
        [up] {" "}· { $by } omhoog
        [down] {" "}· { $by } omlaag
        [new] {" "}· nieuw
       *[no] { "" }
    }{ $tied ->
        [yes] {" "}· beslist door: { $tie }
       *[no] { "" }
    }
    -# { $played } gespeeld, { $won } gewonnen, { $per_match } per partij, gemiddelde plaats { $average }, rating { $rating } { $spread }, laatste: { $last }
# en: 2dc255bd
league-text-legend = -# Laatste uitslagen, de nieuwste achteraan: W winst, L laatste, anders de plaats. Omhoog en omlaag: plaatsen sinds gisteren. Een rating met “?” is voorlopig: de ± is groter dan 160.

### The heads of the league's pictures

# en: 58ac185e
league-title = Competitie · { $title }
# en: 71cf4331
league-about =
    { $season } · { $by }{ $pages ->
        [one] { "" }
       *[other] {" "}· bladzijde { $page } van { $pages }
    }

### Words for what is shown, and menus

# en: 291f0c18
league-all = alle spellen
# en: b2f2a4aa
league-all-games = Alle spellen
# en: 493d7ddc
league-always = sinds het begin
# en: 199b6960
league-all-time = Sinds het begin
# en: 86828eeb
league-former = oud-speler
# en: 84876238
league-somebody = iemand
# en: 5634e4e7
league-menu = Kies een spel
# en: c399170c
league-season-menu = Kies een seizoen
# en: 2c5835b7
league-season-list = Alle seizoenen in een lijst
# en: 137bf2bf
league-season-line =
    { $running ->
        [yes] { $season } (bezig)
       *[no] { $season }
    }
# en: d9c46d4e
league-division = { $season }, divisie { $division }
# en: 35345623
league-division-moves =
    { $where ->
        [first] { $count ->
            [one] -# Aan het einde van het seizoen degradeert de laatste.
           *[other] -# Aan het einde van het seizoen degraderen er { $count }, hoogstens een halve divisie.
        }
        [last] { $count ->
            [one] -# Aan het einde van het seizoen promoveert de eerste.
           *[other] -# Aan het einde van het seizoen promoveren er { $count }, hoogstens een halve divisie.
        }
       *[between] { $count ->
            [one] -# Aan het einde van het seizoen promoveert de eerste en degradeert de laatste.
           *[other] -# Aan het einde van het seizoen promoveren er { $count } en degraderen er { $count }, hoogstens een halve divisie.
        }
    }
# en: 189060c6
league-sort-menu = Stand sorteren
# en: 293deed5
league-sort = Gesorteerd { $by }
# en: 9ce8e330
league-sort-points = op punten
# en: c4b3b147
league-sort-rating = op rating
# en: a1e805f9
league-sort-won = op winst
# en: 2fdf3491
league-sort-played = op gespeelde partijen
# en: 620b0aeb
league-sort-per-match = op punten per partij
# en: 5b06cbcc
league-sort-place = op gemiddelde plaats

### Heads of columns in the pictures

# en: 5b452d76
league-name = Speler
# en: 8041a5a0
league-rank = Plaats
# en: e1ad6613
league-played = Partijen
# en: 5733cb9f
league-won = Winst
# en: 25b2b6de
league-place = Ø plaats
# en: a517a68d
league-rating = Rating
# en: a3f55278
league-last = Laatste vijf
# en: 3d1dadd7
league-points = Punten
# en: cba3d2c2
league-per-match = Per partij
# en: f72acd08
league-new = nieuw
# en: a4ba0357
league-provisional = ? voorlopig: ± groter dan 160
# en: 0af86168
league-mark-won = W
# en: c25d1b9e
league-mark-last = L
# en: b51332f8
league-tie-letter-won = w
# en: b88d4614
league-tie-letter-points = p
# en: 86353404
league-tie-letter-direct = o
# en: 72fb89b9
league-tie-letter-place = g
# en: 4cdd73f4
league-tie-letter-rating = r
# en: 1021fe9e
league-tie-won = meer gewonnen
# en: 6fdc3099
league-tie-points = meer punten
# en: 22125f4c
league-tie-direct = onderling resultaat
# en: c4f817cf
league-tie-place = gemiddelde plaats
# en: dbeaec95
league-tie-rating = rating

### How points are given

# en: c6fe7c15
league-points-behind = één voor elke speler achter je
# en: c142e931
league-points-winner = alles voor wie wint
# en: dc59dae6
league-points-game = de punten van het spel zelf
# en: 2b4490f9
league-points-places = naar plaats en aantal spelers ({ $text })
# en: efb9794c
league-points-best = de beste { $best } van de eerste { $of } partijen ({ $each })
# en: 5fa1e4c6
league-points-list = naar plaats ({ $text })

### Ranks, and the league rules

# en: 742e15c5
league-rank-missing =
    { $missing ->
        [one] na nog één partij
       *[other] na nog { $missing } partijen
    }
# en: 03a58184
league-least =
    { $least ->
        [one] Na { $least } partij sta je in de stand.
       *[other] Na { $least } partijen sta je in de stand.
    }
# en: 6b98f9ba
league-rules-saved = Opgeslagen voor tafels die vanaf nu opengaan.
# en: 1b96458f
league-rules-heading = {"**"}Competitieregels**
# en: b74c17b7
league-rules-of =
    { $where ->
        [season] Dit seizoen: {"**"}{ $rules }**
        [fixture] Ingeplande partij { NUMBER($number, useGrouping: 0) }: {"**"}{ $rules }**
       *[league] De competitie: {"**"}{ $rules }**
    }
# en: 15dc2fd9
league-rules-none = alles mag
# en: e1988649
button-league-rules = Competitieregels
# en: 24509865
league-rules-note = -# De regels van een seizoen gaan voor die van de competitie, en die van een ingeplande partij voor allebei. Competitietafels beginnen met deze regels; een partij met andere telt niet mee.
# en: fc9d8ba6
league-rules-turns = -# Wie speelt, telt: speelt de computer meer dan een derde van je beurten, dan kom je achter iedereen die blijft, ook als je terugkomt.
# en: 7109aa6d
league-rules-divisions = -# In de stand van dit seizoen tellen alleen partijen binnen een divisie. Alle andere tellen voor de rating.

### Why a match, or somebody's part in it, does not count

# en: 2eb0fc2b
league-why-out = geschrapt door een moderator
# en: 93c95f3c
league-why-abandoned = voortijdig beëindigd
# en: e93a1201
league-why-banned = uitgesloten van de competitie
# en: d3aff015
league-why-twice = telt één keer: deze speler had een betere plek
# en: d63905aa
league-why-alone = zonder rating: alleen computers als tegenstander
# en: 0da09c85
league-why-often = zonder rating: twee spelers troffen elkaar die dag te vaak
# en: 0c8bd708
league-why-apart = verschillende divisies, dus niet in de stand van het seizoen
# en: 06491e77
league-why-walkover = zonder rating: reglementaire winst
# en: 848a96e8
league-why-rules = niet gespeeld volgens de competitieregels
# en: 47958af9
league-why-computers = minder dan twee mensen speelden mee
# en: 67bf3b09
league-why-limit = deze spelers zaten aan het maximum van die dag
# en: 97ac9dde
league-why-left = aan het einde weg, dus achter iedereen die bleef
# en: fa5cd4c3
league-why-absent = de computer speelde meer dan een derde van de beurten, dus achter iedereen die bleef
# en: aaea857c
league-why-resigned = opgegeven, dus laatste

### What a match counts for, told in the lobby and before somebody resigns

# en: 5376d1f8
stakes-limit = -# Jullie hebben vandaag het maximum van { $limit } competitiepartijen samen gespeeld: nog een die vandaag eindigt, telt niet mee.
# en: 3fe100aa
stakes-often = -# { $names } hebben vandaag het maximum van { $limit } competitiepartijen samen gespeeld: wel punten, geen rating.
# en: 4f3bc219
stakes-apart = -# Jullie spelen in verschillende divisies: deze partij komt niet in de stand van het seizoen, maar telt wel voor de rating.
# en: 2793385b
stakes-resign-free = Deze partij telt voor jou niet mee: { $why }.
# en: b5f93a63
stakes-resign =
    { $worth ->
        [game] In de competitie krijg je plaats { $place } van { $seats }, met de minste punten aan tafel
        [apart] In de competitie krijg je plaats { $place } van { $seats }, maar niet in de stand van het seizoen
       *[points] In de competitie krijg je plaats { $place } van { $seats }: { $points }
    }{ $rated ->
        [yes] {" "}– en het telt voor je rating.
       *[no] {" "}– en je rating blijft.
    }
# en: 9709019b
stakes-resign-fixture = Je plaats telt ook in ingeplande partij { NUMBER($number, useGrouping: 0) }.
# en: 487c2da9
stakes-resign-night = Je plaats telt ook op de spelavond, zodra er aan deze tafel genoeg is gespeeld.

### Buttons

# en: 3faa27d3
button-first = Eerste
# en: 34224aa1
button-last = Laatste
# en: b4796c1a
button-league-mine = Mijn plaats
# en: 305cf09a
button-league-card = Mijn kaart
# en: f27fc13d
button-league-t = Als tekst
# en: 470c588f
button-league-p = Als afbeelding
# en: 0dcd19f0
button-league-history = Partijen
# en: 94521458
button-league-versus = Vergelijk met mij
# en: fa026b8f
button-league-records = Records
# en: 0ebe1d62
button-league-hide = Verberg mij
# en: f927fede
button-league-show = Toon mij weer

### A player's card

# en: 88ea6864
league-player = {"**"}{ $name }** · { $title } · { $season }
# en: 9591b99a
league-player-about = { $title } · { $season }
# en: 8dd5420d
league-hidden = -# Je bent verborgen in de competitie van deze server. Je partijen tellen nog wel voor de anderen. **{ button-league-show }** zet je er weer in.
# en: ca609a97
league-hidden-banned = -# Uitgesloten van de competitie.
# en: deffd4bd
league-uncarded = Je hebt op deze server nog geen competitiepartij gespeeld. `/play` begint er een.
# en: 242b0c8d
league-fact = { $label }: {"**"}{ $value }**
# en: aae1602b
league-curve = Verloop van de rating
# en: 09c9359a
league-curve-empty = Nog geen partij met rating.
# en: c3173b36
league-last-matches = Laatste partijen en rating
# en: a919fea0
league-last-heading = {"**"}Laatste partijen**
# en: 1df0c9cb
league-games = Spellen
# en: 479ce3ed
league-game-count =
    { $game } { $played } ({ $won } gewonnen)
# en: 1c31b361
league-favourite = Favoriet
# en: d7ab4720
league-best = Het best tegen
# en: 86a89549
league-worst = Het slechtst tegen
# en: ef96a2b7
league-opponent = { $name }, { $ahead } van { $played } keer voor
# en: ed2fa164
league-milestones = Mijlpalen
# en: 0c3b729c
league-first-wins = gewonnen: { $games }
# en: 3cb81c31
league-beat-strong = sterke computer verslagen: { $games }
# en: b4a33d18
league-streak = Zegereeks
# en: b1c35ee5
league-streaks = nu { $now }, langste { $longest }
# en: c3bc6339
league-highest = Beste ronde
# en: b4030638
league-fastest = Snelste winst
# en: 6ecbb072
league-fastest-of = { $time } ({ $length })
# en: 60bc7a2d
league-duration =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }

### Matches

# en: 57a4589a
league-history =
    { $whose ->
        [person] {"**"}Partijen van { $name }**
       *[all] {"**"}Partijen van de competitie**
    } · { $title }{ $pages ->
        [one] { "" }
       *[other] {" "}· bladzijde { $page } van { $pages }
    }
# en: 9a053380
league-history-empty = Nog geen partij in de competitie.
# en: 8ee3ab23
league-match-line =
    { $number ->
        [0] -
       *[other] { $number }\.
    } { $time } · { $game } · { $who }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }{ $counts ->
        [no] {" "}· telt niet mee: { $why }
        [rating] {" "}· { $why }
       *[yes] { "" }
    }
# en: 94478b89
league-match-own = plaats { $place } van { $seats } · tegenstanders: { $names }
# en: faf38e6e
league-placed = { $place }. { $name }
# en: 44aeae4e
league-gain =
    { $points ->
        [one] { $gain } competitiepunt
       *[other] { $gain } competitiepunten
    }
# en: b6e54f38
league-gain-none = geen competitiepunten
# en: d4138767
league-rating-change = rating { $rating } ({ $change })
# en: aef53079
league-game-rating = bij dit spel { $rating } { $spread } ({ $change })
# en: 485e5c31
league-match-menu = Kies een partij om meer te zien
# en: 3078a056
league-match-choice = { $number }. { $game }: { $names }
# en: d99757d8
league-match = {"**"}{ $game }** · { $time } · `{ $match }`
# en: e2766d5f
league-match-out = Telt niet mee voor de competitie: { $why }.
# en: 5f8a8a43
league-match-changed = -# Gewijzigd door een moderator (wijziging { NUMBER($change, useGrouping: 0) } in `/manage audit`).
# en: ae1e3fe1
league-match-unrecorded = -# Ingevoerd door een moderator: er is geen verslag om te controleren.
# en: 2d07a2c0
league-seat =
    { $place }\. **{ $name }**{ $played ->
        [computer] {" "}(computer)
        [left] {" "}(de computer speelde verder)
        [absent] {" "}(de computer speelde meer dan een derde)
        [resigned] {" "}(opgegeven)
        [taken] {" "}(plek overgenomen)
       *[person] { "" }
    } · { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }

### Two players compared

# en: b601b1da
league-versus = {"**"}{ $left } en { $right }** · { $title }
# en: d8032e7b
league-together =
    { $title } · { $played ->
        [one] { $played } partij samen
       *[other] { $played } partijen samen
    }
# en: 64f1afb7
league-level = gelijk: { $level }
# en: 5b1e1297
league-ahead = voor
# en: 3f29a594
league-rated = rating { $rating } { $spread }
# en: abc799b7
league-never-met = Ze hebben nog niet tegen elkaar gespeeld.
# en: 183ad042
league-versus-told =
    { $level ->
        [0] { $left } was { $ahead } van { $played } keer voor, { $right } { $behind } keer.
       *[other] { $left } was { $ahead } van { $played } keer voor, { $right } { $behind } keer. Gelijk: { $level } keer.
    }
# en: 852f2321
league-versus-rating = { $name }: { $rating }.
# en: 8c8f9fd2
league-versus-game =
    { $level ->
        [0] { $game }: { $ahead } tegen { $behind }.
       *[other] { $game }: { $ahead } tegen { $behind }, gelijk: { $level }.
    }

### Records

# en: dd3d00cd
league-records = {"**"}Records · { $title }**
# en: d6ca548a
league-records-empty = Nog geen records. Eerst moet er iemand winnen.
# en: 2ce8d435
league-record-game = {"**"}{ $game }**
# en: e75cb5bf
league-record-streak =
    { $when ->
        [none] Langste zegereeks: {"**"}{ $name }**, { $count } op rij
       *[other] Langste zegereeks: {"**"}{ $name }**, { $count } op rij ({ $when })
    }
# en: 48610410
league-record-highest =
    { $when ->
        [none] Hoogste ronde: {"**"}{ $name }**, { $points } punten
       *[other] Hoogste ronde: {"**"}{ $name }**, { $points } punten ({ $when })
    }
# en: 341370ba
league-record-fastest =
    { $when ->
        [none] Snelste winst · { $length }: {"**"}{ $name }**, { $time }
       *[other] Snelste winst · { $length }: {"**"}{ $name }**, { $time } ({ $when })
    }

### Seasons

# en: 037dc8bc
season-heading =
    { $count ->
        [one] {"**"}{ $count } seizoen**
       *[other] {"**"}{ $count } seizoenen**
    }
# en: 3c1559c2
season-line =
    {"**"}{ $name }** · { $state ->
        [over] { $start } – { $until }
        [dated] bezig: { $start } – { $until }
       *[open] bezig sinds { $start }
    }{ $divisions ->
        [0] { "" }
       *[other] {" "}· { $divisions } divisies
    } · punten: { $system }
# en: e90998bc
season-more =
    { $count ->
        [one] … en nog { $count }. Kies het in `/league table`.
       *[other] … en nog { $count }. Kies ze in `/league table`.
    }
# en: 29e1e9df
season-menu = Toon de stand van een seizoen
# en: c5b657a8
season-started =
    { $until ->
        [none] 🏁 Het seizoen {"**"}{ $name }** is begonnen. Punten: { $system }. Het loopt tot een moderator het beëindigt met `/manage season end`.
       *[other] 🏁 Het seizoen {"**"}{ $name }** is begonnen. Punten: { $system }. Het loopt tot: { $until }
    }
# en: 953f7298
season-divisions =
    { $moves ->
        [one] Het heeft { $count } divisies. Aan het einde promoveert er telkens één speler en degradeert er één (hoogstens een halve divisie). Nieuwkomers spelen in divisie { $count }. In de stand van een divisie tellen alleen partijen binnen die divisie.
       *[other] Het heeft { $count } divisies. Aan het einde promoveren er telkens { $moves } spelers en degraderen er { $moves } (hoogstens een halve divisie). Nieuwkomers spelen in divisie { $count }. In de stand van een divisie tellen alleen partijen binnen die divisie.
    }
# en: 375545fb
season-division-members = {"**"}Divisie { $number }** ({ $count }): { $names }
# en: da29be22
season-division =
    {"**"}Divisie { $number }:** { $count ->
        [0] niemand heeft een plaats
        [one] 🏆 {"**"}{ $winners }** wint
       *[other] 🏆 {"**"}{ $winners }** delen de winst
    }{ $ups ->
        [0] { "" }
       *[other] {" "}· ⬆️ omhoog: { $up }
    }{ $downs ->
        [0] { "" }
       *[other] {" "}· ⬇️ omlaag: { $down }
    }
# en: e64f2b18
season-ask-division =
    { $apart ->
        [yes] {"**"}{ $name }** van divisie { $was } naar divisie { $to } van {"**"}{ $season }** zetten? De partijen van dit seizoen tellen opnieuw: alleen die binnen divisie { $to }.
       *[no] {"**"}{ $name }** van divisie { $was } naar divisie { $to } van {"**"}{ $season }** zetten? Alle partijen van dit seizoen gaan mee.
    }
# en: 264bcec8
season-division-left = Iedereen blijft in de eigen divisie.
# en: 7d9b89b3
season-division-set = {"**"}{ $name }** speelt nu in divisie { $division }.
# en: 193f1702
season-ask-end = Het seizoen {"**"}{ $name }** nu beëindigen? Ik plaats en bewaar de eindstand. Een beëindigd seizoen gaat niet meer verder.
# en: 46c03120
season-kept = Het seizoen gaat door.
# en: 0b947c4d
season-ask-reopen = De eindstand van {"**"}{ $name }** verbeteren? Ik tel de partijen opnieuw zoals ze nu zijn, plaats wat er is veranderd, en bewaar ook de oude stand.
# en: c59cb269
season-left = De eindstand blijft zoals die is.
# en: f690f1cb
season-same = Er valt niets te verbeteren: de eindstand blijft gelijk.
# en: 86e5320e
season-reopened = Eindstand verbeterd. Die staat in { $channel }.
# en: 4235585d
season-reopened-unposted = Eindstand verbeterd. Plaatsen in { $channel } lukt niet, dus hier is de stand. `/league table` toont die altijd.
# en: 3bbb4e37
season-again = ✏️ **Eindstand verbeterd: { $name }**
# en: e6d16e25
season-again-line =
    { $how ->
        [gone] {"**"}{ $name }** staat er niet meer in (plaats { $was }, punten { $had })
        [new] {"**"}{ $name }** is nieuw: plaats { $place }, punten { $points }
       *[other] {"**"}{ $name }**: plaats { $was } → { $place }, punten { $had } → { $points }
    }
# en: 0603044e
season-again-more =
    { $count ->
        [one] … en nog { $count }.
       *[other] … en nog { $count }.
    }
# en: 6e1d1ea7
season-ended = Het seizoen is voorbij. De eindstand staat in { $channel }.
# en: df2055e5
season-ended-unposted = Het seizoen is voorbij. Plaatsen in { $channel } lukt niet, dus hier is de eindstand. `/league table` toont die altijd.
# en: e74b05ab
season-over = 🏁 **Het seizoen { $name } is voorbij.**
# en: 5f79c121
season-empty = Er telde geen partij mee.
# en: 1f4eff34
season-winner =
    { $count ->
        [one] 🏆 {"**"}{ $names }** wint.
       *[other] 🏆 {"**"}{ $names }** delen de winst.
    }
# en: 502c08ac
season-games = -# Gespeeld: { $games }
# en: a0009798
season-table-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# en: 2ffce33f
season-final-title = { $name } · eindstand
# en: 6c82efa1
season-final-about =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
# en: bcc8088f
button-season-reopen = Ja, verbeteren
# en: 9fa406c4
button-season-division = Ja, verplaatsen
# en: 1773fe9d
button-season-end = Ja, beëindigen
# en: 42cdc439
button-season-table = De hele stand

### The league's page of /settings

# en: 580034e2
settings-league-zone = Tijdzone: {"**"}{ $zone }**. Volgens deze klok eindigen dagen en seizoenen.
# en: 31adf4a9
settings-league-points =
    { $running ->
        [yes] Punten in het seizoen { $season }: {"**"}{ $system }**
       *[no] Punten: {"**"}{ $system }**
    }
# en: 2681c784
settings-league-channel =
    { $set ->
        [yes] De eindstand van een seizoen komt in { $channel }.
       *[no] De eindstand van een seizoen komt waar de laatste partij was.
    }
# en: bf61777e
settings-points = Hoe punten worden gegeven
# en: b872cf60
settings-points-behind = Eén punt voor elke speler achter je
# en: 3b29c1c7
settings-points-winner = Alles voor wie wint
# en: a516081b
settings-points-game = De punten van het spel zelf
# en: a2c0775e
settings-points-places = Naar plaats, voor elk aantal spelers …
# en: dccf4764
settings-points-list = Naar plaats, één lijst voor alles …
# en: 73c3ea60
settings-points-best = De beste partijen van een seizoen …
# en: cb5ab67e
points-title = Punten zoals jij ze schrijft
# en: 9483edd6
points-label-places = Punten voor elk aantal spelers
# en: 8dd4b64a
points-description-places = Beste plaats eerst: “3: 5 2 0” geeft 5, 2 en 0 punten in een partij met drie spelers.
# en: 6e357251
points-label-list = Punten voor elke plaats
# en: ad484e8c
points-label-best = De beste van zoveel partijen
# en: 4f088b44
points-description-best = “best 10 of 20” telt de beste 10 van de eerste 20. “by 10 6 3” zijn de punten van een partij.
# en: bcd0e749
points-description-list = Beste plaats eerst: “10 6 3 1”. Verdere plaatsen krijgen niets.
# en: 62176a46
zone-title = Tijdzone van deze server
# en: ae8cdded
zone-label = Tijdzone
# en: 9dabe533
zone-description = Zoals Europe/Amsterdam. Alleen de stad mag ook.
# en: af994116
button-league-zone = Tijdzone
# en: adfba91c
button-league-here = Eindstanden hier
# en: 56af09c3
button-league-anywhere = Bij laatste partij

### Answers in private

# en: 2e1ab4de
league-export =
    { $players ->
        [one] De stand met { $players } speler, als bestand voor een spreadsheet.
       *[other] De stand met { $players } spelers, als bestand voor een spreadsheet.
    }
# en: e9d97a3a
league-unranked = Je hebt daar nog geen plaats. Die krijg je { $missing }.
# en: 6f446fc3
league-hidden-other = Die speler is verborgen of uitgesloten.
# en: 2ff4720b
league-no-player = In de competitie van deze server is geen speler “{ $name }”. Kies er een uit de lijst terwijl je typt.

### Pictures in words

# en: 1bed0eb9
alt-league = Competitie, { $title }, { $season }.
# en: 2bc9e803
alt-league-row =
    { $place }: { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $played } gespeeld, { $won } gewonnen, rating { $rating }.
# en: 13ea504c
alt-league-player = Kaart van { $name }: { $about }.
# en: db6f4a61
alt-league-fact = { $label }: { $value }.
# en: bc819301
alt-league-curve = Rating: { $first } → { $last }, laagste { $low }, hoogste { $high }.

### What the league refuses, why, and what can be done

# en: 588851fe
error-league-unknown-match = Die partij is er niet in de competitie van deze server.
# en: a67e37e2
error-league-unknown-player = Nog geen competitiepartij op deze server. `/play` begint er een.
# en: 10661fcc
error-league-unknown-season = Er is geen seizoen “{ $name }”. `/league table` toont ze allemaal.
# en: 55daa7e2
error-league-unknown-change = Er is geen wijziging { NUMBER($change, useGrouping: 0) }. `/manage audit` toont ze allemaal.
# en: 38233571
error-league-changed-meanwhile = Iemand heeft dat veranderd sinds je keek. Kijk nog eens, en beslis dan.
# en: 99dcb598
error-league-undone = Die wijziging is al ongedaan gemaakt.
# en: 0ef3d6d0
error-league-taken-out = Die partij is al geschrapt.
# en: 722978a8
error-league-nothing-changed = Dat is al zo.
# en: b194aa78
error-league-season-running = Het seizoen “{ $name }” is nog bezig. Beëindig het eerst met `/manage season end`.
# en: de945879
error-league-season-overlaps = Het seizoen “{ $name }” valt deels op deze dagen. Kies een andere laatste dag.
# en: c0755917
error-league-season-not-over = Het seizoen “{ $name }” heeft nog geen eindstand.
# en: c13002ca
error-league-season-name = Kies een andere naam: een nieuwe, van hoogstens 40 tekens.
# en: aee1752b
error-league-name = Een naam heeft { $fewest }–{ $most } tekens.
# en: 31210201
error-league-name-early =
    { $days ->
        [one] Je kunt je naam één keer per week veranderen, de volgende keer morgen.
       *[other] Je kunt je naam één keer per week veranderen, de volgende keer over { $days } dagen.
    }
# en: 64cc9d64
error-league-name-taken = Op deze server heet al iemand “{ $name }”. Kies een andere naam.
# en: fb135c20
error-league-name-none = Deze persoon heeft op deze server geen naam gekozen.
# en: bc81b3e0
error-league-season-closing = Ik tel de eindstand van “{ $name }” nog, en de divisies volgen daaruit. Probeer het over een minuut weer.
# en: 99d4d65c
error-league-divisions = Een seizoen heeft { $fewest }–{ $most } divisies, en hoogstens { $moves } spelers promoveren en degraderen.
# en: 9015bec6
error-league-divisions-few =
    { $members ->
        [0] Elke divisie heeft twee spelers nodig. Niemand heeft nog een plaats in de competitie.
       *[other] Elke divisie heeft twee spelers nodig. Met een plaats in de competitie: { $members }. Nodig: { $least }.
    }
# en: 1759ce57
error-league-unknown-division = Dat seizoen heeft geen divisie { $division }.
# en: 16c9c24d
error-league-no-season = Er is geen seizoen bezig. Begin er een met `/manage season start`.
# en: c1ad3273
error-league-date = “{ $text }” is geen datum. Schrijf die zoals 2026-12-31.
# en: 092ca27f
error-league-date-past = { $text } is voorbij. Kies een latere dag.
# en: 27e7880a
error-league-date-early = { $text } is te lang geleden. Partijen toevoegen kan vanaf { $first }.
# en: fb5b3975
error-league-date-future = { $text } moet nog komen. Toevoegen kan alleen wat gespeeld is.
# en: 05065725
error-league-zone = Er is geen tijdzone “{ $zone }”. Schrijf die zoals Europe/Amsterdam.
# en: 5ce3794f
error-league-system =
    { $reason ->
        [twice] “{ $text }” kan niet als puntentelling: hetzelfde aantal spelers staat er twee keer in.
        [seats] “{ $text }” kan niet als puntentelling: een partij heeft 2–6 spelers.
        [length] “{ $text }” kan niet als puntentelling: er zijn meer punten dan plaatsen, of geen.
        [order] “{ $text }” kan niet als puntentelling: een betere plaats moet minstens zoveel geven.
        [best] “{ $text }” kan niet als puntentelling. Schrijf het zoals “best 10 of 20”, of “best 10 of 20 by 10 6 3 1”, met hoogstens 100 partijen.
       *[number] “{ $text }” kan niet als puntentelling. Schrijf hele getallen: 0–9999.
    }
# en: 537a31b5
error-league-no-pending = Die uitslag is al afgehandeld.
# en: 4af6f5e3
error-league-pending-own = Een uitslag die je zelf hebt toegevoegd, moet een ander bevestigen.
# en: bf38df74
error-league-pending-late = De dag daarvoor is voorbij. Een moderator kan de uitslag nog bevestigen of afwijzen.
# en: 1f166d98
error-league-pending-strange = Dat kunnen alleen de andere spelers van de partij en moderators beantwoorden.
# en: 1198b74d
error-league-terms =
    { $reason ->
        [length] Dat spel heeft die lengte niet.
        [option] Dat spel heeft die optie niet.
        [fixture] Die ingeplande partij heeft een ander spel dan het sjabloon.
       *[options] Zeg voor welk spel deze opties zijn.
    }
# en: 5fbe4b20
error-league-game = Het spel “{ $game }” ken ik niet.
# en: e25462f4
error-league-seats = Dat spel is voor { $fewest }–{ $most } spelers. Genoemde spelers: { $seats }.
# en: 424a614d
error-league-places = Die plaatsen kloppen niet. Wie gelijk staat, deelt een plaats, en de volgende vervalt: 1, 2, 2, 4.
# en: fed6d057
error-league-twice = Dat is twee keer dezelfde speler.
# en: c216ff0a
error-league-banned = Die speler is al uitgesloten van de competitie.
# en: cd49b85e
error-league-not-banned = Die speler is niet uitgesloten van de competitie.
# en: eca0e025
error-league-merged = Die speler is al met een andere samengevoegd.
# en: 9ce287b5
error-league-reason = Geef een reden van hoogstens { $most } tekens.
# en: 680e3fc1
error-league-page = Die bladzijde is er niet.
