# The league: tables, players, histories, records, seasons.
#
# Values that come often: $title is a game's name or league-all, $season the name of a season or league-always, $place a
# place from 1, $points a number with one decimal at most (write it as { $points }, it chooses the plural too),
# $rating a rating as it is shown ("1359", provisional "1359?"), $spread how sure it is ("±58"), $change by how much it
# changed ("+12"), $time and $when a day or a time that each reader's own Discord writes.

### The table, as a message: the lines above the picture, and the same in words (at most 2,000 characters, ten players).

# $page and $pages are numbers, $players is how many there are in the table.
league-heading =
    {"**"}League · { $title }** · { $season }{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
league-empty = No one has finished a league match here yet. Open a table with `/play`.
league-final =
    -# Final table: this season is over.{ $again ->
        [yes] {" "}Corrected after its end.
       *[no] {""}
    }
league-outdated = -# A moderator has corrected matches since. `/manage season reopen` updates this table.
league-system = -# Points: { $system }
league-recalculating = Recounting, { NUMBER($percent) }%
league-recalculating-note = ⏳ The league is being recounted after a change: { NUMBER($percent) }% done. These numbers are from before.
# Two lines a player. $by is by how many places somebody has moved, $tie one of league-tie-*, $per_match and $average are
# written with one decimal, $last are the letters of the last results ("W 2 L").
league-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $moved ->
        [up] {" "}· up { $by }
        [down] {" "}· down { $by }
        [new] {" "}· new
       *[no] { "" }
    }{ $tied ->
        [yes] {" "}· tie-break: { $tie }
       *[no] { "" }
    }
    -# { $played } played, { $won } won, { $per_match } a match, average place { $average }, rating { $rating } { $spread }, last: { $last }
league-text-legend = -# Last results, newest at the end: W won, L last, else the place. Up and down: ranks since yesterday. A rating with “?” is provisional: its ± is above 160.

### The heads of the league's pictures: one line each, 40 letters or so

league-title = League · { $title }
league-about =
    { $season } · { $by }{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    }

### Words for what is shown, and menus (100 letters a line). Those in capitals begin a line.

league-all = all games
league-all-games = All games
league-always = all time
league-all-time = All time
# In place of the name of who has deleted their data, and of who is in no list.
league-former = former player
league-somebody = someone
league-menu = Choose a game
league-season-menu = Choose a season
league-season-list = All seasons in a list
league-season-line =
    { $running ->
        [yes] { $season } (running)
       *[no] { $season }
    }
league-division = { $season }, division { $division }
# Under the table of the first, the last, and any other division.
league-division-moves =
    { $where ->
        [first] { $count ->
            [one] -# At the season's end the last player goes down.
           *[other] -# At the season's end the last { $count } go down, at most half of a division.
        }
        [last] { $count ->
            [one] -# At the season's end the first player goes up.
           *[other] -# At the season's end the first { $count } go up, at most half of a division.
        }
       *[between] { $count ->
            [one] -# At the season's end the first player goes up, the last down.
           *[other] -# At the season's end the first { $count } go up, the last { $count } down, at most half of a division.
        }
    }
league-sort-menu = Sort the table
# $by is one of the next ones, which are also choices of `/league table`, and stand in the head of the picture.
league-sort = Sorted { $by }
league-sort-points = by points
league-sort-rating = by rating
league-sort-won = by wins
league-sort-played = by matches played
league-sort-per-match = by points a match
league-sort-place = by average place

### Heads of columns in the pictures: one word or two in little room. A letter takes some 17 pixels; what is wider is drawn
### narrower, down to four fifths. The same words are labels on a player's card, where 20 letters have room.

# 300 pixels; also the name of who has none.
league-name = Player
league-rank = Rank
# Labels before numbers in a line of 796 pixels with five results: the shorter the better. The averages stand there where they sort it.
league-played = Played
league-won = Won
league-place = Avg. place
# Heads: 220 pixels each; league-last and league-per-match are labels, too.
league-rating = Rating
league-last = Last five
league-points = Points
league-per-match = Per match
# 80 pixels: beside who was not in the table the day before.
league-new = new
# Below the table: 60 letters.
league-provisional = ? provisional: ± above 160
# One letter each: a match won; last place. Between them stand numbers.
league-mark-won = W
league-mark-last = L
# What decided between two with the same points: a small letter beside the points, each another one, and what it stands for,
# below the table and in words.
league-tie-letter-won = w
league-tie-letter-points = p
league-tie-letter-direct = d
league-tie-letter-place = a
league-tie-letter-rating = r
league-tie-won = more wins
league-tie-points = more points
league-tie-direct = head to head
league-tie-place = average place
league-tie-rating = rating

### How points are given, as a phrase after "Points: "; $text are numbers as moderators write them ("3: 5 2 0")

league-points-behind = one for every player behind you
league-points-winner = the winner takes all
league-points-game = the game's own points
league-points-places = by place and number of players ({ $text })
league-points-best = the best { $best } of the first { $of } matches ({ $each })
league-points-list = by place ({ $text })

### Ranks, and the league rules

# On a player's card beside "Rank", and in league-unranked.
league-rank-missing =
    { $missing ->
        [one] after one more match
       *[other] after { $missing } more matches
    }
league-least = You're ranked after { $least } matches.
league-rules-saved = Saved for tables opened from now on.
league-rules-heading = {"**"}League rules**
# $rules are rules joined by " · ", or league-rules-none.
league-rules-of =
    { $where ->
        [season] This season: {"**"}{ $rules }**
        [fixture] Fixture { NUMBER($number, useGrouping: 0) }: {"**"}{ $rules }**
       *[league] The league: {"**"}{ $rules }**
    }
league-rules-none = anything goes
button-league-rules = League rules
league-rules-note = -# A season's rules beat the league's, and a fixture's beat both. League tables start with these rules; a match set up differently doesn't count.
league-rules-turns = -# Who plays counts: if the computer plays more than a third of your turns, you rank behind everyone who stays, even if you come back.
league-rules-divisions = -# Only matches within a division count in this season's table. All others count for ratings.

### Why a match, or somebody's part in it, does not count: a phrase, after a colon, after " · " or in brackets

league-why-out = taken out by a moderator
league-why-abandoned = ended early
league-why-banned = banned from the league
league-why-twice = counts once: that player had a better seat
league-why-alone = unrated: computer opponents only
league-why-often = unrated: two players met too often that day
league-why-apart = different divisions, so not in the season's table
league-why-walkover = unrated: walkover
league-why-rules = not played by the league rules
league-why-computers = fewer than two people played
league-why-limit = these players reached the day's limit
league-why-left = gone at the end, so behind everyone who stayed
league-why-absent = the computer played over a third of the turns, so behind everyone who stayed
league-why-resigned = resigned, so last

### What a match counts for, told in the lobby and before somebody resigns

# Small lines in the lobby of a league table.
stakes-limit = -# You have reached today's limit of { $limit } league matches together: another one that ends today doesn't count.
stakes-often = -# { $names } have reached today's limit of { $limit } league matches together: points, but no rating.
stakes-apart = -# You play in different divisions: this match isn't in the season's table, but counts for ratings.
# In the question of confirm-resign: $why is one of league-why-*, $points one of league-gain and league-gain-none.
stakes-resign-free = This match doesn't count for you: { $why }.
stakes-resign =
    { $worth ->
        [game] In the league you get place { $place } of { $seats }, with the fewest points at the table
        [apart] In the league you get place { $place } of { $seats }, but not in the season's table
       *[points] In the league you get place { $place } of { $seats }: { $points }
    }{ $rated ->
        [yes] {" "}– and it counts for your rating.
       *[no] {" "}– and your rating stays.
    }
stakes-resign-fixture = Your place also counts in fixture { NUMBER($number, useGrouping: 0) }.
stakes-resign-night = Your place also counts in the game night, once enough was played at this table.

### Buttons, up to five in a row: 20 letters at most, better 12

button-first = First
button-last = Last
button-league-mine = My place
button-league-card = My card
button-league-t = As text
button-league-p = As a picture
button-league-history = Matches
button-league-versus = Compare with me
button-league-records = Records
button-league-hide = Hide me
button-league-show = Show me again

### A player's card: the message, and the labels of the picture (a label 20 letters, a value 40)

league-player = {"**"}{ $name }** · { $title } · { $season }
league-player-about = { $title } · { $season }
league-hidden = -# You're hidden from this server's league. Your matches still count for the others. **{ button-league-show }** brings you back.
league-hidden-banned = -# Banned from the league.
league-uncarded = You haven't played a league match on this server yet. `/play` starts one.
league-fact = { $label }: {"**"}{ $value }**
# In the picture: heads of its two parts, and what stands there without a match.
league-curve = Rating over time
league-curve-empty = No rated match yet.
league-last-matches = Last matches and rating changes
league-last-heading = {"**"}Last matches**
league-games = Games
league-game-count =
    { $game } { $played } ({ $won } won)
league-favourite = Favourite
league-best = Best against
league-worst = Worst against
league-opponent = { $name }, ahead in { $ahead } of { $played }
league-milestones = Milestones
# In a list with milestone-*: $games are names of games.
league-first-wins = won: { $games }
league-beat-strong = beat a strong computer: { $games }
# Labels, and what stands behind them.
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

### Matches: a list of eight in a message, and one match with all its seats

league-history =
    { $whose ->
        [person] {"**"}Matches of { $name }**
       *[all] {"**"}Matches of the league**
    } · { $title }{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    }
league-history-empty = No match in the league yet.
# One match: $who is league-match-own in somebody's own list, else all players with their places (league-placed).
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
league-match-own = place { $place } of { $seats } · opponents: { $names }
league-placed = { $place }. { $name }
# $gain is the number with its sign ("+3", "−2"), $points the same number for the plural.
league-gain =
    { $points ->
        [one] { $gain } league point
       *[other] { $gain } league points
    }
league-gain-none = no league points
league-rating-change = rating { $rating } ({ $change })
league-game-rating = in this game { $rating } { $spread } ({ $change })
# A menu's placeholder, and its lines: 100 letters.
league-match-menu = Pick a match for its details
league-match-choice = { $number }. { $game }: { $names }
league-match = {"**"}{ $game }** · { $time } · `{ $match }`
league-match-out = Doesn't count in the league: { $why }.
league-match-changed = -# Changed by a moderator (change { NUMBER($change, useGrouping: 0) } in `/manage audit`).
league-match-unrecorded = -# Entered by a moderator: there is no record to check.
league-seat =
    { $place }\. **{ $name }**{ $played ->
        [computer] {" "}(computer)
        [left] {" "}(the computer played on)
        [absent] {" "}(the computer played over a third)
        [resigned] {" "}(resigned)
        [taken] {" "}(seat taken over)
       *[person] { "" }
    } · { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $gains ->
        [yes] {" "}· { $gain }
       *[no] { "" }
    }

### Two players compared: a picture (league-together to league-rated, 30 letters each), and the same in words

league-versus = {"**"}{ $left } and { $right }** · { $title }
league-together =
    { $title } · { $played ->
        [one] { $played } match together
       *[other] { $played } matches together
    }
league-level = level in { $level }
league-ahead = ahead
league-rated = rating { $rating } { $spread }
league-never-met = They haven't played each other yet.
league-versus-told =
    { $level ->
        [0] { $left } was ahead in { $ahead } of { $played }, { $right } in { $behind }.
       *[other] { $left } was ahead in { $ahead } of { $played }, { $right } in { $behind }. They were level in { $level }.
    }
league-versus-rating = { $name }: { $rating }.
league-versus-game =
    { $level ->
        [0] { $game }: { $ahead } to { $behind }.
       *[other] { $game }: { $ahead } to { $behind }, level in { $level }.
    }

### Records: a message, a line each

league-records = {"**"}Records · { $title }**
league-records-empty = No records yet. Someone has to win first.
league-record-game = {"**"}{ $game }**
# $when is a day, or "none" where nobody knows it; $length one of length-*, $time one of league-duration.
league-record-streak =
    { $when ->
        [none] Longest winning streak: {"**"}{ $name }**, { $count } in a row
       *[other] Longest winning streak: {"**"}{ $name }**, { $count } in a row ({ $when })
    }
league-record-highest =
    { $when ->
        [none] Highest round: {"**"}{ $name }**, { $points } points
       *[other] Highest round: {"**"}{ $name }**, { $points } points ({ $when })
    }
league-record-fastest =
    { $when ->
        [none] Fastest win · { $length }: {"**"}{ $name }**, { $time }
       *[other] Fastest win · { $length }: {"**"}{ $name }**, { $time } ({ $when })
    }

### Seasons: their list, posts at their beginning and end, and moderators' questions

season-heading =
    { $count ->
        [one] {"**"}{ $count } season**
       *[other] {"**"}{ $count } seasons**
    }
# $start and $until are days. A season is over, runs to a day, or runs until a moderator ends it.
season-line =
    {"**"}{ $name }** · { $state ->
        [over] { $start } – { $until }
        [dated] running: { $start } – { $until }
       *[open] running since { $start }
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
# Posts. $system is one of league-points-*, $until a day or "none".
season-started =
    { $until ->
        [none] 🏁 The season {"**"}{ $name }** has begun. Points: { $system }. It runs until a moderator ends it with `/manage season end`.
       *[other] 🏁 The season {"**"}{ $name }** has begun. Points: { $system }. It runs until: { $until }
    }
season-divisions =
    { $moves ->
        [one] It has { $count } divisions. At the end one player goes up and one down between neighbours (at most half of a division). Newcomers play in division { $count }. Only matches within a division count in its table.
       *[other] It has { $count } divisions. At the end { $moves } go up and { $moves } down between neighbours (at most half of a division). Newcomers play in division { $count }. Only matches within a division count in its table.
    }
season-division-members = {"**"}Division { $number }** ({ $count }): { $names }
season-division =
    {"**"}Division { $number }:** { $count ->
        [0] no one has a rank
        [one] 🏆 {"**"}{ $winners }** wins it
       *[other] 🏆 {"**"}{ $winners }** share it
    }{ $ups ->
        [0] { "" }
       *[other] {" "}· ⬆️ up: { $up }
    }{ $downs ->
        [0] { "" }
       *[other] {" "}· ⬇️ down: { $down }
    }
# Questions in private, and their answers; the buttons are below.
season-ask-division =
    { $apart ->
        [yes] Move {"**"}{ $name }** from division { $was } to division { $to } of {"**"}{ $season }**? Their matches this season are counted again: only those within division { $to }.
       *[no] Move {"**"}{ $name }** from division { $was } to division { $to } of {"**"}{ $season }**? Their matches this season move along.
    }
season-division-left = Everyone stays in their division.
season-division-set = {"**"}{ $name }** plays in division { $division } now.
season-ask-end = End the season {"**"}{ $name }** now? I post and keep its final table. You can't restart it.
season-kept = The season goes on.
season-ask-reopen = Correct the final table of {"**"}{ $name }**? I count its matches again as they stand now, post what changed, and keep the old table too.
season-left = The final table stays as it is.
season-same = Nothing to correct: the final table stays the same.
season-reopened = Final table corrected. It's in { $channel }.
season-reopened-unposted = Final table corrected. I can't post it in { $channel }, so here it is. `/league table` shows it any time.
# The post with a table that was corrected, and what has changed for whom.
season-again = ✏️ **Final table corrected: { $name }**
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
season-ended-unposted = The season is over. I can't post its final table in { $channel }, so here it is. `/league table` shows it any time.
# The post at a season's end, its lines, and the picture's head.
season-over = 🏁 **The season { $name } is over.**
season-empty = No match counted.
season-winner =
    { $count ->
        [one] 🏆 {"**"}{ $names }** wins it.
       *[other] 🏆 {"**"}{ $names }** share it.
    }
season-games = -# Played: { $games }
season-table-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
season-final-title = { $name } · final table
season-final-about =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
# Buttons: 20 letters.
button-season-reopen = Yes, correct it
button-season-division = Yes, move
button-season-end = Yes, end it
button-season-table = The whole table

### The league's page of /settings: lines, the lines of a menu (100 letters), forms (title and label 45, hint 100), buttons (20)

settings-league-zone = Time zone: {"**"}{ $zone }**. Days and seasons end by this clock.
settings-league-points =
    { $running ->
        [yes] Points in the season { $season }: {"**"}{ $system }**
       *[no] Points: {"**"}{ $system }**
    }
settings-league-channel =
    { $set ->
        [yes] Seasons end with a post in { $channel }.
       *[no] Seasons end with a post where the last match was.
    }
settings-points = How points are given
settings-points-behind = One point for every player behind you
settings-points-winner = The winner takes all
settings-points-game = The game's own points
settings-points-places = By place, for each number of players …
settings-points-list = By place, one list for all …
settings-points-best = The best matches of a season …
# Forms. What is in quotes is typed as it stands, in every language.
points-title = Points as you write them
points-label-places = Points for each number of players
points-description-places = Best place first: “3: 5 2 0” means 5, 2 and 0 points in a match of three.
points-label-list = Points for each place
points-label-best = The best of so many matches
points-description-best = “best 10 of 20” adds up the best 10 of a player's first 20. “by 10 6 3” sets a match's points.
points-description-list = Best place first: “10 6 3 1”. Further places get nothing.
zone-title = Time zone of this server
zone-label = Time zone
zone-description = Like Europe/Helsinki. The city alone will do.
button-league-zone = Time zone
button-league-here = Post final tables here
button-league-anywhere = Post at the last match

### Answers in private

league-export =
    { $players ->
        [one] The table with { $players } player, as a file for spreadsheets.
       *[other] The table with { $players } players, as a file for spreadsheets.
    }
league-unranked = You have no rank there yet. You get one { $missing }.
league-hidden-other = That player is hidden or banned.
league-no-player = There's no player “{ $name }” in this server's league. Pick one from the list as you type.

### Pictures in words, for people who hear them: 1,024 characters for all lines of a picture

alt-league = League, { $title }, { $season }.
alt-league-row =
    { $place }: { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $played } played, { $won } won, rating { $rating }.
alt-league-player = Card of { $name }: { $about }.
alt-league-fact = { $label }: { $value }.
alt-league-curve = Rating: { $first } → { $last }, lowest { $low }, highest { $high }.

### What the league refuses, why, and what can be done: answers in private, one sentence or two

error-league-unknown-match = There's no such match in this server's league.
error-league-unknown-player = No league match on this server yet. `/play` starts one.
error-league-unknown-season = There's no season “{ $name }”. `/league table` shows them all.
error-league-unknown-change = There's no change { NUMBER($change, useGrouping: 0) }. `/manage audit` shows them all.
error-league-changed-meanwhile = Someone else has changed that since you looked. Look again, then decide.
error-league-undone = That change is undone already.
error-league-taken-out = That match is out already.
error-league-nothing-changed = It's like that already.
error-league-season-running = The season “{ $name }” is still running. End it first, with `/manage season end`.
error-league-season-overlaps = The season “{ $name }” covers some of these days. Choose another last day.
error-league-season-not-over = The season “{ $name }” has no final table yet.
error-league-season-name = Choose another name: it must be new and at most 40 characters long.
error-league-name = A name needs { $fewest }–{ $most } characters.
error-league-name-early =
    { $days ->
        [one] You can change your name once a week. That's possible again tomorrow.
       *[other] You can change your name once a week. That's possible again in { $days } days.
    }
error-league-name-taken = Somebody in this server is called “{ $name }” already. Choose another name.
error-league-name-none = That person hasn't chosen a name in this server.
error-league-season-closing = I'm still counting the final table of “{ $name }”, and divisions follow from it. Try again in a minute.
error-league-divisions = A season has { $fewest }–{ $most } divisions, and at most { $moves } go up and down.
error-league-divisions-few =
    { $members ->
        [0] Each division needs two players. No one has a rank in the league yet.
       *[other] Each division needs two players. With a rank in the league: { $members }. Needed: { $least }.
    }
error-league-unknown-division = That season has no division { $division }.
error-league-no-season = No season is running. Start one with `/manage season start`.
error-league-date = There's no date “{ $text }”. Write it like 2026-12-31.
error-league-date-past = { $text } is over. Choose a later day.
error-league-date-early = { $text } is too long ago. You can add matches since { $first }.
error-league-date-future = { $text } is still to come. You can only add matches that were played.
error-league-zone = There's no time zone “{ $zone }”. Write it like Europe/Helsinki.
error-league-system =
    { $reason ->
        [twice] “{ $text }” doesn't work for points: it has the same number of players twice.
        [seats] “{ $text }” doesn't work for points: matches have 2–6 players.
        [length] “{ $text }” doesn't work for points: there are more points than places, or none.
        [order] “{ $text }” doesn't work for points: a better place must give at least as many.
        [best] “{ $text }” doesn't work for points. Write it like “best 10 of 20”, or “best 10 of 20 by 10 6 3 1”, with 100 matches at most.
       *[number] “{ $text }” doesn't work for points. Write whole numbers: 0–9999.
    }
error-league-no-pending = That result is settled already.
error-league-pending-own = Someone else must confirm a result you added.
error-league-pending-late = The day for that is over. A moderator can still confirm or reject it.
error-league-pending-strange = Only the match's other players and moderators can answer this.
error-league-terms =
    { $reason ->
        [length] That game has no such length.
        [option] That game has no such option.
        [fixture] That fixture is for another game than this preset.
       *[options] Say which game these options are for.
    }
error-league-game = There's no game “{ $game }”.
error-league-seats = That game is for { $fewest }–{ $most } players. Players named: { $seats }.
error-league-places = Those places don't add up. Ties share a place and skip the next: 1, 2, 2, 4.
error-league-twice = That's the same player twice.
error-league-banned = That player is banned from the league already.
error-league-not-banned = That player isn't banned from the league.
error-league-merged = That player is merged into another one already.
error-league-reason = Give a reason, at most { $most } characters long.
error-league-page = There's no such page.
