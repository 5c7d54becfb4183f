"""Whose turn it is next, to play and to deal."""

from collections.abc import Collection

from bot.games.game import Start
from bot.games.shuffle import Stream


def next_seat(seat: int, seats: int, step: int = 1, without: Collection[int] = ()) -> int:
    """The next seat in the direction of play (`step` 1 or -1), leaving out those who are out.

    If all others are out it is the seat itself.
    """
    if not without:
        return (seat + step) % seats
    for distance in range(1, seats + 1):
        other = (seat + step * distance) % seats
        if other not in without:
            return other
    return seat


def next_dealer(start: Start, stream: Stream, step: int = 1) -> int:
    """Who deals: the first by lot, then the deal rotates in the direction of play (MD-2, RO-2, TR-2)."""
    if start.previous is None or start.previous.dealer is None:
        return stream.below(start.seats)
    return next_seat(start.previous.dealer, start.seats, step)
