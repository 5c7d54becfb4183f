"""Matches that are over, moment by moment: everything comes from the record, played again as a check of it does."""
