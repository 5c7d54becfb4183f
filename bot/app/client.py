"""The application: discord.py's client with everything wired together, and what happens over its life."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import players
from bot.app.gateway import GatewayEvents
from bot.app.offered import offer_all
from bot.app.store import BotStore
from bot.app.tenancy import Tenancy
from bot.connection.anywhere import HeardOn, only_for_servers
from bot.connection.channels import Channels
from bot.connection.config import Config, go_through
from bot.connection.faces.avatars import Avatars
from bot.connection.faces.gallery import Gallery
from bot.connection.network import Network
from bot.connection.pacing import Pacer, limit_for
from bot.connection.refusals import RefusalGuard
from bot.connection.registration import Translator, Tree, invite_url, mark, put_in_order
from bot.connection.server_events import ServerEvents
from bot.connection.shards import ShardStatus, forgetting, guarded
from bot.connection.starts import KEPT, Logins, TakeoverSessions
from bot.daily.pars import Pars
from bot.daily.posts import DailyPosts
from bot.daily.service import Dailies
from bot.finding.player_times import OwnTimesKeeper
from bot.fleet import Assignment, Orders, ShardOwner
from bot.fleet.orders import orders_for_orphans
from bot.league.commands import scoreboard
from bot.league.posts.events import ScoreboardEvents, SeasonEvents
from bot.league.posts.scoreboards import ScoreboardPosts
from bot.league.posts.seasons import SeasonPosts
from bot.league.schedule.posts.deadlines import DeadlinePosts
from bot.league.schedule.posts.reminders import Reminders
from bot.nights.service import NightPosts
from bot.play.clicks.context import Services
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.clicks.newcomers import Newcomers
from bot.play.emojis import EmojiUploader
from bot.play.guild_settings import GuildSettings
from bot.play.messages.directs import Directs
from bot.play.messages.messenger import BoardMessenger
from bot.play.messages.pages import Pages
from bot.play.messages.panels import Panels
from bot.play.messages.presenter import Presenter
from bot.players.thinking_processes.thinkers import Thinkers
from bot.replay import review_commands as review
from bot.replay.turning import TurningPoints
from bot.tables import Clock, Luck, Tables
from storage.faces import FaceFiles
from storage.leases import COMMANDS, EMOJIS, PARS

_META = "commands"
_PATIENCE = 2.5  # of a lease's time: how long whoever deletes something waits for other processes
_UNREAD = ("MESSAGE_CREATE", "MESSAGE_UPDATE")  # thrown away before discord.py has made anything of them
_log = logging.getLogger(__name__)


def _sessions(assignment: Assignment, store: BotStore) -> dict[str, Any]:
    """Return which sessions discord.py is to begin, and of how many; nothing where Discord is to be asked."""
    if assignment.of and assignment.shards is not None:
        return {"shard_ids": [*assignment.shards], "shard_count": assignment.of}
    return {"shard_count": store.fence.shards} if store.fence.shards > 1 else {}


class Boneyard(commands.AutoShardedBot):
    """The bot. It asks for two intents, for guilds and for messages (not for their texts), and keeps no members and no
    messages.

    `store` is open already; `clock` and `chance` (None: the system's own) are the tables'. `faces` are those that are
    kept (None: no faces are shown). `assignment`: the shards that it is for, where the store is shared (None: all).
    """

    def __init__(
        self,
        config: Config,
        store: BotStore,
        clock: Clock,
        chance: Luck | None = None,
        faces: FaceFiles | None = None,
        assignment: Assignment | None = None,
    ) -> None:
        assignment = assignment or Assignment()
        self.owner = ShardOwner(store.leases, store.fence, assignment)
        self.network = Network()
        self.refusals = RefusalGuard(config.pace.refusals, clock.steady.now, lambda: self.owner.share)
        pacer = Pacer(lambda: limit_for(self.logins.places), self._paced, clock.steady.now)
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            intents=discord.Intents(guilds=True, guild_messages=True),  # the latter: who has deleted a board?
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=config.pace.guilds_wait,
            http_trace=pacer.listen(self.network.listen(self.refusals.trace())),
            **_sessions(assignment, store),
        )
        for event in _UNREAD:
            self._connection.parsers.pop(event, None)
        self._connection.parsers["READY"] = forgetting(self, self._connection.parsers["READY"])
        self.config, self.store = config, store
        self.faces = Gallery(faces, Avatars(), clock.now)
        self._clock = clock
        self._build(clock, chance)
        for event, parse in self._connection.parsers.items():
            self._connection.parsers[event] = guarded(event, parse)
        self._background: set[asyncio.Task[None]] = set()
        self.logins = Logins(self, self.network, KEPT if self.owner.shared else 0, clock.steady.now)
        self.sessions = TakeoverSessions(self, self.logins, assignment.shards)
        self.tenancy.sessions = self.sessions
        self._ended, self._launching = False, False

    def _build(self, clock: Clock, chance: Luck | None) -> None:
        """Put the parts together, the lower ones first."""
        config, pace, store = self.config, self.config.pace, self.store
        channels = Channels(self)
        guild_settings = GuildSettings(self.store, channels.parent, channels.chooses_language)
        self.presenter = Presenter(config.theme, guild_settings, channels.locale, self.faces)
        self.panels = Panels(self.presenter, pace.panel_life, clock.steady, lambda table: self.tables.get(table))
        self.pages = Pages(
            self.presenter,
            pace.panel_life,
            clock.steady,
            lambda table: self.tables.get(table),
            lambda table, person: self.tables.leads(table, person),
        )
        self.shard_status = ShardStatus(self)
        self.own = OwnTimesKeeper(store.finding, clock.now)
        self.messenger = BoardMessenger(
            channels,
            self.presenter,
            pace,
            clock,
            self.panels,
            self.pages,
            self.shard_status.known,
            store.fence.owns,
            Directs(self, self.presenter, self.own.closed),
        )
        self.panels.left = self.messenger.look_again
        self.thinkers = Thinkers(config.thinkers)
        self.tables = Tables(
            self.store,
            self.messenger,
            players,
            clock,
            config.tables,
            chance=chance,
            cut_off=lambda guild: self.shard_status.cut_off(guild) or not store.fence.owns(guild),
            thinker=self.thinkers,
        )
        self.dailies = Dailies(store.dailies, players, clock, shared=store.leases.ttl is not None)
        self.turning = TurningPoints(
            self.thinkers, self.presenter.studio, clock.steady, pace.turning, self.messenger.look_again
        )
        self.messenger.attach(self.tables, self.turning)
        self.own.attach(self.tables)
        self.presenter.tables_of = self.tables.of_person
        self._build_posts(channels, guild_settings, clock)
        self.nights = NightPosts(
            channels,
            self.presenter,
            guild_settings,
            store,
            self.tables,
            clock,
            self.shard_status.known,
            pace.night_gap,
            ServerEvents(self),
        )
        services = Services(
            self.tables,
            self.store,
            guild_settings,
            self.presenter,
            self.panels,
            self.pages,
            self.messenger,
            self.reminders,
            self.scoreboards,
            self.thinkers,
            Newcomers(self.store),
            self.faces,
            self.dailies,
            self.daily_posts,
            self.own,
        )
        self.heard_on = HeardOn(self)
        self.dispatcher = Dispatcher(services, pace.hurry, owner=self.owner, place=self.heard_on.answering)
        assert isinstance(self.tree, Tree)
        self.tree.completes = self._completes
        self.tenancy = Tenancy(
            self.owner,
            self.store,
            guild_settings,
            self.tables,
            self.messenger,
            self.scoreboards,
            self.shard_status,
            partial(self._forget, services.newcomers),
            self.faces.clear,
            self.dispatcher.drained,
            self.nights,
        )
        for_orphans = orders_for_orphans(store, self.owner.name)
        self.orders = Orders(self.owner, store, clock.now, for_orphans, _PATIENCE * pace.lease)
        self.dispatcher.arrivals.watch(self._connection.parsers)
        self.heard_on.watch(self._connection.parsers)
        self.reviews = review.Reviews(self.dispatcher, self.store, self.presenter, self.thinkers, clock.steady)

    def _build_posts(self, channels: Channels, guild_settings: GuildSettings, clock: Clock) -> None:
        """Put together what posts by itself."""
        make = partial(scoreboard.scoreboard_parts, self.store, self.presenter)
        self.scoreboards = ScoreboardPosts(channels, self.store, clock.steady, make, self.shard_status.known)
        self.store.league.heard = self.scoreboards.changed
        self.reminders = Reminders(channels, self.presenter, self.store, clock)
        self.deadlines = DeadlinePosts(channels, self.presenter, self.store, clock)
        self.daily_posts = DailyPosts(
            self.store,
            guild_settings,
            self.presenter,
            channels,
            clock,
            self.dailies,
            self.owner.acts,
            self.store.dailies.podium,
        )
        self.season_posts = SeasonPosts(self.store, guild_settings, self.presenter, channels, clock)

    async def setup_hook(self) -> None:
        """Bring the tables back, register commands and buttons; the gateway comes afterwards."""
        await offer_all(
            self,
            self.dispatcher,
            reviews=self.reviews,
            seasons=self.season_posts,
            nights=self.nights,
            forget=self.orders.forget,
            now=self._clock.steady.now,
        )
        gateway = GatewayEvents(self, self.shard_status, self.tables, self.messenger, self.tenancy.changed)
        season_events = SeasonEvents(self, self.season_posts, self.store.fence.owns)
        await self.add_cog(gateway)
        await self.add_cog(season_events)
        await self.owner.begin(self.store.fence.shards, self.tenancy)
        self.tenancy.gateway, self.tenancy.seasons = gateway, season_events
        self._spawn(self.owner.keep())
        self._spawn(self.sessions.keep())
        self._spawn(self.store.league.keep())
        if self.config.pace.par:
            pars = Pars(self.dailies, self.thinkers, players)
            self._spawn(pars.now_and_then(self.config.pace.par, partial(self.store.leases.alone, PARS)))
        await self._register_commands()
        self.reminders.start()
        self.deadlines.start()
        self.daily_posts.start()
        await self.add_cog(ScoreboardEvents(self.scoreboards))
        if self.config.tiles == "emojis":
            uploader = EmojiUploader(self, self.presenter, self.store, self.config.pace.emoji_gap)
            self._spawn(uploader.run(await self.store.leases.alone(EMOJIS)))

    async def _register_commands(self) -> None:
        """Send the commands to Discord if they are others than last time, or if it has lost them."""
        put_in_order(self.tree)
        if self.application is not None and self.application.user_integration_config is None:
            only_for_servers(self.tree)  # its host has not allowed that people add it to their accounts
        await self.tree.set_translator(Translator())
        present = f"{self.application_id} {await mark(self.tree)}"
        if not await self.store.leases.alone(COMMANDS):
            return  # another process does it
        if await self.store.get_meta(_META) == present:
            known = {command.name for command in await self.tree.fetch_commands()}
            if known == {command.name for command in self.tree.get_commands()}:
                return
        await self.tree.sync()
        await self.store.set_meta(_META, present)

    async def _forget(self, newcomers: Newcomers, person: int) -> None:
        """Let go of a person wherever they are remembered, but for tables and what is stored."""
        self.panels.forget(person)
        self.pages.forget(person)
        self.own.forget(person)
        newcomers.forget(person)
        self.dailies.forget(person)
        await self.nights.forget(person)
        await self.faces.forget(person)
        await self.reviews.forget(person)

    def _paced(self) -> float:
        """Return to which part of all requests this process keeps; a proxy between keeps to the whole."""
        return self.owner.share if self.config.endpoints is None else 1.0

    async def _completes(self, interaction: discord.Interaction[Any]) -> bool:
        """True if this process answers what is typed now; another one that hears of it as well keeps silent."""
        guild = self.heard_on.answering(interaction)
        return await self.owner.may_act(guild) and self.owner.acts(guild)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("work in the background failed", exc_info=task.exception())

    async def launch_shards(self) -> None:
        """Connect the shards, as many side by side as Discord takes."""
        await self.logins.begin()
        go_through(self.config.endpoints, self.logins.gateway)
        self._launching = True
        await super().launch_shards()
        self._launching = False

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Leave Discord its time between two shards, and before an IDENTIFY that follows a refused one."""
        leases, gap = self.store.leases, self.config.pace.identify_gap
        if self.owner.shared:
            await self.logins.wait_for_logins()
            await asyncio.sleep(await leases.identify((shard_id or 0) % self.logins.places, gap))
            self.logins.used()
            return
        beside = self._launching and (shard_id or 0) % self.logins.places
        if not initial and not beside:
            await asyncio.sleep(gap)

    @property
    def invite(self) -> str:
        """Return the address by which somebody adds the bot to a server."""
        return invite_url(self.application_id or 0)

    async def settled(self) -> None:
        """Return when all that was asked is done, and shown where it can be."""
        await self.dispatcher.settled()
        await self.reviews.settled()
        await self.season_posts.settled()
        await self.panels.settled()  # one that follows no longer may have somebody called
        await self.pages.settled()
        await self.own.settled()
        await self.messenger.settled()
        await self.turning.settled()  # a result that is shown is thought about, and shown once more
        await self.messenger.settled()
        await self.reminders.settled()
        await self.deadlines.settled()
        await self.daily_posts.settled()
        await self.nights.settled()
        await self.messenger.settled()
        await self.scoreboards.settled()

    async def close(self) -> None:
        """End cleanly: finish what is under way, show what can be shown, leave Discord. The store stays open."""
        if self._ended:
            return
        self._ended = True
        await self.orders.close()
        if self.store.leases.ttl is not None:  # others go on with the tables at once, and then with the rest
            await self.owner.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.dispatcher.close()
        self.tenancy.close()
        await self.nights.close()
        await self.reviews.close()
        await self.turning.close()
        await self.reminders.close()
        await self.deadlines.close()
        await self.daily_posts.close()
        await self.season_posts.close()
        await self.scoreboards.close()
        await self.messenger.close()
        await self.panels.close()
        await self.pages.close()
        self.own.close()
        await self.tables.close()
        await self.thinkers.close()
        await self.faces.close()
        await self._leave()
        self.presenter.close()

    async def _leave(self) -> None:
        """Leave Discord; what discord.py has waiting for the guilds would go on with a closed client, and fail."""
        self._wait_no_more()
        await super().close()
        self._wait_no_more()  # READY may have come in between

    def _wait_no_more(self) -> None:
        ready = self._connection._ready_task  # discord.py ends these at a new READY only
        for waiting in (ready, *self._connection._ready_tasks.values()):
            if waiting is not None:
                waiting.cancel()

    async def on_error(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Log what an event's handler could not deal with."""
        _log.exception("event %s failed", event)
