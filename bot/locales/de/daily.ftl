# The deal of the day (`/daily`): everybody plays the same deal, alone, against computer players, in a private message.

### While it is played

# en: b4c4e25f
daily-title = Boneyard des Tages { $number }
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
# en: 764be8be
daily-aim =
    { $kind ->
        [against] Dein Ergebnis: die Punkte gegen dich in allen Runden. Je weniger, desto besser.
        [left] Dein Ergebnis: die Steine, die dir in allen Runden bleiben. Je weniger, desto besser.
        [margin] Dein Ergebnis: deine Punkte, minus die, die dir auf der Hand bleiben. Je mehr, desto besser.
       *[race] Dein Ergebnis: 100 Punkte, wenn du die Runde gewinnst, minus einen für jeden deiner Züge.
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
daily-par-means = -# Par ist, was ein starker Computer mit denselben Steinen erreicht hat.
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
