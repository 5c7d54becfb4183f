# Problemen ‘Vind de zet’

# en: 47c419d1
button-problems = Vind de zet
# en: ae23bca6
problems-heading = {"**"}Vind de zet** · { $title } · { $game }
# en: 24791d54
problems-about = Drie stellingen met elk één beste zet, en dat is niet de zet die voor de hand ligt. Je hebt voor elk { $seconds } seconden en één antwoord. De oplossingen komen morgen.
# en: 694dbd81
problems-none = De problemen van vandaag zijn nog niet klaar. Probeer het later nog eens.
# en: f0cb1a1f
problem-named = Probleem { $number }
# en: e071680d
problems-line =
    { $state ->
        [open] { $problem }: nog niet geopend
        [running] { $problem }: de tijd loopt
        [late] { $problem }: geen antwoord op tijd
       *[answered] { $problem }: beantwoord
    }
# en: c42f7b81
problems-run =
    { $count ->
        [one] Gisteren heb je er een opgelost.
       *[other] Dagen op rij met minstens één oplossing: { $count }
    }
# en: cde2b3dc
problems-table = {"**"}Meest opgelost deze maand**
# en: 9f7ba2b0
problems-row = { $place }\. { $name } · { $count }
# en: 2635e3fb
problem-ask = {"**"}{ $problem }:** wat is de beste zet? De tijd is om { $time }.
# en: fb719e64
problem-saved = Je antwoord is opgeslagen. Morgen zie je of het klopt.
# en: 5c82d44b
problem-answered = Deze heb je al beantwoord. Morgen zie je of het klopt.
# en: 3bedbfeb
problem-late = De tijd was om voordat je antwoordde.
# en: dc176412
problem-over = Dit probleem is niet meer open. Hier zijn die van vandaag.
# en: 21364975
problem-no-answers = Gisteren waren er geen problemen.
# en: 5eb12f6e
button-problem-answers = Oplossingen van gisteren
# en: 37bcc8a0
problem-best = Het beste: {"**"}{ $what }**. { $why }
# en: b870fc6a
problem-obvious = De zet die voor de hand ligt: { $what }
# en: e7a694a7
problem-loss = Elke andere zet kost minstens { $loss }% van de winstkans.
# en: a929f666
problem-own = Uit een partij op deze server.
# en: e3f77f0b
problem-yours =
    { $state ->
        [solved] Jouw antwoord: { $what }. Precies goed!
        [wrong] Jouw antwoord: { $what }
       *[late] Je hebt niet op tijd geantwoord.
    }
# en: 0a96056e
problem-found =
    { $count ->
        [0] Niemand heeft het geprobeerd.
       *[other] Opgelost door { $solved } van { $count }
    }
# en: 51f987cc
problem-finders = Hier: { $names }
