# Pages to read: rules, help, privacy, settings; and pictures in words.

### The pages of /rules, /help and /mine

# en: 88fab4bc
rules-heading =
    {"**"}{ $game }: reglerna**{ $pages ->
        [one] { "" }
       *[other] {" "}· sida { $page } av { $pages }
    }
# en: e8111b56
rules-line = - { $text }
# en: 83e7204c
rules-options =
    { $own ->
        [yes] Vid det här bordet:
       *[no] Vanliga val:
    }
# en: 3249c281
rules-menu = Regler för ett annat spel

# en: 1155616d
help-now =
    { $kind ->
        [turn] Det är din tur i **{ $game }**: { $channel }
        [playing] Du spelar **{ $game }**: { $channel }
        [in] Du är med: **{ $game }** börjar när värden trycker på **{ button-start }**: { $channel }
        [open] Här är ett bord öppet för **{ $game }**. Tryck på **{ button-join }** för att spela.
        [full] Bordet för **{ $game }** är fullt. Matchen börjar snart.
        [watch] Här spelar andra **{ $game }**.
       *[none] Här är inget bord öppet.
    }
# en: b92e429d
help-night = Här är det spelkväll. Tryck på **{ button-night-in }** för att få en plats.
# en: f165dee9
help =
    {"**"}Så spelar du**
    `/play` öppnar ett bord här: för dig och dina vänner eller mot datorn.
    `/hand` visar din hand, bara för dig, med en knapp för allt du kan lägga.
    `/table` har allt annat: pausa, lämna, avsluta.
# en: fa1ec735
help-topics = Mer om …
# en: c1f02e14
help-topic-turn = Din tur, och när tiden går ut
# en: ded285c2
help-topic-leave = Pausa, lämna, ge upp
# en: 1bdb56a3
help-topic-playing-alone = Spela själv: lektioner, dagens giv
# en: a65e6ed4
help-topic-rules = Reglerna för ett spel
# en: 03a072d8
help-topic-hint = Hjälp av datorn
# en: 965f3e35
help-topic-league = Ligan
# en: f2ef994d
help-topic-ratings = Vad en rating betyder
# en: 21159c64
help-topic-finished = Färdiga matcher: se om och kontrollera
# en: 21718cd6
help-topic-nights = Spelkvällar
# en: f04e0fcb
help-topic-mine = Rop, pauser och dina uppgifter
# en: 771ba3a0
help-turn =
    {"**"}{ help-topic-turn }**
    Jag nämner dig när det är din tur. Går tiden ut spelar datorn åt dig. Efter två sådana turer spelar den på din plats tills du trycker på **{ button-return }**.
    Har en tur 24 timmar eller ingen gräns sparar **{ button-plan }** i din hand drag till din nästa tur.
    `/mine` visar borden som väntar på dig.
# en: 345d1e37
help-leave =
    {"**"}{ help-topic-leave }**
    {"**"}{ button-menu }** vid bordet, eller `/table`, låter dig pausa, lämna eller rösta för att avsluta matchen.
    I ligan hamnar du efter alla som stannar om du lämnar, och sist om du ger upp. Tar någon över din plats är resultatet fortfarande ditt.
# en: b6e1d8e6
help-playing-alone =
    {"**"}{ help-topic-playing-alone }**
    - `/learn` ett spel på tre minuter
    - `/daily` dagens giv, samma för alla
    - `/play`, sedan **{ button-solo }**: välj { computers-random }, { computers-greedy } eller { computers-strong } motståndare, som aldrig ser mer än du
# en: 15909161
help-rules =
    {"**"}{ help-topic-rules }**
    `/rules` har alla regler för ett spel, eller välj ett här.
# en: d5e2b79e
help-hint =
    {"**"}{ help-topic-hint }**
    {"**"}{ button-hint }** under din hand säger vad en expert skulle göra, och varför. Tryck igen, så görs det. Där en match räknas är det till för dina tre första matcher i ett spel.
    Efter matchen visar `/replay` också var en expert hade spelat annorlunda.
# en: 0af8b436
help-league =
    {"**"}{ help-topic-league }**
    - `/league table` vem som leder
    - `/league player` hur det går för dig
    - `/league schedule` vem som ska möta vem
    Bara människor placeras, inte datorer. Ligareglerna vid tabellen säger vad en match behöver för att räknas.
# en: bfc66194
help-ratings =
    {"**"}{ help-topic-ratings }**
    Rating är försiktig och stiger efter hand som du visar vad du kan. Du börjar på 1000. En medelspelare med många matcher når 1500–1600. Ett ”?” betyder att den inte är säker än.
# en: 0817aecb
help-finished =
    {"**"}{ help-topic-finished }**
    `/replay` visar en färdig match drag för drag, vad en expert hade gjort i den och om blandningen var ärlig.
# en: ef686661
help-nights =
    {"**"}{ help-topic-nights }**
    `/night` öppnar en spelkväll: alla trycker på **{ button-night-in }**, och jag placerar alla vid bord.
# en: be0788c8
help-mine =
    {"**"}{ help-topic-mine }**
    `/mine` har dina bord, när du vill bli kallad, dina pauser och vad som sparas om dig.

# en: fc301c8c
help-alone =
    {"**"}Vad jag kan här**
    - `/daily` dagens giv, samma för alla
    - `/learn` ett spel på tre minuter
    - `/rules` alla regler för ett spel
    - `/mine` vad som sparas om dig: få det, eller radera det
    Med andra spelar du på en server. [Lägg till mig på en]({ $invite }) och öppna ett bord där med `/play`. Bord, ligor och inställningar stannar på sin server: här syns inget av dem.

# en: 8c3dec59
privacy =
    {"**"}Vad jag sparar om dig**
    Ditt ID och dina namn i Discord, din avatar, dina bord, matcher, dagens givar och röster, orden du kuperar med och det du ställer in i `/mine`. Inget annat du skriver.
    { $database ->
        [server] Allt stannar i databasen hos den som driver mig och lämnas inte ut.
       *[file] Allt stannar på maskinen jag körs på och lämnas inte ut.
    }
    Alla på servern kan se en färdig match i repris med öppna händer.
    -# ”{ button-mydata-delete }” säger först vad som blir kvar.

### Settings: /settings, a private page

# en: cdea9674
settings-heading =
    { $place ->
        [channel] **Inställningar för kanalen**
       *[server] **Inställningar för servern**
    }
# en: 799892f8
settings-line =
    { $inherited ->
        [yes] { $setting }: {"**"}{ $value }** (som servern)
       *[no] { $setting }: {"**"}{ $value }**
    }
# en: f5182ab1
settings-games =
    { $count ->
        [0] Alla spel börjar med sina vanliga val.
       *[other] Spel med egna val: {"**"}{ $games }**
    }
# en: 2ab2174e
settings-option =
    { $own ->
        [yes] -# { $shown } · ändrat här
       *[no] -# { $shown }
    }
# en: 481a061a
settings-inherited = som servern
# en: 13a8e38a
settings-unset = som vanligt ({ $value })
# en: 97d1c907
settings-figures = Figurernas namn: {"**"}{ $names }**
# en: dc4555fc
settings-daily = Som dagens spel turas de om: {"**"}{ $games }**
# en: 3454c2cf
figures-title = Figurernas namn
# en: 886e54e5
switch-league-yes = Liga: på
# en: 52c8622b
switch-league-no = Liga: av
# en: 0c312d5e
switch-league-abandoned-yes = Räkna avbrutna: på
# en: 5786519b
switch-league-abandoned-no = Räkna avbrutna: av
# en: 6da551c7
switch-takeovers-yes = Ta över plats: på
# en: 1d72c848
switch-takeovers-no = Ta över plats: av
# en: d7e986b4
switch-league-computers-yes = Räkna datorer: på
# en: 0ffa6545
switch-league-computers-no = Räkna datorer: av
# en: 26f462c4
switch-league-confirm-yes = Låt bekräfta: på
# en: cbd5bfb5
switch-league-confirm-no = Låt bekräfta: av
# en: 6f98b342
switch-automatic-moves-yes = Dra/passa åt dig: på
# en: 405f4c54
switch-automatic-moves-no = Dra/passa åt dig: av
# en: f042c8e2
switch-hints-yes = Hjälp mig: på
# en: 48e398f4
switch-hints-no = Hjälp mig: av
# en: 88d3c69e
button-settings-league = Liga
# en: 15189c80
button-settings-match = Under en match
# en: 23965b58
button-settings-game = Spelets val
# en: cdd5a274
button-settings-figures = Figurernas namn
# en: 7c75d304
button-settings-daily = Dagens giv
# en: d3f6ff60
button-settings-callers = Sök medspelare
# en: 406616a3
button-settings-channel = Den här kanalen
# en: a23b2a93
button-settings-server = Hela servern
# en: 50c88bf0
button-settings-reset = Som servern
# en: e47b8853
button-settings-usual = Vanliga namn
# en: 5a799ee3
button-rename = Döp om: { $first } – { $last }
# en: d8c0a25f
setting-all = allt
# en: c78fae0f
setting-daily-without = Dagens spel
# en: 33302b37
setting-figure-names = figurernas namn
# en: e95e9365
setting-language = Språk
# en: dc751560
setting-language-auto = som i Discord
# en: d7c8331a
language-name = Svenska
# en: c57e72fa
setting-game = Vanligt spel
# en: 0cf56396
setting-clock = Betänketid
# en: a395aa3d
setting-league = Nya bord räknas i ligan
# en: 104dffeb
setting-league-yes = ja
# en: b90e17f0
setting-league-no = nej
# en: b84f1a00
setting-takeovers = Ta över platser i ligan
# en: e619c504
setting-league-abandoned = Avbrutna matcher räknas också
# en: 8df0f46a
setting-league-abandoned-yes = ja
# en: 369ff4ca
setting-league-abandoned-no = nej
# en: 48ee802a
setting-league-computers = Datorer räknas
# en: a92e883f
setting-league-computers-yes = ja
# en: 68da3ac3
setting-league-computers-no = nej, poäng ges för placering bland människor
# en: f48e8182
setting-league-confirm = En annan spelare bekräftar tillagda resultat
# en: 4df59c6c
setting-league-confirm-yes = ja
# en: 026d6cbc
setting-league-confirm-no = nej
# en: 2b742672
setting-league-limit = Matcher per dag mellan samma två
# en: 6e43960b
setting-league-limit-number = { $number }
# en: c8040757
setting-league-limit-off = hur många som helst
# en: 121bc450
setting-league-least = Matcher som krävs för en placering
# en: 9d292743
setting-league-least-number = { $number }
# en: d7cab3d8
setting-league-points = poäng
# en: ed270523
setting-league-channel = kanal för sluttabeller
# en: 9f0f526a
setting-timezone = tidszon
# en: 6632d7f5
setting-mentions = Ping när det är din tur
# en: ba77b84d
setting-hints = Hjälp mig
# en: 7615688b
setting-automatic-moves = Dra och passa åt dig när du saknar val

### Pictures in words

# en: 4f7686d7
alt-line = Från ände X till ände Y: { $list }.
# en: c8141aed
alt-line-empty = Ingen bricka är lagd än.
# en: 152641ca
alt-table = Bordet.
# en: 20be4065
alt-round = { $game }, omgång { $number }.
# en: b812ed31
alt-gap =
    { $noun ->
        [cards] … { $tiles } kort till …
        [dominoes] { $tiles ->
            [one] … 1 bricka till …
           *[other] … { $tiles } brickor till …
        }
       *[tiles] { $tiles ->
            [one] … 1 bricka till …
           *[other] … { $tiles } brickor till …
        }
    }
# en: c1ea31bc
alt-double = { $tile } (dubbel)
# en: 29dec686
alt-covered =
    { $side ->
        [left] { $tile } (joker { $figure } på första halvan)
       *[right] { $tile } (joker { $figure } på andra halvan)
    }
# en: 0b0e3187
alt-ends = Öppna ändar: { $left } vid X, { $right } vid Y.
# en: 42eb5066
alt-stock =
    { $tiles ->
        [0] Högen är tom.
       *[other] { pieces } i högen.
    }
# en: 7aaeb18b
alt-seat = { $name }: { $facts }.
# en: f8421c17
alt-seat-out = ute
# en: ceb49bc5
alt-seat-jokers =
    { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokrar
    }
# en: 7b846371
alt-seat-bank = { $bank } i tidsbanken
# en: d8f8cb4d
alt-seat-played =
    { $played ->
        [away] borta, datorn spelar
        [left] har gått, datorn spelar
       *[computer] dator
    }
# en: 2fcfd440
alt-turn = { $name } står på tur.
# en: 8e0b98b9
alt-over = Omgången är slut.
# en: 21bda6f3
alt-stopped = Matchen avslutades i förtid.
# en: c0944b9d
alt-left = { $name } har kvar: { $list }.
# en: add41d17
alt-holds = { $name } har: { $list }.
# en: 27985921
alt-cross-empty = Ingen bricka är lagd än.
# en: c3cd2122
alt-start = I mitten: { $tile }.
# en: 38bbc79d
alt-street =
    { $closed ->
        [yes] { $street }: { $list }; stängd.
       *[no] { $street }: { $list }; öppen: { $end }.
    }
# en: 3df6bf63
alt-street-empty = { $street }: inget än, öppen: { $end }.
# en: 806595eb
alt-direction =
    { $way ->
        [on] Turen går i sittordning.
       *[back] Turen går mot sittordningen.
    }
# en: 0f740806
alt-exposed = { $name } har en bricka kvar och kan ertappas.
# en: ca7ab5fc
alt-last-dead = { $name } lade den sista återvändsgränden.
# en: 36e1a665
alt-jokers = Dina jokrar: { $list }.
# en: d6192d7f
alt-hand = Du har { pieces }: { $list }.
# en: 2529fab0
alt-hand-playable = Du har { pieces }.
# en: 549ba3e2
alt-can-play = Du kan lägga: { $list }.
# en: 0c1cef08
alt-can-return = Du kan lämna tillbaka: { $list }.
# en: bd169cf3
alt-hand-others = De andra: { $list }.
# en: 96227f86
alt-hand-empty = Din hand är tom.
