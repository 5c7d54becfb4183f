"""Rounds that are planned together, for nights with so many rounds that a search from round to round fails.

Tables of two: a round robin; equal ones, as many as a prime: a transversal design; others: all rounds are searched at
once.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp

from bot.games.shuffle import SEED_BYTES, Stream
from bot.league.schedule.designs import PRIMES, split_into_tables, transversal
from bot.nights.rules.swiss import Tables
from bot.nights.rules.values import Night

_DENSE = 0.6  # share of all people that one meets in a night, from which on its rounds are planned
_CROWDED = 0.9  # the same from which on they are searched if there is no design
_FEWEST = 4  # tables of a round for which that is worth it: at fewer all meet again in any case
_STEPS = 60_000  # exchanges that the search tries: about a second
_HOT, _COLD = 1.0, 0.08  # at a search's beginning and end, in people who meet again
_COMPUTER = 0.6  # cost of a person's computer players, by their square


def planned_rounds(night: Night, guests: Sequence[int], sizes: Sequence[int]) -> list[Tables]:
    """Return the rounds that can be next, guests as places in `guests`; none for few rounds, or other guests."""
    size, others = max(sizes), len(guests) - 1
    if night.plan.rounds * (size - 1) < _DENSE * others:
        return []
    place = {guest: at for at, guest in enumerate(guests)}
    played = [
        {frozenset(place.get(guest, -1) for guest in table.guests) for table in night.tables if table.round == number}
        for number in range(1, night.round + 1)
    ]
    made: Sequence[Tables] = _rounds(len(guests), sizes)
    if not made and night.plan.rounds * (size - 1) >= _CROWDED * others and len(sizes) >= _FEWEST:
        made = _searched(len(guests), tuple(sizes), night.plan.rounds, night.plan.seats)
    rounds = [(tables, {frozenset(table) for table in tables}) for tables in made]
    if any(all(groups != possible for _, possible in rounds) for groups in played):
        return []
    return [tables for tables, possible in rounds if possible not in played]


def _rounds(people: int, sizes: Sequence[int]) -> list[Tables]:
    size, tables = max(sizes), len(sizes)
    if size == 2:
        return [*_round_robin(people)]
    is_plane = tables in PRIMES and min(sizes) == size <= tables
    return [tuple(map(tuple, groups)) for groups in transversal(size, tables)] if is_plane else []


def _round_robin(people: int) -> Iterator[Tables]:
    """Yield the rounds of all pairs; of an odd number each sits alone once (the circle method)."""
    last = people + people % 2 - 1
    for turn in range(last):
        pairs = [(last, turn), *(((turn + by) % last, (turn - by) % last) for by in range(1, (last + 1) // 2))]
        tables = [tuple(sorted(person for person in pair if person < people)) for pair in pairs]
        yield tuple(sorted(tables, key=len, reverse=True))


@lru_cache(maxsize=16)
def _searched(people: int, sizes: tuple[int, ...], count: int, seats: int) -> tuple[Tables, ...]:
    """Return rounds in which few meet again, found by exchanging people; the same for the same numbers."""
    search = _RoundSearch(people, sizes, count, seats)
    for step in range(_STEPS):
        search.exchange(_HOT * (_COLD / _HOT) ** (step / _STEPS))
    return search.best


class _RoundSearch:
    """The rounds of a whole night, and how often two people meet in them and each a computer player."""

    def __init__(self, people: int, sizes: Sequence[int], count: int, seats: int) -> None:
        self._seats = seats
        self._chance = Stream(bytes((people % 256, len(sizes) % 256, count % 256)).ljust(SEED_BYTES, b"\2"))
        self._rounds = [split_into_tables(self._chance.shuffle(range(people)), sizes) for _ in range(count)]
        self._met = [[0] * people for _ in range(people)]
        self._had = [0] * people
        for table in (table for tables in self._rounds for table in tables):
            for person in table:
                self._had[person] += len(table) < seats
                for other in table:
                    self._met[person][other] += person != other
        self._cost = self._lowest = 0.0
        self.best = self._frozen()

    def _frozen(self) -> tuple[Tables, ...]:
        return tuple(tuple(map(tuple, tables)) for tables in self._rounds)

    def exchange(self, heat: float) -> None:
        """Let two people of a round change tables if that is better, at some heat also if it is a little worse."""
        below = self._chance.below
        tables = self._rounds[below(len(self._rounds))]
        at = below(len(tables))
        table, other = tables[at], tables[at - 1 - below(len(tables) - 1)]
        here, there = below(len(table)), below(len(other))
        worse = self._worse(table, table[here], other, other[there])
        if worse > 0 and below(65536) >= 65536 * exp(-worse / heat):
            return
        for by in (-1, 1):
            self._count(table, table[here], by)
            self._count(other, other[there], by)
            if by < 0:
                table[here], other[there] = other[there], table[here]
        self._cost += worse
        if self._cost < self._lowest - 1e-6:
            self._lowest, self.best = self._cost, self._frozen()

    def _worse(self, table: Sequence[int], mine: int, other: Sequence[int], yours: int) -> float:
        met, theirs = self._met[mine], self._met[yours]
        change = sum(theirs[at] - met[at] + 1 for at in table if at != mine)
        change += sum(met[at] - theirs[at] + 1 for at in other if at != yours)
        fewer = (len(table) < self._seats) - (len(other) < self._seats)  # 1: mine loses a computer, -1: gets one
        squares = 2 * fewer * (self._had[yours] - self._had[mine]) + 2 * fewer * fewer
        return change + _COMPUTER * squares

    def _count(self, table: Sequence[int], who: int, by: int) -> None:
        self._had[who] += by * (len(table) < self._seats)
        for other in table:
            if other != who:
                self._met[who][other] += by
                self._met[other][who] += by
