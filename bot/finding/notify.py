"""Pages of /mine on a player's wishes: calls and turns, who may not call, and absences."""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from itertools import chain, repeat
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.finding.mine import mine_row
from bot.finding.player_times import PlayerTimesFeed
from bot.finding.rows import FindingRows, Notify, PlayerSettings
from bot.games.registry import GAMES, find_game
from bot.games.text.names import marked_name
from bot.games.text.numbers import listed, weekday_text
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.commands.settings import zone_named
from bot.league.rows.league import League
from bot.league.rules.seasons import day_end, find_zone, read_day
from bot.parts import verbs
from bot.parts.ids import IdError, Press, encode, free
from bot.parts.parts import CHOICES, FIELD, FormLine, FormParts, MenuLine, Parts, Row, page_of
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.pages.settings import CALLER_WORDS
from bot.play.permission import check_manager

_WAYS = ("mention", "direct", "both")
_ZONE = "zone"  # the key of the form's line for the time zone
_OFF = "off"  # instead of quiet hours: none
_BLOCKS = "blocks"  # the page of blocked people, a word of MY_CALLS
_ZONE_LIMIT = 64
_NAMED = 40  # blocked people who are named on the page
_MINUTES = 24 * 60  # of a day
_DAY = 86_400.0
_WHEN = ("today", "tomorrow")
_HOURS = re.compile(r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|—|to)\s*(\d{1,2})(?:[:.](\d{2}))?\s*")


class PlayerWishes:
    """Shows and changes a player's wishes. `clicks` and `forms` have the handlers of the pages' buttons and menus."""

    def __init__(self, *, rows: FindingRows, feed: PlayerTimesFeed, league: League) -> None:
        self._rows, self._feed, self._league = rows, feed, league
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.MY_CALLS: self._turn,
            verbs.CALL_ME: self._call_me,
            verbs.NOTIFY_OFF: self._off,
            verbs.OWN: self._choose_way,
            verbs.OWN_QUIET: self._quiet,
            verbs.BLOCK: self._block,
            verbs.UNBLOCK: self._unblock,
            verbs.CALLERS: self._callers,
            verbs.MY_AWAY: self._away,
            verbs.OWN_BACK: self._back,
        }
        self.forms: Mapping[str, FormHandler] = {verbs.OWN_QUIET: self._written}

    async def _show(self, ctx: InteractionContext) -> None:
        wish = await self._rows.notify(ctx.guild, ctx.person.id)
        settings = await self._rows.settings(ctx.guild, ctx.person.id)
        closed = await self._feed.take_closed(ctx.guild, ctx.person.id)
        await ctx.show(calls_page(wish, settings, ctx.reader, closed=closed))

    async def _turn(self, ctx: InteractionContext, press: Press) -> None:
        await (self._show_blocks(ctx) if press.words == (_BLOCKS,) else self._show(ctx))

    async def _call_me(self, ctx: InteractionContext, press: Press) -> None:
        games = tuple(game for game in GAMES if game in press.words)
        for word in press.words:
            find_game(word)
        await self._rows.switch_on(ctx.guild, ctx.person.id, games if len(games) < len(GAMES) else ())
        await self._show(ctx)

    async def _off(self, ctx: InteractionContext, _: Press) -> None:
        """Call the person in this server no more; the press may be on the message of a call."""
        was_on = await self._rows.switch_off(ctx.guild, ctx.person.id)
        if ctx.private:
            await self._show(ctx)
        else:
            await ctx.say(ctx.reader.t("notify-off" if was_on else "notify-off-already"))

    async def _choose_way(self, ctx: InteractionContext, press: Press) -> None:
        way = press.word(0)
        if way not in _WAYS:
            raise RequestError("settings-value-wrong")
        await self._change(ctx, {"turns": way})

    async def _quiet(self, ctx: InteractionContext, press: Press) -> None:
        """Open the form for quiet hours, or end them."""
        if press.words[:1] == (_OFF,):
            await self._change(ctx, {"quiet": None})
        else:
            settings = await self._rows.settings(ctx.guild, ctx.person.id)
            await ctx.responder.open(quiet_form(settings, await self._league.zone(ctx.guild), ctx.reader))

    async def _written(self, ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        """Set the quiet hours and the time zone of the form. RequestError `notify-quiet-wrong`, LeagueError `zone`."""
        text, zone = written.get(FIELD, ""), zone_named(written.get(_ZONE, ""))
        hours = quiet_hours(text)
        if text.strip() and hours is None:
            raise RequestError("notify-quiet-wrong", hours=marked_name(text))
        await self._change(ctx, {"quiet": hours, "zone": zone})

    async def _change(self, ctx: InteractionContext, fields: Mapping[str, object]) -> None:
        await self._feed.change(ctx.guild, ctx.person.id, lambda settings: replace(settings, **fields))
        await self._show(ctx)

    # Who may call

    async def _show_blocks(self, ctx: InteractionContext, said: str = "", other: int = 0) -> None:
        """Show who is blocked, below what was done about another."""
        blocked = await self._rows.blocked(ctx.guild, ctx.person.id)
        notice = ctx.reader.t(said, name=f"<@{other}>") if said else ""
        await ctx.show(blocks_page(blocked, ctx.reader, notice=notice))

    async def _block(self, ctx: InteractionContext, press: Press) -> None:
        other = _picked(press)
        if other == ctx.person.id:
            raise RequestError("notify-self")
        fresh = await self._rows.block(ctx.guild, ctx.person.id, other)
        await self._show_blocks(ctx, "notify-blocked" if fresh else "notify-blocked-already", other)

    async def _unblock(self, ctx: InteractionContext, press: Press) -> None:
        other = _picked(press)
        was = await self._rows.unblock(ctx.guild, ctx.person.id, other)
        await self._show_blocks(ctx, "notify-unblocked" if was else "notify-unblocked-already", other)

    async def _callers(self, ctx: InteractionContext, press: Press) -> None:
        """Set who may call players in this server, for those who manage it; everybody is a role too."""
        check_manager(ctx, "settings")
        settings, who = ctx.services.settings, "".join(press.words[-1:])
        if who:
            chosen = who if who in CALLER_WORDS else str(_picked(press))
            who = CALLER_WORDS[0] if chosen == str(ctx.guild) else chosen
            await settings.set_callers(ctx.guild, who, ctx.person.id)
        await ctx.show(callers_page(await settings.callers(ctx.guild), ctx.reader))

    # Absences

    async def _away(self, ctx: InteractionContext, press: Press) -> None:
        """Show the page, after the player is away until the day that was picked."""
        if press.words:
            await self._leave(ctx, read_day(press.words[0]))
        await self._show_absence(ctx)

    async def _show_absence(self, ctx: InteractionContext) -> None:
        settings = await self._rows.settings(ctx.guild, ctx.person.id)
        zone, now = await self._zone(ctx, settings), self._rows.now()
        seconds = settings.absence_left(now, await self._season_start(ctx))
        await ctx.show(away_page(settings, seconds, now, zone, ctx.reader))

    async def _leave(self, ctx: InteractionContext, day: date) -> None:
        """Store that the player is away until the end of a day. RequestError if it is over, or too late."""
        zone = await self._zone(ctx, await self._rows.settings(ctx.guild, ctx.person.id))
        now, end = self._rows.now(), day_end(day, zone) - 1
        if end <= now:
            raise RequestError("away-past")
        settings = await self._rows.leave_for(ctx.guild, ctx.person.id, end, await self._season_start(ctx))
        if settings is None:
            raise RequestError("away-long")
        await self._feed.changed(ctx.guild, ctx.person.id, settings)

    async def _back(self, ctx: InteractionContext, _: Press) -> None:
        """End the player's absence; without one the page says so."""
        now = self._rows.now()
        await self._feed.change(ctx.guild, ctx.person.id, lambda settings: settings.back(now))
        await self._show_absence(ctx)

    async def _zone(self, ctx: InteractionContext, settings: PlayerSettings) -> ZoneInfo:
        return find_zone(settings.zone or await self._league.zone(ctx.guild))

    async def _season_start(self, ctx: InteractionContext) -> float:
        season = await self._league.running(ctx.guild)
        return 0.0 if season is None else season.start


def _picked(press: Press) -> int:
    """Return the id that was picked in a menu of people or roles; IdError for what Discord's client never sends."""
    picked = press.number(len(press.words) - 1)
    if picked is None:
        raise IdError(press.verb)
    return picked


def quiet_hours(text: str) -> tuple[int, int] | None:
    """Read two times of a day (`22:00-07:00`, `22-7`) as minutes; None if they are none, or the same one."""
    match = _HOURS.fullmatch(text)
    if match is None:
        return None
    hours, minutes = (int(match[1]), int(match[3])), (int(match[2] or 0), int(match[4] or 0))
    begin, end = (60 * hour + minute for hour, minute in zip(hours, minutes, strict=True))
    if max(minutes) > 59 or max(begin, end) > _MINUTES or begin % _MINUTES == end % _MINUTES:
        return None
    return begin % _MINUTES, end % _MINUTES


def time_of_day(minute: int) -> str:
    """Write a minute of the day as `07:30`."""
    return f"{minute // 60:02}:{minute % 60:02}"


# The pages


def calls_page(wish: Notify | None, settings: PlayerSettings, reader: Reader, *, closed: bool = False) -> Parts:
    """Make the page of calls and turns; `wish` None: the player is not called.

    `closed`: a direct message did not get through.
    """
    wished = reader.t("notify-none")
    if wish is not None:
        games = listed((game_name(game, reader.locale) for game in wish.games), reader.locale)
        wished = reader.t("notify-on", which="some" if wish.games else "all", games=games)
    begin, end = map(time_of_day, settings.quiet or (0, 0))
    lines = [
        reader.t("own-title"),
        wished,
        reader.t("own-turns", how=settings.turns),
        reader.t("own-quiet", set="yes" if settings.quiet else "no", begin=begin, end=end, zone=settings.zone),
        *([reader.t("own-closed")] if closed else []),
    ]
    wanted = () if wish is None else wish.games
    games_offered = [
        MenuLine(game, game_name(game, reader.locale), default=game in wanted) for game in list(GAMES)[:CHOICES]
    ]
    ways = tuple(MenuLine(way, reader.t("own-choice", how=way), default=way == settings.turns) for way in _WAYS)
    rows: tuple[Row, ...] = (
        (free(verbs.CALL_ME).menu(games_offered, reader.t("notify-games-menu"), most=len(games_offered)),),
        (free(verbs.OWN).menu(ways, reader.t("own-menu")),),
        _buttons(wish, settings, reader),
        mine_row(verbs.MY_CALLS, reader),
    )
    return page_of(lines, rows)


def _buttons(wish: Notify | None, settings: PlayerSettings, reader: Reader) -> Row:
    loud = free(verbs.OWN_QUIET, _OFF).button(reader.t("button-own-loud"))
    return (
        *([free(verbs.CALL_ME).button(reader.t("button-call-me"))] if wish is None or wish.games else []),
        *([free(verbs.NOTIFY_OFF).button(reader.t("button-notify-off"))] if wish is not None else []),
        free(verbs.OWN_QUIET).button(reader.t("button-own-quiet")),
        *([loud] if settings.quiet is not None else []),
        free(verbs.MY_CALLS, _BLOCKS).button(reader.t("button-blocks")),
    )


def quiet_form(settings: PlayerSettings, zone: str, reader: Reader) -> FormParts:
    """Return the form for quiet hours, with those that are set; `zone` is the server's time zone."""
    hours = "-".join(map(time_of_day, settings.quiet or ()))
    zone = settings.zone or zone
    lines = (
        FormLine(FIELD, reader.t("own-quiet-label"), reader.t("own-quiet-description"), value=hours, least=0, most=20),
        FormLine(_ZONE, reader.t("zone-label"), reader.t("own-zone-description"), value=zone, most=_ZONE_LIMIT),
    )
    return FormParts(custom_id=encode(free(verbs.OWN_QUIET), "m"), title=reader.t("own-quiet-title"), lines=lines)


def blocks_page(blocked: Sequence[int], reader: Reader, *, notice: str = "") -> Parts:
    """Make the page of the people who can't call or challenge its reader, who are mentioned and not notified."""
    names = " ".join(f"<@{person}>" for person in blocked[:_NAMED])
    lines = [reader.t("blocks", some="yes" if blocked else "no", names=names, more=len(blocked[_NAMED:]))]
    rows: tuple[Row, ...] = (
        (free(verbs.BLOCK).members_menu("people", reader.t("block-menu")),),
        *([(free(verbs.UNBLOCK).members_menu("people", reader.t("unblock-menu")),)] if blocked else []),
        mine_row(verbs.MY_CALLS, reader),
    )
    return page_of(lines, rows, notice=notice)


def callers_page(who: str, reader: Reader) -> Parts:
    """Make the page on who may call players in a server: a word of CALLER_WORDS, or the digits of a role."""
    said = who if who in CALLER_WORDS else "role"
    words = tuple(MenuLine(word, reader.t("callers-choice", who=word), default=word == who) for word in CALLER_WORDS)
    rows: tuple[Row, ...] = (
        (free(verbs.CALLERS).menu(words, reader.t("callers-menu")),),
        (free(verbs.CALLERS, "-").members_menu("roles", reader.t("callers-role-menu")),),
        (Press("server", 0, verbs.SETTINGS, ("match",)).button(reader.t("button-back")),),
    )
    return Parts(content=reader.t("callers-set", who=said, role=f"<@&{who}>"), rows=rows)


def last_days(now: float, seconds: float, zone: ZoneInfo) -> Iterator[date]:
    """Yield the days until whose end somebody may be away who has so many seconds of absence left."""
    day = datetime.fromtimestamp(now, zone).date()
    while day_end(day, zone) - 1 - now <= seconds:
        yield day
        day += timedelta(days=1)


def away_page(settings: PlayerSettings, seconds: float, now: float, zone: ZoneInfo, reader: Reader) -> Parts:
    """Make the page of a player's absence, with a menu of its last day. `seconds` of absence are allowed."""
    absence, days = settings.away(now), [*last_days(now, seconds, zone)][:CHOICES]
    away = "yes" if absence is not None else "no" if days else "used"
    date_mark = "" if absence is None else f"<t:{int(absence.end)}:D>"
    lines = [reader.t("away-title"), reader.t("away-now", away=away, date=date_mark, days=max(1, int(seconds // _DAY)))]
    choices = (
        MenuLine(day.isoformat(), reader.t("away-choice", when=when, date=weekday_text(day, reader.locale)))
        for day, when in zip(days, chain(_WHEN, repeat("later")), strict=False)
    )
    rows: tuple[Row, ...] = (
        *([(free(verbs.MY_AWAY).menu(choices, reader.t("away-menu")),)] if days else []),
        *([(free(verbs.OWN_BACK).button(reader.t("button-own-back"), "primary"),)] if absence is not None else []),
        mine_row(verbs.MY_AWAY, reader),
    )
    return page_of(lines, rows)
