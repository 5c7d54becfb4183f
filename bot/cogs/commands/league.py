"""The commands below /league: tables, players, histories. Other files add theirs to the same group (`league_group`)."""

from collections.abc import Mapping

from discord import app_commands

from bot.cogs.commands.registration import Interaction, complete_game, text
from bot.cogs.dispatch.clicks import ClickHandler
from bot.cogs.dispatch.context import InteractionContext
from bot.cogs.dispatch.dispatcher import Dispatcher
from bot.games.registry import GAMES
from bot.views import verbs
from bot.views.ids import Press
from bot.views.league import ALL, league, league_picture
from bot.views.parts import Parts


class LeagueCommands(
    app_commands.Group, name=text("command-league.name"), description=text("command-league.description")
):
    """What everybody may ask about the league."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        """Take the dispatcher."""
        super().__init__(guild_only=True)
        self._dispatcher = dispatcher

    @app_commands.command(
        name=text("command-league-table.name"), description=text("command-league-table.description")
    )
    @app_commands.describe(game=text("command-league-table.game"))
    @app_commands.autocomplete(game=complete_game)
    async def table(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the league table to all."""

        async def show(ctx: InteractionContext) -> None:
            await ctx.responder.public(await _league(ctx, game or ""))

        await self._dispatcher.dispatch(interaction, show, public=True)


def league_group(first: app_commands.Group, *parts: app_commands.Group) -> app_commands.Group:
    """The command /league: `first`, with the commands (and groups of commands) of the other parts put into it.

    A part is a Group of its own only so that its methods become commands; its name is never seen.
    """
    for part in parts:
        for command in part.commands:
            first.add_command(command)
    return first


async def _turn(ctx: InteractionContext, press: Press) -> None:
    game, page, *_ = (*press.words, "", "")
    number = int(page) if page.isascii() and page.isdigit() else 0
    await ctx.responder.update(await _league(ctx, game, number))


CLICKS: Mapping[str, ClickHandler] = {verbs.LEAGUE_PAGE: _turn}


async def _league(ctx: InteractionContext, game: str, page: int = 0) -> Parts:
    """A page of the league table of the server."""
    chosen = game if game in GAMES else None
    standings = await ctx.services.store.standings(ctx.guild, chosen)
    presenter = ctx.services.presenter
    look = await presenter.public_look(ctx.guild, ctx.channel)
    name = chosen or ALL
    picture = await presenter.picture(league_picture, standings, look, game=name, page=page)
    return league(standings, look, game=name, page=page, picture=picture)
