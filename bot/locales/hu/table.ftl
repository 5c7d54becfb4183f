# The public message of a table, the lobby and the results. Lines that begin with -# are small print.

### Heading and players

# en: e80d0521
board-heading =
    {"**"}{ $game }**{ $number ->
        [0] { "" }
       *[other] {" "}· { $number }. leosztás
    }{ $league ->
        [yes] { "" }
       *[no] {" "}· ligán kívül
    }
# en: 3ebe5e26
turn =
    { $who ->
        [you] **Te következel**
        [computer] **{ $name }** gondolkodik…
        [away] **{ $name }** távol van, a gép játszik
        [left] **{ $name }** kilépett, a gép játszik
        [resigned] **{ $name }** feladta, a gép játszik
       *[player] **{ $name }** következik
    }{ $timed ->
        [yes] {" "}· lejár: { $time }
       *[no] { "" }
    }
# en: a5d5f6aa
turn-claims = Az utolsó dobást még bárki kérheti. Pár másodperc, és megy tovább a játék…
# en: 5dab28ac
paused-asked =
    { $who ->
        [you] Visszavonnád az utolsó lépésedet. Várjuk a többieket
       *[seat] **{ $name }** visszavonná az utolsó lépést. Mindenki beleegyezik?
    }{" "}· vége { $time }
# en: d5fa655d
turn-none = Most senkinek sem kell lépnie.
# en: 22871743
turn-time-up = ⏳ **Lejárt az idő:** a gép végigjátssza a leosztást.
# en: 45882015
bank-line = -# Időkeret: { $bank } · lépésenként { $free } mp ingyen
# en: 15b36fee
turn-ping =
    { $timed ->
        [yes] { $player }, te következel · lejár: { $time }
       *[no] { $player }, te következel
    }
# en: b521caf7
turn-linked = { $text } · [asztal]({ $link })
# en: cfbe0e36
turn-warning = { $player }, te jössz! Lejár az időd: { $time }
# en: b3982194
paused-player =
    { $by ->
        [seat] ⏸ **Szünet**, **{ $name }** kérésére. Bármelyik játékos folytathatja.
       *[nobody] ⏸ **Szünet.** Bármelyik játékos folytathatja.
    }
# en: 0cd7aba6
paused-nobody =
    ⏸ **Szünet:** már senki sem játszik. Aki játszott, a „{ button-resume }” gombbal jöhet vissza.{ $way ->
        [both] {" "}A menüben bárki átvehet egy helyet, vagy befejezheti a meccset.
        [end] {" "}A menüben bárki befejezheti a meccset.
        [later] {" "}A menüben bárki átvehet egy helyet, vagy ettől fogva befejezheti a meccset: { $endable }.
        [wait] {" "}A menüben bárki befejezheti a meccset ettől fogva: { $endable }.
       *[none] {" "}A menüben egy moderátor befejezheti a meccset.
    }{ $timed ->
        [yes] {" "}Különben magától ér véget { $time }
       *[no] { "" }
    }
# en: 654a206d
points = { $score } pont
# en: b6645bce
board-votes = { $votes } szavazat a meccs befejezésére, ennyi kell: { $needed }.
# en: ea22e443
board-opening = -# …

### What the picture says

# en: 57c37064
picture-turn = ő jön
# en: a39aae17
picture-tiles =
    { $noun ->
        [cards] lap
        [dominoes] kő
       *[tiles] kő
    }
# en: 5e1022ac
picture-score = pont
# en: 76c11218
picture-worth = kézben
# en: cb00b37e
picture-won =
    { $count ->
        [one] nyer
       *[other] nyernek
    }
# en: ce68f3c7
picture-left-end = X
# en: 9a0c8c9f
picture-right-end = Y
# en: 05efdeb9
picture-round = { $number }. leosztás
# en: 62bbeb4f
picture-free = szabad
# en: 8627c8f1
picture-stock = Talon
# en: 8687110a
picture-last-one = UNO

### When something is in the way

# en: d9ab8f08
waiting-forbidden = ⚠️ Nem tudom megmutatni az asztalt: hiányzik egy jogosultságom (csatorna megtekintése, üzenetek küldése vagy fájlok csatolása). Itt játszhatsz tovább: `/hand`.
# en: 665e65b4
waiting-archived = ⚠️ Ezt a szálat archiválták. Írj ide valamit, és visszajön az asztal, vagy játssz tovább itt: `/hand`.
# en: 7e3cac6a
waiting-channel-gone = ⚠️ Már nem látom az asztal csatornáját. Egy lépés sem veszett el.
# en: 7804be3e
waiting-quarantined = ⚠️ A Discord most spamnek néz, ezért nem tudom megmutatni az asztalt. Az üzemeltetőm kérheti a Discordtól, hogy nézze meg újra. Egy lépés sem veszett el, itt játszhatsz tovább: `/hand`.
# en: 2bd66913
waiting-busy = ⚠️ A Discord most lassú. Egy lépés sem veszett el.
# en: fe50162c
waiting-refused = ⚠️ A Discord nem engedi megmutatni az asztal legújabb állását. Hamarosan újra megpróbálom. Egy lépés sem veszett el, itt játszhatsz tovább: `/hand`.
# en: f4072d23
waiting-deleted = ⚠️ Valaki vagy egy másik bot törli itt az üzeneteimet, ezért egyre ritkábban mutatom meg az asztalt. Itt játszhatsz tovább: `/hand`.

### Buttons

# en: 6faced62
button-hand = Lapjaim
# en: 8a7b4092
button-menu = Menü
# en: 85e45b7f
button-rules = Szabályok
# en: 25b8c0d2
button-resume = Folytatás
# en: d4720b1d
button-pause = Szünet
# en: 87ab8a38
button-join = Beszállok
# en: 48211d95
button-leave-lobby = Kiszállok
# en: b997a482
button-computer = + Gép
# en: 438eac84
button-start = Kezdés
# en: a0f5e700
button-solo = Játék a gép ellen
# en: 8891865b
question-votes-open = Nyílt lapok: { $votes }
# en: 25c35b34
question-votes-hidden = Zárt: { $votes }
# en: 832e40e6
button-more = További beállítások
# en: 889fb4a1
button-close = Asztal bezárása
# en: e5673baf
button-ready = Kész
# en: 8a1e7362
button-rematch = Újra
# en: 511151f3
button-record = Jegyzőkönyv
# en: 0d974598
button-previous = Előző
# en: 13b35333
button-next = Következő
# en: 3f6ef3e8
button-claims-on = Automata kérés: be
# en: c89106d4
button-claims-off = Automata kérés: ki
# en: cfd7ce21
button-back = Vissza
# en: 8e7a21cd
button-step-back = Visszavonás
# en: 237aea72
button-all-back = Mindent vissza
# en: 50295e20
button-return = Itt vagyok
# en: bc1f7761
button-help = Segítség
# en: 91593df5
button-sort-number = Szám szerint
# en: baf1c154
button-sort-usual = Szín szerint
# en: d6f6be6a
button-uno = UNO!
# en: 89cb7038
button-catch = { $name }, megvagy!
# en: cea5f606
button-to-hand = Lapjaim
# en: 5e1e5954
button-take-back = Visszavonás
# en: ccb926fd
button-take-back-yes = Rendben
# en: f2fdb965
button-take-back-no = Nem
# en: ab827d9d
button-vote-yes = Legyen vége
# en: 896a70c7
button-vote-no = Mégse legyen vége
# en: 14557df5
button-bottom = Le az aljára
# en: 4321773a
button-leave = Kilépés a meccsből
# en: f4191ee4
button-leave-yes = Igen, kilépek
# en: a81f5d23
button-resign = Feladás
# en: df647a50
button-resign-yes = Igen, feladom
# en: aed824e1
button-end = Asztal bezárása
# en: 9483ae67
button-end-yes = Igen, bezárom
# en: e180defe
button-no = Nem
# en: b4e994ac
button-hints-yes = Legyen segítség
# en: 2e619913
button-hints-no = Ne legyen segítség
# en: 7afaf8c0
button-league-yes = Legyen ligameccs
# en: f969068f
button-league-no = Ne legyen ligameccs

### The lobby

# en: 108b417f
lobby-heading = **{ $game }** · { $length }
# en: b7c52d3b
lobby-fixture =
    { $awaited ->
        [yes] { NUMBER($number, useGrouping: 0) }. párosítás. Még nincs itt: { $names }.
       *[no] { NUMBER($number, useGrouping: 0) }. párosítás. Mindenki itt van.
    }
# en: b0104148
lobby-rules =
    { $met ->
        [yes] -# Ligaszabályok: { $rules }
       *[no] -# Ligaszabályok: { $rules }. Ez az asztal eltér tőlük, ezért **a meccs nem számít** a ligában.
    }
# en: 3aab549b
lobby-rule =
    { $met ->
        [yes] ✓ { $told }
       *[no] ✗ { $told }
    }
# en: 84de6684
rule-help = gépi segítség nélkül
# en: 5054b0f8
rule-takeback = lépést vissza lehet vonni, ha mindenki beleegyezik
# en: 2b1b58b4
rule-any = bármi
# en: a24e9eaf
lobby-alt = { $game }: { $length }. Játékosok: { $seats }. Szabad helyek: { $free }.
# en: 3d9fa509
length = { $name }, kb. { $minutes } perc
# en: 1a2c9645
length-minutes = kb. { $minutes } perc
# en: dec7555c
length-quick = Gyors meccs
# en: 0b7ee327
length-printed = Teljes meccs
# en: 6f2026cc
length-long = Hosszú meccs
# en: c1134c84
length-own = egyéni hossz
# en: c3a14744
lobby-seat =
    { $number }. { $name }{ $kind ->
        [random] , könnyű gép
        [greedy] , gép
        [strong] , erős gép
       *[person] { "" }
    }{ $host ->
        [yes] , házigazda
       *[no] { "" }
    }
# en: a1515625
lobby-setting = -# { $setting }: **{ $value }**
# en: d6aa7001
lobby-help =
    { $help ->
        [on] { button-hint }: be
        [learners] { button-hint }: csak kezdőknek
       *[off] { button-hint }: ki
    }
# en: 4c05ad76
lobby-language = -# A nyelv itt: { $language }. Moderátor a `/settings` alatt állíthatja át.
# en: 1730290f
lobby-takeovers = -# Meccs közben nem lehet helyet átvenni.
# en: 0d911243
lobby-league =
    { $league ->
        [yes] -# Ligameccs: **igen**
       *[no] -# Ligameccs: **nem**
    }
# en: cf3a1140
question-votes =
    { $waiting ->
        [0] -# Szavazás: nyílt lapok **{ $open }**, zárt **{ $hidden }**
       *[other] -# Szavazás: nyílt lapok **{ $open }**, zárt **{ $hidden }** · { $waiting } szavazat hiányzik
    }
# en: adf6f100
question-youngest =
    { $named ->
        [yes] -# A legfiatalabb kezd: **{ $name }**
       *[no] -# A legfiatalabb kezd: **sorsolással dől el**
    }
# en: ef611286
lobby-expires = -# Ha nem történik semmi, ez a lobbi bezár: { $time }
# en: 13d5c6c5
lobby-game = Játék
# en: f1590b1b
lobby-length = Hossz
# en: 24af5400
lobby-remove = Játékos eltávolítása
# en: 92d77574
setup-value = { $option }: { $value }
# en: 27cbd3f9
question-youngest-seat = Legfiatalabb: { $name }
# en: 4a69beb3
question-youngest-menu = A legfiatalabb kezd
# en: e0abd762
question-youngest-lot = Legfiatalabb: sorsolással
# en: d67ceb17
setting-computers = Gépi játékosok
# en: da74d6e2
computers-random = könnyű
# en: fac1f994
computers-greedy = közepes
# en: 1b2cbea1
computers-strong = erős
# en: f29585bf
playing-random = Bármit lép, amit a szabályok engednek.
# en: c782ea49
playing-greedy = Azt lépi, ami most a legjobbnak látszik.
# en: 19122c9c
playing-strong = Előre számol, és emlékszik rá, mi ment már el.
# en: 9bbb9a67
clock-30s = 30 másodperc
# en: 88896f83
clock-2m = 2 perc
# en: 8ad8c557
clock-24h = 24 óra
# en: 80acd59a
clock-off = korlátlan

### Between rounds

# en: 3ad82ef8
result-round =
    { $end ->
        [blocked] { $count ->
            [0] **{ $number }. leosztás**: senki sem tud lépni, és senki sem nyert.
            [one] **{ $number }. leosztás**: senki sem tud lépni, { $names } nyert.
           *[other] **{ $number }. leosztás**: senki sem tud lépni, { $names } holtversenyben első.
        }
        [out] { $count ->
            [0] **{ $number }. leosztás**: senki sem nyert.
            [one] { $noun ->
                [cards] **{ $number }. leosztás**: { $names } befejezte és nyert.
                [dominoes] **{ $number }. leosztás**: { $names } letette az utolsó kövét, és nyert.
               *[other] **{ $number }. leosztás**: { $names } letette az utolsó kövét, és nyert.
            }
           *[other] **{ $number }. leosztás**: { $names } holtversenyben első.
        }
        [dead-end] **{ $number }. leosztás**: { $names } tette le az utolsó Zsákutcát, és nyert.
        [hand] **{ $number }. leosztás**: { $names } kézből fejezte be, és nyert.
        [void] **{ $number }. leosztás**: elfogyott a talon, senki sem nyert.
       *[other] **{ $number }. leosztás: vége.**
    }
# en: 54442aa0
result-score = { $told } +{ $score }

### What was promised, and the cut

# en: 6a3a644c
promise = -# 🔒 Tiszta{"\u00A0"}keverés:{"\u00A0"}`{ $commitment }`
# en: 3836384a
promise-named = -# 🔒 Tiszta keverés
# en: e5a8f7ea
button-fair = Tiszta játék
# en: 8d402d28
button-seeds = Kezdőértékek
# en: fc1216ce
fair-heading = ### 🔒 Tiszta játék
# en: 8ad2d4c1
fair-promise = A következő keverés már eldőlt. Ez a pecsétje, és az asztal képének is ez a neve:
# en: e5d0d20e
fair-meaning =
    A pecsét egy titkos kezdőérték SHA-256 lenyomata. A leosztás után látod a kezdőértéket, így bárki ellenőrizheti, hogy egyezik, és hogy senki sem nyúlt az osztáshoz. Nem bízol a botban? **{ button-cut }**: írj be egy szót, amit senki sem találhat ki. Az is belekerül a keverésbe.
# en: f78ba774
cuts = -# Emelések sorrendben: { $cuts }
# en: 5c6316d3
cut = { $name } „{ $word }”
# en: 09353dcd
cut-elsewhere = „{ $word }”
# en: 2ba81aeb
cut-then = {" → "}
# en: bc823f1c
button-cut = Emelés
# en: 5d0a9c1f
cut-title = Emelés osztás előtt
# en: 0f3a71c7
cut-label = Bármilyen szó
# en: d5efb5c3
cut-description = Megváltoztatja a következő keverést, így senki sem cinkelheti. Mindenki látni fogja.
# en: 25f07c37
result-next =
    { $count ->
        [0] Következő leosztás: { $time }
       *[other] Következő leosztás, amint { $names } kész, vagy legkésőbb { $time }
    }

### The end

# en: 63a52cec
over-end =
    { $by ->
        [host] 🏁 **A házigazda befejezte a meccset.**
        [moderator] 🏁 **Egy moderátor befejezte a meccset.**
        [vote] 🏁 **A játékosok megszavazták, hogy legyen vége a meccsnek.**
        [channel] 🏁 **Véget ért a meccs, mert megszűnt a csatornája.**
       *[idle] 🏁 **Véget ért a meccs, mert senki sem játszott tovább.**
    }{ $counts ->
        [yes] {" "}A lejátszott leosztások számítanak.
        [no] {" "}Nem számít.
       *[later] { "" }
    }
# en: cdb4d050
over-resigned =
    { $count ->
        [one] 🏳️ **{ $names }** feladta, így **{ $winner }** nyert. 🏆
       *[other] 🏳️ { $names } feladta, így **{ $winner }** nyert. 🏆
    }
# en: 67b1993b
over-time =
    { $played ->
        [yes] -# ⏳ Lejárt az idő: a gép végigjátszotta a leosztást.
       *[no] -# ⏳ Lejárt az idő, ezért ezzel a leosztással véget ért a meccs.
    }
# en: 2ed92977
over-taken =
    { $whose ->
        [person] -# { $player } átvett egy helyet. A ligában az eredmény az eredeti játékosé marad: { $owner }.
        [computer] -# { $player } a gép helyét vette át ({ $owner }), ezért a ligában ez senkinek sem számít.
       *[nobody] -# { $player } átvett egy helyet. Az eredeti játékos törölte az adatait, ezért a ligában ez senkinek sem számít.
    }
# en: adb12b46
over-unplayed =
    { $end ->
        [expired] Bezárt az asztal: egy ideje nem történt semmi.
        [empty] Bezárt az asztal: mindenki elment.
        [channel-gone] Bezárt az asztal: megszűnt a csatornája.
       *[ended] Bezárt az asztal, mielőtt elkezdődött volna a meccs.
    } Nyiss újat: `/play`.
# en: 688afa4b
over-winner =
    { $count ->
        [one] { $score ->
            [none] 🏆 **{ $names }** nyert.
           *[told] 🏆 **{ $names }** nyert, { $score }.
        }
       *[other] 🏆 **{ $names }** holtversenyben első.
    }
# en: 26c168e5
over-played-on = -# { $names } helyett a gép fejezte be.
# en: 4b01a9dd
over-league-not = -# Nem számít a ligában: { $why }.
# en: 36672b2d
over-league-seat = -# Liga: {"**"}{ $name }** · { $facts }
# en: 4fee64fe
over-league-none = ezúttal nincs pont
# en: 19bc617f
over-league-place =
    { $moved ->
        [up] { $place } hely (előtte: { $before }), { $points } pont
       *[no] { $place } hely, { $points } pont
    }
# en: 4ee3e1b3
over-league-missing = még { $missing } meccs a helyezésig
# en: 59f26745
standing-line = { $place ->
        [0] ▫️
       *[other] { $place }\.
    } **{ $name }** · { $total } pont

### The card of a result

# en: bb69527d
result-title =
    { $count ->
        [0] Idő előtt vége
        [one] { $names } nyert
        [2] { $names } holtversenyben
       *[other] Holtverseny, { $count } győztes
    }
# en: 4c762ab9
result-score-two = { $winner }:{ $loser }
# en: 303b3c07
result-score-margin = { $points } pont előnnyel
# en: d90eb873
result-moment = Utolsó lépés: { $move }
# en: 80c37fd6
result-turning =
    { $rounds ->
        [one] Fordulópont: { $move }
       *[other] Fordulópont, { $number }. leosztás: { $move }
    }
# en: d72a8698
result-alt =
    { $score ->
        [none] { $game }: { $title }.
       *[told] { $game }: { $title }, { $score }.
    }
# en: 6860ef9c
result-note = { $text }.
# en: b0780ce9
result-left = Maradt: { $list }.
# en: 1efb0607
card-points = { $gain } pont
# en: 62239312
milestone = { $name }: { $what }
# en: a2da234e
milestone-first-win = első győzelem: { $game }
# en: 0dae37e0
milestone-beat-strong = legyőzött egy erős gépet: { $game }
# en: d1e58916
milestone-matches = { $number } meccs
# en: 761f0a07
milestone-streak = { $number } győzelem egymás után
# en: eb7132f5
card-place = { $place } hely, { $gain }
# en: c252dd30
card-league = Liga: { $did }
# en: d05ac523
card-rating = értékszám: { $rating } ({ $change })

# en: 4c126706
podium-streak = Leghosszabb sorozat: { $name }, { $rounds } leosztás egymás után
# en: d69514ad
podium-best = Legjobb leosztás: { $name }, { $points } pont
# en: 5be65821
podium-seat =
    { $place ->
        [0] { "" }
       *[other] { $place }.{" "}
    }{ $name }{ $played ->
        [computer] , gép
        [person] { "" }
       *[away] , a gép fejezte be
    }: { $total } pont{ $did ->
        [none] .
       *[told] . { $did }.
    }

### Records and the shuffle

# en: b4531ec3
record-here = Itt a meccs: { $rounds } leosztás, minden osztás és minden lépés. Visszanézheted ezzel: `boneyard replay`; ellenőrizheted ezzel: `boneyard verify`.
# en: 3b57c1e7
verify-good =
    ✅ Tiszta: minden osztás egyezik a pecsétjével, és minden lépés szabályos volt. Ennyi befejezett leosztást néztem át: { $rounds }.
# en: dc16b1ee
verify-running =
    { $number }. leosztás: még tart. A kezdőértékét a végén látod. Az osztás előtt ez volt a pecsétje:
    -# `{ $commitment }`
# en: 74dda8bb
verify-own = A te szavaid a keverésben:
# en: 2d2cf486
verify-own-word =
    { $last ->
        [yes] - { $number }. leosztás: „{ $word }”. Utánad senki sem emelt.
       *[no] - { $number }. leosztás: „{ $word }”
    }
# en: 126affa5
verify-round = -# { $number }. leosztás: kezdőérték `{ $seed }`, pecsét `{ $commitment }`
# en: ef79646a
verify-more = -# Még { $rounds } leosztás van a jegyzőkönyvben.
# en: 79bc687e
verify-where = -# Minden osztás előtt a pecsétje volt az asztal képének a neve.
# en: 9eab29fd
verify-none = ✅ Ebben a meccsben egy leosztás sem ért véget. Ameddig tartott, az osztás egyezik a pecsétjével, és minden lépés szabályos volt.
# en: ae9b96b1
verify-bad = ❌ Ezzel a meccsel valami nem stimmel. { $why }

### Names of computer players, one a face: mouse, bear, duck, frog, pickle, dog, owl, acorn, lantern, radish, bee, goat, …

# en: c697bc47
cast-1 = Cincogi néni
# en: 2e2e2dd7
cast-2 = Dörmögi báró
# en: 08f3e3b1
cast-3 = Hápi kapitány
# en: 8045066a
cast-4 = Brekus koma
# en: 5d9feee8
cast-5 = Kovászos doktor
# en: e048a763
cast-6 = Csahos herceg
# en: cf90c722
cast-7 = Uhu nagyi
# en: 5e5d0e9e
cast-8 = Makkfelső bíró
# en: bbfd1fa0
cast-9 = Lámpaláz grófnő
# en: 30e00b31
cast-10 = Retek madám
# en: d9f98c15
cast-11 = Zümi őrnagy
# en: f35865c3
cast-12 = Mekk dada
# en: 3380bb18
cast-13 = Öreg Kavics
# en: 20207e2b
cast-14 = Répa úrfi
# en: 491ac819
cast-15 = Lóhere nővér
# en: 75d20717
cast-16 = Gofri bácsi
