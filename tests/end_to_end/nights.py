"""What tests of game nights do and see: begin one, come, press its buttons, and end its tables."""

from bot.parts.ids import decode
from tests.end_to_end.test_commands import boss


async def start(world, by, channel=None, **more):
    """Open a night and set it up on the host's page. Return that page, or the answer to what was refused."""
    given = {"game": "classic", "seats": 4, "rounds": 2, "length": "quick", **more}
    if given.get("form") == "arena" or "until" in given:
        given.pop("rounds")
    first = {key: given.pop(key) for key in ("game", "form") if key in given}
    control = await world.private_answer(await by.command("night", channel, **first))
    for what in ("length", "seats", "rounds"):
        if what in given and (menu := setting(control, what)):
            answer = await world.answered(await by.select(control, [str(given.pop(what))], custom_id=menu))
            if answer.kind != "update":
                return answer.message
    for what, changed in (("rated", not given.pop("rated", True)), ("same", given.pop("duplicate", False))):
        if changed:
            await world.answered(await by.click(control, custom_id=setting(control, what)), "update")
    written = {key: str(value) for key, value in given.items() if key in ("at", "until", "minutes", "role", "channels")}
    return await fill(world, by, control, written) if written else control


def setting(message, what):
    """Return the custom id of a menu or button of a host's page, None if it has none."""
    ids = (part["custom_id"] for row in message.components for part in row["components"] if "custom_id" in part)
    return next((custom_id for custom_id in ids if "night-host" in custom_id and what in decode(custom_id).words), None)


async def fill(world, by, control, written):
    """Fill in lines of the form of the host's page; the others stay as they are."""
    form = (await world.answered(await by.click(control, custom_id=setting(control, "times")), "modal")).modal
    return (await world.answered(await by.submit(form, written))).message


def page(world, channel=None):
    """The night's page: the newest message with the host's button, or with nothing but one's place."""
    pages = [
        m
        for m in world.box.messages(channel)
        if not m.ephemeral and not m.deleted and ("Host" in m.labels() or m.labels() == ["My place", "As CSV"])
    ]
    return pages[-1] if pages else None


async def paged(world, words, channel=None):
    """Wait until the page says so."""
    await world.box.until(lambda: (message := page(world, channel)) and words in message.text)
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
    return [table for table in world.bot.tables.all() if table.state.phase in ("playing", "between")]


async def end_all(world):
    """Let all people leave their tables, so that computer players would; and moderators end what goes on."""
    for snapshot in open_tables(world):
        night = next(
            n.night
            for n in world.bot.services.nights._running.values()
            if any(t.table == snapshot.id for t in n.night.tables)
        )
        table = next(t for t in night.tables if t.table == snapshot.id)
        await world.bot.services.nights.tables.break_off(night, table.number)
    await world.settled()


async def begin(world, host, channel=None):
    control = await press(world, host, "Host", channel)
    label = next(label for label in control.labels() if label.startswith("Begin round "))
    return (await world.answered(await host.click(control, label), "update")).message


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
    return [thread for thread in world.box.guild.channels.values() if thread.name.startswith(("Round ", "Table "))]


def steps_of(world) -> int:
    """Return how far the opening of a round has come: the number of calls, threads, and boards in them."""
    return sum(1 + bool(world.boards(thread)) for thread in rounds_of(world)) + len(calls(world))
