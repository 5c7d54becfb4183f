# Tábla Römi: names, moves, the rack, the table in words. The words of the leaflet.

### Tiles

# en: e849d0f6
rack-tile =
    { $colour ->
        [R] piros
        [Y] sárga
        [K] fekete
       *[B] kék
    } { $number }
# en: e6a5b12b
rack-joker = nyomtatott joker
# en: 9c278056
rack-a-tile =
    { $printed ->
        [yes] nyomtatott joker
       *[no] { $tile }
    }
# en: a3e0b82e
rack-tile-short =
    { $colour ->
        [R] P
        [Y] S
        [K] F
       *[B] K
    }{ $number }
# en: 24f60408
rack-tile-for = { $tile } ({ $stands })

### What happened

# en: 4fc1756b
event-rack-dealt = { $round }. leosztás: { $name } oszt.
# en: af16ccbc
event-turned-up =
    { $printed ->
        [yes] Nyomtatott jokert fordítottunk fel, így ebben a leosztásban csak a másik a joker.
       *[no] A felfordított kő: { $tile }. A joker: { $joker }.
    }
# en: cc0a0a8a
event-rack-draw = { $name } { verb-draw }.
# en: 8b4b9363
event-rack-drew = Ezt húztad: { rack-a-tile }.
# en: 13df45bd
event-end-hand =
    { $kind ->
        [runs] { $name } { verb-go } sorokkal és csoportokkal!
        [colours] { $name } { verb-go } egy színnel!
        [pairs] { $name } { verb-go } hét párral!
       *[total8] { $name } { verb-go } totál 8-assal!
    }
# en: e58bd4bf
event-rack-round-ended =
    { $end ->
        [hand] { $who ->
            [you] { $round }. leosztás: te nyertél.
           *[seat] { $round }. leosztás: { $name } nyert.
        }
       *[void] { $round }. leosztás: elfogyott a talon, senki sem nyert.
    }
# en: 1f675b64
rack-round-won =
    { $kind ->
        [runs] **{ $number }. leosztás**: { $names } nyert sorokkal és csoportokkal.
        [colours] **{ $number }. leosztás**: { $names } nyert egy színnel.
        [pairs] **{ $number }. leosztás**: { $names } nyert hét párral.
       *[total8] **{ $number }. leosztás**: { $names } nyert totál 8-assal.
    }
# en: c68f124e
event-rack-match-ended = Ez volt az utolsó leosztás. Vége a meccsnek.

### Moves in words: in replays, records and on the result

# en: 2eb1f686
move-rack-draw = { $name } ezt húzta: { rack-a-tile }.
# en: bc0a6b50
move-rack-take = { $name } { verb-take }: { rack-a-tile }.
# en: 3daca61f
move-rack-discard = { $name } { verb-discard }: { rack-a-tile }.
# en: dca085c1
move-draw-turned = { $name } { verb-take } a felfordított követ: { $tile }.
# en: 71bba34f
move-claim = { $name } { verb-claim }: { rack-a-tile }.
# en: de4f72e7
move-end-hand =
    { $kind ->
        [runs] { $name } befejezte sorokkal és csoportokkal: { $tiles }. Utolsó dobás: { $tile }.
        [colours] { $name } befejezte egy színnel: { $tiles }. Utolsó dobás: { $tile }.
        [pairs] { $name } befejezte hét párral: { $tiles }. Utolsó dobás: { $tile }.
       *[total8] { $name } befejezte totál 8-assal: { $tiles }. Utolsó dobás: { $tile }.
    }

### The hand: its first line says what the moment asks for. 45 letters, two lines at most

# en: 8ed76410
panel-rack-phase-first = Te kezdesz: dobj el egy követ.
# en: 41f9497c
panel-rack-phase-draw =
    { $take ->
        [yes] Húzz, vagy vedd fel: { $tile }.
       *[no] Húzz egy követ.
    }
# en: 2779c23c
panel-rack-phase-discard = Dobj el egy követ.
# en: e9316626
panel-rack-can-end = Összeállt a kezed! Fejezd be, vagy dobj el egy követ, és játssz tovább.
# en: 9843bef9
panel-rack-claimable = Az utolsó dobással összeáll a kezed: kérd!
# en: ea71d02f
panel-rack-arrange = Amíg vársz, rendezgetheted a köveidet.

### The hand: its buttons. 20 letters, those that go out 45, with the discard in the first 25

# en: 1ebc1593
panel-rack-draw = Húzás
    .deed = Húzás
# en: 4d656666
panel-rack-take = Felvétel: { $tile }
    .deed = Felvétel: { $tile }
# en: 6d50a3bb
panel-rack-claim = Kérem: { $tile }
    .deed = Kérés: { $tile }
# en: 321ec78c
panel-rack-draw-turned = Felfordított: { $tile }
    .deed = A felfordított kő felhúzása: { $tile }
# en: 80c7e833
panel-rack-end =
    { $kind ->
        [runs] Befejezem, dobás: { $tile } · sorok és csoportok
        [colours] Befejezem, dobás: { $tile } · egy szín
        [pairs] Befejezem, dobás: { $tile } · hét pár
       *[total8] Befejezem, dobás: { $tile } · totál 8-as
    }
    .deed =
    { $kind ->
        [runs] Befejezés, dobás: { $tile } · sorok és csoportok
        [colours] Befejezés, dobás: { $tile } · egy szín
        [pairs] Befejezés, dobás: { $tile } · hét pár
       *[total8] Befejezés, dobás: { $tile } · totál 8-as
    }
# en: c039405f
panel-rack-discard = Dobás: { $tile }
    .deed = Dobás: { $tile }
# en: 18748181
panel-rack-pick = Mozgass egy követ, vagy cserélj ki kettőt…
# en: 38eb6054
panel-rack-left = ◀
# en: 503935f1
panel-rack-right = ▶
# en: 6c25b66c
panel-rack-swap = Csere
# en: 8f546da5
button-sort-own = Saját sorrend

### The hand: lines below the first one, each one line of a phone (45 letters)

# en: 3c0e2790
panel-rack-printed = Nyomtatott joker = { $stands }
# en: 0ec36e9b
panel-rack-near = Legközelebbi cél: { $ways }
# en: 22e1bdbf
panel-rack-way =
    { $kind ->
        [runs] sorok és csoportok { $have }/{ $most }
        [colours] egy szín { $have }/{ $most }
        [pairs] párok { $have }/{ $most }
       *[total8] totál 8-as { $have }/{ $most }
    }
# en: 358a6a31
panel-rack-claim-line = • Ezt kéred: { $tile }. Mivel fejezed be?
# en: c570f8ef
panel-rack-draw-turned-line = • A felfordított követ húzod: { $tile }. Mivel fejezed be?

### The table in words: the alt text of pictures

# en: e542c449
alt-rack-turned =
    { $there ->
        [yes] A felfordított kő: { $tile }. Jokerek: { $jokers }.
       *[no] A felfordított kő már nincs ott. Jokerek: { $jokers }.
    }
# en: db09511c
alt-rack-won =
    { $kind ->
        [runs] A győztes kéz, sorok és csoportok: { $list }.
        [colours] A győztes kéz, egy szín: { $list }.
        [pairs] A győztes kéz, hét pár: { $list }.
       *[total8] A győztes kéz, totál 8-as: { $list }.
    }
# en: 74fe3b06
alt-rack-talon =
    { $talon ->
        [0] Üres a talon.
       *[other] { $talon } kő a talonban.
    }
# en: 328aa4b2
alt-rack-discards = { $name } utolsó dobásai, elöl a legfrissebb: { $list }.

### The game and its options

# en: 6ece3c04
about-tabla = Gyűjts össze elsőnek 14 követ sorokban és csoportokban, vagy hét párt.
# en: 3f240928
game-tabla = Tábla römi
# en: ea8c7985
option-direction = Játékirány
# en: 67997b3f
option-direction-left = balra tart
# en: 50abcc1a
option-direction-right = jobbra tart
# en: 0d9a614c
option-printed-jokers = Nyomtatott jokerek
# en: 73be5597
option-printed-jokers-stand-in = sima kövek
# en: 2c35f5f7
option-printed-jokers-wild = ezek is jokerek
# en: f65613c7
option-claims = Kérés soron kívül
# en: 134a0468
option-claims-yes = igen
# en: 56435f6b
option-claims-no = nem
# en: ad449eb0
option-deals = Leosztások
# en: 5be60109
option-deals-3 = három
# en: 360f340e
option-deals-1 = egy
# en: a8d20ce5
option-deals-5 = öt
# en: 9b301c2d
option-deals-7 = hét

### The rules: see rules.ftl

# en: 365140b6
rules-tabla =
    Kövek 1-től 13-ig négy színben, mindegyik kétszer. Egyet felfordítunk: a színben megegyező, rangban következő kő a joker. Ha te következel, húzol a talonból, vagy felveszed az utolsó dobást, aztán dobsz. A végéig semmit sem raksz le: azé a leosztás, akinek a 15 kövéből 14 szabályos kombinációkat alkot, és a tizenötödiket eldobja.
    Mivel lehet befejezni: sorok és csoportok; 14 azonos színű kő; hét pár; vagy totál 8-as, a másik hat kő pedig sorokban és csoportokban. Ha az utolsó dobással összeáll a kezed, soron kívül is kérheted.
    .alt = A felfordított kő a kék 5, tehát a kék 6 a joker. Kéz sorokkal és csoportokkal: piros 1, piros 2, piros 3, piros 4; kék 7, fekete 7, sárga 7; fekete 11, fekete 12, fekete 13, fekete 1; sárga 3, kék 6 (piros 3), kék 3.
# en: c6adde30
rule-TR-1 = 2–4 játékos. Számok 1-től 13-ig pirosban, sárgában, feketében és kékben, minden kő kétszer, és két nyomtatott joker: összesen 106 kő.
# en: 7d7501cc
rule-TR-2 = Az osztó után ülő játékos 15, a többiek 14-14 követ kapnak. Egy kő felfordítva, mindenki számára láthatóan fekszik: ez a felfordított kő, nem tartozik a talonhoz. Az első osztót sorsolással választjuk; aztán az osztás a játék irányában halad tovább.
# en: df190c9e
rule-TR-3 = Joker a felfordított kővel színben megegyező, rangban következő mindkét kő (a 13 után az 1 jön). A nyomtatott joker sima kő a joker színével és számával. „{ option-printed-jokers }: { option-printed-jokers-wild }” esetén az is joker. Ha nyomtatott joker a felfordított kő, csak a másik a joker. A joker önmagát is jelentheti.
# en: 001200ff
rule-TR-4 = Befejezni csak kézből, egyszerre lehet (handolás): 14 köved szabályos kombinációkat alkot, a tizenötödiket eldobod, akár jokert is.
# en: cf4309f8
rule-TR-5 = Szabályos kombinációk. Sorok és csoportok: azonos színű, rangban egymást követő, legalább három kő, az 1 a 2 előtt vagy a 13 után, de csak egy helyen; illetve három vagy négy azonos rangú, de különböző színű kő; mindegyikben legalább egy természetes kő. Színek: 14 azonos színű kő. Duplák: hét pár egyforma kő; két joker is pár. Totál 8-as: nyolc azonos rangú kő, bármilyen színben, legalább egy természetes, a másik hat pedig sorokban és csoportokban.
# en: 65174ac9
rule-TR-6 = A 15 köves játékos dobással kezd, vagy befejezi. Ha te következel, húzz a talonból, vagy vedd fel az utolsó dobást, aztán dobj, vagy fejezd be. A most felvett vagy kért követ nem dobhatod el, kivéve ha a párja már előtte nálad volt.
# en: 95fb00ec
rule-TR-7 = Ha az utolsó dobással összeáll a kezed, soron kívül is kérheted, és befejezheted, amíg a következő játékos nem húz. A saját dobásodat nem kérheted. Ha többen kérik, azé, aki előbb következne. A menü gombja, „{ button-claims-on }”, rögtön kér helyetted.
# en: 84805f6b
rule-TR-8 = A felfordított követ csak a befejezéshez húzhatod fel, a talon helyett: ha a hetedik párod hiányzó tagja, vagy a totál 8-as nyolcadik tagja. Felfordított nyomtatott jokert nem lehet felhúzni.
# en: 90bbd10e
rule-TR-9 = Ha egy kör elején üres a talon, és senki sem kéri az utolsó dobást, a leosztást senki sem nyeri meg. Egy leosztás egy pontot ér; a meccset a legtöbb pont nyeri.

### A rule forbids it

# en: 4b69f114
error-illegal-just-taken = Most vetted fel, ezért ebben a körben nem dobhatod el: { $tile }.
# en: 2db86109
error-illegal-talon-empty = Üres a talon. Már csak az utolsó dobást lehet kérni.
# en: ab651e83
error-illegal-not-these-tiles = Nem ezek a kövek vannak nálad. A befejezéshez használd a gombját.
# en: ed5c768b
error-illegal-no-such-hand =
    { $kind ->
        [runs] Ezek nem sorok és csoportok.
        [colours] Ez nem egy szín.
        [pairs] Ez nem hét pár.
       *[total8] Ez nem totál 8-as.
    }
# en: 7f77d2ff
error-illegal-has-drawn = Már 15 köved van. Dobj el egyet, vagy fejezd be.
# en: 3ef085ee
error-illegal-turned-must-serve = A felfordított kő csak a hetedik pár vagy a totál 8-as tagja lehet.
# en: d61ad7f0
error-illegal-no-claims = Ennél az asztalnál nem lehet dobást kérni.
# en: d986400a
error-illegal-joker-stands-for = Itt nem helyettesítheti joker: { $tile }.
# en: 06704c79
error-illegal-nothing-to-claim = Nincs mit kérni. Lehet, hogy a következő játékos már húzott.
# en: 54719b01
error-illegal-not-the-last = Már nem az az utolsó dobás. Nézz az asztalra: lehet, hogy valaki felvette.
# en: 332ac9ea
error-illegal-own-discard = Ezt te dobtad el, ezért nem kérheted: { $tile }.
# en: d84ed86d
error-illegal-not-a-joker = { $tile } ebben a leosztásban nem joker.
# en: f572bbb1
error-illegal-cannot-end-with = { $tile } nem teszi teljessé a kezed, ezért nem kérheted.
# en: 374a3f72
error-illegal-not-the-turned = A felfordított kő: { $tile }.
# en: 1f9581e7
error-illegal-turned-ends-only = A felfordított követ csak a befejezéshez húzhatod, és { $tile } nem teszi teljessé a kezed.
# en: c6860a34
error-illegal-must-draw-first = Előbb húzz egy követ, vagy vedd fel az utolsó dobást.
# en: 85df50d4
error-illegal-must-end = Ha dobást kérsz, vagy felhúzod a felfordított követ, be is fejezed vele.
