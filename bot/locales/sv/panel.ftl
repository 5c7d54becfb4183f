# What only one person sees, in their own language: the hand, the menu of the table, questions, short answers.

### The hand: the first line above its picture

# en: 04aca144
panel-lobby = Matchen har inte börjat än. Här får du se din hand.
# en: 61b98202
panel-ended =
    { $how ->
        [won] { $score ->
            [none] 🏆 Du vann!
           *[told] 🏆 Du vann { $score }!
        }
        [shared] 🏆 Du delar förstaplatsen med { $names }!
       *[lost] { $score ->
            [none] { $names } vann. Revansch?
           *[told] { $names } vann { $score }. Revansch?
        }
    }
# en: bf60bfeb
panel-league = -# Ligan: { $did }
# en: c61754f0
panel-between = Omgången är slut.
# en: 5ae113f3
panel-away = ⚠️ Du var borta, så datorn spelar åt dig. Tryck på ”{ button-return }” för att ta över.
# en: 23a1415a
panel-page = Sida { $page } av { $pages }.
# en: b687a700
panel-task = { $turn } · { $task }

### The hand: a piece that can go to more than one place

# en: 511cf452
panel-which-end = **{ $tile }** passar i båda ändarna. Var?
# en: 333b4ab8
panel-which-half = **{ $tile }**: vilken ände, och med vilken halva?
# en: be808bb0
panel-which-joker = **{ $tile }**: vilken ände, och vilken halva täcker jokern?
# en: 381fb420
panel-which-street = Var ska **{ $tile }** ligga?
# en: 2df1d1d3
panel-what = Vad vill du göra med **{ $tile }**?
# en: f70d2248
panel-fits-nowhere = { $tile } passar inte i någon öppen ände.

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
        [left] 🔵 X · { $half } mot { $end }
       *[right] 🔶 Y · { $half } mot { $end }
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
panel-list = Lägg en bricka med joker…
# en: 255e77e4
panel-menu = Välj: { $first } – { $last }
# en: 3ca08a65
panel-pick = Välj en eller flera…
# en: 88ef8a8d
panel-targets = Lägg dem…
# en: 2b7611bf
panel-at =
    { $uno ->
        [yes] { $tile } · { $street } · säg UNO
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
            [yes] { $street } · { $end } · säg UNO
           *[no] { $street } · { $end }
        }
       *[no] { $uno ->
            [yes] { $street } · { $half } mot { $end } · säg UNO
           *[no] { $street } · { $half } mot { $end }
        }
    }

### The hand: what is to be done

# en: 95f8a079
panel-joker-or =
    { $rest ->
        [draw] Ingen bricka passar som den är. Lägg en med joker, eller dra.
       *[pass] Ingen bricka passar som den är, och högen är tom. Lägg en med joker, eller passa.
    }
# en: 44ae306d
panel-opens = Börja med { $tile }.
# en: a4f31236
panel-open-double = Börja med en dubbel.
# en: 1f2e0368
panel-still = Fortfarande din tur: lägg mer, eller tryck på ”{ panel-end }”.
# en: 58db6e1f
panel-play-on = Fortfarande din tur: lägg mer.
# en: 29d95c97
panel-only =
    { $what ->
        [draw] Ingen bricka passar, du drar.
        [turn] Du börjar: vänd upp en bricka.
        [end] Du kan avsluta turen.
       *[pass] Ingen bricka passar, du står över.
    }
# en: ac33ec2e
panel-jokers =
    { $count ->
        [0] Du har inga jokrar kvar.
        [one] Din joker: { $list }
       *[other] Dina jokrar: { $list }
    }
# en: caeb1b4b
panel-drawn = Du drog **{ $tile }**. Lägga eller behålla?
# en: 7b4f517a
panel-calls =
    { $own ->
        [yes] En bricka kvar! Säg UNO innan någon ertappar dig.
       *[no] Någon glömde säga UNO. Ertappa!
    }
# en: 682b3246
panel-phase-return = Du drog från alla. Vilken bricka lämnar du tillbaka?
# en: fe8bcaf2
panel-phase-open = Din högsta sifferdubbel börjar.
# en: 892307f6
panel-phase-suffer =
    { $challenge ->
        [yes] En Joker Dra 4! Dra fyra, eller utmana: hade motståndaren en passande färg drar hen i stället. Bara du ser handen. Går tiden ut drar du.
       *[no] En Joker Dra 4! Motståndaren kan inte ha haft någon passande färg, så du drar fyra.
    }
# en: b8455999
panel-phase-redo = Utmanaren hade rätt. Lägg nu en passande färg som du hade redan innan.
# en: ec3ee03a
panel-picked = Valt: { $list }

### The hand: buttons of what is done without a piece; `.deed` is the infinitive, for reports

# en: d3a540b2
panel-pass = Passa
    .deed = Passa
# en: 9709e4b4
panel-draw = Dra
    .deed = Dra
# en: 2e753e87
panel-end = Avsluta turen
    .deed = Avsluta turen
# en: 18ccc438
panel-turn = Vänd upp en bricka
    .deed = Vända upp en bricka
# en: 993b7a18
panel-keep = Behåll
    .deed = Behålla
# en: e5d76624
panel-forced =
    { $count ->
        [0] Dra ingenting
        [1] Dra en
        [2] Dra två
        [3] Dra tre
       *[other] Dra fyra
    }
    .deed =
    { $count ->
        [0] Dra ingenting
        [1] Dra en
        [2] Dra två
        [3] Dra tre
       *[other] Dra fyra
    }
# en: 2fe9f899
panel-challenge = Utmana
    .deed = Utmana
# en: 8320c932
panel-uno = UNO!
    .deed = Säga UNO
# en: 582c9a60
panel-call =
    { $on ->
        [yes] UNO! ✓
       *[no] Säg UNO
    }
# en: 83e44f65
panel-catch = Ertappad!
    .deed = Ertappa den som glömde säga UNO
# en: 1a0f9894
panel-give-back = Ge tillbaka { $tile }
    .deed = Lämna tillbaka { $tile }

### What a click led to

# en: 1712d0cf
notice-returned = Välkommen tillbaka! Inget spelades: titta på bordet och välj igen.
# en: 9ee77181
notice-claimed = Ditt rop är noterat. Någon som sitter närmare i tur kan ändå gå före.
# en: e89090c3
notice-voted =
    { $how ->
        [ended] Det var den sista rösten som behövdes. Matchen är slut.
        [withdrawn] Du tog tillbaka din röst. Röster för att avsluta matchen: { $votes } av { $needed }.
       *[cast] Du röstade. Röster för att avsluta matchen: { $votes } av { $needed }.
    }
# en: 946fefd7
notice-ready = Du är redo. Väntar på de andra.
# en: 31c140d4
notice-unchanged = Det var redan så.

# en: 571ba509
click-overtaken = Bordet ändrades precis innan du tryckte, så inget hände. Tryck igen om du fortfarande vill.
# en: 5bb6eed0
call-late = För sent: någon var snabbare, eller så har nästa spelare redan spelat.
# en: 4e70ad16
call-yourself = Du kan inte ertappa dig själv. Säg UNO innan någon annan ertappar dig.
# en: 5b8dfdbb
call-other = { $name } har en bricka kvar, inte du. Ertappa i stället.

### The menu of the table, and its settings for the host

# en: 5d89a0c3
menu-heading = **Bordet**
# en: d1d2f4fd
menu-left = Du lämnade, så datorn spelar åt dig. Tryck på ”{ button-return }” för att ta över.
# en: e3777827
menu-resigned = Du gav upp, så datorn spelar åt dig. I nästa match kan du vara med igen.
# en: f34213f9
menu-leave =
    {"-# **"}{ button-leave }:** { $cost ->
        [place] datorn spelar vidare åt dig, och i ligan hamnar du efter alla som stannar.
        [free] datorn spelar vidare åt dig. Den här matchen räknas inte för dig.
       *[none] datorn spelar vidare åt dig. Den här matchen räknas inte i ligan.
    }
# en: 6740e963
menu-resign = {"-# **"}{ button-resign }:** { $cost }
# en: b0611f94
menu-vote =
    {"-# **"}{ button-vote-yes }:** hittills { $votes } av { $needed }.{ $counts ->
        [yes] {" "}Omgångarna som är klara räknas.
        [no] {" "}Matchen räknas då inte för någon.
       *[none] {" "}Det kostar inget.
    }
# en: 95986401
menu-clock = -# Betänketid: { $clock }
# en: d4742106
menu-bank = -# Betänketid: de första { $free } sekunderna av en tur är fria, resten tas från din tidsbank ({ $bank } per match).
# en: 15540b09
button-table = Inställningar
# en: ae60f4e0
table-settings = **Inställningar för bordet**
# en: 629ac054
mentions-now = genast
# en: 63ed6d6a
mentions-10s = efter 10 s
# en: 31737a37
mentions-off = aldrig
# en: 615584ab
forced-yes = på
# en: 09d5f893
forced-no = av
# en: a67076c0
hints-yes = på
# en: 7d486ca3
hints-no = av
# en: aad66e65
menu-claim-window = Tid att ropa själv
# en: 83ac3768
claim-window-5s = 5 sekunder
# en: 68f7915e
claim-window-10s = 10 sekunder
# en: 9ef27cf6
claim-window-off = tills nästa spelare drar
# en: 18b324bf
takeovers-yes = tillåtet
# en: 8d3b5cfd
takeovers-no = inte tillåtet
# en: 26dd9258
menu-replace = Ta över en plats från datorn
# en: fa0e97f1
menu-hand-over = Ge datorn en plats
# en: af1bc502
confirm-leave =
    { $league ->
        [yes] Vill du lämna matchen? Datorn spelar vidare åt dig, och resultatet är fortfarande ditt: i ligan hamnar du efter alla som stannar, om du inte kommer tillbaka innan datorn har spelat mer än en tredjedel av dina turer. Du kan komma tillbaka tills någon tar över din plats.
       *[no] Vill du lämna matchen? Datorn spelar vidare åt dig, och resultatet är fortfarande ditt. Du kan komma tillbaka tills någon tar över din plats.
    }
# en: 9dd83d43
confirm-resign =
    { $ends ->
        [yes] Vill du ge upp? { $cost } Matchen är slut då.
       *[no] Vill du ge upp? { $cost } Datorn spelar vidare åt dig, och du kan inte komma tillbaka till matchen.
    }
# en: 8a146274
confirm-resign-unknown = Jag kan inte se efter just nu vad det kostar i ligan.
# en: 1753fb15
confirm-end =
    Vill du avsluta bordet för alla?{ $counts ->
        [yes] {" "}Omgångarna som är klara räknas.
        [no] {" "}Matchen räknas då inte för någon.
       *[none] { "" }
    }
