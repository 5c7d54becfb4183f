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
