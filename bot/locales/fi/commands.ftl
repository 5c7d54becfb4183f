# What Discord shows while somebody types a slash command. Names of commands are English; options and descriptions are not.

### Names of what a command takes: small letters, digits and hyphens, no blanks, at most 32 letters

# en: 98c65111
parameter-game = peli
# en: 140afd56
parameter-table = taulukko
# en: a9f47a8b
parameter-result = tulos
# en: c3adfdce
parameter-fixture = ottelupari
# en: bb34a7c7
parameter-match = ottelu
# en: 785d4ef4
parameter-season = kausi
# en: 5704b078
parameter-division = divisioona
# en: 042038f9
parameter-sort = järjestys
# en: 613e3b2e
parameter-who = kuka
# en: ed1ffd1f
parameter-one = yksi
# en: ff063cd2
parameter-other = toinen
# en: 87bf03fa
parameter-where = kohde
# en: 3887f6fb
parameter-length = pituus
# en: 6c2cb104
parameter-clock = miettimisaika
# en: d0a84e1c
parameter-helping = apu
# en: 71a3a9b0
parameter-takeback = peruminen
# en: e709f9a1
parameter-options = asetukset
# en: aa06a7c3
parameter-reset = tyhjennä
# en: 9825b4bc
parameter-name = nimi
# en: 8d6fbdb5
parameter-until = päättyy
# en: 6b2d66de
parameter-divisions = divisioonat
# en: 00e11c6d
parameter-moves = siirtyvät
# en: 64172246
parameter-person = pelaaja
# en: e50796bd
parameter-number = numero
# en: 3545669b
parameter-player = pelaaja
# en: 5fa9e7be
parameter-players = pelaajat
# en: 037acdb9
parameter-team = joukkue
# en: f9b12784
parameter-rounds = kierrokset
# en: 6c3c65a7
parameter-seats = paikat
# en: 0c0896fb
parameter-days = päivät
# en: 083995a3
parameter-duplicate = samat_jaot
# en: e3f7e173
parameter-together = kaikki
# en: dbcba199
parameter-daily = päivittäin
# en: f32de11a
parameter-winner = voittaja
# en: 4f046a2a
parameter-which = mitkä
# en: eac0047a
parameter-switch = tila
# en: 4688d4e9
parameter-what = mikä
# en: 27da0293
parameter-reason = syy
# en: 0c4df2c5
parameter-places = sijat
# en: 9eecb9b9
parameter-totals = pisteet
# en: f4e39716
parameter-date = päivä
# en: 61d04123
parameter-first = ensimmäinen
# en: b4ae8a8f
parameter-second = toinen
# en: f5ca750a
parameter-third = kolmas
# en: 6b664371
parameter-fourth = neljäs
# en: 9d32e750
parameter-fifth = viides
# en: 66dad22c
parameter-sixth = kuudes
# en: 0d189d7e
parameter-member = jäsen
# en: 93bd8891
parameter-into = tiliin

### Descriptions of commands and of what they take: at most 100 letters each, of which a phone shows about 45

# en: 46f51b1c
command-play =
    .description = Avaa pöytä tälle kanavalle tai etsi avoin pöytä
    .game = Peli (oletus: täällä tavallinen)
    .fixture = Liigaottelusi
    .against = Kenen kanssa pelaat: paikkaa pidetään kymmenen minuuttia
# en: 95dcc729
command-hand =
    .description = Näytä kätesi; vain sinä näet sen
# en: d86bc9a2
command-mine =
    .description = Omat sivusi: sinua odottavat pöydät, kutsut ja vuorot, poissaolot, kortti, tiedot
# en: 0826ebad
command-table =
    .description = Pöydän valikko: tauko, poistuminen, luovutus, ääni lopettamiselle, tuo alas
# en: ea1e07ba
command-daily =
    .description = Pelaa päivän jako: yksi yritys, kaikille sama
    .game = Muu peli kuin päivän peli
    .table = Näytä taulukko
# en: 06cab77c
command-learn =
    .description = Opi peli kolmen minuutin oppitunnilla
    .game = Peli (oletus: täällä pelattava)
# en: d857f115
command-rules =
    .description = Lue pelin säännöt
    .game = Peli (oletus: täällä pelattava)
# en: cc21d63b
command-help =
    .description = Näin pelataan
# en: 7bda0fb9
command-replay =
    .description = Katso päättynyt ottelu, sen analyysi ja sekoitus; vain sinä näet sen
    .match = Ottelu tai päivän jako (oletus: täällä viimeksi pelattu)
# en: 127fb9bb
command-league =
    .description = Tämän palvelimen liiga
    .game = Peli (oletus: kaikki)
    .season = Kausi (oletus: nykyinen)
    .who = Pelaaja (oletus: sinä)
# en: b6ccf4c9
command-league-table =
    .description = Näytä, kuka johtaa liigaa
    .sort = Järjestys (oletus: pisteet)
    .division = Divisioona (oletus: kaikki)
# en: 6647b290
command-league-player =
    .description = Näytä pelaajan kortti: ratingin kehitys, pelit, vastustajat, ennätykset
    .season = Kausi (oletus: kautta aikojen)
# en: 3b7d130c
command-league-versus =
    .description = Vertaa kahta pelaajaa
    .one = Pelaaja
    .other = Toinen pelaaja (oletus: sinä)
# en: 4bec4291
command-league-history =
    .description = Näytä pelatut ottelut ja niiden vaikutus ratingiin
    .who = Pelaaja (oletus: kaikki)
# en: 0b3f308c
command-manage-rules =
    .description = Katso tai muuta, mitä ottelulta vaaditaan liigassa
    .where = Minkä säännöt näytetään tai muutetaan
    .league = liiga
    .season = nykyinen kausi
    .fixture = Tai yhden otteluparin
    .game = Peli tai pelipohja
    .length = Ottelun pituus
    .clock = Miettimisaika
    .helping = Salli tietokoneen apu
    .takeback = Saako siirron perua, jos kaikki suostuvat
    .options = Pelin asetukset, kuten target=150, scoring=own
    .reset = Tyhjennä tässä asetetut säännöt
# en: df8fdfca
command-manage-results-pending =
    .description = Näytä vahvistusta odottavat tulokset
# en: b417f030
command-manage =
    .description = Hallitse liigaa: tulokset, pelaajat, kaudet, otteluparit
    .reason = Syy valvontalokiin
# en: 0f63cdb1
command-manage-results =
    .description = Lisää, korjaa, poista ja vahvista tuloksia
# en: 77d222fd
command-manage-players =
    .description = Sulje pelaajia liigasta tai yhdistä kaksi tiliä
# en: 21935476
command-manage-season =
    .description = Aloita, päätä ja korjaa kausia
# en: e5c209b9
command-manage-season-start =
    .description = Aloita kausi
    .name = Kauden nimi
    .until = Viimeinen päivä, kuten 2026-12-31 (oletus: kunnes joku päättää kauden)
    .divisions = Divisioonien määrä (oletus: ei divisioonia)
    .moves = Montako pelaajaa lopussa nousee ja putoaa (oletus: 1)
# en: 8f4bd9c4
command-manage-season-division =
    .description = Siirrä pelaaja toiseen divisioonaan
    .person = Pelaaja
    .number = Divisioona (1 on ylin)
# en: 28964d69
command-manage-season-end =
    .description = Päätä kausi ja julkaise lopputaulukko
# en: 2d0fe212
command-manage-season-reopen =
    .description = Korjaa kauden lopputaulukko ja julkaise se uudestaan
    .season = Kausi
# en: bf25d944
command-settings =
    .description = Aseta, miten uudet pöydät alkavat, ja kieli
    .where = Koko palvelin vai vain tämä kanava
    .server = koko palvelin
    .channel = vain tämä kanava

### Answers to commands, in private: a sentence or two

# en: c4a2c7d4
command-old = Tämä komento on vanhemmasta versiostani. Discord saa uuden hetken päästä. Yritä silloin uudestaan.
# en: 70e7f0d4
command-value = En saa selvää valinnasta `{ $option }`. Valitse jokin ehdotuksista tai kirjoita se uudestaan.
# en: d2d38c7b
play-opened = Pöytäsi on auki. Kun kaikki ovat mukana, paina **{ $start }**.
# en: 43a4c0ab
play-taken = Täällä on jo pöytä: { $link }. Ketjuihin mahtuu lisää.
# en: 8e0b3f9f
place-wrong-place = Voit pelata vain palvelimen kanavilla ja ketjuissa. Foorumilla pelaa viestiketjun sisällä.
# en: a2a0ce40
only-in-server = Se onnistuu vain palvelimella, jolla olen. Täällä voit käyttää näitä: `/daily`, `/learn`, `/rules` ja `/help`.
# en: ebd9a109
place-not-added = En ole tässä yksityisessä ketjussa. Lisää minut mainitsemalla minut täällä ja yritä uudestaan.
# en: 7892e03a
place-locked = Tämä ketju on lukittu, joten en voi kirjoittaa tänne. Moderaattori voi avata sen.
# en: 834f9885
place-missing = En voi näyttää pöytää täällä. Puuttuvat oikeudet: { $missing }. Kanavan ylläpitäjä voi antaa ne.
# en: d4445832
permission-read_messages = Näytä kanava
# en: c465b3bb
permission-send_messages = Lähetä viestejä
# en: dba8a473
permission-send_messages_in_threads = Lähetä viestejä ketjuissa
# en: 764bd731
permission-attach_files = Liitä tiedostoja
# en: 73dddf6f
permission-read_message_history = Lue viestihistoriaa
# en: 59a44c7f
match-none = Tällä kanavalla ei ole vielä päättynyt yhtään ottelua.
# en: 1cd15fe9
match-unrecorded = Se ottelu on kirjattu käsin, joten pöytäkirjaa ei ole.
# en: 249e33f1
settings-saved =
    { $place ->
        [channel] Tallennettu tälle kanavalle: { $what }.
       *[server] Tallennettu koko palvelimelle: { $what }.
    }
# en: d93efe94
settings-figures-wrong = Anna jokaiselle hahmolle oma nimi, enintään 24 merkkiä.
# en: a373f52a
settings-value-wrong = Sitä asetusta ei enää ole. Avaa `/settings` uudestaan.

### Personal data: questions and answers in private; buttons 20 letters

# en: 55538a10
mydata-here = Tässä on kaikki, mitä tallennan sinusta.
# en: 7d162328
button-mydata-export = Lähetä tietoni
# en: d5f8313b
button-mydata-delete = Poista tietoni…
# en: b061878a
mydata-alone = -# Pöytäsi, kutsusi ja korttisi pysyvät palvelimellaan: `/mine` näyttää ne siellä.
# en: 49b90198
mydata-no-file = En voi liittää tänne tiedostoja. Lähetä `/mine` minulle yksityisviestinä.
# en: 5aaffc4d
mydata-ask =
    Poistetaanko kaikki, mitä tallennan sinusta? Päättyneet ottelusi säilyvät muille ilman tunnustasi ja nimeäsi, samoin sanat, joilla katkaisit. Myös pääsykielto liigaan säilyy: tunnuksestasi jää sekoitettu muoto, josta ei pääse takaisin kehenkään, kunnes moderaattori kumoaa kiellon.{ $database ->
        [server] {" "}Viimeiset jäljet katoavat, kun tietokantapalvelin on siivonnut ne ja sen vanhat varmuuskopiot on poistettu.
       *[file] { "" }
    } Jos olet ottelussa, tietokone jatkaa paikallasi.
# en: 23f7f0b5
button-forget-me = Kyllä, poista
# en: 06495866
mydata-kept = Mitään ei poistettu.
# en: 8227317b
mydata-gone =
    Kaikki tietosi on poistettu.{ $results ->
        [0] { "" }
        [one] {" "}1 päättynyt ottelu säilyy ilman nimeäsi.
       *[other] {" "}{ $results } päättynyttä ottelua säilyy ilman nimeäsi.
    }{ $erased ->
        [soon] {" "}Viimeisetkin jäljet tiedostossani kirjoitetaan yli vuorokauden kuluessa.
        [later] {" "}Viimeiset jäljet katoavat, kun tietokantapalvelin on siivonnut ne ja sen vanhat varmuuskopiot on poistettu.
       *[yes] { "" }
    }{ $bans ->
        [0] { "" }
       *[other] {" "}Pääsykieltosi liigaan säilyvät tunnuksesi sekoitetussa muodossa.
    }
# en: 7e495151
mydata-going =
    Tietojasi poistetaan. Joidenkin palvelinten tietoihin en juuri nyt pääse käsiksi; poistan ne heti kun voin, eikä sinun tarvitse pyytää uudelleen.

### A hand that Discord will not let us change any more, and places without a table

# en: 55eb78c3
panel-asleep = 💤 Tämä näkymä ei enää päivity. Uuden saat näin: `/hand`.

# en: 4f11dd2f
table-none-here = Täällä ei ole pöytää. Avaa sellainen: `/play`.
# en: b0663f38
table-elsewhere = Täällä ei ole pöytää. Pelaat täällä: { $channel }.
