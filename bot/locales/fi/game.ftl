# Games, options, and what happens in a round; the rules are in rules.ftl. Names of players and pieces get no ending.

### Small words: in lists and in other texts

# en: 3e68933e
name-seat = Pelaaja { $number }
# en: ba8dd220
name-computer = Tietokone { $number }
# en: 3dc28bf9
ordinal = { $number }.
# en: d15a7ef0
pieces =
    { $noun ->
        [cards] { $tiles ->
            [one] { $tiles } kortti
           *[other] { $tiles } korttia
        }
       *[tiles] { $tiles ->
            [one] { $tiles } laatta
           *[other] { $tiles } laattaa
        }
    }

### Games: their names, in headings, menus, pictures (406 px) and lists. 25 letters

# en: 5180f904
game-classic = Perinteinen domino
# en: d9bcf020
game-moomin = Muumidomino
# en: 2d911900
game-moomin-joker = Jokeridomino
# en: efc10a06
game-christmas = Jouludomino
# en: 95b9c558
game-uno = UNO Dominos

### What a game is about: a line of a menu. A dozen words, 100 letters at most

# en: 8badeacd
about-classic = Sovita laatat päittäin. Pienin käteen jäänyt silmäluku voittaa.
# en: f5f6b11f
about-moomin = Sovita samat hahmot päittäin. Ensimmäisenä laatoistaan eroon päässyt voittaa.
# en: 546398fd
about-moomin-joker = Sovita samat hahmot päittäin. Jokeri peittää laatan puolikkaan.
# en: 826b5ad4
about-christmas = Pelaa vuorollasi kaikki, mikä sopii. Ensimmäisenä laatoistaan eroon päässyt voittaa.
# en: 7d679c24
about-uno = Sovita värejä ja numeroita neljälle kadulle. Ensimmäisenä laatoistaan eroon päässyt voittaa.

### Tiles and their halves: on buttons, two of them with a dash. 9 letters a half, better fewer

# en: 652d8ebf
tile-two = { $first }–{ $second }
# en: e72e6c7c
joker-card = jokeri ({ $figure })
# en: 49d9c8fb
figure-1 = siili
# en: 14044155
figure-2 = pöllö
# en: 2cf2d156
figure-3 = kettu
# en: 80dffc75
figure-4 = kala
# en: 8bea8733
figure-5 = kissa
# en: f73b18d0
figure-6 = etana
# en: 6ac9e74a
figure-7 = kani
# en: 91970f55
figure-8 = perhonen
# en: 496fa63a
figure-9 = ankka
# en: fd5869bb
motif-1 = kynttilä
# en: 586e53c7
motif-2 = lahja
# en: ce5c4451
motif-3 = tähti
# en: 9bb9c315
motif-4 = kello
# en: d1594475
motif-5 = kuusi
# en: b2b2d84d
motif-6 = lumiukko
# en: e26b7bc4
motif-7 = lapanen
# en: 296c650b
motif-J = jokeri
# en: 08d08d31
domo-R = punainen { $number }
# en: 3d80a87d
domo-G = vihreä { $number }
# en: 6b455f59
domo-Y = keltainen { $number }
# en: 8b0b1f44
domo-B = sininen { $number }
# en: 0670a2fd
domo-R-symbol = punainen { $symbol }
# en: c94f7ad6
domo-G-symbol = vihreä { $symbol }
# en: 9a7f13d7
domo-Y-symbol = keltainen { $symbol }
# en: 07fba358
domo-B-symbol = sininen { $symbol }
# en: bf429273
domo-D2 = Nosta 2
# en: ac75ae85
domo-RV = Suunnanvaihto
# en: e886dec5
domo-SK = Ohitus
# en: 0398c9c4
domo-DE = Umpikuja
# en: 9ae02a54
domo-W = Jokeri
# en: 1ee1886c
domo-W4 = Jokeri Nosta 4

### Options: in menus as “name: value” (100 letters), in the lobby's options and the rules. A name 25 letters, a value 25

# en: 2b4d5298
option-line = -# { $option }: **{ $value }**
# en: cf762d37
option-choice = { $name } (`{ $code }`)

# en: 86e1b908
option-scoring = Pisteenlasku
# en: 14403e40
option-scoring-minus-100 = vähiten voittaa, raja 100
# en: 14f80e31
option-scoring-minus-200 = vähiten voittaa, raja 200
# en: 3d2c976a
option-scoring-race-121 = kilpa 121 pisteeseen

# en: 27f31096
option-start = Aloittaja
# en: 5ed3b4a4
option-start-highest-double = korkein tupla
# en: b3436900
option-start-highest-pips = suurin silmäluku

# en: 50c2b04a
option-reshuffle = Arvontalaatat
# en: 383c7ad9
option-reshuffle-yes = takaisin sekoitukseen
# en: 9cb3f016
option-reshuffle-no = jäävät käteen

# en: 799a5d9c
option-hands = Erien yläraja
# en: 35c59352
option-hands-0 = ei ylärajaa
# en: 3c11ed8a
option-hands-1 = yksi
# en: df12ee2b
option-hands-3 = kolme
# en: 3d0ba58b
option-hands-5 = viisi

# en: 8ac272e2
option-out-ends = Kun laatat loppuvat
# en: 8b39e2f7
option-out-ends-no = muut jatkavat
# en: 7f66fbe2
option-out-ends-yes = erä päättyy

# en: 114e8d54
option-rounds = Erät
# en: 6cb38be0
option-rounds-1 = yksi
# en: 0b52bb59
option-rounds-0 = yksi pelaajaa kohti
# en: 00888241
option-rounds-3 = kolme
# en: 7d1bb1ce
option-rounds-5 = viisi

# en: 6a0ebbea
option-jokers = Jokereita kullekin
# en: 12a56303
option-jokers-2 = kaksi
# en: 02dc27f2
option-jokers-3 = kolme
# en: b78d7871
option-jokers-1 = yksi

# en: 56c9f59c
option-deck = Jokerit
# en: 8802c9b8
option-deck-halves = puolikkaissa
# en: b78ed0c1
option-deck-cards = 8 tuplaa

# en: e04bcf29
option-target = Pelataan
# en: 98ea4236
option-target-500 = 500 pisteeseen
# en: 73070d79
option-target-200 = 200 pisteeseen
# en: efdba122
option-target-0 = yksi erä

# en: 15b10eb0
option-opening = Vaihto ennen aloitusta
# en: 288f390e
option-opening-exchange = kyllä
# en: d42cf483
option-opening-plain = ei

# en: d03d8879
option-symbols = Symbolit vaikuttavat
# en: 8e889c39
option-symbols-always = kummasta päästä vain
# en: 0e9ed254
option-symbols-active = vain koskettaessaan

# en: 0ce2c3b7
option-dead-end-game = Viimeinen Umpikuja
# en: ca6b5c0f
option-dead-end-game-no = ei ratkaise
# en: aa801ce8
option-dead-end-game-yes = voittaa erän

### What happened: small print below the table and in hands. One line of a phone (45 letters) with a long name, two at most

# en: 31c6ec82
event-dealt = Erä { $round } alkaa.
# en: 6882111f
event-lot = { $name } nosti arvonnassa laatan { $tile }.
# en: 2b6993e3
event-starts = { $name } aloittaa.
# en: fb3cf68a
event-line-play = { move-line-play }
# en: ac968b55
event-cross-play = { move-cross-play }
# en: a286d4ec
event-pass = { move-pass }
# en: a00dad35
event-play-joker = { move-play-joker }
# en: a65a225e
event-no-double = { move-no-double }
# en: 7adecf77
event-draw = { $name } nostaa.
# en: f557a1c1
event-drew =
    { $who ->
        [you] Nostit laatan { $tile }.
       *[seat] { $name } nosti laatan { $tile }.
    }
# en: f486e2ef
event-drew-domos = Nostit: { $tiles }.
# en: ff993929
event-voted =
    { $hands ->
        [open] Äänestys on ohi: kädet näkyviin.
       *[hidden] Äänestys on ohi: kädet piiloon.
    }
# en: 1852e18c
event-turn-up = { move-turn }
# en: 5e40121e
event-end = { move-end }
# en: c7b1aba0
event-open = { move-open }
# en: b08b181e
event-take = { $name } nostaa sokkona laatan pelaajalta { $from }.
# en: 3019b649
event-was-taken = Sinulta vietiin { $tile }. Se menee pakkaan.
# en: 1ef3b022
event-return = { $name } palauttaa laatan pakkaan.
# en: 00ca152e
event-returned = Palautit laatan { $tile }.
# en: 8bd916ea
event-heap = { move-heap }
# en: 6387ed47
event-keep = { move-keep }
# en: 1af7e9db
event-reverse = Suunnanvaihto: peli kääntyy toisinpäin.
# en: 267dbc3a
event-forced =
    { $symbol ->
        [D2] { $count ->
            [0] Nosta 2: pakka on tyhjä, joten { $name } ei nosta mitään ja menettää vuoronsa.
            [one] Nosta 2: { $name } nostaa { $count } laatan ja menettää vuoronsa.
           *[other] Nosta 2: { $name } nostaa { $count } laattaa ja menettää vuoronsa.
        }
       *[W4] { $count ->
            [0] Jokeri Nosta 4: pakka on tyhjä, joten { $name } ei nosta mitään ja menettää vuoronsa.
            [one] Jokeri Nosta 4: { $name } nostaa { $count } laatan ja menettää vuoronsa.
           *[other] Jokeri Nosta 4: { $name } nostaa { $count } laattaa ja menettää vuoronsa.
        }
    }
# en: 92bf97c3
event-skipped = Ohitus: { $name } menettää vuoronsa.
# en: b402b525
event-penalty =
    { $count ->
        [0] Rangaistus: pakka on tyhjä, joten { $name } ei nosta mitään.
        [one] Rangaistus: { $name } nostaa { $count } laatan.
       *[other] Rangaistus: { $name } nostaa { $count } laattaa.
    }
# en: 41cce2c5
event-challenge-guilty = { $name } haastaa ja on oikeassa: { $against } ottaa Jokeri Nosta 4 -laatan takaisin ja nostaa neljä laattaa.
# en: c4cf2c18
event-challenge-innocent = { $name } haastaa ja on väärässä: sopivaa väriä ei ollut pelaajalla { $against }. { $name } nostaa neljä laattaa.
# en: 7a0b4876
event-shown =
    { $count ->
        [0] Vain sinä näet tämän: muita laattoja ei ollut pelaajalla { $name }.
       *[other] Vain sinä näet tämän, muut laatat pelaajalla { $name }: { $tiles }.
    }
# en: af16aa3c
event-uno = { move-uno }
# en: 35ae559c
event-catch = { $caught } unohti huutaa UNO. { $name } huomasi!
# en: 7c7e701e
event-round-ended =
    { $end ->
        [out] { $who ->
            [seat] { $name } pääsee eroon kaikista laatoistaan ja voittaa erän { $round }.
            [shared] { $winners } jakavat erän { $round }.
           *[nobody] Kukaan ei voita erää { $round }.
        }
        [blocked] { $who ->
            [seat] Kukaan ei pääse jatkamaan. { $name } voittaa erän { $round }.
            [shared] Kukaan ei pääse jatkamaan. { $winners } jakavat erän { $round }.
           *[nobody] Kukaan ei pääse jatkamaan, eikä kukaan voita erää { $round }.
        }
        [dead-end] { $who ->
            [seat] { $name } pelaa viimeisen Umpikujan ja voittaa erän { $round }.
            [shared] { $winners } jakavat erän { $round }.
           *[nobody] Kukaan ei voita erää { $round }.
        }
       *[other] { $who ->
            [seat] { $name } voittaa erän { $round }.
            [shared] { $winners } jakavat erän { $round }.
           *[nobody] Kukaan ei voita erää { $round }.
        }
    }
# en: 5f360d03
event-match-ended =
    { $end ->
        [target] Pisteraja on täynnä. Ottelu on ohi.
        [rounds] Se oli viimeinen erä. Ottelu on ohi.
       *[other] Ottelu on ohi.
    }

### Moves in words: as above, and in replays and on results. X and Y are the ends of a line, ↑ → ↓ ← the streets

# en: 18625552
move-line-play =
    { $side ->
        [left] { $name } pelaa laatan { $tile } päähän X.
        [right] { $name } pelaa laatan { $tile } päähän Y.
       *[other] { $name } aloittaa laatalla { $tile }.
    }
# en: 2116440d
move-cross-play =
    { $uno ->
        [0] { $name } pelaa laatan { $tile } kadulle { $street }.
       *[other] { $name } pelaa laatan { $tile } kadulle { $street } ja huutaa UNO!
    }
# en: 15616693
move-play-joker =
    { $side ->
        [left] { $name } pelaa laatan { $tile } päähän X, { $half } ← { $joker }.
       *[right] { $name } pelaa laatan { $tile } päähän Y, { $half } ← { $joker }.
    }
# en: c4debeeb
move-pass = { $name } ohittaa.
# en: e98b3660
move-draw = { $name } nostaa laatan { $tile }.
# en: cf180c1c
move-no-double = { $name } ei voi aloittaa: ei tuplaa.
# en: 35d8000b
move-turn = { $name } kääntää laatan { $tile }.
# en: 62e687a3
move-end = { $name } lopettaa vuoronsa.
# en: 334774ee
move-open = { $name } aloittaa laatalla { $tile }.
# en: 4462eb20
move-take = { $name } nostaa sokkona laatan { $tile } pelaajalta { $player }.
# en: 7c93cc36
move-return = { $name } palauttaa pakkaan laatan { $tile }.
# en: 49ce1bc7
move-heap = Pakka sekoitetaan.
# en: c54545c1
move-keep = { $name } pitää nostamansa laatan.
# en: 3d7aec49
move-forced =
    { $count ->
        [0] { $name } joutuu nostamaan, mutta pakka on tyhjä.
       *[other] { $name } joutuu nostamaan: { $tiles }.
    }
# en: 399af347
move-penalty =
    { $count ->
        [0] { $name } saa rangaistuksen, mutta pakka on tyhjä.
       *[other] { $name } nostaa rangaistukseksi: { $tiles }.
    }
# en: 53c0eb35
move-skipped = { $name } menettää vuoronsa.
# en: 986a30cc
move-challenge =
    { $verdict ->
        [guilty] { $name } haastaa Jokeri Nosta 4 -laatan ja on oikeassa.
       *[innocent] { $name } haastaa Jokeri Nosta 4 -laatan ja on väärässä.
    }
# en: 10b04eaa
move-uno = { $name } huutaa UNO!
# en: 240daa08
move-catch = { $player } unohti huutaa UNO. { $name } huomasi!
# en: c240e957
move-seat =
    { $what ->
        [computer] Tietokone pelaa nyt pelaajan { $name } puolesta.
       *[player] { $name } on palannut.
    }
# en: 8f93070f
move-left = { $name } poistuu.

### What happened at the table: small print below it. 90 letters

# en: e7314253
event-set-aside = Tätä ottelua ei voi jatkaa. Mitään ei ole kadonnut; lokissani lukee syy.
# en: fdb9a59f
event-match-started = Ottelu { $number } alkaa.
# en: 94091cb0
event-joined = { $name } liittyy peliin.
# en: 6ec576b9
event-cuts-dropped = Jako on muuttunut, joten aiempia katkaisuja ei lasketa. Voit katkaista uudestaan.
# en: 8a166488
event-left = { $name } poistuu. Tietokone jatkaa.
# en: 2c866454
event-seat-removed = Moderaattori antoi pelaajan { $name } paikan tietokoneelle.
# en: f9387ee5
event-resigned = { $name } luovuttaa.
# en: effe5b8f
event-replaced = { $name } tulee tietokoneen tilalle.
# en: 8b4c08da
event-timed-out-planned = { $name } pelasi suunnitelmansa, kun aika loppui.
# en: eb95195d
event-timed-out = Aika loppui, ja tietokone siirsi pelaajan { $name } puolesta.
# en: 6bca9595
event-time-up = Aika loppui: tietokone pelaa erän loppuun.
# en: a0c5faea
event-turn-warning = Aika on melkein lopussa: { $name }.
# en: 9f323be1
event-seat-computer = Tietokone pelaa nyt pelaajan { $name } puolesta.
# en: 7ef21e99
event-thinking-less = { $name } miettii tänään vähemmän: koneella on kiire.
# en: 1fe23d75
event-seat-player = { $name } on palannut.
# en: 12cd1b5b
event-vote-end = { $name } äänestää ottelun lopettamisen puolesta.
# en: 7f9a7e98
event-vote-withdrawn = { $name } peruu äänensä ottelun lopettamisesta.
# en: f376568e
event-paused =
    { $who ->
        [nobody] Ottelu on tauolla.
       *[seat] { $name } keskeytti ottelun.
    }
# en: 9d9b30d3
event-resumed = Ottelu jatkuu.
# en: 6e3bd376
event-claim-lost = { $name } yritti myös siepata, mutta { $winner } on vuorossa lähempänä.
