# The league: tables, players, histories, records, seasons.

### The table, as a message: the lines above the picture, and the same in words

# en: ed36d2b1
league-heading =
    {"**"}Liga · { $title }** · { $season }{ $pages ->
        [one] { "" }
       *[other] {" "}· { $page }/{ $pages }. oldal
    } · { $players } játékos
# en: 32ad517a
league-empty = Itt még senki sem játszott végig ligameccset. Nyiss egy asztalt: `/play`.
# en: afda83a0
league-final =
    -# Végső tabella: ennek a szezonnak vége.{ $again ->
        [yes] {" "}Utólag javítva.
       *[no] {""}
    }
# en: f5664456
league-outdated = -# Azóta egy moderátor javított néhány meccset. Ezt a tabellát így lehet frissíteni: `/manage season reopen`.
# en: ff77f3af
league-system = -# Pontok: { $system }
# en: 2cbc97ae
league-recalculating = Újraszámolás, { NUMBER($percent) }%
# en: 99fc7ae2
league-recalculating-note = ⏳ Változás után újraszámolom a ligát: eddig { NUMBER($percent) }% kész. Ezek még a régi számok.
# en: ee72b287
league-line =
    { $place }\. **{ $name }** · { $points } pont{ $moved ->
        [up] {" "}· feljebb: { $by }
        [down] {" "}· lejjebb: { $by }
        [new] {" "}· új
       *[no] { "" }
    }{ $tied ->
        [yes] {" "}· döntött: { $tie }
       *[no] { "" }
    }
    -# { $played } meccs, { $won } győzelem, meccsenként { $per_match }, átlagos hely { $average }, értékszám { $rating } { $spread }, utolsók: { $last }
# en: 2dc255bd
league-text-legend = -# Utolsó eredmények, a legfrissebb a végén: G győzelem, U utolsó hely, különben a helyezés. Feljebb és lejjebb: hány hellyel tegnap óta. A „?” jelű értékszám ideiglenes: a ± értéke 160 felett van.

### The heads of the league's pictures: one line each, 40 letters or so

# en: 58ac185e
league-title = Liga · { $title }
# en: 71cf4331
league-about =
    { $season } · { $by }{ $pages ->
        [one] { "" }
       *[other] {" "}· { $page }/{ $pages }. oldal
    }

### Words for what is shown, and menus (100 letters a line). Those in capitals begin a line

# en: 291f0c18
league-all = minden játék
# en: b2f2a4aa
league-all-games = Minden játék
# en: 493d7ddc
league-always = a kezdetek óta
# en: 199b6960
league-all-time = A kezdetek óta
# en: 86828eeb
league-former = korábbi játékos
# en: 84876238
league-somebody = valaki
# en: 5634e4e7
league-menu = Válassz játékot
# en: c399170c
league-season-menu = Válassz szezont
# en: 2c5835b7
league-season-list = Minden szezon egy listában
# en: 137bf2bf
league-season-line =
    { $running ->
        [yes] { $season } (most zajlik)
       *[no] { $season }
    }
# en: d9c46d4e
league-division = { $season }, { $division }. osztály
# en: 35345623
league-division-moves =
    { $where ->
        [first] { $count ->
            [one] -# A szezon végén az utolsó játékos kiesik.
           *[other] -# A szezon végén az utolsó { $count } kiesik, legfeljebb az osztály fele.
        }
        [last] { $count ->
            [one] -# A szezon végén az első játékos feljut.
           *[other] -# A szezon végén az első { $count } feljut, legfeljebb az osztály fele.
        }
       *[between] { $count ->
            [one] -# A szezon végén az első játékos feljut, az utolsó kiesik.
           *[other] -# A szezon végén az első { $count } feljut, az utolsó { $count } kiesik, legfeljebb az osztály fele.
        }
    }
# en: 189060c6
league-sort-menu = A tabella rendezése
# en: 293deed5
league-sort = Rendezés: { $by }
# en: 9ce8e330
league-sort-points = pontok
# en: c4b3b147
league-sort-rating = értékszám
# en: a1e805f9
league-sort-won = győzelmek
# en: 2fdf3491
league-sort-played = lejátszott meccsek
# en: 620b0aeb
league-sort-per-match = pontok meccsenként
# en: 5b06cbcc
league-sort-place = átlagos helyezés

### Heads of columns in the pictures. There is little room

# en: 5b452d76
league-name = Játékos
# en: 8041a5a0
league-rank = Helyezés
# en: e1ad6613
league-played = Meccs
# en: 5733cb9f
league-won = Győz.
# en: 25b2b6de
league-place = Átl. hely
# en: a517a68d
league-rating = Értékszám
# en: a3f55278
league-last = Utolsó öt
# en: 3d1dadd7
league-points = Pontok
# en: cba3d2c2
league-per-match = Meccsenként
# en: f72acd08
league-new = új
# en: a4ba0357
league-provisional = ? ideiglenes értékszám: ± 160 felett
# en: 0af86168
league-mark-won = G
# en: c25d1b9e
league-mark-last = U
# en: b51332f8
league-tie-letter-won = g
# en: b88d4614
league-tie-letter-points = p
# en: 86353404
league-tie-letter-direct = e
# en: 72fb89b9
league-tie-letter-place = h
# en: 4cdd73f4
league-tie-letter-rating = é
# en: 1021fe9e
league-tie-won = több győzelem
# en: 6fdc3099
league-tie-points = több pont
# en: 22125f4c
league-tie-direct = egymás ellen
# en: c4f817cf
league-tie-place = átlagos helyezés
# en: dbeaec95
league-tie-rating = értékszám

### How points are given, as a phrase after "Pontok: "

# en: c6fe7c15
league-points-behind = egy minden mögötted végző játékosért
# en: c142e931
league-points-winner = a győztes mindent visz
# en: dc59dae6
league-points-game = a játék saját pontjai
# en: 2b4490f9
league-points-places = helyezés és létszám szerint ({ $text })
# en: efb9794c
league-points-best = { $best } legjobb meccs az első { $of } közül ({ $each })
# en: 5fa1e4c6
league-points-list = helyezés szerint ({ $text })

### Ranks, and the league rules

# en: 742e15c5
league-rank-missing = még { $missing } meccs után
# en: 03a58184
league-least = Helyezést { $least } meccs után kapsz.
# en: 6b98f9ba
league-rules-saved = Elmentettem. A mostantól nyitott asztalokra érvényes.
# en: 1b96458f
league-rules-heading = {"**"}Ligaszabályok**
# en: b74c17b7
league-rules-of =
    { $where ->
        [season] Ez a szezon: {"**"}{ $rules }**
        [fixture] { NUMBER($number, useGrouping: 0) }. párosítás: {"**"}{ $rules }**
       *[league] A liga: {"**"}{ $rules }**
    }
# en: 15dc2fd9
league-rules-none = minden megengedett
# en: e1988649
button-league-rules = Ligaszabályok
# en: 24509865
league-rules-note = -# A szezon szabályai erősebbek a ligáénál, a párosításéi mindkettőnél. A ligaasztalok ezekkel indulnak; a másképp beállított meccs nem számít.
# en: fc9d8ba6
league-rules-turns = -# Az számít, aki játszik: ha a köreid több mint harmadát a gép játssza, mindenki mögé kerülsz, aki végigjátssza, akkor is, ha visszajössz.
# en: 7109aa6d
league-rules-divisions = -# Ennek a szezonnak a tabellájába csak az osztályon belüli meccsek számítanak. A többi az értékszámba számít.

### Why a match, or somebody's part in it, does not count: a phrase

# en: 2eb0fc2b
league-why-out = egy moderátor kivette
# en: 93c95f3c
league-why-abandoned = idő előtt véget ért
# en: e93a1201
league-why-banned = kizárva a ligából
# en: d3aff015
league-why-twice = egyszer számít: ennek a játékosnak jobb helye is volt
# en: d63905aa
league-why-alone = értékszám nélkül: csak gépek voltak az ellenfelek
# en: 0da09c85
league-why-often = értékszám nélkül: ketten aznap túl sokszor játszottak egymással
# en: 0c8bd708
league-why-apart = más-más osztály, ezért nincs benne a szezon tabellájában
# en: 06491e77
league-why-walkover = értékszám nélkül: játék nélküli győzelem
# en: 848a96e8
league-why-rules = nem a ligaszabályok szerint zajlott
# en: 47958af9
league-why-computers = kettőnél kevesebb ember játszott
# en: 67bf3b09
league-why-limit = ezek a játékosok elérték a napi korlátot
# en: 97ac9dde
league-why-left = a végén nem volt ott, ezért mindenki mögött, aki maradt
# en: fa5cd4c3
league-why-absent = a gép játszotta a körei több mint harmadát, ezért mindenki mögött, aki maradt
# en: aaea857c
league-why-resigned = feladta, ezért utolsó

### What a match counts for, told in the lobby and before somebody resigns

# en: 5376d1f8
stakes-limit = -# Mára elértétek az egymás elleni ligameccsek határát ({ $limit }): ha ma még egy véget ér, az nem számít.
# en: 3fe100aa
stakes-often = -# { $names }: mára elértétek az egymás elleni ligameccsek határát ({ $limit }). Pont jár, értékszám nem.
# en: 4f3bc219
stakes-apart = -# Más-más osztályban játszotok: ez a meccs nincs benne a szezon tabellájában, de az értékszámba számít.
# en: 2793385b
stakes-resign-free = Ez a meccs neked nem számít: { $why }.
# en: b5f93a63
stakes-resign =
    { $worth ->
        [game] A ligában ez lesz a helyezésed: { $place }. ({ $seats } közül), az asztal legkevesebb pontjával
        [apart] A ligában ez lesz a helyezésed: { $place }. ({ $seats } közül), de nem a szezon tabellájában
       *[points] A ligában ez lesz a helyezésed: { $place }. ({ $seats } közül), { $points }
    }{ $rated ->
        [yes] {" "}– és az értékszámodba is beleszámít.
       *[no] {" "}– és az értékszámod marad.
    }
# en: 9709019b
stakes-resign-fixture = A helyezésed a párosításban is számít: { NUMBER($number, useGrouping: 0) }.
# en: 487c2da9
stakes-resign-night = A helyezésed a játékesten is számít, ha ennél az asztalnál eleget játszottatok.

### Buttons, up to five in a row: 20 letters at most, better 12

# en: 3faa27d3
button-first = Eleje
# en: 34224aa1
button-last = Vége
# en: b4796c1a
button-league-mine = A helyem
# en: 305cf09a
button-league-card = Játékoskártyám
# en: f27fc13d
button-league-t = Szövegként
# en: 470c588f
button-league-p = Képként
# en: 0dcd19f0
button-league-history = Meccsek
# en: 94521458
button-league-versus = Velem összevetve
# en: fa026b8f
button-league-records = Rekordok
# en: 0ebe1d62
button-league-hide = Rejts el
# en: f927fede
button-league-show = Mutass meg újra

### A player's card: the message, and the labels of the picture

# en: 88ea6864
league-player = {"**"}{ $name }** · { $title } · { $season }
# en: 9591b99a
league-player-about = { $title } · { $season }
# en: 8dd5420d
league-hidden = -# Nem látszol a szerver ligájában. A meccseid a többieknek továbbra is számítanak. **{ button-league-show }**: újra látszol.
# en: ca609a97
league-hidden-banned = -# Kizárva a ligából.
# en: deffd4bd
league-uncarded = Ezen a szerveren még nem játszottál ligameccset. Kezdj egyet itt: `/play`.
# en: 242b0c8d
league-fact = { $label }: {"**"}{ $value }**
# en: aae1602b
league-curve = Az értékszám az időben
# en: 09c9359a
league-curve-empty = Még nincs értékszámot adó meccs.
# en: c3173b36
league-last-matches = Utolsó meccsek, értékszám-változások
# en: a919fea0
league-last-heading = {"**"}Utolsó meccsek**
# en: 1df0c9cb
league-games = Játékok
# en: 479ce3ed
league-game-count = { $game } { $played } ({ $won } győzelem)
# en: 1c31b361
league-favourite = Kedvenc
# en: d7ab4720
league-best = Legjobb ellene
# en: 86a89549
league-worst = Legrosszabb ellene
# en: ef96a2b7
league-opponent = { $name }, { $ahead }/{ $played } meccsen előtte
# en: ed2fa164
league-milestones = Mérföldkövek
# en: 0c3b729c
league-first-wins = győzelem: { $games }
# en: 3cb81c31
league-beat-strong = legyőzött egy erős gépet: { $games }
# en: b4a33d18
league-streak = Győzelmi sorozat
# en: b1c35ee5
league-streaks = most { $now }, leghosszabb { $longest }
# en: c3bc6339
league-highest = Legjobb leosztás
# en: b4030638
league-fastest = Leggyorsabb győzelem
# en: 6ecbb072
league-fastest-of = { $time } ({ $length })
# en: 60bc7a2d
league-duration =
    { $minutes ->
        [0] { $seconds } mp
       *[other] { $minutes } perc { $seconds } mp
    }

### Matches: a list of eight in a message, and one match with all its seats

# en: 57a4589a
league-history =
    { $whose ->
        [person] {"**"}{ $name } meccsei**
       *[all] {"**"}A liga meccsei**
    } · { $title }{ $pages ->
        [one] { "" }
       *[other] {" "}· { $page }/{ $pages }. oldal
    }
# en: 9a053380
league-history-empty = Még nincs meccs a ligában.
# en: 8ee3ab23
league-match-line =
    { $number ->
        [0] -
       *[other] { $number }\.
    } { $time } · { $game } · { $who }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }{ $counts ->
        [no] {" "}· nem számít: { $why }
        [rating] {" "}· { $why }
       *[yes] { "" }
    }
# en: 94478b89
league-match-own = { $place }. hely ({ $seats } közül) · ellenfelek: { $names }
# en: faf38e6e
league-placed = { $place }. { $name }
# en: 44aeae4e
league-gain = { $gain } ligapont
# en: b6e54f38
league-gain-none = nincs ligapont
# en: d4138767
league-rating-change = értékszám { $rating } ({ $change })
# en: aef53079
league-game-rating = ebben a játékban { $rating } { $spread } ({ $change })
# en: 485e5c31
league-match-menu = Válassz egy meccset a részletekhez
# en: 3078a056
league-match-choice = { $number }. { $game }: { $names }
# en: d99757d8
league-match = {"**"}{ $game }** · { $time } · `{ $match }`
# en: e2766d5f
league-match-out = Nem számít a ligában: { $why }.
# en: 5f8a8a43
league-match-changed = -# Egy moderátor módosította ({ NUMBER($change, useGrouping: 0) }. változás itt: `/manage audit`).
# en: ae1e3fe1
league-match-unrecorded = -# Egy moderátor vitte be: nincs ellenőrizhető jegyzőkönyve.
# en: 2d07a2c0
league-seat =
    { $place }\. **{ $name }**{ $played ->
        [computer] {" "}(gép)
        [left] {" "}(a gép játszott tovább)
        [absent] {" "}(több mint a harmadát a gép játszotta)
        [resigned] {" "}(feladta)
        [taken] {" "}(a helyét átvették)
       *[person] { "" }
    } · { $total } pont{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }

### Two players compared: a picture, and the same in words

# en: b601b1da
league-versus = {"**"}{ $left } és { $right }** · { $title }
# en: d8032e7b
league-together = { $title } · { $played } közös meccs
# en: 64f1afb7
league-level = döntetlen: { $level }
# en: 5b1e1297
league-ahead = előrébb
# en: 3f29a594
league-rated = értékszám { $rating } { $spread }
# en: abc799b7
league-never-met = Még nem játszottak egymással.
# en: 183ad042
league-versus-told =
    { $level ->
        [0] { $played } közös meccs. Előrébb: { $left } { $ahead }, { $right } { $behind } meccsen.
       *[other] { $played } közös meccs. Előrébb: { $left } { $ahead }, { $right } { $behind } meccsen. Döntetlen: { $level }.
    }
# en: 852f2321
league-versus-rating = { $name }: { $rating }.
# en: 8c8f9fd2
league-versus-game =
    { $level ->
        [0] { $game }: { $ahead }–{ $behind }.
       *[other] { $game }: { $ahead }–{ $behind }, döntetlen: { $level }.
    }

### Records: a message, a line each

# en: dd3d00cd
league-records = {"**"}Rekordok · { $title }**
# en: d6ca548a
league-records-empty = Még nincs rekord. Előbb nyernie kell valakinek.
# en: 2ce8d435
league-record-game = {"**"}{ $game }**
# en: e75cb5bf
league-record-streak =
    { $when ->
        [none] Leghosszabb győzelmi sorozat: {"**"}{ $name }**, { $count } egymás után
       *[other] Leghosszabb győzelmi sorozat: {"**"}{ $name }**, { $count } egymás után ({ $when })
    }
# en: 48610410
league-record-highest =
    { $when ->
        [none] Legjobb leosztás: {"**"}{ $name }**, { $points } pont
       *[other] Legjobb leosztás: {"**"}{ $name }**, { $points } pont ({ $when })
    }
# en: 341370ba
league-record-fastest =
    { $when ->
        [none] Leggyorsabb győzelem · { $length }: {"**"}{ $name }**, { $time }
       *[other] Leggyorsabb győzelem · { $length }: {"**"}{ $name }**, { $time } ({ $when })
    }

### Seasons: their list, posts at their beginning and end, and moderators' questions

# en: 037dc8bc
season-heading = {"**"}{ $count } szezon**
# en: 3c1559c2
season-line =
    {"**"}{ $name }** · { $state ->
        [over] { $start } – { $until }
        [dated] most zajlik: { $start } – { $until }
       *[open] most zajlik, kezdete: { $start }
    }{ $divisions ->
        [0] { "" }
       *[other] {" "}· { $divisions } osztály
    } · pontok: { $system }
# en: e90998bc
season-more = … és még { $count }. Ott választhatod ki: `/league table`.
# en: 29e1e9df
season-menu = Egy szezon tabellája
# en: c5b657a8
season-started =
    { $until ->
        [none] 🏁 Elkezdődött a szezon: {"**"}{ $name }**. Pontok: { $system }. Addig tart, amíg egy moderátor le nem zárja: `/manage season end`.
       *[other] 🏁 Elkezdődött a szezon: {"**"}{ $name }**. Pontok: { $system }. Utolsó napja: { $until }
    }
# en: 953f7298
season-divisions =
    { $moves ->
        [one] Osztályok száma: { $count }. A végén a szomszédos osztályok között egy játékos feljut, egy kiesik (legfeljebb az osztály fele). Az újak itt kezdenek: { $count }. osztály. Egy osztály tabellájába csak az osztályon belüli meccsek számítanak.
       *[other] Osztályok száma: { $count }. A végén a szomszédos osztályok között { $moves } játékos feljut, { $moves } kiesik (legfeljebb az osztály fele). Az újak itt kezdenek: { $count }. osztály. Egy osztály tabellájába csak az osztályon belüli meccsek számítanak.
    }
# en: 375545fb
season-division-members = {"**"}{ $number }. osztály** ({ $count }): { $names }
# en: da29be22
season-division =
    {"**"}{ $number }. osztály:** { $count ->
        [0] senkinek sincs helyezése
        [one] 🏆 {"**"}{ $winners }** nyert
       *[other] 🏆 {"**"}{ $winners }** holtversenyben első
    }{ $ups ->
        [0] { "" }
       *[other] {" "}· ⬆️ feljut: { $up }
    }{ $downs ->
        [0] { "" }
       *[other] {" "}· ⬇️ kiesik: { $down }
    }
# en: e64f2b18
season-ask-division =
    { $apart ->
        [yes] Áthelyezed? {"**"}{ $name }**: { $was }. osztály helyett { $to }. osztály. Szezon: {"**"}{ $season }**. A szezonban játszott meccseit újraszámoljuk: csak az új osztályon belüliek számítanak.
       *[no] Áthelyezed? {"**"}{ $name }**: { $was }. osztály helyett { $to }. osztály. Szezon: {"**"}{ $season }**. A szezonban játszott meccsei is vele mennek.
    }
# en: 264bcec8
season-division-left = Mindenki marad az osztályában.
# en: 7d9b89b3
season-division-set = {"**"}{ $name }** mostantól itt játszik: { $division }. osztály.
# en: 193f1702
season-ask-end = Most lezárod a szezont: {"**"}{ $name }**? Közzéteszem és megőrzöm a végső tabelláját. Újraindítani nem lehet.
# en: 46c03120
season-kept = A szezon folytatódik.
# en: 0b947c4d
season-ask-reopen = Javítod a végső tabellát: {"**"}{ $name }**? Újraszámolom a meccseit a mostani állapotuk szerint, közzéteszem, mi változott, és megőrzöm a régi tabellát is.
# en: c59cb269
season-left = A végső tabella marad, ahogy volt.
# en: f690f1cb
season-same = Nincs mit javítani: a végső tabella ugyanaz marad.
# en: 86e5320e
season-reopened = Kijavítottam a végső tabellát. Itt van: { $channel }.
# en: 4235585d
season-reopened-unposted = Kijavítottam a végső tabellát. Oda nem tudom kitenni ({ $channel }), ezért itt van. `/league table` bármikor megmutatja.
# en: 3bbb4e37
season-again = ✏️ **Javított végső tabella: { $name }**
# en: e6d16e25
season-again-line =
    { $how ->
        [gone] {"**"}{ $name }** már nincs benne ({ $was }. hely, { $had } pont)
        [new] {"**"}{ $name }** új: { $place }. hely, { $points } pont
       *[other] {"**"}{ $name }**: hely { $was } → { $place }, pontok { $had } → { $points }
    }
# en: 0603044e
season-again-more = … és még { $count }.
# en: 6e1d1ea7
season-ended = Vége a szezonnak. A végső tabella itt van: { $channel }.
# en: df2055e5
season-ended-unposted = Vége a szezonnak. A végső tabellát oda nem tudom kitenni ({ $channel }), ezért itt van. `/league table` bármikor megmutatja.
# en: e74b05ab
season-over = 🏁 **Vége a szezonnak: { $name }**
# en: 5f79c121
season-empty = Egy meccs sem számított.
# en: 1f4eff34
season-winner =
    { $count ->
        [one] 🏆 {"**"}{ $names }** nyerte.
       *[other] 🏆 {"**"}{ $names }** holtversenyben első.
    }
# en: 502c08ac
season-games = -# Játékok: { $games }
# en: a0009798
season-table-line = { $place }\. **{ $name }** · { $points } pont
# en: 2ffce33f
season-final-title = { $name } · végső tabella
# en: 6c82efa1
season-final-about = { $players } játékos
# en: bcc8088f
button-season-reopen = Igen, javítsd ki
# en: 9fa406c4
button-season-division = Igen, áthelyezem
# en: 1773fe9d
button-season-end = Igen, lezárom
# en: 42cdc439
button-season-table = A teljes tabella

### The league's page of /settings

# en: 580034e2
settings-league-zone = Időzóna: {"**"}{ $zone }**. A napok és a szezonok eszerint érnek véget.
# en: 31adf4a9
settings-league-points =
    { $running ->
        [yes] Pontok ebben a szezonban ({ $season }): {"**"}{ $system }**
       *[no] Pontok: {"**"}{ $system }**
    }
# en: 2681c784
settings-league-channel =
    { $set ->
        [yes] A szezonok végén itt teszem közzé a tabellát: { $channel }.
       *[no] A szezonok végén ott teszem közzé a tabellát, ahol az utolsó meccs volt.
    }
# en: bf61777e
settings-points = Hogyan járnak a pontok
# en: b872cf60
settings-points-behind = Egy pont minden mögötted végző játékosért
# en: 3b29c1c7
settings-points-winner = A győztes mindent visz
# en: a516081b
settings-points-game = A játék saját pontjai
# en: a2c0775e
settings-points-places = Helyezés szerint, létszámonként …
# en: dccf4764
settings-points-list = Helyezés szerint, egy lista mindenkinek …
# en: 73c3ea60
settings-points-best = Egy szezon legjobb meccsei …
# en: cb5ab67e
points-title = Pontok, ahogy te adod
# en: 9483edd6
points-label-places = Pontok létszámonként
# en: 8dd4b64a
points-description-places = Elöl a legjobb hely: „3: 5 2 0” három játékos meccsén 5, 2 és 0 pontot ad.
# en: 6e357251
points-label-list = Pontok helyezésenként
# en: ad484e8c
points-label-best = Hány meccs legjobbjai
# en: 4f088b44
points-description-best = „best 10 of 20”: az első 20 meccs 10 legjobbja számít. „by 10 6 3”: a meccs pontjai.
# en: bcd0e749
points-description-list = Elöl a legjobb hely: „10 6 3 1”. A többi hely nem kap semmit.
# en: 62176a46
zone-title = A szerver időzónája
# en: ae8cdded
zone-label = Időzóna
# en: 9dabe533
zone-description = Például Europe/Budapest. A város is elég.
# en: af994116
button-league-zone = Időzóna
# en: adfba91c
button-league-here = Tabellák ide
# en: 56af09c3
button-league-anywhere = Az utolsó meccshez

### Answers in private

# en: 2e1ab4de
league-export = A tabella fájlként, táblázatkezelőhöz. { $players } játékos van benne.
# en: e9d97a3a
league-unranked = Ott még nincs helyezésed. Akkor kapsz: { $missing }.
# en: 6f446fc3
league-hidden-other = Ez a játékos rejtve van, vagy kizárták.
# en: 2ff4720b
league-no-player = Nincs ilyen játékos a szerver ligájában: „{ $name }”. Gépelés közben válassz a listából.

### Pictures in words

# en: 1bed0eb9
alt-league = Liga, { $title }, { $season }.
# en: 2bc9e803
alt-league-row = { $place }: { $name }, { $points } pont, { $played } meccs, { $won } győzelem, értékszám { $rating }.
# en: 13ea504c
alt-league-player = { $name } játékoskártyája: { $about }.
# en: db6f4a61
alt-league-fact = { $label }: { $value }.
# en: bc819301
alt-league-curve = Értékszám: { $first } → { $last }, legalacsonyabb { $low }, legmagasabb { $high }.

### What the league refuses, why, and what can be done: answers in private

# en: 588851fe
error-league-unknown-match = Nincs ilyen meccs a szerver ligájában.
# en: a67e37e2
error-league-unknown-player = Ezen a szerveren még nincs ligameccs. Kezdj egyet itt: `/play`.
# en: 10661fcc
error-league-unknown-season = Nincs ilyen szezon: „{ $name }”. Itt látod mindet: `/league table`.
# en: 55daa7e2
error-league-unknown-change = Nincs ilyen változás: { NUMBER($change, useGrouping: 0) }. Itt látod mindet: `/manage audit`.
# en: 38233571
error-league-changed-meanwhile = Mióta megnézted, valaki más módosította. Nézd meg újra, aztán dönts.
# en: 99dcb598
error-league-undone = Ezt a változást már visszavonták.
# en: 0ef3d6d0
error-league-taken-out = Ezt a meccset már kivették.
# en: 722978a8
error-league-nothing-changed = Már most is így van.
# en: b194aa78
error-league-season-running = Ez a szezon még tart: „{ $name }”. Előbb zárd le: `/manage season end`.
# en: de945879
error-league-season-overlaps = Néhány nap már egy másik szezoné: „{ $name }”. Válassz másik utolsó napot.
# en: c0755917
error-league-season-not-over = Ennek a szezonnak még nincs végső tabellája: „{ $name }”.
# en: c13002ca
error-league-season-name = Válassz másik nevet: új legyen, és legfeljebb 40 karakter.
# en: aee1752b
error-league-name = Egy név { $fewest }–{ $most } karakter.
# en: 31210201
error-league-name-early =
    { $days ->
        [one] Hetente egyszer változtathatsz nevet, legközelebb holnap.
       *[other] Hetente egyszer változtathatsz nevet, legközelebb { $days } nap múlva.
    }
# en: 64cc9d64
error-league-name-taken = Ezen a szerveren már van, akit így hívnak: „{ $name }”. Válassz másik nevet.
# en: fb135c20
error-league-name-none = Ő nem választott nevet ezen a szerveren.
# en: bc81b3e0
error-league-season-closing = Még számolom a végső tabellát („{ $name }”), és az osztályok abból következnek. Próbáld újra egy perc múlva.
# en: 99d4d65c
error-league-divisions = Egy szezonban { $fewest }–{ $most } osztály lehet, és legfeljebb { $moves } játékos jut fel és esik ki.
# en: 9015bec6
error-league-divisions-few =
    { $members ->
        [0] Minden osztályhoz két játékos kell. A ligában még senkinek sincs helyezése.
       *[other] Minden osztályhoz két játékos kell. Helyezéssel a ligában: { $members }. Ennyi kell: { $least }.
    }
# en: 1759ce57
error-league-unknown-division = Ebben a szezonban nincs ilyen osztály: { $division }.
# en: 16c9c24d
error-league-no-season = Most nincs szezon. Így indíthatsz egyet: `/manage season start`.
# en: c1ad3273
error-league-date = Nincs ilyen dátum: „{ $text }”. Így írd: 2026-12-31.
# en: 092ca27f
error-league-date-past = { $text } már elmúlt. Válassz későbbi napot.
# en: 27e7880a
error-league-date-early = { $text } túl régen volt. A legkorábbi nap, amelyről meccset vihetsz be: { $first }.
# en: fb5b3975
error-league-date-future = { $text } még nem jött el. Csak lejátszott meccset vihetsz be.
# en: 05065725
error-league-zone = Nincs ilyen időzóna: „{ $zone }”. Így írd: Europe/Budapest.
# en: 5ce3794f
error-league-system =
    { $reason ->
        [twice] Pontozásnak nem jó: „{ $text }”. Ugyanaz a létszám kétszer szerepel.
        [seats] Pontozásnak nem jó: „{ $text }”. Egy meccsen 2–6 játékos van.
        [length] Pontozásnak nem jó: „{ $text }”. Több pont van, mint hely, vagy egy sincs.
        [order] Pontozásnak nem jó: „{ $text }”. A jobb hely legalább annyi pontot érjen.
        [best] Pontozásnak nem jó: „{ $text }”. Így írd: „best 10 of 20” vagy „best 10 of 20 by 10 6 3 1”, legfeljebb 100 meccsel.
       *[number] Pontozásnak nem jó: „{ $text }”. Egész számokat írj: 0–9999.
    }
# en: 537a31b5
error-league-no-pending = Ez az eredmény már eldőlt.
# en: 4af6f5e3
error-league-pending-own = A te bejegyzésedet valaki másnak kell megerősítenie.
# en: bf38df74
error-league-pending-late = Az erre szánt nap letelt. Moderátor még megerősítheti vagy elutasíthatja.
# en: 1f166d98
error-league-pending-strange = Erre csak a meccs többi játékosa és a moderátorok válaszolhatnak.
# en: 1198b74d
error-league-terms =
    { $reason ->
        [length] Ennél a játéknál nincs ilyen hossz.
        [option] Ennél a játéknál nincs ilyen beállítás.
        [fixture] A párosítás játéka más, mint a sabloné.
       *[options] Add meg, melyik játék beállításai ezek.
    }
# en: 5fbe4b20
error-league-game = Nincs ilyen játék: „{ $game }”.
# en: e25462f4
error-league-seats = Azt { $fewest }–{ $most } játékos játssza. Megadott játékosok: { $seats }.
# en: 424a614d
error-league-places = Ezek a helyezések nem jönnek ki. Holtversenyben közös a hely, és a következő kimarad: 1, 2, 2, 4.
# en: fed6d057
error-league-twice = Ugyanaz a játékos kétszer szerepel.
# en: c216ff0a
error-league-banned = Ezt a játékost már kizárták a ligából.
# en: cd49b85e
error-league-not-banned = Ez a játékos nincs kizárva a ligából.
# en: eca0e025
error-league-merged = Ezt a játékost már összevonták egy másikkal.
# en: 9ce287b5
error-league-reason = Adj meg indokot, legfeljebb ennyi karakterben: { $most }.
# en: 680e3fc1
error-league-page = Nincs ilyen oldal.
