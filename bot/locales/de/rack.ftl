# Tábla Römi, rummy with tiles on a rack: names, moves, the rack, the table in words.

### Tiles

rack-tile =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [K] Schwarz
       *[B] Blau
    } { $number }
rack-joker = Jokerstein
rack-tile-short =
    { $colour ->
        [R] R
        [Y] G
        [K] S
       *[B] B
    }{ $number }
rack-tile-for = { $tile } ({ $stands })

### What happened

event-rack-dealt = Runde { $round }: { $name } gibt.
event-turned-up =
    { $printed ->
        [yes] Ein Jokerstein liegt offen, also ist der andere in dieser Runde der einzige Joker.
       *[no] Offen liegt { $tile }, also ist der Joker { $joker }.
    }
event-rack-draw = { $name } zieht.
event-rack-drew = Du hast { $tile } gezogen.
event-rack-take = { move-rack-take }
event-rack-discard = { move-rack-discard }
event-draw-turned = { move-draw-turned }
event-claim = { move-claim }
event-end-hand =
    { $kind ->
        [runs] { $name } ist mit Reihen und Gruppen fertig!
        [colours] { $name } ist mit einer Farbe fertig!
        [pairs] { $name } ist mit sieben Paaren fertig!
       *[total8] { $name } ist mit acht Gleichen fertig!
    }
event-rack-round-ended =
    { $end ->
        [hand] { $name } holt sich Runde { $round }.
       *[void] Der Talon ist leer, und Runde { $round } geht an niemanden.
    }
rack-round-won =
    { $kind ->
        [runs] { $names } ist mit Reihen und Gruppen fertig und holt sich **Runde { $number }**.
        [colours] { $names } ist mit einer Farbe fertig und holt sich **Runde { $number }**.
        [pairs] { $names } ist mit sieben Paaren fertig und holt sich **Runde { $number }**.
       *[total8] { $names } ist mit acht Gleichen fertig und holt sich **Runde { $number }**.
    }
event-rack-match-ended = Das war die letzte Runde. Die Partie ist zu Ende.

### Moves in words

move-rack-draw = { $name } zieht { $tile }.
move-rack-take = { $name } nimmt { $tile }.
move-rack-discard = { $name } wirft { $tile } ab.
move-draw-turned = { $name } zieht den offenen Stein: { $tile }.
move-claim = { $name } nimmt { $tile } außer der Reihe.
move-end-hand =
    { $kind ->
        [runs] { $name } ist mit Reihen und Gruppen fertig: { $tiles }. Letzter Abwurf: { $tile }.
        [colours] { $name } ist mit einer Farbe fertig: { $tiles }. Letzter Abwurf: { $tile }.
        [pairs] { $name } ist mit sieben Paaren fertig: { $tiles }. Letzter Abwurf: { $tile }.
       *[total8] { $name } ist mit acht Gleichen fertig: { $tiles }. Letzter Abwurf: { $tile }.
    }

### The hand: what the moment asks for

panel-rack-phase-first = Du fängst an: Wirf einen Stein ab.
panel-rack-phase-draw =
    { $take ->
        [yes] Zieh, oder nimm { $tile }.
       *[no] Zieh einen Stein.
    }
panel-rack-phase-discard = Wirf einen Stein ab.
panel-rack-can-end = Deine Hand ist komplett! Mach Schluss, oder wirf einen Stein ab und spiel weiter.
panel-rack-claimable = Der letzte Abwurf macht deine Hand komplett: Nimm ihn!
panel-rack-arrange = Solange du wartest, kannst du deine Steine ordnen.

### The hand: its buttons

panel-rack-draw = Ziehen
    .deed = Ziehen
panel-rack-take = Nehmen: { $tile }
    .deed = { $tile } nehmen
panel-rack-claim = Nehmen: { $tile }
    .deed = { $tile } außer der Reihe nehmen
panel-rack-draw-turned = Offen ziehen: { $tile }
    .deed = Den offenen Stein ziehen: { $tile }
panel-rack-end =
    { $kind ->
        [runs] Fertig, ab: { $tile } · Reihen und Gruppen
        [colours] Fertig, ab: { $tile } · eine Farbe
        [pairs] Fertig, ab: { $tile } · sieben Paare
       *[total8] Fertig, ab: { $tile } · acht Gleiche
    }
    .deed =
    { $kind ->
        [runs] Ausmachen, { $tile } abwerfen · Reihen und Gruppen
        [colours] Ausmachen, { $tile } abwerfen · eine Farbe
        [pairs] Ausmachen, { $tile } abwerfen · sieben Paare
       *[total8] Ausmachen, { $tile } abwerfen · acht Gleiche
    }
panel-rack-discard = Abwerfen: { $tile }
    .deed = { $tile } abwerfen
panel-rack-pick = Einen verschieben oder zwei tauschen…
panel-rack-left = ◀
panel-rack-right = ▶
panel-rack-swap = Tauschen
button-sort-own = Meine Ordnung

### The hand: lines below the first one

panel-rack-printed = Jokerstein = { $stands }
panel-rack-way =
    { $kind ->
        [runs] Reihen und Gruppen { $have }/{ $most }
        [colours] eine Farbe { $have }/{ $most }
        [pairs] Paare { $have }/{ $most }
       *[total8] acht Gleiche { $have }/{ $most }
    }
panel-rack-take-line = • Vorschlag: { $tile } nehmen.
panel-rack-draw-line = • Vorschlag: einen Stein ziehen.
panel-rack-claim-line = • Du nimmst { $tile }. Wie machst du aus?
panel-rack-draw-turned-line = • Du ziehst offen { $tile }. Wie machst du aus?

### The table in words

alt-rack-turned =
    { $there ->
        [yes] Offen liegt { $tile }. Joker: { $jokers }.
       *[no] Der offene Stein ist weg. Joker: { $jokers }.
    }
alt-rack-won =
    { $kind ->
        [runs] Die Siegerhand, Reihen und Gruppen: { $list }.
        [colours] Die Siegerhand, eine Farbe: { $list }.
        [pairs] Die Siegerhand, sieben Paare: { $list }.
       *[total8] Die Siegerhand, acht Gleiche: { $list }.
    }
alt-rack-talon =
    { $talon ->
        [0] Der Talon ist leer.
        [one] 1 Stein im Talon.
       *[other] { $talon } Steine im Talon.
    }
alt-rack-discards = Letzte Abwürfe von { $name }, neueste zuerst: { $list }.

### The game and its options

about-tabla = Sammle als Erstes 14 Steine in Reihen und Gruppen, oder sieben Paare.
game-tabla = Tábla Römi
option-direction = Spielrichtung
option-direction-left = nach links
option-direction-right = nach rechts
option-printed-jokers = Jokersteine
option-printed-jokers-stand-in = normale Steine
option-printed-jokers-wild = auch Joker
option-claims = Außer der Reihe nehmen
option-claims-yes = ja
option-claims-no = nein
option-deals = Runden
option-deals-3 = drei
option-deals-1 = eine
option-deals-5 = fünf
option-deals-7 = sieben

### The rules

rules-tabla =
    Steine von 1 bis 13 in vier Farben, jeder zweimal. Einer liegt offen, und die nächste Zahl seiner Farbe ist der Joker. In deinem Zug ziehst du vom Talon oder nimmst den letzten Abwurf, dann wirfst du ab. Ausgelegt wird erst am Schluss: Du holst dir die Runde, sobald 14 deiner 15 Steine eine gültige Hand sind und der letzte dein Abwurf ist.
    Gültige Hände: Reihen und Gruppen; 14 Steine einer Farbe; sieben Paare; oder acht Steine einer Zahl und die anderen sechs in Reihen und Gruppen. Macht der letzte Abwurf deine Hand komplett, darfst du ihn auch außer der Reihe nehmen.
    .alt = Offen liegt Blau 5, also ist Blau 6 der Joker. Eine Hand aus Reihen und Gruppen: Rot 1, Rot 2, Rot 3, Rot 4; Blau 7, Schwarz 7, Gelb 7; Schwarz 11, Schwarz 12, Schwarz 13, Schwarz 1; Gelb 3, Blau 6 (Rot 3), Blau 3.
rule-TR-1 = 2 bis 4 spielen. Zahlen von 1 bis 13 in Rot, Gelb, Schwarz und Blau, jeder Stein zweimal, und zwei Jokersteine: 106 Steine.
rule-TR-2 = Wer nach dem Geber kommt, bekommt 15 Steine, alle anderen 14. Ein Stein liegt für alle sichtbar offen; er gehört nicht zum Talon. Wer zuerst gibt, wird ausgelost; danach wandert das Geben in Spielrichtung weiter.
rule-TR-3 = Joker sind beide Steine mit der Farbe des offenen Steins und der nächsten Zahl (nach 13 kommt 1). Ein Jokerstein ist ein gewöhnlicher Stein mit Farbe und Zahl dieses Jokers. Mit „{ option-printed-jokers }: { option-printed-jokers-wild }“ ist er auch einer. Liegt ein Jokerstein offen, ist der andere in der Runde der einzige Joker. Ein Joker darf auch für sich selbst stehen.
rule-TR-4 = Fertig bist du nur aus der Hand: 14 deiner Steine sind eine gültige Hand, und der 15. ist dein Abwurf, auch ein Joker, wenn du willst.
rule-TR-5 = Gültige Hände. Reihen und Gruppen: drei oder mehr aufeinanderfolgende Zahlen einer Farbe, die 1 unter der 2 oder über der 13, aber nicht beides; oder drei oder vier Steine einer Zahl in verschiedenen Farben; jede mit mindestens einem natürlichen Stein. Eine Farbe: 14 Steine davon. Sieben Paare gleicher Steine; zwei Joker sind ein Paar. Acht Gleiche: acht Steine einer Zahl in beliebigen Farben, mindestens einer davon natürlich, und die anderen sechs in Reihen und Gruppen.
rule-TR-6 = Wer 15 Steine hat, fängt mit einem Abwurf an oder macht gleich aus. In deinem Zug ziehst du vom Talon oder nimmst den letzten Abwurf, dann wirfst du ab oder machst aus. Einen Stein, den du gerade genommen hast, kannst du nicht abwerfen, außer du hattest den gleichen schon.
rule-TR-7 = Macht der letzte Abwurf deine Hand komplett, darfst du ihn nehmen und ausmachen, auch außer der Reihe, bis der Nächste zieht. Deinen eigenen Abwurf kannst du nicht nehmen. Wollen ihn mehrere, bekommt ihn, wer eher an der Reihe ist. „{ button-claims-on }“ im Menü nimmt sofort für dich.
rule-TR-8 = Statt vom Talon darfst du den offenen Stein nur ziehen, um damit auszumachen: als fehlenden Stein deines siebten Paars oder als achten Stein einer Zahl. Liegt ein Jokerstein offen, kannst du ihn nicht ziehen.
rule-TR-9 = Ist der Talon am Anfang eines Zuges leer und nimmt niemand den letzten Abwurf, geht die Runde an niemanden. Eine Runde ist einen Punkt wert; die meisten Punkte gewinnen die Partie.

### A rule forbids it

error-illegal-just-taken = { $tile } hast du gerade genommen, also kannst du den Stein im selben Zug nicht abwerfen.
error-illegal-talon-empty = Der Talon ist leer. Du kannst nur noch den letzten Abwurf nehmen.
error-illegal-not-these-tiles = Diese Steine hast du nicht. Nimm den Knopf zum Ausmachen.
error-illegal-no-such-hand =
    { $kind ->
        [runs] Das sind keine Reihen und Gruppen.
        [colours] Das ist keine Hand in einer Farbe.
        [pairs] Das sind keine sieben Paare.
       *[total8] Das ist keine Hand mit acht Gleichen.
    }
error-illegal-has-drawn = Du hast schon 15 Steine. Wirf einen ab, oder mach aus.
error-illegal-turned-must-serve = Der offene Stein muss in deinem siebten Paar stecken oder unter den acht Gleichen sein.
error-illegal-no-claims = An diesem Tisch nimmt niemand außer der Reihe.
error-illegal-joker-stands-for = Für { $tile } kann ein Joker hier nicht stehen.
error-illegal-nothing-to-claim = Es gibt nichts zu nehmen. Vielleicht hat der Nächste schon gezogen.
error-illegal-not-the-last = Das ist nicht mehr der letzte Abwurf. Schau auf den Tisch: Vielleicht hat ihn jemand genommen.
error-illegal-own-discard = { $tile } hast du selbst abgeworfen, also kannst du den Stein nicht nehmen.
error-illegal-not-a-joker = { $tile } ist in dieser Runde kein Joker.
error-illegal-cannot-end-with = { $tile } macht deine Hand nicht komplett, also kannst du den Stein nicht nehmen.
error-illegal-not-the-turned = Offen liegt { $tile }.
error-illegal-turned-ends-only = Den offenen Stein kannst du nur zum Ausmachen ziehen, und { $tile } macht deine Hand nicht komplett.
error-illegal-must-draw-first = Zieh erst einen Stein, oder nimm den letzten Abwurf.
error-illegal-must-end = Hast du außer der Reihe genommen oder offen gezogen, musst du damit ausmachen.
