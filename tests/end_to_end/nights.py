"""What tests of game nights do and see: begin one, come, press its buttons, and end its tables."""

from tests.end_to_end.test_commands import boss


async def start(world, by, channel=None, **more):
    given = {"game": "classic", "seats": 4, "rounds": 2, "length": "quick", **more}
    return await world.told(await by.command("night start", channel, **given))


def page(world, channel=None):
    """The night's page: the newest message with the host's button, or with nothing but one's place."""
    found = [
        m
        for m in world.box.messages(channel)
        if not m.ephemeral and not m.deleted and ("Host" in m.labels() or m.labels() == ["My place"])
    ]
    return found[-1] if found else None


async def paged(world, words, channel=None):
    """Wait until the page says so."""
    await world.box.until(lambda: (one := page(world, channel)) and words in one.text)
    return page(world, channel)


async def press(world, person, label, channel=None):
    return (await world.answered(await person.click(page(world, channel), label), "message")).message


async def come(world, names, channel=None):
    people = [world.box.person(name) for name in names]
    for person in people:
        await press(world, person, "I'm in", channel)
    return people


def calls(world, channel=None):
    return [m for m in world.box.messages(channel) if "To my table" in m.labels() and "Host" not in m.labels()]


def open_tables(world):
    return [one for one in world.bot.tables.all() if one.state.phase in ("playing", "between")]


async def end_all(world):
    """Let all people leave their tables, so that computer players would; and moderators end what goes on."""
    for one in open_tables(world):
        night = next(
            n.night
            for n in world.bot.services.nights._running.values()
            if any(t.table == one.id for t in n.night.tables)
        )
        table = next(t for t in night.tables if t.table == one.id)
        await world.bot.services.nights.break_off(night, table.number)
    await world.settled()


async def begin(world, host, channel=None):
    control = await press(world, host, "Host", channel)
    return (await world.answered(await host.click(control, "Begin next round"), "update")).message


async def small(world, channel=None, names=("Ben", "Cleo", "Dan"), **more):
    """A night of tables of two that has begun its first round, with its host in."""
    host = await boss(world)
    await start(world, host, channel, **{"seats": 2, **more})
    await paged(world, "In: 0", channel)
    people = await come(world, names, channel)
    await press(world, host, "I'm in", channel)
    await paged(world, f"In: {len(names) + 1}", channel)
    await begin(world, host, channel)
    return [host, *people]


def rounds_of(world):
    """The threads of rounds, and of an arena."""
    return [one for one in world.box.guild.channels.values() if one.name.startswith(("Round ", "Table "))]


def steps_of(world) -> int:
    """Return how far the opening of a round has come: the number of calls, threads, and boards in them."""
    return sum(1 + bool(world.boards(thread)) for thread in rounds_of(world)) + len(calls(world))
