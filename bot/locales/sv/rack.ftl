# Tábla Römi, rummy with tiles on a rack: names, moves, the rack, the table in words.

### Tiles

# en: e849d0f6
rack-tile =
    { $colour ->
        [R] röd
        [Y] gul
        [K] svart
       *[B] blå
    } { $number }
# en: e6a5b12b
rack-joker = tryckt joker
# en: 9c278056
rack-a-tile =
    { $printed ->
        [yes] en tryckt joker
       *[no] { $tile }
    }
# en: a3e0b82e
rack-tile-short =
    { $colour ->
        [R] R
        [Y] G
        [K] S
       *[B] B
    }{ $number }
# en: 24f60408
rack-tile-for = { $tile } ({ $stands })

### What happened

# en: 4fc1756b
event-rack-dealt = Omgång { $round }: { $name } delar ut.
# en: af16ccbc
event-turned-up =
    { $printed ->
        [yes] En tryckt joker vänds upp, så den andra är omgångens enda joker.
       *[no] Den uppvända brickan är { $tile }, så jokern är { $joker }.
    }
# en: cc0a0a8a
event-rack-draw = { $name } { verb-draw }.
# en: 8b4b9363
event-rack-drew = Du drog { rack-a-tile }.
# en: 13df45bd
event-end-hand =
    { $kind ->
        [runs] { $name } { verb-go } med sviter och grupper!
        [colours] { $name } { verb-go } med en färg!
        [pairs] { $name } { verb-go } med sju par!
       *[total8] { $name } { verb-go } med åtta lika!
    }
# en: e58bd4bf
event-rack-round-ended =
    { $end ->
        [hand] { $who ->
            [you] Du tar hem omgång { $round }.
           *[seat] { $name } tar hem omgång { $round }.
        }
       *[void] Talongen tog slut, och ingen tar hem omgång { $round }.
    }
# en: 1f675b64
rack-round-won =
    { $kind ->
        [runs] { $names } tar hem **omgång { $number }** med sviter och grupper.
        [colours] { $names } tar hem **omgång { $number }** med en färg.
        [pairs] { $names } tar hem **omgång { $number }** med sju par.
       *[total8] { $names } tar hem **omgång { $number }** med åtta lika.
    }
# en: c68f124e
event-rack-match-ended = Det var sista omgången. Matchen är slut.

### Moves in words

# en: 2eb1f686
move-rack-draw = { $name } { verb-draw } { rack-a-tile }.
# en: bc0a6b50
move-rack-take = { $name } { verb-take } { rack-a-tile }.
# en: 3daca61f
move-rack-discard = { $name } { verb-discard } { rack-a-tile }.
# en: dca085c1
move-draw-turned = { $name } { verb-draw } den uppvända brickan: { $tile }.
# en: 71bba34f
move-claim = { $name } { verb-claim } på { rack-a-tile }.
# en: de4f72e7
move-end-hand =
    { $kind ->
        [runs] { $name } går ut med sviter och grupper: { $tiles }. Sista kastet: { $tile }.
        [colours] { $name } går ut med en färg: { $tiles }. Sista kastet: { $tile }.
        [pairs] { $name } går ut med sju par: { $tiles }. Sista kastet: { $tile }.
       *[total8] { $name } går ut med åtta lika: { $tiles }. Sista kastet: { $tile }.
    }

### The hand: what the moment asks for

# en: 8ed76410
panel-rack-phase-first = Du börjar: kasta en bricka.
# en: 41f9497c
panel-rack-phase-draw =
    { $take ->
        [yes] Dra, eller ta { $tile }.
       *[no] Dra en bricka.
    }
# en: 2779c23c
panel-rack-phase-discard = Kasta en bricka.
# en: e9316626
panel-rack-can-end = Din hand är komplett! Gå ut, eller kasta en bricka och spela vidare.
# en: 9843bef9
panel-rack-claimable = Det senaste kastet gör din hand komplett: ropa!
# en: ea71d02f
panel-rack-arrange = Du kan ordna dina brickor medan du väntar.

### The hand: its buttons; `.deed` is the infinitive, for reports

# en: 1ebc1593
panel-rack-draw = Dra
    .deed = Dra
# en: 4d656666
panel-rack-take = Ta { $tile }
    .deed = Ta { $tile }
# en: 6d50a3bb
panel-rack-claim = Ropa på { $tile }
    .deed = Ropa på { $tile }
# en: 321ec78c
panel-rack-draw-turned = Dra uppvänd { $tile }
    .deed = Dra uppvänd { $tile }
# en: 80c7e833
panel-rack-end =
    { $kind ->
        [runs] Gå ut, kasta { $tile } · sviter och grupper
        [colours] Gå ut, kasta { $tile } · en färg
        [pairs] Gå ut, kasta { $tile } · sju par
       *[total8] Gå ut, kasta { $tile } · åtta lika
    }
    .deed =
    { $kind ->
        [runs] Gå ut, kasta { $tile } · sviter och grupper
        [colours] Gå ut, kasta { $tile } · en färg
        [pairs] Gå ut, kasta { $tile } · sju par
       *[total8] Gå ut, kasta { $tile } · åtta lika
    }
# en: c039405f
panel-rack-discard = Kasta { $tile }
    .deed = Kasta { $tile }
# en: 18748181
panel-rack-pick = Flytta en bricka, eller byt plats på två…
# en: 38eb6054
panel-rack-left = ◀
# en: 503935f1
panel-rack-right = ▶
# en: 6c25b66c
panel-rack-swap = Byt plats
# en: 8f546da5
button-sort-own = Egen ordning

### The hand: lines below the first one

# en: 3c0e2790
panel-rack-printed = Tryckt joker = { $stands }
# en: 0ec36e9b
panel-rack-near = Närmast: { $ways }
# en: 22e1bdbf
panel-rack-way =
    { $kind ->
        [runs] sviter och grupper { $have }/{ $most }
        [colours] en färg { $have }/{ $most }
        [pairs] par { $have }/{ $most }
       *[total8] åtta lika { $have }/{ $most }
    }
# en: 358a6a31
panel-rack-claim-line = • Du ropar på { $tile }. Hur går du ut?
# en: c570f8ef
panel-rack-draw-turned-line = • Du drar uppvänd { $tile }. Hur går du ut?

### The table in words

# en: e542c449
alt-rack-turned =
    { $there ->
        [yes] Den uppvända brickan är { $tile }. Jokrar: { $jokers }.
       *[no] Den uppvända brickan är borta. Jokrar: { $jokers }.
    }
# en: db09511c
alt-rack-won =
    { $kind ->
        [runs] Vinnande hand, sviter och grupper: { $list }.
        [colours] Vinnande hand, en färg: { $list }.
        [pairs] Vinnande hand, sju par: { $list }.
       *[total8] Vinnande hand, åtta lika: { $list }.
    }
# en: 74fe3b06
alt-rack-talon =
    { $talon ->
        [0] Talongen är tom.
        [one] 1 bricka i talongen.
       *[other] { $talon } brickor i talongen.
    }
# en: 328aa4b2
alt-rack-discards = Senast kastat av { $name }, det nyaste först: { $list }.

### The game and its options

# en: 6ece3c04
about-tabla = Samla först 14 brickor i sviter och grupper, eller sju par.
# en: 3f240928
game-tabla = Tábla Römi
# en: ea8c7985
option-direction = Spelriktning
# en: 67997b3f
option-direction-left = åt vänster
# en: 50abcc1a
option-direction-right = åt höger
# en: 0d9a614c
option-printed-jokers = Tryckta jokrar
# en: 73be5597
option-printed-jokers-stand-in = vanliga brickor
# en: 2c35f5f7
option-printed-jokers-wild = också jokrar
# en: f65613c7
option-claims = Rop utom tur
# en: 134a0468
option-claims-yes = ja
# en: 56435f6b
option-claims-no = nej
# en: ad449eb0
option-deals = Omgångar
# en: 5be60109
option-deals-3 = tre
# en: 360f340e
option-deals-1 = en
# en: a8d20ce5
option-deals-5 = fem
# en: 9b301c2d
option-deals-7 = sju

### The rules: see rules.ftl

# en: 365140b6
rules-tabla =
    Brickor från 1 till 13 i fyra färger, var och en två gånger. En vänds upp, och nästa tal i dess färg är jokern. När det är din tur drar du från talongen eller tar det senaste kastet, och kastar sedan. Inget läggs ut före slutet: du tar hem omgången så snart 14 av dina 15 brickor bildar en giltig hand och du kastar den sista.
    Giltiga händer: sviter och grupper, 14 brickor i en färg, sju par, eller åtta brickor med samma tal och de andra sex i sviter och grupper. Gör det senaste kastet din hand komplett får du ropa på det, även utom tur.
    .alt = Den uppvända brickan är blå 5, så blå 6 är jokern. En hand med sviter och grupper: röd 1, röd 2, röd 3, röd 4; blå 7, svart 7, gul 7; svart 11, svart 12, svart 13, svart 1; gul 3, blå 6 (röd 3), blå 3.
# en: c6adde30
rule-TR-1 = 2 till 4 spelare. Talen 1 till 13 i rött, gult, svart och blått, varje bricka två gånger, och två tryckta jokrar: 106 brickor.
# en: 7d7501cc
rule-TR-2 = Spelaren efter den som delar ut får 15 brickor, de andra 14. En bricka ligger uppvänd så att alla ser den: den uppvända brickan. Den hör inte till talongen. Det lottas vem som delar ut först, sedan går given runt i spelriktningen.
# en: df190c9e
rule-TR-3 = Jokrar är de båda brickorna med den uppvända brickans färg och nästa tal (efter 13 kommer 1). En tryckt joker är en vanlig bricka med jokerns egen färg och eget tal. Med ”{ option-printed-jokers }: { option-printed-jokers-wild }” är den också en joker. Vänds en tryckt joker upp är den andra den enda jokern. En joker får också stå för sig själv.
# en: 001200ff
rule-TR-4 = Du går ut i ett svep: 14 av dina brickor bildar en giltig hand, och den femtonde kastar du, om du vill även en joker.
# en: cf4309f8
rule-TR-5 = Giltiga händer. Sviter och grupper: tre eller fler tal i följd i samma färg, med 1 under 2 eller över 13 men inte båda, eller tre eller fyra av samma tal i olika färger, var och en med minst en naturlig bricka. En färg: 14 brickor i den. Sju par av likadana brickor; två jokrar är ett par. Åtta av samma tal, i vilka färger som helst, minst en av dem naturlig, och de andra sex i sviter och grupper.
# en: 65174ac9
rule-TR-6 = Spelaren med 15 brickor börjar med ett kast, eller går ut. När det är din tur drar du från talongen eller tar det senaste kastet, och kastar sedan eller går ut. En bricka som du just har tagit eller ropat på får du inte kasta, om du inte hade en likadan innan.
# en: 95fb00ec
rule-TR-7 = Gör det senaste kastet din hand komplett får du ropa på det och gå ut, även utom tur, tills nästa spelare drar. Du kan inte ropa på ditt eget kast. Kan flera ropa får den som sitter närmast i tur. ”{ button-claims-on }” i menyn ropar genast åt dig.
# en: 84805f6b
rule-TR-8 = Du får dra den uppvända brickan i stället för en från talongen bara för att gå ut med den: som den brickan som saknas i ditt sjunde par, eller som den åttonde med samma tal. En uppvänd tryckt joker får du inte dra.
# en: 90bbd10e
rule-TR-9 = Är talongen tom när en tur börjar, och ingen ropar på det senaste kastet, tar ingen hem omgången. En omgång är värd ett poäng, och flest poäng vinner matchen.

### A rule forbids it

# en: 4b69f114
error-illegal-just-taken = Du har just tagit { $tile }, så den brickan kan du inte kasta samma tur.
# en: 2db86109
error-illegal-talon-empty = Talongen är tom. Du kan bara ropa på det senaste kastet.
# en: ab651e83
error-illegal-not-these-tiles = De brickorna har du inte. Använd knappen som går ut.
# en: ed5c768b
error-illegal-no-such-hand =
    { $kind ->
        [runs] Det här är inte sviter och grupper.
        [colours] Det här är ingen hand i en färg.
        [pairs] Det här är inte sju par.
       *[total8] Det här är ingen hand med åtta lika.
    }
# en: 7f77d2ff
error-illegal-has-drawn = Du har redan 15 brickor. Kasta en, eller gå ut.
# en: 3ef085ee
error-illegal-turned-must-serve = Den uppvända brickan måste ingå i ditt sjunde par, eller bland de åtta.
# en: d61ad7f0
error-illegal-no-claims = Vid det här bordet kan du inte ropa på kast.
# en: d986400a
error-illegal-joker-stands-for = En joker kan inte stå för { $tile } här.
# en: 06704c79
error-illegal-nothing-to-claim = Det finns inget att ropa på. Nästa spelare kan redan ha dragit.
# en: 54719b01
error-illegal-not-the-last = Det är inte längre det senaste kastet. Titta på bordet: någon kan ha tagit det.
# en: 332ac9ea
error-illegal-own-discard = Du kastade själv { $tile }, så du kan inte ropa på den.
# en: d84ed86d
error-illegal-not-a-joker = { $tile } är ingen joker den här omgången.
# en: f572bbb1
error-illegal-cannot-end-with = { $tile } gör inte din hand komplett, så du kan inte ropa på den.
# en: 374a3f72
error-illegal-not-the-turned = Den uppvända brickan är { $tile }.
# en: 1f9581e7
error-illegal-turned-ends-only = Du kan dra den uppvända brickan bara för att gå ut, och { $tile } gör inte din hand komplett.
# en: c6860a34
error-illegal-must-draw-first = Dra en bricka först, eller ta det senaste kastet.
# en: 85df50d4
error-illegal-must-end = Ropar du på en bricka eller drar den uppvända, så går du ut med den.
