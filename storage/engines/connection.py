"""Connections: what the functions of storage may ask of one, whichever engine is behind it, and one on its thread."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import AbstractContextManager
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, Self, TypeAlias, TypeVar, cast

import aiosqlite
import msgspec

from storage.errors import FAULTS, StorageError, is_superseded, storage_error, was_undone

P = ParamSpec("P")
T = TypeVar("T")
Values: TypeAlias = Sequence[Any] | Mapping[str, Any]
_TRIES = 3  # of a function whose transaction was undone: another one was in its way, or its session was cut


class Found(Protocol):
    """The rows that a statement finds; they are tuples in the order of its columns."""

    @property
    def rowcount(self) -> int:
        """The number of rows that it has changed."""

    @property
    def description(self) -> Any:
        """The columns, each a sequence that begins with the column's name."""

    def fetchone(self) -> Any:
        """Return the next row, None after the last."""

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Yield the rows that are left."""


class MoveRows(msgspec.Struct):
    """A group of plain moves as rows: new headers by their tables' numbers, and entries as the log has them.

    `starts` are all tables of the group by their numbers, each with its server and the entries that its log has so far.
    """

    starts: dict[int, tuple[int, int]] = msgspec.field(default_factory=dict)
    headers: dict[int, str] = msgspec.field(default_factory=dict)
    entries: list[tuple[int, int, int, str, str]] = msgspec.field(default_factory=list)


class Connection(Protocol):
    """A connection, for one thread. Statements are texts with `?` or `:name`, in the words of `texts`.

    Outside of a transaction each statement is one of its own. A number counts as an integer or a real number by its
    type, so it must have the type of the column with which it is compared.
    """

    @property
    def one_trip(self) -> bool:
        """True if `write_moves` needs no transaction around it: it is whole by itself, and refuses what is not held."""

    @property
    def in_transaction(self) -> bool:
        """True from a transaction's beginning to its end."""

    def execute(self, sql: str, parameters: Values = ..., /) -> Found:
        """Run a statement, and return what it finds."""

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Found:
        """Run a statement for each of these values; `rowcount` is of all together."""

    def insert(self, sql: str, parameters: Values, /) -> int:
        """Run a statement that inserts one row, and return that row's `number`."""

    def listed(self, values: Iterable[int | str], /) -> object:
        """Return numbers or words as the value of `numbers(?)` or `words(?)` in a statement."""

    def write_moves(self, rows: MoveRows, /) -> Set[int]:
        """Write moves; return the numbers of tables of which nothing was written, since they are not as was thought.

        `superseded` if a server is known to be another process's now; then nothing at all was written.
        """

    def columns(self) -> dict[str, tuple[str, ...]]:
        """Return all tables with the names of their columns."""

    def version(self) -> int:
        """Return a number that is another one once somebody else has written; always the same where nobody else may."""

    def erase(self) -> bool:
        """True if the bytes of what was deleted are gone from the disk now."""

    def transaction(self, *guilds: int) -> AbstractContextManager[None]:
        """Write everything inside or nothing; any error undoes it and goes on. Not within another one.

        `guilds` are all servers of whose rows something is changed; `superseded` if one is another process's now.
        After a statement that failed nothing more may be asked inside.
        """

    def snapshot(self) -> AbstractContextManager[None]:
        """Let several reads see the same moment, whatever is written meanwhile."""

    def savepoint(self) -> AbstractContextManager[None]:
        """Undo what is done inside if there is an error, which goes on, and nothing else of the transaction."""

    def close(self) -> None:
        """End the connection."""


class Sessions(NamedTuple):
    """The openers of the connection for leases, and of the one that hears what other processes tell."""

    leases: Callable[[], Connection]
    ear: Callable[[], Connection]


class WorkerConnection(aiosqlite.Connection):
    """A connection on a thread of its own, to which whole functions are sent: one thread hop each."""

    def __init__(self, connector: Callable[[], Connection]) -> None:
        """Use `WorkerConnection.start`."""
        super().__init__(cast("Callable[[], Any]", connector), iter_chunk_size=64)
        self.superseded = 0  # calls that were refused because another process has the server's shard

    @classmethod
    async def start(cls, connector: Callable[[], Connection]) -> Self:
        """Start the thread and open the connection on it; what goes wrong is a StorageError."""
        line = cls(connector)
        try:
            await line
        except Exception as error:
            await asyncio.to_thread(line._thread.join)  # it ends by itself, but must do so before the loop
            raise (storage_error(error) if isinstance(error, FAULTS) else error) from error
        return line

    async def call(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `function(connection, *args)` on the thread; the engine's errors become StorageError.

        Once it is queued it runs to its end, even when the caller is cancelled.
        """
        if not self._running or self._connection is None:
            raise StorageError("closed")
        execute: Callable[..., Awaitable[T]] = self._execute
        try:
            return await execute(_tried, function, self._connection, *args, **kwargs)
        except StorageError as error:
            self.superseded += is_superseded(error)
            raise
        except (*FAULTS, OverflowError, UnicodeError) as error:
            raise storage_error(error) from error


def _tried(
    function: Callable[Concatenate[Connection, P], T], db: Connection, /, *args: P.args, **kwargs: P.kwargs
) -> T:
    """Return what the function returns; it is run again if its transaction was undone by others."""
    for _ in range(_TRIES - 1):
        try:
            return function(db, *args, **kwargs)
        except FAULTS as error:
            if not was_undone(error):
                raise
    return function(db, *args, **kwargs)
