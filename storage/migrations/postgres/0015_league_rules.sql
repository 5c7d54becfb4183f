-- League rules: how a match must be played to count, for a season and for a fixture (those of the league are a setting).
-- `broken`: which of them a match did not meet when it was played; '' if it met all, or there were none.
ALTER TABLE matches ADD COLUMN broken TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE league_seasons ADD COLUMN terms TEXT COLLATE "C" NOT NULL DEFAULT '{}';
ALTER TABLE fixtures ADD COLUMN terms TEXT COLLATE "C" NOT NULL DEFAULT '{}';
