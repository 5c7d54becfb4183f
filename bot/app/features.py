"""All features of the bot, in one list. The client, tenancy and the registration of commands walk it."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial

from discord.ext import commands

from bot import players
from bot.app.commands import info, mine, mydata, play, settings
from bot.app.store import BotStore
from bot.connection.channels import Channels, ServerEvents
from bot.connection.config import Pace
from bot.connection.shards import ShardStatus
from bot.daily import commands as daily
from bot.daily.pages.playing import number_in
from bot.daily.pars import Pars
from bot.daily.posts import DailyPosts
from bot.daily.service import Dailies
from bot.finding.feature import finding_feature
from bot.finding.player_times import PlayerTimesFeed
from bot.fleet import ShardLoader, ShardOwner
from bot.league.commands import admin, crosstable, league, scoreboard, season, terms
from bot.league.commands.changes import Questions, admin_clicks
from bot.league.posts.events import ScoreboardEvents, SeasonEvents
from bot.league.posts.scoreboards import ScoreboardPosts
from bot.league.posts.seasons import SeasonPosts
from bot.league.schedule.commands import deals, fixtures, teams
from bot.league.schedule.posts.deadlines import DeadlinePosts
from bot.league.schedule.posts.reminders import Reminders
from bot.lessons import commands as learn
from bot.lessons.pages import place_in
from bot.nights.feature import nights_feature
from bot.nights.service import NightPosts
from bot.parts import verbs
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.feature import Feature
from bot.play.guild_settings import GuildSettings
from bot.play.hints import Hints
from bot.play.messages.presenter import Presenter
from bot.replay import commands as replay
from bot.replay import review_commands as review
from bot.tables import Clock, Tables, Thinker
from storage import Forgotten
from storage.leases import PARS

Forget = Callable[[int], Coroutine[None, None, Forgotten]]


@dataclass(frozen=True, kw_only=True)
class Core:
    """The parts of the bot that features are made of."""

    bot: commands.AutoShardedBot
    store: BotStore
    clock: Clock
    pace: Pace
    owner: ShardOwner
    shards: ShardStatus
    channels: Channels
    settings: GuildSettings
    presenter: Presenter
    tables: Tables
    thinker: Thinker


class FeatureServices:
    """The parts of features that work by themselves, or keep something in memory."""

    def __init__(self, core: Core, player_times: PlayerTimesFeed) -> None:
        store, clock, known = core.store, core.clock, core.shards.known
        channels, presenter = core.channels, core.presenter
        self.player_times = player_times
        make = partial(scoreboard.scoreboard_parts, store, presenter)
        self.scoreboards = ScoreboardPosts(channels, store, clock.steady, make=make, known=known)
        store.league.heard = self.scoreboards.changed
        self.reminders = Reminders(channels, presenter, store, clock)
        self.deadlines = DeadlinePosts(channels, presenter, store, clock)
        self.seasons = SeasonPosts(store, core.settings, presenter, channels=channels, clock=clock)
        self.dailies = Dailies(store.dailies, players, clock, shared=store.leases.ttl is not None)
        self.daily_posts = DailyPosts(
            store,
            core.settings,
            presenter,
            channels=channels,
            clock=clock,
            dailies=self.dailies,
            acts=core.owner.acts,
            podium=store.dailies.podium,
        )
        self.nights = NightPosts(
            channels=channels,
            presenter=presenter,
            settings=core.settings,
            store=store,
            rows=store.nights,
            league=store.league,
            tables=core.tables,
            clock=clock,
            known=known,
            gap=core.pace.night_gap,
            events=ServerEvents(core.bot),
        )


def all_features(core: Core, services: FeatureServices, dispatcher: Dispatcher, forget: Forget) -> tuple[Feature, ...]:
    """Return all features, in the order of the floors. `forget` deletes what is known of a person."""
    store = core.store
    opening = play.PlayCommands(dispatcher, league=store.league, deals=store.deals, finding=store.finding)
    return (
        _play(core, dispatcher),
        _league(core, services, dispatcher),
        _daily(core, services, dispatcher),
        nights_feature(dispatcher=dispatcher, nights=services.nights, rows=store.nights, league=store.league),
        finding_feature(
            dispatcher=dispatcher,
            rows=store.finding,
            feed=services.player_times,
            league=store.league,
            play_with=opening.play_with,
        ),
        _lessons(dispatcher),
        _replay(core, dispatcher),
        _general(dispatcher, opening, forget),
    )


def _play(core: Core, dispatcher: Dispatcher) -> Feature:
    return Feature(name="play", clicks=Hints(core.thinker).clicks, services=(dispatcher.services.newcomers,))


def _league(core: Core, services: FeatureServices, dispatcher: Dispatcher) -> Feature:
    questions = Questions(core.clock.steady.now)
    season_events = SeasonEvents(core.bot, services.seasons, core.store.fence.owns)

    async def load(shard: int) -> None:
        """Have the leagues of a shard's servers worked out, and post what another process did not live to post."""
        await core.store.league.look()
        if core.bot.is_ready():
            guilds = core.shards.guilds()
            await season_events.catch_up([guild for guild in guilds if core.store.fence.shard_of(guild) == shard])

    pollers = (services.reminders.poller, services.deadlines.poller)
    return Feature(
        name="league",
        commands=(
            league.league_group(
                league.LeagueCommands(dispatcher),
                admin.LeagueAdmin(dispatcher, questions),
                terms.TermsCommands(dispatcher),
                scoreboard.ScoreboardCommand(dispatcher),
            ),
            season.SeasonCommands(dispatcher),
        ),
        clicks={
            **league.CLICKS,
            **fixtures.CLICKS,
            **crosstable.CLICKS,
            **deals.CLICKS,
            **teams.CLICKS,
            **scoreboard.CLICKS,
            **season.season_clicks(services.seasons),
            **admin_clicks(questions),
        },
        forms=deals.FORMS,
        events=(season_events, ScoreboardEvents(services.scoreboards)),
        loaders=(services.scoreboards.loader, ShardLoader(core.store.fence, load, "league")),
        services=(*pollers, services.seasons.poller, services.scoreboards),
        background=(core.store.league.keep,),
    )


def _daily(core: Core, services: FeatureServices, dispatcher: Dispatcher) -> Feature:
    pars, alone = Pars(services.dailies, core.thinker, players), partial(core.store.leases.alone, PARS)
    return Feature(
        name="daily",
        commands=(daily.DailyCommand(dispatcher),),
        clicks=daily.CLICKS,
        anywhere=daily.ANYWHERE,
        routes=(lambda press: None if number_in(press.table) is None else verbs.DAILY_TRY,),
        services=(services.daily_posts.poller, services.dailies),
        background=(partial(pars.now_and_then, core.pace.par, alone),) if core.pace.par else (),
    )


def _lessons(dispatcher: Dispatcher) -> Feature:
    return Feature(
        name="lessons",
        commands=(learn.Learn(dispatcher),),
        clicks=learn.CLICKS,
        anywhere=learn.ANYWHERE,
        routes=(lambda press: None if place_in(press) is None else verbs.LESSON,),
    )


def _replay(core: Core, dispatcher: Dispatcher) -> Feature:
    replays = replay.Replays(dispatcher)
    reviews = review.Reviews(dispatcher, core.presenter, core.thinker, clock=core.clock.steady)
    return Feature(
        name="replay",
        commands=(replays, reviews),
        clicks={**replays.clicks, **reviews.clicks},
        anywhere=replay.ANYWHERE | review.ANYWHERE,
        services=(reviews,),
    )


def _general(dispatcher: Dispatcher, opening: play.PlayCommands, forget: Forget) -> Feature:
    """Return the commands that concern several features."""
    own_data = mydata.MyData(dispatcher, forget)
    return Feature(
        name="general",
        commands=(
            opening,
            info.Info(dispatcher),
            mine.Mine(dispatcher),
            settings.SettingsCommand(dispatcher),
            own_data,
        ),
        clicks={**info.CLICKS, **mine.CLICKS, **opening.clicks, **settings.CLICKS, **own_data.clicks},
        forms=settings.FORMS,
        anywhere=info.ANYWHERE | mydata.ANYWHERE,
    )
