"""More servers than one connection carries: tables and panels do not care on which shard they are."""

import random

import pytest

from tests.luck import part_of


@pytest.mark.parametrize("count", [16, 2][: part_of(2, 1)])
async def test_guilds_on_different_shards_play_side_by_side(opened, count):
    async with opened(shards=count) as world:
        box, homes = world.box, [world.box.table]
        while len({_shard(place, count) for place in homes}) < 2:
            homes.append(box.world.add_channel(box.add_guild(f"Club {len(homes)}"), "table"))
        other = homes[-1]
        for name in ("Ann", "Ben"):
            box.world.join(box.world.guilds[other.guild_id], box.person(name).user)
        assert len(box.gateway.sessions) == count
        tables = [await world.match("Ann", "Ben", channel=place) for place in (homes[0], other)]
        for table in tables:
            await table.play(random.Random(1), moves=4)
        await world.restart()
        for table in tables:
            await world.board_when(lambda m: "turn" in m.text, table.channel)
            for person in table.people:
                await table.open_hand(person)
            await table.play(random.Random(2), moves=2)


def _shard(place, count: int) -> int:
    return (place.guild_id >> 22) % count
