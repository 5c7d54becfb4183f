"""A game night in the sandbox, from the command to the podium."""

from dataclasses import replace as replace_field
from datetime import UTC, datetime

import pytest

from bot.nights.rules import steps
from bot.sandbox.permissions import Permission
from storage import StorageError
from tests.end_to_end.nights import (
    begin,
    calls,
    come,
    end_all,
    fill,
    open_tables,
    page,
    paged,
    press,
    rounds_of,
    setting,
    small,
    start,
)
from tests.end_to_end.test_commands import boss
from tests.end_to_end.world import PACE


async def test_a_night_of_12_people_from_the_command_to_the_podium(world):
    for role in world.box.guild.roles.values():
        role.permissions |= int(Permission.PIN_MESSAGES)
    host = await boss(world)
    assert "then you begin" in (await start(world, host)).text
    await paged(world, "In: 0")
    people = await come(world, [f"P{n}" for n in range(11)])
    await press(world, host, "I'm in")
    await paged(world, "In: 12")
    await world.settled()
    control = await press(world, host, "Host")
    await world.answered(await host.click(control, "Begin round 1"), "update")
    await paged(world, "Tables done: 0 of 3")
    assert len(calls(world)) == 3
    assert page(world).id > max(call.id for call in calls(world))  # it stands below them, not between two
    called = [user.id for call in calls(world) for user in call.mentions]
    assert sorted(called) == sorted(person.id for person in [*people, host])
    assert len(open_tables(world)) == 3
    hand = await press(world, people[3], "To my table")
    assert "Your table: <#" in hand.text
    await end_all(world)
    message = await paged(world, "Round 1 is over")
    assert message.attachments
    for person in [*people, host]:
        await press(world, person, "Ready")
    await paged(world, "Round 2 of 2")
    await paged(world, "Tables done: 0 of 3")
    await end_all(world)
    over = await paged(world, "The game night is over")
    await world.settled()
    assert over.pinned
    assert "My place" in over.labels()
    place = await press(world, people[0], "My place")
    assert "You're" in place.text
    assert "of 12" in place.text
    file = await press(world, people[0], "As CSV")
    assert file.ephemeral
    assert file.attachments[0].data.count(b"\n") == 13
    threads = rounds_of(world)
    assert len(threads) == 6
    for _ in range(3):
        world.clock.advance(61)
        await world.settled()
    await world.box.until(lambda: all(thread.archived for thread in threads))


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"at": "2001-01-01 20:00"}, "doesn't work"),
        ({"until": "soon"}, "is no time"),
        ({"minutes": "9"}, "10 to 180"),
        ({"role": "Nobody"}, "one role “Nobody”"),
        ({"at": "2031-13-40 20:00"}, "2031-13-40"),
    ],
)
async def test_what_cannot_be_is_said_and_the_night_stays_as_it_was(world, more, words):
    host = await boss(world)
    assert words in (await start(world, host, **more)).text
    plan = world.bot.services.nights.in_channel(world.box.guild.id, world.box.table.id).plan
    assert (plan.starts, plan.until, plan.minutes, plan.role) == (0, 0, 20, 0)


async def test_everything_is_set_on_the_page_before_the_first_round(world):
    """The page that all see follows."""
    host, ben = await boss(world), world.box.person("Ben")
    assert "bridge" in (await world.private_answer(await host.command("night", game="bridge"))).text
    assert page(world) is None
    role = world.box.world.role(world.box.guild, "Moderator")
    clock = datetime.fromtimestamp(world.clock.time() + 7200, UTC).strftime("%Y-%m-%d %H:%M")
    setup = await start(world, host, seats=3, until=clock, minutes=30, role="moderator", rated=False, duplicate=True)
    plan = world.bot.services.nights.in_channel(world.box.guild.id, world.box.table.id).plan
    assert (plan.seats, plan.rounds, plan.minutes, plan.role) == (3, 0, 30, role.id)
    assert (plan.rated, plan.duplicate) == (False, True)
    assert abs(plan.until - world.clock.time() - 7200) <= 60
    await paged(world, "3 a table · 30 min a round at most · doesn't count in the league · same deals")
    assert "is for" in (await press(world, ben, "I'm in")).text
    await world.answered(await host.select(setup, ["5"], custom_id=setting(setup, "rounds")), "update")
    await paged(world, "5 rounds")
    await fill(world, host, setup, {"role": ""})
    await press(world, ben, "I'm in")
    late = await world.answered(await host.click(setup, "League: off"), "message")
    assert "can't count in the league any more" in late.message.text
    control = await press(world, host, "Host")
    assert control.labels()[0] == "Begin round 1"
    assert "Take someone out" in [menu["placeholder"] for menu in control.selects()]
    await press(world, host, "I'm in")
    await world.answered(await host.click(control, "Begin round 1"), "update")
    late = await world.answered(await host.select(setup, ["7"], custom_id=setting(setup, "rounds")), "message")
    assert "its settings stay" in late.message.text


async def test_who_may_not_and_where_it_cannot_be(world):
    host, ben = await boss(world), world.box.person("Ben")
    assert "Only people who can manage" in (await start(world, ben)).text
    assert "needs a text channel" in (await start(world, host, world.box.thread)).text
    everyone = world.box.guild.roles[world.box.guild.id]
    everyone.permissions &= ~Permission.CREATE_PUBLIC_THREADS
    refused = await world.private_answer(await host.command("night", game="classic"))
    assert "Create Public Threads" in refused.text
    assert "permissions=" in refused.text
    await start(world, host)
    refused = await world.answered(await host.click(refused, "Begin round 1"), "message")
    assert "Create Public Threads" in refused.message.text
    everyone.permissions |= Permission.CREATE_PUBLIC_THREADS
    assert "has a game night already" in (await world.private_answer(await ben.command("night"))).text
    await paged(world, "In: 0")
    await press(world, host, "I'm in")
    await paged(world, "In: 1")
    control = await press(world, host, "Host")
    few = await world.answered(await host.click(control, "Begin round 1"), "message")
    assert "At least 2 people" in few.message.text
    assert "Only people who can manage" in (await press(world, ben, "Host")).text


async def test_a_round_ends_with_its_time_and_the_break_by_itself(world):
    await small(world, minutes=10)
    await paged(world, "Tables done: 0 of 2")
    world.clock.advance(10 * 60 + 1)
    await paged(world, "Round 1 is over")
    world.clock.advance(299)
    await world.settled()
    assert "Round 1 is over" in page(world).text
    world.clock.advance(2)
    await paged(world, "Round 2 of 2")


async def test_latecomers_those_who_go_and_a_deleted_thread(world):
    people = await small(world)
    host = people[0]
    await paged(world, "Tables done: 0 of 2")
    late = world.box.person("Eve")
    assert "from the next round on" in (await press(world, late, "I'm in")).text
    assert "don't sit at a table" in (await press(world, late, "To my table")).text
    control = await press(world, host, "Host")
    await world.answered(await host.click(control, "Seat latecomers"), "update")
    await paged(world, "Tables done: 0 of 3")
    assert calls(world)[-1].mentions[0].id == late.id
    assert "a computer player" in calls(world)[-1].text
    lost = world.box.guild.channels[calls(world)[0].id]
    world.box.world.delete_channel(lost)
    await world.box.until(lambda: len(calls(world)) == 4)
    await world.box.until(lambda: len(open_tables(world)) == 3)
    assert "Your match goes on" in (await press(world, people[1], "I'm out")).text
    control = await press(world, host, "Host")
    out = next(menu for menu in control.selects() if menu["placeholder"] == "Take someone out")
    await world.answered(await host.select(control, ["1"], custom_id=out["custom_id"]), "update")
    await end_all(world)
    for person in [host, *people[2:], late]:
        if "Ready" in page(world).labels():
            await press(world, person, "Ready")
    await paged(world, "Round 2 of 2")
    await world.settled()
    night = world.bot.services.nights.in_channel(world.box.guild.id, world.box.table.id)
    assert sum(guest.state == "out" for guest in night.guests) >= 1


async def test_two_nights_in_two_channels_and_a_pause(world):
    await small(world)
    await small(world, world.box.talk, names=("Fay", "Gus"))
    await paged(world, "Tables done: 0 of 2", world.box.table)
    await paged(world, "Tables done: 0 of 2", world.box.talk)
    host = await boss(world)
    control = await press(world, host, "Host", world.box.talk)
    await world.answered(await host.click(control, "Pause"), "update")
    await paged(world, "Paused", world.box.talk)
    await world.settled()
    assert sum(bool(table.state.paused) for table in open_tables(world)) == 2
    world.clock.advance(5 * 3600)
    await paged(world, "Round 1 is over", world.box.table)
    assert "Tables done: 0 of 2" in page(world, world.box.talk).text
    control = await press(world, host, "Host", world.box.talk)
    await world.answered(await host.click(control, "Resume"), "update")
    await world.settled()
    assert not any(table.state.paused for table in open_tables(world))
    control = await press(world, host, "Host", world.box.talk)
    sure = (await world.answered(await host.click(control, "End the night"), "update")).message
    await world.answered(await host.click(sure, "Yes, end it"), "update")
    await paged(world, "The game night was ended", world.box.talk)
    for _ in range(3):
        world.clock.advance(61)
        await world.settled()
    assert "then you begin" in (await start(world, host, world.box.talk)).text


async def test_a_planned_night_calls_those_who_said_they_would_come_once(world):
    host = await boss(world)
    assert "too far" in (await start(world, host, seats=2, at="2031-01-01 20:00")).text
    clock = datetime.fromtimestamp(world.clock.time() + 3600, UTC).strftime("%Y-%m-%d %H:%M")
    await start(world, host, seats=2, at=clock)
    await paged(world, "Begins")
    people = await come(world, ["Ben", "Cleo", "Dan"])
    await paged(world, "In: 3")
    world.clock.advance(3600)
    await world.box.until(lambda: any("the game night begins" in m.text for m in world.box.messages()))
    await world.restart()
    (call,) = [m for m in world.box.messages() if "the game night begins" in m.text]
    assert {user.id for user in call.mentions} == {person.id for person in people}
    for person in people[:2]:
        await world.answered(await person.click(call, "I'm in"), "message")
    await paged(world, "not confirmed yet: 1")
    world.clock.advance(301)
    await paged(world, "Tables done: 0 of 1")
    seated = {seat.person for table in open_tables(world) for seat in table.state.seats}
    assert seated == {person.id for person in people[:2]}


async def test_more_are_called_than_one_message_can_mention_and_each_once(world):
    """The bot ends after the first of two messages: the second one follows."""
    host = await boss(world)
    clock = datetime.fromtimestamp(world.clock.time() + 3600, UTC).strftime("%Y-%m-%d %H:%M")
    await start(world, host, at=clock)
    await paged(world, "Begins")
    nights = world.bot.services.nights
    night = nights.in_channel(world.box.guild.id, world.box.table.id)
    people = [world.box.person(f"P{number}") for number in range(95)]
    for person in people:
        await nights.change(night.number, lambda n, person=person: steps.join(n, person.id, person.name))
    await paged(world, "In: 95")
    post = world.bot.messenger._channels.post

    async def once(guild, channel, parts, nonce):
        if nonce.startswith("nc") and nonce.endswith("-50"):
            raise StorageError("closed")
        return await post(guild, channel, parts, nonce)

    world.bot.messenger._channels.post = once
    world.clock.advance(3600)
    await world.box.until(lambda: called(world))
    await world.settled()
    assert len(called(world)) == 1
    await world.restart()
    await world.box.until(lambda: len(called(world)) == 2)
    await world.settled()
    mentioned = [user.id for call in called(world) for user in call.mentions]
    assert sorted(mentioned) == sorted(person.id for person in people)
    assert all("the game night begins" in call.text and call.labels() == ["I'm in"] for call in called(world))


def called(world):
    """The messages that call those who said that they would come."""
    return [message for message in world.box.messages() if message.labels() == ["I'm in"]]


async def test_a_round_of_a_hundred_begins_within_discords_limits(opened):
    """25 threads, 25 boards, a hundred mentions: as many requests as the docs say, some five of them a second."""
    async with opened(pace=replace_field(PACE, night_gap=1.0)) as world:
        host = await boss(world)
        await start(world, host)
        await paged(world, "In: 0")
        people = [world.box.person(f"P{number}") for number in range(100)]
        for person in people:
            await world.bot.services.nights.change(1, lambda n, person=person: steps.join(n, person.id, person.name))
        world.clock.advance(5)
        await paged(world, "In: 100")
        await world.settled()
        before = len(world.box.requests)
        await begin(world, host)
        seconds, here, lines, post = [], [], set(), ("POST", f"/channels/{world.box.table.id}/messages")
        while "Tables done" not in page(world).text and len(seconds) < 60:
            sent = len(world.box.requests)
            world.clock.advance(1)
            await world.settled()
            seconds.append(len(world.box.requests) - sent)
            here.append([(request.method, request.path) for request in [*world.box.requests][sent:]].count(post))
            lines |= {line for line in page(world).text.splitlines() if "Tables" in line}
        made = [*world.box.requests][before:]
        posts = [request for request in made if request.method == "POST" and request.template.endswith("/messages")]
        # of tables that have begun meanwhile; a board has a file
        turns = [request for request in posts if "your turn" in str(request.body) and not request.files]
        threads = [request for request in made if request.template.endswith("/threads")]
        assert (len(posts) - len(turns), len(threads), len(open_tables(world))) == (51, 25, 25)
        assert len(made) - len(turns) <= 130
        assert max(seconds) <= 8
        here[0] += [(request.method, request.path) for request in made[: len(made) - sum(seconds)]].count(post)
        assert max(sum(here[at : at + 5]) for at in range(len(here))) <= 5
        assert "Tables open: 17 of 25" in lines
        mentioned = [user.id for call in calls(world) for user in call.mentions]
        assert sorted(mentioned) == sorted(person.id for person in people)
