# Games, options, and what happens in a round; the rules are in rules.ftl.

### Small words: in lists and in other texts

name-seat = { $number }. játékos
name-computer = { $number }. gép
ordinal = { $number }.
pieces =
    { $noun ->
        [cards] { $tiles } lap
        [dominoes] { $tiles } kő
       *[tiles] { $tiles } kő
    }

### Games: their names

game-classic = Klasszikus dominó
game-moomin = Mumindominó
game-moomin-joker = Jokerdominó
game-christmas = Karácsonyi dominó
game-uno = UNO Dominos

### What a game is about (`about-<game>`)

about-classic = Illeszd egymáshoz a köveket. Az nyer, akinél a legkevesebb pötty marad.
about-moomin = Illeszd egymáshoz az egyforma állatokat. Az nyer, akinek előbb elfogynak a kövei.
about-moomin-joker = Illeszd egymáshoz az egyforma állatokat. A joker egy fél követ takar el.
about-christmas = Tedd le az összes követ, ami illik. Az nyer, akinek előbb elfogynak.
about-uno = Színek és számok négy utcában. Az nyer, akinek előbb elfogynak a kövei.

### Tiles and their halves

tile-two = { $first }–{ $second }
joker-card = { $figure }-joker
figure-1 = sün
figure-2 = bagoly
figure-3 = róka
figure-4 = hal
figure-5 = macska
figure-6 = csiga
figure-7 = nyúl
figure-8 = lepke
figure-9 = kacsa
motif-1 = gyertya
motif-2 = ajándék
motif-3 = csillag
motif-4 = harang
motif-5 = fenyő
motif-6 = hóember
motif-7 = kesztyű
motif-J = joker
domo-R = piros { $number }
domo-G = zöld { $number }
domo-Y = sárga { $number }
domo-B = kék { $number }
domo-R-symbol = piros { $symbol }
domo-G-symbol = zöld { $symbol }
domo-Y-symbol = sárga { $symbol }
domo-B-symbol = kék { $symbol }
domo-D2 = Húzz 2
domo-RV = Fordítás
domo-SK = Kimaradsz
domo-DE = Zsákutca
domo-W = Joker
domo-W4 = Joker Húzz 4

### Options (`option-<key>`, `option-<key>-<value>`, or a game's own: `option-<game>-<key>`)

option-line = -# { $option }: **{ $value }**
option-choice = { $name } (`{ $code }`)

option-scoring = Pontozás
option-scoring-minus-100 = kevés pont nyer, 100-ig
option-scoring-minus-200 = kevés pont nyer, 200-ig
option-scoring-race-121 = verseny 121-ig

option-start = Ki kezd
option-start-highest-double = a legmagasabb dupla
option-start-highest-pips = a legtöbb pötty

option-reshuffle = Kezdéshez húzott kő
option-reshuffle-yes = visszakerül
option-reshuffle-no = kézben marad

option-hands = Leosztások korlátja
option-hands-0 = nincs
option-hands-1 = egy
option-hands-3 = három
option-hands-5 = öt

option-out-ends = Ha valaki befejezi
option-out-ends-no = a többiek folytatják
option-out-ends-yes = vége a leosztásnak

option-rounds = Leosztások
option-rounds-1 = egy
option-rounds-0 = játékosonként egy
option-rounds-3 = három
option-rounds-5 = öt

option-jokers = Joker fejenként
option-jokers-2 = kettő
option-jokers-3 = három
option-jokers-1 = egy

option-deck = Jokerek
option-deck-halves = feleken
option-deck-cards = 8 duplán

option-target = Meddig megy
option-target-500 = 500 pontig
option-target-200 = 200 pontig
option-target-0 = egy leosztás

option-opening = Csere kezdés előtt
option-opening-exchange = igen
option-opening-plain = nem

option-symbols = A jel hat
option-symbols-always = bármelyik félen
option-symbols-active = csak ahol érintkezik

option-dead-end-game = Utolsó Zsákutca nyer
option-dead-end-game-no = nem
option-dead-end-game-yes = igen

### What happened (`event-<code>`, or a family's own: `event-<family>-<code>`)

event-dealt = Kezdődik: { $round }. leosztás.
event-lot = { $name } húzása a kezdésért: { $tile }.
event-starts = { $name } kezd.
event-line-play = { move-line-play }
event-cross-play = { move-cross-play }
event-pass = { move-pass }
event-play-joker = { move-play-joker }
event-no-double = { move-no-double }
event-draw = { $name } húzott.
event-drew =
    { $who ->
        [you] Ezt húztad: { $tile }.
       *[seat] { $name } ezt húzta: { $tile }.
    }
event-drew-domos = Ezt húztad: { $tiles }.
event-voted =
    { $hands ->
        [open] Lezajlott a szavazás: nyílt lapok.
       *[hidden] Lezajlott a szavazás: zárt lapok.
    }
event-turn-up = { move-turn }
event-end = { move-end }
event-open = { move-open }
event-take = { $name } vakon húzott, { $from } megvált egy kőtől.
event-was-taken = Ettől megváltál: { $tile }. A talonba kerül.
event-return = { $name } visszatett egy követ a talonba.
event-returned = Ezt tetted vissza: { $tile }.
event-heap = { move-heap }
event-keep = { move-keep }
event-reverse = Fordítás: megfordult a játék iránya.
event-forced =
    { $symbol ->
        [D2] { $count ->
            [0] Húzz 2: a talon üres, { $name } nem húz, de kimarad.
           *[other] Húzz 2: { $name } { $count } követ húz, és kimarad.
        }
       *[W4] { $count ->
            [0] Joker Húzz 4: a talon üres, { $name } nem húz, de kimarad.
           *[other] Joker Húzz 4: { $name } { $count } követ húz, és kimarad.
        }
    }
event-skipped = Kimaradsz: most { $name } marad ki.
event-penalty =
    { $count ->
        [0] Büntetés: a talon üres, { $name } nem húz.
       *[other] Büntetés: { $name } { $count } követ húz.
    }
event-challenge-guilty = { $name } kétségbe vonta a lépést, és igaza volt: { $against } visszaveszi a Joker Húzz 4-et, és négy követ húz.
event-challenge-innocent = { $name } kétségbe vonta a lépést, és tévedett: { $against } kezében nem volt illő szín. { $name } négy követ húz.
event-shown =
    { $count ->
        [0] Ezt csak te látod: { $name } kezében nem volt más kő.
       *[other] Ezt csak te látod: { $name } kezében ez is ott volt: { $tiles }.
    }
event-uno = { move-uno }
event-catch = { $caught } elfelejtette bemondani, hogy UNO. { $name } észrevette!
event-round-ended =
    { $end ->
        [out] { $who ->
            [seat] { $round }. leosztás: { $name } befejezte és nyert.
            [shared] { $round }. leosztás: { $winners } holtversenyben első.
           *[nobody] { $round }. leosztás: senki sem nyert.
        }
        [blocked] { $who ->
            [seat] { $round }. leosztás: senki sem tud lépni, { $name } nyert.
            [shared] { $round }. leosztás: senki sem tud lépni, { $winners } holtversenyben első.
           *[nobody] { $round }. leosztás: senki sem tud lépni, és senki sem nyert.
        }
        [dead-end] { $who ->
            [seat] { $round }. leosztás: { $name } tette le az utolsó Zsákutcát, és nyert.
            [shared] { $round }. leosztás: { $winners } holtversenyben első.
           *[nobody] { $round }. leosztás: senki sem nyert.
        }
       *[other] { $who ->
            [seat] { $round }. leosztás: { $name } nyert.
            [shared] { $round }. leosztás: { $winners } holtversenyben első.
           *[nobody] { $round }. leosztás: senki sem nyert.
        }
    }
event-match-ended =
    { $end ->
        [target] Megvan a célpontszám. Vége a meccsnek.
        [rounds] Ez volt az utolsó leosztás. Vége a meccsnek.
       *[other] Vége a meccsnek.
    }

### Moves in words (`move-<verb>`, or a family's own: `move-<family>-<verb>`)

move-line-play =
    { $side ->
        [left] { $name } letette X-hez: { $tile }.
        [right] { $name } letette Y-hoz: { $tile }.
       *[other] { $name } ezzel kezdett: { $tile }.
    }
move-cross-play =
    { $uno ->
        [0] { $name } letette: { $tile } ({ $street }).
       *[other] { $name } letette: { $tile } ({ $street }), és bemondta: UNO!
    }
move-play-joker =
    { $side ->
        [left] { $name } jokerrel tette le X-hez: { $tile } ({ $half } ← { $joker }).
       *[right] { $name } jokerrel tette le Y-hoz: { $tile } ({ $half } ← { $joker }).
    }
move-pass = { $name } passzolt.
move-draw = { $name } ezt húzta: { $tile }.
move-no-double = { $name } kezében nincs dupla.
move-turn = { $name } felfordította: { $tile }.
move-end = { $name } befejezte a lépését.
move-open = { $name } ezzel kezdett: { $tile }.
move-take = { $name } vakon húzott, { $player } megvált ettől: { $tile }.
move-return = { $name } visszatette a talonba: { $tile }.
move-heap = A talont megkeverték.
move-keep = { $name } megtartotta a húzott követ.
move-forced =
    { $count ->
        [0] { $name } húzna, de a talon üres.
       *[other] { $name } kénytelen volt húzni: { $tiles }.
    }
move-penalty =
    { $count ->
        [0] { $name } büntetést kapott, de a talon üres.
       *[other] { $name } büntetésből húzta: { $tiles }.
    }
move-skipped = { $name } kimaradt.
move-challenge =
    { $verdict ->
        [guilty] { $name } kétségbe vonta a Joker Húzz 4-et, és igaza volt.
       *[innocent] { $name } kétségbe vonta a Joker Húzz 4-et, és tévedett.
    }
move-uno = { $name } bemondta: UNO!
move-catch = { $player } elfelejtette bemondani, hogy UNO. { $name } észrevette!
move-seat =
    { $what ->
        [computer] { $name } helyett a gép játszik.
       *[player] { $name } visszatért.
    }
move-left = { $name } kilépett.

### What happened at the table: small print below it

event-set-aside = Ez a meccs nem folytatható. Semmi sem veszett el; a naplómban ott van, miért.
event-match-started = Kezdődik: { $number }. meccs.
event-joined = { $name } beszállt.
event-cuts-dropped = Változott az osztás, ezért a korábbi emelések nem számítanak. Emelhetsz újra.
event-left = { $name } kilépett. A gép játszik tovább.
event-seat-removed = Egy moderátor döntése: { $name } helyett mostantól a gép játszik.
event-resigned = { $name } feladta.
event-replaced = { $name } átvett egy helyet.
event-timed-out-planned = { $name } ideje lejárt, a terve szerint lépett.
event-timed-out = { $name } ideje lejárt, a gép lépett.
event-turn-warning = { $name } ideje mindjárt lejár.
event-seat-computer = { $name } helyett a gép játszik.
event-thinking-less = { $name } ma kevesebbet gondolkodik: sok a dolga a gépnek.
event-seat-player = { $name } visszatért.
event-vote-end = { $name } a meccs befejezésére szavazott.
event-vote-withdrawn = { $name } mégsem szavaz a meccs befejezésére.
event-paused =
    { $who ->
        [nobody] Szünetel a meccs.
       *[seat] { $name } szünetet kért.
    }
event-resumed = Folytatódik a meccs.
event-claim-lost = { $name } is kérte, de { $winner } jön előbb.
