# The public message of a table, the lobby and the results. $time is Discord's own time stamp: it stands last.

### Above the table's picture, and in hands: whose turn it is

# en: e80d0521
board-heading =
    {"**"}{ $game }**{ $number ->
        [0] { "" }
       *[other] {" "}· erä { $number }
    }{ $league ->
        [yes] { "" }
       *[no] {" "}· ei liigassa
    }
# en: 3ebe5e26
turn =
    { $who ->
        [you] **Sinun vuorosi**
        [computer] **{ $name }** miettii…
        [away] **{ $name }** on poissa, tietokone pelaa
        [left] **{ $name }** on poistunut, tietokone pelaa
        [resigned] **{ $name }** on luovuttanut, tietokone pelaa
       *[player] Vuorossa **{ $name }**
    }{ $timed ->
        [yes] {" "}· päättyy { $time }
       *[no] { "" }
    }
# en: a5d5f6aa
turn-claims = Heitetyn laatan voi vielä siepata. Peli jatkuu muutaman sekunnin päästä…
# en: 5dab28ac
paused-asked =
    { $who ->
        [you] Haluat perua viimeisen siirtosi. Odotetaan muita
       *[seat] **{ $name }** haluaa perua viimeisen siirron. Käykö se kaikille?
    }{" "}· päättyy { $time }
# en: d5fa655d
turn-none = Nyt ei ole kenenkään vuoro.
# en: 22871743
turn-time-up = ⏳ **Aika loppui:** tietokone pelaa erän loppuun.
# en: 45882015
bank-line = -# Aikapankissa { $bank } · joka vuorosta { $free } s ilmaista
# en: 15b36fee
turn-ping =
    { $timed ->
        [yes] { $player }, sinun vuorosi · päättyy { $time }
       *[no] { $player }, sinun vuorosi
    }
# en: b521caf7
turn-linked = { $text } · [pöytä]({ $link })
# en: cfbe0e36
turn-warning = { $player }, sinun vuorosi! Aikasi loppuu { $time }
# en: b3982194
paused-player =
    { $by ->
        [seat] ⏸ **Tauko**: **{ $name }** keskeytti ottelun. Kuka vain pelaajista voi jatkaa.
       *[nobody] ⏸ **Tauko.** Kuka vain pelaajista voi jatkaa.
    }
# en: 0cd7aba6
paused-nobody =
    ⏸ **Tauko:** kukaan ei enää pelaa. Pelaaja palaa painikkeella ”{ button-resume }”.{ $way ->
        [both] {" "}Valikossa kuka tahansa voi ottaa paikan tai lopettaa ottelun.
        [end] {" "}Valikossa kuka tahansa voi lopettaa ottelun.
        [later] {" "}Valikossa kuka tahansa voi ottaa paikan ja { $endable } alkaen lopettaa ottelun.
        [wait] {" "}Valikossa kuka tahansa voi lopettaa ottelun { $endable } alkaen.
       *[none] {" "}Moderaattori voi lopettaa ottelun valikossa.
    }{ $timed ->
        [yes] {" "}Muuten se päättyy { $time }
       *[no] { "" }
    }
# en: 654a206d
points =
    { $score ->
        [one] { $score } piste
       *[other] { $score } pistettä
    }
# en: b6645bce
board-votes =
    { $votes ->
        [one] { $votes } ääni ottelun lopettamisen puolesta, tarvitaan { $needed }.
       *[other] { $votes } ääntä ottelun lopettamisen puolesta, tarvitaan { $needed }.
    }
# en: ea22e443
board-opening = -# …

### Words in the table's picture: no word over 16 letters

# en: 57c37064
picture-turn = vuoro
# en: a39aae17
picture-tiles =
    { $noun ->
        [cards] { $count ->
            [one] kortti
           *[other] korttia
        }
       *[tiles] { $count ->
            [one] laatta
           *[other] laattaa
        }
    }
# en: 5e1022ac
picture-score =
    { $count ->
        [one] piste
       *[other] pistettä
    }
# en: 76c11218
picture-worth = kädessä
# en: cb00b37e
picture-won =
    { $count ->
        [one] voittaa
       *[other] voittavat
    }
# en: ce68f3c7
picture-left-end = X
# en: 9a0c8c9f
picture-right-end = Y
# en: 05efdeb9
picture-round = Erä { $number }
# en: 62bbeb4f
picture-free = vapaa
# en: 8627c8f1
picture-stock = pakassa
# en: 8687110a
picture-last-one = UNO

### When something is in the way: a line above the table, or a private answer

# en: d9ab8f08
waiting-forbidden = ⚠️ En voi näyttää pöytää täällä: minulta puuttuu oikeus nähdä kanava, lähettää viestejä tai liittää tiedostoja. Jatka peliä komennolla `/hand`.
# en: 665e65b4
waiting-archived = ⚠️ Tämä ketju on arkistoitu. Kirjoita tänne jotain, niin pöytä palaa, tai jatka komennolla `/hand`.
# en: 7e3cac6a
waiting-channel-gone = ⚠️ En näe enää tämän pöydän kanavaa. Yksikään siirto ei ole kadonnut.
# en: 7804be3e
waiting-quarantined = ⚠️ Discord luulee minua juuri nyt roskapostittajaksi, joten en voi näyttää pöytää. Ylläpitäjäni voi pyytää Discordia katsomaan uudestaan. Yksikään siirto ei ole kadonnut: jatka komennolla `/hand`.
# en: 2bd66913
waiting-busy = ⚠️ Discord on nyt hidas. Yksikään siirto ei ole kadonnut.
# en: fe50162c
waiting-refused = ⚠️ Discord ei suostu näyttämään pöydän uusinta tilannetta. Yritän pian uudestaan. Yksikään siirto ei ole kadonnut: jatka komennolla `/hand`.
# en: f4072d23
waiting-deleted = ⚠️ Joku tai toinen botti poistaa viestejäni täältä, joten näytän pöydän yhä harvemmin. Jatka komennolla `/hand`.

### Buttons. 12 letters, 20 at most

# en: 6faced62
button-hand = Oma käsi
# en: 8a7b4092
button-menu = Valikko
# en: 85e45b7f
button-rules = Säännöt
# en: 25b8c0d2
button-resume = Jatka
# en: d4720b1d
button-pause = Tauko
# en: 87ab8a38
button-join = Liity
# en: 48211d95
button-leave-lobby = Poistu
# en: b997a482
button-computer = + Tietokone
# en: 438eac84
button-start = Aloita
# en: a0f5e700
button-solo = Pelaa tietokonetta vastaan
# en: 8891865b
question-votes-open = Kädet näkyviin: { $votes }
# en: 25c35b34
question-votes-hidden = Piiloon: { $votes }
# en: 832e40e6
button-more = Lisäasetukset
# en: 889fb4a1
button-close = Sulje pöytä
# en: e5673baf
button-ready = Valmis
# en: 8a1e7362
button-rematch = Uudestaan
# en: 511151f3
button-record = Pöytäkirja
# en: 0d974598
button-previous = Edellinen
# en: 13b35333
button-next = Seuraava
# en: 3f6ef3e8
button-claims-on = Autosieppaus: päällä
# en: c89106d4
button-claims-off = Autosieppaus: pois
# en: cfd7ce21
button-back = Takaisin
# en: 8e7a21cd
button-step-back = Peru
# en: 237aea72
button-all-back = Peru kaikki
# en: 50295e20
button-return = Palasin
# en: bc1f7761
button-help = Ohje
# en: 91593df5
button-sort-number = Numeroittain
# en: baf1c154
button-sort-usual = Väreittäin
# en: d6f6be6a
button-uno = UNO!
# en: 89cb7038
button-catch = Kiinni, { $name }!
# en: cea5f606
button-to-hand = Oma käsi
# en: 5e1e5954
button-take-back = Peru siirto
# en: ccb926fd
button-take-back-yes = Käy
# en: f2fdb965
button-take-back-no = Ei käy
# en: ab827d9d
button-vote-yes = Ääni lopettamiselle
# en: 896a70c7
button-vote-no = Peru ääneni
# en: 14557df5
button-bottom = Tuo alas
# en: 4321773a
button-leave = Poistu ottelusta
# en: f4191ee4
button-leave-yes = Kyllä, poistu
# en: a81f5d23
button-resign = Luovuta
# en: df647a50
button-resign-yes = Kyllä, luovuta
# en: aed824e1
button-end = Lopeta peli
# en: 9483ae67
button-end-yes = Kyllä, lopeta
# en: e180defe
button-no = Ei
# en: b4e994ac
button-hints-yes = Apu päälle
# en: 2e619913
button-hints-no = Apu pois
# en: 7afaf8c0
button-league-yes = Laske liigaan
# en: f969068f
button-league-no = Älä laske

### The lobby's message, above and in its picture

# en: 108b417f
lobby-heading = **{ $game }** · { $length }
# en: b7c52d3b
lobby-fixture =
    { $awaited ->
        [yes] Ottelupari { NUMBER($number, useGrouping: 0) }. Vielä puuttuu: { $names }.
       *[no] Ottelupari { NUMBER($number, useGrouping: 0) }. Kaikki ovat paikalla.
    }
# en: 4c05ad76
lobby-language = -# Kieli täällä: { $language }. Moderaattorit voivat vaihtaa sen: `/settings`.
# en: b0104148
lobby-rules =
    { $met ->
        [yes] -# Liigan säännöt: { $rules }
       *[no] -# Liigan säännöt: { $rules }. Tämä pöytä poikkeaa niistä, joten **ottelua ei lasketa** liigaan.
    }
# en: 3aab549b
lobby-rule =
    { $met ->
        [yes] ✓ { $told }
       *[no] ✗ { $told }
    }
# en: 84de6684
rule-help = ei apua tietokoneelta
# en: 5054b0f8
rule-takeback = siirron saa perua, jos kaikki suostuvat
# en: 2b1b58b4
rule-any = mikä vain
# en: a24e9eaf
lobby-alt = { $game }: { $length }. Pelaajat: { $seats }. Vapaita paikkoja: { $free }.
# en: 3d9fa509
length =
    { $minutes ->
        [one] { $name }, noin 1 minuutti
       *[other] { $name }, noin { $minutes } minuuttia
    }
# en: 1a2c9645
length-minutes = noin { $minutes } min
# en: dec7555c
length-quick = Pikaottelu
# en: 0b7ee327
length-printed = Täysi ottelu
# en: 6f2026cc
length-long = Pitkä ottelu
# en: c1134c84
length-own = oma pituus
# en: c3a14744
lobby-seat =
    { $number }. { $name }{ $kind ->
        [random] , helppo tietokone
        [greedy] , tietokone
        [strong] , vahva tietokone
       *[person] { "" }
    }{ $host ->
        [yes] , vetäjä
       *[no] { "" }
    }

### The lobby's options, a private page: lines of small print, names and values in menus

# en: a1515625
lobby-setting = -# { $setting }: **{ $value }**
# en: d6aa7001
lobby-help =
    { $help ->
        [on] { button-hint }: päällä
        [learners] { button-hint }: vain aloittelijoille
       *[off] { button-hint }: pois
    }
# en: 1730290f
lobby-takeovers = -# Kesken ottelun kukaan ei voi ottaa toisen paikkaa.
# en: 0d911243
lobby-league =
    { $league ->
        [yes] -# Lasketaan liigaan: **kyllä**
       *[no] -# Lasketaan liigaan: **ei**
    }
# en: cf3a1140
question-votes =
    { $waiting ->
        [0] -# Äänestys: kädet näkyviin **{ $open }**, piiloon **{ $hidden }**
       *[other] -# Äänestys: kädet näkyviin **{ $open }**, piiloon **{ $hidden }** · äänestämättä { $waiting }
    }
# en: adf6f100
question-youngest =
    { $named ->
        [yes] -# Nuorin aloittaa: **{ $name }**
       *[no] -# Nuorin aloittaa: **arvotaan**
    }
# en: ef611286
lobby-expires = -# Jos mitään ei tapahdu, tämä aula sulkeutuu { $time }
# en: 13d5c6c5
lobby-game = Peli
# en: f1590b1b
lobby-length = Pituus
# en: 24af5400
lobby-remove = Poista pelaaja
# en: 92d77574
setup-value = { $option }: { $value }
# en: 27cbd3f9
question-youngest-seat = Nuorin: { $name }
# en: 4a69beb3
question-youngest-menu = Nuorin aloittaa
# en: e0abd762
question-youngest-lot = Nuorin: arvotaan
# en: d67ceb17
setting-computers = Tietokoneet
# en: da74d6e2
computers-random = helppo
# en: fac1f994
computers-greedy = tavallinen
# en: 1b2cbea1
computers-strong = vahva
# en: f29585bf
playing-random = Pelaavat mitä vain, minkä säännöt sallivat.
# en: c782ea49
playing-greedy = Pelaavat sen, mikä näyttää nyt parhaalta.
# en: 19122c9c
playing-strong = Miettivät eteenpäin ja muistavat, mitä on pelattu.
# en: 9bbb9a67
clock-30s = 30 sekuntia
# en: 88896f83
clock-2m = 2 minuuttia
# en: 8ad8c557
clock-24h = 24 tuntia
# en: 80acd59a
clock-off = ei rajaa

### Between rounds, above the table's picture: one line or two of a phone

# en: 3ad82ef8
result-round =
    { $end ->
        [blocked] { $count ->
            [0] Kukaan ei pääse jatkamaan, eikä kukaan voita **erää { $number }**.
            [one] Kukaan ei pääse jatkamaan. { $names } voittaa **erän { $number }**.
           *[other] Kukaan ei pääse jatkamaan. { $names } jakavat **erän { $number }**.
        }
        [out] { $count ->
            [0] Kukaan ei voita **erää { $number }**.
            [one] { $noun ->
                [cards] { $names } pääsee eroon korteistaan ja voittaa **erän { $number }**.
               *[other] { $names } pelaa viimeisen laattansa ja voittaa **erän { $number }**.
            }
           *[other] { $names } jakavat **erän { $number }**.
        }
        [dead-end] { $names } pelasi viimeisen Umpikujan ja voittaa **erän { $number }**.
        [hand] { $names } laskee koko käden kerralla ja voittaa **erän { $number }**.
        [void] Nostettavaa ei ole enää. Kukaan ei voita **erää { $number }**.
       *[other] **Erä { $number } on ohi.**
    }
# en: 54442aa0
result-score = { $told } +{ $score }

### Fair play: a line of small print, a private page, and a form for a word. The promise is a seal (sinetti)

# en: 6a3a644c
promise = -# 🔒 Sinetöity{"\u00A0"}sekoitus:{"\u00A0"}`{ $commitment }`
# en: 3836384a
promise-named = -# 🔒 Sinetöity sekoitus
# en: e5a8f7ea
button-fair = Reilu peli
# en: 8d402d28
button-seeds = Siemenluvut
# en: fc1216ce
fair-heading = ### 🔒 Reilu peli
# en: 8ad2d4c1
fair-promise = Seuraava sekoitus on jo päätetty. Tässä on sen sinetti, ja sama sinetti on pöydän kuvan nimessä:
# en: e5d0d20e
fair-meaning =
    Sinetti on salaisen siemenluvun SHA-256. Erän jälkeen näet siemenluvun, joten kuka vain voi tarkistaa, että se sopii sinettiin eikä kukaan ole peukaloinut jakoa. Etkö luota bottiin? **{ button-cut }** pakka sanalla, jota kukaan ei arvaa. Sana sekoitetaan mukaan.
# en: f78ba774
cuts = -# Katkaistu tässä järjestyksessä: { $cuts }
# en: 5c6316d3
cut = { $name } ”{ $word }”
# en: 09353dcd
cut-elsewhere = ”{ $word }”
# en: 2ba81aeb
cut-then = {" → "}
# en: bc823f1c
button-cut = Katkaise
# en: 5d0a9c1f
cut-title = Katkaise pakka
# en: 0f3a71c7
cut-label = Mikä tahansa sana
# en: d5efb5c3
cut-description = Se muuttaa seuraavan sekoituksen, joten kukaan ei voi järjestää sitä. Kaikki näkevät sanan.
# en: 25f07c37
result-next =
    { $count ->
        [0] Seuraava erä jaetaan { $time }
        [one] Seuraava erä jaetaan, kun { $names } on valmis, tai { $time }
       *[other] Seuraava erä jaetaan, kun { $names } ovat valmiita, tai { $time }
    }

### The end of a match: above the picture of the result, a line each

# en: 63a52cec
over-end =
    { $by ->
        [host] 🏁 **Vetäjä lopetti ottelun.**
        [moderator] 🏁 **Moderaattori lopetti ottelun.**
        [vote] 🏁 **Ottelu päättyi äänestykseen.**
        [channel] 🏁 **Ottelu loppui, koska sen kanava on poissa.**
       *[idle] 🏁 **Ottelu loppui, koska kukaan ei jatkanut.**
    }{ $counts ->
        [yes] {" "}Loppuun pelatut erät lasketaan.
        [no] {" "}Sitä ei lasketa.
       *[later] { "" }
    }
# en: cdb4d050
over-resigned =
    { $count ->
        [one] 🏳️ **{ $names }** luovutti, joten **{ $winner }** voittaa. 🏆
       *[other] 🏳️ { $names } luovuttivat, joten **{ $winner }** voittaa. 🏆
    }
# en: 67b1993b
over-time =
    { $played ->
        [yes] -# ⏳ Aika loppui: tietokone pelasi erän loppuun.
       *[no] -# ⏳ Aika loppui, joten ottelu päättyi tähän erään.
    }
# en: 2ed92977
over-taken =
    { $whose ->
        [person] -# { $player } tuli toisen tilalle. Liigassa tulos kuuluu silti paikan ensimmäiselle pelaajalle: { $owner }.
        [computer] -# { $player } tuli tietokoneen tilalle ({ $owner }), joten tulosta ei lasketa kenellekään liigassa.
       *[nobody] -# { $player } tuli toisen tilalle. Paikan ensimmäinen pelaaja on poistanut tietonsa, joten tulosta ei lasketa kenellekään liigassa.
    }
# en: adb12b46
over-unplayed =
    { $end ->
        [expired] Pöytä on suljettu: mitään ei tapahtunut vähään aikaan.
        [empty] Pöytä on suljettu: kaikki lähtivät.
        [channel-gone] Pöytä on suljettu: sen kanava on poissa.
       *[ended] Pöytä on suljettu ennen kuin ottelu alkoi.
    } Avaa uusi: `/play`.
# en: 688afa4b
over-winner =
    { $count ->
        [one] { $score ->
            [none] 🏆 **{ $names }** voittaa.
           *[told] 🏆 **{ $names }** voittaa { $score }.
        }
       *[other] 🏆 **{ $names }** jakavat ykkössijan.
    }
# en: 26c168e5
over-played-on = -# Tietokone pelasi loppuun: { $names }.
# en: 4b01a9dd
over-league-not = -# Ei lasketa liigaan: { $why }.
# en: 36672b2d
over-league-seat = -# Liiga: {"**"}{ $name }** · { $facts }
# en: 4fee64fe
over-league-none = ei pisteitä tällä kertaa
# en: 19bc617f
over-league-place =
    { $moved ->
        [up] { $place } sija (ennen { $before }), { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        }
       *[no] { $place } sija, { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        }
    }
# en: 4ee3e1b3
over-league-missing =
    { $missing ->
        [one] taulukkoon vielä yksi ottelu
       *[other] taulukkoon vielä { $missing } ottelua
    }
# en: 59f26745
standing-line = { $place ->
        [0] ▫️
       *[other] { $place }\.
    } **{ $name }** · { $total ->
        [one] { $total } piste
       *[other] { $total } pistettä
    }

### The card of a result: words in its picture, 45 letters a line. No sign that the font lacks

# en: bb69527d
result-title =
    { $count ->
        [0] Jäi kesken
        [one] { $names } voittaa
        [2] Jaettu voitto: { $names }
       *[other] { $count } voittajaa
    }
# en: 4c762ab9
result-score-two = { $winner }–{ $loser }
# en: 303b3c07
result-score-margin =
    { $points ->
        [one] 1 pisteen erolla
       *[other] { $points } pisteen erolla
    }
# en: d90eb873
result-moment = Lopuksi: { $move }
# en: 80c37fd6
result-turning =
    { $rounds ->
        [one] Käännekohta: { $move }
       *[other] Käännekohta, erä { $number }: { $move }
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
result-left = Jäljellä: { $list }.
# en: 1efb0607
card-points =
    { $points ->
        [one] { $gain } piste
       *[other] { $gain } pistettä
    }
# en: 62239312
milestone = { $name }: { $what }
# en: a2da234e
milestone-first-win = ensimmäinen voitto, { $game }
# en: 0dae37e0
milestone-beat-strong = voitto vahvasta tietokoneesta, { $game }
# en: d1e58916
milestone-matches = { $number } ottelua
# en: 761f0a07
milestone-streak = { $number } voittoa peräkkäin
# en: eb7132f5
card-place = { $place } sija, { $gain }
# en: c252dd30
card-league = Liiga: { $did }
# en: d05ac523
card-rating = rating { $rating } ({ $change })

# en: 4c126706
podium-streak = Pisin putki: { $name }, { $rounds } erää peräkkäin
# en: d69514ad
podium-best =
    { $points ->
        [one] Paras erä: { $name }, 1 piste
       *[other] Paras erä: { $name }, { $points } pistettä
    }
# en: 5be65821
podium-seat =
    { $place ->
        [0] { "" }
       *[other] { $place }.{" "}
    }{ $name }{ $played ->
        [computer] , tietokone
        [person] { "" }
       *[away] , tietokone pelasi loppuun
    }: { $total ->
        [one] { $total } piste
       *[other] { $total } pistettä
    }{ $did ->
        [none] .
       *[told] . { $did }.
    }

### Records and the shuffle: private answers, 2,000 letters in all

# en: b4531ec3
record-here =
    { $rounds ->
        [one] Tässä on ottelu ja sen ainoa erä, jako ja jokainen siirto. Katso se: `boneyard replay`. Tarkista se: `boneyard verify`.
       *[other] Tässä on ottelu ja sen { $rounds } erää, jokainen jako ja jokainen siirto. Katso se: `boneyard replay`. Tarkista se: `boneyard verify`.
    }
# en: 3b57c1e7
verify-good =
    { $rounds ->
        [one] ✅ Reilua peliä: jokainen jako vastaa sinettiään, ja jokainen siirto oli sallittu. Tarkistin ainoan loppuun pelatun erän.
       *[other] ✅ Reilua peliä: jokainen jako vastaa sinettiään, ja jokainen siirto oli sallittu. Tarkistin kaikki { $rounds } loppuun pelattua erää.
    }
# en: dc16b1ee
verify-running =
    Erä { $number } on vielä kesken. Näet sen siemenluvun, kun erä loppuu. Tämä oli sen sinetti ennen jakoa:
    -# `{ $commitment }`
# en: 74dda8bb
verify-own = Omat sanasi siinä:
# en: 2d2cf486
verify-own-word =
    { $last ->
        [yes] - Erä { $number }: ”{ $word }”. Kukaan ei katkaissut jälkeesi.
       *[no] - Erä { $number }: ”{ $word }”
    }
# en: 126affa5
verify-round = -# Erä { $number }: siemenluku `{ $seed }`, sinetti `{ $commitment }`
# en: ef79646a
verify-more =
    { $rounds ->
        [one] -# Pöytäkirjassa on vielä yksi erä.
       *[other] -# Pöytäkirjassa on vielä { $rounds } erää.
    }
# en: 79bc687e
verify-where = -# Ennen jokaista jakoa sinetti oli pöydän kuvan nimenä.
# en: 9eab29fd
verify-none = ✅ Ottelussa ei ole loppuun pelattua erää. Niin pitkälle kuin sitä pelattiin, jako vastaa sinettiään ja jokainen siirto oli sallittu.
# en: ae9b96b1
verify-bad = ❌ Ottelu ei läpäise tarkistusta. { $why }

### Names of computer players

# en: c697bc47
cast-1 = Täti Juustonen
# en: 2e2e2dd7
cast-2 = Paroni Kontio
# en: 08f3e3b1
cast-3 = Kapteeni Räpylä
# en: 8045066a
cast-4 = Serkku Kurnunen
# en: 5d9feee8
cast-5 = Tohtori Kurkku
# en: e048a763
cast-6 = Herttua Hurtta
# en: cf90c722
cast-7 = Mummo Huuhkaja
# en: 5e5d0e9e
cast-8 = Tuomari Terho
# en: bbfd1fa0
cast-9 = Neiti Lyhty
# en: 30e00b31
cast-10 = Rouva Retiisi
# en: d9f98c15
cast-11 = Majuri Surina
# en: f35865c3
cast-12 = Muori Kuttunen
# en: 3380bb18
cast-13 = Ukko Mukulakivi
# en: 20207e2b
cast-14 = Isäntä Nauris
# en: 491ac819
cast-15 = Sisar Apila
# en: 75d20717
cast-16 = Setä Vohveli
