# What went wrong, why, and what can be done: a private answer, or a line at the top of the hand. 150 letters.

# en: 65396fd8
error-internal = Bei mir ist etwas schiefgegangen. Nichts ist verloren. Versuch es bitte noch mal.
# en: 6ed82946
answered-aside = -# Ich habe privat geantwortet.

### A rule forbids it

# en: 566500b8
error-illegal-round-over = Diese Runde ist vorbei. Warte auf die nächste.
# en: a6cf5f08
error-illegal-no-round = Gerade läuft keine Runde.
# en: fd4367dd
error-illegal-not-your-turn = Gerade ist { $seat } dran.
# en: ddc6c8cd
error-illegal-not-in-hand = { $tile } hast du nicht. Was du hast, zeigt dir `/hand`.
# en: 95a9fe55
error-illegal-must-open-with = Die Runde beginnt mit { $tile }.
# en: f9feca37
error-illegal-does-not-fit =
    { $side ->
        [left] { $tile } passt nicht an X: Offen ist dort { $end }.
        [right] { $tile } passt nicht an Y: Offen ist dort { $end }.
       *[other] { $tile } passt dort nicht.
    } Nimm das andere Ende, oder leg etwas anderes an.
# en: 4ab1cf32
error-illegal-cross-does-not-fit = { $tile } passt nicht an { $street }: Offen ist dort { $end }. Nimm eine andere Straße, oder leg etwas anderes an.
# en: 4893b382
error-illegal-must-play = { $tile } passt, also musst du anlegen: diesen Stein oder einen anderen, der passt.
# en: 82be2b32
error-illegal-not-now = Das geht gerade nicht. Was geht, zeigt dir `/hand`.
# en: 992d077e
error-illegal-must-open = Du hast { $tile }: Eröffne mit einem Pasch.
# en: 2c83720e
error-illegal-must-be-double = { $tile } ist kein Pasch. Eröffne mit einem Pasch.
# en: 931591df
error-illegal-must-lay-drawn = Du kannst nur anlegen, was du gerade gezogen hast.
# en: a013e695
error-illegal-stock-empty = Es gibt nichts mehr zu ziehen. Leg etwas an, oder passe.
# en: 33247cb8
error-illegal-not-the-top = { $tile } liegt nicht obenauf. Drück „{ panel-draw }“.
# en: b29dea3e
error-illegal-must-draw = Solange du ziehen kannst, kannst du nicht passen. Zieh zuerst.
# en: 4c932c88
error-illegal-no-such-joker = Diesen Joker hast du nicht: { $joker }. Nimm einen von deinen.
# en: 32ccc5fa
error-illegal-joker-does-not-fit =
    { $side ->
        [left] Dieser Joker passt nicht an X: { $joker }. Nimm einen, der zeigt, was dort offen ist: { $end }.
       *[right] Dieser Joker passt nicht an Y: { $joker }. Nimm einen, der zeigt, was dort offen ist: { $end }.
    }
# en: 34e1c23d
error-illegal-must-turn-up = Deck zuerst den obersten Stein vom Talon auf.
# en: 69f4097e
error-illegal-no-draw-after-laying = Nach dem Anlegen kannst du nicht mehr ziehen. Leg einen Joker, oder beende deinen Zug.
# en: 04898c4f
error-illegal-drawn-enough = Du hast drei Steine gezogen, mehr geht nicht. Leg einen Joker, oder beende deinen Zug.
# en: bc77270c
error-illegal-street-closed = Diese Straße endet in einer Sackgasse. Nimm für { $tile } eine andere.
# en: 469a7d53
error-illegal-must-match-colour = { $tile } geht nicht. Leg eine passende Farbe, die du schon vor dem Anzweifeln hattest.
# en: bcd2cbaa
error-illegal-no-cause = Gerade gibt es nichts zu rufen. Vielleicht war jemand schneller.
# en: 026d5965
error-illegal-wrong-verdict = So ist es beim Anzweifeln nicht ausgegangen. Drück „{ panel-challenge }“.
# en: c7e12697
error-illegal-keep-the-double = { $tile } muss eröffnen. Gib einen anderen Stein zurück.
# en: 16de4092
error-illegal-not-the-heap = Das sind nicht die Steine im Talon.

### It cannot be read

# en: 48f52fa7
error-notation-action = „{ $text }“ verstehe ich nicht als Zug. Nimm die Knöpfe unter `/hand`.
# en: 27fc1786
error-notation-seat = „{ $text }“ sitzt nicht an diesem Tisch.
# en: c7410b17
error-notation-tile = Einen Stein „{ $text }“ gibt es in diesem Spiel nicht.
# en: b28ac14c
error-notation-card = Eine Karte „{ $text }“ gibt es in diesem Spiel nicht.
# en: 61b3e31e
error-notation-side = Ein Ende „{ $text }“ gibt es auf diesem Tisch nicht.
# en: fa2305b8
error-notation-half = Dieser Stein hat keine Hälfte „{ $text }“. Nimm die Knöpfe unter `/hand`.

### Options and games

# en: 5c886f3f
error-option-unknown-option = Eine Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $allowed }
# en: ce93fbb0
error-option-bad-value = „{ $value }“ geht bei dieser Option nicht: { $option }. Zur Wahl stehen: { $allowed }
# en: 3730240b
error-option-seats = Dieses Spiel ist für { $fewest }–{ $most } Leute. Jetzt am Tisch: { $seats }.
# en: 754073b2
error-option-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $allowed }

### A cut that can't be

# en: 2119b45c
error-cut-empty = Zum Abheben brauche ich ein Wort oder zwei.
# en: 56da3038
error-cut-long = Das sind { $length } Zeichen. Mehr als { $most } gehen nicht.
# en: 5bb97eef
error-cut-hidden = Dieses Zeichen sehen nicht alle: { $char }. Lass es weg, und heb noch mal ab.
# en: d5381a6e
error-cut-blank = Lass die Leerzeichen vor und nach dem Wort weg.
# en: 15898ba6
error-cut-form = Das Wort zum Abheben steht nicht in Unicode NFC.
# en: 821bbf6d
error-cut-seat = Abheben kann nur, wer am Tisch sitzt. „{ $text }“ sitzt dort nicht.
# en: 7b3850ee
error-cut-daily = Diese Mischung bekommen alle, also kann hier niemand abheben.
# en: d34a3d5b
error-cut-order = Beim Abheben stimmt die Reihenfolge nicht: Wo „{ $text }“ steht, gehört „{ $expected }“ hin.

### A record

# en: bdce9df8
error-record =
    { $round ->
        [0] Das Protokoll lässt sich nicht prüfen.
       *[other] { $action ->
            [0] In Runde { $round } stimmt etwas nicht.
           *[other] In Runde { $round }, Aktion { $action } stimmt etwas nicht.
        }
    }
# en: 667102e1
error-record-same-promise = Das Geheimnis dieser Mischungen passt nicht zu ihrem Siegel.
# en: 56704030
error-record-same-seed = Der Startwert von Runde { $round } kommt nicht aus dem Geheimnis dieser Mischungen.

### The table

# en: ad6fcaac
error-table-gone = Hier ist kein Tisch. Öffne einen mit `/play`.
# en: c7f48240
error-table-channel-taken = Dieser Kanal hat schon einen Tisch. Spiel dort mit, oder nimm einen anderen Kanal oder einen Thread.
# en: cdd77187
error-table-not-seated = In dieser Partie spielst du nicht mit.
# en: 34776149
error-table-not-host =
    { $action ->
        [end] { $host ->
            [nobody] Nur die Moderation kann den Tisch jetzt beenden.
           *[other] Nur der Host (<@{ $host }>) oder die Moderation kann den Tisch beenden. Während der Partie kannst du für ihr Ende stimmen.
        }
       *[other] { $host ->
            [nobody] Das kann nur der Host, und es gibt gerade keinen.
           *[other] Das kann nur der Host: <@{ $host }>. Ist in der Lobby 5 Minuten Ruhe, können es alle am Tisch.
        }
    }
# en: 58251c6b
error-table-not-moderator = Das kann nur die Moderation (wer hier Nachrichten verwalten darf).
# en: ff50b097
error-table-not-yours = Das gehört jemand anderem.
# en: 2c1e1cef
error-table-stale = Das Spiel ist schon weiter, also wurde nichts gespielt. So steht es jetzt.
# en: 19f7f6a8
error-table-fixture = Dieser Tisch ist für die Begegnung { NUMBER($number, useGrouping: 0) } der Liga. Spiel und Leute stehen fest, und sie zählt.
# en: aec158c8
error-table-not-expected = Diese Begegnung spielen andere.
# en: e10874bb
error-table-league-rules = Das legen die Ligaregeln für diese Partie fest.
# en: fb892c7c
error-table-league-hints = „{ button-hint }“ bleibt aus: Die Ligaregeln erlauben in dieser Partie keine Hilfe.
# en: fb71ef34
error-table-still-away = Vielleicht kommt noch jemand zurück. Alle können die Partie beenden: { $until }.
# en: ed46e5fe
error-table-league-end = Diese Partie zählt für die Liga, darum kann der Host sie nicht allein beenden. Stimmt ab (nötig: { $needed } Stimmen), oder gib auf und lass die anderen weiterspielen.
# en: 5af81360
error-table-takeovers = In dieser Ligapartie kann niemand einen Platz übernehmen.
# en: 3031ee12
error-table-same-seats = Andere spielen dieselben Mischungen, deshalb kann hier niemand einen Platz übernehmen.
# en: 6fe423c9
error-table-resigned = Du hast diese Partie aufgegeben. In der nächsten bist du wieder dabei.
# en: 4675d883
error-table-given-up = Auf diesem Platz hat jemand aufgegeben, darum kann ihn niemand übernehmen.
# en: 6ff9fbf2
error-table-not-resigned = Aufgeben kannst du nur deinen eigenen Platz in einer Ligapartie. Sonst kannst du gehen.
# en: a5026296
error-table-awaited =
    { $count ->
        [one] Für diese Begegnung fehlt am Tisch noch jemand.
       *[other] Für diese Begegnung fehlen am Tisch noch { $count }.
    }
# en: 69a35377
error-table-same-deals = Andere spielen dieselben Mischungen, also lässt sich hier nichts daran ändern.
# en: 5b439162
error-table-full = Alle { $most } Plätze sind besetzt.
# en: 78e2d6f4
error-table-seat-taken = Dort sitzt schon jemand. Übernehmen kannst du nur einen Platz vom Computer.
# en: 9a36c983
error-table-no-seat = So einen Platz gibt es nicht.
# en: 827f7b38
error-table-already-seated = Du hast schon einen Platz.
# en: 804beacd
error-table-already-started = Die Partie läuft. Plätze und Optionen stehen fest, bis sie vorbei ist.
# en: 4d2eaac9
error-table-not-started = Die Partie hat noch nicht angefangen.
# en: 7501b247
error-table-too-few = Für dieses Spiel braucht ihr mindestens { $fewest }. Jetzt am Tisch: { $seats }. Lasst noch jemanden mitspielen, oder nehmt Computer dazu.
# en: df1e79e0
error-table-too-many = Dieses Spiel ist für höchstens { $most }. Jetzt am Tisch: { $seats }. Jemand muss erst gehen.
# en: 5490f164
error-table-dealt = Ausgeteilt ist schon. Nach dieser Runde kannst du wieder abheben.
# en: 32ede279
error-table-seen-hand = Du hast in dieser Runde schon eine andere Hand gesehen ({ $seat }), darum kannst du diese nicht spielen. Ab der nächsten Runde kannst du jeden freien Platz nehmen.
# en: 6da260bc
error-table-between = Die Runde ist vorbei. Gleich beginnt die nächste.
# en: 3f071754
error-table-not-between = Bereit sein musst du noch nicht: Die Runde läuft noch.
# en: 56ba23c0
error-table-over = Die Partie ist zu Ende.
# en: 21c2c697
error-table-not-over = Die Partie ist noch nicht zu Ende.
# en: 3c98eaf4
error-table-paused = Die Partie macht Pause. Drück erst „{ button-resume }“ unter `/hand`.
# en: 901a0bf9
error-table-not-paused = Die Partie macht gar keine Pause.
# en: 0c193a9b
error-table-claims-open = Noch ist der letzte Abwurf zu haben. Versuch es in ein paar Sekunden noch mal.
# en: 77595209
error-table-nothing = Wähl erst etwas aus.
# en: e289c944
error-table-bad-value = „{ $value }“ geht nicht. Zur Wahl stehen: { $allowed }
# en: 43620a21
error-table-takeback-league = Hier kannst du keinen Zug zurücknehmen: Die Partie zählt, oder andere spielen dieselben Karten oder Steine.
# en: 8b467d5f
error-table-takeback-late = Zu spät: Es gibt nichts mehr zurückzunehmen.
# en: c939039c
error-table-takeback-twice = Du kannst in einer Partie nur { $most } Mal fragen, ob du einen Zug zurücknehmen darfst.
# en: d38dca0d
error-table-asked = Erst ist die Frage am Tisch dran: Darf der letzte Zug zurückgenommen werden?
# en: bc578f5a
error-table-timed = Die Zeit dieses Tischs ist begrenzt, darum können Spieler keine Pause machen. Der Host des Abends kann den ganzen Abend anhalten.
# en: 8bdcaddf
error-table-time-up = { event-time-up }
# en: 8912c687
error-table-internal = { error-internal }

### Storage and old messages

# en: 70e3a663
error-storage = Gerade konnte ich nichts lesen oder speichern. Geändert hat sich nichts; versuch es gleich noch mal.
# en: 93797209
error-storage-conflict = Ich weiß nicht, ob das gespeichert wurde. Sieh am Tisch nach, bevor du es noch einmal versuchst.
# en: eaaaeefc
error-storage-unreachable = Gerade komme ich nicht an mein Gedächtnis. Geändert hat sich nichts; versuch es gleich noch mal.
# en: 15387d19
error-storage-superseded = Gerade ziehe ich auf einen anderen Rechner um. Geändert hat sich nichts; versuch es gleich noch mal.
# en: b67a3254
error-button-old-button = Dieser Knopf ist mir zu alt. Mit `/hand` kommst du zu deiner Hand, mit `/play` zu einem Tisch.
