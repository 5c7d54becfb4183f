"""The drawing room of the game with four streets."""
