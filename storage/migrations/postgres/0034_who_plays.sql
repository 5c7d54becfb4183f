-- `turns` are those of a seat, `absent` those of them in which the computer chose for the seat's player; both are 0 in
-- matches from before they were counted.
ALTER TABLE results ADD COLUMN turns BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN absent BIGINT NOT NULL DEFAULT 0;
-- A season whose divisions play apart: only matches within a division are in its tables. 1, and one more for each member
-- who was put elsewhere; 0: all its matches are, as in those begun before.
ALTER TABLE league_seasons ADD COLUMN apart BIGINT NOT NULL DEFAULT 0;
