"""A tool, not a test: what it brings to cheat in a league (`python -m tests.cheats --help`)."""
