# The league's fixtures, what moderators do to it, and the message that always shows its table.

### Slash commands: descriptions, what they take, and choices: 100 letters each

# en: 715db567
command-league-fixtures =
    .description = Még le nem játszott ligameccsek
    .game = Játék
    .rounds = Kettes asztal: hányszor találkozik egy pár. Nagyobb: hány forduló
    .seats = Játékosok egy asztalnál (alapból: kettő, ha a játék engedi)
    .until = Az első forduló utolsó napja, így: 2026-12-31 (alapból: nincs)
    .days = Napok a fordulók utolsó napjai között (alapból: mind ugyanakkor)
    .duplicate = Azonos osztások a forduló minden asztalánál, összehasonlításhoz (alapból: nem)
# en: 864aa11a
command-league-fixtures-create =
    .description = Párosítások, amelyekben mindenki találkozik mindenkivel (moderátorok)
    .player = Egy játékos
    .players = Vagy említsd meg itt mindet
# en: 14fc991a
command-league-fixtures-teams =
    .description = Csapatok párosításai: a társak külön ülnek, pontjaik összeadódnak (moderátorok)
    .team = Csapatnév és 2–6 játékos, így: Rókák: @Anna @Béla
    .more = Még egy csapat
# en: abe9a361
command-league-fixtures-standings =
    .description = A csapatok tabellája
    .fixture = Az egyik párosításuk száma (alapból: a legutóbbi)
# en: fc612d99
command-league-fixtures-duplicate =
    .description = A forduló azonos osztásai és az eredményük
    .fixture = Az egyik párosításának száma (alapból: a legutóbbi)
# en: 32f4128a
command-league-fixtures-list =
    .description = Kinek kivel kell még játszania
    .who = Csak ezé a játékosé
    .everything = A lezártak is
# en: 446816ec
command-league-fixtures-remind =
    .description = Emlékeztető a nyitott párosítások játékosainak, naponta legfeljebb egyszer (moderátorok)
    .daily = Naponta magától
# en: 8a03cf25
command-league-fixtures-walkover =
    .description = Egy párosítás odaítélése játék nélkül (moderátorok)
    .fixture = Párosítás
    .winner = Győztes
    .reason = Indok az eseménynaplóba
# en: f947f619
command-league-fixtures-deadline =
    .description = A párosítások utolsó napjának megadása (moderátorok)
    .fixture = Párosítás
    .until = Utolsó nap, így: 2026-12-31
    .reason = Indok az eseménynaplóba
    .which = Mire vonatkozzon (alapból: erre)
    .one = erre
    .round = az egész fordulójára
    .all = mindre, ami vele készült
# en: ec656910
command-league-fixtures-cancel =
    .description = Egy párosítás törlése (moderátorok)
    .fixture = Párosítás
    .reason = Indok az eseménynaplóba
    .together = Minden nyitott törlése, ami vele készült

# en: 2f830c5c
command-league-scoreboard =
    .description = A liga mindig friss tabellája ebben a csatornában (moderátorok)
    .switch = Be vagy ki
    .game = Játék (alapból: mind)
    .on = be
    .off = ki

### Fixtures: a list of ten in a message, the posts about them, and the lines of menus (100 letters)

# en: a05f97f3
name-former = korábbi játékos

# en: 3eb26f17
fixtures-heading = **Párosítások** · { $only ->
        [open] { $total } nyitott
       *[all] összesen { $total }, ebből { $open } nyitott
    } · { $page }/{ $pages }. oldal
# en: 55e01199
fixtures-none = Nincs nyitott párosítás. Moderátor így készíthet: `/league fixtures create`.
# en: f7bce690
fixtures-how = Lejátszhatod itt, a számával: `/play`.
# en: d472b508
fixture-line = **{ NUMBER($number, useGrouping: 0) }** · { $names } · { $game }, { $round }. forduló{ $state ->
        [played] { " " }· lejátszva
        [walkover] { " " }· játék nélkül megnyerve
        [cancelled] { " " }· törölve
        [lapsed] { " " }· nem játszották le, nincs pont
       *[open] { "" }
    }{ $some ->
        [yes] { " " }· kész: { $ready }
       *[no] { "" }
    }{ $until ->
        [none] { "" }
       *[other] { " " }· utolsó nap { $until }, { $left }
    }
# en: ae491870
fixture-choice = { NUMBER($number, useGrouping: 0) }: { $names } · { $game }
# en: 2070b74b
fixtures-created = **{ $game }** · { $count } párosítás · { $rounds } forduló · játékosok: { $players }
# en: 637281e7
fixtures-more = … és még { $count }: `/league fixtures list` mutatja mindet.
# en: 8c2345a9
fixtures-reminder = { $count } ligameccs vár rátok: { $players }
# en: cd88fd52
fixtures-reminded = { $count ->
        [0] Nincs kit emlékeztetni: nincs nyitott, vagy egy napon belül mindenki kapott emlékeztetőt.
       *[other] Emlékeztettem a játékosokat, { $count } párosításban.
    }
# en: 000909d4
fixtures-daily = { $daily ->
        [yes] Naponta egyszer emlékeztetem a játékosokat a nyitott párosításaikra.
       *[no] Nincs több napi emlékeztető. Ha egy párosításnak van utolsó napja, előző nap egyszer szólok a játékosainak.
    }
# en: 6c967e46
fixtures-not-posted = Nem tudtam kitenni az emlékeztetőt ide: { $channel }. Nézd meg ott a jogosultságaimat.
# en: 9625c54d
fixtures-cancelled = { $count ->
        [one] Törölt párosítás: { $numbers }.
       *[other] { $count } törölt párosítás: { $numbers }.
    }
# en: 678c274e
fixture-open = { NUMBER($number, useGrouping: 0) }. párosítás: { $names }. Fent lehet leülni: { $awaited }.
# en: 087461d9
fixture-live = { NUMBER($number, useGrouping: 0) }. párosítás: már van asztala: { $link }

# en: bb07e2cb
fixtures-too-few = Legalább { $fewest } játékost nevezz meg. Játék: { $game }.
# en: 20274be6
fixtures-too-many = Legfeljebb { $most } játékost nevezz meg.
# en: 0169ea86
fixtures-twice = { $name } kétszer szerepel.
# en: 1c2302e7
fixtures-bot = { $name } bot, és a botok nem játszanak a ligában.
# en: b925bbd3
fixtures-no-member = { $name } nem tagja a szervernek.
# en: 8b1c61f3
fixtures-no-mentions = „{ parameter-players }”: ide említések jönnek, így: @Anna @Béla.
# en: f19a2abb
fixtures-seats = { $game }: { $fewest }–{ $most } játékos egy asztalnál.
# en: 83627abd
fixtures-rounds = Ez { $count } párosítás lenne, és a korlát { $most }. Legyen kevesebb játékos vagy forduló.
# en: dcaf0306
fixture-walkover = { NUMBER($number, useGrouping: 0) }. párosítás: { $name } játék nélkül nyert.
# en: a874c13b
fixture-over =
    { $state ->
        [cancelled] { NUMBER($number, useGrouping: 0) }. párosítás: törölve.
        [lapsed] { NUMBER($number, useGrouping: 0) }. párosítás: lezárva, mert letelt az utolsó napja.
       *[played] { NUMBER($number, useGrouping: 0) }. párosítás: már lejátszották.
    }
# en: e316b5a2
fixture-not-yours = Ebben a párosításban nem játszol ({ NUMBER($number, useGrouping: 0) }.). Játékosok: { $names }.
# en: 0c3de861
fixture-being-played = { NUMBER($number, useGrouping: 0) }. párosítás: most játsszák: { $link }. Várd meg a meccs végét, vagy fejezd be: `/end`.
# en: b1ee1867
fixture-not-in-it = { $name } nem játszik ebben a párosításban ({ NUMBER($number, useGrouping: 0) }.).
# en: c8d6d681
fixtures-days-until = „{ parameter-days }” az első fordulótól számol, ezért add meg ezt is: „{ parameter-until }”.

### Players who are ready, and last days

# en: 2a7eba28
button-fixture-ready = Készen állok
# en: 8ddfe981
fixture-ready-menu = Válassz párosítást
# en: efb802a7
fixture-ready-ask = **Melyik párosításra vagy kész?** Ha a másik fél az utolsó nap végéig nem az, játék nélkül nyersz.
# en: 76fd8584
fixture-ready-none = Itt nincs dolgod: a párosítás nem a tiéd, már vége, nincs utolsó napja, vagy már kész vagy rá.
# en: eed9304c
fixture-ready-noted = Rendben, kész vagy { $count } párosításra.
# en: 492faddc
fixture-ready-said = { $name } készen áll{ $waiting ->
        [yes] . Még hiányzik: { $players }
       *[no] , és mindenki más is: { $players }
    }
# en: 58b19643
fixtures-over = { $count } párosítás utolsó napja letelt: { $players }
# en: 1e60e8d7
fixtures-over-how = Moderátor adhat több időt: `/league fixtures deadline`, vagy visszavonhat egy győzelmet: `/league undo`.
# en: 6788d465
fixture-ask-deadline =
    {"**"}Új utolsó nap: { $day }?** Lejár: { $left }
    Aki addig nincs kész, veszít azzal szemben, aki igen. { $count } párosítás:
# en: ae2869da
fixture-deadline-set = Kész. Új utolsó nap, { $count } párosítás: { $day }, { $left }
# en: 23fa3a99
league-moderators = Ezt csak az teheti meg, aki kezelheti a szervert.

# en: 7f0a1204
error-league-unknown-fixture = Nincs ilyen párosítás: { NUMBER($fixture, useGrouping: 0) }. Itt látod mindet: `/league fixtures list`.
# en: ba07f857
error-league-fixture-settled =
    { $state ->
        [cancelled] { NUMBER($fixture, useGrouping: 0) }. párosítás: már törölték.
        [lapsed] { NUMBER($fixture, useGrouping: 0) }. párosítás: már lezárult, mert letelt az utolsó napja.
       *[played] { NUMBER($fixture, useGrouping: 0) }. párosítás: már eldőlt.
    }

### Teams: a picture like the league's table (heads of columns 8 letters), and its words

# en: c5e900fa
team-unnamed = { $number }. csapat
# en: 2ceb6960
teams-title = Csapatok, { $game }
# en: ed8907b3
teams-name = Csapat
# en: 8449b9aa
team-line = { $place }. { $name }: { $points } pont, { $played } meccs, { $won } győzelem, { $players } játékos
# en: 5c5a54db
button-teams = Csapatok
# en: 45033ba0
teams-none = Ezekhez a párosításokhoz nincs csapat: { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }. Moderátor így készíthet: `/league fixtures teams`.
# en: 65db19a1
fixtures-team-size = Játékosok ebben a csapatban ({ $team }): { $fewest }–{ $most }. Írd le a nevet, és említsd meg őket, így: „Rókák: @Anna @Béla”.
# en: 5741c07a
fixtures-team-twice = Két csapatnak is ez a neve: { $team }.
# en: e0b96251
fixtures-apart = Ekkora asztaloknál a társak nem ülhetnek mind külön: { $seats }. Legyen kevesebb játékos egy asztalnál, vagy több csapat.

### Crosstables: a picture (title and line below it 40 letters, note 60), its words, a menu (100 letters) and a file

# en: e60a6a10
command-league-crosstable =
    .description = Ki kivel találkozott, és hogyan végződött
    .fixtures = Párosításokhoz: az egyik száma
# en: 8c3e076c
button-crosstable = Kereszttáblázat
# en: b8f196a9
button-crosstable-file = CSV-fájl
# en: 6e9a0aae
crosstable-title = Kereszttáblázat: { $title }
# en: 833d626a
crosstable-fixtures = { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }. párosítás, { $count } közül { $settled } eldőlt
# en: b081b070
crosstable-table = { $season }, az első { $count }
# en: 48a5562a
crosstable-sums = Pontok
# en: 8a6421d9
crosstable-note =
    { $waits ->
        [yes] { $more ->
            [yes] Gondolatjel: még nem játszották le. A fájlban mindenki benne van.
           *[no] Gondolatjel: még nem játszották le.
        }
       *[no] A fájlban mindenki benne van.
    }
# en: 96b45586
crosstable-line = { $number }. { $name }: { $points } pont, { $played } meccs ({ $cells })
# en: 361f47a4
crosstable-menu = Válassz párosításokat
# en: e30e7456
crosstable-choice = { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } · { $game } · { $open ->
        [0] mind eldőlt
       *[other] { $open } nyitott
    }
# en: 9ffcc4f5
crosstable-file = { $count } játékos kereszttáblázata, mindenkinek egy sor és egy oszlop.
# en: 738b0882
crosstable-empty = Kereszttáblázathoz két játékos kell, aki benne van a tabellában.

### The scoreboard: a message that shows the table all the time

# en: 686e255e
scoreboard-heading = **Eredményjelző** · mindig friss
# en: b4291f3e
button-scoreboard = A teljes tabella
# en: 03c39c60
scoreboard-on =
    { $pinned ->
        [yes] Ennek a csatornának mostantól van eredményjelzője.
       *[no] Ennek a csatornának mostantól van eredményjelzője. Kitűzni nem tudtam: kell hozzá az Üzenetek kitűzése jogosultság, és egy csatornában legfeljebb 50 kitűzött üzenet lehet.
    }
# en: 72eccd33
scoreboard-off = Levettem a csatorna eredményjelzőjét.

### What moderators change: their commands, questions before a change, and answers, in private

# en: ab45169a
command-league-undo =
    .description = Egy meccs kivétele a ligából, vagy egy változás visszavonása (moderátorok)
    .what = Meccs vagy változás
    .reason = Indok az eseménynaplóba
# en: 4c7d7781
command-league-daily =
    .description = Napi eredmény kivétele a szerver tabelláiból, vagy ennek visszavonása (moderátorok)
    .result = Eredmény
    .reason = Indok az eseménynaplóba
# en: 4d361a52
command-league-correct =
    .description = Egy meccs helyezéseinek javítása (moderátorok)
    .match = Meccs
    .places = Helyezések ülésrendben, így: 2 1 3; holtversenyben közös: 1 2 2 4
    .totals = Pontok ugyanebben a sorrendben (alapból: változatlan)
    .reason = Indok az eseménynaplóba
# en: 68549223
command-league-add =
    .description = Máshol játszott meccs bevitele (moderátorok)
    .game = Játék
    .first = A győztes (hacsak nem adsz meg helyezéseket)
    .player = A következő játékos
    .places = Helyezések ebben a sorrendben, így: 1 2 2 4 (alapból: 1 2 3 …)
    .totals = Pontok ugyanebben a sorrendben
    .date = Dátum, így: 2026-12-31 vagy 2026-12-31 19:30 (alapból: most)
    .reason = Indok az eseménynaplóba
# en: ff4d11c9
command-league-merge =
    .description = Ugyanannak az embernek két fiókja: összevonás (moderátorok)
    .member = Az összevonandó fiók
    .into = A megmaradó fiók
    .reason = Indok az eseménynaplóba
# en: 8e123aa4
command-league-ban =
    .description = Egy tag kizárása a ligából (moderátorok)
    .member = Tag
    .reason = Indok az eseménynaplóba
# en: 09aff9b1
command-league-unban =
    .description = Egy tag visszavétele a ligába (moderátorok)
    .member = Tag
    .reason = Indok az eseménynaplóba
# en: 5c40d16b
command-league-audit =
    .description = Mit változtattak a moderátorok (moderátorok)

# en: 3f46732a
button-do-it = Mehet
# en: b73f2c71
league-ask-reason = Indok: { $reason }
# en: 3b5d50ed
league-ask-out = **Kiveszed ezt a meccset a ligából?** Többé nem számít, és újraszámolom a tabellákat.
# en: 0d9cc41c
league-ask-undo = **Visszavonod ezt a változást?** Újraszámolom a tabellákat.
# en: 98e7b00b
league-ask-correct = **Javítod ezt a meccset?** Újraszámolom a tabellákat.
# en: 23c89ef0
league-ask-correct-seat = { $name }: { $same ->
        [yes] { $place }. hely, { $total } pont (mint eddig)
       *[no] hely { $place } → { $newplace }, pont { $total } → { $newtotal }
    }
# en: ad04a140
league-ask-add = **Beviszed ezt a meccset?** { $game }, { $time }
# en: 394520e2
league-ask-add-seat = { $place }. { $name }, { $total } pont
# en: 8d8f8c40
league-ask-merge = **Összevonod a kettőt?** { $into } ({ $others }) kap minden meccset, { $name } ({ $played }) eltűnik a listákról.
# en: e8a3df87
league-ask-ban = **Kizárod a ligából: { $name }?** Eddigi meccsek: { $played }. Ezek eltűnnek a listákról, és amit ezután játszik, nem számít neki.
# en: 5332b227
league-ask-unban = **Visszaveszed a ligába: { $name }?**
# en: 32e8cb19
league-change-done = Kész: { NUMBER($number, useGrouping: 0) }. változás. Így vonhatod vissza: `/league undo`.
# en: 565a09f7
league-change-outdated = -# A végső tabellán („{ $name }”) ez még nem látszik. `/season reopen` frissíti.
# en: 8b668498
league-change-kept = Nem változott semmi.
# en: 78e84c92
pending-held = Mentve: { NUMBER($number, useGrouping: 0) }. eredmény. Akkor számít, ha egy másik játékos megerősíti.
# en: e9938c76
pending-heading = {"**"}{ NUMBER($number, useGrouping: 0) }. eredmény**: { $game }, { $time }; bevitte: { $name }
# en: 5268cdbe
pending-asked = { $names }: valamelyikőtök erősítse meg. Utána már csak moderátor teheti. Lejár: { $until }
# en: 23d1fe4f
pending-settled =
    { $said ->
        [yes] { $name } megerősítette. Számít a ligában ({ NUMBER($number, useGrouping: 0) }. változás).
       *[no] { $name } elutasította. Nem számít.
    }
# en: e673923e
pending-none = Egy eredmény sem vár.
# en: d00a1640
button-confirm = Rendben: { NUMBER($number, useGrouping: 0) }
# en: 29306d4c
button-reject = Elutasítás: { NUMBER($number, useGrouping: 0) }
# en: 1a33fd29
league-question-old = Erre a kérdésre már válaszoltak, vagy túl régi. Add ki újra a parancsot.
# en: 33f6c1a6
league-change = { NUMBER($number, useGrouping: 0) }. változás · { league-change-kind } { $about } · { $time } · { $reason }
# en: 9e8ef7dd
league-change-kind = { $kind ->
        [out] kivett meccs:
        [correct] javított meccs:
        [add] bevitt meccs:
        [walkover] játék nélküli győzelem:
        [merge] összevonva:
        [ban] kizárva:
        [unban] visszavéve:
        [compare] azonos osztások összevetve:
       *[undo] visszavont változás:
    }
# en: 43517995
league-change-choice = #{ NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $reason }
# en: 67e1c5f4
league-admin-match = { $time } · { $game } · { $names }{ $out ->
        [yes] { " " }(kivéve)
       *[no] { "" }
    }
# en: 7c360bdf
league-form-places = Írj egy-egy helyezést a játékosoknak, összesen ennyit: { $seats }. Például: { $like }.
# en: 7afb158f
league-form-totals = Írj egy-egy egész számot a játékosoknak, összesen ennyit: { $seats }.
# en: 5e9075c1
league-no-change = Nincs ilyen meccs vagy változás: „{ $typed }”. Válassz a listából.

### The audit log: for moderators in private, eight entries in a message, two lines each at most

# en: f8f8c6d8
audit-heading = **Eseménynapló** · { $page }/{ $pages }. oldal · { $total } bejegyzés
# en: f2e0557e
audit-empty = Üres az eseménynapló.
# en: 6c6c8e44
audit-nobody = a bot
# en: cc0d6241
audit-line =
    { $reasoned ->
        [yes] { $time } · { $who }: { $what } · { $reason }
       *[no] { $time } · { $who }: { $what }
    }
# en: b41573b2
audit-other = „{ $action }”
# en: 8d624dd3
audit-setting =
    { $where ->
        [channel] { $back ->
            [yes] { $setting } itt: { $channel } → alaphelyzet
           *[no] { $setting } itt: { $channel } → { $to }
        }
       *[server] { $back ->
            [yes] { $setting } → alaphelyzet
           *[no] { $setting } → { $to }
        }
    }
# en: 0a24a3cb
audit-end-table = asztal lezárva · { $game } · { $channel }
# en: 0b047eec
audit-pause-table = asztal szüneteltetve · { $game } · { $channel }
# en: 998b410d
audit-resume-table = asztal folytatva · { $game } · { $channel }
# en: 67a077d8
audit-remove-seat =
    { $known ->
        [yes] hely elvéve: { $who } · { $game } · { $channel }
       *[no] { $seat }. hely elvéve · { $game } · { $channel }
    }
# en: c1247062
audit-fixtures-create = új párosítások: { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } · { $game } · { $names }
# en: af9433ff
audit-fixture-cancel = törölt párosítás: { $numbers }
# en: a11b89fd
audit-fixture-deadline =
    { $count ->
        [one] egy párosítás utolsó napja → { $until }: { $numbers }
       *[other] { $count } párosítás utolsó napja → { $until }: { $numbers }
    }
# en: e9092b03
audit-fixture-lapse = lezárt párosítás: { $numbers } · letelt az utolsó napja ({ $until }), nincs győztes
# en: 21f55caf
audit-scoreboard-on = eredményjelző be · { $channel } · { $game }
# en: da4b0e81
audit-scoreboard-off = eredményjelző ki · { $channel }
# en: a8b0416c
audit-league-out = kivett meccs: { $match } ({ NUMBER($change, useGrouping: 0) }. változás)
# en: 62e7e88b
audit-league-correct = javított meccs: { $match } ({ NUMBER($change, useGrouping: 0) }. változás) · { $names }
# en: b922c424
audit-league-add = bevitt meccs: { $game } ({ NUMBER($change, useGrouping: 0) }. változás) · { $names }
# en: 105148e1
audit-league-walkover = játék nélküli győzelem: { $game } ({ NUMBER($change, useGrouping: 0) }. változás) · { $names }
# en: 5231c0ed
audit-league-compare = azonos osztások összevetve: { $match } meccs ({ NUMBER($change, useGrouping: 0) }. változás)
# en: 00b38b40
audit-daily-out = kivett eredmény a nap osztásából: { $name }, { $day }. nap, { $game }
# en: 977f75b0
audit-daily-back = visszatett eredmény a nap osztásából: { $name }, { $day }. nap, { $game }
# en: d40e30b9
audit-league-merge = összevonva: { $name } → { $into }
# en: 848d2d07
audit-league-ban = kizárva a ligából: { $name }
# en: 9e3b4540
audit-league-unban = visszavéve a ligába: { $name }
# en: 110738f5
audit-league-import = { $count } meccs behozva ebből: „{ $file }”
# en: 37fc3f99
audit-league-undo = { NUMBER($change, useGrouping: 0) }. változás visszavonva
# en: 3a20356d
audit-league-season-start = elindított szezon: „{ $season }”
# en: a23590e9
audit-league-season-end = lezárt szezon: „{ $season }”
# en: 0eb546a6
audit-league-season-reopen =
    { $standings ->
        [none] javított végső tabella: „{ $season }”
       *[other] javított végső tabella: „{ $season }” · előtte: { $standings }
    }
# en: 89d634be
audit-standing = { $place }\. { $name } { $points }
# en: d11384ef
audit-league-rules =
    { $scope ->
        [season] a szezon szabályai → { $rules }
        [fixture] { NUMBER($number, useGrouping: 0) }. párosítás szabályai → { $rules }
       *[league] a liga szabályai → { $rules }
    }
# en: a94e9e1e
audit-league-pending = megerősítésre vár: { NUMBER($result, useGrouping: 0) }. eredmény · { $game } · { $names }
# en: 2ae0b81a
audit-league-confirm = megerősítve: { NUMBER($result, useGrouping: 0) }. eredmény · { $game } · { $names }
# en: 17cf3dec
audit-league-reject = elutasítva: { NUMBER($result, useGrouping: 0) }. eredmény · { $game } · { $names }
# en: 52a703f5
audit-league-division = új osztály („{ $season }”): { $name } · { $was } → { $division }
# en: 7b08c98a
audit-league-points = pontok („{ $season }”) → { $to }
