"""What computer players of all families think with: a search in imagined states, weights, reasons. Knows no game."""
