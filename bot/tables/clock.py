"""Real clocks: seconds since 1970 that run evenly, whatever is done to the clock of the machine."""

import asyncio
import time
from collections.abc import Callable

JUMP = 2.0  # seconds by which the machine's clock may be off before that counts as a jump
STALL = 15.0  # seconds without a beat after which the machine, or this process, has slept
_BEAT = 5.0
_LATEST = 3.0  # seconds that an answer may take to say what time it is
_LONGEST = 3600.0  # seconds that one wait lasts at most: it is then looked at anew


def since_start() -> float:
    """Seconds that run evenly, and on while the machine sleeps if the system counts that."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """Seconds since 1970 as they would be if nobody ever set the machine's clock: for waits that are not stored.

    `began` is the time now, `counted` counts the seconds from now on and is never set.
    """

    def __init__(self, began: float, counted: Callable[[], float] = since_start) -> None:
        self._counted, self._offset = counted, began - counted()
        self.steady = self

    def now(self) -> float:
        """Return the time."""
        return self._counted() + self._offset

    def call_at(self, when: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back then, or after an hour if that is earlier: the time may be another one by then."""
        return asyncio.get_running_loop().call_later(min(max(0.0, when - self.now()), _LONGEST), callback)


class SystemClock(SteadyClock):
    """Seconds since 1970, and call-backs on the running event loop.

    Time that passes is the monotonic clock's; the machine's own clock says only what o'clock it is. When that one is
    set, or the machine has slept, `jumped` is called with the seconds by which the time is another now (0: it only
    stood still), before any call-back that was due. Every time that was computed before is to be moved by as much.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        super().__init__(wall(), steady)
        self._wall = wall
        self._beat: float | None = None
        self.steady = SteadyClock(wall())
        self.jumped: Callable[[float], None] = lambda _: None

    def call_at(self, when: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back as `SteadyClock` does, after a look at the machine's clock."""

        def ring() -> None:
            self.check()
            callback()

        return super().call_at(when, ring)

    def hear(self, first: bool) -> None:
        """Take over what o'clock it is, as another clock has heard; `first`: no time was computed before that."""
        if first:
            self._offset = self._wall() - self._counted()
        self.check()

    def check(self) -> None:
        """Look whether the machine's clock was set, or the machine has slept."""
        by, steady = self._wall() - self.now(), self._counted()
        stalled = self._beat is not None and steady - self._beat > STALL
        self._beat = None if self._beat is None else steady
        if abs(by) >= JUMP:
            self._offset += by
            self.jumped(by)
        elif stalled:
            self.jumped(0.0)

    async def watch(self) -> None:
        """Check again and again, until cancelled."""
        while True:
            self._beat = self._counted()
            await asyncio.sleep(_BEAT)
            self.check()


class SharedClock(SteadyClock):
    """Seconds since 1970 by the clock of the database, counted on by one of this machine that is never set."""

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float] = since_start) -> None:
        """`wall` tells the time until the database has told its own."""
        super().__init__(wall(), steady)
        self._first = True
        # called when it has heard the time, with True the first time
        self.on_time: Callable[[bool], None] = lambda _: None

    def heard(self, time: float, before: float, after: float) -> None:
        """Take over a time that was told between two moments of the machine's clock."""
        if after - before < _LATEST or self._first:  # a late answer says less than the last one
            self._offset = time - (before + after) / 2
        first, self._first = self._first, False
        self.on_time(first)
