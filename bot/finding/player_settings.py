"""One's own settings for slow games in a server (`/notify turns`), and absences (`/away`)."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Literal, cast
from zoneinfo import ZoneInfo

from discord import app_commands
from msgspec.structs import replace

from bot.finding.player_settings_page import OFF, WAYS, ZONE, OwnPage, day_mark, own_page, quiet_form
from bot.finding.player_times import at_table
from bot.finding.reach import quiet_hours
from bot.finding.rows.player_settings import PlayerSettings, Turns
from bot.games.text.names import marked_name
from bot.league.commands.settings import zone_named
from bot.league.rules.seasons import day_end, find_zone, read_day
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import FIELD, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.presses import FormHandler
from bot.play.commanding import CommandCog, command

Way = Literal["mention", "direct", "both"]
_DAY = 86_400.0


@app_commands.guild_only()
class AwayCommand(CommandCog):
    """Absences."""

    @command("away")
    async def away(self, ctx: InteractionContext, until: str | None = None) -> None:
        """Stop the person's clocks in the server's slow games until a day is over, or let them go on."""
        await (_back(ctx) if until is None else _leave(ctx, until))


async def set_own(ctx: InteractionContext, way: str | None, quiet: str | None, zone: str | None) -> None:
    """Change what is given of a person's own settings, and show all of them. RequestError, LeagueError `zone`."""
    fields: dict[str, object] = {}
    if way in WAYS:
        fields["turns"] = way
    if zone:
        fields["zone"] = zone_named(zone)
    if quiet is not None:
        fields |= await quiet_fields(ctx, quiet, str(fields.get("zone", "")))
    await change(ctx, fields)
    await _show(ctx)


async def quiet_fields(ctx: InteractionContext, quiet: str, zone: str) -> dict[str, object]:
    """Return the settings that quiet hours are, as they were typed. RequestError `notify-quiet-wrong`."""
    if quiet.strip().casefold() in ("", "-", OFF):
        return {"quiet": None}
    hours = quiet_hours(quiet)
    if hours is None:
        raise RequestError("notify-quiet-wrong", hours=marked_name(quiet))
    return {"quiet": hours, "zone": zone or await _zone(ctx)}


async def change(ctx: InteractionContext, fields: Mapping[str, object]) -> None:
    """Store what a person has set, then tell the tables."""
    if fields:
        finding = ctx.services.store.finding
        own = await finding.change_own(ctx.guild, ctx.person.id, lambda one: replace(one, **fields))
        await ctx.services.own.changed(ctx.guild, ctx.person.id, own)


async def _zone(ctx: InteractionContext) -> str:
    """Return the person's time zone, or the server's."""
    own = await ctx.services.store.finding.own(ctx.guild, ctx.person.id)
    return own.zone or await ctx.services.store.league.zone(ctx.guild)


async def _since(ctx: InteractionContext) -> float:
    """Return since when absences count: since the season began; where none runs, for a year."""
    season = await ctx.services.store.league.running(ctx.guild)
    return 0.0 if season is None else season.start


async def _show(ctx: InteractionContext, notice: str = "") -> None:
    finding = ctx.services.store.finding
    own, now = await finding.own(ctx.guild, ctx.person.id), finding.now()
    days = int(own.left(now, await _since(ctx)) // _DAY)
    closed = await ctx.services.own.told(ctx.guild, ctx.person.id)
    await ctx.show(own_page(OwnPage(at_table(own, now), days, closed, notice), ctx.look))


async def _leave(ctx: InteractionContext, until: str) -> None:
    finding, zone = ctx.services.store.finding, find_zone(await _zone(ctx))
    now, end = finding.now(), day_end(read_day(until), zone) - 1
    if end <= now:
        raise RequestError("away-past")
    left = await finding.leave_for(ctx.guild, ctx.person.id, end, await _since(ctx))
    if left.most is not None:
        raise _too_long(now, left.most, zone)
    await ctx.services.own.changed(ctx.guild, ctx.person.id, left.own)
    await ctx.responder.private(private(ctx.look.t("away-set", date=day_mark(end))))


def _too_long(now: float, most: float, zone: ZoneInfo) -> RequestError:
    """Say until which day it could be at most."""
    day = datetime.fromtimestamp(now + most, zone).date()
    if day_end(day, zone) - 1 > now + most:
        day -= timedelta(days=1)
    end = day_end(day, zone) - 1
    return RequestError("away-long", day=day.isoformat()) if end > now else RequestError("away-used")


async def _back(ctx: InteractionContext) -> None:
    """End an absence; who is not away is told how to go."""
    finding = ctx.services.store.finding
    now, before = finding.now(), await finding.own(ctx.guild, ctx.person.id)
    if before.away(now) is None:
        raise RequestError("away-not")
    own = await finding.change_own(ctx.guild, ctx.person.id, lambda one: one.back(now))
    await ctx.services.own.changed(ctx.guild, ctx.person.id, own)
    await ctx.responder.private(private(ctx.look.t("away-over")))


async def _chosen(ctx: InteractionContext, press: Press) -> None:
    way = "".join(press.words[:1])
    if way not in WAYS:
        raise RequestError("settings-value-wrong")
    await set_own(ctx, cast(Turns, way), None, None)


async def _quiet(ctx: InteractionContext, press: Press) -> None:
    """Open the form for quiet hours, or end them."""
    if press.words[:1] == (OFF,):
        await set_own(ctx, None, OFF, None)
        return
    own: PlayerSettings = await ctx.services.store.finding.own(ctx.guild, ctx.person.id)
    zone = await ctx.services.store.league.zone(ctx.guild)
    await ctx.responder.open(quiet_form(at_table(own, 0.0), zone, ctx.look))


async def _written(ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
    await set_own(ctx, None, written.get(FIELD, ""), written.get(ZONE, ""))


async def _click_back(ctx: InteractionContext, _: Press) -> None:
    await _back(ctx)


CLICKS: Mapping[str, ClickHandler] = {verbs.OWN: _chosen, verbs.OWN_QUIET: _quiet, verbs.OWN_BACK: _click_back}
FORMS: Mapping[str, FormHandler] = {verbs.OWN_QUIET: _written}
