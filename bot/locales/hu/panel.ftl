# What only one person sees, in their own language: the hand, the menu of the table, questions, short answers.

### The hand: the first line above its picture

# en: 04aca144
panel-lobby = Még nem kezdődött el a meccs. Itt látod majd a lapjaidat.
# en: 61b98202
panel-ended =
    { $how ->
        [won] { $score ->
            [none] 🏆 Nyertél!
           *[told] 🏆 Nyertél, { $score }!
        }
        [shared] 🏆 Holtversenyben első lettél! Veled együtt: { $names }.
       *[lost] { $score ->
            [none] { $names } nyert. Visszavágó?
           *[told] { $names } nyert, { $score }. Visszavágó?
        }
    }
# en: bf60bfeb
panel-league = -# Liga: { $did }
# en: c61754f0
panel-between = Vége a leosztásnak.
# en: 5ae113f3
panel-away = ⚠️ Távol voltál, ezért a gép játszik helyetted. Ezzel veszed vissza a helyed: „{ button-return }”.
# en: 23a1415a
panel-page = { $page }/{ $pages }. oldal.
# en: b687a700
panel-task = { $turn } · { $task }

### The hand: a piece was pressed that can go to more than one place

# en: 511cf452
panel-which-end = **{ $tile }** mindkét végre illik. Hová?
# en: 333b4ab8
panel-which-half = **{ $tile }**: melyik végre, melyik felével?
# en: be808bb0
panel-which-joker = **{ $tile }**: melyik végre, és melyik felét fedje a joker?
# en: 381fb420
panel-which-street = **{ $tile }**: melyik utcába?
# en: 2df1d1d3
panel-what = **{ $tile }**: mi legyen vele?
# en: f70d2248
panel-fits-nowhere = { $tile } egyik nyitott véghez sem illik.

### The hand: buttons of pieces and places, and lines of its menus

# en: 94587ec1
panel-choice =
    { $number ->
        [0] { $label }
       *[other] { $number } · { $label }
    }
# en: 90538b45
panel-short = { $number }{ $mark }
# en: 0bb1e7a7
panel-more = { $tile } …
# en: 9fac471e
panel-play =
    { $side ->
        [left] { $tile } 🔵 X
       *[right] { $tile } 🔶 Y
    }
# en: a1317fd1
panel-join =
    { $side ->
        [left] 🔵 X · { $end }
       *[right] 🔶 Y · { $end }
    }
# en: 4d884fc9
panel-end-half =
    { $side ->
        [left] 🔵 X · { $half } ehhez: { $end }
       *[right] 🔶 Y · { $half } ehhez: { $end }
    }
# en: f4d19897
panel-end-joker =
    { $side ->
        [left] 🔵 X · { $note }
       *[right] 🔶 Y · { $note }
    }
# en: 9d6257e7
panel-covered = { $half } ← { $joker }
# en: 415173ce
panel-list = Tégy le egy követ jokerrel…
# en: 255e77e4
panel-menu = Válassz: { $first } – { $last }
# en: 3ca08a65
panel-pick = Válassz egyet vagy többet…
# en: 88ef8a8d
panel-targets = Hová kerüljenek…
# en: 2b7611bf
panel-at =
    { $uno ->
        [yes] { $tile } · { $street } · bemondom: UNO
       *[no] { $tile } · { $street }
    }
# en: f228f35a
panel-street =
    { $double ->
        [yes] { $street } { $end }
       *[no] { $street } { $half }
    }
# en: c75880e7
deed-street =
    { $double ->
        [yes] { $uno ->
            [yes] { $street } · { $end } · bemondom: UNO
           *[no] { $street } · { $end }
        }
       *[no] { $uno ->
            [yes] { $street } · { $half } ehhez: { $end } · bemondom: UNO
           *[no] { $street } · { $half } ehhez: { $end }
        }
    }

### The hand: what is to be done

# en: 95f8a079
panel-joker-or =
    { $rest ->
        [draw] Joker nélkül egyik köved sem illik. Tégy le egyet jokerrel, vagy húzz.
       *[pass] Joker nélkül egyik köved sem illik, és a talon üres. Tégy le egyet jokerrel, vagy passzolj.
    }
# en: 44ae306d
panel-opens = Kezdj ezzel: { $tile }.
# en: a4f31236
panel-open-double = Kezdj egy duplával.
# en: 1f2e0368
panel-still = Még te jössz; tégy le többet is, vagy: „{ panel-end }”.
# en: 58db6e1f
panel-play-on = Még te jössz; tégy le többet.
# en: 29d95c97
panel-only =
    { $what ->
        [draw] Semmi sem illik, ezért húzol.
        [turn] Te kezdesz: fordíts fel egy követ.
        [end] Befejezheted a lépésed.
       *[pass] Semmi sem illik, ezért passzolsz.
    }
# en: ac33ec2e
panel-jokers =
    { $count ->
        [0] Nincs több jokered.
        [one] A jokered: { $list }
       *[other] A jokereid: { $list }
    }
# en: caeb1b4b
panel-drawn = Ezt húztad: **{ $tile }**. Leteszed, vagy megtartod?
# en: 7b4f517a
panel-calls =
    { $own ->
        [yes] Egy köved maradt! Mondd be, hogy UNO, mielőtt rajtakapnak.
       *[no] Valaki elfelejtette bemondani, hogy UNO. Kapd rajta!
    }
# en: 682b3246
panel-phase-return = Mindenkitől húztál. Melyik követ adod vissza?
# en: fe8bcaf2
panel-phase-open = A legmagasabb számos duplád kezd.
# en: 892307f6
panel-phase-suffer =
    { $challenge ->
        [yes] Joker Húzz 4! Húzz négyet, vagy vond kétségbe: ha volt illő szín a kezében, ő húz. Csak te látod a köveit. Ha lejár az időd, te húzol.
       *[no] Joker Húzz 4! Nem lehetett illő szín a kezében, ezért négyet húzol.
    }
# en: b8455999
panel-phase-redo = Jogosan kételkedtek. Tégy le egy illő színű követ azok közül, amelyek már nálad voltak.
# en: ec3ee03a
panel-picked = Kiválasztva: { $list }

### The hand: buttons of what is done without a piece; `.deed` is the same thing in a report

# en: d3a540b2
panel-pass = Passz
    .deed = Passz
# en: 9709e4b4
panel-draw = Húzás
    .deed = Húzás
# en: 2e753e87
panel-end = Lépés vége
    .deed = Lépés vége
# en: 18ccc438
panel-turn = Kő felfordítása
    .deed = Kő felfordítása
# en: 993b7a18
panel-keep = Megtartom
    .deed = Megtartás
# en: e5d76624
panel-forced =
    { $count ->
        [0] Nincs mit húzni
        [1] Egyet húzok
        [2] Kettőt húzok
        [3] Hármat húzok
       *[other] Négyet húzok
    }
    .deed =
    { $count ->
        [0] Nincs mit húzni
        [1] Egy kő húzása
        [2] Két kő húzása
        [3] Három kő húzása
       *[other] Négy kő húzása
    }
# en: 2fe9f899
panel-challenge = Kétlem
    .deed = Kétségbe vonás
# en: 8320c932
panel-uno = UNO!
    .deed = UNO bemondása
# en: 582c9a60
panel-call =
    { $on ->
        [yes] UNO! ✓
       *[no] UNO bemondása
    }
# en: 83e44f65
panel-catch = Megvagy!
    .deed = Rajtakapás: nem mondta be, hogy UNO
# en: 1a0f9894
panel-give-back = Vissza: { $tile }
    .deed = Vissza: { $tile }

### What a click led to (`notice-<code>`)

# en: 1712d0cf
notice-returned = Újra itt vagy! Még nem léptél: nézz rá az asztalra, és válassz újra.
# en: 9ee77181
notice-claimed = Jelezted, hogy kéred. Aki a sorban előtted van, még megelőzhet.
# en: e89090c3
notice-voted =
    { $how ->
        [ended] Ez volt az utolsó szükséges szavazat. Vége a meccsnek.
        [withdrawn] Visszavontad a szavazatod. Szavazatok a meccs befejezésére: { $votes }; ennyi kell: { $needed }.
       *[cast] Szavaztál. Szavazatok a meccs befejezésére: { $votes }; ennyi kell: { $needed }.
    }
# en: 946fefd7
notice-ready = Kész vagy. A többiekre várunk.
# en: 31c140d4
notice-unchanged = Eddig is így volt.

# en: 571ba509
click-overtaken = Épp megváltozott az asztal, ezért nem történt semmi. Ha még szeretnéd, nyomd meg újra.
# en: 5bb6eed0
call-late = Késő: valaki gyorsabb volt, vagy már lépett a következő játékos.
# en: 4e70ad16
call-yourself = Magadat nem kaphatod rajta. Mondd be, hogy UNO, mielőtt más kap rajta.
# en: 5b8dfdbb
call-other = Nem nálad maradt egy kő, hanem nála: { $name }. Kapd rajta!

### The menu of the table, and its settings for the host

# en: 5d89a0c3
menu-heading = **Az asztal**
# en: d1d2f4fd
menu-left = Kiléptél, ezért a gép játszik helyetted. Ezzel veszed vissza a helyed: „{ button-return }”.
# en: e3777827
menu-resigned = Feladtad, ezért a gép játszik helyetted. A következő meccsben újra játszhatsz.
# en: f34213f9
menu-leave =
    {"-# **"}{ button-leave }:** { $cost ->
        [place] a gép játszik tovább helyetted, és a ligában mindenki mögé kerülsz, aki marad.
        [free] a gép játszik tovább helyetted. Ez a meccs neked nem számít.
       *[none] a gép játszik tovább helyetted. Ez a meccs nem számít a ligában.
    }
# en: 6740e963
menu-resign = {"-# **"}{ button-resign }:** { $cost }
# en: b0611f94
menu-vote =
    {"-# **"}{ button-vote-yes }:** eddig { $votes }, ennyi kell: { $needed }.{ $counts ->
        [yes] {" "}A lejátszott leosztások számítanak.
        [no] {" "}A meccs akkor senkinek sem számít.
       *[none] {" "}Semmibe sem kerül.
    }
# en: 95986401
menu-clock = -# Gondolkodási idő: { $clock }
# en: d4742106
menu-bank = -# Gondolkodási idő: minden lépésnél az első { $free } másodperc ingyen van, a többi az időkeretedből megy (meccsenként { $bank }).
# en: 15540b09
button-table = Beállítások
# en: ae60f4e0
table-settings = **Az asztal beállításai**
# en: 629ac054
mentions-now = azonnal
# en: 63ed6d6a
mentions-10s = 10 mp után
# en: 31737a37
mentions-off = soha
# en: 615584ab
forced-yes = be
# en: 09d5f893
forced-no = ki
# en: a67076c0
hints-yes = be
# en: 7d486ca3
hints-no = ki
# en: aad66e65
menu-claim-window = Idő a kérésre
# en: 83ac3768
claim-window-5s = 5 másodperc
# en: 68f7915e
claim-window-10s = 10 másodperc
# en: 9ef27cf6
claim-window-off = a következő húzásig
# en: 18b324bf
takeovers-yes = lehet
# en: 8d3b5cfd
takeovers-no = nem lehet
# en: 26dd9258
menu-replace = Egy gépi hely átvétele
# en: fa0e97f1
menu-hand-over = Egy hely átadása a gépnek
# en: af1bc502
confirm-leave =
    { $league ->
        [yes] Kilépsz a meccsből? A gép tovább játszik helyetted, és az eredmény a tiéd marad: a ligában mindenki mögé kerülsz, aki végigjátssza, hacsak vissza nem jössz, mielőtt a gép a köreid több mint harmadát lejátssza. Visszajöhetsz, amíg valaki át nem veszi a helyed.
       *[no] Kilépsz a meccsből? A gép tovább játszik helyetted, és az eredmény a tiéd marad. Visszajöhetsz, amíg valaki át nem veszi a helyed.
    }
# en: 9dd83d43
confirm-resign =
    { $ends ->
        [yes] Feladod? { $cost } Ezzel vége a meccsnek.
       *[no] Feladod? { $cost } A gép tovább játszik helyetted, és ebbe a meccsbe már nem jöhetsz vissza.
    }
# en: 8a146274
confirm-resign-unknown = Most nem tudom megnézni, mibe kerül ez a ligában.
# en: 1753fb15
confirm-end =
    Bezárod az asztalt mindenkinek?{ $counts ->
        [yes] {" "}A lejátszott leosztások számítanak.
        [no] {" "}A meccs akkor senkinek sem számít.
       *[none] { "" }
    }
