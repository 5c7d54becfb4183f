# Römi 40, 50, 51 and Joker-mánia 51: names, moves, the hand and its plan, the table in words. The words of the leaflet.

### Cards

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
card-short = { $rank }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
card-joker = joker
card-joker-for = { card-joker } ({ $card })
card-joker-short = Joker

### Combinations in words: “kőr 7, 8, joker (9), 10”, “pikk, kőr, treff dáma”

card-rank =
    { $what ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $what }
    }
card-suit =
    { $what ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    }
meld-run = { $suit ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    } { $list }
meld-group = { $list } { $rank ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $rank }
    }
meld-joker-as = { card-joker } ({ $what })

### What happened

event-meld-dealt = { $round }. leosztás: { $name } oszt.
event-meld-draw = { $name } húzott.
event-meld-drew = Ezt húztad: { $tile }.
event-meld-take = { move-meld-take }
event-meld = { move-meld-meld }
event-layoff = { move-layoff }
event-swap = { move-swap }
event-discard =
    { $end ->
        [out] { $name } befejezte! Utolsó dobása: { $tile }.
        [hand] { $name } kézből befejezte! Utolsó dobása: { $tile }.
       *[other] { $name } eldobta: { $tile }.
    }
event-met = { $name } teljesítette a minimumot, { $points } ponttal.
event-talon = Elfogyott a talon: a dobóhalomból lett új.
event-meld-round-ended =
    { $end ->
        [out] { $round }. leosztás: { $name } befejezte és nyert.
        [hand] { $round }. leosztás: { $name } kézből fejezte be, és nyert.
       *[void] { $round }. leosztás: újra elfogyott a talon. Senki sem nyert, és minden kézben maradt lap számít.
    }
event-meld-match-ended = Ez volt az utolsó leosztás. Vége a meccsnek.

### Moves in words: in replays, records and on the result

move-meld-draw = { $name } ezt húzta: { $tile }.
move-meld-take = { $name } felvette a dobóhalomból: { $tile }.
move-meld-meld = { $name } lerakta: { $tiles }.
move-layoff = { $name } szúrt ({ $number }. kombináció): { $tiles }.
move-swap = { $name } jokert szerzett ({ $number }. kombináció), ezzel: { $tiles }.
move-discard = { $name } eldobta: { $tile }.
move-talon = A dobóhalomból lett az új talon.

### The hand: its first line says what the moment asks for. 40 letters

panel-meld-phase-first = Te kezdesz: dobj el egy lapot.
panel-meld-phase-draw =
    { $take ->
        [yes] Húzz, vagy vedd fel: { $tile }.
       *[no] Húzz egy lapot.
    }
panel-meld-phase-play =
    { $lay ->
        [yes] Rakj le, vagy dobj.
        [done] Most dobd el.
       *[no] Dobj el egy lapot.
    }

### The hand: its buttons, five in a row on a phone. 12 letters, 20 at most

panel-meld-draw = Húzás
    .deed = Húzás
panel-meld-draw-suggest = Húzás + javaslat
panel-meld-take = Felvétel: { $tile }
    .deed = Felvétel: { $tile }
panel-meld-lay = Lerakás: { $what }
panel-meld-layoff = Szúrás: { $number }
panel-meld-swap = Jokerért: { $number }
panel-meld-other = Inkább: { $list }
panel-meld-discard = Dobás: { $tile }
    .deed = Dobás: { $tile }
panel-meld-to-layoff = Szúrás: { $number } · { $what }
panel-meld-to-swap = Jokerért: { $number } · { $what }
button-sort-suit = Rendezés: szín
button-sort-rank = Rendezés: rang
button-sort-melds = Rendezés: kombináció

### The plan: lines below the first one

panel-meld-plan = **Terv – amíg nem dobsz, semmi sem történik:** { $list }
panel-meld-take-line = felvétel: { $list }
panel-meld-meld-line = lerakás: { $list }
panel-meld-layoff-line = szúrás **{ $number }**: { $list }
panel-meld-swap-line = jokerért **{ $number }**: { $list }
panel-meld-suggest-draw = Javaslat: húzz egy lapot.
panel-meld-suggest-discard =
    { $why ->
        [minimum] { $points } pont, a minimum { $minimum }. Gyűjts tovább, és dobd el: { $tile }.
        [yes] Javaslat: ne rakj le semmit, és dobd el: { $tile }.
       *[no] Nincs mit lerakni. Javaslat: dobd el: { $tile }.
    }
panel-meld-points =
    { $enough ->
        [yes] { $points } pont, ez elég (minimum: { $minimum }).
       *[no] { $points } pont, a minimum { $minimum }: rakj le többet, vagy vedd vissza a lapokat.
    }

### What a plan still lacks (`plan-<code>`): the last line of the plan. 90 letters

plan-no-combination = Ezek a lapok nem alkotnak kombinációt, és egyikhez sem illenek együtt.
plan-too-few-picked = Jelölj ki legalább három lapot egy kombinációhoz, vagy egyet eldobásra.
plan-minimum-first = Előbb rakj le új kombinációkat ennyi pontért: { $minimum }. Utána szúrhatsz.
plan-joker-not-used = Használd fel a szerzett jokert: nem maradhat a kezedben.
plan-taken-not-laid = Ezt vetted fel: { $tile }. Rakd le még most, vagy tedd vissza.
plan-taken-needs-naturals = { $tile } mellé két természetes lap kell a kezedből.
plan-taken-needs-hand = { $tile } mellé lapok kellenek a kezedből.
plan-taken-laid-alone = { $tile } egymagában nem mehet oda: tégy hozzá még egy lapot, vagy legyen nálad a párja.
plan-taken-again = { $tile } most került hozzád a dobóhalomból, ezért nem dobhatod el.
plan-first-only-discards = Az első körödben csak dobsz, hacsak nem fejezed be kézből.
plan-nothing-to-discard = Tarts meg egy lapot a dobáshoz.
plan-not-in-hand = Már nincs nálad: { $tile }.

### The table in words: the alt text of pictures

alt-meld-empty = Még nincs kombináció az asztalon.
alt-meld-table = Az asztalon: { $list }.
alt-meld-one = { $number }: { $what }
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(szúrható: { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}(a jokere ezért: { $price })
       *[no] { "" }
    }
alt-meld-piles =
    { $talon ->
        [0] Üres a talon.
       *[other] { $talon } lap a talonban.
    } { $count ->
        [0] Üres a dobóhalom.
       *[other] Az utolsó dobás: { $top }.
    }
alt-meld-direction =
    { $step ->
        [1] A játék balra tart.
       *[other] A játék jobbra tart.
    }
alt-meld-met =
    { $count ->
        [0] Még senki sem teljesítette a minimumot ({ $minimum }).
       *[other] A minimumot ({ $minimum }) teljesítette: { $names }.
    }
alt-meld-fits =
    { $met ->
        [yes] Szúrhatsz: { $list }.
       *[no] Ha megvan a minimum, szúrhatsz: { $list }.
    }
alt-meld-goes = { $list } ide: { $number }
alt-meld-wins = { $list } a jokerért ide: { $number }

### The games and their options

about-romi40 = Rakj le sorokat és csoportokat 40 pontért, és fejezd be elsőnek.
about-romi50 = Rakj le sorokat és csoportokat 50 pontért, jokerek nélkül.
about-romi51 = Rakj le sorokat és csoportokat 51 pontért, és fejezd be elsőnek.
about-joker-mania = Rakj le sorokat és csoportokat 51 pontért; mindenki kap egy jokert.
game-romi40 = Römi 40
game-romi50 = Römi 50
game-romi51 = Römi 51
game-joker-mania = Joker-mánia 51
option-hand-doubles = Handolás
option-hand-doubles-no = a szokásos pontok
option-hand-doubles-yes = a többiek pontja dupla

### The rules: see rules.ftl

rules-romi40 =
    Römi két csomag francia kártyával és két jokerrel. Húzol egy lapot, sorokat és csoportokat raksz le vagy szúrsz a már lerakottakhoz, aztán dobsz. Az első kombinációid együtt legalább 40 pontot érjenek.
    Aki befejezi, megnyeri a leosztást, a többieknek a kezükben maradt lapok számítanak. A legkevesebb pont nyer.
    .alt = Kártyaasztal négy kombinációval: kőr 7, 8, joker (9), 10; pikk, kőr, treff dáma; káró ász, 2, 3; és treff 4, 5, 6, 7, ahová a 7 most került.
rules-romi50 =
    Römi két csomag francia kártyával, joker nélkül. Húzol egy lapot, sorokat és csoportokat raksz le vagy szúrsz a már lerakottakhoz, aztán dobsz. Az első kombinációid együtt legalább 50 pontot érjenek.
    Aki befejezi, megnyeri a leosztást, a többieknek a kezükben maradt lapok számítanak. A legkevesebb pont nyer.
    .alt = Kártyaasztal négy kombinációval: kőr 7, 8, 9, 10; pikk, kőr, treff dáma; káró ász, 2, 3; és treff 4, 5, 6, 7, ahová a 7 most került.
rules-romi51 =
    Römi két csomag francia kártyával és két jokerrel. Az első kombinációid együtt legalább 51 pontot érjenek. Az utoljára eldobott lapot mindig felveheted, minden kötelezettség nélkül.
    Aki befejezi, megnyeri a leosztást, a többieknek a kezükben maradt lapok számítanak. A legkevesebb pont nyer.
    .alt = Kártyaasztal négy kombinációval: kőr 7, 8, joker (9), 10; pikk, kőr, treff dáma; káró ász, 2, 3; és treff 4, 5, 6, 7, ahová a 7 most került.
rules-joker-mania =
    Römi két csomag francia kártyával és játékosonként egy jokerrel. Az első kombinációid együtt legalább 51 pontot érjenek. A felvett lap mellé két természetes lap kell a kezedből.
    Aki befejezi, megnyeri a leosztást, a többieknek a kezükben maradt lapok számítanak. A legkevesebb pont nyer.
    .alt = Kártyaasztal négy kombinációval: kőr 7, 8, joker (9), 10; pikk, kőr, treff dáma; káró ász, 2, 3; és treff 4, 5, 6, 7, ahová a 7 most került.
rule-RO-1 = 2–4 játékos, két csomag 52 lapos francia kártya. A Römi 40-ben és 51-ben összesen két joker van, a Römi 50-ben egy sincs, a Joker-mániában játékosonként egy.
rule-RO-2 = Az osztó után ülő játékos 15, a többiek 14-14 lapot kapnak. A maradék a talon. A Joker-mániában mindenki lapjai között van egy joker, a talonban egy sincs. Az első osztót sorsolással választjuk, aztán az osztás a játék irányában halad tovább. Az a leosztás is számít, amelyet senki sem nyer meg.
rule-RO-3 = A 2–10 annyit ér, amennyi rajta áll; a bubi, a dáma és a király 10 pontot, az ász mindig 11-et. A joker annyit ér, mint a helyettesített lap, kézben maradva 20 pontot.
rule-RO-4 = Sor: azonos színű, rangban egymást követő, legalább három, legfeljebb 13 lap. Az ász a 2 elé vagy a király után kerül, de csak egy helyen szerepelhet: a király, ász, 2 szabálytalan.
rule-RO-5 = Csoport: három vagy négy azonos rangú, de csupa különböző színű lap (terc, kvart).
rule-RO-6 = Egy kombinációban legfeljebb két joker és legalább egy természetes lap van. A lerakáskor megmondod, mit helyettesít a joker, és az is marad.
rule-RO-7 = A 15 lapos játékos az első körében csak dob, hacsak nem fejezi be kézből.
rule-RO-8 = Ha te következel, vegyél el egy lapot: húzz a talonból, vagy vedd fel a dobóhalom legfelső lapját, ha a szabályok engedik. Utána tetszés szerint lerakhatsz kombinációkat, szúrhatsz és jokert szerezhetsz. Végül dobj el egy lapot. A most felvett lapot ugyanabban a körben nem dobhatod el, kivéve ha a párja már előtte nálad volt.
rule-RO-9 = Lerakási minimum: az egy körben lerakott első kombinációid együtt legalább 40, 50 vagy 51 pontot érjenek (a Joker-mániában 51-et). A jokerek számítanak, a szúrt lapok nem.
rule-RO-10 = Handolás: ha korábban semmit sem raktál le, most pedig valamennyi lapodat egyszerre rakod le, és az utolsót eldobod, nem kell a lerakási minimum.
rule-RO-11 = Szúrás: ha teljesítetted a lerakási minimumot (akár ebben a körben), vagy kézből fejezed be, bármelyik asztalon lévő kombinációt kiegészítheted, egyszerre több lappal is. A sor a két végén nő, a csoport négyig. Jokert is szúrhatsz.
rule-RO-12 = Jokerszerzés: sorból azzal a természetes lappal, amelyet a joker helyettesít; csoportból csak az összes hiányzó szín lerakásával. A szerzett jokert azonnal fel kell használnod: sosem kerül a kezedbe vagy a dobóhalomba. A lerakási minimum előtt csak akkor szerezhetsz jokert, ha kézből fejezed be. A Römi 50-ben nincs joker.
rule-RO-13 = Az asztalon lévő kombinációkat nem lehet megosztani, összevonni vagy átrendezni. Amíg nem dobsz, átgondolhatod a tervedet; a szabályok az egész lépésedet nézik, amikor dobsz.
rule-RO-14 = A leosztás első húzásakor kötelezettség nélkül felveheted a dobóhalom legfelső lapját, a Römi 51-ben pedig mindig.
rule-RO-15 = Később a többi játékban csak akkor veheted fel, ha még ebben a körben lerakod, és már teljesítetted a lerakási minimumot, most teljesíted (a lap beleszámít), vagy kézből fejezed be. Új kombinációban lapok kellenek mellé a kezedből (a Joker-mániában legalább két természetes lap). Szúrni csak akkor szabad vele, ha a párja a kezedben van, vagy ha vele együtt még egy lapot szúrsz a kezedből. Ha ebben a körben befejezed, bárhogyan felhasználhatod.
rule-RO-16 = A leosztás akkor ér véget, amikor valaki mindent lerakott, és az utolsó lapját eldobta. Nem rakhatsz le annyit, hogy ne maradjon mit eldobnod.
rule-RO-17 = Ha egy kör elején üres a talon, a dobóhalomból a legfelső lap kivételével megkeverve új talon lesz, leosztásonként egyszer. Ha újra elfogy, vége a leosztásnak, senki sem nyeri meg, és minden kézben maradt lap számít.
rule-RO-18 = A kezedben maradt lapok értéke a leosztásban szerzett pontod; ha befejezed, nincs. Külön beállítás: „{ option-hand-doubles }: { option-hand-doubles-yes }”. Egy meccs egy, három, öt vagy hét leosztás, és a legkevesebb pont nyer. Jokert is eldobhatsz.

### A rule forbids it

error-illegal-too-few-cards = { $tiles }: egy kombinációhoz legalább három lap kell.
error-illegal-too-many-cards = Egy sor legfeljebb 13 lap.
error-illegal-no-natural-card = Egy kombinációba legalább egy természetes lap kell.
error-illegal-too-many-jokers = { $tiles }: egy kombinációban legfeljebb két joker lehet.
error-illegal-suit-twice = { $tiles }: szabálytalan terc, egy csoportban nem lehet két azonos színű lap.
error-illegal-not-in-order = { $tiles }: a sor lapjait sorrendben add meg.
error-illegal-around-the-ace = { $tiles }: az ász a 2 elé vagy a király után kerül, a sor nem fordul át rajta.
error-illegal-no-combination = { $tiles }: ez se nem sor, se nem csoport.
error-illegal-joker-for-nothing = Mondd meg, melyik lapot helyettesíti a joker.
error-illegal-only-jokers-stand = { $tiles }: csak a joker helyettesíthet más lapot.
error-illegal-cannot-be-added = { $tiles }: nem illik ide: { $number }. kombináció.
error-illegal-no-such-combination = Nincs ilyen kombináció az asztalon: { $number }.
error-illegal-no-joker-there = { $number }. kombináció: nincs benne szerezhető joker.
error-illegal-wins-no-joker = { $tiles } nem elég a jokerért ({ $number }. kombináció). Ez kell hozzá: { $needed }.
error-illegal-minimum-first = Előbb rakj le új kombinációkat ennyi pontért: { $minimum }. Eddig { $points } pontod van.
error-illegal-below-minimum = Az első kombinációid { $points } pontot érnek. A lerakási minimum { $minimum }.
error-illegal-joker-not-used = A szerzett jokert még ebben a körben rakd le.
error-illegal-first-only-discards = Az első körödben csak dobsz, hacsak nem fejezed be kézből.
error-illegal-taken-again = Most vetted fel a dobóhalomból, ezért ebben a körben nem dobhatod el: { $tile }.
error-illegal-taken-not-laid = Felvetted a dobóhalomból, ezért még ebben a körben le kell raknod: { $tile }.
error-illegal-taken-needs-naturals = { $tile } a dobóhalomból jött: két természetes lap kell mellé a kezedből.
error-illegal-taken-needs-hand = { $tile } a dobóhalomból jött: lapok kellenek mellé a kezedből.
error-illegal-taken-laid-alone = { $tile } a dobóhalomból jött: egymagában nem mehet oda, csak ha a párja nálad van.
error-illegal-nothing-to-discard = Tarts meg egy lapot a dobáshoz.
error-illegal-drawn-already = Már vettél el lapot. Rakj le, amit szeretnél, és dobj el egyet.
error-illegal-draw-first = Előbb vegyél el egy lapot a talonból vagy a dobóhalomról.
error-illegal-must-discard = A lépés dobással ér véget, ezért nem történt semmi.
error-illegal-talon-not-empty = A dobóhalomból csak akkor lesz új talon, ha a régi elfogyott.
error-illegal-not-the-talon = Nem ezek az új talon lapjai.
error-illegal-cannot-be-taken = Ezt nem veheted fel: { $tile }. Nem lenne vele szabályos lépésed. Húzz a talonból.
