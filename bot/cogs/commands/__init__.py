"""The slash commands, and the buttons of the pages that they show."""
