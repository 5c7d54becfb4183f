# Mitspielende finden: Rufe aus der Lobby, Herausforderungen, und eine Lobby, in der jemand allein wartet.

### In der Liste der Befehle

# en: 382a2eb5
parameter-against = gegen
# en: d287faa3
menu-play = Spielen mit…
# en: 6e993a3a
menu-card = Profilkarte von…

### /mine: calls and turns, and answers there

# en: 6056108b
notify-on =
    { $which ->
        [all] Werden Leute gesucht, rufe ich dich zu allen Spielen, höchstens einmal in der Stunde.
       *[some] Werden Leute gesucht, rufe ich dich zu diesen Spielen, höchstens einmal in der Stunde: { $games }.
    }
# en: 53445b67
notify-none = Ich rufe dich nicht, wenn Leute zum Spielen gesucht werden.
# en: 4a3b6dfe
notify-games-menu = Ruf mich zu diesen Spielen…
# en: 858688d2
button-call-me = Zu allen rufen
# en: e285931c
button-blocks = Blockierte
# en: 472b2c34
notify-off = Du wirst auf diesem Server nicht mehr gerufen.
# en: cb22bb99
notify-off-already = Du wirst auf diesem Server nicht gerufen. „{ button-my-calls }“ in `/mine` ändert das.
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
# en: b74fd0bb
blocks =
    { $some ->
        [yes] {"**"}Blockiert:** { $names }{ $more ->
            [0] { "" }
           *[other] {" "}und { $more } weitere
        }
       *[no] Du hast niemanden blockiert.
    }
    Wen du blockierst, kann dich auf diesem Server weder rufen noch herausfordern, und erfährt es nicht.
# en: 754947cb
block-menu = Jemanden blockieren…
# en: 4399f5f2
unblock-menu = Nicht mehr blockieren…
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Auf diesem Server dürfen jetzt alle Leute rufen.
        [host] Auf diesem Server darf jetzt nur der Host eines Tisches Leute rufen.
        [moderators] Auf diesem Server dürfen jetzt nur Moderatoren Leute rufen.
       *[role] Auf diesem Server dürfen jetzt nur Mitglieder mit dieser Rolle Leute rufen: { $role }.
    }
# en: 01ff25e4
callers-menu = Wer Leute rufen darf
# en: 2fbacb07
callers-choice =
    { $who ->
        [everybody] Alle
        [host] Der Host des Tisches
       *[moderators] Moderatoren
    }
# en: 27a89b1f
callers-role-menu = Oder nur Mitglieder mit dieser Rolle…

### Ein Ruf aus der Lobby

# en: 113573e8
button-call-players = Mitspieler suchen
# en: 5ee30d6e
button-notify-off = Nicht mehr rufen
# en: c052baf6
call-post = { $names }, es werden Leute gesucht: { $game } · [Tisch]({ $link })
# en: 20e988fd
call-seat =
    { $names }, ein Platz ist frei: { $game }, Runde { $number } · [Tisch]({ $link })
    -# Stand: { $score }. Frei: { $free }.{ $league ->
        [yes] {" "}{ seat-league }
       *[no] { "" }
    }
# en: 292d905b
seat-league = In der Liga zählt die Partie nicht für dich.
# en: e0ffb7ba
button-take = Platz nehmen
# en: 1b06e277
call-ended =
    { $how ->
        [taken] Alle Plätze sind besetzt.
        [late] Sonst kam niemand, die Suche ist vorbei.
       *[over] Hier wird niemand mehr gesucht.
    }
# en: aa579440
call-why = -# Du wirst gerufen, weil du in `/mine` darum gebeten hast.
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
# en: bb13ffcb
call-nobody = Gerade ist niemand zu rufen. In `/mine` bittet man darum.
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
lobby-lonely = Noch niemand da? Spiel mit einem Computer, versuch die Partie des Tages, oder such Mitspieler.
