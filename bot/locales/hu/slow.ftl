# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile }, ahová illik
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = A dobott felvétele, ha kombinációt ad
# en: 5ea92020
intention-take-note = Rögtön le is kerül, és a legdrágább lap megy a dobottak közé.
# en: 54efd1d3
plan-line = ⏳ Terv: { $plan }.
# en: 768b8ea7
plan-else = { $first }, különben { $then }
# en: b4cc9138
plan-nothing = A következő körödre nincs terved.
# en: b70333ac
plan-about = -# Ha te jössz, rögtön az első történik meg, ami még lehetséges. Ha egyik sem, a szokott módon te döntesz. Más ezt nem látja.
# en: dac54623
plan-menu =
    { $place ->
        [first] Tervezd meg a következő köröd…
       *[else] Ha az nem megy…
    }
# en: 1dfb5b6b
button-plan = Tervezés
# en: cda2e14e
button-unplan = Terv törlése

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Rád vár**
# en: 25b4fa46
mine-none = Itt egy asztal sem vár rád.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Még egy jön, ha léptél.
       *[other] Még { $count } jön, ha léptél.
    }
# en: 5170a309
button-mine = Asztalaim
# en: 4f099346
button-my-calls = Hívás és lépés
# en: 48f50597
button-my-away = Távol
# en: bac7e105
button-my-data = Adataim
# en: 488adc66
mine-pending = { $count } eredmény a te megerősítésedre vár.
# en: 38e51bad
button-my-pending = Eredmények
# en: 547f5b0b
button-mine-hand = Lapjaim { $number }
# en: 1458835a
button-next-table = Következő asztal

# en: 5faa0e33
button-my-name = Nevem
# en: 758cc3f2
my-name-label = A neved ezen a szerveren
# en: dcbfc308
my-name-description = 2–24 karakter, legfeljebb hetente egyszer. Ha üres, a Discord-neved látszik.
# en: 8afab4dd
my-name-now =
    { $chosen ->
        [yes] A képeken, a táblázatokban és a jegyzőkönyvekben ezen a szerveren mostantól ez a neved: { $name }.
       *[no] A képeken, a táblázatokban és a jegyzőkönyvekben ezen a szerveren mostantól a Discord-neved látszik.
    }
# en: 5cd469bf
my-name-unsure = A Discord nem válaszolt időben, hogy van-e már ilyen nevű, így a neved marad. Próbáld újra egy perc múlva.

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Emlékeztetés
# en: 13bac5fb
notice-nudged = Szólok még egyszer annak, akire vártok.
# en: 76e18438
notice-nudge-early =
    { $again ->
        [yes] Valakit leghamarabb 8 óra múlva lehet újra megemlíteni. Legközelebb: { $time }.
       *[no] Még nem telt el 8 óra a lépés kezdete óta. Emlékeztetni ekkor lehet: { $time }.
    }
# en: 677a5841
notice-nudge-nobody = Most senki másra nem kell várni.

### Saját beállítások a lassú meccsekhez egy szerveren és távollét

# en: bd3a55ea
own-title = {"**"}Hívás és lépés**
# en: 4f824583
own-turns =
    { $how ->
        [mention] Lassú meccsen megemlítelek, ha te jössz.
        [direct] Lassú meccsen közvetlen üzenetet küldök, ha te jössz.
       *[both] Lassú meccsen megemlítelek, és közvetlen üzenetet is küldök, ha te jössz.
    }
# en: fc37c596
own-quiet =
    { $set ->
        [yes] Csend: { $begin }–{ $end } ({ $zone }). Ilyenkor senki sem hív, és a lassú meccseken áll az órád, naponta legfeljebb 9 órát.
       *[no] Nem kértél csendet.
    }
# en: 230a3456
own-closed = -# Az utolsó közvetlen üzenetem nem ért célba, ezért megemlítettelek. A Discord adatvédelmi beállításaiban engedélyezheted a közvetlen üzeneteket erről a szerverről.
# en: a7dd5481
own-menu = Hogyan szólok
# en: 6d280d7b
own-choice =
    { $how ->
        [mention] Említs meg
        [direct] Küldj közvetlen üzenetet
       *[both] Mindkettő
    }
# en: 49b82aa9
button-own-quiet = Csend…
# en: bb613866
button-own-loud = Ne legyen csend
# en: bf831351
button-own-back = Itt vagyok
# en: 79b46866
own-quiet-title = Csend
# en: 62b55a2a
own-quiet-label = Mettől meddig
# en: 872e2f05
own-quiet-description = Például 22:00-07:00. Üresen: nincs csend.
# en: e66044e7
own-zone-description = Például Europe/Budapest. A város neve is elég.
# en: e2e50c54
away-title = {"**"}Távol**
# en: d4030d03
away-now =
    { $away ->
        [yes] Távol vagy, az utolsó nap: { $date }. Addig állnak az óráid a szerver lassú meccsein, és ez az asztaloknál is látszik. „{ button-own-back }”: ezzel vége.
        [used] Ebben a szezonban már 14 napot voltál távol. „{ button-mine }”: itt látod, hol várnak rád.
       *[no] Válaszd ki az utolsó napot, amíg távol vagy. A végéig állnak az óráid a szerver lassú meccsein. Még { $days } napod van.
    }
# en: 206f7019
away-menu = Az utolsó nap, amíg távol vagyok
# en: 4c412c85
away-choice =
    { $when ->
        [today] Ma, { $date }
        [tomorrow] Holnap, { $date }
       *[later] { $date }
    }
# en: 1ebf4134
away-past = Ez a nap már elmúlt. Válassz egy későbbit.
# en: b4e7ca0f
away-long = Ez túl hosszú: egy szezonban 14 napig lehetsz távol. A `/mine` lapján a „{ button-my-away }” gomb mutatja, mely napok maradtak.
# en: 6d3247c3
away-line = -# { $name } távol van, az utolsó nap: { $date }.
# en: b5e55873
notice-nudge-away = Aki következik, most távol van. Hogy meddig, az asztal üzenetében látod.
# en: 97768930
turn-direct =
    { $timed ->
        [yes] Te jössz: { $game }, { $channel }, { $server } · vége { $time } · [asztal]({ $link })
       *[no] Te jössz: { $game }, { $channel }, { $server } · [asztal]({ $link })
    }
