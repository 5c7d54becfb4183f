"""The players above a table: a nameplate for each, in columns or in a ring."""
