# Rummy with tiles: names, moves, the rack, the table in words.

### Tiles

rack-tile =
    { $colour ->
        [R] red
        [Y] yellow
        [K] black
       *[B] blue
    } { $number }
rack-joker = printed joker
# On a button of a hand, where there is no emoji.
rack-tile-short =
    { $colour ->
        [R] R
        [Y] Y
        [K] K
       *[B] B
    }{ $number }
rack-tile-for = { $tile } as { $stands }

### What happened

event-rack-dealt = Round { $round }: { $name } deals the tiles.
event-turned-up = The turned tile is { $tile }, so the joker is { $joker }.
event-rack-draw = { $name } draws.
event-rack-drew = You drew { $tile }.
event-rack-take = { move-rack-take }
event-rack-discard = { move-rack-discard }
event-draw-turned = { move-draw-turned }
event-claim = { move-claim }
event-end-hand =
    { $kind ->
        [runs] { $name } ends with runs and groups!
        [colours] { $name } ends with a hand of one colour!
        [pairs] { $name } ends with seven pairs!
       *[total8] { $name } ends with eight of one number!
    }
event-rack-round-ended =
    { $end ->
        [hand] { $name } takes round { $round }.
       *[void] The stock is empty, and no one takes round { $round }.
    }
rack-round-won =
    { $kind ->
        [runs] { $names } ends with runs and groups and takes **round { $number }**.
        [colours] { $names } ends with one colour and takes **round { $number }**.
        [pairs] { $names } ends with seven pairs and takes **round { $number }**.
       *[total8] { $names } ends with eight of one number and takes **round { $number }**.
    }
event-rack-match-ended = That was the last round. The match is over.

### Moves in words

move-rack-draw = { $name } draws { $tile }.
move-rack-take = { $name } takes { $tile }.
move-rack-discard = { $name } discards { $tile }.
move-draw-turned = { $name } draws the turned tile, { $tile }.
move-claim = { $name } claims { $tile }.
move-end-hand =
    { $kind ->
        [runs] { $name } ends with runs and groups: { $tiles }; last discard { $tile }.
        [colours] { $name } ends with one colour: { $tiles }; last discard { $tile }.
        [pairs] { $name } ends with seven pairs: { $tiles }; last discard { $tile }.
       *[total8] { $name } ends with eight of one number: { $tiles }; last discard { $tile }.
    }

### The hand

panel-rack-phase-first = Discard to start.
panel-rack-phase-draw =
    { $take ->
        [yes] Draw, or take { $tile }.
       *[no] Draw a tile.
    }
panel-rack-phase-discard = Discard a tile.
panel-rack-can-end = Your hand is complete: end the round, or discard a tile and play on.
panel-rack-claimable = The last discard completes your hand: claim it.
panel-rack-arrange = You can arrange your tiles while you wait.
panel-rack-draw = Draw
panel-rack-take = Take { $tile }
panel-rack-claim = Claim { $tile } and end
panel-rack-draw-turned = Draw the turned { $tile } and end
panel-rack-end =
    { $kind ->
        [runs] End with runs and groups, discard { $tile }
        [colours] End with one colour, discard { $tile }
        [pairs] End with seven pairs, discard { $tile }
       *[total8] End with eight of one number, discard { $tile }
    }
panel-rack-discard = Discard { $tile }
panel-rack-pick = Move a tile, or swap two…
panel-rack-left = ◀
panel-rack-right = ▶
panel-rack-swap = Swap them
panel-rack-printed = the printed joker is a plain { $stands }
panel-rack-way =
    { $kind ->
        [runs] runs and groups { $have }/{ $most }
        [colours] one colour { $have }/{ $most }
        [pairs] pairs { $have }/{ $most }
       *[total8] eight alike { $have }/{ $most }
    }
panel-rack-take-line = • Suggested: take { $tile }.
panel-rack-draw-line = • Suggested: draw a tile.
panel-rack-claim-line = • You claim { $tile }. How do you end?
panel-rack-draw-turned-line = • You draw the turned { $tile }. How do you end?
button-sort-own = My own order

### The table in words

alt-rack-turned =
    { $there ->
        [yes] The turned tile is { $tile }.
       *[no] The turned tile has been drawn.
    } Jokers: { $jokers }.
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
        [one] One tile in the stock.
       *[other] { $talon } tiles in the stock.
    }
alt-rack-discards = Last discards of { $name }, newest first: { $list }.

### The game and its options

about-tabla = Collect 14 tiles in runs and groups, or seven pairs, first.
game-tabla = Tábla Römi
option-direction = Direction of play
option-direction-left = to the left
option-direction-right = to the right
option-printed-jokers = Printed jokers
option-printed-jokers-stand-in = stand in for the joker tile
option-printed-jokers-wild = are jokers too
option-claims = Claiming out of turn
option-claims-yes = yes
option-claims-no = no
option-deals = Rounds
option-deals-3 = three
option-deals-1 = one
option-deals-5 = five
option-deals-7 = seven

### The rules

rules-tabla =
    Tiles from 1 to 13 in four colours, each twice. One is turned up, and the next number of its colour is the joker. In your turn you draw from the stock or take the last discard, then you discard. Nothing is laid before the end: you win the round as soon as 14 of your 15 tiles make a legal hand and the last one is your discard.
    Legal hands: runs and groups; 14 tiles of one colour; seven pairs; or eight tiles of one number and the other six in runs and groups. If the last discard completes your hand, it's claimed for you, even out of turn.
    .alt = The turned tile is blue 5, so blue 6 is the joker. A hand of runs and groups: red 1, red 2, red 3, red 4; blue 7, black 7, yellow 7; black 11, black 12, black 13, black 1; yellow 3, blue 6 as red 3, blue 3.
rule-TR-1 = 2 to 4 players. Numbers 1 to 13 in red, yellow, black and blue, each tile twice, and two printed jokers: 106 tiles.
rule-TR-2 = The player after the dealer gets 15 tiles, the others 14. One tile is turned up and stays in sight; it isn't part of the stock. The first dealer is drawn by lot; then the deal goes round in the direction of play.
rule-TR-3 = Jokers are both tiles of the turned tile's colour and next number (after 13 comes 1). A printed joker is an ordinary tile with the joker's own colour and number, or a joker too, if that option is chosen. If a printed joker is turned up, the other one is the only joker. A joker may also stand for itself.
rule-TR-4 = You go out all at once: 14 of your tiles make a legal hand, and the 15th is your discard, even a joker if you like.
rule-TR-5 = Legal hands. Runs and groups: three or more numbers in a row of one colour, the 1 below the 2 or above the 13 but not both; or three or four of one number in different colours; each with at least one natural tile. One colour: 14 tiles of it. Seven pairs of equal tiles; two jokers are a pair. Eight of one number, in any colours, at least one of them natural, and the other six in runs and groups.
rule-TR-6 = Whoever has 15 tiles begins with a discard, or ends. In your turn you draw from the stock or take the last discard, then discard or end. You can't discard the tile that you have just taken or claimed, unless you held its twin before.
rule-TR-7 = Anyone whose hand the last discard completes may claim it and end, until the next player draws; only whoever discarded it can't. If several can, the nearest in turn order gets it. “Auto-claim” in the menu does it at once for you.
rule-TR-8 = You may draw the turned tile instead of one from the stock only to end with it: as the missing tile of your seventh pair, or as the eighth tile of one number. A turned printed joker can't be drawn.
rule-TR-9 = If the stock is empty at the start of a turn and no one claims the last discard, no one wins the round. A won round is one point; the most points win the match.

### A rule forbids it

error-illegal-just-taken = You have just taken { $tile }, so you can't discard it in the same turn.
error-illegal-talon-empty = The stock is empty. Only the last discard can still be claimed.
error-illegal-not-these-tiles = You don't hold those tiles. Use the button that ends the round.
error-illegal-no-such-hand =
    { $kind ->
        [runs] These aren't runs and groups.
        [colours] This isn't a hand of one colour.
        [pairs] These aren't seven pairs.
       *[total8] This isn't a hand with eight of one number.
    }
error-illegal-has-drawn = You have 15 tiles already. Discard one, or end.
error-illegal-turned-must-serve = The turned tile must be in your seventh pair, or among the eight.
error-illegal-no-claims = Discards can't be claimed at this table.
error-illegal-joker-stands-for = A joker can't stand for { $tile } here.
error-illegal-nothing-to-claim = There is nothing to claim. The next player may have drawn already.
error-illegal-not-the-last = That isn't the last discard any more. Look at the table: someone may have taken it.
error-illegal-own-discard = You discarded { $tile } yourself, so you can't claim it.
error-illegal-not-a-joker = { $tile } isn't a joker in this round.
error-illegal-cannot-end-with = { $tile } doesn't complete your hand, so you can't claim it.
error-illegal-not-the-turned = The turned tile is { $tile }.
error-illegal-turned-ends-only = You can draw the turned tile only to end with it, and { $tile } doesn't complete your hand.
error-illegal-must-draw-first = Draw a tile first, or take the last discard.
error-illegal-must-end = Whoever claims a tile, or draws the turned one, ends with it.
