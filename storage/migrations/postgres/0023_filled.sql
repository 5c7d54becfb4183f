-- Headers of live tables are written again and again: with room left on its page a row stays there, and no index is
-- written.
ALTER TABLE tables SET (fillfactor = 70);
