"""A game night in channels that it was given: the bot opens no thread, and tables wait until a channel is free."""

import asyncio
from contextlib import suppress

import pytest

from bot.league.rules import LeagueError
from bot.nights.rules import steps as night_steps
from bot.nights.rules import values
from bot.sandbox.permissions import Permission
from bot.tables import Person, TableError
from bot.tables.commands import Leave, OpenTable
from storage import StorageError
from tests.end_to_end.crashing import losing, start_anew
from tests.end_to_end.nights import begin, calls, come, end_all, open_tables, page, paged, press, rounds_of, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_kill import processes
from tests.end_to_end.test_night_kills import HURRIED
from tests.luck import part_of
from tests.storage.places import in_turn

__all__ = ["processes"]  # a fixture

STEPS = 20  # requests and transactions that the opening of a round of two tables takes at least


@pytest.fixture
async def hurried(opened):
    async with opened(pace=HURRIED) as opened_world:
        yield opened_world


def rooms(world, count):
    """Channels for tables, and the words that name them as Discord writes them."""
    channels = [world.box.world.add_channel(world.box.guild, f"table-{number}") for number in range(1, count + 1)]
    return channels, " ".join(f"<#{channel.id}>" for channel in channels)


def forbid(world, *permissions):
    everyone = world.box.guild.roles[world.box.guild.id]
    for permission in permissions:
        everyone.permissions &= ~permission


async def given(world, channels, names=("Ben", "Cleo", "Dan"), **more):
    """A night of tables of two in given channels that has begun its first round, with its host in."""
    host = await boss(world)
    control = await start(world, host, channels=channels, **{"seats": 2, **more})
    assert "then you begin" in control.text
    await paged(world, "In: 0")
    people = await come(world, names)
    await press(world, host, "I'm in")
    await paged(world, f"In: {len(names) + 1}")
    await begin(world, host)
    return [host, *people]


def night_of(world):
    return world.bot.services.nights.in_channel(world.box.guild.id, world.box.table.id)


def called(world, channels):
    return [call for channel in channels for call in calls(world, channel)]


async def test_without_the_permission_for_threads_a_night_plays_in_the_channels_that_it_is_given(world):
    forbid(world, Permission.CREATE_PUBLIC_THREADS)
    channels, words = rooms(world, 2)
    refused = await world.private_answer(await (await boss(world)).command("night"))
    assert "Create Public Threads" in refused.text
    assert "press “Host”, then “Times and places”" in refused.text
    people = await given(world, words)
    await paged(world, "Tables done: 0 of 2")
    assert calls(world) == []
    for channel in channels:
        (call,) = calls(world, channel)
        assert len(call.mentions) == 2
        # the call and the board
        await world.box.until(lambda channel=channel: len(world.boards(channel)) == 2)
    mentioned = [user.id for call in called(world, channels) for user in call.mentions]
    assert sorted(mentioned) == sorted(person.id for person in people)
    night = night_of(world)
    assert {table.place for table in night.tables} == {channel.id for channel in channels}
    (table,) = [table for table in night.tables if 0 in table.guests]
    guest = next(person for person in people if person.id == night.guests[0].person)
    assert f"Your table: <#{table.place}>" in (await press(world, guest, "To my table")).text
    await end_all(world)
    await paged(world, "Round 1 is over")
    for person in people:
        await press(world, person, "Ready")
    await paged(world, "Round 2 of 2")
    await paged(world, "Tables done: 0 of 2")
    assert [len(calls(world, channel)) for channel in channels] == [2, 2]
    await end_all(world)
    await paged(world, "The game night is over")
    for _ in range(3):
        world.clock.advance(61)
        await world.settled()
    assert night_of(world) is None
    assert rounds_of(world) == []
    assert not any(channel.archived for channel in channels)


async def test_tables_wait_until_a_channel_is_free(world):
    _, words = rooms(world, 2)
    names = [f"P{number}" for number in range(5)]
    people = await given(world, words, names=names)
    await paged(world, "Tables open: 2 of 3")
    assert "1 table is waiting for a free channel" in page(world).text
    assert len(open_tables(world)) == 2
    (waiting,) = [table for table in night_of(world).tables if not table.place]
    late = next(person for person in people if person.id == night_of(world).guests[waiting.guests[0]].person)
    assert "waiting for a free channel" in (await press(world, late, "To my table")).text
    first = night_of(world).tables[0]
    await world.bot.services.nights.tables.break_off(night_of(world), first.number)
    await paged(world, "Tables done: 1 of 3")
    assert night_of(world).find(waiting.number).place == first.place
    assert "waiting" not in page(world).text
    assert len(calls(world, world.box.guild.channels[first.place])) == 2
    assert len(open_tables(world)) == 2


async def test_a_table_that_never_got_a_channel_is_level_when_time_is_up(world):
    _, words = rooms(world, 1)
    await given(world, words, minutes=10)
    await paged(world, "1 table is waiting")
    world.clock.advance(10 * 60 + 1)
    message = await paged(world, "Round 1 is over")
    assert message.attachments[0].description.count("beat ½") == 2  # of the other table
    assert [table.place != 0 for table in night_of(world).tables] == [True, False]


async def test_a_table_of_others_in_a_given_channel_is_waited_for(world):
    (channel,), words = rooms(world, 1)
    host = await boss(world)
    await start(world, host, channels=words, seats=2)
    await paged(world, "In: 0")
    await come(world, ["Ben", "Cleo"])
    await world.lobby("Eve", channel=channel)
    await begin(world, host)
    await paged(world, "Another table is in a channel")
    assert "Tables open: 0 of 1" in page(world).text
    assert calls(world, channel) == []
    foreign = world.bot.tables.in_channel(world.box.guild.id, channel.id)
    assert night_of(world).tables[0].table == ""
    await world.bot.tables.send(foreign.id, Leave(Person(foreign.state.host, "")))
    await paged(world, "Tables done: 0 of 1")
    assert "Another table" not in page(world).text
    assert night_of(world).tables[0].table not in ("", foreign.id)
    assert len(calls(world, channel)) == 1


async def test_a_deleted_channel_is_given_up_and_its_table_opened_in_another(world):
    channels, words = rooms(world, 3)
    people = await given(world, words)
    await paged(world, "Tables done: 0 of 2")
    first = night_of(world).tables[0]
    await world.settled()
    world.box.requests.clear()
    world.box.world.delete_channel(world.box.guild.channels[first.place])
    await world.box.until(lambda: night_of(world).find(first.number).place not in (0, first.place))
    await world.box.until(lambda: len(open_tables(world)) == 2)
    await world.settled()
    after = night_of(world)
    assert after.plan.channels == tuple(channel.id for channel in channels if channel.id != first.place)
    assert after.find(first.number).tries == 1
    calls_there = [r for r in world.box.requests if r.method == "POST" and f"/{first.place}/" in r.path]
    assert calls_there == []
    assert {table.place for table in after.tables} == {*after.plan.channels}
    seated = sorted(seat.person for table in open_tables(world) for seat in table.state.seats)
    assert seated == sorted(person.id for person in people)


async def test_a_channel_deleted_before_its_table_is_called_is_left_out(world):
    channels, words = rooms(world, 2)
    host = await boss(world)
    await start(world, host, channels=words, seats=2)
    await paged(world, "In: 0")
    await come(world, ["Ben", "Cleo"])
    world.box.world.delete_channel(channels[0])
    await begin(world, host)
    await paged(world, "Tables done: 0 of 1")
    assert night_of(world).plan.channels == (channels[1].id,)
    assert len(calls(world, channels[1])) == 1


async def test_where_no_channel_is_left_the_page_says_so(world):
    (channel,), words = rooms(world, 1)
    await given(world, words, names=("Ben",), minutes=10)
    await paged(world, "Tables done: 0 of 1")
    world.box.world.delete_channel(channel)
    await paged(world, "I can't get into a channel for the tables")
    assert night_of(world).plan.channels == (channel.id,)
    world.clock.advance(10 * 60 + 1)
    await paged(world, "Round 1 is over")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("somewhere", "“somewhere” is no channel"),
        (" , ", "is no channel"),
        ("{one} {one}", "twice"),
        (" ".join(f"<#{number}>" for number in range(10**17, 10**17 + 26)), "25 channels at most"),
        ("<#123456789012345678>", "can't find <#123456789012345678>"),
        ("{page}", "where the page of the game night stands"),
        ("{thread}", "isn't a text channel"),
        ("{one} {foreign}", "can't find"),
        ("#table-1, #nowhere", "can't find #nowhere"),
        ("#table-1;{one}", "twice"),
    ],
)
async def test_what_is_no_channel_for_tables_is_said_and_none_is_given(world, words, answer):
    host, (channel,) = await boss(world), rooms(world, 1)[0]
    foreign = world.box.world.add_channel(world.box.add_guild("Elsewhere"), "table")
    places = {"one": channel, "page": world.box.table, "thread": world.box.thread, "foreign": foreign}
    mentions = {name: f"<#{place.id}>" for name, place in places.items()}
    assert answer in (await start(world, host, channels=words.format(**mentions))).text
    assert night_of(world).plan.channels == ()


async def test_channels_that_are_in_use_or_closed_are_refused_and_ids_will_do(world):
    channels, words = rooms(world, 2)
    host = await boss(world)
    await world.lobby("Eve", channel=channels[0])
    assert "There's a table in" in (await start(world, host, channels=words)).text
    assert "then you begin" in (await start(world, host, channels=str(channels[1].id))).text
    await paged(world, f"Tables in: <#{channels[1].id}>")
    taken = await start(world, host, world.box.talk, channels=f"<#{channels[1].id}>")
    assert "belongs to another game night" in taken.text
    ben = world.box.person("Ben")
    assert "has a game night already" in (await world.private_answer(await ben.command("night", channels[1]))).text


async def test_channels_in_which_host_or_bot_may_not_write_are_refused(world):
    (channel,), words = rooms(world, 1)
    host = await boss(world)
    everyone, bot, send = world.box.guild.id, world.box.world.bot.id, int(Permission.SEND_MESSAGES)
    world.box.world.overwrite(channel, bot, 1, allow=send)
    world.box.world.overwrite(channel, everyone, 0, deny=send)
    assert "may not write in" in (await start(world, host, channels=words)).text
    world.box.world.overwrite(channel, everyone, 0, deny=int(Permission.VIEW_CHANNEL))
    assert "can't find <#" in (await start(world, host, channels=words)).text
    assert "can't find #table-1" in (await start(world, host, channels="#table-1")).text
    world.box.world.overwrite(channel, everyone, 0)
    world.box.faults.revoke(channel, Permission.ATTACH_FILES)
    assert "Attach Files" in (await start(world, host, channels=words)).text
    world.box.faults.restore(channel)
    assert "then you begin" in (await start(world, host, channels="#table-1")).text
    assert night_of(world).plan.channels == (channel.id,)


async def test_tables_that_wait_have_deals_of_their_own(world):
    _, words = rooms(world, 2)
    await given(world, words, names=[f"P{number}" for number in range(5)], duplicate=True)
    await paged(world, "Tables open: 2 of 3")
    await world.settled()
    assert [table.alone for table in night_of(world).tables] == [False, False, True]
    await world.bot.services.nights.tables.break_off(night_of(world), 1)
    await paged(world, "Tables done: 1 of 3")
    shared = {table.id: table.state.shared is not None for table in open_tables(world)}
    assert [shared[table.table] for table in night_of(world).tables[1:]] == [True, False]


async def test_a_channel_in_which_the_bot_may_not_write_any_more_is_given_up(world):
    channels, words = rooms(world, 2)
    host = await boss(world)
    await start(world, host, channels=words, seats=2)
    await paged(world, "In: 0")
    await come(world, ["Ben", "Cleo"])
    world.box.faults.revoke(channels[0], Permission.SEND_MESSAGES)
    await begin(world, host)
    await paged(world, "Tables done: 0 of 1")
    assert night_of(world).plan.channels == (channels[1].id,)
    assert len(calls(world, channels[1])) == 1
    assert calls(world, channels[0]) == []


async def hold_once(world, channels, people):
    """Hold that all of the first round is there, once: calls with their mentions, tables, boards, the page."""
    await paged(world, "Tables done: 0 of 2")
    tables = night_of(world).tables
    assert len(tables) == 2
    mentioned = [user.id for call in called(world, channels) for user in call.mentions]
    assert sorted(mentioned) == sorted(person.id for person in people)
    assert {table.place for table in tables} == {channel.id for channel in channels}
    assert {table.post for table in tables} == {call.id for call in called(world, channels)}
    assert sorted(table.id for table in open_tables(world)) == sorted(table.table for table in tables)
    seated = sorted(seat.person for table in open_tables(world) for seat in table.state.seats)
    assert seated == sorted(person.id for person in people)
    for channel in channels:
        await world.box.until(lambda channel=channel: len(world.boards(channel)) == 2)
    assert len([m for m in world.box.messages() if "Host" in m.labels() and not m.deleted]) == 1


async def gathered(world, channels):
    """Four people at tables of two in given channels; the first round has not begun."""
    host = await boss(world)
    await start(world, host, channels=channels, seats=2)
    await paged(world, "In: 0")
    people = await come(world, ("Ben", "Cleo", "Dan"))
    await press(world, host, "I'm in")
    await paged(world, "In: 4")
    await world.settled()
    return [host, *people]


@pytest.mark.parametrize("at", [*range(1, STEPS + 5, part_of(1, 3)), 2 * STEPS])
async def test_lost_at_any_step_of_opening_the_night_goes_on(hurried, at):
    """The bot is lost after so many requests and transactions; Discord knows the nonces no more."""
    world = hurried
    channels, words = rooms(world, 2)
    people = await gathered(world, words)
    number = night_of(world).number

    async def begun():
        if night_of(world).state == "gathering":
            now = world.bot.services.nights.now()
            await world.bot.services.nights.change(number, lambda night: night_steps.next_now(night, now))

    with losing(world, at) as crash:
        with suppress(StorageError, LeagueError, TableError):
            await begun()
        if await crash.come(world):
            await world.bot.services.nights.close()
    if crash.lost:
        for message in (message for channel in channels for message in world.box.messages(channel)):
            message.nonce = None
        await start_anew(world, later=True)
        await begun()
        await world.settled()
    assert crash.lost or at > STEPS
    assert not crash.lost or at < 2 * STEPS
    await hold_once(world, channels, people)


@in_turn("steps", 1, 2, 3, 4, few=(1, 3))
async def test_killed_while_tables_are_opened_nothing_comes_twice(processes, steps):
    world = processes
    channels, words = rooms(world, 2)
    people = await given(world, words)

    def steps_of():
        return sum(len(world.boards(channel)) for channel in channels)

    for more in range(2):
        await world.box.until(lambda more=more: steps_of() >= min(4, steps + more))
        await world.kill()
        await world.start()
    await paged(world, "Tables done: 0 of 2")
    await world.box.until(lambda: steps_of() == 4)
    mentioned = [user.id for call in called(world, channels) for user in call.mentions]
    assert sorted(mentioned) == sorted(person.id for person in people)
    for person in people:
        assert "Your table: <#" in (await press(world, person, "To my table")).text


async def test_a_table_that_others_open_in_between_is_waited_for_and_the_rest_goes_on(world):
    channels, words = rooms(world, 2)
    opening, others = world.bot.tables.open, []

    async def after_others(command):
        if not others:
            eve = Person(world.box.person("Eve").id, "Eve")
            others.append(
                await opening(OpenTable(by=eve, guild=command.guild, channel=command.channel, game="classic"))
            )
        return await opening(command)

    world.bot.tables.open = after_others
    people = await given(world, words)
    await paged(world, "Tables open: 1 of 2")
    await paged(world, "Another table is in a channel")
    await world.settled()
    assert [len(calls(world, channel)) for channel in channels] == [1, 1]
    (foreign,) = others
    assert foreign.id not in [table.table for table in night_of(world).tables]
    await world.bot.tables.send(foreign.id, Leave(Person(foreign.state.host, "")))
    await paged(world, "Tables done: 0 of 2")
    await hold_calls(world, channels, people)


async def hold_calls(world, channels, people):
    """Hold that each person was mentioned once."""
    await world.settled()
    mentioned = [user.id for call in called(world, channels) for user in call.mentions]
    assert sorted(mentioned) == sorted(person.id for person in people)


async def test_of_two_nights_that_are_given_one_channel_at_once_one_begins(world):
    (channel,), _ = rooms(world, 1)
    plan = values.NightPlan(game="classic", options={}, seats=2, minutes=10, starts=4e9, channels=(channel.id,))
    nights = [
        values.Night(guild=world.box.guild.id, channel=channel.id, host=None, plan=plan)
        for channel in (world.box.table, world.box.talk)
    ]
    both = await asyncio.gather(*map(world.bot.services.nights.open, nights), return_exceptions=True)
    (refused,) = [outcome for outcome in both if isinstance(outcome, LeagueError)]
    assert refused.code == "night-here"
    assert len(world.bot.services.nights._running) == 1
    await world.settled()
