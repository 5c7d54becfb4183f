"""What a person's own Discord client does and checks before the bot hears of anything."""
