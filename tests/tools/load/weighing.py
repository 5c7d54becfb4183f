"""What the objects of a process weigh: what each cache of a function keeps, and what there is most of."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Iterable
from functools import _lru_cache_wrapper
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, CodeType, _lru_cache_wrapper)


def caches() -> dict[str, _lru_cache_wrapper[Any]]:
    """The caches of functions (`lru_cache`), by their full names: those at the top of modules, as all of ours are.

    They are not asked of the collector, which is told to look no more at what was made before the start.
    """
    modules = [module for module in [*sys.modules.values()] if module is not None]
    caching = [cache for module in modules for cache in vars(module).values() if isinstance(cache, _lru_cache_wrapper)]
    return {f"{cache.__module__}.{getattr(cache, '__qualname__', '')}": cache for cache in caching}


def weigh(roots: Iterable[object]) -> int:
    """Bytes of these objects with all that they refer to, but for modules, classes and functions."""
    seen, left, total = set[int](), list(roots), 0
    while left:
        referent = left.pop()
        if id(referent) not in seen and not isinstance(referent, _SHARED):
            seen.add(id(referent))
            total += sys.getsizeof(referent)
            left += gc.get_referents(referent)
    return total


def heaviest(many: int = 40) -> dict[str, tuple[int, int]]:
    """The heaviest caches of functions: how many values each keeps, and their KiB; what two share counts twice."""
    weights = {name: (cache.cache_info().currsize, weigh(_kept(cache)) >> 10) for name, cache in caches().items()}
    return dict(sorted(weights.items(), key=lambda pair: -pair[1][1])[:many])


def _kept(cache: _lru_cache_wrapper[Any]) -> list[object]:
    """Keys and values; its module's and its own attributes are none."""
    return [kept for kept in gc.get_referents(cache) if kept is not cache.__dict__]


def most(many: int = 40) -> dict[str, tuple[int, int]]:
    """Kinds of objects that take most: how many, and their KiB. Of what was made before the start the collector knows
    nothing.
    """
    counts, sizes = Counter[str](), Counter[str]()
    for tracked in gc.get_objects():
        counts[type(tracked).__qualname__] += 1
        sizes[type(tracked).__qualname__] += sys.getsizeof(tracked)
    return {name: (counts[name], size >> 10) for name, size in sizes.most_common(many)}
