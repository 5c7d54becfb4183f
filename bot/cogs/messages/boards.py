"""Showing one table once: the board that changes, and the mention of whose turn it is. Discord's errors are raised."""

from collections.abc import Awaitable, Callable

import discord

from bot.cogs.config import Pace
from bot.cogs.messages.channels import Channels
from bot.cogs.messages.delivery import Trouble, trouble_of
from bot.cogs.messages.references import BOARD, MENTION, MENTIONED, MessageRefs, leftover, mention_wanted
from bot.cogs.presenter import Presenter
from bot.tables import Command, Ref, Refs, Snapshot
from bot.views.parts import Parts

TALK = 8  # messages below the board that carry it away
_LOOK_BACK = 25  # messages that are looked through for leftovers after a restart

Tell = Callable[[str, Command], Awaitable[None]]


class Boards:
    """Brings the messages of a table to where they should be.

    Without the intent for messages the bot does not hear when people talk, so before a mention (at most once a minute
    for a table) it counts the messages below the board, and posts the board anew if they have carried it away.
    """

    def __init__(
        self, channels: Channels, presenter: Presenter, pace: Pace, now: Callable[[], float], tell: Tell
    ) -> None:
        """Take the ways to Discord, what draws, the clock, and how a table is told which messages are its own."""
        self._channels, self._presenter, self._pace, self._now = channels, presenter, pace, now
        self._tell = tell

    async def show(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Show the table as it stands, and announce the turn if it is a new one."""
        if refs.repair and not refs.cleaned:
            await self._clean(refs, snapshot)
        wanted = mention_wanted(snapshot)
        fresh = wanted != refs.mentioned
        if fresh and wanted and await self._carried_away(refs, snapshot):
            refs.anew = True
        await self.show_board(refs, snapshot)
        if fresh:
            await self._end_mention(refs, snapshot)
            await self._mention(refs, snapshot, wanted)
        refs.repair = False

    async def show_board(self, refs: MessageRefs, snapshot: Snapshot, told: int | None = None) -> None:
        """Show the board alone; `told`: only so many of the events of this change."""
        parts = await self._presenter.board(snapshot, told=told)
        mark, old = hash(parts), refs.board
        if old is not None and mark == refs.shown and not refs.anew and not refs.repair:
            return
        anew = refs.anew or (not refs.repair and self._aged(old, snapshot))
        if old is not None and not anew and await self._edit(old, snapshot, parts):
            refs.shown = mark
            return
        if not snapshot.state.closed:
            refs.shown = None  # as long as nobody knows what arrives
            await self._post_board(refs, snapshot, parts)
            refs.shown = mark

    def _aged(self, message: int | None, snapshot: Snapshot) -> bool:
        """Whether a board is so old that Discord lets it be edited a few times only; the last word may be."""
        if message is None:
            return False
        age = self._now() - discord.utils.snowflake_time(message).timestamp()
        return age > self._pace.edit_age and not snapshot.state.closed

    async def _edit(self, message: int, snapshot: Snapshot, parts: Parts) -> bool:
        """Change the board; False if somebody has deleted it."""
        state = snapshot.state
        try:
            await self._channels.edit(state.guild, state.channel, message, parts)
        except discord.HTTPException as error:
            if trouble_of(error) is Trouble.MESSAGE_GONE:
                return False
            raise
        return True

    async def _post_board(self, refs: MessageRefs, snapshot: Snapshot, parts: Parts) -> None:
        """Post the board at the bottom; an earlier try may have arrived, with what was to be shown then."""
        state, old = snapshot.state, refs.board
        nonce, again = refs.nonce(BOARD)
        new = await self._channels.post(state.guild, state.channel, parts, nonce)
        refs.anew, refs.looked = False, self._now()
        await self._remember(refs, state.id, {BOARD: new})
        if again:
            await self._channels.edit(state.guild, state.channel, new, parts)
        if old is not None:
            await self._channels.delete(state.guild, state.channel, old)

    async def _end_mention(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Delete the mention of a turn that is over."""
        if refs.mention is not None:
            await self._channels.delete(snapshot.state.guild, snapshot.state.channel, refs.mention)
            await self._remember(refs, snapshot.id, {MENTION: None, MENTIONED: None})

    async def _mention(self, refs: MessageRefs, snapshot: Snapshot, wanted: str) -> None:
        state, parts = snapshot.state, await self._presenter.mention(snapshot) if wanted else None
        if parts is not None:
            nonce, _ = refs.nonce(MENTION + wanted)
            message = await self._channels.post(state.guild, state.channel, parts, nonce)
            await self._remember(refs, state.id, {MENTION: message, MENTIONED: wanted})

    async def _carried_away(self, refs: MessageRefs, snapshot: Snapshot) -> bool:
        if refs.board is None or self._now() < refs.looked + self._pace.talk_gap:
            return False
        refs.looked = self._now()
        state = snapshot.state
        return await self._channels.below(state.guild, state.channel, refs.board, 2 * TALK) >= TALK

    async def _clean(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Delete what a process that ended too early has posted without remembering it."""
        state = snapshot.state
        async for message in self._channels.own(state.guild, state.channel, _LOOK_BACK):
            if leftover(message, snapshot, refs):
                await self._channels.delete(state.guild, state.channel, message.id)
        refs.cleaned = True

    async def _remember(self, refs: MessageRefs, table: str, changes: dict[str, Ref | None]) -> None:
        refs.note(changes)
        await self._tell(table, Refs(changes))
