"""The league as a feature of the bot: what it adds to the client, its posts, its answers to tables in Discord."""

from collections.abc import Awaitable, Callable, Sequence

from discord import app_commands
from discord.ext import commands

from bot.connection.channels import Channels
from bot.connection.shards import ShardStatus
from bot.fleet import ShardLoader
from bot.league.commands.admin import AuditCommands, DailyNames, PlayerCommands, ResultCommands
from bot.league.commands.league import LeagueCommands, manage_group, merged
from bot.league.commands.pages import LeaguePages
from bot.league.commands.questions import Questions
from bot.league.commands.season import SeasonCommands
from bot.league.commands.settings import SettingCommands
from bot.league.pages.results import OutcomeWords, StakesWords, people_of
from bot.league.posts.scoreboards import ScoreboardEvents, ScoreboardPosts
from bot.league.posts.seasons import SeasonEvents, SeasonPosts
from bot.league.rows.league import League
from bot.league.rows.scoreboards import Scoreboards
from bot.league.rules import LeagueError
from bot.league.schedule.commands import ScheduleCommands, ScheduleView
from bot.league.schedule.deadlines import Deadlines
from bot.league.schedule.deals import Deals
from bot.league.schedule.posts import DeadlinePosts, Reminders
from bot.league.schedule.rows import Fixtures
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import Feature
from bot.play.guild_settings import GuildSettings
from bot.play.messages.presenter import Presenter
from bot.tables import Clock, TableState
from bot.tables.terms import Terms
from storage import Store
from storage.engines.fence import Fence


class LeaguePosts:
    """The messages of the league that come by themselves. `wait_for` waits until a server is known."""

    def __init__(
        self,
        *,
        league: League,
        deadlines: Deadlines,
        boards: Scoreboards,
        channels: Channels,
        presenter: Presenter,
        store: Store,
        settings: GuildSettings,
        clock: Clock,
        wait_for: Callable[[int], Awaitable[None]],
    ) -> None:
        self.scoreboards = ScoreboardPosts(
            channels, presenter, league=league, rows=boards, fence=store.fence, clock=clock.steady, wait_for=wait_for
        )
        league.heard = self.scoreboards.changed
        self.reminders = Reminders(channels, presenter, store=store, deadlines=deadlines, clock=clock)
        self.deadlines = DeadlinePosts(channels, presenter, league=league, deadlines=deadlines, clock=clock)
        self.seasons = SeasonPosts(channels, presenter, league=league, store=store, settings=settings, clock=clock)


def league_feature(
    *,
    dispatcher: Dispatcher,
    league: League,
    fixtures: Fixtures,
    deals: Deals,
    deadlines: Deadlines,
    posts: LeaguePosts,
    pages: LeaguePages,
    questions: Questions,
    daily_names: DailyNames,
    more: Sequence[app_commands.Group],
    bot: commands.AutoShardedBot,
    shards: ShardStatus,
    fence: Fence,
) -> Feature:
    """Return what the league adds to the bot. `more` are groups `manage` with commands of the features above."""
    view = ScheduleView(dispatcher, league=league, fixtures=fixtures, deadlines=deadlines, deals=deals)
    everybody = LeagueCommands(dispatcher, league=league, fixtures=fixtures, pages=pages)
    results = ResultCommands(dispatcher, league=league, questions=questions)
    people = PlayerCommands(dispatcher, league=league, daily_names=daily_names, ask=questions.ask)
    season = SeasonCommands(dispatcher, league=league, posts=posts.seasons)
    schedule = ScheduleCommands(
        dispatcher, league=league, fixtures=fixtures, deadlines=deadlines, reminders=posts.reminders, ask=questions.ask
    )
    settings = SettingCommands(dispatcher, league=league, fixtures=fixtures, scoreboards=posts.scoreboards)
    audit = AuditCommands(dispatcher, league=league)
    events = SeasonEvents(bot, posts.seasons, fence.owns)

    async def load(shard: int) -> None:
        """Have leagues worked out, and post what another process did not live to post."""
        await league.keeper.wake_all()
        if bot.is_ready():
            await events.catch_up([guild for guild in shards.guilds() if fence.shard_of(guild) == shard])

    return Feature(
        name="league",
        commands=(merged(everybody, view), manage_group(results, people, season, schedule, settings, *more, audit)),
        clicks={**pages.clicks, **view.clicks, **results.clicks, **season.clicks, **settings.clicks, **audit.clicks},
        forms=view.forms,
        events=(events, ScoreboardEvents(posts.scoreboards)),
        loaders=(posts.scoreboards.loader, ShardLoader(fence, load, "league")),
        services=(posts.reminders.poller, posts.deadlines.poller, posts.seasons.poller, posts.scoreboards),
        background=(league.keeper.keep,),
    )


class LeagueAtTables:
    """Answers to tables in Discord; see `bot.play.ports.LeagueRules`. All methods raise StorageError."""

    def __init__(self, league: League, fixtures: Fixtures, deals: Deals) -> None:
        self._league, self._fixtures, self._deals = league, fixtures, deals

    async def held_terms(self, guild: int) -> Terms:
        """Return the league rules that hold in a guild now."""
        return (await self._league.terms(guild)).held

    async def cut_words(self, guild: int, fixture: int) -> tuple[str, ...]:
        """Return with which words the deals of a fixture were cut.

        LeagueError `fixture-settled` if all tables of its round are done: everybody may know the deals then.
        """
        deals = await self._deals.of_fixture(guild, fixture)
        if deals is not None and deals.ended:
            row = await self._fixtures.find(guild, fixture)
            raise LeagueError("fixture-settled", fixture=fixture, state=row.state)
        return () if deals is None else deals.words

    async def stakes(self, state: TableState) -> StakesWords:
        """Return what the match of a table will count for."""
        computers = sum(seat.first_holder.computer for seat in state.seats)
        return StakesWords(await self._league.stakes(state.guild, [*people_of(state)], computers=computers))

    async def outcome(self, guild: int, match: str) -> OutcomeWords | None:
        """Return what a match has changed in the league, None if it is not in it."""
        outcome = await self._league.outcome(guild, match)
        return None if outcome is None else OutcomeWords(outcome)
