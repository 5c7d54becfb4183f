# What Discord shows while somebody types a slash command. Names of commands are not translated (the code has them): Discord
# shows and takes translated ones nowhere but in this list. What all readers see is in the language of their Discord.

### Names of what a command takes, as in /play game:Classic domino. Small letters, digits and hyphens, no blanks, at most
### 32 letters; no two may be alike in one command (the comment names the commands that have more than one or two).

# In nearly all: a game of this bot.
parameter-game = game
parameter-table = table
parameter-result = result
# A match of the league that is still to be played, by its number.
parameter-fixture = fixture
# Any fixture of a schedule, by its number.
parameter-match = match
parameter-season = season
parameter-division = division
parameter-sort = sort
# A player: of a card, of a list.
parameter-who = who
# /league versus: two players.
parameter-one = one
parameter-other = other
# /settings: the server or this channel. /manage rules: the league or its season.
parameter-where = where
# /manage rules, with where, fixture, game.
parameter-length = length
parameter-clock = clock
parameter-helping = help
parameter-takeback = takebacks
parameter-options = options
parameter-reset = reset
# /manage season start: its name, last day, how many divisions, how many go up and down.
parameter-name = name
parameter-until = until
parameter-divisions = divisions
parameter-moves = moves
# /manage season division: a player, and the number of the division.
parameter-person = person
parameter-number = number
# /manage schedule create and teams. Numbers are put behind “player” and “team”: player1, team2.
parameter-player = player
parameter-players = players
parameter-team = team
parameter-rounds = rounds
parameter-seats = seats
parameter-days = days
parameter-duplicate = duplicate
# /manage schedule cancel: all of them, not only one.
parameter-together = all
# /manage schedule reminders: every day. /manage schedule walkover: the winner. /manage schedule deadline: which ones.
parameter-daily = daily
parameter-winner = winner
parameter-which = which
# /manage scoreboard: on or off.
parameter-switch = switch
# What moderators change. “what”: a match or a change; “reason”: why; “places” and “totals”: of all players of a match.
parameter-what = what
parameter-reason = reason
parameter-places = places
parameter-totals = totals
parameter-date = date
# /manage results add: the players of a match, one after the other.
parameter-first = first
parameter-second = second
parameter-third = third
parameter-fourth = fourth
parameter-fifth = fifth
parameter-sixth = sixth
# An account (/manage players ban), which may be merged into another (/manage players merge).
parameter-member = member
parameter-into = into

### Descriptions of commands and of what they take: at most 100 letters each, of which a phone shows about 45. A description
### says what the command does ("Show …"); "(default: …)" says what happens when nothing is chosen. Choices have 100 letters.

# At the table, for everybody.
command-play =
    .description = Open a table in this channel, or find the open one
    .game = Game (default: the usual one here)
    .fixture = Your league match
    .against = Somebody to play with: a seat is kept for them for ten minutes
command-hand =
    .description = Show your hand; only you can see it
command-mine =
    .description = Your own pages: tables that wait for you, calls and turns, days away, card, data
command-table =
    .description = The table's menu: pause, leave, resign, vote to end, bring it to the bottom
# To read and to learn.
command-daily =
    .description = Play the deal of the day: one try, the same for everyone
    .game = A different game (default: the day's)
    .table = Show a table instead
command-learn =
    .description = Take a three-minute lesson in a game
    .game = Game (default: the one played here)
command-rules =
    .description = Read the rules of a game
    .game = Game (default: the one played here)
command-help =
    .description = How to play
# Matches that are over.
command-replay =
    .description = Watch a finished match, review it, check the shuffle; only you can see it
    .match = Match or deal of the day (default: the last one here)
# The league, for everybody; .game, .season and .who serve several of its commands.
command-league =
    .description = This server's league
    .game = Game (default: all)
    .season = Season (default: the current one)
    .who = Player (default: you)
command-league-table =
    .description = Show who leads the league
    .sort = Sort by (default: points)
    .division = Division (default: all)
command-league-player =
    .description = Show a player's card: rating over time, games, opponents, records
    .season = Season (default: all time)
command-league-versus =
    .description = Compare two players
    .one = A player
    .other = Another player (default: you)
command-league-history =
    .description = Show past matches and how they changed the ratings
    .who = Player (default: everyone)
# League rules: .league, .season, .on, .off and the like are choices, the others say what is set.
command-manage-rules =
    .description = See or change what a match needs to count in the league
    .where = Show or change the rules for
    .league = the league
    .season = the current season
    .fixture = Or for one fixture
    .game = Game or preset
    .length = Match length
    .clock = Turn timer
    .helping = Allow help from the computer
    .takeback = Allow moves to be taken back if all agree
    .options = Game options, like: target=150, scoring=own
    .reset = Clear the rules set here
command-manage-results-pending =
    .description = Show results waiting to be confirmed
# Managers' commands; .reason serves several of them.
command-manage =
    .description = Manage the league: results, players, seasons, schedule
    .reason = Reason, for the audit log
command-manage-results =
    .description = Add, correct, undo and confirm results
command-manage-players =
    .description = Ban players, or merge two accounts
command-manage-season =
    .description = Start, end and correct seasons
command-manage-season-start =
    .description = Start a season
    .name = Name of the season
    .until = Last day, like 2026-12-31 (default: until someone ends it)
    .divisions = Number of divisions (default: none)
    .moves = How many players go up and down at the end (default: 1)
command-manage-season-division =
    .description = Move a player to another division
    .person = Player
    .number = Division (1 is the highest)
command-manage-season-end =
    .description = End the season and post its final table
command-manage-season-reopen =
    .description = Correct a season's final table and post it again
    .season = Season
# Settings; .server and .channel are choices.
command-settings =
    .description = Set how new tables start, and the language
    .where = The whole server, or just this channel
    .server = the whole server
    .channel = just this channel

### Answers to commands, in private: a sentence or two

command-old = This command is from an older version of me. Discord will have the new one in a moment. Please try again.
command-value = I can't read the value of `{ $option }`. Choose one that's offered, or type it again.
# In private, beside the table: $start is what the button at the table says, in the table's language.
play-opened = Your table is open. When everyone is in, press **{ $start }**.
play-taken = There's already a table here: { $link }. Threads have room for more.
place-wrong-place = You can only play in a server's channels and threads. In a forum, play inside a post.
only-in-server = That only works in a server that I'm in. Here you can use `/daily`, `/learn`, `/rules` and `/help`.
place-not-added = I'm not in this private thread. Mention me here to add me, then try again.
place-locked = This thread is locked, so I can't post here. A moderator can unlock it.
place-missing = I can't show a table here. Missing permissions: { $missing }. Whoever manages this channel can grant them.
# Permissions as Discord's own settings call them.
permission-read_messages = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
match-none = No match has finished in this channel yet.
match-unrecorded = That match was entered by hand, so it has no record.
settings-saved =
    { $place ->
        [channel] Saved for this channel: { $what }.
       *[server] Saved for the whole server: { $what }.
    }
settings-figures-wrong = Give each figure its own name, 24 characters at most.
settings-value-wrong = That setting is gone. Open `/settings` again.

### Personal data: questions and answers in private; buttons 20 letters

mydata-here = Here's everything I store about you.
button-mydata-export = Send me my data
button-mydata-delete = Delete my data…
mydata-alone = -# Your tables, calls and card stay in their server: use `/mine` there.
mydata-no-file = I can't attach files here. Use `/mine` in a direct message to me.
mydata-ask =
    Delete everything I store about you? Your finished matches stay for the others, without your ID and name, and so do the words you cut with. A league ban stays too, under a scrambled form of your ID that leads back to no one, until a moderator lifts it.{ $database ->
        [server] {" "}The last traces go once the database server has cleaned up and its old backups are deleted.
       *[file] { "" }
    } If you're in a match, the computer takes your seat.
button-forget-me = Yes, delete it
mydata-kept = Nothing was deleted.
# One line, and up to three more: finished matches, what could not be erased yet, bans from leagues.
mydata-gone =
    Everything about you is deleted.{ $results ->
        [0] { "" }
        [one] {" "}1 finished match stays without your name.
       *[other] {" "}{ $results } finished matches stay without your name.
    }{ $erased ->
        [soon] {" "}The last traces in my file are overwritten within a day.
        [later] {" "}The last traces go once the database server has cleaned up and its old backups are deleted.
       *[yes] { "" }
    }{ $bans ->
        [0] { "" }
       *[other] {" "}Your league bans stay, under a scrambled form of your ID.
    }
# Instead of the line above, where a process of the bot or the disk does not answer.
mydata-going =
    Your data is being deleted. I can't get at what I store about you in some servers right now; it goes as soon as I can, and you don't have to ask again.

### A private message with a hand that Discord will not let us change any more, and places without a table

panel-asleep = 💤 This panel has stopped updating. `/hand` opens a new one.

table-none-here = There's no table here. Open one with `/play`.
table-elsewhere = There's no table here. You're playing in { $channel }.
