### The same deals at all tables of a round of fixtures

# en: e1ee1093
deals-created = Azonos osztások: egy forduló minden asztala ugyanazt kapja, és azokkal hasonlítalak össze, akik máshol a te helyeden ülnek. Válassz egy fordulót, és látod a pecsétjét.
# en: bee65b76
deals-promise = -# { $round }. forduló: `{ $promise }`
# en: 204691b4
deals-heading = **Azonos osztások** · { $game }, { $round }. forduló · kész asztalok: { $over }/{ $tables }
# en: e337c214
deals-state = { $state ->
        [open] Még egy asztal sem kezdett. Aki ebben a fordulóban játszik, emelhet: mindenki egy szóval, amelyet mind látnak.
        [begun] Egy asztal már elkezdte, így többé senki sem emelhet. Kérlek, ne nézd a többi asztalt, amíg a tiétek nem végzett.
       *[ended] Minden asztal végzett.
    }
# en: b23cdc46
deals-secret = -# A titok: `{ $secret }`
# en: f4837e13
deals-table = **{ NUMBER($number, useGrouping: 0) }** · { $seats }
# en: 6ae1240a
deals-unplayed = **{ NUMBER($number, useGrouping: 0) }** · { $names } · nincs összehasonlítva
# en: 90399fda
deals-seat = { $points ->
        [none] { $name } ({ $total })
       *[other] { $name } { $points }/{ $most } ({ $total })
    }
# en: 78a4fe4b
button-deals = Azonos osztások
# en: af7f2f39
deals-rounds = Válassz fordulót
# en: 9e1569f1
deals-round = { $round }. forduló
# en: 2cc40bf4
deals-cut-title = Emelés: { $round }. forduló
# en: bd7e923e
deals-cut-description = Bármilyen szó. Mindenki látja, és a forduló minden osztásában benne van.
# en: 954c6017
deals-cut-said = { $round }. forduló: { $name } emelt ezzel a szóval: „{ $word }”
# en: f4d98b6a
fair-shared = Más asztalok ugyanezeket az osztásokat kapják. Emelni közösen lehet, mielőtt az első asztal elkezdi.
# en: ee2148c1
fair-night = A többi asztal ugyanezeket az osztásokat kapja. Emelni nem lehet; a pecsétjüket a **{ button-fair }** gomb mutatja a játékest oldalán.
# en: ea19ae0b
fair-meaning-shared = A pecsét egy titkos kezdőérték SHA-256 lenyomata. Ha minden asztal végzett, látod a kezdőértékeket és a kezeket, így bárki ellenőrizheti, hogy egyeznek, és hogy senki sem nyúlt az osztásokhoz. Addig rejtve maradnak.

# en: d1a94925
deals-none = Ennek a fordulónak az asztalai külön-külön osztanak.
# en: 3b328bd8
deals-secret-yet = Más asztalok még játsszák ezeket az osztásokat. Ha mind végeztek, megnézheted őket.
# en: e95220d5
match-hidden = Nem látod azt a csatornát, ahol ezt a meccset játszották, ezért csak az eredményét láthatod.
# en: 38e7307f
fixtures-alone = { $round }. forduló: nincs két asztal ugyanannyi játékossal, így nem lenne mit összehasonlítani. Változtass a játékosok vagy a helyek számán.
# en: f37822dd
error-league-deals-begun = A forduló egyik asztala már elkezdte, így többé senki sem emelhet.
# en: cfdaee35
error-league-deals-strange = Csak az emelhet, aki ebben a fordulóban játszik.
