# What went wrong, why, and what can be done: a private answer, or a line at the top of the hand. 150 letters.

error-internal = Bei mir ist etwas schiefgegangen. Nichts ist verloren. Versuch es bitte noch mal.

### A rule forbids it

error-illegal-round-over = Diese Runde ist vorbei. Warte auf die nächste.
error-illegal-no-round = Gerade läuft keine Runde.
error-illegal-not-your-turn = Nicht du bist dran, sondern { $seat }.
error-illegal-not-in-hand = { $tile } hast du nicht. Deine Steine zeigt dir `/hand`.
error-illegal-must-open-with = Die Runde beginnt mit { $tile }.
error-illegal-does-not-fit =
    { $side ->
        [left] { $tile } passt nicht an X: Offen ist dort { $end }.
        [right] { $tile } passt nicht an Y: Offen ist dort { $end }.
       *[other] { $tile } passt dort nicht.
    } Nimm ein anderes Ende, oder leg etwas anderes an.
error-illegal-cross-does-not-fit = { $tile } passt nicht an { $street }: Offen ist dort { $end }. Nimm eine andere Straße, oder leg etwas anderes an.
error-illegal-must-play = { $tile } passt, also musst du anlegen: diesen Stein oder einen anderen, der passt.
error-illegal-not-now = Das geht gerade nicht. Was geht, zeigt dir `/hand`.
error-illegal-must-open = Du hast { $tile }: Eröffne mit einem Pasch.
error-illegal-must-be-double = { $tile } ist kein Pasch. Eröffne mit einem Pasch.
error-illegal-must-lay-drawn = Du kannst nur anlegen, was du gerade gezogen hast.
error-illegal-stock-empty = Es gibt nichts mehr zu ziehen. Leg etwas an, oder passe.
error-illegal-not-the-top = { $tile } liegt nicht obenauf. Drück „{ panel-draw }“.
error-illegal-must-draw = Solange du ziehen kannst, kannst du nicht passen. Zieh zuerst.
error-illegal-no-such-joker = Diesen Joker hast du nicht: { $joker }. Nimm einen von deinen.
error-illegal-joker-does-not-fit =
    { $side ->
        [left] Dieser Joker passt nicht an X: { $joker }. Nimm einen, der zeigt, was dort offen ist: { $end }.
       *[right] Dieser Joker passt nicht an Y: { $joker }. Nimm einen, der zeigt, was dort offen ist: { $end }.
    }
error-illegal-must-turn-up = Deck zuerst den obersten Stein vom Talon auf.
error-illegal-no-draw-after-laying = Nach dem Anlegen kannst du nicht mehr ziehen. Leg einen Joker, oder beende deinen Zug.
error-illegal-drawn-enough = Du hast drei Steine gezogen, mehr geht nicht. Leg einen Joker, oder beende deinen Zug.
error-illegal-street-closed = Diese Straße hat eine Sackgasse geschlossen. Nimm für { $tile } eine andere.
error-illegal-must-match-colour = { $tile } geht nicht. Leg eine passende Farbe, die du schon vor dem Anzweifeln hattest.
error-illegal-no-cause = Gerade gibt es nichts zu rufen. Vielleicht war jemand schneller.
error-illegal-wrong-verdict = So ist es beim Anzweifeln nicht ausgegangen. Drück „{ panel-challenge }“.
error-illegal-keep-the-double = { $tile } muss eröffnen. Gib einen anderen Stein zurück.
error-illegal-not-the-heap = Das sind nicht die Steine im Talon.

### It cannot be read

error-notation-action = „{ $text }“ verstehe ich nicht als Zug. Nimm die Knöpfe unter `/hand`.
error-notation-seat = „{ $text }“ sitzt nicht an diesem Tisch.
error-notation-tile = Einen Stein „{ $text }“ gibt es in diesem Spiel nicht.
error-notation-card = Eine Karte „{ $text }“ gibt es in diesem Spiel nicht.
error-notation-side = Ein Ende „{ $text }“ gibt es auf diesem Tisch nicht.
error-notation-half = Dieser Stein hat keine Hälfte „{ $text }“. Nimm die Knöpfe unter `/hand`.

### Options and games

error-option-unknown-option = Eine Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $allowed }
error-option-bad-value = „{ $value }“ geht bei dieser Option nicht: { $option }. Zur Wahl stehen: { $allowed }
error-option-seats = Dieses Spiel ist für { $fewest }–{ $most } Leute. Jetzt am Tisch: { $seats }.
error-option-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $allowed }

### A cut that can't be

error-cut-empty = Zum Abheben brauche ich ein Wort oder zwei.
error-cut-long = Das sind { $length } Zeichen. Mehr als { $most } gehen nicht.
error-cut-hidden = Dieses Zeichen sehen nicht alle: { $char }. Lass es weg, und heb noch mal ab.
error-cut-blank = Lass die Leerzeichen vor und nach dem Wort weg.
error-cut-form = Das Wort zum Abheben steht nicht in Unicode NFC.
error-cut-seat = An diesem Tisch sitzt niemand „{ $text }“, um abzuheben.

### A record

error-record =
    { $round ->
        [0] Das Protokoll lässt sich nicht prüfen.
       *[other] { $action ->
            [0] In Runde { $round } stimmt etwas nicht.
           *[other] In Runde { $round }, Aktion { $action } stimmt etwas nicht.
        }
    }

### The table

error-table-gone = Hier ist kein Tisch. Öffne einen mit `/play`.
error-table-channel-taken = Dieser Kanal hat schon einen Tisch. Spiel dort mit, oder nimm einen anderen Kanal oder einen Thread.
error-table-not-seated = In dieser Partie spielst du nicht mit.
error-table-not-host =
    { $action ->
        [end] Nur der Host oder die Moderation kann den Tisch beenden. Während der Partie kannst du für ihr Ende stimmen.
       *[other] Das kann nur der Host. Ist in der Lobby 5 Minuten Ruhe, können es alle am Tisch.
    }
error-table-not-moderator = Das kann nur die Moderation (wer hier Nachrichten verwalten darf).
error-table-not-yours = Das gehört jemand anderem.
error-table-stale = Das Spiel ist schon weiter, also wurde nichts gespielt. So steht es jetzt.
error-table-fixture = Dieser Tisch ist für die Begegnung { NUMBER($number, useGrouping: 0) } der Liga. Spiel und Leute stehen fest, und sie zählt.
error-table-not-expected = Diese Begegnung spielen andere.
error-table-league-rules = Das legen die Ligaregeln für diese Partie fest.
error-table-league-hints = Keine Tipps: Die Ligaregeln erlauben in dieser Partie keine Hilfe.
error-table-league-end = Diese Partie zählt für die Liga, darum kann der Host sie nicht allein beenden. Stimmt ab (nötig: { $needed } Stimmen), oder gib auf und lass die anderen weiterspielen.
error-table-takeovers = In dieser Ligapartie kann niemand einen Platz übernehmen.
error-table-resigned = Du hast diese Partie aufgegeben. In der nächsten bist du wieder dabei.
error-table-given-up = Auf diesem Platz hat jemand aufgegeben, darum kann ihn niemand übernehmen.
error-table-not-resigned = Aufgeben kannst du nur deinen eigenen Platz in einer Ligapartie. Sonst kannst du gehen.
error-table-awaited =
    { $count ->
        [one] Für diese Begegnung fehlt noch einer am Tisch.
       *[other] Für diese Begegnung fehlen noch { $count } am Tisch.
    }
error-table-full = Alle { $most } Plätze sind besetzt.
error-table-seat-taken = Dort sitzt schon jemand. Übernehmen kannst du nur einen Platz vom Computer.
error-table-no-seat = So einen Platz gibt es nicht.
error-table-already-seated = Du hast schon einen Platz.
error-table-already-started = Die Partie läuft. Plätze und Optionen stehen fest, bis sie vorbei ist.
error-table-not-started = Die Partie hat noch nicht angefangen.
error-table-too-few = Für dieses Spiel braucht ihr mindestens { $fewest }. Jetzt am Tisch: { $seats }. Lasst noch jemanden mitspielen, oder nehmt Computer dazu.
error-table-too-many = Dieses Spiel ist für höchstens { $most }. Jetzt am Tisch: { $seats }. Jemand muss erst gehen.
error-table-dealt = Ausgeteilt ist schon. Nach dieser Runde kannst du wieder abheben.
error-table-seen-hand = Du hast in dieser Runde schon eine andere Hand gesehen ({ $seat }), darum kannst du diese nicht spielen. Ab der nächsten Runde ist jeder freie Platz deiner.
error-table-between = Die Runde ist vorbei. Gleich beginnt die nächste.
error-table-not-between = Bereit sein musst du noch nicht: Die Runde läuft noch.
error-table-over = Die Partie ist zu Ende. Öffne mit `/play` eine neue.
error-table-not-over = Die Partie ist noch nicht zu Ende.
error-table-paused = Die Partie macht Pause. Drück erst „{ button-resume }“ unter `/hand`.
error-table-not-paused = Die Partie macht gar keine Pause.
error-table-claims-open = Noch darf jeder den letzten Abwurf nehmen. Versuch es in ein paar Sekunden noch mal.
error-table-nothing = Wähl erst etwas aus.
error-table-bad-value = „{ $value }“ geht nicht. Zur Wahl stehen: { $allowed }
error-table-internal = { error-internal }

### Storage and old messages

error-storage = Gerade konnte ich nichts lesen oder speichern. Geändert hat sich nichts; versuch es gleich noch mal.
error-button-old-button = Dieser Knopf ist mir zu alt. Mit `/hand` kommst du zu deiner Hand, mit `/play` zu einem Tisch.
