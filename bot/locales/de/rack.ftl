# Tábla Römi, rummy with tiles on a rack: names, moves, the rack, the table in words.

### Tiles

# en: e849d0f6
rack-tile =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [K] Schwarz
       *[B] Blau
    } { $number }
# en: e6a5b12b
rack-joker = Jokerstein
# en: 9c278056
rack-a-tile =
    { $printed ->
        [yes] einen Jokerstein
       *[no] { $tile }
    }
# en: a3e0b82e
rack-tile-short =
    { $colour ->
        [R] R
        [Y] G
        [K] S
       *[B] B
    }{ $number }
# en: 24f60408
rack-tile-for = { $tile } ({ $stands })

### What happened

# en: 4fc1756b
event-rack-dealt = Runde { $round }: { $name } gibt.
# en: af16ccbc
event-turned-up =
    { $printed ->
        [yes] Ein Jokerstein liegt offen, also ist der andere in dieser Runde der einzige Joker.
       *[no] Offen liegt { $tile }, also ist der Joker { $joker }.
    }
# en: cc0a0a8a
event-rack-draw = { $name } { verb-draw }.
# en: 8b4b9363
event-rack-drew = Du hast { rack-a-tile } gezogen.
# en: 13df45bd
event-end-hand =
    { $kind ->
        [runs] { $name } { verb-go } mit Reihen und Gruppen fertig!
        [colours] { $name } { verb-go } mit einer Farbe fertig!
        [pairs] { $name } { verb-go } mit sieben Paaren fertig!
       *[total8] { $name } { verb-go } mit acht Gleichen fertig!
    }
# en: e58bd4bf
event-rack-round-ended =
    { $end ->
        [hand] { $who ->
            [you] Du holst dir Runde { $round }.
           *[seat] { $name } holt sich Runde { $round }.
        }
       *[void] Der Talon ist leer, und Runde { $round } geht an niemanden.
    }
# en: 1f675b64
rack-round-won =
    { $kind ->
        [runs] { $names } holt sich **Runde { $number }** mit Reihen und Gruppen.
        [colours] { $names } holt sich **Runde { $number }** mit einer Farbe.
        [pairs] { $names } holt sich **Runde { $number }** mit sieben Paaren.
       *[total8] { $names } holt sich **Runde { $number }** mit acht Gleichen.
    }
# en: c68f124e
event-rack-match-ended = Das war die letzte Runde. Die Partie ist zu Ende.

### Moves in words

# en: 2eb1f686
move-rack-draw = { $name } { verb-draw } { rack-a-tile }.
# en: bc0a6b50
move-rack-take = { $name } { verb-take } { rack-a-tile }.
# en: 3daca61f
move-rack-discard = { $name } { verb-discard } { rack-a-tile } ab.
# en: dca085c1
move-draw-turned = { $name } { verb-draw } den offenen Stein: { $tile }.
# en: 71bba34f
move-claim = { $name } { verb-claim } { rack-a-tile } außer der Reihe.
# en: de4f72e7
move-end-hand =
    { $kind ->
        [runs] { $name } ist mit Reihen und Gruppen fertig: { $tiles }. Letzter Abwurf: { $tile }.
        [colours] { $name } ist mit einer Farbe fertig: { $tiles }. Letzter Abwurf: { $tile }.
        [pairs] { $name } ist mit sieben Paaren fertig: { $tiles }. Letzter Abwurf: { $tile }.
       *[total8] { $name } ist mit acht Gleichen fertig: { $tiles }. Letzter Abwurf: { $tile }.
    }

### The hand: what the moment asks for

# en: 8ed76410
panel-rack-phase-first = Du fängst an: Wirf einen Stein ab.
# en: 41f9497c
panel-rack-phase-draw =
    { $take ->
        [yes] Zieh, oder nimm { $tile }.
       *[no] Zieh einen Stein.
    }
# en: 2779c23c
panel-rack-phase-discard = Wirf einen Stein ab.
# en: e9316626
panel-rack-can-end = Deine Hand ist komplett! Mach aus, oder wirf einen Stein ab und spiel weiter.
# en: 9843bef9
panel-rack-claimable = Der letzte Abwurf macht deine Hand komplett: Nimm ihn!
# en: ea71d02f
panel-rack-arrange = Solange du wartest, kannst du deine Steine ordnen.

### The hand: its buttons

# en: 1ebc1593
panel-rack-draw = Ziehen
    .deed = Ziehen
# en: 4d656666
panel-rack-take = Nehmen: { $tile }
    .deed = { $tile } nehmen
# en: 6d50a3bb
panel-rack-claim = Nehmen: { $tile }
    .deed = { $tile } außer der Reihe nehmen
# en: 321ec78c
panel-rack-draw-turned = Offenen ziehen: { $tile }
    .deed = Den offenen Stein ziehen: { $tile }
# en: 80c7e833
panel-rack-end =
    { $kind ->
        [runs] Ausmachen, { $tile } ab · Reihen und Gruppen
        [colours] Ausmachen, { $tile } ab · eine Farbe
        [pairs] Ausmachen, { $tile } ab · sieben Paare
       *[total8] Ausmachen, { $tile } ab · acht Gleiche
    }
    .deed =
    { $kind ->
        [runs] Ausmachen, { $tile } abwerfen · Reihen und Gruppen
        [colours] Ausmachen, { $tile } abwerfen · eine Farbe
        [pairs] Ausmachen, { $tile } abwerfen · sieben Paare
       *[total8] Ausmachen, { $tile } abwerfen · acht Gleiche
    }
# en: c039405f
panel-rack-discard = Abwerfen: { $tile }
    .deed = { $tile } abwerfen
# en: 18748181
panel-rack-pick = Einen verschieben oder zwei tauschen…
# en: 38eb6054
panel-rack-left = ◀
# en: 503935f1
panel-rack-right = ▶
# en: 6c25b66c
panel-rack-swap = Tauschen
# en: 8f546da5
button-sort-own = Meine Ordnung

### The hand: lines below the first one

# en: 3c0e2790
panel-rack-printed = Jokerstein = { $stands }
# en: 0ec36e9b
panel-rack-near = Am nächsten: { $ways }
# en: 22e1bdbf
panel-rack-way =
    { $kind ->
        [runs] Reihen und Gruppen { $have }/{ $most }
        [colours] eine Farbe { $have }/{ $most }
        [pairs] Paare { $have }/{ $most }
       *[total8] acht Gleiche { $have }/{ $most }
    }
# en: 358a6a31
panel-rack-claim-line = • Du nimmst { $tile }. Wie machst du aus?
# en: c570f8ef
panel-rack-draw-turned-line = • Du ziehst den offenen Stein: { $tile }. Wie machst du aus?

### The table in words

# en: e542c449
alt-rack-turned =
    { $there ->
        [yes] Offen liegt { $tile }. Joker: { $jokers }.
       *[no] Der offene Stein ist weg. Joker: { $jokers }.
    }
# en: db09511c
alt-rack-won =
    { $kind ->
        [runs] Die Siegerhand, Reihen und Gruppen: { $list }.
        [colours] Die Siegerhand, eine Farbe: { $list }.
        [pairs] Die Siegerhand, sieben Paare: { $list }.
       *[total8] Die Siegerhand, acht Gleiche: { $list }.
    }
# en: 74fe3b06
alt-rack-talon =
    { $talon ->
        [0] Der Talon ist leer.
        [one] 1 Stein im Talon.
       *[other] { $talon } Steine im Talon.
    }
# en: 328aa4b2
alt-rack-discards = Letzte Abwürfe von { $name }, neueste zuerst: { $list }.

### The game and its options

# en: 6ece3c04
about-tabla = Hab als Erstes 14 Steine in Reihen und Gruppen beisammen, oder sieben Paare.
# en: 3f240928
game-tabla = Tábla Römi
# en: ea8c7985
option-direction = Spielrichtung
# en: 67997b3f
option-direction-left = nach links
# en: 50abcc1a
option-direction-right = nach rechts
# en: 0d9a614c
option-printed-jokers = Jokersteine
# en: 73be5597
option-printed-jokers-stand-in = normale Steine
# en: 2c35f5f7
option-printed-jokers-wild = auch Joker
# en: f65613c7
option-claims = Außer der Reihe nehmen
# en: 134a0468
option-claims-yes = ja
# en: 56435f6b
option-claims-no = nein
# en: ad449eb0
option-deals = Runden
# en: 5be60109
option-deals-3 = drei
# en: 360f340e
option-deals-1 = eine
# en: a8d20ce5
option-deals-5 = fünf
# en: 9b301c2d
option-deals-7 = sieben

### The rules

# en: 365140b6
rules-tabla =
    Steine von 1 bis 13 in vier Farben, jeder zweimal. Einer liegt offen, und die nächste Zahl seiner Farbe ist der Joker. In deinem Zug ziehst du vom Talon oder nimmst den letzten Abwurf, dann wirfst du ab. Ausgelegt wird erst am Schluss: Du holst dir die Runde, sobald 14 deiner 15 Steine eine gültige Hand sind und der letzte dein Abwurf ist.
    Gültige Hände: Reihen und Gruppen; 14 Steine einer Farbe; sieben Paare; oder acht Steine einer Zahl und die anderen sechs in Reihen und Gruppen. Macht der letzte Abwurf deine Hand komplett, darfst du ihn auch außer der Reihe nehmen.
    .alt = Offen liegt Blau 5, also ist Blau 6 der Joker. Eine Hand aus Reihen und Gruppen: Rot 1, Rot 2, Rot 3, Rot 4; Blau 7, Schwarz 7, Gelb 7; Schwarz 11, Schwarz 12, Schwarz 13, Schwarz 1; Gelb 3, Blau 6 (Rot 3), Blau 3.
# en: c6adde30
rule-TR-1 = 2 bis 4 spielen. Zahlen von 1 bis 13 in Rot, Gelb, Schwarz und Blau, jeder Stein zweimal, und zwei Jokersteine: 106 Steine.
# en: 7d7501cc
rule-TR-2 = Wer nach dem Geber kommt, bekommt 15 Steine, alle anderen 14. Ein Stein liegt für alle sichtbar offen; er gehört nicht zum Talon. Wer zuerst gibt, wird ausgelost; danach wandert das Geben in Spielrichtung weiter.
# en: df190c9e
rule-TR-3 = Joker sind beide Steine mit der Farbe des offenen Steins und der nächsten Zahl (nach 13 kommt 1). Ein Jokerstein ist ein gewöhnlicher Stein mit Farbe und Zahl dieses Jokers. Mit „{ option-printed-jokers }: { option-printed-jokers-wild }“ ist er auch einer. Liegt ein Jokerstein offen, ist der andere in der Runde der einzige Joker. Ein Joker darf auch für sich selbst stehen.
# en: 001200ff
rule-TR-4 = Fertig bist du nur aus der Hand: 14 deiner Steine sind eine gültige Hand, und der 15. ist dein Abwurf, auch ein Joker, wenn du willst.
# en: cf4309f8
rule-TR-5 = Gültige Hände. Reihen und Gruppen: drei oder mehr aufeinanderfolgende Zahlen einer Farbe, die 1 unter der 2 oder über der 13, aber nicht beides; oder drei oder vier Steine einer Zahl in verschiedenen Farben; jede mit mindestens einem natürlichen Stein. Eine Farbe: 14 Steine davon. Sieben Paare gleicher Steine; zwei Joker sind ein Paar. Acht Gleiche: acht Steine einer Zahl in beliebigen Farben, mindestens einer davon natürlich, und die anderen sechs in Reihen und Gruppen.
# en: 65174ac9
rule-TR-6 = Wer 15 Steine hat, fängt mit einem Abwurf an oder macht gleich aus. In deinem Zug ziehst du vom Talon oder nimmst den letzten Abwurf, dann wirfst du ab oder machst aus. Einen Stein, den du gerade genommen hast, kannst du nicht abwerfen, außer du hattest den gleichen schon.
# en: 95fb00ec
rule-TR-7 = Macht der letzte Abwurf deine Hand komplett, darfst du ihn nehmen und ausmachen, auch außer der Reihe, bis der Nächste zieht. Deinen eigenen Abwurf kannst du nicht nehmen. Wollen ihn mehrere, bekommt ihn, wer eher an der Reihe ist. „{ button-claims-on }“ im Menü nimmt sofort für dich.
# en: 84805f6b
rule-TR-8 = Statt vom Talon darfst du den offenen Stein nur ziehen, um damit auszumachen: als fehlenden Stein deines siebten Paars oder als achten Stein einer Zahl. Liegt ein Jokerstein offen, kannst du ihn nicht ziehen.
# en: 90bbd10e
rule-TR-9 = Ist der Talon am Anfang eines Zuges leer und nimmt niemand den letzten Abwurf, geht die Runde an niemanden. Eine Runde ist einen Punkt wert; die meisten Punkte gewinnen die Partie.

### A rule forbids it

# en: 4b69f114
error-illegal-just-taken = { $tile } hast du gerade genommen, also kannst du den Stein im selben Zug nicht abwerfen.
# en: 2db86109
error-illegal-talon-empty = Der Talon ist leer. Du kannst nur noch den letzten Abwurf nehmen.
# en: ab651e83
error-illegal-not-these-tiles = Diese Steine hast du nicht. Nimm den Knopf zum Ausmachen.
# en: ed5c768b
error-illegal-no-such-hand =
    { $kind ->
        [runs] Das sind keine Reihen und Gruppen.
        [colours] Das ist keine Hand in einer Farbe.
        [pairs] Das sind keine sieben Paare.
       *[total8] Das ist keine Hand mit acht Gleichen.
    }
# en: 7f77d2ff
error-illegal-has-drawn = Du hast schon 15 Steine. Wirf einen ab, oder mach aus.
# en: 3ef085ee
error-illegal-turned-must-serve = Der offene Stein muss in deinem siebten Paar stecken oder unter den acht Gleichen sein.
# en: d61ad7f0
error-illegal-no-claims = An diesem Tisch nimmt niemand außer der Reihe.
# en: d986400a
error-illegal-joker-stands-for = Für { $tile } kann ein Joker hier nicht stehen.
# en: 06704c79
error-illegal-nothing-to-claim = Es gibt nichts zu nehmen. Vielleicht hat der Nächste schon gezogen.
# en: 54719b01
error-illegal-not-the-last = Das ist nicht mehr der letzte Abwurf. Schau auf den Tisch: Vielleicht hat ihn jemand genommen.
# en: 332ac9ea
error-illegal-own-discard = { $tile } hast du selbst abgeworfen, also kannst du den Stein nicht nehmen.
# en: d84ed86d
error-illegal-not-a-joker = { $tile } ist in dieser Runde kein Joker.
# en: f572bbb1
error-illegal-cannot-end-with = { $tile } macht deine Hand nicht komplett, also kannst du den Stein nicht nehmen.
# en: 374a3f72
error-illegal-not-the-turned = Offen liegt { $tile }.
# en: 1f9581e7
error-illegal-turned-ends-only = Den offenen Stein kannst du nur zum Ausmachen ziehen, und { $tile } macht deine Hand nicht komplett.
# en: c6860a34
error-illegal-must-draw-first = Zieh erst einen Stein, oder nimm den letzten Abwurf.
# en: 85df50d4
error-illegal-must-end = Hast du außer der Reihe genommen oder den offenen Stein gezogen, musst du damit ausmachen.
