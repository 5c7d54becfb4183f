### Spelavonden

# en: 12f4beae
parameter-form = vorm
# en: 00c77541
permission-create_public_threads = Openbare threads maken

# en: ac3cf25d
command-night =
    .description = Open hier een spelavond, of zie de pagina van de host
    .game = Wat jullie spelen; anders het gebruikelijke spel hier
    .form = Rondes voor iedereen (standaard), of een arena: wie vrij is, krijgt een tafel
# en: 7cd1e79d
night-form-swiss = Rondes
# en: 991e8d72
night-form-arena = Arena

# en: fac4ef71
night-heading = **Spelavond** · { $game }
    -# { $rounds ->
        [0] Rondes tot { $until }
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } · { $seats } per tafel · hoogstens { $minutes } min per ronde · { $rated ->
        [yes] telt mee in de competitie
       *[no] telt niet mee in de competitie
    }{ $duplicate ->
        [yes] { " " }· overal hetzelfde
       *[no] { "" }
    }{ $role ->
        [no] { "" }
       *[other] { " " }· voor { $role }
    }
# en: 650eec5a
night-heading-arena = **Arena** · { $game }
    -# { $until ->
        [no] { $lasts } min
       *[other] Tot { $until }
    } · { $seats } per tafel · hoogstens { $minutes } min per tafel · { $rated ->
        [yes] telt mee in de competitie
       *[no] telt niet mee in de competitie
    }{ $role ->
        [no] { "" }
       *[other] { " " }· voor { $role }
    }
# en: 1045a31a
night-gathering = { $starts ->
        [no] Druk op “{ button-night-in }”. { $host ->
            [no] Een moderator begint als iedereen er is.
           *[other] { $host } begint als iedereen er is.
        }
       *[other] Begint { $starts }. Druk je op “{ button-night-in }”, dan roep ik je en bevestig je met één druk.
    }
# en: 1e7b9bd1
night-channels = -# Tafels in: { $channels }
# en: 0245d45a
night-calling = { $form ->
        [arena] **Het begint!** Druk op “{ button-night-in }” om mee te spelen. De eerste tafels gaan uiterlijk { $time } open.
       *[other] **Het begint!** Druk op “{ button-night-in }”, anders krijg je geen plek. De tijd is om { $time }.
    }
# en: fc01dd86
night-break = Ronde { $round } is voorbij. De volgende begint { $time }, of als iedereen op “{ button-night-ready }” heeft gedrukt ({ $ready } van { $count }).
# en: 938a68e7
night-round = **Ronde { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }van { $rounds }
    }** · de tijd is om { $time }
# en: b9d0fc53
night-open = Tafels open: { $open } van { $tables }
# en: b1d2192b
night-crowded = { $tables ->
        [one] 1 tafel wacht op een vrij kanaal.
       *[other] { $tables } tafels wachten op een vrij kanaal.
    }
# en: e7d017b3
night-done = Tafels klaar: { $over } van { $tables }
# en: 49e4fcee
night-arena-on = **Speel aan zoveel tafels als je wilt.** De tijd is om { $time }.
# en: c2e8a003
night-arena-last = **De tijd is om.** De laatste tafels spelen het uit.
# en: 1b08e183
night-arena-tables = Tafels bezig: { $count }{ $tables ->
        [no] { "" }
       *[other] { " " }({ $tables }{ $more ->
            [0] { "" }
           *[other] { " " }en nog { $more }
        })
    }
# en: 996daff4
night-arena-free = Wachten: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }en nog { $more }
    }
# en: 24ed4b00
night-away = Weg: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }en nog { $more }
    }. Druk op “{ button-night-in }” om weer een plek te krijgen.
# en: 2fed1b17
night-count = { $coming ->
        [0] Doen mee: { $count }
       *[other] Doen mee: { $count }, nog niet bevestigd: { $coming }
    }
# en: 979b7dc8
night-rule = -# Het gaat erom hoeveel van de anderen aan je tafels je verslaat; gelijk telt half. Is de tijd om, dan speelt de computer de rondes van de tafels uit, en die tellen. Wie weggaat, opgeeft of aan het einde weg is, staat achter iedereen die bleef. Bij gelijke stand staat hoger wie tegenstanders had die meer versloegen (“{ night-others }”).
# en: 25c9df04
night-rule-same = -# Alle tafels van een ronde krijgen dezelfde stenen of kaarten. Elke keer word je vergeleken met wie elders op jouw plek zit: het gaat erom hoeveel van hen je verslaat, in procenten; gelijk telt half. Een tafel die eerder stopt, later begint of niets heeft om mee te vergelijken, telt met de eigen plaatsen. Kijk niet bij de andere tafels voordat de jouwe klaar is. Wie weggaat, opgeeft of aan het einde weg is, staat achter iedereen die bleef. Bij gelijke stand staat hoger wie tegenstanders had die meer versloegen (“{ night-others }”).
# en: 2af57d0a
night-rule-arena = -# Wie vrij is, krijgt een tafel: meteen een volle, na een minuut een met computers. Het gaat erom hoeveel van de anderen aan je tafels je verslaat; gelijk telt half. Is de tijd van een tafel om, dan speelt de computer de ronde uit, en de tafel telt. Wie weggaat, opgeeft of aan het einde weg is, staat achter iedereen die bleef. Een tafel die vroeg wordt opgegeven, telt voor niemand, en wie opgaf, wacht langer op de volgende. Bij gelijke stand staat hoger wie minder tafels nodig had.
# en: 4139734f
night-promise = -# Schudzegel van ronde { $round }: `{ $promise }`
# en: 139de695
night-paused = **Pauze.**
# en: 6c068965
night-over = { $why ->
        [few] De spelavond is voorbij: er zijn te weinig mensen.
        [host] De spelavond is beëindigd.
       *[played] De spelavond is voorbij.
    }
# en: ccf32fba
night-winner = { $best ->
        [people] 🏆 De beste van de mensen: { $names }. Een computer won vaker.
       *[all] { $count ->
            [one] 🏆 { $names } wint!
           *[other] 🏆 { $names } delen de winst!
        }
    }
# en: b276033c
night-trouble-forbidden = { $given ->
        [yes] Ik kom niet in een kanaal voor de tafels, of mag daar niet schrijven. Kijk mijn rechten na; ik probeer het opnieuw.
       *[no] Ik kan hier nu geen threads openen. Kijk mijn rechten in dit kanaal na; ik probeer het opnieuw.
    }
# en: 46da895e
night-trouble-threads-full = Deze server heeft zoveel open threads als Discord toestaat. Ik ga verder als er een paar gearchiveerd zijn.
# en: f3d35dd0
night-trouble-channels-taken = In een kanaal voor deze avond staat een andere tafel. Ik ga daar verder als die klaar is.
# en: cff117c3
night-trouble-busy = Discord is nu traag. Ik ga verder zodra het kan.
# en: 7877a3f8
night-trouble-refused = Discord weigert wat ik vroeg. Ik probeer het straks opnieuw.

# en: e18192dd
night-call = { $form ->
        [arena] { $names }: de arena begint! Druk op “{ button-night-in }” om mee te spelen. De eerste tafels gaan uiterlijk { $time } open.
       *[other] { $names }: de spelavond begint! Druk op “{ button-night-in }”, anders krijg je geen plek. De tijd is om { $time }.
    }
# en: e69898e6
night-table = { $round ->
        [0] Tafel { $number }
       *[other] Ronde { $round }, tafel { $number }
    }: { $names }{ $computers ->
        [0] { "" }
        [one] { " " }en een computer
       *[other] { " " }en { $computers } computers
    }
# en: f9363088
night-thread = { $round ->
        [0] Tafel { $number }
       *[other] Ronde { $round }, tafel { $number }
    }

# en: b5e250d5
button-night-in = Ik doe mee
# en: 16bfb063
button-night-out = Ik stop
# en: 78a37194
button-night-ready = Klaar
# en: f73ad51d
button-night-table = Naar mijn tafel
# en: e1c9c9d8
button-night-place = Mijn plaats
# en: d327f02f
button-night-host = Host
# en: f8b7e9f4
button-night-host-next = Begin ronde { $round }
# en: 143949b4
button-night-host-next-arena = Nu beginnen
# en: 69b20261
button-night-host-pause = Pauze
# en: 4832f303
button-night-host-resume = Verder
# en: 84fb041e
button-night-host-late = Laatkomers plaatsen
# en: 56a5af7d
button-night-host-late-arena = Wachtenden plaatsen
# en: 99c90d27
button-night-host-end = Avond beëindigen
# en: c7fde0d1
button-night-host-sure = Ja, beëindigen
# en: 593e0d14
button-night-host-back = Terug
# en: bc0d4dc6
button-night-host-more = Meer mensen
# en: 2ac430aa
button-night-host-settings = Instellingen
# en: 841c4508
button-night-host-people = Mensen
# en: 9758feab
button-night-host-times = Tijden en plekken
# en: 3bf081ee
button-night-host-same = Zelfde spel: { $on ->
        [yes] aan
       *[no] uit
    }

# en: 9b2497f1
night-title = Spelavond
# en: 6cf8ba98
night-title-arena = Arena
# en: 4f900e9f
night-after = { $game } · na ronde { $round }
# en: c142df90
night-after-arena = { $game } · { $tables ->
        [one] { $tables } tafel gespeeld
       *[other] { $tables } tafels gespeeld
    }
# en: 3ef29bce
night-others = Tegenstanders
# en: c0680e7a
night-beat = { $beaten } van { $total }
# en: cb07976f
night-percent = { $percent }%
# en: 8bd07772
night-beaten = Verslagen
# en: 7144f83e
night-alt-guests = { $count } doen mee: { $names }
# en: 82920dd9
night-alt = Stand: { $rows }
# en: b1c5b79e
night-alt-row = { $place }. { $name }{ $own ->
        [yes] { " " }(jij)
       *[no] { "" }
    }: versloeg { $beat }{ $tie ->
        [none] { "" }
       *[told] , tegenstanders { $tie }
    }

# en: 8679497b
night-is-in = { $kind ->
        [coming] Je doet mee. Ik roep je als het begint.
        [late] Je doet mee vanaf de volgende ronde, of eerder als de host je een plek geeft.
        [arena] Je doet mee. Je krijgt een tafel zodra er anderen vrij zijn.
        [last] Je doet mee, maar de tijd is om: alleen de laatste tafels spelen nog.
       *[here] Je doet mee.
    }
# en: 67da1fc9
night-is-out = { $playing ->
        [yes] Vanaf de volgende ronde doe je niet meer mee. Je partij gaat door: speel die uit, of verlaat die daar.
        [arena] Je doet niet meer mee. Je partij gaat door: speel die uit, of verlaat die daar.
       *[no] Je doet niet meer mee.
    }
# en: 3123769e
night-is-ready = Je bent klaar. Is iedereen dat, dan begint de volgende ronde.
# en: 02c13cff
night-file = { $count ->
        [one] De stand van { $count } persoon als bestand.
       *[other] De stand van { $count } mensen als bestand.
    }
# en: aceaf13d
night-way = Je tafel: { $place }
# en: a95aaf5d
night-place = { $met ->
        [0] Plaats { $place } van { $count }. Verslagen: { $beat }.
       *[other] Plaats { $place } van { $count }. Verslagen: { $beat }. Je trof { $names }.
    }
# en: 82a6db77
night-place-arena = Plaats { $place } van { $count }. Verslagen: { $beat }, tafels: { $tables }.
# en: 245883ae
night-unplaced = Je hebt nog geen plaats: je hebt nog niet gespeeld.
# en: 166d36bd
night-host-waits = { $starts ->
        [no] Iedereen drukt op “{ button-night-in }”, dan begin jij.
       *[other] Begint { $starts }, of als jij het zegt.
    }
# en: 036a4f8e
night-host-unready = Nog niet klaar: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }en nog { $more }
    }
# en: 17bb2464
night-host-sure = De spelavond beëindigen? Tafels die nog spelen, tellen zoals ze staan.
# en: bbac5129
night-pick-table = Een tafel beëindigen zoals die staat
# en: 9a1b296d
night-pick-out = Iemand eruit halen
# en: c2646a66
night-pick-length = Lengte van een partij
# en: cd769188
night-pick-seats = Plekken per tafel
# en: 1c4de24b
night-pick-rounds = Aantal rondes
# en: ff802b13
night-seats = { $seats } per tafel
# en: 928290d2
night-rounds = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
# en: 1be9b221
night-form-title = Tijden en plekken
# en: c1d7fb32
night-line-at = Begint om
    .about = Zoals 20:00 of 2026-12-31 20:00. Leeg: als jij het zegt.
# en: 3bfdf0f0
night-line-until = { $form ->
        [arena] Nieuwe tafels tot
       *[swiss] Nieuwe rondes tot
    }
    .about = Zoals 22:30. Leeg: naar het aantal rondes, in een arena 90 minuten.
# en: a7f5ce72
night-line-minutes = { $form ->
        [arena] Minuten die een tafel mag duren
       *[swiss] Minuten die een ronde mag duren
    }
    .about = Leeg: twee keer zo lang als zo’n partij duurt.
# en: c0075e34
night-line-role = Alleen voor de rol
    .about = De naam. Leeg: voor iedereen.
# en: b1c2f6ef
night-line-channels = Kanalen in plaats van threads
    .about = Zoals #tafel-1 #tafel-2. Leeg: een thread per tafel.

# en: c98d4cbf
night-hosts = Host van een spelavond kan alleen zijn wie hier berichten of evenementen mag beheren.
# en: dee84906
night-place-text = Een spelavond heeft een tekstkanaal nodig, geen thread: ik open voor elke tafel een thread.
# en: 07382e4e
night-threads = Ik open voor elke tafel een thread, en hier mis ik: { $missing }. Geef me dat in dit kanaal, of [voeg me er opnieuw mee toe]({ $link }). Of noem kanalen om in te spelen: druk op “{ button-night-host }” en dan op “{ button-night-host-times }”.
# en: c5a2e25e
night-channels-text = “{ $words }” is geen kanaal. Schrijf ze zo: #tafel-1 #tafel-2.
# en: 0d71c5ee
night-channels-twice = Je noemde { $channel } twee keer. Een kanaal heeft één tafel tegelijk.
# en: 15d68fd5
night-channels-most = Noem hooguit { $most } kanalen.
# en: 959df95f
night-channel-unknown = Ik vind { $channel } niet op deze server. Noem kanalen die ik zie.
# en: 53e408af
night-channel-own = In { $channel } staat de pagina van de spelavond. Noem andere kanalen voor de tafels.
# en: 5b980767
night-channel-text = { $channel } is geen tekstkanaal. Noem tekstkanalen, geen threads.
# en: c36ae89b
night-channel-hidden = Je mag niet schrijven in { $channel }. Noem kanalen waarin je dat wel mag.
# en: 2e561768
night-channel-missing = In { $channel } mis ik: { $missing }. Geef me dat daar, of laat het kanaal weg.
# en: 4dd399e6
night-channel-night = { $channel } hoort bij een andere spelavond. Laat het weg, of wacht tot die voorbij is.
# en: 39cf722e
night-channel-table = In { $channel } staat een tafel. Laat het kanaal weg, of wacht tot de tafel klaar is.
# en: 5bb66808
night-role = Deze spelavond is voor { $role }.
# en: 488d84ba
night-minutes = Zoveel minuten kan niet: { $least } tot { $most } wel.
# en: 0f54a972
night-role-unknown = Ik vind hier niet precies één rol “{ $role }”. Schrijf de naam of de ID.
# en: f19d937c
night-no-seat = Je zit nu niet aan een tafel.
# en: ed718d60
night-soon = { $waits ->
        [yes] Je tafel wacht op een vrij kanaal. Ik tag je zodra hij opengaat.
       *[other] Je tafel gaat zo open.
    }
# en: f0d0efd9
error-league-night-over = Deze spelavond is voorbij.
# en: c0d58875
error-league-night-full = Er doen { $most } mensen mee, meer kan niet.
# en: 12ff3c19
error-league-night-not-in = Je doet niet mee aan deze spelavond.
# en: 4bb4756c
error-league-night-no-break = Dat kan alleen tussen twee rondes.
# en: dd8018af
error-league-night-no-round = Er is geen ronde bezig.
# en: b3e35a8a
error-league-night-none-late = Niemand wacht: iedereen heeft een tafel.
# en: c54fc5ec
error-league-night-running = Er is een ronde bezig. Beëindig eerst de tafels, of wacht erop.
# en: da0a4fde
error-league-night-few = Er moeten minstens { $fewest } mensen meedoen.
# en: e3b451a0
error-league-night-paused = De spelavond staat op pauze.
# en: b600fa76
error-league-night-not-paused = De spelavond staat niet op pauze.
# en: e04f0d2d
error-league-night-no-table = Die tafel is al klaar.
# en: 232a85ef
error-league-night-here = In dit kanaal is al een spelavond.
# en: 8baa937d
error-league-night-past = Die tijd kan niet: die is voorbij, te ver weg, of het einde ligt voor het begin.
# en: e853b150
error-league-night-time = “{ $text }” is geen tijd. Schrijf die zoals 20:30 of 2026-12-31 20:30.
# en: 3e5f28e0
night-event-name = Spelavond: { $game }
# en: f3790ef0
night-event-name-arena = Arena: { $game }
# en: 24c1b43c
night-event-about = Meld je aan in het kanaal: { $place }
# en: c90c2c52
night-event = Hij staat bij [de evenementen van de server](<{ $link }>).
# en: d1d91ebe
night-no-events = -# Hij kan ook bij de evenementen van de server staan. Geef me daarvoor **Evenementen maken**, of [voeg me er opnieuw mee toe]({ $link }).
# en: bc8d36a0
error-league-night-arena = Een arena heeft geen rondes: wie vrij is, krijgt een tafel.
# en: 5f05d48b
error-league-night-begun = De spelavond is begonnen, dus de instellingen blijven.
# en: 7a11bd17
error-league-night-rated = Er doen al mensen mee, dus hij kan niet meer meetellen voor de competitie.
# en: d72f2384
error-league-night-planned = De tijd staat vast. Beëindig deze avond en open een nieuwe.
