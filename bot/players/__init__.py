"""Computer players: they see a View and answer tokens, nothing else."""

from bot.players.choose import KINDS, choose, least_harmful

__all__ = ["KINDS", "choose", "least_harmful"]
