-- Fixtures with a last day. `until` is the day as it was typed, `closes` its end. `forfeit`: 0 it was not settled by the
-- end of its last day, 1 it was, and its channel is still to be told, 2 it was told. `ready`: when a player first sat
-- down for the fixture, or said to be ready for it.
ALTER TABLE fixtures ADD COLUMN until TEXT COLLATE "C";
ALTER TABLE fixtures ADD COLUMN closes DOUBLE PRECISION;
ALTER TABLE fixtures ADD COLUMN forfeit BIGINT NOT NULL DEFAULT 0 CHECK (forfeit IN (0, 1, 2));
ALTER TABLE fixture_players ADD COLUMN ready DOUBLE PRECISION;

CREATE INDEX fixtures_by_end ON fixtures (closes) WHERE state = 'open' AND closes IS NOT NULL;
CREATE INDEX fixtures_untold ON fixtures (guild, channel, n) WHERE forfeit = 1;
