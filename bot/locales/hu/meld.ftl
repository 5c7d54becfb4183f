# Römi 40, 50, 51 and Joker-mánia 51: names, moves, the hand and its plan, the table in words. The words of the leaflet.

### Cards

# en: 47b57459
card =
    { $suit ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    } { $rank ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $rank }
    }
# en: ad3ee05b
card-short = { $rank }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
# en: abfd1dfc
card-joker = joker
# en: b572b1c9
card-joker-for = { card-joker } ({ $card })
# en: 08d401b9
card-joker-short = Joker

### Combinations in words: “kőr 7, 8, joker (9), 10”, “pikk, kőr, treff dáma”

# en: d14314a8
card-rank =
    { $what ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $what }
    }
# en: 3378bba4
card-suit =
    { $what ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    }
# en: c598ca1d
meld-run = { $suit ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    } { $list }
# en: eed444a7
meld-group = { $list } { $rank ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $rank }
    }
# en: f1a7ec32
meld-joker-as = { card-joker } ({ $what })

### What happened

# en: 2139e8fb
event-meld-dealt = { $round }. leosztás: { $name } oszt.
# en: 50781ce2
event-meld-draw = { $name } { verb-draw }.
# en: 0f4e7ea7
event-meld-drew = Ezt húztad: { $tile }.
# en: 9c85e468
event-met = { $name } teljesítette a minimumot, { $points } ponttal.
# en: 32c8690a
event-talon = Elfogyott a talon: a dobóhalomból lett új.
# en: 5c3dfe26
event-meld-round-ended =
    { $end ->
        [out] { $who ->
            [you] { $round }. leosztás: befejezted és nyertél.
           *[seat] { $round }. leosztás: { $name } befejezte és nyert.
        }
        [hand] { $who ->
            [you] { $round }. leosztás: kézből fejezted be, és nyertél.
           *[seat] { $round }. leosztás: { $name } kézből fejezte be, és nyert.
        }
       *[void] { $round }. leosztás: újra elfogyott a talon. Senki sem nyert, és minden kézben maradt lap számít.
    }
# en: b03736cd
event-meld-match-ended = Ez volt az utolsó leosztás. Vége a meccsnek.

### Moves in words: in replays, records and on the result

# en: d5299443
move-meld-draw = { $name } ezt húzta: { $tile }.
# en: 0307b7fe
move-meld-take = { $name } { verb-take } a dobóhalomból: { $tile }.
# en: 99c77b1d
move-meld = { $name } { verb-lay }: { $tiles }.
# en: f3e03a22
move-layoff = { $name } { verb-add } ({ $number }. kombináció): { $tiles }.
# en: a6fd451b
move-melds =
    { $points ->
        [0] { $name } { verb-lay }: { $parts }.
       *[other] { $name } { verb-lay }: { $parts } ({ $points } pont).
    }
# en: 61373ca6
move-layoffs = { $name } { verb-add }: { $parts }.
# en: ab1259a6
part-layoff = { $tiles } ({ $number }. kombináció)
# en: b77b3518
move-swap = { $name } jokerre { verb-swap }: { $tiles }.
# en: 580b572b
move-discard = { $name } { verb-discard }: { $tile }.
# en: 3589ee74
move-talon = A dobóhalomból lett az új talon.

### The hand: its first line says what the moment asks for. 40 letters

# en: b7f86006
panel-meld-phase-first = Te kezdesz: dobj el egy lapot.
# en: f4bcc924
panel-meld-phase-draw =
    { $take ->
        [yes] Húzz, vagy vedd fel: { $tile }.
       *[no] Húzz egy lapot.
    }
# en: f51e0c60
panel-meld-phase-play =
    { $lay ->
        [yes] Rakj le, vagy dobj.
        [done] Most dobd el: { $tile }.
       *[no] Dobj el egy lapot.
    }

### The hand: its buttons, five in a row on a phone. 12 letters, 20 at most

# en: 62021516
panel-meld-draw = Húzás
    .deed = Húzás
# en: ce4aa571
panel-meld-take = Felvétel: { $tile }
    .deed = Felvétel: { $tile }
# en: 032cd393
panel-meld-lay = Lerakás: { $what }
# en: 81b064b2
panel-meld-layoff = Szúrás: { $number }
# en: 5899e950
panel-meld-swap = Jokercsere: { $number }
# en: 8b381d9b
panel-meld-other = Inkább: { $list }
# en: 318ac1f0
panel-meld-discard = Dobás: { $tile }
    .deed = Dobás: { $tile }
# en: 0cc36cdc
panel-meld-to-layoff = Szúrás: { $number } · { $what }
# en: 94e0b822
panel-meld-to-swap = Jokercsere: { $number } · { $what }
# en: 35605ef2
button-sort-suit = Szín szerint
# en: 0623d77d
button-sort-rank = Rang szerint
# en: 9bf0b06c
button-sort-melds = Kombinációk

### The plan: lines below the first one

# en: 2aa07b7c
panel-meld-plan = **Terv – amíg nem dobsz, semmi sem történik:** { $list }
# en: 1a8a331b
panel-meld-take-line = felvétel: { $list }
# en: 39ea9c2c
panel-meld-meld-line = lerakás: { $list }
# en: d142ebfb
panel-meld-layoff-line = szúrás **{ $number }**: { $list }
# en: d57beff2
panel-meld-swap-line = jokercsere **{ $number }**: { $list }
# en: 869cf2a3
panel-meld-points =
    { $enough ->
        [yes] { $points } pont, ez elég (minimum: { $minimum }).
       *[no] { $points } pont, a minimum { $minimum }: rakj le többet, vagy vedd vissza a lapokat.
    }

### What a plan still lacks (`plan-<code>`): the last line of the plan. 90 letters

# en: 6e7cf220
plan-no-combination = Ezek a lapok nem alkotnak kombinációt, és együtt egy lerakotthoz sem illenek.
# en: 73d52f9f
plan-too-few-picked = Jelölj ki legalább három lapot egy kombinációhoz, vagy egyet eldobásra.
# en: 8f257b48
plan-minimum-first = Előbb rakj le új kombinációkat ennyi pontért: { $minimum }. Utána szúrhatsz.
# en: a6caed98
plan-joker-not-used = Használd fel a szerzett jokert: nem maradhat a kezedben.
# en: 0ce24fec
plan-taken-not-laid = Ezt vetted fel: { $tile }. Rakd le még most, vagy tedd vissza.
# en: 31b675d4
plan-taken-needs-naturals = { $tile } mellé két természetes lap kell a kezedből.
# en: c73a3048
plan-taken-needs-hand = { $tile } mellé lapok kellenek a kezedből.
# en: 4dbd99c5
plan-taken-laid-alone = { $tile } egymagában nem mehet oda: tégy hozzá még egy lapot, vagy legyen nálad a párja.
# en: ceba49c0
plan-taken-again = { $tile } most került hozzád a dobóhalomból, ezért nem dobhatod el.
# en: be0bad03
plan-first-only-discards = Az első körödben csak dobsz, hacsak nem fejezed be kézből.
# en: 32bfeb01
plan-nothing-to-discard = Tarts meg egy lapot a dobáshoz.
# en: f3089513
plan-not-in-hand = Már nincs nálad: { $tile }.

### The table in words: the alt text of pictures

# en: 4b05f80c
alt-meld-empty = Még nincs kombináció az asztalon.
# en: 8c0460c7
alt-meld-table = Az asztalon: { $list }.
# en: 4eeaf230
alt-meld-one = { $number }: { $what }
# en: 268770a4
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(szúrható: { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}(a jokere ezért: { $price })
       *[no] { "" }
    }
# en: 554c5c8b
alt-meld-piles =
    { $talon ->
        [0] Üres a talon.
       *[other] { $talon } lap a talonban.
    } { $count ->
        [0] Üres a dobóhalom.
       *[other] Az utolsó dobás: { $top }.
    }
# en: d200e06c
alt-meld-direction =
    { $step ->
        [1] A játék balra tart.
       *[other] A játék jobbra tart.
    }
# en: 933b0870
alt-meld-met =
    { $count ->
        [0] Még senki sem teljesítette a minimumot ({ $minimum }).
       *[other] A minimumot ({ $minimum }) teljesítette: { $names }.
    }
# en: 4fa0b72f
alt-meld-fits =
    { $met ->
        [yes] Szúrhatsz: { $list }.
       *[no] Ha megvan a minimum, szúrhatsz: { $list }.
    }
# en: d0ce66a7
alt-meld-goes = { $list } ide: { $number }
# en: fac4f8d4
alt-meld-wins = { $list } a jokerért ide: { $number }

### The games and their options

# en: 8b040c92
about-romi40 = Rakj le sorokat és csoportokat 40 pontért, és fejezd be elsőnek.
# en: 715eab09
about-romi50 = Rakj le sorokat és csoportokat 50 pontért, jokerek nélkül.
# en: 570b8aa4
about-romi51 = Rakj le sorokat és csoportokat 51 pontért, és fejezd be elsőnek.
# en: cfd3d993
about-joker-mania = Rakj le sorokat és csoportokat 51 pontért; mindenki kap egy jokert.
# en: 39d63f47
game-romi40 = Römi 40
# en: feca8e70
game-romi50 = Römi 50
# en: 98fe52a7
game-romi51 = Römi 51
# en: 2f1fc02c
game-joker-mania = Joker-mánia 51
# en: 29b25ceb
option-hand-doubles = Handolás
# en: 694317ff
option-hand-doubles-no = a szokásos pontok
# en: 913ffffc
option-hand-doubles-yes = a többiek pontja dupla

### The rules: see rules.ftl

# en: 578929cb
rules-romi40 =
    Römi két csomag francia kártyával és két jokerrel. Húzol egy lapot, sorokat és csoportokat raksz le vagy szúrsz a már lerakottakhoz, aztán dobsz. Az első kombinációid együtt legalább 40 pontot érjenek.
    Aki befejezi, megnyeri a leosztást, a többieknek a kezükben maradt lapok számítanak. A legkevesebb pont nyer.
    .alt = Kártyaasztal négy kombinációval: kőr 7, 8, joker (9), 10; pikk, kőr, treff dáma; káró ász, 2, 3; és treff 4, 5, 6, 7, ahová a 7 most került.
# en: 320d2ea6
rules-romi50 =
    Römi két csomag francia kártyával, joker nélkül. Húzol egy lapot, sorokat és csoportokat raksz le vagy szúrsz a már lerakottakhoz, aztán dobsz. Az első kombinációid együtt legalább 50 pontot érjenek.
    Aki befejezi, megnyeri a leosztást, a többieknek a kezükben maradt lapok számítanak. A legkevesebb pont nyer.
    .alt = Kártyaasztal négy kombinációval: kőr 7, 8, 9, 10; pikk, kőr, treff dáma; káró ász, 2, 3; és treff 4, 5, 6, 7, ahová a 7 most került.
# en: fff61df4
rules-romi51 =
    Römi két csomag francia kártyával és két jokerrel. Az első kombinációid együtt legalább 51 pontot érjenek. Az utoljára eldobott lapot mindig felveheted, minden kötelezettség nélkül.
    Aki befejezi, megnyeri a leosztást, a többieknek a kezükben maradt lapok számítanak. A legkevesebb pont nyer.
    .alt = Kártyaasztal négy kombinációval: kőr 7, 8, joker (9), 10; pikk, kőr, treff dáma; káró ász, 2, 3; és treff 4, 5, 6, 7, ahová a 7 most került.
# en: 279a75ec
rules-joker-mania =
    Römi két csomag francia kártyával és játékosonként egy jokerrel. Az első kombinációid együtt legalább 51 pontot érjenek. A felvett lap mellé két természetes lap kell a kezedből.
    Aki befejezi, megnyeri a leosztást, a többieknek a kezükben maradt lapok számítanak. A legkevesebb pont nyer.
    .alt = Kártyaasztal négy kombinációval: kőr 7, 8, joker (9), 10; pikk, kőr, treff dáma; káró ász, 2, 3; és treff 4, 5, 6, 7, ahová a 7 most került.
# en: 97e60666
rule-RO-1 = 2–4 játékos, két csomag 52 lapos francia kártya. A Römi 40-ben és 51-ben összesen két joker van, a Römi 50-ben egy sincs, a Joker-mániában játékosonként egy.
# en: afa4aff2
rule-RO-2 = Az osztó után ülő játékos 15, a többiek 14-14 lapot kapnak. A maradék a talon. A Joker-mániában mindenki lapjai között van egy joker, a talonban egy sincs. Az első osztót sorsolással választjuk, aztán az osztás a játék irányában halad tovább. Az a leosztás is számít, amelyet senki sem nyer meg.
# en: 689ba68a
rule-RO-3 = A 2–10 annyit ér, amennyi rajta áll; a bubi, a dáma és a király 10 pontot, az ász mindig 11-et. A joker annyit ér, mint a helyettesített lap, kézben maradva 20 pontot.
# en: 69833365
rule-RO-4 = Sor: azonos színű, rangban egymást követő, legalább három, legfeljebb 13 lap. Az ász a 2 elé vagy a király után kerül, de csak egy helyen szerepelhet: a király, ász, 2 szabálytalan.
# en: 8b8951bf
rule-RO-5 = Csoport: három vagy négy azonos rangú, de csupa különböző színű lap (terc, kvart).
# en: a6f8bbe8
rule-RO-6 = Egy kombinációban legfeljebb két joker és legalább egy természetes lap van. A lerakáskor megmondod, mit helyettesít a joker, és az is marad.
# en: 12504259
rule-RO-7 = A 15 lapos játékos az első körében csak dob, hacsak nem fejezi be kézből.
# en: e847c597
rule-RO-8 = Ha te következel, vegyél el egy lapot: húzz a talonból, vagy vedd fel a dobóhalom legfelső lapját, ha a szabályok engedik. Utána tetszés szerint lerakhatsz kombinációkat, szúrhatsz és jokert szerezhetsz. Végül dobj el egy lapot. A most felvett lapot ugyanabban a körben nem dobhatod el, kivéve ha a párja már előtte nálad volt.
# en: e0b52713
rule-RO-9 = Lerakási minimum: az egy körben lerakott első kombinációid együtt legalább 40, 50 vagy 51 pontot érjenek (a Joker-mániában 51-et). A jokerek számítanak, a szúrt lapok nem.
# en: b1830033
rule-RO-10 = Handolás: ha korábban semmit sem raktál le, most pedig valamennyi lapodat egyszerre rakod le, és az utolsót eldobod, nem kell a lerakási minimum.
# en: efb5d943
rule-RO-11 = Szúrás: ha teljesítetted a lerakási minimumot (akár ebben a körben), vagy kézből fejezed be, bármelyik asztalon lévő kombinációt kiegészítheted, egyszerre több lappal is. A sor a két végén nő, a csoport négyig. Jokert is szúrhatsz.
# en: 6ccea019
rule-RO-12 = Jokerszerzés: sorból azzal a természetes lappal, amelyet a joker helyettesít; csoportból csak az összes hiányzó szín lerakásával. A szerzett jokert azonnal fel kell használnod: sosem kerül a kezedbe vagy a dobóhalomba. A lerakási minimum előtt csak akkor szerezhetsz jokert, ha kézből fejezed be. A Römi 50-ben nincs joker.
# en: 72c09041
rule-RO-13 = Az asztalon lévő kombinációkat nem lehet megosztani, összevonni vagy átrendezni. Amíg nem dobsz, átgondolhatod a tervedet; a szabályok az egész lépésedet nézik, amikor dobsz.
# en: 3527911f
rule-RO-14 = A leosztás első húzásakor kötelezettség nélkül felveheted a dobóhalom legfelső lapját, a Römi 51-ben pedig mindig.
# en: 2a1d527b
rule-RO-15 = Később a többi játékban csak akkor veheted fel, ha még ebben a körben lerakod, és már teljesítetted a lerakási minimumot, most teljesíted (a lap beleszámít), vagy kézből fejezed be. Új kombinációban lapok kellenek mellé a kezedből (a Joker-mániában legalább két természetes lap). Szúrni csak akkor szabad vele, ha a párja a kezedben van, vagy ha vele együtt még egy lapot szúrsz a kezedből. Ha ebben a körben befejezed, bárhogyan felhasználhatod.
# en: 9965fcfb
rule-RO-16 = A leosztás akkor ér véget, amikor valaki mindent lerakott, és az utolsó lapját eldobta. Nem rakhatsz le annyit, hogy ne maradjon mit eldobnod.
# en: 6afd115e
rule-RO-17 = Ha egy kör elején üres a talon, a dobóhalomból a legfelső lap kivételével megkeverve új talon lesz, leosztásonként egyszer. Ha újra elfogy, vége a leosztásnak, senki sem nyeri meg, és minden kézben maradt lap számít.
# en: ffd70b14
rule-RO-18 = A kezedben maradt lapok értékét kapod pontnak a leosztásért; ha befejezed, nem kapsz semmit. Külön beállítás: „{ option-hand-doubles }: { option-hand-doubles-yes }”. Egy meccs egy, három, öt vagy hét leosztás, és a legkevesebb pont nyer. Jokert is eldobhatsz.

### A rule forbids it

# en: 7c10dd16
error-illegal-too-few-cards = { $tiles }: egy kombinációhoz legalább három lap kell.
# en: cf40a055
error-illegal-too-many-cards = Egy sor legfeljebb 13 lap.
# en: 8d46a716
error-illegal-no-natural-card = Egy kombinációba legalább egy természetes lap kell.
# en: 73d78936
error-illegal-too-many-jokers = { $tiles }: egy kombinációban legfeljebb két joker lehet.
# en: 79e72b9d
error-illegal-suit-twice = { $tiles }: szabálytalan terc, egy csoportban nem lehet két azonos színű lap.
# en: 6b401ee6
error-illegal-not-in-order = { $tiles }: a sor lapjait sorrendben add meg.
# en: 4c1fa29a
error-illegal-around-the-ace = { $tiles }: az ász a 2 elé vagy a király után kerül, a sor nem fordul át rajta.
# en: 9995710b
error-illegal-no-combination = { $tiles }: ez se nem sor, se nem csoport.
# en: 92b3d337
error-illegal-joker-for-nothing = Mondd meg, melyik lapot helyettesíti a joker.
# en: 6524590d
error-illegal-only-jokers-stand = { $tiles }: csak a joker helyettesíthet más lapot.
# en: 596fcd1a
error-illegal-cannot-be-added = { $tiles } nem illik ide: { $number }. kombináció.
# en: 01012ba1
error-illegal-no-such-combination = Nincs ilyen kombináció az asztalon: { $number }.
# en: 69bdcf46
error-illegal-no-joker-there = { $number }. kombináció: nincs benne szerezhető joker.
# en: 9699faf8
error-illegal-wins-no-joker = { $tiles } nem elég a jokerért ({ $number }. kombináció). Ez kell hozzá: { $needed }.
# en: c43523ea
error-illegal-minimum-first = Előbb rakj le új kombinációkat ennyi pontért: { $minimum }. Eddig { $points } pontod van.
# en: d34adf30
error-illegal-below-minimum = Az első kombinációid { $points } pontot érnek. A lerakási minimum { $minimum }.
# en: b8f55813
error-illegal-joker-not-used = A szerzett jokert még ebben a körben rakd le.
# en: ccd28e7f
error-illegal-first-only-discards = Az első körödben csak dobsz, hacsak nem fejezed be kézből.
# en: 2df45477
error-illegal-taken-again = Most vetted fel a dobóhalomból, ezért ebben a körben nem dobhatod el: { $tile }.
# en: 5d85c8bd
error-illegal-taken-not-laid = Felvetted a dobóhalomból, ezért még ebben a körben le kell raknod: { $tile }.
# en: bb95c038
error-illegal-taken-needs-naturals = { $tile } a dobóhalomból jött: két természetes lap kell mellé a kezedből.
# en: 1b6fba7b
error-illegal-taken-needs-hand = { $tile } a dobóhalomból jött: lapok kellenek mellé a kezedből.
# en: 602f2abf
error-illegal-taken-laid-alone = { $tile } a dobóhalomból jött: egymagában nem mehet oda, csak ha a párja nálad van.
# en: 41763253
error-illegal-nothing-to-discard = Tarts meg egy lapot a dobáshoz.
# en: d39551df
error-illegal-drawn-already = Már vettél el lapot. Rakj le, amit szeretnél, és dobj el egyet.
# en: a674e121
error-illegal-draw-first = Előbb vegyél el egy lapot a talonból vagy a dobóhalomról.
# en: e93d1dcd
error-illegal-must-discard = A lépés dobással ér véget, ezért nem történt semmi.
# en: 1548a7de
error-illegal-talon-not-empty = A dobóhalomból csak akkor lesz új talon, ha a régi elfogyott.
# en: 40aba202
error-illegal-not-the-talon = Nem ezek az új talon lapjai.
# en: 63ac079c
error-illegal-cannot-be-taken = Ezt nem veheted fel: { $tile }. Nem lenne vele szabályos lépésed. Húzz a talonból.
