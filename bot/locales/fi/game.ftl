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

### All that a player did in a row is one sentence

# en: ed8f9482
turn-you = { "" }
# en: febcb745
turn-comma = { $acts }, { $act }
# en: 1f5316ba
turn-and =
    { $several ->
        [yes] { $acts } sekä { $act }
       *[no] { $acts } ja { $act }
    }
# en: 0ce7ec88
verb-start =
    { $who ->
        [you] aloitat
       *[seat] aloittaa
    }
# en: dc9c5039
verb-play =
    { $who ->
        [you] pelaat
       *[seat] pelaa
    }
# en: 787f2f72
verb-open =
    { $who ->
        [you] aloitat
       *[seat] aloittaa
    }
# en: 6bea04fe
verb-draw =
    { $who ->
        [you] nostat
       *[seat] nostaa
    }
# en: c6b163e2
verb-have =
    { $who ->
        [you] et
       *[seat] ei
    }
# en: 34d86bdf
verb-turn =
    { $who ->
        [you] käännät
       *[seat] kääntää
    }
# en: 26ea74de
verb-end =
    { $who ->
        [you] lopetat vuorosi
       *[seat] lopettaa vuoronsa
    }
# en: 34c34080
verb-return =
    { $who ->
        [you] palautat
       *[seat] palauttaa
    }
# en: b53f1c1a
verb-keep =
    { $who ->
        [you] pidät nostamasi
       *[seat] pitää nostamansa
    }
# en: ea5b92d6
verb-call =
    { $who ->
        [you] huudat
       *[seat] huutaa
    }
# en: 1f55658c
verb-take =
    { $who ->
        [you] otat
       *[seat] ottaa
    }
# en: cc6aa334
verb-lay =
    { $who ->
        [you] lasket
       *[seat] laskee
    }
# en: 6c88a7e5
verb-add =
    { $who ->
        [you] lisäät
       *[seat] lisää
    }
# en: 735f6f97
verb-swap =
    { $who ->
        [you] vaihdat
       *[seat] vaihtaa
    }
# en: de4815d6
verb-discard =
    { $who ->
        [you] heität
       *[seat] heittää
    }
# en: b6922348
verb-go =
    { $who ->
        [you] päätät erän
       *[seat] päättää erän
    }
# en: 2e5616c7
verb-claim =
    { $who ->
        [you] sieppaat
       *[seat] sieppaa
    }
# en: 20ba4e53
verb-miss =
    { $who ->
        [you] menetät vuorosi
       *[seat] menettää vuoronsa
    }
# en: e866e95a
verb-pass =
    { $who ->
        [you] ohitat
       *[seat] ohittaa
    }

### What happened: small print below the table and in hands. One line of a phone (45 letters) with a long name, two at most

# en: 31c6ec82
event-dealt = Erä { $round } alkaa.
# en: 1d0cddd9
event-lot =
    { $who ->
        [you] Nostit arvonnassa laatan { $tile }.
       *[seat] { $name } nosti arvonnassa laatan { $tile }.
    }
# en: d7e790b8
event-starts = { $name } { verb-start }.
# en: e17f7dfe
event-draw = { $name } { verb-draw }.
# en: 7c429c43
event-drew =
    { $who ->
        [you] Nostit laatan { $tile }.
       *[seat] { $name } nostaa laatan { $tile }.
    }
# en: ed18e124
event-drew-domos = Nostit: { $tiles }.
# en: ff993929
event-voted =
    { $hands ->
        [open] Äänestys on ohi: kädet näkyviin.
       *[hidden] Äänestys on ohi: kädet piiloon.
    }
# en: 1852e18c
event-turn-up = { move-turn }
# en: beefdbfc
event-take = { $name } { verb-draw } sokkona laatan pelaajalta { $from }.
# en: 3019b649
event-was-taken = Sinulta vietiin { $tile }. Se menee pakkaan.
# en: bc43e787
event-return = { $name } { verb-return } laatan pakkaan.
# en: 00ca152e
event-returned = Palautit laatan { $tile }.
# en: 1af7e9db
event-reverse = Suunnanvaihto: peli kääntyy toisinpäin.
# en: 8aeebcad
event-forced =
    { $symbol ->
        [D2] { $count ->
            [0] { $name } { verb-miss } (Nosta 2); pakka on tyhjä.
            [one] { $name } { verb-draw } { $count } laatan (Nosta 2) ja { verb-miss }.
           *[other] { $name } { verb-draw } { $count } laattaa (Nosta 2) ja { verb-miss }.
        }
       *[W4] { $count ->
            [0] { $name } { verb-miss } (Jokeri Nosta 4); pakka on tyhjä.
            [one] { $name } { verb-draw } { $count } laatan (Jokeri Nosta 4) ja { verb-miss }.
           *[other] { $name } { verb-draw } { $count } laattaa (Jokeri Nosta 4) ja { verb-miss }.
        }
    }
# en: a53d6187
event-penalty =
    { $count ->
        [0] Rangaistusta ei voi nostaa, pakka on tyhjä.
        [one] { $name } { verb-draw } rangaistukseksi { $count } laatan.
       *[other] { $name } { verb-draw } rangaistukseksi { $count } laattaa.
    }
# en: 7a0b4876
event-shown =
    { $count ->
        [0] Vain sinä näet tämän: muita laattoja ei ollut pelaajalla { $name }.
       *[other] Vain sinä näet tämän, muut laatat pelaajalla { $name }: { $tiles }.
    }
# en: 6396010d
event-catch =
    { $who ->
        [caught] Unohdit huutaa UNO. { $name } huomasi!
        [you] { $caught } unohti huutaa UNO. Sinä huomasit!
       *[seat] { $caught } unohti huutaa UNO. { $name } huomasi!
    }
# en: 3ec57ed7
event-round-ended =
    { $end ->
        [out] { $who ->
            [you] Pääset eroon kaikista laatoistasi ja voitat erän { $round }.
            [seat] { $name } pääsee eroon kaikista laatoistaan ja voittaa erän { $round }.
            [shared] { $winners } jakavat erän { $round }.
           *[nobody] Kukaan ei voita erää { $round }.
        }
        [blocked] { $who ->
            [you] Kukaan ei pääse jatkamaan. Voitat erän { $round }.
            [seat] Kukaan ei pääse jatkamaan. { $name } voittaa erän { $round }.
            [shared] Kukaan ei pääse jatkamaan. { $winners } jakavat erän { $round }.
           *[nobody] Kukaan ei pääse jatkamaan, eikä kukaan voita erää { $round }.
        }
        [dead-end] { $who ->
            [you] Pelasit viimeisen Umpikujan ja voitat erän { $round }.
            [seat] { $name } pelasi viimeisen Umpikujan ja voittaa erän { $round }.
            [shared] { $winners } jakavat erän { $round }.
           *[nobody] Kukaan ei voita erää { $round }.
        }
       *[other] { $who ->
            [you] Voitat erän { $round }.
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

# en: ee32ef0c
move-line-play =
    { $side ->
        [left] { $name } { verb-play } laatan { $tile } päähän X.
        [right] { $name } { verb-play } laatan { $tile } päähän Y.
       *[other] { $name } { verb-open } laatalla { $tile }.
    }
# en: b7a873a3
move-cross-play =
    { $uno ->
        [0] { $name } { verb-play } laatan { $tile } kadulle { $street }.
       *[other] { $name } { verb-play } laatan { $tile } kadulle { $street } ja { verb-call } UNO!
    }
# en: fee9723e
move-play-joker =
    { $side ->
        [left] { $name } { verb-play } laatan { $tile } päähän X, ja { $joker } peittää kuvan { $half }.
       *[right] { $name } { verb-play } laatan { $tile } päähän Y, ja { $joker } peittää kuvan { $half }.
    }
# en: 42054ec6
move-plays = { $name } { verb-play } { $parts }.
# en: 3e70a74c
part-play =
    { $side ->
        [left] laatan { $tile } päähän X
       *[right] laatan { $tile } päähän Y
    }
# en: 27ec6bfb
move-pass = { $name } { verb-pass }.
# en: 41a490f3
move-draw = { $name } { verb-draw } laatan { $tile }.
# en: fa8ccae5
move-drawn = { $name } { verb-draw } { $count ->
        [one] laatan
       *[other] laatat
    } { $parts }.
# en: e3240e46
move-no-double = { $name } { verb-have } voi aloittaa: ei tuplaa.
# en: 4ac546be
move-turn = { $name } { verb-turn } laatan { $tile }.
# en: 21e740f9
move-end = { $name } { verb-end }.
# en: 6897974d
move-open = { $name } { verb-open } laatalla { $tile }.
# en: 14327d1a
move-take = { $name } nostaa sokkona laatan { $tile } pelaajalta { $player }.
# en: 09a59545
move-return = { $name } { verb-return } pakkaan laatan { $tile }.
# en: 49ce1bc7
move-heap = Pakka sekoitetaan.
# en: 27a9d843
move-keep = { $name } { verb-keep } laatan.
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
# en: 19bf8dbd
move-skipped = { $name } { verb-miss }.
# en: a046451e
move-challenge-guilty =
    { $who ->
        [you] Haastat ja olet oikeassa: Jokeri Nosta 4 otetaan takaisin.
       *[seat] { $name } haastaa ja on oikeassa: Jokeri Nosta 4 otetaan takaisin.
    }
# en: 4df8c2ce
move-challenge-innocent =
    { $who ->
        [you] Haastat ja olet väärässä: sopivaa väriä ei ollut.
       *[seat] { $name } haastaa ja on väärässä: sopivaa väriä ei ollut.
    }
# en: cd121b5b
move-uno = { $name } { verb-call } UNO!
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
# en: 92c92d4f
move-takeback =
    { $who ->
        [you] Perut viimeisen siirron.
       *[seat] { $name } peruu viimeisen siirron.
    }

### What happened at the table: small print below it. 90 letters

# en: e7314253
event-set-aside = Tätä ottelua ei voi jatkaa. Mitään ei ole kadonnut; lokissani lukee syy.
# en: fdb9a59f
event-match-started = Ottelu { $number } alkaa.
# en: 94091cb0
event-joined = { $name } liittyy peliin.
# en: 6ec576b9
event-cuts-dropped = Jako on muuttunut, joten aiempia katkaisuja ei lasketa. Voit katkaista uudestaan.
# en: 3afe75ee
event-left =
    { $who ->
        [you] Poistut. Tietokone jatkaa.
       *[seat] { $name } poistuu. Tietokone jatkaa.
    }
# en: 2c866454
event-seat-removed = Moderaattori antoi pelaajan { $name } paikan tietokoneelle.
# en: bb70fb8e
event-resigned =
    { $who ->
        [you] Luovutat.
       *[seat] { $name } luovuttaa.
    }
# en: 5496a30b
event-replaced =
    { $who ->
        [you] Tulet tietokoneen tilalle.
       *[seat] { $name } tulee tietokoneen tilalle.
    }
# en: 4372d8cc
event-timed-out-planned =
    { $who ->
        [you] Aikasi loppui, ja suunnitelmasi pelattiin.
       *[seat] { $name } pelasi suunnitelmansa, kun aika loppui.
    }
# en: 740427ff
event-timed-out =
    { $who ->
        [you] Aikasi loppui, ja tietokone siirsi puolestasi.
       *[seat] Aika loppui, ja tietokone siirsi pelaajan { $name } puolesta.
    }
# en: 6bca9595
event-time-up = Aika loppui: tietokone pelaa erän loppuun.
# en: ae343e44
event-turn-warning =
    { $who ->
        [you] Aikasi on melkein lopussa.
       *[seat] Aika on melkein lopussa: { $name }.
    }
# en: 6dd6d9d3
event-seat-computer =
    { $who ->
        [you] Tietokone pelaa nyt puolestasi.
       *[seat] Tietokone pelaa nyt pelaajan { $name } puolesta.
    }
# en: 7ef21e99
event-thinking-less = { $name } miettii tänään vähemmän: koneella on kiire.
# en: 031b602b
event-seat-player =
    { $who ->
        [you] Olet palannut.
       *[seat] { $name } on palannut.
    }
# en: c620ea1c
event-vote-end =
    { $who ->
        [you] Äänestät ottelun lopettamisen puolesta.
       *[seat] { $name } äänestää ottelun lopettamisen puolesta.
    }
# en: c0f7b3e8
event-vote-withdrawn =
    { $who ->
        [you] Perut äänesi ottelun lopettamisesta.
       *[seat] { $name } peruu äänensä ottelun lopettamisesta.
    }
# en: 64c1c198
event-paused =
    { $who ->
        [nobody] Ottelu on tauolla.
        [you] Keskeytit ottelun.
       *[seat] { $name } keskeytti ottelun.
    }
# en: 9d9b30d3
event-resumed = Ottelu jatkuu.
# en: 3d8e07a5
event-takeback-refused =
    { $who ->
        [you] Siirtosi jää voimaan.
       *[seat] Siirto jää voimaan: { $name }.
    }
# en: e8748b22
event-claim-lost =
    { $who ->
        [you] Yritit myös siepata, mutta { $winner } on vuorossa lähempänä.
       *[seat] { $name } yritti myös siepata, mutta { $winner } on vuorossa lähempänä.
    }
