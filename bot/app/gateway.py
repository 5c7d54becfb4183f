"""Handles gateway events of guilds, channels and the connection: tables there sleep, wake and end.

Tables end with their channel, and sleep while the bot is out of their guild. Nothing here is lost by a restart: tables
remember it by their refs.
"""

import logging
from collections.abc import Callable, Collection

import discord
from discord.ext import commands, tasks

from bot.connection.references import fall_asleep, tell, wake_up
from bot.connection.shards import READER, ShardStatus
from bot.play.messages.messenger import BoardMessenger
from bot.tables import Snapshot, Tables
from bot.tables.commands import ChannelGone

_log = logging.getLogger(__name__)


class GatewayEvents(commands.Cog):
    """Listens to the gateway's events."""

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        shards: ShardStatus,
        tables: Tables,
        messenger: BoardMessenger,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self._sessions_changed = changed
        self._bot, self._shards, self._tables, self._messenger = bot, shards, tables, messenger
        self._silent: set[int] = set()

    async def cog_load(self) -> None:
        """Begin to check whether the connection is silent."""
        self.listen_for_silence.start()

    async def cog_unload(self) -> None:
        """Stop checking."""
        self.listen_for_silence.cancel()

    # The connection

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Show the tables of a shard, whose guilds and languages are known now.

        Tables of guilds that the bot has left meanwhile fall asleep, the others wake.
        """
        _log.info("shard %d is ready; %d guilds are known", shard, len(self._bot.guilds))
        await self._shards.came_up(shard)
        self._sessions_changed()
        await self.show(shard)

    async def show(self, shard: int) -> None:
        """Show the tables of a shard whose guilds are known; those of guilds without the bot fall asleep."""
        present = {guild.id for guild in self._bot.guilds}
        for guild in {snapshot.state.guild for snapshot in self._tables.all()}:
            if self._shards.shard_of(guild) == shard:
                await (self._back(guild) if guild in present else self._put_to_sleep(guild))
        self._tables.go_on(lambda guild: self._shards.shard_of(guild) == shard)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that the connection is lost: from now on nobody loses a turn to the clock."""
        self._silent.discard(shard)
        self._shards.went_down(shard)
        self._sessions_changed()

    @tasks.loop(seconds=READER)
    async def listen_for_silence(self) -> None:
        """Count a connection as lost while it is silent for too long, because a cut line gives no sign."""
        for shard in self._silent - {shard for shard in self._silent if self._shards.is_silent(shard)}:
            self._silent.discard(shard)
            await self.on_shard_resumed(shard)
        for shard in [*self._shards.up]:
            await self._shards.ask(shard)
        for shard in [shard for shard in self._shards.up if self._shards.is_silent(shard)]:
            _log.warning("shard %d hears nothing", shard)
            self._silent.add(shard)
            self._shards.went_down(shard)
            self._sessions_changed()

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """Try again what failed while the connection was lost."""
        await self._shards.came_up(shard)
        self._sessions_changed()
        self._tables.go_on(lambda guild: self._shards.shard_of(guild) == shard)
        self._messenger.retry(lambda snapshot: self._shards.shard_of(snapshot.state.guild) == shard)

    # Guilds

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Put the tables of a guild to sleep that was deleted, or that has removed the bot."""
        await self._put_to_sleep(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Wake the tables of a guild to which the bot was added, perhaps again."""
        await self._back(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Log that Discord has an outage in a guild; its tables stand still."""
        _log.warning("guild %s has an outage", guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume a guild's tables after an outage. A shard that is coming up does that for all of its guilds."""
        if not self._shards.is_up(guild.id):
            return
        self._tables.go_on(lambda other: other == guild.id)
        self._find(guild.id)
        self._changed(guild.id)

    async def _put_to_sleep(self, guild: int) -> None:
        """Put the tables of a guild to sleep: the clocks of players who cannot play must not run."""
        for snapshot in self._of(guild):
            await fall_asleep(self._tables, snapshot)

    async def _back(self, guild: int) -> None:
        """Wake the tables of a guild where the bot is (again), and show them."""
        for snapshot in self._of(guild):
            await wake_up(self._tables, snapshot)
        self._find(guild)
        self._messenger.refresh(guild)

    def _find(self, guild: int) -> None:
        """Reopen threads that a guild does not list: they were archived while the bot was not connected."""
        server = self._bot.get_guild(guild)
        if server is None or server.unavailable:
            return
        for snapshot in self._of(guild):
            if server.get_channel_or_thread(snapshot.state.channel) is None and snapshot.state.phase != "over":
                self._messenger.reopen(snapshot)

    # Channels

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the table of a deleted channel."""
        await self._channel_gone(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the table of a deleted thread."""
        await self._channel_gone(payload.guild_id, payload.thread_id)

    async def _channel_gone(self, guild: int, channel: int) -> None:
        snapshot = self._tables.in_channel(guild, channel)
        if snapshot is not None:
            await tell(self._tables, snapshot.id, ChannelGone())

    # Messages

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Post a table's board again if somebody has deleted it."""
        self._deleted(payload.guild_id, payload.channel_id, {payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Post a table's board again if it is among many deleted messages."""
        self._deleted(payload.guild_id, payload.channel_id, payload.message_ids)

    def _deleted(self, guild: int | None, channel: int, messages: Collection[int]) -> None:
        snapshot = self._tables.in_channel(guild or 0, channel)
        if snapshot is not None:
            self._messenger.deleted(snapshot, messages)

    # What may be allowed now, and was not before

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Wake the table of a thread that was opened; reopen one that was archived, because nobody can play there.

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
        """Show what could not be shown in a thread to which the bot was added."""
        self._changed(thread.guild.id, thread.id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_member_update")
    async def on_permissions_update(
        self, before: object, after: discord.abc.GuildChannel | discord.Role | discord.Member
    ) -> None:
        """Show what could not be shown in a guild, after a change of permissions, or of the bot's own roles."""
        self._changed(after.guild.id)

    def _changed(self, guild: int, channel: int | None = None) -> None:
        self._messenger.retry(
            lambda snapshot: snapshot.state.guild == guild and channel in (None, snapshot.state.channel)
        )

    def _of(self, guild: int) -> list[Snapshot]:
        return [snapshot for snapshot in self._tables.all() if snapshot.state.guild == guild]
