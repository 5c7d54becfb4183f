"""What the gateway tells about guilds, channels and the connection, and what becomes of the tables there.

Tables end with their channel, and sleep while the bot is out of their guild. Nothing here is lost by a restart: tables
remember it by their refs.
"""

import logging
from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.cogs.messages.messenger import BoardMessenger
from bot.cogs.messages.sleep import fall_asleep, tell, wake_up
from bot.tables import ChannelGone, Snapshot, Tables

_log = logging.getLogger(__name__)


class Line:
    """Whether a guild's players reach the bot: the connection stands, and Discord has no outage there.

    A guild that the bot has left is no matter of the line: its tables sleep.
    """

    def __init__(self, bot: discord.Client) -> None:
        """Take the client; the line is down until it says otherwise."""
        self._bot, self.up = bot, False

    def cut_off(self, guild: int) -> bool:
        """Whether nobody of that guild can do anything at present."""
        found = self._bot.get_guild(guild)
        return not self.up or (found is not None and found.unavailable)


class GatewayEvents(commands.Cog):
    """Listens to the gateway."""

    def __init__(self, bot: commands.Bot, line: Line, tables: Tables, messenger: BoardMessenger) -> None:
        """Take the client, what is known of its line, the tables, and who shows them."""
        self._bot, self._line, self._tables, self._messenger = bot, line, tables, messenger

    # The connection

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Guilds and their languages are known now: show the tables.

        Those sleep whose guild the bot has left meanwhile, and the others wake.
        """
        present = {guild.id for guild in self._bot.guilds}
        _log.info("ready in %d guilds", len(present))
        self._line.up = True
        self._messenger.open()
        for guild in {snapshot.state.guild for snapshot in self._tables.all()}:
            await (self._back(guild) if guild in present else self._left(guild))
        self._tables.go_on()

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """The connection is lost: what runs out from now on takes no turn from anybody."""
        self._line.up = False

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """The connection is back: try again what failed meanwhile."""
        self._line.up = True
        self._tables.go_on()
        self._messenger.retry(lambda _: True)

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
        """The outage is over."""
        self._tables.go_on(lambda other: other == guild.id)
        self._changed(guild.id)

    async def _left(self, guild: int) -> None:
        """Let the tables of a guild sleep: the clocks of players who cannot play must not run."""
        for snapshot in self._of(guild):
            await fall_asleep(self._tables, snapshot)

    async def _back(self, guild: int) -> None:
        """Wake the tables of a guild where the bot is (again), and show them."""
        for snapshot in self._of(guild):
            await wake_up(self._tables, snapshot)
        self._messenger.refresh(guild)

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

    # What may be allowed now, and was not before

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened again, or archived: nobody can play there until it is open."""
        snapshot, about = self._tables.in_channel(payload.guild_id, payload.thread_id), _archived(payload)
        if snapshot is not None and snapshot.state.phase != "over" and about:
            self._messenger.reopen(snapshot)
        else:
            self._changed(payload.guild_id, payload.thread_id)

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


def _archived(payload: discord.RawThreadUpdateEvent) -> bool:
    """Whether a thread is archived now, and may be opened again by anybody."""
    told = payload.data["thread_metadata"]
    return told["archived"] and not told.get("locked", False)
