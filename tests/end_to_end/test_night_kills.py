"""A night whose bot is lost after whatever it does: nothing comes twice, nothing is lost, and there is a podium."""

import asyncio
import random
from contextlib import suppress
from dataclasses import replace as replace_field

import pytest
from msgspec.structs import replace

from bot.league.rules import LeagueError
from bot.nights.results import result_of
from bot.nights.rules import steps
from bot.players.thinking import choose
from bot.sandbox.permissions import Permission
from bot.tables import Person, TableError
from bot.tables.commands import Act, EndTable
from storage import StorageError
from tests.end_to_end.crashing import losing, start_anew
from tests.end_to_end.nights import calls, come, open_tables, page, paged, press, rounds_of, small, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_kill import processes
from tests.end_to_end.world import PACE
from tests.luck import part_of
from tests.storage.places import in_turn

__all__ = ["processes"]  # a fixture

HURRIED = replace_field(PACE, crash_pause=0.0)  # who is lost so often waits before it starts
REFUSED = (StorageError, LeagueError, TableError)  # of a bot that is lost
ROUNDS = 13  # at most, of which each loses its bot four steps later than the one before


@pytest.fixture
async def world(opened):
    async with opened(pace=HURRIED) as opened_world:
        yield opened_world


async def gathered(world, **more):
    """Four people at tables of two, with matches of one hand; the first round has not begun."""
    host = await boss(world)
    await start(world, host, seats=2, **more)
    await paged(world, "In: 0")
    short = replace(night_of(world).plan, options={**night_of(world).plan.options, "hands": 1})
    await world.bot.services.nights.change(night_of(world).number, lambda night: replace(night, plan=short))
    people = await come(world, ("Ben", "Cleo", "Dan"))
    await press(world, host, "I'm in")
    await paged(world, "In: 4")
    await world.settled()
    return [host, *people]


def night_of(world):
    return world.bot.services.nights.in_channel(world.box.guild.id, world.box.table.id)


async def done_by_the_lost(world, after, what, *, later=False) -> int:
    """Do something whose bot is lost after so many effects; then again, in what is left. Return what it had done."""
    with losing(world, after) as crash:
        with suppress(*REFUSED):
            await what()
        if await crash.come(world):
            await world.bot.services.nights.close()
    if crash.lost:
        await start_anew(world, later=later)
        await what()
        await world.settled()
    return crash.effects


async def play_out(world) -> None:
    """Let all tables of the round be played to their ends, a move here and a move there."""
    rng = random.Random("kills")
    while going := [table for table in open_tables(world) if table.turn is not None]:
        for snapshot in going:
            by = Person(snapshot.state.seats[snapshot.turn].person, "")
            tokens = choose("greedy", snapshot.view(snapshot.turn), rng)
            await world.bot.tables.send(snapshot.id, Act(by, None, tokens))


async def begin_round(world) -> None:
    """Let the next round begin: the first one because the host wants it, the others because all are ready."""
    nights, night = world.bot.services.nights, night_of(world)
    if night.state == "gathering":
        await nights.change(night.number, lambda night: steps.next_now(night, nights.now()))
    for guest in night.guests if night.state == "break" else ():
        with suppress(LeagueError):  # the last one who was ready has begun it
            await nights.change(night.number, lambda night, by=guest: steps.say_ready(night, by.person))


def called_in(world, number):
    return [call for call in calls(world) if call.text.startswith(f"Round {number}, ")]


async def hold_once(world, number, people) -> None:
    """Hold that all of a round is there, once: calls with their mentions, threads, tables, boards, the page."""
    await paged(world, f"Round {number} of")
    await paged(world, "Tables done: 0 of 2")
    tables = [table for table in night_of(world).tables if table.round == number]
    assert night_of(world).round == number
    assert sorted(at for table in tables for at in table.guests) == [0, 1, 2, 3]
    called = called_in(world, number)
    assert len(called) == 2
    mentioned = [user.id for call in called for user in call.mentions]
    assert sorted(mentioned) == sorted(person.id for person in people)
    assert {call.id for call in called} == {table.post for table in tables} == {table.place for table in tables}
    threads = [thread for thread in rounds_of(world) if thread.name.startswith(f"Round {number}, ")]
    assert {thread.id for thread in threads} == {table.place for table in tables}
    assert {table.id for table in open_tables(world)} == {table.table for table in tables}
    assert len(open_tables(world)) == 2
    for thread in threads:
        await world.box.until(lambda thread=thread: len(world.boards(thread)) == 1)
    hold_one_page(world)


def hold_one_page(world) -> None:
    pages = [m for m in world.box.messages() if "Host" in m.labels() and not m.deleted]
    assert len(pages) == 1


async def hold_results(world, number) -> None:
    """Hold that the night has the very places of the round's matches, all of which were played to their end."""
    night = night_of(world)
    for table in (table for table in night.tables if table.round == number):
        match = await world.bot.store.match(f"{table.table}-1", night.guild)
        assert match.end != "abandoned"
        assert table.over
        assert table.tries == 0
        assert table.places == result_of(night, table, match).places
        assert sorted(table.places) in ([1, 1], [1, 2])


@pytest.mark.parametrize("first", (2, 0, 1, 3)[: part_of(4, 1)])
async def test_lost_at_any_step_of_opening_playing_and_ending_a_round_the_night_goes_on(world, first):
    """In each round another step is the last one: of opening (four later each time), of playing (eight later)."""
    people, opening, playing = await gathered(world, rounds=ROUNDS), [], []
    for number in range(1, ROUNDS + 1):
        at = first + 4 * (number - 1) + 1
        opening.append(await done_by_the_lost(world, at, lambda: begin_round(world), later=number % 2) >= at)
        await hold_once(world, number, people)
        if not opening[-1]:
            break
        playing.append(await done_by_the_lost(world, 2 * at, lambda: play_out(world), later=number % 2) >= 2 * at)
        await paged(world, f"Round {number} is over")
        await world.settled()
        await hold_results(world, number)
        hold_one_page(world)
    assert opening.count(True) >= 5
    assert playing.count(True) >= 2
    assert opening[-1] is False  # a round begins in fewer steps


async def test_lost_at_any_step_of_the_end_the_night_has_one_podium_that_is_pinned(world):
    """Night after night in one channel; in each another step after the end of the last round is the last one."""
    for role in world.box.guild.roles.values():
        role.permissions |= int(Permission.PIN_MESSAGES)
    for at in range(1, 40):
        await gathered(world, rounds=1)
        await begin_round(world)
        await world.settled()
        number = night_of(world).number
        first, other = [table.id for table in open_tables(world)]
        await end(world, first)
        await world.settled()
        reached = await done_by_the_lost(world, at, lambda other=other: end(world, other)) >= at
        await world.settled()
        podiums = [m for m in world.box.messages() if m.labels() == ["My place", "As CSV"] and not m.deleted]
        assert len(podiums) == at
        assert podiums[-1].pinned
        assert podiums[-1].attachments
        assert "The game night is over" in podiums[-1].text
        await world.box.until(lambda: not any("Host" in m.labels() for m in world.box.messages() if not m.deleted))
        for _ in range(3):
            world.clock.advance(61)
            await world.settled()
        assert all(thread.archived for thread in rounds_of(world))
        night = await world.bot.store.nights.find(world.box.guild.id, number)
        assert [(table.over, len(table.places)) for table in night.tables] == [(True, 2)] * 2
        assert night_of(world) is None
        if not reached:
            return
    pytest.fail("the end of a night never ends")


async def end(world, table) -> None:
    """End a table as a moderator does, unless it has ended."""
    if (snapshot := world.bot.tables.get(table)) and snapshot.state.phase == "playing":
        await world.bot.tables.send(table, EndTable(Person(1, "", moderator=True), "test"))


async def end_by_host(world, host, table) -> bool:
    """Press "Host", and choose a table that is to end; False if it cannot be chosen any more."""
    if podiums(world) or "To my table" not in page(world).labels():
        return False
    control = await press(world, host, "Host")
    menus = [menu for menu in control.selects() if menu["placeholder"] == "End a table as it stands"]
    if not any(option["value"] == str(table) for menu in menus for option in menu["options"]):
        return False
    await host.select(control, [str(table)], custom_id=menus[0]["custom_id"])
    return True


async def end_all_by_host(world, host, first, second) -> None:
    """End both tables of a round, one after the other."""
    if await end_by_host(world, host, first):
        await paged(world, "Tables done: 1 of 2")
    await end_by_host(world, host, second)


async def killed_soon(world, moments) -> None:
    """Let the process go on for some moments, kill it, and start another one."""
    for _ in range(moments):
        await asyncio.sleep(0)
    await world.kill()
    await world.start()


@in_turn("moments", 0, 30)
async def test_a_process_killed_between_ends_in_the_break_at_the_pairing_and_at_the_podium(processes, moments):
    world = processes
    host, *others = people = await small(world)
    await paged(world, "Tables done: 0 of 2")
    assert await end_by_host(world, host, 1)
    await killed_soon(world, moments)
    await end_all_by_host(world, host, 1, 2)
    await paged(world, "Round 1 is over")
    await killed_soon(world, moments)
    for person in others:
        await press(world, person, "Ready")
    await host.click(page(world), "Ready")
    await killed_soon(world, moments)
    if "Ready" in page(world).labels():  # the press was lost with the process
        await host.click(page(world), "Ready")
    await paged(world, "Round 2 of 2")
    await paged(world, "Tables done: 0 of 2")
    await end_all_by_host(world, host, 3, 4)
    await world.box.until(lambda: podiums(world))
    await killed_soon(world, moments)
    assert "You're" in (await press(world, others[0], "My place")).text
    assert len(podiums(world)) == 1
    for number in (1, 2):
        called = called_in(world, number)
        assert sorted(user.id for call in called for user in call.mentions) == sorted(person.id for person in people)
        assert len([thread for thread in rounds_of(world) if thread.name.startswith(f"Round {number}, ")]) == 2


def podiums(world):
    return [m for m in world.box.messages() if "The game night is over" in m.text and not m.deleted]
