-- Who wants to be called when players are looked for, in one server. `games`: JSON, [] for all; `quiet_from` and
-- `quiet_to`: minutes of a day in `zone`, between which nobody calls.
CREATE TABLE notify (
    guild      INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    games      TEXT    NOT NULL,
    quiet_from INTEGER,
    quiet_to   INTEGER,
    zone       TEXT    NOT NULL,
    since      REAL    NOT NULL,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX notify_by_person ON notify (person, guild);

-- By whom a person does not want to be called or challenged.
CREATE TABLE notify_blocks (
    guild   INTEGER NOT NULL,
    person  INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    since   REAL    NOT NULL,
    PRIMARY KEY (guild, person, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX notify_blocks_by_person ON notify_blocks (person, guild);
CREATE INDEX notify_blocks_by_blocked ON notify_blocks (blocked, guild);

-- Who was called when, noted before it is posted. `kind`: `call`, or `seat`: a challenge. They go after a day.
CREATE TABLE calls (
    number  INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    at      REAL    NOT NULL,
    caller  INTEGER
) STRICT;
CREATE INDEX calls_by_channel ON calls (guild, channel, at);
CREATE INDEX calls_by_caller ON calls (caller, guild);

CREATE TABLE called (
    call   INTEGER NOT NULL REFERENCES calls (number) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    guild  INTEGER NOT NULL,
    kind   TEXT    NOT NULL,
    at     REAL    NOT NULL,
    PRIMARY KEY (call, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX called_by_person ON called (person, guild, at);
