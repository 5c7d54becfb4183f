"""Computer players: they see a View and answer tokens, nothing else. A family has a module of its name here."""

from bot.players.kinds import KINDS, choose
from bot.players.registry import effect, has_choice, suggest

__all__ = ["KINDS", "choose", "effect", "has_choice", "suggest"]
