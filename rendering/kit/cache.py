"""Bounded caches that threads may share. What pictures are made of is kept in two, bounded by bytes.

What is used less often is folded first: compressed, it takes a tenth of the memory, and is laid out again in a fiftieth
of the time that it takes to be made. Where more tables are played than fit, that decides what a picture costs.
Compressed rows of pictures are kept as bytes at once. Bytes lie in a ring, where they leave no holes.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar, cast, runtime_checkable

from rendering.kit.ring import Ring

_MIB = 1024 * 1024
_KEY = 120  # bytes that a part of a key takes


class Weighed(Protocol):
    """What can be kept: it knows about how many bytes of memory it takes."""

    @property
    def weight(self) -> int:
        """Bytes of memory."""


Unfold = Callable[[bytes], Weighed]


@runtime_checkable
class Foldable(Weighed, Protocol):
    """A value that can be kept as bytes, in less room or where it leaves no holes."""

    def fold(self) -> tuple[bytes, Unfold]:
        """Bytes, and what makes the same of them again: nobody can tell it from the first."""


V = TypeVar("V", bound=Weighed)


class Cache:
    """Keeps what was used last, of at most so many bytes together. Each user has a shelf of its own in it.

    What has no room among these `most` bytes is folded, and kept for as long as there is room among `folded` bytes.
    """

    def __init__(self, most: int, folded: int = 0) -> None:
        self._lock = Lock()
        self._values = _Pile(most)
        self._folded = Ring[Unfold](folded)

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
        value = make() if folded is None else folded[1](folded[0])
        with self._lock:
            if (kept := self._values.find(key)) is not None:
                return kept
            dropped = self._values.put(key, value)
            unfolded = [(key, value) for key, value in dropped if key not in self._folded]
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
                    self._folded.put(key, *folded)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values, self._folded = _Pile(self._values.most), Ring(self._folded.most)

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


class _Pile:
    """Values of at most so many bytes together, those on top that were used last. Its user locks it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._values: OrderedDict[Hashable, Weighed] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def find(self, key: Hashable) -> Weighed | None:
        """The value of a key, which is used now."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
        return found

    def put(self, key: Hashable, value: Weighed) -> list[tuple[Hashable, Weighed]]:
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


SPRITES, BANDS = Cache(10 * _MIB, folded=6 * _MIB), Cache(0, folded=12 * _MIB)
