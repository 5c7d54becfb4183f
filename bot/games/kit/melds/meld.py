"""Runs and groups as values, and what makes a set of pieces one (RO-4 to RO-6, TR-5)."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Literal

import msgspec

from bot.games.kit.melds.pieces import KINDS, ONE_JOKER, RANKS, kinds

Kind = Literal["run", "group"]
SUITS = 4
SMALLEST = 3


class MeldRules(msgspec.Struct, frozen=True):
    """The differences between games: what each of the thirteen ranks counts, the most jokers that a meld may have."""

    worth: tuple[int, ...]
    most_jokers: int


CARDS = MeldRules((11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), 2)
"""RO-3 and RO-6."""
TILES = MeldRules((1,) * RANKS, 4)
"""TR-5: every tile counts one, no limit for jokers but that one tile is natural."""


class Meld(msgspec.Struct, frozen=True, gc=False):
    """A run or group: `faces` are the kinds that its places show, `natural` which hold a natural piece, not a joker.

    A run's places go up in rank, with the ace at either end; a group's go in the order of suits.
    """

    kind: Kind
    faces: tuple[int, ...]
    natural: tuple[bool, ...]

    @property
    def jokers(self) -> int:
        """The number of jokers that it holds."""
        return self.natural.count(False)

    @property
    def pieces(self) -> int:
        """The pieces that it is made of."""
        lying = [1 << kind for kind, natural in zip(self.faces, self.natural, strict=True) if natural]
        return sum(lying) + (len(self.faces) - len(lying)) * ONE_JOKER

    def points(self, rules: MeldRules) -> int:
        """Return what it counts, a joker as the piece for which it stands."""
        return sum([rules.worth[kind % RANKS] for kind in self.faces])


def in_row(faces: Sequence[int]) -> bool:
    """Return True if kinds rise one by one in one suit, the ace at one end at most."""
    places = [kind % RANKS for kind in faces]
    if places[-1] == 0:
        places[-1] = RANKS
    one_suit = len({kind // RANKS for kind in faces}) == 1
    return one_suit and len(faces) <= RANKS and places == list(range(places[0], places[0] + len(places)))


class Split(msgspec.Struct, frozen=True, gc=False):
    """Melds that can be laid together, what they count, and the pieces that stay."""

    melds: tuple[Meld, ...]
    points: int
    rest: int


# --- what goes together: runs and groups of three ---

RUNS_OF_THREE = tuple(
    (RANKS * suit + place, RANKS * suit + place + 1, RANKS * suit + (place + 2) % RANKS)
    for suit in range(SUITS)
    for place in range(RANKS - 1)
)
"""In rank order: the ace lies below the 2 and above the king."""
GROUPS_OF_THREE = tuple(
    (RANKS * first + rank, RANKS * second + rank, RANKS * third + rank)
    for rank in range(RANKS)
    for first, second, third in combinations(range(SUITS), 3)
)


def _pairs(kind: int) -> Iterator[tuple[int, int]]:
    for three in (*RUNS_OF_THREE, *GROUPS_OF_THREE):
        if kind in three:
            first, second = (other for other in three if other != kind)
            yield first, second


PAIRS = tuple(tuple(_pairs(kind)) for kind in range(KINDS))
"""By kind the pairs of kinds that make three with it."""
NEAR = tuple(sum({1 << other for pair in pairs for other in pair}) for pairs in PAIRS)
"""By kind the bits of all that may lie in a run or group with it, one piece more between at most."""


def near(ones: int) -> int:
    """Return the bits of what may lie with some of these kinds."""
    return reduce(or_, map(NEAR.__getitem__, kinds(ones)), 0)
