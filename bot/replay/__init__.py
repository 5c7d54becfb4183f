"""Matches that are over, moment by moment: everything comes from the record, played again as a check of it does.

There is nothing of a match that goes on: of that there is no record.
"""
