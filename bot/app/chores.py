"""Chores beside the bot, each done again and again: dated backups, freeing memory, reports to systemd."""

import asyncio
import ctypes
import gc
import logging
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from datetime import date, datetime
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any, TypeAlias

from bot.games.kit.melds.runs import Memo, memos
from bot.locales import sentence_caches
from storage import Place, StorageError, Store
from storage.backups import backup_days, backup_today

_PAUSE = 60.0  # seconds after a chore has failed
_HOUR = 3600.0
_LOOK = 60.0  # seconds between two looks whether deleted bytes are left, and for which nobody has played then
_APART = 6 * _HOUR  # from one time that the file is written anew to the next
_AGAIN = 600.0  # seconds after a try that came to nothing
_AT_LATEST = 23 * _HOUR  # after which it is not waited for a quiet minute
_SLOWLY = 60.0  # seconds between two reports, where no watchdog waits for them
_PATIENCE = 1.0  # seconds that systemd may take to receive a line
_log = logging.getLogger(__name__)


def _today() -> date:
    return datetime.now().astimezone().date()


class Backups:
    """Keeps dated backups of a database in a folder.

    `last` is the day of the newest one, None for none; `failed` is True if the last try came to nothing.
    """

    def __init__(self, database: Place, folder: Path, today: Callable[[], date] = _today) -> None:
        self._database, self._folder, self._today = database, folder, today
        self.last: date | None = None
        self.failed = False

    async def keep(self) -> None:
        """Make a backup of each day, soon after it has begun, until cancelled.

        What goes wrong is logged, and tried again an hour later.
        """
        while True:
            try:
                made = await asyncio.to_thread(backup_today, self._database, self._folder, self._today())
                if made is not None:
                    _log.info("a backup was made: %s", made.name)
                self.failed = False
            except (StorageError, OSError) as error:
                self.failed = True
                _log.error("no backup could be made: %s", error)
            days = await asyncio.to_thread(backup_days, self._folder)  # somebody may have removed some
            self.last = days[-1] if days else None
            await asyncio.sleep(_HOUR)


class Eraser:
    """Has the bytes of what people deleted overwritten: the file is written anew, and no move is saved meanwhile.

    So that is done where nobody has played for a minute, at most every six hours; after a day in any case.
    """

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store, self._now = store, now
        self._changes = -1  # that were written before the last look
        self._since: float | None = None  # when bytes were first seen to be left
        self._next = now()  # the earliest time of the next try

    async def keep(self) -> None:
        """Try each minute, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK)
            await self.erase_if_due()

    async def erase_if_due(self) -> None:
        """Write the file anew, if bytes are left in it and it is time."""
        changes, now = self._store.counts.changes, self._now()
        idle, self._changes = changes == self._changes, changes
        if await self._store.left_over() != "soon":
            self._since = None
            return
        self._since = now if self._since is None else self._since
        if now >= self._next and (idle or now - self._since >= _AT_LATEST):
            busy = await self._store.erase() == "busy"
            self._since = self._since if busy else None
            self._next = self._now() + (_AGAIN if busy else _APART)


class Systemd:
    """Tells systemd that the bot is up, what it does, that its event loop runs, and that it ends (sd_notify(3)).

    The unit has `Type=notify`. With `WatchdogSec` systemd restarts a bot that hangs: the event loop reports twice in
    that time. Where systemd has not started this process, nothing is sent. Its variables are taken out of `environ`,
    so that processes started from here are not taken for the service.
    """

    def __init__(self, environ: MutableMapping[str, str] = os.environ) -> None:
        self._address = environ.pop("NOTIFY_SOCKET", "")
        microseconds = int(environ.pop("WATCHDOG_USEC", "0"))
        watched = int(environ.pop("WATCHDOG_PID", "0")) in (0, os.getpid())
        self.beat = microseconds / 2e6 if watched else 0.0  # seconds; 0: nobody watches

    def ready(self) -> None:
        """Report that the store is open and the bot goes on to Discord."""
        self._tell("READY=1")

    def stopping(self) -> None:
        """Report that the bot ends. Nothing more is sent afterwards."""
        self._tell("STOPPING=1")
        self._address = ""

    async def watch(self, describe: Callable[[], str]) -> None:
        """Report again and again that the event loop runs and what the bot does, until cancelled."""
        while self._address:
            beat = ("WATCHDOG=1",) if self.beat else ()
            self._tell(*beat, f"STATUS={describe()}")
            await asyncio.sleep(self.beat or _SLOWLY)

    def _tell(self, *lines: str) -> None:
        """Send lines to systemd. An address that begins with @ is an abstract socket, not a file."""
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
                out.settimeout(_PATIENCE)
                out.connect(self._address.replace("@", "\0", 1) if self._address[0] == "@" else self._address)
                out.sendall("\n".join(lines).encode())
        except OSError as error:
            _log.warning("systemd could not be told %s: %s", lines[0], error.strerror or error)


def keep_up(work: Callable[[], Awaitable[None]], name: str, pause: float = _PAUSE) -> asyncio.Task[None]:
    """Start a chore that runs until it is cancelled. A failure is logged, and the chore starts again after a pause."""
    return asyncio.create_task(_go_on(work, name, pause), name=name)


async def _go_on(work: Callable[[], Awaitable[None]], name: str, pause: float) -> None:
    while True:
        try:
            return await work()
        except Exception:
            _log.exception("%s failed, and is begun again", name)
        await asyncio.sleep(pause)


# Drawing takes and frees large pieces all the time, on several threads, between small ones that stay. glibc keeps what
# lies free between them: after some minutes of play on 50 tables half as much as all that is in use. So large pieces
# get pages of their own, threads share their heaps, and what is free is handed back three times a minute. Where there
# is no glibc nothing of this is done.
#
# What pure functions keep (`lru_cache`, and the rummies' memos) is bounded function by function, as much as a playout
# of thousands of matches can use. At tables these caches fill for hours and are asked little, so together they have a
# bound of their own.

_Keeps: TypeAlias = "_lru_cache_wrapper[Any] | Memo[Any, Any]"
_ARENAS, _LARGE = -8, -3  # M_ARENA_MAX, M_MMAP_THRESHOLD of mallopt(3)
_HEAPS, _PIECE = 2, 64 * 1024  # heaps for all threads; bytes from which on a piece has pages of its own
_OURS = ("bot", "rendering", "storage")
_MOST_VALUES = 12_000  # values that functions keep together, some 300 bytes each
_FREEING = 20.0  # seconds


def _library() -> Any:
    """Return the C library if it is glibc, else None."""
    try:
        library = ctypes.CDLL(None)
        return library if hasattr(library, "gnu_get_libc_version") else None
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
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def settle() -> None:
    """Let nothing hold the event loop up for long; to be called once, when the process is up.

    A full collection stops it: for a tenth of a second where it looks at the objects made so far, too. They stay, and
    are exempt. A thread that computes gives way after a millisecond, not after Python's five.
    """
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()


async def keep_small(every: float = _FREEING) -> None:
    """Empty caches that have grown too large, and hand free memory back, again and again, until cancelled."""
    library = _library()
    while True:
        await asyncio.sleep(every)
        forget_values()
        if library is not None:
            await asyncio.to_thread(library.malloc_trim, 0)


def forget_values(most: int = _MOST_VALUES) -> int:
    """Empty the fullest of the functions' caches until half of `most` values are left, if there are more than `most`.

    Returns how many are left. Small caches, which are dear to fill, are never reached.
    """
    caches = sorted(_caches(), key=_size, reverse=True)
    total = sum(map(_size, caches))
    if total > most:
        for cache in caches:
            if total <= most // 2:
                break
            total -= _size(cache)
            cache.clear() if isinstance(cache, Memo) else cache.cache_clear()
    return total


def _size(cache: _Keeps) -> int:
    return len(cache) if isinstance(cache, Memo) else cache.cache_info().currsize


def _caches() -> list[_Keeps]:
    modules = [module for name, module in [*sys.modules.items()] if name.partition(".")[0] in _OURS]
    by_id = {
        id(value): value
        for module in modules
        for value in [*vars(module).values()]  # other threads may load and name things meanwhile
        if isinstance(value, _lru_cache_wrapper)
    }
    return [*by_id.values(), *sentence_caches(), *memos()]
