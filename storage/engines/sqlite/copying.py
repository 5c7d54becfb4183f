"""Backup while the bot runs, from its own process or another, and a look at the health of a file."""

import asyncio
import errno
import os
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from storage.errors import FAULTS, Code, StorageError, storage_error
from storage.health import Health
from storage.loading import load_tables
from storage.values import DamagedTable

from .connection import SqliteConnection, connect, real_path, sync
from .migrate import migrations, require_whole, version

T = TypeVar("T")

# How long a reader waits for a lock: only a checkpoint or another program's transaction can hold one.
_BUSY = 5.0


async def backup(path_from: Path, path_to: Path, *, force: bool = False) -> None:
    """Copy a database, as it is at this moment, into one file that is complete when its name appears.

    The original may be in use by a running bot. Raises `missing-file`, `missing-folder`, `exists` (unless
    `force`), `not-a-database`, `not-ours`, `damaged`, `full` and the like; then `path_to` is untouched.
    """
    await asyncio.to_thread(backup_now, path_from, path_to, force=force)


def backup_now(path_from: Path, path_to: Path, *, force: bool = False) -> None:
    """Do what `backup` does, blocking."""
    _require_file(path_from)
    if path_to.exists() and path_to.samefile(path_from):
        raise StorageError("exists", path=str(path_to))
    write_copy(path_to, lambda target: _copy_pages(path_from, target), force=force)


def write_copy(path_to: Path, fill: Callable[[SqliteConnection], None], *, force: bool) -> None:
    """Make a file of a database that `fill` writes into an empty one; it has its name when it is complete.

    Raises as `backup`.
    """
    if not path_to.parent.is_dir():
        raise StorageError("missing-folder", path=str(path_to.parent))
    if path_to.exists() and not force:
        raise StorageError("exists", path=str(path_to))
    try:
        _write_copy(path_to, fill, force)
    except (*FAULTS, OSError) as error:
        raise _copy_error(error, path_to) from error


def _write_copy(path_to: Path, fill: Callable[[SqliteConnection], None], force: bool) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path_to.name}.", suffix=".partial", dir=path_to.parent)
    os.close(handle)
    partial = Path(name)
    try:
        with closing(connect(partial, "rw", _BUSY)) as target:
            fill(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, readable from a read-only place too
            faults = target.execute("PRAGMA quick_check").fetchall()
            if faults != [("ok",)]:
                raise StorageError("damaged", path=str(path_to), reason=str(faults[0][0]))
        sync(partial)
        _publish(partial, path_to, force)
        sync(path_to.parent)
    finally:
        for rest in ("", "-journal", "-wal", "-shm"):
            partial.with_name(partial.name + rest).unlink(missing_ok=True)


def _copy_pages(path_from: Path, target: SqliteConnection) -> None:
    _look(path_from, lambda source: _copy_into(source, target))


def _copy_into(source: SqliteConnection, target: SqliteConnection) -> None:
    require_whole(source, version(source, len(migrations())))
    source.backup(target)  # in one step: one consistent moment, and the writer is not held up


def _look(path: Path, work: Callable[[SqliteConnection], T]) -> T:
    """Read a file that may be in use or not, leaving no trace; `work` is done again if a writer came up meanwhile."""
    writer = _log_of(path)  # is there as long as anybody has the file open
    if not writer.exists():
        try:
            with closing(connect(path, "immutable", _BUSY)) as db:
                done = work(db)
        except (*FAULTS, StorageError):
            if not writer.exists():
                raise
        else:
            if not writer.exists():
                return done
    with closing(connect(path, "ro", _BUSY)) as db:
        return work(db)


def _publish(partial: Path, path_to: Path, force: bool) -> None:
    """Give the finished copy its name at one stroke; a file that appeared meanwhile is not overwritten."""
    if force or not hasattr(os, "link"):
        partial.replace(path_to)
        return
    try:
        path_to.hardlink_to(partial)
    except FileExistsError as error:
        raise StorageError("exists", path=str(path_to)) from error
    except OSError:  # a file system without hard links
        partial.replace(path_to)


def _copy_error(error: Exception, path_to: Path) -> StorageError:
    if isinstance(error, PermissionError):
        return StorageError("read-only", path=str(path_to))
    if isinstance(error, OSError):
        code: Code = "full" if error.errno == errno.ENOSPC else "disk"
        return StorageError(code, path=str(path_to), reason=error.strerror or str(error))
    known = storage_error(error)
    # the original is only read, so this is said of the copy
    return StorageError("full", path=str(path_to)) if known.code == "full" else known


def _require_file(path: Path) -> None:
    try:
        present = path.is_file()
    except OSError as error:
        raise StorageError("unreadable", path=str(path)) from error
    if not present:
        raise StorageError("missing-file", path=str(path))


async def inspect(path: Path) -> Health:
    """Look a database over without changing it, beside a running bot too.

    Raises `missing-file`, `unreadable`, `not-a-database`, `not-ours`, `too-new`, or `damaged` when nothing
    of it can be read; lesser damage is in the answer.
    """
    return await asyncio.to_thread(inspect_now, path)


def inspect_now(path: Path) -> Health:
    """Do what `inspect` does, blocking."""
    try:
        return look_at(path, lambda db: _inspect(db, path))
    except FAULTS as error:
        raise storage_error(error) from error


def look_at(path: Path, work: Callable[[SqliteConnection], T]) -> T:
    """Return what `work` finds in a file, beside a running bot too; `missing-file`, `unreadable`."""
    _require_file(path)
    return _look(path, work)


def _inspect(db: SqliteConnection, path: Path) -> Health:
    known = len(migrations())
    found = version(db, known)
    require_whole(db, found)
    integrity = _integrity(db)
    damaged: list[DamagedTable] = []
    tables = matches = 0
    try:
        tables = _count(db, "tables", "SELECT count(*) FROM tables")
        matches = _count(db, "matches", "SELECT count(*) FROM matches")
        damaged = load_tables(db)[1] if found else []
    except (*FAULTS, StorageError):
        if not integrity:  # otherwise it says already why
            raise
    return Health(found, known, integrity, tuple(damaged), tables, matches, _size(path))


def _integrity(db: SqliteConnection) -> tuple[str, ...]:
    found: list[str] = []
    try:
        found += [text for (text,) in db.execute("PRAGMA integrity_check") if text != "ok"]
        found += [f"foreign key {row[0]} -> {row[2]}" for row in db.execute("PRAGMA foreign_key_check")]
    except FAULTS as error:
        if storage_error(error).code != "damaged":
            raise
        found.append(str(error))  # too broken even to be checked
    return tuple(found)


def _count(db: SqliteConnection, table: str, count: str) -> int:
    """Count the rows of a table that an older version of the schema may not have."""
    there = db.execute("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", (table,)).fetchone()
    return int(db.execute(count).fetchone()[0]) if there else 0


def _size(path: Path) -> int:
    files = (path, _log_of(path))
    return sum(file.stat().st_size for file in files if file.exists())


def _log_of(path: Path) -> Path:
    """Return the path of the write-ahead log: beside the file itself, not beside a link to it."""
    real = real_path(path)
    return real.with_name(real.name + "-wal")
