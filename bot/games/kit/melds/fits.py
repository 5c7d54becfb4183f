"""Which pieces can be in some meld, or be added to one, told from their bits (RO-4 to RO-6, RO-11)."""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_

from bot.games.kit.melds.meld import SUITS, Meld, MeldRules
from bot.games.kit.melds.pieces import ACES, JOKERS, ONES, RANKS, TWINS
from bot.games.kit.melds.runs import ACE, SUIT, in_runs


def _in_runs_of_suit(ranks: int, jokers: int) -> int:
    usable = in_runs(ranks | (ranks & 1) << ACE, jokers)
    return (usable | usable >> ACE) & SUIT


_IN_RUNS = tuple([_in_runs_of_suit(ranks, jokers) for ranks in range(SUIT + 1)] for jokers in (0, 1))
"""Without jokers and with one: of all sets of ranks of a suit, those that are in some run."""


def meldable(pieces: int, rules: MeldRules) -> int:
    """Return the pieces that can be in some meld of the pieces, each as often as it is there."""
    jokers = min(pieces >> JOKERS, rules.most_jokers) if pieces >> JOKERS else 0
    ones = pieces & ONES
    usable = ones if jokers > 1 else _melded(ones, jokers)
    if not usable:
        return 0
    fitting = pieces & (usable | usable << TWINS)
    return fitting | (pieces >> JOKERS) << JOKERS if jokers else fitting


def _melded(ones: int, jokers: int) -> int:
    """Return the kinds that can be in some meld of these, and of no joker or one."""
    a, b, c, d = ones & SUIT, ones >> RANKS & SUIT, ones >> 2 * RANKS & SUIT, ones >> 3 * RANKS
    table = _IN_RUNS[jokers]
    usable = table[a] | table[b] << RANKS | table[c] << 2 * RANKS | table[d] << 3 * RANKS
    low, high = a & b, c & d
    ranks = low | high | (a | b) & (c | d) if jokers else low & (c | d) | high & (a | b)
    return usable | ones & ranks * ACES if ranks else usable


@lru_cache(maxsize=4096)
def beside(meld: Meld) -> int:
    """Return the bits of the natural kinds that can be added to a meld by themselves."""
    faces = meld.faces
    if meld.kind == "group":
        return ACES << faces[0] % RANKS & ~sum([1 << kind for kind in faces])
    if len(faces) == RANKS:
        return 0
    first, last = faces[0], faces[-1]
    below = 1 << first - 1 if first % RANKS else 0
    rank = last % RANKS
    above = (1 << last - rank if rank == RANKS - 1 else 1 << last + 1) if rank else 0  # 0: the ace above the king
    return below | above


@lru_cache(maxsize=4096)
def beyond(meld: Meld) -> int:
    """Return the bits of the natural kinds that come next at a run's ends after those beside it, and only with them."""
    if meld.kind == "group" or len(meld.faces) > RANKS - 2:
        return 0
    first, base = meld.faces[0] % RANKS, meld.faces[0] - meld.faces[0] % RANKS
    places = [place for place in (first - 2, first + len(meld.faces) + 1) if 0 <= place <= ACE]
    return sum({1 << base + place % RANKS for place in places})  # from 3 to queen both are the ace: one bit


def beside_any(melds: Iterable[Meld]) -> int:
    """Return the bits of the natural kinds that can be added to one of these melds by themselves."""
    return reduce(or_, map(beside, melds), 0)


def addable(meld: Meld, pieces: int, rules: MeldRules, near: int | None = None) -> int:
    """Return the pieces that can be part of what is added to a meld with one token, each as often as it is there.

    `near` is what `beside` says, if that is known.
    """
    usable, jokers = beside(meld) if near is None else near, pieces >> JOKERS
    if jokers:
        jokers = min(jokers, rules.most_jokers - meld.jokers)
    elif not pieces & usable:
        return 0
    if meld.kind == "run" and usable:
        first = meld.faces[0]
        start = first - first % RANKS
        usable = _reached(first - start, len(meld.faces), pieces >> start & SUIT, jokers) << start
    fitting = pieces & (usable | usable << TWINS)
    room = (SUITS if meld.kind == "group" else RANKS) - len(meld.faces)
    return fitting | (pieces >> JOKERS) << JOKERS if jokers and room else fitting


@lru_cache(maxsize=1 << 14)
def _reached(first: int, length: int, ranks: int, jokers: int) -> int:
    """Return the ranks of a suit that can follow at an end of a run from that place on, holes filled with jokers."""
    after, room, low = first + length, RANKS - length, (1 << first) - 1
    line = ranks | (ranks & 1) << ACE
    above, holes = line >> after, ~line & low
    for _ in range(jokers):
        above |= above + 1  # fills the lowest hole
        holes ^= 1 << holes.bit_length() >> 1  # fills the highest hole
    above &= ~(above + 1) & (1 << room) - 1  # as far as nothing lacks
    below = (1 << first) - (1 << max(holes.bit_length(), first - room))  # from the highest hole up to the run
    places = line & (above << after | below)
    return places & SUIT | places >> ACE
