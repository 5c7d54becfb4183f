"""Orders in a database that processes share: each does its own shards, and those of one that is killed or stopped."""

from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.app.store import BotStore
from storage import StorageError
from storage.engines.fence import Fence
from storage.engines.postgres.connection import PostgresConnection, connect
from storage.engines.postgres.leases import begin, renew, reshard
from storage.moving import move_now
from storage.orders import _collect, _note, _tidy
from tests.luck import part_of
from tests.storage.making import (
    ANNA,
    BELA,
    NOW,
    audit_of,
    change,
    finished,
    match,
    noted,
    opened,
    record,
    rows,
    seat,
    stepwise,
)

from .test_changing_hands import Process
from .test_leases import Joined, code_of, guild, taken
from .test_leases import joined as joined

pytestmark = pytest.mark.slow

_FIRST, _SECOND = 0 << 22, 1 << 22  # servers of two shards
_CALLED = {_FIRST: "Anni", _SECOND: "Zsanett"}
_OPEN = "SELECT body FROM orders"


async def _fill(store: BotStore, *shards: int) -> None:
    """In a server of each shard Anna is known by another name, and all servers say all of them."""
    for shard in shards:
        name = f"Anna{shard}"
        await record(store, match(f"m{shard}", seat(1, ANNA, 1, 3, name), guild=guild(shard)))
        kick = noted("kick", BELA, f'{{"person":{ANNA},"reason":"Anna0, Anna1 and Anna2"}}')
        await store.save(change(f"x{shard}", status="over", guild=guild(shard), audit=kick))


async def test_each_process_forgets_a_person_in_the_servers_it_holds(joined: Joined) -> None:
    """By all names, also those that only others' servers knew, which have forgotten them already."""
    first, second = await joined("one"), await joined("two")
    await taken(first, 0)
    await taken(second, 1, 2)
    await _fill(first, 0)
    await _fill(second, 1, 2)
    number = await first.orders.to_forget(ANNA)
    (order,) = await first.orders.open()
    await first.orders.do(order, [0])
    assert (await audit_of(first, guild(0)))[0].detail == '{"person":0,"reason":",  and "}'
    assert "Anna0, Anna1" in (await audit_of(first, guild(1)))[0].detail
    result = await first.orders.forgotten(number)
    assert (result.results, result.open) == (1, (1, 2, 3))
    assert await code_of(first.orders.do(order, [3])) == "superseded"
    (order,) = await second.orders.open()
    await second.orders.do(order, [1, 2])
    assert {(await audit_of(second, guild(shard)))[0].detail for shard in (1, 2)} == {'{"person":0,"reason":",  and "}'}
    assert (await first.orders.forgotten(number)).open == (3,)
    assert [body for (body,) in await rows(first, _OPEN)] != [""]
    await taken(first, 3)
    (order,) = await first.orders.open()
    await first.orders.do(order, [3])
    assert await rows(first, _OPEN) == [("",)]
    done = await first.orders.forgotten(number)
    assert (done.results, done.audit, done.open) == (3, 3, ())
    assert await second.export(ANNA) == await second.export(99) | {"person": ANNA}


async def test_who_looks_hears_of_it_until_all_have_done_it(joined: Joined) -> None:
    first, second = await joined("one"), await joined("two")
    await taken(first, 0, 1)
    await taken(second, 2, 3)
    assert not (await second.leases.renew()).orders
    await first.orders.to_delete(guild(2))
    assert (await second.leases.renew()).orders
    (order,) = await second.orders.open()
    await second.orders.do(order, [2])
    assert not (await first.leases.renew()).orders


@pytest.mark.parametrize("shards", [8, 3, 1])
async def test_an_open_order_outlives_a_resharding(joined: Joined, dsn: str, shards: int) -> None:
    """What is left is done, and nothing in the servers where it was done: who came back has not asked for it."""
    old = await joined("old")
    await taken(old, 0, 1)
    await _fill(old, 0, 1)
    number = await old.orders.to_forget(ANNA)
    (order,) = await old.orders.open()
    await old.orders.do(order, [0])
    await record(old, match("back", seat(1, ANNA, 1, 3, "Anna"), guild=guild(0)))
    for shard in (0, 1):
        await old.leases.give(shard)
    with closing(connect(dsn)) as db:
        reshard(db, shards)
    new = await joined("new", shards)
    assert await taken(new) == [*range(shards)]
    (order,) = await new.orders.open()
    for shard in order.missing(shards):
        assert (await new.orders.forgotten(number)).open == tuple(range(shard, shards))
        await new.orders.do(order, [shard])
    done = await new.orders.forgotten(number)
    assert (done.results, done.open) == (2, ())
    held = await new.export(ANNA)
    assert [result["match"] for result in held["results"]] == ["back"]  # type: ignore[index, call-overload, union-attr]


async def test_shards_that_nobody_has_are_named(joined: Joined) -> None:
    store = await joined("one")
    await taken(store, 0, 1)
    assert await store.leases.orphans() == {2, 3}
    other = await joined("other")
    await other.leases.want([2])
    assert await store.leases.orphans() == {3}
    await store.leases.give(0)
    assert await store.leases.orphans() == {0, 3}


async def test_what_is_ordered_goes_along_into_a_file(dsn: str, tmp_path: Path) -> None:
    async with opened(dsn) as store:
        await _fill(store, 0)
        await store.orders.to_forget(ANNA)
    move_now(dsn, tmp_path / "boneyard.db")
    assert b"Anna0" in (tmp_path / "boneyard.db").read_bytes()
    async with opened(tmp_path / "boneyard.db") as store:
        assert await store.export(ANNA) == await store.export(99) | {"person": ANNA}
    assert b"Anna0" not in (tmp_path / "boneyard.db").read_bytes()


class _Member(Process):
    """A process that does what is ordered step by step, and may be killed, or stopped, after any of them."""

    def __init__(self, db: PostgresConnection, fence: Fence) -> None:
        super().__init__(db, fence)
        self._steps: Coroutine[object, None, None] | None = None

    def step(self) -> bool:
        """True if something is left to be done."""
        if self._steps is None:
            self._steps = self._work()
        try:
            self._steps.send(None)
        except StopIteration:
            self._steps = None
            return False
        return True

    async def _work(self) -> None:
        book = stepwise(self.db, self.fence)
        for order in await book.open():
            shards = self.fence.held.keys() & order.missing(self.fence.shards)
            await book.do(await book.widened(order), sorted(shards))


def _texts_about_anna(db: PostgresConnection) -> list[str]:
    """Return what the database says of Anna."""
    texts = []
    for table in db.columns():
        for row in db.execute(f'SELECT * FROM "{table}"').fetchall():
            text = f"{table} {row}".casefold()
            texts += [text] if any(mark in text for mark in ("anni", "zsanett", str(ANNA))) else []
    return texts


def _play(db: PostgresConnection) -> None:
    """Let two servers know Anna, each by a name that the other says too."""
    for table in ("tables", "audit", "matches", "settings", "orders", "leases", "meta"):
        db.execute(f"DELETE FROM {table}")
    db.execute("UPDATE fleet SET shards = 0, target = NULL")
    for number, (server, name) in enumerate(_CALLED.items(), 1):
        db.execute(
            'INSERT INTO matches (number, id, guild, channel, game, options, record, started, ended, "end", league)'
            " VALUES (?, ?, ?, 1, 'uno', '{}', '{}', 1.0, 2.0, 'target', 0)",
            (number, f"m{number}", server),
        )
        db.execute(
            "INSERT INTO results (match, seat, guild, ended, person, name, computer, total, place, points)"
            " VALUES (?, 1, ?, 2.0, ?, ?, 0, 1, 1, 0)",
            (number, server, ANNA, name),
        )
        audit = "INSERT INTO audit (guild, at, actor, action, detail) VALUES (?, ?, ?, 'kick', ?)"
        for n, detail in enumerate(('{"reason":"ANNI"}', '{"reason":"zsanett"}')):
            db.execute(audit, (server, float(n), ANNA, detail))
        db.execute("INSERT INTO settings VALUES (?, 0, 'who', ?)", (server, f'"<@{ANNA}>"'))


@contextmanager
def _members(dsn: str) -> Iterator[tuple[PostgresConnection, list[_Member]]]:
    with ExitStack() as stack:
        clean = stack.enter_context(closing(connect(dsn)))
        _play(clean)
        begin(clean, 2)
        people = []
        for name in "abc":
            fence = Fence(name, 2)
            people.append(_Member(stack.enter_context(closing(connect(dsn, fence=fence))), fence))
        for shard, member in enumerate(people[:2]):
            member.claim = member.claim._replace(shards=2)
            assert member.take(shard) is not None
        people[2].claim = people[2].claim._replace(shards=2)
        yield clean, people


def _ask(db: PostgresConnection, dies: int) -> int | None:
    """Ask step by step, and die after so many of them; return the order's number, None if nothing is ordered."""
    steps, result = stepwise(db, Fence("asker", 2)).to_forget(ANNA), None
    for _ in range(dies):
        try:
            result = steps.send(None)
        except StopIteration as done:
            return int(done.value)
    return result if isinstance(result, int) else None


@given(
    dies=st.integers(5, 12),
    turns=st.lists(st.integers(0, 1), max_size=40),
    stops=st.booleans(),
    killed=st.sets(st.integers(0, 1)),
)
@settings(max_examples=part_of(20, 8), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whoever_dies_wherever_nothing_is_left(
    dsn: str, dies: int, turns: list[int], stops: bool, killed: set[int]
) -> None:
    """Two owners take turns; then some are killed, or stopped and go on later, and a third has their shards."""
    with _members(dsn) as (clean, people):
        number = _ask(clean, dies)
        for turn in turns:
            people[turn].step()
        for n in killed:
            clean.execute("UPDATE leases SET expires = 0 WHERE owner = ?", (people[n].fence.owner,))
            assert people[2].take(n) is not None
        after = [people[2], *(member for n, member in enumerate(people[:2]) if stops or n not in killed)]
        for member in after:
            with suppress(StorageError):  # who was stopped has lost the shard
                while member.step():
                    pass
        if number is None:
            assert len(_texts_about_anna(clean)) == 8
            assert not renew(people[2].db, people[2].claim).orders
            return
        assert _texts_about_anna(clean) == []
        assert clean.execute("SELECT body FROM orders").fetchall() == [("",)]
        traces, open_shards = _collect(clean, number, 2)
        assert (len(traces) > 0, open_shards) == (True, ())
        assert clean.execute("SELECT count(*) FROM orders_done").fetchone() == (0,)


def test_of_two_that_end_at_once_the_second_sees_that_all_is_done(dsn: str) -> None:
    """Neither sees what the other has not committed, so they wait for each other."""
    waits = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with _members(dsn) as (clean, people), ThreadPoolExecutor(1) as pool:
        asker = stepwise(clean, Fence("asker", 2))
        finished(asker.to_forget(BELA))
        (order,) = finished(asker.open())
        with people[0].db.transaction(_FIRST):
            _note(people[0].db, order.number, 2, [0])
            other = pool.submit(finished, stepwise(people[1].db, people[1].fence).do(order, [1]))
            while not other.done() and clean.execute(waits).fetchone() == (0,):
                pass
        other.result()
        assert clean.execute("SELECT body FROM orders").fetchall() == [("",)]


@pytest.mark.parametrize("shard", [0, 1])
def test_each_place_at_which_an_owner_can_die(dsn: str, shard: int) -> None:
    """After each of its steps once; the next process finds what it has noted, and no more than that."""
    steps = 0
    while True:
        with _members(dsn) as (clean, people):
            finished(stepwise(clean, Fence("asker", 2)).to_forget(ANNA))
            alive = all(people[shard].step() for _ in range(steps))
            clean.execute("UPDATE leases SET expires = 0 WHERE owner = ?", (people[shard].fence.owner,))
            people[2].take(shard)
            for member in (people[1 - shard], people[2]):
                while member.step():
                    pass
            assert _texts_about_anna(clean) == []
            with suppress(StorageError):
                while people[shard].step():
                    pass
            assert _texts_about_anna(clean) == []
            _tidy(clean, NOW + 100_000.0)
            assert clean.execute("SELECT count(*) FROM orders").fetchone() == (0,)
        if not alive:
            break
        steps += 1
    assert steps > 8
