# The deal of the day (`/daily`): everybody plays the same deal, alone, against computer players, in a private message.

### While it is played

# en: b4c4e25f
daily-title = Napi Boneyard { $number }
# en: 6dfc2006
daily-heading = {"**"}{ $title }** · { $game }
# en: aeb789c9
daily-begun = Ma mindenki ugyanezt az osztást játssza, és egy próbálkozásod van. Ráérsz: a `/daily` mindig visszahoz.
# en: 88aa63ca
daily-until =
    { $late ->
        [yes] Ennek a napnak vége. Végigjátszhatod, de már nem számít.
       *[no] Akkor számít, ha a nap vége előtt befejezed: { $time }.
    }
# en: 47c33683
daily-aim =
    { $kind ->
        [against] Az eredményed: az ellened írt pontok, minden leosztásból. Minél kevesebb, annál jobb.
        [left] Az eredményed: a kezedben maradt kövek, minden leosztásból. Minél kevesebb, annál jobb.
        [margin] Az eredményed: a megnyert pontok, mínusz ami a kezedben maradt. Minél több, annál jobb.
       *[race] Az eredményed: a megnyert leosztás 100 pont, mínusz egy minden köröd után.
    }
# en: 65cc2338
daily-rounds = { $count ->
        [0] Leosztások, amíg valakinek { $target } pontja nem lesz.
        [one] Egy leosztás.
       *[other] { $count } leosztás.
    }

### The result

# en: 24ff77a7
daily-score =
    { $kind ->
        [tiles] { $count ->
            [one] { $number } kő maradt
           *[other] { $number } kő maradt
        }
       *[points] { $count ->
            [one] { $number } pont
           *[other] { $number } pont
        }
    }
# en: 2d1bfbf4
daily-par =
    { $how ->
        [over] { $points }, { $count } par felett
        [under] { $points }, { $count } par alatt
       *[level] { $points }, épp par
    }
# en: 4f6e3833
daily-par-means = -# A par az, amit egy erős gép ért el ugyanezzel az osztással.
# en: b0eada59
daily-place = { $ordinal } hely { $count } játékosból
# en: 0739aa4f
daily-days =
    { $count ->
        [one] { $count } napja egyhuzamban
       *[other] { $count } napja egyhuzamban
    }
# en: cd8766c8
daily-late = A napnak már vége volt, ezért ez nem számít.
# en: 26ea1359
daily-next = A következő: { $game }, { $time }
# en: dbea4605
daily-alt =
    { $count ->
        [one] { $title }: { $score }. Más még nem fejezte be.
       *[other] { $title }: { $score }. { $count } ember eredménye oszlopokban, { $first } és { $last } között.
    }

### Tables

# en: 1566a31f
daily-table-title = A nap osztása
# en: f772a7cf
daily-table-of-today = Ma
# en: 6ca7b679
daily-table-of-month = Ez a hónap
# en: 22c211dd
daily-table-of-all = A kezdetek óta
# en: e5c88184
daily-table-when =
    { $when ->
        [today] Ma
        [month] Ez a hónap
       *[all] A kezdetek óta
    }
# en: c8e916c9
daily-table-menu = Válassz tabellát
# en: af93f4e9
daily-table-heading =
    {"**"}A nap osztása** · { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· { $page }/{ $pages }. oldal
    } · { $players } játékos
# en: 7468f187
daily-table-about =
    { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· { $page }/{ $pages }. oldal
    }
# en: 8f8d56b2
daily-table-note =
    { $when ->
        [today] -# Akinél jobb vagy, azért egy pont jár, döntetlenért fél. A nap végéig még változhat: { $time }.
       *[other] -# Akinél jobb vagy, azért egy pont jár, döntetlenért fél. A mai nap akkor számít, ha vége: { $time }.
    }
# en: 283df2f7
daily-table-empty =
    { $when ->
        [today] Ma itt még senki sem játszotta végig a nap osztását. Légy az első: `/daily`
       *[other] Itt még egy nap sem számított. Játssz ma: `/daily`
    }
# en: 68ae13c2
daily-table-line =
    { $place }\. **{ $name }** · { $points } pont ({ $kind ->
        [today] eredmény: { $below }
       *[all] naponta { $below }
    }) · { $days } nap · legjobb: { $best } · megvert: { $share } · egyhuzamban { $run }, legtöbb { $longest }
# en: 040ee8ac
daily-table-percent = { $share }%
# en: 175ed2de
daily-table-days = Nap
# en: cd4a88dd
daily-table-best = Legjobb
# en: 3cab7ba1
daily-table-share = Megvert
# en: d75e49c0
daily-table-run = Egyhuzamban
# en: 9144f517
daily-table-score = Eredmény
# en: 3b4f4d38
daily-table-per-day = Naponta
# en: 676a3cff
daily-table-legend = Legjobb: napok, amikor senki sem volt jobb. Megvert: a többiek aránya. Egyhuzamban: most / legtöbb.
# en: d2f74d51
daily-table-alt = A nap osztása, { $of }.
# en: 9a9d75b6
daily-table-alt-row = { $place }: { $name }, { $points } pont, { $days } nap.
# en: df9e71f0
button-daily-table = Tabella
# en: ea60ba30
button-daily-today = A mai osztás

### Moderators

# en: b187a1e1
daily-result =
    { $title } · { $name } · { $game }: { $score }{ $out ->
        [yes] {" "}(kivéve)
       *[no] { "" }
    }
# en: c249df45
daily-ask =
    { $out ->
        [back] **Visszateszed ezt az eredményt a szerver tabelláiba?**
       *[out] **Kiveszed ezt az eredményt a szerver tabelláiból?** Azt a napot nélküle számolom újra.
    }
# en: 2cb0dd5d
daily-changed =
    { $out ->
        [back] { $name }: az eredmény újra számít.
       *[out] { $name }: az eredmény már nem számít. Ha újra kiválasztod, visszakerül.
    }
# en: 6a7a3274
daily-no-result = Az utolsó 31 napból nincs ilyen eredmény: „{ $result }”. Gépelés közben válassz a listából.

### Buttons

# en: 0960a4a9
button-daily-share = Megosztás
# en: 07c88003
button-daily-on = Folytatás: { $title }
# en: 6549e1ea
button-daily-play = Én is játszom

### What went wrong

# en: 0e458174
daily-gone = Ez az osztás nem a tiéd, vagy már törölték. A mait a `/daily` indítja.
# en: 4a290c62
error-table-daily-seen = Ezt az osztást már láttad, mielőtt törölted az adataidat. Holnap lesz új.
# en: 14aab35e
error-table-daily-open = Ezt az osztást mások talán még játsszák. A nap végétől mindenki megnézheti.
# en: 375523af
daily-own-heading = {"**"}A nap osztása** · az eredményeid · { $of }
# en: 1ec9f9e7
daily-own-numbers = { $deals } osztás · { $days } nap · legjobb: { $best } · átlagosan megvert: { $share }
# en: cb67da12
daily-own-run = Egyhuzamban: { $run } nap, legtöbb { $longest }
# en: bd4edd96
daily-own-line = { $title } · { $game } · { $score } · megvert: { $share }
# en: 0ed04778
daily-own-empty =
    { $when ->
        [today] Ma még nem játszottál végig egy osztást sem. Játszd le: `/daily`
       *[other] Neked még egy nap sem számított. Játssz ma: `/daily`
    }
# en: bce8c75e
daily-own-note =
    { $when ->
        [today] -# Mindenkivel összevetve, aki ugyanezt az osztást játszotta, bármelyik szerveren. A nap végéig még változhat: { $time }.
       *[other] -# Mindenkivel összevetve, aki ugyanezt az osztást játszotta, bármelyik szerveren. A mai nap akkor számít, ha vége: { $time }.
    }
