"""A tool, not a test: how much stronger one kind of computer player is (`python -m tests.strength --help`)."""
