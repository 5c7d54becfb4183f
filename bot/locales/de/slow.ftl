# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile }, wo es passt
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = Ablage nehmen, wenn sie eine Kombination ergibt
# en: 5ea92020
intention-take-note = Sie wird gleich gelegt, und die teuerste Karte abgeworfen.
# en: 54efd1d3
plan-line = ⏳ Geplant: { $plan }.
# en: 768b8ea7
plan-else = { $first }, sonst { $then }
# en: b4cc9138
plan-nothing = Für deinen nächsten Zug ist nichts geplant.
# en: b70333ac
plan-about = -# Wenn du dran bist, wird sofort das Erste gespielt, das noch geht. Geht nichts davon, wirst du wie immer gefragt. Niemand sonst sieht das.
# en: dac54623
plan-menu =
    { $place ->
        [first] Plane deinen nächsten Zug …
       *[else] Wenn das nicht geht …
    }
# en: 1dfb5b6b
button-plan = Vorausplanen
# en: cda2e14e
button-unplan = Plan löschen

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Hier bist du dran**
# en: 25b4fa46
mine-none = Hier wartet kein Tisch auf dich.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Einer mehr kommt, wenn du gespielt hast.
       *[other] { $count } weitere kommen, wenn du gespielt hast.
    }
# en: 5170a309
button-mine = Meine Tische
# en: 4f099346
button-my-calls = Rufe und Züge
# en: 48f50597
button-my-away = Abwesend
# en: bac7e105
button-my-data = Meine Daten
# en: 488adc66
mine-pending =
    { $count ->
        [one] { $count } Ergebnis wartet auf deine Bestätigung.
       *[other] { $count } Ergebnisse warten auf deine Bestätigung.
    }
# en: 38e51bad
button-my-pending = Ergebnisse bestätigen
# en: 547f5b0b
button-mine-hand = Meine Hand { $number }
# en: 1458835a
button-next-table = Nächster Tisch

# en: 5faa0e33
button-my-name = Mein Name
# en: 758cc3f2
my-name-label = Dein Name auf diesem Server
# en: dcbfc308
my-name-description = 2–24 Zeichen, höchstens einmal pro Woche. Ohne Eintrag gilt dein Discord-Name.
# en: 8afab4dd
my-name-now =
    { $chosen ->
        [yes] Bilder, Tabellen und Protokolle auf diesem Server nennen dich jetzt { $name }.
       *[no] Bilder, Tabellen und Protokolle auf diesem Server zeigen jetzt deinen Discord-Namen.
    }
# en: 5cd469bf
my-name-unsure = Discord hat nicht rechtzeitig geantwortet, ob schon jemand so heißt. Dein Name bleibt, wie er ist. Versuch es in einer Minute noch einmal.

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Erinnern
# en: 13bac5fb
notice-nudged = Ich sage noch mal Bescheid, wer dran ist.
# en: 76e18438
notice-nudge-early =
    { $again ->
        [yes] Wer dran ist, wird frühestens nach 8 Stunden wieder erwähnt. Das nächste Mal: { $time }.
       *[no] Wer dran ist, ist es noch keine 8 Stunden. Erinnern kannst du { $time }.
    }
# en: 677a5841
notice-nudge-nobody = Gerade wird auf niemanden sonst gewartet.

### Eigene Einstellungen für langsame Partien auf einem Server und Abwesenheiten

# en: bd3a55ea
own-title = {"**"}Rufe und Züge**
# en: 4f824583
own-turns =
    { $how ->
        [mention] Bist du in einer langsamen Partie dran, erwähne ich dich.
        [direct] Bist du in einer langsamen Partie dran, schicke ich dir eine Direktnachricht.
       *[both] Bist du in einer langsamen Partie dran, erwähne ich dich und schicke dir eine Direktnachricht.
    }
# en: fc37c596
own-quiet =
    { $set ->
        [yes] Ruhezeit: { $begin }–{ $end } ({ $zone }). Dann ruft dich niemand, und in langsamen Partien steht deine Uhr still, höchstens 9 Stunden am Tag.
       *[no] Du hast keine Ruhezeit.
    }
# en: 230a3456
own-closed = -# Meine letzte Direktnachricht kam nicht an, darum habe ich dich erwähnt. In den Privatsphäre-Einstellungen von Discord für diesen Server lässt du Direktnachrichten zu.
# en: a7dd5481
own-menu = Wie ich Bescheid sage
# en: 6d280d7b
own-choice =
    { $how ->
        [mention] Mich erwähnen
        [direct] Mir eine Direktnachricht schicken
       *[both] Beides
    }
# en: 49b82aa9
button-own-quiet = Ruhezeit…
# en: bb613866
button-own-loud = Keine Ruhezeit
# en: bf831351
button-own-back = Bin zurück
# en: 79b46866
own-quiet-title = Ruhezeit
# en: 62b55a2a
own-quiet-label = Von wann bis wann
# en: 872e2f05
own-quiet-description = So wie 22:00-07:00. Leer: keine Ruhezeit.
# en: e66044e7
own-zone-description = So wie Europe/Berlin. Die Stadt allein genügt.
# en: e2e50c54
away-title = {"**"}Weg**
# en: d4030d03
away-now =
    { $away ->
        [yes] Du bist weg bis { $date }. Bis dahin stehen deine Uhren in den langsamen Partien dieses Servers still, und an den Tischen steht das. „{ button-own-back }“ beendet es.
        [used] Deine 14 Tage in dieser Saison sind aufgebraucht. „{ button-mine }“ zeigt, wo du dran bist.
       *[no] { $days ->
            [one] Wähl deinen letzten Tag weg: Bis er vorbei ist, stehen deine Uhren in den langsamen Partien dieses Servers still. Dir bleibt { $days } Tag.
           *[other] Wähl deinen letzten Tag weg: Bis er vorbei ist, stehen deine Uhren in den langsamen Partien dieses Servers still. Dir bleiben { $days } Tage.
        }
    }
# en: 206f7019
away-menu = Mein letzter Tag weg
# en: 4c412c85
away-choice =
    { $when ->
        [today] Heute, { $date }
        [tomorrow] Morgen, { $date }
       *[later] { $date }
    }
# en: 1ebf4134
away-past = Dieser Tag ist vorbei. Wähl einen, der noch kommt.
# en: b4e7ca0f
away-long = Das ist zu lang: Du kannst 14 Tage in der Saison weg sein. „{ button-my-away }“ in `/mine` zeigt, welche Tage noch gehen.
# en: 6d3247c3
away-line = -# { $name } ist weg bis { $date }.
# en: b5e55873
notice-nudge-away = Wer dran ist, ist gerade weg. Bis wann, steht in der Nachricht des Tisches.
# en: 97768930
turn-direct =
    { $timed ->
        [yes] Du bist dran: { $game } in { $channel } auf { $server } · endet { $time } · [Tisch]({ $link })
       *[no] Du bist dran: { $game } in { $channel } auf { $server } · [Tisch]({ $link })
    }
