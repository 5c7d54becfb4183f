"""Thinking in processes of its own, so that the bot never waits for it: `Thinkers` is the tables' `Thinker`.

thinkers.py   what waits, and what goes first; a worker that dies is replaced
process.py    one worker, seen from the bot
worker.py     the same from inside, started as a program; it loads nothing but the players; and what the two say
"""
