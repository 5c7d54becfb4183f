"""Games of cards that are melded: what is planned (`plans`), buttons and lines (`family`), the table in words."""
