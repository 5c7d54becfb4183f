-- Wins against strong computer players. `strong`: a strong computer player played the seat to the end; 0 in matches from
-- before this was stored. `beat_strong`: the first match, of one game and all time, that a member won at a table with one.
-- What is there stays right: of older matches nobody knows it, and a league that is built anew comes to the same.
ALTER TABLE results ADD COLUMN strong BIGINT NOT NULL DEFAULT 0 CHECK (strong IN (0, 1));
ALTER TABLE league_standings ADD COLUMN beat_strong BIGINT;
