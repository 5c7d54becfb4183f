### The same deals at all tables of a round of fixtures

# en: e1ee1093
deals-created = Overal hetzelfde: alle tafels van een ronde krijgen dezelfde stenen of kaarten, en je wordt vergeleken met wie elders op jouw plek zit. Kies een ronde om haar schudzegel te zien.
# en: bee65b76
deals-promise = -# Ronde { $round }: `{ $promise }`
# en: 204691b4
deals-heading = **Overal hetzelfde** · { $game }, ronde { $round } · { $over } van { $tables } tafels klaar
# en: e337c214
deals-state = { $state ->
        [open] Nog geen tafel is begonnen. Wie deze ronde speelt, kan couperen: elk één woord, dat iedereen ziet.
        [begun] Er is een tafel begonnen, dus couperen kan niet meer. Kijk niet bij de andere tafels voordat de jouwe klaar is.
       *[ended] Alle tafels zijn klaar.
    }
# en: b23cdc46
deals-secret = -# Het geheim: `{ $secret }`
# en: f4837e13
deals-table = **{ NUMBER($number, useGrouping: 0) }** · { $seats }
# en: 6ae1240a
deals-unplayed = **{ NUMBER($number, useGrouping: 0) }** · { $names } · niet vergeleken
# en: 90399fda
deals-seat = { $points ->
        [none] { $name } ({ $total })
       *[other] { $name } { $points } van { $most } ({ $total })
    }
# en: 78a4fe4b
button-deals = Overal hetzelfde
# en: af7f2f39
deals-rounds = Kies een ronde
# en: 9e1569f1
deals-round = Ronde { $round }
# en: 2cc40bf4
deals-cut-title = Coupeer ronde { $round }
# en: bd7e923e
deals-cut-description = Elk woord mag. Iedereen ziet het, en het telt mee in elke spelronde.
# en: 954c6017
deals-cut-said = { $name } coupeerde ronde { $round }: “{ $word }”
# en: f4d98b6a
fair-shared = Andere tafels krijgen hetzelfde. Couperen doe je samen, voordat de eerste van deze tafels begint.
# en: ee2148c1
fair-night = De andere tafels krijgen hetzelfde. Couperen kan niet; **{ button-fair }** op de pagina van de spelavond toont het schudzegel.
# en: ea19ae0b
fair-meaning-shared = Het schudzegel is de SHA-256 van een geheime startwaarde. Zijn alle tafels klaar, dan zie je de startwaarden en de handen. Iedereen kan dan nagaan of ze kloppen en of niemand heeft geknoeid. Tot dan blijven ze verborgen.

# en: d1a94925
deals-none = De tafels van deze ronde worden elk apart geschud.
# en: 3b328bd8
deals-secret-yet = Andere tafels spelen dit nog. Je kunt het bekijken als alle tafels klaar zijn.
# en: e95220d5
match-hidden = Je ziet het kanaal niet waarin deze partij gespeeld is, dus je ziet alleen de uitslag.
# en: 38e7307f
fixtures-alone = In ronde { $round } zitten er aan geen twee tafels evenveel spelers, dus er valt niets te vergelijken. Kies een ander aantal spelers of plekken.
# en: f37822dd
error-league-deals-begun = Er is een tafel van deze ronde begonnen, dus couperen kan niet meer.
# en: cfdaee35
error-league-deals-strange = Alleen wie deze ronde speelt, kan couperen.
