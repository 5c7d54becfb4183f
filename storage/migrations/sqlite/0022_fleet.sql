-- Several processes share a database of PostgreSQL only; a file has one, by its lock.
SELECT 1;
