"""An arena on a bad day: tables out of time, broken off or lost, restarts, a channel that is never still."""

from collections import Counter
from dataclasses import replace as replace_field

import pytest
from msgspec.structs import replace

from bot.nights.rules import arena as arena_rules
from bot.nights.rules import steps, values
from bot.sandbox.permissions import Permission
from tests.end_to_end.arenas import (
    MINUTES,
    announce,
    announced,
    arena,
    break_off,
    going,
    hold_once,
    night_of,
    passed,
    play,
    points,
)
from tests.end_to_end.nights import open_tables, page, paged, press, rounds_of
from tests.end_to_end.test_commands import boss
from tests.end_to_end.world import PACE


async def test_a_round_of_a_table_out_of_time_is_played_to_its_end_and_counts(world):
    await arena(world, ("Ben", "Cleo", "Dan"), hands=3)
    await play(world, 1)  # its first round
    await play(world, 2, moves=2)
    first, other = night_of(world).tables
    assert first.ends == pytest.approx(world.clock.time() + MINUTES * 60, abs=5)
    world.clock.advance(MINUTES * 60 - 10)
    await world.settled()
    assert len(open_tables(world)) == 2
    world.clock.advance(20)
    await world.settled()
    assert open_tables(world) == []
    first, other = night_of(world).tables[:2]
    assert sorted(first.places) == [1, 2]
    assert sorted(other.places) == [1, 2]
    for table in (first, other):
        assert sorted(points(world)[at] for at in table.guests) == [(0.0, 1), (1.0, 1)]


async def test_to_break_off_and_sit_down_anew_pays_nothing(world):
    """By a vote of the table's people, and by the host."""
    people = await arena(world, ("Ben", "Cleo", "Dan"))
    thread = world.box.guild.channels[night_of(world).find(1).place]
    await world.end_table(people[0], thread)
    await world.settled()
    await break_off(world, 2)
    assert [(table.over, table.places, table.tries) for table in night_of(world).tables] == [(True, (), 0)] * 2
    assert {*points(world).values()} == {(0.0, 0)}
    await passed(world, 15)
    assert len(going(world)) == 2


async def test_a_table_whose_thread_is_deleted_is_opened_again_with_a_time_of_its_own(world):
    await arena(world, ("Ben",))
    (table,) = going(world)
    await passed(world, 30)
    world.box.world.delete_channel(world.box.guild.channels[table.place])
    await world.box.until(lambda: going(world)[0].tries and open_tables(world))
    await world.settled()
    (again,) = going(world)
    assert (again.tries, again.guests) == (1, table.guests)
    assert again.place != table.place
    assert again.ends == pytest.approx(table.ends + 30, abs=5)


async def test_a_restart_in_the_middle_goes_on_with_tables_waits_and_times(world):
    people = await arena(world)
    await play(world, 1)
    await passed(world, 5)
    before = night_of(world)
    await world.restart()
    await world.settled()
    after = night_of(world)
    assert [guest.since for guest in after.guests] == [guest.since for guest in before.guests]
    assert [table.ends for table in after.tables] == [table.ends for table in before.tables]
    hold_once(world)
    await play(world, 2)
    await passed(world, 12)
    assert len(going(world)) == 3
    hold_once(world)
    await passed(world, 60)  # the threads of the first two are put away by the new process
    assert sum(thread.archived for thread in rounds_of(world)) == 2
    await world.stop()
    world.clock.advance(3 * 3600)
    await world.start()
    await world.settled()
    assert len(open_tables(world)) == 3  # nobody could act: they have a minute left
    world.clock.advance(61)
    await world.settled()
    await paged(world, "The game night is over")
    assert len(night_of(world).tables) == 5
    assert "You're" in (await press(world, people[1], "My place")).text


async def test_the_page_of_an_arena_changes_every_quarter_of_a_minute_and_comes_anew_every_ten_tables(opened):
    """Of 24 people at 12 tables some are done every ten seconds, and others come: a channel that is never still."""
    async with opened(pace=replace_field(PACE, night_gap=1.0)) as world:
        host = await boss(world)
        await announce(world, host)
        await passed(world, 2)
        nights, number, sent = world.bot.services.nights, night_of(world).number, len(world.box.requests)
        for person in (world.box.person(f"P{number}") for number in range(24)):
            await nights.change(number, lambda n, person=person: steps.join(n, person.id, person.name))
        await passed(world, 2)
        await nights.change(number, lambda night: steps.next_now(night, nights.now()))
        pages, changes, posts = [page(world).id], [], []
        for second in range(150):
            before = len(world.box.requests)
            if second > 20 and second % 10 == 0:
                await break_off(world, going(world)[0].number)
            if second % 25 == 0:
                await press(world, world.box.person(f"Late{second}"), "I'm in")
            await passed(world, 1)
            changes.append(sum(edits(request, pages) for request in [*world.box.requests][before:]))
            posts.append(sum(is_post(request, world.box.table.id) for request in [*world.box.requests][before:]))
            pages += [page(world).id] if page(world).id not in pages else []
        tables = len(night_of(world).tables)
        assert tables > 20
        # for the first ones to come, below the first calls, and each ten tables
        assert len(pages) == 1 + tables // 10
        assert 10 <= sum(changes[:15]) <= 15  # between the first calls
        assert 5 <= sum(changes[15:]) <= 10
        assert max(sum(changes[at : at + 14]) for at in range(15, len(changes))) == 1
        here = [request for request in [*world.box.requests][sent:] if is_post(request, world.box.table.id)]
        assert len(here) == tables + len(pages) - 1
        assert max(sum(posts[at : at + 5]) for at in range(len(posts))) == 5  # as Discord allows
        hold_once(world)


def is_post(request, channel) -> bool:
    """True if a request is a message into that channel."""
    return request.method == "POST" and request.path.endswith(f"/channels/{channel}/messages")


def edits(request, pages) -> bool:
    """True if a request changes one of these messages."""
    return request.method == "PATCH" and request.path.rpartition("/messages/")[2] in map(str, pages)


async def test_an_arena_whose_threads_cannot_be_opened_says_why_and_ends_all_the_same(world):
    await announced(world, ("Ben", "Cleo", "Dan"))
    everyone = world.box.guild.roles[world.box.guild.id]
    everyone.permissions &= ~Permission.CREATE_PUBLIC_THREADS
    number = night_of(world).number
    await world.bot.services.nights.change(number, lambda night: steps.next_now(night, world.bot.services.nights.now()))
    await passed(world, 3)
    assert "I can't open threads here right now" in page(world).text
    assert (len(going(world)), len(open_tables(world)), arena_rules.free(night_of(world))) == (2, 0, ())
    until = night_of(world).plan.until
    world.clock.advance(until - world.clock.time() + MINUTES * 60 - 5)
    await world.settled()
    assert len(going(world)) == 2
    for _ in range(4):  # what has failed is tried once a minute
        world.clock.advance(61)
        await world.settled()
    await paged(world, "The game night is over")
    night = await world.bot.store.nights.find(world.box.guild.id, number)
    assert [(table.over, table.places) for table in night.tables] == [(True, ())] * 2
    assert {*points(world, night).values()} == {(0.0, 0)}


async def test_hundreds_of_tables_that_are_over_cost_no_look_into_the_store(world):
    """Each step stores the arena once, and asks for nothing of the tables that are put away."""
    await arena(world, ("Ben", "Cleo", "Dan"))
    over = tuple(
        values.NightTable(
            number, 1, (0, 1), post=number, place=number, table=f"t{number}", over=True, places=(1, 2), ended=1.0
        )
        for number in range(3, 500)
    )
    done = tuple(replace(table, closed=True) for table in over)
    await world.bot.services.nights.change(
        night_of(world).number, lambda night: replace(night, tables=(*night.tables, *done))
    )
    await world.settled()
    store, asked, sent = world.bot.store, Counter(), len(world.box.requests)
    read, write = store._reader.call, store._writer.call

    async def reading(function, *given):
        asked["read"] += 1
        return await read(function, *given)

    async def writing(function, *given):
        asked["written"] += 1
        return await write(function, *given)

    store._reader.call, store._writer.call = reading, writing
    await world.bot.services.nights.change(night_of(world).number, lambda night: steps.join(night, 77, "Late"))
    await world.settled()
    assert asked["written"] == 2  # that somebody has come, and since when they are free
    assert asked["read"] <= 2
    assert len(world.box.requests) == sent
    assert arena_rules.free(night_of(world)) == (4,)
