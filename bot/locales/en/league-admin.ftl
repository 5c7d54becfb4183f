# The league's fixtures, what moderators do to it, and the message that always shows its table.

### Slash commands: names of at most 32 small letters, digits and hyphens, descriptions of at most 100 characters

command-fixtures =
    .description = League matches still to play
command-fixtures-create =
    .description = Make fixtures in which everyone meets everyone (moderators)
    .game = Game
    .player = A player
    .players = Or mention all of them here
    .rounds = Tables of two: how often each pair meets. Larger: how many rounds
    .seats = Players at a table (default: two, if the game allows)
    .until = Last day of the first round, like 2026-12-31 (default: none)
    .days = Days between the last days of rounds (default: all on the same day)
command-fixtures-teams =
    .description = Make fixtures for teams: partners sit apart and add up their points (moderators)
    .team = Team name and 2 to 6 players, like Foxes: @Anna @Béla
    .more = Another team
command-fixtures-standings =
    .description = Show the team standings
    .fixture = Number of one of its fixtures (default: the latest)
command-fixtures-list =
    .description = Show who still has to play whom
    .who = Only this player's
    .all = Finished ones too
command-fixtures-remind =
    .description = Remind the players of open fixtures, at most once a day (moderators)
    .daily = Do it for me every day
command-fixtures-walkover =
    .description = Give a fixture to a player without a match (moderators)
    .fixture = Fixture
    .winner = Winner
    .reason = Reason, for the audit log
command-fixtures-deadline =
    .description = Set the last day to play fixtures (moderators)
    .fixture = Fixture
    .until = Last day, like 2026-12-31
    .reason = Reason, for the audit log
    .which = Set it for (default: this one)
    .one = this one
    .round = its whole round
    .all = all made with it
command-fixtures-cancel =
    .description = Cancel a fixture (moderators)
    .fixture = Fixture
    .reason = Reason, for the audit log
    .all = Cancel all open ones made with it

command-scoreboard =
    .description = Keep the league table in this channel, always up to date (moderators)
    .switch = On or off
    .game = Game (default: all)
    .on = on
    .off = off

### Fixtures

name-former = former player

fixtures-heading = **Fixtures** · { $only ->
        [open] { $total } open
       *[all] { $total } in all, { $open } open
    } · page { $page } of { $pages }
fixtures-none = No open fixtures. Moderators make some with `/league fixtures create`.
fixtures-how = Play one with `/play` and its number.
fixture-line = **{ $number }** · { $names } · { $game }, round { $round }{ $state ->
        [played] { " " }· played
        [walkover] { " " }· won without a match
        [cancelled] { " " }· cancelled
        [lapsed] { " " }· not played, no points
       *[open] { $until ->
            [none] { "" }
           *[other] { " " }· last day { $until } ({ $left })
        }
    }{ $some ->
        [yes] { " " }· ready: { $ready }
       *[no] { "" }
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
        [one] A league match is still to play
       *[other] { $count } league matches are still to play
    }: { $players }
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
fixture-open = Fixture { $number }: { $names }. { $awaited }, sit down above.
fixture-live = Fixture { $number } has a table already: { $link }

fixtures-too-few = Name at least { $fewest } players for { $game }.
fixtures-too-many = Name at most { $most } players.
fixtures-twice = { $name } is named twice.
fixtures-bot = { $name } is a bot, and bots don't play in the league.
fixtures-no-member = { $name } isn't a member of this server.
fixtures-no-mentions = “players” takes mentions, like @Anna @Béla.
fixtures-seats = { $game } is for { $fewest } to { $most } players at a table.
fixtures-rounds = That makes { $count } fixtures, and { $most } is the limit. Choose fewer players or rounds.
fixture-walkover = Fixture { $number } counts as won by { $name }.
fixture-over = Fixture { $number } is { $state ->
        [cancelled] cancelled
        [lapsed] closed, since its last day is over
       *[played] played already
    }.
fixture-not-yours = Fixture { $number } is between { $names }.
fixture-being-played = Fixture { $number } is being played in { $link }. Wait until the match is over, or end it with `/end`.
fixture-not-in-it = { $name } isn't in fixture { $number }.
fixtures-days-until = “days” counts on from the first round, so set “until” too.
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
        [one] The last day of a fixture is over
       *[other] The last day of { $count } fixtures is over
    }: { $players }
fixtures-over-how = Moderators can give more time with `/league fixtures deadline`, or undo a win with `/league undo`.
fixture-ask-deadline = **Set { $day } as the last day?** It ends { $left }. Whoever isn't ready by then loses to those who are. { $count ->
        [one] For 1 fixture:
       *[other] For { $count } fixtures:
    }
fixture-deadline-set = Done. The last day of { $count ->
        [one] 1 fixture
       *[other] { $count } fixtures
    } is { $day } ({ $left }).
league-moderators = Only members who can manage the server can do that.

error-league-unknown-fixture = There's no fixture { $fixture }. `/league fixtures list` shows them all.
error-league-fixture-settled = Fixture { $fixture } is { $state ->
        [cancelled] cancelled
        [lapsed] closed, since its last day is over,
       *[played] settled
    } already.

### Teams

team-unnamed = Team { $number }
teams-title = Teams, { $game }
teams-name = Team
team-line = { $place }. { $name }: { $points } { $single ->
        [yes] point
       *[no] points
    }, { $played } played, { $won } won, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
button-teams = Teams
teams-none = Fixtures { $first } to { $last } have no teams. Moderators make some with `/league fixtures teams`.
fixtures-team-size = { $team } needs { $fewest } to { $most } players. Write a name and mention them, like “Foxes: @Anna @Béla”.
fixtures-team-twice = Two teams are called { $team }.
fixtures-apart = Partners can't be kept apart at tables of { $seats }. Choose fewer players at a table, or make more teams.

### Crosstables

command-league-crosstable =
    .description = Show who met whom, and how it went
    .fixtures = For fixtures: the number of one of them
button-crosstable = Crosstable
button-crosstable-file = As CSV
crosstable-title = Crosstable of { $title }
crosstable-fixtures = fixtures { $first } to { $last }, { $settled } of { $count } settled
crosstable-table = { $season }, the first { $count }
crosstable-sums = Points
crosstable-note = { $waits ->
        [yes] A dash: all is still to be played. { $more ->
            [yes] The file has everyone.
           *[no] { "" }
        }
       *[no] { $more ->
            [yes] The file has everyone.
           *[no] { "" }
        }
    }
crosstable-line = { $number }. { $name }: { $points } of { $played } ({ $cells })
crosstable-menu = Choose fixtures
crosstable-choice = { $first }–{ $last } · { $game } · { $open ->
        [0] all settled
       *[other] { $open } open
    }
crosstable-file = The crosstable of { $count } players, a row and a column for each.
crosstable-empty = A crosstable needs two players who are in the table.

### The scoreboard

scoreboard-heading = **Scoreboard** · always up to date
button-scoreboard = Whole table
scoreboard-on = This channel has a scoreboard now{ $pinned ->
        [yes] .
       *[no] . I couldn't pin it: I need the permission Pin Messages, and a channel holds 50 pins at most.
    }
scoreboard-off = This channel's scoreboard is gone.

### What moderators change

command-league-undo =
    .description = Take a match out of the league, or undo a change (moderators)
    .what = Match or change
    .reason = Reason, for the audit log
command-league-correct =
    .description = Correct a match's places (moderators)
    .match = Match
    .places = Places in seat order, like 2 1 3; ties share one: 1 2 2 4
    .totals = Scores in the same order (default: unchanged)
    .reason = Reason, for the audit log
command-league-add =
    .description = Add a match played elsewhere (moderators)
    .game = Game
    .first = The winner (unless you give places)
    .player = Next player
    .places = Places in this order, like 1 2 2 4 (default: 1 2 3 …)
    .totals = Scores in the same order
    .date = Date, like 2026-12-31 or 2026-12-31 19:30 (default: now)
    .reason = Reason, for the audit log
command-league-merge =
    .description = Merge two accounts of one person (moderators)
    .member = Account to merge
    .into = Account that keeps it all
    .reason = Reason, for the audit log
command-league-ban =
    .description = Ban a member from the league (moderators)
    .member = Member
    .reason = Reason, for the audit log
command-league-unban =
    .description = Lift a member's league ban (moderators)
    .member = Member
    .reason = Reason, for the audit log
command-league-audit =
    .description = See what moderators have changed (moderators)

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
league-ask-add-seat = { $place }. { $name }, score { $total }
league-ask-merge = **Count all matches of { $name } ({ $played }) for { $into } ({ $others })?** { $name } disappears from the lists.
league-ask-ban = **Ban { $name } from the league?** { $played ->
        [one] 1 match
       *[other] { $played } matches
    } so far. They disappear from the lists, and what they play from now on doesn't count for them.
league-ask-unban = **Lift the league ban of { $name }?**
league-change-done = Done: change { $number }. `/league undo` can take it back.
league-change-outdated = -# The final table of “{ $name }” doesn't show this yet. `/season reopen` updates it.
league-change-kept = Nothing was changed.
pending-held = Saved as result { $number }. It counts once another player confirms it.
pending-heading = {"**"}Result { $number }**: { $game }, { $time }, added by { $name }
pending-asked = { $names }: one of you, please confirm. After that, only a moderator can. Time's up { $until }
pending-settled =
    { $said ->
        [yes] { $name } confirmed it. It counts in the league (change { $number }).
       *[no] { $name } rejected it. It doesn't count.
    }
pending-none = No results are waiting.
button-confirm = Confirm { $number }
button-reject = Reject { $number }
league-question-old = That question is answered or too old. Use the command again.
league-change = Change { $number } · { league-change-kind } { $about } · { $time } · { $reason }
league-change-kind = { $kind ->
        [out] match taken out:
        [correct] match corrected:
        [add] match added:
        [walkover] walkover:
        [merge] merged:
        [ban] banned:
        [unban] no longer banned:
       *[undo] change taken back:
    }
league-change-choice = #{ $number } · { league-change-kind } { $about } · { $reason }
league-admin-match = { $time } · { $game } · { $names }{ $out ->
        [yes] { " " }(taken out)
       *[no] { "" }
    }
league-form-places = Write a place for each of the { $seats } players, like { $like }.
league-form-totals = Write a whole number for each of the { $seats } players.
league-no-change = There's no match or change “{ $typed }”. Pick one from the list.

### The audit log

audit-heading = **Audit log** · page { $page } of { $pages } · { $total ->
        [one] 1 entry
       *[other] { $total } entries
    }
audit-empty = The audit log is empty.
audit-nobody = no one in particular
audit-line = { $time } · { $who } { $what }{ $reasoned ->
        [yes] { " " }— { $reason }
       *[no] { "" }
    }
audit-other = did “{ $action }”
audit-setting = set { $setting } { $where ->
        [channel] in { $channel }
       *[server] for the server
    } { $back ->
        [yes] back to what it was at first
       *[no] to { $to }
    }
audit-end-table = ended the table of { $game } in { $channel }
audit-pause-table = paused the table of { $game } in { $channel }
audit-resume-table = resumed the table of { $game } in { $channel }
audit-remove-seat = removed { $known ->
        [yes] { $who }
       *[no] seat { $seat }
    } from the table of { $game } in { $channel }
audit-fixtures-create = made fixtures { $first } to { $last } ({ $game }): { $names }
audit-fixture-cancel = cancelled { $count ->
        [one] fixture { $numbers }
       *[other] fixtures { $numbers }
    }
audit-fixture-deadline = set { $until } as the last day of { $count ->
        [one] fixture { $numbers }
       *[other] fixtures { $numbers }
    }
audit-fixture-lapse = closed fixture { $numbers }: its last day, { $until }, is over, and no one has won
audit-scoreboard-on = switched the scoreboard on in { $channel } ({ $game })
audit-scoreboard-off = switched the scoreboard off in { $channel }
audit-league-out = took match { $match } out of the league (change { $change })
audit-league-correct = corrected match { $match } (change { $change }): { $names }
audit-league-add = added a match of { $game } (change { $change }): { $names }
audit-league-walkover = gave a walkover in { $game } (change { $change }): { $names }
audit-league-merge = merged { $name } into { $into }
audit-league-ban = banned { $name } from the league
audit-league-unban = took { $name } into the league again
audit-league-import = took { $count ->
        [one] 1 match
       *[other] { $count } matches
    } in that were played elsewhere (“{ $file }”)
audit-league-undo = took change { $change } back
audit-league-season-start = started the season “{ $season }”
audit-league-season-end = ended the season “{ $season }”
audit-league-season-reopen =
    had the final table of “{ $season }” worked out again{ $standings ->
        [none] .
       *[other] ; before: { $standings }
    }
audit-standing = { $place }\. { $name } { $points }
audit-league-rules = set the rules of { $scope ->
        [season] the season
        [fixture] fixture { $number }
       *[league] the league
    } to: { $rules }
audit-league-pending = added result { $result } in { $game }, to be confirmed: { $names }
audit-league-confirm = confirmed result { $result } in { $game }: { $names }
audit-league-reject = rejected result { $result } in { $game }: { $names }
audit-league-division = put { $name } into division { $division } of “{ $season }” (before: { $was })
audit-league-points = set the points of “{ $season }” to { $to }
