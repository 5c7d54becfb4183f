"""The commands below /league that everybody may use. Other files add theirs to the same group (`league_group`)."""

from discord import app_commands

from bot.connection.registration import Interaction, complete_game, described, text
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
from bot.play.clicks.dispatcher import Dispatcher

__all__ = ["CLICKS", "LeagueCommands", "league_group"]
_CHUNK = 1000  # rows of a file that are read at once


class LeagueCommands(app_commands.Group, name="league", description=text("command-league.description")):
    """The commands below /league that everybody may use."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        super().__init__(guild_only=True)
        self._dispatcher = dispatcher

    @app_commands.command(name="table", description=text("command-league-table.description"))
    @described(
        game=text("command-league.game"),
        season=text("command-league.season"),
        sort=text("command-league-table.sort"),
        division=text("command-league-table.division"),
    )
    @app_commands.choices(sort=[app_commands.Choice(name=text(f"league-sort-{sort}"), value=sort) for sort in SORTS])
    @app_commands.autocomplete(game=complete_game, season=complete_season)
    async def table(
        self,
        interaction: Interaction,
        game: str | None = None,
        season: str | None = None,
        sort: Sort = "points",
        division: app_commands.Range[int, 1, MOST] | None = None,
    ) -> None:
        """Show the league table to all."""

        async def run(ctx: InteractionContext) -> None:
            place = TablePlace(find_game(game), await find_season(ctx, season), sort, division=division or 0)
            await show_table(ctx, place, "public")

        await self._dispatcher.dispatch(interaction, run, public=True)

    @app_commands.command(name="player", description=text("command-league-player.description"))
    @described(
        who=text("command-league.who"), game=text("command-league.game"), season=text("command-league-player.season")
    )
    @app_commands.autocomplete(who=complete_player, game=complete_game, season=complete_season)
    async def player(
        self, interaction: Interaction, who: str | None = None, game: str | None = None, season: str | None = None
    ) -> None:
        """Show a player's card to all."""

        async def run(ctx: InteractionContext) -> None:
            person = await find_player(ctx, who)
            place = PlayerPlace(person, find_game(game), await find_season(ctx, season or "#0"))
            await show_player(ctx, place, "public")

        await self._dispatcher.dispatch(interaction, run, public=True)

    @app_commands.command(name="versus", description=text("command-league-versus.description"))
    @described(
        one=text("command-league-versus.one"),
        other=text("command-league-versus.other"),
        game=text("command-league.game"),
    )
    @app_commands.autocomplete(one=complete_player, other=complete_player, game=complete_game)
    async def versus(
        self, interaction: Interaction, one: str, other: str | None = None, game: str | None = None
    ) -> None:
        """Compare two players, for all to see."""

        async def run(ctx: InteractionContext) -> None:
            left, right = await find_player(ctx, one), await find_player(ctx, other)
            await show_versus(ctx, VersusPlace(left, right, find_game(game)), "public")

        await self._dispatcher.dispatch(interaction, run, public=True)

    @app_commands.command(name="crosstable", description=text("command-league-crosstable.description"))
    @described(
        game=text("command-league.game"),
        season=text("command-league.season"),
        fixtures=text("command-league-crosstable.fixtures"),
    )
    @app_commands.autocomplete(game=complete_game, season=complete_season)
    @app_commands.autocomplete(fixtures=complete_schedule)
    async def crosstable(
        self, interaction: Interaction, game: str | None = None, season: str | None = None, fixtures: int | None = None
    ) -> None:
        """Show who met whom to all."""

        async def run(ctx: InteractionContext) -> None:
            place = CrossPlace(fixtures or 0, find_game(game), await find_season(ctx, season))
            await show_crosstable(ctx, place, "public")

        await self._dispatcher.dispatch(interaction, run, public=True)

    @app_commands.command(name="history", description=text("command-league-history.description"))
    @described(who=text("command-league-history.who"), game=text("command-league.game"))
    @app_commands.autocomplete(who=complete_player, game=complete_game)
    async def history(self, interaction: Interaction, who: str | None = None, game: str | None = None) -> None:
        """Show matches, with their records, to the asker."""

        async def run(ctx: InteractionContext) -> None:
            person = 0 if who is None else await find_player(ctx, who)
            await show_history(ctx, HistoryPlace(person, find_game(game)), "private")

        await self._dispatcher.dispatch(interaction, run)

    @app_commands.command(name="records", description=text("command-league-records.description"))
    @described(game=text("command-league.game"))
    @app_commands.autocomplete(game=complete_game)
    async def records(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the records to all."""

        async def run(ctx: InteractionContext) -> None:
            await show_records(ctx, RecordsPlace(find_game(game)), "public")

        await self._dispatcher.dispatch(interaction, run, public=True)

    @app_commands.command(name="export", description=text("command-league-export.description"))
    @described(game=text("command-league.game"), season=text("command-league.season"))
    @app_commands.autocomplete(game=complete_game, season=complete_season)
    async def export(self, interaction: Interaction, game: str | None = None, season: str | None = None) -> None:
        """Hand the whole table out as a file."""

        async def run(ctx: InteractionContext) -> None:
            await _export(ctx, TablePlace(find_game(game), await find_season(ctx, season)))

        await self._dispatcher.dispatch(interaction, run)

    @app_commands.command(name="hide", description=text("command-league-hide.description"))
    async def hide(self, interaction: Interaction) -> None:
        """Take the asker out of every list."""
        await self._dispatcher.dispatch(interaction, lambda ctx: _list(ctx, listed=False))

    @app_commands.command(name="show", description=text("command-league-show.description"))
    async def show(self, interaction: Interaction) -> None:
        """Put the asker back into the lists."""
        await self._dispatcher.dispatch(interaction, lambda ctx: _list(ctx, listed=True))


def league_group(first: app_commands.Group, *parts: app_commands.Group) -> app_commands.Group:
    """Return the command /league: `first`, with the commands and groups of the other parts put into it."""
    for part in parts:
        for command in part.commands:
            first.add_command(command)
    return first


async def _export(ctx: InteractionContext, place: TablePlace) -> None:
    """Send the table as a file, read in parts."""
    league, rows = ctx.services.store.league, list[TableRow]()
    page, pages = 0, 1
    while page < pages:
        found = await league.table(ctx.guild, game_of(place), place.season or None, page=page, page_size=_CHUNK)
        rows += found.rows
        page, pages = page + 1, found.pages
    parts = await ctx.services.presenter.draw(export, rows, len(rows), ctx.look)
    await ctx.responder.private(parts)


async def _list(ctx: InteractionContext, *, listed: bool) -> None:
    await ctx.services.store.league.opt_out(ctx.guild, ctx.person.id, not listed)
    await ctx.say(ctx.look.t("league-show-done" if listed else "league-hide-done"))
