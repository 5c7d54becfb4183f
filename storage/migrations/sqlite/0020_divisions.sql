-- Divisions of a season: how many (0: none), how many go up and down between two at its end, and who began in which or
-- was put there. Whoever has no row plays in the lowest.
ALTER TABLE league_seasons ADD COLUMN divisions INTEGER NOT NULL DEFAULT 0 CHECK (divisions BETWEEN 0 AND 6);
ALTER TABLE league_seasons ADD COLUMN moves INTEGER NOT NULL DEFAULT 0 CHECK (moves BETWEEN 0 AND 5);

CREATE TABLE league_divisions (
    season   INTEGER NOT NULL REFERENCES league_seasons (number) ON DELETE CASCADE,
    member   INTEGER NOT NULL,
    division INTEGER NOT NULL CHECK (division BETWEEN 1 AND 6),
    PRIMARY KEY (season, member)
) STRICT, WITHOUT ROWID;
CREATE INDEX league_divisions_by_member ON league_divisions (member);

-- A final table of each division stands beside that of all (0).
ALTER TABLE league_finals RENAME TO league_finals_before;
DROP INDEX league_finals_by_member;
CREATE TABLE league_finals (
    season     INTEGER NOT NULL REFERENCES league_seasons (number) ON DELETE CASCADE,
    edition    INTEGER NOT NULL,
    division   INTEGER NOT NULL,
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
    PRIMARY KEY (season, edition, division, game, position)
) STRICT, WITHOUT ROWID;
INSERT INTO league_finals
SELECT
    season, edition, 0, game, position, rank, decided_by, member, name, played, won, points, places, mu, sigma, rated,
    marks, streak, longest
FROM league_finals_before;
DROP TABLE league_finals_before;
CREATE INDEX league_finals_by_member ON league_finals (member, season, edition, division, game);
