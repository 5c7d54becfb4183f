"""A session that is cut, or says nothing: what is stored is known, or asked for, and it is told once."""

import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, nullcontext
from typing import Any

import psycopg
import pytest

from bot.app.store import BotStore
from bot.sandbox.waiting import PATIENCE
from storage import saving
from storage.engines import Connection
from storage.engines.fence import Fence
from storage.engines.postgres.connection import PostgresConnection
from storage.engines.postgres.session import Link, Reach, SilenceError, watched
from storage.errors import StorageError
from tests.fleet.proxy import Proxy
from tests.storage.making import NOW, change, entry, tables

pytestmark = pytest.mark.slow


def answers(*given: object) -> Iterator[Any]:
    """Yield what was given, one at each question, and return the answer: the form of a wait of psycopg's."""
    for event in given:
        assert (yield event) is not None
    return "answer"


def asked(wait: Iterator[Any], *ready: int) -> object:
    """Go through a wait in which the socket was ready so often; return its answer, None if it has not come."""
    try:
        next(wait)
        for event in ready:
            wait.send(event)
    except StopIteration as done:
        return done.value
    return None


def test_who_says_nothing_is_asked_and_given_up_only_if_it_does_nothing() -> None:
    times, busy = iter(range(100)), iter([True, False])
    wait = watched(answers(*range(9)), 2.0, lambda: next(busy), lambda: next(times))
    with pytest.raises(SilenceError):
        asked(wait, *([0] * 9))
    assert next(busy, None) is None
    wait = watched(answers(1, 2, 3), 2.0, lambda: False, lambda: next(times))
    assert asked(wait, 1, 1, 1) == "answer"


def test_a_long_statement_is_no_silence(dsn: str) -> None:
    with closing(Link.to(dsn, 60.0)) as link:
        assert not link._at_work()
        link.pgconn.send_query(b"SELECT pg_sleep(600)")
        until = time.monotonic() + PATIENCE
        while not link._at_work():
            assert time.monotonic() < until


def test_a_session_that_does_nothing_is_closed(dsn: str) -> None:
    with closing(Link.to(dsn, 0.05)) as link:
        with pytest.raises(SilenceError):
            link.wait(answers(*([1] * 1000)))  # nothing was asked, so nothing comes
        assert link.closed


def test_an_outage_is_told_once_however_many_sessions_meet_it(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    reach = Reach(lambda: now[0])
    with caplog.at_level(logging.WARNING):
        now[0] = 10.0
        reach.lost(1.0, "gone")
        reach.lost(2.0, "gone")
        now[0] = 14.5
        reach.back()
        reach.back()
        reach.lost(3.0, "of the same outage")
        reach.lost(12.0, "tried in vain before it was back")
    messages = ["the database cannot be reached: gone", "the database can be reached again, after 4.5 seconds"]
    assert caplog.messages == messages
    with caplog.at_level(logging.WARNING):
        reach.lost(15.0, "again")
    assert caplog.messages[2:] == ["the database cannot be reached: again"]


def cut(db: Connection) -> None:
    """Cut the session of a connection at the server."""
    assert isinstance(db, PostgresConnection)
    with psycopg.connect(db.link.address, autocommit=True) as link:
        link.execute("SELECT pg_terminate_backend(%s, 5000)", (db.link.info.backend_pid,))


async def test_a_transaction_that_was_lost_as_a_whole_is_run_again(dsn: str) -> None:
    runs = []

    def write(db: Connection) -> None:
        runs.append(db)
        with db.transaction():
            db.execute("INSERT INTO meta VALUES ('a', 'b')")
            if len(runs) == 1:
                cut(db)
            db.execute("INSERT INTO meta VALUES ('c', 'd')")

    async with await BotStore.open(dsn, clock=lambda: NOW) as store:
        await store._writer.call(write)
        assert (len(runs), await store.get_meta("a"), await store.get_meta("c")) == (2, "b", "d")


@pytest.fixture
async def line(dsn: str) -> AsyncIterator[Proxy]:
    async with Proxy(dsn.partition("host=")[2]) as line:
        yield line


async def test_of_a_commit_whose_answer_was_lost_what_is_stored_is_a_conflict(dsn: str, line: Proxy) -> None:
    async with await BotStore.open(line.address(dsn), clock=lambda: NOW) as store:
        await store.save(change("t1", entry(0)))
        line.lose_answer(b'"n":1')
        with pytest.raises(StorageError) as error:
            await store.save(change("t1", entry(1), expect=1))
        assert (error.value.code, error.value.data["found"], line.answers) == ("conflict", 2, 1)
        assert (await tables(store))["t1"].log == (entry(0), entry(1))


@pytest.mark.parametrize("whole", [True, False])
async def test_a_change_is_not_repeated_when_its_answer_was_lost(dsn: str, line: Proxy, whole: bool) -> None:
    """Neither a transaction nor a statement outside of one."""

    def write(db: Connection) -> None:
        with db.transaction() if whole else nullcontext():
            db.execute("UPDATE meta SET value = value || 'c' WHERE key = 'a'")

    async with await BotStore.open(line.address(dsn), clock=lambda: NOW) as store:
        await store.set_meta("a", "b")
        line.lose_answer(b"|| 'c'")
        with pytest.raises(StorageError) as error:
            await store._writer.call(write)
        assert (error.value.code, await store.get_meta("a")) == ("conflict", "bc")


async def test_what_cannot_be_found_out_is_a_conflict_too(
    dsn: str, line: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise StorageError("unreachable", reason="it is away")

    async with await BotStore.open(line.address(dsn), clock=lambda: NOW) as store:
        await store.save(change("t1", entry(0)))
        line.lose_answer(b'"n":1')
        monkeypatch.setattr(saving.Saver, "_save_each", away)
        with pytest.raises(StorageError) as error:
            await store.save(change("t1", entry(1), expect=1))
        assert error.value.code == "conflict"


async def test_a_server_that_only_reads_for_a_while_is_written_to_again(dsn: str) -> None:
    """A transaction that cannot begin leaves none open."""
    fence = Fence("one", 1)
    async with await BotStore.open(dsn, clock=lambda: NOW, fence=fence) as store:
        await store.leases.begin(1)
        fence.hold(0, (await store.leases.take(None, 1))[0])
        await store._writer.call(lambda db: db.execute("SET default_transaction_read_only = on"))
        with pytest.raises(StorageError) as error:
            await store.save(change("t1", entry(0)))
        assert error.value.code == "read-only"
        await store._writer.call(lambda db: db.execute("SET default_transaction_read_only = off"))
        await store.save(change("t1", entry(0)))
