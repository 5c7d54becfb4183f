# Játékosok keresése: hívás a lobbiból, kihívás, és egy lobbi, amelyben valaki egyedül vár.

### A parancsok listájában

# en: 382a2eb5
parameter-against = ellen
# en: d287faa3
menu-play = Játék vele…
# en: 6e993a3a
menu-card = Kártyája…

### /mine: calls and turns, and answers there

# en: 6056108b
notify-on =
    { $which ->
        [all] Ha játékosokat keresnek, minden játékhoz hívlak, óránként legfeljebb egyszer.
       *[some] Ha játékosokat keresnek, ezekhez a játékokhoz hívlak, óránként legfeljebb egyszer: { $games }.
    }
# en: 53445b67
notify-none = Nem hívlak, ha játékosokat keresnek.
# en: 4a3b6dfe
notify-games-menu = Hívj ezekhez a játékokhoz…
# en: 858688d2
button-call-me = Hívj mindenhez
# en: e285931c
button-blocks = Letiltottak
# en: 472b2c34
notify-off = Ezen a szerveren többé nem kapsz hívást.
# en: cb22bb99
notify-off-already = Ezen a szerveren nem kapsz hívást. A `/mine` lapján ez a gomb változtat rajta: „{ button-my-calls }”.
# en: 6b8204fb
notify-quiet-wrong = Ezt nem tudom csendes időként olvasni: „{ $hours }”. Írj két különböző időpontot, például: 22:00-07:00.
# en: 1894a9ec
notify-blocked = { $name } többé nem hívhat és ki sem hívhat ezen a szerveren.
# en: dd1e059f
notify-blocked-already = { $name } már le van tiltva nálad ezen a szerveren.
# en: 63e5f4e9
notify-unblocked = { $name } megint hívhat és kihívhat ezen a szerveren.
# en: 71957b2e
notify-unblocked-already = { $name } nincs letiltva nálad ezen a szerveren.
# en: 71c4ebc7
notify-self = Ez te vagy. Válassz valaki mást.
# en: b74fd0bb
blocks =
    { $some ->
        [yes] {"**"}Letiltva:** { $names }{ $more ->
            [0] { "" }
           *[other] {" "}és még { $more }
        }
       *[no] Senkit sem tiltottál le.
    }
    Akit letiltasz, az nem hívhat és ki sem hívhat ezen a szerveren, és nem tud róla.
# en: 754947cb
block-menu = Valaki letiltása…
# en: 4399f5f2
unblock-menu = Letiltás feloldása…
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Ezen a szerveren mostantól mindenki hívhat játékosokat.
        [host] Ezen a szerveren mostantól csak az asztal házigazdája hívhat játékosokat.
        [moderators] Ezen a szerveren mostantól csak moderátorok hívhatnak játékosokat.
       *[role] Ezen a szerveren mostantól csak ennek a rangnak a tagjai hívhatnak játékosokat: { $role }.
    }
# en: 01ff25e4
callers-menu = Ki hívhat játékosokat
# en: 2fbacb07
callers-choice =
    { $who ->
        [everybody] Mindenki
        [host] Az asztal házigazdája
       *[moderators] A moderátorok
    }
# en: 27a89b1f
callers-role-menu = Vagy csak ennek a rangnak a tagjai…

### Hívás a lobbiból

# en: 113573e8
button-call-players = Játékosok hívása
# en: 5ee30d6e
button-notify-off = Ne hívj többet
# en: c052baf6
call-post = { $names }, játékosokat keresnek: { $game } · [asztal]({ $link })
# en: 20e988fd
call-seat =
    { $names }, van egy szabad hely: { $game }, { $number }. leosztás · [asztal]({ $link })
    -# Állás: { $score }. Szabad: { $free }.{ $league ->
        [yes] {" "}{ seat-league }
       *[no] { "" }
    }
# en: 292d905b
seat-league = A ligában a meccs neked nem számít.
# en: e0ffb7ba
button-take = Leülök
# en: 1b06e277
call-ended =
    { $how ->
        [taken] Minden hely foglalt.
        [late] Más nem jött, a hívás véget ért.
       *[over] Itt már nem keresnek játékosokat.
    }
# en: aa579440
call-why = -# Azért kaptad a hívást, mert a `/mine` lapján kérted.
# en: e76b39cf
call-done =
    { $count ->
        [one] { $count } ember kapott hívást.
       *[other] { $count } ember kapott hívást.
    }
# en: 50983ddb
call-may-not =
    { $who ->
        [host] Ezen a szerveren csak az asztal házigazdája hívhat játékosokat.
        [moderators] Ezen a szerveren csak moderátorok hívhatnak játékosokat.
       *[role] Ezen a szerveren csak ennek a rangnak a tagjai hívhatnak játékosokat: { $role }.
    }
# en: 8a99f970
call-rests = Ezen a csatornán nemrég már hívtak játékosokat. Újra hívhatsz { $time }.
# en: bb13ffcb
call-nobody = Most nincs kit hívni. Hívást a `/mine` lapján lehet kérni.
# en: 0e5a3e2f
call-fixture = Ez az asztal egy párosításé: csak az ő játékosai ülhetnek ide.
# en: 5c35e452
call-failed = Most nem tudok ide írni, így senki sem kapott hívást. Próbáld meg kicsit később.

### Kihívás

# en: e1004dab
button-decline = Most nem
# en: f63fc08d
challenge-post = { $player }, { $name } játszana veled: { $game }. A helyed megmarad eddig: { $time } · [asztal]({ $link })
# en: d1fbf60a
challenge-done = Az asztal nyitva van, és tíz percig marad egy hely. Neki: { $name }.
# en: b1e87cbe
challenge-self = Magadat nem hívhatod ki. Válassz valaki mást, vagy nyiss asztalt a `/play` paranccsal.
# en: 4cabc956
challenge-bot = { $name } egy bot. A lobbiban a „{ button-computer }” gomb ültet le gépi játékost.
# en: 13998152
challenge-no-member = { $name } nincs ezen a szerveren.
# en: 087d8538
challenge-unseen = { $name } nem látja ezt a csatornát.
# en: ddae0f26
challenge-blocked = { $name } nem fogad tőled kihívást ezen a szerveren.
# en: 60c492e2
challenge-rests = { $name } nemrég kapott kihívást. Újra kihívhatod { $time }.
# en: f60027e9
challenge-fixture = Egy párosításnak megvannak a játékosai. Hagyd el az egyiket: a párosítást, vagy azt, aki ellen játszanál.
# en: 1b7d216e
challenge-failed = Most nem tudok ide írni, így { $name } nem kapott hívást. A hely ettől még megmarad.
# en: 3f7c85ac
error-table-seat-kept = Az utolsó szabad hely valakinek van fenntartva. Ha nem jön, néhány perc múlva szabad.
# en: 91b69091
error-table-not-kept = Itt már nincs neked fenntartott hely. Szállj be, ha van szabad.

### A lobbiban

# en: 27e3c1ef
lobby-kept = Fenntartott hely eddig: { $time } · { $names }
# en: 8031208b
lobby-declined = { $name } most nem tud játszani.
# en: 280fb65c
lobby-lonely = Még senki? Játssz géppel, próbáld ki a nap osztását, vagy hívj játékosokat.
