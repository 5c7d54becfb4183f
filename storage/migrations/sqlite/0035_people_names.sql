-- What people are called in a server now: matches and the league have names of their time. `username` is Discord's own.
CREATE TABLE people_names (
    guild    INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    username TEXT    NOT NULL,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX people_names_by_person ON people_names (person, guild);
