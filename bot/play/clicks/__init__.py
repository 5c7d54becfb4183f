"""From an interaction to its answer: who asks what, which command to a table that is, and what is shown of it."""
