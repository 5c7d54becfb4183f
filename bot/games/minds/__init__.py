"""The kit that computer players of all families think with: a search in imagined states, weights, reasons. No game."""
