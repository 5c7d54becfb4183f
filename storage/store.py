"""The store: connections that write, read, and work out the league, each on a thread. It knows no feature's rows."""

import asyncio
import functools
import time
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, AsyncExitStack, nullcontext
from types import TracebackType
from typing import Any, ClassVar, Concatenate, ParamSpec, Self, TypeAlias, TypeVar

from msgspec.structs import replace

from . import loading, privacy
from . import settings as setting_rows
from .engines import Connection, Engine, Place, WorkerConnection, engine_of, is_dsn
from .engines.fence import Fence
from .engines.sqlite.engine import SqliteEngine
from .errors import StorageError
from .forgetting import Access, erase, left_over
from .leases import TTL, Leases, SoleLeases
from .orders import OrderBook
from .personal import Personal
from .saving import GroupCommit, SaveHooks, Saver
from .values import DamagedTable, Erased, Json, StoredTable, TableChange, WriteCounts

P = ParamSpec("P")
T = TypeVar("T")
_IDLE = 0.5  # seconds that a session may say nothing within a transaction at least, however short leases are


# The connections of a store: one writes, one reads, one works out the league; and its leases.
Lines: TypeAlias = tuple[WorkerConnection, WorkerConnection, WorkerConnection, Leases]


def _reading(
    function: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]:
    """Turn a function that reads from a connection into a coroutine method of the store."""

    @functools.wraps(function)
    async def call(self: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._reader.call(function, *args, **kwargs)

    return call


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
        self.orders = OrderBook(
            Access(self._reader.call, self._write, self.personal), fence, clock, lambda: self._paused()
        )
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
        seconds. Raises `in-use`, `too-new`, `migration`, and whatever else may be wrong with a place.
        """
        engine = engine_of(place, busy=busy, fence=fence, idle=max(_IDLE, ttl / 3))
        store_fence = fence or Fence.open()
        engine.acquire()
        opening = asyncio.create_task(_connect(engine, fence, program, ttl))
        try:
            lines = await asyncio.shield(opening)
        except BaseException as error:
            if isinstance(error, asyncio.CancelledError):  # nobody waits any more: close what was opened
                await asyncio.wait([opening])
                for line in opening.result() if opening.exception() is None else ():
                    await line.close()
            engine.release()
            raise
        store = cls(engine, lines, store_fence, clock, place, program)
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
        return await type(self).open(
            self._place, clock=clock, fence=fence, program=self._program, ttl=self.leases.ttl or TTL
        )

    async def close(self) -> None:
        """Store what still waits, close the file and give up its lock; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        async with AsyncExitStack() as stack:  # the last one first, and all of them whatever happens
            stack.callback(self._engine.release)
            for part in (self.leases, self._writer, self._reader, self._worker):
                stack.push_async_callback(part.close)
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
        """Store a step of a table; it is on the disk when this returns, whole even if the caller is cancelled.

        Raises `conflict`, `channel-taken`, `invalid` for this change alone, or `full`, `locked`, `disk`,
        `read-only` when nothing can be written now; then nothing of it is stored, and it may be tried again.
        """
        if self._closed:
            raise StorageError("closed")
        await self._group.save(change)

    async def live_tables(self, shard: int | None = None) -> list[StoredTable]:
        """Return the live tables (of one shard) with their logs, the oldest first. `damaged` then names those left out.

        What was known of any table is forgotten: another process may have played those of a shard.
        """
        await self._write(lambda _: None)
        tables, damaged = await self._reader.call(
            loading.load_tables, None if shard is None else (shard, self.fence.shards)
        )
        self.damaged = tuple(damaged)
        return tables

    live_table = _reading(loading.load_table)

    # Matches

    match = _reading(loading.load_match)
    last_match = _reading(loading.load_last_match)
    has_played = _reading(loading.load_has_played)
    last_game = _reading(loading.load_last_game)
    learners = _reading(loading.load_learners)
    last_end = _reading(loading.load_last_end)
    latest_matches = _reading(loading.load_latest)
    has_matches = _reading(loading.load_has_matches)

    # Settings, audit log, notes

    settings = _reading(setting_rows.load_settings)
    own_settings = _reading(setting_rows.load_own_settings)
    guilds_with = _reading(setting_rows.load_guilds_with)
    get_meta = _reading(setting_rows.load_meta)
    left_over = _reading(left_over)

    async def set_setting(self, guild: int, channel: int | None, key: str, value: Json, by: int | None) -> None:
        """Set a key of the guild (channel None) or the channel, or delete it (value None); the audit log notes it."""

        def save(db: Connection) -> None:
            try:
                setting_rows.save_setting(db, guild, channel, key, value, by, self._clock())
            finally:
                self._hooks.changed(guild)

        await self._writer.call(save)

    async def set_meta(self, key: str, value: str | None) -> None:
        """Make a note (never about a person), or delete it (None)."""
        await self._writer.call(setting_rows.save_meta, key, value)

    # Privacy

    async def export(self, person: int) -> dict[str, Json]:
        """Return all that is held about a person, as JSON; see `privacy.export_person`."""
        return await self._reader.call(privacy.export_person, self.personal, person)

    async def erase(self) -> Erased:
        """Write the file anew if bytes of what was deleted are left in it; nothing is saved meanwhile."""
        return await self._writer.call(erase)

    # The file itself

    @property
    def counts(self) -> WriteCounts:
        """The changes that were written since the start, and the writes that were refused."""
        counts = self._group.counts
        return replace(counts, superseded=counts.superseded + self._writer.superseded)

    @property
    def on_server(self) -> bool:
        """Return True if everything is in a database on a server, and not in a file."""
        return is_dsn(self._engine.name)

    async def _write(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change tables in another way than by saving them."""

        def rewrite(db: Connection) -> T:
            try:
                return function(db, *args, **kwargs)
            finally:
                self._saver.clear()
                self._hooks.all_changed()

        return await self._writer.call(rewrite)


async def _connect(engine: Engine, fence: Fence | None, program: str, ttl: float) -> Lines:
    """Return connections that write, read, and work out the league, and leases; all or none."""
    async with AsyncExitStack() as stack:
        writer = await _started(stack, engine.writer)
        leases: Leases = SoleLeases()
        if fence is not None and not isinstance(engine, SqliteEngine):
            from .engines.postgres.leases import SharedLeases

            line, ear = await _started(stack, engine.asker), await _started(stack, engine.listener)
            leases = SharedLeases(line, ear, engine.claim(program, ttl))
        reader = await _started(stack, engine.reader)
        worker = await _started(stack, engine.reader)
        stack.pop_all()
    return writer, reader, worker, leases


async def _started(stack: AsyncExitStack, connector: Callable[[], Connection]) -> WorkerConnection:
    line = await WorkerConnection.start(connector)
    stack.push_async_callback(line.close)
    return line
