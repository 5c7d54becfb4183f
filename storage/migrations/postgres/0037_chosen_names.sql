-- The name that a person has chosen in a server, '' for none: no two there have the same `chosen_key`. `chosen_at` is
-- when it was chosen, or taken away by a manager, last.
ALTER TABLE people_names ADD COLUMN chosen TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE people_names ADD COLUMN chosen_key TEXT COLLATE "C";
ALTER TABLE people_names ADD COLUMN chosen_at DOUBLE PRECISION;
CREATE UNIQUE INDEX people_names_chosen ON people_names (guild, chosen_key) WHERE chosen_key IS NOT NULL;
