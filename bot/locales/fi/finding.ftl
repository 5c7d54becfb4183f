# Pelaajien löytäminen: `/notify`, kutsut aulasta, haasteet, ja aula, jossa joku odottaa yksin.

### Komentojen luettelossa

# en: 79bed24b
parameter-quiet = hiljaa
# en: fa712aff
parameter-zone = aikavyöhyke
# en: 12b7a432
parameter-role = rooli
# en: 382a2eb5
parameter-against = vastaan
# en: fae58eeb
command-notify =
    .description = Saa kutsu, kun pelaajia etsitään
    .zone = Aikavyöhykkeesi, esimerkiksi Helsinki; muuten palvelimen
# en: b7b7f320
command-notify-on =
    .description = Kutsu minut tällä palvelimella, kun pelaajia etsitään
    .game = Peli, johon minut kutsutaan; kaikkiin, jos et nimeä mitään
    .quiet = Milloin minua ei kutsuta, esimerkiksi 22:00-07:00
# en: 42b036e6
command-notify-off =
    .description = Älä kutsu minua enää tällä palvelimella
# en: 6985d309
command-notify-block =
    .description = Älä anna jonkun kutsua tai haastaa sinua tällä palvelimella
    .person = Kuka
# en: 474098d8
command-notify-unblock =
    .description = Anna jonkun taas kutsua ja haastaa sinut tällä palvelimella
    .person = Kuka
# en: 6a04ab42
command-notify-callers =
    .description = Päätä, kuka saa kutsua pelaajia tällä palvelimella
    .who = Kuka saa
    .role = Rooli, jos vain sen jäsenet saavat
    .everybody = Kaikki
    .host = Pöydän vetäjä
    .moderators = Moderaattorit
# en: d287faa3
menu-play = Pelaa…
# en: 6e993a3a
menu-card = Kortti…

### Vastaukset komentoon /notify

# en: 61eadab8
notify-on =
    { $which ->
        [all] Sinut kutsutaan tällä palvelimella, kun pelaajia etsitään, kaikkiin peleihin.
       *[some] Sinut kutsutaan tällä palvelimella, kun pelaajia etsitään näihin: { $games }.
    }
# en: ca061384
notify-quiet = Kukaan ei kutsu sinua tällä välillä: { $begin }–{ $end } ({ $zone }).
# en: 999bd8a9
notify-often = -# Enintään kerran tunnissa. `/notify off` lopettaa sen.
# en: 472b2c34
notify-off = Sinua ei enää kutsuta tällä palvelimella.
# en: 370bb8bd
notify-off-already = Sinua ei kutsuta tällä palvelimella. Pyydä sitä komennolla `/notify on`.
# en: 6b8204fb
notify-quiet-wrong = En osaa lukea tätä hiljaisena aikana: ”{ $hours }”. Kirjoita kaksi eri aikaa, esimerkiksi 22:00-07:00.
# en: 1894a9ec
notify-blocked = { $name } ei voi enää kutsua tai haastaa sinua tällä palvelimella.
# en: dd1e059f
notify-blocked-already = { $name } on jo estettynä sinulla tällä palvelimella.
# en: 63e5f4e9
notify-unblocked = { $name } voi taas kutsua ja haastaa sinut tällä palvelimella.
# en: 71957b2e
notify-unblocked-already = { $name } ei ole estettynä sinulla tällä palvelimella.
# en: 71c4ebc7
notify-self = Se olet sinä. Valitse joku muu.
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Nyt kaikki saavat kutsua pelaajia tällä palvelimella.
        [host] Nyt vain pöydän vetäjä saa kutsua pelaajia tällä palvelimella.
        [moderators] Nyt vain moderaattorit saavat kutsua pelaajia tällä palvelimella.
       *[role] Nyt vain tämän roolin jäsenet saavat kutsua pelaajia tällä palvelimella: { $role }.
    }
# en: 21018fdd
callers-which = Kerro, kuka saa kutsua pelaajia: valitse luettelosta tai valitse rooli.

### Kutsu aulasta

# en: 113573e8
button-call-players = Kutsu pelaajia
# en: 5ee30d6e
button-notify-off = Älä kutsu minua
# en: c052baf6
call-post = { $names }, pelaajia etsitään: { $game } · [pöytä]({ $link })
# en: 788d70cf
call-why = -# Sinut kutsutaan, koska pyysit sitä komennolla `/notify on`.
# en: e76b39cf
call-done =
    { $count ->
        [one] { $count } henkilö kutsuttiin.
       *[other] { $count } henkilöä kutsuttiin.
    }
# en: 50983ddb
call-may-not =
    { $who ->
        [host] Vain pöydän vetäjä saa kutsua pelaajia tällä palvelimella.
        [moderators] Vain moderaattorit saavat kutsua pelaajia tällä palvelimella.
       *[role] Vain tämän roolin jäsenet saavat kutsua pelaajia tällä palvelimella: { $role }.
    }
# en: 8a99f970
call-rests = Tällä kanavalla kutsuttiin pelaajia hetki sitten. Voit kutsua taas { $time }.
# en: fbbcfa4b
call-nobody = Juuri nyt ei ole ketään kutsuttavaa. Kutsuja pyydetään komennolla `/notify on`.
# en: 0e5a3e2f
call-fixture = Tässä pöydässä pelataan ottelupari: vain sen pelaajat voivat istua täällä.
# en: 5c35e452
call-failed = En voi kirjoittaa tänne juuri nyt, joten ketään ei kutsuttu. Yritä hetken päästä uudelleen.

### Haaste

# en: e1004dab
button-decline = En nyt
# en: f63fc08d
challenge-post = { $player }, { $name } haluaa pelata kanssasi: { $game }. Paikkaasi pidetään, kunnes kello on { $time } · [pöytä]({ $link })
# en: d1fbf60a
challenge-done = Pöytä on auki, ja paikkaa pidetään kymmenen minuuttia. Sitä odottaa { $name }.
# en: b1e87cbe
challenge-self = Et voi haastaa itseäsi. Nimeä joku muu tai avaa pöytä komennolla `/play`.
# en: 4cabc956
challenge-bot = { $name } on botti. Aulan painike ”{ button-computer }” tuo tietokonepelaajan.
# en: 13998152
challenge-no-member = { $name } ei ole tällä palvelimella.
# en: 087d8538
challenge-unseen = { $name } ei näe tätä kanavaa.
# en: ddae0f26
challenge-blocked = { $name } ei ota sinulta haasteita vastaan tällä palvelimella.
# en: 60c492e2
challenge-rests = { $name } haastettiin hetki sitten. Voit haastaa taas { $time }.
# en: f60027e9
challenge-fixture = Otteluparilla on omat pelaajansa. Jätä toinen pois: ottelupari tai kenen kanssa pelaat.
# en: 1b7d216e
challenge-failed = En voi kirjoittaa tänne juuri nyt, joten { $name } ei saanut kutsua. Paikkaa pidetään silti.
# en: 3f7c85ac
error-table-seat-kept = Viimeistä vapaata paikkaa pidetään jollekulle. Jos hän ei tule, se vapautuu muutamassa minuutissa.
# en: 91b69091
error-table-not-kept = Sinulle ei enää pidetä paikkaa täällä. Liity, jos jokin on vapaana.

### Aulassa

# en: 27e3c1ef
lobby-kept =
    { $count ->
        [one] Paikkaa odottaa { $names }, { $time } asti
       *[other] Paikkaa odottavat { $names }, { $time } asti
    }
# en: 8031208b
lobby-declined = { $name } ei voi pelata nyt.
# en: 280fb65c
lobby-lonely = Eikö täällä ole vielä ketään? Pelaa tietokoneen kanssa, kokeile päivän jakoa tai kutsu pelaajia.
