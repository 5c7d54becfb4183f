-- The deal of the day: everybody plays the same one. Rows of these tables are no server's.

-- The secret of a day's deal of a game, made a day before by whoever asks first. Days have numbers. `par` is what a strong
-- computer player made of it, NULL until that is known.
CREATE TABLE daily_deals (
    day     INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    secret  TEXT    NOT NULL,
    promise TEXT    NOT NULL,
    par     INTEGER,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;

-- A person's try: one of a day's deal of a game. `header` and `log` are as those of tables; a line of the log is an entry,
-- and `entries` counts them. `ended` and `score` are NULL while it is played; `counted`: it ended on its day.
CREATE TABLE dailies (
    number  INTEGER PRIMARY KEY,
    person  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    header  TEXT    NOT NULL,
    log     TEXT    NOT NULL,
    entries INTEGER NOT NULL,
    started REAL    NOT NULL,
    ended   REAL,
    score   INTEGER,
    counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX dailies_by_person ON dailies (person, day, game);
CREATE INDEX dailies_by_score ON dailies (day, game, score) WHERE counted = 1;

-- Who has seen a deal and deleted their data since, without saying who: a mark made of the person's number and the secret.
-- It goes when the day is over.
CREATE TABLE daily_marks (
    day  INTEGER NOT NULL,
    game TEXT    NOT NULL,
    mark TEXT    NOT NULL,
    PRIMARY KEY (day, game, mark)
) STRICT, WITHOUT ROWID;
