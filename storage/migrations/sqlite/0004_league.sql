-- The league: who is in it, its seasons, what moderators changed; and what follows from all that, which can be thrown
-- away and built again.

-- `stood_in`: the computer played the person's seat at the end. `highest`: the points of the seat's best round, NULL
-- until it was read from the record; `seconds`: how long the match took, beside it, so that long records need not be
-- read again. `former`: the member that a forgotten person was.
ALTER TABLE results ADD COLUMN stood_in INTEGER NOT NULL DEFAULT 0 CHECK (stood_in IN (0, 1));
ALTER TABLE results ADD COLUMN highest INTEGER;
ALTER TABLE results ADD COLUMN seconds REAL;
ALTER TABLE results ADD COLUMN former INTEGER;

CREATE INDEX matches_by_guild ON matches (guild, number);

-- The only place of the league with ids and names of persons. `named`: when the match ended that gave the name.
CREATE TABLE league_members (
    number    INTEGER PRIMARY KEY,
    guild     INTEGER NOT NULL,
    person    INTEGER,
    name      TEXT    NOT NULL,
    folded    TEXT    NOT NULL,
    named     REAL    NOT NULL,
    opted_out INTEGER NOT NULL DEFAULT 0 CHECK (opted_out IN (0, 1)),
    banned    INTEGER NOT NULL DEFAULT 0 CHECK (banned IN (0, 1)),
    merged    INTEGER NOT NULL DEFAULT 0 CHECK (merged IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX league_members_by_guild ON league_members (guild, person);
CREATE INDEX league_members_by_person ON league_members (person);
CREATE INDEX league_members_by_name ON league_members (guild, folded);

-- `until` is a day as it was typed, `closes` its end. `final`: the final tables are kept.
CREATE TABLE league_seasons (
    number INTEGER PRIMARY KEY,
    guild  INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    folded TEXT    NOT NULL,
    start  REAL    NOT NULL,
    until  TEXT,
    closes REAL,
    ended  REAL,
    system TEXT    NOT NULL,
    actor  INTEGER,
    final  INTEGER NOT NULL DEFAULT 0 CHECK (final IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX league_seasons_by_guild ON league_seasons (guild, folded);
CREATE INDEX league_seasons_open ON league_seasons (closes) WHERE final = 0;

CREATE TABLE league_finals (
    season     INTEGER NOT NULL REFERENCES league_seasons (number) ON DELETE CASCADE,
    game       TEXT    NOT NULL,
    position   INTEGER NOT NULL,
    rank       INTEGER NOT NULL,
    decided_by TEXT    NOT NULL,
    member     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    played     INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    points     INTEGER NOT NULL,
    places     INTEGER NOT NULL,
    mu         REAL    NOT NULL,
    sigma      REAL    NOT NULL,
    rated      INTEGER NOT NULL,
    marks      TEXT    NOT NULL,
    streak     INTEGER NOT NULL,
    longest    INTEGER NOT NULL,
    PRIMARY KEY (season, game, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_finals_by_member ON league_finals (member, season, game);

-- What moderators changed: rows are only added. `detail` speaks of members, not of persons.
CREATE TABLE league_changes (
    number INTEGER PRIMARY KEY,
    guild  INTEGER NOT NULL,
    match  INTEGER REFERENCES matches (number) ON DELETE CASCADE,
    kind   TEXT    NOT NULL,
    detail TEXT    NOT NULL,
    actor  INTEGER,
    reason TEXT    NOT NULL,
    at     REAL    NOT NULL,
    undoes INTEGER
) STRICT;

CREATE INDEX league_changes_by_guild ON league_changes (guild, number);
CREATE INDEX league_changes_by_match ON league_changes (match, number);
CREATE INDEX league_changes_by_actor ON league_changes (actor);

-- What follows. A generation is all of it for one server: `state` 0 is being built, 1 is read, 2 is to be deleted. It has
-- every match whose number is at most `seen`, and of those up to `top` the ones up to (ended, match). `changes` is the
-- last change that is in it, `rules` what else it was built by.
CREATE TABLE league_generations (
    number   INTEGER PRIMARY KEY,
    guild    INTEGER NOT NULL,
    state    INTEGER NOT NULL,
    seen     INTEGER NOT NULL,
    top      INTEGER NOT NULL,
    ended    REAL    NOT NULL,
    match    INTEGER NOT NULL,
    changes  INTEGER NOT NULL,
    rules    TEXT    NOT NULL
) STRICT;

CREATE INDEX league_generations_by_guild ON league_generations (guild, state);

-- `per_match` and `average` are what tables are sorted by; `day_...` is what it was when the last match's day began.
CREATE TABLE league_standings (
    generation    INTEGER NOT NULL,
    season        INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    member        INTEGER NOT NULL,
    listed        INTEGER NOT NULL,
    played        INTEGER NOT NULL,
    won           INTEGER NOT NULL,
    points        INTEGER NOT NULL,
    places        INTEGER NOT NULL,
    per_match     REAL    NOT NULL,
    average       REAL    NOT NULL,
    mu            REAL    NOT NULL,
    sigma         REAL    NOT NULL,
    rated         INTEGER NOT NULL,
    established   INTEGER NOT NULL,
    marks         TEXT    NOT NULL,
    streak        INTEGER NOT NULL,
    longest       INTEGER NOT NULL,
    highest       REAL,
    highest_match INTEGER,
    fastest       REAL,
    fastest_match INTEGER,
    day           INTEGER NOT NULL,
    day_played    INTEGER NOT NULL,
    day_won       INTEGER NOT NULL,
    day_points    INTEGER NOT NULL,
    day_places    INTEGER NOT NULL,
    day_mu        REAL    NOT NULL,
    day_sigma     REAL    NOT NULL,
    day_rated     INTEGER NOT NULL,
    PRIMARY KEY (generation, season, game, member)
) STRICT, WITHOUT ROWID;

-- One for each way in which a table is sorted, and one for each record. Rows of people who are in no list, and those of
-- a generation that is still being built, are in none of them.
CREATE INDEX league_by_points ON league_standings (generation, season, game, points, won) WHERE listed = 1;
CREATE INDEX league_by_won ON league_standings (generation, season, game, won, points) WHERE listed = 1;
CREATE INDEX league_by_played ON league_standings (generation, season, game, played, points, won) WHERE listed = 1;
CREATE INDEX league_by_per_match ON league_standings (generation, season, game, per_match, points, won)
    WHERE listed = 1;
CREATE INDEX league_by_place ON league_standings (generation, season, game, average, points, won) WHERE listed = 1;
CREATE INDEX league_by_rating ON league_standings (generation, season, game, established, mu, points, won)
    WHERE listed = 1;
CREATE INDEX league_by_day ON league_standings (generation, season, game, day) WHERE listed = 1;
CREATE INDEX league_by_streak ON league_standings (generation, game, longest) WHERE listed = 1 AND season = 0;
CREATE INDEX league_by_highest ON league_standings (generation, game, highest) WHERE listed = 1 AND season = 0;
CREATE INDEX league_by_fastest ON league_standings (generation, game, fastest) WHERE listed = 1 AND season = 0;

-- What each match came to for each member, in the order in which somebody's history is read. `others` are the members
-- whom he met, with their places: `7:1 9:3`. Ratings are those before and after, NULL where they did not move.
CREATE TABLE league_played (
    generation INTEGER NOT NULL,
    member     INTEGER NOT NULL,
    ended      REAL    NOT NULL,
    match      INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    season     INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    points     INTEGER,
    why        TEXT    NOT NULL,
    others     TEXT    NOT NULL,
    mu         REAL,
    sigma      REAL,
    rated      INTEGER,
    was_mu     REAL,
    was_sigma  REAL,
    game_mu    REAL,
    game_sigma REAL,
    game_rated INTEGER,
    game_was_mu    REAL,
    game_was_sigma REAL,
    PRIMARY KEY (generation, member, ended, match)
) STRICT, WITHOUT ROWID;
CREATE TABLE league_games (
    generation INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    matches    INTEGER NOT NULL,
    counted    INTEGER NOT NULL,
    PRIMARY KEY (generation, game)
) STRICT, WITHOUT ROWID;
