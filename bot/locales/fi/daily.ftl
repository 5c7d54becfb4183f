# The deal of the day (`/daily`): everybody plays the same deal, alone, against computer players, in a private message.

### While it is played

# en: b4c4e25f
daily-title = Päivän Boneyard { $number }
# en: 6dfc2006
daily-heading = {"**"}{ $title }** · { $game }
# en: aeb789c9
daily-begun = Kaikki pelaavat tänään saman jaon, ja sinulla on yksi yritys. Ei ole kiire: `/daily` tuo sinut takaisin.
# en: 88aa63ca
daily-until =
    { $late ->
        [yes] Tämä päivä on ohi. Voit pelata loppuun, mutta tulos ei enää kelpaa.
       *[no] Tulos lasketaan, jos pelaat loppuun ennen päivän loppua: { $time }.
    }
# en: 764be8be
daily-aim =
    { $kind ->
        [against] Tuloksesi: pisteet sinua vastaan kaikissa erissä. Pienin on paras.
        [left] Tuloksesi: käteesi jääneet laatat kaikissa erissä. Pienin on paras.
        [margin] Tuloksesi: voittamasi pisteet miinus käteesi jääneet. Suurin on paras.
       *[race] Tuloksesi: erän voitosta 100 pistettä, miinus yksi jokaisesta vuorostasi.
    }

### The result

# en: 24ff77a7
daily-score =
    { $kind ->
        [tiles] { $count ->
            [one] { $number } laatta jäljellä
           *[other] { $number } laattaa jäljellä
        }
       *[points] { $count ->
            [one] { $number } piste
           *[other] { $number } pistettä
        }
    }
# en: 2d1bfbf4
daily-par =
    { $how ->
        [over] { $points }, { $count } yli parin
        [under] { $points }, { $count } alle parin
       *[level] { $points }, tasan par
    }
# en: 4f6e3833
daily-par-means = -# Par on se, minkä vahva tietokone sai samasta jaosta.
# en: b0eada59
daily-place = { $ordinal } sija, pelaajia { $count }
# en: 0739aa4f
daily-days =
    { $count ->
        [one] { $count } päivä putkeen
       *[other] { $count } päivää putkeen
    }
# en: cd8766c8
daily-late = Päivä oli jo ohi, joten tätä ei lasketa.
# en: 26ea1359
daily-next = Seuraava jako: { $game }, { $time }
# en: dbea4605
daily-alt =
    { $count ->
        [one] { $title }: { $score }. Kukaan muu ei ole vielä valmis.
       *[other] { $title }: { $score }. { $count } pelaajan tulokset pylväinä, pienin { $first }, suurin { $last }.
    }

### Buttons

# en: 0960a4a9
button-daily-share = Jaa
# en: 07c88003
button-daily-on = Jatka: { $title }
# en: 6549e1ea
button-daily-play = Pelaa tämä jako

### What went wrong

# en: 0e458174
daily-gone = Tämä jako ei ole sinun, tai se on poistettu. `/daily` aloittaa tämän päivän jaon.
# en: 4a290c62
error-table-daily-seen = Näit tämän jaon jo, ennen kuin poistit tietosi. Huomenna on uusi.
# en: 14aab35e
error-table-daily-open = Muut saattavat vielä pelata tätä jakoa. Se avautuu kaikille, kun päivä on ohi.
