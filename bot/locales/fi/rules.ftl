# The rules of every game. Room: a summary 600 letters, a rule 900. `.alt` tells the picture to screen readers: 1,024 letters.
# The words are those of the printed leaflets, but a piece is laatta, and a round is erä.

### Classic domino

# en: b73b94d3
rules-classic =
    Laatat asetetaan jonoon päittäin, sama silmäluku samaa vasten. Jos sinulla on sopiva laatta, se on pelattava. Jos ei ole, vuoro siirtyy seuraavalle: laattoja ei nosteta.
    Erä päättyy, kun kukaan ei pysty jatkamaan jonoa. Sen voittaa pelaaja, jonka silmäluku on pienin.
    .alt = Jono dominolaattoja vasemmalta oikealle: 2-5, sitten 5-5 poikittain kuten tuplat aina, 5-6, 6-6 poikittain, 6-1, 1-4, 4-4 poikittain, 4-0. Vierekkäiset puolikkaat ovat samoja. Avoimet päät ovat vasemmalla 2 ja oikealla 0.
# en: 3e00c0f7
rule-CL-1 = 2–4 pelaajaa ja 28 laatan dominosarja. Kaksi pelaajaa saa kumpikin 7 laattaa, kolme tai neljä pelaajaa kukin 5.
# en: fc01cee9
rule-CL-2 = Laattoja ei nosteta. Jakamatta jääneet laatat ovat poissa pelistä.
# en: 5001d365
rule-CL-3 = Ennen ensimmäistä erää jokainen ottaa nurinpäin olevista laatoista yhden. Korkein tupla aloittaa. Jos kukaan ei saa tuplaa, suurin silmäluku aloittaa, ja tasatilanteessa se, jonka suurempi puolikas on korkeampi. Kun valittuna on ”{ option-start }: { option-start-highest-pips }”, tuplastakin lasketaan vain silmäluku; tasatilanteessa tupla menee edelle, sitten korkeampi puolikas.
# en: e900f071
rule-CL-4 = Arvontalaatat sekoitetaan takaisin, kaikille jaetaan käsi, ja aloittaja pelaa minkä laatan haluaa. Kun valittuna on ”{ option-reshuffle }: { option-reshuffle-no }”, arvottu laatta on kätesi ensimmäinen, ja aloittajan on aloitettava omallaan.
# en: 111340d0
rule-CL-5 = Laatta jatkaa jonoa jommastakummasta päästä, sama silmäluku samaa vasten. Jos voit pelata, sinun on pelattava; jos et voi, ohitat. Vuoro kiertää myötäpäivään.
# en: cc1c0169
rule-CL-6 = Erä päättyy heti, kun kukaan ei pysty jatkamaan. Jos laattasi loppuvat, sinulla ei ole enää vuoroja, ja muut jatkavat. Kun valittuna on ”{ option-out-ends }: { option-out-ends-yes }”, erä päättyy siihen.
# en: 7d2405ca
rule-CL-7 = Kun valittuna on ”{ option-scoring }: { option-scoring-minus-100 }” (tai 200), käteesi jääneet silmät lisätään pisteisiisi. Ottelu päättyy sen erän jälkeen, jossa joku saavuttaa 100 (tai 200) pistettä, ja vähimmillä pisteillä voittaa. Kun valittuna on ”{ option-scoring-race-121 }”, erän voittaja saa kaikkien silmäluvut pisteikseen, ensimmäisenä 121 pistettä saanut voittaa, ja muut sijoittuvat pisteiden mukaan. ”{ option-hands }”: ottelu päättyy viimeistään yhden, kolmen tai viiden erän jälkeen, ja pisteet ratkaisevat.
# en: c5ef57c5
rule-CL-8 = Pienin silmäluku voittaa erän. Tasatilanteessa voittaa se, joka pääsi ensimmäisenä eroon laatoistaan. Jos kukaan tasatilanteessa olevista ei päässyt, erällä ei ole voittajaa eikä kukaan saa siitä pisteitä 121:een pelattaessa.
# en: d6168694
rule-CL-9 = Erän voittaja aloittaa seuraavan. Jos voittajaa ei ollut, lasketaan paikkajärjestyksessä edellisestä aloittajasta, hänestä alkaen: ensimmäinen tasatilanteessa ollut aloittaa.

### Moomin and joker domino

# en: e58e3be5
rules-moomin =
    45 laattaa, yhdeksän hahmoa. Ensimmäinen laatta on tupla. Sen jälkeen samat hahmot asetetaan peräkkäin, kumpaan päähän vain.
    Jos sinulla on sopiva laatta, se on pelattava. Jos ei ole, nosta yksi ja pelaa se heti, jos se sopii. Ensimmäisenä laatoistaan eroon päässyt voittaa erän. Jokaisesta käteen jääneestä laatasta tulee 1 piste, tuplasta 2.
    .alt = Jono laattoja vasemmalta oikealle: kala–kani, sitten kani–kani poikittain kuten tuplat aina, kani–kettu, kettu–kettu poikittain, kettu–siili, siili–ankka, ankka–ankka poikittain, ankka–etana. Vierekkäiset hahmot ovat samoja. Avoimet päät ovat vasemmalla kala ja oikealla etana.
# en: 75941d60
rule-MD-1 = 2–6 pelaajaa ja 45 laattaa: yhdeksän hahmon jokainen pari kerran, myös tuplat. Jokaiselle jaetaan viisi. Loput ovat pakka.
# en: 65d489c1
rule-MD-2 = Jakajasta seuraava aloittaa haluamallaan tuplalla, ja hänen on aloitettava, jos hänellä on sellainen. Muuten yritys siirtyy seuraavalle, eikä kukaan nosta. Jos kenelläkään ei ole tuplaa, jokainen nostaa vuorollaan yhden laatan samasta pelaajasta alkaen, kunnes joku saa tuplan. Se aloittaa heti; muut nostetut laatat jäävät käteen. Tämä nostaminen tapahtuu itsestään. Ensimmäinen jakaja arvotaan, sitten jakovuoro kiertää.
# en: 3ed7f80f
rule-MD-3 = Avoimia päitä on kaksi, ei useampia: tuplat ovat vain poikittain. Samat hahmot asetetaan peräkkäin. Vuorolla pelataan yksi laatta.
# en: f884d2f0
rule-MD-4 = Jos sinulla on sopiva laatta, sinun on pelattava sellainen, valitsemaasi päähän. Jos mikään ei sovi, nostat yhden. Jos se sopii, pelaat sen heti, ja jos se sopii molempiin päihin, valitset pään. Jos se ei sovi, pidät sen ja vuoro siirtyy seuraavalle. Jos pakka on tyhjä, ohitat.
# en: 169e2f11
rule-MD-5 = Ensimmäisenä laatoistaan eroon päässyt voittaa erän. Erä päättyy myös, kun pakka on tyhjä ja kaikki ovat ohittaneet peräkkäin; silloin vähiten pisteitä voittaa. Käteen jäänyt laatta on 1 piste, tupla 2. Pisteet ratkaisevat muiden sijat, ja tasapisteissä sija jaetaan.
# en: 80ff5754
rule-MD-6 = Ottelussa on yksi, kolme tai viisi erää. Pisteet lasketaan yhteen, ja vähimmillä voittaa.
# en: 873d16a6
rules-moomin-joker =
    Muumidomino jokereilla. Jos mikään laattasi ei sovi, voit nostamisen sijasta pelata jokerin, jossa on jonkin avoimen pään hahmo: pelaat siihen minkä tahansa laatan ja peität sen puolikkaan jokerilla.
    Jokereita ei ole pakko käyttää, eikä käteen jääneistä tule pisteitä.
    .alt = Jono laattoja vasemmalta oikealle: etana–kani, kani–pöllö, sitten pöllö–pöllö poikittain, pöllö–kissa, kissa–perhonen, perhonen–perhonen poikittain, perhonen–kettu ja viimeisenä siili–kala, jonka siilin päällä on kettujokeri. Avoimet päät ovat vasemmalla etana ja oikealla kala.
# en: 459a54ab
rule-JD-1 = Jokereita on 18, jokaista hahmoa kaksi. Jokainen saa niitä kaksi (tai kolme tai yhden) muilta piilossa. Loput ovat poissa pelistä.
# en: 04f0f2fd
rule-JD-2 = Jos mikään laattasi ei sovi, voit ottaa jokerin, jossa on avoimen pään hahmo, pelata siihen päähän minkä tahansa laattasi ja peittää jokerilla sen toisen puolikkaan. Toinen puolikas on uusi avoin pää. Peitetty laatta ei ole enää tupla. Päätä ennen kuin nostat: jos nostettu laatta ei sovi, vuorosi on ohi.
# en: d9be6dd4
rule-JD-3 = Jokereita ei ole pakko käyttää. Jokerilla ei voi tehdä aloitustuplaa, siitä ei tule pisteitä, eikä se estä pääsemästä eroon laatoista. Jos pakka on tyhjä, saat ohittaa, vaikka jokeri auttaisi.

### Christmas domino

# en: 6df92866
rules-christmas =
    Laatoissa on seitsemän kuvaa ja jokeri, joka sopii kaikkeen. Pelaat vuorollasi niin kauan kuin jokeriton laatta sopii. Jokerin pelaat vain, jos haluat.
    Jos vuoron alussa vain jokeri sopisi etkä pelaa sitä, nostat enintään kolme kertaa. Ensimmäisenä laatoistaan eroon päässyt voittaa erän. Ennen ottelua äänestetään, pelataanko kädet näkyvissä vai piilossa.
    .alt = Jono laattoja vasemmalta oikealle: tähti–lumiukko, sitten lumiukko–lumiukko poikittain, lumiukko–kynttilä, kynttilä–lahja, lahja–jokeri, kuusi–kuusi poikittain kaikkeen sopivan jokerin vieressä, kuusi–kello, kello–lapanen. Muut vierekkäiset kuvat ovat samoja. Avoimet päät ovat vasemmalla tähti ja oikealla lapanen.
# en: 62bb31b7
rule-WD-1 = 2–6 pelaajaa ja 36 laattaa. Joko kahdeksan kuvan kaikki parit, kun yksi kuvista on jokeri, tai seitsemän kuvan 28 paria ja kahdeksan laattaa, joiden molemmissa puolikkaissa on jokeri.
# en: d7f3e1fa
rule-WD-2 = Kaksi pelaajaa saa 7 laattaa kumpikin, kolme 6, neljä 5, viisi tai kuusi 4. Loput ovat pakka.
# en: d2d5d797
rule-WD-3 = Ennen ottelua kaikki äänestävät aulassa, pelataanko kädet näkyvissä vai piilossa. Näkyvissä pelataan, jos yli puolet kaikista pelaajista haluaa; muuten kädet ovat piilossa, tasatilanteessakin. Näkyvät kädet ovat pöydän kuvassa.
# en: b92ccddd
rule-WD-4 = Nuorin aloittaa: vetäjä nimeää hänet asetuksissa, muuten aloittaja arvotaan. Aloittaja kääntää pakan päällimmäisen laatan, ja siinä on koko vuoro. Seuraavissa erissä aloittaa aina seuraava pelaaja.
# en: 64bbaac6
rule-WD-5 = Samat kuvat asetetaan vierekkäin. Jokeripuolikas sopii kaikkeen, ja kaikki sopii avoimeen jokeriin. Päitä on kaksi.
# en: be0da5f5
rule-WD-6 = Pelaat laattoja kumpaan päähän vain niin kauan kuin jokin sopii ilman jokeripuolikasta: ne on pelattava. Laatat, joissa on jokeripuolikas, pelaat vain, jos haluat. Vuorosi päättyy, kun mikään muu laatta ei sovi etkä halua pelata jokeria.
# en: bf237431
rule-WD-7 = Jos vuorosi alussa vain jokeri sopisi etkä pelaa sitä, nostat laatan kerrallaan, kunnes jokin sopii, enintään kolme. Sitten pelaat niin kauan kuin voit, etkä enää nosta. Jokerin saat pelata nostamisen sijasta milloin vain. Kun olet pelannut laatan, et voi nostaa. Jos pakka on tyhjä, ohitat. Jos et voi pelata etkä nostaa, vuorosi päättyy itsestään.
# en: eaecd7c8
rule-WD-8 = Ensimmäisenä laatoistaan eroon päässyt voittaa erän. Erä päättyy myös, kun pakka on tyhjä eikä kukaan ole pelannut laattaa niin moneen vuoroon peräkkäin kuin pelaajia on (nostovuorot lasketaan mukaan, käännetty laatta on pelattu laatta). Silloin vähiten laattoja voittaa, ja tasatilanteessa voitto jaetaan. Ottelussa on yksi, kolme tai viisi erää tai yksi pelaajaa kohti, jolloin jokainen aloittaa kerran (aloittaja voittaa erän harvimmin, seuraava useimmin). Eniten eriä voittanut voittaa ottelun; tasatilanteessa se, jolle jäi yhteensä vähiten laattoja.

### UNO Dominos

# en: 0c1ba0bc
rules-uno =
    Keskellä tupla ja siitä neljä katua: ↑ → ↓ ←. Vierekkäisillä puolikkailla on sama väri, numero tai symboli. Symbolit osuvat seuraavaan pelaajaan: hän nostaa tai menettää vuoronsa, tai pelisuunta vaihtuu. Umpikuja sulkee katunsa.
    Huuda UNO, kun pelaat toiseksi viimeisen laattasi, tai muut voivat napata sinut. Viimeisellä laatalla voitat erän ja saat muiden kädet pisteiksesi.
    .alt = Risti. Keskellä keltainen 7–7. ↑ keltainen 7–5, sininen 5–Nosta 2. → vihreä 7–Suunnanvaihto, sininen Suunnanvaihto–Suunnanvaihto, sininen Suunnanvaihto–Ohitus. ↓ punainen 7–6, punainen 6–2, Jokeri Nosta 4–Jokeri Nosta 4. ← sininen 7–4, punainen 4–5, keltainen 5–5, sininen 5–Umpikuja: se katu on suljettu. Vierekkäisillä puolikkailla on sama väri, numero tai symboli.
# en: 8c42ff91
rule-UD-1 = 2–6 pelaajaa ja 81 laattaa, kullekin kuusi. Loput ovat pakka. Puolikas on numero 1–9, Nosta 2, Suunnanvaihto tai Ohitus punaisena, vihreänä, keltaisena tai sinisenä, tai väritön Umpikuja, Jokeri tai Jokeri Nosta 4.
# en: e24f2dfb
rule-UD-2 = Pelaajan, jolla on korkein numerotupla, on aloitettava sillä; symbolien tuplia ei lasketa. Jos vaihto on käytössä, hän nostaa ensin sokkona yhden laatan kaikilta muilta. Ne menevät pakkaan, hän palauttaa yhden muista viidestä laatastaan, ja pakka sekoitetaan. Jos kenelläkään ei ole numerotuplaa, kaikki nostavat vuorotellen jakajasta seuraavasta alkaen, kunnes sellainen löytyy. Se aloittaa ilman vaihtoa, ja muut nostetut laatat jäävät käteen.
# en: 01707d00
rule-UD-3 = Aloitustuplaa voi jatkaa neljältä sivulta. Jokainen muu laatta jättää yhden avoimen pään. Vuorolla pelataan yksi laatta.
# en: d328377a
rule-UD-4 = Vierekkäisillä puolikkailla on sama väri, numero tai symboli. Tupla ei koskaan jatka tuplaa, paitsi että jokerituplat sopivat tupliin ja tuplat niihin.
# en: e42905f0
rule-UD-5 = Jokeripuolikas sopii mihin tahansa avoimeen päähän, ja avoimeen jokeripuolikkaaseen sopii mikä tahansa, tuplakin.
# en: 48befa97
rule-UD-6 = Umpikuja sulkee katunsa, koski kumpi puolikas tahansa. Siihen ei voi enää jatkaa, ei edes jokerilla.
# en: 931d40c2
rule-UD-7 = Jos voit pelata laatan, joka ei ole jokeri, sinun on pelattava jotain (jokerikin käy). Jos et voi, tai jos vain jokeri sopisi etkä halua pelata sitä, nostat yhden. Pelaa se heti, jos se sopii, tai pidä se. Jos pakka on tyhjä, ohitat.
# en: 41985cca
rule-UD-8 = Symboli osuu seuraavaan pelaajaan. Nosta 2: hän nostaa kaksi ja menettää vuoronsa. Ohitus: hän menettää vuoronsa. Suunnanvaihto: peli kääntyy toisinpäin. Jokeri Nosta 4: hän nostaa neljä ja menettää vuoronsa. Kaksinpelissä Suunnanvaihto ei muuta mitään, ja Ohitus antaa sinulle uuden vuoron. Symboli vaikuttaa kummasta puolikkaasta vain, ja tuplan symboli kerran. Jos laatassa on kaksi eri symbolia, molemmat vaikuttavat: ensin Suunnanvaihto, sitten nostot, sitten Ohitus. Nosta 2 ja Ohitus vievät siis vuoron kahdelta seuraavalta. Nostaminen loppuu, kun pakka on tyhjä.
# en: b8a39ef9
rule-UD-9 = Kun valittuna on ”{ option-symbols }: { option-symbols-active }”, symboli vaikuttaa vain koskettavasta puolikkaasta. Ulospäin osoittavaan Umpikujaan sopivat silloin vain jokerit. Avoimeen jokeriin koskeva Umpikuja sulkee kadun.
# en: e7543ed5
rule-UD-10 = Jokeri Nosta 4 -laatan saa pelata vain, jos mikään laattasi ei sovi väriltään mihinkään avoimeen päähän, mutta bluffia voi yrittää. Vain se, jonka on nostettava neljä, voi haastaa, ennen kuin nostaa, ja vain hän näkee käden sellaisena kuin se oli. Syyllinen: otat Jokeri Nosta 4 -laatan takaisin, nostat neljä ja pelaat väriltään sopivan laatan, joka sinulla jo oli. Se vaikuttaa normaalisti, ja peli jatkuu sinusta. Syytön: haastaja nostaa ne neljä. Viimeisenkin laatan voi haastaa; tyhjällä kädellä olet syytön. Laatta sopii väriltään, jos sen puolikas saa koskea samanväriseen päähän. Jokeripäillä ei ole väriä, eikä tuplaa tuplaa vasten lasketa.
# en: 1c3861e2
rule-UD-11 = Huuda UNO, kun pelaat toiseksi viimeisen laattasi, samalla siirrolla tai milloin vain ennen kuin joku nappaa sinut. Kuka tahansa muu voi napata sinut, kunnes seuraava laatta on pöydässä, olipa se kenen tahansa: nosto, ohitus, menetetty vuoro tai Jokeri Nosta 4 -laatan nostot ja haaste eivät päätä tilaisuutta. Se päättyy myös, kun sinulla ei ole enää tasan yhtä laattaa. Jos jäät kiinni, nostat kaksi. Itseään ei voi napata, eikä turha huuto tai nappaus muuta mitään.
# en: 92a99a03
rule-UD-12 = Erä päättyy, kun joku pelaa viimeisen laattansa. Jos se on Nosta 2 -tupla tai Jokeri Nosta 4 -tupla, seuraava pelaaja nostaa vielä kaksi (tai neljä). Erä päättyy myös, kun kaikki neljä katua on suljettu tai kun pakka on tyhjä ja kaikki ovat ohittaneet peräkkäin. Silloin pienin käsi voittaa erän, eikä tasatilanteessa kukaan saa pisteitä. Jos viimeinen laattasi sulkee viimeisen kadun, pääsit eroon laatoistasi ja voitat.
# en: 41262c51
rule-UD-13 = Erän voittaja saa pisteikseen kaikkien muiden kädet. Jokainen puolikas lasketaan: numerot arvonsa mukaan, Nosta 2, Suunnanvaihto ja Ohitus 10, Jokeri Nosta 4 ja Umpikuja 20, Jokeri 25. Tuplan molemmat puolikkaat lasketaan kahdesti. Ottelu pelataan 500 tai 200 pisteeseen, tai siinä on yksi erä.
# en: d0a50fed
rule-UD-14 = Kun valittuna on ”{ option-dead-end-game }: { option-dead-end-game-yes }”, erän voittaa ja muiden kädet pisteikseen saa se, joka pelasi viimeisen Umpikujan, vaikka joku muu pääsisi eroon laatoistaan. Jos kukaan ei pelannut Umpikujaa, voittaa tavallinen voittaja.
# en: a3587ecc
rule-UD-15 = Seuraavissakin erissä korkein numerotupla aloittaa, ja jakovuoro kiertää.
