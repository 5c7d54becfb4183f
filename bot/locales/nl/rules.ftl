# The rules of every game: page 1 is the summary `rules-<game>` with a picture, the other pages list `rule-<number>`.

### Classic domino

# en: b73b94d3
rules-classic =
    Leg stenen met gelijke ogen tegen elkaar. Kun je leggen, dan moet het. Kun je niet, dan pas je: trekken is er niet bij.
    De ronde is voorbij als niemand meer kan leggen. Wie de minste ogen overhoudt, wint.
    .alt = Een slang van dominostenen, van links naar rechts: 2-5, dan 5-5 dwars zoals elke dubbel, 5-6, 6-6 dwars, 6-1, 1-4, 4-4 dwars, 4-0. Waar helften raken, zijn ze gelijk. De open uiteinden zijn links de 2 en rechts de 0.
# en: 3e00c0f7
rule-CL-1 = 2 tot 4 spelers en een dubbel-zes-spel van 28 stenen. Met z'n tweeën krijgt ieder 7 stenen, met drie of vier 5.
# en: fc01cee9
rule-CL-2 = Er wordt niet getrokken. Stenen die niet gedeeld zijn, blijven buiten het spel.
# en: 5001d365
rule-CL-3 = Voor de eerste ronde trekt iedereen één steen, dicht. De hoogste dubbel begint. Is er geen dubbel, dan begint de steen met de meeste ogen; bij gelijke stand de hoogste helft. Met “{ option-start }: { option-start-highest-pips }” tellen bij een dubbel alleen de ogen; bij gelijke stand gaat een dubbel voor, dan de hoogste helft.
# en: e900f071
rule-CL-4 = Die stenen gaan terug, iedereen krijgt een hand, en wie begint, legt een steen naar keuze. Met “{ option-reshuffle }: { option-reshuffle-no }” is de getrokken steen de eerste van je hand, en wie begint, moet daarmee openen.
# en: 111340d0
rule-CL-5 = Een steen komt aan een van de twee uiteinden, met gelijke ogen tegen elkaar. Kun je leggen, dan moet het; kun je niet, dan pas je. De beurt gaat met de klok mee.
# en: cc1c0169
rule-CL-6 = De ronde is voorbij zodra niemand meer kan leggen. Zonder stenen heb je geen beurten meer, en de anderen spelen door. Met “{ option-out-ends }: { option-out-ends-yes }” is het dan meteen afgelopen.
# en: 7d2405ca
rule-CL-7 = Met “{ option-scoring }: { option-scoring-minus-100 }” (of 200) komen de ogen in je hand bij je stand. De partij is voorbij na de ronde waarin iemand 100 (of 200) haalt, en de laagste stand wint. Met “{ option-scoring-race-121 }” krijgt wie een ronde wint de ogen van iedereen, de eerste met 121 wint, en de punten bepalen de plaats van de anderen. “{ option-hands }”: de partij is na één, drie of vijf rondes hoe dan ook voorbij, en de stand beslist.
# en: c5ef57c5
rule-CL-8 = Wie de minste ogen overhoudt, wint de ronde. Staan spelers gelijk, dan wint wie van hen als eerste uit was. Was geen van hen uit, dan wint niemand, en in de race naar 121 krijgt niemand punten.
# en: d6168694
rule-CL-9 = Wie een ronde wint, begint de volgende. Won niemand, dan begint een van de spelers die gelijk stonden: de eerste in zitvolgorde, geteld vanaf wie het laatst begon (en die telt zelf mee).

### Moomin and joker domino

# en: e58e3be5
rules-moomin =
    Vijfenveertig stenen, negen plaatjes. De eerste steen is een dubbel. Daarna liggen gelijke plaatjes tegen elkaar, aan een van de twee kanten.
    Past er een steen van je, dan moet je er een leggen. Past er geen, trek er dan een, en leg die meteen als hij past. Wie als eerste geen stenen meer heeft, wint de ronde. Elke steen die je overhoudt, kost 1 punt, een dubbel 2.
    .alt = Een slang van stenen, van links naar rechts: vis–konijn, dan konijn–konijn dwars zoals elke dubbel, konijn–vos, vos–vos dwars, vos–egel, egel–eend, eend–eend dwars, eend–slak. Waar plaatjes raken, zijn ze gelijk. De open uiteinden zijn links de vis en rechts de slak.
# en: 75941d60
rule-MD-1 = 2 tot 6 spelers en 45 stenen: elk paar van de negen plaatjes één keer, ook de dubbels. Iedereen krijgt er vijf. De rest is de stapel.
# en: 65d489c1
rule-MD-2 = Wie na de deler komt, opent met een dubbel naar keuze; met een dubbel in de hand moet dat. Anders gaat de kans door naar de volgende, en er wordt niet getrokken. Heeft niemand een dubbel, dan trekt iedereen om de beurt een steen, te beginnen bij dezelfde speler, tot er een dubbel komt. Die dubbel opent meteen; elke andere steen houd je. Dit trekken gaat vanzelf. Er wordt geloot wie het eerst deelt, daarna gaat het delen de tafel rond.
# en: 3ed7f80f
rule-MD-3 = Er zijn twee open uiteinden, nooit meer: dubbels liggen alleen dwars. Gelijke plaatjes liggen tegen elkaar. Per beurt leg je één steen.
# en: f884d2f0
rule-MD-4 = Past er een steen van je, dan moet je er een leggen, aan een uiteinde naar keuze. Past er geen, dan trek je er een. Past die, dan leg je hem meteen, en kies je de kant als hij aan beide past. Past hij niet, dan houd je hem en is je beurt voorbij. Is de stapel leeg, dan pas je.
# en: 169e2f11
rule-MD-5 = Wie als eerste geen stenen meer heeft, wint de ronde. De ronde is ook voorbij als de stapel leeg is en iedereen na elkaar heeft gepast; dan wint wie de minste punten heeft. Een steen die je overhoudt, is 1 punt, een dubbel 2. De punten bepalen de plaats van de anderen, en wie gelijk staat, deelt een plaats.
# en: 80ff5754
rule-MD-6 = Een partij heeft één, drie of vijf rondes. De punten worden opgeteld, en wie de minste heeft, wint.
# en: 873d16a6
rules-moomin-joker =
    Moemindomino met jokers. Past er geen steen van je, dan mag je in plaats van te trekken een joker leggen: die toont het plaatje van een open uiteinde, je legt er een steen naar keuze aan en dekt een helft daarvan af met de joker.
    Een joker leggen moet nooit, en jokers die je overhoudt, kosten niets.
    .alt = Een slang van stenen, van links naar rechts: slak–konijn, konijn–uil, dan uil–uil dwars, uil–kat, kat–vlinder, vlinder–vlinder dwars, vlinder–vos, en als laatste egel–vis, met een vosjoker over de egel. De open uiteinden zijn links de slak en rechts de vis.
# en: 459a54ab
rule-JD-1 = Er zijn 18 jokers, twee van elk plaatje. Iedereen krijgt er twee (of drie, of één), dicht voor de anderen. De rest blijft buiten het spel.
# en: 04f0f2fd
rule-JD-2 = Past er geen steen van je, dan mag je een joker pakken met het plaatje van een open uiteinde, een steen naar keuze aan dat uiteinde leggen, en een helft daarvan met de joker afdekken. De andere helft is het nieuwe open uiteinde. Een afgedekte steen telt niet meer als dubbel. Beslis voordat je trekt: past de getrokken steen niet, dan is je beurt voorbij.
# en: d9be6dd4
rule-JD-3 = Een joker leggen moet nooit. Jokers maken geen dubbel om mee te openen, kosten geen punten, en houden je niet tegen om uit te zijn. Met een lege stapel mag je passen, ook als een joker zou helpen.

### Christmas domino

# en: 6df92866
rules-christmas =
    Stenen met zeven plaatjes en een joker, die overal bij past. In je beurt leg je door zolang een steen zonder joker past. Jokers leg je alleen als je wilt.
    Passen er aan het begin alleen jokers en leg je er geen, dan trek je hoogstens drie keer. Wie als eerste geen stenen meer heeft, wint de ronde. Voor de partij stemt iedereen: handen open of dicht.
    .alt = Een slang van stenen, van links naar rechts: ster–sneeuwpop, dan sneeuwpop–sneeuwpop dwars, sneeuwpop–kaars, kaars–cadeau, cadeau–joker, boom–boom dwars bij de joker, die overal bij past, boom–bel, bel–want. Waar andere plaatjes raken, zijn ze gelijk. De open uiteinden zijn links de ster en rechts de want.
# en: 62bb31b7
rule-WD-1 = 2 tot 6 spelers en 36 stenen. Ofwel alle paren van acht plaatjes, één daarvan de joker, ofwel 28 paren van zeven plaatjes en acht stenen met een joker op beide helften.
# en: d7f3e1fa
rule-WD-2 = Met z'n tweeën krijgt ieder 7 stenen, met drie 6, met vier 5, met vijf of zes 4. De rest is de stapel.
# en: d2d5d797
rule-WD-3 = Voor de partij stemt iedereen in de lobby: handen open of dicht. Open kan alleen met de stemmen van meer dan de helft van alle spelers; bij minder, ook als het gelijk is, blijven ze dicht. Open handen staan in de afbeelding voor iedereen.
# en: b92ccddd
rule-WD-4 = De jongste begint: de host noemt die speler in de opties; anders wordt er geloot. Wie begint, draait de bovenste steen van de stapel om, en dat is de hele beurt. In latere rondes begint de volgende speler.
# en: 64bbaac6
rule-WD-5 = Gelijke plaatjes liggen tegen elkaar. Een halve joker past overal, en bij een open halve joker past alles. Er zijn twee uiteinden.
# en: be0da5f5
rule-WD-6 = Je legt door, aan beide uiteinden, zolang een steen zonder halve joker past: die moet je leggen. Stenen met een halve joker leg je alleen als je wilt. Je beurt is voorbij als er geen andere steen past en je geen joker wilt leggen.
# en: bf237431
rule-WD-7 = Passen er aan het begin van je beurt alleen jokers en leg je er geen, dan trek je steen voor steen tot er een past, hoogstens drie. Dan leg je door, zonder weer te trekken. In plaats van verder te trekken mag je elke joker leggen. Heb je eenmaal gelegd, dan kun je niet meer trekken. Is de stapel leeg, dan pas je. Kun je niet leggen en niet trekken, dan eindigt je beurt vanzelf.
# en: eaecd7c8
rule-WD-8 = Wie als eerste geen stenen meer heeft, wint de ronde. De ronde is ook voorbij als de stapel leeg is en er evenveel beurten na elkaar als er spelers zijn geen steen is gelegd (beurten met trekken tellen; de omgedraaide steen telt als gelegd). Dan wint wie de minste stenen heeft, en bij gelijke stand wordt de ronde gedeeld. Een partij heeft één, drie of vijf rondes, of één per speler, zodat iedereen een keer begint (wie begint, wint het minst vaak, de volgende het vaakst). Wie de meeste rondes wint, wint de partij; bij gelijke stand wint wie in totaal de minste stenen overhield.

### UNO Dominos

# en: 0c1ba0bc
rules-uno =
    Een dubbel in het midden en vier straten: ↑ → ↓ ←. Helften die raken, hebben dezelfde kleur, hetzelfde cijfer of hetzelfde symbool. Symbolen treffen de volgende speler: trekken, een beurt overslaan of de andere kant op. Een Doodlopende straat sluit de straat af.
    Roep UNO als je je voorlaatste steen legt, anders kunnen de anderen je betrappen. Leg je laatste steen: je wint de ronde en krijgt de punten van alle andere handen.
    .alt = Een kruis. In het midden geel 7–7. ↑ geel 7–5, blauw 5–Trek 2. → groen 7–Keerom, blauw Keerom–Keerom, blauw Keerom–Beurt overslaan. ↓ rood 7–6, rood 6–2, Joker + Trek 4–Joker + Trek 4. ← blauw 7–4, rood 4–5, geel 5–5, blauw 5–Doodlopende straat: die straat is dicht. Helften die raken, komen overeen in kleur, cijfer of symbool.
# en: 8c42ff91
rule-UD-1 = 2 tot 6 spelers en 81 dominostenen, zes per speler. De rest is de stapel. Op de helften staat een cijfer van 1 tot 9, Trek 2, Keerom of Beurt overslaan in rood, groen, geel of blauw, of een Doodlopende straat, een Joker of een Joker + Trek 4 zonder kleur.
# en: e24f2dfb
rule-UD-2 = De hoogste getallendubbel opent, en wie die heeft, moet hem leggen; symbooldubbels tellen niet. Met de ruil trekt die speler eerst bij ieder ander blind een steen. Die gaan naar de stapel, de speler legt een van de vijf andere eigen stenen terug, en de stapel wordt geschud. Heeft niemand een getallendubbel, dan trekt iedereen om de beurt, te beginnen na de deler, tot er een komt. Die opent zonder ruil, en iedereen houdt de andere getrokken stenen.
# en: 01707d00
rule-UD-3 = De dubbel die opent, heeft vier aanlegkanten. Elke andere steen laat één open uiteinde. Per beurt leg je één steen.
# en: d328377a
rule-UD-4 = Helften die raken, hebben dezelfde kleur, hetzelfde cijfer of hetzelfde symbool. Een dubbel past nooit bij een dubbel, maar jokerdubbels en dubbels passen wel bij elkaar.
# en: e42905f0
rule-UD-5 = Een halve joker past bij elk open uiteinde, en bij een open halve joker past alles, ook een dubbel.
# en: 48befa97
rule-UD-6 = Een Doodlopende straat sluit de straat af, welke helft er ook raakt. Daar past niets meer, ook geen joker.
# en: 931d40c2
rule-UD-7 = Kun je een steen leggen die geen joker is, dan moet je iets leggen (een joker mag ook). Kun je niet, of passen er alleen jokers en wil je er geen leggen, dan trek je een steen. Leg die meteen als hij past, of houd hem. Is de stapel leeg, dan pas je.
# en: 41985cca
rule-UD-8 = Een symbool treft de volgende speler. Trek 2: trek er twee en sla een beurt over. Beurt overslaan: sla een beurt over. Keerom: het spel loopt de andere kant op. Joker + Trek 4: trek er vier en sla een beurt over. Met z'n tweeën verandert Keerom niets, en na Beurt overslaan ben je zelf weer. Een symbool werkt op elke helft, dat van een dubbel één keer. Twee verschillende symbolen op één steen werken allebei: eerst Keerom, dan het trekken, dan Beurt overslaan. Trek 2 met Beurt overslaan kost de volgende twee spelers dus elk een beurt. Is de stapel leeg, dan stopt het trekken.
# en: b8a39ef9
rule-UD-9 = Met “{ option-symbols }: { option-symbols-active }” werkt een symbool alleen als de helft met dat symbool raakt. Bij een Doodlopende straat die naar buiten wijst, passen dan alleen jokers. Raakt een Doodlopende straat een open joker, dan is de straat dicht.
# en: e7543ed5
rule-UD-10 = Joker + Trek 4 mag alleen als je voor geen enkel open uiteinde een steen met passende kleur hebt, maar je kunt proberen ermee weg te komen. Alleen wie de vier moet trekken, mag uitdagen, voor het trekken, en alleen die speler ziet de hand zoals die was. Schuldig: je neemt Joker + Trek 4 terug, trekt vier stenen en legt een steen met passende kleur die je al had. Die werkt zoals altijd, en het spel gaat na jou verder. Onschuldig: de uitdager trekt er vier. Ook een laatste steen kan worden uitgedaagd; met een lege hand ben je onschuldig. Een steen heeft een passende kleur als een helft een uiteinde van dezelfde kleur mag raken. Uiteinden met een joker hebben geen kleur, en een dubbel op een dubbel telt niet.
# en: 1c3861e2
rule-UD-11 = Roep UNO als je je voorlaatste steen legt, bij het leggen zelf of daarna, voordat iemand je betrapt. Ieder ander mag je betrappen tot de volgende steen op tafel ligt, van wie dan ook: trekken, passen, een beurt overslaan, Joker + Trek 4 aannemen of uitdagen maken daar geen einde aan. De kans is ook voorbij als je niet meer precies één steen hebt. Ben je betrapt, dan trek je twee strafstenen. Jezelf betrappen gaat niet, en roepen of betrappen zonder reden verandert niets.
# en: 92a99a03
rule-UD-12 = De ronde is voorbij als iemand de laatste steen legt. Is dat een dubbele Trek 2 of een dubbele Joker + Trek 4, dan trekt de volgende speler er eerst nog twee (of vier). De ronde is ook voorbij als alle vier de straten dicht zijn, of als de stapel leeg is en iedereen na elkaar heeft gepast. Dan wint de laagste hand, en bij gelijke stand krijgt niemand punten. Sluit een laatste steen de laatste straat af, dan ben je uit.
# en: 41262c51
rule-UD-13 = Wie een ronde wint, krijgt de punten van alle andere handen. Elke helft telt: cijfers hun waarde, Trek 2, Keerom en Beurt overslaan 10, Joker + Trek 4 en Doodlopende straat 20, Joker 25. Bij een dubbel tellen beide helften dubbel. De partij gaat tot 500 of 200 punten, of duurt één ronde.
# en: d0a50fed
rule-UD-14 = Met “{ option-dead-end-game }: { option-dead-end-game-yes }” wint wie de laatste Doodlopende straat heeft gelegd de ronde, wie er ook uit is, en krijgt de punten van alle andere handen. Heeft niemand er een gelegd, dan wint wie anders ook zou winnen.
# en: a3587ecc
rule-UD-15 = In latere rondes opent weer de hoogste getallendubbel, en het delen gaat de tafel rond.
