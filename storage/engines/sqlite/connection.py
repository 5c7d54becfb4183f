"""A connection to a SQLite file that takes statements in the words of `texts`."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Set
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

import msgspec

from storage.errors import StorageError

from ..connection import Connection, MoveRows, Values
from ..texts import for_sqlite

Mode = Literal["rw", "ro", "immutable", "query"]
# Pages of 4 KiB at which the write-ahead log is copied into the file (SQLite's own number is 1000): the same headers
# are written again and again, and are copied once.
_LOG_PAGES = 3000
_LOG_LIMIT = 16 * 1024 * 1024  # bytes to which the log is cut back after that
# Looked up once: these are called more often than anything else here.
_execute, _executemany = sqlite3.Connection.execute, sqlite3.Connection.executemany
_HEADER = "UPDATE tables SET header = ? WHERE number = ?"
_ENTRY = 'INSERT INTO log ("table", n, guild, kind, body) VALUES (?, ?, ?, ?, ?)'
_NONE: frozenset[int] = frozenset()
_NUL = "a text has a NUL"


class SqliteConnection(sqlite3.Connection):
    """A `Connection` to a file. Only explicit statements begin and end transactions."""

    one_trip = False

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        for value in parameters.values() if parameters.__class__ is dict else parameters:
            if value.__class__ is str and "\0" in value:
                raise sqlite3.DataError(_NUL)
        return _execute(self, for_sqlite(sql), parameters)

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        if isinstance(parameters, list):  # looked at together, which is quicker
            _check(parameters)
            return super().executemany(for_sqlite(sql), parameters)
        return super().executemany(for_sqlite(sql), map(_checked, parameters))

    def insert(self, sql: str, parameters: Values, /) -> int:
        return self.execute(sql, parameters).lastrowid or 0

    def listed(self, values: Iterable[int | str], /) -> object:
        """Return numbers or words as the JSON that `json_each` reads."""
        return msgspec.json.encode(_checked([*values])).decode()

    def write_moves(self, rows: MoveRows, /) -> Set[int]:
        """Write moves as two statements; every table fits, as nobody else has written since the transaction began."""
        for header in rows.headers.values():
            if "\0" in header:
                raise sqlite3.DataError(_NUL)
        for _, _, _, kind, body in rows.entries:
            if "\0" in body or "\0" in kind:
                raise sqlite3.DataError(_NUL)
        if rows.headers:
            _executemany(self, _HEADER, [(header, number) for number, header in rows.headers.items()])
        if rows.entries:
            _executemany(self, _ENTRY, rows.entries)
        return _NONE

    def columns(self) -> dict[str, tuple[str, ...]]:
        find = "SELECT m.name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table'"
        rows = super().execute(find).fetchall()
        return {table: tuple(name for of, name in rows if of == table) for table in dict(rows)}

    def version(self) -> int:
        """Return SQLite's counter of what other connections have written."""
        number: int = _execute(self, "PRAGMA data_version").fetchone()[0]
        return number

    def erase(self) -> bool:
        """Return True if the file was rewritten: no deleted byte is left in it or in the write-ahead log."""
        try:
            super().execute("VACUUM")
            return self._emptied()
        except sqlite3.OperationalError:
            return False

    def _emptied(self) -> bool:
        """Return True if the write-ahead log was emptied; a reader prevents that, and is not waited for."""
        (patience,) = super().execute("PRAGMA busy_timeout").fetchone()
        super().execute("PRAGMA busy_timeout = 0")
        try:
            busy, _, _ = super().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            super().execute(f"PRAGMA busy_timeout = {patience}")
        return not busy

    def transaction(self, *_: int) -> "_Transaction":  # the file has one process only, so no server can be refused
        return _Transaction(self)

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        super().execute("BEGIN")
        try:
            yield
        finally:
            if self.in_transaction:
                super().execute("ROLLBACK")

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        super().execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            if self.in_transaction:
                super().execute("ROLLBACK TO part")
                super().execute("RELEASE part")
            raise
        super().execute("RELEASE part")


class _Transaction:
    """A transaction; a class is entered and left in half the time of a generator."""

    __slots__ = ("_db",)

    def __init__(self, db: SqliteConnection) -> None:
        self._db = db

    def __enter__(self) -> None:
        _execute(self._db, "BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                _execute(self._db, "COMMIT")
        finally:
            if self._db.in_transaction:  # some errors make SQLite undo it by itself
                _execute(self._db, "ROLLBACK")


def _check(rows: Iterable[Any]) -> None:
    """Raise sqlite3.DataError if a text in the rows has a NUL, which PostgreSQL would not take."""
    for row in rows:
        for value in row.values() if row.__class__ is dict else row:
            if value.__class__ is str and "\0" in value:
                raise sqlite3.DataError(_NUL)


def _checked(values: Any) -> Any:
    """Return the values unchanged after checking them."""
    _check((values,))
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
    uri = f"file:{quote(os.fsencode(real_path(path)))}?{access}"
    db = sqlite3.connect(uri, uri=True, timeout=busy, isolation_level=None, factory=SqliteConnection)
    try:
        db.execute("PRAGMA trusted_schema = OFF")
        if mode == "query":
            db.execute("PRAGMA query_only = ON")
    except BaseException:
        db.close()
        raise
    return db


def set_up_writer(db: SqliteConnection) -> None:
    """Set the connection up for writing: every commit is on the disk, deleted bytes are overwritten."""
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


def sync(path: Path) -> None:
    """Flush a file, or the names in a folder, to the disk. Windows cannot flush a folder and need not."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
