"""Messages that stand in Discord and are kept up to date: boards and mentions for all, hands for one person each."""
