"""Work on the newest only: one task for each key at most, and what is overtaken while it waits is left out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Generic, TypeVar

V = TypeVar("V")
_log = logging.getLogger(__name__)


class CoalescingQueue(Generic[V]):
    """Calls `work(key, value)` for the values that are put in, one at a time for each key.

    Errors of the work are logged and go no further. A value that waits when the next one of its key comes is joined
    with it by `join(waiting, new)`.
    """

    def __init__(
        self, work: Callable[[str, V], Awaitable[None]], join: Callable[[V, V], V] = lambda _, new: new
    ) -> None:
        self._work, self._join = work, join
        self._waiting: dict[str, V] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._closed = False

    def put(self, key: str, value: V) -> None:
        """Have the value worked on soon; after `close` nothing is."""
        if self._closed:
            return
        self._waiting[key] = self._join(self._waiting[key], value) if key in self._waiting else value
        if key in self._news:
            self._news[key].set()
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._work.__qualname__} {key}")

    def overtaken(self, key: str) -> bool:
        """Return True if something newer waits than what is being worked on."""
        return key in self._waiting

    async def newer(self, key: str, seconds: float) -> bool:
        """Return True if something newer than what is being worked on comes within so many seconds."""
        if key in self._waiting:
            return True
        news = self._news[key] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                return await news.wait()
        except TimeoutError:
            return False
        finally:
            del self._news[key]

    async def finished(self, key: str) -> None:
        """Return when nothing is to be done for a key."""
        while key in self._tasks:
            await asyncio.wait([self._tasks[key]])

    async def settled(self) -> None:
        """Return when there is nothing to do."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def drop(self, keys: Collection[str], patience: float) -> None:
        """Give what is under way for these keys so many seconds, then break it off; what waits is left out."""
        tasks = [self._tasks[key] for key in keys if key in self._tasks]
        if tasks and patience:
            await asyncio.wait(tasks, timeout=patience)
        for key in keys:
            self._waiting.pop(key, None)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: str) -> None:
        try:
            while key in self._waiting:
                try:
                    await self._work(key, self._waiting.pop(key))
                except Exception:  # one table's trouble must not end the work for it
                    _log.exception("work on table %s failed", key)
        finally:
            del self._tasks[key]

    async def close(self, patience: float) -> None:
        """Take nothing new, give what is under way so many seconds, then break it off."""
        self._closed = True
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=patience)
        left = list(self._tasks.values())
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        self._waiting.clear()
