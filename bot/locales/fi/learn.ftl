# First lessons (`/learn`): one private message, a step at a time. 75 words a step. The move to make stands in bold, and names
# buttons by reference. Names of pieces stand after a colon, beside a noun that carries the case, or as the subject.

### Around every step

# en: d886be35
lesson-heading = {"**"}Oppitunti: { $game }** · { $step }/{ $steps }
# en: 4b8e5817
lesson-another = Sekin käy! Kokeile tällä oppitunnilla kuitenkin lihavoitua siirtoa.
# en: 03435a1f
lesson-left =
    Poistuit oppitunnilta. { $opens ->
        [no] `/learn` aloittaa toisen, palvelimella `/play` ottelun ({ $game }).
       *[yes] ”{ button-lesson-play }” aloittaa ottelun ({ $game }), `/learn` toisen oppitunnin.
    }
# en: a4318854
lesson-offered = Onko { $game } sinulle uusi?
# en: 8ab247a0
lesson-offered-here = -# Onko peli sinulle uusi? Kokeile 3 minuutin oppituntia: `/learn`.
# en: e3499105
lesson-changed = Tämä oppitunti on muuttunut siitä, kun avasit sen, joten aloitetaan alusta.
# en: f21c3b41
lesson-in-words = En voi liittää tänne kuvia, joten tämä oppitunti tulee sanoina.
# en: f8de7ab5
lesson-over =
    Siinä se, nyt osaat pelin! { $opens ->
        [no] Palvelimella, jolla olen, `/play` avaa pöydän.
       *[yes] Aloita ottelu: paina ”{ button-lesson-play }”.
    }
# en: 1e451a29
lesson-daily = -# Joka päivä uusi jako: `/daily`.

### Buttons: 20 letters at most, four in a row

# en: 588cc73e
button-lesson-learn = 3 min oppitunti
# en: dd979485
button-lesson-play = Pelaa heti
# en: a3e0e813
button-lesson-again = Alusta uudestaan
# en: c44b825d
button-lesson-next = Seuraava
# en: 03fe5aa9
button-lesson-back = Askel taakse
# en: 4ec2bcfb
button-lesson-do = Tee puolestani
# en: bd0f9575
button-lesson-leave = Poistu oppitunnilta

### Classic domino

# en: eb85d137
learn-classic-aim =
    Laatassa on kaksi puolikasta, kummassakin enintään kuusi silmää. Vastassasi on { $teacher }, ja teillä on kummallakin seitsemän laattaa. Loput neljätoista ovat poissa pelistä, joten kukaan ei nosta.
    Tavoite: pienin silmäluku kädessä, kun erä päättyy.
    Aloittaja arvottiin niin, että otitte kumpikin yhden laatan ennen jakoa. Korkein tupla, laatta jossa on sama luku kahdesti, aloittaa: sinun 3-3.
# en: 630fab8c
learn-classic-begin =
    Saat aloittaa millä laatalla vain. Käteen jääneet silmät ovat haitaksi, joten raskaat laatat pois ensin. Raskain on 6-6, mutta siihen sopisi vain 6-5. Laatan 6-5 jälkeen sopii kolme: 6-6, 5-4 ja 5-3.
    {"**"}Paina 6-5.**
# en: cf15b029
learn-classic-join =
    Jonossa on kaksi avointa päätä, X ja Y. Laatta sopii, jos sen luku on sama kuin päässä.
    Koholla olevat laattasi sopivat. Tupla, kuten 6-6, asetetaan poikittain, ja pää pysyy samana.
    {"**"}Paina 6-6.**
# en: f59cdf03
learn-classic-choose =
    Nyt X on 3 ja Y on 5. Laattasi 5-3 sopii molempiin, mutta ajattele eteenpäin: laattasi 5-4 tarvitsee vitosen. Kun pelaat laatan 5-3 päähän X, molemmissa päissä on 5.
    {"**"}Paina 5-3, pää X.**
# en: d3845244
learn-classic-passed =
    { $teacher } ei löytänyt vitosta ja joutui ohittamaan. Jos voi pelata, on pelattava, joten jokainen ohitus paljastaa jotain kädestä.
    {"**"}Paina 5-4.** Molemmissa päissä on 5, joten kumpi vain käy.
# en: 4de7189f
learn-classic-pass =
    Päissä on 6 ja 5, eikä mikään laattasi sovi. Silloin ohitat. Ottelussa se tapahtuu hetken päästä itsestään.
    {"**"}Paina ”{ panel-pass }”.**
# en: 61d3c467
learn-classic-end =
    Kukaan ei pysty jatkamaan, joten erä päättyy heti, vaikka teillä molemmilla on laattoja.
    Sinulle jäi 10 silmää, vastustajalle 19 ({ $teacher }): voitat erän. Silmät ovat haitaksi, joten kuvassa on niiden edessä miinus.
    Pikaottelussa on kolme erää, täysi ottelu jatkuu, kunnes jollakulla on 100 pistettä. Vähimmillä pisteillä voittaa.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Jokaisessa laatassa on kaksi yhdeksästä hahmosta. Vastassasi on { $teacher }, ja teillä on kummallakin viisi laattaa; loput ovat pakka, josta nostetaan.
    Jos pääset ensimmäisenä eroon laatoistasi, voitat erän.
# en: 30361ddc
learn-moomin-open =
    Erä aloitetaan tuplalla: laatalla, jossa on sama hahmo kahdesti. Jos on sinun vuorosi aloittaa ja sinulla on tupla, se on pelattava. Jos tuplaa ei ole kenelläkään, pakasta nostetaan, kunnes sellainen löytyy.
    {"**"}Paina { $tile }.**
# en: 5bae77aa
learn-moomin-match =
    { $teacher } joutui nostamaan. Vuorolla pelataan yksi laatta jompaankumpaan avoimeen päähän, X tai Y, sama hahmo samaa vasten. Molemmissa päissä: { $figure }.
    Kuvassa sopivat laatat on merkitty kirjaimella X tai Y.
    {"**"}Paina { $tile }.** Kumpi pää vain käy.
# en: c04c3426
learn-moomin-must =
    X on muuttunut. Päähän Y voit yhä pelata, ja jos voit pelata, on pelattava. Laatan saat valita.
    {"**"}Paina { $tile }, pää Y.**
# en: a846e30a
learn-moomin-choose =
    X: { $first }. Y: { $second }. Yksi laatoistasi sopii molempiin: { $tile }. Saat valita pään, joten mieti, mitä kumpikin jättää avoimeksi.
    {"**"}Paina { $tile }, pää X.**
# en: cb90d895
learn-moomin-draw =
    Avoimet päät: { $first } ja { $second }. Mikään laattasi ei sovi, joten nostat yhden. Jos se sopii, pelaat sen heti. Jos ei, pidät sen ja vuorosi on ohi.
    {"**"}Paina ”{ panel-draw }”.**
# en: 1aa6bed4
learn-moomin-again =
    Uusi laattasi sopi ja meni suoraan pöytään. Viimeinen laattasi ei vieläkään sovi.
    {"**"}Paina ”{ panel-draw }”.**
# en: a238f099
learn-moomin-kept =
    Tämä laatta ei sopinut, kun nostit sen, joten pidit sen. Nyt se sopii.
    {"**"}Paina { $tile }, pää Y.**
# en: 8f04a4c4
learn-moomin-last =
    { $teacher } joutui nostamaan ja pelasi sitten. Katso: viimeinen laattasi sopii.
    {"**"}Paina { $tile }.**
# en: 87ab995f
learn-moomin-end =
    Laattasi loppuivat, joten voitat erän. Vastustajalle jäi yksi laatta ({ $teacher }): { $tile }. Jokainen käteen jäänyt laatta on yksi miinuspiste, tupla kaksi. Kuvassa niiden edessä on miinus.
    Erä päättyy myös, kun pakka on tyhjä eikä kukaan pysty jatkamaan. Ottelussa voi olla monta erää. Pisteet lasketaan yhteen, ja vähimmillä voittaa.
    { lesson-over }

### Joker domino

# en: e55561b1
learn-moomin-joker-aim =
    Jokaisessa laatassa on kaksi yhdeksästä hahmosta. Vastassasi on { $teacher }, ja teillä on kummallakin viisi laattaa; loput ovat pakka, josta nostetaan. Jos pääset ensimmäisenä eroon laatoistasi, voitat erän.
    Lisäksi teillä on kummallakin kaksi jokeria, toiselta piilossa. Jokaisessa jokerissa on yksi hahmo. Omasi ovat laattojesi alla: { $first }, { $second }.
# en: 28d9e6f3
learn-moomin-joker-open =
    Erä aloitetaan tuplalla, laatalla jossa on sama hahmo kahdesti. Sinulla on sellainen, joten se on pelattava.
    {"**"}Paina { $tile }.**
# en: e0b7ae20
learn-moomin-joker-match =
    Vuorolla pelataan yksi laatta jompaankumpaan avoimeen päähän, X tai Y, sama hahmo samaa vasten. Sopivat laatat ovat koholla ja merkittyjä.
    {"**"}Paina { $tile }, pää X.**
# en: bf14d28f
learn-moomin-joker-must =
    Jos sinulla on sopiva laatta, sellainen on pelattava. Niin kauan et voi käyttää jokeria.
    {"**"}Paina { $tile }.** Sitten tulee jokerisi vuoro: { $joker }.
# en: 1eec920b
learn-moomin-joker-joker =
    Mikään laattasi ei sovi. Voisit nostaa. Mutta toisessa jokerissasi on avoimen pään hahmo: { $end }. Voit siis pelata siihen minkä laatan tahansa ja peittää sen puolikkaan jokerilla; toinen puolikas on uusi pää.
    {"**"}Valitse valikosta { $tile } · { panel-covered }.** Uusi pää: { $left }.
# en: c8cd1ce2
learn-moomin-joker-draw =
    Nyt mikään ei sovi, eikä toinen jokerisi sovi kumpaankaan päähän: { $first }, { $second }. Nostat yhden laatan. Jos se sopii, pelaat sen heti; jos ei, pidät sen.
    {"**"}Paina ”{ panel-draw }”.**
# en: 5452b0a7
learn-moomin-joker-second =
    Se sopi. Myös { $teacher } peitti puolikkaan jokerilla: { $theirs }. Sillä, mitä jokerin alla on, ei ole enää väliä.
    Päässä X ja jokerissasi on sama hahmo: { $end }. Jokeria ei ole pakko käyttää, mutta tällä pääset eroon viimeisestä laatastasi.
    {"**"}Valitse valikosta { $tile }**, jokeri kumman puolikkaan päälle vain.
# en: 8c95f567
learn-moomin-joker-end =
    Laattasi loppuivat, joten voitat erän. Jäljelle jäänyt jokeri ei maksa mitään eikä estä voittamasta. Jokainen käteen jäänyt laatta on yksi miinuspiste, tupla kaksi. Kuvassa niiden edessä on miinus.
    Ottelussa voi olla monta erää. Pisteet lasketaan yhteen, ja vähimmillä voittaa.
    { lesson-over }

### Christmas domino

# en: bea6d691
learn-christmas-aim =
    Laattoja on 36 ja kuvia kahdeksan, ja yksi kuvista on jokeri. Vastassasi on { $teacher }, ja teillä on kummallakin seitsemän laattaa; loput ovat pakka, josta nostetaan. Jos pääset ensimmäisenä eroon laatoistasi, voitat erän.
    Ennen ottelua äänestetään, pelataanko kädet näkyvissä vai piilossa. Tässä ne ovat piilossa. Nuorin aloittaa kääntämällä laatan, ja siinä on koko vuoro. Nyt se on { $tile }.
# en: 768a95c4
learn-christmas-join =
    Samat kuvat asetetaan vierekkäin jompaankumpaan avoimeen päähän, X tai Y. Vuorollasi pelaat niin monta laattaa kuin voit, peräkkäin. Molemmissa päissä: { $picture }.
    {"**"}Paina { $tile }.**
# en: 55a22139
learn-christmas-joker =
    Mikään muu laattasi ei nyt sovi. Mutta jokeripuolikas sopii minne vain, ja sen pelaat vain, jos haluat. Jatketaan jokerilla.
    {"**"}Paina { $tile }, pää Y.** Uusi pää: { $open }.
# en: c98ce662
learn-christmas-stop =
    Toinenkin jokerisi sopisi: { $joker }. Jokeria ei ole pakko pelata, joten säästä se.
    {"**"}Paina ”{ panel-end }”.**
# en: 8714bd25
learn-christmas-open =
    { $teacher } pelasi vuorollaan neljä laattaa. Taas on sinun vuorosi. Et voi lopettaa niin kauan kuin jokeriton laatta sopii, mutta saat pelata jokerin ensin. Katsotaan, mitä siitä seuraa.
    {"**"}Paina { $tile }, pää Y.**
# en: c9ca85ca
learn-christmas-anything =
    Nyt Y on avoin jokeri. Siihen sopii mikä tahansa laatta kummin päin vain: valitset puolikkaan, joka koskee siihen.
    {"**"}Paina { $tile }, sitten { panel-end-half }.**
# en: 1fd93112
learn-christmas-draw =
    { $teacher } joutui nostamaan laatan kerrallaan, kunnes jokin sopi, enintään kolme. Nyt sinullakaan mikään ei sovi.
    {"**"}Paina ”{ panel-draw }”.**
# en: 743cda46
learn-christmas-go-on =
    Se sopii, joten lakkaat nostamasta ja pelaat.
    {"**"}Paina { $tile }.**
# en: c0ffe43d
learn-christmas-chain =
    Ja peli jatkuu: kolme laattaa seuraa toisiaan, kun pelaat ne tässä järjestyksessä: { $tile }, { $second }, { $third }.
    {"**"}Paina { $tile }.**
# en: 604139e1
learn-christmas-chain-on =
    {"**"}Paina { $tile }.** Laatta, jota et voi pelata nyt, voi maksaa seuraavan vuoron, joten mieti järjestystä.
# en: ee73e286
learn-christmas-last =
    {"**"}Paina { $tile }**, viimeinen laattasi.
# en: de094dbb
learn-christmas-end =
    Laattasi loppuivat, joten voitat erän. Jos pakka loppuu eikä kukaan pysty jatkamaan, vähiten laattoja voittaa.
    Eniten eriä voittanut voittaa ottelun; tasatilanteessa se, jolle jäi yhteensä vähiten laattoja.
    { lesson-over }

### UNO Dominos

# en: 25665fd0
learn-uno-aim =
    Laatan kummassakin puolikkaassa on numero jossakin neljästä väristä, symboli tai jokeri. Vastassasi on { $teacher }, ja teillä on kummallakin kuusi laattaa; loput ovat pakka, josta nostetaan.
    Jos pääset ensimmäisenä eroon laatoistasi, voitat erän.
# en: 73f644f8
learn-uno-open =
    Tuplassa on sama kahdesti. Korkein numerotupla aloittaa keskeltä, ja se on sinulla. Siitä lähtee neljä katua: ↑ → ↓ ←.
    {"**"}Paina { $tile }.**
# en: 89f4a549
learn-uno-match =
    Vierekkäisillä puolikkailla on sama väri, numero tai symboli, mutta tupla ei koskaan jatka tuplaa. Tässä yhdeksiköt koskevat toisiaan, ja nyt → on vihreä.
    {"**"}Paina { $tile }, katu →.**
# en: 13d82269
learn-uno-draw =
    Se Nosta 2 vei sinulta vuoronkin.
    Nyt vain jokerisi sopivat, eikä jokeria ole pakko pelata. Nostat siis yhden.
    {"**"}Paina ”{ panel-draw }”.**
# en: dc3f01e3
learn-uno-keep =
    Jokeri sopii joka päähän. Pelaa nostettu laatta heti tai pidä se myöhemmäksi.
    {"**"}Paina ”{ panel-keep }”.**
# en: 7d7d7b96
learn-uno-skip =
    Ohitus vie seuraavan pelaajan vuoron: kaksinpelissä saat jatkaa. Kumpi puolikas vain saa koskea.
    {"**"}Paina { $tile }, katu →.**
# en: 7b599337
learn-uno-joker =
    Taas on sinun vuorosi. Jokeriin sopii mikä tahansa, tuplakin.
    {"**"}Paina { $tile }, katu →.**
# en: 91593f88
learn-uno-catch =
    Kun pelaa toiseksi viimeisen laattansa, on huudettava UNO. { $teacher } unohti. Kunnes seuraava laatta on pöydässä, kuka vain voi napata unohtajan.
    {"**"}Paina ”{ panel-catch }”**
# en: 28313d57
learn-uno-free =
    Vuorosi jatkuu. → on sininen.
    {"**"}Paina { $tile }, sitten { panel-street }.**
# en: dc94e9b3
learn-uno-four =
    Jokeri Nosta 4 panee seuraavan pelaajan nostamaan neljä ja vie vuoron. Sen saa pelata vain, kun mikään laattasi ei sovi väriltään mihinkään päähän. Sinulla on keltaista, eikä mikään pää ole keltainen.
    {"**"}Paina { $tile }, katu ↑.**
# en: fdc6ddbb
learn-uno-challenge =
    Nostamisen sijasta { $teacher } voisi haastaa sinut. Jos olisit huijannut, ottaisit laatan takaisin ja nostaisit itse neljä. Mutta sinähän olet rehellinen:
    {"**"}Paina { $tile }, katu ←.**
# en: 43c6d826
learn-uno-call =
    Huuda nyt itse UNO. Tässä laatassa on kaksi symbolia, ja molemmat vaikuttavat.
    {"**"}Paina { $tile }, sitten { panel-street }.**
# en: 23531eeb
learn-uno-last =
    Nosta 2 ja Ohitus veivät teiltä kummaltakin vuoron. Sitten Umpikuja sulki kadun ←. Mutta viimeinen laattasi sopii muualle.
    {"**"}Paina { $tile }, sitten { panel-street }.**
# en: 56d77309
learn-uno-end =
    Voitat erän ja saat pisteiksesi vastustajan käden ({ $teacher }): numerot arvonsa mukaan, Nosta 2, Suunnanvaihto ja Ohitus 10, Jokeri Nosta 4 ja Umpikuja 20, Jokeri 25, tuplat kahdesti.
    Ottelussa on yksi erä, tai se pelataan 200 tai 500 pisteeseen. Suunnanvaihto kääntää pelisuunnan.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

# en: b628badf
learn-romi-aim =
    { $jokers ->
        [none] Pelissä on kaksi korttipakkaa.
        [each] Pelissä on kaksi korttipakkaa ja kullekin pelaajalle yksi jokeri.
       *[two] Pelissä on kaksi korttipakkaa ja kaksi jokeria.
    } Olet jakajasta seuraava, joten saat 15 korttia; { $teacher } saa 14. Loput ovat nostopakka.
    Laske kaikki korttisi pöytään yhdistelminä ja heitä viimeinen pois, niin voitat erän. Sarja on vähintään kolme saman maan peräkkäistä korttia; ryhmä on kolme tai neljä samanarvoista korttia eri maista.
# en: 08b7792b
learn-romi-first =
    Sinulla on 15 korttia, joten aloitat: heitä yksi poistopakkaan, muuta et tee. Valitse kortti, joka ei sovi mihinkään muuhun.
    {"**"}Valitse { $tile } ja paina ”{ panel-meld-discard }”.**
# en: 168b31a5
learn-romi-draw =
    Vuorossa on kolme osaa: nosta, laske pöytään mitä voit ja haluat, heitä.
    Nostat nostopakasta tai otat poistopakan päällimmäisen. Ensimmäisellä nostollasi sen saa ottaa vapaasti, mutta tästä ei ole apua: { $top }.
    {"**"}Paina ”{ panel-meld-draw }”.**
# en: b688a592
learn-romi-lay =
    Ensimmäisellä kerralla lasket pöytään samalla vuorolla vähintään { $minimum } pistettä: numerot arvonsa mukaan, jätkä, rouva ja kuningas 10, ässä 11. Jokeri korvaa minkä kortin tahansa ja on sen arvoinen.
    Sinulla on { $run1 }, { $run2 }, { $run3 } ({ $run }) ja kolme kahdeksikkoa ({ $group }).
    {"**"}Valitse { $run1 }, { $run3 } ja jokeri ja laske ne pöytään, sitten kahdeksikot. Heitä lopuksi { $card }.** ”{ button-suggest }” valitsee kaiken puolestasi.
# en: 2dcfea90
learn-romi-lay-plain =
    Ensimmäisellä kerralla lasket pöytään samalla vuorolla vähintään { $minimum } pistettä: numerot arvonsa mukaan, jätkä, rouva ja kuningas 10, ässä 11.
    Sinulla on { $run1 }, { $run2 }, { $run3 } ({ $run }) ja kolme kahdeksikkoa ({ $group }).
    {"**"}Valitse { $run1 }, { $run2 } ja { $run3 } ja laske ne pöytään, sitten kahdeksikot. Heitä lopuksi { $card }.** ”{ button-suggest }” valitsee kaiken puolestasi.
# en: 535a7d62
learn-romi-take =
    Olet avannut: laske nyt mitä haluat, ja lisää kortteja kenen tahansa yhdistelmiin. Tästä lähtien saat ottaa poistopakan päällimmäisen vain, jos lasket sen pöytään samalla vuorolla.
    {"**"}Ota { $taken }** ja laske sen kanssa { $low } ja { $high }, lisää { $seven } yhdistelmään 4 ja { $ten } yhdistelmään 3, ja heitä { $card }. ”{ button-suggest }” valitsee kaiken puolestasi.
# en: c59702f5
learn-romi-take-free =
    Olet avannut: laske nyt mitä haluat, ja lisää kortteja kenen tahansa yhdistelmiin. Tässä pelissä saat ottaa poistopakan päällimmäisen joka vuorolla ja pitää sen, jos haluat.
    {"**"}Ota { $taken }** ja laske sen kanssa { $low } ja { $high }, lisää { $seven } yhdistelmään 4 ja { $ten } yhdistelmään 3, ja heitä { $card }. ”{ button-suggest }” valitsee kaiken puolestasi.
# en: 4b6d3018
learn-romi-again =
    Kolme korttia jäljellä. Nosta taas: kaksi ristiäsi kaipaa täydennystä.
    {"**"}Paina ”{ panel-meld-draw }”.**
# en: 3a29d10d
learn-romi-win =
    Nostit kortin { $drawn }: juuri sen, jota jokerisi korvaa. Pane se sarjaan, niin jokeri on sinun, mutta käytä se heti. Ja säästä yksi kortti heitettäväksi.
    {"**"}Valitse { $drawn } ja lunasta yhdistelmän 1 jokeri, laske sen kanssa { $low } ja { $high }, ja heitä { $card }.** ”{ button-suggest }” valitsee kaiken puolestasi.
# en: 5e3db2e7
learn-romi-out =
    Nostit kortin { $drawn }, ja siitä syntyy sarja. Säästä yksi kortti heitettäväksi: ilman sitä et voi lopettaa.
    {"**"}Laske { $low }, { $high } ja { $drawn }, ja heitä { $card }.**
# en: fe0ac479
learn-romi-end =
    Korttisi loppuivat: voitat erän etkä saa miinuspisteitä. Vastustaja saa niitä jokaisesta jääneestä kortista, jokerista 20 ({ $teacher }). Kuvassa niiden edessä on miinus.
    Pisteet lasketaan yhteen, ja vähimmillä voittaa ottelun. Jos pääset korteistasi kerralla, yhdellä vuorolla, et tarvitse vähimmäispisteitä.
    { lesson-over }
# en: f6a2b723
learn-romi-end-plain =
    Korttisi loppuivat: voitat erän etkä saa miinuspisteitä. Vastustaja saa niitä jokaisesta jääneestä kortista ({ $teacher }). Kuvassa niiden edessä on miinus.
    Pisteet lasketaan yhteen, ja vähimmillä voittaa ottelun. Jos pääset korteistasi kerralla, yhdellä vuorolla, et tarvitse vähimmäispisteitä.
    { lesson-over }

### Tábla Römi

# en: c7cf97fd
learn-tabla-aim =
    Laatat ovat 1–13 neljässä värissä, jokaista kaksi. Sinä aloitat, joten saat 15 laattaa; { $teacher } saa 14. Loput ovat nostopakka.
    Pöytään ei lasketa mitään ennen loppua. Keräät, kunnes 14 laatastasi syntyy sarjoja (sama väri, peräkkäin) ja ryhmiä (sama numero, eri värit), kussakin vähintään kolme laattaa, ja heität viidennentoista.
# en: 55595c47
learn-tabla-joker =
    Yksi laatta on käännetty näkyviin: { $turned }. Se määrää jokerin, saman värin seuraavan numeron: { $joker }. Niitä on kaksi, kumpikin korvaa minkä laatan tahansa, ja sinulla on niistä toinen.
# en: 51f89708
learn-tabla-first =
    Myös seitsemän paria voittaa, samoin 14 laattaa yhtä väriä tai kahdeksan samaa numeroa ja loput sarjoina ja ryhminä. Pieni rivi alla kertoo, kuinka lähellä olet kutakin.
    Sinulla on 15 laattaa, joten aloitat heittämällä. Tämä ei sovi mihinkään:
    {"**"}Valitse { $tile } ja paina ”{ panel-rack-discard }”.** Nuolet vain järjestävät laattojasi.
# en: abf13954
learn-tabla-take =
    Joka vuorolla nostat nostopakasta tai otat viimeksi heitetyn laatan, kumman vain, ja heität sitten yhden. Nämä kolme kuuluvat yhteen: { $first }, { $second }, { $tile }.
    {"**"}Paina ”{ panel-rack-take }”.**
# en: 0c1c126d
learn-tabla-discard =
    Heitä nyt yksi, mutta ei juuri ottamaasi laattaa.
    {"**"}Valitse { $tile } ja paina ”{ panel-rack-discard }”.**
# en: e6f46cda
learn-tabla-draw =
    Tarvitset vielä yhden laatan, eikä heitetty laatta ole se.
    {"**"}Paina ”{ panel-rack-draw }”.**
# en: c157dfe4
learn-tabla-again =
    Tästä ei ole apua. Odotat laattaa näiden väliin: { $left } ja { $right }.
    {"**"}Valitse { $tile } ja paina ”{ panel-rack-discard }”.**
# en: 1e413860
learn-tabla-claim =
    Siinä se on! Jos heitetty laatta täydentää kätesi, saat siepata sen, vaikka ei olisi vuorosi. Ottelussa se tapahtuu puolestasi.
    Jokerisi korvaa: { $joker }.
    {"**"}Paina ”{ panel-rack-claim }”.** Lopeta sitten erä: viimeisenä heität laatan { $rest }.
# en: 5c336d03
learn-tabla-end =
    Neljätoista laattaa sarjoina ja ryhminä, kerralla: voitat erän ja saat yhden pisteen. Jos nostopakka loppuu ensin, kukaan ei voita.
    Käännetynkin laatan saa nostaa, mutta vain lopettaakseen seitsemällä parilla tai kahdeksalla samalla numerolla. Eniten pisteitä voittaa ottelun.
    { lesson-over }
