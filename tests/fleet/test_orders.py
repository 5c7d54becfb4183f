"""An order to delete is carried out by all processes, each in its own servers, even when one of them dies."""

import asyncio
import os
import random
import signal

import pytest

from bot.sandbox.model import Channel, Message
from bot.sandbox.waiting import PATIENCE
from tests.box import Actor
from tests.end_to_end.world import Table
from tests.fleet.conftest import SHARDS, Fleet, Member

pytestmark = pytest.mark.slow

_TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"


async def two_members(fleet: Fleet) -> tuple[Member, Member, Channel]:
    """A process with the shard of the table's server, one with all others, and a channel of a server of the second."""
    while True:
        elsewhere = fleet.box.add_guild("Elsewhere")
        if (elsewhere.id >> 22) % SHARDS != fleet.shard:
            break
    first = await fleet.member("one", f"{fleet.shard}/{SHARDS}")
    second = await fleet.member("two", others(fleet))
    return first, second, next(iter(elsewhere.channels.values()))


def others(fleet: Fleet) -> str:
    return f"{','.join(str(shard) for shard in range(SHARDS) if shard != fleet.shard)}/{SHARDS}"


async def said(fleet: Fleet, *marks: str) -> list[str]:
    """The rows that say one of these."""
    rows = []
    for (table,) in await fleet.ask(_TABLES):
        texts = [str(row) for row in await fleet.ask(f'SELECT * FROM "{table}"')]
        rows += [f"{table} {text}" for text in texts if any(mark in text for mark in marks)]
    return rows


async def gone(fleet: Fleet, *marks: str) -> None:
    """Wait until no row says one of these."""
    async with asyncio.timeout(PATIENCE):
        while await said(fleet, *marks):
            pass


async def ask(fleet: Fleet, person: Actor, channel: Channel) -> Message:
    """Ask that all be deleted; what the bot then says follows in the message."""
    page = await fleet.delete_question(person, channel)
    await person.click(page, "Yes, delete it")
    return page


async def played(fleet: Fleet) -> Table:
    table = await fleet.match("Ann", "Ben")
    await table.play(random.Random(1), moves=3)
    return table


async def go_on(fleet: Fleet, table: Table) -> None:
    """Ann plays on, with somebody in Ben's seat."""
    before = await fleet.stored()
    ann = table.people[0]
    table.people[1:] = []
    await table.open_hand(ann)
    await table.play(random.Random(1), moves=2)
    assert await fleet.stored() > before


async def test_asked_of_one_it_is_done_at_the_table_of_the_other(fleet: Fleet) -> None:
    _, _, elsewhere = await two_members(fleet)
    table = await played(fleet)
    ben = table.people[1]
    assert await said(fleet, str(ben.id))
    page = await ask(fleet, ben, elsewhere)
    await fleet.box.until(lambda: "is deleted" in page.text)
    assert await said(fleet, str(ben.id), "Ben") == []
    await go_on(fleet, table)
    assert await said(fleet, str(ben.id), "Ben") == []
    assert await fleet.ask("SELECT * FROM orders") == []


async def test_for_an_owner_that_is_stopped_another_does_it(fleet: Fleet) -> None:
    """Once its lease has run out; it comes back, and writes nothing of what it still knows."""
    first, _, elsewhere = await two_members(fleet)
    table = await played(fleet)
    ben = table.people[1]
    first.tell(signal.SIGSTOP)
    page = await ask(fleet, ben, elsewhere)
    await fleet.box.until(lambda: "is deleted" in page.text)
    assert await said(fleet, str(ben.id), "Ben") == []
    first.tell(signal.SIGCONT)
    await fleet.owned({shard: "one" if shard == fleet.shard else "two" for shard in range(SHARDS)})
    await go_on(fleet, table)
    assert await said(fleet, str(ben.id), "Ben") == []


async def test_who_asked_and_who_was_to_do_it_may_die(fleet: Fleet) -> None:
    first, second, elsewhere = await two_members(fleet)
    table = await played(fleet)
    ben = table.people[1]
    first.tell(signal.SIGSTOP)
    await ask(fleet, ben, elsewhere)
    async with asyncio.timeout(PATIENCE):
        while not await fleet.ask("SELECT 1 FROM orders_done"):
            pass
    await second.kill()
    await first.kill()
    assert await said(fleet, str(ben.id))
    await fleet.member("three")
    await gone(fleet, str(ben.id), "Ben")
    assert await fleet.ask("SELECT * FROM orders WHERE body <> ''") == []


async def program(fleet: Fleet, *arguments: str) -> tuple[int | None, str]:
    """Run the program beside the bot; return its status, and what it says."""
    environment = {**os.environ, "BONEYARD_DATABASE": fleet.dsn}
    with (fleet.folder / "program.log").open("wb") as errors:
        running = await fleet.forks.start(arguments, fleet.folder, errors, environment, [])
    async with asyncio.timeout(PATIENCE):
        out, _ = await running.communicate()
    return running.returncode, out.decode()


async def test_a_host_deletes_while_the_bot_runs(fleet: Fleet) -> None:
    """A person, also in shards that nobody has; and a server with a table in play, on which nobody plays on then."""
    await fleet.member("one", f"{fleet.shard}/{SHARDS}")
    table = await played(fleet)
    ann, ben = table.people
    status, out = await program(fleet, "forget", "--person", str(ben.id), "--yes")
    assert (status, "1 live table" in out) == (0, True), out
    assert await said(fleet, str(ben.id), "Ben") == []
    await go_on(fleet, table)
    status, out = await program(fleet, "forget", "--server", str(fleet.box.guild.id), "--yes")
    assert (status, "1 live table" in out) == (0, True), out
    assert await said(fleet, str(ann.id), "Ann", str(fleet.box.guild.id)) == []
    assert await fleet.ask("SELECT * FROM orders") == []
    assert set((await fleet.owners()).values()) == {"one"}
    assert await fleet.stored() == 0
    await fleet.lobby("Ann")  # the channel is free
