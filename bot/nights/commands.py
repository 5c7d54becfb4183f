"""The commands /night start and /night host."""

import re
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.connection.registration import invite_url, missing_in
from bot.games.game import AnyGame
from bot.games.options import Options
from bot.games.registry import find_game
from bot.games.text.numbers import listed
from bot.games.text.words import game_name
from bot.league.rows import League
from bot.league.rules import LeagueError
from bot.league.rules.seasons import find_zone, read_day
from bot.locales import t
from bot.nights.pages import host_page
from bot.nights.rules import MOST_CHANNELS, Night, NightPlan
from bot.nights.service import NightPosts
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, choices_of, command, complete_game
from bot.play.permission import check_place

_THREADS = {
    "create_public_threads": discord.Permissions(create_public_threads=True),
    "send_messages_in_threads": discord.Permissions(send_messages_in_threads=True),
}
_EVENTS = discord.Permissions(create_events=True)
_CLOCK = re.compile(r"(?:([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]+)?([0-9]{1,2})[:.]([0-9]{2})")
_MOST_ROUNDS, _LEAST_MINUTES = 20, 10
_DAY = 86400.0
_FARTHEST = 30 * _DAY  # how far away a night may be
_CHANNEL = re.compile(r"<#([0-9]{15,20})>|([0-9]{15,20})")
_BETWEEN = re.compile(r"[\s,;]+|(?<=>)(?=<)")
_SHOWN = 50  # characters of words that are no channel


class NightCommands(CommandGroup, path="night"):
    """Game nights."""

    def __init__(self, dispatcher: Dispatcher, *, nights: NightPosts, league: League) -> None:
        super().__init__(dispatcher)
        self._nights, self._league = nights, league

    @command(
        "night start",
        game=complete_game,
        form=choices_of("night-form-", ("swiss", "arena")),
        length=choices_of("length-", ("quick", "printed", "long")),
    )
    async def start(
        self,
        ctx: InteractionContext,
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
        check_host(ctx, None)
        await _check_threads(ctx, given=channels is not None)
        await ctx.wait_for(self._nights.loader)
        arena = _is_arena(form, rounds, duplicate)
        plan = await _plan(ctx, game, length, seats, minutes)
        times = _times(ctx, find_zone(await self._league.zone(ctx.guild)), finish, at)
        usual = 0 if times[0] or arena else 3
        plan = replace(plan, rounds=rounds or usual, until=times[0], starts=times[1])
        plan = replace(plan, rated=rated, role=role.id if role and not role.is_default() else 0)
        plan = replace(plan, duplicate=duplicate, form="arena" if arena else "swiss")
        if channels is not None:
            given = given_channels(ctx, channels, self._nights, now=not plan.starts)
            plan = replace(plan, channels=given)
        night = Night(guild=ctx.guild, channel=ctx.channel, host=ctx.person.id, plan=plan)
        await self._nights.open(night)
        await ctx.say("\n".join((ctx.reader.t("night-opened"), *_about_events(ctx, night))))

    @command("night host")
    async def host(self, ctx: InteractionContext) -> None:
        """Show the host's page of the channel's night."""
        await ctx.wait_for(self._nights.loader)
        night = self._nights.in_channel(ctx.guild, ctx.channel)
        if night is None:
            raise RequestError("night-none")
        check_host(ctx, night)
        await ctx.responder.private(host_page(night, ctx.reader))


def check_host(ctx: InteractionContext, night: Night | None) -> None:
    """RequestError `night-hosts` unless the person may host nights, or hosts this one."""
    given = ctx.interaction.permissions
    if night is not None and night.host == ctx.person.id:
        return
    if not (given.manage_messages or given.manage_events or given.manage_guild):
        raise RequestError("night-hosts")


def _is_arena(form: str, rounds: int | None, duplicate: bool) -> bool:
    """Return True if a night is an arena. LeagueError `night-arena-rounds`, `night-arena-same` for what none has."""
    if form == "arena" and rounds is not None:
        raise LeagueError("night-arena-rounds")
    if form == "arena" and duplicate:
        raise LeagueError("night-arena-same")
    return form == "arena"


def _about_events(ctx: InteractionContext, night: Night) -> list[str]:
    """Say how to let the bot add a planned night to the server's events, if it may not yet."""
    given = ctx.interaction.app_permissions
    if not night.plan.starts or given.create_events:
        return []
    link = invite_url(ctx.interaction.application_id, _EVENTS)
    return [ctx.reader.t("night-no-events", link=link)]


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
    rules = find_game(game)
    usual = await ctx.services.settings.options(ctx.guild, ctx.channel, rules.name)
    options = {**rules.first_options(), **usual}
    if length is not None:
        chosen = next((known for known in rules.lengths if known.key == length), None)
        if chosen is None:
            raise RequestError("night-length", game=game_name(rules.name, ctx.locale))
        options |= chosen.options
    fewest, most = rules.seats.start, rules.seats.stop - 1
    seats = seats or max(fewest, min(4, most))
    if seats not in rules.seats:
        raise LeagueError("seats", seats=seats, fewest=fewest, most=most)
    minutes_usual = _minutes(rules, options, seats)
    return NightPlan(game=rules.name, options=options, seats=seats, minutes=minutes or minutes_usual)


def _minutes(rules: AnyGame, options: Options, seats: int) -> int:
    """Return how long a round is if nobody says so: twice as long as a match takes, as far as that is known."""
    length = rules.length_of(options)
    return max(_LEAST_MINUTES, 2 * rules.minutes(length, seats)) if length else 60


def _times(ctx: InteractionContext, zone: ZoneInfo, until: str | None, at: str | None) -> tuple[float, float]:
    """Return the end and the beginning as they were typed, 0 for none. LeagueError `night-time`, `night-past`."""
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
    match = _CLOCK.fullmatch(words.strip())
    try:
        if match is None:
            raise ValueError
        clock = time(int(match[2]), int(match[3]))
    except ValueError as error:
        raise LeagueError("night-time", text=words) from error
    day: date = after.date() if match[1] is None else read_day(match[1])
    when = datetime.combine(day, clock, after.tzinfo)
    if match[1] is None and when <= after:
        when = datetime.combine(day + timedelta(days=1), clock, after.tzinfo)
    return when.timestamp()


# The channels that a host gives a night to play in


def read_channels(words: str, named: Mapping[str, int]) -> tuple[int, ...]:
    """Return the ids in words like `#one #two`, of which Discord makes mentions; ids and names will do, too.

    RequestError `night-channels-text`, `night-channels-twice`, `night-channels-most`, `night-channel-unknown`.
    """
    channels: list[int] = []
    for word in filter(None, _BETWEEN.split(words)):
        mention = _CHANNEL.fullmatch(word)
        if mention is None and not word.startswith("#"):
            raise RequestError("night-channels-text", words=word[:_SHOWN])
        if mention is None and word[1:] not in named:
            raise RequestError("night-channel-unknown", channel=word[:_SHOWN])
        channels.append(named[word[1:]] if mention is None else int(mention[1] or mention[2]))
    twice = next((channel for channel in channels if channels.count(channel) > 1), None)
    if not channels:
        raise RequestError("night-channels-text", words=words[:_SHOWN])
    if twice is not None:
        raise RequestError("night-channels-twice", channel=f"<#{twice}>")
    if len(channels) > MOST_CHANNELS:
        raise RequestError("night-channels-most", most=MOST_CHANNELS)
    return tuple(channels)


def given_channels(ctx: InteractionContext, words: str, nights: NightPosts, *, now: bool) -> tuple[int, ...]:
    """Return the channels that a host gives, each of which can have a table (`now`: the night begins at once).

    RequestError `night-channels-...` as `read_channels`, and `night-channel-...`, with the `channel`: `unknown`, `own`,
    `text`, `hidden`, `missing` with the permissions, `night`, `table`.
    """
    channels = read_channels(words, _named(ctx))
    for channel in channels:
        _check_channel(ctx, channel)
        if nights.in_channel(ctx.guild, channel) is not None:
            raise RequestError("night-channel-night", channel=f"<#{channel}>")
        table = ctx.services.tables.in_channel(ctx.guild, channel)
        if now and table is not None and table.state.phase != "over":
            raise RequestError("night-channel-table", channel=f"<#{channel}>")
    return channels


def _named(ctx: InteractionContext) -> dict[str, int]:
    """Return the server's text channels that the host sees by their names, but for names that several of them have."""
    guild, host = ctx.interaction.guild, ctx.interaction.user
    if guild is None or not isinstance(host, discord.Member):
        return {}
    seen = [channel for channel in guild.text_channels if channel.permissions_for(host).view_channel]
    names = [channel.name for channel in seen]
    return {channel.name: channel.id for channel in seen if names.count(channel.name) == 1}


def _check_channel(ctx: InteractionContext, number: int) -> None:
    """RequestError unless it is a text channel of the server, but not this one, in which host and bot may write."""
    guild, host, channel = ctx.interaction.guild, ctx.interaction.user, f"<#{number}>"
    place = guild.get_channel_or_thread(number) if guild is not None else None
    if guild is None or place is None or not isinstance(host, discord.Member):
        raise RequestError("night-channel-unknown", channel=channel)
    if number == ctx.channel:
        raise RequestError("night-channel-own", channel=channel)
    if not isinstance(place, discord.TextChannel):
        raise RequestError("night-channel-text", channel=channel)
    if not place.permissions_for(host).view_channel:
        raise RequestError("night-channel-unknown", channel=channel)
    if not place.permissions_for(host).send_messages:
        raise RequestError("night-channel-hidden", channel=channel)
    missing = missing_in(place.permissions_for(guild.me), thread=False)
    if missing:
        names = listed((t(ctx.locale, f"permission-{name}") for name in missing), ctx.locale)
        raise RequestError("night-channel-missing", channel=channel, missing=names)
