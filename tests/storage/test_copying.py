"""Backups while the bot runs, and a look at the health of a file."""

import asyncio
import errno
import itertools
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.app.store import BotStore
from storage import StorageError, backup_now
from storage.engines.sqlite import engine
from storage.engines.sqlite.connection import SqliteConnection
from storage.engines.sqlite.schema import migrate, migrations
from storage.outside import inspect_now
from tests.luck import part_of

from .making import back_up, change, content, entry, files, match, opened, record, run, size, tables, write


async def test_a_backup_is_a_store_of_its_own(store: BotStore, tmp_path: Path) -> None:
    await store.save(change("t1", entry(0)))
    await record(store, match("m1"))
    await back_up(store, tmp_path / "copy.db")
    await store.save(change("t1", entry(1)))
    async with opened(tmp_path / "copy.db") as copy:
        assert (await tables(copy))["t1"].log == (entry(0),)
        assert await copy.match("m1") == match("m1")
    assert [name for name in files(tmp_path) if "boneyard" not in name] == ["copy.db", "copy.db.lock"]


async def test_a_backup_is_one_moment_of_a_store_that_is_being_written(store: BotStore, tmp_path: Path) -> None:
    async def play(table: int) -> None:
        for n in itertools.count():
            await store.save(
                change(f"t{table}", entry(n), entry(n), channel=table, header=f'{{"n":{n}}}', expect=2 * n)
            )

    players = [asyncio.create_task(play(table)) for table in range(1, 6)]
    for number in range(part_of(5, 3)):
        await back_up(store, tmp_path / f"copy{number}.db")
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for number in range(part_of(5, 3)):
        assert inspect_now(tmp_path / f"copy{number}.db").integrity == ()
        async with opened(tmp_path / f"copy{number}.db") as copy:
            for table in await copy.live_tables():
                assert len(table.log) % 2 == 0
                assert table.header == f'{{"n":{len(table.log) // 2 - 1}}}'
            assert copy.damaged == ()


_BACKUP = """
import sys
from pathlib import Path
from storage import backup_now
from storage.outside import inspect_now
backup_now(Path(sys.argv[1]), Path(sys.argv[2]))
health = inspect_now(Path(sys.argv[1]))
print(health.tables, health.matches, health.integrity)
"""


@pytest.mark.slow
@pytest.mark.sqlite
async def test_another_process_backs_up_and_inspects_a_running_store(
    store: BotStore, path: Path, tmp_path: Path
) -> None:
    await store.save(change("t1", entry(0)))
    await record(store, match("m1"))
    done = run(_BACKUP, path, tmp_path / "copy.db")
    assert (done.stderr, done.stdout.strip()) == ("", "1 1 ()")
    await store.save(change("t1", entry(1), expect=1))
    assert inspect_now(tmp_path / "copy.db").tables == 1


@pytest.mark.sqlite
async def test_a_link_to_a_running_database_is_copied_with_its_last_moves(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    async with opened(path) as store:
        await store.save(change("t1", entry(0)))
        backup_now(link, tmp_path / "copy.db")
        assert inspect_now(link).tables == 1
    assert inspect_now(tmp_path / "copy.db").tables == 1


@pytest.mark.sqlite
@pytest.mark.parametrize(("number", "code"), [(errno.ENOSPC, "full"), (errno.EIO, "disk"), (errno.EACCES, "read-only")])
async def test_a_copy_that_does_not_fit_is_told_of_the_copy(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    async with opened(path):
        pass
    monkeypatch.setattr(engine.tempfile, "mkstemp", Mock(side_effect=OSError(number, "x")))
    with pytest.raises(StorageError) as caught:
        backup_now(path, tmp_path / "copy.db")
    assert (caught.value.code, caught.value.data["path"]) == (code, str(tmp_path / "copy.db"))


@pytest.mark.sqlite
async def test_an_existing_file_is_overwritten_only_by_force(store: BotStore, path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    write(target, b"precious")
    with pytest.raises(StorageError) as caught:
        await back_up(store, target)
    assert caught.value.code == "exists"
    assert content(target) == b"precious"
    await back_up(store, target, force=True)
    assert inspect_now(target).tables == 0
    with pytest.raises(StorageError) as caught:
        await back_up(store, path, force=True)
    assert caught.value.code == "exists"


@pytest.mark.sqlite
async def test_backups_that_cannot_be(path: Path, tmp_path: Path) -> None:
    text = tmp_path / "text"
    write(text, b"Dear diary " * 400)
    async with opened(path):
        pass
    wrong = {
        "missing-file": (tmp_path / "none", tmp_path / "a"),
        "missing-folder": (path, tmp_path / "no" / "a"),
        "not-a-database": (text, tmp_path / "a"),
    }
    before = files(tmp_path)
    for code, (source, target) in wrong.items():
        with pytest.raises(StorageError) as caught:
            backup_now(source, target)
        assert caught.value.code == code
    assert files(tmp_path) == before  # no half a copy, nothing made by looking


@pytest.mark.sqlite
async def test_a_damaged_file_makes_no_backup(path: Path, tmp_path: Path) -> None:
    async with opened(path) as store:
        for n in range(1, 40):
            await store.save(change(f"t{n}", entry(n), channel=n, header='"' + "x" * 3000 + '"'))
    os.truncate(path, size(path) // 2)
    with pytest.raises(StorageError) as caught:
        backup_now(path, tmp_path / "a")
    assert caught.value.code == "damaged"
    assert "a" not in files(tmp_path)


@pytest.mark.sqlite
async def test_the_health_of_a_sound_file(path: Path) -> None:
    async with opened(path) as store:
        await store.save(change("t1", entry(0)))
        await record(store, match("m1"), match("m2"))
        running = inspect_now(path)
    newest = len(migrations())
    assert (running.version, running.known_version, running.integrity, running.damaged) == (newest, newest, (), ())
    assert (running.tables, running.matches) == (1, 2)
    resting = inspect_now(path)
    assert (resting.tables, resting.matches, resting.size) == (1, 2, size(path))


@pytest.mark.sqlite
async def test_looking_changes_nothing(path: Path) -> None:
    async with opened(path) as store:
        await store.save(change("t1", entry(0)))
    before = content(path), files(path.parent)
    inspect_now(path)
    assert (content(path), files(path.parent)) == before


@pytest.mark.sqlite
async def test_the_health_of_an_older_file(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None, factory=SqliteConnection)) as db:
        migrate(db, migrations()[:1])
    health = inspect_now(path)
    assert (health.version, health.matches, health.integrity) == (1, 0, ())


@pytest.mark.sqlite
async def test_damage_is_named(path: Path) -> None:
    async with opened(path) as store:
        await store.save(change("t1", entry(0), entry(1)))
        await record(store, match("m1"))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM log WHERE n = 0")
        db.execute("DELETE FROM matches")
    health = inspect_now(path)
    assert [(bad.table, bad.reason) for bad in health.damaged] == [("t1", "log")]
    assert health.integrity == ("foreign key results -> matches",) * 2


@pytest.mark.sqlite
async def test_damaged_pages_are_named(path: Path) -> None:
    async with opened(path) as store:
        for n in range(1, 40):
            await store.save(change(f"t{n}", entry(n), channel=n, header='"' + "x" * 3000 + '"'))
    write(path, content(path)[: -3 * 4096] + b"\xa5" * (3 * 4096))
    health = inspect_now(path)
    assert health.integrity


@pytest.mark.sqlite
@pytest.mark.parametrize("data", [b"Dear diary " * 400, b"SQLite format 3\x00" + b"\x00" * 4096])
async def test_the_health_of_what_is_no_database(path: Path, data: bytes) -> None:
    write(path, data)
    with pytest.raises(StorageError) as caught:
        inspect_now(path)
    assert caught.value.code in ("not-a-database", "damaged")
