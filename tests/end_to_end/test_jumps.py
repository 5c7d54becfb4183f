"""The clock of the bot's machine is set while people play: what is only waited for comes when it would have come."""

import random
from dataclasses import replace

import pytest

from tests.end_to_end.world import PACE, answered_with


@pytest.mark.parametrize("by", [-3600.0, -120.0, 3600.0])
async def test_who_is_called_after_ten_seconds_is_called_after_ten_seconds(world, by):
    table = await world.match("Ann", "Ben")
    await world.settled()
    world.bot.panels.follows = lambda *_: False
    await table.move(random.Random(1))
    await world.settled()
    world.set_clock(by)
    await world.settled()
    before = len(world.box.person("Ann").pings() + world.box.person("Ben").pings())
    world.clock.advance(10)
    await world.settled()
    assert len(world.box.person("Ann").pings() + world.box.person("Ben").pings()) == before + 1


@pytest.mark.parametrize("by", [-3600.0, 3600.0])
async def test_what_was_refused_counts_for_ten_minutes_and_no_longer(opened, by):
    async with opened(pace=replace(PACE, refusals=5)) as world:
        table = await world.match("Ann", "Ben")
        await world.settled()
        world.box.faults.fail("/channels/", status=403, code=50013, times=10_000)

        for number in range(8):
            world.repost()
            await world.answered(await table.people[number % 2].command("hand"), "message")
            await world.box.until(lambda number=number: answered_with(world, 403) >= min(number + 1, 5))
            if number == 5:
                world.set_clock(by)
        assert answered_with(world, 403) == 5
        world.box.faults.clear()
        old = table.board
        world.clock.advance(601)
        await world.board_when(lambda m: m is not old)


async def test_a_hand_follows_for_a_quarter_of_an_hour(world):
    table = await world.match("Ann", "Ben")
    await world.settled()
    world.set_clock(3600.0)
    await world.settled()
    await table.play(random.Random(1), moves=3)
