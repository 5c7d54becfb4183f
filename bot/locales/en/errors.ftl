# What went wrong, why, and what can be done (`error-<kind>-<code>`).
# $rule is the number of a rule (CL-5), which the page of rules explains; $name is a player.

error-internal = Something went wrong on my side. It has been noted, and nothing was lost. Please try again.

### A rule forbids it

error-illegal-round-over = This round is over ({ $rule }). Wait for the next one.
error-illegal-no-round = No round is being played right now ({ $rule }).
error-illegal-not-your-turn = It is { $seat }'s turn ({ $rule }). You are mentioned when it's yours.
error-illegal-not-in-hand = You don't hold { $tile } ({ $rule }). Open “My hand” to see your tiles.
error-illegal-must-open-with = The first tile must be { $tile } ({ $rule }).
error-illegal-does-not-fit =
    { $side ->
        [left] { $tile } doesn't fit on the left, where { $end } is open ({ $rule }).
        [right] { $tile } doesn't fit on the right, where { $end } is open ({ $rule }).
        [N] { $tile } doesn't fit at N, where { $end } is open ({ $rule }).
        [E] { $tile } doesn't fit at E, where { $end } is open ({ $rule }).
        [S] { $tile } doesn't fit at S, where { $end } is open ({ $rule }).
        [W] { $tile } doesn't fit at W, where { $end } is open ({ $rule }).
       *[other] { $tile } doesn't fit there ({ $rule }).
    } Try another end or another tile.
error-illegal-must-play = You hold { $tile }, which fits, and whoever can play must ({ $rule }). Play it, or another tile that fits.
error-illegal-not-now = That isn't possible at this moment ({ $rule }). Open “My hand” to see what is.
error-illegal-must-open = You hold the double { $tile }, so you must open with a double ({ $rule }).
error-illegal-must-be-double = { $tile } is no double, and only a double opens ({ $rule }). Choose a double.
error-illegal-must-lay-drawn = Only the tile just drawn may be played now ({ $rule }).
error-illegal-stock-empty = There is nothing left to draw ({ $rule }). Play something, or pass.
error-illegal-not-the-top = { $tile } isn't what lies on top ({ $rule }). Draw with the button.
error-illegal-must-draw = You can't pass while there is something to draw ({ $rule }). Draw first.
error-illegal-no-such-joker = You don't hold the { $joker } ({ $rule }). Choose one of your own jokers.
error-illegal-joker-does-not-fit =
    { $side ->
        [left] The { $joker } doesn't fit on the left, where { $end } is open ({ $rule }).
       *[right] The { $joker } doesn't fit on the right, where { $end } is open ({ $rule }).
    } It must show the figure of that end.
error-illegal-must-turn-up = First you must turn up the top card of the stack ({ $rule }).
error-illegal-no-draw-after-laying = Once you have laid a card, you can't draw in the same turn ({ $rule }). Lay a joker, or end your turn.
error-illegal-drawn-enough = You have drawn three cards, which is the most ({ $rule }). Lay a joker, or end your turn.
error-illegal-street-closed =
    { $side ->
        [N] The street at N is closed by a Dead End ({ $rule }).
        [E] The street at E is closed by a Dead End ({ $rule }).
        [S] The street at S is closed by a Dead End ({ $rule }).
       *[W] The street at W is closed by a Dead End ({ $rule }).
    } Choose another street for { $tile }.
error-illegal-must-match-colour = { $tile } won't do: now you must lay a domo of matching colour that you already held ({ $rule }).
error-illegal-no-cause = There is nothing to call or to catch just now ({ $rule }). Perhaps somebody was faster.
error-illegal-wrong-verdict = That isn't what the challenge found ({ $rule }). Challenge with the button.
error-illegal-keep-the-double = { $tile } must open, so give back another domo ({ $rule }).
error-illegal-not-the-heap = Those aren't the domos of the heap ({ $rule }).

### It cannot be read

error-notation-action = I can't read “{ $text }” as a move. Use the buttons under “My hand”.
error-notation-seat = There is no player “{ $text }” at this table.
error-notation-tile = There is no tile “{ $text }” in this game.
error-notation-card = There is no card “{ $text }” in this game.
error-notation-side = “{ $text }” is no end to play at: say left or right, or N, E, S or W.
error-notation-half = “{ $text }” names a half that the tile doesn't have. Use the buttons under “My hand”.

### Options and games

error-option-unknown-option = There is no option “{ $option }”. This game has: { $allowed }.
error-option-bad-value = “{ $value }” is not possible for { $option }. Choose one of: { $allowed }.
error-option-seats = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } can't play this: it is for { $fewest } to { $most }.
error-option-unknown-game = There is no game “{ $game }”. The games are: { $allowed }.

### A cut that can't be

error-cut-empty = There is nothing to cut with. Write a word, or a few.
error-cut-long = That is too long to cut with: { $length } characters, and { $most } is the most.
error-cut-hidden = One of these characters can't be seen by everybody ({ $char }), so nothing was cut. Write the word without it.
error-cut-blank = A cut has no blanks around it.
error-cut-form = The cut is not in Unicode's form NFC.
error-cut-seat = There is no player “{ $text }” at this table who could cut.

### A record

error-record =
    { $round ->
        [0] The record can't be checked.
       *[other] The fault is in round { $round }{ $action ->
            [0] .
           *[other] , at action { $action }.
        }
    }

### The table

error-table-gone = There is no table here any more. Open a new one with `/play`.
error-table-channel-taken = There is a table in this channel already. Join it, or use another channel or a thread.
error-table-not-seated = You have no seat at this table right now. In the lobby, press “Join”. During a match, look under “Table”: you can come back to a seat you left as long as nobody has taken it, or take over one that the computer plays.
error-table-not-host =
    { $action ->
        [end] Only the host or a moderator can end the table. During a match you can vote to end it, under “Table”.
       *[other] Only the host can do that. In a lobby where nothing has happened for 5 minutes, any player can.
    }
error-table-not-moderator = Only a moderator (somebody who can manage messages) can do that.
error-table-not-yours = That belongs to another player.
error-table-stale = That button is from an earlier moment of the game, so nothing was played. This is how things stand now.
error-table-full = All { $most } seats are taken.
error-table-seat-taken = Somebody is playing on that seat. You can only take over a seat that the computer plays.
error-table-no-seat = There is no such seat.
error-table-already-seated = You already have a seat here.
error-table-already-started = The match is going on: seats and options stay as they are until it is over.
error-table-not-started = The match has not started yet.
error-table-too-few = There are { $seats } players, and this game needs at least { $fewest }. Let more people join, or add computers.
error-table-too-many = There are { $seats } players, and this game takes at most { $most }. Take somebody off a seat first.
error-table-dealt = It is dealt already, so nobody can cut any more. The next deal can be cut as soon as this round is over.
error-table-seen-hand = You have seen a hand of this round, that of seat { $seat }, so you can't have another one. From the next round on you can take any free seat.
error-table-between = The round is over. The next one is dealt in a moment.
error-table-not-between = A round is being played; there is nothing to be ready for.
error-table-over = The match is over. Press “Play again” or open a new table with `/play`.
error-table-not-over = The match is still going on.
error-table-paused = The match is paused. Press “Go on” first.
error-table-not-paused = The match is not paused.
error-table-claims-open = The last discard can still be claimed, and that is settled first. Try again in a few seconds.
error-table-nothing = Nothing was chosen. Pick something first.
error-table-bad-value = “{ $value }” is not possible. Choose one of: { $allowed }.
error-table-internal = { error-internal }

### Storage and old messages

error-storage = I couldn't save that, so it didn't happen. Please try again in a moment.
error-button-old-button = That button is from an older version of me. Use `/hand` for your tiles, or `/play` for a table.
