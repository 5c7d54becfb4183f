"""What people see in Discord: messages as data (`Parts`), made from snapshots of a table."""
