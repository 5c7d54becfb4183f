"""Building blocks of background work: a service, a poller, an announcer, a queue, and a dict of recent entries."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable
from typing import Any, Generic, TypeVar

from bot.connection.delivery import ERRORS, Trouble, describe, trouble_of
from bot.tables import Alarm, Clock
from storage import StorageError

TICK = 60.0  # seconds between two polls
_AGAIN = 600.0  # seconds until an announcement that Discord refused is tried again
_log = logging.getLogger(__name__)


class Service:
    """A part of a feature that works or remembers while the bot runs. Here every method does nothing."""

    def start(self) -> None:
        """Begin, once the commands are registered."""

    async def settled(self) -> None:
        """Return when nothing is under way."""

    async def leave(self, guilds: Callable[[int], bool]) -> None:
        """Let go of these guilds: another process goes on with them."""

    async def forget(self, person: int) -> None:
        """Let go of a person whose data are deleted."""

    def refresh(self) -> None:
        """Show anew what may show a person who was deleted."""

    async def close(self) -> None:
        """Stop; the next start goes on with what is stored."""


class Poller(Service):
    """Calls `poll` every so many seconds, one call at a time. What it raises is logged, and the next call tries again.

    `first`: seconds until the first call, 0 for at once. `failed` is the sentence for the log.
    """

    def __init__(
        self,
        clock: Clock,
        poll: Callable[[], Awaitable[None]],
        name: str,
        every: float = TICK,
        first: float = TICK,
        failed: str = "",
    ) -> None:
        self._clock, self._poll, self._name, self._every, self._first = clock, poll, name, every, first
        self._failed = failed or f"{name} failed"
        self._alarm: Alarm | None = None
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        """Begin to call; nothing happens the second time."""
        if self._closed or self._alarm is not None:
            return
        if self._first:
            self._ring_in(self._first)
        else:
            self._ring()

    def _ring_in(self, seconds: float) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + seconds, self._ring)

    def _ring(self) -> None:
        if not self._closed:
            self._ring_in(self._every)
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._try(), name=self._name)

    async def _try(self) -> None:
        try:
            await self._poll()
        except StorageError as error:
            error.log(_log, self._failed)
        except Exception:
            _log.exception("%s", self._failed)

    async def settled(self) -> None:
        """Return when the call under way is done."""
        if self._work is not None and not self._work.done():
            await asyncio.wait([self._work])

    async def close(self) -> None:
        """Poll no more; a call under way is finished."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        await self.settled()


class Announcer:
    """Posts announcements: messages that come by themselves, each once, and are never edited or posted again.

    A feature stores what is due before it is announced here, and afterwards that it was. So another process goes on
    after a crash; it looks into the channel first, because Discord forgets a nonce after minutes. An announcement that
    Discord refuses is tried again after ten minutes. `key` names an announcement among those of its feature.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._refused: dict[Hashable, tuple[float, Trouble]] = {}  # when it is tried again, and why it failed

    def is_due(self, key: Hashable) -> bool:
        """Return False for ten minutes after a refusal."""
        return self._refused.get(key, (0.0, None))[0] <= self._clock.now()

    def trouble(self, key: Hashable) -> Trouble | None:
        """Return why Discord refused the last try, None if it did not."""
        return self._refused.get(key, (0.0, None))[1]

    def forget(self, key: Hashable) -> None:
        """Forget a refusal: the announcement is due at once."""
        self._refused.pop(key, None)

    async def announce(self, key: Hashable, send: Callable[[], Awaitable[object]]) -> bool:
        """Send an announcement; return False if Discord refuses it. Other errors are raised."""
        try:
            await send()
        except ERRORS as error:
            _log.warning("announcement %s is refused: %s", key, describe(error))
            self._refused[key] = self._clock.now() + _AGAIN, trouble_of(error)
            return False
        self._refused.pop(key, None)
        return True


V = TypeVar("V")


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
        await broken_off(tasks)

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
        await broken_off(self._tasks.values())
        self._waiting.clear()


async def broken_off(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Break tasks off, and return when they have ended."""
    ending = [*tasks]
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


K = TypeVar("K", bound=Hashable)


class Recent(OrderedDict[K, V]):
    """A dict of the `most` values that were put in last; a key that is put in again counts anew."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.most:
            self.popitem(last=False)

    def drop(self, which: Callable[[K], bool]) -> None:
        """Forget the values of these keys."""
        for key in [key for key in self if which(key)]:
            del self[key]
