# The league: tables, players, histories, records, seasons. See the English file for values and for room in pictures.

### The table, as a message: the lines above the picture, and the same in words

# en: ed36d2b1
league-heading =
    {"**"}Liga · { $title }** · { $season }{ $pages ->
        [one] { "" }
       *[other] {" "}· Seite { $page } von { $pages }
    } · { $players } dabei
# en: 32ad517a
league-empty = Hier hat noch niemand eine Ligapartie zu Ende gespielt. Öffne einen Tisch mit `/play`.
# en: afda83a0
league-final =
    -# Schlusstabelle: Diese Saison ist vorbei.{ $again ->
        [yes] {" "}Nachträglich korrigiert.
       *[no] {""}
    }
# en: f5664456
league-outdated = -# Die Moderation hat seitdem Partien korrigiert. `/manage season reopen` bringt diese Tabelle auf den neuen Stand.
# en: ff77f3af
league-system = -# Punkte: { $system }
# en: 2cbc97ae
league-recalculating = Wird neu gezählt, { NUMBER($percent) } %
# en: 99fc7ae2
league-recalculating-note = ⏳ Nach einer Änderung zähle ich die Liga neu: { NUMBER($percent) } % sind fertig. Diese Zahlen sind noch die alten.
# en: ee72b287
league-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $moved ->
        [up] {" "}· hoch um { $by }
        [down] {" "}· runter um { $by }
        [new] {" "}· neu
       *[no] { "" }
    }{ $tied ->
        [yes] {" "}· entscheidend: { $tie }
       *[no] { "" }
    }
    -# Partien: { $played }, Siege: { $won }, pro Partie { $per_match }, Platz im Schnitt { $average }, Wertung { $rating } { $spread }, zuletzt: { $last }
# en: 2dc255bd
league-text-legend = -# Letzte Ergebnisse, das neueste am Ende: S Sieg, L letzter Platz, sonst der Platz. Hoch und runter: Ränge seit gestern. Eine Wertung mit „?“ ist vorläufig: Ihr ± liegt über 160.

### The heads of the league's pictures: one line each, 40 letters or so

# en: 58ac185e
league-title = Liga · { $title }
# en: 71cf4331
league-about =
    { $season } · { $by }{ $pages ->
        [one] { "" }
       *[other] {" "}· Seite { $page } von { $pages }
    }

### Words for what is shown, and menus (100 letters a line). Those in capitals begin a line

# en: 291f0c18
league-all = alle Spiele
# en: b2f2a4aa
league-all-games = Alle Spiele
# en: 493d7ddc
league-always = insgesamt
# en: 199b6960
league-all-time = Insgesamt
# en: 86828eeb
league-former = jemand von früher
# en: 84876238
league-somebody = jemand
# en: 5634e4e7
league-menu = Spiel wählen
# en: c399170c
league-season-menu = Saison wählen
# en: 2c5835b7
league-season-list = Alle Saisons als Liste
# en: 137bf2bf
league-season-line =
    { $running ->
        [yes] { $season } (läuft)
       *[no] { $season }
    }
# en: d9c46d4e
league-division = { $season }, Spielklasse { $division }
# en: 35345623
league-division-moves =
    { $where ->
        [first] { $count ->
            [one] -# Am Ende der Saison steigt der letzte Platz ab.
           *[other] -# Am Ende der Saison steigen die letzten { $count } ab, höchstens die halbe Spielklasse.
        }
        [last] { $count ->
            [one] -# Am Ende der Saison steigt der erste Platz auf.
           *[other] -# Am Ende der Saison steigen die ersten { $count } auf, höchstens die halbe Spielklasse.
        }
       *[between] { $count ->
            [one] -# Am Ende der Saison steigt der erste Platz auf und der letzte ab.
           *[other] -# Am Ende der Saison steigen die ersten { $count } auf und die letzten { $count } ab, höchstens die halbe Spielklasse.
        }
    }
# en: 189060c6
league-sort-menu = Tabelle sortieren
# en: 293deed5
league-sort = Sortiert { $by }
# en: 9ce8e330
league-sort-points = nach Punkten
# en: c4b3b147
league-sort-rating = nach Wertung
# en: a1e805f9
league-sort-won = nach Siegen
# en: 2fdf3491
league-sort-played = nach gespielten Partien
# en: 620b0aeb
league-sort-per-match = nach Punkten pro Partie
# en: 5b06cbcc
league-sort-place = nach Platz im Schnitt

### Heads of columns in the pictures, and labels on a player's card (20 letters): one word or two in little room

# en: 5b452d76
league-name = Name
# en: 8041a5a0
league-rank = Rang
# en: e1ad6613
league-played = Partien
# en: 5733cb9f
league-won = Siege
# en: 25b2b6de
league-place = Ø Platz
# en: a517a68d
league-rating = Wertung
# en: a3f55278
league-last = Letzte fünf
# en: 3d1dadd7
league-points = Punkte
# en: cba3d2c2
league-per-match = Pro Partie
# en: f72acd08
league-new = neu
# en: a4ba0357
league-provisional = ? vorläufig: ± über 160
# en: 0af86168
league-mark-won = S
# en: c25d1b9e
league-mark-last = L
# en: b51332f8
league-tie-letter-won = s
# en: b88d4614
league-tie-letter-points = p
# en: 86353404
league-tie-letter-direct = d
# en: 72fb89b9
league-tie-letter-place = ø
# en: 4cdd73f4
league-tie-letter-rating = w
# en: 1021fe9e
league-tie-won = mehr Siege
# en: 6fdc3099
league-tie-points = mehr Punkte
# en: 22125f4c
league-tie-direct = direkter Vergleich
# en: c4f817cf
league-tie-place = Platz im Schnitt
# en: dbeaec95
league-tie-rating = Wertung

### How points are given, as a phrase after "Punkte: "; $text are numbers as moderators write them ("3: 5 2 0")

# en: c6fe7c15
league-points-behind = je einer für alle, die hinter dir landen
# en: c142e931
league-points-winner = wer gewinnt, bekommt alles
# en: dc59dae6
league-points-game = die Punkte aus dem Spiel
# en: 2b4490f9
league-points-places = nach Platz und Größe der Partie ({ $text })
# en: efb9794c
league-points-best = die besten { $best } der ersten { $of } Partien ({ $each })
# en: 5fa1e4c6
league-points-list = nach Platz ({ $text })

### Ranks, and the league rules

# en: 742e15c5
league-rank-missing =
    { $missing ->
        [one] nach einer weiteren Partie
       *[other] nach { $missing } weiteren Partien
    }
# en: 03a58184
league-least = Einen Rang bekommst du nach { $least } Partien.
# en: 6b98f9ba
league-rules-saved = Gespeichert. Es gilt für Tische, die ab jetzt geöffnet werden.
# en: 1b96458f
league-rules-heading = {"**"}Ligaregeln**
# en: b74c17b7
league-rules-of =
    { $where ->
        [season] Diese Saison: {"**"}{ $rules }**
        [fixture] Begegnung { NUMBER($number, useGrouping: 0) }: {"**"}{ $rules }**
       *[league] Die Liga: {"**"}{ $rules }**
    }
# en: 15dc2fd9
league-rules-none = alles ist erlaubt
# en: e1988649
button-league-rules = Ligaregeln
# en: 24509865
league-rules-note = -# Die Regeln einer Saison gehen vor denen der Liga, die einer Begegnung vor beiden. Ligatische beginnen mit diesen Regeln; eine Partie, die anders eingestellt ist, zählt nicht.
# en: fc9d8ba6
league-rules-turns = -# Es zählt, wer spielt: Spielt der Computer mehr als ein Drittel deiner Züge, stehst du hinter allen, die bleiben, auch wenn du zurückkommst.
# en: 7109aa6d
league-rules-divisions = -# In der Tabelle dieser Saison zählen nur Partien innerhalb einer Spielklasse. Alle anderen zählen für die Wertung.

### Why a match, or somebody's part in it, does not count: a phrase, after a colon, after " · " or in brackets

# en: 2eb0fc2b
league-why-out = von der Moderation gestrichen
# en: 93c95f3c
league-why-abandoned = vorzeitig zu Ende
# en: e93a1201
league-why-banned = für die Liga gesperrt
# en: d3aff015
league-why-twice = nur der bessere Platz derselben Person zählt
# en: d63905aa
league-why-alone = ohne Wertung: nur gegen Computer
# en: 0da09c85
league-why-often = ohne Wertung: an dem Tag zu oft gegeneinander gespielt
# en: 0c8bd708
league-why-apart = verschiedene Spielklassen, also nicht in der Tabelle der Saison
# en: 06491e77
league-why-walkover = ohne Wertung: kampfloser Sieg
# en: 848a96e8
league-why-rules = nicht nach den Ligaregeln gespielt
# en: 47958af9
league-why-computers = weniger als zwei Menschen am Tisch
# en: 67bf3b09
league-why-limit = für diese Leute ist das Tageslimit erreicht
# en: 97ac9dde
league-why-left = am Ende nicht mehr da, also hinter allen, die blieben
# en: fa5cd4c3
league-why-absent = über ein Drittel der Züge spielte der Computer, also hinter allen, die blieben
# en: aaea857c
league-why-resigned = aufgegeben, also letzter Platz

### What a match counts for, told in the lobby and before somebody resigns

# en: 5376d1f8
stakes-limit = -# Ihr habt das Tageslimit von { $limit } Ligapartien miteinander erreicht: Noch eine, die heute endet, zählt nicht.
# en: 3fe100aa
stakes-often = -# { $names } haben das Tageslimit von { $limit } Ligapartien miteinander erreicht: Punkte gibt es, eine Wertung nicht.
# en: 4f3bc219
stakes-apart = -# Ihr spielt in verschiedenen Spielklassen: Die Partie steht nicht in der Tabelle der Saison, zählt aber für die Wertung.
# en: 2793385b
stakes-resign-free = Diese Partie zählt für dich nicht: { $why }.
# en: b5f93a63
stakes-resign =
    { $worth ->
        [game] In der Liga bekommst du Platz { $place } von { $seats }, mit den wenigsten Punkten am Tisch
        [apart] In der Liga bekommst du Platz { $place } von { $seats }, aber nicht in der Tabelle der Saison
       *[points] In der Liga bekommst du Platz { $place } von { $seats }: { $points }
    }{ $rated ->
        [yes] {" "}– und es zählt für deine Wertung.
       *[no] {" "}– und deine Wertung bleibt.
    }
# en: 9709019b
stakes-resign-fixture = Dein Platz zählt auch in Begegnung { NUMBER($number, useGrouping: 0) }.
# en: 487c2da9
stakes-resign-night = Dein Platz zählt auch im Spieleabend, sobald an diesem Tisch genug gespielt wurde.

### Buttons, up to five in a row: 20 letters at most, better 12

# en: 3faa27d3
button-first = Anfang
# en: 34224aa1
button-last = Ende
# en: b4796c1a
button-league-mine = Mein Platz
# en: 305cf09a
button-league-card = Mein Profil
# en: f27fc13d
button-league-t = Als Text
# en: 470c588f
button-league-p = Als Bild
# en: 0dcd19f0
button-league-history = Partien
# en: 94521458
button-league-versus = Mit mir vergleichen
# en: fa026b8f
button-league-records = Rekorde
# en: 0ebe1d62
button-league-hide = Mich verbergen
# en: f927fede
button-league-show = Mich wieder zeigen

### A player's card: the message, and the labels of the picture (a label 20 letters, a value 40)

# en: 88ea6864
league-player = {"**"}{ $name }** · { $title } · { $season }
# en: 9591b99a
league-player-about = { $title } · { $season }
# en: 8dd5420d
league-hidden = -# Du stehst nicht in der Liga dieses Servers. Für die anderen zählen deine Partien weiter. **{ button-league-show }** bringt dich zurück.
# en: ca609a97
league-hidden-banned = -# Für die Liga gesperrt.
# en: deffd4bd
league-uncarded = Du hast auf diesem Server noch keine Ligapartie gespielt. `/play` beginnt eine.
# en: 242b0c8d
league-fact = { $label }: {"**"}{ $value }**
# en: aae1602b
league-curve = Wertung im Lauf der Zeit
# en: 09c9359a
league-curve-empty = Noch keine gewertete Partie.
# en: c3173b36
league-last-matches = Letzte Partien, mit Wertung
# en: a919fea0
league-last-heading = {"**"}Letzte Partien**
# en: 1df0c9cb
league-games = Spiele
# en: 479ce3ed
league-game-count =
    { $won ->
        [one] { $game } { $played } (1 Sieg)
       *[other] { $game } { $played } ({ $won } Siege)
    }
# en: 1c31b361
league-favourite = Lieblingsspiel
# en: d7ab4720
league-best = Stark gegen
# en: 86a89549
league-worst = Schwach gegen
# en: ef96a2b7
league-opponent = { $name }, vorn in { $ahead } von { $played }
# en: ed2fa164
league-milestones = Meilensteine
# en: 0c3b729c
league-first-wins = gewonnen: { $games }
# en: 3cb81c31
league-beat-strong = starken Computer besiegt: { $games }
# en: b4a33d18
league-streak = Siege in Folge
# en: b1c35ee5
league-streaks = jetzt { $now }, Rekord { $longest }
# en: c3bc6339
league-highest = Beste Runde
# en: b4030638
league-fastest = Schnellster Sieg
# en: 6ecbb072
league-fastest-of = { $time } ({ $length })
# en: 60bc7a2d
league-duration =
    { $minutes ->
        [0] { $seconds } Sek.
       *[other] { $minutes } Min. { $seconds } Sek.
    }

### Matches: a list of eight in a message, and one match with all its seats

# en: 57a4589a
league-history =
    { $whose ->
        [person] {"**"}Partien von { $name }**
       *[all] {"**"}Partien der Liga**
    } · { $title }{ $pages ->
        [one] { "" }
       *[other] {" "}· Seite { $page } von { $pages }
    }
# en: 9a053380
league-history-empty = Noch keine Partie in der Liga.
# en: 8ee3ab23
league-match-line =
    { $number ->
        [0] -
       *[other] { $number }\.
    } { $time } · { $game } · { $who }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }{ $counts ->
        [no] {" "}· zählt nicht: { $why }
        [rating] {" "}· { $why }
       *[yes] { "" }
    }
# en: 94478b89
league-match-own = Platz { $place } von { $seats } · gegen: { $names }
# en: faf38e6e
league-placed = { $place }. { $name }
# en: 44aeae4e
league-gain =
    { $points ->
        [one] { $gain } Ligapunkt
       *[other] { $gain } Ligapunkte
    }
# en: b6e54f38
league-gain-none = keine Ligapunkte
# en: d4138767
league-rating-change = Wertung { $rating } ({ $change })
# en: aef53079
league-game-rating = in diesem Spiel { $rating } { $spread } ({ $change })
# en: 485e5c31
league-match-menu = Partie genauer ansehen
# en: 3078a056
league-match-choice = { $number }. { $game }: { $names }
# en: d99757d8
league-match = {"**"}{ $game }** · { $time } · `{ $match }`
# en: e2766d5f
league-match-out = Zählt nicht für die Liga: { $why }.
# en: 5f8a8a43
league-match-changed = -# Von der Moderation geändert (Änderung { NUMBER($change, useGrouping: 0) } in `/manage audit`).
# en: ae1e3fe1
league-match-unrecorded = -# Von der Moderation eingetragen: Es gibt kein Protokoll, das man prüfen könnte.
# en: 2d07a2c0
league-seat =
    { $place }\. **{ $name }**{ $played ->
        [computer] {" "}(Computer)
        [left] {" "}(der Computer spielte weiter)
        [absent] {" "}(der Computer spielte über ein Drittel)
        [resigned] {" "}(aufgegeben)
        [taken] {" "}(Platz übernommen)
       *[person] { "" }
    } · { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }

### Two players compared: a picture (league-together to league-rated, 30 letters each), and the same in words

# en: b601b1da
league-versus = {"**"}{ $left } und { $right }** · { $title }
# en: d8032e7b
league-together =
    { $title } · { $played ->
        [one] { $played } Partie zusammen
       *[other] { $played } Partien zusammen
    }
# en: 64f1afb7
league-level = gleichauf in { $level }
# en: 5b1e1297
league-ahead = vorn
# en: 3f29a594
league-rated = Wertung { $rating } { $spread }
# en: abc799b7
league-never-met = Die beiden haben noch nie miteinander gespielt.
# en: 183ad042
league-versus-told =
    { $level ->
        [0] { $left } lag in { $ahead } von { $played } Partien vorn, { $right } in { $behind }.
       *[other] { $left } lag in { $ahead } von { $played } Partien vorn, { $right } in { $behind }. Gleichauf waren sie in { $level }.
    }
# en: 852f2321
league-versus-rating = { $name }: { $rating }.
# en: 8c8f9fd2
league-versus-game =
    { $level ->
        [0] { $game }: { $ahead } zu { $behind }.
       *[other] { $game }: { $ahead } zu { $behind }, gleichauf in { $level }.
    }

### Records: a message, a line each

# en: dd3d00cd
league-records = {"**"}Rekorde · { $title }**
# en: d6ca548a
league-records-empty = Noch keine Rekorde. Erst muss mal jemand gewinnen.
# en: 2ce8d435
league-record-game = {"**"}{ $game }**
# en: e75cb5bf
league-record-streak =
    { $when ->
        [none] Längste Siegesserie: {"**"}{ $name }**, { $count } in Folge
       *[other] Längste Siegesserie: {"**"}{ $name }**, { $count } in Folge ({ $when })
    }
# en: 48610410
league-record-highest =
    { $when ->
        [none] Höchste Runde: {"**"}{ $name }**, { $points } Punkte
       *[other] Höchste Runde: {"**"}{ $name }**, { $points } Punkte ({ $when })
    }
# en: 341370ba
league-record-fastest =
    { $when ->
        [none] Schnellster Sieg · { $length }: {"**"}{ $name }**, { $time }
       *[other] Schnellster Sieg · { $length }: {"**"}{ $name }**, { $time } ({ $when })
    }

### Seasons: their list, posts at their beginning and end, and moderators' questions

# en: 037dc8bc
season-heading =
    { $count ->
        [one] {"**"}{ $count } Saison**
       *[other] {"**"}{ $count } Saisons**
    }
# en: 3c1559c2
season-line =
    {"**"}{ $name }** · { $state ->
        [over] { $start } – { $until }
        [dated] läuft: { $start } – { $until }
       *[open] läuft seit { $start }
    }{ $divisions ->
        [0] { "" }
       *[other] {" "}· { $divisions } Spielklassen
    } · Punkte: { $system }
# en: e90998bc
season-more =
    { $count ->
        [one] … und { $count } weitere. Du findest sie unter `/league table`.
       *[other] … und { $count } weitere. Du findest sie unter `/league table`.
    }
# en: 29e1e9df
season-menu = Tabelle einer Saison zeigen
# en: c5b657a8
season-started =
    { $until ->
        [none] 🏁 Die Saison {"**"}{ $name }** hat begonnen. Punkte: { $system }. Sie läuft, bis die Moderation sie mit `/manage season end` beendet.
       *[other] 🏁 Die Saison {"**"}{ $name }** hat begonnen. Punkte: { $system }. Sie läuft bis: { $until }
    }
# en: 953f7298
season-divisions =
    { $moves ->
        [one] Sie hat { $count } Spielklassen. Am Ende steigt zwischen Nachbarn eine Person auf und eine ab (höchstens die halbe Spielklasse). Wer neu dazukommt, spielt in Spielklasse { $count }. In der Tabelle einer Spielklasse zählen nur Partien innerhalb dieser Klasse.
       *[other] Sie hat { $count } Spielklassen. Am Ende steigen zwischen Nachbarn { $moves } auf und { $moves } ab (höchstens die halbe Spielklasse). Wer neu dazukommt, spielt in Spielklasse { $count }. In der Tabelle einer Spielklasse zählen nur Partien innerhalb dieser Klasse.
    }
# en: 375545fb
season-division-members = {"**"}Spielklasse { $number }** ({ $count }): { $names }
# en: da29be22
season-division =
    {"**"}Spielklasse { $number }:** { $count ->
        [0] niemand hat einen Rang
        [one] 🏆 {"**"}{ $winners }** gewinnt
       *[other] 🏆 {"**"}{ $winners }** teilen sich den Sieg
    }{ $ups ->
        [0] { "" }
       *[other] {" "}· ⬆️ Aufstieg: { $up }
    }{ $downs ->
        [0] { "" }
       *[other] {" "}· ⬇️ Abstieg: { $down }
    }
# en: e64f2b18
season-ask-division =
    { $apart ->
        [yes] Soll {"**"}{ $name }** von Spielklasse { $was } in Spielklasse { $to } wechseln (Saison {"**"}{ $season }**)? Die Partien aus dieser Saison zählen neu: nur die innerhalb von Spielklasse { $to }.
       *[no] Soll {"**"}{ $name }** von Spielklasse { $was } in Spielklasse { $to } wechseln (Saison {"**"}{ $season }**)? Alle Partien aus dieser Saison kommen mit.
    }
# en: 264bcec8
season-division-left = Alle bleiben in ihrer Spielklasse.
# en: 7d9b89b3
season-division-set = {"**"}{ $name }** spielt jetzt in Spielklasse { $division }.
# en: 193f1702
season-ask-end = Die Saison {"**"}{ $name }** jetzt beenden? Ich poste die Schlusstabelle und hebe sie auf. Danach läuft die Saison nicht mehr weiter.
# en: 46c03120
season-kept = Die Saison geht weiter.
# en: 0b947c4d
season-ask-reopen = Die Schlusstabelle von {"**"}{ $name }** korrigieren? Ich zähle die Partien nach heutigem Stand neu, poste, was sich geändert hat, und hebe auch die alte Tabelle auf.
# en: c59cb269
season-left = Die Schlusstabelle bleibt, wie sie ist.
# en: f690f1cb
season-same = Nichts zu korrigieren: Die Schlusstabelle bleibt gleich.
# en: 86e5320e
season-reopened = Schlusstabelle korrigiert. Sie steht in { $channel }.
# en: 4235585d
season-reopened-unposted = Schlusstabelle korrigiert. In { $channel } kann ich nicht posten, darum ist sie hier. Du findest sie auch unter `/league table`.
# en: 3bbb4e37
season-again = ✏️ **Schlusstabelle korrigiert: { $name }**
# en: e6d16e25
season-again-line =
    { $how ->
        [gone] {"**"}{ $name }** ist nicht mehr dabei (Platz { $was }, Punkte { $had })
        [new] {"**"}{ $name }** ist neu dabei: Platz { $place }, Punkte { $points }
       *[other] {"**"}{ $name }**: Platz { $was } → { $place }, Punkte { $had } → { $points }
    }
# en: 0603044e
season-again-more =
    { $count ->
        [one] … und { $count } weitere Änderung.
       *[other] … und { $count } weitere Änderungen.
    }
# en: 6e1d1ea7
season-ended = Die Saison ist vorbei. Die Schlusstabelle steht in { $channel }.
# en: df2055e5
season-ended-unposted = Die Saison ist vorbei. In { $channel } kann ich die Schlusstabelle nicht posten, darum ist sie hier. Du findest sie auch unter `/league table`.
# en: e74b05ab
season-over = 🏁 **Die Saison { $name } ist vorbei.**
# en: 5f79c121
season-empty = Keine Partie hat gezählt.
# en: 1f4eff34
season-winner =
    { $count ->
        [one] 🏆 {"**"}{ $names }** gewinnt die Saison.
       *[other] 🏆 {"**"}{ $names }** teilen sich den Sieg.
    }
# en: 502c08ac
season-games = -# Gespielt: { $games }
# en: a0009798
season-table-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# en: 2ffce33f
season-final-title = { $name } · Schlusstabelle
# en: 6c82efa1
season-final-about = { $players } in der Tabelle
# en: bcc8088f
button-season-reopen = Ja, korrigieren
# en: 9fa406c4
button-season-division = Ja, wechseln
# en: 1773fe9d
button-season-end = Ja, beenden
# en: 42cdc439
button-season-table = Ganze Tabelle

### The league's page of /settings: lines, the lines of a menu (100 letters), forms (title and label 45, hint 100), buttons (20)

# en: 580034e2
settings-league-zone = Zeitzone: {"**"}{ $zone }**. Nach dieser Uhr enden Tage und Saisons.
# en: 31adf4a9
settings-league-points =
    { $running ->
        [yes] Punkte in der Saison { $season }: {"**"}{ $system }**
       *[no] Punkte: {"**"}{ $system }**
    }
# en: 2681c784
settings-league-channel =
    { $set ->
        [yes] Das Ende einer Saison poste ich in { $channel }.
       *[no] Das Ende einer Saison poste ich dort, wo die letzte Partie war.
    }
# en: bf61777e
settings-points = So gibt es Punkte
# en: b872cf60
settings-points-behind = Je einen Punkt für alle, die hinter dir landen
# en: 3b29c1c7
settings-points-winner = Wer gewinnt, bekommt alles
# en: a516081b
settings-points-game = Die Punkte aus dem Spiel
# en: a2c0775e
settings-points-places = Nach Platz, je nachdem, wie viele mitspielen …
# en: dccf4764
settings-points-list = Nach Platz, eine Liste für alle …
# en: 73c3ea60
settings-points-best = Die besten Partien einer Saison …
# en: cb5ab67e
points-title = Punkte selbst festlegen
# en: 9483edd6
points-label-places = Punkte, je nachdem, wie viele mitspielen
# en: 8dd4b64a
points-description-places = Bester Platz zuerst: „3: 5 2 0“ heißt 5, 2 und 0 Punkte in einer Partie zu dritt.
# en: 6e357251
points-label-list = Punkte für jeden Platz
# en: ad484e8c
points-label-best = Die besten aus so vielen Partien
# en: 4f088b44
points-description-best = „best 10 of 20“: die besten 10 deiner ersten 20. „by 10 6 3“: so viele Punkte gibt eine Partie.
# en: bcd0e749
points-description-list = Bester Platz zuerst: „10 6 3 1“. Alle Plätze danach bekommen nichts.
# en: 62176a46
zone-title = Zeitzone dieses Servers
# en: ae8cdded
zone-label = Zeitzone
# en: 9dabe533
zone-description = So wie Europe/Berlin. Die Stadt allein genügt.
# en: af994116
button-league-zone = Zeitzone
# en: adfba91c
button-league-here = Schlusstabelle hier
# en: 56af09c3
button-league-anywhere = Zur letzten Partie

### Answers in private

# en: 2e1ab4de
league-export =
    { $players ->
        [one] Die Tabelle mit { $players } Zeile, als Datei für Excel und Co.
       *[other] Die Tabelle mit { $players } Zeilen, als Datei für Excel und Co.
    }
# en: e9d97a3a
league-unranked = Du hast dort noch keinen Rang. Den bekommst du { $missing }.
# en: 6f446fc3
league-hidden-other = Diese Person ist verborgen oder gesperrt.
# en: 2ff4720b
league-no-player = In der Liga dieses Servers gibt es niemanden namens „{ $name }“. Wähl beim Tippen jemanden aus der Liste.

### Pictures in words, for people who hear them: 1,024 characters for all lines of a picture

# en: 1bed0eb9
alt-league = Liga, { $title }, { $season }.
# en: 2bc9e803
alt-league-row =
    { $place }: { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Partien { $played }, Siege { $won }, Wertung { $rating }.
# en: 13ea504c
alt-league-player = Profil von { $name }: { $about }.
# en: db6f4a61
alt-league-fact = { $label }: { $value }.
# en: bc819301
alt-league-curve = Wertung: { $first } → { $last }, niedrigste { $low }, höchste { $high }.

### What the league refuses, why, and what can be done: answers in private, one sentence or two

# en: 588851fe
error-league-unknown-match = Diese Partie gibt es in der Liga dieses Servers nicht.
# en: a67e37e2
error-league-unknown-player = Auf diesem Server gab es noch keine Ligapartie. `/play` beginnt eine.
# en: 10661fcc
error-league-unknown-season = Eine Saison „{ $name }“ gibt es nicht. `/league table` zeigt alle.
# en: 55daa7e2
error-league-unknown-change = Eine Änderung { NUMBER($change, useGrouping: 0) } gibt es nicht. `/manage audit` zeigt alle.
# en: 38233571
error-league-changed-meanwhile = Inzwischen hat das jemand anders geändert. Schau noch mal, und entscheide dann.
# en: 99dcb598
error-league-undone = Diese Änderung ist schon zurückgenommen.
# en: 0ef3d6d0
error-league-taken-out = Diese Partie ist schon gestrichen.
# en: 722978a8
error-league-nothing-changed = Das ist schon so.
# en: b194aa78
error-league-season-running = Die Saison „{ $name }“ läuft noch. Beende sie erst, mit `/manage season end`.
# en: de945879
error-league-season-overlaps = Einige dieser Tage gehören zur Saison „{ $name }“. Wähl einen anderen letzten Tag.
# en: c0755917
error-league-season-not-over = Die Saison „{ $name }“ hat noch keine Schlusstabelle.
# en: c13002ca
error-league-season-name = Wähl einen anderen Namen: einen neuen mit höchstens 40 Zeichen.
# en: aee1752b
error-league-name = Ein Name braucht { $fewest }–{ $most } Zeichen.
# en: 31210201
error-league-name-early =
    { $days ->
        [one] Deinen Namen kannst du einmal pro Woche ändern, das nächste Mal morgen.
       *[other] Deinen Namen kannst du einmal pro Woche ändern, das nächste Mal in { $days } Tagen.
    }
# en: 64cc9d64
error-league-name-taken = Auf diesem Server heißt schon jemand „{ $name }“. Wähl einen anderen Namen.
# en: fb135c20
error-league-name-none = Diese Person hat auf diesem Server keinen Namen gewählt.
# en: bc81b3e0
error-league-season-closing = Ich zähle noch die Schlusstabelle von „{ $name }“, und nach ihr richten sich die Spielklassen. Versuch es in einer Minute noch mal.
# en: 99d4d65c
error-league-divisions = Eine Saison hat { $fewest }–{ $most } Spielklassen, und höchstens { $moves } steigen auf und ab.
# en: 9015bec6
error-league-divisions-few =
    { $members ->
        [0] In jede Spielklasse gehören mindestens zwei. Noch hat niemand einen Rang in der Liga.
       *[other] In jede Spielklasse gehören mindestens zwei. Mit Rang in der Liga: { $members }. Nötig: { $least }.
    }
# en: 1759ce57
error-league-unknown-division = Spielklasse { $division } gibt es in dieser Saison nicht.
# en: 16c9c24d
error-league-no-season = Gerade läuft keine Saison. Beginne eine mit `/manage season start`.
# en: c1ad3273
error-league-date = Ein Datum „{ $text }“ gibt es nicht. Schreib es so: 2026-12-31.
# en: 092ca27f
error-league-date-past = { $text } ist schon vorbei. Wähl einen späteren Tag.
# en: 27e7880a
error-league-date-early = { $text } ist zu lange her. Eintragen kannst du Partien seit { $first }.
# en: fb5b3975
error-league-date-future = { $text } kommt erst noch. Eintragen kannst du nur Partien, die schon gespielt sind.
# en: 05065725
error-league-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Schreib sie so: Europe/Berlin.
# en: 5ce3794f
error-league-system =
    { $reason ->
        [twice] „{ $text }“ geht nicht als Punkte: Dieselbe Zahl von Leuten kommt zweimal vor.
        [seats] „{ $text }“ geht nicht als Punkte: Eine Partie hat 2–6 Plätze.
        [length] „{ $text }“ geht nicht als Punkte: Es sind mehr Punkte als Plätze, oder gar keine.
        [order] „{ $text }“ geht nicht als Punkte: Ein besserer Platz muss mindestens gleich viele geben.
        [best] „{ $text }“ geht nicht als Punkte. Schreib es so: „best 10 of 20“ oder „best 10 of 20 by 10 6 3 1“, mit höchstens 100 Partien.
       *[number] „{ $text }“ geht nicht als Punkte. Schreib ganze Zahlen: 0–9999.
    }
# en: 537a31b5
error-league-no-pending = Über dieses Ergebnis ist schon entschieden.
# en: 4af6f5e3
error-league-pending-own = Ein Ergebnis, das du eingetragen hast, muss jemand anders bestätigen.
# en: bf38df74
error-league-pending-late = Der Tag dafür ist vorbei. Die Moderation kann es noch bestätigen oder ablehnen.
# en: 1f166d98
error-league-pending-strange = Das können nur die anderen aus der Partie und die Moderation.
# en: 1198b74d
error-league-terms =
    { $reason ->
        [length] Diese Länge gibt es bei dem Spiel nicht.
        [option] Diese Option gibt es bei dem Spiel nicht.
        [fixture] Diese Begegnung hat ein anderes Spiel als die Vorlage.
       *[options] Sag dazu, für welches Spiel diese Optionen sind.
    }
# en: 5fbe4b20
error-league-game = Ein Spiel „{ $game }“ gibt es nicht.
# en: e25462f4
error-league-seats = Dieses Spiel ist für { $fewest }–{ $most } Leute. Genannt hast du: { $seats }.
# en: 424a614d
error-league-places = Diese Plätze gehen nicht auf. Bei Gleichstand teilt man sich den Platz, und der nächste fällt weg: 1, 2, 2, 4.
# en: fed6d057
error-league-twice = Das ist zweimal dieselbe Person.
# en: c216ff0a
error-league-banned = Diese Person ist schon für die Liga gesperrt.
# en: cd49b85e
error-league-not-banned = Diese Person ist für die Liga gar nicht gesperrt.
# en: eca0e025
error-league-merged = Dieses Konto ist schon mit einem anderen zusammengelegt.
# en: 9ce287b5
error-league-reason = Gib einen Grund an, mit höchstens { $most } Zeichen.
# en: 680e3fc1
error-league-page = So eine Seite gibt es nicht.
