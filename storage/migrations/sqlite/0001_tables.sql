-- Live tables: a header that is replaced, and a log that only grows.

CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    number  INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL,
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    header  TEXT    NOT NULL
) STRICT;

-- An index of its own, not a UNIQUE column: loading walks it, so that a damaged row hides no other.
CREATE UNIQUE INDEX tables_by_id ON tables (id);
CREATE UNIQUE INDEX tables_by_channel ON tables (guild, channel);

-- In the order of writing, not by table: the moves that many tables make at once lie on one page.
CREATE TABLE log (
    number  INTEGER PRIMARY KEY,
    "table" INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    n       INTEGER NOT NULL CHECK (n >= 0),
    guild   INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    body    TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX log_by_table ON log ("table", n);

CREATE TABLE table_people (
    "table" INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    person  INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    PRIMARY KEY ("table", person)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_people_by_person ON table_people (person);
