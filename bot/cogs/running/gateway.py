"""What the gateway tells about guilds, channels and the connection, and what becomes of the tables there.

Tables end with their channel, and sleep while the bot is out of their guild. Nothing here is lost by a restart: tables
remember it by their refs.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands, tasks

from bot.cogs.messages.messenger import BoardMessenger
from bot.cogs.messages.sleep import fall_asleep, tell, wake_up
from bot.tables import ChannelGone, Snapshot, Tables

Parser = Callable[[Any], None]
_LATE, _LOOK = 5.0, 5.0  # seconds that an answer to a heartbeat may take, and between two looks
_ASK = 10.0  # seconds after which a line that says nothing is asked whether it stands
_log = logging.getLogger(__name__)


def forgetting(client: discord.AutoShardedClient, parse: Parser) -> Parser:
    """What reads READY, so that guilds are forgotten that its shard had before and has no longer.

    discord.py keeps them, and nobody tells it: a new session names only those in which the bot is.
    """

    def read(data: Any) -> None:
        named = {int(guild["id"]) for guild in data["guilds"]}
        shard = data.get("shard", (0, 1))[0]  # an only one need not say that it is
        for guild in [guild for guild in client.guilds if guild.shard_id == shard]:
            if guild.id not in named:
                client._connection.parse_guild_delete({"id": guild.id})
        parse(data)

    return read


class ShardStatus:
    """Whether a guild's players reach the bot: its shard's connection stands, and Discord has no outage there.

    A guild that the bot has left is no matter of these: its tables sleep.
    """

    def __init__(self, bot: discord.AutoShardedClient) -> None:
        """Take the client; all shards are down until they say otherwise."""
        self._bot = bot
        self._up: set[int] = set()
        self._known: set[int] = set()
        self._news = asyncio.Condition()

    def shard_of(self, guild: int) -> int:
        """The shard that hears of a guild."""
        return (guild >> 22) % (self._bot.shard_count or 1)

    def is_up(self, guild: int) -> bool:
        """Whether the connection of a guild's shard stands."""
        return self.shard_of(guild) in self._up

    def cut_off(self, guild: int) -> bool:
        """Whether nobody of that guild can do anything at present."""
        found = self._bot.get_guild(guild)
        return not self.is_up(guild) or (found is not None and found.unavailable)

    async def known(self, guild: int) -> None:
        """Return when the guilds of that one's shard are known, with their languages."""
        async with self._news:
            await self._news.wait_for(lambda: self.shard_of(guild) in self._known)

    async def came_up(self, shard: int) -> None:
        """Note that a shard is connected, and that its guilds are known."""
        async with self._news:
            self._up.add(shard)
            self._known.add(shard)
            self._news.notify_all()

    @property
    def up(self) -> frozenset[int]:
        """The shards that are connected."""
        return frozenset(self._up)

    def is_silent(self, shard: int) -> bool:
        """Whether a shard has heard nothing for so long that an answer is missing.

        discord.py waits more than a minute longer before it calls a connection dead.
        """
        return self._quiet(shard) > _ASK + _LOOK + _LATE

    def _quiet(self, shard: int) -> float:
        """For how many seconds nothing was heard of a shard."""
        info = self._bot.get_shard(shard)
        beat = None if info is None else info._parent.ws._keep_alive
        return 0.0 if beat is None else time.perf_counter() - beat._last_recv

    async def ask(self, shard: int) -> None:
        """Send a heartbeat before it is due if nothing was heard for a while: turns may be half a minute long."""
        info = self._bot.get_shard(shard)
        if info is None or self._quiet(shard) <= _ASK:
            return
        line, beat = info._parent.ws, info._parent.ws._keep_alive
        if beat is not None:
            with suppress(OSError, discord.ConnectionClosed):  # discord.py will notice
                await line.send_heartbeat(beat.get_payload())
                beat._last_send = time.perf_counter()

    def went_down(self, shard: int) -> None:
        """Note that a shard has lost its connection."""
        self._up.discard(shard)


class GatewayEvents(commands.Cog):
    """Listens to the gateway."""

    def __init__(
        self, bot: commands.AutoShardedBot, shards: ShardStatus, tables: Tables, messenger: BoardMessenger
    ) -> None:
        """Take the client, how its shards are, the tables, and who shows them."""
        self._bot, self._shards, self._tables, self._messenger = bot, shards, tables, messenger
        self._silent: set[int] = set()

    async def cog_load(self) -> None:
        """Begin to listen whether anything is heard."""
        self.listen_for_silence.start()

    async def cog_unload(self) -> None:
        """End it."""
        self.listen_for_silence.cancel()

    # The connection

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """The guilds of a shard and their languages are known now: show the tables.

        Those sleep whose guild the bot has left meanwhile, and the others wake.
        """
        present = {guild.id for guild in self._bot.guilds}
        _log.info("shard %d is ready; %d guilds are known", shard, len(present))
        await self._shards.came_up(shard)
        for guild in {snapshot.state.guild for snapshot in self._tables.all()}:
            if self._shards.shard_of(guild) == shard:
                await (self._back(guild) if guild in present else self._left(guild))
        self._tables.go_on(lambda guild: self._shards.shard_of(guild) == shard)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """The connection is lost: what runs out from now on takes no turn from anybody."""
        self._silent.discard(shard)
        self._shards.went_down(shard)

    @tasks.loop(seconds=_LOOK)
    async def listen_for_silence(self) -> None:
        """A line that was cut says nothing: one that is silent for too long counts as lost until it is heard again."""
        for shard in self._silent - {shard for shard in self._silent if self._shards.is_silent(shard)}:
            self._silent.discard(shard)
            await self.on_shard_resumed(shard)
        for shard in self._shards.up:
            await self._shards.ask(shard)
        for shard in [shard for shard in self._shards.up if self._shards.is_silent(shard)]:
            _log.warning("shard %d hears nothing", shard)
            self._silent.add(shard)
            self._shards.went_down(shard)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """The connection is back: try again what failed meanwhile."""
        await self._shards.came_up(shard)
        self._tables.go_on(lambda guild: self._shards.shard_of(guild) == shard)
        self._messenger.retry(lambda snapshot: self._shards.shard_of(snapshot.state.guild) == shard)

    # Guilds

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a guild, or the guild deleted."""
        await self._left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a guild, perhaps again."""
        await self._back(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has an outage there; its tables stand still."""
        _log.warning("guild %s has an outage", guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The outage is over; while a shard is still coming up, it does that for all of its guilds."""
        if not self._shards.is_up(guild.id):
            return
        self._tables.go_on(lambda other: other == guild.id)
        self._find(guild.id)
        self._changed(guild.id)

    async def _left(self, guild: int) -> None:
        """Let the tables of a guild sleep: the clocks of players who cannot play must not run."""
        for snapshot in self._of(guild):
            await fall_asleep(self._tables, snapshot)

    async def _back(self, guild: int) -> None:
        """Wake the tables of a guild where the bot is (again), and show them."""
        for snapshot in self._of(guild):
            await wake_up(self._tables, snapshot)
        self._find(guild)
        self._messenger.refresh(guild)

    def _find(self, guild: int) -> None:
        """See what became of threads that a guild does not name: they were archived while nobody told."""
        known = self._bot.get_guild(guild)
        if known is None or known.unavailable:
            return
        for snapshot in self._of(guild):
            unseen = known.get_channel_or_thread(snapshot.state.channel) is None
            if unseen and snapshot.state.phase != "over":
                self._messenger.reopen(snapshot)

    # Channels

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and its threads with it."""
        await self._channel_gone(channel.guild.id, [channel.id])

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._channel_gone(payload.guild_id, [payload.thread_id])

    async def _channel_gone(self, guild: int, channels: Iterable[int]) -> None:
        """End the tables of deleted channels or threads."""
        for channel in channels:
            snapshot = self._tables.in_channel(guild, channel)
            if snapshot is not None:
                await tell(self._tables, snapshot.id, ChannelGone())

    # Messages

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Somebody has deleted a message, perhaps the board of a table."""
        self._deleted(payload.guild_id, payload.channel_id, {payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """A moderator's bot has deleted many messages at once."""
        self._deleted(payload.guild_id, payload.channel_id, payload.message_ids)

    def _deleted(self, guild: int | None, channel: int, messages: Collection[int]) -> None:
        snapshot = self._tables.in_channel(guild or 0, channel)
        if snapshot is not None:
            self._messenger.deleted(snapshot, messages)

    # What may be allowed now, and was not before

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened again, or archived: nobody can play there until it is open.

        One that a moderator has locked is left to moderators, and its table sleeps meanwhile.
        """
        about = payload.data["thread_metadata"]
        snapshot = self._tables.in_channel(payload.guild_id, payload.thread_id)
        if snapshot is None or not about["archived"]:
            if snapshot is not None:
                await wake_up(self._tables, snapshot)
            self._changed(payload.guild_id, payload.thread_id)
        elif snapshot.state.phase != "over":
            if about.get("locked", False):
                await fall_asleep(self._tables, snapshot)
            else:
                self._messenger.reopen(snapshot)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot was added to a private thread, or may see one that it could not."""
        self._changed(thread.guild.id, thread.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: object, after: discord.abc.GuildChannel) -> None:  # noqa: ARG002 - discord.py passes it
        """Permissions in a channel may have changed, for its threads too."""
        self._changed(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: object, after: discord.Role) -> None:  # noqa: ARG002 - likewise
        """Permissions in a guild may have changed."""
        self._changed(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:  # noqa: ARG002 - likewise
        """The bot itself may have been given a role, or lost one; of others it does not hear."""
        self._changed(after.guild.id)

    def _changed(self, guild: int, channel: int | None = None) -> None:
        """Show what could not be shown in a guild, or in one of its channels."""
        self._messenger.retry(
            lambda snapshot: snapshot.state.guild == guild and channel in (None, snapshot.state.channel)
        )

    def _of(self, guild: int) -> list[Snapshot]:
        return [snapshot for snapshot in self._tables.all() if snapshot.state.guild == guild]
