"""Calls players to a table: up to 20 who have asked for it, or the one for whom a seat of the lobby is kept."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.connection.channels import is_visible
from bot.connection.delivery import ERRORS, AnyInteraction
from bot.connection.references import CALL as CALL_REF
from bot.connection.references import INVITE, SEAT_CALL
from bot.finding.rows import CALL, CHALLENGE, CallCandidate, FindingRows, Noted, Notify
from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.commands.completion import find_season
from bot.league.commands.pages import LeaguePages
from bot.league.pages.places import PlayerPlace
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Button, Parts, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import member_entry
from bot.play.pages.lobby import has_room, link
from bot.play.pages.seats import marked
from bot.play.permission import check_place
from bot.tables import PlayerTimes, Snapshot, TableError, rest_until
from bot.tables.commands import OpenTable
from bot.tables.types import Kept

MOST = 20  # people whom one call mentions
RECENTLY = 14 * 86_400.0  # seconds in which somebody has played in the server, or asked to be called
REST = 3600.0  # seconds in which nobody is called twice
_ASKED = 100  # people for whom Discord is asked at once


class CallClicks:
    """Answers the button that calls players."""

    def __init__(self, rows: FindingRows) -> None:
        self._rows = rows
        self.clicks: Mapping[str, ClickHandler] = {verbs.CALL_PLAYERS: self._call}

    async def _call(self, ctx: InteractionContext, press: Press) -> None:
        """Call those in reach, if the clicker may, and say how many there were."""
        snapshot = ctx.table(press.table)
        _check_room(ctx, snapshot)
        await _check_caller(ctx, snapshot)
        await check_place(ctx.interaction)
        people = await self._in_reach(ctx, snapshot)
        noted = await self._rows.note(ctx.guild, snapshot.state.channel, ctx.person.id, people, CALL)
        if noted.until:
            raise RequestError("call-rests", time=f"<t:{int(noted.until)}:R>")
        if not noted.people:
            raise RequestError("call-nobody")
        reader = await ctx.services.presenter.public_reader(ctx.guild, snapshot.state.channel)
        lobby = snapshot.state.phase == "lobby"
        post = (_call_post if lobby else _seat_post)(snapshot, noted.people, reader)
        trouble = await ctx.services.messenger.post_beside(snapshot, CALL_REF if lobby else SEAT_CALL, post)
        if trouble is not None:
            if trouble.value != "busy":  # Discord has refused it for sure: nobody was called
                await self._rows.take_back(ctx.guild, noted.number)
            raise RequestError("call-failed")
        done = ctx.reader.t("call-done", count=len(noted.people))
        if lobby:
            await ctx.show_until_start(snapshot, private(done))
        else:
            await ctx.show_menu(ctx.table(snapshot.id), (done,))

    async def _in_reach(self, ctx: InteractionContext, snapshot: Snapshot) -> tuple[int, ...]:
        """Return whom to call, at most twenty, and delete the wishes of those who have left the server."""
        now = self._rows.now()
        candidates = await self._rows.candidates(ctx.guild, ctx.person.id)
        fit = [candidate for candidate in candidates if _may_sit(snapshot, candidate.notify.person)]
        people = ordered(fit, snapshot.state.game, _busy(ctx), now)[:_ASKED]
        present = await members(ctx, people)
        for person in people:
            if person not in present:
                await self._rows.switch_off(ctx.guild, person)
        return tuple(person for person in people if person in present and sees(ctx.interaction, present[person]))[:MOST]


def _check_room(ctx: InteractionContext, snapshot: Snapshot) -> None:
    """TableError or RequestError unless somebody can sit down at a table; to a match only its players call."""
    state = snapshot.state
    if state.phase == "over":
        raise TableError("over")
    if state.fixture:
        raise RequestError("call-fixture")
    if state.phase != "lobby":
        ctx.seat(snapshot)
    if not (state.wanted_seats or has_room(snapshot)):
        raise TableError("full", most=len(state.seats))


def _may_sit(snapshot: Snapshot, person: int) -> bool:
    """Return True if a person could take a seat to which players are called, and has none at the table."""
    state = snapshot.state
    if state.phase == "lobby":
        return True
    at_table = any(seat.person == person for seat in state.seats)
    return not at_table and not {*state.wanted_seats}.isdisjoint(state.open_seats(person))


async def _check_caller(ctx: InteractionContext, snapshot: Snapshot) -> None:
    """RequestError `call-may-not` for whom the server's setting does not let call; moderators always may."""
    who = await ctx.services.settings.callers(ctx.guild)
    user = ctx.interaction.user
    leads = who == "host" and ctx.services.tables.leads(snapshot.id, ctx.person.id)
    has_role = who.isdecimal() and isinstance(user, discord.Member) and user.get_role(int(who)) is not None
    if not (who == "everybody" or ctx.person.moderator or leads or has_role):
        kind = who if who in ("host", "moderators") else "role"
        raise RequestError("call-may-not", who=kind, role=f"<@&{who}>")


def _busy(ctx: InteractionContext) -> frozenset[int]:
    tables = (table for table in ctx.services.tables.all() if table.state.guild == ctx.guild)
    seats = (seat for table in tables if table.state.phase != "over" for seat in table.state.seats)
    return frozenset(seat.person for seat in seats if seat.person is not None and not seat.left)


# Who is in reach: pure arithmetic with wishes, times and the hours of a day


def is_quiet(wish: Notify, now: float) -> bool:
    """Return True if nobody is to call that person at a time, by the local clocks."""
    return rest_until(PlayerTimes(quiet=wish.quiet, zone=wish.zone), now) is not None


def in_reach(candidate: CallCandidate, game: str, busy: Collection[int], now: float) -> bool:
    """Return True if a player may be called to a game: wants it, was there lately, and is neither busy nor asleep."""
    wish = candidate.notify
    wanted = not wish.games or game in wish.games
    lately = now - max(candidate.played, wish.since) <= RECENTLY
    rested = now - candidate.called >= REST
    return wanted and lately and wish.person not in busy and rested and not is_quiet(wish, now)


def ordered(candidates: Sequence[CallCandidate], game: str, busy: Collection[int], now: float) -> tuple[int, ...]:
    """Return those in reach: who was called longest ago comes first, then who has played last."""
    reachable = [candidate for candidate in candidates if in_reach(candidate, game, busy, now)]
    reachable.sort(key=lambda player: (player.called, -max(player.played, player.notify.since), player.notify.person))
    return tuple(candidate.notify.person for candidate in reachable)


# The message


def _call_post(snapshot: Snapshot, people: Sequence[int], reader: Reader) -> Parts:
    names = " ".join(f"<@{person}>" for person in people)
    text = reader.t("call-post", names=names, game=game_name(snapshot.state.game, reader.locale), link=link(snapshot))
    return _calling(
        snapshot, text, snapshot.press(verbs.JOIN).button(reader.t("button-join"), "primary"), people, reader
    )


def _seat_post(snapshot: Snapshot, people: Sequence[int], reader: Reader) -> Parts:
    """Return the message that calls people to a match: game, round, score, and which seats are free."""
    state, match = snapshot.state, snapshot.state.match
    assert match is not None
    names = [marked(state, seat, reader) for seat in range(len(state.seats))]
    text = reader.t(
        "call-seat",
        names=" ".join(f"<@{person}>" for person in people),
        game=game_name(state.game, reader.locale),
        number=len(match.rounds),
        link=link(snapshot),
        score=", ".join(f"{name} {total}" for name, total in zip(names, match.totals, strict=True)),
        free=listed((names[seat] for seat in state.wanted_seats), reader.locale),
        league="yes" if state.settings.league else "no",
    )
    take = snapshot.press(verbs.TAKE, str(state.log.series)).button(reader.t("button-take"), "primary")
    return _calling(snapshot, text, take, people, reader)


def _calling(snapshot: Snapshot, text: str, button: Button, people: Sequence[int], reader: Reader) -> Parts:
    off = snapshot.press(verbs.NOTIFY_OFF).button(reader.t("button-notify-off"))
    return Parts(content=f"{text}\n{reader.t('call-why')}", rows=((button, off),), pings=tuple(people))


# Members, whom Discord is asked for


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
        present = await guild.query_members(user_ids=[*people], limit=len(people), cache=False)
    except ERRORS:
        raise RequestError("call-failed") from None
    for member in present:
        ctx.services.meet(member, ctx.guild)
    return {member.id: member for member in present}


def sees(interaction: AnyInteraction, member: discord.Member) -> bool:
    """Return True if a member can see the channel or thread of an interaction, as far as it is known."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent is None or is_visible(channel, member)
    return not isinstance(channel, discord.abc.GuildChannel) or is_visible(channel, member)


AnyUser = discord.User | discord.Member


class Challenges:
    """Challenges players: opens a table with a seat kept for somebody, and calls them once.

    `wanted` returns the command that opens a table of a game, `opened` opens it.
    """

    def __init__(
        self,
        rows: FindingRows,
        *,
        wanted: Callable[[InteractionContext, str | None], Awaitable[OpenTable]],
        opened: Callable[[InteractionContext, OpenTable], Awaitable[Snapshot | None]],
    ) -> None:
        self._rows, self._wanted, self._opened = rows, wanted, opened

    async def challenge(self, ctx: InteractionContext, user: AnyUser, game: str | None) -> None:
        """Challenge a player; RequestError if that may not be. The call is stored before the table is opened."""
        name = marked_name(ctx.name_of(user))
        await self._check(ctx, user, name)
        command = replace(await self._wanted(ctx, game), kept=Kept(user.id, ctx.name_of(user)))
        noted = await self._rows.note(ctx.guild, ctx.channel, ctx.person.id, (user.id,), CHALLENGE)
        if noted.until:
            raise RequestError("challenge-rests", name=name, time=f"<t:{int(noted.until)}:R>")
        if not noted.number:
            raise RequestError("challenge-blocked", name=name)
        try:
            snapshot = await self._opened(ctx, command)
        except Exception:
            await self._rows.take_back(ctx.guild, noted.number)
            raise
        if snapshot is None:
            await self._rows.take_back(ctx.guild, noted.number)
        else:
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
        await ctx.show_until_start(snapshot, private(ctx.reader.t(said, name=marked_name(ctx.name_of(user)))))


def _challenge_post(snapshot: Snapshot, person: int, by: str, reader: Reader) -> Parts:
    """Return the message that mentions a person for whom a seat is kept; `by` is the raw name of who challenges."""
    text = reader.t(
        "challenge-post",
        player=f"<@{person}>",
        name=marked_name(by),
        game=game_name(snapshot.state.game, reader.locale),
        time=f"<t:{int(snapshot.state.times.kept_until or snapshot.state.created)}:t>",
        link=link(snapshot),
    )
    row = (
        snapshot.press(verbs.JOIN).button(reader.t("button-join"), "primary"),
        snapshot.press(verbs.DECLINE).button(reader.t("button-decline")),
    )
    return Parts(content=text, rows=(row,), pings=(person,))


def member_menu(
    dispatcher: Dispatcher, play: Callable[[InteractionContext, AnyUser], Awaitable[None]], pages: LeaguePages
) -> tuple[app_commands.ContextMenu, app_commands.ContextMenu]:
    """Return the two entries in the menu of a member: play with them, and their card."""
    card = partial(show_card, pages=pages)
    return member_entry(dispatcher, "menu-play", play), member_entry(dispatcher, "menu-card", card)


async def show_card(ctx: InteractionContext, member: AnyUser, pages: LeaguePages) -> None:
    """Show a member's card in the season to the asker alone, in a message of its own."""
    season = await find_season(pages.league, ctx, "#0")
    await pages.show_player(ctx, PlayerPlace(member.id, season=season), "private")
