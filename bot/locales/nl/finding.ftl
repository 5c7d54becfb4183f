# Spelers vinden: `/notify`, oproepen uit de lobby, uitdagingen, en een lobby waarin iemand alleen wacht.

### In de lijst van opdrachten

# en: 79bed24b
parameter-quiet = stil
# en: fa712aff
parameter-zone = tijdzone
# en: 12b7a432
parameter-role = rol
# en: 382a2eb5
parameter-against = tegen
# en: fae58eeb
command-notify =
    .description = Word opgeroepen als er spelers worden gezocht
    .zone = Je tijdzone, zoals Europe/Amsterdam; anders die van de server
# en: b7b7f320
command-notify-on =
    .description = Roep me op deze server op als er spelers worden gezocht
    .game = Een spel waarvoor je me oproept; voor alle als je er geen noemt
    .quiet = Wanneer niemand me oproept, zoals 22:00-07:00
# en: 42b036e6
command-notify-off =
    .description = Roep me op deze server niet meer op
# en: 6985d309
command-notify-block =
    .description = Laat iemand je op deze server niet oproepen en niet uitdagen
    .person = Wie
# en: 474098d8
command-notify-unblock =
    .description = Laat iemand je op deze server weer oproepen en uitdagen
    .person = Wie
# en: 6a04ab42
command-notify-callers =
    .description = Bepaal wie op deze server spelers mag oproepen
    .who = Wie het mag
    .role = De rol, als alleen de leden daarvan het mogen
    .everybody = Iedereen
    .host = De host van de tafel
    .moderators = Alleen moderators
# en: d287faa3
menu-play = Spelen met…
# en: 6e993a3a
menu-card = Kaart van…

### Antwoorden op /notify

# en: 61eadab8
notify-on =
    { $which ->
        [all] Je wordt op deze server opgeroepen als er spelers worden gezocht, voor alle spellen.
       *[some] Je wordt op deze server opgeroepen als er spelers worden gezocht voor: { $games }.
    }
# en: ca061384
notify-quiet = Niemand roept je op tussen { $begin } en { $end } ({ $zone }).
# en: 999bd8a9
notify-often = -# Hooguit één keer per uur. `/notify off` stopt het.
# en: 472b2c34
notify-off = Je wordt op deze server niet meer opgeroepen.
# en: 370bb8bd
notify-off-already = Je wordt op deze server niet opgeroepen. Met `/notify on` vraag je erom.
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
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Iedereen mag nu op deze server spelers oproepen.
        [host] Alleen de host van een tafel mag nu op deze server spelers oproepen.
        [moderators] Alleen moderators mogen nu op deze server spelers oproepen.
       *[role] Alleen leden met deze rol mogen nu op deze server spelers oproepen: { $role }.
    }
# en: 21018fdd
callers-which = Zeg wie spelers mag oproepen: kies uit de lijst, of een rol.

### Een oproep uit de lobby

# en: 113573e8
button-call-players = Spelers oproepen
# en: 5ee30d6e
button-notify-off = Niet meer oproepen
# en: c052baf6
call-post = { $names }, er worden spelers gezocht: { $game } · [tafel]({ $link })
# en: 788d70cf
call-why = -# Je wordt opgeroepen omdat je daar met `/notify on` om hebt gevraagd.
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
# en: fbbcfa4b
call-nobody = Er is nu niemand om op te roepen. Met `/notify on` vraag je daarom.
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
