# Pages to read: rules, help, privacy, settings; and pictures in words.

### The pages of /rules, /help and /privacy

rules-heading =
    {"**"}{ $game }: die Regeln**{ $pages ->
        [one] { "" }
       *[other] {" "}· Seite { $page } von { $pages }
    }
rules-line = - { $text }
rules-options =
    { $own ->
        [yes] An diesem Tisch:
       *[no] Übliche Optionen:
    }
rules-menu = Regeln eines anderen Spiels

help-game = Hier läuft **{ $game }**.
help =
    {"**"}So wird gespielt**
    `/play` öffnet hier einen Tisch. Andere steigen ein, und der Host beginnt die Partie.
    `/hand` zeigt deine Hand, nur dir, mit einem Knopf für alles, was du spielen kannst.
    Wenn du dran bist, erwähne ich dich. Läuft deine Zeit ab, zieht der Computer für dich. Nach zwei solchen Zügen spielt er deinen Platz, bis du **{ button-return }** drückst.
    {"**"}{ button-hint }** in deiner Hand zeigt, was ein Profi täte. Der Host kann das erlauben, wo eine Partie nicht für die Liga zählt.
    {"**"}{ button-menu }**: Pause machen, gehen oder für das Ende der Partie stimmen.
    - `/table` der Tisch ganz unten im Kanal, mit seinem Menü
    - `/learn` ein Spiel in drei Minuten
    - `/rules` alle Regeln eines Spiels
    - `/replay` eine Partie, Zug für Zug
    - `/review` was ein Profi in ihr getan hätte
    - `/verify` ob fair gemischt wurde
    - `/league table` wer führt, `/league player` wie du stehst
    - `/league fixtures list` wer noch gegen wen spielen muss
    - `/privacy` was über dich gespeichert ist
    {"**"}In der Liga** stehst du hinter allen, die bleiben, wenn du gehst, und ganz hinten, wenn du aufgibst. Übernimmt jemand deinen Platz, bleibt das Ergebnis deins. Plätze haben nur Menschen, Computer keine. `/league rules` sagt, was eine Partie braucht, um zu zählen.
    {"**"}Wertungen** sind vorsichtig und steigen mit dem, was du zeigst. Du beginnst bei 1000; wer durchschnittlich spielt, kommt mit vielen Partien auf 1500–1600. Ein „?“ heißt: noch unsicher.

privacy =
    {"**"}Was ich über dich speichere**
    Ich speichere deine Discord-ID und deinen Anzeigenamen, die Tische, an denen du sitzt, und die Partien, die du beendest, deine Stimmen und Einstellungen dort, die Wörter, mit denen du abhebst, und eine kleine Kopie deines Avatars für die Bilder, falls dieser Bot Gesichter zeigt. Sonst lese und speichere ich nichts, was du schreibst. Deine Hand siehst nur du; ist eine Partie vorbei, kann sie sich auf dem Server jeder mit allen Händen offen noch mal ansehen.
    Alles bleibt auf der Maschine, auf der ich laufe, und geht an niemanden sonst.
    `/mydata export` schickt dir alles als Datei. `/mydata delete sure:` löscht es. Deine Partien bleiben für die anderen erhalten, ohne deine ID und deinen Namen, und ebenso die Wörter, mit denen du abgehoben hast. Auch eine Ligasperre bleibt, unter einer verschlüsselten Form deiner ID, die zu niemandem zurückführt, bis die Moderation sie aufhebt.

### Settings

settings-heading =
    { $place ->
        [channel] **Einstellungen für diesen Kanal**
       *[server] **Einstellungen für diesen Server**
    }
settings-line =
    { $inherited ->
        [yes] { $setting }: {"**"}{ $value }** (wie auf dem Server)
       *[no] { $setting }: {"**"}{ $value }**
    }
settings-games =
    { $count ->
        [0] Jedes Spiel beginnt mit seinen üblichen Optionen.
       *[other] Spiele mit eigenen Optionen: {"**"}{ $games }**
    }
settings-option =
    { $own ->
        [yes] -# { $shown } · hier gesetzt
       *[no] -# { $shown }
    }
settings-inherited = wie auf dem Server
settings-unset = üblich ({ $value })
settings-figures = Namen der Tiere: {"**"}{ $names }**
figures-title = Namen der Tiere
switch-league-yes = Liga: an
switch-league-no = Liga: aus
switch-league-abandoned-yes = Abbruch zählt: an
switch-league-abandoned-no = Abbruch zählt: aus
switch-takeovers-yes = Übernahmen: an
switch-takeovers-no = Übernahmen: aus
switch-league-computers-yes = Computer zählen: an
switch-league-computers-no = Computer zählen: aus
switch-league-confirm-yes = Bestätigen: an
switch-league-confirm-no = Bestätigen: aus
switch-automatic-moves-yes = Zwangszüge auto: an
switch-automatic-moves-no = Zwangszüge auto: aus
switch-hints-yes = Tipps: an
switch-hints-no = Tipps: aus
button-settings-league = Liga
button-settings-match = In der Partie
button-settings-game = Spieloptionen
button-settings-figures = Namen der Tiere
button-settings-channel = Dieser Kanal
button-settings-server = Der ganze Server
button-settings-reset = Wie auf dem Server
button-settings-usual = Übliche Namen
button-rename = Umbenennen: { $first } – { $last }
setting-all = alles
setting-figure-names = Namen der Tiere
setting-language = Sprache
setting-language-auto = wie in Discord
language-name = Deutsch
setting-game = Übliches Spiel
setting-clock = Bedenkzeit
setting-league = Neue Tische zählen für die Liga
setting-league-yes = ja
setting-league-no = nein
setting-takeovers = Plätze übernehmen in der Liga
setting-league-abandoned = Auch vorzeitig beendete Partien zählen
setting-league-abandoned-yes = ja
setting-league-abandoned-no = nein
setting-league-computers = Computer zählen mit
setting-league-computers-yes = ja
setting-league-computers-no = nein, Punkte gibt es für Plätze unter Menschen
setting-league-confirm = Eingetragene Ergebnisse bestätigt jemand anderes
setting-league-confirm-yes = ja
setting-league-confirm-no = nein
setting-league-limit = Partien am Tag für dieselben zwei
setting-league-limit-number = { $number }
setting-league-limit-off = beliebig viele
setting-league-least = Partien bis zum Platz in der Tabelle
setting-league-least-number = { $number }
setting-league-points = Punkte
setting-league-channel = Kanal für Schlusstabellen
setting-timezone = Zeitzone
setting-mentions = Erwähnen, wenn du dran bist
setting-hints = Tipps
setting-automatic-moves = Für dich ziehen und passen, wenn nichts zu wählen ist

### Pictures in words

alt-line = Von Ende X bis Ende Y: { $list }.
alt-line-empty = Noch liegt kein Stein.
alt-table = Der Tisch.
alt-round = { $game }, Runde { $number }.
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
alt-double = { $tile } (Pasch)
alt-covered =
    { $side ->
        [left] { $tile } (Joker { $figure } auf der ersten Hälfte)
       *[right] { $tile } (Joker { $figure } auf der zweiten Hälfte)
    }
alt-ends = Offene Enden: { $left } bei X, { $right } bei Y.
alt-stock =
    { $tiles ->
        [0] Der Talon ist leer.
       *[other] { pieces } im Talon.
    }
alt-seat = { $name }: { $facts }.
alt-seat-out = fertig
alt-seat-jokers =
    { $jokers ->
        [one] { $jokers } Joker
       *[other] { $jokers } Joker
    }
alt-seat-played =
    { $played ->
        [away] abwesend, der Computer spielt
        [left] gegangen, der Computer spielt
       *[computer] Computer
    }
alt-turn = { $name } ist dran.
alt-over = Die Runde ist vorbei.
alt-stopped = Die Partie endete vorzeitig.
alt-left = Übrig bei { $name }: { $list }.
alt-holds = { $name } hat: { $list }.
alt-cross-empty = Noch liegt kein Stein.
alt-start = In der Mitte: { $tile }.
alt-street =
    { $closed ->
        [yes] { $street }: { $list }; geschlossen.
       *[no] { $street }: { $list }; offen: { $end }.
    }
alt-street-empty = { $street }: noch nichts, offen: { $end }.
alt-direction =
    { $way ->
        [on] Es geht in der Reihenfolge der Plätze.
       *[back] Es geht gegen die Reihenfolge der Plätze.
    }
alt-exposed = { $name } hat noch einen Stein und kann erwischt werden.
alt-last-dead = Die letzte Sackgasse kam von { $name }.
alt-jokers = Deine Joker: { $list }.
alt-hand = Deine Hand ({ pieces }): { $list }.
alt-hand-playable = Deine Hand: { pieces }.
alt-can-play = Legen kannst du: { $list }.
alt-can-return = Zurückgeben kannst du: { $list }.
alt-hand-others = Die anderen: { $list }.
alt-hand-empty = Deine Hand ist leer.
