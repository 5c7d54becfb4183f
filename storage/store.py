"""The store: connections that write, read, and work out the league, each on a thread. It knows no feature's rows."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, nullcontext
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Concatenate, NamedTuple, ParamSpec, Self, TypeVar

from . import loading, privacy, settings
from .engines import Connection, Engine, Place, WorkerConnection, engine_of, is_dsn
from .engines.fence import Fence
from .errors import StorageError
from .forgetting import Access, erase, left_over
from .group import GroupCommit
from .leases import TTL, Leases, SharedLeases, SoleLeases
from .orders import OrderBook
from .personal import Personal
from .saving import SaveHooks, Saver
from .values import (
    AuditEntry,
    DamagedTable,
    Deleted,
    Erased,
    FinishedMatch,
    Forgotten,
    Json,
    MatchLine,
    StoredTable,
    TableChange,
    WriteCounts,
)

P = ParamSpec("P")
T = TypeVar("T")
_IDLE = 0.5  # seconds that a session may say nothing within a transaction at least, however short leases are


class Lines(NamedTuple):
    """The connections of a store."""

    writer: WorkerConnection
    reader: WorkerConnection
    worker: WorkerConnection
    leases: Leases


class Store:
    """Tables, matches and settings. All methods raise StorageError, and `closed` after `close`.

    `personal` is what features hold about people, in the order in which it is exported, left and deleted.
    """

    personal: ClassVar[Personal] = ()

    def __init__(
        self,
        engine: Engine,
        lines: Lines,
        fence: Fence,
        clock: Callable[[], float],
        place: Place,
        program: str,
        hooks: SaveHooks | None = None,
    ) -> None:
        """Use `Store.open`."""
        self.damaged: tuple[DamagedTable, ...] = ()
        self.fence = fence
        self._engine, self._place, self._program = engine, place, program
        self._writer, self._reader, self._worker, self.leases = lines
        self._clock, self._hooks = clock, hooks or SaveHooks()
        self._saver = Saver(self._hooks)
        self._group = GroupCommit(self._writer, self._saver, clock)
        access = Access(self._read, self._write, self.personal)
        self.orders = OrderBook(access, fence, clock, lambda: self._paused())
        self._closed = False

    @classmethod
    async def open(
        cls,
        place: Place,
        *,
        busy: float = 5.0,
        clock: Callable[[], float] = time.time,
        fence: Fence | None = None,
        program: str = "",
        ttl: float = TTL,
    ) -> Self:
        """Open a file (made if it is not there) or a database for writing, and bring its schema up to date.

        `busy` is how many seconds to wait for another program's lock, or for a server; `clock` tells seconds since
        1970. With a `fence` a database is shared with other processes: this one is `program`, its leases hold `ttl`
        seconds. Without one it is the only one.
        Raises `missing-folder`, `in-use`, `unreadable`, `not-a-database`, `not-ours`, `damaged`, `too-new`,
        `read-only`, `locked`, `full`, `migration`, `unreachable`.
        """
        engine = engine_of(place, busy=busy, fence=fence, idle=max(_IDLE, ttl / 3))
        own = fence or Fence.open()
        engine.acquire()
        opening = asyncio.create_task(_connect(engine, own, program, ttl))
        try:
            lines = await asyncio.shield(opening)
        except asyncio.CancelledError:
            await _abandon(opening)
            engine.release()
            raise
        except BaseException:
            engine.release()
            raise
        store = cls(engine, lines, own, clock, place, program)
        try:
            await store._opened()
        except BaseException:
            await store.close()
            raise
        return store

    async def _opened(self) -> None:
        """Finish the orders that a crash or an older version left behind, before anybody gets the store."""
        run = self._writer.call
        orders = OrderBook(Access(run, run, self.personal), Fence.open(), self._clock, nullcontext)
        await orders.tidy()
        if self.leases.ttl is None:
            await orders.resume()

    def _paused(self) -> AbstractAsyncContextManager[None]:
        """Return a context in which nobody is given a name: somebody is being forgotten."""
        return nullcontext()

    async def beside(self, fence: Fence, clock: Callable[[], float]) -> Self:
        """Open the same database once more, for what `fence` holds: as another process would."""
        ttl = self.leases.ttl or TTL
        return await type(self).open(self._place, clock=clock, fence=fence, program=self._program, ttl=ttl)

    async def close(self) -> None:
        """Store what still waits, close the file and give up its lock; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        async with AsyncExitStack() as stack:  # the last one first, and all of them whatever happens
            stack.callback(self._engine.release)
            stack.push_async_callback(self.leases.close)
            stack.push_async_callback(self._writer.close)
            stack.push_async_callback(self._reader.close)
            stack.push_async_callback(self._worker.close)
            stack.push_async_callback(self._group.drain)

    async def __aenter__(self) -> Self:
        """Return the store itself."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close."""
        await self.close()

    # Live tables

    async def save(self, change: TableChange) -> None:
        """Store a step of a table; it is on the disk when this returns.

        Raises `conflict`, `channel-taken`, `invalid` for this change alone, or `full`, `locked`, `disk`,
        `read-only` when nothing can be written now; then nothing of it is stored, and it may be tried again.
        A caller that is cancelled cannot know; the change is stored whole.
        """
        if self._closed:
            raise StorageError("closed")
        await self._group.save(change)

    async def live_tables(self, shard: int | None = None) -> list[StoredTable]:
        """Return the live tables (of one shard) with their logs, the oldest first. `damaged` then names those left out.

        What was known of any table is forgotten: another process may have played those of a shard.
        """
        await self._writer.call(self._rewrite, lambda _: None)
        only = None if shard is None else (shard, self.fence.shards)
        tables, damaged = await self._reader.call(loading.load_tables, only)
        self.damaged = tuple(damaged)
        return tables

    async def live_table(self, table: str) -> StoredTable | None:
        """Return one live table with its log; None if there is none, or if it cannot be read."""
        return await self._reader.call(loading.load_table, table)

    # Matches

    async def match(self, match: str, guild: int | None = None) -> FinishedMatch | None:
        """Return a match by its id; with `guild`, only if it was played there."""
        return await self._reader.call(loading.load_match, match, guild)

    async def last_match(self, guild: int, channel: int) -> FinishedMatch | None:
        """Return the match that ended last in a channel."""
        return await self._reader.call(loading.load_last_match, guild, channel)

    async def has_played(self, guild: int, person: int, game: str) -> bool:
        """True if a person has finished a match of a game in a guild."""
        return await self._reader.call(loading.load_has_played, guild, person, game)

    async def last_game(self, guild: int, channel: int, person: int) -> str | None:
        """Return the game played last in a channel, else the person's last in the guild; None if there is neither."""
        return await self._reader.call(loading.load_last_game, guild, channel, person)

    async def learners(self, guild: int, people: Sequence[int], game: str, enough: int) -> tuple[int, ...]:
        """Return those of the people who have finished fewer than `enough` matches of a game in a guild."""
        return await self._reader.call(loading.load_learners, guild, people, game, enough)

    async def last_end(self, guild: int) -> float | None:
        """Return the time at which the last match of a guild ended; None if none has."""
        return await self._reader.call(loading.load_last_end, guild)

    async def latest_matches(self, guild: int, channel: int, limit: int = 25) -> list[MatchLine]:
        """Return what a list of a channel's last matches needs, the newest first."""
        return await self._reader.call(loading.load_latest, guild, channel, limit)

    async def has_matches(self, guild: int) -> bool:
        """True if a match was finished in a guild."""
        return await self._reader.call(loading.load_has_matches, guild)

    # Settings, audit log, notes

    async def settings(self, guild: int, channel: int | None = None, parent: int | None = None) -> dict[str, Json]:
        """Return the settings of a guild, overridden by those of the channel; a thread's `parent` comes in between."""
        return await self._reader.call(settings.load_settings, guild, channel, parent)

    async def own_settings(self, guild: int, channel: int | None = None) -> dict[str, Json]:
        """Return what is set for a channel itself (None: for the guild), without what holds around it."""
        return await self._reader.call(settings.load_own_settings, guild, channel)

    async def guilds_with(self, key: str) -> list[int]:
        """Return the guilds that have set a key for themselves."""
        return await self._reader.call(settings.load_guilds_with, key)

    async def set_setting(self, guild: int, channel: int | None, key: str, value: Json, by: int | None) -> None:
        """Set a key of the guild (channel None) or the channel, or delete it (value None); the audit log notes it."""
        await self._writer.call(self._save_setting, guild, channel, key, value, by)

    def _save_setting(
        self, db: Connection, guild: int, channel: int | None, key: str, value: Json, by: int | None
    ) -> None:
        try:
            settings.save_setting(db, guild, channel, key, value, by, self._clock())
        finally:
            self._hooks.changed(guild)

    async def audit(self, guild: int, limit: int = 50) -> list[AuditEntry]:
        """Return the audit log of a guild, the newest entry first."""
        return await self._reader.call(settings.load_audit, guild, limit)

    async def get_meta(self, key: str) -> str | None:
        """Return a note that the bot made for itself, or None."""
        return await self._reader.call(settings.load_meta, key)

    async def set_meta(self, key: str, value: str | None) -> None:
        """Make a note (never about a person), or delete it (None)."""
        await self._writer.call(settings.save_meta, key, value)

    # Privacy

    async def export(self, person: int) -> dict[str, Json]:
        """Return all that is held about a person, as JSON; see `privacy.export_person`."""
        return await self._reader.call(privacy.export_person, self.personal, person)

    async def forget(self, person: int) -> Forgotten:
        """Take a person out of everything stored, the file's old bytes too, where all shards are this process's.

        Tables that are in memory have to let go of the person first: see `bot.fleet.Orders`.
        """
        number = await self.orders.to_forget(person)
        await self._obey()
        return await self.orders.erased(await self.orders.forgotten(number))

    async def delete_guild(self, guild: int) -> Deleted:
        """Delete everything of a guild, its live tables too, where its shard is this process's."""
        number = await self.orders.to_delete(guild)
        await self._obey()
        return await self.orders.erased(await self.orders.deleted(number))

    async def _obey(self) -> None:
        """Do what is ordered, for all shards that are held."""
        for order in await self.orders.open():
            own = self.fence.held.keys() & order.missing(self.fence.shards)
            if own:
                await self.orders.do(order, sorted(own))

    async def erase(self) -> Erased:
        """Write the file anew if bytes of what was deleted are left in it, and return what that came to.

        Nothing is saved meanwhile.
        """
        return await self._writer.call(erase)

    async def left_over(self) -> Erased:
        """Return whether bytes of what was deleted are left: `soon` until `erase`."""
        return await self._reader.call(left_over)

    # The file itself

    @property
    def counts(self) -> WriteCounts:
        """The changes that were written since the start, and the writes that were refused."""
        counts = self._group.counts
        return counts._replace(superseded=counts.superseded + self._writer.superseded)

    @property
    def on_server(self) -> bool:
        """True if everything is in a database on a server, and not in a file."""
        return is_dsn(self._engine.name)

    async def _read(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._reader.call(function, *args, **kwargs)

    async def _write(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.call(self._rewrite, lambda db: function(db, *args, **kwargs))

    def _rewrite(self, db: Connection, change: Callable[[Connection], T]) -> T:
        """Change tables in another way than by saving them, on the connection's thread."""
        try:
            return change(db)
        finally:
            self._saver.clear()
            self._hooks.all_changed()

    async def backup(self, to: Path, *, force: bool = False) -> None:
        """Copy everything saved so far into one new file; see `Engine.backup`."""
        await asyncio.to_thread(self._engine.backup, to, force)


async def _connect(engine: Engine, fence: Fence, program: str, ttl: float) -> Lines:
    """Return connections that write, read, and work out the league, and leases; all or none."""
    async with AsyncExitStack() as stack:
        writer = await _started(stack, engine.writer)
        leases: Leases = SoleLeases()
        if engine.sessions is not None:
            leases = await SharedLeases.start(*engine.sessions, fence, program, ttl)
            stack.push_async_callback(leases.close)
        reader = await _started(stack, engine.reader)
        worker = await _started(stack, engine.reader)
        stack.pop_all()
    return Lines(writer, reader, worker, leases)


async def _started(stack: AsyncExitStack, connector: Callable[[], Connection]) -> WorkerConnection:
    line = await WorkerConnection.start(connector)
    stack.push_async_callback(line.close)
    return line


async def _abandon(opening: asyncio.Task[Lines]) -> None:
    """Let an opening that nobody waits for come to its end, and close what it opened."""
    await asyncio.wait([opening])
    if opening.exception() is None:
        for line in opening.result():
            await line.close()
