"""The commands below /league that everybody may use. Other files add theirs to the same group (`merged`)."""

import discord
from discord import app_commands

from bot.connection.registration import text
from bot.league.commands.completion import complete_player, complete_season, find_game, find_player, find_season
from bot.league.commands.pages import LeaguePages
from bot.league.pages.places import HistoryPlace, PlayerPlace, TablePlace, VersusPlace
from bot.league.rows.league import League
from bot.league.rules import SORTS, Sort
from bot.league.rules.seasons import MOST
from bot.league.schedule.rows import Fixtures
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, choices_of, command, complete_game


class LeagueCommands(CommandGroup, path="league"):
    """The commands below /league that everybody may use."""

    def __init__(self, dispatcher: Dispatcher, *, league: League, fixtures: Fixtures, pages: LeaguePages) -> None:
        super().__init__(dispatcher)
        self.league, self.fixtures, self._pages = league, fixtures, pages

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
        place = TablePlace(find_game(game), await find_season(self.league, ctx, season), sort, division=division or 0)
        await self._pages.show_table(ctx, place, "public")

    @command("league player", public=True, who=complete_player, game=complete_game, season=complete_season)
    async def player(
        self, ctx: InteractionContext, who: str | None = None, game: str | None = None, season: str | None = None
    ) -> None:
        """Show a player's card to all."""
        place = PlayerPlace(
            await find_player(self.league, ctx, who),
            find_game(game),
            await find_season(self.league, ctx, season or "#0"),
        )
        await self._pages.show_player(ctx, place, "public")

    @command("league versus", public=True, one=complete_player, other=complete_player, game=complete_game)
    async def versus(
        self, ctx: InteractionContext, one: str, other: str | None = None, game: str | None = None
    ) -> None:
        """Compare two players, for all to see."""
        left, right = await find_player(self.league, ctx, one), await find_player(self.league, ctx, other)
        await self._pages.show_versus(ctx, VersusPlace(left, right, find_game(game)), "public")

    @command("league history", who=complete_player, game=complete_game)
    async def history(self, ctx: InteractionContext, who: str | None = None, game: str | None = None) -> None:
        """Show matches, with their records, to the asker."""
        person = 0 if who is None else await find_player(self.league, ctx, who)
        await self._pages.show_history(ctx, HistoryPlace(person, find_game(game)), "private")


def merged(first: app_commands.Group, *parts: app_commands.Group) -> app_commands.Group:
    """Return a command: `first`, with the other parts' commands in their order; a group stays one.

    discord.py makes commands of methods only in the body of a Group: so each part is a group with the name of the
    first.
    """
    for part in parts:
        for added in part.commands if part.name == first.name else (part,):
            first.add_command(added)
    return first


def manage_group(*parts: app_commands.Group) -> app_commands.Group:
    """Return the command /manage. Discord hides it from everybody whom the server's *Integrations* page gives nothing.

    By default it is for members with Manage Server. Nobody brings it along on their own account, since no server's
    permissions would hold there.
    """
    return merged(
        app_commands.Group(
            name="manage",
            description=text("command-manage.description"),
            guild_only=True,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            default_permissions=discord.Permissions(manage_guild=True),
        ),
        *parts,
    )
