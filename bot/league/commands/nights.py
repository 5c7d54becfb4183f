"""The commands below /night, and the buttons of a night: who is in, To my table, My place, the host's page."""

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime, time, timedelta

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.cogs.dispatch.clicks import ClickHandler
from bot.cogs.dispatch.context import InteractionContext, RequestError
from bot.cogs.dispatch.dispatcher import Dispatcher
from bot.cogs.dispatch.permission import check_place
from bot.cogs.dispatch.registration import Interaction, complete_game, described, invite_url, text
from bot.games.game import AnyGame
from bot.games.options import Options
from bot.games.registry import find_game
from bot.league.commands.night_channels import given_channels
from bot.league.pages.night_pictures import standings_picture
from bot.league.pages.night_private import host_page, how_in, place_page
from bot.league.posts.nights import NightPosts
from bot.league.rules import LeagueError
from bot.league.rules import nights as rules
from bot.league.rules.nights import Night, NightPlan
from bot.league.rules.seasons import find_zone, read_day
from bot.locales import t
from bot.tables import Person
from bot.views.messages import verbs
from bot.views.messages.ids import Press
from bot.views.text.numbers import listed
from bot.views.text.words import game_name

_THREADS = {
    "create_public_threads": discord.Permissions(create_public_threads=True),
    "send_messages_in_threads": discord.Permissions(send_messages_in_threads=True),
}
_EVENTS = discord.Permissions(create_events=True)
_CLOCK = re.compile(r"(?:([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]+)?([0-9]{1,2})[:.]([0-9]{2})")
_MOST_ROUNDS, _LEAST_MINUTES = 20, 10
_DAY = 86400.0
_FARTHEST = 30 * _DAY  # how far away a night may be


class NightCommands(app_commands.Group, name="night", description=text("command-night.description")):
    """Game nights."""

    def __init__(self, dispatcher: Dispatcher, nights: NightPosts) -> None:
        super().__init__(guild_only=True)
        self._dispatcher, self._nights = dispatcher, nights

    @app_commands.command(name="start", description=text("command-night-start.description"))
    @described(
        game=text("command-night-start.game"),
        form=text("command-night-start.form"),
        length=text("command-night-start.length"),
        seats=text("command-night-start.seats"),
        rounds=text("command-night-start.rounds"),
        finish=text("command-night-start.finish"),
        at=text("command-night-start.at"),
        minutes=text("command-night-start.minutes"),
        rated=text("command-night-start.rated"),
        role=text("command-night-start.role"),
        duplicate=text("command-night-start.duplicate"),
        channels=text("command-night-start.channels"),
    )
    @app_commands.autocomplete(game=complete_game)
    @app_commands.choices(
        form=[
            app_commands.Choice(name=text("night-form-swiss"), value="swiss"),
            app_commands.Choice(name=text("night-form-arena"), value="arena"),
        ],
        length=[
            app_commands.Choice(name=text(f"length-{one}"), value=one) for one in ("quick", "printed", "long")
        ],
    )
    async def start(
        self,
        interaction: Interaction,
        game: str,
        form: str = "swiss",
        length: str | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        rounds: app_commands.Range[int, 1, _MOST_ROUNDS] | None = None,
        finish: str | None = None,
        at: str | None = None,
        minutes: app_commands.Range[int, _LEAST_MINUTES, 180] | None = None,
        rated: bool = True,
        role: discord.Role | None = None,
        duplicate: bool = False,
        channels: str | None = None,
    ) -> None:
        """Begin a game night in the channel, now or later."""

        async def begin(ctx: InteractionContext) -> None:
            _check_host(ctx, None)
            await _check_threads(ctx, given=channels is not None)
            arena = _is_arena(form, rounds, duplicate)
            plan = await _plan(ctx, game, length, seats, minutes)
            times = await _times(ctx, finish, at)
            usual = 0 if times[0] or arena else 3
            plan = replace(plan, rounds=rounds or usual, until=times[0], starts=times[1])
            plan = replace(plan, rated=rated, role=role.id if role and not role.is_default() else 0)
            plan = replace(plan, duplicate=duplicate, form="arena" if arena else "swiss")
            if channels is not None:
                given = given_channels(ctx, channels, self._nights, now=not plan.starts)
                plan = replace(plan, channels=given)
            night = Night(guild=ctx.guild, channel=ctx.channel, host=ctx.person.id, plan=plan)
            await self._nights.open(night)
            await ctx.say("\n".join((ctx.look.t("night-opened"), *_about_events(ctx, night))))

        await self._dispatcher.dispatch(interaction, begin)

    @app_commands.command(name="host", description=text("command-night-host.description"))
    async def host(self, interaction: Interaction) -> None:
        """Show the host's page of the channel's night."""

        async def show(ctx: InteractionContext) -> None:
            night = self._nights.in_channel(ctx.guild, ctx.channel)
            if night is None:
                raise RequestError("night-none")
            _check_host(ctx, night)
            await ctx.responder.private(host_page(night, ctx.look))

        await self._dispatcher.dispatch(interaction, show)


def _check_host(ctx: InteractionContext, night: Night | None) -> None:
    """RequestError `night-hosts` unless the person may host nights, or hosts this one."""
    given = ctx.interaction.permissions
    if night is not None and night.host == ctx.person.id:
        return
    if not (given.manage_messages or given.manage_events or given.manage_guild):
        raise RequestError("night-hosts")


def _is_arena(form: str, rounds: int | None, duplicate: bool) -> bool:
    """True if a night is an arena. LeagueError `night-arena-rounds`, `night-arena-same` for what none has."""
    if form == "arena" and rounds is not None:
        raise LeagueError("night-arena-rounds")
    if form == "arena" and duplicate:
        raise LeagueError("night-arena-same")
    return form == "arena"


def _about_events(ctx: InteractionContext, night: Night) -> list[str]:
    """Say how a planned night can stand among the server's events, where the bot may not put it there."""
    given = ctx.interaction.app_permissions
    if not night.plan.starts or given.create_events:
        return []
    link = invite_url(ctx.interaction.application_id, _EVENTS)
    return [ctx.look.t("night-no-events", link=link)]


async def _check_threads(ctx: InteractionContext, *, given: bool) -> None:
    """RequestError unless the bot can show a page here, and open threads beside it, if it was not given channels."""
    await check_place(ctx.interaction)
    channel, allowed = ctx.interaction.channel, ctx.interaction.app_permissions
    if channel is None or channel.type not in (discord.ChannelType.text, discord.ChannelType.news):
        raise RequestError("night-place-text")
    missing = [name for name in _THREADS if not getattr(allowed, name)]
    if missing and not given:
        names = listed((t(ctx.locale, f"permission-{name}") for name in missing), ctx.locale)
        link = invite_url(ctx.interaction.application_id, *_THREADS.values())
        raise RequestError("night-threads", missing=names, link=link)


async def _plan(
    ctx: InteractionContext, game: str, length: str | None, seats: int | None, minutes: int | None
) -> NightPlan:
    """Return what is played; OptionError for a game that does not exist, LeagueError `seats`, RequestError."""
    found = find_game(game)
    own = await ctx.services.settings.options(ctx.guild, ctx.channel, found.name)
    options = {**found.first_options(), **own}
    if length is not None:
        chosen = next((one for one in found.lengths if one.key == length), None)
        if chosen is None:
            raise RequestError("night-length", game=game_name(found.name, ctx.locale))
        options |= chosen.options
    fewest, most = found.seats.start, found.seats.stop - 1
    seats = seats or max(fewest, min(4, most))
    if seats not in found.seats:
        raise LeagueError("seats", seats=seats, fewest=fewest, most=most)
    usual = _minutes(found, options, seats)
    return NightPlan(game=found.name, options=options, seats=seats, minutes=minutes or usual)


def _minutes(found: AnyGame, options: Options, seats: int) -> int:
    """Return how long a round is if nobody says so: twice as long as a match takes, as far as that is known."""
    length = found.length_of(options)
    return max(_LEAST_MINUTES, 2 * found.minutes(length, seats)) if length else 60


async def _times(ctx: InteractionContext, until: str | None, at: str | None) -> tuple[float, float]:
    """Return the end and the beginning as they were typed, 0 for none. LeagueError `night-time`, `night-past`."""
    zone = find_zone(await ctx.services.store.league.zone(ctx.guild))
    now = ctx.interaction.created_at
    starts = 0.0 if at is None else read_time(at, now.astimezone(zone))
    first = datetime.fromtimestamp(starts, zone) if starts else now.astimezone(zone)
    ends = 0.0 if until is None else read_time(until, first)
    if starts and not now.timestamp() < starts <= now.timestamp() + _FARTHEST:
        raise LeagueError("night-past")
    if ends and not max(starts, now.timestamp()) < ends <= max(starts, now.timestamp()) + _DAY:
        raise LeagueError("night-past")
    return ends, starts


def read_time(words: str, after: datetime) -> float:
    """Return the time in a text like `20:30` (the next one after that moment there), or `2026-12-31 20:30`.

    LeagueError `night-time` for anything else.
    """
    found = _CLOCK.fullmatch(words.strip())
    try:
        if found is None:
            raise ValueError
        clock = time(int(found[2]), int(found[3]))
    except ValueError as error:
        raise LeagueError("night-time", text=words) from error
    day: date = after.date() if found[1] is None else read_day(found[1])
    when = datetime.combine(day, clock, after.tzinfo)
    if found[1] is None and when <= after:
        when = datetime.combine(day + timedelta(days=1), clock, after.tzinfo)
    return when.timestamp()


class NightClicks:
    """Answers the buttons of nights."""

    def __init__(self, nights: NightPosts) -> None:
        self._nights = nights
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.NIGHT_IN: self._in,
            verbs.NIGHT_OUT: self._out,
            verbs.NIGHT_READY: self._ready,
            verbs.NIGHT_TABLE: self._table,
            verbs.NIGHT_PLACE: self._place,
            verbs.NIGHT_HOST: self._host,
        }

    def _night(self, ctx: InteractionContext, press: Press) -> Night:
        """Return the night of a button; LeagueError `night-over` if it does not go on."""
        night = self._nights.get(ctx.guild, _number(press, 0))
        if night is None or night.state == "over":
            raise LeagueError("night-over")
        return night

    async def _in(self, ctx: InteractionContext, press: Press) -> None:
        night, person = self._night(ctx, press), ctx.person
        role = night.plan.role
        if role and not any(one.id == role for one in getattr(ctx.interaction.user, "roles", ())):
            raise RequestError("night-role", role=f"<@&{role}>")
        after = await self._nights.change(night.number, lambda one: rules.join(one, person.id, person.name))
        await ctx.say(ctx.look.t("night-is-in", kind=how_in(after, person.id, self._nights.now())))

    async def _out(self, ctx: InteractionContext, press: Press) -> None:
        night = self._night(ctx, press)
        await self._nights.change(night.number, lambda one: rules.leave(one, ctx.person.id))
        playing = "arena" if night.arena else "yes"
        await ctx.say(ctx.look.t("night-is-out", playing=playing if self._own(ctx, night) else "no"))

    async def _ready(self, ctx: InteractionContext, press: Press) -> None:
        night = self._night(ctx, press)
        await self._nights.change(night.number, lambda one: rules.say_ready(one, ctx.person.id))
        await ctx.say(ctx.look.t("night-is-ready"))

    def _own(self, ctx: InteractionContext, night: Night) -> rules.NightTable | None:
        """Return the table of this round at which the clicker sits, if it goes on."""
        at = night.guest(ctx.person.id)
        table = None if at is None else night.table_of(at)
        return None if table is None or table.over else table

    async def _table(self, ctx: InteractionContext, press: Press) -> None:
        """Show the clicker's hand at their table, with the way to its thread."""
        night = self._night(ctx, press)
        table = self._own(ctx, night)
        if table is None:
            raise RequestError("night-no-seat")
        live = ctx.live(table.table) if table.table else None
        if live is None:
            waits = night.plan.channels and not table.place
            raise RequestError("night-soon", waits="yes" if waits else "no")
        way = ctx.look.t("night-way", place=f"<#{table.place}>")
        await ctx.show_hand(live, notice=(way,), fresh=True)

    async def _place(self, ctx: InteractionContext, press: Press) -> None:
        """Show the standings with the clicker's own row lit, also of a night that is over."""
        number = _number(press, 0)
        night = self._nights.get(ctx.guild, number)
        night = night or await ctx.services.store.nights.find(ctx.guild, number)
        at = None if night is None else night.guest(ctx.person.id)
        if night is None or at is None:
            raise LeagueError("night-not-in")
        people = (one.person for one in night.guests)
        look = await ctx.services.presenter.with_faces(ctx.look, ctx.guild, people)
        picture = await ctx.services.presenter.picture(standings_picture, night, look, at)
        await ctx.show(place_page(night, at, ctx.look, picture=picture))

    async def _host(self, ctx: InteractionContext, press: Press) -> None:
        """Do what the host wants, and show the host's page."""
        night = self._nights.get(ctx.guild, _number(press, 0))
        if night is None:
            raise LeagueError("night-over")
        _check_host(ctx, night)
        what = press.words[1] if len(press.words) > 1 else ""
        if what == "end":
            await ctx.show(host_page(night, ctx.look, asking=True))
            return
        night = await self._do(ctx, night, what, _number(press, 2))
        page = _number(press, 2) if what == "more" else 0
        await ctx.show(host_page(night, ctx.look, page=page))

    async def _do(self, ctx: InteractionContext, night: Night, what: str, number: int) -> Night:
        """Change a night as a button of the host's page says; LeagueError, TableError."""
        now = self._nights.now()
        steps: dict[str, Callable[[Night], Night]] = {
            "next": lambda one: rules.next_now(one, now),
            "late": rules.seat_late,
            "out": lambda one: rules.take_out(one, number),
            "sure": lambda one: rules.end_night(one, "host"),
        }
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
    """Return the person as one who may do with the night's tables what a moderator may."""
    return replace(ctx.person, moderator=True)


def _number(press: Press, at: int) -> int:
    word = "".join(press.words[at : at + 1])
    return int(word) if word.isascii() and word.isdigit() and len(word) < 16 else 0
