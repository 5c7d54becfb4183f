"""A process of the fleet for a moment: it takes shards that nobody has, does what is ordered, and gives them back.

It has a house of tables that nobody sees and in which no time passes: for changes that the host makes without the bot,
and for shards whose own process is away.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

from bot import players
from bot.cogs.store import BotStore
from bot.tables import Snapshot, Tables
from bot.tables.clock import since_start
from storage import Place, is_dsn
from storage.engines.fence import Fence
from storage.orders import Order

from .orders import Errand, Orders
from .owner import Owner
from .tenant import SharedClock
from .wish import Wish


class _Never:
    """A clock whose alarms do not go off, and their alarms: only the bot itself may let turns run out."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.call_at: Callable[[float, Callable[[], None]], _Never] = lambda *_: self

    @property
    def steady(self) -> "_Never":
        return self

    def cancel(self) -> None:
        pass


class _Nobody:
    """A messenger that shows nothing; the bot shows every table when it takes it up."""

    def publish(self, snapshot: Snapshot) -> None:
        pass


class _Silent:
    """A tenant with nothing but tables."""

    def __init__(self, store: BotStore, owner: Owner, now: Callable[[], float]) -> None:
        self._owner = owner
        self._tables = Tables(store, _Nobody(), players, _Never(now))

    async def gained(self, shard: int) -> None:
        await self._tables.restore(shard)

    async def leave(self, shard: int) -> None:
        await self._tables.leave(lambda guild: self._owner.fence.shard_of(guild) == shard)

    async def lost(self, shard: int) -> None:
        await self.leave(shard)

    def back(self) -> None:
        pass

    async def ordered(self, order: Order) -> tuple[str, ...]:
        """Give the person's seats to the computer, as in Discord, or let go of the server's tables."""
        if order.person is not None:
            return await self._tables.forget(order.person)
        await self._tables.leave(lambda guild: guild == order.guild)
        return ()

    def obeyed(self, order: Order) -> None:
        pass

    async def close(self) -> None:
        await self._tables.close()


@asynccontextmanager
async def on_errand(
    store: BotStore, wish: Wish, clock: SharedClock, errand: Errand | None = None
) -> AsyncIterator[Orders]:
    """Have what is wished for, as far as nobody has it, do what is ordered there, and give it back in the end.

    `clock` is the store's; `errand` is for what cannot be had so. StorageError if the store does not answer.
    """
    owner = Owner(store.leases, store.fence, wish)
    owner.clock = clock
    tenant = _Silent(store, owner, clock.now)
    orders = Orders(owner, store, clock.now, errand)
    keeping: asyncio.Task[None] | None = None
    try:
        await owner.begin(store.fence.shards, tenant)
        keeping = asyncio.create_task(owner.keep(), name="errand")
        yield orders
    finally:
        await orders.close()
        if keeping is not None:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
        await owner.close()
        await tenant.close()


@asynccontextmanager
async def visiting(place: Place, name: str, program: str) -> AsyncIterator[tuple[BotStore, SharedClock]]:
    """Open a store beside the bot where that is on a server, alone where it is a file; it has no shards yet."""
    clock = SharedClock(time.time)
    fence = Fence(Wish(name=name).owner, now=since_start) if is_dsn(place) else None
    async with await BotStore.open(place, clock=clock.now, fence=fence, program=program) as store:
        store.fence.shards = await store.leases.shard_count() or 1
        yield store, clock


def errands(store: BotStore, name: str) -> Errand:
    """Return how a process sends somebody for shards that nobody has, in a store that others share."""

    async def send(shards: Collection[int]) -> None:
        wish = Wish(tuple(shards), store.fence.shards, 0, f"{name}.errand")
        clock = SharedClock(time.time)
        fence = Fence(wish.owner, wish.of, since_start)
        async with await store.beside(fence, clock.now) as own, on_errand(own, wish, clock) as orders:
            await orders.obey()

    return send
