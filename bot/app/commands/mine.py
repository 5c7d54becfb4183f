"""/mine: all tables of the server that wait for a person, and the way from one to the next in the hand itself."""

from collections.abc import Mapping

from discord import app_commands

from bot.app.pages.mine import mine
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.commanding import CommandCog, command
from bot.tables import Snapshot, waiting


@app_commands.guild_only()
class Mine(CommandCog):
    """The tables that wait for a person."""

    @command("mine")
    async def mine(self, ctx: InteractionContext) -> None:
        """List the tables of the server that wait for the person, the longest wait first."""
        await _show_mine(ctx)


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
