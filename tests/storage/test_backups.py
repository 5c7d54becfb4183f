"""Backups that are kept for a while, and the way back."""

import errno
import fcntl
import sqlite3
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from bot.app.store import BotStore
from storage import StorageError, backups
from storage.backups import backup_days, backup_name, backup_today, outdated, restore_now
from storage.engines.sqlite.engine import SqliteEngine
from storage.errors import storage_error

from .making import back_up, change, content, entry, files, match, opened, record, tables, write

pytestmark = [pytest.mark.sqlite, pytest.mark.usefixtures("empty_files")]
TODAY = date(2026, 11, 23)  # a Monday
NOW = datetime(2026, 11, 23, 12, 30, 5)


def kept(days, today=TODAY):
    return sorted({*days} - outdated(days, today))


def test_seven_days_and_the_first_of_each_of_four_weeks_are_kept():
    days = [TODAY - timedelta(days=n) for n in range(60)]
    mondays = [date(2026, 11, 2), date(2026, 11, 9), date(2026, 11, 16)]
    assert kept(days) == [*mondays, *(date(2026, 11, day) for day in range(17, 24))]


def test_nothing_is_lost_by_nights_without_a_backup():
    days = [date(2026, 11, 5), date(2026, 11, 12)]
    assert kept(days) == days


def test_what_is_from_a_day_to_come_is_kept():
    assert kept([TODAY + timedelta(days=300)]) == [TODAY + timedelta(days=300)]


def test_day_after_day_there_are_never_more_than_eleven(tmp_path: Path):
    days: set[date] = set()
    for n in range(200):
        today = TODAY + timedelta(days=n)
        days = {*days, today} - outdated({*days, today}, today)
        assert len(days) <= backups.DAYS + backups.WEEKS
        assert {today - timedelta(days=back) for back in range(min(n + 1, 7))} <= days


async def test_a_days_backup_is_made_once_and_old_ones_go(store: BotStore, path: Path, tmp_path: Path) -> None:
    await store.save(change("t1", entry(0)))
    folder = tmp_path / "nights"
    folder.mkdir()
    for name in (backup_name(date(2020, 1, 1)), "boneyard-2026-11-31.db", "boneyard.db", "notes.txt"):
        write(folder / name, b"x")
    made = backup_today(path, folder, TODAY)
    assert made == folder / "boneyard-2026-11-23.db"
    assert backup_today(path, folder, TODAY) is None
    assert files(folder) == ["boneyard-2026-11-23.db", "boneyard-2026-11-31.db", "boneyard.db", "notes.txt"]
    assert backup_days(folder) == [TODAY]
    assert backup_days(tmp_path / "nowhere") == []
    async with opened(made) as copy:
        assert (await tables(copy))["t1"].log == (entry(0),)


async def test_a_backup_that_is_damaged_is_not_kept(store: BotStore, path: Path, tmp_path: Path, monkeypatch) -> None:
    await store.save(change("t1", entry(0)))

    def broken(engine: SqliteEngine, path_to: Path, force: bool) -> None:
        with closing(sqlite3.connect(engine.path)) as db, closing(sqlite3.connect(path_to)) as copy:
            db.backup(copy)
            copy.execute("UPDATE log SET n = 7")
            copy.commit()

    monkeypatch.setattr(SqliteEngine, "backup", broken)
    with pytest.raises(StorageError) as refusal:
        backup_today(path, tmp_path / "nights", TODAY)
    assert refusal.value.code == "damaged"
    assert files(tmp_path / "nights") == []


async def moments(path: Path, folder: Path) -> Path:
    """A database with a match more than the backup that is returned."""
    async with opened(path) as store:
        await record(store, match("m1"))
        await back_up(store, folder / "copy.db")
        await record(store, match("m2"))
    return folder / "copy.db"


async def match_ids(path: Path) -> set[str]:
    async with opened(path) as store:
        return {name for name in ("m1", "m2") if await store.match(name) is not None}


async def test_a_backup_is_put_in_place_and_what_was_there_is_kept(path: Path, tmp_path: Path) -> None:
    source = await moments(path, tmp_path)
    aside = restore_now(source, path, NOW)
    assert aside == path.with_name("boneyard-before-2026-11-23-123005.db")
    assert await match_ids(path) == {"m1"}
    assert await match_ids(aside) == {"m1", "m2"}
    assert await match_ids(source) == {"m1"}


async def test_where_nothing_was_nothing_is_kept(path: Path, tmp_path: Path) -> None:
    source = await moments(tmp_path / "other.db", tmp_path)
    assert restore_now(source, path, NOW) is None
    assert await match_ids(path) == {"m1"}


async def test_a_damaged_database_is_kept_file_by_file(path: Path, tmp_path: Path) -> None:
    source = await moments(path, tmp_path)
    write(path, b"no database")
    aside = restore_now(source, path, NOW)
    assert content(aside) == b"no database"
    assert await match_ids(path) == {"m1"}


@pytest.mark.parametrize("step", range(6))
async def test_a_restore_that_is_broken_off_leaves_the_old_database_or_the_new_one(
    path: Path, tmp_path: Path, monkeypatch, step: int
) -> None:
    source = await moments(path, tmp_path)
    if step % 2:
        write(path, b"no database")
    calls = iter([False] * (step // 2) + [True])

    def stopping(act):
        def stop_or_act(*args, **kwargs):
            if next(calls, False):
                raise KeyboardInterrupt
            return act(*args, **kwargs)

        return stop_or_act

    for name in ("backup_now", "_put_aside", "_drop_log"):
        monkeypatch.setattr(backups, name, stopping(getattr(backups, name)))
    with pytest.raises(KeyboardInterrupt):
        restore_now(source, path, NOW)
    if step % 2:
        assert content(path) == b"no database"
    else:
        assert await match_ids(path) == {"m1", "m2"}
    assert not [name for name in files(tmp_path) if name.endswith(".partial")]


async def test_what_a_killed_process_has_not_finished_goes_at_the_next_start(path: Path, tmp_path: Path) -> None:
    stale = [path.with_name(name) for name in (f".{path.name}.abc.partial", f"{path.name}.restored.partial")]
    for file in stale:
        write(file, b"half")
        write(file.with_name(file.name + "-journal"), b"half")
    other = path.with_name(".other.db.abc.partial")
    write(other, b"half")
    async with opened(path):
        assert not any(file.exists() for file in stale)
        assert other.exists()
    assert files(path.parent) == [other.name, path.name, f"{path.name}.lock"]


async def test_a_copy_that_another_process_is_writing_stays(path: Path, tmp_path: Path) -> None:
    partial = path.with_name(f".{path.name}.abc.partial")
    write(partial, b"half")
    with partial.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        async with opened(path):
            assert partial.exists()


@pytest.mark.parametrize("remain", ["boneyard.db-wal", "boneyard-before-2026-11-23-123005.db", "boneyard.db.old"])
async def test_no_empty_database_begins_beside_the_remains_of_another(tmp_path: Path, remain: str) -> None:
    write(tmp_path / remain, b"x")
    with pytest.raises(StorageError) as refusal:
        async with opened(tmp_path / "boneyard.db"):
            pass
    assert (refusal.value.code, refusal.value.data["found"]) == ("remains", remain)
    assert not (tmp_path / "boneyard.db").exists()


async def test_a_disk_without_locks_is_not_taken_for_another_process(path: Path, monkeypatch) -> None:
    def refuse(handle: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("storage.engines.sqlite.engine._lock", refuse)
    with pytest.raises(StorageError) as refusal:
        async with opened(path):
            pass
    assert refusal.value.code == "no-locks"


def test_a_disk_without_shared_memory_is_said_to_be_one() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMMAP
    assert storage_error(error).code == "no-locks"


async def test_moves_that_a_killed_process_left_in_the_log_are_not_mixed_in(path: Path, tmp_path: Path) -> None:
    source = await moments(path, tmp_path)
    async with opened(path) as store:
        await record(store, match("m3"))
        beside = {name: content(tmp_path / name) for name in files(tmp_path) if name.endswith(("-wal", "-shm"))}
        whole = content(path)
    write(path, whole)
    for name, data in beside.items():
        write(tmp_path / name, data)
    aside = restore_now(source, path, NOW)
    assert await match_ids(path) == {"m1"}
    async with opened(aside) as store:
        assert await store.match("m3") is not None


async def test_a_running_bots_database_is_not_touched(store: BotStore, path: Path, tmp_path: Path) -> None:
    await back_up(store, tmp_path / "copy.db")
    with pytest.raises(StorageError) as refusal:
        restore_now(tmp_path / "copy.db", path, NOW)
    assert refusal.value.code == "in-use"
    assert not [name for name in files(tmp_path) if "before" in name]


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda source: write(source, b"x" * 5000), "not-a-database"),
        (lambda source: _run(source, "PRAGMA user_version = 999"), "too-new"),
        (lambda source: _run(source, "PRAGMA application_id = 5"), "not-ours"),
        (lambda source: source.unlink(), "missing-file"),
    ],
)
async def test_what_is_no_good_backup_changes_nothing(path: Path, tmp_path: Path, spoil, code) -> None:
    source = await moments(path, tmp_path)
    spoil(source)
    before = content(path)
    with pytest.raises(StorageError) as refusal:
        restore_now(source, path, NOW)
    assert refusal.value.code == code
    assert content(path) == before
    assert not [name for name in files(tmp_path) if "before" in name]


def _run(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
        db.commit()
