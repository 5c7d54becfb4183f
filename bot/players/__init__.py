"""Computer players: they see a View and answer tokens, nothing else. A family has a module of its name here."""

from bot.players.rooms import KINDS, choose, suggest

__all__ = ["KINDS", "choose", "suggest"]
