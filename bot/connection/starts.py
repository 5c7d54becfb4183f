"""Logins to the gateway: a bot that ends again and again waits longer each time before it logs in.

Discord takes 1,000 logins (IDENTIFY) a day, and makes the token void after that; a process that is started again every
half minute would make 2,880. What is known of earlier starts lies in the database, so it outlives the process.
Where several processes share the day's logins, each leaves some to the others.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence

import discord
import msgspec
from discord.gateway import DiscordWebSocket

from bot.connection.network import Network
from storage import Store

_META = "starts"
_SPAN = 3600.0  # seconds for which a start is remembered
_FREE = 3  # starts in that time that wait for nothing
_LONGEST = 1800.0
KEPT = 50  # logins of a day that nobody uses who shares them
_FRESH = 30.0  # seconds in which others hardly use many of those that Discord has told of
_PAUSE = 5.0  # seconds after a session could not be begun
_log = logging.getLogger(__name__)


def pause_before(starts: Sequence[float], now: float, first: float) -> float:
    """Return the seconds to wait before a start after these earlier ones: `first`, then twice as long each time."""
    recent = sum(now - _SPAN < at <= now for at in starts)
    return 0.0 if recent < _FREE else min(first * 2.0 ** (recent - _FREE), max(_LONGEST, first))


class Starts:
    """Notes starts and clean ends; `first` are the seconds of the first pause, 0 for none at all.

    `network` hears of the waits. `name` is the process's, where several share the store.
    """

    def __init__(self, store: Store, now: Callable[[], float], first: float, network: Network, name: str = "") -> None:
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
        """Note that the bot was told to end: its next start need not wait."""
        await self._store.set_meta(self._key, None)


class Logins:
    """The logins that are left; `begin` and `wait_for_logins` wait for some.

    `places` is how many shards may log in at once. `kept` logins are left to other processes. `network` hears of the
    waits, `now` tells seconds that run evenly. Both raise what discord.py raises where Discord cannot be asked.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        network: Network,
        kept: int = 0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client, self._network, self._kept, self._now = client, network, kept, now
        self._remaining = self._total = 0
        self._resets = 0.0  # seconds from when it was asked
        self._asked_at: float | None = None
        self.places, self.gateway = 1, ""

    async def begin(self) -> None:
        """Return when the client's shards can log in; note how many shards there are to be, if nobody has said so."""
        shards = await self._ask()
        if self._client.shard_count is None:
            self._client.shard_count = shards
        shard_ids = getattr(self._client, "shard_ids", None) or range(self._client.shard_count)
        await self.wait_for_logins(len(shard_ids))

    async def wait_for_logins(self, needed: int = 1) -> None:
        """Return when so many logins are left, besides those that are kept."""
        if self._asked_at is None or self._now() > self._asked_at + _FRESH:
            await self._ask()
        while self._remaining < min(needed + self._kept, self._total):
            self._network.wait("reserve" if self._remaining >= needed else "logins", self._resets)
            await asyncio.sleep(self._resets)
            await self._ask()

    def used(self) -> None:
        """Note that one is used up now."""
        self._remaining -= 1

    async def _ask(self) -> int:
        """Ask Discord, and return how many shards it advises."""
        shards, self.gateway, limit = await self._client.http.get_bot_gateway()
        self._asked_at = self._now()
        self._remaining, self._total = limit["remaining"], limit["total"]
        self._resets = limit["reset_after"] / 1000
        self.places = max(1, limit["max_concurrency"])
        return shards


class TakeoverSessions:
    """Begins sessions of shards that this process took over, one after the other.

    Discord lets a shard have several sessions, and sends everything to each. `assigned` are the shards that the process
    was started for, None for all: discord.py begins their sessions.
    """

    def __init__(self, client: discord.AutoShardedClient, logins: Logins, assigned: Collection[int] | None) -> None:
        self._client, self._logins, self._assigned = client, logins, assigned
        self._begun: set[int] = set()
        self._queue: asyncio.Queue[int] = asyncio.Queue()

    def need(self, shard: int) -> None:
        """Have a session of a shard begun, if this process has none."""
        if self._assigned is not None and shard not in self._assigned and shard not in self._begun:
            self._begun.add(shard)
            self._queue.put_nowait(shard)

    async def keep(self) -> None:
        """Begin what is needed, until cancelled; after the client's own sessions, which discord.py counts."""
        await self._client.wait_until_ready()
        while True:
            await self._begin(await self._queue.get())

    async def _begin(self, shard: int) -> None:
        """Begin a session; if Discord cannot be asked, try again after the others."""
        try:
            await self._logins.wait_for_logins()
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        except (discord.DiscordException, OSError, TimeoutError) as error:
            _log.warning("no session of shard %d can be begun: %s", shard, error)
            await asyncio.sleep(_PAUSE)
            self._queue.put_nowait(shard)
