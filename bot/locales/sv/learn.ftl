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
# en: 03fe5aa9
button-lesson-back = Ett steg tillbaka
# en: 4ec2bcfb
button-lesson-do = Gör det åt mig
# en: bd0f9575
button-lesson-leave = Lämna lektionen

### Classic domino

# en: eb85d137
learn-classic-aim =
    En bricka har två halvor med upp till sex prickar var. Du och { $teacher } har sju brickor var. De övriga fjorton är ur spel, så ingen drar.
    Målet: att ha minst prickar kvar när omgången är slut.
    För att se vem som börjar drog ni var sin bricka före given. Högsta dubbeln börjar, alltså en bricka med samma tal två gånger: din 3-3.
# en: 630fab8c
learn-classic-begin =
    Du får börja med vilken bricka du vill. Prickar som blir kvar räknas mot dig, så tunga brickor ska bort tidigt. 6-6 är din tyngsta, men bara 6-5 skulle passa efter den. Efter 6-5 passar tre till: 6-6, 5-4 och 5-3.
    {"**"}Tryck på 6-5.**
# en: cf15b029
learn-classic-join =
    Raden har två öppna ändar, X och Y. En bricka passar där dess tal är samma som ändens.
    Dina upplyfta brickor passar. En dubbel som 6-6 läggs på tvären och lämnar änden som den var.
    {"**"}Tryck på 6-6.**
# en: f59cdf03
learn-classic-choose =
    Nu är X 3 och Y 5. Din 5-3 passar i båda, men tänk framåt: din 5-4 behöver en 5. Med 5-3 vid X blir båda ändarna 5.
    {"**"}Tryck på 5-3 vid X.**
# en: d3845244
learn-classic-passed =
    { $teacher } har ingen 5 och fick passa. Den som kan lägga måste, så varje pass säger något om en hand.
    {"**"}Tryck på 5-4.** Båda ändarna är 5, så det spelar ingen roll vilken.
# en: 4de7189f
learn-classic-pass =
    Ändarna är 6 och 5, och inget på din hand passar. Då passar du. I en match sker det av sig självt efter ett ögonblick.
    {"**"}Tryck på ”{ panel-pass }”.**
# en: 61d3c467
learn-classic-end =
    Ingen kan lägga, så omgången är slut genast, fast ni båda har brickor kvar.
    Du har 10 prickar kvar, { $teacher } 19: du tar hem omgången. Prickar räknas mot dig, så på bilden står de med minus.
    En snabb match har tre omgångar, en hel pågår tills någon har 100 poäng. Minst poäng vinner.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Varje bricka visar två av nio figurer. Du och { $teacher } har fem brickor var. Resten är högen, som man drar ur.
    Bli av med alla brickor först, så tar du hem omgången.
# en: 30361ddc
learn-moomin-open =
    En omgång börjar med en dubbel: en bricka som visar samma figur två gånger. Börjar du och har en måste du lägga den. Har ingen en dubbel drar ni tills det kommer en.
    {"**"}Tryck på { $tile }.**
# en: 5bae77aa
learn-moomin-match =
    { $teacher } måste dra. Du lägger en bricka per tur, vid en av de öppna ändarna, X eller Y, lika figurer mot varandra. Båda ändarna: { $figure }.
    Brickor som är märkta X eller Y på bilden passar.
    {"**"}Tryck på { $tile }.** Vilken ände som helst går bra.
# en: c04c3426
learn-moomin-must =
    X har ändrats. Du kan fortfarande lägga vid Y, och kan du lägga måste du. Vilken bricka väljer du själv.
    {"**"}Tryck på { $tile } vid Y.**
# en: a846e30a
learn-moomin-choose =
    X: { $first }. Y: { $second }. En av dina brickor passar i båda: { $tile }. Du väljer ände, så se efter vad som blir öppet efteråt.
    {"**"}Tryck på { $tile } vid X.**
# en: cb90d895
learn-moomin-draw =
    De öppna ändarna: { $first } och { $second }. Inget du har passar, så du drar en bricka. Passar den lägger du den genast. Gör den inte det blir den kvar hos dig och turen går vidare.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: 1aa6bed4
learn-moomin-again =
    Din nya bricka passade och gick direkt till bordet. Din sista bricka passar fortfarande inte.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: a238f099
learn-moomin-kept =
    Den här brickan passade inte när du drog den, så du behöll den. Nu passar den.
    {"**"}Tryck på { $tile } vid Y.**
# en: 8f04a4c4
learn-moomin-last =
    { $teacher } måste dra, och lade sedan. Titta: din sista bricka passar.
    {"**"}Tryck på { $tile }.**
# en: 87ab995f
learn-moomin-end =
    Du har inga brickor kvar, så du tar hem omgången. { $teacher } har en bricka kvar: { $tile }. Varje bricka som blir kvar ger ett minuspoäng, en dubbel två. På bilden står de med minus.
    När högen är tom och ingen kan lägga är omgången också slut. En match kan ha flera omgångar. Poängen läggs ihop, och minst poäng vinner.
    { lesson-over }

### Joker domino

# en: e55561b1
learn-moomin-joker-aim =
    Varje bricka visar två av nio figurer. Du och { $teacher } har fem brickor var. Resten är högen, som man drar ur. Bli av med alla brickor först, så tar du hem omgången.
    Ni har också två jokrar var, dolda för den andra. Varje joker visar en figur. Dina ligger under brickorna: { $first }, { $second }.
# en: 28d9e6f3
learn-moomin-joker-open =
    En omgång börjar med en dubbel, en bricka som visar samma figur två gånger. Du har en, så du måste lägga den.
    {"**"}Tryck på { $tile }.**
# en: e0b7ae20
learn-moomin-joker-match =
    Du lägger en bricka per tur, vid en av de öppna ändarna, X eller Y, lika figurer mot varandra. Brickor som passar är upplyfta och märkta.
    {"**"}Tryck på { $tile } vid X.**
# en: bf14d28f
learn-moomin-joker-must =
    Har du en bricka som passar måste du lägga en. Så länge du har det får du inte använda en joker.
    {"**"}Tryck på { $tile }.** Sedan kommer en av dina jokrar: { $joker }.
# en: 1eec920b
learn-moomin-joker-joker =
    Ingen av dina brickor passar. Du skulle kunna dra. Men en av dina jokrar visar en öppen ände: { $end }. Då får du lägga vilken bricka som helst där och täcka en av dess halvor med jokern. Den andra halvan är den nya änden.
    {"**"}Välj { $tile } · { panel-covered } i menyn.** Den nya änden: { $left }.
# en: c8cd1ce2
learn-moomin-joker-draw =
    Nu passar inget, och din andra joker visar ingen av ändarna: { $first }, { $second }. Du drar en bricka. Passar den lägger du den genast. Gör den inte det behåller du den.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: 5452b0a7
learn-moomin-joker-second =
    Den passade. Och { $teacher } täckte en halva med en joker: { $theirs }. Det som ligger under räknas inte längre.
    X och din joker visar samma: { $end }. Du måste aldrig använda en joker, men med den här kan du lägga din sista bricka.
    {"**"}Välj { $tile } i menyn**, med jokern på vilken halva du vill.
# en: 8c95f567
learn-moomin-joker-end =
    Du har inga brickor kvar, så du tar hem omgången. En joker som blir kvar kostar inget och hindrar dig inte från att gå ut. Varje bricka som blir kvar ger ett minuspoäng, en dubbel två. På bilden står de med minus.
    En match kan ha flera omgångar. Poängen läggs ihop, och minst poäng vinner.
    { lesson-over }

### Christmas domino

# en: bea6d691
learn-christmas-aim =
    Det finns 36 brickor med åtta bilder, och en av bilderna är jokern. Du och { $teacher } har sju var. Resten är högen, som man drar ur. Bli av med alla brickor först, så tar du hem omgången.
    Före en match röstar alla om öppna eller dolda händer. Här är de dolda. Den yngsta börjar med att vända upp en bricka, och det är hela turen. Den uppvända brickan: { $tile }.
# en: 768a95c4
learn-christmas-join =
    Lika bilder läggs mot varandra, vid en av de öppna ändarna, X eller Y. När det är din tur lägger du så många brickor du kan, en efter en. Båda ändarna: { $picture }.
    {"**"}Tryck på { $tile }.**
# en: 55a22139
learn-christmas-joker =
    Ingen annan av dina brickor passar nu. Men en joker passar var som helst, och du lägger den bara om du vill. Vi tar en.
    {"**"}Tryck på { $tile } vid Y.** Den nya änden: { $open }.
# en: c98ce662
learn-christmas-stop =
    En joker till skulle passa: { $joker }. Du måste aldrig lägga en, så spara den till senare.
    {"**"}Tryck på ”{ panel-end }”.**
# en: 8714bd25
learn-christmas-open =
    { $teacher } lade fyra brickor på en tur. Din tur igen. Så länge en bricka utan joker passar får du inte sluta, men du får lägga en joker först. Vi ser vad som händer.
    {"**"}Tryck på { $tile } vid Y.**
# en: c9ca85ca
learn-christmas-anything =
    Nu är Y en öppen joker. Den tar emot vilken bricka som helst, med vilken halva som helst: du väljer halvan som ligger mot den.
    {"**"}Tryck på { $tile }, sedan { panel-end-half }.**
# en: 1fd93112
learn-christmas-draw =
    { $teacher } måste dra, en bricka i taget tills en passar, högst tre. Nu passar inget på din hand heller.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: 743cda46
learn-christmas-go-on =
    Den passar, så du slutar dra och lägger.
    {"**"}Tryck på { $tile }.**
# en: c0ffe43d
learn-christmas-chain =
    Och det rullar på: tre brickor följer på varandra om du lägger dem i den här ordningen: { $tile }, { $second }, { $third }.
    {"**"}Tryck på { $tile }.**
# en: 604139e1
learn-christmas-chain-on =
    {"**"}Tryck på { $tile }.** En bricka som du inte får lagd nu kan kosta dig nästa tur, så planera ordningen.
# en: ee73e286
learn-christmas-last =
    {"**"}Tryck på { $tile }**, din sista bricka.
# en: de094dbb
learn-christmas-end =
    Du har inga brickor kvar, så du tar hem omgången. Tar högen slut och ingen kan lägga tar minst brickor hem den.
    Flest omgångar vinner matchen, och vid lika minst brickor kvar sammanlagt.
    { lesson-over }

### UNO Dominos

# en: 25665fd0
learn-uno-aim =
    Varje halva på en bricka visar en siffra i en av fyra färger, en symbol eller en joker. Du och { $teacher } har sex brickor var. Resten är högen, som man drar ur.
    Bli av med alla brickor först, så tar du hem omgången.
# en: 73f644f8
learn-uno-open =
    En dubbel visar samma sak två gånger. Högsta sifferdubbeln börjar i mitten, och den är din. Fyra gator går därifrån: ↑ → ↓ ←.
    {"**"}Tryck på { $tile }.**
# en: 89f4a549
learn-uno-match =
    Halvor som ligger mot varandra har samma färg, siffra eller symbol, men en dubbel läggs aldrig mot en dubbel. Här möts niorna, och nu är → grön.
    {"**"}Tryck på { $tile } vid →.**
# en: 13d82269
learn-uno-draw =
    Den där Dra 2 kostade dig också en tur.
    Nu passar bara dina jokrar, och du måste aldrig lägga en joker. Så du drar en bricka.
    {"**"}Tryck på ”{ panel-draw }”.**
# en: dc3f01e3
learn-uno-keep =
    En joker passar vid alla ändar. Lägg det du drog genast, eller spara det till senare.
    {"**"}Tryck på ”{ panel-keep }”.**
# en: 7d7d7b96
learn-uno-skip =
    Hoppa över tar nästa spelares tur: är ni två spelar du en gång till. Det går bra med vilken halva som helst mot gatan.
    {"**"}Tryck på { $tile } vid →.**
# en: 7b599337
learn-uno-joker =
    Din tur igen. Mot en joker passar allt, dubblar också.
    {"**"}Tryck på { $tile } vid →.**
# en: 91593f88
learn-uno-catch =
    Med din näst sista bricka måste du säga UNO. { $teacher } glömde det. Tills nästa bricka ligger på bordet kan vem som helst slå till.
    {"**"}Tryck på ”{ panel-catch }”.**
# en: 28313d57
learn-uno-free =
    Fortfarande din tur. → är blå.
    {"**"}Tryck på { $tile }, sedan { panel-street }.**
# en: dc94e9b3
learn-uno-four =
    Joker Dra 4 gör att nästa spelare drar fyra och står över. Du får lägga den bara när inget du har stämmer med en ände i färg. Du har gult, och ingen ände är gul.
    {"**"}Tryck på { $tile } vid ↑.**
# en: fdc6ddbb
learn-uno-challenge =
    I stället för att dra kunde { $teacher } utmana dig. Hade du fuskat fick du ta tillbaka den och dra fyra själv. Men du är ärlig:
    {"**"}Tryck på { $tile } vid ←.**
# en: 43c6d826
learn-uno-call =
    Nu är det du som ska säga UNO. Den här brickan har två symboler, och båda verkar.
    {"**"}Tryck på { $tile }, sedan { panel-street }.**
# en: 23531eeb
learn-uno-last =
    Dra 2 och Hoppa över kostade er var sin tur. Sedan stängde en återvändsgränd gatan ←. Men din sista bricka passar någon annanstans.
    {"**"}Tryck på { $tile }, sedan { panel-street }.**
# en: 56d77309
learn-uno-end =
    Du tar hem omgången och får poäng för allt som { $teacher } har kvar: siffror räknas som de är, Dra 2, Byt riktning och Hoppa över 10, Joker Dra 4 och Återvändsgränd 20, en joker 25, dubblar två gånger.
    En match är en omgång, eller går till 200 eller 500. Byt riktning vänder turen åt andra hållet.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

# en: b628badf
learn-romi-aim =
    { $jokers ->
        [none] Ni spelar med två kortlekar.
        [each] Ni spelar med två kortlekar och en joker till varje spelare.
       *[two] Ni spelar med två kortlekar och två jokrar.
    } Du sitter efter den som delar ut, så du får 15 kort, { $teacher } 14. Resten är talongen.
    Lägg ut alla dina kort i kombinationer och kasta det sista: då tar du hem omgången. En svit är tre eller fler kort i ordning i samma färg. En grupp är tre eller fyra av samma valör i olika färger.
# en: 08b7792b
learn-romi-first =
    Med 15 kort börjar du: lägg ett på kasthögen, och inget mer. Välj ett som inte hör ihop med något annat.
    {"**"}Välj { $tile }, tryck sedan på ”{ panel-meld-discard }”.**
# en: 168b31a5
learn-romi-draw =
    Varje tur har tre delar: dra, lägg ut vad du kan och vill, kasta.
    Du drar från talongen, eller tar det översta i kasthögen. Första gången du drar får du ta det fritt, men det här hjälper dig inte: { $top }.
    {"**"}Tryck på ”{ panel-meld-draw }”.**
# en: b688a592
learn-romi-lay =
    Det du lägger ut först, i en och samma tur, måste vara värt minst { $minimum }: siffror som de är, 10 för knekt, dam och kung, 11 för ett ess. En joker står för vilket kort som helst, och räknas som det.
    Du har { $run1 }, { $run2 }, { $run3 } ({ $run }) och tre åttor ({ $group }).
    {"**"}Välj { $run1 }, { $run3 } och jokern och lägg ut dem, sedan åttorna. Kasta till sist { $card }.** ”{ button-suggest }” väljer allt åt dig.
# en: 2dcfea90
learn-romi-lay-plain =
    Det du lägger ut först, i en och samma tur, måste vara värt minst { $minimum }: siffror som de är, 10 för knekt, dam och kung, 11 för ett ess.
    Du har { $run1 }, { $run2 }, { $run3 } ({ $run }) och tre åttor ({ $group }).
    {"**"}Välj { $run1 }, { $run2 } och { $run3 } och lägg ut dem, sedan åttorna. Kasta till sist { $card }.** ”{ button-suggest }” väljer allt åt dig.
# en: 535a7d62
learn-romi-take =
    Du har öppnat: nu får du lägga ut vad du vill, och lägga till kort på vems kombinationer som helst. Från och med nu får du ta det kastade kortet bara för att lägga ut det samma tur.
    {"**"}Ta { $taken }**, lägg ut det med { $low } och { $high }, lägg till { $seven } på 4 och { $ten } på 3, och kasta { $card }. ”{ button-suggest }” väljer allt åt dig.
# en: c59702f5
learn-romi-take-free =
    Du har öppnat: nu får du lägga ut vad du vill, och lägga till kort på vems kombinationer som helst. I det här spelet får du ta det översta i kasthögen varje tur, och behålla det om du vill.
    {"**"}Ta { $taken }**, lägg ut det med { $low } och { $high }, lägg till { $seven } på 4 och { $ten } på 3, och kasta { $card }. ”{ button-suggest }” väljer allt åt dig.
# en: 4b6d3018
learn-romi-again =
    Tre kort kvar. Dra igen: du behöver något till dina två klöver.
    {"**"}Tryck på ”{ panel-meld-draw }”.**
# en: 3a29d10d
learn-romi-win =
    Du drog { $drawn }: precis det kort din joker står för. Lägg det i sviten så är jokern din, men använd den genast. Och spara ett kort till ditt sista kast.
    {"**"}Välj { $drawn } och byt till dig jokern i 1, lägg ut { $low } och { $high } med den, och kasta { $card }.** ”{ button-suggest }” väljer allt åt dig.
# en: 5e3db2e7
learn-romi-out =
    Du drog { $drawn }, och det blir en svit. Spara ett kort till ditt sista kast: utan det kan du inte gå ut.
    {"**"}Lägg ut { $low }, { $high } och { $drawn }, och kasta { $card }.**
# en: fe0ac479
learn-romi-end =
    Inga kort kvar: du tar hem omgången, och den kostar dig ingenting. { $teacher } får betala för varje kort som är kvar, 20 för en joker. På bilden står det med minus.
    Poängen läggs ihop, och minst poäng vinner matchen. Går du ut i ett svep, i en enda tur, behöver du inga minimipoäng.
    { lesson-over }
# en: f6a2b723
learn-romi-end-plain =
    Inga kort kvar: du tar hem omgången, och den kostar dig ingenting. { $teacher } får betala för varje kort som är kvar. På bilden står det med minus.
    Poängen läggs ihop, och minst poäng vinner matchen. Går du ut i ett svep, i en enda tur, behöver du inga minimipoäng.
    { lesson-over }

### Tábla Römi

# en: c7cf97fd
learn-tabla-aim =
    Brickorna går från 1 till 13 i fyra färger, varje bricka två gånger. Du börjar och har 15, { $teacher } har 14. Resten är talongen.
    Inget läggs ut före slutet. Du samlar tills 14 av dina brickor bildar sviter (en färg, i ordning) och grupper (ett tal, olika färger), tre brickor eller fler i varje, och kastar den femtonde.
# en: 55595c47
learn-tabla-joker =
    En bricka ligger uppvänd: { $turned }. Den bestämmer jokern, nästa tal i dess färg: { $joker }. Det finns två av den, båda står för vilken bricka som helst, och du har en.
# en: 51f89708
learn-tabla-first =
    Sju par vinner också, eller 14 brickor i en färg, eller åtta lika med resten i sviter och grupper. Den lilla raden nedanför visar hur nära du är var och en.
    Med 15 brickor börjar du med ett kast. Den här hör inte ihop med något:
    {"**"}Välj { $tile }, tryck sedan på ”{ panel-rack-discard }”.** Pilarna sorterar bara dina brickor.
# en: abf13954
learn-tabla-take =
    Varje tur drar du från talongen eller tar det senaste kastet, vilket du vill, och kastar sedan. De här tre hör ihop: { $first }, { $second }, { $tile }.
    {"**"}Tryck på ”{ panel-rack-take }”.**
# en: 0c1c126d
learn-tabla-discard =
    Kasta nu en bricka, men inte den du just tog.
    {"**"}Välj { $tile }, tryck sedan på ”{ panel-rack-discard }”.**
# en: e6f46cda
learn-tabla-draw =
    Du behöver en bricka till, och det här kastet är inte den.
    {"**"}Tryck på ”{ panel-rack-draw }”.**
# en: c157dfe4
learn-tabla-again =
    Den hjälper inte. Du väntar på en bricka mellan { $left } och { $right }.
    {"**"}Välj { $tile }, tryck sedan på ”{ panel-rack-discard }”.**
# en: 1e413860
learn-tabla-claim =
    Där är den! Gör ett kast din hand komplett får du ropa på det, även utom tur. I en match sker det åt dig.
    Din joker rycker in: { $joker }.
    {"**"}Tryck på ”{ panel-rack-claim }”.** Gå sedan ut, med { $rest } som sista kast.
# en: 5c336d03
learn-tabla-end =
    Fjorton brickor i sviter och grupper, i ett svep: du tar hem omgången, värd ett poäng. Tar talongen slut innan dess tar ingen hem den.
    Den uppvända brickan får du också dra, men bara för att gå ut med sju par eller åtta lika. Flest poäng vinner matchen.
    { lesson-over }
