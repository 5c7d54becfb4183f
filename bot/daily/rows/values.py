"""The values of the deal of the day and of servers' tables of it. Secrets and promises are 64 hex digits."""

from collections.abc import Callable, Iterable, Sequence
from itertools import count, takewhile
from operator import eq
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from bot.league.rules.matchpoints import beaten
from storage.values import LogEntry

MILLION = 1_000_000
ALWAYS = 0  # the period of all time; others are months: 202611


class DailyDeal(Struct, frozen=True):
    """A day's deal of a game; `promise` is the SHA-256 of `secret`, `par` what a strong player made of it.

    `edition`: that of the game's set; `choice`: the try at which it was chosen (None: before deals were chosen).
    """

    day: int
    game: str
    secret: str
    promise: str
    par: int | None = None
    edition: int = 1
    choice: int | None = None


class DailyEnd(Struct, frozen=True):
    """The end of a try: the score, when that was, and whether it counts."""

    score: int
    at: float
    counted: bool


class StoredDaily(Struct, frozen=True):
    """A person's try as it was last stored; `end` is None while it is played."""

    number: int
    person: int
    day: int
    game: str
    name: str
    header: str
    log: tuple[LogEntry, ...]
    started: float
    end: DailyEnd | None = None


class PersonResult(NamedTuple):
    """A person's result that counts: how many others it is better than, level with, and how many there are."""

    day: int
    game: str
    score: int
    below: int
    level: int
    others: int

    @property
    def share(self) -> float | None:
        """The part of all others that was beaten, level ones by half, from 0 to 1; None if there are none."""
        return (self.below + self.level / 2) / self.others if self.others else None

    @property
    def best(self) -> bool:
        """Return True if there are others, and nobody is better."""
        return bool(self.others) and self.below + self.level == self.others


class PersonResults(NamedTuple):
    """A person's results of some days, the newest first, and days in a row over all: now, and the most."""

    results: tuple[PersonResult, ...]
    run: int
    longest: int


Plan: TypeAlias = Callable[[int], str]  # of each day the day's game on a server


class DayPoints(NamedTuple):
    """A result's worth: two `halves` for each person beaten, one for each level; `share` of them in millionths."""

    halves: int
    share: int | None
    best: bool


def points_of(scores: Sequence[int]) -> tuple[DayPoints, ...]:
    """Return what the scores of a day are worth, each compared with all others."""
    others, most = len(scores) - 1, max(scores, default=0)
    worth: dict[int, DayPoints] = {}
    for score, wins in dict(zip(scores, beaten(scores), strict=True)).items():
        half = int(2 * wins)
        share = half * MILLION // (2 * others) if others else None
        worth[score] = DayPoints(half, share, bool(others) and score == most)
    return tuple(worth[score] for score in scores)


class DailyRow(Struct, frozen=True):
    """A line of a table; `share`: what was beaten on the average (None: never anybody), `run` and `longest` days in a
    row.
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
    first: dict[int, int] = {}
    return [first.setdefault(score, at) for at, score in enumerate(points, 1)]


def in_a_row(days: Iterable[int], last: int) -> int:
    """Return how many days in a row end on a last one, of days that stand in their order, the newest first."""
    return sum(takewhile(bool, map(eq, days, count(last, -1))))


def runs(days: Iterable[int]) -> tuple[int, int, int]:
    """Return the last of days that stand in their order, how many in a row that ends, and the most there ever were."""
    last = run = longest = 0
    for day in days:
        run = run + 1 if day == last + 1 and run else 1
        last, longest = day, max(longest, run)
    return last, run, longest
