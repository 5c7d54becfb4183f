"""Leases and fences: one owner a shard, and nobody else's writes; no step sleeps, the times of leases are given."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing

import psycopg
import pytest

from bot.app.store import BotStore
from storage import StorageError
from storage.engines import Connection
from storage.engines.fence import Fence, shard_of
from storage.engines.postgres.connection import connect
from storage.engines.postgres.leases import identify, reshard
from storage.errors import EngineError
from tests.storage.making import NOW, change, entry, tables

pytestmark = pytest.mark.slow

SHARDS = 4
LONG = 3600.0
Joined = Callable[..., Awaitable[BotStore]]


def guild(shard: int, n: int = 1) -> int:
    """A server of that shard."""
    return ((n * SHARDS + shard) << 22) | 7


@pytest.fixture
async def joined(dsn: str) -> AsyncIterator[Joined]:
    made: list[BotStore] = []

    async def join(name: str, shards: int = SHARDS, ttl: float = LONG) -> BotStore:
        fence = Fence(name, shards)
        store = await BotStore.open(dsn, clock=lambda: NOW, fence=fence, program=f"of {name}", ttl=ttl)
        made.append(store)
        await store.leases.begin(shards)
        return store

    yield join
    for store in made:
        await store.close()


async def taken(store: BotStore, *wish: int, most: int = 99) -> list[int]:
    """What a process gets of its wish (none: of all); it writes for it from now on."""
    epochs = await store.leases.take(wish or None, most)
    for shard, epoch in epochs.items():
        store.fence.hold(shard, epoch)
    return sorted(epochs)


async def ask(dsn: str, sql: str) -> list[tuple[object, ...]]:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as link:
        return await (await link.execute(sql.encode())).fetchall()


async def code_of(work: Awaitable[object]) -> str:
    with pytest.raises(StorageError) as caught:
        await work
    return caught.value.code


def test_a_server_is_of_one_shard() -> None:
    assert [shard_of(guild(n), SHARDS) for n in range(SHARDS)] == [0, 1, 2, 3]
    assert {shard_of(guild(n), 8) % 4 for n in (1,)} == {1}


async def test_each_shard_has_one_owner(joined: Joined) -> None:
    first, second = await joined("one"), await joined("two")
    assert await taken(first, 0, 1) == [0, 1]
    assert await taken(second, 1, 2) == [2]
    assert await taken(first, most=9) == [3]
    assert await taken(second) == []
    assert sorted((await first.leases.renew()).held) == [0, 1, 3]


async def test_who_holds_no_shard_writes_nothing_of_it(joined: Joined) -> None:
    first, second = await joined("one"), await joined("two")
    await taken(first, 0)
    await taken(second, 1)
    await first.save(change("t1", entry(0), guild=guild(0)))
    assert await code_of(second.save(change("t2", guild=guild(0)))) == "superseded"
    assert await code_of(second.set_setting(guild(0), None, "game", "uno", 1)) == "superseded"
    assert (second.counts.superseded, first.counts.superseded) == (2, 0)
    assert set(await tables(first)) == {"t1"}


async def test_a_change_of_another_s_shard_spoils_no_other(joined: Joined) -> None:
    store = await joined("one")
    await taken(store, 0)
    changes = [change("t1", guild=guild(0)), change("t2", guild=guild(1)), change("t3", guild=guild(0))]
    done = [store.save(each) for each in changes]
    assert [await done[0], await code_of(done[1]), await done[2]] == [None, "superseded", None]
    assert set(await tables(store)) == {"t1", "t3"}


async def test_a_lease_that_ran_out_is_taken_and_its_old_owner_is_refused(joined: Joined) -> None:
    """Whatever the old one believes: it was stopped, and goes on."""
    old, new = await joined("old", ttl=-1.0), await joined("new")
    await taken(old, 0)
    await old.save(change("t1", entry(0), guild=guild(0)))
    assert (await new.leases.renew()).run_out == {0}
    assert await taken(new, 0) == [0]
    assert await code_of(old.save(change("t1", entry(1), guild=guild(0), expect=1))) == "superseded"
    assert dict((await old.leases.renew()).held) == {}
    await new.save(change("t1", entry(1), guild=guild(0), expect=1))


async def test_an_epoch_is_given_once(joined: Joined) -> None:
    """The same name with the old epoch is refused too: a fence is of the owner and the epoch."""
    store = await joined("one")
    (first,) = (await store.leases.take([0], 1)).values()
    await store.leases.give(0)
    assert (await store.leases.renew()).run_out == frozenset()
    (second,) = (await store.leases.take([0], 1)).values()
    assert second > first
    store.fence.hold(0, first)
    assert await code_of(store.save(change("t1", guild=guild(0)))) == "superseded"
    store.fence.hold(0, second)
    await store.save(change("t1", guild=guild(0)))


@pytest.mark.parametrize("durable", [True, False])
async def test_a_takeover_passes_a_write_by_that_is_not_whole(joined: Joined, dsn: str, durable: bool) -> None:
    old, new = await joined("old", ttl=-1.0), await joined("new")
    await taken(old, 0)
    fence = Fence("old", SHARDS)
    fence.hold(0, old.fence.held[0])
    with closing(connect(dsn, fence=fence)) as db:
        with db.transaction(guild(0), durable=durable):
            db.execute("INSERT INTO settings VALUES (?, 0, 'game', '\"uno\"')", (guild(0),))
            assert await taken(new, 0) == []
            await old.leases.renew()  # a renewal does not wait for it
        assert await taken(new, 0) == [0]
        with pytest.raises(StorageError), db.transaction(guild(0)):
            pass


def test_a_change_that_names_no_server_is_a_fault(dsn: str) -> None:
    with closing(connect(dsn, fence=Fence("one", SHARDS))) as db:
        with pytest.raises(RuntimeError), db.transaction():
            db.execute("DELETE FROM settings")
        assert db.execute("DELETE FROM meta").rowcount == 0


async def test_a_shard_that_is_wanted_goes_to_its_wisher(joined: Joined) -> None:
    old, new, other = await joined("old"), await joined("new"), await joined("other")
    await taken(old, 0, 1)
    await new.leases.want([0])
    await other.leases.want([0])
    assert (await old.leases.renew()).wanted == {0}
    await old.leases.give(0)
    assert await taken(other) == [2, 3]
    assert await taken(new, 0) == [0]


async def test_a_wish_is_over_when_its_wisher_is(joined: Joined) -> None:
    old, new, other = await joined("old"), await joined("new", ttl=-1.0), await joined("other")
    await taken(old, 0)
    await new.leases.want([0])
    assert (await old.leases.renew()).wanted == frozenset()
    await old.leases.give(0)
    assert await taken(other, 0) == [0]


async def test_another_number_of_shards_is_refused_while_somebody_lives(joined: Joined, dsn: str) -> None:
    old = await joined("one")
    await taken(old)
    with pytest.raises(StorageError) as caught:
        await joined("two", shards=6)
    assert (caught.value.code, caught.value.data) == ("shards", {"found": 4, "asked": 6})
    for shard in range(SHARDS):
        await old.leases.give(shard)
    new = await joined("two", shards=6)
    assert await taken(new) == [0, 1, 2, 3, 4, 5]
    assert await old.leases.take(None, 9) == {}


async def test_a_fleet_is_resharded_only_while_no_lease_is_held(joined: Joined, dsn: str) -> None:
    """Into any number; the leases of the old one are gone, and who still believes in them is refused."""
    old = await joined("old")
    await taken(old, 0)
    with closing(connect(dsn)) as db:
        with pytest.raises(StorageError, match="shards"):
            reshard(db, 8)
        assert await old.leases.shard_count() == SHARDS
        await old.leases.give(0)
        assert reshard(db, 6) == SHARDS
    assert await old.leases.take(None, 9) == {}
    assert await code_of(old.save(change("t1", guild=guild(0)))) == "superseded"
    new = await joined("new", shards=6)
    assert await taken(new) == [*range(6)]
    await new.save(change("t1", guild=guild(0)))


async def test_a_killed_process_does_not_hinder_resharding_once_its_lease_ran_out(joined: Joined, dsn: str) -> None:
    await taken(await joined("old", ttl=-1.0))
    with closing(connect(dsn)) as db:
        reshard(db, 8)
    assert await taken(await joined("new", shards=8)) == [*range(8)]


async def test_what_an_older_program_has_not_finished_is_begun_anew(joined: Joined, dsn: str) -> None:
    """It went over to more shards while it ran, and has left leases of both numbers."""
    await joined("old")
    await ask(dsn, "UPDATE fleet SET target = 8 RETURNING 1")
    await ask(dsn, "INSERT INTO leases (shards, shard, owner) VALUES (8, 5, 'new') RETURNING 1")
    await ask(dsn, "UPDATE leases SET closed = 1 WHERE shard = 1 RETURNING 1")
    await ask(dsn, "UPDATE leases SET expires = 9e12 WHERE shards = 8 RETURNING 1")
    assert await code_of(joined("two")) == "shards"
    await ask(dsn, "UPDATE leases SET expires = 0 RETURNING 1")
    assert await taken(await joined("three")) == [0, 1, 2, 3]
    assert await ask(dsn, "SELECT target, count(*) FROM fleet, leases GROUP BY 1") == [(None, SHARDS)]


def test_sessions_are_begun_one_after_the_other(dsn: str) -> None:
    with closing(connect(dsn)) as db:
        waits = [identify(db, key, 5.0) for key in (0, 0, 1, 0)]
    assert [round(wait) for wait in waits] == [0, 5, 0, 10]


async def test_what_is_told_is_heard(joined: Joined) -> None:
    first, second = await joined("one"), await joined("two")
    await taken(first, 0)
    await first.leases.give(0)
    await second.leases.heard()


async def test_a_cut_session_comes_back_and_its_owner_goes_on(joined: Joined, dsn: str) -> None:
    store = await joined("one")
    await taken(store, 0)
    await store.save(change("t1", entry(0), guild=guild(0)))
    await ask(dsn, _CUT)
    await store.save(change("t1", entry(1), guild=guild(0), expect=1))
    assert len((await tables(store))["t1"].log) == 2
    assert sorted((await store.leases.renew()).held) == [0]


async def test_who_writes_alone_has_the_lock_again_after_a_cut(dsn: str) -> None:
    async with await BotStore.open(dsn, clock=lambda: NOW) as store:
        await ask(dsn, _CUT)
        await store.save(change("t1", entry(0)))
        assert await code_of(BotStore.open(dsn, busy=0.01)) == "in-use"


@pytest.mark.parametrize("together", [1, 2])
def test_who_is_stopped_within_a_transaction_is_ended(dsn: str, together: int) -> None:
    """Also after statements that went out together: a server does not count after psycopg's own end of them."""
    ended = "SELECT pg_stat_get_backend_pid(id) FROM pg_stat_get_backend_idset() AS id"
    soon = "SELECT set_config('idle_in_transaction_session_timeout', ?, true)"
    with closing(connect(dsn, idle=60.0)) as db, closing(connect(dsn)) as other:
        stopped = db.transaction()
        stopped.__enter__()
        db.execute("INSERT INTO meta VALUES ('a', 'b')")
        db.executemany(soon, [("100ms",)] * together)
        until = time.monotonic() + 20
        while (db.link.info.backend_pid,) in other.execute(ended).fetchall():
            assert time.monotonic() < until
            other.execute("SELECT pg_sleep(0.02)")
        with pytest.raises(EngineError):
            stopped.__exit__(None, None, None)
        assert other.execute("SELECT count(*) FROM meta").fetchone() == (0,)


def test_a_transaction_whose_session_was_cut_stores_nothing(dsn: str) -> None:
    def write(db: Connection) -> None:
        with db.transaction():
            db.execute("INSERT INTO meta VALUES ('a', 'b')")
            with psycopg.connect(dsn, autocommit=True) as link:
                link.execute(_CUT.encode())
            db.execute("INSERT INTO meta VALUES ('c', 'd')")

    with closing(connect(dsn)) as db:
        with pytest.raises(Exception, match=r"terminat|cut"):
            write(db)
        assert db.execute("SELECT count(*) FROM meta").fetchone() == (0,)


_CUT = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


async def test_a_clock_that_was_set_back_holds_nobody_up(joined: Joined, dsn: str) -> None:
    """Neither a lease nor a wish of somebody who died before that, nor a place in the line for a session."""
    first, second = await joined("one", ttl=2.0), await joined("two", ttl=2.0)
    assert await taken(first) == [0, 1, 2, 3]
    ahead = "extract(epoch FROM clock_timestamp())::float8 + 3600"
    await ask(dsn, f"UPDATE leases SET expires = {ahead} WHERE shard < 3 RETURNING 1")
    await ask(dsn, f"UPDATE leases SET wanted = 'dead', wanted_until = {ahead} WHERE shard = 1 RETURNING 1")
    assert await taken(second) == [0, 1, 2]
    assert await second.leases.identify(7, 5.0) == pytest.approx(0.0, abs=1.0)
    await ask(dsn, f"UPDATE identifies SET free_at = {ahead} RETURNING 1")
    assert await second.leases.identify(7, 5.0) == pytest.approx(0.0, abs=1.0)
    assert await second.leases.identify(7, 5.0) == pytest.approx(5.0, abs=2.0)
