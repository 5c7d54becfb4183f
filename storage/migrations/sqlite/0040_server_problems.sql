-- Problems "find the move" from a server's own matches. `guild` 0: from computers' matches, or an answer to such a one.
ALTER TABLE daily_problems ADD COLUMN guild INTEGER NOT NULL DEFAULT 0;
ALTER TABLE daily_answers ADD COLUMN guild INTEGER NOT NULL DEFAULT 0;

-- A program of before can't store problems meanwhile, and this one does it later.
DROP INDEX daily_problems_by_day;
CREATE UNIQUE INDEX daily_problems_by_day ON daily_problems (guild, day, game, place);

-- Days for which a server's own matches were looked at, up to the match with the number `last`.
CREATE TABLE daily_server_days (
    guild INTEGER NOT NULL,
    day   INTEGER NOT NULL,
    game  TEXT NOT NULL,
    last  INTEGER NOT NULL,
    PRIMARY KEY (guild, game, day)
) STRICT, WITHOUT ROWID;
