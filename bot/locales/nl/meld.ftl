# Römi 40, 50, 51 and Joker-mánia 51: names, moves, the hand and its plan, the table in words, the rules.

### Cards

# en: 47b57459
card =
    { $suit ->
        [S] schoppen
        [H] harten
        [D] ruiten
       *[C] klaveren
    }{ $rank ->
        [A] aas
        [J] boer
        [Q] vrouw
        [K] heer
       *[other] {" "}{ $rank }
    }
# en: ad3ee05b
card-short = { $rank }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
# en: abfd1dfc
card-joker = Joker
# en: b572b1c9
card-joker-for = { card-joker } ({ $card })
# en: 08d401b9
card-joker-short = Joker

### Combinations in words

# en: d14314a8
card-rank =
    { $what ->
        [A] aas
        [J] boer
        [Q] vrouw
        [K] heer
       *[other] { $what }
    }
# en: 3378bba4
card-suit =
    { $what ->
        [S] schoppen
        [H] harten
        [D] ruiten
       *[C] klaveren
    }
# en: c598ca1d
meld-run = { $suit ->
        [S] schoppen
        [H] harten
        [D] ruiten
       *[C] klaveren
    } { $list }
# en: eed444a7
meld-group =
    { $rank ->
        [A] azen
        [J] boeren
        [Q] vrouwen
        [K] heren
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [6] zessen
        [7] zevens
        [8] achten
        [9] negens
       *[10] tienen
    } in { $list }
# en: f1a7ec32
meld-joker-as = { card-joker } ({ $what })

### What happened

# en: 2139e8fb
event-meld-dealt = Ronde { $round }: { $name } deelt.
# en: 50781ce2
event-meld-draw = { $name } { verb-draw }.
# en: 0f4e7ea7
event-meld-drew = Je hebt { $tile } getrokken.
# en: 9c85e468
event-met = { $name } komt uit met { $points } punten.
# en: 32c8690a
event-talon = De stapel was op. De weggegooide kaarten zijn nu de nieuwe.
# en: 5c3dfe26
event-meld-round-ended =
    { $end ->
        [out] { $who ->
            [you] Je bent uit en wint ronde { $round }.
           *[seat] { $name } is uit en wint ronde { $round }.
        }
        [hand] { $who ->
            [you] Je bent in één keer uit en wint ronde { $round }.
           *[seat] { $name } is in één keer uit en wint ronde { $round }.
        }
       *[void] De stapel was weer op: niemand wint ronde { $round }, en elke hand telt.
    }
# en: b03736cd
event-meld-match-ended = Dat was de laatste ronde. De partij is voorbij.

### Moves in words

# en: d5299443
move-meld-draw = { $name } { verb-draw } { $tile }.
# en: 0307b7fe
move-meld-take = { $name } { verb-take } { $tile } van de aflegstapel.
# en: 99c77b1d
move-meld = { $name } { verb-lay } { $tiles } neer.
# en: f3e03a22
move-layoff = { $name } { verb-add } { $tiles } aan bij { $number }.
# en: a6fd451b
move-melds =
    { $points ->
        [0] { $name } { verb-lay } { $parts } neer.
       *[other] { $name } { verb-lay } { $parts } neer ({ $points } punten).
    }
# en: 61373ca6
move-layoffs = { $name } { verb-add } { $parts } aan.
# en: ab1259a6
part-layoff = { $tiles } bij { $number }
# en: b77b3518
move-swap = { $name } { verb-swap } { $tiles } voor de joker.
# en: 580b572b
move-discard = { $name } { verb-discard } { $tile } weg.
# en: 3589ee74
move-talon = De weggegooide kaarten zijn nu de nieuwe stapel.

### The hand: its first line

# en: b7f86006
panel-meld-phase-first = Jij begint: gooi een kaart weg.
# en: f4bcc924
panel-meld-phase-draw =
    { $take ->
        [yes] Trek, of pak { $tile }.
       *[no] Trek een kaart.
    }
# en: f51e0c60
panel-meld-phase-play =
    { $lay ->
        [yes] Leg neer, of gooi weg.
        [done] Gooi nu { $tile } weg.
       *[no] Gooi een kaart weg.
    }

### The hand: its buttons

# en: 62021516
panel-meld-draw = Trekken
    .deed = Trekken
# en: ce4aa571
panel-meld-take = Pakken: { $tile }
    .deed = { $tile } pakken
# en: 032cd393
panel-meld-lay = Leggen: { $what }
# en: 81b064b2
panel-meld-layoff = Aan bij { $number }
# en: 5899e950
panel-meld-swap = Joker { $number } ruilen
# en: 8b381d9b
panel-meld-other = Of zo: { $list }
# en: 318ac1f0
panel-meld-discard = Wegdoen: { $tile }
    .deed = { $tile } weggooien
# en: 0cc36cdc
panel-meld-to-layoff = Aanleggen bij { $number }: { $what }
# en: 94e0b822
panel-meld-to-swap = Joker { $number } ruilen: { $what }
# en: 35605ef2
button-sort-suit = Op kleur
# en: 0623d77d
button-sort-rank = Op waarde
# en: 9bf0b06c
button-sort-melds = Op combinatie

### The plan

# en: 2aa07b7c
panel-meld-plan = **Plan – pas als je weggooit, ligt het op tafel:** { $list }
# en: 1a8a331b
panel-meld-take-line = pakken: { $list }
# en: 39ea9c2c
panel-meld-meld-line = leggen: { $list }
# en: d142ebfb
panel-meld-layoff-line = aan bij **{ $number }**: { $list }
# en: d57beff2
panel-meld-swap-line = { $list } ruilen voor joker **{ $number }**
# en: 869cf2a3
panel-meld-points =
    { $enough ->
        [yes] { $points } punten, genoeg voor { $minimum }.
       *[no] { $points } van { $minimum } punten: leg meer, of neem kaarten terug.
    }

### What a plan still lacks

# en: 6e7cf220
plan-no-combination = Deze kaarten vormen geen combinatie en passen bij geen andere.
# en: 73d52f9f
plan-too-few-picked = Kies drie of meer kaarten voor een combinatie, of één om weg te gooien.
# en: 8f257b48
plan-minimum-first = Haal eerst { $minimum } punten met nieuwe combinaties, en leg dan pas aan.
# en: a6caed98
plan-joker-not-used = Gebruik de ingeruilde joker: die mag niet in je hand blijven.
# en: 0ce24fec
plan-taken-not-laid = Je hebt { $tile } gepakt. Leg die deze beurt neer, of leg die terug.
# en: 31b675d4
plan-taken-needs-naturals = Bij { $tile } horen twee gewone kaarten uit je hand.
# en: c73a3048
plan-taken-needs-hand = Bij { $tile } horen kaarten uit je hand.
# en: 4dbd99c5
plan-taken-laid-alone = { $tile } mag daar niet alleen bij: leg nog een kaart uit je hand aan, of houd dezelfde kaart in je hand.
# en: ceba49c0
plan-taken-again = Je hebt { $tile } deze beurt gepakt, dus weggooien mag niet.
# en: be0bad03
plan-first-only-discards = Je eerste beurt is alleen weggooien, tenzij je in één keer uit bent.
# en: 32bfeb01
plan-nothing-to-discard = Houd één kaart over om weg te gooien.
# en: f3089513
plan-not-in-hand = { $tile } heb je niet meer.

### The table in words

# en: 4b05f80c
alt-meld-empty = Er liggen nog geen combinaties op tafel.
# en: 8c0460c7
alt-meld-table = Op tafel: { $list }.
# en: 4eeaf230
alt-meld-one = { $number }: { $what }
# en: 268770a4
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(past: { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}(de joker: { $price })
       *[no] { "" }
    }
# en: 554c5c8b
alt-meld-piles =
    { $talon ->
        [0] De stapel is leeg.
        [one] 1 kaart in de stapel.
       *[other] { $talon } kaarten in de stapel.
    } { $count ->
        [0] De aflegstapel is leeg.
       *[other] Laatst weggegooid: { $top }.
    }
# en: d200e06c
alt-meld-direction =
    { $step ->
        [1] Het spel gaat naar links.
       *[other] Het spel gaat naar rechts.
    }
# en: 933b0870
alt-meld-met =
    { $count ->
        [0] Niemand heeft het minimum van { $minimum } al gehaald.
       *[other] Uitgekomen met het minimum van { $minimum }: { $names }.
    }
# en: 4fa0b72f
alt-meld-fits =
    { $met ->
        [yes] Je kunt aanleggen: { $list }.
       *[no] Zodra je bent uitgekomen, kun je aanleggen: { $list }.
    }
# en: d0ce66a7
alt-meld-goes = { $list } bij { $number }
# en: fac4f8d4
alt-meld-wins = { $list } bij { $number } voor de joker

### The games and their options

# en: 8b040c92
about-romi40 = Leg voor 40 punten rijen en groepen neer, en wees als eerste uit.
# en: 715eab09
about-romi50 = Leg voor 50 punten rijen en groepen neer, zonder jokers.
# en: 570b8aa4
about-romi51 = Leg voor 51 punten rijen en groepen neer, en wees als eerste uit.
# en: cfd3d993
about-joker-mania = Leg voor 51 punten rijen en groepen neer, met een joker voor iedereen.
# en: 39d63f47
game-romi40 = Römi 40
# en: feca8e70
game-romi50 = Römi 50
# en: 98fe52a7
game-romi51 = Römi 51
# en: 2f1fc02c
game-joker-mania = Joker-mánia 51
# en: 29b25ceb
option-hand-doubles = In één keer uit
# en: 694317ff
option-hand-doubles-no = telt gewoon
# en: 913ffffc
option-hand-doubles-yes = anderen dubbele punten

### The rules

# en: 578929cb
rules-romi40 =
    Rummy met twee spellen kaarten en twee jokers. Trek een kaart, leg rijen en groepen neer of leg aan bij wat er ligt, en gooi een kaart weg. Je eerste combinaties moeten samen 40 punten waard zijn.
    Ben je uit, dan krijgen de anderen als punten wat ze nog in de hand hebben. Wie de minste punten heeft, wint.
    .alt = Een kaarttafel met vier combinaties: harten 7, 8, Joker (9), 10; vrouwen in schoppen, harten, klaveren; ruiten aas, 2, 3; en klaveren 4, 5, 6, 7, waar de 7 net is aangelegd.
# en: 320d2ea6
rules-romi50 =
    Rummy met twee spellen kaarten zonder jokers. Trek een kaart, leg rijen en groepen neer of leg aan bij wat er ligt, en gooi een kaart weg. Je eerste combinaties moeten samen 50 punten waard zijn.
    Ben je uit, dan krijgen de anderen als punten wat ze nog in de hand hebben. Wie de minste punten heeft, wint.
    .alt = Een kaarttafel met vier combinaties: harten 7, 8, 9, 10; vrouwen in schoppen, harten, klaveren; ruiten aas, 2, 3; en klaveren 4, 5, 6, 7, waar de 7 net is aangelegd.
# en: fff61df4
rules-romi51 =
    Rummy met twee spellen kaarten en twee jokers. Je eerste combinaties moeten samen 51 punten waard zijn. De laatst weggegooide kaart mag je altijd pakken, wat je er ook mee doet.
    Ben je uit, dan krijgen de anderen als punten wat ze nog in de hand hebben. Wie de minste punten heeft, wint.
    .alt = Een kaarttafel met vier combinaties: harten 7, 8, Joker (9), 10; vrouwen in schoppen, harten, klaveren; ruiten aas, 2, 3; en klaveren 4, 5, 6, 7, waar de 7 net is aangelegd.
# en: 279a75ec
rules-joker-mania =
    Rummy met twee spellen kaarten en een joker voor iedereen. Je eerste combinaties moeten samen 51 punten waard zijn. Pak je een weggegooide kaart, dan horen daar twee gewone kaarten uit je hand bij.
    Ben je uit, dan krijgen de anderen als punten wat ze nog in de hand hebben. Wie de minste punten heeft, wint.
    .alt = Een kaarttafel met vier combinaties: harten 7, 8, Joker (9), 10; vrouwen in schoppen, harten, klaveren; ruiten aas, 2, 3; en klaveren 4, 5, 6, 7, waar de 7 net is aangelegd.
# en: 97e60666
rule-RO-1 = 2 tot 4 spelers en twee spellen van 52 kaarten. Bij Römi 40 en 51 zijn er twee jokers in totaal, bij Römi 50 geen, bij Joker-mánia één per speler.
# en: afa4aff2
rule-RO-2 = Wie na de deler komt, krijgt 15 kaarten, de anderen 14. De rest is de stapel. Bij Joker-mánia heeft iedereen één joker bij de kaarten, en de stapel heeft er geen. Er wordt geloot wie het eerst deelt; daarna gaat het delen rond in de speelrichting. Een ronde die niemand wint, telt ook als ronde.
# en: 689ba68a
rule-RO-3 = 2 tot en met 10 tellen hun getal; boer, vrouw en heer tellen 10; een aas telt altijd 11. Een joker telt als de kaart waarvoor hij staat, en 20 in je hand.
# en: 69833365
rule-RO-4 = Een rij is drie of meer opeenvolgende kaarten van één kleur, hoogstens 13. De aas komt onder de 2 of boven de heer, maar niet allebei, en niet de hoek om: heer, aas, 2 is geen rij.
# en: 8b8951bf
rule-RO-5 = Een groep is drie of vier kaarten van één waarde, allemaal van een andere kleur.
# en: a6f8bbe8
rule-RO-6 = Een combinatie heeft hoogstens twee jokers en minstens één gewone kaart. Bij het neerleggen zeg je waar een joker voor staat, en dat blijft zo.
# en: 12504259
rule-RO-7 = Met 15 kaarten gooi je in de eerste beurt alleen weg, tenzij je in één keer uit bent.
# en: e847c597
rule-RO-8 = In je beurt pak je één kaart: van de stapel, of de laatst weggegooide kaart als de regels dat toestaan. Dan mag je combinaties neerleggen, aanleggen en jokers inruilen zoveel je wilt. Tot slot gooi je één kaart weg. Een kaart die je van de aflegstapel hebt gepakt, mag je in dezelfde beurt niet weggooien, tenzij je dezelfde kaart al had.
# en: e0b52713
rule-RO-9 = Je eerste combinaties, neergelegd in één beurt, moeten samen minstens 40, 50 of 51 punten waard zijn (51 bij Joker-mánia). Jokers tellen mee; kaarten die je bij andere combinaties aanlegt niet.
# en: b1830033
rule-RO-10 = In één keer uit: heb je nog niets neergelegd, en leg je in één beurt al je kaarten neer en gooi je de laatste weg, dan heb je het minimum niet nodig.
# en: efb5d943
rule-RO-11 = Ben je uitgekomen (ook deze beurt telt) of ga je in één keer uit, dan mag je bij elke combinatie op tafel aanleggen, ook meer kaarten tegelijk. Rijen groeien aan hun uiteinden, groepen tot vier kaarten. Jokers aanleggen mag ook.
# en: 6ccea019
rule-RO-12 = Een joker uit een rij ruil je in voor de gewone kaart waarvoor hij staat; uit een groep alleen voor alle kleuren die ontbreken. Gebruik hem in dezelfde beurt: hij komt nooit in je hand of op de aflegstapel. Voordat je bent uitgekomen, mag dat alleen als je in één keer uit bent. Bij Römi 50 zijn er geen jokers om in te ruilen.
# en: 72c09041
rule-RO-13 = Combinaties op tafel splits, verbind of verschuif je nooit. Tot je weggooit, mag je je plan veranderen; pas dan kijken de regels naar je beurt als geheel.
# en: 3527911f
rule-RO-14 = De laatst weggegooide kaart mag je vrij pakken als je voor het eerst in een ronde trekt, en bij Römi 51 altijd.
# en: 2a1d527b
rule-RO-15 = Later mag dat bij de andere spellen alleen om die kaart in dezelfde beurt neer te leggen, en alleen als je al was uitgekomen, deze beurt uitkomt (de kaart telt mee) of in één keer uit bent. In een nieuwe combinatie horen er kaarten uit je hand bij (bij Joker-mánia minstens twee gewone). Aanleggen bij een andere combinatie mag alleen als je dezelfde kaart in je hand hebt, of samen met nog een kaart uit je hand. Ben je deze beurt uit, dan is alles goed.
# en: 9965fcfb
rule-RO-16 = De ronde is voorbij als iemand alles heeft neergelegd en de laatste kaart heeft weggegooid. Je mag niet zoveel neerleggen dat je niets overhoudt om weg te gooien.
# en: 6afd115e
rule-RO-17 = Is de stapel leeg aan het begin van een beurt, dan vormen alle weggegooide kaarten behalve de bovenste een nieuwe stapel, geschud, één keer per ronde. Is die weer leeg, dan is de ronde voorbij, niemand wint, en elke hand telt.
# en: ffd70b14
rule-RO-18 = De kaarten die je overhoudt, zijn je punten voor de ronde; ben je uit, dan heb je er geen. Met een optie kost het meer: “{ option-hand-doubles }: { option-hand-doubles-yes }”. Een partij heeft één, drie, vijf of zeven rondes, en wie de minste punten heeft, wint. Een joker weggooien mag.

### A rule forbids it

# en: 7c10dd16
error-illegal-too-few-cards = { $tiles }: een combinatie heeft minstens drie kaarten.
# en: cf40a055
error-illegal-too-many-cards = Een rij heeft hoogstens 13 kaarten.
# en: 8d46a716
error-illegal-no-natural-card = Een combinatie heeft minstens één gewone kaart.
# en: 73d78936
error-illegal-too-many-jokers = { $tiles }: een combinatie heeft hoogstens twee jokers.
# en: 79e72b9d
error-illegal-suit-twice = { $tiles }: in een groep is elke kleur anders.
# en: 6b401ee6
error-illegal-not-in-order = { $tiles }: noem de kaarten van een rij op volgorde.
# en: 4c1fa29a
error-illegal-around-the-ace = { $tiles }: een aas komt onder de 2 of boven de heer, maar een rij gaat niet de hoek om.
# en: 9995710b
error-illegal-no-combination = { $tiles }: dat is geen rij en geen groep.
# en: 92b3d337
error-illegal-joker-for-nothing = Zeg voor welke kaart de joker staat.
# en: 6524590d
error-illegal-only-jokers-stand = { $tiles }: alleen een joker staat voor een andere kaart.
# en: 596fcd1a
error-illegal-cannot-be-added = { $tiles }: dat past niet bij combinatie { $number }.
# en: 01012ba1
error-illegal-no-such-combination = Er ligt geen combinatie { $number } op tafel.
# en: 69bdcf46
error-illegal-no-joker-there = Combinatie { $number } heeft geen joker om in te ruilen.
# en: 9699faf8
error-illegal-wins-no-joker = Voor { $tiles } krijg je joker { $number } niet. Nodig: { $needed }.
# en: c43523ea
error-illegal-minimum-first = Haal eerst { $minimum } punten met nieuwe combinaties. Je hebt er nu { $points }.
# en: d34adf30
error-illegal-below-minimum = Je eerste combinaties zijn { $points } punten waard. Je hebt er { $minimum } nodig.
# en: b8f55813
error-illegal-joker-not-used = Leg de ingeruilde joker in dezelfde beurt neer.
# en: ccd28e7f
error-illegal-first-only-discards = Je eerste beurt is alleen weggooien, tenzij je in één keer uit bent.
# en: 2df45477
error-illegal-taken-again = Je hebt { $tile } van de aflegstapel gepakt, dus in dezelfde beurt weggooien mag niet.
# en: 5d85c8bd
error-illegal-taken-not-laid = Je hebt { $tile } van de aflegstapel gepakt, dus leg die in dezelfde beurt neer.
# en: bb95c038
error-illegal-taken-needs-naturals = Bij { $tile } van de aflegstapel horen twee gewone kaarten uit je hand.
# en: 1b6fba7b
error-illegal-taken-needs-hand = Bij { $tile } van de aflegstapel horen kaarten uit je hand.
# en: 602f2abf
error-illegal-taken-laid-alone = { $tile } van de aflegstapel mag daar niet alleen bij, tenzij je dezelfde kaart in je hand hebt.
# en: 41763253
error-illegal-nothing-to-discard = Houd één kaart over om weg te gooien.
# en: d39551df
error-illegal-drawn-already = Je hebt al een kaart gepakt. Leg neer wat je wilt, en gooi er een weg.
# en: a674e121
error-illegal-draw-first = Pak eerst een kaart, van de stapel of van de aflegstapel.
# en: e93d1dcd
error-illegal-must-discard = Een beurt eindigt met weggooien, dus er is niets gebeurd.
# en: 1548a7de
error-illegal-talon-not-empty = Pas als de stapel leeg is, vormen de weggegooide kaarten een nieuwe.
# en: 40aba202
error-illegal-not-the-talon = Dat zijn niet de kaarten van de nieuwe stapel.
# en: 63ac079c
error-illegal-cannot-be-taken = { $tile } kun je niet pakken: daarmee is geen beurt geldig. Trek van de stapel.
