# The deal of the day (`/daily`): everybody plays the same deal, alone, against computer players, in a private message.

### While it is played

# en: b4c4e25f
daily-title = Boneyard van de dag { $number }
# en: 6dfc2006
daily-heading = {"**"}{ $title }** · { $game }
# en: aeb789c9
daily-begun = Iedereen speelt vandaag ditzelfde spel, en je hebt één poging. Neem de tijd: `/daily` brengt je terug.
# en: 88aa63ca
daily-until =
    { $late ->
        [yes] Deze dag is voorbij. Je kunt verder spelen, maar het telt niet meer.
       *[no] Het telt als je klaar bent voor het eind van de dag: { $time }.
    }
# en: 764be8be
daily-aim =
    { $kind ->
        [against] Je score: de punten tegen jou in alle rondes. De minste zijn het best.
        [left] Je score: de stenen die je overhoudt in alle rondes. De minste zijn het best.
        [margin] Je score: de punten die je wint, min wat je in je hand overhoudt. De meeste zijn het best.
       *[race] Je score: 100 punten als je de ronde wint, min één voor elke beurt van jou.
    }

### The result

# en: 24ff77a7
daily-score =
    { $kind ->
        [tiles] { $count ->
            [one] { $number } steen over
           *[other] { $number } stenen over
        }
       *[points] { $count ->
            [one] { $number } punt
           *[other] { $number } punten
        }
    }
# en: 2d1bfbf4
daily-par =
    { $how ->
        [over] { $points }, { $count } boven par
        [under] { $points }, { $count } onder par
       *[level] { $points }, precies par
    }
# en: 4f6e3833
daily-par-means = -# Par is wat een sterke computer met dezelfde stenen haalde.
# en: b0eada59
daily-place = { $ordinal } van { $count }
# en: 0739aa4f
daily-days =
    { $count ->
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
# en: cd8766c8
daily-late = De dag was voorbij, dus dit telt niet.
# en: 26ea1359
daily-next = Hierna: { $game }, { $time }
# en: dbea4605
daily-alt =
    { $count ->
        [one] { $title }: { $score }. Nog niemand anders is klaar.
       *[other] { $title }: { $score }. De scores van { $count } mensen als staven, van { $first } tot { $last }.
    }

### Buttons

# en: 0960a4a9
button-daily-share = Delen
# en: 07c88003
button-daily-on = Verder: { $title }
# en: 6549e1ea
button-daily-play = Ook spelen

### What went wrong

# en: 0e458174
daily-gone = Dit spel is niet van jou, of het is verwijderd. `/daily` begint dat van vandaag.
# en: 4a290c62
error-table-daily-seen = Je kent dit spel al van voordat je je gegevens verwijderde. Morgen is er een nieuw.
# en: 14aab35e
error-table-daily-open = Anderen spelen dit misschien nog. Als de dag voorbij is, kan iedereen het bekijken.
