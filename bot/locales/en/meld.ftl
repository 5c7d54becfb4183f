# Rummy with cards: names, moves, the hand and its plan, the table in words.

### Cards

card =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
card-short = { $rank }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
card-joker = joker
card-joker-for = joker as { $card }
card-rank =
    { $what ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $what }
    }
card-suit =
    { $what ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
meld-run = { $list } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
meld-group =
    { $rank ->
        [A] aces
        [J] jacks
        [Q] queens
        [K] kings
       *[other] { $rank }s
    } of { $list }
meld-joker-as = joker for { $what }

### What happened

event-meld-dealt = Deal { $round }: { $name } deals the cards.
event-meld-draw = { $name } draws from the talon.
event-meld-drew = You drew { $tile }.
event-meld-take = { move-meld-take }
event-meld = { move-meld-meld }
event-layoff = { move-layoff }
event-swap = { move-swap }
event-discard =
    { $end ->
        [out] { $name } discards { $tile } and goes out!
        [hand] { $name } goes out from the hand, with { $tile } as the last card!
       *[other] { $name } discards { $tile }.
    }
event-met = { $name } has met the minimum, with { $points } points.
event-talon = The talon is empty: the discards are shuffled into a new one.
event-meld-round-ended =
    { $end ->
        [out] { $name } goes out and wins deal { $round }.
        [hand] { $name } goes out from the hand and wins deal { $round }.
       *[void] The talon is empty again: nobody wins deal { $round }, and every hand counts.
    }
event-meld-match-ended = That was the last deal: the match is over.

### Moves in words

move-meld-draw = { $name } draws { $tile }.
move-meld-take = { $name } takes { $tile } from the discard pile.
move-meld-meld = { $name } lays { $tiles }.
move-layoff = { $name } adds { $tiles } to { $number }.
move-swap = { $name } adds { $tiles } to { $number } and wins the joker.
move-discard = { $name } discards { $tile }.
move-talon = The discards are shuffled into a new talon.

### The hand

panel-meld-phase-first = You begin with 15 cards: discard one.
panel-meld-phase-draw =
    { $take ->
        [yes] Draw a card from the talon, or take the top discard.
       *[no] Draw a card from the talon.
    }
panel-meld-phase-play =
    { $lay ->
        [yes] Pick cards to lay down, or discard one to end your turn.
       *[no] Discard a card to end your turn.
    }
panel-meld-draw = Draw
panel-meld-take = Take { $tile }
panel-meld-lay = Lay down
panel-meld-other = Instead: { $list }
panel-meld-ways = How it lies…
panel-meld-discard = Discard { $tile }
panel-meld-discards = Discard and end your turn…
panel-meld-take-line = • You take { $list }.
panel-meld-meld-line = • You lay { $list }.
panel-meld-layoff-line = • You add { $list } to **{ $number }**.
panel-meld-swap-line = • You add { $list } to **{ $number }** and win its joker.
panel-meld-points =
    { $enough ->
        [yes] { $points } points: enough for the { $minimum } that your first combinations need.
       *[no] { $points } of the { $minimum } points that your first combinations need together. Lay more, or take them back.
    }
panel-meld-to-layoff = Add to { $number }: { $what }
panel-meld-to-swap = Win the joker of { $number }: { $what }
button-sort-suit = Sort by suit
button-sort-rank = Sort by rank
button-sort-melds = Sort by combination

### What a plan still lacks (`plan-<code>`)

plan-no-combination = These cards make no combination, and can't be added to one together.
plan-minimum-first = Meet the minimum of { $minimum } with new combinations first; then add to others.
plan-joker-not-used = Use the joker that you won: it can't stay in your hand.
plan-taken-not-laid = You took { $tile }, so lay it this turn, or put it back.
plan-taken-needs-naturals = Lay { $tile } together with at least two natural cards of your hand.
plan-taken-needs-hand = Lay { $tile } together with cards of your hand.
plan-taken-laid-alone = { $tile } can't be added by itself: add another card of your hand to the same combination, or hold its twin.
plan-taken-again = You can't discard { $tile }: you took it in this very turn.
plan-first-only-discards = In your first turn you only discard, unless you can go out from the hand.
plan-nothing-to-discard = Keep one card: your last one is discarded.
plan-not-in-hand = You no longer have { $tile }.

### The table in words

alt-meld-empty = No combinations are on the table yet.
alt-meld-table = On the table: { $list }.
alt-meld-one = { $number }: { $what }
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(takes { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}({ $price } wins its joker)
       *[no] { "" }
    }
alt-meld-piles = { $talon } cards in the talon. { $count ->
        [0] The discard pile is empty.
       *[other] Top discard: { $top }.
    }
alt-meld-direction =
    { $step ->
        [1] Play goes to the left.
       *[other] Play goes to the right.
    }
alt-meld-met =
    { $count ->
        [0] Nobody has met the minimum of { $minimum } yet.
       *[other] Minimum of { $minimum } met by { $names }.
    }
alt-meld-fits = You can add { $list }.
alt-meld-goes = { $list } to { $number }

### The games and their options

game-romi40 = Römi 40
game-romi50 = Römi 50
game-romi51 = Römi 51
game-joker-mania = Joker-mánia 51
option-hand-doubles = Going out from the hand
option-hand-doubles-no = counts as usual
option-hand-doubles-yes = doubles the others' points

### The rules

rules-romi40 =
    Rummy with two packs and two jokers. Draw, lay runs and groups, add to what lies on the table, and discard. Your first combinations must be worth 40 points together.
    Whoever goes out leaves the others with the points in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, joker for 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, of which the 7 was added last.
rules-romi50 =
    Rummy with two packs and no jokers. Draw, lay runs and groups, add to what lies on the table, and discard. Your first combinations must be worth 50 points together.
    Whoever goes out leaves the others with the points in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, of which the 7 was added last.
rules-romi51 =
    Rummy with two packs and two jokers. Your first combinations must be worth 51 points together, and you may always take the last discard, whatever you do with it.
    Whoever goes out leaves the others with the points in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, joker for 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, of which the 7 was added last.
rules-joker-mania =
    Rummy with two packs in which everybody is dealt a joker. Your first combinations must be worth 51 points together, and a discard that you take needs two natural cards of your hand beside it.
    Whoever goes out leaves the others with the points in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, joker for 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, of which the 7 was added last.
rule-RO-1 = 2 to 4 players, two packs of 52 cards. Römi 40 and 51 have two jokers in all, Römi 50 has none, Joker-mánia has one for each player.
rule-RO-2 = The player after the dealer gets 15 cards, the others 14; the rest is the talon. In Joker-mánia one of them is a joker, and the talon has none. The first dealer is drawn by lot; then the deal goes round in the direction of play.
rule-RO-3 = 2 to 10 count their number; jack, queen and king 10; an ace always 11. A joker counts as the card it stands for, and 20 in the hand.
rule-RO-4 = A run: three or more cards in a row of one suit, 13 at most. The ace goes below the 2 or above the king, not both, and not round the corner: king, ace, 2 is no run.
rule-RO-5 = A group: three or four cards of one rank, all of different suits.
rule-RO-6 = A combination has at most two jokers and at least one natural card. What a joker stands for is said when it is laid, and stays so.
rule-RO-7 = The player with 15 cards only discards in the first turn, unless that player can go out from the hand.
rule-RO-8 = A turn: take one card, from the talon or the top of the discard pile where that is allowed; then lay combinations, add to others, win jokers, as you like; last discard one card. You can't discard the card that you took from the pile in the same turn, unless you held its twin before.
rule-RO-9 = Your first combinations, laid in one turn, must be worth at least 40, 50 or 51 points together (Joker-mánia 51). Jokers count; cards added to other combinations don't.
rule-RO-10 = From the hand: if you have laid nothing before and lay all your cards in one turn, the last one discarded, you need no minimum.
rule-RO-11 = Once you have met the minimum, this turn counts, or if you go out from the hand, you may add cards to any combination on the table, several at once: runs grow at their ends, groups up to four. Jokers may be added too.
rule-RO-12 = You win a joker from a run with the natural card that it stands for; from a group only with all the suits that are missing. You must use it in the same turn: it never goes into your hand or onto the discard pile. Before you have met the minimum only when you go out from the hand.
rule-RO-13 = Combinations on the table are never split, joined or rearranged. Until you discard you may plan your turn anew; it is judged as a whole when you discard.
rule-RO-14 = You may take the top discard freely in your first turn of drawing; in Römi 51 always.
rule-RO-15 = Later, in the other games, you may take it only to lay it in the same turn, and only if you have met the minimum before, meet it in this turn, or go out from the hand. In a new combination it lies with cards of your hand (in Joker-mánia with at least two natural ones). To another combination you may add it only if you hold its twin, or together with another card of your hand. If the turn ends the deal, any way will do.
rule-RO-16 = The deal ends when a player has laid everything and discarded the last card. You can't lay so much that nothing is left to discard.
rule-RO-17 = If the talon is empty at the start of a turn, the discards but the top one are shuffled into a new talon, once in a deal. If it is empty again, the deal ends without a winner, and every hand counts.
rule-RO-18 = The cards left in your hand are penalty points; whoever goes out has none. Going out from the hand can double the others' points, if the table plays it so. A match has one, three, five or seven deals, and the fewest points win.

### A rule forbids it

error-illegal-too-few-cards = { $tiles }: a combination has at least three cards ({ $rule }).
error-illegal-too-many-cards = A run has 13 cards at most ({ $rule }).
error-illegal-no-natural-card = A combination needs at least one natural card ({ $rule }).
error-illegal-too-many-jokers = { $tiles }: a combination has two jokers at most ({ $rule }).
error-illegal-suit-twice = { $tiles }: the suits of a group are all different ({ $rule }).
error-illegal-not-in-order = { $tiles }: the cards of a run are named in their order ({ $rule }).
error-illegal-around-the-ace = { $tiles }: an ace is below the 2 or above the king, but a run doesn't go round it ({ $rule }).
error-illegal-no-combination = { $tiles } is neither a run nor a group ({ $rule }).
error-illegal-joker-for-nothing = Say which card the joker stands for ({ $rule }).
error-illegal-only-jokers-stand = { $tiles }: only a joker stands for another card ({ $rule }).
error-illegal-cannot-be-added = { $tiles } can't be added to combination { $number } ({ $rule }).
error-illegal-no-such-combination = There is no combination { $number } on the table ({ $rule }).
error-illegal-no-joker-there = Combination { $number } has no joker to be won ({ $rule }).
error-illegal-wins-no-joker = { $tiles } doesn't win the joker of combination { $number } ({ $rule }). It takes { $needed }.
error-illegal-minimum-first = Meet the minimum of { $minimum } points with new combinations first ({ $rule }); so far there are { $points }.
error-illegal-below-minimum = Your first combinations are worth { $points } points together, and { $minimum } are needed ({ $rule }).
error-illegal-joker-not-used = A joker that you win must be laid in the same turn ({ $rule }).
error-illegal-first-only-discards = In the first turn you only discard, unless you go out from the hand ({ $rule }).
error-illegal-taken-again = You took { $tile } from the discard pile, so you can't discard it in the same turn ({ $rule }).
error-illegal-taken-not-laid = You took { $tile } from the discard pile, so it must be laid in the same turn ({ $rule }).
error-illegal-taken-needs-naturals = { $tile } from the discard pile needs two natural cards of your hand beside it ({ $rule }).
error-illegal-taken-needs-hand = { $tile } from the discard pile must lie with cards of your hand ({ $rule }).
error-illegal-taken-laid-alone = { $tile } from the discard pile can't be added alone, unless you hold its twin ({ $rule }).
error-illegal-nothing-to-discard = Keep a card: the last one is discarded ({ $rule }).
error-illegal-drawn-already = You have taken a card already ({ $rule }). Lay what you like, and discard one.
error-illegal-draw-first = Take a card first, from the talon or the discard pile ({ $rule }).
error-illegal-must-discard = A turn ends with a discard ({ $rule }). Nothing of it was done.
error-illegal-talon-not-empty = The discards are shuffled only when the talon is empty ({ $rule }).
error-illegal-not-the-talon = Those aren't the cards of the new talon ({ $rule }).
error-illegal-cannot-be-taken = No turn that you could play with { $tile } is allowed, so you can't take it ({ $rule }). Draw from the talon.
