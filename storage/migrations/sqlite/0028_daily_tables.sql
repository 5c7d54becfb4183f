-- Tables of the deal of the day. Rows are a server's: who has opened a deal there, and what a day was worth among those.

-- A person whom a server's tables name, as the person is called there, from the day on on which they opened a deal there.
-- `last`: the last day with a result; `run`: how many days in a row that was; `longest`: the most there were.
CREATE TABLE daily_members (
    guild   INTEGER NOT NULL,
    person  INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    since   INTEGER NOT NULL,
    last    INTEGER NOT NULL DEFAULT 0,
    run     INTEGER NOT NULL DEFAULT 0,
    longest INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_members_by_person ON daily_members (person, guild);

-- The day's game on a server, which stays once somebody has asked for it, and the month (202611). `folded`: the day is
-- over, its results are in `daily_results` and in all sums.
CREATE TABLE daily_days (
    guild  INTEGER NOT NULL,
    day    INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    month  INTEGER NOT NULL,
    folded INTEGER NOT NULL DEFAULT 0 CHECK (folded IN (0, 1)),
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

-- A result of a day that is over. Who is forgotten leaves it without a name: others were better or worse than that.
-- `halves`: two for each that it was better than, one for each that was level; `taken_out`: a moderator has taken it out.
CREATE TABLE daily_results (
    number INTEGER PRIMARY KEY,
    guild  INTEGER NOT NULL,
    day    INTEGER NOT NULL,
    person INTEGER,
    score  INTEGER NOT NULL,
    halves INTEGER NOT NULL,
    taken_out INTEGER NOT NULL DEFAULT 0 CHECK (taken_out IN (0, 1))
) STRICT;
CREATE INDEX daily_results_by_day ON daily_results (guild, day);
CREATE INDEX daily_results_by_person ON daily_results (guild, person, day);

-- What a person's results come to in a month, and (period 0) in all. `best`: days on which nobody was better; `share`: of
-- all others that were beaten, in millionths, added up over `compared` days on which there were others.
CREATE TABLE daily_sums (
    guild    INTEGER NOT NULL,
    period   INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    days     INTEGER NOT NULL,
    halves   INTEGER NOT NULL,
    best     INTEGER NOT NULL,
    share    INTEGER NOT NULL,
    compared INTEGER NOT NULL,
    PRIMARY KEY (guild, period, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_sums_by_points ON daily_sums (guild, period, halves, person);

-- Whose result of a day moderators have taken out of their server's tables, also while the day lasts.
CREATE TABLE daily_out (
    guild  INTEGER NOT NULL,
    day    INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (guild, day, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_out_by_person ON daily_out (person, guild);
