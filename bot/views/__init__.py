"""Messages in Discord as people see them, as data (`Parts`), made from snapshots of a table."""
