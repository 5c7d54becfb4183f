"""Many tables at once, and what the house knows of them."""

import asyncio

import pytest

import bot.players
from bot.app.store import BotStore
from bot.tables import Players, SystemClock, TableConfig, TableError, Tables
from bot.tables.commands import AddComputer, NextRound, OpenTable, StartMatch

from .world import ANN, BEN, CLEO, DAN, GUILD, Recorder, comparable, views

MANY = 50


async def test_fifty_tables_play_at_once_and_all_come_back(world):
    tables = await asyncio.gather(
        *(world.lobby(ANN, BEN, channel=channel, clock="off") for channel in range(1, MANY + 1))
    )
    await asyncio.gather(*(world.tables.send(table, StartMatch(ANN)) for table in tables))

    async def play(table):
        for _ in range(20):
            snapshot = world.get(table)
            if snapshot.state.phase == "playing":
                await world.tables.send(table, world.click(table, world.turn_person(table)))
            else:
                await world.tables.send(table, NextRound(world.person((ANN, BEN)[snapshot.awaited[0]].id)))

    await asyncio.gather(*(play(table) for table in tables))
    before = {snapshot.id: snapshot for snapshot in world.tables.all()}
    assert len(before) == MANY
    assert len({snapshot.commitment for snapshot in before.values()}) == MANY
    report = await world.restart()
    assert (report.tables, report.broken) == (MANY, ())
    for table in tables:
        assert comparable(world.get(table).state) == comparable(before[table].state)
        assert views(world.get(table)) == views(before[table])
    assert {snapshot.id for snapshot in world.tables.of_person(BEN.id)} == set(tables)


async def test_the_house_knows_its_tables(world):
    first = await world.lobby(ANN, BEN, channel=1)
    second = await world.lobby(BEN, CLEO, channel=2)
    assert {snapshot.id for snapshot in world.tables.all()} == {first, second}
    assert [snapshot.id for snapshot in world.tables.of_person(ANN.id)] == [first]
    assert {snapshot.id for snapshot in world.tables.of_person(BEN.id)} == {first, second}
    assert world.tables.of_person(DAN.id) == ()
    assert world.tables.in_channel(GUILD, 2).id == second
    assert world.tables.in_channel(GUILD, 3) is None
    assert world.tables.in_channel(GUILD + 1, 2) is None
    assert world.tables.get("nothing") is None
    with pytest.raises(TableError, match="gone"):
        await world.tables.send("nothing", StartMatch(ANN))


async def test_an_id_is_never_given_twice(world):
    ids = iter(("same", "same", "other"))
    world.tables._ids = lambda: next(ids)
    assert await world.lobby(ANN, channel=1) == "same"
    assert await world.lobby(ANN, channel=2) == "other"


async def test_with_the_real_clock_and_the_real_chance_computers_play_by_themselves(tmp_path):
    players: Players = bot.players
    ended = asyncio.Event()

    class Watching(Recorder):
        def publish(self, snapshot):
            super().publish(snapshot)
            if snapshot.turn == 0 or snapshot.state.phase == "between":
                ended.set()

    async with await BotStore.open(tmp_path / "t.db") as store:
        tables = Tables(store, Watching(), players, config=TableConfig(computer_delay=0.0))
        table = (await tables.open(OpenTable(by=ANN, guild=1, channel=1, game="classic"))).id
        assert 0 < len(table) <= 12
        assert table.isalnum()
        assert table == table.lower()
        for _ in range(3):
            await tables.send(table, AddComputer(ANN))
        await tables.send(table, StartMatch(ANN))
        async with asyncio.timeout(20):
            await ended.wait()
        await tables.close()
        await tables.close()


async def test_the_real_clock_calls_in_the_order_of_the_times():
    clock, heard = SystemClock(), []
    done = asyncio.Event()
    now = clock.now()
    clock.call_at(now + 0.002, lambda: (heard.append("later"), done.set()))
    clock.call_at(now - 5, lambda: heard.append("past"))
    clock.call_at(now + 0.001, lambda: heard.append("never")).cancel()
    async with asyncio.timeout(20):
        await done.wait()
    assert heard == ["past", "later"]
