### Játékestek

# en: 12f4beae
parameter-form = forma
# en: 00c77541
permission-create_public_threads = Nyilvános szálak létrehozása

# en: ac3cf25d
command-night =
    .description = Nyiss itt játékestet, vagy nézd meg a házigazda oldalát
    .game = Mit játszotok; különben az itt szokásos játék
    .form = Fordulók mindenkinek (alapból), vagy aréna: aki szabad, asztalhoz kerül
# en: 7cd1e79d
night-form-swiss = Fordulók
# en: 991e8d72
night-form-arena = Aréna

# en: fac4ef71
night-heading = **Játékest** · { $game }
    -# { $rounds ->
        [0] Fordulók eddig: { $until }
       *[other] { $rounds } forduló
    } · { $seats } fős asztalok · legfeljebb { $minutes } perc egy forduló · { $rated ->
        [yes] számít a ligában
       *[no] nem számít a ligában
    }{ $duplicate ->
        [yes] { " " }· azonos osztások
       *[no] { "" }
    }{ $role ->
        [no] { "" }
       *[other] { " " }· nekik: { $role }
    }
# en: 650eec5a
night-heading-arena = **Aréna** · { $game }
    -# { $until ->
        [no] { $lasts } perc
       *[other] Eddig: { $until }
    } · { $seats } fős asztalok · legfeljebb { $minutes } perc egy asztal · { $rated ->
        [yes] számít a ligában
       *[no] nem számít a ligában
    }{ $role ->
        [no] { "" }
       *[other] { " " }· nekik: { $role }
    }
# en: 1045a31a
night-gathering = { $starts ->
        [no] Nyomd meg: „{ button-night-in }”. { $host ->
            [no] Ha mindenki itt van, egy moderátor elkezdi.
           *[other] Ha mindenki itt van, { $host } elkezdi.
        }
       *[other] Kezdés: { $starts }. Ha megnyomod: „{ button-night-in }”, akkor szólok, és egy gombnyomással megerősíted.
    }
# en: 1e7b9bd1
night-channels = -# Az asztalok csatornái: { $channels }
# en: 0245d45a
night-calling = { $form ->
        [arena] **Kezdődik!** Nyomd meg: „{ button-night-in }”, és játszhatsz. Az első asztalok legkésőbb { $time } nyílnak.
       *[other] **Kezdődik!** Nyomd meg: „{ button-night-in }”, különben nem kapsz helyet. Az idő lejár { $time }.
    }
# en: fc01dd86
night-break = Vége a fordulónak ({ $round }.). A következő kezdete: { $time }, vagy amint mindenki megnyomta: „{ button-night-ready }” ({ $ready }/{ $count }).
# en: 938a68e7
night-round = **{ $round }{ $rounds ->
        [0] { "" }
       *[other] /{ $rounds }
    }. forduló** · az idő lejár { $time }
# en: b9d0fc53
night-open = Nyitott asztalok: { $open }/{ $tables }
# en: b1d2192b
night-crowded = { $tables ->
        [one] 1 asztal vár szabad csatornára.
       *[other] { $tables } asztal vár szabad csatornára.
    }
# en: e7d017b3
night-done = Kész asztalok: { $over }/{ $tables }
# en: 49e4fcee
night-arena-on = **Játssz annyi asztalnál, ahánynál csak akarsz.** Az idő lejár { $time }.
# en: c2e8a003
night-arena-last = **Lejárt az idő.** Az utolsó asztalok még végigjátsszák.
# en: 1b08e183
night-arena-tables = Játszó asztalok: { $count }{ $tables ->
        [no] { "" }
       *[other] { " " }({ $tables }{ $more ->
            [0] { "" }
           *[other] { " " }és még { $more }
        })
    }
# en: 996daff4
night-arena-free = Várakoznak: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }és még { $more }
    }
# en: 24ed4b00
night-away = Nincs itt: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }és még { $more }
    }. Nyomd meg: „{ button-night-in }”, és újra kapsz helyet.
# en: 2fed1b17
night-count = { $coming ->
        [0] Résztvevők: { $count }
       *[other] Résztvevők: { $count }; még nem erősítették meg: { $coming }
    }
# en: 979b7dc8
night-rule = -# Az számít, hányat győzöl le az asztalaidnál ülők közül; a döntetlen fél. Ha lejár az idő, a gép végigjátssza az asztalok leosztásait, és azok számítanak. Aki elmegy, feladja vagy a végén nincs ott, mindenki mögé kerül, aki maradt. Holtversenynél az van előrébb, akinek az ellenfelei többet győztek le („{ night-others }”).
# en: 25c9df04
night-rule-same = -# Egy forduló minden asztala ugyanazokat az osztásokat kapja. Minden osztásnál azokkal hasonlítalak össze, akik máshol a te helyeden ülnek: az számít, hányat győzöl le közülük, százalékban; a döntetlen fél. A félbehagyott, a később érkezett és a pár nélkül maradt asztal a saját helyezései szerint számít. Kérlek, ne nézd a többi asztalt, amíg a tiétek nem végzett. Aki elmegy, feladja vagy a végén nincs ott, mindenki mögé kerül, aki maradt. Holtversenynél az van előrébb, akinek az ellenfelei többet győztek le („{ night-others }”).
# en: 2af57d0a
night-rule-arena = -# Aki szabad, asztalhoz kerül: telihez azonnal, egy perc múlva gépekhez is. Az számít, hányat győzöl le az asztalaidnál ülők közül; a döntetlen fél. Ha lejár az asztal ideje, a gép végigjátssza a leosztást, és az asztal számít. Aki elmegy, feladja vagy a végén nincs ott, mindenki mögé kerül, aki maradt. A korán feladott asztal senkinek sem számít, és aki feladta, tovább vár a következőre. Holtversenynél az van előrébb, akinek kevesebb asztal kellett.
# en: 4139734f
night-promise = -# Pecsét, { $round }. forduló: `{ $promise }`
# en: 139de695
night-paused = **Szünet.**
# en: 6c068965
night-over = { $why ->
        [few] Vége a játékestnek: túl kevesen vannak itt.
        [host] A játékestet befejezték.
       *[played] Vége a játékestnek.
    }
# en: ccf32fba
night-winner = { $best ->
        [people] 🏆 A legjobb ember: { $names }. Egy gép többször nyert.
       *[all] { $count ->
            [one] 🏆 { $names } nyert!
           *[other] 🏆 Holtversenyben első: { $names }!
        }
    }
# en: b276033c
night-trouble-forbidden = { $given ->
        [yes] Az asztalok egyik csatornájába nem jutok be, vagy nem írhatok oda. Nézzétek meg a jogaimat; újra megpróbálom.
       *[no] Most nem tudok itt szálat nyitni. Nézzétek meg a jogaimat ebben a csatornában; újra megpróbálom.
    }
# en: 46da895e
night-trouble-threads-full = A szerveren annyi szál van nyitva, amennyit a Discord enged. Folytatom, ha néhányat archiváltok.
# en: f3d35dd0
night-trouble-channels-taken = Az est egyik csatornájában másik asztal van. Ott folytatom, amint annak vége.
# en: cff117c3
night-trouble-busy = A Discord most lassú. Folytatom, amint lehet.
# en: 7877a3f8
night-trouble-refused = A Discord nem teljesítette a kérésemet. Hamarosan újra megpróbálom.

# en: e18192dd
night-call = { $form ->
        [arena] { $names }: kezdődik az aréna! Nyomjátok meg: „{ button-night-in }”, és játszhattok. Az első asztalok legkésőbb { $time } nyílnak.
       *[other] { $names }: kezdődik a játékest! Nyomjátok meg: „{ button-night-in }”, különben nem kaptok helyet. Az idő lejár { $time }.
    }
# en: e69898e6
night-table = { $round ->
        [0] { $number }. asztal
       *[other] { $round }. forduló, { $number }. asztal
    }: { $names }{ $computers ->
        [0] { "" }
        [one] { " " }és egy gép
       *[other] { " " }és { $computers } gép
    }
# en: f9363088
night-thread = { $round ->
        [0] { $number }. asztal
       *[other] { $round }. forduló, { $number }. asztal
    }

# en: b5e250d5
button-night-in = Itt vagyok
# en: 16bfb063
button-night-out = Kiszállok
# en: 78a37194
button-night-ready = Kész
# en: f73ad51d
button-night-table = Az asztalomhoz
# en: e1c9c9d8
button-night-place = A helyem
# en: d327f02f
button-night-host = Házigazda
# en: f8b7e9f4
button-night-host-next = Kezdés: { $round }. forduló
# en: 143949b4
button-night-host-next-arena = Kezdés most
# en: 69b20261
button-night-host-pause = Szünet
# en: 4832f303
button-night-host-resume = Folytatás
# en: 84fb041e
button-night-host-late = Későn jövők leültetése
# en: 56a5af7d
button-night-host-late-arena = Várakozók leültetése
# en: 99c90d27
button-night-host-end = Játékest vége
# en: c7fde0d1
button-night-host-sure = Igen, legyen vége
# en: 593e0d14
button-night-host-back = Vissza
# en: bc0d4dc6
button-night-host-more = Többiek
# en: 2ac430aa
button-night-host-settings = Beállítások
# en: 841c4508
button-night-host-people = Emberek
# en: 9758feab
button-night-host-times = Idők és helyek
# en: 3bf081ee
button-night-host-same = Azonos osztás: { $on ->
        [yes] be
       *[no] ki
    }

# en: 9b2497f1
night-title = Játékest
# en: 6cf8ba98
night-title-arena = Aréna
# en: 4f900e9f
night-after = { $game } · { $round }. forduló után
# en: c142df90
night-after-arena = { $game } · { $tables } asztal után
# en: 3ef29bce
night-others = Ellenfelek
# en: c0680e7a
night-beat = { $beaten }/{ $total }
# en: cb07976f
night-percent = { $percent }%
# en: 8bd07772
night-beaten = Legyőzött
# en: 7144f83e
night-alt-guests = { $count } résztvevő: { $names }
# en: 82920dd9
night-alt = Állás: { $rows }
# en: b1c5b79e
night-alt-row = { $place }. { $name }{ $own ->
        [yes] { " " }(te)
       *[no] { "" }
    }: legyőzött { $beat }{ $tie ->
        [none] { "" }
       *[told] , ellenfelei { $tie }
    }

# en: 8679497b
night-is-in = { $kind ->
        [coming] Benne vagy. Szólok, ha kezdődik.
        [late] A következő fordulótól játszol, vagy előbb, ha a házigazda leültet.
        [arena] Benne vagy. Leültetlek, amint mások is szabadok.
        [last] Benne vagy, de lejárt az idő: már csak az utolsó asztalok játszanak.
       *[here] Benne vagy.
    }
# en: 67da1fc9
night-is-out = { $playing ->
        [yes] A következő fordulótól nem vagy benne. A meccsed megy tovább: játszd végig, vagy hagyd ott.
        [arena] Nem vagy benne. A meccsed megy tovább: játszd végig, vagy hagyd ott.
       *[no] Nem vagy benne.
    }
# en: 3123769e
night-is-ready = Kész vagy. Ha mindenki az, kezdődik a következő forduló.
# en: 02c13cff
night-file = { $count } játékos sorrendje fájlban.
# en: aceaf13d
night-way = Az asztalod: { $place }
# en: a95aaf5d
night-place = { $met ->
        [0] A helyed: { $place }/{ $count }. Legyőztél: { $beat }.
       *[other] A helyed: { $place }/{ $count }. Legyőztél: { $beat }. Akikkel játszottál: { $names }.
    }
# en: 82a6db77
night-place-arena = A helyed: { $place }/{ $count }. Legyőztél: { $beat }, asztalok: { $tables }.
# en: 245883ae
night-unplaced = Még nincs helyed: nem játszottál.
# en: 166d36bd
night-host-waits = { $starts ->
        [no] Mindenki megnyomja, hogy „{ button-night-in }”, aztán te kezdesz.
       *[other] Kezdés { $starts }, vagy amikor te mondod.
    }
# en: 036a4f8e
night-host-unready = Még nem kész: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }és még { $more }
    }
# en: 17bb2464
night-host-sure = Vége legyen a játékestnek? Ahol még játszanak, a mostani állás számít.
# en: bbac5129
night-pick-table = Asztal befejezése, ahogy áll
# en: 9a1b296d
night-pick-out = Valaki kivétele
# en: c2646a66
night-pick-length = A meccs hossza
# en: cd769188
night-pick-seats = Helyek egy asztalnál
# en: 1c4de24b
night-pick-rounds = Fordulók száma
# en: ff802b13
night-seats = { $seats } fős asztalok
# en: 928290d2
night-rounds = { $rounds } forduló
# en: 1be9b221
night-form-title = Idők és helyek
# en: c1d7fb32
night-line-at = Kezdés
    .about = Például 20:00 vagy 2026-12-31 20:00. Üresen: amikor te mondod.
# en: 3bfdf0f0
night-line-until = { $form ->
        [arena] Új asztalok eddig
       *[swiss] Új fordulók eddig
    }
    .about = Például 22:30. Üresen: a fordulók száma szerint, arénában 90 perc.
# en: a7f5ce72
night-line-minutes = { $form ->
        [arena] Egy asztal legfeljebb ennyi perc
       *[swiss] Egy forduló legfeljebb ennyi perc
    }
    .about = Üresen: kétszer annyi, amennyi egy ilyen meccs.
# en: c0075e34
night-line-role = Csak ennek a rangnak
    .about = A neve. Üresen: bárkinek.
# en: b1c2f6ef
night-line-channels = Csatornák szálak helyett
    .about = Például #asztal-1 #asztal-2. Üresen: minden asztalnak egy szál.

# en: c98d4cbf
night-hosts = Játékest házigazdája csak az lehet, aki itt kezelheti az üzeneteket vagy az eseményeket.
# en: dee84906
night-place-text = A játékesthez szöveges csatorna kell, nem szál: minden asztalnak szálat nyitok.
# en: 07382e4e
night-threads = Minden asztalnak szálat nyitok, és itt ez hiányzik: { $missing }. Adjátok meg ebben a csatornában, vagy [vegyetek fel újra vele]({ $link }). Vagy adj csatornákat a játékhoz: nyomd meg, hogy „{ button-night-host }”, aztán „{ button-night-host-times }”.
# en: c5a2e25e
night-channels-text = „{ $words }” nem csatorna. Így írd: #asztal-1 #asztal-2.
# en: 0d71c5ee
night-channels-twice = Kétszer adtad meg: { $channel }. Egy csatornában egyszerre egy asztal van.
# en: 15d68fd5
night-channels-most = Legfeljebb { $most } csatornát adj meg.
# en: 959df95f
night-channel-unknown = Nem találom ezen a szerveren: { $channel }. Olyan csatornát adj meg, amelyet látok.
# en: 53e408af
night-channel-own = Itt van a játékest oldala: { $channel }. Az asztaloknak más csatornákat adj meg.
# en: 5b980767
night-channel-text = Nem szöveges csatorna: { $channel }. Szöveges csatornákat adj meg, ne szálakat.
# en: c36ae89b
night-channel-hidden = Ide nem írhatsz: { $channel }. Olyan csatornát adj meg, amelybe írhatsz.
# en: 2e561768
night-channel-missing = Ebben a csatornában: { $channel }; ez hiányzik nekem: { $missing }. Adjátok meg ott, vagy hagyd ki a csatornát.
# en: 4dd399e6
night-channel-night = Másik játékesté ez a csatorna: { $channel }. Hagyd ki, vagy várd meg annak a végét.
# en: 39cf722e
night-channel-table = Ebben a csatornában asztal van: { $channel }. Hagyd ki, vagy várd meg az asztal végét.
# en: 5bb66808
night-role = Ez a játékest nekik szól: { $role }.
# en: 488d84ba
night-minutes = Ennyi perc nem lehet: { $least } és { $most } között adj meg.
# en: 0f54a972
night-role-unknown = Nem találok itt pontosan egy „{ $role }” rangot. Írd be a nevét vagy az azonosítóját.
# en: f19d937c
night-no-seat = Most nem ülsz asztalnál.
# en: ed718d60
night-soon = { $waits ->
        [yes] Az asztalod szabad csatornára vár. Megemlítelek, amikor megnyílik.
       *[other] Mindjárt nyílik az asztalod.
    }
# en: f0d0efd9
error-league-night-over = Ennek a játékestnek vége.
# en: c0d58875
error-league-night-full = Már { $most } résztvevő van, többen nem lehettek.
# en: 12ff3c19
error-league-night-not-in = Nem vagy benne ebben a játékestben.
# en: 4bb4756c
error-league-night-no-break = Ezt csak két forduló között lehet.
# en: dd8018af
error-league-night-no-round = Most nem megy forduló.
# en: b3e35a8a
error-league-night-none-late = Senki sem vár: mindenkinek van asztala.
# en: c54fc5ec
error-league-night-running = Megy egy forduló. Előbb fejezd be az asztalait, vagy várd meg őket.
# en: da0a4fde
error-league-night-few = Legalább ennyien kellenek: { $fewest }.
# en: e3b451a0
error-league-night-paused = Szünetel a játékest.
# en: b600fa76
error-league-night-not-paused = Nem szünetel a játékest.
# en: e04f0d2d
error-league-night-no-table = Az az asztal már végzett.
# en: 232a85ef
error-league-night-here = Ebben a csatornában már van játékest.
# en: 8baa937d
error-league-night-past = Ez az időpont nem jó: elmúlt, túl messze van, vagy előbb van a vége, mint az eleje.
# en: e853b150
error-league-night-time = Nem időpont: „{ $text }”. Így írd: 20:30 vagy 2026-12-31 20:30.
# en: 3e5f28e0
night-event-name = Játékest: { $game }
# en: f3790ef0
night-event-name-arena = Aréna: { $game }
# en: 24c1b43c
night-event-about = Jelentkezés a csatornán: { $place }
# en: c90c2c52
night-event = Ott van [a szerver eseményei](<{ $link }>) között.
# en: d1d91ebe
night-no-events = -# A szerver eseményei között is ott lehetne. Ehhez adjátok meg ezt a jogot: **Események létrehozása**, vagy [adjatok hozzá újra ezzel]({ $link }).
# en: bc8d36a0
error-league-night-arena = Az arénában nincsenek fordulók: aki szabad, asztalhoz kerül.
# en: 5f05d48b
error-league-night-begun = A játékest elkezdődött, a beállítások maradnak.
# en: 7a11bd17
error-league-night-rated = Már vannak bent, ezért a játékest már nem számíthat a ligában.
# en: d72f2384
error-league-night-planned = Az idő már megvan, nem változik. Zárd le ezt a játékestet, és nyiss másikat.
