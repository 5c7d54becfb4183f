### Draw domino: all its words

game-draw = Draw domino
about-draw = Match numbers end to end. What you lack, you draw.

rules-draw =
    The twenty-eight tiles of the double-six set. Equal numbers touch at the two ends.
    If a tile of yours fits, you play one. If not, you draw until one does. The first to run out of tiles wins, and everyone else counts the pips that are left.
    .alt = A line of dominoes whose touching numbers are equal, with an open end on the left and one on the right.
rule-DD-1 = 2 to 4 players and 28 tiles: every pair of the numbers 0 to 6 once. Two players get seven each, more get five. The rest is the boneyard.
rule-DD-2 = The player after the dealer opens with any tile. The first dealer is drawn by lot, then the deal goes round.
rule-DD-3 = There are two open ends. Equal numbers touch, and doubles lie across. If a tile of yours fits, you must play one.
rule-DD-4 = If none fits, you draw from the boneyard until one does. When it is empty, you pass.
rule-DD-5 = The first to run out of tiles ends the round. It also ends when everyone has passed in a row. Each pip that you have left costs a point, and the fewest win. Ties share a place.
rule-DD-6 = A match has one round, three, or five. Points add up.

learn-draw-aim =
    A tile has two halves with up to six dots each, the pips. You and { $teacher } hold seven tiles. The others are the boneyard, from which tiles are drawn.
    Whoever plays their last tile first wins the round.
learn-draw-open =
    You open, with any tile. Those with many pips cost most if you keep them.
    {"**"}Press 6-5.**
learn-draw-join =
    The line has two open ends, X and Y. A tile fits where its number is the same as the end's.
    {"**"}Press 6-2 at X.**
learn-draw-double =
    X is 2. A double, a tile with the same number twice, lies across the line and leaves the end as it was.
    {"**"}Press 2-2.**
learn-draw-more =
    Y is 3, and 3-3 fits there. Whoever can play must.
    {"**"}Press 3-3.**
learn-draw-draw =
    The ends are 2 and 6, and nothing that you hold fits. So you draw.
    {"**"}Press Draw.**
learn-draw-again =
    1-1 doesn't fit. You keep it, and draw until a tile does.
    {"**"}Press Draw again.**
learn-draw-fits =
    6-6 fits.
    {"**"}Press 6-6.**
learn-draw-dear =
    Y is 1 now.
    {"**"}Press 4-1.** It has more pips than 1-1.
learn-draw-next = {"**"}Press 5-4.**
learn-draw-close =
    { $teacher } had to draw, too, and played 3-2 at X.
    {"**"}Press 3-1.**
learn-draw-last =
    X is 1: your last tile fits.
    {"**"}Press 1-1.**
learn-draw-end =
    You have no tiles left and win the round. { $teacher } kept 4-3: seven pips are seven points against you. The picture shows them with a minus.
    When the boneyard is empty, you pass.
    { lesson-over }
