# What went wrong, why, and what can be done (`error-<kind>-<code>`): a private answer, or a line at the top of the hand.

error-internal = Valami elromlott nálam. Semmi sem veszett el. Próbáld újra!

### A rule forbids it

error-illegal-round-over = Ennek a leosztásnak vége. Várd meg a következőt!
error-illegal-no-round = Most éppen nincs leosztás.
error-illegal-not-your-turn = Nem te következel, hanem { $seat }.
error-illegal-not-in-hand = Nincs a kezedben: { $tile }. A köveid itt látod: `/hand`.
error-illegal-must-open-with = A leosztás ezzel kezdődik: { $tile }.
error-illegal-does-not-fit =
    { $side ->
        [left] { $tile } nem illik X-hez, ott ez a nyitott vég: { $end }.
        [right] { $tile } nem illik Y-hoz, ott ez a nyitott vég: { $end }.
       *[other] { $tile } oda nem illik.
    } Próbáld a másik végen, vagy tégy le mást.
error-illegal-cross-does-not-fit = { $tile } nem illik ide: { $street }. Ott ez a nyitott vég: { $end }. Próbálj másik utcát, vagy tégy le mást.
error-illegal-must-play = { $tile } illik, ezért le kell tenned valamit. Ezt, vagy mást, ami illik.
error-illegal-not-now = Ezt most nem lehet. Hogy mit lehet, itt látod: `/hand`.
error-illegal-must-open = Van duplád ({ $tile }), ezért duplával kell kezdened.
error-illegal-must-be-double = { $tile } nem dupla. Kezdj duplával!
error-illegal-must-lay-drawn = Most csak azt teheted le, amit épp húztál.
error-illegal-stock-empty = Nincs mit húzni. Tégy le valamit, vagy passzolj.
error-illegal-not-the-top = Nem ez jön a talonból: { $tile }. Nyomd meg: „{ panel-draw }”.
error-illegal-must-draw = Amíg van mit húzni, nem passzolhatsz. Előbb húzz!
error-illegal-no-such-joker = Nincs ilyen jokered: { $joker }. Válassz a sajátjaid közül.
error-illegal-joker-does-not-fit =
    { $side ->
        [left] Ez a joker nem illik X-hez: { $joker }. Olyat válassz, amelyiken a nyitott vég képe van: { $end }.
       *[right] Ez a joker nem illik Y-hoz: { $joker }. Olyat válassz, amelyiken a nyitott vég képe van: { $end }.
    }
error-illegal-must-turn-up = Előbb fordítsd fel a talon legfelső kövét.
error-illegal-no-draw-after-laying = Ha már letettél egy követ, nem húzhatsz. Tégy le egy jokert, vagy fejezd be a lépésed.
error-illegal-drawn-enough = Már három követ húztál, több nem jár. Tégy le egy jokert, vagy fejezd be a lépésed.
error-illegal-street-closed = Azt az utcát Zsákutca zárja le. Válassz másikat ennek: { $tile }.
error-illegal-must-match-colour = { $tile } nem jó ide. Illő színű kő kell, olyan, ami már a kétségbe vonás előtt is nálad volt.
error-illegal-no-cause = Most nincs mit bemondani, és nincs kit rajtakapni. Lehet, hogy valaki gyorsabb volt.
error-illegal-wrong-verdict = A kétségbe vonás nem így dőlt el. Nyomd meg: „{ panel-challenge }”.
error-illegal-keep-the-double = Ezzel kell kezdened: { $tile }. Másik követ adj vissza.
error-illegal-not-the-heap = Nem ezek a kövek vannak a talonban.

### It cannot be read

error-notation-action = Ezt nem tudom lépésként olvasni: „{ $text }”. Használd a gombokat itt: `/hand`.
error-notation-seat = Nincs ilyen játékos az asztalnál: „{ $text }”.
error-notation-tile = Nincs ilyen kő ebben a játékban: „{ $text }”.
error-notation-card = Nincs ilyen lap ebben a játékban: „{ $text }”.
error-notation-side = Nincs ilyen vég az asztalon: „{ $text }”.
error-notation-half = Annak a kőnek nincs ilyen fele: „{ $text }”. Használd a gombokat itt: `/hand`.

### Options and games

error-option-unknown-option = Nincs ilyen beállítás: „{ $option }”. Választható: { $allowed }
error-option-bad-value = Ez itt nem jó: „{ $value }” ({ $option }). Választható: { $allowed }
error-option-seats = Ezt { $fewest }–{ $most } játékos játssza. Most ennyien vagytok: { $seats }.
error-option-unknown-game = Nincs ilyen játék: „{ $game }”. Választható: { $allowed }

### A cut that can't be

error-cut-empty = Írj egy-két szót az emeléshez.
error-cut-long = Ez { $length } karakter, legfeljebb ennyi lehet: { $most }.
error-cut-hidden = Ezt a karaktert nem mindenki látja: { $char }. Hagyd ki, és emelj újra.
error-cut-blank = Hagyd el a szóközt a szó elől és mögül.
error-cut-form = Az emelés nem Unicode NFC alakú.
error-cut-seat = Nincs ilyen játékos az asztalnál, aki emelhetne: „{ $text }”.

### A record

error-record =
    { $round ->
        [0] A jegyzőkönyvet nem lehet ellenőrizni.
       *[other] { $action ->
            [0] { $round }. leosztás: valami nem stimmel.
           *[other] { $round }. leosztás, { $action }. lépés: valami nem stimmel.
        }
    }

### The table: whoever pressed may not do that there, or not now

error-table-gone = Itt nincs asztal. Így nyithatsz egyet: `/play`.
error-table-channel-taken = Ebben a csatornában már van asztal. Szállj be, vagy nyiss máshol, másik csatornában vagy szálban.
error-table-not-seated = Nem játszol ebben a meccsben.
error-table-not-host =
    { $action ->
        [end] Az asztalt csak a házigazda vagy egy moderátor zárhatja be. Meccs közben szavazhatsz a befejezéséről.
       *[other] Ezt csak a házigazda teheti meg. Ha a lobbiban 5 percig csend van, bármelyik játékos.
    }
error-table-not-moderator = Ezt csak moderátor teheti meg (aki itt kezelheti az üzeneteket).
error-table-not-yours = Az egy másik játékosé.
error-table-stale = Közben továbbment a játék, ezért nem történt lépés. Most így állunk.
error-table-fixture = Ez ligapárosítás asztala ({ NUMBER($number, useGrouping: 0) }.). A játék és a játékosok adottak, és a meccs számít.
error-table-not-expected = Ebben a párosításban mások játszanak.
error-table-league-rules = Ezt ennél a meccsnél a ligaszabályok döntik el.
error-table-league-hints = Most nincs tipp: a ligaszabályok nem engednek segítséget ebben a meccsben.
error-table-league-end = Ez a meccs számít a ligában, ezért a házigazda egyedül nem zárhatja le. Szavazz a befejezéséről (ennyi szavazat kell: { $needed }), vagy add fel, és hagyd játszani a többieket.
error-table-takeovers = Ebben a ligameccsben senki sem vehet át helyet.
error-table-resigned = Ezt a meccset feladtad. A következőben újra játszhatsz.
error-table-given-up = Az a játékos feladta, ezért a helyét senki sem veheti át.
error-table-not-resigned = Csak a saját helyedet adhatod fel, és csak ligameccsben. Ki viszont léphetsz.
error-table-awaited = Ebből a párosításból még { $count } játékos hiányzik.
error-table-full = Mind foglalt, ennyi hely van: { $most }.
error-table-seat-taken = Azon a helyen már ül játékos. Csak a géptől vehetsz át helyet.
error-table-no-seat = Nincs ilyen hely.
error-table-already-seated = Már van helyed.
error-table-already-started = A meccs már elkezdődött. A helyek és a beállítások a végéig nem változnak.
error-table-not-started = Még nem kezdődött el a meccs.
error-table-too-few = Ehhez a játékhoz legalább { $fewest } játékos kell. Most ennyien vagytok: { $seats }. Várj még másokra, vagy ültess le gépeket.
error-table-too-many = Ezt a játékot legfeljebb { $most } játékos játssza. Most ennyien vagytok: { $seats }. Előbb távolíts el valakit.
error-table-dealt = Már megvan az osztás. A leosztás után újra emelhetsz.
error-table-seen-hand = Ebben a leosztásban már láttad valaki lapjait ({ $seat }), ezért ezekkel nem játszhatsz. A következő leosztástól bármelyik szabad hely a tiéd lehet.
error-table-between = Vége a leosztásnak. Mindjárt kezdődik a következő.
error-table-not-between = Nincs mire késznek lenni: még tart a leosztás.
error-table-over = Vége a meccsnek. Nyiss újat: `/play`.
error-table-not-over = Még nincs vége a meccsnek.
error-table-paused = Szünetel a meccs. Előbb nyomd meg: „{ button-resume }”, itt: `/hand`.
error-table-not-paused = Nem szünetel a meccs.
error-table-claims-open = Az utolsó dobást mások még kérhetik. Próbáld újra pár másodperc múlva.
error-table-nothing = Előbb válassz valamit.
error-table-bad-value = Ez itt nem jó: „{ $value }”. Választható: { $allowed }
error-table-internal = { error-internal }

### Storage and old messages

error-storage = Most nem tudtam olvasni vagy menteni. Semmi sem változott; próbáld újra egy pillanat múlva.
error-button-old-button = Ez a gomb már túl régi. A lapjaid itt vannak: `/hand`, új asztalt itt nyithatsz: `/play`.
