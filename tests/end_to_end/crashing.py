"""A bot in this process that is lost in the middle of its work: from then on nothing it does has an effect.

Effects are requests that Discord has answered, and transactions that were stored. After so many of them nothing more is
stored, and no request comes through, as if the process were killed, and a new bot is started on what is left.
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from storage import StorageError
from tests.box import OrderedFault
from tests.end_to_end.world import World


class Crash:
    """Counts what the bot has brought about, as `effects`, and notes whether it is lost."""

    def __init__(self, after: int) -> None:
        self.after, self.effects, self._gone = after, 0, asyncio.Event()

    @property
    def lost(self) -> bool:
        """True if nothing that the bot does has an effect any more."""
        return self._gone.is_set()

    def count(self) -> bool:
        """Count an effect that is about to happen; return True if it may happen."""
        if self.lost:
            return False
        self.effects += 1
        if self.effects >= self.after:
            self._gone.set()
        return True

    async def come(self, world: World) -> bool:
        """Wait until the bot is lost (True), or has done all it can (False)."""
        ways = [asyncio.create_task(self._gone.wait()), asyncio.create_task(world.settled())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        return self.lost


@contextmanager
def losing(world: World, after: int) -> Iterator[Crash]:
    """Let the bot be lost right after so many effects: the last request takes effect, and its answer gets lost."""
    crash, store = Crash(after), world.bot.store
    take, call = world.box.faults.take, store._writer.call

    def taken(method, path):
        fault = take(method, path)
        if fault is not None:
            return fault
        came = crash.count()
        if came and not crash.lost:
            return None
        return OrderedFault(method, re.compile(""), 1, 0, applied=came)

    async def called(*args):
        if not crash.count():
            raise StorageError("closed")
        return await call(*args)

    world.box.faults.take, store._writer.call = taken, called
    try:
        yield crash
    finally:
        world.box.faults.take = take
        if not crash.lost:
            store._writer.call = call


async def start_anew(world: World, *, later: bool = False) -> None:
    """End a bot that is lost, and start another one; `later`: Discord knows no nonce any more by then.

    Its night must have been closed while nothing came through; what its tables show when it ends is harmless.
    """
    with suppress(StorageError):  # it would note that it ends cleanly
        await world.stop()
    world._task = world.bot = None
    for message in world.box.messages() if later else ():
        message.nonce = None
    await world.start()
