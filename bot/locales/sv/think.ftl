# What a strong player would do, and why: hints during a match, reviews after it.

### Hints

# en: 078cbba1
button-hint = Hjälp mig
# en: ad88fd51
button-hint-do = Gör så
# en: 3381335f
hint-text = 💡 **{ $what }**. { $why }
# en: ea8da2b4
hint-moved-on = Spelet har gått vidare. Fråga igen när det är din tur.
# en: 4b632424
hint-late = Jag behöver en stund till. Tryck på ”{ button-hint }” igen.
# en: 342a96d4
hint-off = ”{ button-hint }” är av här. Där en match räknas är det till för dina tre första matcher i ett spel.
# en: 6f4a6fa7
hint-turn = ”{ button-hint }” är till för din egen tur, när du har något att välja på.

### Deeds: what a player does, as an infinitive

# en: 2b7beee4
deed-list = { $first } → { $last }
# en: e272d6be
deed-let-go = Låta det vara
# en: b5a8fae4
deed-among = { $what } · { $how }
# en: 9c045e55
deed-meld-meld = Lägga ut { $list }
# en: 338878c7
deed-meld-layoff = Lägga till { $list } på { $number }
# en: 10ed8c70
deed-meld-swap = Byta { $list } mot joker { $number }

### Why: one sentence, true of the move by what its player can see

# en: 4965b108
reason-only = Det är ditt enda drag.
# en: a9ed204e
reason-let-go = Det kostar dig ingenting.
# en: 626ac9b7
reason-ahead = I snitt går det bättre så.

# Classic, Moomin, Joker and Christmas domino.
# en: a7a6bf25
reason-line-out =
    { $ends ->
        [yes] Det är din sista bricka, och omgången är slut.
       *[no] Det är din sista bricka.
    }
# en: 8a63c94c
reason-line-saves-joker = Då sparar du jokern till senare.
# en: e8538efa
reason-line-with-joker =
    { $rest ->
        [draw] Utan joker måste du dra.
        [pass] Utan joker måste du passa.
        [end] Utan joker är din tur över.
       *[none] Utan joker passar inget.
    }
# en: 8d8f9fc7
reason-line-nobody = Sedan kan ingen lägga vidare. Öppna ändar: { $ends }.
# en: 222f8e45
reason-line-only-you = Sedan är det bara du som kan lägga vidare.
# en: f44bb43a
reason-line-blocks = { $against } kan inte lägga vidare, och har redan passat här: { $ends }.
# en: 9f5cf38d
reason-line-few =
    { $count ->
        [one] Bara en bricka du inte ser passar sedan: { $tiles }.
       *[other] Bara { $count } brickor du inte ser passar sedan: { $tiles }.
    }
# en: cf24c77c
reason-line-dear-keeps =
    { $all ->
        [one] Inget du kan lägga har fler prickar, och din andra bricka passar fortfarande.
        [yes] Inget du kan lägga har fler prickar, och alla dina andra brickor passar fortfarande.
       *[no] { $count ->
            [one] Inget du kan lägga har fler prickar, och en av dina { $others } andra brickor passar fortfarande.
           *[other] Inget du kan lägga har fler prickar, och { $count } av dina { $others } andra brickor passar fortfarande.
        }
    }
# en: 59a9998b
reason-line-keeps =
    { $all ->
        [one] Din andra bricka passar fortfarande.
        [yes] Alla dina andra brickor passar fortfarande.
       *[no] { $count ->
            [one] En av dina { $others } andra brickor passar fortfarande.
           *[other] { $count } av dina { $others } andra brickor passar fortfarande.
        }
    }
# en: 1d694fc4
reason-line-dear =
    { $pips ->
        [one] Du har ingen tyngre bricka: den har 1 prick.
       *[other] Du har ingen tyngre bricka: den har { $pips } prickar.
    }
# en: 1597a6ac
reason-line-double = Dubblar är svåra att bli av med, så det är bra att slippa en.
# en: 3886eb38
reason-line-left =
    { $count ->
        [0] Då är din hand tom.
        [one] Då har du en bricka kvar.
       *[other] Då har du { $count } brickor kvar.
    }

# UNO Dominos.
# en: 6d4032c5
reason-cross-out = Det är din sista bricka, och omgången är slut.
# en: 03646ad5
reason-cross-hits =
    { $what ->
        [four] { $count ->
            [one] { $against } har en bricka kvar och måste dra fyra eller utmana.
           *[other] { $against } har { $count } brickor kvar och måste dra fyra eller utmana.
        }
        [two] { $count ->
            [one] { $against } har en bricka kvar och måste dra två.
           *[other] { $against } har { $count } brickor kvar och måste dra två.
        }
       *[skip] { $count ->
            [one] { $against } har en bricka kvar och får stå över.
           *[other] { $against } har { $count } brickor kvar och får stå över.
        }
    }
# en: ac860959
reason-cross-dear-keeps =
    { $all ->
        [one] Inget du kan lägga är värt mer, och din andra bricka passar fortfarande.
        [yes] Inget du kan lägga är värt mer, och alla dina andra brickor passar fortfarande.
       *[no] { $count ->
            [one] Inget du kan lägga är värt mer, och en av dina { $others } andra brickor passar fortfarande.
           *[other] Inget du kan lägga är värt mer, och { $count } av dina { $others } andra brickor passar fortfarande.
        }
    }
# en: 0e625b68
reason-cross-keeps =
    { $all ->
        [one] Din andra bricka passar fortfarande.
        [yes] Alla dina andra brickor passar fortfarande.
       *[no] { $count ->
            [one] En av dina { $others } andra brickor passar fortfarande.
           *[other] { $count } av dina { $others } andra brickor passar fortfarande.
        }
    }
# en: 0a0c57a5
reason-cross-saves-joker = Då sparar du jokern till senare.
# en: 0e50a070
reason-cross-dear = Då blir du av med { $points } poäng, mer går inte nu.
# en: 3dc300d7
reason-cross-closes = Det stänger den gatan.
# en: c1718269
reason-cross-left =
    { $count ->
        [one] Då har du en bricka kvar.
       *[other] Då har du { $count } brickor kvar.
    }
# en: bfc93c2f
reason-cross-uno = Annars kan någon ertappa dig.
# en: 2e84a484
reason-cross-catch = { $against } drar då två.
# en: d030efa5
reason-cross-challenge = Har du rätt drar motståndaren fyra. Annars drar du fyra, precis som du ändå måste.
# en: 8f4be2cd
reason-cross-forced = Motståndaren hade kanske ingen passande färg.
# en: 0fb44c6a
reason-cross-return = Den räknas { $points } poäng, och du har inget som är värt mer.
# en: 5991ec93
reason-cross-loner =
    { $count ->
        [0] Den delar varken färg eller siffra med dina andra brickor.
        [one] Den delar färg eller siffra med bara en av dina andra brickor.
       *[other] Den delar färg eller siffra med { $count } av dina { $others } andra brickor.
    }
# en: ea6c0358
reason-cross-keep-joker = Då sparar du jokern till senare.
# en: 5abd15e3
reason-cross-keep = Du kan fortfarande lägga den senare.

# Rummy with cards.
# en: 97bbca00
reason-meld-draw = Ingen ser vad du drar.
# en: 9fea5847
reason-meld-draw-useless = { $tile } hör inte ihop med något du har.
# en: 5df6a3f7
reason-meld-waits = Du kunde lägga ut { $points } poäng, men ingen kan lägga till på kort du har kvar på hand.
# en: e773480e
reason-meld-out = Då är omgången slut.
# en: 6326924e
reason-meld-meets = Det blir { $points } poäng på bordet, och du behöver { $minimum }.
# en: 7c85ea24
reason-meld-wins-joker =
    { $count ->
        [one] Du byter till dig en joker från bordet.
       *[other] Du byter till dig { $count } jokrar från bordet.
    }
# en: f1e6cb6f
reason-meld-lays =
    { $count ->
        [one] Du blir av med ett kort till, värt { $points } poäng.
       *[other] Du blir av med { $count } kort, värda { $points } poäng.
    }
# en: fd6af385
reason-meld-takes = { $tile } hör ihop med det du har.
# en: 83b45fc7
reason-meld-loose-dear = { $tile } hör inte ihop med något du behåller, och inget du behåller är värt mer.
# en: 056b5cf3
reason-meld-loose = { $tile } hör inte ihop med något du behåller.
# en: 3af1f4ec
reason-meld-keeps =
    { $met ->
        [yes] Alla dina kombinationer håller ihop.
       *[no] Dina kombinationer håller ihop: { $points } poäng, och du behöver { $minimum }.
    }
# en: 1237dd8d
reason-meld-dear = { $tile } räknas { $points }, och inget du behåller är värt mer.
# en: 91234ba2
reason-meld-loner = Inget av dina kort hör ihop med färre andra än { $tile }.
# en: 999c6440
reason-meld-nobody = Ingen kan lägga till { $tile } på bordet.

# Tábla Römi.
# en: ebfa584b
reason-rack-out = Då är omgången slut.
# en: a92d444d
reason-rack-takes =
    { $kind ->
        [runs] Då har du { $count } av { $need } brickor till sviter och grupper.
        [colours] Då har du { $count } av { $need } brickor i en färg.
        [pairs] Då har du { $count } av { $need } par.
       *[total8] Då har du { $count } av { $need } brickor till åtta lika.
    }
# en: fb2f599f
reason-rack-goes = Den hör ihop med det du har.
# en: 760189bb
reason-rack-draw-useless = Med { $tile } kommer du inte närmare någon giltig hand.
# en: 4b67d1f8
reason-rack-draw = Ingen ser vad du drar.
# en: a0269bc3
reason-rack-chances =
    { $count ->
        [one] En bricka som du inte ser skulle föra dig närmare.
       *[other] { $count } brickor som du inte ser skulle föra dig närmare.
    }
# en: 513b4d55
reason-rack-keeps =
    { $still ->
        [yes] { $kind ->
            [runs] Utan den har du fortfarande { $count } av { $need } brickor till sviter och grupper.
            [colours] Utan den har du fortfarande { $count } av { $need } brickor i en färg.
            [pairs] Utan den har du fortfarande { $count } av { $need } par.
           *[total8] Utan den har du fortfarande { $count } av { $need } brickor till åtta lika.
        }
       *[no] { $kind ->
            [runs] Utan den har du { $count } av { $need } brickor till sviter och grupper.
            [colours] Utan den har du { $count } av { $need } brickor i en färg.
            [pairs] Utan den har du { $count } av { $need } par.
           *[total8] Utan den har du { $count } av { $need } brickor till åtta lika.
        }
    }

### Reviews: heading, summary

# en: 353f4993
review-heading = 🔎 {"**"}{ $game }** · { $time }
# en: e4a8f2a7
review-progress =
    { $part ->
        [begun] { $count ->
            [one] Jag tittar på ditt enda drag…
           *[other] Jag tittar på dina { $count } drag…
        }
        [again] Jag tittar längre på det viktigaste…
       *[some] Jag tittar på dina { $count } drag… Klart: { $asked }.
    }
# en: b12fd9c8
review-stopped = Avbrutet.
# en: 8498a84d
review-agreed =
    { $count ->
        [0] Jag har för mycket att göra för att bedöma dina drag just nu. Försök igen om en stund.
        [one] { $agreed ->
            [0] Du hade ett val att göra, och en expert hade gjort det bättre.
           *[other] Du hade ett val att göra, och det var lika bra som expertens.
        }
       *[other] { $agreed } av dina { $count } drag var lika bra som expertens.
    }
# en: 6563fa6b
review-some = Jag tittade på { $count } av dina { $all } drag: { $agreed } var lika bra som expertens.
# en: 047e64b6
review-blind = Jag kan inte bedöma drag i det här spelet än. Se matchen med `/replay`.
# en: b003f7f0
review-busy = Jag hade för mycket att göra för att vara säker på de andra.
# en: 32736941
review-unsure = De andra kan jag inte vara säker på.
# en: 7c5845c4
review-ask-again = Fråga igen senare, så försöker jag med alla.
# en: 82670627
review-nothing = Inget annat hade gjort någon större skillnad.

### Reviews: a moment

# en: aedb381d
review-moment =
    { $kind ->
        [right] Nyckeldrag { $number } av { $count }: bra spelat
       *[wrong] Nyckeldrag { $number } av { $count }: ett bättre drag
    }
# en: 0aa869e1
review-where = Omgång { $number }, drag { $move }
# en: de6c3aec
review-caption = Vad skulle du göra här?
# en: de2185b2
review-done = Du: { $what }
# en: 1e37ad1f
review-best = En expert: { $what }. { $why }
# en: e2ee91a6
review-cost =
    { $gain ->
        [more] Chans att vinna: { $better } % i stället för { $worse } %. I snitt { $points } poäng bättre mot din främsta rival.
       *[other] Chans att vinna: { $better } % i stället för { $worse } %.
    }
# en: bb30abf7
review-found = Du spelade som en expert: { $what }. { $why }
# en: 09250038
review-next = Näst bäst: { $what }. Chans att vinna: { $better } % i stället för { $mine } %.

### Reviews: buttons and answers

# en: 9b524c06
button-review = Analys
# en: 6986d027
button-review-stop = Stoppa
# en: 93a4b63c
button-review-again = Börja om
# en: e12f1ce0
button-review-moment = Nyckeldrag { $number }
# en: 158aec81
review-undealt = Den matchen slutade före given, så det finns inget att analysera.
# en: 6ef70e91
review-computers = Bara datorer spelade den matchen, så du har inga drag i den.
# en: d1b595f5
review-not-yours = Du var inte med i den matchen. Välj en av dina, eller se den med `/replay`.
# en: 09521bcf
review-no-choice = Du hade aldrig något val i den matchen, så det finns inget att analysera.
