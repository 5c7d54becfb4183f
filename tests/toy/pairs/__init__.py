"""Pairs of cards, as one adds a family."""
