-- Fixtures, which are matches that are to be played, and the messages that show the league table in channels.

CREATE TABLE fixtures (
    number   INTEGER PRIMARY KEY,
    guild    INTEGER NOT NULL,
    n        INTEGER NOT NULL,
    first    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    round    INTEGER NOT NULL,
    created  REAL    NOT NULL,
    reminded REAL    NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('open', 'played', 'cancelled')),
    match    TEXT,
    walkover INTEGER NOT NULL DEFAULT 0 CHECK (walkover IN (0, 1))
) STRICT;

-- `match` is the one by which it was settled, which may have been taken out of the league since: then it is open again.
-- `n` is what people call it: it counts in its guild. `first` is that of the first one made in the same breath.
CREATE UNIQUE INDEX fixtures_by_guild ON fixtures (guild, n);
CREATE INDEX fixtures_open ON fixtures (guild, n, reminded) WHERE state = 'open';
CREATE INDEX fixtures_by_match ON fixtures (match) WHERE match IS NOT NULL;

CREATE TABLE fixture_players (
    fixture INTEGER NOT NULL REFERENCES fixtures (number) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    person  INTEGER,
    name    TEXT    NOT NULL,
    PRIMARY KEY (fixture, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX fixture_players_by_person ON fixture_players (person, guild, fixture);

-- `game` is * for all games together. `message` is where the table stands, NULL while nothing is posted.
CREATE TABLE scoreboards (
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    message INTEGER,
    pinned  INTEGER NOT NULL CHECK (pinned IN (0, 1)),
    PRIMARY KEY (guild, channel)
) STRICT, WITHOUT ROWID;
