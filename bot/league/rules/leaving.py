"""Leaving does not help: the places and totals that count of a match that somebody did not play to its end.

Whoever leaves, is away when the match ends, or hands the seat over, takes the place on which the seat ends, but stands
behind everybody who stayed. Whoever resigns is last. A match's record and what is shown of it know nothing of this.
"""

import math
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from .values import Seat


def counted(seats: Sequence[Seat], people: Collection[int]) -> tuple[Seat, ...]:
    """Return the seats with the places and totals that the league counts; `people` are the numbers of people's seats.

    A person who stayed is never level with one who left, nor behind. Who left keep their order among themselves, as do
    all others; a leaver's total is at most the least of those who stayed. Where nobody stayed, the places are as they
    are, but for those who resigned: they are behind all seats, whoever resigned earlier behind whoever did later.
    """
    own = [seat for seat in seats if seat.seat in people]
    if not any(map(gone, own)):
        return tuple(seats)
    stayed = [seat for seat in own if not gone(seat)]
    last = max((seat.place for seat in stayed), default=0)
    lowest = min((seat.total for seat in stayed), default=None)
    keys = {seat.seat: _key(seat, last if seat in own else 0) for seat in seats}
    places = {seat: 1 + sum(other < key for other in keys.values()) for seat, key in keys.items()}
    return tuple(
        replace(seat, place=places[seat.seat], total=_total(seat, lowest if seat in own else None, seats))
        for seat in seats
    )


def gone(seat: Seat) -> bool:
    """True if the person to whom the seat belongs did not play it to the end."""
    return seat.stood_in or seat.resigned > 0


def _key(seat: Seat, last: int) -> tuple[float, int, int]:
    """Return what the seats are put in order by; `last` is the last place of the people who stayed, 0 for none."""
    if seat.resigned:
        return math.inf, 0, -seat.resigned
    behind = seat.stood_in and seat.place <= last
    return (last, 1, seat.place) if behind else (seat.place, 0, 0)


def _total(seat: Seat, lowest: int | None, seats: Sequence[Seat]) -> int:
    if seat.resigned:
        return min(one.total for one in seats)
    return min(seat.total, lowest) if seat.stood_in and lowest is not None else seat.total
