"""The commands below /league that everybody may use. Other files add theirs to the same group (`league_group`)."""

from discord import app_commands

from bot.league.commands.completion import complete_player, complete_season, find_game, find_player, find_season
from bot.league.commands.crosstable import complete_schedule, show_crosstable
from bot.league.commands.pages import CLICKS, show_history, show_player, show_records, show_table, show_versus
from bot.league.pages.crosstable import CrossPlace
from bot.league.pages.places import HistoryPlace, PlayerPlace, RecordsPlace, TablePlace, VersusPlace, game_of
from bot.league.pages.sheet import export
from bot.league.rows.values import TableRow
from bot.league.rules import SORTS, Sort
from bot.league.rules.divisions import MOST
from bot.play.clicks.context import InteractionContext
from bot.play.commanding import CommandGroup, choices_of, command, complete_game

__all__ = ["CLICKS", "LeagueCommands", "league_group"]
_CHUNK = 1000  # rows of a file that are read at once


class LeagueCommands(CommandGroup, path="league"):
    """The commands below /league that everybody may use."""

    @command(
        "league table", public=True, game=complete_game, season=complete_season, sort=choices_of("league-sort-", SORTS)
    )
    async def table(
        self,
        ctx: InteractionContext,
        game: str | None = None,
        season: str | None = None,
        sort: Sort = "points",
        division: app_commands.Range[int, 1, MOST] | None = None,
    ) -> None:
        """Show the league table to all."""
        place = TablePlace(find_game(game), await find_season(ctx, season), sort, division=division or 0)
        await show_table(ctx, place, "public")

    @command("league player", public=True, who=complete_player, game=complete_game, season=complete_season)
    async def player(
        self, ctx: InteractionContext, who: str | None = None, game: str | None = None, season: str | None = None
    ) -> None:
        """Show a player's card to all."""
        person = await find_player(ctx, who)
        place = PlayerPlace(person, find_game(game), await find_season(ctx, season or "#0"))
        await show_player(ctx, place, "public")

    @command("league versus", public=True, one=complete_player, other=complete_player, game=complete_game)
    async def versus(
        self, ctx: InteractionContext, one: str, other: str | None = None, game: str | None = None
    ) -> None:
        """Compare two players, for all to see."""
        left, right = await find_player(ctx, one), await find_player(ctx, other)
        await show_versus(ctx, VersusPlace(left, right, find_game(game)), "public")

    @command("league crosstable", public=True, game=complete_game, season=complete_season, fixtures=complete_schedule)
    async def crosstable(
        self, ctx: InteractionContext, game: str | None = None, season: str | None = None, fixtures: int | None = None
    ) -> None:
        """Show who met whom to all."""
        place = CrossPlace(fixtures or 0, find_game(game), await find_season(ctx, season))
        await show_crosstable(ctx, place, "public")

    @command("league history", who=complete_player, game=complete_game)
    async def history(self, ctx: InteractionContext, who: str | None = None, game: str | None = None) -> None:
        """Show matches, with their records, to the asker."""
        person = 0 if who is None else await find_player(ctx, who)
        await show_history(ctx, HistoryPlace(person, find_game(game)), "private")

    @command("league records", public=True, game=complete_game)
    async def records(self, ctx: InteractionContext, game: str | None = None) -> None:
        """Show the records to all."""
        await show_records(ctx, RecordsPlace(find_game(game)), "public")

    @command("league export", game=complete_game, season=complete_season)
    async def export(self, ctx: InteractionContext, game: str | None = None, season: str | None = None) -> None:
        """Hand the whole table out as a file, read in parts."""
        place = TablePlace(find_game(game), await find_season(ctx, season))
        league, rows = ctx.services.store.league, list[TableRow]()
        page, pages = 0, 1
        while page < pages:
            found = await league.table(ctx.guild, game_of(place), place.season or None, page=page, page_size=_CHUNK)
            rows += found.rows
            page, pages = page + 1, found.pages
        await ctx.responder.private(await ctx.services.presenter.draw(export, rows, len(rows), ctx.look))

    @command("league hide")
    async def hide(self, ctx: InteractionContext) -> None:
        """Take the asker out of every list."""
        await ctx.services.store.league.opt_out(ctx.guild, ctx.person.id, True)
        await ctx.say(ctx.look.t("league-hide-done"))

    @command("league show")
    async def show(self, ctx: InteractionContext) -> None:
        """Put the asker back into the lists."""
        await ctx.services.store.league.opt_out(ctx.guild, ctx.person.id, False)
        await ctx.say(ctx.look.t("league-show-done"))


def league_group(first: app_commands.Group, *parts: app_commands.Group) -> app_commands.Group:
    """Return the command /league: `first`, with the commands and groups of the other parts put into it."""
    for part in parts:
        for one in part.commands:
            first.add_command(one)
    return first
