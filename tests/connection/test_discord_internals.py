"""The private parts of discord.py that the bot uses. Where an update breaks one, the failure names what to mend."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import pytest

import bot
from bot.connection.discord_internals import (
    forget_guild,
    parsers_of,
    send_heartbeat,
    shard_read_now,
    silence_of,
    stop_waiting_for_guilds,
)
from tests.box import Rates, Sandbox
from tests.sandbox.bots import running

pytestmark = pytest.mark.slow  # a client at the sandbox


@contextmanager
def private() -> Iterator[None]:
    """Name what to mend if the code inside fails."""
    try:
        yield
    except Exception as error:
        mend = "mend bot/connection/discord_internals.py, then its bound in pyproject.toml"
        pytest.fail(f"discord.py has changed: {mend} ({error!r})")


class Client(discord.AutoShardedClient):
    """A client with three shards that waits for nothing."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None: ...


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox(rates=Rates.free(), shards=3) as box:
        yield box


@pytest.fixture
async def client(box: Sandbox) -> AsyncIterator[Client]:
    made = Client(intents=discord.Intents(guilds=True), shard_count=3, guild_ready_timeout=0.05)
    async with running(box, made):
        yield made


async def test_a_parser_of_ours_reads_an_event_and_knows_its_shard(box: Sandbox, client: Client) -> None:
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    with private():
        parsers = parsers_of(client)
        assert {"READY", "INTERACTION_CREATE", "MESSAGE_CREATE", "MESSAGE_UPDATE"} <= parsers.keys()
        parsers["GUILD_UPDATE"] = lambda data: heard.put_nowait((data["id"], shard_read_now(client)))
        box.faults.tell("GUILD_UPDATE", {"id": "7"})  # on all sessions
        async with asyncio.timeout(5):
            assert {await heard.get() for _ in range(3)} == {("7", 0), ("7", 1), ("7", 2)}


async def test_a_guild_that_is_forgotten_is_no_longer_known(client: Client) -> None:
    with private():
        forget_guild(client, client.guilds[0].id)
        assert not client.guilds


async def test_a_heartbeat_that_is_asked_for_ends_the_silence(client: Client) -> None:
    with private():
        beat = client.shards[1]._parent.ws._keep_alive
        beat._last_recv, beat._last_send = beat._last_recv - 100.0, beat._last_send - 100.0
        assert silence_of(client, 1) >= 100.0
        await send_heartbeat(client, 1)
        async with asyncio.timeout(5):
            while silence_of(client, 1) >= 100.0:  # noqa: ASYNC110 - nothing tells of an answer to a heartbeat
                await asyncio.sleep(0)
        assert time.perf_counter() - beat._last_send < 50.0
    assert silence_of(client, 3) == 0.0
    await send_heartbeat(client, 3)  # no such shard: nothing happens


async def test_what_waits_for_guilds_ends() -> None:
    async def wait() -> None:
        await asyncio.Event().wait()

    client = Client(intents=discord.Intents(guilds=True), shard_count=2)
    whole, shard = asyncio.create_task(wait()), asyncio.create_task(wait())
    with private():
        stop_waiting_for_guilds(client)  # before READY there is nothing to end
        assert (client._connection._ready_task, client._connection._ready_tasks) == (None, {})
        client._connection._ready_task, client._connection._ready_tasks[1] = whole, shard
        stop_waiting_for_guilds(client)
    await asyncio.wait((whole, shard))
    assert whole.cancelled()
    assert shard.cancelled()


def test_no_other_module_uses_them() -> None:
    """Names of this project's own that look alike are attributes of `self`."""
    private_names = re.compile(
        r"(?<!self)\._(connection|parent|keep_alive|ready_tasks?|last_recv|last_send|task)\b|client\._|bot\._[a-z]+\._"
    )
    files = [
        str(file)
        for file in Path(bot.__file__).parent.rglob("*.py")
        if file.name != "discord_internals.py" and private_names.search(file.read_text("utf-8"))
    ]
    assert files == []
