"""A gate that tests close: what comes waits until it is opened."""

import asyncio


class Gate:
    """A closed gate: what comes waits until `open()`."""

    def __init__(self) -> None:
        self._opened = asyncio.Event()
        self.waiting = 0

    def open(self) -> None:
        """Let all through, now and later."""
        self._opened.set()

    async def pass_through(self) -> None:
        """Wait until the gate is open."""
        self.waiting += 1
        try:
            await self._opened.wait()
        finally:
            self.waiting -= 1
