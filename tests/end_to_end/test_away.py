"""What happens while the bot has no line, and of which a new session hears nothing: Discord tells how it is now."""

import asyncio
import random
from contextlib import asynccontextmanager


@asynccontextmanager
async def without_a_line(world):
    """The session is lost; what happens inside the `with` happens before the bot has a new one."""
    lost, back = (asyncio.create_task(world.bot.wait_for(event)) for event in ("disconnect", "shard_ready"))
    await world.box.faults.invalidate()
    await lost
    yield
    await back


async def test_six_minutes_and_a_new_session_take_no_turn(world):
    await world.match("Ann", "Ben")
    await world.settled()
    (before,) = world.bot.tables.all()
    async with without_a_line(world):
        world.clock.advance(360)
    await world.box.until(lambda: world.bot.tables.all()[0].state.times.deadline == world.clock.time() + 60)
    (after,) = world.bot.tables.all()
    assert after.state.offered.turn == before.state.offered.turn
    assert not any(seat.misses for seat in after.state.seats)


async def test_a_server_that_removed_the_bot_meanwhile_has_tables_that_sleep(world):
    await world.match("Ann", "Ben")
    await world.settled()
    async with without_a_line(world):
        world.box.faults.remove_bot(world.box.guild)
    await world.box.until(lambda: world.bot.tables.all()[0].state.refs.get("asleep"))
    assert not world.bot.guilds
    world.clock.advance(3600)
    await world.settled()
    assert world.bot.tables.all()[0].state.paused
    world.box.faults.add_bot(world.box.guild)
    await world.box.until(lambda: not world.bot.tables.all()[0].state.paused)


async def test_a_thread_that_was_archived_meanwhile_is_opened_again(world):
    place = world.box.thread
    table = await world.match("Ann", "Ben", channel=place)
    await world.settled()
    async with without_a_line(world):
        world.box.faults.archive(place)
    await world.box.until(lambda: not place.archived)
    await table.play(random.Random(1), moves=2)


async def test_a_channel_that_was_deleted_meanwhile_has_a_table_that_sleeps(world):
    place = world.box.channel("doomed")
    await world.match("Ann", "Ben", channel=place)
    await world.settled()
    async with without_a_line(world):
        world.box.faults.delete_channel(place)
    await world.box.until(lambda: world.bot.tables.all()[0].state.refs.get("asleep"))


async def test_a_thread_that_was_locked_meanwhile_has_a_table_that_sleeps_until_it_is_open(world):
    place = world.box.thread
    table = await world.match("Ann", "Ben", channel=place)
    await world.settled()
    async with without_a_line(world):
        world.box.faults.archive(place, locked=True)
    await world.box.until(lambda: world.bot.tables.all()[0].state.refs.get("asleep"))
    world.box.world.archive(place, False, locked=False)
    await world.box.until(lambda: not world.bot.tables.all()[0].state.paused)
    await table.play(random.Random(1), moves=2)
