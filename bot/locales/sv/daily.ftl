# The deal of the day (`/daily`): everybody plays the same deal, alone, against computer players, in a private message.

### While it is played

# en: b4c4e25f
daily-title = Dagens Boneyard { $number }
# en: 6dfc2006
daily-heading = {"**"}{ $title }** · { $game }
# en: aeb789c9
daily-begun = Alla spelar samma giv i dag, och du har ett försök. Ta det lugnt: `/daily` tar dig tillbaka.
# en: 88aa63ca
daily-until =
    { $late ->
        [yes] Den här dagen är över. Du kan spela vidare, men det räknas inte längre.
       *[no] Det räknas om du är klar innan dagen är slut: { $time }.
    }
# en: 764be8be
daily-aim =
    { $kind ->
        [against] Ditt resultat: poängen mot dig i alla omgångar. Minst är bäst.
        [left] Ditt resultat: brickorna du har kvar i alla omgångar. Minst är bäst.
        [margin] Ditt resultat: poängen du vinner, minus dem du har kvar på handen. Mest är bäst.
       *[race] Ditt resultat: 100 poäng om du vinner omgången, minus en för varje drag du har haft.
    }

### The result

# en: 24ff77a7
daily-score =
    { $kind ->
        [tiles] { $count ->
            [one] { $number } bricka kvar
           *[other] { $number } brickor kvar
        }
       *[points] { $count ->
            [one] { $number } poäng
           *[other] { $number } poäng
        }
    }
# en: 2d1bfbf4
daily-par =
    { $how ->
        [over] { $points }, { $count } över par
        [under] { $points }, { $count } under par
       *[level] { $points }, exakt par
    }
# en: 4f6e3833
daily-par-means = -# Par är vad en stark dator fick med samma giv.
# en: b0eada59
daily-place = { $ordinal } av { $count }
# en: 0739aa4f
daily-days =
    { $count ->
        [one] { $count } dag i rad
       *[other] { $count } dagar i rad
    }
# en: cd8766c8
daily-late = Dagen var slut, så det räknas inte.
# en: 26ea1359
daily-next = Nästa giv: { $game }, { $time }
# en: dbea4605
daily-alt =
    { $count ->
        [one] { $title }: { $score }. Ingen annan är klar än.
       *[other] { $title }: { $score }. Resultaten för { $count } personer som staplar, från { $first } till { $last }.
    }

### Buttons

# en: 0960a4a9
button-daily-share = Dela
# en: 07c88003
button-daily-on = Fortsätt: { $title }
# en: 6549e1ea
button-daily-play = Spela samma giv

### What went wrong

# en: 0e458174
daily-gone = Den här given är inte din, eller så är den raderad. `/daily` börjar dagens.
# en: 4a290c62
error-table-daily-seen = Du har redan sett den här given, innan du raderade dina uppgifter. I morgon kommer en ny.
# en: 14aab35e
error-table-daily-open = Andra kanske fortfarande spelar den här given. När dagen är över är den öppen för alla.
