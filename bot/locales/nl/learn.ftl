# First lessons (`/learn`): one private message, a step at a time, with heading, picture and the buttons of a hand.

### Around every step

# en: d886be35
lesson-heading = {"**"}Les: { $game }** · { $step } van { $steps }
# en: 4b8e5817
lesson-another = Dat kan ook! Doe voor deze les de vetgedrukte zet.
# en: 03435a1f
lesson-left =
    Je hebt de les verlaten. { $opens ->
        [no] `/learn` begint een andere, `/play` op een server een partij { $game }.
       *[yes] “{ button-lesson-play }” begint een partij { $game }, `/learn` een andere les.
    }
# en: a4318854
lesson-offered = Nieuw bij { $game }?
# en: 8ab247a0
lesson-offered-here = -# Nieuw hier? Volg de les van 3 minuten: `/learn`.
# en: e3499105
lesson-changed = Deze les is veranderd sinds je die opende, dus je bent weer bij het begin.
# en: f21c3b41
lesson-in-words = Ik kan hier geen afbeeldingen bijvoegen, dus deze les gaat in woorden.
# en: 07bfbaa3
lesson-over =
    Dat was het, je kent het spel!{ $opens ->
        [no] {" "}Op een server waar ik ook ben, opent `/play` een tafel.
       *[yes] {""}
    }
# en: 1e451a29
lesson-daily = -# Elke dag een nieuw spel: `/daily`.

### Buttons

# en: 588cc73e
button-lesson-learn = Les van 3 minuten
# en: dd979485
button-lesson-play = Nu spelen
# en: a3e0e813
button-lesson-again = Opnieuw
# en: c44b825d
button-lesson-next = Volgende
# en: e374bb6c
button-lesson-back = Terug
# en: f1202b07
button-lesson-leave = Stop

### Classic domino

# en: 975818ad
learn-classic-aim =
    Een steen heeft twee helften met elk tot zes stippen, de ogen. Jij en { $teacher } hebben elk zeven stenen.
    Je doel: aan het einde van de ronde de minste ogen over.
    Voor het delen trok je 3-3. De hoogste dubbel, twee keer hetzelfde, begint.
# en: 358f5c3b
learn-classic-begin =
    Ogen die je overhoudt, tellen tegen je, dus zware stenen gaan het eerst weg. 6-6 is je zwaarste, maar daar past alleen 6-5 bij.
    {"**"}Druk op { $tile }.**
# en: e9ca50a5
learn-classic-join =
    De slang heeft twee open uiteinden, X en Y. Een steen past waar zijn ogen gelijk zijn aan het uiteinde.
    Een dubbel zoals 6-6 ligt dwars en laat het uiteinde zoals het was.
    {"**"}Druk op { $tile }.**
# en: eba57375
learn-classic-choose =
    Je 5-3 past bij allebei. Denk vooruit: met 5-3 bij X worden beide uiteinden 5, en je 5-4 past ook.
    {"**"}Druk op { $tile } bij X.**
# en: eb9e3ad9
learn-classic-pass =
    De uiteinden zijn 6 en 5, en je kunt niets leggen. Dan pas je.
    {"**"}Druk op { panel-pass }.**
# en: 8c180bb0
learn-classic-end =
    De ronde is meteen voorbij, al hebben jullie allebei nog stenen.
    Jij hield 10 ogen over, { $teacher } 19, en de minste punten winnen.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Op elke steen staan twee van negen plaatjes. Jij en { $teacher } hebben elk vijf stenen; de rest is de stapel, om van te trekken.
    Leg als eerste je laatste steen, en je wint de ronde.
# en: f76d8a67
learn-moomin-open =
    Een ronde opent met een dubbel: een steen met twee keer hetzelfde plaatje. Is het jouw beurt om te openen en heb je er een, dan moet je hem leggen.
    {"**"}Druk op { $tile }.**
# en: 17ca5d94
learn-moomin-match =
    Per beurt leg je één steen, aan een open uiteinde, X of Y, met gelijke plaatjes tegen elkaar. Beide uiteinden: { $figure }.
    {"**"}Druk op { $tile }.** Welk uiteinde maakt niet uit.
# en: f85cb408
learn-moomin-choose =
    { $tile } past bij beide uiteinden. Jij kiest: kijk wat er daarna open ligt.
    {"**"}Druk op { $tile } bij X.**
# en: d811740b
learn-moomin-draw =
    De open uiteinden: { $first } en { $second }. Niets in je hand past, dus je trekt één steen. Past die, dan leg je hem meteen; zo niet, dan houd je hem en is je beurt voorbij.
    {"**"}Druk op { panel-draw }.**
# en: e68976bc
learn-moomin-end =
    Elke steen die je overhoudt, is een strafpunt, een dubbel twee.
    Een partij kan meer rondes hebben. De punten worden opgeteld, en wie de minste heeft, wint.
    { lesson-over }

### Joker domino

# en: e5d2a739
learn-moomin-joker-aim =
    Jij en { $teacher } hebben elk vijf stenen; de rest is de stapel, om van te trekken. Leg als eerste je laatste steen, en je wint de ronde.
    Op elke joker staat één plaatje. Die van jou liggen onder je stenen: { $first }, { $second }. Bij dat plaatje mag je elke steen leggen, met de joker op een helft; de andere is het nieuwe uiteinde.
# en: 28d9e6f3
learn-moomin-joker-open =
    Een ronde opent met een dubbel, een steen met twee keer hetzelfde plaatje. Je hebt er een, dus je moet hem leggen.
    {"**"}Druk op { $tile }.**
# en: 03a2367a
learn-moomin-joker-match =
    Per beurt leg je één steen, aan een open uiteinde, X of Y, met gelijke plaatjes tegen elkaar.
    {"**"}Druk op { $tile } bij X.**
# en: c77c1015
learn-moomin-joker-joker =
    Alleen je joker past bij een open uiteinde: { $end }.
    {"**"}Kies in het menu { $tile } · { panel-covered }.**
# en: 640bf573
learn-moomin-joker-second =
    X past bij je joker: { $end }. Een joker leggen moet nooit, maar zo kun je je laatste steen kwijt.
    {"**"}Kies in het menu { $tile }**, met de joker op een helft naar keuze.
# en: a93aa5dc
learn-moomin-joker-end =
    Elke steen die je overhoudt, is een strafpunt, een dubbel twee.
    De punten worden opgeteld, en wie de minste heeft, wint.
    { lesson-over }

### Christmas domino

# en: fba586e9
learn-christmas-aim =
    Er zijn 36 stenen met acht plaatjes, en een van de plaatjes is de joker. Jij en { $teacher } hebben er elk zeven; de rest is de stapel, om van te trekken. Leg als eerste je laatste steen, en je wint de ronde.
    De jongste begint en draait een steen om, dat is de hele beurt.
# en: 768a95c4
learn-christmas-join =
    Gelijke plaatjes liggen tegen elkaar, aan een open uiteinde, X of Y. In je beurt leg je zoveel stenen als je kunt, de een na de ander. Beide uiteinden: { $picture }.
    {"**"}Druk op { $tile }.**
# en: 7db2fa49
learn-christmas-joker =
    Nu past er geen andere steen. Maar een halve joker past overal, en die leg je alleen als je wilt.
    {"**"}Druk op { $tile } bij Y.**
# en: 49ea3063
learn-christmas-draw =
    { $teacher } moest trekken tot er een steen paste, hoogstens drie. Nu past er bij jou ook niets.
    {"**"}Druk op { panel-draw }.**
# en: 2b4c3e84
learn-christmas-chain =
    Drie stenen volgen op elkaar, in deze volgorde: { $tile }, { $second }, { $third }.
    {"**"}Druk op { $tile }.**
# en: 7a00af94
learn-christmas-end =
    Je bent uit, dus je wint de ronde.
    Wie de meeste rondes wint, wint de partij; bij gelijke stand wint wie in totaal de minste stenen overhield.
    { lesson-over }

### UNO Dominos

# en: 97ae4534
learn-uno-open =
    Op elke helft staat een cijfer in een van vier kleuren, een symbool of een joker. Jullie hebben elk zes stenen; de rest is de stapel, om van te trekken. Leg de jouwe als eerste, en je wint de ronde.
    Op een dubbel staat twee keer hetzelfde. De hoogste getallendubbel begint in het midden, en die heb jij. Vier straten: ↑ → ↓ ←.
    {"**"}Druk op { $tile }.**
# en: 89f4a549
learn-uno-match =
    Helften die raken, delen kleur, cijfer of symbool, maar een dubbel past nooit bij een dubbel. Hier raken de negens, en nu is → groen.
    {"**"}Druk op { $tile } bij →.**
# en: 65eeaa7e
learn-uno-draw =
    Nu passen alleen je jokers, en een joker leggen moet nooit. Dus trek je een steen.
    {"**"}Druk op { panel-draw }.**
# en: 6c8796b2
learn-uno-skip =
    Beurt overslaan: met z'n tweeën ben jij weer. Twee symbolen op een steen werken allebei.
    {"**"}Druk op { $tile } bij →.**
# en: 610cab27
learn-uno-call =
    Voorlaatste steen? Roep UNO.
    {"**"}Druk op { panel-call }, dan op { $tile } en { panel-street }.**
# en: 2bd9705b
learn-uno-end =
    Je wint de ronde en krijgt alle punten die { $teacher } overhoudt: cijfers tellen hun waarde, Trek 2, Keerom en Beurt overslaan 10, Joker + Trek 4 en Doodlopende straat 20, een joker 25, dubbels dubbel.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

# en: b33c262d
learn-romi-aim =
    { $jokers ->
    [none] Je speelt met twee spellen kaarten.
    [each] Je speelt met twee spellen kaarten en één joker voor elke speler.
    *[two] Je speelt met twee spellen kaarten en twee jokers.
    } Jij komt na de deler, dus jij krijgt 15 kaarten, { $teacher } 14.
    Leg al je kaarten neer in combinaties en gooi de laatste weg: dan win je de ronde. Een rij is drie of meer opeenvolgende kaarten van één kleur; een groep is drie of vier van één waarde in verschillende kleuren.
# en: 6a2e591b
learn-romi-first =
    Met 15 kaarten begin jij: gooi er een op de aflegstapel, meer niet.
    {"**"}Kies { $tile } en druk dan op { panel-meld-discard }.**
# en: 8314a668
learn-romi-draw =
    Je trekt van de stapel, of pakt de laatst weggegooide kaart.
    De eerste keer leg je in één beurt minstens { $minimum } neer: getallen hun waarde, boer, vrouw en heer 10, een aas 11. Een joker staat voor een kaart naar keuze, en telt als die kaart.
    {"**"}Druk op { panel-meld-draw }.**
# en: 6854ca6e
learn-romi-draw-plain =
    Je trekt van de stapel, of pakt de laatst weggegooide kaart.
    De eerste keer leg je in één beurt minstens { $minimum } neer: getallen hun waarde, boer, vrouw en heer 10, een aas 11.
    {"**"}Druk op { panel-meld-draw }.**
# en: 955d1346
learn-romi-lay =
    Nu heb je meer dan { $minimum }.
    {"**"}Leg { $run1 }, { $run3 } en de joker neer, dan de achten, en gooi { $card } weg.** { button-hint } kiest alles.
# en: e08946e9
learn-romi-lay-plain =
    Nu heb je meer dan { $minimum }.
    {"**"}Leg { $run1 }, { $run2 } en { $run3 } neer, dan de achten, en gooi { $card } weg.** { button-hint } kiest alles.
# en: cec9ece8
learn-romi-take =
    Je bent uitgekomen: leg nu neer wat je wilt, en leg aan bij combinaties van iedereen. Vanaf nu pak je de weggegooide kaart alleen als je die in dezelfde beurt neerlegt.
    {"**"}Pak { $taken }**, leg die neer met { $low } en { $high }, leg { $seven } aan bij 4 en { $ten } bij 3, en gooi { $card } weg.
# en: f6041b5d
learn-romi-take-free =
    Je bent uitgekomen: leg nu neer wat je wilt, en leg aan bij combinaties van iedereen. In dit spel mag je de weggegooide kaart elke beurt pakken, en houden als je wilt.
    {"**"}Pak { $taken }**, leg die neer met { $low } en { $high }, leg { $seven } aan bij 4 en { $ten } bij 3, en gooi { $card } weg.
# en: eafc328d
learn-romi-end =
    { $teacher } betaalt voor elke kaart die over is, 20 voor een joker.
    De punten worden opgeteld, en wie de minste heeft, wint de partij.
    { lesson-over }
# en: 371c1837
learn-romi-end-plain =
    { $teacher } betaalt voor elke kaart die over is.
    De punten worden opgeteld, en wie de minste heeft, wint de partij.
    { lesson-over }

### Tábla Römi

# en: 643436b5
learn-tabla-aim =
    De stenen gaan van 1 tot 13 in vier kleuren, elke steen twee keer. Jij begint en hebt er 15, { $teacher } 14; de rest is de stapel.
    Verzamel tot 14 van je stenen rijen (één kleur, op volgorde) en groepen (één getal, verschillende kleuren) vormen, elk van minstens drie, en gooi de vijftiende weg. Een joker staat voor een steen naar keuze.
# en: 05950ac9
learn-tabla-first =
    De volgende in de kleur van de open steen is de joker: { $joker }. Onderaan staat hoever je bent.
    {"**"}Kies { $tile } en druk dan op { panel-rack-discard }.**
# en: c3f86dcd
learn-tabla-take =
    Elke beurt trek je van de stapel of pak je de laatst weggegooide steen, wat je wilt, en dan gooi je er een weg.
    {"**"}Druk op { panel-rack-take }.**
# en: 245b90df
learn-tabla-draw =
    Je mist nog één steen, en de weggegooide is het niet.
    Zeven paren winnen ook, of 14 stenen van één kleur, of acht van één getal met de rest in rijen en groepen.
    {"**"}Druk op { panel-rack-draw }.**
# en: 24ebeb88
learn-tabla-claim =
    Daar is hij! Maakt een weggegooide steen je hand compleet, dan mag je hem opeisen, ook buiten je beurt.
    {"**"}Druk op { panel-rack-claim }.** Ga dan uit en gooi { $rest } weg.
# en: f43dfa72
learn-tabla-end =
    Veertien stenen in rijen en groepen, in één keer: je wint de ronde, goed voor één punt.
    { lesson-over }
