"""Engines: a place where a store can be, and the connections to it."""

from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from storage.errors import StorageError

from .connection import Connection, Sessions
from .fence import Fence
from .sqlite.connection import connect_reader
from .sqlite.copying import backup_now
from .sqlite.lock import WriterLock
from .sqlite.migrate import open_writer

Place: TypeAlias = Path | str  # a file, or a database as `postgresql://...`
ServerCode = Literal[
    "driver",  # what PostgreSQL needs is not installed
    "address",  # the address cannot be read
    "unreachable",  # path, reason: nobody answers
    "busy",  # path, reason: it starts, it ends, or has no room for one more
    "password",  # path: it does not know the user, or the password is another one
    "database",  # path: it has no database of that name
    "refused",  # path, reason: another refusal
    "encoding",  # path, found: the database is not in UTF8
    "version",  # path, found: the server is older than `OLDEST`
]
OLDEST = 14
IDLE = 4.0  # seconds; who is stopped within a transaction holds nobody up for longer
PASSING: tuple[ServerCode, ...] = ("unreachable", "busy")  # what may be over when it is tried again
_SCHEMES = ("postgresql://", "postgres://")


class ServerError(Exception):
    """A server cannot be used: `code` says why, `data` has the fields listed at `ServerCode`.

    None of them has a part of an address but host, port and database: it holds a password.
    """

    def __init__(self, code: ServerCode, **data: str) -> None:
        super().__init__(code, data)
        self.code: ServerCode = code
        self.data = data


class Engine(Protocol):
    """A place where a store is. All methods block, and raise StorageError."""

    @property
    def name(self) -> str:
        """The place as people may read it: without a password."""

    @property
    def sessions(self) -> Sessions | None:
        """The openers of what is needed where other processes write too, each for its shards; None where none does."""

    def acquire(self) -> None:
        """Take the right to write, as far as it is a lock beside the data; `in-use`."""

    def release(self) -> None:
        """Give that right back."""

    def writer(self) -> Connection:
        """Return the connection that writes, after bringing the schema up to date."""

    def reader(self) -> Connection:
        """Return a connection that only reads, beside the writer."""

    def backup(self, to: Path, force: bool) -> None:
        """Copy everything that is saved into one new SQLite file."""


def is_dsn(place: Place) -> bool:
    """True if a place is a database on a server, and not a file."""
    return isinstance(place, str) and place.startswith(_SCHEMES)


def engine_of(place: Place, *, busy: float = 5.0, fence: Fence | None = None, idle: float = IDLE) -> Engine:
    """Return the engine of a place; `busy` is how many seconds to wait for another program's lock.

    A server ends a session that says nothing for `idle` seconds within a transaction.
    With a fence a database is shared with other processes; a file never is.
    What is only needed for PostgreSQL is imported here: it need not be installed otherwise.
    """
    if isinstance(place, str) and is_dsn(place):
        from .postgres.engine import PostgresEngine

        return PostgresEngine(place, busy, fence, idle)
    return SqliteEngine(Path(place), busy)


class SqliteEngine:
    """A file, and one process that writes it."""

    def __init__(self, path: Path, busy: float) -> None:
        self.path, self._busy = path, busy
        self._lock = WriterLock(path)

    @property
    def name(self) -> str:
        """The path of the file."""
        return str(self.path)

    @property
    def sessions(self) -> Sessions | None:
        """None: the file has one process."""
        return None

    def acquire(self) -> None:
        """Take the lock of the file."""
        _check_path(self.path)
        self._lock.acquire()

    def release(self) -> None:
        """Give the lock of the file back."""
        self._lock.release()

    def writer(self) -> Connection:
        """Open the file for writing; it is made if it is not there."""
        return open_writer(self.path, self._busy)

    def reader(self) -> Connection:
        """Open the file for reading."""
        return connect_reader(self.path, self._busy)

    def backup(self, to: Path, force: bool) -> None:
        """Copy the file as it is at this moment."""
        backup_now(self.path, to, force=force)


def _check_path(path: Path) -> None:
    try:
        if not path.parent.is_dir():
            raise StorageError("missing-folder", path=str(path.parent))
        if path.is_dir():
            raise StorageError("unreadable", path=str(path))
    except OSError as error:
        raise StorageError("unreadable", path=str(path)) from error


def reach(place: Place, *, patience: float = 10.0) -> None:
    """Raise ServerError if a place is on a server that cannot be used; of a file nothing is asked."""
    if isinstance(place, str) and is_dsn(place):
        try:
            from .postgres.reaching import greet
        except ImportError:
            raise ServerError("driver") from None
        greet(place, patience)
