### Spieleabende

# en: 12f4beae
parameter-form = modus
# en: 00c77541
permission-create_public_threads = Öffentliche Threads erstellen

# en: ac3cf25d
command-night =
    .description = Öffne hier einen Spieleabend, oder sieh die Seite seines Hosts
    .game = Was ihr spielt; ohne Angabe das hier übliche Spiel
    .form = Runden für alle (ohne Angabe) oder eine Arena: Wer frei ist, bekommt einen Tisch
# en: 7cd1e79d
night-form-swiss = Runden
# en: 991e8d72
night-form-arena = Arena

# en: fac4ef71
night-heading = **Spieleabend** · { $game }
    -# { $rounds ->
        [0] Runden bis { $until }
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } · { $seats } am Tisch · höchstens { $minutes } Min. je Runde · { $rated ->
        [yes] zählt in der Liga
       *[no] zählt nicht in der Liga
    }{ $duplicate ->
        [yes] { " " }· gleiche Mischungen
       *[no] { "" }
    }{ $role ->
        [no] { "" }
       *[other] { " " }· für { $role }
    }
# en: 650eec5a
night-heading-arena = **Arena** · { $game }
    -# { $until ->
        [no] { $lasts } Min.
       *[other] Bis { $until }
    } · { $seats } am Tisch · höchstens { $minutes } Min. je Tisch · { $rated ->
        [yes] zählt in der Liga
       *[no] zählt nicht in der Liga
    }{ $role ->
        [no] { "" }
       *[other] { " " }· für { $role }
    }
# en: 1045a31a
night-gathering = { $starts ->
        [no] Drück „{ button-night-in }“. { $host ->
            [no] Die Moderation beginnt, wenn alle da sind.
           *[other] { $host } beginnt, wenn alle da sind.
        }
       *[other] Beginn: { $starts }. Drückst du „{ button-night-in }“, rufe ich dich dann, und du bestätigst mit einem Druck.
    }
# en: 1e7b9bd1
night-channels = -# Tische in: { $channels }
# en: 0245d45a
night-calling = { $form ->
        [arena] **Es geht los!** Drück „{ button-night-in }“, und du spielst mit. Die ersten Tische öffnen spätestens { $time }.
       *[other] **Es geht los!** Drück „{ button-night-in }“, sonst bekommst du keinen Platz. Die Zeit ist um { $time }.
    }
# en: fc01dd86
night-break = Runde { $round } ist vorbei. Die nächste beginnt { $time }, oder wenn alle „{ button-night-ready }“ gedrückt haben ({ $ready } von { $count }).
# en: 938a68e7
night-round = **Runde { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }von { $rounds }
    }** · die Zeit ist um { $time }
# en: b9d0fc53
night-open = Offene Tische: { $open } von { $tables }
# en: b1d2192b
night-crowded = { $tables ->
        [one] 1 Tisch wartet auf einen freien Kanal.
       *[other] { $tables } Tische warten auf einen freien Kanal.
    }
# en: e7d017b3
night-done = Fertige Tische: { $over } von { $tables }
# en: 49e4fcee
night-arena-on = **Spielt an so vielen Tischen, wie ihr wollt.** Die Zeit ist um { $time }.
# en: c2e8a003
night-arena-last = **Die Zeit ist um.** Die letzten Tische spielen zu Ende.
# en: 1b08e183
night-arena-tables = Tische im Spiel: { $count }{ $tables ->
        [no] { "" }
       *[other] { " " }({ $tables }{ $more ->
            [0] { "" }
           *[other] { " " }und { $more } weitere
        })
    }
# en: 996daff4
night-arena-free = Es warten: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }
# en: 24ed4b00
night-away = Nicht da: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }. Drück „{ button-night-in }“, und du bekommst wieder einen Platz.
# en: 2fed1b17
night-count = { $coming ->
        [0] Dabei: { $count }
       *[other] Dabei: { $count }, noch nicht bestätigt: { $coming }
    }
# en: 979b7dc8
night-rule = -# Es zählt, vor wie vielen der anderen an deinen Tischen du liegst; Gleichstand zählt halb. Ist die Zeit um, spielt der Computer die Runden der Tische zu Ende, und sie zählen. Wer geht, aufgibt oder am Ende nicht da ist, liegt hinter allen, die blieben. Bei Gleichstand ist vorn, wessen Gegner mehr geschlagen haben („{ night-others }“).
# en: 25c9df04
night-rule-same = -# Alle Tische einer Runde bekommen dieselben Mischungen. Jedes Mal wirst du mit denen verglichen, die anderswo auf deinem Platz sitzen: Es zählt, vor wie vielen du liegst, in Prozent; Gleichstand zählt halb. Ein Tisch, der früher endet, später dazukommt oder keinen zum Vergleichen hat, zählt nach seinen eigenen Plätzen. Bitte schau nicht zu den anderen Tischen, bis deiner fertig ist. Wer geht, aufgibt oder am Ende nicht da ist, liegt hinter allen, die blieben. Bei Gleichstand ist vorn, wessen Gegner mehr geschlagen haben („{ night-others }“).
# en: 2af57d0a
night-rule-arena = -# Wer frei ist, bekommt einen Tisch: einen vollen gleich, nach einer Minute einen mit Computern. Es zählt, vor wie vielen der anderen an deinen Tischen du liegst; Gleichstand zählt halb. Ist seine Zeit um, spielt der Computer die Runde des Tischs zu Ende, und er zählt. Wer geht, aufgibt oder am Ende nicht da ist, liegt hinter allen, die blieben. Ein früh aufgegebener Tisch zählt für keinen, und wer ihn aufgab, wartet länger auf den nächsten. Bei Gleichstand ist vorn, wer weniger Tische gebraucht hat.
# en: 4139734f
night-promise = -# Siegel der Runde { $round }: `{ $promise }`
# en: 139de695
night-paused = **Pause.**
# en: 6c068965
night-over = { $why ->
        [few] Der Spieleabend ist vorbei: Es sind zu wenige da.
        [host] Der Spieleabend wurde beendet.
       *[played] Der Spieleabend ist vorbei.
    }
# en: ccf32fba
night-winner = { $best ->
        [people] 🏆 Am besten von den Menschen: { $names }. Ein Computer hat öfter gewonnen.
       *[all] { $count ->
            [one] 🏆 { $names } gewinnt!
           *[other] 🏆 { $names } teilen sich den Sieg!
        }
    }
# en: b276033c
night-trouble-forbidden = { $given ->
        [yes] In einen Kanal für die Tische komme ich nicht, oder ich darf dort nicht schreiben. Prüft meine Rechte; ich versuche es wieder.
       *[no] Ich kann hier gerade keine Threads öffnen. Prüft meine Rechte in diesem Kanal; ich versuche es wieder.
    }
# en: 46da895e
night-trouble-threads-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Werden welche archiviert, geht es weiter.
# en: f3d35dd0
night-trouble-channels-taken = In einem Kanal für diesen Abend steht ein anderer Tisch. Ist der vorbei, geht es dort weiter.
# en: cff117c3
night-trouble-busy = Discord ist gerade langsam. Ich mache weiter, sobald es geht.
# en: 7877a3f8
night-trouble-refused = Discord lehnt ab, worum ich gebeten habe. Ich versuche es bald noch einmal.

# en: e18192dd
night-call = { $form ->
        [arena] { $names }: Die Arena beginnt! Drückt „{ button-night-in }“, und ihr spielt mit. Die ersten Tische öffnen spätestens { $time }.
       *[other] { $names }: Der Spieleabend beginnt! Drückt „{ button-night-in }“, sonst bekommt ihr keinen Platz. Die Zeit ist um { $time }.
    }
# en: e69898e6
night-table = { $round ->
        [0] Tisch { $number }
       *[other] Runde { $round }, Tisch { $number }
    }: { $names }{ $computers ->
        [0] { "" }
        [one] { " " }und ein Computer
       *[other] { " " }und { $computers } Computer
    }
# en: f9363088
night-thread = { $round ->
        [0] Tisch { $number }
       *[other] Runde { $round }, Tisch { $number }
    }

# en: b5e250d5
button-night-in = Dabei
# en: 16bfb063
button-night-out = Nicht dabei
# en: 78a37194
button-night-ready = Bereit
# en: f73ad51d
button-night-table = Zu meinem Tisch
# en: e1c9c9d8
button-night-place = Mein Platz
# en: d327f02f
button-night-host = Host
# en: f8b7e9f4
button-night-host-next = Runde { $round } beginnen
# en: 143949b4
button-night-host-next-arena = Jetzt beginnen
# en: 69b20261
button-night-host-pause = Pause
# en: 4832f303
button-night-host-resume = Weiter
# en: 84fb041e
button-night-host-late = Nachzügler setzen
# en: 56a5af7d
button-night-host-late-arena = Wartende setzen
# en: 99c90d27
button-night-host-end = Abend beenden
# en: c7fde0d1
button-night-host-sure = Ja, beenden
# en: 593e0d14
button-night-host-back = Zurück
# en: bc0d4dc6
button-night-host-more = Mehr Leute
# en: 2ac430aa
button-night-host-settings = Einstellungen
# en: 841c4508
button-night-host-people = Leute
# en: 9758feab
button-night-host-times = Zeiten und Orte
# en: 3bf081ee
button-night-host-same = Gleich gemischt: { $on ->
        [yes] an
       *[no] aus
    }

# en: 9b2497f1
night-title = Spieleabend
# en: 6cf8ba98
night-title-arena = Arena
# en: 4f900e9f
night-after = { $game } · nach Runde { $round }
# en: c142df90
night-after-arena = { $game } · { $tables ->
        [one] { $tables } Tisch gespielt
       *[other] { $tables } Tische gespielt
    }
# en: 3ef29bce
night-others = Gegner
# en: c0680e7a
night-beat = { $beaten } von { $total }
# en: cb07976f
night-percent = { $percent } %
# en: 8bd07772
night-beaten = Geschlagen
# en: 7144f83e
night-alt-guests = { $count } dabei: { $names }
# en: 82920dd9
night-alt = Stand: { $rows }
# en: b1c5b79e
night-alt-row = { $place }. { $name }{ $own ->
        [yes] { " " }(du)
       *[no] { "" }
    }: { $beat } geschlagen{ $tie ->
        [none] { "" }
       *[told] , Gegner { $tie }
    }

# en: 8679497b
night-is-in = { $kind ->
        [coming] Du bist dabei. Wenn es losgeht, rufe ich dich.
        [late] Du bist ab der nächsten Runde dabei, oder früher, wenn dich der Host setzt.
        [arena] Du bist dabei. Sind andere frei, bekommst du einen Tisch.
        [last] Du bist dabei, aber die Zeit ist um: Nur die letzten Tische spielen noch.
       *[here] Du bist dabei.
    }
# en: 67da1fc9
night-is-out = { $playing ->
        [yes] Ab der nächsten Runde bist du nicht mehr dabei. Deine Partie läuft weiter: Spiel sie zu Ende, oder verlass sie dort.
        [arena] Du bist nicht mehr dabei. Deine Partie läuft weiter: Spiel sie zu Ende, oder verlass sie dort.
       *[no] Du bist nicht mehr dabei.
    }
# en: 3123769e
night-is-ready = Du bist bereit. Sind es alle, beginnt die nächste Runde.
# en: 02c13cff
night-file = { $count ->
        [one] Die Rangliste von { $count } Person als Datei.
       *[other] Die Rangliste von { $count } Leuten als Datei.
    }
# en: aceaf13d
night-way = Dein Tisch: { $place }
# en: a95aaf5d
night-place = { $met ->
        [0] Platz { $place } von { $count }. Geschlagen: { $beat }.
       *[other] Platz { $place } von { $count }. Geschlagen: { $beat }. Getroffen hast du { $names }.
    }
# en: 82a6db77
night-place-arena = Platz { $place } von { $count }. Geschlagen: { $beat }, Tische: { $tables }.
# en: 245883ae
night-unplaced = Du hast noch keinen Platz, weil du noch nicht gespielt hast.
# en: 166d36bd
night-host-waits = { $starts ->
        [no] Alle drücken „{ button-night-in }“, dann beginnst du.
       *[other] Beginn: { $starts }, oder wenn du es sagst.
    }
# en: 036a4f8e
night-host-unready = Noch nicht bereit: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }
# en: 17bb2464
night-host-sure = Den Spieleabend beenden? Tische, die noch spielen, zählen nach ihrem Stand.
# en: bbac5129
night-pick-table = Einen Tisch beenden, wie er steht
# en: 9a1b296d
night-pick-out = Jemanden herausnehmen
# en: c2646a66
night-pick-length = Länge einer Partie
# en: cd769188
night-pick-seats = Plätze am Tisch
# en: 1c4de24b
night-pick-rounds = Zahl der Runden
# en: ff802b13
night-seats = { $seats } am Tisch
# en: 928290d2
night-rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
# en: 1be9b221
night-form-title = Zeiten und Orte
# en: c1d7fb32
night-line-at = Beginnt um
    .about = Etwa 20:00 oder 2026-12-31 20:00. Leer: wenn du es sagst.
# en: 3bfdf0f0
night-line-until = { $form ->
        [arena] Neue Tische bis
       *[swiss] Neue Runden bis
    }
    .about = Etwa 22:30. Leer: nach der Zahl der Runden, in einer Arena 90 Minuten.
# en: a7f5ce72
night-line-minutes = { $form ->
        [arena] Minuten, die ein Tisch dauern darf
       *[swiss] Minuten, die eine Runde dauern darf
    }
    .about = Leer: doppelt so lang, wie eine solche Partie dauert.
# en: c0075e34
night-line-role = Nur für die Rolle
    .about = Ihr Name. Leer: für alle.
# en: b1c2f6ef
night-line-channels = Kanäle statt Threads
    .about = Etwa #tisch-1 #tisch-2. Leer: für jeden Tisch ein Thread.

# en: c98d4cbf
night-hosts = Host eines Spieleabends kann nur sein, wer hier Nachrichten oder Events verwalten darf.
# en: dee84906
night-place-text = Ein Spieleabend braucht einen Textkanal, keinen Thread: Ich öffne für jeden Tisch einen Thread.
# en: 07382e4e
night-threads = Ich öffne für jeden Tisch einen Thread, und hier fehlt mir: { $missing }. Gebt mir das in diesem Kanal, oder [fügt mich damit neu hinzu]({ $link }). Oder nenn Kanäle zum Spielen: Drück „{ button-night-host }“, dann „{ button-night-host-times }“.
# en: c5a2e25e
night-channels-text = „{ $words }“ ist kein Kanal. Schreib sie so: #tisch-1 #tisch-2.
# en: 0d71c5ee
night-channels-twice = Du hast { $channel } zweimal genannt. Ein Kanal hat nur einen Tisch auf einmal.
# en: 15d68fd5
night-channels-most = Bitte höchstens { $most } Kanäle.
# en: 959df95f
night-channel-unknown = Ich finde { $channel } auf diesem Server nicht. Nenne Kanäle, die ich sehe.
# en: 53e408af
night-channel-own = In { $channel } steht die Seite des Spieleabends. Nenne andere Kanäle für die Tische.
# en: 5b980767
night-channel-text = { $channel } ist kein Textkanal. Nenne Textkanäle, keine Threads.
# en: c36ae89b
night-channel-hidden = In { $channel } darfst du nicht schreiben. Nenne Kanäle, in denen du das darfst.
# en: 2e561768
night-channel-missing = In { $channel } fehlt mir: { $missing }. Gebt mir das dort, oder lass den Kanal weg.
# en: 4dd399e6
night-channel-night = { $channel } gehört zu einem anderen Spieleabend. Lass den Kanal weg, oder warte, bis der Abend vorbei ist.
# en: 39cf722e
night-channel-table = In { $channel } steht ein Tisch. Lass den Kanal weg, oder warte, bis der Tisch vorbei ist.
# en: 5bb66808
night-role = Dieser Spieleabend ist für { $role }.
# en: 488d84ba
night-minutes = So viele Minuten gehen nicht: { $least } bis { $most }.
# en: 0f54a972
night-role-unknown = Ich finde hier nicht genau eine Rolle „{ $role }“. Schreib ihren Namen oder ihre ID.
# en: f19d937c
night-no-seat = Du sitzt gerade an keinem Tisch.
# en: ed718d60
night-soon = { $waits ->
        [yes] Dein Tisch wartet auf einen freien Kanal. Ich erwähne dich, sobald er öffnet.
       *[other] Dein Tisch öffnet gleich.
    }
# en: f0d0efd9
error-league-night-over = Dieser Spieleabend ist vorbei.
# en: c0d58875
error-league-night-full = { $most } Leute sind dabei, mehr geht nicht.
# en: 12ff3c19
error-league-night-not-in = Du bist bei diesem Spieleabend nicht dabei.
# en: 4bb4756c
error-league-night-no-break = Das geht nur zwischen zwei Runden.
# en: dd8018af
error-league-night-no-round = Gerade läuft keine Runde.
# en: b3e35a8a
error-league-night-none-late = Niemand wartet: Alle haben einen Tisch.
# en: c54fc5ec
error-league-night-running = Eine Runde läuft. Beende erst ihre Tische, oder warte auf sie.
# en: da0a4fde
error-league-night-few = Es müssen mindestens { $fewest } dabei sein.
# en: e3b451a0
error-league-night-paused = Der Spieleabend macht Pause.
# en: b600fa76
error-league-night-not-paused = Der Spieleabend macht keine Pause.
# en: e04f0d2d
error-league-night-no-table = Dieser Tisch ist schon fertig.
# en: 232a85ef
error-league-night-here = In diesem Kanal ist schon ein Spieleabend.
# en: 8baa937d
error-league-night-past = Diese Zeit geht nicht: Sie ist vorbei, zu weit weg, oder das Ende liegt vor dem Beginn.
# en: e853b150
error-league-night-time = „{ $text }“ ist keine Zeit. Schreib sie so: 20:30 oder 2026-12-31 20:30.
# en: 3e5f28e0
night-event-name = Spieleabend: { $game }
# en: f3790ef0
night-event-name-arena = Arena: { $game }
# en: 24c1b43c
night-event-about = Anmelden im Kanal: { $place }
# en: c90c2c52
night-event = Er steht bei [den Events des Servers](<{ $link }>).
# en: d1d91ebe
night-no-events = -# Er könnte auch bei den Events des Servers stehen. Gebt mir dafür **Events erstellen**, oder [fügt mich damit neu hinzu]({ $link }).
# en: bc8d36a0
error-league-night-arena = Eine Arena hat keine Runden: Wer frei ist, bekommt einen Tisch.
# en: 5f05d48b
error-league-night-begun = Der Spieleabend hat begonnen, die Einstellungen bleiben.
# en: 7a11bd17
error-league-night-rated = Es sind schon Leute dabei, also kann er nicht mehr für die Liga zählen.
# en: d72f2384
error-league-night-planned = Die Zeit steht fest. Beende diesen Abend und öffne einen neuen.
