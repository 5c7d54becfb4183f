"""The public messages of all tables: the board that changes, and the mention of whose turn it is.

One task for each table that has changed; changes that come while it works are joined. Without the intent for messages
the bot does not hear when people talk, so before a mention (at most once a minute for a table) it counts the messages
below the board, and posts the board anew if they have carried it away.
"""

import asyncio
import logging
from collections.abc import Callable

import discord
import msgspec

from bot.cogs.config import Pace
from bot.cogs.messages.channels import Channels
from bot.cogs.messages.coalescing import CoalescingQueue
from bot.cogs.messages.delivery import ERRORS, Trouble, describe, trouble_of
from bot.cogs.messages.references import BOARD, MENTION, MENTIONED, MessageRefs, leftover, mention_wanted
from bot.cogs.presenter import Presenter
from bot.tables import ChannelGone, Command, Ref, Refs, Snapshot, TableError, Tables
from bot.views.board import tale
from bot.views.parts import Parts
from storage import StorageError

TALK = 8  # messages below the board that carry it away
_LOOK_BACK = 25  # messages that are looked through for leftovers after a restart
_log = logging.getLogger(__name__)


class BoardMessenger:
    """Shows tables in their channels, as `bot.tables.Messenger` asks. `follow` hears of every change as well."""

    def __init__(
        self,
        channels: Channels,
        presenter: Presenter,
        pace: Pace,
        now: Callable[[], float],
        follow: Callable[[Snapshot], None],
    ) -> None:
        """Take the ways to Discord, what draws, and the clock (seconds since 1970)."""
        self._channels, self._presenter, self._pace, self._now = channels, presenter, pace, now
        self._follow = follow
        self._refs: dict[str, MessageRefs] = {}
        self._queue: CoalescingQueue[Snapshot] = CoalescingQueue(self._work, _join)
        self._tables: Tables | None = None
        self._opened = asyncio.Event()

    def open(self) -> None:
        """Begin to show tables: guilds and their languages are known. What was published before waits for it."""
        self._opened.set()

    def attach(self, tables: Tables) -> None:
        """Take the tables, to which ids and lost channels are reported."""
        self._tables = tables

    def publish(self, snapshot: Snapshot) -> None:
        """Hear that a table has changed."""
        self._follow(snapshot)
        self._queue.put(snapshot.id, snapshot)

    def repost(self, snapshot: Snapshot) -> None:
        """Have the board posted anew at the bottom of its channel."""
        self._refs_of(snapshot).anew = True
        self._queue.put(snapshot.id, snapshot)

    def trouble(self, table: str) -> Trouble | None:
        """Why the table cannot be shown at present; None if it can, as far as is known."""
        refs = self._refs.get(table)
        return refs.trouble if refs else None

    def retry(self, holds: Callable[[Snapshot], bool]) -> None:
        """Try again for the tables that could not be shown and for which `holds` is true."""
        for table in [key for key, refs in self._refs.items() if refs.trouble]:
            snapshot = self._tables.get(table) if self._tables else None
            if snapshot is not None and holds(snapshot):
                self._queue.put(table, snapshot)

    def refresh(self, guild: int) -> None:
        """Show all tables of a guild again: how they look may have changed."""
        for snapshot in self._tables.all() if self._tables else ():
            if snapshot.state.guild == guild:
                self._queue.put(snapshot.id, snapshot)

    async def settled(self) -> None:
        """Return when everything is shown that can be."""
        await self._queue.settled()

    async def close(self, patience: float = 3.0) -> None:
        """Give what is under way so many seconds; what is not shown then, the next start repairs."""
        await self._queue.close(patience)

    def _refs_of(self, snapshot: Snapshot) -> MessageRefs:
        return self._refs.setdefault(snapshot.id, MessageRefs(dict(snapshot.state.refs)))

    async def _work(self, table: str, snapshot: Snapshot) -> None:
        await self._opened.wait()
        refs = self._refs_of(snapshot)
        await self._tell_opening(refs, snapshot)
        for pause in (*self._pace.retry, None):
            refs.trouble = await self._attempt(refs, snapshot)
            if refs.trouble is not Trouble.BUSY or pause is None:
                break
            await asyncio.sleep(min(pause, self._pace.retry[0]))
            if await self._queue.newer(table, pause):
                return
        if snapshot.state.closed:
            self._refs.pop(table, None)

    async def _tell_opening(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Let the board tell step by step how a round opens of itself, not faster than people can follow."""
        for told in tale(snapshot):
            if await self._attempt(refs, snapshot, told) is not None:
                return
            if await self._queue.newer(snapshot.id, self._pace.opening_gap):
                return  # somebody plays already

    async def _attempt(
        self, refs: MessageRefs, snapshot: Snapshot, told: int | None = None
    ) -> Trouble | None:
        """Show the table once; what stood in the way, after doing what can be done about it."""
        try:
            await (self._show(refs, snapshot) if told is None else self._show_board(refs, snapshot, told))
        except ERRORS as error:
            trouble = trouble_of(error)
            level = logging.ERROR if trouble is Trouble.REFUSED else logging.INFO
            _log.log(level, "table %s is not shown (%s): %s", snapshot.id, trouble.value, describe(error))
            return await self._remedy(snapshot, trouble)
        return None

    async def _remedy(self, snapshot: Snapshot, trouble: Trouble) -> Trouble:
        state = snapshot.state
        if trouble is Trouble.CHANNEL_GONE and self._channels.knows(state.guild):
            await self._tell(state.id, ChannelGone())
        if trouble is Trouble.ARCHIVED and not state.closed:
            try:
                await self._channels.unarchive(state.channel)
            except ERRORS as error:
                return Trouble.BUSY if trouble_of(error) is Trouble.BUSY else trouble
            return Trouble.BUSY
        return trouble

    async def _show(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        if snapshot.repair and not refs.cleaned:
            await self._clean(refs, snapshot)
        wanted = mention_wanted(snapshot)
        fresh = wanted != refs.mentioned
        if fresh and wanted and await self._carried_away(refs, snapshot):
            refs.anew = True
        await self._show_board(refs, snapshot)
        if fresh:
            await self._end_mention(refs, snapshot)
            await self._mention(refs, snapshot, wanted)

    async def _show_board(self, refs: MessageRefs, snapshot: Snapshot, told: int | None = None) -> None:
        parts = await self._presenter.board(snapshot, told=told)
        mark, old = hash(parts), refs.board
        if old is not None and not refs.anew:
            if mark == refs.shown and not snapshot.repair:
                return
            if await self._edit(old, snapshot, parts):
                refs.shown = mark
                return
        if not snapshot.state.closed:
            refs.shown = None  # as long as nobody knows what arrives
            await self._post_board(refs, snapshot, parts)
            refs.shown = mark

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

    async def _tell(self, table: str, command: Command) -> None:
        """Send the table a command; one that is gone needs it no more."""
        assert self._tables is not None
        try:
            await self._tables.send(table, command)
        except TableError as error:
            _log.debug("table %s did not take %s: %s", table, type(command).__name__, error)
        except StorageError as error:
            _log.warning("table %s could not store %s: %s", table, type(command).__name__, error)


def _join(waiting: Snapshot, new: Snapshot) -> Snapshot:
    """Take the newer one, but forget no repair."""
    return msgspec.structs.replace(new, repair=new.repair or waiting.repair)
