"""Points of a match for the league, by the system of the season; ties share the mean.

They are whole numbers of 1/60, so that the mean of up to six seats is exact.
"""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from .errors import LeagueError

Kind = Literal["behind", "winner", "game", "places", "list"]
KINDS: tuple[Kind, ...] = ("behind", "winner", "game", "places", "list")
# What points can be chosen from: the kinds, and those of the best matches only.
FORMS: tuple[str, ...] = (*KINDS, "best")
MOST_MATCHES = 100  # of which the best ones count
POINT = 60  # what one point is stored as
MOST_SEATS = 6
_BEST = re.compile("best ([0-9]{1,3}) of ([0-9]{1,3})(?: by (.+))?")
_DIGITS = 4  # of the points for one place, as a moderator writes them


class System(Struct, frozen=True, omit_defaults=True):
    """A way to give points; in a season with `best`, only the best of a member's first `of` matches are added up.

    `behind`: one for every seat behind. `winner`: the first takes as many as there are others. `game`: the match's own
    total. `places`: by place, for each number of seats in `tables`. `list`: by place, in `row`. Others get nothing.
    """

    kind: Kind = "behind"
    row: tuple[int, ...] = ()
    tables: dict[int, tuple[int, ...]] = {}
    best: int = 0
    of: int = 0

    @property
    def form(self) -> str:
        """The one of FORMS that it is."""
        return "best" if self.best else self.kind

    @property
    def each(self) -> "System":
        """The points of a match, without which matches are added up."""
        return System(self.kind, self.row, self.tables)


USUAL = System()


def match_points(system: System, places: Sequence[int], totals: Sequence[int]) -> tuple[int, ...]:
    """Return every seat's points, in 1/60. `places` count from 1, ties share one (1, 2, 2, 4); `totals` are by seat."""
    if system.kind == "game":
        return tuple(total * POINT for total in totals)
    worth = _worth(system, len(places))
    shared = ((place - 1, places.count(place)) for place in places)
    return tuple(sum(worth[first : first + sharing]) * POINT // sharing for first, sharing in shared)


def _worth(system: System, seats: int) -> Sequence[int]:
    if system.kind == "behind":
        return range(seats - 1, -1, -1)
    if system.kind == "winner":
        return (seats - 1, *(0,) * (seats - 1))
    row = system.row if system.kind == "list" else system.tables.get(seats, ())
    return (*row[:seats], *(0,) * (seats - len(row)))


def season_sum(system: System, results: Sequence[int]) -> int:
    """Return what a member's matches add up to where only the best ones count; `results` are in their order."""
    return sum(sorted(results[: system.of], reverse=True)[: system.best])


def shown_points(points: int) -> float:
    """Return points as people read them, with at most one decimal; halves are rounded up."""
    return (Fraction(points, POINT) * 10 + Fraction(1, 2)).__floor__() / 10


def read_system(text: str) -> System:
    """Return the system in a text: `behind`, `winner`, `game`, `10 6 3 1` (a list), `2: 3 0; 3: 5 2 0`.

    `best 10 of 20` and `best 10 of 20 by winner` are of the best matches only. LeagueError `system` where it is none.
    """
    words = " ".join(text.split())
    if words.partition(" ")[0] == "best":
        return _best(text, words)
    if words in ("behind", "winner", "game"):
        return System(next(kind for kind in KINDS if kind == words))
    if ":" not in words:
        return System("list", row=_row(text, words))
    tables: dict[int, tuple[int, ...]] = {}
    for part in words.strip("; ").split(";"):
        seats, row = _table(text, part)
        if seats in tables:
            raise LeagueError("system", text=text, reason="twice")
        tables[seats] = row
    return System("places", tables=tables)


def _best(text: str, words: str) -> System:
    parts = _BEST.fullmatch(words)
    best, of = (int(parts[1]), int(parts[2])) if parts else (0, 0)
    if parts is None or not 1 <= best <= of <= MOST_MATCHES or (parts[3] or "").startswith("best"):
        raise LeagueError("system", text=text, reason="best")
    return replace(read_system(parts[3] or "behind"), best=best, of=of)


def _table(text: str, part: str) -> tuple[int, tuple[int, ...]]:
    head, _, rest = part.partition(":")
    written = head.strip()
    if not (written.isascii() and written.isdecimal() and 2 <= int(written) <= MOST_SEATS):
        raise LeagueError("system", text=text, reason="seats")
    seats, row = int(written), _row(text, rest)
    if len(row) > seats:
        raise LeagueError("system", text=text, reason="length")
    return seats, row


def _row(text: str, words: str) -> tuple[int, ...]:
    numbers = words.replace(",", " ").split()
    if not 1 <= len(numbers) <= MOST_SEATS:
        raise LeagueError("system", text=text, reason="length")
    if not all(word.isascii() and word.isdecimal() and len(word) <= _DIGITS for word in numbers):
        raise LeagueError("system", text=text, reason="number")
    row = tuple(map(int, numbers))
    if list(row) != sorted(row, reverse=True):
        raise LeagueError("system", text=text, reason="order")
    return row


def system_text(system: System) -> str:
    """Return the system as `read_system` reads it."""
    if system.best:
        each = "" if system.each == USUAL else f" by {system_text(system.each)}"
        return f"best {system.best} of {system.of}{each}"
    if system.kind == "list":
        return " ".join(map(str, system.row))
    if system.kind == "places":
        return "; ".join(f"{seats}: {' '.join(map(str, row))}" for seats, row in sorted(system.tables.items()))
    return system.kind
