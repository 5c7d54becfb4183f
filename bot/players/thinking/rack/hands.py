"""How near a hand of tiles is to runs and groups, quickly: how many of its tiles could lie in a whole hand.

Hands are two masks of places 0..51: what is there, and what is there twice.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.games.kit.melds.pieces import KINDS, RANKS

WHOLE = 14
_SUITS, _SMALLEST = 4, 3
_PATTERNS = ("11", "101", "111", "1111", "11111", "1101", "1011", "10111", "11011", "11101", "10101")
Masks = tuple[int, int]


class _Block(NamedTuple):
    """Tiles that are to lie together: a mask of places, how many, and how many there will be."""

    mask: int
    size: int
    length: int


def _mask(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def _run_blocks() -> Iterator[_Block]:
    """Runs of up to five; what is longer is two of them."""
    for suit in range(_SUITS):
        for first in range(RANKS):
            for pattern in _PATTERNS:
                if first + len(pattern) <= RANKS + 1:
                    there = [
                        suit * RANKS + (first + at) % RANKS for at, one in enumerate(pattern) if one == "1"
                    ]
                    yield _Block(_mask(there), len(there), max(_SMALLEST, len(pattern)))


def _group_blocks() -> Iterator[_Block]:
    for rank in range(RANKS):
        for subset in range(1 << _SUITS):
            if (count := subset.bit_count()) > 1:
                places = [RANKS * suit + rank for suit in range(_SUITS) if subset >> suit & 1]
                yield _Block(_mask(places), count, max(_SMALLEST, count))


def _by_lowest() -> tuple[tuple[_Block, ...], ...]:
    """By their lowest place, those that want least first."""
    found: list[list[_Block]] = [[] for _ in range(KINDS)]
    for block in (*_run_blocks(), *_group_blocks()):
        found[(block.mask & -block.mask).bit_length() - 1].append(block)
    return tuple(tuple(sorted(some, key=lambda one: (one.length - one.size, -one.length))) for some in found)


_BLOCKS = _by_lowest()


def masks(places: Iterable[int]) -> Masks:
    """What is there, and what is there twice."""
    once = twice = 0
    for place in places:
        twice |= once & 1 << place
        once |= 1 << place
    return once, twice


def keeps(hand: Masks, need: int) -> bool:
    """Whether so many of the tiles can lie in a whole hand, a single tile being the beginning of three."""
    once, twice = hand
    return _keeps(once, twice, WHOLE, need, once.bit_count() + twice.bit_count(), set())


def _keeps(
    once: int, twice: int, room: int, need: int, left: int, seen: set[tuple[int, int, int, int]]
) -> bool:
    begun = min(room // _SMALLEST, left)
    if need <= begun:
        return True
    if need > room or not once or once.bit_count() + twice.bit_count() < need - begun:
        return False
    key = once, twice, room, need
    if key in seen:
        return False
    low = once & -once
    for mask, size, length in _BLOCKS[low.bit_length() - 1]:
        if length - size > room - need:
            break
        if mask & once == mask and length <= room:
            both = mask & twice
            rest = once ^ mask ^ both, twice ^ both
            if _keeps(*rest, room - length, need - size, left - size, seen):
                return True
    if _keeps(once if twice & low else once ^ low, twice & ~low, room, need, left, seen):
        return True
    seen.add(key)
    return False


def kept(hand: Masks) -> int:
    """How many tiles can lie in a whole hand at most."""
    return next(need for need in range(WHOLE, -1, -1) if keeps(hand, need))


def _near(place: int) -> int:
    suit, rank = divmod(place, RANKS)
    same = [RANKS * other + rank for other in range(_SUITS) if other != suit]
    line = [at + step for at in ((0, RANKS) if rank == 0 else (rank,)) for step in (-2, -1, 1, 2)]
    return _mask([*same, *(suit * RANKS + at % RANKS for at in line if 0 <= at <= RANKS)])


_NEAR = tuple(map(_near, range(KINDS)))


def near(places: Sequence[int]) -> int:
    """The places that go with some of these, as a mask."""
    found = 0
    for place in places:
        found |= _NEAR[place]
    return found
