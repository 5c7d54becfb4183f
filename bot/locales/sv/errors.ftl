# What went wrong, why, and what can be done: a private answer, or a line at the top of the hand.

# en: 65396fd8
error-internal = Något gick fel hos mig. Inget har gått förlorat. Försök igen.
# en: 6ed82946
answered-aside = -# Jag svarade privat.

### A rule forbids it

# en: 566500b8
error-illegal-round-over = Omgången är slut. Vänta på nästa.
# en: a6cf5f08
error-illegal-no-round = Det pågår ingen omgång just nu.
# en: fd4367dd
error-illegal-not-your-turn = { $seat } står på tur, inte du.
# en: ddc6c8cd
error-illegal-not-in-hand = Du har inte { $tile }. `/hand` visar vad du har.
# en: 95a9fe55
error-illegal-must-open-with = Omgången börjar med { $tile }.
# en: f9feca37
error-illegal-does-not-fit =
    { $side ->
        [left] { $tile } passar inte vid X: { $end } är öppet där.
        [right] { $tile } passar inte vid Y: { $end } är öppet där.
       *[other] { $tile } passar inte där.
    } Prova den andra änden, eller lägg något annat.
# en: 4ab1cf32
error-illegal-cross-does-not-fit = { $tile } passar inte vid { $street }: { $end } är öppet där. Prova en annan gata, eller lägg något annat.
# en: 4893b382
error-illegal-must-play = { $tile } passar, så du måste lägga. Lägg den, eller något annat som passar.
# en: 82be2b32
error-illegal-not-now = Det går inte just nu. `/hand` visar vad du kan göra.
# en: 992d077e
error-illegal-must-open = Du har { $tile }, så börja med en dubbel.
# en: 2c83720e
error-illegal-must-be-double = { $tile } är ingen dubbel. Börja med en dubbel.
# en: 931591df
error-illegal-must-lay-drawn = Du kan bara lägga det du just drog.
# en: a013e695
error-illegal-stock-empty = Det finns inget kvar att dra. Lägg något, eller passa.
# en: 33247cb8
error-illegal-not-the-top = { $tile } är inte den du drar härnäst. Tryck på ”{ panel-draw }”.
# en: b29dea3e
error-illegal-must-draw = Du kan inte passa så länge det finns något att dra. Dra först.
# en: 4c932c88
error-illegal-no-such-joker = Den här jokern har du inte: { $joker }. Välj en av dina egna.
# en: 32ccc5fa
error-illegal-joker-does-not-fit =
    { $side ->
        [left] Den här jokern passar inte vid X: { $joker }. Välj en som visar det som är öppet där: { $end }.
       *[right] Den här jokern passar inte vid Y: { $joker }. Välj en som visar det som är öppet där: { $end }.
    }
# en: 34e1c23d
error-illegal-must-turn-up = Vänd först upp den översta brickan i högen.
# en: 69f4097e
error-illegal-no-draw-after-laying = Du kan inte dra när du har lagt en bricka. Lägg en joker, eller avsluta turen.
# en: 04898c4f
error-illegal-drawn-enough = Du har dragit tre brickor, och fler får du inte. Lägg en joker, eller avsluta turen.
# en: bc77270c
error-illegal-street-closed = En återvändsgränd stänger den gatan. Välj en annan för { $tile }.
# en: 469a7d53
error-illegal-must-match-colour = { $tile } duger inte. Lägg en passande färg som du hade före utmaningen.
# en: bcd2cbaa
error-illegal-no-cause = Det finns inget att säga och ingen att ertappa just nu. Någon kan ha varit snabbare.
# en: 026d5965
error-illegal-wrong-verdict = Så slutade inte utmaningen. Tryck på ”{ panel-challenge }”.
# en: c7e12697
error-illegal-keep-the-double = { $tile } måste börja. Lämna tillbaka en annan bricka.
# en: 16de4092
error-illegal-not-the-heap = Det är inte de brickor som ligger i högen.

### It cannot be read

# en: 48f52fa7
error-notation-action = Jag kan inte läsa ”{ $text }” som ett drag. Använd knapparna under `/hand`.
# en: 27fc1786
error-notation-seat = Det finns ingen spelare ”{ $text }” vid bordet.
# en: c7410b17
error-notation-tile = Det finns ingen bricka ”{ $text }” i spelet.
# en: b28ac14c
error-notation-card = Det finns inget kort ”{ $text }” i spelet.
# en: 61b3e31e
error-notation-side = Det finns ingen ände ”{ $text }” på bordet.
# en: fa2305b8
error-notation-half = Den brickan har ingen halva ”{ $text }”. Använd knapparna under `/hand`.

### Options and games

# en: 5c886f3f
error-option-unknown-option = Det finns inget val ”{ $option }”. Välj bland: { $allowed }
# en: ce93fbb0
error-option-bad-value = ”{ $value }” går inte för det här valet: { $option }. Välj bland: { $allowed }
# en: 3730240b
error-option-seats = Spelet är för { $fewest }–{ $most } spelare. Spelare nu: { $seats }.
# en: 754073b2
error-option-unknown-game = Det finns inget spel ”{ $game }”. Välj bland: { $allowed }

### A cut that can't be

# en: 2119b45c
error-cut-empty = Skriv ett ord eller två att kupera med.
# en: 56da3038
error-cut-long = Det är { $length } tecken. Gränsen är { $most }.
# en: 5bb97eef
error-cut-hidden = Alla kan inte se det här tecknet: { $char }. Ta bort det och kupera igen.
# en: d5381a6e
error-cut-blank = Ta bort mellanslagen före och efter ordet.
# en: 15898ba6
error-cut-form = Ordet är inte skrivet i Unicode NFC.
# en: 821bbf6d
error-cut-seat = Det finns ingen spelare ”{ $text }” vid bordet som kan kupera.
# en: 7b3850ee
error-cut-daily = Alla får samma giv, så ingen kan kupera den.
# en: d34a3d5b
error-cut-order = Kuperingarna står i fel ordning: ”{ $expected }” ska stå där ”{ $text }” står.

### A record

# en: bdce9df8
error-record =
    { $round ->
        [0] Protokollet går inte att kontrollera.
       *[other] { $action ->
            [0] Något är fel i omgång { $round }.
           *[other] Något är fel i omgång { $round }, drag { $action }.
        }
    }
# en: 667102e1
error-record-same-promise = Givarnas hemlighet stämmer inte med sigillet.
# en: 56704030
error-record-same-seed = Fröet till omgång { $round } kommer inte från givarnas hemlighet.

### The table

# en: ad6fcaac
error-table-gone = Det finns inget bord här. Öppna ett med `/play`.
# en: c7f48240
error-table-channel-taken = Kanalen har redan ett bord. Gå med där, eller ta en annan kanal eller en tråd.
# en: cdd77187
error-table-not-seated = Du är inte med i matchen.
# en: 34776149
error-table-not-host =
    { $action ->
        [end] { $host ->
            [nobody] Bara en moderator kan avsluta bordet nu.
           *[other] Bara värden (<@{ $host }>) eller en moderator kan avsluta bordet. Under en match kan du rösta för att avsluta den.
        }
       *[other] { $host ->
            [nobody] Det kan bara värden göra, och det finns ingen nu.
           *[other] Det kan bara värden göra: <@{ $host }>. Efter 5 lugna minuter i en lobby kan alla som är med göra det.
        }
    }
# en: 58251c6b
error-table-not-moderator = Det kan bara moderatorer göra (de som får hantera meddelanden här).
# en: ff50b097
error-table-not-yours = Det där hör till någon annan.
# en: 2c1e1cef
error-table-stale = Spelet har gått vidare, så inget spelades. Så här ser det ut nu.
# en: 19f7f6a8
error-table-fixture = Bordet är för ligans planerade match { NUMBER($number, useGrouping: 0) }. Spel och spelare är bestämda, och den räknas.
# en: aec158c8
error-table-not-expected = Den planerade matchen är mellan andra spelare.
# en: e10874bb
error-table-league-rules = Det är bestämt av ligans regler i den här matchen.
# en: fb892c7c
error-table-league-hints = ”{ button-hint }” förblir av: ligans regler tillåter ingen hjälp i den här matchen.
# en: fb71ef34
error-table-still-away = Någon av spelarna kan fortfarande komma tillbaka. Vem som helst kan avsluta matchen { $until }.
# en: ed46e5fe
error-table-league-end = Matchen räknas i ligan, så värden kan inte avsluta den ensam. Rösta för att avsluta den (röster som behövs: { $needed }), eller ge upp och låt de andra spela vidare.
# en: 5af81360
error-table-takeovers = Ingen kan ta över en plats i den här ligamatchen.
# en: 3031ee12
error-table-same-seats = Andra spelar också de här givarna, så här kan ingen ta över en plats.
# en: 6fe423c9
error-table-resigned = Du har gett upp matchen. I nästa kan du vara med igen.
# en: 4675d883
error-table-given-up = Den spelaren har gett upp, så ingen kan ta över platsen.
# en: 6ff9fbf2
error-table-not-resigned = Du kan bara ge upp din egen plats i en ligamatch. Du kan lämna i stället.
# en: a5026296
error-table-awaited =
    { $count ->
        [one] En spelare i den planerade matchen har inte satt sig än.
       *[other] { $count } spelare i den planerade matchen har inte satt sig än.
    }
# en: 69a35377
error-table-same-deals = Andra spelar samma givar, så de går inte att ändra här.
# en: 5b439162
error-table-full = Alla { $most } platser är tagna.
# en: 78e2d6f4
error-table-seat-taken = På den platsen sitter redan någon. Du kan bara ta över en plats från datorn.
# en: 9a36c983
error-table-no-seat = Den platsen finns inte.
# en: 827f7b38
error-table-already-seated = Du har redan en plats.
# en: 804beacd
error-table-already-started = Matchen har börjat. Platser och val ligger fast tills den är slut.
# en: 4d2eaac9
error-table-not-started = Matchen har inte börjat än.
# en: 7501b247
error-table-too-few = Spelet behöver minst { $fewest } spelare. Spelare nu: { $seats }. Låt fler gå med, eller lägg till datorer.
# en: df1e79e0
error-table-too-many = Spelet är för högst { $most } spelare. Spelare nu: { $seats }. Ta bort någon först.
# en: 5490f164
error-table-dealt = Det är redan utdelat. Efter omgången kan du kupera igen.
# en: 32ede279
error-table-seen-hand = Du har sett en annan hand den här omgången ({ $seat }), så du kan inte spela den här. Från nästa omgång kan du ta vilken ledig plats som helst.
# en: 6da260bc
error-table-between = Omgången är slut. Nästa börjar om ett ögonblick.
# en: 3f071754
error-table-not-between = Inget att vara redo för: omgången pågår.
# en: 56ba23c0
error-table-over = Matchen är slut.
# en: 21c2c697
error-table-not-over = Matchen är inte slut än.
# en: 3c98eaf4
error-table-paused = Matchen är pausad. Tryck först på ”{ button-resume }” i `/hand`.
# en: 901a0bf9
error-table-not-paused = Matchen är inte pausad.
# en: 0c193a9b
error-table-claims-open = Andra kan fortfarande ropa på det senaste kastet. Försök igen om några sekunder.
# en: 77595209
error-table-nothing = Välj något först.
# en: e289c944
error-table-bad-value = ”{ $value }” går inte. Välj bland: { $allowed }
# en: 43620a21
error-table-takeback-league = Här går det inte att ta tillbaka drag: matchen räknas, eller så spelar andra samma givar.
# en: 8b467d5f
error-table-takeback-late = För sent: det finns inget att ta tillbaka.
# en: c939039c
error-table-takeback-twice = Du kan bara be om att få ta tillbaka ett drag { $most } gånger per match.
# en: d38dca0d
error-table-asked = Svara först på frågan vid bordet: får det senaste draget tas tillbaka?
# en: bc578f5a
error-table-timed = Bordets tid är begränsad, så spelarna kan inte pausa det. Kvällens värd kan pausa hela kvällen.
# en: 8bdcaddf
error-table-time-up = { event-time-up }
# en: 8912c687
error-table-internal = { error-internal }

### Storage and old messages

# en: 70e3a663
error-storage = Jag kunde inte läsa eller spara något just nu. Inget har ändrats. Försök igen om en stund.
# en: 93797209
error-storage-conflict = Jag vet inte om det sparades. Titta på bordet innan du försöker igen.
# en: eaaaeefc
error-storage-unreachable = Jag kommer inte åt mitt minne just nu. Inget har ändrats. Försök igen om en stund.
# en: 15387d19
error-storage-superseded = Jag flyttar just till en annan dator. Inget har ändrats. Försök igen om en stund.
# en: b67a3254
error-button-old-button = Den knappen är för gammal för mig. Använd `/hand` för din hand, eller `/play` för ett bord.
