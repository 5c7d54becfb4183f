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
# en: 07bfbaa3
lesson-over =
    Ennyi, már tudod is a játékot!{ $opens ->
        [no] {" "}Olyan szerveren, ahol én is ott vagyok, így nyithatsz asztalt: `/play`.
       *[yes] {""}
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
# en: e374bb6c
button-lesson-back = Vissza
# en: f1202b07
button-lesson-leave = Kilép

### Classic domino

# en: 975818ad
learn-classic-aim =
    Egy kőnek két fele van, mindegyiken legfeljebb hat pötty. Az ellenfeled: { $teacher }.
    A cél: a leosztás végén nálad maradjon a legkevesebb pötty.
    Osztás előtt ezt húztad: 3-3. A legmagasabb dupla, kétszer ugyanaz a szám, kezd.
# en: 358f5c3b
learn-classic-begin =
    A nálad maradó pöttyök ellened számítanak, ezért a nehéz kövek menjenek korán. A 6-6 a legnehezebb, de ahhoz csak a 6-5 illene.
    {"**"}Nyomd meg: { $tile }.**
# en: e9ca50a5
learn-classic-join =
    A láncnak két nyitott vége van, X és Y. Az a kő illik, amelyiknek a száma egyezik a véggel.
    Egy dupla, mint a 6-6, keresztben fekszik, és a vég ugyanaz marad.
    {"**"}Nyomd meg: { $tile }.**
# en: eba57375
learn-classic-choose =
    Az 5-3 mindkettőre illik. Gondolj előre: ha X-hez kerül, mindkét vég 5-ös, és az 5-4 is illik.
    {"**"}Nyomd meg: { $tile }, X-hez.**
# en: eb9e3ad9
learn-classic-pass =
    A végek: 6 és 5, és egyik köved sem illik. Ilyenkor passzolsz.
    {"**"}Nyomd meg: „{ panel-pass }”.**
# en: 8c180bb0
learn-classic-end =
    Rögtön vége a leosztásnak, pedig mindkettőtöknél maradt kő.
    Nálad 10 pötty maradt, { $teacher } kezében 19, és a legkevesebb pont nyer.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Minden kövön két figura van a kilencből. Az ellenfeled: { $teacher }. Öt-öt követek van; a maradék a talon, abból húztok.
    Ha te teszed le előbb az utolsó köved, tiéd a leosztás.
# en: f76d8a67
learn-moomin-open =
    A leosztás duplával kezdődik: olyan kővel, amelyiken kétszer van ugyanaz a figura. Ha te kezdesz, és van duplád, le kell tenned.
    {"**"}Nyomd meg: { $tile }.**
# en: 17ca5d94
learn-moomin-match =
    Egy körben egy követ teszel le, az egyik nyitott végen, X vagy Y mellé, hogy egyforma figurák érjenek össze. Mindkét vég: { $figure }.
    {"**"}Nyomd meg: { $tile }.** Bármelyik vég jó.
# en: f85cb408
learn-moomin-choose =
    { $tile }: mindkét végre illik. Te választasz, ezért nézd meg, mi marad utána nyitva.
    {"**"}Nyomd meg: { $tile }, X-hez.**
# en: d811740b
learn-moomin-draw =
    A nyitott végek: { $first } és { $second }. Egyik köved sem illik, ezért húzol egyet. Ha illik, rögtön leteszed; ha nem, nálad marad, és vége a lépésednek.
    {"**"}Nyomd meg: „{ panel-draw }”.**
# en: e68976bc
learn-moomin-end =
    Minden megmaradt kő egy pont ellened, a dupla kettő.
    Egy meccs több leosztásból is állhat. A pontok összeadódnak, és a legkevesebb nyer.
    { lesson-over }

### Joker domino

# en: e5d2a739
learn-moomin-joker-aim =
    Az ellenfeled: { $teacher }. Öt-öt követek van; a maradék a talon, abból húztok. Ha te teszed le előbb az utolsó köved, tiéd a leosztás.
    Minden jokeren egy figura van. A tieid a köveid alatt: { $first }, { $second }. Ahol a végen ez a figura áll, bármelyik köved leteheted, az egyik felén a jokerrel; a másik fele lesz az új vég.
# en: 28d9e6f3
learn-moomin-joker-open =
    A leosztás duplával kezdődik: olyan kővel, amelyiken kétszer van ugyanaz a figura. Nálad van egy, ezért le kell tenned.
    {"**"}Nyomd meg: { $tile }.**
# en: 03a2367a
learn-moomin-joker-match =
    Egy körben egy követ teszel le, az egyik nyitott végen, X vagy Y mellé, hogy egyforma figurák érjenek össze.
    {"**"}Nyomd meg: { $tile }, X-hez.**
# en: c77c1015
learn-moomin-joker-joker =
    Csak a jokered illik nyitott véghez: { $end }.
    {"**"}Válaszd a menüben: { $tile } · { panel-covered }.**
# en: 640bf573
learn-moomin-joker-second =
    X illik a jokeredhez: { $end }. Jokert sosem kötelező kijátszani, de ezzel leteheted az utolsó köved.
    {"**"}Válaszd a menüben: { $tile }**, a joker bármelyik felén.
# en: a93aa5dc
learn-moomin-joker-end =
    Minden megmaradt kő egy pont ellened, a dupla kettő.
    A pontok összeadódnak, és a legkevesebb nyer.
    { lesson-over }

### Christmas domino

# en: fba586e9
learn-christmas-aim =
    36 kő van nyolc képpel, és az egyik kép a joker. Az ellenfeled: { $teacher }. Hét-hét követek van; a maradék a talon, abból húztok. Ha te teszed le előbb az utolsó köved, tiéd a leosztás.
    A legfiatalabb kezd: felfordít egy követ, és ez az egész lépése.
# en: 768a95c4
learn-christmas-join =
    Egyforma képek érnek össze az egyik nyitott végen, X vagy Y mellett. A körödben annyi követ teszel le egymás után, amennyit csak tudsz. Mindkét vég: { $picture }.
    {"**"}Nyomd meg: { $tile }.**
# en: 7db2fa49
learn-christmas-joker =
    Más köved most nem illik. De a jokeres fél bárhová illik, és mindig te döntesz róla.
    {"**"}Nyomd meg: { $tile }, Y-hoz.**
# en: 49ea3063
learn-christmas-draw =
    { $teacher } kénytelen volt húzni, amíg egy kő nem illett, legfeljebb hármat. Most a te köveid közül sem illik egy sem.
    {"**"}Nyomd meg: „{ panel-draw }”.**
# en: 2b4c3e84
learn-christmas-chain =
    Három kő követi egymást, ebben a sorrendben: { $tile }, { $second }, { $third }.
    {"**"}Nyomd meg: { $tile }.**
# en: 7a00af94
learn-christmas-end =
    Elfogytak a köveid, tiéd a leosztás.
    A meccset a legtöbb nyert leosztás nyeri; egyenlőségnél az, akinél összesen kevesebb kő maradt.
    { lesson-over }

### UNO Dominos

# en: 97ae4534
learn-uno-open =
    Minden félen egy szám áll a négy szín egyikében, egy jel vagy egy joker. Hat-hat követek van; a maradék a talon, abból húztok. Ha te teszed le előbb az utolsó köved, tiéd a leosztás.
    A duplán kétszer áll ugyanaz. A legmagasabb számos dupla kezd középen, és az a tiéd. Négy utca indul belőle: ↑ → ↓ ←.
    {"**"}Nyomd meg: { $tile }.**
# en: 89f4a549
learn-uno-match =
    Az érintkező felek színe, száma vagy jele egyezik, de dupla sosem kerül duplához. Itt a kilencesek érnek össze, és ez zöld lett: →.
    {"**"}Nyomd meg: { $tile }; ide: →.**
# en: 65eeaa7e
learn-uno-draw =
    Most csak a jokereid illenek, és jokert sosem kötelező letenni. Ezért húzol egyet.
    {"**"}Nyomd meg: „{ panel-draw }”.**
# en: 6c8796b2
learn-uno-skip =
    Kimaradsz: kettesben megint te jössz. Ha egy kövön két jel van, mindkettő hat.
    {"**"}Nyomd meg: { $tile }; ide: →.**
# en: 610cab27
learn-uno-call =
    Utolsó előtti kőnél mondd be: UNO!
    {"**"}Nyomd meg: { panel-call }; aztán: { $tile } és { panel-street }.**
# en: 2bd9705b
learn-uno-end =
    Tiéd a leosztás, és pontot ér minden, ami { $teacher } kezében maradt: a számok annyit, amennyi rajtuk áll, a Húzz 2, a Fordítás és a Kimaradsz 10-et, a Joker Húzz 4 és a Zsákutca 20-at, a joker 25-öt, a duplák kétszer.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

# en: b33c262d
learn-romi-aim =
    { $jokers ->
    [none] Két csomag kártyával játszotok.
    [each] Két csomag kártyával és játékosonként egy jokerrel játszotok.
    *[two] Két csomag kártyával és két jokerrel játszotok.
    } Te ülsz az osztó után, ezért 15 lapot kapsz, { $teacher } 14-et.
    Rakd le minden lapod kombinációkban, az utolsót pedig dobd el: azzal tiéd a leosztás. Sor: legalább három azonos színű, egymást követő lap. Csoport: három vagy négy azonos rangú, de különböző színű lap.
# en: 6a2e591b
learn-romi-first =
    15 lappal te kezdesz: tégy egyet a dobóhalomra, más dolgod most nincs.
    {"**"}Jelöld ki: { $tile }; majd: „{ panel-meld-discard }”.**
# en: 8314a668
learn-romi-draw =
    Húzhatsz a talonból, vagy felveheted a dobóhalom legfelső lapját.
    Először egy körben legalább ennyit rakj le: { $minimum }. A számok annyit érnek, amennyi rajtuk áll, a bubi, a dáma és a király 10-et, az ász 11-et. A joker bármelyik lapot helyettesíti, és annyit ér, mint az.
    {"**"}Nyomd meg: „{ panel-meld-draw }”.**
# en: 6854ca6e
learn-romi-draw-plain =
    Húzhatsz a talonból, vagy felveheted a dobóhalom legfelső lapját.
    Először egy körben legalább ennyit rakj le: { $minimum }. A számok annyit érnek, amennyi rajtuk áll, a bubi, a dáma és a király 10-et, az ász 11-et.
    {"**"}Nyomd meg: „{ panel-meld-draw }”.**
# en: 955d1346
learn-romi-lay =
    Most már megvan a minimum: { $minimum }.
    {"**"}Rakd le: { $run1 }, { $run3 } és a joker, aztán a nyolcasok; dobd el: { $card }.** Mindent kijelöl: „{ button-hint }”.
# en: e08946e9
learn-romi-lay-plain =
    Most már megvan a minimum: { $minimum }.
    {"**"}Rakd le: { $run1 }, { $run2 } és { $run3 }, aztán a nyolcasok; dobd el: { $card }.** Mindent kijelöl: „{ button-hint }”.
# en: cec9ece8
learn-romi-take =
    Megvan a lerakási minimum: mostantól azt raksz le, amit akarsz, és bárki kombinációjához szúrhatsz. A dobott lapot ezután csak akkor veheted fel, ha rögtön le is rakod.
    {"**"}Vedd fel: { $taken }**; rakd le ezekkel: { $low } és { $high }, szúrj a 4. ({ $seven }) és a 3. kombinációhoz ({ $ten }), aztán dobd el: { $card }.
# en: f6041b5d
learn-romi-take-free =
    Megvan a lerakási minimum: mostantól azt raksz le, amit akarsz, és bárki kombinációjához szúrhatsz. Ebben a játékban a dobóhalom legfelső lapját minden körben felveheted, és meg is tarthatod.
    {"**"}Vedd fel: { $taken }**; rakd le ezekkel: { $low } és { $high }, szúrj a 4. ({ $seven }) és a 3. kombinációhoz ({ $ten }), aztán dobd el: { $card }.
# en: eafc328d
learn-romi-end =
    { $teacher } minden megmaradt lapért fizet, jokerért 20 pontot.
    A pontok összeadódnak, és a meccset a legkevesebb nyeri.
    { lesson-over }
# en: 371c1837
learn-romi-end-plain =
    { $teacher } minden megmaradt lapért fizet.
    A pontok összeadódnak, és a meccset a legkevesebb nyeri.
    { lesson-over }

### Tábla Römi

# en: 643436b5
learn-tabla-aim =
    A kövek 1-től 13-ig mennek négy színben, mindegyikből kettő van. Te kezdesz, 15 kővel, { $teacher } kezében 14 van; a maradék a talon.
    Addig gyűjtesz, amíg 14 köved sorokat (egy szín, egymás után) és csoportokat (egy szám, különböző színek) alkot, mindegyik legalább három kő, és a tizenötödiket eldobod. A joker bármelyik kő helyett állhat.
# en: 05950ac9
learn-tabla-first =
    A joker a felfordított kő színében a következő: { $joker }. Alul látod, milyen közel jársz.
    {"**"}Jelöld ki: { $tile }; majd: „{ panel-rack-discard }”.**
# en: c3f86dcd
learn-tabla-take =
    Minden körben húzol a talonból, vagy felveszed az utolsó dobást, ahogy tetszik, aztán dobsz.
    {"**"}Nyomd meg: „{ panel-rack-take }”.**
# en: 245b90df
learn-tabla-draw =
    Már csak egy kő hiányzik, és nem ez a dobás az.
    Hét párral is nyerhetsz, 14 azonos színű kővel is, vagy totál 8-assal, ha a többi sorokban és csoportokban áll.
    {"**"}Nyomd meg: „{ panel-rack-draw }”.**
# en: 24ebeb88
learn-tabla-claim =
    Ez az! Ha egy dobással összeáll a kezed, soron kívül is kérheted.
    {"**"}Nyomd meg: „{ panel-rack-claim }”.** Aztán fejezd be, ez legyen az utolsó dobásod: { $rest }.
# en: f43dfa72
learn-tabla-end =
    Tizennégy kő sorokban és csoportokban, kézből: tiéd a leosztás, ez egy pont.
    { lesson-over }
