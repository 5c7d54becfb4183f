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
card-joker =
    { $told ->
        [yes] a joker
       *[no] joker
    }
card-joker-for = { $told ->
        [yes] a joker
       *[no] joker
    } as { $card }
card-joker-short = Joker
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

event-meld-dealt = Round { $round }: { $name } deals the cards.
event-meld-draw = { $name } draws.
event-meld-drew = You drew { $tile }.
event-meld-take = { move-meld-take }
event-meld = { move-meld-meld }
event-layoff = { move-layoff }
event-swap = { move-swap }
event-discard =
    { $end ->
        [out] { $name } discards { $tile } and goes out!
        [hand] { $name } goes out all at once, discarding { $tile }!
       *[other] { $name } discards { $tile }.
    }
event-met = { $name } meets the minimum with { $points } points.
event-talon = The stock is empty, so the discards are shuffled into a new one.
event-meld-round-ended =
    { $end ->
        [out] { $name } goes out and takes round { $round }.
        [hand] { $name } lays the whole hand at once and takes round { $round }.
       *[void] The stock is empty again: no one takes round { $round }, and every hand counts.
    }
event-meld-match-ended = That was the last round. The match is over.

### Moves in words

move-meld-draw = { $name } draws { $tile }.
move-meld-take = { $name } takes { $tile } from the discard pile.
move-meld-meld = { $name } lays down { $tiles }.
move-layoff = { $name } adds { $tiles } to { $number }.
move-swap = { $name } adds { $tiles } to { $number } and wins the joker.
move-discard = { $name } discards { $tile }.
move-talon = The discards are shuffled into a new stock.

### The hand

panel-meld-phase-first = You start: discard.
panel-meld-phase-draw =
    { $take ->
        [yes] Draw, or take { $tile }.
       *[no] Draw a card.
    }
panel-meld-phase-play =
    { $lay ->
        [yes] Lay down, or discard.
        [done] Press Discard.
       *[no] Discard a card.
    }
panel-meld-draw = Draw
panel-meld-draw-suggest = Draw + suggest
panel-meld-take = Take { $tile }
panel-meld-lay = Lay { $what }
panel-meld-layoff = Add to { $number }
panel-meld-swap = Win joker { $number }
panel-meld-other = Instead: { $list }
panel-meld-discard = Discard { $tile }
panel-meld-plan = **Plan – nothing is played until you discard:** { $list }
panel-meld-take-line = take { $list }
panel-meld-meld-line = lay { $list }
panel-meld-layoff-line = add { $list } to **{ $number }**
panel-meld-swap-line = add { $list } to **{ $number }** and win its joker
panel-meld-suggest-draw = Suggested: draw a card.
panel-meld-suggest-discard =
    { $why ->
        [minimum] { $points } of { $minimum } points. Suggested: discard { $tile }.
        [yes] Suggested: lay nothing, discard { $tile }.
       *[no] Nothing to lay. Suggested: discard { $tile }.
    }
panel-meld-points =
    { $enough ->
        [yes] { $points } points, enough for { $minimum }.
       *[no] { $points } of { $minimum } points: lay more, or take cards back.
    }
panel-meld-to-layoff = Add to { $number }: { $what }
panel-meld-to-swap = Win the joker of { $number }: { $what }
button-sort-suit = Sort by suit
button-sort-rank = Sort by rank
button-sort-melds = Sort by combination

### What a plan still lacks (`plan-<code>`)

plan-no-combination = These cards don't make a combination, and can't be added to one together.
plan-too-few-picked = Pick at least three cards for a combination, or one to discard it.
plan-minimum-first = Reach { $minimum } points with new combinations first, then add to others.
plan-joker-not-used = Use the joker you won: it can't stay in your hand.
plan-taken-not-laid = You took { $tile }, so lay it down this turn, or put it back.
plan-taken-needs-naturals = Lay down { $tile } with at least two natural cards from your hand.
plan-taken-needs-hand = Lay down { $tile } with cards from your hand.
plan-taken-laid-alone = You can't add { $tile } on its own: add another card from your hand to the same combination, or hold its twin.
plan-taken-again = You can't discard { $tile }: you took it this turn.
plan-first-only-discards = In your first turn you only discard, unless you can go out all at once.
plan-nothing-to-discard = Keep one card to discard.
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
alt-meld-piles =
    { $talon ->
        [one] One card
       *[other] { $talon } cards
    } in the stock. { $count ->
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
        [0] No one has met the minimum of { $minimum } yet.
       *[other] Minimum of { $minimum } met by { $names }.
    }
alt-meld-fits =
    { $met ->
        [yes] You can add { $list }.
       *[no] Once you have met the minimum you can add { $list }.
    }
alt-meld-goes = { $list } to { $number }
alt-meld-wins = { $list } to { $number }, which wins its joker

### The games and their options

about-romi40 = Lay down runs and groups worth 40 points, and go out first.
about-romi50 = Lay down runs and groups worth 50 points, without jokers.
about-romi51 = Lay down runs and groups worth 51 points, and go out first.
about-joker-mania = Lay down runs and groups worth 51 points, with a joker each.
game-romi40 = Römi 40
game-romi50 = Römi 50
game-romi51 = Römi 51
game-joker-mania = Joker-mánia 51
option-hand-doubles = Going out all at once
option-hand-doubles-no = counts as usual
option-hand-doubles-yes = doubles the others' points

### The rules

rules-romi40 =
    Rummy with two packs and two jokers. Draw a card, lay down runs and groups or add to those on the table, and discard. Your first combinations must be worth 40 points together.
    Go out, and the others score what is left in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, joker for 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, of which the 7 was added last.
rules-romi50 =
    Rummy with two packs and no jokers. Draw a card, lay down runs and groups or add to those on the table, and discard. Your first combinations must be worth 50 points together.
    Go out, and the others score what is left in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, of which the 7 was added last.
rules-romi51 =
    Rummy with two packs and two jokers. Your first combinations must be worth 51 points together. You may always take the last discard, whatever you do with it.
    Go out, and the others score what is left in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, joker for 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, of which the 7 was added last.
rules-joker-mania =
    Rummy with two packs, and a joker for everyone. Your first combinations must be worth 51 points together. A discard that you take needs two natural cards from your hand beside it.
    Go out, and the others score what is left in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, joker for 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, of which the 7 was added last.
rule-RO-1 = 2 to 4 players and two packs of 52 cards. Römi 40 and 51 have two jokers in all, Römi 50 has none, Joker-mánia has one per player.
rule-RO-2 = The player after the dealer gets 15 cards, the others 14. The rest is the stock. In Joker-mánia everyone's cards include one joker, and the stock has none. The first dealer is drawn by lot, then the deal goes round in the direction of play. A round without a winner counts as a round.
rule-RO-3 = 2 to 10 count their number; jack, queen and king count 10; an ace always counts 11. A joker counts as the card it stands for, and 20 in your hand.
rule-RO-4 = A run is three or more cards in a row of one suit, 13 at most. The ace goes below the 2 or above the king, but not both, and not round the corner: king, ace, 2 is no run.
rule-RO-5 = A group is three or four cards of one rank, all of different suits.
rule-RO-6 = A combination has at most two jokers and at least one natural card. You say what a joker stands for when you lay it down, and it stays that.
rule-RO-7 = The player with 15 cards only discards in the first turn, unless they can go out all at once.
rule-RO-8 = On your turn, take one card, from the stock or from the top of the discard pile where that is allowed. Then lay down combinations, add to others, and win jokers as you like. Last, discard one card. You can't discard the card that you took from the discard pile in the same turn, unless you held its twin before.
rule-RO-9 = Your first combinations, laid down in one turn, must be worth at least 40, 50 or 51 points together (51 in Joker-mánia). Jokers count; cards added to other combinations don't.
rule-RO-10 = Going out all at once: if you have laid down nothing before, and lay down all your cards in one turn and discard the last one, you don't need the minimum.
rule-RO-11 = Once you have met the minimum (this turn counts), or if you go out all at once, you may add cards to any combination on the table, several at once. Runs grow at their ends, groups up to four. Jokers may be added too.
rule-RO-12 = You win a joker from a run with the natural card it stands for; from a group only with all the suits that are missing. You must use it in the same turn: it never goes into your hand or onto the discard pile. Before you have met the minimum, you can win one only if you go out all at once. Römi 50 has no jokers to win.
rule-RO-13 = Combinations on the table are never split, joined or rearranged. Until you discard you may change your plan; your turn is judged as a whole when you discard.
rule-RO-14 = You may take the top discard freely on your first draw of a round, and always in Römi 51.
rule-RO-15 = Later, in the other games, you may take it only to lay it down in the same turn, and only if you have met the minimum before, meet it in this turn (the card counts), or go out all at once. In a new combination it lies with cards from your hand (in Joker-mánia with at least two natural ones). You may add it to another combination only if you hold its twin, or together with another card from your hand. If you go out this turn, any way will do.
rule-RO-16 = The round ends when a player has laid down everything and discarded the last card. You can't lay down so much that nothing is left to discard.
rule-RO-17 = If the stock is empty at the start of a turn, all discards but the top one are shuffled into a new stock, once in a round. If it is empty again, the round ends without a winner, and every hand counts.
rule-RO-18 = The cards left in your hand are your points for the round; whoever goes out has none. There is an option by which going out all at once doubles the others' points. A match has one, three, five or seven rounds, and the fewest points win. You may discard a joker.

### A rule forbids it

error-illegal-too-few-cards = { $tiles }: a combination has at least three cards.
error-illegal-too-many-cards = A run has 13 cards at most.
error-illegal-no-natural-card = A combination needs at least one natural card.
error-illegal-too-many-jokers = { $tiles }: a combination has two jokers at most.
error-illegal-suit-twice = { $tiles }: the suits of a group are all different.
error-illegal-not-in-order = { $tiles }: name the cards of a run in order.
error-illegal-around-the-ace = { $tiles }: an ace goes below the 2 or above the king, but a run doesn't go round the corner.
error-illegal-no-combination = { $tiles } is neither a run nor a group.
error-illegal-joker-for-nothing = Say which card the joker stands for.
error-illegal-only-jokers-stand = { $tiles }: only a joker stands for another card.
error-illegal-cannot-be-added = { $tiles } can't be added to combination { $number }.
error-illegal-no-such-combination = There is no combination { $number } on the table.
error-illegal-no-joker-there = Combination { $number } has no joker to win.
error-illegal-wins-no-joker = { $tiles } doesn't win the joker of combination { $number }. It takes { $needed }.
error-illegal-minimum-first = Reach { $minimum } points with new combinations first. So far you have { $points }.
error-illegal-below-minimum = Your first combinations are worth { $points } points together. You need { $minimum }.
error-illegal-joker-not-used = Lay down the joker you win in the same turn.
error-illegal-first-only-discards = In your first turn you only discard, unless you go out all at once.
error-illegal-taken-again = You took { $tile } from the discard pile, so you can't discard it in the same turn.
error-illegal-taken-not-laid = You took { $tile } from the discard pile, so lay it down in the same turn.
error-illegal-taken-needs-naturals = { $tile } from the discard pile needs two natural cards from your hand beside it.
error-illegal-taken-needs-hand = { $tile } from the discard pile must lie with cards from your hand.
error-illegal-taken-laid-alone = You can't add { $tile } from the discard pile on its own, unless you hold its twin.
error-illegal-nothing-to-discard = Keep one card to discard.
error-illegal-drawn-already = You have taken a card already. Lay down what you like, and discard one.
error-illegal-draw-first = Take a card first, from the stock or the discard pile.
error-illegal-must-discard = A turn ends with a discard, so nothing was played.
error-illegal-talon-not-empty = The discards are shuffled only when the stock is empty.
error-illegal-not-the-talon = Those aren't the cards of the new stock.
error-illegal-cannot-be-taken = You can't take { $tile }, because no turn with it would be allowed. Draw from the stock.
