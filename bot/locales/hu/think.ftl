# What a strong player would do, and why: hints during a match, reviews after it.

### Hints: a private line above the hand

# en: 078cbba1
button-hint = Segíts
# en: ad88fd51
button-hint-do = Legyen ez
# en: 3381335f
hint-text = 💡 **{ $what }**. { $why }
# en: ea8da2b4
hint-moved-on = Közben továbbment a játék. Kérdezz újra, ha te következel.
# en: 4b632424
hint-late = Kell még egy kis idő. Nyomd meg újra: „{ button-hint }”.
# en: 342a96d4
hint-off = Itt nincs „{ button-hint }”. Ahol a meccs számít, minden játék első három meccsében kérheted.
# en: 6f4a6fa7
hint-turn = „{ button-hint }”: akkor kérheted, ha te következel, és van miből választanod.

### Deeds (`deed-...`): what a player does, as a name for it

# en: 2b7beee4
deed-list = { $first } → { $last }
# en: e272d6be
deed-let-go = Kihagyás
# en: b5a8fae4
deed-among = { $what } · { $how }
# en: 9c045e55
deed-meld-meld = Lerakás: { $list }
# en: 338878c7
deed-meld-layoff = Szúrás: { $list } ({ $number }. kombináció)
# en: 10ed8c70
deed-meld-swap = Jokercsere ({ $number }. kombináció): { $list }

### Why (`reason-<family>-<code>`): one sentence, true of the move by what its player can see. 90 letters

# en: 4965b108
reason-only = Csak ezt lépheted.
# en: a9ed204e
reason-let-go = Nem kerül semmibe.
# en: 626ac9b7
reason-ahead = Átlagban ez hoz többet.

# Classic, Moomin, Joker and Christmas domino.
# en: a7a6bf25
reason-line-out =
    { $ends ->
        [yes] Ez az utolsó köved, és vége a leosztásnak.
       *[no] Ez az utolsó köved.
    }
# en: 8a63c94c
reason-line-saves-joker = A jokered megmarad későbbre.
# en: e8538efa
reason-line-with-joker =
    { $rest ->
        [draw] Joker nélkül húznod kellene.
        [pass] Joker nélkül passzolnod kellene.
        [end] Joker nélkül vége lenne a lépésednek.
       *[none] Joker nélkül semmi sem illik.
    }
# en: 8d8f9fc7
reason-line-nobody = Utána senki sem tud letenni. Nyitott végek: { $ends }.
# en: 222f8e45
reason-line-only-you = Utána csak te tudsz lépni.
# en: f44bb43a
reason-line-blocks = { $against } nem tud rá letenni. Erre már passzolt: { $ends }.
# en: 9f5cf38d
reason-line-few =
    { $count ->
        [one] A nem látható kövek közül utána csak ez illik: { $tiles }.
       *[other] A nem látható kövek közül utána csak ezek illenek: { $tiles }.
    }
# en: cf24c77c
reason-line-dear-keeps =
    { $all ->
        [one] Nincs letehető köved több pöttyel, és a másik köved utána is illik.
        [yes] Nincs letehető köved több pöttyel, és utána a többi is mind illik.
       *[no] Nincs letehető köved több pöttyel, és a többi { $others } közül { $count } utána is illik.
    }
# en: 59a9998b
reason-line-keeps =
    { $all ->
        [one] A másik köved utána is illik.
        [yes] A többi köved utána is mind illik.
       *[no] Utána a többi { $others } köved közül még { $count } illik.
    }
# en: 1d694fc4
reason-line-dear = Nincs nehezebb köved: ezen { $pips } pötty van.
# en: 1597a6ac
reason-line-double = A duplát nehéz letenni, jó megszabadulni tőle.
# en: 3886eb38
reason-line-left =
    { $count ->
        [0] Utána nem marad köved.
       *[other] Utána { $count } köved marad.
    }

# UNO Dominos.
# en: 6d4032c5
reason-cross-out = Ez az utolsó köved, és vége a leosztásnak.
# en: 03646ad5
reason-cross-hits =
    { $what ->
        [four] { $against } kezében már csak { $count } kő van, és négyet húz, vagy kétségbe vonja.
        [two] { $against } kezében már csak { $count } kő van, és kettőt húz.
       *[skip] { $against } kezében már csak { $count } kő van, és kimarad.
    }
# en: ac860959
reason-cross-dear-keeps =
    { $all ->
        [one] Nincs értékesebb letehető köved, és a másik köved utána is illik.
        [yes] Nincs értékesebb letehető köved, és utána a többi is mind illik.
       *[no] Nincs értékesebb letehető köved, és a többi { $others } közül { $count } utána is illik.
    }
# en: 0e625b68
reason-cross-keeps =
    { $all ->
        [one] A másik köved utána is illik.
        [yes] A többi köved utána is mind illik.
       *[no] Utána a többi { $others } köved közül még { $count } illik.
    }
# en: 0a0c57a5
reason-cross-saves-joker = A jokered megmarad későbbre.
# en: 0e50a070
reason-cross-dear = { $points } ponttól szabadulsz meg, most ez a legtöbb.
# en: 3dc300d7
reason-cross-closes = Lezárja azt az utcát.
# en: c1718269
reason-cross-left = Utána { $count } köved marad.
# en: bfc93c2f
reason-cross-uno = Különben rajtakaphatnak.
# en: 2e84a484
reason-cross-catch = { $against } ekkor kettőt húz.
# en: d030efa5
reason-cross-challenge = Ha igazad van, ő húz négyet. Ha nincs, te húzol négyet, de azt úgyis húznál.
# en: 8f4be2cd
reason-cross-forced = Lehet, hogy nem volt illő szín a kezében.
# en: 0fb44c6a
reason-cross-return = { $points } pontot ér, és nincs nálad értékesebb.
# en: 5991ec93
reason-cross-loner =
    { $count ->
        [0] Se színe, se száma nem egyezik egyik másik köveddel sem.
        [one] Színe vagy száma csak egy másik köveddel egyezik.
       *[other] Színe vagy száma a többi { $others } köved közül { $count } kővel egyezik.
    }
# en: ea6c0358
reason-cross-keep-joker = A joker megmarad későbbre.
# en: 5abd15e3
reason-cross-keep = Később is leteheted.

# Rummy with cards.
# en: 97bbca00
reason-meld-draw = Senki sem látja, mit húzol.
# en: 9fea5847
reason-meld-draw-useless = { $tile } egyik lapodhoz sem illik.
# en: 5df6a3f7
reason-meld-waits = { $points } pontot lerakhatnál, de a kezedben lévő lapokhoz senki sem szúrhat.
# en: e773480e
reason-meld-out = Ezzel vége a leosztásnak.
# en: 6326924e
reason-meld-meets = { $points } pontot raksz le, és a minimum { $minimum }.
# en: 7c85ea24
reason-meld-wins-joker = { $count } jokert szerzel az asztalról.
# en: f1e6cb6f
reason-meld-lays =
    { $count ->
        [one] Még egy laptól szabadulsz meg, értéke { $points } pont.
       *[other] { $count } laptól szabadulsz meg, értékük { $points } pont.
    }
# en: fd6af385
reason-meld-takes = { $tile } illik a lapjaidhoz.
# en: 83b45fc7
reason-meld-loose-dear = { $tile } egyik megmaradó lapodhoz sem illik, és egyik sem ér többet.
# en: 056b5cf3
reason-meld-loose = { $tile } egyik megmaradó lapodhoz sem illik.
# en: 3af1f4ec
reason-meld-keeps =
    { $met ->
        [yes] Egyben maradnak a kombinációid.
       *[no] Egyben maradnak a kombinációid: { $points } pont, és a minimum { $minimum }.
    }
# en: 1237dd8d
reason-meld-dear = { $tile } értéke { $points }, és egyik megmaradó lapod sem ér többet.
# en: 91234ba2
reason-meld-loner = A lapjaid közül { $tile } illik a legkevesebbhez.
# en: 999c6440
reason-meld-nobody = Senki sem szúrhatja be: { $tile }.

# Tábla Römi. $count of $need: how near the hand is to that kind of legal hand.
# en: ebfa584b
reason-rack-out = Ezzel vége a leosztásnak.
# en: a92d444d
reason-rack-takes =
    { $kind ->
        [runs] Ezzel már { $count }/{ $need } kő megvan a sorokhoz és csoportokhoz.
        [colours] Ezzel már { $count }/{ $need } kő megvan egy színből.
        [pairs] Ezzel már { $count }/{ $need } pár megvan.
       *[total8] Ezzel már { $count }/{ $need } kő megvan a totál 8-ashoz.
    }
# en: fb2f599f
reason-rack-goes = Illik a köveidhez.
# en: 760189bb
reason-rack-draw-useless = { $tile } egyik szabályos kézhez sem visz közelebb.
# en: 4b67d1f8
reason-rack-draw = Senki sem látja, mit húzol.
# en: a0269bc3
reason-rack-chances = { $count } nem látható kő vinne közelebb.
# en: 513b4d55
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

# en: 353f4993
review-heading = 🔎 {"**"}{ $game }** · { $time }
# en: e4a8f2a7
review-progress =
    { $part ->
        [begun] { $count } lépésedet nézem…
        [again] Tovább nézem, ami a legtöbbet számított…
       *[some] { $count } lépésedet nézem… { $asked } kész.
    }
# en: b12fd9c8
review-stopped = Leálltam.
# en: 8498a84d
review-agreed =
    { $count ->
        [0] Most túl sok a dolgom, hogy megítéljem a lépéseidet. Próbáld később.
        [one] { $agreed ->
            [0] Egyszer kellett választanod, és egy profi jobbat lépett volna.
           *[other] Egyszer kellett választanod, és a lépésed felért egy profiéval.
        }
       *[other] { $count } lépésedből { $agreed } felért egy profiéval.
    }
# en: 6563fa6b
review-some = { $all } lépésedből { $count } lépést néztem meg: { $agreed } felért egy profiéval.
# en: 047e64b6
review-blind = Ennek a játéknak a lépéseit még nem tudom megítélni. Nézd vissza a meccset: `/replay`.
# en: b003f7f0
review-busy = Túl sok volt a dolgom, a többiben nem vagyok biztos.
# en: 32736941
review-unsure = A többiben nem lehetek biztos.
# en: 7c5845c4
review-ask-again = Kérdezz rá később, és mindet megnézem.
# en: 82670627
review-nothing = Semmi más nem számított volna sokat.

### Reviews: a moment. Its heading in bold, then three lines

# en: aedb381d
review-moment =
    { $kind ->
        [right] { $number }/{ $count }. kulcslépés: jól játszottad
       *[wrong] { $number }/{ $count }. kulcslépés: volt jobb
    }
# en: 0aa869e1
review-where = { $number }. leosztás, { $move }. lépés
# en: de6c3aec
review-caption = Te mit lépnél itt?
# en: de2185b2
review-done = Te: { $what }
# en: 1e37ad1f
review-best = Egy profi: { $what }. { $why }
# en: e2ee91a6
review-cost =
    { $gain ->
        [more] Győzelmi esély: { $better }%, a te lépéseddel { $worse }%. A legjobb ellenfeledhez képest ez átlagban { $points } ponttal jobb.
       *[other] Győzelmi esély: { $better }%, a te lépéseddel { $worse }%.
    }
# en: bb30abf7
review-found = Úgy játszottál, mint egy profi: { $what }. { $why }
# en: 09250038
review-next = A második legjobb: { $what }. Győzelmi esély: { $better }%, a te lépéseddel { $mine }%.

### Reviews: buttons, and why there is none: private answers of a line

# en: 9b524c06
button-review = Elemzés
# en: 6986d027
button-review-stop = Leállítás
# en: 93a4b63c
button-review-again = Elölről
# en: e12f1ce0
button-review-moment = { $number }. kulcslépés
# en: 158aec81
review-undealt = Ez a meccs az osztás előtt véget ért, így nincs mit elemezni.
# en: 6ef70e91
review-computers = Ezt a meccset csak gépek játszották, nincs benne lépésed.
# en: d1b595f5
review-not-yours = Ebben a meccsben nem játszottál. Válassz a sajátjaid közül, vagy nézd vissza: `/replay`.
# en: 09521bcf
review-no-choice = Ebben a meccsben sosem volt miből választanod, így nincs mit elemezni.
