"""Pieces as one integer: which of 52 kinds a hand has, once or twice, and how many jokers.

A kind is `13 * suit + rank`, the rank of the ace (or of number 1) being 0, so `Card.index` of a pack is one; JOKER is
kind 52. Bits 0 to 51 say which kinds are there, bits 52 to 103 which of them twice, the bits above count jokers.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce

RANKS = 13
KINDS = 4 * RANKS
JOKER = KINDS
TWINS = KINDS
"""How far the bits of second copies are from those of the first."""
ONES = (1 << KINDS) - 1
ACES = sum(1 << RANKS * suit for suit in range(4))
"""The bits of the lowest rank; times thirteen bits these in every suit."""
ONE_JOKER = 1 << 2 * KINDS
JOKERS = 2 * KINDS
"""How far up the count of jokers is."""
_NATURALS = ONE_JOKER - 1


def gather(kinds: Iterable[int]) -> int:
    """Return the pieces of these kinds; ValueError for a third natural of one kind."""
    return reduce(add, kinds, 0)


def add(pieces: int, kind: int) -> int:
    """Return the pieces with one more; ValueError for a third natural of one kind."""
    if kind == JOKER:
        return pieces + ONE_JOKER
    bit = 1 << kind
    if not pieces & bit:
        return pieces | bit
    if pieces & bit << TWINS:
        raise ValueError("there are two of a kind at most")
    return pieces | bit << TWINS


def remove(pieces: int, kind: int) -> int:
    """Return the pieces with one less; ValueError if there is none."""
    if kind == JOKER:
        if pieces < ONE_JOKER:
            raise ValueError("there is no joker")
        return pieces - ONE_JOKER
    bit = 1 << kind
    if pieces & bit << TWINS:
        return pieces ^ bit << TWINS
    if not pieces & bit:
        raise ValueError("there is none of this kind")
    return pieces ^ bit


def count(pieces: int, kind: int) -> int:
    """Count the pieces of a kind."""
    return pieces >> JOKERS if kind == JOKER else (pieces >> kind & 1) + (pieces >> TWINS + kind & 1)


def size(pieces: int) -> int:
    """Count all pieces."""
    return (pieces & _NATURALS).bit_count() + (pieces >> JOKERS)


def kinds(pieces: int) -> tuple[int, ...]:
    """Return the kinds in order, twins twice, jokers last."""
    if not pieces >> TWINS:
        return _once(pieces)
    naturals = _once(pieces & ONES)
    twins = pieces >> TWINS & ONES
    if twins:
        naturals = tuple(sorted(naturals + _once(twins)))
    return naturals + (JOKER,) * (pieces >> JOKERS)


def different(pieces: int) -> tuple[int, ...]:
    """Return the kinds in order, each once."""
    naturals = _once(pieces & ONES)
    return (*naturals, JOKER) if pieces >> JOKERS else naturals


@lru_cache(maxsize=1 << 14)
def _once(ones: int) -> tuple[int, ...]:
    places = []
    while ones:
        low = ones & -ones
        places.append(low.bit_length() - 1)
        ones ^= low
    return tuple(places)


def without(pieces: int, others: int) -> int:
    """Return the pieces without others that are all among them; ValueError if they are not."""
    ones, twins = others & ONES, others >> TWINS & ONES
    held, doubled = pieces & ONES, pieces >> TWINS & ONES
    jokers = (pieces >> JOKERS) - (others >> JOKERS)
    if ones & ~held or twins & ~doubled or jokers < 0:
        raise ValueError("some of these are not there")
    ones_left = held & ~(ones & ~doubled | twins)  # of twins the second copy goes first
    return ones_left | (doubled & ~ones) << TWINS | jokers << JOKERS
