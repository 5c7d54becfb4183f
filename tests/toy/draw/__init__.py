"""A draw domino, as one adds a game to a family that is there."""
