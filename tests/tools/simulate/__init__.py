"""Matches between computer players that answer questions of ours: what is luck, how many rounds are worth it."""
