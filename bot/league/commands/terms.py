"""/league rules: how a match must be played to count in the league, in its season, or for a fixture."""

from typing import Literal

from discord import app_commands
from msgspec import Struct
from msgspec.structs import replace

from bot.connection.registration import text
from bot.games.registry import find_game
from bot.league.pages.settings import rules_page
from bot.league.rules import LeagueError
from bot.league.schedule.commands.fixtures import complete_fixture
from bot.parts.parts import private
from bot.play.clicks.context import InteractionContext
from bot.play.commanding import CommandGroup, choices_of, command, complete_game
from bot.play.permission import check_moderator
from bot.tables.terms import ANY, FREE, Terms

Where = Literal["league", "season"]
Length = Literal["quick", "printed", "long", "any"]
Clock = Literal["30s", "2m", "24h", "off", "any"]
Help = Literal["off", "any"]


class TermsChange(Struct, frozen=True):
    """A moderator's words about league rules; None: that stays. `reset`: all that was said before goes."""

    game: str | None
    length: Length | None
    clock: Clock | None
    help: Help | None
    options: str | None
    reset: bool

    @property
    def nothing(self) -> bool:
        """True if nothing is changed."""
        told = (self.game, self.length, self.clock, self.help, self.options)
        return not self.reset and all(one is None for one in told)

    def made(self, before: Terms) -> Terms:
        """Return the rules after the change. LeagueError `terms`, GameError."""
        held = FREE if self.reset else before
        game = held.game if self.game is None else _game(self.game)
        options = held.options if game == held.game else {}
        return Terms(
            game,
            held.length if self.length is None else self.length,
            held.clock if self.clock is None else self.clock,
            held.help if self.help is None else self.help,
            options if self.options is None else _options(self.options),
        )


def _game(typed: str) -> str:
    return ANY if typed.strip().casefold() == ANY else find_game(typed).name


def _options(typed: str) -> dict[str, str | int | bool]:
    """Return the options in a text like `target=150, scoring=own`. LeagueError `terms`."""
    found: dict[str, str | int | bool] = {}
    for part in typed.replace(",", " ").split():
        key, sign, value = part.partition("=")
        if not sign or not value:
            raise LeagueError("terms", reason="option")
        found[key] = value
    return found


_ANY = choices_of("rule-", (ANY,))


class TermsCommands(CommandGroup, path="league"):
    """The command /league rules; `league_group` puts it into the group that is registered."""

    @command(
        "league rules",
        fixture=complete_fixture,
        game=complete_game,
        length=choices_of("length-", ("quick", "printed", "long")) + _ANY,
        clock=choices_of("clock-", ("30s", "2m", "24h", "off")) + _ANY,
        helping=[app_commands.Choice(name=text("rule-help"), value="off"), *_ANY],
    )
    async def rules(
        self,
        ctx: InteractionContext,
        where: Where = "league",
        fixture: int | None = None,
        game: str | None = None,
        length: Length | None = None,
        clock: Clock | None = None,
        helping: Help | None = None,
        options: str | None = None,
        reset: bool = False,
    ) -> None:
        """Show the league rules, or change them."""
        change = TermsChange(game, length, clock, helping, options, reset)
        league, number = ctx.services.store.league, fixture or 0
        held = await league.terms(ctx.guild, number)
        if not change.nothing:
            check_moderator(ctx)
            before = held.fixture if number else held.season if where == "season" else held.league
            if before is None:
                raise LeagueError("no-season")
            if number:
                before = replace(before, game=held.game)
            made = change.made(before)
            await league.set_terms(ctx.guild, made, ctx.person.id, season=where == "season", fixture=number)
            held = await league.terms(ctx.guild, number)
        await ctx.responder.private(private(rules_page(held, number, ctx.look, saved=not change.nothing)))
