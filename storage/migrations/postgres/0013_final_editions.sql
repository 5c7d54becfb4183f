-- A final table can be made anew: every edition of it is kept, and one is read. `made`: when that one was made, from the
-- changes up to the number `changes`. `reopened`: the next one is being made.
ALTER TABLE league_seasons ADD COLUMN edition BIGINT NOT NULL DEFAULT 1;
ALTER TABLE league_seasons ADD COLUMN made DOUBLE PRECISION;
ALTER TABLE league_seasons ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;
ALTER TABLE league_seasons ADD COLUMN reopened BIGINT NOT NULL DEFAULT 0 CHECK (reopened IN (0, 1));
UPDATE league_seasons SET made = ended WHERE final = 1;
UPDATE league_seasons SET changes = coalesce(
    (SELECT max(c.number) FROM league_changes AS c WHERE c.guild = league_seasons.guild AND c.at <= ended), 0
) WHERE final = 1;
CREATE INDEX league_seasons_reopened ON league_seasons (guild) WHERE reopened = 1;

ALTER TABLE league_finals RENAME TO league_finals_before;
DROP INDEX league_finals_by_member;
CREATE TABLE league_finals (
    season BIGINT NOT NULL REFERENCES league_seasons (number) ON DELETE CASCADE,
    edition BIGINT NOT NULL,
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
    PRIMARY KEY (season, edition, game, position)
);
INSERT INTO league_finals
SELECT
    season, 1, game, position, rank, decided_by, member, name, played, won, points, places, mu, sigma, rated, marks,
    streak, longest
FROM league_finals_before;
DROP TABLE league_finals_before;
CREATE INDEX league_finals_by_member ON league_finals (member, season, edition, game);
