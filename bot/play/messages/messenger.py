"""The public messages of all tables: the board that changes, and the mention of whose turn it is.

One task for each table that has changed; changes that come while it works are joined. What Discord does not take now is
tried again for as long as the table lives, with growing pauses that the next change cuts short.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial

import msgspec

from bot.connection.channels import Channels
from bot.connection.config import Pace
from bot.connection.delivery import (
    ERRORS,
    AnyInteraction,
    Pressed,
    ThreadLockedError,
    Trouble,
    describe,
    patiently,
    trouble_of,
)
from bot.connection.references import LOST, MENTION, MessageRefs, fall_asleep, tell, wake_up
from bot.connection.service import CoalescingQueue
from bot.parts.parts import Parts
from bot.play.messages.boards import Boards
from bot.play.messages.calling import Directs, seat_called
from bot.play.messages.following import Pages, Panels
from bot.play.messages.presenter import Presenter
from bot.play.messages.studio import OvertakenError
from bot.play.messages.turning import TurningPoints
from bot.play.pages.board import opening_steps
from bot.tables import Alarm, Clock, Snapshot, Tables
from bot.tables.commands import ChannelGone

_LOST_FOR_GOOD = 86400.0  # seconds after which a channel that cannot be found is given up
_log = logging.getLogger(__name__)


class BoardMessenger:
    """Shows tables in their channels, as `bot.tables.Messenger` asks.

    The open hands (`panels`) and other `pages` hear of every change. `wait_for` is awaited before the first message in
    a guild: its language is known then. `acts`: whether this process may say something in a guild at present; tables
    of others are another process's, or nobody's for a moment.
    """

    def __init__(
        self,
        channels: Channels,
        presenter: Presenter,
        pace: Pace,
        clock: Clock,
        panels: Panels,
        pages: Pages,
        wait_for: Callable[[int], Awaitable[None]],
        acts: Callable[[int], bool],
        directs: Directs,
    ) -> None:
        self._channels, self._pace, self._date, self._acts = channels, pace, clock.now, acts
        self._clock, self._now = clock.steady, clock.steady.now
        self._boards = Boards(
            channels=channels,
            presenter=presenter,
            pace=pace,
            clock=clock,
            tell=lambda table, command: tell(self._tables, table, command),
            panels=panels,
            overtaken=lambda table: self._queue.overtaken(table),
            directs=directs,
        )
        self.answers = self._boards.answers
        self._panels, self._pages, self._wait_for = panels, pages, wait_for
        self._alarms: dict[str, Alarm] = {}
        self._refs: dict[str, MessageRefs] = {}
        self._queue: CoalescingQueue[Snapshot] = CoalescingQueue(
            self._work, lambda waiting, new: msgspec.structs.replace(new, repair=new.repair or waiting.repair)
        )
        self._tables: Tables

    def attach(self, tables: Tables, turning: TurningPoints | None = None) -> None:
        """Take the tables, to which ids and lost channels are reported, and who finds out what decided a match."""
        self._tables, self._boards.turning = tables, turning

    def publish(self, snapshot: Snapshot) -> None:
        """Hear that a table has changed."""
        self._panels.follow(snapshot)
        self._pages.follow(snapshot)
        self._queue.put(snapshot.id, snapshot)

    def look_again(self, table: str) -> None:
        """Look anew if somebody is to be called: it is time to, or a hand follows no longer.

        Not where the table cannot be shown: time brings no permission back, and a refused request counts.
        """
        snapshot = self._tables.get(table)
        if snapshot is not None and self.trouble(table) is None:
            self._queue.put(table, snapshot)

    def calls_by(self, snapshot: Snapshot, message: int, person: int) -> bool:
        """Return True if that message calls that person to the turn: once it is pressed, it has done its duty."""
        refs = self._refs.get(snapshot.id)
        if refs is None or refs.mention != message or not refs.mentioned:
            return False
        return snapshot.seat_of(person) == seat_called(refs.mentioned)

    async def clicked(self, snapshot: Snapshot, click: AnyInteraction, message: int) -> None:
        """Take the token of a click on a table's message: by it the board is changed, a mention goes at once.

        `click` was acknowledged silently, so that its token is good for the message that was clicked.
        """
        refs = self._refs_of(snapshot)
        pressed = Pressed(click, message, self._now() + self._pace.panel_life)
        if message in (refs.board, refs.result):
            refs.pressed = pressed
        elif message == refs.mention and await pressed.delete():
            await self._boards.remember(refs, snapshot.id, {MENTION: None})

    def shows(self, snapshot: Snapshot, message: int) -> bool:
        """Return True if that message is the table's board, or its result."""
        refs = self._refs_of(snapshot)
        return message in (refs.board, refs.result)

    def lacks_click(self, snapshot: Snapshot, message: int) -> bool:
        """Return True if no click is known by which that message can be changed, or its time is more than half over."""
        pressed, soon = self._refs_of(snapshot).pressed, self._now() + self._pace.panel_life / 2
        return pressed is None or pressed.message != message or not pressed.good(soon)

    async def post_beside(self, snapshot: Snapshot, kind: str, parts: Parts) -> Trouble | None:
        """Post a message beside a board that mentions people, and return what stood in the way.

        An answer that is lost is asked for again, with the same nonce. The message goes with what it called to.
        """
        refs = self._refs_of(snapshot)
        try:
            await patiently(partial(self._boards.post_beside, refs, snapshot, kind, parts), self._pace.retry[:3])
        except ERRORS as error:
            refs.nonces.pop(kind, None)
            return trouble_of(error)
        newest = self._tables.get(snapshot.id)
        if newest is not None:
            self._queue.put(newest.id, newest)
        else:  # the lobby has gone meanwhile
            for _, message in self._refs_of(snapshot).beside:
                await self._channels.delete(snapshot.state.guild, snapshot.state.channel, message)
            self._refs.pop(snapshot.id, None)
        return None

    def repost(self, snapshot: Snapshot) -> None:
        """Have the board posted anew at the bottom of its channel."""
        self._refs_of(snapshot).anew = True
        self._queue.put(snapshot.id, snapshot)

    def deleted(self, snapshot: Snapshot, messages: Collection[int]) -> None:
        """Hear that messages of a table's channel were deleted: its board comes back while somebody is awaited."""
        refs = self._refs_of(snapshot)
        if refs.board not in messages:
            return
        if self._boards.comes_back(refs, snapshot):
            refs.reposts += 1
            self.repost(snapshot)
        else:
            refs.gone = True
            self._set_alarm(refs, snapshot)

    def reopen(self, snapshot: Snapshot) -> None:
        """Have the thread of a table opened again: in an archived one Discord lets nobody click."""
        self._refs_of(snapshot).archived = True
        self._queue.put(snapshot.id, snapshot)

    def trouble(self, table: str) -> Trouble | None:
        """Return why the table cannot be shown at present; None if it can, as far as is known."""
        refs = self._refs.get(table)
        return refs.trouble if refs else None

    def is_deleted_often(self, table: str) -> bool:
        """Return True if a table's board was deleted at least twice since somebody acted there."""
        refs = self._refs.get(table)
        return refs is not None and refs.reposts > 1

    def retry(self, holds: Callable[[Snapshot], bool]) -> None:
        """Try again for the tables that could not be shown and for which `holds` is true."""
        for table in [key for key, refs in self._refs.items() if refs.trouble]:
            snapshot = self._tables.get(table)
            if snapshot is not None and holds(snapshot):
                self._queue.put(table, snapshot)

    def wake(self, snapshot: Snapshot) -> None:
        """Look again at once for the channel of a table that was not found, since somebody is there."""
        if self.trouble(snapshot.id) is Trouble.CHANNEL_GONE:
            self._queue.put(snapshot.id, snapshot)

    def refresh(self, guild: int) -> None:
        """Show all tables of a guild again: how they look may have changed."""
        for snapshot in self._tables.all():
            if snapshot.state.guild == guild:
                self._queue.put(snapshot.id, snapshot)

    async def leave(self, tables: Collection[str], patience: float = 0.0) -> None:
        """Wait so many seconds for these tables' messages, and forget them: another process goes on with them."""
        for table in tables:  # first: one that went off meanwhile would begin anew
            if alarm := self._alarms.pop(table, None):
                alarm.cancel()
        await self._queue.drop(tables, patience)
        for table in tables:
            self._refs.pop(table, None)
            self._panels.leave(table)
            self._pages.leave(table)

    async def settled(self) -> None:
        """Return when everything is shown that can be."""
        await self._queue.settled()

    async def close(self, patience: float = 3.0) -> None:
        """Give what is under way so many seconds; what is not shown then, the next start repairs."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        await self._queue.close(patience)

    def _refs_of(self, snapshot: Snapshot) -> MessageRefs:
        return self._refs.setdefault(snapshot.id, MessageRefs(dict(snapshot.state.refs)))

    async def _work(self, _: str, snapshot: Snapshot) -> None:
        """Show a table, and try again for as long as that can help or something newer is to be shown."""
        await self._wait_for(snapshot.state.guild)
        refs = self._refs_of(snapshot)
        refs.repair = refs.repair or snapshot.repair
        with suppress(OvertakenError):  # what is newer waits already
            await self._bring_up(refs, snapshot)

    async def _bring_up(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        table, tries = snapshot.id, 0
        await self._tell_opening(refs, snapshot)
        while (pause := self._pause_after(await self._attempt(refs, snapshot), refs, snapshot, tries)) is not None:
            await asyncio.sleep(min(pause, self._pace.retry[0]))
            if await self._queue.newer(table, pause):
                return
            tries += 1
        self._set_alarm(refs, snapshot)
        if snapshot.state.closed:
            self._refs.pop(table, None)

    def _set_alarm(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Have the table looked at when a mention is due, its board is to be looked for, a call or a refusal is old."""
        if alarm := self._alarms.pop(snapshot.id, None):
            alarm.cancel()
        if refs.trouble is not None:
            self._try_later(refs, snapshot)
            return
        refs.refusals = 0
        boards = self._boards
        times = (boards.calling.due(refs, snapshot), boards.look_at(refs, snapshot), boards.calls_end(refs))
        when = min((time for time in times if time is not None and time > self._now()), default=None)
        if when is not None:
            self._alarms[snapshot.id] = self._clock.call_at(when, lambda: self.look_again(snapshot.id))

    def _try_later(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Try again what Discord refused, slower each time; at once slowly where only a change there can help."""
        gone = refs.trouble is Trouble.CHANNEL_GONE or not self._channels.knows(snapshot.state.guild)
        if gone or snapshot.state.closed:
            return
        needs_people = refs.trouble in (Trouble.FORBIDDEN, Trouble.ARCHIVED)
        pauses = self._pace.refused[-1:] if needs_people else self._pace.refused
        pause = pauses[min(refs.refusals, len(pauses) - 1)]
        refs.refusals += 1
        table = snapshot.id
        when = self._now() + pause
        self._alarms[table] = self._clock.call_at(when, lambda: self.retry(lambda other: other.id == table))

    def _pause_after(self, trouble: Trouble | None, refs: MessageRefs, snapshot: Snapshot, tries: int) -> float | None:
        """Return how long to wait before the next try; None: there is none before something changes."""
        refs.trouble = trouble
        if trouble is Trouble.QUARANTINED and not snapshot.state.closed:
            return self._pace.lost[-1]
        if trouble is Trouble.BUSY and not (snapshot.state.closed and tries >= len(self._pace.retry)):
            return self._pace.retry[min(tries, len(self._pace.retry) - 1)]
        if trouble is Trouble.CHANNEL_GONE and refs.lost and not snapshot.state.closed:
            return self._pace.lost[min(refs.lost, len(self._pace.lost)) - 1]
        return None

    async def _tell_opening(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Let the board tell step by step how a round opens of itself, not faster than people can follow."""
        for event_count in opening_steps(snapshot):
            trouble = await self._attempt(refs, snapshot, event_count)
            if trouble is not None or await self._queue.newer(snapshot.id, self._pace.opening_gap):
                return  # or somebody plays already

    async def _attempt(self, refs: MessageRefs, snapshot: Snapshot, event_count: int | None = None) -> Trouble | None:
        """Show the table once; return what stood in the way, after doing what can be done about it."""
        if not self._acts(snapshot.state.guild):
            return Trouble.BUSY
        try:
            if refs.archived:
                await self._channels.unarchive(snapshot.state.channel)
                refs.archived = False
            if event_count is None:
                await self._boards.show(refs, snapshot)
            else:
                await self._boards.show_board(refs, snapshot, event_count)
        except ERRORS as error:
            trouble = trouble_of(error)
            level = logging.ERROR if trouble is Trouble.REFUSED else logging.INFO
            _log.log(level, "table %s is not shown (%s): %s", snapshot.id, trouble.value, describe(error))
            self.answers.refuse(snapshot.state.channel)
            return await self._remedy(refs, snapshot, trouble)
        if refs.lost or refs.lost_since is not None:
            await self._recover(refs, snapshot)
        return None

    async def _remedy(self, refs: MessageRefs, snapshot: Snapshot, trouble: Trouble) -> Trouble:
        state = snapshot.state
        if trouble is Trouble.CHANNEL_GONE and self._channels.knows(state.guild) and not state.closed:
            try:
                stands = await self._channels.is_there(state.channel)
            except ERRORS:  # that cannot be told now
                stands = True
            if stands:
                return Trouble.BUSY  # it was a mistake of Discord's
            await self._lost(refs, snapshot)
        if trouble is Trouble.ARCHIVED and not state.closed:
            try:
                await self._channels.unarchive(state.channel)
            except ThreadLockedError:
                await fall_asleep(self._tables, self._tables.get(snapshot.id) or snapshot)
                return trouble
            except ERRORS as error:
                return Trouble.BUSY if trouble_of(error) is Trouble.BUSY else trouble
            return Trouble.BUSY
        if trouble is Trouble.FORBIDDEN and self._channels.may_show(state.guild, state.channel):
            return Trouble.REFUSED  # nothing is missing, whatever Discord says
        return trouble

    async def _lost(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Deal with a channel that cannot be found: ask again, then let its table sleep, end it after a day."""
        refs.lost += 1
        if refs.lost_since is None:
            await self._boards.remember(refs, snapshot.id, {LOST: int(self._date())})
        elif self._date() - refs.lost_since >= _LOST_FOR_GOOD:
            refs.lost = 0
            await tell(self._tables, snapshot.id, ChannelGone())
        elif refs.lost > 1:
            await fall_asleep(self._tables, self._tables.get(snapshot.id) or snapshot)

    async def _recover(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        refs.lost = 0
        await self._boards.remember(refs, snapshot.id, {LOST: None})
        await wake_up(self._tables, self._tables.get(snapshot.id) or snapshot)
