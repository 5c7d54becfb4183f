"""From an interaction to its answer: who asks what, which command to a table that is, which page shows the result."""
