-- Seasons in which only the best of a member's first matches count: the points of those, in the order of the matches.
ALTER TABLE league_standings ADD COLUMN results TEXT COLLATE "C" NOT NULL DEFAULT '';
