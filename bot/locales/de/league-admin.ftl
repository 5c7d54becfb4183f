# The league's fixtures, what moderators do to it, and the message that always shows its table. See the English file for room.

### Slash commands: descriptions, what they take, and choices: 100 letters each, on a phone about 45 are seen

# en: 31b2d34a
command-manage-schedule =
    .description = Ligapartien ansetzen, verschieben und absagen
    .game = Spiel oder Vorlage
    .rounds = Zu zweit: wie oft jedes Paar spielt. Größere Tische: wie viele Runden
    .seats = Plätze am Tisch (sonst zwei, wenn das Spiel es erlaubt)
    .until = Letzter Tag der ersten Runde, etwa 2026-12-31 (sonst keiner)
    .days = Tage zwischen den letzten Tagen der Runden (sonst alle am selben Tag)
    .duplicate = Gleiche Mischungen an allen Tischen einer Runde, zum Vergleichen (sonst nicht)
# en: 27512ca3
command-manage-schedule-create =
    .description = Begegnungen ansetzen, in denen alle aufeinandertreffen
    .player = Wer mitspielt
    .players = Oder erwähne hier alle auf einmal
# en: 627f2355
command-manage-schedule-teams =
    .description = Begegnungen für Teams: Partner sitzen getrennt, ihre Punkte zählen zusammen
    .team = Name des Teams und 2 bis 6 Leute, etwa Füchse: @Anna @Béla
    .more = Noch ein Team
# en: f5686f35
command-league-schedule =
    .description = Zeigen, wer noch gegen wen spielen muss
    .who = Nur von dieser Person
# en: 1af4287a
command-manage-schedule-reminders =
    .description = An offene Begegnungen erinnern, höchstens einmal am Tag
    .daily = Das täglich für mich tun
# en: 12d2c805
command-manage-schedule-walkover =
    .description = Jemanden eine Begegnung kampflos gewinnen lassen
    .fixture = Begegnung
    .winner = Wer gewinnt
# en: f33365f4
command-manage-schedule-deadline =
    .description = Den letzten Tag für Begegnungen festlegen
    .fixture = Begegnung
    .until = Letzter Tag, etwa 2026-12-31
    .which = Gilt für (sonst nur diese)
    .one = nur diese
    .round = ihre ganze Runde
    .all = alle, die mit ihr angesetzt wurden
# en: 7ca5f8fc
command-manage-schedule-cancel =
    .description = Eine Begegnung absagen
    .fixture = Begegnung
    .together = Alle offenen absagen, die mit ihr angesetzt wurden

# en: ad1e1e70
command-manage-scoreboard =
    .description = Die Ligatabelle in diesem Kanal anzeigen, immer aktuell
    .switch = An oder aus
    .game = Spiel (sonst alle)
    .on = an
    .off = aus

### Fixtures: a list of ten in a message, the posts about them, and the lines of menus (100 letters)

# en: a05f97f3
name-former = jemand von früher

# en: 3eb26f17
fixtures-heading = **Begegnungen** · { $only ->
        [open] { $total } offen
       *[all] { $total } insgesamt, { $open } offen
    } · Seite { $page } von { $pages }
# en: 0be48107
fixtures-none = Keine offenen Begegnungen. Die Moderation setzt mit `/manage schedule create` welche an.
# en: f7bce690
fixtures-how = Zum Spielen gib `/play` und die Nummer ein.
# en: d472b508
fixture-line = **{ NUMBER($number, useGrouping: 0) }** · { $names } · { $game }, Runde { $round }{ $state ->
        [played] { " " }· gespielt
        [walkover] { " " }· kampfloser Sieg
        [cancelled] { " " }· abgesagt
        [lapsed] { " " }· nicht gespielt, keine Punkte
       *[open] { "" }
    }{ $some ->
        [yes] { " " }· bereit: { $ready }
       *[no] { "" }
    }{ $until ->
        [none] { "" }
       *[other] { " " }· letzter Tag { $until }, { $left }
    }
# en: ae491870
fixture-choice = { NUMBER($number, useGrouping: 0) }: { $names } · { $game }
# en: 0ea461bc
schedule-open = Offene Begegnungen
# en: cefbc6df
schedule-mine = Meine offenen Begegnungen
# en: aab59d17
schedule-all = Alle Begegnungen, auch erledigte
# en: 2070b74b
fixtures-created = **{ $game }** · { $count ->
        [one] 1 Begegnung
       *[other] { $count } Begegnungen
    } · { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } · dabei: { $players }
# en: d4ddd5ed
fixtures-more = … und { $count } weitere: Alle zeigt `/league schedule`.
# en: 8c2345a9
fixtures-reminder = { $count ->
        [one] Bei euch steht noch eine Ligapartie an: { $players }
       *[other] Bei euch stehen noch { $count } Ligapartien an: { $players }
    }
# en: cd88fd52
fixtures-reminded = { $count ->
        [0] Niemand war zu erinnern: Nichts ist offen, oder alle haben heute schon davon gehört.
        [one] Ich habe an 1 Begegnung erinnert.
       *[other] Ich habe an { $count } Begegnungen erinnert.
    }
# en: 000909d4
fixtures-daily = { $daily ->
        [yes] Ab jetzt erinnere ich einmal am Tag an offene Begegnungen.
       *[no] Keine täglichen Erinnerungen mehr. Hat eine Begegnung einen letzten Tag, erinnere ich einmal, am Tag davor.
    }
# en: 6c967e46
fixtures-not-posted = In { $channel } konnte ich nicht an die Begegnungen erinnern. Sieh dort nach, welche Rechte mir fehlen.
# en: 9625c54d
fixtures-cancelled = { $count ->
        [one] Begegnung { $numbers } ist abgesagt.
       *[other] { $count } Begegnungen sind abgesagt: { $numbers }.
    }
# en: 678c274e
fixture-open = Begegnung { NUMBER($number, useGrouping: 0) }: { $names }. { $awaited }, kommt an den Tisch da oben.
# en: 087461d9
fixture-live = Begegnung { NUMBER($number, useGrouping: 0) } hat schon einen Tisch: { $link }

# en: bb07e2cb
fixtures-too-few = Nenn für { $game } mindestens { $fewest } Leute.
# en: 20274be6
fixtures-too-many = Nenn höchstens { $most } Leute.
# en: 0169ea86
fixtures-twice = { $name } ist zweimal genannt.
# en: 1c2302e7
fixtures-bot = { $name } ist ein Bot, und Bots spielen nicht in der Liga.
# en: b925bbd3
fixtures-no-member = { $name } ist nicht auf diesem Server.
# en: 8b1c61f3
fixtures-no-mentions = „{ parameter-players }“ braucht Erwähnungen, etwa @Anna @Béla.
# en: f19a2abb
fixtures-seats = { $game }: { $fewest }–{ $most } Leute am Tisch.
# en: 83627abd
fixtures-rounds = Das wären { $count } Begegnungen, und mehr als { $most } gehen nicht. Nimm weniger Leute oder Runden.
# en: dcaf0306
fixture-walkover = Begegnung { NUMBER($number, useGrouping: 0) }: { $name } gewinnt kampflos.
# en: a874c13b
fixture-over =
    { $state ->
        [cancelled] Begegnung { NUMBER($number, useGrouping: 0) } ist abgesagt.
        [lapsed] Begegnung { NUMBER($number, useGrouping: 0) } ist geschlossen: Ihr letzter Tag ist vorbei.
       *[played] Begegnung { NUMBER($number, useGrouping: 0) } ist schon vorbei.
    }
# en: e316b5a2
fixture-not-yours = Bei Begegnung { NUMBER($number, useGrouping: 0) } bist du nicht dabei. Sie gehört: { $names }.
# en: 9649035b
fixture-being-played = Begegnung { NUMBER($number, useGrouping: 0) } wird gerade gespielt: { $link }. Warte, bis die Partie vorbei ist, oder beende sie im Menü von `/table`.
# en: b1ee1867
fixture-not-in-it = { $name } spielt nicht in Begegnung { NUMBER($number, useGrouping: 0) }.
# en: c8d6d681
fixtures-days-until = „{ parameter-days }“ zählt ab der ersten Runde, also gib auch „{ parameter-until }“ an.

### Players who are ready, and last days

# en: 2a7eba28
button-fixture-ready = Ich bin spielbereit
# en: 8ddfe981
fixture-ready-menu = Begegnungen wählen
# en: efb802a7
fixture-ready-ask = **Für welche Begegnungen bist du bereit?** Ist die andere Seite am Ende des letzten Tages nicht bereit, gewinnst du kampflos.
# en: 76fd8584
fixture-ready-none = Hier gibt es nichts zu tun: Die Begegnung ist nicht deine, ist vorbei, hat keinen letzten Tag, oder du bist schon bereit.
# en: eed9304c
fixture-ready-noted = Alles klar. Du bist bereit für { $count ->
        [one] 1 Begegnung
       *[other] { $count } Begegnungen
    }.
# en: 492faddc
fixture-ready-said = { $name } ist spielbereit{ $waiting ->
        [yes] . Wie sieht’s aus, { $players }?
       *[no] , und alle anderen auch: { $players }
    }
# en: 58b19643
fixtures-over = { $count ->
        [one] Der letzte Tag für eine Begegnung ist vorbei: { $players }
       *[other] Der letzte Tag für { $count } Begegnungen ist vorbei: { $players }
    }
# en: b56f0768
fixtures-over-how = Die Moderation kann mit `/manage schedule deadline` mehr Zeit geben oder mit `/manage results undo` einen Sieg zurücknehmen.
# en: 6788d465
fixture-ask-deadline =
    {"**"}Neuer letzter Tag: { $day }?** Er endet { $left }
    { $count ->
        [one] Wer bis dahin nicht bereit ist, verliert gegen alle, die es sind. Das gilt für 1 Begegnung:
       *[other] Wer bis dahin nicht bereit ist, verliert gegen alle, die es sind. Das gilt für { $count } Begegnungen:
    }
# en: ae2869da
fixture-deadline-set =
    { $count ->
        [one] Erledigt. Neuer letzter Tag für 1 Begegnung: { $day }, { $left }
       *[other] Erledigt. Neuer letzter Tag für { $count } Begegnungen: { $day }, { $left }
    }
# en: 23fa3a99
league-moderators = Das kann nur, wer den Server verwalten darf.
# en: 3c38f206
managers-page-old = Diese Seite antwortet dir nicht mehr. Gib noch einmal `/{ $command }` ein.

# en: f4acb1fb
error-league-unknown-fixture = Eine Begegnung { NUMBER($fixture, useGrouping: 0) } gibt es nicht. `/league schedule` zeigt alle.
# en: ba07f857
error-league-fixture-settled =
    { $state ->
        [cancelled] Begegnung { NUMBER($fixture, useGrouping: 0) } ist schon abgesagt.
        [lapsed] Begegnung { NUMBER($fixture, useGrouping: 0) } ist schon geschlossen: Ihr letzter Tag ist vorbei.
       *[played] Begegnung { NUMBER($fixture, useGrouping: 0) } ist schon entschieden.
    }

### Teams: a picture like the league's table (heads of columns 8 letters), and its words

# en: c5e900fa
team-unnamed = Team { $number }
# en: 2ceb6960
teams-title = Teams, { $game }
# en: ed8907b3
teams-name = Team
# en: 8449b9aa
team-line = { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Partien: { $played }, Siege: { $won }, { $players ->
        [one] 1 Mitglied
       *[other] { $players } Mitglieder
    }
# en: 5c5a54db
button-teams = Teams
# en: 1e7e9b68
teams-none = Die Begegnungen { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } haben keine Teams. Die Moderation setzt mit `/manage schedule teams` welche an.
# en: 65db19a1
fixtures-team-size = Leute in { $team }: { $fewest }–{ $most }. Schreib einen Namen und erwähne sie, etwa „Füchse: @Anna @Béla“.
# en: 5741c07a
fixtures-team-twice = Zwei Teams heißen { $team }.
# en: e0b96251
fixtures-apart = An Tischen mit { $seats } Plätzen lassen sich Partner nicht trennen. Nimm weniger Plätze am Tisch, oder mach mehr Teams.

### Crosstables: a picture (title and line below it 40 letters, note 60), its words, a menu (100 letters) and a file

# en: 8c3e076c
button-crosstable = Kreuztabelle
# en: b8f196a9
button-crosstable-file = Als CSV
# en: 6e9a0aae
crosstable-title = Kreuztabelle: { $title }
# en: 833d626a
crosstable-fixtures = Begegnungen { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }, entschieden: { $settled } von { $count }
# en: b081b070
crosstable-table = { $season }, die ersten { $count }
# en: 48a5562a
crosstable-sums = Punkte
# en: 8a6421d9
crosstable-note =
    { $waits ->
        [yes] { $more ->
            [yes] Ein Strich: noch nicht gespielt. In der Datei sind alle.
           *[no] Ein Strich: noch nicht gespielt.
        }
       *[no] In der Datei sind alle.
    }
# en: 96b45586
crosstable-line = { $number }. { $name }: { $points } von { $played } ({ $cells })
# en: 361f47a4
crosstable-menu = Begegnungen wählen
# en: e30e7456
crosstable-choice = { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } · { $game } · { $open ->
        [0] alle entschieden
       *[other] { $open } offen
    }
# en: 9ffcc4f5
crosstable-file = Die ganze Kreuztabelle: { $count } Leute, für jeden eine Zeile und eine Spalte.
# en: 738b0882
crosstable-empty = Für eine Kreuztabelle müssen zwei in der Tabelle stehen.

### The scoreboard: a message that shows the table all the time; its heading, button (20 letters), and answers

# en: 686e255e
scoreboard-heading = **Anzeigetafel** · immer aktuell
# en: b4291f3e
button-scoreboard = Ganze Tabelle
# en: 03c39c60
scoreboard-on =
    { $pinned ->
        [yes] Dieser Kanal hat jetzt eine Anzeigetafel.
       *[no] Dieser Kanal hat jetzt eine Anzeigetafel. Anpinnen konnte ich sie nicht: Dafür brauche ich das Recht „Nachrichten anpinnen“, und mehr als 50 Pins fasst ein Kanal nicht.
    }
# en: 72eccd33
scoreboard-off = Die Anzeigetafel dieses Kanals ist weg.

### What moderators change: their commands (descriptions 100 letters), questions before a change, and answers, in private

# en: d3018765
command-manage-results-undo =
    .description = Eine Partie aus der Liga streichen oder eine Änderung zurücknehmen
    .what = Partie oder Änderung
# en: 8ea82eae
command-manage-daily =
    .description = Ein Ergebnis aus den Tagestabellen des Servers streichen oder zurückholen
    .result = Ergebnis
# en: 04763cd9
command-manage-results-correct =
    .description = Die Plätze einer Partie korrigieren
    .match = Partie
    .places = Plätze, wie man am Tisch saß, etwa 2 1 3; bei Gleichstand 1 2 2 4
    .totals = Punkte in derselben Reihenfolge (sonst unverändert)
# en: 55ca3121
command-manage-results-add =
    .description = Eine Partie eintragen, die anderswo gespielt wurde
    .game = Spiel
    .first = Wer gewonnen hat (außer du gibst die Plätze an)
    .player = Wer noch dabei war
    .places = Plätze in dieser Reihenfolge, etwa 1 2 2 4 (sonst 1 2 3 …)
    .totals = Punkte in derselben Reihenfolge
    .date = Datum, etwa 2026-12-31 oder 2026-12-31 19:30 (sonst jetzt)
# en: 07dbff81
command-manage-players-merge =
    .description = Zwei Konten einer Person zusammenlegen
    .member = Konto, das verschwindet
    .into = Konto, das alles bekommt
# en: c7147bce
command-manage-players-ban =
    .description = Ein Mitglied für die Liga sperren, oder seinen gewählten Namen zurücksetzen
    .member = Mitglied
    .what = Was geschehen soll (normal: sperren)
    .ban = Für die Liga sperren
    .name = Den gewählten Namen zurücksetzen
# en: 7dc28d20
command-manage-players-unban =
    .description = Ein Mitglied für die Liga entsperren
    .member = Mitglied
# en: 1916c29a
command-manage-audit =
    .description = Sehen, was die Moderation geändert hat

# en: 3f46732a
button-do-it = Ja, machen
# en: b73f2c71
league-ask-reason = Grund: { $reason }
# en: 3b5d50ed
league-ask-out = **Diese Partie aus der Liga streichen?** Sie zählt dann nicht mehr, und ich zähle die Tabellen neu.
# en: 0d9cc41c
league-ask-undo = **Diese Änderung zurücknehmen?** Danach zähle ich die Tabellen neu.
# en: 98e7b00b
league-ask-correct = **Diese Partie korrigieren?** Danach zähle ich die Tabellen neu.
# en: 23c89ef0
league-ask-correct-seat = { $name }: { $same ->
        [yes] Platz { $place }, Punkte { $total } (wie bisher)
       *[no] Platz { $place } → { $newplace }, Punkte { $total } → { $newtotal }
    }
# en: ad04a140
league-ask-add = **Diese Partie eintragen?** { $game }, { $time }
# en: 394520e2
league-ask-add-seat = { $place }. { $name }, Punkte { $total }
# en: 8d8f8c40
league-ask-merge = **Diese beiden zusammenlegen?** { $into } ({ $others }) bekommt alle Partien, { $name } ({ $played }) verschwindet aus den Listen.
# en: e8a3df87
league-ask-ban = **{ $name } für die Liga sperren?** Partien bisher: { $played }. Sie verschwinden aus den Listen, und auch neue zählen für diese Person nicht mehr.
# en: 5332b227
league-ask-unban = **{ $name } für die Liga entsperren?**
# en: a4360210
league-ask-name = **Den Namen „{ $name }“ von { $player } zurücksetzen?** Dann steht wieder der Discord-Name da, und in einer Woche geht ein neuer Name.
# en: badbdaa1
league-name-reset = Erledigt: Der Discord-Name steht wieder da.
# en: 028ce379
league-change-done = Erledigt: Änderung { NUMBER($number, useGrouping: 0) }. Mit `/manage results undo` lässt sie sich zurücknehmen.
# en: 7ac0293e
league-change-outdated = -# Die Schlusstabelle von „{ $name }“ zeigt das noch nicht. `/manage season reopen` bringt sie auf den neuen Stand.
# en: 8b668498
league-change-kept = Geändert wurde nichts.
# en: 78e84c92
pending-held = Gespeichert als Ergebnis { NUMBER($number, useGrouping: 0) }. Es zählt, sobald jemand anderes aus der Partie es bestätigt.
# en: e9938c76
pending-heading = {"**"}Ergebnis { NUMBER($number, useGrouping: 0) }**: { $game }, { $time }, eingetragen von { $name }
# en: 5268cdbe
pending-asked = { $names }: Bestätigt das bitte, einmal reicht. Danach kann es nur noch die Moderation. Schluss ist { $until }
# en: 23d1fe4f
pending-settled =
    { $said ->
        [yes] { $name } hat es bestätigt. Es zählt für die Liga (Änderung { NUMBER($number, useGrouping: 0) }).
       *[no] { $name } hat es abgelehnt. Es zählt nicht.
    }
# en: e673923e
pending-none = Kein Ergebnis wartet auf Bestätigung.
# en: d00a1640
button-confirm = { NUMBER($number, useGrouping: 0) } bestätigen
# en: 29306d4c
button-reject = { NUMBER($number, useGrouping: 0) } ablehnen
# en: 1a33fd29
league-question-old = Diese Frage ist beantwortet oder zu alt. Gib den Befehl noch mal ein.
# en: 33f6c1a6
league-change = Änderung { NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $time } · { $reason }
# en: 9e8ef7dd
league-change-kind = { $kind ->
        [out] Partie gestrichen:
        [correct] Partie korrigiert:
        [add] Partie eingetragen:
        [walkover] kampfloser Sieg:
        [merge] zusammengelegt:
        [ban] gesperrt:
        [unban] entsperrt:
        [compare] gleiche Mischungen verglichen:
       *[undo] Änderung zurückgenommen:
    }
# en: 43517995
league-change-choice = #{ NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $reason }
# en: 67e1c5f4
league-admin-match = { $time } · { $game } · { $names }{ $out ->
        [yes] { " " }(gestrichen)
       *[no] { "" }
    }
# en: 7c360bdf
league-form-places = Schreib für alle { $seats } am Tisch einen Platz, etwa { $like }.
# en: 7afb158f
league-form-totals = Schreib für alle { $seats } am Tisch eine ganze Zahl.
# en: 5e9075c1
league-no-change = Eine Partie oder Änderung „{ $typed }“ gibt es nicht. Wähl eine aus der Liste.

### The audit log: for moderators in private, eight entries in a message, two lines each at most

# en: f8f8c6d8
audit-heading = **Audit-Log** · Seite { $page } von { $pages } · { $total ->
        [one] 1 Eintrag
       *[other] { $total } Einträge
    }
# en: f2e0557e
audit-empty = Das Audit-Log ist leer.
# en: 6c6c8e44
audit-nobody = der Bot
# en: cc0d6241
audit-line =
    { $reasoned ->
        [yes] { $time } · { $who }: { $what } · { $reason }
       *[no] { $time } · { $who }: { $what }
    }
# en: b41573b2
audit-other = „{ $action }“
# en: 8d624dd3
audit-setting =
    { $where ->
        [channel] { $back ->
            [yes] { $setting } in { $channel } → zurückgesetzt
           *[no] { $setting } in { $channel } → { $to }
        }
       *[server] { $back ->
            [yes] { $setting } → zurückgesetzt
           *[no] { $setting } → { $to }
        }
    }
# en: 0a24a3cb
audit-end-table = Tisch beendet · { $game } · { $channel }
# en: 0b047eec
audit-pause-table = Pause am Tisch · { $game } · { $channel }
# en: 998b410d
audit-resume-table = Weiter am Tisch · { $game } · { $channel }
# en: 67a077d8
audit-remove-seat =
    { $known ->
        [yes] Platz dem Computer gegeben: { $who } · { $game } · { $channel }
       *[no] Platz { $seat } dem Computer gegeben · { $game } · { $channel }
    }
# en: c1247062
audit-fixtures-create = Begegnungen { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } angesetzt · { $game } · { $names }
# en: af9433ff
audit-fixture-cancel =
    { $count ->
        [one] Begegnung abgesagt: { $numbers }
       *[other] Begegnungen abgesagt: { $numbers }
    }
# en: a11b89fd
audit-fixture-deadline =
    { $count ->
        [one] letzter Tag einer Begegnung → { $until }: { $numbers }
       *[other] letzter Tag für { $count } Begegnungen → { $until }: { $numbers }
    }
# en: e9092b03
audit-fixture-lapse = Begegnung geschlossen: { $numbers } · letzter Tag { $until } vorbei, kein Sieg
# en: 21f55caf
audit-scoreboard-on = Anzeigetafel an · { $channel } · { $game }
# en: da4b0e81
audit-scoreboard-off = Anzeigetafel aus · { $channel }
# en: a8b0416c
audit-league-out = Partie gestrichen: { $match } (Änderung { NUMBER($change, useGrouping: 0) })
# en: 62e7e88b
audit-league-correct = Partie korrigiert: { $match } (Änderung { NUMBER($change, useGrouping: 0) }) · { $names }
# en: b922c424
audit-league-add = Partie eingetragen: { $game } (Änderung { NUMBER($change, useGrouping: 0) }) · { $names }
# en: 105148e1
audit-league-walkover = kampfloser Sieg: { $game } (Änderung { NUMBER($change, useGrouping: 0) }) · { $names }
# en: 5231c0ed
audit-league-compare = gleiche Mischungen verglichen: Partie { $match } (Änderung { NUMBER($change, useGrouping: 0) })
# en: 00b38b40
audit-daily-out = Ergebnis der Partie des Tages gestrichen: { $name }, Tag { $day }, { $game }
# en: 977f75b0
audit-daily-back = Ergebnis der Partie des Tages zurückgeholt: { $name }, Tag { $day }, { $game }
# en: d40e30b9
audit-league-merge = zusammengelegt: { $name } → { $into }
# en: 848d2d07
audit-league-ban = für die Liga gesperrt: { $name }
# en: 9e3b4540
audit-league-unban = für die Liga entsperrt: { $name }
# en: c0d015d4
audit-name-chosen = Name gewählt: { $name }
# en: 92add441
audit-name-removed = gewählter Name entfernt: { $name }
# en: 476976f3
audit-name-reset = gewählter Name zurückgesetzt: { $name }
# en: 110738f5
audit-league-import =
    { $count ->
        [one] 1 Partie importiert aus „{ $file }“
       *[other] { $count } Partien importiert aus „{ $file }“
    }
# en: 37fc3f99
audit-league-undo = Änderung { NUMBER($change, useGrouping: 0) } zurückgenommen
# en: 3a20356d
audit-league-season-start = Saison begonnen: „{ $season }“
# en: a23590e9
audit-league-season-end = Saison beendet: „{ $season }“
# en: 0eb546a6
audit-league-season-reopen =
    { $standings ->
        [none] Schlusstabelle korrigiert: „{ $season }“
       *[other] Schlusstabelle korrigiert: „{ $season }“ · vorher: { $standings }
    }
# en: 89d634be
audit-standing = { $place }\. { $name } { $points }
# en: d11384ef
audit-league-rules =
    { $scope ->
        [season] Regeln der Saison → { $rules }
        [fixture] Regeln für Begegnung { NUMBER($number, useGrouping: 0) } → { $rules }
       *[league] Regeln der Liga → { $rules }
    }
# en: a94e9e1e
audit-league-pending = Ergebnis { NUMBER($result, useGrouping: 0) } eingetragen, noch zu bestätigen · { $game } · { $names }
# en: 2ae0b81a
audit-league-confirm = Ergebnis { NUMBER($result, useGrouping: 0) } bestätigt · { $game } · { $names }
# en: 17cf3dec
audit-league-reject = Ergebnis { NUMBER($result, useGrouping: 0) } abgelehnt · { $game } · { $names }
# en: 52a703f5
audit-league-division = Spielklasse in „{ $season }“: { $name } · { $was } → { $division }
# en: 7b08c98a
audit-league-points = Punkte in „{ $season }“ → { $to }
