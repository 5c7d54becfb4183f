"""Orders to all owners: what is missing, what is left alone, what a kill leaves, and when they say no more whom."""

from unittest.mock import patch

import msgspec
import pytest

from bot.app.store import BotStore
from storage import Deleted, StorageError, orders
from storage.engines import Connection, Place
from storage.moving import move_now
from storage.orders import Done, Order
from storage.personal import Traces
from tests.storage.making import delete_server, forget_person

from .making import ANNA, BELA, CILI, GUILD, NOW, change, match, opened, record, rows, seat

_ANNA = Traces(ANNA, ("Anna",), (GUILD,))
_ORDERS = "SELECT kind, body FROM orders ORDER BY number"


def _order(*done: tuple[int, int], about: Traces | int = _ANNA) -> Order:
    return Order(1, about, NOW, tuple(Done(*pair, "") for pair in done))


@pytest.mark.parametrize(
    ("done", "shards", "missing"),
    [
        ([], 1, (0,)),
        ([(1, 0)], 1, ()),
        ([(4, 0), (4, 2)], 4, (1, 3)),
        ([(4, 0), (4, 1), (4, 2), (4, 3)], 4, ()),
        ([(4, 0), (4, 1), (4, 2)], 6, (0, 1, 2, 3, 4, 5)),  # after a resharding: shard by shard anew
        ([(4, 0), (4, 1), (4, 2), (6, 5), (6, 0)], 6, (1, 2, 3, 4)),
        ([(4, 0), (4, 1), (4, 2), (6, 5), (6, 0)], 4, (3,)),
    ],
)
def test_what_is_missing_whatever_the_number_of_shards(
    done: list[tuple[int, int]], shards: int, missing: tuple[int, ...]
) -> None:
    assert _order(*done).missing(shards) == missing


def test_a_server_for_which_it_was_done_is_left_alone_after_a_resharding() -> None:
    order = _order((4, 3), (6, 0))
    done = [number for number in range(12) if order.covers(number << 22)]
    assert done == [0, 3, 6, 7, 11]


def test_a_server_s_deletion_is_its_shard_s_alone() -> None:
    server = (2 * 4 + 3) << 22
    assert _order(about=server).missing(4) == (3,)
    assert _order((4, 3), about=server).missing(8) == ()
    assert _order((4, 2), about=server).missing(4) == (3,)


async def test_an_order_is_gone_when_it_is_done(store: BotStore) -> None:
    await record(store, match("m1"))
    done = await forget_person(store, ANNA)
    assert (done.results, done.open) == (1, ())
    assert await delete_server(store, GUILD) == Deleted(0, 1, 0, 0, done.erased)
    assert await rows(store, _ORDERS) == []
    assert await rows(store, "SELECT * FROM orders_done") == []


async def test_until_it_is_done_it_says_whom_and_then_no_more(store: BotStore) -> None:
    await record(store, match("m1"))
    number = await store.orders.to_forget(ANNA)
    ((kind, body),) = await rows(store, _ORDERS)
    assert (kind, msgspec.json.decode(str(body), type=Traces)) == ("forget", _ANNA)
    assert (await store.orders.forgotten(number)).open == (0,)
    (order,) = await store.orders.open()
    await store.orders.do(order, [0])
    assert await rows(store, _ORDERS) == [("forget", "")]
    assert await store.orders.open() == []
    done = await store.orders.forgotten(number)
    assert (done.results, done.open) == (1, ())
    assert await rows(store, _ORDERS) == []
    assert (await store.orders.forgotten(number)).results == 0  # somebody else has tidied up


async def test_what_nobody_comes_for_is_tidied_up(path: Place) -> None:
    async with opened(path) as store:
        await record(store, match("m1", seat(1, ANNA, 1, 3)))
        await store.orders.to_forget(ANNA)
        (order,) = await store.orders.open()
        await store.orders.do(order, [0])
        await store.orders.tidy()
        assert await rows(store, _ORDERS) == [("forget", "")]
        with patch.object(orders, "_KEPT", -1.0):
            await store.orders.tidy()
        assert await rows(store, _ORDERS) == []


async def test_where_the_person_has_sat_down_meanwhile_is_noted_before_tables_let_go(store: BotStore) -> None:
    """A kill after that would leave what the table's log says, and nothing else would know of the server."""
    await record(store, match("m1", seat(1, CILI, 1, 3)))
    await store.orders.to_forget(CILI)
    await store.save(change("t1", people=(CILI,), guild=GUILD + 1))
    (order,) = await store.orders.open()
    assert isinstance(order.about, Traces)
    assert order.about.guilds == (GUILD,)
    seen = await store.orders.widened(order)
    (order,) = await store.orders.open()
    assert seen == order
    assert isinstance(order.about, Traces)
    assert order.about.guilds == (GUILD, GUILD + 1)


async def test_what_only_another_version_knows_is_left_alone(path: Place) -> None:
    def add(db: Connection) -> None:
        for kind, body in (("dance", '{"with":1}'), ("forget", "[1]"), ("delete", "")):
            db.insert("INSERT INTO orders (kind, body, made) VALUES (?, ?, 0.0)", (kind, body))

    async with opened(path) as store:
        await store._writer.call(add)
        assert await store.orders.open() == []
    async with opened(path) as store:
        await forget_person(store, ANNA)
        assert await rows(store, _ORDERS) == [("dance", '{"with":1}'), ("forget", "[1]")]


@pytest.mark.parametrize("then", ["forget", "delete"])
async def test_what_is_open_is_done_at_the_next_opening(path: Place, then: str) -> None:
    async with opened(path) as store:
        await record(store, match("m1"))
        await (store.orders.to_forget(ANNA) if then == "forget" else store.orders.to_delete(GUILD))
    async with opened(path) as store:
        assert (await store.export(ANNA))["results"] == []
        assert len((await store.export(BELA))["results"]) == (then == "forget")  # type: ignore[arg-type]
        assert await rows(store, _ORDERS) == []


async def test_what_is_open_goes_along_when_everything_is_moved(path: Place, other_path: Place) -> None:
    """And is done there, before anything else."""
    async with opened(path) as store:
        await record(store, match("m1"))
        await store.orders.to_forget(ANNA)
    move_now(path, other_path)
    async with opened(other_path) as store:
        assert (await store.export(ANNA))["results"] == []
        assert await rows(store, _ORDERS) == []


async def test_an_order_that_cannot_be_done_is_refused_and_stays(store: BotStore) -> None:
    await record(store, match("m1"))
    await store.orders.to_forget(ANNA)
    (order,) = await store.orders.open()
    with patch("storage.forgetting._leave_seats", side_effect=StorageError("full")), pytest.raises(StorageError):
        await store.orders.do(order, [0])
    assert [waiting.number for waiting in await store.orders.open()] == [order.number]
    assert await rows(store, "SELECT * FROM orders_done") == []
