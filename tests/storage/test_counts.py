"""What was written is counted: changes of tables, the commits that they share, and leagues that are behind."""

import asyncio

import pytest

from bot.app.store import BotStore
from bot.league.rows.keeper import find_need
from storage import StorageError
from storage.values import WriteCounts
from tests.storage.making import GUILD, change, entry, match


async def test_changes_that_come_together_share_a_commit(store: BotStore) -> None:
    assert store.counts == WriteCounts()
    await store.save(change("t1", entry(0)))
    assert store.counts == WriteCounts(1, 1)
    await asyncio.gather(*(store.save(change(f"t{n}", entry(0), channel=n)) for n in range(2, 7)))
    counts = store.counts
    assert counts.changes == 6
    assert 2 <= counts.commits < 6


async def test_what_was_not_stored_is_not_counted(store: BotStore) -> None:
    await store.save(change("t1", entry(0)))
    before = store.counts
    with pytest.raises(StorageError, match="conflict"):
        await store.save(change("t1", entry(1), expect=7))
    assert store.counts == before


async def test_a_league_is_behind_until_it_is_worked_out(store: BotStore) -> None:
    await store.save(change("t1", entry(0), status="over", finished=match("m1")))
    assert store.league.keeper.behind == 1
    keeping = asyncio.create_task(store.league.keeper.keep())
    while store.league.keeper.behind:
        await store.get_meta("nothing")
    keeping.cancel()
    assert await store._worker.call(find_need, GUILD) == ("fresh", 1)
