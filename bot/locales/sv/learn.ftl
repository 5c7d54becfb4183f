# First lessons (`/learn`): one private message, a step at a time. The move to make stands in bold.

### Around every step

# en: d886be35
lesson-heading = {"**"}Lektion: { $game }** · { $step }/{ $steps }
# en: 4b8e5817
lesson-another = Det går också! Men i lektionen tar du draget i fetstil.
# en: 03435a1f
lesson-left =
    Du har lämnat lektionen. { $opens ->
        [no] `/learn` startar en annan, `/play` på en server en match i { $game }.
       *[yes] ”{ button-lesson-play }” startar en match i { $game }, `/learn` en annan lektion.
    }
# en: a4318854
lesson-offered = Är { $game } nytt för dig?
# en: 8ab247a0
lesson-offered-here = -# Nytt för dig? Ta lektionen på 3 minuter: `/learn`.
# en: e3499105
lesson-changed = Lektionen har ändrats sedan du öppnade den, så du är tillbaka vid början.
# en: f21c3b41
lesson-in-words = Jag kan inte bifoga bilder här, så lektionen kommer i ord.
# en: 07bfbaa3
lesson-over =
    Så, nu kan du spelet!{ $opens ->
        [no] {" "}På en server där jag är med öppnar `/play` ett bord.
       *[yes] {""}
    }
# en: 1e451a29
lesson-daily = -# En ny giv varje dag: `/daily`.

### Buttons

# en: 588cc73e
button-lesson-learn = Lektion på 3 min
# en: dd979485
button-lesson-play = Spela nu
# en: a3e0e813
button-lesson-again = Börja om
# en: c44b825d
button-lesson-next = Nästa
# en: e374bb6c
button-lesson-back = Bakåt
# en: f1202b07
button-lesson-leave = Lämna

### Classic domino

# en: 975818ad
learn-classic-aim =
    En bricka har två halvor med upp till sex prickar var. Du och { $teacher } har sju brickor var.
    Målet: att ha minst prickar kvar när omgången är slut.
    Före given drog du 3-3. Högsta dubbeln, samma tal två gånger, börjar.
# en: 358f5c3b
learn-classic-begin =
    Prickar som blir kvar räknas mot dig, så tunga brickor ska bort tidigt. 6-6 är din tyngsta, men bara 6-5 skulle passa efter den.
    {"**"}Tryck på { $tile }.**
# en: e9ca50a5
learn-classic-join =
    Raden har två öppna ändar, X och Y. En bricka passar där dess tal är samma som ändens.
    En dubbel som 6-6 läggs på tvären och lämnar änden som den var.
    {"**"}Tryck på { $tile }.**
# en: eba57375
learn-classic-choose =
    Tänk framåt: lägg 5-3 vid X, så är båda ändarna 5 och 5-4 passar.
    {"**"}Tryck på { $tile } vid X.**
# en: eb9e3ad9
learn-classic-pass =
    Ändarna är 6 och 5, och inget på din hand passar. Då passar du.
    {"**"}Tryck på ”{ panel-pass }”.**
# en: 8c180bb0
learn-classic-end =
    Omgången är slut genast, fast ni båda har brickor kvar.
    Du har 10 prickar kvar, { $teacher } 19, och minst poäng vinner.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Varje bricka visar två av nio figurer. Du och { $teacher } har fem brickor var. Resten är högen, som man drar ur.
    Bli av med alla brickor först, så tar du hem omgången.
# en: f76d8a67
learn-moomin-open =
    En omgång börjar med en dubbel: en bricka som visar samma figur två gånger. Börjar du och har en måste du lägga den.
    {"**"}Tryck på { $tile }.**
# en: 17ca5d94
learn-moomin-match =
    Du lägger en bricka per tur, vid en av de öppna ändarna, X eller Y, lika figurer mot varandra. Båda ändarna: { $figure }.
    {"**"}Tryck på { $tile }.** Vilken ände som helst går bra.
# en: f85cb408
learn-moomin-choose =
    { $tile } passar i båda ändarna. Du väljer, så se efter vad som blir öppet.
    {"**"}Tryck på { $tile } vid X.**
# en: d811740b
learn-moomin-draw =
    De öppna ändarna: { $first } och { $second }. Inget du har passar, så du drar en bricka. Passar den lägger du den genast; annars blir den kvar hos dig och turen går vidare.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: e68976bc
learn-moomin-end =
    Varje bricka som blir kvar ger ett minuspoäng, en dubbel två.
    En match kan ha flera omgångar. Poängen läggs ihop, och minst poäng vinner.
    { lesson-over }

### Joker domino

# en: e5d2a739
learn-moomin-joker-aim =
    Du och { $teacher } har fem brickor var. Resten är högen, som man drar ur. Bli av med alla brickor först, så tar du hem omgången.
    Varje joker visar en figur. Dina ligger under brickorna: { $first }, { $second }. Vid en ände med den figuren får du lägga vilken bricka som helst, med jokern över ena halvan. Den andra blir den nya änden.
# en: 28d9e6f3
learn-moomin-joker-open =
    En omgång börjar med en dubbel, en bricka som visar samma figur två gånger. Du har en, så du måste lägga den.
    {"**"}Tryck på { $tile }.**
# en: 03a2367a
learn-moomin-joker-match =
    Du lägger en bricka per tur, vid en av de öppna ändarna, X eller Y, lika figurer mot varandra.
    {"**"}Tryck på { $tile } vid X.**
# en: c77c1015
learn-moomin-joker-joker =
    Bara din joker passar vid en öppen ände: { $end }.
    {"**"}Välj { $tile } · { panel-covered } i menyn.**
# en: 640bf573
learn-moomin-joker-second =
    X passar till din joker: { $end }. Du måste aldrig använda en joker, men så går din sista bricka.
    {"**"}Välj { $tile } i menyn**, med jokern på vilken halva du vill.
# en: a93aa5dc
learn-moomin-joker-end =
    Varje bricka som blir kvar ger ett minuspoäng, en dubbel två.
    Poängen läggs ihop, och minst poäng vinner.
    { lesson-over }

### Christmas domino

# en: fba586e9
learn-christmas-aim =
    Det finns 36 brickor med åtta bilder, och en av bilderna är jokern. Du och { $teacher } har sju var. Resten är högen, som man drar ur. Bli av med alla brickor först, så tar du hem omgången.
    Den yngsta börjar med att vända upp en bricka, och det är hela turen.
# en: 768a95c4
learn-christmas-join =
    Lika bilder läggs mot varandra, vid en av de öppna ändarna, X eller Y. När det är din tur lägger du så många brickor du kan, en efter en. Båda ändarna: { $picture }.
    {"**"}Tryck på { $tile }.**
# en: 7db2fa49
learn-christmas-joker =
    Ingen annan av dina brickor passar nu. Men en jokerhalva passar överallt, och du måste aldrig lägga den.
    {"**"}Tryck på { $tile } vid Y.**
# en: 49ea3063
learn-christmas-draw =
    { $teacher } måste dra tills en bricka passar, högst tre. Nu passar inget på din hand heller.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: 2b4c3e84
learn-christmas-chain =
    Tre brickor följer på varandra, i den här ordningen: { $tile }, { $second }, { $third }.
    {"**"}Tryck på { $tile }.**
# en: 7a00af94
learn-christmas-end =
    Du har inga brickor kvar, så du tar hem omgången.
    Flest omgångar vinner matchen, och vid lika minst brickor kvar sammanlagt.
    { lesson-over }

### UNO Dominos

# en: 97ae4534
learn-uno-open =
    Varje halva visar en siffra i en av fyra färger, en symbol eller en joker. Ni har sex brickor var. Resten är högen, som man drar ur. Bli av med dina först, så tar du hem omgången.
    En dubbel visar samma sak två gånger. Högsta sifferdubbeln börjar i mitten, och den är din. Fyra gator går därifrån: ↑ → ↓ ←.
    {"**"}Tryck på { $tile }.**
# en: 89f4a549
learn-uno-match =
    Halvor mot varandra har samma färg, siffra eller symbol, men en dubbel läggs aldrig mot en dubbel. Här möts niorna, och nu är → grön.
    {"**"}Tryck på { $tile } vid →.**
# en: 65eeaa7e
learn-uno-draw =
    Nu passar bara dina jokrar, och du måste aldrig lägga en joker. Så du drar en bricka.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: 6c8796b2
learn-uno-skip =
    Hoppa över: är ni två spelar du igen. Har brickan två symboler verkar båda.
    {"**"}Tryck på { $tile } vid →.**
# en: 610cab27
learn-uno-call =
    Med din näst sista bricka måste du säga UNO.
    {"**"}Tryck på { panel-call }, sedan { $tile } och { panel-street }.**
# en: 2bd9705b
learn-uno-end =
    Du tar hem omgången och får poäng för allt som { $teacher } har kvar: siffror räknas som de är, Dra 2, Byt riktning och Hoppa över 10, Joker Dra 4 och Återvändsgränd 20, en joker 25, dubblar två gånger.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

# en: b33c262d
learn-romi-aim =
    { $jokers ->
    [none] Ni spelar med två kortlekar.
    [each] Ni spelar med två kortlekar och en joker till varje spelare.
    *[two] Ni spelar med två kortlekar och två jokrar.
    } Du sitter efter den som delar ut, så du får 15 kort, { $teacher } 14.
    Lägg ut alla dina kort i kombinationer och kasta det sista: då tar du hem omgången. En svit är tre eller fler kort i ordning i samma färg. En grupp är tre eller fyra av samma valör i olika färger.
# en: 6a2e591b
learn-romi-first =
    Med 15 kort börjar du: lägg ett på kasthögen, och inget mer.
    {"**"}Välj { $tile }, tryck sedan på ”{ panel-meld-discard }”.**
# en: 8314a668
learn-romi-draw =
    Du drar från talongen, eller tar det översta i kasthögen.
    Första gången lägger du ut minst { $minimum } i en tur: siffror som de är, 10 för knekt, dam och kung, 11 för ett ess. En joker står för vilket kort som helst, och räknas som det.
    {"**"}Tryck på ”{ panel-meld-draw }”.**
# en: 6854ca6e
learn-romi-draw-plain =
    Du drar från talongen, eller tar det översta i kasthögen.
    Första gången lägger du ut minst { $minimum } i en tur: siffror som de är, 10 för knekt, dam och kung, 11 för ett ess.
    {"**"}Tryck på ”{ panel-meld-draw }”.**
# en: 955d1346
learn-romi-lay =
    Nu har du mer än { $minimum }.
    {"**"}Lägg ut { $run1 }, { $run3 } och jokern, sedan åttorna, och kasta { $card }.** ”{ button-hint }” väljer allt.
# en: e08946e9
learn-romi-lay-plain =
    Nu har du mer än { $minimum }.
    {"**"}Lägg ut { $run1 }, { $run2 } och { $run3 }, sedan åttorna, och kasta { $card }.** ”{ button-hint }” väljer allt.
# en: cec9ece8
learn-romi-take =
    Du har öppnat: nu får du lägga ut vad du vill, och lägga till kort på vems kombinationer som helst. Från och med nu får du ta det kastade kortet bara för att lägga ut det samma tur.
    {"**"}Ta { $taken }**, lägg ut det med { $low } och { $high }, lägg till { $seven } på 4 och { $ten } på 3, och kasta { $card }.
# en: f6041b5d
learn-romi-take-free =
    Du har öppnat: nu får du lägga ut vad du vill, och lägga till kort på vems kombinationer som helst. I det här spelet får du ta det översta i kasthögen varje tur, och behålla det om du vill.
    {"**"}Ta { $taken }**, lägg ut det med { $low } och { $high }, lägg till { $seven } på 4 och { $ten } på 3, och kasta { $card }.
# en: eafc328d
learn-romi-end =
    { $teacher } får betala för varje kort som är kvar, 20 för en joker.
    Poängen läggs ihop, och minst poäng vinner matchen.
    { lesson-over }
# en: 371c1837
learn-romi-end-plain =
    { $teacher } får betala för varje kort som är kvar.
    Poängen läggs ihop, och minst poäng vinner matchen.
    { lesson-over }

### Tábla Römi

# en: 643436b5
learn-tabla-aim =
    Brickorna går från 1 till 13 i fyra färger, varje bricka två gånger. Du börjar och har 15, { $teacher } har 14. Resten är talongen.
    Du samlar tills 14 av dina brickor bildar sviter (en färg, i ordning) och grupper (ett tal, olika färger), tre brickor eller fler i varje, och kastar den femtonde. En joker står för vilken bricka som helst.
# en: 05950ac9
learn-tabla-first =
    Jokern är nästa bricka i samma färg som den uppvända: { $joker }. Nedanför står hur nära du är.
    {"**"}Välj { $tile }, tryck sedan på ”{ panel-rack-discard }”.**
# en: c3f86dcd
learn-tabla-take =
    Varje tur drar du från talongen eller tar det senaste kastet, vilket du vill, och kastar sedan.
    {"**"}Tryck på ”{ panel-rack-take }”.**
# en: 245b90df
learn-tabla-draw =
    Du behöver en bricka till, och det här kastet är inte den.
    Sju par vinner också, eller 14 brickor i en färg, eller åtta lika med resten i sviter och grupper.
    {"**"}Tryck på ”{ panel-rack-draw }”.**
# en: 24ebeb88
learn-tabla-claim =
    Där är den! Gör ett kast din hand komplett får du ropa på det, även utom tur.
    {"**"}Tryck på ”{ panel-rack-claim }”.** Gå sedan ut, med { $rest } som sista kast.
# en: f43dfa72
learn-tabla-end =
    Fjorton brickor i sviter och grupper, i ett svep: du tar hem omgången, värd ett poäng.
    { lesson-over }
