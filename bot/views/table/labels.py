"""Seats as pictures label them: the words for what is held and scored, next to the numbers."""

from bot.games.view import View
from bot.views.registry import naming_of
from bot.views.text.look import Look
from rendering import SeatLabel


def seat_label(
    view: View,
    seat: int,
    name: str,
    total: int,
    look: Look,
    *,
    computer: bool = False,
    away: bool = False,
    place: int | None = None,
    won: bool = False,
) -> SeatLabel:
    """A seat of a view that all may see, with its player's clean name, total score and marks."""
    return SeatLabel(
        seat,
        name,
        total,
        computer=computer,
        away=away,
        place=place,
        tiles=look.t("picture-tiles", noun=naming_of(view.game, look).noun, count=view.sizes[seat]),
        points=look.t("picture-score", count=abs(total)),
        won=won,
    )
