"""The league's slash commands and buttons."""
