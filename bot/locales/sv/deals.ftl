### The same deals at all tables of a round of fixtures

# en: e1ee1093
deals-created = Samma givar: alla bord i en omgång spelar samma givar, och du jämförs med dem som sitter på din plats vid andra bord. Välj en omgång, så ser du dess sigill.
# en: bee65b76
deals-promise = -# Omgång { $round }: `{ $promise }`
# en: 204691b4
deals-heading = **Samma givar** · { $game }, omgång { $round } · { $over } av { $tables } bord klara
# en: e337c214
deals-state = { $state ->
        [open] Inget bord har börjat. Alla som spelar omgången kan kupera: ett ord var, som alla ser.
        [begun] Ett bord har börjat, så ingen kan kupera längre. Titta inte på de andra borden förrän ditt är klart.
       *[ended] Alla bord är klara.
    }
# en: b23cdc46
deals-secret = -# Hemligheten: `{ $secret }`
# en: f4837e13
deals-table = **{ NUMBER($number, useGrouping: 0) }** · { $seats }
# en: 6ae1240a
deals-unplayed = **{ NUMBER($number, useGrouping: 0) }** · { $names } · jämförs inte
# en: 90399fda
deals-seat = { $points ->
        [none] { $name } ({ $total })
       *[other] { $name } { $points } av { $most } ({ $total })
    }
# en: 78a4fe4b
button-deals = Samma givar
# en: af7f2f39
deals-rounds = Välj en omgång
# en: 9e1569f1
deals-round = Omgång { $round }
# en: 2cc40bf4
deals-cut-title = Kupera omgång { $round }
# en: bd7e923e
deals-cut-description = Vilket ord som helst. Alla ser det, och det finns i varje giv i omgången.
# en: 954c6017
deals-cut-said = { $name } kuperade omgång { $round }: ”{ $word }”
# en: f4d98b6a
fair-shared = Andra bord spelar samma givar. De kuperas tillsammans innan det första av borden börjar.
# en: ee2148c1
fair-night = De andra borden spelar samma givar. Ingen kuperar; **{ button-fair }** på spelkvällens sida visar deras sigill.
# en: ea19ae0b
fair-meaning-shared = Sigillet är SHA-256 av ett hemligt frö. När alla bord är klara får du se frön och händer. Då kan vem som helst kontrollera att de stämmer med sigillet och att ingen har rört givarna. Till dess hålls de dolda.

# en: d1a94925
deals-none = Borden i den här omgången har egna givar.
# en: 3b328bd8
deals-secret-yet = Andra bord spelar fortfarande de här givarna. Du får se dem när alla är klara.
# en: e95220d5
match-hidden = Du ser inte kanalen där den här matchen spelades, så du ser bara resultatet.
# en: 38e7307f
fixtures-alone = I omgång { $round } finns inga två bord med lika många spelare, så ingen skulle kunna jämföras. Ändra antalet spelare eller platser.
# en: f37822dd
error-league-deals-begun = Ett bord i omgången har börjat, så ingen kan kupera längre.
# en: cfdaee35
error-league-deals-strange = Bara de som spelar omgången kan kupera dess givar.
