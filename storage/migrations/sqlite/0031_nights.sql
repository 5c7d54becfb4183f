-- Game nights. `body`: the whole night as JSON; `version` grows with every step. `live`: it is not over, or its channel
-- has not been told yet; of those a channel has one at most.
CREATE TABLE nights (
    number  INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    live    INTEGER NOT NULL DEFAULT 1 CHECK (live IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    made    REAL    NOT NULL,
    body    TEXT    NOT NULL
) STRICT;
CREATE INDEX nights_by_place ON nights (guild, channel);
CREATE UNIQUE INDEX nights_live ON nights (guild, channel) WHERE live = 1;

-- Everybody whom a night names.
CREATE TABLE night_people (
    night  INTEGER NOT NULL REFERENCES nights (number) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    guild  INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    PRIMARY KEY (night, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX night_people_by_person ON night_people (person, guild);
