# The league's fixtures, what moderators do to it, and the message that always shows its table.

### Slash commands: names of at most 32 small letters, digits and hyphens, descriptions of at most 100 characters

command-fixtures =
    .name = fixtures
    .description = Matches of the league that are to be played
command-fixtures-create =
    .name = create
    .description = Let everybody meet everybody (moderators)
    .game = What is played
    .player = One of the players
    .players = Or all of them here: mention them
    .rounds = At tables of two: how often everybody meets. At larger ones: how many rounds
    .seats = How many sit at a table; two, if the game can be played so
command-fixtures-list =
    .name = list
    .description = Show the fixtures that are still open
    .who = Only this player's
    .all = Also those that are over
command-fixtures-remind =
    .name = remind
    .description = Remind the players of open fixtures, at most once a day (moderators)
    .daily = Whether I do that by myself every day
command-fixtures-walkover =
    .name = walkover
    .description = Give a fixture to a player without a match (moderators)
    .fixture = Which fixture
    .winner = Who wins it
    .reason = Why; it is kept in the audit log
command-fixtures-cancel =
    .name = cancel
    .description = Take a fixture off the list (moderators)
    .fixture = Which fixture
    .reason = Why; it is kept in the audit log
    .all = All that are still open of those made with it

command-scoreboard =
    .name = scoreboard
    .description = Keep a message with the league table in this channel (moderators)
    .switch = Whether there is one
    .game = Only this game; otherwise all of them
    .on = on
    .off = off

### Fixtures

name-former = former player

fixtures-heading = **Fixtures** · { $only ->
        [open] { $total } open
       *[all] { $total } in all, { $open } open
    } · page { $page } of { $pages }
fixtures-none = No fixtures are open. Moderators make them with `/league fixtures create`.
fixtures-how = Play one with `/play` and its number.
fixture-line = **{ $number }** · { $names } · { $game }, round { $round }{ $state ->
        [played] { " " }· played
        [walkover] { " " }· won without a match
        [cancelled] { " " }· cancelled
       *[open] { "" }
    }
fixture-choice = { $number }: { $names } · { $game }
fixtures-created = **{ $game }**: { $count ->
        [one] 1 fixture
       *[other] { $count } fixtures
    } in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } between { $players }
fixtures-more = … and { $count } more: `/league fixtures list` has them all.
fixtures-reminder = { $count ->
        [one] A match of the league is still to be played
       *[other] { $count } matches of the league are still to be played
    }: { $players }
fixtures-reminded = { $count ->
        [0] Nobody was reminded: nothing is open, or everybody was told within the last day.
        [one] The players of 1 fixture are reminded.
       *[other] The players of { $count } fixtures are reminded.
    }
fixtures-daily = { $daily ->
        [yes] From now on I remind players of their open fixtures once a day.
       *[no] I don't remind anybody by myself any more.
    }
fixtures-not-posted = The reminder couldn't be posted in { $channel }. Check what I may do there.
fixtures-cancelled = { $count ->
        [one] Fixture { $numbers } is cancelled.
       *[other] { $count } fixtures are cancelled: { $numbers }.
    }
fixture-open = Fixture { $number }: { $names }. { $awaited }, sit down above.
fixture-live = Fixture { $number } has a table already: { $link }

fixtures-too-few = Name at least { $fewest } players for { $game }.
fixtures-too-many = Name at most { $most } players.
fixtures-twice = { $name } is named twice.
fixtures-bot = { $name } is a bot, and bots don't play in the league.
fixtures-no-member = { $name } isn't a member of this server.
fixtures-no-mentions = “players” takes mentions, like @Anna @Béla.
fixtures-seats = { $game } is for { $fewest } to { $most } players at a table.
fixtures-rounds = That makes { $count } fixtures, more than { $most }. Name fewer players or rounds.
fixture-walkover = Fixture { $number } counts as won by { $name }.
fixture-over = Fixture { $number } is { $state ->
        [cancelled] cancelled
       *[played] played already
    }.
fixture-not-yours = Fixture { $number } is between { $names }.
fixture-being-played = Fixture { $number } is being played in { $link }. Wait until the match is over, or end it with `/end`.
fixture-not-in-it = { $name } isn't in fixture { $number }.
league-moderators = Only who may Manage Server can do that.

error-league-unknown-fixture = There is no fixture { $fixture }. `/league fixtures list` shows them.
error-league-fixture-settled = Fixture { $fixture } is { $state ->
        [cancelled] cancelled
       *[played] settled
    } already.

### The scoreboard

scoreboard-heading = **Scoreboard** · always up to date
button-scoreboard = Whole table
scoreboard-on = This channel has a scoreboard now{ $pinned ->
        [yes] .
       *[no] . I couldn't pin it: for that I need the permission Pin Messages, and a channel has at most 50 pins.
    }
scoreboard-off = This channel has no scoreboard any more.
