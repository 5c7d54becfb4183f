"""Away, a page of /mine: a player's clocks in a server's slow games stop until a day is over."""

from collections.abc import Iterator, Mapping
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.finding.player_times import PlayerTimesFeed
from bot.finding.rows import FindingRows, PlayerSettings
from bot.games.text.numbers import weekday_text
from bot.games.text.reader import Reader
from bot.league.rows import League
from bot.league.rules.seasons import day_end, find_zone, read_day
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICES, MenuLine, Parts, Row, Select
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.pages.mine import mine_button, mine_row

_DAY = 86_400.0
_WHEN = ("today", "tomorrow")


class Absences:
    """Shows and changes when a player is away. `clicks` has the handlers of the page's menu and button."""

    def __init__(self, *, rows: FindingRows, feed: PlayerTimesFeed, league: League) -> None:
        self._rows, self._feed, self._league = rows, feed, league
        self.clicks: Mapping[str, ClickHandler] = {verbs.MY_AWAY: self._away, verbs.OWN_BACK: self._back}

    async def _away(self, ctx: InteractionContext, press: Press) -> None:
        """Show the page, after the player is away until the day that was picked."""
        if press.words:
            await self._leave(ctx, read_day(press.words[0]))
        await self._show(ctx)

    async def _show(self, ctx: InteractionContext) -> None:
        settings = await self._rows.settings(ctx.guild, ctx.person.id)
        zone, now = await self._zone(ctx, settings), self._rows.now()
        left = settings.absence_left(now, await self._season_start(ctx))
        await ctx.show(away_page(settings, left, now, zone, ctx.reader))

    async def _leave(self, ctx: InteractionContext, day: date) -> None:
        """Store that the player is away until the end of a day. RequestError if it is over, or too late."""
        zone = await self._zone(ctx, await self._rows.settings(ctx.guild, ctx.person.id))
        now, end = self._rows.now(), day_end(day, zone) - 1
        if end <= now:
            raise RequestError("away-past")
        answer = await self._rows.leave_for(ctx.guild, ctx.person.id, end, await self._season_start(ctx))
        if answer.most is not None:
            raise RequestError("away-long")
        await self._feed.changed(ctx.guild, ctx.person.id, answer.settings)

    async def _back(self, ctx: InteractionContext, _: Press) -> None:
        """End the player's absence; without one the page says so."""
        now = self._rows.now()
        await self._feed.change(ctx.guild, ctx.person.id, lambda settings: settings.back(now))
        await self._show(ctx)

    async def _zone(self, ctx: InteractionContext, settings: PlayerSettings) -> ZoneInfo:
        """Return the player's time zone, or the server's."""
        return find_zone(settings.zone or await self._league.zone(ctx.guild))

    async def _season_start(self, ctx: InteractionContext) -> float:
        season = await self._league.running(ctx.guild)
        return 0.0 if season is None else season.start


def last_days(now: float, left: float, zone: ZoneInfo) -> Iterator[date]:
    """Yield the days until whose end somebody may be away who has so many seconds of absence left."""
    day = datetime.fromtimestamp(now, zone).date()
    while day_end(day, zone) - 1 - now <= left:
        yield day
        day += timedelta(days=1)


def away_page(settings: PlayerSettings, left: float, now: float, zone: ZoneInfo, reader: Reader) -> Parts:
    """Make the page of a player's absence, with a menu of its last day. `left`: seconds of absence that are allowed."""
    absence, days = settings.away(now), [*last_days(now, left, zone)][:CHOICES]
    away = "yes" if absence is not None else "no" if days else "used"
    date_mark = "" if absence is None else f"<t:{int(absence.end)}:D>"
    lines = [reader.t("away-title"), reader.t("away-now", away=away, date=date_mark, days=max(1, int(left // _DAY)))]
    rows: list[Row] = []
    if days:
        choices = tuple(MenuLine(day.isoformat(), _day_text(at, day, reader)) for at, day in enumerate(days))
        rows.append((Select(encode(Press(NO_TABLE, 0, verbs.MY_AWAY), "s"), choices, reader.t("away-menu")),))
    if absence is not None:
        rows.append((mine_button(verbs.OWN_BACK, reader.t("button-own-back"), on=True),))
    return Parts(content="\n".join(lines), rows=(*rows, mine_row(verbs.MY_AWAY, reader)))


def _day_text(at: int, day: date, reader: Reader) -> str:
    when = _WHEN[at] if at < len(_WHEN) else "later"
    return reader.t("away-choice", when=when, date=weekday_text(day, reader.locale))
