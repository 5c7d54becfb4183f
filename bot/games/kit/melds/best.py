"""The split into melds that counts most: groups are tried, what they leave is looked up in the tables of runs."""

from functools import lru_cache
from operator import attrgetter

from bot.games.kit.melds.groups import Group, grouped, groups, kind_of
from bot.games.kit.melds.meld import SUITS, Meld, MeldRules, Split
from bot.games.kit.melds.pieces import JOKERS, RANKS, without
from bot.games.kit.melds.runs import PointTable, Run, keys

Keys = tuple[int, ...]
Values = tuple[int, ...]


@lru_cache(maxsize=16)
def _table(rules: MeldRules, jokers: int) -> PointTable:
    return PointTable(rules, jokers)


def most_points(pieces: int, rules: MeldRules) -> int:
    """The most that melds of these pieces can count together."""
    return _Search(pieces, rules).most


def best(pieces: int, rules: MeldRules) -> Split:
    """Melds of these pieces that count most together; the same pieces give the same melds."""
    return _Search(pieces, rules).split(pieces)


class _Search:
    """A depth-first search over groups, the dearest first, cut off by what runs and groups could give at most."""

    def __init__(self, pieces: int, rules: MeldRules) -> None:
        self.jokers, self.rules = pieces >> JOKERS, rules
        self.table = _table(rules, self.jokers)
        self.keys: Keys = keys(pieces)
        self.left: Keys = self.keys
        values = [self.table.value(key) for key in self.keys]
        together = _together(values)
        self.most = together[-1]
        self.chosen: tuple[Group, ...] = ()
        self.groups = groups(self.keys, rules, self.jokers)
        if self.groups:
            self.groups.sort(key=attrgetter("points"), reverse=True)
            self.dearest = _dearest(self.groups, self.jokers)
            self._try(0, self.keys, (), 0, self.jokers, self._bounds(together))

    def _bounds(self, together: Values) -> list[int]:
        """What runs, and groups with jokers, can add at most, by the number of jokers."""
        bounds: list[int] = []
        for jokers, most in enumerate(together):
            for used in range(1, jokers + 1):
                most = max(most, self.dearest[used] + bounds[jokers - used])
            bounds.append(most)
        return bounds

    def _try(
        self, begin: int, left: Keys, chosen: tuple[Group, ...], made: int, jokers: int, bounds: list[int]
    ) -> None:
        """Try every group from `begin` on besides those that are chosen."""
        natural = self.dearest[0]
        for at in range(begin, len(self.groups)):
            group = self.groups[at]
            if group.jokers > jokers:
                continue
            points, unused = made + group.points, jokers - group.jokers
            if points + bounds[unused] + natural <= self.most:
                continue
            rest = grouped(left, group)
            if rest is None:
                continue
            together = _together([self.table.value(key) for key in rest])
            if points + together[unused] > self.most:
                self.most, self.left, self.chosen = points + together[unused], rest, (*chosen, group)
            self._try(at, rest, (*chosen, group), points, unused, self._bounds(together))

    def split(self, pieces: int) -> Split:
        """The melds found."""
        unused = self.jokers - sum(group.jokers for group in self.chosen)
        melds = [group_meld(group) for group in self.chosen]
        values = [self.table.value(key) for key in self.left]
        for suit, jokers in enumerate(_shared(values, unused)):
            melds += [run_meld(suit, run) for run in self.table.runs(self.left[suit], jokers)]
        rest = pieces
        for meld in melds:
            rest = without(rest, meld.pieces)
        return Split(tuple(melds), self.most, rest)


def _dearest(found: list[Group], jokers: int) -> list[int]:
    """The dearest group for each number of jokers; without jokers the sum over ranks, twice for twins."""
    dearest = [0] * (jokers + 1)
    natural: dict[int, int] = {}
    for group in found:
        if group.jokers:
            dearest[group.jokers] = max(dearest[group.jokers], group.points)
        else:
            natural[group.rank] = max(natural.get(group.rank, 0), 2 * group.points)
    dearest[0] = sum(natural.values())
    return dearest


def _together(values: list[Values]) -> Values:
    """The most points of four suits together, by the number of jokers that they share."""
    a, b, c, d = values
    return _pair(_pair(a, b), _pair(c, d))


def _pair(one: Values, other: Values) -> Values:
    if len(one) == 1:
        return (one[0] + other[0],)
    if len(one) == 3:  # the usual case, written out
        (a, b, c), (x, y, z) = one, other
        return a + x, max(a + y, b + x), max(a + z, b + y, c + x)
    return tuple(
        max(one[used] + other[jokers - used] for used in range(jokers + 1)) for jokers in range(len(one))
    )


def _shared(values: list[Values], jokers: int) -> list[int]:
    """How many jokers each suit gets where they count most."""
    shares: list[int] = []
    for suit, value in enumerate(values):
        rest = [*values[suit + 1 :], *[(0,) * len(value)] * (suit + 1)]
        others = _together([*rest[: SUITS - 1], (0,) * len(value)])
        share = max(range(jokers + 1), key=lambda used: value[used] + others[jokers - used])
        shares.append(share)
        jokers -= share
    return shares


def group_meld(group: Group) -> Meld:
    """The meld of a group; jokers stand for the first suits that are missing."""
    place = group.rank.bit_length()
    missing = [suit for suit in range(SUITS) if not group.suits >> suit & 1][: group.jokers]
    suits = [suit for suit in range(SUITS) if group.suits >> suit & 1 or suit in missing]
    shown = tuple(kind_of(suit, place) for suit in suits)
    return Meld("group", shown, tuple(suit not in missing for suit in suits))


def run_meld(suit: int, run: Run) -> Meld:
    """The meld of a run of a suit."""
    place, natural = run
    shown = tuple(RANKS * suit + (place + offset) % RANKS for offset in range(len(natural)))
    return Meld("run", shown, natural)
