# Slash commands as Discord lists them: names of at most 32 small letters, digits and hyphens, descriptions of at most 100
# characters.

command-play =
    .name = play
    .description = Open a table in this channel, or find the open one
    .game = What to play; otherwise the usual game
    .fixture = A fixture of the league that you are to play
command-hand =
    .name = hand
    .description = Show your hand; only you can see it
command-table =
    .name = table
    .description = Bring this channel's table to the bottom
command-leave =
    .name = leave
    .description = Leave the table in this channel
command-end =
    .name = end
    .description = End the table in this channel (host or moderator)
command-learn =
    .name = learn
    .description = Learn a game in three minutes, by yourself
    .game = Which game; otherwise the one played here
command-rules =
    .name = rules
    .description = Read the rules of a game
    .game = Which game; otherwise the one played here
command-help =
    .name = help
    .description = How to play
command-record =
    .name = record
    .description = Get this channel's last match as a file
command-review =
    .name = review
    .description = See what a strong player would have done in a match that you played
    .match = The match; by default the last one of this channel
command-replay =
    .name = replay
    .description = Watch a finished match move by move; only you can see it
    .match = Which match; otherwise the last one in this channel
command-verify =
    .name = verify
    .description = Check the shuffle and every move of this channel's last match
command-league =
    .name = league
    .description = This server's league
    .game = Only this game; otherwise all of them
    .season = Which season; otherwise the running one
    .who = Whose; otherwise your own
command-league-table =
    .name = table
    .description = Show who leads the league
    .sort = By what to sort it; otherwise by points
    .division = Only this division of the season; otherwise all of it
command-league-player =
    .name = player
    .description = Show a player's card: rating over time, games, opponents, records
    .season = Only this season; otherwise all time
command-league-versus =
    .name = versus
    .description = Compare two players
    .one = A player
    .other = Another player; otherwise you
command-league-history =
    .name = history
    .description = Show matches, what they did to the ratings, and their records
    .who = Whose matches; otherwise everybody's
command-league-records =
    .name = records
    .description = Show the longest winning streaks, highest rounds and fastest wins
command-league-export =
    .name = export
    .description = Get the table as a CSV file
command-league-rules =
    .name = rules
    .description = Show how a match must be played to count in the league; moderators change it here
    .where = What these rules are for
    .league = the league
    .season = the season that runs
    .fixture = Or the fixture that they are for
    .game = Which game is played
    .length = How long a match is
    .clock = Time for a turn
    .suggest = Whether players may press Suggest
    .options = Options of the game, like: target=150, scoring=own
    .reset = Forget what was said here before
command-league-pending =
    .name = pending
    .description = Show results that wait to be confirmed
command-league-hide =
    .name = hide
    .description = Be in no list of this server's league; your matches still count for the others
command-league-show =
    .name = show
    .description = Be in the lists of this server's league again
command-season =
    .name = season
    .description = Seasons of this server's league
command-season-start =
    .name = start
    .description = Start a season (moderators)
    .season = What it is called
    .until = Its last day, like 2026-12-31; otherwise it runs until somebody ends it
    .divisions = How many divisions it has; otherwise none
    .moves = How many go up and down between two divisions at its end; otherwise one
command-season-division =
    .name = division
    .description = Put somebody into another division of the season that runs (moderators)
    .person = Who
    .number = Which division; 1 is the highest
command-season-end =
    .name = end
    .description = End the season and post its final table (moderators)
command-season-reopen =
    .name = reopen
    .description = Put the final table of a season right, and post it again (moderators)
    .season = Which season
command-season-list =
    .name = list
    .description = Show all seasons and their tables
command-settings =
    .name = settings
    .description = Choose how new tables start, and the language
    .where = For the whole server, or only for this channel
    .server = the whole server
    .channel = only this channel
command-privacy =
    .name = privacy
    .description = What is stored about you
command-mydata =
    .name = mydata
    .description = Get or delete what is stored about you
command-mydata-export =
    .name = export
    .description = Get everything that is stored about you as a file
command-mydata-delete =
    .name = delete
    .description = Delete what is stored about you

### Answers to commands

command-old = This command is from an older version of me. Discord will have the new one in a moment. Please try again.
play-opened = Your table is open. Press **Start** when everyone is in.
play-taken = This channel already has a table: { $link }. Threads have room for more.
place-wrong-place = Tables only work in a server's channels and threads. In a forum, open a post and play there.
place-not-added = I'm not in this private thread. Mention me here to add me, then try again.
place-locked = This thread is locked, so I can't post here. Somebody who manages threads can unlock it.
place-missing = I can't show a table here, because I'm missing these permissions: { $missing }. Somebody who manages this channel can grant them.
permission-read_messages = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
match-none = No match has ended in this channel yet.
match-unrecorded = That match was entered by hand, so there is no record of it.
settings-saved =
    { $place ->
        [channel] Saved for this channel: { $what }.
       *[server] Saved for the whole server: { $what }.
    }
settings-figures-wrong = Give each figure a name of its own, at most 24 characters long.
settings-value-wrong = That setting is gone. Open `/settings` again.
settings-refused = Only people who can manage the server can change settings.

### Personal data

mydata-here = Here is everything that is stored about you.
mydata-ask =
    Delete everything that is stored about you? Your finished matches stay for the others, without your ID and name. If you are in a match right now, the computer takes your seat.
button-forget-me = Yes, delete it
mydata-kept = Nothing was deleted.
mydata-gone =
    { $results ->
        [0] Everything about you is deleted.
        [one] Everything about you is deleted. { $results } finished match stays without your name.
       *[other] Everything about you is deleted. { $results } finished matches stay without your name.
    }{ $erased ->
        [later] {" "}The file was busy, so the last traces are overwritten at my next start.
       *[yes] {""}
    }{ $bans ->
        [0] {""}
       *[other] {" "}You stay banned from the league where you were banned: `/privacy` says how I know.
    }

### Panels

panel-asleep = 💤 This panel stopped updating. Press “{ button-hand }”.

table-none-here = There is no table in this channel. Open one with `/play`.
table-elsewhere = There is no table in this channel; you play in { $channel }.
