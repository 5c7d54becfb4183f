"""One's own settings for slow games with the real bot in the sandbox: direct messages, quiet hours, absences."""

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


async def page_of(world, person, *, how="", quiet="", zone="UTC") -> Message:
    """The page of calls and turns, after something was set there."""
    page = await world.mine(person, "Calls and turns")
    if how:
        await world.pick(person, page, "own", how)
    if quiet:
        await world.quiet_hours(person, page, quiet, zone)
    return page


async def goes_away(world, person, days: int) -> Message:
    """The page of absences, after the day so many days from now was picked as the last one."""
    day = datetime.fromtimestamp(world.clock.time(), UTC) + timedelta(days=days)
    page = await world.mine(person, "Away")
    await world.pick(person, page, "my-away", f"{day:%Y-%m-%d}")
    return page


def calls(world, table, person) -> list[Message]:
    """The public messages that mention somebody who is to play."""
    messages = [message for message in world.box.messages(table.channel) if not message.ephemeral]
    return [message for message in messages if f"<@{person.id}>" in message.text]


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
    await world.answered(await world.to_bottom(other), "acknowledged")
    await world.settled()
    assert [post for post in world.box.messages(table.channel) if player.user in world.box.pings.of(post)] == []


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
        (request.method, request.template, len(request.files))
        for request in list(world.box.requests)[before:]
        if "/messages" in request.template and "webhooks" not in request.template
    ]
    texts = [since(m.text, start) for m in world.box.messages() if not m.ephemeral]
    return [requests, texts, [a.data for m in world.box.messages() if not m.ephemeral for a in m.attachments]]


@pytest.mark.usefixtures("drawn_tables")
async def test_who_plays_before_a_call_shows_nobody_how_they_are_called(opened, tmp_path):
    runs = []
    for number, settings in enumerate(({}, {"how": "direct"}, {"how": "both"})):
        async with opened(place=tmp_path / f"{number}.db") as world:
            runs.append(await public_of(world, **settings))
    assert runs[0] == runs[1] == runs[2]
    assert runs[0][1]


async def test_an_absence_stops_the_clock_is_told_to_all_and_ended_by_a_press(world):
    table = await slow(world, "Ann", "Ben")
    player, other = await waits(world, table)
    before = seats(world, table)[0].state.times.deadline
    page = await goes_away(world, player, 3)
    assert "You're away until" in page.text
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
    await world.answered(await player.click(page, "I'm back"), "update")
    assert "Pick your last day away" in page.text
    await world.settled()
    assert "is away" not in table.board.text
    assert seats(world, table)[0].state.times.deadline < before + 10 * HOUR


async def test_an_absence_ends_by_itself_and_then_one_is_called(world):
    table = await slow(world, "Ann", "Ben")
    _, _, other = seats(world, table)
    await goes_away(world, other, 0)
    player, _ = await waits(world, table)
    assert calls(world, table, player) == []
    world.clock.advance(DAY)
    await world.settled()
    assert "is away" not in table.board.text
    assert len(calls(world, table, player)) == 1


def days_of(page: Message) -> list[str]:
    """The last days that the page of absences offers, as they read."""
    return [option["label"] for menu in page.selects() for option in menu["options"]]


async def test_the_days_that_are_left_are_offered_and_one_on_an_old_page_is_refused_in_a_sentence(world):
    ann = world.box.person("Ann")
    page = await world.mine(ann, "Away")
    assert "You have 14 days left." in page.text
    first, second, *later = days_of(page)
    assert first.startswith("Today, ")
    assert second.startswith("Tomorrow, ")
    assert len(later) == 12
    old = await world.mine(ann, "Away")
    await goes_away(world, ann, 13)
    world.clock.advance(13 * DAY)
    await world.answered(await ann.click(page, "Away"), "update")
    await world.answered(await ann.click(page, "I'm back"), "update")
    assert "You have 1 day left." in page.text
    assert len(days_of(page)) == 1
    values = [option["value"] for option in old.selects()[0]["options"]]
    over = await world.answered(await ann.select(old, values[:1]), "message")
    assert "That day is over" in over.message.text


async def test_two_pages_of_one_absence_end_it_once_and_say_so(world):
    ann = world.box.person("Ann")
    phone, desk = await goes_away(world, ann, 3), await world.mine(ann, "Away")
    await world.restart()
    for page in (phone, desk):
        await world.answered(await ann.click(page, "I'm back"), "update")
        assert "Pick your last day away" in page.text
    settings = await world.bot.store.finding.settings(world.box.guild.id, ann.id)
    assert len(settings.absences) == 1


async def test_quiet_hours_are_one_setting_of_calls_and_turns(world):
    ann = world.box.person("Ann")
    page = await page_of(world, ann, quiet="22-7", zone="Helsinki")
    assert "22:00–07:00 (Europe/Helsinki)" in page.text
    form = (await world.answered(await ann.click(page, "Quiet hours…"), "modal")).modal
    await world.answered(await ann.submit(form, {"text": "23:00-06:30", "zone": "tokyo"}), "update")
    assert "23:00–06:30 (Asia/Tokyo)" in page.text
    await world.answered(await ann.click(page, "Call me for all"), "update")
    wish = await world.bot.store.finding.notify(world.box.guild.id, ann.id)
    assert (wish.quiet, wish.zone) == ((1380, 390), "Asia/Tokyo")
    await world.answered(await ann.click(page, "No quiet hours"), "update")
    assert "no quiet hours" in page.text
    assert "No quiet hours" not in page.labels()
    form = (await world.answered(await ann.click(page, "Quiet hours…"), "modal")).modal
    wrong = await world.answered(await ann.submit(form, {"text": "at night"}), "message")
    assert "can't read" in wrong.message.text


async def test_the_menu_changes_how_one_is_told(world):
    ann = world.box.person("Ann")
    page = await page_of(world, ann)
    assert "mention you" in page.text
    await world.pick(ann, page, "own", "direct")
    assert "direct message" in page.text
    assert "mention you" not in page.text
