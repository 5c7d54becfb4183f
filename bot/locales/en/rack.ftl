# Tábla Römi, rummy with tiles on a rack: names, moves, the rack, the table in words.
# $tile is a tile: “red 12”.

### Tiles. `rack-tile-short` on a button of a hand where there is no emoji: three letters

rack-tile =
    { $colour ->
        [R] red
        [Y] yellow
        [K] black
       *[B] blue
    } { $number }
rack-joker = printed joker
# A tile in a sentence, where a printed joker needs an article or an ending.
rack-a-tile =
    { $printed ->
        [yes] a printed joker
       *[no] { $tile }
    }
rack-tile-short =
    { $colour ->
        [R] R
        [Y] Y
        [K] K
       *[B] B
    }{ $number }
# A joker, and the tile it stands for: “blue 6 (red 3)”.
rack-tile-for = { $tile } ({ $stands })

### What happened: a line above the table, in hands, in lessons. One line of a phone (45 letters) with a long name

event-rack-dealt = Round { $round }: { $name } deals.
event-turned-up =
    { $printed ->
        [yes] A printed joker turns up, so the other one is the only joker this round.
       *[no] The turned tile is { $tile }, so the joker is { $joker }.
    }
event-rack-draw = { $name } { verb-draw }.
event-rack-drew = You drew { rack-a-tile }.
event-end-hand =
    { $kind ->
        [runs] { $name } { verb-go } with runs and groups!
        [colours] { $name } { verb-go } with one colour!
        [pairs] { $name } { verb-go } with seven pairs!
       *[total8] { $name } { verb-go } with eight of one number!
    }
event-rack-round-ended =
    { $end ->
        [hand] { $who ->
            [you] You take round { $round }.
           *[seat] { $name } takes round { $round }.
        }
       *[void] The stock ran out, and no one takes round { $round }.
    }
# The post at the end of a round; $names is one name.
rack-round-won =
    { $kind ->
        [runs] { $names } takes **round { $number }** with runs and groups.
        [colours] { $names } takes **round { $number }** with one colour.
        [pairs] { $names } takes **round { $number }** with seven pairs.
       *[total8] { $names } takes **round { $number }** with eight of one number.
    }
event-rack-match-ended = That was the last round. The match is over.

### Moves in words: in replays, records and the result's “Last move”. $tiles is the hand as it lies, $tile the last discard

move-rack-draw = { $name } { verb-draw } { rack-a-tile }.
move-rack-take = { $name } { verb-take } { rack-a-tile }.
move-rack-discard = { $name } { verb-discard } { rack-a-tile }.
move-draw-turned = { $name } { verb-draw } the turned tile: { $tile }.
move-claim = { $name } { verb-claim } { rack-a-tile }.
move-end-hand =
    { $kind ->
        [runs] { $name } goes out with runs and groups: { $tiles }. Last discard: { $tile }.
        [colours] { $name } goes out with one colour: { $tiles }. Last discard: { $tile }.
        [pairs] { $name } goes out with seven pairs: { $tiles }. Last discard: { $tile }.
       *[total8] { $name } goes out with eight of one number: { $tiles }. Last discard: { $tile }.
    }

### The hand: its first line says what the moment asks for. 45 letters, two lines at most

panel-rack-phase-first = You start: discard a tile.
panel-rack-phase-draw =
    { $take ->
        [yes] Draw, or take { $tile }.
       *[no] Draw a tile.
    }
panel-rack-phase-discard = Discard a tile.
panel-rack-can-end = Your hand is complete! Go out, or discard a tile and play on.
panel-rack-claimable = The last discard completes your hand: claim it!
panel-rack-arrange = You can arrange your tiles while you wait.

### The hand: its buttons. 20 letters, those that go out 45, with the discard in the first 25

# `.deed`: the same in a report, after a colon (panel.ftl says more).
panel-rack-draw = Draw
    .deed = Draw
panel-rack-take = Take { $tile }
    .deed = Take { $tile }
panel-rack-claim = Claim { $tile }
    .deed = Claim { $tile }
panel-rack-draw-turned = Draw turned { $tile }
    .deed = Draw turned { $tile }
panel-rack-end =
    { $kind ->
        [runs] Go out, discard { $tile } · runs and groups
        [colours] Go out, discard { $tile } · one colour
        [pairs] Go out, discard { $tile } · seven pairs
       *[total8] Go out, discard { $tile } · eight of one number
    }
    .deed =
    { $kind ->
        [runs] Go out, discard { $tile } · runs and groups
        [colours] Go out, discard { $tile } · one colour
        [pairs] Go out, discard { $tile } · seven pairs
       *[total8] Go out, discard { $tile } · eight of one number
    }
panel-rack-discard = Discard { $tile }
    .deed = Discard { $tile }
# The empty line of a menu: 45 letters.
panel-rack-pick = Move a tile, or swap two…
panel-rack-left = ◀
panel-rack-right = ▶
panel-rack-swap = Swap them
button-sort-own = My own order

### The hand: lines below the first one, each one line of a phone (45 letters)

# In small print: what a printed joker is this round, and how near the hand is to each kind of legal hand.
panel-rack-printed = Printed joker = { $stands }
panel-rack-near = Nearest: { $ways }
panel-rack-way =
    { $kind ->
        [runs] runs and groups { $have }/{ $most }
        [colours] one colour { $have }/{ $most }
        [pairs] pairs { $have }/{ $most }
       *[total8] eight alike { $have }/{ $most }
    }
# Asked after the press of a button, with ways to go out as buttons.
panel-rack-claim-line = • You claim { $tile }. How do you go out?
panel-rack-draw-turned-line = • You draw the turned { $tile }. How do you go out?

### The table in words: the alt text of pictures, 1,024 letters in all with hand and players; see `alt-*` in pages.ftl

alt-rack-turned =
    { $there ->
        [yes] The turned tile is { $tile }. Jokers: { $jokers }.
       *[no] The turned tile is gone. Jokers: { $jokers }.
    }
alt-rack-won =
    { $kind ->
        [runs] The winner's hand, runs and groups: { $list }.
        [colours] The winner's hand, one colour: { $list }.
        [pairs] The winner's hand, seven pairs: { $list }.
       *[total8] The winner's hand, eight of one number: { $list }.
    }
alt-rack-talon =
    { $talon ->
        [0] The stock is empty.
        [one] 1 tile in the stock.
       *[other] { $talon } tiles in the stock.
    }
alt-rack-discards = Last discards of { $name }, newest first: { $list }.

### The game and its options: lines of menus, 100 letters; a value 25

about-tabla = Be first to collect 14 tiles in runs and groups, or seven pairs.
game-tabla = Tábla Römi
option-direction = Direction of play
option-direction-left = to the left
option-direction-right = to the right
option-printed-jokers = Printed jokers
option-printed-jokers-stand-in = plain tiles
option-printed-jokers-wild = jokers too
option-claims = Claiming out of turn
option-claims-yes = yes
option-claims-no = no
option-deals = Rounds
option-deals-3 = three
option-deals-1 = one
option-deals-5 = five
option-deals-7 = seven

### The rules: see rules.ftl. One line a rule; a summary 600 letters, a rule 900

rules-tabla =
    Tiles from 1 to 13 in four colours, each twice. One turns up, and the next number of its colour is the joker. In your turn, draw from the stock or take the last discard, then discard. Nothing goes down before the end: you take the round as soon as 14 of your 15 tiles make a legal hand and the last one is your discard.
    Legal hands: runs and groups; 14 tiles of one colour; seven pairs; or eight tiles of one number and the other six in runs and groups. If the last discard completes your hand, you may claim it, even out of turn.
    .alt = The turned tile is blue 5, so blue 6 is the joker. A hand of runs and groups: red 1, red 2, red 3, red 4; blue 7, black 7, yellow 7; black 11, black 12, black 13, black 1; yellow 3, blue 6 (red 3), blue 3.
rule-TR-1 = 2 to 4 players. Numbers 1 to 13 in red, yellow, black and blue, each tile twice, and two printed jokers: 106 tiles.
rule-TR-2 = The player after the dealer gets 15 tiles, the others 14. One tile lies face up where everyone sees it: the turned tile. It isn't part of the stock. The first dealer comes by lot; then the deal goes round in the direction of play.
rule-TR-3 = Jokers are both tiles of the turned tile's colour and next number (after 13 comes 1). A printed joker is an ordinary tile with the joker's own colour and number. With “{ option-printed-jokers }: { option-printed-jokers-wild }”, it's a joker as well. If a printed joker turns up, the other one is the only joker. A joker may also stand for itself.
rule-TR-4 = You go out all at once: 14 of your tiles make a legal hand, and the 15th is your discard, even a joker if you like.
rule-TR-5 = Legal hands. Runs and groups: three or more numbers in a row of one colour, the 1 below the 2 or above the 13 but not both; or three or four of one number in different colours; each with at least one natural tile. One colour: 14 tiles of it. Seven pairs of equal tiles; two jokers are a pair. Eight of one number, in any colours, at least one of them natural, and the other six in runs and groups.
rule-TR-6 = The player with 15 tiles starts with a discard, or goes out. In your turn, draw from the stock or take the last discard, then discard or go out. You can't discard a tile that you've just taken or claimed, unless you held its twin before.
rule-TR-7 = If the last discard completes your hand, you may claim it and go out, even out of turn, until the next player draws. You can't claim your own discard. If several players can, the nearest in turn order gets it. “{ button-claims-on }” in the menu claims for you at once.
rule-TR-8 = You may draw the turned tile instead of one from the stock only to go out with it: as the missing tile of your seventh pair, or as the eighth tile of one number. You can't draw a turned printed joker.
rule-TR-9 = If the stock is empty at the start of a turn and no one claims the last discard, no one takes the round. A round is worth one point; the most points win the match.

### A rule forbids it: a private answer to a press, one sentence or two. 150 letters

error-illegal-just-taken = You've just taken { $tile }, so you can't discard it in the same turn.
error-illegal-talon-empty = The stock is empty. You can only claim the last discard.
error-illegal-not-these-tiles = You don't hold those tiles. Use the button that goes out.
error-illegal-no-such-hand =
    { $kind ->
        [runs] These aren't runs and groups.
        [colours] This isn't a hand of one colour.
        [pairs] These aren't seven pairs.
       *[total8] This isn't a hand with eight of one number.
    }
error-illegal-has-drawn = You have 15 tiles already. Discard one, or go out.
error-illegal-turned-must-serve = The turned tile must be in your seventh pair, or among the eight.
error-illegal-no-claims = You can't claim discards at this table.
error-illegal-joker-stands-for = A joker can't stand for { $tile } here.
error-illegal-nothing-to-claim = There's nothing to claim. The next player may have drawn already.
error-illegal-not-the-last = That isn't the last discard any more. Look at the table: someone may have taken it.
error-illegal-own-discard = You discarded { $tile } yourself, so you can't claim it.
error-illegal-not-a-joker = { $tile } isn't a joker this round.
error-illegal-cannot-end-with = { $tile } doesn't complete your hand, so you can't claim it.
error-illegal-not-the-turned = The turned tile is { $tile }.
error-illegal-turned-ends-only = You can draw the turned tile only to go out, and { $tile } doesn't complete your hand.
error-illegal-must-draw-first = Draw a tile first, or take the last discard.
error-illegal-must-end = Once you claim a tile or draw the turned one, you go out with it.
