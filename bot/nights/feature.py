"""The feature of game nights."""

from bot.league.rows.league import League
from bot.nights.clicks import NightClicks
from bot.nights.commands import NightCommands
from bot.nights.rows import Nights
from bot.nights.service import NightPosts
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import Feature


def nights_feature(*, dispatcher: Dispatcher, nights: NightPosts, rows: Nights, league: League) -> Feature:
    """Return what game nights add to the bot."""
    clicks = NightClicks(nights, rows, league)
    return Feature(
        name="nights",
        commands=(NightCommands(dispatcher, nights=nights),),
        clicks=clicks.clicks,
        forms=clicks.forms,
        loaders=(nights.loader,),
        services=(nights,),
    )
