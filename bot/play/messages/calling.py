"""Calling players to their turns: by a mention, by a board that is posted anew, or in a slow game by a direct message.

Which turn a direct message announces is stored with the table before the message is sent. A process that finds such a
note without a message looks first whether it has arrived, so nobody is told twice. Discord's errors are raised.
"""

import hashlib
import logging
import re
from collections.abc import Awaitable, Callable

import discord

from bot.connection.delivery import Trouble, as_new, describe, trouble_of
from bot.connection.references import DIRECT, DIRECT_IN, DIRECT_OF, MessageRefs
from bot.parts.parts import Parts
from bot.play.messages.following import Panels
from bot.play.messages.presenter import Presenter
from bot.tables import Ref, Snapshot, is_slow, rest_until
from bot.tables.ports import MENTION_SECONDS

# Discord's codes: the person takes no direct messages from us, or shares no server with us.
_CLOSED = (50007, 50278)
_LOOK_BACK = 25  # messages that are looked through for one that may have arrived
_SLACK_SECONDS = 60.0  # by which Discord's clock may be behind
_log = logging.getLogger(__name__)


class Calling:
    """Says when a player is called: players who see their hand need no mention, and `now` tells seconds.

    In a slow game nobody is called who rests, but when that is over; `date` tells seconds since 1970.
    """

    def __init__(self, panels: Panels, now: Callable[[], float], date: Callable[[], float]) -> None:
        self._panels, self._now, self._date = panels, now, date

    def due(self, refs: MessageRefs, snapshot: Snapshot) -> float | None:
        """Return when to mention in a message of its own whose turn it is; None: not as things stand.

        A player who sees the hand is not called; one who has just acted, and any at the beginning of a turn, is given
        some seconds. A player whose time runs out, or whom somebody nudges, is called in any case.
        """
        wanted = mention_wanted(snapshot)
        if not wanted or wanted == refs.mentioned:
            return None
        rested = self._rested(snapshot)
        if not wanted.isdigit():
            return max(refs.since, rested)
        person, seconds = _awaited(snapshot), MENTION_SECONDS[snapshot.state.settings.mentions]
        if seconds is None or person is None or self._panels.follows(snapshot.id, person):
            return None
        return max(max(refs.since, self._panels.acted(snapshot.id, person)) + seconds, rested)

    def _rested(self, snapshot: Snapshot) -> float:
        """Return when whose turn it is does not rest any more; 0 if that is so already."""
        state, turn = snapshot.state, snapshot.turn
        if turn is None or not state.seats[turn].times.rests or not is_slow(state):
            return 0.0
        date = self._date()
        until = rest_until(state.seats[turn].times, date)
        return 0.0 if until is None else self._now() + until - date

    def by_board(self, refs: MessageRefs, snapshot: Snapshot, *, anew: bool) -> bool:
        """Return True if the board is to mention whose turn it is: it does, or is posted `anew` while they are away."""
        wanted = mention_wanted(snapshot)
        if not wanted or wanted == refs.mentioned:
            return bool(wanted) and refs.calls
        due = anew and self.due(refs, snapshot) is not None and self._rested(snapshot) <= self._now()
        if not due or announced_by(snapshot) != "mention":
            return False
        acted = self._panels.acted(snapshot.id, _awaited(snapshot) or 0)
        return acted + (MENTION_SECONDS[snapshot.state.settings.mentions] or 0.0) <= self._now()


def seat_called(wanted: str) -> int | None:
    """Return the seat whose turn is announced (`mention_wanted`); None for nobody's."""
    digits = re.match(r"\d+", wanted)
    return None if digits is None else int(digits[0])


def mention_wanted(snapshot: Snapshot) -> str:
    """Return whose turn is to be announced, "" for nobody's: `2` the third seat's, `2!` with a warning, `2~9` nudged.

    A player alone against computers is called only when the time runs out; nobody is called at a table that calls
    nobody, or to a turn that passes by itself.
    """
    state, turn = snapshot.state, snapshot.turn
    uncalled = state.settings.mentions == "off" or state.times.forced_at is not None
    if turn is None or state.paused or state.closed or uncalled or not state.seats[turn].present:
        return ""
    nudged = state.times.nudged_at or 0.0
    again = f"~{int(nudged)}" if nudged > (state.times.awaited_since or 0.0) else ""
    if state.times.warned or again:
        return f"{turn}{'!' if state.times.warned else ''}{again}"
    return f"{turn}" if sum(seat.present for seat in state.seats) > 1 else ""


def _awaited(snapshot: Snapshot) -> int | None:
    return None if snapshot.turn is None else snapshot.state.seats[snapshot.turn].person


def announced_by(snapshot: Snapshot) -> str:
    """Return how the present turn is announced, as its player wants it; by a mention where the game is not slow."""
    turn = snapshot.turn
    return "mention" if turn is None or not is_slow(snapshot.state) else snapshot.state.seats[turn].times.turns


class Directs:
    """Sends and deletes direct messages. `closed` hears of a person of a guild who takes none."""

    def __init__(
        self, client: discord.Client, presenter: Presenter, closed: Callable[[int, int], Awaitable[None]]
    ) -> None:
        self._client, self._presenter, self._closed = client, presenter, closed
        self.remember: Callable[[MessageRefs, str, dict[str, Ref | None]], Awaitable[None]]

    async def tell(self, refs: MessageRefs, snapshot: Snapshot, wanted: str, board: int) -> bool:
        """Tell the player whose turn it is, once a turn; False if that cannot be."""
        state, person = snapshot.state, _awaited(snapshot)
        guild = self._client.get_guild(state.guild)
        if person is None or guild is None:
            return False
        mark = turn_mark(snapshot, wanted)
        if refs.direct_of == mark and refs.direct is not None:
            return True
        parts = await self._presenter.direct(snapshot, board, guild.name)
        try:
            place, message = await self._deliver(refs, snapshot, mark, person, parts)
        except discord.HTTPException as error:
            if trouble_of(error) is Trouble.BUSY:
                raise
            _log.info("a direct message was not sent: %s", describe(error))
            if error.code in _CLOSED:
                await self._closed(state.guild, person)
            return False
        await self.remember(refs, snapshot.id, {DIRECT: message, DIRECT_IN: place})
        return True

    async def _deliver(
        self, refs: MessageRefs, snapshot: Snapshot, mark: str, person: int, parts: Parts
    ) -> tuple[int, int]:
        """Send it, or find it if an earlier process noted that it would; return its channel and itself."""
        noted = refs.direct_of == mark and not refs.claimed
        if refs.direct_of != mark:
            await self.remember(refs, snapshot.id, {DIRECT: None, DIRECT_IN: None, DIRECT_OF: mark})
        place = await self._client.create_dm(discord.Object(person))
        if noted:
            arrived = await self._arrived(place, snapshot)
            if arrived is not None:
                return place.id, arrived
        refs.claimed = True
        nonce = hashlib.sha256(f"{snapshot.id} {mark}".encode()).hexdigest()[:24]
        return place.id, (await place.send(**as_new(parts), nonce=nonce)).id

    async def _arrived(self, place: discord.DMChannel, snapshot: Snapshot) -> int | None:
        """Return a message of ours that leads to the table and is not older than the turn."""
        state, me = snapshot.state, self._client.user
        link, since = f"/{state.guild}/{state.channel}/", (state.times.awaited_since or 0.0) - _SLACK_SECONDS
        async for message in place.history(limit=_LOOK_BACK):
            if message.author == me and link in message.content and message.created_at.timestamp() >= since:
                return message.id
        return None

    async def end(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Delete the message of a turn that is over; where that cannot be, it stays."""
        if refs.direct is not None and refs.direct_in is not None:
            place = self._client.get_partial_messageable(refs.direct_in)
            try:
                await place.get_partial_message(refs.direct).delete()
            except discord.HTTPException as error:
                if trouble_of(error) is Trouble.BUSY:
                    raise
        refs.claimed = False
        await self.remember(refs, snapshot.id, {DIRECT: None, DIRECT_IN: None, DIRECT_OF: None})


def turn_mark(snapshot: Snapshot, wanted: str) -> str:
    """Return which announcement of which turn that is: another one has another mark, a restart changes it not."""
    state = snapshot.state
    return f"{wanted}@{state.log.series}.{int(state.times.awaited_since or 0)}"
