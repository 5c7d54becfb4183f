"""The interface of a database connection, the same for both engines, and a connection on a thread of its own."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeAlias, TypeVar, cast

import aiosqlite
import msgspec

from storage.errors import FAULTS, StorageError, is_superseded, storage_error, was_undone

P = ParamSpec("P")
T = TypeVar("T")
Values: TypeAlias = Sequence[Any] | Mapping[str, Any]
Place: TypeAlias = Path | str  # a file, or a database as `postgresql://...`
IDLE = 4.0  # seconds; a process that is stopped within a transaction holds the others up no longer than that
_TRIES = 3  # runs of a function whose transaction was undone: another one was in its way, or its session was cut


def is_dsn(place: Place) -> bool:
    """Return True if a place is a database on a server, and not a file."""
    return isinstance(place, str) and place.startswith(("postgresql://", "postgres://"))


class Rows(Protocol):
    """The rows that a statement finds: tuples in the order of its columns."""

    @property
    def rowcount(self) -> int:
        """The number of rows that were changed."""

    @property
    def description(self) -> Any:
        """The columns, each a sequence that begins with the column's name."""

    def fetchone(self) -> Any:
        """Return the next row, None after the last."""

    def fetchall(self) -> list[Any]:
        """Return the remaining rows."""

    def __iter__(self) -> Iterator[Any]:
        """Yield the remaining rows."""


class MoveRows(msgspec.Struct):
    """A group of plain moves as rows: new headers by their tables' numbers, and entries as the log has them."""

    # all tables of the group by their numbers, each with its server and the length of its log so far
    starts: dict[int, tuple[int, int]] = msgspec.field(default_factory=dict)
    headers: dict[int, str] = msgspec.field(default_factory=dict)
    entries: list[tuple[int, int, int, str, str]] = msgspec.field(default_factory=list)


class Connection(Protocol):
    """A connection, for one thread. Statements are texts with `?` or `:name`, in the words of `texts`.

    Outside of a transaction each statement is one of its own. A number counts as an integer or a real number by its
    type, so it must have the type of the column with which it is compared.
    """

    @property
    def in_transaction(self) -> bool:
        """True within a transaction that was neither ended nor lost."""

    @property
    def one_trip(self) -> bool:
        """Return True if `write_moves` needs no transaction: it is atomic, and refuses servers that are not held."""

    def execute(self, sql: str, parameters: Values = ..., /) -> Rows:
        """Run a statement, and return the rows that it finds."""

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Rows:
        """Run a statement for each of these values; `rowcount` is that of all together."""

    def insert(self, sql: str, parameters: Values, /) -> int:
        """Run a statement that inserts one row, and return that row's `number`."""

    def listed(self, values: Iterable[int | str], /) -> object:
        """Return numbers or words as the value of `numbers(?)` or `words(?)` in a statement."""

    def write_moves(self, rows: MoveRows, /) -> Set[int]:
        """Write moves; return the numbers of the tables that were left out, as they are not as `starts` says.

        Raise `superseded`, with nothing written, if another process is known to have one of the servers.
        """

    def columns(self) -> dict[str, tuple[str, ...]]:
        """Return all tables with the names of their columns."""

    def version(self) -> int:
        """Return a number that changes when another connection has written; constant where none can write."""

    def erase(self) -> bool:
        """Return True if the bytes of what was deleted are gone from the disk now."""

    def transaction(self, *guilds: int, durable: bool = True) -> AbstractContextManager[None]:
        """Write everything inside or nothing; any error undoes it and is raised. Transactions do not nest.

        `guilds` are all servers whose rows change; `superseded` if another process has one of them. One that is not
        `durable` is not waited for until it is on the disk: it is there at the latest with the next one that is.
        After a statement that failed, no further one may run inside.
        """

    def snapshot(self) -> AbstractContextManager[None]:
        """Let several reads see the same moment, whatever is written meanwhile."""

    def close(self) -> None:
        """Close the connection."""


@contextmanager
def closed_on_error(close: Callable[[], object]) -> Iterator[None]:
    """Call `close` of what was just opened if setting it up fails; the error is raised."""
    try:
        yield
    except BaseException:
        close()
        raise


@contextmanager
def savepoint(db: Connection) -> Iterator[None]:
    """Undo only the block, not the whole transaction, if there is an error; the error is raised."""
    db.execute("SAVEPOINT part")
    try:
        yield
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK TO part")
            db.execute("RELEASE part")
        raise
    db.execute("RELEASE part")


class WorkerConnection(aiosqlite.Connection):
    """A connection on a thread of its own, to which whole functions are sent: one thread hop each."""

    def __init__(self, connector: Callable[[], Connection]) -> None:
        """Use `WorkerConnection.start`."""
        super().__init__(cast("Callable[[], Any]", connector), iter_chunk_size=64)
        self.calls = 0  # calls that are waited for; every thread may read it
        self.superseded = 0  # calls that were refused because another process has the server's shard

    @classmethod
    async def start(cls, connector: Callable[[], Connection]) -> Self:
        """Start the thread and open the connection on it; raise StorageError if it cannot be opened."""
        line = cls(connector)
        try:
            await line
        except Exception as error:
            await asyncio.to_thread(line._thread.join)  # it ends by itself, but must do so before the event loop
            raise (storage_error(error) if isinstance(error, FAULTS) else error) from error
        return line

    async def call(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `function(connection, *args)` on the thread; the engine's errors become StorageError.

        A queued call runs to its end, even when the caller is cancelled.
        """
        if not self._running or self._connection is None:
            raise StorageError("closed")
        execute: Callable[..., Awaitable[T]] = self._execute
        self.calls += 1
        try:
            return await execute(_tried, function, self._connection, *args, **kwargs)
        except StorageError as error:
            self.superseded += is_superseded(error)
            raise
        except (*FAULTS, OverflowError, UnicodeError) as error:
            raise storage_error(error) from error
        finally:
            self.calls -= 1


def _tried(
    function: Callable[Concatenate[Connection, P], T], db: Connection, /, *args: P.args, **kwargs: P.kwargs
) -> T:
    """Return what the function returns; run it again if its transaction was undone by others."""
    for _ in range(_TRIES - 1):
        try:
            return function(db, *args, **kwargs)
        except FAULTS as error:
            if not was_undone(error):
                raise
    return function(db, *args, **kwargs)
