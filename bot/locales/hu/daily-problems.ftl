# Feladványok: „Találd meg a lépést”

# en: 47c419d1
button-problems = Találd meg a lépést
# en: ae23bca6
problems-heading = {"**"}Találd meg a lépést** · { $title } · { $game }
# en: 24791d54
problems-about = Három állás, mindegyikben egy lépés a legjobb, és nem az, amelyik elsőre adja magát. Mindegyikre { $seconds } másodperced és egy válaszod van. A megoldások holnap jönnek.
# en: 694dbd81
problems-none = A mai feladványok még nincsenek kész. Nézz vissza később.
# en: f0cb1a1f
problem-named = { $number }. feladvány
# en: e071680d
problems-line =
    { $state ->
        [open] { $problem }: még nem nyitottad meg
        [running] { $problem }: megy az óra
        [late] { $problem }: nem jött időben válasz
       *[answered] { $problem }: megválaszoltad
    }
# en: c42f7b81
problems-run =
    { $count ->
        [one] Tegnap megoldottál egyet.
       *[other] { $count } napja minden nap megoldottál legalább egyet.
    }
# en: cde2b3dc
problems-table = {"**"}A legtöbb megoldás ebben a hónapban**
# en: 9f7ba2b0
problems-row = { $place }\. { $name } · { $count }
# en: 2635e3fb
problem-ask = {"**"}{ $problem }:** melyik a legjobb lépés? Az idő lejár: { $time }.
# en: fb719e64
problem-saved = Elmentettük a válaszod. Holnap látod, jó-e.
# en: 5c82d44b
problem-answered = Erre már válaszoltál. Holnap látod, jó-e.
# en: 3bedbfeb
problem-late = Lejárt az idő, mielőtt válaszoltál.
# en: dc176412
problem-over = Ez a feladvány már nincs nyitva. Itt vannak a maiak.
# en: 21364975
problem-no-answers = Tegnap nem voltak feladványok.
# en: 5eb12f6e
button-problem-answers = Tegnapi megoldások
# en: 37bcc8a0
problem-best = A legjobb: {"**"}{ $what }**. { $why }
# en: b870fc6a
problem-obvious = Ami elsőre adja magát: { $what }
# en: e7a694a7
problem-loss = Bármi más legalább { $loss }% győzelmi esélybe kerül.
# en: a929f666
problem-own = Ezen a szerveren játszott meccsből.
# en: e3f77f0b
problem-yours =
    { $state ->
        [solved] A te válaszod: { $what }. Eltaláltad!
        [wrong] A te válaszod: { $what }
       *[late] Nem válaszoltál időben.
    }
# en: 0a96056e
problem-found =
    { $count ->
        [0] Senki sem próbálta.
       *[other] { $count } emberből { $solved } oldotta meg
    }
# en: 51f987cc
problem-finders = Itt: { $names }
