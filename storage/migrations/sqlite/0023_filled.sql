-- How full the pages of a table are made is PostgreSQL's to know.
SELECT 1;
