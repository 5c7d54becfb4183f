# Römi 40, 50, 51 and Joker-mánia 51, rummy with cards: names, moves, the hand and its plan, the table in words.

### Cards

# en: 47b57459
card =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    } { $rank ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $rank }
    }
# en: ad3ee05b
card-short = { $rank }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
# en: abfd1dfc
card-joker = Joker
# en: b572b1c9
card-joker-for = { card-joker } ({ $card })
# en: 08d401b9
card-joker-short = Joker

### Combinations in words

# en: d14314a8
card-rank =
    { $what ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $what }
    }
# en: 3378bba4
card-suit =
    { $what ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }
# en: c598ca1d
meld-run = { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    } { $list }
# en: eed444a7
meld-group =
    { $rank ->
        [A] Asse
        [J] Buben
        [Q] Damen
        [K] Könige
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
        [8] Achten
        [9] Neunen
       *[10] Zehnen
    } in { $list }
# en: f1a7ec32
meld-joker-as = { card-joker } ({ $what })

### What happened

# en: 2139e8fb
event-meld-dealt = Runde { $round }: { $name } gibt.
# en: 50781ce2
event-meld-draw = { $name } { verb-draw }.
# en: 0f4e7ea7
event-meld-drew = Du hast { $tile } gezogen.
# en: 9c85e468
event-met = { $name } kommt mit { $points } Punkten heraus.
# en: 32c8690a
event-talon = Der Talon ist leer: Die Ablage wird zum neuen Talon.
# en: 5c3dfe26
event-meld-round-ended =
    { $end ->
        [out] { $who ->
            [you] Du bist fertig und holst dir Runde { $round }.
           *[seat] { $name } ist fertig und holt sich Runde { $round }.
        }
        [hand] { $who ->
            [you] Du legst alles aus der Hand aus und holst dir Runde { $round }.
           *[seat] { $name } legt alles aus der Hand aus und holt sich Runde { $round }.
        }
       *[void] Der Talon ist wieder leer: Runde { $round } geht an niemanden, und jede Hand zählt.
    }
# en: b03736cd
event-meld-match-ended = Das war die letzte Runde. Die Partie ist zu Ende.

### Moves in words

# en: d5299443
move-meld-draw = { $name } { verb-draw } { $tile }.
# en: 0307b7fe
move-meld-take = { $name } { verb-take } { $tile } vom Ablagestapel.
# en: 99c77b1d
move-meld = { $name } { verb-lay } aus: { $tiles }.
# en: f3e03a22
move-layoff = { $name } { verb-add } { $tiles } an { $number } an.
# en: a6fd451b
move-melds =
    { $points ->
        [0] { $name } { verb-lay } { $parts } aus.
       *[other] { $name } { verb-lay } { $parts } aus ({ $points } Punkte).
    }
# en: 61373ca6
move-layoffs = { $name } { verb-add } { $parts } an.
# en: ab1259a6
part-layoff = { $tiles } an { $number }
# en: b77b3518
move-swap = { $name } { verb-swap } { $tiles } gegen den Joker.
# en: 580b572b
move-discard = { $name } { verb-discard } { $tile } ab.
# en: 3589ee74
move-talon = Die Ablage wird zum neuen Talon.

### The hand: what the moment asks for

# en: b7f86006
panel-meld-phase-first = Du fängst an: Wirf eine Karte ab.
# en: f4bcc924
panel-meld-phase-draw =
    { $take ->
        [yes] Zieh, oder nimm { $tile }.
       *[no] Zieh eine Karte.
    }
# en: f51e0c60
panel-meld-phase-play =
    { $lay ->
        [yes] Leg aus, oder wirf ab.
        [done] Wirf jetzt { $tile } ab.
       *[no] Wirf eine Karte ab.
    }

### The hand: its buttons

# en: 62021516
panel-meld-draw = Ziehen
    .deed = Ziehen
# en: ce4aa571
panel-meld-take = Nehmen: { $tile }
    .deed = { $tile } nehmen
# en: 032cd393
panel-meld-lay = Legen: { $what }
# en: 81b064b2
panel-meld-layoff = Anlegen an { $number }
# en: 5899e950
panel-meld-swap = Joker { $number } tauschen
# en: 8b381d9b
panel-meld-other = Oder so: { $list }
# en: 318ac1f0
panel-meld-discard = Abwerfen: { $tile }
    .deed = { $tile } abwerfen
# en: 0cc36cdc
panel-meld-to-layoff = Anlegen an { $number }: { $what }
# en: 94e0b822
panel-meld-to-swap = Joker { $number } tauschen: { $what }
# en: 35605ef2
button-sort-suit = Nach Farbe
# en: 0623d77d
button-sort-rank = Nach Wert
# en: 9bf0b06c
button-sort-melds = Kombinationen

### The plan

# en: 2aa07b7c
panel-meld-plan = **Plan – gespielt wird erst mit dem Abwerfen:** { $list }
# en: 1a8a331b
panel-meld-take-line = { $list } nehmen
# en: 39ea9c2c
panel-meld-meld-line = { $list } auslegen
# en: d142ebfb
panel-meld-layoff-line = { $list } an **{ $number }** anlegen
# en: d57beff2
panel-meld-swap-line = { $list } gegen Joker **{ $number }** tauschen
# en: 869cf2a3
panel-meld-points =
    { $enough ->
        [yes] { $points } Punkte, das reicht für { $minimum }.
       *[no] { $points } von { $minimum } Punkten: Leg mehr aus, oder nimm Karten zurück.
    }

### What a plan still lacks

# en: 6e7cf220
plan-no-combination = Diese Karten sind keine Kombination und lassen sich an keine anlegen.
# en: 73d52f9f
plan-too-few-picked = Wähl drei oder mehr Karten für eine Kombination, oder eine zum Abwerfen.
# en: 8f257b48
plan-minimum-first = Bring erst mit neuen Kombinationen { $minimum } Punkte zusammen, dann leg an andere an.
# en: a6caed98
plan-joker-not-used = Leg den Joker, den du geholt hast, auch aus: In der Hand bleiben darf er nicht.
# en: 0ce24fec
plan-taken-not-laid = Du hast { $tile } genommen. Leg die Karte jetzt aus, oder gib sie zurück.
# en: 31b675d4
plan-taken-needs-naturals = { $tile } braucht zwei natürliche Karten aus deiner Hand neben sich.
# en: c73a3048
plan-taken-needs-hand = { $tile } braucht Karten aus deiner Hand neben sich.
# en: 4dbd99c5
plan-taken-laid-alone = { $tile } darf da nicht allein hin: Leg noch eine Karte aus der Hand dazu. Allein geht es nur, wenn du die gleiche Karte noch mal hast.
# en: ceba49c0
plan-taken-again = { $tile } hast du in diesem Zug genommen, also kannst du die Karte nicht abwerfen.
# en: be0bad03
plan-first-only-discards = In deinem ersten Zug wirfst du nur ab, außer du bist aus der Hand fertig.
# en: 32bfeb01
plan-nothing-to-discard = Behalt eine Karte zum Abwerfen.
# en: f3089513
plan-not-in-hand = { $tile } hast du nicht mehr.

### The table in words

# en: 4b05f80c
alt-meld-empty = Noch liegen keine Kombinationen auf dem Tisch.
# en: 8c0460c7
alt-meld-table = Auf dem Tisch: { $list }.
# en: 4eeaf230
alt-meld-one = { $number }: { $what }
# en: 268770a4
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(dazu passt: { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}(für den Joker: { $price })
       *[no] { "" }
    }
# en: 554c5c8b
alt-meld-piles =
    { $talon ->
        [0] Der Talon ist leer.
        [one] 1 Karte im Talon.
       *[other] { $talon } Karten im Talon.
    } { $count ->
        [0] Der Ablagestapel ist leer.
       *[other] Zuletzt abgeworfen: { $top }.
    }
# en: d200e06c
alt-meld-direction =
    { $step ->
        [1] Es geht nach links.
       *[other] Es geht nach rechts.
    }
# en: 933b0870
alt-meld-met =
    { $count ->
        [0] Mindestpunkte { $minimum }: Noch ist niemand herausgekommen.
        [one] Mindestpunkte { $minimum }: Herausgekommen ist { $names }.
       *[other] Mindestpunkte { $minimum }: Herausgekommen sind { $names }.
    }
# en: 4fa0b72f
alt-meld-fits =
    { $met ->
        [yes] Anlegen kannst du: { $list }.
       *[no] Sobald du herausgekommen bist, kannst du anlegen: { $list }.
    }
# en: d0ce66a7
alt-meld-goes = { $list } an { $number }
# en: fac4f8d4
alt-meld-wins = { $list } an { $number } für den Joker

### The games and their options

# en: 8b040c92
about-romi40 = Komm mit 40 Punkten in Reihen und Gruppen heraus, und sei zuerst fertig.
# en: 715eab09
about-romi50 = Komm mit 50 Punkten in Reihen und Gruppen heraus, ganz ohne Joker.
# en: 570b8aa4
about-romi51 = Komm mit 51 Punkten in Reihen und Gruppen heraus, und sei zuerst fertig.
# en: cfd3d993
about-joker-mania = Komm mit 51 Punkten in Reihen und Gruppen heraus, mit einem Joker für jeden.
# en: 39d63f47
game-romi40 = Römi 40
# en: feca8e70
game-romi50 = Römi 50
# en: 98fe52a7
game-romi51 = Römi 51
# en: 2f1fc02c
game-joker-mania = Joker-mánia 51
# en: 29b25ceb
option-hand-doubles = Aus der Hand fertig
# en: 694317ff
option-hand-doubles-no = zählt wie sonst
# en: 913ffffc
option-hand-doubles-yes = verdoppelt die Punkte der anderen

### The rules

# en: 578929cb
rules-romi40 =
    Rommé mit zwei Blatt und zwei Jokern. Zieh eine Karte, leg Reihen und Gruppen aus oder leg an die auf dem Tisch an, und wirf eine ab. Deine ersten Kombinationen müssen zusammen 40 Punkte wert sein.
    Bist du fertig, zählt bei den anderen, was sie noch in der Hand haben. Die wenigsten Punkte gewinnen.
    .alt = Ein Kartentisch mit vier Kombinationen: Herz 7, 8, Joker (9), 10; Damen in Pik, Herz, Kreuz; Karo Ass, 2, 3; und Kreuz 4, 5, 6, 7, wobei die 7 gerade dazugekommen ist.
# en: 320d2ea6
rules-romi50 =
    Rommé mit zwei Blatt und ohne Joker. Zieh eine Karte, leg Reihen und Gruppen aus oder leg an die auf dem Tisch an, und wirf eine ab. Deine ersten Kombinationen müssen zusammen 50 Punkte wert sein.
    Bist du fertig, zählt bei den anderen, was sie noch in der Hand haben. Die wenigsten Punkte gewinnen.
    .alt = Ein Kartentisch mit vier Kombinationen: Herz 7, 8, 9, 10; Damen in Pik, Herz, Kreuz; Karo Ass, 2, 3; und Kreuz 4, 5, 6, 7, wobei die 7 gerade dazugekommen ist.
# en: fff61df4
rules-romi51 =
    Rommé mit zwei Blatt und zwei Jokern. Deine ersten Kombinationen müssen zusammen 51 Punkte wert sein. Die zuletzt abgeworfene Karte darfst du immer nehmen, was du auch mit ihr machst.
    Bist du fertig, zählt bei den anderen, was sie noch in der Hand haben. Die wenigsten Punkte gewinnen.
    .alt = Ein Kartentisch mit vier Kombinationen: Herz 7, 8, Joker (9), 10; Damen in Pik, Herz, Kreuz; Karo Ass, 2, 3; und Kreuz 4, 5, 6, 7, wobei die 7 gerade dazugekommen ist.
# en: 279a75ec
rules-joker-mania =
    Rommé mit zwei Blatt und einem Joker für jeden. Deine ersten Kombinationen müssen zusammen 51 Punkte wert sein. Nimmst du eine abgeworfene Karte, braucht sie zwei natürliche Karten aus deiner Hand neben sich.
    Bist du fertig, zählt bei den anderen, was sie noch in der Hand haben. Die wenigsten Punkte gewinnen.
    .alt = Ein Kartentisch mit vier Kombinationen: Herz 7, 8, Joker (9), 10; Damen in Pik, Herz, Kreuz; Karo Ass, 2, 3; und Kreuz 4, 5, 6, 7, wobei die 7 gerade dazugekommen ist.
# en: 97e60666
rule-RO-1 = 2 bis 4 spielen mit zwei Blatt zu 52 Karten. Römi 40 und 51 haben zusammen zwei Joker, Römi 50 keinen, Joker-mánia einen für jeden.
# en: afa4aff2
rule-RO-2 = Wer nach dem Geber kommt, bekommt 15 Karten, alle anderen 14. Der Rest ist der Talon. Bei Joker-mánia steckt in jeder Hand ein Joker und im Talon keiner. Wer zuerst gibt, wird ausgelost; danach wandert das Geben in Spielrichtung weiter. Auch eine Runde, die an niemanden geht, zählt als Runde.
# en: 689ba68a
rule-RO-3 = 2 bis 10 zählen, was draufsteht; Bube, Dame und König zählen 10; das Ass zählt immer 11. Ein Joker zählt wie die Karte, für die er steht, und in der Hand 20.
# en: 69833365
rule-RO-4 = Eine Reihe sind drei oder mehr aufeinanderfolgende Karten einer Farbe, höchstens 13. Das Ass steht unter der 2 oder über dem König, aber nicht beides zugleich und nicht um die Ecke: König, Ass, 2 ist keine Reihe.
# en: 8b8951bf
rule-RO-5 = Eine Gruppe sind drei oder vier Karten vom gleichen Wert in lauter verschiedenen Farben.
# en: a6f8bbe8
rule-RO-6 = Eine Kombination hat höchstens zwei Joker und mindestens eine natürliche Karte. Wofür ein Joker steht, sagst du beim Auslegen, und dabei bleibt es.
# en: 12504259
rule-RO-7 = Hast du 15 Karten, wirfst du im ersten Zug nur eine ab, außer du bist aus der Hand fertig.
# en: e847c597
rule-RO-8 = In deinem Zug nimmst du eine Karte: vom Talon, oder die zuletzt abgeworfene, wo die Regeln das erlauben. Dann legst du nach Lust und Laune Kombinationen aus, legst an andere an und holst Joker. Zuletzt wirfst du eine Karte ab. Eine Karte, die du vom Ablagestapel genommen hast, kannst du im selben Zug nicht abwerfen, außer du hattest die gleiche Karte schon.
# en: e0b52713
rule-RO-9 = Deine ersten Kombinationen, in einem Zug ausgelegt, müssen zusammen mindestens 40, 50 oder 51 Punkte wert sein (51 bei Joker-mánia). Joker zählen mit; was du an andere Kombinationen anlegst, nicht.
# en: b1830033
rule-RO-10 = Aus der Hand: Hast du noch nichts ausgelegt, und legst du in einem Zug alles aus und wirfst die letzte Karte ab, dann brauchst du keine Mindestpunkte.
# en: efb5d943
rule-RO-11 = Bist du herausgekommen (dieser Zug zählt schon), oder bist du aus der Hand fertig, darfst du an jede Kombination auf dem Tisch anlegen, auch mehrere Karten zugleich. Reihen wachsen an ihren Enden, Gruppen bis vier. Auch Joker darfst du anlegen.
# en: 6ccea019
rule-RO-12 = Einen Joker holst du aus einer Reihe mit der natürlichen Karte, für die er steht; aus einer Gruppe nur mit allen Farben, die noch fehlen. Leg ihn im selben Zug aus: In die Hand oder auf den Ablagestapel kommt er nie. Bevor du herausgekommen bist, geht das nur, wenn du aus der Hand fertig bist. Bei Römi 50 gibt es keine Joker zu holen.
# en: 72c09041
rule-RO-13 = Kombinationen auf dem Tisch darfst du weder teilen noch verbinden noch umordnen. Bis du abwirfst, darfst du deinen Plan ändern; die Regeln sehen sich deinen Zug beim Abwerfen als Ganzes an.
# en: 3527911f
rule-RO-14 = Die zuletzt abgeworfene Karte darfst du bei deinem ersten Ziehen einer Runde frei nehmen, bei Römi 51 immer.
# en: 2a1d527b
rule-RO-15 = Später darfst du sie in den anderen Spielen nur nehmen, um sie im selben Zug auszulegen, und nur, wenn du schon herausgekommen bist, in diesem Zug herauskommst (die Karte zählt mit) oder aus der Hand fertig bist. In einer neuen Kombination braucht sie Karten aus deiner Hand neben sich (bei Joker-mánia mindestens zwei natürliche). An eine andere Kombination darfst du sie nur anlegen, wenn du die gleiche Karte hast, oder zusammen mit noch einer Karte aus deiner Hand. Bist du in diesem Zug fertig, geht alles.
# en: 9965fcfb
rule-RO-16 = Die Runde endet, wenn jemand alles ausgelegt und die letzte Karte abgeworfen hat. So viel auslegen, dass dir nichts zum Abwerfen bleibt, geht nicht.
# en: 6afd115e
rule-RO-17 = Ist der Talon am Anfang eines Zuges leer, wird die ganze Ablage außer der obersten Karte gemischt und zum neuen Talon, einmal in der Runde. Ist er wieder leer, endet die Runde, sie geht an niemanden, und jede Hand zählt.
# en: ffd70b14
rule-RO-18 = Was du in der Hand behältst, sind deine Punkte für die Runde; bist du fertig, hast du keine. Für mehr gibt es eine Option: „{ option-hand-doubles }: { option-hand-doubles-yes }“. Eine Partie hat eine, drei, fünf oder sieben Runden, und die wenigsten Punkte gewinnen. Einen Joker darfst du abwerfen.

### A rule forbids it

# en: 7c10dd16
error-illegal-too-few-cards = { $tiles }: Eine Kombination hat mindestens drei Karten.
# en: cf40a055
error-illegal-too-many-cards = Eine Reihe hat höchstens 13 Karten.
# en: 8d46a716
error-illegal-no-natural-card = Eine Kombination braucht mindestens eine natürliche Karte.
# en: 73d78936
error-illegal-too-many-jokers = { $tiles }: Eine Kombination hat höchstens zwei Joker.
# en: 79e72b9d
error-illegal-suit-twice = { $tiles }: In einer Gruppe sind alle Farben verschieden.
# en: 6b401ee6
error-illegal-not-in-order = { $tiles }: Nenn die Karten einer Reihe der Reihe nach.
# en: 4c1fa29a
error-illegal-around-the-ace = { $tiles }: Das Ass steht unter der 2 oder über dem König, aber um die Ecke geht keine Reihe.
# en: 9995710b
error-illegal-no-combination = { $tiles }: Das ist weder eine Reihe noch eine Gruppe.
# en: 92b3d337
error-illegal-joker-for-nothing = Sag, für welche Karte der Joker steht.
# en: 6524590d
error-illegal-only-jokers-stand = { $tiles }: Nur ein Joker steht für eine andere Karte.
# en: 596fcd1a
error-illegal-cannot-be-added = { $tiles }: Das passt nicht an Kombination { $number }.
# en: 01012ba1
error-illegal-no-such-combination = Kombination { $number } gibt es auf dem Tisch nicht.
# en: 69bdcf46
error-illegal-no-joker-there = In Kombination { $number } ist kein Joker zu holen.
# en: 9699faf8
error-illegal-wins-no-joker = Mit { $tiles } holst du Joker { $number } nicht. Dafür brauchst du { $needed }.
# en: c43523ea
error-illegal-minimum-first = Bring erst mit neuen Kombinationen { $minimum } Punkte zusammen. Bisher hast du { $points }.
# en: d34adf30
error-illegal-below-minimum = Deine ersten Kombinationen sind { $points } Punkte wert. Du brauchst { $minimum }.
# en: b8f55813
error-illegal-joker-not-used = Den Joker, den du holst, musst du im selben Zug auslegen.
# en: ccd28e7f
error-illegal-first-only-discards = In deinem ersten Zug wirfst du nur ab, außer du bist aus der Hand fertig.
# en: 2df45477
error-illegal-taken-again = Du hast { $tile } vom Ablagestapel genommen, also kannst du die Karte im selben Zug nicht abwerfen.
# en: 5d85c8bd
error-illegal-taken-not-laid = Du hast { $tile } vom Ablagestapel genommen, also leg die Karte im selben Zug aus.
# en: bb95c038
error-illegal-taken-needs-naturals = { $tile } vom Ablagestapel braucht zwei natürliche Karten aus deiner Hand neben sich.
# en: 1b6fba7b
error-illegal-taken-needs-hand = { $tile } vom Ablagestapel braucht Karten aus deiner Hand neben sich.
# en: 602f2abf
error-illegal-taken-laid-alone = { $tile } vom Ablagestapel darf da nicht allein hin, außer du hast die gleiche Karte.
# en: 41763253
error-illegal-nothing-to-discard = Behalt eine Karte zum Abwerfen.
# en: d39551df
error-illegal-drawn-already = Eine Karte hast du schon genommen. Leg aus, was du willst, und wirf eine ab.
# en: a674e121
error-illegal-draw-first = Nimm erst eine Karte, vom Talon oder vom Ablagestapel.
# en: e93d1dcd
error-illegal-must-discard = Ein Zug endet mit dem Abwerfen, also ist nichts passiert.
# en: 1548a7de
error-illegal-talon-not-empty = Die Ablage wird erst zum neuen Talon, wenn der alte leer ist.
# en: 40aba202
error-illegal-not-the-talon = Das sind nicht die Karten des neuen Talons.
# en: 63ac079c
error-illegal-cannot-be-taken = { $tile } kannst du nicht nehmen: Damit wäre kein Zug erlaubt. Zieh vom Talon.
