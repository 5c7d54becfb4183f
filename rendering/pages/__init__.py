"""Pictures that stand alone: league tables, examples of the rules, emojis."""
