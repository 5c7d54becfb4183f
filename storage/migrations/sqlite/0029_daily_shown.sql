-- Tries at a deal of the day that their player has shown to all in a server: once their day is over they can be replayed
-- there by everybody.
CREATE TABLE daily_shown (
    number INTEGER NOT NULL REFERENCES dailies (number) ON DELETE CASCADE,
    guild  INTEGER NOT NULL,
    PRIMARY KEY (number, guild)
) STRICT, WITHOUT ROWID;
