# The rules of every game: `/rules` and the button “Szabályok”. A summary 600 letters, a rule 900; `.alt` 1,024.

### Classic domino

# en: b73b94d3
rules-classic =
    Illeszd egymáshoz a köveket: egyforma pöttyök érjenek össze. Ha tudsz letenni, le kell tenned. Ha nem tudsz, passzolsz: húzni nem lehet.
    A leosztásnak vége, amikor senki sem tud letenni. Az nyeri meg, akinél a legkevesebb pötty maradt.
    .alt = Dominólánc balról jobbra: 2-5, aztán 5-5 keresztben, ahogy a duplák fekszenek, 5-6, 6-6 keresztben, 6-1, 1-4, 4-4 keresztben, 4-0. Az érintkező felek egyformák. A nyitott végek: balra a 2, jobbra a 0.
# en: 3e00c0f7
rule-CL-1 = 2–4 játékos, 28 kő a dupla hatosig. Ketten 7-7, hárman vagy négyen 5-5 követ kaptok.
# en: fc01cee9
rule-CL-2 = Húzni nem lehet. A ki nem osztott kövek kimaradnak a játékból.
# en: 5001d365
rule-CL-3 = Az első leosztás előtt mindenki húz egy követ, lefordítva. A legmagasabb dupla kezd. Ha nincs dupla, a legtöbb pötty; egyenlőségnél a magasabb fél. „{ option-start }: { option-start-highest-pips }” esetén a dupla is csak a pöttyeivel számít; egyenlőségnél előbb a dupla, aztán a magasabb fél.
# en: e900f071
rule-CL-4 = Ezek a kövek visszakerülnek, mindenki megkapja a köveit, és aki kezd, bármelyiket leteheti. „{ option-reshuffle }: { option-reshuffle-no }” esetén a húzott kő lesz az első a kezedben, és aki kezd, azzal kell kezdenie.
# en: 111340d0
rule-CL-5 = A kő a két vég egyikéhez kerül, egyforma pöttyök érnek össze. Ha tudsz letenni, le kell tenned; ha nem, passzolsz. A játék az óramutató járása szerint halad.
# en: cc1c0169
rule-CL-6 = A leosztásnak vége, amint senki sem tud letenni. Akinek elfogytak a kövei, az már nem jön, a többiek folytatják. „{ option-out-ends }: { option-out-ends-yes }” esetén rögtön vége.
# en: 7d2405ca
rule-CL-7 = „{ option-scoring }: { option-scoring-minus-100 }” (vagy 200-ig) esetén a kezedben maradt pöttyöket felírjuk neked. A meccs azzal a leosztással ér véget, amelyikben valaki eléri a 100-at (vagy a 200-at), és a legalacsonyabb állás nyer. „{ option-scoring-race-121 }” esetén a leosztás győztese kapja mindenki pöttyeit, a meccset az nyeri, aki először éri el a 121-et, a többieket a pontjaik rangsorolják. „{ option-hands }”: a meccs legkésőbb egy, három vagy öt leosztás után véget ér, és az állás dönt.
# en: c5ef57c5
rule-CL-8 = A leosztást az nyeri, akinél a legkevesebb pötty maradt. Holtversenyben az, aki előbb befejezte. Ha közülük senki sem fejezte be, nincs győztes, és versenyben senki sem kap pontot.
# en: d6168694
rule-CL-9 = A leosztás győztese kezdi a következőt. Ha nem volt győztes, az előző kezdőtől indulunk az ülésrendben, és ő az első: a holtversenyesek közül az kezd, akihez előbb jutunk.

### Moomin and joker domino

# en: e58e3be5
rules-moomin =
    Negyvenöt kő, kilenc figura. Az első kő dupla. Utána egyforma figurák érnek össze, a lánc bármelyik végén.
    Ha van illő köved, le kell tenned. Ha nincs, húzol egyet, és ha illik, rögtön leteszed. Az nyeri a leosztást, akinek először fogynak el a kövei. Minden nálad maradt kő 1 pont, a dupla 2.
    .alt = Kőlánc balról jobbra: hal–nyúl, aztán nyúl–nyúl keresztben, ahogy a duplák fekszenek, nyúl–róka, róka–róka keresztben, róka–sün, sün–kacsa, kacsa–kacsa keresztben, kacsa–csiga. Az érintkező figurák egyformák. A nyitott végek: balra a hal, jobbra a csiga.
# en: 75941d60
rule-MD-1 = 2–6 játékos és 45 kő: a kilenc figura minden párosítása egyszer, duplák is. Mindenki ötöt kap. A maradék a talon.
# en: 65d489c1
rule-MD-2 = Az osztó után ülő játékos kezd egy tetszőleges duplával, és ha van nála, kezdenie is kell vele. Ha nincs, a következő próbálhatja, húzás nélkül. Ha senkinél sincs dupla, ugyanattól a játékostól sorban mindenki húz egy követ, amíg elő nem kerül egy dupla. Az rögtön lekerül, a többi húzott kő annál marad, aki húzta. Ez a húzás magától megy. Az első osztót sorsolással választjuk, aztán az osztás körbejár.
# en: 3ed7f80f
rule-MD-3 = Két nyitott vég van, sosem több: a duplák csak keresztben fekszenek. Egyforma figurák érnek össze. Egy körben egy követ teszel le.
# en: f884d2f0
rule-MD-4 = Ha van illő köved, le kell tenned egyet, azon a végen, amelyiken akarod. Ha nincs, húzol egyet. Ha illik, rögtön leteszed, és ha mindkét végre illik, te választasz. Ha nem illik, nálad marad, és vége a lépésednek. Ha üres a talon, passzolsz.
# en: 169e2f11
rule-MD-5 = Az nyeri a leosztást, akinek először fogynak el a kövei. Akkor is vége, ha üres a talon, és sorban mindenki passzolt; ekkor a legkevesebb pont nyer. Egy nálad maradt kő 1 pont, a dupla 2. A többieket a pontok rangsorolják; egyenlő pont, azonos helyezés.
# en: 80ff5754
rule-MD-6 = Egy meccs egy, három vagy öt leosztás. A pontok összeadódnak, és a legkevesebb nyer.
# en: 873d16a6
rules-moomin-joker =
    Mumindominó jokerekkel. Ha egyik köved sem illik, húzás helyett kijátszhatsz egy jokert, amelyiken egy nyitott vég figurája van: leteszed oda bármelyik köved, és az egyik felét letakarod a jokerrel.
    Jokert sosem kötelező kijátszani, és a megmaradt joker nem kerül pontba.
    .alt = Kőlánc balról jobbra: csiga–nyúl, nyúl–bagoly, aztán bagoly–bagoly keresztben, bagoly–macska, macska–lepke, lepke–lepke keresztben, lepke–róka, végül sün–hal, a sünön egy róka-jokerrel. A nyitott végek: balra a csiga, jobbra a hal.
# en: 459a54ab
rule-JD-1 = 18 joker van, minden figurából kettő. Mindenki kap kettőt (vagy hármat, vagy egyet), a többiek elől rejtve. A maradék kimarad a játékból.
# en: 04f0f2fd
rule-JD-2 = Ha egyik köved sem illik, elővehetsz egy jokert, amelyiken egy nyitott vég figurája van, leteheted arra a végre bármelyik köved, és az egyik felét letakarhatod a jokerrel. A másik fél az új nyitott vég. A letakart kő már nem számít duplának. Húzás előtt dönts: ha a húzott kő nem illik, vége a lépésednek.
# en: d9be6dd4
rule-JD-3 = Jokert sosem kötelező kijátszani. A joker nem pótolja a kezdő duplát, nem kerül pontba, és nem akadályoz a befejezésben. Ha üres a talon, akkor is passzolhatsz, ha egy joker segítene.

### Christmas domino

# en: 6df92866
rules-christmas =
    Kövek hét képpel és egy jokerrel, amely mindenhez illik. Ha te következel, addig rakod a köveket, amíg van joker nélküli, ami illik. A joker mindig a te döntésed.
    Ha elsőre csak joker illene, és azt nem teszed le, legfeljebb háromszor húzol. Az nyeri a leosztást, akinek először fogynak el a kövei. A meccs előtt mindenki szavaz: nyílt vagy zárt lapok.
    .alt = Kőlánc balról jobbra: csillag–hóember, aztán hóember–hóember keresztben, hóember–gyertya, gyertya–ajándék, ajándék–joker, fenyő–fenyő keresztben a jokernél, amely mindenhez illik, fenyő–harang, harang–kesztyű. A többi érintkező kép egyforma. A nyitott végek: balra a csillag, jobbra a kesztyű.
# en: 62bb31b7
rule-WD-1 = 2–6 játékos és 36 kő. Vagy nyolc kép minden párosítása, és az egyik kép a joker; vagy hét kép 28 párosítása és nyolc kő, mindkét felén jokerrel.
# en: d7f3e1fa
rule-WD-2 = Ketten 7, hárman 6, négyen 5, öten vagy hatan 4 követ kaptok. A maradék a talon.
# en: d2d5d797
rule-WD-3 = A meccs előtt a lobbiban mindenki szavaz: nyílt vagy zárt lapok. A nyílt lapokhoz az összes játékos több mint fele kell; minden más esetben, döntetlennél is, zárt lapokkal játszotok. A nyílt lapok a közös képen látszanak.
# en: b92ccddd
rule-WD-4 = A legfiatalabb kezd: a házigazda a beállításokban megadhatja, ki az, különben sorsolással dől el. Aki kezd, felfordítja a talon legfelső kövét, és ez az egész lépése. A további leosztásokat mindig a következő játékos kezdi.
# en: 64bbaac6
rule-WD-5 = Egyforma képek érnek össze. A jokeres fél bármihez illik, és a nyitott jokerhez is illik bármi. Két vég van.
# en: be0da5f5
rule-WD-6 = Addig rakod a köveket, bármelyik végen, amíg van joker nélküli, ami illik: azokat le kell tenned. A jokeres kő mindig a te döntésed. Vége a lépésednek, ha más kő nem illik, és jokert nem akarsz letenni.
# en: bf237431
rule-WD-7 = Ha a lépésed elején csak joker illene, és azt nem teszed le, egyesével húzol, amíg egy kő nem illik, legfeljebb hármat. Aztán rakod tovább, de már húzás nélkül. A továbbhúzás helyett bármelyik jokert leteheted. Ha már letettél valamit, nem húzhatsz. Ha üres a talon, passzolsz. Ha sem letenni, sem húzni nem tudsz, a lépésed magától véget ér.
# en: eaecd7c8
rule-WD-8 = Az nyeri a leosztást, akinek először fogynak el a kövei. Akkor is vége, ha üres a talon, és annyi egymást követő körben senki sem tett le követ, ahány játékos van (a húzós kör is számít; a felfordított kő letett kőnek számít). Ekkor a legkevesebb kő nyer, egyenlőségnél osztoznak. Egy meccs egy, három vagy öt leosztás, vagy játékosonként egy, hogy mindenki egyszer kezdjen (aki kezd, a legritkábban nyer, aki utána jön, a leggyakrabban). A meccset a legtöbb nyert leosztás nyeri; egyenlőségnél az, akinél összesen kevesebb kő maradt.

### UNO Dominos

# en: 0c1ba0bc
rules-uno =
    Középen egy dupla, és négy utca: ↑ → ↓ ←. Az érintkező felek színe, száma vagy jele egyezik. A jelek a következő játékost sújtják: húz, kimarad, vagy megfordul a játék iránya. A Zsákutca lezárja az utcáját.
    Az utolsó előtti köved letételekor mondd be, hogy UNO, különben rajtakaphatnak. Ha az utolsót is leteszed, tiéd a leosztás, és a többiek kövei neked hoznak pontot.
    .alt = Kereszt. Középen sárga 7–7. ↑ sárga 7–5, kék 5–Húzz 2. → zöld 7–Fordítás, kék Fordítás–Fordítás, kék Fordítás–Kimaradsz. ↓ piros 7–6, piros 6–2, Joker Húzz 4–Joker Húzz 4. ← kék 7–4, piros 4–5, sárga 5–5, kék 5–Zsákutca: ez az utca lezárult. Az érintkező felek színe, száma vagy jele egyezik.
# en: 8c42ff91
rule-UD-1 = 2–6 játékos és 81 kő, fejenként hat. A maradék a talon. A feleken 1-től 9-ig számok, Húzz 2, Fordítás vagy Kimaradsz áll piros, zöld, sárga vagy kék színben, vagy színtelen Zsákutca, Joker vagy Joker Húzz 4.
# en: e24f2dfb
rule-UD-2 = A legmagasabb számos dupla kezd, és akinél van, annak le kell tennie; a jeles duplák nem számítanak. Csere esetén ez a játékos előbb mindenki mástól vakon húz egy követ. Ezek a talonba kerülnek, ő visszaad egyet a másik öt köve közül, és a talont megkeverjük. Ha senkinél sincs számos dupla, az osztó utáni játékostól kezdve sorban mindenki húz, amíg elő nem kerül egy. Az csere nélkül kezd, a többi húzott kő annál marad, aki húzta.
# en: 01707d00
rule-UD-3 = A kezdő dupla négy oldalához lehet csatlakozni. Minden más kő egy nyitott véget hagy. Egy körben egy követ teszel le.
# en: d328377a
rule-UD-4 = Az érintkező felek színe, száma vagy jele egyezik. Dupla duplához sosem kerül, kivéve a jokeres duplát: az duplához is kerülhet, és hozzá is kerülhet dupla.
# en: e42905f0
rule-UD-5 = A jokeres fél bármelyik nyitott véghez illik, és a nyitott jokerhez bármi illik, dupla is.
# en: 48befa97
rule-UD-6 = A Zsákutca lezárja az utcáját, akármelyik felével érintkezik. Oda többé semmi sem kerülhet, joker sem.
# en: 931d40c2
rule-UD-7 = Ha van olyan köved, ami illik, és nem joker, valamit le kell tenned (joker is jó). Ha nincs, vagy csak joker illik, és azt nem akarod letenni, húzol egyet. Ha illik, rögtön leteheted, vagy megtartod. Ha üres a talon, passzolsz.
# en: 41985cca
rule-UD-8 = A jel a következő játékost sújtja. Húzz 2: kettőt húz, és kimarad. Kimaradsz: kimarad. Fordítás: megfordul a játék iránya. Joker Húzz 4: négyet húz, és kimarad. Két játékosnál a Fordítás nem változtat semmin, a Kimaradsz után pedig megint te jössz. A jel bármelyik félen hat, a dupláé egyszer. Ha egy kövön két különböző jel van, mindkettő hat: előbb a Fordítás, aztán a húzás, végül a Kimaradsz. Így a Húzz 2 és a Kimaradsz együtt a következő két játékost hagyja ki. A húzás megáll, ha üres a talon.
# en: b8a39ef9
rule-UD-9 = „{ option-symbols }: { option-symbols-active }” esetén a jel csak akkor hat, ha az érintkező félen áll. A kifelé néző Zsákutcához ilyenkor csak joker kerülhet. Ha nyitott jokerhez ér, lezárja az utcát.
# en: e7543ed5
rule-UD-10 = Joker Húzz 4-et csak akkor tehetsz le, ha nincs illő színű köved egyik nyitott véghez sem. De blöffölhetsz! Kétségbe csak az vonhatja, akinek a négyet húznia kellene, még a húzás előtt, és csak ő látja, mi volt a kezedben. Ha vétkes vagy: visszaveszed a Joker Húzz 4-et, húzol négyet, és leteszel egy illő színű követ azok közül, amelyek már nálad voltak. Az a szokásos módon hat, és utánad folytatódik a játék. Ha ártatlan vagy: ő húzza a négyet. Az utolsó követ is kétségbe lehet vonni; üres kézzel ártatlan vagy. Egy kő illő színű, ha az egyik fele a saját színével egyező véghez kerülhet. A jokeres végnek nincs színe, és a dupla duplán nem számít.
# en: 1c3861e2
rule-UD-11 = Az utolsó előtti köved letételekor mondd be, hogy UNO: ugyanabban a lépésben, vagy később, amíg valaki rajta nem kap. Bárki más rajtakaphat, amíg a következő kő az asztalra nem kerül, akárkié: a húzás, a passz, a kimaradás és a Joker Húzz 4 elfogadása vagy kétségbe vonása nem zárja le ezt az időt. Lezárja viszont, ha már nem pontosan egy köved van. Akit rajtakapnak, kettőt húz. Magadat nem kaphatod rajta, és az ok nélküli bemondás vagy rajtakapás nem változtat semmin.
# en: 92a99a03
rule-UD-12 = A leosztásnak vége, amikor valaki leteszi az utolsó kövét. Ha az Húzz 2 vagy Joker Húzz 4 dupla, a következő játékos előbb húz kettőt (vagy négyet). Akkor is vége, ha mind a négy utca lezárult, vagy ha üres a talon, és sorban mindenki passzolt. Ekkor a legkisebb értékű kéz nyer, egyenlőségnél senki sem kap pontot. Ha az utolsó kő az utolsó utcát zárja le, az befejezésnek számít.
# en: 41262c51
rule-UD-13 = A leosztás győztese pontot kap mindenki más kövéért. Minden fél számít: a számok az értéküket, a Húzz 2, a Fordítás és a Kimaradsz 10-et, a Joker Húzz 4 és a Zsákutca 20-at, a Joker 25-öt ér. A dupla mindkét fele kétszer számít. A meccs 500 vagy 200 pontig tart, vagy egy leosztás.
# en: d0a50fed
rule-UD-14 = „{ option-dead-end-game }: { option-dead-end-game-yes }” esetén az nyeri a leosztást, aki az utolsó Zsákutcát tette le, bárki fejezte is be, és ő kap pontot mindenki más kövéért. Ha senki sem tett le Zsákutcát, a szokásos győztes nyer.
# en: a3587ecc
rule-UD-15 = A további leosztásokat is a legmagasabb számos dupla kezdi, és az osztás körbejár.
