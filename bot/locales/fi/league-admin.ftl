# The league's fixtures, what moderators do to it, and the message that always shows its table. $left stands last.

### Slash commands: descriptions, what they take, and choices: 100 letters each, on a phone about 45 are seen

# en: 31b2d34a
command-manage-schedule =
    .description = Luo, siirrä ja peru liigan otteluparit
    .game = Peli tai pelipohja
    .rounds = Kahden pöydissä: montako kertaa pari kohtaa. Suuremmissa: montako kierrosta
    .seats = Pelaajia pöydässä (oletus: kaksi, jos peli sallii)
    .until = Ensimmäisen kierroksen viimeinen päivä, kuten 2026-12-31 (oletus: ei rajaa)
    .days = Päiviä kierrosten viimeisten päivien välillä (oletus: kaikki samana päivänä)
    .duplicate = Samat jaot kierroksen kaikissa pöydissä, vertailua varten (oletus: ei)
# en: 27512ca3
command-manage-schedule-create =
    .description = Luo otteluparit, joissa kaikki kohtaavat kaikki
    .player = Pelaaja
    .players = Tai mainitse kaikki tässä
# en: 627f2355
command-manage-schedule-teams =
    .description = Luo otteluparit joukkueille: joukkuetoverit erilleen, pisteet yhteen
    .team = Joukkueen nimi ja 2–6 pelaajaa, kuten Ketut: @Anna @Béla
    .more = Toinen joukkue
# en: f5686f35
command-league-schedule =
    .description = Näytä, kenen on vielä pelattava ketä vastaan
    .who = Vain tämän pelaajan
# en: 1af4287a
command-manage-schedule-reminders =
    .description = Muistuta avoimien otteluparien pelaajia, enintään kerran päivässä
    .daily = Tee se puolestani joka päivä
# en: 12d2c805
command-manage-schedule-walkover =
    .description = Anna ottelupari pelaajalle ilman ottelua
    .fixture = Ottelupari
    .winner = Voittaja
# en: f33365f4
command-manage-schedule-deadline =
    .description = Aseta otteluparien viimeinen pelipäivä
    .fixture = Ottelupari
    .until = Viimeinen päivä, kuten 2026-12-31
    .which = Mitä se koskee (oletus: tätä)
    .one = tätä
    .round = koko kierrosta
    .all = kaikkia yhdessä luotuja
# en: 7ca5f8fc
command-manage-schedule-cancel =
    .description = Peru ottelupari
    .fixture = Ottelupari
    .together = Peru kaikki avoimet, jotka luotiin yhdessä sen kanssa

# en: ad1e1e70
command-manage-scoreboard =
    .description = Pidä liigan taulukko tällä kanavalla aina ajan tasalla
    .switch = Päällä vai pois
    .game = Peli (oletus: kaikki)
    .on = päällä
    .off = pois

### Fixtures: a list of ten in a message, the posts about them, and the lines of menus (100 letters)

# en: a05f97f3
name-former = entinen pelaaja

# en: 3eb26f17
fixtures-heading = **Otteluparit** · { $only ->
        [open] avoimia { $total }
       *[all] yhteensä { $total }, avoimia { $open }
    } · sivu { $page }/{ $pages }
# en: 0be48107
fixtures-none = Avoimia ottelupareja ei ole. Moderaattorit luovat niitä: `/manage schedule create`.
# en: f7bce690
fixtures-how = Pelaa ottelupari: `/play` ja sen numero.
# en: d472b508
fixture-line = **{ NUMBER($number, useGrouping: 0) }** · { $names } · { $game }, kierros { $round }{ $state ->
        [played] { " " }· pelattu
        [walkover] { " " }· voitettu ilman ottelua
        [cancelled] { " " }· peruttu
        [lapsed] { " " }· pelaamatta, ei pisteitä
       *[open] { "" }
    }{ $some ->
        [yes] { " " }· valmiina: { $ready }
       *[no] { "" }
    }{ $until ->
        [none] { "" }
       *[other] { " " }· viimeinen päivä { $until }, { $left }
    }
# en: ae491870
fixture-choice = { NUMBER($number, useGrouping: 0) }: { $names } · { $game }
# en: 0ea461bc
schedule-open = Avoimet otteluparit
# en: cefbc6df
schedule-mine = Omat avoimet otteluparini
# en: aab59d17
schedule-all = Kaikki otteluparit, myös päättyneet
# en: 2070b74b
fixtures-created = **{ $game }** · { $count ->
        [one] 1 ottelupari
       *[other] { $count } otteluparia
    } · { $rounds ->
        [one] 1 kierros
       *[other] { $rounds } kierrosta
    } · pelaajat: { $players }
# en: d4ddd5ed
fixtures-more = … ja { $count } muuta, kaikki täällä: `/league schedule`.
# en: 8c2345a9
fixtures-reminder = { $count ->
        [one] Teillä on liigaottelu pelattavana: { $players }
       *[other] Teillä on { $count } liigaottelua pelattavana: { $players }
    }
# en: cd88fd52
fixtures-reminded = { $count ->
        [0] Ei muistutettavia: mitään ei ole avoinna, tai kaikkia on jo muistutettu viime vuorokauden aikana.
        [one] Muistutin 1 otteluparin pelaajia.
       *[other] Muistutin { $count } otteluparin pelaajia.
    }
# en: 000909d4
fixtures-daily = { $daily ->
        [yes] Muistutan pelaajia avoimista ottelupareista kerran päivässä.
       *[no] En enää muistuta päivittäin. Jos otteluparilla on viimeinen päivä, muistutan sen pelaajia kerran, päivää ennen.
    }
# en: 6c967e46
fixtures-not-posted = En voinut julkaista muistutusta kanavalla { $channel }. Tarkista oikeuteni siellä.
# en: 9625c54d
fixtures-cancelled = { $count ->
        [one] Ottelupari { $numbers } on peruttu.
       *[other] { $count } otteluparia on peruttu: { $numbers }.
    }
# en: 678c274e
fixture-open = Ottelupari { NUMBER($number, useGrouping: 0) }: { $names }. { $awaited }, paikka odottaa yllä.
# en: 087461d9
fixture-live = Otteluparilla { NUMBER($number, useGrouping: 0) } on jo pöytä: { $link }

# What is wrong with a command, in private.
# en: bb07e2cb
fixtures-too-few = Nimeä vähintään { $fewest } pelaajaa, kun peli on { $game }.
# en: 20274be6
fixtures-too-many = Nimeä enintään { $most } pelaajaa.
# en: 0169ea86
fixtures-twice = { $name } on nimetty kahdesti.
# en: 1c2302e7
fixtures-bot = { $name } on botti, eivätkä botit pelaa liigassa.
# en: b925bbd3
fixtures-no-member = { $name } ei ole tämän palvelimen jäsen.
# en: 8b1c61f3
fixtures-no-mentions = ”{ parameter-players }” tarvitsee mainintoja, kuten @Anna @Béla.
# en: f19a2abb
fixtures-seats = { $game }: { $fewest }–{ $most } pelaajaa pöydässä.
# en: 83627abd
fixtures-rounds = Siitä tulisi { $count } otteluparia, ja raja on { $most }. Valitse vähemmän pelaajia tai kierroksia.
# en: dcaf0306
fixture-walkover = Ottelupari { NUMBER($number, useGrouping: 0) }: { $name } voittaa ilman ottelua.
# en: a874c13b
fixture-over =
    { $state ->
        [cancelled] Ottelupari { NUMBER($number, useGrouping: 0) } on peruttu.
        [lapsed] Ottelupari { NUMBER($number, useGrouping: 0) } on suljettu, koska sen viimeinen päivä on ohi.
       *[played] Ottelupari { NUMBER($number, useGrouping: 0) } on jo pelattu.
    }
# en: e316b5a2
fixture-not-yours = Et ole mukana otteluparissa { NUMBER($number, useGrouping: 0) }. Pelaajat: { $names }.
# en: 9649035b
fixture-being-played = Ottelupari { NUMBER($number, useGrouping: 0) } on käynnissä: { $link }. Odota, kunnes ottelu on ohi, tai lopeta se komennon `/table` valikosta.
# en: b1ee1867
fixture-not-in-it = { $name } ei pelaa otteluparissa { NUMBER($number, useGrouping: 0) }.
# en: c8d6d681
fixtures-days-until = ”{ parameter-days }” lasketaan ensimmäisestä kierroksesta, joten aseta myös ”{ parameter-until }”.

### Players who are ready, and last days

# en: 2a7eba28
button-fixture-ready = Olen valmis pelaamaan
# en: 8ddfe981
fixture-ready-menu = Valitse otteluparit
# en: efb802a7
fixture-ready-ask = **Mihin ottelupareihin olet valmis?** Jos toinen osapuoli ei ole valmis viimeisen päivän loppuun mennessä, voitat ilman ottelua.
# en: 76fd8584
fixture-ready-none = Tässä ei ole sinulle tehtävää: ottelupari ei ole sinun, se on ohi, sillä ei ole viimeistä päivää, tai olet jo valmis siihen.
# en: eed9304c
fixture-ready-noted = Selvä. Olet valmis: { $count ->
        [one] 1 ottelupari
       *[other] { $count } otteluparia
    }.
# en: 492faddc
fixture-ready-said = { $name } on valmis pelaamaan{ $waiting ->
        [yes] . Entä { $players }?
       *[no] , kuten kaikki muutkin: { $players }
    }
# en: 58b19643
fixtures-over = { $count ->
        [one] Otteluparin viimeinen päivä on ohi: { $players }
       *[other] { $count } otteluparin viimeinen päivä on ohi: { $players }
    }
# en: b56f0768
fixtures-over-how = Moderaattorit voivat antaa lisäaikaa (`/manage schedule deadline`) tai kumota voiton (`/manage results undo`).
# en: 6788d465
fixture-ask-deadline =
    {"**"}Uusi viimeinen päivä: { $day }?** Se päättyy { $left }
    { $count ->
        [one] Joka ei silloin ole valmis, häviää valmiille. Tämä koskee 1 otteluparia:
       *[other] Joka ei silloin ole valmis, häviää valmiille. Tämä koskee { $count } otteluparia:
    }
# en: ae2869da
fixture-deadline-set =
    { $count ->
        [one] Tehty. Uusi viimeinen päivä 1 otteluparille: { $day }, { $left }
       *[other] Tehty. Uusi viimeinen päivä { $count } otteluparille: { $day }, { $left }
    }
# en: 23fa3a99
league-moderators = Vain palvelinta hallitsevat jäsenet voivat tehdä sen.
# en: 3c38f206
managers-page-old = Tämä sivu ei enää vastaa sinulle. Anna uudestaan `/{ $command }`.

# en: f4acb1fb
error-league-unknown-fixture = Otteluparia { NUMBER($fixture, useGrouping: 0) } ei ole. Kaikki näkyvät täällä: `/league schedule`.
# en: ba07f857
error-league-fixture-settled =
    { $state ->
        [cancelled] Ottelupari { NUMBER($fixture, useGrouping: 0) } on jo peruttu.
        [lapsed] Ottelupari { NUMBER($fixture, useGrouping: 0) } on jo suljettu, koska sen viimeinen päivä on ohi.
       *[played] Ottelupari { NUMBER($fixture, useGrouping: 0) } on jo ratkennut.
    }

### Teams: a picture like the league's table (heads of columns 8 letters), and its words

# en: c5e900fa
team-unnamed = Joukkue { $number }
# en: 2ceb6960
teams-title = Joukkueet, { $game }
# en: ed8907b3
teams-name = Joukkue
# en: 8449b9aa
team-line = { $place }. { $name }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, otteluita { $played }, voittoja { $won }, { $players ->
        [one] 1 pelaaja
       *[other] { $players } pelaajaa
    }
# en: 5c5a54db
button-teams = Joukkueet
# en: 1e7e9b68
teams-none = Ottelupareissa { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } ei ole joukkueita. Moderaattorit luovat niitä: `/manage schedule teams`.
# en: 65db19a1
fixtures-team-size = Pelaajia joukkueessa { $team }: { $fewest }–{ $most }. Kirjoita nimi ja mainitse heidät, kuten ”Ketut: @Anna @Béla”.
# en: 5741c07a
fixtures-team-twice = Kahdella joukkueella on sama nimi: { $team }.
# en: e0b96251
fixtures-apart = Joukkuetovereita ei saa erilleen { $seats } hengen pöydissä. Pienennä pöytiä tai lisää joukkueita.

### Crosstables: a picture (title and line below it 40 letters, note 60), its words, a menu (100 letters) and a file

# en: 8c3e076c
button-crosstable = Ristitaulukko
# en: b8f196a9
button-crosstable-file = CSV-tiedostona
# en: 6e9a0aae
crosstable-title = Ristitaulukko: { $title }
# en: 833d626a
crosstable-fixtures = otteluparit { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }, ratkennut { $settled }/{ $count }
# en: b081b070
crosstable-table = { $season }, ensimmäiset { $count }
# en: 48a5562a
crosstable-sums = Pisteet
# en: 8a6421d9
crosstable-note =
    { $waits ->
        [yes] { $more ->
            [yes] Viiva: ei vielä pelattu. Tiedostossa ovat kaikki.
           *[no] Viiva: ei vielä pelattu.
        }
       *[no] Tiedostossa ovat kaikki.
    }
# en: 96b45586
crosstable-line = { $number }. { $name }: pisteitä { $points }/{ $played } ({ $cells })
# en: 361f47a4
crosstable-menu = Valitse otteluparit
# en: e30e7456
crosstable-choice = { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } · { $game } · { $open ->
        [0] kaikki ratkenneet
       *[other] avoimia { $open }
    }
# en: 9ffcc4f5
crosstable-file = { $count } pelaajan ristitaulukko, jokaiselle rivi ja sarake.
# en: 738b0882
crosstable-empty = Ristitaulukkoon tarvitaan kaksi pelaajaa, jotka ovat taulukossa.

### The scoreboard: a message that shows the table all the time; its heading, button (20 letters), and answers

# en: 686e255e
scoreboard-heading = **Tulostaulu** · aina ajan tasalla
# en: b4291f3e
button-scoreboard = Koko taulukko
# en: 03c39c60
scoreboard-on =
    { $pinned ->
        [yes] Tällä kanavalla on nyt tulostaulu.
       *[no] Tällä kanavalla on nyt tulostaulu. En voinut kiinnittää sitä: tarvitsen oikeuden kiinnittää viestejä, ja kanavalle mahtuu enintään 50 kiinnitettyä.
    }
# en: 72eccd33
scoreboard-off = Tämän kanavan tulostaulu on poistettu.

### What moderators change: their commands (descriptions 100 letters), questions before a change, and answers, in private

# en: d3018765
command-manage-results-undo =
    .description = Poista ottelu liigasta tai kumoa muutos
    .what = Ottelu tai muutos
# en: 8ea82eae
command-manage-daily =
    .description = Poista päivän jaon tulos palvelimen taulukoista tai palauta se
    .result = Tulos
# en: 04763cd9
command-manage-results-correct =
    .description = Korjaa ottelun sijat
    .match = Ottelu
    .places = Sijat paikkajärjestyksessä, kuten 2 1 3; jaetut samoina: 1 2 2 4
    .totals = Pisteet samassa järjestyksessä (oletus: ennallaan)
# en: 55ca3121
command-manage-results-add =
    .description = Lisää muualla pelattu ottelu
    .game = Peli
    .first = Voittaja (ellet anna sijoja)
    .player = Seuraava pelaaja
    .places = Sijat tässä järjestyksessä, kuten 1 2 2 4 (oletus: 1 2 3 …)
    .totals = Pisteet samassa järjestyksessä
    .date = Päivä, kuten 2026-12-31 tai 2026-12-31 19:30 (oletus: nyt)
# en: 07dbff81
command-manage-players-merge =
    .description = Yhdistä saman ihmisen kaksi tiliä
    .member = Yhdistettävä tili
    .into = Tili, jolle kaikki jää
# en: c7147bce
command-manage-players-ban =
    .description = Sulje jäsen liigasta tai palauta jäsenen valitsema nimi
    .member = Jäsen
    .what = Mitä tehdään (oletus: sulkeminen)
    .ban = Sulje liigasta
    .name = Palauta valittu nimi
# en: 7dc28d20
command-manage-players-unban =
    .description = Päästä jäsen takaisin liigaan
    .member = Jäsen
# en: 1916c29a
command-manage-audit =
    .description = Katso, mitä moderaattorit ovat muuttaneet

# en: 3f46732a
button-do-it = Tee se
# en: b73f2c71
league-ask-reason = Syy: { $reason }
# en: 3b5d50ed
league-ask-out = **Poistetaanko tämä ottelu liigasta?** Sitä ei enää lasketa, ja lasken taulukot uudestaan.
# en: 0d9cc41c
league-ask-undo = **Kumotaanko tämä muutos?** Lasken taulukot uudestaan.
# en: 98e7b00b
league-ask-correct = **Korjataanko tämä ottelu?** Lasken taulukot uudestaan.
# en: 23c89ef0
league-ask-correct-seat = { $name }: { $same ->
        [yes] sija { $place }, pisteet { $total } (ennallaan)
       *[no] sija { $place } → { $newplace }, pisteet { $total } → { $newtotal }
    }
# en: ad04a140
league-ask-add = **Lisätäänkö tämä ottelu?** { $game }, { $time }
# en: 394520e2
league-ask-add-seat = { $place }. { $name }, pisteet { $total }
# en: 8d8f8c40
league-ask-merge = **Yhdistetäänkö nämä kaksi?** { $into } ({ $others }) saa kaikki ottelut, { $name } ({ $played }) katoaa luetteloista.
# en: e8a3df87
league-ask-ban = **Suljetaanko { $name } liigasta?** Otteluita tähän mennessä: { $played }. Ne katoavat luetteloista, eikä tästä lähtien pelattuja lasketa hänelle.
# en: 5332b227
league-ask-unban = **Päästetäänkö { $name } takaisin liigaan?**
# en: a4360210
league-ask-name = **Palautetaanko nimi? { $player } · ”{ $name }”** Discord-nimi näkyy taas, ja uuden nimen voi valita viikon kuluttua.
# en: badbdaa1
league-name-reset = Tehty: Discord-nimi näkyy taas.
# en: 028ce379
league-change-done = Tehty: muutos { NUMBER($number, useGrouping: 0) }. `/manage results undo` kumoaa sen.
# en: 7ac0293e
league-change-outdated = -# Lopputaulukko ”{ $name }” ei näytä tätä vielä. `/manage season reopen` päivittää sen.
# en: 8b668498
league-change-kept = Mitään ei muutettu.
# en: 78e84c92
pending-held = Tallennettu, tulos { NUMBER($number, useGrouping: 0) }. Se lasketaan, kun toinen pelaaja vahvistaa sen.
# en: e9938c76
pending-heading = {"**"}Tulos { NUMBER($number, useGrouping: 0) }**: { $game }, { $time }, lisääjä { $name }
# en: 5268cdbe
pending-asked = { $names }: yhden teistä pitää vahvistaa tämä. Myöhemmin sen voi tehdä vain moderaattori. Aika päättyy { $until }
# en: 23d1fe4f
pending-settled =
    { $said ->
        [yes] { $name } vahvisti sen. Se lasketaan liigaan (muutos { NUMBER($number, useGrouping: 0) }).
       *[no] { $name } hylkäsi sen. Sitä ei lasketa.
    }
# en: e673923e
pending-none = Mikään tulos ei odota vahvistusta.
# en: d00a1640
button-confirm = Vahvista { NUMBER($number, useGrouping: 0) }
# en: 29306d4c
button-reject = Hylkää { NUMBER($number, useGrouping: 0) }
# en: 1a33fd29
league-question-old = Tuohon on jo vastattu, tai se on vanhentunut. Anna komento uudestaan.
# en: 33f6c1a6
league-change = Muutos { NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $time } · { $reason }
# en: 9e8ef7dd
league-change-kind = { $kind ->
        [out] ottelu poistettu:
        [correct] ottelu korjattu:
        [add] ottelu lisätty:
        [walkover] luovutusvoitto:
        [merge] yhdistetty:
        [ban] suljettu liigasta:
        [unban] päästetty takaisin:
        [compare] samat jaot verrattu:
       *[undo] muutos kumottu:
    }
# en: 43517995
league-change-choice = #{ NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $reason }
# en: 67e1c5f4
league-admin-match = { $time } · { $game } · { $names }{ $out ->
        [yes] { " " }(poistettu)
       *[no] { "" }
    }
# en: 7c360bdf
league-form-places = Kirjoita sija jokaiselle ({ $seats } pelaajaa), kuten { $like }.
# en: 7afb158f
league-form-totals = Kirjoita jokaiselle kokonaisluku ({ $seats } pelaajaa).
# en: 5e9075c1
league-no-change = Ottelua tai muutosta ”{ $typed }” ei ole. Valitse jokin luettelosta.

### The audit log: for moderators in private, eight entries in a message, two lines each at most

# en: f8f8c6d8
audit-heading = **Valvontaloki** · sivu { $page }/{ $pages } · { $total ->
        [one] 1 merkintä
       *[other] { $total } merkintää
    }
# en: f2e0557e
audit-empty = Valvontaloki on tyhjä.
# en: 6c6c8e44
audit-nobody = botti
# en: cc0d6241
audit-line =
    { $reasoned ->
        [yes] { $time } · { $who }: { $what } · { $reason }
       *[no] { $time } · { $who }: { $what }
    }
# en: b41573b2
audit-other = ”{ $action }”
# en: 8d624dd3
audit-setting =
    { $where ->
        [channel] { $back ->
            [yes] { $setting }, kanava { $channel } → palautettu
           *[no] { $setting }, kanava { $channel } → { $to }
        }
       *[server] { $back ->
            [yes] { $setting } → palautettu
           *[no] { $setting } → { $to }
        }
    }
# en: 0a24a3cb
audit-end-table = pöytä lopetettu · { $game } · { $channel }
# en: 0b047eec
audit-pause-table = pöytä tauolle · { $game } · { $channel }
# en: 998b410d
audit-resume-table = pöytä jatkaa · { $game } · { $channel }
# en: 67a077d8
audit-remove-seat =
    { $known ->
        [yes] paikka poistettu: { $who } · { $game } · { $channel }
       *[no] paikka { $seat } poistettu · { $game } · { $channel }
    }
# en: c1247062
audit-fixtures-create = otteluparit { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } luotu · { $game } · { $names }
# en: af9433ff
audit-fixture-cancel =
    { $count ->
        [one] ottelupari peruttu: { $numbers }
       *[other] otteluparit peruttu: { $numbers }
    }
# en: a11b89fd
audit-fixture-deadline =
    { $count ->
        [one] otteluparin viimeinen päivä → { $until }: { $numbers }
       *[other] { $count } otteluparin viimeinen päivä → { $until }: { $numbers }
    }
# en: e9092b03
audit-fixture-lapse = ottelupari suljettu: { $numbers } · viimeinen päivä { $until } ohi, ei voittajaa
# en: 21f55caf
audit-scoreboard-on = tulostaulu päälle · { $channel } · { $game }
# en: da4b0e81
audit-scoreboard-off = tulostaulu pois · { $channel }
# en: a8b0416c
audit-league-out = ottelu poistettu: { $match } (muutos { NUMBER($change, useGrouping: 0) })
# en: 62e7e88b
audit-league-correct = ottelu korjattu: { $match } (muutos { NUMBER($change, useGrouping: 0) }) · { $names }
# en: b922c424
audit-league-add = ottelu lisätty: { $game } (muutos { NUMBER($change, useGrouping: 0) }) · { $names }
# en: 105148e1
audit-league-walkover = luovutusvoitto: { $game } (muutos { NUMBER($change, useGrouping: 0) }) · { $names }
# en: 5231c0ed
audit-league-compare = samat jaot verrattu: ottelu { $match } (muutos { NUMBER($change, useGrouping: 0) })
# en: 00b38b40
audit-daily-out = päivän jaon tulos poistettu: { $name }, päivä { $day }, { $game }
# en: 977f75b0
audit-daily-back = päivän jaon tulos palautettu: { $name }, päivä { $day }, { $game }
# en: d40e30b9
audit-league-merge = yhdistetty: { $name } → { $into }
# en: 848d2d07
audit-league-ban = suljettu liigasta: { $name }
# en: 9e3b4540
audit-league-unban = päästetty takaisin liigaan: { $name }
# en: c0d015d4
audit-name-chosen = nimi valittu: { $name }
# en: 92add441
audit-name-removed = valittu nimi poistettu: { $name }
# en: 476976f3
audit-name-reset = valittu nimi palautettu: { $name }
# en: 110738f5
audit-league-import =
    { $count ->
        [one] tuotu 1 ottelu tiedostosta ”{ $file }”
       *[other] tuotu { $count } ottelua tiedostosta ”{ $file }”
    }
# en: 37fc3f99
audit-league-undo = muutos { NUMBER($change, useGrouping: 0) } kumottu
# en: 3a20356d
audit-league-season-start = kausi aloitettu: ”{ $season }”
# en: a23590e9
audit-league-season-end = kausi päätetty: ”{ $season }”
# en: 0eb546a6
audit-league-season-reopen =
    { $standings ->
        [none] lopputaulukko korjattu: ”{ $season }”
       *[other] lopputaulukko korjattu: ”{ $season }” · ennen: { $standings }
    }
# en: 89d634be
audit-standing = { $place }\. { $name } { $points }
# en: d11384ef
audit-league-rules =
    { $scope ->
        [season] kauden säännöt → { $rules }
        [fixture] otteluparin { NUMBER($number, useGrouping: 0) } säännöt → { $rules }
       *[league] liigan säännöt → { $rules }
    }
# en: a94e9e1e
audit-league-pending = tulos { NUMBER($result, useGrouping: 0) } lisätty, odottaa vahvistusta · { $game } · { $names }
# en: 2ae0b81a
audit-league-confirm = tulos { NUMBER($result, useGrouping: 0) } vahvistettu · { $game } · { $names }
# en: 17cf3dec
audit-league-reject = tulos { NUMBER($result, useGrouping: 0) } hylätty · { $game } · { $names }
# en: 52a703f5
audit-league-division = divisioona, ”{ $season }”: { $name } · { $was } → { $division }
# en: 7b08c98a
audit-league-points = pisteet, ”{ $season }” → { $to }
