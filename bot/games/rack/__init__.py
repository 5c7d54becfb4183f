"""Rummy with tiles on a rack: the family's tiles, view and hand judge."""
