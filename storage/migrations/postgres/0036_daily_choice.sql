-- At which try a day's deal was chosen; NULL: it was promised before deals were chosen.
ALTER TABLE daily_deals ADD COLUMN choice BIGINT;
