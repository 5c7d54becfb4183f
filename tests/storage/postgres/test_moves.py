"""A group of plain moves is one statement: what it refuses, and what comes of an answer that is lost."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import psycopg
import pytest

from bot.app.store import BotStore
from storage import StorageError
from storage.engines.fence import Fence
from storage.engines.postgres.connection import PostgresConnection
from storage.errors import EngineError
from tests.storage.making import ANNA, BELA, NOW, change, entry, match, tables

pytestmark = pytest.mark.slow

SHARDS, LONG = 2, 3600.0
OURS, THEIRS = 4 << 22, 5 << 22  # a server of each shard
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[BotStore]:
    """A process of several, which holds both shards, with a table in each server."""
    fence = Fence("one", SHARDS)
    async with await BotStore.open(dsn, clock=lambda: NOW, fence=fence, ttl=LONG) as store:
        await store.leases.begin(SHARDS)
        for shard, epoch in (await store.leases.take(None, SHARDS)).items():
            fence.hold(shard, epoch)
        for name, guild in (("a", OURS), ("b", THEIRS)):
            await store.save(change(name, entry(0), guild=guild, people=(ANNA, BELA)))
            await store.save(change(name, entry(1), guild=guild, expect=1))
        yield store


@contextmanager
def sent() -> Iterator[list[str]]:
    """Yield a list to which each statement is added that goes to the server meanwhile."""
    statements: list[str] = []
    send = PostgresConnection._sent

    def noted(self: PostgresConnection, text: bytes, values: Any) -> Any:
        statements.append(text.decode())
        return send(self, text, values)

    with patch.object(PostgresConnection, "_sent", noted):
        yield statements


def ask(dsn: str, sql: str) -> None:
    with psycopg.connect(dsn, autocommit=True) as link:
        link.execute(sql.encode())


async def together(store: BotStore, *names: str, n: int, expect: bool = True) -> list[str | None]:
    """Save a move of each of these tables in one group; return a code for each that is refused, None for the others."""
    moves = [
        store.save(
            change(
                name,
                entry(n),
                guild=OURS if name == "a" else THEIRS,
                header=f'{{"n":{n}}}',
                expect=n if expect else None,
            )
        )
        for name in names
    ]
    results = await asyncio.gather(*moves, return_exceptions=True)
    return [result.code if isinstance(result, StorageError) else result for result in results]


async def logs(store: BotStore) -> dict[str, tuple[int, str]]:
    return {name: (len(table.log), table.header) for name, table in (await tables(store)).items()}


async def test_a_group_of_moves_is_one_round_trip(store: BotStore) -> None:
    for n in (2, 3):
        with sent() as statements:
            assert await together(store, "a", "b", n=n) == [None, None]
        assert len(statements) == 1, statements
    assert await logs(store) == {"a": (4, '{"n":3}'), "b": (4, '{"n":3}')}


async def test_several_moves_of_a_table_are_one_too(store: BotStore) -> None:
    with sent() as statements:
        await asyncio.gather(
            *(store.save(change("a", entry(n), guild=OURS, expect=n)) for n in range(2, 6)),
            store.save(change("a", guild=OURS, header='{"last":1}')),
        )
    assert len(statements) == 1, statements
    assert await logs(store) == {"a": (6, '{"last":1}'), "b": (2, '{"seats":[]}')}


async def test_without_a_fence_it_is_the_same(dsn: str) -> None:
    async with await BotStore.open(dsn, clock=lambda: NOW) as store:
        for n in range(2):
            await store.save(change("a", entry(n), guild=OURS, expect=n))
        with sent() as statements:
            await store.save(change("a", entry(2), guild=OURS, expect=2))
        assert len(statements) == 1, statements
        assert (await logs(store))["a"] == (3, '{"seats":[]}')


async def test_a_move_that_ends_a_match_is_whole(store: BotStore) -> None:
    end = change("a", entry(2), guild=OURS, expect=2, finished=match("m1", guild=OURS))
    await asyncio.gather(store.save(end), store.save(change("b", entry(2), guild=THEIRS, expect=2)))
    assert await store.match("m1") is not None
    assert {name: many for name, (many, _) in (await logs(store)).items()} == {"a": 3, "b": 3}
    wrong = change("a", entry(3), guild=OURS, expect=3, finished=match("m1", guild=OURS, game="uno"))
    with pytest.raises(StorageError):
        await store.save(wrong)
    assert (await logs(store))["a"][0] == 3


async def test_a_log_that_is_not_as_it_was_is_a_conflict_and_spoils_no_other(store: BotStore, dsn: str) -> None:
    """Whoever has changed it: what is remembered is compared by the statement itself."""
    await asyncio.to_thread(ask, dsn, f"DELETE FROM log WHERE n = 1 AND guild = {OURS}")
    assert await together(store, "a", "b", n=2) == ["conflict", None]
    assert await logs(store) == {"a": (1, '{"seats":[]}'), "b": (3, '{"n":2}')}
    assert await together(store, "a", n=1) == [None]


async def test_who_expects_nothing_goes_on_from_what_is_there(store: BotStore, dsn: str) -> None:
    await asyncio.to_thread(ask, dsn, f"DELETE FROM log WHERE n = 1 AND guild = {OURS}")
    assert await together(store, "a", n=7, expect=False) == [None]
    assert await logs(store) == {"a": (2, '{"n":7}'), "b": (2, '{"seats":[]}')}


@pytest.mark.parametrize("known", [True, False])
async def test_a_shard_that_is_lost_spoils_no_other(store: BotStore, dsn: str, known: bool) -> None:
    """Whether or not the process knows it yet."""
    lost = store.fence.shard_of(THEIRS)
    await asyncio.to_thread(ask, dsn, f"UPDATE leases SET epoch = 99, owner = 'other' WHERE shard = {lost}")
    if known:
        store.fence.drop(lost)
    assert await together(store, "a", "b", n=2) == [None, "superseded"]
    assert await logs(store) == {"a": (3, '{"n":2}'), "b": (2, '{"seats":[]}')}


async def test_what_was_remembered_of_a_shard_is_forgotten_when_it_comes_back(store: BotStore, dsn: str) -> None:
    """Another process has played meanwhile, and has changed no more than a header."""
    mine = store.fence.shard_of(OURS)
    epoch = store.fence.held[mine]
    await together(store, "a", n=2)
    store.fence.drop(mine)
    await asyncio.to_thread(ask, dsn, f"UPDATE tables SET header = '{{}}' WHERE guild = {OURS}")
    store.fence.hold(mine, epoch)
    await store.save(change("a", guild=OURS, header='{"n":2}'))
    assert (await logs(store))["a"] == (3, '{"n":2}')


class Lost:
    """Cuts the session at the next group of moves, before it is stored or after."""

    def __init__(self, dsn: str, stored: bool) -> None:
        self._dsn, self._stored, self._cuts_left = dsn, stored, 1

    @contextmanager
    def __call__(self) -> Iterator[None]:
        send, lost = PostgresConnection._sent, self

        def cut(self: PostgresConnection, text: bytes, values: Sequence[Any]) -> Any:
            if not text.startswith(b"WITH held") or not lost._cuts_left:
                return send(self, text, values)
            lost._cuts_left -= 1
            if lost._stored:
                send(self, text, values)
            ask(lost._dsn, CUT)
            self.link.close()
            raise EngineError("", "the connection is gone")

        with patch.object(PostgresConnection, "_sent", cut):
            yield


@pytest.mark.parametrize("stored", [True, False])
async def test_of_an_answer_that_is_lost_nothing_is_lost_or_doubled(store: BotStore, dsn: str, stored: bool) -> None:
    """What was stored is a conflict, for which a table reads itself again; what was not is stored now."""
    with Lost(dsn, stored)():
        codes = await together(store, "a", "b", n=2)
    assert codes == (["conflict"] * 2 if stored else [None] * 2)
    assert await logs(store) == {"a": (3, '{"n":2}'), "b": (3, '{"n":2}')}
    assert await together(store, "a", "b", n=3) == [None, None]
