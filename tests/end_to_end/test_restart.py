"""A new process on the same database: everything goes on, and old buttons work."""

import random


async def test_old_buttons_work_after_a_restart(world):
    table = await world.match("Ann", "Ben", "Cili")
    rng = random.Random(1)
    await table.play(rng, moves=5)
    board = table.board
    await world.restart()
    await world.shown(lambda m: "turn" in m.text)
    assert table.board is board
    person = table.mover()
    await table.press(person, table.choices(person)[0])  # a panel of the old process
    for other in table.people:
        await table.open_hand(other)
    await table.play(rng)
    assert table.over


async def test_a_lobby_survives(world):
    await world.lobby("Ann", "Ben")
    board = world.board()
    await world.restart()
    await world.answered(await world.box.person("Cili").click(board, "Join"))
    await world.shown(lambda m: "Cili" in m.text)
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
    assert syncs() == 2


async def test_leftovers_of_a_process_that_ended_too_early_are_deleted(world):
    table = await world.match("Ann", "Ben")
    await world.settled()
    (snapshot,) = world.bot.tables.all()
    parts = await world.bot.presenter.board(snapshot)
    mention = await world.bot.presenter.mention(snapshot)
    from bot.cogs.messages.channels import Channels

    channels = Channels(world.bot)
    for stray in (parts, mention):
        await channels.post(snapshot.state.guild, snapshot.state.channel, stray, f"stray{len(stray.content)}")
    assert len(world.boards()) == 2
    board = world.boards()[0]
    await world.restart()
    await world.settled()
    assert world.boards() == [board]
    assert len(world.box.person("Ann").pings()) + len(world.box.person("Ben").pings()) == 1
    await table.open_hand(table.people[0])


async def test_each_turn_is_announced_once_and_the_mention_goes_with_it(world):
    table = await world.match("Ann", "Ben")
    rng = random.Random(5)
    for _ in range(6):
        if await table.wait() != "move":
            break  # a round that was blocked early
        await world.settled()
        pings = [m for p in table.people for m in p.pings()]
        assert len(pings) == 1
        assert pings[0].pinged == [table.mover().user]
        await table.move(rng)
