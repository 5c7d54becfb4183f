# The league's fixtures, what moderators do to it, and the message that always shows its table.
#
# Numbers of fixtures, changes and results are names: they are written without groups, { NUMBER($number, useGrouping: 0) }.
# What is in code (`/league schedule`) and days to be typed (2026-12-31) stay as they are. $left is a time that each reader's
# own Discord writes ("in 3 days"): it stands last.

### Slash commands: descriptions, what they take, and choices: 100 letters each, on a phone about 45 are seen

command-manage-schedule =
    .description = Plan league matches, and who still has to play
    .game = Game or preset
    .rounds = Tables of two: how often each pair meets. Larger: how many rounds
    .seats = Players at a table (default: two, if the game allows)
    .until = Last day of the first round, like 2026-12-31 (default: none)
    .days = Days between the last days of rounds (default: all on the same day)
    .duplicate = Same deals at all tables of a round, to compare players (default: no)
command-manage-schedule-create =
    .description = Make fixtures in which everyone meets everyone
    .player = A player
    .players = Or mention all of them here
command-manage-schedule-teams =
    .description = Make fixtures for teams: partners sit apart and add up their points
    .team = Team name and 2 to 6 players, like Foxes: @Anna @Béla
    .more = Another team
command-league-schedule =
    .description = Show who still has to play whom
    .who = Only this player's
command-manage-schedule-reminders =
    .description = Remind the players of open fixtures, at most once a day
    .daily = Do it for me every day
command-manage-schedule-walkover =
    .description = Give a fixture to a player without a match
    .fixture = Fixture
    .winner = Winner
command-manage-schedule-deadline =
    .description = Set the last day to play fixtures
    .fixture = Fixture
    .until = Last day, like 2026-12-31
    .which = Set it for (default: this one)
    .one = this one
    .round = its whole round
    .all = all made with it
command-manage-schedule-cancel =
    .description = Cancel a fixture
    .fixture = Fixture
    .together = Cancel all open ones made with it

command-manage-scoreboard =
    .description = Keep the league table in this channel, always up to date
    .switch = On or off
    .game = Game (default: all)
    .on = on
    .off = off

### Fixtures: a list of ten in a message, the posts about them, and the lines of menus (100 letters)

# In place of the name of who has deleted their data.
name-former = former player

fixtures-heading = **Fixtures** · { $only ->
        [open] { $total } open
       *[all] { $total } in all, { $open } open
    } · page { $page } of { $pages }
fixtures-none = No open fixtures. Moderators make some with `/manage schedule create`.
fixtures-how = Play one with `/play` and its number.
# A line or two on a phone. $names are the players ("Ann – Ben"), $ready those who are ready, $until the last day or "none".
fixture-line = **{ NUMBER($number, useGrouping: 0) }** · { $names } · { $game }, round { $round }{ $state ->
        [played] { " " }· played
        [walkover] { " " }· won without a match
        [cancelled] { " " }· cancelled
        [lapsed] { " " }· not played, no points
       *[open] { "" }
    }{ $some ->
        [yes] { " " }· ready: { $ready }
       *[no] { "" }
    }{ $until ->
        [none] { "" }
       *[other] { " " }· last day { $until }, { $left }
    }
fixture-choice = { NUMBER($number, useGrouping: 0) }: { $names } · { $game }
schedule-open = Open fixtures
schedule-mine = My open fixtures
schedule-all = All fixtures, finished ones too
# Posts, followed by lines of fixtures: $players are mentions of players, "@Ann and @Ben".
fixtures-created = **{ $game }** · { $count ->
        [one] 1 fixture
       *[other] { $count } fixtures
    } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } · players: { $players }
fixtures-more = … and { $count } more: `/league schedule` has them all.
fixtures-reminder = { $count ->
        [one] You have a league match to play: { $players }
       *[other] You have { $count } league matches to play: { $players }
    }
# Answers to a moderator.
fixtures-reminded = { $count ->
        [0] No one to remind: nothing is open, or everyone heard within the last day.
        [one] Reminded the players of 1 fixture.
       *[other] Reminded the players of { $count } fixtures.
    }
fixtures-daily = { $daily ->
        [yes] I'll remind players of their open fixtures once a day.
       *[no] No more daily reminders. If a fixture has a last day, I'll remind its players once, the day before.
    }
fixtures-not-posted = I couldn't post the reminder in { $channel }. Check my permissions there.
fixtures-cancelled = { $count ->
        [one] Fixture { $numbers } is cancelled.
       *[other] { $count } fixtures are cancelled: { $numbers }.
    }
# Under a table that was opened for a fixture: $awaited are mentions of who is still to come.
fixture-open = Fixture { NUMBER($number, useGrouping: 0) }: { $names }. { $awaited }, sit down above.
fixture-live = Fixture { NUMBER($number, useGrouping: 0) } has a table already: { $link }

# What is wrong with a command, in private.
fixtures-too-few = Name at least { $fewest } players for { $game }.
fixtures-too-many = Name at most { $most } players.
fixtures-twice = { $name } is named twice.
fixtures-bot = { $name } is a bot, and bots don't play in the league.
fixtures-no-member = { $name } isn't a member of this server.
fixtures-no-mentions = “{ parameter-players }” takes mentions, like @Anna @Béla.
fixtures-seats = { $game }: { $fewest }–{ $most } players at a table.
fixtures-rounds = That makes { $count } fixtures, and { $most } is the limit. Choose fewer players or rounds.
fixture-walkover = Fixture { NUMBER($number, useGrouping: 0) }: { $name } wins without a match.
fixture-over =
    { $state ->
        [cancelled] Fixture { NUMBER($number, useGrouping: 0) } is cancelled.
        [lapsed] Fixture { NUMBER($number, useGrouping: 0) } is closed, since its last day is over.
       *[played] Fixture { NUMBER($number, useGrouping: 0) } is over already.
    }
fixture-not-yours = You aren't in fixture { NUMBER($number, useGrouping: 0) }. Players: { $names }.
fixture-being-played = Fixture { NUMBER($number, useGrouping: 0) } is being played: { $link }. Wait until the match is over, or end it in the menu of `/table`.
fixture-not-in-it = { $name } doesn't play in fixture { NUMBER($number, useGrouping: 0) }.
fixtures-days-until = “{ parameter-days }” counts on from the first round, so set “{ parameter-until }” too.

### Players who are ready, and last days

# A button: 20 letters. Then a menu's placeholder, and what stands above it.
button-fixture-ready = I'm ready to play
fixture-ready-menu = Choose fixtures
fixture-ready-ask = **Which fixtures are you ready for?** If the other side isn't ready by the end of the last day, you win without a match.
fixture-ready-none = Nothing to do here: the fixture isn't yours, is over, has no last day, or you're ready for it already.
fixture-ready-noted = Got it. You're ready for { $count ->
        [one] 1 fixture
       *[other] { $count } fixtures
    }.
fixture-ready-said = { $name } is ready to play{ $waiting ->
        [yes] . And you, { $players }?
       *[no] , and so is everyone: { $players }
    }
fixtures-over = { $count ->
        [one] The last day of a fixture is over: { $players }
       *[other] The last day of { $count } fixtures is over: { $players }
    }
fixtures-over-how = Moderators can give more time with `/manage schedule deadline`, or undo a win with `/manage results undo`.
# A question to a moderator, above lines of fixtures.
fixture-ask-deadline =
    {"**"}New last day: { $day }?** It ends { $left }
    { $count ->
        [one] Whoever isn't ready by then loses to those who are. This is for 1 fixture:
       *[other] Whoever isn't ready by then loses to those who are. This is for { $count } fixtures:
    }
fixture-deadline-set =
    { $count ->
        [one] Done. New last day for 1 fixture: { $day }, { $left }
       *[other] Done. New last day for { $count } fixtures: { $day }, { $left }
    }
league-moderators = Only members who can manage the server can do that.
managers-page-old = This page no longer answers you. Use `/{ $command }` again.

error-league-unknown-fixture = There's no fixture { NUMBER($fixture, useGrouping: 0) }. `/league schedule` shows them all.
error-league-fixture-settled =
    { $state ->
        [cancelled] Fixture { NUMBER($fixture, useGrouping: 0) } is cancelled already.
        [lapsed] Fixture { NUMBER($fixture, useGrouping: 0) } is closed already, since its last day is over.
       *[played] Fixture { NUMBER($fixture, useGrouping: 0) } is settled already.
    }

### Teams: a picture like the league's table (heads of columns 8 letters), and its words

team-unnamed = Team { $number }
teams-title = Teams, { $game }
teams-name = Team
team-line = { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $played } played, { $won } won, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
button-teams = Teams
teams-none = Fixtures { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } have no teams. Moderators make some with `/manage schedule teams`.
fixtures-team-size = Players in { $team }: { $fewest }–{ $most }. Write a name and mention them, like “Foxes: @Anna @Béla”.
fixtures-team-twice = Two teams are called { $team }.
fixtures-apart = Partners can't be kept apart at tables of { $seats }. Choose fewer players at a table, or make more teams.

### Crosstables: a picture (title and line below it 40 letters, note 60), its words, a menu (100 letters) and a file

button-crosstable = Crosstable
button-crosstable-file = As CSV
crosstable-title = Crosstable of { $title }
crosstable-fixtures = fixtures { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }, { $settled } of { $count } settled
crosstable-table = { $season }, the first { $count }
crosstable-sums = Points
crosstable-note =
    { $waits ->
        [yes] { $more ->
            [yes] A dash: not played yet. The file has everyone.
           *[no] A dash: not played yet.
        }
       *[no] The file has everyone.
    }
# A line a player in words: $cells are the results against each of the others ("1 ½ –").
crosstable-line = { $number }. { $name }: { $points } of { $played } ({ $cells })
crosstable-menu = Choose fixtures
crosstable-choice = { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } · { $game } · { $open ->
        [0] all settled
       *[other] { $open } open
    }
crosstable-file = The crosstable of { $count } players, a row and a column for each.
crosstable-empty = A crosstable needs two players who are in the table.

### The scoreboard: a message that shows the table all the time; its heading, button (20 letters), and answers

scoreboard-heading = **Scoreboard** · always up to date
button-scoreboard = Whole table
scoreboard-on =
    { $pinned ->
        [yes] This channel has a scoreboard now.
       *[no] This channel has a scoreboard now. I couldn't pin it: I need the permission Pin Messages, and a channel holds 50 pins at most.
    }
scoreboard-off = This channel's scoreboard is gone.

### What moderators change: their commands (descriptions 100 letters), questions before a change, and answers, in private

command-manage-results-undo =
    .description = Take a match out of the league, or undo a change
    .what = Match or change
command-manage-daily =
    .description = Take a result of the deal of the day out of this server's tables, or put it back
    .result = Result
command-manage-results-correct =
    .description = Correct a match's places
    .match = Match
    .places = Places in seat order, like 2 1 3; ties share one: 1 2 2 4
    .totals = Scores in the same order (default: unchanged)
command-manage-results-add =
    .description = Add a match played elsewhere
    .game = Game
    .first = The winner (unless you give places)
    .player = Next player
    .places = Places in this order, like 1 2 2 4 (default: 1 2 3 …)
    .totals = Scores in the same order
    .date = Date, like 2026-12-31 or 2026-12-31 19:30 (default: now)
command-manage-players-merge =
    .description = Merge two accounts of one person
    .member = Account to merge
    .into = Account that keeps it all
command-manage-players-ban =
    .description = Ban a member from the league, or reset the name they chose
    .member = Member
    .what = What to do (default: ban)
    .ban = Ban from the league
    .name = Reset the name they chose
command-manage-players-unban =
    .description = Lift a member's league ban
    .member = Member
command-manage-audit =
    .description = See what moderators have changed

button-do-it = Do it
league-ask-reason = Reason: { $reason }
league-ask-out = **Take this match out of the league?** It stops counting, and I recount the tables.
league-ask-undo = **Undo this change?** I recount the tables.
league-ask-correct = **Correct this match?** I recount the tables.
league-ask-correct-seat = { $name }: { $same ->
        [yes] place { $place }, score { $total } (as before)
       *[no] place { $place } → { $newplace }, score { $total } → { $newtotal }
    }
league-ask-add = **Add this match?** { $game }, { $time }
# Also in posts about results that wait.
league-ask-add-seat = { $place }. { $name }, score { $total }
# $name was one account of a person, $into is the other; $played and $others are how many matches each has.
league-ask-merge = **Merge these two?** { $into } ({ $others }) gets all matches, { $name } ({ $played }) disappears from the lists.
league-ask-ban = **Ban { $name } from the league?** Matches so far: { $played }. They disappear from the lists, and what they play from now on doesn't count for them.
league-ask-unban = **Lift the league ban of { $name }?**
league-ask-name = **Reset the name “{ $name }” of { $player }?** Their Discord name is shown again, and they can choose another name in a week.
league-name-reset = Done: the Discord name is shown again.
league-change-done = Done: change { NUMBER($number, useGrouping: 0) }. `/manage results undo` can take it back.
league-change-outdated = -# The final table of “{ $name }” doesn't show this yet. `/manage season reopen` updates it.
league-change-kept = Nothing was changed.
# A result that a moderator entered waits until another player confirms it: a post with two buttons (20 letters).
pending-held = Saved as result { NUMBER($number, useGrouping: 0) }. It counts once another player confirms it.
pending-heading = {"**"}Result { NUMBER($number, useGrouping: 0) }**: { $game }, { $time }, added by { $name }
pending-asked = { $names }: one of you, please confirm. After that, only a moderator can. Time's up { $until }
pending-settled =
    { $said ->
        [yes] { $name } confirmed it. It counts in the league (change { NUMBER($number, useGrouping: 0) }).
       *[no] { $name } rejected it. It doesn't count.
    }
pending-none = No results are waiting.
button-confirm = Confirm { NUMBER($number, useGrouping: 0) }
button-reject = Reject { NUMBER($number, useGrouping: 0) }
league-question-old = That question is answered or too old. Use the command again.
# A change in a line, and as a line of a menu (100 letters): $about are names, a match or a number, behind what was done.
league-change = Change { NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $time } · { $reason }
league-change-kind = { $kind ->
        [out] match taken out:
        [correct] match corrected:
        [add] match added:
        [walkover] walkover:
        [merge] merged:
        [ban] banned:
        [unban] no longer banned:
        [compare] same deals compared:
       *[undo] change taken back:
    }
league-change-choice = #{ NUMBER($number, useGrouping: 0) } · { league-change-kind } { $about } · { $reason }
league-admin-match = { $time } · { $game } · { $names }{ $out ->
        [yes] { " " }(taken out)
       *[no] { "" }
    }
league-form-places = Write a place for each of the { $seats } players, like { $like }.
league-form-totals = Write a whole number for each of the { $seats } players.
league-no-change = There's no match or change “{ $typed }”. Pick one from the list.

### The audit log: for moderators in private, eight entries in a message, two lines each at most

audit-heading = **Audit log** · page { $page } of { $pages } · { $total ->
        [one] 1 entry
       *[other] { $total } entries
    }
audit-empty = The audit log is empty.
# In place of a person: what happened by itself, or was done by who has deleted their data.
audit-nobody = the bot
# $who is a mention of a moderator, $what one of the next ones: short, no sentence.
audit-line =
    { $reasoned ->
        [yes] { $time } · { $who }: { $what } · { $reason }
       *[no] { $time } · { $who }: { $what }
    }
# Of an action that this version doesn't know, its code.
audit-other = “{ $action }”
# $setting and $to are as on the settings' page.
audit-setting =
    { $where ->
        [channel] { $back ->
            [yes] { $setting } in { $channel } → reset
           *[no] { $setting } in { $channel } → { $to }
        }
       *[server] { $back ->
            [yes] { $setting } → reset
           *[no] { $setting } → { $to }
        }
    }
# $channel is a link to a channel.
audit-end-table = table ended · { $game } · { $channel }
audit-pause-table = table paused · { $game } · { $channel }
audit-resume-table = table resumed · { $game } · { $channel }
audit-remove-seat =
    { $known ->
        [yes] seat removed: { $who } · { $game } · { $channel }
       *[no] seat { $seat } removed · { $game } · { $channel }
    }
# $names are names with commas, $numbers numbers of fixtures with commas, $until a day.
audit-fixtures-create = fixtures { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } created · { $game } · { $names }
audit-fixture-cancel =
    { $count ->
        [one] fixture cancelled: { $numbers }
       *[other] fixtures cancelled: { $numbers }
    }
audit-fixture-deadline =
    { $count ->
        [one] last day of a fixture → { $until }: { $numbers }
       *[other] last day of { $count } fixtures → { $until }: { $numbers }
    }
audit-fixture-lapse = fixture closed: { $numbers } · last day { $until } over, no winner
audit-scoreboard-on = scoreboard on · { $channel } · { $game }
audit-scoreboard-off = scoreboard off · { $channel }
# $change is the number of a change, with which it can be taken back.
audit-league-out = match taken out: { $match } (change { NUMBER($change, useGrouping: 0) })
audit-league-correct = match corrected: { $match } (change { NUMBER($change, useGrouping: 0) }) · { $names }
audit-league-add = match added: { $game } (change { NUMBER($change, useGrouping: 0) }) · { $names }
audit-league-walkover = walkover: { $game } (change { NUMBER($change, useGrouping: 0) }) · { $names }
audit-league-compare = same deals compared: match { $match } (change { NUMBER($change, useGrouping: 0) })
audit-daily-out = result of the deal of the day taken out: { $name }, day { $day }, { $game }
audit-daily-back = result of the deal of the day put back: { $name }, day { $day }, { $game }
audit-league-merge = merged: { $name } → { $into }
audit-league-ban = banned from the league: { $name }
audit-league-unban = league ban lifted: { $name }
audit-name-chosen = name chosen: { $name }
audit-name-removed = chosen name removed: { $name }
audit-name-reset = chosen name reset: { $name }
audit-league-import =
    { $count ->
        [one] import of 1 match from “{ $file }”
       *[other] import of { $count } matches from “{ $file }”
    }
audit-league-undo = change { NUMBER($change, useGrouping: 0) } undone
audit-league-season-start = season started: “{ $season }”
audit-league-season-end = season ended: “{ $season }”
audit-league-season-reopen =
    { $standings ->
        [none] final table corrected: “{ $season }”
       *[other] final table corrected: “{ $season }” · before: { $standings }
    }
# A place in it, name and points; several with commas.
audit-standing = { $place }\. { $name } { $points }
audit-league-rules =
    { $scope ->
        [season] rules of the season → { $rules }
        [fixture] rules of fixture { NUMBER($number, useGrouping: 0) } → { $rules }
       *[league] rules of the league → { $rules }
    }
# $result is the number of a result that waits to be confirmed.
audit-league-pending = result { NUMBER($result, useGrouping: 0) } added, to be confirmed · { $game } · { $names }
audit-league-confirm = result { NUMBER($result, useGrouping: 0) } confirmed · { $game } · { $names }
audit-league-reject = result { NUMBER($result, useGrouping: 0) } rejected · { $game } · { $names }
audit-league-division = division in “{ $season }”: { $name } · { $was } → { $division }
audit-league-points = points of “{ $season }” → { $to }
