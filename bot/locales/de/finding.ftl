# Mitspielende finden: `/notify`, Rufe aus der Lobby, Herausforderungen, und eine Lobby, in der jemand allein wartet.

### In der Liste der Befehle

# en: 79bed24b
parameter-quiet = ruhe
# en: fa712aff
parameter-zone = zeitzone
# en: 12b7a432
parameter-role = rolle
# en: 382a2eb5
parameter-against = gegen
# en: fae58eeb
command-notify =
    .description = Gerufen werden, wenn Leute zum Spielen gesucht werden
    .zone = Deine Zeitzone, zum Beispiel Europe/Berlin; sonst die des Servers
# en: b7b7f320
command-notify-on =
    .description = Mich auf diesem Server rufen, wenn Leute gesucht werden
    .game = Ein Spiel, zu dem ich gerufen werde; ohne Angabe zu allen
    .quiet = Wann ich nicht gerufen werde, zum Beispiel 22:00-07:00
# en: 42b036e6
command-notify-off =
    .description = Mich auf diesem Server nicht mehr rufen
# en: 6985d309
command-notify-block =
    .description = Von jemandem auf diesem Server weder gerufen noch herausgefordert werden
    .person = Wer
# en: 474098d8
command-notify-unblock =
    .description = Von jemandem auf diesem Server wieder gerufen und herausgefordert werden
    .person = Wer
# en: 6a04ab42
command-notify-callers =
    .description = Festlegen, wer auf diesem Server Leute rufen darf
    .who = Wer es darf
    .role = Die Rolle, wenn nur ihre Mitglieder es dürfen
    .everybody = Alle
    .host = Der Host des Tisches
    .moderators = Moderatoren
# en: d287faa3
menu-play = Spielen mit…
# en: 6e993a3a
menu-card = Profilkarte von…

### Antworten auf /notify

# en: 61eadab8
notify-on =
    { $which ->
        [all] Du wirst auf diesem Server gerufen, wenn Leute gesucht werden, zu allen Spielen.
       *[some] Du wirst auf diesem Server gerufen, wenn Leute gesucht werden für: { $games }.
    }
# en: ca061384
notify-quiet = Niemand ruft dich zwischen { $begin } und { $end } ({ $zone }).
# en: 999bd8a9
notify-often = -# Höchstens einmal in der Stunde. `/notify off` beendet es.
# en: 472b2c34
notify-off = Du wirst auf diesem Server nicht mehr gerufen.
# en: 370bb8bd
notify-off-already = Du wirst auf diesem Server nicht gerufen. Mit `/notify on` bittest du darum.
# en: 6b8204fb
notify-quiet-wrong = „{ $hours }“ kann ich nicht als Ruhezeit lesen. Schreib zwei verschiedene Zeiten, zum Beispiel 22:00-07:00.
# en: 1894a9ec
notify-blocked = { $name } kann dich auf diesem Server nicht mehr rufen oder herausfordern.
# en: dd1e059f
notify-blocked-already = { $name } ist auf diesem Server schon von dir blockiert.
# en: 63e5f4e9
notify-unblocked = { $name } kann dich auf diesem Server wieder rufen und herausfordern.
# en: 71957b2e
notify-unblocked-already = { $name } ist auf diesem Server nicht von dir blockiert.
# en: 71c4ebc7
notify-self = Das bist du. Wähle jemand anderen.
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Auf diesem Server dürfen jetzt alle Leute rufen.
        [host] Auf diesem Server darf jetzt nur der Host eines Tisches Leute rufen.
        [moderators] Auf diesem Server dürfen jetzt nur Moderatoren Leute rufen.
       *[role] Auf diesem Server dürfen jetzt nur Mitglieder mit dieser Rolle Leute rufen: { $role }.
    }
# en: 21018fdd
callers-which = Sag, wer Leute rufen darf: Wähl etwas aus der Liste, oder eine Rolle.

### Ein Ruf aus der Lobby

# en: 113573e8
button-call-players = Leute rufen
# en: 5ee30d6e
button-notify-off = Nicht mehr rufen
# en: c052baf6
call-post = { $names }, es werden Leute gesucht: { $game } · [Tisch]({ $link })
# en: 788d70cf
call-why = -# Du wirst gerufen, weil du mit `/notify on` darum gebeten hast.
# en: e76b39cf
call-done =
    { $count ->
        [one] { $count } Person wurde gerufen.
       *[other] { $count } Personen wurden gerufen.
    }
# en: 50983ddb
call-may-not =
    { $who ->
        [host] Auf diesem Server darf nur der Host eines Tisches Leute rufen.
        [moderators] Auf diesem Server dürfen nur Moderatoren Leute rufen.
       *[role] Auf diesem Server dürfen nur Mitglieder mit dieser Rolle Leute rufen: { $role }.
    }
# en: 8a99f970
call-rests = In diesem Kanal wurde vor Kurzem gerufen. Wieder rufen kannst du { $time }.
# en: fbbcfa4b
call-nobody = Gerade ist niemand zu rufen. Mit `/notify on` bittet man darum.
# en: 0e5a3e2f
call-fixture = Dieser Tisch ist für eine Begegnung: Nur ihre Spieler können hier sitzen.
# en: 5c35e452
call-failed = Ich kann hier gerade nichts schreiben, also wurde niemand gerufen. Versuch es gleich noch einmal.

### Eine Herausforderung

# en: e1004dab
button-decline = Nicht jetzt
# en: f63fc08d
challenge-post = { $player }, { $name } möchte { $game } mit dir spielen. Dein Platz bleibt frei bis { $time } · [Tisch]({ $link })
# en: d1fbf60a
challenge-done = Der Tisch ist offen, und ein Platz bleibt zehn Minuten frei für { $name }.
# en: b1e87cbe
challenge-self = Dich selbst kannst du nicht herausfordern. Nenne jemand anderen, oder öffne einen Tisch mit `/play`.
# en: 4cabc956
challenge-bot = { $name } ist ein Bot. Der Knopf „{ button-computer }“ in der Lobby holt einen Computerspieler.
# en: 13998152
challenge-no-member = { $name } ist nicht auf diesem Server.
# en: 087d8538
challenge-unseen = { $name } kann diesen Kanal nicht sehen.
# en: ddae0f26
challenge-blocked = { $name } nimmt auf diesem Server keine Herausforderungen von dir an.
# en: 60c492e2
challenge-rests = { $name } wurde vor Kurzem herausgefordert. Wieder geht es { $time }.
# en: f60027e9
challenge-fixture = Eine Begegnung hat ihre eigenen Spieler. Lass eins weg: die Begegnung, oder gegen wen du spielst.
# en: 1b7d216e
challenge-failed = Ich kann hier gerade nichts schreiben, also wurde { $name } nicht gerufen. Der Platz bleibt trotzdem frei.
# en: 3f7c85ac
error-table-seat-kept = Der letzte freie Platz ist für jemanden reserviert. Kommt niemand, ist er in ein paar Minuten frei.
# en: 91b69091
error-table-not-kept = Hier ist kein Platz mehr für dich reserviert. Spiel mit, wenn einer frei ist.

### In der Lobby

# en: 27e3c1ef
lobby-kept =
    { $count ->
        [one] Ein Platz bleibt frei für { $names }, bis { $time }
       *[other] Plätze bleiben frei für { $names }, bis { $time }
    }
# en: 8031208b
lobby-declined = { $name } kann jetzt nicht.
# en: 280fb65c
lobby-lonely = Noch niemand da? Spiel mit einem Computer, versuch die Partie des Tages, oder ruf Leute.
