# What Discord shows while somebody types a slash command, and private answers to commands.

### Names of what a command takes: small letters, digits and hyphens, no blanks

# en: 98c65111
parameter-game = spiel
# en: 140afd56
parameter-table = tabelle
# en: a9f47a8b
parameter-result = ergebnis
# en: c3adfdce
parameter-fixture = begegnung
# en: bb34a7c7
parameter-match = partie
# en: 785d4ef4
parameter-season = saison
# en: 5704b078
parameter-division = spielklasse
# en: 042038f9
parameter-sort = sortieren
# en: 613e3b2e
parameter-who = wer
# en: ed1ffd1f
parameter-one = eins
# en: ff063cd2
parameter-other = andere
# en: 87bf03fa
parameter-where = wo
# en: 3887f6fb
parameter-length = länge
# en: 6c2cb104
parameter-clock = bedenkzeit
# en: d0a84e1c
parameter-helping = hilfe
# en: 71a3a9b0
parameter-takeback = zurücknehmen
# en: e709f9a1
parameter-options = optionen
# en: aa06a7c3
parameter-reset = zurücksetzen
# en: 9825b4bc
parameter-name = name
# en: 8d6fbdb5
parameter-until = bis
# en: 6b2d66de
parameter-divisions = spielklassen
# en: 00e11c6d
parameter-moves = wechsel
# en: 64172246
parameter-person = person
# en: e50796bd
parameter-number = nummer
# en: 3545669b
parameter-player = person
# en: 5fa9e7be
parameter-players = leute
# en: 037acdb9
parameter-team = team
# en: f9b12784
parameter-rounds = runden
# en: 6c3c65a7
parameter-seats = plätze
# en: 0c0896fb
parameter-days = tage
# en: 083995a3
parameter-duplicate = duplikat
# en: e3f7e173
parameter-together = alle
# en: dbcba199
parameter-daily = täglich
# en: f32de11a
parameter-winner = sieger
# en: 4f046a2a
parameter-which = welche
# en: eac0047a
parameter-switch = schalter
# en: 4688d4e9
parameter-what = was
# en: 27da0293
parameter-reason = grund
# en: 0c4df2c5
parameter-places = ränge
# en: 9eecb9b9
parameter-totals = punkte
# en: f4e39716
parameter-date = datum
# en: 61d04123
parameter-first = erste
# en: b4ae8a8f
parameter-second = zweite
# en: f5ca750a
parameter-third = dritte
# en: 6b664371
parameter-fourth = vierte
# en: 9d32e750
parameter-fifth = fünfte
# en: 66dad22c
parameter-sixth = sechste
# en: 0d189d7e
parameter-member = mitglied
# en: 93bd8891
parameter-into = ziel

### Descriptions of commands and of what they take

# en: 46f51b1c
command-play =
    .description = Einen Tisch in diesem Kanal öffnen, oder den offenen finden
    .game = Spiel (sonst das hier übliche)
    .fixture = Deine Ligapartie
    .against = Jemand, mit dem du spielen willst: ein Platz bleibt zehn Minuten frei
# en: 95dcc729
command-hand =
    .description = Deine Hand zeigen; nur du siehst sie
# en: d86bc9a2
command-mine =
    .description = Deine Seiten: Tische, an denen du dran bist, Rufe und Züge, freie Tage, Profilkarte, Daten
# en: 0826ebad
command-table =
    .description = Das Menü des Tisches: Pause, gehen, aufgeben, fürs Ende stimmen, nach unten holen
# en: ea1e07ba
command-daily =
    .description = Spiel die Partie des Tages: ein Versuch, für alle dieselbe
    .game = Ein anderes Spiel als das des Tages
    .table = Stattdessen eine Tabelle zeigen
# en: 06cab77c
command-learn =
    .description = Ein Spiel in drei Minuten lernen
    .game = Spiel (sonst das hier gespielte)
# en: d857f115
command-rules =
    .description = Die Regeln eines Spiels lesen
    .game = Spiel (sonst das hier gespielte)
# en: cc21d63b
command-help =
    .description = So wird gespielt
# en: 7bda0fb9
command-replay =
    .description = Eine Partie ansehen, analysieren, die Mischung prüfen; nur du siehst sie
    .match = Partie oder Partie des Tages (sonst die letzte hier)
# en: 127fb9bb
command-league =
    .description = Die Liga dieses Servers
    .game = Spiel (sonst alle)
    .season = Saison (sonst die laufende)
    .who = Wer (sonst du)
# en: b6ccf4c9
command-league-table =
    .description = Zeigen, wer die Liga anführt
    .sort = Sortieren nach (sonst Punkten)
    .division = Spielklasse (sonst alle)
# en: 6647b290
command-league-player =
    .description = Ein Profil zeigen: Wertung im Lauf der Zeit, Spiele, Gegner, Rekorde
    .season = Saison (sonst insgesamt)
# en: 3b7d130c
command-league-versus =
    .description = Zwei Leute vergleichen
    .one = Jemand
    .other = Jemand anderes (sonst du)
# en: 4bec4291
command-league-history =
    .description = Frühere Partien zeigen, und was sie an den Wertungen geändert haben
    .who = Wer (sonst alle)
# en: 0b3f308c
command-manage-rules =
    .description = Sehen oder ändern, was eine Partie braucht, um für die Liga zu zählen
    .where = Regeln zeigen oder ändern für
    .league = die Liga
    .season = die laufende Saison
    .fixture = Oder für eine Begegnung
    .game = Spiel oder Vorlage
    .length = Länge der Partie
    .clock = Bedenkzeit
    .helping = Hilfe vom Computer erlauben
    .takeback = Erlauben, dass Züge zurückgenommen werden, wenn alle einverstanden sind
    .options = Spieloptionen, etwa: target=150, scoring=own
    .reset = Was hier gesetzt ist, zurücknehmen
# en: df8fdfca
command-manage-results-pending =
    .description = Ergebnisse zeigen, die noch bestätigt werden müssen
# en: b417f030
command-manage =
    .description = Die Liga verwalten: Ergebnisse, Leute, Saisons, Begegnungen
    .reason = Grund, fürs Audit-Log
# en: 0f63cdb1
command-manage-results =
    .description = Ergebnisse eintragen, korrigieren, streichen und bestätigen
# en: 77d222fd
command-manage-players =
    .description = Leute sperren oder zwei Konten zusammenlegen
# en: 21935476
command-manage-season =
    .description = Saisons beginnen, beenden und korrigieren
# en: e5c209b9
command-manage-season-start =
    .description = Eine Saison beginnen
    .name = Name der Saison
    .until = Letzter Tag, etwa 2026-12-31 (sonst, bis jemand sie beendet)
    .divisions = Wie viele Spielklassen (sonst keine)
    .moves = Wie viele am Ende auf- und absteigen (sonst 1)
# en: 8f4bd9c4
command-manage-season-division =
    .description = Jemanden in eine andere Spielklasse setzen
    .person = Wer
    .number = Spielklasse (1 ist die höchste)
# en: 28964d69
command-manage-season-end =
    .description = Die Saison beenden und ihre Schlusstabelle posten
# en: 2d0fe212
command-manage-season-reopen =
    .description = Die Schlusstabelle einer Saison korrigieren und neu posten
    .season = Saison
# en: bf25d944
command-settings =
    .description = Festlegen, wie neue Tische beginnen, und die Sprache
    .where = Der ganze Server oder nur dieser Kanal
    .server = der ganze Server
    .channel = nur dieser Kanal

### Answers to commands

# en: c4a2c7d4
command-old = Dieser Befehl stammt von einer älteren Version von mir. Discord hat gleich den neuen. Versuch es bitte noch mal.
# en: 70e7f0d4
command-value = Ich kann den Wert von `{ $option }` nicht lesen. Nimm einen der Vorschläge oder gib ihn noch mal ein.
# en: d2d38c7b
play-opened = Dein Tisch ist offen. Sind alle da, drück **{ $start }**.
# en: 43a4c0ab
play-taken = Hier ist schon ein Tisch: { $link }. In Threads ist Platz für mehr.
# en: 8e0b3f9f
place-wrong-place = Spielen kannst du nur in den Kanälen und Threads eines Servers. In einem Forum spiel in einem Beitrag.
# en: a2a0ce40
only-in-server = Das geht nur auf einem Server, auf dem ich bin. Hier kannst du `/daily`, `/learn`, `/rules` und `/help` benutzen.
# en: ebd9a109
place-not-added = In diesem privaten Thread bin ich nicht. Erwähn mich hier, dann bin ich dabei, und versuch es noch mal.
# en: 7892e03a
place-locked = Dieser Thread ist gesperrt, also kann ich hier nichts posten. Die Moderation kann ihn entsperren.
# en: 834f9885
place-missing = Ich kann hier keinen Tisch zeigen. Mir fehlen diese Rechte: { $missing }. Wer diesen Kanal verwaltet, kann sie geben.
# en: d4445832
permission-read_messages = Kanal ansehen
# en: c465b3bb
permission-send_messages = Nachrichten senden
# en: dba8a473
permission-send_messages_in_threads = Nachrichten in Threads senden
# en: 764bd731
permission-attach_files = Dateien anhängen
# en: 73dddf6f
permission-read_message_history = Nachrichtenverlauf anzeigen
# en: 59a44c7f
match-none = In diesem Kanal ist noch keine Partie zu Ende gegangen.
# en: 1cd15fe9
match-unrecorded = Diese Partie ist von Hand eingetragen, also hat sie kein Protokoll.
# en: 249e33f1
settings-saved =
    { $place ->
        [channel] Für diesen Kanal gespeichert: { $what }.
       *[server] Für den ganzen Server gespeichert: { $what }.
    }
# en: d93efe94
settings-figures-wrong = Gib jedem Tier einen eigenen Namen, höchstens 24 Zeichen lang.
# en: a373f52a
settings-value-wrong = Diese Einstellung gibt es nicht mehr. Öffne `/settings` noch mal.

### Personal data

# en: 55538a10
mydata-here = Hier ist alles, was ich über dich speichere.
# en: 7d162328
button-mydata-export = Daten schicken
# en: d5f8313b
button-mydata-delete = Daten löschen…
# en: b061878a
mydata-alone = -# Deine Tische, Rufe und deine Profilkarte bleiben auf ihrem Server: `/mine` zeigt sie dort.
# en: 49b90198
mydata-no-file = Ich darf hier keine Dateien anhängen. Schick mir `/mine` als Direktnachricht.
# en: 5aaffc4d
mydata-ask =
    Alles löschen, was ich über dich speichere? Deine beendeten Partien bleiben für die anderen erhalten, ohne deine ID und deinen Namen, und ebenso die Wörter, mit denen du abgehoben hast. Auch eine Ligasperre bleibt, unter einer verschlüsselten Form deiner ID, die zu niemandem zurückführt, bis die Moderation sie aufhebt.{ $database ->
        [server] {" "}Die letzten Spuren verschwinden, sobald der Datenbankserver aufgeräumt hat und seine alten Backups gelöscht sind.
       *[file] { "" }
    } Spielst du gerade, übernimmt der Computer deinen Platz.
# en: 23f7f0b5
button-forget-me = Ja, löschen
# en: 06495866
mydata-kept = Ich habe nichts gelöscht.
# en: 8227317b
mydata-gone =
    Alles über dich ist gelöscht.{ $results ->
        [0] { "" }
        [one] {" "}1 beendete Partie bleibt ohne deinen Namen.
       *[other] {" "}{ $results } beendete Partien bleiben ohne deinen Namen.
    }{ $erased ->
        [soon] {" "}Die letzten Spuren in meiner Datei werden innerhalb eines Tages überschrieben.
        [later] {" "}Die letzten Spuren verschwinden, sobald der Datenbankserver aufgeräumt hat und seine alten Backups gelöscht sind.
       *[yes] { "" }
    }{ $bans ->
        [0] { "" }
       *[other] {" "}Deine Ligasperren bleiben, unter einer verschlüsselten Form deiner ID.
    }
# en: 7e495151
mydata-going =
    Deine Daten werden gelöscht. An das, was ich für manche Server über dich speichere, komme ich gerade nicht heran; es verschwindet, sobald ich kann, und du musst nicht noch einmal fragen.

### A hand that Discord will not let us change any more, and places without a table

# en: 55eb78c3
panel-asleep = 💤 Hier ändert sich nichts mehr. `/hand` öffnet deine Hand neu.

# en: 4f11dd2f
table-none-here = Hier ist kein Tisch. Öffne einen mit `/play`.
# en: b0663f38
table-elsewhere = Hier ist kein Tisch. Du spielst in { $channel }.
