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
# en: f8de7ab5
lesson-over =
    Dat was het, je kent het spel! { $opens ->
        [no] Op een server waar ik ook ben, opent `/play` een tafel.
       *[yes] Druk op “{ button-lesson-play }” voor een partij.
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
# en: 03fe5aa9
button-lesson-back = Stap terug
# en: 4ec2bcfb
button-lesson-do = Doe het voor mij
# en: bd0f9575
button-lesson-leave = Les verlaten

### Classic domino

# en: eb85d137
learn-classic-aim =
    Een steen heeft twee helften met elk tot zes stippen, de ogen. Jij en { $teacher } hebben elk zeven stenen. De andere veertien blijven buiten het spel, dus trekken is er niet bij.
    Je doel: aan het einde van de ronde de minste ogen over.
    Om te zien wie begint, trokken jullie voor het delen elk één steen. De hoogste dubbel, een steen met twee keer hetzelfde, begint: jouw 3-3.
# en: 630fab8c
learn-classic-begin =
    Je mag met elke steen beginnen. Ogen die je overhoudt, tellen tegen je, dus zware stenen gaan het eerst weg. 6-6 is je zwaarste, maar daar past alleen 6-5 bij. Na 6-5 passen er nog drie: 6-6, 5-4 en 5-3.
    {"**"}Druk op 6-5.**
# en: cf15b029
learn-classic-join =
    De slang heeft twee open uiteinden, X en Y. Een steen past waar zijn ogen gelijk zijn aan het uiteinde.
    De stenen die uitsteken, passen. Een dubbel zoals 6-6 ligt dwars en laat het uiteinde zoals het was.
    {"**"}Druk op 6-6.**
# en: f59cdf03
learn-classic-choose =
    Nu is X 3 en Y 5. Je 5-3 past bij allebei, maar denk vooruit: je 5-4 heeft een 5 nodig. Met 5-3 bij X worden beide uiteinden 5.
    {"**"}Druk op 5-3 bij X.**
# en: d3845244
learn-classic-passed =
    { $teacher } heeft geen 5 en moest passen. Wie kan leggen, moet, dus elke keer passen vertelt je iets over een hand.
    {"**"}Druk op 5-4.** Beide uiteinden zijn 5, dus kies maar.
# en: 4de7189f
learn-classic-pass =
    De uiteinden zijn 6 en 5, en je kunt niets leggen. Dan pas je. In een partij gaat dat na een ogenblik vanzelf.
    {"**"}Druk op { panel-pass }.**
# en: 61d3c467
learn-classic-end =
    Niemand kan meer leggen, dus de ronde is meteen voorbij, al hebben jullie allebei nog stenen.
    Jij hield 10 ogen over, { $teacher } 19: jij wint de ronde. Ogen tellen tegen je, dus in de afbeelding staat er een minteken bij.
    Een snelle partij heeft drie rondes, een hele gaat door tot iemand 100 punten heeft. Wie de minste punten heeft, wint.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Op elke steen staan twee van negen plaatjes. Jij en { $teacher } hebben elk vijf stenen; de rest is de stapel, om van te trekken.
    Leg als eerste je laatste steen, en je wint de ronde.
# en: 30361ddc
learn-moomin-open =
    Een ronde opent met een dubbel: een steen met twee keer hetzelfde plaatje. Is het jouw beurt om te openen en heb je er een, dan moet je hem leggen. Heeft niemand er een, dan wordt er een getrokken.
    {"**"}Druk op { $tile }.**
# en: 5bae77aa
learn-moomin-match =
    { $teacher } moest trekken. Per beurt leg je één steen, aan een open uiteinde, X of Y, met gelijke plaatjes tegen elkaar. Beide uiteinden: { $figure }.
    In de afbeelding passen de stenen met X of Y.
    {"**"}Druk op { $tile }.** Welk uiteinde maakt niet uit.
# en: c04c3426
learn-moomin-must =
    X is veranderd. Bij Y kun je nog leggen, en wie kan leggen, moet. Welke steen, dat kies je zelf.
    {"**"}Druk op { $tile } bij Y.**
# en: a846e30a
learn-moomin-choose =
    X: { $first }. Y: { $second }. Eén van je stenen past bij allebei: { $tile }. Jij kiest het uiteinde, dus kijk wat er na elke keuze open ligt.
    {"**"}Druk op { $tile } bij X.**
# en: cb90d895
learn-moomin-draw =
    De open uiteinden: { $first } en { $second }. Niets in je hand past, dus je trekt één steen. Past die, dan leg je hem meteen. Past hij niet, dan houd je hem en is je beurt voorbij.
    {"**"}Druk op { panel-draw }.**
# en: 1aa6bed4
learn-moomin-again =
    Je nieuwe steen paste en ging meteen op tafel. Je laatste steen past nog steeds niet.
    {"**"}Druk op { panel-draw }.**
# en: a238f099
learn-moomin-kept =
    Deze steen paste niet toen je hem trok, dus je hield hem. Nu past hij wel.
    {"**"}Druk op { $tile } bij Y.**
# en: 8f04a4c4
learn-moomin-last =
    { $teacher } moest trekken en legde toen. Kijk: je laatste steen past.
    {"**"}Druk op { $tile }.**
# en: 87ab995f
learn-moomin-end =
    Je bent uit, dus je wint de ronde. { $teacher } houdt één steen over: { $tile }. Elke steen die je overhoudt, is een strafpunt, een dubbel twee. In de afbeelding staat er een minteken bij.
    Als de stapel leeg is en niemand kan leggen, is de ronde ook voorbij. Een partij kan meer rondes hebben. De punten worden opgeteld, en wie de minste heeft, wint.
    { lesson-over }

### Joker domino

# en: e55561b1
learn-moomin-joker-aim =
    Op elke steen staan twee van negen plaatjes. Jij en { $teacher } hebben elk vijf stenen; de rest is de stapel, om van te trekken. Leg als eerste je laatste steen, en je wint de ronde.
    Jullie hebben elk ook twee jokers, dicht voor de ander. Op elke joker staat één plaatje. Die van jou liggen onder je stenen: { $first }, { $second }.
# en: 28d9e6f3
learn-moomin-joker-open =
    Een ronde opent met een dubbel, een steen met twee keer hetzelfde plaatje. Je hebt er een, dus je moet hem leggen.
    {"**"}Druk op { $tile }.**
# en: e0b7ae20
learn-moomin-joker-match =
    Per beurt leg je één steen, aan een open uiteinde, X of Y, met gelijke plaatjes tegen elkaar. Stenen die passen, steken uit en hebben een letter.
    {"**"}Druk op { $tile } bij X.**
# en: bf14d28f
learn-moomin-joker-must =
    Heb je een steen die past, dan moet je er een leggen. Zolang dat zo is, mag je geen joker gebruiken.
    {"**"}Druk op { $tile }.** Straks komt een van je jokers: { $joker }.
# en: 1eec920b
learn-moomin-joker-joker =
    Geen van je stenen past. Je zou kunnen trekken. Maar een van je jokers toont een open uiteinde: { $end }. Dus mag je er een steen naar keuze leggen en een helft afdekken met de joker; de andere helft is het nieuwe uiteinde.
    {"**"}Kies in het menu { $tile } · { panel-covered }.** Het nieuwe uiteinde: { $left }.
# en: c8cd1ce2
learn-moomin-joker-draw =
    Nu past er niets, en je andere joker toont geen van beide uiteinden: { $first }, { $second }. Je trekt één steen. Past die, dan leg je hem meteen; past hij niet, dan houd je hem.
    {"**"}Druk op { panel-draw }.**
# en: 5452b0a7
learn-moomin-joker-second =
    Die paste. En { $teacher } dekte een helft af met een joker: { $theirs }. Wat eronder ligt, telt niet meer.
    X en je joker tonen hetzelfde: { $end }. Een joker leggen moet nooit, maar met deze kun je je laatste steen kwijt.
    {"**"}Kies in het menu { $tile }**, met de joker op welke helft je wilt.
# en: 8c95f567
learn-moomin-joker-end =
    Je bent uit, dus je wint de ronde. Een joker die overblijft, kost niets en houdt je niet tegen. Elke steen die je overhoudt, is een strafpunt, een dubbel twee. In de afbeelding staat er een minteken bij.
    Een partij kan meer rondes hebben. De punten worden opgeteld, en wie de minste heeft, wint.
    { lesson-over }

### Christmas domino

# en: bea6d691
learn-christmas-aim =
    Er zijn 36 stenen met acht plaatjes, en een van de plaatjes is de joker. Jij en { $teacher } hebben er elk zeven; de rest is de stapel, om van te trekken. Leg als eerste je laatste steen, en je wint de ronde.
    Voor een partij stemt iedereen: handen open of dicht. Hier blijven ze dicht. De jongste begint en draait een steen om, dat is de hele beurt. Hier is dat: { $tile }.
# en: 768a95c4
learn-christmas-join =
    Gelijke plaatjes liggen tegen elkaar, aan een open uiteinde, X of Y. In je beurt leg je zoveel stenen als je kunt, de een na de ander. Beide uiteinden: { $picture }.
    {"**"}Druk op { $tile }.**
# en: 55a22139
learn-christmas-joker =
    Nu past er geen andere steen. Maar een halve joker past overal, en die leg je alleen als je wilt. Laten we er een proberen.
    {"**"}Druk op { $tile } bij Y.** Het nieuwe uiteinde: { $open }.
# en: c98ce662
learn-christmas-stop =
    Er zou nog een joker van je passen: { $joker }. Leggen moet nooit, dus bewaar hem voor later.
    {"**"}Druk op { panel-end }.**
# en: 8714bd25
learn-christmas-open =
    { $teacher } legde vier stenen in één beurt. Nu jij weer. Zolang een steen zonder joker past, kun je niet stoppen, maar een joker mag eerst. Kijk maar wat dat doet.
    {"**"}Druk op { $tile } bij Y.**
# en: c9ca85ca
learn-christmas-anything =
    Nu is Y een open joker. Daar past elke steen, met welke helft ook: jij kiest de helft die raakt.
    {"**"}Druk op { $tile }, dan op { panel-end-half }.**
# en: 1fd93112
learn-christmas-draw =
    { $teacher } moest trekken, steen voor steen tot er een paste, hoogstens drie. Nu past er bij jou ook niets.
    {"**"}Druk op { panel-draw }.**
# en: 743cda46
learn-christmas-go-on =
    Die past, dus je stopt met trekken en legt.
    {"**"}Druk op { $tile }.**
# en: c0ffe43d
learn-christmas-chain =
    En het gaat door: drie stenen volgen op elkaar, als je ze in deze volgorde legt: { $tile }, { $second }, { $third }.
    {"**"}Druk op { $tile }.**
# en: 604139e1
learn-christmas-chain-on =
    {"**"}Druk op { $tile }.** Een steen die je nu niet kwijt kunt, kost je misschien de volgende beurt, dus denk aan de volgorde.
# en: ee73e286
learn-christmas-last =
    {"**"}Druk op { $tile }**, je laatste steen.
# en: de094dbb
learn-christmas-end =
    Je bent uit, dus je wint de ronde. Is de stapel op en kan niemand leggen, dan wint wie de minste stenen heeft.
    Wie de meeste rondes wint, wint de partij; bij gelijke stand wint wie in totaal de minste stenen overhield.
    { lesson-over }

### UNO Dominos

# en: 25665fd0
learn-uno-aim =
    Op elke helft van een steen staat een cijfer in een van vier kleuren, een symbool of een joker. Jij en { $teacher } hebben er elk zes; de rest is de stapel, om van te trekken.
    Leg als eerste je laatste steen, en je wint de ronde.
# en: 73f644f8
learn-uno-open =
    Op een dubbel staat twee keer hetzelfde. De hoogste getallendubbel begint in het midden, en die heb jij. Er gaan vier straten vanaf: ↑ → ↓ ←.
    {"**"}Druk op { $tile }.**
# en: 89f4a549
learn-uno-match =
    Helften die raken, hebben dezelfde kleur, hetzelfde cijfer of hetzelfde symbool, maar een dubbel past nooit bij een dubbel. Hier raken de negens, en nu is → groen.
    {"**"}Druk op { $tile } bij →.**
# en: 13d82269
learn-uno-draw =
    Die Trek 2 kostte je ook een beurt.
    Nu passen alleen je jokers, en een joker leggen moet nooit. Dus trek je een steen.
    {"**"}Druk op { panel-draw }.**
# en: dc3f01e3
learn-uno-keep =
    Een joker past bij elk uiteinde. Leg meteen wat je trekt, of houd het voor later.
    {"**"}Druk op { panel-keep }.**
# en: 7d7d7b96
learn-uno-skip =
    Beurt overslaan kost de volgende speler een beurt: met z'n tweeën ben jij weer aan de beurt. Elke helft mag raken.
    {"**"}Druk op { $tile } bij →.**
# en: 7b599337
learn-uno-joker =
    Weer jouw beurt. Bij een joker past alles, ook een dubbel.
    {"**"}Druk op { $tile } bij →.**
# en: 91593f88
learn-uno-catch =
    Bij je voorlaatste steen moet je UNO roepen. { $teacher } vergat het. Tot de volgende steen op tafel ligt, kan iedereen { $teacher } betrappen.
    {"**"}Druk op { panel-catch }**
# en: 28313d57
learn-uno-free =
    Nog steeds jouw beurt. → is blauw.
    {"**"}Druk op { $tile }, dan op { panel-street }.**
# en: dc94e9b3
learn-uno-four =
    Na een Joker + Trek 4 moet de volgende speler vier stenen trekken en een beurt overslaan. Je mag hem alleen leggen als niets in je hand op kleur bij een uiteinde past. Jij hebt geel, en geen uiteinde is geel.
    {"**"}Druk op { $tile } bij ↑.**
# en: fdc6ddbb
learn-uno-challenge =
    In plaats van te trekken kon { $teacher } je uitdagen. Had je vals gespeeld, dan nam je hem terug en trok je er zelf vier. Maar jij bent eerlijk:
    {"**"}Druk op { $tile } bij ←.**
# en: 43c6d826
learn-uno-call =
    Roep nu zelf UNO. Deze steen heeft twee symbolen, en ze werken allebei.
    {"**"}Druk op { $tile }, dan op { panel-street }.**
# en: 23531eeb
learn-uno-last =
    Trek 2 en Beurt overslaan kostten elk van jullie een beurt. Toen sloot een Doodlopende straat de straat ← af. Maar je laatste steen past elders.
    {"**"}Druk op { $tile }, dan op { panel-street }.**
# en: 56d77309
learn-uno-end =
    Je wint de ronde en krijgt alle punten die { $teacher } overhoudt: cijfers tellen hun waarde, Trek 2, Keerom en Beurt overslaan 10, Joker + Trek 4 en Doodlopende straat 20, een joker 25, dubbels dubbel.
    Een partij is één ronde, of gaat tot 200 of 500. Met Keerom draait de speelrichting om.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

# en: b628badf
learn-romi-aim =
    { $jokers ->
        [none] Je speelt met twee spellen kaarten.
        [each] Je speelt met twee spellen kaarten en één joker voor elke speler.
       *[two] Je speelt met twee spellen kaarten en twee jokers.
    } Jij komt na de deler, dus jij krijgt 15 kaarten, { $teacher } 14. De rest is de stapel.
    Leg al je kaarten neer in combinaties en gooi de laatste weg: dan win je de ronde. Een rij is drie of meer opeenvolgende kaarten van één kleur; een groep is drie of vier van één waarde in verschillende kleuren.
# en: 08b7792b
learn-romi-first =
    Met 15 kaarten begin jij: gooi er een op de aflegstapel, meer niet. Kies er een die nergens bij hoort.
    {"**"}Kies { $tile } en druk dan op { panel-meld-discard }.**
# en: 168b31a5
learn-romi-draw =
    Elke beurt heeft drie delen: trekken, neerleggen wat je kunt en wilt, weggooien.
    Je trekt van de stapel, of pakt de laatst weggegooide kaart. De eerste keer mag dat zomaar, maar deze helpt je niet: { $top }.
    {"**"}Druk op { panel-meld-draw }.**
# en: b688a592
learn-romi-lay =
    Wat je het eerst neerlegt, in één beurt, moet minstens { $minimum } tellen: getallen hun waarde, boer, vrouw en heer 10, een aas 11. Een joker staat voor een kaart naar keuze, en telt als die kaart.
    Je hebt { $run1 }, { $run2 }, { $run3 } ({ $run }) en drie achten ({ $group }).
    {"**"}Kies { $run1 }, { $run3 } en de joker en leg ze neer, dan de achten. Gooi dan { $card } weg.** { button-suggest } kiest het allemaal voor je.
# en: 2dcfea90
learn-romi-lay-plain =
    Wat je het eerst neerlegt, in één beurt, moet minstens { $minimum } tellen: getallen hun waarde, boer, vrouw en heer 10, een aas 11.
    Je hebt { $run1 }, { $run2 }, { $run3 } ({ $run }) en drie achten ({ $group }).
    {"**"}Kies { $run1 }, { $run2 } en { $run3 } en leg ze neer, dan de achten. Gooi dan { $card } weg.** { button-suggest } kiest het allemaal voor je.
# en: 535a7d62
learn-romi-take =
    Je bent uitgekomen: leg nu neer wat je wilt, en leg aan bij combinaties van iedereen. Vanaf nu pak je de weggegooide kaart alleen als je die in dezelfde beurt neerlegt.
    {"**"}Pak { $taken }**, leg die neer met { $low } en { $high }, leg { $seven } aan bij 4 en { $ten } bij 3, en gooi { $card } weg. { button-suggest } kiest het allemaal voor je.
# en: c59702f5
learn-romi-take-free =
    Je bent uitgekomen: leg nu neer wat je wilt, en leg aan bij combinaties van iedereen. In dit spel mag je de weggegooide kaart elke beurt pakken, en houden als je wilt.
    {"**"}Pak { $taken }**, leg die neer met { $low } en { $high }, leg { $seven } aan bij 4 en { $ten } bij 3, en gooi { $card } weg. { button-suggest } kiest het allemaal voor je.
# en: 4b6d3018
learn-romi-again =
    Nog drie kaarten. Trek weer: bij je twee klaveren moet nog iets komen.
    {"**"}Druk op { panel-meld-draw }.**
# en: 3a29d10d
learn-romi-win =
    Je trok { $drawn }: precies de kaart waarvoor je joker staat. Leg die in die rij en de joker is van jou, maar gebruik hem meteen. En houd één kaart over om weg te gooien.
    {"**"}Kies { $drawn } en ruil de joker van 1 in, leg er { $low } en { $high } mee neer, en gooi { $card } weg.** { button-suggest } kiest het allemaal voor je.
# en: 5e3db2e7
learn-romi-out =
    Je trok { $drawn }, en dat maakt een rij. Houd één kaart over om weg te gooien: anders kom je niet uit.
    {"**"}Leg { $low }, { $high } en { $drawn } neer, en gooi { $card } weg.**
# en: fe0ac479
learn-romi-end =
    Geen kaarten meer: je wint de ronde, en dat kost je niets. { $teacher } betaalt voor elke kaart die over is, 20 voor een joker. In de afbeelding staat er een minteken bij.
    De punten worden opgeteld, en wie de minste heeft, wint de partij. Ben je in één keer uit, in één beurt, dan heb je geen minimum nodig.
    { lesson-over }
# en: f6a2b723
learn-romi-end-plain =
    Geen kaarten meer: je wint de ronde, en dat kost je niets. { $teacher } betaalt voor elke kaart die over is. In de afbeelding staat er een minteken bij.
    De punten worden opgeteld, en wie de minste heeft, wint de partij. Ben je in één keer uit, in één beurt, dan heb je geen minimum nodig.
    { lesson-over }

### Tábla Römi

# en: c7cf97fd
learn-tabla-aim =
    De stenen gaan van 1 tot 13 in vier kleuren, elke steen twee keer. Jij begint en hebt er 15, { $teacher } 14; de rest is de stapel.
    Tot het einde gaat er niets op tafel. Verzamel tot 14 van je stenen rijen (één kleur, op volgorde) en groepen (één getal, verschillende kleuren) vormen, elk van minstens drie, en gooi de vijftiende weg.
# en: 55595c47
learn-tabla-joker =
    Eén steen ligt open: { $turned }. Die wijst de joker aan, het volgende getal in die kleur: { $joker }. Er zijn er twee, elk staat voor een steen naar keuze, en jij hebt er een.
# en: 51f89708
learn-tabla-first =
    Zeven paren winnen ook, of 14 stenen van één kleur, of acht van één getal met de rest in rijen en groepen. De kleine regel hieronder zegt hoever je met elk bent.
    Met 15 stenen begin je met weggooien. Deze hoort nergens bij:
    {"**"}Kies { $tile } en druk dan op { panel-rack-discard }.** De pijlen ordenen alleen je stenen.
# en: abf13954
learn-tabla-take =
    Elke beurt trek je van de stapel of pak je de laatst weggegooide steen, wat je wilt, en dan gooi je er een weg. Deze drie horen bij elkaar: { $first }, { $second }, { $tile }.
    {"**"}Druk op { panel-rack-take }.**
# en: 0c1c126d
learn-tabla-discard =
    Gooi er nu een weg, maar niet de steen die je net hebt gepakt.
    {"**"}Kies { $tile } en druk dan op { panel-rack-discard }.**
# en: e6f46cda
learn-tabla-draw =
    Je mist nog één steen, en de weggegooide is het niet.
    {"**"}Druk op { panel-rack-draw }.**
# en: c157dfe4
learn-tabla-again =
    Dat helpt niet. Je wacht op een steen tussen { $left } en { $right }.
    {"**"}Kies { $tile } en druk dan op { panel-rack-discard }.**
# en: 1e413860
learn-tabla-claim =
    Daar is hij! Maakt een weggegooide steen je hand compleet, dan mag je hem opeisen, ook buiten je beurt. In een partij gaat dat vanzelf.
    Je joker valt in: { $joker }.
    {"**"}Druk op { panel-rack-claim }.** Ga dan uit, en gooi als laatste { $rest } weg.
# en: 5c336d03
learn-tabla-end =
    Veertien stenen in rijen en groepen, in één keer: je wint de ronde, goed voor één punt. Is eerst de stapel op, dan wint niemand.
    De open steen mag je ook trekken, maar alleen om uit te gaan met zeven paren of acht van één getal. Wie de meeste punten heeft, wint de partij.
    { lesson-over }
