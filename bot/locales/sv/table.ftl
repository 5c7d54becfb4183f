# The public message of a table, the lobby and the results. Lines that begin with -# are small print.

### Heading, turns and what the table waits for

# en: e80d0521
board-heading =
    {"**"}{ $game }**{ $number ->
        [0] { "" }
       *[other] {" "}· omgång { $number }
    }{ $league ->
        [yes] { "" }
       *[no] {" "}· utanför ligan
    }
# en: 3ebe5e26
turn =
    { $who ->
        [you] **Det är din tur**
        [computer] **{ $name }** tänker…
        [away] **{ $name }** är borta, datorn spelar
        [left] **{ $name }** har lämnat, datorn spelar
        [resigned] **{ $name }** har gett upp, datorn spelar
       *[player] **{ $name }** står på tur
    }{ $timed ->
        [yes] {" "}· tiden går ut { $time }
       *[no] { "" }
    }
# en: a5d5f6aa
turn-claims = Vem som helst kan fortfarande ropa på det senaste kastet. Spelet fortsätter om några sekunder…
# en: 5dab28ac
paused-asked =
    { $who ->
        [you] Du vill ta tillbaka ditt senaste drag. Väntar på de andra
       *[seat] **{ $name }** vill ta tillbaka det senaste draget. Är alla med på det?
    }{" "}· slutar { $time }
# en: d5fa655d
turn-none = Ingen behöver göra något just nu.
# en: 22871743
turn-time-up = ⏳ **Tiden är ute:** datorn spelar klart omgången.
# en: 45882015
bank-line = -# { $bank } i tidsbanken · { $free } s fria per tur
# en: 15b36fee
turn-ping =
    { $timed ->
        [yes] { $player }, det är din tur · tiden går ut { $time }
       *[no] { $player }, det är din tur
    }
# en: b521caf7
turn-linked = { $text } · [bordet]({ $link })
# en: cfbe0e36
turn-warning = { $player }, det är din tur! Din tid går ut { $time }
# en: b3982194
paused-player =
    { $by ->
        [seat] ⏸ **Paus**, begärd av **{ $name }**. Vem som helst av spelarna kan fortsätta.
       *[nobody] ⏸ **Paus.** Vem som helst av spelarna kan fortsätta.
    }
# en: 0cd7aba6
paused-nobody =
    ⏸ **Paus:** ingen spelar längre. Den som var med kommer tillbaka med ”{ button-resume }”.{ $way ->
        [both] {" "}I menyn kan vem som helst ta över en plats eller avsluta matchen.
        [end] {" "}I menyn kan vem som helst avsluta matchen.
        [later] {" "}I menyn kan vem som helst ta över en plats, eller avsluta matchen från { $endable }.
        [wait] {" "}I menyn kan vem som helst avsluta matchen från { $endable }.
       *[none] {" "}I menyn kan en moderator avsluta matchen.
    }{ $timed ->
        [yes] {" "}Annars slutar matchen { $time }
       *[no] { "" }
    }
# en: 654a206d
points = { $score } poäng
# en: b6645bce
board-votes =
    { $votes ->
        [one] { $votes } röst för att avsluta matchen, { $needed } behövs.
       *[other] { $votes } röster för att avsluta matchen, { $needed } behövs.
    }
# en: ea22e443
board-opening = -# …

### Words in the table's picture

# en: 57c37064
picture-turn = på tur
# en: a39aae17
picture-tiles =
    { $noun ->
        [cards] kort
        [dominoes] { $count ->
            [one] bricka
           *[other] brickor
        }
       *[tiles] { $count ->
            [one] bricka
           *[other] brickor
        }
    }
# en: 5e1022ac
picture-score = poäng
# en: 76c11218
picture-worth = på hand
# en: cb00b37e
picture-won = vinner
# en: ce68f3c7
picture-left-end = X
# en: 9a0c8c9f
picture-right-end = Y
# en: 05efdeb9
picture-round = Omgång { $number }
# en: 62bbeb4f
picture-free = ledig
# en: 8627c8f1
picture-stock = Hög
# en: 8687110a
picture-last-one = UNO

### When something is in the way

# en: d9ab8f08
waiting-forbidden = ⚠️ Jag kan inte visa bordet här: jag saknar behörighet att se kanalen, skicka meddelanden eller bifoga filer. Spela vidare med `/hand`.
# en: 665e65b4
waiting-archived = ⚠️ Tråden är arkiverad. Skriv något här så kommer bordet tillbaka, eller spela vidare med `/hand`.
# en: 7e3cac6a
waiting-channel-gone = ⚠️ Jag ser inte längre kanalen där bordet står. Inget drag har gått förlorat.
# en: 7804be3e
waiting-quarantined = ⚠️ Discord tar mig för spam just nu, så jag kan inte visa bordet. Den som sköter mig kan be Discord titta igen. Inget drag har gått förlorat: spela vidare med `/hand`.
# en: 2bd66913
waiting-busy = ⚠️ Discord är trögt just nu. Inget drag har gått förlorat.
# en: fe50162c
waiting-refused = ⚠️ Discord vägrar visa bordets senaste läge. Jag försöker snart igen. Inget drag har gått förlorat: spela vidare med `/hand`.
# en: f4072d23
waiting-deleted = ⚠️ Någon, eller en annan bot, tar bort mina meddelanden här, så jag visar bordet allt mer sällan. Spela vidare med `/hand`.

### Buttons

# en: 6faced62
button-hand = Min hand
# en: 8a7b4092
button-menu = Meny
# en: 85e45b7f
button-rules = Regler
# en: 25b8c0d2
button-resume = Fortsätt
# en: d4720b1d
button-pause = Pausa
# en: 87ab8a38
button-join = Gå med
# en: 48211d95
button-leave-lobby = Lämna
# en: b997a482
button-computer = + Dator
# en: 438eac84
button-start = Starta
# en: a0f5e700
button-solo = Spela mot datorn
# en: 8891865b
question-votes-open = Öppna händer: { $votes }
# en: 25c35b34
question-votes-hidden = Dolda: { $votes }
# en: 832e40e6
button-more = Fler val
# en: 889fb4a1
button-close = Stäng bordet
# en: e5673baf
button-ready = Redo
# en: 8a1e7362
button-rematch = Spela igen
# en: 511151f3
button-record = Protokoll
# en: 0d974598
button-previous = Föregående
# en: 13b35333
button-next = Nästa
# en: 3f6ef3e8
button-claims-on = Ropa åt mig: på
# en: c89106d4
button-claims-off = Ropa åt mig: av
# en: cfd7ce21
button-back = Tillbaka
# en: 8e7a21cd
button-step-back = Ångra
# en: 237aea72
button-all-back = Ångra allt
# en: 50295e20
button-return = Jag är här igen
# en: bc1f7761
button-help = Hjälp
# en: 91593df5
button-sort-number = Efter tal
# en: baf1c154
button-sort-usual = Efter färg
# en: d6f6be6a
button-uno = UNO!
# en: 89cb7038
button-catch = Ertappa { $name }!
# en: cea5f606
button-to-hand = Min hand
# en: 5e1e5954
button-take-back = Ta tillbaka
# en: ccb926fd
button-take-back-yes = Okej
# en: f2fdb965
button-take-back-no = Nej
# en: ab827d9d
button-vote-yes = Rösta för att sluta
# en: 896a70c7
button-vote-no = Ta tillbaka rösten
# en: 14557df5
button-bottom = Flytta längst ner
# en: 4321773a
button-leave = Lämna matchen
# en: f4191ee4
button-leave-yes = Ja, lämna
# en: a81f5d23
button-resign = Ge upp
# en: df647a50
button-resign-yes = Ja, ge upp
# en: aed824e1
button-end = Avsluta bordet
# en: 9483ae67
button-end-yes = Ja, avsluta
# en: e180defe
button-no = Nej
# en: b4e994ac
button-hints-yes = Slå på hjälpen
# en: 2e619913
button-hints-no = Stäng av hjälpen
# en: 7afaf8c0
button-league-yes = Räkna i ligan
# en: f969068f
button-league-no = Räkna inte

### The lobby's message

# en: 108b417f
lobby-heading = **{ $game }** · { $length }
# en: b7c52d3b
lobby-fixture =
    { $awaited ->
        [yes] Planerad match { NUMBER($number, useGrouping: 0) }. Inte här än: { $names }.
       *[no] Planerad match { NUMBER($number, useGrouping: 0) }. Alla är här.
    }
# en: 4c05ad76
lobby-language = -# Språk här: { $language }. Moderatorer kan byta i `/settings`.
# en: b0104148
lobby-rules =
    { $met ->
        [yes] -# Ligans regler: { $rules }
       *[no] -# Ligans regler: { $rules }. Det här bordet följer dem inte, så **matchen räknas inte** i ligan.
    }
# en: 3aab549b
lobby-rule =
    { $met ->
        [yes] ✓ { $told }
       *[no] ✗ { $told }
    }
# en: 84de6684
rule-help = ingen hjälp från datorn
# en: 5054b0f8
rule-takeback = drag får tas tillbaka om alla är med på det
# en: 2b1b58b4
rule-any = vad som helst
# en: a24e9eaf
lobby-alt = { $game }: { $length }. Spelare: { $seats }. Lediga platser: { $free }.
# en: 3d9fa509
length =
    { $minutes ->
        [one] { $name }, ungefär 1 minut
       *[other] { $name }, ungefär { $minutes } minuter
    }
# en: 1a2c9645
length-minutes = cirka { $minutes } min
# en: dec7555c
length-quick = Snabb match
# en: 0b7ee327
length-printed = Hel match
# en: 6f2026cc
length-long = Lång match
# en: c1134c84
length-own = egen längd
# en: c3a14744
lobby-seat =
    { $number }. { $name }{ $kind ->
        [random] , lätt dator
        [greedy] , dator
        [strong] , stark dator
       *[person] { "" }
    }{ $host ->
        [yes] , värd
       *[no] { "" }
    }

### The lobby's options

# en: a1515625
lobby-setting = -# { $setting }: **{ $value }**
# en: d6aa7001
lobby-help =
    { $help ->
        [on] { button-hint }: på
        [learners] { button-hint }: bara för nybörjare
       *[off] { button-hint }: av
    }
# en: 1730290f
lobby-takeovers = -# Ingen kan ta över en plats under matchen.
# en: 0d911243
lobby-league =
    { $league ->
        [yes] -# Räknas i ligan: **ja**
       *[no] -# Räknas i ligan: **nej**
    }
# en: cf3a1140
question-votes =
    { $waiting ->
        [0] -# Omröstning: öppna händer **{ $open }**, dolda **{ $hidden }**
       *[other] -# Omröstning: öppna händer **{ $open }**, dolda **{ $hidden }** · { $waiting } har inte röstat
    }
# en: adf6f100
question-youngest =
    { $named ->
        [yes] -# Yngst börjar: **{ $name }**
       *[no] -# Yngst börjar: **lottas**
    }
# en: ef611286
lobby-expires = -# Händer ingenting så stängs lobbyn { $time }
# en: 13d5c6c5
lobby-game = Spel
# en: f1590b1b
lobby-length = Längd
# en: 24af5400
lobby-remove = Ta bort en spelare
# en: 92d77574
setup-value = { $option }: { $value }
# en: 27cbd3f9
question-youngest-seat = Yngst: { $name }
# en: 4a69beb3
question-youngest-menu = Yngst börjar
# en: e0abd762
question-youngest-lot = Yngst: lottas
# en: d67ceb17
setting-computers = Datorspelare
# en: da74d6e2
computers-random = lätta
# en: fac1f994
computers-greedy = normala
# en: 1b2cbea1
computers-strong = starka
# en: f29585bf
playing-random = De spelar vad som helst som reglerna tillåter.
# en: c782ea49
playing-greedy = De spelar det som ser bäst ut just nu.
# en: 19122c9c
playing-strong = De tänker framåt och minns vad som har spelats.
# en: 9bbb9a67
clock-30s = 30 sekunder
# en: 88896f83
clock-2m = 2 minuter
# en: 8ad8c557
clock-24h = 24 timmar
# en: 80acd59a
clock-off = ingen gräns

### Between rounds

# en: 3ad82ef8
result-round =
    { $end ->
        [blocked] { $count ->
            [0] Låst läge. Ingen tar hem **omgång { $number }**.
            [one] Låst läge. { $names } tar hem **omgång { $number }**.
           *[other] Låst läge. { $names } delar på **omgång { $number }**.
        }
        [out] { $count ->
            [0] Ingen tar hem **omgång { $number }**.
            [one] { $noun ->
                [cards] { $names } går ut och tar hem **omgång { $number }**.
               *[other] { $names } lägger sista brickan och tar hem **omgång { $number }**.
            }
           *[other] { $names } delar på **omgång { $number }**.
        }
        [dead-end] { $names } lade den sista återvändsgränden och tar hem **omgång { $number }**.
        [hand] { $names } lägger ut hela handen i ett svep och tar hem **omgång { $number }**.
        [void] Det finns inget kvar att dra. Ingen tar hem **omgång { $number }**.
       *[other] **Omgång { $number } är slut.**
    }
# en: 54442aa0
result-score = { $told } +{ $score }

### Fair play

# en: 6a3a644c
promise = -# 🔒 Blandningens{"\u00A0"}sigill:{"\u00A0"}`{ $commitment }`
# en: 3836384a
promise-named = -# 🔒 Förseglad blandning
# en: e5a8f7ea
button-fair = Rent spel
# en: 8d402d28
button-seeds = Frön
# en: fc1216ce
fair-heading = ### 🔒 Rent spel
# en: 8ad2d4c1
fair-promise = Nästa blandning är redan bestämd. Här är sigillet, som också är namnet på bordets bild:
# en: e5d0d20e
fair-meaning =
    Sigillet är SHA-256 av ett hemligt frö. Efter omgången får du se fröet. Då kan vem som helst kontrollera att det stämmer med sigillet och att ingen har rört given. Litar du inte på mig? **{ button-cut }** med ett ord som ingen kan gissa. Det går också in i blandningen.
# en: f78ba774
cuts = -# Kuperat i den här ordningen: { $cuts }
# en: 5c6316d3
cut = { $name } ”{ $word }”
# en: 09353dcd
cut-elsewhere = ”{ $word }”
# en: 2ba81aeb
cut-then = {" → "}
# en: bc823f1c
button-cut = Kupera
# en: 5d0a9c1f
cut-title = Kupera före given
# en: 0f3a71c7
cut-label = Ett ord, vilket som helst
# en: d5efb5c3
cut-description = Det ändrar nästa blandning, så att ingen kan rigga den. Alla får se ordet.
# en: 25f07c37
result-next =
    { $count ->
        [0] Nästa omgång delas ut { $time }
       *[other] Nästa omgång delas ut så snart { $names } är redo, eller { $time }
    }

### The end of a match

# en: 63a52cec
over-end =
    { $by ->
        [host] 🏁 **Värden avslutade matchen.**
        [moderator] 🏁 **En moderator avslutade matchen.**
        [vote] 🏁 **Spelarna röstade för att avsluta matchen.**
        [channel] 🏁 **Matchen är slut, för kanalen finns inte längre.**
       *[idle] 🏁 **Matchen är slut, för ingen spelade vidare.**
    }{ $counts ->
        [yes] {" "}Färdiga omgångar räknas.
        [no] {" "}Den räknas inte.
       *[later] { "" }
    }
# en: cdb4d050
over-resigned =
    { $count ->
        [one] 🏳️ **{ $names }** gav upp, så **{ $winner }** vinner. 🏆
       *[other] 🏳️ { $names } gav upp, så **{ $winner }** vinner. 🏆
    }
# en: 67b1993b
over-time =
    { $played ->
        [yes] -# ⏳ Tiden är ute: datorn spelade klart omgången.
       *[no] -# ⏳ Tiden är ute, så matchen slutar efter den här omgången.
    }
# en: 2ed92977
over-taken =
    { $whose ->
        [person] -# { $player } tog över en plats. I ligan räknas den ändå för den som hade den först: { $owner }.
        [computer] -# { $player } tog över en plats från datorn ({ $owner }), så den räknas inte för någon i ligan.
       *[nobody] -# { $player } tog över en plats. Den som hade den först har raderat sina uppgifter, så den räknas inte för någon i ligan.
    }
# en: adb12b46
over-unplayed =
    { $end ->
        [expired] Bordet är stängt: det hände ingenting på ett tag.
        [empty] Bordet är stängt: alla gick.
        [channel-gone] Bordet är stängt: kanalen finns inte längre.
       *[ended] Bordet stängdes innan någon match började.
    } Öppna ett nytt med `/play`.
# en: 688afa4b
over-winner =
    { $count ->
        [one] { $score ->
            [none] 🏆 **{ $names }** vinner.
           *[told] 🏆 **{ $names }** vinner { $score }.
        }
       *[other] 🏆 **{ $names }** delar förstaplatsen.
    }
# en: 26c168e5
over-played-on = -# Färdigspelat av datorn: { $names }.
# en: 4b01a9dd
over-league-not = -# Räknas inte i ligan: { $why }.
# en: 36672b2d
over-league-seat = -# Ligan: {"**"}{ $name }** · { $facts }
# en: 4fee64fe
over-league-none = inga poäng den här gången
# en: 19bc617f
over-league-place =
    { $moved ->
        [up] { $place } (var { $before }) med { $points } poäng
       *[no] { $place } med { $points } poäng
    }
# en: 4ee3e1b3
over-league-missing =
    { $missing ->
        [one] placeras efter en match till
       *[other] placeras efter { $missing } matcher till
    }
# en: 59f26745
standing-line = { $place ->
        [0] ▫️
       *[other] { $place }\.
    } **{ $name }** · { $total } poäng

### The card of a result

# en: bb69527d
result-title =
    { $count ->
        [0] Avslutad i förtid
        [one] { $names } vinner
        [2] { $names } delar segern
       *[other] { $count } delar segern
    }
# en: 4c762ab9
result-score-two = { $winner }–{ $loser }
# en: 303b3c07
result-score-margin = med { $points } poängs marginal
# en: d90eb873
result-moment = Sista draget: { $move }
# en: 80c37fd6
result-turning =
    { $rounds ->
        [one] Vändpunkten: { $move }
       *[other] Vändpunkten, omgång { $number }: { $move }
    }
# en: d72a8698
result-alt =
    { $score ->
        [none] { $game }: { $title }.
       *[told] { $game }: { $title } { $score }.
    }
# en: 6860ef9c
result-note = { $text }.
# en: b0780ce9
result-left = Kvar: { $list }.
# en: 1efb0607
card-points = { $gain } poäng
# en: 62239312
milestone = { $name }: { $what }
# en: a2da234e
milestone-first-win = första vinsten i { $game }
# en: 0dae37e0
milestone-beat-strong = slog en stark dator i { $game }
# en: d1e58916
milestone-matches = { $number } matcher
# en: 761f0a07
milestone-streak = { $number } vinster i rad
# en: eb7132f5
card-place = { $place } plats, { $gain }
# en: c252dd30
card-league = Ligan: { $did }
# en: d05ac523
card-rating = rating { $rating } ({ $change })

# en: 4c126706
podium-streak = Flest i rad: { $name }, { $rounds } omgångar
# en: d69514ad
podium-best = Bästa omgången: { $name }, { $points } poäng
# en: 5be65821
podium-seat =
    { $place ->
        [0] { "" }
       *[other] { $place }.{" "}
    }{ $name }{ $played ->
        [computer] , dator
        [person] { "" }
       *[away] , färdigspelat av datorn
    }: { $total } poäng{ $did ->
        [none] .
       *[told] . { $did }.
    }

### Records and the shuffle

# en: b4531ec3
record-here =
    { $rounds ->
        [one] Här är matchen med sin enda omgång, varje giv och varje drag. Se den med `boneyard replay`, kontrollera den med `boneyard verify`.
       *[other] Här är matchen med sina { $rounds } omgångar, varje giv och varje drag. Se den med `boneyard replay`, kontrollera den med `boneyard verify`.
    }
# en: 3b57c1e7
verify-good =
    { $rounds ->
        [one] ✅ Rent spel: given stämmer med sitt sigill, och alla drag följde reglerna. Jag kontrollerade den enda färdiga omgången.
       *[other] ✅ Rent spel: varje giv stämmer med sitt sigill, och alla drag följde reglerna. Jag kontrollerade alla { $rounds } färdiga omgångar.
    }
# en: dc16b1ee
verify-running =
    Omgång { $number } pågår. När den är slut får du se dess frö. Det här var sigillet före given:
    -# `{ $commitment }`
# en: 74dda8bb
verify-own = Dina egna ord i blandningen:
# en: 2d2cf486
verify-own-word =
    { $last ->
        [yes] - Omgång { $number }: ”{ $word }”. Ingen kuperade efter dig.
       *[no] - Omgång { $number }: ”{ $word }”
    }
# en: 126affa5
verify-round = -# Omgång { $number }: frö `{ $seed }`, sigill `{ $commitment }`
# en: ef79646a
verify-more =
    { $rounds ->
        [one] -# En omgång till finns i protokollet.
       *[other] -# { $rounds } omgångar till finns i protokollet.
    }
# en: 79bc687e
verify-where = -# Före varje giv var sigillet namnet på bordets bild.
# en: 9eab29fd
verify-none = ✅ Matchen har ingen färdig omgång. Så långt den kom stämmer given med sitt sigill, och alla drag följde reglerna.
# en: ae9b96b1
verify-bad = ❌ Matchen går inte ihop. { $why }

### Names of computer players, each with a drawn face: mouse, bear, duck, frog, pickle, dog, owl, acorn, lantern, radish,
### bee, goat, pebble, turnip, clover, waffle

# en: c697bc47
cast-1 = Moster Ostkant
# en: 2e2e2dd7
cast-2 = Björn Ide
# en: 08f3e3b1
cast-3 = Kapten Ankare
# en: 8045066a
cast-4 = Kusin Kväk
# en: 5d9feee8
cast-5 = Doktor Ättika
# en: e048a763
cast-6 = Hertig Gläfs
# en: cf90c722
cast-7 = Mormor Hoho
# en: 5e5d0e9e
cast-8 = Rådman Ekollon
# en: bbfd1fa0
cast-9 = Fröken Lykta
# en: 30e00b31
cast-10 = Madam Rädisa
# en: d9f98c15
cast-11 = Major Surr
# en: f35865c3
cast-12 = Tant Bräka
# en: 3380bb18
cast-13 = Gamle Sten
# en: 20207e2b
cast-14 = Patron Kålrot
# en: 491ac819
cast-15 = Syster Klöver
# en: 75d20717
cast-16 = Farbror Frasig
