"""What tests of arenas do and see: open one, let it begin, let time pass, play its tables."""

import random
from collections import Counter
from datetime import UTC, datetime

from msgspec.structs import replace

from bot.nights.rules import standing
from bot.players.thinking import choose
from bot.tables import Person
from bot.tables.commands import Act
from tests.end_to_end.nights import calls, come, open_tables, paged, press, rounds_of, start
from tests.end_to_end.test_commands import boss

MINUTES = 20  # of a table


def night_of(world):
    """The arena that goes on, None if there is none."""
    return world.bot.services.nights.in_channel(world.box.guild.id, world.box.table.id)


def in_hours(world, hours):
    """The time in so many hours, as people type it."""
    return datetime.fromtimestamp(world.clock.time() + hours * 3600, UTC).strftime("%Y-%m-%d %H:%M")


async def announce(world, host, **more):
    """Open an arena with tables of two."""
    return await start(world, host, **{"form": "arena", "seats": 2, "minutes": MINUTES, **more})


async def announced(world, names, **more):
    """Open an arena of matches of one hand, with its host in; return all people."""
    host = await boss(world)
    hands = more.pop("hands", 1)
    await announce(world, host, **more)
    await paged(world, "In: 0")
    short = replace(night_of(world).plan, options={**night_of(world).plan.options, "hands": hands})
    await world.bot.services.nights.change(night_of(world).number, lambda night: replace(night, plan=short))
    people = [host, *await come(world, names)]
    await press(world, host, "I'm in")
    await world.settled()
    return people


async def arena(world, names=("Ben", "Cleo", "Dan", "Eve", "Fay"), **more):
    """Let an arena begin by its host, who is in; return all people."""
    host, *_ = people = await announced(world, names, **more)
    control = await press(world, host, "Host")
    label = next(label for label in control.labels() if label.startswith("Begin"))
    await world.answered(await host.click(control, label), "update")
    await world.settled()
    return people


async def passed(world, seconds) -> None:
    """Let time pass, second by second where something may happen at each."""
    for _ in range(seconds):
        world.clock.advance(1)
        await world.settled()


def going(world):
    """The tables of the arena that go on."""
    return [table for table in night_of(world).tables if not table.over]


async def play(world, number, moves=10_000) -> None:
    """Play a table of the arena to its end, or so many moves."""
    rng, name = random.Random("arena"), night_of(world).find(number).table
    while (table := world.bot.tables.get(name)) and table.turn is not None and moves:
        person = table.state.seats[table.turn].person
        if person is None:  # a computer player moves by itself
            await passed(world, 1)
            continue
        await world.bot.tables.send(name, Act(Person(person, ""), None, choose("greedy", table.view(table.turn), rng)))
        moves -= 1
    await world.settled()


async def break_off(world, number) -> None:
    """Let the host end a table as it stands."""
    await world.bot.services.nights.tables.break_off(night_of(world), number)
    await world.settled()


def points(world, night=None):
    """Return the points and the number of tables played of each guest."""
    return {rank.guest: (float(rank.score), rank.played) for rank in standing.standings(night or night_of(world))}


def hold_once(world, before=0) -> None:
    """Hold that each table has one call, one thread, one live table; nobody sits at two; there is one page.

    `before`: so many tables there were in that channel before the arena.
    """
    tables, called = night_of(world).tables, calls(world)[before:]
    assert sorted(call.id for call in called) == sorted(table.post for table in tables)
    assert sorted(thread.id for thread in rounds_of(world)[before:]) == sorted(table.place for table in tables)
    assert all(table.table for table in tables)
    assert {table.id for table in open_tables(world)} == {table.table for table in going(world)}
    sitting = [at for table in going(world) for at in table.guests]
    assert len(sitting) == len({*sitting})
    expected = Counter(night_of(world).guests[at].person for table in tables for at in table.guests)
    assert Counter(user.id for call in called for user in call.mentions) == expected
    assert len([m for m in world.box.messages() if "Host" in m.labels() and not m.deleted]) == 1
