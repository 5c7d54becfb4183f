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
        [yes] Tämä päivä on ohi. Voit pelata loppuun, mutta tulosta ei enää lasketa.
       *[no] Tulos lasketaan, jos pelaat loppuun ennen päivän loppua: { $time }.
    }
# en: 47c33683
daily-aim =
    { $kind ->
        [against] Tuloksesi: pisteet sinua vastaan kaikissa erissä. Pienin on paras.
        [left] Tuloksesi: käteesi jääneet laatat kaikissa erissä. Pienin on paras.
        [margin] Tuloksesi: voittamasi pisteet miinus käteesi jääneet. Suurin on paras.
       *[race] Tuloksesi: erän voitosta 100 pistettä, miinus yksi jokaisesta vuorostasi.
    }
# en: 65cc2338
daily-rounds = { $count ->
        [0] Eriä, kunnes jollakulla on { $target } pistettä.
        [one] Yksi erä.
       *[other] { $count } erää.
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

### Tables

# en: 1566a31f
daily-table-title = Päivän jako
# en: f772a7cf
daily-table-of-today = Tänään
# en: 6ca7b679
daily-table-of-month = Tämä kuukausi
# en: 22c211dd
daily-table-of-all = Kautta aikojen
# en: e5c88184
daily-table-when =
    { $when ->
        [today] Tänään
        [month] Tämä kuukausi
       *[all] Kautta aikojen
    }
# en: c8e916c9
daily-table-menu = Valitse taulukko
# en: af93f4e9
daily-table-heading =
    {"**"}Päivän jako** · { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· sivu { $page }/{ $pages }
    } · { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }
# en: 7468f187
daily-table-about =
    { $of }{ $pages ->
        [one] { "" }
       *[other] {" "}· sivu { $page }/{ $pages }
    }
# en: 8f8d56b2
daily-table-note =
    { $when ->
        [today] -# Jokaisesta, jonka voitat, saa pisteen ja tasatuloksesta puolikkaan. Tilanne voi muuttua, kunnes päivä päättyy: { $time }.
       *[other] -# Jokaisesta, jonka voitat, saa pisteen ja tasatuloksesta puolikkaan. Tämä päivä lasketaan, kun se on ohi: { $time }.
    }
# en: 283df2f7
daily-table-empty =
    { $when ->
        [today] Kukaan ei ole täällä vielä pelannut päivän jakoa loppuun. Ole ensimmäinen: `/daily`
       *[other] Täällä ei ole vielä laskettu yhtään päivää. Pelaa tänään: `/daily`
    }
# en: 68ae13c2
daily-table-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    } ({ $kind ->
        [today] tulos { $below }
       *[all] { $below } päivässä
    }) · { $days ->
        [one] { $days } päivä
       *[other] { $days } päivää
    } · paras { $best } kertaa · voitti { $share } · putkeen { $run }, eniten { $longest }
# en: 040ee8ac
daily-table-percent = { $share } %
# en: 175ed2de
daily-table-days = Päivät
# en: cd4a88dd
daily-table-best = Paras
# en: 3cab7ba1
daily-table-share = Voitti
# en: d75e49c0
daily-table-run = Putkeen
# en: 9144f517
daily-table-score = Tulos
# en: 3b4f4d38
daily-table-per-day = Päivässä
# en: 676a3cff
daily-table-legend = Paras: päivät, joina kukaan ei ollut parempi. Voitti: osuus muista. Putkeen: nyt / eniten.
# en: d2f74d51
daily-table-alt = Päivän jako, { $of }.
# en: 9a9d75b6
daily-table-alt-row = { $place }: { $name }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, { $days ->
        [one] { $days } päivä
       *[other] { $days } päivää
    }.
# en: df9e71f0
button-daily-table = Taulukko
# en: ea60ba30
button-daily-today = Tämän päivän jako

### Moderators

# en: b187a1e1
daily-result =
    { $title } · { $name } · { $game }: { $score }{ $out ->
        [yes] {" "}(poistettu)
       *[no] { "" }
    }
# en: c249df45
daily-ask =
    { $out ->
        [back] **Palautetaanko tämä tulos palvelimen taulukoihin?**
       *[out] **Poistetaanko tämä tulos palvelimen taulukoista?** Lasken sen päivän uudestaan ilman sitä.
    }
# en: 2cb0dd5d
daily-changed =
    { $out ->
        [back] { $name }: tulos lasketaan taas.
       *[out] { $name }: tulosta ei enää lasketa. Valitse se uudestaan, niin se palaa.
    }
# en: 6a7a3274
daily-no-result = Viimeisten 31 päivän ajalta ei ole tulosta ”{ $result }”. Valitse jokin luettelosta, kun kirjoitat.

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
# en: 375523af
daily-own-heading = {"**"}Päivän jako** · omat tuloksesi · { $of }
# en: 1ec9f9e7
daily-own-numbers =
    { $deals ->
        [one] { $deals } jako
       *[other] { $deals } jakoa
    } · { $days ->
        [one] { $days } päivä
       *[other] { $days } päivää
    } · paras { $best } kertaa · voitit keskimäärin { $share }
# en: cb67da12
daily-own-run = Putkeen: { $run ->
        [one] { $run } päivä
       *[other] { $run } päivää
    }, eniten { $longest }
# en: bd4edd96
daily-own-line = { $title } · { $game } · { $score } · voitit { $share }
# en: 0ed04778
daily-own-empty =
    { $when ->
        [today] Et ole vielä pelannut tänään jakoa loppuun. Pelaa se: `/daily`
       *[other] Sinulta ei ole vielä laskettu yhtään päivää. Pelaa tänään: `/daily`
    }
# en: bce8c75e
daily-own-note =
    { $when ->
        [today] -# Vertailussa ovat kaikki, jotka pelasivat saman jaon, palvelimesta riippumatta. Tilanne voi muuttua, kunnes päivä päättyy: { $time }.
       *[other] -# Vertailussa ovat kaikki, jotka pelasivat saman jaon, palvelimesta riippumatta. Tämä päivä lasketaan, kun se on ohi: { $time }.
    }
