"""A fleet of real processes on a real database: play goes on whatever becomes of one of them."""

import random
import signal
from contextlib import closing

import pytest

from storage.engines.postgres.connection import connect
from storage.engines.postgres.leases import reshard
from tests.fleet.conftest import SHARDS, Fleet

pytestmark = pytest.mark.slow

ALL = range(SHARDS)


async def test_told_to_end_it_hands_over(fleet: Fleet) -> None:
    first = await fleet.member("one", f"{fleet.shard}/{SHARDS}")
    others = ",".join(str(shard) for shard in ALL if shard != fleet.shard)
    second = await fleet.member("two", f"{others}/{SHARDS}")
    table = await fleet.match("Ann", "Ben")
    await table.play(random.Random(1), moves=3)
    first.tell(signal.SIGTERM)
    assert await first.ended() == 0
    assert fleet.shard not in await fleet.owners()
    third = await fleet.member("three", f"{fleet.shard}/{SHARDS}")
    await fleet.owned({shard: "three" if shard == fleet.shard else "two" for shard in ALL})
    await fleet.reopened(table)
    await table.play(random.Random(1), moves=3)
    assert "Traceback" not in first.log + second.log + third.log


async def test_resharded_while_no_process_runs_a_match_goes_on(fleet: Fleet) -> None:
    first = await fleet.member("one")
    table = await fleet.match("Ann", "Ben")
    await table.play(random.Random(1), moves=3)
    first.tell(signal.SIGTERM)
    assert await first.ended() == 0
    before, shards = await fleet.stored(), 2 * SHARDS
    with closing(connect(fleet.dsn)) as db:
        reshard(db, shards)
    second = await fleet.member("two", f"0-{shards - 1}/{shards}")
    await fleet.owned(dict.fromkeys(range(shards), "two"))
    await fleet.reopened(table)
    await table.play(random.Random(1), moves=3)
    assert await fleet.stored() > before
    assert "Traceback" not in first.log + second.log
