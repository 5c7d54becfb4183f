"""Computer players: they see a View and answer tokens, nothing else. The package is the tables' port `Players`."""

from bot.players.registry import effect, has_choice, suggest
from bot.players.thinking import KINDS, choose

__all__ = ["KINDS", "choose", "effect", "has_choice", "suggest"]
