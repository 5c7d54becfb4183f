# Problem ”Hitta draget”

# en: 47c419d1
button-problems = Hitta draget
# en: ae23bca6
problems-heading = {"**"}Hitta draget** · { $title } · { $game }
# en: 24791d54
problems-about = Tre ställningar med ett bästa drag var, och det är inte det mest uppenbara. Du har { $seconds } sekunder och ett svar för varje. Lösningarna kommer i morgon.
# en: 694dbd81
problems-none = Dagens problem är inte klara än. Försök igen senare.
# en: f0cb1a1f
problem-named = Problem nr { $number }
# en: e071680d
problems-line =
    { $state ->
        [open] { $problem }: inte öppnat än
        [running] { $problem }: klockan går
        [late] { $problem }: inget svar i tid
       *[answered] { $problem }: besvarat
    }
# en: c42f7b81
problems-run =
    { $count ->
        [one] I går löste du ett.
       *[other] Dagar i rad med minst ett löst problem: { $count }
    }
# en: cde2b3dc
problems-table = {"**"}Flest lösta den här månaden**
# en: 9f7ba2b0
problems-row = { $place }\. { $name } · { $count }
# en: 2635e3fb
problem-ask = {"**"}{ $problem }:** vilket är det bästa draget? Tiden är slut { $time }.
# en: fb719e64
problem-saved = Ditt svar är sparat. I morgon ser du om det är rätt.
# en: 5c82d44b
problem-answered = Du har redan svarat på det här. I morgon ser du om det är rätt.
# en: 3bedbfeb
problem-late = Tiden tog slut innan du svarade.
# en: dc176412
problem-over = Det här problemet är inte öppet längre. Här är dagens.
# en: 21364975
problem-no-answers = I går fanns det inga problem.
# en: 5eb12f6e
button-problem-answers = Gårdagens lösningar
# en: 37bcc8a0
problem-best = Bäst: {"**"}{ $what }**. { $why }
# en: b870fc6a
problem-obvious = Det uppenbara draget: { $what }
# en: e7a694a7
problem-loss = Varje annat drag kostar minst { $loss } % av chansen att vinna.
# en: a929f666
problem-own = Från en match på den här servern.
# en: e3f77f0b
problem-yours =
    { $state ->
        [solved] Ditt svar: { $what }. Helt rätt!
        [wrong] Ditt svar: { $what }
       *[late] Du svarade inte i tid.
    }
# en: 0a96056e
problem-found =
    { $count ->
        [0] Ingen försökte.
       *[other] Löst av { $solved } av { $count }
    }
# en: 51f987cc
problem-finders = Här: { $names }
