-- Divisions of a season: how many (0: none), how many go up and down between two at its end, and who began in which or
-- was put there. Whoever has no row plays in the lowest.
ALTER TABLE league_seasons ADD COLUMN divisions BIGINT NOT NULL DEFAULT 0 CHECK (divisions BETWEEN 0 AND 6);
ALTER TABLE league_seasons ADD COLUMN moves BIGINT NOT NULL DEFAULT 0 CHECK (moves BETWEEN 0 AND 5);

CREATE TABLE league_divisions (
    season BIGINT NOT NULL REFERENCES league_seasons (number) ON DELETE CASCADE,
    member BIGINT NOT NULL,
    division BIGINT NOT NULL CHECK (division BETWEEN 1 AND 6),
    PRIMARY KEY (season, member)
);
CREATE INDEX league_divisions_by_member ON league_divisions (member);

-- A final table of each division stands beside that of all (0).
ALTER TABLE league_finals RENAME TO league_finals_before;
DROP INDEX league_finals_by_member;
CREATE TABLE league_finals (
    season BIGINT NOT NULL REFERENCES league_seasons (number) ON DELETE CASCADE,
    edition BIGINT NOT NULL,
    division BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    position BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    decided_by TEXT COLLATE "C" NOT NULL,
    member BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    points BIGINT NOT NULL,
    places BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    rated BIGINT NOT NULL,
    marks TEXT COLLATE "C" NOT NULL,
    streak BIGINT NOT NULL,
    longest BIGINT NOT NULL,
    PRIMARY KEY (season, edition, division, game, position)
);
INSERT INTO league_finals
SELECT
    season, edition, 0, game, position, rank, decided_by, member, name, played, won, points, places, mu, sigma, rated,
    marks, streak, longest
FROM league_finals_before;
DROP TABLE league_finals_before;
CREATE INDEX league_finals_by_member ON league_finals (member, season, edition, division, game);
