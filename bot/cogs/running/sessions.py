"""Sessions with Discord for shards that a process was not started for: those that it may take, and has taken.

Discord lets a shard have several sessions, and all of them hear everything. So a process that stands in for others
begins sessions beforehand, and has only the lease to wait for when one of them dies. What it takes without such a
session is heard from as soon as one is begun.
"""

import asyncio
import logging

import discord
from discord.gateway import DiscordWebSocket

from bot.cogs.running.starts import Logins
from bot.fleet import Wish

_log = logging.getLogger(__name__)
_URGENT, _SPARE = 0, 1
_PAUSE = 5.0  # seconds after a failure


def beforehand(wish: Wish) -> tuple[int, ...]:
    """Return the shards whose sessions a process begins beforehand: as many as it may take, those that follow its own.

    So processes that stand side by side stand in for one another.
    """
    if not wish.shards:
        return ()
    round_ = ((wish.shards[-1] + n) % wish.of for n in range(1, wish.of))
    return tuple(shard for shard in round_ if shard not in wish.shards)[: wish.spare]


class SpareSessions:
    """Begins sessions, one after the other: `keep` does it until it is cancelled, `need` asks for one before others."""

    def __init__(self, client: discord.AutoShardedClient, logins: Logins, wish: Wish) -> None:
        self._client, self._logins, self._wish = client, logins, wish
        self._begun: set[int] = set()
        self._asked: asyncio.PriorityQueue[tuple[int, int]] = asyncio.PriorityQueue()

    def need(self, shard: int) -> None:
        """Have a session of a shard, if this process has none: its tables are here now."""
        if self._wish.shards is not None and shard not in self._wish.shards:
            self._asked.put_nowait((_URGENT, shard))

    async def keep(self) -> None:
        """Begin what is asked for, after the client's own sessions.

        By the number of those discord.py knows when all are ready.
        """
        for shard in beforehand(self._wish):
            self._asked.put_nowait((_SPARE, shard))
        await self._client.wait_until_ready()
        while True:
            _, shard = await self._asked.get()
            if shard not in self._begun:
                self._begun.add(shard)
                await self._begin(shard)

    async def _begin(self, shard: int) -> None:
        """Begin a session; where Discord cannot be asked, it is tried again after the others."""
        try:
            await self._logins.enough()
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        except (discord.DiscordException, OSError, TimeoutError) as error:
            _log.warning("no session of shard %d can be begun: %s", shard, error)
            self._begun.discard(shard)
            await asyncio.sleep(_PAUSE)
            self._asked.put_nowait((_SPARE, shard))
