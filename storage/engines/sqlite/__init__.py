"""SQLite: one file, one process that writes it."""
