"""Waiting until something holds, looked at after every change."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 120.0  # seconds after which a wait is given up: only what never comes takes so long


class Waiting:
    """Those who wait, and `wake()` to let all of them look again."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def wake(self) -> None:
        """Let all who wait look again."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def first(self, find: Callable[[], T | None], seconds: float = PATIENCE) -> T:
        """Call `find` after every change until its result isn't None, and return that; TimeoutError after `seconds`."""
        async with asyncio.timeout(seconds):
            while (result := find()) is None:
                future = asyncio.get_running_loop().create_future()
                self._waiting.add(future)
                try:
                    await future
                finally:
                    self._waiting.discard(future)
        return result
