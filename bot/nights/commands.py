"""The command /night, which opens a game night, and the buttons of one: who is in, My place, the host's page."""

from collections.abc import Callable, Mapping
from zoneinfo import ZoneInfo

import discord
from msgspec.structs import replace

from bot.connection.registration import invite_url
from bot.games.registry import find_game
from bot.games.text.numbers import listed
from bot.league.rows.league import League
from bot.league.rules import LeagueError
from bot.league.rules.seasons import find_zone
from bot.locales import t
from bot.nights.pages import HostView, fair_page, host_page, how_in, place_page, standings_file
from bot.nights.pictures import standings_picture
from bot.nights.rows import Nights
from bot.nights.rules import steps, values
from bot.nights.rules.values import Night, NightForm, NightPlan
from bot.nights.service import NightPosts
from bot.nights.settings import about_events, chosen, read_form, times_form, usual_minutes
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, Feature, choices_of, command, complete_game_or_preset
from bot.play.permission import check_place

_THREADS = {
    "create_public_threads": discord.Permissions(create_public_threads=True),
    "send_messages_in_threads": discord.Permissions(send_messages_in_threads=True),
}
_ROUNDS, _SEATS = 3, 4  # of a night, unless its host says otherwise
_SETTINGS = ("length", "seats", "rounds", "rated", "same")  # what menus and switches of the host's page set
_VIEWS: Mapping[str, HostView] = {
    **dict.fromkeys((*_SETTINGS, "settings"), "settings"),
    **dict.fromkeys(("people", "out", "more"), "people"),
    "end": "end",
}


class NightCommands(CommandCog):
    """Game nights. `clicks` and `forms` have the handlers of a night's buttons."""

    def __init__(self, dispatcher: Dispatcher, *, nights: NightPosts, rows: Nights, league: League) -> None:
        super().__init__(dispatcher)
        self._nights, self._rows, self._league = nights, rows, league
        self.forms: Mapping[str, FormHandler] = {verbs.NIGHT_HOST: self._filled}
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.NIGHT_IN: self._in,
            verbs.NIGHT_OUT: self._out,
            verbs.NIGHT_READY: self._ready,
            verbs.NIGHT_TABLE: self._table,
            verbs.NIGHT_PLACE: self._place,
            verbs.NIGHT_FILE: self._file,
            verbs.NIGHT_HOST: self._host,
            verbs.NIGHT_FAIR: self._fair,
        }

    @command("night", game=complete_game_or_preset, form=choices_of("night-form-", ("swiss", "arena")))
    async def night(self, ctx: InteractionContext, game: str | None = None, form: str = "swiss") -> None:
        """Open a game night in the channel; where there is one, show its host's page."""
        await ctx.wait_for(self._nights.loader)
        night = self._nights.in_channel(ctx.guild, ctx.channel)
        if night is not None:
            if not may_host(ctx, night):
                raise LeagueError("night-here")
            await ctx.responder.private(host_page(night, ctx.reader, now=self._nights.now()))
            return
        check_host(ctx, None)
        await _check_channel(ctx)
        plan = await _plan(ctx, game, "arena" if form == "arena" else "swiss")
        night = await self._nights.open(Night(guild=ctx.guild, channel=ctx.channel, host=ctx.person.id, plan=plan))
        missing = threads_missing(ctx)
        notice = ctx.reader.t("night-threads", **missing) if missing else ""
        await ctx.responder.private(host_page(night, ctx.reader, now=self._nights.now(), notice=notice))

    async def _night(self, ctx: InteractionContext, press: Press, *, over: bool = False) -> Night:
        """Return the night of a button; LeagueError `night-over` if it does not go on (`over`: if there is none)."""
        await ctx.wait_for(self._nights.loader)
        night = self._nights.get(ctx.guild, press.number(0) or 0)
        if night is None or (night.state == "over" and not over):
            raise LeagueError("night-over")
        return night

    async def _in(self, ctx: InteractionContext, press: Press) -> None:
        night, person = await self._night(ctx, press), ctx.person
        role = night.plan.role
        if role and not any(held.id == role for held in getattr(ctx.interaction.user, "roles", ())):
            raise RequestError("night-role", role=f"<@&{role}>")
        after = await self._nights.change(night.number, lambda night: steps.join(night, person.id, person.name))
        await ctx.say(ctx.reader.t("night-is-in", kind=how_in(after, person.id, self._nights.now())))

    async def _out(self, ctx: InteractionContext, press: Press) -> None:
        night = await self._night(ctx, press)
        await self._nights.change(night.number, lambda night: steps.leave(night, ctx.person.id))
        playing = "arena" if night.arena else "yes"
        await ctx.say(ctx.reader.t("night-is-out", playing=playing if self._table_of_clicker(ctx, night) else "no"))

    async def _ready(self, ctx: InteractionContext, press: Press) -> None:
        night = await self._night(ctx, press)
        await self._nights.change(night.number, lambda night: steps.say_ready(night, ctx.person.id))
        await ctx.say(ctx.reader.t("night-is-ready"))

    async def _fair(self, ctx: InteractionContext, press: Press) -> None:
        await ctx.responder.private(fair_page(press, ctx.reader))

    def _table_of_clicker(self, ctx: InteractionContext, night: Night) -> values.NightTable | None:
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
            raise RequestError("night-soon", waits="yes" if night.plan.channels and not table.place else "no")
        await ctx.show_hand(live, notice=(ctx.reader.t("night-way", place=f"<#{table.place}>"),), fresh=True)

    async def _place(self, ctx: InteractionContext, press: Press) -> None:
        """Show the standings with the clicker's row highlighted, also after the night."""
        night = await self._stored(ctx, press)
        at = None if night is None else night.guest(ctx.person.id)
        if night is None or at is None:
            raise LeagueError("night-not-in")
        reader = await ctx.services.presenter.with_faces(
            ctx.reader, ctx.guild, (guest.person for guest in night.guests)
        )
        picture = await ctx.services.presenter.picture(standings_picture, night, reader, at)
        await ctx.show(place_page(night, at, ctx.reader, picture=picture))

    async def _file(self, ctx: InteractionContext, press: Press) -> None:
        """Give the standings of a night that is over as CSV."""
        night = await self._stored(ctx, press)
        if night is None or night.state != "over":
            raise IdError(press.verb)
        await ctx.responder.private(standings_file(night, ctx.reader))

    async def _stored(self, ctx: InteractionContext, press: Press) -> Night | None:
        """Return the night of a button, also one that ended long ago; None if there is none here."""
        number = press.number(0) or 0
        return self._nights.get(ctx.guild, number) or await self._rows.find(ctx.guild, number)

    async def _host(self, ctx: InteractionContext, press: Press) -> None:
        """Do what the host chose, and show the host's page again."""
        night = await self._night(ctx, press, over=True)
        action = press.word(1)
        check_host(ctx, night)
        if action == "times":
            await ctx.responder.open(times_form(ctx, night, await self._zone(ctx)))
            return
        if action in _SETTINGS:
            night = await self._nights.plan(night, chosen(night.plan, action, press.word(2)))
        else:
            night = await self._do(ctx, night, action, press.number(2) or 0)
        page = (press.number(2) or 0) if action == "more" else 0
        await ctx.show(host_page(night, ctx.reader, now=self._nights.now(), show=_VIEWS.get(action, ""), page=page))

    async def _zone(self, ctx: InteractionContext) -> ZoneInfo:
        return find_zone(await self._league.zone(ctx.guild))

    async def _filled(self, ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
        """Set what the form of the host's page says."""
        night = await self._night(ctx, press, over=True)
        check_host(ctx, night)
        night = await self._nights.plan(night, read_form(ctx, night, written, await self._zone(ctx), self._nights))
        await ctx.show(
            host_page(night, ctx.reader, now=self._nights.now(), show="settings", notice=about_events(ctx, night))
        )

    async def _do(self, ctx: InteractionContext, night: Night, action: str, number: int) -> Night:
        """Change a night as a button of the host's page says; LeagueError, TableError, RequestError."""
        now = self._nights.now()
        changes: dict[str, Callable[[Night], Night]] = {
            "next": lambda night: steps.next_now(night, now),
            "late": steps.seat_late,
            "out": lambda night: steps.take_out(night, number),
            "sure": lambda night: steps.end_night(night, "host"),
        }
        missing = threads_missing(ctx)
        if action == "next" and night.state == "gathering" and missing and not night.plan.channels:
            raise RequestError("night-threads", **missing)
        if action in changes:
            return await self._nights.change(night.number, changes[action])
        if action in ("pause", "resume"):
            if (action == "resume") != bool(night.paused):
                raise LeagueError("night-paused" if night.paused else "night-not-paused")
            return await self._nights.pause(night.number, replace(ctx.person, moderator=True))
        if action == "table":
            if not night.find(number).table or night.find(number).over:
                raise LeagueError("night-no-table", number=number)
            await self._nights.tables.break_off(night, number)
        return night


def may_host(ctx: InteractionContext, night: Night | None) -> bool:
    """Return True if the person may host nights here, or hosts this one."""
    permissions = ctx.interaction.permissions
    hosts = night is not None and night.host == ctx.person.id
    return hosts or permissions.manage_messages or permissions.manage_events or permissions.manage_guild


def check_host(ctx: InteractionContext, night: Night | None) -> None:
    """RequestError `night-hosts` unless the person may host nights, or hosts this one."""
    if not may_host(ctx, night):
        raise RequestError("night-hosts")


async def _check_channel(ctx: InteractionContext) -> None:
    """RequestError unless the bot can show a page here, where threads can stand beside it."""
    await check_place(ctx.interaction)
    channel = ctx.interaction.channel
    if channel is None or channel.type not in (discord.ChannelType.text, discord.ChannelType.news):
        raise RequestError("night-place-text")


def threads_missing(ctx: InteractionContext) -> Mapping[str, str]:
    """Return the facts of the text `night-threads` if the bot may not open threads here; empty if it may."""
    missing = [name for name in _THREADS if not getattr(ctx.interaction.app_permissions, name)]
    names = listed((t(ctx.locale, f"permission-{name}") for name in missing), ctx.locale) if missing else ""
    return {"missing": names, "link": invite_url(ctx.interaction.application_id, *_THREADS.values())} if missing else {}


async def _plan(ctx: InteractionContext, game: str | None, form: NightForm) -> NightPlan:
    """Return the plan of a night as it is usual here, or as a preset says.

    OptionError for a game that does not exist, PresetError.
    """
    settings = ctx.services.settings
    preset = await settings.preset(ctx.guild, game)
    rules = find_game(preset.game if preset else game or (await settings.table(ctx.guild, ctx.channel)).game)
    usual = preset.values if preset else await settings.options(ctx.guild, ctx.channel, rules.name)
    options = {**rules.first_options(), **usual}
    seats = max(rules.seats.start, min(_SEATS, rules.seats.stop - 1))
    return NightPlan(
        game=rules.name,
        options=options,
        seats=seats,
        minutes=usual_minutes(rules, options, seats),
        rounds=0 if form == "arena" else _ROUNDS,
        form=form,
        rated=preset is None or preset.words.get("league") != "no",
        settings={**preset.settings} if preset else {},
    )


def nights_feature(*, dispatcher: Dispatcher, nights: NightPosts, rows: Nights, league: League) -> Feature:
    """Return what game nights add to the bot."""
    commands = NightCommands(dispatcher, nights=nights, rows=rows, league=league)
    return Feature(
        name="nights",
        commands=(commands,),
        clicks=commands.clicks,
        forms=commands.forms,
        loaders=(nights.loader,),
        services=(nights,),
    )
