# First lessons: what is explained step by step. `teacher` is the name of the computer player.

lesson-heading = {"**"}Lesson: { $game }** · { $step } of { $steps }
lesson-another = That works too! For this lesson, try the move in bold.
lesson-left = You've left the lesson. `/learn` starts another, `/play` a game of { $game }.
lesson-offered = New to { $game }? Take the 3-minute lesson.
lesson-offered-here = -# New to this? Take the 3-minute lesson: `/learn`.
lesson-changed = This lesson has changed since you opened it, so you're back at the start.
lesson-in-words = I can't attach pictures here, so this lesson comes in words.

button-lesson-learn = Learn it in 3 minutes
button-lesson-play = Play now
button-lesson-again = Start the lesson again
button-lesson-next = Next
button-lesson-back = One step back
button-lesson-do = Do it for me
button-lesson-leave = Leave the lesson

### Classic Domino

learn-classic-aim =
    A tile has two halves with up to six dots each, the pips. You and { $teacher } hold seven tiles. The other fourteen stay out of play, so you never draw from them.
    Your aim: have as few pips left as you can when the round is over.
    To see who begins, you each drew one tile before the deal. The highest double wins, a tile with the same number twice: your 3-3.
learn-classic-begin =
    You may begin with any tile. Those with many pips cost most if you keep them, so get rid of them early. 6-5 is almost your heaviest, and next turn it lets you play 6-6, which is.
    {"**"}Press 6-5.**
learn-classic-join =
    The line has two open ends, X and Y. A tile fits where its number is the same as the end's.
    Your raised tiles fit. A double, like 6-6, lies across the line, and the open end stays the same.
    {"**"}Press 6-6.**
learn-classic-choose =
    Now X is 3 and Y is 5, and your 5-3 fits both. Think of what you hold: 5-4 needs a 5. If you play 5-3 at X, both ends become 5.
    {"**"}Press 5-3 at X.**
learn-classic-passed =
    { $teacher } has no 5 and had to pass. Whoever can play must play, so now you know something about that hand.
    {"**"}Press 5-4.** It doesn't matter where it goes: both ends are 5.
learn-classic-pass =
    The ends are 6 and 5, and nothing in your hand fits. Then you pass. At a table, this happens by itself after a moment.
    {"**"}Press Pass.**
learn-classic-end =
    No one can play any more, so the round is over at once, although you both have tiles left.
    You kept 10 pips, { $teacher } 19, so you win the round. Pips count against you: the picture shows them with a minus.
    A full match goes on until someone has 100 points, a quick one has three rounds, and the fewest points win. Now you know the game. Type `/play` to play it with others.

### Moomin Domino

learn-moomin-aim =
    Each tile shows two of nine figures. You and { $teacher } hold five tiles each. The others are the boneyard, from which tiles are drawn.
    Whoever plays their last tile first wins the round.
learn-moomin-open =
    A round is opened with a double: a tile that shows the same figure twice. Whoever may open and holds one must play it; if no one does, you draw for one.
    {"**"}Press { $tile }.**
learn-moomin-match =
    { $teacher } had nothing that fits and drew a tile. Your turn: you play one tile a turn, at one of the open ends, X or Y, with equal figures touching. Both ends are { $figure }.
    Tiles marked X or Y in the picture fit.
    {"**"}Press { $tile }.** It doesn't matter where it goes.
learn-moomin-must =
    X has changed. You can still play at Y, and whoever can play must. You may choose the tile, though.
    {"**"}Press { $tile } at Y.**
learn-moomin-choose =
    X is { $first }, Y is { $second }, and { $tile } fits both. You choose the end, so look at what the other end would leave.
    {"**"}Press { $tile } at X.**
learn-moomin-draw =
    The ends are { $first } and { $second }, and nothing you hold fits. So you draw one tile. If it fits, it is played at once. If it doesn't, you keep it and your turn is over.
    {"**"}Press Draw.**
learn-moomin-again =
    Your new tile fitted and was played. But your last tile still doesn't fit.
    {"**"}Press Draw.**
learn-moomin-kept =
    This one didn't fit then, so you kept it. Now it does.
    {"**"}Press { $tile } at Y.**
learn-moomin-last =
    Now { $teacher } had to draw and play. Look: your last tile fits.
    {"**"}Press { $tile }.**
learn-moomin-end =
    You have no tiles left, so you win the round. { $teacher } kept { $tile }: a tile you keep is a point against you, a double two. The picture shows them with a minus.
    When the boneyard is empty and no one can play, the round is over too. A match can have several rounds. Points add up, and the fewest win.
    Now you know the game. Type `/play` to play it with others.

### Joker Domino

learn-moomin-joker-aim =
    Each tile shows two of nine figures. You and { $teacher } hold five tiles each. The others are the boneyard, from which tiles are drawn. Whoever plays their last tile first wins the round.
    Each of you also has two jokers, which the other can't see. Each joker shows one figure. Yours lie under your tiles: { $first }, { $second }.
learn-moomin-joker-open =
    A round is opened with a double, a tile that shows the same figure twice. You hold one, so you must play it.
    {"**"}Press { $tile }.**
learn-moomin-joker-match =
    You play one tile a turn, at one of the open ends, X or Y, with equal figures touching. Tiles that fit are raised and marked.
    {"**"}Press { $tile } at X.**
learn-moomin-joker-must =
    Whoever holds a tile that fits must play one. While you do, you can't use a joker.
    {"**"}Press { $tile }.** Your { $joker } comes next.
learn-moomin-joker-joker =
    None of your tiles fits. You could draw. But your { $joker } shows the open end { $end }. So you may play any tile there and cover one of its halves with the joker; the other half is the new end.
    {"**"}In the menu, choose { $tile } with the { $joker } on the { $over }.** Then { $left } is open.
learn-moomin-joker-draw =
    Now nothing fits, and your other joker shows neither { $first } nor { $second }. You draw one tile: it's played at once if it fits, else you keep it.
    {"**"}Press Draw.**
learn-moomin-joker-second =
    It fitted. And { $teacher } has put a joker on { $theirs }: the half under it no longer counts.
    X is { $end }, as on your { $mine }. Jokers are never a must, but this one lets you play your last tile.
    {"**"}In the menu, choose { $tile }**, with the joker on either half.
learn-moomin-joker-end =
    You have no tiles left and win the round. A joker that is left doesn't count, and doesn't keep you from going out. A tile you keep is a point against you, a double two. The picture shows them with a minus.
    A match can have several rounds. Points add up, and the fewest win. Now you know the game. Type `/play` to play it with others.

### Christmas Domino

learn-christmas-aim =
    There are 36 tiles with eight pictures, and one of the pictures is the joker. You and { $teacher } hold seven each; the rest is the boneyard, from which tiles are drawn. Whoever plays their last tile first wins.
    Before a match, everyone votes on whether all hands are shown. Here they stay hidden. The youngest starts by turning up a tile, { $tile }, and that is the whole turn.
learn-christmas-join =
    Equal pictures touch, at one of the open ends, X or Y. In your turn you play as many tiles as you can, one after the other. Both ends are { $picture }.
    {"**"}Press { $tile }.**
learn-christmas-joker =
    No other tile of yours fits now. But a joker half fits anywhere, and you never have to use it. You may go on with one.
    {"**"}Press { $tile } at Y**, so that { $open } is open.
learn-christmas-stop =
    Your { $joker } would fit too. Keep it: a joker can help you more when you would have to draw.
    {"**"}Press End turn.**
learn-christmas-open =
    { $teacher } played four tiles in one turn. Your turn again. As long as a tile without a joker fits, you can't stop, but you may play a joker first.
    {"**"}Press { $tile } at Y.** Then the open end is a joker.
learn-christmas-anything =
    An open joker takes any tile, by either half: you choose the one that touches it.
    {"**"}Press { $tile }, then choose Y with the { $half }.**
learn-christmas-draw =
    { $teacher } had nothing that fits and had to draw, one tile at a time until one fits, three at most. Now it's the same for you.
    {"**"}Press Draw.**
learn-christmas-go-on =
    It fits, so you stop drawing and play.
    {"**"}Press { $tile }.**
learn-christmas-chain =
    And on it goes: { $tile }, { $second } and { $third } follow each other, if you play them in this order.
    {"**"}Press { $tile }.**
learn-christmas-chain-on =
    {"**"}Press { $tile }.** A tile you can't play now may cost you the next turn, so plan the order.
learn-christmas-last =
    {"**"}Press { $tile }**, your last tile.
learn-christmas-end =
    You have no tiles left, so you win the round. If the boneyard runs out and no one can play, the fewest tiles win.
    Whoever wins the most rounds wins the match; if that's a tie, whoever had the fewest tiles left in all. Now you know the game. Type `/play` to play it with others.

### UNO Dominos

learn-uno-aim =
    Each half of a domino shows a number in one of four colours, a symbol, or a joker. You and { $teacher } hold six each; the rest is the boneyard, to draw from.
    Whoever plays their last domino first wins.
learn-uno-open =
    A double shows the same twice. The highest number double starts in the middle, and it's yours. Four streets lead off: ↑ → ↓ ←.
    {"**"}Press { $tile }.**
learn-uno-match =
    Halves that touch share a colour, a number or a symbol, but a double never joins a double. Here nines touch, and now → is green.
    {"**"}Press { $tile } at →.**
learn-uno-draw =
    That Draw 2 cost you a turn, too.
    Now only your jokers fit, but jokers are never a must. So you draw one.
    {"**"}Press Draw.**
learn-uno-keep =
    A joker fits at every end. What you draw you may play at once, or keep for later.
    {"**"}Press Keep it.**
learn-uno-skip =
    A Skip takes the next player's turn: with two players, you go again. Either half may touch.
    {"**"}Press { $tile } at →.**
learn-uno-joker =
    Your turn again. Anything fits at a joker, doubles too.
    {"**"}Press { $tile } at →.**
learn-uno-catch =
    With your second-to-last domino you must call UNO. { $teacher } forgot. Until the next domino is played, anyone can catch that.
    {"**"}Press Catch!**
learn-uno-free =
    Still your turn. → is blue.
    {"**"}Press { $tile }, then choose → with its 1.**
learn-uno-four =
    A Joker Draw 4 makes the next player draw four and miss a turn. You may play it only while nothing you hold fits an end by its colour. You hold yellow, and no end is yellow.
    {"**"}Press { $tile } at ↑.**
learn-uno-challenge =
    Instead of drawing, { $teacher } could challenge you. If you've cheated, you take it back and draw four yourself. But you're honest:
    {"**"}Press { $tile } at ←.**
learn-uno-call =
    Now call UNO yourself. This domino has two symbols, and both work.
    {"**"}Press { $tile }, then choose ↑ with its Draw 2 and “call UNO”.**
learn-uno-last =
    Then your Skip hit you, and a Dead End has closed the street ←. But your last domino fits elsewhere.
    {"**"}Press { $tile }, then choose ↓.**
learn-uno-end =
    You win the round and score all that { $teacher } holds: numbers as they are, 10 for Draw 2, Reverse and Skip, 20 for Draw 4 and Dead End, 25 for a joker, doubles twice.
    A match is one round, or goes to 200 or 500. Reverse turns the direction of play. Now you know the game. Type `/play` to play it with others.

### Römi

learn-romi-aim =
    You play with two packs of cards{ $jokers ->
        [none] {""}
        [each] {" "}and one joker for each player
       *[two] {" "}and two jokers
    }. The player after the dealer, that's you, gets 15 cards, { $teacher } 14. The rest is the stock.
    Lay all your cards down in combinations, and discard the last one: then you win the round. A run is three or more cards of one suit in order; a group is three or four of one rank in different suits.
learn-romi-first =
    With 15 cards you begin by putting one on the discard pile, and nothing else. Choose one that goes with no other.
    {"**"}Discard { $card }:** pick it, then press Discard.
learn-romi-draw =
    Every turn has three parts: draw, lay down if you can and like, discard.
    You draw from the stock, or you take the top discard. On your first draw you may take it just like that, but { $top } doesn't help you.
    {"**"}Press Draw.**
learn-romi-lay =
    What you lay down first, in one turn, must count at least { $minimum }: numbers as they are, 10 for jack, queen and king, 11 for an ace. A joker stands for any card, and counts as that one.
    You have { $run1 }, { $run2 }, { $run3 } ({ $run }) and three eights ({ $group }).
    {"**"}Pick { $run1 }, { $run3 } and the joker and lay them down, then the eights likewise. Then discard { $card }.** { button-suggest } picks it all for you.
learn-romi-lay-plain =
    What you lay down first, in one turn, must count at least { $minimum }: numbers as they are, 10 for jack, queen and king, 11 for an ace.
    You have { $run1 }, { $run2 }, { $run3 } ({ $run }) and three eights ({ $group }).
    {"**"}Pick { $run1 }, { $run2 } and { $run3 } and lay them down, then the eights likewise. Then discard { $card }.** { button-suggest } picks it all for you.
learn-romi-take =
    You've met the minimum: now you can lay down whatever you like, and add cards to anyone's combinations. From now on, you may take the discard only if you lay it down in the same turn.
    {"**"}Take { $taken }**, lay it down with { $low } and { $high }, add { $seven } to 4 and { $ten } to 3, and discard { $card }. { button-suggest } picks it all for you.
learn-romi-take-free =
    You've met the minimum: now you can lay down whatever you like, and add cards to anyone's combinations. In this game you may take the top discard on every turn, and keep it if you like.
    {"**"}Take { $taken }**, lay it down with { $low } and { $high }, add { $seven } to 4 and { $ten } to 3, and discard { $card }. { button-suggest } picks it all for you.
learn-romi-again =
    Three cards are left. Draw again: you need something for your two clubs.
    {"**"}Press Draw.**
learn-romi-win =
    You drew { $drawn }: the very card your joker stands for. Put it into that run and you win the joker, which you must use at once. And you need one card for your last discard.
    {"**"}Pick { $drawn } and win the joker of 1, lay down { $low } and { $high } with it, and discard { $card }.** { button-suggest } picks it all for you.
learn-romi-out =
    You drew { $drawn }, and that makes a run. Keep one card for your last discard: without one you can't go out.
    {"**"}Lay down { $low }, { $high } and { $drawn }, and discard { $card }.**
learn-romi-end =
    You've laid down and discarded everything: the round is over and costs you nothing. { $teacher } pays for each card left, 20 for a joker. The picture shows that with a minus.
    Points add up, and the fewest win the match. Whoever lays everything down in a single turn needs no minimum.
    Now you know the game. Type `/play` to play it with others.
learn-romi-end-plain =
    You've laid down and discarded everything: the round is over and costs you nothing. { $teacher } pays for each card left. The picture shows that with a minus.
    Points add up, and the fewest win the match. Whoever lays everything down in a single turn needs no minimum.
    Now you know the game. Type `/play` to play it with others.

### Tábla Römi

learn-tabla-aim =
    Tiles go from 1 to 13 in four colours, each of them twice. You begin and have 15, { $teacher } has 14; the rest is the stock.
    Nothing is laid down before the end. You collect until 14 of your tiles are runs (one colour, in order) and groups (one number, different colours), three tiles or more each, and discard the fifteenth.
learn-tabla-joker =
    One tile was turned up: { $turned }. It names the joker, the next number in its colour: { $joker }. There are two of them, each stands for any tile, and you hold one.
learn-tabla-first =
    Seven pairs win too, or 14 tiles of one colour, or eight of one number and the rest in runs and groups. The small line below says how near you are to each.
    With 15 tiles you begin with a discard. This one goes with nothing:
    {"**"}Discard { $tile }:** pick it, then press Discard. The arrows only sort your tiles.
learn-tabla-take =
    Every turn you draw from the stock or take the last discard, whichever you like, and then discard. Your { $first } and { $second } go with { $tile }.
    {"**"}Press Take { $tile }.**
learn-tabla-discard =
    Now discard one. It can't be the tile you've just taken.
    {"**"}Discard { $tile }.**
learn-tabla-draw =
    You need one more tile, and this discard isn't it.
    {"**"}Press Draw.**
learn-tabla-again =
    That doesn't help. You wait for a tile between { $left } and { $right }.
    {"**"}Discard { $tile }.**
learn-tabla-claim =
    There it is! If a discard completes a hand, its owner may claim it, even out of turn. At a table, that happens for you.
    Your { $joker } stands for { $third } here.
    {"**"}Press Claim { $tile } and end, then end** with { $rest } as your last discard.
learn-tabla-end =
    Fourteen tiles in runs and groups, laid down at once: you win the round, which is worth one point. If the stock runs out first, no one gets it.
    The turned tile may be drawn too, but only to end with seven pairs or eight of one number. The most points win the match.
    Now you know the game. Type `/play` to play it with others.
