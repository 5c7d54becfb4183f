# Matches that are over, step by step: what stands above the picture, its buttons, the picture in words.

### Above the picture: a heading, a line of 45 letters, and what has just happened

# en: 2b457c5e
replay-heading = {"**"}{ $game }** · { $time }
# en: 76056fce
replay-where =
    { $move ->
        [0] Erä { $number }/{ $rounds }, jako.
       *[other] Erä { $number }/{ $rounds }, siirto { $move }/{ $moves }.
    }
# en: deaeb895
replay-round =
    { $moves ->
        [one] Erä { $number }/{ $rounds }, 1 siirto.
       *[other] Erä { $number }/{ $rounds }, { $moves } siirtoa.
    }
# en: a4a070c4
replay-count = { $move }/{ $moves }
# en: 94dd3193
replay-shown = { $name } näyttää uusinnan:
# en: 30290243
replay-thinned = Koko erä ei mahdu tiedostoon ({ $limit } Mt), joten näet kuvista osan: { $shown }/{ $moments }.
# en: 69cdeee6
replay-choice = { $date } · { $game } · { $names }

### Buttons, five in a row: 12 letters. Lines of two menus, and their empty lines (45 letters)

# en: 299a8116
button-replay = Uusinta
# en: 7e5f79b8
replay-to-moment = Siirry hetkeen
# en: bd3904f0
replay-to-number = Erä { $number }/{ $rounds }
# en: 02c4d32f
replay-to-move =
    { $move ->
        [0] { $told }
       *[other] { $move }. { $told }
    }
# en: 00f271bf
button-replay-gif = GIF
# en: 51673b53
button-replay-post = Jaa

### Answers: private, one sentence or two

# en: f8ba401f
replay-unknown = Sitä ottelua minulla ei ole täällä. Kirjoita `/replay` ja valitse ottelu luettelosta.
# en: 79c4aa60
replay-running = Se ottelu on vielä kesken. Palaa, kun se on ohi.
# en: d07bda94
replay-undealt = Se ottelu loppui ennen jakoa, joten katsottavaa ei ole.
# en: 99e0e071
replay-damaged = Sen ottelun pöytäkirja on vioittunut, joten en voi näyttää sitä.
# en: c37a92e0
replay-damaged-round = Ottelun pöytäkirja on vioittunut erästä { $round } alkaen, joten en voi näyttää sitä erää enkä myöhempiä.
# en: 9f29f8ae
replay-undrawn = En saanut kuvaa piirrettyä. Yritä uudestaan tai käy erä läpi siirto kerrallaan.
# en: 814eb108
replay-may-not = Et voi kirjoittaa tälle kanavalle, joten en julkaise sitä puolestasi.
# en: 2f68c18e
replay-i-may-not = En voi kirjoittaa tälle kanavalle, joten en voi julkaista sitä täällä.
# en: fa0fcd85
replay-no-files = En voi liittää tiedostoja tällä kanavalla, joten GIF-kuvaa ei tule. Käy erä läpi sanoina.

### The picture in words: alt text, 1,024 letters in all

# en: caca13a7
replay-alt-round =
    { $moves ->
        [one] { $game }, erä { $number }/{ $rounds }, liikkuvana kuvana, 1 siirto.
       *[other] { $game }, erä { $number }/{ $rounds }, liikkuvana kuvana, { $moves } siirtoa.
    }
# en: cb25c4e9
replay-total = { $name }: { $total }
# en: 4a0534db
replay-totals = Yhteensä: { $totals }.
