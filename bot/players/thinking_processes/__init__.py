"""Thinking in processes of its own, so that the bot never waits for it: `Thinkers` is the tables' `Thinker`."""
