# Römi 40, 50, 51 and Joker-mánia 51, rummy with cards: names, moves, the hand and its plan, the table in words.
# $tile is a card, $tiles and $list several, $number the number that a combination has on the table: 3.

### Cards. `card-short` in messages and on buttons (four letters), `card` where it stands alone or is read aloud
# $rank is a number from 2 to 10, or a figure: A, J, Q, K.

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
# The name of a card like the others, so with a capital: “Ann discards Joker.”
card-joker = Joker
# A joker, and the card it stands for: “Joker (9♥)”.
card-joker-for = { card-joker } ({ $card })
# On a button of a hand, where there is no emoji: five letters.
card-joker-short = Joker

### Combinations in words, in the words of pictures: “7, 8, Joker (9), 10 of hearts”, “queens of spades, hearts, clubs”

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
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
       *[10] tens
    } of { $list }
# $what is `card-rank` in a run, `card-suit` in a group.
meld-joker-as = { card-joker } ({ $what })

### What happened: a line above the table, in hands, in lessons. One line of a phone (45 letters) with a long name

event-meld-dealt = Round { $round }: { $name } deals.
event-meld-draw = { $name } { verb-draw }.
event-meld-drew = You drew { $tile }.
event-met = { $name } meets the minimum with { $points } points.
event-talon = The stock ran out, so the discards become the new one.
event-meld-round-ended =
    { $end ->
        [out] { $who ->
            [you] You go out and take round { $round }.
           *[seat] { $name } goes out and takes round { $round }.
        }
        [hand] { $who ->
            [you] You lay the whole hand at once and take round { $round }.
           *[seat] { $name } lays the whole hand at once and takes round { $round }.
        }
       *[void] The stock ran out again: no one takes round { $round }, and every hand counts.
    }
event-meld-match-ended = That was the last round. The match is over.

### Moves in words: in replays, records and the result's “Last move”

move-meld-draw = { $name } { verb-draw } { $tile }.
move-meld-take = { $name } { verb-take } { $tile } from the discard pile.
move-meld = { $name } { verb-lay } { $tiles }.
move-layoff = { $name } { verb-add } { $tiles } to { $number }.
# $parts are combinations, or part-layoff, each with the next by “and”; $points: what they are worth, where that meets the minimum.
move-melds =
    { $points ->
        [0] { $name } { verb-lay } { $parts }.
       *[other] { $name } { verb-lay } { $parts } ({ $points } points).
    }
move-layoffs = { $name } { verb-add } { $parts }.
part-layoff = { $tiles } to { $number }
move-swap = { $name } { verb-swap } { $tiles } for the joker.
move-discard = { $name } { verb-discard } { $tile }.
move-talon = The discards become the new stock.

### The hand: its first line says what the moment asks for. 40 letters

panel-meld-phase-first = You start: discard a card.
panel-meld-phase-draw =
    { $take ->
        [yes] Draw, or take { $tile }.
       *[no] Draw a card.
    }
# `done`: the last card is picked.
panel-meld-phase-play =
    { $lay ->
        [yes] Lay down, or discard.
        [done] Now discard { $tile }.
       *[no] Discard a card.
    }

### The hand: its buttons, five in a row on a phone. 12 letters, 20 at most

# `.deed`: the same in a report, after a colon (panel.ftl says more).
panel-meld-draw = Draw
    .deed = Draw
panel-meld-take = Take { $tile }
    .deed = Take { $tile }
# $what is a combination in signs: 7-10♥, 4♠♥♣.
panel-meld-lay = Lay { $what }
panel-meld-layoff = Add to { $number }
panel-meld-swap = Swap for joker { $number }
# The same cards, laid in another way: $list is how.
panel-meld-other = Instead: { $list }
panel-meld-discard = Discard { $tile }
    .deed = Discard { $tile }
# Lines of a menu, where there are too many places for buttons (100 letters); $what is a combination in words.
panel-meld-to-layoff = Add to { $number }: { $what }
panel-meld-to-swap = Swap for joker { $number }: { $what }
button-sort-suit = Sort by suit
button-sort-rank = Sort by rank
button-sort-melds = By combination

### The plan: lines below the first one. The plan itself three lines of a phone, the others one each (45 letters)

# $list are the lines below it, joined by “ · ”.
panel-meld-plan = **Plan – nothing is played until you discard:** { $list }
panel-meld-take-line = take { $list }
panel-meld-meld-line = lay { $list }
panel-meld-layoff-line = add { $list } to **{ $number }**
panel-meld-swap-line = swap { $list } for joker **{ $number }**
panel-meld-points =
    { $enough ->
        [yes] { $points } points, enough for { $minimum }.
       *[no] { $points } of { $minimum } points: lay more, or take cards back.
    }

### What a plan still lacks (`plan-<code>`): the last line of the plan. 90 letters

plan-no-combination = These cards make no combination, and don't fit one together.
plan-too-few-picked = Pick three or more cards for a combination, or one to discard.
plan-minimum-first = Reach { $minimum } points with new combinations first, then add to others.
plan-joker-not-used = Use the joker you won: it can't stay in your hand.
plan-taken-not-laid = You took { $tile }. Lay it down this turn, or put it back.
plan-taken-needs-naturals = { $tile } needs two natural cards from your hand beside it.
plan-taken-needs-hand = { $tile } needs cards from your hand beside it.
plan-taken-laid-alone = { $tile } can't go there on its own: add another card from your hand, or hold its twin.
plan-taken-again = You took { $tile } this turn, so you can't discard it.
plan-first-only-discards = Your first turn is just a discard, unless you go out all at once.
plan-nothing-to-discard = Keep one card to discard.
plan-not-in-hand = You no longer have { $tile }.

### The table in words: the alt text of pictures, 1,024 letters in all with hand and players; see `alt-*` in pages.ftl

alt-meld-empty = No combinations are on the table yet.
alt-meld-table = On the table: { $list }.
alt-meld-one = { $number }: { $what }
# Which cards fit there, and which one wins the joker there.
alt-meld-takes = { $number }: { $what }{ $any ->
        [yes] {" "}(takes { $takes })
       *[no] { "" }
    }{ $wins ->
        [yes] {" "}(its joker: { $price })
       *[no] { "" }
    }
alt-meld-piles =
    { $talon ->
        [0] The stock is empty.
        [one] 1 card in the stock.
       *[other] { $talon } cards in the stock.
    } { $count ->
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
       *[other] Minimum of { $minimum } met by: { $names }.
    }
# $list are `alt-meld-goes` and `alt-meld-wins`, joined by “; ”.
alt-meld-fits =
    { $met ->
        [yes] You can add: { $list }.
       *[no] Once you've met the minimum you can add: { $list }.
    }
alt-meld-goes = { $list } to { $number }
alt-meld-wins = { $list } to { $number } for its joker

### The games and their options: lines of menus, 100 letters; a value 25

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

### The rules: see rules.ftl. One line a rule; a summary 600 letters, a rule 900

rules-romi40 =
    Rummy with two packs and two jokers. Draw a card, lay down runs and groups or add to those on the table, and discard. Your first combinations must be worth 40 points together.
    Go out, and the others score what's left in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, Joker (9), 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, with the 7 just added.
rules-romi50 =
    Rummy with two packs and no jokers. Draw a card, lay down runs and groups or add to those on the table, and discard. Your first combinations must be worth 50 points together.
    Go out, and the others score what's left in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, 9, 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, with the 7 just added.
rules-romi51 =
    Rummy with two packs and two jokers. Your first combinations must be worth 51 points together. You may always take the last discard, whatever you do with it.
    Go out, and the others score what's left in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, Joker (9), 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, with the 7 just added.
rules-joker-mania =
    Rummy with two packs, and a joker for everyone. Your first combinations must be worth 51 points together. A discard that you take needs two natural cards from your hand beside it.
    Go out, and the others score what's left in their hands. The fewest points win.
    .alt = A card table with four combinations: 7, 8, Joker (9), 10 of hearts; queens of spades, hearts, clubs; ace, 2, 3 of diamonds; and 4, 5, 6, 7 of clubs, with the 7 just added.
rule-RO-1 = 2 to 4 players and two packs of 52 cards. Römi 40 and 51 have two jokers in all, Römi 50 has none, Joker-mánia has one per player.
rule-RO-2 = The player after the dealer gets 15 cards, the others 14. The rest is the stock. In Joker-mánia everyone's cards include one joker, and the stock has none. The first dealer comes by lot, then the deal goes round in the direction of play. A round that no one takes counts as a round.
rule-RO-3 = 2 to 10 count their number; jack, queen and king count 10; an ace always counts 11. A joker counts as the card it stands for, and 20 in your hand.
rule-RO-4 = A run is three or more cards in a row of one suit, 13 at most. The ace goes below the 2 or above the king, but not both, and not round the corner: king, ace, 2 is no run.
rule-RO-5 = A group is three or four cards of one rank, all of different suits.
rule-RO-6 = A combination has at most two jokers and at least one natural card. You say what a joker stands for when you lay it down, and it stays that.
rule-RO-7 = The player with 15 cards only discards in the first turn, unless they go out all at once.
rule-RO-8 = On your turn, take one card: from the stock, or the top discard where the rules allow it. Then lay down combinations, add to others, and win jokers as you like. Last, discard one card. You can't discard a card that you took from the discard pile in the same turn, unless you held its twin before.
rule-RO-9 = Your first combinations, laid down in one turn, must be worth at least 40, 50 or 51 points together (51 in Joker-mánia). Jokers count; cards you add to other combinations don't.
rule-RO-10 = Going out all at once: if you've laid down nothing before, and lay down all your cards in one turn and discard the last one, you don't need the minimum.
rule-RO-11 = Once you've met the minimum (this turn counts), or if you go out all at once, you may add cards to any combination on the table, several at once. Runs grow at their ends, groups up to four. You may add jokers too.
rule-RO-12 = You win a joker from a run with the natural card it stands for; from a group only with all the missing suits. Use it in the same turn: it never goes into your hand or onto the discard pile. Before you've met the minimum, you can win one only if you go out all at once. Römi 50 has no jokers to win.
rule-RO-13 = You never split, join or rearrange combinations on the table. Until you discard you may change your plan; the rules look at your turn as a whole when you discard.
rule-RO-14 = You may take the top discard freely on your first draw of a round, and always in Römi 51.
rule-RO-15 = Later, in the other games, you may take it only to lay it down in the same turn, and only if you've met the minimum before, meet it in this turn (the card counts), or go out all at once. In a new combination it needs cards from your hand beside it (in Joker-mánia at least two natural ones). You may add it to another combination only if you hold its twin, or together with another card from your hand. If you go out this turn, any way will do.
rule-RO-16 = The round ends when a player has laid down everything and discarded the last card. You can't lay down so much that you have nothing left to discard.
rule-RO-17 = If the stock is empty at the start of a turn, all discards but the top one become a new stock, shuffled, once a round. If it's empty again, the round ends, no one takes it, and every hand counts.
rule-RO-18 = The cards left in your hand are your points for the round; if you go out, you have none. There's an option for more: “{ option-hand-doubles }: { option-hand-doubles-yes }”. A match has one, three, five or seven rounds, and the fewest points win. You may discard a joker.

### A rule forbids it: a private answer to a press, one sentence or two. 150 letters

error-illegal-too-few-cards = { $tiles }: a combination has at least three cards.
error-illegal-too-many-cards = A run has 13 cards at most.
error-illegal-no-natural-card = A combination needs at least one natural card.
error-illegal-too-many-jokers = { $tiles }: a combination has two jokers at most.
error-illegal-suit-twice = { $tiles }: the suits of a group are all different.
error-illegal-not-in-order = { $tiles }: name the cards of a run in order.
error-illegal-around-the-ace = { $tiles }: an ace goes below the 2 or above the king, but a run doesn't go round the corner.
error-illegal-no-combination = { $tiles }: that's neither a run nor a group.
error-illegal-joker-for-nothing = Say which card the joker stands for.
error-illegal-only-jokers-stand = { $tiles }: only a joker stands for another card.
error-illegal-cannot-be-added = { $tiles }: that doesn't fit combination { $number }.
error-illegal-no-such-combination = There's no combination { $number } on the table.
error-illegal-no-joker-there = Combination { $number } has no joker to win.
error-illegal-wins-no-joker = { $tiles }: that doesn't win joker { $number }. You need { $needed }.
error-illegal-minimum-first = Reach { $minimum } points with new combinations first. You have { $points } so far.
error-illegal-below-minimum = Your first combinations are worth { $points } points. You need { $minimum }.
error-illegal-joker-not-used = Lay down the joker you win in the same turn.
error-illegal-first-only-discards = Your first turn is just a discard, unless you go out all at once.
error-illegal-taken-again = You took { $tile } from the discard pile, so you can't discard it in the same turn.
error-illegal-taken-not-laid = You took { $tile } from the discard pile, so lay it down in the same turn.
error-illegal-taken-needs-naturals = { $tile } from the discard pile needs two natural cards from your hand beside it.
error-illegal-taken-needs-hand = { $tile } from the discard pile needs cards from your hand beside it.
error-illegal-taken-laid-alone = { $tile } from the discard pile can't go there on its own, unless you hold its twin.
error-illegal-nothing-to-discard = Keep one card to discard.
error-illegal-drawn-already = You've taken a card already. Lay down what you like, and discard one.
error-illegal-draw-first = Take a card first, from the stock or the discard pile.
error-illegal-must-discard = A turn ends with a discard, so nothing happened.
error-illegal-talon-not-empty = The discards become a new stock only when the old one is empty.
error-illegal-not-the-talon = Those aren't the cards of the new stock.
error-illegal-cannot-be-taken = You can't take { $tile }: no turn with it would be legal. Draw from the stock.
