### The same deals at all tables of a round of fixtures

# The post when fixtures were made; a menu of rounds (deals-rounds) stands below it. $promise are 64 hex digits.
deals-created = Same deals: all tables of a round play the same ones, and you're compared with whoever has your seat elsewhere. Choose a round to see its promise.
deals-promise = -# Round { $round }: `{ $promise }`
# The page of a round.
deals-heading = **Same deals** · { $game }, round { $round } · { $over } of { $tables } tables played
deals-state = { $state ->
        [open] No table has started. Everyone who plays this round can cut: one word each, for all to see.
        [begun] A table has started, so no one can cut any more. Please don't look at the other tables before yours is done.
       *[ended] All tables are done.
    }
deals-secret = -# The secret: `{ $secret }`
# $seats are as in deals-seat, with " · " between.
deals-table = **{ NUMBER($number, useGrouping: 0) }** · { $seats }
deals-unplayed = **{ NUMBER($number, useGrouping: 0) }** · { $names } · not compared
# $points of $most matchpoints (one for each round), $total is the score of the game itself.
deals-seat = { $points ->
        [none] { $name } ({ $total })
       *[other] { $name } { $points } of { $most } ({ $total })
    }
button-deals = Same deals
deals-rounds = Choose a round
deals-round = Round { $round }
# The form: title 45 letters, description 100.
deals-cut-title = Cut the deals of round { $round }
deals-cut-description = Any word. Everyone sees it, and it's in every deal of the round.
deals-cut-said = { $name } cut the deals of round { $round }: “{ $word }”
# On the page of fair play of a table.
fair-shared = Other tables play the same deals. They are cut together before the first of these tables starts.
fair-night = The other tables play the same deals. No one cuts them; **{ button-fair }** on the game night's page has their promise.
fair-meaning-shared = The promise is the SHA-256 of a secret seed. When all tables are done, you can see every seed and every hand, so anyone can check that they match and that nobody changed the deals. Until then they stay hidden.

# What is wrong, in private.
deals-none = The tables of this round don't share their deals.
deals-secret-yet = Other tables still play these deals. You can look at them when all are done.
match-hidden = You can't see the channel where this match was played, so you only see its result.
fixtures-alone = Round { $round } has no two tables with the same number of players, so no one could be compared. Change the number of players or seats.
error-league-deals-begun = A table of this round has started, so no one can cut any more.
error-league-deals-strange = Only those who play this round can cut its deals.
