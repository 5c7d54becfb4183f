"""Daily backups (`boneyard-2026-12-31.db`): writing one, deleting old ones, and restoring one.

Those of the last seven days are kept, and the first one of each of the last four weeks.
"""

import re
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import date, datetime, timedelta
from pathlib import Path

from .engines import Place, engine_of
from .engines.sqlite.connection import connect, real_path, sync
from .engines.sqlite.engine import SqliteEngine, copy_error, sweep
from .errors import FAULTS, StorageError
from .outside import backup_now, inspect_now

DAYS = 7  # the last days whose backups are kept
WEEKS = 4  # the last weeks of which one backup is kept
_NAME = re.compile(r"boneyard-(\d{4}-\d{2}-\d{2})\.db")
_BESIDE = ("-wal", "-shm")
_BUSY = 5.0


def backup_name(day: date) -> str:
    """Return the name of a day's backup."""
    return f"boneyard-{day.isoformat()}.db"


def backup_days(folder: Path) -> list[date]:
    """Return the days of the backups in a folder, the oldest first; none where there is no such folder."""
    days: list[date] = []
    with suppress(OSError):
        for match in filter(None, (_NAME.fullmatch(path.name) for path in folder.iterdir())):
            with suppress(ValueError):  # the 31st of November
                days.append(date.fromisoformat(match[1]))
    return sorted(days)


def outdated(days: Iterable[date], today: date) -> set[date]:
    """Return the days whose backups are deleted; those of future days are kept."""
    days = sorted(days)
    kept = {day for day in days if day > today - timedelta(days=DAYS)}
    monday = today - timedelta(days=today.weekday())
    for week in range(WEEKS):
        first = monday - timedelta(weeks=week)
        kept |= {*[day for day in days if first <= day < first + timedelta(weeks=1)][:1]}
    return {*days} - kept


def backup_today(place: Place, folder: Path, today: date) -> Path | None:
    """Write a day's backup of a file or a database, check it by opening it, and delete those that are outdated.

    Return its path; None if there is one already. StorageErrors as `backup_now`. A damaged backup is deleted, and
    `damaged` is raised.
    """
    target = folder / backup_name(today)
    if target.exists():
        return None
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    sweep(folder, "boneyard-*.db")
    engine = engine_of(place)
    engine.backup(target, False)
    health = inspect_now(target)
    if health.integrity or health.damaged:
        target.unlink()
        raise StorageError("damaged", path=engine.name, reason=str((*health.integrity, *health.damaged)[0]))
    for day in outdated(backup_days(folder), today):
        (folder / backup_name(day)).unlink(missing_ok=True)
    return target


def restore_now(source: Path, database: Path, now: datetime) -> Path | None:
    """Replace the database by a backup, and return the path of the old database; None if there was none.

    `in-use` if a process has the database open for writing. A backup that is damaged, too new, or not ours is refused
    before anything is changed. If the process is killed, the database is the old one or the new one, whole.
    """
    health = inspect_now(source)
    if health.integrity or health.damaged:
        raise StorageError("damaged", path=str(source), reason=str((*health.integrity, *health.damaged)[0]))
    engine, file = SqliteEngine(database), real_path(database)
    fresh = file.with_name(f"{file.name}.restored.partial")
    engine.acquire()
    try:
        fresh.unlink(missing_ok=True)
        backup_now(source, fresh)
        kept = _put_aside(file, now)
        _drop_log(file)
        fresh.replace(file)
        sync(file.parent)
    finally:
        fresh.unlink(missing_ok=True)
        engine.release()
    return kept


def _put_aside(database: Path, now: datetime) -> Path | None:
    """Keep the old database under another name, too: as a backup, or file by file where it cannot be read."""
    if not database.exists():
        return None
    kept = database.with_name(f"{database.stem}-before-{now:%Y-%m-%d-%H%M%S}{database.suffix}")
    try:
        backup_now(database, kept)
    except StorageError as error:
        if error.code in ("full", "read-only", "exists"):
            raise
        try:
            for file in [database.with_name(database.name + beside) for beside in ("", *_BESIDE)]:
                if file.exists():
                    sync(Path(shutil.copy2(file, kept.with_name(file.name.replace(database.name, kept.name)))))
        except OSError as failed:
            raise copy_error(failed, kept) from error
    return kept


def _drop_log(database: Path) -> None:
    """Write the write-ahead log into the file, so that no log is left beside the file that replaces it."""
    if database.exists():
        with suppress(*FAULTS), closing(connect(database, "rw", _BUSY)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            with suppress(sqlite3.OperationalError):
                db.execute("PRAGMA journal_mode = DELETE")
    for beside in _BESIDE:
        database.with_name(database.name + beside).unlink(missing_ok=True)
