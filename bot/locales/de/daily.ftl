# The deal of the day (`/daily`): everybody plays the same deal, alone, against computer players, in a private message.

### While it is played

# en: b4c4e25f
daily-title = Boneyard-Tagespartie { $number }
# en: 6dfc2006
daily-heading = {"**"}{ $title }** · { $game }
# en: aeb789c9
daily-begun = Alle spielen heute dieselbe Partie, und du hast einen Versuch. Lass dir Zeit: `/daily` bringt dich zurück.
# en: 88aa63ca
daily-until =
    { $late ->
        [yes] Dieser Tag ist vorbei. Du kannst weiterspielen, aber es zählt nicht mehr.
       *[no] Es zählt, wenn du vor dem Ende des Tages fertig bist: { $time }.
    }
# en: 47c33683
daily-aim =
    { $kind ->
        [against] Dein Ergebnis: die Punkte gegen dich in allen Runden. Je weniger, desto besser.
        [left] Dein Ergebnis: die Steine, die dir in allen Runden bleiben. Je weniger, desto besser.
        [margin] Dein Ergebnis: deine Punkte, minus die, die dir auf der Hand bleiben. Je mehr, desto besser.
       *[race] Dein Ergebnis: 100 Punkte, wenn du die Runde gewinnst, minus einen für jeden deiner Züge.
    }
# en: 65cc2338
daily-rounds = { $count ->
        [0] Runden, bis jemand { $target } Punkte hat.
        [one] Eine Runde.
       *[other] { $count } Runden.
    }

### The result

# en: 24ff77a7
daily-score =
    { $kind ->
        [tiles] { $count ->
            [one] { $number } Stein übrig
           *[other] { $number } Steine übrig
        }
       *[points] { $count ->
            [one] { $number } Punkt
           *[other] { $number } Punkte
        }
    }
# en: 2d1bfbf4
daily-par =
    { $how ->
        [over] { $points }, { $count } über Par
        [under] { $points }, { $count } unter Par
       *[level] { $points }, genau Par
    }
# en: 4f6e3833
daily-par-means = -# Par ist, was ein starker Computer aus derselben Partie gemacht hat.
# en: b0eada59
daily-place = { $ordinal } von { $count }
# en: 0739aa4f
daily-days =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
# en: cd8766c8
daily-late = Der Tag war vorbei, deshalb zählt es nicht.
# en: 26ea1359
daily-next = Als Nächstes: { $game }, { $time }
# en: dbea4605
daily-alt =
    { $count ->
        [one] { $title }: { $score }. Sonst ist noch niemand fertig.
       *[other] { $title }: { $score }. Die Ergebnisse von { $count } Leuten als Balken, von { $first } bis { $last }.
    }

### Tables

# en: 1566a31f
daily-table-title = Partie des Tages
# en: f772a7cf
daily-table-of-today = Heute
# en: 6ca7b679
daily-table-of-month = Dieser Monat
# en: 22c211dd
daily-table-of-all = Insgesamt
# en: e5c88184
daily-table-when =
    { $when ->
        [today] Heute
        [month] Dieser Monat
       *[all] Insgesamt
    }
# en: c8e916c9
daily-table-menu = Tabelle wählen
# en: af93f4e9
daily-table-heading =
    {"**"}Partie des Tages** · { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· Seite { $page } von { $pages }
    } · { $players ->
        [one] { $players } Name
       *[other] { $players } Namen
    }
# en: 7468f187
daily-table-about =
    { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· Seite { $page } von { $pages }
    }
# en: 8f8d56b2
daily-table-note =
    { $when ->
        [today] -# Einen Punkt gibt es für alle, die du schlägst, einen halben bei Gleichstand. Bis zum Ende des Tages kann sich das ändern: { $time }.
       *[other] -# Einen Punkt gibt es für alle, die du schlägst, einen halben bei Gleichstand. Heute zählt, wenn der Tag vorbei ist: { $time }.
    }
# en: 283df2f7
daily-table-empty =
    { $when ->
        [today] Hier hat heute noch niemand die Partie des Tages beendet. Fang an: `/daily`
       *[other] Hier hat noch kein Tag gezählt. Spiel heute mit: `/daily`
    }
# en: 68ae13c2
daily-table-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $kind ->
        [today] Ergebnis { $below }
       *[all] { $below } pro Tag
    }) · { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } · vorn: { $best } · { $share } geschlagen · in Folge { $run }, Rekord { $longest }
# en: 040ee8ac
daily-table-percent = { $share } %
# en: 175ed2de
daily-table-days = Tage
# en: cd4a88dd
daily-table-best = Vorn
# en: 3cab7ba1
daily-table-share = Besser als
# en: d75e49c0
daily-table-run = In Folge
# en: 9144f517
daily-table-score = Ergebnis
# en: 3b4f4d38
daily-table-per-day = Pro Tag
# en: 676a3cff
daily-table-legend = Vorn: Tage, an denen niemand besser war. Besser als: Anteil der anderen. In Folge: jetzt / Rekord.
# en: d2f74d51
daily-table-alt = Partie des Tages, { $of }.
# en: 9a9d75b6
daily-table-alt-row = { $place }: { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }.
# en: df9e71f0
button-daily-table = Tabelle
# en: ea60ba30
button-daily-today = Partie von heute

### Moderators

# en: b187a1e1
daily-result =
    { $title } · { $name } · { $game }: { $score }{ $out ->
        [yes] {" "}(gestrichen)
       *[no] { "" }
    }
# en: c249df45
daily-ask =
    { $out ->
        [back] **Dieses Ergebnis in die Tabellen dieses Servers zurückholen?**
       *[out] **Dieses Ergebnis aus den Tabellen dieses Servers streichen?** Der Tag wird ohne das Ergebnis neu gezählt.
    }
# en: 2cb0dd5d
daily-changed =
    { $out ->
        [back] { $name }: Das Ergebnis zählt wieder.
       *[out] { $name }: Das Ergebnis zählt nicht mehr. Wähl es noch mal, dann zählt es wieder.
    }
# en: 6a7a3274
daily-no-result = In den letzten 31 Tagen gibt es kein Ergebnis „{ $result }“. Wähl beim Tippen eines aus der Liste.

### Buttons

# en: 0960a4a9
button-daily-share = Teilen
# en: 07c88003
button-daily-on = Weiter: { $title }
# en: 6549e1ea
button-daily-play = Auch spielen

### What went wrong

# en: 0e458174
daily-gone = Das ist nicht deine Partie, oder sie wurde gelöscht. `/daily` beginnt die von heute.
# en: 4a290c62
error-table-daily-seen = Diese Partie kennst du schon, du hast danach deine Daten gelöscht. Morgen gibt es eine neue.
# en: 14aab35e
error-table-daily-open = Andere spielen diese Partie vielleicht noch. Sie ist für alle offen, wenn der Tag vorbei ist.
# en: 375523af
daily-own-heading = {"**"}Partie des Tages** · deine Ergebnisse · { $of }
# en: 1ec9f9e7
daily-own-numbers =
    { $deals ->
        [one] { $deals } Partie
       *[other] { $deals } Partien
    } an { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } · vorn: { $best } · im Schnitt { $share } geschlagen
# en: cb67da12
daily-own-run = In Folge: { $run ->
        [one] { $run } Tag
       *[other] { $run } Tage
    }, Rekord { $longest }
# en: bd4edd96
daily-own-line = { $title } · { $game } · { $score } · { $share } geschlagen
# en: 0ed04778
daily-own-empty =
    { $when ->
        [today] Du hast heute noch keine Partie beendet. Spiel sie: `/daily`
       *[other] Für dich hat noch kein Tag gezählt. Spiel heute mit: `/daily`
    }
# en: bce8c75e
daily-own-note =
    { $when ->
        [today] -# Verglichen mit allen, die dieselbe Partie gespielt haben, egal auf welchem Server. Bis zum Ende des Tages kann sich das ändern: { $time }.
       *[other] -# Verglichen mit allen, die dieselbe Partie gespielt haben, egal auf welchem Server. Heute zählt, wenn der Tag vorbei ist: { $time }.
    }
