"""The deal of the day: one deal of each game a day, the same for everybody, played alone against computer players.

A try is a table's state (`bot.tables`) with one person, moved on by the same reducer, but by a plain loop: it has no
clock, no task and no messages of its own. `Dailies` is the house of all tries. Knows no Discord.
"""
