"""The league's page of /settings: its clicks and forms change points, time zone, and the channel for final tables."""

from collections.abc import Awaitable, Callable, Mapping
from zoneinfo import available_timezones

from bot.app.store import BotStore
from bot.league.pages.settings import LeagueFacts, points_form, zone_form
from bot.league.rules import FORMS, LeagueError, read_system
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import FIELD
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.presses import FormHandler

Show = Callable[[InteractionContext, str], Awaitable[None]]  # the league's page again, for what was saved
_WRITTEN = ("places", "list", "best")  # points that are written


async def league_facts(store: BotStore, guild: int, channel: int | None) -> LeagueFacts:
    """Return the settings of a server's league."""
    season = await store.league.running(guild)
    system = season.system if season is not None else (await store.league.table(guild, page_size=1)).system
    return LeagueFacts(await store.league.zone(guild), system, season, channel)


def zone_named(text: str) -> str:
    """Return a time zone's full name, given it or its city in any case (`helsinki`). LeagueError `zone`."""
    wanted = "_".join(text.split()).casefold()
    known = available_timezones()
    exact = [name for name in known if name.casefold() == wanted]
    by_city = [name for name in known if name.rpartition("/")[2].casefold() == wanted and "/" in name]
    found = exact or by_city
    if len(found) != 1:
        raise LeagueError("zone", zone=text)
    return found[0]


def check_power(ctx: InteractionContext) -> None:
    """Raise RequestError unless the asker may change settings."""
    if not ctx.interaction.permissions.manage_guild:
        raise RequestError("settings-refused")


def league_clicks(show: Show) -> Mapping[str, ClickHandler]:
    """Return the handlers of the page's menus and buttons; `show` shows the page again."""

    async def points(ctx: InteractionContext, press: Press) -> None:
        check_power(ctx)
        kind = "".join(press.words[:1])
        if kind not in FORMS:
            raise IdError(kind)
        if kind in _WRITTEN:
            await ctx.responder.open(points_form(kind, await _facts(ctx), ctx.look))
            return
        await ctx.services.store.league.set_points(ctx.guild, read_system(kind), ctx.person.id)
        await show(ctx, "league-points")

    async def zone(ctx: InteractionContext, _: Press) -> None:
        check_power(ctx)
        await ctx.responder.open(zone_form(await _facts(ctx), ctx.look))

    async def channel(ctx: InteractionContext, press: Press) -> None:
        check_power(ctx)
        chosen = ctx.channel if press.words[:1] == ("here",) else None
        await ctx.services.settings.set_league_channel(ctx.guild, chosen, ctx.person.id)
        await show(ctx, "league-channel")

    return {verbs.LEAGUE_POINTS: points, verbs.LEAGUE_ZONE: zone, verbs.LEAGUE_CHANNEL: channel}


def league_forms(show: Show) -> Mapping[str, FormHandler]:
    """Return the handlers of the page's forms."""

    async def points(ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        check_power(ctx)
        system = read_system(written.get(FIELD, ""))
        await ctx.services.store.league.set_points(ctx.guild, system, ctx.person.id)
        await show(ctx, "league-points")

    async def zone(ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        check_power(ctx)
        found = zone_named(written.get(FIELD, ""))
        await ctx.services.store.league.set_zone(ctx.guild, found, ctx.person.id)
        await show(ctx, "timezone")

    return {verbs.LEAGUE_POINTS: points, verbs.LEAGUE_ZONE: zone}


async def _facts(ctx: InteractionContext) -> LeagueFacts:
    channel = await ctx.services.settings.league_channel(ctx.guild)
    return await league_facts(ctx.services.store, ctx.guild, channel)
