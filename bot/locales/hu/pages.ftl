# Pages to read: rules, help, privacy, settings; and pictures in words.

### The pages of /rules, /help and /mine

# en: 88fab4bc
rules-heading =
    {"**"}{ $game }: szabályok**{ $pages ->
        [one] { "" }
       *[other] {" "}· { $page }/{ $pages }. oldal
    }
# en: e8111b56
rules-line = - { $text }
# en: 83e7204c
rules-options =
    { $own ->
        [yes] Ennél az asztalnál:
       *[no] Szokásos beállítások:
    }
# en: 3249c281
rules-menu = Egy másik játék szabályai

# en: 1155616d
help-now =
    { $kind ->
        [turn] Te következel, **{ $game }**: { $channel }
        [playing] Most ezt játszod, **{ $game }**: { $channel }
        [in] Beszálltál. A meccs (**{ $game }**) akkor indul, ha a házigazda megnyomja: **{ button-start }** ({ $channel })
        [open] Nyitott asztal van itt: **{ $game }**. Ha játszanál, nyomd meg: **{ button-join }**.
        [full] Az asztal megtelt: **{ $game }**. Hamarosan indul.
        [watch] Itt most mások játszanak: **{ $game }**.
       *[none] Itt nincs nyitott asztal.
    }
# en: b92e429d
help-night = Itt játékest van. Ha helyet kérsz, nyomd meg: **{ button-night-in }**.
# en: f165dee9
help =
    {"**"}Így játssz**
    `/play`: asztalt nyitsz itt, barátokkal vagy a gép ellen.
    `/hand`: a lapjaid, csak neked, és egy-egy gomb mindenhez, amit letehetsz.
    `/table`: minden más, szünet, kilépés, befejezés.
# en: fa1ec735
help-topics = Bővebben …
# en: c1f02e14
help-topic-turn = A köröd, és ha lejár az időd
# en: ded285c2
help-topic-leave = Szünet, kilépés, feladás
# en: 1bdb56a3
help-topic-playing-alone = Egyedül: leckék, a nap osztása
# en: a65e6ed4
help-topic-rules = Egy játék szabályai
# en: 03a072d8
help-topic-hint = Segítség a géptől
# en: 965f3e35
help-topic-league = A liga
# en: f2ef994d
help-topic-ratings = Mit jelent az értékszám
# en: 21159c64
help-topic-finished = Lejátszott meccsek és ellenőrzés
# en: 21718cd6
help-topic-nights = Játékestek
# en: f04e0fcb
help-topic-mine = Hívások, szünetek, adataid
# en: 771ba3a0
help-turn =
    {"**"}{ help-topic-turn }**
    Megemlítelek, ha te következel. Ha lejár az időd, a gép lép helyetted. Két ilyen lépés után végig a gép játszik helyetted, amíg meg nem nyomod: **{ button-return }**.
    Ha egy lépésre 24 óra van, vagy nincs korlát, a kezednél ez tárolja a következő lépéseidet: **{ button-plan }**.
    `/mine`: asztalok, amelyek rád várnak.
# en: 345d1e37
help-leave =
    {"**"}{ help-topic-leave }**
    {"**"}{ button-menu }** az asztalnál, vagy `/table`: szünet, kilépés, szavazás a meccs befejezésére.
    A ligában, ha kilépsz, mindenki mögé kerülsz, aki végigjátssza; ha feladod, utolsó leszel. Ha valaki átveszi a helyed, az eredmény akkor is a tiéd.
# en: b6e1d8e6
help-playing-alone =
    {"**"}{ help-topic-playing-alone }**
    - `/learn` egy játék három perc alatt
    - `/daily` a nap osztása, mindenkinek ugyanaz
    - `/play`, aztán **{ button-solo }**: a szintje { computers-random }, { computers-greedy } vagy { computers-strong }, és sosem lát többet nálad
# en: 15909161
help-rules =
    {"**"}{ help-topic-rules }**
    `/rules`: egy játék minden szabálya. Itt is választhatsz egyet.
# en: d5e2b79e
help-hint =
    {"**"}{ help-topic-hint }**
    {"**"}{ button-hint }** a lapjaid alatt megmondja, mit lépne egy profi, és miért. Nyomd meg újra, és meglépi. Ahol a meccs számít, csak minden játék első három meccsében van.
    A meccs után a `/replay` azt is megmutatja, hol játszott volna másképp egy profi.
# en: 0af8b436
help-league =
    {"**"}{ help-topic-league }**
    - `/league table` ki vezet
    - `/league player` te hogy állsz
    - `/league schedule` kinek kivel kell még játszania
    Helyezése csak embernek van, gépnek nincs. A tabellánál a liga szabályai megmondják, mi kell ahhoz, hogy egy meccs számítson.
# en: bfc66194
help-ratings =
    {"**"}{ help-topic-ratings }**
    Az értékszám óvatos, és úgy nő, ahogy bizonyítasz. 1000-ről indulsz; aki sokat játszik és átlagos, 1500–1600-ig jut. A „?” azt jelzi, hogy még nem biztos.
# en: 0817aecb
help-finished =
    {"**"}{ help-topic-finished }**
    `/replay`: egy lejátszott meccs lépésről lépésre, mit lépett volna benne egy profi, és tiszta volt-e a keverés.
# en: ef686661
help-nights =
    {"**"}{ help-topic-nights }**
    `/night`: játékestet nyitsz. Mindenki megnyomja: **{ button-night-in }**, én pedig asztalokhoz ültetek mindenkit.
# en: be0788c8
help-mine =
    {"**"}{ help-topic-mine }**
    `/mine`: az asztalaid, mikor hívjalak, a szüneteid, és amit rólad tárolok.

# en: fc301c8c
help-alone =
    {"**"}Amit itt tudok**
    - `/daily` a nap osztása, mindenkinek ugyanaz
    - `/learn` egy játék három perc alatt
    - `/rules` egy játék minden szabálya
    - `/mine` mit tárolok rólad, fájlban is, és a törlése
    Másokkal szerveren játszhatsz. [Adj hozzá egyhez]({ $invite }), és nyiss ott asztalt: `/play`. Az asztalok, a ligák és a beállítások a szerverükön maradnak, itt semmi sem látszik belőlük.

# en: 8c3dec59
privacy =
    {"**"}Mit tárolok rólad**
    A Discord-azonosítódat, a neveidet és a profilképedet, az asztalaidat, meccseidet, napi osztásaidat és szavazataidat, a szavakat, amelyekkel emelsz, és amit a `/mine` lapjain beállítasz. Mást nem abból, amit írsz.
    { $database ->
        [server] Mindez az üzemeltetőm adatbázisában marad, máshoz nem kerül.
       *[file] Mindez a gépemen marad, és senki máshoz nem kerül.
    }
    A befejezett meccset a szerveren bárki visszanézheti, nyitott lapokkal.
    -# „{ button-mydata-delete }” előbb megmondja, mi marad.

### Settings: /settings, a private page

# en: cdea9674
settings-heading =
    { $place ->
        [channel] **A csatorna beállításai**
       *[server] **A szerver beállításai**
    }
# en: 799892f8
settings-line =
    { $inherited ->
        [yes] { $setting }: {"**"}{ $value }** (mint a szerveren)
       *[no] { $setting }: {"**"}{ $value }**
    }
# en: f5182ab1
settings-games =
    { $count ->
        [0] Minden játék a szokásos beállításokkal indul.
       *[other] Játékok saját beállításokkal: {"**"}{ $games }**
    }
# en: 2ab2174e
settings-option =
    { $own ->
        [yes] -# { $shown } · itt megadva
       *[no] -# { $shown }
    }
# en: 481a061a
settings-inherited = mint a szerveren
# en: 13a8e38a
settings-unset = szokásos ({ $value })
# en: 97d1c907
settings-figures = Figurák nevei: {"**"}{ $names }**
# en: dc4555fc
settings-daily = A nap játéka sorban ezekből jön: {"**"}{ $games }**
# en: 3454c2cf
figures-title = Figurák nevei
# en: 886e54e5
switch-league-yes = Liga: be
# en: 52c8622b
switch-league-no = Liga: ki
# en: 0c312d5e
switch-league-abandoned-yes = Félbemaradt is: be
# en: 5786519b
switch-league-abandoned-no = Félbemaradt is: ki
# en: 6da551c7
switch-takeovers-yes = Hely átvétele: be
# en: 1d72c848
switch-takeovers-no = Hely átvétele: ki
# en: d7e986b4
switch-league-computers-yes = Gépek számítanak: be
# en: 0ffa6545
switch-league-computers-no = Gépek számítanak: ki
# en: 26f462c4
switch-league-confirm-yes = Megerősítés: be
# en: cbd5bfb5
switch-league-confirm-no = Megerősítés: ki
# en: 6f98b342
switch-automatic-moves-yes = Automata lépés: be
# en: 405f4c54
switch-automatic-moves-no = Automata lépés: ki
# en: f042c8e2
switch-hints-yes = Segíts: be
# en: 48e398f4
switch-hints-no = Segíts: ki
# en: 88d3c69e
button-settings-league = Liga
# en: 15189c80
button-settings-match = Meccs közben
# en: 23965b58
button-settings-game = Játékbeállítások
# en: cdd5a274
button-settings-figures = Figurák nevei
# en: 7c75d304
button-settings-daily = A nap osztása
# en: d3f6ff60
button-settings-callers = Játékosok hívása
# en: 406616a3
button-settings-channel = Ez a csatorna
# en: a23b2a93
button-settings-server = Az egész szerver
# en: 50c88bf0
button-settings-reset = Mint a szerveren
# en: e47b8853
button-settings-usual = Szokásos nevek
# en: 5a799ee3
button-rename = Átnevezés: { $first } – { $last }
# en: d8c0a25f
setting-all = minden
# en: c78fae0f
setting-daily-without = A nap játékai
# en: 33302b37
setting-figure-names = figurák nevei
# en: e95e9365
setting-language = Nyelv
# en: dc751560
setting-language-auto = mint a Discordban
# en: d7c8331a
language-name = Magyar
# en: c57e72fa
setting-game = Szokásos játék
# en: 0cf56396
setting-clock = Gondolkodási idő
# en: a395aa3d
setting-league = Az új asztalok számítanak a ligában
# en: 104dffeb
setting-league-yes = igen
# en: b90e17f0
setting-league-no = nem
# en: b84f1a00
setting-takeovers = Helyek átvétele a ligában
# en: e619c504
setting-league-abandoned = A félbemaradt meccs is számít
# en: 8df0f46a
setting-league-abandoned-yes = igen
# en: 369ff4ca
setting-league-abandoned-no = nem
# en: 48ee802a
setting-league-computers = A gépek számítanak
# en: a92e883f
setting-league-computers-yes = igen
# en: 68da3ac3
setting-league-computers-no = nem, csak az emberek közti helyezés ad pontot
# en: f48e8182
setting-league-confirm = A bevitt eredményt másik játékos erősíti meg
# en: 4df59c6c
setting-league-confirm-yes = igen
# en: 026d6cbc
setting-league-confirm-no = nem
# en: 2b742672
setting-league-limit = Napi meccsek ugyanazzal az ellenféllel
# en: 6e43960b
setting-league-limit-number = { $number }
# en: c8040757
setting-league-limit-off = bármennyi
# en: 121bc450
setting-league-least = Ennyi meccs kell a helyezéshez
# en: 9d292743
setting-league-least-number = { $number }
# en: d7cab3d8
setting-league-points = pontok
# en: ed270523
setting-league-channel = a végső tabellák csatornája
# en: 9f0f526a
setting-timezone = időzóna
# en: 6632d7f5
setting-mentions = Említés, ha te következel
# en: ba77b84d
setting-hints = Segíts
# en: 7615688b
setting-automatic-moves = Húzás és passz helyetted, ha nincs választás

### Pictures in words: alt text of tables and hands, 1,024 letters in all, so be brief

# en: 4f7686d7
alt-line = X végétől Y végéig: { $list }.
# en: c8141aed
alt-line-empty = Még egy kő sem került le.
# en: 152641ca
alt-table = Az asztal.
# en: 20be4065
alt-round = { $game }, { $number }. leosztás.
# en: b812ed31
alt-gap =
    { $noun ->
        [cards] … még { $tiles } lap …
        [dominoes] … még { $tiles } kő …
       *[tiles] … még { $tiles } kő …
    }
# en: c1ea31bc
alt-double = { $tile } (dupla)
# en: 29dec686
alt-covered =
    { $side ->
        [left] { $tile } (az első felén joker: { $figure })
       *[right] { $tile } (a második felén joker: { $figure })
    }
# en: 0b0e3187
alt-ends = Nyitott végek: X: { $left }, Y: { $right }.
# en: 42eb5066
alt-stock =
    { $tiles ->
        [0] Üres a talon.
       *[other] { pieces } a talonban.
    }
# en: 7aaeb18b
alt-seat = { $name }: { $facts }.
# en: f8421c17
alt-seat-out = befejezte
# en: ceb49bc5
alt-seat-jokers = { $jokers } joker
# en: 7b846371
alt-seat-bank = időkeret: { $bank }
# en: d8f8cb4d
alt-seat-played =
    { $played ->
        [away] távol van, a gép játszik
        [left] elment, a gép játszik
       *[computer] gép
    }
# en: 2fcfd440
alt-turn = { $name } következik.
# en: 8e0b98b9
alt-over = Vége a leosztásnak.
# en: 21bda6f3
alt-stopped = A meccs idő előtt véget ért.
# en: c0944b9d
alt-left = { $name } lapjai: { $list }.
# en: add41d17
alt-holds = { $name } kezében: { $list }.
# en: 27985921
alt-cross-empty = Még egy kő sem került le.
# en: c3cd2122
alt-start = Középen: { $tile }.
# en: 38bbc79d
alt-street =
    { $closed ->
        [yes] { $street }: { $list }; lezárva.
       *[no] { $street }: { $list }; nyitott vég: { $end }.
    }
# en: 3df6bf63
alt-street-empty = { $street }: még semmi; nyitott vég: { $end }.
# en: 806595eb
alt-direction =
    { $way ->
        [on] A játék az ülésrend szerint halad.
       *[back] A játék az ülésrenddel szemben halad.
    }
# en: 0f740806
alt-exposed = { $name } kezében egy kő maradt, rajta lehet kapni.
# en: ca7ab5fc
alt-last-dead = { $name } tette le az utolsó Zsákutcát.
# en: 36e1a665
alt-jokers = A jokereid: { $list }.
# en: d6192d7f
alt-hand = A kezedben { pieces }: { $list }.
# en: 2529fab0
alt-hand-playable = A kezedben { pieces }.
# en: 549ba3e2
alt-can-play = Leteheted: { $list }.
# en: 0c1cef08
alt-can-return = Visszaadhatod: { $list }.
# en: bd169cf3
alt-hand-others = A többi: { $list }.
# en: 96227f86
alt-hand-empty = Üres a kezed.
