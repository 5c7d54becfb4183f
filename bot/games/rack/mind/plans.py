"""What a rack could become: for each kind of hand the tiles to keep, how many are missing, how long that takes.

Places are 0..51 as in `bot.games.kit.melds`. `out` says how many tiles of each place may still come.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.games.kit.melds.pieces import KINDS, RANKS
from bot.games.rack.rules.deal import NUMBERS

_HAND, _PAIRS, _EIGHT, _SUITS = 14, 7, 8, 4
_SMALLEST = 3
_NEVER = 1e9
Out = Sequence[int]


class Goal(NamedTuple):
    """A hand to go for: the places to keep, how many tiles are missing, and about how many draws they take."""

    keep: Counter[int]
    missing: int
    draws: float


class _Block(NamedTuple):
    """Tiles of a run or group to be: a mask of places, how many, how long it will be at least, a mask of what helps."""

    mask: int
    size: int
    length: int
    helps: int


@cache
def _blocks() -> tuple[tuple[_Block, ...], ...]:
    """All blocks of two tiles or more, by their lowest place."""
    found: list[list[_Block]] = [[] for _ in range(KINDS)]
    for block in (*_run_blocks(), *_group_blocks()):
        found[(block.mask & -block.mask).bit_length() - 1].append(block)
    return tuple(tuple(sorted(blocks, key=lambda one: (-one.size, one.length))) for blocks in found)


def _run_blocks() -> Iterator[_Block]:
    """Begun runs, with at most one place missing between two tiles; the 1 below the 2 or above the 13."""
    for suit in range(_SUITS):
        for first in range(RANKS):
            for last in range(first + 1, min(first + RANKS, RANKS + 1)):
                for pattern in _patterns(last - first + 1):
                    yield _run_block(suit, first, pattern)


@cache
def _patterns(length: int) -> tuple[tuple[bool, ...], ...]:
    """Which of so many places in a row are there: the first, the last, and of two neighbours always one."""
    if length == 1:
        return ((True,),)
    found = [(True, *rest) for rest in _patterns(length - 1)]
    if length > 2:
        found += [(True, False, *rest) for rest in _patterns(length - 2)]
    most = 1 if length > 5 else 2  # long runs with many gaps are no plan
    return tuple(pattern for pattern in found if pattern.count(False) <= most)


def _run_block(suit: int, first: int, pattern: tuple[bool, ...]) -> _Block:
    places = [suit * RANKS + (first + at) % RANKS for at in range(len(pattern))]
    there = [place for place, held in zip(places, pattern, strict=True) if held]
    helps = [place for place, held in zip(places, pattern, strict=True) if not held]
    last = first + len(pattern) - 1
    if not helps and len(pattern) < RANKS:
        helps += [suit * RANKS + first - 1] if first else []
        helps += [suit * RANKS + (last + 1) % RANKS] if last < RANKS and (first or last + 1 < RANKS) else []
    return _Block(_mask(there), len(there), max(_SMALLEST, len(pattern)), _mask(helps))


def _group_blocks() -> Iterator[_Block]:
    for rank in range(RANKS):
        for subset in range(1, 1 << _SUITS):
            if subset.bit_count() > 1:
                suits = [suit for suit in range(_SUITS) if subset >> suit & 1]
                others = [suit for suit in range(_SUITS) if suit not in suits]
                masks = (_mask(suit * RANKS + rank for suit in some) for some in (suits, others))
                yield _Block(next(masks), len(suits), max(_SMALLEST, len(suits)), next(masks))


def _mask(places: Iterator[int] | Sequence[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


class _Search:
    """The blocks that keep most tiles of a hand within a number of tiles; among equals those that most tiles help."""

    def __init__(self, places: Sequence[int], out: Out, room: int) -> None:
        self._out = out
        self._best, self._tiles = (-1, -1), len(places)
        self.blocks: tuple[_Block, ...] = ()
        once = twice = 0
        for place in places:
            twice |= once & 1 << place
            once |= 1 << place
        self._try(once, twice, room, 0, (), 0)

    @property
    def kept(self) -> int:
        """How many tiles are kept."""
        return self._best[0]

    @property
    def helping(self) -> int:
        """How many tiles that may still come help."""
        return self._best[1]

    def _try(
        self, once: int, twice: int, room: int, kept: int, blocks: tuple[_Block, ...], helps: int
    ) -> None:
        left = once.bit_count() + twice.bit_count()
        if kept + min(room, left + room // _SMALLEST) < self._best[0]:
            return
        if not once or room < _SMALLEST:
            self._note(kept, room, blocks, helps)
            return
        low = once & -once
        for block in _blocks()[low.bit_length() - 1]:
            if block.mask & once == block.mask and block.length <= room:
                both = block.mask & twice
                rest = once ^ (block.mask ^ both), twice ^ both
                self._try(
                    *rest, room - block.length, kept + block.size, (*blocks, block), helps | block.helps
                )
        self._try(once ^ low, twice & ~low, room, kept, blocks, helps)

    def _note(self, kept: int, room: int, blocks: tuple[_Block, ...], helps: int) -> None:
        """Note a choice of blocks; single tiles begin what there is room for."""
        begun = min(self._tiles - kept, room // _SMALLEST)
        value = (kept + begun, _count(helps, self._out))
        if value > self._best:
            self._best, self.blocks = value, blocks


def _count(mask: int, out: Out) -> int:
    total = 0
    while mask:
        low = mask & -mask
        total += out[low.bit_length() - 1]
        mask ^= low
    return total


def _draws(missing: int, helping: int, unseen: int) -> float:
    """About how many draws it takes: what helps gets less as tiles are found."""
    if missing <= 0:
        return 0.0
    if helping <= 0:
        return _NEVER
    return sum(unseen / (helping * (0.6 + 0.4 * step / missing)) for step in range(1, missing + 1))


def runs(places: Sequence[int], jokers: int, out: Out, unseen: int, wild: int) -> Goal:
    """Runs and groups; `wild` jokers may still come, of `unseen` tiles."""
    search = _Search(places, out, _HAND)
    keep = _kept(search.blocks)
    missing = _HAND - search.kept - jokers
    return Goal(keep, missing, _draws(missing, search.helping + wild, unseen))


def _kept(blocks: Sequence[_Block]) -> Counter[int]:
    keep: Counter[int] = Counter()
    for block in blocks:
        keep.update(place for place in range(KINDS) if block.mask >> place & 1)
    return keep


def colours(places: Sequence[int], jokers: int, out: Out, unseen: int, wild: int) -> Goal:
    """All of one colour: the one that is there most."""
    suit = max(range(_SUITS), key=lambda one: sum(place // NUMBERS == one for place in places))
    keep = Counter(place for place in places if place // NUMBERS == suit)
    missing = _HAND - keep.total() - jokers
    helping = sum(out[suit * NUMBERS : suit * NUMBERS + NUMBERS]) + wild
    return Goal(keep, missing, _draws(missing, helping, unseen))


def pairs(places: Sequence[int], jokers: int, out: Out, unseen: int, wild: int) -> Goal:
    """Seven pairs: those that are there, and single tiles whose twins may come, as many as there is room for."""
    count = Counter(places)
    double = [place for place, held in count.items() if held == 2][:_PAIRS]
    single = sorted((place for place, held in count.items() if held == 1), key=lambda place: -out[place])
    kept = single[: max(0, _HAND - 2 * len(double) - jokers)]
    missing = _PAIRS - len(double) - min(jokers, len(kept))
    helping = sum(out[place] for place in kept) + wild
    return Goal(Counter(dict.fromkeys(double, 2)) + Counter(kept), missing, _draws(missing, helping, unseen))


def total8(places: Sequence[int], jokers: int, out: Out, unseen: int, wild: int) -> Goal:
    """Eight of the number that is there most, and six in runs and groups."""
    number = max(range(NUMBERS), key=lambda one: sum(place % NUMBERS == one for place in places))
    own = [place for place in places if place % NUMBERS == number][:_EIGHT]
    rest = list((Counter(places) - Counter(own)).elements())
    others = _Search(rest, out, _HAND - _EIGHT)
    coming = sum(out[number + NUMBERS * suit] for suit in range(_SUITS)) + wild
    lacking = max(0, _EIGHT - len(own) - jokers)
    missing = _HAND - len(own) - others.kept - jokers
    keep = Counter(own) + _kept(others.blocks)
    return Goal(
        keep, missing, _NEVER if lacking > coming else _draws(missing, coming + others.helping, unseen)
    )


KIND_PLANS = (runs, colours, pairs, total8)


def plans(places: Sequence[int], jokers: int, out: Out, unseen: int, wild: int) -> tuple[Goal, ...]:
    """A plan for each kind of hand, in the order of their kinds."""
    return tuple(plan(places, jokers, out, unseen, wild) for plan in KIND_PLANS)


def best_plan(places: Sequence[int], jokers: int, out: Out, unseen: int, wild: int) -> Goal:
    """The plan that takes the fewest draws."""
    return min(plans(places, jokers, out, unseen, wild), key=lambda plan: (plan.draws, plan.missing))
