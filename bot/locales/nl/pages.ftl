# Pages to read: rules, help, privacy, settings; and pictures in words.

### The pages of /rules, /help and /mine: 2,000 letters each at most

# en: 88fab4bc
rules-heading =
    {"**"}{ $game }: de regels**{ $pages ->
        [one] { "" }
       *[other] {" "}· bladzijde { $page } van { $pages }
    }
# en: e8111b56
rules-line = - { $text }
# en: 83e7204c
rules-options =
    { $own ->
        [yes] Aan deze tafel:
       *[no] Standaardopties:
    }
# en: 3249c281
rules-menu = Regels van een ander spel

# en: 1155616d
help-now =
    { $kind ->
        [turn] Je bent aan de beurt bij **{ $game }**: { $channel }
        [playing] Je speelt **{ $game }**: { $channel }
        [in] Je doet mee: **{ $game }** begint als de host op **{ button-start }** drukt: { $channel }
        [open] Hier is een tafel open voor **{ $game }**. Druk op **{ button-join }** om mee te spelen.
        [full] De tafel voor **{ $game }** is vol. Het begint zo.
        [watch] Hier spelen anderen **{ $game }**.
       *[none] Hier is geen tafel open.
    }
# en: b92e429d
help-night = Hier is een spelavond. Druk op **{ button-night-in }** voor een plek.
# en: f165dee9
help =
    {"**"}Zo speel je**
    `/play` opent hier een tafel: voor jou en je vrienden of tegen de computer.
    `/hand` toont je hand, alleen aan jou, met een knop voor alles wat je kunt leggen.
    `/table` heeft al het andere: pauzeren, weggaan, beëindigen.
# en: fa1ec735
help-topics = Meer over …
# en: c1f02e14
help-topic-turn = Je beurt, en als je tijd om is
# en: ded285c2
help-topic-leave = Pauzeren, weggaan, opgeven
# en: 1bdb56a3
help-topic-playing-alone = Alleen spelen: lessen, spel van de dag
# en: a65e6ed4
help-topic-rules = De regels van een spel
# en: 03a072d8
help-topic-hint = Hulp van de computer
# en: 965f3e35
help-topic-league = De competitie
# en: f2ef994d
help-topic-ratings = Wat een rating betekent
# en: 21159c64
help-topic-finished = Gespeelde partijen bekijken en nagaan
# en: 21718cd6
help-topic-nights = Spelavonden
# en: f04e0fcb
help-topic-mine = Oproepen, pauzes en je gegevens
# en: 771ba3a0
help-turn =
    {"**"}{ help-topic-turn }**
    Ik tag je als je aan de beurt bent. Is je tijd om, dan doet de computer een zet voor je. Na twee van zulke beurten speelt die voor je door tot je op **{ button-return }** drukt.
    Bij beurten van 24 uur of zonder limiet bewaart **{ button-plan }** zetten voor later.
    `/mine` toont de tafels die op je wachten.
# en: 345d1e37
help-leave =
    {"**"}{ help-topic-leave }**
    {"**"}{ button-menu }** aan tafel, of `/table`: daar kun je pauzeren, weggaan of stemmen om de partij te beëindigen.
    In de competitie kom je na weggaan achter iedereen die blijft, en na opgeven word je laatste. Neemt iemand je plek over, dan blijft het resultaat van jou.
# en: b6e1d8e6
help-playing-alone =
    {"**"}{ help-topic-playing-alone }**
    - `/learn` een spel in drie minuten
    - `/daily` het spel van de dag, voor iedereen hetzelfde
    - `/play`, dan **{ button-solo }**: { computers-random }, { computers-greedy } of { computers-strong }, wat je wilt, en hij ziet nooit meer dan jij
# en: 15909161
help-rules =
    {"**"}{ help-topic-rules }**
    `/rules` heeft alle regels van een spel, of kies er hier een.
# en: d5e2b79e
help-hint =
    {"**"}{ help-topic-hint }**
    {"**"}{ button-hint }** in je hand zegt wat een expert zou doen, en waarom. Druk nog eens, en het gebeurt. Telt een partij mee, dan is het voor je eerste drie partijen van een spel.
    Na de partij toont `/replay` ook waar een expert anders had gespeeld.
# en: 0af8b436
help-league =
    {"**"}{ help-topic-league }**
    - `/league table` wie er voorstaat
    - `/league player` hoe jij het doet
    - `/league schedule` wie nog tegen wie moet
    Alleen mensen krijgen een plaats, computers niet. De competitieregels bij de ranglijst zeggen wanneer een partij meetelt.
# en: bfc66194
help-ratings =
    {"**"}{ help-topic-ratings }**
    Ratings zijn voorzichtig en stijgen naarmate je laat zien wat je kunt. Je begint op 1000; een gemiddelde speler met veel partijen komt op 1500–1600. Met een “?” is een rating nog niet zeker.
# en: 0817aecb
help-finished =
    {"**"}{ help-topic-finished }**
    `/replay` toont een gespeelde partij zet voor zet, wat een expert daarin had gedaan en of er eerlijk is geschud.
# en: ef686661
help-nights =
    {"**"}{ help-topic-nights }**
    `/night` opent een spelavond: iedereen drukt op **{ button-night-in }**, en ik verdeel iedereen over tafels.
# en: be0788c8
help-mine =
    {"**"}{ help-topic-mine }**
    `/mine` heeft je tafels, wanneer ik je oproep, je pauzes en wat er over je wordt opgeslagen.

# en: fc301c8c
help-alone =
    {"**"}Wat ik hier kan**
    - `/daily` het spel van de dag, voor iedereen hetzelfde
    - `/learn` een spel in drie minuten
    - `/rules` alle regels van een spel
    - `/mine` wat er over je wordt opgeslagen: krijgen of wissen
    Met anderen speel je op een server. [Voeg me aan een server toe]({ $invite }) en open daar een tafel met `/play`. Tafels, competities en instellingen blijven op hun server: hier is er niets van te zien.

# en: 8c3dec59
privacy =
    {"**"}Wat ik over je opsla**
    Je Discord-ID, namen en avatar, je tafels, partijen en spellen van de dag, je stemmen, de woorden waarmee je coupeert, en wat je in `/mine` instelt. Verder bewaar ik niets van wat je schrijft.
    { $database ->
        [server] Alles blijft in de database van mijn beheerder, bij niemand anders.
       *[file] Alles blijft op mijn machine en gaat naar niemand anders.
    }
    Iedereen op de server kan een gespeelde partij met open handen terugkijken.
    -# “{ button-mydata-delete }” zegt eerst wat blijft staan.

### Settings

# en: cdea9674
settings-heading =
    { $place ->
        [channel] **Instellingen van dit kanaal**
       *[server] **Instellingen van deze server**
    }
# en: 799892f8
settings-line =
    { $inherited ->
        [yes] { $setting }: {"**"}{ $value }** (zoals de server)
       *[no] { $setting }: {"**"}{ $value }**
    }
# en: f5182ab1
settings-games =
    { $count ->
        [0] Elk spel begint met de standaardopties.
       *[other] Spellen met eigen opties: {"**"}{ $games }**
    }
# en: 2ab2174e
settings-option =
    { $own ->
        [yes] -# { $shown } · hier ingesteld
       *[no] -# { $shown }
    }
# en: 481a061a
settings-inherited = zoals de server
# en: 13a8e38a
settings-unset = standaard ({ $value })
# en: 97d1c907
settings-figures = Namen van plaatjes: {"**"}{ $names }**
# en: dc4555fc
settings-daily = Als spel van de dag wisselen elkaar af: {"**"}{ $games }**
# en: 3454c2cf
figures-title = Namen van plaatjes
# en: 886e54e5
switch-league-yes = Competitie: aan
# en: 52c8622b
switch-league-no = Competitie: uit
# en: 0c312d5e
switch-league-abandoned-yes = Te vroeg telt: ja
# en: 5786519b
switch-league-abandoned-no = Te vroeg telt: nee
# en: 6da551c7
switch-takeovers-yes = Overnemen: aan
# en: 1d72c848
switch-takeovers-no = Overnemen: uit
# en: d7e986b4
switch-league-computers-yes = Computer telt: ja
# en: 0ffa6545
switch-league-computers-no = Computer telt: nee
# en: 26f462c4
switch-league-confirm-yes = Bevestigen: aan
# en: cbd5bfb5
switch-league-confirm-no = Bevestigen: uit
# en: 6f98b342
switch-automatic-moves-yes = Vanzelf trekken: aan
# en: 405f4c54
switch-automatic-moves-no = Vanzelf trekken: uit
# en: f042c8e2
switch-hints-yes = Help mij: aan
# en: 48e398f4
switch-hints-no = Help mij: uit
# en: 88d3c69e
button-settings-league = Competitie
# en: 15189c80
button-settings-match = Tijdens een partij
# en: 23965b58
button-settings-game = Spelopties
# en: cdd5a274
button-settings-figures = Namen van plaatjes
# en: 7c75d304
button-settings-daily = Spel van de dag
# en: d3f6ff60
button-settings-callers = Spelers oproepen
# en: 406616a3
button-settings-channel = Dit kanaal
# en: a23b2a93
button-settings-server = De hele server
# en: 50c88bf0
button-settings-reset = Zoals de server
# en: e47b8853
button-settings-usual = Standaardnamen
# en: 5a799ee3
button-rename = Hernoem: { $first } – { $last }
# en: d8c0a25f
setting-all = alles
# en: c78fae0f
setting-daily-without = Spellen van de dag
# en: 33302b37
setting-figure-names = namen van plaatjes
# en: e95e9365
setting-language = Taal
# en: dc751560
setting-language-auto = zoals in Discord
# en: d7c8331a
language-name = Nederlands
# en: c57e72fa
setting-game = Standaardspel
# en: 0cf56396
setting-clock = Bedenktijd
# en: a395aa3d
setting-league = Nieuwe tafels tellen mee voor de competitie
# en: 104dffeb
setting-league-yes = ja
# en: b90e17f0
setting-league-no = nee
# en: b84f1a00
setting-takeovers = Plekken overnemen in de competitie
# en: e619c504
setting-league-abandoned = Partijen die te vroeg eindigen, tellen ook
# en: 8df0f46a
setting-league-abandoned-yes = ja
# en: 369ff4ca
setting-league-abandoned-no = nee
# en: 48ee802a
setting-league-computers = Computers tellen mee
# en: a92e883f
setting-league-computers-yes = ja
# en: 68da3ac3
setting-league-computers-no = nee, punten zijn voor plaatsen onder mensen
# en: f48e8182
setting-league-confirm = Een andere speler bevestigt toegevoegde uitslagen
# en: 4df59c6c
setting-league-confirm-yes = ja
# en: 026d6cbc
setting-league-confirm-no = nee
# en: 2b742672
setting-league-limit = Partijen per dag voor dezelfde twee mensen
# en: 6e43960b
setting-league-limit-number = { $number }
# en: c8040757
setting-league-limit-off = onbeperkt
# en: 121bc450
setting-league-least = Partijen nodig voor een plaats in de stand
# en: 9d292743
setting-league-least-number = { $number }
# en: d7cab3d8
setting-league-points = punten
# en: ed270523
setting-league-channel = kanaal voor eindstanden
# en: 9f0f526a
setting-timezone = tijdzone
# en: 6632d7f5
setting-mentions = Taggen als je aan de beurt bent
# en: ba77b84d
setting-hints = Help mij
# en: 7615688b
setting-automatic-moves = Voor je trekken en passen als er niets te kiezen valt

### Pictures in words

# en: 4f7686d7
alt-line = Van uiteinde X tot uiteinde Y: { $list }.
# en: c8141aed
alt-line-empty = Er is nog geen steen gelegd.
# en: 152641ca
alt-table = De tafel.
# en: 20be4065
alt-round = { $game }, ronde { $number }.
# en: b812ed31
alt-gap =
    { $noun ->
        [cards] { $tiles ->
            [one] … nog 1 kaart …
           *[other] … nog { $tiles } kaarten …
        }
        [dominoes] { $tiles ->
            [one] … nog 1 steen …
           *[other] … nog { $tiles } stenen …
        }
       *[tiles] { $tiles ->
            [one] … nog 1 steen …
           *[other] … nog { $tiles } stenen …
        }
    }
# en: c1ea31bc
alt-double = { $tile } (dubbel)
# en: 29dec686
alt-covered =
    { $side ->
        [left] { $tile } (joker op de eerste helft: { $figure })
       *[right] { $tile } (joker op de tweede helft: { $figure })
    }
# en: 0b0e3187
alt-ends = Open uiteinden: { $left } bij X, { $right } bij Y.
# en: 42eb5066
alt-stock =
    { $tiles ->
        [0] De stapel is leeg.
       *[other] { pieces } in de stapel.
    }
# en: 7aaeb18b
alt-seat = { $name }: { $facts }.
# en: f8421c17
alt-seat-out = uit
# en: ceb49bc5
alt-seat-jokers =
    { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
# en: 7b846371
alt-seat-bank = { $bank } in de tijdbank
# en: d8f8cb4d
alt-seat-played =
    { $played ->
        [away] weg, de computer speelt
        [left] vertrokken, de computer speelt
       *[computer] computer
    }
# en: 2fcfd440
alt-turn = { $name } is aan de beurt.
# en: 8e0b98b9
alt-over = De ronde is voorbij.
# en: 21bda6f3
alt-stopped = De partij is voortijdig beëindigd.
# en: c0944b9d
alt-left = Hand van { $name }: { $list }.
# en: add41d17
alt-holds = { $name } heeft: { $list }.
# en: 27985921
alt-cross-empty = Er is nog geen steen gelegd.
# en: c3cd2122
alt-start = In het midden: { $tile }.
# en: 38bbc79d
alt-street =
    { $closed ->
        [yes] { $street }: { $list }; dicht.
       *[no] { $street }: { $list }; open: { $end }.
    }
# en: 3df6bf63
alt-street-empty = { $street }: nog niets, open: { $end }.
# en: 806595eb
alt-direction =
    { $way ->
        [on] Het spel gaat in zitvolgorde.
       *[back] Het spel gaat tegen de zitvolgorde in.
    }
# en: 0f740806
alt-exposed = { $name } heeft nog één steen en is te betrappen.
# en: ca7ab5fc
alt-last-dead = { $name } legde de laatste Doodlopende straat.
# en: 36e1a665
alt-jokers = Je jokers: { $list }.
# en: d6192d7f
alt-hand = Je hebt { pieces }: { $list }.
# en: 2529fab0
alt-hand-playable = Je hebt { pieces }.
# en: 549ba3e2
alt-can-play = Je kunt leggen: { $list }.
# en: 0c1cef08
alt-can-return = Je kunt terugleggen: { $list }.
# en: bd169cf3
alt-hand-others = De rest: { $list }.
# en: 96227f86
alt-hand-empty = Je hand is leeg.
