"""Orders in a fleet: which processes hear of one, which carry it out, and what the asker is told. Tests poll."""

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from bot.app.store import BotStore
from bot.fleet import Assignment, Orders, ShardOwner
from bot.fleet.orders import orders_for_orphans
from storage import StorageError
from storage.engines import Place, is_dsn
from storage.engines.fence import Fence
from storage.orders import Order
from tests.storage.making import ANNA, change, match, record, rows, seat

pytestmark = pytest.mark.slow

SHARDS = 2
LONG = 3600.0
START = time.time()


def guild(shard: int) -> int:
    return (SHARDS + shard) << 22


class Part:
    """A process: it notes what it hears, and it may hang, or fail, when something is ordered."""

    def __init__(
        self, store: BotStore, assignment: Assignment, *, orphans: bool = False, patience: float = LONG
    ) -> None:
        self.store, self.time, self.calls = store, 0.0, list[str]()
        self.heard, self.hangs = asyncio.Event(), asyncio.Event()
        self.hangs.set()  # it does not
        self.fails: StorageError | None = None
        self.sent: list[Collection[int]] = []
        self.owner = ShardOwner(store.leases, store.fence, assignment)
        for_orphans = self.obey_for_orphans if orphans else None
        self.orders = Orders(self.owner, store, lambda: START + self.time, for_orphans, patience, self.steady)

    def steady(self) -> float:
        """Each look at the clock takes a second."""
        self.time += 1.0
        return self.time

    async def obey_for_orphans(self, shards: Collection[int]) -> None:
        self.sent.append(shards)
        await orders_for_orphans(self.store, "part")(shards)

    async def step(self) -> None:
        """Look once, and do what follows from it."""
        await self.owner.step()
        if self.orders._task is not None:
            await self.orders._task

    async def gained(self, shard: int) -> None:
        self.calls.append(f"gained {shard}")

    async def leave(self, shard: int) -> None:
        pass

    async def lost(self, shard: int) -> None:
        await self.hangs.wait()
        self.calls.append(f"lost {shard}")

    def back(self) -> None:
        pass

    async def ordered(self, order: Order) -> tuple[str, ...]:
        self.calls.append(f"forget {order.person}" if order.person else f"delete {order.guild}")
        self.heard.set()
        await self.hangs.wait()
        if self.fails is not None:
            raise self.fails
        return ()

    def obeyed(self, order: Order) -> None:
        self.calls.append("obeyed")


@asynccontextmanager
async def _part(place: Place, *shards: int, **options: object) -> AsyncIterator[Part]:
    fence = Fence(f"of {shards}", SHARDS) if is_dsn(place) else None
    async with await BotStore.open(place, clock=lambda: START, fence=fence, ttl=LONG) as store:
        part = Part(store, Assignment(shards, SHARDS), **options)  # type: ignore[arg-type]
        await part.owner.begin(SHARDS, part)
        part.calls.clear()
        try:
            yield part
        finally:
            await part.orders.close()
            await part.owner.close()


@pytest.fixture
async def parts(dsn: str) -> AsyncIterator[tuple[Part, Part]]:
    """Two processes, in whose servers Anna is known."""
    async with AsyncExitStack() as stack:
        both = [await stack.enter_async_context(_part(dsn, shard)) for shard in (0, 1)]
        for shard, part in enumerate(both):
            await record(part.store, match(f"m{shard}", seat(1, ANNA, 1, 3, f"Anna{shard}"), guild=guild(shard)))
        yield both[0], both[1]


async def _count_results(store: BotStore) -> int:
    """In how many results Anna is."""
    return len(await rows(store, f"SELECT 1 FROM results WHERE person = {ANNA}"))


@pytest.fixture(params=["file", "server"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return tmp_path / "a.db" if request.param == "file" else request.getfixturevalue("dsn")  # type: ignore[no-any-return]


async def test_who_has_all_does_all_and_waits_for_nobody(place: Place) -> None:
    async with _part(place, 0, 1) as part:
        for shard in range(SHARDS):
            await record(part.store, match(f"m{shard}", guild=guild(shard)))
        done = await part.orders.forget(ANNA)
        assert (done.results, done.open) == (2, ())
        assert part.calls == [f"forget {ANNA}", "obeyed"]
        assert (await part.orders.delete(guild(1))).matches == 1
        assert part.calls[2:] == [f"delete {guild(1)}", "obeyed"]
        assert await rows(part.store, "SELECT * FROM orders") == []


async def test_the_other_does_it_at_its_next_look_though_nothing_told_it(parts: tuple[Part, Part]) -> None:
    first, second = parts
    removal = asyncio.create_task(first.orders.forget(ANNA))
    while await _count_results(first.store) > 1:
        pass
    assert second.calls == []
    await second.step()
    done = await removal
    assert (done.results, done.open) == (2, ())
    assert (await _count_results(first.store), second.calls) == (0, [f"forget {ANNA}", "obeyed"])


async def test_who_asked_is_told_what_is_open_and_it_is_done_all_the_same(parts: tuple[Part, Part]) -> None:
    first, second = parts
    second.hangs.clear()
    first.orders._patience = 2.0
    done = await first.orders.forget(ANNA)
    assert (done.results, done.open) == (1, (1,))
    looking = asyncio.create_task(second.step())
    await second.heard.wait()
    second.hangs.set()
    await looking
    assert await _count_results(first.store) == 0
    assert await rows(first.store, "SELECT body FROM orders") == [("",)]


async def test_what_fails_is_told_and_tried_again_at_each_look(place: Place) -> None:
    async with _part(place, 0, 1) as part:
        await record(part.store, match("m1", guild=guild(0)))
        part.fails = StorageError("full")
        done = await part.orders.forget(ANNA)
        assert (done.open, [*part.orders.failed.values()]) == ((0, 1), [part.fails])
        await part.step()
        assert await _count_results(part.store) == 1
        part.fails = None
        await part.step()
        assert await _count_results(part.store) == 0
        assert not part.orders.failed
        part.calls.clear()
        await part.step()
        assert part.calls == []


async def test_who_gains_a_shard_does_what_nobody_has_noted(dsn: str) -> None:
    async with _part(dsn, 0, patience=0.0) as first:
        await first.store.save(change("t1", people=(ANNA,), guild=guild(0)))
        assert (await first.orders.forget(ANNA)).open == (1,)
        async with _part(dsn, 1) as second:
            await second.step()
            assert second.calls == [f"forget {ANNA}", "obeyed"]
        assert await rows(first.store, "SELECT body FROM orders") == [("",)]


async def test_who_asks_sends_somebody_for_shards_that_nobody_has(dsn: str) -> None:
    """And gives them back; tables there have a computer in the person's seat."""
    async with _part(dsn, 1) as before:
        await record(before.store, match("m1", guild=guild(1)))
    async with _part(dsn, 0, orphans=True) as part:
        done = await part.orders.forget(ANNA)
        assert (done.results, done.open) == (1, ())
        assert part.sent == [[1]]
        assert await _count_results(part.store) == 0
        assert [*await part.store.leases.take([1], 1)] == [1]


async def test_after_a_while_anybody_sends_somebody(dsn: str) -> None:
    """Whoever asked may be gone."""
    async with _part(dsn, 0, orphans=True) as part:
        await part.store.orders.to_forget(ANNA)
        await part.step()
        assert part.sent == []
        part.time = 60.0
        await part.step()
        assert part.sent == []
        part.time = 61.0
        await part.step()
        assert part.sent == [[1]]
        assert await rows(part.store, "SELECT body FROM orders") == [("",)]


async def test_what_was_lost_is_taken_again_only_once_it_is_let_go_of(dsn: str) -> None:
    """Else what was under way there could be stored, with what was forgotten meanwhile; and no look waits for it."""
    async with _part(dsn, 0) as part:
        async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as link:
            await link.execute("UPDATE leases SET owner = NULL, expires = 0")
        part.hangs.clear()
        for _ in range(2):
            await part.owner.step()
            assert (dict(part.owner.fence.held), part.calls) == ({}, [])
        part.hangs.set()
        while not part.calls:
            await part.owner.step()
        await part.owner.step()
        assert [*part.owner.fence.held] == [0]
        assert part.calls[0] == "lost 0"


async def test_who_ends_keeps_nobody_waiting(parts: tuple[Part, Part]) -> None:
    first, _ = parts
    removal = asyncio.create_task(first.orders.forget(ANNA))
    while await _count_results(first.store) > 1:
        pass
    await first.orders.close()
    assert (await removal).open == (1,)
