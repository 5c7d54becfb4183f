### Peli-illat

# en: 12f4beae
parameter-form = muoto
# en: 00c77541
permission-create_public_threads = Luo julkisia ketjuja

# en: ac3cf25d
command-night =
    .description = Avaa peli-ilta täällä tai katso sen vetäjän sivua
    .game = Mitä pelataan; muuten täällä tavallinen peli
    .form = Kierroksia kaikille (jos et sano) tai areena: vapaana oleva saa pöydän
# en: 7cd1e79d
night-form-swiss = Kierrokset
# en: 991e8d72
night-form-arena = Areena

# en: fac4ef71
night-heading = **Peli-ilta** · { $game }
    -# { $rounds ->
        [0] Kierroksia { $until } asti
        [one] { $rounds } kierros
       *[other] { $rounds } kierrosta
    } · { $seats } pöydässä · enintään { $minutes } min kierros · { $rated ->
        [yes] lasketaan liigaan
       *[no] ei lasketa liigaan
    }{ $duplicate ->
        [yes] { " " }· samat jaot
       *[no] { "" }
    }{ $role ->
        [no] { "" }
       *[other] { " " }· vain { $role }
    }
# en: 650eec5a
night-heading-arena = **Areena** · { $game }
    -# { $until ->
        [no] { $lasts } min
       *[other] { $until } asti
    } · { $seats } pöydässä · enintään { $minutes } min pöytä · { $rated ->
        [yes] lasketaan liigaan
       *[no] ei lasketa liigaan
    }{ $role ->
        [no] { "" }
       *[other] { " " }· vain { $role }
    }
# en: 1045a31a
night-gathering = { $starts ->
        [no] Paina ”{ button-night-in }”. { $host ->
            [no] Moderaattori aloittaa, kun kaikki ovat paikalla.
           *[other] { $host } aloittaa, kun kaikki ovat paikalla.
        }
       *[other] Alkaa { $starts }. Jos painat ”{ button-night-in }”, kutsun sinut silloin, ja vahvistat yhdellä painalluksella.
    }
# en: 1e7b9bd1
night-channels = -# Pöytien kanavat: { $channels }
# en: 0245d45a
night-calling = { $form ->
        [arena] **Nyt alkaa!** Paina ”{ button-night-in }”, niin pääset pelaamaan. Ensimmäiset pöydät avautuvat viimeistään { $time }.
       *[other] **Nyt alkaa!** Paina ”{ button-night-in }”, muuten et saa paikkaa. Aika päättyy { $time }.
    }
# en: fc01dd86
night-break = Kierros { $round } on ohi. Seuraava alkaa { $time } tai kun kaikki ovat painaneet ”{ button-night-ready }” ({ $ready }/{ $count }).
# en: 938a68e7
night-round = **Kierros { $round }{ $rounds ->
        [0] { "" }
       *[other] /{ $rounds }
    }** · aika päättyy { $time }
# en: b9d0fc53
night-open = Avoimia pöytiä: { $open }/{ $tables }
# en: b1d2192b
night-crowded = { $tables ->
        [one] 1 pöytä odottaa vapaata kanavaa.
       *[other] { $tables } pöytää odottaa vapaata kanavaa.
    }
# en: e7d017b3
night-done = Valmiita pöytiä: { $over }/{ $tables }
# en: 49e4fcee
night-arena-on = **Pelatkaa niin monessa pöydässä kuin ehditte.** Aika päättyy { $time }.
# en: c2e8a003
night-arena-last = **Aika on loppu.** Viimeiset pöydät pelataan loppuun.
# en: 1b08e183
night-arena-tables = Pöytiä pelissä: { $count }{ $tables ->
        [no] { "" }
       *[other] { " " }({ $tables }{ $more ->
            [0] { "" }
           *[other] { " " }ja { $more } muuta
        })
    }
# en: 996daff4
night-arena-free = Odottamassa: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }ja { $more } muuta
    }
# en: 24ed4b00
night-away = Poissa: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }ja { $more } muuta
    }. Paina ”{ button-night-in }”, niin saat taas paikan.
# en: 2fed1b17
night-count = { $coming ->
        [0] Mukana: { $count }
       *[other] Mukana: { $count }, vahvistamatta: { $coming }
    }
# en: 979b7dc8
night-rule = -# Ratkaisevaa on, kuinka monta muuta pöytiesi pelaajaa voitat; tasapeli on puolikas. Kun aika loppuu, tietokone pelaa pöytien erät loppuun, ja ne lasketaan. Jos lähdet, luovutat tai olet lopussa poissa, jäät kaikkien jääneiden taakse. Tasatilanteessa edellä on se, jonka vastustajat voittivat useampia (”{ night-others }”).
# en: 25c9df04
night-rule-same = -# Kierroksen kaikki pöydät pelaavat samat jaot. Joka jaossa sinua verrataan niihin, jotka istuvat muualla sinun paikallasi: ratkaisevaa on, montako heistä voitat, prosentteina; tasapeli on puolikas. Kesken jäänyt, myöhässä tullut tai ilman vertailua jäänyt pöytä lasketaan omien sijoitustensa mukaan. Älä katso muiden pöytien peliä ennen kuin omasi on valmis. Jos lähdet, luovutat tai olet lopussa poissa, jäät kaikkien jääneiden taakse. Tasatilanteessa edellä on se, jonka vastustajat voittivat useampia (”{ night-others }”).
# en: 2af57d0a
night-rule-arena = -# Annan pöydän sille, joka on vapaana: täyden heti, minuutin päästä tietokoneiden kanssa. Ratkaisevaa on, kuinka monta muuta pöytiesi pelaajaa voitat; tasapeli on puolikas. Kun pöydän aika loppuu, tietokone pelaa erän loppuun, ja pöytä lasketaan. Jos lähdet, luovutat tai olet lopussa poissa, jäät kaikkien jääneiden taakse. Aikaisin luovutettua pöytää ei lasketa kenellekään, ja luovuttaja odottaa seuraavaa pidempään. Tasatilanteessa edellä on se, joka tarvitsi vähemmän pöytiä.
# en: 4139734f
night-promise = -# Kierroksen { $round } sinetti: `{ $promise }`
# en: 139de695
night-paused = **Tauko.**
# en: 6c068965
night-over = { $why ->
        [few] Peli-ilta on ohi: paikalla on liian vähän väkeä.
        [host] Peli-ilta lopetettiin.
       *[played] Peli-ilta on ohi.
    }
# en: ccf32fba
night-winner = { $best ->
        [people] 🏆 Paras ihmisistä: { $names }. Tietokone voitti useammin.
       *[all] { $count ->
            [one] 🏆 { $names } voittaa!
           *[other] 🏆 { $names } jakavat voiton!
        }
    }
# en: b276033c
night-trouble-forbidden = { $given ->
        [yes] En pääse pöytien kanavalle, tai en saa kirjoittaa sinne. Tarkista oikeuteni; yritän uudelleen.
       *[no] En voi juuri nyt avata ketjuja tänne. Tarkista oikeuteni tällä kanavalla; yritän uudelleen.
    }
# en: 46da895e
night-trouble-threads-full = Palvelimella on avoinna niin monta ketjua kuin Discord sallii. Jatkan, kun niitä arkistoidaan.
# en: f3d35dd0
night-trouble-channels-taken = Tämän illan kanavalla on toinen pöytä. Jatkan siellä, kun se on ohi.
# en: cff117c3
night-trouble-busy = Discord on juuri nyt hidas. Jatkan heti kun voin.
# en: 7877a3f8
night-trouble-refused = Discord ei suostu siihen, mitä pyysin. Yritän pian uudestaan.

# en: e18192dd
night-call = { $form ->
        [arena] { $names }: areena alkaa! Painakaa ”{ button-night-in }”, niin pääsette pelaamaan. Ensimmäiset pöydät avautuvat viimeistään { $time }.
       *[other] { $names }: peli-ilta alkaa! Painakaa ”{ button-night-in }”, muuten ette saa paikkaa. Aika päättyy { $time }.
    }
# en: e69898e6
night-table = { $round ->
        [0] Pöytä { $number }
       *[other] Kierros { $round }, pöytä { $number }
    }: { $names }{ $computers ->
        [0] { "" }
        [one] { " " }ja tietokone
       *[other] { " " }ja { $computers } tietokonetta
    }
# en: f9363088
night-thread = { $round ->
        [0] Pöytä { $number }
       *[other] Kierros { $round }, pöytä { $number }
    }

# en: b5e250d5
button-night-in = Mukana
# en: 16bfb063
button-night-out = En tule
# en: 78a37194
button-night-ready = Valmis
# en: f73ad51d
button-night-table = Pöytääni
# en: e1c9c9d8
button-night-place = Sijani
# en: d327f02f
button-night-host = Vetäjä
# en: f8b7e9f4
button-night-host-next = Aloita kierros { $round }
# en: 143949b4
button-night-host-next-arena = Aloita nyt
# en: 69b20261
button-night-host-pause = Tauko
# en: 4832f303
button-night-host-resume = Jatka
# en: 84fb041e
button-night-host-late = Myöhästyneet pöytään
# en: 56a5af7d
button-night-host-late-arena = Odottavat pöytään
# en: 99c90d27
button-night-host-end = Lopeta ilta
# en: c7fde0d1
button-night-host-sure = Kyllä, lopeta
# en: 593e0d14
button-night-host-back = Takaisin
# en: bc0d4dc6
button-night-host-more = Lisää ihmisiä
# en: 2ac430aa
button-night-host-settings = Asetukset
# en: 841c4508
button-night-host-people = Ihmiset
# en: 9758feab
button-night-host-times = Ajat ja paikat
# en: 3bf081ee
button-night-host-same = Samat jaot: { $on ->
        [yes] on
       *[no] ei
    }

# en: 9b2497f1
night-title = Peli-ilta
# en: 6cf8ba98
night-title-arena = Areena
# en: 4f900e9f
night-after = { $game } · kierros { $round } pelattu
# en: c142df90
night-after-arena = { $game } · { $tables ->
        [one] { $tables } pöytä pelattu
       *[other] { $tables } pöytää pelattu
    }
# en: 3ef29bce
night-others = Vastustajat
# en: c0680e7a
night-beat = { $beaten }/{ $total }
# en: cb07976f
night-percent = { $percent } %
# en: 8bd07772
night-beaten = Voitetut
# en: 7144f83e
night-alt-guests = { $count } mukana: { $names }
# en: 82920dd9
night-alt = Tilanne: { $rows }
# en: b1c5b79e
night-alt-row = { $place }. { $name }{ $own ->
        [yes] { " " }(sinä)
       *[no] { "" }
    }: voitti { $beat }{ $tie ->
        [none] { "" }
       *[told] , vastustajat { $tie }
    }

# en: 8679497b
night-is-in = { $kind ->
        [coming] Olet mukana. Kutsun sinut, kun alkaa.
        [late] Olet mukana seuraavasta kierroksesta, tai aiemmin, jos vetäjä antaa paikan.
        [arena] Olet mukana. Saat pöydän heti, kun muita on vapaana.
        [last] Olet mukana, mutta aika on loppu: vain viimeiset pöydät pelaavat vielä.
       *[here] Olet mukana.
    }
# en: 67da1fc9
night-is-out = { $playing ->
        [yes] Et ole mukana seuraavasta kierroksesta alkaen. Ottelusi jatkuu: pelaa se loppuun tai poistu siellä.
        [arena] Et ole enää mukana. Ottelusi jatkuu: pelaa se loppuun tai poistu siellä.
       *[no] Et ole enää mukana.
    }
# en: 3123769e
night-is-ready = Olet valmis. Seuraava kierros alkaa, kun kaikki ovat.
# en: 02c13cff
night-file = Tulosluettelo tiedostona, pelaajia { $count }.
# en: aceaf13d
night-way = Pöytäsi: { $place }
# en: a95aaf5d
night-place = { $met ->
        [0] Sijasi: { $place }/{ $count }. Voitit: { $beat }.
       *[other] Sijasi: { $place }/{ $count }. Voitit: { $beat }. Olet kohdannut: { $names }.
    }
# en: 82a6db77
night-place-arena = Sijasi: { $place }/{ $count }. Voitit: { $beat }, pöydät: { $tables }.
# en: 245883ae
night-unplaced = Sinulla ei ole vielä sijaa: et ole pelannut.
# en: 166d36bd
night-host-waits = { $starts ->
        [no] Muut painavat ”{ button-night-in }”, sitten sinä aloitat.
       *[other] Alkaa { $starts }, tai kun sanot.
    }
# en: 036a4f8e
night-host-unready = Ei vielä valmiina: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }ja { $more } muuta
    }
# en: 17bb2464
night-host-sure = Lopetetaanko peli-ilta? Kesken olevat pöydät lasketaan nykytilanteen mukaan.
# en: bbac5129
night-pick-table = Lopeta pöytä nykytilanteeseen
# en: 9a1b296d
night-pick-out = Poista joku
# en: c2646a66
night-pick-length = Ottelun pituus
# en: cd769188
night-pick-seats = Paikkoja pöydässä
# en: 1c4de24b
night-pick-rounds = Kierrosten määrä
# en: ff802b13
night-seats = { $seats } pöydässä
# en: 928290d2
night-rounds = { $rounds ->
        [one] { $rounds } kierros
       *[other] { $rounds } kierrosta
    }
# en: 1be9b221
night-form-title = Ajat ja paikat
# en: c1d7fb32
night-line-at = Alkaa
    .about = Esimerkiksi 20:00 tai 2026-12-31 20:00. Tyhjä: kun sanot.
# en: 3bfdf0f0
night-line-until = { $form ->
        [arena] Uusia pöytiä asti
       *[swiss] Uusia kierroksia asti
    }
    .about = Esimerkiksi 22:30. Tyhjä: kierrosten määrän mukaan, areenassa 90 minuuttia.
# en: a7f5ce72
night-line-minutes = { $form ->
        [arena] Minuutteja pöytään enintään
       *[swiss] Minuutteja kierrokseen enintään
    }
    .about = Tyhjä: kaksi kertaa niin kauan kuin sellainen ottelu kestää.
# en: c0075e34
night-line-role = Vain roolille
    .about = Roolin nimi. Tyhjä: kaikille.
# en: b1c2f6ef
night-line-channels = Kanavat ketjujen sijaan
    .about = Esimerkiksi #pöytä-1 #pöytä-2. Tyhjä: oma ketju joka pöydälle.

# en: c98d4cbf
night-hosts = Peli-illan vetäjä voi olla vain se, joka saa hallita täällä viestejä tai tapahtumia.
# en: dee84906
night-place-text = Peli-ilta tarvitsee tekstikanavan, ei ketjua: avaan joka pöydälle oman ketjun.
# en: 07382e4e
night-threads = Avaan joka pöydälle ketjun, ja täällä minulta puuttuu: { $missing }. Anna se tällä kanavalla tai [lisää minut uudelleen sen kanssa]({ $link }). Tai nimeä kanavat, joilla pelataan: paina ”{ button-night-host }”, sitten ”{ button-night-host-times }”.
# en: c5a2e25e
night-channels-text = ”{ $words }” ei ole kanava. Kirjoita ne näin: #pöytä-1 #pöytä-2.
# en: 0d71c5ee
night-channels-twice = Nimesit kahdesti kanavan { $channel }. Kanavalla on yksi pöytä kerrallaan.
# en: 15d68fd5
night-channels-most = Enintään { $most } kanavaa, kiitos.
# en: 959df95f
night-channel-unknown = En löydä tältä palvelimelta kanavaa { $channel }. Nimeä kanavia, jotka näen.
# en: 53e408af
night-channel-own = Peli-illan sivu on kanavalla { $channel }. Nimeä pöydille muita kanavia.
# en: 5b980767
night-channel-text = { $channel } ei ole tekstikanava. Nimeä tekstikanavia, ei ketjuja.
# en: c36ae89b
night-channel-hidden = Et saa kirjoittaa kanavalle { $channel }. Nimeä kanavia, joille saat.
# en: 2e561768
night-channel-missing = Kanavalla { $channel } minulta puuttuu: { $missing }. Anna se siellä tai jätä kanava pois.
# en: 4dd399e6
night-channel-night = { $channel } on toisen peli-illan kanava. Jätä se pois tai odota, että se ilta on ohi.
# en: 39cf722e
night-channel-table = Kanavalla { $channel } on pöytä. Jätä kanava pois tai odota, että pöytä on ohi.
# en: 5bb66808
night-role = Tämä peli-ilta on vain roolille { $role }.
# en: 488d84ba
night-minutes = Niin monta minuuttia ei käy: { $least }–{ $most }.
# en: 0f54a972
night-role-unknown = En löydä täältä yhtä roolia ”{ $role }”. Kirjoita sen nimi tai tunnus.
# en: f19d937c
night-no-seat = Et ole juuri nyt missään pöydässä.
# en: ed718d60
night-soon = { $waits ->
        [yes] Pöytäsi odottaa vapaata kanavaa. Mainitsen sinut, kun se avautuu.
       *[other] Pöytäsi avautuu hetken päästä.
    }
# en: f0d0efd9
error-league-night-over = Tämä peli-ilta on ohi.
# en: c0d58875
error-league-night-full = Mukana on jo { $most }, enempää ei mahdu.
# en: 12ff3c19
error-league-night-not-in = Et ole mukana tässä peli-illassa.
# en: 4bb4756c
error-league-night-no-break = Sen voi tehdä vain kierrosten välissä.
# en: dd8018af
error-league-night-no-round = Kierros ei ole käynnissä.
# en: b3e35a8a
error-league-night-none-late = Kukaan ei odota: kaikilla on pöytä.
# en: c54fc5ec
error-league-night-running = Kierros on käynnissä. Lopeta ensin sen pöydät tai odota niitä.
# en: da0a4fde
error-league-night-few = Mukana on oltava vähintään { $fewest }.
# en: e3b451a0
error-league-night-paused = Peli-ilta on tauolla.
# en: b600fa76
error-league-night-not-paused = Peli-ilta ei ole tauolla.
# en: e04f0d2d
error-league-night-no-table = Se pöytä on jo valmis.
# en: 232a85ef
error-league-night-here = Tällä kanavalla on jo peli-ilta.
# en: 8baa937d
error-league-night-past = Aika ei kelpaa: se on mennyt, liian kaukana, tai loppu on ennen alkua.
# en: e853b150
error-league-night-time = ”{ $text }” ei ole kellonaika. Kirjoita näin: 20:30 tai 2026-12-31 20:30.
# en: 3e5f28e0
night-event-name = Peli-ilta: { $game }
# en: f3790ef0
night-event-name-arena = Areena: { $game }
# en: 24c1b43c
night-event-about = Ilmoittaudu kanavalla: { $place }
# en: c90c2c52
night-event = Se on [palvelimen tapahtumissa](<{ $link }>).
# en: d1d91ebe
night-no-events = -# Se voisi olla myös palvelimen tapahtumissa. Anna minulle **Luo tapahtumia** tai [lisää minut uudelleen sen kanssa]({ $link }).
# en: bc8d36a0
error-league-night-arena = Areenassa ei ole kierroksia: annan pöydän sille, joka on vapaana.
# en: 5f05d48b
error-league-night-begun = Peli-ilta on alkanut, joten asetukset pysyvät.
# en: 7a11bd17
error-league-night-rated = Ihmisiä on jo mukana, joten iltaa ei enää voi laskea liigaan.
# en: d72f2384
error-league-night-planned = Aika on sovittu ja pysyy. Lopeta tämä ilta ja avaa uusi.
