# Spelers vinden: oproepen uit de lobby, uitdagingen, en een lobby waarin iemand alleen wacht.

### In de lijst van opdrachten

# en: 382a2eb5
parameter-against = tegen
# en: d287faa3
menu-play = Spelen met…
# en: 6e993a3a
menu-card = Kaart van…

### /mine: calls and turns, and answers there

# en: 6056108b
notify-on =
    { $which ->
        [all] Worden er spelers gezocht, dan roep ik je op voor alle spellen, hooguit één keer per uur.
       *[some] Worden er spelers gezocht, dan roep ik je op voor deze spellen, hooguit één keer per uur: { $games }.
    }
# en: 53445b67
notify-none = Ik roep je niet op als er spelers worden gezocht.
# en: 4a3b6dfe
notify-games-menu = Roep me op voor deze spellen…
# en: 858688d2
button-call-me = Voor alle oproepen
# en: e285931c
button-blocks = Geblokkeerd
# en: 472b2c34
notify-off = Je wordt op deze server niet meer opgeroepen.
# en: cb22bb99
notify-off-already = Je wordt op deze server niet opgeroepen. “{ button-my-calls }” in `/mine` verandert dat.
# en: 6b8204fb
notify-quiet-wrong = Ik kan “{ $hours }” niet als stille uren lezen. Schrijf twee verschillende tijden, zoals 22:00-07:00.
# en: 1894a9ec
notify-blocked = { $name } kan je op deze server niet meer oproepen of uitdagen.
# en: dd1e059f
notify-blocked-already = Je hebt { $name } op deze server al geblokkeerd.
# en: 63e5f4e9
notify-unblocked = { $name } kan je op deze server weer oproepen en uitdagen.
# en: 71957b2e
notify-unblocked-already = Je hebt { $name } op deze server niet geblokkeerd.
# en: 71c4ebc7
notify-self = Dat ben je zelf. Kies iemand anders.
# en: b74fd0bb
blocks =
    { $some ->
        [yes] {"**"}Geblokkeerd:** { $names }{ $more ->
            [0] { "" }
           *[other] {" "}en nog { $more }
        }
       *[no] Je hebt niemand geblokkeerd.
    }
    Wie je blokkeert, kan je op deze server niet oproepen of uitdagen, en merkt er niets van.
# en: 754947cb
block-menu = Iemand blokkeren…
# en: 4399f5f2
unblock-menu = Niet meer blokkeren…
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Iedereen mag nu op deze server spelers oproepen.
        [host] Alleen de host van een tafel mag nu op deze server spelers oproepen.
        [moderators] Alleen moderators mogen nu op deze server spelers oproepen.
       *[role] Alleen leden met deze rol mogen nu op deze server spelers oproepen: { $role }.
    }
# en: 01ff25e4
callers-menu = Wie spelers mag oproepen
# en: 2fbacb07
callers-choice =
    { $who ->
        [everybody] Iedereen
        [host] De host van de tafel
       *[moderators] Alleen moderators
    }
# en: 27a89b1f
callers-role-menu = Of alleen leden met deze rol…

### Een oproep uit de lobby

# en: 113573e8
button-call-players = Spelers oproepen
# en: 5ee30d6e
button-notify-off = Niet meer oproepen
# en: c052baf6
call-post = { $names }, er worden spelers gezocht: { $game } · [tafel]({ $link })
# en: 20e988fd
call-seat =
    { $names }, er is een plek vrij: { $game }, ronde { $number } · [tafel]({ $link })
    -# Stand: { $score }. Vrij: { $free }.{ $league ->
        [yes] {" "}{ seat-league }
       *[no] { "" }
    }
# en: 292d905b
seat-league = In de competitie telt de partij niet voor jou mee.
# en: e0ffb7ba
button-take = Plek nemen
# en: 1b06e277
call-ended =
    { $how ->
        [taken] Alle plekken zijn bezet.
        [late] Er kwam niemand meer, dus de oproep is voorbij.
       *[over] Hier worden geen spelers meer gezocht.
    }
# en: aa579440
call-why = -# Je wordt opgeroepen omdat je daar in `/mine` om hebt gevraagd.
# en: e76b39cf
call-done =
    { $count ->
        [one] { $count } persoon is opgeroepen.
       *[other] { $count } mensen zijn opgeroepen.
    }
# en: 50983ddb
call-may-not =
    { $who ->
        [host] Alleen de host van de tafel mag op deze server spelers oproepen.
        [moderators] Alleen moderators mogen op deze server spelers oproepen.
       *[role] Alleen leden met deze rol mogen op deze server spelers oproepen: { $role }.
    }
# en: 8a99f970
call-rests = In dit kanaal zijn pas nog spelers opgeroepen. Je kunt weer oproepen { $time }.
# en: bb13ffcb
call-nobody = Er is nu niemand om op te roepen. In `/mine` vraag je daarom.
# en: 0e5a3e2f
call-fixture = Deze tafel is voor een ingeplande partij: alleen de spelers daarvan kunnen hier zitten.
# en: 5c35e452
call-failed = Ik kan hier nu niets schrijven, dus er is niemand opgeroepen. Probeer het zo nog eens.

### Een uitdaging

# en: e1004dab
button-decline = Nu niet
# en: f63fc08d
challenge-post = { $player }, { $name } wil { $game } met je spelen. Je plek blijft vrij tot { $time } · [tafel]({ $link })
# en: d1fbf60a
challenge-done = De tafel is open, en er blijft tien minuten een plek vrij voor { $name }.
# en: b1e87cbe
challenge-self = Je kunt jezelf niet uitdagen. Noem iemand anders, of open een tafel met `/play`.
# en: 4cabc956
challenge-bot = { $name } is een bot. De knop “{ button-computer }” in de lobby zet een computerspeler aan tafel.
# en: 13998152
challenge-no-member = { $name } zit niet op deze server.
# en: 087d8538
challenge-unseen = { $name } kan dit kanaal niet zien.
# en: ddae0f26
challenge-blocked = { $name } neemt op deze server geen uitdagingen van je aan.
# en: 60c492e2
challenge-rests = { $name } is pas nog uitgedaagd. Je kunt het weer doen { $time }.
# en: f60027e9
challenge-fixture = Een ingeplande partij heeft eigen spelers. Laat een van de twee weg: de partij, of tegen wie je speelt.
# en: 1b7d216e
challenge-failed = Ik kan hier nu niets schrijven, dus { $name } is niet opgeroepen. De plek blijft toch vrij.
# en: 3f7c85ac
error-table-seat-kept = De laatste vrije plek is voor iemand vrijgehouden. Komt die niet, dan is hij over een paar minuten vrij.
# en: 91b69091
error-table-not-kept = Er is hier geen plek meer voor je vrijgehouden. Doe mee als er een vrij is.

### In de lobby

# en: 27e3c1ef
lobby-kept =
    { $count ->
        [one] Een plek blijft vrij voor { $names }, tot { $time }
       *[other] Er blijven plekken vrij voor { $names }, tot { $time }
    }
# en: 8031208b
lobby-declined = { $name } kan nu niet spelen.
# en: 280fb65c
lobby-lonely = Nog niemand hier? Speel met een computer, probeer het spel van de dag, of roep spelers op.
