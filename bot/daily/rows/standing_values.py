"""The values of the tables of the deal of the day."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from bot.league.rules.matchpoints import beaten

MILLION = 1_000_000
ALWAYS = 0  # the period of all time; others are months: 202611


class DayPlan(NamedTuple):
    """A day on a server: the day's game, and its month."""

    game: str
    month: int


Plan: TypeAlias = Callable[[int], DayPlan]


class DayPoints(NamedTuple):
    """The worth of a result among those of its day.

    `halves`: two for each that it is better than, one for each that is level. `share`: that, of what could be had, in
    millionths; None where there is nobody else. `best`: there are others, and nobody is better.
    """

    halves: int
    share: int | None
    best: bool


def points_of(scores: Sequence[int]) -> tuple[DayPoints, ...]:
    """Return what the scores of a day are worth, each compared with all others."""
    others, most = len(scores) - 1, max(scores, default=0)
    found: dict[int, DayPoints] = {}
    for score, one in dict(zip(scores, beaten(scores), strict=True)).items():
        half = int(2 * one)
        share = half * MILLION // (2 * others) if others else None
        found[score] = DayPoints(half, share, bool(others) and score == most)
    return tuple(found[score] for score in scores)


class DailyRow(Struct, frozen=True):
    """A line of a table.

    `share`: what was beaten of all others, on the average, from 0 to 1; None if there never were others. `run`: how
    many days in a row it is now, `longest`: the most that it was. `score` is that of the day, None in longer tables.
    """

    place: int
    person: int
    name: str
    days: int
    halves: int
    best: int
    share: float | None
    run: int
    longest: int
    score: int | None = None


class DailyPage(Struct, frozen=True):
    """A page of a table of so many people; `game` is the day's, "" in longer tables."""

    rows: tuple[DailyRow, ...]
    page: int
    pages: int
    total: int
    game: str = ""


class DayResult(Struct, frozen=True):
    """A result of a server's table, as moderators choose from: whose, of which day, and whether it is taken out."""

    day: int
    game: str
    person: int
    name: str
    score: int
    out: bool


def places(points: Iterable[int]) -> list[int]:
    """Return the places of points that stand in their order, the most first; who is level shares one: 1, 2, 2, 4."""
    found: list[int] = []
    before = None
    for at, one in enumerate(points, 1):
        found.append(found[-1] if one == before else at)
        before = one
    return found
