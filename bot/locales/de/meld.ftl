# Römi 40, 50, 51 and Joker-mánia 51, rummy with cards: names, moves, the hand and its plan, the table in words.

### Cards

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
card-short = { $rank }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
card-joker = Joker
card-joker-for = { card-joker } ({ $card })
card-joker-short = Joker

### Combinations in words

card-rank =
    { $what ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $what }
    }
card-suit =
    { $what ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }
meld-run = { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    } { $list }
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
meld-joker-as = { card-joker } ({ $what })

### What happened

event-meld-dealt = Runde { $round }: { $name } gibt.
event-meld-draw = { $name } zieht.
event-meld-drew = Du hast { $tile } gezogen.
event-meld-take = { move-meld-take }
event-meld = { move-meld-meld }
event-layoff = { move-layoff }
event-swap = { move-swap }
event-discard =
    { $end ->
        [out] { $name } wirft { $tile } ab und ist fertig!
        [hand] { $name } wirft { $tile } ab und ist aus der Hand fertig!
       *[other] { $name } wirft { $tile } ab.
    }
event-met = { $name } kommt mit { $points } Punkten heraus.
event-talon = Der Talon ist leer, also wird die Ablage zum neuen.
event-meld-round-ended =
    { $end ->
        [out] { $name } ist fertig und holt sich Runde { $round }.
        [hand] { $name } legt alles aus der Hand aus und holt sich Runde { $round }.
       *[void] Der Talon ist wieder leer: Runde { $round } geht an niemanden, und jede Hand zählt.
    }
event-meld-match-ended = Das war die letzte Runde. Die Partie ist zu Ende.

### Moves in words

move-meld-draw = { $name } zieht { $tile }.
move-meld-take = { $name } nimmt { $tile } vom Ablagestapel.
move-meld-meld = { $name } legt aus: { $tiles }.
move-layoff = { $name } legt { $tiles } an { $number } an.
move-swap = { $name } holt Joker { $number } mit { $tiles }.
move-discard = { $name } wirft { $tile } ab.
move-talon = Die Ablage wird zum neuen Talon.

### The hand: what the moment asks for

panel-meld-phase-first = Du fängst an: Wirf eine Karte ab.
panel-meld-phase-draw =
    { $take ->
        [yes] Zieh, oder nimm { $tile }.
       *[no] Zieh eine Karte.
    }
panel-meld-phase-play =
    { $lay ->
        [yes] Leg aus, oder wirf ab.
        [done] Jetzt nur noch abwerfen.
       *[no] Wirf eine Karte ab.
    }

### The hand: its buttons

panel-meld-draw = Ziehen
    .deed = Ziehen
panel-meld-draw-suggest = Ziehen + Vorschlag
panel-meld-take = Nehmen: { $tile }
    .deed = { $tile } nehmen
panel-meld-lay = Legen: { $what }
panel-meld-layoff = Anlegen an { $number }
panel-meld-swap = Joker { $number } holen
panel-meld-other = Oder so: { $list }
panel-meld-discard = Abwerfen: { $tile }
    .deed = { $tile } abwerfen
panel-meld-to-layoff = Anlegen an { $number }: { $what }
panel-meld-to-swap = Joker { $number } holen: { $what }
button-sort-suit = Nach Farbe ordnen
button-sort-rank = Nach Wert ordnen
button-sort-melds = Nach Kombination

### The plan

panel-meld-plan = **Plan – gespielt wird erst mit dem Abwerfen:** { $list }
panel-meld-take-line = { $list } nehmen
panel-meld-meld-line = { $list } auslegen
panel-meld-layoff-line = { $list } an **{ $number }** anlegen
panel-meld-swap-line = Joker **{ $number }** holen mit { $list }
panel-meld-suggest-draw = Vorschlag: eine Karte ziehen.
panel-meld-suggest-discard =
    { $why ->
        [minimum] { $points } von { $minimum } Punkten. Sammle weiter: { $tile } abwerfen.
        [yes] Vorschlag: nichts auslegen, { $tile } abwerfen.
       *[no] Nichts auszulegen. Vorschlag: { $tile } abwerfen.
    }
panel-meld-points =
    { $enough ->
        [yes] { $points } Punkte, das reicht für { $minimum }.
       *[no] { $points } von { $minimum } Punkten: Leg mehr aus, oder nimm Karten zurück.
    }

### What a plan still lacks

plan-no-combination = Diese Karten sind keine Kombination und passen zusammen an keine.
plan-too-few-picked = Wähl drei oder mehr Karten für eine Kombination, oder eine zum Abwerfen.
plan-minimum-first = Bring erst mit neuen Kombinationen { $minimum } Punkte zusammen, dann leg an andere an.
plan-joker-not-used = Leg den Joker, den du geholt hast, auch aus: In der Hand bleiben darf er nicht.
plan-taken-not-laid = Du hast { $tile } genommen. Leg die Karte jetzt aus, oder gib sie zurück.
plan-taken-needs-naturals = { $tile } braucht zwei natürliche Karten aus deiner Hand neben sich.
plan-taken-needs-hand = { $tile } braucht Karten aus deiner Hand neben sich.
plan-taken-laid-alone = { $tile } darf da nicht allein hin: Leg noch eine Karte aus der Hand dazu, oder hab die gleiche Karte.
plan-taken-again = { $tile } hast du in diesem Zug genommen, also kannst du die Karte nicht abwerfen.
plan-first-only-discards = In deinem ersten Zug wirfst du nur ab, außer du bist aus der Hand fertig.
plan-nothing-to-discard = Behalt eine Karte zum Abwerfen.
plan-not-in-hand = { $tile } hast du nicht mehr.

### The table in words

alt-meld-empty = Noch liegen keine Kombinationen auf dem Tisch.
alt-meld-table = Auf dem Tisch: { $list }.
alt-meld-one = { $number }: { $what }
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(dazu passt { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}(für den Joker: { $price })
       *[no] { "" }
    }
alt-meld-piles =
    { $talon ->
        [0] Der Talon ist leer.
        [one] 1 Karte im Talon.
       *[other] { $talon } Karten im Talon.
    } { $count ->
        [0] Der Ablagestapel ist leer.
       *[other] Zuletzt abgeworfen: { $top }.
    }
alt-meld-direction =
    { $step ->
        [1] Es geht nach links.
       *[other] Es geht nach rechts.
    }
alt-meld-met =
    { $count ->
        [0] Mindestpunkte { $minimum }: Noch ist niemand herausgekommen.
       *[other] Mindestpunkte { $minimum }: Herausgekommen ist { $names }.
    }
alt-meld-fits =
    { $met ->
        [yes] Anlegen kannst du: { $list }.
       *[no] Sobald du herausgekommen bist, kannst du anlegen: { $list }.
    }
alt-meld-goes = { $list } an { $number }
alt-meld-wins = { $list } an { $number } für den Joker

### The games and their options

about-romi40 = Leg Reihen und Gruppen für 40 Punkte aus, und sei zuerst fertig.
about-romi50 = Leg Reihen und Gruppen für 50 Punkte aus, ganz ohne Joker.
about-romi51 = Leg Reihen und Gruppen für 51 Punkte aus, und sei zuerst fertig.
about-joker-mania = Leg Reihen und Gruppen für 51 Punkte aus, mit einem Joker für jeden.
game-romi40 = Römi 40
game-romi50 = Römi 50
game-romi51 = Römi 51
game-joker-mania = Joker-mánia 51
option-hand-doubles = Aus der Hand fertig
option-hand-doubles-no = zählt wie sonst
option-hand-doubles-yes = verdoppelt die anderen

### The rules

rules-romi40 =
    Rommé mit zwei Blatt und zwei Jokern. Zieh eine Karte, leg Reihen und Gruppen aus oder leg an die auf dem Tisch an, und wirf eine ab. Deine ersten Kombinationen müssen zusammen 40 Punkte wert sein.
    Bist du fertig, zählt bei den anderen, was sie noch in der Hand haben. Die wenigsten Punkte gewinnen.
    .alt = Ein Kartentisch mit vier Kombinationen: Herz 7, 8, Joker (9), 10; Damen in Pik, Herz, Kreuz; Karo Ass, 2, 3; und Kreuz 4, 5, 6, 7, wobei die 7 gerade dazugekommen ist.
rules-romi50 =
    Rommé mit zwei Blatt und ohne Joker. Zieh eine Karte, leg Reihen und Gruppen aus oder leg an die auf dem Tisch an, und wirf eine ab. Deine ersten Kombinationen müssen zusammen 50 Punkte wert sein.
    Bist du fertig, zählt bei den anderen, was sie noch in der Hand haben. Die wenigsten Punkte gewinnen.
    .alt = Ein Kartentisch mit vier Kombinationen: Herz 7, 8, 9, 10; Damen in Pik, Herz, Kreuz; Karo Ass, 2, 3; und Kreuz 4, 5, 6, 7, wobei die 7 gerade dazugekommen ist.
rules-romi51 =
    Rommé mit zwei Blatt und zwei Jokern. Deine ersten Kombinationen müssen zusammen 51 Punkte wert sein. Die zuletzt abgeworfene Karte darfst du immer nehmen, was du auch mit ihr machst.
    Bist du fertig, zählt bei den anderen, was sie noch in der Hand haben. Die wenigsten Punkte gewinnen.
    .alt = Ein Kartentisch mit vier Kombinationen: Herz 7, 8, Joker (9), 10; Damen in Pik, Herz, Kreuz; Karo Ass, 2, 3; und Kreuz 4, 5, 6, 7, wobei die 7 gerade dazugekommen ist.
rules-joker-mania =
    Rommé mit zwei Blatt und einem Joker für jeden. Deine ersten Kombinationen müssen zusammen 51 Punkte wert sein. Nimmst du eine abgeworfene Karte, braucht sie zwei natürliche Karten aus deiner Hand neben sich.
    Bist du fertig, zählt bei den anderen, was sie noch in der Hand haben. Die wenigsten Punkte gewinnen.
    .alt = Ein Kartentisch mit vier Kombinationen: Herz 7, 8, Joker (9), 10; Damen in Pik, Herz, Kreuz; Karo Ass, 2, 3; und Kreuz 4, 5, 6, 7, wobei die 7 gerade dazugekommen ist.
rule-RO-1 = 2 bis 4 spielen mit zwei Blatt zu 52 Karten. Römi 40 und 51 haben zusammen zwei Joker, Römi 50 keinen, Joker-mánia einen für jeden.
rule-RO-2 = Wer nach dem Geber kommt, bekommt 15 Karten, alle anderen 14. Der Rest ist der Talon. Bei Joker-mánia ist unter den Karten von jedem ein Joker, und im Talon ist keiner. Wer zuerst gibt, wird ausgelost; danach wandert das Geben in Spielrichtung weiter. Auch eine Runde, die an niemanden geht, zählt als Runde.
rule-RO-3 = 2 bis 10 zählen, was draufsteht; Bube, Dame und König zählen 10; das Ass zählt immer 11. Ein Joker zählt wie die Karte, für die er steht, und in der Hand 20.
rule-RO-4 = Eine Reihe sind drei oder mehr aufeinanderfolgende Karten einer Farbe, höchstens 13. Das Ass steht unter der 2 oder über dem König, aber nicht beides zugleich und nicht um die Ecke: König, Ass, 2 ist keine Reihe.
rule-RO-5 = Eine Gruppe sind drei oder vier Karten vom gleichen Wert in lauter verschiedenen Farben.
rule-RO-6 = Eine Kombination hat höchstens zwei Joker und mindestens eine natürliche Karte. Wofür ein Joker steht, sagst du beim Auslegen, und dabei bleibt es.
rule-RO-7 = Wer 15 Karten hat, wirft im ersten Zug nur ab, außer sie sind aus der Hand alle los.
rule-RO-8 = In deinem Zug nimmst du eine Karte: vom Talon, oder die zuletzt abgeworfene, wo die Regeln das erlauben. Dann legst du nach Lust und Laune Kombinationen aus, legst an andere an und holst Joker. Zuletzt wirfst du eine Karte ab. Eine Karte, die du vom Ablagestapel genommen hast, kannst du im selben Zug nicht abwerfen, außer du hattest die gleiche Karte schon.
rule-RO-9 = Deine ersten Kombinationen, in einem Zug ausgelegt, müssen zusammen mindestens 40, 50 oder 51 Punkte wert sein (51 bei Joker-mánia). Joker zählen mit; was du an andere Kombinationen anlegst, nicht.
rule-RO-10 = Aus der Hand: Hast du noch nichts ausgelegt, und legst du in einem Zug alles aus und wirfst die letzte Karte ab, dann brauchst du keine Mindestpunkte.
rule-RO-11 = Bist du herausgekommen (dieser Zug zählt schon), oder bist du aus der Hand fertig, darfst du an jede Kombination auf dem Tisch anlegen, auch mehrere Karten zugleich. Reihen wachsen an ihren Enden, Gruppen bis vier. Auch Joker darfst du anlegen.
rule-RO-12 = Einen Joker holst du aus einer Reihe mit der natürlichen Karte, für die er steht; aus einer Gruppe nur mit allen Farben, die noch fehlen. Leg ihn im selben Zug aus: In die Hand oder auf den Ablagestapel kommt er nie. Bevor du herausgekommen bist, geht das nur, wenn du aus der Hand fertig bist. Bei Römi 50 gibt es keine Joker zu holen.
rule-RO-13 = Kombinationen auf dem Tisch teilst, verbindest und ordnest du nie um. Bis du abwirfst, darfst du deinen Plan ändern; die Regeln sehen sich deinen Zug beim Abwerfen als Ganzes an.
rule-RO-14 = Die zuletzt abgeworfene Karte darfst du bei deinem ersten Ziehen einer Runde frei nehmen, bei Römi 51 immer.
rule-RO-15 = Später darfst du sie in den anderen Spielen nur nehmen, um sie im selben Zug auszulegen, und nur, wenn du schon herausgekommen bist, in diesem Zug herauskommst (die Karte zählt mit) oder aus der Hand fertig bist. In einer neuen Kombination braucht sie Karten aus deiner Hand neben sich (bei Joker-mánia mindestens zwei natürliche). An eine andere Kombination darfst du sie nur anlegen, wenn du die gleiche Karte hast, oder zusammen mit noch einer Karte aus deiner Hand. Bist du in diesem Zug fertig, geht alles.
rule-RO-16 = Die Runde endet, wenn jemand alles ausgelegt und die letzte Karte abgeworfen hat. So viel auslegen, dass dir nichts zum Abwerfen bleibt, geht nicht.
rule-RO-17 = Ist der Talon am Anfang eines Zuges leer, wird die ganze Ablage außer der obersten Karte gemischt und zum neuen Talon, einmal in der Runde. Ist er wieder leer, endet die Runde, sie geht an niemanden, und jede Hand zählt.
rule-RO-18 = Was du in der Hand behältst, sind deine Punkte für die Runde; bist du fertig, hast du keine. Für mehr gibt es eine Option: „{ option-hand-doubles }: { option-hand-doubles-yes }“. Eine Partie hat eine, drei, fünf oder sieben Runden, und die wenigsten Punkte gewinnen. Einen Joker darfst du abwerfen.

### A rule forbids it

error-illegal-too-few-cards = { $tiles }: Eine Kombination hat mindestens drei Karten.
error-illegal-too-many-cards = Eine Reihe hat höchstens 13 Karten.
error-illegal-no-natural-card = Eine Kombination braucht mindestens eine natürliche Karte.
error-illegal-too-many-jokers = { $tiles }: Eine Kombination hat höchstens zwei Joker.
error-illegal-suit-twice = { $tiles }: In einer Gruppe sind alle Farben verschieden.
error-illegal-not-in-order = { $tiles }: Nenn die Karten einer Reihe der Reihe nach.
error-illegal-around-the-ace = { $tiles }: Das Ass steht unter der 2 oder über dem König, aber um die Ecke geht keine Reihe.
error-illegal-no-combination = { $tiles }: Das ist weder eine Reihe noch eine Gruppe.
error-illegal-joker-for-nothing = Sag, für welche Karte der Joker steht.
error-illegal-only-jokers-stand = { $tiles }: Nur ein Joker steht für eine andere Karte.
error-illegal-cannot-be-added = { $tiles }: Das passt nicht an Kombination { $number }.
error-illegal-no-such-combination = Kombination { $number } gibt es auf dem Tisch nicht.
error-illegal-no-joker-there = In Kombination { $number } ist kein Joker zu holen.
error-illegal-wins-no-joker = Mit { $tiles } holst du Joker { $number } nicht. Dafür brauchst du { $needed }.
error-illegal-minimum-first = Bring erst mit neuen Kombinationen { $minimum } Punkte zusammen. Bisher hast du { $points }.
error-illegal-below-minimum = Deine ersten Kombinationen sind { $points } Punkte wert. Du brauchst { $minimum }.
error-illegal-joker-not-used = Den Joker, den du holst, musst du im selben Zug auslegen.
error-illegal-first-only-discards = In deinem ersten Zug wirfst du nur ab, außer du bist aus der Hand fertig.
error-illegal-taken-again = Du hast { $tile } vom Ablagestapel genommen, also kannst du die Karte im selben Zug nicht abwerfen.
error-illegal-taken-not-laid = Du hast { $tile } vom Ablagestapel genommen, also leg die Karte im selben Zug aus.
error-illegal-taken-needs-naturals = { $tile } vom Ablagestapel braucht zwei natürliche Karten aus deiner Hand neben sich.
error-illegal-taken-needs-hand = { $tile } vom Ablagestapel braucht Karten aus deiner Hand neben sich.
error-illegal-taken-laid-alone = { $tile } vom Ablagestapel darf da nicht allein hin, außer du hast die gleiche Karte.
error-illegal-nothing-to-discard = Behalt eine Karte zum Abwerfen.
error-illegal-drawn-already = Eine Karte hast du schon genommen. Leg aus, was du willst, und wirf eine ab.
error-illegal-draw-first = Nimm erst eine Karte, vom Talon oder vom Ablagestapel.
error-illegal-must-discard = Ein Zug endet mit dem Abwerfen, also ist nichts passiert.
error-illegal-talon-not-empty = Die Ablage wird erst zum neuen Talon, wenn der alte leer ist.
error-illegal-not-the-talon = Das sind nicht die Karten des neuen Talons.
error-illegal-cannot-be-taken = { $tile } kannst du nicht nehmen: Damit wäre kein Zug erlaubt. Zieh vom Talon.
