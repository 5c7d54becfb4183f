"""A table in a channel: the board, each player's hand panel, the lobby, menus, results."""
