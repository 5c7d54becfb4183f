# The league's fixtures, what moderators do to it, and the message that always shows its table.

### Slash commands

# en: 31b2d34a
command-manage-schedule =
    .description = Plan partijen van de competitie in, verzet ze of schrap ze
    .game = Spel of sjabloon
    .rounds = Tafels van twee: hoe vaak elk paar elkaar treft. Grotere: hoeveel rondes
    .seats = Spelers per tafel (standaard: twee, als het spel dat toelaat)
    .until = Laatste dag van de eerste ronde, zoals 2026-12-31 (standaard: geen)
    .days = Dagen tussen de laatste dagen van rondes (standaard: alles op dezelfde dag)
    .duplicate = Aan alle tafels van een ronde hetzelfde, om te vergelijken (standaard: nee)
# en: 27512ca3
command-manage-schedule-create =
    .description = Maak ingeplande partijen waarin iedereen iedereen treft
    .player = Een speler
    .players = Of tag ze hier allemaal
# en: 627f2355
command-manage-schedule-teams =
    .description = Maak ingeplande partijen voor teams: teamgenoten zitten apart, punten tellen samen
    .team = Teamnaam en 2 tot 6 spelers, zoals Vossen: @Anna @Béla
    .more = Nog een team
# en: f5686f35
command-league-schedule =
    .description = Toon wie nog tegen wie moet
    .who = Alleen van deze speler
# en: 1af4287a
command-manage-schedule-reminders =
    .description = Herinner spelers aan ingeplande partijen, hoogstens één keer per dag
    .daily = Doe het elke dag voor me
# en: 12d2c805
command-manage-schedule-walkover =
    .description = Geef een speler een ingeplande partij zonder dat er gespeeld is
    .fixture = Ingeplande partij
    .winner = Winnaar
# en: f33365f4
command-manage-schedule-deadline =
    .description = Stel de laatste dag voor ingeplande partijen in
    .fixture = Ingeplande partij
    .until = Laatste dag, zoals 2026-12-31
    .which = Instellen voor (standaard: deze)
    .one = deze
    .round = de hele ronde
    .all = alles wat tegelijk is ingepland
# en: 7ca5f8fc
command-manage-schedule-cancel =
    .description = Schrap een ingeplande partij
    .fixture = Ingeplande partij
    .together = Schrap alle open partijen die tegelijk zijn ingepland

# en: ad1e1e70
command-manage-scoreboard =
    .description = Houd de stand van de competitie in dit kanaal, altijd bijgewerkt
    .switch = Aan of uit
    .game = Spel (standaard: alle)
    .on = aan
    .off = uit

### Fixtures

# en: a05f97f3
name-former = oud-speler

# en: 3eb26f17
fixtures-heading = **Ingeplande partijen** · { $only ->
        [open] { $total } open
       *[all] { $total } in totaal, { $open } open
    } · bladzijde { $page } van { $pages }
# en: 0be48107
fixtures-none = Geen ingeplande partijen open. Moderators maken ze met `/manage schedule create`.
# en: f7bce690
fixtures-how = Speel er een met `/play` en het nummer.
# en: d472b508
fixture-line = **{ NUMBER($number, useGrouping: 0) }** · { $names } · { $game }, ronde { $round }{ $state ->
        [played] { " " }· gespeeld
        [walkover] { " " }· gewonnen zonder partij
        [cancelled] { " " }· geschrapt
        [lapsed] { " " }· niet gespeeld, geen punten
       *[open] { "" }
    }{ $some ->
        [yes] { " " }· klaar: { $ready }
       *[no] { "" }
    }{ $until ->
        [none] { "" }
       *[other] { " " }· laatste dag { $until }, { $left }
    }
# en: ae491870
fixture-choice = { NUMBER($number, useGrouping: 0) }: { $names } · { $game }
# en: 0ea461bc
schedule-open = Ingeplande partijen
# en: cefbc6df
schedule-mine = Mijn ingeplande partijen
# en: aab59d17
schedule-all = Alle ingeplande partijen, ook de gespeelde
# en: 2070b74b
fixtures-created = **{ $game }** · { $count ->
        [one] 1 ingeplande partij
       *[other] { $count } ingeplande partijen
    } · { $rounds ->
        [one] 1 ronde
       *[other] { $rounds } rondes
    } · spelers: { $players }
# en: d4ddd5ed
fixtures-more = … en nog { $count }: `/league schedule` heeft ze allemaal.
# en: 8c2345a9
fixtures-reminder = { $count ->
        [one] Jullie moeten nog een competitiepartij spelen: { $players }
       *[other] Jullie moeten nog { $count } competitiepartijen spelen: { $players }
    }
# en: cd88fd52
fixtures-reminded = { $count ->
        [0] Niemand te herinneren: er is niets open, of iedereen is vandaag al herinnerd.
        [one] Spelers herinnerd aan 1 ingeplande partij.
       *[other] Spelers herinnerd aan { $count } ingeplande partijen.
    }
# en: 000909d4
fixtures-daily = { $daily ->
        [yes] Ik herinner spelers één keer per dag aan hun ingeplande partijen.
       *[no] Geen dagelijkse herinneringen meer. Heeft een ingeplande partij een laatste dag, dan herinner ik de spelers één keer, de dag ervoor.
    }
# en: 6c967e46
fixtures-not-posted = Ik kon de herinnering niet plaatsen in { $channel }. Kijk daar mijn rechten na.
# en: 9625c54d
fixtures-cancelled = { $count ->
        [one] Ingeplande partij { $numbers } is geschrapt.
       *[other] { $count } ingeplande partijen zijn geschrapt: { $numbers }.
    }
# en: 678c274e
fixture-open = Ingeplande partij { NUMBER($number, useGrouping: 0) }: { $names }. { $awaited }, ga hierboven aan tafel.
# en: 087461d9
fixture-live = Voor ingeplande partij { NUMBER($number, useGrouping: 0) } staat er al een tafel: { $link }

# en: bb07e2cb
fixtures-too-few = Noem minstens { $fewest } spelers voor { $game }.
# en: 20274be6
fixtures-too-many = Noem hoogstens { $most } spelers.
# en: 0169ea86
fixtures-twice = { $name } staat er twee keer in.
# en: 1c2302e7
fixtures-bot = { $name } is een bot, en bots spelen niet mee in de competitie.
# en: b925bbd3
fixtures-no-member = { $name } is geen lid van deze server.
# en: 8b1c61f3
fixtures-no-mentions = Bij “{ parameter-players }” tag je mensen, zoals @Anna @Béla.
# en: f19a2abb
fixtures-seats = { $game }: { $fewest }–{ $most } spelers per tafel.
# en: 83627abd
fixtures-rounds = Dat worden { $count } ingeplande partijen, en { $most } is het maximum. Kies minder spelers of rondes.
# en: dcaf0306
fixture-walkover = Ingeplande partij { NUMBER($number, useGrouping: 0) }: { $name } wint zonder te spelen.
# en: a874c13b
fixture-over =
    { $state ->
        [cancelled] Ingeplande partij { NUMBER($number, useGrouping: 0) } is geschrapt.
        [lapsed] Ingeplande partij { NUMBER($number, useGrouping: 0) } is gesloten, want de laatste dag is voorbij.
       *[played] Ingeplande partij { NUMBER($number, useGrouping: 0) } is al voorbij.
    }
# en: e316b5a2
fixture-not-yours = Je speelt niet mee in ingeplande partij { NUMBER($number, useGrouping: 0) }. Spelers: { $names }.
# en: 9649035b
fixture-being-played = Ingeplande partij { NUMBER($number, useGrouping: 0) } is bezig: { $link }. Wacht tot de partij voorbij is, of beëindig die in het menu van `/table`.
# en: b1ee1867
fixture-not-in-it = { $name } speelt niet mee in ingeplande partij { NUMBER($number, useGrouping: 0) }.
# en: c8d6d681
fixtures-days-until = “{ parameter-days }” telt vanaf de eerste ronde, dus stel ook “{ parameter-until }” in.

### Players who are ready, and last days

# en: 2a7eba28
button-fixture-ready = Ik ben er klaar voor
# en: 8ddfe981
fixture-ready-menu = Kies ingeplande partijen
# en: efb802a7
fixture-ready-ask = **Voor welke ingeplande partijen ben je klaar?** Is de andere kant aan het einde van de laatste dag niet klaar, dan win je zonder te spelen.
# en: 76fd8584
fixture-ready-none = Hier valt niets te doen: de ingeplande partij is niet van jou, is voorbij, heeft geen laatste dag, of je bent er al klaar voor.
# en: eed9304c
fixture-ready-noted = Genoteerd. Je bent klaar voor { $count ->
        [one] 1 ingeplande partij
       *[other] { $count } ingeplande partijen
    }.
# en: 492faddc
fixture-ready-said = { $name } is klaar om te spelen{ $waiting ->
        [yes] . En jullie, { $players }?
       *[no] , net als alle anderen: { $players }
    }
# en: 58b19643
fixtures-over = { $count ->
        [one] De laatste dag van een ingeplande partij is voorbij: { $players }
       *[other] De laatste dag van { $count } ingeplande partijen is voorbij: { $players }
    }
# en: b56f0768
fixtures-over-how = Moderators kunnen meer tijd geven met `/manage schedule deadline`, of winst ongedaan maken met `/manage results undo`.
# en: 6788d465
fixture-ask-deadline =
    {"**"}Nieuwe laatste dag: { $day }?** Die eindigt { $left }
    { $count ->
        [one] Wie dan niet klaar is, verliest van wie dat wel is. Het gaat om 1 ingeplande partij:
       *[other] Wie dan niet klaar is, verliest van wie dat wel is. Het gaat om { $count } ingeplande partijen:
    }
# en: ae2869da
fixture-deadline-set =
    { $count ->
        [one] Klaar. Nieuwe laatste dag voor 1 ingeplande partij: { $day }, { $left }
       *[other] Klaar. Nieuwe laatste dag voor { $count } ingeplande partijen: { $day }, { $left }
    }
# en: 23fa3a99
league-moderators = Dat kunnen alleen leden die de server mogen beheren.
# en: 3c38f206
managers-page-old = Deze pagina reageert niet meer op jou. Gebruik `/{ $command }` opnieuw.

# en: f4acb1fb
error-league-unknown-fixture = Er is geen ingeplande partij { NUMBER($fixture, useGrouping: 0) }. `/league schedule` toont ze allemaal.
# en: ba07f857
error-league-fixture-settled =
    { $state ->
        [cancelled] Ingeplande partij { NUMBER($fixture, useGrouping: 0) } is al geschrapt.
        [lapsed] Ingeplande partij { NUMBER($fixture, useGrouping: 0) } is al gesloten, want de laatste dag is voorbij.
       *[played] Ingeplande partij { NUMBER($fixture, useGrouping: 0) } is al beslist.
    }

### Teams

# en: c5e900fa
team-unnamed = Team { $number }
# en: 2ceb6960
teams-title = Teams, { $game }
# en: ed8907b3
teams-name = Team
# en: 8449b9aa
team-line = { $place }. { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $played } gespeeld, { $won } gewonnen, { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }
# en: 5c5a54db
button-teams = Teams
# en: 1e7e9b68
teams-none = Ingeplande partijen { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } hebben geen teams. Moderators maken ze met `/manage schedule teams`.
# en: 65db19a1
fixtures-team-size = Spelers in { $team }: { $fewest }–{ $most }. Schrijf een naam en tag ze, zoals “Vossen: @Anna @Béla”.
# en: 5741c07a
fixtures-team-twice = Twee teams heten { $team }.
# en: e0b96251
fixtures-apart = Aan tafels van { $seats } kunnen teamgenoten niet apart zitten. Kies minder spelers per tafel, of maak meer teams.

### Crosstables

# en: 8c3e076c
button-crosstable = Kruistabel
# en: b8f196a9
button-crosstable-file = Als CSV
# en: 6e9a0aae
crosstable-title = Kruistabel van { $title }
# en: 833d626a
crosstable-fixtures = ingeplande partijen { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }, beslist: { $settled } van { $count }
# en: b081b070
crosstable-table = { $season }, de eerste { $count }
# en: 48a5562a
crosstable-sums = Punten
# en: 8a6421d9
crosstable-note =
    { $waits ->
        [yes] { $more ->
            [yes] Een streepje: nog niet gespeeld. In het bestand staat iedereen.
           *[no] Een streepje: nog niet gespeeld.
        }
       *[no] In het bestand staat iedereen.
    }
# en: 96b45586
crosstable-line = { $number }. { $name }: { $points } uit { $played } ({ $cells })
# en: 361f47a4
crosstable-menu = Kies ingeplande partijen
# en: e30e7456
crosstable-choice = { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } · { $game } · { $open ->
        [0] alles beslist
       *[other] { $open } open
    }
# en: 9ffcc4f5
crosstable-file = De kruistabel van { $count } spelers, met voor elk een rij en een kolom.
# en: 738b0882
crosstable-empty = Een kruistabel heeft twee spelers uit de stand nodig.

### The scoreboard

# en: 686e255e
scoreboard-heading = **Scorebord** · altijd bijgewerkt
# en: b4291f3e
button-scoreboard = Hele stand
# en: 03c39c60
scoreboard-on =
    { $pinned ->
        [yes] Dit kanaal heeft nu een scorebord.
       *[no] Dit kanaal heeft nu een scorebord. Vastzetten lukte niet: daarvoor heb ik het recht nodig om berichten vast te zetten, en een kanaal houdt er hoogstens 50 vast.
    }
# en: 72eccd33
scoreboard-off = Het scorebord van dit kanaal is weg.

### What moderators change

# en: d3018765
command-manage-results-undo =
    .description = Schrap een partij uit de competitie, of maak een wijziging ongedaan
    .what = Partij of wijziging
# en: 8ea82eae
command-manage-daily =
    .description = Schrap een uitslag van de dag uit de standen van de server, of zet hem terug
    .result = Uitslag
# en: 04763cd9
command-manage-results-correct =
    .description = Verbeter de plaatsen van een partij
    .match = Partij
    .places = Plaatsen in zitvolgorde, zoals 2 1 3; wie gelijk staat, deelt er een: 1 2 2 4
    .totals = Punten in dezelfde volgorde (standaard: zoals ze waren)
# en: 55ca3121
command-manage-results-add =
    .description = Voeg een partij toe die elders is gespeeld
    .game = Spel
    .first = Wie won (tenzij je plaatsen geeft)
    .player = Volgende speler
    .places = Plaatsen in deze volgorde, zoals 1 2 2 4 (standaard: 1 2 3 …)
    .totals = Punten in dezelfde volgorde
    .date = Datum, zoals 2026-12-31 of 2026-12-31 19:30 (standaard: nu)
# en: 07dbff81
command-manage-players-merge =
    .description = Voeg twee accounts van één persoon samen
    .member = Account dat opgaat in het andere
    .into = Account dat alles krijgt
# en: c7147bce
command-manage-players-ban =
    .description = Sluit een lid uit van de competitie, of wis de gekozen naam
    .member = Lid
    .what = Wat er moet gebeuren (standaard: uitsluiten)
    .ban = Uitsluiten van de competitie
    .name = De gekozen naam wissen
# en: 7dc28d20
command-manage-players-unban =
    .description = Laat een lid weer toe tot de competitie
    .member = Lid
# en: 1916c29a
command-manage-audit =
    .description = Bekijk wat moderators hebben veranderd

# en: 3f46732a
button-do-it = Doen
# en: b73f2c71
league-ask-reason = Reden: { $reason }
# en: 3b5d50ed
league-ask-out = **Deze partij uit de competitie schrappen?** Die telt dan niet meer mee, en ik tel de stand opnieuw.
# en: 0d9cc41c
league-ask-undo = **Deze wijziging ongedaan maken?** Ik tel de stand opnieuw.
# en: 98e7b00b
league-ask-correct = **Deze partij verbeteren?** Ik tel de stand opnieuw.
# en: 23c89ef0
league-ask-correct-seat = { $name }: { $same ->
        [yes] plaats { $place }, punten { $total } (zoals eerst)
       *[no] plaats { $place } → { $newplace }, punten { $total } → { $newtotal }
    }
# en: ad04a140
league-ask-add = **Deze partij toevoegen?** { $game }, { $time }
# en: 394520e2
league-ask-add-seat = { $place }. { $name }, punten { $total }
# en: 8d8f8c40
league-ask-merge = **Deze twee samenvoegen?** { $into } (partijen: { $others }) krijgt alles, { $name } (partijen: { $played }) verdwijnt uit de lijsten.
# en: e8a3df87
league-ask-ban = **{ $name } uitsluiten van de competitie?** Partijen tot nu toe: { $played }. De speler verdwijnt uit de lijsten, en nieuwe partijen tellen niet mee.
# en: 5332b227
league-ask-unban = **{ $name } weer toelaten tot de competitie?**
# en: a4360210
league-ask-name = **De naam “{ $name }” van { $player } wissen?** De naam op Discord staat er dan weer, en over een week kan er een nieuwe naam komen.
# en: badbdaa1
league-name-reset = Klaar: de naam op Discord staat er weer.
# en: 028ce379
league-change-done = Klaar: wijziging { NUMBER($number, useGrouping: 0) }. Met `/manage results undo` maak je die ongedaan.
# en: 7ac0293e
league-change-outdated = -# In de eindstand van “{ $name }” staat dit nog niet. `/manage season reopen` werkt die bij.
# en: 8b668498
league-change-kept = Er is niets veranderd.
# en: 78e84c92
pending-held = Opgeslagen als uitslag { NUMBER($number, useGrouping: 0) }. Die telt mee zodra een andere speler bevestigt.
# en: e9938c76
pending-heading = {"**"}Uitslag { NUMBER($number, useGrouping: 0) }**: { $game }, { $time }, toegevoegd door { $name }
# en: 5268cdbe
pending-asked = { $names }: wil een van jullie bevestigen? Anders moet een moderator het doen. De tijd loopt af { $until }
# en: 23d1fe4f
pending-settled =
    { $said ->
        [yes] { $name } heeft bevestigd. De uitslag telt mee voor de competitie (wijziging { NUMBER($number, useGrouping: 0) }).
       *[no] { $name } heeft afgewezen. De uitslag telt niet mee.
    }
# en: e673923e
pending-none = Er wachten geen uitslagen.
# en: d00a1640
button-confirm = Bevestig { NUMBER($number, useGrouping: 0) }
# en: 29306d4c
button-reject = Wijs af: { NUMBER($number, useGrouping: 0) }
# en: 1a33fd29
league-question-old = Die vraag is beantwoord of te oud. Gebruik het commando opnieuw.
# en: 33f6c1a6
league-change = Wijziging { NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $time } · { $reason }
# en: 9e8ef7dd
league-change-kind = { $kind ->
        [out] partij geschrapt:
        [correct] partij verbeterd:
        [add] partij toegevoegd:
        [walkover] reglementaire winst:
        [merge] samengevoegd:
        [ban] uitgesloten:
        [unban] weer toegelaten:
        [compare] overal hetzelfde, vergeleken:
       *[undo] wijziging ongedaan gemaakt:
    }
# en: 43517995
league-change-choice = #{ NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $reason }
# en: 67e1c5f4
league-admin-match = { $time } · { $game } · { $names }{ $out ->
        [yes] { " " }(geschrapt)
       *[no] { "" }
    }
# en: 7c360bdf
league-form-places = Schrijf voor elke speler een plaats, { $seats } in totaal, zoals { $like }.
# en: 7afb158f
league-form-totals = Schrijf voor elke speler een heel getal, { $seats } in totaal.
# en: 5e9075c1
league-no-change = Er is geen partij of wijziging “{ $typed }”. Kies er een uit de lijst.

### The audit log

# en: f8f8c6d8
audit-heading = **Auditlogboek** · bladzijde { $page } van { $pages } · { $total ->
        [one] 1 regel
       *[other] { $total } regels
    }
# en: f2e0557e
audit-empty = Het auditlogboek is leeg.
# en: 6c6c8e44
audit-nobody = de bot
# en: cc0d6241
audit-line =
    { $reasoned ->
        [yes] { $time } · { $who }: { $what } · { $reason }
       *[no] { $time } · { $who }: { $what }
    }
# en: b41573b2
audit-other = “{ $action }”
# en: 8d624dd3
audit-setting =
    { $where ->
        [channel] { $back ->
            [yes] { $setting } in { $channel } → hersteld
           *[no] { $setting } in { $channel } → { $to }
        }
       *[server] { $back ->
            [yes] { $setting } → hersteld
           *[no] { $setting } → { $to }
        }
    }
# en: 0a24a3cb
audit-end-table = tafel gesloten · { $game } · { $channel }
# en: 0b047eec
audit-pause-table = tafel op pauze · { $game } · { $channel }
# en: 998b410d
audit-resume-table = tafel verder · { $game } · { $channel }
# en: 67a077d8
audit-remove-seat =
    { $known ->
        [yes] plek weggehaald: { $who } · { $game } · { $channel }
       *[no] plek { $seat } weggehaald · { $game } · { $channel }
    }
# en: c1247062
audit-fixtures-create = ingeplande partijen { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } gemaakt · { $game } · { $names }
# en: af9433ff
audit-fixture-cancel =
    { $count ->
        [one] ingeplande partij geschrapt: { $numbers }
       *[other] ingeplande partijen geschrapt: { $numbers }
    }
# en: a11b89fd
audit-fixture-deadline =
    { $count ->
        [one] laatste dag van een ingeplande partij → { $until }: { $numbers }
       *[other] laatste dag van { $count } ingeplande partijen → { $until }: { $numbers }
    }
# en: e9092b03
audit-fixture-lapse = ingeplande partij gesloten: { $numbers } · laatste dag { $until } voorbij, geen winnaar
# en: 21f55caf
audit-scoreboard-on = scorebord aan · { $channel } · { $game }
# en: da4b0e81
audit-scoreboard-off = scorebord uit · { $channel }
# en: a8b0416c
audit-league-out = partij geschrapt: { $match } (wijziging { NUMBER($change, useGrouping: 0) })
# en: 62e7e88b
audit-league-correct = partij verbeterd: { $match } (wijziging { NUMBER($change, useGrouping: 0) }) · { $names }
# en: b922c424
audit-league-add = partij toegevoegd: { $game } (wijziging { NUMBER($change, useGrouping: 0) }) · { $names }
# en: 105148e1
audit-league-walkover = reglementaire winst: { $game } (wijziging { NUMBER($change, useGrouping: 0) }) · { $names }
# en: 5231c0ed
audit-league-compare = overal hetzelfde, vergeleken: partij { $match } (wijziging { NUMBER($change, useGrouping: 0) })
# en: 00b38b40
audit-daily-out = uitslag van het spel van de dag geschrapt: { $name }, dag { $day }, { $game }
# en: 977f75b0
audit-daily-back = uitslag van het spel van de dag teruggezet: { $name }, dag { $day }, { $game }
# en: d40e30b9
audit-league-merge = samengevoegd: { $name } → { $into }
# en: 848d2d07
audit-league-ban = uitgesloten van de competitie: { $name }
# en: 9e3b4540
audit-league-unban = weer toegelaten tot de competitie: { $name }
# en: c0d015d4
audit-name-chosen = naam gekozen: { $name }
# en: 92add441
audit-name-removed = gekozen naam verwijderd: { $name }
# en: 476976f3
audit-name-reset = gekozen naam gewist: { $name }
# en: 110738f5
audit-league-import =
    { $count ->
        [one] 1 partij ingelezen uit “{ $file }”
       *[other] { $count } partijen ingelezen uit “{ $file }”
    }
# en: 37fc3f99
audit-league-undo = wijziging { NUMBER($change, useGrouping: 0) } ongedaan gemaakt
# en: 3a20356d
audit-league-season-start = seizoen begonnen: “{ $season }”
# en: a23590e9
audit-league-season-end = seizoen beëindigd: “{ $season }”
# en: 0eb546a6
audit-league-season-reopen =
    { $standings ->
        [none] eindstand verbeterd: “{ $season }”
       *[other] eindstand verbeterd: “{ $season }” · eerder: { $standings }
    }
# en: 89d634be
audit-standing = { $place }\. { $name } { $points }
# en: d11384ef
audit-league-rules =
    { $scope ->
        [season] regels van het seizoen → { $rules }
        [fixture] regels van ingeplande partij { NUMBER($number, useGrouping: 0) } → { $rules }
       *[league] regels van de competitie → { $rules }
    }
# en: a94e9e1e
audit-league-pending = uitslag { NUMBER($result, useGrouping: 0) } toegevoegd, nog te bevestigen · { $game } · { $names }
# en: 2ae0b81a
audit-league-confirm = uitslag { NUMBER($result, useGrouping: 0) } bevestigd · { $game } · { $names }
# en: 17cf3dec
audit-league-reject = uitslag { NUMBER($result, useGrouping: 0) } afgewezen · { $game } · { $names }
# en: 52a703f5
audit-league-division = divisie in “{ $season }”: { $name } · { $was } → { $division }
# en: 7b08c98a
audit-league-points = punten van “{ $season }” → { $to }
