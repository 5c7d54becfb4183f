"""A tool, not a test: many tables at once, and the bot in a process of its own (`python -m tests.load --help`)."""
