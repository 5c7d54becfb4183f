# What Discord shows while somebody types a slash command. Names of commands are not translated.

### Names of what a command takes: small letters, no blanks

# en: 98c65111
parameter-game = spel
# en: 140afd56
parameter-table = tabell
# en: a9f47a8b
parameter-result = resultat
# en: c3adfdce
parameter-fixture = planerad-match
# en: bb34a7c7
parameter-match = match
# en: 785d4ef4
parameter-season = säsong
# en: 5704b078
parameter-division = division
# en: 042038f9
parameter-sort = sortera
# en: 613e3b2e
parameter-who = vem
# en: ed1ffd1f
parameter-one = den-ena
# en: ff063cd2
parameter-other = den-andra
# en: 87bf03fa
parameter-where = var
# en: 3887f6fb
parameter-length = längd
# en: 6c2cb104
parameter-clock = betänketid
# en: d0a84e1c
parameter-helping = hjälp
# en: 71a3a9b0
parameter-takeback = ångra
# en: e709f9a1
parameter-options = val
# en: aa06a7c3
parameter-reset = nollställ
# en: 9825b4bc
parameter-name = namn
# en: 8d6fbdb5
parameter-until = sista-dag
# en: 6b2d66de
parameter-divisions = divisioner
# en: 00e11c6d
parameter-moves = flyttas
# en: 64172246
parameter-person = spelare
# en: e50796bd
parameter-number = nummer
# en: 3545669b
parameter-player = spelare
# en: 5fa9e7be
parameter-players = spelarna
# en: 037acdb9
parameter-team = lag
# en: f9b12784
parameter-rounds = omgångar
# en: 6c3c65a7
parameter-seats = platser
# en: 0c0896fb
parameter-days = dagar
# en: 083995a3
parameter-duplicate = samma_givar
# en: e3f7e173
parameter-together = alla
# en: dbcba199
parameter-daily = dagligen
# en: f32de11a
parameter-winner = vinnare
# en: 4f046a2a
parameter-which = vilka
# en: eac0047a
parameter-switch = läge
# en: 4688d4e9
parameter-what = vad
# en: 27da0293
parameter-reason = skäl
# en: 0c4df2c5
parameter-places = placeringar
# en: 9eecb9b9
parameter-totals = poäng
# en: f4e39716
parameter-date = datum
# en: 61d04123
parameter-first = första
# en: b4ae8a8f
parameter-second = andra
# en: f5ca750a
parameter-third = tredje
# en: 6b664371
parameter-fourth = fjärde
# en: 9d32e750
parameter-fifth = femte
# en: 66dad22c
parameter-sixth = sjätte
# en: 0d189d7e
parameter-member = medlem
# en: 93bd8891
parameter-into = till

### Descriptions of commands and of what they take

# en: 46f51b1c
command-play =
    .description = Öppna ett bord i kanalen, eller hitta det som är öppet
    .game = Spel (annars: det vanliga här)
    .fixture = Din ligamatch
    .against = Någon att spela med: en plats hålls i tio minuter
# en: 95dcc729
command-hand =
    .description = Visa din hand. Bara du ser den
# en: d86bc9a2
command-mine =
    .description = Dina sidor: bord som väntar på dig, rop och turer, dagar borta, kort, uppgifter
# en: 0826ebad
command-table =
    .description = Bordets meny: pausa, lämna, ge upp, rösta för att sluta, flytta längst ner
# en: ea1e07ba
command-daily =
    .description = Spela dagens giv: ett försök, samma för alla
    .game = Ett annat spel än dagens
    .table = Visa en tabell i stället
# en: 06cab77c
command-learn =
    .description = Ta en lektion på tre minuter i ett spel
    .game = Spel (annars: det som spelas här)
# en: d857f115
command-rules =
    .description = Läs reglerna för ett spel
    .game = Spel (annars: det som spelas här)
# en: cc21d63b
command-help =
    .description = Så spelar du
# en: 7bda0fb9
command-replay =
    .description = Se en färdig match, en analys och blandningen. Bara du ser den
    .match = Match eller dagens giv (annars: den senaste här)
# en: 127fb9bb
command-league =
    .description = Serverns liga
    .game = Spel (annars: alla)
    .season = Säsong (annars: den som pågår)
    .who = Spelare (annars: du)
# en: b6ccf4c9
command-league-table =
    .description = Visa vem som leder ligan
    .sort = Sortera efter (annars: poäng)
    .division = Division (annars: alla)
# en: 6647b290
command-league-player =
    .description = Visa en spelares kort: ratingkurva, spel, motståndare, rekord
    .season = Säsong (annars: genom tiderna)
# en: 3b7d130c
command-league-versus =
    .description = Jämför två spelare
    .one = En spelare
    .other = En annan spelare (annars: du)
# en: 4bec4291
command-league-history =
    .description = Visa tidigare matcher och hur de ändrade ratingen
    .who = Spelare (annars: alla)
# en: 0b3f308c
command-manage-rules =
    .description = Se eller ändra vad en match behöver för att räknas i ligan
    .where = Visa eller ändra reglerna för
    .league = ligan
    .season = säsongen som pågår
    .fixture = Eller för en enda planerad match
    .game = Spel eller mall
    .length = Matchens längd
    .clock = Betänketid
    .helping = Tillåt hjälp från datorn
    .takeback = Tillåt att drag tas tillbaka om alla är med på det
    .options = Spelets val, till exempel: target=150, scoring=own
    .reset = Ta bort reglerna som satts här
# en: df8fdfca
command-manage-results-pending =
    .description = Visa resultat som väntar på att bekräftas
# en: b417f030
command-manage =
    .description = Sköt ligan: resultat, spelare, säsonger, planerade matcher
    .reason = Skäl, för granskningsloggen
# en: 0f63cdb1
command-manage-results =
    .description = Lägg till, rätta, ta bort och bekräfta resultat
# en: 77d222fd
command-manage-players =
    .description = Stäng av spelare, eller slå ihop två konton
# en: 21935476
command-manage-season =
    .description = Starta, avsluta och rätta säsonger
# en: e5c209b9
command-manage-season-start =
    .description = Starta en säsong
    .name = Säsongens namn
    .until = Sista dag, till exempel 2026-12-31 (annars: tills någon avslutar den)
    .divisions = Antal divisioner (annars: inga)
    .moves = Hur många som flyttas upp och ner i slutet (annars: 1)
# en: 8f4bd9c4
command-manage-season-division =
    .description = Flytta en spelare till en annan division
    .person = Spelare
    .number = Division (1 är högst)
# en: 28964d69
command-manage-season-end =
    .description = Avsluta säsongen och visa dess sluttabell
# en: 2d0fe212
command-manage-season-reopen =
    .description = Rätta en säsongs sluttabell och visa den igen
    .season = Säsong
# en: bf25d944
command-settings =
    .description = Ställ in hur nya bord börjar, och språket
    .where = Hela servern, eller bara den här kanalen
    .server = hela servern
    .channel = bara den här kanalen

### Answers to commands, in private

# en: c4a2c7d4
command-old = Det kommandot är från en äldre version av mig. Discord får strax det nya. Försök igen.
# en: 70e7f0d4
command-value = Jag kan inte läsa värdet på `{ $option }`. Välj ett av förslagen eller skriv det igen.
# en: d2d38c7b
play-opened = Ditt bord är öppet. När alla är med trycker du på **{ $start }**.
# en: 43a4c0ab
play-taken = Här finns redan ett bord: { $link }. I trådar finns plats för fler.
# en: 8e0b3f9f
place-wrong-place = Du kan bara spela i en servers kanaler och trådar. I ett forum spelar du inne i ett inlägg.
# en: a2a0ce40
only-in-server = Det går bara på en server där jag är med. Här kan du använda `/daily`, `/learn`, `/rules` och `/help`.
# en: ebd9a109
place-not-added = Jag är inte med i den här privata tråden. Nämn mig här för att lägga till mig, och försök igen.
# en: 7892e03a
place-locked = Tråden är låst, så jag kan inte skriva här. En moderator kan låsa upp den.
# en: 834f9885
place-missing = Jag kan inte visa ett bord här. Behörigheter som saknas: { $missing }. De kan ges av den som hanterar kanalen.
# en: d4445832
permission-read_messages = Visa kanal
# en: c465b3bb
permission-send_messages = Skicka meddelanden
# en: dba8a473
permission-send_messages_in_threads = Skicka meddelanden i trådar
# en: 764bd731
permission-attach_files = Bifoga filer
# en: 73dddf6f
permission-read_message_history = Läsa meddelandehistorik
# en: 59a44c7f
match-none = Ingen match har spelats klart i kanalen än.
# en: 1cd15fe9
match-unrecorded = Den matchen är inskriven för hand, så den har inget protokoll.
# en: 249e33f1
settings-saved =
    { $place ->
        [channel] Sparat för den här kanalen: { $what }.
       *[server] Sparat för hela servern: { $what }.
    }
# en: d93efe94
settings-figures-wrong = Ge varje figur ett eget namn, högst 24 tecken.
# en: a373f52a
settings-value-wrong = Den inställningen finns inte längre. Öppna `/settings` igen.

### Personal data

# en: 55538a10
mydata-here = Här är allt jag sparar om dig.
# en: 7d162328
button-mydata-export = Hämta allt
# en: d5f8313b
button-mydata-delete = Radera allt…
# en: b061878a
mydata-alone = -# Dina bord, rop och ditt kort stannar på sin server: `/mine` visar dem där.
# en: 49b90198
mydata-no-file = Jag kan inte bifoga filer här. Skicka `/mine` i ett direktmeddelande till mig.
# en: 5aaffc4d
mydata-ask =
    Vill du radera allt jag sparar om dig? Dina färdiga matcher blir kvar för de andra, utan ditt ID och namn, och likaså orden du kuperat med. En avstängning från ligan blir också kvar, under en förvanskad form av ditt ID som inte leder tillbaka till någon, tills en moderator häver den.{ $database ->
        [server] {" "}De sista spåren försvinner när databasservern har städat undan dem och dess gamla säkerhetskopior har raderats.
       *[file] { "" }
    } Är du med i en match tar datorn din plats.
# en: 23f7f0b5
button-forget-me = Ja, radera allt
# en: 06495866
mydata-kept = Inget raderades.
# en: 8227317b
mydata-gone =
    Allt om dig är raderat.{ $results ->
        [0] { "" }
        [one] {" "}1 färdig match blir kvar utan ditt namn.
       *[other] {" "}{ $results } färdiga matcher blir kvar utan ditt namn.
    }{ $erased ->
        [soon] {" "}De sista spåren i min fil skrivs över inom ett dygn.
        [later] {" "}De sista spåren försvinner när databasservern har städat undan dem och dess gamla säkerhetskopior har raderats.
       *[yes] { "" }
    }{ $bans ->
        [0] { "" }
       *[other] {" "}Avstängningar från en liga finns kvar, under en förvanskad form av ditt ID.
    }
# en: 7e495151
mydata-going =
    Dina uppgifter raderas. Det jag sparar om dig för vissa servrar kommer jag inte åt just nu; det försvinner så snart jag kan, och du behöver inte be om det igen.

### A panel that stopped, and places without a table

# en: 55eb78c3
panel-asleep = 💤 Den här panelen uppdateras inte längre. `/hand` öppnar en ny.

# en: 4f11dd2f
table-none-here = Det finns inget bord här. Öppna ett med `/play`.
# en: b0663f38
table-elsewhere = Det finns inget bord här. Du spelar i { $channel }.
