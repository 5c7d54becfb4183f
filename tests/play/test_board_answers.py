"""A board that a command wants posted is the answer to the command, and is changed by its token: for nothing."""

import asyncio

import pytest

from bot.connection.responder import Responder
from bot.parts.parts import Parts
from bot.play.messages.boards import BoardAnswer
from tests.play.fakes import CHANNEL, FakeInteraction, refused, turns
from tests.play.fakes import snapshot as at
from tests.play.house import HURRY
from tests.play.world import PACE, World

TEXT = Parts(content="text")


@pytest.fixture
async def world():
    made = World()
    await made.publish(at(7, mentions="off"))
    return made


def offer(command: FakeInteraction, hurry: float = HURRY) -> BoardAnswer:
    return BoardAnswer(command, Responder(command, hurry).first)


async def repost(world, answer: BoardAnswer) -> None:
    """Let a command have the board posted anew."""
    with world.messenger.answers.offered(CHANNEL, answer):
        world.messenger.repost(world.tables.all()[0])
        await answer.over(60.0)
    await world.messenger.settled()


def edits(world) -> list:
    return [call for call in world.channels.calls if call[0] in ("edit", "keep")]


async def test_the_board_is_the_answer_and_its_token_changes_it(world):
    old, command = world.refs()["board"], FakeInteraction(click=False)
    await repost(world, offer(command))
    assert command.names() == ["send"]
    assert command.calls[0][1]["ephemeral"] is False
    assert world.refs()["board"] == 901  # the message of that answer
    assert world.channels.names() == ["post", "delete"]
    assert old not in world.channels.messages
    await world.publish(at(8, mentions="off"))
    assert (command.names(), edits(world)) == (["send", "edit"], [])


@pytest.mark.parametrize(("seconds", "lent"), [(PACE.panel_life - 1, True), (PACE.panel_life, False)])
async def test_the_token_is_used_for_fourteen_minutes(world, seconds, lent):
    command = FakeInteraction(click=False)
    await repost(world, offer(command))
    world.channels.messages[901] = TEXT
    world.clock.advance(seconds)
    await world.publish(at(8, mentions="off"))
    assert (command.names()[1:], len(edits(world))) == (["edit"] * lent, not lent)


@pytest.mark.parametrize(("code", "status"), [(50027, 401), (10015, 404)])
async def test_a_refused_token_loses_no_edit_and_is_tried_once(world, code, status):
    command = FakeInteraction(click=False)
    await repost(world, offer(command))
    world.channels.messages[901] = TEXT
    command.faults.order("edit", refused(code, status))
    await world.publish(at(8, mentions="off"), at(9, mentions="off"))
    assert command.names() == ["send", "edit"]
    assert world.channels.messages[901].content == "board 9"


async def test_the_old_board_goes_by_the_click_on_it(world):
    click, command = FakeInteraction(), FakeInteraction(2, click=False)
    await world.messenger.clicked(world.tables.all()[0], click, world.refs()["board"])
    await repost(world, offer(command))
    assert click.names() == ["remove"]
    assert world.channels.names() == ["post"]
    assert not world.messenger.lacks_click(world.tables.all()[0], world.refs()["board"])


async def test_an_answer_that_is_given_already_is_no_board(world):
    command = FakeInteraction(click=False)
    answer = offer(command, hurry=0)
    await turns()
    await repost(world, answer)
    assert command.names() == ["defer"]
    assert world.channels.names().count("post") == 2


async def test_a_refused_answer_loses_no_board(world):
    command = FakeInteraction(click=False)
    command.faults.order("send", refused(10062, 404))
    command.faults.order("original", refused(10015, 404))
    await repost(world, offer(command))
    assert world.channels.names().count("post") == 2
    await world.publish(at(8, mentions="off"))
    assert command.names() == ["send", "original"]
    assert len(edits(world)) == 1


async def test_a_board_that_cannot_be_shown_lets_nobody_wait(world):
    command = FakeInteraction(click=False)
    world.channels.faults.order("unarchive", refused(50013, 403))
    with world.messenger.answers.offered(CHANNEL, answer := offer(command)):
        world.messenger.reopen(world.tables.all()[0])
        world.messenger.repost(world.tables.all()[0])
        await asyncio.wait_for(answer.over(HURRY), 60.0)
    assert command.names() == []


async def test_of_two_answers_at_once_the_first_is_the_board(world):
    first, second = FakeInteraction(1, click=False), FakeInteraction(2, click=False)
    answers, late = world.messenger.answers, offer(second)
    with answers.offered(CHANNEL, offer(first)), answers.offered(CHANNEL, late):
        await repost(world, late)
    assert (first.names(), second.names()) == (["send"], [])
    assert answers.get(CHANNEL) is None


async def test_an_answer_is_offered_no_longer_than_it_is_waited_for(world):
    answer = offer(command := FakeInteraction(click=False))
    await answer.over(0.0)
    await repost(world, answer)
    assert command.names() == []
    assert world.channels.names().count("post") == 2


# The responder


async def test_an_answer_of_which_discord_did_not_tell_is_found_and_what_comes_next_follows_it():
    command = FakeInteraction(click=False)
    command.faults.order("send", refused(40060))  # discord.py had tried again: this is the second
    responder = Responder(command, HURRY)
    sent = await responder.first(TEXT)
    assert sent is not None
    assert sent.message == 902
    await responder.private(TEXT)
    await responder.close()
    assert command.names() == ["send", "original", "follow"]
    assert command.calls[-1][1]["ephemeral"]


async def test_only_the_first_answer_is_the_first():
    command = FakeInteraction(click=False)
    responder = Responder(command, HURRY)
    await responder.private(TEXT)
    assert await responder.first(TEXT) is None
    await responder.close()
    assert command.names() == ["send"]
