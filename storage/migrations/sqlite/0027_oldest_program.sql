-- A file has one process, so there is one program at a time.
SELECT 1;
