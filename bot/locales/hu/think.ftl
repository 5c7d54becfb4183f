# What a strong player would do, and why: hints during a match, reviews after it.

### Hints: a private line above the hand

button-hint = Tipp
button-hint-fill = Tervezd meg
hint-text = 💡 **{ $what }**. { $why }
hint-moved-on = Közben továbbment a játék. Kérdezz újra, ha te következel.
hint-late = Kell még egy kis idő. Nyomd meg újra: „{ button-hint }”.
hint-off = Ennél az asztalnál nincs tipp.
hint-turn = Tippet akkor kapsz, ha te következel, és van miből választanod.
suggest-free = Minden játék első három meccsében használhatod: „{ button-suggest }”.
suggest-off = A ligaszabályok itt nem engednek segítséget. { suggest-free }
hint-filled = Megterveztem neked. Változtass rajta, ha akarsz, aztán lépd meg.

### Deeds (`deed-...`): what a player does, as a name for it

deed-list = { $first } → { $last }
deed-let-go = Elengedés
deed-among = { $what } · { $how }
deed-meld-meld = Lerakás: { $list }
deed-meld-layoff = Szúrás: { $list } ({ $number }. kombináció)
deed-meld-swap = Jokerszerzés: { $list } ({ $number }. kombináció)

### Why (`reason-<family>-<code>`): one sentence, true of the move by what its player can see. 90 letters

reason-only = Csak ezt lépheted.
reason-let-go = Nem kerül semmibe.
reason-ahead = Átlagban ez hoz többet.

# Classic, Moomin, Joker and Christmas domino.
reason-line-out =
    { $ends ->
        [yes] Ez az utolsó köved, és vége a leosztásnak.
       *[no] Ez az utolsó köved.
    }
reason-line-saves-joker = A jokered megmarad későbbre.
reason-line-with-joker =
    { $rest ->
        [draw] Joker nélkül húznod kellene.
        [pass] Joker nélkül passzolnod kellene.
        [end] Joker nélkül vége lenne a lépésednek.
       *[none] Joker nélkül semmi sem illik.
    }
reason-line-nobody = Utána senki sem tud letenni. Nyitott végek: { $ends }.
reason-line-only-you = Utána csak te tudsz letenni.
reason-line-blocks = { $against } nem tud rá letenni. Erre már passzolt: { $ends }.
reason-line-few = A nem látható kövek közül utána csak ez illik: { $tiles }.
reason-line-dear-keeps =
    { $all ->
        [one] Nincs letehető köved több pöttyel, és a másik köved utána is illik.
        [yes] Nincs letehető köved több pöttyel, és utána a többi is mind illik.
       *[no] Nincs letehető köved több pöttyel, és a többi { $others } közül { $count } utána is illik.
    }
reason-line-keeps =
    { $all ->
        [one] A másik köved utána is illik.
        [yes] A többi köved utána is mind illik.
       *[no] A többi köved ({ $others }) közül { $count } utána is illik.
    }
reason-line-dear = Nincs nehezebb köved: ezen { $pips } pötty van.
reason-line-double = A duplát nehéz letenni, jó megszabadulni tőle.
reason-line-left = Utána { $count } köved marad.

# UNO Dominos.
reason-cross-out = Ez az utolsó köved, és vége a leosztásnak.
reason-cross-hits =
    { $what ->
        [four] { $against } kezében már csak { $count } kő van, és négyet húz, vagy kétségbe vonja.
        [two] { $against } kezében már csak { $count } kő van, és kettőt húz.
       *[skip] { $against } kezében már csak { $count } kő van, és kimarad.
    }
reason-cross-dear-keeps =
    { $all ->
        [one] Nincs értékesebb letehető köved, és a másik köved utána is illik.
        [yes] Nincs értékesebb letehető köved, és utána a többi is mind illik.
       *[no] Nincs értékesebb letehető köved, és a többi { $others } közül { $count } utána is illik.
    }
reason-cross-keeps =
    { $all ->
        [one] A másik köved utána is illik.
        [yes] A többi köved utána is mind illik.
       *[no] A többi köved ({ $others }) közül { $count } utána is illik.
    }
reason-cross-saves-joker = A jokered megmarad későbbre.
reason-cross-dear = { $points } ponttól szabadulsz meg, most ez a legtöbb.
reason-cross-closes = Lezárja azt az utcát.
reason-cross-left = Utána { $count } köved marad.
reason-cross-uno = Különben rajtakaphatnak.
reason-cross-catch = { $against } elfelejtette bemondani, hogy UNO, és kettőt húz.
reason-cross-challenge = Ha igazad van, ő húz négyet. Ha nincs, te húzol négyet, de azt úgyis húznál.
reason-cross-forced = Lehet, hogy nem volt illő szín a kezében.
reason-cross-return = { $points } pontot ér, és nincs nálad értékesebb.
reason-cross-loner =
    { $count ->
        [0] Se színe, se száma nem egyezik egyik másik köveddel sem.
        [one] Színe vagy száma csak egy másik köveddel egyezik.
       *[other] Színe vagy száma a többi { $others } köved közül { $count } kővel egyezik.
    }
reason-cross-keep-joker = A joker megmarad későbbre.
reason-cross-keep = Később is leteheted.

# Rummy with cards.
reason-meld-draw = Senki sem látja, mit húzol.
reason-meld-draw-useless = { $tile } egyik lapodhoz sem illik.
reason-meld-waits = { $points } pontot lerakhatnál, de a kezedben lévő lapokhoz senki sem szúrhat.
reason-meld-out = Ezzel vége a leosztásnak.
reason-meld-meets = { $points } pontot raksz le, és a minimum { $minimum }.
reason-meld-wins-joker = { $count } jokert szerzel az asztalról.
reason-meld-lays =
    { $count ->
        [one] Még egy laptól szabadulsz meg, értéke { $points } pont.
       *[other] { $count } laptól szabadulsz meg, értékük { $points } pont.
    }
reason-meld-takes = { $tile } illik a lapjaidhoz.
reason-meld-loose-dear = { $tile } egyik megmaradó lapodhoz sem illik, és egyik sem ér többet.
reason-meld-loose = { $tile } egyik megmaradó lapodhoz sem illik.
reason-meld-keeps =
    { $met ->
        [yes] Egyben maradnak a kombinációid.
       *[no] Egyben maradnak a kombinációid: { $points } pont, és a minimum { $minimum }.
    }
reason-meld-dear = { $tile } értéke { $points }, és egyik megmaradó lapod sem ér többet.
reason-meld-loner = { $tile } kevesebb lapodhoz illik, mint bármelyik, ami megmarad.
reason-meld-nobody = Senki sem szúrhatja be az asztalon: { $tile }.

# Tábla Römi. $count of $need: how near the hand is to that kind of legal hand.
reason-rack-out = Ezzel vége a leosztásnak.
reason-rack-takes =
    { $kind ->
        [runs] Ezzel már { $count }/{ $need } kő megvan a sorokhoz és csoportokhoz.
        [colours] Ezzel már { $count }/{ $need } kő megvan egy színből.
        [pairs] Ezzel már { $count }/{ $need } pár megvan.
       *[total8] Ezzel már { $count }/{ $need } kő megvan a totál 8-ashoz.
    }
reason-rack-goes = Illik a köveidhez.
reason-rack-draw-useless = { $tile } egyik szabályos kézhez sem visz közelebb.
reason-rack-draw = Senki sem látja, mit húzol.
reason-rack-chances = { $count } nem látható kő vinne közelebb.
reason-rack-keeps =
    { $still ->
        [yes] { $kind ->
            [runs] Nélküle is megvan { $count }/{ $need } kő a sorokhoz és csoportokhoz.
            [colours] Nélküle is megvan { $count }/{ $need } kő egy színből.
            [pairs] Nélküle is megvan { $count }/{ $need } pár.
           *[total8] Nélküle is megvan { $count }/{ $need } kő a totál 8-ashoz.
        }
       *[no] { $kind ->
            [runs] Nélküle { $count }/{ $need } kő van meg a sorokhoz és csoportokhoz.
            [colours] Nélküle { $count }/{ $need } kő van meg egy színből.
            [pairs] Nélküle { $count }/{ $need } pár van meg.
           *[total8] Nélküle { $count }/{ $need } kő van meg a totál 8-ashoz.
        }
    }

### Reviews: one private message, turned in place: heading, summary, a moment, its picture

review-heading = 🔎 {"**"}{ $game }** · { $time }
review-progress =
    { $part ->
        [begun] { $count } lépésedet nézem…
        [again] Tovább nézem, ami a legtöbbet számított…
       *[some] { $count } lépésedet nézem… { $asked } kész.
    }
review-stopped = Leálltam.
review-agreed =
    { $count ->
        [0] Most túl sok a dolgom, hogy megítéljem a lépéseidet. Próbáld később.
        [one] { $agreed ->
            [0] Egyszer kellett választanod, és egy profi jobbat lépett volna.
           *[other] Egyszer kellett választanod, és felért egy profi lépésével.
        }
       *[other] { $count } lépésedből { $agreed } felért egy profiéval.
    }
review-some = { $all } lépésedből { $count } lépést néztem meg: { $agreed } felért egy profiéval.
review-blind = Ennek a játéknak a lépéseit még nem tudom megítélni. Nézd vissza a meccset: `/replay`.
review-busy = Túl sok volt a dolgom, a többiben nem vagyok biztos.
review-ask-again = Kérdezz rá később, és mindet megnézem.
review-nothing = Semmi más nem számított volna sokat.

### Reviews: a moment. Its heading in bold, then three lines

review-moment =
    { $kind ->
        [right] { $number }. kulcslépés, összesen { $count }: jól játszottad
       *[wrong] { $number }. kulcslépés, összesen { $count }: volt jobb
    }
review-where = { $number }. leosztás, { $move }. lépés
review-caption = Te mit lépnél itt?
review-done = Te: { $what }
review-best = Egy profi: { $what }. { $why }
review-cost =
    { $gain ->
        [more] Győzelmi esély: { $better }%, a te lépéseddel { $worse }%. Átlagban { $points } ponttal jobb a legjobb ellenfeledhez képest.
       *[other] Győzelmi esély: { $better }%, a te lépéseddel { $worse }%.
    }
review-found = Úgy játszottál, mint egy profi: { $what }. { $why }
review-next = A második legjobb: { $what }. Győzelmi esély: { $better }%, a te lépéseddel { $mine }%.

### Reviews: buttons, and why there is none: private answers of a line

button-review = Elemzés
button-review-stop = Leállítás
button-review-again = Elölről
button-review-moment = { $number }. kulcslépés
review-unknown = Nincs meg nekem ez a meccs. Írd be: `/review`, és válassz a listából.
review-running = Ez a meccs még tart. Gyere vissza, ha vége.
review-undealt = Ez a meccs az osztás előtt véget ért, így nincs mit elemezni.
review-computers = Ezt a meccset csak gépek játszották, nincs benne lépésed.
review-not-yours = Ebben a meccsben nem játszottál. Válassz a sajátjaid közül, vagy nézd vissza: `/replay`.
review-no-choice = Ebben a meccsben sosem volt miből választanod, így nincs mit elemezni.
