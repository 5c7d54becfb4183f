# The program `boneyard`: help, results, errors. Every line stands alone on a terminal.

cli-help = Play dominoes and rummy in Discord: run the bot, try it without Discord, and check or draw recorded matches.
cli-version-help = Show the version and exit.
cli-interrupted = Interrupted.

## boneyard play

cli-play-help = Try it on this machine, without Discord: a page in your browser where you are every player.
cli-play-port = The page's port; 0 takes any free one.
cli-play-browser = Open the page in a browser.
cli-play-ready = Play at { $url }
cli-play-stop = Press Ctrl-C to stop. Your tables are kept in { $path } for next time.
cli-error-port-used = Port { $port } is in use by another program. Choose another with --port, or --port 0 for any free one.
cli-error-port = Can't open port { $port }: { $reason }
cli-error-port-loopback = This machine has no address 127.0.0.1, at which the page would be. Turn its loopback interface on (ip link set lo up).
cli-error-port-denied = This user may not open port { $port }. Choose one above 1023 with --port.

## boneyard run

cli-run-help = Run the bot in Discord. Needs the bot's token in DISCORD_TOKEN, in the environment or in .env.
cli-run-shards = With a database on a server: the shards that this process is for, and of how many, such as 0-7/16 or 0,3/16. Otherwise all.
cli-run-spare = How many more shards it takes when no other process has them.
cli-run-name = What this process is called, if there are several.
cli-error-shards-form = --shards { $shards } can't be read. Write it like 0-7/16 or 0,3/16.
cli-error-shards-many = --shards { $shards }: there can be 1 to 16384 shards.
cli-error-shards-order = --shards { $shards }: the smaller number comes first, as in 0-7/16.
cli-error-shards-beyond = --shards { $shards }: shards are counted from 0, so the last one of 16 is 15.
cli-error-process-name = --name { $name }: a name has 1 to 40 letters, digits, dots, hyphens and underscores.
cli-error-one-process = --shards and --spare need a database on a server: set BONEYARD_DATABASE. A file has one process.
cli-error-spare-of-all = --spare needs --shards: without them this process is for all shards, and there are no others to take.
cli-run-ready = Logged in as { $name }. Invite the bot to a server with this link:
cli-run-bye = Stopped.
cli-run-waiting = waiting for Discord
cli-run-status = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $way ->
    [alone] not connected to Discord
   *[discord] connected to Discord
}
cli-error-token-missing = DISCORD_TOKEN is not set. Put your bot's token into the environment or into .env (see .env.example).
cli-error-token-prefix = DISCORD_TOKEN begins with “Bot ”. Use the token alone.
cli-error-token-blank = DISCORD_TOKEN contains a space or a quotation mark. Use the token alone, on one line.
cli-error-token-shape = DISCORD_TOKEN doesn't look like a bot's token (three parts with dots between). Copy it again from Discord's developer portal, page “Bot”.
cli-error-token-refused = DISCORD_TOKEN was refused by Discord. Make a new token in the developer portal, page “Bot”.
cli-error-token-reset = The token is no longer valid: someone has reset it, or Discord has. Make a new one in the developer portal, page “Bot”, and put it into DISCORD_TOKEN.
cli-error-may-pass = { $text }
cli-error-unreachable = Discord cannot be reached ({ $reason }). Check this machine's network.
cli-error-discord = Discord wouldn't let the bot start: { $reason }

cli-error-health = BONEYARD_HEALTH: nothing can listen at { $place } ({ $reason }).
metrics-missing = The numbers need one library more. In Boneyard's environment, run: pip install prometheus-client

metrics-up = 1 once the bot is logged in and its tables are back
metrics-reached = 1 while Discord answers
metrics-start-time-seconds = When the bot was started, in seconds since 1970
metrics-login-waits-until-seconds = Until when the bot waits before it logs in, in seconds since 1970; 0 if it doesn't
metrics-broken-tables = Tables that couldn't be restored
metrics-late-answers = Interactions that were answered too late for Discord
metrics-thoughts = Moves of strong players with a thought
metrics-missed-thoughts = Moves of strong players without a thought, which didn't come in time
metrics-drawers = Processes that draw tables and hands
metrics-drawer-deaths = How often such a process died or was given up
metrics-commits = Commits with changes of tables
metrics-stored-changes = Changes of tables that were stored; divided by the commits, how many share one
metrics-superseded-writes = Writes that were refused because another process has the server's shard
metrics-leagues-behind = Servers whose leagues wait to be worked out
metrics-lease-age-seconds = How long ago the lease of a shard was renewed
metrics-shard-tables = Tables by shard
metrics-missing-shards = Shards that this process was started for and doesn't have
metrics-memory-bytes = Resident memory
metrics-last-backup-seconds = When the day of the last backup began, in seconds since 1970
metrics-info = The version
metrics-tables = Tables, each counted once
metrics-fault = 1 for each thing that is wrong
metrics-refusals = Requests that Discord refused, by status
metrics-shard-connected = 1 while a shard is connected
metrics-shard-latency-seconds = How long a shard's last heartbeat took

## boneyard fleet

cli-fleet-help = Show which process plays the tables of which shard, if several share a database.
cli-fleet-release-help = Have a process give a shard back, so that another one takes it.
cli-fleet-reshard-help = Divide the bot into another number of shards. Stop all processes before, and start them with the new number after.
cli-fleet-shard = The number of the shard, from 0.
cli-fleet-shards = How many shards there are to be.
cli-fleet-empty = No process has been started with this database yet.
cli-fleet-owned = shard { $shard }/{ $shards }: { $owner }, for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, lease for { $left } s more, epoch { $epoch }, Boneyard { $program }
cli-fleet-free = shard { $shard }/{ $shards }: nobody
cli-fleet-mixed = Different versions are running: { $programs }. Finish the upgrade soon.
cli-fleet-orders = { $orders ->
        [one] 1 order
       *[other] { $orders } orders
    } to forget a person or delete a server { $orders ->
        [one] isn't done by all processes yet. It was
       *[other] aren't done by all processes yet. The oldest was
    } given { $minutes ->
        [0] less than a minute
        [one] 1 minute
       *[other] { $minutes } minutes
    } ago. A process that can't do its part says why in its log.
cli-fleet-released = Shard { $shard } is given back.
cli-fleet-resharded = { $found ->
    [0] The fleet has { $shards } shards now.
   *[other] The fleet has { $shards } shards now; before it had { $found }.
} Start the processes with --shards …/{ $shards }.
cli-error-fleet-file = BONEYARD_DATABASE names no server, so there is only one process. A fleet needs PostgreSQL.
cli-error-fleet-no-shard = { $shards ->
    [0] No process has been started with this database yet.
   *[other] There is no shard { $shard }. The fleet has { $shards }, counted from 0.
}
cli-error-fleet-running = Some processes still have shards (boneyard fleet shows which), so nothing was changed. Stop all of them, then run boneyard fleet reshard { $shards } again. A process that was killed keeps its shards for 12 seconds more.

## boneyard status

cli-status-help =
    Ask the running bot how it is.

    The exit status is 0 if all is well, 1 if something is wrong, and 2 if no bot runs.
cli-status-json = Print it as JSON.
cli-status-running = Boneyard { $version } has been running for { $days ->
        [0] { "" }
        [one] 1 day,{ " " }
       *[other] { $days } days,{ " " }
    }{ $hours } h { $minutes } min.
cli-status-well = All is well.
cli-status-tables = Tables: { $live } live, { $waiting } waiting, { $stuck ->
        [0] none stuck
       *[other] { $stuck } stuck ({ $reasons })
    }
cli-status-shard = Shard { $number }: { $state ->
        [connected] connected
       *[lost] not connected
    }{ $latency ->
        [-1] { "" }
       *[other] , { $latency } ms
    }
cli-status-answers = Late answers: { $late }. Requests that Discord refused: { $refused ->
        [0] none
       *[other] { $refused } ({ $kinds })
    }
cli-status-thoughts = Moves of strong players: { $thoughts }, { $missed } of them without a thought
cli-status-drawers = Processes that draw: { $drawers }, { $deaths } died or hung
cli-status-written = Changes of tables that were stored: { $changes }, in { $commits } commits ({ $each } each)
cli-status-behind = { $behind ->
        [one] The league of 1 server waits
       *[other] The leagues of { $behind } servers wait
    } to be worked out.
cli-status-lease = Shard { $shard } is this process's: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, lease renewed { $age } s ago
cli-status-missing = { $many ->
        [one] Shard { $shards } isn't
       *[other] Shards { $shards } aren't
    } this process's at present, though it was started for { $many ->
        [one] it
       *[other] them
    }.
cli-status-superseded = Writes that were refused because another process plays there now: { $superseded }
cli-status-memory = Memory: { $memory } MiB
cli-status-backup = Last backup: { $last ->
        [none] none yet
       *[other] { $last }
    }
cli-status-fault-starting = It isn't up yet.
cli-status-fault-waiting = { $reason ->
        [logins] Discord takes no more logins for now.
        [reserve] Fewer than 50 of today's logins are left, and no process uses those up: without any, Discord would make the token void.
        [limit] Discord wants to be left alone for a while (429).
       *[crashes] The bot has ended again and again; its log says why.
    } It goes on at { $until }.
cli-status-fault-unreachable = Discord can't be reached. Check this machine's network.
cli-status-fault-clock = This machine's clock is { $minutes } minutes off Discord's. Set it, by NTP for example (timedatectl set-ntp true).
cli-status-fault-database = The database hasn't answered for { $silent } s, so nobody can play.
cli-status-fault-refused = Discord has refused so much that the bot keeps still for ten minutes. Its log says what.
cli-status-fault-shards = { $lost } of { $shards } shards aren't connected.
cli-status-fault-stuck = Some tables can't be stored or shown. The log says why.
cli-status-fault-broken = { $broken ->
        [one] 1 table
       *[other] { $broken } tables
    } couldn't be restored. Nothing was deleted, and the log says why.
cli-status-fault-backup-failed = The last backup failed. The log says why.
cli-status-fault-backup-old = { $last ->
        [none] There is no backup yet.
       *[other] The last backup is of { $last }.
    }
cli-error-status-nobody = No bot runs with the data in { $path }. (For another folder: --data or BONEYARD_DATA.)
cli-error-status-silent = The bot runs, but doesn't tell how it is: { $reason }

## boneyard simulate

cli-simulate-help = Let computer players play matches against each other.
cli-simulate-game = The game. All games and their options are listed below.
cli-simulate-players = How many players.
cli-simulate-matches = How many matches.
cli-simulate-seed = Any text; the same seed gives the same matches. Without one, a new seed is chosen and shown.
cli-simulate-option = An option of the game. Can be repeated.
cli-simulate-length = How long a match is: quick, printed (the full match) or long, if the game has it. By default: printed.
cli-simulate-player = The kind of computer player, or several: strong,greedy. Fewer than players are repeated until all seats are taken. They move on by a seat from match to match. Can be repeated.
cli-simulate-iterations = How many possible deals a strong player looks at for each move.
cli-simulate-think = How long a strong player may think about each move, in seconds of processor time, in place of --iterations. The same seed then no longer gives the same matches.
cli-simulate-jobs = How many processes play. By default one per core; the matches are the same.
cli-simulate-moves = Give up a match that takes more moves than this, and stop: its rules may never end.
cli-simulate-cut = Let players cut every deal, with changing players and words.
cli-simulate-record = Write every match to this file, one JSON object per line.
cli-simulate-force = Overwrite the --record file if it exists.
cli-simulate-into-league = Store the matches in the league of the server with this ID, as if its members had played them. Stop the bot first.
cli-simulate-members = With --into-league: how many pretended members play, each match with some of them.
cli-simulate-days = With --into-league: over how many days up to now the matches are spread.
cli-simulate-filled = The league of server { $server } in { $path } has { $matches ->
    [one] 1 more match
   *[other] { $matches } more matches
} between { $members ->
    [one] 1 pretended member
   *[other] { $members } pretended members
}.
cli-error-seed = --seed isn't text. Choose letters and digits.
cli-member-name = Member { $number }
cli-error-league-alone = --members, --days and --data go with --into-league only.
cli-error-members = { $members ->
    [one] 1 member is
   *[other] { $members } members are
} too few for tables of { $players }. Choose more with --members.
cli-simulate-game-page = { $game } ({ $seats } players): { $options }
cli-simulate-plan = { $game }, { $players } players ({ $player }), seed { $seed }
cli-simulate-progress = matches
cli-summary-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
cli-summary-speed = { $speed } moves per second ({ $seconds } s)
cli-summary-rounds = Rounds per match: { $mean } on average, { $fewest } to { $most }
cli-summary-length = Moves per round: { $moves } on average
cli-summary-turns = Turns per match: { $turns } on average
cli-summary-ends = How rounds ended: { $ends }
cli-summary-hands = Winning hands: { $hands }
cli-summary-hand = { $kind } { $count } ({ $share }%)
cli-summary-seat = { $seat }: won { $wins } ({ $share }%), { $points } points per match
cli-summary-kind = { $kind }: won { $share }% of the matches (95% sure: { $low } to { $high }%; by luck alone { $even }%)
cli-error-think-twice = Give --iterations or --think, not both.
cli-error-player-count = --player names { $given } computer players for { $players } seats. Name fewer, or choose more seats with --players.
cli-error-endless = Match { $match } of { $game } with seed { $seed } hasn't ended after { $moves } moves. If it needs more, raise --moves.
cli-error-player = There is no computer player “{ $player }”. Choose from { $allowed }.
cli-error-length = There is no length “{ $length }” here. --length takes { $allowed }.
cli-error-option-form = “{ $text }” isn't an option. Write --option KEY=VALUE.
cli-error-option-twice = Option { $option } is given twice.

## boneyard replay, boneyard verify

cli-record-file = A file of records, one JSON object per line.
cli-record-match = Which match of the file, from 1.
cli-replay-help = Print a recorded match move by move.
cli-replay-match = Match { $number }: { $game }, { $seats }
cli-replay-round = Round { $number }
cli-replay-cut = { $seat } cuts the deal with “{ $text }”
cli-replay-result = { $end ->
    [abandoned] The match was ended early. Score
   *[other] Final score
}: { $totals }
cli-error-replay = The record is wrong here: { $fault }
cli-verify-help =
    Check every match of a file: the shuffle, every move, every score.

    The exit status is 0 if all are fine, 1 if something is wrong, 2 if part of the file can't be read as records.
cli-verify-progress = records
cli-verify-result = { $fine ->
    [one] 1 record is fine
   *[other] { $fine } records are fine
}, { $faulty ->
    [0] none is wrong.
    [one] 1 is wrong.
   *[other] { $faulty } are wrong.
}

## boneyard review

cli-review-help = Tell what a strong player would have done in a recorded match: the three moments that mattered most.
cli-review-seat = Whose decisions to look at; by default the first player who had any.
cli-review-seconds = How long to think.
cli-review-progress = decisions
cli-review-of = Match { $match }: { $game }, { $seat }, { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
cli-error-review-undealt = This match ended before anything was dealt, so there is nothing to review.
cli-error-review-nobody = No one had anything to choose in this match, so there is nothing to review.
cli-error-review-nothing = { $seat } never had anything to choose in this match, so there is nothing to review.

## boneyard draw

cli-draw-help = Draw a moment of a recorded match as a PNG, or a round of it as a GIF.
cli-draw-out = Where to save the picture; “-” is the standard output.
cli-draw-round = Which round, from 1.
cli-draw-move = After how many moves of the round; 0 is right after the deal. By default: the end of the round.
cli-draw-seat = Draw this player's hand instead of the table.
cli-draw-gif = Draw the whole round as an animated GIF, with everyone's hand.
cli-draw-gif-done = { $path }: round { $round } of { $rounds }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
cli-draw-thinned = The round is too long for { $limit } MiB, so the GIF has { $shown } of its { $moments } pictures.
cli-error-draw-name = { $kind ->
    [GIF] With --gif, { $path } would be a GIF. Give it a name that ends in .gif.
   *[PNG] Without --gif, { $path } would be a PNG. Give it a name that ends in .png, or add --gif for one that ends in .gif.
}
cli-error-gif-whole = --gif draws a whole round with everyone's hand; leave out { $option }.
cli-draw-theme = The picture's colours.
cli-draw-force = Overwrite the file if it exists.
cli-draw-done = { $path }: round { $round }, after move { $move }
cli-error-no-round = There is no round { $round }. The match has { $count ->
    [one] 1 round
   *[other] { $count } rounds
}.
cli-error-no-move = There is no move { $move }. Round { $round } has { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
cli-error-no-seat = There is no player “{ $seat }”. The match has { $allowed }.
cli-error-no-record = There is no match { $number }. The file has { $count ->
    [one] 1 match
   *[other] { $count } matches
}.

## boneyard backup

cli-backup-help = Save the bot's database in one file. The bot may keep running.
cli-backup-to = The file to write, or a folder to put it in.
cli-backup-force = Overwrite the file if it exists.
cli-backup-done = Saved as { $path }
cli-restore-help = Put a backup in the place of the bot's database. Stop the bot first. What was there is kept beside it.
cli-restore-from = The backup.
cli-restore-done = Restored: { $path }
cli-restore-kept = What was there is kept as { $path }
cli-error-restore-server = BONEYARD_DATABASE names a database on a server, and restore is for files. Make an empty database, and run: boneyard move FILE ADDRESS
cli-error-restore-source = { $path } can't be restored: { $reason }
cli-data-folder = The folder of the bot's files, and of its database unless BONEYARD_DATABASE names another. [default: the setting BONEYARD_DATA, else boneyard-data]

## boneyard move

cli-move-help =
    Move everything from a file into an empty PostgreSQL database, or from a database into a new file. Stop the bot first.

    Every row is compared before anything counts. What it is moved from stays as it was.
cli-move-from = A file, or an address like postgresql://USER@HOST/DATABASE. A password in it can be seen by other users of this machine: better have it in ~/.pgpass.
cli-move-to = A file that isn't there yet, or the address of an empty database.
cli-move-progress = rows
cli-move-done = { $rows ->
    [one] 1 row was
   *[other] { $rows } rows were
} moved and compared: { $source } is in { $target } now. Set BONEYARD_DATABASE to that, and start no bot with the old one.
cli-error-move-place = FROM and TO are each a file, or an address: postgresql://USER:PASSWORD@HOST/DATABASE
cli-error-move-nothing = There is nothing to move in { $path }.
cli-error-move-folder = The folder { $path } doesn't exist.
cli-error-move-same = FROM and TO are both { $path }.
cli-error-move-full = There is something in { $path } already. Choose a file that isn't there, or an empty database.
cli-error-move-schema = { $path } is of an older Boneyard (schema { $found }, this one has { $known }). Start the bot with it once, and stop it.
cli-error-move-text = A text in the table { $table } has a sign that PostgreSQL can't store (NUL). Nothing was moved.
cli-error-move-differs = What was written to the table { $table } isn't what was read. Nothing was moved. Please report it.

## boneyard forget

cli-forget-help = Delete what is stored about a person or a server. Where that is in a file, stop the bot first. Backups are not touched.
cli-forget-person = A person's ID. Their ID and names are removed from everything; finished matches stay, with an unknown player.
cli-forget-server = A server's ID. Its tables, matches, settings and audit log are deleted.
cli-forget-show = Delete nothing; print what is stored about the person, as JSON.
cli-forget-yes = Delete without asking.
cli-forget-ask-person = Delete everything about person { $number } ({ $names })?
cli-forget-ask-server = Delete everything about server { $number }?
cli-forget-no-name = no name is stored
cli-forget-kept = Nothing was deleted.
cli-forget-nothing = Nothing is stored about { $number }.
cli-forget-person-done = Removed from { $results ->
    [one] 1 result
   *[other] { $results } results
}, { $audit ->
    [one] 1 entry
   *[other] { $audit } entries
} of the audit log and { $tables ->
    [one] 1 live table
   *[other] { $tables } live tables
}.
cli-forget-server-done = Deleted: { $tables ->
    [one] 1 live table
   *[other] { $tables } live tables
}, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $settings ->
    [one] 1 setting
   *[other] { $settings } settings
}, { $audit ->
    [one] 1 entry
   *[other] { $audit } entries
} of the audit log.
cli-forget-not-erased = The file still holds old bytes of it. They are overwritten at the next start.
cli-forget-not-erased-server = The server still holds old bytes of it, until it has cleaned up and its backups have gone: see docs/hosting/postgres.md.
cli-forget-banned = The ban from { $bans ->
    [one] 1 league stays
   *[other] { $bans } leagues stays
}, as a hash of the ID, until a moderator ends it.
cli-forget-open = { $shards ->
    [one] Shard { $list } does
   *[other] Shards { $list } do
} not answer, so not everything is deleted yet. The order stays, and is done as soon as they are back.
cli-error-forget-one = Say who: either --person or --server, with an ID (“Copy User ID” or “Copy Server ID” in Discord's developer mode).
cli-error-forget-show = --show works with --person only.
cli-error-forget-unasked = Nothing was deleted, because no one answered. Use --yes to delete without asking.

## boneyard league

cli-league-help = The league of a server.
cli-league-export-help = Write a server's league to a CSV file, a row a player. The bot may keep running.
cli-league-server = The server's ID (“Copy Server ID” in Discord's developer mode).
cli-league-csv = The file to write.
cli-league-game = Only this game; otherwise all of them together.
cli-league-season = Only this season; otherwise all time.
cli-league-matches = A row for every match and seat instead.
cli-league-force = Overwrite the file if it exists.
cli-league-progress = players
cli-league-exported = Saved as { $path }: { $what ->
        [seats] { $rows ->
            [one] 1 seat
           *[other] { $rows } seats
        }
       *[players] { $rows ->
            [one] 1 player
           *[other] { $rows } players
        }
    }
cli-league-import-help = Take matches that were played elsewhere into a server's league, from a CSV file such as “league export --matches” writes: all of them or none. Stop the bot first.
cli-league-import-file = The CSV file, a row for every match and seat.
cli-league-import-yes = Add the matches without asking.
cli-league-import-for = { $count ->
    [one] 1 match
   *[other] { $count } matches
} of { $people ->
    [one] 1 person
   *[other] { $people } people
} to be added to server { $server }
cli-league-import-days = From { $first } to { $last } (UTC){ $computers ->
    [0] { "" }
    [one] , 1 with computer players
   *[other] , { $computers } with computer players
}
cli-league-import-game = {"  "}{ $game }: { $count }
cli-league-import-person = {"  "}{ $person } { $name }
cli-league-import-more = {"  "}and { $count } more
cli-league-import-known = { $count ->
    [one] 1 match of the file is there already and stays as it is.
   *[other] { $count } matches of the file are there already and stay as they are.
}
cli-league-import-out = { $count ->
    [one] 1 match was taken out of its league by a moderator and is left out.
   *[other] { $count } matches were taken out of their league by moderators and are left out.
}
cli-league-import-ask = { $count ->
    [one] Add this match?
   *[other] Add these { $count } matches?
}
cli-league-import-kept = Nothing was added.
cli-league-import-done = { $count ->
    [one] Added 1 match. It counts from the bot's next start on.
   *[other] Added { $count } matches. They count from the bot's next start on.
}
cli-error-import-unasked = Nothing was added, because no one answered. Use --yes to add without asking.
cli-error-import-columns = The first line must name the columns; these are missing: { $columns }
cli-error-import-faults = { $path } has { $count ->
    [one] 1 fault
   *[other] { $count } faults
}{ $told ->
    [20] { " " }(the first 20 are told)
   *[other] { "" }
}. Nothing was added.
cli-error-not-text = { $path } is no text in UTF-8. Save it as “CSV UTF-8”.
cli-import-line = line { $line }: { $fault }
cli-import-fault-short = it has too few cells
cli-import-fault-match = “{ $value }” can't be a match's ID: letters, digits, - and _, at most 40
cli-import-fault-game = there is no game “{ $value }”; there are { $more }
cli-import-fault-time = “{ $value }” is no time like 2026-03-09 20:15:00 (UTC)
cli-import-fault-future = { $value } hasn't been yet
cli-import-fault-early = { $value } is before { $more }, the first day of which a match can be
cli-import-fault-started = it begins ({ $value }) after its end
cli-import-fault-person = “{ $value }” is no Discord ID: only digits. (Spreadsheets spoil them; format the column as text.)
cli-import-fault-rounded = { $value } looks like an ID that a spreadsheet has rounded. Correct it; if it is right, write '{ $value }.
cli-import-fault-computer = a computer player has no ID, but here is { $value }
cli-import-fault-nobody = { $value } has no ID and is no computer player
cli-import-fault-name = { $value } has no name
cli-import-fault-choice = “{ $value }” should be one of { $more }
cli-import-fault-number = “{ $value }” is no number for { $more }
cli-import-fault-differs = the match { $value } has another game, time or end here than in line { $more }
cli-import-fault-seats = { $value } can't play this game, only { $more }
cli-import-fault-numbers = the seats of { $value } aren't numbered 1, 2, 3 and so on
cli-import-fault-nobody-there = no one but computer players played { $value }
cli-import-fault-twice = { $value } sits there twice
cli-import-fault-places = the places { $value } don't follow from each other; equals share one, as in 1, 2, 2, 4
cli-import-fault-other = another match with the ID { $value } is stored already
cli-error-league-empty = No match of server { $server } is in this database. Check the ID and BONEYARD_DATA (or --data).
cli-error-league-season = There is no season “{ $season }”. { $count ->
        [0] The server has had none.
       *[other] Choose from { $allowed }.
    }

## boneyard doctor

cli-doctor-help =
    Check settings, database, folder, fonts, disk and versions, and say what to do.

    The exit status is 1 if something is wrong.
cli-doctor-online = Also ask Discord whether it can be reached and accepts the token, how many logins are left, and what the bot may do in its channels.
cli-doctor-ok = [ok]
cli-doctor-note = [note]
cli-doctor-wrong = [WRONG]
cli-doctor-result = { $wrong ->
    [0] Nothing is wrong.
    [one] 1 thing is wrong.
   *[other] { $wrong } things are wrong.
}
cli-doctor-versions = Boneyard { $ours }, Python { $python }, { $libraries }
cli-doctor-sqlite = SQLite { $found }
cli-doctor-sqlite-old = SQLite { $found } is too old. Use a Python built with { $oldest } or newer.
cli-doctor-settings = The settings are readable.
cli-doctor-stranger = { $name } in the environment isn't a setting and has no effect. Settings are { $allowed }.
cli-doctor-font-fine = The fonts of { $package } work.
cli-doctor-font-none = The package { $package } has no fonts. Install Boneyard again.
cli-doctor-font = The fonts of { $package } don't work ({ $reason }). Install Boneyard again.
cli-doctor-scripts-fine = Pictures show names in { $scripts }.
cli-doctor-scripts-missing = Pictures have no font for { $scripts }: people with such names stand there with their usernames. docs/hosting/installing.md says how to add fonts.
cli-doctor-scripts-raqm = Pillow finds no FriBiDi, so pictures don't show names that are written from right to left or joined. On Debian, install libfribidi0.
cli-doctor-via = Requests to Discord go through { $place }.
cli-doctor-token-missing = DISCORD_TOKEN is not set. “boneyard play” doesn't need it, “boneyard run” does.
cli-doctor-token-fine = DISCORD_TOKEN looks like a bot's token.
cli-doctor-token-prefix = { cli-error-token-prefix }
cli-doctor-token-blank = { cli-error-token-blank }
cli-doctor-token-shape = { cli-error-token-shape }
cli-doctor-token-open = .env can be read by other users of this machine, and the bot's token is in it. Run: chmod 600 .env
cli-doctor-folder = { $path } is readable and writable.
cli-doctor-link = { $path } is a link to something that doesn't exist.
cli-doctor-folder-missing = { $path } doesn't exist yet. The first start makes it.
cli-doctor-folder-file = { $path } isn't a folder. Set BONEYARD_DATA to a folder, or remove the file.
cli-doctor-folder-access = { $path } cannot be read and written by this user. Change its owner, or set BONEYARD_DATA to another folder.
cli-doctor-folder-open = { $path } can be read by other users of this machine, and it holds people's names and results. Run: chmod 700
cli-doctor-disk = { $free } MiB are free.
cli-doctor-disk-full = Only { $free } MiB are free. Make room, or the bot can't store moves.
cli-doctor-database = { $path }: schema { $version }, live tables: { $tables }, finished matches: { $matches }, { $size } KiB
cli-doctor-database-missing = { $path } doesn't exist yet. The first start makes it.
cli-doctor-database-older = The database has schema { $version }, and the next start upgrades it to { $known }. Make a backup first.
cli-doctor-database-damaged = { $path } is damaged ({ $faults }). Stop the bot, keep the file, and restore a backup.
cli-doctor-server = { $path }: PostgreSQL { $version }, { $encoding }
cli-doctor-server-sound = The server keeps what it was told, and has room for the bot.
cli-doctor-server-risk = The server's setting { $setting } is off, so moves that people have seen can be lost. Turn it on.
cli-doctor-server-autovacuum = The server's setting { $setting } is off, so the database grows and grows. Turn it on.
cli-doctor-server-open = The connection to the server isn't encrypted, and hands and names go through it. Add sslmode=verify-full to BONEYARD_DATABASE.
cli-doctor-server-superuser = The bot's role is a superuser of the server. Give the bot a role of its own that isn't.
cli-doctor-server-creates = The bot's role may not make tables, so upgrades can't work. Run: ALTER DATABASE … OWNER TO …
cli-doctor-server-room = The server has room for { $room } more connections, and a bot needs { $needed }. Raise max_connections, or the limit of the role or database.
cli-doctor-server-dead = The table { $table } has { $dead } deleted rows that weren't cleaned up, and { $live } living ones. Autovacuum is behind: look for transactions that stay open, or let it work harder.
cli-doctor-server-transaction = A transaction has been open for { $minutes } minutes. Nothing can be cleaned up as long as it is: see pg_stat_activity.
cli-doctor-server-clock = The server's clock is { $seconds } seconds { $side ->
        [ahead] ahead of
       *[behind] behind
    } this machine's. Let both be set by the network (NTP).
cli-doctor-server-checksums = The server's data have no checksums, so damage on its disk is noticed late. With the server stopped, run: pg_checksums --enable
cli-doctor-server-standby = The server is a standby, where nothing can be written. Name the other one in BONEYARD_DATABASE.
cli-doctor-server-async = { $standbys ->
        [one] 1 standby follows
       *[other] { $standbys } standbys follow
    } the server, and it doesn't wait for any. If one takes over, the last moves that people have seen are lost. The server's setting synchronous_standby_names makes it wait.
cli-doctor-server-archive = The server can't archive its log (WAL), so its disk fills up and backups have a gap. The server's log says why.
cli-doctor-server-large = The database has { $size } GiB, and BONEYARD_BACKUPS reads all of it. For one so large use pg_basebackup and an archived log (archive_mode is off).
cli-doctor-server-empty = There is nothing in { $path } yet. The first start makes the tables.
cli-doctor-server-damaged = Some tables of { $path } can't be read ({ $faults }). Stop the bot, keep a copy of the database, and restore a backup.
cli-doctor-fleet-fine = { $shards ->
        [one] The only shard has its process.
       *[other] Each of the { $shards } shards has its process. Processes: { $owners }
    }
cli-doctor-fleet-none = { $shards ->
        [one] No process has the only shard now.
       *[other] No process has any of the { $shards } shards now.
    }
cli-doctor-fleet-nobody = Nobody has { $many ->
        [one] shard { $shards }
       *[other] the shards { $shards }
    }, with { $tables ->
        [one] 1 live table
       *[other] { $tables } live tables
    }. Start a process for { $many ->
        [one] it
       *[other] them
    }.
cli-doctor-fleet-expired = The lease of { $many ->
        [one] shard { $shards }
       *[other] the shards { $shards }
    } has run out, with { $tables ->
        [one] 1 live table
       *[other] { $tables } live tables
    }: its process has died, hangs, or can't reach the database. Start it again.
cli-doctor-fleet-lost = { $tables ->
        [one] 1 live table belongs to a server
       *[other] { $tables } live tables belong to servers
    } of which there is no shard, so no process ever plays there. Start a process: it makes the shards that are missing.
cli-doctor-fleet-twins = { $many } processes are called { $name }. Give each a --name of its own: what is known of their starts is kept by name.
cli-doctor-fleet-mixed = { cli-fleet-mixed }
cli-doctor-fleet-orders = { cli-fleet-orders }
cli-doctor-online-fine = Discord can be reached.
cli-doctor-clock-fine = This machine's clock agrees with Discord's.
cli-doctor-clock-off = This machine's clock is { $minutes } minutes off Discord's. Set it, by NTP for example (timedatectl set-ntp true).
cli-doctor-online-unreachable = Discord cannot be reached. Check this machine's network.
cli-doctor-online-between = { $place } doesn't answer, and BONEYARD_DISCORD_API says that requests to Discord go there. Check that it runs.
cli-doctor-online-refused = { cli-error-token-refused }
cli-doctor-online-cut-off = Discord stopped answering, so the rest wasn't looked at. Try again later.
cli-doctor-intents-fine = All three privileged intents are off. The bot needs none of them.
cli-doctor-intents = The application has privileged intents that the bot doesn't need: { $names }. Turn them off in the developer portal, page “Bot”.
cli-doctor-gateway-presence = Presence Intent
cli-doctor-gateway-guild-members = Server Members Intent
cli-doctor-gateway-message-content = Message Content Intent
cli-doctor-logins = { $left } of { $total } logins are left. The bot needs { $shards } for a start, and Discord takes { $places } in 5 seconds.
cli-doctor-logins-kept = Only { $left } of { $total } logins are left. Several processes share them and use up none of the last { $kept }, and a start needs { $shards }. There are new ones in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } at the latest.
cli-doctor-logins-none = Only { $left } of { $total } logins are left, and a start needs { $shards }. There are new ones in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } at the latest.
cli-doctor-server-fine = Server “{ $server }”: no permission is missing { $channels ->
        [0] there
        [one] in the channel that the bot uses
       *[other] in the { $channels } channels that the bot uses
    }.
cli-doctor-missing = Server “{ $server }”, channel “{ $channel }”: the bot is missing { $missing }. Someone who manages the server can allow it.
cli-doctor-channel-gone = Server “{ $server }”: the channel { $channel } isn't there, or the bot can't see it.
cli-doctor-server-left = The bot isn't in the server { $server } any more. Its tables sleep.
cli-doctor-servers-more = { $more ->
        [one] 1 more server wasn't
       *[other] { $more } more servers weren't
    } looked at.
cli-doctor-online-trouble = Discord itself is having trouble: see https://discordstatus.com

## boneyard texts

cli-texts-help = Check the texts of a language, or of all: what is missing, what breaks a rule, and what has changed in English.
cli-texts-language = The language's folder, like fi. Without it, a line for each language.
cli-texts-stamp = Mark each text that has no mark with the English it was made from, so that later changes are seen.
cli-texts-stamp-all = Mark every text again: all of them fit the English as it is now.
cli-error-texts-language = There's no language “{ $language }”. There are: { $known }
cli-error-texts-pages = { $folder } isn't here. Run this in the project's folder, with Boneyard installed by `pip install -e .`
cli-texts-sum =
    { $language }: { $texts ->
        [one] 1 text
       *[other] { $texts } texts
    }, { $lacking } missing, { $wrong } wrong
cli-texts-lacking = { $file }  missing ({ $count }):
cli-texts-no-dictionary = { $language }: spelling isn't checked, since its dictionary isn't installed
cli-texts-rule-unreadable = this isn't Fluent: { $what }
cli-texts-rule-double = there are two of them
cli-texts-rule-unknown = English has no such text
cli-texts-rule-variable = { $what } isn't in the English
cli-texts-rule-reference = { $what } doesn't exist
cli-texts-rule-plural = { $what } is missing, or the language has no such plural
cli-texts-rule-choice = { $what } may be a string: numbers as keys won't meet it
cli-texts-rule-limit = too long: { $what }
cli-texts-rule-wide = too wide for a button: { $what }
cli-texts-rule-ending = nothing may touch a variable: { $what }
cli-texts-rule-glossary = { $what }
cli-texts-rule-english = still English: { $what }
cli-texts-rule-signs = has other signs than the English (here / there): { $what }
cli-texts-rule-quotes = written in another way in this language: { $what }
cli-texts-rule-spelling = misspelled: { $what }
cli-texts-rule-changed = the English has changed
cli-texts-rule-command = a command and all its texts are too long: { $what }
cli-texts-rule-drawn = a picture can't show it well: { $what }

## Settings

cli-setting-unknown = { $name } in line { $line } of .env isn't a Boneyard setting: see .env.example.
cli-setting-unknown-near = { $name } in line { $line } of .env isn't a Boneyard setting. Did you mean { $hint }?
cli-setting-value = { $name } has a value that doesn't work.
cli-setting-value-near = { $name } has a value that doesn't work. It takes { $hint }.
cli-setting-line = Line { $line } of .env cannot be read. Write NAME=value, and close every quotation mark.
cli-setting-text = .env cannot be read as text. Save it as UTF-8 (see .env.example).
cli-setting-folder = .env is a folder. Make a file of that name (see .env.example), or remove it.
cli-setting-file = .env cannot be read.
cli-setting-file-near = .env cannot be read: { $hint }.

## Files

cli-error-unreadable = { $path } cannot be read: { $reason }
cli-error-unwritable = { $path } cannot be written: { $reason }
cli-error-empty = There are no records in { $path }.
cli-error-folder = { $path } is a folder, not a file.
cli-error-exists = { $path } already exists. Choose another name, or overwrite it with --force.
cli-error-data-folder = BONEYARD_DATA: the folder { $path } cannot be made ({ $reason }). Choose another.
cli-error-internal = Boneyard made a mistake ({ $kind }). Please report it; BONEYARD_LOG=debug in the environment shows where.
cli-error-system = The system refused: { $reason }

## Games and options

cli-option-unknown-game = There is no game “{ $game }”. Choose from { $allowed }.
cli-option-unknown-option = The game has no option “{ $option }”. It has { $allowed }.
cli-option-bad-value = Option { $option } can't be “{ $value }”. It can be { $allowed }.
cli-option-bad-type = Option { $option } is “{ $value }” as a text, but must be true or false, or a number.
cli-option-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
cli-option-other = The game can't be set up like that ({ $code }).

## Moves that a record has and a rule forbids

cli-illegal-round-over = the round is over
cli-illegal-no-round = no round is being played
cli-illegal-not-your-turn = it is { $seat }'s turn
cli-illegal-not-in-hand = { $tile } isn't in the hand
cli-illegal-must-open-with = { $tile } must open
cli-illegal-does-not-fit = { $tile } doesn't fit on the { $side }, where { $end } is open
cli-illegal-not-now = that can't be done at this point
cli-illegal-not-the-top = { $tile } isn't the next one to draw
cli-illegal-wrong-verdict = that isn't how the challenge came out
cli-notation-action = that isn't a move in the record format
cli-notation-half = it names a half that the tile doesn't have
cli-illegal-must-play = { $tile } fits, so passing is not allowed

## Cuts that a record has and that cannot be

cli-cut-empty = one of the words is empty
cli-cut-long = one of the words has { $length } characters, and the limit is { $most }
cli-cut-hidden = one of the words contains { $char }, which can't be seen
cli-cut-blank = one of the words begins or ends with a space
cli-cut-form = one of the words isn't in Unicode NFC
cli-cut-seat = there is no player “{ $text }”
cli-cut-daily = everyone gets the deal of the day, so no one can cut it
cli-cut-order = “{ $text }” is where “{ $expected }” must be; who cuts shared deals is numbered in the order of the cuts

## Records

cli-place-record = record { $number }
cli-place-round = round { $number }
cli-place-action = action { $number }
cli-record-not-json = this isn't a JSON object on one line, or it is cut off: { $detail }
cli-record-shape = this JSON isn't a record: { $detail }
cli-record-format = the format is “{ $found }”, but this program reads { $known }.
cli-record-header = such a match can't be played: { $fault }
cli-record-unfinished = the record ends before the match does.
cli-record-round-unfinished = the record ends before the round does.
cli-record-after-the-end = the match had already ended.
cli-record-seed = the seed isn't 64 lower-case hex digits.
cli-record-seed-again = the seed is the same as in round { $first }, and each round needs its own.
cli-record-note-again = “{ $text }” is noted twice without a change in between.
cli-record-no-cuts = “cuts” is empty; a round that no one cut has none.
cli-record-cuts = the deal can't have been cut like that: { $fault }
cli-record-same-id = “same.id” is blank.
cli-record-same-hex = “{ $part }” isn't 64 lower-case hex digits.
cli-record-same-promise = the secret isn't the one that was promised: its SHA-256 is { $expected }, and “same.promise” is { $text }.
cli-record-same-seed = the seed doesn't follow from the secret of the same deals: it is { $text }, but must be { $expected }.
cli-record-deal = the part “{ $part }” of the deal doesn't look like a deal's.
cli-record-deal-set = the tiles of the deal aren't the full set.
cli-record-deal-fault = the deal can't be played: { $fault }
cli-record-differs = “{ $part }” is { $text }, but must be { $expected }.
cli-record-deep = this JSON is nested too deeply for a record.
cli-record-twice = “{ $part }” appears twice in one object.
cli-record-missing = “{ $expected }” must follow here, and is missing.
cli-record-expected = “{ $expected }” must follow here, not “{ $text }”.
cli-record-action = “{ $text }” is against the rules: { $fault }
cli-record-notation = can't read “{ $text }”: { $fault }
cli-record-other = something is wrong ({ $code }).

## Storage

cli-storage-missing-folder = BONEYARD_DATA: the folder { $path } doesn't exist.
cli-storage-missing-file = There is no database { $path } yet. BONEYARD_DATA (or --data) names its folder.
cli-storage-unreadable = BONEYARD_DATA: the database { $path } cannot be opened. Check that this user may read and write it.
cli-storage-not-a-database = BONEYARD_DATA: { $path } isn't a database. Move it away, or choose another folder.
cli-storage-not-ours = BONEYARD_DATA: the database { $path } belongs to another program. Choose another folder.
cli-storage-damaged = BONEYARD_DATA: the database { $path } is damaged. Keep the file, and restore a backup.
cli-storage-incomplete = BONEYARD_DATA: the database { $path } is incomplete ({ $missing }). Keep the file, and restore a backup.
cli-storage-too-new = BONEYARD_DATA: the database { $path } was made by a newer Boneyard (schema { $found }, this one knows { $known }). Install the newer version.
cli-storage-in-use = BONEYARD_DATA: another Boneyard is running with the database { $path }. Stop it, or choose another folder.
cli-storage-no-locks = BONEYARD_DATA: the disk of { $path } has no file locks or no shared memory, as many network shares have none. SQLite needs both: choose a folder on a local disk, or a PostgreSQL database (BONEYARD_DATABASE).
cli-storage-remains = BONEYARD_DATA: the database { $path } is missing, but { $found } lies beside it. Restore a backup (boneyard restore FILE), or move the remains away to start with an empty database.
cli-storage-locked = BONEYARD_DATA: another program has locked the database { $path }. Close it and try again.
cli-storage-full = BONEYARD_DATA: the disk is full, so { $path } can't be written.
cli-storage-read-only = BONEYARD_DATA: this user can't write the database { $path } or its folder.
cli-storage-disk = BONEYARD_DATA: the disk failed at { $path } ({ $reason }).
cli-storage-exists = { $path } already exists. Choose another name, or overwrite it with --force.
cli-storage-migration = BONEYARD_DATA: can't upgrade the database { $path } to schema { $version } ({ $reason }). Nothing was changed.
cli-storage-other = BONEYARD_DATA: can't use the database { $path } ({ $code }).
cli-storage-unreachable = The server of { $path } can't be reached any more. Check that it runs.
cli-storage-superseded = Another process has taken over shard { $shard }, and with it the tables there. Nothing was changed.
cli-storage-shards = Other processes run with { $found ->
    [one] 1 shard
   *[other] { $found } shards
} and the database { $path }, and this one was told { $asked }. Give all of them the same number.

## A database on a server

cli-server-driver = PostgreSQL needs a library that isn't installed. Install Boneyard as boneyard[postgres], in a checkout: pip install -c constraints.txt -e ".[postgres]"
cli-server-address = The database's address can't be read. Write postgresql://USER:PASSWORD@HOST/DATABASE, and in the password %40 for @, %2F for /, %25 for %.
cli-server-unreachable = The server of { $path } can't be reached ({ $reason }). Check that it runs, and the host and port in BONEYARD_DATABASE.
cli-server-busy = The server of { $path } has no time for the bot ({ $reason }). Try again later, or see docs/hosting/postgres.md.
cli-server-password = The server of { $path } doesn't take this user with this password. Check both in BONEYARD_DATABASE.
cli-server-database = The server of { $path } has no database of that name. Make it (docs/hosting/postgres.md), or correct the name.
cli-server-refused = The server of { $path } refuses the connection: { $reason }
cli-server-encoding = The database { $path } is in { $found }, and names need UTF8. Make another: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0
cli-server-pooler = { $path } leads to a pooler, such as PgBouncer, which shares sessions among its clients. Write the host and port of PostgreSQL itself into BONEYARD_DATABASE; its port is mostly 5432.
cli-server-version = The server of { $path } is PostgreSQL { $found }. Boneyard needs { $oldest } or newer.
cli-server-storage-missing-file = There is nothing in the database { $path } yet. Check BONEYARD_DATABASE.
cli-server-storage-not-ours = The database { $path } belongs to another program. Make one for Boneyard alone.
cli-server-storage-damaged = The database { $path } is damaged, or its role may not read it. The server's log says more.
cli-server-storage-incomplete = The database { $path } is incomplete ({ $missing }). Restore a backup.
cli-server-storage-too-new = The database { $path } was made by a newer Boneyard (schema { $found }, this one knows { $known }). Install the newer version.
cli-server-storage-in-use = Another Boneyard is running with the database { $path }. Stop it, or choose another database.
cli-server-storage-locked = The server of { $path } is too busy, or something holds the database up. Try again.
cli-server-storage-full = The disk of the server of { $path } is full.
cli-server-storage-read-only = The server of { $path } lets nothing be written: it is a standby, or set so.
cli-server-storage-disk = The server of { $path } failed ({ $reason }). Its log says more.
cli-server-storage-migration = Can't upgrade the database { $path } to schema { $version } ({ $reason }). Nothing was changed.
cli-server-storage-other = Can't use the database { $path } ({ $code }).
