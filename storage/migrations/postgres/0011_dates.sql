-- Matches that were added by hand with a day on which none can have been played (before 2015; a typo) never counted, and
-- those of the year 1 kept whole lists from being shown. They ended when they were added.
UPDATE results SET ended = (SELECT c.at FROM league_changes AS c WHERE c.match = results.match AND kind IN ('add', 'walkover'))
WHERE ended < 1420020000.0 AND match IN (SELECT match FROM league_changes WHERE kind IN ('add', 'walkover'));

UPDATE league_generations SET state = 2 WHERE guild IN (
    SELECT m.guild FROM matches AS m JOIN league_changes AS c ON c.match = m.number
    WHERE m.ended < 1420020000.0 AND c.kind IN ('add', 'walkover')
);

UPDATE matches
SET started = (SELECT c.at FROM league_changes AS c WHERE c.match = matches.number AND c.kind IN ('add', 'walkover')),
    ended = (SELECT c.at FROM league_changes AS c WHERE c.match = matches.number AND c.kind IN ('add', 'walkover'))
WHERE ended < 1420020000.0
AND number IN (SELECT match FROM league_changes WHERE kind IN ('add', 'walkover'));
