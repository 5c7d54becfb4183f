# What a strong player would do, and why: hints during a match, reviews after it.

### Hints

button-hint = Tipp
button-hint-fill = So planen
hint-text = 💡 **{ $what }**. { $why }
hint-moved-on = Das Spiel ist schon weiter. Frag in deinem nächsten Zug noch mal.
hint-late = Ich brauche noch einen Moment. Drück noch mal „{ button-hint }“.
hint-off = An diesem Tisch gibt es keine Tipps.
hint-turn = Tipps gibt es, wenn du dran bist und etwas zu wählen hast.
suggest-free = In deinen ersten drei Partien eines Spiels darfst du „{ button-suggest }“ nutzen.
suggest-off = Die Ligaregeln erlauben hier keine Hilfe. { suggest-free }
hint-filled = Der Plan steht. Ändere, was du willst, dann spiel ihn.

### Deeds: what a player does, as a name for it

deed-list = { $first } → { $last }
deed-let-go = Verzichten
deed-among = { $what } · { $how }
deed-meld-meld = { $list } auslegen
deed-meld-layoff = { $list } an { $number } anlegen
deed-meld-swap = Joker { $number } holen mit { $list }

### Why: one sentence, true of the move by what its player can see

reason-only = Etwas anderes bleibt dir nicht.
reason-let-go = Das kostet dich nichts.
reason-ahead = Das geht im Schnitt besser aus.

reason-line-out =
    { $ends ->
        [yes] Das ist dein letzter Stein, und er beendet die Runde.
       *[no] Das ist dein letzter Stein.
    }
reason-line-saves-joker = Das spart dir den Joker für später.
reason-line-with-joker =
    { $rest ->
        [draw] Ohne Joker müsstest du ziehen.
        [pass] Ohne Joker müsstest du passen.
        [end] Ohne Joker wäre dein Zug vorbei.
       *[none] Ohne Joker passt nichts.
    }
reason-line-nobody = Danach kann niemand mehr anlegen. Offene Enden: { $ends }.
reason-line-only-you = Danach kannst nur noch du anlegen.
reason-line-blocks = { $against } kann nicht folgen, gepasst wurde bei: { $ends }.
reason-line-few = Von den Steinen, die du nicht siehst, passen danach nur: { $tiles }.
reason-line-dear-keeps =
    { $all ->
        [one] Nichts, was du legen kannst, hat mehr Augen, und dein anderer Stein passt noch.
        [yes] Nichts, was du legen kannst, hat mehr Augen, und alle deine anderen Steine passen noch.
       *[no] { $count ->
            [one] Nichts, was du legen kannst, hat mehr Augen, und von deinen anderen { $others } Steinen passt noch einer.
           *[other] Nichts, was du legen kannst, hat mehr Augen, und von deinen anderen { $others } Steinen passen noch { $count }.
        }
    }
reason-line-keeps =
    { $all ->
        [one] Dein anderer Stein passt noch.
        [yes] Alle deine anderen Steine passen noch.
       *[no] { $count ->
            [one] Von deinen anderen { $others } Steinen passt noch einer.
           *[other] Von deinen anderen { $others } Steinen passen noch { $count }.
        }
    }
reason-line-dear =
    { $pips ->
        [one] Einen schwereren Stein hast du nicht: Er hat 1 Auge.
       *[other] Einen schwereren Stein hast du nicht: Er hat { $pips } Augen.
    }
reason-line-double = Ein Pasch ist schwer loszuwerden, also weg damit.
reason-line-left =
    { $count ->
        [one] Danach hast du noch einen Stein.
       *[other] Danach hast du noch { $count } Steine.
    }

reason-cross-out = Das ist dein letzter Stein, und er beendet die Runde.
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
reason-cross-dear-keeps =
    { $all ->
        [one] Nichts, was du legen kannst, ist mehr wert, und dein anderer Stein passt noch.
        [yes] Nichts, was du legen kannst, ist mehr wert, und alle deine anderen Steine passen noch.
       *[no] { $count ->
            [one] Nichts, was du legen kannst, ist mehr wert, und von deinen anderen { $others } Steinen passt noch einer.
           *[other] Nichts, was du legen kannst, ist mehr wert, und von deinen anderen { $others } Steinen passen noch { $count }.
        }
    }
reason-cross-keeps =
    { $all ->
        [one] Dein anderer Stein passt noch.
        [yes] Alle deine anderen Steine passen noch.
       *[no] { $count ->
            [one] Von deinen anderen { $others } Steinen passt noch einer.
           *[other] Von deinen anderen { $others } Steinen passen noch { $count }.
        }
    }
reason-cross-saves-joker = Das spart dir den Joker für später.
reason-cross-dear = Damit wirst du { $points } Punkte los, mehr geht gerade nicht.
reason-cross-closes = Das schließt diese Straße.
reason-cross-left =
    { $count ->
        [one] Danach hast du noch einen Stein.
       *[other] Danach hast du noch { $count } Steine.
    }
reason-cross-uno = Sonst kann dich jemand erwischen.
reason-cross-catch = { $against } hat vergessen, UNO zu rufen, und zieht zwei.
reason-cross-challenge = Hast du recht, trifft das Vierziehen die Gegenseite. Wenn nicht, ziehst du vier wie ohnehin.
reason-cross-forced = Vielleicht war keine passende Farbe da.
reason-cross-return = Der Stein zählt { $points } Punkte, und mehr wert ist keiner von deinen.
reason-cross-loner =
    { $count ->
        [0] Mit deinen anderen Steinen hat er weder Farbe noch Zahl gemeinsam.
        [one] Nur mit einem deiner anderen Steine hat er Farbe oder Zahl gemeinsam.
       *[other] Mit { $count } deiner anderen { $others } Steine hat er Farbe oder Zahl gemeinsam.
    }
reason-cross-keep-joker = Das spart den Joker für später.
reason-cross-keep = Legen kannst du ihn auch später.

reason-meld-draw = Niemand sieht, was du ziehst.
reason-meld-draw-useless = { $tile } passt zu nichts in deiner Hand.
reason-meld-waits = Du könntest { $points } Punkte auslegen, aber an Karten in der Hand kann niemand anlegen.
reason-meld-out = Das beendet die Runde.
reason-meld-meets = Damit liegen { $points } Punkte, und du brauchst { $minimum }.
reason-meld-wins-joker =
    { $count ->
        [one] Das holt einen Joker vom Tisch.
       *[other] Das holt { $count } Joker vom Tisch.
    }
reason-meld-lays =
    { $count ->
        [one] Damit wirst du noch eine Karte los, { $points } Punkte wert.
       *[other] Damit wirst du { $count } Karten los, { $points } Punkte wert.
    }
reason-meld-takes = { $tile } passt zu dem, was du hast.
reason-meld-loose-dear = { $tile } passt zu nichts, was du behältst, und nichts davon zählt mehr.
reason-meld-loose = { $tile } passt zu nichts, was du behältst.
reason-meld-keeps =
    { $met ->
        [yes] Alle deine Kombinationen bleiben beisammen.
       *[no] Deine Kombinationen bleiben beisammen: { $points } Punkte, und du brauchst { $minimum }.
    }
reason-meld-dear = { $tile } zählt { $points }, und nichts, was du behältst, zählt mehr.
reason-meld-loner = { $tile } passt zu weniger deiner anderen Karten als jede, die du behältst.
reason-meld-nobody = { $tile } kann niemand auf dem Tisch anlegen.

reason-rack-out = Das beendet die Runde.
reason-rack-takes =
    { $kind ->
        [runs] Damit hast du { $count } von { $need } Steinen für Reihen und Gruppen.
        [colours] Damit hast du { $count } von { $need } Steinen einer Farbe.
        [pairs] Damit hast du { $count } von { $need } Paaren.
       *[total8] Damit hast du { $count } von { $need } Steinen für acht Gleiche.
    }
reason-rack-goes = Er passt zu dem, was du hast.
reason-rack-draw-useless = { $tile } bringt dich keiner gültigen Hand näher.
reason-rack-draw = Niemand sieht, was du ziehst.
reason-rack-chances =
    { $count ->
        [one] Ein Stein, den du nicht siehst, brächte dich näher.
       *[other] { $count } Steine, die du nicht siehst, brächten dich näher.
    }
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

review-heading = 🔎 {"**"}{ $game }** · { $time }
review-progress =
    { $part ->
        [begun] { $count ->
            [one] Ich sehe mir deinen einen Zug an…
           *[other] Ich sehe mir deine { $count } Züge an…
        }
        [again] Ich sehe genauer hin, wo es am meisten ausmachte…
       *[some] Ich sehe mir deine { $count } Züge an… { $asked } fertig.
    }
review-stopped = Angehalten.
review-agreed =
    { $count ->
        [0] Gerade habe ich zu viel zu tun, um deine Züge zu beurteilen. Versuch es später noch mal.
        [one] { $agreed ->
            [0] Du hattest einmal die Wahl, und ein Profi hätte es besser gemacht.
           *[other] Du hattest einmal die Wahl, und ein Profi hätte es nicht besser gemacht.
        }
       *[other] { $agreed } von deinen { $count } Zügen waren so gut wie die eines Profis.
    }
review-some = Angesehen habe ich { $count } von deinen { $all } Zügen: { $agreed } waren so gut wie die eines Profis.
review-blind = Die Züge dieses Spiels kann ich noch nicht beurteilen. Sieh dir die Partie mit `/replay` an.
review-busy = Für die anderen hatte ich zu viel zu tun, um sicher zu sein.
review-ask-again = Frag später noch mal, dann versuche ich alle.
review-nothing = Sonst hätte nichts viel ausgemacht.

review-moment =
    { $kind ->
        [right] Wendepunkt { $number } von { $count }: gut gespielt
       *[wrong] Wendepunkt { $number } von { $count }: Es ging besser
    }
review-where = Runde { $number }, Zug { $move }
review-caption = Was würdest du hier tun?
review-done = Du: { $what }
review-best = Ein Profi: { $what }. { $why }
review-cost =
    { $gain ->
        [more] { $points ->
            [one] Siegchance: { $better } % statt { $worse } %. Im Schnitt 1 Punkt besser gegen den stärksten Rivalen.
           *[other] Siegchance: { $better } % statt { $worse } %. Im Schnitt { $points } Punkte besser gegen den stärksten Rivalen.
        }
       *[other] Siegchance: { $better } % statt { $worse } %.
    }
review-found = Wie ein Profi gespielt: { $what }. { $why }
review-next = Am nächstbesten: { $what }. Siegchance: { $better } % statt { $mine } %.

button-review = Analyse
button-review-stop = Anhalten
button-review-again = Von vorn
button-review-moment = Moment { $number }
review-unknown = Diese Partie habe ich hier nicht. Gib `/review` ein, und wähl eine aus der Liste.
review-running = Diese Partie läuft noch. Komm wieder, wenn sie vorbei ist.
review-undealt = Diese Partie endete vor dem Austeilen, also gibt es nichts zu analysieren.
review-computers = In dieser Partie haben nur Computer gespielt, also ist kein Zug von dir dabei.
review-not-yours = In dieser Partie hast du nicht gespielt. Wähl eine von dir, oder sieh sie dir mit `/replay` an.
review-no-choice = In dieser Partie hattest du nie die Wahl, also gibt es nichts zu analysieren.
