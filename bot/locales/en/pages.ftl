# Pages to read: rules, help, privacy, settings; and pictures in words.

### The pages of /rules, /help and /mine: 2,000 letters each at most, in the language of whoever asks
# Commands in `...` are written like that in every language; what a button says stands as a reference.

rules-heading =
    {"**"}{ $game }: the rules**{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    }
rules-line = - { $text }
rules-options =
    { $own ->
        [yes] At this table:
       *[no] Usual options:
    }
rules-menu = Rules of another game

help-now =
    { $kind ->
        [turn] It's your turn in **{ $game }**: { $channel }
        [playing] You're playing **{ $game }**: { $channel }
        [in] You're in: **{ $game }** begins when the host presses **{ button-start }**: { $channel }
        [open] A table of **{ $game }** is open here. Press **{ button-join }** to play.
        [full] The table of **{ $game }** here is full. It begins soon.
        [watch] Others are playing **{ $game }** here.
       *[none] No table is open here.
    }
help-night = A game night is on here. Press **{ button-night-in }** to be seated.
help =
    {"**"}How to play**
    `/play` opens a table here, for you and your friends or against the computer.
    `/hand` shows your hand, to you alone, with a button for everything you can play.
    `/table` has everything else: pause, leave, end.
# The menu of topics: 45 letters a line. Each topic is a short page.
help-topics = More about …
help-topic-turn = Your turn, and when time runs out
help-topic-leave = Pause, leave, resign
help-topic-playing-alone = Play alone: lessons, the deal of the day
help-topic-rules = The rules of a game
help-topic-hint = Help from the computer
help-topic-league = The league
help-topic-ratings = What a rating means
help-topic-finished = Finished matches: replay, review, fair play
help-topic-nights = Game nights
help-topic-mine = Calls, breaks, and your data
help-turn =
    {"**"}{ help-topic-turn }**
    I mention you when it's your turn. If your time runs out, the computer makes a move for you. After two such turns it plays your seat until you press **{ button-return }**.
    Where a turn has 24 hours or no limit, **{ button-plan }** in your hand keeps moves for your next turn.
    `/mine` lists the tables that wait for you.
help-leave =
    {"**"}{ help-topic-leave }**
    {"**"}{ button-menu }** at the table, or `/table`, lets you pause, leave, or vote to end the match.
    In the league you rank behind everyone who stays if you leave, and last if you resign. If someone takes over your seat, the result is still yours.
help-playing-alone =
    {"**"}{ help-topic-playing-alone }**
    - `/learn` a game in three minutes
    - `/daily` the deal of the day, the same for everyone
    - `/play`, then **{ button-solo }**: it's { computers-random }, { computers-greedy } or { computers-strong }, as you like, and never sees more than you do
help-rules =
    {"**"}{ help-topic-rules }**
    `/rules` has every rule of a game, or pick one here.
help-hint =
    {"**"}{ help-topic-hint }**
    {"**"}{ button-hint }** in your hand says what an expert would do, and why. Press it again, and it's done. Where a match counts, it's for your first three matches of a game.
    After a match, `/replay` also shows where an expert would have played differently.
help-league =
    {"**"}{ help-topic-league }**
    - `/league table` who leads
    - `/league player` how you do
    - `/league schedule` who still has to play whom
    Only people have places, computers don't. The table's league rules say what a match needs to count.
help-ratings =
    {"**"}{ help-topic-ratings }**
    Ratings are cautious and rise as you prove yourself. You start at 1000; an average player with many matches reaches 1500–1600. A “?” means it's not sure yet.
help-finished =
    {"**"}{ help-topic-finished }**
    `/replay` shows a finished match move by move, what an expert would have done in it, and whether the shuffle was fair.
help-nights =
    {"**"}{ help-topic-nights }**
    `/night` opens a game night: people press **{ button-night-in }**, and I seat everyone at tables.
help-mine =
    {"**"}{ help-topic-mine }**
    `/mine` has your tables, when you want to be called, your breaks, and what is stored about you.

# Where the bot is in no server: in direct messages, and where somebody has brought it along.
help-alone =
    {"**"}What I can do here**
    - `/daily` the deal of the day, the same for everyone
    - `/learn` a game in three minutes
    - `/rules` every rule of a game
    - `/mine` what is stored about you: get it, or delete it
    You play with others in a server. [Add me to one]({ $invite }) and open a table there with `/play`. Tables, leagues and settings stay in their server; you can't see them here.

privacy =
    {"**"}What I store about you**
    Your Discord ID, names and avatar, the tables, matches and deals of the day you play, your votes, the words you cut with, and what you set in `/mine`. I keep nothing else you write.
    { $database ->
        [server] It stays in the database of whoever runs me, and goes to no one else.
       *[file] It stays on the machine that runs me, and goes to no one else.
    }
    Anyone in the server can replay a finished match with all hands open.
    -# “{ button-mydata-delete }” says first what stays.

### Settings: /settings, a private page. Names in lines and as empty lines of menus (45 letters), values after a colon

settings-heading =
    { $place ->
        [channel] **Settings of this channel**
       *[server] **Settings of this server**
    }
settings-line =
    { $inherited ->
        [yes] { $setting }: {"**"}{ $value }** (same as the server)
       *[no] { $setting }: {"**"}{ $value }**
    }
settings-games =
    { $count ->
        [0] Every game starts with its usual options.
       *[other] Games with their own options: {"**"}{ $games }**
    }
settings-option =
    { $own ->
        [yes] -# { $shown } · set here
       *[no] -# { $shown }
    }
settings-inherited = same as the server
settings-unset = usual ({ $value })
settings-figures = Figure names: {"**"}{ $names }**
settings-daily = Games that take turns as the deal of the day: {"**"}{ $games }**
figures-title = Figure names
# Buttons that say how it is now, 20 letters: in most languages “name: on” and “name: off” will do. Early ends are matches that
# ended before their last round; a takeover is of a seat; “ask to confirm”: another player confirms what a moderator adds.
switch-league-yes = League: on
switch-league-no = League: off
switch-league-abandoned-yes = Early ends count: on
switch-league-abandoned-no = Early ends count: off
switch-takeovers-yes = Takeovers: on
switch-takeovers-no = Takeovers: off
switch-league-computers-yes = Computers count: on
switch-league-computers-no = Computers count: off
switch-league-confirm-yes = Ask to confirm: on
switch-league-confirm-no = Ask to confirm: off
switch-automatic-moves-yes = Auto draw/pass: on
switch-automatic-moves-no = Auto draw/pass: off
switch-hints-yes = Help me: on
switch-hints-no = Help me: off
# Buttons to other pages, 20 letters.
button-settings-league = League
button-settings-match = During a match
button-settings-game = Game options
button-settings-figures = Figure names
button-settings-daily = Deal of the day
button-settings-callers = Calling players
button-settings-channel = This channel
button-settings-server = The whole server
button-settings-reset = Same as the server
button-settings-usual = Usual names
button-rename = Rename: { $first } – { $last }
# What a setting is called, and its values (`setting-<key>-<value>`). Those in small letters are told only after a press:
# “Saved for the whole server: points.”
setting-all = everything
setting-daily-without = Games of the day
setting-figure-names = figure names
setting-language = Language
setting-language-auto = same as in Discord
# What the language calls itself: it stands so in the settings of every language.
language-name = English
setting-game = Usual game
setting-clock = Turn timer
setting-league = New tables count in the league
setting-league-yes = yes
setting-league-no = no
setting-takeovers = Taking over seats in the league
setting-league-abandoned = Matches ended early count too
setting-league-abandoned-yes = yes
setting-league-abandoned-no = no
setting-league-computers = Computers count
setting-league-computers-yes = yes
setting-league-computers-no = no, points are for places among people
setting-league-confirm = Another player confirms added results
setting-league-confirm-yes = yes
setting-league-confirm-no = no
setting-league-limit = Matches a day for the same two people
setting-league-limit-number = { $number }
setting-league-limit-off = any number
setting-league-least = Matches needed to be ranked
setting-league-least-number = { $number }
setting-league-points = points
setting-league-channel = channel for final tables
setting-timezone = time zone
setting-mentions = Ping on your turn
setting-hints = Help me
setting-automatic-moves = Draw and pass for you when there's no choice

### Pictures in words: alt text of tables and hands, 1,024 letters in all, so be brief. Read aloud, with no picture at hand
# $list are pieces with commas between them. $name is a player: give it no ending, “Ann: …” is always right.

alt-line = From end X to end Y: { $list }.
alt-line-empty = No tile has been played yet.
alt-table = The table.
alt-round = { $game }, round { $number }.
alt-gap =
    { $noun ->
        [cards] { $tiles ->
            [one] … 1 more card …
           *[other] … { $tiles } more cards …
        }
        [dominoes] { $tiles ->
            [one] … 1 more domino …
           *[other] … { $tiles } more dominoes …
        }
       *[tiles] { $tiles ->
            [one] … 1 more tile …
           *[other] … { $tiles } more tiles …
        }
    }
alt-double = { $tile } (double)
alt-covered =
    { $side ->
        [left] { $tile } ({ $figure } joker on its first half)
       *[right] { $tile } ({ $figure } joker on its second half)
    }
alt-ends = Open ends: { $left } at X, { $right } at Y.
alt-stock =
    { $tiles ->
        [0] The boneyard is empty.
       *[other] { pieces } in the boneyard.
    }
# $facts: how many pieces, or that they are all played; jokers; points; who plays. A list with commas.
alt-seat = { $name }: { $facts }.
alt-seat-out = out
alt-seat-jokers =
    { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
alt-seat-bank = { $bank } in the bank
alt-seat-played =
    { $played ->
        [away] away, the computer plays
        [left] gone, the computer plays
       *[computer] computer
    }
alt-turn = It's { $name }'s turn.
alt-over = The round is over.
alt-stopped = The match was ended early.
alt-left = { $name }'s hand: { $list }.
alt-holds = { $name } holds: { $list }.
alt-cross-empty = No domino has been played yet.
alt-start = In the middle: { $tile }.
# $street is an arrow: ↑ → ↓ ←.
alt-street =
    { $closed ->
        [yes] { $street }: { $list }; closed.
       *[no] { $street }: { $list }; open: { $end }.
    }
alt-street-empty = { $street }: nothing yet, open: { $end }.
alt-direction =
    { $way ->
        [on] Play goes in seat order.
       *[back] Play goes against seat order.
    }
alt-exposed = { $name } has one domino left and may be caught.
alt-last-dead = { $name } played the last Dead End.
alt-jokers = Your jokers: { $list }.
alt-hand = You hold { pieces }: { $list }.
alt-hand-playable = You hold { pieces }.
alt-can-play = You can play: { $list }.
alt-can-return = You can return: { $list }.
alt-hand-others = The others: { $list }.
alt-hand-empty = Your hand is empty.
