"""All features of the bot, in one list. The client, tenancy and the registration of commands walk it."""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot import players
from bot.app.commands import info, play, settings
from bot.connection.channels import ServerEvents
from bot.connection.network import CheckedClock
from bot.daily.commands import daily_feature
from bot.daily.finished import FinishedTries
from bot.daily.moderation import DailyModeration
from bot.daily.pars import Pars, now_and_then
from bot.daily.posts import DailyPosts
from bot.daily.problem_work import ProblemWork, ServerProblemWork
from bot.daily.service import Dailies
from bot.finding.feature import finding_feature
from bot.finding.mine import ANYWHERE as MINE_ANYWHERE
from bot.finding.mine import Mine
from bot.finding.player_times import PlayerTimesFeed
from bot.league.commands.pages import LeaguePages
from bot.league.commands.questions import Questions
from bot.league.feature import LeaguePosts, league_feature
from bot.lessons.commands import lessons_feature
from bot.nights.commands import nights_feature
from bot.nights.service import NightPosts
from bot.play.commanding import Feature
from bot.play.hints import Hints
from bot.replay.commands import replay_feature
from bot.replay.finished import FinishedMatches
from storage.leases import PARS

if TYPE_CHECKING:
    from bot.app.client import Boneyard


class FeatureServices:
    """The parts of features that work by themselves, or keep something in memory."""

    def __init__(self, bot: "Boneyard", player_times: PlayerTimesFeed) -> None:
        store = bot.store
        self.player_times = player_times
        self.league = LeaguePosts(
            league=store.league,
            deadlines=store.deadlines,
            boards=store.scoreboards,
            channels=bot.channels,
            presenter=bot.presenter,
            store=store,
            settings=bot.settings,
            clock=bot.clock,
            wait_for=bot.shard_status.wait_for,
        )
        self.day_clock = CheckedClock(bot.clock, bot.network)
        self.dailies = Dailies(store.dailies, players, self.day_clock, bot.tables.secret)
        self.daily_posts = DailyPosts(
            store=store,
            tables=store.daily_tables,
            dailies=self.dailies,
            settings=bot.settings,
            presenter=bot.presenter,
            channels=bot.channels,
            clock=self.day_clock,
            acts=bot.owner.acts,
        )
        self.tries = FinishedTries(self.dailies, store.daily_tables)
        self.matches = FinishedMatches(store, self.tries, store.deals.are_secret)
        self.nights = NightPosts(
            channels=bot.channels,
            presenter=bot.presenter,
            settings=bot.settings,
            store=store,
            rows=store.nights,
            league=store.league,
            tables=bot.tables,
            clock=bot.clock,
            wait_for=bot.shard_status.wait_for,
            gap=bot.config.pace.night_gap,
            events=ServerEvents(bot),
        )


def all_features(bot: "Boneyard") -> tuple[Feature, ...]:
    """Return all features, in the order of the floors."""
    store, services, dispatcher = bot.store, bot.services, bot.dispatcher
    pages = LeaguePages(league=store.league, fixtures=store.fixtures)
    opening = play.PlayCommands(
        dispatcher, league=store.league, fixtures=store.fixtures, deals=store.deals, finding=store.finding
    )
    return (
        Feature(name="play", clicks=Hints(bot.thinkers).clicks, services=(dispatcher.services.newcomers,)),
        _league(bot, pages),
        daily_feature(
            dispatcher=dispatcher,
            dailies=services.dailies,
            tables=store.daily_tables,
            tries=services.tries,
            posts=services.daily_posts,
            problems=store.problems,
            clock=services.day_clock,
            work=_daily_work(bot),
        ),
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
            presenter=bot.presenter,
            thinker=bot.thinkers,
            clock=bot.clock.steady,
        ),
        _general(bot, opening),
    )


def _daily_work(bot: "Boneyard") -> Sequence[Callable[[], Coroutine[None, None, None]]]:
    """Return what is worked out while nobody waits: problems, then pars, then problems of this process's servers."""
    after, store, dailies, thinker = bot.config.pace.par, bot.store, bot.services.dailies, bot.thinkers
    servers = ServerProblemWork(
        dailies,
        store.problems,
        thinker,
        left_out=bot.settings.left_out,
        is_public=bot.channels.is_public,
        acts=lambda guild: bot.channels.knows(guild) and bot.owner.acts(guild),
    )
    alone = partial(store.leases.alone, PARS)
    work = (
        partial(now_and_then, ProblemWork(dailies, store.problems, thinker, players).catch_up, after, alone),
        partial(now_and_then, Pars(dailies, thinker, players).catch_up, after, alone),
        partial(now_and_then, servers.catch_up, after),
    )
    return work if after else ()


def _league(bot: "Boneyard", pages: LeaguePages) -> Feature:
    questions, services, store = Questions(bot.clock.steady.now), bot.services, bot.store
    return league_feature(
        dispatcher=bot.dispatcher,
        league=store.league,
        fixtures=store.fixtures,
        deals=store.deals,
        deadlines=store.deadlines,
        posts=services.league,
        pages=pages,
        questions=questions,
        daily_names=store.daily_tables,
        more=(
            DailyModeration(
                bot.dispatcher,
                questions.ask,
                dailies=services.dailies,
                tables=store.daily_tables,
                settings=bot.settings,
            ),
        ),
        bot=bot,
        shards=bot.shard_status,
        fence=store.fence,
    )


def _general(bot: "Boneyard", opening: play.PlayCommands) -> Feature:
    dispatcher, league = bot.dispatcher, bot.store.league
    mine = Mine(dispatcher, league=league, forgotten=bot.orders.forget)
    pages = info.InfoCommands(dispatcher, bot.services.nights)
    guild_settings = settings.SettingsCommand(dispatcher, league=league, daily_posts=bot.services.daily_posts)
    return Feature(
        name="general",
        commands=(opening, pages, mine, guild_settings),
        clicks={**pages.clicks, **mine.clicks, **opening.clicks, **guild_settings.clicks},
        forms=guild_settings.forms,
        anywhere=info.ANYWHERE | MINE_ANYWHERE,
    )
