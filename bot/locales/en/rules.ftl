# The rules of every game, for /rules: `rules-<game>` is the summary, its `.alt` tells the example in the picture,
# `rule-<number>` is one rule. docs/rules has the same at more length. Figures may have other names on a server: none here.

### The rules of classic domino

rules-classic =
    Tiles join end to end, equal pips touching. If you can play, you must; if you can't, you pass. There is no drawing.
    The hand ends when nobody can play any more, and whoever has the fewest pips left wins it.
    .alt = A line of dominoes from left to right: 2-5, then 5-5 lying across as doubles do, 5-6, 6-6 across, 6-1, 1-4, 4-4 across, 4-0. Touching halves are equal. The open ends are the 2 on the left and the 0 on the right.
rule-CL-1 = 2 to 4 players, one double-six set of 28 tiles. Two players get 7 tiles each, three or four get 5.
rule-CL-2 = There is no drawing. Tiles that are not dealt stay out of play.
rule-CL-3 = Before the first hand everybody draws one tile, face down: the highest double starts; without a double, the most pips; if these are equal, the higher half. With “most pips drawn” a double is worth only its pips.
rule-CL-4 = The drawn tiles go back, all are shuffled again and dealt, and the starter may play any tile. With “stay in the hands” the drawn tile is the first of each hand, and the starter must open with it.
rule-CL-5 = A tile joins one of the two ends, equal pips touching. If you can play, you must; if you can't, you pass. Turns go clockwise.
rule-CL-6 = The hand ends as soon as nobody can play. A player without tiles has no more turns, and the others go on. With “ends the hand” it is over as soon as somebody is out.
rule-CL-7 = Minus points: the pips left in your hand count against you, and the match ends after the hand in which somebody reaches 100 (or 200). Race: the hand's winner scores the pips of all players, and the first to reach 121 wins. With one, three or five “hands at most” the match ends after so many hands at the latest; then the points so far decide.
rule-CL-8 = The fewest pips win the hand. If players tie, who went out first wins; if none of them is out, nobody wins.
rule-CL-9 = The winner of a hand starts the next. Without a winner it is the tied player nearest in seat order to the last starter, the starter first.

### The rules of moomin and joker domino

rules-moomin =
    Forty-five cards with nine figures. The first card is a double; after that equal figures touch at the two ends.
    If you hold a card that fits, you must lay it; otherwise you draw one card, which is laid at once if it fits. Whoever has no cards left wins. Every card left is a minus point, a double two.
    .alt = A line of cards from left to right: fish–rabbit, then rabbit–rabbit lying across as doubles do, rabbit–fox, fox–fox across, fox–hedgehog, hedgehog–duck, duck–duck across, duck–snail. Touching figures are equal. The open ends are the fish on the left and the snail on the right.
rule-MD-1 = 2 to 6 players. 45 cards: every pair of the nine figures once, doubles too. Each player gets five, the rest is the pile.
rule-MD-2 = The player after the dealer opens with a double, and must if they hold one; otherwise the chance passes on. If nobody holds one, all draw one card in turn until a double comes: it is laid at once, other cards are kept. This happens by itself. The first dealer is drawn by lot, then the deal goes round.
rule-MD-3 = There are two open ends, never more; doubles only lie across. Equal figures touch. One card a turn.
rule-MD-4 = If a card of yours fits, you must lay one, at an end of your choice. If none fits, you draw one card: if it fits, it is laid at once (you choose the end if both fit), else you keep it and the turn passes. With an empty pile you pass.
rule-MD-5 = Whoever has no cards left wins the round. It also ends when the pile is empty and all have passed in a row: then the fewest minus points win. A card is 1 minus point, a double 2. The others are placed by minus points, and ties share a place.
rule-MD-6 = A match has one, three or five rounds; minus points add up, and the fewest win.
rules-moomin-joker =
    Moomin domino with joker cards. If no card of yours fits, you may play a joker instead of drawing: it shows the figure of an open end, you lay any card there and cover one of its halves with the joker.
    Jokers are never compulsory, and count nothing when they are left over.
    .alt = A line of cards from left to right: snail–rabbit, rabbit–owl, then owl–owl lying across, owl–cat, cat–butterfly, butterfly–butterfly across, butterfly–fox, and last hedgehog–fish, whose hedgehog is covered by a joker that shows the fox. The open ends are the snail on the left and the fish on the right.
rule-JD-1 = 18 joker cards, two of each figure. Each player gets two (or three, or one), hidden from the others; the rest is out of play.
rule-JD-2 = If no card of yours fits, you may take a joker that shows the figure of an open end, lay any of your cards at that end, and cover one of its halves with the joker; the other half is the new open end. A card so covered is no double any more. You decide before drawing: after a card that doesn't fit the turn passes.
rule-JD-3 = Jokers are never compulsory. They can't make an opening double, count no minus points, and don't keep you from going out. With an empty pile you may pass even if a joker would serve.

### The rules of Christmas domino

rules-christmas =
    Cards with seven pictures and a joker, which goes with everything. In your turn you must lay cards as long as one without a joker fits; cards with a joker are always your choice.
    If no card without a joker fits at the start, and you lay no joker, you draw, three cards at most. Whoever has no cards left wins. Before the game all vote whether hands are open.
    .alt = A line of cards from left to right: star–snowman, then snowman–snowman lying across, snowman–candle, candle–gift, gift–joker, tree–tree across at the joker, which goes with everything, tree–bell, bell–mitten. Other touching pictures are equal. The open ends are the star on the left and the mitten on the right.
rule-WD-1 = 2 to 6 players, 36 cards. Either all pairs of eight pictures, one of which is the joker, or 28 pairs of seven pictures and eight cards that are jokers on both halves.
rule-WD-2 = Two players get 7 cards each, three 6, four 5, five or six 4. The rest is the stack.
rule-WD-3 = Before the match all vote in the lobby: open or hidden hands. More than half of all players must want open hands; with a tie, and for those who don't vote, they are hidden. Open hands are shown in the public picture.
rule-WD-4 = The youngest begins: the host names that player in the options, else it is drawn by lot. The beginner turns up the top card of the stack, and that is the whole turn. In later rounds the next player begins.
rule-WD-5 = Equal pictures touch. A joker half touches anything, and an open joker half takes anything. There are two ends.
rule-WD-6 = You lay cards, at either end, as long as you hold one without a joker half that fits: these you must lay. Cards with a joker half are always voluntary. The turn ends when no other card fits and you want no joker.
rule-WD-7 = If at the start of your turn no card but jokers fits, and you lay no joker, you draw one card at a time until one fits, three at most; then you go on laying (WD-6), without drawing again. You may lay any joker instead of drawing on. Once something is laid, nothing is drawn. With an empty stack you pass. A turn in which nothing can be laid or drawn ends by itself.
rule-WD-8 = Whoever has no cards left wins the round. It also ends when the stack is empty and in as many turns in a row as there are players nobody has laid a card (turns of drawing count, and the turned-up card counts as laid): the fewest cards win, ties share. A match has one, three or five rounds, or one for each player, so that everybody begins once: who begins wins a round least often, and the next player most often. Most rounds won count, then the fewest cards left in all.

### The rules of UNO Dominos

rules-uno =
    A start double with four streets: N, E, S and W. Touching halves agree in colour, number or symbol. Symbols do something to the next player: draw, skip, or turn the direction round. A Dead End closes its street.
    With your last but one domo you call UNO, or others may catch you. Whoever lays the last domo scores all others' hands.
    .alt = A cross. In the middle yellow 7–7. At N yellow 7–5, blue 5–Draw 2. At E green 7–Reverse, blue Reverse–Reverse, blue Reverse–Skip. At S red 7–6, red 6–2, Joker Draw 4–Joker Draw 4. At W blue 7–4, red 4–5, yellow 5–5, blue 5–Dead End: that street is closed. Touching halves agree in colour, number or symbol.
rule-UD-1 = 2 to 6 players, 81 domos, six each; the rest is the heap. Halves have numbers 1 to 9, Draw 2, Reverse and Skip in red, green, yellow or blue, or are a Dead End, a Joker or a Joker Draw 4 without colour.
rule-UD-2 = Whoever holds the highest number double opens with it. With the exchange, that player first draws a domo blindly from each other player, which all go to the heap, and gives one of the own five others back. If nobody holds a number double, all draw in turn until one comes, which opens; drawn domos are kept.
rule-UD-3 = The start double has four sides to join; every other domo leaves one open end. One domo a turn.
rule-UD-4 = Touching halves agree in colour, in number or in symbol. A double never joins a double; joker doubles are exempt both ways.
rule-UD-5 = A joker half joins any open end, and an open joker half takes anything, a double too.
rule-UD-6 = A Dead End closes its street, whichever of its halves touches: nothing joins there any more, no joker either.
rule-UD-7 = If you can lay a domo that is no joker, you must lay something (a joker will do). If you can't, or only jokers fit and you want none, you draw one, which you may lay at once if it fits, or keep. With an empty heap you pass.
rule-UD-8 = A symbol binds the next player. Draw 2: that player draws two and misses a turn. Skip: misses a turn. Reverse: the direction turns round. Joker Draw 4: draws four and misses a turn. With two players Reverse changes nothing, and Skip gives you the turn back. A symbol works from either half, a double's only once. Two different symbols on one domo both work: Reverse, then the draw, then Skip, so that Draw 2 with Skip costs the next two players a turn each. Drawing stops when the heap is empty.
rule-UD-9 = With “only where they touch” a symbol works only if its half touches. A Dead End that lies outward then takes jokers only; one that touches an open joker closes the street.
rule-UD-10 = Only a player who can't lay a domo of matching colour at any open end may lay a Joker Draw 4; it may be tried all the same. Only the player who must draw the four may challenge, before drawing, and is alone shown the hand as it was. Guilty: the domo is taken back, its player draws four and lays a domo of matching colour held before, which works as usual, and the turn goes on from there. Not guilty: the challenger draws the four. A last domo can be challenged too: that hand is empty, so it is not guilty. A domo is of matching colour if one of its halves may touch an end of the same colour; the ends of jokers have no colour, and a double on a double doesn't count.
rule-UD-11 = Whoever lays the last but one domo calls UNO: with the move, or after it until somebody catches that player. Anybody else may do so until the next domo is laid, no matter by whom: drawing, passing, missing a turn, and taking or challenging a Joker Draw 4 leave it open. It is over, too, when that player no longer holds exactly one domo. Who is caught draws two. Nobody can catch themselves, and a call or a catch without cause changes nothing.
rule-UD-12 = The round ends with a last domo; if it is a Draw 2 double or a Joker Draw 4 double, the next player first draws two (or four). It also ends when all four streets are closed, or when the heap is empty and all have passed in a row: then the lowest hand wins, and with a tie nobody scores. A last domo that closes the last street counts as going out.
rule-UD-13 = The winner scores all others' hands: numbers their value, Draw 2, Reverse and Skip 10, Joker Draw 4 and Dead End 20, Joker 25 a half. A double counts twice. The match goes to 500 or 200 points, or one round.
rule-UD-14 = With “the last Dead End wins” the round is won by whoever laid its last Dead End, no matter who went out.
rule-UD-15 = In later rounds the highest number double opens again; the deal goes round.
