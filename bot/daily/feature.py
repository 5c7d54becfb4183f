"""The deal of the day as a feature of the bot."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.daily import commands
from bot.daily.finished import FinishedTries
from bot.daily.pages.playing import number_in
from bot.daily.pars import Pars
from bot.daily.posts import DailyPosts
from bot.daily.rows import DailyTables
from bot.daily.service import Dailies
from bot.daily.table_commands import TableCommands
from bot.parts import verbs
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import Feature
from bot.tables import Players, Thinker


def daily_feature(
    *,
    dispatcher: Dispatcher,
    dailies: Dailies,
    tables: DailyTables,
    tries: FinishedTries,
    posts: DailyPosts,
    players: Players,
    thinker: Thinker,
    par_after: float,
    alone: Callable[[], Awaitable[bool]],
) -> Feature:
    """Return the feature.

    Pars are worked out `par_after` seconds after the start (0: never), by the process of which `alone` is true.
    """
    command = commands.DailyCommand(dispatcher, dailies, TableCommands(dailies, tables), tries)
    pars = Pars(dailies, thinker, players)
    return Feature(
        name="daily",
        commands=(command,),
        clicks=command.clicks,
        anywhere=commands.ANYWHERE,
        routes=(lambda press: None if number_in(press.table) is None else verbs.DAILY_TRY,),
        services=(posts.poller, dailies),
        background=(partial(pars.now_and_then, par_after, alone),) if par_after else (),
    )
