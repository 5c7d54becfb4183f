# What Discord shows while somebody types a slash command, and private answers to commands.

### Names of what a command takes: small letters, digits and hyphens, no blanks

parameter-game = spiel
parameter-fixture = begegnung
parameter-fixtures = begegnungen
parameter-match = partie
parameter-season = saison
parameter-division = spielklasse
parameter-sort = sortieren
parameter-who = wer
parameter-one = eins
parameter-other = andere
parameter-where = wo
parameter-length = länge
parameter-clock = bedenkzeit
parameter-helping = hilfe
parameter-options = optionen
parameter-reset = zurücksetzen
parameter-name = name
parameter-until = bis
parameter-divisions = spielklassen
parameter-moves = wechsel
parameter-person = person
parameter-number = nummer
parameter-sure = sicher
parameter-player = person
parameter-players = leute
parameter-team = team
parameter-rounds = runden
parameter-seats = plätze
parameter-days = tage
parameter-everything = alles
parameter-together = alle
parameter-daily = täglich
parameter-winner = sieger
parameter-which = welche
parameter-switch = schalter
parameter-what = was
parameter-reason = grund
parameter-places = ränge
parameter-totals = punkte
parameter-date = datum
parameter-first = erste
parameter-second = zweite
parameter-third = dritte
parameter-fourth = vierte
parameter-fifth = fünfte
parameter-sixth = sechste
parameter-member = mitglied
parameter-into = ziel

### Descriptions of commands and of what they take

command-play =
    .description = Einen Tisch in diesem Kanal öffnen, oder den offenen finden
    .game = Spiel (sonst das hier übliche)
    .fixture = Deine Ligapartie
command-hand =
    .description = Deine Hand zeigen; nur du siehst sie
command-table =
    .description = Den Tisch wieder ganz nach unten in den Kanal holen
command-leave =
    .description = Den Tisch in diesem Kanal verlassen
command-end =
    .description = Den Tisch in diesem Kanal beenden (Host oder Moderation)
command-learn =
    .description = Ein Spiel in drei Minuten lernen
    .game = Spiel (sonst das hier gespielte)
command-rules =
    .description = Die Regeln eines Spiels lesen
    .game = Spiel (sonst das hier gespielte)
command-help =
    .description = So wird gespielt
command-record =
    .description = Die letzte Partie dieses Kanals als Datei
command-review =
    .description = Sehen, wo ein Profi in deiner Partie anders gespielt hätte
    .match = Partie (sonst die letzte hier)
command-replay =
    .description = Eine Partie Zug für Zug ansehen; nur du siehst sie
    .match = Partie (sonst die letzte hier)
command-verify =
    .description = Mischung und alle Züge der letzten Partie dieses Kanals prüfen
command-league =
    .description = Die Liga dieses Servers
    .game = Spiel (sonst alle)
    .season = Saison (sonst die laufende)
    .who = Wer (sonst du)
command-league-table =
    .description = Zeigen, wer die Liga anführt
    .sort = Sortieren nach (sonst Punkten)
    .division = Spielklasse (sonst alle)
command-league-player =
    .description = Eine Karte zeigen: Wertung im Lauf der Zeit, Spiele, Gegner, Rekorde
    .season = Saison (sonst alle Zeiten)
command-league-versus =
    .description = Zwei Leute vergleichen
    .one = Jemand
    .other = Jemand anderes (sonst du)
command-league-history =
    .description = Frühere Partien zeigen, und was sie an den Wertungen änderten
    .who = Wer (sonst alle)
command-league-records =
    .description = Die längsten Siegesserien, höchsten Runden und schnellsten Siege
command-league-export =
    .description = Die Tabelle als CSV herunterladen
command-league-rules =
    .description = Was eine Partie braucht, um für die Liga zu zählen; die Moderation kann es ändern
    .where = Regeln zeigen oder ändern für
    .league = die Liga
    .season = die laufende Saison
    .fixture = Oder für eine Begegnung
    .game = Spiel
    .length = Länge der Partie
    .clock = Bedenkzeit
    .help = Vorschläge und Tipps erlauben
    .options = Spieloptionen, etwa: target=150, scoring=own
    .reset = Was hier gesetzt ist, zurücknehmen
command-league-pending =
    .description = Ergebnisse zeigen, die noch bestätigt werden müssen
command-league-hide =
    .description = Mich in der Liga dieses Servers verbergen
command-league-show =
    .description = Mich in der Liga dieses Servers wieder zeigen
command-season =
    .description = Die Saisons der Liga dieses Servers
command-season-start =
    .description = Eine Saison beginnen (Moderation)
    .season = Name der Saison
    .until = Letzter Tag, etwa 2026-12-31 (sonst, bis jemand sie beendet)
    .divisions = Wie viele Spielklassen (sonst keine)
    .moves = Wie viele am Ende auf- und absteigen (sonst 1)
command-season-division =
    .description = Jemanden in eine andere Spielklasse setzen (Moderation)
    .person = Wer
    .number = Spielklasse (1 ist die höchste)
command-season-end =
    .description = Die Saison beenden und ihre Schlusstabelle posten (Moderation)
command-season-reopen =
    .description = Die Schlusstabelle einer Saison berichtigen und neu posten (Moderation)
    .season = Saison
command-season-list =
    .description = Alle Saisons und ihre Tabellen zeigen
command-settings =
    .description = Festlegen, wie neue Tische beginnen, und die Sprache
    .where = Der ganze Server oder nur dieser Kanal
    .server = der ganze Server
    .channel = nur dieser Kanal
command-privacy =
    .description = Sehen, was ich über dich speichere
command-mydata =
    .description = Deine Daten herunterladen oder löschen
command-mydata-export =
    .description = Alles herunterladen, was ich über dich speichere
command-mydata-delete =
    .description = Alles löschen, was ich über dich speichere
    .sure = Sicher? Ich frage noch einmal
    .yes = Ja

### Answers to commands

command-old = Dieser Befehl stammt von einer älteren Version von mir. Discord hat gleich den neuen. Versuch es bitte noch mal.
play-opened = Dein Tisch ist offen. Sind alle da, drück **{ $start }**.
play-taken = Hier ist schon ein Tisch: { $link }. In Threads ist Platz für mehr.
place-wrong-place = Spielen kannst du nur in den Kanälen und Threads eines Servers. In einem Forum spiel in einem Beitrag.
place-not-added = In diesem privaten Thread bin ich nicht. Erwähn mich hier, dann bin ich dabei, und versuch es noch mal.
place-locked = Dieser Thread ist gesperrt, also kann ich hier nichts posten. Die Moderation kann ihn entsperren.
place-missing = Ich kann hier keinen Tisch zeigen. Mir fehlen diese Rechte: { $missing }. Wer diesen Kanal verwaltet, kann sie geben.
permission-read_messages = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
match-none = In diesem Kanal ist noch keine Partie zu Ende gegangen.
match-unrecorded = Diese Partie ist von Hand eingetragen, also hat sie kein Protokoll.
settings-saved =
    { $place ->
        [channel] Für diesen Kanal gespeichert: { $what }.
       *[server] Für den ganzen Server gespeichert: { $what }.
    }
settings-figures-wrong = Gib jedem Tier einen eigenen Namen, höchstens 24 Zeichen lang.
settings-value-wrong = Diese Einstellung gibt es nicht mehr. Öffne `/settings` noch mal.
settings-refused = Einstellungen ändern kann nur, wer den Server verwalten darf.

### Personal data

mydata-here = Hier ist alles, was ich über dich speichere.
mydata-ask =
    Alles löschen, was ich über dich speichere? Deine beendeten Partien bleiben für die anderen erhalten, ohne deine ID und deinen Namen. Spielst du gerade, übernimmt der Computer deinen Platz.
button-forget-me = Ja, löschen
mydata-kept = Gelöscht ist nichts.
mydata-gone =
    Alles über dich ist gelöscht.{ $results ->
        [0] { "" }
        [one] {" "}1 beendete Partie bleibt ohne deinen Namen.
       *[other] {" "}{ $results } beendete Partien bleiben ohne deinen Namen.
    }{ $erased ->
        [later] {" "}Die Datei war beschäftigt, darum verschwinden die letzten Spuren bei meinem nächsten Start.
       *[yes] { "" }
    }{ $bans ->
        [0] { "" }
       *[other] {" "}Deine Ligasperren bleiben: Woran ich dich dann erkenne, steht unter `/privacy`.
    }

### A hand that Discord will not let us change any more, and places without a table

panel-asleep = 💤 Hier ändert sich nichts mehr. `/hand` öffnet deine Hand neu.

table-none-here = Hier ist kein Tisch. Öffne einen mit `/play`.
table-elsewhere = Hier ist kein Tisch. Du spielst in { $channel }.
