# Tehtävät ”Etsi siirto”

# en: 47c419d1
button-problems = Etsi siirto
# en: ae23bca6
problems-heading = {"**"}Etsi siirto** · { $title } · { $game }
# en: 24791d54
problems-about = Kolme asemaa, joissa kussakin yksi siirto on paras, eikä se ole se ilmeisin. Sinulla on kuhunkin { $seconds } sekuntia ja yksi vastaus. Ratkaisut tulevat huomenna.
# en: 694dbd81
problems-none = Tämän päivän tehtävät eivät ole vielä valmiina. Yritä myöhemmin uudelleen.
# en: f0cb1a1f
problem-named = Tehtävä { $number }
# en: e071680d
problems-line =
    { $state ->
        [open] { $problem }: ei vielä avattu
        [running] { $problem }: aika kuluu
        [late] { $problem }: ei vastausta ajoissa
       *[answered] { $problem }: vastattu
    }
# en: c42f7b81
problems-run =
    { $count ->
        [one] Ratkaisit eilen yhden.
       *[other] Olet ratkaissut ainakin yhden { $count } päivänä peräkkäin.
    }
# en: cde2b3dc
problems-table = {"**"}Eniten ratkaistu tässä kuussa**
# en: 9f7ba2b0
problems-row = { $place }\. { $name } · { $count }
# en: 2635e3fb
problem-ask = {"**"}{ $problem }:** mikä on paras siirto? Aika loppuu { $time }.
# en: fb719e64
problem-saved = Vastauksesi on tallessa. Huomenna näet, oliko se oikein.
# en: 5c82d44b
problem-answered = Olet jo vastannut tähän. Huomenna näet, oliko se oikein.
# en: 3bedbfeb
problem-late = Aika loppui ennen kuin vastasit.
# en: dc176412
problem-over = Tämä tehtävä ei ole enää auki. Tässä ovat tämän päivän tehtävät.
# en: 21364975
problem-no-answers = Eilen ei ollut tehtäviä.
# en: 5eb12f6e
button-problem-answers = Eilisen ratkaisut
# en: 37bcc8a0
problem-best = Paras: {"**"}{ $what }**. { $why }
# en: b870fc6a
problem-obvious = Ilmeisin siirto: { $what }
# en: e7a694a7
problem-loss = Mikä tahansa muu siirto vie voiton todennäköisyydestä ainakin { $loss } %.
# en: a929f666
problem-own = Tällä palvelimella pelatusta ottelusta.
# en: e3f77f0b
problem-yours =
    { $state ->
        [solved] Vastauksesi: { $what }. Juuri se!
        [wrong] Vastauksesi: { $what }
       *[late] Et vastannut ajoissa.
    }
# en: 0a96056e
problem-found =
    { $count ->
        [0] Kukaan ei yrittänyt.
       *[other] Oikein vastasi { $solved } / { $count }
    }
# en: 51f987cc
problem-finders = Täällä: { $names }
