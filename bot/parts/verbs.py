"""The verbs of custom ids: what buttons and menus say. A cog answers each with a command to the table or with Parts.

`ids.decode(custom_id, values)` gives a Press with verb and words; the words of each verb stand here, but for those of
the settings of a table (`pages.settings.VERBS`). "changes" sends a command to the table. "shows" only answers the
clicker, always from the present snapshot, whatever version the id has.
"""

# --- on the public message (`board.board`) ---
HAND = "hand"  # shows: `panel.panel` as an ephemeral answer of its own
MENU = "menu"  # shows: `menus.table_menu` as an ephemeral answer (of its own, if clicked on the public message)
GAME = "game"  # changes: the lobby's game; words: its name
SETUP = "setup"  # shows: `options.options`, as MENU is shown; words: page
JOIN = "join"  # changes
LEAVE_LOBBY = "leave-lobby"  # changes: leaves without asking, nothing is lost
COMPUTER = "computer"  # changes: seats a computer player; words: its kind (`random`, `greedy`, `strong`)
REMOVE = "remove"  # changes: empties a seat; words: the seat (from 0)
START = "start"  # changes
SOLO = "solo"  # changes: begins with computer players on the seats that are missing
CALL_PLAYERS = "call-players"  # posts a message that mentions people who want to be called
DECLINE = "decline"  # changes: a seat is kept no longer for the person who clicks
NOTIFY_OFF = "notify-off"  # changes: the person who clicks is called no more in the server
CLOSE = "close"  # changes: ends a lobby
READY = "ready"  # changes: goes on to the next round
RESUME = "resume"  # changes: ends a pause; words: `hand` if the hand is to be shown afterwards
CALL = "call"  # changes: acts for the clicker's seat, whatever version the id has; words: of the action
FAIR = "fair"  # shows: `fairness.fair_play`
SEEDS = "seeds"  # shows: `fairness.seeds_page`
CUT = "cut"  # shows: `fairness.cut_form`. Of the form itself, changes: a word; words: the promise's first digits
REMATCH = "rematch"  # changes
RECORD = "record"  # shows: `results.record`; words: the match's id
VERIFY = "verify"  # shows: `fairness.fair_match`; words: the match's id

# --- in the lobby's options (ephemeral; afterwards shows `options.options` again, at the page in the words) ---
OPTION = "option"  # changes; words: page, the game, key, chunk, value (as `options.spell` writes it)
LENGTH = "length"  # changes: the options that make a length; words: page, the game, the length's key
SAY = "say"  # changes: one's own answer to a question; words: page, the game, its key, the value (SetSetup)
NAME = "name-seat"  # changes: the seat that a question asks for; words: page, the game, its key, the seat or `lot`

# --- on the hand panel (ephemeral) ---
ACT = "act"  # changes: `panel.tokens_of` gives the tokens
SHOW = "show"  # shows: the panel at another place; `Selection.parse(words)`
SELECT = "select"  # shows: the panel after a change of what is selected; `presses.chosen`
PICK = "pick"  # a menu of choices; `ids.decode` makes it an ACT, a SHOW or a SELECT, no cog ever sees it
PLAN = "plan"  # shows: `panel.plan_page`, below the hand
INTEND = "intend"  # changes: one more intention for the next turn; words: of it (`Game.intentions`)
UNPLAN = "no-plan"  # changes: takes all intentions back
NEXT_TABLE = "next-table"  # shows: the hand at the table that has waited longest for the clicker
RETURN = "return"  # changes: takes the seat back from the computer
HINT = "hint"  # shows: the panel with the move that a strong player prefers. With the word `do`, changes: plays it
WHY = "why"  # shows: the panel, saying which rule forbids a piece now; words: the order, the piece
HELP = "help"  # shows: `info.help_page`
BY_HAND = "by-hand"  # changes: whether the player claims by hand (`yes`), or the table does it (`no`); words: which

# --- in the table's menu and its questions (ephemeral) ---
BOTTOM = "bottom"  # has the public message posted again at the bottom of the channel
PAUSE = "pause"  # changes
TAKE_BACK = "take-back"  # changes: `ask`s to take the last act back; in public, too: `yes` or `no` to which question
VOTE = "vote"  # changes: votes to end, or not; words: `yes` or `no`
NUDGE = "nudge"  # changes: has whose turn it is called once more
ASK_LEAVE = "ask-leave"  # shows: `menus.confirm` for LEAVE
LEAVE = "leave"  # changes: leaves the match; words: which one of the table's (`series`)
ASK_RESIGN = "ask-resign"  # shows: `menus.confirm` for RESIGN
RESIGN = "resign"  # changes: gives a league match up; words: as of LEAVE
ASK_END = "ask-end"  # shows: `menus.confirm` for END
END = "end"  # changes: the host or a moderator ends the table; words: as of LEAVE
HAND_OVER = "hand-over"  # changes: a moderator gives a seat to the computer; words: the seat (from 0), its person
TABLE = "table"  # shows: `menus.table_settings`
TAKE = "take-seat"  # changes: takes over a seat to which players were called; words: as of LEAVE
REPLACE = "replace"  # changes: takes over a seat that the computer plays; words: as of HAND_OVER, if it has a person

# --- the pages of /mine (ephemeral; afterwards the page is shown again) ---
MINE = "mine"  # shows: `mine.tables_page`
MY_PENDING = "my-pending"  # shows: the results that the clicker can confirm
MY_CALLS = "my-calls"  # shows: `notify.calls_page`; words: none, or `blocks`: `notify.blocks_page`
CALL_ME = "call-me"  # changes: the clicker is called when players are wanted; words: the games, none for all
OWN = "own"  # changes: how one's turns in slow games are announced; words: the way
OWN_QUIET = "own-quiet"  # shows: `notify.quiet_form`; words: none, or `off`: ends them. Of the form itself, changes
BLOCK = "block"  # changes: somebody can't call or challenge the clicker; words: the person
UNBLOCK = "unblock"  # changes: takes that back; words: the person
MY_AWAY = "my-away"  # shows: `notify.away_page`; words: a day: changes, the clicker is away until it is over
OWN_BACK = "own-back"  # changes: ends one's absence
MY_CARD = "my-card"  # shows: the clicker's card in the league
MY_NAME = "my-name"  # shows: `chosen_name.name_form`. Of the form itself, changes: the clicker's name in the server
MY_DATA = "my-data"  # shows: `mine.data_page`; words: `export`: a file, `delete`: a question
SAVE_PRESET = "save-preset"  # shows: the form for its name. Of the form itself, changes: the lobby is a preset
RENAME_PRESET = "rename-preset"  # the same for another name; words: the preset's key
CALLERS = "callers"  # changes: who may call players in a server; words: none (shows the page), who, or a role

# --- pages (ephemeral or public; the table may be `-`) ---
RULES = "rules"  # shows: `pages.rules`; words: game, page
LEARN = "learn"  # shows: the first step of a lesson; words: game
PLAY_NOW = "play-now"  # changes: opens a table with a computer player in the channel; words: game
LESSON = "lesson"  # shows: `lesson.lesson_page` at another step; the table names the lesson; words: which way
DAILY = "daily"  # changes: begins a try of today's deal, or shows it; words: game (none: the day's)
DAILY_TRY = "daily-try"  # a click in a try, whatever its verb: the table names the try; no id has this verb
DAILY_TABLE = "daily-table"  # shows a table; words: how (`new`: in a message of its own), when, page, mode
# shows: `daily.finished.proof_page`; words: `new` (today's) and perhaps tomorrow's promise, or `pick`, day and game
DAILY_FAIR = "daily-fair"
DAILY_SHARE = "daily-share"  # shows to all: `daily.result.shared`
# changes: `daily.problems.problems_page`, or opens a problem; words: none, its number, or `answers` and a place
PROBLEMS = "daily-problems"
PROBLEM = "daily-problem"  # a click in a problem, whatever its verb: the table names it; no id has this verb
REPLAY = "replay"  # shows: `replay.message.replay_page`; words: the match's id; round (from 1), moment (from 0), a tag
REPLAY_TO = "replay-to"  # shows: the same at what a menu says; words: the menu, the match's id, round, moment
REPLAY_GIF = "replay-gif"  # shows: `replay.message.gif_page`; words: the match's id, round
REPLAY_POST = "replay-post"  # shows to all: the same; words: the match's id, round, moment or `gif`
REVIEW = "review"  # shows: `review_pages.review_page`; words: the match's id, a moment (from 0), `stop`, or `new`
# shows: `fixtures_page`; words: page, the person (0: all), `open` or `all`, the schedule if one; or `picked` and what a
# menu says
FIXTURES = "fixtures"
TEAMS = "teams"  # shows: `team_page`, in a message of its own; words: the number of a fixture, `post` to show it to all
# shows: `deals_page`; words: the number of a fixture, `cut` for the form, `new` for a message of its own. Of the form
# itself, changes: a word
DEALS = "same-deals"
# changes: is ready for fixtures; words: `of`, the first number and the last one; or `these`, and numbers
FIXTURE_READY = "fixture-ready"
# shows: `crosstable.crosstable_page`; words: `fixtures` and the number of one, or `table`, game and season; then `new`
# for a message of its own, `all` for one that all see, `file` for the file, `turn`
CROSSTABLE = "crosstable"
# The league's ids have a place in it as `league.places` writes it: what a menu sets (`-`, or `new` for a message of its
# own), then the place's fields.
LEAGUE_TABLE = "league-table"  # shows: `league.table.table`
LEAGUE_MINE = "league-mine"  # shows: the page of the table on which the clicker stands
LEAGUE_PLAYER = "league-player"  # shows: `league.player.player`
LEAGUE_VERSUS = "league-versus"  # shows: `league.player.versus`
LEAGUE_HISTORY = "league-history"  # shows: `league.history.history`
LEAGUE_MATCH = "league-match"  # shows: `league.history.match`; words: the place in the history, the match's id
LEAGUE_RECORDS = "league-records"  # shows: `league.history.records`; to all if it begins with `all`
LEAGUE_CSV = "league-csv"  # shows: `league.sheet.export` of the table
LEAGUE_HIDE = "league-hide"  # changes: whether the clicker is in no list, `yes` or `no`, before the card's place
LEAGUE_POINTS = "league-points"  # changes: how points are given; words: the kind (two show a form, which changes)
LEAGUE_ZONE = "league-zone"  # shows: `league.settings.zone_form`. Of the form itself, changes: the time zone
LEAGUE_CHANNEL = "league-channel"  # changes: where final tables are posted; words: `here`, or `-` for no channel
SEASON_END = "season-end"  # changes: a moderator ends the season; words: its number
SEASON_REOPEN = "season-again"  # changes: a final table is made anew; words: its season's number, 0 to leave it
SEASON_DIVISION = (
    "season-division"  # changes: a member's division; words: season, person, division seen, the new one; or 0
)
ADMIN = "league-do"  # changes: what a moderator was asked; words: by which it is found, or `-` to leave it
PENDING = "league-wait"  # changes: a result that waits is confirmed or rejected; words: its number, `yes` or `no`
LEAGUE_RULES = "league-rules"  # shows: `league.pages.settings.rules_page`; words: none, or the number of a fixture
AUDIT = "audit"  # shows: `league.pages.admin.audit_page`; words: page
SCOREBOARD = "scoreboard"  # shows: the table of a scoreboard, as a private answer; words: game or `*`
# The words of a game night's ids begin with its number.
NIGHT_IN = "night-in"  # changes: the clicker is in
NIGHT_OUT = "night-out"  # changes: the clicker is out
NIGHT_READY = "night-ready"  # changes: the clicker wants the next round
NIGHT_TABLE = "night-table"  # shows: the clicker's table of this round, with the hand
NIGHT_PLACE = "night-place"  # shows: `nights.place_page`
NIGHT_FILE = "night-file"  # shows: `nights.standings_file`
NIGHT_FAIR = "night-fair"  # shows: `nights.fair_page`; words: the round, its promise
NIGHT_HOST = "night-host"  # shows: `nights.host_page`; words: what is changed before (`next`, `pause`, ...), a number
# The settings have the place, `server` or `channel`, where a table would stand.
SETTING = "setting"  # changes a setting, then shows its page; words: page, key, value
SETTINGS = "settings"  # shows: `settings_page.settings_page`; words: which page
FIGURES = "figures"  # shows: `settings_page.figures_form`; words: its first digit. Of the form itself, changes
