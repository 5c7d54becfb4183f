# What went wrong, why, and what can be done: a private answer, or a line at the top of the hand. 150 letters.

# en: 65396fd8
error-internal = Jotain meni pieleen, ja vika on minussa. Mitään ei kadonnut. Yritä uudestaan.
# en: 6ed82946
answered-aside = -# Vastasin yksityisesti.

### A rule forbids it. X and Y are the ends of a line, $street is an arrow

# en: 566500b8
error-illegal-round-over = Tämä erä on ohi. Odota seuraavaa.
# en: a6cf5f08
error-illegal-no-round = Juuri nyt ei ole erää käynnissä.
# en: fd4367dd
error-illegal-not-your-turn = Nyt ei ole sinun vuorosi, vuorossa on { $seat }.
# en: ddc6c8cd
error-illegal-not-in-hand = Tätä sinulla ei ole: { $tile }. `/hand` näyttää kätesi.
# en: 95a9fe55
error-illegal-must-open-with = Erä aloitetaan laatalla { $tile }.
# en: f9feca37
error-illegal-does-not-fit =
    { $side ->
        [left] Laatta { $tile } ei sovi päähän X: siellä on { $end }.
        [right] Laatta { $tile } ei sovi päähän Y: siellä on { $end }.
       *[other] Laatta { $tile } ei sovi siihen.
    } Kokeile toista päätä tai pelaa jotain muuta.
# en: 4ab1cf32
error-illegal-cross-does-not-fit = Laatta { $tile } ei sovi kadulle { $street }: siellä on { $end }. Kokeile toista katua tai pelaa jotain muuta.
# en: 4893b382
error-illegal-must-play = Laatta { $tile } sopii, joten sinun on pelattava. Pelaa se tai jokin muu sopiva.
# en: 82be2b32
error-illegal-not-now = Sitä ei voi tehdä juuri nyt. `/hand` näyttää, mitä voit tehdä.
# en: 992d077e
error-illegal-must-open = Sinulla on { $tile }, joten aloita tuplalla.
# en: 2c83720e
error-illegal-must-be-double = Laatta { $tile } ei ole tupla. Aloita tuplalla.
# en: 931591df
error-illegal-must-lay-drawn = Voit pelata vain laatan, jonka juuri nostit.
# en: a013e695
error-illegal-stock-empty = Nostettavaa ei ole enää. Pelaa jotain tai ohita.
# en: 33247cb8
error-illegal-not-the-top = { $tile } ei ole seuraava nostettava. Paina ”{ panel-draw }”.
# en: b29dea3e
error-illegal-must-draw = Et voi ohittaa, kun on vielä nostettavaa. Nosta ensin.
# en: 4c932c88
error-illegal-no-such-joker = Sinulla ei ole tätä jokeria: { $joker }. Valitse jokin omistasi.
# en: 32ccc5fa
error-illegal-joker-does-not-fit =
    { $side ->
        [left] Tämä jokeri ei sovi päähän X: { $joker }. Valitse jokeri, jossa on sama kuin päässä: { $end }.
       *[right] Tämä jokeri ei sovi päähän Y: { $joker }. Valitse jokeri, jossa on sama kuin päässä: { $end }.
    }
# en: 34e1c23d
error-illegal-must-turn-up = Käännä ensin pakan päällimmäinen laatta.
# en: 69f4097e
error-illegal-no-draw-after-laying = Et voi nostaa enää, kun olet pelannut laatan. Pelaa jokeri tai lopeta vuorosi.
# en: 04898c4f
error-illegal-drawn-enough = Olet nostanut kolme laattaa, enempää ei saa. Pelaa jokeri tai lopeta vuorosi.
# en: bc77270c
error-illegal-street-closed = Umpikuja sulkee sen kadun. Laatta { $tile } tarvitsee toisen kadun.
# en: 469a7d53
error-illegal-must-match-colour = Laatta { $tile } ei käy. Pelaa sopiva väri, joka sinulla oli jo ennen haastetta.
# en: bcd2cbaa
error-illegal-no-cause = Juuri nyt ei ole mitään huudettavaa eikä napattavaa. Joku saattoi ehtiä ensin.
# en: 026d5965
error-illegal-wrong-verdict = Haaste ei päättynyt niin. Paina ”{ panel-challenge }”.
# en: c7e12697
error-illegal-keep-the-double = Laatalla { $tile } on aloitettava. Palauta jokin muu laatta.
# en: 16de4092
error-illegal-not-the-heap = Nuo eivät ole pakan laatat.

### It cannot be read

# en: 48f52fa7
error-notation-action = En ymmärrä tätä siirroksi: ”{ $text }”. Käytä painikkeita: `/hand`.
# en: 27fc1786
error-notation-seat = Tässä pöydässä ei ole pelaajaa ”{ $text }”.
# en: c7410b17
error-notation-tile = Tässä pelissä ei ole laattaa ”{ $text }”.
# en: b28ac14c
error-notation-card = Tässä pelissä ei ole korttia ”{ $text }”.
# en: 61b3e31e
error-notation-side = Tässä pöydässä ei ole päätä ”{ $text }”.
# en: fa2305b8
error-notation-half = Siinä laatassa ei ole puolikasta ”{ $text }”. Käytä painikkeita: `/hand`.

### Options and games: $allowed is a list, last in the sentence and without a full stop

# en: 5c886f3f
error-option-unknown-option = Asetusta ”{ $option }” ei ole. Valitse jokin näistä: { $allowed }
# en: ce93fbb0
error-option-bad-value = ”{ $value }” ei käy tähän asetukseen: { $option }. Valitse jokin näistä: { $allowed }
# en: 3730240b
error-option-seats = Tätä peliä pelaa { $fewest }–{ $most } pelaajaa. Pelaajia nyt: { $seats }.
# en: 754073b2
error-option-unknown-game = Peliä ”{ $game }” ei ole. Valitse jokin näistä: { $allowed }

### A cut that can't be

# en: 2119b45c
error-cut-empty = Kirjoita sana tai pari, joilla katkaista.
# en: 56da3038
error-cut-long = Siinä on { $length } merkkiä. Enintään saa olla { $most }.
# en: 5bb97eef
error-cut-hidden = Kaikki eivät näe tätä merkkiä: { $char }. Jätä se pois ja katkaise uudestaan.
# en: d5381a6e
error-cut-blank = Jätä välilyönnit pois sanan alusta ja lopusta.
# en: 15898ba6
error-cut-form = Katkaisusanan pitäisi olla Unicoden muotoa NFC.
# en: 821bbf6d
error-cut-seat = Tässä pöydässä ei ole katkaisijaa ”{ $text }”.
# en: 7b3850ee
error-cut-daily = Kaikki saavat saman jaon, joten pakkaa ei voi katkaista.
# en: d34a3d5b
error-cut-order = Katkaisut ovat väärässä järjestyksessä: ”{ $expected }” kuuluu sinne, missä nyt on ”{ $text }”.

### A record: what a check of the shuffle found

# en: bdce9df8
error-record =
    { $round ->
        [0] Pöytäkirjaa ei voi tarkistaa.
       *[other] { $action ->
            [0] Jotain on vialla: erä { $round }.
           *[other] Jotain on vialla: erä { $round }, siirto { $action }.
        }
    }
# en: 667102e1
error-record-same-promise = Näiden jakojen salaisuus ei sovi sinettiin.
# en: 56704030
error-record-same-seed = Erä { $round }: siemenluku ei tule näiden jakojen salaisuudesta.

### The table: whoever pressed may not do that there, or not now

# en: ad6fcaac
error-table-gone = Täällä ei ole pöytää. Avaa sellainen: `/play`.
# en: c7f48240
error-table-channel-taken = Tällä kanavalla on jo pöytä. Liity siihen tai käytä toista kanavaa tai ketjua.
# en: cdd77187
error-table-not-seated = Et ole mukana tässä ottelussa.
# en: 34776149
error-table-not-host =
    { $action ->
        [end] { $host ->
            [nobody] Vain moderaattori voi nyt lopettaa pelin.
           *[other] Vain vetäjä (<@{ $host }>) tai moderaattori voi lopettaa pelin. Kesken ottelun voit äänestää lopettamisesta.
        }
       *[other] { $host ->
            [nobody] Vain vetäjä voi tehdä sen, eikä pöydällä ole nyt vetäjää.
           *[other] Vain vetäjä voi tehdä sen: <@{ $host }>. Kun aula on ollut 5 minuuttia hiljaa, kuka tahansa pelaajista voi.
        }
    }
# en: 58251c6b
error-table-not-moderator = Vain moderaattorit voivat tehdä sen (jäsenet, jotka voivat hallita viestejä täällä).
# en: ff50b097
error-table-not-yours = Se kuuluu toiselle pelaajalle.
# en: 2c1e1cef
error-table-stale = Peli ehti jatkua, joten mitään ei pelattu. Tässä on nykyinen tilanne.
# en: 19f7f6a8
error-table-fixture = Tämä pöytä on liigan ottelupari { NUMBER($number, useGrouping: 0) }. Peliä ja pelaajia ei voi vaihtaa, ja tulos lasketaan.
# en: aec158c8
error-table-not-expected = Tässä otteluparissa pelaavat muut.
# en: e10874bb
error-table-league-rules = Liigan säännöt määräävät sen tässä ottelussa.
# en: fb892c7c
error-table-league-hints = ”{ button-hint }” pysyy poissa: liigan säännöt eivät salli apua tässä ottelussa.
# en: fb71ef34
error-table-still-away = Joku pelaajista voi vielä palata. Kuka tahansa voi lopettaa ottelun { $until }.
# en: ed46e5fe
error-table-league-end = Tämä ottelu lasketaan liigaan, joten vetäjä ei voi lopettaa sitä yksin. Äänestä lopettamisesta (ääniä tarvitaan { $needed }) tai luovuta ja anna muiden jatkaa.
# en: 5af81360
error-table-takeovers = Tässä liigan ottelussa ei voi ottaa toisen paikkaa.
# en: 3031ee12
error-table-same-seats = Muutkin pelaavat nämä jaot, joten täällä ei voi ottaa toisen paikkaa.
# en: 6fe423c9
error-table-resigned = Luovutit tämän ottelun. Pääset taas mukaan seuraavaan.
# en: 4675d883
error-table-given-up = Se pelaaja luovutti, joten paikkaa ei voi ottaa.
# en: 6ff9fbf2
error-table-not-resigned = Vain oman paikan voi luovuttaa, ja vain liigan ottelussa. Voit sen sijaan poistua.
# en: a5026296
error-table-awaited =
    { $count ->
        [one] Otteluparista puuttuu vielä yksi pelaaja.
       *[other] Otteluparista puuttuu vielä { $count } pelaajaa.
    }
# en: 69a35377
error-table-same-deals = Muutkin pelaavat samat jaot, joten niihin ei voi vaikuttaa tässä pöydässä.
# en: 5b439162
error-table-full = Kaikki { $most } paikkaa on varattu.
# en: 78e2d6f4
error-table-seat-taken = Sillä paikalla on jo pelaaja. Vain tietokoneen paikan voi ottaa.
# en: 9a36c983
error-table-no-seat = Sellaista paikkaa ei ole.
# en: 827f7b38
error-table-already-seated = Sinulla on jo paikka.
# en: 804beacd
error-table-already-started = Ottelu on alkanut. Paikkoja ja asetuksia ei voi muuttaa ennen sen loppua.
# en: 4d2eaac9
error-table-not-started = Ottelu ei ole vielä alkanut.
# en: 7501b247
error-table-too-few = Tähän peliin tarvitaan vähintään { $fewest } pelaajaa. Pelaajia nyt: { $seats }. Odota lisää pelaajia tai lisää tietokoneita.
# en: df1e79e0
error-table-too-many = Tähän peliin mahtuu enintään { $most } pelaajaa. Pelaajia nyt: { $seats }. Poista ensin joku.
# en: 5490f164
error-table-dealt = Laatat on jo jaettu. Voit katkaista taas tämän erän jälkeen.
# en: 32ede279
error-table-seen-hand = Olet nähnyt tässä erässä toisen käden ({ $seat }), joten et voi pelata tätä. Seuraavasta erästä alkaen voit ottaa minkä vapaan paikan tahansa.
# en: 6da260bc
error-table-between = Erä on ohi. Seuraava alkaa hetken päästä.
# en: 3f071754
error-table-not-between = Ei ole mihin valmistautua: erä on vielä kesken.
# en: 56ba23c0
error-table-over = Ottelu on ohi.
# en: 21c2c697
error-table-not-over = Ottelu ei ole vielä ohi.
# en: 3c98eaf4
error-table-paused = Ottelu on tauolla. Paina ensin ”{ button-resume }”: `/hand`.
# en: 901a0bf9
error-table-not-paused = Ottelu ei ole tauolla.
# en: 0c193a9b
error-table-claims-open = Muut voivat vielä siepata viimeksi heitetyn laatan. Yritä uudestaan muutaman sekunnin päästä.
# en: 77595209
error-table-nothing = Valitse ensin jotain.
# en: e289c944
error-table-bad-value = ”{ $value }” ei käy. Valitse jokin näistä: { $allowed }
# en: 43620a21
error-table-takeback-league = Täällä siirtoja ei voi perua: ottelu lasketaan, tai muut pelaavat samat jaot.
# en: 8b467d5f
error-table-takeback-late = Liian myöhäistä: peruttavaa ei enää ole.
# en: c939039c
error-table-takeback-twice = Voit pyytää siirron perumista ottelussa vain { $most } kertaa.
# en: d38dca0d
error-table-asked = Vastaa ensin pöydän kysymykseen: saako viimeisen siirron perua?
# en: bc578f5a
error-table-timed = Tämän pöydän aika on rajattu, joten pelaajat eivät voi pitää taukoa. Illan vetäjä voi keskeyttää koko illan.
# en: 8bdcaddf
error-table-time-up = { event-time-up }
# en: 8912c687
error-table-internal = { error-internal }

### Storage and old messages

# en: 70e3a663
error-storage = En saanut juuri nyt luettua tai tallennettua mitään. Mikään ei ole muuttunut; yritä hetken päästä uudestaan.
# en: 93797209
error-storage-conflict = En tiedä, tallentuiko tuo. Katso pöytää, ennen kuin yrität uudelleen.
# en: eaaaeefc
error-storage-unreachable = En pääse juuri nyt käsiksi muistiini. Mikään ei ole muuttunut; yritä hetken päästä uudestaan.
# en: 15387d19
error-storage-superseded = Olen juuri muuttamassa toiselle koneelle. Mikään ei ole muuttunut; yritä hetken päästä uudestaan.
# en: b67a3254
error-button-old-button = Tuo painike on jo vanhentunut. Oma käsi: `/hand`, pöytä: `/play`.
