"""Loads a shard's tables when this process gains the shard, and drops them when it loses it.

Both times everything cached about the shard's servers is dropped: another process has played there in between.
"""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from storage.orders import Order

# Seconds for answers under way when a shard is left, and then for messages under way: its next process shows these
# again, and keeps clicks for little more than a second.
_PATIENCE = 0.3
if TYPE_CHECKING:
    from bot.app.client import Boneyard

_log = logging.getLogger(__name__)


class Tenancy:
    """Loads and drops what belongs to a shard, for all parts of the bot; see `bot.fleet.Tenant`."""

    def __init__(self, bot: "Boneyard") -> None:
        self._bot, self._owner, self._tables = bot, bot.owner, bot.tables
        # What is loaded after a shard's tables: each by itself, so that none waits for another that fails.
        self._loaders = [loader for feature in bot.features for loader in feature.loaders]

    def changed(self) -> None:
        """Update which shards are ready, after a session with Discord came up or was lost."""
        for shard in range(self._owner.fence.shards):
            heard = self._hearing(shard)
            if heard and self._bot.shard_status.up >= heard:
                self._owner.ready(shard)
            else:
                self._owner.unheard(shard)

    async def gained(self, shard: int) -> None:
        """Load the tables of a shard where they stopped, and what features keep of it."""
        self._bot.sessions.need(shard)
        self._bot.settings.clear()
        self._bot.names.drop(self._in(shard))
        restored = await self._tables.restore(shard)
        _log.info("%d tables restored, %d broken", restored.tables, len(restored.broken))
        gateway = self._bot.gateway
        if gateway is not None:
            for session in self._hearing(shard) & self._bot.shard_status.up:
                await gateway.show(session)
        for loader in self._loaders:
            await loader.begin(shard, wait=gateway is None)

    def _hearing(self, shard: int) -> frozenset[int]:
        """Return the sessions that hear of a shard's servers; there may be more of them than shards, or fewer."""
        sessions, shards = self._bot.shard_count or 0, self._owner.fence.shards
        step = min(sessions, shards) or 1
        return frozenset(session for session in range(sessions) if session % step == shard % step)

    async def leave(self, shard: int) -> None:
        """Finish what is begun in the servers of a shard, and show what can be shown in a moment."""
        await self._bot.dispatcher.drained(self._in(shard), _PATIENCE)
        await self._let_go(shard, _PATIENCE)

    async def lost(self, shard: int) -> None:
        """Drop the tables of a shard at once, and wait until its leagues are no longer being computed.

        If it came later, when the shard has come back, it could write names that were forgotten meanwhile.
        """
        await self._let_go(shard, 0.0)
        async with self._bot.store.league.keeper.paused():
            pass

    def back(self) -> None:
        """Resume the tables after a silence, in which nobody has lost a turn."""
        self._tables.go_on(self._owner.keeps)
        self._bot.store.league.keeper.again()
        self._bot.messenger.retry(lambda snapshot: self._owner.keeps(snapshot.state.guild))

    async def ordered(self, order: Order) -> tuple[str, ...]:
        """Take a person out of every table and out of memory, or drop a server's tables.

        StorageError as long as something is being read, which may name the person.
        """
        for loader in self._loaders:
            await loader.all_loaded()
        if order.person is None:
            await self._leave(lambda guild: guild == order.guild, 0.0)
            return ()
        tables = await self._tables.forget(order.person)
        await self._bot.forget(order.person)
        return tables

    def obeyed(self, order: Order) -> None:
        """Update the messages that may still name a person whose data were deleted."""
        if order.person is not None:
            self._bot.names.forget(order.person)  # it may have been read again meanwhile
            for service in self._bot.feature_services:
                service.refresh()

    def close(self) -> None:
        """Load nothing more."""
        for loader in self._loaders:
            loader.close()

    async def _let_go(self, shard: int, patience: float) -> None:
        for loader in self._loaders:
            loader.drop(shard)
        await self._leave(self._in(shard), patience)
        if not self._owner.settled - {shard}:
            self._bot.names.drop(lambda _: True)  # nobody tells this process of deletions any more
            await self._bot.faces.clear()

    async def _leave(self, guilds: Callable[[int], bool], patience: float) -> None:
        for service in self._bot.feature_services:
            await service.leave(guilds)
        await self._bot.messenger.leave(await self._tables.leave(guilds), patience)
        self._bot.settings.clear()
        self._bot.names.drop(guilds)

    def _in(self, shard: int) -> Callable[[int], bool]:
        return lambda guild: self._owner.fence.shard_of(guild) == shard
