"""The real clock: the system's time, and the event loop's timers."""

import asyncio
import time
from collections.abc import Callable


class SystemClock:
    """Seconds since 1970, and call-backs on the running event loop."""

    def now(self) -> float:
        """Answer the system's time."""
        return time.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back then. A system clock that is set meanwhile makes it early or late: look at the time again."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), callback)
