# The league's fixtures, what moderators do to it, and the message that always shows its table.

### Slash commands: descriptions, what they take, and choices: 100 letters each

# en: 31b2d34a
command-manage-schedule =
    .description = Ligameccsek kiírása, halasztása és törlése
    .game = Játék vagy sablon
    .rounds = Kettes asztal: hányszor találkozik egy pár. Nagyobb: hány forduló
    .seats = Játékosok egy asztalnál (alapból: kettő, ha a játék engedi)
    .until = Az első forduló utolsó napja, így: 2026-12-31 (alapból: nincs)
    .days = Napok a fordulók utolsó napjai között (alapból: mind ugyanakkor)
    .duplicate = Azonos osztások a forduló minden asztalánál, összehasonlításhoz (alapból: nem)
# en: 27512ca3
command-manage-schedule-create =
    .description = Párosítások, amelyekben mindenki találkozik mindenkivel
    .player = Egy játékos
    .players = Vagy említsd meg itt mindet
# en: 627f2355
command-manage-schedule-teams =
    .description = Csapatok párosításai: a társak külön ülnek, pontjaik összeadódnak
    .team = Csapatnév és 2–6 játékos, így: Rókák: @Anna @Béla
    .more = Még egy csapat
# en: f5686f35
command-league-schedule =
    .description = Kinek kivel kell még játszania
    .who = Csak ezé a játékosé
# en: 1af4287a
command-manage-schedule-reminders =
    .description = Emlékeztető a nyitott párosítások játékosainak, naponta legfeljebb egyszer
    .daily = Naponta magától
# en: 12d2c805
command-manage-schedule-walkover =
    .description = Egy párosítás odaítélése játék nélkül
    .fixture = Párosítás
    .winner = Győztes
# en: f33365f4
command-manage-schedule-deadline =
    .description = A párosítások utolsó napjának megadása
    .fixture = Párosítás
    .until = Utolsó nap, így: 2026-12-31
    .which = Mire vonatkozzon (alapból: erre)
    .one = erre
    .round = az egész fordulójára
    .all = mindre, ami vele készült
# en: 7ca5f8fc
command-manage-schedule-cancel =
    .description = Egy párosítás törlése
    .fixture = Párosítás
    .together = Minden nyitott törlése, ami vele készült

# en: ad1e1e70
command-manage-scoreboard =
    .description = A liga mindig friss tabellája ebben a csatornában
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
# en: 0be48107
fixtures-none = Nincs nyitott párosítás. Moderátor így készíthet: `/manage schedule create`.
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
# en: 0ea461bc
schedule-open = Nyitott párosítások
# en: cefbc6df
schedule-mine = Az én nyitott párosításaim
# en: aab59d17
schedule-all = Minden párosítás, a lejátszottak is
# en: 2070b74b
fixtures-created = **{ $game }** · { $count } párosítás · { $rounds } forduló · játékosok: { $players }
# en: d4ddd5ed
fixtures-more = … és még { $count }: `/league schedule` mutatja mindet.
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
# en: 9649035b
fixture-being-played = { NUMBER($number, useGrouping: 0) }. párosítás: most játsszák: { $link }. Várd meg a meccs végét, vagy fejezd be a `/table` menüjében.
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
# en: b56f0768
fixtures-over-how = Moderátor adhat több időt: `/manage schedule deadline`, vagy visszavonhat egy győzelmet: `/manage results undo`.
# en: 6788d465
fixture-ask-deadline =
    {"**"}Új utolsó nap: { $day }?** Lejár: { $left }
    Aki addig nincs kész, veszít azzal szemben, aki igen. { $count } párosítás:
# en: ae2869da
fixture-deadline-set = Kész. Új utolsó nap, { $count } párosítás: { $day }, { $left }
# en: 23fa3a99
league-moderators = Ezt csak az teheti meg, aki kezelheti a szervert.
# en: 3c38f206
managers-page-old = Ez az oldal már nem válaszol neked. Használd újra ezt: `/{ $command }`.

# en: f4acb1fb
error-league-unknown-fixture = Nincs ilyen párosítás: { NUMBER($fixture, useGrouping: 0) }. Itt látod mindet: `/league schedule`.
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
# en: 1e7e9b68
teams-none = Ezekhez a párosításokhoz nincs csapat: { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }. Moderátor így készíthet: `/manage schedule teams`.
# en: 65db19a1
fixtures-team-size = Játékosok ebben a csapatban ({ $team }): { $fewest }–{ $most }. Írd le a nevet, és említsd meg őket, így: „Rókák: @Anna @Béla”.
# en: 5741c07a
fixtures-team-twice = Két csapatnak is ez a neve: { $team }.
# en: e0b96251
fixtures-apart = Ekkora asztaloknál a társak nem ülhetnek mind külön: { $seats }. Legyen kevesebb játékos egy asztalnál, vagy több csapat.

### Crosstables: a picture (title and line below it 40 letters, note 60), its words, a menu (100 letters) and a file

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

# en: d3018765
command-manage-results-undo =
    .description = Egy meccs kivétele a ligából, vagy egy változás visszavonása
    .what = Meccs vagy változás
# en: 8ea82eae
command-manage-daily =
    .description = Napi eredmény kivétele a szerver tabelláiból, vagy ennek visszavonása
    .result = Eredmény
# en: 04763cd9
command-manage-results-correct =
    .description = Egy meccs helyezéseinek javítása
    .match = Meccs
    .places = Helyezések ülésrendben, így: 2 1 3; holtversenyben közös: 1 2 2 4
    .totals = Pontok ugyanebben a sorrendben (alapból: változatlan)
# en: 55ca3121
command-manage-results-add =
    .description = Máshol játszott meccs bevitele
    .game = Játék
    .first = A győztes (hacsak nem adsz meg helyezéseket)
    .player = A következő játékos
    .places = Helyezések ebben a sorrendben, így: 1 2 2 4 (alapból: 1 2 3 …)
    .totals = Pontok ugyanebben a sorrendben
    .date = Dátum, így: 2026-12-31 vagy 2026-12-31 19:30 (alapból: most)
# en: 07dbff81
command-manage-players-merge =
    .description = Ugyanannak az embernek két fiókja: összevonás
    .member = Az összevonandó fiók
    .into = A megmaradó fiók
# en: c7147bce
command-manage-players-ban =
    .description = Egy tag kizárása a ligából, vagy a választott nevének visszaállítása
    .member = Tag
    .what = Mi történjen (alapból: kizárás)
    .ban = Kizárás a ligából
    .name = A választott név visszaállítása
# en: 7dc28d20
command-manage-players-unban =
    .description = Egy tag visszavétele a ligába
    .member = Tag
# en: 1916c29a
command-manage-audit =
    .description = Mit változtattak a moderátorok

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
# en: a4360210
league-ask-name = **Visszaállítod { $player } választott nevét („{ $name }”)?** Újra a Discord-neve látszik majd, és egy hét múlva választhat másikat.
# en: badbdaa1
league-name-reset = Kész: újra a Discord-neve látszik.
# en: 028ce379
league-change-done = Kész: { NUMBER($number, useGrouping: 0) }. változás. Így vonhatod vissza: `/manage results undo`.
# en: 7ac0293e
league-change-outdated = -# A végső tabellán („{ $name }”) ez még nem látszik. `/manage season reopen` frissíti.
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
# en: c0d015d4
audit-name-chosen = választott név: { $name }
# en: 92add441
audit-name-removed = törölt választott név: { $name }
# en: 476976f3
audit-name-reset = visszaállított választott név: { $name }
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
