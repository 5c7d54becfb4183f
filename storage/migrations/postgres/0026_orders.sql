-- `orders.body`: JSON, whom or what it is about; empty once all is done, until whoever asked has seen `found`: JSON, what
-- was done.
ALTER TABLE orders_done ADD COLUMN found TEXT COLLATE "C" NOT NULL DEFAULT '';
