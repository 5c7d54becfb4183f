# Pelaajien löytäminen: kutsut aulasta, haasteet, ja aula, jossa joku odottaa yksin.

### Komentojen luettelossa

# en: 382a2eb5
parameter-against = vastaan
# en: d287faa3
menu-play = Pelaa…
# en: 6e993a3a
menu-card = Kortti…

### /mine: calls and turns, and answers there

# en: 6056108b
notify-on =
    { $which ->
        [all] Kun pelaajia etsitään, kutsun sinut kaikkiin peleihin, enintään kerran tunnissa.
       *[some] Kun pelaajia etsitään, kutsun sinut näihin peleihin, enintään kerran tunnissa: { $games }.
    }
# en: 53445b67
notify-none = En kutsu sinua, kun pelaajia etsitään.
# en: 4a3b6dfe
notify-games-menu = Kutsu minut näihin peleihin…
# en: 858688d2
button-call-me = Kutsu kaikkiin
# en: e285931c
button-blocks = Estetyt
# en: 472b2c34
notify-off = Sinua ei enää kutsuta tällä palvelimella.
# en: cb22bb99
notify-off-already = Sinua ei kutsuta tällä palvelimella. Komennon `/mine` painike ”{ button-my-calls }” muuttaa sen.
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
# en: b74fd0bb
blocks =
    { $some ->
        [yes] {"**"}Estetyt:** { $names }{ $more ->
            [0] { "" }
           *[other] {" "}ja { $more } muuta
        }
       *[no] Et ole estänyt ketään.
    }
    Estämäsi ihminen ei voi kutsua tai haastaa sinua tällä palvelimella, eikä saa tietää estosta.
# en: 754947cb
block-menu = Estä joku…
# en: 4399f5f2
unblock-menu = Poista esto…
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Nyt kaikki saavat kutsua pelaajia tällä palvelimella.
        [host] Nyt vain pöydän vetäjä saa kutsua pelaajia tällä palvelimella.
        [moderators] Nyt vain moderaattorit saavat kutsua pelaajia tällä palvelimella.
       *[role] Nyt vain tämän roolin jäsenet saavat kutsua pelaajia tällä palvelimella: { $role }.
    }
# en: 01ff25e4
callers-menu = Kuka saa kutsua pelaajia
# en: 2fbacb07
callers-choice =
    { $who ->
        [everybody] Kaikki
        [host] Pöydän vetäjä
       *[moderators] Moderaattorit
    }
# en: 27a89b1f
callers-role-menu = Tai vain tämän roolin jäsenet…

### Kutsu aulasta

# en: 113573e8
button-call-players = Kutsu pelaajia
# en: 5ee30d6e
button-notify-off = Älä kutsu minua
# en: c052baf6
call-post = { $names }, pelaajia etsitään: { $game } · [pöytä]({ $link })
# en: 20e988fd
call-seat =
    { $names }, yksi paikka on vapaana: { $game }, { $number }. erä · [pöytä]({ $link })
    -# Pisteet: { $score }. Vapaana: { $free }.{ $league ->
        [yes] {" "}{ seat-league }
       *[no] { "" }
    }
# en: 292d905b
seat-league = Liigassa ottelua ei lasketa sinulle.
# en: e0ffb7ba
button-take = Ota paikka
# en: 1b06e277
call-ended =
    { $how ->
        [taken] Kaikki paikat on otettu.
        [late] Kukaan muu ei tullut, joten kutsu päättyi.
       *[over] Pelaajia ei enää etsitä.
    }
# en: aa579440
call-why = -# Sinut kutsutaan, koska pyysit sitä komennolla `/mine`.
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
# en: bb13ffcb
call-nobody = Juuri nyt ei ole ketään kutsuttavaa. Kutsuja pyydetään komennolla `/mine`.
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
