"""First lessons as messages."""
