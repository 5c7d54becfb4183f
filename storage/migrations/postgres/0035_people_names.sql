-- What people are called in a server now: matches and the league have names of their time. `username` is Discord's own.
CREATE TABLE people_names (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    username TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild, person)
);
CREATE INDEX people_names_by_person ON people_names (person, guild);
