"""Challenges: a table with a seat kept for somebody, who is called once; and the menu of a member."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.connection.references import INVITE
from bot.finding.calling import lobby_button, members, sees
from bot.finding.rows import CHALLENGE, FindingRows, Noted
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.commands.completion import find_season
from bot.league.commands.pages import LeaguePages
from bot.league.pages.places import PlayerPlace
from bot.parts import verbs
from bot.parts.parts import Parts, private
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import member_entry
from bot.play.pages.lobby import link
from bot.play.permission import check_place
from bot.tables import Kept, Snapshot
from bot.tables.commands import OpenTable

Opens = Callable[[InteractionContext, OpenTable], Awaitable[Snapshot | None]]
Wants = Callable[[InteractionContext, str | None], Awaitable[OpenTable]]
AnyUser = discord.User | discord.Member


class Challenges:
    """Challenges players: opens a table with a seat kept for somebody, and calls them once.

    `wanted` returns the command that opens a table of a game, `opened` opens it.
    """

    def __init__(self, rows: FindingRows, *, wanted: Wants, opened: Opens) -> None:
        self._rows, self._wanted, self._opened = rows, wanted, opened

    async def challenge(self, ctx: InteractionContext, user: AnyUser, game: str | None) -> None:
        """Challenge a player; RequestError if that may not be. The call is stored before the table is opened."""
        name = marked_name(user.display_name)
        await self._check(ctx, user, name)
        command = replace(await self._wanted(ctx, game), kept=Kept(user.id, user.display_name))
        noted = await self._rows.note(ctx.guild, ctx.channel, ctx.person.id, (user.id,), CHALLENGE)
        _check_noted(noted, name)
        try:
            snapshot = await self._opened(ctx, command)
        except Exception:
            await self._rows.take_back(ctx.guild, noted.number)
            raise
        if snapshot is None:
            await self._rows.take_back(ctx.guild, noted.number)
            return
        await self._invite(ctx, snapshot, user, noted)

    async def _check(self, ctx: InteractionContext, user: AnyUser, name: str) -> None:
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
        if await self._rows.blocks(ctx.guild, user.id, ctx.person.id):
            raise RequestError("challenge-blocked", name=name)

    async def _invite(self, ctx: InteractionContext, snapshot: Snapshot, user: AnyUser, noted: Noted) -> None:
        """Call the challenged player, and tell the host the result. The table stays open if nothing can be posted."""
        reader = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
        snapshot = ctx.live(snapshot.id) or snapshot  # its board is posted by now
        parts = _challenge_post(snapshot, user.id, ctx.person.name, reader)
        trouble = await ctx.services.messenger.post_beside(snapshot, INVITE, parts)
        if trouble is not None and trouble.value != "busy":
            await self._rows.take_back(ctx.guild, noted.number)
        said = "challenge-done" if trouble is None else "challenge-failed"
        await ctx.show_until_start(snapshot, private(ctx.reader.t(said, name=marked_name(user.display_name))))


def _check_noted(noted: Noted, name: str) -> None:
    if noted.until:
        raise RequestError("challenge-rests", name=name, time=f"<t:{int(noted.until)}:R>")
    if not noted.number:
        raise RequestError("challenge-blocked", name=name)


def _challenge_post(snapshot: Snapshot, person: int, by: str, reader: Reader) -> Parts:
    """Return the message that mentions a person for whom a seat is kept; `by` is the raw name of who challenges."""
    until = snapshot.state.times.kept_until or snapshot.state.created
    text = reader.t(
        "challenge-post",
        player=f"<@{person}>",
        name=marked_name(by),
        game=game_name(snapshot.state.game, reader.locale),
        time=f"<t:{int(until)}:t>",
        link=link(snapshot),
    )
    row = (
        lobby_button(snapshot, verbs.JOIN, reader.t("button-join"), "primary"),
        lobby_button(snapshot, verbs.DECLINE, reader.t("button-decline")),
    )
    return Parts(content=text, rows=(row,), pings=(person,))


def member_menu(
    dispatcher: Dispatcher, play: Callable[[InteractionContext, AnyUser], Awaitable[None]], pages: LeaguePages
) -> tuple[app_commands.ContextMenu, app_commands.ContextMenu]:
    """Return the two entries in the menu of a member: play with them, and their card."""

    async def show(ctx: InteractionContext, member: AnyUser) -> None:
        await show_card(ctx, member, pages)

    return member_entry(dispatcher, "menu-play", play), member_entry(dispatcher, "menu-card", show)


async def show_card(ctx: InteractionContext, member: AnyUser, pages: LeaguePages) -> None:
    """Show a member's card in the season to the asker alone, in a message of its own."""
    season = await find_season(pages.league, ctx, "#0")
    await pages.show_player(ctx, PlayerPlace(member.id, season=season), "private")
