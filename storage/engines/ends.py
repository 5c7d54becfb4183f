"""The ends of a move from one place to another: all rows of a table in the order of its key, read and written.

The tables are those of a file, in an order in which each comes after those that it refers to. What only PostgreSQL has
(leases, and what processes tell each other) is of the moment, and is not moved.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from graphlib import TopologicalSorter
from typing import Any, NamedTuple, Protocol, TypeAlias

from .sqlite.connection import SqliteConnection
from .sqlite.migrate import known_schema, migrate, migrations, require_whole, version

Line: TypeAlias = tuple[Any, ...]
_CACHE = 64 * 1024  # KiB for the pages of indexes that are written in no order


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


class MoveEnd(Protocol):
    """A connection to one of the two places, and what a move asks of it."""

    def schema(self) -> int:
        """Return the number of the schema; `not-ours`, `too-new`, `incomplete`."""

    def read(self, shape: TableShape) -> Iterator[Line]:
        """Yield all rows of a table in the order of its key."""

    def write(self, shape: TableShape, rows: Iterable[Line]) -> None:
        """Write rows into an empty table."""

    def last(self, shape: TableShape) -> int:
        """Return the highest number that a table's key has ever had, as far as the engine knows; 0 for none."""

    def go_on(self, shape: TableShape, number: int) -> None:
        """Give no number up to this one to a new row."""


def shapes() -> list[TableShape]:
    """Return the tables of the present schema, each after those that it refers to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=SqliteConnection)) as db:
        migrate(db, migrations())
        tables = {table: _shape(db, table) for table in db.columns() if not table.startswith("sqlite_")}
        above = {table: _above(db, table) for table in tables}
    return [tables[table] for table in TopologicalSorter(above).static_order()]


def _shape(db: SqliteConnection, table: str) -> TableShape:
    rows = db.execute(f'PRAGMA table_info("{table}")').fetchall()
    key = tuple(name for _, _, name in sorted((at, n, name) for n, name, _, _, _, at in rows if at))
    names, types = (tuple(row[at] for row in rows) for at in (1, 2))
    return TableShape(table, names, types, key, key == ("number",))


def _above(db: SqliteConnection, table: str) -> set[str]:
    """Return the other tables to which a table refers."""
    return {row[2] for row in db.execute(f'PRAGMA foreign_key_list("{table}")')} - {table}


class FileEnd:
    """A file as an end of a move."""

    def __init__(self, db: SqliteConnection) -> None:
        self._db = db
        db.execute(f"PRAGMA cache_size = -{_CACHE}")

    def schema(self) -> int:
        """Return the number of the schema."""
        found = version(self._db, known_schema())
        require_whole(self._db, found)
        return found

    def read(self, shape: TableShape) -> Iterator[Line]:
        """Yield all rows of a table in the order of its key."""
        return iter(self._db.execute(shape.read))

    def write(self, shape: TableShape, rows: Iterable[Line]) -> None:
        """Write rows into an empty table."""
        holes = ", ".join("?" * len(shape.columns))
        self._db.executemany(f'INSERT INTO "{shape.name}" ({shape.listed}) VALUES ({holes})', rows)

    def last(self, shape: TableShape) -> int:
        """Return the highest number that a table has, or has had, where SQLite remembers that."""
        there = f'SELECT coalesce(max("{shape.key[0]}"), 0) FROM "{shape.name}"'
        had = "SELECT seq FROM sqlite_sequence WHERE name = ?"
        rows = [*self._db.execute(there), *self._db.execute(had, (shape.name,))]
        return max(int(number) for (number,) in rows)

    def go_on(self, shape: TableShape, number: int) -> None:
        """Give no number up to this one to a new row, where SQLite remembers numbers of rows that are gone."""
        known = "SELECT 1 FROM sqlite_schema WHERE name = ? AND instr(sql, 'AUTOINCREMENT') > 0"
        if number and self._db.execute(known, (shape.name,)).fetchone():
            self._db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (shape.name,))
            self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (shape.name, number))
