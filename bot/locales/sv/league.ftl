# The league: tables, players, histories, records, seasons.

### The table, as a message

# en: ed36d2b1
league-heading =
    {"**"}Ligan · { $title }** · { $season }{ $pages ->
        [one] { "" }
       *[other] {" "}· sida { $page } av { $pages }
    } · { $players } spelare
# en: 32ad517a
league-empty = Ingen har spelat klart en ligamatch här än. Öppna ett bord med `/play`.
# en: afda83a0
league-final =
    -# Sluttabell: säsongen är över.{ $again ->
        [yes] {" "}Rättad efter slutet.
       *[no] {""}
    }
# en: f5664456
league-outdated = -# En moderator har rättat matcher sedan dess. `/manage season reopen` uppdaterar tabellen.
# en: ff77f3af
league-system = -# Poäng: { $system }
# en: 2cbc97ae
league-recalculating = Räknar om, { NUMBER($percent) } %
# en: 99fc7ae2
league-recalculating-note = ⏳ Ligan räknas om efter en ändring: { NUMBER($percent) } % är klart. Siffrorna är från före den.
# en: ee72b287
league-line =
    { $place }\. **{ $name }** · { $points } poäng{ $moved ->
        [up] {" "}· upp { $by }
        [down] {" "}· ner { $by }
        [new] {" "}· ny
       *[no] { "" }
    }{ $tied ->
        [yes] {" "}· avgör: { $tie }
       *[no] { "" }
    }
    -# spelade { $played }, vunna { $won }, { $per_match } per match, snittplats { $average }, rating { $rating } { $spread }, senast: { $last }
# en: 2dc255bd
league-text-legend = -# Senaste resultat, det nyaste sist: V vann, S sist, annars placeringen. Upp och ner: placeringar sedan i går. En rating med ”?” är preliminär: dess ± är över 160.

### The heads of the league's pictures

# en: 58ac185e
league-title = Ligan · { $title }
# en: 71cf4331
league-about =
    { $season } · { $by }{ $pages ->
        [one] { "" }
       *[other] {" "}· sida { $page } av { $pages }
    }

### Words for what is shown, and menus

# en: 291f0c18
league-all = alla spel
# en: b2f2a4aa
league-all-games = Alla spel
# en: 493d7ddc
league-always = genom tiderna
# en: 199b6960
league-all-time = Genom tiderna
# en: 86828eeb
league-former = tidigare spelare
# en: 84876238
league-somebody = någon
# en: 5634e4e7
league-menu = Välj ett spel
# en: c399170c
league-season-menu = Välj en säsong
# en: 2c5835b7
league-season-list = Alla säsonger i en lista
# en: 137bf2bf
league-season-line =
    { $running ->
        [yes] { $season } (pågår)
       *[no] { $season }
    }
# en: d9c46d4e
league-division = { $season }, division { $division }
# en: 35345623
league-division-moves =
    { $where ->
        [first] { $count ->
            [one] -# När säsongen är slut flyttas den sista ner.
           *[other] -# När säsongen är slut flyttas de { $count } sista ner, högst hälften av en division.
        }
        [last] { $count ->
            [one] -# När säsongen är slut flyttas den första upp.
           *[other] -# När säsongen är slut flyttas de { $count } första upp, högst hälften av en division.
        }
       *[between] { $count ->
            [one] -# När säsongen är slut flyttas den första upp och den sista ner.
           *[other] -# När säsongen är slut flyttas de { $count } första upp och de { $count } sista ner, högst hälften av en division.
        }
    }
# en: 189060c6
league-sort-menu = Sortera tabellen
# en: 293deed5
league-sort = Sorterad { $by }
# en: 9ce8e330
league-sort-points = efter poäng
# en: c4b3b147
league-sort-rating = efter rating
# en: a1e805f9
league-sort-won = efter vinster
# en: 2fdf3491
league-sort-played = efter spelade matcher
# en: 620b0aeb
league-sort-per-match = efter poäng per match
# en: 5b06cbcc
league-sort-place = efter snittplats

### Heads of columns in the pictures

# en: 5b452d76
league-name = Spelare
# en: 8041a5a0
league-rank = Plats
# en: e1ad6613
league-played = Matcher
# en: 5733cb9f
league-won = Vinster
# en: 25b2b6de
league-place = Snittplats
# en: a517a68d
league-rating = Rating
# en: a3f55278
league-last = Senaste fem
# en: 3d1dadd7
league-points = Poäng
# en: cba3d2c2
league-per-match = Per match
# en: f72acd08
league-new = ny
# en: a4ba0357
league-provisional = ? preliminär: ± över 160
# en: 0af86168
league-mark-won = V
# en: c25d1b9e
league-mark-last = S
# en: b51332f8
league-tie-letter-won = v
# en: b88d4614
league-tie-letter-points = p
# en: 86353404
league-tie-letter-direct = i
# en: 72fb89b9
league-tie-letter-place = s
# en: 4cdd73f4
league-tie-letter-rating = r
# en: 1021fe9e
league-tie-won = fler vinster
# en: 6fdc3099
league-tie-points = fler poäng
# en: 22125f4c
league-tie-direct = inbördes möten
# en: c4f817cf
league-tie-place = snittplats
# en: dbeaec95
league-tie-rating = rating

### How points are given, as a phrase after "Poäng: "

# en: c6fe7c15
league-points-behind = ett för varje spelare efter dig
# en: c142e931
league-points-winner = vinnaren tar allt
# en: dc59dae6
league-points-game = spelets egna poäng
# en: 2b4490f9
league-points-places = efter placering och antal spelare ({ $text })
# en: efb9794c
league-points-best = de { $best } bästa av de första { $of } matcherna ({ $each })
# en: 5fa1e4c6
league-points-list = efter placering ({ $text })

### Ranks, and the league rules

# en: 742e15c5
league-rank-missing =
    { $missing ->
        [one] efter en match till
       *[other] efter { $missing } matcher till
    }
# en: 03a58184
league-least = Du får en placering efter { $least } matcher.
# en: 6b98f9ba
league-rules-saved = Sparat för bord som öppnas från och med nu.
# en: 1b96458f
league-rules-heading = {"**"}Ligans regler**
# en: b74c17b7
league-rules-of =
    { $where ->
        [season] Den här säsongen: {"**"}{ $rules }**
        [fixture] Planerad match { NUMBER($number, useGrouping: 0) }: {"**"}{ $rules }**
       *[league] Ligan: {"**"}{ $rules }**
    }
# en: 15dc2fd9
league-rules-none = allt är tillåtet
# en: e1988649
button-league-rules = Ligans regler
# en: 24509865
league-rules-note = -# Säsongens regler går före ligans, och en planerad matchs regler före båda. Ligabord börjar med de här reglerna. En match med andra val räknas inte.
# en: fc9d8ba6
league-rules-turns = -# Den som spelar räknas: spelar datorn mer än en tredjedel av dina turer hamnar du efter alla som stannar, även om du kommer tillbaka.
# en: 7109aa6d
league-rules-divisions = -# I säsongens tabell räknas bara matcher inom en division. Alla andra räknas för ratingen.

### Why a match, or somebody's part in it, does not count

# en: 2eb0fc2b
league-why-out = borttagen av en moderator
# en: 93c95f3c
league-why-abandoned = avslutad i förtid
# en: e93a1201
league-why-banned = avstängd från ligan
# en: d3aff015
league-why-twice = räknas en gång: den spelaren hade en bättre plats
# en: d63905aa
league-why-alone = utan rating: bara datorer som motståndare
# en: 0da09c85
league-why-often = utan rating: två spelare möttes för ofta den dagen
# en: 0c8bd708
league-why-apart = olika divisioner, så inte i säsongens tabell
# en: 06491e77
league-why-walkover = utan rating: walkover
# en: 848a96e8
league-why-rules = inte spelad efter ligans regler
# en: 47958af9
league-why-computers = färre än två människor spelade
# en: 67bf3b09
league-why-limit = de här spelarna har nått dagens gräns
# en: 97ac9dde
league-why-left = borta vid slutet, så efter alla som stannade
# en: fa5cd4c3
league-why-absent = datorn spelade mer än en tredjedel av turerna, så efter alla som stannade
# en: aaea857c
league-why-resigned = gav upp, så sist

### What a match counts for, told in the lobby and before somebody resigns

# en: 5376d1f8
stakes-limit = -# Ni har nått dagens gräns på { $limit } ligamatcher mot varandra: en till som slutar i dag räknas inte.
# en: 3fe100aa
stakes-often = -# { $names } har nått dagens gräns på { $limit } ligamatcher mot varandra: poäng, men ingen rating.
# en: 4f3bc219
stakes-apart = -# Ni spelar i olika divisioner: den här matchen står inte i säsongens tabell, men räknas för ratingen.
# en: 2793385b
stakes-resign-free = Den här matchen räknas inte för dig: { $why }.
# en: b5f93a63
stakes-resign =
    { $worth ->
        [game] I ligan får du plats { $place } av { $seats }, med minst poäng vid bordet
        [apart] I ligan får du plats { $place } av { $seats }, men inte i säsongens tabell
       *[points] I ligan får du plats { $place } av { $seats }: { $points }
    }{ $rated ->
        [yes] {" "}– och det räknas för din rating.
       *[no] {" "}– och din rating är oförändrad.
    }
# en: 9709019b
stakes-resign-fixture = Din plats räknas också i planerad match { NUMBER($number, useGrouping: 0) }.
# en: 487c2da9
stakes-resign-night = Din plats räknas också i spelkvällen, när det har spelats tillräckligt vid bordet.

### Buttons

# en: 3faa27d3
button-first = Första
# en: 34224aa1
button-last = Sista
# en: b4796c1a
button-league-mine = Min placering
# en: 305cf09a
button-league-card = Mitt kort
# en: f27fc13d
button-league-t = Som text
# en: 470c588f
button-league-p = Som bild
# en: 0dcd19f0
button-league-history = Matcher
# en: 94521458
button-league-versus = Jämför med mig
# en: fa026b8f
button-league-records = Rekord
# en: 0ebe1d62
button-league-hide = Dölj mig
# en: f927fede
button-league-show = Visa mig igen

### A player's card

# en: 88ea6864
league-player = {"**"}{ $name }** · { $title } · { $season }
# en: 9591b99a
league-player-about = { $title } · { $season }
# en: 8dd5420d
league-hidden = -# Du är dold i serverns liga. Dina matcher räknas fortfarande för de andra. **{ button-league-show }** tar dig tillbaka.
# en: ca609a97
league-hidden-banned = -# Avstängd från ligan.
# en: deffd4bd
league-uncarded = Du har inte spelat någon ligamatch på servern än. `/play` startar en.
# en: 242b0c8d
league-fact = { $label }: {"**"}{ $value }**
# en: aae1602b
league-curve = Rating över tid
# en: 09c9359a
league-curve-empty = Ingen match med rating än.
# en: c3173b36
league-last-matches = Senaste matcher och ändrad rating
# en: a919fea0
league-last-heading = {"**"}Senaste matcher**
# en: 1df0c9cb
league-games = Spel
# en: 479ce3ed
league-game-count =
    { $game } { $played } (vunna: { $won })
# en: 1c31b361
league-favourite = Favorit
# en: d7ab4720
league-best = Bäst mot
# en: 86a89549
league-worst = Sämst mot
# en: ef96a2b7
league-opponent = { $name }, före i { $ahead } av { $played }
# en: ed2fa164
league-milestones = Milstolpar
# en: 0c3b729c
league-first-wins = vunnit: { $games }
# en: 3cb81c31
league-beat-strong = slagit en stark dator: { $games }
# en: b4a33d18
league-streak = Vinster i rad
# en: b1c35ee5
league-streaks = { $now } nu, { $longest } som mest
# en: c3bc6339
league-highest = Bästa omgången
# en: b4030638
league-fastest = Snabbaste vinsten
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
        [person] {"**"}Matcher: { $name }**
       *[all] {"**"}Ligans matcher**
    } · { $title }{ $pages ->
        [one] { "" }
       *[other] {" "}· sida { $page } av { $pages }
    }
# en: 9a053380
league-history-empty = Ingen match i ligan än.
# en: 8ee3ab23
league-match-line =
    { $number ->
        [0] -
       *[other] { $number }\.
    } { $time } · { $game } · { $who }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }{ $counts ->
        [no] {" "}· räknas inte: { $why }
        [rating] {" "}· { $why }
       *[yes] { "" }
    }
# en: 94478b89
league-match-own = placering { $place } av { $seats } · motståndare: { $names }
# en: faf38e6e
league-placed = { $place }. { $name }
# en: 44aeae4e
league-gain = { $gain } ligapoäng
# en: b6e54f38
league-gain-none = inga ligapoäng
# en: d4138767
league-rating-change = rating { $rating } ({ $change })
# en: aef53079
league-game-rating = i det här spelet { $rating } { $spread } ({ $change })
# en: 485e5c31
league-match-menu = Välj en match för att se mer
# en: 3078a056
league-match-choice = { $number }. { $game }: { $names }
# en: d99757d8
league-match = {"**"}{ $game }** · { $time } · `{ $match }`
# en: e2766d5f
league-match-out = Räknas inte i ligan: { $why }.
# en: 5f8a8a43
league-match-changed = -# Ändrad av en moderator (ändring { NUMBER($change, useGrouping: 0) } i `/manage audit`).
# en: ae1e3fe1
league-match-unrecorded = -# Inskriven av en moderator: det finns inget protokoll att kontrollera.
# en: 2d07a2c0
league-seat =
    { $place }\. **{ $name }**{ $played ->
        [computer] {" "}(dator)
        [left] {" "}(datorn spelade vidare)
        [absent] {" "}(datorn spelade mer än en tredjedel)
        [resigned] {" "}(gav upp)
        [taken] {" "}(platsen övertagen)
       *[person] { "" }
    } · { $total } poäng{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }

### Two players compared

# en: b601b1da
league-versus = {"**"}{ $left } och { $right }** · { $title }
# en: d8032e7b
league-together =
    { $title } · { $played ->
        [one] { $played } match mot varandra
       *[other] { $played } matcher mot varandra
    }
# en: 64f1afb7
league-level = lika i { $level }
# en: 5b1e1297
league-ahead = före
# en: 3f29a594
league-rated = rating { $rating } { $spread }
# en: abc799b7
league-never-met = De har inte mötts än.
# en: 183ad042
league-versus-told =
    { $level ->
        [0] { $left } var före i { $ahead } av { $played }, { $right } i { $behind }.
       *[other] { $left } var före i { $ahead } av { $played }, { $right } i { $behind }. Lika blev det i { $level }.
    }
# en: 852f2321
league-versus-rating = { $name }: { $rating }.
# en: 8c8f9fd2
league-versus-game =
    { $level ->
        [0] { $game }: { $ahead }–{ $behind }.
       *[other] { $game }: { $ahead }–{ $behind }, lika i { $level }.
    }

### Records

# en: dd3d00cd
league-records = {"**"}Rekord · { $title }**
# en: d6ca548a
league-records-empty = Inga rekord än. Först måste någon vinna.
# en: 2ce8d435
league-record-game = {"**"}{ $game }**
# en: e75cb5bf
league-record-streak =
    { $when ->
        [none] Flest vinster i rad: {"**"}{ $name }**, { $count }
       *[other] Flest vinster i rad: {"**"}{ $name }**, { $count } ({ $when })
    }
# en: 48610410
league-record-highest =
    { $when ->
        [none] Högsta omgången: {"**"}{ $name }**, { $points } poäng
       *[other] Högsta omgången: {"**"}{ $name }**, { $points } poäng ({ $when })
    }
# en: 341370ba
league-record-fastest =
    { $when ->
        [none] Snabbaste vinsten · { $length }: {"**"}{ $name }**, { $time }
       *[other] Snabbaste vinsten · { $length }: {"**"}{ $name }**, { $time } ({ $when })
    }

### Seasons

# en: 037dc8bc
season-heading =
    { $count ->
        [one] {"**"}{ $count } säsong**
       *[other] {"**"}{ $count } säsonger**
    }
# en: 3c1559c2
season-line =
    {"**"}{ $name }** · { $state ->
        [over] { $start } – { $until }
        [dated] pågår: { $start } – { $until }
       *[open] pågår sedan { $start }
    }{ $divisions ->
        [0] { "" }
       *[other] {" "}· { $divisions } divisioner
    } · poäng: { $system }
# en: e90998bc
season-more =
    { $count ->
        [one] … och { $count } till. Välj den i `/league table`.
       *[other] … och { $count } till. Välj dem i `/league table`.
    }
# en: 29e1e9df
season-menu = Visa en säsongs tabell
# en: c5b657a8
season-started =
    { $until ->
        [none] 🏁 Säsongen {"**"}{ $name }** har börjat. Poäng: { $system }. Den pågår tills en moderator avslutar den med `/manage season end`.
       *[other] 🏁 Säsongen {"**"}{ $name }** har börjat. Poäng: { $system }. Den pågår till: { $until }
    }
# en: 953f7298
season-divisions =
    { $moves ->
        [one] Den har { $count } divisioner. I slutet flyttas en spelare upp och en ner mellan divisioner intill varandra (högst hälften av en division). Nya spelare börjar i division { $count }. I en divisions tabell räknas bara matcher inom divisionen.
       *[other] Den har { $count } divisioner. I slutet flyttas { $moves } upp och { $moves } ner mellan divisioner intill varandra (högst hälften av en division). Nya spelare börjar i division { $count }. I en divisions tabell räknas bara matcher inom divisionen.
    }
# en: 375545fb
season-division-members = {"**"}Division { $number }** ({ $count }): { $names }
# en: da29be22
season-division =
    {"**"}Division { $number }:** { $count ->
        [0] ingen har någon placering
        [one] 🏆 {"**"}{ $winners }** vinner den
       *[other] 🏆 {"**"}{ $winners }** delar den
    }{ $ups ->
        [0] { "" }
       *[other] {" "}· ⬆️ upp: { $up }
    }{ $downs ->
        [0] { "" }
       *[other] {" "}· ⬇️ ner: { $down }
    }
# en: e64f2b18
season-ask-division =
    { $apart ->
        [yes] Flytta {"**"}{ $name }** från division { $was } till division { $to } i {"**"}{ $season }**? Säsongens matcher räknas om: bara de inom division { $to }.
       *[no] Flytta {"**"}{ $name }** från division { $was } till division { $to } i {"**"}{ $season }**? Säsongens matcher flyttas med.
    }
# en: 264bcec8
season-division-left = Alla stannar i sin division.
# en: 7d9b89b3
season-division-set = {"**"}{ $name }** spelar nu i division { $division }.
# en: 193f1702
season-ask-end = Avsluta säsongen {"**"}{ $name }** nu? Jag lägger ut och sparar dess sluttabell. Den kan inte startas om.
# en: 46c03120
season-kept = Säsongen fortsätter.
# en: 0b947c4d
season-ask-reopen = Rätta sluttabellen för {"**"}{ $name }**? Jag räknar matcherna igen som de står nu, lägger ut vad som ändrats och sparar även den gamla tabellen.
# en: c59cb269
season-left = Sluttabellen står kvar som den är.
# en: f690f1cb
season-same = Inget att rätta: sluttabellen är densamma.
# en: 86e5320e
season-reopened = Sluttabellen är rättad. Den finns i { $channel }.
# en: 4235585d
season-reopened-unposted = Sluttabellen är rättad. Jag kan inte lägga ut den i { $channel }, så här är den. `/league table` visar den när som helst.
# en: 3bbb4e37
season-again = ✏️ **Rättad sluttabell: { $name }**
# en: e6d16e25
season-again-line =
    { $how ->
        [gone] {"**"}{ $name }** är inte längre med (placering { $was }, poäng { $had })
        [new] {"**"}{ $name }** är ny: placering { $place }, poäng { $points }
       *[other] {"**"}{ $name }**: placering { $was } → { $place }, poäng { $had } → { $points }
    }
# en: 0603044e
season-again-more = … och { $count } till.
# en: 6e1d1ea7
season-ended = Säsongen är över. Dess sluttabell finns i { $channel }.
# en: df2055e5
season-ended-unposted = Säsongen är över. Jag kan inte lägga ut dess sluttabell i { $channel }, så här är den. `/league table` visar den när som helst.
# en: e74b05ab
season-over = 🏁 **Säsongen { $name } är över.**
# en: 5f79c121
season-empty = Ingen match räknades.
# en: 1f4eff34
season-winner =
    { $count ->
        [one] 🏆 {"**"}{ $names }** vinner den.
       *[other] 🏆 {"**"}{ $names }** delar segern.
    }
# en: 502c08ac
season-games = -# Spelat: { $games }
# en: a0009798
season-table-line = { $place }\. **{ $name }** · { $points } poäng
# en: 2ffce33f
season-final-title = { $name } · sluttabell
# en: 6c82efa1
season-final-about = { $players } spelare
# en: bcc8088f
button-season-reopen = Ja, rätta den
# en: 9fa406c4
button-season-division = Ja, flytta
# en: 1773fe9d
button-season-end = Ja, avsluta den
# en: 42cdc439
button-season-table = Hela tabellen

### The league's page of /settings

# en: 580034e2
settings-league-zone = Tidszon: {"**"}{ $zone }**. Dagar och säsonger slutar enligt den klockan.
# en: 31adf4a9
settings-league-points =
    { $running ->
        [yes] Poäng i säsongen { $season }: {"**"}{ $system }**
       *[no] Poäng: {"**"}{ $system }**
    }
# en: 2681c784
settings-league-channel =
    { $set ->
        [yes] Säsonger slutar med ett inlägg i { $channel }.
       *[no] Säsonger slutar med ett inlägg där den senaste matchen spelades.
    }
# en: bf61777e
settings-points = Hur poäng ges
# en: b872cf60
settings-points-behind = Ett poäng för varje spelare efter dig
# en: 3b29c1c7
settings-points-winner = Vinnaren tar allt
# en: a516081b
settings-points-game = Spelets egna poäng
# en: a2c0775e
settings-points-places = Efter placering, för varje antal spelare …
# en: dccf4764
settings-points-list = Efter placering, en lista för alla …
# en: 73c3ea60
settings-points-best = Säsongens bästa matcher …
# en: cb5ab67e
points-title = Skriv hur poäng ges
# en: 9483edd6
points-label-places = Poäng för varje antal spelare
# en: 8dd4b64a
points-description-places = Bästa placeringen först: ”3: 5 2 0” betyder 5, 2 och 0 poäng i en match med tre.
# en: 6e357251
points-label-list = Poäng för varje placering
# en: ad484e8c
points-label-best = De bästa av så många matcher
# en: 4f088b44
points-description-best = ”best 10 of 20” summerar de 10 bästa av de första 20. ”by 10 6 3” ger varje match dess poäng.
# en: bcd0e749
points-description-list = Bästa placeringen först: ”10 6 3 1”. Övriga placeringar får inget.
# en: 62176a46
zone-title = Serverns tidszon
# en: ae8cdded
zone-label = Tidszon
# en: 9dabe533
zone-description = Till exempel Europe/Helsinki. Bara staden räcker.
# en: af994116
button-league-zone = Tidszon
# en: adfba91c
button-league-here = Sluttabeller hit
# en: 56af09c3
button-league-anywhere = Vid senaste matchen

### Answers in private

# en: 2e1ab4de
league-export = Tabellen med { $players } spelare, som en fil för kalkylprogram.
# en: e9d97a3a
league-unranked = Du har ingen placering där än. Den kommer { $missing }.
# en: 6f446fc3
league-hidden-other = Den spelaren är dold eller avstängd.
# en: 2ff4720b
league-no-player = Det finns ingen spelare ”{ $name }” i serverns liga. Välj en i listan medan du skriver.

### Pictures in words

# en: 1bed0eb9
alt-league = Ligan, { $title }, { $season }.
# en: 2bc9e803
alt-league-row =
    { $place }: { $name }, { $points } poäng, spelade { $played }, vunna { $won }, rating { $rating }.
# en: 13ea504c
alt-league-player = Spelarkort: { $name }, { $about }.
# en: db6f4a61
alt-league-fact = { $label }: { $value }.
# en: bc819301
alt-league-curve = Rating: { $first } → { $last }, lägst { $low }, högst { $high }.

### What the league refuses, why, and what can be done

# en: 588851fe
error-league-unknown-match = Den matchen finns inte i serverns liga.
# en: a67e37e2
error-league-unknown-player = Ingen ligamatch på servern än. `/play` startar en.
# en: 10661fcc
error-league-unknown-season = Det finns ingen säsong ”{ $name }”. `/league table` visar alla.
# en: 55daa7e2
error-league-unknown-change = Det finns ingen ändring { NUMBER($change, useGrouping: 0) }. `/manage audit` visar alla.
# en: 38233571
error-league-changed-meanwhile = Någon annan har ändrat det sedan du tittade. Titta igen och bestäm sedan.
# en: 99dcb598
error-league-undone = Den ändringen är redan ångrad.
# en: 0ef3d6d0
error-league-taken-out = Den matchen är redan borttagen.
# en: 722978a8
error-league-nothing-changed = Det är redan så.
# en: b194aa78
error-league-season-running = Säsongen ”{ $name }” pågår fortfarande. Avsluta den först, med `/manage season end`.
# en: de945879
error-league-season-overlaps = Säsongen ”{ $name }” täcker några av de dagarna. Välj en annan sista dag.
# en: c0755917
error-league-season-not-over = Säsongen ”{ $name }” har ingen sluttabell än.
# en: c13002ca
error-league-season-name = Välj ett annat namn: det måste vara nytt och högst 40 tecken långt.
# en: aee1752b
error-league-name = Ett namn har { $fewest }–{ $most } tecken.
# en: 31210201
error-league-name-early =
    { $days ->
        [one] Du kan byta namn en gång i veckan, nästa gång i morgon.
       *[other] Du kan byta namn en gång i veckan, nästa gång om { $days } dagar.
    }
# en: 64cc9d64
error-league-name-taken = Någon på den här servern heter redan ”{ $name }”. Välj ett annat namn.
# en: fb135c20
error-league-name-none = Den personen har inte valt något namn på den här servern.
# en: bc81b3e0
error-league-season-closing = Jag räknar fortfarande på sluttabellen för ”{ $name }”, och den bestämmer divisionerna. Försök igen om en minut.
# en: 99d4d65c
error-league-divisions = En säsong har { $fewest }–{ $most } divisioner, och högst { $moves } flyttas upp och ner.
# en: 9015bec6
error-league-divisions-few =
    { $members ->
        [0] Varje division behöver två spelare. Ingen har någon placering i ligan än.
       *[other] Varje division behöver två spelare. Med placering i ligan: { $members }. Det behövs: { $least }.
    }
# en: 1759ce57
error-league-unknown-division = Den säsongen har ingen division { $division }.
# en: 16c9c24d
error-league-no-season = Ingen säsong pågår. Starta en med `/manage season start`.
# en: c1ad3273
error-league-date = Det finns inget datum ”{ $text }”. Skriv till exempel 2026-12-31.
# en: 092ca27f
error-league-date-past = { $text } har redan varit. Välj en senare dag.
# en: 27e7880a
error-league-date-early = { $text } är för länge sedan. Du kan lägga till matcher från och med { $first }.
# en: fb5b3975
error-league-date-future = { $text } har inte varit än. Du kan bara lägga till matcher som är spelade.
# en: 05065725
error-league-zone = Det finns ingen tidszon ”{ $zone }”. Skriv till exempel Europe/Helsinki.
# en: 5ce3794f
error-league-system =
    { $reason ->
        [twice] ”{ $text }” går inte som poäng: samma antal spelare står två gånger.
        [seats] ”{ $text }” går inte som poäng: matcher har 2–6 spelare.
        [length] ”{ $text }” går inte som poäng: där är fler poäng än placeringar, eller inga.
        [order] ”{ $text }” går inte som poäng: en bättre placering måste ge minst lika mycket.
        [best] ”{ $text }” går inte som poäng. Skriv till exempel ”best 10 of 20”, eller ”best 10 of 20 by 10 6 3 1”, med högst 100 matcher.
       *[number] ”{ $text }” går inte som poäng. Skriv hela tal: 0–9999.
    }
# en: 537a31b5
error-league-no-pending = Det resultatet är redan avgjort.
# en: 4af6f5e3
error-league-pending-own = Någon annan måste bekräfta ett resultat som du har lagt till.
# en: bf38df74
error-league-pending-late = Tiden för det har gått ut. En moderator kan fortfarande bekräfta eller avvisa det.
# en: 1f166d98
error-league-pending-strange = Det kan bara matchens andra spelare och moderatorer svara på.
# en: 1198b74d
error-league-terms =
    { $reason ->
        [length] Det spelet har ingen sådan längd.
        [option] Det spelet har inget sådant val.
        [fixture] Den planerade matchen har ett annat spel än mallen.
       *[options] Säg vilket spel valen är för.
    }
# en: 5fbe4b20
error-league-game = Det finns inget spel ”{ $game }”.
# en: e25462f4
error-league-seats = Det spelet är för { $fewest }–{ $most } spelare. Angivna spelare: { $seats }.
# en: 424a614d
error-league-places = De placeringarna går inte ihop. De som är lika delar placering, och nästa hoppas över: 1, 2, 2, 4.
# en: fed6d057
error-league-twice = Det är samma spelare två gånger.
# en: c216ff0a
error-league-banned = Den spelaren är redan avstängd från ligan.
# en: cd49b85e
error-league-not-banned = Den spelaren är inte avstängd från ligan.
# en: eca0e025
error-league-merged = Den spelaren är redan ihopslagen med en annan.
# en: 9ce287b5
error-league-reason = Ange ett skäl, högst { $most } tecken långt.
# en: 680e3fc1
error-league-page = Den sidan finns inte.
