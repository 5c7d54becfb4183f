# Tábla Römi, rummy with tiles on a rack: names, moves, the rack, the table in words.

### Tiles. `rack-tile-short` on a button of a hand where there is no emoji: three letters

# en: e849d0f6
rack-tile =
    { $colour ->
        [R] punainen
        [Y] keltainen
        [K] musta
       *[B] sininen
    } { $number }
# en: e6a5b12b
rack-joker = painettu jokeri
# en: 9c278056
rack-a-tile =
    { $printed ->
        [yes] painetun jokerin
       *[no] laatan { $tile }
    }
# en: a3e0b82e
rack-tile-short =
    { $colour ->
        [R] P
        [Y] K
        [K] M
       *[B] S
    }{ $number }
# en: 24f60408
rack-tile-for = { $tile } ({ $stands })

### What happened: a line above the table, in hands, in lessons. One line of a phone (45 letters) with a long name

# en: 4fc1756b
event-rack-dealt = Erä { $round }: { $name } jakaa.
# en: af16ccbc
event-turned-up =
    { $printed ->
        [yes] Painettu jokeri kääntyi esiin, joten toinen on tämän erän ainoa jokeri.
       *[no] Käännetty laatta on { $tile }, joten jokeri on { $joker }.
    }
# en: cc0a0a8a
event-rack-draw = { $name } { verb-draw }.
# en: 8b4b9363
event-rack-drew = Nostit { rack-a-tile }.
# en: 13df45bd
event-end-hand =
    { $kind ->
        [runs] { $name } { verb-go }: sarjoja ja ryhmiä!
        [colours] { $name } { verb-go }: yksi väri!
        [pairs] { $name } { verb-go }: seitsemän paria!
       *[total8] { $name } { verb-go }: kahdeksan samaa!
    }
# en: e58bd4bf
event-rack-round-ended =
    { $end ->
        [hand] { $who ->
            [you] Voitat erän { $round }.
           *[seat] { $name } voittaa erän { $round }.
        }
       *[void] Nostopakka loppui, eikä kukaan voita erää { $round }.
    }
# en: 1f675b64
rack-round-won =
    { $kind ->
        [runs] Sarjoja ja ryhmiä: { $names } voittaa **erän { $number }**.
        [colours] Yksi väri: { $names } voittaa **erän { $number }**.
        [pairs] Seitsemän paria: { $names } voittaa **erän { $number }**.
       *[total8] Kahdeksan samaa: { $names } voittaa **erän { $number }**.
    }
# en: c68f124e
event-rack-match-ended = Se oli viimeinen erä. Ottelu on ohi.

### Moves in words: in replays, records and the result's “Last move”

# en: 2eb1f686
move-rack-draw = { $name } { verb-draw } { rack-a-tile }.
# en: bc0a6b50
move-rack-take = { $name } { verb-take } { rack-a-tile }.
# en: 3daca61f
move-rack-discard = { $name } { verb-discard } { rack-a-tile }.
# en: dca085c1
move-draw-turned = { $name } { verb-draw } käännetyn laatan: { $tile }.
# en: 71bba34f
move-claim = { $name } { verb-claim } { rack-a-tile }.
# en: de4f72e7
move-end-hand =
    { $kind ->
        [runs] { $name } päättää erän, sarjoja ja ryhmiä: { $tiles }. Viimeinen heitto: { $tile }.
        [colours] { $name } päättää erän, yksi väri: { $tiles }. Viimeinen heitto: { $tile }.
        [pairs] { $name } päättää erän, seitsemän paria: { $tiles }. Viimeinen heitto: { $tile }.
       *[total8] { $name } päättää erän, kahdeksan samaa: { $tiles }. Viimeinen heitto: { $tile }.
    }

### The hand: its first line says what the moment asks for. 45 letters, two lines at most

# en: 8ed76410
panel-rack-phase-first = Sinä aloitat: heitä laatta.
# en: 41f9497c
panel-rack-phase-draw =
    { $take ->
        [yes] Nosta tai ota { $tile }.
       *[no] Nosta laatta.
    }
# en: 2779c23c
panel-rack-phase-discard = Heitä laatta.
# en: e9316626
panel-rack-can-end = Kätesi on valmis! Lopeta erä, tai heitä laatta ja jatka.
# en: 9843bef9
panel-rack-claimable = Viimeksi heitetty laatta täydentää kätesi: sieppaa se!
# en: ea71d02f
panel-rack-arrange = Voit järjestellä laattojasi odottaessasi.

### The hand: its buttons. 20 letters, those that go out 45, with the discard in the first 25

# en: 1ebc1593
panel-rack-draw = Nosta
    .deed = nosto
# en: 4d656666
panel-rack-take = Ota { $tile }
    .deed = { $tile } käteen
# en: 6d50a3bb
panel-rack-claim = Sieppaa { $tile }
    .deed = { $tile } sieppaamalla
# en: 321ec78c
panel-rack-draw-turned = Käännetty: { $tile }
    .deed = käännetty { $tile } käteen
# en: 80c7e833
panel-rack-end =
    { $kind ->
        [runs] Lopeta, heitä { $tile } · sarjoja ja ryhmiä
        [colours] Lopeta, heitä { $tile } · yksi väri
        [pairs] Lopeta, heitä { $tile } · seitsemän paria
       *[total8] Lopeta, heitä { $tile } · kahdeksan samaa
    }
    .deed =
    { $kind ->
        [runs] lopetus, { $tile } pois · sarjoja ja ryhmiä
        [colours] lopetus, { $tile } pois · yksi väri
        [pairs] lopetus, { $tile } pois · seitsemän paria
       *[total8] lopetus, { $tile } pois · kahdeksan samaa
    }
# en: c039405f
panel-rack-discard = Heitä { $tile }
    .deed = { $tile } pois
# en: 18748181
panel-rack-pick = Siirrä laatta tai vaihda kaksi…
# en: 38eb6054
panel-rack-left = ◀
# en: 503935f1
panel-rack-right = ▶
# en: 6c25b66c
panel-rack-swap = Vaihda ne
# en: 8f546da5
button-sort-own = Oma järjestys

### The hand: lines below the first one, each one line of a phone (45 letters)

# en: 3c0e2790
panel-rack-printed = Painettu jokeri = { $stands }
# en: 0ec36e9b
panel-rack-near = Lähimpänä: { $ways }
# en: 22e1bdbf
panel-rack-way =
    { $kind ->
        [runs] sarjat ja ryhmät { $have }/{ $most }
        [colours] yksi väri { $have }/{ $most }
        [pairs] parit { $have }/{ $most }
       *[total8] kahdeksan samaa { $have }/{ $most }
    }
# en: 358a6a31
panel-rack-claim-line = • Sieppaat laatan { $tile }. Miten lopetat?
# en: c570f8ef
panel-rack-draw-turned-line = • Nostat käännetyn laatan { $tile }. Miten lopetat?

### The table in words: the alt text of pictures

# en: e542c449
alt-rack-turned =
    { $there ->
        [yes] Käännetty laatta on { $tile }. Jokerit: { $jokers }.
       *[no] Käännetty laatta on poissa. Jokerit: { $jokers }.
    }
# en: db09511c
alt-rack-won =
    { $kind ->
        [runs] Voittajan käsi, sarjoja ja ryhmiä: { $list }.
        [colours] Voittajan käsi, yksi väri: { $list }.
        [pairs] Voittajan käsi, seitsemän paria: { $list }.
       *[total8] Voittajan käsi, kahdeksan samaa: { $list }.
    }
# en: 74fe3b06
alt-rack-talon =
    { $talon ->
        [0] Nostopakka on tyhjä.
        [one] Nostopakassa 1 laatta.
       *[other] Nostopakassa { $talon } laattaa.
    }
# en: 328aa4b2
alt-rack-discards = Viimeiset heitot, uusin ensin, { $name }: { $list }.

### The game and its options: lines of menus, 100 letters; a value 25

# en: 6ece3c04
about-tabla = Kerää ensimmäisenä 14 laattaa sarjoina ja ryhminä, tai seitsemän paria.
# en: 3f240928
game-tabla = Tábla Römi
# en: ea8c7985
option-direction = Pelisuunta
# en: 67997b3f
option-direction-left = vasemmalle
# en: 50abcc1a
option-direction-right = oikealle
# en: 0d9a614c
option-printed-jokers = Painetut jokerit
# en: 73be5597
option-printed-jokers-stand-in = tavallisia laattoja
# en: 2c35f5f7
option-printed-jokers-wild = nekin jokereita
# en: f65613c7
option-claims = Sieppaus ohi vuoron
# en: 134a0468
option-claims-yes = kyllä
# en: 56435f6b
option-claims-no = ei
# en: ad449eb0
option-deals = Erät
# en: 5be60109
option-deals-3 = kolme
# en: 360f340e
option-deals-1 = yksi
# en: a8d20ce5
option-deals-5 = viisi
# en: 9b301c2d
option-deals-7 = seitsemän

### The rules: see rules.ftl. One line a rule; a summary 600 letters, a rule 900

# en: 365140b6
rules-tabla =
    Laatat 1–13 neljässä värissä, jokaista kaksi. Yksi käännetään, ja sen värin seuraava numero on jokeri. Vuorollasi nostat nostopakasta tai otat viimeksi heitetyn laatan ja heität sitten. Pöytään ei lasketa mitään ennen loppua: voitat erän heti, kun 14 laatastasi 15:stä muodostaa kelpaavan käden ja heität viimeisen.
    Kelpaavat kädet: sarjoja ja ryhmiä; 14 laattaa yhtä väriä; seitsemän paria; tai kahdeksan samaa numeroa ja loput kuusi sarjoina ja ryhminä. Jos viimeksi heitetty laatta täydentää kätesi, saat siepata sen, ohi vuorosikin.
    .alt = Käännetty laatta on sininen 5, joten sininen 6 on jokeri. Käsi, jossa on sarjoja ja ryhmiä: punainen 1, punainen 2, punainen 3, punainen 4; sininen 7, musta 7, keltainen 7; musta 11, musta 12, musta 13, musta 1; keltainen 3, sininen 6 (punainen 3), sininen 3.
# en: c6adde30
rule-TR-1 = 2–4 pelaajaa. Numerot 1–13 punaisena, keltaisena, mustana ja sinisenä, jokaista laattaa kaksi, ja kaksi painettua jokeria: 106 laattaa.
# en: 7d7501cc
rule-TR-2 = Jakajasta seuraava saa 15 laattaa, muut 14. Yksi laatta käännetään kaikkien näkyviin: käännetty laatta. Se ei kuulu nostopakkaan. Ensimmäinen jakaja arvotaan; sitten jakovuoro kiertää pelisuuntaan.
# en: df190c9e
rule-TR-3 = Jokereita ovat molemmat laatat, joissa on käännetyn laatan väri ja seuraava numero (13:n jälkeen 1). Painettu jokeri on tavallinen laatta, jolla on jokerin oma väri ja numero. Kun valittuna on ”{ option-printed-jokers }: { option-printed-jokers-wild }”, sekin on jokeri. Jos painettu jokeri kääntyy esiin, toinen niistä on ainoa jokeri. Jokeri voi olla myös oma itsensä.
# en: 001200ff
rule-TR-4 = Lopetat kerralla: 14 laattaasi muodostavat kelpaavan käden, ja 15. heitetään, vaikka se olisi jokeri.
# en: cf4309f8
rule-TR-5 = Kelpaavat kädet. Sarjoja ja ryhmiä: vähintään kolme saman värin peräkkäistä numeroa, ykkönen kakkosen alla tai 13:n päällä mutta ei molempia; tai kolme tai neljä samaa numeroa eri väreissä; jokaisessa vähintään yksi tavallinen laatta. Yksi väri: 14 laattaa sitä. Seitsemän paria samanlaisia laattoja; kaksi jokeria on pari. Kahdeksan samaa numeroa missä väreissä vain, vähintään yksi niistä tavallinen, ja loput kuusi sarjoina ja ryhminä.
# en: 65174ac9
rule-TR-6 = 15 laatan pelaaja aloittaa heittämällä tai lopettaa. Vuorollasi nostat nostopakasta tai otat viimeksi heitetyn laatan, sitten heität tai lopetat. Juuri otettua tai siepattua laattaa et voi heittää, ellei sinulla jo ollut samanlaista.
# en: 95fb00ec
rule-TR-7 = Jos viimeksi heitetty laatta täydentää kätesi, saat siepata sen ja lopettaa, ohi vuorosikin, kunnes seuraava pelaaja nostaa. Omaa heittoaan ei voi siepata. Jos moni voi, laatan saa vuorossa lähin. Valikon ”{ button-claims-on }” sieppaa puolestasi heti.
# en: 84805f6b
rule-TR-8 = Käännetyn laatan saa nostaa nostopakan sijasta vain lopettaakseen sillä: seitsemännen parin puuttuvana laattana tai kahdeksantena samana numerona. Käännettyä painettua jokeria ei voi nostaa.
# en: 90bbd10e
rule-TR-9 = Jos nostopakka on vuoron alussa tyhjä eikä kukaan sieppaa viimeksi heitettyä laattaa, kukaan ei voita erää. Erästä saa yhden pisteen; eniten pisteitä voittaa ottelun.

### A rule forbids it: a private answer to a press. 150 letters

# en: 4b69f114
error-illegal-just-taken = Otit juuri laatan { $tile }, joten et voi heittää sitä samalla vuorolla.
# en: 2db86109
error-illegal-talon-empty = Nostopakka on tyhjä. Voit vain siepata viimeksi heitetyn laatan.
# en: ab651e83
error-illegal-not-these-tiles = Sinulla ei ole noita laattoja. Käytä lopetuspainiketta.
# en: ed5c768b
error-illegal-no-such-hand =
    { $kind ->
        [runs] Nämä eivät ole sarjoja ja ryhmiä.
        [colours] Tämä käsi ei ole yhtä väriä.
        [pairs] Nämä eivät ole seitsemän paria.
       *[total8] Tässä kädessä ei ole kahdeksaa samaa.
    }
# en: 7f77d2ff
error-illegal-has-drawn = Sinulla on jo 15 laattaa. Heitä yksi tai lopeta.
# en: 3ef085ee
error-illegal-turned-must-serve = Käännetyn laatan on oltava seitsemännessä parissasi tai kahdeksan saman joukossa.
# en: d61ad7f0
error-illegal-no-claims = Tässä pöydässä ei voi siepata heitettyjä laattoja.
# en: d986400a
error-illegal-joker-stands-for = Tässä jokeri ei voi korvata laattaa { $tile }.
# en: 06704c79
error-illegal-nothing-to-claim = Siepattavaa ei ole. Seuraava pelaaja on ehkä jo nostanut.
# en: 54719b01
error-illegal-not-the-last = Se ei ole enää viimeksi heitetty laatta. Katso pöytää: joku on ehkä ottanut sen.
# en: 332ac9ea
error-illegal-own-discard = Heitit itse laatan { $tile }, joten et voi siepata sitä.
# en: d84ed86d
error-illegal-not-a-joker = Laatta { $tile } ei ole jokeri tässä erässä.
# en: f572bbb1
error-illegal-cannot-end-with = Laatta { $tile } ei täydennä kättäsi, joten et voi siepata sitä.
# en: 374a3f72
error-illegal-not-the-turned = Käännetty laatta on { $tile }.
# en: 1f9581e7
error-illegal-turned-ends-only = Käännetyn laatan voi nostaa vain lopettaakseen, ja { $tile } ei täydennä kättäsi.
# en: c6860a34
error-illegal-must-draw-first = Nosta ensin laatta tai ota viimeksi heitetty.
# en: 85df50d4
error-illegal-must-end = Kun sieppaat laatan tai nostat käännetyn, lopetat sillä.
