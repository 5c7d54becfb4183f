# Games, options, and what happens in a round; the rules are in rules.ftl.

### Small words: in lists and in other texts

# en: 3e68933e
name-seat = { $number }. játékos
# en: ba8dd220
name-computer = { $number }. gép
# en: 3dc28bf9
ordinal = { $number }.
# en: d15a7ef0
pieces =
    { $noun ->
        [cards] { $tiles } lap
        [dominoes] { $tiles } kő
       *[tiles] { $tiles } kő
    }

### Games: their names

# en: 5180f904
game-classic = Klasszikus dominó
# en: d9bcf020
game-moomin = Mumindominó
# en: 2d911900
game-moomin-joker = Jokerdominó
# en: efc10a06
game-christmas = Karácsonyi dominó
# en: 95b9c558
game-uno = UNO Dominos

### What a game is about (`about-<game>`)

# en: 8badeacd
about-classic = Illeszd egymáshoz a köveket. Az nyer, akinél a legkevesebb pötty marad.
# en: f5f6b11f
about-moomin = Illeszd egymáshoz az egyforma állatokat. Az nyer, akinek először fogynak el a kövei.
# en: 546398fd
about-moomin-joker = Illeszd egymáshoz az egyforma állatokat. A joker egy fél követ takar el.
# en: 826b5ad4
about-christmas = Tedd le az összes követ, ami illik. Az nyer, akinek először fogynak el.
# en: 7d679c24
about-uno = Színek és számok négy utcában. Az nyer, akinek először fogynak el a kövei.

### Tiles and their halves

# en: 652d8ebf
tile-two = { $first }–{ $second }
# en: e72e6c7c
joker-card = { $figure }-joker
# en: 49d9c8fb
figure-1 = sün
# en: 14044155
figure-2 = bagoly
# en: 2cf2d156
figure-3 = róka
# en: 80dffc75
figure-4 = hal
# en: 8bea8733
figure-5 = macska
# en: f73b18d0
figure-6 = csiga
# en: 6ac9e74a
figure-7 = nyúl
# en: 91970f55
figure-8 = lepke
# en: 496fa63a
figure-9 = kacsa
# en: fd5869bb
motif-1 = gyertya
# en: 586e53c7
motif-2 = ajándék
# en: ce5c4451
motif-3 = csillag
# en: 9bb9c315
motif-4 = harang
# en: d1594475
motif-5 = fenyő
# en: b2b2d84d
motif-6 = hóember
# en: e26b7bc4
motif-7 = kesztyű
# en: 296c650b
motif-J = joker
# en: 08d08d31
domo-R = piros { $number }
# en: 3d80a87d
domo-G = zöld { $number }
# en: 6b455f59
domo-Y = sárga { $number }
# en: 8b0b1f44
domo-B = kék { $number }
# en: 0670a2fd
domo-R-symbol = piros { $symbol }
# en: c94f7ad6
domo-G-symbol = zöld { $symbol }
# en: 9a7f13d7
domo-Y-symbol = sárga { $symbol }
# en: 07fba358
domo-B-symbol = kék { $symbol }
# en: bf429273
domo-D2 = Húzz 2
# en: ac75ae85
domo-RV = Fordítás
# en: e886dec5
domo-SK = Kimaradsz
# en: 0398c9c4
domo-DE = Zsákutca
# en: 9ae02a54
domo-W = Joker
# en: 1ee1886c
domo-W4 = Joker Húzz 4

### Options (`option-<key>`, `option-<key>-<value>`, or a game's own: `option-<game>-<key>`)

# en: 2b4d5298
option-line = -# { $option }: **{ $value }**
# en: cf762d37
option-choice = { $name } (`{ $code }`)

# en: 86e1b908
option-scoring = Pontozás
# en: 14403e40
option-scoring-minus-100 = kevés pont nyer, 100-ig
# en: 14f80e31
option-scoring-minus-200 = kevés pont nyer, 200-ig
# en: 3d2c976a
option-scoring-race-121 = verseny 121-ig

# en: 27f31096
option-start = Ki kezd
# en: 5ed3b4a4
option-start-highest-double = a legmagasabb dupla
# en: b3436900
option-start-highest-pips = a legtöbb pötty

# en: 50c2b04a
option-reshuffle = Kezdéshez húzott kő
# en: 383c7ad9
option-reshuffle-yes = visszakerül
# en: 9cb3f016
option-reshuffle-no = kézben marad

# en: 799a5d9c
option-hands = Leosztások korlátja
# en: 35c59352
option-hands-0 = nincs
# en: 3c11ed8a
option-hands-1 = egy
# en: df12ee2b
option-hands-3 = három
# en: 3d0ba58b
option-hands-5 = öt

# en: 8ac272e2
option-out-ends = Ha valaki befejezi
# en: 8b39e2f7
option-out-ends-no = a többiek folytatják
# en: 7f66fbe2
option-out-ends-yes = vége a leosztásnak

# en: 114e8d54
option-rounds = Leosztások
# en: 6cb38be0
option-rounds-1 = egy
# en: 0b52bb59
option-rounds-0 = játékosonként egy
# en: 00888241
option-rounds-3 = három
# en: 7d1bb1ce
option-rounds-5 = öt

# en: 6a0ebbea
option-jokers = Joker fejenként
# en: 12a56303
option-jokers-2 = kettő
# en: 02dc27f2
option-jokers-3 = három
# en: b78d7871
option-jokers-1 = egy

# en: 56c9f59c
option-deck = Jokerek
# en: 8802c9b8
option-deck-halves = nyolcadik képként
# en: b78ed0c1
option-deck-cards = 8 külön dupla

# en: e04bcf29
option-target = Meddig megy
# en: 98ea4236
option-target-500 = 500 pontig
# en: 73070d79
option-target-200 = 200 pontig
# en: efdba122
option-target-0 = egy leosztás

# en: 15b10eb0
option-opening = Csere kezdés előtt
# en: 288f390e
option-opening-exchange = igen
# en: d42cf483
option-opening-plain = nem

# en: d03d8879
option-symbols = Jelek hatása
# en: 8e889c39
option-symbols-always = bármelyik félen
# en: 0e9ed254
option-symbols-active = csak ahol érintkezik

# en: 0ce2c3b7
option-dead-end-game = Utolsó Zsákutca nyer
# en: ca6b5c0f
option-dead-end-game-no = nem
# en: aa801ce8
option-dead-end-game-yes = igen

### All that a player did in a row is one sentence

# en: ed8f9482
turn-you = { "" }
# en: febcb745
turn-comma = { $acts }; { $act }
# en: 1f5316ba
turn-and = { $acts }; { $act }
# en: 0ce7ec88
verb-start =
    { $who ->
        [you] kezdesz
       *[seat] kezd
    }
# en: dc9c5039
verb-play =
    { $who ->
        [you] letetted
       *[seat] letette
    }
# en: 787f2f72
verb-open =
    { $who ->
        [you] kezdtél
       *[seat] kezdett
    }
# en: 6bea04fe
verb-draw =
    { $who ->
        [you] húztál
       *[seat] húzott
    }
# en: c6b163e2
verb-have =
    { $who ->
        [you] a kezedben
       *[seat] kezében
    }
# en: 34d86bdf
verb-turn =
    { $who ->
        [you] felfordítottad
       *[seat] felfordította
    }
# en: 26ea74de
verb-end =
    { $who ->
        [you] befejezted a lépésed
       *[seat] befejezte a lépését
    }
# en: 34c34080
verb-return =
    { $who ->
        [you] visszatettél
       *[seat] visszatett
    }
# en: b53f1c1a
verb-keep =
    { $who ->
        [you] megtartottad
       *[seat] megtartotta
    }
# en: ea5b92d6
verb-call =
    { $who ->
        [you] bemondtad
       *[seat] bemondta
    }
# en: 1f55658c
verb-take =
    { $who ->
        [you] felvetted
       *[seat] felvette
    }
# en: cc6aa334
verb-lay =
    { $who ->
        [you] leraktad
       *[seat] lerakta
    }
# en: 6c88a7e5
verb-add =
    { $who ->
        [you] szúrtál
       *[seat] szúrt
    }
# en: 735f6f97
verb-swap =
    { $who ->
        [you] cserélted
       *[seat] cserélte
    }
# en: de4815d6
verb-discard =
    { $who ->
        [you] eldobtad
       *[seat] eldobta
    }
# en: b6922348
verb-go =
    { $who ->
        [you] befejezted
       *[seat] befejezte
    }
# en: 2e5616c7
verb-claim =
    { $who ->
        [you] kérted
       *[seat] kérte
    }
# en: 20ba4e53
verb-miss =
    { $who ->
        [you] kimaradsz
       *[seat] kimarad
    }
# en: e866e95a
verb-pass =
    { $who ->
        [you] passzoltál
       *[seat] passzolt
    }

### What happened (`event-<code>`, or a family's own: `event-<family>-<code>`)

# en: 31c6ec82
event-dealt = Kezdődik: { $round }. leosztás.
# en: 1d0cddd9
event-lot =
    { $who ->
        [you] Ezt húztad a kezdésért: { $tile }.
       *[seat] { $name } ezt húzta a kezdésért: { $tile }.
    }
# en: d7e790b8
event-starts = { $name } { verb-start }.
# en: e17f7dfe
event-draw = { $name } { verb-draw }.
# en: 7c429c43
event-drew =
    { $who ->
        [you] Ezt húztad: { $tile }.
       *[seat] { $name } ezt húzta: { $tile }.
    }
# en: ed18e124
event-drew-domos = Ezt húztad: { $tiles }.
# en: ff993929
event-voted =
    { $hands ->
        [open] Lezajlott a szavazás: nyílt lapok.
       *[hidden] Lezajlott a szavazás: zárt lapok.
    }
# en: 1852e18c
event-turn-up = { move-turn }
# en: beefdbfc
event-take = { $name } vakon { verb-draw } egy követ tőle: { $from }.
# en: 3019b649
event-was-taken = Ezt húzták ki a kezedből: { $tile }. A talonba kerül.
# en: bc43e787
event-return = { $name } { verb-return } egy követ a talonba.
# en: 00ca152e
event-returned = Ezt tetted vissza: { $tile }.
# en: 1af7e9db
event-reverse = Fordítás: megfordult a játék iránya.
# en: 8aeebcad
event-forced =
    { $symbol ->
        [D2] { $count ->
            [0] { $name } { verb-miss } (Húzz 2); a talon üres.
           *[other] { $name } { $count } követ { verb-draw } (Húzz 2), és { verb-miss }.
        }
       *[W4] { $count ->
            [0] { $name } { verb-miss } (Joker Húzz 4); a talon üres.
           *[other] { $name } { $count } követ { verb-draw } (Joker Húzz 4), és { verb-miss }.
        }
    }
# en: a53d6187
event-penalty =
    { $count ->
        [0] Büntetést nem lehet húzni, a talon üres.
       *[other] { $name } büntetésből { $count } követ { verb-draw }.
    }
# en: 7a0b4876
event-shown =
    { $count ->
        [0] Ezt csak te látod: { $name } kezében nem volt más kő.
       *[other] Ezt csak te látod: { $name } kezében még ott volt: { $tiles }.
    }
# en: 6396010d
event-catch =
    { $who ->
        [caught] Elfelejtetted bemondani, hogy UNO. { $name } észrevette!
        [you] { $caught } elfelejtette bemondani, hogy UNO. Te észrevetted!
       *[seat] { $caught } elfelejtette bemondani, hogy UNO. { $name } észrevette!
    }
# en: 3ec57ed7
event-round-ended =
    { $end ->
        [out] { $who ->
            [you] { $round }. leosztás: befejezted, és nyertél.
            [seat] { $round }. leosztás: { $name } befejezte, és nyert.
            [shared] { $round }. leosztás: { $winners } holtversenyben első.
           *[nobody] { $round }. leosztás: senki sem nyert.
        }
        [blocked] { $who ->
            [you] { $round }. leosztás: senki sem tud lépni, te nyertél.
            [seat] { $round }. leosztás: senki sem tud lépni, { $name } nyert.
            [shared] { $round }. leosztás: senki sem tud lépni, { $winners } holtversenyben első.
           *[nobody] { $round }. leosztás: senki sem tud lépni, és senki sem nyert.
        }
        [dead-end] { $who ->
            [you] { $round }. leosztás: te tetted le az utolsó Zsákutcát, és nyertél.
            [seat] { $round }. leosztás: { $name } tette le az utolsó Zsákutcát, és nyert.
            [shared] { $round }. leosztás: { $winners } holtversenyben első.
           *[nobody] { $round }. leosztás: senki sem nyert.
        }
       *[other] { $who ->
            [you] { $round }. leosztás: te nyertél.
            [seat] { $round }. leosztás: { $name } nyert.
            [shared] { $round }. leosztás: { $winners } holtversenyben első.
           *[nobody] { $round }. leosztás: senki sem nyert.
        }
    }
# en: 5f360d03
event-match-ended =
    { $end ->
        [target] Megvan a célpontszám. Vége a meccsnek.
        [rounds] Ez volt az utolsó leosztás. Vége a meccsnek.
       *[other] Vége a meccsnek.
    }

### Moves in words (`move-<verb>`, or a family's own: `move-<family>-<verb>`)

# en: ee32ef0c
move-line-play =
    { $side ->
        [left] { $name } { verb-play } X-hez: { $tile }.
        [right] { $name } { verb-play } Y-hoz: { $tile }.
       *[other] { $name } ezzel { verb-open }: { $tile }.
    }
# en: b7a873a3
move-cross-play =
    { $uno ->
        [0] { $name } { verb-play }: { $tile } ({ $street }).
       *[other] { $name } { verb-play }: { $tile } ({ $street }); { verb-call }: UNO!
    }
# en: fee9723e
move-play-joker =
    { $side ->
        [left] { $name } jokerrel { verb-play } X-hez: { $tile } ({ $half } helyett { $joker }).
       *[right] { $name } jokerrel { verb-play } Y-hoz: { $tile } ({ $half } helyett { $joker }).
    }
# en: 42054ec6
move-plays = { $name } { verb-play }: { $parts }.
# en: 3e70a74c
part-play =
    { $side ->
        [left] { $tile } (X)
       *[right] { $tile } (Y)
    }
# en: 27ec6bfb
move-pass = { $name } { verb-pass }.
# en: 41a490f3
move-draw = { $name } ezt húzta: { $tile }.
# en: fa8ccae5
move-drawn =
    { $name } ezt { $who ->
        [you] húztad
       *[seat] húzta
    }: { $parts }.
# en: e3240e46
move-no-double = { $name } { verb-have } nincs dupla.
# en: 4ac546be
move-turn = { $name } { verb-turn }: { $tile }.
# en: 21e740f9
move-end = { $name } { verb-end }.
# en: 6897974d
move-open = { $name } ezzel { verb-open }: { $tile }.
# en: 14327d1a
move-take = { $name } vakon húzott tőle: { $player } ({ $tile }).
# en: 09a59545
move-return = { $name } visszatette a talonba: { $tile }.
# en: 49ce1bc7
move-heap = Megkevertük a talont.
# en: 27a9d843
move-keep = { $name } { verb-keep } a követ.
# en: 3d7aec49
move-forced =
    { $count ->
        [0] { $name } húzna, de a talon üres.
       *[other] { $name } kénytelen volt húzni: { $tiles }.
    }
# en: 399af347
move-penalty =
    { $count ->
        [0] { $name } büntetést kapott, de a talon üres.
       *[other] { $name } büntetésből húzta: { $tiles }.
    }
# en: 19bf8dbd
move-skipped = { $name } { verb-miss }.
# en: a046451e
move-challenge-guilty =
    { $who ->
        [you] Kétségbe vontad a lépést, és igazad volt: a Joker Húzz 4 visszakerül.
       *[seat] { $name } kétségbe vonta a lépést, és igaza volt: a Joker Húzz 4 visszakerül.
    }
# en: 4df8c2ce
move-challenge-innocent =
    { $who ->
        [you] Kétségbe vontad a lépést, és tévedtél: nem volt illő szín.
       *[seat] { $name } kétségbe vonta a lépést, és tévedett: nem volt illő szín.
    }
# en: cd121b5b
move-uno = { $name } { verb-call }: UNO!
# en: 240daa08
move-catch = { $player } elfelejtette bemondani, hogy UNO. { $name } észrevette!
# en: c240e957
move-seat =
    { $what ->
        [computer] { $name } helyett a gép játszik.
       *[player] { $name } visszatért.
    }
# en: 8f93070f
move-left = { $name } kilépett.
# en: 92c92d4f
move-takeback =
    { $who ->
        [you] Visszavonod az utolsó lépést.
       *[seat] { $name } visszavonja az utolsó lépést.
    }

### What happened at the table: small print below it

# en: e7314253
event-set-aside = Ez a meccs nem folytatható. Semmi sem veszett el; a naplómban ott van, miért.
# en: fdb9a59f
event-match-started = Kezdődik: { $number }. meccs.
# en: 94091cb0
event-joined = { $name } beszállt.
# en: 6ec576b9
event-cuts-dropped = Változott az osztás, ezért a korábbi emelések nem számítanak. Emelhetsz újra.
# en: 3afe75ee
event-left =
    { $who ->
        [you] Kiléptél. A gép játszik tovább.
       *[seat] { $name } kilépett. A gép játszik tovább.
    }
# en: 2c866454
event-seat-removed = Egy moderátor döntése: { $name } helyett mostantól a gép játszik.
# en: bb70fb8e
event-resigned =
    { $who ->
        [you] Feladtad.
       *[seat] { $name } feladta.
    }
# en: 5496a30b
event-replaced =
    { $who ->
        [you] Átvettél egy helyet.
       *[seat] { $name } átvett egy helyet.
    }
# en: 4372d8cc
event-timed-out-planned =
    { $who ->
        [you] Lejárt az időd, a terved szerint léptél.
       *[seat] { $name } ideje lejárt, a terve szerint lépett.
    }
# en: 740427ff
event-timed-out =
    { $who ->
        [you] Lejárt az időd, a gép lépett.
       *[seat] { $name } ideje lejárt, a gép lépett.
    }
# en: 6bca9595
event-time-up = Lejárt az idő: a gép végigjátssza a leosztást.
# en: ae343e44
event-turn-warning =
    { $who ->
        [you] Mindjárt lejár az időd.
       *[seat] { $name } ideje mindjárt lejár.
    }
# en: 6dd6d9d3
event-seat-computer =
    { $who ->
        [you] Helyetted a gép játszik.
       *[seat] { $name } helyett a gép játszik.
    }
# en: 7ef21e99
event-thinking-less = { $name } ma kevesebbet gondolkodik: sok a dolga a gépnek.
# en: 031b602b
event-seat-player =
    { $who ->
        [you] Visszatértél.
       *[seat] { $name } visszatért.
    }
# en: c620ea1c
event-vote-end =
    { $who ->
        [you] A meccs befejezésére szavaztál.
       *[seat] { $name } a meccs befejezésére szavazott.
    }
# en: c0f7b3e8
event-vote-withdrawn =
    { $who ->
        [you] Mégsem szavazol a meccs befejezésére.
       *[seat] { $name } mégsem szavaz a meccs befejezésére.
    }
# en: 64c1c198
event-paused =
    { $who ->
        [nobody] Szünetel a meccs.
        [you] Szünetet kértél.
       *[seat] { $name } szünetet kért.
    }
# en: 9d9b30d3
event-resumed = Folytatódik a meccs.
# en: 3d8e07a5
event-takeback-refused =
    { $who ->
        [you] A lépésed marad.
       *[seat] { $name } lépése marad.
    }
# en: e8748b22
event-claim-lost =
    { $who ->
        [you] Te is kérted, de { $winner } jön előbb.
       *[seat] { $name } is kérte, de { $winner } jön előbb.
    }
