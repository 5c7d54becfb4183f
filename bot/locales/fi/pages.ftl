# Pages to read: rules, help, privacy, settings; and pictures in words.

### The pages of /rules, /help and /privacy: 2,000 letters each at most

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

# en: c1f9b449
help-game = Pelaat nyt: **{ $game }**.
# en: a73e74ae
help =
    {"**"}Näin pelataan**
    `/play` avaa pöydän täällä. Muut liittyvät, ja vetäjä aloittaa ottelun.
    `/hand` näyttää kätesi, vain sinulle, ja painikkeet kaikelle, mitä voit pelata.
    Mainitsen sinut, kun on vuorosi. Jos aikasi loppuu, tietokone tekee siirron puolestasi. Kahden sellaisen vuoron jälkeen se pelaa paikallasi, kunnes painat **{ button-return }**.
    {"**"}{ button-hint }** kädessäsi näyttää, mitä mestari tekisi. Vetäjä voi sallia sen, kun ottelua ei lasketa liigaan.
    {"**"}{ button-menu }**: pidä tauko, poistu tai äänestä ottelun lopettamisesta.
    - `/table` pöytä ja sen valikko
    - `/mine` kaikki pöydät, jotka odottavat sinua
    - `/notify` kutsut, `/away` tauko
    - `/learn` peli kolmessa minuutissa
    - `/daily` päivän jako
    - `/rules` pelin kaikki säännöt
    - `/replay` päättynyt ottelu siirto siirrolta
    - `/review` mitä mestari olisi tehnyt siinä
    - `/verify` oliko sekoitus reilu
    - `/league table` kuka johtaa, `/league player` miten sinulla menee
    - `/league fixtures list` kenen on vielä pelattava ketä vastaan
    - `/night start` peli-ilta
    - `/privacy` mitä sinusta tallennetaan
    {"**"}Liigassa** sijoitut kaikkien loppuun asti jääneiden taakse, jos poistut, ja viimeiseksi, jos luovutat. Jos joku ottaa paikkasi, tulos on silti sinun. Sijat ovat ihmisille, tietokoneet eivät saa niitä. `/league rules` kertoo, mitä ottelulta vaaditaan.
    {"**"}Rating** on varovainen ja nousee, kun näytät taitosi. Aloitat luvusta 1000; tavallinen pelaaja, jolla on takana monta ottelua, yltää lukemiin 1500–1600. ”?” tarkoittaa, ettei luku ole vielä varma.

# en: 74fcdf1b
help-alone =
    {"**"}Mitä voin tehdä täällä**
    - `/daily` päivän jako, kaikille sama
    - `/learn` peli kolmessa minuutissa
    - `/rules` pelin kaikki säännöt
    - `/privacy` mitä sinusta tallennetaan
    - `/mydata` hae se tiedostona tai poista se
    Muiden kanssa pelaat palvelimella. [Lisää minut sellaiselle]({ $invite }) ja avaa siellä pöytä: `/play`. Pöydät, liigat ja asetukset pysyvät palvelimellaan, eikä niistä näy täällä mitään.

# en: 07047551
privacy =
    {"**"}Mitä tallennan sinusta**
    Säilytän Discord-tunnuksesi ja näyttönimesi, pöydät, joissa istut, ottelut, jotka pelaat loppuun, päivän jakosi, äänesi ja asetuksesi niissä, sanat, joilla katkaiset pakan, `/notify`- ja `/away`-asetuksesi ja pienen kopion profiilikuvastasi pöydän kuvia varten, jos tämä botti näyttää kasvoja. Muuta kirjoittamaasi en lue enkä säilytä. Vain sinä näet kätesi; kun ottelu on ohi, kuka tahansa palvelimella voi katsoa uusinnan kaikki kädet näkyvissä.
    { $database ->
        [server] Kaikki pysyy ylläpitäjäni tietokannassa eikä päädy kenellekään muulle.
       *[file] Kaikki pysyy koneella, jolla toimin, eikä päädy kenellekään muulle.
    }
    `/mydata export` lähettää sinulle kaiken tiedostona. `/mydata delete varma:` poistaa sen.{ $database ->
        [server] {" "}Viimeiset jäljet katoavat, kun tietokantapalvelin on siivonnut ne ja sen vanhat varmuuskopiot on poistettu.
       *[file] { "" }
    } Ottelusi säilyvät muille ilman tunnustasi ja nimeäsi, samoin sanat, joilla katkaisit. Myös pääsykielto liigaan säilyy: tunnuksestasi jää sekoitettu muoto, josta ei pääse takaisin kehenkään, kunnes moderaattori kumoaa kiellon.

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
# en: d1ecda8b
switch-hints-yes = Vihjeet: päällä
# en: fc9e6f38
switch-hints-no = Vihjeet: pois
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
# en: e3b02974
setting-hints = Vihjeet
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
