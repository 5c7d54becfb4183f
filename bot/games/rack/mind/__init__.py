"""Computer players of the family: they see a View and answer tokens."""

from bot.games.rack.mind import quick, thinking
from bot.games.rack.mind import quick as reasons

__all__ = ["quick", "reasons", "thinking"]
