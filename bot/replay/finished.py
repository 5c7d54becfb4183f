"""Matches that are over, as /replay and its buttons find them."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Protocol

from bot.connection.channels import finds
from bot.connection.delivery import server_of
from bot.connection.registration import Choices, Interaction, fits, offered
from bot.games.text.numbers import time_text
from bot.games.text.reader import Reader
from bot.parts.parts import Parts
from bot.play.clicks.context import InteractionContext, RequestError
from bot.replay.pages import EndedMatch, choice
from bot.replay.played import Player
from storage import FinishedMatch, StorageError, Store
from storage.values import MatchLine

_LISTED = 100  # matches of a channel that can be found by what is typed


class DealTries(Protocol):
    """Port: people's tries at deals of the day, which are matches of no server once they are over."""

    def has(self, match: str) -> bool:
        """Return True if the id of a match is that of a try."""

    async def find(self, match: str, person: int, guild: int, *, private: bool) -> FinishedMatch | None:
        """Return a try that is over: the person's own, or one that was shown to all in the server; else None.

        `private`: only the person sees it. Otherwise TableError `daily-open` until its day is over.
        """

    async def last(self, person: int) -> FinishedMatch | None:
        """Return the person's try of the last day that is over; None if there is none."""

    async def note_shown(self, match: str, guild: int) -> None:
        """Store that a try was shown to all in a server. Do nothing for a match that is no try."""

    async def fair(self, ctx: InteractionContext, match: FinishedMatch) -> Parts | None:
        """Return the fair play of a try that `find` has found; None for a match that is no try."""

    async def deal(self, ctx: InteractionContext, written: str) -> Parts | None:
        """Return the fair play of the deal that is written as day and game; None if it is written as none.

        TableError `daily-future` or `daily-none` for a day that has no such deal.
        """

    async def choices(self, person: int, most: int, reader: Reader) -> list[tuple[str, str]]:
        """Return the person's last tries that are over, each as a line of a list and its id."""


class FinishedMatches:
    """Finds a server's matches in the store. `are_secret` says whether others still play a match's deals."""

    def __init__(
        self, store: Store, tries: DealTries, are_secret: Callable[[int, FinishedMatch], Awaitable[bool]]
    ) -> None:
        self._store, self.tries, self._are_secret = store, tries, are_secret

    async def last(self, ctx: InteractionContext) -> FinishedMatch:
        """Return the match that ended last in the channel, outside of servers the person's last deal of the day.

        RequestError `match-none`, or `daily-unplayed`, if there is none, `deals-secret-yet` while others still play it.
        """
        guild, tries = ctx.guild, self.tries
        match = await (self._store.last_match(guild, ctx.channel) if guild else tries.last(ctx.person.id))
        if match is None:
            raise RequestError("match-none" if guild else "daily-unplayed")
        return await self._check_open(ctx, match) if guild else match

    async def find(self, ctx: InteractionContext, match_id: str, *, private: bool) -> FinishedMatch | None:
        """Return a match of this server that is over, or a try at a deal of the day; None if there is none.

        A try is the person's own, or one that was shown to all in this server. The person's own that only they see
        (`private`) is there at once, else TableError `daily-open` until its day is over. RequestError
        `deals-secret-yet` while others still play a match's deals, `only-in-server` for a match outside of servers,
        `match-hidden` for one in a channel that the person can't see, or that is gone, unless they played there.
        """
        if self.tries.has(match_id):
            return await self.tries.find(match_id, ctx.person.id, ctx.guild, private=private)
        if not ctx.guild:
            raise RequestError("only-in-server")
        match = await self._store.match(match_id, ctx.guild)
        if match is None:
            return None
        played = any(ctx.person.id in (result.person, result.player) for result in match.results)
        if not (played or await finds(ctx.interaction, match.channel)):
            raise RequestError("match-hidden")
        return await self._check_open(ctx, match)

    async def get(self, ctx: InteractionContext, match_id: str, *, private: bool = True) -> FinishedMatch:
        """Return what `find` does; RequestError `replay-running` while the match goes on, else `replay-unknown`."""
        match = await self.find(ctx, match_id, private=private)
        if match is None:
            raise RequestError("replay-running" if running(ctx, match_id) else "replay-unknown")
        return match

    async def _check_open(self, ctx: InteractionContext, match: FinishedMatch) -> FinishedMatch:
        if await self._are_secret(ctx.guild, match):
            raise RequestError("deals-secret-yet")
        return match

    async def offered(self, interaction: Interaction, typed: str) -> Choices:
        """Return the channel's last matches, and the person's tries, whose date, game or names have what was typed."""
        guild, channel, reader = server_of(interaction), interaction.channel_id or 0, Reader(str(interaction.locale))
        try:
            lines = await self._store.latest_matches(guild, channel, _LISTED) if guild else []
            tries = await self.tries.choices(interaction.user.id, _LISTED, reader)
        except StorageError:  # whatever is typed is explained when it is sent
            return []
        named = [(_choice(line, reader), line.match, _time(line).isoformat(" ")) for line in lines]
        named += [(name, match_id, "") for name, match_id in tries]
        return offered((name, match) for name, match, time in named if fits(typed, name, time) or typed == match)


def running(ctx: InteractionContext, match_id: str) -> bool:
    """Return True if a match of this server goes on."""
    here = (table for table in ctx.services.tables.all() if table.state.guild == ctx.guild)
    return any(table.state.match_id == match_id and table.state.phase != "lobby" for table in here)


def check_recorded(match: FinishedMatch) -> FinishedMatch:
    """Raise RequestError `match-unrecorded` for a match that a moderator entered: it was not played here."""
    if not match.record:
        raise RequestError("match-unrecorded")
    return match


def _choice(line: MatchLine, reader: Reader) -> str:
    seats = tuple(Player(*seat) for seat in line.seats)
    date = time_text(_time(line), reader.locale)
    return choice(EndedMatch(line.match, line.game, line.ended, seats), date, reader)


def _time(line: MatchLine) -> datetime:
    """Return when a match ended, in UTC: lists cannot know where their reader lives."""
    return datetime.fromtimestamp(line.ended, UTC)


def ended_of(match: FinishedMatch) -> EndedMatch:
    """Return a match as its messages name it."""
    players = (Player(seat.name, seat.computer, seat.person) for seat in match.results)
    return EndedMatch(match.match, match.game, match.ended, tuple(players))
