"""Dated backups that are kept for a while, and the way back from one.

A backup of a day is `boneyard-2026-12-31.db`. Kept are those of the last seven days, and the first one of each of the
last four weeks; what is named otherwise is nobody's business.
"""

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import date, datetime, timedelta
from pathlib import Path

from storage.errors import FAULTS, StorageError

from ..engine import Place, engine_of
from .connection import connect, real_path, sync
from .copying import backup_now, inspect_now
from .lock import WriterLock

DAYS, WEEKS = 7, 4
_NAME = re.compile(r"boneyard-(\d{4}-\d{2}-\d{2})\.db")
_BESIDE = ("-wal", "-shm")
_BUSY = 5.0


def backup_name(day: date) -> str:
    """Return the name of a day's backup."""
    return f"boneyard-{day.isoformat()}.db"


def backup_days(folder: Path) -> list[date]:
    """Return the days of the backups in a folder, the oldest first; none where there is no such folder."""
    with suppress(OSError):
        return sorted(day for path in folder.iterdir() if (day := _day_of(path.name)) is not None)
    return []


def _day_of(name: str) -> date | None:
    found = _NAME.fullmatch(name)
    with suppress(ValueError):  # the 31st of November
        return date.fromisoformat(found[1]) if found else None
    return None


def outdated(days: Iterable[date], today: date) -> set[date]:
    """Return the days whose backups need not be kept any more; those of days to come are kept."""
    days = sorted(days)
    kept = {day for day in days if day > today - timedelta(days=DAYS)}
    monday = today - timedelta(days=today.weekday())
    for week in range(WEEKS):
        first = monday - timedelta(weeks=week)
        kept |= {*[day for day in days if first <= day < first + timedelta(weeks=1)][:1]}
    return {*days} - kept


def backup_today(place: Place, folder: Path, today: date) -> Path | None:
    """Write a day's backup of a file or a database, check it by opening it, and delete those that are outdated.

    Return where it is; None if there is one already. StorageErrors as `backup`; one that turns out to be damaged is
    deleted, and `damaged` is raised.
    """
    target = folder / backup_name(today)
    if target.exists():
        return None
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
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
    """Put a backup in the place of the database, and return where what was there is kept; None if nothing was.

    Nobody may have the database open for writing (`in-use`). A backup that is damaged, too new, or not ours is refused
    before anything is changed; whenever the process ends, the database is the old one or the new one, whole.
    """
    health = inspect_now(source)
    if health.integrity or health.damaged:
        raise StorageError("damaged", path=str(source), reason=str((*health.integrity, *health.damaged)[0]))
    lock = WriterLock(database)
    lock.acquire()
    try:
        kept = _put_aside(real_path(database), now)
        fresh = real_path(database).with_name(f".{database.name}.restored")
        fresh.unlink(missing_ok=True)
        backup_now(source, fresh)
        _drop_log(real_path(database))
        fresh.replace(real_path(database))
        sync(real_path(database).parent)
    finally:
        lock.release()
    return kept


def _put_aside(database: Path, now: datetime) -> Path | None:
    """Keep what is there under another name: as a backup, or file by file where it cannot be read."""
    if not database.exists():
        return None
    kept = database.with_name(f"{database.stem}-before-{now:%Y-%m-%d-%H%M%S}{database.suffix}")
    try:
        backup_now(database, kept)
    except StorageError as error:
        if error.code in ("full", "read-only", "exists"):
            raise
        for beside in ("", *_BESIDE):
            file = database.with_name(database.name + beside)
            if file.exists():
                file.replace(kept.with_name(kept.name + beside))
    return kept


def _drop_log(database: Path) -> None:
    """Bring what the log holds into the file, so that none is left beside the file that takes its place."""
    if database.exists():
        with suppress(*FAULTS), closing(connect(database, "rw", _BUSY)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            with suppress(sqlite3.OperationalError):
                db.execute("PRAGMA journal_mode = DELETE")
    for beside in _BESIDE:
        database.with_name(database.name + beside).unlink(missing_ok=True)
