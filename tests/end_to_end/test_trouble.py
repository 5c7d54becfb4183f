"""What goes away under a table, and comes back: messages, channels, threads, permissions, the server itself."""

import asyncio
import random

import pytest

from bot.sandbox.permissions import Permission
from tests.box import ClientRefusedError
from tests.end_to_end.test_slow_games import slow
from tests.end_to_end.world import count


async def test_a_deleted_board_is_posted_anew(world):
    table = await world.match("Ann", "Ben")
    old = table.board
    world.box.faults.delete_message(old)
    await table.move(random.Random(1))
    board = await world.board_when(lambda m: m is not old)
    assert "My hand" in board.labels()
    await table.play(random.Random(2), moves=4)
    assert len(world.boards()) == 1


async def test_a_board_that_somebody_deletes_while_a_turn_is_awaited_comes_back_at_once(world):
    table = await world.match("Ann", "Ben")
    await world.settled()
    world.clock.advance(61)
    await world.settled()
    old, requests = table.board, count(world, "GET", "/messages/")
    world.box.faults.delete_message(old)
    board = await world.board_when(lambda m: m is not old)
    await world.settled()
    assert "My hand" in board.labels()
    assert count(world, "GET", "/messages/") == requests
    await table.play(random.Random(2), moves=4)
    assert len(world.boards()) == 1


async def test_a_channel_that_a_bot_clears_every_two_minutes_gets_few_boards(world):
    table = await slow(world, "Ann", "Ben")
    await world.settled()
    posts = []
    for minute in range(0, 600, 2):
        world.clock.advance(120)
        await world.settled()
        posts += [minute] * len(world.boards())
        for board in world.boards():
            world.box.faults.delete_message(board)
        await world.settled()
    assert posts == [0, 2, 12, 72, 432]
    answer = await world.answered(await table.people[0].command("hand"), "message")
    assert "deletes my messages" in answer.message.text


async def test_what_people_write_is_not_looked_at(world, monkeypatch):
    """Discord tells who has written where; the bot throws it away unread."""
    heard, deleted = [], asyncio.Event()

    def hear(event, *_, **__):
        heard.append(event)
        if "delete" in event:
            deleted.set()

    monkeypatch.setattr(world.bot._connection, "dispatch", hear)
    await world.box.person("Ann").say("Hello!")
    message = await world.box.person("Ben").say("Hello again!")
    world.box.faults.delete_message(message)
    await deleted.wait()
    assert [event for event in heard if "message" in event] == ["raw_message_delete"]


async def test_the_menu_of_the_table_command_brings_the_board_to_the_bottom(world):
    table = await world.match("Ann", "Ben")
    old = table.board
    await world.box.person("Finn").say("Hello!")
    await world.answered(await world.to_bottom(table.people[1]), "acknowledged")
    await world.board_when(lambda m: m is not old)
    await world.settled()
    assert old.deleted
    assert len(world.boards()) == 1


async def test_talk_carries_the_board_away_and_the_next_turn_brings_it_back(world):
    table = await world.match("Ann", "Ben")
    old = table.board
    world.clock.advance(61)
    for number in range(9):
        await world.box.person("Finn").say(f"Talk {number}")
    await table.move(random.Random(1))
    board = await world.board_when(lambda m: m is not old)
    await world.settled()
    assert old.deleted
    assert world.box.messages().index(board) > 9


async def test_a_deleted_channel_ends_the_table_quietly(world):
    place = world.box.add_thread("doomed")
    await world.match("Ann", "Ben", channel=place)
    world.box.faults.delete_channel(place)
    await world.box.until(lambda: not world.bot.tables.all())
    await world.settled()
    before = len(world.box.requests)
    world.clock.advance(3600)
    await world.settled()
    assert len(world.box.requests) == before
    match = await world.bot.store.last_match(world.box.guild.id, place.id)
    assert match.end == "abandoned"


async def test_a_channel_deleted_while_nobody_listened_is_given_up_after_a_day(world):
    place = world.box.channel("doomed")
    await world.match("Ann", "Ben", channel=place)
    await world.stop()
    world.box.faults.delete_channel(place)
    await world.start()
    await world.box.until(lambda: world.bot.tables.all()[0].state.refs.get("asleep"))
    assert world.bot.tables.all()[0].state.paused
    world.clock.advance(86400)
    await world.box.faults.reconnect()  # or an hour later
    await world.box.until(lambda: not world.bot.tables.all())
    assert (await world.bot.store.live_tables()) == []


async def test_one_10003_takes_no_match_away(world):
    table = await world.match("Ann", "Ben")
    await world.settled()
    world.take_back_tokens()
    world.box.faults.fail("/channels/.*/messages/", method="PATCH", status=404, code=10003)
    before = table.board.text
    await table.move(random.Random(1))
    await world.board_when(lambda m: m.text != before)
    await table.play(random.Random(2), moves=4)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (403, 0), (404, 0), (400, 50006)])
async def test_one_refusal_stops_no_table(world, status, code):
    """Nothing was missing, and nothing changes: so nobody tells the bot that it may try again."""
    table = await world.match("Ann", "Ben")
    await world.settled()
    world.take_back_tokens()
    fault = world.box.faults.fail("/channels/.*/messages/", method="PATCH", status=status, code=code, times=2)
    before = table.board.text
    await table.move(random.Random(1))
    await world.settled()
    assert table.board.text == before
    answer = await world.answered(await table.people[0].command("hand"), "message")
    assert "Discord refuses" in answer.message.text
    for seconds, hits in ((9, 1), (1, 2), (59, 2), (1, 2)):
        world.clock.advance(seconds)
        await world.settled()
        assert fault.hits == hits
    assert table.board.text != before
    answer = await world.answered(await table.people[0].command("hand"), "message")
    assert "Discord refuses" not in answer.message.text


async def test_an_archived_thread_is_opened_again(world):
    place = world.box.thread
    table = await world.match("Ann", "Ben", channel=place)
    world.take_back_tokens(place)
    gate = world.box.faults.hold(f"/channels/{place.id}/messages", times=10)
    await table.move(random.Random(1))
    world.box.faults.archive(place)
    gate.open()
    await world.settled()
    assert not place.archived
    await table.play(random.Random(2), moves=4)


async def test_a_locked_thread_waits_and_goes_on(world):
    place = world.box.thread
    table = await world.match("Ann", "Ben", channel=place)
    world.take_back_tokens(place)
    gate = world.box.faults.hold(f"/channels/{place.id}/messages", times=10)
    before = table.board.text
    person = await table.move(random.Random(1))
    world.box.faults.archive(place, locked=True)
    gate.open()
    await world.settled()
    assert table.board.text == before
    with pytest.raises(ClientRefusedError, match="archived"):
        await person.click(table.board, "My hand")
    world.box.world.archive(place, False, locked=False)
    await world.board_when(lambda m: m.text != before, place)
    await table.play(random.Random(2), moves=4)


async def test_a_lost_permission_loses_no_move(world):
    place = world.box.talk
    table = await world.match("Ann", "Ben", channel=place)
    world.box.faults.revoke(place, Permission.SEND_MESSAGES, Permission.ATTACH_FILES)
    world.take_back_tokens(place)
    before = table.board.text
    rng = random.Random(1)
    for _ in range(3):
        await table.wait()
        await table.move(rng)
    await world.settled()
    assert table.board.text == before
    answer = await world.answered(await table.people[0].command("hand", place), "message")
    assert "missing a permission" in answer.message.text
    table.panels[table.people[0]] = answer.message
    requests = len(world.box.requests)
    await world.settled()
    assert len(world.box.requests) == requests
    world.box.faults.restore(place)
    await world.board_when(lambda m: m.text != before, place)
    await table.play(rng, moves=4)


async def test_a_role_that_brings_permissions_back_shows_the_table_again(world):
    place = world.box.talk
    table = await world.match("Ann", "Ben", channel=place)
    world.box.faults.revoke(place, Permission.SEND_MESSAGES, Permission.ATTACH_FILES)
    world.take_back_tokens(place)
    before = table.board.text
    await table.move(random.Random(1))
    await world.settled()
    assert table.board.text == before
    place.overwrites.clear()  # nothing is told about the channel, but about the bot
    me = world.bot.get_guild(world.box.guild.id).me
    world.bot.dispatch("member_update", me, me)  # as discord.py does; the sandbox gives no roles to the bot
    await world.board_when(lambda m: m.text != before, place)


async def test_a_table_is_refused_where_permissions_are_missing(world):
    place = world.box.talk
    world.box.faults.revoke(place, Permission.ATTACH_FILES)
    answer = await world.answered(await world.box.person("Ann").command("play", place), "message")
    assert "Attach Files" in answer.message.text
    assert "Send Messages" not in answer.message.text
    assert not world.bot.tables.all()


async def test_removed_from_the_server_tables_sleep_until_the_bot_is_back(world):
    table = await world.match("Ann", "Ben")
    await table.play(random.Random(1), moves=3)
    await world.settled()
    world.box.faults.remove_bot(world.box.guild)
    await world.box.until(lambda: world.bot.tables.all()[0].state.refs.get("asleep"))
    await world.settled()
    requests = count(world, "", "/channels/")
    world.clock.advance(3600)  # no clock runs
    world.bot.messenger.look_again(world.bot.tables.all()[0].id)  # as when a hand follows no longer
    await world.settled()
    assert count(world, "", "/channels/") == requests
    assert world.bot.tables.all()[0].state.paused
    world.box.faults.add_bot(world.box.guild)
    await world.board_when(lambda m: "Paused" not in m.text and "turn" in m.text)
    await world.box.until(lambda: not world.bot.tables.all()[0].state.refs.get("asleep"))
    await world.settled()
    for person in table.people:
        await table.open_hand(person)
    await table.play(random.Random(2), moves=4)
