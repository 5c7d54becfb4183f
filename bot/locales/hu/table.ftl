# The public message of a table, the lobby and the results. Lines that begin with -# are small print.

### Heading and players

board-heading =
    {"**"}{ $game }**{ $number ->
        [0] { "" }
       *[other] {" "}· { $number }. leosztás
    }{ $league ->
        [yes] { "" }
       *[no] {" "}· ligán kívül
    }
turn =
    { $who ->
        [you] **Te következel**
        [computer] **{ $name }** gondolkodik…
        [away] **{ $name }** távol van, a gép játszik
       *[player] **{ $name }** következik
    }{ $timed ->
        [yes] {" "}· lejár: { $time }
       *[no] { "" }
    }
turn-claims = Az utolsó dobást még bárki kérheti. Pár másodperc, és megy tovább a játék…
turn-none = Most senkinek sem kell lépnie.
turn-ping =
    { $timed ->
        [yes] { $player }, te következel · lejár: { $time }
       *[no] { $player }, te következel
    }
turn-linked = { $text } · [asztal]({ $link })
turn-warning = { $player }, te jössz! Lejár az időd: { $time }
paused-player =
    { $by ->
        [seat] ⏸ **Szünet**, **{ $name }** kérésére. Bárki folytathatja.
       *[nobody] ⏸ **Szünet.** Bárki folytathatja.
    }
paused-nobody = ⏸ **Szünet**, amíg valaki vissza nem jön.
points = { $score } pont
board-votes = { $votes } szavazat a meccs befejezésére, ennyi kell: { $needed }.
board-opening = -# …

### What the picture says

picture-turn = ő jön
picture-tiles =
    { $noun ->
        [cards] lap
        [dominoes] kő
       *[tiles] kő
    }
picture-score = pont
picture-worth = kézben
picture-won =
    { $count ->
        [one] nyer
       *[other] nyernek
    }
picture-left-end = X
picture-right-end = Y
picture-round = { $number }. leosztás
picture-free = szabad
picture-stock = Talon
picture-last-one = UNO

### When something is in the way

waiting-forbidden = ⚠️ Nem tudom megmutatni az asztalt: hiányzik egy jogosultságom (csatorna megtekintése, üzenetek küldése vagy fájlok csatolása). Itt játszhatsz tovább: `/hand`.
waiting-archived = ⚠️ Ezt a szálat archiválták. Írj ide valamit, és visszajön az asztal, vagy játssz tovább itt: `/hand`.
waiting-channel-gone = ⚠️ Már nem látom az asztal csatornáját. Egy lépés sem veszett el.
waiting-quarantined = ⚠️ A Discord most kéretlen üzenetnek néz, ezért nem tudom megmutatni az asztalt. Az üzemeltetőm kérheti a Discordtól, hogy nézze meg újra. Egy lépés sem veszett el, itt játszhatsz tovább: `/hand`.
waiting-busy = ⚠️ A Discord most lassú. Egy lépés sem veszett el.

### Buttons

button-hand = Lapjaim
button-menu = Menü
button-rules = Szabályok
button-resume = Folytatás
button-pause = Szünet
button-join = Beszállok
button-leave-lobby = Kiszállok
button-computer = + Gép
button-start = Kezdés
question-votes-open = Nyílt lapok: { $votes }
question-votes-hidden = Zárt: { $votes }
button-more = További beállítások
button-close = Asztal bezárása
button-ready = Kész
button-rematch = Újra
button-record = Jegyzőkönyv
button-verify = Keverés ellenőrzése
button-previous = Előző
button-next = Következő
button-claims-on = Automata kérés: be
button-claims-off = Automata kérés: ki
button-back = Vissza
button-suggest = Javaslat
button-step-back = Visszavonás
button-all-back = Mindent vissza
button-return = Itt vagyok
button-help = Segítség
button-sort-number = Rendezés: szám
button-sort-usual = Rendezés: szín
button-uno = UNO!
button-catch = { $name }, megvagy!
button-to-hand = Lapjaim
button-vote-yes = Legyen vége
button-vote-no = Mégse legyen vége
button-leave = Kilépés a meccsből
button-leave-yes = Igen, kilépek
button-resign = Feladás
button-resign-yes = Igen, feladom
button-end = Asztal bezárása
button-end-yes = Igen, bezárom
button-no = Nem
button-hints-yes = Legyen tipp
button-hints-no = Ne legyen tipp
button-league-yes = Legyen ligameccs
button-league-no = Ne legyen ligameccs

### The lobby

lobby-heading = **{ $game }** · { $length }
lobby-fixture =
    { $awaited ->
        [yes] { NUMBER($number, useGrouping: 0) }. párosítás. Még nincs itt: { $names }.
       *[no] { NUMBER($number, useGrouping: 0) }. párosítás. Mindenki itt van.
    }
lobby-rules =
    { $met ->
        [yes] -# Ligaszabályok: { $rules }
       *[no] -# Ligaszabályok: { $rules }. Ez az asztal eltér tőlük, ezért **a meccs nem számít** a ligában.
    }
lobby-rule =
    { $met ->
        [yes] ✓ { $told }
       *[no] ✗ { $told }
    }
rule-help = javaslat és tippek nélkül
rule-any = bármi
lobby-alt = { $game }: { $length }. Játékosok: { $seats }. Szabad helyek: { $free }.
length = { $name }, kb. { $minutes } perc
length-minutes = kb. { $minutes } perc
length-quick = Gyors meccs
length-printed = Teljes meccs
length-long = Hosszú meccs
length-own = egyéni hossz
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
lobby-setting = -# { $setting }: **{ $value }**
lobby-language = -# Itt ez a nyelv: { $language }. Moderátor a `/settings` alatt állíthatja át.
lobby-takeovers = -# Meccs közben nem lehet helyet átvenni.
lobby-league =
    { $league ->
        [yes] -# Ligameccs: **igen**
       *[no] -# Ligameccs: **nem**
    }
question-votes =
    { $waiting ->
        [0] -# Nyílt lapok: **{ $open }** igen, **{ $hidden }** nem
       *[other] -# Nyílt lapok: **{ $open }** igen, **{ $hidden }** nem · { $waiting } szavazat hiányzik
    }
question-youngest =
    { $named ->
        [yes] -# A legfiatalabb kezd: **{ $name }**
       *[no] -# A legfiatalabb kezd: **sorsolással**
    }
lobby-expires = -# Ha nem történik semmi, ez a lobbi bezár: { $time }
lobby-game = Játék
lobby-length = Hossz
lobby-remove = Játékos eltávolítása
setup-value = { $option }: { $value }
question-youngest-seat = Legfiatalabb: { $name }
question-youngest-menu = A legfiatalabb kezd
question-youngest-lot = Legfiatalabb: sorsolással
setting-computers = Gépi játékosok
computers-random = könnyű
computers-greedy = közepes
computers-strong = erős
playing-random = Bármit lép, amit a szabályok engednek.
playing-greedy = Azt lépi, ami most a legjobbnak látszik.
playing-strong = Előre számol, és emlékszik rá, mi ment már le.
clock-30s = 30 másodperc
clock-2m = 2 perc
clock-24h = 24 óra
clock-off = korlátlan

### Between rounds

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
result-score = { $told } +{ $score }

### What was promised, and the cut

promise = -# 🔒 Tiszta{"\u00A0"}keverés:{"\u00A0"}`{ $commitment }`
promise-named = -# 🔒 Tiszta keverés
button-fair = Tiszta játék
fair-heading = ### 🔒 Tiszta játék
fair-promise = A következő keverés már eldőlt. Ez a pecsétje, és az asztal képének is ez a neve:
fair-meaning =
    A pecsét egy titkos kezdőérték SHA-256 lenyomata. A leosztás után látod a kezdőértéket, így bárki ellenőrizheti, hogy egyezik, és hogy senki sem nyúlt az osztáshoz. Nem bízol a botban? **{ button-cut }**: írj be egy szót, amit senki sem találhat ki. Az is belekerül a keverésbe.
cuts = -# Emelések sorrendben: { $cuts }
cut = { $name } „{ $word }”
cut-then = {" → "}
button-cut = Emelés
cut-title = Emelés osztás előtt
cut-label = Bármilyen szó
cut-description = Megváltoztatja a következő keverést, így senki sem cinkelheti. Mindenki látni fogja.
result-next =
    { $count ->
        [0] Következő leosztás: { $time }
       *[other] Következő leosztás, amint { $names } kész, vagy legkésőbb { $time }
    }

### The end

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
over-resigned =
    { $count ->
        [one] 🏳️ **{ $names }** feladta, így **{ $winner }** nyert. 🏆
       *[other] 🏳️ { $names } feladta, így **{ $winner }** nyert. 🏆
    }
over-taken =
    { $whose ->
        [person] -# { $player } átvett egy helyet. A ligában az eredmény az eredeti játékosé marad: { $owner }.
        [computer] -# { $player } a gép helyét vette át ({ $owner }), ezért a ligában ez senkinek sem számít.
       *[nobody] -# { $player } átvett egy helyet. Az eredeti játékos törölte az adatait, ezért a ligában ez senkinek sem számít.
    }
over-unplayed =
    { $end ->
        [expired] Bezárt az asztal: egy ideje nem történt semmi.
        [empty] Bezárt az asztal: mindenki elment.
        [channel-gone] Bezárt az asztal: megszűnt a csatornája.
       *[ended] Bezárt az asztal, mielőtt elkezdődött volna a meccs.
    } Nyiss újat: `/play`.
over-winner =
    { $count ->
        [one] { $score ->
            [none] 🏆 **{ $names }** nyert.
           *[told] 🏆 **{ $names }** nyert, { $score }.
        }
       *[other] { $score ->
            [none] 🏆 **{ $names }** holtversenyben első.
           *[told] 🏆 **{ $names }** holtversenyben első, { $score }.
        }
    }
over-played-on = -# { $names } helyett a gép fejezte be.
over-league-not = -# Nem számít a ligában: { $why }.
over-league-seat = -# Liga: {"**"}{ $name }** · { $facts }
over-league-none = most nincs pont
over-league-place =
    { $moved ->
        [up] { $place } hely (előtte: { $before }), { $points } pont
       *[no] { $place } hely, { $points } pont
    }
over-league-missing = még { $missing } meccs a helyezésig
over-rematch = { $names } játszana még egyet.
standing-line = { $place ->
        [0] ▫️
       *[other] { $place }\.
    } **{ $name }** · { $total } pont

### The card of a result

result-title =
    { $count ->
        [0] Idő előtt vége
        [one] { $names } nyert
        [2] { $names } holtversenyben
       *[other] Holtverseny, { $count } győztes
    }
result-score-two = { $winner }:{ $loser }
result-score-margin = { $points } pont előnnyel
result-moment = Utolsó lépés: { $move }
result-turning =
    { $rounds ->
        [one] Fordulópont: { $move }
       *[other] Fordulópont, { $number }. leosztás: { $move }
    }
result-alt =
    { $score ->
        [none] { $game }: { $title }.
       *[told] { $game }: { $title }, { $score }.
    }
result-note = { $text }.
result-left = Maradt: { $list }.
card-points = { $gain } pont
milestone = { $name }: { $what }
milestone-first-win = első győzelem: { $game }
milestone-beat-strong = legyőzött egy erős gépet: { $game }
milestone-matches = { $number } meccs
milestone-streak = { $number } győzelem egymás után
card-rating = értékszám: { $rating } ({ $change })

podium-streak = Leghosszabb sorozat: { $name }, { $rounds } leosztás egymás után
podium-best = Legjobb leosztás: { $name }, { $points } pont
podium-seat =
    { $place ->
        [0] { "" }
       *[other] { $place }.{" "}
    }{ $name }{ $played ->
        [computer] , gép
        [person] { "" }
       *[away] , a gép fejezte be
    }: { $total } pont{ $counts ->
        [yes] , { $gain }
       *[no] { "" }
    }.

### Records and the shuffle

record-here = Itt a meccs: { $rounds } leosztás, minden osztás és minden lépés. Visszanézheted ezzel: `boneyard replay`, ellenőrizheted ezzel: `boneyard verify`.
verify-good =
    ✅ Tiszta: minden osztás egyezik a pecsétjével, és minden lépés szabályos volt. Ellenőriztem, ennyi befejezett leosztás volt: { $rounds }.
verify-running =
    { $number }. leosztás: még tart. A kezdőértékét a végén látod. Az osztás előtt ez volt a pecsétje:
    -# `{ $commitment }`
verify-own = A te szavaid benne:
verify-own-word =
    { $last ->
        [yes] - { $number }. leosztás: „{ $word }”. Utánad senki sem emelt.
       *[no] - { $number }. leosztás: „{ $word }”
    }
verify-round = -# { $number }. leosztás: kezdőérték `{ $seed }`, pecsét `{ $commitment }`
verify-more = -# Még { $rounds } leosztás van a jegyzőkönyvben.
verify-where = -# Minden osztás előtt a pecsétje volt az asztal képének a neve.
verify-none = ✅ Ebben a meccsben egy leosztás sem ért véget. Ameddig tartott, az osztás egyezik a pecsétjével, és minden lépés szabályos volt.
verify-bad = ❌ Ezzel a meccsel valami nem stimmel. { $why }
