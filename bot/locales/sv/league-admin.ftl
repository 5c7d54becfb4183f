# The league's fixtures, what moderators do to it, and the message that always shows its table.

### Slash commands

# en: 31b2d34a
command-manage-schedule =
    .description = Planera, flytta och ställ in ligans matcher
    .game = Spel eller mall
    .rounds = Bord för två: hur ofta varje par möts. Större: hur många omgångar
    .seats = Spelare vid ett bord (annars: två, om spelet tillåter)
    .until = Sista dag för första omgången, till exempel 2026-12-31 (annars: ingen)
    .days = Dagar mellan omgångarnas sista dagar (annars: alla samma dag)
    .duplicate = Samma givar vid alla bord i en omgång, för jämförelse (annars: nej)
# en: 27512ca3
command-manage-schedule-create =
    .description = Planera matcher där alla möter alla
    .player = En spelare
    .players = Eller nämn alla här
# en: 627f2355
command-manage-schedule-teams =
    .description = Planera lagmatcher: lagkamrater sitter isär, poängen läggs ihop
    .team = Lagets namn och 2 till 6 spelare, till exempel Rävarna: @Anna @Béla
    .more = Ett lag till
# en: f5686f35
command-league-schedule =
    .description = Visa vem som ska möta vem
    .who = Bara den här spelaren
# en: 1af4287a
command-manage-schedule-reminders =
    .description = Påminn spelare om planerade matcher, högst en gång per dag
    .daily = Gör det åt mig varje dag
# en: 12d2c805
command-manage-schedule-walkover =
    .description = Ge en spelare en planerad match utan spel
    .fixture = Planerad match
    .winner = Vinnare
# en: f33365f4
command-manage-schedule-deadline =
    .description = Bestäm sista dag för planerade matcher
    .fixture = Planerad match
    .until = Sista dag, till exempel 2026-12-31
    .which = Bestäm den för (annars: bara den här)
    .one = bara den här
    .round = hela dess omgång
    .all = alla som planerades med den
# en: 7ca5f8fc
command-manage-schedule-cancel =
    .description = Ställ in en planerad match
    .fixture = Planerad match
    .together = Ställ in alla öppna som planerades med den

# en: ad1e1e70
command-manage-scoreboard =
    .description = Visa ligans tabell i kanalen, alltid aktuell
    .switch = På eller av
    .game = Spel (annars: alla)
    .on = på
    .off = av

### Fixtures

# en: a05f97f3
name-former = tidigare spelare

# en: 3eb26f17
fixtures-heading = **Planerade matcher** · { $only ->
        [open] { $total } öppna
       *[all] { $total } sammanlagt, { $open } öppna
    } · sida { $page } av { $pages }
# en: 0be48107
fixtures-none = Inga planerade matcher är öppna. Moderatorer planerar några med `/manage schedule create`.
# en: f7bce690
fixtures-how = Spela en med `/play` och dess nummer.
# en: d472b508
fixture-line = **{ NUMBER($number, useGrouping: 0) }** · { $names } · { $game }, omgång { $round }{ $state ->
        [played] { " " }· spelad
        [walkover] { " " }· vunnen utan match
        [cancelled] { " " }· inställd
        [lapsed] { " " }· inte spelad, inga poäng
       *[open] { "" }
    }{ $some ->
        [yes] { " " }· redo: { $ready }
       *[no] { "" }
    }{ $until ->
        [none] { "" }
       *[other] { " " }· sista dag { $until }, { $left }
    }
# en: ae491870
fixture-choice = { NUMBER($number, useGrouping: 0) }: { $names } · { $game }
# en: 0ea461bc
schedule-open = Planerade matcher
# en: cefbc6df
schedule-mine = Mina planerade matcher
# en: aab59d17
schedule-all = Alla planerade matcher, färdiga också
# en: 2070b74b
fixtures-created = **{ $game }** · { $count ->
        [one] 1 planerad match
       *[other] { $count } planerade matcher
    } · { $rounds ->
        [one] 1 omgång
       *[other] { $rounds } omgångar
    } · spelare: { $players }
# en: d4ddd5ed
fixtures-more = … och { $count } till: `/league schedule` har alla.
# en: 8c2345a9
fixtures-reminder = { $count ->
        [one] Ni har en ligamatch att spela: { $players }
       *[other] Ni har { $count } ligamatcher att spela: { $players }
    }
# en: cd88fd52
fixtures-reminded = { $count ->
        [0] Ingen att påminna: inget är öppet, eller så fick alla en påminnelse det senaste dygnet.
        [one] Spelarna i 1 planerad match är påminda.
       *[other] Spelarna i { $count } planerade matcher är påminda.
    }
# en: 000909d4
fixtures-daily = { $daily ->
        [yes] Jag påminner spelare om deras planerade matcher en gång per dag.
       *[no] Inga fler dagliga påminnelser. Har en planerad match en sista dag påminner jag dess spelare en gång, dagen före.
    }
# en: 6c967e46
fixtures-not-posted = Jag kunde inte lägga ut påminnelsen i { $channel }. Se efter vilka behörigheter jag har där.
# en: 9625c54d
fixtures-cancelled = { $count ->
        [one] Planerad match { $numbers } är inställd.
       *[other] { $count } planerade matcher är inställda: { $numbers }.
    }
# en: 678c274e
fixture-open = Planerad match { NUMBER($number, useGrouping: 0) }: { $names }. Saknas vid bordet ovanför: { $awaited }
# en: 087461d9
fixture-live = Planerad match { NUMBER($number, useGrouping: 0) } har redan ett bord: { $link }

# en: bb07e2cb
fixtures-too-few = Ange minst { $fewest } spelare för { $game }.
# en: 20274be6
fixtures-too-many = Ange högst { $most } spelare.
# en: 0169ea86
fixtures-twice = { $name } står två gånger.
# en: 1c2302e7
fixtures-bot = { $name } är en bot, och botar spelar inte i ligan.
# en: b925bbd3
fixtures-no-member = { $name } är inte medlem på servern.
# en: 8b1c61f3
fixtures-no-mentions = ”{ parameter-players }” vill ha omnämnanden, till exempel @Anna @Béla.
# en: f19a2abb
fixtures-seats = { $game }: { $fewest }–{ $most } spelare vid ett bord.
# en: 83627abd
fixtures-rounds = Det blir { $count } planerade matcher, och gränsen är { $most }. Välj färre spelare eller omgångar.
# en: dcaf0306
fixture-walkover = Planerad match { NUMBER($number, useGrouping: 0) }: { $name } vinner utan spel.
# en: a874c13b
fixture-over =
    { $state ->
        [cancelled] Planerad match { NUMBER($number, useGrouping: 0) } är inställd.
        [lapsed] Planerad match { NUMBER($number, useGrouping: 0) } är stängd, för dess sista dag är över.
       *[played] Planerad match { NUMBER($number, useGrouping: 0) } är redan spelad.
    }
# en: e316b5a2
fixture-not-yours = Du är inte med i planerad match { NUMBER($number, useGrouping: 0) }. Spelare: { $names }.
# en: 9649035b
fixture-being-played = Planerad match { NUMBER($number, useGrouping: 0) } spelas just nu: { $link }. Vänta tills matchen är slut, eller avsluta den i menyn för `/table`.
# en: b1ee1867
fixture-not-in-it = { $name } spelar inte i planerad match { NUMBER($number, useGrouping: 0) }.
# en: c8d6d681
fixtures-days-until = ”{ parameter-days }” räknas från första omgången, så ange ”{ parameter-until }” också.

### Players who are ready, and last days

# en: 2a7eba28
button-fixture-ready = Jag är redo
# en: 8ddfe981
fixture-ready-menu = Välj planerade matcher
# en: efb802a7
fixture-ready-ask = **Vilka planerade matcher är du redo för?** Är den andra sidan inte redo när sista dagen är slut vinner du utan spel.
# en: 76fd8584
fixture-ready-none = Inget att göra här: den planerade matchen är inte din, är över, har ingen sista dag, eller så är du redan redo för den.
# en: eed9304c
fixture-ready-noted = Noterat. Du är redo för { $count ->
        [one] 1 planerad match
       *[other] { $count } planerade matcher
    }.
# en: 492faddc
fixture-ready-said = { $name } är redo att spela{ $waiting ->
        [yes] . Nu väntar vi på { $players }
       *[no] , och det är alla: { $players }
    }
# en: 58b19643
fixtures-over = { $count ->
        [one] Sista dagen för en planerad match är över: { $players }
       *[other] Sista dagen för { $count } planerade matcher är över: { $players }
    }
# en: b56f0768
fixtures-over-how = Moderatorer kan ge mer tid med `/manage schedule deadline`, eller ångra en vinst med `/manage results undo`.
# en: 6788d465
fixture-ask-deadline =
    {"**"}Ny sista dag: { $day }?** Den slutar { $left }
    { $count ->
        [one] Den som inte är redo då förlorar mot den som är det. Gäller 1 planerad match:
       *[other] Den som inte är redo då förlorar mot den som är det. Gäller { $count } planerade matcher:
    }
# en: ae2869da
fixture-deadline-set =
    { $count ->
        [one] Klart. Ny sista dag för 1 planerad match: { $day }, { $left }
       *[other] Klart. Ny sista dag för { $count } planerade matcher: { $day }, { $left }
    }
# en: 23fa3a99
league-moderators = Det kan bara medlemmar som får hantera servern göra.
# en: 3c38f206
managers-page-old = Den här sidan svarar dig inte längre. Använd `/{ $command }` igen.

# en: f4acb1fb
error-league-unknown-fixture = Det finns ingen planerad match { NUMBER($fixture, useGrouping: 0) }. `/league schedule` visar alla.
# en: ba07f857
error-league-fixture-settled =
    { $state ->
        [cancelled] Planerad match { NUMBER($fixture, useGrouping: 0) } är redan inställd.
        [lapsed] Planerad match { NUMBER($fixture, useGrouping: 0) } är redan stängd, för dess sista dag är över.
       *[played] Planerad match { NUMBER($fixture, useGrouping: 0) } är redan avgjord.
    }

### Teams

# en: c5e900fa
team-unnamed = Lag { $number }
# en: 2ceb6960
teams-title = Lag, { $game }
# en: ed8907b3
teams-name = Lag
# en: 8449b9aa
team-line = { $place }. { $name }: { $points } poäng, spelade { $played }, vunna { $won }, { $players } spelare
# en: 5c5a54db
button-teams = Lag
# en: 1e7e9b68
teams-none = Planerade matcher { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } har inga lag. Moderatorer gör några med `/manage schedule teams`.
# en: 65db19a1
fixtures-team-size = Spelare i { $team }: { $fewest }–{ $most }. Skriv ett namn och nämn dem, till exempel ”Rävarna: @Anna @Béla”.
# en: 5741c07a
fixtures-team-twice = Två lag heter { $team }.
# en: e0b96251
fixtures-apart = Med { $seats } vid varje bord går det inte att hålla isär lagkamrater. Välj färre spelare vid ett bord, eller gör fler lag.

### Crosstables

# en: 8c3e076c
button-crosstable = Korstabell
# en: b8f196a9
button-crosstable-file = Som CSV
# en: 6e9a0aae
crosstable-title = Korstabell: { $title }
# en: 833d626a
crosstable-fixtures = planerade { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }, { $settled } av { $count } avgjorda
# en: b081b070
crosstable-table = { $season }, de första { $count }
# en: 48a5562a
crosstable-sums = Poäng
# en: 8a6421d9
crosstable-note =
    { $waits ->
        [yes] { $more ->
            [yes] Streck: inte spelad än. Filen har alla.
           *[no] Streck: inte spelad än.
        }
       *[no] Filen har alla.
    }
# en: 96b45586
crosstable-line = { $number }. { $name }: { $points } av { $played } ({ $cells })
# en: 361f47a4
crosstable-menu = Välj planerade matcher
# en: e30e7456
crosstable-choice = { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } · { $game } · { $open ->
        [0] alla avgjorda
       *[other] { $open } öppna
    }
# en: 9ffcc4f5
crosstable-file = Korstabellen för { $count } spelare, en rad och en kolumn för var och en.
# en: 738b0882
crosstable-empty = En korstabell behöver två spelare som finns i tabellen.

### The scoreboard

# en: 686e255e
scoreboard-heading = **Tabellen** · alltid aktuell
# en: b4291f3e
button-scoreboard = Hela tabellen
# en: 03c39c60
scoreboard-on =
    { $pinned ->
        [yes] Nu visas tabellen alltid i kanalen.
       *[no] Nu visas tabellen alltid i kanalen. Jag kunde inte fästa den: jag behöver behörigheten Fästa meddelanden, och en kanal rymmer högst 50 fästa.
    }
# en: 72eccd33
scoreboard-off = Tabellen visas inte längre i kanalen.

### What moderators change

# en: d3018765
command-manage-results-undo =
    .description = Ta bort en match ur ligan, eller ångra en ändring
    .what = Match eller ändring
# en: 8ea82eae
command-manage-daily =
    .description = Ta bort ett resultat av dagens giv ur serverns tabeller, eller lägg tillbaka det
    .result = Resultat
# en: 04763cd9
command-manage-results-correct =
    .description = Rätta en matchs placeringar
    .match = Match
    .places = Placeringar i sittordning, till exempel 2 1 3. Lika delar: 1 2 2 4
    .totals = Poäng i samma ordning (annars: oförändrat)
# en: 55ca3121
command-manage-results-add =
    .description = Lägg till en match som spelats någon annanstans
    .game = Spel
    .first = Vinnaren (om du inte anger placeringar)
    .player = Nästa spelare
    .places = Placeringar i den här ordningen, till exempel 1 2 2 4 (annars: 1 2 3 …)
    .totals = Poäng i samma ordning
    .date = Datum, till exempel 2026-12-31 eller 2026-12-31 19:30 (annars: nu)
# en: 07dbff81
command-manage-players-merge =
    .description = Slå ihop två konton som tillhör samma person
    .member = Konto som försvinner
    .into = Konto som behåller allt
# en: c7147bce
command-manage-players-ban =
    .description = Stäng av en medlem från ligan, eller återställ namnet som medlemmen valt
    .member = Medlem
    .what = Vad som ska göras (annars: stänga av)
    .ban = Stäng av från ligan
    .name = Återställ det valda namnet
# en: 7dc28d20
command-manage-players-unban =
    .description = Släpp in en avstängd medlem i ligan igen
    .member = Medlem
# en: 1916c29a
command-manage-audit =
    .description = Se vad moderatorer har ändrat

# en: 3f46732a
button-do-it = Gör det
# en: b73f2c71
league-ask-reason = Skäl: { $reason }
# en: 3b5d50ed
league-ask-out = **Ta bort matchen ur ligan?** Den slutar räknas, och jag räknar om tabellerna.
# en: 0d9cc41c
league-ask-undo = **Ångra ändringen?** Jag räknar om tabellerna.
# en: 98e7b00b
league-ask-correct = **Rätta matchen?** Jag räknar om tabellerna.
# en: 23c89ef0
league-ask-correct-seat = { $name }: { $same ->
        [yes] placering { $place }, poäng { $total } (som förut)
       *[no] placering { $place } → { $newplace }, poäng { $total } → { $newtotal }
    }
# en: ad04a140
league-ask-add = **Lägga till matchen?** { $game }, { $time }
# en: 394520e2
league-ask-add-seat = { $place }. { $name }, poäng { $total }
# en: 8d8f8c40
league-ask-merge = **Slå ihop de här två?** { $into } (matcher: { $others }) får alla, { $name } (matcher: { $played }) försvinner ur listorna.
# en: e8a3df87
league-ask-ban = **Stänga av { $name } från ligan?** Matcher hittills: { $played }. De försvinner ur listorna, och det som spelas från och med nu räknas inte för den avstängda.
# en: 5332b227
league-ask-unban = **Släppa in { $name } i ligan igen?**
# en: a4360210
league-ask-name = **Återställa namnet ”{ $name }” för { $player }?** Namnet på Discord visas igen, och om en vecka går det att välja ett nytt.
# en: badbdaa1
league-name-reset = Klart: namnet på Discord visas igen.
# en: 028ce379
league-change-done = Klart: ändring { NUMBER($number, useGrouping: 0) }. `/manage results undo` kan ångra den.
# en: 7ac0293e
league-change-outdated = -# Sluttabellen för ”{ $name }” visar inte det här än. `/manage season reopen` uppdaterar den.
# en: 8b668498
league-change-kept = Inget ändrades.
# en: 78e84c92
pending-held = Sparat som resultat { NUMBER($number, useGrouping: 0) }. Det räknas när en annan spelare har bekräftat det.
# en: e9938c76
pending-heading = {"**"}Resultat { NUMBER($number, useGrouping: 0) }**: { $game }, { $time }, tillagt av { $name }
# en: 5268cdbe
pending-asked = { $names }: bekräfta gärna, det räcker med en. Efteråt kan bara en moderator göra det. Tiden går ut { $until }
# en: 23d1fe4f
pending-settled =
    { $said ->
        [yes] { $name } bekräftade det. Det räknas i ligan (ändring { NUMBER($number, useGrouping: 0) }).
       *[no] { $name } avvisade det. Det räknas inte.
    }
# en: e673923e
pending-none = Inga resultat väntar.
# en: d00a1640
button-confirm = Bekräfta { NUMBER($number, useGrouping: 0) }
# en: 29306d4c
button-reject = Avvisa { NUMBER($number, useGrouping: 0) }
# en: 1a33fd29
league-question-old = Den frågan är besvarad eller för gammal. Använd kommandot igen.
# en: 33f6c1a6
league-change = Ändring { NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $time } · { $reason }
# en: 9e8ef7dd
league-change-kind = { $kind ->
        [out] match borttagen:
        [correct] match rättad:
        [add] match tillagd:
        [walkover] walkover:
        [merge] ihopslagna:
        [ban] avstängd:
        [unban] insläppt igen:
        [compare] samma givar jämförda:
       *[undo] ändring ångrad:
    }
# en: 43517995
league-change-choice = #{ NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $reason }
# en: 67e1c5f4
league-admin-match = { $time } · { $game } · { $names }{ $out ->
        [yes] { " " }(borttagen)
       *[no] { "" }
    }
# en: 7c360bdf
league-form-places = Skriv en placering för var och en av de { $seats } spelarna, till exempel { $like }.
# en: 7afb158f
league-form-totals = Skriv ett helt tal för var och en av de { $seats } spelarna.
# en: 5e9075c1
league-no-change = Det finns ingen match eller ändring ”{ $typed }”. Välj en i listan.

### The audit log

# en: f8f8c6d8
audit-heading = **Granskningslogg** · sida { $page } av { $pages } · { $total ->
        [one] 1 post
       *[other] { $total } poster
    }
# en: f2e0557e
audit-empty = Granskningsloggen är tom.
# en: 6c6c8e44
audit-nobody = boten
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
            [yes] { $setting } i { $channel } → återställt
           *[no] { $setting } i { $channel } → { $to }
        }
       *[server] { $back ->
            [yes] { $setting } → återställt
           *[no] { $setting } → { $to }
        }
    }
# en: 0a24a3cb
audit-end-table = bord avslutat · { $game } · { $channel }
# en: 0b047eec
audit-pause-table = bord pausat · { $game } · { $channel }
# en: 998b410d
audit-resume-table = bord i gång igen · { $game } · { $channel }
# en: 67a077d8
audit-remove-seat =
    { $known ->
        [yes] plats borttagen: { $who } · { $game } · { $channel }
       *[no] plats { $seat } borttagen · { $game } · { $channel }
    }
# en: c1247062
audit-fixtures-create = planerade matcher { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } skapade · { $game } · { $names }
# en: af9433ff
audit-fixture-cancel =
    { $count ->
        [one] planerad match inställd: { $numbers }
       *[other] planerade matcher inställda: { $numbers }
    }
# en: a11b89fd
audit-fixture-deadline =
    { $count ->
        [one] sista dag för en planerad match → { $until }: { $numbers }
       *[other] sista dag för { $count } planerade matcher → { $until }: { $numbers }
    }
# en: e9092b03
audit-fixture-lapse = planerad match stängd: { $numbers } · sista dag { $until } över, ingen vinnare
# en: 21f55caf
audit-scoreboard-on = tabell i kanalen på · { $channel } · { $game }
# en: da4b0e81
audit-scoreboard-off = tabell i kanalen av · { $channel }
# en: a8b0416c
audit-league-out = match borttagen: { $match } (ändring { NUMBER($change, useGrouping: 0) })
# en: 62e7e88b
audit-league-correct = match rättad: { $match } (ändring { NUMBER($change, useGrouping: 0) }) · { $names }
# en: b922c424
audit-league-add = match tillagd: { $game } (ändring { NUMBER($change, useGrouping: 0) }) · { $names }
# en: 105148e1
audit-league-walkover = walkover: { $game } (ändring { NUMBER($change, useGrouping: 0) }) · { $names }
# en: 5231c0ed
audit-league-compare = samma givar jämförda: match { $match } (ändring { NUMBER($change, useGrouping: 0) })
# en: 00b38b40
audit-daily-out = resultat av dagens giv borttaget: { $name }, dag { $day }, { $game }
# en: 977f75b0
audit-daily-back = resultat av dagens giv tillbakalagt: { $name }, dag { $day }, { $game }
# en: d40e30b9
audit-league-merge = ihopslagna: { $name } → { $into }
# en: 848d2d07
audit-league-ban = avstängd från ligan: { $name }
# en: 9e3b4540
audit-league-unban = insläppt i ligan igen: { $name }
# en: c0d015d4
audit-name-chosen = namn valt: { $name }
# en: 92add441
audit-name-removed = valt namn borttaget: { $name }
# en: 476976f3
audit-name-reset = valt namn återställt: { $name }
# en: 110738f5
audit-league-import =
    { $count ->
        [one] import av 1 match från ”{ $file }”
       *[other] import av { $count } matcher från ”{ $file }”
    }
# en: 37fc3f99
audit-league-undo = ändring { NUMBER($change, useGrouping: 0) } ångrad
# en: 3a20356d
audit-league-season-start = säsong startad: ”{ $season }”
# en: a23590e9
audit-league-season-end = säsong avslutad: ”{ $season }”
# en: 0eb546a6
audit-league-season-reopen =
    { $standings ->
        [none] sluttabell rättad: ”{ $season }”
       *[other] sluttabell rättad: ”{ $season }” · förut: { $standings }
    }
# en: 89d634be
audit-standing = { $place }\. { $name } { $points }
# en: d11384ef
audit-league-rules =
    { $scope ->
        [season] säsongens regler → { $rules }
        [fixture] regler för planerad match { NUMBER($number, useGrouping: 0) } → { $rules }
       *[league] ligans regler → { $rules }
    }
# en: a94e9e1e
audit-league-pending = resultat { NUMBER($result, useGrouping: 0) } tillagt, ska bekräftas · { $game } · { $names }
# en: 2ae0b81a
audit-league-confirm = resultat { NUMBER($result, useGrouping: 0) } bekräftat · { $game } · { $names }
# en: 17cf3dec
audit-league-reject = resultat { NUMBER($result, useGrouping: 0) } avvisat · { $game } · { $names }
# en: 52a703f5
audit-league-division = division i ”{ $season }”: { $name } · { $was } → { $division }
# en: 7b08c98a
audit-league-points = poäng för ”{ $season }” → { $to }
