"""Which tables wait for a person, and since when."""

from bot.tables import waiting
from bot.tables.commands import NextRound
from bot.tables.slow import waits_for

from .world import ANN, BEN, CLEO, GUILD


async def test_the_longest_wait_comes_first_and_only_what_waits_for_that_person(world):
    tables = []
    for channel in (1, 2, 3, 4):
        tables.append(await world.started(ANN, BEN, channel=channel, clock="24h", forced="no"))
        await world.advance(10)
    for person in (ANN, BEN):
        ids = [table.id for table in waiting(world.tables.of_person(person.id), GUILD, person.id)]
        assert ids == [table for table in tables if world.turn_person(table) is person]
    assert waiting(world.tables.of_person(ANN.id), GUILD + 1, ANN.id) == ()
    assert waiting(world.tables.of_person(CLEO.id), GUILD, CLEO.id) == ()
    first = tables[0]
    person = world.turn_person(first)
    before = world.get(first).state.times.awaited_since
    await world.play(first)
    assert world.get(first).state.times.awaited_since == world.clock.now() != before
    other = world.turn_person(first)
    assert other is not person
    assert [table.id for table in waiting(world.tables.of_person(other.id), GUILD, other.id)][-1] == first


async def test_since_when_outlives_a_restart_and_moves_with_the_clock(world):
    table = await world.started(ANN, BEN, clock="24h", forced="no")
    since = world.get(table).state.times.awaited_since
    await world.advance(100)
    await world.restart(away=50)
    await world.settle()
    assert world.get(table).state.times.awaited_since == since


async def test_a_round_that_is_over_waits_for_whoever_has_not_said_ready(world):
    table = await world.started(ANN, BEN, clock="24h")
    for _ in range(200):
        if world.get(table).state.phase != "playing":
            break
        await world.play(table)
    assert world.get(table).state.phase == "between"
    assert [waits_for(world.get(table), person.id) for person in (ANN, BEN)] == [True, True]
    await world.tables.send(table, NextRound(ANN))
    assert [waits_for(world.get(table), person.id) for person in (ANN, BEN)] == [False, True]


async def test_a_seat_that_the_computer_plays_waits_for_nobody(world):
    table = await world.started(ANN, BEN, clock="30s")
    await world.advance(31 * 6)
    seats = world.get(table).state.seats
    away = [seat.person for seat in seats if seat.played_by_computer]
    assert away
    assert not any(waits_for(world.get(table), person) for person in away)
