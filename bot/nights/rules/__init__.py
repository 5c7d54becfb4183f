"""The pure rules of game nights: guests, seating, rounds, arenas and standings. A night is one value."""
