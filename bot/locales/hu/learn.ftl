# First lessons (`/learn`): a step at a time, with heading, picture and the buttons of a hand. 75 words a step.

### Around every step

# en: d886be35
lesson-heading = {"**"}Lecke: { $game }** · { $step }/{ $steps }
# en: 4b8e5817
lesson-another = Az is jó! Ebben a leckében próbáld azt, ami vastag betűvel áll.
# en: 03435a1f
lesson-left =
    Kiléptél a leckéből. { $opens ->
        [no] `/learn`: jön egy másik, szerveren `/play`: indul egy meccs ({ $game }).
       *[yes] „{ button-lesson-play }”: indul egy meccs ({ $game }), `/learn`: jön egy másik lecke.
    }
# en: a4318854
lesson-offered = Új neked ez a játék: { $game }?
# en: 8ab247a0
lesson-offered-here = -# Új neked? Itt a 3 perces lecke: `/learn`.
# en: e3499105
lesson-changed = Ez a lecke megváltozott, mióta megnyitottad, ezért az elején folytatod.
# en: f21c3b41
lesson-in-words = Ide nem tudok képet csatolni, ezért ez a lecke szavakban megy.
# en: f8de7ab5
lesson-over =
    Ennyi, már tudod is a játékot! { $opens ->
        [no] Olyan szerveren, ahol én is ott vagyok, így nyithatsz asztalt: `/play`.
       *[yes] Meccshez nyomd meg: „{ button-lesson-play }”.
    }
# en: 1e451a29
lesson-daily = -# Minden nap új osztás: `/daily`.

### Buttons: 20 letters at most, four in a row

# en: 588cc73e
button-lesson-learn = 3 perces lecke
# en: dd979485
button-lesson-play = Játsszunk!
# en: a3e0e813
button-lesson-again = Elölről
# en: c44b825d
button-lesson-next = Tovább
# en: 03fe5aa9
button-lesson-back = Egy lépéssel vissza
# en: 4ec2bcfb
button-lesson-do = Lépd meg helyettem
# en: bd0f9575
button-lesson-leave = Kilépés a leckéből

### Classic domino

# en: eb85d137
learn-classic-aim =
    Egy kőnek két fele van, mindegyiken legfeljebb hat pötty. Az ellenfeled: { $teacher }. Hét-hét követek van, a többi tizennégy kimarad, így húzni sosem kell.
    A cél: a leosztás végén nálad maradjon a legkevesebb pötty.
    Az osztás előtt mindketten húztatok egy követ, hogy kiderüljön, ki kezd. A legmagasabb dupla kezd, vagyis az a kő, amelyiken kétszer áll ugyanaz a szám: a te 3-3 köved.
# en: 630fab8c
learn-classic-begin =
    Bármelyik kővel kezdhetsz. A nálad maradó pöttyök ellened számítanak, ezért a nehéz kövek menjenek korán. A 6-6 a legnehezebb, de ahhoz csak a 6-5 illene. A 6-5 után még három köved illik: 6-6, 5-4 és 5-3.
    {"**"}Nyomd meg: 6-5.**
# en: cf15b029
learn-classic-join =
    A láncnak két nyitott vége van, X és Y. Az a kő illik, amelyiknek a száma egyezik a véggel.
    A kiemelt köveid illenek. Egy dupla, mint a 6-6, keresztben fekszik, és a vég ugyanaz marad.
    {"**"}Nyomd meg: 6-6.**
# en: f59cdf03
learn-classic-choose =
    Most X 3-as, Y 5-ös. Az 5-3 mindkettőre illik, de gondolj előre: az 5-4 köved 5-öst vár. Ha az 5-3 X-hez kerül, mindkét vég 5-ös lesz.
    {"**"}Nyomd meg: 5-3, X-hez.**
# en: d3845244
learn-classic-passed =
    { $teacher } kezében nincs 5-ös, ezért passzolt. Aki tud, annak le kell tennie, így minden passz elárul valamit a másik köveiről.
    {"**"}Nyomd meg: 5-4.** Mindkét vég 5-ös, bármelyik jó.
# en: 4de7189f
learn-classic-pass =
    A végek: 6 és 5, és egyik köved sem illik. Ilyenkor passzolsz. Meccsen ez egy pillanat múlva magától megtörténik.
    {"**"}Nyomd meg: „{ panel-pass }”.**
# en: 61d3c467
learn-classic-end =
    Senki sem tud lépni, ezért rögtön vége a leosztásnak, pedig mindkettőtöknél maradt kő.
    Nálad 10 pötty maradt, { $teacher } kezében 19: tiéd a leosztás. A pöttyök ellened számítanak, ezért a képen mínusszal állnak.
    Egy gyors meccs három leosztás, egy teljes addig tart, amíg valaki el nem éri a 100 pontot. A legkevesebb pont nyer.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Minden kövön két figura van a kilencből. Az ellenfeled: { $teacher }. Öt-öt követek van; a maradék a talon, abból húztok.
    Ha te teszed le előbb az utolsó köved, tiéd a leosztás.
# en: 30361ddc
learn-moomin-open =
    A leosztás duplával kezdődik: olyan kővel, amelyiken kétszer van ugyanaz a figura. Ha te kezdesz, és van duplád, le kell tenned. Ha senkinél sincs, addig húztok, amíg nem akad egy.
    {"**"}Nyomd meg: { $tile }.**
# en: 5bae77aa
learn-moomin-match =
    { $teacher } kénytelen volt húzni. Egy körben egy követ teszel le, az egyik nyitott végen, X vagy Y mellé, hogy egyforma figurák érjenek össze. Mindkét vég: { $figure }.
    A képen X és Y jelöli azokat a köveket, amelyek illenek.
    {"**"}Nyomd meg: { $tile }.** Bármelyik vég jó.
# en: c04c3426
learn-moomin-must =
    X megváltozott. Y mellé még tudsz tenni, és ha tudsz, le kell tenned. Hogy melyik követ, azt te döntöd el.
    {"**"}Nyomd meg: { $tile }, Y-hoz.**
# en: a846e30a
learn-moomin-choose =
    X: { $first }. Y: { $second }. Az egyik köved mindkettőre illik: { $tile }. Te választasz véget, ezért nézd meg, mi marad utána nyitva.
    {"**"}Nyomd meg: { $tile }, X-hez.**
# en: cb90d895
learn-moomin-draw =
    A nyitott végek: { $first } és { $second }. Egyik köved sem illik, ezért húzol egyet. Ha illik, rögtön leteszed. Ha nem, nálad marad, és vége a lépésednek.
    {"**"}Nyomd meg: „{ panel-draw }”.**
# en: 1aa6bed4
learn-moomin-again =
    Az új köved illett, és rögtön az asztalra került. Az utolsó még mindig nem illik.
    {"**"}Nyomd meg: „{ panel-draw }”.**
# en: a238f099
learn-moomin-kept =
    Ez a kő a húzáskor nem illett, ezért nálad maradt. Most illik.
    {"**"}Nyomd meg: { $tile }, Y-hoz.**
# en: 8f04a4c4
learn-moomin-last =
    { $teacher } kénytelen volt húzni, aztán letett egy követ. Nézd: az utolsó köved illik!
    {"**"}Nyomd meg: { $tile }.**
# en: 87ab995f
learn-moomin-end =
    Elfogytak a köveid, tiéd a leosztás. { $teacher } kezében egy kő maradt: { $tile }. Minden megmaradt kő egy pont ellened, a dupla kettő. A képen mínusszal állnak.
    Akkor is vége a leosztásnak, ha üres a talon, és senki sem tud letenni. Egy meccs több leosztásból is állhat. A pontok összeadódnak, és a legkevesebb nyer.
    { lesson-over }

### Joker domino

# en: e55561b1
learn-moomin-joker-aim =
    Minden kövön két figura van a kilencből. Az ellenfeled: { $teacher }. Öt-öt követek van; a maradék a talon, abból húztok. Ha te teszed le előbb az utolsó köved, tiéd a leosztás.
    Két-két jokeretek is van, a másik elől rejtve. Minden jokeren egy figura van. A tieid a köveid alatt: { $first }, { $second }.
# en: 28d9e6f3
learn-moomin-joker-open =
    A leosztás duplával kezdődik: olyan kővel, amelyiken kétszer van ugyanaz a figura. Nálad van egy, ezért le kell tenned.
    {"**"}Nyomd meg: { $tile }.**
# en: e0b7ae20
learn-moomin-joker-match =
    Egy körben egy követ teszel le, az egyik nyitott végen, X vagy Y mellé, hogy egyforma figurák érjenek össze. Ami illik, azt kiemelve és megjelölve látod.
    {"**"}Nyomd meg: { $tile }, X-hez.**
# en: bf14d28f
learn-moomin-joker-must =
    Ha van illő köved, le kell tenned. Addig jokert sem használhatsz.
    {"**"}Nyomd meg: { $tile }.** Utána az egyik jokered jön: { $joker }.
# en: 1eec920b
learn-moomin-joker-joker =
    Egyik köved sem illik. Húzhatnál. De az egyik jokereden egy nyitott vég figurája van: { $end }. Ezért bármelyik köved odateheted, és az egyik felét letakarod a jokerrel; a másik fél lesz az új vég.
    {"**"}Válaszd a menüben: { $tile } · { panel-covered }.** Az új vég: { $left }.
# en: c8cd1ce2
learn-moomin-joker-draw =
    Most semmi sem illik, és a másik jokered sem való egyik véghez sem: { $first }, { $second }. Húzol egy követ. Ha illik, rögtön leteszed; ha nem, nálad marad.
    {"**"}Nyomd meg: „{ panel-draw }”.**
# en: 5452b0a7
learn-moomin-joker-second =
    Illett. { $teacher } pedig jokerrel takart le egy felet: { $theirs }. Ami alatta van, már nem számít.
    X és a jokered figurája ugyanaz: { $end }. Jokert sosem kötelező kijátszani, de ezzel leteheted az utolsó köved.
    {"**"}Válaszd a menüben: { $tile }**, a joker bármelyik felén.
# en: 8c95f567
learn-moomin-joker-end =
    Elfogytak a köveid, tiéd a leosztás. A megmaradt joker nem kerül pontba, és nem akadályoz a befejezésben. Minden megmaradt kő egy pont ellened, a dupla kettő. A képen mínusszal állnak.
    Egy meccs több leosztásból is állhat. A pontok összeadódnak, és a legkevesebb nyer.
    { lesson-over }

### Christmas domino

# en: bea6d691
learn-christmas-aim =
    36 kő van nyolc képpel, és az egyik kép a joker. Az ellenfeled: { $teacher }. Hét-hét követek van; a maradék a talon, abból húztok. Ha te teszed le előbb az utolsó köved, tiéd a leosztás.
    Meccs előtt mindenki szavaz: nyílt vagy zárt lapok. Itt zárva maradnak. A legfiatalabb kezd: felfordít egy követ, és ez az egész lépése. Most ezt: { $tile }.
# en: 768a95c4
learn-christmas-join =
    Egyforma képek érnek össze az egyik nyitott végen, X vagy Y mellett. A körödben annyi követ teszel le egymás után, amennyit csak tudsz. Mindkét vég: { $picture }.
    {"**"}Nyomd meg: { $tile }.**
# en: 55a22139
learn-christmas-joker =
    Más köved most nem illik. De a jokeres fél bárhová illik, és mindig te döntesz róla. Menjünk tovább eggyel!
    {"**"}Nyomd meg: { $tile }, Y-hoz.** Az új vég: { $open }.
# en: c98ce662
learn-christmas-stop =
    Még egy jokered illene: { $joker }. Sosem kötelező letenni, úgyhogy tartogasd későbbre.
    {"**"}Nyomd meg: „{ panel-end }”.**
# en: 8714bd25
learn-christmas-open =
    { $teacher } négy követ tett le egy körben. Megint te jössz. Amíg van joker nélküli illő köved, nem állhatsz meg, de előbb letehetsz egy jokert. Nézzük, mire jó!
    {"**"}Nyomd meg: { $tile }, Y-hoz.**
# en: c9ca85ca
learn-christmas-anything =
    Most Y nyitott joker. Bármelyik kő illik hozzá, bármelyik felével: te döntöd el, melyik fele érjen hozzá.
    {"**"}Nyomd meg: { $tile }; aztán: { panel-end-half }.**
# en: 1fd93112
learn-christmas-draw =
    { $teacher } kénytelen volt húzni: egyesével, amíg egy kő nem illett, legfeljebb hármat. Most a te köveid közül sem illik egy sem.
    {"**"}Nyomd meg: „{ panel-draw }”.**
# en: 743cda46
learn-christmas-go-on =
    Illik, ezért nem húzol tovább, hanem leteszed.
    {"**"}Nyomd meg: { $tile }.**
# en: c0ffe43d
learn-christmas-chain =
    És ez így megy tovább: három kő követi egymást, ha ebben a sorrendben teszed le őket: { $tile }, { $second }, { $third }.
    {"**"}Nyomd meg: { $tile }.**
# en: 604139e1
learn-christmas-chain-on =
    {"**"}Nyomd meg: { $tile }.** Amit most nem tudsz letenni, az elviheti a következő körödet, ezért tervezd meg a sorrendet.
# en: ee73e286
learn-christmas-last =
    {"**"}Nyomd meg: { $tile }**, ez az utolsó köved.
# en: de094dbb
learn-christmas-end =
    Elfogytak a köveid, tiéd a leosztás. Ha elfogy a talon, és senki sem tud letenni, a legkevesebb kő nyer.
    A meccset a legtöbb nyert leosztás nyeri; egyenlőségnél az, akinél összesen kevesebb kő maradt.
    { lesson-over }

### UNO Dominos

# en: 25665fd0
learn-uno-aim =
    A kövek minden felén egy szám áll a négy szín egyikében, egy jel vagy egy joker. Az ellenfeled: { $teacher }. Hat-hat követek van; a maradék a talon, abból húztok.
    Ha te teszed le előbb az utolsó köved, tiéd a leosztás.
# en: 73f644f8
learn-uno-open =
    A duplán kétszer áll ugyanaz. A legmagasabb számos dupla kezd középen, és az a tiéd. Négy utca indul belőle: ↑ → ↓ ←.
    {"**"}Nyomd meg: { $tile }.**
# en: 89f4a549
learn-uno-match =
    Az érintkező felek színe, száma vagy jele egyezik, de dupla sosem kerül duplához. Itt a kilencesek érnek össze, és most ez az utca zöld: →.
    {"**"}Nyomd meg: { $tile }; ide: →.**
# en: 13d82269
learn-uno-draw =
    A Húzz 2 miatt ki is maradtál.
    Most csak a jokereid illenek, és jokert sosem kötelező letenni. Ezért húzol egyet.
    {"**"}Nyomd meg: „{ panel-draw }”.**
# en: dc3f01e3
learn-uno-keep =
    A joker minden véghez illik. Amit húzol, azt rögtön leteheted, vagy megtartod későbbre.
    {"**"}Nyomd meg: „{ panel-keep }”.**
# en: 7d7d7b96
learn-uno-skip =
    A Kimaradsz elveszi a következő játékos körét: ketten játszva megint te jössz. Bármelyik fele érintkezhet.
    {"**"}Nyomd meg: { $tile }; ide: →.**
# en: 7b599337
learn-uno-joker =
    Megint te jössz. Jokerhez bármi illik, dupla is.
    {"**"}Nyomd meg: { $tile }; ide: →.**
# en: 91593f88
learn-uno-catch =
    Az utolsó előtti kőnél be kell mondani, hogy UNO. { $teacher } elfelejtette. Amíg a következő kő az asztalra nem kerül, bárki rajtakaphatja.
    {"**"}Nyomd meg: „{ panel-catch }”**
# en: 28313d57
learn-uno-free =
    Még mindig te jössz. Ez az utca kék: →.
    {"**"}Nyomd meg: { $tile }; aztán: { panel-street }.**
# en: dc94e9b3
learn-uno-four =
    A Joker Húzz 4 után a következő játékos négyet húz, és kimarad. Csak akkor teheted le, ha egyik köved színe sem illik egyik véghez sem. Nálad sárga van, és egyik vég sem sárga.
    {"**"}Nyomd meg: { $tile }; ide: ↑.**
# en: fdc6ddbb
learn-uno-challenge =
    Húzás helyett { $teacher } kétségbe is vonhatná. Ha csaltál volna, visszavennéd, és te húznál négyet. De te becsületes vagy:
    {"**"}Nyomd meg: { $tile }; ide: ←.**
# en: 43c6d826
learn-uno-call =
    Most te mondd be, hogy UNO. Ezen a kövön két jel van, és mindkettő hat.
    {"**"}Nyomd meg: { $tile }; aztán: { panel-street }.**
# en: 23531eeb
learn-uno-last =
    A Húzz 2 és a Kimaradsz mindkettőtöknek egy körébe került. Aztán egy Zsákutca lezárta ezt az utcát: ←. De az utolsó köved máshol illik.
    {"**"}Nyomd meg: { $tile }; aztán: { panel-street }.**
# en: 56d77309
learn-uno-end =
    Tiéd a leosztás, és pontot kapsz mindenért, ami { $teacher } kezében maradt: a számok annyit érnek, amennyi rajtuk áll, a Húzz 2, a Fordítás és a Kimaradsz 10-et, a Joker Húzz 4 és a Zsákutca 20-at, a joker 25-öt, a duplák kétszer.
    Egy meccs egy leosztás, vagy 200, illetve 500 pontig tart. A Fordítás megfordítja a játék irányát.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

# en: b628badf
learn-romi-aim =
    { $jokers ->
        [none] Két csomag kártyával játszotok.
        [each] Két csomag kártyával és játékosonként egy jokerrel játszotok.
       *[two] Két csomag kártyával és két jokerrel játszotok.
    } Te ülsz az osztó után, ezért 15 lapot kapsz, { $teacher } 14-et. A maradék a talon.
    Rakd le minden lapod kombinációkban, az utolsót pedig dobd el: azzal tiéd a leosztás. Sor: legalább három azonos színű, egymást követő lap. Csoport: három vagy négy azonos rangú, de különböző színű lap.
# en: 08b7792b
learn-romi-first =
    15 lappal te kezdesz: tégy egyet a dobóhalomra, más dolgod most nincs. Olyat válassz, ami a többi közül egyikhez sem illik.
    {"**"}Jelöld ki: { $tile }; majd: „{ panel-meld-discard }”.**
# en: 168b31a5
learn-romi-draw =
    Minden kör három részből áll: húzol, leraksz, amit tudsz és akarsz, aztán dobsz.
    Húzhatsz a talonból, vagy felveheted a dobóhalom legfelső lapját. Az első húzásodkor ez kötelezettség nélkül megy, de ez most nem segít: { $top }.
    {"**"}Nyomd meg: „{ panel-meld-draw }”.**
# en: b688a592
learn-romi-lay =
    Amit először, egy körben leraksz, annak legalább ennyit kell érnie: { $minimum }. A számok annyit érnek, amennyi rajtuk áll, a bubi, a dáma és a király 10-et, az ász 11-et. A joker bármelyik lapot helyettesíti, és annyit ér, mint az.
    Nálad van: { $run1 }, { $run2 }, { $run3 } ({ $run }) és három nyolcas ({ $group }).
    {"**"}Jelöld ki: { $run1 }, { $run3 } és a joker, rakd le őket, utána a nyolcasokat. Aztán dobd el: { $card }.** Mindent kijelöl helyetted: „{ button-suggest }”.
# en: 2dcfea90
learn-romi-lay-plain =
    Amit először, egy körben leraksz, annak legalább ennyit kell érnie: { $minimum }. A számok annyit érnek, amennyi rajtuk áll, a bubi, a dáma és a király 10-et, az ász 11-et.
    Nálad van: { $run1 }, { $run2 }, { $run3 } ({ $run }) és három nyolcas ({ $group }).
    {"**"}Jelöld ki: { $run1 }, { $run2 } és { $run3 }, rakd le őket, utána a nyolcasokat. Aztán dobd el: { $card }.** Mindent kijelöl helyetted: „{ button-suggest }”.
# en: 535a7d62
learn-romi-take =
    Megvan a lerakási minimum: mostantól azt raksz le, amit akarsz, és bárki kombinációjához szúrhatsz. A dobott lapot ezután csak akkor veheted fel, ha rögtön le is rakod.
    {"**"}Vedd fel: { $taken }**; rakd le ezekkel: { $low } és { $high }, szúrj a 4. ({ $seven }) és a 3. kombinációhoz ({ $ten }), aztán dobd el: { $card }. Mindent kijelöl helyetted: „{ button-suggest }”.
# en: c59702f5
learn-romi-take-free =
    Megvan a lerakási minimum: mostantól azt raksz le, amit akarsz, és bárki kombinációjához szúrhatsz. Ebben a játékban a dobóhalom legfelső lapját minden körben felveheted, és meg is tarthatod.
    {"**"}Vedd fel: { $taken }**; rakd le ezekkel: { $low } és { $high }, szúrj a 4. ({ $seven }) és a 3. kombinációhoz ({ $ten }), aztán dobd el: { $card }. Mindent kijelöl helyetted: „{ button-suggest }”.
# en: 4b6d3018
learn-romi-again =
    Három lapod maradt. Húzz megint: kell valami a két treffedhez.
    {"**"}Nyomd meg: „{ panel-meld-draw }”.**
# en: 3a29d10d
learn-romi-win =
    Ezt húztad: { $drawn }. Épp ezt helyettesíti a jokered! Szúrd be abba a sorba, és tiéd a joker, de rögtön használd is fel. Egy lapot pedig tarts meg az utolsó dobáshoz.
    {"**"}Jelöld ki: { $drawn }, szerezd meg vele az 1. kombináció jokerét, rakd le ezekkel: { $low } és { $high }, aztán dobd el: { $card }.** Mindent kijelöl helyetted: „{ button-suggest }”.
# en: 5e3db2e7
learn-romi-out =
    Ezt húztad: { $drawn }, és ezzel megvan egy sor. Egy lapot tarts meg az utolsó dobáshoz: nélküle nem fejezheted be.
    {"**"}Rakd le: { $low }, { $high } és { $drawn }, aztán dobd el: { $card }.**
# en: fe0ac479
learn-romi-end =
    Elfogytak a lapjaid: tiéd a leosztás, és nem kerül semmibe. { $teacher } minden megmaradt lapért fizet, jokerért 20 pontot. A képen ez mínusszal áll.
    A pontok összeadódnak, és a meccset a legkevesebb nyeri. Ha kézből, egyetlen körben fejezed be, lerakási minimum sem kell.
    { lesson-over }
# en: f6a2b723
learn-romi-end-plain =
    Elfogytak a lapjaid: tiéd a leosztás, és nem kerül semmibe. { $teacher } minden megmaradt lapért fizet. A képen ez mínusszal áll.
    A pontok összeadódnak, és a meccset a legkevesebb nyeri. Ha kézből, egyetlen körben fejezed be, lerakási minimum sem kell.
    { lesson-over }

### Tábla Römi

# en: c7cf97fd
learn-tabla-aim =
    A kövek 1-től 13-ig mennek négy színben, mindegyikből kettő van. Te kezdesz, 15 kővel, { $teacher } kezében 14 van; a maradék a talon.
    A végéig semmit sem raksz le. Addig gyűjtesz, amíg 14 köved sorokat (egy szín, egymás után) és csoportokat (egy szám, különböző színek) alkot, mindegyik legalább három kő, és a tizenötödiket eldobod.
# en: 55595c47
learn-tabla-joker =
    Egy kő felfordítva fekszik: { $turned }. Ez mondja meg, mi a joker: a színben megegyező, rangban következő kő ({ $joker }). Kettő van belőle, mindegyik bármelyik követ helyettesíti, és az egyik nálad van.
# en: 51f89708
learn-tabla-first =
    Hét párral is nyerhetsz, 14 azonos színű kővel is, vagy totál 8-assal, ha a többi sorokban és csoportokban áll. Az apró betűs sor mutatja, melyikhez milyen közel jársz.
    15 kővel dobással kezdesz. Ez egyikhez sem illik:
    {"**"}Jelöld ki: { $tile }; majd: „{ panel-rack-discard }”.** A nyilakkal csak rendezed a köveidet.
# en: abf13954
learn-tabla-take =
    Minden körben húzol a talonból, vagy felveszed az utolsó dobást, ahogy tetszik, aztán dobsz. Ez a három összeillik: { $first }, { $second }, { $tile }.
    {"**"}Nyomd meg: „{ panel-rack-take }”.**
# en: 0c1c126d
learn-tabla-discard =
    Most dobj el egy követ, csak ne azt, amit épp felvettél.
    {"**"}Jelöld ki: { $tile }; majd: „{ panel-rack-discard }”.**
# en: e6f46cda
learn-tabla-draw =
    Már csak egy kő hiányzik, és nem ez a dobás az.
    {"**"}Nyomd meg: „{ panel-rack-draw }”.**
# en: c157dfe4
learn-tabla-again =
    Ez nem segít. Egy kőre vársz, e kettő közé: { $left } és { $right }.
    {"**"}Jelöld ki: { $tile }; majd: „{ panel-rack-discard }”.**
# en: 1e413860
learn-tabla-claim =
    Ez az! Ha egy dobással összeáll a kezed, soron kívül is kérheted. Meccsen ez magától megy.
    A jokered ezt helyettesíti: { $joker }.
    {"**"}Nyomd meg: „{ panel-rack-claim }”.** Aztán fejezd be, ez legyen az utolsó dobásod: { $rest }.
# en: 5c336d03
learn-tabla-end =
    Tizennégy kő sorokban és csoportokban, kézből: tiéd a leosztás, ez egy pont. Ha előbb fogy el a talon, senkié.
    A felfordított követ is felhúzhatod, de csak hogy hét párral vagy totál 8-assal befejezd. A meccset a legtöbb pont nyeri.
    { lesson-over }
