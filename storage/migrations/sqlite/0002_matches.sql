-- Finished matches, and what every seat came to.

CREATE TABLE matches (
    number  INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    options TEXT    NOT NULL,
    record  TEXT    NOT NULL,
    started REAL    NOT NULL,
    ended   REAL    NOT NULL,
    "end"   TEXT    NOT NULL,
    league  INTEGER NOT NULL CHECK (league IN (0, 1))
) STRICT;

-- With all that the league asks of a match, so that it never reads the long records.
CREATE INDEX matches_by_time ON matches (guild, ended, league, "end");
CREATE INDEX matches_by_game ON matches (guild, game, ended, league, "end");
CREATE INDEX matches_by_channel ON matches (guild, channel, ended);

CREATE TABLE results (
    match    INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    ended    REAL    NOT NULL,
    person   INTEGER,
    name     TEXT    NOT NULL,
    computer INTEGER NOT NULL CHECK (computer IN (0, 1)),
    total    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_person ON results (person, guild, ended);
