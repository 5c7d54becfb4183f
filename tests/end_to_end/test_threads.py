"""Tables in threads: archived, private, and posts of a forum; and in the chats of channels where people talk."""

import random

import pytest

from bot.sandbox.model import MEDIA, PRIVATE_THREAD, STAGE, VOICE


def private(world, name="secret"):
    """A private thread with Ann and Ben in it, and without the bot."""
    ann, ben = (world.box.person(name).user for name in ("Ann", "Ben"))
    place = world.box.world.add_thread(world.box.table, name, ann, PRIVATE_THREAD)
    for user in (ann, ben):
        world.box.join_thread(place, user)
    return place


async def test_an_archived_thread_is_open_again_before_anybody_moves(world):
    place = world.box.thread
    table = await world.match("Ann", "Ben", channel=place)
    await world.settled()
    world.box.faults.archive(place)
    await world.box.until(lambda: not place.archived)
    await table.play(random.Random(1), moves=2)


async def test_a_thread_whose_table_is_over_stays_archived(world):
    place = world.box.thread
    table = await world.match("Ann", "Ben", channel=place)
    await world.end_table(table.people[0], place)
    await world.board_when(lambda m: "Play again" in m.labels(), place)
    await world.settled()
    world.box.faults.archive(place)
    world.box.faults.restore(world.box.table)  # an event that comes after it
    await world.settled()
    assert place.archived


async def test_a_locked_thread_says_that_nobody_can_write_there(world):
    place, ann = world.box.thread, world.box.person("Ann")
    world.box.world.archive(place, False, locked=True)
    answer = await world.answered(await ann.command("play", place), "message")
    assert "locked" in answer.message.text
    assert not world.bot.tables.all()
    world.box.world.archive(place, False, locked=False)
    await world.lobby("Ann", "Ben", channel=place)


async def test_no_clock_runs_in_a_thread_that_a_moderator_closed(world):
    place = world.box.thread
    table = await world.match("Ann", "Ben", channel=place)
    await world.settled()
    (before,) = world.bot.tables.all()
    world.box.faults.archive(place, locked=True)
    await world.box.until(lambda: world.bot.tables.all()[0].state.paused)
    await world.settled()
    world.clock.advance(3600)
    await world.settled()
    assert place.archived
    world.box.world.archive(place, False, locked=False)
    await world.box.until(lambda: not world.bot.tables.all()[0].state.paused)
    (after,) = world.bot.tables.all()
    assert after.state.offered.turn == before.state.offered.turn
    assert not any(seat.misses for seat in after.state.seats)
    for person in table.people:
        await table.open_hand(person)
    await table.play(random.Random(1), moves=2)


async def test_a_private_thread_without_the_bot_says_what_is_missing(world):
    place, ann = private(world), world.box.person("Ann")
    answer = await world.answered(await ann.command("play", place), "message")
    assert "not in this private thread" in answer.message.text
    assert not world.bot.tables.all()
    world.box.join_thread(place, world.box.world.bot)
    await world.lobby("Ann", "Ben", channel=place)


async def test_who_adds_the_bot_again_sees_the_table_again(world):
    place = private(world)
    world.box.join_thread(place, world.box.world.bot)
    table = await world.match("Ann", "Ben", channel=place)
    await world.settled()
    world.box.leave_thread(place, world.box.world.bot)
    world.take_back_tokens(place)
    before = table.board.text
    await table.move(random.Random(1))
    await world.settled()
    assert table.board.text == before
    world.box.join_thread(place, world.box.world.bot)
    await world.board_when(lambda m: m.text != before, place)
    await table.play(random.Random(2), moves=2)


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_friends_who_talk_play_in_the_chat_of_their_channel(world, kind):
    table = await world.match("Ann", "Ben", channel=world.box.place("evening", kind))
    await table.play(random.Random(1), moves=4)
    await world.restart()
    await world.board_when(lambda m: "turn" in m.text, table.channel)
    for person in table.people:
        await table.open_hand(person)
    await table.play(random.Random(2), moves=2)


async def test_a_post_of_a_media_channel_has_room_for_a_table(world):
    post = world.box.world.add_thread(world.box.place("pictures", MEDIA), "game", world.box.person("Ann").user)
    table = await world.match("Ann", "Ben", channel=post)
    await table.play(random.Random(1), moves=2)


async def test_a_post_of_a_forum_has_room_for_a_table_and_the_forum_has_none(world):
    forum, ann = world.box.forum("games"), world.box.person("Ann")
    post = world.box.world.add_thread(forum, "dominoes tonight", ann.user)
    table = await world.match("Ann", "Ben", channel=post)
    await table.play(random.Random(1), moves=4)
