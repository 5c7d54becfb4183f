# Römi 40, 50, 51 and Joker-mánia 51, rummy with cards: names, moves, the hand and its plan, the table in words.

### Cards. `card-short` in messages and on buttons, `card` where it stands alone or is read aloud

# en: 47b57459
card =
    { $suit ->
        [S] pata
        [H] hertta
        [D] ruutu
       *[C] risti
    }{ $rank ->
        [A] ässä
        [J] jätkä
        [Q] rouva
        [K] kuningas
       *[other] {" "}{ $rank }
    }
# en: ad3ee05b
card-short = { $rank }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
# en: abfd1dfc
card-joker = Jokeri
# en: b572b1c9
card-joker-for = { card-joker } ({ $card })
# en: 08d401b9
card-joker-short = Jokeri

### Combinations in words, in the words of pictures

# en: d14314a8
card-rank =
    { $what ->
        [A] ässä
        [J] jätkä
        [Q] rouva
        [K] kuningas
       *[other] { $what }
    }
# en: 3378bba4
card-suit =
    { $what ->
        [S] pata
        [H] hertta
        [D] ruutu
       *[C] risti
    }
# en: c598ca1d
meld-run = { $suit ->
        [S] pata
        [H] hertta
        [D] ruutu
       *[C] risti
    }: { $list }
# en: eed444a7
meld-group =
    { $rank ->
        [A] ässät
        [J] jätkät
        [Q] rouvat
        [K] kuninkaat
        [2] kakkoset
        [3] kolmoset
        [4] neloset
        [5] vitoset
        [6] kuutoset
        [7] seiskat
        [8] kahdeksikot
        [9] yhdeksiköt
       *[10] kympit
    }: { $list }
# en: f1a7ec32
meld-joker-as = { card-joker } ({ $what })

### What happened: a line above the table, in hands, in lessons. One line of a phone (45 letters) with a long name

# en: 2139e8fb
event-meld-dealt = Erä { $round }: { $name } jakaa.
# en: 50781ce2
event-meld-draw = { $name } { verb-draw }.
# en: 0f4e7ea7
event-meld-drew = Nostit kortin { $tile }.
# en: 9c85e468
event-met = { $name } avaa { $points } pisteellä.
# en: 32c8690a
event-talon = Nostopakka loppui, joten poistopakasta tulee uusi.
# en: 5c3dfe26
event-meld-round-ended =
    { $end ->
        [out] { $who ->
            [you] Pääset eroon korteistasi ja voitat erän { $round }.
           *[seat] { $name } pääsee eroon korteistaan ja voittaa erän { $round }.
        }
        [hand] { $who ->
            [you] Lasket koko käden kerralla ja voitat erän { $round }.
           *[seat] { $name } laskee koko käden kerralla ja voittaa erän { $round }.
        }
       *[void] Nostopakka loppui taas: kukaan ei voita erää { $round }, ja kaikki kädet lasketaan.
    }
# en: b03736cd
event-meld-match-ended = Se oli viimeinen erä. Ottelu on ohi.

### Moves in words: in replays, records and the result's “Last move”

# en: d5299443
move-meld-draw = { $name } { verb-draw } kortin { $tile }.
# en: 0307b7fe
move-meld-take = { $name } { verb-take } poistopakasta kortin { $tile }.
# en: 99c77b1d
move-meld = { $name } { verb-lay } pöytään: { $tiles }.
# en: f3e03a22
move-layoff = { $name } { verb-add } yhdistelmään { $number }: { $tiles }.
# en: a6fd451b
move-melds =
    { $points ->
        [0] { $name } { verb-lay } pöytään { $parts }.
       *[other] { $name } { verb-lay } pöytään { $parts } ({ $points } pistettä).
    }
# en: 61373ca6
move-layoffs = { $name } { verb-add } { $parts }.
# en: ab1259a6
part-layoff = { $tiles } yhdistelmään { $number }
# en: b77b3518
move-swap = { $name } { verb-swap } { $tiles } jokeriin.
# en: 580b572b
move-discard = { $name } { verb-discard } kortin { $tile }.
# en: 3589ee74
move-talon = Poistopakasta tulee uusi nostopakka.

### The hand: its first line says what the moment asks for. 40 letters

# en: b7f86006
panel-meld-phase-first = Sinä aloitat: heitä kortti.
# en: f4bcc924
panel-meld-phase-draw =
    { $take ->
        [yes] Nosta tai ota { $tile }.
       *[no] Nosta kortti.
    }
# en: f51e0c60
panel-meld-phase-play =
    { $lay ->
        [yes] Laske pöytään tai heitä.
        [done] Heitä nyt { $tile }.
       *[no] Heitä kortti.
    }

### The hand: its buttons, five in a row on a phone. 12 letters, 20 at most

# en: 62021516
panel-meld-draw = Nosta
    .deed = nosto
# en: ce4aa571
panel-meld-take = Ota { $tile }
    .deed = { $tile } poistopakasta
# en: 032cd393
panel-meld-lay = Laske { $what }
# en: 81b064b2
panel-meld-layoff = Lisää: { $number }
# en: 5899e950
panel-meld-swap = Vaihda jokeriin { $number }
# en: 8b381d9b
panel-meld-other = Toisin: { $list }
# en: 318ac1f0
panel-meld-discard = Heitä { $tile }
    .deed = { $tile } pois
# en: 0cc36cdc
panel-meld-to-layoff = Lisää yhdistelmään { $number }: { $what }
# en: 94e0b822
panel-meld-to-swap = Vaihda jokeriin { $number }: { $what }
# en: 35605ef2
button-sort-suit = Maittain
# en: 0623d77d
button-sort-rank = Arvoittain
# en: 9bf0b06c
button-sort-melds = Yhdistelmät

### The plan: lines below the first one

# en: 2aa07b7c
panel-meld-plan = **Suunnitelma – pelataan vasta, kun heität:** { $list }
# en: 1a8a331b
panel-meld-take-line = ota { $list }
# en: 39ea9c2c
panel-meld-meld-line = laske { $list }
# en: d142ebfb
panel-meld-layoff-line = lisää { $list } yhdistelmään **{ $number }**
# en: d57beff2
panel-meld-swap-line = vaihda { $list } jokeriin **{ $number }**
# en: 869cf2a3
panel-meld-points =
    { $enough ->
        [yes] Pisteitä { $points }, tarvitaan { $minimum }: riittää.
       *[no] Pisteitä { $points }/{ $minimum }: laske lisää tai ota kortteja takaisin.
    }

### What a plan still lacks: the last line of the plan. 90 letters

# en: 6e7cf220
plan-no-combination = Näistä korteista ei tule yhdistelmää, eivätkä ne sovi mihinkään yhdessä.
# en: 73d52f9f
plan-too-few-picked = Valitse vähintään kolme korttia yhdistelmään tai yksi heitettäväksi.
# en: 8f257b48
plan-minimum-first = Kokoa ensin { $minimum } pistettä uusista yhdistelmistä, lisää vasta sitten muihin.
# en: a6caed98
plan-joker-not-used = Käytä lunastamasi jokeri: se ei saa jäädä käteen.
# en: 0ce24fec
plan-taken-not-laid = Otit kortin { $tile }. Laske se pöytään tällä vuorolla tai pane takaisin.
# en: 31b675d4
plan-taken-needs-naturals = { $tile } tarvitsee viereensä kaksi tavallista korttia kädestäsi.
# en: c73a3048
plan-taken-needs-hand = { $tile } tarvitsee viereensä kortteja kädestäsi.
# en: 4dbd99c5
plan-taken-laid-alone = { $tile } ei voi mennä siihen yksin: lisää toinenkin kortti kädestäsi, ellei sinulla ole samanlaista.
# en: ceba49c0
plan-taken-again = Otit tällä vuorolla kortin { $tile }, joten et voi heittää sitä.
# en: be0bad03
plan-first-only-discards = Ensimmäisellä vuorolla vain heität, ellet pääse kaikista korteista kerralla.
# en: 32bfeb01
plan-nothing-to-discard = Säästä yksi kortti heitettäväksi.
# en: f3089513
plan-not-in-hand = { $tile } ei ole enää kädessäsi.

### The table in words: the alt text of pictures

# en: 4b05f80c
alt-meld-empty = Pöydässä ei ole vielä yhdistelmiä.
# en: 8c0460c7
alt-meld-table = Pöydässä: { $list }.
# en: 4eeaf230
alt-meld-one = { $number }: { $what }
# en: 268770a4
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(sopii: { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}(jokerin hinta: { $price })
       *[no] { "" }
    }
# en: 554c5c8b
alt-meld-piles =
    { $talon ->
        [0] Nostopakka on tyhjä.
        [one] Nostopakassa 1 kortti.
       *[other] Nostopakassa { $talon } korttia.
    } { $count ->
        [0] Poistopakka on tyhjä.
       *[other] Poistopakan päällimmäinen: { $top }.
    }
# en: d200e06c
alt-meld-direction =
    { $step ->
        [1] Peli kiertää vasemmalle.
       *[other] Peli kiertää oikealle.
    }
# en: 933b0870
alt-meld-met =
    { $count ->
        [0] Kukaan ei ole vielä avannut, vähimmäispisteet { $minimum }.
       *[other] Avanneet (vähimmäispisteet { $minimum }): { $names }.
    }
# en: 4fa0b72f
alt-meld-fits =
    { $met ->
        [yes] Voit lisätä: { $list }.
       *[no] Kun olet avannut, voit lisätä: { $list }.
    }
# en: d0ce66a7
alt-meld-goes = { $list } yhdistelmään { $number }
# en: fac4f8d4
alt-meld-wins = { $list } yhdistelmään { $number }, lunastaa jokerin

### The games and their options: lines of menus, 100 letters; a value 25

# en: 8b040c92
about-romi40 = Laske sarjoja ja ryhmiä 40 pisteen edestä ja pääse ensimmäisenä eroon korteistasi.
# en: 715eab09
about-romi50 = Laske sarjoja ja ryhmiä 50 pisteen edestä, ilman jokereita.
# en: 570b8aa4
about-romi51 = Laske sarjoja ja ryhmiä 51 pisteen edestä ja pääse ensimmäisenä eroon korteistasi.
# en: cfd3d993
about-joker-mania = Laske sarjoja ja ryhmiä 51 pisteen edestä, jokaisella oma jokeri.
# en: 39d63f47
game-romi40 = Römi 40
# en: feca8e70
game-romi50 = Römi 50
# en: 98fe52a7
game-romi51 = Römi 51
# en: 2f1fc02c
game-joker-mania = Joker-mánia 51
# en: 29b25ceb
option-hand-doubles = Koko käsi kerralla
# en: 694317ff
option-hand-doubles-no = lasketaan tavallisesti
# en: 913ffffc
option-hand-doubles-yes = muille tuplapisteet

### The rules: see rules.ftl. One line a rule; a summary 600 letters, a rule 900

# en: 578929cb
rules-romi40 =
    Rommia kahdella pakalla ja kahdella jokerilla. Nosta kortti, laske sarjoja ja ryhmiä tai lisää kortteja pöydän yhdistelmiin, ja heitä. Ensimmäisten yhdistelmiesi on oltava yhteensä vähintään 40 pistettä.
    Kun pääset eroon korteistasi, muut saavat pisteikseen käteen jääneet kortit. Vähimmillä pisteillä voittaa.
    .alt = Korttipöytä, jossa on neljä yhdistelmää: hertta 7, 8, Jokeri (9), 10; rouvat pata, hertta, risti; ruutu ässä, 2, 3; ja risti 4, 5, 6, 7, johon on juuri lisätty 7.
# en: 320d2ea6
rules-romi50 =
    Rommia kahdella pakalla ilman jokereita. Nosta kortti, laske sarjoja ja ryhmiä tai lisää kortteja pöydän yhdistelmiin, ja heitä. Ensimmäisten yhdistelmiesi on oltava yhteensä vähintään 50 pistettä.
    Kun pääset eroon korteistasi, muut saavat pisteikseen käteen jääneet kortit. Vähimmillä pisteillä voittaa.
    .alt = Korttipöytä, jossa on neljä yhdistelmää: hertta 7, 8, 9, 10; rouvat pata, hertta, risti; ruutu ässä, 2, 3; ja risti 4, 5, 6, 7, johon on juuri lisätty 7.
# en: fff61df4
rules-romi51 =
    Rommia kahdella pakalla ja kahdella jokerilla. Ensimmäisten yhdistelmiesi on oltava yhteensä vähintään 51 pistettä. Viimeksi heitetyn kortin saa aina ottaa, käytit sen miten tahansa.
    Kun pääset eroon korteistasi, muut saavat pisteikseen käteen jääneet kortit. Vähimmillä pisteillä voittaa.
    .alt = Korttipöytä, jossa on neljä yhdistelmää: hertta 7, 8, Jokeri (9), 10; rouvat pata, hertta, risti; ruutu ässä, 2, 3; ja risti 4, 5, 6, 7, johon on juuri lisätty 7.
# en: 279a75ec
rules-joker-mania =
    Rommia kahdella pakalla, ja jokaisella on jokeri. Ensimmäisten yhdistelmiesi on oltava yhteensä vähintään 51 pistettä. Poistopakasta otettu kortti tarvitsee viereensä kaksi tavallista korttia kädestäsi.
    Kun pääset eroon korteistasi, muut saavat pisteikseen käteen jääneet kortit. Vähimmillä pisteillä voittaa.
    .alt = Korttipöytä, jossa on neljä yhdistelmää: hertta 7, 8, Jokeri (9), 10; rouvat pata, hertta, risti; ruutu ässä, 2, 3; ja risti 4, 5, 6, 7, johon on juuri lisätty 7.
# en: 97e60666
rule-RO-1 = 2–4 pelaajaa ja kaksi 52 kortin pakkaa. Peleissä Römi 40 ja 51 on yhteensä kaksi jokeria, Römi 50 on ilman, ja pelissä Joker-mánia on yksi pelaajaa kohti.
# en: afa4aff2
rule-RO-2 = Jakajasta seuraava saa 15 korttia, muut 14. Loput ovat nostopakka. Pelissä Joker-mánia jokaisen korteissa on yksi jokeri eikä nostopakassa yhtään. Ensimmäinen jakaja arvotaan, sitten jakovuoro kiertää pelisuuntaan. Erä, jota kukaan ei voita, on sekin erä.
# en: 689ba68a
rule-RO-3 = Kortit 2–10 ovat numeronsa arvoisia; jätkä, rouva ja kuningas ovat 10, ässä aina 11. Jokeri on korvaamansa kortin arvoinen, kädessä 20.
# en: 69833365
rule-RO-4 = Sarja on vähintään kolme saman maan peräkkäistä korttia, enintään 13. Ässä on kakkosen alla tai kuninkaan päällä, mutta ei molempia, eikä sarja jatku sen yli: kuningas, ässä, 2 ei ole sarja.
# en: 8b8951bf
rule-RO-5 = Ryhmä on kolme tai neljä samanarvoista korttia, kaikki eri maata.
# en: a6f8bbe8
rule-RO-6 = Yhdistelmässä on enintään kaksi jokeria ja vähintään yksi tavallinen kortti. Kun lasket jokerin, kerrot, minkä kortin se korvaa, ja se pysyy sellaisena.
# en: 12504259
rule-RO-7 = 15 kortin pelaaja vain heittää ensimmäisellä vuorollaan, ellei hän pääse kaikista korteistaan kerralla.
# en: e847c597
rule-RO-8 = Ota vuorollasi yksi kortti: nostopakasta, tai poistopakan päällimmäinen, kun säännöt sen sallivat. Laske sitten yhdistelmiä, lisää muihin ja lunasta jokereita niin kuin haluat. Heitä lopuksi yksi kortti. Poistopakasta ottamaasi korttia et voi heittää samalla vuorolla, ellei sinulla jo ollut samanlaista.
# en: e0b52713
rule-RO-9 = Ensimmäisten yhdistelmiesi, yhdellä vuorolla laskettujen, on oltava yhteensä vähintään 40, 50 tai 51 pistettä (Joker-mánia: 51). Jokerit lasketaan; muihin yhdistelmiin lisättyjä kortteja ei.
# en: b1830033
rule-RO-10 = Koko käsi kerralla: jos et ole laskenut vielä mitään ja lasket kaikki korttisi yhdellä vuorolla ja heität viimeisen, et tarvitse vähimmäispisteitä.
# en: efb5d943
rule-RO-11 = Kun olet avannut (tämäkin vuoro kelpaa) tai lasket koko käden kerralla, saat lisätä kortteja mihin tahansa pöydän yhdistelmään, useitakin kerralla. Sarja kasvaa päistään, ryhmä neljään asti. Jokereitakin saa lisätä.
# en: 6ccea019
rule-RO-12 = Sarjan jokerin lunastat tavallisella kortilla, jota se korvaa; ryhmän jokerin vain kaikilla puuttuvilla mailla. Käytä jokeri samalla vuorolla: se ei tule käteesi eikä mene poistopakkaan. Ennen avaamista voit lunastaa jokerin vain, jos lasket koko käden kerralla. Pelissä Römi 50 jokereita ei ole.
# en: 72c09041
rule-RO-13 = Pöydän yhdistelmiä ei koskaan jaeta, yhdistetä eikä järjestetä uudelleen. Saat muuttaa suunnitelmaasi, kunnes heität; säännöt katsovat silloin vuorosi kokonaisuutena.
# en: 3527911f
rule-RO-14 = Poistopakan päällimmäisen saa ottaa vapaasti erän ensimmäisellä nostollaan, ja pelissä Römi 51 aina.
# en: 2a1d527b
rule-RO-15 = Myöhemmin muissa peleissä sen saa ottaa vain, jos laskee sen pöytään samalla vuorolla ja on avannut aiemmin, avaa tällä vuorolla (kortti lasketaan mukaan) tai laskee koko käden kerralla. Uudessa yhdistelmässä se tarvitsee viereensä kortteja kädestäsi (Joker-mánia: vähintään kaksi tavallista). Toiseen yhdistelmään sen saa lisätä vain, jos sinulla on samanlainen, tai yhdessä toisen kätesi kortin kanssa. Jos pääset tällä vuorolla eroon korteistasi, mikä tapa tahansa käy.
# en: 9965fcfb
rule-RO-16 = Erä päättyy, kun joku on laskenut kaiken pöytään ja heittänyt viimeisen korttinsa. Et voi laskea niin paljon, ettei heitettävää jää.
# en: 6afd115e
rule-RO-17 = Jos nostopakka on vuoron alussa tyhjä, poistopakasta sekoitetaan uusi, päällimmäistä lukuun ottamatta, kerran erässä. Jos se loppuu taas, erä päättyy, kukaan ei voita sitä ja kaikki kädet lasketaan.
# en: ffd70b14
rule-RO-18 = Käteesi jääneet kortit ovat erän pisteesi; jos pääset korteistasi, et saa pisteitä. Asetus ”{ option-hand-doubles }: { option-hand-doubles-yes }” tuo niitä lisää. Ottelussa on yksi, kolme, viisi tai seitsemän erää, ja vähimmillä pisteillä voittaa. Jokerin saa heittää.

### A rule forbids it: a private answer to a press. 150 letters

# en: 7c10dd16
error-illegal-too-few-cards = { $tiles }: yhdistelmässä on vähintään kolme korttia.
# en: cf40a055
error-illegal-too-many-cards = Sarjassa on enintään 13 korttia.
# en: 8d46a716
error-illegal-no-natural-card = Yhdistelmässä on oltava vähintään yksi tavallinen kortti.
# en: 73d78936
error-illegal-too-many-jokers = { $tiles }: yhdistelmässä on enintään kaksi jokeria.
# en: 79e72b9d
error-illegal-suit-twice = { $tiles }: ryhmän kortit ovat kaikki eri maata.
# en: 6b401ee6
error-illegal-not-in-order = { $tiles }: sarjan kortit luetellaan järjestyksessä.
# en: 4c1fa29a
error-illegal-around-the-ace = { $tiles }: ässä on kakkosen alla tai kuninkaan päällä, mutta sarja ei jatku sen yli.
# en: 9995710b
error-illegal-no-combination = { $tiles }: tämä ei ole sarja eikä ryhmä.
# en: 92b3d337
error-illegal-joker-for-nothing = Kerro, minkä kortin jokeri korvaa.
# en: 6524590d
error-illegal-only-jokers-stand = { $tiles }: vain jokeri korvaa toisen kortin.
# en: 596fcd1a
error-illegal-cannot-be-added = { $tiles }: ei sovi yhdistelmään { $number }.
# en: 01012ba1
error-illegal-no-such-combination = Pöydässä ei ole yhdistelmää { $number }.
# en: 69bdcf46
error-illegal-no-joker-there = Yhdistelmässä { $number } ei ole lunastettavaa jokeria.
# en: 9699faf8
error-illegal-wins-no-joker = { $tiles }: tällä ei saa jokeria { $number }. Tarvitaan { $needed }.
# en: c43523ea
error-illegal-minimum-first = Kokoa ensin { $minimum } pistettä uusista yhdistelmistä. Nyt niitä on { $points }.
# en: d34adf30
error-illegal-below-minimum = Ensimmäiset yhdistelmäsi ovat yhteensä { $points } pistettä. Tarvitset { $minimum }.
# en: b8f55813
error-illegal-joker-not-used = Laske lunastamasi jokeri pöytään samalla vuorolla.
# en: ccd28e7f
error-illegal-first-only-discards = Ensimmäisellä vuorolla vain heität, ellet pääse kaikista korteista kerralla.
# en: 2df45477
error-illegal-taken-again = Otit poistopakasta kortin { $tile }, joten et voi heittää sitä samalla vuorolla.
# en: 5d85c8bd
error-illegal-taken-not-laid = Otit poistopakasta kortin { $tile }, joten laske se pöytään samalla vuorolla.
# en: bb95c038
error-illegal-taken-needs-naturals = Poistopakasta otettu { $tile } tarvitsee viereensä kaksi tavallista korttia kädestäsi.
# en: 1b6fba7b
error-illegal-taken-needs-hand = Poistopakasta otettu { $tile } tarvitsee viereensä kortteja kädestäsi.
# en: 602f2abf
error-illegal-taken-laid-alone = Poistopakasta otettu { $tile } ei voi mennä siihen yksin, ellei sinulla ole samanlaista.
# en: 41763253
error-illegal-nothing-to-discard = Säästä yksi kortti heitettäväksi.
# en: d39551df
error-illegal-drawn-already = Olet jo ottanut kortin. Laske mitä haluat ja heitä yksi.
# en: a674e121
error-illegal-draw-first = Ota ensin kortti nostopakasta tai poistopakasta.
# en: e93d1dcd
error-illegal-must-discard = Vuoro päättyy heittoon, joten mitään ei tapahtunut.
# en: 1548a7de
error-illegal-talon-not-empty = Poistopakasta tulee uusi nostopakka vasta, kun vanha on tyhjä.
# en: 40aba202
error-illegal-not-the-talon = Nuo eivät ole uuden nostopakan kortit.
# en: 63ac079c
error-illegal-cannot-be-taken = { $tile }: et voi ottaa tätä, sillä et voisi käyttää sitä sääntöjen mukaan. Nosta nostopakasta.
