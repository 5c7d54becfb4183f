# The league: tables, players, histories, seasons.

league-heading =
    {"**"}League · { $title }**{ $pages ->
        [one] { "" }
       *[other] {" "}· page { $page } of { $pages }
    }
league-empty = Nobody has finished a match that counts yet. Open a table with `/play`.
league-line =
    { $place }\. **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $played } played · { $won } won
league-title = League · { $title }
league-all = all games
league-menu = Choose a game
league-name = Player
league-played = Played
league-won = Won
league-place = Average
league-per-match = A match
league-new = new
league-about = page { $page } of { $pages }
league-points = Points

alt-league = League, { $title }.
alt-league-row =
    { $place }: { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $played } played, { $won } won.

### What the league refuses, why, and what can be done

error-league-unknown-match = There is no such match in this server's league.
error-league-unknown-player = That player has no match in this server's league yet.
error-league-unknown-season = There is no season “{ $name }”. `/season list` shows them all.
error-league-unknown-change = There is no change with the number { $change }. `/league audit` shows them all.
error-league-changed-meanwhile = Somebody else has changed that since you looked. Look at it again, then decide.
error-league-undone = That change is undone already.
error-league-taken-out = That match is taken out already.
error-league-nothing-changed = That is what stands there already.
error-league-season-running = The season “{ $name }” is still running. End it first, with `/season end`.
error-league-season-overlaps = The season “{ $name }” has some of these days. Choose another last day.
error-league-season-name = Choose another name: it must be new and at most 40 characters long.
error-league-no-season = No season is running. Start one with `/season start`.
error-league-date = There is no date “{ $text }”. Write it like 2026-12-31.
error-league-date-past = { $text } is over. Choose a day that is still to come.
error-league-date-future = { $text } is still to come. Only matches that were played can be added.
error-league-zone = There is no time zone “{ $zone }”. Write it like Europe/Helsinki.
error-league-system =
    “{ $text }” is no way to give points: { $reason ->
        [twice] it has the same number of players twice.
        [seats] matches have 2 to 6 players.
        [length] there are more points than places, or none.
        [order] a better place must give at least as many points.
       *[number] points are whole numbers from 0 to 9999.
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
