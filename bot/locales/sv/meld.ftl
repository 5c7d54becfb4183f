# Römi 40, 50, 51 and Joker-mánia 51, rummy with cards: names, moves, the hand and its plan, the table in words.

### Cards

# en: 47b57459
card =
    { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } { $rank ->
        [A] ess
        [J] knekt
        [Q] dam
        [K] kung
       *[other] { $rank }
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
        [A] ess
        [J] knekt
        [Q] dam
        [K] kung
       *[other] { $what }
    }
# en: 3378bba4
card-suit =
    { $what ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    }
# en: c598ca1d
meld-run =
    { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } { $list }
# en: eed444a7
meld-group =
    { $rank ->
        [A] ess
        [J] knektar
        [Q] damer
        [K] kungar
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
        [6] sexor
        [7] sjuor
        [8] åttor
        [9] nior
       *[10] tior
    } i { $list }
# en: f1a7ec32
meld-joker-as = { card-joker } ({ $what })

### What happened

# en: 2139e8fb
event-meld-dealt = Omgång { $round }: { $name } delar ut.
# en: 50781ce2
event-meld-draw = { $name } { verb-draw }.
# en: 0f4e7ea7
event-meld-drew = Du drog { $tile }.
# en: 9c85e468
event-met = { $name } öppnar med { $points } poäng.
# en: 32c8690a
event-talon = Talongen tog slut, så kasthögen blir ny talong.
# en: 5c3dfe26
event-meld-round-ended =
    { $end ->
        [out] { $who ->
            [you] Du går ut och tar hem omgång { $round }.
           *[seat] { $name } går ut och tar hem omgång { $round }.
        }
        [hand] { $who ->
            [you] Du lägger ut hela handen i ett svep och tar hem omgång { $round }.
           *[seat] { $name } lägger ut hela handen i ett svep och tar hem omgång { $round }.
        }
       *[void] Talongen tog slut igen: ingen tar hem omgång { $round }, och alla händer räknas.
    }
# en: b03736cd
event-meld-match-ended = Det var sista omgången. Matchen är slut.

### Moves in words

# en: d5299443
move-meld-draw = { $name } { verb-draw } { $tile }.
# en: 0307b7fe
move-meld-take = { $name } { verb-take } upp { $tile } från kasthögen.
# en: 99c77b1d
move-meld = { $name } { verb-lay } ut { $tiles }.
# en: f3e03a22
move-layoff = { $name } { verb-add } till { $tiles } på { $number }.
# en: a6fd451b
move-melds =
    { $points ->
        [0] { $name } { verb-lay } ut { $parts }.
       *[other] { $name } { verb-lay } ut { $parts } ({ $points } poäng).
    }
# en: 61373ca6
move-layoffs = { $name } { verb-add } till { $parts }.
# en: ab1259a6
part-layoff = { $tiles } på { $number }
# en: b77b3518
move-swap = { $name } { verb-swap } { $tiles } mot jokern.
# en: 580b572b
move-discard = { $name } { verb-discard } { $tile }.
# en: 3589ee74
move-talon = Kasthögen blir ny talong.

### The hand: what the moment asks for

# en: b7f86006
panel-meld-phase-first = Du börjar: kasta ett kort.
# en: f4bcc924
panel-meld-phase-draw =
    { $take ->
        [yes] Dra, eller ta { $tile }.
       *[no] Dra ett kort.
    }
# en: f51e0c60
panel-meld-phase-play =
    { $lay ->
        [yes] Lägg ut, eller kasta.
        [done] Kasta nu { $tile }.
       *[no] Kasta ett kort.
    }

### The hand: its buttons; `.deed` is the infinitive, for reports

# en: 62021516
panel-meld-draw = Dra
    .deed = Dra
# en: ce4aa571
panel-meld-take = Ta { $tile }
    .deed = Ta { $tile }
# en: 032cd393
panel-meld-lay = Lägg ut { $what }
# en: 81b064b2
panel-meld-layoff = Lägg till på { $number }
# en: 5899e950
panel-meld-swap = Byt mot joker { $number }
# en: 8b381d9b
panel-meld-other = Hellre: { $list }
# en: 318ac1f0
panel-meld-discard = Kasta { $tile }
    .deed = Kasta { $tile }
# en: 0cc36cdc
panel-meld-to-layoff = Lägg till på { $number }: { $what }
# en: 94e0b822
panel-meld-to-swap = Byt mot joker { $number }: { $what }
# en: 35605ef2
button-sort-suit = Efter färg
# en: 0623d77d
button-sort-rank = Efter valör
# en: 9bf0b06c
button-sort-melds = Kombinationer

### The plan

# en: 2aa07b7c
panel-meld-plan = **Plan – inget spelas förrän du kastar:** { $list }
# en: 1a8a331b
panel-meld-take-line = ta { $list }
# en: 39ea9c2c
panel-meld-meld-line = lägg ut { $list }
# en: d142ebfb
panel-meld-layoff-line = lägg till { $list } på **{ $number }**
# en: d57beff2
panel-meld-swap-line = byt { $list } mot joker **{ $number }**
# en: 869cf2a3
panel-meld-points =
    { $enough ->
        [yes] { $points } poäng, det räcker för { $minimum }.
       *[no] { $points } av { $minimum } poäng: lägg ut mer, eller ta tillbaka kort.
    }

### What a plan still lacks

# en: 6e7cf220
plan-no-combination = De här korten blir ingen kombination och passar inte på någon.
# en: 73d52f9f
plan-too-few-picked = Välj tre kort eller fler till en kombination, eller ett att kasta.
# en: 8f257b48
plan-minimum-first = Nå först { $minimum } poäng med nya kombinationer, lägg sedan till på andra.
# en: a6caed98
plan-joker-not-used = Använd jokern som du bytte till dig: den får inte stanna på handen.
# en: 0ce24fec
plan-taken-not-laid = Du tog { $tile }. Lägg ut det kortet den här turen, eller lägg tillbaka det.
# en: 31b675d4
plan-taken-needs-naturals = { $tile } behöver två naturliga kort från din hand bredvid sig.
# en: c73a3048
plan-taken-needs-hand = { $tile } behöver kort från din hand bredvid sig.
# en: 4dbd99c5
plan-taken-laid-alone = { $tile } får inte läggas dit ensamt: lägg ännu ett kort från handen bredvid, om du inte har ett likadant.
# en: ceba49c0
plan-taken-again = Du tog { $tile } den här turen, så det kortet kan du inte kasta.
# en: be0bad03
plan-first-only-discards = Din första tur är bara ett kast, om du inte går ut i ett svep.
# en: 32bfeb01
plan-nothing-to-discard = Spara ett kort att kasta.
# en: f3089513
plan-not-in-hand = Du har inte { $tile } längre.

### The table in words

# en: 4b05f80c
alt-meld-empty = Det ligger inga kombinationer på bordet än.
# en: 8c0460c7
alt-meld-table = På bordet: { $list }.
# en: 4eeaf230
alt-meld-one = { $number }: { $what }
# en: 268770a4
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(passar: { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}(för jokern: { $price })
       *[no] { "" }
    }
# en: 554c5c8b
alt-meld-piles =
    { $talon ->
        [0] Talongen är tom.
       *[other] { $talon } kort i talongen.
    } { $count ->
        [0] Kasthögen är tom.
       *[other] Överst i kasthögen: { $top }.
    }
# en: d200e06c
alt-meld-direction =
    { $step ->
        [1] Turen går åt vänster.
       *[other] Turen går åt höger.
    }
# en: 933b0870
alt-meld-met =
    { $count ->
        [0] Ingen har öppnat än (minst { $minimum } poäng).
       *[other] Har öppnat med minst { $minimum } poäng: { $names }.
    }
# en: 4fa0b72f
alt-meld-fits =
    { $met ->
        [yes] Du kan lägga till: { $list }.
       *[no] När du har öppnat kan du lägga till: { $list }.
    }
# en: d0ce66a7
alt-meld-goes = { $list } på { $number }
# en: fac4f8d4
alt-meld-wins = { $list } på { $number } mot jokern

### The games and their options

# en: 8b040c92
about-romi40 = Lägg ut sviter och grupper för 40 poäng, och gå ut först.
# en: 715eab09
about-romi50 = Lägg ut sviter och grupper för 50 poäng, utan jokrar.
# en: 570b8aa4
about-romi51 = Lägg ut sviter och grupper för 51 poäng, och gå ut först.
# en: cfd3d993
about-joker-mania = Lägg ut sviter och grupper för 51 poäng, med en joker var.
# en: 39d63f47
game-romi40 = Römi 40
# en: feca8e70
game-romi50 = Römi 50
# en: 98fe52a7
game-romi51 = Römi 51
# en: 2f1fc02c
game-joker-mania = Joker-mánia 51
# en: 29b25ceb
option-hand-doubles = Gå ut i ett svep
# en: 694317ff
option-hand-doubles-no = räknas som vanligt
# en: 913ffffc
option-hand-doubles-yes = dubblar de andras poäng

### The rules: see rules.ftl

# en: 578929cb
rules-romi40 =
    Rummy med två kortlekar och två jokrar. Dra ett kort, lägg ut sviter och grupper eller lägg till på dem som ligger på bordet, och kasta. Dina första kombinationer måste tillsammans vara värda 40 poäng.
    Gå ut, så får de andra poäng för det de har kvar på hand. Minst poäng vinner.
    .alt = Ett kortbord med fyra kombinationer: hjärter 7, 8, Joker (9), 10; damer i spader, hjärter, klöver; ruter ess, 2, 3; och klöver 4, 5, 6, 7, där 7 just har lagts till.
# en: 320d2ea6
rules-romi50 =
    Rummy med två kortlekar utan jokrar. Dra ett kort, lägg ut sviter och grupper eller lägg till på dem som ligger på bordet, och kasta. Dina första kombinationer måste tillsammans vara värda 50 poäng.
    Gå ut, så får de andra poäng för det de har kvar på hand. Minst poäng vinner.
    .alt = Ett kortbord med fyra kombinationer: hjärter 7, 8, 9, 10; damer i spader, hjärter, klöver; ruter ess, 2, 3; och klöver 4, 5, 6, 7, där 7 just har lagts till.
# en: fff61df4
rules-romi51 =
    Rummy med två kortlekar och två jokrar. Dina första kombinationer måste tillsammans vara värda 51 poäng. Du får alltid ta upp det senast kastade kortet, vad du än gör med det.
    Gå ut, så får de andra poäng för det de har kvar på hand. Minst poäng vinner.
    .alt = Ett kortbord med fyra kombinationer: hjärter 7, 8, Joker (9), 10; damer i spader, hjärter, klöver; ruter ess, 2, 3; och klöver 4, 5, 6, 7, där 7 just har lagts till.
# en: 279a75ec
rules-joker-mania =
    Rummy med två kortlekar och en joker till var och en. Dina första kombinationer måste tillsammans vara värda 51 poäng. Ett kastat kort som du tar upp behöver två naturliga kort från din hand bredvid sig.
    Gå ut, så får de andra poäng för det de har kvar på hand. Minst poäng vinner.
    .alt = Ett kortbord med fyra kombinationer: hjärter 7, 8, Joker (9), 10; damer i spader, hjärter, klöver; ruter ess, 2, 3; och klöver 4, 5, 6, 7, där 7 just har lagts till.
# en: 97e60666
rule-RO-1 = 2 till 4 spelare och två kortlekar med 52 kort. Römi 40 och 51 har två jokrar sammanlagt, Römi 50 har inga, Joker-mánia har en per spelare.
# en: afa4aff2
rule-RO-2 = Spelaren efter den som delar ut får 15 kort, de andra 14. Resten är talongen. I Joker-mánia får alla en joker bland sina kort, och talongen har ingen. Det lottas vem som delar ut först, sedan går given runt i spelriktningen. En omgång som ingen tar hem räknas ändå som en omgång.
# en: 689ba68a
rule-RO-3 = 2 till 10 är värda sin siffra, knekt, dam och kung 10, och ett ess alltid 11. En joker är värd lika mycket som kortet den står för, och 20 på handen.
# en: 69833365
rule-RO-4 = En svit är tre eller fler kort i följd i samma färg, högst 13. Esset ligger under 2 eller över kungen, aldrig mitt i sviten: kung, ess, 2 går inte.
# en: 8b8951bf
rule-RO-5 = En grupp är tre eller fyra kort av samma valör, alla i olika färger.
# en: a6f8bbe8
rule-RO-6 = En kombination har högst två jokrar och minst ett naturligt kort. Du säger vad en joker står för när du lägger ut den, och det ändras inte.
# en: 12504259
rule-RO-7 = Spelaren med 15 kort får bara kasta i sin första tur, utom för att gå ut i ett svep.
# en: e847c597
rule-RO-8 = När det är din tur tar du ett kort: från talongen, eller det översta i kasthögen där reglerna tillåter det. Sedan lägger du ut kombinationer, lägger till på andra och byter till dig jokrar som du vill. Sist kastar du ett kort. Ett kort som du tog från kasthögen får du inte kasta samma tur, om du inte hade ett likadant innan.
# en: e0b52713
rule-RO-9 = Dina första kombinationer, utlagda i samma tur, måste tillsammans vara värda minst 40, 50 eller 51 poäng (51 i Joker-mánia). Jokrar räknas, men inte kort som du lägger till på andra kombinationer.
# en: b1830033
rule-RO-10 = Gå ut i ett svep: har du inte lagt ut något förut, och lägger du ut alla dina kort i samma tur och kastar det sista, så behöver du inga minimipoäng.
# en: efb5d943
rule-RO-11 = När du har öppnat (den här turen räknas), eller om du går ut i ett svep, får du lägga till kort på vilken kombination som helst på bordet, flera på en gång. Sviter växer i ändarna, grupper upp till fyra. Du får lägga till jokrar också.
# en: 6ccea019
rule-RO-12 = Du byter till dig en joker ur en svit med det naturliga kort den står för, ur en grupp bara med alla färger som saknas. Använd den samma tur: den går aldrig till din hand eller till kasthögen. Innan du har öppnat kan du bara byta till dig en joker om du går ut i ett svep. Römi 50 har inga jokrar att byta till sig.
# en: 72c09041
rule-RO-13 = Du delar, slår ihop eller ordnar aldrig om kombinationer på bordet. Tills du kastar kan du ändra din plan. När du kastar prövas turen som helhet.
# en: 3527911f
rule-RO-14 = Första gången du drar i en omgång får du fritt ta det översta kortet i kasthögen, i Römi 51 alltid.
# en: 2a1d527b
rule-RO-15 = Senare, i de andra spelen, får du ta det bara för att lägga ut det samma tur, och bara om du har öppnat förut, öppnar nu (kortet räknas) eller går ut i ett svep. I en ny kombination behöver det kort från din hand bredvid sig (i Joker-mánia minst två naturliga). På en annan kombination får du lägga det bara om du har ett likadant, eller tillsammans med ett kort till från din hand. Går du ut den här turen duger vilket sätt som helst.
# en: 9965fcfb
rule-RO-16 = Omgången är slut när en spelare har lagt ut allt och kastat sista kortet. Du får inte lägga ut så mycket att du inte har något kvar att kasta.
# en: 6afd115e
rule-RO-17 = Är talongen tom när en tur börjar blandas alla kastade kort utom det översta till en ny talong, en gång per omgång. Är den tom igen är omgången slut, ingen tar hem den, och alla händer räknas.
# en: ffd70b14
rule-RO-18 = Korten du har kvar på hand är dina poäng för omgången. Går du ut får du inga. Den som vill kan skärpa det: ”{ option-hand-doubles }: { option-hand-doubles-yes }”. En match har en, tre, fem eller sju omgångar, och minst poäng vinner. Du får kasta en joker.

### A rule forbids it

# en: 7c10dd16
error-illegal-too-few-cards = { $tiles }: en kombination har minst tre kort.
# en: cf40a055
error-illegal-too-many-cards = En svit har högst 13 kort.
# en: 8d46a716
error-illegal-no-natural-card = En kombination behöver minst ett naturligt kort.
# en: 73d78936
error-illegal-too-many-jokers = { $tiles }: en kombination har högst två jokrar.
# en: 79e72b9d
error-illegal-suit-twice = { $tiles }: färgerna i en grupp är alla olika.
# en: 6b401ee6
error-illegal-not-in-order = { $tiles }: nämn korten i en svit i ordning.
# en: 4c1fa29a
error-illegal-around-the-ace = { $tiles }: ett ess ligger under 2 eller över kungen, aldrig mitt i sviten.
# en: 9995710b
error-illegal-no-combination = { $tiles }: det är varken en svit eller en grupp.
# en: 92b3d337
error-illegal-joker-for-nothing = Säg vilket kort jokern står för.
# en: 6524590d
error-illegal-only-jokers-stand = { $tiles }: bara en joker står för ett annat kort.
# en: 596fcd1a
error-illegal-cannot-be-added = { $tiles }: det passar inte på kombination { $number }.
# en: 01012ba1
error-illegal-no-such-combination = Det finns ingen kombination { $number } på bordet.
# en: 69bdcf46
error-illegal-no-joker-there = I kombination { $number } finns ingen joker att byta till sig.
# en: 9699faf8
error-illegal-wins-no-joker = { $tiles } räcker inte för joker { $number }. Du behöver { $needed }.
# en: c43523ea
error-illegal-minimum-first = Nå först { $minimum } poäng med nya kombinationer. Hittills har du { $points }.
# en: d34adf30
error-illegal-below-minimum = Dina första kombinationer är värda { $points } poäng. Du behöver { $minimum }.
# en: b8f55813
error-illegal-joker-not-used = Lägg ut jokern som du byter till dig samma tur.
# en: ccd28e7f
error-illegal-first-only-discards = Din första tur är bara ett kast, om du inte går ut i ett svep.
# en: 2df45477
error-illegal-taken-again = Du tog { $tile } från kasthögen, så det kortet kan du inte kasta samma tur.
# en: 5d85c8bd
error-illegal-taken-not-laid = Du tog { $tile } från kasthögen, så lägg ut det kortet samma tur.
# en: bb95c038
error-illegal-taken-needs-naturals = { $tile } från kasthögen behöver två naturliga kort från din hand bredvid sig.
# en: 1b6fba7b
error-illegal-taken-needs-hand = { $tile } från kasthögen behöver kort från din hand bredvid sig.
# en: 602f2abf
error-illegal-taken-laid-alone = { $tile } från kasthögen får inte läggas dit ensamt, om du inte har ett likadant.
# en: 41763253
error-illegal-nothing-to-discard = Spara ett kort att kasta.
# en: d39551df
error-illegal-drawn-already = Du har redan tagit ett kort. Lägg ut vad du vill, och kasta ett.
# en: a674e121
error-illegal-draw-first = Ta först ett kort, från talongen eller kasthögen.
# en: e93d1dcd
error-illegal-must-discard = En tur slutar med ett kast, så inget hände.
# en: 1548a7de
error-illegal-talon-not-empty = Kasthögen blir ny talong först när den gamla är tom.
# en: 40aba202
error-illegal-not-the-talon = Det är inte korten i den nya talongen.
# en: 63ac079c
error-illegal-cannot-be-taken = Du kan inte ta { $tile }: ingen tur med det kortet är tillåten. Dra från talongen.
