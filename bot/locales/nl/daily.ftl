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
# en: 47c33683
daily-aim =
    { $kind ->
        [against] Je score: de punten tegen jou in alle rondes. Hoe minder, hoe beter.
        [left] Je score: de stenen die je overhoudt in alle rondes. Hoe minder, hoe beter.
        [margin] Je score: de punten die je wint, min wat je in je hand overhoudt. Hoe meer, hoe beter.
       *[race] Je score: 100 punten als je de ronde wint, min één voor elke beurt van jou.
    }
# en: 65cc2338
daily-rounds = { $count ->
        [0] Rondes tot iemand { $target } punten heeft.
        [one] Eén ronde.
       *[other] { $count } rondes.
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
daily-par-means = -# Par is wat een sterke computer uit hetzelfde spel haalde.
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

### Tables

# en: 1566a31f
daily-table-title = Spel van de dag
# en: f772a7cf
daily-table-of-today = Vandaag
# en: 6ca7b679
daily-table-of-month = Deze maand
# en: 22c211dd
daily-table-of-all = Sinds het begin
# en: e5c88184
daily-table-when =
    { $when ->
        [today] Vandaag
        [month] Deze maand
       *[all] Sinds het begin
    }
# en: c8e916c9
daily-table-menu = Kies een stand
# en: af93f4e9
daily-table-heading =
    {"**"}Spel van de dag** · { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· pagina { $page } van { $pages }
    } · { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
# en: 7468f187
daily-table-about =
    { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· pagina { $page } van { $pages }
    }
# en: 8f8d56b2
daily-table-note =
    { $when ->
        [today] -# Iedereen die je verslaat geeft een punt, gelijk een half. Het kan veranderen tot de dag voorbij is: { $time }.
       *[other] -# Iedereen die je verslaat geeft een punt, gelijk een half. Vandaag telt als de dag voorbij is: { $time }.
    }
# en: 283df2f7
daily-table-empty =
    { $when ->
        [today] Hier heeft nog niemand het spel van vandaag uitgespeeld. Begin maar: `/daily`
       *[other] Hier heeft nog geen dag geteld. Speel vandaag: `/daily`
    }
# en: 68ae13c2
daily-table-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $kind ->
        [today] uitslag { $below }
       *[all] { $below } per dag
    }) · { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } · { $best } keer beste · versloeg { $share } · op rij { $run }, record { $longest }
# en: 040ee8ac
daily-table-percent = { $share }%
# en: 175ed2de
daily-table-days = Dagen
# en: cd4a88dd
daily-table-best = Beste
# en: 3cab7ba1
daily-table-share = Versloeg
# en: d75e49c0
daily-table-run = Op rij
# en: 9144f517
daily-table-score = Uitslag
# en: 3b4f4d38
daily-table-per-day = Per dag
# en: 676a3cff
daily-table-legend = Beste: dagen waarop niemand beter was. Versloeg: deel van de anderen. Op rij: nu / record.
# en: d2f74d51
daily-table-alt = Spel van de dag, { $of }.
# en: 9a9d75b6
daily-table-alt-row = { $place }: { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }.
# en: df9e71f0
button-daily-table = Stand
# en: ea60ba30
button-daily-today = Spel van vandaag

### Moderators

# en: b187a1e1
daily-result =
    { $title } · { $name } · { $game }: { $score }{ $out ->
        [yes] {" "}(geschrapt)
       *[no] { "" }
    }
# en: c249df45
daily-ask =
    { $out ->
        [back] **Deze uitslag terugzetten in de standen van deze server?**
       *[out] **Deze uitslag schrappen uit de standen van deze server?** Ik tel die dag opnieuw zonder deze uitslag.
    }
# en: 2cb0dd5d
daily-changed =
    { $out ->
        [back] { $name }: de uitslag telt weer mee.
       *[out] { $name }: de uitslag telt niet meer mee. Kies hem nog eens om hem terug te zetten.
    }
# en: 6a7a3274
daily-no-result = Er is geen uitslag “{ $result }” van de laatste 31 dagen. Kies er een uit de lijst terwijl je typt.

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
# en: 375523af
daily-own-heading = {"**"}Spel van de dag** · jouw uitslagen · { $of }
# en: 1ec9f9e7
daily-own-numbers =
    { $deals ->
        [one] { $deals } spel
       *[other] { $deals } spellen
    } op { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } · { $best } keer beste · versloeg gemiddeld { $share }
# en: cb67da12
daily-own-run = Op rij: { $run ->
        [one] { $run } dag
       *[other] { $run } dagen
    }, record { $longest }
# en: bd4edd96
daily-own-line = { $title } · { $game } · { $score } · versloeg { $share }
# en: 0ed04778
daily-own-empty =
    { $when ->
        [today] Je hebt vandaag nog geen spel uitgespeeld. Speel het: `/daily`
       *[other] Voor jou heeft nog geen dag geteld. Speel vandaag: `/daily`
    }
# en: bce8c75e
daily-own-note =
    { $when ->
        [today] -# Vergeleken met iedereen die hetzelfde spel speelde, op welke server ook. Het kan veranderen tot de dag voorbij is: { $time }.
       *[other] -# Vergeleken met iedereen die hetzelfde spel speelde, op welke server ook. Vandaag telt als de dag voorbij is: { $time }.
    }
