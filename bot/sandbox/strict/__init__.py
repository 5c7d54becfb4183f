"""What Discord accepts, as rules: bodies of messages, components, forms, commands and emojis."""
