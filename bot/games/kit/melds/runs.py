"""What one suit gives in runs: tables, filled as they are asked for, over what is left and how many jokers there are.

A suit's pieces are a key: bits 0 to 11 the ranks 2 to K, bit 12 the ace (as it lies above the K), bits 13 to 25 the
second copies. A run is built upward, one place after the other, so runs that begin alike share their steps.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar
from weakref import ref

from bot.games.kit.melds.meld import SMALLEST, MeldRules
from bot.games.kit.melds.pieces import ACES, ONES, RANKS, TWINS

V = TypeVar("V")
K = TypeVar("K")
ACE = 13  # the place above the king; 0 is the one below the 2
SUIT = (1 << RANKS) - 1
_TWICE = 1 | 1 << RANKS
_ACE_BIT = 1 << 12
NEVER = -(10**6)
BUT_ONE = 16
"""Where in the bits of a CoverTable those of all but one piece begin: twice as far as jokers are ever shifted."""
ALL = (1 << BUT_ONE) - 1
_MOST_KEPT = 8_000  # about 1.5 MiB
_made: "list[ref[Memo[Any, Any]]]" = []

Run = tuple[int, tuple[bool, ...]]  # its lowest place (0..13), which places are natural


class Memo(dict[K, V]):
    """`memo[key]` is what the pure `work_out(key)` gives; what is known costs no call. Too many are forgotten."""

    def __init__(self, work_out: Callable[[K], V]) -> None:
        super().__init__()
        _made.append(ref(self, _made.remove))
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        """Work out a value."""
        value = self._work_out(key)
        if len(self) > _MOST_KEPT:
            self.clear()
        self[key] = value
        return value


def memos() -> "list[Memo[Any, Any]]":
    """Return all memos. Each is bounded for itself; a process that runs for days bounds them together."""
    return [memo for reference in [*_made] if (memo := reference()) is not None]


def keys(pieces: int) -> tuple[int, int, int, int]:
    """Return the keys of the four suits."""
    ones = _turned(pieces & ONES)
    a, b, c, d = ones & SUIT, ones >> RANKS & SUIT, ones >> 2 * RANKS & SUIT, ones >> 3 * RANKS
    twins = _turned(pieces >> TWINS & ONES)
    if twins:
        a, b = a | (twins & SUIT) << RANKS, b | (twins >> RANKS & SUIT) << RANKS
        c, d = c | (twins >> 2 * RANKS & SUIT) << RANKS, d | twins >> 3 * RANKS << RANKS
    return a, b, c, d


def _turned(ones: int) -> int:
    """Put the aces from the bottom of their suits to the top."""
    aces = ones & ACES
    return (ones ^ aces) >> 1 | aces << RANKS - 1


def taken(key: int, bit: int) -> int:
    """Return the key without one piece of a rank that it has."""
    return key ^ bit << RANKS if key & bit << RANKS else key ^ bit


class RunStep(NamedTuple):
    """A run so far: what is left, its next place, its length (at most 3), its jokers, whether it has place 0."""

    key: int
    place: int
    length: int
    jokers: int
    low: bool


class RunStart(NamedTuple):
    """A beginning of a run with the lowest piece of a key: its lowest place, what is natural so far, what follows."""

    lowest: int
    natural: tuple[bool, ...]
    step: RunStep

    @property
    def places(self) -> range:
        """The places that it has so far."""
        return range(self.lowest, self.step.place)


class RunTable(ABC, Generic[V]):
    """Values of a suit's pieces for up to `most` jokers at hand; subclasses say what a value is."""

    nothing: V  # of no pieces at all
    never: V

    def __init__(self, rules: MeldRules, most: int) -> None:
        self.most = most
        self.limit = min(rules.most_jokers, most)
        self.worth = (*rules.worth, rules.worth[0])  # by place
        self.values: Memo[int, V] = Memo(self._value)  # what a suit's pieces give, by their key
        self._open: Memo[RunStep, V] = Memo(self._opened)

    @abstractmethod
    def unused(self, value: V) -> V:
        """Return the value if one piece more is left over."""

    @abstractmethod
    def either(self, first: V, second: V) -> V:
        """Return the better of two, or both."""

    @abstractmethod
    def grown(self, value: V, jokers: int, points: int) -> V:
        """Return the value with so many jokers used and points made."""

    @abstractmethod
    def gives(self, value: V, jokers: int, wanted: int) -> bool:
        """Return True if so many jokers give what is wanted."""

    def _value(self, key: int) -> V:
        if not key:
            return self.nothing
        value = self.unused(self.values[taken(key, lowest(key))])
        for start in self.starts(key):
            made = sum(self.worth[place] for place in start.places)
            value = self.either(value, self.grown(self._open[start.step], start.step.jokers, made))
        return value

    def starts(self, key: int) -> Iterator[RunStart]:
        """Yield every way in which a run may begin with the lowest piece: jokers below it, or the ace and jokers."""
        bit = lowest(key)
        place, rest = bit.bit_length(), taken(key, bit)
        for jokers in range(min(self.limit, place) + 1):
            length, low = min(jokers + 1, SMALLEST), jokers == place
            step = RunStep(rest, place + 1, length, jokers, low)
            yield RunStart(place - jokers, (*(False,) * jokers, True), step)
        if place - 1 <= self.limit and place < ACE and rest & _ACE_BIT:
            step = RunStep(taken(rest, _ACE_BIT), place + 1, min(place + 1, SMALLEST), place - 1, True)
            yield RunStart(0, (True, *(False,) * (place - 1), True), step)

    def steps(self, step: RunStep) -> Iterator[tuple[bool, RunStep]]:
        """Yield the ways in which a run may go on: with a natural piece, with a joker."""
        key, place, length, jokers, low = step
        if place > (ACE - 1 if low else ACE):
            return
        longer, bit = min(length + 1, SMALLEST), 1 << place - 1
        if key & bit:
            yield True, RunStep(taken(key, bit), place + 1, longer, jokers, low)
        if jokers < self.limit:
            yield False, RunStep(key, place + 1, longer, jokers + 1, low)

    def _opened(self, step: RunStep) -> V:
        value = self.values[step.key] if step.length == SMALLEST else self.never
        worth = self.worth[step.place] if step.place <= ACE else 0
        for natural, after in self.steps(step):
            value = self.either(value, self.grown(self._open[after], not natural, worth))
        return value

    def first_run(self, key: int, jokers: int, wanted: int) -> tuple[int, int, Run]:
        """Return a run with the lowest piece by which a key gives what is wanted; and the key and jokers after it."""
        for start in self.starts(key):
            jokers_left = jokers - start.step.jokers
            then = wanted - sum(self.worth[place] for place in start.places)
            if jokers_left >= 0 and self.gives(self._open[start.step], jokers_left, then):
                return self._followed(start, jokers_left, then)
        raise AssertionError("a value comes of a run")

    def _followed(self, start: RunStart, jokers: int, wanted: int) -> tuple[int, int, Run]:
        step, natural = start.step, start.natural
        while not (step.length == SMALLEST and self.gives(self.values[step.key], jokers, wanted)):
            wanted -= self.worth[step.place]
            for held, after in self.steps(step):
                jokers_left = jokers - (not held)
                if jokers_left >= 0 and self.gives(self._open[after], jokers_left, wanted):
                    step, jokers, natural = after, jokers_left, (*natural, held)
                    break
        return step.key, jokers, (start.lowest, natural)


class PointTable(RunTable[tuple[int, ...]]):
    """The most points with at most 0, 1, 2 ... jokers, whatever is left over."""

    def __init__(self, rules: MeldRules, most: int) -> None:
        self.nothing = (0,) * (most + 1)
        self.never = (NEVER,) * (most + 1)
        self.runs: Memo[tuple[int, int], tuple[Run, ...]] = Memo(self._runs)
        super().__init__(rules, most)

    def _value(self, key: int) -> tuple[int, ...]:
        """Return what the pieces give that can be in a run: keys that differ in others only are worked out once."""
        fitting = key & _TWICE * in_runs_of_key(key & SUIT, self.limit)
        return super()._value(key) if fitting == key else self.values[fitting]

    def unused(self, value: tuple[int, ...]) -> tuple[int, ...]:
        """Return the value: what is left over costs nothing."""
        return value

    def either(self, first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
        """Return the higher points for each number of jokers."""
        return tuple(map(max, first, second))

    def grown(self, value: tuple[int, ...], jokers: int, points: int) -> tuple[int, ...]:
        """Return the points, which are more, each at a number of jokers that is higher."""
        more = [points + number for number in value]
        return (*self.never[:jokers], *more[: len(value) - jokers]) if jokers else tuple(more)

    def gives(self, value: tuple[int, ...], jokers: int, wanted: int) -> bool:
        """Return True if so many jokers give so many points."""
        return value[jokers] == wanted

    def _runs(self, key_and_jokers: tuple[int, int]) -> tuple[Run, ...]:
        """Return runs of a key that make the most points with at most so many jokers."""
        key, jokers = key_and_jokers
        runs: list[Run] = []
        while key:
            wanted, rest = self.values[key][jokers], taken(key, lowest(key))
            if self.values[rest][jokers] == wanted:
                key = rest
                continue
            key, jokers, run = self.first_run(key, jokers, wanted)
            runs.append(run)
        return tuple(runs)


class CoverTable(RunTable[int]):
    """With how many jokers, all used, all pieces can be laid (the bits below BUT_ONE), or all but one (above)."""

    nothing = 1
    never = 0

    def __init__(self, rules: MeldRules, most: int) -> None:
        bits = (1 << most + 1) - 1
        self._kept = bits | bits << BUT_ONE
        super().__init__(rules, most)
        self.worth = (0,) * (ACE + 1)

    def unused(self, value: int) -> int:
        """Return the value: where all pieces could be laid, all but one can now."""
        return (value & ALL) << BUT_ONE

    def either(self, first: int, second: int) -> int:
        """Return what is possible with the first or the second."""
        return first | second

    def grown(self, value: int, jokers: int, _points: int) -> int:
        """Return the value for so many jokers more."""
        return value << jokers & self._kept

    def gives(self, value: int, jokers: int, wanted: int) -> bool:
        """Return True if all pieces but so many (0 or 1) can be laid with so many jokers."""
        return value >> BUT_ONE * wanted + jokers & 1 == 1

    def runs(self, key: int, jokers: int, spare: int) -> list[Run]:
        """Return runs of all pieces but `spare` (0 or 1) with so many jokers; the value says that there are."""
        runs: list[Run] = []
        while key:
            rest = taken(key, lowest(key))
            if spare and self.values[rest] >> jokers & 1:
                key, spare = rest, 0
                continue
            key, jokers, run = self.first_run(key, jokers, spare)
            runs.append(run)
        return runs


def in_runs(line: int, jokers: int) -> int:
    """Return the places (0 and 13 the ace) of those of a suit that are in some run of these and so many jokers."""
    if jokers > 1:
        return line
    pairs = line & line << 1  # the upper places of two beside each other
    if jokers:
        gaps = line & line << 2  # the upper places of two with one between them
        return pairs | pairs >> 1 | gaps | gaps >> 2
    ends = pairs & pairs << 1  # the upper places of three in a row
    return ends | ends >> 1 | ends >> 2


def in_runs_of_key(ranks: int, jokers: int) -> int:
    """Return the ranks of a suit, as in keys, that are in some run of these and so many jokers."""
    usable = in_runs(ranks << 1 | ranks >> RANKS - 1, jokers)
    return (usable >> 1 | (usable & 1) << RANKS - 1) & SUIT


def lowest(key: int) -> int:
    """Return the bit of the lowest rank of a key."""
    ones = key & SUIT
    return ones & -ones
