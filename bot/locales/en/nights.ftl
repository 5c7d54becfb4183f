### Game nights: the page in the channel, the calls to tables, standings, what hosts do

parameter-form = form
permission-create_public_threads = Create Public Threads

command-night =
    .description = Open a game night here, or see the page of its host
    .game = What you play (default: the usual game here)
    .form = Rounds for all (default), or an arena: whoever is free gets a table
night-form-swiss = Rounds
night-form-arena = Arena

# The page. $role is a mention, or "no".
night-heading = **Game night** · { $game }
    -# { $rounds ->
        [0] Rounds until { $until }
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } · { $seats } a table · { $minutes } min a round at most · { $rated ->
        [yes] counts in the league
       *[no] doesn't count in the league
    }{ $duplicate ->
        [yes] { " " }· same deals
       *[no] { "" }
    }{ $role ->
        [no] { "" }
       *[other] { " " }· for { $role }
    }
night-heading-arena = **Arena** · { $game }
    -# { $until ->
        [no] { $lasts } min
       *[other] Until { $until }
    } · { $seats } a table · { $minutes } min a table at most · { $rated ->
        [yes] counts in the league
       *[no] doesn't count in the league
    }{ $role ->
        [no] { "" }
       *[other] { " " }· for { $role }
    }
night-gathering = { $starts ->
        [no] Press “{ button-night-in }”. { $host ->
            [no] A moderator begins when all are here.
           *[other] { $host } begins when all are here.
        }
       *[other] Begins { $starts }. If you press “{ button-night-in }”, I'll call you then, and you confirm with one press.
    }
night-channels = -# Tables in: { $channels }
night-calling = { $form ->
        [arena] **It begins!** Press “{ button-night-in }” to play. The first tables open { $time } at the latest.
       *[other] **It begins!** Press “{ button-night-in }”, or you won't be seated. Time is up { $time }.
    }
night-break = Round { $round } is over. The next one begins { $time }, or when all have pressed “{ button-night-ready }” ({ $ready } of { $count }).
night-round = **Round { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }of { $rounds }
    }** · time is up { $time }
night-open = Tables open: { $open } of { $tables }
night-crowded = { $tables ->
        [one] 1 table is waiting for a free channel.
       *[other] { $tables } tables are waiting for a free channel.
    }
night-done = Tables done: { $over } of { $tables }
night-arena-on = **Play at as many tables as you like.** Time is up { $time }.
night-arena-last = **Time is up.** The last tables play to their end.
night-arena-tables = Tables playing: { $count }{ $tables ->
        [no] { "" }
       *[other] { " " }({ $tables }{ $more ->
            [0] { "" }
           *[other] { " " }and { $more } more
        })
    }
night-arena-free = Waiting: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
night-away = Away: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }. Press “{ button-night-in }” to be seated again.
night-count = { $coming ->
        [0] In: { $count }
       *[other] In: { $count }, not confirmed yet: { $coming }
    }
night-rule = -# What counts is how many of the others at your tables you beat; a tie counts half. When time is up, the computer plays the tables' rounds to their end, and they count. If you leave, resign or are away at the end, you're behind everyone who stayed. If two are level, whoever's opponents beat more comes first (“{ night-others }”).
night-rule-same = -# All tables of a round play the same deals. In each deal you're compared with whoever has your seat at the other tables: what counts is how many of them you beat, in percent; a tie counts half. A table that ends early, comes late or has none to compare with counts by its own places. Please don't look at the other tables before yours is done. If you leave, resign or are away at the end, you're behind everyone who stayed. If two are level, whoever's opponents beat more comes first (“{ night-others }”).
night-rule-arena = -# I seat whoever is free: at full tables right away, after a minute with computer players. What counts is how many of the others at your tables you beat; a tie counts half. When its time is up, the computer plays the table's round to its end, and it counts. If you leave, resign or are away at the end, you're behind everyone who stayed. A table given up early counts for no one, and whoever gave it up waits longer for the next. If two are level, whoever needed fewer tables comes first.
# $promise is 64 hex digits.
night-promise = -# Promise of round { $round }: `{ $promise }`
night-paused = **Paused.**
night-over = { $why ->
        [few] The game night is over: too few people are here.
        [host] The game night was ended.
       *[played] The game night is over.
    }
night-winner = { $best ->
        [people] 🏆 The best of the people: { $names }. A computer player won more often.
       *[all] { $count ->
            [one] 🏆 { $names } wins!
           *[other] 🏆 { $names } share the win!
        }
    }
night-trouble-forbidden = { $given ->
        [yes] I can't get into a channel for the tables, or may not write there. Check my permissions; I'll try again.
       *[no] I can't open threads here right now. Check my permissions in this channel; I'll try again.
    }
night-trouble-threads-full = This server has as many open threads as Discord allows. I'll go on when some are archived.
night-trouble-channels-taken = Another table is in a channel that was given for this night. I'll go on there when it's over.
night-trouble-busy = Discord is slow right now. I'll go on as soon as I can.
night-trouble-refused = Discord refuses what I asked for. I'll try again soon.

# $names are mentions.
night-call = { $form ->
        [arena] { $names }: the arena begins! Press “{ button-night-in }” to play. The first tables open { $time } at the latest.
       *[other] { $names }: the game night begins! Press “{ button-night-in }”, or you won't be seated. Time is up { $time }.
    }
night-table = { $round ->
        [0] Table { $number }
       *[other] Round { $round }, table { $number }
    }: { $names }{ $computers ->
        [0] { "" }
        [one] { " " }and a computer player
       *[other] { " " }and { $computers } computer players
    }
night-thread = { $round ->
        [0] Table { $number }
       *[other] Round { $round }, table { $number }
    }

button-night-in = I'm in
button-night-out = I'm out
button-night-ready = Ready
button-night-table = To my table
button-night-place = My place
button-night-host = Host
button-night-host-next = Begin round { $round }
button-night-host-next-arena = Begin now
button-night-host-pause = Pause
button-night-host-resume = Resume
button-night-host-late = Seat latecomers
button-night-host-late-arena = Seat everyone waiting
button-night-host-end = End the night
button-night-host-sure = Yes, end it
button-night-host-back = Back
button-night-host-more = More people
button-night-host-settings = Settings
button-night-host-people = People
button-night-host-times = Times and places
button-night-host-same = Same deals: { $on ->
        [yes] on
       *[no] off
    }

# Pictures.
night-title = Game night
night-title-arena = Arena
night-after = { $game } · after round { $round }
night-after-arena = { $game } · { $tables ->
        [one] { $tables } table played
       *[other] { $tables } tables played
    }
night-others = Opponents
night-beat = { $beaten } of { $total }
night-percent = { $percent }%
night-beaten = Beat
night-alt-guests = { $count } in: { $names }
night-alt = Standings: { $rows }
night-alt-row = { $place }. { $name }{ $own ->
        [yes] { " " }(you)
       *[no] { "" }
    }: beat { $beat }{ $tie ->
        [none] { "" }
       *[told] , their opponents { $tie }
    }

# Private answers.
night-is-in = { $kind ->
        [coming] You're in. I'll call you when it begins.
        [late] You're in from the next round on, or sooner if the host seats you.
        [arena] You're in. I'll seat you as soon as others are free.
        [last] You're in, but time is up: only the last tables play on.
       *[here] You're in.
    }
night-is-out = { $playing ->
        [yes] You're out from the next round on. Your match goes on: finish it, or leave it there.
        [arena] You're out. Your match goes on: finish it, or leave it there.
       *[no] You're out.
    }
night-is-ready = You're ready. The next round begins when all are.
night-file = { $count ->
        [one] The standings of { $count } person as a file.
       *[other] The standings of { $count } people as a file.
    }
night-way = Your table: { $place }
night-place = { $met ->
        [0] You're { $place } of { $count }. You beat { $beat }.
       *[other] You're { $place } of { $count }. You beat { $beat }. You have met { $names }.
    }
night-place-arena = You're { $place } of { $count }. You beat { $beat }, tables: { $tables }.
night-unplaced = You have no place yet: you haven't played.
night-host-waits = { $starts ->
        [no] People press “{ button-night-in }”, then you begin.
       *[other] It begins { $starts }, or when you say so.
    }
night-host-unready = Not ready: { $names }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
night-host-sure = End the game night? Tables that are still playing count as they stand.
night-pick-table = End a table as it stands
night-pick-out = Take someone out
night-pick-length = Match length
night-pick-seats = Seats at a table
night-pick-rounds = Number of rounds
night-seats = { $seats } at a table
night-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
night-form-title = Times and places
night-line-at = Begins at
    .about = Like 20:00 or 2026-12-31 20:00. Empty: when you say so.
night-line-until = { $form ->
        [arena] New tables until
       *[swiss] New rounds until
    }
    .about = Like 22:30. Empty: for the number of rounds, or 90 minutes in an arena.
night-line-minutes = { $form ->
        [arena] Minutes a table may take
       *[swiss] Minutes a round may take
    }
    .about = Empty: twice what such a match takes.
night-line-role = Only for the role
    .about = Its name. Empty: for everyone.
night-line-channels = Channels in place of threads
    .about = Like #table-1 #table-2. Empty: a thread for each table.

# What can't be.
night-hosts = Only people who can manage messages or events here can host a game night.
night-place-text = A game night needs a text channel, not a thread: I open a thread for each table.
night-threads = I open a thread for each table, and here I'm missing: { $missing }. Give me that in this channel, or [add me again with it]({ $link }). Or name channels to play in: press “{ button-night-host }”, then “{ button-night-host-times }”.
night-channels-text = “{ $words }” is no channel. Write them like #table-1 #table-2.
night-channels-twice = You named { $channel } twice. One channel has one table at a time.
night-channels-most = { $most } channels at most, please.
night-channel-unknown = I can't find { $channel } on this server. Name channels that I can see.
night-channel-own = { $channel } is where the page of the game night stands. Name other channels for the tables.
night-channel-text = { $channel } isn't a text channel. Name text channels, no threads.
night-channel-hidden = You may not write in { $channel }. Name channels in which you may.
night-channel-missing = In { $channel } I'm missing: { $missing }. Give me that there, or leave the channel out.
night-channel-night = { $channel } belongs to another game night. Leave it out, or wait until that's over.
night-channel-table = There's a table in { $channel }. Leave the channel out, or wait until the table is over.
night-role = This game night is for { $role }.
night-minutes = That many minutes don't work: { $least } to { $most } do.
night-role-unknown = I can't find one role “{ $role }” here. Write its name, or its ID.
night-no-seat = You don't sit at a table right now.
night-soon = { $waits ->
        [yes] Your table is waiting for a free channel. I'll mention you when it opens.
       *[other] Your table opens in a moment.
    }
error-league-night-over = This game night is over.
error-league-night-full = { $most } people are in, that's the most.
error-league-night-not-in = You aren't in this game night.
error-league-night-no-break = That's for between two rounds.
error-league-night-no-round = No round is on.
error-league-night-none-late = No one is waiting: everyone who is in has a table.
error-league-night-running = A round is on. End its tables first, or wait for them.
error-league-night-few = At least { $fewest } people have to be in.
error-league-night-paused = The game night is paused.
error-league-night-not-paused = The game night isn't paused.
error-league-night-no-table = That table is over already.
error-league-night-here = This channel has a game night already.
error-league-night-past = That time doesn't work: it has passed, is too far away, or the end comes before the start.
error-league-night-time = “{ $text }” is no time. Write it like 20:30 or 2026-12-31 20:30.
# A planned night among the server's events: its name (100 letters), what stands below it, the way from the page, and how to allow it.
night-event-name = Game night: { $game }
night-event-name-arena = Arena: { $game }
night-event-about = Sign up in the channel: { $place }
night-event = It's in [the server's events](<{ $link }>).
night-no-events = -# For a place in the server's events, give me **Create Events**, or [add me again with it]({ $link }).
error-league-night-arena = An arena has no rounds: I seat whoever is free.
error-league-night-begun = The game night has begun, so its settings stay.
error-league-night-rated = People are in already, so it can't count in the league any more.
error-league-night-planned = The time is set and stays. End this night and open another one.
