# Hitta medspelare: `/notify`, rop från lobbyn, utmaningar, och en lobby där någon väntar ensam.

### I listan över kommandon

# en: 79bed24b
parameter-quiet = tyst
# en: fa712aff
parameter-zone = tidszon
# en: 12b7a432
parameter-role = roll
# en: 382a2eb5
parameter-against = mot
# en: fae58eeb
command-notify =
    .description = Bli kallad när någon söker medspelare
    .zone = Din tidszon, till exempel Europe/Stockholm; annars serverns
# en: b7b7f320
command-notify-on =
    .description = Kalla på mig på den här servern när medspelare söks
    .game = Ett spel att kallas till; till alla om du inte nämner något
    .quiet = När ingen ska kalla på mig, till exempel 22:00-07:00
# en: 42b036e6
command-notify-off =
    .description = Kalla inte på mig på den här servern längre
# en: 6985d309
command-notify-block =
    .description = Låt någon varken kalla på dig eller utmana dig på den här servern
    .person = Vem
# en: 474098d8
command-notify-unblock =
    .description = Låt någon kalla på dig och utmana dig på den här servern igen
    .person = Vem
# en: 6a04ab42
command-notify-callers =
    .description = Bestäm vem som får kalla på spelare på den här servern
    .who = Vem som får det
    .role = Rollen, om bara dess medlemmar får det
    .everybody = Alla
    .host = Bordets värd
    .moderators = Moderatorer
# en: d287faa3
menu-play = Spela med…
# en: 6e993a3a
menu-card = Kort för…

### Svar på /notify

# en: 61eadab8
notify-on =
    { $which ->
        [all] Du kallas på den här servern när medspelare söks, till alla spel.
       *[some] Du kallas på den här servern när medspelare söks till: { $games }.
    }
# en: ca061384
notify-quiet = Ingen kallar på dig mellan { $begin } och { $end } ({ $zone }).
# en: 999bd8a9
notify-often = -# Högst en gång i timmen. `/notify off` avslutar det.
# en: 472b2c34
notify-off = Du kallas inte längre på den här servern.
# en: 370bb8bd
notify-off-already = Du kallas inte på den här servern. `/notify on` ber om det.
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
# en: f991e0a7
callers-set =
    { $who ->
        [everybody] Alla får kalla på spelare på den här servern nu.
        [host] Bara bordets värd får kalla på spelare på den här servern nu.
        [moderators] Bara moderatorer får kalla på spelare på den här servern nu.
       *[role] Bara medlemmar med den här rollen får kalla på spelare på den här servern nu: { $role }.
    }
# en: 21018fdd
callers-which = Säg vem som får kalla på spelare: välj i listan, eller en roll.

### Ett rop från lobbyn

# en: 113573e8
button-call-players = Kalla på spelare
# en: 5ee30d6e
button-notify-off = Kalla inte på mig
# en: c052baf6
call-post = { $names }, medspelare söks: { $game } · [bord]({ $link })
# en: 788d70cf
call-why = -# Du kallas för att du har bett om det med `/notify on`.
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
# en: fbbcfa4b
call-nobody = Det finns ingen att kalla på just nu. Med `/notify on` ber man om det.
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
