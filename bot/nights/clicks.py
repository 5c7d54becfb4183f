"""The buttons of a night: who is in, To my table, My place, the host's page."""

from collections.abc import Callable, Mapping
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.league.rows.league import League
from bot.league.rules import LeagueError
from bot.league.rules.seasons import find_zone
from bot.nights import rules
from bot.nights.commands import check_host, threads_missing
from bot.nights.pages import HostView, fair_page, host_page, how_in, place_page
from bot.nights.pictures import standings_picture
from bot.nights.rows import Nights
from bot.nights.rules import Night
from bot.nights.service import NightPosts
from bot.nights.settings import about_events, chosen, read_form, times_form
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.tables import Person

_SETTINGS = ("length", "seats", "rounds", "rated", "same")  # what menus and switches of the host's page set
_VIEWS: Mapping[str, HostView] = {
    **dict.fromkeys((*_SETTINGS, "settings"), "settings"),
    **dict.fromkeys(("people", "out", "more"), "people"),
    "end": "end",
}


class NightClicks:
    """Answers the buttons of nights."""

    def __init__(self, nights: NightPosts, rows: Nights, league: League) -> None:
        self._nights, self._rows, self._league = nights, rows, league
        self.forms: Mapping[str, FormHandler] = {verbs.NIGHT_HOST: self._filled}
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.NIGHT_IN: self._in,
            verbs.NIGHT_OUT: self._out,
            verbs.NIGHT_READY: self._ready,
            verbs.NIGHT_TABLE: self._table,
            verbs.NIGHT_PLACE: self._place,
            verbs.NIGHT_HOST: self._host,
            verbs.NIGHT_FAIR: self._fair,
        }

    async def _night(self, ctx: InteractionContext, press: Press) -> Night:
        """Return the night of a button; LeagueError `night-over` if it does not go on."""
        await ctx.wait_for(self._nights.loader)
        night = self._nights.get(ctx.guild, _number(press, 0))
        if night is None or night.state == "over":
            raise LeagueError("night-over")
        return night

    async def _in(self, ctx: InteractionContext, press: Press) -> None:
        night, person = await self._night(ctx, press), ctx.person
        role = night.plan.role
        if role and not any(one.id == role for one in getattr(ctx.interaction.user, "roles", ())):
            raise RequestError("night-role", role=f"<@&{role}>")
        after = await self._nights.change(night.number, lambda night: rules.join(night, person.id, person.name))
        await ctx.say(ctx.reader.t("night-is-in", kind=how_in(after, person.id, self._nights.now())))

    async def _out(self, ctx: InteractionContext, press: Press) -> None:
        night = await self._night(ctx, press)
        await self._nights.change(night.number, lambda night: rules.leave(night, ctx.person.id))
        playing = "arena" if night.arena else "yes"
        await ctx.say(ctx.reader.t("night-is-out", playing=playing if self._table_of_clicker(ctx, night) else "no"))

    async def _ready(self, ctx: InteractionContext, press: Press) -> None:
        night = await self._night(ctx, press)
        await self._nights.change(night.number, lambda night: rules.say_ready(night, ctx.person.id))
        await ctx.say(ctx.reader.t("night-is-ready"))

    async def _fair(self, ctx: InteractionContext, press: Press) -> None:
        await ctx.responder.private(fair_page(press, ctx.reader))

    def _table_of_clicker(self, ctx: InteractionContext, night: Night) -> rules.NightTable | None:
        """Return the table of this round at which the clicker sits, if it goes on."""
        at = night.guest(ctx.person.id)
        table = None if at is None else night.table_of(at)
        return None if table is None or table.over else table

    async def _table(self, ctx: InteractionContext, press: Press) -> None:
        """Show the clicker's hand at their table, with the way to its thread."""
        night = await self._night(ctx, press)
        table = self._table_of_clicker(ctx, night)
        if table is None:
            raise RequestError("night-no-seat")
        live = ctx.live(table.table) if table.table else None
        if live is None:
            waits = night.plan.channels and not table.place
            raise RequestError("night-soon", waits="yes" if waits else "no")
        way = ctx.reader.t("night-way", place=f"<#{table.place}>")
        await ctx.show_hand(live, notice=(way,), fresh=True)

    async def _place(self, ctx: InteractionContext, press: Press) -> None:
        """Show the standings with the clicker's row highlighted, also after the night."""
        number = _number(press, 0)
        night = self._nights.get(ctx.guild, number)
        night = night or await self._rows.find(ctx.guild, number)
        at = None if night is None else night.guest(ctx.person.id)
        if night is None or at is None:
            raise LeagueError("night-not-in")
        people = (guest.person for guest in night.guests)
        reader = await ctx.services.presenter.with_faces(ctx.reader, ctx.guild, people)
        picture = await ctx.services.presenter.picture(standings_picture, night, reader, at)
        await ctx.show(place_page(night, at, ctx.reader, picture=picture))

    async def _host(self, ctx: InteractionContext, press: Press) -> None:
        """Do what the host chose, and show the host's page again."""
        night, what = await self._hosted(ctx, press), "".join(press.words[1:2])
        if what == "times":
            await ctx.responder.open(times_form(ctx, night, await self._zone(ctx)))
            return
        if what in _SETTINGS:
            night = await self._nights.plan(night, chosen(night.plan, what, "".join(press.words[2:3])))
        else:
            night = await self._do(ctx, night, what, _number(press, 2))
        page, show = (_number(press, 2) if what == "more" else 0), _VIEWS.get(what, "")
        await ctx.show(host_page(night, ctx.reader, now=self._nights.now(), show=show, page=page))

    async def _hosted(self, ctx: InteractionContext, press: Press) -> Night:
        """Return the night of a button of the host's page. LeagueError `night-over`, RequestError `night-hosts`."""
        await ctx.wait_for(self._nights.loader)
        night = self._nights.get(ctx.guild, _number(press, 0))
        if night is None:
            raise LeagueError("night-over")
        check_host(ctx, night)
        return night

    async def _zone(self, ctx: InteractionContext) -> ZoneInfo:
        return find_zone(await self._league.zone(ctx.guild))

    async def _filled(self, ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
        """Set what the form of the host's page says."""
        night = await self._hosted(ctx, press)
        plan = read_form(ctx, night, written, await self._zone(ctx), self._nights)
        night = await self._nights.plan(night, plan)
        notice = "\n".join(about_events(ctx, night))
        await ctx.show(host_page(night, ctx.reader, now=self._nights.now(), show="settings", notice=notice))

    async def _do(self, ctx: InteractionContext, night: Night, what: str, number: int) -> Night:
        """Change a night as a button of the host's page says; LeagueError, TableError, RequestError."""
        now = self._nights.now()
        steps: dict[str, Callable[[Night], Night]] = {
            "next": lambda night: rules.next_now(night, now),
            "late": rules.seat_late,
            "out": lambda night: rules.take_out(night, number),
            "sure": lambda night: rules.end_night(night, "host"),
        }
        missing = threads_missing(ctx)
        if what == "next" and night.state == "gathering" and missing and not night.plan.channels:
            raise RequestError("night-threads", **missing)
        if what in steps:
            return await self._nights.change(night.number, steps[what])
        if what in ("pause", "resume"):
            if (what == "resume") != bool(night.paused):
                raise LeagueError("night-paused" if night.paused else "night-not-paused")
            return await self._nights.pause(night.number, _empowered(ctx))
        if what == "table":
            if not night.find(number).table or night.find(number).over:
                raise LeagueError("night-no-table", number=number)
            await self._nights.break_off(night, number)
        return night


def _empowered(ctx: InteractionContext) -> Person:
    """Return the person with a moderator's power over the night's tables."""
    return replace(ctx.person, moderator=True)


def _number(press: Press, at: int) -> int:
    word = "".join(press.words[at : at + 1])
    return int(word) if word.isascii() and word.isdigit() and len(word) < 16 else 0
