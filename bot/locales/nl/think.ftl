# What a strong player would do, and why: hints during a match, reviews after it.

### Hints

# en: 078cbba1
button-hint = Help mij
# en: ad88fd51
button-hint-do = Doe dat
# en: 3381335f
hint-text = 💡 **{ $what }**. { $why }
# en: ea8da2b4
hint-moved-on = Het spel ging intussen verder. Vraag het in je volgende beurt opnieuw.
# en: 4b632424
hint-late = Ik heb nog even nodig. Druk nog eens op “{ button-hint }”.
# en: 342a96d4
hint-off = “{ button-hint }” staat hier uit. Telt een partij mee, dan is het voor je eerste drie partijen van een spel.
# en: 6f4a6fa7
hint-turn = “{ button-hint }” is voor je eigen beurt, als er iets te kiezen valt.

### Deeds: what a player does, as a name for it

# en: 2b7beee4
deed-list = { $first } → { $last }
# en: e272d6be
deed-let-go = Laten gaan
# en: b5a8fae4
deed-among = { $what } · { $how }
# en: 9c045e55
deed-meld-meld = { $list } neerleggen
# en: 338878c7
deed-meld-layoff = { $list } aanleggen bij { $number }
# en: 10ed8c70
deed-meld-swap = { $list } ruilen voor joker { $number }

### Why: one sentence, true of the move by what its player can see

# en: 4965b108
reason-only = Het is je enige zet.
# en: a9ed204e
reason-let-go = Het kost je niets.
# en: 626ac9b7
reason-ahead = Gemiddeld pakt dit beter uit.

# en: a7a6bf25
reason-line-out =
    { $ends ->
        [yes] Het is je laatste steen, en dan is de ronde voorbij.
       *[no] Het is je laatste steen.
    }
# en: 8a63c94c
reason-line-saves-joker = Zo bewaar je je joker voor later.
# en: e8538efa
reason-line-with-joker =
    { $rest ->
        [draw] Zonder joker zou je moeten trekken.
        [pass] Zonder joker zou je moeten passen.
        [end] Zonder joker zou je beurt voorbij zijn.
       *[none] Zonder joker past er niets.
    }
# en: 8d8f9fc7
reason-line-nobody = Dan kan niemand verder. Open uiteinden: { $ends }.
# en: 222f8e45
reason-line-only-you = Dan kun alleen jij verder.
# en: f44bb43a
reason-line-blocks = { $against } kan niet volgen en heeft bij { $ends } al gepast.
# en: 9f5cf38d
reason-line-few =
    { $count ->
        [one] Slechts één steen die je niet ziet, past dan: { $tiles }.
       *[other] Slechts { $count } stenen die je niet ziet, passen dan: { $tiles }.
    }
# en: cf24c77c
reason-line-dear-keeps =
    { $all ->
        [one] Niets wat je kunt leggen heeft meer ogen, en je andere steen past nog.
        [yes] Niets wat je kunt leggen heeft meer ogen, en al je andere stenen passen nog.
       *[no] { $count ->
            [one] Niets wat je kunt leggen heeft meer ogen, en een van je andere { $others } stenen past nog.
           *[other] Niets wat je kunt leggen heeft meer ogen, en { $count } van je andere { $others } stenen passen nog.
        }
    }
# en: 59a9998b
reason-line-keeps =
    { $all ->
        [one] Je andere steen past nog.
        [yes] Al je andere stenen passen nog.
       *[no] { $count ->
            [one] Een van je andere { $others } stenen past nog.
           *[other] { $count } van je andere { $others } stenen passen nog.
        }
    }
# en: 1d694fc4
reason-line-dear =
    { $pips ->
        [one] Een zwaardere steen dan deze heb je niet: 1 oog.
       *[other] Een zwaardere steen dan deze heb je niet: { $pips } ogen.
    }
# en: 1597a6ac
reason-line-double = Dubbels raak je moeilijk kwijt, dus mooi dat er een weg is.
# en: 3886eb38
reason-line-left =
    { $count ->
        [0] Dan is je hand leeg.
        [one] Dan heb je nog één steen.
       *[other] Dan heb je nog { $count } stenen.
    }

# en: 6d4032c5
reason-cross-out = Het is je laatste steen, en dan is de ronde voorbij.
# en: 03646ad5
reason-cross-hits =
    { $what ->
        [four] { $count ->
            [one] { $against } heeft nog één steen, en moet er vier trekken of uitdagen.
           *[other] { $against } heeft nog { $count } stenen, en moet er vier trekken of uitdagen.
        }
        [two] { $count ->
            [one] { $against } heeft nog één steen, en moet er twee trekken.
           *[other] { $against } heeft nog { $count } stenen, en moet er twee trekken.
        }
       *[skip] { $count ->
            [one] { $against } heeft nog één steen, en slaat een beurt over.
           *[other] { $against } heeft nog { $count } stenen, en slaat een beurt over.
        }
    }
# en: ac860959
reason-cross-dear-keeps =
    { $all ->
        [one] Niets wat je kunt leggen is meer waard, en je andere steen past nog.
        [yes] Niets wat je kunt leggen is meer waard, en al je andere stenen passen nog.
       *[no] { $count ->
            [one] Niets wat je kunt leggen is meer waard, en een van je andere { $others } stenen past nog.
           *[other] Niets wat je kunt leggen is meer waard, en { $count } van je andere { $others } stenen passen nog.
        }
    }
# en: 0e625b68
reason-cross-keeps =
    { $all ->
        [one] Je andere steen past nog.
        [yes] Al je andere stenen passen nog.
       *[no] { $count ->
            [one] Een van je andere { $others } stenen past nog.
           *[other] { $count } van je andere { $others } stenen passen nog.
        }
    }
# en: 0a0c57a5
reason-cross-saves-joker = Zo bewaar je je joker voor later.
# en: 0e50a070
reason-cross-dear = Je bent { $points } punten kwijt, meer kan nu niet.
# en: 3dc300d7
reason-cross-closes = Die straat is dan dicht.
# en: c1718269
reason-cross-left =
    { $count ->
        [one] Dan heb je nog één steen.
       *[other] Dan heb je nog { $count } stenen.
    }
# en: bfc93c2f
reason-cross-uno = Anders kan iemand je betrappen.
# en: 2e84a484
reason-cross-catch = { $against } trekt dan twee stenen.
# en: d030efa5
reason-cross-challenge = Heb je gelijk, dan trekt de ander er vier. Zo niet, dan trek jij er vier, wat je toch al moest.
# en: 8f4be2cd
reason-cross-forced = Misschien was er echt geen passende kleur.
# en: 0fb44c6a
reason-cross-return = Die telt { $points } punten, en niets in je hand is meer waard.
# en: 5991ec93
reason-cross-loner =
    { $count ->
        [0] Kleur en cijfer passen bij geen van je andere stenen.
        [one] Kleur of cijfer past bij maar één van je andere stenen.
       *[other] Kleur of cijfer past bij { $count } van je andere { $others } stenen.
    }
# en: ea6c0358
reason-cross-keep-joker = Zo bewaar je de joker voor later.
# en: 5abd15e3
reason-cross-keep = Je kunt hem later nog leggen.

# en: 97bbca00
reason-meld-draw = Niemand ziet wat je trekt.
# en: 9fea5847
reason-meld-draw-useless = { $tile } hoort bij niets in je hand.
# en: 5df6a3f7
reason-meld-waits = Je zou { $points } punten kunnen leggen, maar bij kaarten in je hand kan niemand aanleggen.
# en: e773480e
reason-meld-out = De ronde is dan voorbij.
# en: 6326924e
reason-meld-meets = Je legt { $points } punten, en je hebt er { $minimum } nodig.
# en: 7c85ea24
reason-meld-wins-joker =
    { $count ->
        [one] Je ruilt een joker van tafel in.
       *[other] Je ruilt { $count } jokers van tafel in.
    }
# en: f1e6cb6f
reason-meld-lays =
    { $count ->
        [one] Je bent nog een kaart kwijt, { $points } punten waard.
       *[other] Je bent { $count } kaarten kwijt, { $points } punten waard.
    }
# en: fd6af385
reason-meld-takes = { $tile } hoort bij wat je hebt.
# en: 83b45fc7
reason-meld-loose-dear = { $tile } hoort bij niets wat je houdt, en geen kaart die je houdt is meer waard.
# en: 056b5cf3
reason-meld-loose = { $tile } hoort bij niets wat je houdt.
# en: 3af1f4ec
reason-meld-keeps =
    { $met ->
        [yes] Al je combinaties blijven heel.
       *[no] Je combinaties blijven heel: { $points } punten, en je hebt er { $minimum } nodig.
    }
# en: 1237dd8d
reason-meld-dear = { $tile } telt { $points }, en geen kaart die je houdt is meer waard.
# en: 91234ba2
reason-meld-loner = Van je kaarten hoort { $tile } bij de minste andere.
# en: 999c6440
reason-meld-nobody = Niemand kan { $tile } op tafel aanleggen.

# en: ebfa584b
reason-rack-out = De ronde is dan voorbij.
# en: a92d444d
reason-rack-takes =
    { $kind ->
        [runs] Dan heb je { $count } van { $need } stenen voor rijen en groepen.
        [colours] Dan heb je { $count } van { $need } stenen van één kleur.
        [pairs] Dan heb je { $count } van { $need } paren.
       *[total8] Dan heb je { $count } van { $need } stenen voor acht dezelfde.
    }
# en: fb2f599f
reason-rack-goes = Die hoort bij wat je hebt.
# en: 760189bb
reason-rack-draw-useless = { $tile } brengt je niet dichter bij een geldige hand.
# en: 4b67d1f8
reason-rack-draw = Niemand ziet wat je trekt.
# en: a0269bc3
reason-rack-chances =
    { $count ->
        [one] Eén steen die je niet ziet, zou je dichterbij brengen.
       *[other] { $count } stenen die je niet ziet, zouden je dichterbij brengen.
    }
# en: 513b4d55
reason-rack-keeps =
    { $still ->
        [yes] { $kind ->
            [runs] Zonder die heb je nog steeds { $count } van { $need } stenen voor rijen en groepen.
            [colours] Zonder die heb je nog steeds { $count } van { $need } stenen van één kleur.
            [pairs] Zonder die heb je nog steeds { $count } van { $need } paren.
           *[total8] Zonder die heb je nog steeds { $count } van { $need } stenen voor acht dezelfde.
        }
       *[no] { $kind ->
            [runs] Zonder die heb je { $count } van { $need } stenen voor rijen en groepen.
            [colours] Zonder die heb je { $count } van { $need } stenen van één kleur.
            [pairs] Zonder die heb je { $count } van { $need } paren.
           *[total8] Zonder die heb je { $count } van { $need } stenen voor acht dezelfde.
        }
    }

### Reviews

# en: 353f4993
review-heading = 🔎 {"**"}{ $game }** · { $time }
# en: e4a8f2a7
review-progress =
    { $part ->
        [begun] { $count ->
            [one] Ik bekijk je ene zet…
           *[other] Ik bekijk je { $count } zetten…
        }
        [again] Ik kijk langer naar wat er het meest toe deed…
       *[some] Ik bekijk je { $count } zetten… { $asked } gedaan.
    }
# en: b12fd9c8
review-stopped = Gestopt.
# en: 8498a84d
review-agreed =
    { $count ->
        [0] Ik heb het nu te druk om je zetten te beoordelen. Probeer het straks nog eens.
        [one] { $agreed ->
            [0] Je had één keer iets te kiezen, en een expert had het beter gedaan.
           *[other] Je had één keer iets te kiezen, en koos even goed als een expert.
        }
       *[other] Op expertniveau: { $agreed } van je { $count } zetten.
    }
# en: 6563fa6b
review-some = Ik heb { $count } van je { $all } zetten bekeken. Op expertniveau: { $agreed }.
# en: 047e64b6
review-blind = De zetten van dit spel kan ik nog niet beoordelen. Bekijk de partij met `/replay`.
# en: b003f7f0
review-busy = Van de rest kon ik niet zeker zijn, daarvoor had ik het te druk.
# en: 32736941
review-unsure = Van de rest kan ik niet zeker zijn.
# en: 7c5845c4
review-ask-again = Vraag het later opnieuw, dan bekijk ik ze allemaal.
# en: 82670627
review-nothing = Verder had niets veel uitgemaakt.

### Reviews: a moment

# en: aedb381d
review-moment =
    { $kind ->
        [right] Sleutelmoment { $number } van { $count }: goed gespeeld
       *[wrong] Sleutelmoment { $number } van { $count }: het kon beter
    }
# en: 0aa869e1
review-where = Ronde { $number }, zet { $move }
# en: de6c3aec
review-caption = Wat zou jij hier doen?
# en: de2185b2
review-done = Jij: { $what }
# en: 1e37ad1f
review-best = Een expert: { $what }. { $why }
# en: e2ee91a6
review-cost =
    { $gain ->
        [more] { $points ->
            [one] Winstkans: { $better }% in plaats van { $worse }%. Gemiddeld 1 punt beter tegen je sterkste tegenstander.
           *[other] Winstkans: { $better }% in plaats van { $worse }%. Gemiddeld { $points } punten beter tegen je sterkste tegenstander.
        }
       *[other] Winstkans: { $better }% in plaats van { $worse }%.
    }
# en: bb30abf7
review-found = Je speelde als een expert: { $what }. { $why }
# en: 09250038
review-next = Op één na beste: { $what }. Winstkans: { $better }% in plaats van { $mine }%.

### Reviews: buttons, and why there is none

# en: 9b524c06
button-review = Analyse
# en: 6986d027
button-review-stop = Stoppen
# en: 93a4b63c
button-review-again = Opnieuw
# en: e12f1ce0
button-review-moment = Moment { $number }
# en: 158aec81
review-undealt = Die partij eindigde voor het delen, dus er valt niets te analyseren.
# en: 6ef70e91
review-computers = In die partij speelden alleen computers, dus er zijn geen zetten van jou.
# en: d1b595f5
review-not-yours = In die partij speelde je niet mee. Kies er een van jezelf, of bekijk deze met `/replay`.
# en: 09521bcf
review-no-choice = In die partij had je nooit iets te kiezen, dus er valt niets te analyseren.
