"""Moves on a cross that come to the same."""

from collections.abc import Hashable

from bot.games.actions import Move
from bot.games.cross.rules.moves import Challenge, Forced, Play
from bot.games.cross.rules.suspicion import may_be_guilty
from bot.games.cross.rules.view import CrossView


def effect(move: Move | None, view: CrossView) -> Hashable:
    """What a move comes to, as far as its player may know.

    Streets with the same open half are as good as each other; after a challenge that cannot succeed one draws the same
    four (UD-10).
    """
    if isinstance(move, Play) and move.street < len(view.ends):
        return move.tile, move.half, view.ends[move.street], _doubled(view, move.street), move.uno
    if isinstance(move, Challenge) and not may_be_guilty(view):
        return Forced
    return Forced if isinstance(move, Forced) else move


def _doubled(view: CrossView, street: int) -> bool:
    """Whether a double lies at the end of a street: no other double joins there (UD-4)."""
    road = view.streets[street]
    return road[-1].crosswise if road else True
