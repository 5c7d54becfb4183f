"""Laying a whole hand: whether all its pieces lie in runs and groups, and all but which one; exact and fast.

Groups are chosen first, rank by rank; what is left of a suit is a line of fourteen places (the ace lies at either end).
A group has two natural pieces at least, since a single one with two jokers is a run as well. Only the fewest jokers
count: more always find a place where fourteen pieces lie, or six, and a meld needs one natural piece only (TR-5).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.games.kit.melds.groups import SUITS_OF
from bot.games.kit.melds.meld import SUITS
from bot.games.kit.melds.pieces import JOKER, JOKERS, RANKS, TWINS, kinds
from bot.games.kit.melds.runs import SUIT

NONE = -1
"""Nothing is spared."""
GAP = -1  # a place of a run where a joker lies
HIGH = 13  # the ace's place above the king
_MOST = 4  # jokers
_NEVER = 9

Masks = tuple[int, ...]  # one a suit


class Covering(NamedTuple):
    """A way to cover a hand: its groups (rank, subset of suits), and what is left for runs.

    What is left is a mask a suit of what is there, and one of what is there twice.
    """

    groups: tuple[tuple[int, int], ...]
    once: Masks
    twice: Masks


class LineRuns(NamedTuple):
    """The fewest jokers that put a line into runs, and those runs: places from below, GAP where one is missing."""

    jokers: int
    runs: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1 << 14)
def _line(once: int, twice: int) -> LineRuns:
    """Cover a line of fourteen places. The lowest piece begins a run, which takes every piece that it meets."""
    if not once:
        return LineRuns(0, ())
    low = once & -once
    once, twice = without(once, twice, low)
    best = LineRuns(_NEVER, ())
    places, spent = [low.bit_length() - 1], 0
    while True:
        here = spent + max(0, 3 - len(places))
        if here < best.jokers:
            rest = _line(once, twice)
            if here + rest.jokers < best.jokers:
                best = LineRuns(here + rest.jokers, (tuple(places), *rest.runs))
        above = once >> (places[-1] + 1)
        gap = (above & -above).bit_length() - 1
        spent += gap
        if not above or spent > _MOST:
            return best
        places += [*[GAP] * gap, places[-1] + 1 + gap]
        once, twice = without(once, twice, 1 << places[-1])


def without(once: int, twice: int, bit: int) -> tuple[int, int]:
    """Return the masks without one of the pieces at that bit."""
    return (once, twice ^ bit) if twice & bit else (once ^ bit, twice)


@lru_cache(maxsize=1 << 14)
def suit_line(once: int, twice: int) -> LineRuns:
    """Cover a suit of thirteen ranks: each of its aces lies below or above."""
    best = _line(once, twice)
    if not once & 1:
        return best
    rest, others, high = once & ~1, twice & ~1, 1 << HIGH
    ways = [(once | high, others), (rest | high, others | high)] if twice & 1 else [(rest | high, others)]
    return min([best, *(_line(*way) for way in ways)], key=lambda line: line.jokers)


@lru_cache(maxsize=1 << 14)
def _sparing(once: int, twice: int) -> tuple[tuple[int, int], ...]:
    """Return the ranks of a suit that can be spared, each with the jokers that the rest needs."""
    ranks = []
    for rank in kinds(once):
        line = suit_line(*without(once, twice, 1 << rank))
        if line.jokers <= _MOST:
            ranks.append((rank, line.jokers))
    return tuple(ranks)


class _Choice(NamedTuple):
    """Groups of one rank: the subsets of suits, the jokers that they need, and how many pieces stay for runs that
    need a joker there (`wanting`) or two (`lone`).
    """

    subsets: tuple[int, ...]
    jokers: int
    wanting: int
    lone: int


@lru_cache(maxsize=1 << 13)
def _choices(once: int, twice: int, most: int, wanting: int, lone: int) -> tuple[_Choice, ...]:
    """Return all groups of a rank in these suits (four bits each), with at most so many jokers; large groups first."""

    def choice(subsets: tuple[int, ...], jokers: int, once: int, twice: int) -> _Choice:
        counts = [(once & mask).bit_count() + (twice & mask).bit_count() for mask in (wanting, lone)]
        return _Choice(subsets, jokers, *counts)

    choices = []
    for first, cost in _subsets(once, most):
        after_first = (once & ~first) | (twice & first), twice & ~first
        choices.append(choice((first,), cost, *after_first))
        for second, more in _subsets(after_first[0], most - cost):
            if second <= first:
                rest = (after_first[0] & ~second) | (after_first[1] & second), after_first[1] & ~second
                choices.append(choice((first, second), cost + more, *rest))
    return (*choices, choice((), 0, once, twice))


def _subsets(suits: int, most: int) -> Iterator[tuple[int, int]]:
    """Yield the groups of two to four of these suits, with the jokers that they need."""
    for subset in range(15, 0, -1):
        jokers = max(0, 3 - subset.bit_count())
        if subset & suits == subset and subset.bit_count() > 1 and jokers <= most:
            yield subset, jokers


@lru_cache(maxsize=1 << 13)
def _needs(once: int) -> tuple[int, int]:
    """Return the pieces of a suit that lie in no run without a joker, and those that lie in none with only one."""
    line = once | (once & 1) << HIGH
    three = line & line >> 1 & line >> 2  # the lowest places of three in a row
    three |= three << 1 | three << 2
    near = line << 1 | line >> 1 | line << 2 | line >> 2
    return once & ~(three | three >> HIGH & 1), once & ~(near | near >> HIGH & 1)


_FEWEST = [[max((wanting + 3) // 4, (lone + 1) // 2 * 2) for lone in range(32)] for wanting in range(32)]


def _fewest(wanting: int, lone: int) -> int:
    """Return a bound for the jokers needed: one serves four wanting pieces at most, two serve two lone ones."""
    return _FEWEST[max(0, wanting)][max(0, lone)]


def whole(pieces: int, spare: bool = True) -> dict[int, Covering]:
    """Return the kinds that can be spared so that all others lie in runs and groups, with a way in which they lie.

    Without `spare` the kind is NONE. At most four jokers; fourteen pieces or six are to lie (see above).
    `whole_layout.lay` makes melds of a plan.
    """
    return _WholeSearch(pieces, spare).coverings


class _WholeSearch:
    """One search of `whole`."""

    def __init__(self, pieces: int, spare: bool) -> None:
        self.coverings: dict[int, Covering] = {}
        self._jokers, self._spare = pieces >> JOKERS, spare
        self._once, self._twice = _masks(pieces), _masks(pieces >> TWINS)
        self._needs = [_needs(once) for once in self._once]
        self._ranks: list[tuple[int, tuple[_Choice, ...]]] = []
        grouped = _grouped(self._once, 3 if not self._jokers else 2)
        wanting, lone = (self._count(at, ~grouped) - self._spare for at in (0, 1))
        if _fewest(wanting, lone) <= self._jokers:
            self._ranks = [(rank, self._at(rank)) for rank in kinds(grouped)]
            self._group(0, self._once, self._twice, self._jokers, (), wanting, lone)

    def _count(self, at: int, mask: int) -> int:
        """Count the pieces within the mask that have that need."""
        needs = [need[at] & mask for need in self._needs]
        twins = [need & twice for need, twice in zip(needs, self._twice, strict=True)]
        return sum(need.bit_count() for need in (*needs, *twins))

    def _at(self, rank: int) -> tuple[_Choice, ...]:
        wanting, lone = zip(*self._needs, strict=True)
        masks = [self._once, self._twice, wanting, lone]
        once, twice, *needs = (sum((mask[suit] >> rank & 1) << suit for suit in range(4)) for mask in masks)
        return _choices(once, twice, self._jokers, *needs)

    def _group(
        self,
        at: int,
        once: Masks,
        twice: Masks,
        jokers: int,
        groups: tuple[tuple[int, int], ...],
        wanting: int,
        lone: int,
    ) -> None:
        """Choose the groups of one rank after the other; at the end the suits are lines."""
        if at == len(self._ranks):
            self._runs(Covering(groups, once, twice), jokers)
            return
        rank, choices = self._ranks[at]
        for choice in choices:
            more, alone = wanting + choice.wanting, lone + choice.lone
            if choice.jokers + _fewest(more, alone) <= jokers:
                rest = _taken(once, twice, rank, choice.subsets) if choice.subsets else (once, twice)
                added = tuple((rank, subset) for subset in choice.subsets)
                self._group(at + 1, *rest, jokers - choice.jokers, (*groups, *added), more, alone)

    def _runs(self, plan: Covering, jokers: int) -> None:
        """Note what can be spared once the groups are chosen."""
        needed = [suit_line(once, twice).jokers for once, twice in zip(plan.once, plan.twice, strict=True)]
        total = sum(needed)
        if not self._spare:
            if total <= jokers:
                self.coverings.setdefault(NONE, plan)
            return
        if total < jokers:
            self.coverings.setdefault(JOKER, plan)
        for suit in range(SUITS):
            others = total - needed[suit]
            if others <= jokers:
                for rank, rest in _sparing(plan.once[suit], plan.twice[suit]):
                    if others + rest <= jokers:
                        self.coverings.setdefault(RANKS * suit + rank, plan)


def _masks(pieces: int) -> Masks:
    """Return the ranks of the first copies, a mask a suit."""
    return tuple([pieces >> RANKS * suit & SUIT for suit in range(SUITS)])


def _grouped(once: Masks, suits: int) -> int:
    """Return the ranks that so many suits have (two or three)."""
    first, second, third, fourth = once
    pairs = first & second, third & fourth
    if suits == 2:
        return pairs[0] | pairs[1] | (first | second) & (third | fourth)
    return pairs[0] & (third | fourth) | pairs[1] & (first | second)


def _taken(once: Masks, twice: Masks, rank: int, subsets: tuple[int, ...]) -> tuple[Masks, Masks]:
    """Return what is left of all suits when groups of a rank are taken out."""
    some, others = list(once), list(twice)
    for subset in subsets:
        for suit in SUITS_OF[subset]:
            some[suit], others[suit] = without(some[suit], others[suit], 1 << rank)
    return tuple(some), tuple(others)
