"""Connections: SQLite's own, set up as this package needs them, and one on a thread of its own."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Concatenate, Literal, ParamSpec, Self, TypeVar
from urllib.parse import quote

import aiosqlite

from .errors import FAULTS, StorageError, storage_error

P = ParamSpec("P")
T = TypeVar("T")
Mode = Literal["rw", "ro", "immutable"]

# The write-ahead log is copied into the file when it has so many pages of 4 KiB (SQLite's own number is 1000): the same
# headers are written again and again, and are copied once. It is cut back to this many bytes after that.
_LOG_PAGES = 3000
_LOG_LIMIT = 16 * 1024 * 1024


def real_path(path: Path) -> Path:
    """Return the path without links; links that run in a circle are left for the opening to refuse."""
    return Path(os.path.realpath(path))


def connect(path: Path, mode: Mode, busy: float) -> sqlite3.Connection:
    """Open the file without touching its contents; `busy` is how many seconds to wait for another's lock.

    Transactions are begun and ended by explicit statements only. "immutable" leaves no trace even beside the file, but
    is right only while nobody writes to it.
    """
    access = "mode=ro&immutable=1" if mode == "immutable" else f"mode={mode}"
    uri = f"file:{quote(os.fsencode(real_path(path)))}?{access}"
    db = sqlite3.connect(uri, uri=True, timeout=busy, isolation_level=None)
    db.execute("PRAGMA trusted_schema = OFF")
    return db


def set_up_writer(db: sqlite3.Connection) -> None:
    """Make it the connection that writes: every commit is on the disk, deleted bytes are overwritten."""
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StorageError("read-only")
    for pragma in (
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",
        f"journal_size_limit = {_LOG_LIMIT}",
        f"wal_autocheckpoint = {_LOG_PAGES}",
    ):
        db.execute(f"PRAGMA {pragma}")


def connect_reader(path: Path, busy: float) -> sqlite3.Connection:
    """Open a connection that can only read, beside the writer."""
    db = connect(path, "rw", busy)
    db.execute("PRAGMA query_only = ON")
    return db


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Write everything inside or nothing; any error undoes it and goes on."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # some errors make SQLite undo it by itself
            db.execute("ROLLBACK")
        raise


@contextmanager
def snapshot(db: sqlite3.Connection) -> Iterator[None]:
    """Let several reads see the same moment, whatever is written meanwhile."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def sync(path: Path) -> None:
    """Bring a file, or the names in a folder, to the disk. Windows cannot do the latter and needs no help."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class WorkerConnection(aiosqlite.Connection):
    """A connection on a thread of its own, to which whole functions are sent: one thread hop each."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        """Use `WorkerConnection.start`."""
        super().__init__(connector, iter_chunk_size=64)

    @classmethod
    async def start(cls, connector: Callable[[], sqlite3.Connection]) -> Self:
        """Start the thread and open the connection on it; what goes wrong is a StorageError."""
        line = cls(connector)
        try:
            await line
        except Exception as error:
            await asyncio.to_thread(line._thread.join)  # it ends by itself, but must do so before the loop
            raise (storage_error(error) if isinstance(error, FAULTS) else error) from error
        return line

    async def call(
        self, function: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `function(connection, *args)` on the thread; SQLite's errors become StorageError.

        Once it is queued it runs to its end, even when the caller is cancelled.
        """
        if not self._running or self._connection is None:
            raise StorageError("closed")
        execute: Callable[..., Awaitable[T]] = self._execute
        try:
            return await execute(function, self._connection, *args, **kwargs)
        except (sqlite3.Error, OverflowError, UnicodeError) as error:
            raise storage_error(error) from error
