"""How near a hand of tiles is to runs and groups: which of its tiles can lie together once others have come.

Places are 0..51 as in `bot.games.kit.melds`. A mask has a bit for each place, and a hand is two of them: what is there,
and what is there twice. Two searches share this: `PlanSearch` finds one good choice for a quick player, `Keepings` all
the best ones, of fewer shapes, for one who thinks.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.games.kit.melds.meld import SMALLEST, SUITS, near
from bot.games.kit.melds.pieces import KINDS as PLACES
from bot.games.kit.melds.pieces import ONES, RANKS, TWINS, gather, kinds

WHOLE = 14  # tiles of a whole hand
Masks = tuple[int, int]


def masks(places: Iterable[int]) -> Masks:
    """Return the masks of what is there, and of what is there twice."""
    pieces = gather(places)
    return pieces & ONES, pieces >> TWINS


def _mask(places: Iterable[int]) -> int:
    return masks(places)[0]


class MeldToBe(NamedTuple):
    """Tiles of a run or group to be: a mask of places, how many, how long it will be at least.

    `helps` is a mask of what makes it nearer to that length, `grows` of what makes it longer than that.
    """

    mask: int
    size: int
    length: int
    helps: int
    grows: int = 0


def _by_lowest(melds: Iterable[MeldToBe]) -> list[list[MeldToBe]]:
    """Return melds by their lowest place: the lowest bit of a mask is the one that it shares with its negative."""
    by_lowest: list[list[MeldToBe]] = [[] for _ in range(PLACES)]
    for meld in melds:
        by_lowest[(meld.mask & -meld.mask).bit_length() - 1].append(meld)
    return by_lowest


def _groups() -> Iterator[MeldToBe]:
    """Yield two colours of a number or more; the others help."""
    for rank in range(RANKS):
        for subset in range(1 << SUITS):
            if (count := subset.bit_count()) > 1:
                there, others = (
                    _mask(RANKS * suit + rank for suit in range(SUITS) if subset >> suit & 1 == held) for held in (1, 0)
                )
                yield MeldToBe(there, count, max(SMALLEST, count), others)


# --- one good choice ---


@cache
def _planned() -> tuple[tuple[MeldToBe, ...], ...]:
    """Return all melds to be of two tiles or more, by their lowest place, the largest first."""
    by_lowest = _by_lowest((*_begun_runs(), *_groups()))
    return tuple(tuple(sorted(melds, key=lambda meld: (-meld.size, meld.length))) for melds in by_lowest)


def _begun_runs() -> Iterator[MeldToBe]:
    """Yield begun runs, with at most one place missing between two tiles; the 1 below the 2 or above the 13."""
    for suit in range(SUITS):
        for first in range(RANKS):
            for last in range(first + 1, min(first + RANKS, RANKS + 1)):
                for pattern in _patterns(last - first + 1):
                    yield _begun_run(suit, first, pattern)


@cache
def _patterns(length: int) -> tuple[tuple[bool, ...], ...]:
    """Return which of so many places in a row may be there: the first, the last, and of two neighbours always one."""
    if length == 1:
        return ((True,),)
    patterns = [(True, *rest) for rest in _patterns(length - 1)]
    if length > 2:
        patterns += [(True, False, *rest) for rest in _patterns(length - 2)]
    most = 1 if length > 5 else 2  # long runs with many gaps are no plan
    return tuple(pattern for pattern in patterns if pattern.count(False) <= most)


def _begun_run(suit: int, first: int, pattern: tuple[bool, ...]) -> MeldToBe:
    places = [suit * RANKS + (first + at) % RANKS for at in range(len(pattern))]
    there = [place for place, held in zip(places, pattern, strict=True) if held]
    helps = [place for place, held in zip(places, pattern, strict=True) if not held]
    last = first + len(pattern) - 1
    if not helps and len(pattern) < RANKS:
        helps += [suit * RANKS + first - 1] if first else []
        helps += [suit * RANKS + (last + 1) % RANKS] if last < RANKS and (first or last + 1 < RANKS) else []
    return MeldToBe(_mask(there), len(there), max(SMALLEST, len(pattern)), _mask(helps))


class PlanSearch:
    """The melds that keep most tiles of a hand within `room` tiles; among equals those that most tiles help.

    `out` says how many tiles of each place may still come. `kept` and `helping` count those tiles.
    """

    def __init__(self, places: Sequence[int], out: Sequence[int], room: int) -> None:
        self._out = out
        self._best, self._tiles = (-1, -1), len(places)
        self.melds: tuple[MeldToBe, ...] = ()
        once, twice = masks(places)
        there = dict.fromkeys(places)
        self._there = {
            place: [meld for meld in _planned()[place] if meld.mask & once == meld.mask and meld.length <= room]
            for place in there
        }
        self._try(once, twice, room, 0, (), 0)
        self.kept, self.helping = self._best

    def _try(self, once: int, twice: int, room: int, kept: int, melds: tuple[MeldToBe, ...], helps: int) -> None:
        tiles_left = once.bit_count() + twice.bit_count()
        if kept + min(room, tiles_left + room // SMALLEST) < self._best[0]:
            return
        if not once or room < SMALLEST:
            self._note(kept, room, melds, helps)
            return
        low = once & -once
        for meld in self._there[low.bit_length() - 1]:
            mask, size, length, helping, _ = meld
            if mask & once == mask and length <= room:
                both = mask & twice  # of two tiles one is left
                self._try(once ^ mask ^ both, twice ^ both, room - length, kept + size, (*melds, meld), helps | helping)
        self._try(once ^ low, twice & ~low, room, kept, melds, helps)

    def _note(self, kept: int, room: int, melds: tuple[MeldToBe, ...], helps: int) -> None:
        """Note a choice of melds; single tiles begin what there is room for."""
        begun = min(self._tiles - kept, room // SMALLEST)
        value = (kept + begun, sum([self._out[place] for place in kinds(helps)]))
        if value > self._best:
            self._best, self.melds = value, melds


# --- all of the best ---

_SHAPES = ("11", "101", "111", "1111", "11111", "1101", "1011", "10111", "11011", "11101", "10101")
"""Begun runs, 0 where a tile is missing; what is longer is two of them."""


def _short_runs() -> Iterator[MeldToBe]:
    for suit in range(SUITS):
        for first in range(RANKS):
            for shape in _SHAPES:
                if first + len(shape) <= RANKS + 1:
                    yield _short_run(suit, first, shape)


def _short_run(suit: int, first: int, shape: str) -> MeldToBe:
    """Return a run in which some may be missing; the lowest rank lies at either end."""
    after, length = first + len(shape), max(SMALLEST, len(shape))
    reach = 1 + length - len(shape)
    ends = [at for at in (*range(first - reach, first), *range(after, after + reach)) if 0 <= at <= RANKS]
    beside = [at for at in (first - 1, after) if 0 <= at <= RANKS]
    missing = [first + at for at, digit in enumerate(shape) if digit == "0"]
    there = [first + at for at, digit in enumerate(shape) if digit == "1"]
    helps = beside if len(shape) < SMALLEST else missing
    mask, helping, grows = (_mask(suit * RANKS + at % RANKS for at in some) for some in (there, helps, ends))
    return MeldToBe(mask, len(there), length, helping, grows)


def _keepable() -> tuple[tuple[MeldToBe, ...], ...]:
    """Return short runs and groups by their lowest place, those that want least first."""
    groups = (meld._replace(helps=meld.helps if meld.size < SMALLEST else 0, grows=meld.helps) for meld in _groups())
    by_lowest = _by_lowest((*_short_runs(), *groups))
    return tuple(tuple(sorted(some, key=lambda meld: (meld.length - meld.size, -meld.length))) for some in by_lowest)


_KEEPABLE = _keepable()


class Keeping(NamedTuple):
    """A way to keep as many tiles as can be kept; `over` is what is over, of which `begun` tiles begin something new.

    `helps` are the places that bring the hand nearer, but for those that go with what is begun.
    """

    over: Masks
    begun: int
    helps: int

    def spares(self, place: int) -> bool:
        """Return True if a tile can go without harm."""
        once, twice = self.over
        return bool(once >> place & 1) and once.bit_count() + twice.bit_count() > self.begun

    def helped(self, thrown: int | None = None) -> int:
        """Return the places that bring the hand nearer once a tile that is over has gone."""
        if not self.begun:
            return self.helps
        once, twice = self.over
        gone = 0 if thrown is None else 1 << thrown & ~twice
        return self.helps | near(once & ~gone)


class Keepings:
    """All the ways to keep as many tiles of a hand as can lie in fourteen, a single tile being the beginning of three.

    `kept` is how many that are.
    """

    def __init__(self, hand: Masks) -> None:
        self._hand = hand
        self._melds = [
            [meld for meld in melds if meld.mask & hand[0] == meld.mask] if hand[0] >> place & 1 else []
            for place, melds in enumerate(_KEEPABLE)
        ]
        self._count = hand[0].bit_count() + hand[1].bit_count()
        self._laid: list[MeldToBe] = []
        self._keepings: dict[Keeping, None] = {}
        self._none: set[tuple[int, int, int, int]] = set()
        self.kept = min(WHOLE, self._count)
        while not self._lay(*hand, WHOLE, self.kept):
            self._none.clear()
            self.kept -= 1
        self.all = tuple(self._keepings)

    def _lay(self, once: int, twice: int, room: int, need: int) -> bool:
        """Note all ways to keep `need` more in the room that is left; True if there is one."""
        tiles_left = once.bit_count() + twice.bit_count()
        if not once or room < SMALLEST:
            return self._noted(room, need)
        over = self._count - tiles_left - sum(meld.size for meld in self._laid)
        if need > room or need > tiles_left + min(over, room // SMALLEST):
            return False
        key = once, twice, room, need
        if key in self._none:
            return False
        low = once & -once
        possible = False
        for meld in self._melds[low.bit_length() - 1]:
            if meld.length - meld.size > room - need:
                break
            if meld.mask & once == meld.mask and meld.length <= room:
                both = meld.mask & twice  # of two tiles one is left
                self._laid.append(meld)
                rest = once ^ meld.mask ^ both, twice ^ both
                possible |= self._lay(*rest, room - meld.length, need - meld.size)
                self._laid.pop()
        possible |= self._lay(once if twice & low else once ^ low, twice & ~low, room, need)
        if not possible:
            self._none.add(key)
        return possible

    def _noted(self, room: int, need: int) -> bool:
        begun = min(self._count - sum(meld.size for meld in self._laid), room // SMALLEST)
        if begun < need:
            return False
        once, twice = self._hand
        helps = 0
        for meld in self._laid:
            both = meld.mask & twice  # of two tiles one is left
            once, twice = once ^ meld.mask ^ both, twice ^ both
            helps |= meld.helps | (meld.grows if room > SMALLEST * begun else 0)
        self._keepings[Keeping((once, twice), begun, helps)] = None
        return True
