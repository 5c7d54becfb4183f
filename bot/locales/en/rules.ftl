# The rules of every game, for /rules: `rules-<game>` is the summary, its `.alt` tells the example in the picture,
# `rule-<number>` is one rule. docs/rules has the same at more length. Figures may have other names on a server: none here.

### The rules of classic domino

rules-classic =
    Tiles join end to end, equal pips touching. If you can play, you must; if you can't, you pass. There is no drawing.
    The round ends when no one can play. The player with the fewest pips left wins it.
    .alt = A line of dominoes from left to right: 2-5, then 5-5 lying across as doubles do, 5-6, 6-6 across, 6-1, 1-4, 4-4 across, 4-0. Touching halves are equal. The open ends are the 2 on the left and the 0 on the right.
rule-CL-1 = 2 to 4 players and a double-six set of 28 tiles. Two players get 7 tiles each, three or four get 5.
rule-CL-2 = There is no drawing. Tiles that aren't dealt stay out of play.
rule-CL-3 = Before the first round, everyone draws one tile, face down. The highest double starts. Without a double, the tile with the most pips does; between equals, the one with the higher half. With “Who starts: most pips”, a double counts only its pips; between equals, a double comes first, then the higher half.
rule-CL-4 = The drawn tiles are shuffled back in, everyone is dealt a hand, and the starter may play any tile. With “Tiles drawn to start: kept in hand”, the tile you drew is the first of your hand, and the starter must open with theirs.
rule-CL-5 = A tile joins one of the two ends, equal pips touching. If you can play, you must; if you can't, you pass. Turns go clockwise.
rule-CL-6 = The round ends as soon as no one can play. If you're out of tiles you have no more turns, and the others play on. With “When a player goes out: the round ends”, it ends right there.
rule-CL-7 = Lowest score: the pips left in your hand are added to your score. The match ends after the round in which someone reaches 100 (or 200), and the lowest score wins. Race to 121: the winner of a round scores everyone's pips, and the first to reach 121 wins. The others are ranked by points. With a “Round limit” of one, three or five, the match ends after that many rounds at the latest, and the score decides.
rule-CL-8 = The fewest pips win the round. If players tie, whoever went out first wins. If none of them went out, no one wins, and in a race no one scores.
rule-CL-9 = The winner of a round starts the next. If no one won, it's the tied player nearest in seat order to the last starter, who comes first.

### The rules of moomin and joker domino

rules-moomin =
    Forty-five tiles with nine figures. The first is a double. After that, equal figures touch at the two ends.
    If a tile of yours fits, you must play one. If not, you draw one, which is played at once if it fits. The first to run out of tiles wins. Each tile you have left costs 1 point, a double 2.
    .alt = A line of tiles from left to right: fish–rabbit, then rabbit–rabbit lying across as doubles do, rabbit–fox, fox–fox across, fox–hedgehog, hedgehog–duck, duck–duck across, duck–snail. Touching figures are equal. The open ends are the fish on the left and the snail on the right.
rule-MD-1 = 2 to 6 players and 45 tiles: every pair of the nine figures once, doubles too. Everyone gets five. The rest is the boneyard.
rule-MD-2 = The player after the dealer opens with a double of their choice, and must if they hold one. Otherwise the chance passes on, and no one draws. If no one holds a double, everyone draws one tile in turn, from the same player on, until a double comes up. It is played at once; other tiles are kept. All of this happens by itself. The first dealer is drawn by lot, then the deal goes round.
rule-MD-3 = There are two open ends, never more: doubles just lie across. Equal figures touch. You play one tile a turn.
rule-MD-4 = If a tile of yours fits, you must play one, at the end you choose. If none fits, you draw one. If that fits, it is played at once, and you choose the end if both fit. If not, you keep it and your turn is over. With an empty boneyard you pass.
rule-MD-5 = The first to run out of tiles wins the round. It also ends when the boneyard is empty and everyone has passed in a row; then the fewest points win. A tile you have left is 1 point, a double 2. The others are ranked by points, and ties share a place.
rule-MD-6 = A match has one, three or five rounds. Points add up, and the fewest win.
rules-moomin-joker =
    Moomin domino with jokers. If no tile of yours fits, you may play a joker instead of drawing: it shows the figure of an open end, you play any tile there and cover one of its halves with the joker.
    You never have to play a joker, and jokers left over cost nothing.
    .alt = A line of tiles from left to right: snail–rabbit, rabbit–owl, then owl–owl lying across, owl–cat, cat–butterfly, butterfly–butterfly across, butterfly–fox, and last hedgehog–fish, whose hedgehog is covered by a joker that shows the fox. The open ends are the snail on the left and the fish on the right.
rule-JD-1 = There are 18 jokers, two of each figure. Everyone gets two (or three, or one), hidden from the others. The rest stay out of play.
rule-JD-2 = If no tile of yours fits, you may take a joker that shows the figure of an open end, play any of your tiles at that end, and cover one of its halves with the joker. The other half is the new open end. A tile covered like this is no longer a double. Decide before you draw: if the drawn tile doesn't fit, your turn is over.
rule-JD-3 = You never have to play a joker. Jokers can't make an opening double, cost no points, and don't keep you from going out. With an empty boneyard you may pass even if a joker would help.

### The rules of Christmas domino

rules-christmas =
    Tiles with seven pictures and a joker, which goes with everything. On your turn you must keep playing as long as a tile without a joker fits. Jokers are always your choice.
    If no tile without a joker fits at first, and you play no joker, you draw, up to three times. The first to run out of tiles wins. Before the match, everyone votes whether hands are open.
    .alt = A line of tiles from left to right: star–snowman, then snowman–snowman lying across, snowman–candle, candle–gift, gift–joker, tree–tree across at the joker, which goes with everything, tree–bell, bell–mitten. Other touching pictures are equal. The open ends are the star on the left and the mitten on the right.
rule-WD-1 = 2 to 6 players and 36 tiles. Either all pairs of eight pictures, one of which is the joker, or 28 pairs of seven pictures and eight tiles that are jokers on both halves.
rule-WD-2 = Two players get 7 tiles each, three get 6, four get 5, five or six get 4. The rest is the boneyard.
rule-WD-3 = Before the match, everyone votes in the lobby for open or hidden hands. Hands are open only if more than half of all players vote for it; with a tie, and for those who don't vote, they are hidden. Open hands are shown in the public picture.
rule-WD-4 = The youngest starts: the host names that player in the options, or it is decided by lot. The starter turns up the top tile of the boneyard, and that is the whole turn. In later rounds the next player starts.
rule-WD-5 = Equal pictures touch. A joker half touches anything, and an open joker half takes anything. There are two ends.
rule-WD-6 = You keep playing tiles, at either end, as long as one without a joker half fits: those you must play. Tiles with a joker half are always your choice. Your turn ends when no other tile fits and you don't want to play a joker.
rule-WD-7 = If, at the start of your turn, nothing but jokers fits and you play none, you draw one tile at a time until one fits, up to three. Then you keep playing without drawing again. You may play any joker instead of drawing on. Once you have played, you can't draw. With an empty boneyard you pass. A turn in which nothing can be played or drawn ends by itself.
rule-WD-8 = The first to run out of tiles wins the round. It also ends when the boneyard is empty and no one has played a tile for as many turns in a row as there are players (turns of drawing count too; the turned-up tile counts as played). Then the fewest tiles win, and ties share. A match has one, three or five rounds, or one per player, so that everyone starts once: the starter wins least often, the next player most often. Whoever has won the most rounds wins the match; between equals, whoever had the fewest tiles left in all.

### The rules of UNO Dominos

rules-uno =
    A double in the middle with four streets: ↑ → ↓ ←. Touching halves share a colour, a number or a symbol. Symbols act on the next player: draw, skip, or change direction. A Dead End closes its street.
    Call UNO when you play your second-to-last domino, or others may catch you. Play your last one, and you score everyone else's hand.
    .alt = A cross. In the middle yellow 7–7. ↑ yellow 7–5, blue 5–Draw 2. → green 7–Reverse, blue Reverse–Reverse, blue Reverse–Skip. ↓ red 7–6, red 6–2, Joker Draw 4–Joker Draw 4. ← blue 7–4, red 4–5, yellow 5–5, blue 5–Dead End: that street is closed. Touching halves agree in colour, number or symbol.
rule-UD-1 = 2 to 6 players and 81 dominoes, six each. The rest is the boneyard. Halves are numbers 1 to 9, Draw 2, Reverse or Skip in red, green, yellow or blue, or a Dead End, a Joker or a Joker Draw 4 without a colour.
rule-UD-2 = Whoever holds the highest number double opens with it; doubles of symbols don't count. With the exchange, that player first draws one domino from everyone else, unseen. Those go to the boneyard, the player returns one of the other five, and the boneyard is shuffled. If no one holds a number double, everyone draws in turn, starting after the dealer, until one comes up. It opens without an exchange, and the drawn dominoes are kept.
rule-UD-3 = The opening double can be joined on four sides. Every other domino leaves one open end. You play one domino a turn.
rule-UD-4 = Touching halves share a colour, a number or a symbol. A double never joins a double, except that joker doubles join doubles and doubles join them.
rule-UD-5 = A joker half joins any open end, and an open joker half takes anything, a double too.
rule-UD-6 = A Dead End closes its street, whichever of its halves touches. Nothing joins there any more, not even a joker.
rule-UD-7 = If you can play a domino that isn't a joker, you must play something (a joker will do). If you can't, or only jokers fit and you don't want to play one, you draw one. You may play it at once if it fits, or keep it. With an empty boneyard you pass.
rule-UD-8 = A symbol acts on the next player. Draw 2: draw two and miss a turn. Skip: miss a turn. Reverse: play changes direction. Joker Draw 4: draw four and miss a turn. With two players, Reverse changes nothing, and Skip gives you another turn. A symbol works from either half, and a double's works once. Two different symbols on one domino both work: Reverse first, then the draw, then Skip. So Draw 2 with Skip costs the next two players a turn each. Drawing stops when the boneyard is empty.
rule-UD-9 = With “Symbols count: only where they touch”, a symbol works only if its half touches. A Dead End that points outward then takes jokers only. One that touches an open joker closes the street.
rule-UD-10 = You may play a Joker Draw 4 only if no domino of matching colour fits at any open end, but you can try to get away with it. Only the player who must draw the four may challenge, before drawing, and only that player is shown the hand as it was. Guilty: the Joker Draw 4 is taken back, its player draws four and plays a domino of matching colour held before, which works as usual, and play goes on after that player. Not guilty: the challenger draws the four. A last domino can be challenged too; with an empty hand its player is not guilty. A domino is of matching colour if one of its halves may touch an end of its own colour. The ends of jokers have no colour, and a double on a double doesn't count.
rule-UD-11 = Call UNO when you play your second-to-last domino, in the same move or any time before you are caught. Anyone else may catch you until the next domino is played, no matter by whom: drawing, passing, missing a turn, and taking or challenging a Joker Draw 4 don't end that chance. It ends, too, when you no longer hold exactly one domino. If you are caught, you draw two. You can't catch yourself, and a call or a catch without cause changes nothing.
rule-UD-12 = The round ends when someone plays their last domino. If it is a Draw 2 double or a Joker Draw 4 double, the next player first draws two (or four). The round also ends when all four streets are closed, or when the boneyard is empty and everyone has passed in a row. Then the lowest hand wins, and with a tie no one scores. A last domino that closes the last street counts as going out.
rule-UD-13 = The winner scores everyone else's hand. Each half counts: numbers their value, Draw 2, Reverse and Skip 10, Joker Draw 4 and Dead End 20, Joker 25. A double counts both halves twice. The match goes to 500 or 200 points, or lasts one round.
rule-UD-14 = With “Last Dead End wins”, whoever played the last Dead End of the round wins it, no matter who went out, and scores everyone else's hand. If none was played, the usual winner does.
rule-UD-15 = In later rounds the highest number double opens again, and the deal goes round.
