# The public message of a table, the lobby and the results. Lines that begin with -# are small print.

### Heading and players

# en: e80d0521
board-heading =
    {"**"}{ $game }**{ $number ->
        [0] { "" }
       *[other] {" "}· ronde { $number }
    }{ $league ->
        [yes] { "" }
       *[no] {" "}· buiten de competitie
    }
# en: 3ebe5e26
turn =
    { $who ->
        [you] **Jij bent aan de beurt**
        [computer] **{ $name }** denkt na…
        [away] **{ $name }** is weg, de computer speelt
        [left] **{ $name }** is weggegaan, de computer speelt
        [resigned] **{ $name }** heeft opgegeven, de computer speelt
       *[player] **{ $name }** is aan de beurt
    }{ $timed ->
        [yes] {" "}· eindigt { $time }
       *[no] { "" }
    }
# en: a5d5f6aa
turn-claims = Iedereen kan de laatst weggegooide steen nog opeisen. Over een paar seconden gaat het verder…
# en: 5dab28ac
paused-asked =
    { $who ->
        [you] Je wilt je laatste zet terugnemen. Even wachten op de anderen
       *[seat] **{ $name }** wil de laatste zet terugnemen. Vindt iedereen dat goed?
    }{" "}· eindigt { $time }
# en: d5fa655d
turn-none = Niemand hoeft nu iets te doen.
# en: 22871743
turn-time-up = ⏳ **De tijd is om:** de computer speelt de ronde uit.
# en: 45882015
bank-line = -# { $bank } in de tijdbank · { $free } s per beurt gratis
# en: 15b36fee
turn-ping =
    { $timed ->
        [yes] { $player }, jij bent aan de beurt · eindigt { $time }
       *[no] { $player }, jij bent aan de beurt
    }
# en: b521caf7
turn-linked = { $text } · [tafel]({ $link })
# en: cfbe0e36
turn-warning = { $player }, jij bent aan de beurt! Je tijd loopt af { $time }
# en: b3982194
paused-player =
    { $by ->
        [seat] ⏸ **Pauze** op verzoek van **{ $name }**. Elke speler kan verdergaan.
       *[nobody] ⏸ **Pauze.** Elke speler kan verdergaan.
    }
# en: 0cd7aba6
paused-nobody =
    ⏸ **Pauze:** niemand speelt meer. Wie meespeelde, komt met “{ button-resume }” terug.{ $way ->
        [both] {" "}In het menu kan iedereen een plek overnemen of de partij beëindigen.
        [end] {" "}In het menu kan iedereen de partij beëindigen.
        [later] {" "}In het menu kan iedereen een plek overnemen, of vanaf { $endable } de partij beëindigen.
        [wait] {" "}In het menu kan iedereen vanaf { $endable } de partij beëindigen.
       *[none] {" "}In het menu kan een moderator de partij beëindigen.
    }{ $timed ->
        [yes] {" "}Anders eindigt die { $time }
       *[no] { "" }
    }
# en: 654a206d
points =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
# en: b6645bce
board-votes =
    { $votes ->
        [one] { $votes } stem om de partij te beëindigen, nodig: { $needed }.
       *[other] { $votes } stemmen om de partij te beëindigen, nodig: { $needed }.
    }
# en: ea22e443
board-opening = -# …

### Words in the table's picture

# en: 57c37064
picture-turn = aan zet
# en: a39aae17
picture-tiles =
    { $noun ->
        [cards] { $count ->
            [one] kaart
           *[other] kaarten
        }
        [dominoes] { $count ->
            [one] steen
           *[other] stenen
        }
       *[tiles] { $count ->
            [one] steen
           *[other] stenen
        }
    }
# en: 5e1022ac
picture-score =
    { $count ->
        [one] punt
       *[other] punten
    }
# en: 76c11218
picture-worth = in hand
# en: cb00b37e
picture-won =
    { $count ->
        [one] wint
       *[other] winnen
    }
# en: ce68f3c7
picture-left-end = X
# en: 9a0c8c9f
picture-right-end = Y
# en: 05efdeb9
picture-round = Ronde { $number }
# en: 62bbeb4f
picture-free = vrij
# en: 8627c8f1
picture-stock = Stapel
# en: 8687110a
picture-last-one = UNO

### When something is in the way

# en: d9ab8f08
waiting-forbidden = ⚠️ Ik kan de tafel hier niet tonen: ik mag het kanaal niet zien, of er geen berichten of bestanden plaatsen. Speel verder met `/hand`.
# en: 665e65b4
waiting-archived = ⚠️ Deze thread is gearchiveerd. Schrijf hier iets om de tafel terug te halen, of speel verder met `/hand`.
# en: 7e3cac6a
waiting-channel-gone = ⚠️ Ik zie het kanaal van deze tafel niet meer. Er is geen zet verloren.
# en: 7804be3e
waiting-quarantined = ⚠️ Discord ziet me nu aan voor spam, dus ik kan de tafel niet tonen. Mijn host kan Discord vragen om nog eens te kijken. Er is geen zet verloren: speel verder met `/hand`.
# en: 2bd66913
waiting-busy = ⚠️ Discord is even traag. Er is geen zet verloren.
# en: fe50162c
waiting-refused = ⚠️ Discord weigert de nieuwste stand van de tafel te tonen. Ik probeer het straks opnieuw. Er is geen zet verloren: speel verder met `/hand`.
# en: f4072d23
waiting-deleted = ⚠️ Iemand of een andere bot verwijdert hier mijn berichten, dus ik plaats de tafel steeds minder vaak. Speel verder met `/hand`.

### Buttons

# en: 6faced62
button-hand = Mijn hand
# en: 8a7b4092
button-menu = Menu
# en: 85e45b7f
button-rules = Regels
# en: 25b8c0d2
button-resume = Verder
# en: d4720b1d
button-pause = Pauze
# en: 87ab8a38
button-join = Meedoen
# en: 48211d95
button-leave-lobby = Weggaan
# en: b997a482
button-computer = + Computer
# en: 438eac84
button-start = Start
# en: a0f5e700
button-solo = Tegen de computer spelen
# en: 8891865b
question-votes-open = Open handen: { $votes }
# en: 25c35b34
question-votes-hidden = Dicht: { $votes }
# en: 832e40e6
button-more = Meer opties
# en: 889fb4a1
button-close = Tafel sluiten
# en: e5673baf
button-ready = Klaar
# en: 8a1e7362
button-rematch = Nog een keer
# en: 511151f3
button-record = Verslag
# en: 0d974598
button-previous = Vorige
# en: 13b35333
button-next = Volgende
# en: 3f6ef3e8
button-claims-on = Auto-opeisen: aan
# en: c89106d4
button-claims-off = Auto-opeisen: uit
# en: cfd7ce21
button-back = Terug
# en: 8e7a21cd
button-step-back = Stap terug
# en: 237aea72
button-all-back = Alles terug
# en: 50295e20
button-return = Ik ben terug
# en: bc1f7761
button-help = Help
# en: 91593df5
button-sort-number = Op getal
# en: baf1c154
button-sort-usual = Op kleur
# en: d6f6be6a
button-uno = UNO!
# en: 89cb7038
button-catch = Betrapt, { $name }!
# en: cea5f606
button-to-hand = Mijn hand
# en: 5e1e5954
button-take-back = Terugnemen
# en: ccb926fd
button-take-back-yes = Goed
# en: f2fdb965
button-take-back-no = Nee
# en: ab827d9d
button-vote-yes = Stem voor stoppen
# en: 896a70c7
button-vote-no = Stem intrekken
# en: 14557df5
button-bottom = Naar beneden
# en: 4321773a
button-leave = Partij verlaten
# en: f4191ee4
button-leave-yes = Ja, verlaten
# en: a81f5d23
button-resign = Opgeven
# en: df647a50
button-resign-yes = Ja, opgeven
# en: aed824e1
button-end = Tafel sluiten
# en: 9483ae67
button-end-yes = Ja, sluiten
# en: e180defe
button-no = Nee
# en: b4e994ac
button-hints-yes = Hulp aanzetten
# en: 2e619913
button-hints-no = Hulp uitzetten
# en: 7afaf8c0
button-league-yes = Voor de competitie
# en: f969068f
button-league-no = Niet meetellen

### The lobby's message

# en: 108b417f
lobby-heading = **{ $game }** · { $length }
# en: b7c52d3b
lobby-fixture =
    { $awaited ->
        [yes] Ingeplande partij { NUMBER($number, useGrouping: 0) }. Nog niet aan tafel: { $names }.
       *[no] Ingeplande partij { NUMBER($number, useGrouping: 0) }. Iedereen zit aan tafel.
    }
# en: 4c05ad76
lobby-language = -# De taal hier: { $language }. Moderators veranderen die met `/settings`.
# en: b0104148
lobby-rules =
    { $met ->
        [yes] -# Competitieregels: { $rules }
       *[no] -# Competitieregels: { $rules }. Deze tafel wijkt af, dus **de partij telt niet mee** voor de competitie.
    }
# en: 3aab549b
lobby-rule =
    { $met ->
        [yes] ✓ { $told }
       *[no] ✗ { $told }
    }
# en: 84de6684
rule-help = geen hulp van de computer
# en: 5054b0f8
rule-takeback = zetten mogen terug als iedereen het goedvindt
# en: 2b1b58b4
rule-any = maakt niet uit
# en: a24e9eaf
lobby-alt = { $game }: { $length }. Spelers: { $seats }. Vrije plekken: { $free }.
# en: 3d9fa509
length =
    { $minutes ->
        [one] { $name }, ongeveer 1 minuut
       *[other] { $name }, ongeveer { $minutes } minuten
    }
# en: 1a2c9645
length-minutes = zo'n { $minutes } min
# en: dec7555c
length-quick = Snelle partij
# en: 0b7ee327
length-printed = Hele partij
# en: 6f2026cc
length-long = Lange partij
# en: c1134c84
length-own = eigen lengte
# en: c3a14744
lobby-seat =
    { $number }. { $name }{ $kind ->
        [random] , makkelijke computer
        [greedy] , computer
        [strong] , sterke computer
       *[person] { "" }
    }{ $host ->
        [yes] , host
       *[no] { "" }
    }

### The lobby's options

# en: a1515625
lobby-setting = -# { $setting }: **{ $value }**
# en: d6aa7001
lobby-help =
    { $help ->
        [on] { button-hint }: aan
        [learners] { button-hint }: alleen voor beginners
       *[off] { button-hint }: uit
    }
# en: 1730290f
lobby-takeovers = -# Tijdens de partij kan niemand een plek overnemen.
# en: 0d911243
lobby-league =
    { $league ->
        [yes] -# Voor de competitie: **ja**
       *[no] -# Voor de competitie: **nee**
    }
# en: cf3a1140
question-votes =
    { $waiting ->
        [0] -# De stemming: open handen **{ $open }**, dicht **{ $hidden }**
       *[other] -# De stemming: open handen **{ $open }**, dicht **{ $hidden }** · nog te stemmen: { $waiting }
    }
# en: adf6f100
question-youngest =
    { $named ->
        [yes] -# De jongste begint: **{ $name }**
       *[no] -# De jongste begint: **wordt geloot**
    }
# en: ef611286
lobby-expires = -# Gebeurt er niets, dan sluit deze lobby { $time }
# en: 13d5c6c5
lobby-game = Spel
# en: f1590b1b
lobby-length = Lengte
# en: 24af5400
lobby-remove = Speler verwijderen
# en: 92d77574
setup-value = { $option }: { $value }
# en: 27cbd3f9
question-youngest-seat = Jongste: { $name }
# en: 4a69beb3
question-youngest-menu = De jongste begint
# en: e0abd762
question-youngest-lot = Jongste: wordt geloot
# en: d67ceb17
setting-computers = Computerspelers
# en: da74d6e2
computers-random = makkelijk
# en: fac1f994
computers-greedy = gewoon
# en: 1b2cbea1
computers-strong = sterk
# en: f29585bf
playing-random = Doen maar wat, zolang het mag.
# en: c782ea49
playing-greedy = Doen wat nu het beste lijkt.
# en: 19122c9c
playing-strong = Denken vooruit en onthouden wat er gespeeld is.
# en: 9bbb9a67
clock-30s = 30 seconden
# en: 88896f83
clock-2m = 2 minuten
# en: 8ad8c557
clock-24h = 24 uur
# en: 80acd59a
clock-off = onbeperkt

### Between rounds

# en: 3ad82ef8
result-round =
    { $end ->
        [blocked] { $count ->
            [0] Alles zit vast, en niemand wint **ronde { $number }**.
            [one] Alles zit vast. { $names } wint **ronde { $number }**.
           *[other] Alles zit vast. { $names } delen **ronde { $number }**.
        }
        [out] { $count ->
            [0] Niemand wint **ronde { $number }**.
            [one] { $noun ->
                [cards] { $names } is uit en wint **ronde { $number }**.
                [dominoes] { $names } legt de laatste steen en wint **ronde { $number }**.
               *[other] { $names } legt de laatste steen en wint **ronde { $number }**.
            }
           *[other] { $names } delen **ronde { $number }**.
        }
        [dead-end] { $names } legde de laatste Doodlopende straat en wint **ronde { $number }**.
        [hand] { $names } is in één keer uit en wint **ronde { $number }**.
        [void] Er valt niets meer te trekken. Niemand wint **ronde { $number }**.
       *[other] **Ronde { $number } is voorbij.**
    }
# en: 54442aa0
result-score = { $told } +{ $score }

### Fair play

# en: 6a3a644c
promise = -# 🔒 Eerlijk{"\u00A0"}geschud:{"\u00A0"}`{ $commitment }`
# en: 3836384a
promise-named = -# 🔒 Eerlijk geschud
# en: e5a8f7ea
button-fair = Eerlijk spel
# en: 8d402d28
button-seeds = Startwaarden
# en: fc1216ce
fair-heading = ### 🔒 Eerlijk spel
# en: 8ad2d4c1
fair-promise = Hoe er straks geschud wordt, ligt al vast. Dit is het schudzegel, en zo heet ook de afbeelding van de tafel:
# en: e5d0d20e
fair-meaning =
    Het schudzegel is de SHA-256 van een geheime startwaarde. Na de ronde zie je die startwaarde. Iedereen kan dan nagaan of ze klopt en of niemand heeft geknoeid. Vertrouw je de bot niet? Druk op **{ button-cut }** en schrijf een woord dat niemand kan raden. Dat gaat mee bij het schudden.
# en: f78ba774
cuts = -# Gecoupeerd, in deze volgorde: { $cuts }
# en: 5c6316d3
cut = { $name } “{ $word }”
# en: 09353dcd
cut-elsewhere = “{ $word }”
# en: 2ba81aeb
cut-then = {" → "}
# en: bc823f1c
button-cut = Couperen
# en: 5d0a9c1f
cut-title = Couperen
# en: 0f3a71c7
cut-label = Een woord naar keuze
# en: d5efb5c3
cut-description = Het verandert hoe er geschud wordt, dus niemand kan knoeien. Iedereen ziet het woord.
# en: 25f07c37
result-next =
    { $count ->
        [0] Volgende ronde { $time }
        [one] Volgende ronde zodra { $names } klaar is, of { $time }
       *[other] Volgende ronde zodra { $names } klaar zijn, of { $time }
    }

### The end of a match

# en: 63a52cec
over-end =
    { $by ->
        [host] 🏁 **De host heeft de partij beëindigd.**
        [moderator] 🏁 **Een moderator heeft de partij beëindigd.**
        [vote] 🏁 **De spelers hebben de partij weggestemd.**
        [channel] 🏁 **De partij is voorbij: het kanaal bestaat niet meer.**
       *[idle] 🏁 **De partij is voorbij: niemand speelde verder.**
    }{ $counts ->
        [yes] {" "}Gespeelde rondes tellen mee.
        [no] {" "}Die telt niet mee.
       *[later] { "" }
    }
# en: cdb4d050
over-resigned =
    { $count ->
        [one] 🏳️ **{ $names }** geeft op, dus **{ $winner }** wint. 🏆
       *[other] 🏳️ { $names } geven op, dus **{ $winner }** wint. 🏆
    }
# en: 67b1993b
over-time =
    { $played ->
        [yes] -# ⏳ De tijd is om: de computer heeft de ronde uitgespeeld.
       *[no] -# ⏳ De tijd is om, dus de partij eindigt na deze ronde.
    }
# en: 2ed92977
over-taken =
    { $whose ->
        [person] -# { $player } heeft een plek overgenomen. Voor de competitie blijft het resultaat van wie er eerst zat: { $owner }.
        [computer] -# { $player } heeft een plek van de computer overgenomen ({ $owner }). Voor de competitie telt die plek voor niemand.
       *[nobody] -# { $player } heeft een plek overgenomen. Wie er eerst zat, heeft alle gegevens gewist. Voor de competitie telt die plek voor niemand.
    }
# en: adb12b46
over-unplayed =
    { $end ->
        [expired] Tafel gesloten: er gebeurde een tijd niets.
        [empty] Tafel gesloten: iedereen is weg.
        [channel-gone] Tafel gesloten: het kanaal bestaat niet meer.
       *[ended] Tafel gesloten voordat er een partij begon.
    } Open een nieuwe met `/play`.
# en: 688afa4b
over-winner =
    { $count ->
        [one] { $score ->
            [none] 🏆 **{ $names }** wint.
           *[told] 🏆 **{ $names }** wint { $score }.
        }
       *[other] 🏆 **{ $names }** delen de eerste plaats.
    }
# en: 26c168e5
over-played-on = -# Uitgespeeld door de computer: { $names }.
# en: 4b01a9dd
over-league-not = -# Telt niet mee voor de competitie: { $why }.
# en: 36672b2d
over-league-seat = -# Competitie: {"**"}{ $name }** · { $facts }
# en: 4fee64fe
over-league-none = deze keer geen punten
# en: 19bc617f
over-league-place =
    { $moved ->
        [up] { $place } (was { $before }) met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[no] { $place } met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
    }
# en: 4ee3e1b3
over-league-missing =
    { $missing ->
        [one] nog één partij tot een plaats in de stand
       *[other] nog { $missing } partijen tot een plaats in de stand
    }
# en: 59f26745
standing-line = { $place ->
        [0] ▫️
       *[other] { $place }\.
    } **{ $name }** · { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }

### The card of a result

# en: bb69527d
result-title =
    { $count ->
        [0] Voortijdig beëindigd
        [one] { $names } wint
        [2] { $names } delen de winst
       *[other] { $count } spelers delen de winst
    }
# en: 4c762ab9
result-score-two = met { $winner } tegen { $loser }
# en: 303b3c07
result-score-margin =
    met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } verschil
# en: d90eb873
result-moment = Laatste zet: { $move }
# en: 80c37fd6
result-turning =
    { $rounds ->
        [one] Keerpunt: { $move }
       *[other] Keerpunt, ronde { $number }: { $move }
    }
# en: d72a8698
result-alt =
    { $score ->
        [none] { $game }: { $title }.
       *[told] { $game }: { $title } { $score }.
    }
# en: 6860ef9c
result-note = { $text }.
# en: b0780ce9
result-left = Over: { $list }.
# en: 1efb0607
card-points =
    { $points ->
        [one] { $gain } punt
       *[other] { $gain } punten
    }
# en: 62239312
milestone = { $name }: { $what }
# en: a2da234e
milestone-first-win = eerste winst bij { $game }
# en: 0dae37e0
milestone-beat-strong = sterke computer verslagen bij { $game }
# en: d1e58916
milestone-matches = { $number } partijen
# en: 761f0a07
milestone-streak = { $number } keer op rij gewonnen
# en: eb7132f5
card-place = { $place } plaats, { $gain }
# en: c252dd30
card-league = Competitie: { $did }
# en: d05ac523
card-rating = rating { $rating } ({ $change })

# en: 4c126706
podium-streak = Langste reeks: { $name }, { $rounds } rondes op rij
# en: d69514ad
podium-best =
    { $points ->
        [one] Beste ronde: { $name }, 1 punt
       *[other] Beste ronde: { $name }, { $points } punten
    }
# en: 5be65821
podium-seat =
    { $place ->
        [0] { "" }
       *[other] { $place }.{" "}
    }{ $name }{ $played ->
        [computer] , computer
        [person] { "" }
       *[away] , uitgespeeld door de computer
    }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }{ $did ->
        [none] .
       *[told] . { $did }.
    }

### Records and the shuffle

# en: b4531ec3
record-here =
    { $rounds ->
        [one] Hier is de partij, één ronde, van het delen tot de laatste zet. Kijk terug met `boneyard replay`, controleer met `boneyard verify`.
       *[other] Hier is de partij met alle { $rounds } rondes, van het delen tot de laatste zet. Kijk terug met `boneyard replay`, controleer met `boneyard verify`.
    }
# en: 3b57c1e7
verify-good =
    { $rounds ->
        [one] ✅ Eerlijk: er is gedeeld zoals het schudzegel zei, en elke zet was geldig. Eén gespeelde ronde nagekeken.
       *[other] ✅ Eerlijk: er is gedeeld zoals elk schudzegel zei, en elke zet was geldig. Alle { $rounds } gespeelde rondes nagekeken.
    }
# en: dc16b1ee
verify-running =
    Ronde { $number } is nog bezig. Aan het eind zie je de startwaarde. Dit was het schudzegel voor het delen:
    -# `{ $commitment }`
# en: 74dda8bb
verify-own = Jouw woorden bij het couperen:
# en: 2d2cf486
verify-own-word =
    { $last ->
        [yes] - Ronde { $number }: “{ $word }”. Na jou heeft niemand gecoupeerd.
       *[no] - Ronde { $number }: “{ $word }”
    }
# en: 126affa5
verify-round = -# Ronde { $number }: startwaarde `{ $seed }`, schudzegel `{ $commitment }`
# en: ef79646a
verify-more =
    { $rounds ->
        [one] -# In het verslag staat nog één ronde.
       *[other] -# In het verslag staan nog { $rounds } rondes.
    }
# en: 79bc687e
verify-where = -# Voor elke ronde was het schudzegel de naam van de afbeelding van de tafel.
# en: 9eab29fd
verify-none = ✅ Deze partij heeft geen gespeelde ronde. Voor zover er gespeeld is, klopte het delen met het schudzegel en was elke zet geldig.
# en: ae9b96b1
verify-bad = ❌ Deze partij klopt niet. { $why }

### Names of computer players: a mouse, a bear, a duck, a frog, a pickle, a dog, an owl, an acorn, a lantern, a radish, a bee,
### a goat, a pebble, a turnip, a clover, a waffle

# en: c697bc47
cast-1 = Tante Piep
# en: 2e2e2dd7
cast-2 = Baron Brombeer
# en: 08f3e3b1
cast-3 = Kapitein Kwak
# en: 8045066a
cast-4 = Neef Plons
# en: 5d9feee8
cast-5 = Dokter Augurk
# en: e048a763
cast-6 = Graaf Kluif
# en: cf90c722
cast-7 = Oma Oehoe
# en: 5e5d0e9e
cast-8 = Rechter Eikeldop
# en: bbfd1fa0
cast-9 = Freule Lampion
# en: 30e00b31
cast-10 = Mevrouw Radijs
# en: d9f98c15
cast-11 = Majoor Zoem
# en: f35865c3
cast-12 = Juf Mekker
# en: 3380bb18
cast-13 = Ouwe Kei
# en: 20207e2b
cast-14 = Jonker Knol
# en: 491ac819
cast-15 = Zuster Klaver
# en: 75d20717
cast-16 = Oom Stroopwafel
