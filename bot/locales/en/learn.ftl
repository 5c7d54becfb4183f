# First lessons (`/learn`): one private message, a step at a time, with heading, picture and the buttons of a hand.
# Room: 75 words a step, three minutes a lesson (238 words a minute); no line is cut, but a phone shows eight lines.
# The move to make stands in bold, and names buttons by reference: never type a button's word again. Pieces and halves
# come as names, so put them after a colon, or as the subject. `$teacher` is the name of the computer player, a proper
# name without gender. X and Y are the ends of a line in every language.

### Around every step

lesson-heading = {"**"}Lesson: { $game }** · { $step } of { $steps }
lesson-another = That works too! For this lesson, try the move in bold.
lesson-left =
    You've left the lesson. { $opens ->
        [no] `/learn` starts another, `/play` in a server a match of { $game }.
       *[yes] “{ button-lesson-play }” starts a match of { $game }, `/learn` another lesson.
    }
lesson-offered = New to { $game }?
lesson-offered-here = -# New to this? Take the 3-minute lesson: `/learn`.
lesson-changed = This lesson has changed since you opened it, so you're back at the start.
lesson-in-words = I can't attach pictures here, so this lesson comes in words.
# The last line of the last step of each lesson; the button stands below it.
lesson-over =
    That's it, you know the game! { $opens ->
        [no] In a server that I'm in, `/play` opens a table.
       *[yes] Press “{ button-lesson-play }” for a match.
    }
# Below that, in small print.
lesson-daily = -# A new deal every day: `/daily`.

### Buttons: 20 letters at most, four in a row

button-lesson-learn = 3-minute lesson
button-lesson-play = Play now
button-lesson-again = Start again
button-lesson-next = Next
button-lesson-back = One step back
button-lesson-do = Do it for me
button-lesson-leave = Leave the lesson

### Classic domino

learn-classic-aim =
    A tile has two halves with up to six dots each, the pips. You and { $teacher } hold seven tiles each. The other fourteen stay out of play, so no one ever draws.
    Your aim: the fewest pips left when the round ends.
    To see who starts, you each drew one tile before the deal. The highest double, a tile with the same number twice, starts: your 3-3.
learn-classic-begin =
    You may start with any tile. Pips you keep count against you, so heavy tiles go early. 6-6 is your heaviest, but only 6-5 would fit it. After 6-5, three more fit: 6-6, 5-4 and 5-3.
    {"**"}Press 6-5.**
learn-classic-join =
    The line has two open ends, X and Y. A tile fits where its number matches the end.
    Your raised tiles fit. A double like 6-6 lies across the line and leaves the end as it was.
    {"**"}Press 6-6.**
learn-classic-choose =
    Now X is 3 and Y is 5. Your 5-3 fits both, but think ahead: your 5-4 needs a 5. With 5-3 at X, both ends become 5.
    {"**"}Press 5-3 at X.**
learn-classic-passed =
    { $teacher } has no 5 and had to pass. If you can play, you must, so every pass tells you something about a hand.
    {"**"}Press 5-4.** Both ends are 5, so either will do.
learn-classic-pass =
    The ends are 6 and 5, and nothing in your hand fits. Then you pass. In a match, this happens by itself after a moment.
    {"**"}Press { panel-pass }.**
learn-classic-end =
    No one can move, so the round ends at once, although you both have tiles left.
    You kept 10 pips, { $teacher } 19: you take the round. Pips count against you, so the picture shows them with a minus.
    A quick match has three rounds, a full one goes on until someone has 100 points. The fewest points win.
    { lesson-over }

### Moomin domino

learn-moomin-aim =
    Each tile shows two of nine figures. You and { $teacher } hold five tiles each; the rest is the boneyard, to draw from.
    Play your last tile first, and you take the round.
learn-moomin-open =
    A round opens with a double: a tile that shows the same figure twice. If it's your turn to open and you hold one, you must play it. If no one holds one, you draw for it.
    {"**"}Press { $tile }.**
learn-moomin-match =
    { $teacher } had to draw. You play one tile a turn, at one of the open ends, X or Y, with equal figures touching. Both ends: { $figure }.
    Tiles marked X or Y in the picture fit.
    {"**"}Press { $tile }.** Either end will do.
learn-moomin-must =
    X has changed. You can still play at Y, and if you can play, you must. Which tile is up to you.
    {"**"}Press { $tile } at Y.**
learn-moomin-choose =
    X: { $first }. Y: { $second }. One of your tiles fits both: { $tile }. You choose the end, so look at what each choice leaves open.
    {"**"}Press { $tile } at X.**
learn-moomin-draw =
    The open ends: { $first } and { $second }. Nothing you hold fits, so you draw one tile. If it fits, you play it at once. If it doesn't, you keep it and your turn is over.
    {"**"}Press { panel-draw }.**
learn-moomin-again =
    Your new tile fitted and went straight to the table. Your last tile still doesn't fit.
    {"**"}Press { panel-draw }.**
learn-moomin-kept =
    This tile didn't fit when you drew it, so you kept it. Now it does.
    {"**"}Press { $tile } at Y.**
learn-moomin-last =
    { $teacher } had to draw, then played. Look: your last tile fits.
    {"**"}Press { $tile }.**
learn-moomin-end =
    You're out of tiles, so you take the round. { $teacher } has one tile left: { $tile }. Every tile left is a point against you, a double two. The picture shows them with a minus.
    When the boneyard is empty and no one can play, the round is over too. A match can have several rounds. Points add up, and the fewest win.
    { lesson-over }

### Joker domino

learn-moomin-joker-aim =
    Each tile shows two of nine figures. You and { $teacher } hold five tiles each; the rest is the boneyard, to draw from. Play your last tile first, and you take the round.
    You each have two jokers as well, hidden from the other. Each joker shows one figure. Yours lie under your tiles: { $first }, { $second }.
learn-moomin-joker-open =
    A round opens with a double, a tile that shows the same figure twice. You hold one, so you must play it.
    {"**"}Press { $tile }.**
learn-moomin-joker-match =
    You play one tile a turn, at one of the open ends, X or Y, with equal figures touching. Tiles that fit are raised and marked.
    {"**"}Press { $tile } at X.**
learn-moomin-joker-must =
    If you hold a tile that fits, you must play one. As long as you do, you can't use a joker.
    {"**"}Press { $tile }.** Next comes a joker of yours: { $joker }.
# The menu's line is “{ $tile } …” and below it { panel-covered }.
learn-moomin-joker-joker =
    None of your tiles fits. You could draw. But one of your jokers shows an open end: { $end }. So you may play any tile there and cover one of its halves with the joker; the other half is the new end.
    {"**"}In the menu, choose { $tile } · { panel-covered }.** The new end: { $left }.
learn-moomin-joker-draw =
    Now nothing fits, and your other joker shows neither end: { $first }, { $second }. You draw one tile. If it fits, you play it at once; if it doesn't, you keep it.
    {"**"}Press { panel-draw }.**
learn-moomin-joker-second =
    It fitted. And { $teacher } covered a half with a joker: { $theirs }. What lies under it no longer counts.
    X and your joker show the same: { $end }. You never have to play a joker, but this one lets you play your last tile.
    {"**"}In the menu, choose { $tile }**, with the joker on either half.
learn-moomin-joker-end =
    You're out of tiles, so you take the round. A leftover joker costs nothing and doesn't keep you from going out. Every tile you keep is a point against you, a double two. The picture shows them with a minus.
    A match can have several rounds. Points add up, and the fewest win.
    { lesson-over }

### Christmas domino

learn-christmas-aim =
    There are 36 tiles with eight pictures, and one of the pictures is the joker. You and { $teacher } hold seven each; the rest is the boneyard, to draw from. Play your last tile first, and you take the round.
    Before a match, everyone votes for open or hidden hands. Here they stay hidden. The youngest starts by turning up a tile, and that's the whole turn. Here it's { $tile }.
learn-christmas-join =
    Equal pictures touch, at one of the open ends, X or Y. In your turn you play as many tiles as you can, one after the other. Both ends: { $picture }.
    {"**"}Press { $tile }.**
learn-christmas-joker =
    No other tile of yours fits now. But a joker half fits anywhere, and it's always your choice. Let's go on with one.
    {"**"}Press { $tile } at Y.** The new end: { $open }.
learn-christmas-stop =
    Another joker of yours would fit: { $joker }. You never have to play one, so save it for later.
    {"**"}Press { panel-end }.**
learn-christmas-open =
    { $teacher } played four tiles in one turn. Your turn again. As long as a tile without a joker fits, you can't stop, but you may play a joker first. Let's see what that does.
    {"**"}Press { $tile } at Y.**
learn-christmas-anything =
    Now Y is an open joker. It takes any tile, by either half: you choose the half that touches it.
    {"**"}Press { $tile }, then { panel-end-half }.**
learn-christmas-draw =
    { $teacher } had to draw, one tile at a time until one fits, three at most. Now nothing you hold fits either.
    {"**"}Press { panel-draw }.**
learn-christmas-go-on =
    It fits, so you stop drawing and play.
    {"**"}Press { $tile }.**
learn-christmas-chain =
    And on it goes: three tiles follow each other, if you play them in this order: { $tile }, { $second }, { $third }.
    {"**"}Press { $tile }.**
learn-christmas-chain-on =
    {"**"}Press { $tile }.** A tile you can't play now may cost you the next turn, so plan the order.
learn-christmas-last =
    {"**"}Press { $tile }**, your last tile.
learn-christmas-end =
    You're out of tiles, so you take the round. If the boneyard runs out and no one can play, the fewest tiles take it.
    The most rounds win the match; between equals, the fewest tiles left in all.
    { lesson-over }

### UNO Dominos

learn-uno-aim =
    Each half of a domino shows a number in one of four colours, a symbol, or a joker. You and { $teacher } hold six each; the rest is the boneyard, to draw from.
    Play your last domino first, and you take the round.
learn-uno-open =
    A double shows the same twice. The highest number double starts in the middle, and it's yours. Four streets lead off: ↑ → ↓ ←.
    {"**"}Press { $tile }.**
learn-uno-match =
    Halves that touch share a colour, a number or a symbol, but a double never joins a double. Here the nines touch, and now → is green.
    {"**"}Press { $tile } at →.**
learn-uno-draw =
    That Draw 2 cost you a turn.
    Now only your jokers fit, and you never have to play a joker. So you draw one.
    {"**"}Press { panel-draw }.**
learn-uno-keep =
    A joker fits at every end. Play what you draw at once, or keep it for later.
    {"**"}Press { panel-keep }.**
learn-uno-skip =
    A Skip takes the next player's turn: with two players, you go again. Either half may touch.
    {"**"}Press { $tile } at →.**
learn-uno-joker =
    Your turn again. Anything fits at a joker, doubles too.
    {"**"}Press { $tile } at →.**
learn-uno-catch =
    With your second-to-last domino you must call UNO. { $teacher } forgot. Until the next domino is on the table, anyone can catch them.
    {"**"}Press { panel-catch }**
learn-uno-free =
    Still your turn. → is blue.
    {"**"}Press { $tile }, then { panel-street }.**
learn-uno-four =
    A Joker Draw 4 makes the next player draw four and miss a turn. You may play it only while nothing you hold matches an end by colour. You hold yellow, and no end is yellow.
    {"**"}Press { $tile } at ↑.**
learn-uno-challenge =
    Instead of drawing, { $teacher } could challenge you. If you'd cheated, you'd take it back and draw four yourself. You're honest:
    {"**"}Press { $tile } at ←.**
learn-uno-call =
    Now call UNO yourself. This domino has two symbols, and both work.
    {"**"}Press { $tile }, then { panel-street }.**
learn-uno-last =
    Draw 2 and Skip cost each of you a turn. Then a Dead End closed the street ←. But your last domino fits elsewhere.
    {"**"}Press { $tile }, then { panel-street }.**
learn-uno-end =
    You take the round and score all that { $teacher } holds: numbers count as they are, Draw 2, Reverse and Skip 10, Joker Draw 4 and Dead End 20, a joker 25, doubles twice.
    A match is one round, or goes to 200 or 500. Reverse turns the direction of play.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

learn-romi-aim =
    { $jokers ->
        [none] You play with two packs of cards.
        [each] You play with two packs of cards and one joker for each player.
       *[two] You play with two packs of cards and two jokers.
    } You come after the dealer, so you get 15 cards, { $teacher } 14. The rest is the stock.
    Lay all your cards down in combinations and discard the last one: that takes the round. A run is three or more cards of one suit in order; a group is three or four of one rank in different suits.
learn-romi-first =
    With 15 cards you start: put one on the discard pile, and nothing else. Choose one that goes with no other.
    {"**"}Pick { $tile }, then press { panel-meld-discard }.**
learn-romi-draw =
    Every turn has three parts: draw, lay down what you can and like, discard.
    You draw from the stock, or take the top discard. On your first draw it's free to take, but this one doesn't help you: { $top }.
    {"**"}Press { panel-meld-draw }.**
learn-romi-lay =
    What you lay down first, in one turn, must count at least { $minimum }: numbers as they are, 10 for jack, queen and king, 11 for an ace. A joker stands for any card, and counts as that one.
    You have { $run1 }, { $run2 }, { $run3 } ({ $run }) and three eights ({ $group }).
    {"**"}Pick { $run1 }, { $run3 } and the joker and lay them down, then the eights. Then discard { $card }.** { button-suggest } picks it all for you.
learn-romi-lay-plain =
    What you lay down first, in one turn, must count at least { $minimum }: numbers as they are, 10 for jack, queen and king, 11 for an ace.
    You have { $run1 }, { $run2 }, { $run3 } ({ $run }) and three eights ({ $group }).
    {"**"}Pick { $run1 }, { $run2 } and { $run3 } and lay them down, then the eights. Then discard { $card }.** { button-suggest } picks it all for you.
learn-romi-take =
    You've met the minimum: now lay down what you like, and add cards to anyone's combinations. From now on, take the discard only if you lay it down in the same turn.
    {"**"}Take { $taken }**, lay it down with { $low } and { $high }, add { $seven } to 4 and { $ten } to 3, and discard { $card }. { button-suggest } picks it all for you.
learn-romi-take-free =
    You've met the minimum: now lay down what you like, and add cards to anyone's combinations. In this game you may take the top discard on every turn, and keep it if you like.
    {"**"}Take { $taken }**, lay it down with { $low } and { $high }, add { $seven } to 4 and { $ten } to 3, and discard { $card }. { button-suggest } picks it all for you.
learn-romi-again =
    Three cards left. Draw again: you need something for your two clubs.
    {"**"}Press { panel-meld-draw }.**
learn-romi-win =
    You drew { $drawn }: the very card your joker stands for. Put it into that run and the joker is yours, but use it at once. And keep one card for your last discard.
    {"**"}Pick { $drawn } and win the joker of 1, lay down { $low } and { $high } with it, and discard { $card }.** { button-suggest } picks it all for you.
learn-romi-out =
    You drew { $drawn }, and that makes a run. Keep one card for your last discard: without one you can't go out.
    {"**"}Lay down { $low }, { $high } and { $drawn }, and discard { $card }.**
learn-romi-end =
    No cards left: you take the round, and it costs you nothing. { $teacher } pays for each card left, 20 for a joker. The picture shows that with a minus.
    Points add up, and the fewest win the match. Go out all at once, in a single turn, and you need no minimum.
    { lesson-over }
learn-romi-end-plain =
    No cards left: you take the round, and it costs you nothing. { $teacher } pays for each card left. The picture shows that with a minus.
    Points add up, and the fewest win the match. Go out all at once, in a single turn, and you need no minimum.
    { lesson-over }

### Tábla Römi

learn-tabla-aim =
    Tiles go from 1 to 13 in four colours, each tile twice. You start and have 15, { $teacher } has 14; the rest is the stock.
    Nothing goes down before the end. You collect until 14 of your tiles make runs (one colour, in order) and groups (one number, different colours), three tiles or more each, and discard the fifteenth.
learn-tabla-joker =
    One tile lies face up: { $turned }. It names the joker, the next number in its colour: { $joker }. There are two of them, each stands for any tile, and you hold one.
learn-tabla-first =
    Seven pairs win too, or 14 tiles of one colour, or eight of one number with the rest in runs and groups. The small line below says how near you are to each.
    With 15 tiles you start with a discard. This one goes with nothing:
    {"**"}Pick { $tile }, then press { panel-rack-discard }.** The arrows only sort your tiles.
learn-tabla-take =
    Every turn you draw from the stock or take the last discard, whichever you like, and then discard. These three go together: { $first }, { $second }, { $tile }.
    {"**"}Press { panel-rack-take }.**
learn-tabla-discard =
    Now discard one, but not the tile you've just taken.
    {"**"}Pick { $tile }, then press { panel-rack-discard }.**
learn-tabla-draw =
    You need one more tile, and this discard isn't it.
    {"**"}Press { panel-rack-draw }.**
learn-tabla-again =
    That doesn't help. You're waiting for a tile between { $left } and { $right }.
    {"**"}Pick { $tile }, then press { panel-rack-discard }.**
learn-tabla-claim =
    There it is! If a discard completes your hand, you may claim it, even out of turn. In a match, this happens for you.
    Your joker stands in: { $joker }.
    {"**"}Press { panel-rack-claim }.** Then go out, with { $rest } as your last discard.
learn-tabla-end =
    Fourteen tiles in runs and groups, all at once: you take the round, worth one point. If the stock runs out first, no one does.
    You may draw the turned tile too, but only to go out with seven pairs or eight of one number. The most points win the match.
    { lesson-over }
