"""Orders to all owners: to forget a person, or to delete a server. Each process carries them out for its own shards.

A process carries out what is not noted at each look, and whenever it has taken up another shard. For shards that no
process has, the one that gave the order opens a temporary owner, after a minute any process.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from bot import players
from bot.tables import Snapshot, Tables
from bot.tables.clock import SharedClock, since_start
from storage import Deleted, Forgotten, Place, StorageError, Store, is_dsn
from storage.engines.fence import Fence
from storage.orders import Order, Result
from storage.personal import Traces

from .assignment import Assignment
from .owner import ShardOwner

_PATIENCE = 30.0  # seconds to wait for other processes: more than a lease holds
_BEAT = 1.0  # seconds between two looks of the process that waits
_LATE = 60.0  # seconds after which the process that gave the order may be gone
_log = logging.getLogger(__name__)
AnyStore = TypeVar("AnyStore", bound=Store)
ForOrphans = Callable[[Collection[int]], Awaitable[None]]


class Orders:
    """Gives orders, and carries them out for the shards of `owner`.

    `now` is the time of the store's clock. `for_orphans` carries out all orders for some shards that no process has.
    `patience` is how many seconds to wait for other processes.
    """

    def __init__(
        self,
        owner: ShardOwner,
        store: Store,
        now: Callable[[], float],
        for_orphans: ForOrphans | None = None,
        patience: float = _PATIENCE,
        steady: Callable[[], float] = since_start,
    ) -> None:
        self._owner, self._store, self._book = owner, store, store.orders
        self._now, self._for_orphans, self._patience, self._steady = now, for_orphans, patience, steady
        self._lock, self._closed = asyncio.Lock(), False
        # Why orders could not be carried out here; each look tries them again.
        self.failed: dict[int, Exception] = {}
        self._task: asyncio.Task[None] | None = None
        owner.obey = self._after_look

    # Asking

    async def forget(self, person: int) -> Forgotten:
        """Have a person forgotten by all processes; return what was done, and which shards are still open."""
        number = await self._book.to_forget(person)
        if not number:  # nothing is stored of the person
            if (tenant := self._owner.tenant) is not None:
                order = Order(0, Traces(person, (), ()))
                async with self._lock:
                    await tenant.ordered(order)
                tenant.obeyed(order)
            return await self._book.noted(Forgotten(0, 0, ()))
        await self._wait(number)
        return await self._noted(await self._book.forgotten(number))

    async def delete(self, server: int) -> Deleted:
        """Have everything of a server deleted; return what was done, or which shard is still open."""
        number = await self._book.to_delete(server)
        await self._wait(number)
        return await self._noted(await self._book.deleted(number))

    async def _noted(self, done: Result) -> Result:
        return done if done.open else await self._book.noted(done)

    async def _wait(self, number: int) -> None:
        """Wait until all processes have carried out an order, or patience is over; the order stays open then."""
        await self._tell()
        until = self._steady() + self._patience
        while True:
            order = next((order for order in await self.obey() if order.number == number), None)
            if order is None or number in self.failed or self._closed or self._steady() >= until:
                return
            if not await self._obey_for_orphans(order) or order in await self._book.open():
                await self._owner.news(_BEAT)

    async def _obey_for_orphans(self, order: Order) -> bool:
        """Return True if a temporary owner has done an order for shards that no process has."""
        if self._for_orphans is None:
            return False
        try:
            orphans = await self._store.leases.orphans() & {*order.missing(self._owner.fence.shards)}
            if orphans:
                await self._for_orphans(sorted(orphans))
                return True
        except StorageError as error:
            _log.warning("orders could not be carried out for shards that no process has: %s", error)
        return False

    async def _tell(self) -> None:
        with suppress(StorageError):  # then the others look a moment later
            await self._store.leases.tell()

    # Doing

    async def obey(self) -> list[Order]:
        """Carry out all open orders for the shards of this process; return the orders that are open after that."""
        async with self._lock:
            self.failed.clear()
            for order in await self._book.open():
                await self._do(order)
            return await self._book.open()

    async def _do(self, order: Order) -> None:
        """Carry out an order for the shards of this process; log what goes wrong."""
        shards = self._owner.settled & {*order.missing(self._owner.fence.shards)}
        tenant = self._owner.tenant
        if not shards or tenant is None:
            return
        try:
            order = await self._book.widened(order)
            await self._book.do(order, sorted(shards), await tenant.ordered(order))
        except StorageError as error:
            if error.code == "closed":
                raise
            if error.code != "superseded":  # else the shard's next process does it
                self.failed[order.number] = error
            _log.warning("order %d could not be done: %s", order.number, error)
        except Exception as error:
            self.failed[order.number] = error
            _log.exception("order %d could not be done", order.number)
        else:
            _log.info("order %d is done for %d shards", order.number, len(shards))
            tenant.obeyed(order)
            await self._tell()

    def _after_look(self, ordered: bool) -> None:
        """Carry out orders in a task after a look of the owner, if the look found some (`ordered`)."""
        if (ordered or self.failed) and not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._follow(), name="orders")

    async def _follow(self) -> None:
        """Carry out orders of other processes, and for shards that no process has when the order is late."""
        try:
            for order in await self.obey():
                if self._now() - order.made > _LATE:
                    await self._obey_for_orphans(order)
            await self._book.tidy()
        except StorageError as error:
            _log.warning("orders cannot be read: %s", error)

    async def close(self) -> None:
        """End all waiting. The next owner of the shards carries out what is open."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


# The temporary owner


class _NoAlarms:
    """A clock whose alarms do not go off, and its alarms: only the bot itself may let turns run out."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.call_at: Callable[[float, Callable[[], None]], _NoAlarms] = lambda *_: self

    @property
    def steady(self) -> "_NoAlarms":
        return self

    def cancel(self) -> None:
        """Do nothing: it does not go off."""


class _NoMessenger:
    """A messenger that shows nothing; the bot shows every table when it takes it up."""

    def publish(self, snapshot: Snapshot) -> None:
        """Show nothing."""


class _TablesOnly:
    """A tenant with tables that nobody sees, and in which no time passes."""

    def __init__(self, store: Store, owner: ShardOwner, now: Callable[[], float]) -> None:
        self._owner = owner
        self._tables = Tables(store, _NoMessenger(), players, _NoAlarms(now))

    async def gained(self, shard: int) -> None:
        await self._tables.restore(shard)

    async def leave(self, shard: int) -> None:
        await self._tables.leave(lambda guild: self._owner.fence.shard_of(guild) == shard)

    lost = leave

    def back(self) -> None:
        """Do nothing: no time passes at these tables."""

    async def ordered(self, order: Order) -> tuple[str, ...]:
        """Give the person's seats to the computer, as in Discord, or let go of the server's tables."""
        if order.person is not None:
            return await self._tables.forget(order.person)
        await self._tables.leave(lambda guild: guild == order.guild)
        return ()

    def obeyed(self, order: Order) -> None:
        """Do nothing: nobody sees these tables."""

    async def close(self) -> None:
        await self._tables.close()


@asynccontextmanager
async def temporary_owner(
    store: Store, assignment: Assignment, clock: SharedClock, for_orphans: ForOrphans | None = None
) -> AsyncIterator[Orders]:
    """Take the assigned shards that no process has, yield the orders for these, and give the shards back in the end.

    `clock` is the store's; `for_orphans` as in `Orders`. StorageError if the store does not answer.
    """
    owner = ShardOwner(store.leases, store.fence, assignment)
    owner.clock = clock
    tenant = _TablesOnly(store, owner, clock.now)
    orders = Orders(owner, store, clock.now, for_orphans)
    keeping: asyncio.Task[None] | None = None
    try:
        await owner.begin(store.fence.shards, tenant)
        keeping = asyncio.create_task(owner.keep(), name="temporary owner")
        yield orders
    finally:
        await orders.close()
        if keeping is not None:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
        await owner.close()
        await tenant.close()


@asynccontextmanager
async def beside_bot(
    kind: type[AnyStore], place: Place, name: str, program: str
) -> AsyncIterator[tuple[AnyStore, SharedClock]]:
    """Open a store of a kind: on a server beside the bot, a file alone. The store holds no shards yet."""
    clock = SharedClock(time.time)
    async with await kind.open(
        place,
        clock=clock.now,
        fence=Fence(Assignment(name=name).owner, now=since_start) if is_dsn(place) else None,
        program=program,
    ) as store:
        store.fence.shards = await store.leases.shard_count() or 1
        yield store, clock


def orders_for_orphans(store: Store, name: str) -> ForOrphans:
    """Return a function that carries out all orders for shards that no process has, by a temporary owner."""

    async def obey(shards: Collection[int]) -> None:
        assignment = Assignment(tuple(shards), store.fence.shards, 0, f"{name}.orders")
        clock = SharedClock(time.time)
        async with (
            await store.beside(Fence(assignment.owner, assignment.of, since_start), clock.now) as line,
            temporary_owner(line, assignment, clock) as orders,
        ):
            await orders.obey()

    return obey
