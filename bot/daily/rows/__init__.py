"""The deal of the day in the store: what is promised, tries, results, and the tables of servers."""
