"""Showing one table once: the board that changes, and the mention of whose turn it is. Discord's errors are raised."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import discord
import msgspec

from bot.connection.channels import Channels
from bot.connection.config import Pace
from bot.connection.delivery import AnyInteraction, Pressed, SentResponse, Trouble, picture_mark, trouble_of
from bot.connection.references import (
    BOARD,
    CALL,
    INVITE,
    MENTION,
    MENTIONED,
    RESULT,
    RESULT_OF,
    MessageRefs,
    call_kind,
    leftover,
)
from bot.parts.parts import Parts
from bot.play.messages.calling import Calling, Directs, announced_by, mention_wanted, turn_mark
from bot.play.messages.following import Panels
from bot.play.messages.presenter import Presenter
from bot.play.messages.turning import TurningPoints
from bot.play.pages.lobby import has_room
from bot.tables import Clock, Ref, Snapshot
from bot.tables.commands import Command, Refs

TALK = 10  # lines that a phone shows below the board: with more its first ones are out of sight
_ASKED_SECONDS = 600.0  # for which a message calls people to a table
_LOOK_BACK = 25  # messages that are looked through for leftovers after a restart


class Boards:
    """Brings the messages of a table to where they should be.

    Without the intent for messages the bot does not hear when people talk, so while a table is played it looks from
    time to time how much lies below the board, and posts the board anew if the talk has carried it away.

    A mention is a message of its own, which goes when it is pressed, or when its turn is over. Where the board is
    posted anew all the same, it mentions the player itself: in a slow game that is one message a turn instead of three.

    A board that a command wants posted is the answer to that command where it can be (`answers`).

    A result is edited once more if `turning` finds out which move decided the match.

    `tell` tells a table which messages are its own; `overtaken` says whether something newer of a table is to be shown.
    """

    def __init__(
        self,
        channels: Channels,
        presenter: Presenter,
        pace: Pace,
        clock: Clock,
        tell: Callable[[str, Command], Awaitable[None]],
        panels: Panels,
        overtaken: Callable[[str], bool],
        directs: Directs,
    ) -> None:
        self._channels, self._presenter, self._pace, self._clock = channels, presenter, pace, clock
        self._now, self._tell, self._overtaken, self._directs = clock.steady.now, tell, overtaken, directs
        self.answers = BoardAnswers()
        self.calling = Calling(panels, self._now, clock.now)
        directs.remember = self.remember
        self.turning: TurningPoints | None = None

    async def show(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Show the table as it stands, and announce the turn if that is due.

        OvertakenError if something newer is to be shown before its picture was drawn.
        """
        if refs.repair and not refs.cleaned:
            await self._clean(refs, snapshot)
        await self._end_beside(refs, snapshot)
        state = snapshot.state
        # a table closed at once says it on its board
        if state.phase == "over" and state.round and (refs.result is not None or not state.closed):
            await self._show_end(refs, snapshot)
            refs.repair = False
            return
        wanted = mention_wanted(snapshot)
        if wanted != refs.turn:
            refs.turn, refs.since = wanted, self._now()
        if refs.version != state.version:
            refs.seen, refs.looks, refs.reposts = self._now(), 0, 0  # an edit will tell
        if await self._carried_away(refs, snapshot) or await self._is_gone(refs, snapshot):
            refs.anew = True
        await self.show_board(refs, snapshot)
        if lost := refs.lost_mentions(wanted):  # the answer to a post did not come, and now its turn is over
            await self._clean(refs, snapshot)
            for kind in lost:
                refs.nonces.pop(kind, None)
        # what was announced is not the present turn, or that one is to be announced in another way
        if refs.mentioned != wanted and (refs.mentioned or refs.direct_of not in ("", turn_mark(snapshot, wanted))):
            await self._end_mention(refs, snapshot)
        when = self.calling.due(refs, snapshot)
        if when is not None and when <= self._now():
            await self._mention(refs, snapshot, wanted)
        refs.repair = False

    async def show_board(self, refs: MessageRefs, snapshot: Snapshot, event_count: int | None = None) -> None:
        """Show the board alone; `event_count`: only so many of the events of this change."""
        if refs.result is not None and snapshot.state.phase != "over":
            await self._leave_result(refs, snapshot)
        old = refs.board
        forced = snapshot.state.times.forced_at is not None  # in a moment there is more to show
        anew = old is None or refs.anew or (not refs.repair and not forced and self._aged(refs, snapshot))
        calling = event_count is None and self.calling.by_board(refs, snapshot, anew=anew)
        parts = await self._presenter.board(
            snapshot, event_count, calling=calling, wanted=lambda: not self._overtaken(snapshot.id)
        )
        mark = hash(parts)
        if old is not None and mark == refs.board_mark and not refs.anew and not refs.repair:
            return
        picture = None if refs.repair else refs.picture
        if old is not None and not anew and await self._change(refs, snapshot, old, parts, picture):
            refs.board_mark, refs.picture = mark, picture_mark(parts)
            return
        if not snapshot.state.closed:
            refs.board_mark = refs.picture = None  # as long as nobody knows what arrives
            await self._post_board(refs, snapshot, parts)
            refs.board_mark, refs.picture = mark, picture_mark(parts)

    def _aged(self, refs: MessageRefs, snapshot: Snapshot) -> bool:
        """Return True if a board is so old that Discord lets it be edited a few times only; the last word may be."""
        return self._age(refs) > self._pace.edit_age and not snapshot.state.closed

    async def _change(
        self, refs: MessageRefs, snapshot: Snapshot, message: int, parts: Parts, kept: int | None
    ) -> bool:
        """Return True if a message could be changed, by a click on it if there is one; False if it was deleted.

        `kept` is the mark of the picture that it has: the same one is not sent again.
        """
        state, now, pressed = snapshot.state, self._now(), refs.pressed
        keep = kept is not None and kept == picture_mark(parts)
        try:
            # a click's token costs nothing and counts for no limit
            usable = pressed is not None and pressed.message == message and pressed.good(now) and pressed.quick(now)
            if pressed is None or not usable or not await pressed.edit(parts, now, keep=keep):
                await self._channels.edit(state.guild, state.channel, message, parts, keep=keep)
        except discord.HTTPException as error:
            if trouble_of(error) is Trouble.MESSAGE_GONE:
                return False
            raise
        return True

    async def _post_board(self, refs: MessageRefs, snapshot: Snapshot, parts: Parts) -> None:
        """Post the board at the bottom; an earlier try may have arrived, with what was to be shown then."""
        state, old, mention, carried = snapshot.state, refs.board, refs.mention, refs.calls
        calls, wanted = bool(parts.pings), mention_wanted(snapshot)
        if calls and wanted == refs.mentioned:
            parts = msgspec.structs.replace(parts, pings=())  # the board that goes has notified already
        again = BOARD in refs.nonces
        new, token = (None, None) if again else await self._answer(state.channel, parts)
        if new is None:
            new = await self._channels.post(state.guild, state.channel, parts, refs.nonce(BOARD))
        refs.anew, refs.gone, refs.looked, refs.posted = False, False, self._now(), self._now()
        refs.seen, refs.looks = self._now(), 0
        changes: dict[str, Ref | None] = {BOARD: new}
        if calls:
            changes |= {MENTION: new, MENTIONED: wanted}
        elif carried:
            changes |= {MENTION: None, MENTIONED: None}
        await self.remember(refs, state.id, changes)
        if again:
            await self._channels.edit(state.guild, state.channel, new, parts)
        for message in dict.fromkeys((old, mention if calls else None)):
            if message is not None:
                await self._delete(refs, snapshot, message)
        if token is not None and (refs.pressed is None or refs.pressed.message != new):
            refs.pressed = token

    async def _answer(self, channel: int, parts: Parts) -> tuple[int | None, Pressed | None]:
        """Post the board as the answer to a command that wants it, and return its id and the command's token."""
        answer = self.answers.get(channel)
        new = None if answer is None else await answer.post(parts)
        if answer is None or new is None:
            return None, None
        return new, Pressed(answer.interaction, new, self._now() + self._pace.panel_life)

    async def _show_end(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Let the board say how the last round ended, and post how the match did: below it, to stay."""
        again = refs.anew
        if refs.result is None or refs.repair:
            refs.anew = False
            await self.show_board(refs, snapshot)
        if refs.mentioned or refs.direct_of:
            await self._end_mention(refs, snapshot)
        refs.anew = again
        parts = await self._presenter.result(snapshot, None if self.turning is None else self.turning.of(snapshot))
        mark, old = hash(parts), refs.result
        if old is not None and mark == refs.result_mark and not (refs.anew or refs.repair):
            return
        changed = old is not None and not refs.anew and await self._change(refs, snapshot, old, parts, refs.podium)
        if not changed and (old is None or refs.anew or not snapshot.state.closed):
            await self._post_result(refs, snapshot, parts)
        refs.result_mark, refs.podium = mark, picture_mark(parts)
        if self.turning is not None:
            self.turning.begin(snapshot)

    async def _post_result(self, refs: MessageRefs, snapshot: Snapshot, parts: Parts) -> None:
        state, old = snapshot.state, refs.result
        again = RESULT in refs.nonces
        new = await self._channels.post(state.guild, state.channel, parts, refs.nonce(RESULT))
        refs.anew = False
        await self.remember(refs, state.id, {RESULT: new, RESULT_OF: state.match_id})
        if again:
            await self._channels.edit(state.guild, state.channel, new, parts)
        if old is not None:
            await self._channels.delete(state.guild, state.channel, old)

    async def _leave_result(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Leave the last match's board and result as they are, without “Play again”, for a new one has begun."""
        state, result = snapshot.state, refs.result
        if result is not None:
            rows = await self._presenter.record_rows(snapshot, refs.result_of)
            await self._channels.edit_rows(state.guild, state.channel, result, rows)
        await self.remember(refs, state.id, {BOARD: None, RESULT: None, RESULT_OF: None})
        refs.board_mark = refs.picture = refs.result_mark = refs.podium = None

    async def _delete(self, refs: MessageRefs, snapshot: Snapshot, message: int) -> None:
        """Delete a message of ours, by the token of a click on it if there is one: that costs nothing."""
        pressed = refs.pressed
        if pressed is not None and pressed.message == message:
            refs.pressed = None
            if pressed.good(self._now()) and await pressed.delete():
                return
        await self._channels.delete(snapshot.state.guild, snapshot.state.channel, message)

    async def _end_mention(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Delete the mention of a turn that is over; a board that mentioned somebody stays, of course."""
        if refs.mention is not None and not refs.calls:
            await self._delete(refs, snapshot, refs.mention)
        if refs.direct_of:
            await self._directs.end(refs, snapshot)
        await self.remember(refs, snapshot.id, {MENTION: None, MENTIONED: None})

    async def post_beside(self, refs: MessageRefs, snapshot: Snapshot, kind: str, parts: Parts) -> None:
        """Post a message beside the board that mentions people; tried again it is the same one."""
        state = snapshot.state
        message = await self._channels.post(state.guild, state.channel, parts, refs.nonce(kind))
        before = dict(refs.beside).get(kind)
        await self.remember(refs, state.id, {kind: message})
        if before is not None and before != message:
            await self._channels.delete(state.guild, state.channel, before)

    async def _end_beside(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Let the messages that have called people to the table say how that ended; an invitation is deleted."""
        for kind, message in refs.beside:
            how = self._call_end(snapshot, kind, message)
            if how and kind == INVITE:
                await self._delete(refs, snapshot, message)
            elif how:
                await self._change(refs, snapshot, message, await self._presenter.call_ended(snapshot, how), None)
            if how:
                await self.remember(refs, snapshot.id, {kind: None})

    def _call_end(self, snapshot: Snapshot, kind: str, message: int) -> str:
        """Return how a call has ended: `taken`, `late` (nobody came in time), `over` (nobody is wanted); "" if not."""
        state = snapshot.state
        if kind == INVITE:  # until no seat is kept for somebody
            return "" if snapshot.waits and state.times.kept_until is not None else "over"
        if has_room(snapshot) if kind == CALL else state.wanted_seats:
            return "late" if self._clock.now() >= _asked_until(message) else ""
        return "taken" if (snapshot.waits if kind == CALL else state.running) else "over"

    def calls_end(self, refs: MessageRefs) -> float | None:
        """Return when the next call is over, in seconds of the steady clock; None if nobody is called."""
        ends = [_asked_until(message) for kind, message in refs.beside if kind != INVITE]
        return self._now() + min(ends) - self._clock.now() if ends else None

    async def _mention(self, refs: MessageRefs, snapshot: Snapshot, wanted: str) -> None:
        """Announce a turn as its player wants it; a direct message that cannot be sent is a mention after all."""
        state, board, how = snapshot.state, refs.board, announced_by(snapshot)
        sent = how != "mention" and board is not None and await self._directs.tell(refs, snapshot, wanted, board)
        if sent and how == "direct":
            await self.remember(refs, state.id, {MENTION: None, MENTIONED: wanted})
            return
        parts = None if board is None else await self._presenter.mention(snapshot, board)
        if parts is not None:
            message = await self._channels.post(state.guild, state.channel, parts, refs.nonce(MENTION + wanted))
            await self.remember(refs, state.id, {MENTION: message, MENTIONED: wanted})

    async def _carried_away(self, refs: MessageRefs, snapshot: Snapshot) -> bool:
        """Return True if so much lies below the board that a phone does not show all of it any more."""
        state, board = snapshot.state, refs.board
        old, refs.version = refs.version == state.version, state.version
        if board is None or old or not state.running or self._aged(refs, snapshot):
            return False
        if self._now() < refs.looked + self._pace.talk_gap:
            return False
        refs.looked = self._now()
        return await self._channels.below(state.guild, state.channel, board, refs.mention) > TALK

    def comes_back(self, refs: MessageRefs, snapshot: Snapshot) -> bool:
        """Return True if a board that was deleted is posted anew at once.

        Not while nobody is waited for, and not one that was posted a moment ago: a person who deletes it again does not
        want it there. The more often it is deleted, the longer the moment: a bot may clear the channel again and again.
        Later looks bring that one back.
        """
        return self.look_at(refs, snapshot) is not None and self._age(refs) >= self._moment(refs)

    def _moment(self, refs: MessageRefs) -> float:
        return self._pace.board_looks[min(refs.reposts, len(self._pace.board_looks) - 1)]

    def _age(self, refs: MessageRefs) -> float:
        """Return how many seconds ago the board was posted: by its date only if that was before a restart."""
        if refs.posted is not None or refs.board is None:
            return 0.0 if refs.posted is None else self._now() - refs.posted
        return self._clock.now() - discord.utils.snowflake_time(refs.board).timestamp()

    def look_at(self, refs: MessageRefs, snapshot: Snapshot) -> float | None:
        """Return when to look for the board, which may be gone unheard; None while nobody is waited for."""
        state, gaps = snapshot.state, self._pace.board_looks
        if state.clock not in ("30s", "2m"):
            gaps = gaps[-1:]  # there a look would cost as much as the move
        if refs.board is None or state.paused or not state.running:
            return None
        if refs.gone:
            return self._now() - self._age(refs) + self._moment(refs)
        return refs.seen + gaps[min(refs.looks, len(gaps) - 1)]

    async def _is_gone(self, refs: MessageRefs, snapshot: Snapshot) -> bool:
        """Return True if somebody has deleted the board of a table that waits; looked at less and less often."""
        when, board = self.look_at(refs, snapshot), refs.board
        if when is None or board is None or when > self._now() or refs.repair:
            return False
        refs.seen, refs.looks = self._now(), refs.looks + 1
        if not refs.gone and await self._channels.stands(snapshot.state.guild, snapshot.state.channel, board):
            return False
        refs.reposts += 1
        return True

    async def _clean(self, refs: MessageRefs, snapshot: Snapshot) -> None:
        """Delete what a process that ended too early has posted without remembering it; remember a call."""
        state = snapshot.state
        async for message in self._channels.own_messages(state.guild, state.channel, _LOOK_BACK, answers=True):
            if not leftover(message, snapshot, refs):
                continue
            kind = call_kind(message)
            if kind is not None and refs.id_of(kind) is None:
                await self.remember(refs, state.id, {kind: message.id})
            else:
                await self._channels.delete(state.guild, state.channel, message.id)
        refs.cleaned = True

    async def remember(self, refs: MessageRefs, table: str, changes: dict[str, Ref | None]) -> None:
        """Keep ids of messages, here and with the table; None forgets one."""
        refs.note(changes)
        await self._tell(table, Refs(changes))


def _asked_until(message: int) -> float:
    """Return until when the message of a call asks people to come."""
    return discord.utils.snowflake_time(message).timestamp() + _ASKED_SECONDS


class BoardAnswer:
    """The answer to a command that wants a board posted; the board takes it if it comes soon enough.

    `send` answers for all to see; None if the command was answered before, or this was not delivered.
    """

    def __init__(self, interaction: AnyInteraction, send: Callable[[Parts], Awaitable[SentResponse | None]]) -> None:
        self.interaction, self._send = interaction, send
        self._open, self._over = True, asyncio.Event()

    async def post(self, parts: Parts) -> int | None:
        """Let the answer be the board, and return the id of its message; None if it is to be posted in another way."""
        if not self._open:
            return None
        self._open = False
        try:
            sent = await self._send(parts)
        finally:
            self._over.set()
        return None if sent is None else sent.message

    def withdraw(self) -> None:
        """Offer the answer no more, unless it is being sent."""
        if self._open:
            self._open = False
            self._over.set()

    async def over(self, seconds: float) -> None:
        """Wait until the board has the answer, or will not take it, but not longer than that."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._over.wait(), seconds)
        self.withdraw()


class BoardAnswers(dict[int, BoardAnswer]):
    """The answers that boards can take, by channel: the one to `/play` is there before its table is."""

    @contextmanager
    def offered(self, channel: int, answer: BoardAnswer) -> Iterator[None]:
        """Offer an answer to the board of a channel meanwhile, unless another one is offered."""
        if self.setdefault(channel, answer) is not answer:
            answer.withdraw()
            yield
            return
        try:
            yield
        finally:
            answer.withdraw()
            del self[channel]

    def refuse(self, channel: int) -> None:
        """Let nobody wait any longer: the board of that channel cannot be posted now."""
        if answer := self.get(channel):
            answer.withdraw()
