# First lessons (`/learn`): one private message, a step at a time. 75 words a step; the move to make stands in bold.

### Around every step

# en: d886be35
lesson-heading = {"**"}Lektion: { $game }** · { $step }/{ $steps }
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
# en: 07bfbaa3
lesson-over =
    Das war’s, jetzt kannst du’s!{ $opens ->
        [no] {" "}Auf einem Server, auf dem ich bin, öffnet `/play` einen Tisch.
       *[yes] {""}
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
# en: e374bb6c
button-lesson-back = Zurück
# en: f1202b07
button-lesson-leave = Ende

### Classic domino

# en: 975818ad
learn-classic-aim =
    Ein Stein hat zwei Hälften mit bis zu sechs Punkten, den Augen. Du und { $teacher } habt je sieben Steine.
    Dein Ziel: am Ende der Runde die wenigsten Augen übrig haben.
    Vor dem Austeilen hast du 3-3 gezogen. Der höchste Pasch, zweimal dieselbe Zahl, fängt an.
# en: 358f5c3b
learn-classic-begin =
    Augen, die du behältst, zählen gegen dich, also weg mit den schweren Steinen. Der schwerste ist 6-6, aber an ihn würde nur 6-5 passen.
    {"**"}Drück { $tile }.**
# en: e9ca50a5
learn-classic-join =
    Die Schlange hat zwei offene Enden, X und Y. Ein Stein passt, wo seine Zahl dieselbe ist wie am Ende.
    Ein Pasch wie 6-6 liegt quer und lässt das Ende, wie es war.
    {"**"}Drück { $tile }.**
# en: eba57375
learn-classic-choose =
    Dein 5-3 passt an beide. Denk voraus: Mit 5-3 an X sind beide Enden 5, und dein 5-4 passt auch.
    {"**"}Drück { $tile } an X.**
# en: eb9e3ad9
learn-classic-pass =
    Die Enden sind 6 und 5, und nichts in deiner Hand passt. Dann passt du.
    {"**"}Drück { panel-pass }.**
# en: 8c180bb0
learn-classic-end =
    Die Runde endet sofort, obwohl ihr beide noch Steine habt.
    Du hast noch 10 Augen, { $teacher } 19, und die wenigsten Punkte gewinnen.
    { lesson-over }

### Moomin domino

# en: e256b805
learn-moomin-aim =
    Jeder Stein zeigt zwei von neun Tieren. Du und { $teacher } habt je fünf Steine; der Rest ist der Talon, von dem gezogen wird.
    Werde deine Steine zuerst los, und die Runde gehört dir.
# en: f76d8a67
learn-moomin-open =
    Eine Runde beginnt mit einem Pasch: einem Stein mit zweimal demselben Tier. Bist du dran und hast einen, musst du ihn legen.
    {"**"}Drück { $tile }.**
# en: 17ca5d94
learn-moomin-match =
    In deinem Zug legst du einen Stein, an eines der offenen Enden X und Y, gleiche Tiere aneinander. Beide Enden: { $figure }.
    {"**"}Drück { $tile }.** Das Ende ist egal.
# en: f85cb408
learn-moomin-choose =
    { $tile } passt an beide Enden. Du hast die Wahl, also schau, was danach offen ist.
    {"**"}Drück { $tile } an X.**
# en: d811740b
learn-moomin-draw =
    Die offenen Enden: { $first } und { $second }. Keiner deiner Steine passt, also ziehst du einen. Passt er, legst du ihn gleich an; wenn nicht, behältst du ihn, und dein Zug ist vorbei.
    {"**"}Drück { panel-draw }.**
# en: e68976bc
learn-moomin-end =
    Jeder Stein, der übrig bleibt, ist ein Punkt gegen dich, ein Pasch zwei.
    Eine Partie kann mehrere Runden haben. Die Punkte werden addiert, die wenigsten gewinnen.
    { lesson-over }

### Joker domino

# en: e5d2a739
learn-moomin-joker-aim =
    Du und { $teacher } habt je fünf Steine; der Rest ist der Talon, von dem gezogen wird. Werde deine Steine zuerst los, und die Runde gehört dir.
    Jeder Joker zeigt ein Tier. Deine liegen unter deinen Steinen: { $first }, { $second }. An einem Ende mit diesem Tier passt jeder Stein, mit dem Joker über einer Hälfte; die andere wird das Ende.
# en: 28d9e6f3
learn-moomin-joker-open =
    Eine Runde beginnt mit einem Pasch, einem Stein mit zweimal demselben Tier. Du hast einen, also musst du ihn legen.
    {"**"}Drück { $tile }.**
# en: 03a2367a
learn-moomin-joker-match =
    In deinem Zug legst du einen Stein, an eines der offenen Enden X und Y, gleiche Tiere aneinander.
    {"**"}Drück { $tile } an X.**
# en: c77c1015
learn-moomin-joker-joker =
    Nur ein Joker passt an ein offenes Ende: { $end }.
    {"**"}Wähl im Menü { $tile } · { panel-covered }.**
# en: 640bf573
learn-moomin-joker-second =
    X passt zu deinem Joker: { $end }. Du musst nie einen Joker legen, aber so wirst du den letzten Stein los.
    {"**"}Wähl im Menü { $tile }**, mit dem Joker auf einer der Hälften.
# en: a93aa5dc
learn-moomin-joker-end =
    Jeder Stein, der übrig bleibt, ist ein Punkt gegen dich, ein Pasch zwei.
    Die Punkte werden addiert, die wenigsten gewinnen.
    { lesson-over }

### Christmas domino

# en: fba586e9
learn-christmas-aim =
    Es gibt 36 Steine mit acht Bildern, und eines der Bilder ist der Joker. Du und { $teacher } habt je sieben; der Rest ist der Talon, von dem gezogen wird. Werde deine Steine zuerst los, und die Runde gehört dir.
    Wer am jüngsten ist, fängt an und deckt einen Stein auf, mehr nicht.
# en: 768a95c4
learn-christmas-join =
    Gleiche Bilder stoßen aneinander, an einem der offenen Enden X und Y. In deinem Zug legst du so viele Steine an, wie du kannst, einen nach dem anderen. Beide Enden: { $picture }.
    {"**"}Drück { $tile }.**
# en: 7db2fa49
learn-christmas-joker =
    Jetzt passt kein anderer Stein von dir. Aber eine Jokerhälfte passt überall, du musst sie nur nie legen.
    {"**"}Drück { $tile } an Y.**
# en: 49ea3063
learn-christmas-draw =
    { $teacher } musste ziehen, bis ein Stein passt, höchstens drei. Jetzt passt auch bei dir nichts.
    {"**"}Drück { panel-draw }.**
# en: 2b4c3e84
learn-christmas-chain =
    Drei Steine folgen aufeinander, und zwar so: { $tile }, { $second }, { $third }.
    {"**"}Drück { $tile }.**
# en: 7a00af94
learn-christmas-end =
    Du bist alle Steine los, also gehört die Runde dir.
    Die meisten Runden gewinnen die Partie; bei Gleichstand die wenigsten Steine, die insgesamt übrig blieben.
    { lesson-over }

### UNO Dominos

# en: 97ae4534
learn-uno-open =
    Auf jeder Hälfte steht eine Zahl in einer von vier Farben, ein Symbol oder ein Joker. Ihr habt je sechs Steine; der Rest ist der Talon zum Ziehen. Werde deine zuerst los, und die Runde gehört dir.
    Ein Pasch zeigt zweimal dasselbe. Dein Zahlenpasch ist der höchste und fängt in der Mitte an. Vier Straßen: ↑ → ↓ ←.
    {"**"}Drück { $tile }.**
# en: 89f4a549
learn-uno-match =
    Hälften, die sich berühren, teilen Farbe, Zahl oder Symbol, aber nie Pasch an Pasch. Hier berühren sich die Neunen, und → ist grün.
    {"**"}Drück { $tile } an →.**
# en: 65eeaa7e
learn-uno-draw =
    Jetzt passen nur deine Joker, und einen Joker musst du nie legen. Also ziehst du einen Stein.
    {"**"}Drück { panel-draw }.**
# en: 6c8796b2
learn-uno-skip =
    Bei Aussetzen ist der Nächste nicht dran: Zu zweit bist du also gleich noch mal dran. Hat ein Stein zwei Symbole, wirken beide.
    {"**"}Drück { $tile } an →.**
# en: 610cab27
learn-uno-call =
    Beim vorletzten Stein: UNO rufen!
    {"**"}Drück { panel-call }, dann { $tile } und { panel-street }.**
# en: 2bd9705b
learn-uno-end =
    Die Runde gehört dir, und alles, was { $teacher } noch hat, gibt dir Punkte: Zahlen ihren Wert, Zieh 2, Richtungswechsel und Aussetzen 10, Joker Zieh 4 und Sackgasse 20, ein Joker 25, jeder Pasch doppelt.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia

# en: b33c262d
learn-romi-aim =
    { $jokers ->
    [none] Gespielt wird mit zwei Blatt Karten.
    [each] Gespielt wird mit zwei Blatt Karten und einem Joker für jeden.
    *[two] Gespielt wird mit zwei Blatt Karten und zwei Jokern.
    } Du kommst nach dem Geber, also bekommst du 15 Karten, { $teacher } 14.
    Leg alle Karten in Kombinationen aus, und wirf die letzte ab: Dann gehört die Runde dir. Eine Reihe sind drei oder mehr aufeinanderfolgende Karten einer Farbe; eine Gruppe sind drei oder vier vom gleichen Wert in verschiedenen Farben.
# en: 6a2e591b
learn-romi-first =
    Mit 15 Karten fängst du an: Leg eine auf den Ablagestapel, mehr nicht.
    {"**"}Wähl { $tile }, dann drück { panel-meld-discard }.**
# en: 8314a668
learn-romi-draw =
    Du ziehst vom Talon oder nimmst die zuletzt abgeworfene Karte.
    Beim ersten Mal legst du in einem Zug mindestens { $minimum } aus: Zahlen, wie sie sind, 10 für Bube, Dame und König, 11 für ein Ass. Ein Joker steht für irgendeine Karte und zählt wie sie.
    {"**"}Drück { panel-meld-draw }.**
# en: 6854ca6e
learn-romi-draw-plain =
    Du ziehst vom Talon oder nimmst die zuletzt abgeworfene Karte.
    Beim ersten Mal legst du in einem Zug mindestens { $minimum } aus: Zahlen, wie sie sind, 10 für Bube, Dame und König, 11 für ein Ass.
    {"**"}Drück { panel-meld-draw }.**
# en: 955d1346
learn-romi-lay =
    Jetzt hast du mehr als { $minimum }.
    {"**"}Leg { $run1 }, { $run3 } und den Joker aus, dann die Achten, und wirf { $card } ab.** { button-hint } wählt alles.
# en: e08946e9
learn-romi-lay-plain =
    Jetzt hast du mehr als { $minimum }.
    {"**"}Leg { $run1 }, { $run2 } und { $run3 } aus, dann die Achten, und wirf { $card } ab.** { button-hint } wählt alles.
# en: cec9ece8
learn-romi-take =
    Du bist herausgekommen: Jetzt legst du aus, was du willst, und legst an die Kombinationen von allen an. Die zuletzt abgeworfene Karte nimmst du ab jetzt nur, wenn du sie im selben Zug auslegst.
    {"**"}Nimm { $taken }**, leg damit { $low } und { $high } aus, leg { $seven } an 4 und { $ten } an 3 an, und wirf { $card } ab.
# en: f6041b5d
learn-romi-take-free =
    Du bist herausgekommen: Jetzt legst du aus, was du willst, und legst an die Kombinationen von allen an. In diesem Spiel darfst du die zuletzt abgeworfene Karte in jedem Zug nehmen und auch behalten.
    {"**"}Nimm { $taken }**, leg damit { $low } und { $high } aus, leg { $seven } an 4 und { $ten } an 3 an, und wirf { $card } ab.
# en: eafc328d
learn-romi-end =
    { $teacher } zahlt für jede Karte, die übrig ist, 20 für einen Joker.
    Die Punkte werden addiert, die wenigsten gewinnen die Partie.
    { lesson-over }
# en: 371c1837
learn-romi-end-plain =
    { $teacher } zahlt für jede Karte, die übrig ist.
    Die Punkte werden addiert, die wenigsten gewinnen die Partie.
    { lesson-over }

### Tábla Römi

# en: 643436b5
learn-tabla-aim =
    Die Steine gehen von 1 bis 13 in vier Farben, jeder Stein zweimal. Du fängst an und hast 15, { $teacher } hat 14; der Rest ist der Talon.
    Du sammelst, bis 14 deiner Steine Reihen (eine Farbe, aufeinanderfolgend) und Gruppen (eine Zahl, verschiedene Farben) sind, jede aus mindestens drei Steinen, und wirfst den fünfzehnten ab. Ein Joker gilt für irgendeinen Stein.
# en: 05950ac9
learn-tabla-first =
    Der nächste Stein in der Farbe des offenen ist der Joker: { $joker }. Unten steht, wie nah du dran bist.
    {"**"}Wähl { $tile }, dann drück { panel-rack-discard }.**
# en: c3f86dcd
learn-tabla-take =
    In jedem Zug ziehst du vom Talon oder nimmst den letzten Abwurf, wie du willst, und wirfst dann ab.
    {"**"}Drück { panel-rack-take }.**
# en: 245b90df
learn-tabla-draw =
    Dir fehlt noch ein Stein, und dieser Abwurf ist es nicht.
    Auch sieben Paare gewinnen, oder 14 Steine einer Farbe, oder acht einer Zahl mit dem Rest in Reihen und Gruppen.
    {"**"}Drück { panel-rack-draw }.**
# en: 24ebeb88
learn-tabla-claim =
    Da ist er! Macht ein Abwurf deine Hand komplett, darfst du ihn auch außer der Reihe nehmen.
    {"**"}Drück { panel-rack-claim }.** Dann mach aus, mit { $rest } als letztem Abwurf.
# en: f43dfa72
learn-tabla-end =
    Vierzehn Steine in Reihen und Gruppen, alle auf einmal: Die Runde gehört dir, und sie ist einen Punkt wert.
    { lesson-over }
