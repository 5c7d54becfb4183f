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
# en: 764be8be
daily-aim =
    { $kind ->
        [against] Az eredményed: az ellened írt pontok, minden leosztásból. A legkevesebb a legjobb.
        [left] Az eredményed: a kezedben maradt kövek, minden leosztásból. A legkevesebb a legjobb.
        [margin] Az eredményed: a megnyert pontok, mínusz ami a kezedben maradt. A legtöbb a legjobb.
       *[race] Az eredményed: a megnyert leosztás 100 pont, mínusz egy minden köröd után.
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
