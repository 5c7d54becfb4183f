"""/league rules: how a match must be played to count in the league, in its season, or for a fixture."""

from typing import Literal

from discord import app_commands
from msgspec import Struct
from msgspec.structs import replace

from bot.connection.registration import Interaction, complete_game, described, text
from bot.games.registry import find_game
from bot.league.pages.settings import rules_page
from bot.league.rules import LeagueError
from bot.league.schedule.commands.fixtures import complete_fixture
from bot.parts.parts import private
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.permission import check_moderator
from bot.tables.terms import ANY, FREE, Terms

Where = Literal["league", "season"]
Length = Literal["quick", "printed", "long", "any"]
Clock = Literal["30s", "2m", "24h", "off", "any"]
Help = Literal["off", "any"]
_LENGTHS, _CLOCKS = ("quick", "printed", "long"), ("30s", "2m", "24h", "off")


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


_ANY = app_commands.Choice(name=text("rule-any"), value=ANY)


class TermsCommands(app_commands.Group, name="league"):
    """The command /league rules; `league_group` puts it into the group that is registered."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        super().__init__()
        self._dispatcher = dispatcher

    @app_commands.command(name="rules", description=text("command-league-rules.description"))
    @described(
        where=text("command-league-rules.where"),
        fixture=text("command-league-rules.fixture"),
        game=text("command-league-rules.game"),
        length=text("command-league-rules.length"),
        clock=text("command-league-rules.clock"),
        helping=text("command-league-rules.help"),
        options=text("command-league-rules.options"),
        reset=text("command-league-rules.reset"),
    )
    @app_commands.choices(
        where=[
            app_commands.Choice(name=text("command-league-rules.league"), value="league"),
            app_commands.Choice(name=text("command-league-rules.season"), value="season"),
        ],
        length=[*(app_commands.Choice(name=text(f"length-{one}"), value=one) for one in _LENGTHS), _ANY],
        clock=[*(app_commands.Choice(name=text(f"clock-{one}"), value=one) for one in _CLOCKS), _ANY],
        helping=[app_commands.Choice(name=text("rule-help"), value="off"), _ANY],
    )
    @app_commands.autocomplete(game=complete_game)
    async def rules(
        self,
        interaction: Interaction,
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
        await self._dispatcher.dispatch(interaction, lambda ctx: _rules(ctx, where, fixture or 0, change))

    @rules.autocomplete("fixture")
    async def _complete(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await complete_fixture(self._dispatcher, interaction, typed)


async def _rules(ctx: InteractionContext, where: Where, fixture: int, change: TermsChange) -> None:
    league = ctx.services.store.league
    held = await league.terms(ctx.guild, fixture)
    if not change.nothing:
        check_moderator(ctx)
        before = held.fixture if fixture else held.season if where == "season" else held.league
        if before is None:
            raise LeagueError("no-season")
        if fixture:
            before = replace(before, game=held.game)
        made = change.made(before)
        await league.set_terms(ctx.guild, made, ctx.person.id, season=where == "season", fixture=fixture)
        held = await league.terms(ctx.guild, fixture)
    await ctx.responder.private(private(rules_page(held, fixture, ctx.look, saved=not change.nothing)))
