# The program `boneyard`: help, results, errors. Every line stands alone on a terminal.

cli-help = Dominoes and rummy in Discord: a bot, a place to try it without Discord, and tools for its records.
cli-version-help = Show the version and exit.
cli-interrupted = Interrupted.

## boneyard play

cli-play-help = Try everything on this machine, without Discord: a page in your browser on which you are every player.
cli-play-port = The port of the page; 0 takes any that is free.
cli-play-browser = Open a browser, if this machine has a desktop.
cli-play-ready = Play at { $url }
cli-play-stop = Press Ctrl-C to end. Tables are kept in { $path } and go on next time.
cli-error-port-used = Port { $port } is in use by another program: choose another with --port, or --port 0 for any.
cli-error-port = Port { $port } cannot be opened: { $reason }
cli-error-port-denied = Port { $port } may not be opened by this user: choose one above 1023 with --port.

## boneyard run

cli-run-help = Run the bot in Discord. It needs a bot's token in DISCORD_TOKEN, from the environment or the file .env.
cli-run-ready = Logged in as { $name }. Invite the bot to a server with this link:
cli-run-bye = Stopped.
cli-error-token-missing = DISCORD_TOKEN is not set: put your bot's token into the environment or into the file .env (see .env.example).
cli-error-token-prefix = DISCORD_TOKEN begins with “Bot ”: give the token alone.
cli-error-token-blank = DISCORD_TOKEN has a blank or a quotation mark in it: give the token alone, on one line.
cli-error-token-shape = DISCORD_TOKEN does not look like a bot's token (three parts with dots between): copy it again from Discord's developer portal, page “Bot”.
cli-error-token-refused = DISCORD_TOKEN was refused by Discord: make a new token on the page “Bot” of Discord's developer portal.
cli-error-unreachable = Discord cannot be reached ({ $reason }): check the network of this machine.
cli-error-discord = Discord refused to let the bot start: { $reason }

## boneyard simulate

cli-simulate-help = Let computer players play matches against each other.
cli-simulate-game = The game; all games and their options stand at the end of this page.
cli-simulate-players = How many players.
cli-simulate-matches = How many matches.
cli-simulate-seed = Any text; the same seed gives the same matches. Without it a new one is drawn and shown.
cli-simulate-option = An option of the game. May be given several times.
cli-simulate-length = How long a match is: quick, printed or long, as far as the game has them. By default as printed.
cli-simulate-player = The kind of computer player, or a kind for each seat: greedy,random,random. May be given several times.
cli-simulate-cut = Let players cut every deal, each time others, with other words.
cli-simulate-record = Write every match into this file, one JSON object a line.
cli-simulate-force = Overwrite the file of --record if it exists.
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
cli-summary-speed = { $speed } moves a second ({ $seconds } s)
cli-summary-rounds = Rounds a match: { $mean } on average, { $fewest } to { $most }
cli-summary-length = Moves a round: { $moves } on average
cli-summary-turns = Turns a match: { $turns } on average
cli-summary-ends = Rounds ended: { $ends }
cli-summary-seat = { $seat }: won { $wins } ({ $share } %), { $points } points a match
cli-error-player-count = --player names { $given } computer players for { $players }: give one kind for all, or one for each seat.
cli-error-player = There is no computer player “{ $player }”: --player takes { $allowed }.
cli-error-length = There is no length “{ $length }” here: --length takes { $allowed }.
cli-error-option-form = “{ $text }” is no option: --option takes KEY=VALUE.
cli-error-option-twice = Option { $option } was given twice.

## boneyard replay, boneyard verify

cli-record-file = A file of records, one JSON object a line.
cli-record-match = Which match of the file, from 1.
cli-replay-help = Tell a recorded match move by move.
cli-replay-match = Match { $number }: { $game }, { $seats }
cli-replay-round = Round { $number }
cli-replay-cut = { $seat } cuts the deal with “{ $text }”
cli-replay-result = The match ended ({ $end }): { $totals }
cli-error-replay = Here the record is wrong: { $fault }
cli-verify-help = Judge every match of a file: the shuffle, every move, every number. The exit status is 0 if all are fine, 1 if something is wrong, 2 if the file or a part of it cannot be read as records.
cli-verify-progress = records
cli-verify-result = { $fine ->
    [one] 1 record is fine
   *[other] { $fine } records are fine
}, { $faulty ->
    [0] none is wrong.
    [one] 1 is wrong.
   *[other] { $faulty } are wrong.
}

## boneyard draw

cli-draw-help = Draw a moment of a recorded match as a PNG picture.
cli-draw-out = The file of the picture.
cli-draw-round = Which round, from 1.
cli-draw-move = After how many moves of the round; 0 is the fresh deal. Without it: the end of the round.
cli-draw-seat = Draw the hand of this player, as he sees it, in place of the table.
cli-draw-theme = The colours.
cli-draw-force = Overwrite the file if it exists.
cli-draw-done = { $path }: round { $round }, after move { $move }
cli-error-no-round = There is no round { $round }: the match has { $count ->
    [one] 1 round
   *[other] { $count } rounds
}.
cli-error-no-move = There is no move { $move }: round { $round } has { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
cli-error-no-seat = There is no player “{ $seat }”: the match has { $allowed }.
cli-error-no-record = There is no match { $number }: the file has { $count ->
    [one] 1 match
   *[other] { $count } matches
}.
cli-picture-turn = to play
cli-picture-tiles = tiles
cli-picture-score = points
cli-picture-left-end = L
cli-picture-right-end = R
cli-picture-round = Round { $number }
cli-picture-stock = boneyard

## boneyard backup

cli-backup-help = Copy the database of the bot into one file, while the bot runs too.
cli-backup-to = The file to write, or a folder for it.
cli-backup-force = Overwrite the file if it exists.
cli-backup-done = Saved as { $path }
cli-data-folder = The folder of the database. [default: the setting BONEYARD_DATA, else boneyard-data]

## boneyard forget

cli-forget-help = Delete what is stored about a person or a server, while the bot is stopped. Backups are not touched.
cli-forget-person = The number of a person: his number and names are taken out of everything; matches stay, with an unknown player.
cli-forget-server = The number of a server: its tables, matches, settings and audit log are deleted.
cli-forget-show = Delete nothing; show what is stored about the person, as JSON.
cli-forget-yes = Delete without asking.
cli-forget-ask-person = Delete everything about the person { $number } ({ $names })?
cli-forget-ask-server = Delete everything of the server { $number }?
cli-forget-no-name = no name is stored
cli-forget-kept = Nothing was deleted.
cli-forget-nothing = Nothing is stored about { $number }.
cli-forget-person-done = Taken out of { $results ->
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
cli-forget-not-erased = Old bytes of it are left in the file: they are overwritten at the next start.
cli-error-forget-one = Say whom: either --person or --server, with a number (“Copy User ID”, “Copy Server ID” in Discord's developer mode).
cli-error-forget-show = --show goes with --person.
cli-error-forget-unasked = Nothing was deleted: nobody answered. --yes deletes without asking.

## boneyard doctor

cli-doctor-help = Look over settings, database, folder, fonts, disk and versions, and say what to do. The exit status is 1 if something is wrong.
cli-doctor-online = Ask Discord too whether it can be reached and takes the token.
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
cli-doctor-sqlite-old = SQLite { $found } is too old: Python must be built with { $oldest } or newer.
cli-doctor-settings = The settings can be read.
cli-doctor-stranger = { $name } in the environment is no setting and has no effect. Settings are { $allowed }.
cli-doctor-font-fine = The fonts of { $package } can be drawn with.
cli-doctor-font-none = The package { $package } has no fonts: install Boneyard again.
cli-doctor-font = The fonts of { $package } cannot be drawn with ({ $reason }): install Boneyard again.
cli-doctor-token-missing = DISCORD_TOKEN is not set: “boneyard play” needs none, “boneyard run” does.
cli-doctor-token-fine = DISCORD_TOKEN looks like a bot's token.
cli-doctor-token-prefix = { cli-error-token-prefix }
cli-doctor-token-blank = { cli-error-token-blank }
cli-doctor-token-shape = { cli-error-token-shape }
cli-doctor-token-open = .env can be read by other users of this machine, and the bot's token is in it: chmod 600 .env closes it.
cli-doctor-folder = { $path } can be read and written.
cli-doctor-link = { $path } is a link that leads nowhere.
cli-doctor-folder-missing = { $path } does not exist; it is made at the first start.
cli-doctor-folder-file = { $path } is no folder: set BONEYARD_DATA to a folder, or remove the file.
cli-doctor-folder-access = { $path } cannot be read and written by this user: change its owner, or set BONEYARD_DATA to another folder.
cli-doctor-folder-open = { $path } can be read by other users of this machine, and it holds names and results of people: chmod 700 closes it.
cli-doctor-disk = { $free } MiB are free.
cli-doctor-disk-full = Only { $free } MiB are free: make room, or the bot cannot store moves.
cli-doctor-database = { $path }: schema { $version }, live tables: { $tables }, finished matches: { $matches }, { $size } KiB
cli-doctor-database-missing = { $path } does not exist; it is made at the first start.
cli-doctor-database-older = The database has schema { $version }; the next start brings it to { $known }. Make a backup before.
cli-doctor-database-damaged = { $path } is damaged ({ $faults }): stop the bot, keep the file, and go on with a backup.
cli-doctor-online-fine = Discord can be reached.
cli-doctor-online-unreachable = Discord cannot be reached: check the network of this machine.
cli-doctor-online-refused = { cli-error-token-refused }
cli-doctor-online-trouble = Discord has trouble of its own: see https://discordstatus.com

## Settings

cli-setting-unknown = { $name } in line { $line } of .env is no setting of Boneyard: see .env.example.
cli-setting-unknown-near = { $name } in line { $line } of .env is no setting of Boneyard: did you mean { $hint }?
cli-setting-value = { $name } has a value that cannot be used.
cli-setting-value-near = { $name } has a value that cannot be used: it takes { $hint }.
cli-setting-line = Line { $line } of .env cannot be read: write NAME=value, and close a quotation mark that you open.
cli-setting-text = The file .env is no text that can be read: save it as UTF-8 (see .env.example).
cli-setting-folder = .env is a folder: make a file of that name (see .env.example), or remove it.
cli-setting-file = The file .env cannot be read.
cli-setting-file-near = The file .env cannot be read: { $hint }.

## Files

cli-error-unreadable = { $path } cannot be read: { $reason }
cli-error-unwritable = { $path } cannot be written: { $reason }
cli-error-empty = { $path } has no record.
cli-error-folder = { $path } is a folder, not a file.
cli-error-exists = { $path } exists already: choose another name, or --force to overwrite it.
cli-error-data-folder = BONEYARD_DATA: the folder { $path } cannot be made ({ $reason }); choose another.
cli-error-internal = This is a fault of Boneyard itself ({ $kind }). With BONEYARD_LOG=debug in the environment it shows where; please report it.
cli-error-system = The system refused: { $reason }

## Games and options

cli-option-unknown-game = There is no game “{ $game }”: there is { $allowed }.
cli-option-unknown-option = The game has no option “{ $option }”; it has { $allowed }.
cli-option-bad-value = Option { $option } cannot be “{ $value }”; it can be { $allowed }.
cli-option-bad-type = Option { $option } is “{ $value }” as a text: it must be true or false, or a number.
cli-option-seats = { $game } cannot be played by { $seats }: it takes { $fewest } to { $most } players.
cli-option-other = The game cannot be set up so ({ $code }).

## Moves that a record has and a rule forbids

cli-illegal-round-over = the round is over
cli-illegal-no-round = no round is being played
cli-illegal-not-your-turn = it is the turn of { $seat }
cli-illegal-not-in-hand = { $tile } is not in the hand
cli-illegal-must-open-with = { $tile } must open
cli-illegal-does-not-fit = { $tile } does not fit on the { $side }, where { $end } is open
cli-illegal-not-now = that is not possible at this moment
cli-illegal-not-the-top = { $tile } is not what lies on top
cli-illegal-wrong-verdict = that is not what the challenge found
cli-notation-action = it is no action of the notation
cli-notation-half = it names a half that the tile does not have
cli-illegal-must-play = { $tile } can be played, so there is no passing

## Cuts that a record has and that cannot be

cli-cut-empty = one of the texts is empty
cli-cut-long = one of the texts has { $length } characters, and { $most } is the most
cli-cut-hidden = one of the texts has { $char } in it, which cannot be seen
cli-cut-blank = one of the texts has blanks around it
cli-cut-form = one of the texts is not in Unicode NFC
cli-cut-seat = there is no seat “{ $text }”

## Records

cli-place-record = record { $number }
cli-place-round = round { $number }
cli-place-action = action { $number }
cli-record-not-json = this is no JSON object on one line, or it is cut off: { $detail }
cli-record-shape = this JSON is no record: { $detail }
cli-record-format = the format is “{ $found }”; this program reads { $known }.
cli-record-header = the match cannot be played so: { $fault }
cli-record-unfinished = the match goes on after its last round.
cli-record-round-unfinished = the round goes on after its last action.
cli-record-after-the-end = the match had ended before.
cli-record-seed = the seed is not 64 small hex digits.
cli-record-seed-again = the seed is that of round { $first }: a seed is good for one round.
cli-record-note-again = “{ $text }” is noted twice, with no change between.
cli-record-no-cuts = “cuts” is empty: a round that nobody cut has none.
cli-record-cuts = the deal was not cut so: { $fault }
cli-record-deal = the part “{ $part }” of the deal is not as a deal has it.
cli-record-deal-set = the tiles of the deal are not the set.
cli-record-deal-fault = the deal cannot be played: { $fault }
cli-record-differs = “{ $part }” is { $text }, it must be { $expected }.
cli-record-deep = this JSON is nested too deeply to be a record.
cli-record-twice = “{ $part }” stands twice in one object.
cli-record-missing = nothing stands where “{ $expected }” must follow of itself.
cli-record-expected = “{ $text }” stands where “{ $expected }” must follow of itself.
cli-record-action = “{ $text }” is against the rules: { $fault }
cli-record-notation = “{ $text }” cannot be read: { $fault }
cli-record-other = this is wrong ({ $code }).

## Storage

cli-storage-missing-folder = BONEYARD_DATA: the folder { $path } does not exist.
cli-storage-missing-file = There is no database { $path } yet: BONEYARD_DATA (or --data) names its folder.
cli-storage-unreadable = BONEYARD_DATA: the database { $path } cannot be opened; check that this user may read and write it.
cli-storage-not-a-database = BONEYARD_DATA: { $path } is no database but something else; move it away, or choose another folder.
cli-storage-not-ours = BONEYARD_DATA: the database { $path } belongs to another program; choose another folder.
cli-storage-damaged = BONEYARD_DATA: the database { $path } is damaged; keep the file, and go on with a backup.
cli-storage-incomplete = BONEYARD_DATA: the database { $path } is not whole ({ $missing }); keep the file, and go on with a backup.
cli-storage-too-new = BONEYARD_DATA: the database { $path } is of a newer Boneyard (schema { $found }, this one knows { $known }); install the newer version.
cli-storage-in-use = BONEYARD_DATA: another Boneyard is running with the database { $path }; stop it, or choose another folder.
cli-storage-locked = BONEYARD_DATA: another program keeps the database { $path } locked; close it and try again.
cli-storage-full = BONEYARD_DATA: the disk is full, and { $path } cannot be written.
cli-storage-read-only = BONEYARD_DATA: the database { $path } or its folder cannot be written by this user.
cli-storage-disk = BONEYARD_DATA: the disk failed at { $path } ({ $reason }).
cli-storage-exists = { $path } exists already: choose another name, or --force to overwrite it.
cli-storage-migration = BONEYARD_DATA: the database { $path } could not be brought to schema { $version } ({ $reason }); nothing was changed.
cli-storage-other = BONEYARD_DATA: the database { $path } cannot be used ({ $code }).
