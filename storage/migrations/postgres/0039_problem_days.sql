-- Days whose problems were chosen, also where a day has none. Rows of this table are no server's.
CREATE TABLE daily_problem_days (
    day BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (day, game)
);

INSERT INTO daily_problem_days (day, game) SELECT DISTINCT day, game FROM daily_problems;
