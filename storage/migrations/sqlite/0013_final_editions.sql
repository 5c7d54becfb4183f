-- A final table can be made anew: every edition of it is kept, and one is read. `made`: when that one was made, from the
-- changes up to the number `changes`. `reopened`: the next one is being made.
ALTER TABLE league_seasons ADD COLUMN edition INTEGER NOT NULL DEFAULT 1;
ALTER TABLE league_seasons ADD COLUMN made REAL;
ALTER TABLE league_seasons ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE league_seasons ADD COLUMN reopened INTEGER NOT NULL DEFAULT 0 CHECK (reopened IN (0, 1));
UPDATE league_seasons SET made = ended WHERE final = 1;
UPDATE league_seasons SET changes = ifnull(
    (SELECT max(c.number) FROM league_changes AS c WHERE c.guild = league_seasons.guild AND c.at <= ended), 0
) WHERE final = 1;
CREATE INDEX league_seasons_reopened ON league_seasons (guild) WHERE reopened = 1;

ALTER TABLE league_finals RENAME TO league_finals_before;
DROP INDEX league_finals_by_member;
CREATE TABLE league_finals (
    season     INTEGER NOT NULL REFERENCES league_seasons (number) ON DELETE CASCADE,
    edition    INTEGER NOT NULL,
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
    PRIMARY KEY (season, edition, game, position)
) STRICT, WITHOUT ROWID;
INSERT INTO league_finals
SELECT
    season, 1, game, position, rank, decided_by, member, name, played, won, points, places, mu, sigma, rated, marks,
    streak, longest
FROM league_finals_before;
DROP TABLE league_finals_before;
CREATE INDEX league_finals_by_member ON league_finals (member, season, edition, game);
