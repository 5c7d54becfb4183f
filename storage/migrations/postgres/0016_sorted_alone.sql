-- Pages and ranks walk along the ways in which a table is sorted. With `listed` in each of these indexes they are read
-- alone, without looking up every row on the way.
DROP INDEX league_by_points;
DROP INDEX league_by_won;
DROP INDEX league_by_played;
DROP INDEX league_by_per_match;
DROP INDEX league_by_place;
DROP INDEX league_by_rating;
CREATE INDEX league_by_points ON league_standings (generation, season, game, points, won, listed) WHERE listed = 1;
CREATE INDEX league_by_won ON league_standings (generation, season, game, won, points, listed) WHERE listed = 1;
CREATE INDEX league_by_played ON league_standings (generation, season, game, played, points, won, listed)
    WHERE listed = 1;
CREATE INDEX league_by_per_match ON league_standings (generation, season, game, per_match, points, won, listed)
    WHERE listed = 1;
CREATE INDEX league_by_place ON league_standings (generation, season, game, average, points, won, listed)
    WHERE listed = 1;
CREATE INDEX league_by_rating ON league_standings (generation, season, game, rating, points, won, listed)
    WHERE listed = 1;
