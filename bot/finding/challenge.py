"""Challenges: a table with a seat kept for somebody, who is called once; and the menu of a member."""

from collections.abc import Awaitable, Callable

import discord
import msgspec
from discord import app_commands

from bot.connection.references import INVITE
from bot.finding.calling import members, sees
from bot.finding.lobby import challenge_post
from bot.finding.rows import CHALLENGE, Noted
from bot.games.text.names import marked_name
from bot.league.commands.completion import find_season
from bot.league.commands.pages import show_player
from bot.league.pages.places import PlayerPlace
from bot.parts.parts import private
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import member_entry
from bot.play.permission import check_place
from bot.tables import Kept, OpenTable, Snapshot

Opens = Callable[[InteractionContext, OpenTable], Awaitable[Snapshot | None]]
Wants = Callable[[InteractionContext, str | None], Awaitable[OpenTable]]
AnyUser = discord.User | discord.Member


async def challenge(ctx: InteractionContext, user: AnyUser, game: str | None, wanted: Wants, opened: Opens) -> None:
    """Open a table with a seat kept for somebody, and call them once; RequestError if that may not be.

    `wanted` makes the command that opens the table, `opened` opens it. Who is called is noted before.
    """
    name = marked_name(user.display_name)
    await _check(ctx, user, name)
    command = msgspec.structs.replace(await wanted(ctx, game), kept=Kept(user.id, user.display_name))
    finding = ctx.services.store.finding
    noted = await finding.note(ctx.guild, ctx.channel, ctx.person.id, (user.id,), CHALLENGE)
    _check_noted(noted, name)
    try:
        snapshot = await opened(ctx, command)
    except Exception:
        await finding.take_back(ctx.guild, noted.number)
        raise
    if snapshot is None:
        await finding.take_back(ctx.guild, noted.number)
        return
    await _invite(ctx, snapshot, user, noted)


async def _check(ctx: InteractionContext, user: AnyUser, name: str) -> None:
    if user.id == ctx.person.id:
        raise RequestError("challenge-self")
    if user.bot:
        raise RequestError("challenge-bot", name=name)
    await check_place(ctx.interaction)
    member = (await members(ctx, (user.id,))).get(user.id)
    if member is None:
        raise RequestError("challenge-no-member", name=name)
    if not sees(ctx.interaction, member):
        raise RequestError("challenge-unseen", name=name)
    if await ctx.services.store.finding.blocks(ctx.guild, user.id, ctx.person.id):
        raise RequestError("challenge-blocked", name=name)


def _check_noted(noted: Noted, name: str) -> None:
    if noted.until:
        raise RequestError("challenge-rests", name=name, time=f"<t:{int(noted.until)}:R>")
    if not noted.number:
        raise RequestError("challenge-blocked", name=name)


async def _invite(ctx: InteractionContext, snapshot: Snapshot, user: AnyUser, noted: Noted) -> None:
    """Call who was challenged, and tell the host; where nothing can be posted, the table is there all the same."""
    look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
    snapshot = ctx.live(snapshot.id) or snapshot  # its board is posted by now
    parts = challenge_post(snapshot, user.id, ctx.person.name, look)
    trouble = await ctx.services.messenger.post_beside(snapshot, INVITE, parts)
    if trouble is not None and trouble.value != "busy":
        await ctx.services.store.finding.take_back(ctx.guild, noted.number)
    said = "challenge-done" if trouble is None else "challenge-failed"
    await ctx.responder.private(private(ctx.look.t(said, name=marked_name(user.display_name))))


def member_menu(
    dispatcher: Dispatcher, play: Callable[[InteractionContext, AnyUser], Awaitable[None]]
) -> tuple[app_commands.ContextMenu, app_commands.ContextMenu]:
    """Return the two entries in the menu of a member: play with them, and their card."""

    async def show_card(ctx: InteractionContext, member: AnyUser) -> None:
        await show_player(ctx, PlayerPlace(member.id, season=await find_season(ctx, "#0")), "private")

    return member_entry(dispatcher, "menu-play", play), member_entry(dispatcher, "menu-card", show_card)
