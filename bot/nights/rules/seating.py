"""Who sits together in an arena: by fewest tables, fewest meetings, nearest scores, then lots from the night's seed."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from math import ceil, comb

from bot.games.shuffle import Stream
from bot.league.schedule.designs import split_into_tables
from bot.nights.rules.standing import standings
from bot.nights.rules.values import Night

_TRIES = 3  # seatings of which the best is taken
_APART = 0.001  # cost of a point between two scores, in meetings
_OFTEN = 10.0  # cost of each meeting too many


def tables_of(night: Night) -> Counter[int]:
    """Count each guest's tables, those before they came too; one that counts for nobody only for who gave it up."""
    counts = Counter({at: guest.missed for at, guest in enumerate(night.guests)})
    for table in night.tables:
        counts.update(table.guests if table.places or not table.over else table.resigned)
    return counts


class Seating:
    """Seats free guests at tables of these sizes."""

    def __init__(self, night: Night, sizes: Sequence[int]) -> None:
        self._sizes, self._seats = sizes, night.plan.seats
        self._tables = tables_of(night)
        self._lots = Stream(hashlib.sha256(f"{night.seed or night.number} {len(night.tables)}".encode()).digest())
        self._scores = {rank.guest: float(rank.score) for rank in standings(night)}
        self._had = Counter(guest for table in night.tables if table.computers for guest in table.guests)
        self._last = {at: table.number for table in night.tables for at in table.guests}
        people, here = range(len(night.guests)), night.here()
        pairs = Counter(pair for table in night.tables for pair in combinations(sorted(table.guests), 2))
        self._met = [[pairs[min(who, other), max(who, other)] for other in people] for who in people]
        mean = sum(pairs[two] for two in combinations(here, 2)) / max(1, comb(len(here), 2))
        self._most = max(1, ceil(2 * mean))

    def drawn(self, people: Sequence[int]) -> list[tuple[int, ...]]:
        """Return the tables; those with the most tables so far may find no seat."""
        if not self._sizes:
            return []
        *groups, _ = min((self._seated(self._lots.shuffle(people)) for _ in range(_TRIES)), key=self._worth)
        return [tuple(group) for group in groups]

    def just_met(self, group: Sequence[int]) -> bool:
        """Return True if all guests of a group come from the same table."""
        return len({self._last.get(at, -at) for at in group}) <= (len(group) > 1)

    def met_often(self, group: Sequence[int]) -> bool:
        """Return True if two of a group would meet more often than twice the mean."""
        return any(self._met[who][other] >= self._most for who, other in combinations(group, 2))

    def _seated(self, people: Sequence[int]) -> list[list[int]]:
        """Return tables for people in the order of the lots, and last those who find no seat."""
        order = sorted(people, key=lambda at: self._tables[at])
        groups = [*split_into_tables(order, self._sizes), order[sum(self._sizes) :]]
        while self._improved(groups):
            pass
        return groups

    def _improved(self, groups: Sequence[list[int]]) -> bool:
        """Exchange people wherever that is better. Return False if it is nowhere."""
        exchanged = False
        for group, other in combinations(groups, 2):
            for here, there in product(range(len(group)), range(len(other))):
                mine, yours = group[here], other[there]
                if other is groups[-1] and self._tables[mine] != self._tables[yours]:
                    continue
                before = self._cost(group, mine, mine) + self._cost(other, yours, yours)
                if before - self._cost(group, yours, mine) - self._cost(other, mine, yours) > _APART / 10:
                    group[here], other[there] = yours, mine
                    exchanged = True
        return exchanged

    def _cost(self, group: Sequence[int], who: int, instead: int) -> float:
        """Return a person's cost at a table in the place of one of them; those without a seat sit together next."""
        met, score, cost = self._met[who], self._scores[who], 0.0
        if len(group) > max(self._sizes):
            return cost
        for other in group:
            if other != instead:
                again = met[other]
                cost += again * again + _OFTEN * max(0, again + 1 - self._most)
                cost += _APART * abs(score - self._scores[other])
        return cost + (self._had[who] ** 2 if len(group) < self._seats else 0)

    def _worth(self, groups: Sequence[Sequence[int]]) -> float:
        return sum(self._cost(group, at, at) for group in groups for at in group)
