# The league's fixtures, what moderators do to it, and the message that always shows its table.

### Slash commands: names of at most 32 small letters, digits and hyphens, descriptions of at most 100 characters

command-fixtures =
    .name = fixtures
    .description = Matches of the league that are to be played
command-fixtures-create =
    .name = create
    .description = Let everyone meet everyone (moderators)
    .game = What is played
    .player = One of the players
    .players = Or all of them here: mention them
    .rounds = At tables of two: how often everyone meets. At larger ones: how many rounds
    .seats = How many sit at a table; two, if the game can be played so
    .until = The last day to play (of the first round), like 2026-12-31; otherwise there is none
    .days = How many days later the next round's last day is; otherwise all rounds have the same
command-fixtures-teams =
    .name = teams
    .description = Let teams meet: partners sit apart, and their points are added up (moderators)
    .team = A team's name and its 2 to 6 players, like Foxes: @Anna @Béla
    .more = Another team, in the same way
command-fixtures-standings =
    .name = standings
    .description = Show how the teams of fixtures stand
    .fixture = Which fixtures, by the number of one; otherwise the last ones made
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
command-fixtures-deadline =
    .name = deadline
    .description = Set the last day on which fixtures can be played (moderators)
    .fixture = Which fixture
    .until = The last day, like 2026-12-31
    .reason = Why; it is kept in the audit log
    .which = Which fixtures; otherwise this one
    .one = this one
    .round = all of its round
    .all = all that were made with it
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
        [one] A match of the league is still to be played
       *[other] { $count } matches of the league are still to be played
    }: { $players }
fixtures-reminded = { $count ->
        [0] No one was reminded: nothing is open, or everyone was told within the last day.
        [one] The players of 1 fixture are reminded.
       *[other] The players of { $count } fixtures are reminded.
    }
fixtures-daily = { $daily ->
        [yes] From now on I remind players of their open fixtures once a day.
       *[no] I don't remind anyone every day any more. Where a fixture has a last day, I do so once, the day before it ends.
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
        [lapsed] closed, since its last day is over
       *[played] played already
    }.
fixture-not-yours = Fixture { $number } is between { $names }.
fixture-being-played = Fixture { $number } is being played in { $link }. Wait until the match is over, or end it with `/end`.
fixture-not-in-it = { $name } isn't in fixture { $number }.
fixtures-days-until = “days” says how much later each round ends, so say in “until” when the first one does.
button-fixture-ready = I'm ready to play
fixture-ready-menu = Choose fixtures
fixture-ready-ask = **For which fixtures are you ready?** Whoever is ready and waits in vain until the last day is over wins without a match.
fixture-ready-none = You have nothing more to say here: the fixture isn't yours, is over, has no last day, or you are ready for it already.
fixture-ready-noted = Noted. You are ready for { $count ->
        [one] 1 fixture
       *[other] { $count } fixtures
    }.
fixture-ready-said = { $name } is ready to play{ $waiting ->
        [yes] . And you, { $players }?
       *[no] , and now all are: { $players }
    }
fixtures-over = { $count ->
        [one] The last day of a fixture is over
       *[other] The last day of { $count } fixtures is over
    }: { $players }
fixtures-over-how = Moderators can give it more time with `/league fixtures deadline`, and take a win back with `/league undo`.
fixture-ask-deadline = **Set { $day } as the last day?** It ends { $left }, and whoever isn't ready then loses to those who are. { $count ->
        [one] It is for 1 fixture:
       *[other] It is for { $count } fixtures:
    }
fixture-deadline-set = Done. The last day of { $count ->
        [one] 1 fixture
       *[other] { $count } fixtures
    } is { $day } ({ $left }).
league-moderators = Only people who can manage the server can do that.

error-league-unknown-fixture = There is no fixture { $fixture }. `/league fixtures list` shows them.
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
    .name = crosstable
    .description = Show who met whom and how it went: in the league's table, or in fixtures
    .fixtures = Those of fixtures, by the number of one; then game and season don't matter
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
       *[no] . I couldn't pin it: for that I need the permission Pin Messages, and a channel has at most 50 pins.
    }
scoreboard-off = This channel has no scoreboard any more.

### What moderators change

command-league-undo =
    .name = undo
    .description = Take a match out of the league, or take a change back (moderators)
    .what = A match or a change
    .reason = Why; it is kept in the audit log
command-league-correct =
    .name = correct
    .description = Put the places of a match right (moderators)
    .match = Which match
    .places = The places in the order of the seats, like 2 1 3; equals share one: 1 2 2 4
    .totals = The scores in the same order; otherwise they stay
    .reason = Why; it is kept in the audit log
command-league-add =
    .name = add
    .description = Add a match that was played elsewhere (moderators)
    .game = What was played
    .first = Who won, if you don't write places
    .player = Who came next
    .places = The places in this order, like 1 2 2 4; otherwise 1 2 3 …
    .totals = The scores in the same order
    .date = When, like 2026-12-31 or 2026-12-31 19:30; otherwise now
    .reason = Why; it is kept in the audit log
command-league-merge =
    .name = merge
    .description = Count all of one member for another, who has two accounts (moderators)
    .member = Whose matches
    .into = For whom they count
    .reason = Why; it is kept in the audit log
command-league-ban =
    .name = ban
    .description = Leave a member out of the league (moderators)
    .member = Who
    .reason = Why; it is kept in the audit log
command-league-unban =
    .name = unban
    .description = Take a member into the league again (moderators)
    .member = Who
    .reason = Why; it is kept in the audit log
command-league-audit =
    .name = audit
    .description = Read what moderators have done (moderators)

button-do-it = Do it
league-ask-reason = Reason: { $reason }
league-ask-out = **Take this match out of the league?** It counts for nothing any more, and the tables are worked out again.
league-ask-undo = **Take this change back?** The tables are worked out again.
league-ask-correct = **Correct this match?** The tables are worked out again.
league-ask-correct-seat = { $name }: { $same ->
        [yes] place { $place }, score { $total } (as before)
       *[no] place { $place } → { $newplace }, score { $total } → { $newtotal }
    }
league-ask-add = **Add this match?** { $game }, { $time }
league-ask-add-seat = { $place }. { $name }, score { $total }
league-ask-merge = **Count all matches of { $name } ({ $played }) for { $into } ({ $others })?** { $name } is in no list any more.
league-ask-ban = **Leave { $name } out of the league?** { $played ->
        [one] 1 match
       *[other] { $played } matches
    } so far. They are in no list any more, and what they play from now on doesn't count for them.
league-ask-unban = **Take { $name } into the league again?**
league-change-done = Done. It is change { $number }; `/league undo` can take it back.
league-change-outdated = -# The final table of “{ $name }” doesn't have this yet. `/season reopen` puts it right.
league-change-kept = Nothing was changed.
pending-held = Kept as result { $number }. It counts as soon as another player confirms it.
pending-heading = {"**"}Result { $number }**: { $game }, { $time }, added by { $name }
pending-asked = { $names }: one of you confirms this { $until }, then only a moderator can. It doesn't count before.
pending-settled =
    { $said ->
        [yes] { $name } has confirmed it. It counts in the league (change { $number }).
       *[no] { $name } has rejected it. It doesn't count.
    }
pending-none = No result waits to be confirmed.
button-confirm = Confirm { $number }
button-reject = Reject { $number }
league-question-old = That question is answered already, or too old. Use the command again.
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
league-no-change = There is no match or change “{ $typed }”. Choose one of those that are offered.

### The audit log

audit-heading = **Audit log** · page { $page } of { $pages } · { $total ->
        [one] 1 entry
       *[other] { $total } entries
    }
audit-empty = Nothing has been written into the audit log yet.
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
