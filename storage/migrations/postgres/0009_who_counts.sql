-- Whom a seat's result counts for, and who only played it. `person` is who was dealt the seat's first hand (NULL and
-- `computer`: a computer player), `player` whoever took it over later and had it at the end, NULL if nobody did; `until`
-- is how many actions of the record were done when it was taken from `person`, `since` how many when `player` took it.
-- Before, who had taken a seat over was its `person`, and stays so. `resigned`: 1 for whoever
-- resigned first in a match, 2 for the next, 0 for who did not.
ALTER TABLE results ADD COLUMN player BIGINT;
ALTER TABLE results ADD COLUMN player_name TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN until BIGINT NOT NULL DEFAULT 0 CHECK (until >= 0);
ALTER TABLE results ADD COLUMN resigned BIGINT NOT NULL DEFAULT 0 CHECK (resigned >= 0);

CREATE INDEX results_by_player ON results (player, guild) WHERE player IS NOT NULL;

-- It was "not rated: the computer played on"; all that is worked out is built anew, and this is read until then.
UPDATE league_played SET why = 'left' WHERE why = 'computer';
