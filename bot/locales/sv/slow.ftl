# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile } där den passar
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = Ta det kastade kortet om det ger en kombination
# en: 5ea92020
intention-take-note = Det läggs ut direkt, och ditt dyraste kort kastas.
# en: 54efd1d3
plan-line = ⏳ Planerat: { $plan }.
# en: 768b8ea7
plan-else = { $first }, annars { $then }
# en: b4cc9138
plan-nothing = Inget är planerat för din nästa tur.
# en: b70333ac
plan-about = -# När det är din tur spelas direkt det första som fortfarande går. Går inget av det får du frågan som vanligt. Ingen annan ser det här.
# en: dac54623
plan-menu =
    { $place ->
        [first] Planera din nästa tur…
       *[else] Om det inte går…
    }
# en: 1dfb5b6b
button-plan = Planera
# en: cda2e14e
button-unplan = Ta bort planen

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Väntar på dig**
# en: 25b4fa46
mine-none = Inget bord här väntar på dig.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Ett till kommer när du har spelat.
       *[other] { $count } till kommer när du har spelat.
    }
# en: 5170a309
button-mine = Mina bord
# en: 4f099346
button-my-calls = Rop och turer
# en: 48f50597
button-my-away = Borta
# en: bac7e105
button-my-data = Mina uppgifter
# en: 488adc66
mine-pending =
    { $count ->
        [one] { $count } resultat väntar på din bekräftelse.
       *[other] { $count } resultat väntar på din bekräftelse.
    }
# en: 38e51bad
button-my-pending = Bekräfta resultat
# en: 547f5b0b
button-mine-hand = Min hand { $number }
# en: 1458835a
button-next-table = Nästa bord

# en: 5faa0e33
button-my-name = Mitt namn
# en: 758cc3f2
my-name-label = Ditt namn på den här servern
# en: dcbfc308
my-name-description = 2–24 tecken, högst en gång i veckan. Lämna tomt för ditt namn på Discord.
# en: 8afab4dd
my-name-now =
    { $chosen ->
        [yes] I bilder, tabeller och protokoll på den här servern heter du nu { $name }.
       *[no] I bilder, tabeller och protokoll på den här servern står nu ditt namn på Discord.
    }
# en: 5cd469bf
my-name-unsure = Discord hann inte svara om någon redan heter så, så ditt namn är som förut. Försök igen om en minut.

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Knuffa
# en: 13bac5fb
notice-nudged = Jag säger till spelaren igen.
# en: 76e18438
notice-nudge-early =
    { $again ->
        [yes] En spelare nämns igen tidigast efter 8 timmar. Nästa gång: { $time }.
       *[no] Turen har inte varat i 8 timmar än. Du kan knuffa { $time }.
    }
# en: 677a5841
notice-nudge-nobody = Just nu väntar ni inte på någon annan.

### Egna inställningar för långsamma matcher på en server och frånvaro

# en: bd3a55ea
own-title = {"**"}Rop och turer**
# en: 4f824583
own-turns =
    { $how ->
        [mention] I långsamma matcher nämner jag dig när det är din tur.
        [direct] I långsamma matcher skickar jag ett direktmeddelande när det är din tur.
       *[both] I långsamma matcher nämner jag dig och skickar ett direktmeddelande när det är din tur.
    }
# en: fc37c596
own-quiet =
    { $set ->
        [yes] Tysta timmar: { $begin }–{ $end } ({ $zone }). Då kallar ingen på dig, och i långsamma matcher står din klocka still, högst 9 timmar om dagen.
       *[no] Du har inga tysta timmar.
    }
# en: 230a3456
own-closed = -# Mitt senaste direktmeddelande kom inte fram, så jag nämnde dig. I sekretessinställningarna i Discord för den här servern tillåter du direktmeddelanden.
# en: a7dd5481
own-menu = Hur jag säger till
# en: 6d280d7b
own-choice =
    { $how ->
        [mention] Nämn mig
        [direct] Skicka ett direktmeddelande
       *[both] Gör båda
    }
# en: 49b82aa9
button-own-quiet = Tysta timmar…
# en: bb613866
button-own-loud = Inga tysta timmar
# en: bf831351
button-own-back = Jag är tillbaka
# en: 79b46866
own-quiet-title = Tysta timmar
# en: 62b55a2a
own-quiet-label = Från när till när
# en: 872e2f05
own-quiet-description = Till exempel 22:00-07:00. Tomt: inga tysta timmar.
# en: e66044e7
own-zone-description = Till exempel Europe/Stockholm. Bara staden räcker.
# en: e2e50c54
away-title = {"**"}Borta**
# en: d4030d03
away-now =
    { $away ->
        [yes] Du är borta till och med { $date }. Till dess står dina klockor still i serverns långsamma matcher, och det syns vid borden. ”{ button-own-back }” avslutar det.
        [used] Du har redan varit borta 14 dagar den här säsongen. ”{ button-mine }” visar borden som väntar på dig.
       *[no] { $days ->
            [one] Välj din sista dag borta: tills den är slut står dina klockor still i serverns långsamma matcher. Du har { $days } dag kvar.
           *[other] Välj din sista dag borta: tills den är slut står dina klockor still i serverns långsamma matcher. Du har { $days } dagar kvar.
        }
    }
# en: 206f7019
away-menu = Min sista dag borta
# en: 4c412c85
away-choice =
    { $when ->
        [today] I dag, { $date }
        [tomorrow] I morgon, { $date }
       *[later] { $date }
    }
# en: 1ebf4134
away-past = Den dagen är förbi. Välj en som inte har varit än.
# en: b4e7ca0f
away-long = Det är för länge: du kan vara borta 14 dagar per säsong. ”{ button-my-away }” i `/mine` visar vilka dagar som går.
# en: 6d3247c3
away-line = -# { $name } är borta till och med { $date }.
# en: b5e55873
notice-nudge-away = Den som står på tur är borta. Hur länge står i bordets meddelande.
# en: 97768930
turn-direct =
    { $timed ->
        [yes] Det är din tur: { $game } i { $channel } på { $server } · tiden går ut { $time } · [bord]({ $link })
       *[no] Det är din tur: { $game } i { $channel } på { $server } · [bord]({ $link })
    }
