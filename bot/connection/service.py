"""What runs beside the bot: services, and polling whether something is due."""

import asyncio
from collections.abc import Callable, Coroutine

from bot.tables import Alarm, Clock

TICK = 60.0  # seconds between two looks


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
    """Calls `look` every so many seconds, one call at a time; `look` must not raise.

    `first`: seconds until the first call, 0 for at once.
    """

    def __init__(
        self,
        clock: Clock,
        look: Callable[[], Coroutine[None, None, None]],
        name: str,
        every: float = TICK,
        first: float = TICK,
    ) -> None:
        self._clock, self._look, self._name, self._every, self._first = clock, look, name, every, first
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
            self._work = asyncio.create_task(self._look(), name=self._name)

    async def settled(self) -> None:
        """Return when the look under way is done."""
        if self._work is not None and not self._work.done():
            await asyncio.wait([self._work])

    async def close(self) -> None:
        """Look no more; a look under way is finished."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        await self.settled()
