"""Keeps memory within bounds, and gives free memory back to the system.

Drawing takes and frees large pieces all the time, on several threads, between small ones that stay. glibc keeps what
lies free between them: after some minutes of play on 50 tables half as much as all that is in use. So large pieces get
pages of their own, threads share their heaps, and what is free is handed back three times a minute. Where there is no
glibc nothing of this is done.

What pure functions keep (`lru_cache`, and the rummies' memos) is bounded function by function, as much as a playout of
thousands of matches can use. At tables these caches fill for hours and are asked little, so together they have a bound
of their own.
"""

import asyncio
import ctypes
import gc
import os
import sys
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any, TypeAlias

from bot.games.kit.melds.memo import Memo, memos
from bot.locales import said

_Keeps: TypeAlias = "_lru_cache_wrapper[Any] | Memo[Any, Any]"
_ARENAS, _LARGE = -8, -3  # M_ARENA_MAX, M_MMAP_THRESHOLD of mallopt(3)
_HEAPS, _PIECE = 2, 64 * 1024  # heaps for all threads; bytes from which on a piece has pages of its own
_OURS = ("bot", "rendering", "storage")
_MOST = 12_000  # values that functions keep together, some 300 bytes each
_EVERY = 20.0


def _library() -> Any:
    """Return the C library if it is glibc, else None."""
    try:
        found = ctypes.CDLL(None)
        return found if hasattr(found, "gnu_get_libc_version") else None
    except (OSError, TypeError):
        return None


def keep_together() -> None:
    """Make the C library use few heaps; to be called before threads are started."""
    if (library := _library()) is not None:
        library.mallopt(_ARENAS, _HEAPS)
        library.mallopt(_LARGE, _PIECE)


def resident() -> int | None:
    """Return how many bytes of memory this process has now; None where the system does not tell (Linux does)."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def settle() -> None:
    """Let the collector of unreachable objects never look again at what has been made so far, which stays; once a
    process, when it is up (`boneyard run`, `boneyard play`).

    It stops everybody while it looks: a tenth of a second where all is told again and again that stays for ever.
    """
    gc.collect()
    gc.freeze()


async def keep_small(every: float = _EVERY) -> None:
    """Empty caches that have grown too large, and hand free memory back, again and again, until cancelled."""
    library = _library()
    while True:
        await asyncio.sleep(every)
        forget()
        if library is not None:
            await asyncio.to_thread(library.malloc_trim, 0)


def forget(most: int = _MOST) -> int:
    """Empty the fullest of the functions' caches until half of `most` values are left, if there are more than `most`.

    Returns how many are left. Small caches, which are dear to fill, are never reached.
    """
    caches = sorted(_keeping(), key=_size, reverse=True)
    left = sum(map(_size, caches))
    if left > most:
        for cache in caches:
            if left <= most // 2:
                break
            left -= _size(cache)
            cache.clear() if isinstance(cache, Memo) else cache.cache_clear()
    return left


def kept() -> int:
    """Return how many values the caches hold now."""
    return sum(map(_size, _keeping()))


def _keeping() -> list[_Keeps]:
    """Return all caches."""
    return [*_caches(), *memos()]


def _size(cache: _Keeps) -> int:
    return len(cache) if isinstance(cache, Memo) else cache.cache_info().currsize


def _caches() -> list["_lru_cache_wrapper[Any]"]:
    """Return the functions of our modules that have a cache."""
    modules = [module for name, module in [*sys.modules.items()] if name.partition(".")[0] in _OURS]
    found = {
        id(value): value
        for module in modules
        for value in [*vars(module).values()]  # other threads may load and name things meanwhile
        if isinstance(value, _lru_cache_wrapper)
    }
    return [*found.values(), *said()]
