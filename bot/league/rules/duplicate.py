"""Duplicate: tables that play the same deals are compared seat by seat, so that nobody's luck of the deal counts.

In every round a seat has a share of a point: of the other tables' same seats the part that it was better than, a half
for each that it was level with. What a seat comes to is the sum of its rounds.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

Scores: TypeAlias = Sequence[
    Sequence[int]
]  # of a table: round by round what each seat has scored, more is better


class Compared(Struct, frozen=True):
    """The seats of a table as they were compared: matchpoints and places by seat; `most`: what one could come to."""

    points: tuple[Fraction, ...]
    places: tuple[int, ...]
    most: int


def compare(tables: Mapping[int, Scores]) -> dict[int, Compared]:
    """Return by their keys what the tables come to; who has nobody to be compared with is left out.

    Deals are the same only where as many sit at the table. A match that was over sooner has fewer rounds: in the others
    those are compared that were played.
    """
    found = {key: _compared(key, tables) for key in tables}
    return {key: one for key, one in found.items() if one is not None}


def _compared(key: int, tables: Mapping[int, Scores]) -> Compared | None:
    own = tables[key]
    seats = len(own[0]) if own else 0
    others = [one for other, one in tables.items() if other != key and one and len(one[0]) == seats]
    rounds = [
        (scores, [one[number] for one in others if number < len(one)]) for number, scores in enumerate(own)
    ]
    met = [(scores, there) for scores, there in rounds if there]
    if not met:
        return None
    points = tuple(
        sum((_share(scores, there, seat) for scores, there in met), Fraction()) for seat in range(seats)
    )
    return Compared(points, places_of(points), len(met))


def _share(scores: Sequence[int], others: Sequence[Sequence[int]], seat: int) -> Fraction:
    """Return the part of the other tables that a seat was better than in a round."""
    better = sum((one[seat] < scores[seat]) + Fraction(one[seat] == scores[seat], 2) for one in others)
    return Fraction(better) / len(others)


def places_of(points: Sequence[Fraction]) -> tuple[int, ...]:
    """Return the places that points come to, ties sharing one (C-4)."""
    return tuple(1 + sum(other > own for other in points) for own in points)


def turned(seats: Sequence[int], table: int) -> tuple[int, ...]:
    """Return the players of a round's table (from 0) in the order of their seats, which is another one at each."""
    by = table % len(seats)
    return (*seats[by:], *seats[:by])
