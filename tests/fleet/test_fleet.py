"""A fleet of real processes on a real database: play goes on whatever becomes of one of them."""

import random
import signal

from tests.fleet.conftest import SHARDS, Fleet

ALL = range(SHARDS)


async def test_told_to_end_it_hands_over(fleet: Fleet) -> None:
    one = await fleet.member("one", f"{fleet.shard}/{SHARDS}")
    others = ",".join(str(shard) for shard in ALL if shard != fleet.shard)
    two = await fleet.member("two", f"{others}/{SHARDS}")
    table = await fleet.match("Ann", "Ben")
    await table.play(random.Random(1), moves=3)
    one.tell(signal.SIGTERM)
    assert await one.ended() == 0
    assert fleet.shard not in await fleet.owners()
    three = await fleet.member("three", f"{fleet.shard}/{SHARDS}")
    await fleet.owned({shard: "three" if shard == fleet.shard else "two" for shard in ALL})
    await fleet.reopened(table)
    await table.play(random.Random(1), moves=3)
    assert "Traceback" not in one.log + two.log + three.log
