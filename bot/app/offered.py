"""All that people can use of the bot: its commands, the entries of menus, and what its buttons and forms do."""

from collections.abc import Callable, Coroutine, Iterator

from discord import app_commands
from discord.ext import commands

from bot.app.commands import info, mine, mydata, play, settings
from bot.connection.questions import Questions
from bot.daily import commands as daily
from bot.finding import calling, notify
from bot.finding import player_settings as own
from bot.finding.challenge import member_menu
from bot.league.commands import admin as league_admin
from bot.league.commands import crosstable, league, scoreboard, season
from bot.league.commands import terms as league_terms
from bot.league.commands.changes import admin_clicks
from bot.league.posts.seasons import SeasonPosts
from bot.league.schedule.commands import deals, fixtures, teams
from bot.lessons import commands as learn
from bot.nights.clicks import NightClicks
from bot.nights.commands import NightCommands
from bot.nights.service import NightPosts
from bot.play.clicks.clicks import Clicks
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.clicks.presses import Forms, Presses
from bot.play.hints import Hints
from bot.replay import commands as replay
from bot.replay import review_commands as review
from storage import Forgotten

_CLICKS = {
    **calling.CLICKS,
    **notify.CLICKS,
    **own.CLICKS,
    **daily.CLICKS,
    **info.CLICKS,
    **learn.CLICKS,
    **mine.CLICKS,
    **play.CLICKS,
    **league.CLICKS,
    **fixtures.CLICKS,
    **crosstable.CLICKS,
    **deals.CLICKS,
    **teams.CLICKS,
    **scoreboard.CLICKS,
    **settings.CLICKS,
}
_ANYWHERE = info.ANYWHERE | learn.ANYWHERE | mydata.ANYWHERE | daily.ANYWHERE | replay.ANYWHERE | review.ANYWHERE
_COGS = (
    play.PlayCommands, daily.DailyCommand, info.Info, learn.Learn, mine.Mine, settings.SettingsCommand, own.AwayCommand,
)  # fmt: skip


async def offer_all(
    bot: commands.AutoShardedBot,
    dispatcher: Dispatcher,
    *,
    reviews: review.Reviews,
    seasons: SeasonPosts,
    nights: NightPosts,
    forget: Callable[[int], Coroutine[None, None, Forgotten]],
    now: Callable[[], float],
) -> None:
    """Give the bot its commands and what its buttons do, before it registers them.

    `forget` deletes what is known of a person; `now` returns the time in seconds.
    """
    replays, questions = replay.Replays(dispatcher, dispatcher.services.store), Questions(now)
    own_data = mydata.MyData(dispatcher, forget)
    bound = {
        **replays.clicks,
        **reviews.clicks,
        **Hints(dispatcher.services.thinker).clicks,
        **own_data.clicks,
        **NightClicks(nights).clicks,
        **season.season_clicks(seasons),
        **admin_clicks(questions),
    }
    clicks = Clicks(dispatcher, {**_CLICKS, **bound}, _ANYWHERE)
    await bot.add_cog(Presses(dispatcher, clicks, Forms({**settings.FORMS, **deals.FORMS, **own.FORMS})))
    for command in _COGS:
        await bot.add_cog(command(dispatcher))
    for cog in (replays, reviews, own_data):
        await bot.add_cog(cog)
    for group in _groups(dispatcher, questions, nights):
        bot.tree.add_command(group)


def _groups(
    dispatcher: Dispatcher, questions: Questions, nights: NightPosts
) -> Iterator[app_commands.Group | app_commands.ContextMenu]:
    """Yield the commands that have others below them, and the entries of a member's menu."""
    parts = (
        league_admin.LeagueAdmin(dispatcher, questions),
        league_terms.TermsCommands(dispatcher),
        scoreboard.ScoreboardCommand(dispatcher),
    )
    yield league.league_group(league.LeagueCommands(dispatcher), *parts)
    yield season.SeasonCommands(dispatcher)
    yield notify.NotifyCommands(dispatcher)
    yield from member_menu(dispatcher, play.play_with)
    yield NightCommands(dispatcher, nights)
