# What went wrong, why, and what can be done (`error-<kind>-<code>`): a private answer, or a line at the top of the hand.

# en: 65396fd8
error-internal = Valami elromlott nálam. Semmi sem veszett el. Próbáld újra!
# en: 6ed82946
answered-aside = -# Privátban válaszoltam.

### A rule forbids it

# en: 566500b8
error-illegal-round-over = Ennek a leosztásnak vége. Várd meg a következőt!
# en: a6cf5f08
error-illegal-no-round = Most éppen nincs leosztás.
# en: fd4367dd
error-illegal-not-your-turn = Most nem te következel, hanem { $seat }.
# en: ddc6c8cd
error-illegal-not-in-hand = Nincs a kezedben: { $tile }. Ami nálad van, itt látod: `/hand`.
# en: 95a9fe55
error-illegal-must-open-with = A leosztás ezzel kezdődik: { $tile }.
# en: f9feca37
error-illegal-does-not-fit =
    { $side ->
        [left] { $tile } nem illik X-hez, ott ez a nyitott vég: { $end }.
        [right] { $tile } nem illik Y-hoz, ott ez a nyitott vég: { $end }.
       *[other] { $tile } oda nem illik.
    } Próbáld a másik végen, vagy tégy le mást.
# en: 4ab1cf32
error-illegal-cross-does-not-fit = { $tile } nem illik ide: { $street }. Ott ez a nyitott vég: { $end }. Próbálj másik utcát, vagy tégy le mást.
# en: 4893b382
error-illegal-must-play = { $tile } illik, ezért le kell tenned valamit. Ezt, vagy mást, ami illik.
# en: 82be2b32
error-illegal-not-now = Ezt most nem lehet. Hogy mit lehet, itt látod: `/hand`.
# en: 992d077e
error-illegal-must-open = Van duplád ({ $tile }), ezért duplával kell kezdened.
# en: 2c83720e
error-illegal-must-be-double = { $tile } nem dupla. Kezdj duplával!
# en: 931591df
error-illegal-must-lay-drawn = Most csak azt teheted le, amit épp húztál.
# en: a013e695
error-illegal-stock-empty = Nincs mit húzni. Tégy le valamit, vagy passzolj.
# en: 33247cb8
error-illegal-not-the-top = Nem ez jön a talonból: { $tile }. Nyomd meg: „{ panel-draw }”.
# en: b29dea3e
error-illegal-must-draw = Amíg van mit húzni, nem passzolhatsz. Előbb húzz!
# en: 4c932c88
error-illegal-no-such-joker = Nincs ilyen jokered: { $joker }. Válassz a sajátjaid közül.
# en: 32ccc5fa
error-illegal-joker-does-not-fit =
    { $side ->
        [left] Ez a joker nem illik X-hez: { $joker }. Olyat válassz, amelyiken a nyitott vég képe van: { $end }.
       *[right] Ez a joker nem illik Y-hoz: { $joker }. Olyat válassz, amelyiken a nyitott vég képe van: { $end }.
    }
# en: 34e1c23d
error-illegal-must-turn-up = Előbb fordítsd fel a talon legfelső kövét.
# en: 69f4097e
error-illegal-no-draw-after-laying = Ha már letettél egy követ, nem húzhatsz. Tégy le egy jokert, vagy fejezd be a lépésed.
# en: 04898c4f
error-illegal-drawn-enough = Már három követ húztál, több nem jár. Tégy le egy jokert, vagy fejezd be a lépésed.
# en: bc77270c
error-illegal-street-closed = Azt az utcát Zsákutca zárja le. Válassz másikat ennek: { $tile }.
# en: 469a7d53
error-illegal-must-match-colour = { $tile } nem jó ide. Illő színű kő kell, olyan, ami már a kétségbe vonás előtt is nálad volt.
# en: bcd2cbaa
error-illegal-no-cause = Most nincs mit bemondani, és nincs kit rajtakapni. Lehet, hogy valaki gyorsabb volt.
# en: 026d5965
error-illegal-wrong-verdict = A kétségbe vonás nem így dőlt el. Nyomd meg: „{ panel-challenge }”.
# en: c7e12697
error-illegal-keep-the-double = Ezzel kell kezdened: { $tile }. Másik követ adj vissza.
# en: 16de4092
error-illegal-not-the-heap = Nem ezek a kövek vannak a talonban.

### It cannot be read

# en: 48f52fa7
error-notation-action = Ezt nem tudom lépésként értelmezni: „{ $text }”. Használd a gombokat itt: `/hand`.
# en: 27fc1786
error-notation-seat = Nincs ilyen játékos az asztalnál: „{ $text }”.
# en: c7410b17
error-notation-tile = Nincs ilyen kő ebben a játékban: „{ $text }”.
# en: b28ac14c
error-notation-card = Nincs ilyen lap ebben a játékban: „{ $text }”.
# en: 61b3e31e
error-notation-side = Nincs ilyen vég az asztalon: „{ $text }”.
# en: fa2305b8
error-notation-half = Annak a kőnek nincs ilyen fele: „{ $text }”. Használd a gombokat itt: `/hand`.

### Options and games

# en: 5c886f3f
error-option-unknown-option = Nincs ilyen beállítás: „{ $option }”. Választható: { $allowed }
# en: ce93fbb0
error-option-bad-value = Ez itt nem jó: „{ $value }” ({ $option }). Választható: { $allowed }
# en: 3730240b
error-option-seats = Ezt { $fewest }–{ $most } játékos játssza. Most ennyien vagytok: { $seats }.
# en: 754073b2
error-option-unknown-game = Nincs ilyen játék: „{ $game }”. Választható: { $allowed }

### A cut that can't be

# en: 2119b45c
error-cut-empty = Írj egy-két szót az emeléshez.
# en: 56da3038
error-cut-long = Ez { $length } karakter, legfeljebb ennyi lehet: { $most }.
# en: 5bb97eef
error-cut-hidden = Ezt a karaktert nem mindenki látja: { $char }. Hagyd ki, és emelj újra.
# en: d5381a6e
error-cut-blank = Hagyd el a szóközt a szó elől és mögül.
# en: 15898ba6
error-cut-form = Az emelés nem Unicode NFC alakú.
# en: 821bbf6d
error-cut-seat = Nincs ilyen játékos az asztalnál, aki emelhetne: „{ $text }”.
# en: 7b3850ee
error-cut-daily = Ezt az osztást mindenki megkapja, ezért senki sem emelhet.
# en: d34a3d5b
error-cut-order = Az emelések sorrendje nem jó. Itt: „{ $text }”; ennek kellene állnia: „{ $expected }”.

### A record

# en: bdce9df8
error-record =
    { $round ->
        [0] A jegyzőkönyvet nem lehet ellenőrizni.
       *[other] { $action ->
            [0] { $round }. leosztás: valami nem stimmel.
           *[other] { $round }. leosztás, { $action }. lépés: valami nem stimmel.
        }
    }
# en: 667102e1
error-record-same-promise = Ezeknek az osztásoknak a titka nem egyezik a pecséttel.
# en: 56704030
error-record-same-seed = { $round }. leosztás: a kezdőérték nem ezeknek az osztásoknak a titkából származik.

### The table: whoever pressed may not do that there, or not now

# en: ad6fcaac
error-table-gone = Itt nincs asztal. Így nyithatsz egyet: `/play`.
# en: c7f48240
error-table-channel-taken = Ebben a csatornában már van asztal. Szállj be, vagy nyiss máshol, másik csatornában vagy szálban.
# en: cdd77187
error-table-not-seated = Nem játszol ebben a meccsben.
# en: 34776149
error-table-not-host =
    { $action ->
        [end] { $host ->
            [nobody] Az asztalt most csak egy moderátor zárhatja be.
           *[other] Az asztalt csak a házigazda (<@{ $host }>) vagy egy moderátor zárhatja be. Meccs közben szavazhatsz a befejezéséről.
        }
       *[other] { $host ->
            [nobody] Ezt csak a házigazda teheti meg, és most nincs.
           *[other] Ezt csak a házigazda teheti meg: <@{ $host }>. Ha a lobbiban 5 percig csend van, bármelyik játékos.
        }
    }
# en: 58251c6b
error-table-not-moderator = Ezt csak moderátor teheti meg (aki itt kezelheti az üzeneteket).
# en: ff50b097
error-table-not-yours = Az egy másik játékosé.
# en: 2c1e1cef
error-table-stale = Közben továbbment a játék, ezért nem történt lépés. Most így állunk.
# en: 19f7f6a8
error-table-fixture = Ez az asztal egy ligapárosításé ({ NUMBER($number, useGrouping: 0) }.). A játék és a játékosok adottak, és a meccs számít.
# en: aec158c8
error-table-not-expected = Ebben a párosításban mások játszanak.
# en: e10874bb
error-table-league-rules = Ezt ennél a meccsnél a ligaszabályok döntik el.
# en: fb892c7c
error-table-league-hints = Marad segítség nélkül: a ligaszabályok nem engednek segítséget ebben a meccsben.
# en: fb71ef34
error-table-still-away = Egy játékos még visszajöhet. Bárki befejezheti a meccset { $until }.
# en: ed46e5fe
error-table-league-end = Ez a meccs számít a ligában, ezért a házigazda egyedül nem zárhatja le. Szavazz a befejezéséről (ennyi szavazat kell: { $needed }), vagy add fel, és hagyd játszani a többieket.
# en: 5af81360
error-table-takeovers = Ebben a ligameccsben senki sem vehet át helyet.
# en: 3031ee12
error-table-same-seats = Mások is ezeket az osztásokat játsszák, ezért itt senki sem vehet át helyet.
# en: 6fe423c9
error-table-resigned = Ezt a meccset feladtad. A következőben újra játszhatsz.
# en: 4675d883
error-table-given-up = Az a játékos feladta, ezért a helyét senki sem veheti át.
# en: 6ff9fbf2
error-table-not-resigned = Csak a saját helyedet adhatod fel, és csak ligameccsben. Kilépni így is tudsz.
# en: a5026296
error-table-awaited = Ebből a párosításból még { $count } játékos hiányzik.
# en: 69a35377
error-table-same-deals = Mások is ezeket az osztásokat játsszák, ezért itt semmi sem változhat rajtuk.
# en: 5b439162
error-table-full = Minden hely foglalt, ennyi van: { $most }.
# en: 78e2d6f4
error-table-seat-taken = Azon a helyen már ül játékos. Csak a géptől vehetsz át helyet.
# en: 9a36c983
error-table-no-seat = Nincs ilyen hely.
# en: 827f7b38
error-table-already-seated = Már van helyed.
# en: 804beacd
error-table-already-started = A meccs már elkezdődött. A helyek és a beállítások a végéig nem változnak.
# en: 4d2eaac9
error-table-not-started = Még nem kezdődött el a meccs.
# en: 7501b247
error-table-too-few = Ehhez a játékhoz legalább { $fewest } játékos kell. Most ennyien vagytok: { $seats }. Várj még másokra, vagy ültess le gépeket.
# en: df1e79e0
error-table-too-many = Ezt a játékot legfeljebb { $most } játékos játssza. Most ennyien vagytok: { $seats }. Előbb távolíts el valakit.
# en: 5490f164
error-table-dealt = Már megvan az osztás. A leosztás után újra emelhetsz.
# en: 32ede279
error-table-seen-hand = Ebben a leosztásban már láttad valaki lapjait ({ $seat }), ezért ezekkel nem játszhatsz. A következő leosztástól bármelyik szabad hely a tiéd lehet.
# en: 6da260bc
error-table-between = Vége a leosztásnak. Mindjárt kezdődik a következő.
# en: 3f071754
error-table-not-between = Nincs mire késznek lenni: még tart a leosztás.
# en: 56ba23c0
error-table-over = Vége a meccsnek.
# en: 21c2c697
error-table-not-over = Még nincs vége a meccsnek.
# en: 3c98eaf4
error-table-paused = Szünetel a meccs. Előbb nyomd meg: „{ button-resume }”, itt: `/hand`.
# en: 901a0bf9
error-table-not-paused = Nem szünetel a meccs.
# en: 0c193a9b
error-table-claims-open = Az utolsó dobást mások még kérhetik. Próbáld újra pár másodperc múlva.
# en: 77595209
error-table-nothing = Előbb válassz valamit.
# en: e289c944
error-table-bad-value = Ez itt nem jó: „{ $value }”. Választható: { $allowed }
# en: 43620a21
error-table-takeback-league = Itt nem lehet lépést visszavonni: ez a meccs számít, vagy mások is ugyanezt az osztást játsszák.
# en: 8b467d5f
error-table-takeback-late = Elkéstél: már nincs mit visszavonni.
# en: c939039c
error-table-takeback-twice = Egy meccsen csak { $most } alkalommal kérheted, hogy visszavonhass egy lépést.
# en: d38dca0d
error-table-asked = Előbb válaszolj az asztalnál feltett kérdésre: vissza lehet vonni az utolsó lépést?
# en: bc578f5a
error-table-timed = Ennek az asztalnak véges az ideje, ezért a játékosok nem tarthatnak szünetet. Az est házigazdája az egész estet megállíthatja.
# en: 8bdcaddf
error-table-time-up = { event-time-up }
# en: 8912c687
error-table-internal = { error-internal }

### Storage and old messages

# en: 70e3a663
error-storage = Most nem tudtam olvasni vagy menteni. Semmi sem változott; próbáld újra egy pillanat múlva.
# en: 93797209
error-storage-conflict = Nem tudom, hogy ezt sikerült-e elmenteni. Nézd meg az asztalt, mielőtt újra próbálod.
# en: eaaaeefc
error-storage-unreachable = Most nem férek hozzá a memóriámhoz. Semmi sem változott; próbáld újra egy pillanat múlva.
# en: 15387d19
error-storage-superseded = Most költözöm át egy másik gépre. Semmi sem változott; próbáld újra egy pillanat múlva.
# en: b67a3254
error-button-old-button = Ez a gomb már túl régi. A lapjaid itt vannak: `/hand`; új asztalt itt nyithatsz: `/play`.
