### The same deals at all tables of a round of fixtures

# en: e1ee1093
deals-created = Samat jaot: kierroksen kaikki pöydät pelaavat samat jaot, ja sinua verrataan niihin, jotka istuvat muualla sinun paikallasi. Valitse kierros, niin näet sen sinetin.
# en: bee65b76
deals-promise = -# Kierros { $round }: `{ $promise }`
# en: 204691b4
deals-heading = **Samat jaot** · { $game }, kierros { $round } · valmiina { $over }/{ $tables } pöytää
# en: e337c214
deals-state = { $state ->
        [open] Yksikään pöytä ei ole aloittanut. Jokainen tämän kierroksen pelaaja voi katkaista pakan: sana kultakin, ja kaikki näkevät sen.
        [begun] Yksi pöydistä on aloittanut, joten pakkaa ei voi enää katkaista. Älä katso muiden pöytien peliä ennen kuin omasi on valmis.
       *[ended] Kaikki pöydät ovat valmiit.
    }
# en: b23cdc46
deals-secret = -# Salaisuus: `{ $secret }`
# en: f4837e13
deals-table = **{ NUMBER($number, useGrouping: 0) }** · { $seats }
# en: 6ae1240a
deals-unplayed = **{ NUMBER($number, useGrouping: 0) }** · { $names } · ei vertailussa
# en: 90399fda
deals-seat = { $points ->
        [none] { $name } ({ $total })
       *[other] { $name } { $points }/{ $most } ({ $total })
    }
# en: 78a4fe4b
button-deals = Samat jaot
# en: af7f2f39
deals-rounds = Valitse kierros
# en: 9e1569f1
deals-round = Kierros { $round }
# en: 2cc40bf4
deals-cut-title = Katkaise kierroksen { $round } pakka
# en: bd7e923e
deals-cut-description = Mikä tahansa sana. Kaikki näkevät sen, ja se on mukana joka jaossa.
# en: 954c6017
deals-cut-said = { $name } katkaisi pakan, kierros { $round }: ”{ $word }”
# en: f4d98b6a
fair-shared = Muut pöydät pelaavat samat jaot. Pakka katkaistaan yhdessä ennen kuin ensimmäinen näistä pöydistä aloittaa.
# en: ee2148c1
fair-night = Muut pöydät pelaavat samat jaot kuin te. Pakkaa ei katkaista; **{ button-fair }** peli-illan sivulla näyttää jakojen sinetin.
# en: ea19ae0b
fair-meaning-shared = Sinetti on salaisen siemenluvun SHA-256. Kun kaikki pöydät ovat valmiit, näet siemenluvut ja kädet, joten kuka vain voi tarkistaa, että ne sopivat sinettiin eikä kukaan ole peukaloinut jakoja. Siihen asti ne pysyvät piilossa.

# en: d1a94925
deals-none = Tämän kierroksen pöydillä on kullakin omat jakonsa.
# en: 3b328bd8
deals-secret-yet = Muut pöydät pelaavat vielä näitä jakoja. Näet ne, kun kaikki ovat valmiina.
# en: e95220d5
match-hidden = Et näe kanavaa, jossa tämä ottelu pelattiin, joten näet vain sen tuloksen.
# en: 38e7307f
fixtures-alone = Kierros { $round }: missään kahdessa pöydässä ei ole yhtä monta pelaajaa, joten vertailua ei tulisi. Muuta pelaajien tai paikkojen määrää.
# en: f37822dd
error-league-deals-begun = Yksi kierroksen pöydistä on aloittanut, joten pakkaa ei voi enää katkaista.
# en: cfdaee35
error-league-deals-strange = Pakan voi katkaista vain se, joka pelaa tällä kierroksella.
