"""The values of the deal of the day. Days are numbers that count up; secrets and promises are 64 hex digits."""

from typing import NamedTuple

from msgspec import Struct

from storage.values import LogEntry


class DailyDeal(Struct, frozen=True):
    """A day's deal of a game: its secret, the SHA-256 of that, and what a strong player made of it, if known."""

    day: int
    game: str
    secret: str
    promise: str
    par: int | None = None


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


class EndedDaily(NamedTuple):
    """A person's try that is over: its number, and of which day and game."""

    number: int
    day: int
    game: str


class DailyChange(Struct, frozen=True):
    """A step of a try: the header that replaces the stored one, and what comes to the end of the log.

    `expect` is how many entries the sender believes to be stored. With an `end` it is over.
    """

    number: int
    name: str
    header: str
    append: tuple[LogEntry, ...]
    expect: int
    end: DailyEnd | None = None


class OwnResult(NamedTuple):
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
        """True if there are others, and nobody is better."""
        return bool(self.others) and self.below + self.level == self.others


class OwnNumbers(NamedTuple):
    """A person's results of some days, the newest first, and days in a row over all: now, and the most."""

    results: tuple[OwnResult, ...]
    run: int
    longest: int


class Scores(NamedTuple):
    """The scores that count of a day's deal of a game, each with how many people have it, the lowest first."""

    counts: tuple[tuple[int, int], ...]

    @property
    def played(self) -> int:
        """The number of people."""
        return sum(count for _, count in self.counts)
