"""Pages that stand for themselves: help, rules, settings."""
