# Aufgaben „Finde den Zug“

# en: 47c419d1
button-problems = Finde den Zug
# en: ae23bca6
problems-heading = {"**"}Finde den Zug** · { $title } · { $game }
# en: 24791d54
problems-about = Drei Stellungen mit je einem besten Zug, und der liegt nicht auf der Hand. Du hast für jede { $seconds } Sekunden und eine Antwort. Die Lösungen kommen morgen.
# en: 694dbd81
problems-none = Die Aufgaben von heute sind noch nicht fertig. Versuch es später noch einmal.
# en: f0cb1a1f
problem-named = Aufgabe { $number }
# en: e071680d
problems-line =
    { $state ->
        [open] { $problem }: noch nicht geöffnet
        [running] { $problem }: die Zeit läuft
        [late] { $problem }: keine Antwort in der Zeit
       *[answered] { $problem }: beantwortet
    }
# en: c42f7b81
problems-run =
    { $count ->
        [one] Gestern hast du eine gelöst.
       *[other] Du hast { $count } Tage in Folge mindestens eine gelöst.
    }
# en: cde2b3dc
problems-table = {"**"}Am meisten gelöst in diesem Monat**
# en: 9f7ba2b0
problems-row = { $place }\. { $name } · { $count }
# en: 2635e3fb
problem-ask = {"**"}{ $problem }:** Was ist der beste Zug? Die Zeit endet { $time }.
# en: fb719e64
problem-saved = Deine Antwort ist gespeichert. Morgen siehst du, ob sie stimmt.
# en: 5c82d44b
problem-answered = Diese hast du schon beantwortet. Morgen siehst du, ob es stimmt.
# en: 3bedbfeb
problem-late = Die Zeit war um, bevor du geantwortet hast.
# en: dc176412
problem-over = Diese Aufgabe ist nicht mehr offen. Hier sind die von heute.
# en: 21364975
problem-no-answers = Gestern gab es keine Aufgaben.
# en: 5eb12f6e
button-problem-answers = Lösungen von gestern
# en: 37bcc8a0
problem-best = Am besten: {"**"}{ $what }**. { $why }
# en: b870fc6a
problem-obvious = Der naheliegende Zug: { $what }
# en: e7a694a7
problem-loss = Jeder andere Zug kostet mindestens { $loss } % der Gewinnchance.
# en: a929f666
problem-own = Aus einer Partie auf diesem Server.
# en: e3f77f0b
problem-yours =
    { $state ->
        [solved] Deine Antwort: { $what }. Genau richtig!
        [wrong] Deine Antwort: { $what }
       *[late] Du hast nicht rechtzeitig geantwortet.
    }
# en: 0a96056e
problem-found =
    { $count ->
        [0] Niemand hat es versucht.
       *[other] Gelöst von { $solved } von { $count }
    }
# en: 51f987cc
problem-finders = Hier: { $names }
