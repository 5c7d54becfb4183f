# First lessons (`/learn`): one private message, a step at a time, with heading, picture and the buttons of a hand.
# Room: 75 words a step, 250 words a lesson of six steps; no line is cut, but a phone shows eight lines.
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
    That's it, you know the game!{ $opens ->
        [no] {" "}In a server that I'm in, `/play` opens a table.
       *[yes] {""}
    }
# Below that, in small print.
lesson-daily = -# A new deal every day: `/daily`.

### Buttons: 20 letters at most, four in a row

button-lesson-learn = 3-minute lesson
button-lesson-play = Play now
button-lesson-again = Start again
button-lesson-next = Next
button-lesson-back = Back
button-lesson-leave = Leave

### Classic domino

learn-classic-aim =
    A tile has two halves with up to six dots each, the pips. You and { $teacher } hold seven tiles each.
    Your aim: the fewest pips left when the round ends.
    Before the deal you drew 3-3. The highest double, the same number twice, starts.
learn-classic-begin =
    Pips you keep count against you, so heavy tiles go early. 6-6 is your heaviest, but only 6-5 would fit it.
    {"**"}Press { $tile }.**
learn-classic-join =
    The line has two open ends, X and Y. A tile fits where its number matches the end.
    A double like 6-6 lies across the line and leaves the end as it was.
    {"**"}Press { $tile }.**
learn-classic-choose =
    Your 5-3 fits both. Think ahead: with 5-3 at X, both ends become 5, and your 5-4 fits too.
    {"**"}Press { $tile } at X.**
learn-classic-pass =
    The ends are 6 and 5, and nothing in your hand fits. Then you pass.
    {"**"}Press { panel-pass }.**
learn-classic-end =
    The round ends at once, although you both have tiles left.
    You kept 10 pips, { $teacher } 19, and the fewest points win.
    { lesson-over }

### Moomin domino

learn-moomin-aim =
    Each tile shows two of nine figures. You and { $teacher } hold five tiles each; the rest is the boneyard, to draw from.
    Play your last tile first, and you take the round.
learn-moomin-open =
    A round opens with a double: a tile that shows the same figure twice. If it's your turn to open and you hold one, you must play it.
    {"**"}Press { $tile }.**
learn-moomin-match =
    You play one tile a turn, at one of the open ends, X or Y, with equal figures touching. Both ends: { $figure }.
    {"**"}Press { $tile }.** Either end will do.
learn-moomin-choose =
    { $tile } fits both ends. You choose, so look at what each choice leaves open.
    {"**"}Press { $tile } at X.**
learn-moomin-draw =
    The open ends: { $first } and { $second }. Nothing you hold fits, so you draw one tile. If it fits, you play it at once; if not, you keep it and your turn is over.
    {"**"}Press { panel-draw }.**
learn-moomin-end =
    Every tile left is a point against you, a double two.
    A match can have several rounds. Points add up, and the fewest win.
    { lesson-over }

### Joker domino

learn-moomin-joker-aim =
    You and { $teacher } hold five tiles each; the rest is the boneyard, to draw from. Play your last tile first, and you take the round.
    Each joker shows one figure. Yours lie under your tiles: { $first }, { $second }. At an end with that figure you may play any tile, with the joker over one half; the other half is the new end.
learn-moomin-joker-open =
    A round opens with a double, a tile that shows the same figure twice. You hold one, so you must play it.
    {"**"}Press { $tile }.**
learn-moomin-joker-match =
    You play one tile a turn, at one of the open ends, X or Y, with equal figures touching.
    {"**"}Press { $tile } at X.**
# The menu's line is “{ $tile } …” and below it { panel-covered }.
learn-moomin-joker-joker =
    Only your joker fits an open end: { $end }.
    {"**"}In the menu, choose { $tile } · { panel-covered }.**
learn-moomin-joker-second =
    X matches your joker: { $end }. You never have to play a joker, but here it plays your last tile.
    {"**"}In the menu, choose { $tile }**, with the joker on either half.
learn-moomin-joker-end =
    Every tile you keep is a point against you, a double two.
    Points add up, and the fewest win.
    { lesson-over }

### Christmas domino

learn-christmas-aim =
    There are 36 tiles with eight pictures, and one of the pictures is the joker. You and { $teacher } hold seven each; the rest is the boneyard, to draw from. Play your last tile first, and you take the round.
    The youngest starts by turning up a tile, and that's the whole turn.
learn-christmas-join =
    Equal pictures touch, at one of the open ends, X or Y. In your turn you play as many tiles as you can, one after the other. Both ends: { $picture }.
    {"**"}Press { $tile }.**
learn-christmas-joker =
    No other tile of yours fits now. But a joker half fits anywhere, and it's always your choice.
    {"**"}Press { $tile } at Y.**
learn-christmas-draw =
    { $teacher } had to draw until a tile fits, three at most. Now nothing you hold fits either.
    {"**"}Press { panel-draw }.**
learn-christmas-chain =
    Three tiles follow each other, in this order: { $tile }, { $second }, { $third }.
    {"**"}Press { $tile }.**
learn-christmas-end =
    You're out of tiles, so you take the round.
    The most rounds win the match; between equals, the fewest tiles left in all.
    { lesson-over }

### UNO Dominos

learn-uno-open =
    Each half shows a number in one of four colours, a symbol, or a joker. You each hold six dominoes; the rest is the boneyard, to draw from. Play yours first, and you take the round.
    A double shows the same twice. The highest number double starts in the middle, and it's yours. Four streets lead off: ↑ → ↓ ←.
    {"**"}Press { $tile }.**
learn-uno-match =
    Halves that touch share a colour, a number or a symbol, but a double never joins a double. Here the nines touch, and now → is green.
    {"**"}Press { $tile } at →.**
learn-uno-draw =
    Now only your jokers fit, and you never have to play a joker. So you draw one.
    {"**"}Press { panel-draw }.**
learn-uno-skip =
    A Skip takes the next player's turn: with two players, you go again. If a domino has two symbols, both work.
    {"**"}Press { $tile } at →.**
learn-uno-call =
    With your second-to-last domino you must call UNO.
    {"**"}Press { panel-call }, then { $tile } and { panel-street }.**
learn-uno-end =
    You take the round and score all that { $teacher } holds: numbers count as they are, Draw 2, Reverse and Skip 10, Joker Draw 4 and Dead End 20, a joker 25, doubles twice.
    { lesson-over }

### Römi 40, 50, 51 and Joker-mánia: one lesson, `-plain` without jokers, `-free` where the discard is free

learn-romi-aim =
    { $jokers ->
    [none] You play with two packs of cards.
    [each] You play with two packs of cards and one joker for each player.
    *[two] You play with two packs of cards and two jokers.
    } You come after the dealer, so you get 15 cards, { $teacher } 14.
    Lay all your cards down in combinations and discard the last one: that takes the round. A run is three or more cards of one suit in order; a group is three or four of one rank in different suits.
learn-romi-first =
    With 15 cards you start: put one on the discard pile, and nothing else.
    {"**"}Pick { $tile }, then press { panel-meld-discard }.**
learn-romi-draw =
    You draw from the stock, or take the top discard.
    The first time, you lay at least { $minimum } in one turn: numbers as they are, 10 for jack, queen and king, 11 for an ace. A joker stands for any card, and counts as that one.
    {"**"}Press { panel-meld-draw }.**
learn-romi-draw-plain =
    You draw from the stock, or take the top discard.
    The first time, you lay at least { $minimum } in one turn: numbers as they are, 10 for jack, queen and king, 11 for an ace.
    {"**"}Press { panel-meld-draw }.**
learn-romi-lay =
    Now you have more than { $minimum }.
    {"**"}Lay { $run1 }, { $run3 } and the joker, then the eights, and discard { $card }.** { button-hint } picks it all.
learn-romi-lay-plain =
    Now you have more than { $minimum }.
    {"**"}Lay { $run1 }, { $run2 } and { $run3 }, then the eights, and discard { $card }.** { button-hint } picks it all.
learn-romi-take =
    You've met the minimum: now lay down what you like, and add cards to anyone's combinations. From now on, take the discard only if you lay it down in the same turn.
    {"**"}Take { $taken }**, lay it down with { $low } and { $high }, add { $seven } to 4 and { $ten } to 3, and discard { $card }.
learn-romi-take-free =
    You've met the minimum: now lay down what you like, and add cards to anyone's combinations. In this game you may take the top discard on every turn, and keep it if you like.
    {"**"}Take { $taken }**, lay it down with { $low } and { $high }, add { $seven } to 4 and { $ten } to 3, and discard { $card }.
learn-romi-end =
    { $teacher } pays for each card left, 20 for a joker.
    Points add up, and the fewest win the match.
    { lesson-over }
learn-romi-end-plain =
    { $teacher } pays for each card left.
    Points add up, and the fewest win the match.
    { lesson-over }

### Tábla Römi

learn-tabla-aim =
    Tiles go from 1 to 13 in four colours, each tile twice. You start and have 15, { $teacher } has 14; the rest is the stock.
    You collect until 14 of your tiles make runs (one colour, in order) and groups (one number, different colours), three tiles or more each, and discard the fifteenth. A joker stands for any tile.
learn-tabla-first =
    The next tile in the turned tile's colour is the joker: { $joker }. Below you see how near you are.
    {"**"}Pick { $tile }, then press { panel-rack-discard }.**
learn-tabla-take =
    Every turn you draw from the stock or take the last discard, whichever you like, and then discard.
    {"**"}Press { panel-rack-take }.**
learn-tabla-draw =
    You need one more tile, and this discard isn't it.
    Seven pairs would win too, or 14 tiles of one colour, or eight of one number with the rest in runs and groups.
    {"**"}Press { panel-rack-draw }.**
learn-tabla-claim =
    There it is! If a discard completes your hand, you may claim it, even out of turn.
    {"**"}Press { panel-rack-claim }.** Then go out, with { $rest } as your last discard.
learn-tabla-end =
    Fourteen tiles in runs and groups, all at once: you take the round, worth one point.
    { lesson-over }
