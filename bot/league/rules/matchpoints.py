"""Matchpoints: the comparison of those who played the same deals, seat by seat, by who did better and not by how much.

One gets a share of each comparison: all of it for being better, half for being level. Shares are exact fractions, so
that level is level.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

HALF = Fraction(1, 2)
Scores: TypeAlias = Sequence[Sequence[int]]
"""The scores of a table: round by round, in each by seat, of which more is better."""


def beaten(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return for each score how many of the others it is better than, and half of those that are level with it."""
    order = sorted(scores)
    found: dict[int, Fraction] = {}
    for score in set(scores):
        lower, upto = bisect_left(order, score), bisect_right(order, score)
        found[score] = lower + Fraction(upto - lower - 1, 2)
    return tuple(found[score] for score in scores)


def shares(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return for each score which part of the others it has beaten (`beaten`), half where there are no others."""
    if len(scores) < 2:
        return (HALF,) * len(scores)
    return tuple(one / (len(scores) - 1) for one in beaten(scores))


def matchpoints(tables: Sequence[Scores | None]) -> tuple[tuple[Fraction, ...] | None, ...]:
    """Return every seat's matchpoints at each of the tables that played the same deals, in their order.

    In each round a seat is compared with the same seat of the other tables, and its shares are added up. A table that
    was broken off (None) is left out: it gets None, and the others are as if it had never been. A round that a table
    did not come to gives its seats half: they are neither better nor worse for having ended sooner. ValueError if the
    tables have not all the same number of seats.
    """
    played = [table for table in tables if table is not None]
    sizes = {len(scores) for table in played for scores in table}
    if len(sizes) > 1:
        raise ValueError(f"tables of different sizes: {sorted(sizes)}")
    seats = sizes.pop() if sizes else 0
    rounds = max(map(len, played), default=0)
    sums = [[Fraction(0)] * seats for _ in played]
    for number in range(rounds):
        for seat in range(seats):
            for at, share in enumerate(_compared(played, number, seat)):
                sums[at][seat] += share
    told = iter(sums)
    return tuple(None if table is None else tuple(next(told)) for table in tables)


def _compared(tables: Sequence[Scores], number: int, seat: int) -> list[Fraction]:
    """Return the shares of one seat of all tables in one round."""
    there = [at for at, table in enumerate(tables) if number < len(table)]
    found = [HALF] * len(tables)
    for at, share in zip(there, shares([tables[at][number][seat] for at in there]), strict=True):
        found[at] = share
    return found


def ranks(points: Sequence[Fraction]) -> tuple[int, ...]:
    """Return the place of each, the most points first; who is level shares a place: 1, 2, 2, 4."""
    order = sorted(points, reverse=True)
    first: dict[Fraction, int] = {}
    for place, one in enumerate(order, 1):
        first.setdefault(one, place)
    return tuple(first[one] for one in points)


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
            found |= _compared_alike({key: tables[key] for key in keys})
    return found


def _compared_alike(tables: Mapping[int, Scores]) -> dict[int, Compared]:
    most = max(map(len, tables.values()))
    points = zip(tables, matchpoints([*tables.values()]), strict=True)
    return {key: Compared(own, ranks(own), most) for key, own in points if own is not None}


def turned(seats: Sequence[int], table: int) -> tuple[int, ...]:
    """Return the players of a round's table (from 0) in the order of their seats, which is another one at each."""
    by = table % len(seats)
    return (*seats[by:], *seats[:by])
