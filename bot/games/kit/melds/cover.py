"""Whether all pieces, or exactly all but one, can be laid at once, and how."""

from functools import lru_cache

from bot.games.kit.melds.best import group_meld, rest_of, run_meld
from bot.games.kit.melds.groups import Group, Keys, grouped, groups
from bot.games.kit.melds.meld import Meld, MeldRules, Split
from bot.games.kit.melds.pieces import JOKERS, ONE_JOKER, size
from bot.games.kit.melds.runs import ALL, BUT_ONE, SUIT, CoverTable, in_runs_of_key, keys


@lru_cache(maxsize=16)
def _table(rules: MeldRules, jokers: int) -> CoverTable:
    return CoverTable(rules, jokers)


def lay_all(pieces: int, rules: MeldRules) -> Split | None:
    """Return melds of all the pieces; None if there are none."""
    return _laid(pieces, rules, 0)


def lay_all_but_one(pieces: int, rules: MeldRules) -> Split | None:
    """Return melds of all the pieces but exactly one, a natural one if possible; None if there are none."""
    split = _laid(pieces, rules, 1)
    if split is None and pieces >> JOKERS and (split := _laid(pieces - ONE_JOKER, rules, 0)) is not None:
        return Split(split.melds, split.points, ONE_JOKER)
    return split


def _laid(pieces: int, rules: MeldRules, spare: int) -> Split | None:
    if size(pieces) == spare:
        return Split((), 0, pieces)
    melds = _CoverSearch(pieces, rules, spare).melds()
    return None if melds is None else Split(melds, sum(meld.points(rules) for meld in melds), rest_of(pieces, melds))


class _CoverSearch:
    """A depth-first search over groups; what they leave must be runs, with all jokers used."""

    def __init__(self, pieces: int, rules: MeldRules, spare: int) -> None:
        self.jokers, self.spare = pieces >> JOKERS, spare
        self.table = _table(rules, self.jokers)
        self.keys: Keys = keys(pieces)
        self.rules = rules

    def melds(self) -> tuple[Meld, ...] | None:
        """Return melds of all pieces but the spare; None if there are none."""
        if _loose(self.keys) > 4 * self.jokers + self.spare:
            return None  # a meld with j jokers has at most 4 j naturals that are in none without
        self.groups = groups(self.keys, self.rules, self.jokers)
        return self._try(0, self.keys, (), self.jokers)

    def _try(self, begin: int, ungrouped: Keys, chosen: tuple[Group, ...], jokers: int) -> tuple[Meld, ...] | None:
        """Try what is in no group as runs, then every group from `begin` on besides those that are chosen."""
        values = [self.table.values[key] for key in ungrouped]
        if _together(values) >> BUT_ONE * self.spare + jokers & 1:
            return (*map(group_meld, chosen), *self._runs(ungrouped, values, jokers))
        for at in range(begin, len(self.groups)):
            group = self.groups[at]
            rest = grouped(ungrouped, group) if group.jokers <= jokers else None
            melds = rest and self._try(at, rest, (*chosen, group), jokers - group.jokers)
            if melds is not None:
                return melds
        return None

    def _runs(self, ungrouped: Keys, values: list[int], jokers: int) -> list[Meld]:
        melds, spare = [], self.spare
        for suit, key in enumerate(ungrouped):
            others = _together([*values[suit + 1 :], *[1] * (suit + 1)])
            used, unlaid = _share(values[suit], others, jokers, spare)
            melds += [run_meld(suit, run) for run in self.table.runs(key, used, unlaid)]
            jokers, spare = jokers - used, spare - unlaid
        return melds


def _share(value: int, others: int, jokers: int, spare: int) -> tuple[int, int]:
    """Return how many jokers a suit uses and how many pieces it leaves, so that the others can do with the rest."""
    for unlaid in range(spare + 1):
        for used in range(jokers + 1):
            if value >> BUT_ONE * unlaid + used & 1 and others >> BUT_ONE * (spare - unlaid) + jokers - used & 1:
                return used, unlaid
    raise AssertionError("together they can")


def _together(values: list[int]) -> int:
    """Return with how many jokers all suits together can be laid, in the bits of a CoverTable."""
    whole, but_one = 1, 0
    for value in values:
        all_, sparing = value & ALL, value >> BUT_ONE
        if not (all_ or (sparing and whole)):
            return 0
        whole, but_one = _joined(whole, all_), _joined(whole, sparing) | _joined(but_one, all_)
    return (whole & ALL) | (but_one & ALL) << BUT_ONE


def _joined(first: int, second: int) -> int:
    """Return the bits of every sum of a number of jokers from each."""
    sums = 0
    while first:
        low = first & -first
        sums |= second * low
        first ^= low
    return sums


def _loose(suits: Keys) -> int:
    """Return how many pieces are in no meld without jokers (twins count once where both are)."""
    a, b, c, d = (key & SUIT for key in suits)
    several = (a & b & (c | d)) | (c & d & (a | b))
    return sum((key & SUIT & ~several & ~in_runs_of_key(key & SUIT, 0)).bit_count() for key in suits)
