# Hitta medspelare: rop från lobbyn, utmaningar, och en lobby där någon väntar ensam.

### I listan över kommandon

# en: 382a2eb5
parameter-against = mot
# en: d287faa3
menu-play = Spela med…
# en: 6e993a3a
menu-card = Kort för…

### /mine: calls and turns, and answers there

# en: 6056108b
notify-on =
    { $which ->
        [all] När medspelare söks kallar jag på dig till alla spel, högst en gång i timmen.
       *[some] När medspelare söks kallar jag på dig till de här spelen, högst en gång i timmen: { $games }.
    }
# en: 53445b67
notify-none = Jag kallar inte på dig när medspelare söks.
# en: 4a3b6dfe
notify-games-menu = Kalla på mig till de här spelen…
# en: 858688d2
button-call-me = Kalla till alla
# en: e285931c
button-blocks = Blockerade
# en: 472b2c34
notify-off = Du kallas inte längre på den här servern.
# en: cb22bb99
notify-off-already = Du kallas inte på den här servern. ”{ button-my-calls }” i `/mine` ändrar det.
# en: 6b8204fb
notify-quiet-wrong = Jag kan inte läsa ”{ $hours }” som tysta timmar. Skriv två olika tider, till exempel 22:00-07:00.
# en: 1894a9ec
notify-blocked = { $name } kan inte längre kalla på dig eller utmana dig på den här servern.
# en: dd1e059f
notify-blocked-already = Du har redan blockerat { $name } på den här servern.
# en: 63e5f4e9
notify-unblocked = { $name } kan kalla på dig och utmana dig på den här servern igen.
# en: 71957b2e
notify-unblocked-already = Du har inte blockerat { $name } på den här servern.
# en: 71c4ebc7
notify-self = Det är du. Välj någon annan.
# en: b74fd0bb
blocks =
    { $some ->
        [yes] {"**"}Blockerade:** { $names }{ $more ->
            [0] { "" }
           *[other] {" "}och { $more } till
        }
       *[no] Du har inte blockerat någon.
    }
    Den du blockerar kan inte kalla på dig eller utmana dig på den här servern, och får inte veta det.
# en: 754947cb
block-menu = Blockera någon…
# en: 4399f5f2
unblock-menu = Sluta blockera någon…
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Alla får kalla på spelare på den här servern nu.
        [host] Bara bordets värd får kalla på spelare på den här servern nu.
        [moderators] Bara moderatorer får kalla på spelare på den här servern nu.
       *[role] Bara medlemmar med den här rollen får kalla på spelare på den här servern nu: { $role }.
    }
# en: 01ff25e4
callers-menu = Vem som får kalla på spelare
# en: 2fbacb07
callers-choice =
    { $who ->
        [everybody] Alla
        [host] Bordets värd
       *[moderators] Moderatorer
    }
# en: 27a89b1f
callers-role-menu = Eller bara medlemmar med den här rollen…

### Ett rop från lobbyn

# en: 113573e8
button-call-players = Sök medspelare
# en: 5ee30d6e
button-notify-off = Kalla inte på mig
# en: c052baf6
call-post = { $names }, medspelare söks: { $game } · [bord]({ $link })
# en: 20e988fd
call-seat =
    { $names }, en plats är ledig: { $game }, omgång { $number } · [bord]({ $link })
    -# Ställning: { $score }. Ledig: { $free }.{ $league ->
        [yes] {" "}{ seat-league }
       *[no] { "" }
    }
# en: 292d905b
seat-league = I ligan räknas matchen inte för dig.
# en: e0ffb7ba
button-take = Ta platsen
# en: 1b06e277
call-ended =
    { $how ->
        [taken] Alla platser är upptagna.
        [late] Ingen mer kom, så sökandet är slut.
       *[over] Här söks inga medspelare längre.
    }
# en: aa579440
call-why = -# Du kallas för att du har bett om det i `/mine`.
# en: e76b39cf
call-done =
    { $count ->
        [one] { $count } person har kallats.
       *[other] { $count } personer har kallats.
    }
# en: 50983ddb
call-may-not =
    { $who ->
        [host] Bara bordets värd får kalla på spelare på den här servern.
        [moderators] Bara moderatorer får kalla på spelare på den här servern.
       *[role] Bara medlemmar med den här rollen får kalla på spelare på den här servern: { $role }.
    }
# en: 8a99f970
call-rests = Spelare kallades nyligen i den här kanalen. Du kan kalla igen { $time }.
# en: bb13ffcb
call-nobody = Det finns ingen att kalla på just nu. I `/mine` ber man om det.
# en: 0e5a3e2f
call-fixture = Det här bordet är för en planerad match: bara dess spelare kan sitta här.
# en: 5c35e452
call-failed = Jag kan inte skriva här just nu, så ingen har kallats. Försök igen om en stund.

### En utmaning

# en: e1004dab
button-decline = Inte nu
# en: f63fc08d
challenge-post = { $player }, { $name } vill spela { $game } med dig. Din plats hålls till { $time } · [bord]({ $link })
# en: d1fbf60a
challenge-done = Bordet är öppet, och en plats hålls i tio minuter för { $name }.
# en: b1e87cbe
challenge-self = Du kan inte utmana dig själv. Nämn någon annan, eller öppna ett bord med `/play`.
# en: 4cabc956
challenge-bot = { $name } är en bot. Knappen ”{ button-computer }” i lobbyn ger en datorspelare en plats.
# en: 13998152
challenge-no-member = { $name } är inte på den här servern.
# en: 087d8538
challenge-unseen = { $name } kan inte se den här kanalen.
# en: ddae0f26
challenge-blocked = { $name } tar inte emot utmaningar från dig på den här servern.
# en: 60c492e2
challenge-rests = { $name } har nyligen blivit utmanad. Du kan göra det igen { $time }.
# en: f60027e9
challenge-fixture = En planerad match har sina egna spelare. Utelämna det ena: matchen, eller vem du spelar mot.
# en: 1b7d216e
challenge-failed = Jag kan inte skriva här just nu, så { $name } har inte kallats. Platsen hålls ändå.
# en: 3f7c85ac
error-table-seat-kept = Den sista lediga platsen hålls för någon. Kommer ingen är den ledig om några minuter.
# en: 91b69091
error-table-not-kept = Ingen plats hålls för dig här längre. Gå med om någon är ledig.

### I lobbyn

# en: 27e3c1ef
lobby-kept =
    { $count ->
        [one] En plats hålls för { $names }, till { $time }
       *[other] Platser hålls för { $names }, till { $time }
    }
# en: 8031208b
lobby-declined = { $name } kan inte spela nu.
# en: 280fb65c
lobby-lonely = Ingen här än? Spela med en dator, pröva dagens giv, eller kalla på spelare.
