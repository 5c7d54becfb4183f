-- Players of a fixture can be in a team, which is called so: '' for who is in none.
ALTER TABLE fixture_players ADD COLUMN team TEXT COLLATE "C" NOT NULL DEFAULT '';
