# Games, options, and what happens in a round; the rules are in rules.ftl.

### Small words

# en: 3e68933e
name-seat = Spelare { $number }
# en: ba8dd220
name-computer = Dator { $number }
# en: 3dc28bf9
ordinal =
    { $last ->
        [1] { $number }:a
        [2] { $number }:a
       *[other] { $number }:e
    }
# en: d15a7ef0
pieces =
    { $noun ->
        [cards] { $tiles } kort
        [dominoes] { $tiles ->
            [one] { $tiles } bricka
           *[other] { $tiles } brickor
        }
       *[tiles] { $tiles ->
            [one] { $tiles } bricka
           *[other] { $tiles } brickor
        }
    }

### Games

# en: 5180f904
game-classic = Traditionellt domino
# en: d9bcf020
game-moomin = Mumindomino
# en: 2d911900
game-moomin-joker = Jokerdomino
# en: efc10a06
game-christmas = Juldomino
# en: 95b9c558
game-uno = UNO Dominos

# en: 8badeacd
about-classic = Lägg bricka mot bricka, lika mot lika. Minst prickar på hand vinner.
# en: f5f6b11f
about-moomin = Lägg brickor med samma djur ihop. Först med tom hand vinner.
# en: 546398fd
about-moomin-joker = Lägg djur mot samma djur. En joker täcker en halv bricka.
# en: 826b5ad4
about-christmas = Lägg alla brickor som passar. Först med tom hand vinner.
# en: 7d679c24
about-uno = Matcha färger och siffror på fyra gator. Först med tom hand vinner.

### Tiles and their halves

# en: 652d8ebf
tile-two = { $first }–{ $second }
# en: e72e6c7c
joker-card = joker { $figure }
# en: 49d9c8fb
figure-1 = igelkott
# en: 14044155
figure-2 = uggla
# en: 2cf2d156
figure-3 = räv
# en: 80dffc75
figure-4 = fisk
# en: 8bea8733
figure-5 = katt
# en: f73b18d0
figure-6 = snigel
# en: 6ac9e74a
figure-7 = kanin
# en: 91970f55
figure-8 = fjäril
# en: 496fa63a
figure-9 = anka
# en: fd5869bb
motif-1 = ljus
# en: 586e53c7
motif-2 = paket
# en: ce5c4451
motif-3 = stjärna
# en: 9bb9c315
motif-4 = klocka
# en: d1594475
motif-5 = gran
# en: b2b2d84d
motif-6 = snögubbe
# en: e26b7bc4
motif-7 = vante
# en: 296c650b
motif-J = joker
# en: 08d08d31
domo-R = röd { $number }
# en: 3d80a87d
domo-G = grön { $number }
# en: 6b455f59
domo-Y = gul { $number }
# en: 8b0b1f44
domo-B = blå { $number }
# en: 0670a2fd
domo-R-symbol = röd { $symbol }
# en: c94f7ad6
domo-G-symbol = grön { $symbol }
# en: 9a7f13d7
domo-Y-symbol = gul { $symbol }
# en: 07fba358
domo-B-symbol = blå { $symbol }
# en: bf429273
domo-D2 = Dra 2
# en: ac75ae85
domo-RV = Byt riktning
# en: e886dec5
domo-SK = Hoppa över
# en: 0398c9c4
domo-DE = Återvändsgränd
# en: 9ae02a54
domo-W = Joker
# en: 1ee1886c
domo-W4 = Joker Dra 4

### Options

# en: 2b4d5298
option-line = -# { $option }: **{ $value }**
# en: cf762d37
option-choice = { $name } (`{ $code }`)

# en: 86e1b908
option-scoring = Poängräkning
# en: 14403e40
option-scoring-minus-100 = lägst vinner, till 100
# en: 14f80e31
option-scoring-minus-200 = lägst vinner, till 200
# en: 3d2c976a
option-scoring-race-121 = först till 121

# en: 27f31096
option-start = Vem som börjar
# en: 5ed3b4a4
option-start-highest-double = högsta dubbeln
# en: b3436900
option-start-highest-pips = flest prickar

# en: 50c2b04a
option-reshuffle = Brickor från lottningen
# en: 383c7ad9
option-reshuffle-yes = blandas in igen
# en: 9cb3f016
option-reshuffle-no = stannar på hand

# en: 799a5d9c
option-hands = Max antal omgångar
# en: 35c59352
option-hands-0 = ingen gräns
# en: 3c11ed8a
option-hands-1 = en
# en: df12ee2b
option-hands-3 = tre
# en: 3d0ba58b
option-hands-5 = fem

# en: 8ac272e2
option-out-ends = När någon går ut
# en: 8b39e2f7
option-out-ends-no = de andra spelar vidare
# en: 7f66fbe2
option-out-ends-yes = omgången är slut

# en: 114e8d54
option-rounds = Omgångar
# en: 6cb38be0
option-rounds-1 = en
# en: 0b52bb59
option-rounds-0 = en per spelare
# en: 00888241
option-rounds-3 = tre
# en: 7d1bb1ce
option-rounds-5 = fem

# en: 6a0ebbea
option-jokers = Jokrar var
# en: 12a56303
option-jokers-2 = två
# en: 02dc27f2
option-jokers-3 = tre
# en: b78d7871
option-jokers-1 = en

# en: 56c9f59c
option-deck = Jokrar
# en: 8802c9b8
option-deck-halves = på halvor
# en: b78ed0c1
option-deck-cards = 8 dubblar

# en: e04bcf29
option-target = Spela till
# en: 98ea4236
option-target-500 = 500 poäng
# en: 73070d79
option-target-200 = 200 poäng
# en: efdba122
option-target-0 = en omgång

# en: 15b10eb0
option-opening = Byte före start
# en: 288f390e
option-opening-exchange = ja
# en: d42cf483
option-opening-plain = nej

# en: d03d8879
option-symbols = Symboler gäller
# en: 8e889c39
option-symbols-always = på båda halvorna
# en: 0e9ed254
option-symbols-active = bara på halvan mot gatan

# en: 0ce2c3b7
option-dead-end-game = Sista återvändsgränden
# en: ca6b5c0f
option-dead-end-game-no = avgör inget
# en: aa801ce8
option-dead-end-game-yes = vinner omgången

### All that a player did in a row is one sentence

# en: ed8f9482
turn-you = Du
# en: febcb745
turn-comma = { $acts }, { $act }
# en: 1f5316ba
turn-and =
    { $several ->
        [yes] { $acts } samt { $act }
       *[no] { $acts } och { $act }
    }
# en: 0ce7ec88
verb-start = börjar
# en: dc9c5039
verb-play = lägger
# en: 787f2f72
verb-open = börjar
# en: 6bea04fe
verb-draw = drar
# en: c6b163e2
verb-have = har
# en: 34d86bdf
verb-turn = vänder
# en: 26ea74de
verb-end = avslutar
# en: 34c34080
verb-return = lämnar
# en: b53f1c1a
verb-keep = behåller
# en: ea5b92d6
verb-call = säger
# en: 1f55658c
verb-take = tar
# en: cc6aa334
verb-lay = lägger
# en: 6c88a7e5
verb-add = lägger
# en: 735f6f97
verb-swap = byter
# en: de4815d6
verb-discard = kastar
# en: b6922348
verb-go = går ut
# en: 2e5616c7
verb-claim = ropar
# en: 20ba4e53
verb-miss = står
# en: e866e95a
verb-pass = passar

### What happened

# en: 31c6ec82
event-dealt = Omgång { $round } börjar.
# en: 1d0cddd9
event-lot = { $name } drog { $tile } i lottningen om vem som börjar.
# en: d7e790b8
event-starts = { $name } { verb-start }.
# en: e17f7dfe
event-draw = { $name } { verb-draw }.
# en: 7c429c43
event-drew =
    { $who ->
        [you] Du drog { $tile }.
       *[seat] { $name } drar { $tile }.
    }
# en: ed18e124
event-drew-domos = Du drog { $tiles }.
# en: ff993929
event-voted =
    { $hands ->
        [open] Rösterna är räknade: öppna händer.
       *[hidden] Rösterna är räknade: dolda händer.
    }
# en: 1852e18c
event-turn-up = { move-turn }
# en: beefdbfc
event-take = { $name } { verb-draw } en bricka från { $from } utan att titta.
# en: 3019b649
event-was-taken = Du blev av med { $tile }. Den går till högen.
# en: bc43e787
event-return = { $name } { verb-return } tillbaka en bricka till högen.
# en: 00ca152e
event-returned = Du lämnade tillbaka { $tile }.
# en: 1af7e9db
event-reverse = Byt riktning: nu går turen åt andra hållet.
# en: 8aeebcad
event-forced =
    { $symbol ->
        [D2] { $count ->
            [0] { $name } { verb-miss } över för Dra 2; högen är tom.
            [one] { $name } { verb-draw } { $count } bricka för Dra 2 och { verb-miss } över.
           *[other] { $name } { verb-draw } { $count } brickor för Dra 2 och { verb-miss } över.
        }
       *[W4] { $count ->
            [0] { $name } { verb-miss } över för Joker Dra 4; högen är tom.
            [one] { $name } { verb-draw } { $count } bricka för Joker Dra 4 och { verb-miss } över.
           *[other] { $name } { verb-draw } { $count } brickor för Joker Dra 4 och { verb-miss } över.
        }
    }
# en: a53d6187
event-penalty =
    { $count ->
        [0] { $name } { verb-draw } ingen straffbricka; högen är tom.
        [one] { $name } { verb-draw } { $count } bricka i straff.
       *[other] { $name } { verb-draw } { $count } brickor i straff.
    }
# en: 7a0b4876
event-shown =
    { $count ->
        [0] Bara du ser det här: { $name } hade ingen annan bricka.
       *[other] Bara du ser det här: { $name } hade också { $tiles }.
    }
# en: 6396010d
event-catch =
    { $who ->
        [caught] Du glömde säga UNO. { $name } märkte det!
       *[seat] { $caught } glömde säga UNO. { $name } märkte det!
    }
# en: 3ec57ed7
event-round-ended =
    { $end ->
        [out] { $who ->
            [you] Du går ut och tar hem omgång { $round }.
            [seat] { $name } går ut och tar hem omgång { $round }.
            [shared] { $winners } delar på omgång { $round }.
           *[nobody] Ingen tar hem omgång { $round }.
        }
        [blocked] { $who ->
            [you] Låst läge. Du tar hem omgång { $round }.
            [seat] Låst läge. { $name } tar hem omgång { $round }.
            [shared] Låst läge. { $winners } delar på omgång { $round }.
           *[nobody] Låst läge. Ingen tar hem omgång { $round }.
        }
        [dead-end] { $who ->
            [you] Du lade den sista återvändsgränden och tar hem omgång { $round }.
            [seat] { $name } lade den sista återvändsgränden och tar hem omgång { $round }.
            [shared] { $winners } delar på omgång { $round }.
           *[nobody] Ingen tar hem omgång { $round }.
        }
       *[other] { $who ->
            [you] Du tar hem omgång { $round }.
            [seat] { $name } tar hem omgång { $round }.
            [shared] { $winners } delar på omgång { $round }.
           *[nobody] Ingen tar hem omgång { $round }.
        }
    }
# en: 5f360d03
event-match-ended =
    { $end ->
        [target] Målet är nått. Matchen är slut.
        [rounds] Det var sista omgången. Matchen är slut.
       *[other] Matchen är slut.
    }

### Moves in words

# en: ee32ef0c
move-line-play =
    { $side ->
        [left] { $name } { verb-play } { $tile } vid X.
        [right] { $name } { verb-play } { $tile } vid Y.
       *[other] { $name } { verb-open } med { $tile }.
    }
# en: b7a873a3
move-cross-play =
    { $uno ->
        [0] { $name } { verb-play } { $tile } vid { $street }.
       *[other] { $name } { verb-play } { $tile } vid { $street } och { verb-call } UNO!
    }
# en: fee9723e
move-play-joker =
    { $side ->
        [left] { $name } { verb-play } { $tile } vid X med { $joker } på { $half }.
       *[right] { $name } { verb-play } { $tile } vid Y med { $joker } på { $half }.
    }
# en: 42054ec6
move-plays = { $name } { verb-play } { $parts }.
# en: 3e70a74c
part-play =
    { $side ->
        [left] { $tile } vid X
       *[right] { $tile } vid Y
    }
# en: 27ec6bfb
move-pass = { $name } { verb-pass }.
# en: 41a490f3
move-draw = { $name } { verb-draw } { $tile }.
# en: fa8ccae5
move-drawn = { $name } { verb-draw } { $parts }.
# en: e3240e46
move-no-double = { $name } { verb-have } ingen dubbel.
# en: 4ac546be
move-turn = { $name } { verb-turn } upp { $tile }.
# en: 21e740f9
move-end = { $name } { verb-end } turen.
# en: 6897974d
move-open = { $name } { verb-open } med { $tile }.
# en: 14327d1a
move-take = { $name } drar { $tile } från { $player } utan att titta.
# en: 09a59545
move-return = { $name } { verb-return } tillbaka { $tile } till högen.
# en: 49ce1bc7
move-heap = Högen blandas.
# en: 27a9d843
move-keep = { $name } { verb-keep } brickan.
# en: 3d7aec49
move-forced =
    { $count ->
        [0] { $name } måste dra, men högen är tom.
       *[other] { $name } måste dra { $tiles }.
    }
# en: 399af347
move-penalty =
    { $count ->
        [0] { $name } får straff, men högen är tom.
       *[other] { $name } drar { $tiles } i straff.
    }
# en: 19bf8dbd
move-skipped = { $name } { verb-miss } över.
# en: a046451e
move-challenge-guilty = { $name } utmanar och har rätt: Joker Dra 4 tas tillbaka.
# en: 4df8c2ce
move-challenge-innocent = { $name } utmanar och har fel: det fanns ingen passande färg.
# en: cd121b5b
move-uno = { $name } { verb-call } UNO!
# en: 240daa08
move-catch = { $player } glömde säga UNO. { $name } märkte det!
# en: c240e957
move-seat =
    { $what ->
        [computer] Datorn tar över för { $name }.
       *[player] { $name } är tillbaka.
    }
# en: 8f93070f
move-left = { $name } lämnar.
# en: 92c92d4f
move-takeback =
    { $who ->
        [you] Du tar tillbaka det senaste draget.
       *[seat] { $name } tar tillbaka det senaste draget.
    }

### What happened at the table

# en: e7314253
event-set-aside = Matchen kan inte fortsätta. Inget har gått förlorat. Orsaken står i min logg.
# en: fdb9a59f
event-match-started = Match { $number } börjar.
# en: 94091cb0
event-joined = { $name } är med.
# en: 6ec576b9
event-cuts-dropped = Given har ändrats, så tidigare kuperingar gäller inte. Du kan kupera igen.
# en: 3afe75ee
event-left = { $name } lämnar. Datorn spelar vidare.
# en: 2c866454
event-seat-removed = En moderator gav datorn platsen som { $name } hade.
# en: bb70fb8e
event-resigned = { $name } ger upp.
# en: 5496a30b
event-replaced =
    { $who ->
        [you] Du tar över en plats.
       *[seat] { $name } tar över en plats.
    }
# en: 4372d8cc
event-timed-out-planned =
    { $who ->
        [you] Tiden gick ut, så du spelade enligt din plan.
       *[seat] Tiden gick ut, så { $name } spelade enligt sin plan.
    }
# en: 740427ff
event-timed-out =
    { $who ->
        [you] Din tid gick ut, så datorn spelade.
       *[seat] Tiden gick ut för { $name }, så datorn spelade.
    }
# en: 6bca9595
event-time-up = Tiden är ute: datorn spelar klart omgången.
# en: ae343e44
event-turn-warning =
    { $who ->
        [you] Din tid är snart ute.
       *[seat] Tiden är snart ute för { $name }.
    }
# en: 6dd6d9d3
event-seat-computer =
    { $who ->
        [you] Datorn tar över för dig.
       *[seat] Datorn tar över för { $name }.
    }
# en: 7ef21e99
event-thinking-less = { $name } tänker mindre i dag: maskinen har mycket att göra.
# en: 031b602b
event-seat-player =
    { $who ->
        [you] Du är tillbaka.
       *[seat] { $name } är tillbaka.
    }
# en: c620ea1c
event-vote-end = { $name } röstar för att avsluta matchen.
# en: c0f7b3e8
event-vote-withdrawn =
    { $who ->
        [you] Du tar tillbaka din röst för att avsluta matchen.
       *[seat] { $name } tar tillbaka sin röst för att avsluta matchen.
    }
# en: 64c1c198
event-paused =
    { $who ->
        [nobody] Matchen är pausad.
       *[seat] { $name } pausade matchen.
    }
# en: 9d9b30d3
event-resumed = Matchen fortsätter.
# en: 3d8e07a5
event-takeback-refused =
    { $who ->
        [you] Ditt drag står kvar.
       *[seat] Draget står kvar: { $name }.
    }
# en: e8748b22
event-claim-lost = { $name } ropade också, men { $winner } sitter närmare i tur.
