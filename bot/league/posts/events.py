"""Listeners: events of the gateway that the league's posts must hear of."""

from collections.abc import Callable, Iterable

import discord
from discord.ext import commands

from bot.league.posts.scoreboards import ScoreboardPosts
from bot.league.posts.seasons import SeasonPosts


class ScoreboardEvents(commands.Cog):
    """Tells the scoreboards what happens to their channels, messages and servers."""

    def __init__(self, boards: ScoreboardPosts) -> None:
        self._boards = boards

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its scoreboard with it."""
        await self._boards.gone(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Somebody has deleted a message, perhaps a scoreboard."""
        self._boards.deleted(payload.guild_id or 0, payload.channel_id, {payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """A moderator's bot has deleted many messages at once."""
        self._boards.deleted(payload.guild_id or 0, payload.channel_id, payload.message_ids)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._boards.gone(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        """Permissions of a channel may have changed: what could not be shown is tried again."""
        self._boards.retry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        """Permissions of a role may have changed: what could not be shown is tried again."""
        self._boards.retry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps again."""
        self._boards.retry(guild.id)


class SeasonEvents(commands.Cog):
    """Begins to look after seasons once a shard knows its servers."""

    def __init__(self, bot: commands.AutoShardedBot, posts: SeasonPosts, acts: Callable[[int], bool]) -> None:
        self._bot, self._posts, self._acts = bot, posts, acts

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """The guilds of a shard are known: post there what was not, then end what is over."""
        await self.catch_up([guild.id for guild in self._bot.guilds if guild.shard_id == shard])
        self._posts.poller.start()

    async def catch_up(self, guilds: Iterable[int]) -> None:
        """Post in these servers what was ended and not posted, as far as they are this process's."""
        for guild in guilds:
            if self._acts(guild):
                await self._posts.catch_up(guild)
