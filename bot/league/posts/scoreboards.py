"""Keeps the scoreboards right: a message a channel, edited when the table has changed, at most once a minute.

Discord tells when one is deleted. What happened while the bot was away is noticed by the next edit, by the first one
after a start, and by a look that comes more and more seldom.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.connection.channels import Channels
from bot.connection.delivery import ERRORS, Trouble, describe, picture_mark, trouble_of
from bot.connection.service import CoalescingQueue, Service
from bot.fleet import ShardLoader
from bot.league.pages.places import TablePlace
from bot.league.pages.table import PAGE, is_scoreboard, scoreboard, table, table_picture
from bot.league.rows.league import League
from bot.league.rows.scoreboards import Scoreboard, Scoreboards
from bot.league.rules import ALL, ALWAYS
from bot.parts.parts import Parts
from bot.play.messages.presenter import Presenter
from bot.tables import Alarm, Clock
from storage import StorageError
from storage.engines.fence import Fence

GAP = 60.0  # seconds between two edits of a scoreboard, at least
# Seconds after which it is looked for, and between tries while it cannot be shown; the last number repeats.
_LOOKS = (600.0, 3600.0, 6 * 3600.0)
_RETRIES = (60.0, 300.0, 3600.0, 6 * 3600.0)
_LOOK_BACK = 25  # messages among which one is looked for that a killed process posted
_LOST = 3  # times in a row that a channel is not found, until its scoreboard is given up
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _State:
    """A scoreboard's message, as far as this process knows it."""

    mark: int | None = None  # of its parts, to tell if they have changed
    picture: int | None = None  # the mark of its picture
    touched: float = 0.0  # the time of its last change, 0 before the first
    looks: int = 0  # how often it was looked for since
    look_at: float = 0.0  # the time at which it is looked for again
    lost: int = 0  # times in a row that its channel was not found
    tries: int = 0  # in vain, since it was shown last
    searched: bool = False  # for a message that a killed process left
    nonce: str = ""  # of a post whose answer may be lost
    unsettled: bool = False  # the numbers are about to change by themselves
    alarm: Alarm | None = None
    trouble: Trouble | None = None  # the reason for which it cannot be shown


class ScoreboardPosts(Service):
    """All scoreboards of this process; `wait_for` waits until a server is known."""

    def __init__(
        self,
        channels: Channels,
        presenter: Presenter,
        *,
        league: League,
        rows: Scoreboards,
        fence: Fence,
        clock: Clock,
        wait_for: Callable[[int], Awaitable[None]],
    ) -> None:
        self._channels, self._presenter, self._clock = channels, presenter, clock
        self._league, self._rows, self._fence, self._wait_for = league, rows, fence, wait_for
        self.loader = ShardLoader(fence, self._load, "scoreboards")
        self._boards: dict[tuple[int, int], Scoreboard] = {}
        self._states: dict[tuple[int, int], _State] = {}
        self._queue: CoalescingQueue[tuple[int, int]] = CoalescingQueue(lambda _, place: self._work(place))

    async def _load(self, shard: int) -> None:
        """Take up a shard's scoreboards; they are shown as soon as their servers are known."""
        for board in await self._rows.all():
            if self._fence.shard_of(board.guild) == shard and (board.guild, board.channel) not in self._boards:
                self._boards[board.guild, board.channel] = board
                self._put((board.guild, board.channel))

    async def leave(self, guilds: Callable[[int], bool]) -> None:
        """Let go of those of these servers: another process shows them."""
        places = [place for place in self._boards if guilds(place[0])]
        for place in places:
            self._forget(place)
        await self._queue.drop([_key(place) for place in places], 0.0)

    async def switch(self, guild: int, channel: int, game: str | None, by: int) -> Trouble | None:
        """Show a game's table (`*`: of all games) in a channel from now on, or no more (None).

        Return why it can't be shown, None if it is. Await `loader.loaded` before.
        """
        before = await self._rows.switch(guild, channel, game, by)
        place = (guild, channel)
        if game is None:
            await self._queue.finished(_key(place))  # what is under way may post the message again
            await self._end(place, self._boards.get(place, before))
            return None
        self._boards[place] = replace(before, game=game) if before else Scoreboard(guild, channel, game)
        state = self._states.setdefault(place, _State())
        state.touched = 0.0  # who switches it on does not wait
        self._put(place)
        await self._queue.finished(_key(place))
        return state.trouble

    def pinned(self, guild: int, channel: int) -> bool:
        """Return True if the scoreboard of a channel is pinned."""
        board = self._boards.get((guild, channel))
        return board is not None and board.pinned

    def changed(self, guild: int) -> None:
        """Show the scoreboards of a server anew, soon and not too often: its table may have changed."""
        for place in [place for place in self._boards if place[0] == guild]:
            self._put(place)

    def refresh(self) -> None:
        """Show all scoreboards anew: somebody's name may be on any of them that is to be there no more."""
        for place in self._boards:
            self._put(place)

    def retry(self, guild: int) -> None:
        """Try again what could not be shown in a server."""
        for place, state in self._states.items():
            if place[0] == guild and state.trouble is not None:
                self._put(place)

    def deleted(self, guild: int, channel: int, messages: Collection[int]) -> None:
        """Post a scoreboard anew if it is among the messages that were deleted from a channel."""
        place = (guild, channel)
        board, state = self._boards.get(place), self._states.get(place)
        if board is not None and state is not None and board.message in messages:
            state.look_at = 0.0
            self._put(place)

    async def gone(self, guild: int, channel: int) -> None:
        """Give up the scoreboard of a channel that was deleted."""
        if (guild, channel) in self._boards:
            await self._drop((guild, channel))

    async def settled(self) -> None:
        """Return when everything is shown that may be shown now."""
        await self._queue.settled()

    async def close(self, patience: float = 3.0) -> None:
        """Give what is under way so many seconds; the next start shows the rest."""
        for state in self._states.values():
            if state.alarm is not None:
                state.alarm.cancel()
        await self._queue.close(patience)

    def _put(self, place: tuple[int, int]) -> None:
        self._queue.put(_key(place), place)

    async def _work(self, place: tuple[int, int]) -> None:
        """Show a scoreboard now, or when a minute has gone by since the last time; then look again some time."""
        await self._wait_for(place[0])
        board, state = self._boards.get(place), self._states.setdefault(place, _State())
        if board is None:
            return
        now = self._clock.now()
        if state.touched and now < state.touched + GAP:
            self._call(place, state, state.touched + GAP)
            return
        try:
            await self._show(board, state)
            state.trouble, state.lost, state.tries = None, 0, 0
        except ERRORS as error:
            state.trouble = trouble_of(error)
            _log.info("the scoreboard in channel %s is not shown: %s", place[1], describe(error))
            if state.trouble is Trouble.CHANNEL_GONE and self._channels.knows(place[0]):
                state.lost += 1
        except StorageError as error:
            state.trouble = Trouble.BUSY
            error.log(_log, "a scoreboard is not shown")
        if state.lost >= _LOST:
            await self._drop(place)
            return
        self._call(place, state, self._next(state, now))

    def _next(self, state: _State, now: float) -> float:
        """Return the time at which a scoreboard is to be worked on again by itself."""
        if state.trouble is not None:
            state.tries += 1
            return now + _RETRIES[min(state.tries, len(_RETRIES)) - 1]
        return min(state.look_at, now + GAP) if state.unsettled else state.look_at

    def _call(self, place: tuple[int, int], state: _State, when: float) -> None:
        if state.alarm is not None:
            state.alarm.cancel()
        state.alarm = self._clock.call_at(when, lambda: self._put(place))

    async def _show(self, board: Scoreboard, state: _State) -> None:
        """Edit the message if the table has changed, see whether it is there if not; post it anew where it is gone."""
        parts, state.unsettled = await self._parts(board)
        if board.message is None:
            there = False
        elif hash(parts) != state.mark:
            there = await self._edit(board, state, board.message, parts)
        else:
            there = await self._still_there(board, state, board.message)
        if not there:
            await self._post(board, state, parts)

    async def _parts(self, board: Scoreboard) -> tuple[Parts, bool]:
        """Return the message (this season's, else of all time), and True if its numbers change by themselves soon."""
        guild, game = board.guild, board.game
        reader = await self._presenter.public_reader(guild, board.channel)
        running = await self._league.running(guild)
        season = None if running is None else running.number
        standings = await self._league.table(guild, None if game == ALL else game, season, page_size=PAGE)
        people = [row.person for row in standings.rows]
        standings, drawn = await self._presenter.pictured(table_picture, standings, guild, reader, people)
        page = table(standings, TablePlace(game, season or ALWAYS), reader, picture=drawn)
        return scoreboard(page, game, reader), standings.recalculating is not None

    async def _still_there(self, board: Scoreboard, state: _State, message: int) -> bool:
        """Return True if the message is still there, as far as is known; it is looked for only when that is due."""
        if self._clock.now() < state.look_at:
            return True
        state.looks += 1
        self._look_later(state)
        return await self._channels.stands(board.guild, board.channel, message)

    def _look_later(self, state: _State) -> None:
        state.look_at = self._clock.now() + _LOOKS[min(state.looks, len(_LOOKS) - 1)]

    async def _edit(self, board: Scoreboard, state: _State, message: int, parts: Parts) -> bool:
        """Return True if the message was changed, False if somebody has deleted it."""
        keep = state.picture is not None and state.picture == picture_mark(parts)
        there = await self._channels.edit_if_there(board.guild, board.channel, message, parts, keep=keep)
        if there:
            self._touched(state, parts)
        return there

    def _touched(self, state: _State, parts: Parts) -> None:
        state.mark, state.picture = hash(parts), picture_mark(parts)
        state.touched, state.looks = self._clock.now(), 0
        self._look_later(state)

    async def _post(self, board: Scoreboard, state: _State, parts: Parts) -> None:
        """Post it, or take over one that a process posted and did not live to remember; then pin it."""
        message = None if state.searched else await self._left_over(board)
        state.searched = True
        if message is not None:
            await self._channels.edit(board.guild, board.channel, message, parts)
        else:
            # a try whose answer was lost is the same message
            state.nonce = state.nonce or secrets.token_hex(12)
            message = await self._channels.post(board.guild, board.channel, parts, state.nonce)
            state.nonce = ""
        self._touched(state, parts)
        await self._remember(board, message, pinned=False)
        try:
            await self._channels.pin(board.guild, board.channel, message)
        except ERRORS as error:  # that is not allowed, or the channel has no pin left
            _log.info("the scoreboard in channel %s is not pinned: %s", board.channel, describe(error))
        else:
            await self._remember(board, message, pinned=True)

    async def _left_over(self, board: Scoreboard) -> int | None:
        async for message in self._channels.own_messages(board.guild, board.channel, _LOOK_BACK):
            items = (item for row in message.components for item in getattr(row, "children", ()))
            if any(is_scoreboard(getattr(item, "custom_id", None) or "") for item in items):
                return message.id
        return None

    async def _remember(self, board: Scoreboard, message: int, *, pinned: bool) -> None:
        place = (board.guild, board.channel)
        if place in self._boards:
            self._boards[place] = Scoreboard(*place, board.game, message, pinned)
        await self._rows.place(*place, message, pinned=pinned)

    async def _end(self, place: tuple[int, int], board: Scoreboard | None) -> None:
        """Show it no more: its message goes."""
        self._forget(place)
        if board is not None and board.message is not None:
            try:
                await self._channels.delete(*place, board.message)
            except ERRORS as error:
                _log.info("a scoreboard in channel %s is left: %s", place[1], describe(error))

    async def _drop(self, place: tuple[int, int]) -> None:
        self._forget(place)
        await self._rows.drop(*place)

    def _forget(self, place: tuple[int, int]) -> None:
        self._boards.pop(place, None)
        state = self._states.pop(place, None)
        if state is not None and state.alarm is not None:
            state.alarm.cancel()


def _key(place: tuple[int, int]) -> str:
    return f"{place[0]} {place[1]}"


class ScoreboardEvents(commands.Cog):
    """Tells the scoreboards what happens to their channels, messages and servers."""

    def __init__(self, boards: ScoreboardPosts) -> None:
        self._boards = boards

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its scoreboard with it."""
        await self._boards.gone(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Somebody has deleted a message, perhaps a scoreboard."""
        self._boards.deleted(payload.guild_id or 0, payload.channel_id, {payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """A moderator's bot has deleted many messages at once."""
        self._boards.deleted(payload.guild_id or 0, payload.channel_id, payload.message_ids)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._boards.gone(payload.guild_id, payload.thread_id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    async def on_permissions(self, _: object, after: discord.abc.GuildChannel | discord.Role) -> None:
        """Permissions of a channel or a role may have changed: what could not be shown is tried again."""
        self._boards.retry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps again."""
        self._boards.retry(guild.id)
