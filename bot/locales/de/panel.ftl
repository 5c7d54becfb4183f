# What only one person sees, in their own language: the hand, the menu of the table, questions, short answers.

### The hand: the first line above its picture

# en: 04aca144
panel-lobby = Die Partie hat noch nicht angefangen. Hier siehst du dann deine Hand.
# en: 61b98202
panel-ended =
    { $how ->
        [won] { $score ->
            [none] 🏆 Gewonnen!
           *[told] 🏆 Du gewinnst { $score }!
        }
        [shared] 🏆 Du teilst dir den ersten Platz mit { $names }!
       *[lost] { $count ->
            [one] { $score ->
                [none] { $names } gewinnt. Revanche?
               *[told] { $names } gewinnt { $score }. Revanche?
            }
           *[other] { $names } gewinnen. Revanche?
        }
    }
# en: bf60bfeb
panel-league = -# Liga: { $did }
# en: c61754f0
panel-between = Die Runde ist vorbei.
# en: 5ae113f3
panel-away = ⚠️ Du warst weg, darum spielt der Computer für dich. Mit „{ button-return }“ übernimmst du wieder.
# en: 23a1415a
panel-page = Seite { $page } von { $pages }.
# en: b687a700
panel-task = { $turn } · { $task }

### The hand: a piece was pressed that can go to more than one place

# en: 511cf452
panel-which-end = **{ $tile }** passt an beide Enden. Wohin?
# en: 333b4ab8
panel-which-half = **{ $tile }**: an welches Ende, und mit welcher Hälfte?
# en: be808bb0
panel-which-joker = **{ $tile }**: an welches Ende, und welche Hälfte deckt der Joker zu?
# en: 381fb420
panel-which-street = Wohin mit **{ $tile }**?
# en: 2df1d1d3
panel-what = Was machst du mit **{ $tile }**?
# en: f70d2248
panel-fits-nowhere = { $tile } passt an kein offenes Ende.

### The hand: buttons of pieces and places, and lines of its menus

# en: 94587ec1
panel-choice =
    { $number ->
        [0] { $label }
       *[other] { $number } · { $label }
    }
# en: 90538b45
panel-short = { $number }{ $mark }
# en: 0bb1e7a7
panel-more = { $tile } …
# en: 9fac471e
panel-play =
    { $side ->
        [left] { $tile } 🔵 X
       *[right] { $tile } 🔶 Y
    }
# en: a1317fd1
panel-join =
    { $side ->
        [left] 🔵 X · { $end }
       *[right] 🔶 Y · { $end }
    }
# en: 4d884fc9
panel-end-half =
    { $side ->
        [left] 🔵 X · { $half } an { $end }
       *[right] 🔶 Y · { $half } an { $end }
    }
# en: f4d19897
panel-end-joker =
    { $side ->
        [left] 🔵 X · { $note }
       *[right] 🔶 Y · { $note }
    }
# en: 9d6257e7
panel-covered = { $half } ← { $joker }
# en: 415173ce
panel-list = Mit Joker anlegen…
# en: 255e77e4
panel-menu = Wählen: { $first } – { $last }
# en: 3ca08a65
panel-pick = Wählen, auch mehrere…
# en: 88ef8a8d
panel-targets = Wohin damit…
# en: 2b7611bf
panel-at =
    { $uno ->
        [yes] { $tile } · { $street } · UNO rufen
       *[no] { $tile } · { $street }
    }
# en: f228f35a
panel-street =
    { $double ->
        [yes] { $street } { $end }
       *[no] { $street } { $half }
    }
# en: c75880e7
deed-street =
    { $double ->
        [yes] { $uno ->
            [yes] { $street } · { $end } · UNO rufen
           *[no] { $street } · { $end }
        }
       *[no] { $uno ->
            [yes] { $street } · { $half } an { $end } · UNO rufen
           *[no] { $street } · { $half } an { $end }
        }
    }

### The hand: what is to be done

# en: 95f8a079
panel-joker-or =
    { $rest ->
        [draw] Ohne Joker passt kein Stein. Leg einen mit Joker an, oder zieh.
       *[pass] Ohne Joker passt kein Stein, und der Talon ist leer. Leg einen mit Joker an, oder passe.
    }
# en: 44ae306d
panel-opens = Eröffne mit { $tile }.
# en: a4f31236
panel-open-double = Eröffne mit einem Pasch.
# en: 1f2e0368
panel-still = Du bist noch dran: Leg weiter an, oder drück „{ panel-end }“.
# en: 58db6e1f
panel-play-on = Du bist noch dran: Leg weiter an.
# en: 29d95c97
panel-only =
    { $what ->
        [draw] Kein Stein passt, du ziehst.
        [turn] Du fängst an: Deck einen Stein auf.
        [end] Du kannst deinen Zug beenden.
       *[pass] Kein Stein passt, du setzt aus.
    }
# en: ac33ec2e
panel-jokers =
    { $count ->
        [0] Du hast keine Joker mehr.
        [one] Dein Joker: { $list }
       *[other] Deine Joker: { $list }
    }
# en: caeb1b4b
panel-drawn = Gezogen: **{ $tile }**. Legen oder behalten?
# en: 7b4f517a
panel-calls =
    { $own ->
        [yes] Nur noch ein Stein! Ruf UNO, bevor dich jemand erwischt.
       *[no] Da hat jemand UNO vergessen. Schnell erwischen!
    }
# en: 682b3246
panel-phase-return = Du hast bei allen gezogen. Welchen Stein gibst du zurück?
# en: fe8bcaf2
panel-phase-open = Dein höchster Zahlenpasch eröffnet.
# en: 892307f6
panel-phase-suffer =
    { $challenge ->
        [yes] Joker Zieh 4! Zieh vier, oder zweifle an: War doch eine passende Farbe da, zieht die Gegenseite. Ihre Hand siehst nur du. Läuft deine Zeit ab, ziehst du.
       *[no] Joker Zieh 4! Eine passende Farbe kann nicht da gewesen sein, also ziehst du vier.
    }
# en: b8455999
panel-phase-redo = Die Zweifel waren berechtigt. Leg jetzt eine passende Farbe, die du vorher schon hattest.
# en: ec3ee03a
panel-picked = Gewählt: { $list }

### The hand: buttons of what is done without a piece; `.deed` is the same thing in a report

# en: d3a540b2
panel-pass = Passen
    .deed = Passen
# en: 9709e4b4
panel-draw = Ziehen
    .deed = Ziehen
# en: 2e753e87
panel-end = Zug beenden
    .deed = Zug beenden
# en: 18ccc438
panel-turn = Stein aufdecken
    .deed = Stein aufdecken
# en: 993b7a18
panel-keep = Behalten
    .deed = Behalten
# en: e5d76624
panel-forced =
    { $count ->
        [0] Nichts ziehen
        [1] Einen ziehen
        [2] Zwei ziehen
        [3] Drei ziehen
       *[other] Vier ziehen
    }
    .deed =
    { $count ->
        [0] Nichts ziehen
        [1] Einen ziehen
        [2] Zwei ziehen
        [3] Drei ziehen
       *[other] Vier ziehen
    }
# en: 2fe9f899
panel-challenge = Anzweifeln
    .deed = Anzweifeln
# en: 8320c932
panel-uno = UNO!
    .deed = UNO rufen
# en: 582c9a60
panel-call =
    { $on ->
        [yes] UNO! ✓
       *[no] UNO rufen
    }
# en: 83e44f65
panel-catch = Erwischt!
    .deed = Erwischen, wer UNO vergessen hat
# en: 1a0f9894
panel-give-back = Zurück: { $tile }
    .deed = { $tile } zurückgeben

### What a click led to

# en: 1712d0cf
notice-returned = Schön, dass du wieder da bist! Nichts wurde gespielt: Schau auf den Tisch und wähl neu.
# en: 9ee77181
notice-claimed = Dein Wunsch ist notiert. Wer näher dran ist, kommt dir vielleicht noch zuvor.
# en: e89090c3
notice-voted =
    { $how ->
        [ended] Das war die letzte Stimme, die fehlte. Die Partie ist zu Ende.
        [withdrawn] Stimme zurückgenommen: { $votes } von { $needed } Stimmen für das Ende der Partie.
       *[cast] Abgestimmt: { $votes } von { $needed } Stimmen für das Ende der Partie.
    }
# en: 946fefd7
notice-ready = Du bist bereit. Jetzt fehlen noch die anderen.
# en: 31c140d4
notice-unchanged = Das war schon so.

# en: 571ba509
click-overtaken = Kurz vor deinem Klick hat sich der Tisch geändert, also ist nichts passiert. Klick noch mal, wenn du noch willst.
# en: 5bb6eed0
call-late = Zu spät: Jemand war schneller, oder der nächste Zug war schon da.
# en: 4e70ad16
call-yourself = Dich selbst kannst du nicht erwischen. Ruf UNO, bevor es jemand merkt.
# en: 5b8dfdbb
call-other = { $name } hat nur noch einen Stein, nicht du. Schnell erwischen!

### The menu of the table, and its settings for the host

# en: 5d89a0c3
menu-heading = **Der Tisch**
# en: d1d2f4fd
menu-left = Du bist gegangen, darum spielt der Computer für dich. Mit „{ button-return }“ übernimmst du wieder.
# en: e3777827
menu-resigned = Du hast aufgegeben, darum spielt der Computer für dich. In der nächsten Partie bist du wieder dabei.
# en: f34213f9
menu-leave =
    {"-# **"}{ button-leave }:** { $cost ->
        [place] Der Computer spielt für dich weiter, und in der Liga stehst du hinter allen, die bleiben.
        [free] Der Computer spielt für dich weiter. Diese Partie zählt für dich nicht.
       *[none] Der Computer spielt für dich weiter. Diese Partie ist nicht in der Liga.
    }
# en: 6740e963
menu-resign = {"-# **"}{ button-resign }:** { $cost }
# en: b0611f94
menu-vote =
    {"-# **"}{ button-vote-yes }:** bisher { $votes } von { $needed }.{ $counts ->
        [yes] {" "}Die beendeten Runden zählen.
        [no] {" "}Die Partie zählt dann für niemanden.
       *[none] {" "}Das kostet nichts.
    }
# en: 95986401
menu-clock = -# Bedenkzeit: { $clock }
# en: d4742106
menu-bank = -# Bedenkzeit: Die ersten { $free } Sekunden je Zug sind frei, der Rest geht von deinem Zeitkonto ab ({ $bank } je Partie).
# en: 15540b09
button-table = Einstellungen
# en: ae60f4e0
table-settings = **Einstellungen für diesen Tisch**
# en: 629ac054
mentions-now = sofort
# en: 63ed6d6a
mentions-10s = nach 10 s
# en: 31737a37
mentions-off = nie
# en: 615584ab
forced-yes = an
# en: 09d5f893
forced-no = aus
# en: a67076c0
hints-yes = an
# en: 7d486ca3
hints-no = aus
# en: aad66e65
menu-claim-window = Zeit zum Nehmen außer der Reihe
# en: 83ac3768
claim-window-5s = 5 Sekunden
# en: 68f7915e
claim-window-10s = 10 Sekunden
# en: 9ef27cf6
claim-window-off = bis zum nächsten Ziehen
# en: 18b324bf
takeovers-yes = erlaubt
# en: 8d3b5cfd
takeovers-no = nicht erlaubt
# en: 26dd9258
menu-replace = Einen Platz vom Computer übernehmen
# en: fa0e97f1
menu-hand-over = Einen Platz dem Computer geben
# en: af1bc502
confirm-leave =
    { $league ->
        [yes] Partie verlassen? Der Computer spielt für dich weiter, und das Ergebnis bleibt deins: In der Liga stehst du hinter allen, die bleiben, es sei denn, du kommst zurück, bevor der Computer mehr als ein Drittel deiner Züge gespielt hat. Du kannst zurückkommen, bis jemand deinen Platz übernimmt.
       *[no] Partie verlassen? Der Computer spielt für dich weiter, und das Ergebnis bleibt deins. Du kannst zurückkommen, bis jemand deinen Platz übernimmt.
    }
# en: 9dd83d43
confirm-resign =
    { $ends ->
        [yes] Aufgeben? { $cost } Die Partie ist damit zu Ende.
       *[no] Aufgeben? { $cost } Der Computer spielt für dich weiter, und in diese Partie kommst du nicht zurück.
    }
# en: 8a146274
confirm-resign-unknown = Was das in der Liga kostet, kann ich gerade nicht nachsehen.
# en: 1753fb15
confirm-end =
    Diesen Tisch für alle beenden?{ $counts ->
        [yes] {" "}Die beendeten Runden zählen.
        [no] {" "}Die Partie zählt dann für niemanden.
       *[none] { "" }
    }
