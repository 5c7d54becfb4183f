"""A match that nobody plays any more: anybody may end it, at once or after a while; and the seats that are wanted."""

import pytest

from bot.tables.commands import EndTable, Leave, Pause, RemoveSeat, Replace, Return, Wake
from bot.tables.types import TableError, changed
from tests.tables.test_shared_deals import shared
from tests.tables.world import ANN, BEN, CLEO, DAN, EVE, MOD, refused

HOUR, DAY = 3600, 86_400


async def left(world, *people, **fields) -> str:
    """A table whose people have left, of Ann and Ben."""
    table = await world.started(ANN, BEN, **fields)
    for person in people:
        await world.tables.send(table, Leave(person))
    return table


@pytest.mark.parametrize("league", ["yes", "no"])
async def test_anybody_ends_a_match_that_all_have_left(world, league):
    table = await left(world, ANN, BEN, league=league)
    await world.tables.send(table, EndTable(CLEO))
    state = world.get(table).state
    assert (state.phase, state.end, state.ended_by) == ("over", "abandoned", "idle")
    assert [result.stood_in for result in (await world.matches())[0].results] == [True, True]


@pytest.mark.parametrize("league", ["yes", "no"])
async def test_nobody_else_ends_a_match_that_somebody_plays_or_has_paused(world, league):
    table = await left(world, BEN, league=league)
    assert (await refused(world, table, EndTable(CLEO))).code == "not-host"
    await world.tables.send(table, Pause(ANN))
    assert world.get(table).state.times.endable_at is None
    assert (await refused(world, table, EndTable(CLEO))).code == "not-host"
    await world.tables.send(table, Leave(ANN))  # the pause stays, and nobody is there to end it
    await world.tables.send(table, Return(BEN))
    assert (await refused(world, table, EndTable(CLEO))).code == "not-host"
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, EndTable(CLEO))


@pytest.mark.parametrize(("league", "wait"), [("yes", DAY), ("no", HOUR)])
async def test_players_who_are_only_away_have_time_to_come_back(world, league, wait):
    table = await world.started(ANN, BEN, league=league)
    await world.advance(120 * 4)
    state = world.get(table).state
    assert (state.paused, state.times.endable_at) == ("nobody", state.times.expires - 7 * DAY + wait)
    await world.advance(wait // 2)
    await world.restart()
    assert world.get(table).state.times.endable_at == state.times.endable_at
    error = await refused(world, table, EndTable(CLEO))
    assert (error.code, error.facts["until"]) == ("still-away", f"<t:{int(state.times.endable_at)}:R>")
    await world.tables.send(table, Return(BEN))
    assert world.get(table).state.times.endable_at is None
    await world.tables.send(table, Leave(BEN))
    anew = world.get(table).state.times.endable_at
    assert anew == world.clock.now() + wait  # Ann is away still
    world.clock.time = anew - 1
    assert (await refused(world, table, EndTable(CLEO))).code == "still-away"
    world.clock.time = anew
    await world.tables.send(table, EndTable(CLEO))
    assert world.get(table).state.ended_by == "idle"


async def test_once_the_last_of_those_who_are_away_has_left_nobody_is_waited_for(world):
    table = await world.started(ANN, BEN)
    await world.advance(120 * 4)
    for seat in (0, 1):
        assert world.get(table).state.times.endable_at > world.clock.now()
        await world.tables.send(table, RemoveSeat(MOD, seat))
    assert world.get(table).state.times.endable_at == world.clock.now()


async def test_a_moderator_who_ends_it_is_named_as_one(world):
    table = await left(world, ANN, BEN)
    await world.tables.send(table, EndTable(MOD))
    assert world.get(table).state.ended_by == "moderator"


@pytest.mark.parametrize("fields", [{"once": True}, {"shared": shared("night")}])
async def test_what_a_night_answers_for_is_not_anybodys_to_end(world, fields):
    table = await left(world, ANN, BEN, clock="off", **fields)
    state = world.get(table).state
    assert (state.paused, state.times.endable_at, state.wanted_seats) == ("nobody", None, ())
    assert (await refused(world, table, EndTable(CLEO))).code == "not-host"


async def test_a_table_stored_before_can_be_ended_after_a_while(world):
    table = await left(world, ANN, BEN)
    live = world.tables._tables[table]
    live.state = changed(live.state, endable_at=None)
    await world.tables.send(table, Wake())
    await world.tables.send(table, EndTable(CLEO))


async def test_players_are_called_to_seats_that_nobody_holds_and_take_no_other(world):
    table = await world.started(ANN, BEN, CLEO, computers=1)
    assert world.get(table).state.wanted_seats == (3,)
    await world.tables.send(table, Leave(CLEO))
    assert world.get(table).state.wanted_seats == (2, 3)
    await world.advance(120 * 4)
    state = world.get(table).state
    assert not state.seats[1].present
    assert state.wanted_seats == (2, 3)  # Ben is only away
    for person, seat in ((DAN, 2), (EVE, 3)):
        reply = await world.tables.send(table, Replace(person))
        assert reply.snapshot.seat_of(person.id) == seat
    with pytest.raises(TableError, match="full"):
        await world.tables.send(table, Replace(MOD))


async def test_who_has_seen_a_hand_is_given_no_other_though_players_are_called(world):
    table = await world.started(ANN, BEN, CLEO)
    for command in (Leave(BEN), Replace(DAN), Leave(DAN), Replace(EVE), Leave(CLEO)):
        await world.tables.send(table, command)
    assert world.get(table).state.wanted_seats == (2,)
    assert (await refused(world, table, Replace(DAN))).code == "seen-hand"


async def test_no_seat_is_wanted_where_seats_may_not_be_taken_over(world):
    assert world.get(await left(world, BEN, takeovers="no")).state.wanted_seats == ()
