"""Direct messages that say whose turn it is in a slow game, to those who want it so; Discord's errors are raised.

Which turn is announced is stored with the table before the message is sent. A process that finds such a note without a
message looks first whether it has arrived, so nobody is told twice.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.connection.delivery import Trouble, as_new, describe, trouble_of
from bot.connection.references import DIRECT, DIRECT_IN, DIRECT_OF, MessageRefs
from bot.parts.parts import Parts
from bot.play.messages.presenter import Presenter
from bot.tables import Ref, Snapshot, is_slow

# Discord's codes: the person takes no direct messages from us, or shares no server with us
_CLOSED = (50007, 50278)
_LOOK_BACK = 25  # messages that are looked through for one that may have arrived
_SLACK = 60.0  # seconds by which Discord's clock may be behind
Remember = Callable[[MessageRefs, str, dict[str, Ref | None]], Awaitable[None]]
_log = logging.getLogger(__name__)


def announced_by(snapshot: Snapshot) -> str:
    """Return how the present turn is announced, as its player wants it; by a mention where the game is not slow."""
    turn = snapshot.turn
    if turn is None or not is_slow(snapshot.state):
        return "mention"
    return snapshot.state.seats[turn].times.turns


class Directs:
    """Sends and deletes direct messages. `closed` hears of a person of a guild who takes none."""

    def __init__(
        self, client: discord.Client, presenter: Presenter, closed: Callable[[int, int], Awaitable[None]]
    ) -> None:
        self._client, self._presenter, self._closed = client, presenter, closed
        self.remember: Remember

    async def tell(self, refs: MessageRefs, snapshot: Snapshot, wanted: str, board: int) -> bool:
        """Tell the player whose turn it is, once a turn; False if that cannot be."""
        state, turn = snapshot.state, snapshot.turn
        person = None if turn is None else state.seats[turn].person
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
            await self._refused(error, state.guild, person)
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
            found = await self._arrived(place, snapshot)
            if found is not None:
                return place.id, found
        refs.claimed = True
        message = await place.send(**as_new(parts), nonce=_nonce(snapshot.id, mark))
        return place.id, message.id

    async def _arrived(self, place: discord.DMChannel, snapshot: Snapshot) -> int | None:
        """Return a message of ours that leads to the table and is not older than the turn."""
        state, me = snapshot.state, self._client.user
        link, since = f"/{state.guild}/{state.channel}/", (state.times.awaited_since or 0.0) - _SLACK
        async for message in place.history(limit=_LOOK_BACK):
            old = message.created_at.timestamp() < since
            if message.author == me and link in message.content and not old:
                return message.id
        return None

    async def _refused(self, error: discord.HTTPException, guild: int, person: int) -> None:
        _log.info("a direct message was not sent: %s", describe(error))
        if error.code in _CLOSED:
            await self._closed(guild, person)

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


def _nonce(table: str, mark: str) -> str:
    return hashlib.sha256(f"{table} {mark}".encode()).hexdigest()[:24]
