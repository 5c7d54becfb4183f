"""Keeps the bot running: the line to Discord, emojis, memory, chores."""
