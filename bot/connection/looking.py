"""Looking from time to time whether something is due."""

import asyncio
from collections.abc import Callable, Coroutine

from bot.tables import Alarm, Clock

TICK = 60.0  # seconds between two looks


class Looks:
    """Looks every so many seconds, one look at a time; `look` must not raise."""

    def __init__(
        self, clock: Clock, look: Callable[[], Coroutine[None, None, None]], name: str, every: float = TICK
    ) -> None:
        self._clock, self._look, self._name, self._every = clock, look, name, every
        self._alarm: Alarm | None = None
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    def start(self, first: float = TICK) -> None:
        """Look in so many seconds, at once for none, and then again and again; nothing happens the second time."""
        if self._closed or self._alarm is not None:
            return
        if first:
            self._ring_in(first)
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
