-- Problems "find the move" of a day, and people's answers. Rows of these tables are no server's.

-- `position` is the header and log of a match, as JSON; `moves` are all that differ, the best first.
CREATE TABLE daily_problems (
    number   INTEGER PRIMARY KEY,
    day      INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    place    INTEGER NOT NULL,
    position TEXT    NOT NULL,
    moves    TEXT    NOT NULL,
    obvious  TEXT    NOT NULL,
    loss     REAL    NOT NULL
) STRICT;

CREATE UNIQUE INDEX daily_problems_by_day ON daily_problems (day, game, place);

-- `tokens` is NULL until the person has answered.
CREATE TABLE daily_answers (
    problem INTEGER NOT NULL,
    person  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    began   REAL    NOT NULL,
    tokens  TEXT,
    solved  INTEGER NOT NULL DEFAULT 0 CHECK (solved IN (0, 1)),
    PRIMARY KEY (problem, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_answers_by_person ON daily_answers (person, day);
