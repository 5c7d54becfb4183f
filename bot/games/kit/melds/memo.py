"""Values of a pure function, worked out once; reading one that is known costs no call."""

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import ref

K = TypeVar("K")
V = TypeVar("V")
_MOST_KEPT = 8_000  # about 1.5 MiB
_made: "list[ref[Memo[Any, Any]]]" = []


class Memo(dict[K, V]):
    """`memo[key]` is what `work_out(key)` gives. When there are too many all are forgotten."""

    def __init__(self, work_out: Callable[[K], V]) -> None:
        super().__init__()
        _made.append(ref(self, _made.remove))
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        """Work out a value."""
        found = self._work_out(key)
        if len(self) > _MOST_KEPT:
            self.clear()
        self[key] = found
        return found


def memos() -> "list[Memo[Any, Any]]":
    """Return all that there are: each is bounded for itself, and a process that runs for days bounds them together."""
    return [memo for one in [*_made] if (memo := one()) is not None]
