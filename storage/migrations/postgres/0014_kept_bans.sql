-- A ban outlives the deletion of the banned person's data: a keyed hash of the person's id, beside the number that the
-- person was, by which the same person is known again. The key is a note of the bot (`meta`).
ALTER TABLE league_members ADD COLUMN ban_hash TEXT COLLATE "C";

CREATE UNIQUE INDEX league_members_by_ban ON league_members (guild, ban_hash) WHERE ban_hash IS NOT NULL;
