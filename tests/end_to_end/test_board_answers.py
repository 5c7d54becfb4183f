"""Boards that commands post: they are the commands' answers, so neither posting nor changing them counts."""

import random
from dataclasses import replace

import pytest

from bot.tables import Person
from bot.tables.commands import SetTableSetting
from tests.end_to_end.world import PACE, count

POSTS, EDITS = ("POST", "/channels/{channel_id}/messages"), ("PATCH", "/channels/{channel_id}/messages")


async def set_clock(world, clock: str) -> None:
    (snapshot,) = world.bot.tables.all()
    host = snapshot.state.seats[0]
    await world.bot.tables.send(snapshot.id, SetTableSetting(Person(host.person, host.name), "clock", clock))
    await world.settled()


async def open_hands(world, table) -> None:
    """Let all look at their hands by the command, which lends the board nothing."""
    for person in table.people:
        table.panels[person] = await world.told(await person.command("hand"))


async def moves(world, table, number: int = 3) -> int:
    """Let so many moves be made from hands that lie open; return how many of the board's changes counted."""
    before = count(world, *EDITS)
    for _ in range(number):
        world.clock.advance(6.0)
        await table.move(random.Random(1))
        await world.settled()
    return count(world, *EDITS) - before


async def test_the_board_of_play_is_its_answer(world):
    ann = world.box.person("Ann")
    asked = await ann.command("play")
    board = (await world.answered(asked, "message")).message
    assert world.boards() == [board]
    await world.settled()
    assert world.bot.tables.all()[0].state.refs["board"] == board.id
    assert count(world, *POSTS) == 0


async def test_the_board_of_table_is_its_answer_and_costs_nothing_for_fourteen_minutes(world):
    table = await world.match("Ann", "Ben")
    await set_clock(world, "24h")
    old, posts = table.board, count(world, *POSTS)
    world.clock.advance(15 * 60)
    await open_hands(world, table)  # what was clicked is too old to lend anything
    board = (await world.answered(await world.to_bottom(table.people[0]), "message")).message
    await world.settled()
    assert world.boards() == [board]
    assert old.deleted
    assert count(world, *POSTS) == posts
    shown = board.text
    assert await moves(world, table) == 0
    assert world.board() is board
    assert board.text != shown
    world.clock.advance(14 * 60)
    await world.bot.settled()
    assert await moves(world, table, 1) >= 1
    assert world.board() is board


async def test_after_a_restart_it_is_changed_as_any_other_message(world):
    table = await world.match("Ann", "Ben")
    board = (await world.answered(await world.to_bottom(table.people[0]), "message")).message
    await world.settled()
    await world.restart()
    await open_hands(world, table)
    await table.play(random.Random(1), moves=2)
    await world.settled()
    assert world.boards() == [board]
    assert count(world, *EDITS) >= 1


async def test_an_answer_that_was_lost_on_the_way_is_the_board_and_no_second_one_is_posted(world):
    table = await world.match("Ann", "Ben")
    posts = count(world, *POSTS)
    world.box.faults.drop("/callback", method="POST", applied=True)
    board = (await world.answered(await world.to_bottom(table.people[0]), "message")).message
    await world.settled()
    assert world.boards() == [board]
    assert count(world, *POSTS) == posts


@pytest.mark.parametrize("name", ["play", "table"])
async def test_what_is_answered_late_is_answered_in_private_and_loses_no_board(opened, name):
    async with opened(pace=replace(PACE, hurry=0.0)) as world:
        if name == "table":
            await world.lobby("Ann")
        posts = count(world, *POSTS)
        ann = world.box.person("Ann")
        if name == "table":
            await world.answered(await world.to_bottom(ann), "acknowledged")
        else:
            assert (await world.answered(await ann.command(name), "message")).message.ephemeral
        await world.seated(1)
        await world.settled()
        assert len(world.boards()) == 1
        assert count(world, *POSTS) == posts + 1
