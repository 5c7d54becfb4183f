"""Matchpoints: the comparison of those who played the same deals, seat by seat, by who did better, not by how much.

Better is one, level half of a comparison. Shares are exact fractions, so that level is level.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

HALF = Fraction(1, 2)
Scores: TypeAlias = Sequence[Sequence[int]]
"""The scores of a table: round by round, in each by seat, of which more is better."""


def beaten(scores: Sequence[Fraction | int]) -> tuple[Fraction, ...]:
    """Return for each score how many of the others it is better than, and half of those that are level with it."""
    order = sorted(scores)  # the mean place from below, counted from 0
    return tuple(Fraction(bisect_left(order, score) + bisect_right(order, score) - 1, 2) for score in scores)


def shares(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return for each score which part of the others it has beaten (`beaten`), half where there are no others."""
    others = len(scores) - 1
    return tuple(won / others for won in beaten(scores)) if others > 0 else (HALF,) * len(scores)


def matchpoints(tables: Sequence[Scores]) -> list[tuple[Fraction, ...]]:
    """Return every seat's matchpoints at each of the tables that played the same deals, all with as many seats.

    In each round a seat is compared with the same seat of the other tables, and its shares are added up. A round that a
    table did not reach gives its seats half: they are neither better nor worse for having ended sooner.
    """
    seats = max((len(scores) for table in tables for scores in table), default=0)
    sums = [[Fraction(0)] * seats for _ in tables]
    for number in range(max(map(len, tables), default=0)):
        there = [at for at, table in enumerate(tables) if number < len(table)]
        for seat in range(seats):
            share_of = dict(zip(there, shares([tables[at][number][seat] for at in there]), strict=True))
            for at, row in enumerate(sums):
                row[seat] += share_of.get(at, HALF)
    return [tuple(row) for row in sums]


def ranks(points: Sequence[Fraction]) -> tuple[int, ...]:
    """Return the place of each, the most points first; who is level shares a place: 1, 2, 2, 4."""
    order = sorted(points, reverse=True)
    return tuple(1 + order.index(score) for score in points)


class Compared(Struct, frozen=True):
    """The matchpoints and places of a table's seats; `most` is what a seat could get."""

    points: tuple[Fraction, ...]
    places: tuple[int, ...]
    most: int


def compare(tables: Mapping[int, Scores]) -> dict[int, Compared]:
    """Return the tables' results by their keys; who has nobody to be compared with is left out.

    Deals are the same only where as many sit at the table.
    """
    sizes: dict[int, list[int]] = {}
    for key, scores in tables.items():
        if scores:
            sizes.setdefault(len(scores[0]), []).append(key)
    compared: dict[int, Compared] = {}
    for keys in (keys for keys in sizes.values() if len(keys) > 1):
        alike = [tables[key] for key in keys]
        points = zip(keys, matchpoints(alike), strict=True)
        compared |= {key: Compared(sums, ranks(sums), max(map(len, alike))) for key, sums in points}
    return compared


def turned(seats: Sequence[int], table: int) -> tuple[int, ...]:
    """Return the players of a round's table (from 0) in the order of their seats, which is another one at each."""
    by = table % len(seats)
    return (*seats[by:], *seats[:by])
