"""The API of the sandbox's own web page, whose files stand in `bot/sandbox/page`."""
