# First lessons (`/learn`): one private message, a step at a time. 75 words a step. The move to make stands in bold, and names
# buttons by reference. Names of pieces stand after a colon, beside a noun that carries the case, or as the subject.

### Around every step

# en: d886be35
lesson-heading = {"**"}{ $game }** · oppitunti { $step }/{ $steps }
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
# en: 07bfbaa3
lesson-over =
    Siinä se, nyt osaat pelin!{ $opens ->
        [no] {" "}Palvelimella, jolla olen, `/play` avaa pöydän.
       *[yes] {""}
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
# en: e374bb6c
button-lesson-back = Paluu
# en: f1202b07
button-lesson-leave = Poistu

### Classic domino

# en: 975818ad
learn-classic-aim =
    Laatassa on kaksi puolikasta, kummassakin enintään kuusi silmää. Vastassasi on { $teacher }, ja teillä on kummallakin seitsemän laattaa.
    Tavoite: pienin silmäluku kädessä, kun erä päättyy.
    Ennen jakoa sait arvalla laatan 3-3. Korkein tupla, sama luku kahdesti, aloittaa.
# en: 358f5c3b
learn-classic-begin =
    Käteen jääneet silmät ovat haitaksi, joten raskaat laatat pois ensin. Raskain on 6-6, mutta siihen sopisi vain 6-5.
    {"**"}Paina { $tile }.**
# en: e9ca50a5
learn-classic-join =
    Jonossa on kaksi avointa päätä, X ja Y. Laatta sopii, jos sen luku on sama kuin päässä.
    Tupla, kuten 6-6, asetetaan poikittain, ja pää pysyy samana.
    {"**"}Paina { $tile }.**
# en: eba57375
learn-classic-choose =
    5-3 sopii molempiin. Ajattele eteenpäin: päässä X se tekee molemmista päistä 5, ja 5-4 sopii myös.
    {"**"}Paina { $tile }, pää X.**
# en: eb9e3ad9
learn-classic-pass =
    Päissä on 6 ja 5, eikä mikään laattasi sovi. Silloin ohitat.
    {"**"}Paina ”{ panel-pass }”.**
# en: 8c180bb0
learn-classic-end =
    Erä päättyy heti, vaikka teillä molemmilla on laattoja.
    Sinulle jäi 10 silmää, vastustajalle 19 ({ $teacher }), ja vähimmillä pisteillä voittaa.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Jokaisessa laatassa on kaksi yhdeksästä hahmosta. Vastassasi on { $teacher }, ja teillä on kummallakin viisi laattaa; loput ovat pakka, josta nostetaan.
    Jos pääset ensimmäisenä eroon laatoistasi, voitat erän.
# en: f76d8a67
learn-moomin-open =
    Erä aloitetaan tuplalla: laatalla, jossa on sama hahmo kahdesti. Jos on sinun vuorosi aloittaa ja sinulla on tupla, se on pelattava.
    {"**"}Paina { $tile }.**
# en: 17ca5d94
learn-moomin-match =
    Vuorolla pelataan yksi laatta jompaankumpaan avoimeen päähän, X tai Y, sama hahmo samaa vasten. Molemmissa päissä: { $figure }.
    {"**"}Paina { $tile }.** Kumpi pää vain käy.
# en: f85cb408
learn-moomin-choose =
    { $tile } sopii molempiin päihin. Valitse: mikä jää auki?
    {"**"}Paina { $tile }, pää X.**
# en: d811740b
learn-moomin-draw =
    Avoimet päät: { $first } ja { $second }. Mikään laattasi ei sovi, joten nostat yhden. Jos se sopii, pelaat sen heti; jos ei, pidät sen ja vuorosi on ohi.
    {"**"}Paina ”{ panel-draw }”.**
# en: e68976bc
learn-moomin-end =
    Jokainen käteen jäänyt laatta on yksi miinuspiste, tupla kaksi.
    Ottelussa voi olla monta erää. Pisteet lasketaan yhteen, ja vähimmillä voittaa.
    { lesson-over }

### Joker domino

# en: e5d2a739
learn-moomin-joker-aim =
    Vastassasi on { $teacher }, ja teillä on kummallakin viisi laattaa; loput ovat pakka, josta nostetaan. Jos pääset ensimmäisenä eroon laatoistasi, voitat erän.
    Jokaisessa jokerissa on yksi hahmo. Omasi ovat laattojesi alla: { $first }, { $second }. Saman hahmon viereen käy mikä laatta vain, jokeri toisen puolikkaan päällä; toinen on uusi pää.
# en: 28d9e6f3
learn-moomin-joker-open =
    Erä aloitetaan tuplalla, laatalla jossa on sama hahmo kahdesti. Sinulla on sellainen, joten se on pelattava.
    {"**"}Paina { $tile }.**
# en: 03a2367a
learn-moomin-joker-match =
    Vuorolla pelataan yksi laatta jompaankumpaan avoimeen päähän, X tai Y, sama hahmo samaa vasten.
    {"**"}Paina { $tile }, pää X.**
# en: c77c1015
learn-moomin-joker-joker =
    Avoimiin käy vain jokeri: { $end }.
    {"**"}Valitse valikosta { $tile } · { panel-covered }.**
# en: 640bf573
learn-moomin-joker-second =
    X sopii jokeriisi: { $end }. Jokeria ei ole pakko käyttää, mutta näin viimeinen laattasi lähtee.
    {"**"}Valitse valikosta { $tile }**, jokeri kummalle puolikkaalle vain.
# en: a93aa5dc
learn-moomin-joker-end =
    Jokainen käteen jäänyt laatta on yksi miinuspiste, tupla kaksi.
    Pisteet lasketaan yhteen, ja vähimmillä voittaa.
    { lesson-over }

### Christmas domino

# en: fba586e9
learn-christmas-aim =
    Laattoja on 36 ja kuvia kahdeksan, ja yksi kuvista on jokeri. Vastassasi on { $teacher }, ja teillä on seitsemän laattaa kummallakin; loput ovat pakka, josta nostetaan. Jos pääset ensin eroon omistasi, voitat erän.
    Nuorin aloittaa: hän vain kääntää laatan.
# en: 768a95c4
learn-christmas-join =
    Samat kuvat asetetaan vierekkäin jompaankumpaan avoimeen päähän, X tai Y. Vuorollasi pelaat niin monta laattaa kuin voit, peräkkäin. Molemmissa päissä: { $picture }.
    {"**"}Paina { $tile }.**
# en: 7db2fa49
learn-christmas-joker =
    Mikään muu laattasi ei nyt sovi. Mutta jokeripuolikas sopii minne vain, eikä sitä ole pakko pelata.
    {"**"}Paina { $tile }, pää Y.**
# en: 49ea3063
learn-christmas-draw =
    { $teacher } joutui nostamaan, kunnes jokin laatta sopi, enintään kolme. Nyt sinullakaan mikään ei sovi.
    {"**"}Paina ”{ panel-draw }”.**
# en: 2b4c3e84
learn-christmas-chain =
    Kolme laattaa seuraa toisiaan tässä järjestyksessä: { $tile }, { $second }, { $third }.
    {"**"}Paina { $tile }.**
# en: 7a00af94
learn-christmas-end =
    Laattasi loppuivat, joten voitat erän.
    Eniten eriä voittanut voittaa ottelun; tasatilanteessa se, jolle jäi yhteensä vähiten laattoja.
    { lesson-over }

### UNO Dominos

# en: 97ae4534
learn-uno-open =
    Kummassakin puolikkaassa on numero jossakin neljästä väristä, symboli tai jokeri. Teillä on kummallakin kuusi laattaa; loput ovat pakka, josta nostetaan. Jos pääset ensin eroon omistasi, voitat erän.
    Tuplassa on sama kahdesti. Korkein numerotupla aloittaa keskeltä, ja se on sinulla. Kadut: ↑ → ↓ ←.
    {"**"}Paina { $tile }.**
# en: 89f4a549
learn-uno-match =
    Vierekkäisissä puolikkaissa on sama väri, numero tai symboli; tupla ei jatka tuplaa. Nyt → on vihreä.
    {"**"}Paina { $tile }, katu →.**
# en: 65eeaa7e
learn-uno-draw =
    Nyt vain jokerisi sopivat, eikä jokeria ole pakko pelata. Nostat siis yhden.
    {"**"}Paina ”{ panel-draw }”.**
# en: 6c8796b2
learn-uno-skip =
    Ohitus: kaksin saat jatkaa. Laatan molemmat symbolit vaikuttavat.
    {"**"}Paina { $tile }, katu →.**
# en: 610cab27
learn-uno-call =
    Huuda UNO, kun laattoja jää yksi.
    {"**"}Paina { panel-call }, sitten { $tile } ja { panel-street }.**
# en: 2bd9705b
learn-uno-end =
    Voitat erän ja saat pisteet vastustajan kädestä ({ $teacher }): numerot arvonsa mukaan, Nosta 2, Suunnanvaihto ja Ohitus 10, Jokeri Nosta 4 ja Umpikuja 20, Jokeri 25, tuplat kahdesti.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

# en: b33c262d
learn-romi-aim =
    { $jokers ->
    [none] Pelissä on kaksi korttipakkaa.
    [each] Pelissä on kaksi korttipakkaa ja kullekin pelaajalle yksi jokeri.
    *[two] Pelissä on kaksi korttipakkaa ja kaksi jokeria.
    } Olet jakajasta seuraava, joten saat 15 korttia; { $teacher } saa 14.
    Laske kaikki korttisi pöytään yhdistelminä ja heitä viimeinen pois, niin voitat erän. Sarja on vähintään kolme saman maan peräkkäistä korttia; ryhmä on kolme tai neljä samanarvoista korttia eri maista.
# en: 6a2e591b
learn-romi-first =
    Sinulla on 15 korttia, joten aloitat: heitä yksi poistopakkaan, muuta et tee.
    {"**"}Valitse { $tile } ja paina ”{ panel-meld-discard }”.**
# en: 8314a668
learn-romi-draw =
    Nostat nostopakasta tai otat poistopakan päällimmäisen.
    Ensimmäisellä kerralla lasket samalla vuorolla vähintään { $minimum } pistettä: numerot arvonsa mukaan, jätkä, rouva ja kuningas 10, ässä 11. Jokeri korvaa minkä kortin tahansa ja on sen arvoinen.
    {"**"}Paina ”{ panel-meld-draw }”.**
# en: 6854ca6e
learn-romi-draw-plain =
    Nostat nostopakasta tai otat poistopakan päällimmäisen.
    Ensimmäisellä kerralla lasket samalla vuorolla vähintään { $minimum } pistettä: numerot arvonsa mukaan, jätkä, rouva ja kuningas 10, ässä 11.
    {"**"}Paina ”{ panel-meld-draw }”.**
# en: 955d1346
learn-romi-lay =
    Nyt sinulla on yli { $minimum } pistettä.
    {"**"}Laske { $run1 }, { $run3 } ja jokeri, sitten kahdeksikot, ja heitä { $card }.** ”{ button-hint }” valitsee kaiken.
# en: e08946e9
learn-romi-lay-plain =
    Nyt sinulla on yli { $minimum } pistettä.
    {"**"}Laske { $run1 }, { $run2 } ja { $run3 }, sitten kahdeksikot, ja heitä { $card }.** ”{ button-hint }” valitsee kaiken.
# en: cec9ece8
learn-romi-take =
    Olet avannut: laske nyt mitä haluat, ja lisää kortteja kenen tahansa yhdistelmiin. Tästä lähtien saat ottaa poistopakan päällimmäisen vain, jos lasket sen pöytään samalla vuorolla.
    {"**"}Ota { $taken }** ja laske sen kanssa { $low } ja { $high }, lisää { $seven } yhdistelmään 4 ja { $ten } yhdistelmään 3, ja heitä { $card }.
# en: f6041b5d
learn-romi-take-free =
    Olet avannut: laske nyt mitä haluat, ja lisää kortteja kenen tahansa yhdistelmiin. Tässä pelissä saat ottaa poistopakan päällimmäisen joka vuorolla ja pitää sen, jos haluat.
    {"**"}Ota { $taken }** ja laske sen kanssa { $low } ja { $high }, lisää { $seven } yhdistelmään 4 ja { $ten } yhdistelmään 3, ja heitä { $card }.
# en: eafc328d
learn-romi-end =
    Vastustaja saa niitä jokaisesta jääneestä kortista, jokerista 20 ({ $teacher }).
    Pisteet lasketaan yhteen, ja vähimmillä voittaa ottelun.
    { lesson-over }
# en: 371c1837
learn-romi-end-plain =
    Vastustaja saa niitä jokaisesta jääneestä kortista ({ $teacher }).
    Pisteet lasketaan yhteen, ja vähimmillä voittaa ottelun.
    { lesson-over }

### Tábla Römi

# en: 643436b5
learn-tabla-aim =
    Laatat ovat 1–13 neljässä värissä, jokaista kaksi. Sinä aloitat, joten saat 15 laattaa; { $teacher } saa 14. Loput ovat nostopakka.
    Keräät, kunnes 14 laatastasi syntyy sarjoja (sama väri, peräkkäin) ja ryhmiä (sama numero, eri värit), kussakin vähintään kolme laattaa, ja heität viidennentoista. Jokeri korvaa minkä laatan tahansa.
# en: 05950ac9
learn-tabla-first =
    Avoimen laatan värin seuraava on jokeri: { $joker }. Alla näkyy, kuinka lähellä olet.
    {"**"}Valitse { $tile } ja paina ”{ panel-rack-discard }”.**
# en: c3f86dcd
learn-tabla-take =
    Joka vuorolla nostat nostopakasta tai otat viimeksi heitetyn laatan, kumman vain, ja heität sitten yhden.
    {"**"}Paina ”{ panel-rack-take }”.**
# en: 245b90df
learn-tabla-draw =
    Tarvitset vielä yhden laatan, eikä heitetty laatta ole se.
    Myös seitsemän paria voittaa, samoin 14 laattaa yhtä väriä tai kahdeksan samaa numeroa ja loput sarjoina ja ryhminä.
    {"**"}Paina ”{ panel-rack-draw }”.**
# en: 24ebeb88
learn-tabla-claim =
    Siinä se on! Jos heitetty laatta täydentää kätesi, saat siepata sen, vaikka ei olisi vuorosi.
    {"**"}Paina ”{ panel-rack-claim }”.** Sitten lopeta ja heitä { $rest }.
# en: f43dfa72
learn-tabla-end =
    Neljätoista laattaa sarjoina ja ryhminä, kerralla: voitat erän ja saat yhden pisteen.
    { lesson-over }
