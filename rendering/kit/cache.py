"""Bounded caches that threads may share. What pictures are made of is kept in two, bounded by bytes.

Sprites that are used less often are folded: compressed, they take a tenth of the memory, and unfolding takes a fiftieth
of the time of drawing. Where more tables are played than fit, that decides what a picture costs. Compressed rows of
pictures are kept as bytes at once. Bytes lie in a ring, where they leave no holes.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

# --- bytes in a ring ---


F = TypeVar("F")
_BLOCKS = 12
_ENTRY = 500  # bytes that Python takes for an entry besides its own, with its key


class _Entry(NamedTuple, Generic[F]):
    """The place of a key's bytes, and the facts kept beside them."""

    block: int
    start: int
    end: int
    facts: F


class Ring(Generic[F]):
    """Keeps byte strings by their keys, of about `most` bytes with all that it takes to keep them.

    When there is no room, the oldest block is written anew. Entries in it that were read since stay, as far as half of
    the block has room for them. Its user locks it.
    """

    def __init__(self, most: int) -> None:
        self.most, self.weight = most, 0  # about how many bytes it may take, and takes now
        self._size = most // _BLOCKS
        self._blocks: list[memoryview] = []
        self._keys: list[list[Hashable]] = []
        self._held: dict[Hashable, _Entry[F]] = {}
        self._recent = set[Hashable]()
        self._block, self._end = -1, 0  # where is written now
        self._room = 0  # what may still come into the block, by weight

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def find(self, key: Hashable) -> tuple[bytes, F] | None:
        """Return a copy of the bytes of a key and the facts beside them; None if it is not kept."""
        if (entry := self._held.get(key)) is None:
            return None
        self._recent.add(key)
        return self._blocks[entry.block][entry.start : entry.end].tobytes(), entry.facts

    def put(self, key: Hashable, value: bytes, facts: F) -> None:
        """Keep bytes and facts; nothing happens if the key is kept already or the bytes are too many."""
        weight = len(value) + _ENTRY
        if key in self._held or weight > self._size // 2:
            return
        if weight > self._room:
            self._turn()
        self._write(key, value, facts)

    def _write(self, key: Hashable, value: bytes, facts: F) -> None:
        start, self._end = self._end, self._end + len(value)
        self._room -= len(value) + _ENTRY
        self.weight += len(value) + _ENTRY
        self._blocks[self._block][start : self._end] = value
        self._held[key] = _Entry(self._block, start, self._end, facts)
        self._keys[self._block].append(key)

    def _turn(self) -> None:
        """Go on in the next block, and first write there the entries of it that stay."""
        if len(self._blocks) < _BLOCKS:
            self._blocks.append(memoryview(bytearray(self._size)))
            self._keys.append([])
        self._block, self._end, self._room = (self._block + 1) % len(self._blocks), 0, self._size
        for key, value, facts in self._cleared():
            if len(value) + _ENTRY <= self._room - self._size // 2:
                self._write(key, value, facts)

    def _cleared(self) -> list[tuple[Hashable, bytes, F]]:
        """Empty the present block, and return its entries that were read since they were written."""
        keys, self._keys[self._block] = self._keys[self._block], []
        read = [(key, *kept) for key in keys if key in self._recent and (kept := self.find(key))]
        self._recent.difference_update(keys)
        for key in keys:
            gone = self._held.pop(key)
            self.weight -= gone.end - gone.start + _ENTRY
        return read


# --- caches ---


_MIB = 1024 * 1024
_KEY = 120  # bytes that a part of a key takes


class Weighed(Protocol):
    """A thing that can be kept: it knows about how many bytes of memory it takes.

    If it has `fold() -> (bytes, Unfold)`, the cache may keep these bytes instead.
    """

    @property
    def weight(self) -> int:
        """Bytes of memory."""


Unfold = Callable[[bytes], Weighed]  # makes the same of bytes again: nobody can tell it from the first
P = ParamSpec("P")
V = TypeVar("V", bound=Weighed)


class Cache:
    """Keeps the values that were used last, of at most so many bytes together.

    Values that have no room among `most` bytes are folded, and kept while there is room among `folded` bytes.
    """

    def __init__(self, most: int, folded: int = 0) -> None:
        self._lock = Lock()
        self.bound(most, folded)

    def bound(self, most: int, folded: int = 0) -> None:
        """Forget everything, and keep so many bytes from now on."""
        with self._lock:
            self._values, self._folded = _Pile(most), Ring[Unfold](folded)

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Return the value of a key, made now if it is not kept. `make` runs outside the lock.

        Two threads may make the same value at once; only one value is kept.
        """
        with self._lock:
            if (value := self._values.find(key)) is not None:
                return value
            folded = self._folded.find(key)
        value = make() if folded is None else folded[1](folded[0])
        if self._values.most:
            return self._kept(key, value)
        if folded is None:
            self._fold(key, value)
        return value

    def _kept(self, key: Hashable, value: Weighed) -> Weighed:
        """Keep a value, or return the one that another thread has kept meanwhile; fold values that lose their room."""
        with self._lock:
            if (kept := self._values.find(key)) is not None:
                return kept
            unfolded = [pair for pair in self._values.put(key, value) if pair[0] not in self._folded]
        for gone in unfolded:
            self._fold(*gone)
        return value

    def _fold(self, key: Hashable, value: Weighed) -> None:
        """Keep a value folded, unless it is already."""
        fold = getattr(value, "fold", None)
        if fold is not None and self._folded.most:
            folded = fold()
            with self._lock:
                self._folded.put(key, *folded)

    def clear(self) -> None:
        """Forget everything."""
        self.bound(self._values.most, self._folded.most)

    @property
    def most(self) -> int:
        """Return about how many bytes the cache may take."""
        return self._values.most + self._folded.most

    @property
    def weight(self) -> int:
        """Return about how many bytes the cache takes now."""
        return self._values.weight + self._folded.weight


class _Pile:
    """Values of at most so many bytes together, the last used on top. Its user locks it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._values: OrderedDict[Hashable, Weighed] = OrderedDict()

    def find(self, key: Hashable) -> Weighed | None:
        """Return the value of a key, or None, and put it on top."""
        if (value := self._values.get(key)) is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: Hashable, value: Weighed) -> list[tuple[Hashable, Weighed]]:
        """Put in a new value and return those that lost their room; the newest stays, however much it weighs."""
        self._values[key] = value
        self.weight += _weight(key, value)
        dropped = []
        while self.weight > self.most and len(self._values) > 1:
            dropped.append(self._values.popitem(last=False))
            self.weight -= _weight(*dropped[-1])
        return dropped


def _weight(key: Hashable, value: Weighed) -> int:
    """Return the bytes that a value takes with its key."""
    return value.weight + _KEY * (len(key) if isinstance(key, tuple) else 1)


class Courses(Generic[F]):
    """Keeps facts about courses of moves, each at a place: facts about a longer course replace those about a shorter.

    So a table that is played keeps one entry a place. A course has a byte for each move. The `most` entries that were
    used last are kept.
    """

    def __init__(self, most: int) -> None:
        self._lock = Lock()
        self._most = most
        self._kept: OrderedDict[tuple[Hashable, bytes], F] = OrderedDict()

    def find(self, place: Hashable, course: bytes) -> tuple[int, F | None]:
        """Return the facts about the longest known beginning of a course, and its length first; else 0 and None."""
        with self._lock:
            for length in range(len(course), -1, -1):
                key = place, course[:length]
                if (facts := self._kept.get(key)) is not None:
                    self._kept.move_to_end(key)
                    return length, facts
        return 0, None

    def put(self, place: Hashable, course: bytes, facts: F, length: int) -> None:
        """Keep facts about a course, instead of those about its first `length` moves."""
        with self._lock:
            self._kept.pop((place, course[:length]), None)
            self._kept[place, course] = facts
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()


SPRITES, BANDS = Cache(10 * _MIB, folded=6 * _MIB), Cache(0, folded=12 * _MIB)


def kept(make: Callable[P, V]) -> Callable[P, V]:
    """Decorate a function so that what it returns is kept in `SPRITES`, by its arguments as a caller writes them."""
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def get(*args: P.args, **named: P.kwargs) -> V:
        value: V = SPRITES.get((name, *args, *named.items()), lambda: make(*args, **named))
        return value

    return get
