# The league: tables, players, histories, records, seasons.

### The table, as a message: the lines above the picture, and the same in words

# en: ed36d2b1
league-heading =
    {"**"}Liiga · { $title }** · { $season }{ $pages ->
        [one] { "" }
       *[other] {" "}· sivu { $page }/{ $pages }
    } · { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }
# en: 32ad517a
league-empty = Täällä ei ole vielä pelattu loppuun yhtään liigaottelua. Avaa pöytä: `/play`.
# en: afda83a0
league-final =
    -# Lopputaulukko: tämä kausi on ohi.{ $again ->
        [yes] {" "}Korjattu kauden jälkeen.
       *[no] {""}
    }
# en: f5664456
league-outdated = -# Moderaattori on korjannut otteluita tämän jälkeen. `/manage season reopen` päivittää taulukon.
# en: ff77f3af
league-system = -# Pisteet: { $system }
# en: 2cbc97ae
league-recalculating = Lasketaan uudestaan, { NUMBER($percent) } %
# en: 99fc7ae2
league-recalculating-note = ⏳ Lasken liigan uudestaan muutoksen jälkeen: { NUMBER($percent) } % valmiina. Nämä luvut ovat vielä vanhoja.
# en: ee72b287
league-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }{ $moved ->
        [up] {" "}· nousua { $by }
        [down] {" "}· laskua { $by }
        [new] {" "}· uusi
       *[no] { "" }
    }{ $tied ->
        [yes] {" "}· tasapisteissä ratkaisi: { $tie }
       *[no] { "" }
    }
    -# otteluita { $played }, voittoja { $won }, ottelua kohti { $per_match }, sija keskimäärin { $average }, rating { $rating } { $spread }, viimeksi: { $last }
# en: 2dc255bd
league-text-legend = -# Viimeiset tulokset, uusin lopussa: V voitto, H viimeinen sija, muuten sija. Nousu ja lasku: sijoja eilisestä. Rating, jossa on ”?”, on alustava: sen ± on yli 160.

### The heads of the league's pictures: one line each, 40 letters or so

# en: 58ac185e
league-title = Liiga · { $title }
# en: 71cf4331
league-about =
    { $season } · { $by }{ $pages ->
        [one] { "" }
       *[other] {" "}· sivu { $page }/{ $pages }
    }

### Words for what is shown, and menus (100 letters a line). Those in capitals begin a line

# en: 291f0c18
league-all = kaikki pelit
# en: b2f2a4aa
league-all-games = Kaikki pelit
# en: 493d7ddc
league-always = kautta aikojen
# en: 199b6960
league-all-time = Kautta aikojen
# en: 86828eeb
league-former = entinen pelaaja
# en: 84876238
league-somebody = joku
# en: 5634e4e7
league-menu = Valitse peli
# en: c399170c
league-season-menu = Valitse kausi
# en: 2c5835b7
league-season-list = Kaikki kaudet luettelona
# en: 137bf2bf
league-season-line =
    { $running ->
        [yes] { $season } (käynnissä)
       *[no] { $season }
    }
# en: d9c46d4e
league-division = { $season }, divisioona { $division }
# en: 35345623
league-division-moves =
    { $where ->
        [first] { $count ->
            [one] -# Kauden lopussa viimeinen putoaa.
           *[other] -# Kauden lopussa viimeiset { $count } putoavat, enintään puolet divisioonasta.
        }
        [last] { $count ->
            [one] -# Kauden lopussa ensimmäinen nousee.
           *[other] -# Kauden lopussa ensimmäiset { $count } nousevat, enintään puolet divisioonasta.
        }
       *[between] { $count ->
            [one] -# Kauden lopussa ensimmäinen nousee ja viimeinen putoaa.
           *[other] -# Kauden lopussa ensimmäiset { $count } nousevat ja viimeiset { $count } putoavat, enintään puolet divisioonasta.
        }
    }
# en: 189060c6
league-sort-menu = Järjestä taulukko
# en: 293deed5
league-sort = Järjestys: { $by }
# en: 9ce8e330
league-sort-points = pisteet
# en: c4b3b147
league-sort-rating = ratingin mukaan
# en: a1e805f9
league-sort-won = voitot
# en: 2fdf3491
league-sort-played = ottelut
# en: 620b0aeb
league-sort-per-match = pisteet ottelua kohti
# en: 5b06cbcc
league-sort-place = keskisija

### Heads of columns in the pictures: one word or two in little room; also labels on a player's card

# en: 5b452d76
league-name = Pelaaja
# en: 8041a5a0
league-rank = Sija
# en: e1ad6613
league-played = Ottelut
# en: 5733cb9f
league-won = Voitot
# en: 25b2b6de
league-place = Sija ka.
# en: a517a68d
league-rating = Rating
# en: a3f55278
league-last = Viimeiset 5
# en: 3d1dadd7
league-points = Pisteet
# en: cba3d2c2
league-per-match = Ottelua kohti
# en: f72acd08
league-new = uusi
# en: a4ba0357
league-provisional = ? alustava: ± yli 160
# en: 0af86168
league-mark-won = V
# en: c25d1b9e
league-mark-last = H
# en: b51332f8
league-tie-letter-won = v
# en: b88d4614
league-tie-letter-points = p
# en: 86353404
league-tie-letter-direct = k
# en: 72fb89b9
league-tie-letter-place = s
# en: 4cdd73f4
league-tie-letter-rating = r
# en: 1021fe9e
league-tie-won = enemmän voittoja
# en: 6fdc3099
league-tie-points = enemmän pisteitä
# en: 22125f4c
league-tie-direct = keskinäiset ottelut
# en: c4f817cf
league-tie-place = parempi keskisija
# en: dbeaec95
league-tie-rating = parempi rating

### How points are given, as a phrase after "Points: "

# en: c6fe7c15
league-points-behind = yksi jokaisesta taakse jääneestä
# en: c142e931
league-points-winner = voittaja saa kaiken
# en: dc59dae6
league-points-game = pelin omat pisteet
# en: 2b4490f9
league-points-places = sijan ja pelaajamäärän mukaan ({ $text })
# en: efb9794c
league-points-best = parhaat { $best } ensimmäisistä { $of } ottelusta ({ $each })
# en: 5fa1e4c6
league-points-list = sijan mukaan ({ $text })

### Ranks, and the league rules

# en: 742e15c5
league-rank-missing =
    { $missing ->
        [one] yhden ottelun päästä
       *[other] { $missing } ottelun päästä
    }
# en: 03a58184
league-least = Sijan saat, kun otteluita on { $least }.
# en: 6b98f9ba
league-rules-saved = Tallennettu, koskee tästä lähtien avattavia pöytiä.
# en: 1b96458f
league-rules-heading = {"**"}Liigan säännöt**
# en: b74c17b7
league-rules-of =
    { $where ->
        [season] Tämä kausi: {"**"}{ $rules }**
        [fixture] Ottelupari { NUMBER($number, useGrouping: 0) }: {"**"}{ $rules }**
       *[league] Liiga: {"**"}{ $rules }**
    }
# en: 15dc2fd9
league-rules-none = kaikki käy
# en: e1988649
button-league-rules = Liigan säännöt
# en: 24509865
league-rules-note = -# Kauden säännöt menevät liigan edelle, ja otteluparin säännöt molempien. Liigan pöydät alkavat näillä säännöillä; toisin asetettua ottelua ei lasketa.
# en: fc9d8ba6
league-rules-turns = -# Pelaaminen ratkaisee: jos tietokone pelaa yli kolmanneksen vuoroistasi, sijoitut kaikkien jääneiden taakse, vaikka palaisit.
# en: 7109aa6d
league-rules-divisions = -# Tämän kauden taulukkoon lasketaan vain divisioonan sisäiset ottelut. Muut vaikuttavat ratingiin.

### Why a match, or somebody's part in it, does not count: a phrase, after a colon, after " · " or in brackets

# en: 2eb0fc2b
league-why-out = moderaattori poisti
# en: 93c95f3c
league-why-abandoned = lopetettu kesken
# en: e93a1201
league-why-banned = suljettu liigasta
# en: d3aff015
league-why-twice = lasketaan kerran: pelaajalla oli parempikin paikka
# en: d63905aa
league-why-alone = ei ratingia: vastassa vain tietokoneita
# en: 0da09c85
league-why-often = ei ratingia: samat kaksi kohtasivat liian usein samana päivänä
# en: 0c8bd708
league-why-apart = eri divisioonista, joten ei kauden taulukossa
# en: 06491e77
league-why-walkover = ei ratingia: luovutusvoitto
# en: 848a96e8
league-why-rules = ei pelattu liigan säännöillä
# en: 47958af9
league-why-computers = alle kaksi ihmistä pelasi
# en: 67bf3b09
league-why-limit = näiden pelaajien päiväraja tuli täyteen
# en: 97ac9dde
league-why-left = poissa lopussa, joten kaikkien jääneiden takana
# en: fa5cd4c3
league-why-absent = tietokone pelasi yli kolmanneksen vuoroista, joten kaikkien jääneiden takana
# en: aaea857c
league-why-resigned = luovutti, joten viimeinen

### What a match counts for, told in the lobby and before somebody resigns

# en: 5376d1f8
stakes-limit = -# Teillä on päivän enimmäismäärä keskinäisiä liigaotteluita ({ $limit }): tänään päättyvää uutta ottelua ei lasketa.
# en: 3fe100aa
stakes-often = -# { $names }: päivän enimmäismäärä keskinäisiä liigaotteluita ({ $limit }) on täynnä, joten pisteitä saa mutta ratingia ei.
# en: 4f3bc219
stakes-apart = -# Pelaatte eri divisioonissa: tämä ottelu ei tule kauden taulukkoon, mutta vaikuttaa ratingiin.
# en: 2793385b
stakes-resign-free = Tätä ottelua ei lasketa sinulle: { $why }.
# en: b5f93a63
stakes-resign =
    { $worth ->
        [game] Liigassa sijoitut sijalle { $place } / { $seats } ja saat pöydän vähimmät pisteet
        [apart] Liigassa sijoitut sijalle { $place } / { $seats }, mutta et kauden taulukossa
       *[points] Liigassa sijoitut sijalle { $place } / { $seats }: { $points }
    }{ $rated ->
        [yes] {" "}– ja se vaikuttaa ratingiin.
       *[no] {" "}– ja rating pysyy ennallaan.
    }
# en: 9709019b
stakes-resign-fixture = Sijasi lasketaan myös otteluparissa { NUMBER($number, useGrouping: 0) }.
# en: 487c2da9
stakes-resign-night = Sijasi lasketaan myös peli-illassa, kun tässä pöydässä on pelattu tarpeeksi.

### Buttons, up to five in a row: 20 letters at most, better 12

# en: 3faa27d3
button-first = Alkuun
# en: 34224aa1
button-last = Loppuun
# en: b4796c1a
button-league-mine = Oma sijani
# en: 305cf09a
button-league-card = Oma korttini
# en: f27fc13d
button-league-t = Tekstinä
# en: 470c588f
button-league-p = Kuvana
# en: 0dcd19f0
button-league-history = Ottelut
# en: 94521458
button-league-versus = Vertaa minuun
# en: fa026b8f
button-league-records = Ennätykset
# en: 0ebe1d62
button-league-hide = Piilota minut
# en: f927fede
button-league-show = Näytä minut taas

### A player's card: the message, and the labels of the picture (a label 20 letters, a value 40)

# en: 88ea6864
league-player = {"**"}{ $name }** · { $title } · { $season }
# en: 9591b99a
league-player-about = { $title } · { $season }
# en: 8dd5420d
league-hidden = -# Sinut on piilotettu tämän palvelimen liigasta. Ottelusi lasketaan yhä muille. **{ button-league-show }** tuo sinut takaisin.
# en: ca609a97
league-hidden-banned = -# Suljettu liigasta.
# en: deffd4bd
league-uncarded = Et ole vielä pelannut liigaottelua tällä palvelimella. `/play` aloittaa sellaisen.
# en: 242b0c8d
league-fact = { $label }: {"**"}{ $value }**
# en: aae1602b
league-curve = Ratingin kehitys
# en: 09c9359a
league-curve-empty = Ei vielä ratingiin laskettua ottelua.
# en: c3173b36
league-last-matches = Viimeiset ottelut ja ratingin muutokset
# en: a919fea0
league-last-heading = {"**"}Viimeiset ottelut**
# en: 1df0c9cb
league-games = Pelit
# en: 479ce3ed
league-game-count =
    { $game } { $played } (voittoja { $won })
# en: 1c31b361
league-favourite = Suosikki
# en: d7ab4720
league-best = Helpoin vastus
# en: 86a89549
league-worst = Vaikein vastus
# en: ef96a2b7
league-opponent = { $name }, edellä { $ahead }/{ $played }
# en: ed2fa164
league-milestones = Merkkipaalut
# en: 0c3b729c
league-first-wins = voitettu: { $games }
# en: 3cb81c31
league-beat-strong = voitto vahvasta tietokoneesta: { $games }
# en: b4a33d18
league-streak = Voittoputki
# en: b1c35ee5
league-streaks = { $now } nyt, pisin { $longest }
# en: c3bc6339
league-highest = Paras erä
# en: b4030638
league-fastest = Nopein voitto
# en: 6ecbb072
league-fastest-of = { $time } ({ $length })
# en: 60bc7a2d
league-duration =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }

### Matches: a list of eight in a message, and one match with all its seats

# en: 57a4589a
league-history =
    { $whose ->
        [person] {"**"}Pelaajan { $name } ottelut**
       *[all] {"**"}Liigan ottelut**
    } · { $title }{ $pages ->
        [one] { "" }
       *[other] {" "}· sivu { $page }/{ $pages }
    }
# en: 9a053380
league-history-empty = Liigassa ei ole vielä otteluita.
# en: 8ee3ab23
league-match-line =
    { $number ->
        [0] -
       *[other] { $number }\.
    } { $time } · { $game } · { $who }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }{ $counts ->
        [no] {" "}· ei lasketa: { $why }
        [rating] {" "}· { $why }
       *[yes] { "" }
    }
# en: 94478b89
league-match-own = sija { $place }/{ $seats } · vastassa: { $names }
# en: faf38e6e
league-placed = { $place }. { $name }
# en: 44aeae4e
league-gain =
    { $points ->
        [one] { $gain } liigapiste
       *[other] { $gain } liigapistettä
    }
# en: b6e54f38
league-gain-none = ei liigapisteitä
# en: d4138767
league-rating-change = rating { $rating } ({ $change })
# en: aef53079
league-game-rating = tässä pelissä { $rating } { $spread } ({ $change })
# en: 485e5c31
league-match-menu = Katso ottelun tiedot
# en: 3078a056
league-match-choice = { $number }. { $game }: { $names }
# en: d99757d8
league-match = {"**"}{ $game }** · { $time } · `{ $match }`
# en: e2766d5f
league-match-out = Ei lasketa liigaan: { $why }.
# en: 5f8a8a43
league-match-changed = -# Moderaattorin muuttama (muutos { NUMBER($change, useGrouping: 0) }, `/manage audit`).
# en: ae1e3fe1
league-match-unrecorded = -# Moderaattorin kirjaama: tarkistettavaa pöytäkirjaa ei ole.
# en: 2d07a2c0
league-seat =
    { $place }\. **{ $name }**{ $played ->
        [computer] {" "}(tietokone)
        [left] {" "}(tietokone pelasi loppuun)
        [absent] {" "}(tietokone pelasi yli kolmanneksen)
        [resigned] {" "}(luovutti)
        [taken] {" "}(paikka vaihtoi pelaajaa)
       *[person] { "" }
    } · { $total ->
        [one] { $total } piste
       *[other] { $total } pistettä
    }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }

### Two players compared: a picture (league-together to league-rated, 30 letters each), and the same in words

# en: b601b1da
league-versus = {"**"}{ $left } ja { $right }** · { $title }
# en: d8032e7b
league-together =
    { $title } · { $played ->
        [one] { $played } yhteinen ottelu
       *[other] { $played } yhteistä ottelua
    }
# en: 64f1afb7
league-level = tasan { $level }
# en: 5b1e1297
league-ahead = edellä
# en: 3f29a594
league-rated = rating { $rating } { $spread }
# en: abc799b7
league-never-met = He eivät ole vielä pelanneet vastakkain.
# en: 183ad042
league-versus-told =
    { $level ->
        [0] Yhteisissä otteluissa ({ $played }) edellä: { $left } { $ahead }, { $right } { $behind }.
       *[other] Yhteisissä otteluissa ({ $played }) edellä: { $left } { $ahead }, { $right } { $behind }. Tasan: { $level }.
    }
# en: 852f2321
league-versus-rating = { $name }: { $rating }.
# en: 8c8f9fd2
league-versus-game =
    { $level ->
        [0] { $game }: { $ahead }–{ $behind }.
       *[other] { $game }: { $ahead }–{ $behind }, tasan { $level }.
    }

### Records: a message, a line each

# en: dd3d00cd
league-records = {"**"}Ennätykset · { $title }**
# en: d6ca548a
league-records-empty = Ei vielä ennätyksiä. Jonkun on ensin voitettava.
# en: 2ce8d435
league-record-game = {"**"}{ $game }**
# en: e75cb5bf
league-record-streak =
    { $when ->
        [none] Pisin voittoputki: {"**"}{ $name }**, { $count } peräkkäin
       *[other] Pisin voittoputki: {"**"}{ $name }**, { $count } peräkkäin ({ $when })
    }
# en: 48610410
league-record-highest =
    { $when ->
        [none] Suurin erä: {"**"}{ $name }**, { $points } pistettä
       *[other] Suurin erä: {"**"}{ $name }**, { $points } pistettä ({ $when })
    }
# en: 341370ba
league-record-fastest =
    { $when ->
        [none] Nopein voitto · { $length }: {"**"}{ $name }**, { $time }
       *[other] Nopein voitto · { $length }: {"**"}{ $name }**, { $time } ({ $when })
    }

### Seasons: their list, posts at their beginning and end, and moderators' questions

# en: 037dc8bc
season-heading =
    { $count ->
        [one] {"**"}{ $count } kausi**
       *[other] {"**"}{ $count } kautta**
    }
# en: 3c1559c2
season-line =
    {"**"}{ $name }** · { $state ->
        [over] { $start } – { $until }
        [dated] käynnissä: { $start } – { $until }
       *[open] käynnissä, alkoi { $start }
    }{ $divisions ->
        [0] { "" }
       *[other] {" "}· { $divisions } divisioonaa
    } · pisteet: { $system }
# en: e90998bc
season-more =
    { $count ->
        [one] … ja { $count } muu. Valitse se: `/league table`.
       *[other] … ja { $count } muuta. Valitse ne: `/league table`.
    }
# en: 29e1e9df
season-menu = Näytä kauden taulukko
# en: c5b657a8
season-started =
    { $until ->
        [none] 🏁 Kausi {"**"}{ $name }** on alkanut. Pisteet: { $system }. Se jatkuu, kunnes moderaattori päättää sen: `/manage season end`.
       *[other] 🏁 Kausi {"**"}{ $name }** on alkanut. Pisteet: { $system }. Viimeinen päivä: { $until }
    }
# en: 953f7298
season-divisions =
    { $moves ->
        [one] Siinä on { $count } divisioonaa. Lopussa naapuridivisioonien välillä nousee yksi ja putoaa yksi (enintään puolet divisioonasta). Uudet pelaajat aloittavat divisioonassa { $count }. Divisioonan taulukkoon lasketaan vain sen sisäiset ottelut.
       *[other] Siinä on { $count } divisioonaa. Lopussa naapuridivisioonien välillä nousee { $moves } ja putoaa { $moves } (enintään puolet divisioonasta). Uudet pelaajat aloittavat divisioonassa { $count }. Divisioonan taulukkoon lasketaan vain sen sisäiset ottelut.
    }
# en: 375545fb
season-division-members = {"**"}Divisioona { $number }** ({ $count }): { $names }
# en: da29be22
season-division =
    {"**"}Divisioona { $number }:** { $count ->
        [0] kukaan ei saanut sijaa
        [one] 🏆 {"**"}{ $winners }** voittaa
       *[other] 🏆 {"**"}{ $winners }** jakavat voiton
    }{ $ups ->
        [0] { "" }
       *[other] {" "}· ⬆️ nousee: { $up }
    }{ $downs ->
        [0] { "" }
       *[other] {" "}· ⬇️ putoaa: { $down }
    }
# en: e64f2b18
season-ask-division =
    { $apart ->
        [yes] Siirretäänkö {"**"}{ $name }** divisioonasta { $was } divisioonaan { $to } kaudella {"**"}{ $season }**? Pelaajan kauden ottelut lasketaan uudelleen: vain ne, jotka pelattiin divisioonan { $to } sisällä.
       *[no] Siirretäänkö {"**"}{ $name }** divisioonasta { $was } divisioonaan { $to } kaudella {"**"}{ $season }**? Pelaajan kauden ottelut siirtyvät mukana.
    }
# en: 264bcec8
season-division-left = Kaikki pysyvät divisioonissaan.
# en: 7d9b89b3
season-division-set = {"**"}{ $name }** pelaa nyt divisioonassa { $division }.
# en: 193f1702
season-ask-end = Päätetäänkö kausi {"**"}{ $name }** nyt? Julkaisen ja tallennan lopputaulukon. Kautta ei voi aloittaa uudestaan.
# en: 46c03120
season-kept = Kausi jatkuu.
# en: 0b947c4d
season-ask-reopen = Korjataanko kauden {"**"}{ $name }** lopputaulukko? Lasken sen ottelut uudestaan sellaisina kuin ne nyt ovat, julkaisen muutokset ja säilytän myös vanhan taulukon.
# en: c59cb269
season-left = Lopputaulukko pysyy ennallaan.
# en: f690f1cb
season-same = Ei korjattavaa: lopputaulukko pysyy samana.
# en: 86e5320e
season-reopened = Lopputaulukko on korjattu. Se on täällä: { $channel }.
# en: 4235585d
season-reopened-unposted = Lopputaulukko on korjattu. En voi julkaista sitä kanavalla { $channel }, joten tässä se on. `/league table` näyttää sen milloin vain.
# en: 3bbb4e37
season-again = ✏️ **Lopputaulukko korjattu: { $name }**
# en: e6d16e25
season-again-line =
    { $how ->
        [gone] {"**"}{ $name }** ei ole siinä enää (sija { $was }, pisteet { $had })
        [new] {"**"}{ $name }** on uusi: sija { $place }, pisteet { $points }
       *[other] {"**"}{ $name }**: sija { $was } → { $place }, pisteet { $had } → { $points }
    }
# en: 0603044e
season-again-more =
    { $count ->
        [one] … ja { $count } muu.
       *[other] … ja { $count } muuta.
    }
# en: 6e1d1ea7
season-ended = Kausi on ohi. Lopputaulukko on täällä: { $channel }.
# en: df2055e5
season-ended-unposted = Kausi on ohi. En voi julkaista lopputaulukkoa kanavalla { $channel }, joten tässä se on. `/league table` näyttää sen milloin vain.
# en: e74b05ab
season-over = 🏁 **Kausi { $name } on ohi.**
# en: 5f79c121
season-empty = Yhtään ottelua ei laskettu.
# en: 1f4eff34
season-winner =
    { $count ->
        [one] 🏆 {"**"}{ $names }** voittaa.
       *[other] 🏆 {"**"}{ $names }** jakavat voiton.
    }
# en: 502c08ac
season-games = -# Pelatut: { $games }
# en: a0009798
season-table-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
# en: 2ffce33f
season-final-title = { $name } · lopputaulukko
# en: 6c82efa1
season-final-about =
    { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }
# en: bcc8088f
button-season-reopen = Kyllä, korjaa
# en: 9fa406c4
button-season-division = Kyllä, siirrä
# en: 1773fe9d
button-season-end = Kyllä, päätä
# en: 42cdc439
button-season-table = Koko taulukko

### The league's page of /settings: lines, the lines of a menu (100 letters), forms (title and label 45, hint 100), buttons (20)

# en: 580034e2
settings-league-zone = Aikavyöhyke: {"**"}{ $zone }**. Päivät ja kaudet päättyvät tämän kellon mukaan.
# en: 31adf4a9
settings-league-points =
    { $running ->
        [yes] Pisteet kaudella { $season }: {"**"}{ $system }**
       *[no] Pisteet: {"**"}{ $system }**
    }
# en: 2681c784
settings-league-channel =
    { $set ->
        [yes] Kauden lopputaulukko julkaistaan kanavalla { $channel }.
       *[no] Kauden lopputaulukko julkaistaan siellä, missä viimeinen ottelu pelattiin.
    }
# en: bf61777e
settings-points = Miten pisteet jaetaan
# en: b872cf60
settings-points-behind = Yksi piste jokaisesta taakse jääneestä
# en: 3b29c1c7
settings-points-winner = Voittaja saa kaiken
# en: a516081b
settings-points-game = Pelin omat pisteet
# en: a2c0775e
settings-points-places = Sijan mukaan, jokaiselle pelaajamäärälle …
# en: dccf4764
settings-points-list = Sijan mukaan, yksi lista kaikille …
# en: 73c3ea60
settings-points-best = Kauden parhaat ottelut …
# en: cb5ab67e
points-title = Pisteet omin sanoin
# en: 9483edd6
points-label-places = Pisteet kullekin pelaajamäärälle
# en: 8dd4b64a
points-description-places = Paras sija ensin: ”3: 5 2 0” antaa kolmen pelaajan ottelussa 5, 2 ja 0 pistettä.
# en: 6e357251
points-label-list = Pisteet kullekin sijalle
# en: ad484e8c
points-label-best = Parhaat näin monesta ottelusta
# en: 4f088b44
points-description-best = ”best 10 of 20” laskee 10 parasta ensimmäisistä 20:stä. ”by 10 6 3” asettaa ottelun pisteet.
# en: bcd0e749
points-description-list = Paras sija ensin: ”10 6 3 1”. Muut eivät saa pisteitä.
# en: 62176a46
zone-title = Tämän palvelimen aikavyöhyke
# en: ae8cdded
zone-label = Aikavyöhyke
# en: 9dabe533
zone-description = Kuten Europe/Helsinki. Pelkkä kaupunkikin riittää.
# en: af994116
button-league-zone = Aikavyöhyke
# en: adfba91c
button-league-here = Julkaise täällä
# en: 56af09c3
button-league-anywhere = Ottelun kanavalle

### Answers in private

# en: 2e1ab4de
league-export =
    { $players ->
        [one] Taulukko taulukkolaskentaan, { $players } pelaaja.
       *[other] Taulukko taulukkolaskentaan, { $players } pelaajaa.
    }
# en: e9d97a3a
league-unranked = Sinulla ei ole siellä vielä sijaa. Saat sen { $missing }.
# en: 6f446fc3
league-hidden-other = Se pelaaja on piilotettu tai suljettu liigasta.
# en: 2ff4720b
league-no-player = Tämän palvelimen liigassa ei ole pelaajaa ”{ $name }”. Valitse joku luettelosta, kun kirjoitat.

### Pictures in words, for people who hear them: 1,024 characters for all lines of a picture

# en: 1bed0eb9
alt-league = Liiga, { $title }, { $season }.
# en: 2bc9e803
alt-league-row =
    { $place }: { $name }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, otteluita { $played }, voittoja { $won }, rating { $rating }.
# en: 13ea504c
alt-league-player = Pelaajan { $name } kortti: { $about }.
# en: db6f4a61
alt-league-fact = { $label }: { $value }.
# en: bc819301
alt-league-curve = Rating: { $first } → { $last }, alin { $low }, ylin { $high }.

### What the league refuses, why, and what can be done: answers in private, one sentence or two

# en: 588851fe
error-league-unknown-match = Tämän palvelimen liigassa ei ole sellaista ottelua.
# en: a67e37e2
error-league-unknown-player = Tällä palvelimella ei ole vielä liigaotteluita. `/play` aloittaa sellaisen.
# en: 10661fcc
error-league-unknown-season = Kautta ”{ $name }” ei ole. `/league table` näyttää ne kaikki.
# en: 55daa7e2
error-league-unknown-change = Muutosta { NUMBER($change, useGrouping: 0) } ei ole. `/manage audit` näyttää ne kaikki.
# en: 38233571
error-league-changed-meanwhile = Joku muu muutti sitä, kun katsoit. Katso uudestaan ja päätä sitten.
# en: 99dcb598
error-league-undone = Se muutos on jo kumottu.
# en: 0ef3d6d0
error-league-taken-out = Se ottelu on jo poistettu.
# en: 722978a8
error-league-nothing-changed = Niin oli jo.
# en: b194aa78
error-league-season-running = Kausi ”{ $name }” on vielä käynnissä. Päätä se ensin: `/manage season end`.
# en: de945879
error-league-season-overlaps = Kausi ”{ $name }” kattaa osan näistä päivistä. Valitse toinen viimeinen päivä.
# en: c0755917
error-league-season-not-over = Kaudella ”{ $name }” ei ole vielä lopputaulukkoa.
# en: c13002ca
error-league-season-name = Valitse toinen nimi: sen on oltava uusi ja enintään 40 merkkiä pitkä.
# en: aee1752b
error-league-name = Nimessä on oltava { $fewest }–{ $most } merkkiä.
# en: 31210201
error-league-name-early =
    { $days ->
        [one] Nimen voi vaihtaa kerran viikossa, seuraavan kerran huomenna.
       *[other] Nimen voi vaihtaa kerran viikossa, seuraavan kerran { $days } päivän kuluttua.
    }
# en: 64cc9d64
error-league-name-taken = Tällä palvelimella on jo joku nimeltä ”{ $name }”. Valitse toinen nimi.
# en: fb135c20
error-league-name-none = Tämä henkilö ei ole valinnut nimeä tällä palvelimella.
# en: bc81b3e0
error-league-season-closing = Lasken vielä kauden ”{ $name }” lopputaulukkoa, ja divisioonat määräytyvät siitä. Yritä minuutin päästä uudestaan.
# en: 99d4d65c
error-league-divisions = Kaudella on { $fewest }–{ $most } divisioonaa, ja enintään { $moves } nousee ja putoaa.
# en: 9015bec6
error-league-divisions-few =
    { $members ->
        [0] Jokaiseen divisioonaan tarvitaan kaksi pelaajaa. Liigassa ei ole vielä kenelläkään sijaa.
       *[other] Jokaiseen divisioonaan tarvitaan kaksi pelaajaa. Sijan saaneita liigassa: { $members }. Tarvitaan: { $least }.
    }
# en: 1759ce57
error-league-unknown-division = Sillä kaudella ei ole divisioonaa { $division }.
# en: 16c9c24d
error-league-no-season = Mikään kausi ei ole käynnissä. Aloita sellainen: `/manage season start`.
# en: c1ad3273
error-league-date = Päivää ”{ $text }” ei ole. Kirjoita näin: 2026-12-31.
# en: 092ca27f
error-league-date-past = { $text } on jo mennyt. Valitse myöhempi päivä.
# en: 27e7880a
error-league-date-early = { $text } on liian kaukana. Otteluita voi lisätä päivästä { $first } alkaen.
# en: fb5b3975
error-league-date-future = { $text } on vasta tulossa. Vain pelatun ottelun voi lisätä.
# en: 05065725
error-league-zone = Aikavyöhykettä ”{ $zone }” ei ole. Kirjoita näin: Europe/Helsinki.
# en: 5ce3794f
error-league-system =
    { $reason ->
        [twice] ”{ $text }” ei käy pisteiksi: sama pelaajamäärä on kahdesti.
        [seats] ”{ $text }” ei käy pisteiksi: ottelussa on 2–6 pelaajaa.
        [length] ”{ $text }” ei käy pisteiksi: pisteitä on enemmän kuin sijoja, tai ei ollenkaan.
        [order] ”{ $text }” ei käy pisteiksi: paremman sijan on annettava vähintään yhtä paljon.
        [best] ”{ $text }” ei käy pisteiksi. Kirjoita näin: ”best 10 of 20” tai ”best 10 of 20 by 10 6 3 1”, enintään 100 ottelua.
       *[number] ”{ $text }” ei käy pisteiksi. Kirjoita kokonaislukuja: 0–9999.
    }
# en: 537a31b5
error-league-no-pending = Se tulos on jo ratkaistu.
# en: 4af6f5e3
error-league-pending-own = Jonkun toisen on vahvistettava tulos, jonka lisäsit.
# en: bf38df74
error-league-pending-late = Aika siihen on ohi. Moderaattori voi vielä vahvistaa tai hylätä sen.
# en: 1f166d98
error-league-pending-strange = Vain ottelun muut pelaajat ja moderaattorit voivat vastata tähän.
# en: 1198b74d
error-league-terms =
    { $reason ->
        [length] Siinä pelissä ei ole sellaista pituutta.
        [option] Siinä pelissä ei ole sellaista asetusta.
        [fixture] Otteluparissa on eri peli kuin pelipohjassa.
       *[options] Kerro, minkä pelin asetuksia nämä ovat.
    }
# en: 5fbe4b20
error-league-game = Peliä ”{ $game }” ei ole.
# en: e25462f4
error-league-seats = Siinä pelissä on { $fewest }–{ $most } pelaajaa. Nimettyjä pelaajia: { $seats }.
# en: 424a614d
error-league-places = Nuo sijat eivät täsmää. Tasatilanteessa sija jaetaan ja seuraava jää väliin: 1, 2, 2, 4.
# en: fed6d057
error-league-twice = Sama pelaaja on siinä kahdesti.
# en: c216ff0a
error-league-banned = Se pelaaja on jo suljettu liigasta.
# en: cd49b85e
error-league-not-banned = Sitä pelaajaa ei ole suljettu liigasta.
# en: eca0e025
error-league-merged = Se pelaaja on jo yhdistetty toiseen.
# en: 9ce287b5
error-league-reason = Anna syy, enintään { $most } merkkiä.
# en: 680e3fc1
error-league-page = Sellaista sivua ei ole.
