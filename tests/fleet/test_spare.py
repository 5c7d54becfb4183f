"""A process that may take more shards than its own stands in for one that dies."""

import random

import aiohttp
import pytest

from tests.fleet.conftest import SHARDS, Fleet

pytestmark = pytest.mark.slow

ALL = range(SHARDS)


async def page(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_a_spare_process_answers_for_one_that_was_killed(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    """It begins a session of each shard that it takes, and none before."""
    first = await fleet.member("one", f"{fleet.shard}/{SHARDS}")
    others = [shard for shard in ALL if shard != fleet.shard]
    monkeypatch.setenv("SPARE", "1")
    monkeypatch.setenv("HEALTH", str(unused_tcp_port))
    second = await fleet.member("two", f"{','.join(map(str, others))}/{SHARDS}")
    await fleet.owned({shard: "one" if shard == fleet.shard else "two" for shard in ALL})
    await fleet.box.until(lambda: len(fleet.box.gateway.sessions) == SHARDS)
    table = await fleet.match("Ann", "Ben")
    await table.play(random.Random(1), moves=3)
    logins, before = fleet.box.gateway.identifies.remaining, await fleet.stored()
    await first.kill()
    await fleet.owned(dict.fromkeys(ALL, "two"))
    await fleet.box.until(lambda: fleet.box.gateway.identifies.remaining == logins - 1)
    await fleet.reopened(table)
    await table.play(random.Random(1), moves=3)
    assert await fleet.stored() > before
    assert fleet.box.gateway.identifies.remaining == logins - 1
    assert [await page(unused_tcp_port, path) for path in ("/live", "/ready")] == [(200, "ok\n")] * 2
    _, numbers = await page(unused_tcp_port, "/metrics")
    assert f'boneyard_shard_tables{{shard="{fleet.shard}"}} 1.0' in numbers
    assert f'boneyard_shard_connected{{shard="{fleet.shard}"}} 1.0' in numbers
    assert "boneyard_missing_shards 0.0" in numbers
    assert "Traceback" not in second.log


async def test_who_comes_back_has_its_shards_again(fleet: Fleet, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await fleet.member("one", f"0-1/{SHARDS}")
    monkeypatch.setenv("SPARE", "2")
    await fleet.member("two", f"2-3/{SHARDS}")
    await fleet.owned({0: "one", 1: "one", 2: "two", 3: "two"})
    await first.kill()
    await fleet.owned(dict.fromkeys(ALL, "two"))
    monkeypatch.delenv("SPARE")
    await fleet.member("three", f"0-1/{SHARDS}")
    await fleet.owned({0: "three", 1: "three", 2: "two", 3: "two"})
    table = await fleet.match("Ann", "Ben")
    await table.play(random.Random(1), moves=2)
