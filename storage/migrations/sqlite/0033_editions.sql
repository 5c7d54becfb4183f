-- Of which edition the set is for which deals were promised. Those promised before this step are for the first.
ALTER TABLE daily_deals ADD COLUMN edition INTEGER NOT NULL DEFAULT 1;
ALTER TABLE fixture_deals ADD COLUMN edition INTEGER NOT NULL DEFAULT 1;
