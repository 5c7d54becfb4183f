# What went wrong, why, and what can be done (`error-<kind>-<code>`): a private answer, or a line at the top of the hand.
# One sentence or two, 150 letters, in the language of whoever pressed. $name is a player, $tile a piece (“6-4”, “red 3–7”),
# $end a half that is open. The number of the rule is data of the error, for code and tests; people read why.

error-internal = Something went wrong on my side. Nothing was lost. Please try again.
# A message for all in the place of an answer that only one may see; it goes at once.
answered-aside = -# I answered in private.

### A rule forbids it: after the press of a button that is too old, or of a grey piece that says why it can't be played
# X and Y are the ends of a line, $street is an arrow: ↑ → ↓ ←. A language needs no other sign for them.

error-illegal-round-over = This round is over. Wait for the next one.
error-illegal-no-round = There's no round right now.
error-illegal-not-your-turn = It's { $seat }'s turn, not yours.
error-illegal-not-in-hand = You don't hold { $tile }. `/hand` shows what you hold.
error-illegal-must-open-with = The round opens with { $tile }.
error-illegal-does-not-fit =
    { $side ->
        [left] { $tile } doesn't fit at X: { $end } is open there.
        [right] { $tile } doesn't fit at Y: { $end } is open there.
       *[other] { $tile } doesn't fit there.
    } Try the other end, or play something else.
error-illegal-cross-does-not-fit = { $tile } doesn't fit at { $street }: { $end } is open there. Try another street, or play something else.
error-illegal-must-play = { $tile } fits, so you have to play. Play it, or something else that fits.
error-illegal-not-now = You can't do that right now. `/hand` shows what you can do.
error-illegal-must-open = You hold { $tile }, so open with a double.
error-illegal-must-be-double = { $tile } isn't a double. Open with a double.
error-illegal-must-lay-drawn = You can only play what you just drew.
error-illegal-stock-empty = There's nothing left to draw. Play something, or pass.
error-illegal-not-the-top = { $tile } isn't the next one to draw. Press “{ panel-draw }”.
error-illegal-must-draw = You can't pass while there's something to draw. Draw first.
error-illegal-no-such-joker = You don't have this joker: { $joker }. Choose one of your own.
error-illegal-joker-does-not-fit =
    { $side ->
        [left] This joker doesn't fit at X: { $joker }. Choose one that shows what is open there: { $end }.
       *[right] This joker doesn't fit at Y: { $joker }. Choose one that shows what is open there: { $end }.
    }
error-illegal-must-turn-up = First turn up the top tile of the boneyard.
error-illegal-no-draw-after-laying = You can't draw after playing a tile. Play a joker, or end your turn.
error-illegal-drawn-enough = You have drawn three tiles, and that's the most. Play a joker, or end your turn.
error-illegal-street-closed = A Dead End closes that street. Choose another one for { $tile }.
error-illegal-must-match-colour = { $tile } won't do. Play a matching colour that you held before the challenge.
error-illegal-no-cause = Nothing to call or catch right now. Someone may have been faster.
error-illegal-wrong-verdict = That isn't how the challenge came out. Press “{ panel-challenge }”.
error-illegal-keep-the-double = { $tile } has to open. Return another domino.
error-illegal-not-the-heap = Those aren't the dominoes in the boneyard.

### It cannot be read: an answer to a press that nobody could make, or to a record from elsewhere

error-notation-action = I can't read “{ $text }” as a move. Use the buttons under `/hand`.
error-notation-seat = There's no player “{ $text }” at this table.
error-notation-tile = There's no tile “{ $text }” in this game.
error-notation-card = There's no card “{ $text }” in this game.
error-notation-side = There's no end “{ $text }” on this table.
error-notation-half = That tile has no “{ $text }” half. Use the buttons under `/hand`.

### Options and games: $allowed is a list of names with “ · ” between them, last in the sentence and without a full stop

error-option-unknown-option = There's no option “{ $option }”. Choose from: { $allowed }
error-option-bad-value = “{ $value }” won't work for this option: { $option }. Choose from: { $allowed }
error-option-seats = This game is for { $fewest }–{ $most } players. Players now: { $seats }.
error-option-unknown-game = There's no game “{ $game }”. Choose from: { $allowed }

### A cut that can't be: above the button that asks for the word again

error-cut-empty = Write a word or two to cut with.
error-cut-long = That's { $length } characters. The limit is { $most }.
error-cut-hidden = Not everyone can see this character: { $char }. Leave it out, and cut again.
error-cut-blank = Leave out the spaces before and after the word.
error-cut-form = The cut isn't in Unicode NFC.
error-cut-seat = There's no player “{ $text }” at this table to cut.
error-cut-daily = Everyone gets this deal, so no one can cut it.
error-cut-order = The cuts are out of order: “{ $expected }” belongs where “{ $text }” is.

### A record: what a check of the shuffle found, and what the program says of a file

error-record =
    { $round ->
        [0] The record can't be checked.
       *[other] { $action ->
            [0] Something is wrong in round { $round }.
           *[other] Something is wrong in round { $round }, action { $action }.
        }
    }
error-record-same-promise = The secret of these deals doesn't match their promise.
error-record-same-seed = The seed of round { $round } doesn't come from the secret of these deals.

### The table: whoever pressed may not do that there, or not now

error-table-gone = There's no table here. Open one with `/play`.
error-table-channel-taken = This channel already has a table. Join it, or use another channel or a thread.
error-table-not-seated = You're not in this match.
error-table-not-host =
    { $action ->
        [end] { $host ->
            [nobody] Only a moderator can end the table now.
           *[other] Only the host (<@{ $host }>) or a moderator can end the table. During a match, you can vote to end it.
        }
       *[other] { $host ->
            [nobody] Only the host can do that, and there is none now.
           *[other] Only the host can do that: <@{ $host }>. After 5 quiet minutes in a lobby, any player can.
        }
    }
error-table-not-moderator = Only moderators can do that (members who can manage messages here).
error-table-not-yours = That belongs to another player.
error-table-stale = The game has moved on, so nothing was played. Here's how things stand.
error-table-fixture = This table is for league fixture { NUMBER($number, useGrouping: 0) }. Its game and players are fixed, and it counts.
error-table-not-expected = This fixture is between other players.
error-table-league-rules = The league rules fix that for this match.
error-table-league-hints = “{ button-hint }” stays off: the league rules don't allow help in this match.
error-table-still-away = A player may still come back. Anyone can end the match { $until }.
error-table-league-end = This match counts in the league, so the host can't end it alone. Vote to end it ({ $needed } votes needed), or resign and let the others play on.
error-table-takeovers = No one can take over a seat in this league match.
error-table-same-seats = Others play these deals too, so no one can take over a seat here.
error-table-resigned = You resigned this match. You can play again in the next one.
error-table-given-up = That player resigned, so no one can take over the seat.
error-table-not-resigned = You can only resign your own seat in a league match. You can leave instead.
error-table-awaited =
    { $count ->
        [one] One player in this fixture hasn't sat down yet.
       *[other] { $count } players in this fixture haven't sat down yet.
    }
error-table-same-deals = Others play these deals too, so nothing about them can change here.
error-table-full = All { $most } seats are taken.
error-table-seat-taken = That seat already has a player. You can only take over a seat from the computer.
error-table-no-seat = There's no such seat.
error-table-already-seated = You already have a seat.
error-table-already-started = The match has started. Seats and options are fixed until it's over.
error-table-not-started = The match hasn't started yet.
error-table-too-few = This game needs at least { $fewest } players. Players now: { $seats }. Let more people join, or add computer players.
error-table-too-many = This game is for at most { $most } players. Players now: { $seats }. Remove someone first.
error-table-dealt = The deal is done. You can cut again after this round.
error-table-seen-hand = You've seen another hand this round ({ $seat }), so you can't play this one. From the next round, you can take any free seat.
error-table-between = The round is over. The next one starts in a moment.
error-table-not-between = Nothing to be ready for: the round is still on.
error-table-over = The match is over.
error-table-not-over = The match isn't over yet.
error-table-paused = The match is paused. Press “{ button-resume }” in `/hand` first.
error-table-not-paused = The match isn't paused.
error-table-claims-open = Others can still claim the last discard. Try again in a few seconds.
error-table-nothing = Pick something first.
error-table-bad-value = “{ $value }” won't work. Choose from: { $allowed }
error-table-takeback-league = You can't take moves back here: this match counts, or others play the same deals.
error-table-takeback-late = It's too late: there's nothing to take back.
error-table-takeback-twice = You can only ask { $most } times a match to take a move back.
error-table-asked = First answer the question at the table: may the last move be taken back?
error-table-timed = This table's time is limited, so players can't pause it. The night's host can pause the whole night.
error-table-time-up = { event-time-up }
error-table-internal = { error-internal }

### Storage and old messages
# `/hand` and `/play` are commands, written like that in every language.

error-storage = I couldn't read or save anything just now. Nothing has changed; try again in a moment.
error-storage-conflict = I can't tell whether that was saved. Look at the table before you try again.
error-storage-unreachable = I can't get at my memory just now. Nothing has changed; try again in a moment.
error-storage-superseded = I'm just moving to another machine. Nothing has changed; try again in a moment.
error-button-old-button = That button is too old for me. Use `/hand` for your hand, or `/play` for a table.
