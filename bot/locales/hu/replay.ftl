# Matches that are over, step by step: what stands above the picture, its buttons, the picture in words.

### Above the picture

replay-heading = {"**"}{ $game }** · { $time }
replay-where =
    { $move ->
        [0] { $number }. leosztás, összesen { $rounds }. Az osztás.
       *[other] { $number }. leosztás, összesen { $rounds }. { $move }/{ $moves }. lépés.
    }
replay-round = { $number }. leosztás, összesen { $rounds }. { $moves } lépés.
replay-count = { $move }/{ $moves }
replay-shown = { $name } visszajátszást mutat:
replay-thinned = A leosztás túl hosszú ({ $limit } MiB a korlát), ezért { $moments } képéből { $shown } látszik.
replay-choice = { $date } · { $game } · { $names }

### Buttons, five in a row: 12 letters; lines of two menus, and their empty lines

button-replay = Visszajátszás
button-replay-first = Eleje
button-replay-back = Vissza
button-replay-forward = Előre
button-replay-last = Vége
button-replay-far-back = Vissza 10
button-replay-far-on = Előre 10
replay-to-round = Ugrás leosztásra
replay-to-moment = Ugrás lépésre
replay-to-number = { $number }. leosztás, összesen { $rounds }
replay-to-move =
    { $move ->
        [0] { $told }
       *[other] { $move }. { $told }
    }
button-replay-round-back = Előző leosztás
button-replay-round-on = Következő leosztás
button-replay-gif = GIF-ként
button-replay-post = Mutasd mindenkinek

### Answers: private, one sentence or two

replay-unknown = Nincs meg nekem ez a meccs. Írd be: `/replay`, és válassz a listából.
replay-running = Ez a meccs még tart. Gyere vissza, ha vége.
replay-undealt = Ez a meccs az osztás előtt véget ért, így nincs mit megnézni.
replay-damaged = Megsérült ennek a meccsnek a jegyzőkönyve, ezért nem tudom megmutatni.
replay-damaged-round = Megsérült ennek a meccsnek a jegyzőkönyve ({ $round }. leosztás), ezért innentől nem tudom megmutatni.
replay-undrawn = Nem tudtam lerajzolni ezt a képet. Próbáld újra, vagy lépkedj végig a leosztáson.
replay-may-not = Ebbe a csatornába nem írhatsz, ezért nem teszem ki helyetted.
replay-i-may-not = Ebbe a csatornába nem írhatok, ezért nem tudom kitenni.
replay-no-files = Ebben a csatornában nem csatolhatok fájlt, ezért nincs GIF. Lépkedj végig a leosztáson szavakban.

### The picture in words: alt text

replay-alt-round = { $game }, { $number }. leosztás, összesen { $rounds }: mozgókép, { $moves } lépés.
replay-total = { $name } { $total }
replay-totals = Összesen: { $totals }.
