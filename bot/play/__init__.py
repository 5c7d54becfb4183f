"""A table shown in Discord: clicks, hand, board, lobby, menus, results."""
