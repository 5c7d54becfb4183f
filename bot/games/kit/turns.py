"""Whose turn it is next."""

from collections.abc import Collection


def next_seat(seat: int, seats: int, step: int = 1, without: Collection[int] = ()) -> int:
    """Answer the next seat in the direction of play (`step` 1 or -1), leaving out those who are out.

    If all others are out it is the seat itself.
    """
    if not without:
        return (seat + step) % seats
    for distance in range(1, seats + 1):
        other = (seat + step * distance) % seats
        if other not in without:
            return other
    return seat
