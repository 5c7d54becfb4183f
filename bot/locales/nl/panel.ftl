# What only one person sees, in their own language: the hand, the menu of the table, questions, short answers.

### The hand: the first line above its picture

# en: 04aca144
panel-lobby = De partij is nog niet begonnen. Straks zie je hier je hand.
# en: 61b98202
panel-ended =
    { $how ->
        [won] { $score ->
            [none] 🏆 Je hebt gewonnen!
           *[told] 🏆 Je hebt gewonnen { $score }!
        }
        [shared] 🏆 Je deelt de eerste plaats met { $names }!
       *[lost] { $count ->
            [one] { $score ->
                [none] { $names } heeft gewonnen. Revanche?
               *[told] { $names } heeft gewonnen { $score }. Revanche?
            }
           *[other] { $names } hebben gewonnen. Revanche?
        }
    }
# en: bf60bfeb
panel-league = -# Competitie: { $did }
# en: c61754f0
panel-between = De ronde is voorbij.
# en: 5ae113f3
panel-away = ⚠️ Je was weg, dus de computer speelt voor je. Druk op “{ button-return }” om zelf verder te spelen.
# en: 23a1415a
panel-page = Bladzijde { $page } van { $pages }.
# en: b687a700
panel-task = { $turn } · { $task }

### The hand: a piece that can go to more than one place

# en: 511cf452
panel-which-end = **{ $tile }** past aan beide kanten. Waar?
# en: 333b4ab8
panel-which-half = **{ $tile }**: aan welke kant, met welke helft?
# en: be808bb0
panel-which-joker = **{ $tile }**: aan welke kant, en welke helft dekt de joker af?
# en: 381fb420
panel-which-street = Waar komt **{ $tile }**?
# en: 2df1d1d3
panel-what = Wat doe je met **{ $tile }**?
# en: f70d2248
panel-fits-nowhere = { $tile } past bij geen open uiteinde.

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
        [left] 🔵 X · { $half } aan { $end }
       *[right] 🔶 Y · { $half } aan { $end }
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
panel-list = Steen leggen met een joker…
# en: 255e77e4
panel-menu = Kies: { $first } – { $last }
# en: 3ca08a65
panel-pick = Kies er een of meer…
# en: 88ef8a8d
panel-targets = Waarheen…
# en: 2b7611bf
panel-at =
    { $uno ->
        [yes] { $tile } · { $street } · UNO roepen
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
            [yes] { $street } · { $end } · UNO roepen
           *[no] { $street } · { $end }
        }
       *[no] { $uno ->
            [yes] { $street } · { $half } aan { $end } · UNO roepen
           *[no] { $street } · { $half } aan { $end }
        }
    }

### The hand: what is to be done

# en: 95f8a079
panel-joker-or =
    { $rest ->
        [draw] Zonder joker past er geen steen. Leg er een met een joker, of trek.
       *[pass] Zonder joker past er geen steen, en de stapel is leeg. Leg er een met een joker, of pas.
    }
# en: 44ae306d
panel-opens = Open met { $tile }.
# en: a4f31236
panel-open-double = Open met een dubbel.
# en: 1f2e0368
panel-still = Nog steeds jouw beurt: speel door, of druk op “{ panel-end }”.
# en: 58db6e1f
panel-play-on = Nog steeds jouw beurt: speel door.
# en: 29d95c97
panel-only =
    { $what ->
        [draw] Niets past, dus je trekt.
        [turn] Jij begint: draai een steen om.
        [end] Je kunt je beurt beëindigen.
       *[pass] Je kunt niets leggen, dus je past.
    }
# en: ac33ec2e
panel-jokers =
    { $count ->
        [0] Je jokers zijn op.
        [one] Je joker: { $list }
       *[other] Je jokers: { $list }
    }
# en: caeb1b4b
panel-drawn = Je hebt **{ $tile }** getrokken. Leggen of houden?
# en: 7b4f517a
panel-calls =
    { $own ->
        [yes] Nog één steen! Roep UNO voordat iemand je betrapt.
       *[no] Iemand vergat UNO te roepen. Grijp je kans!
    }
# en: 682b3246
panel-phase-return = Je hebt bij iedereen een steen getrokken. Welke leg je terug?
# en: fe8bcaf2
panel-phase-open = Je hoogste getallendubbel opent.
# en: 892307f6
panel-phase-suffer =
    { $challenge ->
        [yes] Joker + Trek 4! Trek vier stenen, of daag uit: had de ander een passende kleur, dan trekt die er vier. Alleen jij ziet die hand. Is je tijd om, dan trek jij.
       *[no] Joker + Trek 4! Een passende kleur kan er niet geweest zijn, dus jij trekt vier stenen.
    }
# en: b8455999
panel-phase-redo = De uitdaging klopte. Leg nu een passende kleur die je al had.
# en: ec3ee03a
panel-picked = Gekozen: { $list }

### The hand: buttons of what is done without a piece; `.deed` is the same in a report

# en: d3a540b2
panel-pass = Passen
    .deed = Passen
# en: 9709e4b4
panel-draw = Trekken
    .deed = Trekken
# en: 2e753e87
panel-end = Beurt beëindigen
    .deed = Beurt beëindigen
# en: 18ccc438
panel-turn = Steen omdraaien
    .deed = Steen omdraaien
# en: 993b7a18
panel-keep = Houden
    .deed = Houden
# en: e5d76624
panel-forced =
    { $count ->
        [0] Niets trekken
        [1] Eén steen trekken
        [2] Twee stenen trekken
        [3] Drie stenen trekken
       *[other] Vier stenen trekken
    }
    .deed =
    { $count ->
        [0] Niets trekken
        [1] Eén steen trekken
        [2] Twee stenen trekken
        [3] Drie stenen trekken
       *[other] Vier stenen trekken
    }
# en: 2fe9f899
panel-challenge = Uitdagen
    .deed = Uitdagen
# en: 8320c932
panel-uno = UNO!
    .deed = UNO roepen
# en: 582c9a60
panel-call =
    { $on ->
        [yes] UNO! ✓
       *[no] UNO roepen
    }
# en: 83e44f65
panel-catch = Betrapt!
    .deed = Betrappen wie UNO vergat te roepen
# en: 1a0f9894
panel-give-back = Terug: { $tile }
    .deed = { $tile } terugleggen

### What a click led to

# en: 1712d0cf
notice-returned = Welkom terug! Er is niets gelegd: kijk op de tafel en kies opnieuw.
# en: 9ee77181
notice-claimed = Je hebt opgeëist. Zit iemand dichter bij de beurt, dan kan die nog voorgaan.
# en: e89090c3
notice-voted =
    { $how ->
        [ended] Dat was de laatste stem die nodig was. De partij is voorbij.
        [withdrawn] Je hebt je stem ingetrokken. Stemmen om de partij te beëindigen: { $votes } van { $needed }.
       *[cast] Je hebt gestemd. Stemmen om de partij te beëindigen: { $votes } van { $needed }.
    }
# en: 946fefd7
notice-ready = Je bent klaar. Nu de anderen nog.
# en: 31c140d4
notice-unchanged = Dat was al zo.

# en: 571ba509
click-overtaken = De tafel veranderde net voordat je drukte, dus er is niets gebeurd. Druk nog eens als je wilt.
# en: 5bb6eed0
call-late = Te laat: iemand was sneller, of de volgende heeft al gelegd.
# en: 4e70ad16
call-yourself = Jezelf betrappen gaat niet. Roep UNO voordat een ander je betrapt.
# en: 5b8dfdbb
call-other = { $name } heeft nog één steen, jij niet. Daar valt iets te betrappen.

### The menu of the table

# en: 5d89a0c3
menu-heading = **De tafel**
# en: d1d2f4fd
menu-left = Je bent weggegaan, dus de computer speelt voor je. Druk op “{ button-return }” om zelf verder te spelen.
# en: e3777827
menu-resigned = Je hebt opgegeven, dus de computer speelt voor je. In de volgende partij kun je weer meedoen.
# en: f34213f9
menu-leave =
    {"-# **"}{ button-leave }:** { $cost ->
        [place] de computer speelt voor je door, en in de competitie kom je achter iedereen die blijft.
        [free] de computer speelt voor je door. Deze partij telt voor jou niet mee.
       *[none] de computer speelt voor je door. Deze partij telt niet mee voor de competitie.
    }
# en: 6740e963
menu-resign = {"-# **"}{ button-resign }:** { $cost }
# en: b0611f94
menu-vote =
    {"-# **"}{ button-vote-yes }:** tot nu toe { $votes } van { $needed }.{ $counts ->
        [yes] {" "}De gespeelde rondes tellen mee.
        [no] {" "}De partij telt dan voor niemand mee.
       *[none] {" "}Het kost niets.
    }
# en: 95986401
menu-clock = -# Bedenktijd: { $clock }
# en: d4742106
menu-bank = -# Bedenktijd: de eerste { $free } seconden van een beurt zijn gratis, de rest gaat van je tijdbank af ({ $bank } per partij).
# en: 15540b09
button-table = Instellingen
# en: ae60f4e0
table-settings = **Instellingen van deze tafel**
# en: 629ac054
mentions-now = meteen
# en: 63ed6d6a
mentions-10s = na 10 s
# en: 31737a37
mentions-off = nooit
# en: 615584ab
forced-yes = aan
# en: 09d5f893
forced-no = uit
# en: a67076c0
hints-yes = aan
# en: 7d486ca3
hints-no = uit
# en: aad66e65
menu-claim-window = Tijd om zelf op te eisen
# en: 83ac3768
claim-window-5s = 5 seconden
# en: 68f7915e
claim-window-10s = 10 seconden
# en: 9ef27cf6
claim-window-off = tot de volgende trekt
# en: 18b324bf
takeovers-yes = toegestaan
# en: 8d3b5cfd
takeovers-no = niet toegestaan
# en: 26dd9258
menu-replace = Plek van de computer overnemen
# en: fa0e97f1
menu-hand-over = Plek aan de computer geven
# en: af1bc502
confirm-leave =
    { $league ->
        [yes] Partij verlaten? De computer speelt voor je verder en het resultaat blijft van jou: in de competitie kom je achter iedereen die blijft, tenzij je terugkomt voordat de computer meer dan een derde van je beurten heeft gespeeld. Je kunt terugkomen tot iemand je plek overneemt.
       *[no] Partij verlaten? De computer speelt voor je verder en het resultaat blijft van jou. Je kunt terugkomen tot iemand je plek overneemt.
    }
# en: 9dd83d43
confirm-resign =
    { $ends ->
        [yes] Opgeven? { $cost } De partij is dan voorbij.
       *[no] Opgeven? { $cost } De computer speelt voor je verder en je kunt niet terug naar deze partij.
    }
# en: 8a146274
confirm-resign-unknown = Ik kan nu niet nagaan wat dat in de competitie kost.
# en: 1753fb15
confirm-end =
    Deze tafel voor iedereen sluiten?{ $counts ->
        [yes] {" "}De gespeelde rondes tellen mee.
        [no] {" "}De partij telt dan voor niemand mee.
       *[none] { "" }
    }
