"""/mine: all tables of the server that wait for a person, and the way from one to the next in the hand itself."""

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from bot.app.pages.mine import mine
from bot.connection.registration import Interaction, text
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.dispatcher import Dispatcher
from bot.tables import Snapshot, waiting


@app_commands.guild_only()
class Mine(commands.Cog):
    """The tables that wait for whoever asks."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher = dispatcher

    @app_commands.command(name="mine", description=text("command-mine.description"))
    async def mine(self, interaction: Interaction) -> None:
        """List the tables of the server at which the person is awaited, the longest wait first."""
        await self._dispatcher.dispatch(interaction, _show_mine)


def _waiting(ctx: InteractionContext) -> tuple[Snapshot, ...]:
    return waiting(ctx.services.tables.of_person(ctx.person.id), ctx.guild, ctx.person.id)


async def _show_mine(ctx: InteractionContext) -> None:
    await ctx.show(mine(_waiting(ctx), ctx.look))


async def _next(ctx: InteractionContext, press: Press) -> None:
    """Show the hand at the table that has waited longest, in place of the one that was clicked."""
    found = next((one for one in _waiting(ctx) if one.id != press.table), None)
    if found is None:
        await _show_mine(ctx)
    else:
        await ctx.show_hand(found)


CLICKS: Mapping[str, ClickHandler] = {verbs.NEXT_TABLE: _next}
