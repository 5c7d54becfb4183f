"""Time that a test moves by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.clock import WorldClock


@dataclass(slots=True, order=True)
class _Due:
    when: float
    order: int
    action: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class ManualClock(WorldClock):
    """Time that stands still until `advance`; due calls run in order, each at its own time.

    `start` is in seconds since 1970; without it the clock starts at the present.
    """

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._due: list[_Due] = []
        self._order = itertools.count()

    def time(self) -> float:
        """Now, in seconds since 1970 (UTC)."""
        return self._now

    def call_later(self, seconds: float, action: Callable[[], None]) -> _Due:
        """Run `action` once when the clock has been moved on by `seconds`."""
        due = _Due(self._now + seconds, next(self._order), action)
        heapq.heappush(self._due, due)
        return due

    def advance(self, seconds: float) -> None:
        """Move the clock on by `seconds` and run what falls due on the way."""
        end = self._now + seconds
        while self._due and self._due[0].when <= end:
            due = heapq.heappop(self._due)
            self._now = max(self._now, due.when)
            if not due.cancelled:
                due.action()
        self._now = end


async def sleep(clock: WorldClock, seconds: float) -> None:
    """Wait `seconds` of that clock's time."""
    awake = asyncio.Event()
    timer = clock.call_later(seconds, awake.set)
    try:
        await awake.wait()
    finally:
        timer.cancel()
