"""The league: its rules, pages, commands and posts, each on its own floor."""
