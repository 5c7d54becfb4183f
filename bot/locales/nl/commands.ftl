# What Discord shows while somebody types a slash command; names of commands are not translated.

### Names of what a command takes: small letters, no blanks, no two alike in one command

# en: 98c65111
parameter-game = spel
# en: 140afd56
parameter-table = stand
# en: a9f47a8b
parameter-result = uitslag
# en: c3adfdce
parameter-fixture = ingeplande-partij
# en: bb34a7c7
parameter-match = partij
# en: 785d4ef4
parameter-season = seizoen
# en: 5704b078
parameter-division = divisie
# en: 042038f9
parameter-sort = sorteren
# en: 613e3b2e
parameter-who = wie
# en: ed1ffd1f
parameter-one = iemand
# en: ff063cd2
parameter-other = ander
# en: 87bf03fa
parameter-where = waar
# en: 3887f6fb
parameter-length = lengte
# en: 6c2cb104
parameter-clock = bedenktijd
# en: d0a84e1c
parameter-helping = hulp
# en: 71a3a9b0
parameter-takeback = terugnemen
# en: e709f9a1
parameter-options = opties
# en: aa06a7c3
parameter-reset = herstellen
# en: 9825b4bc
parameter-name = naam
# en: 8d6fbdb5
parameter-until = tot
# en: 6b2d66de
parameter-divisions = divisies
# en: 00e11c6d
parameter-moves = wisselaars
# en: 64172246
parameter-person = persoon
# en: e50796bd
parameter-number = nummer
# en: 3545669b
parameter-player = speler
# en: 5fa9e7be
parameter-players = spelers
# en: 037acdb9
parameter-team = team
# en: f9b12784
parameter-rounds = rondes
# en: 6c3c65a7
parameter-seats = plekken
# en: 0c0896fb
parameter-days = dagen
# en: 083995a3
parameter-duplicate = overal_hetzelfde
# en: e3f7e173
parameter-together = allemaal
# en: dbcba199
parameter-daily = dagelijks
# en: f32de11a
parameter-winner = winnaar
# en: 4f046a2a
parameter-which = welke
# en: eac0047a
parameter-switch = aan-uit
# en: 4688d4e9
parameter-what = wat
# en: 27da0293
parameter-reason = reden
# en: 0c4df2c5
parameter-places = plaatsen
# en: 9eecb9b9
parameter-totals = totalen
# en: f4e39716
parameter-date = datum
# en: 61d04123
parameter-first = eerste
# en: b4ae8a8f
parameter-second = tweede
# en: f5ca750a
parameter-third = derde
# en: 6b664371
parameter-fourth = vierde
# en: 9d32e750
parameter-fifth = vijfde
# en: 66dad22c
parameter-sixth = zesde
# en: 0d189d7e
parameter-member = lid
# en: 93bd8891
parameter-into = naar

### Descriptions of commands and of what they take: 100 letters each

# en: 46f51b1c
command-play =
    .description = Open een tafel in dit kanaal, of zoek de open tafel
    .game = Spel (standaard: het standaardspel hier)
    .fixture = Je ingeplande partij voor de competitie
    .against = Iemand om mee te spelen: er blijft tien minuten een plek vrij
# en: 95dcc729
command-hand =
    .description = Toon je hand; alleen jij ziet die
# en: d86bc9a2
command-mine =
    .description = Jouw pagina's: tafels die op je wachten, oproepen en beurten, dagen weg, kaart, gegevens
# en: 0826ebad
command-table =
    .description = Het menu van de tafel: pauze, weggaan, opgeven, stemmen, naar beneden halen
# en: ea1e07ba
command-daily =
    .description = Speel het spel van de dag: één poging, voor iedereen hetzelfde
    .game = Een ander spel dan dat van de dag
    .table = Toon een stand
# en: 06cab77c
command-learn =
    .description = Volg een les van drie minuten in een spel
    .game = Spel (standaard: wat hier gespeeld wordt)
# en: d857f115
command-rules =
    .description = Lees de regels van een spel
    .game = Spel (standaard: wat hier gespeeld wordt)
# en: cc21d63b
command-help =
    .description = Zo speel je
# en: 7bda0fb9
command-replay =
    .description = Bekijk een gespeelde partij, een analyse en het schudden; alleen jij ziet het
    .match = Partij of spel van de dag (standaard: de laatste hier)
# en: 127fb9bb
command-league =
    .description = De competitie van deze server
    .game = Spel (standaard: alle)
    .season = Seizoen (standaard: het huidige)
    .who = Speler (standaard: jij)
# en: b6ccf4c9
command-league-table =
    .description = Toon wie de competitie aanvoert
    .sort = Sorteren (standaard: op punten)
    .division = Divisie (standaard: alle)
# en: 6647b290
command-league-player =
    .description = Toon de kaart van een speler: verloop van de rating, spellen, tegenstanders, records
    .season = Seizoen (standaard: sinds het begin)
# en: 3b7d130c
command-league-versus =
    .description = Vergelijk twee spelers
    .one = Een speler
    .other = Een andere speler (standaard: jij)
# en: 4bec4291
command-league-history =
    .description = Toon gespeelde partijen en wat ze met de ratings deden
    .who = Speler (standaard: iedereen)
# en: 0b3f308c
command-manage-rules =
    .description = Bekijk of verander wanneer een partij meetelt voor de competitie
    .where = Toon of verander de regels van
    .league = de competitie
    .season = het huidige seizoen
    .fixture = Of van één ingeplande partij
    .game = Spel of sjabloon
    .length = Lengte van een partij
    .clock = Bedenktijd
    .helping = Hulp van de computer toestaan
    .takeback = Zetten laten terugnemen als iedereen het goedvindt
    .options = Spelopties, zoals: target=150, scoring=own
    .reset = Wis de regels die hier gelden
# en: df8fdfca
command-manage-results-pending =
    .description = Toon uitslagen die op bevestiging wachten
# en: b417f030
command-manage =
    .description = Beheer de competitie: uitslagen, spelers, seizoenen, ingeplande partijen
    .reason = Reden, voor het auditlogboek
# en: 0f63cdb1
command-manage-results =
    .description = Voeg uitslagen toe, verbeter, schrap en bevestig ze
# en: 77d222fd
command-manage-players =
    .description = Sluit spelers uit, of voeg twee accounts samen
# en: 21935476
command-manage-season =
    .description = Begin, beëindig en verbeter seizoenen
# en: e5c209b9
command-manage-season-start =
    .description = Begin een seizoen
    .name = Naam van het seizoen
    .until = Laatste dag, zoals 2026-12-31 (standaard: tot iemand het beëindigt)
    .divisions = Aantal divisies (standaard: geen)
    .moves = Hoeveel spelers er aan het einde promoveren en degraderen (standaard: 1)
# en: 8f4bd9c4
command-manage-season-division =
    .description = Zet een speler in een andere divisie
    .person = Speler
    .number = Divisie (1 is de hoogste)
# en: 28964d69
command-manage-season-end =
    .description = Beëindig het seizoen en plaats de eindstand
# en: 2d0fe212
command-manage-season-reopen =
    .description = Verbeter de eindstand van een seizoen en plaats die opnieuw
    .season = Seizoen
# en: bf25d944
command-settings =
    .description = Stel in hoe nieuwe tafels beginnen, en de taal
    .where = De hele server, of alleen dit kanaal
    .server = de hele server
    .channel = alleen dit kanaal

### Answers to commands

# en: c4a2c7d4
command-old = Dit commando is van een oudere versie van mij. Discord heeft zo het nieuwe. Probeer het dan nog eens.
# en: 70e7f0d4
command-value = Ik kan de waarde van `{ $option }` niet lezen. Kies een van de voorstellen of typ hem opnieuw.
# en: d2d38c7b
play-opened = Je tafel is open. Druk op **{ $start }** als iedereen er is.
# en: 43a4c0ab
play-taken = Hier staat al een tafel: { $link }. In een thread kan er nog een bij.
# en: 8e0b3f9f
place-wrong-place = Je kunt alleen spelen in kanalen en threads van een server. Speel in een forum in een bericht.
# en: a2a0ce40
only-in-server = Dat kan alleen op een server waar ik ook ben. Hier kun je `/daily`, `/learn`, `/rules` en `/help` gebruiken.
# en: ebd9a109
place-not-added = Ik zit niet in deze privéthread. Tag me hier om me toe te voegen, en probeer het dan nog eens.
# en: 7892e03a
place-locked = Deze thread zit op slot, dus ik kan hier niets plaatsen. Een moderator kan hem openen.
# en: 834f9885
place-missing = Ik kan hier geen tafel tonen. Ik mis rechten: { $missing }. Wie dit kanaal beheert, kan ze geven.
# en: d4445832
permission-read_messages = Kanaal bekijken
# en: c465b3bb
permission-send_messages = Berichten verzenden
# en: dba8a473
permission-send_messages_in_threads = Berichten verzenden in threads
# en: 764bd731
permission-attach_files = Bestanden bijvoegen
# en: 73dddf6f
permission-read_message_history = Berichtgeschiedenis lezen
# en: 59a44c7f
match-none = In dit kanaal is nog geen partij uitgespeeld.
# en: 1cd15fe9
match-unrecorded = Die partij is met de hand ingevoerd, dus er is geen verslag.
# en: 249e33f1
settings-saved =
    { $place ->
        [channel] Opgeslagen voor dit kanaal: { $what }.
       *[server] Opgeslagen voor de hele server: { $what }.
    }
# en: d93efe94
settings-figures-wrong = Geef elk plaatje een eigen naam van hoogstens 24 tekens.
# en: a373f52a
settings-value-wrong = Die instelling is er niet meer. Open `/settings` opnieuw.

### Personal data

# en: 55538a10
mydata-here = Dit is alles wat ik over je opsla.
# en: 7d162328
button-mydata-export = Stuur gegevens
# en: d5f8313b
button-mydata-delete = Wis gegevens…
# en: b061878a
mydata-alone = -# Je tafels, oproepen en kaart blijven op hun server: `/mine` toont ze daar.
# en: 49b90198
mydata-no-file = Ik kan hier geen bestanden bijvoegen. Stuur `/mine` in een privébericht aan mij.
# en: 5aaffc4d
mydata-ask =
    Alles wissen wat ik over je opsla? Je gespeelde partijen blijven voor de anderen staan, zonder je ID en naam, en ook de woorden waarmee je hebt gecoupeerd. Ben je uitgesloten van de competitie, dan blijft dat ook staan, onder een onherkenbare vorm van je ID die naar niemand terugleidt, tot een moderator je weer toelaat.{ $database ->
        [server] {" "}De laatste sporen verdwijnen zodra de databaseserver heeft opgeruimd en zijn oude back-ups zijn gewist.
       *[file] { "" }
    } Speel je nu een partij, dan neemt de computer je plek over.
# en: 23f7f0b5
button-forget-me = Ja, wissen
# en: 06495866
mydata-kept = Er is niets gewist.
# en: 8227317b
mydata-gone =
    Alles over jou is gewist.{ $results ->
        [0] { "" }
        [one] {" "}1 gespeelde partij blijft staan, zonder je naam.
       *[other] {" "}{ $results } gespeelde partijen blijven staan, zonder je naam.
    }{ $erased ->
        [soon] {" "}De laatste sporen in mijn bestand worden binnen een dag overschreven.
        [later] {" "}De laatste sporen verdwijnen zodra de databaseserver heeft opgeruimd en zijn oude back-ups zijn gewist.
       *[yes] { "" }
    }{ $bans ->
        [0] { "" }
       *[other] {" "}In de competitie blijf je uitgesloten, onder een onherkenbare vorm van je ID.
    }
# en: 7e495151
mydata-going =
    Je gegevens worden gewist. Bij wat ik voor sommige servers over je bewaar, kan ik nu even niet; het verdwijnt zodra ik kan, en je hoeft het niet nog eens te vragen.

### A private message that cannot be changed any more, and places without a table

# en: 55eb78c3
panel-asleep = 💤 Dit paneel wordt niet meer bijgewerkt. `/hand` opent een nieuw.

# en: 4f11dd2f
table-none-here = Hier staat geen tafel. Open er een met `/play`.
# en: b0663f38
table-elsewhere = Hier staat geen tafel. Je speelt in { $channel }.
