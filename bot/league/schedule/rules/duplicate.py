"""A round of fixtures with the same deals: who sits where, and what its tables come to, compared seat by seat."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.league.rules.matchpoints import Scores, matchpoints, ranks


class Compared(Struct, frozen=True):
    """The matchpoints and places of a table's seats; `most` is what a seat could come to."""

    points: tuple[Fraction, ...]
    places: tuple[int, ...]
    most: int


def compare(tables: Mapping[int, Scores]) -> dict[int, Compared]:
    """Return by their keys what the tables come to; who has nobody to be compared with is left out.

    Deals are the same only where as many sit at the table.
    """
    sizes: dict[int, list[int]] = {}
    for key, scores in tables.items():
        if scores:
            sizes.setdefault(len(scores[0]), []).append(key)
    found: dict[int, Compared] = {}
    for keys in sizes.values():
        if len(keys) > 1:
            found |= _compared({key: tables[key] for key in keys})
    return found


def _compared(tables: Mapping[int, Scores]) -> dict[int, Compared]:
    most = max(map(len, tables.values()))
    points = zip(tables, matchpoints([*tables.values()]), strict=True)
    return {key: Compared(own, ranks(own), most) for key, own in points if own is not None}


def turned(seats: Sequence[int], table: int) -> tuple[int, ...]:
    """Return the players of a round's table (from 0) in the order of their seats, which is another one at each."""
    by = table % len(seats)
    return (*seats[by:], *seats[:by])
