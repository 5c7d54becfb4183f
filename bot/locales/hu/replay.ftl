# Matches that are over, step by step: what stands above the picture, its buttons, the picture in words.

### Above the picture

# en: 2b457c5e
replay-heading = {"**"}{ $game }** · { $time }
# en: 76056fce
replay-where =
    { $move ->
        [0] { $number }/{ $rounds }. leosztás: az osztás.
       *[other] { $number }/{ $rounds }. leosztás, { $move }/{ $moves }. lépés.
    }
# en: deaeb895
replay-round = { $number }/{ $rounds }. leosztás, { $moves } lépés.
# en: a4a070c4
replay-count = { $move }/{ $moves }
# en: 94dd3193
replay-shown = { $name } visszajátszást mutat:
# en: 30290243
replay-thinned = A leosztás túl hosszú ({ $limit } MiB a korlát), ezért { $moments } képéből { $shown } látszik.
# en: 69cdeee6
replay-choice = { $date } · { $game } · { $names }

### Buttons, five in a row: 12 letters; lines of two menus, and their empty lines

# en: 299a8116
button-replay = Visszajátszás
# en: 7e5f79b8
replay-to-moment = Ugrás lépésre
# en: bd3904f0
replay-to-number = { $number }/{ $rounds }. leosztás
# en: 02c4d32f
replay-to-move =
    { $move ->
        [0] { $told }
       *[other] { $move }. { $told }
    }
# en: 00f271bf
button-replay-gif = GIF
# en: 51673b53
button-replay-post = Megoszt

### Answers: private, one sentence or two

# en: f8ba401f
replay-unknown = Nincs meg nekem ez a meccs. Írd be: `/replay`, és válassz a listából.
# en: 79c4aa60
replay-running = Ez a meccs még tart. Gyere vissza, ha vége.
# en: d07bda94
replay-undealt = Ez a meccs az osztás előtt véget ért, így nincs mit megnézni.
# en: 99e0e071
replay-damaged = Megsérült ennek a meccsnek a jegyzőkönyve, ezért nem tudom megmutatni.
# en: c37a92e0
replay-damaged-round = Megsérült ennek a meccsnek a jegyzőkönyve ({ $round }. leosztás), ezért innentől nem tudom megmutatni.
# en: 9f29f8ae
replay-undrawn = Nem tudtam lerajzolni ezt a képet. Próbáld újra, vagy lépkedj végig a leosztáson.
# en: 814eb108
replay-may-not = Ebbe a csatornába nem írhatsz, ezért nem teszem ki helyetted.
# en: 2f68c18e
replay-i-may-not = Ebbe a csatornába nem írhatok, ezért nem tudom kitenni.
# en: fa0fcd85
replay-no-files = Ebben a csatornában nem csatolhatok fájlt, ezért nincs GIF. Lépkedj végig a leosztáson szavakban.

### The picture in words: alt text

# en: caca13a7
replay-alt-round = { $game }, { $number }/{ $rounds }. leosztás: mozgókép, { $moves } lépés.
# en: cb25c4e9
replay-total = { $name }: { $total }
# en: 4a0534db
replay-totals = Összesen: { $totals }.
