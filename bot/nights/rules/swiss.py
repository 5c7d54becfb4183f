"""Swiss seating at tables of two to six: those with like scores meet, and nobody meets the same person twice.

Fewest meet again (computer players are met as one person), then neighbours sit together. People change tables wherever
that is better, at first also if it is a little worse. Pure: the same standings give the same tables.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import exp
from typing import TypeAlias

from msgspec import Struct

from bot.games.shuffle import SEED_BYTES, Stream
from bot.league.rules.matchpoints import beaten
from bot.league.schedule.designs import split_into_tables

Tables: TypeAlias = tuple[tuple[int, ...], ...]
_STEPS = 900  # exchanges that a search tries for each person
_MOST_STEPS = 60_000
_STARTS = 3  # searches, of which the best is kept
_MORE_STARTS = 12  # the same while some meet again
_ALL_STEPS = 200_000  # of all searches: a hundred people are to be seated within 2 seconds
# a computer player at the table weighs as much as so many people met again: at so few tables all meet again in any case
_COMPUTER = 8
_FEW = 3
_COLD = 0.05  # at a search's end, in squares of places apart


class NightStanding(Struct, frozen=True):
    """A person before a round: what the rounds so far came to, and how often a computer player sat at the table."""

    score: Fraction | int = 0
    computers: int = 0


class Worth(Struct, frozen=True, order=True):
    """The faults of a round's tables, the worst first; the least is best.

    `again` are squared earlier meetings, `apart` squared distances of places.
    """

    again: int = 0
    apart: Fraction | float = 0


def places(standings: Sequence[NightStanding]) -> tuple[Fraction, ...]:
    """Return where everybody stands, from 0; who is level shares the mean of the places."""
    return tuple(len(standings) - 1 - wins for wins in beaten([standing.score for standing in standings]))


def seat(
    standings: Sequence[NightStanding], met: Mapping[tuple[int, int], int], sizes: Sequence[int], seats: int = 0
) -> Tables:
    """Return who sits together in the next round: people by table, the leading table first.

    `met`: how often two, the lower number first, have met. Tables of fewer than `seats` are filled up with computer
    players.
    """
    search = _SeatSearch(standings, met, sizes, seats)
    best = min((search.run(start) for start in range(_STARTS)), key=search.worth)
    more = min(_MORE_STARTS, _ALL_STEPS // max(1, search.steps)) if len(sizes) > 1 else 0
    for start in range(_STARTS, more):
        if not search.worth(best).again:
            break
        best = min(best, search.run(start), key=search.worth)
    where = places(standings)
    tables = (tuple(sorted(table, key=lambda who: (where[who], who))) for table in best)
    return tuple(sorted(tables, key=lambda table: (sum(where[who] for who in table) / len(table), table)))


def worth(
    tables: Sequence[Sequence[int]],
    standings: Sequence[NightStanding],
    met: Mapping[tuple[int, int], int],
    seats: int = 0,
) -> Worth:
    """Return what is wrong with some tables."""
    return _SeatSearch(standings, met, [len(table) for table in tables], seats).worth(tables)


class _SeatSearch:
    """People who are exchanged between tables; what is wrong is one number while it searches."""

    def __init__(
        self, standings: Sequence[NightStanding], met: Mapping[tuple[int, int], int], sizes: Sequence[int], seats: int
    ) -> None:
        count = len(standings)
        if sum(sizes) != count:
            raise ValueError(f"{sum(sizes)} seats for {count} people")
        self._sizes, self._seats = sizes, seats
        self._computer = _COMPUTER if len(sizes) <= _FEW else 1
        self.steps = min(_MOST_STEPS, _STEPS * count)  # of one search
        self._exact = places(standings)
        self._where = [float(place) for place in self._exact]
        self._had = [standing.computers for standing in standings]
        self._met = [[met.get((min(a, b), max(a, b)), 0) for b in range(count)] for a in range(count)]
        # one meeting again outweighs all else of two tables
        self._again = 2.0 * count * count * max(sizes, default=1)
        self._hot = self._again if any(met.values()) or any(self._had) else float(count)
        self._together = [
            [self._again * met * met + (at - other) ** 2 for met, other in zip(row, self._where, strict=True)]
            for row, at in zip(self._met, self._where, strict=True)
        ]

    def worth(self, tables: Sequence[Sequence[int]]) -> Worth:
        """Return what is wrong with some tables."""
        pairs = [pair for table in tables for pair in combinations(table, 2)]
        beside = [who for table in tables if len(table) < self._seats for who in table]
        return Worth(
            sum(self._met[a][b] ** 2 for a, b in pairs) + self._computer * sum(self._had[who] ** 2 for who in beside),
            sum((abs(self._exact[a] - self._exact[b]) ** 2 for a, b in pairs), Fraction()),
        )

    def run(self, start: int) -> list[list[int]]:
        """Search from the order of the standings, and return the best that was found."""
        tables = split_into_tables(
            sorted(range(len(self._where)), key=lambda who: (self._where[who], who)), self._sizes
        )
        chance = Stream(bytes((len(self._where) % 256, len(tables) % 256, start)).ljust(SEED_BYTES, b"\1"))
        cost, lowest, best = 0.0, 0.0, [[*table] for table in tables]
        for step in range(self.steps if len(tables) > 1 and self.worth(tables) > Worth() else 0):
            heat = self._hot * (_COLD / self._hot) ** (step / self.steps)
            at, other_at = chance.below(len(tables)), chance.below(len(tables) - 1)
            table, other = tables[at], tables[other_at + (other_at >= at)]
            here, there = chance.below(len(table)), chance.below(len(other))
            worse = self._change(table, here, other, there)
            if worse <= 0 or (worse < 8 * heat and chance.below(65536) < 65536 * exp(-worse / heat)):
                table[here], other[there] = other[there], table[here]
                cost += worse
                if cost < lowest - 1e-6:
                    lowest, best = cost, [[*table] for table in tables]
        return best

    def _change(self, table: Sequence[int], here: int, other: Sequence[int], there: int) -> float:
        """Return what it costs if two people change tables; below 0 it is better."""
        mine, yours = table[here], other[there]
        with_me, with_you = self._together[mine], self._together[yours]
        change = sum([with_you[who] - with_me[who] for who in table])
        change -= sum([with_you[who] - with_me[who] for who in other])
        change -= 2 * with_me[yours]  # these two never sit together, before or after
        filled = (len(table) < self._seats) - (len(other) < self._seats)
        return change + filled * self._computer * self._again * (self._had[yours] ** 2 - self._had[mine] ** 2)
