"""The split into melds that counts most: groups are tried, what they leave is looked up in the tables of runs."""

from collections.abc import Sequence
from functools import lru_cache, reduce

from bot.games.kit.melds.groups import SUITS_OF, Group, Keys, grouped, groups
from bot.games.kit.melds.meld import SUITS, Meld, MeldRules, Split
from bot.games.kit.melds.pieces import JOKER, JOKERS, RANKS, gather, without
from bot.games.kit.melds.runs import PointTable, Run, keys

Values = tuple[int, ...]
Chosen = tuple[Group, ...]


@lru_cache(maxsize=16)
def _table(rules: MeldRules, jokers: int) -> PointTable:
    return PointTable(rules, jokers)


def most_points(pieces: int, rules: MeldRules) -> int:
    """Return the most that melds of these pieces can count together."""
    return _BestSearch(pieces, rules).most


def best(pieces: int, rules: MeldRules) -> Split:
    """Return melds of these pieces that count most together; the same pieces give the same melds."""
    split = best_from(pieces, rules, 0)
    assert split is not None
    return split


def best_from(pieces: int, rules: MeldRules, fewest: int) -> Split | None:
    """Return what `best` does if it counts so much, else None."""
    search = _BestSearch(pieces, rules, fewest)
    if search.most < fewest:
        return None
    melds = search.melds()
    return Split(melds, search.most, rest_of(pieces, melds))


def together(kinds: Sequence[int], rules: MeldRules) -> list[list[int]]:
    """Return where among these kinds the melds are that count most, each for itself; all others come last."""
    places, parts = list(range(len(kinds))), []
    for meld in best(gather(kinds), rules).melds:
        part = []
        for kind, natural in zip(meld.faces, meld.natural, strict=True):
            part.append(next(at for at in places if kinds[at] == (kind if natural else JOKER)))
            places.remove(part[-1])
        parts.append(part)
    return [*parts, places]


def rest_of(pieces: int, melds: tuple[Meld, ...]) -> int:
    """The pieces that melds of some of them leave."""
    return reduce(without, (meld.pieces for meld in melds), pieces)


class _BestSearch:
    """A depth-first search over groups, the dearest first, cut off by what runs and groups could give at most.

    Only splits that count `fewest` or more are searched for; `most` is less than that if there are none.
    """

    def __init__(self, pieces: int, rules: MeldRules, fewest: int = 0) -> None:
        self.jokers = pieces >> JOKERS
        self.table = _table(rules, self.jokers)
        self.ungrouped: Keys = keys(pieces)
        self.chosen: Chosen = ()
        value = self.table.values
        a, b, c, d = self.ungrouped
        together = _pair(_pair(value[a], value[b]), _pair(value[c], value[d]))
        self.most = max(together[-1], fewest - 1)
        possible = groups(self.ungrouped, rules, self.jokers)
        if possible:
            possible.sort(reverse=True)
            self.groups, self.dearest = possible, _dearest(possible, self.jokers)
            self.after = _after(possible, _doubled(self.ungrouped))
            self._try(0, self.ungrouped, (), 0, self.jokers, together)

    def _try(self, begin: int, ungrouped: Keys, chosen: Chosen, made: int, jokers: int, together: Values) -> None:
        """Try every group from `begin` on besides those that are chosen, `together` being what runs then give."""
        value, dearest, after = self.table.values, self.dearest, self.after
        enough = self.most - made
        for at in range(begin, len(self.groups)):
            group = self.groups[at]
            points, used = group[0], group[1]
            if used > jokers:
                continue
            if points + after[at] + _bound(together, dearest, jokers - used, points) <= enough:
                continue
            rest = grouped(ungrouped, group)
            if rest is None:
                continue
            a, b, c, d = rest
            then = _pair(_pair(value[a], value[b]), _pair(value[c], value[d]))
            more, unused, total = (*chosen, group), jokers - used, made + points
            if total + then[unused] > self.most:
                self.most, self.ungrouped, self.chosen = total + then[unused], rest, more
            if total + after[at] + _bound(then, dearest, unused, points) > self.most:
                self._try(at, rest, more, total, unused, then)
            enough = self.most - made

    def melds(self) -> tuple[Meld, ...]:
        """Return the melds found."""
        unused = self.jokers - sum(group.jokers for group in self.chosen)
        melds = [group_meld(group) for group in self.chosen]
        values = [self.table.values[key] for key in self.ungrouped]
        for suit, jokers in enumerate(_shared(values, unused)):
            if values[suit][jokers]:
                melds += [run_meld(suit, run) for run in self.table.runs[self.ungrouped[suit], jokers]]
        return tuple(melds)


def _dearest(possible: list[Group], jokers: int) -> list[int]:
    """Return the dearest group for each number of jokers but none."""
    dearest = [0] * (jokers + 1)
    for points, used, _, _ in reversed(possible):
        if used:
            dearest[used] = points
    return dearest


def _after(possible: list[Group], doubled: int) -> list[int]:
    """Return for each group what later ones can count at most without jokers, twice those of `doubled` ranks."""
    natural: dict[int, int] = {}
    after, total = [], 0
    for points, used, rank, _ in reversed(possible):
        before = total
        if not used:
            total += (2 * points if rank & doubled else points) - natural.get(rank, 0)
            natural[rank] = 2 * points if rank & doubled else points
        after.append(total if rank & doubled else before)
    return after[::-1]


def _doubled(keys: Keys) -> int:
    """Return the ranks that may be in two groups without jokers: six pieces are there, so twins of two suits."""
    a, b, c, d = keys[0] >> RANKS, keys[1] >> RANKS, keys[2] >> RANKS, keys[3] >> RANKS
    return a & (b | c | d) | b & (c | d) | c & d


def _bound(together: Values, dearest: list[int], jokers: int, most: int) -> int:
    """Return the most that runs, and groups with jokers that count no more than `most`, can add."""
    bound = together[jokers]
    for used in range(1, jokers + 1):
        each = dearest[used] if dearest[used] < most else most
        other = each + (together[0] if used == jokers else _bound(together, dearest, jokers - used, each))
        if other > bound:
            bound = other
    return bound


def _pair(first: Values, second: Values) -> Values:
    """Return the most points of two together, by the number of jokers that they share."""
    if len(first) == 1:
        return (first[0] + second[0],)
    if len(first) == 3:  # the usual cases, written out
        a, b, c = first
        x, y, z = second
        single, both = (a + y if a + y > b + x else b + x), (a + z if a + z > b + y else b + y)
        return a + x, single, (both if both > c + x else c + x)
    if len(first) == 2:
        a, b = first
        x, y = second
        return a + x, (a + y if a + y > b + x else b + x)
    return tuple(max(first[used] + second[jokers - used] for used in range(jokers + 1)) for jokers in range(len(first)))


def _shared(values: list[Values], jokers: int) -> list[int]:
    """Return how many jokers each suit gets where they count most."""
    if not jokers:
        return [0] * SUITS
    third, second = values[3], _pair(values[2], values[3])
    first = _pair(values[1], second)
    shares = []
    for value, others in zip(values, (first, second, third), strict=False):
        share = max(range(jokers + 1), key=lambda used: value[used] + others[jokers - used])
        shares.append(share)
        jokers -= share
    return [*shares, jokers]


@lru_cache(maxsize=4096)
def group_meld(group: Group) -> Meld:
    """Return the meld of a group; jokers stand for the first suits that are missing."""
    rank = group.rank.bit_length() % RANKS
    missing = [suit for suit in range(SUITS) if not group.suits >> suit & 1][: group.jokers]
    suits = sorted((*SUITS_OF[group.suits], *missing))
    return Meld("group", tuple([RANKS * suit + rank for suit in suits]), tuple([suit not in missing for suit in suits]))


@lru_cache(maxsize=4096)
def run_meld(suit: int, run: Run) -> Meld:
    """Return the meld of a run of a suit."""
    place, natural = run
    return Meld("run", tuple([RANKS * suit + (place + offset) % RANKS for offset in range(len(natural))]), natural)
