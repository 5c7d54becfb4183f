"""The command /league scoreboard, the table that it shows, and its button."""

from collections.abc import Mapping
from typing import Literal

from bot.app.store import BotStore
from bot.games.registry import GAMES, find_game
from bot.league.commands.pages import show_table
from bot.league.pages.places import ALWAYS, EVERY, TablePlace
from bot.league.pages.table import PAGE, scoreboard, table, table_picture
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, waiting_code
from bot.play.commanding import CommandGroup, command, complete_game
from bot.play.messages.presenter import Presenter
from bot.play.permission import check_moderator, check_place

Switch = Literal["on", "off"]


class ScoreboardCommand(CommandGroup, path="league"):
    """The command /league scoreboard, in a group of its own for the reason told at `LeagueAdmin`."""

    @command("league scoreboard", game=complete_game)
    async def scoreboard(self, ctx: InteractionContext, switch: Switch, game: str | None = None) -> None:
        """Show the table in this channel from now on, or no more."""
        check_moderator(ctx)
        boards = ctx.services.scoreboards
        await ctx.wait_for(boards.loader)
        if switch == "off":
            await boards.switch(ctx.guild, ctx.channel, None, ctx.person.id)
            await ctx.say(ctx.look.t("scoreboard-off"))
            return
        await check_place(ctx.interaction)
        name = EVERY if game is None else find_game(game).name
        trouble = await boards.switch(ctx.guild, ctx.channel, name, ctx.person.id)
        pinned = "yes" if boards.pinned(ctx.guild, ctx.channel) else "no"
        code = waiting_code(trouble)
        await ctx.say(ctx.look.t(f"waiting-{code}" if code else "scoreboard-on", pinned=pinned))


async def scoreboard_parts(
    store: BotStore, presenter: Presenter, guild: int, channel: int, game: str
) -> tuple[Parts, bool]:
    """Return the message of a scoreboard, and True if its numbers are about to change by themselves.

    It shows the season that runs, else all time.
    """
    look = await presenter.public_look(guild, channel)
    running = await store.league.running(guild)
    season = None if running is None else running.number
    found = await store.league.table(guild, None if game == EVERY else game, season, page_size=PAGE)
    faced = await presenter.with_faces(look, guild, (row.person for row in found.rows))
    drawn = await presenter.picture(table_picture, found, faced)
    shown = table(found, TablePlace(game, season or ALWAYS), look, picture=drawn)
    return scoreboard(shown, game, look), found.recalculating


async def _click(ctx: InteractionContext, press: Press) -> None:
    """Show the table to one person, who may turn its pages."""
    game = "".join(press.words[:1]) or EVERY
    if game not in (EVERY, *GAMES):
        raise IdError(game)
    running = await ctx.services.store.league.running(ctx.guild)
    season = ALWAYS if running is None else running.number
    await show_table(ctx, TablePlace(game, season), "private")


CLICKS: Mapping[str, ClickHandler] = {verbs.SCOREBOARD: _click}
