"""The settings of a night that has not begun: menus, switches and a form on its host's page."""

import re
from collections.abc import Mapping
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import discord
from msgspec.structs import replace

from bot.connection.registration import invite_url, missing_in
from bot.games.game import AnyGame
from bot.games.options import Options
from bot.games.registry import find_game
from bot.games.text.numbers import listed
from bot.league.rules import LeagueError
from bot.league.rules.seasons import read_day
from bot.locales import t
from bot.nights.pages import MOST_ROUNDS
from bot.nights.rules.places import MOST_CHANNELS
from bot.nights.rules.values import Night, NightPlan
from bot.nights.service import NightPosts
from bot.parts import verbs
from bot.parts.ids import IdError, encode, free
from bot.parts.parts import FormLine, FormParts
from bot.play.clicks.context import InteractionContext, RequestError

_MINUTES = range(10, 181)  # of a round, or of a table of an arena
_EVENTS = discord.Permissions(create_events=True)
_CLOCK = re.compile(r"(?:([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]+)?([0-9]{1,2})[:.]([0-9]{2})")
_DAY = 86400.0
_FARTHEST = 30 * _DAY  # how far away a night may be
_CHANNEL = re.compile(r"<#([0-9]{15,20})>|([0-9]{15,20})")
_ROLE = re.compile(r"<@&([0-9]{15,20})>|([0-9]{15,20})")
_BETWEEN = re.compile(r"[\s,;]+|(?<=>)(?=<)")
_SHOWN = 50  # characters of words that are no channel
_LINES = {"at": 20, "until": 20, "minutes": 3, "role": 100, "channels": 3000}  # of the form: characters each


def usual_minutes(rules: AnyGame, options: Options, seats: int) -> int:
    """Return how long a round is if nobody says so: twice as long as a match takes, as far as that is known."""
    length = rules.length_of(options)
    return max(_MINUTES[0], 2 * rules.minutes(length, seats)) if length else 60


# Menus and switches


def chosen(plan: NightPlan, setting: str, word: str) -> NightPlan:
    """Return a plan after a choice on the host's page; usual minutes stay usual. LeagueError, IdError."""
    rules = find_game(plan.game)
    if setting == "rated":
        return replace(plan, rated=word == "yes")
    if setting == "length":
        length = next((length for length in rules.lengths if length.key == word), None)
        if length is None:
            raise IdError(verbs.NIGHT_HOST)
        return _with_minutes(plan, replace(plan, options={**plan.options, **length.options}))
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 5 else 0
    if setting == "seats":
        if number not in rules.seats:
            raise LeagueError("seats", seats=number, fewest=rules.seats.start, most=rules.seats.stop - 1)
        return _with_minutes(plan, replace(plan, seats=number))
    if plan.form == "arena":
        raise LeagueError("night-arena")
    if setting == "same":
        return replace(plan, duplicate=word == "yes")
    return replace(plan, rounds=max(1, min(number, MOST_ROUNDS)), until=0.0)


def _with_minutes(before: NightPlan, after: NightPlan) -> NightPlan:
    rules = find_game(before.game)
    if before.minutes != usual_minutes(rules, before.options, before.seats):
        return after
    return replace(after, minutes=usual_minutes(rules, after.options, after.seats))


# The form


def times_form(ctx: InteractionContext, night: Night, zone: ZoneInfo) -> FormParts:
    """Return the form for when, how long, for whom and where; its lines hold what is set."""
    reader, plan, names = ctx.reader, night.plan, {number: name for name, number in _named(ctx).items()}
    values = {
        "at": _written(plan.starts, zone),
        "until": _written(plan.until, zone),
        "minutes": str(plan.minutes),
        "role": str(plan.role or ""),
        "channels": " ".join(f"#{names[number]}" if number in names else f"<#{number}>" for number in plan.channels),
    }
    role = None if ctx.interaction.guild is None else ctx.interaction.guild.get_role(plan.role)
    if role is not None and len(_roles(ctx, role.name)) == 1:
        values["role"] = role.name
    lines = tuple(
        FormLine(
            key,
            reader.t(f"night-line-{key}", form=plan.form),
            reader.t(f"night-line-{key}.about", form=plan.form),
            values[key][:most],
            least=0,
            most=most,
        )
        for key, most in _LINES.items()
    )
    return FormParts(
        custom_id=encode(free(verbs.NIGHT_HOST, str(night.number), "times"), "m"),
        title=reader.t("night-form-title"),
        lines=lines,
    )


def _written(when: float, zone: ZoneInfo) -> str:
    """Write a time as the form reads it, "" for none."""
    return datetime.fromtimestamp(when, zone).strftime("%Y-%m-%d %H:%M") if when else ""


def read_form(
    ctx: InteractionContext, night: Night, written: Mapping[str, str], zone: ZoneInfo, nights: NightPosts
) -> NightPlan:
    """Return the plan as the form says; an empty line means what is usual. LeagueError, RequestError."""
    texts = {key: written.get(key, "").strip() for key in _LINES}
    until, starts = _times(ctx, zone, texts["until"], texts["at"])
    return replace(
        night.plan,
        until=until,
        starts=starts,
        minutes=_read_minutes(night.plan, texts["minutes"]),
        rounds=0 if until or night.arena else night.plan.rounds or 3,
        role=_read_role(ctx, texts["role"]),
        channels=given_channels(ctx, texts["channels"], nights, night, now=not starts) if texts["channels"] else (),
    )


def _read_minutes(plan: NightPlan, words: str) -> int:
    """Return the minutes of a round. RequestError `night-minutes`."""
    if not words:
        return usual_minutes(find_game(plan.game), plan.options, plan.seats)
    minutes = int(words) if words.isascii() and words.isdigit() and len(words) < 5 else 0
    if minutes not in _MINUTES:
        raise RequestError("night-minutes", least=_MINUTES[0], most=_MINUTES[-1])
    return minutes


def _read_role(ctx: InteractionContext, words: str) -> int:
    """Find a role by its name or id; 0 for everybody. RequestError `night-role-unknown`."""
    if not words:
        return 0
    roles = _roles(ctx, words)
    if len(roles) != 1:
        raise RequestError("night-role-unknown", role=words[:_SHOWN])
    return 0 if roles[0].is_default() else roles[0].id


def _roles(ctx: InteractionContext, words: str) -> list[discord.Role]:
    """Return the roles of the server that have a name or id."""
    roles = () if ctx.interaction.guild is None else ctx.interaction.guild.roles
    mention, name = _ROLE.fullmatch(words), words.removeprefix("@").casefold()
    if mention is not None:
        return [role for role in roles if role.id == int(mention[1] or mention[2])]
    return [role for role in roles if role.name.removeprefix("@").casefold() == name]


def about_events(ctx: InteractionContext, night: Night) -> str:
    """Say how to let the bot add a planned night to the server's events, if it may not yet; else ""."""
    if not night.plan.starts or ctx.interaction.app_permissions.create_events:
        return ""
    return ctx.reader.t("night-no-events", link=invite_url(ctx.interaction.application_id, _EVENTS))


def _times(ctx: InteractionContext, zone: ZoneInfo, until: str, at: str) -> tuple[float, float]:
    """Return the end and the beginning as they were typed, 0 for none. LeagueError `night-time`, `night-past`."""
    now = ctx.interaction.created_at.timestamp()
    starts = read_time(at, datetime.fromtimestamp(now, zone)) if at else 0.0
    first = starts or now
    ends = read_time(until, datetime.fromtimestamp(first, zone)) if until else 0.0
    late = starts and not now < starts <= now + _FARTHEST
    if late or (ends and not max(first, now) < ends <= max(first, now) + _DAY):
        raise LeagueError("night-past")
    return ends, starts


def read_time(words: str, after: datetime) -> float:
    """Return the time in a text like `20:30` (the next one) or `2026-12-31 20:30`. LeagueError `night-time`."""
    match = _CLOCK.fullmatch(words.strip())
    if match is None or int(match[2]) > 23 or int(match[3]) > 59:
        raise LeagueError("night-time", text=words)
    day, clock = after.date() if match[1] is None else read_day(match[1]), time(int(match[2]), int(match[3]))
    when = datetime.combine(day, clock, after.tzinfo)
    if match[1] is None and when <= after:
        when = datetime.combine(day + timedelta(days=1), clock, after.tzinfo)
    return when.timestamp()


# The channels that a host gives a night to play in


def read_channels(words: str, named: Mapping[str, int]) -> tuple[int, ...]:
    """Return the ids in words like `#one #two`, or mentions. RequestError."""
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


def given_channels(
    ctx: InteractionContext, words: str, nights: NightPosts, night: Night, *, now: bool
) -> tuple[int, ...]:
    """Return the channels given to a night, each fit for a table (`now`: it begins at once). RequestError."""
    channels = read_channels(words, _named(ctx))
    for channel in channels:
        _check_channel(ctx, channel, night.channel)
        other = nights.in_channel(ctx.guild, channel)
        if other is not None and other.number != night.number:
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
    visible = [channel for channel in guild.text_channels if channel.permissions_for(host).view_channel]
    names = [channel.name for channel in visible]
    return {channel.name: channel.id for channel in visible if names.count(channel.name) == 1}


def _check_channel(ctx: InteractionContext, number: int, page: int) -> None:
    """RequestError unless it is a text channel in which host and bot may write, and not that of the night's page."""
    guild, host, channel = ctx.interaction.guild, ctx.interaction.user, f"<#{number}>"
    place = guild.get_channel_or_thread(number) if guild is not None else None
    if guild is None or place is None or not isinstance(host, discord.Member):
        raise RequestError("night-channel-unknown", channel=channel)
    if number == page:
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
