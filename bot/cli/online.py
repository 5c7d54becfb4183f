"""`boneyard doctor --online`: checks the token, the logins left today, and missing permissions."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import TYPE_CHECKING, Literal

from bot.cli.terminal import Finding, finding, locale, one_line
from bot.games.text.numbers import listed
from bot.locales import t

if TYPE_CHECKING:  # discord.py takes half a second to load, which other commands need not pay
    import discord

OnlineFault = Literal["unreachable", "refused", "trouble"]
_TIMEOUT = 10.0  # seconds for an answer of Discord
_LONGEST = 120.0  # seconds for all of it
_PATIENCE = 30.0  # seconds that Discord may let it wait between two answers
_MOST = 50  # servers that are looked at: each takes four requests
_PRIVILEGED = ("gateway_presence", "gateway_guild_members", "gateway_message_content")


async def look_online(
    token: str | None, places: Mapping[int, set[int]], *, shared: bool = False, via: str = ""
) -> list[Finding]:
    """Return the findings of all questions; `places` are servers with the channels in which the bot shows something.

    `shared`: several processes may be the bot; `via`: the base of the API, if it is not Discord's own.
    """
    from bot.connection.config import Endpoints, talking_to

    with talking_to(Endpoints(via) if via else None):
        fault = await check_online(token)
        kind = "between" if via and fault == "unreachable" else fault or "fine"
        findings = [finding("wrong" if fault else "ok", f"online-{kind}", place=via)]
        if fault is None and token:
            findings += await _look_around(token, places, shared)
    return findings


async def check_online(token: str | None) -> OnlineFault | None:
    """Send one small request, and return what is wrong; None if all is well."""
    import aiohttp
    from discord.http import Route

    path, headers = ("/users/@me", {"Authorization": f"Bot {token}"}) if token else ("/gateway", {})
    timeout = aiohttp.ClientTimeout(total=_TIMEOUT)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(Route.BASE + path, headers=headers) as answer,
        ):
            status = answer.status
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
        return "unreachable"
    if status == 401:
        return "refused"
    return None if status == 200 else "trouble"


async def _look_around(token: str, places: Mapping[int, set[int]], shared: bool) -> list[Finding]:
    """Log in without the gateway, since that would use up a login, and look at intents, logins and permissions."""
    import aiohttp
    import discord

    from bot.connection.network import CheckedClock, Network
    from bot.tables import SystemClock

    findings: list[Finding] = []
    logging.getLogger("discord").setLevel(logging.CRITICAL)  # it warns of what only concerns a bot that runs
    network = Network()
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        max_ratelimit_timeout=_PATIENCE,
        http_trace=network.listen(aiohttp.TraceConfig()),
    )
    try:
        async with asyncio.timeout(_LONGEST), client:
            await client.login(token)
            minutes = abs(round(CheckedClock(SystemClock(), network).off / 60))
            findings.append(finding("wrong", "clock-off", minutes=minutes) if minutes else finding("ok", "clock-fine"))
            findings += _intents(client)
            findings.append(await _logins(client, shared))
            async for line in _servers(client, places):
                findings.append(line)
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError):
        findings.append(finding("note", "online-cut-off"))
    return findings


def _intents(client: "discord.Client") -> Iterator[Finding]:
    """Yield whether the application has privileged intents: the bot needs none of the three."""
    flags = client.application_flags
    granted = [name for name in _PRIVILEGED if getattr(flags, name) or getattr(flags, f"{name}_limited")]
    names = listed((t(locale(), f"cli-doctor-{name.replace('_', '-')}") for name in granted), locale())
    yield finding("note", "intents", names=names) if granted else finding("ok", "intents-fine")


async def _logins(client: "discord.Client", shared: bool) -> Finding:
    """Return how many logins (IDENTIFY) are left, of which each shard needs one; who shares them leaves some."""
    from bot.connection.starts import KEPT

    shards, _, limit = await client.http.get_bot_gateway()
    remaining, hours = limit["remaining"], -(-limit["reset_after"] // 3_600_000)
    facts = {
        "left": remaining, "total": limit["total"], "shards": shards, "hours": hours, "kept": KEPT,
        "places": limit["max_concurrency"],
    }  # fmt: skip
    if remaining < shards:
        return finding("wrong", "logins-none", **facts)
    if shared and remaining < min(shards + KEPT, limit["total"]):
        return finding("wrong", "logins-kept", **facts)
    return finding("ok", "logins", **facts)


async def _servers(client: "discord.Client", places: Mapping[int, set[int]]) -> AsyncIterator[Finding]:
    """Yield what is missing in each server, for the bot as a whole or in single channels."""
    import discord

    for guild in sorted(places)[:_MOST]:
        try:
            async for line in _server(client, await client.fetch_guild(guild, with_counts=False), places[guild]):
                yield line
        except (discord.NotFound, discord.Forbidden):
            yield finding("note", "server-left", server=str(guild))
    if len(places) > _MOST:
        yield finding("note", "servers-more", more=len(places) - _MOST)


async def _server(client: "discord.Client", server: "discord.Guild", channels: set[int]) -> AsyncIterator[Finding]:
    """Yield what is missing in the channels of a server, one line if nothing is."""
    from bot.connection.registration import missing_in

    assert client.user is not None
    me = await server.fetch_member(client.user.id)
    there = {channel.id: channel for channel in await server.fetch_channels()}
    name, lacking = one_line(server.name), 0
    for number in sorted(channels):
        channel = await _channel(server, there, number)
        if channel is None:
            lacking += 1
            yield finding("note", "channel-gone", server=name, channel=str(number))
        elif missing := missing_in(channel[0].permissions_for(me), thread=channel[1]):
            lacking += 1
            yield finding(
                "note",
                "missing",
                server=name,
                channel=one_line(channel[0].name),
                missing=listed((t(locale(), f"permission-{permission}") for permission in missing), locale()),
            )
    if not lacking:
        yield finding("ok", "server-fine", server=name, channels=len(channels))


async def _channel(
    server: "discord.Guild", there: Mapping[int, "discord.abc.GuildChannel"], number: int
) -> tuple["discord.abc.GuildChannel", bool] | None:
    """Return a channel and False, or a thread's parent, whose permissions it has, and True; None if it is gone."""
    import discord

    if number in there:
        return there[number], False
    try:
        thread = await server.fetch_channel(number)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None
    parent = there.get(thread.parent_id) if isinstance(thread, discord.Thread) else None
    return None if parent is None else (parent, True)
