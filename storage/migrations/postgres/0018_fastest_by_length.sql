-- The fastest win of each length of match: `fastest` is that of quick ones, these are of full and of long ones. A length
-- of one's own has none. Everything is built anew, so what is there is not of one length yet, and goes.
ALTER TABLE league_standings ADD COLUMN fastest_printed DOUBLE PRECISION;
ALTER TABLE league_standings ADD COLUMN fastest_printed_match BIGINT;
ALTER TABLE league_standings ADD COLUMN fastest_long DOUBLE PRECISION;
ALTER TABLE league_standings ADD COLUMN fastest_long_match BIGINT;
UPDATE league_standings SET fastest = NULL, fastest_match = NULL WHERE fastest IS NOT NULL;

CREATE INDEX league_by_fastest_printed ON league_standings (generation, game, fastest_printed, fastest_printed_match)
    WHERE listed = 1 AND season = 0;
CREATE INDEX league_by_fastest_long ON league_standings (generation, game, fastest_long, fastest_long_match)
    WHERE listed = 1 AND season = 0;
