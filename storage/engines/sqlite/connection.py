"""A connection to a SQLite file that takes statements in the words of `texts`."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Set
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

import msgspec

from storage.errors import StorageError

from ..connection import Connection, MoveRows, Values, closed_on_error
from ..texts import for_sqlite

Mode = Literal["rw", "ro", "immutable", "query"]
# Pages of 4 KiB at which the write-ahead log is copied into the file (SQLite's own number is 1000): the same headers
# are written again and again, and are copied once.
_LOG_PAGES = 3000
_LOG_LIMIT = 16 * 1024 * 1024  # bytes to which the log is cut back after that
_HEADER = "UPDATE tables SET header = ? WHERE number = ?"
_ENTRY = 'INSERT INTO log ("table", n, guild, kind, body) VALUES (?, ?, ?, ?, ?)'


class SqliteConnection(sqlite3.Connection):
    """A `Connection` to a file. Only explicit statements begin and end transactions."""

    one_trip = False

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        return super().execute(for_sqlite(sql), _checked(parameters))

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        return super().executemany(for_sqlite(sql), map(_checked, parameters))

    def insert(self, sql: str, parameters: Values, /) -> int:
        return self.execute(sql, parameters).lastrowid or 0

    def listed(self, values: Iterable[int | str], /) -> object:
        """Return numbers or words as the JSON that `json_each` reads."""
        return msgspec.json.encode(_checked([*values])).decode()

    def write_moves(self, rows: MoveRows, /) -> Set[int]:
        """Write moves as two statements; every table fits, as nobody else has written since the transaction began."""
        _checked(["".join([*rows.headers.values(), *[kind + body for _, _, _, kind, body in rows.entries]])])
        super().executemany(_HEADER, [(header, number) for number, header in rows.headers.items()])
        super().executemany(_ENTRY, rows.entries)
        return frozenset()

    def columns(self) -> dict[str, tuple[str, ...]]:
        rows = self.execute(
            "SELECT m.name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table'"
        ).fetchall()
        return {table: tuple(name for of, name in rows if of == table) for table in dict(rows)}

    def version(self) -> int:
        """Return SQLite's counter of what other connections have written."""
        number: int = self.execute("PRAGMA data_version").fetchone()[0]
        return number

    def erase(self) -> bool:
        """Return True if the file was rewritten: no deleted byte is left in it or in the write-ahead log."""
        try:
            self.execute("VACUUM")
            (patience,) = self.execute("PRAGMA busy_timeout").fetchone()
            self.execute("PRAGMA busy_timeout = 0")  # a reader keeps the log from being emptied, and is not waited for
            try:
                busy, _, _ = self.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                self.execute(f"PRAGMA busy_timeout = {patience}")
        except sqlite3.OperationalError:
            return False
        return not busy

    @contextmanager
    def transaction(self, *_: int, durable: bool = True) -> Iterator[None]:
        if not durable:
            self.execute("PRAGMA synchronous = NORMAL")  # the log is flushed by the next commit that is FULL
        try:
            with self._within("BEGIN IMMEDIATE", "COMMIT"):  # the file has one process, so no server can be refused
                yield
        finally:
            if not durable:
                self.execute("PRAGMA synchronous = FULL")

    def snapshot(self) -> AbstractContextManager[None]:
        return self._within("BEGIN", "ROLLBACK")

    @contextmanager
    def _within(self, begin: str, end: str) -> Iterator[None]:
        self.execute(begin)
        try:
            yield
            self.execute(end)
        finally:
            if self.in_transaction:  # after an error, some of which make SQLite undo it by itself
                self.execute("ROLLBACK")


def _checked(values: Any) -> Any:
    """Return a row's values; raise sqlite3.DataError if a text has a NUL, which PostgreSQL would not take."""
    for value in values.values() if values.__class__ is dict else values:
        if value.__class__ is str and "\0" in value:
            raise sqlite3.DataError("a text has a NUL")
    return values


def overwrites(db: Connection) -> bool:
    """Return True if deleted bytes can be overwritten now: those of a file. A server cleans up by itself, later."""
    return isinstance(db, SqliteConnection)


def real_path(path: Path) -> Path:
    """Return the path without links; a circle of links is left, and refused when the file is opened."""
    return Path(os.path.realpath(path))


def connect(path: Path, mode: Mode, busy: float) -> SqliteConnection:
    """Open the file without touching its contents; `busy` is how many seconds to wait for another's lock.

    "query" only reads, beside the writer. "immutable" leaves no trace even beside the file, but is right only while
    nobody writes to it.
    """
    access = {"query": "mode=rw", "immutable": "mode=ro&immutable=1"}.get(mode, f"mode={mode}")
    db = sqlite3.connect(
        f"file:{quote(os.fsencode(real_path(path)))}?{access}",
        uri=True,
        timeout=busy,
        isolation_level=None,
        factory=SqliteConnection,
    )
    with closed_on_error(db.close):
        db.execute("PRAGMA trusted_schema = OFF")
        if mode == "query":
            db.execute("PRAGMA query_only = ON")
    return db


def set_up_writer(db: SqliteConnection) -> None:
    """Set the connection up for writing: every commit is on the disk, deleted bytes are overwritten."""
    if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise StorageError("read-only")
    for pragma in (
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",
        f"journal_size_limit = {_LOG_LIMIT}",
        f"wal_autocheckpoint = {_LOG_PAGES}",
    ):
        db.execute(f"PRAGMA {pragma}")


def sync(path: Path) -> None:
    """Flush a file, or the names in a folder, to the disk. Windows cannot flush a folder and need not."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
