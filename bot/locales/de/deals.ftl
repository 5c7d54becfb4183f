### The same deals at all tables of a round of fixtures

# en: e1ee1093
deals-created = Gleiche Mischungen: Alle Tische einer Runde bekommen dieselben, und verglichen wirst du mit denen, die anderswo auf deinem Platz sitzen. Wähl eine Runde, dann siehst du ihr Siegel.
# en: bee65b76
deals-promise = -# Runde { $round }: `{ $promise }`
# en: 204691b4
deals-heading = **Gleiche Mischungen** · { $game }, Runde { $round } · { $over } von { $tables } Tischen fertig
# en: e337c214
deals-state = { $state ->
        [open] Noch hat kein Tisch angefangen. Wer diese Runde spielt, kann abheben: jeder mit einem Wort, das alle sehen.
        [begun] Ein Tisch hat angefangen, jetzt kann niemand mehr abheben. Bitte schau nicht zu den anderen Tischen, bis deiner fertig ist.
       *[ended] Alle Tische sind fertig.
    }
# en: b23cdc46
deals-secret = -# Das Geheimnis: `{ $secret }`
# en: f4837e13
deals-table = **{ NUMBER($number, useGrouping: 0) }** · { $seats }
# en: 6ae1240a
deals-unplayed = **{ NUMBER($number, useGrouping: 0) }** · { $names } · ohne Vergleich
# en: 90399fda
deals-seat = { $points ->
        [none] { $name } ({ $total })
       *[other] { $name } { $points } von { $most } ({ $total })
    }
# en: 78a4fe4b
button-deals = Gleiche Mischungen
# en: af7f2f39
deals-rounds = Runde wählen
# en: 9e1569f1
deals-round = Runde { $round }
# en: 2cc40bf4
deals-cut-title = Für Runde { $round } abheben
# en: bd7e923e
deals-cut-description = Irgendein Wort. Alle sehen es, und es steckt in jeder Mischung der Runde.
# en: 954c6017
deals-cut-said = { $name } hat für Runde { $round } abgehoben: „{ $word }“
# en: f4d98b6a
fair-shared = Andere Tische spielen dieselben Mischungen. Abgehoben wird gemeinsam, bevor der erste dieser Tische anfängt.
# en: ee2148c1
fair-night = Die anderen Tische spielen dieselben Mischungen. Abgehoben wird nicht; ihr Siegel zeigt **{ button-fair }** auf der Seite des Spieleabends.
# en: ea19ae0b
fair-meaning-shared = Das Siegel ist der SHA-256 eines geheimen Startwerts. Sind alle Tische fertig, siehst du Startwerte und Hände, und alle können prüfen, dass sie zum Siegel passen und dass niemand etwas vertauscht hat. Bis dahin bleiben sie verdeckt.

# en: d1a94925
deals-none = Die Tische dieser Runde haben jeder eigene Mischungen.
# en: 3b328bd8
deals-secret-yet = An anderen Tischen werden diese Mischungen noch gespielt. Du kannst sie ansehen, wenn alle fertig sind.
# en: e95220d5
match-hidden = Du siehst den Kanal nicht, in dem diese Partie gespielt wurde, darum siehst du nur ihr Ergebnis.
# en: 38e7307f
fixtures-alone = In Runde { $round } sitzen an keinen zwei Tischen gleich viele, also gäbe es keinen Vergleich. Ändere die Zahl der Leute oder der Plätze.
# en: f37822dd
error-league-deals-begun = Ein Tisch dieser Runde hat angefangen, jetzt kann niemand mehr abheben.
# en: cfdaee35
error-league-deals-strange = Abheben kann nur, wer diese Runde spielt.
