-- What everybody who owns shards is to do with the rows of their servers, and for which shards it is done.
-- `body`: JSON, whom or what it is about; empty once all is done, until whoever asked has seen `found`: JSON, what was.
CREATE TABLE orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind   TEXT NOT NULL,
    body   TEXT NOT NULL,
    made   REAL NOT NULL
) STRICT;

CREATE TABLE orders_done (
    "order" INTEGER NOT NULL REFERENCES orders (number) ON DELETE CASCADE,
    shards  INTEGER NOT NULL,
    shard   INTEGER NOT NULL,
    found   TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY ("order", shards, shard)
) STRICT, WITHOUT ROWID;
