# First lessons (`/learn`): a step at a time, with heading, picture and the buttons of a hand. 75 words a step.

### Around every step

lesson-heading = {"**"}Lecke: { $game }** · { $step }/{ $steps }
lesson-another = Az is jó! Ebben a leckében próbáld azt, ami vastag betűvel áll.
lesson-left = Kiléptél a leckéből. „{ button-lesson-play }”: indul egy meccs ({ $game }), `/learn`: jön egy másik lecke.
lesson-offered = Új neked ez a játék: { $game }? Van hozzá egy 3 perces lecke.
lesson-offered-here = -# Új neked? Itt a 3 perces lecke: `/learn`.
lesson-changed = Ez a lecke megváltozott, mióta megnyitottad, ezért az elején folytatod.
lesson-in-words = Ide nem tudok képet csatolni, ezért ez a lecke szavakban megy.
lesson-over = Ennyi, már tudod is a játékot! Meccshez nyomd meg: „{ button-lesson-play }”.

### Buttons: 20 letters at most, four in a row

button-lesson-learn = 3 perces lecke
button-lesson-play = Játsszunk!
button-lesson-again = Elölről
button-lesson-next = Tovább
button-lesson-back = Egy lépéssel vissza
button-lesson-do = Lépd meg helyettem
button-lesson-leave = Kilépés a leckéből

### Classic domino

learn-classic-aim =
    Egy kőnek két fele van, mindegyiken legfeljebb hat pötty. Az ellenfeled: { $teacher }. Hét-hét követek van, a többi tizennégy kimarad, így húzni sosem kell.
    A cél: a leosztás végén nálad maradjon a legkevesebb pötty.
    Az osztás előtt mindketten húztatok egy követ, hogy kiderüljön, ki kezd. A legmagasabb dupla kezd, vagyis az a kő, amelyiken kétszer áll ugyanaz a szám: a te 3-3 köved.
learn-classic-begin =
    Bármelyik kővel kezdhetsz. A nálad maradó pöttyök ellened számítanak, ezért a nehéz kövek menjenek korán. A 6-6 a legnehezebb, de ahhoz csak a 6-5 illene. A 6-5 után még három köved illik: 6-6, 5-4 és 5-3.
    {"**"}Nyomd meg: 6-5.**
learn-classic-join =
    A láncnak két nyitott vége van, X és Y. Az a kő illik, amelyiknek a száma egyezik a véggel.
    A kiemelt köveid illenek. Egy dupla, mint a 6-6, keresztben fekszik, és a vég ugyanaz marad.
    {"**"}Nyomd meg: 6-6.**
learn-classic-choose =
    Most X 3-as, Y 5-ös. Az 5-3 mindkettőre illik, de gondolj előre: az 5-4 köved 5-öst vár. Ha az 5-3 X-hez kerül, mindkét vég 5-ös lesz.
    {"**"}Nyomd meg: 5-3, X-hez.**
learn-classic-passed =
    { $teacher } kezében nincs 5-ös, ezért passzolt. Aki tud, annak le kell tennie, így minden passz elárul valamit a másik köveiről.
    {"**"}Nyomd meg: 5-4.** Mindkét vég 5-ös, bármelyik jó.
learn-classic-pass =
    A végek: 6 és 5, és egyik köved sem illik. Ilyenkor passzolsz. Meccsen ez egy pillanat múlva magától megtörténik.
    {"**"}Nyomd meg: { panel-pass }.**
learn-classic-end =
    Senki sem tud lépni, ezért rögtön vége a leosztásnak, pedig mindkettőtöknél maradt kő.
    Nálad 10 pötty maradt, { $teacher } kezében 19: tiéd a leosztás. A pöttyök ellened számítanak, ezért a képen mínusszal állnak.
    Egy gyors meccs három leosztás, egy teljes addig tart, amíg valaki el nem éri a 100 pontot. A legkevesebb pont nyer.
    { lesson-over }

### Moomin domino

learn-moomin-aim =
    Minden kövön két figura van a kilencből. Az ellenfeled: { $teacher }. Öt-öt követek van; a maradék a talon, abból húztok.
    Tedd le előbb az utolsó köved, és tiéd a leosztás.
learn-moomin-open =
    A leosztás duplával kezdődik: olyan kővel, amelyiken kétszer van ugyanaz a figura. Ha te kezdesz, és van duplád, le kell tenned. Ha senkinél sincs, húztok érte.
    {"**"}Nyomd meg: { $tile }.**
learn-moomin-match =
    { $teacher } kénytelen volt húzni. Egy körben egy követ teszel le, az egyik nyitott végen, X vagy Y mellé, hogy egyforma figurák érjenek össze. Mindkét vég: { $figure }.
    A képen X és Y jelöli azokat a köveket, amelyek illenek.
    {"**"}Nyomd meg: { $tile }.** Bármelyik vég jó.
learn-moomin-must =
    X megváltozott. Y mellé még tudsz tenni, és ha tudsz, le kell tenned. Hogy melyik követ, azt te döntöd el.
    {"**"}Nyomd meg: { $tile }, Y-hoz.**
learn-moomin-choose =
    X: { $first }. Y: { $second }. Az egyik köved mindkettőre illik: { $tile }. Te választasz véget, ezért nézd meg, mi marad utána nyitva.
    {"**"}Nyomd meg: { $tile }, X-hez.**
learn-moomin-draw =
    A nyitott végek: { $first } és { $second }. Egyik köved sem illik, ezért húzol egyet. Ha illik, rögtön leteszed. Ha nem, nálad marad, és vége a lépésednek.
    {"**"}Nyomd meg: { panel-draw }.**
learn-moomin-again =
    Az új köved illett, és rögtön az asztalra került. Az utolsó még mindig nem illik.
    {"**"}Nyomd meg: { panel-draw }.**
learn-moomin-kept =
    Ez a kő a húzáskor nem illett, ezért nálad maradt. Most illik.
    {"**"}Nyomd meg: { $tile }, Y-hoz.**
learn-moomin-last =
    { $teacher } kénytelen volt húzni, aztán letett egy követ. Nézd: az utolsó köved illik!
    {"**"}Nyomd meg: { $tile }.**
learn-moomin-end =
    Elfogytak a köveid, tiéd a leosztás. { $teacher } kezében egy kő maradt: { $tile }. Minden megmaradt kő egy pont ellened, a dupla kettő. A képen mínusszal állnak.
    Akkor is vége a leosztásnak, ha üres a talon, és senki sem tud letenni. Egy meccs több leosztásból is állhat. A pontok összeadódnak, és a legkevesebb nyer.
    { lesson-over }

### Joker domino

learn-moomin-joker-aim =
    Minden kövön két figura van a kilencből. Az ellenfeled: { $teacher }. Öt-öt követek van; a maradék a talon, abból húztok. Tedd le előbb az utolsó köved, és tiéd a leosztás.
    Két-két jokeretek is van, a másik elől rejtve. Minden jokeren egy figura van. A tieid a köveid alatt: { $first }, { $second }.
learn-moomin-joker-open =
    A leosztás duplával kezdődik: olyan kővel, amelyiken kétszer van ugyanaz a figura. Nálad van egy, ezért le kell tenned.
    {"**"}Nyomd meg: { $tile }.**
learn-moomin-joker-match =
    Egy körben egy követ teszel le, az egyik nyitott végen, X vagy Y mellé, hogy egyforma figurák érjenek össze. Ami illik, azt kiemelve és megjelölve látod.
    {"**"}Nyomd meg: { $tile }, X-hez.**
learn-moomin-joker-must =
    Ha van illő köved, le kell tenned. Addig jokert sem használhatsz.
    {"**"}Nyomd meg: { $tile }.** Utána az egyik jokered jön: { $joker }.
learn-moomin-joker-joker =
    Egyik köved sem illik. Húzhatnál. De az egyik jokereden egy nyitott vég figurája van: { $end }. Ezért bármelyik köved odateheted, és az egyik felét letakarod a jokerrel; a másik fél lesz az új vég.
    {"**"}Válaszd a menüben: { $tile } · { panel-covered }.** Az új vég: { $left }.
learn-moomin-joker-draw =
    Most semmi sem illik, és a másik jokered sem való egyik véghez sem: { $first }, { $second }. Húzol egy követ. Ha illik, rögtön leteszed; ha nem, nálad marad.
    {"**"}Nyomd meg: { panel-draw }.**
learn-moomin-joker-second =
    Illett. { $teacher } pedig jokerrel takart le egy felet: { $theirs }. Ami alatta van, már nem számít.
    X és a jokered figurája ugyanaz: { $end }. Jokert sosem kötelező kijátszani, de ezzel leteheted az utolsó köved.
    {"**"}Válaszd a menüben: { $tile }**, a joker bármelyik felén.
learn-moomin-joker-end =
    Elfogytak a köveid, tiéd a leosztás. A megmaradt joker nem kerül pontba, és nem akadályoz a befejezésben. Minden megmaradt kő egy pont ellened, a dupla kettő. A képen mínusszal állnak.
    Egy meccs több leosztásból is állhat. A pontok összeadódnak, és a legkevesebb nyer.
    { lesson-over }

### Christmas domino

learn-christmas-aim =
    36 kő van nyolc képpel, és az egyik kép a joker. Az ellenfeled: { $teacher }. Hét-hét követek van; a maradék a talon, abból húztok. Tedd le előbb az utolsó köved, és tiéd a leosztás.
    Meccs előtt mindenki szavaz: nyílt vagy zárt lapok. Itt zárva maradnak. A legfiatalabb kezd: felfordít egy követ, és ez az egész lépése. Most ezt: { $tile }.
learn-christmas-join =
    Egyforma képek érnek össze az egyik nyitott végen, X vagy Y mellett. A körödben annyi követ teszel le egymás után, amennyit csak tudsz. Mindkét vég: { $picture }.
    {"**"}Nyomd meg: { $tile }.**
learn-christmas-joker =
    Más köved most nem illik. De a jokeres fél bárhová illik, és mindig te döntesz róla. Menjünk tovább eggyel!
    {"**"}Nyomd meg: { $tile }, Y-hoz.** Az új vég: { $open }.
learn-christmas-stop =
    Még egy jokered illene: { $joker }. Sosem kötelező letenni, úgyhogy tartogasd későbbre.
    {"**"}Nyomd meg: { panel-end }.**
learn-christmas-open =
    { $teacher } négy követ tett le egy körben. Megint te jössz. Amíg van joker nélküli illő köved, nem állhatsz meg, de előbb letehetsz egy jokert. Nézzük, mire jó!
    {"**"}Nyomd meg: { $tile }, Y-hoz.**
learn-christmas-anything =
    Most Y nyitott joker. Bármelyik kő illik hozzá, bármelyik felével: te döntöd el, melyik fele érjen hozzá.
    {"**"}Nyomd meg: { $tile }, aztán: { panel-end-half }.**
learn-christmas-draw =
    { $teacher } kénytelen volt húzni: egyesével, amíg egy kő nem illett, legfeljebb hármat. Most a te köveid közül sem illik egy sem.
    {"**"}Nyomd meg: { panel-draw }.**
learn-christmas-go-on =
    Illik, ezért nem húzol tovább, hanem leteszed.
    {"**"}Nyomd meg: { $tile }.**
learn-christmas-chain =
    És ez így megy tovább: három kő követi egymást, ha ebben a sorrendben teszed le őket: { $tile }, { $second }, { $third }.
    {"**"}Nyomd meg: { $tile }.**
learn-christmas-chain-on =
    {"**"}Nyomd meg: { $tile }.** Amit most nem tudsz letenni, az a következő körödbe kerülhet, ezért tervezd meg a sorrendet.
learn-christmas-last =
    {"**"}Nyomd meg: { $tile }**, ez az utolsó köved.
learn-christmas-end =
    Elfogytak a köveid, tiéd a leosztás. Ha elfogy a talon, és senki sem tud letenni, a legkevesebb kő nyer.
    A meccset a legtöbb nyert leosztás nyeri; egyenlőségnél az, akinél összesen kevesebb kő maradt.
    { lesson-over }

### UNO Dominos

learn-uno-aim =
    A kövek minden felén egy szám áll a négy szín egyikében, egy jel vagy egy joker. Az ellenfeled: { $teacher }. Hat-hat követek van; a maradék a talon, abból húztok.
    Tedd le előbb az utolsó köved, és tiéd a leosztás.
learn-uno-open =
    A duplán kétszer áll ugyanaz. A legmagasabb számos dupla kezd középen, és az a tiéd. Négy utca indul belőle: ↑ → ↓ ←.
    {"**"}Nyomd meg: { $tile }.**
learn-uno-match =
    Az érintkező felek színe, száma vagy jele egyezik, de dupla sosem kerül duplához. Itt a kilencesek érnek össze, és most → zöld.
    {"**"}Nyomd meg: { $tile }, ide: →.**
learn-uno-draw =
    A Húzz 2 miatt ki is maradtál.
    Most csak a jokereid illenek, és jokert sosem kötelező letenni. Ezért húzol egyet.
    {"**"}Nyomd meg: { panel-draw }.**
learn-uno-keep =
    A joker minden véghez illik. Amit húzol, azt rögtön leteheted, vagy megtartod későbbre.
    {"**"}Nyomd meg: { panel-keep }.**
learn-uno-skip =
    A Kimaradsz elveszi a következő játékos körét: ketten játszva megint te jössz. Bármelyik fele érintkezhet.
    {"**"}Nyomd meg: { $tile }, ide: →.**
learn-uno-joker =
    Megint te jössz. Jokerhez bármi illik, dupla is.
    {"**"}Nyomd meg: { $tile }, ide: →.**
learn-uno-catch =
    Az utolsó előtti kőnél be kell mondani, hogy UNO. { $teacher } elfelejtette. Amíg a következő kő az asztalra nem kerül, bárki rajtakaphatja.
    {"**"}Nyomd meg: { panel-catch }**
learn-uno-free =
    Még mindig te jössz. → kék.
    {"**"}Nyomd meg: { $tile }, aztán: { panel-street }.**
learn-uno-four =
    A Joker Húzz 4 után a következő játékos négyet húz, és kimarad. Csak akkor teheted le, ha egyik köved színe sem illik egyik véghez sem. Nálad sárga van, és egyik vég sem sárga.
    {"**"}Nyomd meg: { $tile }, ide: ↑.**
learn-uno-challenge =
    Húzás helyett { $teacher } kétségbe is vonhatná. Ha csaltál volna, visszavennéd, és te húznál négyet. De te becsületes vagy:
    {"**"}Nyomd meg: { $tile }, ide: ←.**
learn-uno-call =
    Most te mondd be, hogy UNO. Ezen a kövön két jel van, és mindkettő hat.
    {"**"}Nyomd meg: { $tile }, aztán: { panel-street }.**
learn-uno-last =
    A Húzz 2 és a Kimaradsz mindkettőtöknek egy körébe került. Aztán egy Zsákutca lezárta ezt az utcát: ←. De az utolsó köved máshol illik.
    {"**"}Nyomd meg: { $tile }, aztán: { panel-street }.**
learn-uno-end =
    Tiéd a leosztás, és pontot kapsz mindenért, ami { $teacher } kezében maradt: a számok annyit érnek, amennyi rajtuk áll, a Húzz 2, a Fordítás és a Kimaradsz 10-et, a Joker Húzz 4 és a Zsákutca 20-at, a joker 25-öt, a duplák kétszer.
    Egy meccs egy leosztás, vagy 200, illetve 500 pontig tart. A Fordítás megfordítja a játék irányát.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

learn-romi-aim =
    { $jokers ->
        [none] Két csomag kártyával játszotok.
        [each] Két csomag kártyával és játékosonként egy jokerrel játszotok.
       *[two] Két csomag kártyával és két jokerrel játszotok.
    } Te ülsz az osztó után, ezért 15 lapot kapsz, { $teacher } 14-et. A maradék a talon.
    Rakd le minden lapod kombinációkban, az utolsót pedig dobd el: azzal tiéd a leosztás. Sor: legalább három azonos színű, egymást követő lap. Csoport: három vagy négy azonos rangú, de különböző színű lap.
learn-romi-first =
    15 lappal te kezdesz: tégy egyet a dobóhalomra, mást nem kell. Olyat válassz, ami egyikhez sem illik.
    {"**"}Jelöld ki: { $tile }, aztán nyomd meg: { panel-meld-discard }.**
learn-romi-draw =
    Minden kör három részből áll: húzol, leraksz, amit tudsz és akarsz, aztán dobsz.
    Húzhatsz a talonból, vagy felveheted a dobóhalom legfelső lapját. Az első húzásodkor ez kötelezettség nélkül megy, de ez most nem segít: { $top }.
    {"**"}Nyomd meg: { panel-meld-draw }.**
learn-romi-lay =
    Amit először, egy körben leraksz, annak legalább ennyit kell érnie: { $minimum }. A számok annyit érnek, amennyi rajtuk áll, a bubi, a dáma és a király 10-et, az ász 11-et. A joker bármelyik lapot helyettesíti, és annyit ér, mint az.
    Nálad van: { $run1 }, { $run2 }, { $run3 } ({ $run }) és három nyolcas ({ $group }).
    {"**"}Jelöld ki: { $run1 }, { $run3 } és a joker, rakd le őket, utána a nyolcasokat. Aztán dobd el: { $card }.** Ez a gomb mindent kijelöl helyetted: { button-suggest }.
learn-romi-lay-plain =
    Amit először, egy körben leraksz, annak legalább ennyit kell érnie: { $minimum }. A számok annyit érnek, amennyi rajtuk áll, a bubi, a dáma és a király 10-et, az ász 11-et.
    Nálad van: { $run1 }, { $run2 }, { $run3 } ({ $run }) és három nyolcas ({ $group }).
    {"**"}Jelöld ki: { $run1 }, { $run2 } és { $run3 }, rakd le őket, utána a nyolcasokat. Aztán dobd el: { $card }.** Ez a gomb mindent kijelöl helyetted: { button-suggest }.
learn-romi-take =
    Megvan a lerakási minimum: mostantól azt raksz le, amit akarsz, és bárki kombinációjához szúrhatsz. A dobott lapot ezután csak akkor veheted fel, ha rögtön le is rakod.
    {"**"}Vedd fel: { $taken }**, rakd le ezekkel: { $low } és { $high }, szúrj a 4. ({ $seven }) és a 3. kombinációhoz ({ $ten }), aztán dobd el: { $card }. Ez a gomb mindent kijelöl helyetted: { button-suggest }.
learn-romi-take-free =
    Megvan a lerakási minimum: mostantól azt raksz le, amit akarsz, és bárki kombinációjához szúrhatsz. Ebben a játékban a dobóhalom legfelső lapját minden körben felveheted, és meg is tarthatod.
    {"**"}Vedd fel: { $taken }**, rakd le ezekkel: { $low } és { $high }, szúrj a 4. ({ $seven }) és a 3. kombinációhoz ({ $ten }), aztán dobd el: { $card }. Ez a gomb mindent kijelöl helyetted: { button-suggest }.
learn-romi-again =
    Három lapod maradt. Húzz megint: kell valami a két treffedhez.
    {"**"}Nyomd meg: { panel-meld-draw }.**
learn-romi-win =
    Ezt húztad: { $drawn }. Épp ezt helyettesíti a jokered! Szúrd be abba a sorba, és tiéd a joker, de rögtön használd is fel. Egy lapot pedig tarts meg az utolsó dobáshoz.
    {"**"}Jelöld ki: { $drawn }, szerezd meg vele az 1. kombináció jokerét, rakd le ezekkel: { $low } és { $high }, aztán dobd el: { $card }.** Ez a gomb mindent kijelöl helyetted: { button-suggest }.
learn-romi-out =
    Ezt húztad: { $drawn }, és ezzel megvan egy sor. Egy lapot tarts meg az utolsó dobáshoz: nélküle nem fejezheted be.
    {"**"}Rakd le: { $low }, { $high } és { $drawn }, aztán dobd el: { $card }.**
learn-romi-end =
    Elfogytak a lapjaid: tiéd a leosztás, és nem kerül semmibe. { $teacher } minden megmaradt lapért fizet, jokerért 20 pontot. A képen ez mínusszal áll.
    A pontok összeadódnak, és a meccset a legkevesebb nyeri. Ha kézből, egyetlen körben fejezed be, lerakási minimum sem kell.
    { lesson-over }
learn-romi-end-plain =
    Elfogytak a lapjaid: tiéd a leosztás, és nem kerül semmibe. { $teacher } minden megmaradt lapért fizet. A képen ez mínusszal áll.
    A pontok összeadódnak, és a meccset a legkevesebb nyeri. Ha kézből, egyetlen körben fejezed be, lerakási minimum sem kell.
    { lesson-over }

### Tábla Römi

learn-tabla-aim =
    A kövek 1-től 13-ig mennek négy színben, mindegyikből kettő van. Te kezdesz, 15 kővel, { $teacher } kezében 14 van; a maradék a talon.
    A végéig semmit sem raksz le. Addig gyűjtesz, amíg 14 köved sorokat (egy szín, egymás után) és csoportokat (egy szám, különböző színek) alkot, mindegyik legalább három kő, és a tizenötödiket eldobod.
learn-tabla-joker =
    Egy kő felfordítva fekszik: { $turned }. Ez mondja meg, mi a joker: a színben megegyező, rangban következő kő: { $joker }. Kettő van belőle, mindegyik bármelyik követ helyettesíti, és az egyik nálad van.
learn-tabla-first =
    Hét párral is nyerhetsz, 14 azonos színű kővel is, vagy totál 8-assal, ha a többi sorokban és csoportokban áll. Az apró betűs sor mutatja, melyikhez milyen közel jársz.
    15 kővel dobással kezdesz. Ez egyikhez sem illik:
    {"**"}Jelöld ki: { $tile }, aztán nyomd meg: { panel-rack-discard }.** A nyilakkal csak rendezed a köveidet.
learn-tabla-take =
    Minden körben húzol a talonból, vagy felveszed az utolsó dobást, ahogy tetszik, aztán dobsz. Ez a három összeillik: { $first }, { $second }, { $tile }.
    {"**"}Nyomd meg: { panel-rack-take }.**
learn-tabla-discard =
    Most dobj el egy követ, csak ne azt, amit épp felvettél.
    {"**"}Jelöld ki: { $tile }, aztán nyomd meg: { panel-rack-discard }.**
learn-tabla-draw =
    Már csak egy kő hiányzik, és nem ez a dobás az.
    {"**"}Nyomd meg: { panel-rack-draw }.**
learn-tabla-again =
    Ez nem segít. Egy kőre vársz, e kettő közé: { $left } és { $right }.
    {"**"}Jelöld ki: { $tile }, aztán nyomd meg: { panel-rack-discard }.**
learn-tabla-claim =
    Ez az! Ha egy dobással összeáll a kezed, soron kívül is kérheted. Meccsen ez magától megy.
    A jokered ezt helyettesíti: { $joker }.
    {"**"}Nyomd meg: { panel-rack-claim }.** Aztán fejezd be, ez legyen az utolsó dobásod: { $rest }.
learn-tabla-end =
    Tizennégy kő sorokban és csoportokban, kézből: tiéd a leosztás, ez egy pont. Ha előbb fogy el a talon, senkié.
    A felfordított követ is felhúzhatod, de csak hogy hét párral vagy totál 8-assal befejezd. A meccset a legtöbb pont nyeri.
    { lesson-over }
