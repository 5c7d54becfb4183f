-- Results that were added by hand and wait for another player's Confirm: they count for nothing and are no matches yet.
-- `seats` is JSON: person, name, place and total of each.
CREATE TABLE league_pending (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild  INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    ended  REAL    NOT NULL,
    seats  TEXT    NOT NULL,
    actor  INTEGER,
    reason TEXT    NOT NULL,
    at     REAL    NOT NULL
) STRICT;

CREATE INDEX league_pending_by_guild ON league_pending (guild, number);
