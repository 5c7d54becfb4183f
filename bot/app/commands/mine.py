"""/mine: all tables of the server that wait for a player, and the way from one to the next in the hand itself."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import Press, encode
from bot.parts.parts import Button, Parts, button_rows
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.commanding import CommandCog, command
from bot.tables import Snapshot, waiting

_MOST = 10  # tables on the page: who has played at one of them is shown the next


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
    await ctx.show(mine_page(_waiting(ctx), ctx.reader))


async def _next(ctx: InteractionContext, press: Press) -> None:
    """Show the hand at the table that has waited longest, in place of the one that was clicked."""
    table = next((table for table in _waiting(ctx) if table.id != press.table), None)
    if table is None:
        await _show_mine(ctx)
    else:
        await ctx.show_hand(table)


CLICKS: Mapping[str, ClickHandler] = {verbs.NEXT_TABLE: _next}


# The page


def mine_page(tables: Sequence[Snapshot], reader: Reader) -> Parts:
    """Return the page of the tables that wait for its reader, in this order."""
    if not tables:
        return Parts(content=reader.t("mine-none"))
    lines = [reader.t("mine-title"), *(_line(number, table, reader) for number, table in enumerate(tables[:_MOST], 1))]
    if len(tables) > _MOST:
        lines.append(reader.t("mine-more", count=len(tables) - _MOST))
    buttons = (_hand(number, table, reader) for number, table in enumerate(tables[:_MOST], 1))
    return Parts(content="\n".join(lines), rows=button_rows(buttons))


def _line(number: int, table: Snapshot, reader: Reader) -> str:
    state, since = table.state, table.state.times.awaited_since
    return reader.t(
        "mine-line",
        number=number,
        channel=f"<#{state.channel}>",
        game=game_name(state.game, reader.locale),
        since="" if since is None else f"<t:{int(since)}:R>",
        known="no" if since is None else "yes",
    )


def _hand(number: int, table: Snapshot, reader: Reader) -> Button:
    press = Press(table.id, table.state.version, verbs.HAND)
    return Button(encode(press), reader.t("button-mine-hand", number=number), "primary")
