"""The deal of the day: each day everybody gets the same deal of a game, to play alone against computer players."""
