"""The schema's versions: numbered SQL files, each applied in one transaction with its number."""

import os
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from storage.errors import StorageError

from ..connection import Connection
from .connection import SqliteConnection, connect, set_up_writer, sync

_NEEDS = re.compile(r"-- needs (\d+)")
# "BONE": tells our files from other programs' databases.
APPLICATION_ID = 0x424F4E45


class Migration(NamedTuple):
    """One step of the schema: from `number - 1` to `number`."""

    number: int
    sql: str

    @property
    def needs(self) -> int:
        """Return the schema that programs must know which go on beside this step; 0 where all may, as it only adds.

        A step that takes something away says so in its first line: `-- needs 24`.
        """
        said = _NEEDS.match(self.sql)
        return int(said[1]) if said else 0


@cache
def migrations() -> tuple[Migration, ...]:
    """Return all steps that this version of the program knows, in order; they are numbered from 1."""
    folder = files("storage").joinpath("migrations", "sqlite")
    found = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    steps = tuple(Migration(int(name[:4]), file.read_text("utf-8")) for name, file in found)
    if [step.number for step in steps] != list(range(1, len(steps) + 1)):
        raise StorageError("migration", version=len(steps), reason="numbers")
    return steps


def known_schema() -> int:
    """Return the number of the schema that this version of the program writes."""
    return len(migrations())


def version(db: SqliteConnection, known: int) -> int:
    """Return the schema version of a file, 0 for an empty one; raise `too-new`, `not-ours` when it isn't for us."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    owner: int = db.execute("PRAGMA application_id").fetchone()[0]
    tables: int = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if owner != APPLICATION_ID and (owner or found or tables):
        raise StorageError("not-ours")
    if found < 0:
        raise StorageError("incomplete", missing=f"user_version {found}")
    if found > known:
        raise StorageError("too-new", found=found, known=known)
    return found


def require_whole(db: Connection, number: int) -> None:
    """Raise `incomplete` where a table or a column is missing that version `number` of the schema has."""
    there = db.columns()
    for table, columns in _schema(number).items():
        if table not in there:
            raise StorageError("incomplete", missing=table)
        for column in columns:
            if column not in there[table]:
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

    A disk that is full, locked or cannot be written raises what it is.
    """
    with db.transaction():
        found = version(db, len(steps))
        db.execute(f"PRAGMA user_version = {found}")  # proves that the file can be written; BEGIN does not
    for step in steps[found:]:
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


def open_writer(path: Path, busy: float) -> SqliteConnection:
    """Open a file for writing, new or old, with the present schema; the caller holds its lock.

    A file that turns out not to be for us is left as it was.
    """
    _create(path)
    db = connect(path, "rw", busy)
    try:
        require_whole(db, version(db, len(migrations())))
        set_up_writer(db)
        migrate(db, migrations())
    except BaseException:
        db.close()
        raise
    return db


def _create(path: Path) -> None:
    """Make an empty file that only its owner reads: hands of running games are in it."""
    try:
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
            sync(path.parent)
    except PermissionError as error:
        raise StorageError("read-only", path=str(path)) from error
    except OSError as error:
        raise StorageError("unreadable", path=str(path)) from error
