"""The state of the shards: which are connected, whose guilds are known, and which hear nothing any more."""

import asyncio
import logging
from traceback import walk_tb
from typing import Any

import discord

from bot.connection.discord_internals import Parser, forget_guild, send_heartbeat, silence_of

_log = logging.getLogger(__name__)
READER = 5.0  # seconds between two looks whether anything is heard
_LATE = 5.0  # seconds that an answer to a heartbeat may take
_ASK = 10.0  # seconds after which a line that says nothing is asked whether it stands


def forgetting(client: discord.AutoShardedClient, parse: Parser) -> Parser:
    """Return a reader of READY that also forgets guilds which its shard had before and has no longer.

    discord.py keeps them, and nobody tells it: a new session names only those in which the bot is.
    """

    def read(data: Any) -> None:
        named = {int(guild["id"]) for guild in data["guilds"]}
        shard = data.get("shard", (0, 1))[0]  # an only one need not say that it is
        for guild in [guild for guild in client.guilds if guild.shard_id == shard and guild.id not in named]:
            forget_guild(client, guild.id)
        parse(data)

    return read


def guarded(event: str, parse: Parser) -> Parser:
    """Return a reader of an event that tells of what it cannot read, once for each fault, and goes on.

    discord.py ends the whole client with such an event, and Discord sends the same one to the next process.
    """
    logged: set[tuple[type[Exception], int]] = set()

    def read(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            fault = type(error), [*walk_tb(error.__traceback__)][-1][1]  # in which line
            if fault not in logged:
                logged.add(fault)
                guild = (data.get("guild_id") or data.get("id")) if isinstance(data, dict) else None
                _log.exception("an event %s cannot be read, and is left out (guild %s)", event, guild)

    return read


class ShardStatus:
    """The ways on which guilds' players reach the bot: their shard is connected, and Discord has no outage there.

    All shards are down until they say otherwise. A guild that the bot has left is no matter of these: its tables sleep.
    """

    def __init__(self, bot: discord.AutoShardedClient) -> None:
        self._bot = bot
        self.up: set[int] = set()  # the shards that are connected
        self._ready: set[int] = set()  # those that were connected once: their guilds are known
        self._news = asyncio.Condition()

    def shard_of(self, guild: int) -> int:
        """Return the shard that hears of a guild."""
        # Discord's formula: the upper bits of an id are its time, and go round the shards.
        return (guild >> 22) % (self._bot.shard_count or 1)

    def is_up(self, guild: int) -> bool:
        """Return True if the connection of a guild's shard stands."""
        return self.shard_of(guild) in self.up

    def cut_off(self, guild: int) -> bool:
        """Return True if nobody of that guild can do anything at present."""
        server = self._bot.get_guild(guild)
        return not self.is_up(guild) or (server is not None and server.unavailable)

    def guilds(self) -> list[int]:
        """Return the guilds that are known."""
        return [guild.id for guild in self._bot.guilds]

    async def wait_for(self, guild: int) -> None:
        """Wait until the guilds of a guild's shard are known, with their languages."""
        async with self._news:
            await self._news.wait_for(lambda: self.shard_of(guild) in self._ready)

    async def came_up(self, shard: int) -> None:
        """Note that a shard is connected, and that its guilds are known."""
        async with self._news:
            self.up.add(shard)
            self._ready.add(shard)
            self._news.notify_all()

    def is_silent(self, shard: int) -> bool:
        """Return True if a shard has heard nothing for so long that an answer is missing.

        discord.py waits more than a minute longer before it calls a connection dead.
        """
        return silence_of(self._bot, shard) > _ASK + READER + _LATE

    async def ask(self, shard: int) -> None:
        """Send a heartbeat before it is due if nothing was heard for a while: turns may be half a minute long."""
        if silence_of(self._bot, shard) > _ASK:
            await send_heartbeat(self._bot, shard)

    def went_down(self, shard: int) -> None:
        """Note that a shard has lost its connection."""
        self.up.discard(shard)
