"""Who sits in the lobby and who hosts it, what it refuses, and what becomes of one that nobody starts."""

import asyncio

import pytest

from bot.tables import Person, TableError
from bot.tables.commands import (
    Act,
    AddComputer,
    EndTable,
    Join,
    Leave,
    NextRound,
    OpenTable,
    Pause,
    Rematch,
    RemoveSeat,
    Replace,
    Return,
    SetGame,
    SetOption,
    SetSetup,
    SetTableSetting,
    StartMatch,
    VoteEnd,
)
from tests.storage.making import audit_of

from .world import ANN, BEN, CHANNEL, CLEO, EVE, GUILD, MOD, refused


async def test_a_lobby_whose_host_sleeps_is_taken_in_hand_by_any_player(world):
    table = await world.lobby(ANN, BEN)
    await world.advance(299)
    assert (await refused(world, table, StartMatch(BEN))).code == "not-host"
    await world.advance(1)
    assert (await refused(world, table, StartMatch(CLEO))).code == "not-host"
    await world.tables.send(table, SetTableSetting(BEN, "clock", "off"))
    assert world.get(table).state.host == BEN.id
    assert (await refused(world, table, StartMatch(ANN))).code == "not-host"
    await world.tables.send(table, StartMatch(BEN))
    await world.advance(600)
    assert (await refused(world, table, SetTableSetting(ANN, "clock", "30s"))).code == "not-host"


async def test_what_was_told_of_seats_is_forgotten_when_they_move_up(world):
    table = await world.lobby(ANN, BEN, CLEO)
    await world.tables.send(table, Leave(BEN))
    assert world.get(table).state.log.recent == ()


async def test_the_youngest_stays_the_same_person_when_seats_go(world):
    table = await world.lobby(ANN, BEN, CLEO, game="christmas")
    await world.tables.send(table, SetSetup(ANN, "youngest", "p3"))
    await world.tables.send(table, Leave(BEN))
    assert world.get(table).state.said.named == {"youngest": 1}
    await world.tables.send(table, Leave(CLEO))
    assert world.get(table).state.said.named == {}


async def test_the_host_hands_on_by_leaving(world):
    table = await world.lobby(ANN, BEN, CLEO)
    await world.tables.send(table, Leave(ANN))
    assert world.get(table).state.host == BEN.id
    await world.tables.send(table, Leave(BEN))
    assert world.get(table).state.host == CLEO.id


async def test_the_host_removes_seats_and_a_moderator_too(world):
    table = await world.lobby(ANN, BEN, computers=1)
    await world.tables.send(table, RemoveSeat(ANN, 2))
    await world.tables.send(table, RemoveSeat(MOD, 1))
    assert [seat.person for seat in world.get(table).state.seats] == [ANN.id]
    (entry,) = await audit_of(world.store.store, GUILD)
    assert (entry.action, entry.actor) == ("remove-seat", MOD.id)
    assert (await refused(world, table, RemoveSeat(ANN, 1))).code == "no-seat"
    assert (await refused(world, table, RemoveSeat(ANN, -1))).code == "no-seat"


async def test_a_double_click_in_the_lobby_does_its_work_once(world):
    table = await world.lobby(ANN, BEN, CLEO, league="no")
    seat = AddComputer(ANN, "greedy", world.get(table).state.version)
    await world.tables.send(table, seat)
    assert (await refused(world, table, seat)).code == "stale"
    remove = RemoveSeat(ANN, 1, world.get(table).state.version)
    await world.tables.send(table, remove)
    assert (await refused(world, table, remove)).code == "stale"
    assert [seat.person for seat in world.get(table).state.seats] == [ANN.id, CLEO.id, None]
    await world.tables.send(table, StartMatch(ANN))
    end = EndTable(ANN, version=world.get(table).state.version)
    await world.tables.send(table, end)
    assert (await refused(world, table, end)).code == "stale"
    assert not world.get(table).state.closed


async def test_a_lobby_that_all_leave_is_closed_and_the_channel_free(world):
    table = await world.lobby(ANN, BEN, computers=1)
    await world.tables.send(table, Leave(ANN))
    await world.tables.send(table, Leave(BEN))
    assert world.tables.get(table) is None
    assert world.messenger.heard[-1].state.closed
    assert world.messenger.heard[-1].state.end == "empty"
    assert await world.store.live_tables() == []
    with pytest.raises(TableError, match="gone"):
        await world.tables.send(table, Join(ANN))
    assert await world.lobby(CLEO) != table


async def test_start_needs_enough_seats(world):
    table = await world.lobby(ANN)
    error = await refused(world, table, StartMatch(ANN))
    assert (error.code, error.facts) == ("too-few", {"seats": 1, "fewest": 2})


async def test_a_lobby_is_not_a_match(world):
    table = await world.lobby(ANN, BEN)
    for command in (Act(ANN, None, ("p1 pass",)), NextRound(ANN), Pause(ANN), VoteEnd(ANN), Return(ANN), Replace(CLEO)):
        assert (await refused(world, table, command)).code == "not-started"
    assert (await refused(world, table, Rematch(ANN))).code == "not-over"
    assert (await refused(world, table, Leave(EVE))).code == "not-seated"


async def test_a_match_is_not_a_lobby(world):
    table = await world.started(ANN, BEN)
    for command in (
        AddComputer(ANN),
        SetGame(ANN, "classic"),
        SetOption(ANN, "out-ends", True),
        SetTableSetting(ANN, "league", "no"),
        SetSetup(ANN, "votes", "open"),
        StartMatch(ANN),
    ):
        assert (await refused(world, table, command)).code == "already-started"
    assert (await refused(world, table, Join(BEN))).code == "already-seated"
    assert (await refused(world, table, Join(CLEO))).code == "not-seated"


async def test_a_lobby_nobody_starts_is_given_up(world):
    table = await world.lobby(ANN)
    await world.advance(29 * 60)
    await world.tables.send(table, Join(BEN))
    await world.advance(29 * 60)
    assert world.get(table).state.phase == "lobby"
    await world.advance(60)
    assert world.tables.get(table) is None
    assert world.messenger.heard[-1].state.end == "expired"
    assert await world.store.live_tables() == []


NAMES = {
    "\U0001f469\u200d\U0001f680" * 10: "\U0001f469\u200d\U0001f680" * 10,
    "**Ann** <@1> @everyone `x`": "**Ann** <@1> @everyone `x`",
    "A\x00n\nn\x1b[31m\u202eevil\u2028": "Ann[31mevil",
    "\ud800": "",
    "   ": "",
    "x" * 500: "x" * 80,
}


@pytest.mark.parametrize(("given", "kept"), NAMES.items(), ids=range(len(NAMES)))
async def test_names_are_kept_but_for_control_characters(world, given, kept):
    table = await world.lobby(Person(ANN.id, given))
    assert world.get(table).state.seats[0].name == kept
    await world.restart()
    assert world.get(table).state.seats[0].name == kept


async def test_open_is_refused_while_another_opens_the_channel(world):
    answers = await asyncio.gather(
        *(world.tables.open(OpenTable(by=by, guild=GUILD, channel=CHANNEL, game="classic")) for by in (ANN, BEN, CLEO)),
        return_exceptions=True,
    )
    assert [isinstance(answer, TableError) for answer in answers] == [False, True, True]
    assert all(answer.facts["table"] == answers[0].id for answer in answers[1:])
    assert len(world.tables.all()) == 1
