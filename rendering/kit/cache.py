"""Bounded caches that threads may share. What pictures are made of is kept in two, bounded by bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar, cast

_MIB = 1024 * 1024
_KEY = 120  # bytes that a part of a key takes


class Weighed(Protocol):
    """What can be kept: it knows about how many bytes of memory it takes."""

    @property
    def weight(self) -> int:
        """Bytes of memory."""


V = TypeVar("V", bound=Weighed)


class Cache:
    """Keeps what was used last, of at most so many bytes together. Each user has a shelf of its own in it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._lock = Lock()
        self._values: OrderedDict[Hashable, Weighed] = OrderedDict()
        self._bytes = 0

    def shelf(self, name: str) -> "Shelf[Any]":
        """A part of it: keys of different shelves never meet."""
        return Shelf(self, name)

    def get(self, key: tuple[Hashable, ...], make: Callable[[], Weighed]) -> Weighed:
        """The value of a key, made now if it is not kept. `make` runs outside the lock.

        Two threads may make the same value at once; only one is kept.
        """
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key]
        value = make()
        with self._lock:
            if key in self._values:
                return self._values[key]
            self._values[key] = value
            self._bytes += _weight(key, value)
            while self._bytes > self.most and len(self._values) > 1:
                self._bytes -= _weight(*self._values.popitem(last=False))
        return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self._bytes = 0

    @property
    def weight(self) -> int:
        """About how many bytes it takes now."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._values)


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
    return value.weight + _KEY * (len(inner) if isinstance(inner, tuple) else 1)


SPRITES, BANDS = Cache(24 * _MIB), Cache(16 * _MIB)
