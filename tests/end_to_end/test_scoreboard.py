"""The message that always shows the league table: edited seldom, posted anew when it is gone, there after a restart."""

import asyncio
import random

import msgspec
import pytest

from bot.sandbox.permissions import Permission
from tests.end_to_end.test_commands import boss
from tests.storage.making import match, record_at_once, seat


def scoreboards(world, channel=None):
    return [m for m in world.box.messages(channel) if "Scoreboard" in m.text and not m.deleted]


async def switch(world, by, state="on", channel=None, **more):
    given = {"switch": state, **more}
    return (await world.answered(await by.command("manage scoreboard", channel, **given), "message")).message.text


async def ended(world, seed=1):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(seed))
    await world.settled()
    return table


async def stored(world):
    """A match of Ann and Ben in the league, without its being played."""
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    seats = seat(1, ann.id, 1, 1, "Ann"), seat(2, ben.id, 2, 0, "Ben")
    done = match("stored-1", *seats, guild=world.box.guild.id, ended=world.clock.time())
    await record_at_once(world.bot.store, [done])


@pytest.fixture
def pins(world):
    """Let the bot pin."""
    for role in world.box.guild.roles.values():
        role.permissions |= int(Permission.PIN_MESSAGES)


def edits(world, message):
    return [r for r in world.box.requests if r.method == "PATCH" and r.path.endswith(str(message.id))]


async def test_it_is_posted_pinned_and_follows_the_league(world, pins):
    ann = await boss(world)
    place = world.box.talk
    assert "has a scoreboard now" in await switch(world, ann, channel=place)
    (board,) = scoreboards(world, place)
    assert board.pinned is not None
    assert "Ann" not in board.text
    await ended(world)
    assert len(edits(world, board)) == 0
    world.clock.advance(61)
    await world.box.until(lambda: board.attachments)
    assert "Ann" in board.attachments[0].description
    assert len(edits(world, board)) == 1
    world.clock.advance(3 * 61)
    await world.settled()
    assert len(edits(world, board)) == 1


async def test_it_shows_the_season_that_runs(world, pins):
    ann = await boss(world)
    await stored(world)
    world.clock.advance(1)
    await world.bot.store.league.start_season(world.box.guild.id, "Spring", None, ann.id)
    await switch(world, ann, channel=world.box.talk)
    (board,) = scoreboards(world, world.box.talk)
    assert "Spring" in board.text
    assert not board.attachments  # nobody has played in it


async def test_changes_within_a_minute_are_one_edit(world, pins):
    ann = await boss(world)
    await switch(world, ann, channel=world.box.talk)
    (board,) = scoreboards(world, world.box.talk)
    table = await ended(world)
    for _ in range(3):
        world.bot.services.league.scoreboards.changed(world.box.guild.id)
    await world.settled()
    world.clock.advance(61)
    await world.settled()
    assert len(edits(world, board)) == 1
    await world.answered(await table.people[0].click(table.board, "Play again"))
    await world.settled()
    assert len(edits(world, board)) == 1


async def test_numbers_that_are_being_worked_out_again_are_looked_at_after_a_minute(world, pins, monkeypatch):
    ann = await boss(world)
    await stored(world)
    league, table = world.bot.store.league, world.bot.store.league.table

    async def unfinished(*args, **kwargs):
        return msgspec.structs.replace(await table(*args, **kwargs), recalculating=40)

    monkeypatch.setattr(league, "table", unfinished)
    await switch(world, ann, channel=world.box.talk)
    (board,) = scoreboards(world, world.box.talk)
    assert "40% done" in board.text
    monkeypatch.setattr(league, "table", table)
    world.clock.advance(61)
    await world.box.until(lambda: "% done" not in board.text)


async def test_its_button_shows_the_table_to_one_person(world, pins):
    ann = await boss(world)
    await stored(world)
    await switch(world, ann, channel=world.box.talk, game="classic")
    (board,) = scoreboards(world, world.box.talk)
    before = board.text
    answer = await world.answered(await world.box.person("Cleo").click(board, "Whole table"), "message")
    assert answer.message.ephemeral
    assert board.text == before


async def test_who_deletes_it_gets_a_new_one(world, pins):
    ann = await boss(world)
    await switch(world, ann, channel=world.box.talk)
    (board,) = scoreboards(world, world.box.talk)
    world.box.faults.delete_message(board)
    await stored(world)
    world.clock.advance(61)
    await world.box.until(lambda: [message for message in scoreboards(world, world.box.talk) if message.pinned])
    (again,) = scoreboards(world, world.box.talk)
    assert again.id != board.id
    world.box.faults.delete_message(again)
    world.clock.advance(61)
    await world.box.until(lambda: scoreboards(world, world.box.talk))


async def test_after_a_restart_it_is_the_same_message(world, pins):
    ann = await boss(world)
    await switch(world, ann, channel=world.box.talk)
    (board,) = scoreboards(world, world.box.talk)
    await world.restart()
    await world.settled()
    assert scoreboards(world, world.box.talk) == [board]
    await world.stop()
    world.box.faults.delete_message(board)
    await world.start()
    await world.box.until(lambda: scoreboards(world, world.box.talk))
    assert len(scoreboards(world, world.box.talk)) == 1


async def test_what_a_killed_process_posted_is_taken_over(world, pins):
    ann = await boss(world)
    await switch(world, ann, channel=world.box.talk)
    (board,) = scoreboards(world, world.box.talk)
    await world.bot.store.scoreboards.place(world.box.guild.id, world.box.talk.id, None, pinned=False)
    await world.restart()
    await world.settled()
    assert scoreboards(world, world.box.talk) == [board]
    (row,) = await world.bot.store.scoreboards.all()
    assert (row.message, row.pinned) == (board.id, True)


async def test_without_the_permission_to_pin_it_says_so_and_works(world):
    for role in world.box.guild.roles.values():
        role.permissions &= ~int(Permission.PIN_MESSAGES | Permission.ADMINISTRATOR)
    ann = await boss(world)
    answer = await switch(world, ann, channel=world.box.talk)
    assert "couldn't pin it" in answer
    (board,) = scoreboards(world, world.box.talk)
    assert board.pinned is None


async def test_it_is_switched_off(world, pins):
    ann = await boss(world)
    await switch(world, ann, channel=world.box.talk)
    assert "scoreboard is gone" in await switch(world, ann, "off", world.box.talk)
    await world.settled()
    assert not scoreboards(world, world.box.talk)
    assert await world.bot.store.scoreboards.all() == []
    assert "scoreboard is gone" in await switch(world, ann, "off", world.box.talk)
    assert "bridge" in await switch(world, ann, channel=world.box.talk, game="bridge")


async def test_it_goes_with_its_channel(world, pins):
    ann = await boss(world)
    place = world.box.add_thread("corner")
    await switch(world, ann, channel=place)
    world.box.faults.delete_channel(place)
    async with asyncio.timeout(20):
        while await world.bot.store.scoreboards.all():
            pass


async def test_a_channel_that_is_not_found_now_and_then_keeps_its_scoreboard(world, pins):
    """Discord says so now and then of a channel that is there: three times in a row it is believed."""
    ann = await boss(world)
    await switch(world, ann, channel=world.box.talk)
    (board,) = scoreboards(world, world.box.talk)
    world.box.faults.lose_channel(world.box.talk, times=2)
    await stored(world)
    for _ in range(8):
        world.clock.advance(301)
        await world.settled()
    assert board.attachments
    world.box.faults.lose_channel(world.box.talk, times=99)
    await world.bot.store.league.opt_out(world.box.guild.id, world.box.person("Ben").id, True)
    for _ in range(8):
        world.clock.advance(301)
        await world.settled()
    assert await world.bot.store.scoreboards.all() == []


async def test_moderators_changes_and_people_who_go_are_seen_on_it(world, pins):
    ann = await boss(world)
    await stored(world)
    await switch(world, ann, channel=world.box.talk)
    (board,) = scoreboards(world, world.box.talk)
    assert "Ben" in board.attachments[0].description
    ben = world.box.person("Ben")
    question = await world.answered(
        await ann.command("manage players ban", member=f"<@{ben.id}>", reason="no manners"), "message"
    )
    await world.answered(await ann.click(question.message, "Do it"), "update")
    world.clock.advance(61)
    await world.box.until(lambda: "Ben" not in board.attachments[0].description)
    await world.delete_data(ann)
    world.clock.advance(61)
    await world.box.until(lambda: "Ann" not in (board.attachments[0].description if board.attachments else ""))
