# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile } mihin vain sopii
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = Ota poistokortti, jos siitä tulee yhdistelmä
# en: 5ea92020
intention-take-note = Se pelataan heti pöytään, ja kallein korttisi heitetään pois.
# en: 54efd1d3
plan-line = ⏳ Suunnitelma: { $plan }.
# en: 768b8ea7
plan-else = { $first }, muuten { $then }
# en: b4cc9138
plan-nothing = Seuraavaa vuoroasi ei ole suunniteltu.
# en: b70333ac
plan-about = -# Kun vuorosi tulee, näistä pelataan heti ensimmäinen, joka vielä käy. Jos mikään ei käy, sinulta kysytään kuten ennenkin. Kukaan muu ei näe tätä.
# en: dac54623
plan-menu =
    { $place ->
        [first] Suunnittele seuraava vuorosi…
       *[else] Jos se ei käy…
    }
# en: 1dfb5b6b
button-plan = Suunnittele
# en: cda2e14e
button-unplan = Peru suunnitelma

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Nämä odottavat sinua**
# en: 25b4fa46
mine-none = Mikään pöytä täällä ei odota sinua.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Yksi pöytä lisää tulee, kun olet pelannut.
       *[other] { $count } pöytää lisää tulee, kun olet pelannut.
    }
# en: 5170a309
button-mine = Omat pöydät
# en: 4f099346
button-my-calls = Kutsut ja vuorot
# en: 48f50597
button-my-away = Poissa
# en: bac7e105
button-my-data = Omat tiedot
# en: 488adc66
mine-pending =
    { $count ->
        [one] { $count } tulos odottaa vahvistustasi.
       *[other] { $count } tulosta odottaa vahvistustasi.
    }
# en: 38e51bad
button-my-pending = Vahvista tuloksia
# en: 547f5b0b
button-mine-hand = Oma käsi { $number }
# en: 1458835a
button-next-table = Seuraava pöytä

# en: 5faa0e33
button-my-name = Oma nimi
# en: 758cc3f2
my-name-label = Nimesi tällä palvelimella
# en: dcbfc308
my-name-description = 2–24 merkkiä, enintään kerran viikossa. Tyhjänä näkyy Discord-nimesi.
# en: 8afab4dd
my-name-now =
    { $chosen ->
        [yes] Tämän palvelimen kuvissa, taulukoissa ja pöytäkirjoissa nimesi on nyt { $name }.
       *[no] Tämän palvelimen kuvissa, taulukoissa ja pöytäkirjoissa näkyy nyt Discord-nimesi.
    }
# en: 5cd469bf
my-name-unsure = Discord ei ehtinyt kertoa, onko jollakulla jo se nimi, joten nimesi pysyy ennallaan. Yritä uudelleen minuutin kuluttua.

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Tönäise
# en: 13bac5fb
notice-nudged = Kerron vuorosta pelaajalle uudestaan.
# en: 76e18438
notice-nudge-early =
    { $again ->
        [yes] Pelaajan voi mainita uudestaan aikaisintaan 8 tunnin päästä. Seuraava kerta: { $time }.
       *[no] Vuoro ei ole vielä kestänyt 8 tuntia. Voit tönäistä { $time }.
    }
# en: 677a5841
notice-nudge-nobody = Nyt ei odoteta ketään muuta.

### Omat asetukset hitaisiin peleihin palvelimella ja poissaolot

# en: bd3a55ea
own-title = {"**"}Kutsut ja vuorot**
# en: 4f824583
own-turns =
    { $how ->
        [mention] Hitaissa peleissä mainitsen sinut, kun on vuorosi.
        [direct] Hitaissa peleissä lähetän sinulle yksityisviestin, kun on vuorosi.
       *[both] Hitaissa peleissä mainitsen sinut ja lähetän yksityisviestin, kun on vuorosi.
    }
# en: fc37c596
own-quiet =
    { $set ->
        [yes] Hiljaiset tunnit: { $begin }–{ $end } ({ $zone }). Silloin kukaan ei kutsu sinua, ja hitaissa peleissä kellosi seisoo, enintään 9 tuntia päivässä.
       *[no] Sinulla ei ole hiljaisia tunteja.
    }
# en: 230a3456
own-closed = -# Viimeisin yksityisviestini ei mennyt perille, joten mainitsin sinut. Yksityisviestit sallit Discordin yksityisyysasetuksissa tälle palvelimelle.
# en: a7dd5481
own-menu = Miten kerron vuorostasi
# en: 6d280d7b
own-choice =
    { $how ->
        [mention] Mainitse minut
        [direct] Lähetä yksityisviesti
       *[both] Molemmat
    }
# en: 49b82aa9
button-own-quiet = Hiljaiset tunnit…
# en: bb613866
button-own-loud = Ei hiljaisia tunteja
# en: bf831351
button-own-back = Palasin
# en: 79b46866
own-quiet-title = Hiljaiset tunnit
# en: 62b55a2a
own-quiet-label = Mistä mihin
# en: 872e2f05
own-quiet-description = Esimerkiksi 22:00-07:00. Tyhjä: ei hiljaisia tunteja.
# en: e66044e7
own-zone-description = Esimerkiksi Europe/Helsinki. Pelkkä kaupunki riittää.
# en: e2e50c54
away-title = {"**"}Poissa**
# en: d4030d03
away-now =
    { $away ->
        [yes] Olet poissa, viimeinen päivä { $date }. Siihen asti kellosi seisovat tämän palvelimen hitaissa peleissä, ja pöydissä kerrotaan siitä. ”{ button-own-back }” lopettaa sen.
        [used] Olet ollut poissa tämän kauden 14 päivää. ”{ button-mine }” näyttää pöydät, jotka odottavat sinua.
       *[no] { $days ->
            [one] Valitse viimeinen poissaolopäiväsi: kunnes se on ohi, kellosi seisovat tämän palvelimen hitaissa peleissä. Sinulla on { $days } päivä jäljellä.
           *[other] Valitse viimeinen poissaolopäiväsi: kunnes se on ohi, kellosi seisovat tämän palvelimen hitaissa peleissä. Sinulla on { $days } päivää jäljellä.
        }
    }
# en: 206f7019
away-menu = Viimeinen poissaolopäiväni
# en: 4c412c85
away-choice =
    { $when ->
        [today] Tänään, { $date }
        [tomorrow] Huomenna, { $date }
       *[later] { $date }
    }
# en: 1ebf4134
away-past = Se päivä on ohi. Valitse päivä, joka on vasta tulossa.
# en: b4e7ca0f
away-long = Se on liian pitkä aika: voit olla poissa 14 päivää kaudessa. Komennon `/mine` painike ”{ button-my-away }” näyttää, mitkä päivät käyvät.
# en: 6d3247c3
away-line = -# { $name } on poissa, viimeinen päivä { $date }.
# en: b5e55873
notice-nudge-away = Vuorossa oleva on poissa. Pöydän viesti kertoo, mihin asti.
# en: 97768930
turn-direct =
    { $timed ->
        [yes] On vuorosi: { $game }, { $channel }, { $server } · päättyy { $time } · [pöytä]({ $link })
       *[no] On vuorosi: { $game }, { $channel }, { $server } · [pöytä]({ $link })
    }
