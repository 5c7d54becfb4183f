# Games, options, and what happens in a round; the rules are in rules.ftl. $name and the like are names, $tile a piece.

### Small words

# en: 3e68933e
name-seat = Speler { $number }
# en: ba8dd220
name-computer = Computer { $number }
# en: 3dc28bf9
ordinal = { $number }e
# en: d15a7ef0
pieces =
    { $noun ->
        [cards] { $tiles ->
            [one] { $tiles } kaart
           *[other] { $tiles } kaarten
        }
        [dominoes] { $tiles ->
            [one] { $tiles } steen
           *[other] { $tiles } stenen
        }
       *[tiles] { $tiles ->
            [one] { $tiles } steen
           *[other] { $tiles } stenen
        }
    }

### Games

# en: 5180f904
game-classic = Klassiek domino
# en: d9bcf020
game-moomin = Moemindomino
# en: 2d911900
game-moomin-joker = Jokerdomino
# en: efc10a06
game-christmas = Kerstdomino
# en: 95b9c558
game-uno = UNO Dominos

### What a game is about

# en: 8badeacd
about-classic = Leg stenen aan met gelijke ogen. Wie de minste ogen overhoudt, wint.
# en: f5f6b11f
about-moomin = Gelijke dieren tegen elkaar. Wie als eerste geen stenen meer heeft, wint.
# en: 546398fd
about-moomin-joker = Gelijke dieren tegen elkaar. Een joker dekt een halve steen af.
# en: 826b5ad4
about-christmas = Leg elke steen die past. Wie als eerste uit is, wint.
# en: 7d679c24
about-uno = Gelijke kleuren en cijfers in vier straten. Wie als eerste uit is, wint.

### Tiles and their halves

# en: 652d8ebf
tile-two = { $first }–{ $second }
# en: e72e6c7c
joker-card = { $figure }joker
# en: 49d9c8fb
figure-1 = egel
# en: 14044155
figure-2 = uil
# en: 2cf2d156
figure-3 = vos
# en: 80dffc75
figure-4 = vis
# en: 8bea8733
figure-5 = kat
# en: f73b18d0
figure-6 = slak
# en: 6ac9e74a
figure-7 = konijn
# en: 91970f55
figure-8 = vlinder
# en: 496fa63a
figure-9 = eend
# en: fd5869bb
motif-1 = kaars
# en: 586e53c7
motif-2 = cadeau
# en: ce5c4451
motif-3 = ster
# en: 9bb9c315
motif-4 = bel
# en: d1594475
motif-5 = boom
# en: b2b2d84d
motif-6 = sneeuwpop
# en: e26b7bc4
motif-7 = want
# en: 296c650b
motif-J = joker
# en: 08d08d31
domo-R = rood { $number }
# en: 3d80a87d
domo-G = groen { $number }
# en: 6b455f59
domo-Y = geel { $number }
# en: 8b0b1f44
domo-B = blauw { $number }
# en: 0670a2fd
domo-R-symbol = rood { $symbol }
# en: c94f7ad6
domo-G-symbol = groen { $symbol }
# en: 9a7f13d7
domo-Y-symbol = geel { $symbol }
# en: 07fba358
domo-B-symbol = blauw { $symbol }
# en: bf429273
domo-D2 = Trek 2
# en: ac75ae85
domo-RV = Keerom
# en: e886dec5
domo-SK = Beurt overslaan
# en: 0398c9c4
domo-DE = Doodlopende straat
# en: 9ae02a54
domo-W = Joker
# en: 1ee1886c
domo-W4 = Joker + Trek 4

### Options

# en: 2b4d5298
option-line = -# { $option }: **{ $value }**
# en: cf762d37
option-choice = { $name } (`{ $code }`)

# en: 86e1b908
option-scoring = Telling
# en: 14403e40
option-scoring-minus-100 = laagste stand, tot 100
# en: 14f80e31
option-scoring-minus-200 = laagste stand, tot 200
# en: 3d2c976a
option-scoring-race-121 = wie het eerst 121 heeft

# en: 27f31096
option-start = Wie begint
# en: 5ed3b4a4
option-start-highest-double = hoogste dubbel
# en: b3436900
option-start-highest-pips = meeste ogen

# en: 50c2b04a
option-reshuffle = Stenen van de loting
# en: 383c7ad9
option-reshuffle-yes = terug en schudden
# en: 9cb3f016
option-reshuffle-no = in de hand houden

# en: 799a5d9c
option-hands = Maximum aan rondes
# en: 35c59352
option-hands-0 = onbeperkt
# en: 3c11ed8a
option-hands-1 = één
# en: df12ee2b
option-hands-3 = drie
# en: 3d0ba58b
option-hands-5 = vijf

# en: 8ac272e2
option-out-ends = Als iemand uit is
# en: 8b39e2f7
option-out-ends-no = spelen de anderen door
# en: 7f66fbe2
option-out-ends-yes = is de ronde voorbij

# en: 114e8d54
option-rounds = Rondes
# en: 6cb38be0
option-rounds-1 = één
# en: 0b52bb59
option-rounds-0 = één per speler
# en: 00888241
option-rounds-3 = drie
# en: 7d1bb1ce
option-rounds-5 = vijf

# en: 6a0ebbea
option-jokers = Jokers per speler
# en: 12a56303
option-jokers-2 = twee
# en: 02dc27f2
option-jokers-3 = drie
# en: b78d7871
option-jokers-1 = één

# en: 56c9f59c
option-deck = Jokers
# en: 8802c9b8
option-deck-halves = op halve stenen
# en: b78ed0c1
option-deck-cards = 8 dubbels

# en: e04bcf29
option-target = Spelen tot
# en: 98ea4236
option-target-500 = 500 punten
# en: 73070d79
option-target-200 = 200 punten
# en: efdba122
option-target-0 = één ronde

# en: 15b10eb0
option-opening = Ruil voor het openen
# en: 288f390e
option-opening-exchange = ja
# en: d42cf483
option-opening-plain = nee

# en: d03d8879
option-symbols = Symbolen werken
# en: 8e889c39
option-symbols-always = op elke helft
# en: 0e9ed254
option-symbols-active = alleen waar ze raken

# en: 0ce2c3b7
option-dead-end-game = Laatste Doodlopende straat
# en: ca6b5c0f
option-dead-end-game-no = wint niet
# en: aa801ce8
option-dead-end-game-yes = wint

### All that a player did in a row is one sentence

# en: ed8f9482
turn-you = Je
# en: febcb745
turn-comma = { $acts }, { $act }
# en: 1f5316ba
turn-and =
    { $several ->
        [yes] { $acts }, en { $act }
       *[no] { $acts } en { $act }
    }
# en: 0ce7ec88
verb-start = begint
# en: dc9c5039
verb-play = legt
# en: 787f2f72
verb-open = opent
# en: 6bea04fe
verb-draw = trekt
# en: c6b163e2
verb-have =
    { $who ->
        [you] hebt
       *[seat] heeft
    }
# en: 34d86bdf
verb-turn = draait
# en: 26ea74de
verb-end = beëindigt
# en: 34c34080
verb-return = legt
# en: b53f1c1a
verb-keep = houdt
# en: ea5b92d6
verb-call = roept
# en: 1f55658c
verb-take = pakt
# en: cc6aa334
verb-lay = legt
# en: 6c88a7e5
verb-add = legt
# en: 735f6f97
verb-swap = ruilt
# en: de4815d6
verb-discard = gooit
# en: b6922348
verb-go =
    { $who ->
        [you] bent
       *[seat] is
    }
# en: 2e5616c7
verb-claim = eist
# en: 20ba4e53
verb-miss = slaat
# en: e866e95a
verb-pass = past

### What happened

# en: 31c6ec82
event-dealt = Ronde { $round } begint.
# en: 1d0cddd9
event-lot = { $name } trok { $tile } bij de loting.
# en: d7e790b8
event-starts = { $name } { verb-start }.
# en: e17f7dfe
event-draw = { $name } { verb-draw }.
# en: 7c429c43
event-drew =
    { $who ->
        [you] Je hebt { $tile } getrokken.
       *[seat] { $name } trekt { $tile }.
    }
# en: ed18e124
event-drew-domos = Je hebt { $tiles } getrokken.
# en: ff993929
event-voted =
    { $hands ->
        [open] Er is gestemd: open handen.
       *[hidden] Er is gestemd: de handen blijven dicht.
    }
# en: 1852e18c
event-turn-up = { move-turn }
# en: beefdbfc
event-take = { $name } { verb-draw } blind een steen bij { $from }.
# en: 3019b649
event-was-taken = Je bent { $tile } kwijt, die gaat naar de stapel.
# en: bc43e787
event-return = { $name } { verb-return } een steen terug op de stapel.
# en: 00ca152e
event-returned = Je hebt { $tile } teruggelegd.
# en: 1af7e9db
event-reverse = Keerom: het spel loopt nu de andere kant op.
# en: 8aeebcad
event-forced =
    { $symbol ->
        [D2] { $count ->
            [0] { $name } { verb-miss } een beurt over voor Trek 2; de stapel is leeg.
            [one] { $name } { verb-draw } { $count } steen voor Trek 2 en { verb-miss } een beurt over.
           *[other] { $name } { verb-draw } { $count } stenen voor Trek 2 en { verb-miss } een beurt over.
        }
       *[W4] { $count ->
            [0] { $name } { verb-miss } een beurt over voor Joker + Trek 4; de stapel is leeg.
            [one] { $name } { verb-draw } { $count } steen voor Joker + Trek 4 en { verb-miss } een beurt over.
           *[other] { $name } { verb-draw } { $count } stenen voor Joker + Trek 4 en { verb-miss } een beurt over.
        }
    }
# en: a53d6187
event-penalty =
    { $count ->
        [0] { $name } { verb-draw } niets voor straf; de stapel is leeg.
        [one] { $name } { verb-draw } { $count } steen voor straf.
       *[other] { $name } { verb-draw } { $count } stenen voor straf.
    }
# en: 7a0b4876
event-shown =
    { $count ->
        [0] Alleen jij ziet dit: { $name } had geen andere steen.
       *[other] Alleen jij ziet dit: { $name } had ook { $tiles }.
    }
# en: 6396010d
event-catch =
    { $who ->
        [caught] Je vergat UNO te roepen. { $name } had het door!
       *[seat] { $caught } vergat UNO te roepen. { $name } had het door!
    }
# en: 3ec57ed7
event-round-ended =
    { $end ->
        [out] { $who ->
            [you] Je bent uit en wint ronde { $round }.
            [seat] { $name } is uit en wint ronde { $round }.
            [shared] { $winners } delen ronde { $round }.
           *[nobody] Niemand wint ronde { $round }.
        }
        [blocked] { $who ->
            [you] Alles zit vast. Je wint ronde { $round }.
            [seat] Alles zit vast. { $name } wint ronde { $round }.
            [shared] Alles zit vast. { $winners } delen ronde { $round }.
           *[nobody] Alles zit vast, en niemand wint ronde { $round }.
        }
        [dead-end] { $who ->
            [you] Je legde de laatste Doodlopende straat en wint ronde { $round }.
            [seat] { $name } legde de laatste Doodlopende straat en wint ronde { $round }.
            [shared] { $winners } delen ronde { $round }.
           *[nobody] Niemand wint ronde { $round }.
        }
       *[other] { $who ->
            [you] Je wint ronde { $round }.
            [seat] { $name } wint ronde { $round }.
            [shared] { $winners } delen ronde { $round }.
           *[nobody] Niemand wint ronde { $round }.
        }
    }
# en: 5f360d03
event-match-ended =
    { $end ->
        [target] Het doel is gehaald. De partij is voorbij.
        [rounds] Dat was de laatste ronde. De partij is voorbij.
       *[other] De partij is voorbij.
    }

### Moves in words

# en: ee32ef0c
move-line-play =
    { $side ->
        [left] { $name } { verb-play } { $tile } aan bij X.
        [right] { $name } { verb-play } { $tile } aan bij Y.
       *[other] { $name } { verb-open } met { $tile }.
    }
# en: b7a873a3
move-cross-play =
    { $uno ->
        [0] { $name } { verb-play } { $tile } aan bij { $street }.
       *[other] { $name } { verb-play } { $tile } aan bij { $street } en { verb-call } UNO!
    }
# en: fee9723e
move-play-joker =
    { $side ->
        [left] { $name } { verb-play } { $tile } aan bij X, met { $joker } op { $half }.
       *[right] { $name } { verb-play } { $tile } aan bij Y, met { $joker } op { $half }.
    }
# en: 42054ec6
move-plays = { $name } { verb-play } { $parts } aan.
# en: 3e70a74c
part-play =
    { $side ->
        [left] { $tile } bij X
       *[right] { $tile } bij Y
    }
# en: 27ec6bfb
move-pass = { $name } { verb-pass }.
# en: 41a490f3
move-draw = { $name } { verb-draw } { $tile }.
# en: fa8ccae5
move-drawn = { $name } { verb-draw } { $parts }.
# en: e3240e46
move-no-double = { $name } { verb-have } geen dubbel.
# en: 4ac546be
move-turn = { $name } { verb-turn } { $tile } om.
# en: 21e740f9
move-end = { $name } { verb-end } de beurt.
# en: 6897974d
move-open = { $name } { verb-open } met { $tile }.
# en: 14327d1a
move-take = { $name } trekt blind { $tile } bij { $player }.
# en: 09a59545
move-return = { $name } { verb-return } { $tile } terug op de stapel.
# en: 49ce1bc7
move-heap = De stapel wordt geschud.
# en: 27a9d843
move-keep = { $name } { verb-keep } de steen.
# en: 3d7aec49
move-forced =
    { $count ->
        [0] { $name } moet trekken, maar de stapel is leeg.
       *[other] { $name } moet trekken: { $tiles }.
    }
# en: 399af347
move-penalty =
    { $count ->
        [0] { $name } krijgt straf, maar de stapel is leeg.
       *[other] { $name } trekt voor straf: { $tiles }.
    }
# en: 19bf8dbd
move-skipped = { $name } { verb-miss } een beurt over.
# en: a046451e
move-challenge-guilty =
    { $who ->
        [you] Je daagt uit en hebt gelijk: Joker + Trek 4 wordt teruggenomen.
       *[seat] { $name } daagt uit en heeft gelijk: Joker + Trek 4 wordt teruggenomen.
    }
# en: 4df8c2ce
move-challenge-innocent =
    { $who ->
        [you] Je daagt uit en hebt ongelijk: er was geen passende kleur.
       *[seat] { $name } daagt uit en heeft ongelijk: er was geen passende kleur.
    }
# en: cd121b5b
move-uno = { $name } { verb-call } UNO!
# en: 240daa08
move-catch = { $player } vergat UNO te roepen. { $name } had het door!
# en: c240e957
move-seat =
    { $what ->
        [computer] De computer speelt nu voor { $name }.
       *[player] { $name } is terug.
    }
# en: 8f93070f
move-left = { $name } gaat weg.
# en: 92c92d4f
move-takeback =
    { $who ->
        [you] Je neemt de laatste zet terug.
       *[seat] { $name } neemt de laatste zet terug.
    }

### What happened at the table

# en: e7314253
event-set-aside = Deze partij kan niet verder. Er is niets verloren; in mijn logboek staat waarom.
# en: fdb9a59f
event-match-started = Partij { $number } begint.
# en: 94091cb0
event-joined = { $name } doet mee.
# en: 6ec576b9
event-cuts-dropped = Er wordt anders gedeeld, dus eerder couperen telt niet meer. Je kunt opnieuw couperen.
# en: 3afe75ee
event-left =
    { $who ->
        [you] Je gaat weg. De computer speelt verder.
       *[seat] { $name } gaat weg. De computer speelt verder.
    }
# en: 2c866454
event-seat-removed = Een moderator heeft de plek van { $name } aan de computer gegeven.
# en: bb70fb8e
event-resigned =
    { $who ->
        [you] Je geeft op.
       *[seat] { $name } geeft op.
    }
# en: 5496a30b
event-replaced =
    { $who ->
        [you] Je neemt een plek over.
       *[seat] { $name } neemt een plek over.
    }
# en: 4372d8cc
event-timed-out-planned =
    { $who ->
        [you] Je tijd was om; gespeeld is wat je had klaargelegd.
       *[seat] De tijd van { $name } was om; gespeeld is wat er klaarlag.
    }
# en: 740427ff
event-timed-out =
    { $who ->
        [you] Je tijd was om; de computer heeft gespeeld.
       *[seat] De tijd van { $name } was om; de computer heeft gespeeld.
    }
# en: 6bca9595
event-time-up = De tijd is om: de computer speelt de ronde uit.
# en: ae343e44
event-turn-warning =
    { $who ->
        [you] Je hebt bijna geen tijd meer.
       *[seat] { $name } heeft bijna geen tijd meer.
    }
# en: 6dd6d9d3
event-seat-computer =
    { $who ->
        [you] De computer speelt nu voor jou.
       *[seat] De computer speelt nu voor { $name }.
    }
# en: 7ef21e99
event-thinking-less = { $name } denkt vandaag korter na: de machine heeft het druk.
# en: 031b602b
event-seat-player =
    { $who ->
        [you] Je bent terug.
       *[seat] { $name } is terug.
    }
# en: c620ea1c
event-vote-end =
    { $who ->
        [you] Je stemt om de partij te beëindigen.
       *[seat] { $name } stemt om de partij te beëindigen.
    }
# en: c0f7b3e8
event-vote-withdrawn =
    { $who ->
        [you] Je trekt je stem om de partij te beëindigen in.
       *[seat] { $name } trekt de stem om de partij te beëindigen in.
    }
# en: 64c1c198
event-paused =
    { $who ->
        [nobody] De partij staat op pauze.
        [you] Je hebt de partij op pauze gezet.
       *[seat] { $name } heeft de partij op pauze gezet.
    }
# en: 9d9b30d3
event-resumed = De partij gaat verder.
# en: 3d8e07a5
event-takeback-refused =
    { $who ->
        [you] Je zet blijft staan.
       *[seat] De zet van { $name } blijft staan.
    }
# en: e8748b22
event-claim-lost = { $name } eiste ook op, maar { $winner } zit dichter bij de beurt en gaat voor.
