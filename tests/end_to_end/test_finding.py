"""Finding players: calls, challenges and the menu of a member, with the real bot in the sandbox."""

from datetime import datetime, timedelta
from unittest.mock import AsyncMock
from zoneinfo import ZoneInfo

import pytest
from aiohttp import ClientConnectionResetError

from bot.finding.rows import Notify
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.sandbox.model import Message
from tests.end_to_end.test_forged import forged


async def said(world, interaction) -> str:
    """Return the text of the private answer."""
    return (await world.private_answer(interaction)).text


async def wants(world, *names: str, game: str = "", quiet: str = "", zone: str = "UTC") -> list:
    """Let people ask to be called."""
    people = [world.box.person(name) for name in names]
    for person in people:
        page = await world.mine(person, "Calls and turns")
        if quiet:
            await world.quiet_hours(person, page, quiet, zone)
        if game:
            await world.pick(person, page, "call-me", game)
        else:
            await world.answered(await person.click(page, "Call me for all"), "update")
        assert "When players are wanted, I call you for" in page.text
    return people


async def block(world, person, other, verb: str = "block") -> Message:
    """The page of blocked people, after somebody was picked there."""
    page = await world.mine(person, "Calls and turns")
    await world.answered(await person.click(page, "Blocked people"), "update")
    await world.pick(person, page, verb, other)
    return page


async def callers(world, person, who) -> Message:
    """The page on who may call players, after that was set there."""
    world.box.world.role(world.box.guild, "Moderator").permissions |= 1 << 5
    page = (await world.answered(await person.command("settings"), "message")).message
    for label in ("During a match", "Calling players"):
        await world.answered(await person.click(page, label), "update")
    (menu,) = (menu for menu in page.selects() if (menu["type"] == 3) is isinstance(who, str))
    await world.answered(await person.select(page, [who], custom_id=menu["custom_id"]), "update")
    return page


def calls(world, channel=None) -> list[Message]:
    """The public messages that call people, which are there now."""
    messages = [message for message in world.box.messages(channel) if not message.ephemeral]
    return [message for message in messages if "Don't call me" in message.labels() or "Not now" in message.labels()]


async def opened_by(world, name: str, channel=None, **options):
    """A lobby, and its options as its host sees them."""
    person = world.box.person(name)
    await world.answered(await person.command("play", channel, **options))
    await world.seated(1, channel)
    return person, await world.options(person, channel)


async def call(world, person, options: Message) -> str:
    return await said(world, await person.click(options, "Call players"))


def mentioned(message: Message) -> set[int]:
    return {user.id for user in message.mentions}


async def test_a_call_mentions_those_who_asked_for_it_and_nobody_else(world):
    ben, _ = await wants(world, "Ben", "Cili")
    await wants(world, "Dora", game="uno")
    ann, options = await opened_by(world, "Ann", game="classic")
    assert await call(world, ann, options) == "2 people were called."
    (message,) = calls(world)
    assert mentioned(message) == {ben.id, world.box.person("Cili").id}
    posts = [r for r in world.box.requests if r.method == "POST" and r.template.endswith("/messages")]
    request = next(r for r in posts if "players are wanted" in str(r.body))
    allowed = request.body["allowed_mentions"]
    assert {int(user) for user in allowed["users"]} == mentioned(message)
    assert not allowed.get("parse")
    assert "@everyone" not in message.text
    assert "@here" not in message.text


async def test_a_press_in_the_message_itself_ends_it(world):
    (ben,) = await wants(world, "Ben")
    ann, options = await opened_by(world, "Ann")
    await call(world, ann, options)
    (message,) = calls(world)
    assert "won't be called" in await said(world, await ben.click(message, "Don't call me"))
    assert "aren't called" in await said(world, await ben.click(message, "Don't call me"))
    page = await world.mine(ben, "Calls and turns")
    assert "I don't call you when players are wanted." in page.text
    assert "Don't call me" not in page.labels()


async def test_a_channel_calls_once_an_hour_and_a_person_is_called_once_in_one(world):
    await wants(world, "Ben")
    ann, options = await opened_by(world, "Ann")
    cili, other = await opened_by(world, "Cili", world.box.talk)
    assert "1 person" in await call(world, ann, options)
    assert "You can call again" in await call(world, ann, options)
    assert "nobody to call" in await call(world, cili, other)


async def test_nobody_is_called_in_their_quiet_hours(world):
    """Ben sleeps from half an hour ago for an hour, by the clocks in Helsinki; Cili does so later."""
    now = datetime.fromtimestamp(world.clock.time(), ZoneInfo("Europe/Helsinki"))
    first, then, last = (f"{now + timedelta(minutes=by):%H:%M}" for by in (-30, 30, 90))
    (ben,) = await wants(world, "Ben", quiet=f"{first}-{then}", zone="Europe/Helsinki")
    ann, options = await opened_by(world, "Ann")
    assert "nobody to call" in await call(world, ann, options)
    assert calls(world) == []
    await wants(world, "Cili", quiet=f"{then}-{last}", zone="Europe/Helsinki")
    world.clock.advance(31 * 60)  # the lobby is given up meanwhile
    await world.box.until(lambda: all(table.state.phase == "over" for table in world.bot.tables.all()))
    await world.settled()
    dora, options = await opened_by(world, "Dora")
    assert "1 person" in await call(world, dora, options)
    assert mentioned(calls(world)[0]) == {ben.id}


async def test_of_more_than_twenty_twenty_are_called_and_the_others_next_time(world):
    people = await wants(world, *(f"P{number}" for number in range(23)))
    ann, options = await opened_by(world, "Ann")
    dora, other = await opened_by(world, "Dora", world.box.talk)
    assert await call(world, ann, options) == "20 people were called."
    assert await call(world, dora, other) == "3 people were called."
    (first,), (second,) = calls(world), calls(world, world.box.talk)
    assert (len(mentioned(first)), len(mentioned(second))) == (20, 3)
    assert mentioned(first) | mentioned(second) == {person.id for person in people}


async def test_who_was_called_longest_ago_comes_first(world):
    people = await wants(world, *(f"P{number}" for number in range(23)))
    ann, options = await opened_by(world, "Ann")
    assert await call(world, ann, options) == "20 people were called."
    others = {person.id for person in people} - mentioned(calls(world)[0])
    world.clock.advance(61 * 60)  # the lobby is given up meanwhile
    await world.box.until(lambda: all(table.state.phase == "over" for table in world.bot.tables.all()))
    await world.settled()
    dora, options = await opened_by(world, "Dora")
    assert await call(world, dora, options) == "20 people were called."
    assert others <= mentioned(calls(world)[0])


async def test_two_lobbies_that_call_at_once_call_nobody_twice(world):
    ben, dora = await wants(world, "Ben", "Dora")
    ann, options = await opened_by(world, "Ann")
    cili, other = await opened_by(world, "Cili", world.box.talk)
    first, second = await ann.click(options, "Call players"), await cili.click(other, "Call players")
    await world.private_answer(first)
    await world.private_answer(second)
    places = (world.box.table, world.box.talk)
    called = [person for place in places for message in calls(world, place) for person in mentioned(message)]
    assert sorted(called) == sorted([ben.id, dora.id])


async def test_who_has_left_the_server_is_not_called_and_wants_it_no_more(world, monkeypatch):
    await wants(world, "Ben")
    (dora,) = await wants(world, "Dora")
    dora.leave()
    ann, options = await opened_by(world, "Ann")
    with monkeypatch.context() as broken:
        broken.setattr("discord.gateway.DiscordWebSocket.send", AsyncMock(side_effect=ClientConnectionResetError()))
        assert "nobody was called" in await call(world, ann, options)
    assert "1 person" in await call(world, ann, options)
    assert dora.id not in mentioned(calls(world)[0])
    assert await world.bot.store.finding.notify(world.box.guild.id, dora.id) is None


async def test_who_sits_at_another_table_or_blocks_the_caller_is_not_called(world):
    _, cili = await wants(world, "Ben", "Cili")
    await opened_by(world, "Ben", world.box.talk)
    ann, options = await opened_by(world, "Ann")
    page = await block(world, cili, ann)
    assert f"Blocked people:** <@{ann.id}>" in page.text
    assert not world.box.pings.of(page)
    assert "already" in (await block(world, cili, ann)).text
    assert "nobody to call" in await call(world, ann, options)
    assert "You haven't blocked anyone" in (await block(world, cili, ann, "unblock")).text
    assert "1 person" in await call(world, ann, options)


async def test_a_call_goes_when_the_table_is_full_or_closed_also_after_a_restart(world):
    await wants(world, "Ben")
    ann, options = await opened_by(world, "Ann")
    await call(world, ann, options)
    await world.restart()
    assert len(calls(world)) == 1
    for name in ("Cili", "Dora", "Eve"):
        await world.answered(await world.box.person(name).click(world.board(), "Join"))
    await world.box.until(lambda: not calls(world))


async def seat_called(world, *names: str):
    """A match of Ann and Cili, who has left; Ann has called players to her seat. The message that calls them."""
    await wants(world, *names, "Cili")  # who is not called to the table that she left
    table = await world.match("Ann", "Cili")
    ann, cili = table.people
    await world.leave(cili)
    assert "1 person was called." in (await world.question(ann, "Call players")).text
    (message,) = calls(world)
    return table, message


async def test_a_match_calls_to_the_seat_of_who_left_and_a_press_takes_it(world_on):
    world = world_on
    table, message = await seat_called(world, "Ben")
    ben, cili = world.box.person("Ben"), table.people[1]
    assert mentioned(message) == {ben.id}
    assert f"<@{ben.id}>, one more is wanted: Classic domino, round 1 · [table](https://" in message.text
    assert "-# Score: Ann 0, Cili 0. Free: Cili. In the league the match won't count for you." in message.text
    taken = await ben.click(message, "Take the seat")
    hand = await world.private_answer(taken)
    assert hand.attachments[0].filename == "hand.png"
    assert hand.ephemeral
    await world.wait_for_text("All seats are taken.")
    assert calls(world) == []
    state = world.bot.tables.in_channel(world.box.guild.id, table.channel.id).state
    assert (state.seats[1].person, state.seats[1].dealt.person) == (ben.id, cili.id)
    await world.leave(ben)
    menu = await world.private_answer(await table.people[0].command("table"))
    assert "You can call again" in await call(world, table.people[0], menu)


@pytest.mark.parametrize("lobby", [True, False])
async def test_who_comes_within_ten_minutes_is_wanted_also_after_a_restart(world, lobby):
    if lobby:
        await wants(world, "Ben")
        ann, options = await opened_by(world, "Ann")
        await call(world, ann, options)
        (message,) = calls(world)
    else:
        _, message = await seat_called(world, "Ben")
    world.clock.advance(500)
    await world.restart()
    await world.settled()
    assert len(calls(world)) == 1
    world.clock.advance(101)
    await world.wait_for_text("Nobody else came, so the call is over.")
    assert calls(world) == []
    await world.restart()
    await world.settled()
    assert message.text == "Nobody else came, so the call is over."


async def test_only_who_plays_calls_to_a_match_and_only_where_a_seat_is_free(world):
    await wants(world, "Ben")
    table = await world.match("Ann", "Cili")
    menu = (await world.answered(await table.people[0].command("table"), "message")).message
    assert "Call players" not in menu.labels()
    press = encode(Press(world.bot.tables.all()[0].id, 1, verbs.CALL_PLAYERS))
    assert "seats are taken" in await forged(world, table.people[0], table.board, press)
    assert "not in this match" in await forged(world, world.box.person("Eve"), table.board, press)
    assert calls(world) == []


async def test_a_seat_called_for_is_not_taken_by_who_has_or_left_one(world):
    table, message = await seat_called(world, "Ben")
    ann, cili = table.people
    assert "already have a seat" in await said(world, await ann.click(message, "Take the seat"))
    assert "already have a seat" in await said(world, await cili.click(message, "Take the seat"))
    assert len(calls(world)) == 1


@pytest.mark.parametrize("who", ["host", "moderators"])
async def test_who_may_not_call_is_told_so(world, who):
    await wants(world, "Ben")
    ann = world.box.person("Ann")
    await callers(world, ann, who)
    _, lobby_options = await opened_by(world, "Cili")
    dora = world.box.person("Dora")
    options = await world.options(dora)
    answer = await world.answered(await dora.click(options, "Call players"))
    assert "may call players" in answer.message.text
    if who == "host":
        assert "1 person" in await call(world, world.box.person("Cili"), lobby_options)
    else:
        assert "Only moderators" in await call(world, world.box.person("Cili"), lobby_options)


async def test_a_role_may_call_and_others_may_not(world):
    await wants(world, "Ben")
    ann, role = world.box.person("Ann"), world.box.add_role(world.box.guild, "Callers")
    assert "Only members with this role" in (await callers(world, ann, role)).text
    cili, options = await opened_by(world, "Cili")
    assert "with this role" in await call(world, cili, options)
    world.box.guild.members[cili.id].roles.append(role.id)
    assert "1 person" in await call(world, cili, options)
    refused = await forged(world, cili, options, encode(Press(NO_TABLE, 0, verbs.CALLERS, ("host",))))
    assert "no longer answers you" in refused
    assert await world.bot.dispatcher.services.settings.callers(world.box.guild.id) == str(role.id)
    everybody = world.box.guild.roles[world.box.guild.id]
    assert "Everyone may call" in (await callers(world, ann, everybody)).text


async def test_a_challenge_calls_one_person_who_joins_or_does_not(world):
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    answer = await said(world, await ann.command("play", against=ben))
    assert "a seat is kept for Ben" in answer
    (message,) = calls(world)
    assert mentioned(message) == {ben.id}
    await world.wait_for_text("A seat is kept for Ben")
    refused = await world.answered(await world.box.person("Cili").click(message, "Not now"), "message")
    assert "No seat is kept for you" in refused.message.text
    await world.answered(await ben.click(message, "Not now"))
    await world.box.until(lambda: not calls(world))
    await world.wait_for_text("Ben can't play now")
    again = await said(world, await ann.command("play", world.box.talk, against=ben))
    assert "was challenged a while ago" in again


async def test_the_menu_of_a_member_challenges_and_shows_the_card(world):
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    assert "kept for Ben" in await said(world, await ann.use_on(ben, "Play with…"))
    (message,) = calls(world)
    await world.answered(await ben.click(message, "Join"))
    await world.seated(2)
    await world.box.until(lambda: not calls(world))
    card = (await world.answered(await ann.use_on(ben, "Card of…"), "message")).message
    assert card.ephemeral
    assert "No league match on this server yet" in card.text


async def test_who_cannot_be_challenged_and_why(world):
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    assert "challenge yourself" in await said(world, await ann.command("play", against=ann))
    assert "is a bot" in await said(world, await ann.command("play", against=world.box.world.bot))
    await block(world, ben, ann)
    assert "doesn't take challenges" in await said(world, await ann.command("play", against=ben))
    assert "doesn't take challenges" in await said(world, await ann.use_on(ben, "Play with…"))
    cili = world.box.person("Cili")
    cili.leave()
    assert "isn't in this server" in await said(world, await ann.command("play", against=cili.user))
    assert world.bot.tables.all() == ()
    assert "one of the two out" in await said(world, await ann.command("play", against=ben, fixture=1))


async def test_wishes_are_stored_as_they_were_picked_and_bad_ones_have_clear_answers(world):
    (ben,) = await wants(world, "Ben", game="uno", quiet="22-7:30", zone="helsinki")
    wish = await world.bot.store.finding.notify(world.box.guild.id, ben.id)
    assert wish is not None
    assert wish == Notify(ben.id, ("uno",), (1320, 450), "Europe/Helsinki", wish.since)
    page = await world.mine(ben, "Calls and turns")
    form = (await world.answered(await ben.click(page, "Quiet hours…"), "modal")).modal
    wrong = await world.answered(await ben.submit(form, {"zone": "Nowhere"}), "message")
    assert "“Nowhere”" in wrong.message.text
    games = next(menu for menu in page.selects() if ":call-me:" in menu["custom_id"])
    await world.pick(ben, page, "call-me", *(option["value"] for option in games["options"]))
    assert "for all games" in page.text
    await world.answered(await ben.click(page, "Don't call me"), "update")
    assert "I don't call you" in page.text
    await world.answered(await ben.click(page, "Blocked people"), "update")
    answer = await world.answered(await ben.select(page, [ben]), "message")
    assert "That's you" in answer.message.text


async def test_who_waits_alone_is_offered_what_else_there_is(world):
    ann, _ = await opened_by(world, "Ann", game="classic")
    await world.let_go(ann)
    board = world.board()
    edits = sum(r.method == "PATCH" for r in world.box.requests)
    world.clock.advance(301)
    await world.board_when(lambda m: "Call players" in m.labels())
    assert world.board().id == board.id
    assert {"+ Computer", "Today's deal"} <= set(world.board().labels())
    await world.settled()
    assert sum(r.method == "PATCH" for r in world.box.requests) == edits + 1
    daily = await world.answered(await ann.click(world.board(), "Today's deal"), "message")
    assert "Boneyard daily" in daily.message.text
    await world.answered(await world.box.person("Ben").click(world.board(), "Join"))
    await world.board_when(lambda m: "Call players" not in m.labels())
