"""The table of a fixture: only its players sit, everybody must be there, and the match settles it once."""

import asyncio

import pytest

from bot.league.schedule.values import FixtureSeat, NewFixture
from bot.tables import Expected, TableError
from bot.tables.codec import header_of, people_of
from bot.tables.commands import (
    AddComputer,
    EndTable,
    Forget,
    Join,
    Leave,
    OpenTable,
    Replace,
    SetGame,
    SetOption,
    SetSetup,
    SetTableSetting,
    StartMatch,
)
from storage.values import TableChange
from tests.storage.making import forget_person

from .world import ANN, BEN, CHANNEL, CLEO, DAN, GUILD, MOD, refused

THREE = tuple(Expected(person.id, person.name) for person in (ANN, BEN, CLEO))


async def fixture(world, by=ANN, expected=THREE, game="classic", **more) -> str:
    command = OpenTable(
        by=by, guild=GUILD, channel=CHANNEL, game=game, fixture=7, expected=expected, settings={"league": "no"}, **more
    )
    return (await world.tables.open(command)).state.id


async def play_to_end(world, table) -> None:
    """Let all play what comes first, through all rounds."""
    await world.settle()
    while world.get(table).state.phase != "over":
        if world.get(table).state.phase == "between":
            await world.advance(60)
        else:
            await world.play(table)


def seated(world, table) -> list[str]:
    return [seat.name for seat in world.get(table).state.seats]


async def test_only_its_players_sit_down_in_their_order(world):
    table = await fixture(world, CLEO)
    assert (await refused(world, table, Join(DAN))).code == "not-expected"
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, Join(ANN))
    assert seated(world, table) == ["Ann", "Ben", "Cleo"]
    assert world.get(table).state.host == CLEO.id
    assert (await refused(world, table, Join(ANN))).code == "already-seated"


async def test_who_is_named_stays_named_when_a_player_sits_down_before(world):
    table = await fixture(world, BEN, game="christmas")
    await world.tables.send(table, SetSetup(BEN, "youngest", "p1"))
    await world.tables.send(table, Join(CLEO))
    assert world.get(table).state.said.named == {"youngest": 0}
    await world.tables.send(table, Join(ANN))
    assert seated(world, table) == ["Ann", "Ben", "Cleo"]
    assert world.get(table).state.said.named == {"youngest": 1}


async def test_nobody_else_opens_it(world):
    with pytest.raises(TableError) as error:
        await fixture(world, DAN)
    assert error.value.code == "not-expected"
    assert not world.tables.all()


async def test_it_counts_and_its_game_and_players_are_settled(world):
    table = await fixture(world)
    assert world.get(table).state.settings.league
    for command in (AddComputer(ANN), SetGame(ANN, "moomin"), SetTableSetting(ANN, "league", "no")):
        assert (await refused(world, table, command)).code == "fixture"


async def test_it_starts_when_all_are_there(world):
    table = await fixture(world)
    await world.tables.send(table, Join(CLEO))
    error = await refused(world, table, StartMatch(ANN))
    assert (error.code, error.facts) == ("awaited", {"count": 1})
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, StartMatch(ANN))
    assert world.get(table).state.phase == "playing"


async def test_nobody_takes_over_a_seat(world):
    table = await fixture(world)
    for person in (BEN, CLEO):
        await world.tables.send(table, Join(person))
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, Leave(BEN))
    assert (await refused(world, table, Replace(DAN))).code == "not-expected"
    await world.tables.send(table, Join(BEN))
    assert world.get(table).state.seats[1].present


async def test_the_finished_match_settles_it_and_the_next_one_does_not(world, monkeypatch):
    saved: list[TableChange] = []
    save = world.store.save

    async def note(change: TableChange) -> None:
        saved.append(change)
        await save(change)

    monkeypatch.setattr(world.store, "save", note)
    table = await fixture(world, options={"hands": 1})
    for person in (BEN, CLEO):
        await world.tables.send(table, Join(person))
    await world.tables.send(table, StartMatch(ANN))
    await play_to_end(world, table)
    assert [(change.fixture, change.finished is not None) for change in saved if change.fixture] == [(7, True)]
    await world.rematch(table)
    state = world.get(table).state
    assert (state.fixture, state.expected) == (0, ())
    await play_to_end(world, table)
    assert sum(change.finished is not None for change in saved) == 2
    assert sum(change.fixture != 0 for change in saved) == 1


async def test_who_sits_down_is_ready_and_it_is_said_once_for_each_change_of_seats(world, monkeypatch):
    saved: list[TableChange] = []
    save = world.store.save

    async def note(change: TableChange) -> None:
        saved.append(change)
        await save(change)

    monkeypatch.setattr(world.store, "save", note)
    table = await fixture(world)
    await world.tables.send(table, SetOption(ANN, "hands", 1))
    for person in (CLEO, BEN):
        await world.tables.send(table, Join(person))
    await world.tables.send(table, StartMatch(ANN))
    await world.settle()
    seats = [(change.sat.fixture, change.sat.people) for change in saved if change.sat is not None]
    assert seats == [(7, (ANN.id,)), (7, (ANN.id, CLEO.id)), (7, (ANN.id, BEN.id, CLEO.id))]


async def test_a_match_that_was_broken_off_settles_nothing(world, monkeypatch):
    saved: list[TableChange] = []
    save = world.store.save

    async def note(change: TableChange) -> None:
        saved.append(change)
        await save(change)

    monkeypatch.setattr(world.store, "save", note)
    table = await fixture(world)
    for person in (BEN, CLEO):
        await world.tables.send(table, Join(person))
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, EndTable(MOD))
    assert any(change.finished is not None for change in saved)
    assert not any(change.fixture for change in saved)


async def test_who_is_expected_is_known_and_can_be_forgotten(world):
    table = await fixture(world)
    state = world.get(table).state
    assert set(people_of(state)) == {ANN.id, BEN.id, CLEO.id}
    await world.tables.send(table, Forget(CLEO.id))
    state = world.get(table).state
    assert str(CLEO.id) not in header_of(state)
    assert "Cleo" not in header_of(state)


async def test_after_a_restart_it_is_the_same_fixture(world):
    table = await fixture(world)
    before = world.get(table).state
    await world.restart()
    after = world.get(table).state
    assert (after.fixture, after.expected) == (before.fixture, before.expected) == (7, THREE)
    assert (await refused(world, table, Join(DAN))).code == "not-expected"


async def test_who_was_forgotten_while_the_bot_slept_is_not_expected(world):
    table = await fixture(world)
    await world.tables.close()
    await forget_person(world.store.store, CLEO.id)
    await world.restart(kill=False)
    assert [player.name for player in world.get(table).state.expected] == ["Ann", "Ben"]


async def test_killed_right_after_the_commit_it_is_settled_once(world):
    """The process dies after the last move is on the disk and before anybody hears of it."""
    store = world.store.store
    (made,) = await store.fixtures.create(
        GUILD, CHANNEL, "classic", [NewFixture(1, tuple(FixtureSeat(o.person, o.name) for o in THREE))], MOD.id
    )
    command = OpenTable(
        by=ANN, guild=GUILD, channel=CHANNEL, game="classic", fixture=made.number, expected=THREE, options={"hands": 1}
    )
    table = (await world.tables.open(command)).state.id
    for person in (BEN, CLEO):
        await world.tables.send(table, Join(person))
    await world.tables.send(table, StartMatch(ANN))
    await world.settle()
    while (await world.store.store.fixtures.find(GUILD, made.number)).is_open:
        await die_after(world, table)
        await world.restart()
    settled = await world.store.store.fixtures.find(GUILD, made.number)
    (done,) = await world.matches()
    assert (settled.state, settled.match) == ("played", done.match)


async def die_after(world, table) -> None:
    """Let the next move be stored, and nothing after it."""
    world.store.dying = True
    move = world.tables.send(table, world.click(table, world.turn_person(table)))
    asker = asyncio.create_task(move)
    await asyncio.wait([world.tables._tables[table]._task])
    asker.cancel()
