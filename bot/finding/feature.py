"""The feature of finding players: calls, challenges, wishes to be called, and players' settings for slow games."""

from collections.abc import Awaitable, Callable

from bot.finding.calling import AnyUser, CallClicks, member_menu, show_card
from bot.finding.chosen_name import ChosenNames
from bot.finding.notify import PlayerWishes
from bot.finding.player_times import PlayerTimesFeed
from bot.finding.rows import FindingRows
from bot.league.commands.pages import LeaguePages
from bot.league.rows.league import League
from bot.parts import verbs
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import Feature


def finding_feature(
    *,
    dispatcher: Dispatcher,
    rows: FindingRows,
    feed: PlayerTimesFeed,
    league: League,
    league_pages: LeaguePages,
    play_with: Callable[[InteractionContext, AnyUser], Awaitable[None]],
) -> Feature:
    """Return what finding players adds to the bot. `play_with` opens a table with a seat kept for a member."""
    wishes, names = PlayerWishes(rows=rows, feed=feed, league=league), ChosenNames(league)
    return Feature(
        name="finding",
        commands=member_menu(dispatcher, play_with, league_pages),
        clicks={
            **CallClicks(rows).clicks,
            **wishes.clicks,
            **names.clicks,
            verbs.MY_CARD: lambda ctx, _: show_card(ctx, ctx.interaction.user, league_pages),
        },
        forms={**wishes.forms, **names.forms},
        services=(feed,),
    )
