# First lessons (`/learn`): one private message, a step at a time. The move to make stands in bold.

### Around every step

# en: d886be35
lesson-heading = {"**"}Lektion: { $game }** · { $step } av { $steps }
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
# en: f8de7ab5
lesson-over =
    Så, nu kan du spelet! { $opens ->
        [no] På en server där jag är med öppnar `/play` ett bord.
       *[yes] Tryck på ”{ button-lesson-play }” för en match.
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
# en: 4ec2bcfb
button-lesson-do = Gör det åt mig
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
# en: 1178baa3
learn-classic-choose =
    Din 5-3 passar i båda, men tänk framåt: din 5-4 behöver en 5. Med 5-3 vid X blir båda ändarna 5.
    {"**"}Tryck på { $tile } vid X.**
# en: eb9e3ad9
learn-classic-pass =
    Ändarna är 6 och 5, och inget på din hand passar. Då passar du.
    {"**"}Tryck på ”{ panel-pass }”.**
# en: 6319f775
learn-classic-end =
    Ingen kan lägga, så omgången är slut genast, fast ni båda har brickor kvar.
    Du har 10 prickar kvar, { $teacher } 19: du tar hem omgången.
    Minst poäng vinner.
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
# en: a846e30a
learn-moomin-choose =
    X: { $first }. Y: { $second }. En av dina brickor passar i båda: { $tile }. Du väljer ände, så se efter vad som blir öppet efteråt.
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

# en: b4037f76
learn-moomin-joker-aim =
    Du och { $teacher } har fem brickor var. Resten är högen, som man drar ur. Bli av med alla brickor först, så tar du hem omgången.
    Varje joker visar en figur. Dina ligger under brickorna: { $first }, { $second }.
# en: 28d9e6f3
learn-moomin-joker-open =
    En omgång börjar med en dubbel, en bricka som visar samma figur två gånger. Du har en, så du måste lägga den.
    {"**"}Tryck på { $tile }.**
# en: 03a2367a
learn-moomin-joker-match =
    Du lägger en bricka per tur, vid en av de öppna ändarna, X eller Y, lika figurer mot varandra.
    {"**"}Tryck på { $tile } vid X.**
# en: fed7e73f
learn-moomin-joker-joker =
    Ingen bricka passar, men en av dina jokrar visar en öppen ände: { $end }. Du får lägga vilken bricka som helst där, med jokern över ena halvan. Den andra halvan är den nya änden.
    {"**"}Välj { $tile } · { panel-covered } i menyn.**
# en: acdad069
learn-moomin-joker-second =
    X passar till din joker: { $end }. Du måste aldrig använda en joker, men med den här kan du lägga din sista bricka.
    {"**"}Välj { $tile } i menyn**, med jokern på vilken halva du vill.
# en: a93aa5dc
learn-moomin-joker-end =
    Varje bricka som blir kvar ger ett minuspoäng, en dubbel två.
    Poängen läggs ihop, och minst poäng vinner.
    { lesson-over }

### Christmas domino

# en: df56f737
learn-christmas-aim =
    Det finns 36 brickor med åtta bilder, och en av bilderna är jokern. Du och { $teacher } har sju var. Resten är högen, som man drar ur. Bli av med alla brickor först, så tar du hem omgången.
    Den yngsta börjar med att vända upp en bricka, och det är hela turen. Den uppvända brickan: { $tile }.
# en: 768a95c4
learn-christmas-join =
    Lika bilder läggs mot varandra, vid en av de öppna ändarna, X eller Y. När det är din tur lägger du så många brickor du kan, en efter en. Båda ändarna: { $picture }.
    {"**"}Tryck på { $tile }.**
# en: a3d720e9
learn-christmas-joker =
    Ingen annan av dina brickor passar nu. Men en joker passar var som helst, och du lägger den bara om du vill.
    {"**"}Tryck på { $tile } vid Y.** Den nya änden: { $open }.
# en: 49ea3063
learn-christmas-draw =
    { $teacher } måste dra tills en bricka passar, högst tre. Nu passar inget på din hand heller.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: c0ffe43d
learn-christmas-chain =
    Och det rullar på: tre brickor följer på varandra om du lägger dem i den här ordningen: { $tile }, { $second }, { $third }.
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
    Halvor som ligger mot varandra har samma färg, siffra eller symbol, men en dubbel läggs aldrig mot en dubbel. Här möts niorna, och nu är → grön.
    {"**"}Tryck på { $tile } vid →.**
# en: 65eeaa7e
learn-uno-draw =
    Nu passar bara dina jokrar, och du måste aldrig lägga en joker. Så du drar en bricka.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: 51b5d185
learn-uno-skip =
    Hoppa över tar nästa spelares tur: är ni två spelar du en gång till.
    {"**"}Tryck på { $tile } vid →.**
# en: e79d6071
learn-uno-call =
    Med din näst sista bricka måste du säga UNO. Den här brickan har två symboler, och båda verkar.
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
# en: 5214e58b
learn-romi-draw =
    Du drar från talongen, eller tar det översta i kasthögen.
    {"**"}Tryck på ”{ panel-meld-draw }”.**
# en: a4852ee4
learn-romi-lay =
    Först lägger du ut minst { $minimum } i en tur: siffror som de är, 10 för knekt, dam och kung, 11 för ett ess. En joker står för vilket kort som helst, och räknas som det.
    {"**"}Lägg ut { $run1 }, { $run3 } och jokern, sedan åttorna. Kasta till sist { $card }.** ”{ button-hint }” väljer allt.
# en: 1dffeab7
learn-romi-lay-plain =
    Först lägger du ut minst { $minimum } i en tur: siffror som de är, 10 för knekt, dam och kung, 11 för ett ess.
    {"**"}Lägg ut { $run1 }, { $run2 } och { $run3 }, sedan åttorna. Kasta till sist { $card }.** ”{ button-hint }” väljer allt.
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

# en: 89c7caf9
learn-tabla-aim =
    Brickorna går från 1 till 13 i fyra färger, varje bricka två gånger. Du börjar och har 15, { $teacher } har 14. Resten är talongen.
    Du samlar tills 14 av dina brickor bildar sviter (en färg, i ordning) och grupper (ett tal, olika färger), tre brickor eller fler i varje, och kastar den femtonde.
# en: 41286523
learn-tabla-first =
    En bricka ligger uppvänd: { $turned }. Nästa i dess färg är jokern, för vilken bricka som helst: { $joker }. Du har en.
    Sju par vinner också, eller 14 brickor i en färg, eller åtta lika med resten i sviter och grupper. Nedanför står hur nära du är.
    {"**"}Välj { $tile }, tryck sedan på ”{ panel-rack-discard }”.**
# en: c3f86dcd
learn-tabla-take =
    Varje tur drar du från talongen eller tar det senaste kastet, vilket du vill, och kastar sedan.
    {"**"}Tryck på ”{ panel-rack-take }”.**
# en: e6f46cda
learn-tabla-draw =
    Du behöver en bricka till, och det här kastet är inte den.
    {"**"}Tryck på ”{ panel-rack-draw }”.**
# en: 24ebeb88
learn-tabla-claim =
    Där är den! Gör ett kast din hand komplett får du ropa på det, även utom tur.
    {"**"}Tryck på ”{ panel-rack-claim }”.** Gå sedan ut, med { $rest } som sista kast.
# en: f43dfa72
learn-tabla-end =
    Fjorton brickor i sviter och grupper, i ett svep: du tar hem omgången, värd ett poäng.
    { lesson-over }
