-- Several processes on one database. A shard of Discord's is one process's at a time: until its lease runs out, or until
-- the process gives it back. All times are seconds since 1970 by this server's clock.

-- One row. `shards`: of the whole bot, 0 before the first start; `target`: what it is to become, while it is changed.
CREATE TABLE fleet (
    "one" BIGINT PRIMARY KEY CHECK ("one" = 1),
    shards BIGINT NOT NULL,
    target BIGINT
);
INSERT INTO fleet VALUES (1, 0, NULL);

-- `owner`: a process's name with a part of its own for each start, NULL if nobody has it. `epoch`: given once, to who
-- takes it. `wanted`: who is ready to have it from a living owner, and until when. `closed`: 1 for a shard whose servers
-- belong to shards of a greater number now; never open again.
CREATE TABLE leases (
    shards BIGINT NOT NULL,
    shard BIGINT NOT NULL,
    "owner" TEXT COLLATE "C",
    program TEXT COLLATE "C" NOT NULL DEFAULT '',
    epoch BIGINT NOT NULL DEFAULT 0,
    since DOUBLE PRECISION NOT NULL DEFAULT 0,
    expires DOUBLE PRECISION NOT NULL DEFAULT 0,
    wanted TEXT COLLATE "C",
    wanted_until DOUBLE PRECISION NOT NULL DEFAULT 0,
    closed BIGINT NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    PRIMARY KEY (shards, shard)
) WITH (fillfactor = 50);
CREATE SEQUENCE lease_epochs CACHE 1;

-- What every owner is to do for its shards, and who has done it: by the shard that it was done for.
CREATE TABLE orders (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    made DOUBLE PRECISION NOT NULL
);
CREATE TABLE orders_done (
    "order" BIGINT NOT NULL REFERENCES orders (number) ON DELETE CASCADE,
    shards BIGINT NOT NULL,
    shard BIGINT NOT NULL,
    PRIMARY KEY ("order", shards, shard)
);

-- When the next session may be begun with Discord, by its rate limit's key (a shard modulo what Discord tells).
CREATE TABLE identifies (
    key BIGINT PRIMARY KEY,
    free_at DOUBLE PRECISION NOT NULL
);
