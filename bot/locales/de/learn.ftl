# First lessons (`/learn`): one private message, a step at a time. 75 words a step; the move to make stands in bold.

### Around every step

# en: d886be35
lesson-heading = {"**"}Lektion: { $game }** · { $step } von { $steps }
# en: 4b8e5817
lesson-another = Geht auch! Nimm für diese Lektion aber den Zug in fetter Schrift.
# en: 03435a1f
lesson-left =
    Du hast die Lektion verlassen. { $opens ->
        [no] `/learn` beginnt eine andere, `/play` auf einem Server eine Partie { $game }.
       *[yes] „{ button-lesson-play }“ beginnt eine Partie { $game }, `/learn` eine andere Lektion.
    }
# en: a4318854
lesson-offered = { $game } ist neu für dich?
# en: 8ab247a0
lesson-offered-here = -# Neu hier? Nimm die 3-Minuten-Lektion: `/learn`.
# en: e3499105
lesson-changed = Diese Lektion hat sich geändert, seit du sie geöffnet hast, also bist du wieder am Anfang.
# en: f21c3b41
lesson-in-words = Ich darf hier keine Bilder anhängen, darum kommt diese Lektion in Worten.
# en: f8de7ab5
lesson-over =
    Das war’s, jetzt kannst du’s! { $opens ->
        [no] Auf einem Server, auf dem ich bin, öffnet `/play` einen Tisch.
       *[yes] Mit „{ button-lesson-play }“ beginnt eine Partie.
    }
# en: 1e451a29
lesson-daily = -# Jeden Tag eine neue Partie: `/daily`.

### Buttons

# en: 588cc73e
button-lesson-learn = 3-Minuten-Lektion
# en: dd979485
button-lesson-play = Jetzt spielen
# en: a3e0e813
button-lesson-again = Von vorn
# en: c44b825d
button-lesson-next = Weiter
# en: 03fe5aa9
button-lesson-back = Schritt zurück
# en: 4ec2bcfb
button-lesson-do = Mach’s für mich
# en: bd0f9575
button-lesson-leave = Lektion verlassen

### Classic domino

# en: eb85d137
learn-classic-aim =
    Ein Stein hat zwei Hälften mit bis zu sechs Punkten, den Augen. Du und { $teacher } habt je sieben Steine. Die anderen vierzehn bleiben aus dem Spiel, gezogen wird also nie.
    Dein Ziel: am Ende der Runde die wenigsten Augen übrig haben.
    Damit klar ist, wer anfängt, habt ihr vor dem Austeilen je einen Stein gezogen. Der höchste Pasch, ein Stein mit zweimal derselben Zahl, fängt an: dein 3-3.
# en: 630fab8c
learn-classic-begin =
    Du darfst mit jedem Stein anfangen. Augen, die du behältst, zählen gegen dich, also weg mit den schweren Steinen. Der schwerste ist 6-6, aber an ihn würde nur 6-5 passen. An 6-5 passen danach drei: 6-6, 5-4 und 5-3.
    {"**"}Drück 6-5.**
# en: cf15b029
learn-classic-join =
    Die Schlange hat zwei offene Enden, X und Y. Ein Stein passt, wo seine Zahl dieselbe ist wie am Ende.
    Die angehobenen Steine passen. Ein Pasch wie 6-6 liegt quer und lässt das Ende, wie es war.
    {"**"}Drück 6-6.**
# en: f59cdf03
learn-classic-choose =
    Jetzt ist X eine 3 und Y eine 5. Dein 5-3 passt an beide, aber denk voraus: Dein 5-4 braucht eine 5. Mit 5-3 an X sind beide Enden 5.
    {"**"}Drück 5-3 an X.**
# en: d3845244
learn-classic-passed =
    { $teacher } hat keine 5 und musste passen. Wer anlegen kann, muss, und so verrät jedes Passen etwas über eine Hand.
    {"**"}Drück 5-4.** Beide Enden sind 5, also geht jedes.
# en: 4de7189f
learn-classic-pass =
    Die Enden sind 6 und 5, und nichts in deiner Hand passt. Dann passt du. In einer Partie geschieht das nach einem Moment von selbst.
    {"**"}Drück { panel-pass }.**
# en: 61d3c467
learn-classic-end =
    Niemand kann mehr legen, also endet die Runde sofort, obwohl ihr beide noch Steine habt.
    Du hast noch 10 Augen, { $teacher } 19: Die Runde gehört dir. Augen zählen gegen dich, darum zeigt sie das Bild mit einem Minus.
    Eine kurze Partie hat drei Runden, eine ganze geht, bis jemand 100 Punkte hat. Die wenigsten Punkte gewinnen.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Jeder Stein zeigt zwei von neun Tieren. Du und { $teacher } habt je fünf Steine; der Rest ist der Talon, von dem gezogen wird.
    Werde deine Steine zuerst los, und die Runde gehört dir.
# en: 30361ddc
learn-moomin-open =
    Eine Runde beginnt mit einem Pasch: einem Stein mit zweimal demselben Tier. Bist du dran und hast einen, musst du ihn legen. Hat niemand einen, wird gezogen.
    {"**"}Drück { $tile }.**
# en: 5bae77aa
learn-moomin-match =
    { $teacher } musste ziehen. In deinem Zug legst du einen Stein, an eines der offenen Enden X und Y, gleiche Tiere aneinander. Beide Enden: { $figure }.
    Steine, an denen im Bild X oder Y steht, passen.
    {"**"}Drück { $tile }.** Das Ende ist egal.
# en: c04c3426
learn-moomin-must =
    X ist jetzt anders. Bei Y kannst du noch anlegen, und wer kann, muss. Mit welchem Stein, ist deine Sache.
    {"**"}Drück { $tile } an Y.**
# en: a846e30a
learn-moomin-choose =
    X: { $first }. Y: { $second }. Einer deiner Steine passt an beide: { $tile }. Du wählst das Ende, also schau, was danach jeweils offen ist.
    {"**"}Drück { $tile } an X.**
# en: cb90d895
learn-moomin-draw =
    Die offenen Enden: { $first } und { $second }. Keiner deiner Steine passt, also ziehst du einen. Passt er, legst du ihn gleich an. Passt er nicht, behältst du ihn, und dein Zug ist vorbei.
    {"**"}Drück { panel-draw }.**
# en: 1aa6bed4
learn-moomin-again =
    Dein neuer Stein passte und liegt schon auf dem Tisch. Dein letzter passt noch nicht.
    {"**"}Drück { panel-draw }.**
# en: a238f099
learn-moomin-kept =
    Beim Ziehen hat dieser Stein nicht gepasst, also hast du ihn behalten. Jetzt passt er.
    {"**"}Drück { $tile } an Y.**
# en: 8f04a4c4
learn-moomin-last =
    { $teacher } musste ziehen und legte dann an. Schau: Dein letzter Stein passt.
    {"**"}Drück { $tile }.**
# en: 87ab995f
learn-moomin-end =
    Du bist alle Steine los, also gehört die Runde dir. { $teacher } hat noch einen: { $tile }. Jeder Stein, der übrig bleibt, ist ein Punkt gegen dich, ein Pasch zwei. Das Bild zeigt sie mit einem Minus.
    Ist der Talon leer und kann niemand legen, ist die Runde auch vorbei. Eine Partie kann mehrere Runden haben. Die Punkte werden addiert, die wenigsten gewinnen.
    { lesson-over }

### Joker domino

# en: e55561b1
learn-moomin-joker-aim =
    Jeder Stein zeigt zwei von neun Tieren. Du und { $teacher } habt je fünf Steine; der Rest ist der Talon, von dem gezogen wird. Werde deine Steine zuerst los, und die Runde gehört dir.
    Dazu habt ihr je zwei Joker, die ihr einander nicht zeigt. Jeder Joker zeigt ein Tier. Deine liegen unter deinen Steinen: { $first }, { $second }.
# en: 28d9e6f3
learn-moomin-joker-open =
    Eine Runde beginnt mit einem Pasch, einem Stein mit zweimal demselben Tier. Du hast einen, also musst du ihn legen.
    {"**"}Drück { $tile }.**
# en: e0b7ae20
learn-moomin-joker-match =
    In deinem Zug legst du einen Stein, an eines der offenen Enden X und Y, gleiche Tiere aneinander. Was passt, ist angehoben und markiert.
    {"**"}Drück { $tile } an X.**
# en: bf14d28f
learn-moomin-joker-must =
    Hast du einen Stein, der passt, musst du anlegen. Solange das so ist, darfst du keinen Joker legen.
    {"**"}Drück { $tile }.** Danach kommt ein Joker von dir: { $joker }.
# en: 1eec920b
learn-moomin-joker-joker =
    Keiner deiner Steine passt. Du könntest ziehen. Aber einer deiner Joker zeigt ein offenes Ende: { $end }. Dort darfst du irgendeinen Stein anlegen und eine seiner Hälften mit dem Joker zudecken; die andere Hälfte ist das neue Ende.
    {"**"}Wähl im Menü { $tile } · { panel-covered }.** Das neue Ende: { $left }.
# en: c8cd1ce2
learn-moomin-joker-draw =
    Jetzt passt nichts, und dein anderer Joker zeigt keines der Enden: { $first }, { $second }. Du ziehst einen Stein. Passt er, legst du ihn gleich an; passt er nicht, behältst du ihn.
    {"**"}Drück { panel-draw }.**
# en: 5452b0a7
learn-moomin-joker-second =
    Er passte. Und { $teacher } hat eine Hälfte mit einem Joker zugedeckt: { $theirs }. Was darunter liegt, zählt nicht mehr.
    X und dein Joker zeigen dasselbe: { $end }. Du musst nie einen Joker legen, aber mit diesem wirst du deinen letzten Stein los.
    {"**"}Wähl im Menü { $tile }**, mit dem Joker auf einer der beiden Hälften.
# en: 8c95f567
learn-moomin-joker-end =
    Du bist alle Steine los, also gehört die Runde dir. Ein Joker, der übrig ist, kostet nichts und hindert dich nicht daran, fertig zu sein. Jeder Stein, der übrig bleibt, ist ein Punkt gegen dich, ein Pasch zwei. Das Bild zeigt sie mit einem Minus.
    Eine Partie kann mehrere Runden haben. Die Punkte werden addiert, die wenigsten gewinnen.
    { lesson-over }

### Christmas domino

# en: bea6d691
learn-christmas-aim =
    Es gibt 36 Steine mit acht Bildern, und eines der Bilder ist der Joker. Du und { $teacher } habt je sieben; der Rest ist der Talon, von dem gezogen wird. Werde deine Steine zuerst los, und die Runde gehört dir.
    Vor einer Partie stimmen alle ab, ob die Hände offen oder verdeckt sind. Hier bleiben sie verdeckt. Wer am jüngsten ist, fängt an und deckt einen Stein auf, mehr nicht. Hier ist es { $tile }.
# en: 768a95c4
learn-christmas-join =
    Gleiche Bilder stoßen aneinander, an einem der offenen Enden X und Y. In deinem Zug legst du so viele Steine an, wie du kannst, einen nach dem anderen. Beide Enden: { $picture }.
    {"**"}Drück { $tile }.**
# en: 55a22139
learn-christmas-joker =
    Jetzt passt kein anderer Stein von dir. Aber eine Jokerhälfte passt überall, und du legst sie, wenn du willst. Machen wir mit einer weiter.
    {"**"}Drück { $tile } an Y.** Das neue Ende: { $open }.
# en: c98ce662
learn-christmas-stop =
    Noch ein Joker von dir würde passen: { $joker }. Du musst ihn nicht legen, also heb ihn auf.
    {"**"}Drück { panel-end }.**
# en: 8714bd25
learn-christmas-open =
    { $teacher } hat in einem Zug vier Steine gelegt. Du bist wieder dran. Solange ein Stein ohne Joker passt, kannst du nicht aufhören, aber du darfst vorher einen Joker legen. Schauen wir, was das bringt.
    {"**"}Drück { $tile } an Y.**
# en: c9ca85ca
learn-christmas-anything =
    Jetzt ist Y ein offener Joker. An ihn passt jeder Stein, mit jeder Hälfte: Du wählst, welche anliegt.
    {"**"}Drück { $tile }, dann { panel-end-half }.**
# en: 1fd93112
learn-christmas-draw =
    { $teacher } musste ziehen, einzeln, bis ein Stein passt, höchstens drei. Jetzt passt auch bei dir nichts.
    {"**"}Drück { panel-draw }.**
# en: 743cda46
learn-christmas-go-on =
    Er passt, also hörst du auf zu ziehen und legst an.
    {"**"}Drück { $tile }.**
# en: c0ffe43d
learn-christmas-chain =
    Und weiter geht’s: Drei Steine folgen aufeinander, wenn du sie so legst: { $tile }, { $second }, { $third }.
    {"**"}Drück { $tile }.**
# en: 604139e1
learn-christmas-chain-on =
    {"**"}Drück { $tile }.** Ein Stein, den du jetzt nicht legen kannst, kostet dich vielleicht den nächsten Zug, also plan die Reihenfolge.
# en: ee73e286
learn-christmas-last =
    {"**"}Drück { $tile }**, deinen letzten Stein.
# en: de094dbb
learn-christmas-end =
    Du bist alle Steine los, also gehört die Runde dir. Ist der Talon leer und kann niemand legen, geht sie an die wenigsten Steine.
    Die meisten Runden gewinnen die Partie; bei Gleichstand die wenigsten Steine, die insgesamt übrig blieben.
    { lesson-over }

### UNO Dominos

# en: 25665fd0
learn-uno-aim =
    Auf jeder Hälfte eines Steins steht eine Zahl in einer von vier Farben, ein Symbol oder ein Joker. Du und { $teacher } habt je sechs; der Rest ist der Talon, von dem gezogen wird.
    Werde deine Steine zuerst los, und die Runde gehört dir.
# en: 73f644f8
learn-uno-open =
    Ein Pasch zeigt zweimal dasselbe. Der höchste Zahlenpasch fängt in der Mitte an, und du hast ihn. Vier Straßen gehen von ihm aus: ↑ → ↓ ←.
    {"**"}Drück { $tile }.**
# en: 89f4a549
learn-uno-match =
    Hälften, die sich berühren, haben Farbe, Zahl oder Symbol gemeinsam, aber an einen Pasch passt nie ein Pasch. Hier berühren sich die Neunen, und jetzt ist → grün.
    {"**"}Drück { $tile } an →.**
# en: 13d82269
learn-uno-draw =
    Dieses Zieh 2 hat dich auch einen Zug gekostet.
    Jetzt passen nur deine Joker, und einen Joker musst du nie legen. Also ziehst du einen Stein.
    {"**"}Drück { panel-draw }.**
# en: dc3f01e3
learn-uno-keep =
    Ein Joker passt an jedes Ende. Was du ziehst, legst du gleich, oder du behältst es für später.
    {"**"}Drück { panel-keep }.**
# en: 7d7d7b96
learn-uno-skip =
    Bei Aussetzen ist der Nächste nicht dran: Zu zweit bist du also gleich noch mal dran. Jede Hälfte darf anliegen.
    {"**"}Drück { $tile } an →.**
# en: 7b599337
learn-uno-joker =
    Du bist wieder dran. An einen Joker passt alles, auch ein Pasch.
    {"**"}Drück { $tile } an →.**
# en: 91593f88
learn-uno-catch =
    Beim vorletzten Stein musst du UNO rufen. { $teacher } hat es vergessen. Bis der nächste Stein auf dem Tisch liegt, kannst du das ausnutzen.
    {"**"}Drück { panel-catch }**
# en: 28313d57
learn-uno-free =
    Du bist noch dran. → ist blau.
    {"**"}Drück { $tile }, dann { panel-street }.**
# en: dc94e9b3
learn-uno-four =
    Bei Joker Zieh 4 zieht der Nächste vier und setzt aus. Du darfst ihn nur legen, wenn keiner deiner Steine farblich an ein Ende passt. Du hast Gelb, und kein Ende ist gelb.
    {"**"}Drück { $tile } an ↑.**
# en: fdc6ddbb
learn-uno-challenge =
    Statt zu ziehen, könnte { $teacher } anzweifeln. Hättest du geschummelt, müsstest du ihn zurücknehmen und selbst vier ziehen. Aber du bist ehrlich:
    {"**"}Drück { $tile } an ←.**
# en: 43c6d826
learn-uno-call =
    Jetzt ruf selbst UNO. Dieser Stein hat zwei Symbole, und beide wirken.
    {"**"}Drück { $tile }, dann { panel-street }.**
# en: 23531eeb
learn-uno-last =
    Zieh 2 und Aussetzen kosten euch je einen Zug. Dann hat eine Sackgasse die Straße ← geschlossen. Aber dein letzter Stein passt woanders.
    {"**"}Drück { $tile }, dann { panel-street }.**
# en: 56d77309
learn-uno-end =
    Die Runde gehört dir, und du bekommst Punkte für alles, was { $teacher } noch hat: Zahlen ihren Wert, Zieh 2, Richtungswechsel und Aussetzen 10, Joker Zieh 4 und Sackgasse 20, ein Joker 25, jeder Pasch doppelt.
    Eine Partie ist eine Runde oder geht bis 200 oder 500. Richtungswechsel dreht die Spielrichtung um.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia

# en: b628badf
learn-romi-aim =
    { $jokers ->
        [none] Gespielt wird mit zwei Blatt Karten.
        [each] Gespielt wird mit zwei Blatt Karten und einem Joker für jeden.
       *[two] Gespielt wird mit zwei Blatt Karten und zwei Jokern.
    } Du kommst nach dem Geber, also bekommst du 15 Karten, { $teacher } 14. Der Rest ist der Talon.
    Leg alle Karten in Kombinationen aus, und wirf die letzte ab: Dann gehört die Runde dir. Eine Reihe sind drei oder mehr aufeinanderfolgende Karten einer Farbe; eine Gruppe sind drei oder vier vom gleichen Wert in verschiedenen Farben.
# en: 08b7792b
learn-romi-first =
    Mit 15 Karten fängst du an: Leg eine auf den Ablagestapel, mehr nicht. Nimm eine, die zu keiner anderen passt.
    {"**"}Wähl { $tile }, dann drück { panel-meld-discard }.**
# en: 168b31a5
learn-romi-draw =
    Jeder Zug hat drei Teile: ziehen, auslegen, was geht und was du willst, abwerfen.
    Du ziehst vom Talon oder nimmst die zuletzt abgeworfene Karte. Beim ersten Ziehen ist das frei, aber diese hilft dir nicht: { $top }.
    {"**"}Drück { panel-meld-draw }.**
# en: b688a592
learn-romi-lay =
    Was du zuerst auslegst, in einem Zug, muss mindestens { $minimum } zählen: Zahlen, wie sie sind, 10 für Bube, Dame und König, 11 für ein Ass. Ein Joker steht für irgendeine Karte und zählt wie sie.
    Du hast { $run1 }, { $run2 }, { $run3 } ({ $run }) und drei Achten ({ $group }).
    {"**"}Wähl { $run1 }, { $run3 } und den Joker, und leg sie aus, dann die Achten. Dann wirf { $card } ab.** { button-suggest } wählt das alles für dich.
# en: 2dcfea90
learn-romi-lay-plain =
    Was du zuerst auslegst, in einem Zug, muss mindestens { $minimum } zählen: Zahlen, wie sie sind, 10 für Bube, Dame und König, 11 für ein Ass.
    Du hast { $run1 }, { $run2 }, { $run3 } ({ $run }) und drei Achten ({ $group }).
    {"**"}Wähl { $run1 }, { $run2 } und { $run3 }, und leg sie aus, dann die Achten. Dann wirf { $card } ab.** { button-suggest } wählt das alles für dich.
# en: 535a7d62
learn-romi-take =
    Du bist herausgekommen: Jetzt legst du aus, was du willst, und legst an die Kombinationen von allen an. Die zuletzt abgeworfene Karte nimmst du ab jetzt nur, wenn du sie im selben Zug auslegst.
    {"**"}Nimm { $taken }**, leg damit { $low } und { $high } aus, leg { $seven } an 4 und { $ten } an 3 an, und wirf { $card } ab. { button-suggest } wählt das alles für dich.
# en: c59702f5
learn-romi-take-free =
    Du bist herausgekommen: Jetzt legst du aus, was du willst, und legst an die Kombinationen von allen an. In diesem Spiel darfst du die zuletzt abgeworfene Karte in jedem Zug nehmen und auch behalten.
    {"**"}Nimm { $taken }**, leg damit { $low } und { $high } aus, leg { $seven } an 4 und { $ten } an 3 an, und wirf { $card } ab. { button-suggest } wählt das alles für dich.
# en: 4b6d3018
learn-romi-again =
    Noch drei Karten. Zieh wieder: Du brauchst etwas zu deinen zwei Kreuz-Karten.
    {"**"}Drück { panel-meld-draw }.**
# en: 3a29d10d
learn-romi-win =
    Gezogen: { $drawn }, genau die Karte, für die dein Joker steht. Leg sie in diese Reihe, und der Joker gehört dir, aber verwende ihn gleich. Und behalt eine Karte zum Abwerfen.
    {"**"}Wähl { $drawn }, und hol den Joker von 1, leg mit ihm { $low } und { $high } aus, und wirf { $card } ab.** { button-suggest } wählt das alles für dich.
# en: 5e3db2e7
learn-romi-out =
    Gezogen: { $drawn }, und das macht eine Reihe. Behalt eine Karte zum Abwerfen: Ohne sie bist du nicht fertig.
    {"**"}Leg { $low }, { $high } und { $drawn } aus, und wirf { $card } ab.**
# en: fe0ac479
learn-romi-end =
    Keine Karten mehr: Die Runde gehört dir und kostet dich nichts. { $teacher } zahlt für jede Karte, die übrig ist, 20 für einen Joker. Das Bild zeigt das mit einem Minus.
    Die Punkte werden addiert, die wenigsten gewinnen die Partie. Bist du in einem einzigen Zug aus der Hand fertig, brauchst du keine Mindestpunkte.
    { lesson-over }
# en: f6a2b723
learn-romi-end-plain =
    Keine Karten mehr: Die Runde gehört dir und kostet dich nichts. { $teacher } zahlt für jede Karte, die übrig ist. Das Bild zeigt das mit einem Minus.
    Die Punkte werden addiert, die wenigsten gewinnen die Partie. Bist du in einem einzigen Zug aus der Hand fertig, brauchst du keine Mindestpunkte.
    { lesson-over }

### Tábla Römi

# en: c7cf97fd
learn-tabla-aim =
    Die Steine gehen von 1 bis 13 in vier Farben, jeder Stein zweimal. Du fängst an und hast 15, { $teacher } hat 14; der Rest ist der Talon.
    Ausgelegt wird erst am Schluss. Du sammelst, bis 14 deiner Steine Reihen (eine Farbe, aufeinanderfolgend) und Gruppen (eine Zahl, verschiedene Farben) sind, jede aus mindestens drei Steinen, und wirfst den fünfzehnten ab.
# en: 55595c47
learn-tabla-joker =
    Ein Stein liegt offen: { $turned }. Er bestimmt den Joker, die nächste Zahl in seiner Farbe: { $joker }. Es gibt zwei davon, jeder steht für irgendeinen Stein, und einen hast du.
# en: 51f89708
learn-tabla-first =
    Auch sieben Paare gewinnen, oder 14 Steine einer Farbe, oder acht einer Zahl mit dem Rest in Reihen und Gruppen. Die kleine Zeile unten sagt, wie nah du jeweils dran bist.
    Mit 15 Steinen fängst du mit dem Abwerfen an. Dieser passt zu nichts:
    {"**"}Wähl { $tile }, dann drück { panel-rack-discard }.** Die Pfeile ordnen nur deine Steine.
# en: abf13954
learn-tabla-take =
    In jedem Zug ziehst du vom Talon oder nimmst den letzten Abwurf, wie du willst, und wirfst dann ab. Diese drei gehören zusammen: { $first }, { $second }, { $tile }.
    {"**"}Drück { panel-rack-take }.**
# en: 0c1c126d
learn-tabla-discard =
    Jetzt wirf einen Stein ab, aber nicht den, den du gerade genommen hast.
    {"**"}Wähl { $tile }, dann drück { panel-rack-discard }.**
# en: e6f46cda
learn-tabla-draw =
    Dir fehlt noch ein Stein, und dieser Abwurf ist es nicht.
    {"**"}Drück { panel-rack-draw }.**
# en: c157dfe4
learn-tabla-again =
    Der hilft nicht. Du wartest auf einen Stein zwischen { $left } und { $right }.
    {"**"}Wähl { $tile }, dann drück { panel-rack-discard }.**
# en: 1e413860
learn-tabla-claim =
    Da ist er! Macht ein Abwurf deine Hand komplett, darfst du ihn auch außer der Reihe nehmen. In einer Partie geschieht das für dich.
    Dein Joker steht für { $joker }.
    {"**"}Drück { panel-rack-claim }.** Dann mach aus, mit { $rest } als letztem Abwurf.
# en: 5c336d03
learn-tabla-end =
    Vierzehn Steine in Reihen und Gruppen, alle auf einmal: Die Runde gehört dir, und sie ist einen Punkt wert. Ist vorher der Talon leer, geht sie an niemanden.
    Auch den offenen Stein darfst du ziehen, aber nur, um mit sieben Paaren oder acht Gleichen fertig zu sein. Die meisten Punkte gewinnen die Partie.
    { lesson-over }
