# What only one person sees, in their own language: the hand, the menu of the table, questions, short answers.

### The hand: the first line above its picture

panel-lobby = Még nem kezdődött el a meccs. Itt látod majd a lapjaid.
panel-ended =
    { $how ->
        [won] { $score ->
            [none] 🏆 Nyertél!
           *[told] 🏆 Nyertél, { $score }!
        }
        [shared] { $score ->
            [none] 🏆 Megosztott első hely: te és { $names }!
           *[told] 🏆 Megosztott első hely: te és { $names }, { $score }!
        }
       *[lost] { $score ->
            [none] { $names } nyert. Visszavágó?
           *[told] { $names } nyert, { $score }. Visszavágó?
        }
    }
panel-league = -# Liga: { $did }
panel-between = Vége a leosztásnak.
panel-away = ⚠️ Távol voltál, ezért a gép játszik helyetted. Ezzel veszed vissza: „{ button-return }”.
panel-page = { $page }. oldal, összesen { $pages }.
panel-task = { $turn } · { $task }
news-turn = { $name }: { $acts }.

### The hand: a piece was pressed that can go to more than one place

panel-which-end = **{ $tile }** mindkét végre illik. Hová?
panel-which-half = **{ $tile }**: melyik végre, melyik felével?
panel-which-joker = **{ $tile }**: melyik végre, és melyik felét fedje a joker?
panel-which-street = **{ $tile }**: melyik utcába?
panel-what = **{ $tile }**: mi legyen vele?
panel-fits-nowhere = { $tile } egyik nyitott véghez sem illik.

### The hand: buttons of pieces and places, and lines of its menus

panel-choice =
    { $number ->
        [0] { $label }
       *[other] { $number } · { $label }
    }
panel-short = { $number }{ $mark }
panel-more = { $tile } …
panel-play =
    { $side ->
        [left] { $tile } 🔵 X
       *[right] { $tile } 🔶 Y
    }
panel-join =
    { $side ->
        [left] 🔵 X · { $end }
       *[right] 🔶 Y · { $end }
    }
panel-end-half =
    { $side ->
        [left] 🔵 X · { $half } ehhez: { $end }
       *[right] 🔶 Y · { $half } ehhez: { $end }
    }
panel-end-joker =
    { $side ->
        [left] 🔵 X · { $note }
       *[right] 🔶 Y · { $note }
    }
panel-covered = { $half } ← { $joker }
panel-list = Tégy le egy követ jokerrel…
panel-menu = Válassz: { $first } – { $last }
panel-pick = Válassz egyet vagy többet…
panel-targets = Hová kerüljenek…
panel-at =
    { $uno ->
        [yes] { $tile } · { $street } · bemondom: UNO
       *[no] { $tile } · { $street }
    }
panel-street =
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

panel-joker-or =
    { $rest ->
        [draw] Joker nélkül egyik köved sem illik. Tégy le egyet jokerrel, vagy húzz.
       *[pass] Joker nélkül egyik köved sem illik, és a talon üres. Tégy le egyet jokerrel, vagy passzolj.
    }
panel-opens = Kezdj ezzel: { $tile }.
panel-open-double = Kezdj egy duplával.
panel-still = Még te jössz: tégy le többet is, vagy: „{ panel-end }”.
panel-only =
    { $what ->
        [draw] Semmi sem illik, ezért húzol.
        [turn] Te kezdesz: fordíts fel egy követ.
        [end] Befejezheted a lépésed.
       *[pass] Semmi sem illik, ezért passzolsz.
    }
panel-jokers =
    { $count ->
        [0] Nincs több jokered.
        [one] A jokered: { $list }
       *[other] A jokereid: { $list }
    }
panel-drawn = Ezt húztad: **{ $tile }**. Leteszed, vagy megtartod?
panel-calls =
    { $own ->
        [yes] Egy köved maradt! Mondd be, hogy UNO, mielőtt rajtakapnak.
       *[no] Valaki elfelejtette bemondani, hogy UNO. Kapd rajta!
    }
panel-phase-return = Mindenkitől húztál. Melyik követ adod vissza?
panel-phase-open = A legmagasabb számos duplád kezd.
panel-phase-suffer =
    { $challenge ->
        [yes] Joker Húzz 4! Húzz négyet, vagy vond kétségbe: ha volt illő szín a kezében, ő húz. Csak te látod a köveit. Ha lejár az időd, te húzol.
       *[no] Joker Húzz 4! Nem lehetett illő szín a kezében, ezért négyet húzol.
    }
panel-phase-redo = Jogosan vontak kétségbe. Tégy le egy illő színű követ azok közül, amelyek már nálad voltak.
panel-picked = Kiválasztva: { $list }
panel-group =
    { $count ->
        [0] { $number }\. { $what }
       *[other] { $number }\. { $what }: { $list }
    }

### The hand: buttons of what is done without a piece; `.deed` is the same thing in a report

panel-pass = Passz
    .deed = Passz
panel-draw = Húzás
    .deed = Húzás
panel-end = Lépés vége
    .deed = Lépés vége
panel-turn = Kő felfordítása
    .deed = Kő felfordítása
panel-keep = Megtartom
    .deed = Megtartás
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
panel-challenge = Kétlem
    .deed = Kétségbe vonás
panel-uno = UNO!
    .deed = UNO bemondása
panel-catch = Megvagy!
    .deed = Rajtakapás: nem mondta be, hogy UNO
panel-give-back = Vissza: { $tile }
    .deed = Vissza: { $tile }

### What a click led to (`notice-<code>`)

notice-returned = Újra itt vagy! Még nem léptél: nézz rá az asztalra, és válassz újra.
notice-claimed = Jelezted, hogy kéred. Aki hozzád képest előbb jönne, még megelőzhet.
notice-voted =
    { $how ->
        [ended] Ez volt az utolsó szükséges szavazat. Vége a meccsnek.
        [withdrawn] Visszavontad a szavazatod. Szavazatok a meccs befejezésére: { $votes }, ennyi kell: { $needed }.
       *[cast] Szavaztál. Szavazatok a meccs befejezésére: { $votes }, ennyi kell: { $needed }.
    }
notice-ready = Kész vagy. A többiekre várunk.
notice-unchanged = Eddig is így volt.

click-overtaken = Épp megváltozott az asztal, ezért nem történt semmi. Ha még szeretnéd, nyomd meg újra.
call-late = Késő: valaki gyorsabb volt, vagy már lépett a következő játékos.
call-yourself = Magadat nem kaphatod rajta. Mondd be, hogy UNO, mielőtt más kap rajta.
call-other = Nem neked maradt egy köved, hanem neki: { $name }. Kapd rajta!

### The menu of the table, and its settings for the host

menu-heading = **Az asztal**
menu-left = Kiléptél, ezért a gép játszik helyetted. Ezzel veszed vissza: „{ button-return }”.
menu-resigned = Feladtad, ezért a gép játszik helyetted. A következő meccsben újra játszhatsz.
menu-clock = -# Gondolkodási idő: { $clock }
button-table = Beállítások
table-settings = **Az asztal beállításai**
mentions-now = azonnal
mentions-10s = 10 mp után
mentions-off = soha
forced-yes = be
forced-no = ki
hints-yes = lehet
hints-no = nincs
menu-claim-window = Idő a kérésre
claim-window-5s = 5 másodperc
claim-window-10s = 10 másodperc
claim-window-off = a következő húzásig
takeovers-yes = lehet
takeovers-no = nem lehet
menu-replace = Egy gépi hely átvétele
menu-hand-over = Egy hely átadása a gépnek
confirm-leave =
    { $league ->
        [yes] Kilépsz a meccsből? A gép tovább játszik helyetted, és az eredmény a tiéd marad: a ligában mindenki mögé kerülsz, aki végigjátssza. Visszajöhetsz, amíg valaki át nem veszi a helyed.
       *[no] Kilépsz a meccsből? A gép tovább játszik helyetted, és az eredmény a tiéd marad. Visszajöhetsz, amíg valaki át nem veszi a helyed.
    }
confirm-resign = Feladod? A ligában utolsó leszel, és ebbe a meccsbe már nem jöhetsz vissza. A gép tovább játszik helyetted; ha csak egy játékos marad, vége a meccsnek.
confirm-end = Bezárod az asztalt mindenkinek? Az idő előtt befejezett meccs nem számít.
