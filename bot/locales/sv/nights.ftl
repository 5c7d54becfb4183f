### Spelkvällar

# en: 12f4beae
parameter-form = form
# en: 00c77541
permission-create_public_threads = Skapa offentliga trådar

# en: ac3cf25d
command-night =
    .description = Öppna en spelkväll här, eller se värdens sida
    .game = Vad ni spelar; annars det vanliga spelet här
    .form = Omgångar för alla (om du inte säger något) eller en arena: den som är ledig får ett bord
# en: 7cd1e79d
night-form-swiss = Omgångar
# en: 991e8d72
night-form-arena = Arena

# en: fac4ef71
night-heading = **Spelkväll** · { $game }
    -# { $rounds ->
        [0] Omgångar till { $until }
        [one] { $rounds } omgång
       *[other] { $rounds } omgångar
    } · { $seats } per bord · högst { $minutes } min per omgång · { $rated ->
        [yes] räknas i ligan
       *[no] räknas inte i ligan
    }{ $duplicate ->
        [yes] { " " }· samma givar
       *[no] { "" }
    }{ $role ->
        [no] { "" }
       *[other] { " " }· för { $role }
    }
# en: 650eec5a
night-heading-arena = **Arena** · { $game }
    -# { $until ->
        [no] { $lasts } min
       *[other] Till { $until }
    } · { $seats } per bord · högst { $minutes } min per bord · { $rated ->
        [yes] räknas i ligan
       *[no] räknas inte i ligan
    }{ $role ->
        [no] { "" }
       *[other] { " " }· för { $role }
    }
# en: 1045a31a
night-gathering = { $starts ->
        [no] Tryck på ”{ button-night-in }”. { $host ->
            [no] En moderator börjar när alla är här.
           *[other] { $host } börjar när alla är här.
        }
       *[other] Börjar { $starts }. Trycker du på ”{ button-night-in }” kallar jag på dig då, och du bekräftar med ett tryck.
    }
# en: 1e7b9bd1
night-channels = -# Bord i: { $channels }
# en: 0245d45a
night-calling = { $form ->
        [arena] **Nu börjar det!** Tryck på ”{ button-night-in }” för att spela. De första borden öppnar senast { $time }.
       *[other] **Nu börjar det!** Tryck på ”{ button-night-in }”, annars får du ingen plats. Tiden är ute { $time }.
    }
# en: fc01dd86
night-break = Omgång { $round } är slut. Nästa börjar { $time }, eller när alla har tryckt på ”{ button-night-ready }” ({ $ready } av { $count }).
# en: 938a68e7
night-round = **Omgång { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }av { $rounds }
    }** · tiden är ute { $time }
# en: b9d0fc53
night-open = Öppna bord: { $open } av { $tables }
# en: b1d2192b
night-crowded = { $tables ->
        [one] 1 bord väntar på en ledig kanal.
       *[other] { $tables } bord väntar på en ledig kanal.
    }
# en: e7d017b3
night-done = Klara bord: { $over } av { $tables }
# en: 49e4fcee
night-arena-on = **Spela vid så många bord ni vill.** Tiden är ute { $time }.
# en: c2e8a003
night-arena-last = **Tiden är ute.** De sista borden spelar klart.
# en: 1b08e183
night-arena-tables = Bord som spelar: { $count }{ $tables ->
        [no] { "" }
       *[other] { " " }({ $tables }{ $more ->
            [0] { "" }
           *[other] { " " }och { $more } till
        })
    }
# en: 996daff4
night-arena-free = Väntar: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }och { $more } till
    }
# en: 24ed4b00
night-away = Borta: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }och { $more } till
    }. Tryck på ”{ button-night-in }” för att få en plats igen.
# en: 2fed1b17
night-count = { $coming ->
        [0] Med: { $count }
       *[other] Med: { $count }, inte bekräftade än: { $coming }
    }
# en: 979b7dc8
night-rule = -# Det som räknas är hur många av de andra vid dina bord du slår; lika räknas som hälften. När tiden är ute spelar datorn klart bordens omgångar, och de räknas. Den som går, ger upp eller är borta vid slutet hamnar efter alla som stannade. Vid lika är den före vars motståndare slog fler (”{ night-others }”).
# en: 25c9df04
night-rule-same = -# Alla bord i en omgång spelar samma givar. I varje giv jämförs du med dem som sitter på din plats vid andra bord: det som räknas är hur många av dem du slår, i procent; lika räknas som hälften. Ett bord som slutar i förtid, börjar senare eller inte har något att jämföras med räknas efter sina egna placeringar. Titta inte på de andra borden förrän ditt är klart. Den som går, ger upp eller är borta vid slutet hamnar efter alla som stannade. Vid lika är den före vars motståndare slog fler (”{ night-others }”).
# en: 2af57d0a
night-rule-arena = -# Den som är ledig får ett bord: ett fullt direkt, efter en minut ett med datorer. Det som räknas är hur många av de andra vid dina bord du slår; lika räknas som hälften. När bordets tid är ute spelar datorn klart omgången, och bordet räknas. Den som går, ger upp eller är borta vid slutet hamnar efter alla som stannade. Ett bord som ges upp tidigt räknas inte för någon, och den som gav upp väntar längre på nästa. Vid lika är den före som behövde färre bord.
# en: 4139734f
night-promise = -# Sigill för omgång { $round }: `{ $promise }`
# en: 139de695
night-paused = **Paus.**
# en: 6c068965
night-over = { $why ->
        [few] Spelkvällen är slut: för få är här.
        [host] Spelkvällen avslutades.
       *[played] Spelkvällen är slut.
    }
# en: ccf32fba
night-winner = { $best ->
        [people] 🏆 Bäst av människorna: { $names }. En dator vann oftare.
       *[all] { $count ->
            [one] 🏆 { $names } vinner!
           *[other] 🏆 { $names } delar segern!
        }
    }
# en: b276033c
night-trouble-forbidden = { $given ->
        [yes] Jag kommer inte in i en kanal för borden, eller får inte skriva där. Se över mina behörigheter; jag försöker igen.
       *[no] Jag kan inte öppna trådar här just nu. Se över mina behörigheter i kanalen; jag försöker igen.
    }
# en: 46da895e
night-trouble-threads-full = Servern har så många öppna trådar som Discord tillåter. Jag fortsätter när några har arkiverats.
# en: f3d35dd0
night-trouble-channels-taken = I en kanal för den här kvällen står ett annat bord. Jag fortsätter där när det är slut.
# en: cff117c3
night-trouble-busy = Discord är långsamt just nu. Jag fortsätter så snart det går.
# en: 7877a3f8
night-trouble-refused = Discord säger nej till det jag bad om. Jag försöker snart igen.

# en: e18192dd
night-call = { $form ->
        [arena] { $names }: arenan börjar! Tryck på ”{ button-night-in }” för att spela. De första borden öppnar senast { $time }.
       *[other] { $names }: spelkvällen börjar! Tryck på ”{ button-night-in }”, annars får ni ingen plats. Tiden är ute { $time }.
    }
# en: e69898e6
night-table = { $round ->
        [0] Bord { $number }
       *[other] Omgång { $round }, bord { $number }
    }: { $names }{ $computers ->
        [0] { "" }
        [one] { " " }och en dator
       *[other] { " " }och { $computers } datorer
    }
# en: f9363088
night-thread = { $round ->
        [0] Bord { $number }
       *[other] Omgång { $round }, bord { $number }
    }

# en: b5e250d5
button-night-in = Jag är med
# en: 16bfb063
button-night-out = Inte med
# en: 78a37194
button-night-ready = Redo
# en: f73ad51d
button-night-table = Till mitt bord
# en: e1c9c9d8
button-night-place = Min placering
# en: d327f02f
button-night-host = Värd
# en: f8b7e9f4
button-night-host-next = Börja omgång { $round }
# en: 143949b4
button-night-host-next-arena = Börja nu
# en: 69b20261
button-night-host-pause = Pausa
# en: 4832f303
button-night-host-resume = Fortsätt
# en: 84fb041e
button-night-host-late = Placera sena gäster
# en: 56a5af7d
button-night-host-late-arena = Placera dem som väntar
# en: 99c90d27
button-night-host-end = Avsluta kvällen
# en: c7fde0d1
button-night-host-sure = Ja, avsluta
# en: 593e0d14
button-night-host-back = Tillbaka
# en: bc0d4dc6
button-night-host-more = Fler personer
# en: 2ac430aa
button-night-host-settings = Inställningar
# en: 841c4508
button-night-host-people = Personer
# en: 9758feab
button-night-host-times = Tider och platser
# en: 3bf081ee
button-night-host-same = Samma givar: { $on ->
        [yes] på
       *[no] av
    }

# en: 9b2497f1
night-title = Spelkväll
# en: 6cf8ba98
night-title-arena = Arena
# en: 4f900e9f
night-after = { $game } · efter omgång { $round }
# en: c142df90
night-after-arena = { $game } · { $tables ->
        [one] { $tables } bord spelat
       *[other] { $tables } bord spelade
    }
# en: 3ef29bce
night-others = Motstånd
# en: c0680e7a
night-beat = { $beaten } av { $total }
# en: cb07976f
night-percent = { $percent } %
# en: 8bd07772
night-beaten = Slagna
# en: 7144f83e
night-alt-guests = { $count } med: { $names }
# en: 82920dd9
night-alt = Ställning: { $rows }
# en: b1c5b79e
night-alt-row = { $place }. { $name }{ $own ->
        [yes] { " " }(du)
       *[no] { "" }
    }: slog { $beat }{ $tie ->
        [none] { "" }
       *[told] , motståndet { $tie }
    }

# en: 8679497b
night-is-in = { $kind ->
        [coming] Du är med. Jag kallar på dig när det börjar.
        [late] Du är med från nästa omgång, eller tidigare om värden ger dig en plats.
        [arena] Du är med. Du får ett bord så snart andra är lediga.
        [last] Du är med, men tiden är ute: bara de sista borden spelar än.
       *[here] Du är med.
    }
# en: 67da1fc9
night-is-out = { $playing ->
        [yes] Från nästa omgång är du inte med. Din match fortsätter: spela klart den, eller lämna den där.
        [arena] Du är inte med. Din match fortsätter: spela klart den, eller lämna den där.
       *[no] Du är inte med.
    }
# en: 3123769e
night-is-ready = Du är redo. När alla är det börjar nästa omgång.
# en: 02c13cff
night-file = { $count ->
        [one] Ställningen för { $count } person som fil.
       *[other] Ställningen för { $count } personer som fil.
    }
# en: aceaf13d
night-way = Ditt bord: { $place }
# en: a95aaf5d
night-place = { $met ->
        [0] Placering { $place } av { $count }. Slagna: { $beat }.
       *[other] Placering { $place } av { $count }. Slagna: { $beat }. Du har mött { $names }.
    }
# en: 82a6db77
night-place-arena = Placering { $place } av { $count }. Slagna: { $beat }, bord: { $tables }.
# en: 245883ae
night-unplaced = Du har ingen placering än: du har inte spelat.
# en: 166d36bd
night-host-waits = { $starts ->
        [no] Alla trycker på ”{ button-night-in }”, sedan börjar du.
       *[other] Börjar { $starts }, eller när du säger till.
    }
# en: 036a4f8e
night-host-unready = Inte redo än: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }och { $more } till
    }
# en: 17bb2464
night-host-sure = Avsluta spelkvällen? Bord som fortfarande spelar räknas som de står.
# en: bbac5129
night-pick-table = Avsluta ett bord som det står
# en: 9a1b296d
night-pick-out = Ta bort någon
# en: c2646a66
night-pick-length = Matchens längd
# en: cd769188
night-pick-seats = Platser vid ett bord
# en: 1c4de24b
night-pick-rounds = Antal omgångar
# en: ff802b13
night-seats = { $seats } per bord
# en: 928290d2
night-rounds = { $rounds ->
        [one] { $rounds } omgång
       *[other] { $rounds } omgångar
    }
# en: 1be9b221
night-form-title = Tider och platser
# en: c1d7fb32
night-line-at = Börjar
    .about = Till exempel 20:00 eller 2026-12-31 20:00. Tomt: när du säger till.
# en: 3bfdf0f0
night-line-until = { $form ->
        [arena] Nya bord till
       *[swiss] Nya omgångar till
    }
    .about = Till exempel 22:30. Tomt: efter antalet omgångar, i en arena 90 minuter.
# en: a7f5ce72
night-line-minutes = { $form ->
        [arena] Minuter ett bord får ta
       *[swiss] Minuter en omgång får ta
    }
    .about = Tomt: dubbelt så länge som en sådan match tar.
# en: c0075e34
night-line-role = Bara för rollen
    .about = Dess namn. Tomt: för alla.
# en: b1c2f6ef
night-line-channels = Kanaler i stället för trådar
    .about = Till exempel #bord-1 #bord-2. Tomt: en tråd för varje bord.

# en: c98d4cbf
night-hosts = Bara den som får hantera meddelanden eller evenemang här kan vara värd för en spelkväll.
# en: dee84906
night-place-text = En spelkväll behöver en textkanal, inte en tråd: jag öppnar en tråd för varje bord.
# en: 07382e4e
night-threads = Jag öppnar en tråd för varje bord, och här saknar jag: { $missing }. Ge mig det i kanalen, eller [lägg till mig igen med det]({ $link }). Eller nämn kanaler att spela i: tryck på ”{ button-night-host }” och sedan på ”{ button-night-host-times }”.
# en: c5a2e25e
night-channels-text = ”{ $words }” är ingen kanal. Skriv dem så här: #bord-1 #bord-2.
# en: 0d71c5ee
night-channels-twice = Du nämnde { $channel } två gånger. En kanal har ett bord i taget.
# en: 15d68fd5
night-channels-most = Högst { $most } kanaler, tack.
# en: 959df95f
night-channel-unknown = Jag hittar inte { $channel } på servern. Nämn kanaler som jag ser.
# en: 53e408af
night-channel-own = I { $channel } finns spelkvällens sida. Nämn andra kanaler för borden.
# en: 5b980767
night-channel-text = { $channel } är ingen textkanal. Nämn textkanaler, inte trådar.
# en: c36ae89b
night-channel-hidden = Du får inte skriva i { $channel }. Nämn kanaler där du får det.
# en: 2e561768
night-channel-missing = I { $channel } saknar jag: { $missing }. Ge mig det där, eller utelämna kanalen.
# en: 4dd399e6
night-channel-night = { $channel } hör till en annan spelkväll. Utelämna kanalen, eller vänta tills kvällen är slut.
# en: 39cf722e
night-channel-table = Det står ett bord i { $channel }. Utelämna kanalen, eller vänta tills bordet är slut.
# en: 5bb66808
night-role = Spelkvällen är för { $role }.
# en: 488d84ba
night-minutes = Så många minuter går inte: { $least } till { $most } går.
# en: 0f54a972
night-role-unknown = Jag hittar inte exakt en roll ”{ $role }” här. Skriv dess namn eller ID.
# en: f19d937c
night-no-seat = Du sitter inte vid något bord just nu.
# en: ed718d60
night-soon = { $waits ->
        [yes] Ditt bord väntar på en ledig kanal. Jag nämner dig när det öppnar.
       *[other] Ditt bord öppnar om ett ögonblick.
    }
# en: f0d0efd9
error-league-night-over = Spelkvällen är slut.
# en: c0d58875
error-league-night-full = { $most } är med, fler får inte plats.
# en: 12ff3c19
error-league-night-not-in = Du är inte med i spelkvällen.
# en: 4bb4756c
error-league-night-no-break = Det går bara mellan två omgångar.
# en: dd8018af
error-league-night-no-round = Ingen omgång pågår.
# en: b3e35a8a
error-league-night-none-late = Ingen väntar: alla har ett bord.
# en: c54fc5ec
error-league-night-running = En omgång pågår. Avsluta dess bord först, eller vänta på dem.
# en: da0a4fde
error-league-night-few = Minst { $fewest } måste vara med.
# en: e3b451a0
error-league-night-paused = Spelkvällen är pausad.
# en: b600fa76
error-league-night-not-paused = Spelkvällen är inte pausad.
# en: e04f0d2d
error-league-night-no-table = Det bordet är redan klart.
# en: 232a85ef
error-league-night-here = Kanalen har redan en spelkväll.
# en: 8baa937d
error-league-night-past = Tiden går inte: den har passerat, är för långt borta, eller slutet kommer före början.
# en: e853b150
error-league-night-time = ”{ $text }” är ingen tid. Skriv till exempel 20:30 eller 2026-12-31 20:30.
# en: 3e5f28e0
night-event-name = Spelkväll: { $game }
# en: f3790ef0
night-event-name-arena = Arena: { $game }
# en: 24c1b43c
night-event-about = Anmäl dig i kanalen: { $place }
# en: c90c2c52
night-event = Den finns bland [serverns händelser](<{ $link }>).
# en: d1d91ebe
night-no-events = -# Den kan också stå bland serverns händelser. Ge mig **Skapa händelser** för det, eller [lägg till mig igen med det]({ $link }).
# en: bc8d36a0
error-league-night-arena = En arena har inga omgångar: den som är ledig får ett bord.
# en: 5f05d48b
error-league-night-begun = Spelkvällen har börjat, så inställningarna ligger fast.
# en: 7a11bd17
error-league-night-rated = Det finns redan folk med, så den kan inte längre räknas i ligan.
# en: d72f2384
error-league-night-planned = Tiden är bestämd och ligger fast. Avsluta den här kvällen och öppna en ny.
