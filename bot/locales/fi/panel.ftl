# What only one person sees, in their own language: the hand, the menu of the table, questions, short answers.

### The hand: the first line above its picture. One line of a phone (45 letters), two at most

# en: 04aca144
panel-lobby = Ottelu ei ole vielä alkanut. Kätesi ilmestyy tähän.
# en: 61b98202
panel-ended =
    { $how ->
        [won] { $score ->
            [none] 🏆 Voitit!
           *[told] 🏆 Voitit { $score }!
        }
        [shared] 🏆 Jaettu ykkössija! Samalla sijalla: { $names }.
       *[lost] { $count ->
            [one] { $score ->
                [none] { $names } voitti. Revanssi?
               *[told] { $names } voitti { $score }. Revanssi?
            }
           *[other] { $names } voittivat. Revanssi?
        }
    }
# en: bf60bfeb
panel-league = -# Liiga: { $did }
# en: c61754f0
panel-between = Erä on ohi.
# en: 5ae113f3
panel-away = ⚠️ Olit poissa, joten tietokone pelaa puolestasi. Jatka itse: paina ”{ button-return }”.
# en: 23a1415a
panel-page = Sivu { $page }/{ $pages }.
# en: b687a700
panel-task = { $turn } · { $task }

### The hand: a piece was pressed that can go to more than one place (45 letters)

# en: 511cf452
panel-which-end = Laatta **{ $tile }** sopii molempiin päihin. Kumpaan?
# en: 333b4ab8
panel-which-half = Laatta **{ $tile }**: kumpaan päähän ja kummin päin?
# en: be808bb0
panel-which-joker = Laatta **{ $tile }**: kumpaan päähän, ja kumman puolikkaan päälle jokeri?
# en: 381fb420
panel-which-street = Mille kadulle **{ $tile }** menee?
# en: 2df1d1d3
panel-what = Mitä teet tällä: **{ $tile }**?
# en: f70d2248
panel-fits-nowhere = Laatta { $tile } ei sovi yhteenkään avoimeen päähän.

### The hand: buttons of pieces and places, and lines of its menus. Labels, no sentences

# en: 94587ec1
panel-choice =
    { $number ->
        [0] { $label }
       *[other] { $number } · { $label }
    }
# en: 90538b45
panel-short = { $number }{ $mark }
# en: 0bb1e7a7
panel-more = { $tile } …
# en: 9fac471e
panel-play =
    { $side ->
        [left] { $tile } 🔵 X
       *[right] { $tile } 🔶 Y
    }
# en: a1317fd1
panel-join =
    { $side ->
        [left] 🔵 X · { $end }
       *[right] 🔶 Y · { $end }
    }
# en: 4d884fc9
panel-end-half =
    { $side ->
        [left] 🔵 X · { $half } + { $end }
       *[right] 🔶 Y · { $half } + { $end }
    }
# en: f4d19897
panel-end-joker =
    { $side ->
        [left] 🔵 X · { $note }
       *[right] 🔶 Y · { $note }
    }
# en: 9d6257e7
panel-covered = { $half } ← { $joker }
# en: 415173ce
panel-list = Pelaa laatta jokerin kanssa…
# en: 255e77e4
panel-menu = Valitse: { $first } – { $last }
# en: 3ca08a65
panel-pick = Valitse yksi tai useampi…
# en: 88ef8a8d
panel-targets = Laita ne…
# en: 2b7611bf
panel-at =
    { $uno ->
        [yes] { $tile } · { $street } · huuda UNO
       *[no] { $tile } · { $street }
    }
# en: f228f35a
panel-street =
    { $double ->
        [yes] { $street } { $end }
       *[no] { $street } { $half }
    }
# en: c75880e7
deed-street =
    { $double ->
        [yes] { $uno ->
            [yes] { $street } · { $end } · huuda UNO
           *[no] { $street } · { $end }
        }
       *[no] { $uno ->
            [yes] { $street } · { $half } + { $end } · huuda UNO
           *[no] { $street } · { $half } + { $end }
        }
    }

### The hand: what is to be done, in the first line or the one after it. 45 letters, two lines at most

# en: 95f8a079
panel-joker-or =
    { $rest ->
        [draw] Mikään laatta ei sovi sellaisenaan. Pelaa jokerin kanssa tai nosta.
       *[pass] Mikään laatta ei sovi sellaisenaan, ja pakka on tyhjä. Pelaa jokerin kanssa tai ohita.
    }
# en: 44ae306d
panel-opens = Aloita laatalla { $tile }.
# en: a4f31236
panel-open-double = Aloita tuplalla.
# en: 1f2e0368
panel-still = Vuorosi jatkuu: pelaa lisää tai paina ”{ panel-end }”.
# en: 58db6e1f
panel-play-on = Vuorosi jatkuu: pelaa lisää.
# en: 29d95c97
panel-only =
    { $what ->
        [draw] Mikään ei sovi: nosta.
        [turn] Sinä aloitat: käännä laatta.
        [end] Voit lopettaa vuorosi.
       *[pass] Mikään ei sovi: ohita.
    }
# en: ac33ec2e
panel-jokers =
    { $count ->
        [0] Jokerisi ovat lopussa.
        [one] Jokerisi: { $list }
       *[other] Jokerisi: { $list }
    }
# en: caeb1b4b
panel-drawn = Nostit laatan **{ $tile }**. Pelaatko vai pidätkö sen?
# en: 7b4f517a
panel-calls =
    { $own ->
        [yes] Enää yksi laatta! Huuda UNO, ennen kuin joku nappaa sinut.
       *[no] Joku unohti huutaa UNO. Nappaa!
    }
# en: 682b3246
panel-phase-return = Nostit kaikilta. Minkä laatan palautat?
# en: fe8bcaf2
panel-phase-open = Suurin numerotuplasi aloittaa.
# en: 892307f6
panel-phase-suffer =
    { $challenge ->
        [yes] Jokeri Nosta 4! Nosta neljä tai haasta: jos pelaajalla oli sopiva väri, hän nostaa sinun sijastasi. Vain sinä näet hänen kätensä. Jos aikasi loppuu, nostat.
       *[no] Jokeri Nosta 4! Pelaajalla ei voinut olla sopivaa väriä, joten nosta neljä.
    }
# en: b8455999
panel-phase-redo = Haaste meni läpi. Pelaa nyt sopiva väri, joka sinulla jo oli.
# en: ec3ee03a
panel-picked = Valittu: { $list }

### The hand: buttons of what is done without a piece. 12 letters, 20 at most. `.deed`: the same in a report

# en: d3a540b2
panel-pass = Ohita
    .deed = ohitus
# en: 9709e4b4
panel-draw = Nosta
    .deed = nosto
# en: 2e753e87
panel-end = Lopeta vuoro
    .deed = vuoron lopetus
# en: 18ccc438
panel-turn = Käännä laatta
    .deed = laatan kääntö
# en: 993b7a18
panel-keep = Pidä
    .deed = laatan pitäminen
# en: e5d76624
panel-forced =
    { $count ->
        [0] Et nosta mitään
        [1] Nosta yksi
        [2] Nosta kaksi
        [3] Nosta kolme
       *[other] Nosta neljä
    }
    .deed =
    { $count ->
        [0] ei nostoa
        [1] yhden nosto
        [2] kahden nosto
        [3] kolmen nosto
       *[other] neljän nosto
    }
# en: 2fe9f899
panel-challenge = Haasta
    .deed = haaste
# en: 8320c932
panel-uno = UNO!
    .deed = UNO-huuto
# en: 582c9a60
panel-call =
    { $on ->
        [yes] UNO! ✓
       *[no] Huuda UNO
    }
# en: 83e44f65
panel-catch = Kiinni!
    .deed = nappaus, kun UNO-huuto unohtui
# en: 1a0f9894
panel-give-back = Palauta { $tile }
    .deed = { $tile } pakkaan

### What a click led to: a line at the top of the hand or the menu. 90 letters

# en: 1712d0cf
notice-returned = Tervetuloa takaisin! Mitään ei pelattu: katso pöytää ja valitse uudestaan.
# en: 9ee77181
notice-claimed = Sieppauksesi on kirjattu. Joku vuorossa lähempänä voi vielä ehtiä edelle.
# en: e89090c3
notice-voted =
    { $how ->
        [ended] Se oli viimeinen tarvittava ääni. Ottelu on ohi.
        [withdrawn] Peruit äänesi. Ääniä ottelun lopettamiseen: { $votes }/{ $needed }.
       *[cast] Äänestit. Ääniä ottelun lopettamiseen: { $votes }/{ $needed }.
    }
# en: 946fefd7
notice-ready = Olet valmis. Odotetaan muita.
# en: 31c140d4
notice-unchanged = Niin oli jo.

# en: 571ba509
click-overtaken = Pöytä muuttui juuri ennen painallustasi, joten mitään ei tapahtunut. Paina uudestaan, jos yhä haluat.
# en: 5bb6eed0
call-late = Myöhästyit: joku ehti ensin, tai seuraava pelaaja on jo siirtänyt.
# en: 4e70ad16
call-yourself = Itseään ei voi napata. Huuda UNO, ennen kuin joku muu nappaa sinut.
# en: 5b8dfdbb
call-other = Yksi laatta on jäljellä pelaajalla { $name }, ei sinulla. Nappaa hänet!

### The menu of the table, and its settings for the host: a heading, lines, names and values in menus (45 letters)

# en: 5d89a0c3
menu-heading = **Pöytä**
# en: d1d2f4fd
menu-left = Poistuit, joten tietokone pelaa puolestasi. Jatka itse: paina ”{ button-return }”.
# en: e3777827
menu-resigned = Luovutit, joten tietokone pelaa puolestasi. Pääset taas mukaan seuraavaan otteluun.
# en: f34213f9
menu-leave =
    {"-# **"}{ button-leave }:** { $cost ->
        [place] tietokone pelaa puolestasi, ja liigassa sijoitut kaikkien jääneiden taakse.
        [free] tietokone pelaa puolestasi. Tätä ottelua ei lasketa sinulle.
       *[none] tietokone pelaa puolestasi. Tätä ottelua ei lasketa liigaan.
    }
# en: 6740e963
menu-resign = {"-# **"}{ button-resign }:** { $cost }
# en: b0611f94
menu-vote =
    {"-# **"}{ button-vote-yes }:** tähän mennessä { $votes }/{ $needed }.{ $counts ->
        [yes] {" "}Päättyneet erät lasketaan.
        [no] {" "}Ottelua ei silloin lasketa kenellekään.
       *[none] {" "}Se ei maksa mitään.
    }
# en: 95986401
menu-clock = -# Miettimisaika: { $clock }
# en: d4742106
menu-bank = -# Miettimisaika: vuoron ensimmäiset { $free } sekuntia ovat ilmaisia, loput kuluvat aikapankista (ottelussa { $bank }).
# en: 15540b09
button-table = Asetukset
# en: ae60f4e0
table-settings = **Tämän pöydän asetukset**
# en: 629ac054
mentions-now = heti
# en: 63ed6d6a
mentions-10s = 10 s kuluttua
# en: 31737a37
mentions-off = ei koskaan
# en: 615584ab
forced-yes = päällä
# en: 09d5f893
forced-no = pois
# en: a67076c0
hints-yes = päällä
# en: 7d486ca3
hints-no = pois
# en: aad66e65
menu-claim-window = Aika siepata itse
# en: 83ac3768
claim-window-5s = 5 sekuntia
# en: 68f7915e
claim-window-10s = 10 sekuntia
# en: 9ef27cf6
claim-window-off = seuraavaan nostoon asti
# en: 18b324bf
takeovers-yes = sallittu
# en: 8d3b5cfd
takeovers-no = ei sallittu
# en: 26dd9258
menu-replace = Ota tietokoneen paikka
# en: fa0e97f1
menu-hand-over = Anna paikka tietokoneelle
# en: af1bc502
confirm-leave =
    { $league ->
        [yes] Poistutko ottelusta? Tietokone jatkaa puolestasi, ja tulos on silti sinun: liigassa sijoitut kaikkien loppuun asti jääneiden taakse, ellet palaa ennen kuin tietokone on pelannut yli kolmanneksen vuoroistasi. Voit palata niin kauan kuin kukaan ei ole ottanut paikkaasi.
       *[no] Poistutko ottelusta? Tietokone jatkaa puolestasi, ja tulos on silti sinun. Voit palata niin kauan kuin kukaan ei ole ottanut paikkaasi.
    }
# en: 9dd83d43
confirm-resign =
    { $ends ->
        [yes] Luovutatko? { $cost } Ottelu on silloin ohi.
       *[no] Luovutatko? { $cost } Tietokone jatkaa puolestasi, etkä voi palata tähän otteluun.
    }
# en: 8a146274
confirm-resign-unknown = En saa nyt selville, mitä se maksaa liigassa.
# en: 1753fb15
confirm-end =
    Lopetetaanko peli kaikilta?{ $counts ->
        [yes] {" "}Päättyneet erät lasketaan.
        [no] {" "}Ottelua ei silloin lasketa kenellekään.
       *[none] { "" }
    }
