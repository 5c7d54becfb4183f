"""The only module that uses private parts of discord.py: what it keeps of its sessions, and how it reads events.

When a new version of discord.py breaks `tests/connection/test_discord_internals.py`, this is the module to mend.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord

Parser = Callable[[Any], None]
Parsers = dict[str, Parser]


def parsers_of(client: discord.Client) -> Parsers:
    """Return the table of what reads which event of the gateway. What is put into it is called from then on."""
    return client._connection.parsers


def forget_guild(client: discord.Client, guild: int) -> None:
    """Take a guild out of the client, as if Discord had said that the bot has left it."""
    client._connection.parse_guild_delete({"id": guild})


def shard_read_now(client: discord.AutoShardedClient) -> int:
    """Return the shard whose session is being read by the running task, 0 if it is none of the client's."""
    task = asyncio.current_task()
    return next((shard for shard, info in client.shards.items() if info._parent._task is task), 0)


def silence_of(client: discord.AutoShardedClient, shard: int) -> float:
    """Return for how many seconds nothing was heard of a shard, 0 for one that has no session."""
    info = client.get_shard(shard)
    beat = None if info is None else info._parent.ws._keep_alive
    return 0.0 if beat is None else time.perf_counter() - beat._last_recv


async def send_heartbeat(client: discord.AutoShardedClient, shard: int) -> None:
    """Send a heartbeat before it is due, if the shard has a session. discord.py notices if that fails."""
    info = client.get_shard(shard)
    beat = None if info is None else info._parent.ws._keep_alive
    if info is not None and beat is not None:
        with suppress(OSError, discord.ConnectionClosed):
            await info._parent.ws.send_heartbeat(beat.get_payload())
            beat._last_send = time.perf_counter()


def stop_waiting_for_guilds(client: discord.AutoShardedClient) -> None:
    """End what waits for the guilds after READY: in a closed client it would go on, and fail."""
    state = client._connection
    for waiting in (state._ready_task, *state._ready_tasks.values()):
        if waiting is not None:
            waiting.cancel()
