"""The starts of the last hour: a bot that ends again and again waits longer each time before it logs in to the gateway.

Discord takes 1,000 logins (IDENTIFY) a day, and makes the token void after that; a process that is started again every
half minute would come to 2,880. What is known of earlier starts lies in the database, so it outlives the process.
"""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from bot.cogs.running.network import Network
from storage import Store

_META = "starts"
_SPAN = 3600.0  # seconds for which a start is remembered
_FREE = 3  # starts in that time that wait for nothing
_LONGEST = 1800.0


def pause_before(starts: Sequence[float], now: float, first: float) -> float:
    """Return the seconds to wait before a start after these earlier ones: `first`, then twice as long each time."""
    recent = sum(now - _SPAN < at <= now for at in starts)
    return 0.0 if recent < _FREE else min(first * 2.0 ** (recent - _FREE), max(_LONGEST, first))


class Starts:
    """Notes starts and clean ends; `first` are the seconds of the first pause, 0 for none at all.

    `network` is told of the waits. `name` is the process's, where several share the store.
    """

    def __init__(
        self, store: Store, now: Callable[[], float], first: float, network: Network, name: str = ""
    ) -> None:
        self._store, self._now, self._first, self._network = store, now, first, network
        self._key = f"{_META} {name}".strip()

    async def begin(self) -> None:
        """Return when the bot may log in, and note that it did."""
        earlier = msgspec.json.decode(await self._store.get_meta(self._key) or "[]", type=list[float])
        pause = pause_before(earlier, self._now(), self._first)
        if pause:
            self._network.wait("crashes", pause)
            await asyncio.sleep(pause)
        now = self._now()
        kept = [at for at in earlier if now - _SPAN < at <= now]
        await self._store.set_meta(self._key, msgspec.json.encode([*kept, now]).decode())

    async def end(self) -> None:
        """Note that the bot was told to end: whoever starts it next need not wait."""
        await self._store.set_meta(self._key, None)
