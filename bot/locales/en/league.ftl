# The league: tables, players, histories, records, seasons. Pictures have little room: their words are short.

league-heading =
    {"**"}League · { $title }** · { $season }{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
league-empty = No one has finished a match that counts here yet. Open a table with `/play`.
league-final =
    -# Final table: this season is over.{ $again ->
        [yes] {" "}It was put right after its end.
       *[no] {""}
    }
league-outdated = -# Matches of this season were corrected since. A moderator can put the table right with `/season reopen`.
league-system = -# Points: { $system }
league-recalculating = Being recalculated
league-recalculating-note = ⏳ The league is being worked out again after a change. These numbers are from before it; look again in a moment.
league-line =
    { $place }\. **{ $name }** · { $single ->
        [yes] { $points } point
       *[no] { $points } points
    }{ $moved ->
        [up] , up { $by }
        [down] , down { $by }
        [new] , new
       *[no] { "" }
    }{ $tied ->
        [yes] {" "}· decided by { $tie }
       *[no] { "" }
    }
    -# { $played } played, { $won } won, { $per_match } a match, average place { $average }, rating { $rating } { $spread }, last: { $last }
league-text-legend = -# Last results, newest at the end: W won, L last, else the place. Up and down: ranks since yesterday. A rating with “?” is provisional: its ± is above 160.
league-title = League · { $title }
league-about =
    { $season } · { $by }{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    }
league-all = all games
league-all-games = All games
league-always = all time
league-all-time = All time
league-former = former player
league-somebody = someone
league-menu = Choose a game
league-season-menu = Choose a season
league-season-line =
    { $running ->
        [yes] { $season } (running)
       *[no] { $season }
    }
league-division = { $season }, division { $division }
league-division-moves =
    -# At the season's end { $where ->
        [first] the last { $count ->
            [one] one goes down.
           *[other] { $count } go down, at most half of a division.
        }
        [last] the first { $count ->
            [one] one goes up.
           *[other] { $count } go up, at most half of a division.
        }
       *[between] the first { $count ->
            [one] one goes up, the last one down.
           *[other] { $count } go up, the last { $count } down, at most half of a division.
        }
    }
league-sort-menu = Sort the table
league-sort = Sorted { $by }
league-sort-points = by points
league-sort-rating = by rating
league-sort-won = by wins
league-sort-played = by matches played
league-sort-per-match = by points a match
league-sort-place = by average place
league-name = Player
league-rank = Rank
league-played = Played
league-won = Won
league-place = Avg. place
league-rating = Rating
league-last = Last five
league-points = Points
league-per-match = Per match
league-new = new
league-provisional = ? provisional: ± above 160
league-mark-won = W
league-mark-last = L
league-tie-letter-won = w
league-tie-letter-points = p
league-tie-letter-direct = d
league-tie-letter-place = a
league-tie-letter-rating = r
league-tie-won = more wins
league-tie-points = more points
league-tie-direct = direct encounters
league-tie-place = average place
league-tie-rating = rating
league-points-behind = one for every player behind you
league-points-winner = the winner takes all
league-points-game = the game's own points
league-points-places = by place and number of players ({ $text })
league-points-best = the best { $best } of the first { $of } matches ({ $each })
league-points-list = by place ({ $text })
league-rank-missing =
    { $missing ->
        [one] after one more match
       *[other] after { $missing } more matches
    }
league-least = Ranks are given from { $least } matches on.
league-rules-saved = Saved. It holds for tables that are opened from now on.
league-rules-heading = {"**"}League rules**
league-rules-of =
    { $where ->
        [season] This season
        [fixture] Fixture { $number }
       *[league] The league
    }: {"**"}{ $rules }**
league-rules-none = anything goes
league-rules-note = -# What a season says comes before what the league says, and what a fixture says before both. Tables in the league begin by the rules; a match that is set up differently doesn't count.
league-why-out = taken out by a moderator
league-why-abandoned = ended early
league-why-banned = banned from the league
league-why-twice = counted once: the same player had a better seat
league-why-alone = not rated: only computers to play against
league-why-often = not rated: met another player of the table too often that day
league-why-walkover = not rated: walkover
league-why-rules = not played by the league rules
league-why-computers = fewer than two people played
league-why-limit = these people have played as often today as counts
league-why-left = not there at the end, so behind everyone who stayed
league-why-resigned = resigned, so last
button-first = First
button-last = Last
button-league-mine = My place
button-league-card = My card
button-league-t = As text
button-league-p = As a picture
button-league-history = Matches
button-league-versus = Compare with me

### A player

league-player = {"**"}{ $name }** · { $title } · { $season }
league-player-about = { $title } · { $season }
league-hidden = -# Not in the lists, by their own wish. `/league show` puts you back.
league-hidden-banned = -# Banned from the league.
league-fact = { $label }: {"**"}{ $value }**
league-curve = Rating over time
league-curve-empty = No rated match yet.
league-last-matches = Last matches, and what they did to the rating
league-last-heading = {"**"}Last matches**
league-games = Games
league-game-count =
    { $game } { $played } ({ $won } won)
league-favourite = Favourite
league-best = Best against
league-worst = Worst against
league-opponent = { $name }, ahead in { $ahead } of { $played }
league-streak = Wins in a row
league-streaks = { $now } now, { $longest } at most
league-highest = Best round
league-fastest = Fastest win
league-fastest-of = { $time } ({ $length })
league-duration =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }

### Matches

league-history =
    { $whose ->
        [person] {"**"}Matches of { $name }**
       *[all] {"**"}Matches of the league**
    } · { $title }{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    }
league-history-empty = No match in the league yet.
league-match-line =
    { $number ->
        [0] -
       *[other] { $number }\.
    } { $time } · { $game } · { $who }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }{ $counts ->
        [no] {" "}· doesn't count: { $why }
        [rating] {" "}· { $why }
       *[yes] { "" }
    }
league-match-own = place { $place } of { $seats }, with { $names }
league-placed = { $place }. { $name }
league-gain =
    { $single ->
        [yes] { $points } league point
       *[no] { $points } league points
    }
league-gain-none = no league points
league-rating-change = rating { $rating } ({ $change })
league-game-rating = in this game { $rating } { $spread } ({ $change })
league-match-menu = Show a match: its record, its shuffle, every rating
league-match-choice = { $number }. { $game }: { $names }
league-match = {"**"}{ $game }** · { $time } · `{ $match }`
league-match-out = Doesn't count in the league: { $why }.
league-match-changed = -# Changed by a moderator (change { $change } in `/league audit`).
league-match-unrecorded = -# Entered by a moderator: there is no record to check.
league-seat =
    { $place }\. **{ $name }**{ $played ->
        [computer] {" "}(computer)
        [left] {" "}(the computer played on)
        [resigned] {" "}(resigned)
        [taken] {" "}(someone took the seat over)
       *[person] { "" }
    } · { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }

### Two players compared

league-versus = {"**"}{ $left } and { $right }** · { $title }
league-together =
    { $title } · { $played ->
        [one] { $played } match together
       *[other] { $played } matches together
    }
league-level =
    { $level ->
        [one] level in { $level }
       *[other] level in { $level }
    }
league-ahead = ahead
league-rated = rating { $rating } { $spread }
league-never-met = They have played no match together yet.
league-versus-told =
    { $left } was ahead in { $ahead } of { $played }, { $right } in { $behind }{ $level ->
        [0] .
       *[other] , and they were level in { $level }.
    }
league-versus-rating = { $name }: { $rating }.
league-versus-game =
    { $game }: { $ahead } to { $behind }{ $level ->
        [0] .
       *[other] , level in { $level }.
    }

### Records

league-records = {"**"}Records · { $title }**
league-records-empty = No records yet. Someone has to win first.
league-record-game = {"**"}{ $game }**
league-record-streak = Longest winning streak: {"**"}{ $name }**, { $count } in a row { $when }
league-record-highest = Highest round: {"**"}{ $name }**, { $points } points { $when }
league-record-fastest = Fastest win ({ $length }): {"**"}{ $name }**, { $time } { $when }

### Seasons

season-none = There has been no season yet. A moderator starts one with `/season start`.
season-heading =
    { $count ->
        [one] {"**"}{ $count } season**
       *[other] {"**"}{ $count } seasons**
    }
season-line =
    {"**"}{ $name }** · from { $start }{ $state ->
        [over] {" "}to { $until }
        [dated] , runs until { $until }
       *[open] , running
    }{ $divisions ->
        [0] { "" }
       *[other] {" "}· { $divisions } divisions
    } · points: { $system }
season-more =
    { $count ->
        [one] … and { $count } more. Choose it in `/league table`.
       *[other] … and { $count } more. Choose them in `/league table`.
    }
season-menu = Show the table of a season
season-started = 🏁 The season {"**"}{ $name }** has begun{ $until ->
        [none] . It runs until a moderator ends it with `/season end`.
       *[other] . It runs until { $until }.
    } Points: { $system }.
season-divisions =
    It has { $count } divisions. At its end { $moves ->
        [one] one goes up and one down
       *[other] { $moves } go up and { $moves } down
    } between two of them (at most half of one). Whoever joins now plays in division { $count }.
season-division-members = {"**"}Division { $number }** ({ $count }): { $names }
season-division =
    {"**"}Division { $number }:** { $count ->
        [0] no one has a rank
        [one] 🏆 {"**"}{ $winners }** has won it
       *[other] 🏆 {"**"}{ $winners }** have won it together
    }{ $ups ->
        [0] { "" }
       *[other] {" "}· ⬆️ up: { $up }
    }{ $downs ->
        [0] { "" }
       *[other] {" "}· ⬇️ down: { $down }
    }
season-ask-division = Put {"**"}{ $name }** into division { $to } of the season {"**"}{ $season }**? It's division { $was } now. All matches of the season go along.
season-division-left = Everyone stays in their division.
season-division-set = {"**"}{ $name }** plays in division { $division } now.
season-ask-end = End the season {"**"}{ $name }** now? Its final table is posted and kept; it can't be started again.
season-kept = The season goes on.
season-ask-reopen = Work out the final table of {"**"}{ $name }** again, from its matches as they are corrected now? It is posted again with what has changed, and the table before it is kept.
season-left = The final table stays as it is.
season-same = Nothing has changed: the final table is what it was.
season-reopened = The final table is put right. It's in { $channel }.
season-reopened-unposted = The final table is put right. I can't post it in { $channel }, so here it is. `/league table` shows it at any time.
season-again = ✏️ **The final table of the season { $name } was put right.**
season-again-line =
    { $how ->
        [gone] {"**"}{ $name }** is no longer in it (place { $was }, points { $had })
        [new] {"**"}{ $name }** is new: place { $place }, points { $points }
       *[other] {"**"}{ $name }**: place { $was } → { $place }, points { $had } → { $points }
    }
season-again-more =
    { $count ->
        [one] … and { $count } more.
       *[other] … and { $count } more.
    }
season-ended = The season is over. Its final table is in { $channel }.
season-ended-unposted = The season is over, and its final table is kept. I can't post it in { $channel }, so here it is. `/league table` shows it at any time.
season-over = 🏁 **The season { $name } is over.**
season-empty = No match counted in it.
season-winner =
    { $count ->
        [one] 🏆 {"**"}{ $names }** has won it.
       *[other] 🏆 {"**"}{ $names }** have won it together.
    }
season-games = -# Played: { $games }
season-table-line =
    { $place }\. **{ $name }** · { $single ->
        [yes] { $points } point
       *[no] { $points } points
    }
season-final-title = { $name } · final table
season-final-about =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
button-season-reopen = Yes, put it right
button-season-division = Yes, move
button-season-end = Yes, end it
button-season-table = The whole table

### Settings

settings-league-zone = Time zone: {"**"}{ $zone }**. Days begin and seasons end by it.
settings-league-points =
    { $running ->
        [yes] Points in the season { $season }: {"**"}{ $system }**
       *[no] Points: {"**"}{ $system }**
    }
settings-league-channel =
    { $set ->
        [yes] Final tables of seasons are posted in { $channel }.
       *[no] Final tables of seasons are posted where the last match was.
    }
settings-points = How points are given
settings-points-behind = One point for every player behind you
settings-points-winner = The winner takes all
settings-points-game = The game's own points
settings-points-places = By place, for each number of players …
settings-points-list = By place, one list for all …
settings-points-best = The best matches of a season …
points-title = Points as you write them
points-label-places = Points for each number of players
points-description-places = Best place first: “3: 5 2 0” gives 5, 2 and 0 points in a match of three.
points-label-list = Points for each place
points-label-best = The best of so many matches
points-description-best = “best 10 of 20” adds up the best 10 of a player's first 20. “by 10 6 3” says what a match gives.
points-description-list = Best place first: “10 6 3 1”. Further places get nothing.
zone-title = Time zone of this server
zone-label = Time zone
zone-description = Like Europe/Helsinki. The city alone will do.
button-league-zone = Time zone
button-league-here = Post final tables here
button-league-anywhere = Post at the last match

### Answers

league-export =
    { $players ->
        [one] The table with { $players } player, as a file for spreadsheets.
       *[other] The table with { $players } players, as a file for spreadsheets.
    }
league-hide-done = You are in no list of this server's league from now on. Your matches still count for the others. `/league show` puts you back.
league-show-done = You are in the lists of this server's league again.
league-unranked = You have no rank there yet. You get one { $missing }.
league-hidden-other = That player is in no list of this league, by their own wish or because a moderator banned them.
league-no-player = There is no player “{ $name }” in this server's league. Choose one from the list that opens as you type.

### Pictures in words

alt-league = League, { $title }, { $season }.
alt-league-row =
    { $place }: { $name }, { $single ->
        [yes] { $points } point
       *[no] { $points } points
    }, { $played } played, { $won } won, rating { $rating }.
alt-league-player = Card of { $name }: { $about }.
alt-league-fact = { $label }: { $value }.
alt-league-curve = The rating went from { $first } to { $last }, between { $low } and { $high }.

### What the league refuses, why, and what can be done

error-league-unknown-match = There is no such match in this server's league.
error-league-unknown-player = That player has no match in this server's league yet.
error-league-unknown-season = There is no season “{ $name }”. `/season list` shows them all.
error-league-unknown-change = There is no change with the number { $change }. `/league audit` shows them all.
error-league-changed-meanwhile = Someone else has changed that since you looked. Look at it again, then decide.
error-league-undone = That change is undone already.
error-league-taken-out = That match is taken out already.
error-league-nothing-changed = That is what stands there already.
error-league-season-running = The season “{ $name }” is still running. End it first, with `/season end`.
error-league-season-overlaps = The season “{ $name }” has some of these days. Choose another last day.
error-league-season-not-over = The season “{ $name }” has no final table yet.
error-league-season-name = Choose another name: it must be new and at most 40 characters long.
error-league-season-closing = The final table of “{ $name }” is still being worked out, and divisions follow from it. Try again in a minute.
error-league-divisions = A season has { $fewest } to { $most } divisions, and at most { $moves } go up and down.
error-league-divisions-few = Each division needs two players. { $members ->
        [0] No one has a rank in the league yet.
        [one] { $members } player has a rank in the league, and { $least } are needed.
       *[other] { $members } players have a rank in the league, and { $least } are needed.
    }
error-league-unknown-division = That season has no division { $division }.
error-league-no-season = No season is running. Start one with `/season start`.
error-league-date = There is no date “{ $text }”. Write it like 2026-12-31.
error-league-date-past = { $text } is over. Choose a day that is still to come.
error-league-date-early = { $text } is too long ago. Only matches since { $first } can be added.
error-league-date-future = { $text } is still to come. Only matches that were played can be added.
error-league-zone = There is no time zone “{ $zone }”. Write it like Europe/Helsinki.
error-league-system =
    “{ $text }” is no way to give points: { $reason ->
        [twice] it has the same number of players twice.
        [seats] matches have 2 to 6 players.
        [length] there are more points than places, or none.
        [order] a better place must give at least as many points.
        [best] write it like “best 10 of 20”, or “best 10 of 20 by 10 6 3 1”, with 100 matches at most.
       *[number] points are whole numbers from 0 to 9999.
    }
error-league-no-pending = That result is settled already.
error-league-pending-own = Someone else must confirm a result that you added.
error-league-pending-late = The day for that is over. A moderator can still confirm or reject it.
error-league-pending-strange = Only the other players of that match and moderators can answer this.
error-league-terms =
    { $reason ->
        [length] That game has no such length.
        [option] That game has no such option.
       *[options] Say which game these options are for.
    }
error-league-game = There is no game “{ $game }”.
error-league-seats = That game is for { $fewest } to { $most } players, not for { $seats }.
error-league-places = These places don't go together. Equals share a place, and the next one is left out: 1, 2, 2, 4.
error-league-twice = That is the same player twice.
error-league-banned = That player is banned from the league already.
error-league-not-banned = That player isn't banned from the league.
error-league-merged = That player is merged into another one already.
error-league-reason = Give a reason, at most { $most } characters long.
error-league-page = There is no such page.
