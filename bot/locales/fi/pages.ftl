# Pages to read: rules, help, privacy, settings; and pictures in words.

### The pages of /rules, /help and /mine: 2,000 letters each at most

# en: 88fab4bc
rules-heading =
    {"**"}{ $game }: säännöt**{ $pages ->
        [one] { "" }
       *[other] {" "}· sivu { $page }/{ $pages }
    }
# en: e8111b56
rules-line = - { $text }
# en: 83e7204c
rules-options =
    { $own ->
        [yes] Tässä pöydässä:
       *[no] Tavalliset asetukset:
    }
# en: 3249c281
rules-menu = Toisen pelin säännöt

# en: 1155616d
help-now =
    { $kind ->
        [turn] On sinun vuorosi: **{ $game }**, { $channel }
        [playing] Pelaat nyt: **{ $game }**, { $channel }
        [in] Olet mukana: **{ $game }** alkaa, kun vetäjä painaa **{ button-start }**: { $channel }
        [open] Täällä on pöytä auki: **{ $game }**. Paina **{ button-join }**, niin pelaat.
        [full] Pöytä on täynnä: **{ $game }**. Ottelu alkaa pian.
        [watch] Täällä muut pelaavat nyt: **{ $game }**.
       *[none] Täällä ei ole pöytää auki.
    }
# en: b92e429d
help-night = Täällä on peli-ilta. Paina **{ button-night-in }**, niin saat paikan.
# en: f165dee9
help =
    {"**"}Näin pelataan**
    `/play` avaa pöydän täällä, kavereille tai tietokonetta vastaan.
    `/hand` näyttää kätesi, vain sinulle, ja painikkeet kaikelle, mitä voit pelata.
    `/table` näyttää muun: tauko, poistuminen, lopetus.
# en: fa1ec735
help-topics = Lisää …
# en: c1f02e14
help-topic-turn = Vuorosi, ja mitä jos aika loppuu
# en: ded285c2
help-topic-leave = Tauko, poistuminen, luovutus
# en: 1bdb56a3
help-topic-playing-alone = Yksin: oppitunnit ja päivän jako
# en: a65e6ed4
help-topic-rules = Pelin säännöt
# en: 03a072d8
help-topic-hint = Apua tietokoneelta
# en: 965f3e35
help-topic-league = Liiga
# en: f2ef994d
help-topic-ratings = Mitä rating kertoo
# en: 21159c64
help-topic-finished = Päättyneet ottelut ja tarkistus
# en: 21718cd6
help-topic-nights = Peli-illat
# en: f04e0fcb
help-topic-mine = Kutsut, tauot ja tietosi
# en: 771ba3a0
help-turn =
    {"**"}{ help-topic-turn }**
    Mainitsen sinut, kun on vuorosi. Jos aikasi loppuu, tietokone tekee siirron puolestasi. Kahden sellaisen vuoron jälkeen se pelaa paikallasi, kunnes painat **{ button-return }**.
    Jos vuoroon on 24 tuntia tai rajattomasti aikaa, **{ button-plan }** kädessäsi pitää siirtoja valmiina seuraavaan vuoroosi.
    `/mine` näyttää pöydät, jotka odottavat sinua.
# en: 345d1e37
help-leave =
    {"**"}{ help-topic-leave }**
    Pöydän **{ button-menu }** tai `/table`: pidä tauko, poistu tai äänestä ottelun lopettamisesta.
    Liigassa sijoitut kaikkien loppuun asti jääneiden taakse, jos poistut, ja viimeiseksi, jos luovutat. Jos joku ottaa paikkasi, tulos on silti sinun.
# en: b6e1d8e6
help-playing-alone =
    {"**"}{ help-topic-playing-alone }**
    - `/learn` peli kolmessa minuutissa
    - `/daily` päivän jako, kaikille sama
    - `/play` ja sitten **{ button-solo }**: taso on { computers-random }, { computers-greedy } tai { computers-strong }, eikä se näe enempää kuin sinä
# en: 15909161
help-rules =
    {"**"}{ help-topic-rules }**
    `/rules` sisältää pelin kaikki säännöt, tai valitse peli tästä.
# en: d5e2b79e
help-hint =
    {"**"}{ help-topic-hint }**
    {"**"}{ button-hint }** kädessäsi kertoo, mitä mestari tekisi ja miksi. Kun painat uudestaan, se tehdään. Kun ottelu lasketaan, se on kunkin pelin kolmeen ensimmäiseen otteluusi.
    Ottelun jälkeen `/replay` näyttää myös, missä mestari olisi pelannut toisin.
# en: 0af8b436
help-league =
    {"**"}{ help-topic-league }**
    - `/league table` kuka johtaa
    - `/league player` miten sinulla menee
    - `/league schedule` kenen on vielä pelattava ketä vastaan
    Sijat ovat ihmisille, tietokoneet eivät saa niitä. Taulukon yhteydessä liigan säännöt kertovat, mitä ottelulta vaaditaan.
# en: bfc66194
help-ratings =
    {"**"}{ help-topic-ratings }**
    Rating on varovainen ja nousee, kun näytät taitosi. Aloitat luvusta 1000; tavallinen pelaaja, jolla on takana monta ottelua, yltää lukemiin 1500–1600. ”?” tarkoittaa, ettei luku ole vielä varma.
# en: 0817aecb
help-finished =
    {"**"}{ help-topic-finished }**
    `/replay` näyttää päättyneen ottelun siirto siirrolta, mitä mestari olisi tehnyt siinä ja oliko sekoitus reilu.
# en: ef686661
help-nights =
    {"**"}{ help-topic-nights }**
    `/night` avaa peli-illan: muut painavat **{ button-night-in }**, ja minä jaan kaikki pöytiin.
# en: be0788c8
help-mine =
    {"**"}{ help-topic-mine }**
    `/mine` näyttää pöytäsi, milloin sinua kutsutaan, taukosi ja mitä sinusta tallennetaan.

# en: fc301c8c
help-alone =
    {"**"}Mitä voin tehdä täällä**
    - `/daily` päivän jako, kaikille sama
    - `/learn` peli kolmessa minuutissa
    - `/rules` pelin kaikki säännöt
    - `/mine` mitä sinusta tallennetaan: hae se tai poista se
    Muiden kanssa pelaat palvelimella. [Lisää minut sellaiselle]({ $invite }) ja avaa siellä pöytä: `/play`. Pöydät, liigat ja asetukset pysyvät palvelimellaan, eikä niistä näy täällä mitään.

# en: 8c3dec59
privacy =
    {"**"}Mitä tallennan sinusta**
    Discord-tunnuksesi, nimesi ja kuvasi, pöytäsi, ottelusi, päivän jakosi ja äänesi, sanat, joilla katkaiset, ja `/mine`-asetuksesi. Muuta kirjoittamaasi en säilytä.
    { $database ->
        [server] Kaikki pysyy ylläpitäjäni tietokannassa eikä päädy muille.
       *[file] Kaikki pysyy koneella, jolla toimin, eikä päädy muille.
    }
    Päättyneet ottelut näkee palvelimella kuka tahansa, kädet näkyvissä.
    -# ”{ button-mydata-delete }” kertoo ensin, mitä jää.

### Settings: /settings, a private page. Names in lines and as empty lines of menus (45 letters), values after a colon

# en: cdea9674
settings-heading =
    { $place ->
        [channel] **Tämän kanavan asetukset**
       *[server] **Tämän palvelimen asetukset**
    }
# en: 799892f8
settings-line =
    { $inherited ->
        [yes] { $setting }: {"**"}{ $value }** (sama kuin palvelimella)
       *[no] { $setting }: {"**"}{ $value }**
    }
# en: f5182ab1
settings-games =
    { $count ->
        [0] Jokainen peli alkaa tavallisilla asetuksillaan.
       *[other] Pelit, joilla on omat asetukset: {"**"}{ $games }**
    }
# en: 2ab2174e
settings-option =
    { $own ->
        [yes] -# { $shown } · asetettu tässä
       *[no] -# { $shown }
    }
# en: 481a061a
settings-inherited = sama kuin palvelimella
# en: 13a8e38a
settings-unset = tavallinen ({ $value })
# en: 97d1c907
settings-figures = Hahmojen nimet: {"**"}{ $names }**
# en: dc4555fc
settings-daily = Päivän jaossa vuorottelevat: {"**"}{ $games }**
# en: 3454c2cf
figures-title = Hahmojen nimet
# en: 886e54e5
switch-league-yes = Liiga: päällä
# en: 52c8622b
switch-league-no = Liiga: pois
# en: 0c312d5e
switch-league-abandoned-yes = Keskeytetyt lasketaan: kyllä
# en: 5786519b
switch-league-abandoned-no = Keskeytetyt lasketaan: ei
# en: 6da551c7
switch-takeovers-yes = Paikan ottaminen: päällä
# en: 1d72c848
switch-takeovers-no = Paikan ottaminen: pois
# en: d7e986b4
switch-league-computers-yes = Tietokoneet lasketaan: kyllä
# en: 0ffa6545
switch-league-computers-no = Tietokoneet lasketaan: ei
# en: 26f462c4
switch-league-confirm-yes = Tulosten vahvistus: päällä
# en: cbd5bfb5
switch-league-confirm-no = Tulosten vahvistus: pois
# en: 6f98b342
switch-automatic-moves-yes = Autonosto ja -ohitus: päällä
# en: 405f4c54
switch-automatic-moves-no = Autonosto ja -ohitus: pois
# en: f042c8e2
switch-hints-yes = Auta: päällä
# en: 48e398f4
switch-hints-no = Auta: pois
# en: 88d3c69e
button-settings-league = Liiga
# en: 15189c80
button-settings-match = Ottelun aikana
# en: 23965b58
button-settings-game = Pelien asetukset
# en: cdd5a274
button-settings-figures = Hahmojen nimet
# en: 7c75d304
button-settings-daily = Päivän jako
# en: d3f6ff60
button-settings-callers = Pelaajien kutsu
# en: 406616a3
button-settings-channel = Tämä kanava
# en: a23b2a93
button-settings-server = Koko palvelin
# en: 50c88bf0
button-settings-reset = Kuten palvelimella
# en: e47b8853
button-settings-usual = Tavalliset nimet
# en: 5a799ee3
button-rename = Nimeä: { $first } – { $last }
# en: d8c0a25f
setting-all = kaikki
# en: c78fae0f
setting-daily-without = Päivän pelit
# en: 33302b37
setting-figure-names = hahmojen nimet
# en: e95e9365
setting-language = Kieli
# en: dc751560
setting-language-auto = sama kuin Discordissa
# en: d7c8331a
language-name = Suomi
# en: c57e72fa
setting-game = Tavallinen peli
# en: 0cf56396
setting-clock = Miettimisaika
# en: a395aa3d
setting-league = Uudet pöydät lasketaan liigaan
# en: 104dffeb
setting-league-yes = kyllä
# en: b90e17f0
setting-league-no = ei
# en: b84f1a00
setting-takeovers = Paikan ottaminen liigassa
# en: e619c504
setting-league-abandoned = Myös keskeytetyt ottelut lasketaan
# en: 8df0f46a
setting-league-abandoned-yes = kyllä
# en: 369ff4ca
setting-league-abandoned-no = ei
# en: 48ee802a
setting-league-computers = Tietokoneet lasketaan
# en: a92e883f
setting-league-computers-yes = kyllä
# en: 68da3ac3
setting-league-computers-no = ei, pisteet tulevat sijoista ihmisten kesken
# en: f48e8182
setting-league-confirm = Toinen pelaaja vahvistaa lisätyt tulokset
# en: 4df59c6c
setting-league-confirm-yes = kyllä
# en: 026d6cbc
setting-league-confirm-no = ei
# en: 2b742672
setting-league-limit = Saman parin otteluita päivässä
# en: 6e43960b
setting-league-limit-number = { $number }
# en: c8040757
setting-league-limit-off = ei rajaa
# en: 121bc450
setting-league-least = Otteluita ennen sijaa taulukossa
# en: 9d292743
setting-league-least-number = { $number }
# en: d7cab3d8
setting-league-points = pisteet
# en: ed270523
setting-league-channel = lopputaulukoiden kanava
# en: 9f0f526a
setting-timezone = aikavyöhyke
# en: 6632d7f5
setting-mentions = Maininta, kun vuorosi alkaa
# en: ba77b84d
setting-hints = Auta
# en: 7615688b
setting-automatic-moves = Nosta ja ohita puolestasi, kun valinnanvaraa ei ole

### Pictures in words: alt text of tables and hands, 1,024 letters in all, so be brief

# en: 4f7686d7
alt-line = Päästä X päähän Y: { $list }.
# en: c8141aed
alt-line-empty = Laattoja ei ole vielä pelattu.
# en: 152641ca
alt-table = Pöytä.
# en: 20be4065
alt-round = { $game }, erä { $number }.
# en: b812ed31
alt-gap =
    { $noun ->
        [cards] { $tiles ->
            [one] … vielä 1 kortti …
           *[other] … vielä { $tiles } korttia …
        }
       *[tiles] { $tiles ->
            [one] … vielä 1 laatta …
           *[other] … vielä { $tiles } laattaa …
        }
    }
# en: c1ea31bc
alt-double = { $tile } (tupla)
# en: 29dec686
alt-covered =
    { $side ->
        [left] { $tile } (ensimmäisen puolikkaan päällä jokeri: { $figure })
       *[right] { $tile } (toisen puolikkaan päällä jokeri: { $figure })
    }
# en: 0b0e3187
alt-ends = Avoimet päät: X { $left }, Y { $right }.
# en: 42eb5066
alt-stock =
    { $tiles ->
        [0] Pakka on tyhjä.
       *[other] Pakassa { pieces }.
    }
# en: 7aaeb18b
alt-seat = { $name }: { $facts }.
# en: f8421c17
alt-seat-out = kaikki pelattu
# en: ceb49bc5
alt-seat-jokers =
    { $jokers ->
        [one] { $jokers } jokeri
       *[other] { $jokers } jokeria
    }
# en: 7b846371
alt-seat-bank = aikapankissa { $bank }
# en: d8f8cb4d
alt-seat-played =
    { $played ->
        [away] poissa, tietokone pelaa
        [left] lähtenyt, tietokone pelaa
       *[computer] tietokone
    }
# en: 2fcfd440
alt-turn = Vuorossa { $name }.
# en: 8e0b98b9
alt-over = Erä on ohi.
# en: 21bda6f3
alt-stopped = Ottelu lopetettiin kesken.
# en: c0944b9d
alt-left = Pelaajan { $name } käsi: { $list }.
# en: add41d17
alt-holds = Pelaajalla { $name } on: { $list }.
# en: 27985921
alt-cross-empty = Laattoja ei ole vielä pelattu.
# en: c3cd2122
alt-start = Keskellä: { $tile }.
# en: 38bbc79d
alt-street =
    { $closed ->
        [yes] { $street }: { $list }; suljettu.
       *[no] { $street }: { $list }; avoinna: { $end }.
    }
# en: 3df6bf63
alt-street-empty = { $street }: ei vielä mitään, avoinna: { $end }.
# en: 806595eb
alt-direction =
    { $way ->
        [on] Peli kiertää paikkajärjestyksessä.
       *[back] Peli kiertää paikkajärjestystä vastaan.
    }
# en: 0f740806
alt-exposed = Yksi laatta jäljellä ja napattavissa: { $name }.
# en: ca7ab5fc
alt-last-dead = { $name } pelasi viimeisen Umpikujan.
# en: 36e1a665
alt-jokers = Jokerisi: { $list }.
# en: d6192d7f
alt-hand = Kädessäsi on { pieces }: { $list }.
# en: 2529fab0
alt-hand-playable = Kädessäsi on { pieces }.
# en: 549ba3e2
alt-can-play = Voit pelata: { $list }.
# en: 0c1cef08
alt-can-return = Voit palauttaa: { $list }.
# en: bd169cf3
alt-hand-others = Muut: { $list }.
# en: 96227f86
alt-hand-empty = Kätesi on tyhjä.
