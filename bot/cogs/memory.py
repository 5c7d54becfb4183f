"""Memory that is free is given back to the system.

Drawing takes and frees large pieces all the time, on several threads, between small ones that stay. glibc keeps what
lies free between them: after some minutes of play on 50 tables half as much as all that is in use. So large pieces get
pages of their own, threads share their heaps, and what is free is handed back three times a minute. Where there is no
glibc nothing of this is done.
"""

import asyncio
import ctypes
from typing import Any

_ARENAS, _LARGE = -8, -3  # M_ARENA_MAX, M_MMAP_THRESHOLD of mallopt(3)
_HEAPS, _PIECE = 2, 64 * 1024  # heaps for all threads; bytes from which on a piece has pages of its own
_EVERY = 20.0


def _library() -> Any:
    """The C library if it is glibc, else None."""
    try:
        found = ctypes.CDLL(None)
        return found if hasattr(found, "gnu_get_libc_version") else None
    except (OSError, TypeError):
        return None


def keep_together() -> None:
    """Let the C library spread little over memory; to be called before threads are started."""
    if (library := _library()) is not None:
        library.mallopt(_ARENAS, _HEAPS)
        library.mallopt(_LARGE, _PIECE)


async def give_back(every: float = _EVERY) -> None:
    """Hand free memory back to the system again and again, until cancelled."""
    library = _library()
    while library is not None:
        await asyncio.sleep(every)
        await asyncio.to_thread(library.malloc_trim, 0)
