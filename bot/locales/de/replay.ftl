# Matches that are over, step by step: what stands above the picture, its buttons, the picture in words.

replay-heading = {"**"}{ $game }** · { $time }
replay-where =
    { $move ->
        [0] Runde { $number } von { $rounds }, das Austeilen.
       *[other] Runde { $number } von { $rounds }, Zug { $move } von { $moves }.
    }
replay-round =
    { $moves ->
        [one] Runde { $number } von { $rounds }, 1 Zug.
       *[other] Runde { $number } von { $rounds }, { $moves } Züge.
    }
replay-count = { $move }/{ $moves }
replay-shown = { $name } zeigt eine Wiederholung:
replay-thinned = Die Runde ist zu lang für { $limit } MiB, darum siehst du { $shown } von { $moments } Bildern.
replay-choice = { $date } · { $game } · { $names }

### Buttons and menus

button-replay = Wiederholung
button-replay-first = Anfang
button-replay-back = Zurück
button-replay-forward = Weiter
button-replay-last = Ende
button-replay-far-back = 10 zurück
button-replay-far-on = 10 weiter
replay-to-round = Zu einer Runde
replay-to-moment = Zu einem Moment
replay-to-number = Runde { $number } von { $rounds }
replay-to-move =
    { $move ->
        [0] { $told }
       *[other] { $move }. { $told }
    }
button-replay-round-back = Vorige Runde
button-replay-round-on = Nächste Runde
button-replay-gif = Als GIF
button-replay-post = Allen zeigen

### Answers

replay-unknown = Diese Partie habe ich hier nicht. Gib `/replay` ein, und wähl eine aus der Liste.
replay-running = Diese Partie läuft noch. Komm wieder, wenn sie vorbei ist.
replay-undealt = Diese Partie endete vor dem Austeilen, also gibt es nichts zu sehen.
replay-damaged = Das Protokoll dieser Partie ist beschädigt, darum kann ich sie nicht zeigen.
replay-damaged-round = Das Protokoll dieser Partie ist in Runde { $round } beschädigt, darum kann ich diese Runde und alle danach nicht zeigen.
replay-undrawn = Dieses Bild konnte ich nicht zeichnen. Versuch es noch mal, oder geh die Runde Zug für Zug durch.
replay-may-not = In diesem Kanal darfst du nicht schreiben, also poste ich es nicht für dich.
replay-i-may-not = In diesem Kanal darf ich nicht schreiben, also kann ich es hier nicht posten.
replay-no-files = In diesem Kanal darf ich keine Dateien anhängen, also gibt es kein GIF. Geh die Runde in Worten durch.

### The picture in words

replay-alt-round =
    { $moves ->
        [one] { $game }, Runde { $number } von { $rounds }, als bewegtes Bild mit 1 Zug.
       *[other] { $game }, Runde { $number } von { $rounds }, als bewegtes Bild mit { $moves } Zügen.
    }
replay-total = { $name } { $total }
replay-totals = Gesamt: { $totals }.
