"""The turn clock: warnings, turns that run out, seats that the computer plays, pauses."""

import msgspec
import pytest

from bot.tables import TableError
from bot.tables.commands import Act, Pause, Resume, Return, SetTableSetting, VoteEnd
from bot.tables.ports import TURN_SECONDS
from tests.storage.making import audit_of

from .world import ANN, BEN, CLEO, DAN, MOD, QUICK


@pytest.mark.parametrize(("clock", "turn", "left"), [("30s", 30, 10), ("2m", 120, 40), ("24h", 86400, 7200)])
async def test_a_player_is_warned_once_and_then_played_for(world, clock, turn, left):
    table = await world.started(ANN, BEN, clock=clock)
    seat = world.get(table).turn
    assert world.get(table).state.times.deadline == world.clock.now() + turn
    await world.advance(turn - left - 1)
    assert "turn-warning" not in world.messenger.codes
    await world.advance(1)
    assert world.messenger.heard[-1].events[0].code == "turn-warning"
    assert world.messenger.heard[-1].events[0].seat == seat
    assert world.get(table).state.times.warned
    await world.advance(left - 1)
    assert world.get(table).turn == seat
    assert world.messenger.codes.count("turn-warning") == 1
    await world.advance(1)
    assert [event.code for event in world.messenger.heard[-1].events] == ["timed-out", "play"]
    state = world.get(table).state
    assert world.get(table).turn != seat
    assert state.seats[seat].misses == 1
    assert (state.times.deadline, state.times.warned) == (world.clock.now() + turn, False)


async def test_without_a_clock_nobody_is_hurried(world):
    table = await world.started(ANN, BEN, clock="off")
    state = world.get(table).state
    assert state.times.deadline is None
    await world.advance(29 * 86400)
    assert world.get(table).state is state


async def test_a_click_after_the_time_ran_out_is_old(world):
    table = await world.started(ANN, BEN)
    late = world.click(table, world.turn_person(table))
    await world.advance(120)
    with pytest.raises(TableError, match="stale"):
        await world.tables.send(table, late)


async def miss(world, table, person):
    """Let the turns of one person run out, twice; the others play."""
    seat = world.get(table).seat_of(person.id)
    while not world.get(table).state.seats[seat].played_by_computer:
        if world.get(table).state.phase == "between" or world.turn_person(table) == person:
            await world.advance(120)
        else:
            await world.play(table)
    return seat


async def test_after_two_misses_the_computer_plays_until_the_player_comes_back(world):
    table = await world.started(ANN, BEN, CLEO, DAN)
    seat = await miss(world, table, BEN)
    state = world.get(table).state
    assert state.seats[seat].misses == 2
    assert state.match.rounds[-1].actions[-1] == f"p{seat + 1} seat computer"
    assert "seat-computer" in world.messenger.codes
    reply = await world.tables.send(table, Return(BEN))
    assert [event.code for event in reply.snapshot.events] == ["seat-player"]
    back = world.get(table).state
    assert (back.seats[seat].misses, back.seats[seat].present) == (0, True)
    assert f"p{seat + 1} seat player" in back.match.rounds[-1].actions
    assert not (await world.tables.send(table, Return(BEN))).snapshot.events
    with pytest.raises(TableError, match="not-seated"):
        await world.tables.send(table, Return(MOD))


async def test_who_comes_back_between_rounds_is_noted_in_the_next(world):
    table = await world.started(ANN, BEN)
    seat = await miss(world, table, BEN)
    while world.get(table).state.phase != "between":
        await world.play(table)
    await world.tables.send(table, Return(BEN))
    await world.advance(30)
    assert world.get(table).state.match.rounds[-1].actions == (f"p{seat + 1} seat player",)
    await world.restart()
    assert world.get(table).state.match.rounds[-1].actions == (f"p{seat + 1} seat player",)


async def test_acting_in_time_forgives_a_miss(world):
    table = await world.started(ANN, BEN)
    seat = world.get(table).turn
    await world.advance(120)
    assert world.get(table).state.seats[seat].misses == 1
    await world.play(table)
    await world.play(table)
    assert world.get(table).state.seats[seat].misses == 0
    assert world.get(table).state.seats[1 - seat].misses == 0


async def test_an_old_click_of_an_absent_player_brings_him_back_unplayed(make):
    world = await make(msgspec.structs.replace(QUICK, computer_delay=50.0))
    table = await world.started(ANN, BEN, CLEO, DAN)
    old = Act(BEN, 1, ("p2 pass",))
    seat = await miss(world, table, BEN)
    actions = world.get(table).state.match.rounds[-1].actions
    reply = await world.tables.send(table, old)
    assert reply.notice == "returned"
    assert world.get(table).state.seats[seat].present
    assert world.get(table).state.match.rounds[-1].actions == (*actions, "p2 seat player")


async def test_a_fresh_click_of_an_absent_player_is_played(make):
    world = await make(msgspec.structs.replace(QUICK, computer_delay=50.0))
    table = await world.started(ANN, BEN, CLEO, DAN)
    seat = await miss(world, table, BEN)
    while world.get(table).turn != seat:
        if world.get(table).state.phase == "between":
            await world.advance(30)
        else:
            await world.play(table)
    click = world.click(table, BEN)
    reply = await world.tables.send(table, click)
    assert next(event.code for event in reply.snapshot.events) == "seat-player"
    assert world.get(table).state.seats[seat].present
    assert click.tokens[0] in world.get(table).state.match.rounds[-1].actions


async def test_a_table_without_anyone_present_pauses_and_goes_on_with_the_first_who_comes(world):
    table = await world.started(ANN, BEN)
    await world.advance(120 * 4)
    state = world.get(table).state
    assert state.paused == "nobody"
    assert [seat.played_by_computer for seat in state.seats] == [True, True]
    await world.advance(86400)
    assert world.get(table).state is state
    await world.tables.send(table, Return(BEN))
    await world.settle()
    assert world.get(table).state.paused == ""
    assert world.get(table).turn == 1 or world.get(table).state.phase == "between"


async def test_a_table_nobody_comes_back_to_ends_after_seven_days(world):
    table = await world.started(ANN, BEN)
    await world.advance(120 * 4)
    await world.advance(7 * 86400 - 1)
    assert world.tables.get(table) is not None
    await world.advance(1)
    assert world.tables.get(table) is None
    last = world.messenger.heard[-1].state
    assert (last.end, last.ended_by, last.closed) == ("abandoned", "idle", True)
    (match,) = await world.matches()
    assert match.end == "abandoned"
    assert (await world.store.store.league.table(match.guild)).rows == ()


async def test_a_pause_keeps_what_was_left(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    await world.advance(50)
    await world.tables.send(table, Pause(BEN))
    paused = world.get(table)
    assert (paused.state.times.deadline, paused.state.times.remaining, paused.state.paused) == (None, 70, "player")
    assert paused.legal(0) == paused.legal(1) == paused.awaited == ()
    with pytest.raises(TableError, match="paused"):
        await world.tables.send(table, click)
    with pytest.raises(TableError, match="paused"):
        await world.tables.send(table, Pause(ANN))
    await world.advance(6 * 86400)
    await world.tables.send(table, Resume(ANN))
    assert world.get(table).state.times.deadline == world.clock.now() + 70
    with pytest.raises(TableError, match="not-paused"):
        await world.tables.send(table, Resume(ANN))
    await world.advance(69)
    assert (await world.tables.send(table, click)).snapshot.events


async def test_a_pause_between_rounds_keeps_what_was_left(world):
    from bot.tables.commands import NextRound

    table = await world.started(ANN, BEN)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    await world.advance(10)
    await world.tables.send(table, Pause(ANN))
    await world.advance(1000)
    assert world.get(table).state.phase == "between"
    with pytest.raises(TableError, match="paused"):
        await world.tables.send(table, NextRound(ANN))
    await world.tables.send(table, Resume(BEN))
    assert world.get(table).state.times.next_at == world.clock.now() + 20
    await world.advance(20)
    assert world.get(table).state.phase == "playing"


async def test_a_pause_outlives_that_all_leave(world):
    from bot.tables.commands import Leave

    table = await world.started(ANN, BEN)
    await world.advance(20)
    for command in (Pause(ANN), Leave(ANN), Leave(BEN), Return(BEN)):
        await world.tables.send(table, command)
    state = world.get(table).state
    assert (state.paused, state.times.remaining) == ("player", 100)
    await world.tables.send(table, Resume(BEN))
    assert world.get(table).state.paused == ""


async def test_only_players_and_moderators_pause(world):
    table = await world.started(ANN, BEN)
    with pytest.raises(TableError, match="not-seated"):
        await world.tables.send(table, Pause(CLEO))
    await world.tables.send(table, Pause(MOD))
    await world.tables.send(table, Resume(MOD))
    entries = await audit_of(world.store.store, world.get(table).state.guild)
    assert [entry.action for entry in entries] == ["resume-table", "pause-table"]


async def test_a_paused_match_is_broken_off_after_seven_days(world):
    table = await world.started(ANN, BEN)
    await world.tables.send(table, Pause(ANN))
    await world.advance(3 * 86400)
    await world.tables.send(table, VoteEnd(ANN))
    await world.advance(4 * 86400 - 1)
    assert world.tables.get(table) is not None
    await world.advance(1)
    assert world.tables.get(table) is None
    assert [match.end for match in await world.matches()] == ["abandoned"]


async def test_the_host_may_change_the_clock_during_a_match(world):
    table = await world.started(ANN, BEN)
    await world.advance(100)
    await world.tables.send(table, SetTableSetting(ANN, "clock", "30s"))
    assert world.get(table).state.times.deadline == world.clock.now() + 30
    await world.tables.send(table, SetTableSetting(ANN, "clock", "off"))
    assert world.get(table).state.times.deadline is None


@pytest.mark.parametrize(("before", "after", "full"), [("24h", "30s", 30), ("30s", "2m", 120)])
async def test_a_pause_keeps_nothing_of_a_clock_that_is_changed_meanwhile(world, before, after, full):
    table = await world.started(ANN, BEN, clock=before)
    await world.advance(20)
    for command in (Pause(ANN), SetTableSetting(ANN, "clock", after), Resume(ANN)):
        await world.tables.send(table, command)
    assert world.get(table).state.times.deadline == world.clock.now() + full


@pytest.mark.parametrize("clock", ["30s", "2m", "24h"])
async def test_after_a_restart_a_turn_has_a_fair_remainder(world, clock):
    table = await world.started(ANN, BEN, clock=clock)
    await world.advance(5)
    deadline = world.get(table).state.times.deadline
    await world.restart(away=1)
    least = world.clock.now() + min(60, TURN_SECONDS[clock])
    assert world.get(table).state.times.deadline == max(deadline, least)
    await world.restart(away=10 * 86400)
    assert world.get(table).state.times.deadline == world.clock.now() + min(60, TURN_SECONDS[clock])
    assert world.get(table).state.seats[0].misses == world.get(table).state.seats[1].misses == 0


async def test_computer_players_take_their_time(make):
    world = await make(msgspec.structs.replace(QUICK, computer_delay=1.5))
    table = await world.started(ANN, computers=1)
    while world.get(table).turn == 0:
        await world.play(table)
    version = world.get(table).state.version
    await world.advance(1.4)
    assert world.get(table).state.version == version
    await world.advance(0.1)
    assert world.get(table).state.version == version + 1
