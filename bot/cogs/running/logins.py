"""The logins (IDENTIFY) that Discord takes from the whole bot: so many a day, and so many at once.

Where several processes share them, each leaves some to the others: whoever uses up the last makes the token void.
"""

import asyncio
import time
from collections.abc import Callable

import discord

from bot.cogs.running.network import Network

KEPT = 50  # logins of a day that nobody uses who shares them
_FRESH = 30.0  # seconds in which others hardly use many of those that Discord has told of


class Logins:
    """The logins that are left; `begin` and `enough` wait for some. `places` is how many shards may log in at once.

    `kept` of them are left to other processes. `network` is told of the waits, `now` tells seconds that run evenly.
    Both raise what discord.py raises where Discord cannot be asked.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        network: Network,
        kept: int = 0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client, self._network, self._kept, self._now = client, network, kept, now
        self._left = self._total = 0
        self._resets = 0.0  # seconds from when it was asked
        self._asked: float | None = None
        self.places, self.gateway = 1, ""

    async def begin(self) -> None:
        """Return when the client's shards can log in; note how many shards there are to be, if nobody has said so."""
        shards = await self._ask()
        if self._client.shard_count is None:
            self._client.shard_count = shards
        own = getattr(self._client, "shard_ids", None) or range(self._client.shard_count)
        await self.enough(len(own))

    async def enough(self, needed: int = 1) -> None:
        """Return when so many logins are left, besides those that are kept."""
        if self._asked is None or self._now() > self._asked + _FRESH:
            await self._ask()
        while self._left < min(needed + self._kept, self._total):
            self._network.wait("reserve" if self._left >= needed else "logins", self._resets)
            await asyncio.sleep(self._resets)
            await self._ask()

    def used(self) -> None:
        """Note that one is used up now."""
        self._left -= 1

    async def _ask(self) -> int:
        """Ask Discord, and return how many shards it advises."""
        shards, self.gateway, limit = await self._client.http.get_bot_gateway()
        self._asked = self._now()
        self._left, self._total = limit["remaining"], limit["total"]
        self._resets = limit["reset_after"] / 1000
        self.places = max(1, limit["max_concurrency"])
        return shards
