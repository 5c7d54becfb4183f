"""A new process on the same database: everything goes on, and old buttons work."""

import random

import pytest

from bot.connection.channels import Channels
from bot.tables import Person
from bot.tables.commands import SetTableSetting
from tests.luck import part_of


async def test_old_buttons_work_after_a_restart(world):
    table = await world.match("Ann", "Ben", "Cili")
    rng = random.Random(1)
    await table.play(rng, moves=5)
    board = table.board
    await world.restart()
    await world.board_when(lambda m: "turn" in m.text)
    assert table.board is board
    person = table.mover()
    await table.press(person, table.choices(person)[0])  # a panel of the old process
    for other in table.people:
        await table.open_hand(other)
    assert await table.play(rng, moves=4) == 4


async def test_a_lobby_survives(world):
    await world.lobby("Ann", "Ben")
    board = world.board()
    await world.restart()
    await world.answered(await world.box.person("Cili").click(board, "Join"))
    await world.seated(3)
    table = await world.begin([world.box.person(name) for name in ("Ann", "Ben", "Cili")])
    await table.play(random.Random(2), moves=4)


async def test_commands_are_registered_again_only_when_they_changed(world):
    def syncs() -> int:
        return sum(r.method == "PUT" and r.template.endswith("/commands") for r in world.box.requests)

    assert syncs() == 1
    await world.restart()
    assert syncs() == 1
    world.box.world.commands.clear()
    await world.restart()
    await world.box.until(lambda: syncs() == 2)


@pytest.mark.parametrize("refusal", [(403, 50001), None, (400, 30034), (503, 0)][: part_of(4, 2)], ids=str)
async def test_a_start_whose_commands_are_refused_plays_on_with_those_of_yesterday(world, refusal):
    """`None`: Discord lets the bot wait for two hours."""
    table = await world.match("Ann", "Ben")
    await world.stop()
    world.box.world.commands.popitem()  # so that they have to be sent
    if refusal is None:
        fault = world.box.faults.limit(r"/commands$", method="PUT", retry_after=7200)
    else:
        fault = world.box.faults.fail(r"/commands$", method="PUT", status=refusal[0], code=refusal[1], times=6)
    before = len(world.box.world.commands)
    await world.start()
    for person in table.people:
        await table.open_hand(person)
    await table.play(random.Random(1), moves=2)
    if refusal is not None:
        await world.box.until(lambda: len(world.box.world.commands) == before + 1)
    assert fault.hits


async def test_leftovers_of_a_process_that_ended_too_early_are_deleted(world):
    table = await world.match("Ann", "Ben")
    await world.settled()
    (snapshot,) = world.bot.tables.all()
    parts = await world.bot.presenter.board(snapshot)
    mention = await world.bot.presenter.mention(snapshot, world.board().id)
    channels = Channels(world.bot)
    for stray in (parts, mention):
        await channels.post(snapshot.state.guild, snapshot.state.channel, stray, f"stray{len(stray.content)}")
    assert len(world.boards()) == 2
    board = world.boards()[0]
    await world.restart()
    await world.settled()
    assert world.boards() == [board]
    assert world.box.person("Ann").pings() + world.box.person("Ben").pings() == []  # nor is anybody called twice
    world.clock.advance(10)
    await world.settled()
    assert len(world.box.person("Ann").pings() + world.box.person("Ben").pings()) == 1  # no hand follows any more
    await table.open_hand(table.people[0])


async def test_who_sees_his_hand_is_called_when_it_falls_asleep(world):
    table = await world.match("Ann", "Ben")
    (snapshot,) = world.bot.tables.all()
    host = Person(snapshot.state.host, "Ann")
    await world.bot.tables.send(snapshot.id, SetTableSetting(host, "clock", "24h"))
    rng = random.Random(5)
    for _ in range(4):
        if await table.wait() == "move":
            await table.move(rng)
            world.clock.advance(60)
            await world.settled()
    assert [m for p in table.people for m in p.pings()] == []
    mover = table.mover()
    world.clock.advance(840)
    await world.box.until(mover.pings)
    await world.settled()
    assert [len(p.pings()) for p in table.people if p is not mover] == [0]
