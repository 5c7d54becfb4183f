# What went wrong, why, and what can be done: a private answer, or a line at the top of the hand.

# en: 65396fd8
error-internal = Er ging iets mis aan mijn kant. Er is niets verloren. Probeer het nog eens.
# en: 6ed82946
answered-aside = -# Ik heb privé geantwoord.

### A rule forbids it

# en: 566500b8
error-illegal-round-over = Deze ronde is voorbij. Wacht op de volgende.
# en: a6cf5f08
error-illegal-no-round = Er is nu geen ronde bezig.
# en: fd4367dd
error-illegal-not-your-turn = { $seat } is aan de beurt, jij niet.
# en: ddc6c8cd
error-illegal-not-in-hand = { $tile } heb je niet. Met `/hand` zie je wat je hebt.
# en: 95a9fe55
error-illegal-must-open-with = De ronde opent met { $tile }.
# en: f9feca37
error-illegal-does-not-fit =
    { $side ->
        [left] { $tile } past niet bij X: daar ligt { $end } open.
        [right] { $tile } past niet bij Y: daar ligt { $end } open.
       *[other] { $tile } past daar niet.
    } Probeer het andere uiteinde, of leg iets anders.
# en: 4ab1cf32
error-illegal-cross-does-not-fit = { $tile } past niet bij { $street }: daar ligt { $end } open. Probeer een andere straat, of leg iets anders.
# en: 4893b382
error-illegal-must-play = { $tile } past, dus je moet leggen. Leg die, of een andere die past.
# en: 82be2b32
error-illegal-not-now = Dat kan nu niet. Met `/hand` zie je wat wel kan.
# en: 992d077e
error-illegal-must-open = Je hebt { $tile }, dus open met een dubbel.
# en: 2c83720e
error-illegal-must-be-double = { $tile } is geen dubbel. Open met een dubbel.
# en: 931591df
error-illegal-must-lay-drawn = Je mag alleen leggen wat je net hebt getrokken.
# en: a013e695
error-illegal-stock-empty = Er valt niets meer te trekken. Leg iets, of pas.
# en: 33247cb8
error-illegal-not-the-top = { $tile } ligt niet bovenop. Druk op “{ panel-draw }”.
# en: b29dea3e
error-illegal-must-draw = Zolang er iets te trekken valt, mag je niet passen. Trek eerst.
# en: 4c932c88
error-illegal-no-such-joker = Deze joker heb je niet: { $joker }. Kies er een van jezelf.
# en: 32ccc5fa
error-illegal-joker-does-not-fit =
    { $side ->
        [left] Deze joker past niet bij X: { $joker }. Kies er een met wat daar open ligt: { $end }.
       *[right] Deze joker past niet bij Y: { $joker }. Kies er een met wat daar open ligt: { $end }.
    }
# en: 34e1c23d
error-illegal-must-turn-up = Draai eerst de bovenste steen van de stapel om.
# en: 69f4097e
error-illegal-no-draw-after-laying = Na het leggen van een steen trek je niet meer. Leg een joker, of beëindig je beurt.
# en: 04898c4f
error-illegal-drawn-enough = Je hebt drie stenen getrokken, meer mag niet. Leg een joker, of beëindig je beurt.
# en: bc77270c
error-illegal-street-closed = Een Doodlopende straat sluit die straat af. Kies een andere voor { $tile }.
# en: 469a7d53
error-illegal-must-match-colour = { $tile } mag niet. Leg een passende kleur die je vóór de uitdaging al had.
# en: bcd2cbaa
error-illegal-no-cause = Er valt nu niets te roepen of te betrappen. Misschien was iemand sneller.
# en: 026d5965
error-illegal-wrong-verdict = Zo liep de uitdaging niet af. Druk op “{ panel-challenge }”.
# en: c7e12697
error-illegal-keep-the-double = { $tile } moet openen. Leg een andere steen terug.
# en: 16de4092
error-illegal-not-the-heap = Dat zijn niet de stenen van de stapel.

### It cannot be read

# en: 48f52fa7
error-notation-action = “{ $text }” kan ik niet als zet lezen. Gebruik de knoppen onder `/hand`.
# en: 27fc1786
error-notation-seat = Aan deze tafel zit geen speler “{ $text }”.
# en: c7410b17
error-notation-tile = Dit spel heeft geen steen “{ $text }”.
# en: b28ac14c
error-notation-card = Dit spel heeft geen kaart “{ $text }”.
# en: 61b3e31e
error-notation-side = Deze tafel heeft geen uiteinde “{ $text }”.
# en: fa2305b8
error-notation-half = Die steen heeft geen helft “{ $text }”. Gebruik de knoppen onder `/hand`.

### Options and games

# en: 5c886f3f
error-option-unknown-option = De optie “{ $option }” bestaat niet. Kies uit: { $allowed }
# en: ce93fbb0
error-option-bad-value = “{ $value }” kan niet bij deze optie: { $option }. Kies uit: { $allowed }
# en: 3730240b
error-option-seats = Dit spel is voor { $fewest }–{ $most } spelers. Spelers nu: { $seats }.
# en: 754073b2
error-option-unknown-game = Het spel “{ $game }” ken ik niet. Kies uit: { $allowed }

### A cut that can't be

# en: 2119b45c
error-cut-empty = Schrijf een woord of twee om mee te couperen.
# en: 56da3038
error-cut-long = Dat zijn { $length } tekens. Het maximum is { $most }.
# en: 5bb97eef
error-cut-hidden = Niet iedereen kan dit teken zien: { $char }. Laat het weg en coupeer opnieuw.
# en: d5381a6e
error-cut-blank = Laat de spaties voor en achter het woord weg.
# en: 15898ba6
error-cut-form = Het woord staat niet in Unicode NFC.
# en: 821bbf6d
error-cut-seat = Aan deze tafel zit geen speler “{ $text }” om te couperen.
# en: 7b3850ee
error-cut-daily = Iedereen krijgt hier hetzelfde, dus niemand kan couperen.
# en: d34a3d5b
error-cut-order = De volgorde van het couperen klopt niet: waar “{ $text }” staat, hoort “{ $expected }”.

### A record

# en: bdce9df8
error-record =
    { $round ->
        [0] Het verslag is niet te controleren.
       *[other] { $action ->
            [0] Er klopt iets niet in ronde { $round }.
           *[other] Er klopt iets niet in ronde { $round }, actie { $action }.
        }
    }
# en: 667102e1
error-record-same-promise = Het geheim van deze rondes klopt niet met het schudzegel.
# en: 56704030
error-record-same-seed = De startwaarde van ronde { $round } komt niet uit het geheim van deze rondes.

### The table

# en: ad6fcaac
error-table-gone = Hier staat geen tafel. Open er een met `/play`.
# en: c7f48240
error-table-channel-taken = In dit kanaal staat al een tafel. Doe daar mee, of neem een ander kanaal of een thread.
# en: cdd77187
error-table-not-seated = Je doet niet mee aan deze partij.
# en: 34776149
error-table-not-host =
    { $action ->
        [end] { $host ->
            [nobody] Alleen een moderator kan de tafel nu sluiten.
           *[other] Alleen de host (<@{ $host }>) of een moderator kan de tafel sluiten. Tijdens een partij kun je stemmen om te stoppen.
        }
       *[other] { $host ->
            [nobody] Dat kan alleen de host, en die is er nu niet.
           *[other] Dat kan alleen de host: <@{ $host }>. Is het 5 minuten stil in een lobby, dan kan elke speler het.
        }
    }
# en: 58251c6b
error-table-not-moderator = Dat kunnen alleen moderators (leden die hier berichten mogen beheren).
# en: ff50b097
error-table-not-yours = Dat is van een andere speler.
# en: 2c1e1cef
error-table-stale = Het spel ging intussen verder, dus er is niets gelegd. Zo staat het er nu voor.
# en: 19f7f6a8
error-table-fixture = Deze tafel is voor ingeplande partij { NUMBER($number, useGrouping: 0) } van de competitie. Spel en spelers liggen vast, en de partij telt mee.
# en: aec158c8
error-table-not-expected = Deze ingeplande partij is voor andere spelers.
# en: e10874bb
error-table-league-rules = Dat ligt voor deze partij vast in de competitieregels.
# en: fb892c7c
error-table-league-hints = “{ button-hint }” blijft uit: in deze partij mag hulp niet van de competitieregels.
# en: fb71ef34
error-table-still-away = Misschien komt er nog een speler terug. Iedereen kan de partij beëindigen: { $until }.
# en: ed46e5fe
error-table-league-end = Deze partij telt mee voor de competitie, dus de host kan er niet alleen mee stoppen. Stem voor stoppen (stemmen nodig: { $needed }), of geef op en laat de anderen verder spelen.
# en: 5af81360
error-table-takeovers = In deze competitiepartij kan niemand een plek overnemen.
# en: 3031ee12
error-table-same-seats = Anderen krijgen hetzelfde, dus hier kan niemand een plek overnemen.
# en: 6fe423c9
error-table-resigned = Je hebt deze partij opgegeven. In de volgende kun je weer meedoen.
# en: 4675d883
error-table-given-up = Die speler heeft opgegeven, dus niemand kan de plek overnemen.
# en: 6ff9fbf2
error-table-not-resigned = Opgeven kan alleen voor jezelf, in een competitiepartij. Je kunt wel weggaan.
# en: a5026296
error-table-awaited =
    { $count ->
        [one] Eén speler van deze ingeplande partij zit nog niet aan tafel.
       *[other] { $count } spelers van deze ingeplande partij zitten nog niet aan tafel.
    }
# en: 69a35377
error-table-same-deals = Anderen spelen hetzelfde, dus daar is hier niets aan te veranderen.
# en: 5b439162
error-table-full = De tafel is vol: alle { $most } plekken zijn bezet.
# en: 78e2d6f4
error-table-seat-taken = Op die plek zit al iemand. Overnemen kan alleen van de computer.
# en: 9a36c983
error-table-no-seat = Die plek bestaat niet.
# en: 827f7b38
error-table-already-seated = Je hebt al een plek.
# en: 804beacd
error-table-already-started = De partij is begonnen. Plekken en opties liggen vast tot het einde.
# en: 4d2eaac9
error-table-not-started = De partij is nog niet begonnen.
# en: 7501b247
error-table-too-few = Dit spel vraagt minstens { $fewest } spelers. Spelers nu: { $seats }. Wacht tot er meer meedoen, of zet er computers bij.
# en: df1e79e0
error-table-too-many = Dit spel is voor hoogstens { $most } spelers. Spelers nu: { $seats }. Verwijder eerst iemand.
# en: 5490f164
error-table-dealt = Er is al gedeeld. Na deze ronde kun je weer couperen.
# en: 32ede279
error-table-seen-hand = Je hebt in deze ronde al een andere hand gezien ({ $seat }), dus deze kun je niet spelen. Vanaf de volgende ronde is elke vrije plek goed.
# en: 6da260bc
error-table-between = De ronde is voorbij. De volgende begint zo.
# en: 3f071754
error-table-not-between = Klaar hoeft nog niet: de ronde is nog bezig.
# en: 56ba23c0
error-table-over = De partij is voorbij.
# en: 21c2c697
error-table-not-over = De partij is nog niet voorbij.
# en: 3c98eaf4
error-table-paused = De partij staat op pauze. Druk eerst op “{ button-resume }” in `/hand`.
# en: 901a0bf9
error-table-not-paused = De partij staat niet op pauze.
# en: 0c193a9b
error-table-claims-open = Anderen kunnen de laatst weggegooide steen nog opeisen. Probeer het over een paar seconden weer.
# en: 77595209
error-table-nothing = Kies eerst iets.
# en: e289c944
error-table-bad-value = “{ $value }” kan niet. Kies uit: { $allowed }
# en: 43620a21
error-table-takeback-league = Hier kun je geen zet terugnemen: deze partij telt mee, of anderen spelen dezelfde deals.
# en: 8b467d5f
error-table-takeback-late = Te laat: er valt niets meer terug te nemen.
# en: c939039c
error-table-takeback-twice = Je kunt per partij maar { $most } keer vragen of je een zet mag terugnemen.
# en: d38dca0d
error-table-asked = Beantwoord eerst de vraag aan tafel: mag de laatste zet worden teruggenomen?
# en: bc578f5a
error-table-timed = De tijd van deze tafel is beperkt, dus spelers kunnen niet pauzeren. De host van de avond kan de hele avond pauzeren.
# en: 8bdcaddf
error-table-time-up = { event-time-up }
# en: 8912c687
error-table-internal = { error-internal }

### Storage and old messages

# en: 70e3a663
error-storage = Ik kon net niets lezen of opslaan. Er is niets veranderd; probeer het zo nog eens.
# en: 93797209
error-storage-conflict = Ik weet niet of dat is opgeslagen. Kijk eerst aan tafel voordat je het opnieuw probeert.
# en: eaaaeefc
error-storage-unreachable = Ik kan nu even niet bij mijn geheugen. Er is niets veranderd; probeer het zo nog eens.
# en: 15387d19
error-storage-superseded = Ik verhuis net naar een andere computer. Er is niets veranderd; probeer het zo nog eens.
# en: b67a3254
error-button-old-button = Die knop is te oud voor me. `/hand` toont je hand, `/play` een tafel.
