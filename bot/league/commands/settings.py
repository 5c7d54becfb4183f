"""What moderators set for the league: rules of matches, points, time zone, scoreboards, the channel of final tables."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal
from zoneinfo import available_timezones

from discord import app_commands
from msgspec.structs import replace

from bot.connection.registration import text
from bot.games.options import OptionValue
from bot.games.registry import find_game
from bot.league.commands.completion import complete_fixture
from bot.league.pages.settings import WRITTEN, LeagueFacts, points_form, rules_page, zone_form
from bot.league.posts.scoreboards import ScoreboardPosts
from bot.league.rows.league import League
from bot.league.rules import ALL, FORMS, LeagueError, read_system
from bot.league.schedule.rows import Fixtures
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import FIELD, private
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, waiting_code
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, choices_of, command, complete_game, complete_game_or_preset
from bot.play.pages.settings import LEAGUE_CHANNEL
from bot.play.permission import check_manager, check_place
from bot.play.presets import Preset, terms_of
from bot.tables.terms import ANY, FREE, Terms

Show = Callable[[InteractionContext, str], Awaitable[None]]  # the league's page again, for what was saved


async def league_facts(league: League, guild: int, channel: int | None) -> LeagueFacts:
    """Return the settings of a server's league."""
    season = await league.running(guild)
    system = season.system if season is not None else (await league.table(guild, page_size=1)).system
    return LeagueFacts(await league.zone(guild), system, season, channel)


def zone_named(text: str) -> str:
    """Return a time zone's full name, given it or its city in any case (`helsinki`). LeagueError `zone`."""
    wanted = "_".join(text.split()).casefold()
    zones = available_timezones()
    names = [name for name in zones if name.casefold() == wanted]
    names = names or [name for name in zones if name.rpartition("/")[2].casefold() == wanted and "/" in name]
    if len(names) != 1:
        raise LeagueError("zone", zone=text)
    return names[0]


def league_clicks(league: League, show: Show) -> Mapping[str, ClickHandler]:
    """Return the handlers of the page's menus and buttons; `show` shows the page again."""

    async def points(ctx: InteractionContext, press: Press) -> None:
        check_manager(ctx, "settings")
        kind = press.word(0)
        if kind not in FORMS:
            raise IdError(kind)
        if kind in WRITTEN:
            facts = await league_facts(league, ctx.guild, None)
            await ctx.responder.open(points_form(kind, facts.system, ctx.reader))
            return
        await league.set_points(ctx.guild, read_system(kind), ctx.person.id)
        await show(ctx, "league-points")

    async def zone(ctx: InteractionContext, _: Press) -> None:
        check_manager(ctx, "settings")
        await ctx.responder.open(zone_form(await league.zone(ctx.guild), ctx.reader))

    async def channel(ctx: InteractionContext, press: Press) -> None:
        check_manager(ctx, "settings")
        chosen = ctx.channel if press.word(0) == "here" else None
        await ctx.services.settings.set_channel(ctx.guild, LEAGUE_CHANNEL, chosen, ctx.person.id)
        await show(ctx, "league-channel")

    return {verbs.LEAGUE_POINTS: points, verbs.LEAGUE_ZONE: zone, verbs.LEAGUE_CHANNEL: channel}


def league_forms(league: League, show: Show) -> Mapping[str, FormHandler]:
    """Return the handlers of the page's forms."""

    async def points(ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        check_manager(ctx, "settings")
        await league.set_points(ctx.guild, read_system(written.get(FIELD, "")), ctx.person.id)
        await show(ctx, "league-points")

    async def zone(ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        check_manager(ctx, "settings")
        await league.set_zone(ctx.guild, zone_named(written.get(FIELD, "")), ctx.person.id)
        await show(ctx, "timezone")

    return {verbs.LEAGUE_POINTS: points, verbs.LEAGUE_ZONE: zone}


# How matches must be played to count, and the command


def _changed(held: Terms, chosen: Mapping[str, str], preset: Preset | None) -> Terms:
    """Return league rules after what a moderator has said of them. LeagueError `terms`, GameError.

    With a preset in place of a game, the other things that were said come before what it says.
    """
    changes: dict[str, Any] = {**chosen}
    preset_options: Mapping[str, OptionValue] = {}
    if preset is not None:
        held = terms_of(preset, held, changes.get("length"))
        preset_options, changes["game"] = held.options, held.game
    elif "game" in changes:
        changes["game"] = ANY if changes["game"].strip().casefold() == ANY else find_game(changes["game"]).name
    if changes.get("game", held.game) != held.game:
        changes.setdefault("options", "")
    if "options" in changes:
        changes["options"] = {**preset_options, **_options(changes["options"])}
    return replace(held, **changes)


def _options(typed: str) -> dict[str, str | int | bool]:
    """Return the options in a text like `target=150, scoring=own`. LeagueError `terms`."""
    parts = [part.partition("=") for part in typed.replace(",", " ").split()]
    if not all(sign and value for _, sign, value in parts):
        raise LeagueError("terms", reason="option")
    return {key: value for key, _, value in parts}


_ANY = choices_of("rule-", (ANY,))


class SettingCommands(CommandGroup, path="manage"):
    """The commands /manage rules and /manage scoreboard."""

    def __init__(
        self, dispatcher: Dispatcher, *, league: League, fixtures: Fixtures, scoreboards: ScoreboardPosts
    ) -> None:
        super().__init__(dispatcher)
        self._league, self.fixtures, self._scoreboards = league, fixtures, scoreboards
        self.clicks: Mapping[str, ClickHandler] = {verbs.LEAGUE_RULES: self._show_rules}

    @command(
        "manage rules",
        fixture=complete_fixture,
        game=complete_game_or_preset,
        length=choices_of("length-", ("quick", "printed", "long")) + _ANY,
        clock=choices_of("clock-", ("30s", "2m", "24h", "off")) + _ANY,
        helping=[app_commands.Choice(name=text("rule-help"), value="off"), *_ANY],
        takeback=[app_commands.Choice(name=text("rule-takeback"), value="on"), *_ANY],
    )
    async def rules(
        self,
        ctx: InteractionContext,
        where: Literal["league", "season"] = "league",
        fixture: int | None = None,
        game: str | None = None,
        length: Literal["quick", "printed", "long", "any"] | None = None,
        clock: Literal["30s", "2m", "24h", "off", "any"] | None = None,
        helping: Literal["off", "any"] | None = None,
        takeback: Literal["on", "any"] | None = None,
        options: str | None = None,
        reset: bool = False,
    ) -> None:
        """Show the league rules, or change them."""
        parameters = {
            "game": game,
            "length": length,
            "clock": clock,
            "help": helping,
            "takeback": takeback,
            "options": options,
        }
        chosen = {name: value for name, value in parameters.items() if value is not None}
        league, number, changes = self._league, fixture or 0, reset or bool(chosen)
        held = await league.terms(ctx.guild, number)
        word = "" if game is None or game.strip().casefold() == ANY else game
        preset = await ctx.services.settings.preset(ctx.guild, word)
        if changes:
            before = held.fixture if number else held.season if where == "season" else held.league
            if before is None:
                raise LeagueError("no-season")
            if number:
                before = replace(before, game=held.game)
            if preset is not None and preset.game != (held.game or preset.game):
                raise LeagueError("terms", reason="fixture")
            terms = _changed(FREE if reset else before, chosen, preset)
            await league.set_terms(ctx.guild, terms, ctx.person.id, season=where == "season", fixture=number)
            held = await league.terms(ctx.guild, number)
        await ctx.responder.private(private(rules_page(held, number, ctx.reader, saved=changes)))

    async def _show_rules(self, ctx: InteractionContext, press: Press) -> None:
        number = press.number(0) or 0
        held = await self._league.terms(ctx.guild, number)
        await ctx.responder.private(private(rules_page(held, number, ctx.reader, saved=False)))

    @command("manage scoreboard", game=complete_game)
    async def scoreboard(self, ctx: InteractionContext, switch: Literal["on", "off"], game: str | None = None) -> None:
        """Show the table in this channel from now on, or no more."""
        boards = self._scoreboards
        await ctx.wait_for(boards.loader)
        if switch == "off":
            await boards.switch(ctx.guild, ctx.channel, None, ctx.person.id)
            await ctx.say(ctx.reader.t("scoreboard-off"))
            return
        await check_place(ctx.interaction)
        name = ALL if game is None else find_game(game).name
        trouble = await boards.switch(ctx.guild, ctx.channel, name, ctx.person.id)
        pinned = "yes" if boards.pinned(ctx.guild, ctx.channel) else "no"
        code = waiting_code(trouble)
        await ctx.say(ctx.reader.t(f"waiting-{code}" if code else "scoreboard-on", pinned=pinned))
