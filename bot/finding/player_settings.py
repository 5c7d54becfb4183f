"""A player's settings for slow games in a server: announced turns, quiet hours, absences (`/notify turns`, `/away`)."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from discord import app_commands
from msgspec.structs import replace

from bot.finding.player_times import PlayerTimesFeed, at_table
from bot.finding.rows import FindingRows, PlayerSettings
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.league.commands.settings import zone_named
from bot.league.rows import League
from bot.league.rules.seasons import day_end, find_zone, read_day
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import FIELD, Button, FormLine, FormParts, MenuLine, Parts, Select, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.clicks.presses import FormHandler
from bot.play.commanding import CommandCog, command
from bot.tables import PlayerTimes

Way = Literal["mention", "direct", "both"]
_WAYS = ("mention", "direct", "both")
_ZONE = "zone"  # the key of the form's line for the time zone
_OFF = "off"  # instead of quiet hours: none
_ZONE_LIMIT = 64
_DAY = 86_400.0
_MINUTES = 24 * 60  # of a day
_HOURS = re.compile(r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|—|to)\s*(\d{1,2})(?:[:.](\d{2}))?\s*")


class SettingsEditor:
    """Shows and changes players' settings: its methods answer commands, clicks and forms."""

    def __init__(self, *, rows: FindingRows, feed: PlayerTimesFeed, league: League) -> None:
        self._rows, self._feed, self._league = rows, feed, league
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.OWN: self._choose,
            verbs.OWN_QUIET: self._quiet,
            verbs.OWN_BACK: self._click_back,
        }
        self.forms: Mapping[str, FormHandler] = {verbs.OWN_QUIET: self._written}

    async def set(self, ctx: InteractionContext, way: str | None, quiet: str | None, zone: str | None) -> None:
        """Change the given settings of a player, and show all of them. RequestError, LeagueError `zone`."""
        fields: dict[str, object] = {}
        if way in _WAYS:
            fields["turns"] = way
        if zone:
            fields["zone"] = zone_named(zone)
        if quiet is not None:
            fields |= await self.quiet_fields(ctx, quiet, str(fields.get("zone", "")))
        await self.change(ctx, fields)
        now, season = self._rows.now(), await self._league.running(ctx.guild)
        settings = await self._rows.settings(ctx.guild, ctx.person.id)
        seconds = settings.absence_left(now, 0.0 if season is None else season.start)
        closed = await self._feed.take_closed(ctx.guild, ctx.person.id)
        await ctx.show(settings_page(at_table(settings, now), int(seconds // _DAY), ctx.reader, closed=closed))

    async def quiet_fields(self, ctx: InteractionContext, quiet: str, zone: str) -> dict[str, object]:
        """Return the settings that quiet hours are, as they were typed. RequestError `notify-quiet-wrong`."""
        if quiet.strip().casefold() in ("", "-", _OFF):
            return {"quiet": None}
        hours = quiet_hours(quiet)
        if hours is None:
            raise RequestError("notify-quiet-wrong", hours=marked_name(quiet))
        return {"quiet": hours, "zone": zone or await self._zone(ctx)}

    async def change(self, ctx: InteractionContext, fields: Mapping[str, object]) -> None:
        """Store what a player has set, then tell the tables."""
        if fields:
            settings = await self._rows.change_settings(
                ctx.guild, ctx.person.id, lambda before: replace(before, **fields)
            )
            await self._feed.changed(ctx.guild, ctx.person.id, settings)

    async def _zone(self, ctx: InteractionContext) -> str:
        """Return the player's time zone, or the server's."""
        settings = await self._rows.settings(ctx.guild, ctx.person.id)
        return settings.zone or await self._league.zone(ctx.guild)

    async def leave(self, ctx: InteractionContext, until: str) -> None:
        """Store that the player is away until the end of a day. RequestError if that is too long."""
        zone = find_zone(await self._zone(ctx))
        now, end = self._rows.now(), day_end(read_day(until), zone) - 1
        if end <= now:
            raise RequestError("away-past")
        season = await self._league.running(ctx.guild)
        since = 0.0 if season is None else season.start
        answer = await self._rows.leave_for(ctx.guild, ctx.person.id, end, since)
        if answer.most is not None:
            raise _too_long(now, answer.most, zone)
        await self._feed.changed(ctx.guild, ctx.person.id, answer.settings)
        await ctx.responder.private(private(ctx.reader.t("away-set", date=_day_mark(end))))

    async def come_back(self, ctx: InteractionContext) -> None:
        """End the player's absence. RequestError `away-not` without one."""
        now, before = self._rows.now(), await self._rows.settings(ctx.guild, ctx.person.id)
        if before.away(now) is None:
            raise RequestError("away-not")
        settings = await self._rows.change_settings(ctx.guild, ctx.person.id, lambda before: before.back(now))
        await self._feed.changed(ctx.guild, ctx.person.id, settings)
        await ctx.responder.private(private(ctx.reader.t("away-over")))

    async def _choose(self, ctx: InteractionContext, press: Press) -> None:
        way = "".join(press.words[:1])
        if way not in _WAYS:
            raise RequestError("settings-value-wrong")
        await self.set(ctx, way, None, None)

    async def _quiet(self, ctx: InteractionContext, press: Press) -> None:
        """Open the form for quiet hours, or end them."""
        if press.words[:1] == (_OFF,):
            await self.set(ctx, None, _OFF, None)
            return
        settings: PlayerSettings = await self._rows.settings(ctx.guild, ctx.person.id)
        zone = await self._league.zone(ctx.guild)
        await ctx.responder.open(quiet_form(at_table(settings, 0.0), zone, ctx.reader))

    async def _written(self, ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        await self.set(ctx, None, written.get(FIELD, ""), written.get(_ZONE, ""))

    async def _click_back(self, ctx: InteractionContext, _: Press) -> None:
        await self.come_back(ctx)


@app_commands.guild_only()
class AwayCommand(CommandCog):
    """Absences."""

    def __init__(self, dispatcher: Dispatcher, editor: SettingsEditor) -> None:
        super().__init__(dispatcher)
        self._editor = editor

    @command("away")
    async def away(self, ctx: InteractionContext, until: str | None = None) -> None:
        """Stop the person's clocks in the server's slow games until a day is over, or let them go on."""
        await (self._editor.come_back(ctx) if until is None else self._editor.leave(ctx, until))


def _too_long(now: float, most: float, zone: ZoneInfo) -> RequestError:
    """Return the refusal that says until which day the player can be away at most."""
    day = datetime.fromtimestamp(now + most, zone).date()
    if day_end(day, zone) - 1 > now + most:
        day -= timedelta(days=1)
    end = day_end(day, zone) - 1
    return RequestError("away-long", day=day.isoformat()) if end > now else RequestError("away-used")


def quiet_hours(text: str) -> tuple[int, int] | None:
    """Read two times of a day (`22:00-07:00`, `22-7`) as minutes; None if they are none, or the same one."""
    match = _HOURS.fullmatch(text)
    if match is None:
        return None
    hours, minutes = (int(match[1]), int(match[3])), (int(match[2] or 0), int(match[4] or 0))
    if max(minutes) > 59 or max(hours) > 24:
        return None
    begin, end = (60 * hour + minute for hour, minute in zip(hours, minutes, strict=True))
    if max(begin, end) > _MINUTES or begin % _MINUTES == end % _MINUTES:
        return None
    return begin % _MINUTES, end % _MINUTES


def time_of_day(minute: int) -> str:
    """Write a minute of the day as `07:30`."""
    return f"{minute // 60:02}:{minute % 60:02}"


def _day_mark(moment: float) -> str:
    """Return a day as Discord writes it for each reader."""
    return f"<t:{int(moment)}:D>"


def settings_page(times: PlayerTimes, days: int, reader: Reader, *, closed: bool = False) -> Parts:
    """Return the page of a player's settings, with a menu and buttons that change them.

    `days`: of absence that are left. `closed`: a direct message did not get through.
    """
    begin, end = map(time_of_day, times.quiet or (0, 0))
    quiet = "no" if times.quiet is None else "yes"
    away, date = ("no", "") if times.away is None else ("yes", _day_mark(times.away[1]))
    lines = [
        reader.t("own-title"),
        reader.t("own-turns", how=times.turns),
        reader.t("own-quiet", set=quiet, begin=begin, end=end, zone=times.zone),
        reader.t("own-away", away=away, date=date, days=days),
        *([reader.t("own-closed")] if closed else []),
    ]
    ways = tuple(MenuLine(way, reader.t("own-choice", how=way), default=way == times.turns) for way in _WAYS)
    menu = Select(encode(Press(NO_TABLE, 0, verbs.OWN), "s"), ways, reader.t("own-menu"))
    return Parts(content="\n".join(lines), rows=((menu,), _buttons(times, reader)))


def _buttons(times: PlayerTimes, reader: Reader) -> tuple[Button, ...]:
    loud_id = encode(Press(NO_TABLE, 0, verbs.OWN_QUIET, (_OFF,)))
    quiet = Button(encode(Press(NO_TABLE, 0, verbs.OWN_QUIET)), reader.t("button-own-quiet"))
    loud = Button(loud_id, reader.t("button-own-loud"), disabled=times.quiet is None)
    back = Button(encode(Press(NO_TABLE, 0, verbs.OWN_BACK)), reader.t("button-own-back"), "primary")
    return (quiet, loud) if times.away is None else (quiet, loud, back)


def quiet_form(times: PlayerTimes, zone: str, reader: Reader) -> FormParts:
    """Return the form for quiet hours, with those that are set; `zone` is the server's time zone."""
    hours = "" if times.quiet is None else "-".join(map(time_of_day, times.quiet))
    zone_value = times.zone or zone
    lines = (
        FormLine(FIELD, reader.t("own-quiet-label"), reader.t("own-quiet-description"), value=hours, least=0, most=20),
        FormLine(_ZONE, reader.t("zone-label"), reader.t("own-zone-description"), value=zone_value, most=_ZONE_LIMIT),
    )
    press = Press(NO_TABLE, 0, verbs.OWN_QUIET)
    return FormParts(custom_id=encode(press, "m"), title=reader.t("own-quiet-title"), lines=lines)
