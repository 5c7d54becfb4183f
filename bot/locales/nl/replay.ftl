# Matches that are over, step by step: what stands above the picture, its buttons, the picture in words.

### Above the picture

# en: 2b457c5e
replay-heading = {"**"}{ $game }** · { $time }
# en: 76056fce
replay-where =
    { $move ->
        [0] Ronde { $number } van { $rounds }, er is gedeeld.
       *[other] Ronde { $number } van { $rounds }, zet { $move } van { $moves }.
    }
# en: deaeb895
replay-round =
    { $moves ->
        [one] Ronde { $number } van { $rounds }, 1 zet.
       *[other] Ronde { $number } van { $rounds }, { $moves } zetten.
    }
# en: a4a070c4
replay-count = { $move }/{ $moves }
# en: 94dd3193
replay-shown = { $name } toont een herhaling:
# en: 30290243
replay-thinned = De ronde is te lang voor { $limit } MiB, dus je ziet { $shown } van { $moments } beelden.
# en: 69cdeee6
replay-choice = { $date } · { $game } · { $names }

### Buttons and menus

# en: 299a8116
button-replay = Herhaling
# en: 7e5f79b8
replay-to-moment = Naar een moment
# en: bd3904f0
replay-to-number = Ronde { $number } van { $rounds }
# en: 02c4d32f
replay-to-move =
    { $move ->
        [0] { $told }
       *[other] { $move }. { $told }
    }
# en: 00f271bf
button-replay-gif = GIF
# en: 51673b53
button-replay-post = Delen

### Answers

# en: f8ba401f
replay-unknown = Die partij heb ik hier niet. Typ `/replay` en kies er een uit de lijst.
# en: 79c4aa60
replay-running = Die partij is nog niet voorbij. Kom terug als het zover is.
# en: d07bda94
replay-undealt = Die partij eindigde voor het delen, dus er valt niets te zien.
# en: 99e0e071
replay-damaged = Het verslag van die partij is beschadigd, dus ik kan die niet tonen.
# en: c37a92e0
replay-damaged-round = Het verslag van die partij is beschadigd in ronde { $round }, dus die ronde en wat erna kwam kan ik niet tonen.
# en: 9f29f8ae
replay-undrawn = Die afbeelding is niet gelukt. Probeer het nog eens, of loop de ronde stap voor stap door.
# en: 814eb108
replay-may-not = Jij kunt niet in dit kanaal schrijven, dus ik plaats het niet voor je.
# en: 2f68c18e
replay-i-may-not = Ik kan niet in dit kanaal schrijven, dus ik kan het hier niet plaatsen.
# en: fa0fcd85
replay-no-files = Ik kan in dit kanaal geen bestanden bijvoegen, dus er komt geen gif. Loop de ronde in woorden door.

### The picture in words

# en: caca13a7
replay-alt-round =
    { $moves ->
        [one] { $game }, ronde { $number } van { $rounds }, als bewegend beeld met 1 zet.
       *[other] { $game }, ronde { $number } van { $rounds }, als bewegend beeld met { $moves } zetten.
    }
# en: cb25c4e9
replay-total = { $name }: { $total }
# en: 4a0534db
replay-totals = Totalen: { $totals }.
