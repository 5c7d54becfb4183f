"""The board that /play posts is the command's answer, so posting it doesn't count."""

from dataclasses import replace

from tests.end_to_end.world import PACE, count

POSTS = ("POST", "/channels/{channel_id}/messages")


async def test_the_board_of_play_is_its_answer(world):
    ann = world.box.person("Ann")
    interaction = await ann.command("play")
    board = (await world.answered(interaction, "message")).message
    assert world.boards() == [board]
    await world.settled()
    assert world.bot.tables.all()[0].state.refs["board"] == board.id
    assert count(world, *POSTS) == 0


async def test_an_answer_that_was_lost_on_the_way_is_the_board_and_no_second_one_is_posted(world):
    posts = count(world, *POSTS)
    world.box.faults.drop("/callback", method="POST", applied=True)
    board = (await world.answered(await world.box.person("Ann").command("play"), "message")).message
    await world.settled()
    assert world.boards() == [board]
    assert count(world, *POSTS) == posts


async def test_what_is_answered_late_is_answered_in_private_and_loses_no_board(opened):
    async with opened(pace=replace(PACE, hurry=0.0)) as world:
        ann = world.box.person("Ann")
        assert (await world.answered(await ann.command("play"), "message")).message.ephemeral
        await world.seated(1)
        await world.settled()
        assert len(world.boards()) == 1
        assert count(world, *POSTS) == 1
