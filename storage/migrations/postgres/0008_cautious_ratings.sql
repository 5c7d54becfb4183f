-- Ratings are sorted as they are shown, cautiously: `rating` is that number, in which what reads the same is level. The
-- rows that are read until the league has been built anew have it, too. `rated_at`: when the last rated match ended.
DROP INDEX league_by_rating;
ALTER TABLE league_standings DROP COLUMN established;
ALTER TABLE league_standings ADD COLUMN rating BIGINT NOT NULL DEFAULT 0;
ALTER TABLE league_standings ADD COLUMN rated_at DOUBLE PRECISION;
UPDATE league_standings SET rating = round(2000.0 / 3 + 40 * (mu - 2 * sigma));
CREATE INDEX league_by_rating ON league_standings (generation, season, game, rating, points, won) WHERE listed = 1;
