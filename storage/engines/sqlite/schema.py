"""The schema of a SQLite file: numbered SQL files, each applied in one transaction together with its number."""

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from storage.errors import StorageError

from ..connection import Connection
from .connection import SqliteConnection

_NEEDS = re.compile(r"-- needs (\d+)")
APPLICATION_ID = 0x424F4E45  # "BONE": tells our files from other programs' databases


class Migration(NamedTuple):
    """One step of the schema: from `number - 1` to `number`."""

    number: int
    sql: str

    @property
    def needs(self) -> int:
        """The schema that programs must know to run beside this step; 0 where all may, as it only adds.

        A step that removes something says so in its first line: `-- needs 24`.
        """
        match = _NEEDS.match(self.sql)
        return int(match[1]) if match else 0


def read_migrations(engine: Literal["sqlite", "postgres"]) -> tuple[Migration, ...]:
    """Return all steps of an engine that this version of the program knows, in order."""
    folder = files("storage").joinpath("migrations", engine)
    steps = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    return tuple(Migration(int(name[:4]), file.read_text("utf-8")) for name, file in steps)


@cache
def migrations() -> tuple[Migration, ...]:
    """Return all steps of a file that this version of the program knows, in order; they are numbered from 1."""
    steps = read_migrations("sqlite")
    if [step.number for step in steps] != list(range(1, len(steps) + 1)):
        raise StorageError("migration", version=len(steps), reason="numbers")
    return steps


def known_schema() -> int:
    """Return the number of the schema that this version of the program writes."""
    return len(migrations())


def version(db: SqliteConnection, newest: int) -> int:
    """Return the schema version of a file, 0 for an empty one; raise `too-new`, `not-ours` when it isn't for us."""
    number: int = db.execute("PRAGMA user_version").fetchone()[0]
    owner: int = db.execute("PRAGMA application_id").fetchone()[0]
    tables: int = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if owner != APPLICATION_ID and (owner or number or tables):
        raise StorageError("not-ours")
    if number < 0:
        raise StorageError("incomplete", missing=f"user_version {number}")
    if number > newest:
        raise StorageError("too-new", found=number, known=newest)
    return number


def require_whole(db: Connection, number: int) -> None:
    """Raise `incomplete` where a table or a column is missing that version `number` of the schema has."""
    tables = db.columns()
    for table, columns in _schema(number).items():
        if table not in tables:
            raise StorageError("incomplete", missing=table)
        for column in columns:
            if column not in tables[table]:
                raise StorageError("incomplete", missing=f"{table}.{column}")


@cache
def _schema(number: int) -> dict[str, tuple[str, ...]]:
    """Return the tables of a version with their columns, as its migrations make them."""
    with closing(sqlite3.connect(":memory:", factory=SqliteConnection)) as db:
        for step in migrations()[:number]:
            db.executescript(step.sql)
        return {table: names for table, names in db.columns().items() if not table.startswith("sqlite_")}


def migrate(db: SqliteConnection, steps: Sequence[Migration]) -> None:
    """Bring the file to the last of `steps`; a step that fails is undone and raises `migration`.

    A disk that is full, locked or cannot be written raises its own error.
    """
    with db.transaction():
        number = version(db, len(steps))
        db.execute(f"PRAGMA user_version = {number}")  # proves that the file can be written; BEGIN does not
    for step in steps[number:]:
        _apply(db, step)


def _apply(db: SqliteConnection, step: Migration) -> None:
    marks = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {step.number};"
    try:
        db.executescript(f"BEGIN IMMEDIATE;\n{step.sql}\n{marks}\nCOMMIT;")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_ERROR:
            raise StorageError("migration", version=step.number, reason=str(error)) from error
        raise
