-- Programs of different age side by side. `oldest`: programs that do not know this schema may not write any more; they
-- end. `schema`: the newest one that the program of a shard's owner knows.
ALTER TABLE fleet ADD COLUMN oldest BIGINT NOT NULL DEFAULT 0;
ALTER TABLE leases ADD COLUMN schema BIGINT NOT NULL DEFAULT 0;
