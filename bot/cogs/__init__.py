"""The Discord application: a thin shell that turns interactions into intents and publications into messages."""
