-- Days whose problems were chosen, also where a day has none. Rows of this table are no server's.
CREATE TABLE daily_problem_days (
    day  INTEGER NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;

INSERT INTO daily_problem_days (day, game) SELECT DISTINCT day, game FROM daily_problems;
