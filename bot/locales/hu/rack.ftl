# Tábla Römi: names, moves, the rack, the table in words. The words of the leaflet.

### Tiles

rack-tile =
    { $colour ->
        [R] piros
        [Y] sárga
        [K] fekete
       *[B] kék
    } { $number }
rack-joker = nyomtatott joker
rack-tile-short =
    { $colour ->
        [R] P
        [Y] S
        [K] F
       *[B] K
    }{ $number }
rack-tile-for = { $tile } ({ $stands })

### What happened

event-rack-dealt = { $round }. leosztás: { $name } oszt.
event-turned-up =
    { $printed ->
        [yes] Nyomtatott jokert fordítottunk fel, így ebben a leosztásban csak a másik a joker.
       *[no] A felfordított kő: { $tile }. A joker: { $joker }.
    }
event-rack-draw = { $name } húzott.
event-rack-drew = Ezt húztad: { $tile }.
event-rack-take = { move-rack-take }
event-rack-discard = { move-rack-discard }
event-draw-turned = { move-draw-turned }
event-claim = { move-claim }
event-end-hand =
    { $kind ->
        [runs] { $name } befejezte sorokkal és csoportokkal!
        [colours] { $name } befejezte egy színnel!
        [pairs] { $name } befejezte hét párral!
       *[total8] { $name } befejezte totál 8-assal!
    }
event-rack-round-ended =
    { $end ->
        [hand] { $round }. leosztás: { $name } nyert.
       *[void] { $round }. leosztás: elfogyott a talon, senki sem nyert.
    }
rack-round-won =
    { $kind ->
        [runs] **{ $number }. leosztás**: { $names } nyert sorokkal és csoportokkal.
        [colours] **{ $number }. leosztás**: { $names } nyert egy színnel.
        [pairs] **{ $number }. leosztás**: { $names } nyert hét párral.
       *[total8] **{ $number }. leosztás**: { $names } nyert totál 8-assal.
    }
event-rack-match-ended = Ez volt az utolsó leosztás. Vége a meccsnek.

### Moves in words: in replays, records and on the result

move-rack-draw = { $name } ezt húzta: { $tile }.
move-rack-take = { $name } felvette: { $tile }.
move-rack-discard = { $name } eldobta: { $tile }.
move-draw-turned = { $name } felhúzta a felfordított követ: { $tile }.
move-claim = { $name } kérte: { $tile }.
move-end-hand =
    { $kind ->
        [runs] { $name } befejezte sorokkal és csoportokkal: { $tiles }. Utolsó dobás: { $tile }.
        [colours] { $name } befejezte egy színnel: { $tiles }. Utolsó dobás: { $tile }.
        [pairs] { $name } befejezte hét párral: { $tiles }. Utolsó dobás: { $tile }.
       *[total8] { $name } befejezte totál 8-assal: { $tiles }. Utolsó dobás: { $tile }.
    }

### The hand: its first line says what the moment asks for. 45 letters, two lines at most

panel-rack-phase-first = Te kezdesz: dobj el egy követ.
panel-rack-phase-draw =
    { $take ->
        [yes] Húzz, vagy vedd fel: { $tile }.
       *[no] Húzz egy követ.
    }
panel-rack-phase-discard = Dobj el egy követ.
panel-rack-can-end = Összeállt a kezed! Fejezd be, vagy dobj el egy követ, és játssz tovább.
panel-rack-claimable = Az utolsó dobással összeáll a kezed: kérd!
panel-rack-arrange = Amíg vársz, rendezgetheted a köveidet.

### The hand: its buttons. 20 letters, those that go out 45, with the discard in the first 25

panel-rack-draw = Húzás
    .deed = Húzás
panel-rack-take = Felvétel: { $tile }
    .deed = Felvétel: { $tile }
panel-rack-claim = Kérem: { $tile }
    .deed = Kérés: { $tile }
panel-rack-draw-turned = Felfordított: { $tile }
    .deed = A felfordított kő felhúzása: { $tile }
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
panel-rack-discard = Dobás: { $tile }
    .deed = Dobás: { $tile }
panel-rack-pick = Mozgass egy követ, vagy cserélj ki kettőt…
panel-rack-left = ◀
panel-rack-right = ▶
panel-rack-swap = Csere
button-sort-own = Saját sorrend

### The hand: lines below the first one, each one line of a phone (45 letters)

panel-rack-printed = nyomtatott joker = { $stands }
panel-rack-way =
    { $kind ->
        [runs] sorok és csoportok { $have }/{ $most }
        [colours] egy szín { $have }/{ $most }
        [pairs] párok { $have }/{ $most }
       *[total8] totál 8-as { $have }/{ $most }
    }
panel-rack-take-line = • Javaslat: vedd fel: { $tile }.
panel-rack-draw-line = • Javaslat: húzz egy követ.
panel-rack-claim-line = • Ezt kéred: { $tile }. Mivel fejezed be?
panel-rack-draw-turned-line = • A felfordított követ húzod: { $tile }. Mivel fejezed be?

### The table in words: the alt text of pictures

alt-rack-turned =
    { $there ->
        [yes] A felfordított kő: { $tile }. Jokerek: { $jokers }.
       *[no] A felfordított kő már nincs ott. Jokerek: { $jokers }.
    }
alt-rack-won =
    { $kind ->
        [runs] A győztes kéz, sorok és csoportok: { $list }.
        [colours] A győztes kéz, egy szín: { $list }.
        [pairs] A győztes kéz, hét pár: { $list }.
       *[total8] A győztes kéz, totál 8-as: { $list }.
    }
alt-rack-talon =
    { $talon ->
        [0] Üres a talon.
       *[other] { $talon } kő a talonban.
    }
alt-rack-discards = { $name } utolsó dobásai, elöl a legfrissebb: { $list }.

### The game and its options

about-tabla = Gyűjts össze elsőnek 14 követ sorokban és csoportokban, vagy hét párt.
game-tabla = Tábla römi
option-direction = Játékirány
option-direction-left = balra tart
option-direction-right = jobbra tart
option-printed-jokers = Nyomtatott jokerek
option-printed-jokers-stand-in = sima kövek
option-printed-jokers-wild = ezek is jokerek
option-claims = Kérés soron kívül
option-claims-yes = igen
option-claims-no = nem
option-deals = Leosztások
option-deals-3 = három
option-deals-1 = egy
option-deals-5 = öt
option-deals-7 = hét

### The rules: see rules.ftl

rules-tabla =
    Kövek 1-től 13-ig négy színben, mindegyik kétszer. Egyet felfordítunk: a színben megegyező, rangban következő kő a joker. Ha te következel, húzol a talonból, vagy felveszed az utolsó dobást, aztán dobsz. A végéig semmit sem raksz le: azé a leosztás, akinek a 15 kövéből 14 szabályos kombinációkat alkot, és a tizenötödiket eldobja.
    Mivel lehet befejezni: sorok és csoportok; 14 azonos színű kő; hét pár; vagy totál 8-as, a másik hat kő pedig sorokban és csoportokban. Ha az utolsó dobással összeáll a kezed, soron kívül is kérheted.
    .alt = A felfordított kő a kék 5, tehát a kék 6 a joker. Kéz sorokkal és csoportokkal: piros 1, piros 2, piros 3, piros 4; kék 7, fekete 7, sárga 7; fekete 11, fekete 12, fekete 13, fekete 1; sárga 3, kék 6 (piros 3), kék 3.
rule-TR-1 = 2–4 játékos. Számok 1-től 13-ig pirosban, sárgában, feketében és kékben, minden kő kétszer, és két nyomtatott joker: összesen 106 kő.
rule-TR-2 = Az osztó után ülő játékos 15, a többiek 14-14 követ kapnak. Egy kő felfordítva, mindenki számára láthatóan fekszik: ez a felfordított kő, nem tartozik a talonhoz. Az első osztót sorsolással választjuk; aztán az osztás a játék irányában halad tovább.
rule-TR-3 = Joker a felfordított kővel színben megegyező, rangban következő mindkét kő (a 13 után az 1 jön). A nyomtatott joker sima kő a joker színével és számával. „{ option-printed-jokers }: { option-printed-jokers-wild }” esetén az is joker. Ha nyomtatott joker a felfordított kő, csak a másik a joker. A joker önmagát is jelentheti.
rule-TR-4 = Befejezni csak kézből, egyszerre lehet (handolás): 14 köved szabályos kombinációkat alkot, a tizenötödiket eldobod, akár jokert is.
rule-TR-5 = Szabályos kombinációk. Sorok és csoportok: azonos színű, rangban egymást követő, legalább három kő, az 1 a 2 előtt vagy a 13 után, de csak egy helyen; illetve három vagy négy azonos rangú, de különböző színű kő; mindegyikben legalább egy természetes kő. Színek: 14 azonos színű kő. Duplák: hét egyforma pár; két joker is pár. Totál 8-as: nyolc azonos rangú kő, bármilyen színben, legalább egy természetes, a másik hat pedig sorokban és csoportokban.
rule-TR-6 = A 15 köves játékos dobással kezd, vagy befejezi. Ha te következel, húzz a talonból, vagy vedd fel az utolsó dobást, aztán dobj, vagy fejezd be. A most felvett vagy kért követ nem dobhatod el, kivéve ha a párja már előtte nálad volt.
rule-TR-7 = Ha az utolsó dobással összeáll a kezed, soron kívül is kérheted, és befejezheted, amíg a következő játékos nem húz. A saját dobásodat nem kérheted. Ha többen kérik, azé, aki előbb következne. A menüben a „{ button-claims-on }” rögtön kér helyetted.
rule-TR-8 = A felfordított követ csak a befejezéshez húzhatod fel, a talon helyett: ha a hetedik párod hiányzó tagja, vagy a totál 8-as nyolcadik tagja. Felfordított nyomtatott jokert nem lehet felhúzni.
rule-TR-9 = Ha egy kör elején üres a talon, és senki sem kéri az utolsó dobást, a leosztást senki sem nyeri meg. Egy leosztás egy pontot ér; a meccset a legtöbb pont nyeri.

### A rule forbids it

error-illegal-just-taken = Most vetted fel, ezért ebben a körben nem dobhatod el: { $tile }.
error-illegal-talon-empty = Üres a talon. Már csak az utolsó dobást lehet kérni.
error-illegal-not-these-tiles = Nem ezek a kövek vannak nálad. A befejezéshez használd a gombját.
error-illegal-no-such-hand =
    { $kind ->
        [runs] Ezek nem sorok és csoportok.
        [colours] Ez nem egy szín.
        [pairs] Ez nem hét pár.
       *[total8] Ez nem totál 8-as.
    }
error-illegal-has-drawn = Már 15 köved van. Dobj el egyet, vagy fejezd be.
error-illegal-turned-must-serve = A felfordított kőnek a hetedik párban vagy a nyolcas tagjaként kell állnia.
error-illegal-no-claims = Ennél az asztalnál nem lehet dobást kérni.
error-illegal-joker-stands-for = Itt nem helyettesítheti joker: { $tile }.
error-illegal-nothing-to-claim = Nincs mit kérni. Lehet, hogy a következő játékos már húzott.
error-illegal-not-the-last = Már nem az az utolsó dobás. Nézz az asztalra: lehet, hogy valaki felvette.
error-illegal-own-discard = Ezt te dobtad el, ezért nem kérheted: { $tile }.
error-illegal-not-a-joker = { $tile } ebben a leosztásban nem joker.
error-illegal-cannot-end-with = { $tile } nem teszi teljessé a kezed, ezért nem kérheted.
error-illegal-not-the-turned = A felfordított kő: { $tile }.
error-illegal-turned-ends-only = A felfordított követ csak a befejezéshez húzhatod, és { $tile } nem teszi teljessé a kezed.
error-illegal-must-draw-first = Előbb húzz egy követ, vagy vedd fel az utolsó dobást.
error-illegal-must-end = Ha dobást kérsz, vagy felhúzod a felfordított követ, be is fejezed vele.
