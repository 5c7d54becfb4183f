# The public message of a table, the lobby and the results, in the server's language. See the English file for room and places.

### Above the table's picture, and in hands

# en: e80d0521
board-heading =
    {"**"}{ $game }**{ $number ->
        [0] { "" }
       *[other] {" "}· Runde { $number }
    }{ $league ->
        [yes] { "" }
       *[no] {" "}· außerhalb der Liga
    }
# en: 3ebe5e26
turn =
    { $who ->
        [you] **Du bist dran**
        [computer] **{ $name }** denkt nach…
        [away] **{ $name }** ist abwesend, der Computer spielt
        [left] **{ $name }** ist gegangen, der Computer spielt
        [resigned] **{ $name }** hat aufgegeben, der Computer spielt
       *[player] **{ $name }** ist dran
    }{ $timed ->
        [yes] {" "}· endet { $time }
       *[no] { "" }
    }
# en: a5d5f6aa
turn-claims = Noch ist der letzte Abwurf zu haben. Gleich geht’s weiter…
# en: 5dab28ac
paused-asked =
    { $who ->
        [you] Du möchtest deinen letzten Zug zurücknehmen. Die anderen sind gefragt
       *[seat] **{ $name }** möchte den letzten Zug zurücknehmen. Sind alle einverstanden?
    }{" "}· endet { $time }
# en: d5fa655d
turn-none = Gerade ist niemand dran.
# en: 22871743
turn-time-up = ⏳ **Die Zeit ist um:** Der Computer spielt die Runde zu Ende.
# en: 45882015
bank-line = -# { $bank } auf dem Zeitkonto · { $free } s je Zug frei
# en: 15b36fee
turn-ping =
    { $timed ->
        [yes] { $player }, du bist dran · endet { $time }
       *[no] { $player }, du bist dran
    }
# en: b521caf7
turn-linked = { $text } · [zum Tisch]({ $link })
# en: cfbe0e36
turn-warning = { $player }, du bist dran! Deine Zeit endet { $time }
# en: b3982194
paused-player =
    { $by ->
        [seat] ⏸ **Pause** von **{ $name }**. Weiter geht’s, sobald jemand am Tisch will.
       *[nobody] ⏸ **Pause.** Weiter geht’s, sobald jemand am Tisch will.
    }
# en: 0cd7aba6
paused-nobody =
    ⏸ **Pause:** Niemand spielt mehr. Wer dabei war, kommt mit „{ button-resume }“ zurück.{ $way ->
        [both] {" "}Im Menü können alle einen Platz übernehmen oder die Partie beenden.
        [end] {" "}Im Menü können alle die Partie beenden.
        [later] {" "}Im Menü können alle einen Platz übernehmen oder ab { $endable } die Partie beenden.
        [wait] {" "}Im Menü können alle ab { $endable } die Partie beenden.
       *[none] {" "}Im Menü kann die Moderation die Partie beenden.
    }{ $timed ->
        [yes] {" "}Sonst endet sie { $time }
       *[no] { "" }
    }
# en: 654a206d
points =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
# en: b6645bce
board-votes =
    { $needed ->
        [one] { $votes } von { $needed } Stimme für das Ende der Partie.
       *[other] { $votes } von { $needed } Stimmen für das Ende der Partie.
    }
# en: ea22e443
board-opening = -# …

### Words in the table's picture

# en: 57c37064
picture-turn = am Zug
# en: a39aae17
picture-tiles =
    { $noun ->
        [cards] { $count ->
            [one] Karte
           *[other] Karten
        }
        [dominoes] { $count ->
            [one] Stein
           *[other] Steine
        }
       *[tiles] { $count ->
            [one] Stein
           *[other] Steine
        }
    }
# en: 5e1022ac
picture-score =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
# en: 76c11218
picture-worth = Rest
# en: cb00b37e
picture-won =
    { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
# en: ce68f3c7
picture-left-end = X
# en: 9a0c8c9f
picture-right-end = Y
# en: 05efdeb9
picture-round = Runde { $number }
# en: 62bbeb4f
picture-free = frei
# en: 8627c8f1
picture-stock = Talon
# en: 8687110a
picture-last-one = UNO

### When something is in the way

# en: d9ab8f08
waiting-forbidden = ⚠️ Ich kann den Tisch hier nicht zeigen: Mir fehlt das Recht, den Kanal zu sehen, Nachrichten zu senden oder Dateien anzuhängen. Spiel mit `/hand` weiter.
# en: 665e65b4
waiting-archived = ⚠️ Dieser Thread ist archiviert. Schreib hier etwas, dann kommt der Tisch zurück, oder spiel mit `/hand` weiter.
# en: 7e3cac6a
waiting-channel-gone = ⚠️ Ich sehe den Kanal dieses Tisches nicht mehr. Kein Zug geht verloren.
# en: 7804be3e
waiting-quarantined = ⚠️ Discord hält mich gerade für Spam, darum kann ich den Tisch nicht zeigen. Wer mich betreibt, kann Discord um eine Prüfung bitten. Kein Zug geht verloren: Spiel mit `/hand` weiter.
# en: 2bd66913
waiting-busy = ⚠️ Discord ist gerade langsam. Kein Zug geht verloren.
# en: fe50162c
waiting-refused = ⚠️ Discord weigert sich, den neuesten Stand des Tisches zu zeigen. Ich versuche es bald noch einmal. Kein Zug geht verloren: Spiel mit `/hand` weiter.
# en: f4072d23
waiting-deleted = ⚠️ Jemand oder ein anderer Bot löscht hier meine Nachrichten, darum zeige ich den Tisch immer seltener. Spiel mit `/hand` weiter.

### Buttons

# en: 6faced62
button-hand = Meine Hand
# en: 8a7b4092
button-menu = Menü
# en: 85e45b7f
button-rules = Regeln
# en: 25b8c0d2
button-resume = Weiter
# en: d4720b1d
button-pause = Pause
# en: 87ab8a38
button-join = Mitspielen
# en: 48211d95
button-leave-lobby = Gehen
# en: b997a482
button-computer = + Computer
# en: 438eac84
button-start = Start
# en: a0f5e700
button-solo = Gegen den Computer spielen
# en: 8891865b
question-votes-open = Offen: { $votes }
# en: 25c35b34
question-votes-hidden = Verdeckt: { $votes }
# en: 832e40e6
button-more = Mehr Optionen
# en: 889fb4a1
button-close = Tisch schließen
# en: e5673baf
button-ready = Bereit
# en: 8a1e7362
button-rematch = Noch mal
# en: 511151f3
button-record = Protokoll
# en: 0d974598
button-previous = Vorige
# en: 13b35333
button-next = Nächste
# en: 3f6ef3e8
button-claims-on = Auto-Nehmen: an
# en: c89106d4
button-claims-off = Auto-Nehmen: aus
# en: cfd7ce21
button-back = Zurück
# en: 8e7a21cd
button-step-back = Rückgängig
# en: 237aea72
button-all-back = Alles zurück
# en: 50295e20
button-return = Bin wieder da
# en: bc1f7761
button-help = Hilfe
# en: 91593df5
button-sort-number = Nach Zahl
# en: baf1c154
button-sort-usual = Nach Farbe
# en: d6f6be6a
button-uno = UNO!
# en: 89cb7038
button-catch = Erwischt: { $name }!
# en: cea5f606
button-to-hand = Meine Hand
# en: 5e1e5954
button-take-back = Zurücknehmen
# en: ccb926fd
button-take-back-yes = Einverstanden
# en: f2fdb965
button-take-back-no = Nein
# en: ab827d9d
button-vote-yes = Fürs Ende stimmen
# en: 896a70c7
button-vote-no = Stimme zurücknehmen
# en: 14557df5
button-bottom = Nach unten holen
# en: 4321773a
button-leave = Partie verlassen
# en: f4191ee4
button-leave-yes = Ja, verlassen
# en: a81f5d23
button-resign = Aufgeben
# en: df647a50
button-resign-yes = Ja, aufgeben
# en: aed824e1
button-end = Tisch beenden
# en: 9483ae67
button-end-yes = Ja, beenden
# en: e180defe
button-no = Nein
# en: b4e994ac
button-hints-yes = Hilfe einschalten
# en: 2e619913
button-hints-no = Hilfe ausschalten
# en: 7afaf8c0
button-league-yes = Für die Liga zählen
# en: f969068f
button-league-no = Nicht zählen

### The lobby

# en: 108b417f
lobby-heading = **{ $game }** · { $length }
# en: b7c52d3b
lobby-fixture =
    { $awaited ->
        [yes] Begegnung { NUMBER($number, useGrouping: 0) }. Noch nicht da: { $names }.
       *[no] Begegnung { NUMBER($number, useGrouping: 0) }. Alle sind da.
    }
# en: 4c05ad76
lobby-language = -# Sprache hier: { $language }. Die Moderation kann sie mit `/settings` ändern.
# en: b0104148
lobby-rules =
    { $met ->
        [yes] -# Ligaregeln: { $rules }
       *[no] -# Ligaregeln: { $rules }. Dieser Tisch weicht davon ab, darum **zählt die Partie nicht** für die Liga.
    }
# en: 3aab549b
lobby-rule =
    { $met ->
        [yes] ✓ { $told }
       *[no] ✗ { $told }
    }
# en: 84de6684
rule-help = keine Hilfe vom Computer
# en: 5054b0f8
rule-takeback = Züge dürfen zurückgenommen werden, wenn alle einverstanden sind
# en: 2b1b58b4
rule-any = egal
# en: a24e9eaf
lobby-alt = { $game }: { $length }. Am Tisch: { $seats }. Freie Plätze: { $free }.
# en: 3d9fa509
length =
    { $minutes ->
        [one] { $name }, etwa 1 Minute
       *[other] { $name }, etwa { $minutes } Minuten
    }
# en: 1a2c9645
length-minutes = etwa { $minutes } Min.
# en: dec7555c
length-quick = Kurze Partie
# en: 0b7ee327
length-printed = Ganze Partie
# en: 6f2026cc
length-long = Lange Partie
# en: c1134c84
length-own = eigene Länge
# en: c3a14744
lobby-seat =
    { $number }. { $name }{ $kind ->
        [random] , leichter Computer
        [greedy] , Computer
        [strong] , starker Computer
       *[person] { "" }
    }{ $host ->
        [yes] , Host
       *[no] { "" }
    }

### The lobby's options

# en: a1515625
lobby-setting = -# { $setting }: **{ $value }**
# en: d6aa7001
lobby-help =
    { $help ->
        [on] { button-hint }: an
        [learners] { button-hint }: nur für Anfänger
       *[off] { button-hint }: aus
    }
# en: 1730290f
lobby-takeovers = -# Während der Partie kann niemand einen Platz übernehmen.
# en: 0d911243
lobby-league =
    { $league ->
        [yes] -# Zählt für die Liga: **ja**
       *[no] -# Zählt für die Liga: **nein**
    }
# en: cf3a1140
question-votes =
    { $waiting ->
        [0] -# Abstimmung: offen **{ $open }**, verdeckt **{ $hidden }**
        [one] -# Abstimmung: offen **{ $open }**, verdeckt **{ $hidden }** · es fehlt noch { $waiting }
       *[other] -# Abstimmung: offen **{ $open }**, verdeckt **{ $hidden }** · es fehlen noch { $waiting }
    }
# en: adf6f100
question-youngest =
    { $named ->
        [yes] -# Wer am jüngsten ist, fängt an: **{ $name }**
       *[no] -# Wer am jüngsten ist, fängt an: **das Los entscheidet**
    }
# en: ef611286
lobby-expires = -# Wenn nichts passiert, schließt diese Lobby { $time }
# en: 13d5c6c5
lobby-game = Spiel
# en: f1590b1b
lobby-length = Länge
# en: 24af5400
lobby-remove = Jemanden entfernen
# en: 92d77574
setup-value = { $option }: { $value }
# en: 27cbd3f9
question-youngest-seat = Am jüngsten: { $name }
# en: 4a69beb3
question-youngest-menu = Wer am jüngsten ist, fängt an
# en: e0abd762
question-youngest-lot = Am jüngsten: auslosen
# en: d67ceb17
setting-computers = Computer
# en: da74d6e2
computers-random = leicht
# en: fac1f994
computers-greedy = normal
# en: 1b2cbea1
computers-strong = stark
# en: f29585bf
playing-random = Sie spielen irgendwas, Hauptsache erlaubt.
# en: c782ea49
playing-greedy = Sie spielen, was gerade am besten aussieht.
# en: 19122c9c
playing-strong = Sie denken voraus und merken sich, was gespielt wurde.
# en: 9bbb9a67
clock-30s = 30 Sekunden
# en: 88896f83
clock-2m = 2 Minuten
# en: 8ad8c557
clock-24h = 24 Stunden
# en: 80acd59a
clock-off = unbegrenzt

### Between rounds

# en: 3ad82ef8
result-round =
    { $end ->
        [blocked] { $count ->
            [0] Niemand kann mehr legen, und **Runde { $number }** geht an niemanden.
            [one] Niemand kann mehr legen. **Runde { $number }** geht an { $names }.
           *[other] Niemand kann mehr legen. { $names } teilen sich **Runde { $number }**.
        }
        [out] { $count ->
            [0] **Runde { $number }** geht an niemanden.
            [one] { $noun ->
                [cards] { $names } ist fertig und holt sich **Runde { $number }**.
                [dominoes] { $names } legt den letzten Stein und holt sich **Runde { $number }**.
               *[other] { $names } legt den letzten Stein und holt sich **Runde { $number }**.
            }
           *[other] { $names } teilen sich **Runde { $number }**.
        }
        [dead-end] { $names } hat die letzte Sackgasse gelegt und holt sich **Runde { $number }**.
        [hand] { $names } legt alles aus der Hand aus und holt sich **Runde { $number }**.
        [void] Es gibt nichts mehr zu ziehen. **Runde { $number }** geht an niemanden.
       *[other] **Runde { $number } ist vorbei.**
    }
# en: 54442aa0
result-score = { $told } +{ $score }

### Fair play

# en: 6a3a644c
promise = -# 🔒 Fair{"\u00A0"}gemischt:{"\u00A0"}`{ $commitment }`
# en: 3836384a
promise-named = -# 🔒 Fair gemischt
# en: e5a8f7ea
button-fair = Fair Play
# en: 8d402d28
button-seeds = Startwerte
# en: fc1216ce
fair-heading = ### 🔒 Fair Play
# en: 8ad2d4c1
fair-promise = Die nächste Mischung steht schon fest. Das ist ihr Siegel, und das Bild des Tisches heißt auch so:
# en: e5d0d20e
fair-meaning =
    Das Siegel ist der SHA-256 eines geheimen Startwerts. Nach der Runde siehst du den Startwert, und alle können prüfen, dass er zum Siegel passt und dass niemand etwas vertauscht hat. Du traust dem Bot nicht? **{ button-cut }** mit einem Wort, das niemand erraten kann. Es fließt in die Mischung ein.
# en: f78ba774
cuts = -# Abheben in dieser Reihenfolge: { $cuts }
# en: 5c6316d3
cut = { $name } „{ $word }“
# en: 09353dcd
cut-elsewhere = „{ $word }“
# en: 2ba81aeb
cut-then = {" → "}
# en: bc823f1c
button-cut = Abheben
# en: 5d0a9c1f
cut-title = Abheben
# en: 0f3a71c7
cut-label = Irgendein Wort
# en: d5efb5c3
cut-description = Es ändert die nächste Mischung, also kann sie niemand vorher festlegen. Alle sehen es.
# en: 25f07c37
result-next =
    { $count ->
        [0] Nächste Runde: { $time }
        [one] Nächste Runde, sobald { $names } bereit ist, spätestens { $time }
       *[other] Nächste Runde, sobald { $names } bereit sind, spätestens { $time }
    }

### The end of a match

# en: 63a52cec
over-end =
    { $by ->
        [host] 🏁 **Der Host hat die Partie beendet.**
        [moderator] 🏁 **Die Moderation hat die Partie beendet.**
        [vote] 🏁 **Ihr habt die Partie per Abstimmung beendet.**
        [channel] 🏁 **Die Partie ist zu Ende, denn ihr Kanal ist weg.**
       *[idle] 🏁 **Die Partie ist zu Ende, denn niemand hat weitergespielt.**
    }{ $counts ->
        [yes] {" "}Die fertigen Runden zählen.
        [no] {" "}Das Ergebnis zählt nicht.
       *[later] { "" }
    }
# en: cdb4d050
over-resigned =
    { $count ->
        [one] 🏳️ **{ $names }** gibt auf, und **{ $winner }** gewinnt. 🏆
       *[other] 🏳️ { $names } geben auf, und **{ $winner }** gewinnt. 🏆
    }
# en: 67b1993b
over-time =
    { $played ->
        [yes] -# ⏳ Die Zeit ist um: Der Computer hat die Runde zu Ende gespielt.
       *[no] -# ⏳ Die Zeit ist um, also endet die Partie nach dieser Runde.
    }
# en: 2ed92977
over-taken =
    { $whose ->
        [person] -# { $player } hat einen Platz übernommen. In der Liga zählt er weiter für { $owner }.
        [computer] -# { $player } hat den Platz eines Computers übernommen ({ $owner }). In der Liga zählt er für niemanden.
       *[nobody] -# { $player } hat einen Platz übernommen. Wer dort saß, hat die eigenen Daten gelöscht: In der Liga zählt er für niemanden.
    }
# en: adb12b46
over-unplayed =
    { $end ->
        [expired] Der Tisch ist zu: Lange ist nichts passiert.
        [empty] Der Tisch ist zu: Alle sind gegangen.
        [channel-gone] Der Tisch ist zu: Sein Kanal ist weg.
       *[ended] Der Tisch ging zu, bevor eine Partie begann.
    } Einen neuen öffnest du mit `/play`.
# en: 688afa4b
over-winner =
    { $count ->
        [one] { $score ->
            [none] 🏆 **{ $names }** gewinnt.
           *[told] 🏆 **{ $names }** gewinnt { $score }.
        }
       *[other] 🏆 **{ $names }** teilen sich den ersten Platz.
    }
# en: 26c168e5
over-played-on = -# Der Computer hat zu Ende gespielt für: { $names }.
# en: 4b01a9dd
over-league-not = -# Zählt nicht für die Liga: { $why }.
# en: 36672b2d
over-league-seat = -# Liga: {"**"}{ $name }** · { $facts }
# en: 4fee64fe
over-league-none = diesmal keine Punkte
# en: 19bc617f
over-league-place =
    { $moved ->
        [up] { $place } (vorher { $before }) mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[no] { $place } mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
# en: 4ee3e1b3
over-league-missing =
    { $missing ->
        [one] nach einer weiteren Partie in der Tabelle
       *[other] nach { $missing } weiteren Partien in der Tabelle
    }
# en: 59f26745
standing-line = { $place ->
        [0] ▫️
       *[other] { $place }\.
    } **{ $name }** · { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }

### The card of a result

# en: bb69527d
result-title =
    { $count ->
        [0] Vorzeitig zu Ende
        [one] { $names } gewinnt
        [2] { $names }: gleichauf
        [3] Gleichstand zu dritt
        [4] Gleichstand zu viert
        [5] Gleichstand zu fünft
       *[other] Gleichstand zu sechst
    }
# en: 4c762ab9
result-score-two = { $winner } zu { $loser }
# en: 303b3c07
result-score-margin =
    mit { $points ->
        [one] 1 Punkt Vorsprung
       *[other] { $points } Punkten Vorsprung
    }
# en: d90eb873
result-moment = Letzter Zug: { $move }
# en: 80c37fd6
result-turning =
    { $rounds ->
        [one] Wendepunkt: { $move }
       *[other] Wendepunkt, Runde { $number }: { $move }
    }
# en: d72a8698
result-alt =
    { $score ->
        [none] { $game }: { $title }.
       *[told] { $game }: { $title } { $score }.
    }
# en: 6860ef9c
result-note = { $text }.
# en: b0780ce9
result-left = Übrig: { $list }.
# en: 1efb0607
card-points =
    { $points ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
# en: 62239312
milestone = { $name }: { $what }
# en: a2da234e
milestone-first-win = erster Sieg in { $game }
# en: 0dae37e0
milestone-beat-strong = starken Computer besiegt in { $game }
# en: d1e58916
milestone-matches = { $number } Partien
# en: 761f0a07
milestone-streak = { $number } Siege in Folge
# en: eb7132f5
card-place = { $place } Platz, { $gain }
# en: c252dd30
card-league = Liga: { $did }
# en: d05ac523
card-rating = Wertung { $rating } ({ $change })

# en: 4c126706
podium-streak = Längste Serie: { $name }, { $rounds } Runden in Folge
# en: d69514ad
podium-best =
    { $points ->
        [one] Beste Runde: { $name }, 1 Punkt
       *[other] Beste Runde: { $name }, { $points } Punkte
    }
# en: 5be65821
podium-seat =
    { $place ->
        [0] { "" }
       *[other] { $place }.{" "}
    }{ $name }{ $played ->
        [computer] , Computer
        [person] { "" }
       *[away] , vom Computer zu Ende gespielt
    }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }{ $did ->
        [none] .
       *[told] . { $did }.
    }

### Records and the shuffle

# en: b4531ec3
record-here =
    { $rounds ->
        [one] Hier ist die Partie mit ihrer einen Runde: alles, was gegeben und gespielt wurde. Ansehen mit `boneyard replay`, prüfen mit `boneyard verify`.
       *[other] Hier ist die Partie mit ihren { $rounds } Runden: alles, was gegeben und gespielt wurde. Ansehen mit `boneyard replay`, prüfen mit `boneyard verify`.
    }
# en: 3b57c1e7
verify-good =
    { $rounds ->
        [one] ✅ Alles fair: Jede Mischung passt zu ihrem Siegel, und jeder Zug war erlaubt. Geprüft habe ich die eine fertige Runde.
       *[other] ✅ Alles fair: Jede Mischung passt zu ihrem Siegel, und jeder Zug war erlaubt. Geprüft habe ich alle { $rounds } fertigen Runden.
    }
# en: dc16b1ee
verify-running =
    Runde { $number } läuft noch. Ihren Startwert siehst du am Ende. Das war ihr Siegel vor dem Austeilen:
    -# `{ $commitment }`
# en: 74dda8bb
verify-own = Deine eigenen Wörter darin:
# en: 2d2cf486
verify-own-word =
    { $last ->
        [yes] - Runde { $number }: „{ $word }“. Nach dir hat niemand abgehoben.
       *[no] - Runde { $number }: „{ $word }“
    }
# en: 126affa5
verify-round = -# Runde { $number }: Startwert `{ $seed }`, versiegelt mit `{ $commitment }`
# en: ef79646a
verify-more =
    { $rounds ->
        [one] -# Eine weitere Runde steht im Protokoll.
       *[other] -# { $rounds } weitere Runden stehen im Protokoll.
    }
# en: 79bc687e
verify-where = -# Vor jedem Austeilen war das Siegel der Name vom Bild des Tisches.
# en: 9eab29fd
verify-none = ✅ Diese Partie hat keine fertige Runde. So weit sie ging, passt die Mischung zum Siegel, und jeder Zug war erlaubt.
# en: ae9b96b1
verify-bad = ❌ Diese Partie besteht die Prüfung nicht. { $why }

### Names of computer players: mouse, bear, duck, frog, pickle, dog, owl, acorn, lantern, radish, bee, goat, pebble, turnip, clover, waffle

# en: c697bc47
cast-1 = Tante Mausi
# en: 2e2e2dd7
cast-2 = Baron Brumm
# en: 08f3e3b1
cast-3 = Käpt’n Quak
# en: 8045066a
cast-4 = Vetter Frosch
# en: 5d9feee8
cast-5 = Dr. Gurke
# en: e048a763
cast-6 = Graf Wau
# en: cf90c722
cast-7 = Oma Uhu
# en: 5e5d0e9e
cast-8 = Richter Eichel
# en: bbfd1fa0
cast-9 = Lady Laterne
# en: 30e00b31
cast-10 = Frau Radieschen
# en: d9f98c15
cast-11 = Major Brumsel
# en: f35865c3
cast-12 = Amme Ziege
# en: 3380bb18
cast-13 = Alter Kiesel
# en: 20207e2b
cast-14 = Junker Rübe
# en: 491ac819
cast-15 = Schwester Klee
# en: 75d20717
cast-16 = Onkel Waffel
