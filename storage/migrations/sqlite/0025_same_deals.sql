-- The deals that all tables of a round of fixtures share (`first` and `round`). `secret`: the seeds follow from it;
-- `options`: those of the game, the same at all tables. `begun`: the first of them has started, and nobody cuts any
-- more; `ended`: the last one has ended.
CREATE TABLE fixture_deals (
    number  INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    first   INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    secret  TEXT    NOT NULL,
    options TEXT    NOT NULL,
    begun   INTEGER NOT NULL DEFAULT 0 CHECK (begun IN (0, 1)),
    ended   INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX fixture_deals_by_round ON fixture_deals (guild, first, round);

-- The words with which they were cut, in their order. Whoever is forgotten leaves the word: other players' deals have it.
CREATE TABLE fixture_cuts (
    deals  INTEGER NOT NULL REFERENCES fixture_deals (number) ON DELETE CASCADE,
    n      INTEGER NOT NULL,
    guild  INTEGER NOT NULL,
    person INTEGER,
    name   TEXT    NOT NULL,
    word   TEXT    NOT NULL,
    PRIMARY KEY (deals, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX fixture_cuts_by_person ON fixture_cuts (person, guild);
