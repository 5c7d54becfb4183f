"""Forced draws and passes happen by themselves after a moment, and never anything that is a choice."""

import pytest

from bot.tables import TableError
from bot.tables.commands import Pause, SetTableSetting
from bot.tables.timing import forced_move
from bot.tables.types import changed

from .world import ANN, BEN, CLEO

pytestmark = pytest.mark.slow

DELAY = 2.5


async def forced_turn(world, **fields):
    """A table at which somebody can only pass or draw."""
    fields = {"game": "moomin", **fields}
    for channel in range(1, 40):
        table = await world.started(ANN, BEN, CLEO, channel=channel, clock="off", **fields)
        for _ in range(30):
            snapshot = world.get(table)
            if snapshot.state.phase != "playing" or snapshot.state.times.forced_at is not None:
                break
            await world.play(table)
        if world.get(table).state.times.forced_at is not None:
            return table
    raise AssertionError("no one ever had to pass")


async def test_it_happens_after_a_moment_and_is_stored(world):
    table = await forced_turn(world)
    before = world.get(table).state
    assert before.times.forced_at == world.clock.now() + DELAY
    await world.advance(DELAY - 0.1)
    assert world.get(table).state.version == before.version
    await world.advance(0.1)
    after = world.get(table).state
    token = str(forced_move(before)).split(" ")[:2]
    assert after.match.rounds[-1].actions[len(before.match.rounds[-1].actions)].split(" ")[:2] == token
    stored = next(row for row in await world.store.live_tables() if row.table == table)
    assert stored.log[-1].kind == "act"
    assert after.seats[before.offered.turn].misses == 0


async def test_who_is_faster_plays_himself(world):
    table = await forced_turn(world)
    moves = len(world.get(table).state.match.rounds[-1].actions)
    await world.play(table)
    await world.settle()
    assert len(world.get(table).state.match.rounds[-1].actions) >= moves + 1
    assert (
        world.get(table).state.times.forced_at is None
        or world.get(table).state.times.forced_at == world.clock.now() + DELAY
    )


async def test_a_pause_stops_it_and_afterwards_there_is_a_moment_again(world):
    from bot.tables.commands import Resume

    table = await forced_turn(world)
    version = (await world.tables.send(table, Pause(ANN))).snapshot.state.version
    assert world.get(table).state.times.forced_at is None
    await world.advance(3600)
    assert world.get(table).state.version == version
    await world.tables.send(table, Resume(BEN))
    assert world.get(table).state.times.forced_at == world.clock.now() + DELAY


async def test_the_host_turns_it_off_and_on(world):
    table = await forced_turn(world)
    host = ANN
    with pytest.raises(TableError, match="not-host"):
        await world.tables.send(table, SetTableSetting(BEN, "forced", "no"))
    version = (await world.tables.send(table, SetTableSetting(host, "forced", "no"))).snapshot.state.version
    assert world.get(table).state.times.forced_at is None
    await world.advance(3600)
    assert world.get(table).state.version == version
    await world.tables.send(table, SetTableSetting(host, "forced", "yes"))
    await world.advance(DELAY)
    assert world.get(table).state.version > version + 1


@pytest.mark.parametrize("kill", [True, False])
async def test_it_happens_after_a_restart_too_and_only_once(world, kill):
    table = await forced_turn(world)
    before = world.get(table).state
    await world.restart(kill=kill)
    await world.settle()
    assert world.get(table).state.times.forced_at == world.clock.now() + DELAY
    await world.advance(DELAY)
    after = world.get(table).state.match.rounds[-1].actions
    assert after[: len(before.match.rounds[-1].actions)] == before.match.rounds[-1].actions
    assert len(after) > len(before.match.rounds[-1].actions)


async def test_a_table_from_before_there_was_such_a_thing_has_it(world):
    from bot.tables.codec import header_of

    table = await forced_turn(world)
    header = header_of(world.get(table).state)
    assert '"forced"' not in header  # a default is not stored, so an old header reads the same
    off = changed(world.get(table).state, forced=False, mentions="off")
    assert '"forced":false' in header_of(off)


async def test_nothing_is_forced_on_who_has_a_choice_or_on_a_computer(world):
    table = await world.started(ANN, BEN, computers=1, game="moomin")
    for _ in range(60):
        state = world.get(table).state
        if state.phase != "playing":
            break
        if state.times.forced_at is not None:
            assert state.seats[state.offered.turn].present
            (only,) = world.get(table).offers(state.offered.turn)
            assert only.verb in ("draw", "pass")
            await world.advance(DELAY)
        else:
            await world.play(table)
