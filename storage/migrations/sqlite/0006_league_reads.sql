-- Two reads of the league that took longer the more there was: a page deep in a server's history, and records in which
-- everybody is level.

-- Every so many matches of a game (or of all, *) that a generation has, in their order: which one it was, the `place`-th.
CREATE TABLE league_milestones (
    generation INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    place      INTEGER NOT NULL,
    ended      REAL    NOT NULL,
    match      INTEGER NOT NULL,
    PRIMARY KEY (generation, game, place)
) STRICT, WITHOUT ROWID;

-- Those of what is read now; the matches that a generation has are told at `league_generations`.
INSERT INTO league_milestones (generation, game, place, ended, match)
WITH had AS (
    SELECT
        g.number AS generation,
        m.game,
        m.ended,
        m.number AS match,
        row_number() OVER (PARTITION BY g.number ORDER BY m.ended, m.number) AS of_all,
        row_number() OVER (PARTITION BY g.number, m.game ORDER BY m.ended, m.number) AS of_game
    FROM league_generations AS g
    JOIN matches AS m ON m.guild = g.guild
    WHERE g.state = 1 AND m.league = 1
    AND (m.number <= g.seen OR (m.number <= g.top AND (m.ended, m.number) <= (g.ended, g.match)))
)
SELECT generation, '*', of_all, ended, match FROM had WHERE of_all % 500 = 0
UNION ALL SELECT generation, game, of_game, ended, match FROM had WHERE of_game % 500 = 0;

-- The first entry of each is the record, of those that are level the one of the earliest match. A streak has none: who
-- are level in it are looked through in the index alone.
DROP INDEX league_by_streak;
DROP INDEX league_by_highest;
DROP INDEX league_by_fastest;
CREATE INDEX league_by_streak ON league_standings (generation, game, longest, listed, season)
    WHERE listed = 1 AND season = 0;
CREATE INDEX league_by_highest ON league_standings (generation, game, highest DESC, highest_match)
    WHERE listed = 1 AND season = 0;
CREATE INDEX league_by_fastest ON league_standings (generation, game, fastest, fastest_match)
    WHERE listed = 1 AND season = 0;
