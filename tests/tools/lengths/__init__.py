"""A tool, not a test: how long a match takes one person among computer players (`python -m tests.lengths --help`)."""
