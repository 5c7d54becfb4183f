"""Loads a shard's tables when this process gains the shard, and drops them when it loses it.

Both times everything cached about the shard's servers is dropped: another process has played there in between.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.app.gateway import GatewayEvents
from bot.app.store import BotStore
from bot.connection.shards import ShardStatus
from bot.connection.starts import TakeoverSessions
from bot.fleet import ShardOwner
from bot.play.commanding import Feature
from bot.play.guild_settings import GuildSettings
from bot.play.messages.messenger import BoardMessenger
from bot.tables import Tables
from storage.orders import Order

# Seconds for what is being answered when a shard is left, and then for what is being shown: whoever has it next shows
# it again, and keeps clicks for little more than a second.
_PATIENCE = 0.3
_log = logging.getLogger(__name__)


class Tenancy:
    """Loads and drops what belongs to a shard, for all parts of the bot; see `bot.fleet.Tenant`."""

    def __init__(
        self,
        *,
        owner: ShardOwner,
        store: BotStore,
        settings: GuildSettings,
        tables: Tables,
        messenger: BoardMessenger,
        shards: ShardStatus,
        features: Sequence[Feature],
        forget: Callable[[int], Awaitable[None]],
        emptied: Callable[[], Awaitable[None]],
        drained: Callable[[Callable[[int], bool], float], Awaitable[None]],
    ) -> None:
        """`forget` drops a person from memory. `emptied` is called when this process has no shard left."""
        self._owner, self._store, self._settings = owner, store, settings
        self._tables, self._messenger = tables, messenger
        self._shards, self._forget, self._emptied, self._drained = shards, forget, emptied, drained
        self.gateway: GatewayEvents | None = None
        self.sessions: TakeoverSessions | None = None
        # What is loaded after a shard's tables: each by itself, so that none waits for another that fails.
        self._loaders = [loader for feature in features for loader in feature.loaders]
        self._services = [service for feature in features for service in feature.services]

    def changed(self) -> None:
        """Update which shards are ready, after a session with Discord came up or was lost."""
        for shard in range(self._owner.fence.shards):
            heard = self._hearing(shard)
            if heard and self._shards.up >= heard:
                self._owner.ready(shard)
            else:
                self._owner.unheard(shard)

    async def gained(self, shard: int) -> None:
        """Load the tables of a shard where they stopped, and what features keep of it."""
        if self.sessions is not None:
            self.sessions.need(shard)
        self._settings.clear()
        restored = await self._tables.restore(shard)
        _log.info("%d tables restored, %d broken", restored.tables, len(restored.broken))
        starting = self.gateway is None
        if self.gateway is not None:
            for session in self._hearing(shard) & self._shards.up:
                await self.gateway.show(session)
        for loader in self._loaders:
            await loader.begin(shard, wait=starting)

    def _hearing(self, shard: int) -> frozenset[int]:
        """Return the sessions that hear of a shard's servers; there may be more of them than shards, or fewer."""
        sessions, shards = self._shards.sessions, self._owner.fence.shards
        step = min(sessions, shards) or 1
        return frozenset(session for session in range(sessions) if session % step == shard % step)

    async def leave(self, shard: int) -> None:
        """Finish what is begun in the servers of a shard, and show what can be shown in a moment."""
        await self._drained(self._in(shard), _PATIENCE)
        await self._let_go(shard, _PATIENCE)

    async def lost(self, shard: int) -> None:
        """Drop the tables of a shard at once, and wait until its leagues are no longer being computed.

        If it came later, when the shard has come back, it could write names that were forgotten meanwhile.
        """
        await self._let_go(shard, 0.0)
        async with self._store.league.keeper.paused():
            pass

    def back(self) -> None:
        """Resume the tables after a silence, in which nobody has lost a turn."""
        self._tables.go_on(self._owner.keeps)
        self._store.league.keeper.again()
        self._messenger.retry(lambda snapshot: self._owner.keeps(snapshot.state.guild))

    async def ordered(self, order: Order) -> tuple[str, ...]:
        """Take a person out of every table and out of memory, or drop a server's tables.

        StorageError as long as something is being read, which may name the person.
        """
        for loader in self._loaders:
            await loader.all_loaded()
        if order.person is None:
            await self._leave(lambda guild: guild == order.guild, 0.0)
            return ()
        left = await self._tables.forget(order.person)
        await self._forget(order.person)
        return left

    def obeyed(self, order: Order) -> None:
        """Update the messages that may still name a person whose data were deleted."""
        if order.person is not None:
            for service in self._services:
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
            await self._emptied()

    async def _leave(self, guilds: Callable[[int], bool], patience: float) -> None:
        for service in self._services:
            await service.leave(guilds)
        tables = await self._tables.leave(guilds)
        await self._messenger.leave(tables, patience)
        self._settings.clear()

    def _in(self, shard: int) -> Callable[[int], bool]:
        return lambda guild: self._owner.fence.shard_of(guild) == shard
