"""Orders to all owners: to forget a person, or to delete a server. Each does its own shards; whoever asked hears it.

What is ordered is a row; telling the others only makes them look sooner. A process does what is not noted for its
shards at each look, and whenever it has taken up one more. For shards that nobody has, whoever asked sends an errand;
so does anybody after a while, for whoever asked may be gone.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from bot.cogs.store import BotStore
from bot.tables.clock import since_start
from storage import Deleted, Forgotten, StorageError
from storage.orders import Order

from .owner import Owner

_PATIENCE = 30.0  # seconds to wait for others: more than a lease holds
_BEAT = 1.0  # seconds between two looks of whoever asked
_LATE = 60.0  # seconds after which nobody may be waiting any more
_log = logging.getLogger(__name__)
Errand = Callable[[Collection[int]], Awaitable[None]]


class Orders:
    """Does what is ordered, for the shards of `owner`, and orders.

    `now` is the time of the store's clock. `errand` does what is ordered for shards that nobody has.
    `patience` is how many seconds whoever asks waits for others.
    """

    def __init__(
        self,
        owner: Owner,
        store: BotStore,
        now: Callable[[], float],
        errand: Errand | None = None,
        patience: float = _PATIENCE,
        steady: Callable[[], float] = since_start,
    ) -> None:
        self._owner, self._store, self._book = owner, store, store.orders
        self._now, self._errand, self._patience, self._steady = now, errand, patience, steady
        self._at, self._closed = asyncio.Lock(), False
        # Why orders could not be done here; they are tried again at each look.
        self.failed: dict[int, Exception] = {}
        self._task: asyncio.Task[None] | None = None
        owner.obey = self._looked

    # Asking

    async def forget(self, person: int) -> Forgotten:
        """Have a person forgotten everywhere; return what was done, and for which shards that is still to come.

        StorageError if it could not be ordered.
        """
        number = await self._book.to_forget(person)
        await self._wait(number)
        done = await self._book.forgotten(number)
        return done if done.open else await self._book.erased(done)

    async def delete(self, server: int) -> Deleted:
        """Have everything of a server deleted; return what was done, or for which shard that is still to come.

        StorageError if it could not be ordered.
        """
        number = await self._book.to_delete(server)
        await self._wait(number)
        done = await self._book.deleted(number)
        return done if done.open else await self._book.erased(done)

    async def _wait(self, number: int) -> None:
        """Return when an order is done by all, or patience is over: it is done all the same, as soon as it can be."""
        await self._tell()
        until = self._steady() + self._patience
        while True:
            left = next((order for order in await self.obey() if order.number == number), None)
            if left is None or number in self.failed or self._closed or self._steady() >= until:
                return
            if not await self._send_errand(left) or left in await self._book.open():
                await self._owner.news(_BEAT)

    async def _send_errand(self, order: Order) -> bool:
        """Return True if a temporary owner has done an order for shards that no process has."""
        if self._errand is None:
            return False
        try:
            if left := await self._store.leases.orphans() & {*order.missing(self._owner.fence.shards)}:
                await self._errand(sorted(left))
                return True
        except StorageError as error:
            _log.warning("nobody could be sent for shards that nobody has: %s", error)
        return False

    async def _tell(self) -> None:
        with suppress(StorageError):  # then the others look a moment later
            await self._store.leases.tell()

    # Doing

    async def obey(self) -> list[Order]:
        """Do what is ordered, for the shards that are here; return what is not done by all then."""
        async with self._at:
            self.failed.clear()
            for order in await self._book.open():
                await self._do(order)
            return await self._book.open()

    async def _do(self, order: Order) -> None:
        """Do one order; what goes wrong is logged."""
        own = self._owner.settled & {*order.missing(self._owner.fence.shards)}
        tenant = self._owner.tenant
        if not own or tenant is None:
            return
        try:
            order = await self._book.widened(order)
            await self._book.do(order, sorted(own), await tenant.ordered(order))
        except StorageError as error:
            if error.code == "closed":
                raise
            if error.code != "superseded":  # else it is done by whoever has the shard now
                self.failed[order.number] = error
            _log.warning("order %d could not be done: %s", order.number, error)
        except Exception as error:
            self.failed[order.number] = error
            _log.exception("order %d could not be done", order.number)
        else:
            _log.info("order %d is done for %d shards", order.number, len(own))
            tenant.obeyed(order)
            await self._tell()

    def _looked(self, ordered: bool) -> None:
        """Hear of a look of the owner's, and whether something is ordered."""
        if (ordered or self.failed) and not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._follow(), name="orders")

    async def _follow(self) -> None:
        """Do what others have ordered, also what nobody waits for any more."""
        try:
            for order in await self.obey():
                if self._now() - order.made > _LATE:
                    await self._send_errand(order)
            await self._book.tidy()
            if not self.failed:
                await self._store.erase()
        except StorageError as error:
            _log.warning("it is not known what is ordered: %s", error)

    async def close(self) -> None:
        """Let nobody wait any more. What is not done here is done by whoever has the shards next."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
