"""The application: discord.py's client with everything wired together, and what happens over its life."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import players
from bot.app.features import FeatureServices, all_features
from bot.app.gateway import GatewayEvents
from bot.app.store import BotStore
from bot.app.tenancy import Tenancy
from bot.connection.arrivals import HeardOn, note_first
from bot.connection.channels import Channels
from bot.connection.config import Config, go_through
from bot.connection.discord_internals import parsers_of, stop_waiting_for_guilds
from bot.connection.faces import Avatars, Gallery
from bot.connection.limits import Pacer, RefusalGuard, limit_for
from bot.connection.names import Names
from bot.connection.network import Network
from bot.connection.registration import CommandRegistration, Tree, invite_url, only_for_servers
from bot.connection.service import broken_off
from bot.connection.shards import ShardStatus, forgetting, guarded
from bot.connection.starts import KEPT, Logins, TakeoverSessions
from bot.finding.player_times import PlayerTimesFeed
from bot.fleet import Assignment, Orders, ShardOwner
from bot.fleet.orders import orders_for_orphans
from bot.league.feature import LeagueAtTables
from bot.lessons.course import names as lesson_names
from bot.lessons.pages import offered
from bot.play.clicks.clicks import Clicks
from bot.play.clicks.context import Services
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.clicks.newcomers import Newcomers
from bot.play.emojis import EmojiUploader
from bot.play.guild_settings import GuildSettings
from bot.play.messages.calling import Directs
from bot.play.messages.following import Pages, Panels
from bot.play.messages.messenger import BoardMessenger
from bot.play.messages.presenter import Presenter
from bot.play.messages.turning import TurningPoints
from bot.players.thinking_processes.thinkers import Thinkers
from bot.tables import Clock, Luck, Tables
from storage.faces import FaceFiles
from storage.leases import EMOJIS

_LEASES = 2.5  # leases for which a deletion waits for the other processes
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
    kept (None: no faces are shown). `assignment`: the shards that it is for, where the store is shared.
    """

    def __init__(
        self,
        config: Config,
        store: BotStore,
        clock: Clock,
        chance: Luck | None,
        faces: FaceFiles | None,
        assignment: Assignment,
    ) -> None:
        self.owner = ShardOwner(store.leases, store.fence, assignment)
        self.network = Network(clock.steady.now)
        self.refusals = RefusalGuard(config.pace.refusals, clock.steady.now, lambda: self.owner.share)
        pacer = Pacer(
            lambda: limit_for(self.logins.places),
            lambda: self.owner.share if config.endpoints is None else 1.0,  # a proxy between keeps to the whole
            clock.steady.now,
        )
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),  # the latter: who has deleted a board?
            guild_ready_timeout=config.pace.guilds_wait,
            http_trace=pacer.listen(self.network.listen(self.refusals.trace())),
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            **_sessions(assignment, store),
        )
        parsers = parsers_of(self)
        for event in _UNREAD:
            parsers.pop(event, None)
        parsers["READY"] = forgetting(self, parsers["READY"])
        self.config, self.store = config, store
        self.faces = Gallery(faces, Avatars(), clock.now)
        self.names = Names(store.names)
        self.clock = clock
        self._build(chance)
        parsers.update({event: guarded(event, parse) for event, parse in parsers.items()})
        self._background: set[asyncio.Task[None]] = set()
        self.logins = Logins(self, self.network, KEPT if self.owner.shared else 0, clock.steady.now)
        self.sessions = TakeoverSessions(self, self.logins, assignment.shards)
        self.gateway: GatewayEvents | None = None
        self._ended, self._launching = False, False

    def _build(self, chance: Luck | None) -> None:
        """Put the parts together, the lower ones first."""
        config, store = self.config, self.store
        self.channels = channels = Channels(self, self.names.note)
        self.settings = GuildSettings(store, channels.parent, channels.chooses_language)
        league = LeagueAtTables(store.league, store.fixtures, store.deals)
        self.presenter = Presenter(
            config.theme,
            self.settings,
            channels.locale,
            self.faces,
            names=self.names,
            league=league,
            drawers=config.drawers,
        )
        self.shard_status, self.thinkers = ShardStatus(self), Thinkers(config.thinkers)
        player_times = PlayerTimesFeed(store.finding, self.clock.now)
        self._build_tables(Directs(self, self.presenter, player_times.note_closed), chance)
        player_times.attach(self.tables)
        self.services = FeatureServices(self, player_times)
        self._build_dispatcher(league)
        self.orders = Orders(
            self.owner,
            store,
            self.clock.now,
            orders_for_orphans(store, self.owner.name),
            patience=_LEASES * config.pace.lease,
        )
        self.features = all_features(self)
        self.feature_services = [service for feature in self.features for service in feature.services]
        self.tenancy = Tenancy(self)

    def _build_tables(self, directs: Directs, chance: Luck | None) -> None:
        pace, store, presenter, clock = self.config.pace, self.store, self.presenter, self.clock
        self.panels = Panels(presenter, pace.panel_life, clock.steady, lambda table: self.tables.get(table))
        self.pages = Pages(
            presenter,
            pace.panel_life,
            clock.steady,
            lambda table: self.tables.get(table),
            leads=lambda table, person: self.tables.leads(table, person),
        )
        self.messenger = BoardMessenger(
            self.channels,
            presenter,
            pace,
            clock,
            panels=self.panels,
            pages=self.pages,
            wait_for=self.shard_status.wait_for,
            acts=store.fence.owns,
            directs=directs,
        )
        self.panels.panel_ended = self.messenger.look_again
        self.tables = Tables(
            store,
            self.messenger,
            players,
            clock,
            config=self.config.tables,
            chance=chance,
            cut_off=lambda guild: self.shard_status.cut_off(guild) or not store.fence.owns(guild),
            thinker=self.thinkers,
        )
        self.turning = TurningPoints(
            self.thinkers, presenter.studio, clock.steady, pace.turning, report=self.messenger.look_again
        )
        self.messenger.attach(self.tables, self.turning)
        presenter.tables_of = self.tables.of_person

    def _build_dispatcher(self, league: LeagueAtTables) -> None:
        services = Services(
            tables=self.tables,
            store=self.store,
            settings=self.settings,
            presenter=self.presenter,
            panels=self.panels,
            pages=self.pages,
            messenger=self.messenger,
            league=league,
            thinker=self.thinkers,
            newcomers=Newcomers(self.store, lesson_names(), offered),
            faces=self.faces,
            names=self.names,
            take_closed=self.services.player_times.take_closed,
        )
        self.heard_on = HeardOn(self)
        self.dispatcher = Dispatcher(services, self.config.pace.hurry, owner=self.owner, place=self.heard_on.answering)
        assert isinstance(self.tree, Tree)
        self.tree.completes = self._completes
        note_first(parsers_of(self), self.heard_on.hear, self.dispatcher.arrivals.hear)

    async def setup_hook(self) -> None:
        """Bring the tables back, register commands and buttons; the gateway comes afterwards."""
        await self._offer()
        gateway = GatewayEvents(self, self.shard_status, self.tables, self.messenger, changed=self.tenancy.changed)
        await self.add_cog(gateway)
        await self.owner.begin(self.store.fence.shards, self.tenancy)
        self.gateway = gateway
        self._spawn(self.owner.keep())
        self._spawn(self.sessions.keep())
        for feature in self.features:
            for work in feature.background:
                self._spawn(work())
        await self._register_commands()
        for feature in self.features:
            for service in feature.services:
                service.start()
            for events in feature.events:
                await self.add_cog(events)
        if self.config.tiles == "emojis":
            uploader = EmojiUploader(self, self.presenter, self.store, self.config.pace.emoji_gap)
            self._spawn(uploader.run(await self.store.leases.alone(EMOJIS)))

    async def _offer(self) -> None:
        """Add the commands of all features, and lead clicks and forms to their handlers."""
        features = self.features
        await self.add_cog(
            Clicks(
                self.dispatcher,
                others={verb: handler for feature in features for verb, handler in feature.clicks.items()},
                forms={verb: handler for feature in features for verb, handler in feature.forms.items()},
                anywhere=frozenset[str]().union(*(feature.anywhere for feature in features)),
                routes=[route for feature in features for route in feature.routes],
            )
        )
        for command in (command for feature in features for command in feature.commands):
            if isinstance(command, commands.Cog):
                await self.add_cog(command)
            else:
                self.tree.add_command(command)

    async def _register_commands(self) -> None:
        """Send the commands to Discord in the background; wait only where it has none, because nobody could play."""
        if self.application is not None and self.application.user_integration_config is None:
            only_for_servers(self.tree)  # its host has not allowed that people add it to their accounts
        registration = CommandRegistration(self, self.store, self.config.pace.retry)
        self._spawn(registration.keep())
        if await registration.is_first():
            await registration.tried.wait()

    async def forget(self, person: int) -> None:
        """Let go of a person wherever they are remembered, but for tables and what is stored."""
        self.panels.forget(person)
        self.pages.forget(person)
        await self.faces.forget(person)
        self.names.forget(person)
        for service in self.feature_services:
            await service.forget(person)

    async def _completes(self, interaction: discord.Interaction[Any]) -> bool:
        """Return True if this process answers what is typed now; another one that hears of it as well keeps silent."""
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
        elif not initial and not (self._launching and (shard_id or 0) % self.logins.places):
            await asyncio.sleep(gap)

    @property
    def invite(self) -> str:
        """Return the address by which somebody adds the bot to a server."""
        return invite_url(self.application_id or 0)

    async def close(self) -> None:
        """End cleanly: finish what is under way, show what can be shown, leave Discord. The store stays open."""
        if self._ended:
            return
        self._ended = True
        await self.orders.close()
        if self.store.leases.ttl is not None:  # others go on with the tables at once, and then with the rest
            await self.owner.close()
        await broken_off(self._background)
        await self.dispatcher.close()
        self.tenancy.close()
        for feature in reversed(self.features):
            for service in feature.services:
                await service.close()
        for part in (self.turning, self.messenger, self.panels, self.pages, self.tables, self.thinkers, self.faces):
            await part.close()
        await self._leave()
        self.presenter.close()

    async def _leave(self) -> None:
        """Leave Discord; what discord.py has waiting for the guilds would go on with a closed client, and fail."""
        stop_waiting_for_guilds(self)
        await super().close()
        stop_waiting_for_guilds(self)  # READY may have come in between

    async def on_error(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Log what an event's handler could not deal with."""
        _log.exception("event %s failed", event)
