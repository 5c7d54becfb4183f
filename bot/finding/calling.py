"""Call players: a message beside the lobby that mentions some who have asked for it, and nobody else."""

from collections.abc import Mapping, Sequence

import discord

from bot.connection.delivery import AnyInteraction
from bot.connection.references import CALL
from bot.finding.lobby import call_post
from bot.finding.reach import MOST, ordered
from bot.finding.rows import CALL as CALLING
from bot.finding.rows import Noted
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.messages.boards import has_room
from bot.play.permission import check_place
from bot.tables import Snapshot, TableError

_ASKED = 100  # people for whom Discord is asked at once


async def _call(ctx: InteractionContext, press: Press) -> None:
    """Call those in reach, if the clicker may, and say how many there were."""
    snapshot = ctx.table(press.table)
    _check_lobby(snapshot)
    await _check_caller(ctx, snapshot)
    await check_place(ctx.interaction)
    finding = ctx.services.store.finding
    people = await _in_reach(ctx, snapshot)
    noted = await finding.note(ctx.guild, snapshot.state.channel, ctx.person.id, people, CALLING)
    _check_noted(noted)
    look = await ctx.services.presenter.public_look(ctx.guild, snapshot.state.channel)
    trouble = await ctx.services.messenger.post_beside(snapshot, CALL, call_post(snapshot, noted.people, look))
    if trouble is not None:
        await _failed(ctx, noted, lost=trouble.value == "busy")
    await ctx.say(ctx.look.t("call-done", count=len(noted.people)))


def _check_lobby(snapshot: Snapshot) -> None:
    """TableError or RequestError unless somebody can sit down at a table."""
    state = snapshot.state
    if state.phase != "lobby":
        raise TableError("over" if state.phase == "over" else "already-started")
    if state.fixture:
        raise RequestError("call-fixture")
    if not has_room(snapshot):
        raise TableError("full", most=len(state.seats))


async def _check_caller(ctx: InteractionContext, snapshot: Snapshot) -> None:
    """RequestError `call-may-not` for whom the server's setting does not let call; moderators always may."""
    who = await ctx.services.settings.callers(ctx.guild)
    if who == "everybody" or ctx.person.moderator or _may(ctx, snapshot, who):
        return
    kind = who if who in ("host", "moderators") else "role"
    raise RequestError("call-may-not", who=kind, role=f"<@&{who}>")


def _may(ctx: InteractionContext, snapshot: Snapshot, who: str) -> bool:
    if who == "host":
        return ctx.services.tables.leads(snapshot.id, ctx.person.id)
    user = ctx.interaction.user
    return isinstance(user, discord.Member) and user.get_role(int(who) if who.isdecimal() else 0) is not None


async def _in_reach(ctx: InteractionContext, snapshot: Snapshot) -> tuple[int, ...]:
    """Return whom to call, at most twenty; whoever has left the server wants to be called there no more."""
    finding, now = ctx.services.store.finding, ctx.services.store.finding.now()
    candidates = await finding.candidates(ctx.guild, ctx.person.id)
    asked = ordered(candidates, snapshot.state.game, _busy(ctx), now)[:_ASKED]
    found = await members(ctx, asked)
    for person in asked:
        if person not in found:
            await finding.switch_off(ctx.guild, person)
    there = (one for one in asked if one in found and sees(ctx.interaction, found[one]))
    return tuple(there)[:MOST]


def _busy(ctx: InteractionContext) -> frozenset[int]:
    """Return who sits at a table of this server, this one too."""
    tables = (one for one in ctx.services.tables.all() if one.state.guild == ctx.guild)
    seats = (seat for one in tables if one.state.phase != "over" for seat in one.state.seats)
    return frozenset(seat.person for seat in seats if seat.person is not None and not seat.left)


def _check_noted(noted: Noted) -> None:
    if noted.until:
        raise RequestError("call-rests", time=f"<t:{int(noted.until)}:R>")
    if not noted.people:
        raise RequestError("call-nobody")


async def _failed(ctx: InteractionContext, noted: Noted, *, lost: bool) -> None:
    """Say that nothing was posted; what Discord has refused for sure is taken back, what may have arrived is not."""
    if not lost:
        await ctx.services.store.finding.take_back(ctx.guild, noted.number)
    raise RequestError("call-failed")


# Members, of whom Discord is asked


async def members(ctx: InteractionContext, people: Sequence[int]) -> dict[int, discord.Member]:
    """Return those of at most 100 people who are members, asked for in one request to the gateway.

    RequestError `call-failed` if Discord doesn't answer, or the server is not known at present.
    """
    guild = ctx.interaction.guild
    if not people:
        return {}
    if guild is None:
        raise RequestError("call-failed")
    try:
        found = await guild.query_members(user_ids=[*people], limit=len(people), cache=False)
    except (TimeoutError, discord.DiscordException):
        raise RequestError("call-failed") from None
    return {member.id: member for member in found}


def sees(interaction: AnyInteraction, member: discord.Member) -> bool:
    """True if a member can see the channel, or the one of the thread, where something happens."""
    channel = interaction.channel
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(place, discord.abc.GuildChannel):
        return True
    if isinstance(channel, discord.Thread) and channel.is_private():
        return place.permissions_for(member).manage_threads
    return place.permissions_for(member).view_channel


CLICKS: Mapping[str, ClickHandler] = {verbs.CALL_PLAYERS: _call}
