"""Computer players of the family: they see a View and answer tokens."""

from bot.games.line.mind import quick, reasons, thinking

__all__ = ["quick", "reasons", "thinking"]
