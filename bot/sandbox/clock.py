"""Time as the sandbox sees it."""

import asyncio
import time
from collections.abc import Callable


class WorldClock:
    """The system's time, with timers of the running event loop. Tests have a clock that they move by hand."""

    def time(self) -> float:
        """Now, in seconds since 1970 (UTC)."""
        return time.time()

    def call_later(self, seconds: float, action: Callable[[], None]) -> asyncio.TimerHandle:
        """Run `action` once after `seconds` on the running loop."""
        return asyncio.get_running_loop().call_later(seconds, action)
