"""The orders to all owners as a process deals with them: it writes them, reads them, and does its part."""

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

import msgspec

from . import orders
from .engines import Connection, WorkerConnection
from .engines.fence import Fence
from .forgetting import Call, Came, Steps, next_of, together
from .orders import Order
from .privacy import erase
from .values import Deleted, Forgotten

T = TypeVar("T")
Come = TypeVar("Come", Forgotten, Deleted)  # what an order has come to


class OrderBook:
    """Reads on `reader`; `write` runs a function with the connection that writes. `paused`: nobody is given a name."""

    def __init__(
        self,
        reader: WorkerConnection,
        write: Callable[[Callable[[Connection], Any]], Any],
        fence: Fence,
        clock: Callable[[], float],
        paused: Callable[[], AbstractAsyncContextManager[None]],
    ) -> None:
        self._reader, self._write, self._fence, self._clock = reader, write, fence, clock
        self._paused = paused

    async def to_forget(self, person: int) -> int:
        """Order that a person be forgotten in all guilds; return the order's number."""
        return await self._taken(orders.to_forget(person, self._clock()))

    async def to_delete(self, guild: int) -> int:
        """Order that a guild be deleted; return the order's number."""
        return await self._taken(orders.to_delete(guild, self._clock()))

    async def open(self) -> list[Order]:
        """Return the orders that are not done by all, the oldest first."""
        return await self._reader.call(orders.load_open)

    async def looked_after(self, order: Order) -> Order:
        """Return an order with what is known by now; to be done before tables let go of the person."""
        return await self._taken(orders.looked_after(order))

    async def do(self, order: Order, own: Collection[int], tables: Sequence[str] = ()) -> None:
        """Do an order for shards that this process holds, and note it. `superseded` if one is another's meanwhile.

        `tables` are those that have let go of the person already.
        """
        async with self._paused():
            await self._taken(orders.doing(order, self._fence.shards, own, tables))

    async def forgotten(self, number: int) -> Forgotten:
        """Return what an order to forget somebody has come to; once nothing of it is open, for the last time."""
        found, left = await self._collected(number)
        done = together([msgspec.json.decode(one, type=Forgotten) for one in found])
        return msgspec.structs.replace(done, open=left)

    async def deleted(self, number: int) -> Deleted:
        """Return what an order to delete a guild has come to; once it is not open, for the last time."""
        found, left = await self._collected(number)
        done = msgspec.json.decode(found[0], type=Deleted) if found else Deleted(0, 0, 0, 0)
        return msgspec.structs.replace(done, open=left)

    async def erased(self, done: Come) -> Come:
        """Return what was done with what became of its bytes, after making them go where that is possible."""
        return msgspec.structs.replace(done, erased=await self._taken(_erasing()))

    async def tidy(self) -> None:
        """Let orders be gone that are done and whose asker does not come for them."""
        await self._write(Call(False, orders.tidy, (self._clock(),)).do)

    async def _collected(self, number: int) -> tuple[list[str], tuple[int, ...]]:
        found: tuple[list[str], tuple[int, ...]] = await self._write(
            Call(False, orders.collect, (number, self._fence.shards)).do
        )
        return found

    async def _taken(self, steps: Steps[T]) -> T:
        """Take some steps one by one, each on the connection that it is for, and return what comes of them."""
        call = next_of(steps)
        while not isinstance(call, Came):
            found = await (self._reader.call(call.do) if call.reads else self._write(call.do))
            call = next_of(steps, found)
        return call.value


def _erasing() -> Steps[str]:
    erased: str = yield Call(False, erase)
    return erased
