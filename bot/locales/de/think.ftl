# What a strong player would do, and why: hints during a match, reviews after it.

### Hints

# en: 078cbba1
button-hint = Hilf mir
# en: ad88fd51
button-hint-do = So machen
# en: 3381335f
hint-text = 💡 **{ $what }**. { $why }
# en: ea8da2b4
hint-moved-on = Das Spiel ist schon weiter. Frag in deinem nächsten Zug noch mal.
# en: 4b632424
hint-late = Ich brauche noch einen Moment. Drück noch mal „{ button-hint }“.
# en: 342a96d4
hint-off = „{ button-hint }“ ist hier aus. Wo eine Partie zählt, ist es für deine ersten drei Partien eines Spiels da.
# en: 6f4a6fa7
hint-turn = „{ button-hint }“ ist für deinen Zug da, wenn du etwas zu wählen hast.

### Deeds: what a player does, as a name for it

# en: 2b7beee4
deed-list = { $first } → { $last }
# en: e272d6be
deed-let-go = Verzichten
# en: b5a8fae4
deed-among = { $what } · { $how }
# en: 9c045e55
deed-meld-meld = { $list } auslegen
# en: 338878c7
deed-meld-layoff = { $list } an { $number } anlegen
# en: 10ed8c70
deed-meld-swap = { $list } gegen Joker { $number } tauschen

### Why: one sentence, true of the move by what its player can see

# en: 4965b108
reason-only = Etwas anderes bleibt dir nicht.
# en: a9ed204e
reason-let-go = Das kostet dich nichts.
# en: 626ac9b7
reason-ahead = Das geht im Schnitt besser aus.

# en: a7a6bf25
reason-line-out =
    { $ends ->
        [yes] Das ist dein letzter Stein, und er beendet die Runde.
       *[no] Das ist dein letzter Stein.
    }
# en: 8a63c94c
reason-line-saves-joker = Das spart dir den Joker für später.
# en: e8538efa
reason-line-with-joker =
    { $rest ->
        [draw] Ohne Joker müsstest du ziehen.
        [pass] Ohne Joker müsstest du passen.
        [end] Ohne Joker wäre dein Zug vorbei.
       *[none] Ohne Joker passt nichts.
    }
# en: 8d8f9fc7
reason-line-nobody = Danach kann niemand mehr anlegen. Offene Enden: { $ends }.
# en: 222f8e45
reason-line-only-you = Danach kannst nur noch du anlegen.
# en: f44bb43a
reason-line-blocks = { $against } kann nicht anlegen und hat bei { $ends } schon gepasst.
# en: 9f5cf38d
reason-line-few =
    { $count ->
        [one] Nur ein Stein, den du nicht siehst, passt danach: { $tiles }.
       *[other] Nur { $count } Steine, die du nicht siehst, passen danach: { $tiles }.
    }
# en: cf24c77c
reason-line-dear-keeps =
    { $all ->
        [one] Nichts, was du legen kannst, hat mehr Augen, und dein anderer Stein passt noch.
        [yes] Nichts, was du legen kannst, hat mehr Augen, und alle deine anderen Steine passen noch.
       *[no] { $count ->
            [one] Nichts, was du legen kannst, hat mehr Augen, und von deinen anderen { $others } Steinen passt noch einer.
           *[other] Nichts, was du legen kannst, hat mehr Augen, und von deinen anderen { $others } Steinen passen noch { $count }.
        }
    }
# en: 59a9998b
reason-line-keeps =
    { $all ->
        [one] Dein anderer Stein passt noch.
        [yes] Alle deine anderen Steine passen noch.
       *[no] { $count ->
            [one] Von deinen anderen { $others } Steinen passt noch einer.
           *[other] Von deinen anderen { $others } Steinen passen noch { $count }.
        }
    }
# en: 1d694fc4
reason-line-dear =
    { $pips ->
        [one] Keiner deiner Steine ist schwerer: 1 Auge.
       *[other] Keiner deiner Steine ist schwerer: { $pips } Augen.
    }
# en: 1597a6ac
reason-line-double = Ein Pasch ist schwer loszuwerden, also weg damit.
# en: 3886eb38
reason-line-left =
    { $count ->
        [0] Danach ist deine Hand leer.
        [one] Danach hast du noch einen Stein.
       *[other] Danach hast du noch { $count } Steine.
    }

# en: 6d4032c5
reason-cross-out = Das ist dein letzter Stein, und er beendet die Runde.
# en: 03646ad5
reason-cross-hits =
    { $what ->
        [four] { $count ->
            [one] { $against } hat noch einen Stein und muss vier ziehen oder anzweifeln.
           *[other] { $against } hat noch { $count } Steine und muss vier ziehen oder anzweifeln.
        }
        [two] { $count ->
            [one] { $against } hat noch einen Stein und muss zwei ziehen.
           *[other] { $against } hat noch { $count } Steine und muss zwei ziehen.
        }
       *[skip] { $count ->
            [one] { $against } hat noch einen Stein und setzt aus.
           *[other] { $against } hat noch { $count } Steine und setzt aus.
        }
    }
# en: ac860959
reason-cross-dear-keeps =
    { $all ->
        [one] Nichts, was du legen kannst, ist mehr wert, und dein anderer Stein passt noch.
        [yes] Nichts, was du legen kannst, ist mehr wert, und alle deine anderen Steine passen noch.
       *[no] { $count ->
            [one] Nichts, was du legen kannst, ist mehr wert, und von deinen anderen { $others } Steinen passt noch einer.
           *[other] Nichts, was du legen kannst, ist mehr wert, und von deinen anderen { $others } Steinen passen noch { $count }.
        }
    }
# en: 0e625b68
reason-cross-keeps =
    { $all ->
        [one] Dein anderer Stein passt noch.
        [yes] Alle deine anderen Steine passen noch.
       *[no] { $count ->
            [one] Von deinen anderen { $others } Steinen passt noch einer.
           *[other] Von deinen anderen { $others } Steinen passen noch { $count }.
        }
    }
# en: 0a0c57a5
reason-cross-saves-joker = Das spart dir den Joker für später.
# en: 0e50a070
reason-cross-dear = Damit wirst du { $points } Punkte los, mehr geht gerade nicht.
# en: 3dc300d7
reason-cross-closes = Das schließt diese Straße.
# en: c1718269
reason-cross-left =
    { $count ->
        [one] Danach hast du noch einen Stein.
       *[other] Danach hast du noch { $count } Steine.
    }
# en: bfc93c2f
reason-cross-uno = Sonst kann dich jemand erwischen.
# en: 2e84a484
reason-cross-catch = { $against } zieht dann zwei Steine.
# en: d030efa5
reason-cross-challenge = Hast du recht, zieht die Gegenseite vier. Wenn nicht, ziehst du vier, wie sonst auch.
# en: 8f4be2cd
reason-cross-forced = Vielleicht war keine passende Farbe da.
# en: 0fb44c6a
reason-cross-return = Der Stein zählt { $points } Punkte, und keiner deiner anderen ist mehr wert.
# en: 5991ec93
reason-cross-loner =
    { $count ->
        [0] Mit deinen anderen Steinen hat er weder Farbe noch Zahl gemeinsam.
        [one] Nur mit einem deiner anderen Steine hat er Farbe oder Zahl gemeinsam.
       *[other] Mit { $count } deiner anderen { $others } Steine hat er Farbe oder Zahl gemeinsam.
    }
# en: ea6c0358
reason-cross-keep-joker = Das spart den Joker für später.
# en: 5abd15e3
reason-cross-keep = Legen kannst du ihn auch später.

# en: 97bbca00
reason-meld-draw = Niemand sieht, was du ziehst.
# en: 9fea5847
reason-meld-draw-useless = { $tile } passt zu nichts in deiner Hand.
# en: 5df6a3f7
reason-meld-waits = Du könntest { $points } Punkte auslegen, aber an Karten in der Hand kann niemand anlegen.
# en: e773480e
reason-meld-out = Das beendet die Runde.
# en: 6326924e
reason-meld-meets = Damit legst du { $points } Punkte aus, und du brauchst { $minimum }.
# en: 7c85ea24
reason-meld-wins-joker =
    { $count ->
        [one] Das holt einen Joker vom Tisch.
       *[other] Das holt { $count } Joker vom Tisch.
    }
# en: f1e6cb6f
reason-meld-lays =
    { $count ->
        [one] Damit wirst du noch eine Karte los, { $points } Punkte wert.
       *[other] Damit wirst du { $count } Karten los, { $points } Punkte wert.
    }
# en: fd6af385
reason-meld-takes = { $tile } passt zu dem, was du hast.
# en: 83b45fc7
reason-meld-loose-dear = { $tile } passt zu nichts, was du behältst, und nichts davon zählt mehr.
# en: 056b5cf3
reason-meld-loose = { $tile } passt zu nichts, was du behältst.
# en: 3af1f4ec
reason-meld-keeps =
    { $met ->
        [yes] Alle deine Kombinationen bleiben beisammen.
       *[no] Deine Kombinationen bleiben beisammen: { $points } Punkte, und du brauchst { $minimum }.
    }
# en: 1237dd8d
reason-meld-dear = { $tile } zählt { $points }, und nichts, was du behältst, zählt mehr.
# en: 91234ba2
reason-meld-loner = Von deinen Karten passt { $tile } zu den wenigsten anderen.
# en: 999c6440
reason-meld-nobody = Niemand kann { $tile } auf dem Tisch anlegen.

# en: ebfa584b
reason-rack-out = Das beendet die Runde.
# en: a92d444d
reason-rack-takes =
    { $kind ->
        [runs] Damit hast du { $count } von { $need } Steinen für Reihen und Gruppen.
        [colours] Damit hast du { $count } von { $need } Steinen einer Farbe.
        [pairs] Damit hast du { $count } von { $need } Paaren.
       *[total8] Damit hast du { $count } von { $need } Steinen für acht Gleiche.
    }
# en: fb2f599f
reason-rack-goes = Er passt zu dem, was du hast.
# en: 760189bb
reason-rack-draw-useless = { $tile } bringt dich keiner gültigen Hand näher.
# en: 4b67d1f8
reason-rack-draw = Niemand sieht, was du ziehst.
# en: a0269bc3
reason-rack-chances =
    { $count ->
        [one] Ein Stein, den du nicht siehst, würde dich weiterbringen.
       *[other] { $count } Steine, die du nicht siehst, würden dich weiterbringen.
    }
# en: 513b4d55
reason-rack-keeps =
    { $still ->
        [yes] { $kind ->
            [runs] Auch ohne ihn hast du { $count } von { $need } Steinen für Reihen und Gruppen.
            [colours] Auch ohne ihn hast du { $count } von { $need } Steinen einer Farbe.
            [pairs] Auch ohne ihn hast du { $count } von { $need } Paaren.
           *[total8] Auch ohne ihn hast du { $count } von { $need } Steinen für acht Gleiche.
        }
       *[no] { $kind ->
            [runs] Ohne ihn hast du { $count } von { $need } Steinen für Reihen und Gruppen.
            [colours] Ohne ihn hast du { $count } von { $need } Steinen einer Farbe.
            [pairs] Ohne ihn hast du { $count } von { $need } Paaren.
           *[total8] Ohne ihn hast du { $count } von { $need } Steinen für acht Gleiche.
        }
    }

### Reviews

# en: 353f4993
review-heading = 🔎 {"**"}{ $game }** · { $time }
# en: e4a8f2a7
review-progress =
    { $part ->
        [begun] { $count ->
            [one] Ich sehe mir deinen einen Zug an…
           *[other] Ich sehe mir deine { $count } Züge an…
        }
        [again] Ich sehe genauer hin, wo es am meisten zählte…
       *[some] Ich sehe mir deine { $count } Züge an… { $asked } fertig.
    }
# en: b12fd9c8
review-stopped = Angehalten.
# en: 8498a84d
review-agreed =
    { $count ->
        [0] Gerade habe ich zu viel zu tun, um deine Züge zu beurteilen. Versuch es später noch mal.
        [one] { $agreed ->
            [0] Du hattest einmal die Wahl, und ein Profi hätte es besser gemacht.
           *[other] Du hattest einmal die Wahl, und ein Profi hätte es nicht besser gemacht.
        }
       *[other] So gut wie die eines Profis: { $agreed } von deinen { $count } Zügen.
    }
# en: 6563fa6b
review-some = Angesehen habe ich { $count } von deinen { $all } Zügen. So gut wie die eines Profis: { $agreed }.
# en: 047e64b6
review-blind = Die Züge dieses Spiels kann ich noch nicht beurteilen. Sieh dir die Partie mit `/replay` an.
# en: b003f7f0
review-busy = Bei den anderen fehlte mir die Zeit, um sicher zu sein.
# en: 32736941
review-unsure = Bei den anderen kann ich mir nicht sicher sein.
# en: 7c5845c4
review-ask-again = Frag später noch mal, dann sehe ich mir alle an.
# en: 82670627
review-nothing = Alles andere hätte kaum etwas geändert.

# en: aedb381d
review-moment =
    { $kind ->
        [right] Wendepunkt { $number } von { $count }: gut gespielt
       *[wrong] Wendepunkt { $number } von { $count }: Es ging besser
    }
# en: 0aa869e1
review-where = Runde { $number }, Zug { $move }
# en: de6c3aec
review-caption = Was würdest du hier tun?
# en: de2185b2
review-done = Du: { $what }
# en: 1e37ad1f
review-best = Ein Profi: { $what }. { $why }
# en: e2ee91a6
review-cost =
    { $gain ->
        [more] { $points ->
            [one] Gewinnchance: { $better } % statt { $worse } %. Im Schnitt 1 Punkt besser gegen die stärkste Konkurrenz.
           *[other] Gewinnchance: { $better } % statt { $worse } %. Im Schnitt { $points } Punkte besser gegen die stärkste Konkurrenz.
        }
       *[other] Gewinnchance: { $better } % statt { $worse } %.
    }
# en: bb30abf7
review-found = Wie ein Profi gespielt: { $what }. { $why }
# en: 09250038
review-next = Zweitbester Zug: { $what }. Gewinnchance: { $better } % statt { $mine } %.

# en: 9b524c06
button-review = Analyse
# en: 6986d027
button-review-stop = Anhalten
# en: 93a4b63c
button-review-again = Von vorn
# en: e12f1ce0
button-review-moment = Moment { $number }
# en: 158aec81
review-undealt = Diese Partie endete vor dem Austeilen, also gibt es nichts zu analysieren.
# en: 6ef70e91
review-computers = In dieser Partie haben nur Computer gespielt, also ist kein Zug von dir dabei.
# en: d1b595f5
review-not-yours = In dieser Partie hast du nicht gespielt. Wähl eine von dir, oder sieh sie dir mit `/replay` an.
# en: 09521bcf
review-no-choice = In dieser Partie hattest du nie die Wahl, also gibt es nichts zu analysieren.
