"""An arena whose bot is lost after whatever it does: nothing comes twice, nothing is lost, and it goes on."""

import pytest

from bot.nights.rules import steps as night_steps
from tests.end_to_end.arenas import announce, announced, arena, going, hold_once, in_hours, night_of
from tests.end_to_end.nights import calls, come, page, paged, press, rounds_of, steps_of
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_kill import processes
from tests.end_to_end.test_night_kills import HURRIED, done_by_the_lost, end, hold_results, play_out
from tests.luck import part_of
from tests.storage.places import in_turn

__all__ = ["processes"]  # a fixture

MOST = 40  # effects of a step, of which each was the last one once
FOUR = ("Ben", "Cleo", "Dan")  # and the host


@pytest.fixture
async def world(opened):
    async with opened(pace=HURRIED) as opened_world:
        yield opened_world


async def begin(world) -> None:
    """Let the arena begin, unless it has."""
    night = night_of(world)
    if night.state == "gathering":
        await world.bot.services.nights.change(
            night.number, lambda night: night_steps.next_now(night, world.bot.services.nights.now())
        )


async def end_both(world, tables) -> None:
    """End tables as a moderator does, one after the other, unless they have ended."""
    for table in tables:
        await end(world, table)


async def later(world, seconds) -> None:
    world.clock.advance(seconds)


def hold_two_full_tables(world, number, before=0) -> None:
    """Hold that the arena has so many tables by now, of which the last two go on with all four people."""
    night = night_of(world)
    assert len(night.tables) == number
    assert [table.number for table in going(world)] == [number - 1, number]
    assert sorted(at for table in going(world) for at in table.guests) == [0, 1, 2, 3]
    assert all(table.tries == 0 for table in night.tables)
    hold_once(world, before)


async def put_away(world) -> None:
    """Let the host end the arena, and its channel be free for another one."""
    await world.bot.services.nights.change(night_of(world).number, lambda night: night_steps.end_night(night, "host"))
    for _ in range(3):
        await world.settled()
        world.clock.advance(61)
    await world.settled()
    assert night_of(world) is None


@pytest.mark.parametrize("first", range(0, 4, part_of(1, 4)))
async def test_lost_at_any_step_of_opening_two_tables_each_is_there_once(world, first):
    """Arena after arena in one channel; in each another step of its beginning is the last one."""
    for number, at in enumerate(range(first + 1, MOST, 4)):
        await announced(world, FOUR)
        reached = await done_by_the_lost(world, at, lambda: begin(world), later=at % 2)
        await world.settled()
        hold_two_full_tables(world, 2, before=2 * number)
        ends = world.clock.time() + night_of(world).plan.minutes * 60
        assert all(0 < table.ends <= ends for table in going(world))
        if reached < at:
            return
        await put_away(world)
    pytest.fail("two tables are never open")


async def test_lost_at_any_step_of_ends_seatings_and_threads_put_away_the_arena_goes_on(world):
    """Two tables end, ten seconds later their people are mixed, and a minute later the threads are put away."""
    await arena(world, FOUR, until=in_hours(world, 20))
    done = [0, 0, 0]
    for turn, at in enumerate(range(1, MOST, part_of(1, 2)), 1):
        number = len(night_of(world).tables)
        names = [table.table for table in going(world)]
        done[0] += await done_by_the_lost(world, at, lambda names=names: end_both(world, names)) >= at
        await world.settled()
        assert going(world) == []
        done[1] += await done_by_the_lost(world, at, lambda: later(world, 61), later=at % 2) >= at
        await world.settled()
        hold_two_full_tables(world, number + 2)
        done[2] += await done_by_the_lost(world, at, lambda: later(world, 61)) >= at
        for _ in range(2):
            await world.settled()
            await later(world, 6)
        await world.settled()
        ended = {table.place for table in night_of(world).tables if table.over}
        assert {thread.id for thread in rounds_of(world) if thread.archived} == ended
        if max(done) < turn:
            break
    assert max(done) < turn  # no step is left that could be the last one
    assert min(done) >= part_of(4, 2)


@pytest.mark.parametrize("first", range(1, part_of(4, 2)))
async def test_lost_while_matches_are_played_to_their_ends_their_places_are_the_arenas(world, first):
    await arena(world, FOUR, until=in_hours(world, 20))
    reached = 0
    for at in range(first, first + 30, part_of(3, 6)):
        number = len(night_of(world).tables)
        reached += await done_by_the_lost(world, 2 * at, lambda: play_out(world), later=at % 2) >= 2 * at
        await world.settled()
        assert going(world) == []
        await hold_results(world, 1)
        for _ in range(2):
            await later(world, 61)
            await world.settled()
        hold_two_full_tables(world, number + 2)
    assert reached >= 4


async def to_end_a_table(world, host):
    """The host's page, and its menu of tables that go on: of one whose board has just come it may not know yet."""
    for _ in range(500):
        control = await press(world, host, "Host")
        for menu in control.selects():
            if menu["placeholder"] == "End a table as it stands" and menu["options"][0]["value"] == "1":
                return control, menu
    raise AssertionError("there is no table to end")


@in_turn("steps", 1, 4)
async def test_a_process_killed_while_tables_are_opened_and_when_one_has_ended(processes, steps):
    """The process is killed as soon as so much is there, one step later, and when its host has ended a table."""
    world = processes
    host = await boss(world)
    await announce(world, host)
    await paged(world, "In: 0")
    people = [host, *await come(world, FOUR)]
    await press(world, host, "I'm in")
    await paged(world, "In: 4")
    control = await press(world, host, "Host")
    label = next(label for label in control.labels() if label.startswith("Begin"))
    await world.answered(await host.click(control, label), "update")
    for more in range(2):
        await world.box.until(lambda more=more: steps_of(world) >= steps + more)
        await world.kill()
        await world.start()
    await world.box.until(lambda: len(calls(world)) == 2 and len(rounds_of(world)) == 2)
    for thread in rounds_of(world):
        await world.box.until(lambda thread=thread: len(world.boards(thread)) == 1)
    assert sorted(user.id for call in calls(world) for user in call.mentions) == sorted(p.id for p in people)
    control, menu = await to_end_a_table(world, host)
    await host.select(control, ["1"], custom_id=menu["custom_id"])
    await world.kill()
    await world.start()
    first = {user.id for user in calls(world)[0].mentions}
    for person in people:
        await world.box.until(lambda: (message := page(world)) and "To my table" in message.labels())
        text = (await press(world, person, "To my table")).text
        assert "Your table: <#" in text or person.id in first
    assert len(calls(world)) == len(rounds_of(world)) == 2
    assert len([m for m in world.box.messages() if "Host" in m.labels() and not m.deleted]) == 1
