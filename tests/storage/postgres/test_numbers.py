"""Numbers of a server's matches grow in the order of their commits: the fold of its league rests on it."""

from contextlib import closing

import psycopg
import pytest

from bot.app.store import BotStore
from storage.engines.fence import Fence, shard_of
from storage.engines.postgres.connection import connect
from storage.saving import insert_match
from tests.league.rows.playing import GUILD, NOW, played, table
from tests.storage.making import change

pytestmark = pytest.mark.slow

SHARDS = 4
SHARD = shard_of(GUILD, SHARDS)
FIRST, SECOND = played("m1", 1, 2), played("m2", 1, 2, ended=NOW + 60)


async def counted(dsn: str) -> list[int]:
    async with await BotStore.open(dsn, clock=lambda: NOW) as store:
        await store.league.keeper.catch_up(GUILD)
        return [row.played for row in await table(store)]


async def test_with_two_writers_a_match_would_be_skipped_for_ever(dsn: str) -> None:
    """So it would be without a fence: the lower number is committed when the higher one is folded already."""
    with closing(connect(dsn)) as first, closing(connect(dsn)) as second:
        with first.transaction():
            insert_match(first, FIRST)
            with second.transaction():
                insert_match(second, SECOND)
            async with await BotStore.open(dsn, clock=lambda: NOW) as store:
                await store.league.keeper.catch_up(GUILD)
        assert first.execute("SELECT count(*) FROM matches").fetchone() == (2,)
    assert await counted(dsn) == [1, 1]


async def test_behind_the_fence_the_next_writer_has_the_higher_number(dsn: str) -> None:
    """Whoever takes a shard over gets it when what its old owner has begun is whole, or undone."""
    async with await BotStore.open(dsn, clock=lambda: NOW, fence=Fence("new", SHARDS), ttl=3600.0) as new:
        await new.leases.begin(SHARDS)
        old = Fence("old", SHARDS)
        with closing(connect(dsn, fence=old)) as db:
            db.link.execute(b"UPDATE leases SET owner = 'old', epoch = 1, expires = 0 WHERE shard = %d" % SHARD)
            old.hold(SHARD, 1)
            with db.transaction(GUILD):
                insert_match(db, FIRST)
                assert await new.leases.take([SHARD], 1) == {}
            ((shard, epoch),) = (await new.leases.take([SHARD], 1)).items()
        new.fence.hold(shard, epoch)
        await new.save(change("t2", status="over", guild=GUILD, finished=SECOND))
        await new.league.keeper.catch_up(GUILD)
        assert [row.played for row in await table(new)] == [2, 2]
        numbers = "SELECT id FROM matches ORDER BY number"
        assert await new._reader.call(lambda db: db.execute(numbers).fetchall()) == [("m1",), ("m2",)]


def test_no_sequence_keeps_numbers_for_a_session(dsn: str) -> None:
    """A session that keeps some has lower ones left when another has committed higher ones."""
    with psycopg.connect(dsn) as link:
        kept = link.execute("SELECT sequencename, cache_size FROM pg_sequences").fetchall()
    assert kept
    assert {size for _, size in kept} == {1}
