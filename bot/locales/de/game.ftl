# Games, options, and what happens in a round; the rules are in rules.ftl. Names of players may begin with any sound.

### Small words

# en: 3e68933e
name-seat = Platz { $number }
# en: ba8dd220
name-computer = Computer { $number }
# en: 3dc28bf9
ordinal = { $number }.
# en: d15a7ef0
pieces =
    { $noun ->
        [cards] { $tiles ->
            [one] { $tiles } Karte
           *[other] { $tiles } Karten
        }
        [dominoes] { $tiles ->
            [one] { $tiles } Stein
           *[other] { $tiles } Steine
        }
       *[tiles] { $tiles ->
            [one] { $tiles } Stein
           *[other] { $tiles } Steine
        }
    }

### Games

# en: 5180f904
game-classic = Klassisches Domino
# en: d9bcf020
game-moomin = Mumin-Domino
# en: 2d911900
game-moomin-joker = Joker-Domino
# en: efc10a06
game-christmas = Weihnachtsdomino
# en: 95b9c558
game-uno = UNO Dominos

### What a game is about

# en: 8badeacd
about-classic = Stein an Stein, Augen an Augen. Wer die wenigsten Augen übrig hat, gewinnt.
# en: f5f6b11f
about-moomin = Tier an Tier. Wer zuerst alle Steine los ist, gewinnt.
# en: 546398fd
about-moomin-joker = Tier an Tier. Joker decken einen halben Stein zu.
# en: 826b5ad4
about-christmas = Leg alle Steine an, die passen. Wer zuerst keine mehr hat, gewinnt.
# en: 7d679c24
about-uno = Farben und Zahlen auf vier Straßen. Wer zuerst alles los ist, gewinnt.

### Tiles and their halves

# en: 652d8ebf
tile-two = { $first }–{ $second }
# en: e72e6c7c
joker-card = { $figure }-Joker
# en: 49d9c8fb
figure-1 = Igel
# en: 14044155
figure-2 = Eule
# en: 2cf2d156
figure-3 = Fuchs
# en: 80dffc75
figure-4 = Fisch
# en: 8bea8733
figure-5 = Katze
# en: f73b18d0
figure-6 = Schnecke
# en: 6ac9e74a
figure-7 = Hase
# en: 91970f55
figure-8 = Falter
# en: 496fa63a
figure-9 = Ente
# en: fd5869bb
motif-1 = Kerze
# en: 586e53c7
motif-2 = Geschenk
# en: ce5c4451
motif-3 = Stern
# en: 9bb9c315
motif-4 = Glocke
# en: d1594475
motif-5 = Baum
# en: b2b2d84d
motif-6 = Schneemann
# en: e26b7bc4
motif-7 = Fäustling
# en: 296c650b
motif-J = Joker
# en: 08d08d31
domo-R = Rot { $number }
# en: 3d80a87d
domo-G = Grün { $number }
# en: 6b455f59
domo-Y = Gelb { $number }
# en: 8b0b1f44
domo-B = Blau { $number }
# en: 0670a2fd
domo-R-symbol = Rot · { $symbol }
# en: c94f7ad6
domo-G-symbol = Grün · { $symbol }
# en: 9a7f13d7
domo-Y-symbol = Gelb · { $symbol }
# en: 07fba358
domo-B-symbol = Blau · { $symbol }
# en: bf429273
domo-D2 = Zieh 2
# en: ac75ae85
domo-RV = Richtungswechsel
# en: e886dec5
domo-SK = Aussetzen
# en: 0398c9c4
domo-DE = Sackgasse
# en: 9ae02a54
domo-W = Joker
# en: 1ee1886c
domo-W4 = Joker Zieh 4

### Options

# en: 2b4d5298
option-line = -# { $option }: **{ $value }**
# en: cf762d37
option-choice = { $name } (`{ $code }`)

# en: 86e1b908
option-scoring = Zählweise
# en: 14403e40
option-scoring-minus-100 = wenig Punkte, bis 100
# en: 14f80e31
option-scoring-minus-200 = wenig Punkte, bis 200
# en: 3d2c976a
option-scoring-race-121 = Wettlauf bis 121

# en: 27f31096
option-start = Wer anfängt
# en: 5ed3b4a4
option-start-highest-double = höchster Pasch
# en: b3436900
option-start-highest-pips = meiste Augen

# en: 50c2b04a
option-reshuffle = Gezogene Startsteine
# en: 383c7ad9
option-reshuffle-yes = wieder eingemischt
# en: 9cb3f016
option-reshuffle-no = bleiben in der Hand

# en: 799a5d9c
option-hands = Rundenlimit
# en: 35c59352
option-hands-0 = keins
# en: 3c11ed8a
option-hands-1 = eine Runde
# en: df12ee2b
option-hands-3 = drei Runden
# en: 3d0ba58b
option-hands-5 = fünf Runden

# en: 8ac272e2
option-out-ends = Wenn jemand fertig ist
# en: 8b39e2f7
option-out-ends-no = spielen die anderen weiter
# en: 7f66fbe2
option-out-ends-yes = endet die Runde

# en: 114e8d54
option-rounds = Runden
# en: 6cb38be0
option-rounds-1 = eine
# en: 0b52bb59
option-rounds-0 = so viele, wie mitspielen
# en: 00888241
option-rounds-3 = drei
# en: 7d1bb1ce
option-rounds-5 = fünf

# en: 6a0ebbea
option-jokers = Joker für jeden
# en: 12a56303
option-jokers-2 = zwei
# en: 02dc27f2
option-jokers-3 = drei
# en: b78d7871
option-jokers-1 = einer

# en: 56c9f59c
option-deck = Joker
# en: 8802c9b8
option-deck-halves = auf Hälften
# en: b78ed0c1
option-deck-cards = 8 Doppeljoker

# en: e04bcf29
option-target = Ziel
# en: 98ea4236
option-target-500 = 500 Punkte
# en: 73070d79
option-target-200 = 200 Punkte
# en: efdba122
option-target-0 = eine Runde

# en: 15b10eb0
option-opening = Tausch vor dem Eröffnen
# en: 288f390e
option-opening-exchange = ja
# en: d42cf483
option-opening-plain = nein

# en: d03d8879
option-symbols = Symbole wirken
# en: 8e889c39
option-symbols-always = auf beiden Hälften
# en: 0e9ed254
option-symbols-active = nur, wo sie anliegen

# en: 0ce2c3b7
option-dead-end-game = Letzte Sackgasse gewinnt
# en: ca6b5c0f
option-dead-end-game-no = nein
# en: aa801ce8
option-dead-end-game-yes = ja

### All that a player did in a row is one sentence

# en: ed8f9482
turn-you = Du
# en: febcb745
turn-comma = { $acts }, { $act }
# en: 1f5316ba
turn-and = { $acts } und { $act }
# en: 0ce7ec88
verb-start =
    { $who ->
        [you] fängst an
       *[seat] fängt an
    }
# en: dc9c5039
verb-play =
    { $who ->
        [you] legst
       *[seat] legt
    }
# en: 787f2f72
verb-open =
    { $who ->
        [you] eröffnest
       *[seat] eröffnet
    }
# en: 6bea04fe
verb-draw =
    { $who ->
        [you] ziehst
       *[seat] zieht
    }
# en: c6b163e2
verb-have =
    { $who ->
        [you] hast
       *[seat] hat
    }
# en: 34d86bdf
verb-turn =
    { $who ->
        [you] deckst
       *[seat] deckt
    }
# en: 26ea74de
verb-end =
    { $who ->
        [you] beendest
       *[seat] beendet
    }
# en: 34c34080
verb-return =
    { $who ->
        [you] gibst
       *[seat] gibt
    }
# en: b53f1c1a
verb-keep =
    { $who ->
        [you] behältst
       *[seat] behält
    }
# en: ea5b92d6
verb-call =
    { $who ->
        [you] rufst
       *[seat] ruft
    }
# en: 1f55658c
verb-take =
    { $who ->
        [you] nimmst
       *[seat] nimmt
    }
# en: cc6aa334
verb-lay =
    { $who ->
        [you] legst
       *[seat] legt
    }
# en: 6c88a7e5
verb-add =
    { $who ->
        [you] legst
       *[seat] legt
    }
# en: 735f6f97
verb-swap =
    { $who ->
        [you] tauschst
       *[seat] tauscht
    }
# en: de4815d6
verb-discard =
    { $who ->
        [you] wirfst
       *[seat] wirft
    }
# en: b6922348
verb-go =
    { $who ->
        [you] bist
       *[seat] ist
    }
# en: 2e5616c7
verb-claim =
    { $who ->
        [you] nimmst
       *[seat] nimmt
    }
# en: 20ba4e53
verb-miss = setzt
# en: e866e95a
verb-pass = passt

### What happened

# en: 31c6ec82
event-dealt = Runde { $round } beginnt.
# en: 1d0cddd9
event-lot = { $name } { verb-draw } { $tile }, um zu sehen, wer anfängt.
# en: d7e790b8
event-starts = { $name } { verb-start }.
# en: e17f7dfe
event-draw = { $name } { verb-draw }.
# en: 7c429c43
event-drew =
    { $who ->
        [you] Du hast { $tile } gezogen.
       *[seat] { $name } zieht { $tile }.
    }
# en: ed18e124
event-drew-domos = Gezogen: { $tiles }.
# en: ff993929
event-voted =
    { $hands ->
        [open] Abgestimmt: offene Hände.
       *[hidden] Abgestimmt: verdeckte Hände.
    }
# en: 1852e18c
event-turn-up = { move-turn }
# en: beefdbfc
event-take = { $name } { verb-draw } blind einen Stein von { $from }.
# en: 3019b649
event-was-taken = Du hast { $tile } hergegeben. Der Stein kommt in den Talon.
# en: bc43e787
event-return = { $name } { verb-return } einen Stein in den Talon zurück.
# en: 00ca152e
event-returned = Du hast { $tile } zurückgegeben.
# en: 1af7e9db
event-reverse = Richtungswechsel: Es geht andersherum.
# en: 8aeebcad
event-forced =
    { $symbol ->
        [D2] { $count ->
            [0] { $name } { verb-miss } wegen Zieh 2 aus; der Talon ist leer.
            [one] { $name } { verb-draw } { $count } Stein für Zieh 2 und { verb-miss } aus.
           *[other] { $name } { verb-draw } { $count } Steine für Zieh 2 und { verb-miss } aus.
        }
       *[W4] { $count ->
            [0] { $name } { verb-miss } wegen Joker Zieh 4 aus; der Talon ist leer.
            [one] { $name } { verb-draw } { $count } Stein für Joker Zieh 4 und { verb-miss } aus.
           *[other] { $name } { verb-draw } { $count } Steine für Joker Zieh 4 und { verb-miss } aus.
        }
    }
# en: a53d6187
event-penalty =
    { $count ->
        [0] { $name } { verb-draw } keine Strafe; der Talon ist leer.
        [one] { $name } { verb-draw } zur Strafe { $count } Stein.
       *[other] { $name } { verb-draw } zur Strafe { $count } Steine.
    }
# en: 7a0b4876
event-shown =
    { $count ->
        [0] Das siehst nur du: { $name } hatte keinen anderen Stein.
       *[other] Das siehst nur du: { $name } hatte auch { $tiles }.
    }
# en: 6396010d
event-catch =
    { $who ->
        [caught] Du hast UNO vergessen. { $name } hat es gemerkt!
       *[seat] { $caught } hat UNO vergessen. { $name } { verb-have } es gemerkt!
    }
# en: 3ec57ed7
event-round-ended =
    { $end ->
        [out] { $who ->
            [you] Du bist fertig und holst dir Runde { $round }.
            [seat] { $name } ist fertig und holt sich Runde { $round }.
            [shared] { $winners } teilen sich Runde { $round }.
           *[nobody] Runde { $round } geht an niemanden.
        }
        [blocked] { $who ->
            [you] Niemand kann mehr legen. Runde { $round } geht an dich.
            [seat] Niemand kann mehr legen. Runde { $round } geht an { $name }.
            [shared] Niemand kann mehr legen. { $winners } teilen sich Runde { $round }.
           *[nobody] Niemand kann mehr legen, und Runde { $round } geht an niemanden.
        }
        [dead-end] { $who ->
            [you] Du hast die letzte Sackgasse gelegt und holst dir Runde { $round }.
            [seat] { $name } hat die letzte Sackgasse gelegt und holt sich Runde { $round }.
            [shared] { $winners } teilen sich Runde { $round }.
           *[nobody] Runde { $round } geht an niemanden.
        }
       *[other] { $who ->
            [you] Du holst dir Runde { $round }.
            [seat] { $name } holt sich Runde { $round }.
            [shared] { $winners } teilen sich Runde { $round }.
           *[nobody] Runde { $round } geht an niemanden.
        }
    }
# en: 5f360d03
event-match-ended =
    { $end ->
        [target] Ziel erreicht. Die Partie ist zu Ende.
        [rounds] Das war die letzte Runde. Die Partie ist zu Ende.
       *[other] Die Partie ist zu Ende.
    }

### Moves in words

# en: ee32ef0c
move-line-play =
    { $side ->
        [left] { $name } { verb-play } { $tile } bei X an.
        [right] { $name } { verb-play } { $tile } bei Y an.
       *[other] { $name } { verb-open } mit { $tile }.
    }
# en: b7a873a3
move-cross-play =
    { $uno ->
        [0] { $name } { verb-play } { $tile } bei { $street } an.
       *[other] { $name } { verb-play } { $tile } bei { $street } an und { verb-call } UNO!
    }
# en: fee9723e
move-play-joker =
    { $side ->
        [left] { $name } { verb-play } { $tile } bei X an, mit { $joker } auf { $half }.
       *[right] { $name } { verb-play } { $tile } bei Y an, mit { $joker } auf { $half }.
    }
# en: 42054ec6
move-plays = { $name } { verb-play } { $parts } an.
# en: 3e70a74c
part-play =
    { $side ->
        [left] { $tile } bei X
       *[right] { $tile } bei Y
    }
# en: 27ec6bfb
move-pass = { $name } { verb-pass }.
# en: 41a490f3
move-draw = { $name } { verb-draw } { $tile }.
# en: fa8ccae5
move-drawn = { $name } { verb-draw } { $parts }.
# en: e3240e46
move-no-double = { $name } { verb-have } keinen Pasch.
# en: 4ac546be
move-turn = { $name } { verb-turn } { $tile } auf.
# en: 21e740f9
move-end = { $name } { verb-end } den Zug.
# en: 6897974d
move-open = { $name } { verb-open } mit { $tile }.
# en: 14327d1a
move-take = { $name } zieht blind { $tile } von { $player }.
# en: 09a59545
move-return = { $name } { verb-return } { $tile } in den Talon zurück.
# en: 49ce1bc7
move-heap = Der Talon wird gemischt.
# en: 27a9d843
move-keep = { $name } { verb-keep } den Stein.
# en: 3d7aec49
move-forced =
    { $count ->
        [0] { $name } muss ziehen, aber der Talon ist leer.
       *[other] { $name } muss { $tiles } ziehen.
    }
# en: 399af347
move-penalty =
    { $count ->
        [0] { $name } bekommt eine Strafe, aber der Talon ist leer.
       *[other] { $name } zieht zur Strafe { $tiles }.
    }
# en: 19bf8dbd
move-skipped = { $name } { verb-miss } einmal aus.
# en: a046451e
move-challenge-guilty =
    { $who ->
        [you] Du zweifelst an und hast recht: Joker Zieh 4 wird zurückgenommen.
       *[seat] { $name } zweifelt an und hat recht: Joker Zieh 4 wird zurückgenommen.
    }
# en: 4df8c2ce
move-challenge-innocent =
    { $who ->
        [you] Du zweifelst an und liegst falsch: Es gab keine passende Farbe.
       *[seat] { $name } zweifelt an und liegt falsch: Es gab keine passende Farbe.
    }
# en: cd121b5b
move-uno = { $name } { verb-call } UNO!
# en: 240daa08
move-catch = { $player } hat UNO vergessen. { $name } hat es gemerkt!
# en: c240e957
move-seat =
    { $what ->
        [computer] Für { $name } spielt jetzt der Computer.
       *[player] { $name } ist wieder da.
    }
# en: 8f93070f
move-left = { $name } geht.
# en: 92c92d4f
move-takeback =
    { $who ->
        [you] Du nimmst den letzten Zug zurück.
       *[seat] { $name } nimmt den letzten Zug zurück.
    }

### What happened at the table

# en: e7314253
event-set-aside = Diese Partie kann nicht weitergehen. Nichts ist verloren; warum, steht in meinem Log.
# en: fdb9a59f
event-match-started = Partie { $number } beginnt.
# en: 94091cb0
event-joined = { $name } spielt mit.
# en: 6ec576b9
event-cuts-dropped = Es wird jetzt anders ausgeteilt, also zählt früheres Abheben nicht mehr. Du kannst noch mal abheben.
# en: 3afe75ee
event-left =
    { $who ->
        [you] Du gehst. Der Computer spielt weiter.
       *[seat] { $name } geht. Der Computer spielt weiter.
    }
# en: 2c866454
event-seat-removed = Die Moderation hat den Platz von { $name } dem Computer gegeben.
# en: bb70fb8e
event-resigned =
    { $who ->
        [you] Du gibst auf.
       *[seat] { $name } gibt auf.
    }
# en: 5496a30b
event-replaced =
    { $who ->
        [you] Du übernimmst einen Platz.
       *[seat] { $name } übernimmt einen Platz.
    }
# en: 4372d8cc
event-timed-out-planned =
    { $who ->
        [you] Die Zeit war um, also gilt dein Plan.
       *[seat] Die Zeit war um, also gilt der Plan von { $name }.
    }
# en: 740427ff
event-timed-out =
    { $who ->
        [you] Deine Zeit war um, also hat der Computer gespielt.
       *[seat] Die Zeit von { $name } war um, also hat der Computer gespielt.
    }
# en: 6bca9595
event-time-up = Die Zeit ist um: Der Computer spielt die Runde zu Ende.
# en: ae343e44
event-turn-warning =
    { $who ->
        [you] Deine Zeit ist fast um.
       *[seat] Die Zeit von { $name } ist fast um.
    }
# en: 6dd6d9d3
event-seat-computer =
    { $who ->
        [you] Für dich spielt jetzt der Computer.
       *[seat] Für { $name } spielt jetzt der Computer.
    }
# en: 7ef21e99
event-thinking-less = { $name } denkt heute weniger nach: Mein Rechner hat viel zu tun.
# en: 031b602b
event-seat-player =
    { $who ->
        [you] Du bist wieder da.
       *[seat] { $name } ist wieder da.
    }
# en: c620ea1c
event-vote-end =
    { $who ->
        [you] Du stimmst für das Ende der Partie.
       *[seat] { $name } stimmt für das Ende der Partie.
    }
# en: c0f7b3e8
event-vote-withdrawn =
    { $who ->
        [you] Du nimmst deine Stimme für das Ende der Partie zurück.
       *[seat] { $name } nimmt die Stimme für das Ende der Partie zurück.
    }
# en: 64c1c198
event-paused =
    { $who ->
        [nobody] Die Partie macht Pause.
        [you] Du machst Pause.
       *[seat] { $name } macht Pause.
    }
# en: 9d9b30d3
event-resumed = Die Partie geht weiter.
# en: 3d8e07a5
event-takeback-refused =
    { $who ->
        [you] Es bleibt bei deinem Zug.
       *[seat] Es bleibt beim Zug von { $name }.
    }
# en: e8748b22
event-claim-lost =
    { $who ->
        [you] Du wolltest auch zugreifen, aber { $winner } ist vorher dran.
       *[seat] { $name } wollte auch zugreifen, aber { $winner } ist vorher dran.
    }
