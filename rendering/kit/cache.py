"""Bounded caches that threads may share. What pictures are made of is kept in two, bounded by bytes.

What is used less often is folded first: compressed, it takes a tenth of the memory, and is laid out again in a fiftieth
of the time that it takes to be made. Where more tables are played than fit, that decides what a picture costs.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar, cast, runtime_checkable

_MIB = 1024 * 1024
_KEY = 120  # bytes that a part of a key takes


class Weighed(Protocol):
    """What can be kept: it knows about how many bytes of memory it takes."""

    @property
    def weight(self) -> int:
        """Bytes of memory."""


class Folded(Weighed, Protocol):
    """A value in little room."""

    def unfold(self) -> Weighed:
        """The value as it was: nobody can tell it from the first."""


@runtime_checkable
class Foldable(Weighed, Protocol):
    """A value that can be kept in less room."""

    def fold(self) -> Folded:
        """The same in little room."""


V = TypeVar("V", bound=Weighed)
W = TypeVar("W", bound=Weighed)


class Cache:
    """Keeps what was used last, of at most so many bytes together. Each user has a shelf of its own in it.

    What has no room among these `most` bytes is folded, and kept for as long as there is room among `folded` bytes.
    """

    def __init__(self, most: int, folded: int = 0) -> None:
        self._lock = Lock()
        self._values = _Pile[Weighed](most)
        self._folded = _Pile[Folded](folded)

    def shelf(self, name: str) -> "Shelf[Any]":
        """A part of it: keys of different shelves never meet."""
        return Shelf(self, name)

    def get(self, key: tuple[Hashable, ...], make: Callable[[], Weighed]) -> Weighed:
        """The value of a key, made now if it is not kept. `make` runs outside the lock.

        Two threads may make the same value at once; only one is kept.
        """
        with self._lock:
            value = self._values.find(key)
            folded = self._folded.find(key) if value is None else None
        if value is not None:
            return value
        value = make() if folded is None else folded.unfold()
        with self._lock:
            if (kept := self._values.find(key)) is not None:
                return kept
            dropped = self._values.put(key, value)
            unfolded = [(key, value) for key, value in dropped if self._folded.find(key) is None]
        self._fold(unfolded)
        return value

    def _fold(self, dropped: Iterable[tuple[Hashable, Weighed]]) -> None:
        """Keep in less room what has been dropped; what was folded before has stayed."""
        if not self._folded.most:
            return
        for key, value in dropped:
            if isinstance(value, Foldable):
                folded = value.fold()
                with self._lock:
                    self._folded.put(key, folded)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values, self._folded = _Pile(self._values.most), _Pile(self._folded.most)

    @property
    def most(self) -> int:
        """About how many bytes it may take."""
        return self._values.most + self._folded.most

    @property
    def weight(self) -> int:
        """About how many bytes it takes now."""
        return self._values.weight + self._folded.weight

    def __len__(self) -> int:
        return len(self._values)


class _Pile(Generic[W]):
    """Values of at most so many bytes together, those on top that were used last. Its user locks it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._values: OrderedDict[Hashable, W] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def find(self, key: Hashable) -> W | None:
        """The value of a key, which is used now."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
        return found

    def put(self, key: Hashable, value: W) -> list[tuple[Hashable, W]]:
        """Put in a value, and answer what had to go for it; the newest stays, however much it weighs."""
        if (before := self._values.pop(key, None)) is not None:
            self.weight -= _weight(key, before)
        self._values[key] = value
        self.weight += _weight(key, value)
        dropped = []
        while self.weight > self.most and len(self._values) > 1:
            dropped.append(self._values.popitem(last=False))
            self.weight -= _weight(*dropped[-1])
        return dropped


class Shelf(Generic[V]):
    """The part of a cache in which one kind of thing is kept."""

    def __init__(self, cache: Cache, name: str) -> None:
        self._cache, self._name = cache, name

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value of a key on this shelf, made now if it is not kept."""
        return cast(V, self._cache.get((self._name, key), make))


def _weight(key: Hashable, value: Weighed) -> int:
    """Bytes of a value with its key; keys of bands are long."""
    _, inner = cast(tuple[str, Hashable], key)
    parts = inner if isinstance(inner, tuple) else (inner,)
    return value.weight + sum(_KEY + (len(part) if isinstance(part, bytes) else 0) for part in parts)


SPRITES, BANDS = Cache(10 * _MIB, folded=6 * _MIB), Cache(12 * _MIB)
