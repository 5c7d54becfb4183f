# The rules of every game: a summary with a picture in words (`.alt`), then a rule a line. The leaflet is the source of words.

### Classic domino

# en: b73b94d3
rules-classic =
    Lägg bricka mot bricka, lika många prickar mot varandra. Kan du lägga måste du. Annars passar du: här drar man inte.
    Omgången är slut när ingen kan lägga. Den som har minst prickar kvar tar hem den.
    .alt = En rad med dominobrickor från vänster till höger: 2-5, sedan 5-5 på tvären som dubblar läggs, 5-6, 6-6 på tvären, 6-1, 1-4, 4-4 på tvären, 4-0. Halvor som ligger mot varandra är lika. De öppna ändarna är 2 till vänster och 0 till höger.
# en: 3e00c0f7
rule-CL-1 = 2 till 4 spelare och 28 brickor, med dubblar från 0-0 till 6-6. Är ni två får ni 7 brickor var, är ni tre eller fyra får ni 5.
# en: fc01cee9
rule-CL-2 = Man drar inte. Brickor som inte delas ut är ur spel.
# en: 5001d365
rule-CL-3 = Före första omgången drar alla en bricka, med baksidan upp. Högsta dubbeln börjar. Har ingen en dubbel börjar flest prickar, och om de är lika många den högre halvan. Med ”{ option-start }: { option-start-highest-pips }” räknas bara prickarna på en dubbel. Vid lika går en dubbel före, sedan den högre halvan.
# en: e900f071
rule-CL-4 = De brickorna läggs tillbaka, alla får en hand, och den som börjar får lägga vilken bricka som helst. Med ”{ option-reshuffle }: { option-reshuffle-no }” är brickan du drog den första på din hand, och den som börjar måste börja med sin.
# en: 111340d0
rule-CL-5 = En bricka läggs i en av de två ändarna, lika många prickar mot varandra. Kan du lägga måste du, annars passar du. Turen går medurs.
# en: cc1c0169
rule-CL-6 = Omgången är slut så snart ingen kan lägga. Har du blivit av med alla brickor får du inga fler turer, och de andra spelar vidare. Med ”{ option-out-ends }: { option-out-ends-yes }” är den slut genast.
# en: 7d2405ca
rule-CL-7 = Med ”{ option-scoring }: { option-scoring-minus-100 }” (eller 200) läggs prickarna du har kvar på hand till dina poäng. Matchen är slut efter den omgång då någon når 100 (eller 200), och lägst poäng vinner. Med ”{ option-scoring-race-121 }” får den som tar hem en omgång poäng för allas prickar, först till 121 vinner, och poängen avgör de andras placering. ”{ option-hands }”: matchen är slut senast efter en, tre eller fem omgångar, och ställningen avgör.
# en: c5ef57c5
rule-CL-8 = Minst prickar tar hem omgången. Är flera lika får den av dem som gick ut först omgången. Gick ingen av dem ut tar ingen hem den, och spelar ni först till 121 får ingen poäng.
# en: d6168694
rule-CL-9 = Den som tog hem en omgång börjar nästa. Tog ingen hem den börjar den av dem som hade lika som är först i turordning, räknat från och med den som började senast.

### Moomin and joker domino

# en: e58e3be5
rules-moomin =
    Fyrtiofem brickor, nio figurer. Den första brickan är en dubbel. Sedan läggs lika figurer mot varandra, i valfri ände.
    Passar en av dina brickor måste du lägga. Annars drar du en, och lägger den genast om den passar. Den som först blir av med sina brickor tar hem omgången. Varje bricka du har kvar ger 1 minuspoäng, en dubbel 2.
    .alt = En rad med brickor från vänster till höger: fisk–kanin, sedan kanin–kanin på tvären som dubblar läggs, kanin–räv, räv–räv på tvären, räv–igelkott, igelkott–anka, anka–anka på tvären, anka–snigel. Figurer som ligger mot varandra är lika. De öppna ändarna är fisken till vänster och snigeln till höger.
# en: 75941d60
rule-MD-1 = 2 till 6 spelare och 45 brickor: varje par av de nio figurerna en gång, dubblar också. Var och en får fem. Resten är högen.
# en: 65d489c1
rule-MD-2 = Spelaren efter den som delar ut börjar med en valfri dubbel, och måste det om det finns en på hand. Annars går turen vidare till nästa, och ingen drar. Har ingen en dubbel drar alla i tur och ordning en bricka, från samma spelare, tills en dubbel kommer upp. Den läggs genast ut, och alla andra brickor behåller man. Allt det här sker av sig självt. Det lottas vem som delar ut först, sedan går given runt.
# en: 3ed7f80f
rule-MD-3 = Det finns alltid två öppna ändar, aldrig fler: dubblar ligger bara på tvären. Lika figurer läggs mot varandra. Du lägger en bricka per tur.
# en: f884d2f0
rule-MD-4 = Passar en av dina brickor måste du lägga en, i vilken ände du vill. Annars drar du en. Passar den lägger du den genast, och väljer ände om den passar i båda. Om inte behåller du den och turen går vidare. Är högen tom passar du.
# en: 169e2f11
rule-MD-5 = Den som först blir av med sina brickor tar hem omgången. Den är också slut när högen är tom och alla har passat i rad. Då tar minst poäng hem den. En bricka du har kvar är 1 poäng, en dubbel 2. Poängen avgör de andras placering, och lika poäng ger delad placering.
# en: 80ff5754
rule-MD-6 = En match har en, tre eller fem omgångar. Poängen läggs ihop, och minst poäng vinner.
# en: 873d16a6
rules-moomin-joker =
    Mumindomino med jokrar. Passar ingen av dina brickor får du lägga en joker i stället för att dra: den visar figuren i en öppen ände, du lägger vilken bricka som helst där och täcker en av dess halvor med jokern.
    Du måste aldrig använda en joker, och jokrar som blir kvar ger inga minuspoäng.
    .alt = En rad med brickor från vänster till höger: snigel–kanin, kanin–uggla, sedan uggla–uggla på tvären, uggla–katt, katt–fjäril, fjäril–fjäril på tvären, fjäril–räv, och sist igelkott–fisk, med en rävjoker över igelkotten. De öppna ändarna är snigeln till vänster och fisken till höger.
# en: 459a54ab
rule-JD-1 = Det finns 18 jokrar, två av varje figur. Var och en får två (eller tre, eller en), dolda för de andra. Resten är ur spel.
# en: 04f0f2fd
rule-JD-2 = Passar ingen av dina brickor får du ta en joker som visar figuren i en öppen ände, lägga vilken som helst av dina brickor i den änden och täcka en av dess halvor med jokern. Den andra halvan är den nya öppna änden. En täckt bricka räknas inte längre som dubbel. Bestäm dig innan du drar: passar den dragna brickan inte är din tur över.
# en: d9be6dd4
rule-JD-3 = Du måste aldrig använda en joker. Jokrar kan inte göra en dubbel att börja med, ger inga minuspoäng och hindrar dig inte från att gå ut. Är högen tom får du passa även om en joker skulle hjälpa.

### Christmas domino

# en: 6df92866
rules-christmas =
    Brickor med sju bilder och en joker, som passar till allt. När det är din tur lägger du så länge en bricka utan joker passar. Jokrar lägger du bara om du vill.
    Passar inget annat än jokrar från början och lägger du ingen, drar du upp till tre gånger. Den som först blir av med sina brickor tar hem omgången. Före matchen röstar alla om öppna eller dolda händer.
    .alt = En rad med brickor från vänster till höger: stjärna–snögubbe, sedan snögubbe–snögubbe på tvären, snögubbe–ljus, ljus–paket, paket–joker, gran–gran på tvären vid jokern, som passar till allt, gran–klocka, klocka–vante. Övriga bilder som ligger mot varandra är lika. De öppna ändarna är stjärnan till vänster och vanten till höger.
# en: 62bb31b7
rule-WD-1 = 2 till 6 spelare och 36 brickor. Antingen alla par av åtta bilder, varav jokern är en, eller 28 par av sju bilder och åtta brickor med jokrar på båda halvorna.
# en: d7f3e1fa
rule-WD-2 = Är ni två får ni 7 brickor var, tre får 6, fyra får 5, fem eller sex får 4. Resten är högen.
# en: d2d5d797
rule-WD-3 = Före matchen röstar alla i lobbyn om öppna eller dolda händer. Öppna händer kräver röster från mer än hälften av alla spelare. Annars är händerna dolda, också när det är jämnt. Öppna händer syns på den gemensamma bilden.
# en: b92ccddd
rule-WD-4 = Den yngsta börjar: värden anger vem det är bland valen, annars lottas det. Den som börjar vänder upp den översta brickan i högen, och det är hela turen. I senare omgångar börjar nästa spelare.
# en: 64bbaac6
rule-WD-5 = Lika bilder läggs mot varandra. En halva med joker passar mot allt, och en öppen joker tar emot allt. Det finns två ändar.
# en: be0da5f5
rule-WD-6 = Du fortsätter lägga brickor, i valfri ände, så länge en utan joker passar: de måste läggas. Brickor med en joker på en halva lägger du bara om du vill. Din tur är över när ingen annan bricka passar och du inte vill lägga en joker.
# en: bf237431
rule-WD-7 = Passar inget annat än jokrar när din tur börjar och lägger du ingen, drar du en bricka i taget tills en passar, högst tre. Sedan lägger du vidare utan att dra mer. Du får lägga en joker i stället för att dra vidare. Har du lagt något får du inte dra. Är högen tom passar du. Kan du varken lägga eller dra tar din tur slut av sig själv.
# en: eaecd7c8
rule-WD-8 = Den som först blir av med sina brickor tar hem omgången. Den är också slut när högen är tom och ingen har lagt en bricka på lika många turer i rad som det finns spelare (turer då man drar räknas, och den uppvända brickan räknas som lagd). Då tar minst brickor hem den, och har flera lika få delar de på den. En match har en, tre eller fem omgångar, eller en per spelare så att alla får börja en gång (den som börjar tar hem en omgång mest sällan, nästa spelare oftast). Flest omgångar vinner matchen, och vid lika minst brickor kvar sammanlagt.

### UNO Dominos

# en: 0c1ba0bc
rules-uno =
    En dubbel i mitten och fyra gator: ↑ → ↓ ←. Halvor som ligger mot varandra har samma färg, siffra eller symbol. Symboler drabbar nästa spelare: dra, stå över eller byt riktning. En återvändsgränd stänger sin gata.
    Säg UNO när du lägger din näst sista bricka, annars kan de andra ertappa dig. Lägg den sista, så tar du hem omgången och får poäng för alla andras händer.
    .alt = Ett kors. I mitten gul 7–7. ↑ gul 7–5, blå 5–Dra 2. → grön 7–Byt riktning, blå Byt riktning–Byt riktning, blå Byt riktning–Hoppa över. ↓ röd 7–6, röd 6–2, Joker Dra 4–Joker Dra 4. ← blå 7–4, röd 4–5, gul 5–5, blå 5–Återvändsgränd: den gatan är stängd. Halvor som ligger mot varandra stämmer i färg, siffra eller symbol.
# en: 8c42ff91
rule-UD-1 = 2 till 6 spelare och 81 brickor, sex var. Resten är högen. Halvorna är siffror från 1 till 9, Dra 2, Byt riktning eller Hoppa över i rött, grönt, gult eller blått, eller en Återvändsgränd, en Joker eller en Joker Dra 4 utan färg.
# en: e24f2dfb
rule-UD-2 = Högsta sifferdubbeln börjar, och den som har den måste lägga den. Dubblar av symboler räknas inte. Med byte drar den spelaren först en bricka från var och en av de andra, utan att titta. Brickorna går till högen, spelaren lämnar tillbaka en av sina fem andra, och högen blandas. Har ingen en sifferdubbel drar alla i tur och ordning, med början efter den som delade ut, tills en kommer upp. Den läggs ut utan byte, och alla behåller de andra brickor de drog.
# en: 01707d00
rule-UD-3 = Dubbeln i början har fyra sidor att lägga mot. Varje annan bricka ger en öppen ände. Du lägger en bricka per tur.
# en: d328377a
rule-UD-4 = Halvor som ligger mot varandra har samma färg, siffra eller symbol. En dubbel läggs aldrig mot en dubbel, utom att jokerdubblar läggs mot dubblar och dubblar mot dem.
# en: e42905f0
rule-UD-5 = En halva med joker passar mot varje öppen ände, och en öppen joker tar emot allt, dubblar också.
# en: 48befa97
rule-UD-6 = En återvändsgränd stänger sin gata, vilken halva den än läggs med. Där läggs inget mer, inte ens en joker.
# en: 931d40c2
rule-UD-7 = Kan du lägga en bricka som inte är en joker måste du lägga något (en joker duger). Kan du inte, eller passar bara jokrar och du inte vill lägga någon, drar du en. Lägg den genast om den passar, eller behåll den. Är högen tom passar du.
# en: 41985cca
rule-UD-8 = En symbol drabbar nästa spelare. Dra 2: dra två och stå över. Hoppa över: stå över. Byt riktning: turen går åt andra hållet. Joker Dra 4: dra fyra och stå över. Är ni två ändrar Byt riktning ingenting, och Hoppa över ger dig en tur till. En symbol verkar från vilken halva som helst, och en dubbel verkar en gång. Två olika symboler på en bricka verkar båda: först Byt riktning, sedan dras brickorna, sist Hoppa över. Dra 2 med Hoppa över kostar alltså de två nästa spelarna var sin tur. När högen är tom drar man inte mer.
# en: b8a39ef9
rule-UD-9 = Med ”{ option-symbols }: { option-symbols-active }” verkar en symbol bara om det är dess halva du lägger mot gatan. En Återvändsgränd som pekar utåt tar då bara emot jokrar. En som ligger mot en öppen joker stänger gatan.
# en: e7543ed5
rule-UD-10 = Du får lägga en Joker Dra 4 bara om du inte har någon bricka med passande färg för någon öppen ände, men det går att bluffa. Bara den som ska dra de fyra får utmana, innan de dras, och bara den personen ser handen som den var. Skyldig: du tar tillbaka Joker Dra 4, drar fyra och lägger en bricka med passande färg som du hade innan. Den verkar som vanligt, och turen går vidare efter dig. Oskyldig: den som utmanade drar de fyra. Även en sista bricka kan utmanas, och med tom hand är du oskyldig. En bricka har passande färg om en av dess halvor får ligga mot en ände i sin egen färg. Jokerändar har ingen färg, och en dubbel mot en dubbel räknas inte.
# en: 1c3861e2
rule-UD-11 = Säg UNO när du lägger din näst sista bricka, i samma drag eller när som helst innan någon ertappar dig. Alla andra får ertappa dig tills nästa bricka ligger på bordet, vems den än är: att dra, passa, stå över och att ta emot eller utmana en Joker Dra 4 ändrar inget. Det går inte heller när du inte längre har precis en bricka. Blir du ertappad drar du två. Du kan inte ertappa dig själv, och att säga eller ertappa utan orsak ändrar ingenting.
# en: 92a99a03
rule-UD-12 = Omgången är slut när någon lägger sin sista bricka. Är det en dubbel av Dra 2 eller Joker Dra 4 drar nästa spelare först två (eller fyra). Omgången är också slut när alla fyra gatorna är stängda, eller när högen är tom och alla har passat i rad. Då tar lägsta handen hem omgången, och vid lika får ingen poäng. En sista bricka som stänger den sista gatan räknas som att gå ut.
# en: 41262c51
rule-UD-13 = Den som tar hem en omgång får poäng för alla andras händer. Varje halva räknas: siffror sitt värde, Dra 2, Byt riktning och Hoppa över 10, Joker Dra 4 och Återvändsgränd 20, Joker 25. En dubbel räknar båda halvorna två gånger. Matchen går till 500 eller 200 poäng, eller är en omgång lång.
# en: d0a50fed
rule-UD-14 = Med ”{ option-dead-end-game }: { option-dead-end-game-yes }” tar den som lade den sista återvändsgränden hem omgången, vem som än gick ut, och får poäng för alla andras händer. Lade ingen någon gäller det vanliga.
# en: a3587ecc
rule-UD-15 = I senare omgångar börjar högsta sifferdubbeln igen, och given går runt.
