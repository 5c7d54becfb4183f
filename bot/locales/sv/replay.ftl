# Matches that are over, step by step: what stands above the picture, its buttons, the picture in words.

### Above the picture

# en: 2b457c5e
replay-heading = {"**"}{ $game }** · { $time }
# en: 76056fce
replay-where =
    { $move ->
        [0] Omgång { $number } av { $rounds }, given.
       *[other] Omgång { $number } av { $rounds }, drag { $move } av { $moves }.
    }
# en: deaeb895
replay-round = Omgång { $number } av { $rounds }, { $moves } drag.
# en: a4a070c4
replay-count = { $move }/{ $moves }
# en: 94dd3193
replay-shown = { $name } visar en repris:
# en: 30290243
replay-thinned = Omgången är för lång för { $limit } MiB, så du ser { $shown } av dess { $moments } bilder.
# en: 69cdeee6
replay-choice = { $date } · { $game } · { $names }

### Buttons and menus

# en: 299a8116
button-replay = Repris
# en: 7e5f79b8
replay-to-moment = Gå till ett ögonblick
# en: bd3904f0
replay-to-number = Omgång { $number } av { $rounds }
# en: 02c4d32f
replay-to-move =
    { $move ->
        [0] { $told }
       *[other] { $move }. { $told }
    }
# en: 00f271bf
button-replay-gif = GIF
# en: 51673b53
button-replay-post = Dela

### Answers

# en: f8ba401f
replay-unknown = Den matchen har jag inte här. Skriv `/replay` och välj en i listan.
# en: 79c4aa60
replay-running = Den matchen är inte slut än. Kom tillbaka när den är det.
# en: d07bda94
replay-undealt = Den matchen slutade före given, så det finns inget att se.
# en: 99e0e071
replay-damaged = Protokollet från den matchen är skadat, så jag kan inte visa den.
# en: c37a92e0
replay-damaged-round = Protokollet från den matchen är skadat i omgång { $round }, så jag kan inte visa den omgången eller någon senare.
# en: 9f29f8ae
replay-undrawn = Jag kunde inte rita den bilden. Försök igen, eller stega genom omgången i stället.
# en: 814eb108
replay-may-not = Du får inte skriva i den här kanalen, så jag lägger inte ut den åt dig.
# en: 2f68c18e
replay-i-may-not = Jag får inte skriva i den här kanalen, så jag kan inte lägga ut den här.
# en: fa0fcd85
replay-no-files = Jag får inte bifoga filer i den här kanalen, så det blir ingen GIF. Stega genom omgången i ord i stället.

### The picture in words

# en: caca13a7
replay-alt-round = { $game }, omgång { $number } av { $rounds }, som rörlig bild med { $moves } drag.
# en: cb25c4e9
replay-total = { $name }: { $total }
# en: 4a0534db
replay-totals = Ställning: { $totals }.
