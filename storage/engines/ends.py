"""The two ends of a move: all rows of a table, read and written in the order of its key.

What only PostgreSQL has (leases, messages between processes) is temporary and not moved.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from graphlib import TopologicalSorter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from .sqlite.connection import SqliteConnection
from .sqlite.schema import known_schema, migrate, migrations, require_whole, version

if TYPE_CHECKING:  # its driver need not be installed where both ends are files
    from .postgres.connection import PostgresConnection

Line: TypeAlias = tuple[Any, ...]
MoveEnd: TypeAlias = "FileEnd | ServerEnd"
_CACHE = 64 * 1024  # KiB for the pages of indexes, which are written in no order
_TYPES = {"INTEGER": "int8", "REAL": "float8", "TEXT": "text"}
_LAST = "SELECT coalesce(pg_sequence_last_value(CAST(pg_get_serial_sequence(?, 'number') AS regclass)), 0)"
_PATIENT = "SET LOCAL idle_in_transaction_session_timeout = 0"  # within a transaction: the other end may be slow
_GO_ON = "SELECT setval(CAST(pg_get_serial_sequence(?, 'number') AS regclass), CAST(? AS bigint))"


class TableShape(NamedTuple):
    """A table: its columns with SQLite's names of their types, and its key; `numbered` if the engine gives the key."""

    name: str
    columns: tuple[str, ...]
    types: tuple[str, ...]
    key: tuple[str, ...]
    numbered: bool

    @property
    def listed(self) -> str:
        """The columns as statements name them."""
        return ", ".join(f'"{column}"' for column in self.columns)

    @property
    def counted(self) -> str:
        """A statement that counts the rows."""
        return f'SELECT count(*) FROM "{self.name}"'

    @property
    def read(self) -> str:
        """A statement that finds all rows in the order of the key."""
        key = ", ".join(f'"{column}"' for column in self.key)
        return f'SELECT {self.listed} FROM "{self.name}" ORDER BY {key}'


def shapes() -> list[TableShape]:
    """Return the tables of the present schema, each after those that it refers to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=SqliteConnection)) as db:
        migrate(db, migrations())
        tables = {table: _shape(db, table) for table in db.columns() if not table.startswith("sqlite_")}
        above = {
            table: {row[2] for row in db.execute(f'PRAGMA foreign_key_list("{table}")')} - {table} for table in tables
        }
    return [tables[table] for table in TopologicalSorter(above).static_order()]


def _shape(db: SqliteConnection, table: str) -> TableShape:
    rows = db.execute(f'PRAGMA table_info("{table}")').fetchall()
    key = tuple(name for _, _, name in sorted((at, n, name) for n, name, _, _, _, at in rows if at))
    names, types = (tuple(row[at] for row in rows) for at in (1, 2))
    return TableShape(table, names, types, key, key == ("number",))


def end_of(db: object) -> "MoveEnd":
    """Return a connection of either engine as an end of a move."""
    return FileEnd(db) if isinstance(db, SqliteConnection) else ServerEnd(cast("PostgresConnection", db))


class FileEnd:
    """A file as an end of a move."""

    def __init__(self, db: SqliteConnection) -> None:
        self._db = db
        db.execute(f"PRAGMA cache_size = -{_CACHE}")

    def schema(self) -> int:
        """Return the number of the schema; `not-ours`, `too-new`, `incomplete`."""
        number = version(self._db, known_schema())
        require_whole(self._db, number)
        return number

    def read(self, shape: TableShape) -> Iterator[Line]:
        """Yield all rows of a table in the order of its key."""
        return iter(self._db.execute(shape.read))

    def write(self, shape: TableShape, rows: Iterable[Line]) -> None:
        """Write rows into an empty table."""
        holes = ", ".join("?" * len(shape.columns))
        self._db.executemany(f'INSERT INTO "{shape.name}" ({shape.listed}) VALUES ({holes})', rows)

    def last(self, shape: TableShape) -> int:
        """Return the highest number that a table has, or has ever had if SQLite remembers that; 0 for none."""
        highest = f'SELECT coalesce(max("{shape.key[0]}"), 0) FROM "{shape.name}"'
        ever = "SELECT seq FROM sqlite_sequence WHERE name = ?"
        return max(int(number) for (number,) in [*self._db.execute(highest), *self._db.execute(ever, (shape.name,))])

    def go_on(self, shape: TableShape, number: int) -> None:
        """Give new rows numbers above this one, if SQLite remembers the numbers of deleted rows."""
        remembers = "SELECT 1 FROM sqlite_schema WHERE name = ? AND instr(sql, 'AUTOINCREMENT') > 0"
        if number and self._db.execute(remembers, (shape.name,)).fetchone():
            self._db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (shape.name,))
            self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (shape.name, number))


class ServerEnd:
    """A database as an end of a move: `FileEnd` says what its methods do."""

    def __init__(self, db: "PostgresConnection") -> None:
        self._db = db

    def schema(self) -> int:
        from .postgres.engine import version

        number = version(self._db)
        require_whole(self._db, number)
        return number

    def read(self, shape: TableShape) -> Iterator[Line]:
        self._db.execute(_PATIENT)
        with self._db.copy(
            f"COPY ({shape.read}) TO STDOUT (FORMAT BINARY)", [_TYPES[kind] for kind in shape.types]
        ) as copy:
            yield from copy.rows()

    def write(self, shape: TableShape, rows: Iterable[Line]) -> None:
        self._db.execute(_PATIENT)
        with self._db.copy(
            f'COPY "{shape.name}" ({shape.listed}) FROM STDIN (FORMAT BINARY)', [_TYPES[kind] for kind in shape.types]
        ) as copy:
            for row in rows:
                copy.write_row(row)

    def last(self, shape: TableShape) -> int:
        return int(self._db.execute(_LAST, (f'"{shape.name}"',)).fetchall()[0][0])

    def go_on(self, shape: TableShape, number: int) -> None:
        if number:
            self._db.execute(_GO_ON, (f'"{shape.name}"', number))
