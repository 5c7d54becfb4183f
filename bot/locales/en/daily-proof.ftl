# The fair play of a deal of the day. Its promise is the SHA-256 of a secret, and every round follows from that.
# Nobody is told the secret before the day is over.

proof-promise =
    Promised before the day began:
    -# `{ $promise }`
# The times are Discord's: “in 5 hours”.
proof-waits =
    { $begins ->
        [yes] It can be played { $start }. The secret behind the promise is told once that day is over: { $end }.
       *[no] The secret behind the promise is told once the day is over: { $end }.
    }
proof-secret =
    ✅ The secret is what was promised: its SHA-256 is that number. Every round of this deal follows from it.
    -# `{ $secret }`
proof-own = Your own match:
proof-menu = Another deal
error-table-daily-unread = I can't tell which deal “{ $text }” is. Write a date, a game or both: `2026-12-24 classic`.
error-table-daily-future = That deal isn't made yet. There are only today's, tomorrow's, and those of past days.
error-table-daily-none = There was no deal on that day.
# Above a deal that somebody begins although the server has left out that game.
daily-left-out = { $game } is never the game of the day here, so it doesn't count in this server's table.
# Outside of servers, `/replay` is about one's own last deal of the day.
daily-unplayed = You haven't finished a deal of the day yet. `/daily` starts today's.
