"""The application: discord.py's client with everything wired together, and what happens over its life."""

import asyncio
import logging
from collections.abc import Coroutine

import discord
from discord import app_commands
from discord.ext import commands

from bot import players
from bot.cogs import emojis
from bot.cogs.channel import Channels
from bot.cogs.clicks import Clicks
from bot.cogs.config import Config
from bot.cogs.controls import listen
from bot.cogs.desk import Desk
from bot.cogs.guilds import Guilds
from bot.cogs.info import Info
from bot.cogs.looks import Looks
from bot.cogs.messenger import Messenger
from bot.cogs.owner import Owner
from bot.cogs.pages import Pages
from bot.cogs.panels import Panels
from bot.cogs.permissions import invite_url
from bot.cogs.personal import Personal
from bot.cogs.play import Play
from bot.cogs.scene import Scene
from bot.cogs.settings import Settings
from bot.cogs.texts import Translator
from bot.cogs.tree import Tree, mark
from bot.tables import Chance, Clock, Tables
from storage import Store

_META = "commands"
_log = logging.getLogger(__name__)


class Boneyard(commands.Bot):
    """The bot. It asks for the intent for guilds only, keeps no members and no messages."""

    def __init__(self, config: Config, store: Store, clock: Clock, chance: Chance | None = None) -> None:
        """Take the settings, the open store, and the tables' clock and chance (None: the system's own)."""
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=config.pace.guilds_wait,
        )
        self.config, self.store = config, store
        self._build(clock, chance)
        self._background: set[asyncio.Task[None]] = set()
        self._ended = False

    def _build(self, clock: Clock, chance: Chance | None) -> None:
        """Put the parts together, the lower ones first."""
        config, pace = self.config, self.config.pace
        self.looks = Looks(config.theme)
        channels = Channels(self)
        self.settings = Settings(self.store, channels.parent)
        self.scene = Scene(self.looks, self.settings, channels.locale)
        self.panels = Panels(self.scene, pace.panel_life, clock, lambda table: self.tables.get(table))
        self.messenger = Messenger(channels, self.scene, pace, clock.now, self.panels.follow)
        self.tables = Tables(self.store, self.messenger, players, clock, config.tables, chance=chance)
        self.messenger.attach(self.tables)
        self.desk = Desk(self.tables, self.store, self.scene, self.panels, self.messenger)
        self.places = Guilds(self.tables, self.messenger)

    async def setup_hook(self) -> None:
        """Bring the tables back, register commands and buttons; the gateway comes afterwards."""
        pages, personal = Pages(self.desk, self.settings), Personal(self.desk)
        clicks = Clicks(self.desk, pages, personal, self.settings)
        self.add_dynamic_items(*listen(self.desk, clicks))
        for cog in (
            Play(self.desk, self.settings),
            Info(self.desk, pages),
            Owner(self.desk, pages, personal),
        ):
            await self.add_cog(cog)
        restored = await self.tables.restore()
        _log.info("%d tables restored, %d broken", restored.tables, len(restored.broken))
        await self._register_commands()
        if self.config.tiles == "emojis":
            self._spawn(emojis.fill(self, self.looks, self.scene, self.config.pace.emoji_gap))

    async def _register_commands(self) -> None:
        """Send the commands to Discord if they are others than last time, or if it has lost them."""
        await self.tree.set_translator(Translator())
        present = f"{self.application_id} {await mark(self.tree)}"
        if await self.store.get_meta(_META) == present:
            known = {command.name for command in await self.tree.fetch_commands()}
            if known == {command.name for command in self.tree.get_commands()}:
                return
        await self.tree.sync()
        await self.store.set_meta(_META, present)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("work in the background failed", exc_info=task.exception())

    @property
    def invite(self) -> str:
        """The address by which somebody adds the bot to a server."""
        return invite_url(self.application_id or 0)

    async def settled(self) -> None:
        """Return when all that was asked is done, and shown where it can be."""
        await self.desk.settled()
        await self.messenger.settled()
        await self.panels.settled()

    async def close(self) -> None:
        """End cleanly: finish what is under way, show what can be shown, leave Discord. The store stays open."""
        if self._ended:
            return
        self._ended = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.desk.close()
        await self.messenger.close()
        await self.panels.close()
        await self.tables.close()
        await self._leave()
        self.scene.close()

    async def _leave(self) -> None:
        """Leave Discord; what discord.py has waiting for the guilds would go on with a closed client, and fail."""
        self._wait_no_more()
        await super().close()
        self._wait_no_more()  # READY may have come in between

    def _wait_no_more(self) -> None:
        waiting = self._connection._ready_task  # discord.py ends it at a new READY only
        if waiting is not None:
            waiting.cancel()

    # What the gateway tells

    async def on_ready(self) -> None:
        """Guilds and their languages are known now: show the tables."""
        _log.info("ready in %d guilds", len(self.guilds))
        self.messenger.open()
        await self.places.sort(guild.id for guild in self.guilds)

    async def on_resumed(self) -> None:
        """The connection is back: try again what failed meanwhile."""
        self.messenger.retry(lambda _: True)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a guild, or the guild deleted."""
        await self.places.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a guild, perhaps again."""
        await self.places.back(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and its threads with it."""
        await self.places.channel_gone(channel.guild.id, [channel.id])

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self.places.channel_gone(payload.guild_id, [payload.thread_id])

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened again."""
        self.places.changed(payload.guild_id, payload.thread_id)

    async def on_guild_channel_update(self, before: object, after: discord.abc.GuildChannel) -> None:  # noqa: ARG002 - discord.py passes it
        """Permissions in a channel may have changed, for its threads too."""
        self.places.changed(after.guild.id)

    async def on_guild_role_update(self, before: object, after: discord.Role) -> None:  # noqa: ARG002 - likewise
        """Permissions in a guild may have changed."""
        self.places.changed(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:  # noqa: ARG002 - likewise
        """The bot itself may have been given a role, or lost one; of others it does not hear."""
        self.places.changed(after.guild.id)

    async def on_error(self, event: str, /, *args: object, **kwargs: object) -> None:  # noqa: ARG002 - they may hold what people wrote
        """Log what an event's handler could not deal with."""
        _log.exception("event %s failed", event)
