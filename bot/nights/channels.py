"""The channels that a host gives a night to play in, where it is to open no threads: read from words, and checked."""

import re
from collections.abc import Mapping

import discord

from bot.games.text.numbers import listed
from bot.locales import t
from bot.nights.rules import MOST_CHANNELS
from bot.nights.service import NightPosts
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.permission import missing_in

_CHANNEL = re.compile(r"<#([0-9]{15,20})>|([0-9]{15,20})")
_BETWEEN = re.compile(r"[\s,;]+|(?<=>)(?=<)")
_SHOWN = 50  # characters of words that are no channel


def read_channels(words: str, named: Mapping[str, int]) -> tuple[int, ...]:
    """Return the ids in words like `#one #two`, of which Discord makes mentions; ids and names will do, too.

    RequestError `night-channels-text`, `night-channels-twice`, `night-channels-most`, `night-channel-unknown`.
    """
    found: list[int] = []
    for word in filter(None, _BETWEEN.split(words)):
        one = _CHANNEL.fullmatch(word)
        if one is None and not word.startswith("#"):
            raise RequestError("night-channels-text", words=word[:_SHOWN])
        if one is None and word[1:] not in named:
            raise RequestError("night-channel-unknown", channel=word[:_SHOWN])
        found.append(named[word[1:]] if one is None else int(one[1] or one[2]))
    twice = next((one for one in found if found.count(one) > 1), None)
    if not found:
        raise RequestError("night-channels-text", words=words[:_SHOWN])
    if twice is not None:
        raise RequestError("night-channels-twice", channel=f"<#{twice}>")
    if len(found) > MOST_CHANNELS:
        raise RequestError("night-channels-most", most=MOST_CHANNELS)
    return tuple(found)


def given_channels(ctx: InteractionContext, words: str, nights: NightPosts, *, now: bool) -> tuple[int, ...]:
    """Return the channels that a host gives, each of which can have a table (`now`: the night begins at once).

    RequestError `night-channels-...` as `read_channels`, and `night-channel-...`, with the `channel`: `unknown`, `own`,
    `text`, `hidden`, `missing` with the permissions, `night`, `table`.
    """
    found = read_channels(words, _named(ctx))
    for one in found:
        _check_channel(ctx, one)
        if nights.in_channel(ctx.guild, one) is not None:
            raise RequestError("night-channel-night", channel=f"<#{one}>")
        table = ctx.services.tables.in_channel(ctx.guild, one)
        if now and table is not None and table.state.phase != "over":
            raise RequestError("night-channel-table", channel=f"<#{one}>")
    return found


def _named(ctx: InteractionContext) -> dict[str, int]:
    """Return the server's text channels that the host sees by their names, but for names that several of them have."""
    guild, host = ctx.interaction.guild, ctx.interaction.user
    if guild is None or not isinstance(host, discord.Member):
        return {}
    seen = [one for one in guild.text_channels if one.permissions_for(host).view_channel]
    names = [one.name for one in seen]
    return {one.name: one.id for one in seen if names.count(one.name) == 1}


def _check_channel(ctx: InteractionContext, number: int) -> None:
    """RequestError unless it is a text channel of the server, but not this one, in which host and bot may write."""
    guild, host, channel = ctx.interaction.guild, ctx.interaction.user, f"<#{number}>"
    found = guild.get_channel_or_thread(number) if guild is not None else None
    if guild is None or found is None or not isinstance(host, discord.Member):
        raise RequestError("night-channel-unknown", channel=channel)
    if number == ctx.channel:
        raise RequestError("night-channel-own", channel=channel)
    if not isinstance(found, discord.TextChannel):
        raise RequestError("night-channel-text", channel=channel)
    if not found.permissions_for(host).view_channel:
        raise RequestError("night-channel-unknown", channel=channel)
    if not found.permissions_for(host).send_messages:
        raise RequestError("night-channel-hidden", channel=channel)
    missing = missing_in(found.permissions_for(guild.me), thread=False)
    if missing:
        names = listed((t(ctx.locale, f"permission-{name}") for name in missing), ctx.locale)
        raise RequestError("night-channel-missing", channel=channel, missing=names)
