# The rules of every game. Seen in `/rules` and under the button “Rules”: page 1 is the summary `rules-<game>` with a
# picture, the other pages list `rule-<number>`, a rule a line. Room: a summary 600 letters, a rule 900; a page takes as
# many rules as fit into 1,500. `.alt` tells the picture to screen readers: 1,024 letters at most.
# docs/rules has the same at more length, and decides. Where a leaflet is printed in your language, take its words.
# An option stands as “name: value”, both by reference. Figures have their usual names here, whatever a server calls them.

### Classic domino

rules-classic =
    Join tiles end to end, equal pips touching. If you can play, you must. If you can't, you pass: there's no drawing.
    The round ends when no one can play. The player with the fewest pips left takes it.
    .alt = A line of dominoes from left to right: 2-5, then 5-5 lying across as doubles do, 5-6, 6-6 across, 6-1, 1-4, 4-4 across, 4-0. Touching halves are equal. The open ends are the 2 on the left and the 0 on the right.
rule-CL-1 = 2 to 4 players and a double-six set of 28 tiles. Two players get 7 tiles each, three or four get 5.
rule-CL-2 = There's no drawing. Undealt tiles stay out of play.
rule-CL-3 = Before the first round, everyone draws one tile, face down. The highest double starts. Without a double, the most pips start; between equals, the higher half. With “{ option-start }: { option-start-highest-pips }”, a double counts only its pips; between equals, a double comes first, then the higher half.
rule-CL-4 = Those tiles go back, everyone gets a hand, and the starter may play any tile. With “{ option-reshuffle }: { option-reshuffle-no }”, the tile you drew is the first of your hand, and the starter must open with theirs.
rule-CL-5 = A tile joins one of the two ends, equal pips touching. If you can play, you must; if you can't, you pass. Turns go clockwise.
rule-CL-6 = The round ends as soon as no one can play. Once you're out of tiles you have no more turns, and the others play on. With “{ option-out-ends }: { option-out-ends-yes }”, it ends right there.
rule-CL-7 = With “{ option-scoring }: { option-scoring-minus-100 }” (or 200), the pips left in your hand go on your score. The match ends after the round in which someone reaches 100 (or 200), and the lowest score wins. With “{ option-scoring-race-121 }”, the winner of a round scores everyone's pips, the first to reach 121 wins, and points rank the others. “{ option-hands }”: the match ends after one, three or five rounds at the latest, and the score decides.
rule-CL-8 = The fewest pips take the round. In a tie, the tied player who went out first takes it. If none of them went out, no one does, and in a race no one scores.
rule-CL-9 = The winner of a round starts the next. If no one took it, count on in seat order from the last starter, beginning with them: the first tied player starts.

### Moomin and joker domino

rules-moomin =
    Forty-five tiles, nine figures. The first tile is a double. After that, equal figures touch, at either end.
    If a tile of yours fits, you must play one. If none fits, draw one and play it at once if it fits. The first to run out of tiles takes the round. Each tile you have left costs 1 point, a double 2.
    .alt = A line of tiles from left to right: fish–rabbit, then rabbit–rabbit lying across as doubles do, rabbit–fox, fox–fox across, fox–hedgehog, hedgehog–duck, duck–duck across, duck–snail. Touching figures are equal. The open ends are the fish on the left and the snail on the right.
rule-MD-1 = 2 to 6 players and 45 tiles: every pair of the nine figures once, doubles too. Everyone gets five. The rest is the boneyard.
rule-MD-2 = The player after the dealer opens with a double of their choice, and must if they hold one. Otherwise the chance moves on, and no one draws. If no one holds a double, everyone draws one tile in turn, from the same player on, until a double comes up. That double opens at once; you keep any other tile. This drawing happens by itself. The first dealer comes by lot, then the deal goes round.
rule-MD-3 = There are two open ends, never more: doubles just lie across. Equal figures touch. You play one tile a turn.
rule-MD-4 = If a tile of yours fits, you must play one, at the end you choose. If none fits, you draw one. If it fits, you play it at once, and choose the end if both fit. If it doesn't, you keep it and your turn is over. With an empty boneyard you pass.
rule-MD-5 = The first to run out of tiles takes the round. It also ends when the boneyard is empty and everyone has passed in a row; then the fewest points take it. A tile you have left is 1 point, a double 2. Points rank the others, and ties share a place.
rule-MD-6 = A match has one, three or five rounds. Points add up, and the fewest win.
rules-moomin-joker =
    Moomin domino with jokers. If no tile of yours fits, you may play a joker instead of drawing: it shows the figure of an open end, you play any tile there and cover one of its halves with the joker.
    You never have to play a joker, and leftover jokers cost nothing.
    .alt = A line of tiles from left to right: snail–rabbit, rabbit–owl, then owl–owl lying across, owl–cat, cat–butterfly, butterfly–butterfly across, butterfly–fox, and last hedgehog–fish, with a fox joker over its hedgehog. The open ends are the snail on the left and the fish on the right.
rule-JD-1 = There are 18 jokers, two of each figure. Everyone gets two (or three, or one), hidden from the others. The rest stay out of play.
rule-JD-2 = If no tile of yours fits, you may take a joker that shows the figure of an open end, play any of your tiles at that end, and cover one of its halves with the joker. The other half is the new open end. A covered tile no longer counts as a double. Decide before you draw: if the drawn tile doesn't fit, your turn is over.
rule-JD-3 = You never have to play a joker. Jokers can't make an opening double, cost no points, and don't keep you from going out. With an empty boneyard you may pass even if a joker would help.

### Christmas domino

rules-christmas =
    Tiles with seven pictures and a joker, which goes with everything. On your turn you keep playing as long as a tile without a joker fits. Jokers are always your choice.
    If nothing but jokers fits at first and you play none, you draw up to three times. The first to run out of tiles takes the round. Before the match, everyone votes for open or hidden hands.
    .alt = A line of tiles from left to right: star–snowman, then snowman–snowman lying across, snowman–candle, candle–gift, gift–joker, tree–tree across at the joker, which goes with everything, tree–bell, bell–mitten. Other touching pictures are equal. The open ends are the star on the left and the mitten on the right.
rule-WD-1 = 2 to 6 players and 36 tiles. Either all pairs of eight pictures, one of them the joker, or 28 pairs of seven pictures and eight tiles with jokers on both halves.
rule-WD-2 = Two players get 7 tiles each, three get 6, four get 5, five or six get 4. The rest is the boneyard.
rule-WD-3 = Before the match, everyone votes in the lobby for open or hidden hands. Open hands need the votes of more than half of all players; anything less, a tie too, means hidden hands. The public picture shows open hands.
rule-WD-4 = The youngest starts: the host names that player in the options; otherwise it goes by lot. The starter turns up the top tile of the boneyard, and that is the whole turn. In later rounds the next player starts.
rule-WD-5 = Equal pictures touch. A joker half touches anything, and an open joker half takes anything. There are two ends.
rule-WD-6 = You keep playing tiles, at either end, as long as one without a joker half fits: those you must play. Tiles with a joker half are always your choice. Your turn ends when no other tile fits and you don't want to play a joker.
rule-WD-7 = If nothing but jokers fits at the start of your turn and you play none, you draw one tile at a time until one fits, up to three. Then you keep playing, without drawing again. You may play any joker instead of drawing on. Once you've played, you can't draw. With an empty boneyard you pass. If you can neither play nor draw, your turn ends by itself.
rule-WD-8 = The first to run out of tiles takes the round. It also ends when the boneyard is empty and no one has played a tile for as many turns in a row as there are players (turns of drawing count; the turned-up tile counts as played). Then the fewest tiles take it, and ties share it. A match has one, three or five rounds, or one per player, so that everyone starts once (the starter takes a round least often, the next player most often). The most rounds win the match; between equals, the fewest tiles left in all.

### UNO Dominos

rules-uno =
    A double in the middle, and four streets: ↑ → ↓ ←. Touching halves share a colour, a number or a symbol. Symbols hit the next player: draw, miss a turn, or change direction. A Dead End closes its street.
    Call UNO when you play your second-to-last domino, or others may catch you. Play your last one to take the round and score everyone else's hand.
    .alt = A cross. In the middle yellow 7–7. ↑ yellow 7–5, blue 5–Draw 2. → green 7–Reverse, blue Reverse–Reverse, blue Reverse–Skip. ↓ red 7–6, red 6–2, Joker Draw 4–Joker Draw 4. ← blue 7–4, red 4–5, yellow 5–5, blue 5–Dead End: that street is closed. Touching halves agree in colour, number or symbol.
rule-UD-1 = 2 to 6 players and 81 dominoes, six each. The rest is the boneyard. Halves are numbers 1 to 9, Draw 2, Reverse or Skip in red, green, yellow or blue, or a Dead End, a Joker or a Joker Draw 4 without a colour.
rule-UD-2 = The highest number double opens, and its holder must play it; doubles of symbols don't count. With the exchange, that player first draws one domino from everyone else, unseen. Those go to the boneyard, the player returns one of their other five, and the boneyard gets a shuffle. If no one holds a number double, everyone draws in turn, starting after the dealer, until one comes up. It opens without an exchange, and everyone keeps the other dominoes they drew.
rule-UD-3 = The opening double has four sides to join. Every other domino leaves one open end. You play one domino a turn.
rule-UD-4 = Touching halves share a colour, a number or a symbol. A double never joins a double, except that joker doubles join doubles and doubles join them.
rule-UD-5 = A joker half joins any open end, and an open joker half takes anything, a double too.
rule-UD-6 = A Dead End closes its street, whichever half touches. Nothing joins there any more, not even a joker.
rule-UD-7 = If you can play a domino that isn't a joker, you must play something (a joker will do). If you can't, or only jokers fit and you don't want to play one, you draw one. Play it at once if it fits, or keep it. With an empty boneyard you pass.
rule-UD-8 = A symbol hits the next player. Draw 2: draw two and miss a turn. Skip: miss a turn. Reverse: play changes direction. Joker Draw 4: draw four and miss a turn. With two players, Reverse changes nothing, and Skip gives you another turn. A symbol works from either half, and a double's works once. Two different symbols on one domino both work: Reverse first, then the draw, then Skip. So Draw 2 with Skip costs the next two players a turn each. Drawing stops when the boneyard is empty.
rule-UD-9 = With “{ option-symbols }: { option-symbols-active }”, a symbol works only if its half touches. A Dead End that points outward then takes jokers only. One that touches an open joker closes the street.
rule-UD-10 = You may play a Joker Draw 4 only if you have no domino of matching colour for any open end, but you can try to get away with it. Only the player who must draw the four may challenge, before drawing, and only they see the hand as it was. Guilty: you take the Joker Draw 4 back, draw four and play a domino of matching colour that you held before. It works as usual, and play goes on after you. Not guilty: the challenger draws the four. Even a last domino is open to a challenge; with an empty hand you're not guilty. A domino is of matching colour if one of its halves may touch an end of its own colour. Joker ends have no colour, and a double on a double doesn't count.
rule-UD-11 = Call UNO when you play your second-to-last domino, in the same move or any time before someone catches you. Anyone else may catch you until the next domino is on the table, no matter whose: drawing, passing, missing a turn, and taking or challenging a Joker Draw 4 don't end that chance. It ends, too, when you no longer hold exactly one domino. Once caught, you draw two. You can't catch yourself, and a call or a catch without cause changes nothing.
rule-UD-12 = The round ends when someone plays their last domino. If it's a Draw 2 double or a Joker Draw 4 double, the next player first draws two (or four). The round also ends when all four streets are closed, or when the boneyard is empty and everyone has passed in a row. Then the lowest hand takes the round, and in a tie no one scores. A last domino that closes the last street counts as going out.
rule-UD-13 = The winner of a round scores everyone else's hand. Each half counts: numbers their value, Draw 2, Reverse and Skip 10, Joker Draw 4 and Dead End 20, Joker 25. A double counts both halves twice. The match goes to 500 or 200 points, or lasts one round.
rule-UD-14 = With “{ option-dead-end-game }: { option-dead-end-game-yes }”, the player of the last Dead End takes the round, no matter who went out, and scores everyone else's hand. If no one played one, the usual winner does.
rule-UD-15 = In later rounds the highest number double opens again, and the deal goes round.
