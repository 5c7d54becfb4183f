"""All features of the bot, in one list. The client, tenancy and the registration of commands walk it."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial

from discord.ext import commands

from bot import players
from bot.app.commands import info, play, settings
from bot.app.store import BotStore
from bot.connection.channels import Channels, ServerEvents
from bot.connection.config import Pace
from bot.connection.network import CheckedClock, Network
from bot.connection.shards import ShardStatus
from bot.daily.feature import daily_feature
from bot.daily.finished import FinishedTries
from bot.daily.moderation import DailyModeration
from bot.daily.posts import DailyPosts
from bot.daily.service import Dailies
from bot.finding.feature import finding_feature
from bot.finding.mine import ANYWHERE as MINE_ANYWHERE
from bot.finding.mine import Mine
from bot.finding.player_times import PlayerTimesFeed
from bot.fleet import ShardOwner
from bot.league.commands.pages import LeaguePages
from bot.league.commands.questions import Questions
from bot.league.feature import LeaguePosts, LeagueRows, league_feature
from bot.lessons.commands import lessons_feature
from bot.nights.feature import nights_feature
from bot.nights.service import NightPosts
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import Feature
from bot.play.guild_settings import GuildSettings
from bot.play.hints import Hints
from bot.play.messages.presenter import Presenter
from bot.replay.commands import replay_feature
from bot.replay.finished import FinishedMatches
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
    network: Network
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
        store = core.store
        self.player_times = player_times
        self.league_rows = LeagueRows(
            league=store.league,
            fixtures=store.fixtures,
            deals=store.deals,
            deadlines=store.deadlines,
            reminding=store.reminding,
            scoreboards=store.scoreboards,
        )
        self.league = LeaguePosts(
            self.league_rows,
            channels=core.channels,
            presenter=core.presenter,
            store=store,
            settings=core.settings,
            clock=core.clock,
            known=core.shards.known,
        )
        self.day_clock = CheckedClock(core.clock, core.network)
        self.dailies = Dailies(store.dailies, players, self.day_clock, shared=store.leases.ttl is not None)
        self.daily_posts = _daily_posts(core, self.dailies, self.day_clock)
        self.tries = FinishedTries(self.dailies, store.daily_tables)
        self.matches = FinishedMatches(store, self.tries, store.deals.are_secret)
        self.nights = _night_posts(core)


def _daily_posts(core: Core, dailies: Dailies, clock: Clock) -> DailyPosts:
    return DailyPosts(
        store=core.store,
        tables=core.store.daily_tables,
        dailies=dailies,
        settings=core.settings,
        presenter=core.presenter,
        channels=core.channels,
        clock=clock,
        acts=core.owner.acts,
    )


def _night_posts(core: Core) -> NightPosts:
    return NightPosts(
        channels=core.channels,
        presenter=core.presenter,
        settings=core.settings,
        store=core.store,
        rows=core.store.nights,
        league=core.store.league,
        tables=core.tables,
        clock=core.clock,
        known=core.shards.known,
        gap=core.pace.night_gap,
        events=ServerEvents(core.bot),
    )


def all_features(core: Core, services: FeatureServices, dispatcher: Dispatcher, forget: Forget) -> tuple[Feature, ...]:
    """Return all features, in the order of the floors. `forget` deletes what is known of a person."""
    store = core.store
    pages = LeaguePages(league=store.league, fixtures=store.fixtures)
    opening = play.PlayCommands(
        dispatcher, league=store.league, fixtures=store.fixtures, deals=store.deals, finding=store.finding
    )
    return (
        _play(core, dispatcher),
        _league(core, services, dispatcher, pages),
        _daily(core, services, dispatcher),
        nights_feature(dispatcher=dispatcher, nights=services.nights, rows=store.nights, league=store.league),
        finding_feature(
            dispatcher=dispatcher,
            rows=store.finding,
            feed=services.player_times,
            league=store.league,
            league_pages=pages,
            play_with=opening.play_with,
        ),
        lessons_feature(dispatcher),
        replay_feature(
            dispatcher=dispatcher,
            matches=services.matches,
            presenter=core.presenter,
            thinker=core.thinker,
            clock=core.clock.steady,
        ),
        _general(core, services, dispatcher, opening, forget),
    )


def _play(core: Core, dispatcher: Dispatcher) -> Feature:
    return Feature(name="play", clicks=Hints(core.thinker).clicks, services=(dispatcher.services.newcomers,))


def _league(core: Core, services: FeatureServices, dispatcher: Dispatcher, pages: LeaguePages) -> Feature:
    questions = Questions(core.clock.steady.now)
    daily_part = DailyModeration(
        dispatcher, questions.ask, dailies=services.dailies, tables=core.store.daily_tables, settings=core.settings
    )
    return league_feature(
        dispatcher=dispatcher,
        rows=services.league_rows,
        posts=services.league,
        pages=pages,
        questions=questions,
        daily_names=core.store.daily_tables,
        more=(daily_part,),
        bot=core.bot,
        shards=core.shards,
        fence=core.store.fence,
    )


def _daily(core: Core, services: FeatureServices, dispatcher: Dispatcher) -> Feature:
    return daily_feature(
        dispatcher=dispatcher,
        dailies=services.dailies,
        tables=core.store.daily_tables,
        tries=services.tries,
        posts=services.daily_posts,
        players=players,
        thinker=core.thinker,
        par_after=core.pace.par,
        alone=partial(core.store.leases.alone, PARS),
    )


def _general(
    core: Core, services: FeatureServices, dispatcher: Dispatcher, opening: play.PlayCommands, forget: Forget
) -> Feature:
    """Return the commands that concern several features."""
    own = Mine(dispatcher, league=core.store.league, forgotten=forget)
    pages = info.InfoCommands(dispatcher, services.nights)
    guild_settings = settings.SettingsCommand(dispatcher, league=core.store.league, daily_posts=services.daily_posts)
    return Feature(
        name="general",
        commands=(opening, pages, own, guild_settings),
        clicks={**pages.clicks, **own.clicks, **opening.clicks, **guild_settings.clicks},
        forms=guild_settings.forms,
        anywhere=info.ANYWHERE | MINE_ANYWHERE,
    )
