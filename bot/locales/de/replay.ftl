# Matches that are over, step by step: what stands above the picture, its buttons, the picture in words.

# en: 2b457c5e
replay-heading = {"**"}{ $game }** · { $time }
# en: 76056fce
replay-where =
    { $move ->
        [0] Runde { $number } von { $rounds }, das Austeilen.
       *[other] Runde { $number } von { $rounds }, Zug { $move } von { $moves }.
    }
# en: deaeb895
replay-round =
    { $moves ->
        [one] Runde { $number } von { $rounds }, 1 Zug.
       *[other] Runde { $number } von { $rounds }, { $moves } Züge.
    }
# en: a4a070c4
replay-count = { $move }/{ $moves }
# en: 94dd3193
replay-shown = { $name } zeigt eine Wiederholung:
# en: 30290243
replay-thinned = Die Runde ist zu lang für { $limit } MiB, darum siehst du { $shown } von { $moments } Bildern.
# en: 69cdeee6
replay-choice = { $date } · { $game } · { $names }

### Buttons and menus

# en: 299a8116
button-replay = Wiederholung
# en: 7e5f79b8
replay-to-moment = Zu einem Moment
# en: bd3904f0
replay-to-number = Runde { $number } von { $rounds }
# en: 02c4d32f
replay-to-move =
    { $move ->
        [0] { $told }
       *[other] { $move }. { $told }
    }
# en: 00f271bf
button-replay-gif = GIF
# en: 51673b53
button-replay-post = Teilen

### Answers

# en: f8ba401f
replay-unknown = Diese Partie habe ich hier nicht. Gib `/replay` ein, und wähl eine aus der Liste.
# en: 79c4aa60
replay-running = Diese Partie läuft noch. Komm wieder, wenn sie vorbei ist.
# en: d07bda94
replay-undealt = Diese Partie endete vor dem Austeilen, also gibt es nichts zu sehen.
# en: 99e0e071
replay-damaged = Das Protokoll dieser Partie ist beschädigt, darum kann ich sie nicht zeigen.
# en: c37a92e0
replay-damaged-round = Das Protokoll dieser Partie ist in Runde { $round } beschädigt, darum kann ich diese Runde und alle danach nicht zeigen.
# en: 9f29f8ae
replay-undrawn = Dieses Bild konnte ich nicht zeichnen. Versuch es noch mal, oder geh die Runde Zug für Zug durch.
# en: 814eb108
replay-may-not = In diesem Kanal darfst du nicht schreiben, also poste ich es nicht für dich.
# en: 2f68c18e
replay-i-may-not = In diesem Kanal darf ich nicht schreiben, also kann ich es hier nicht posten.
# en: fa0fcd85
replay-no-files = In diesem Kanal darf ich keine Dateien anhängen, also gibt es kein GIF. Geh die Runde in Worten durch.

### The picture in words

# en: caca13a7
replay-alt-round =
    { $moves ->
        [one] { $game }, Runde { $number } von { $rounds }, als bewegtes Bild mit 1 Zug.
       *[other] { $game }, Runde { $number } von { $rounds }, als bewegtes Bild mit { $moves } Zügen.
    }
# en: cb25c4e9
replay-total = { $name }: { $total }
# en: 4a0534db
replay-totals = Gesamt: { $totals }.
