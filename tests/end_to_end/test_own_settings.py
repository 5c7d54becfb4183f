"""One's own settings for slow games with the real bot in the sandbox: direct messages, quiet hours, absences."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from bot.sandbox.model import Message
from bot.tables.commands import Refs
from tests.end_to_end.test_slow_games import play, possible, seats, since, slow

HOUR, DAY = 3600, 86_400
ANSWERING = 16 * 60  # after it no hand follows any more


async def waits(world, table, **settings):
    """Let the one whose turn is next set something and play be theirs: that one, and who waits then."""
    snapshot, mover, other = seats(world, table)
    if settings:
        await page_of(world, other, **settings)
    for person in (mover, other):
        await world.let_go(person)
    token, _ = possible(snapshot)
    await table.open_hand(mover)
    await play(world, table, mover, token)
    await world.let_go(mover)
    world.clock.advance(11)
    await world.settled()
    return other, mover


async def page_of(world, person, **settings) -> Message:
    return await world.told(await person.command("notify turns", **settings))


def calls(world, table, person) -> list[Message]:
    """The public messages that mention somebody who is to play."""
    messages = [one for one in world.box.messages(table.channel) if not one.ephemeral]
    return [one for one in messages if f"<@{person.id}>" in one.text]


def minute(world, by: float) -> str:
    return f"{datetime.fromtimestamp(world.clock.time(), UTC) + timedelta(hours=by):%H:%M}"


async def test_a_turn_comes_as_a_direct_message_without_the_hand_and_goes_when_it_is_over(world):
    table = await slow(world, "Ann", "Ben")
    player, _ = await waits(world, table, how="direct")
    (message,) = player.dms()
    assert calls(world, table, player) == []
    assert "It's your turn" in message.text
    assert f"<#{table.channel.id}>" in message.text
    assert world.box.guild.name in message.text
    assert f"/channels/{world.box.guild.id}/{table.channel.id}/" in message.text
    assert not message.attachments
    assert not message.buttons()
    await table.open_hand(player)
    await play(world, table, player, possible(seats(world, table)[0])[0])
    await world.box.until(lambda: not player.dms())


async def test_both_are_a_mention_and_a_direct_message(world):
    table = await slow(world, "Ann", "Ben")
    player, _ = await waits(world, table, how="both")
    assert len(calls(world, table, player)) == len(player.dms()) == 1


async def test_a_direct_message_that_is_not_taken_is_a_mention_and_that_is_said_once(world):
    table = await slow(world, "Ann", "Ben")
    _, _, other = seats(world, table)
    other.close_dms()
    player, _ = await waits(world, table, how="direct")
    assert player is other
    assert len(calls(world, table, player)) == 1
    assert player.dms() == []
    await world.restart()
    hand = await table.open_hand(player)
    assert "didn't get through" in hand.text
    assert "didn't get through" not in (await page_of(world, player)).text
    assert "didn't get through" not in (await table.open_hand(player)).text


async def test_the_page_of_settings_says_it_too(world):
    table = await slow(world, "Ann", "Ben")
    _, _, other = seats(world, table)
    other.close_dms()
    await waits(world, table, how="both")
    assert "didn't get through" in (await page_of(world, other)).text
    assert "didn't get through" not in (await page_of(world, other)).text


async def test_an_answer_that_was_lost_and_a_restart_send_no_second_one(world):
    table = await slow(world, "Ann", "Ben")
    _, _, other = seats(world, table)
    dm = world.box.world.dm(other.user)
    world.box.faults.drop(rf"/channels/{dm.id}/messages", method="POST", applied=True)
    player, _ = await waits(world, table, how="direct")
    await world.box.until(lambda: len(player.dms()) == 1)
    await world.settled()
    await world.restart()
    await world.settled()
    world.clock.advance(HOUR)
    await world.settled()
    assert len(player.dms()) == 1
    assert calls(world, table, player) == []


async def forgets_the_message(world, table) -> None:
    """Restart the bot as after a kill between a direct message, or the try to send it, and its note."""
    lost = {"direct": None, "direct-in": None, "mentioned": None}
    await world.restart()
    await world.settled()
    await world.bot.tables.send(seats(world, table)[0].id, Refs(lost))
    await world.restart()
    await world.settled()
    world.clock.advance(11)
    await world.settled()


async def test_a_note_without_its_message_finds_the_one_that_has_arrived(world):
    table = await slow(world, "Ann", "Ben")
    player, _ = await waits(world, table, how="direct")
    (message,) = player.dms()
    message.nonce = None  # Discord knows it for minutes only, and would send no second one for as long
    await forgets_the_message(world, table)
    assert player.dms() == [message]
    assert seats(world, table)[0].state.refs["direct"] == message.id


async def test_a_note_whose_message_was_never_sent_is_sent_once_after_a_restart(world):
    table = await slow(world, "Ann", "Ben")
    player, _ = await waits(world, table, how="direct")
    (message,) = player.dms()
    message.nonce = None
    world.box.faults.delete_message(message)
    await forgets_the_message(world, table)
    (sent,) = player.dms()
    assert sent.text == message.text
    assert seats(world, table)[0].state.refs["direct"] == sent.id
    assert calls(world, table, player) == []


async def test_both_with_closed_direct_messages_are_one_mention(world):
    table = await slow(world, "Ann", "Ben")
    _, _, other = seats(world, table)
    other.close_dms()
    player, _ = await waits(world, table, how="both")
    await world.restart()
    await world.settled()
    world.clock.advance(HOUR)
    await world.settled()
    assert len(calls(world, table, player)) == 1


async def test_a_nudge_takes_the_place_of_the_direct_message(world):
    table = await slow(world, "Ann", "Ben")
    player, other = await waits(world, table, how="direct")
    (first,) = player.dms()
    world.clock.advance(9 * HOUR)
    await world.settled()
    menu = (await world.answered(await other.click(table.board, "Menu"), "message")).message
    await world.answered(await other.click(menu, "Nudge"), "update")
    await world.settled()
    (second,) = player.dms()
    assert second.id != first.id
    assert calls(world, table, player) == []


async def test_nobody_is_called_at_night_and_the_deadline_has_it_in_already(world):
    """Neither at the turn's beginning nor by a nudge, and the table says nothing else about it."""
    table = await slow(world, "Ann", "Ben")
    player, other = await waits(world, table, quiet=f"{minute(world, -1)}-{minute(world, 9)}", zone="UTC")
    assert calls(world, table, player) == []
    end = seats(world, table)[0].state.times.deadline
    began = seats(world, table)[0].state.times.awaited_since
    assert end > began + DAY
    assert f"<t:{int(end)}:R>" in table.board.text
    world.clock.advance(int(8.5 * HOUR))
    await world.settled()
    menu = (await world.answered(await other.click(table.board, "Menu"), "message")).message
    await world.answered(await other.click(menu, "Nudge"), "update")
    assert "hear from me again" in menu.text
    await world.settled()
    world.clock.advance(11)
    await world.settled()
    assert calls(world, table, player) == []
    world.clock.advance(HOUR)
    await world.settled()
    assert len(calls(world, table, player)) == 1


async def test_a_board_that_is_posted_at_night_mentions_nobody(world):
    table = await slow(world, "Ann", "Ben")
    player, other = await waits(world, table, quiet=f"{minute(world, -1)}-{minute(world, 8)}", zone="UTC")
    await world.told(await other.command("table"))
    await world.settled()
    assert [one for one in world.box.messages(table.channel) if player.user in one.pinged] == []


@pytest.mark.parametrize("how", ["mention", "direct"])
async def test_a_slow_turn_at_night_comes_in_the_morning_as_one_wants_it(world, how):
    table = await slow(world, "Ann", "Ben")
    quiet = f"{minute(world, -1)}-{minute(world, 6)}"
    player, _ = await waits(world, table, quiet=quiet, zone="UTC", how=how)
    assert calls(world, table, player) + player.dms() == []
    await world.restart()
    await world.settled()
    world.clock.advance(7 * HOUR)
    await world.settled()
    assert len(calls(world, table, player)) == (how == "mention")
    assert len(player.dms()) == (how == "direct")


async def public_of(world, **settings) -> list:
    """All that others can notice while somebody with these settings plays in time."""
    table = await slow(world, "Ann", "Ben")
    snapshot, mover, other = seats(world, table)
    if settings:
        await page_of(world, other, **settings)
    before, start = len(world.box.requests), int(world.clock.time())
    await play(world, table, mover, possible(snapshot)[0])
    await play(world, table, other, possible(seats(world, table)[0])[0])
    await world.settled()
    requests = [
        (one.method, one.template, len(one.files))
        for one in list(world.box.requests)[before:]
        if "/messages" in one.template and "webhooks" not in one.template
    ]
    texts = [since(m.text, start) for m in world.box.messages() if not m.ephemeral]
    return [requests, texts, [a.data for m in world.box.messages() if not m.ephemeral for a in m.attachments]]


async def test_who_plays_before_a_call_shows_nobody_how_they_are_called(opened, tmp_path):
    seen = []
    for number, settings in enumerate(({}, {"how": "direct"}, {"how": "both"})):
        async with opened(place=tmp_path / f"{number}.db") as world:
            seen.append(await public_of(world, **settings))
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][1]


async def test_an_absence_stops_the_clock_is_told_to_all_and_ended_by_a_press(world):
    table = await slow(world, "Ann", "Ben")
    player, other = await waits(world, table)
    before = seats(world, table)[0].state.times.deadline
    last = f"{datetime.fromtimestamp(world.clock.time(), UTC) + timedelta(days=3):%Y-%m-%d}"
    said = (await world.told(await player.command("away", until=last))).text
    assert "You're away until" in said
    await world.settled()
    assert f"{player.name} is away until <t:" in table.board.text
    end = seats(world, table)[0].state.times.deadline
    assert end > before + 2 * DAY
    await world.restart()
    await world.settled()
    assert f"{player.name} is away until" in table.board.text
    assert seats(world, table)[0].state.times.deadline == end
    world.clock.advance(9 * HOUR)
    menu = (await world.answered(await other.click(table.board, "Menu"), "message")).message
    await world.answered(await other.click(menu, "Nudge"), "update")
    assert "is away" in menu.text
    page = await page_of(world, player)
    assert "You're away until" in page.text
    await world.answered(await player.click(page, "I'm back"), "message")
    await world.settled()
    assert "is away" not in table.board.text
    assert seats(world, table)[0].state.times.deadline < before + 10 * HOUR


async def test_an_absence_ends_by_itself_and_then_one_is_called(world):
    table = await slow(world, "Ann", "Ben")
    _, _, other = seats(world, table)
    today = f"{datetime.fromtimestamp(world.clock.time(), UTC):%Y-%m-%d}"
    await world.told(await other.command("away", until=today))
    player, _ = await waits(world, table)
    assert calls(world, table, player) == []
    world.clock.advance(DAY)
    await world.settled()
    assert "is away" not in table.board.text
    assert len(calls(world, table, player)) == 1


async def test_days_that_cannot_be_and_days_that_are_used_up_are_refused_in_a_sentence(world):
    ann = world.box.person("Ann")

    async def away(days: int) -> str:
        day = datetime.fromtimestamp(world.clock.time(), UTC) + timedelta(days=days)
        return (await world.told(await ann.command("away", until=f"{day:%Y-%m-%d}"))).text

    assert "aren't away" in (await world.told(await ann.command("away"))).text
    assert "That day is over" in await away(-1)
    refused = await away(15)
    assert "too long" in refused
    last = re.search(r"\d{4}-\d\d-\d\d", refused)[0]
    assert "You're away until" in (await world.told(await ann.command("away", until=last))).text
    assert "no date" in (await world.told(await ann.command("away", until="soon"))).text
    assert "no date" in (await world.told(await ann.command("away", until="9999-12-31"))).text
    world.clock.advance(13 * DAY)
    assert "Welcome back" in (await world.told(await ann.command("away"))).text
    world.clock.advance(DAY)
    assert "too long" in await away(3)
    assert "You're away until" in await away(0)
    world.clock.advance(DAY)
    await world.settled()
    assert "14 days" in await away(1)


async def test_quiet_hours_are_one_setting_of_calls_and_turns(world):
    ann = world.box.person("Ann")
    told = (await world.told(await ann.command("notify on", quiet="22-7", zone="Helsinki"))).text
    assert "between 22:00 and 07:00 (Europe/Helsinki)" in told
    page = await page_of(world, ann)
    assert "22:00–07:00 (Europe/Helsinki)" in page.text
    assert "Nobody calls you between" in (await world.told(await ann.command("notify on"))).text
    form = await ann.click(page, "Quiet hours…")
    shown = (await world.answered(form, "modal")).modal
    await world.answered(await ann.submit(shown, {"text": "23:00-06:30", "zone": "tokyo"}), "update")
    assert "23:00–06:30 (Asia/Tokyo)" in page.text
    await world.answered(await ann.click(page, "No quiet hours"), "update")
    assert "no quiet hours" in page.text
    assert "Nobody calls you" not in (await world.told(await ann.command("notify on"))).text
    wrong = await world.told(await ann.command("notify turns", quiet="at night"))
    assert "can't read" in wrong.text


async def test_the_menu_changes_how_one_is_told(world):
    ann = world.box.person("Ann")
    page = await page_of(world, ann)
    assert "mention you" in page.text
    await world.answered(await ann.select(page, ["direct"]), "update")
    assert "direct message" in page.text
    assert "mention you" not in page.text
