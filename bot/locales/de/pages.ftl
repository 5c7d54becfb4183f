# Pages to read: rules, help, privacy, settings; and pictures in words.

### The pages of /rules, /help and /mine

# en: 88fab4bc
rules-heading =
    {"**"}{ $game }: die Regeln**{ $pages ->
        [one] { "" }
       *[other] {" "}· Seite { $page } von { $pages }
    }
# en: e8111b56
rules-line = - { $text }
# en: 83e7204c
rules-options =
    { $own ->
        [yes] An diesem Tisch:
       *[no] Übliche Optionen:
    }
# en: 3249c281
rules-menu = Regeln eines anderen Spiels

# en: 1155616d
help-now =
    { $kind ->
        [turn] Du bist dran bei **{ $game }**: { $channel }
        [playing] Du spielst **{ $game }**: { $channel }
        [in] Du bist dabei: **{ $game }** beginnt, wenn der Host **{ button-start }** drückt: { $channel }
        [open] Hier ist ein Tisch für **{ $game }** offen. Drück **{ button-join }** und spiel mit.
        [full] Der Tisch für **{ $game }** hier ist voll. Es geht bald los.
        [watch] Hier spielen andere **{ $game }**.
       *[none] Hier ist kein Tisch offen.
    }
# en: b92e429d
help-night = Hier ist Spieleabend. Drück **{ button-night-in }** für einen Platz.
# en: f165dee9
help =
    {"**"}So wird gespielt**
    `/play` öffnet hier einen Tisch: für dich und deine Freunde oder gegen den Computer.
    `/hand` zeigt deine Hand, nur dir, mit einem Knopf für alles, was du spielen kannst.
    `/table` hat alles andere: Pause, gehen, beenden.
# en: fa1ec735
help-topics = Mehr über …
# en: c1f02e14
help-topic-turn = Dein Zug, und wenn die Zeit abläuft
# en: ded285c2
help-topic-leave = Pause machen, gehen, aufgeben
# en: 1bdb56a3
help-topic-playing-alone = Allein spielen: Lektionen, Tagespartie
# en: a65e6ed4
help-topic-rules = Die Regeln eines Spiels
# en: 03a072d8
help-topic-hint = Hilfe vom Computer
# en: 965f3e35
help-topic-league = Die Liga
# en: f2ef994d
help-topic-ratings = Was eine Wertung heißt
# en: 21159c64
help-topic-finished = Gespielte Partien ansehen und prüfen
# en: 21718cd6
help-topic-nights = Spieleabende
# en: f04e0fcb
help-topic-mine = Rufe, Pausen und deine Daten
# en: 771ba3a0
help-turn =
    {"**"}{ help-topic-turn }**
    Wenn du dran bist, erwähne ich dich. Läuft deine Zeit ab, spielt der Computer für dich. Nach zwei solchen Zügen übernimmt er deinen Platz, bis du **{ button-return }** drückst.
    Hat ein Zug 24 Stunden oder keine Grenze, merkt sich **{ button-plan }** in deiner Hand Züge für dein nächstes Mal.
    `/mine` zeigt die Tische, an denen du dran bist.
# en: 345d1e37
help-leave =
    {"**"}{ help-topic-leave }**
    {"**"}{ button-menu }** am Tisch oder `/table`: Pause machen, gehen oder für das Ende der Partie stimmen.
    In der Liga stehst du hinter allen, die bleiben, wenn du gehst, und ganz hinten, wenn du aufgibst. Übernimmt jemand deinen Platz, bleibt das Ergebnis deins.
# en: b6e1d8e6
help-playing-alone =
    {"**"}{ help-topic-playing-alone }**
    - `/learn` ein Spiel in drei Minuten
    - `/daily` die Partie des Tages, für alle dieselbe
    - `/play`, dann **{ button-solo }**: { computers-random }, { computers-greedy } oder { computers-strong }, wie du willst, und er sieht nie mehr als du
# en: 15909161
help-rules =
    {"**"}{ help-topic-rules }**
    `/rules` hat alle Regeln eines Spiels, oder wähl hier eins.
# en: d5e2b79e
help-hint =
    {"**"}{ help-topic-hint }**
    {"**"}{ button-hint }** in deiner Hand sagt, was ein Profi täte und warum. Noch ein Druck, und es ist getan. Wo eine Partie zählt, gibt es das nur in deinen ersten drei Partien eines Spiels.
    Nach der Partie zeigt `/replay` auch, wo ein Profi anders gespielt hätte.
# en: 0af8b436
help-league =
    {"**"}{ help-topic-league }**
    - `/league table` wer führt
    - `/league player` wie du stehst
    - `/league schedule` wer noch gegen wen spielen muss
    Plätze haben nur Menschen, Computer keine. Die Ligaregeln bei der Tabelle sagen, was eine Partie braucht, um zu zählen.
# en: bfc66194
help-ratings =
    {"**"}{ help-topic-ratings }**
    Wertungen sind vorsichtig und steigen mit dem, was du zeigst. Du beginnst bei 1000; wer durchschnittlich spielt, kommt mit vielen Partien auf 1500–1600. Ein „?“ heißt: noch unsicher.
# en: 0817aecb
help-finished =
    {"**"}{ help-topic-finished }**
    `/replay` zeigt eine Partie Zug für Zug, was ein Profi darin getan hätte und ob fair gemischt wurde.
# en: ef686661
help-nights =
    {"**"}{ help-topic-nights }**
    `/night` öffnet einen Spieleabend: Alle drücken **{ button-night-in }**, und ich verteile alle auf Tische.
# en: be0788c8
help-mine =
    {"**"}{ help-topic-mine }**
    `/mine` hat deine Tische, wann du gerufen wirst, deine Pausen und was über dich gespeichert ist.

# en: fc301c8c
help-alone =
    {"**"}Was ich hier kann**
    - `/daily` die Partie des Tages, für alle dieselbe
    - `/learn` ein Spiel in drei Minuten
    - `/rules` alle Regeln eines Spiels
    - `/mine` was über dich gespeichert ist, als Datei oder zum Löschen
    Mit anderen spielst du auf einem Server. [Füg mich zu einem hinzu]({ $invite }) und öffne dort mit `/play` einen Tisch. Tische, Ligen und Einstellungen bleiben auf ihrem Server: Hier ist davon nichts zu sehen.

# en: 8c3dec59
privacy =
    {"**"}Was ich über dich speichere**
    Deine Discord-ID, Namen und Profilbild, deine Tische und Partien, auch die des Tages, deine Stimmen, die Wörter, mit denen du abhebst, und was du in `/mine` einstellst. Sonst nichts, was du schreibst.
    { $database ->
        [server] Alles bleibt in der Datenbank derer, die mich betreiben, und geht an niemanden sonst.
       *[file] Alles bleibt auf dem Rechner, auf dem ich laufe, und geht an niemanden sonst.
    }
    Beendete Partien können alle auf dem Server mit offenen Händen ansehen.
    -# „{ button-mydata-delete }“ sagt vorher, was bleibt.

### Settings

# en: cdea9674
settings-heading =
    { $place ->
        [channel] **Einstellungen für diesen Kanal**
       *[server] **Einstellungen für diesen Server**
    }
# en: 799892f8
settings-line =
    { $inherited ->
        [yes] { $setting }: {"**"}{ $value }** (wie auf dem Server)
       *[no] { $setting }: {"**"}{ $value }**
    }
# en: f5182ab1
settings-games =
    { $count ->
        [0] Jedes Spiel beginnt mit seinen üblichen Optionen.
       *[other] Spiele mit eigenen Optionen: {"**"}{ $games }**
    }
# en: 2ab2174e
settings-option =
    { $own ->
        [yes] -# { $shown } · hier gesetzt
       *[no] -# { $shown }
    }
# en: 481a061a
settings-inherited = wie auf dem Server
# en: 13a8e38a
settings-unset = üblich ({ $value })
# en: 97d1c907
settings-figures = Namen der Tiere: {"**"}{ $names }**
# en: dc4555fc
settings-daily = Bei der Partie des Tages wechseln sich ab: {"**"}{ $games }**
# en: 3454c2cf
figures-title = Namen der Tiere
# en: 886e54e5
switch-league-yes = Liga: an
# en: 52c8622b
switch-league-no = Liga: aus
# en: 0c312d5e
switch-league-abandoned-yes = Abbruch zählt: an
# en: 5786519b
switch-league-abandoned-no = Abbruch zählt: aus
# en: 6da551c7
switch-takeovers-yes = Übernahmen: an
# en: 1d72c848
switch-takeovers-no = Übernahmen: aus
# en: d7e986b4
switch-league-computers-yes = Computer zählen: an
# en: 0ffa6545
switch-league-computers-no = Computer zählen: aus
# en: 26f462c4
switch-league-confirm-yes = Bestätigen: an
# en: cbd5bfb5
switch-league-confirm-no = Bestätigen: aus
# en: 6f98b342
switch-automatic-moves-yes = Auto-Züge: an
# en: 405f4c54
switch-automatic-moves-no = Auto-Züge: aus
# en: f042c8e2
switch-hints-yes = Hilf mir: an
# en: 48e398f4
switch-hints-no = Hilf mir: aus
# en: 88d3c69e
button-settings-league = Liga
# en: 15189c80
button-settings-match = In der Partie
# en: 23965b58
button-settings-game = Spieloptionen
# en: cdd5a274
button-settings-figures = Namen der Tiere
# en: 7c75d304
button-settings-daily = Partie des Tages
# en: d3f6ff60
button-settings-callers = Mitspieler suchen
# en: 406616a3
button-settings-channel = Dieser Kanal
# en: a23b2a93
button-settings-server = Der ganze Server
# en: 50c88bf0
button-settings-reset = Wie auf dem Server
# en: e47b8853
button-settings-usual = Übliche Namen
# en: 5a799ee3
button-rename = Umbenennen: { $first } – { $last }
# en: d8c0a25f
setting-all = alles
# en: c78fae0f
setting-daily-without = Spiele des Tages
# en: 33302b37
setting-figure-names = Namen der Tiere
# en: e95e9365
setting-language = Sprache
# en: dc751560
setting-language-auto = wie in Discord
# en: d7c8331a
language-name = Deutsch
# en: c57e72fa
setting-game = Übliches Spiel
# en: 0cf56396
setting-clock = Bedenkzeit
# en: a395aa3d
setting-league = Neue Tische zählen für die Liga
# en: 104dffeb
setting-league-yes = ja
# en: b90e17f0
setting-league-no = nein
# en: b84f1a00
setting-takeovers = Plätze übernehmen in der Liga
# en: e619c504
setting-league-abandoned = Auch vorzeitig beendete Partien zählen
# en: 8df0f46a
setting-league-abandoned-yes = ja
# en: 369ff4ca
setting-league-abandoned-no = nein
# en: 48ee802a
setting-league-computers = Computer zählen mit
# en: a92e883f
setting-league-computers-yes = ja
# en: 68da3ac3
setting-league-computers-no = nein, Punkte gibt es für Plätze unter Menschen
# en: f48e8182
setting-league-confirm = Eingetragene Ergebnisse bestätigt jemand anderes
# en: 4df59c6c
setting-league-confirm-yes = ja
# en: 026d6cbc
setting-league-confirm-no = nein
# en: 2b742672
setting-league-limit = Partien am Tag für dieselben zwei
# en: 6e43960b
setting-league-limit-number = { $number }
# en: c8040757
setting-league-limit-off = beliebig viele
# en: 121bc450
setting-league-least = Partien bis zum Rang in der Tabelle
# en: 9d292743
setting-league-least-number = { $number }
# en: d7cab3d8
setting-league-points = Punkte
# en: ed270523
setting-league-channel = Kanal für Schlusstabellen
# en: 9f0f526a
setting-timezone = Zeitzone
# en: 6632d7f5
setting-mentions = Erwähnen, wenn du dran bist
# en: ba77b84d
setting-hints = „Hilf mir“
# en: 7615688b
setting-automatic-moves = Für dich ziehen und passen, wenn nichts zu wählen ist

### Pictures in words

# en: 4f7686d7
alt-line = Von Ende X bis Ende Y: { $list }.
# en: c8141aed
alt-line-empty = Noch liegt kein Stein.
# en: 152641ca
alt-table = Der Tisch.
# en: 20be4065
alt-round = { $game }, Runde { $number }.
# en: b812ed31
alt-gap =
    { $noun ->
        [cards] { $tiles ->
            [one] … noch 1 Karte …
           *[other] … noch { $tiles } Karten …
        }
        [dominoes] { $tiles ->
            [one] … noch 1 Stein …
           *[other] … noch { $tiles } Steine …
        }
       *[tiles] { $tiles ->
            [one] … noch 1 Stein …
           *[other] … noch { $tiles } Steine …
        }
    }
# en: c1ea31bc
alt-double = { $tile } (Pasch)
# en: 29dec686
alt-covered =
    { $side ->
        [left] { $tile } (Joker { $figure } auf der ersten Hälfte)
       *[right] { $tile } (Joker { $figure } auf der zweiten Hälfte)
    }
# en: 0b0e3187
alt-ends = Offene Enden: { $left } bei X, { $right } bei Y.
# en: 42eb5066
alt-stock =
    { $tiles ->
        [0] Der Talon ist leer.
       *[other] { pieces } im Talon.
    }
# en: 7aaeb18b
alt-seat = { $name }: { $facts }.
# en: f8421c17
alt-seat-out = fertig
# en: ceb49bc5
alt-seat-jokers =
    { $jokers ->
        [one] { $jokers } Joker
       *[other] { $jokers } Joker
    }
# en: 7b846371
alt-seat-bank = { $bank } auf dem Zeitkonto
# en: d8f8cb4d
alt-seat-played =
    { $played ->
        [away] abwesend, der Computer spielt
        [left] gegangen, der Computer spielt
       *[computer] Computer
    }
# en: 2fcfd440
alt-turn = { $name } ist dran.
# en: 8e0b98b9
alt-over = Die Runde ist vorbei.
# en: 21bda6f3
alt-stopped = Die Partie endete vorzeitig.
# en: c0944b9d
alt-left = Übrig bei { $name }: { $list }.
# en: add41d17
alt-holds = { $name } hat: { $list }.
# en: 27985921
alt-cross-empty = Noch liegt kein Stein.
# en: c3cd2122
alt-start = In der Mitte: { $tile }.
# en: 38bbc79d
alt-street =
    { $closed ->
        [yes] { $street }: { $list }; geschlossen.
       *[no] { $street }: { $list }; offen: { $end }.
    }
# en: 3df6bf63
alt-street-empty = { $street }: noch nichts, offen: { $end }.
# en: 806595eb
alt-direction =
    { $way ->
        [on] Es geht in der Reihenfolge der Plätze.
       *[back] Es geht gegen die Reihenfolge der Plätze.
    }
# en: 0f740806
alt-exposed = { $name } hat noch einen Stein und kann erwischt werden.
# en: ca7ab5fc
alt-last-dead = Die letzte Sackgasse kam von { $name }.
# en: 36e1a665
alt-jokers = Deine Joker: { $list }.
# en: d6192d7f
alt-hand = Deine Hand ({ pieces }): { $list }.
# en: 2529fab0
alt-hand-playable = Deine Hand: { pieces }.
# en: 549ba3e2
alt-can-play = Legen kannst du: { $list }.
# en: 0c1cef08
alt-can-return = Zurückgeben kannst du: { $list }.
# en: bd169cf3
alt-hand-others = Die anderen: { $list }.
# en: 96227f86
alt-hand-empty = Deine Hand ist leer.
