"""The family of games in which cards are melded on the table: its view, its moves, its turn."""
