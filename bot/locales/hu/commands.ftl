# What Discord shows while somebody types a slash command. Names of commands are not translated.

### Names of what a command takes: small letters, digits and hyphens, no blanks, at most 32 letters

# en: 98c65111
parameter-game = játék
# en: 140afd56
parameter-table = tabella
# en: a9f47a8b
parameter-result = eredmény
# en: c3adfdce
parameter-fixture = párosítás
# en: bb34a7c7
parameter-match = meccs
# en: 785d4ef4
parameter-season = szezon
# en: 5704b078
parameter-division = osztály
# en: 042038f9
parameter-sort = rendezés
# en: 613e3b2e
parameter-who = ki
# en: ed1ffd1f
parameter-one = egyik
# en: ff063cd2
parameter-other = másik
# en: 87bf03fa
parameter-where = hol
# en: 3887f6fb
parameter-length = hossz
# en: 6c2cb104
parameter-clock = idő
# en: d0a84e1c
parameter-helping = segítség
# en: 71a3a9b0
parameter-takeback = visszavonás
# en: e709f9a1
parameter-options = beállítások
# en: aa06a7c3
parameter-reset = törlés
# en: 9825b4bc
parameter-name = név
# en: 8d6fbdb5
parameter-until = utolsó-nap
# en: 6b2d66de
parameter-divisions = osztályok
# en: 00e11c6d
parameter-moves = feljutók
# en: 64172246
parameter-person = játékos
# en: e50796bd
parameter-number = szám
# en: 3545669b
parameter-player = játékos
# en: 5fa9e7be
parameter-players = játékosok
# en: 037acdb9
parameter-team = csapat
# en: f9b12784
parameter-rounds = fordulók
# en: 6c3c65a7
parameter-seats = létszám
# en: 0c0896fb
parameter-days = napok
# en: 083995a3
parameter-duplicate = azonos_osztások
# en: e3f7e173
parameter-together = mind
# en: dbcba199
parameter-daily = naponta
# en: f32de11a
parameter-winner = győztes
# en: 4f046a2a
parameter-which = melyik
# en: eac0047a
parameter-switch = kapcsoló
# en: 4688d4e9
parameter-what = mit
# en: 27da0293
parameter-reason = indok
# en: 0c4df2c5
parameter-places = helyezések
# en: 9eecb9b9
parameter-totals = pontok
# en: f4e39716
parameter-date = dátum
# en: 61d04123
parameter-first = első
# en: b4ae8a8f
parameter-second = második
# en: f5ca750a
parameter-third = harmadik
# en: 6b664371
parameter-fourth = negyedik
# en: 9d32e750
parameter-fifth = ötödik
# en: 66dad22c
parameter-sixth = hatodik
# en: 0d189d7e
parameter-member = tag
# en: 93bd8891
parameter-into = ebbe

### Descriptions of commands and of what they take, and choices: at most 100 letters each

# en: 46f51b1c
command-play =
    .description = Asztal nyitása ebben a csatornában, vagy a nyitott megkeresése
    .game = Játék (alapból: ami itt szokásos)
    .fixture = A ligameccsed
    .against = Akivel játszanál: tíz percig marad neki egy hely
# en: 95dcc729
command-hand =
    .description = A lapjaid; csak te látod
# en: d86bc9a2
command-mine =
    .description = Ami a tiéd: rád váró asztalok, hívás és lépés, távollét, kártya, adatok
# en: 0826ebad
command-table =
    .description = Az asztal menüje: szünet, kilépés, feladás, szavazás, áthozás a csatorna aljára
# en: ea1e07ba
command-daily =
    .description = Játszd le a nap osztását: egy próbálkozás, mindenkinek ugyanaz
    .game = Más játék, mint a nap játéka
    .table = Inkább egy tabella
# en: 06cab77c
command-learn =
    .description = Egy játék háromperces leckében
    .game = Játék (alapból: amit itt játszanak)
# en: d857f115
command-rules =
    .description = Egy játék szabályai
    .game = Játék (alapból: amit itt játszanak)
# en: cc21d63b
command-help =
    .description = Így játssz
# en: 7bda0fb9
command-replay =
    .description = Egy lejátszott meccs: visszanézés, elemzés, a keverés ellenőrzése; csak te látod
    .match = Meccs vagy a nap osztása (alapból: az utolsó itt)
# en: 127fb9bb
command-league =
    .description = A szerver ligája
    .game = Játék (alapból: mind)
    .season = Szezon (alapból: a mostani)
    .who = Játékos (alapból: te)
# en: b6ccf4c9
command-league-table =
    .description = Ki vezeti a ligát
    .sort = Rendezés (alapból: pontok)
    .division = Osztály (alapból: mind)
# en: 6647b290
command-league-player =
    .description = Egy játékos kártyája: értékszám az időben, játékok, ellenfelek, rekordok
    .season = Szezon (alapból: a kezdetek óta)
# en: 3b7d130c
command-league-versus =
    .description = Két játékos összehasonlítása
    .one = Az egyik játékos
    .other = A másik játékos (alapból: te)
# en: 4bec4291
command-league-history =
    .description = Korábbi meccsek, és hogyan változtak tőlük az értékszámok
    .who = Játékos (alapból: mindenki)
# en: 0b3f308c
command-manage-rules =
    .description = Mi kell ahhoz, hogy egy meccs számítson a ligában: megnézés és módosítás
    .where = Mire vonatkozzon
    .league = a liga
    .season = a mostani szezon
    .fixture = Vagy egyetlen párosítás
    .game = Játék vagy sablon
    .length = A meccs hossza
    .clock = Gondolkodási idő
    .helping = Lehet-e segítséget kérni a géptől
    .takeback = Vissza lehet-e vonni egy lépést, ha mindenki beleegyezik
    .options = A játék beállításai, így: target=150, scoring=own
    .reset = Az itt megadott szabályok törlése
# en: df8fdfca
command-manage-results-pending =
    .description = Megerősítésre váró eredmények
# en: b417f030
command-manage =
    .description = A liga kezelése: eredmények, játékosok, szezonok, párosítások
    .reason = Indok az eseménynaplóba
# en: 0f63cdb1
command-manage-results =
    .description = Eredmények felvétele, javítása, törlése és megerősítése
# en: 77d222fd
command-manage-players =
    .description = Játékosok kizárása, vagy két fiók összevonása
# en: 21935476
command-manage-season =
    .description = Szezonok indítása, lezárása és javítása
# en: e5c209b9
command-manage-season-start =
    .description = Szezon indítása
    .name = A szezon neve
    .until = Utolsó nap, így: 2026-12-31 (alapból: amíg valaki le nem zárja)
    .divisions = Osztályok száma (alapból: nincsenek)
    .moves = Hányan jutnak fel és esnek ki a végén (alapból: 1)
# en: 8f4bd9c4
command-manage-season-division =
    .description = Egy játékos áthelyezése másik osztályba
    .person = Játékos
    .number = Osztály (1 a legmagasabb)
# en: 28964d69
command-manage-season-end =
    .description = A szezon lezárása, a végső tabella közzététele
# en: 2d0fe212
command-manage-season-reopen =
    .description = Egy szezon végső tabellájának javítása és újbóli közzététele
    .season = Szezon
# en: bf25d944
command-settings =
    .description = Hogyan induljanak az új asztalok, és a nyelv
    .where = Az egész szerver, vagy csak ez a csatorna
    .server = az egész szerver
    .channel = csak ez a csatorna

### Answers to commands, in private: a sentence or two

# en: c4a2c7d4
command-old = Ez a parancs egy régebbi változatomból maradt. A Discord mindjárt megkapja az újat. Próbáld újra!
# en: 70e7f0d4
command-value = Ezt az értéket nem tudom elolvasni: `{ $option }`. Válassz a felkínáltak közül, vagy írd be újra.
# en: d2d38c7b
play-opened = Nyitva az asztalod. Ha mindenki beszállt, nyomd meg: **{ $start }**.
# en: 43a4c0ab
play-taken = Itt már van asztal: { $link }. Szálakban elfér több is.
# en: 8e0b3f9f
place-wrong-place = Csak szerverek csatornáiban és szálaiban lehet játszani. Fórumban egy bejegyzésen belül játssz.
# en: a2a0ce40
only-in-server = Ez csak olyan szerveren működik, ahol én is ott vagyok. Itt ezeket használhatod: `/daily`, `/learn`, `/rules`, `/help`.
# en: ebd9a109
place-not-added = Nem vagyok ebben a privát szálban. Említs meg itt, hogy bekerüljek, aztán próbáld újra.
# en: 7892e03a
place-locked = Ez a szál zárolva van, ezért nem írhatok ide. Egy moderátor feloldhatja.
# en: 834f9885
place-missing = Itt nem tudok asztalt mutatni. Hiányzó jogosultságok: { $missing }. Megadhatja, aki a csatornát kezeli.
# en: d4445832
permission-read_messages = Csatorna megtekintése
# en: c465b3bb
permission-send_messages = Üzenetek küldése
# en: dba8a473
permission-send_messages_in_threads = Üzenetek küldése szálakban
# en: 764bd731
permission-attach_files = Fájlok csatolása
# en: 73dddf6f
permission-read_message_history = Üzenetelőzmények olvasása
# en: 59a44c7f
match-none = Ebben a csatornában még nem ért véget meccs.
# en: 1cd15fe9
match-unrecorded = Ezt a meccset kézzel vitték be, ezért nincs jegyzőkönyve.
# en: 249e33f1
settings-saved =
    { $place ->
        [channel] Mentve erre a csatornára: { $what }.
       *[server] Mentve az egész szerverre: { $what }.
    }
# en: d93efe94
settings-figures-wrong = Minden figurának külön név kell, legfeljebb 24 karakter.
# en: a373f52a
settings-value-wrong = Ez a beállítás már nincs meg. Nyisd meg újra: `/settings`.

### Personal data: questions and answers in private; buttons 20 letters

# en: 55538a10
mydata-here = Itt van minden, amit rólad tárolok.
# en: 7d162328
button-mydata-export = Adatletöltés
# en: d5f8313b
button-mydata-delete = Adattörlés…
# en: b061878a
mydata-alone = -# Az asztalaid, a hívásaid és a kártyád a szerverükön maradnak: `/mine` ott mutatja meg.
# en: 49b90198
mydata-no-file = Ide nem tudok fájlt csatolni. Küldd el nekem privát üzenetben: `/mine`.
# en: 5aaffc4d
mydata-ask =
    Töröljek mindent, amit rólad tárolok? A lejátszott meccseid a többieknek megmaradnak, az azonosítód és a neved nélkül, ahogy a szavak is, amelyekkel emeltél. A ligából való kizárás is megmarad, az azonosítód olyan kevert alakjával, amelyből senki sem fejthető vissza, amíg egy moderátor fel nem oldja.{ $database ->
        [server] {" "}Az utolsó nyomok akkor tűnnek el, ha az adatbázisszerver már takarított, és a régi mentéseit is törölték.
       *[file] { "" }
    } Ha épp meccsben vagy, a gép átveszi a helyed.
# en: 23f7f0b5
button-forget-me = Igen, töröld
# en: 06495866
mydata-kept = Nem töröltem semmit.
# en: 8227317b
mydata-gone =
    Minden adatodat töröltem.{ $results ->
        [0] { "" }
       *[other] {" "}{ $results } lejátszott meccs megmarad a neved nélkül.
    }{ $erased ->
        [soon] {" "}Az utolsó nyomokat a fájlomban egy napon belül felülírom.
        [later] {" "}Az utolsó nyomok akkor tűnnek el, ha az adatbázisszerver már takarított, és a régi mentéseit is törölték.
       *[yes] { "" }
    }{ $bans ->
        [0] { "" }
       *[other] {" "}A ligából való kizárásod megmarad, az azonosítód kevert alakjával.
    }
# en: 7e495151
mydata-going =
    Törlöm az adataidat. Néhány szerver adataihoz most nem férek hozzá; amint tudom, azokat is törlöm, nem kell újra kérned.

### A private message with a hand that Discord will not let us change any more, and places without a table

# en: 55eb78c3
panel-asleep = 💤 Ez az üzenet már nem frissül. A lapjaid frissen: `/hand`.

# en: 4f11dd2f
table-none-here = Itt nincs asztal. Így nyithatsz egyet: `/play`.
# en: b0663f38
table-elsewhere = Itt nincs asztal. Te itt játszol: { $channel }.
