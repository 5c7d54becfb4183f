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
    found = [one for module in modules for one in vars(module).values() if isinstance(one, _lru_cache_wrapper)]
    return {f"{one.__module__}.{getattr(one, '__qualname__', '')}": one for one in found}


def weigh(roots: Iterable[object]) -> int:
    """Bytes of these objects with all that they refer to, but for modules, classes and functions."""
    seen, left, total = set[int](), list(roots), 0
    while left:
        one = left.pop()
        if id(one) not in seen and not isinstance(one, _SHARED):
            seen.add(id(one))
            total += sys.getsizeof(one)
            left += gc.get_referents(one)
    return total


def heaviest(many: int = 40) -> dict[str, tuple[int, int]]:
    """The heaviest caches of functions: how many values each keeps, and their KiB; what two share counts twice."""
    weights = {name: (one.cache_info().currsize, weigh(_kept(one)) >> 10) for name, one in caches().items()}
    return dict(sorted(weights.items(), key=lambda pair: -pair[1][1])[:many])


def _kept(one: _lru_cache_wrapper[Any]) -> list[object]:
    """Keys and values; its module's and its own attributes are none."""
    return [kept for kept in gc.get_referents(one) if kept is not one.__dict__]


def most(many: int = 40) -> dict[str, tuple[int, int]]:
    """Kinds of objects that take most: how many, and their KiB. Of what was made before the start the collector knows
    nothing.
    """
    counts, sizes = Counter[str](), Counter[str]()
    for one in gc.get_objects():
        counts[type(one).__qualname__] += 1
        sizes[type(one).__qualname__] += sys.getsizeof(one)
    return {name: (counts[name], size >> 10) for name, size in sizes.most_common(many)}
