"""Game nights: rounds or an arena, seated by the bot, in one channel and its threads."""
