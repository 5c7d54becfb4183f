# What a strong player would do, and why: hints during a match, reviews after it.

### Hints: a private line above the hand, one or two lines of a phone (45 letters each)

# en: 078cbba1
button-hint = Auta
# en: ad88fd51
button-hint-do = Tee se
# en: 3381335f
hint-text = 💡 **{ $what }**. { $why }
# en: ea8da2b4
hint-moved-on = Peli ehti jatkua. Pyydä uusi vihje seuraavalla vuorollasi.
# en: 4b632424
hint-late = Tarvitsen vielä hetken. Paina ”{ button-hint }” uudestaan.
# en: 342a96d4
hint-off = ”{ button-hint }” on täällä pois. Kun ottelu lasketaan, se on kunkin pelin kolmeen ensimmäiseen otteluusi.
# en: 6f4a6fa7
hint-turn = ”{ button-hint }” on omaa vuoroasi varten, kun on mistä valita.

### Deeds: what a player does, as a name for it. Seen in bold in hints and reviews, 60 letters

# en: 2b7beee4
deed-list = { $first } → { $last }
# en: e272d6be
deed-let-go = väliin jättäminen
# en: b5a8fae4
deed-among = { $what } · { $how }
# en: 9c045e55
deed-meld-meld = pöytään { $list }
# en: 338878c7
deed-meld-layoff = { $list } yhdistelmään { $number }
# en: 10ed8c70
deed-meld-swap = { $list } jokeriin { $number }

### Why: one sentence, true of the move by what its player can see. 90 letters

# en: 4965b108
reason-only = Se on ainoa siirtosi.
# en: a9ed204e
reason-let-go = Se ei maksa sinulle mitään.
# en: 626ac9b7
reason-ahead = Se johtaa keskimäärin parempaan tulokseen.

# Classic, Moomin, Joker and Christmas domino.
# en: a7a6bf25
reason-line-out =
    { $ends ->
        [yes] Se on viimeinen laattasi, ja se päättää erän.
       *[no] Se on viimeinen laattasi.
    }
# en: 8a63c94c
reason-line-saves-joker = Se säästää jokerisi myöhemmäksi.
# en: e8538efa
reason-line-with-joker =
    { $rest ->
        [draw] Ilman jokeria joutuisit nostamaan.
        [pass] Ilman jokeria joutuisit ohittamaan.
        [end] Ilman jokeria vuorosi päättyisi.
       *[none] Mikään ei sovi ilman jokeria.
    }
# en: 8d8f9fc7
reason-line-nobody = Sen jälkeen kukaan ei pääse jatkamaan. Avoimet päät: { $ends }.
# en: 222f8e45
reason-line-only-you = Sen jälkeen vain sinä pääset jatkamaan.
# en: f44bb43a
reason-line-blocks = { $against } ei pääse jatkamaan, sillä näihin piti jo ohittaa: { $ends }.
# en: 9f5cf38d
reason-line-few =
    { $count ->
        [one] Vain yksi laatta, jota et näe, sopii sitten: { $tiles }.
       *[other] Vain { $count } laattaa, joita et näe, sopii sitten: { $tiles }.
    }
# en: cf24c77c
reason-line-dear-keeps =
    { $all ->
        [one] Pelattavistasi siinä on eniten silmiä, ja toinen laattasi sopii yhä.
        [yes] Pelattavistasi siinä on eniten silmiä, ja kaikki muut laattasi sopivat yhä.
       *[no] { $count ->
            [one] Pelattavistasi siinä on eniten silmiä, ja muista { $others } laatastasi yksi sopii yhä.
           *[other] Pelattavistasi siinä on eniten silmiä, ja muista { $others } laatastasi { $count } sopii yhä.
        }
    }
# en: 59a9998b
reason-line-keeps =
    { $all ->
        [one] Toinen laattasi sopii yhä.
        [yes] Kaikki muut laattasi sopivat yhä.
       *[no] { $count ->
            [one] Muista { $others } laatastasi yksi sopii yhä.
           *[other] Muista { $others } laatastasi { $count } sopii yhä.
        }
    }
# en: 1d694fc4
reason-line-dear =
    { $pips ->
        [one] Raskaampaa laattaa sinulla ei ole: 1 silmä.
       *[other] Raskaampaa laattaa sinulla ei ole: { $pips } silmää.
    }
# en: 1597a6ac
reason-line-double = Tuplia on vaikea sijoittaa, joten siitä on hyvä päästä eroon.
# en: 3886eb38
reason-line-left =
    { $count ->
        [0] Kätesi on sen jälkeen tyhjä.
        [one] Sinulle jää sen jälkeen yksi laatta.
       *[other] Sinulle jää sen jälkeen { $count } laattaa.
    }

# UNO Dominos.
# en: 6d4032c5
reason-cross-out = Se on viimeinen laattasi, ja se päättää erän.
# en: 03646ad5
reason-cross-hits =
    { $what ->
        [four] { $count ->
            [one] { $against } on yhden laatan päässä voitosta ja joutuu nostamaan neljä tai haastamaan.
           *[other] { $against } on { $count } laatan päässä voitosta ja joutuu nostamaan neljä tai haastamaan.
        }
        [two] { $count ->
            [one] { $against } on yhden laatan päässä voitosta ja joutuu nostamaan kaksi.
           *[other] { $against } on { $count } laatan päässä voitosta ja joutuu nostamaan kaksi.
        }
       *[skip] { $count ->
            [one] { $against } on yhden laatan päässä voitosta ja menettää vuoronsa.
           *[other] { $against } on { $count } laatan päässä voitosta ja menettää vuoronsa.
        }
    }
# en: ac860959
reason-cross-dear-keeps =
    { $all ->
        [one] Pelattavistasi se on arvokkain, ja toinen laattasi sopii yhä.
        [yes] Pelattavistasi se on arvokkain, ja kaikki muut laattasi sopivat yhä.
       *[no] { $count ->
            [one] Pelattavistasi se on arvokkain, ja muista { $others } laatastasi yksi sopii yhä.
           *[other] Pelattavistasi se on arvokkain, ja muista { $others } laatastasi { $count } sopii yhä.
        }
    }
# en: 0e625b68
reason-cross-keeps =
    { $all ->
        [one] Toinen laattasi sopii yhä.
        [yes] Kaikki muut laattasi sopivat yhä.
       *[no] { $count ->
            [one] Muista { $others } laatastasi yksi sopii yhä.
           *[other] Muista { $others } laatastasi { $count } sopii yhä.
        }
    }
# en: 0a0c57a5
reason-cross-saves-joker = Se säästää jokerisi myöhemmäksi.
# en: 0e50a070
reason-cross-dear = Pääset eroon { $points } pisteestä, enempään et nyt pysty.
# en: 3dc300d7
reason-cross-closes = Se sulkee kadun.
# en: c1718269
reason-cross-left =
    { $count ->
        [one] Sinulle jää sen jälkeen yksi laatta.
       *[other] Sinulle jää sen jälkeen { $count } laattaa.
    }
# en: bfc93c2f
reason-cross-uno = Muuten joku voi napata sinut.
# en: 2e84a484
reason-cross-catch = { $against } nostaa silloin kaksi laattaa.
# en: d030efa5
reason-cross-challenge = Jos olet oikeassa, vastustaja nostaa neljä. Jos et, nostat neljä, kuten muutenkin.
# en: 8f4be2cd
reason-cross-forced = Vastustajalla ei ehkä ollut sopivaa väriä.
# en: 0fb44c6a
reason-cross-return = Se on { $points } pisteen arvoinen, eikä sinulla ole arvokkaampaa.
# en: 5991ec93
reason-cross-loner =
    { $count ->
        [0] Muissa laatoissasi ei ole sen väriä eikä numeroa.
        [one] Vain yhdessä muista laatoistasi on sen väri tai numero.
       *[other] Sen väri tai numero on { $count } laatassa muista { $others } laatastasi.
    }
# en: ea6c0358
reason-cross-keep-joker = Se säästää jokerin myöhemmäksi.
# en: 5abd15e3
reason-cross-keep = Voit pelata sen vielä myöhemmin.

# Rummy with cards.
# en: 97bbca00
reason-meld-draw = Kukaan ei näe, mitä nostat.
# en: 9fea5847
reason-meld-draw-useless = { $tile } ei sovi mihinkään, mitä sinulla on.
# en: 5df6a3f7
reason-meld-waits = Voisit laskea { $points } pistettä, mutta käteen jääviin kortteihin muut eivät voi lisätä.
# en: e773480e
reason-meld-out = Se päättää erän.
# en: 6326924e
reason-meld-meets = Siinä on { $points } pistettä, ja tarvitset { $minimum }.
# en: 7c85ea24
reason-meld-wins-joker =
    { $count ->
        [one] Se lunastaa jokerin pöydästä.
       *[other] Se lunastaa { $count } jokeria pöydästä.
    }
# en: f1e6cb6f
reason-meld-lays =
    { $count ->
        [one] Pääset eroon vielä yhdestä kortista, se on { $points } pistettä.
       *[other] Pääset eroon { $count } kortista, yhteensä { $points } pistettä.
    }
# en: fd6af385
reason-meld-takes = { $tile } sopii kortteihisi.
# en: 83b45fc7
reason-meld-loose-dear = { $tile } ei sovi yhteen muiden korttiesi kanssa, eikä mikään niistä ole arvokkaampi.
# en: 056b5cf3
reason-meld-loose = { $tile } ei sovi yhteen muiden korttiesi kanssa.
# en: 3af1f4ec
reason-meld-keeps =
    { $met ->
        [yes] Yhdistelmäsi pysyvät koossa.
       *[no] Yhdistelmäsi pysyvät koossa: { $points } pistettä, tarvitset { $minimum }.
    }
# en: 1237dd8d
reason-meld-dear = { $tile } on arvoltaan { $points }, eikä mikään jäävistä ole arvokkaampi.
# en: 91234ba2
reason-meld-loner = Korteistasi { $tile } sopii harvimpaan muista.
# en: 999c6440
reason-meld-nobody = Kukaan ei voi lisätä pöytään korttia { $tile }.

# Tábla Römi. $count of $need: how near the hand is to that kind of legal hand.
# en: ebfa584b
reason-rack-out = Se päättää erän.
# en: a92d444d
reason-rack-takes =
    { $kind ->
        [runs] Sen jälkeen sarjoissa ja ryhmissä on { $count }/{ $need } laattaa.
        [colours] Sen jälkeen yhtä väriä on { $count }/{ $need } laattaa.
        [pairs] Sen jälkeen pareja on { $count }/{ $need }.
       *[total8] Sen jälkeen kahdeksaan samaan on { $count }/{ $need } laattaa.
    }
# en: fb2f599f
reason-rack-goes = Se sopii laattoihisi.
# en: 760189bb
reason-rack-draw-useless = { $tile } ei vie sinua lähemmäs mitään kelpaavaa kättä.
# en: 4b67d1f8
reason-rack-draw = Kukaan ei näe, mitä nostat.
# en: a0269bc3
reason-rack-chances =
    { $count ->
        [one] Näkymättömissä on yksi laatta, joka auttaisi sinua.
       *[other] Näkymättömissä on { $count } laattaa, jotka auttaisivat sinua.
    }
# en: 513b4d55
reason-rack-keeps =
    { $still ->
        [yes] { $kind ->
            [runs] Ilman sitä sarjoissa ja ryhmissä on yhä { $count }/{ $need } laattaa.
            [colours] Ilman sitä yhtä väriä on yhä { $count }/{ $need } laattaa.
            [pairs] Ilman sitä pareja on yhä { $count }/{ $need }.
           *[total8] Ilman sitä kahdeksaan samaan on yhä { $count }/{ $need } laattaa.
        }
       *[no] { $kind ->
            [runs] Ilman sitä sarjoissa ja ryhmissä on { $count }/{ $need } laattaa.
            [colours] Ilman sitä yhtä väriä on { $count }/{ $need } laattaa.
            [pairs] Ilman sitä pareja on { $count }/{ $need }.
           *[total8] Ilman sitä kahdeksaan samaan on { $count }/{ $need } laattaa.
        }
    }

### Reviews: one private message, turned in place: heading, summary, a moment, its picture

# en: 353f4993
review-heading = 🔎 {"**"}{ $game }** · { $time }
# en: e4a8f2a7
review-progress =
    { $part ->
        [begun] { $count ->
            [one] Katson ainoaa siirtoasi…
           *[other] Katson siirtojasi, niitä on { $count }…
        }
        [again] Katson tarkemmin sitä, mikä ratkaisi eniten…
       *[some] Katson siirtojasi… { $asked }/{ $count } valmiina.
    }
# en: b12fd9c8
review-stopped = Pysäytetty.
# en: 8498a84d
review-agreed =
    { $count ->
        [0] Minulla on nyt liian kiire arvioida siirtojasi. Yritä hetken päästä uudestaan.
        [one] { $agreed ->
            [0] Sinulla oli yksi valinta, ja mestari olisi valinnut paremmin.
           *[other] Sinulla oli yksi valinta, ja se oli mestarin veroinen.
        }
       *[other] Mestarin veroisia siirtoja: { $agreed }/{ $count }.
    }
# en: 6563fa6b
review-some = Siirroistasi katsoin { $count }/{ $all }. Mestarin veroisia: { $agreed }.
# en: 047e64b6
review-blind = En osaa vielä arvioida tämän pelin siirtoja. Katso ottelu: `/replay`.
# en: b003f7f0
review-busy = Muita siirtoja en ehtinyt tutkia tarpeeksi.
# en: 32736941
review-unsure = Muista en voi olla varma.
# en: 7c5845c4
review-ask-again = Pyydä myöhemmin uudestaan, niin yritän kaikkia.
# en: 82670627
review-nothing = Mikään muu ei olisi juuri muuttanut tulosta.

### Reviews: a moment. Its heading in bold, then three lines

# en: aedb381d
review-moment =
    { $kind ->
        [right] Ratkaiseva hetki { $number }/{ $count }: hyvin pelattu
       *[wrong] Ratkaiseva hetki { $number }/{ $count }: parempi siirto
    }
# en: 0aa869e1
review-where = Erä { $number }, siirto { $move }
# en: de6c3aec
review-caption = Mitä sinä tekisit?
# en: de2185b2
review-done = Sinä: { $what }
# en: 1e37ad1f
review-best = Mestari: { $what }. { $why }
# en: e2ee91a6
review-cost =
    { $gain ->
        [more] { $points ->
            [one] Voiton todennäköisyys: { $better } % (omallasi { $worse } %). Keskimäärin 1 piste enemmän parasta vastustajaa vastaan.
           *[other] Voiton todennäköisyys: { $better } % (omallasi { $worse } %). Keskimäärin { $points } pistettä enemmän parasta vastustajaa vastaan.
        }
       *[other] Voiton todennäköisyys: { $better } % (omallasi { $worse } %).
    }
# en: bb30abf7
review-found = Pelasit kuin mestari: { $what }. { $why }
# en: 09250038
review-next = Seuraavaksi paras: { $what }. Voiton todennäköisyys: { $better } % (omallasi { $mine } %).

### Reviews: buttons (20 letters, five in a row), and why there is none: private answers of a line

# en: 9b524c06
button-review = Analyysi
# en: 6986d027
button-review-stop = Pysäytä
# en: 93a4b63c
button-review-again = Aloita alusta
# en: e12f1ce0
button-review-moment = Hetki { $number }
# en: 158aec81
review-undealt = Se ottelu loppui ennen jakoa, joten analysoitavaa ei ole.
# en: 6ef70e91
review-computers = Siinä ottelussa pelasivat vain tietokoneet, joten siinä ei ole sinun siirtojasi.
# en: d1b595f5
review-not-yours = Et pelannut siinä ottelussa. Valitse oma ottelusi tai katso tämä: `/replay`.
# en: 09521bcf
review-no-choice = Sinulla ei ollut siinä ottelussa kertaakaan valinnanvaraa, joten analysoitavaa ei ole.
