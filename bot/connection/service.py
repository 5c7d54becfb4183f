"""What runs beside the bot: services, polling whether something is due, and announcements."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable

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
        if self._closed:
            return
        self._ring_in(self._every)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._try(), name=self._name)

    async def _try(self) -> None:
        try:
            await self._poll()
        except StorageError as error:
            if not error.away:
                _log.warning("%s: %s", self._failed, error)
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
        due, _ = self._refused.get(key, (0.0, None))
        return due <= self._clock.now()

    def trouble(self, key: Hashable) -> Trouble | None:
        """Return why Discord refused the last try, None if it did not."""
        found = self._refused.get(key)
        return None if found is None else found[1]

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
