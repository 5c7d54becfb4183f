"""How near a hand of tiles is to runs and groups: all ways to keep as many of its tiles as can lie in a whole hand.

Hands are two masks of places 0..51: what is there, and what is there twice.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.games.kit.melds.pieces import KINDS, RANKS

WHOLE = 14
_SUITS, _SMALLEST = 4, 3
_PATTERNS = ("11", "101", "111", "1111", "11111", "1101", "1011", "10111", "11011", "11101", "10101")
Masks = tuple[int, int]


class _Block(NamedTuple):
    """Tiles that are to lie together: a mask of places, how many, how many there will be, and what helps.

    `helps` makes it nearer to that length, `grows` makes it longer.
    """

    mask: int
    size: int
    length: int
    helps: int
    grows: int


class Way(NamedTuple):
    """A way to keep as many tiles as can be kept; `over` is what is over, of which `begun` tiles begin something new.

    `helps` are the places that bring the hand nearer, but for those that go with what is begun.
    """

    over: Masks
    begun: int
    helps: int

    def spares(self, place: int) -> bool:
        """Whether a tile can go without harm."""
        once, twice = self.over
        return bool(once >> place & 1) and once.bit_count() + twice.bit_count() > self.begun

    def helped(self, thrown: int | None = None) -> int:
        """The places that bring the hand nearer once a tile that is over has gone."""
        if not self.begun:
            return self.helps
        once, twice = self.over
        gone = 0 if thrown is None else 1 << thrown & ~twice
        return self.helps | near(once & ~gone)


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
                    yield _run_block(suit, first, pattern)


def _run_block(suit: int, first: int, pattern: str) -> _Block:
    """A run in which some may be missing; the lowest rank lies at either end."""
    after, length = first + len(pattern), max(_SMALLEST, len(pattern))
    reach = 1 + length - len(pattern)
    ends = [at for at in (*range(first - reach, first), *range(after, after + reach)) if 0 <= at <= RANKS]
    beside = [at for at in (first - 1, after) if 0 <= at <= RANKS]
    missing = [first + at for at, one in enumerate(pattern) if one == "0"]
    there = [first + at for at, one in enumerate(pattern) if one == "1"]
    helps = beside if len(pattern) < _SMALLEST else missing
    masks = (_mask(suit * RANKS + at % RANKS for at in some) for some in (there, helps, ends))
    mask, helping, grows = masks
    return _Block(mask, len(there), length, helping, grows)


def _group_blocks() -> Iterator[_Block]:
    for rank in range(RANKS):
        for subset in range(1 << _SUITS):
            if (count := subset.bit_count()) > 1:
                there, others = (
                    _mask(RANKS * suit + rank for suit in range(_SUITS) if subset >> suit & 1 == held)
                    for held in (1, 0)
                )
                helps = others if count < _SMALLEST else 0
                yield _Block(there, count, max(_SMALLEST, count), helps, others)


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


class Ways:
    """All the ways to keep as many tiles of a hand as can lie in fourteen, a single tile being the beginning of three.

    `kept` is how many that are.
    """

    def __init__(self, hand: Masks) -> None:
        self._hand, self._blocks = hand, [self._there(place, hand[0]) for place in range(KINDS)]
        self._count = hand[0].bit_count() + hand[1].bit_count()
        self._laid: list[_Block] = []
        self._found: dict[Way, None] = {}
        self._none: set[tuple[int, int, int, int]] = set()
        self.kept = min(WHOLE, self._count)
        while not self._lay(*hand, WHOLE, self.kept):
            self._none.clear()
            self.kept -= 1
        self.all = tuple(self._found)

    @staticmethod
    def _there(place: int, once: int) -> list[_Block]:
        if not once >> place & 1:
            return []
        return [block for block in _BLOCKS[place] if block.mask & once == block.mask]

    def _lay(self, once: int, twice: int, room: int, need: int) -> bool:
        """Note all ways to keep so many more in the room that is left; whether there is one."""
        left = once.bit_count() + twice.bit_count()
        if not once or room < _SMALLEST:
            return self._noted(room, need)
        over = self._count - left - sum(block.size for block in self._laid)
        if need > room or need > left + min(over, room // _SMALLEST):
            return False
        key = once, twice, room, need
        if key in self._none:
            return False
        low = once & -once
        found = False
        for block in self._blocks[low.bit_length() - 1]:
            if block.length - block.size > room - need:
                break
            if block.mask & once == block.mask and block.length <= room:
                both = block.mask & twice
                self._laid.append(block)
                rest = once ^ block.mask ^ both, twice ^ both
                found |= self._lay(*rest, room - block.length, need - block.size)
                self._laid.pop()
        found |= self._lay(once if twice & low else once ^ low, twice & ~low, room, need)
        if not found:
            self._none.add(key)
        return found

    def _noted(self, room: int, need: int) -> bool:
        over = self._count - sum(block.size for block in self._laid)
        begun = min(over, room // _SMALLEST)
        if begun < need:
            return False
        once, twice = self._hand
        helps = 0
        for block in self._laid:
            both = block.mask & twice
            once, twice = once ^ block.mask ^ both, twice ^ both
            helps |= block.helps | (block.grows if room > _SMALLEST * begun else 0)
        self._found[Way((once, twice), begun, helps)] = None
        return True


def _near(place: int) -> int:
    suit, rank = divmod(place, RANKS)
    same = [RANKS * other + rank for other in range(_SUITS) if other != suit]
    line = [at + step for at in ((0, RANKS) if rank == 0 else (rank,)) for step in (-2, -1, 1, 2)]
    return _mask([*same, *(suit * RANKS + at % RANKS for at in line if 0 <= at <= RANKS)])


_NEAR = tuple(map(_near, range(KINDS)))


def near(places: int) -> int:
    """The places that go with some of these; both as masks."""
    found = 0
    while places:
        low = places & -places
        found |= _NEAR[low.bit_length() - 1]
        places ^= low
    return found
