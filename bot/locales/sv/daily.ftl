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
# en: 47c33683
daily-aim =
    { $kind ->
        [against] Ditt resultat: poängen mot dig i alla omgångar. Lägst är bäst.
        [left] Ditt resultat: brickorna du har kvar i alla omgångar. Lägst är bäst.
        [margin] Ditt resultat: poängen du vinner, minus dem du har kvar på handen. Högst är bäst.
       *[race] Ditt resultat: 100 poäng om du vinner omgången, minus ett för varje tur du har haft.
    }
# en: 65cc2338
daily-rounds = { $count ->
        [0] Omgångar tills någon har { $target } poäng.
        [one] En omgång.
       *[other] { $count } omgångar.
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

### Tables

# en: 1566a31f
daily-table-title = Dagens giv
# en: f772a7cf
daily-table-of-today = I dag
# en: 6ca7b679
daily-table-of-month = Den här månaden
# en: 22c211dd
daily-table-of-all = Genom tiderna
# en: e5c88184
daily-table-when =
    { $when ->
        [today] I dag
        [month] Den här månaden
       *[all] Genom tiderna
    }
# en: c8e916c9
daily-table-menu = Välj tabell
# en: af93f4e9
daily-table-heading =
    {"**"}Dagens giv** · { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· sida { $page } av { $pages }
    } · { $players } spelare
# en: 7468f187
daily-table-about =
    { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· sida { $page } av { $pages }
    }
# en: 8f8d56b2
daily-table-note =
    { $when ->
        [today] -# Alla du slår ger ett poäng, lika ger ett halvt. Det kan ändras tills dagen är slut: { $time }.
       *[other] -# Alla du slår ger ett poäng, lika ger ett halvt. Dagens giv räknas när dagen är slut: { $time }.
    }
# en: 283df2f7
daily-table-empty =
    { $when ->
        [today] Ingen här har spelat klart dagens giv än. Bli först: `/daily`
       *[other] Ingen dag har räknats här än. Spela i dag: `/daily`
    }
# en: 68ae13c2
daily-table-line =
    { $place }\. **{ $name }** · { $points } poäng ({ $kind ->
        [today] resultat { $below }
       *[all] { $below } per dag
    }) · { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    } · bäst { $best } gånger · slog { $share } · i rad { $run }, som mest { $longest }
# en: 040ee8ac
daily-table-percent = { $share } %
# en: 175ed2de
daily-table-days = Dagar
# en: cd4a88dd
daily-table-best = Bäst
# en: 3cab7ba1
daily-table-share = Slog
# en: d75e49c0
daily-table-run = I rad
# en: 9144f517
daily-table-score = Resultat
# en: 3b4f4d38
daily-table-per-day = Per dag
# en: 676a3cff
daily-table-legend = Bäst: dagar då ingen var bättre. Slog: andel av de andra. I rad: nu / som mest.
# en: d2f74d51
daily-table-alt = Dagens giv, { $of }.
# en: 9a9d75b6
daily-table-alt-row = { $place }: { $name }, { $points } poäng, { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    }.
# en: df9e71f0
button-daily-table = Tabell
# en: ea60ba30
button-daily-today = Dagens giv

### Moderators

# en: b187a1e1
daily-result =
    { $title } · { $name } · { $game }: { $score }{ $out ->
        [yes] {" "}(borttaget)
       *[no] { "" }
    }
# en: c249df45
daily-ask =
    { $out ->
        [back] **Lägga tillbaka resultatet i serverns tabeller?**
       *[out] **Ta bort resultatet ur serverns tabeller?** Jag räknar om den dagen utan det.
    }
# en: 2cb0dd5d
daily-changed =
    { $out ->
        [back] { $name }: resultatet räknas igen.
       *[out] { $name }: resultatet räknas inte längre. Välj det igen för att lägga tillbaka det.
    }
# en: 6a7a3274
daily-no-result = Det finns inget resultat ”{ $result }” från de senaste 31 dagarna. Välj ett i listan medan du skriver.

### Buttons

# en: 0960a4a9
button-daily-share = Dela
# en: 07c88003
button-daily-on = Fortsätt: { $title }
# en: 6549e1ea
button-daily-play = Spela samma giv

### What went wrong

# en: 0e458174
daily-gone = Den här given är inte din, eller så är den raderad. `/daily` startar dagens.
# en: 4a290c62
error-table-daily-seen = Du har redan sett den här given, innan du raderade dina uppgifter. I morgon kommer en ny.
# en: 14aab35e
error-table-daily-open = Andra kanske fortfarande spelar den här given. När dagen är över är den öppen för alla.
# en: 375523af
daily-own-heading = {"**"}Dagens giv** · dina resultat · { $of }
# en: 1ec9f9e7
daily-own-numbers =
    { $deals ->
        [one] { $deals } giv
       *[other] { $deals } givar
    } på { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    } · bäst { $best } gånger · slog i snitt { $share }
# en: cb67da12
daily-own-run = I rad: { $run ->
        [one] { $run } dag
       *[other] { $run } dagar
    }, som mest { $longest }
# en: bd4edd96
daily-own-line = { $title } · { $game } · { $score } · slog { $share }
# en: 0ed04778
daily-own-empty =
    { $when ->
        [today] Du har inte spelat klart någon giv i dag. Spela den: `/daily`
       *[other] Ingen dag har räknats för dig än. Spela i dag: `/daily`
    }
# en: bce8c75e
daily-own-note =
    { $when ->
        [today] -# Jämfört med alla som spelade samma giv, på vilken server som helst. Det kan ändras tills dagen är slut: { $time }.
       *[other] -# Jämfört med alla som spelade samma giv, på vilken server som helst. Dagens giv räknas när dagen är slut: { $time }.
    }
