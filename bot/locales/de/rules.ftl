# The rules of every game: page 1 is the summary with a picture, the others list the rules. docs/rules decides.

### Classic domino

# en: b73b94d3
rules-classic =
    Leg die Steine Ende an Ende, gleiche Augen aneinander. Wer anlegen kann, muss. Wer nicht kann, passt: Gezogen wird nicht.
    Die Runde endet, wenn niemand mehr anlegen kann. Wer dann die wenigsten Augen übrig hat, holt sie sich.
    .alt = Eine Schlange von links nach rechts: 2-5, dann quer, wie jeder Pasch, 5-5, dann 5-6, quer 6-6, 6-1, 1-4, quer 4-4, 4-0. Hälften, die sich berühren, sind gleich. Offen sind links die 2 und rechts die 0.
# en: 3e00c0f7
rule-CL-1 = 2 bis 4 spielen mit den 28 Steinen bis zum Sechserpasch. Zu zweit bekommt jeder 7 Steine, zu dritt oder viert 5.
# en: fc01cee9
rule-CL-2 = Gezogen wird nicht. Was nicht ausgeteilt ist, bleibt aus dem Spiel.
# en: 5001d365
rule-CL-3 = Vor der ersten Runde zieht jeder verdeckt einen Stein. Der höchste Pasch fängt an. Ist kein Pasch dabei, fangen die meisten Augen an; bei Gleichstand die höhere Hälfte. Mit „{ option-start }: { option-start-highest-pips }“ zählt ein Pasch nur seine Augen; bei Gleichstand kommt erst der Pasch, dann die höhere Hälfte.
# en: e900f071
rule-CL-4 = Diese Steine kommen zurück, dann wird ausgeteilt, und wer anfängt, darf jeden Stein legen. Mit „{ option-reshuffle }: { option-reshuffle-no }“ ist der gezogene Stein der erste der Hand, und wer anfängt, muss mit ihm eröffnen.
# en: 111340d0
rule-CL-5 = Ein Stein kommt an eines der beiden Enden, gleiche Augen aneinander. Wer anlegen kann, muss; wer nicht kann, passt. Gespielt wird im Uhrzeigersinn.
# en: cc1c0169
rule-CL-6 = Die Runde endet, sobald niemand mehr anlegen kann. Wer keine Steine mehr hat, ist nicht mehr dran, und die anderen spielen weiter. Mit „{ option-out-ends }: { option-out-ends-yes }“ ist gleich Schluss.
# en: 7d2405ca
rule-CL-7 = Mit „{ option-scoring }: { option-scoring-minus-100 }“ (oder 200) sind die Augen, die du übrig hast, deine Punkte. Die Partie endet nach der Runde, in der jemand 100 (oder 200) erreicht, und die wenigsten Punkte gewinnen. Mit „{ option-scoring-race-121 }“ bekommt, wer die Runde holt, die Augen von allen; wer zuerst 121 erreicht, gewinnt, und die Punkte ordnen die anderen. „{ option-hands }“: Die Partie endet spätestens nach einer, drei oder fünf Runden, und der Punktestand entscheidet.
# en: c5ef57c5
rule-CL-8 = Die wenigsten Augen holen die Runde. Bei Gleichstand holt sie, wer davon zuerst fertig war. War niemand davon fertig, geht sie an niemanden, und beim Wettlauf gibt es keine Punkte.
# en: d6168694
rule-CL-9 = Wer eine Runde holt, fängt die nächste an. Ging sie an niemanden, zählt man reihum ab dem Platz, der zuletzt anfing (er zählt mit): Der erste mit den wenigsten Augen fängt an.

### Moomin and joker domino

# en: e58e3be5
rules-moomin =
    45 Steine, neun Tiere. Der erste Stein ist ein Pasch. Danach liegen gleiche Tiere aneinander, an beiden Enden.
    Passt einer deiner Steine, musst du anlegen. Passt keiner, ziehst du einen, und passt er, legst du ihn gleich an. Wer zuerst alle Steine los ist, holt die Runde. Jeder Stein, der übrig bleibt, kostet 1 Punkt, ein Pasch 2.
    .alt = Eine Schlange von links nach rechts: Fisch–Hase, dann quer, wie jeder Pasch, Hase–Hase, dann Hase–Fuchs, quer Fuchs–Fuchs, Fuchs–Igel, Igel–Ente, quer Ente–Ente, Ente–Schnecke. Tiere, die sich berühren, sind gleich. Offen sind links der Fisch und rechts die Schnecke.
# en: 75941d60
rule-MD-1 = 2 bis 6 spielen mit 45 Steinen: jedes Paar der neun Tiere einmal, auch jeder Pasch. Jeder bekommt fünf. Der Rest ist der Talon.
# en: 65d489c1
rule-MD-2 = Wer nach dem Geber kommt, eröffnet mit einem Pasch nach Wahl; wer einen hat, muss. Sonst geht es an den Nächsten weiter, und niemand zieht. Hat niemand einen Pasch, zieht jeder der Reihe nach einen Stein, bis ein Pasch kommt. Der eröffnet sofort; jeden anderen Stein behält man. Dieses Ziehen geschieht von selbst. Wer zuerst gibt, wird ausgelost, danach wandert das Geben weiter.
# en: 3ed7f80f
rule-MD-3 = Es gibt zwei offene Enden, nie mehr: Ein Pasch liegt einfach quer. Gleiche Tiere liegen aneinander. In deinem Zug legst du einen Stein an.
# en: f884d2f0
rule-MD-4 = Passt einer deiner Steine, musst du anlegen, an das Ende deiner Wahl. Passt keiner, ziehst du einen. Passt er, legst du ihn gleich an und wählst das Ende, wenn beide gehen. Passt er nicht, behältst du ihn, und dein Zug ist vorbei. Ist der Talon leer, passt du.
# en: 169e2f11
rule-MD-5 = Wer zuerst alle Steine los ist, holt die Runde. Sie endet auch, wenn der Talon leer ist und alle nacheinander gepasst haben; dann geht sie an die wenigsten Punkte. Ein Stein, der übrig bleibt, ist 1 Punkt, ein Pasch 2. Die Punkte ordnen die anderen, bei Gleichstand teilt man sich den Platz.
# en: 80ff5754
rule-MD-6 = Eine Partie hat eine, drei oder fünf Runden. Die Punkte werden addiert, die wenigsten gewinnen.
# en: 873d16a6
rules-moomin-joker =
    Mumin-Domino mit Jokern. Passt keiner deiner Steine, darfst du statt zu ziehen einen Joker legen: Er zeigt das Tier eines offenen Endes, dort legst du irgendeinen Stein an und deckst eine seiner Hälften mit dem Joker zu.
    Einen Joker musst du nie legen, und übrige Joker kosten nichts.
    .alt = Eine Schlange von links nach rechts: Schnecke–Hase, Hase–Eule, dann quer Eule–Eule, Eule–Katze, Katze–Falter, quer Falter–Falter, Falter–Fuchs, und zuletzt Igel–Fisch, mit einem Fuchs-Joker über dem Igel. Offen sind links die Schnecke und rechts der Fisch.
# en: 459a54ab
rule-JD-1 = Es gibt 18 Joker, zwei von jedem Tier. Jeder bekommt zwei (oder drei, oder einen) und zeigt sie niemandem. Der Rest bleibt aus dem Spiel.
# en: 04f0f2fd
rule-JD-2 = Passt keiner deiner Steine, darfst du einen Joker nehmen, der das Tier eines offenen Endes zeigt, dort irgendeinen deiner Steine anlegen und eine seiner Hälften mit dem Joker zudecken. Die andere Hälfte ist das neue offene Ende. Ein zugedeckter Stein zählt nicht mehr als Pasch. Entscheide dich vor dem Ziehen: Passt der gezogene Stein nicht, ist dein Zug vorbei.
# en: d9be6dd4
rule-JD-3 = Einen Joker musst du nie legen. Joker machen keinen Pasch zum Eröffnen, kosten keine Punkte und hindern dich nicht daran, fertig zu sein. Ist der Talon leer, darfst du auch passen, wenn ein Joker helfen würde.

### Christmas domino

# en: 6df92866
rules-christmas =
    Steine mit sieben Bildern und einem Joker, der überall passt. Du legst in deinem Zug so lange an, wie ein Stein ohne Joker passt. Ein Joker kann angelegt werden, muss aber nicht.
    Passen am Anfang höchstens Joker und legst du keinen, ziehst du bis zu dreimal. Wer zuerst alle Steine los ist, holt die Runde. Vor der Partie stimmen alle ab, ob die Hände offen oder verdeckt sind.
    .alt = Eine Schlange von links nach rechts: Stern–Schneemann, dann quer Schneemann–Schneemann, Schneemann–Kerze, Kerze–Geschenk, Geschenk–Joker, quer am Joker, der überall passt, Baum–Baum, dann Baum–Glocke, Glocke–Fäustling. Andere Bilder, die sich berühren, sind gleich. Offen sind links der Stern und rechts der Fäustling.
# en: 62bb31b7
rule-WD-1 = 2 bis 6 spielen mit 36 Steinen: entweder alle Paare von acht Bildern, von denen eines der Joker ist, oder 28 Paare von sieben Bildern und acht Steine mit Jokern auf beiden Hälften.
# en: d7f3e1fa
rule-WD-2 = Zu zweit bekommt jeder 7 Steine, zu dritt 6, zu viert 5, zu fünft oder sechst 4. Der Rest ist der Talon.
# en: d2d5d797
rule-WD-3 = Vor der Partie wird in der Lobby abgestimmt, ob die Hände offen oder verdeckt sind. Für offene Hände braucht es die Stimmen von mehr als der Hälfte aller; sonst, auch bei Gleichstand, bleiben sie verdeckt. Offene Hände zeigt das Bild für alle.
# en: b92ccddd
rule-WD-4 = Wer am jüngsten ist, fängt an: Der Host wählt das in den Optionen aus; sonst entscheidet das Los. Wer anfängt, deckt den obersten Stein vom Talon auf, und das ist schon der ganze Zug. In späteren Runden fängt der Nächste an.
# en: 64bbaac6
rule-WD-5 = Gleiche Bilder stoßen aneinander. Eine Jokerhälfte passt überall, und an eine offene Jokerhälfte passt alles. Es gibt zwei Enden.
# en: be0da5f5
rule-WD-6 = Du legst an beide Enden so lange an, wie ein Stein ohne Jokerhälfte passt: Die musst du legen. Steine mit Jokerhälfte legst du, wenn du willst. Dein Zug endet, wenn kein anderer Stein passt und du keinen Joker legen willst.
# en: bf237431
rule-WD-7 = Passen am Anfang deines Zuges höchstens Joker und legst du keinen, ziehst du einzeln, bis ein Stein passt, höchstens drei. Dann legst du weiter an, ohne noch mal zu ziehen. Statt weiter zu ziehen, darfst du jeden Joker legen. Hast du angelegt, kannst du nicht mehr ziehen. Ist der Talon leer, passt du. Kannst du weder anlegen noch ziehen, endet dein Zug von selbst.
# en: eaecd7c8
rule-WD-8 = Wer zuerst alle Steine los ist, holt die Runde. Sie endet auch, wenn der Talon leer ist und so viele Züge nacheinander, wie mitspielen, niemand einen Stein gelegt hat (Züge mit Ziehen zählen; der aufgedeckte Stein gilt als gelegt). Dann geht sie an die wenigsten Steine, bei Gleichstand wird geteilt. Eine Partie hat eine, drei oder fünf Runden oder so viele, wie mitspielen, damit jeder einmal anfängt (wer anfängt, holt die Runde am seltensten, der Nächste am öftesten). Die meisten Runden gewinnen die Partie; bei Gleichstand die wenigsten Steine, die insgesamt übrig blieben.

### UNO Dominos

# en: 0c1ba0bc
rules-uno =
    Ein Pasch in der Mitte und vier Straßen: ↑ → ↓ ←. Hälften, die sich berühren, haben Farbe, Zahl oder Symbol gemeinsam. Symbole treffen den Nächsten: ziehen, aussetzen oder Richtungswechsel. Eine Sackgasse schließt ihre Straße.
    Ruf UNO, wenn du deinen vorletzten Stein legst, sonst können dich die anderen erwischen. Mit dem letzten holst du die Runde und bekommst Punkte für alle anderen Hände.
    .alt = Ein Kreuz. In der Mitte Gelb 7–7. ↑ Gelb 7–5, Blau 5–Zieh 2. → Grün 7–Richtungswechsel, Blau Richtungswechsel–Richtungswechsel, Blau Richtungswechsel–Aussetzen. ↓ Rot 7–6, Rot 6–2, Joker Zieh 4–Joker Zieh 4. ← Blau 7–4, Rot 4–5, Gelb 5–5, Blau 5–Sackgasse: Diese Straße ist zu. Hälften, die sich berühren, stimmen in Farbe, Zahl oder Symbol überein.
# en: 8c42ff91
rule-UD-1 = 2 bis 6 spielen mit 81 Steinen, jeder bekommt sechs. Der Rest ist der Talon. Auf den Hälften stehen Zahlen von 1 bis 9, Zieh 2, Richtungswechsel oder Aussetzen in Rot, Grün, Gelb oder Blau, oder eine Sackgasse, ein Joker oder ein Joker Zieh 4 ohne Farbe.
# en: e24f2dfb
rule-UD-2 = Der höchste Zahlenpasch eröffnet, und wer ihn hat, muss ihn legen; Symbole zählen dabei nicht. Mit dem Tausch zieht, wer ihn hat, vorher bei jedem anderen blind einen Stein. Diese kommen in den Talon, einer der eigenen fünf anderen kommt auch zurück, und der Talon wird gemischt. Hat niemand einen Zahlenpasch, ziehen alle der Reihe nach, angefangen nach dem Geber, bis einer kommt. Er eröffnet ohne Tausch, und jeder behält, was er sonst gezogen hat.
# en: 01707d00
rule-UD-3 = Am ersten Pasch kann man auf vier Seiten anlegen. Jeder andere Stein lässt ein offenes Ende. In deinem Zug legst du einen Stein.
# en: d328377a
rule-UD-4 = Hälften, die sich berühren, haben Farbe, Zahl oder Symbol gemeinsam. An einen Pasch passt nie ein Pasch, außer beim Jokerpasch: Er passt an jeden Pasch, und jeder Pasch an ihn.
# en: e42905f0
rule-UD-5 = Eine Jokerhälfte passt an jedes offene Ende, und an eine offene Jokerhälfte passt alles, auch ein Pasch.
# en: 48befa97
rule-UD-6 = Eine Sackgasse schließt ihre Straße, welche Hälfte auch anliegt. Dort passt nichts mehr, auch kein Joker.
# en: 931d40c2
rule-UD-7 = Hast du einen Stein ohne Joker, der passt, musst du etwas legen (auch ein Joker gilt). Passt nichts, oder passen nur Joker und du willst keinen legen, ziehst du einen. Passt er, legst du ihn gleich oder behältst ihn. Ist der Talon leer, passt du.
# en: 41985cca
rule-UD-8 = Ein Symbol trifft den Nächsten. Zieh 2: zwei ziehen und aussetzen. Aussetzen: einmal aussetzen. Richtungswechsel: Es geht andersherum. Joker Zieh 4: vier ziehen und aussetzen. Zu zweit ändert Richtungswechsel nichts, und nach Aussetzen bist du gleich wieder dran. Ein Symbol wirkt auf jeder Hälfte, auf einem Pasch nur einmal. Zwei verschiedene Symbole auf einem Stein wirken beide: erst Richtungswechsel, dann das Ziehen, dann Aussetzen. Zieh 2 mit Aussetzen kostet also die nächsten beiden je einen Zug. Ist der Talon leer, endet das Ziehen.
# en: b8a39ef9
rule-UD-9 = Mit „{ option-symbols }: { option-symbols-active }“ wirkt ein Symbol nur, wenn seine Hälfte anliegt. An eine Sackgasse, die nach außen zeigt, passen dann nur Joker. Eine, die an einem offenen Joker anliegt, schließt die Straße.
# en: e7543ed5
rule-UD-10 = Joker Zieh 4 darfst du nur legen, wenn du für kein offenes Ende einen Stein in passender Farbe hast, aber versuchen kannst du es. Anzweifeln darf nur, wer die vier ziehen muss, und zwar vor dem Ziehen; nur diese Person sieht deine Hand, wie sie war. Ertappt: Du nimmst Joker Zieh 4 zurück, ziehst vier und legst einen Stein in passender Farbe, den du vorher schon hattest. Er wirkt wie sonst, und weiter geht es nach dir. Nicht ertappt: Wer angezweifelt hat, zieht die vier. Auch beim letzten Stein darf man anzweifeln; mit leerer Hand bist du nicht ertappt. Ein Stein hat die passende Farbe, wenn eine seiner Hälften an ein Ende ihrer Farbe darf. Joker-Enden haben keine Farbe, und Pasch an Pasch zählt nicht.
# en: 1c3861e2
rule-UD-11 = Ruf UNO, wenn du deinen vorletzten Stein legst, im selben Zug oder solange dich niemand erwischt hat. Erwischen darf dich jeder andere, bis der nächste Stein auf dem Tisch liegt, egal von wem: Ziehen, Passen, Aussetzen und Joker Zieh 4 annehmen oder anzweifeln ändern daran nichts. Vorbei ist es auch, sobald du nicht mehr genau einen Stein hast. Erwischt ziehst du zwei. Dich selbst kannst du nicht erwischen, und UNO rufen oder erwischen ohne Grund ändert nichts.
# en: 92a99a03
rule-UD-12 = Die Runde endet, wenn jemand den letzten Stein legt. Ist es ein Pasch mit Zieh 2 oder Joker Zieh 4, zieht der Nächste vorher noch zwei (oder vier). Sie endet auch, wenn alle vier Straßen zu sind, oder wenn der Talon leer ist und alle nacheinander gepasst haben. Dann geht sie an die kleinste Hand, und bei Gleichstand gibt es keine Punkte. Wer mit dem letzten Stein die letzte Straße schließt, ist fertig.
# en: 41262c51
rule-UD-13 = Wer die Runde holt, bekommt Punkte für alle anderen Hände. Jede Hälfte zählt: Zahlen ihren Wert, Zieh 2, Richtungswechsel und Aussetzen 10, Joker Zieh 4 und Sackgasse 20, Joker 25. Ein Pasch zählt beide Hälften doppelt. Die Partie geht bis 500 oder 200 Punkte oder dauert eine Runde.
# en: d0a50fed
rule-UD-14 = Mit „{ option-dead-end-game }: { option-dead-end-game-yes }“ holt die Runde, wer die letzte Sackgasse gelegt hat, egal wer fertig wurde, und bekommt Punkte für alle anderen Hände. Hat niemand eine gelegt, bleibt es beim Üblichen.
# en: a3587ecc
rule-UD-15 = In späteren Runden eröffnet wieder der höchste Zahlenpasch, und das Geben wandert weiter.
