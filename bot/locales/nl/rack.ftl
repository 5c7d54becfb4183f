# Tábla Römi: names, moves, the rack, the table in words, the rules. $tile is a tile: “rood 12”.

### Tiles

# en: e849d0f6
rack-tile =
    { $colour ->
        [R] rood
        [Y] geel
        [K] zwart
       *[B] blauw
    } { $number }
# en: e6a5b12b
rack-joker = gedrukte joker
# en: 9c278056
rack-a-tile =
    { $printed ->
        [yes] een gedrukte joker
       *[no] { $tile }
    }
# en: a3e0b82e
rack-tile-short =
    { $colour ->
        [R] R
        [Y] G
        [K] Z
       *[B] B
    }{ $number }
# en: 24f60408
rack-tile-for = { $tile } ({ $stands })

### What happened

# en: 4fc1756b
event-rack-dealt = Ronde { $round }: { $name } deelt.
# en: af16ccbc
event-turned-up =
    { $printed ->
        [yes] De open steen is een gedrukte joker, dus de andere is deze ronde de enige.
       *[no] De open steen is { $tile }, dus de joker is { $joker }.
    }
# en: cc0a0a8a
event-rack-draw = { $name } { verb-draw }.
# en: 8b4b9363
event-rack-drew = Je hebt { rack-a-tile } getrokken.
# en: 13df45bd
event-end-hand =
    { $kind ->
        [runs] { $name } { verb-go } uit met rijen en groepen!
        [colours] { $name } { verb-go } uit met één kleur!
        [pairs] { $name } { verb-go } uit met zeven paren!
       *[total8] { $name } { verb-go } uit met acht dezelfde!
    }
# en: e58bd4bf
event-rack-round-ended =
    { $end ->
        [hand] { $who ->
            [you] Je wint ronde { $round }.
           *[seat] { $name } wint ronde { $round }.
        }
       *[void] De stapel is op, en niemand wint ronde { $round }.
    }
# en: 1f675b64
rack-round-won =
    { $kind ->
        [runs] { $names } wint **ronde { $number }** met rijen en groepen.
        [colours] { $names } wint **ronde { $number }** met één kleur.
        [pairs] { $names } wint **ronde { $number }** met zeven paren.
       *[total8] { $names } wint **ronde { $number }** met acht dezelfde.
    }
# en: c68f124e
event-rack-match-ended = Dat was de laatste ronde. De partij is voorbij.

### Moves in words

# en: 2eb1f686
move-rack-draw = { $name } { verb-draw } { rack-a-tile }.
# en: bc0a6b50
move-rack-take = { $name } { verb-take } { rack-a-tile }.
# en: 3daca61f
move-rack-discard = { $name } { verb-discard } { rack-a-tile } weg.
# en: dca085c1
move-draw-turned = { $name } { verb-draw } de open steen: { $tile }.
# en: 71bba34f
move-claim = { $name } { verb-claim } { rack-a-tile } op.
# en: de4f72e7
move-end-hand =
    { $kind ->
        [runs] { $name } is uit met rijen en groepen: { $tiles }. Laatst weggegooid: { $tile }.
        [colours] { $name } is uit met één kleur: { $tiles }. Laatst weggegooid: { $tile }.
        [pairs] { $name } is uit met zeven paren: { $tiles }. Laatst weggegooid: { $tile }.
       *[total8] { $name } is uit met acht dezelfde: { $tiles }. Laatst weggegooid: { $tile }.
    }

### The hand: its first line

# en: 8ed76410
panel-rack-phase-first = Jij begint: gooi een steen weg.
# en: 41f9497c
panel-rack-phase-draw =
    { $take ->
        [yes] Trek, of pak { $tile }.
       *[no] Trek een steen.
    }
# en: 2779c23c
panel-rack-phase-discard = Gooi een steen weg.
# en: e9316626
panel-rack-can-end = Je hand is compleet! Je kunt uit, of gooi een steen weg en speel door.
# en: 9843bef9
panel-rack-claimable = De laatst weggegooide steen maakt je hand compleet: eis die op!
# en: ea71d02f
panel-rack-arrange = Terwijl je wacht, kun je je stenen ordenen.

### The hand: its buttons

# en: 1ebc1593
panel-rack-draw = Trekken
    .deed = Trekken
# en: 4d656666
panel-rack-take = Pakken: { $tile }
    .deed = { $tile } pakken
# en: 6d50a3bb
panel-rack-claim = Opeisen: { $tile }
    .deed = { $tile } opeisen
# en: 321ec78c
panel-rack-draw-turned = Open steen: { $tile }
    .deed = Open steen trekken: { $tile }
# en: 80c7e833
panel-rack-end =
    { $kind ->
        [runs] Uit, weg met { $tile } · rijen en groepen
        [colours] Uit, weg met { $tile } · één kleur
        [pairs] Uit, weg met { $tile } · zeven paren
       *[total8] Uit, weg met { $tile } · acht dezelfde
    }
    .deed =
    { $kind ->
        [runs] Uit, weg met { $tile } · rijen en groepen
        [colours] Uit, weg met { $tile } · één kleur
        [pairs] Uit, weg met { $tile } · zeven paren
       *[total8] Uit, weg met { $tile } · acht dezelfde
    }
# en: c039405f
panel-rack-discard = Wegdoen: { $tile }
    .deed = { $tile } weggooien
# en: 18748181
panel-rack-pick = Verplaats een steen, of ruil er twee om…
# en: 38eb6054
panel-rack-left = ◀
# en: 503935f1
panel-rack-right = ▶
# en: 6c25b66c
panel-rack-swap = Omruilen
# en: 8f546da5
button-sort-own = Eigen volgorde

### The hand: lines below the first one

# en: 3c0e2790
panel-rack-printed = Gedrukte joker = { $stands }
# en: 0ec36e9b
panel-rack-near = Dichtst bij: { $ways }
# en: 22e1bdbf
panel-rack-way =
    { $kind ->
        [runs] rijen en groepen { $have }/{ $most }
        [colours] één kleur { $have }/{ $most }
        [pairs] paren { $have }/{ $most }
       *[total8] acht dezelfde { $have }/{ $most }
    }
# en: 358a6a31
panel-rack-claim-line = • Je eist { $tile } op. Waarmee ben je uit?
# en: c570f8ef
panel-rack-draw-turned-line = • Je trekt de open steen: { $tile }. Waarmee ben je uit?

### The table in words

# en: e542c449
alt-rack-turned =
    { $there ->
        [yes] De open steen is { $tile }. Jokers: { $jokers }.
       *[no] De open steen is weg. Jokers: { $jokers }.
    }
# en: db09511c
alt-rack-won =
    { $kind ->
        [runs] De winnende hand, rijen en groepen: { $list }.
        [colours] De winnende hand, één kleur: { $list }.
        [pairs] De winnende hand, zeven paren: { $list }.
       *[total8] De winnende hand, acht dezelfde: { $list }.
    }
# en: 74fe3b06
alt-rack-talon =
    { $talon ->
        [0] De stapel is leeg.
        [one] 1 steen in de stapel.
       *[other] { $talon } stenen in de stapel.
    }
# en: 328aa4b2
alt-rack-discards = Laatst weggegooid door { $name }, nieuwste eerst: { $list }.

### The game and its options

# en: 6ece3c04
about-tabla = Verzamel als eerste 14 stenen in rijen en groepen, of zeven paren.
# en: 3f240928
game-tabla = Tábla Römi
# en: ea8c7985
option-direction = Speelrichting
# en: 67997b3f
option-direction-left = naar links
# en: 50abcc1a
option-direction-right = naar rechts
# en: 0d9a614c
option-printed-jokers = Gedrukte jokers
# en: 73be5597
option-printed-jokers-stand-in = gewone stenen
# en: 2c35f5f7
option-printed-jokers-wild = ook jokers
# en: f65613c7
option-claims = Opeisen buiten je beurt
# en: 134a0468
option-claims-yes = ja
# en: 56435f6b
option-claims-no = nee
# en: ad449eb0
option-deals = Rondes
# en: 5be60109
option-deals-3 = drie
# en: 360f340e
option-deals-1 = één
# en: a8d20ce5
option-deals-5 = vijf
# en: 9b301c2d
option-deals-7 = zeven

### The rules

# en: 365140b6
rules-tabla =
    Stenen van 1 tot 13 in vier kleuren, elk twee keer. Eén steen ligt open, en het volgende getal van die kleur is de joker. In je beurt trek je van de stapel of pak je de laatst weggegooide steen, en dan gooi je er een weg. Tot het einde gaat er niets op tafel: je wint de ronde zodra 14 van je 15 stenen een geldige hand vormen en je de laatste weggooit.
    Geldige handen: rijen en groepen; 14 stenen van één kleur; zeven paren; of acht stenen van één getal en de andere zes in rijen en groepen. Maakt de laatst weggegooide steen je hand compleet, dan mag je die opeisen, ook buiten je beurt.
    .alt = De open steen is blauw 5, dus blauw 6 is de joker. Een hand van rijen en groepen: rood 1, rood 2, rood 3, rood 4; blauw 7, zwart 7, geel 7; zwart 11, zwart 12, zwart 13, zwart 1; geel 3, blauw 6 (rood 3), blauw 3.
# en: c6adde30
rule-TR-1 = 2 tot 4 spelers. Getallen van 1 tot 13 in rood, geel, zwart en blauw, elke steen twee keer, en twee gedrukte jokers: 106 stenen.
# en: 7d7501cc
rule-TR-2 = Wie na de deler komt, krijgt 15 stenen, de anderen 14. Eén steen ligt open waar iedereen hem ziet: de open steen. Die hoort niet bij de stapel. Er wordt geloot wie het eerst deelt; daarna gaat het delen rond in de speelrichting.
# en: df190c9e
rule-TR-3 = Jokers zijn de twee stenen met de kleur van de open steen en het volgende getal (na 13 komt 1). Een gedrukte joker is een gewone steen met de kleur en het getal van de joker zelf. Met “{ option-printed-jokers }: { option-printed-jokers-wild }” is hij ook een joker. Ligt er een gedrukte joker open, dan is de andere de enige joker. Een joker mag ook voor zichzelf staan.
# en: 001200ff
rule-TR-4 = Je gaat in één keer uit: 14 van je stenen vormen een geldige hand, en de 15e gooi je weg, ook een joker als je wilt.
# en: cf4309f8
rule-TR-5 = Geldige handen. Rijen en groepen: drie of meer opeenvolgende getallen van één kleur, de 1 onder de 2 of boven de 13 maar niet allebei; of drie of vier keer hetzelfde getal in verschillende kleuren; elk met minstens één gewone steen. Eén kleur: 14 stenen. Zeven paren van gelijke stenen; twee jokers zijn een paar. Acht van één getal, in welke kleuren ook, minstens één daarvan gewoon, en de andere zes in rijen en groepen.
# en: 65174ac9
rule-TR-6 = Wie 15 stenen heeft, begint met weggooien, of gaat uit. In je beurt trek je van de stapel of pak je de laatst weggegooide steen, en dan gooi je weg of ga je uit. Een steen die je net hebt gepakt of opgeëist, mag je niet weggooien, tenzij je dezelfde al had.
# en: 95fb00ec
rule-TR-7 = Maakt de laatst weggegooide steen je hand compleet, dan mag je die opeisen en uitgaan, ook buiten je beurt, tot de volgende speler trekt. Wat je zelf weggooit, kun je niet opeisen. Kunnen meer spelers het, dan gaat voor wie het eerst aan de beurt is. “{ button-claims-on }” in het menu eist meteen voor je op.
# en: 84805f6b
rule-TR-8 = De open steen mag je in plaats van een steen van de stapel trekken, maar alleen om ermee uit te gaan: als ontbrekende steen van je zevende paar, of als achtste steen van één getal. Een open gedrukte joker mag je niet trekken.
# en: 90bbd10e
rule-TR-9 = Is de stapel leeg aan het begin van een beurt en eist niemand de laatst weggegooide steen op, dan wint niemand de ronde. Een ronde is één punt waard; wie de meeste punten heeft, wint de partij.

### A rule forbids it

# en: 4b69f114
error-illegal-just-taken = Je hebt { $tile } net gepakt, dus in dezelfde beurt weggooien mag niet.
# en: 2db86109
error-illegal-talon-empty = De stapel is leeg. Je kunt alleen de laatst weggegooide steen opeisen.
# en: ab651e83
error-illegal-not-these-tiles = Die stenen heb je niet. Gebruik de knop om uit te gaan.
# en: ed5c768b
error-illegal-no-such-hand =
    { $kind ->
        [runs] Dit zijn geen rijen en groepen.
        [colours] Dit is geen hand van één kleur.
        [pairs] Dit zijn geen zeven paren.
       *[total8] Dit is geen hand met acht dezelfde.
    }
# en: 7f77d2ff
error-illegal-has-drawn = Je hebt al 15 stenen. Gooi er een weg, of ga uit.
# en: 3ef085ee
error-illegal-turned-must-serve = De open steen moet in je zevende paar zitten, of bij de acht dezelfde.
# en: d61ad7f0
error-illegal-no-claims = Aan deze tafel kun je niets opeisen.
# en: d986400a
error-illegal-joker-stands-for = Een joker kan hier niet voor { $tile } staan.
# en: 06704c79
error-illegal-nothing-to-claim = Er valt niets op te eisen. Misschien heeft de volgende speler al getrokken.
# en: 54719b01
error-illegal-not-the-last = Dat is niet meer de laatst weggegooide steen. Kijk op de tafel: misschien is die al gepakt.
# en: 332ac9ea
error-illegal-own-discard = Je hebt { $tile } zelf weggegooid, dus opeisen kan niet.
# en: d84ed86d
error-illegal-not-a-joker = { $tile } is deze ronde geen joker.
# en: f572bbb1
error-illegal-cannot-end-with = { $tile } maakt je hand niet compleet, dus opeisen kan niet.
# en: 374a3f72
error-illegal-not-the-turned = De open steen is { $tile }.
# en: 1f9581e7
error-illegal-turned-ends-only = De open steen mag je alleen trekken om uit te gaan, en { $tile } maakt je hand niet compleet.
# en: c6860a34
error-illegal-must-draw-first = Trek eerst een steen, of pak de laatst weggegooide.
# en: 85df50d4
error-illegal-must-end = Wie een steen opeist of de open steen trekt, gaat ermee uit.
