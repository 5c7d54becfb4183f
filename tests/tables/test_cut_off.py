"""Cut off is not absent: what runs out while nobody can act, or because a clock jumps, takes no turn from anybody."""

import asyncio

import pytest

from bot.tables import SystemClock, TableConfig
from bot.tables.clock import SteadyClock
from bot.tables.commands import Tick
from storage import StorageError

from .world import ANN, BEN, GUILD


@pytest.fixture
async def table(world):
    return await world.started(ANN, BEN)


async def test_six_minutes_without_a_line_take_no_turn(world, table):
    before = world.get(table).state
    world.cut_off.add(GUILD)
    await world.advance(360)
    assert world.get(table).state is before
    world.cut_off.clear()
    world.tables.go_on()
    await world.settle()
    state = world.get(table).state
    assert (state.offered.turn, state.seats[state.offered.turn].misses) == (before.offered.turn, 0)
    assert state.times.deadline == world.clock.now() + 60
    await world.advance(60)  # from here on the clock runs as ever
    assert "timed-out" in world.messenger.codes


async def test_who_has_time_enough_left_gets_no_more_and_nothing_is_shown_anew(world, table):
    before, heard = world.get(table).state, len(world.messenger.heard)
    world.cut_off.add(GUILD)
    await world.advance(10)
    world.cut_off.clear()
    world.tables.go_on()
    await world.settle()
    assert world.get(table).state.times.deadline == before.times.deadline
    assert len(world.messenger.heard) == heard
    await world.advance(110)
    assert "timed-out" in world.messenger.codes


async def test_other_guilds_play_on(world, table):
    world.cut_off.add(GUILD + 1)
    await world.advance(120)
    assert "timed-out" in world.messenger.codes
    world.tables.go_on(lambda guild: guild == GUILD + 1)


@pytest.mark.parametrize("life", ["lobby", "over"])
async def test_no_table_is_given_up_while_nobody_can_act(world, life):
    table = await world.lobby(ANN, BEN)
    world.cut_off.add(GUILD)
    await world.advance(86400)
    world.cut_off.clear()
    world.tables.go_on()
    await world.settle()
    assert world.get(table).state.times.expires == world.clock.now() + world.config.lobby_life


async def test_computer_players_wait_too_and_then_play(make):
    world = await make(TableConfig(computer_delay=1.5, reaction=3.0))
    world.cut_off.add(GUILD)
    table = await world.started(ANN, computers=1)
    for _ in range(3):
        if world.get(table).turn == 0:
            await world.play(table)
    assert world.get(table).turn == 1
    before = world.get(table).state.match
    await world.advance(60)
    assert world.get(table).state.match is before
    world.cut_off.clear()
    world.tables.go_on()
    await world.advance(2)
    assert world.get(table).state.match is not before


@pytest.mark.parametrize("by", [3600.0, -3600.0, -120.0, 0.0])
async def test_a_clock_that_jumps_stops_nothing_and_takes_nothing(world, table, by):
    """The fake clock jumps as the real one does: alarms keep their moment, and the tables are told."""
    await world.advance(50)
    before = world.get(table).state
    world.clock.time += by
    world.clock._rings = [(when + by, number, ring) for when, number, ring in world.clock._rings]
    world.tables.clock_moved(by)
    await world.settle()
    state = world.get(table).state
    assert state.times.deadline == before.times.deadline + by
    assert state.offered.turn == before.offered.turn
    assert state.seats[state.offered.turn].misses == 0
    await world.advance(71)
    assert "timed-out" in world.messenger.codes


async def test_a_jump_while_a_move_is_being_stored_moves_what_comes_of_it(world, table):
    stored, go_on = asyncio.Event(), asyncio.Event()
    save = world.store.save

    async def slow(change):
        stored.set()
        await go_on.wait()
        await save(change)

    world.store.save = slow
    playing = asyncio.create_task(world.tables.send(table, world.click(table, world.turn_person(table))))
    await stored.wait()
    world.clock.time += 3600
    world.tables.clock_moved(3600.0)
    go_on.set()
    await playing
    await world.settle()
    assert world.get(table).state.times.deadline == world.clock.now() + 120


# The machine's clocks


class Machine:
    """The two clocks of a machine."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 50.0
        self.clock = SystemClock(lambda: self.wall, lambda: self.steady)
        self.jumps: list[float] = []
        self.clock.jumped = self.jumps.append

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_time_runs_evenly_until_a_jump_is_noticed():
    machine = Machine()
    machine.pass_by(10)
    assert machine.clock.now() == 1_800_000_010.0
    machine.wall -= 3600
    assert machine.clock.now() == 1_800_000_010.0
    machine.clock.check()
    assert machine.jumps == [-3600.0]
    assert machine.clock.now() == machine.wall
    machine.clock.check()
    assert len(machine.jumps) == 1


def test_a_clock_that_is_trimmed_a_little_has_not_jumped():
    machine = Machine()
    machine.wall += 1.5
    machine.clock.check()
    assert machine.jumps == []


async def test_a_jump_is_told_before_what_seems_to_be_due():
    machine, order = Machine(), []
    machine.clock.jumped = lambda by: order.append(by)
    machine.clock.call_at(machine.clock.now(), lambda: order.append("due"))
    machine.wall += 3600  # the machine slept, and its steady clock with it
    await asyncio.sleep(0.001)
    assert order == [3600.0, "due"]


@pytest.mark.parametrize(("away", "wait"), [(-5.0, 0.0), (600.0, 600.0), (86_400.0, 3600.0), (1e12, 3600.0)])
async def test_no_wait_is_longer_than_an_hour(monkeypatch, away, wait):
    machine, waits = Machine(), []
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", lambda seconds, call: waits.append(seconds))
    machine.clock.call_at(machine.clock.now() + away, lambda: None)
    assert waits == [wait]


async def test_an_alarm_that_rings_early_is_set_again(world):
    table = await world.started(ANN, BEN, clock="24h")
    before, (entry,) = world.get(table).state, tuple(world.tables._tables.values())
    entry._ring()
    await world.settle()
    assert world.get(table).state is before
    await world.advance(86_400 - 7200)
    assert world.get(table).state.times.warned


async def test_what_is_only_waited_for_knows_no_jump(monkeypatch):
    counted, waits = [50.0], []
    clock = SteadyClock(1_800_000_000.0, lambda: counted[0])
    counted[0] += 10
    assert clock.steady.now() == 1_800_000_010.0
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", lambda seconds, call: waits.append(seconds))
    for away in (-5.0, 600.0, 86_400.0):
        clock.call_at(clock.now() + away, lambda: None)
    assert waits == [0.0, 600.0, 3600.0]
    assert abs(SystemClock().steady.now() - SystemClock().now()) < 60


async def test_a_process_that_stood_still_is_noticed(monkeypatch):
    monkeypatch.setattr("bot.tables.clock._BEAT", 0.0)
    machine = Machine()
    watching = asyncio.create_task(machine.clock.watch())
    await asyncio.sleep(0)
    machine.pass_by(14)
    machine.clock.check()
    assert machine.jumps == []
    machine.pass_by(16)
    machine.clock.check()
    assert machine.jumps == [0.0]
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)


async def test_what_waited_behind_a_click_that_could_not_be_stored_takes_no_turn(world, table):
    """The database goes away with a click under way; the turn runs out; then everybody is cut off."""
    before, save = world.get(table).state, world.store.save

    async def fail(change):
        world.clock.time += 120
        world.cut_off.add(GUILD)
        raise StorageError("unreachable", reason="it is away")

    world.store.save = fail
    click = asyncio.create_task(world.tables.send(table, world.click(table, world.turn_person(table))))
    tick = asyncio.create_task(world.tables.send(table, Tick()))
    with pytest.raises(StorageError):
        await click
    world.store.save = save
    assert (await tick).snapshot.state is before
    world.cut_off.clear()
    world.tables.go_on()
    await world.settle()
    assert world.get(table).state.times.deadline == world.clock.now() + 60
    assert world.get(table).state.seats[before.offered.turn].misses == 0


async def test_a_database_whose_clock_was_set_back_between_two_processes_gives_no_turn_an_hour(world, table):
    world.clock.time -= 3600
    await world.restart()
    assert world.get(table).state.times.deadline == world.clock.now() + 120
