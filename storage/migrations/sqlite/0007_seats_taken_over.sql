-- Who took a seat over from somebody else, or from a computer player, in the middle of a match: a review judges what he
-- did himself. `since`: how many actions of the record were done before; 0: he sat there from the first deal on, or it
-- is not known.
ALTER TABLE results ADD COLUMN since INTEGER NOT NULL DEFAULT 0 CHECK (since >= 0);
