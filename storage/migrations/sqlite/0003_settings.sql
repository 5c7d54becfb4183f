-- Settings of guilds (channel 0) and channels, and who changed what.

CREATE TABLE settings (
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    key     TEXT    NOT NULL,
    value   TEXT    NOT NULL,
    PRIMARY KEY (guild, channel, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    guild  INTEGER NOT NULL,
    at     REAL    NOT NULL,
    actor  INTEGER,
    action TEXT    NOT NULL,
    detail TEXT    NOT NULL
) STRICT;

CREATE INDEX audit_by_guild ON audit (guild, at);
CREATE INDEX audit_by_actor ON audit (actor);
