"""A file that cannot be used says why, and is left as it was."""

import hashlib
import os
import re
import sqlite3
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest

from bot.app.store import BotStore
from storage import StorageError, backup_now
from storage.engines import Connection
from storage.engines.sqlite.schema import migrations
from storage.outside import inspect_now

from .making import change, content, entry, opened, run, running, size, write

pytestmark = [pytest.mark.sqlite, pytest.mark.usefixtures("empty_files")]


async def _refused(path: Path, **options: float) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await BotStore.open(path, **options)
    return caught.value


def _chmod(path: Path, mode: int) -> None:
    path.chmod(mode)


def _mode(path: Path) -> int:
    return path.stat().st_mode


def _digest(path: Path) -> str:
    return hashlib.sha256(content(path)).hexdigest()


async def test_a_new_file_is_private_and_written_through(path: Path) -> None:
    async with opened(path) as store:
        pragmas = {
            name: await store._writer.call(lambda db, name=name: db.execute(f"PRAGMA {name}").fetchone()[0])
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "user_version")
        }
    newest = len(migrations())
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
    assert pragmas == {**expected, "user_version": newest}
    if os.name != "nt":
        assert _mode(path) & 0o077 == 0


@pytest.mark.parametrize("fails", [False, True])
async def test_only_a_transaction_that_need_not_be_durable_is_not_flushed(path: Path, fails: bool) -> None:
    def write(db: Connection) -> list[int]:
        seen = []
        with suppress(KeyError), db.transaction(durable=False):
            seen.append(_flushing(db))
            if fails:
                raise KeyError
        with db.transaction():
            return [*seen, _flushing(db)]

    async with opened(path) as store:
        normal, full = 1, 2
        assert await store._writer.call(write) == [normal, full]


def _flushing(db: Connection) -> int:
    return int(db.execute("PRAGMA synchronous").fetchone()[0])


async def test_the_write_ahead_log_is_copied_into_the_file_before_it_is_large(path: Path) -> None:
    async with opened(path) as store:
        for n in range(500):
            await store.save(change(header=f'{{"n":"{str(n % 10) * 60_000}"}}'))
        assert size(path) > 60_000
        assert size(path.with_name(f"{path.name}-wal")) < 16 * 1024 * 1024


async def test_all_tables_are_strict(path: Path) -> None:
    async with opened(path):
        pass
    with closing(sqlite3.connect(path)) as db:
        strict = {name: bool(flag) for _, name, kind, _, _, flag in db.execute("PRAGMA table_list") if kind == "table"}
    ours = {name: flag for name, flag in strict.items() if not name.startswith("sqlite_")}
    assert ours == dict.fromkeys(ours, True)
    assert {"tables", "log", "matches", "results", "settings", "audit", "meta"} <= set(ours)


async def test_a_missing_folder(tmp_path: Path) -> None:
    error = await _refused(tmp_path / "no" / "a.db")
    assert (error.code, error.data) == ("missing-folder", {"path": str(tmp_path / "no")})


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    assert (await _refused(tmp_path)).code == "unreadable"


async def test_a_text_file_is_no_database_and_stays_as_it_is(path: Path) -> None:
    write(path, b"Dear diary, " * 500)
    before = _digest(path)
    assert (await _refused(path)).code == "not-a-database"
    assert _digest(path) == before


@pytest.mark.parametrize("setup", ["CREATE TABLE a (b)", "PRAGMA application_id = 5", "PRAGMA user_version = 1"])
async def test_another_programs_database_is_not_touched(path: Path, setup: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(setup)
    before = _digest(path)
    assert (await _refused(path)).code == "not-ours"
    assert _digest(path) == before


async def test_a_truncated_file_is_damaged(path: Path) -> None:
    async with opened(path) as store:
        for n in range(1, 40):
            await store.save(change(f"t{n}", entry(n), channel=n, header='"' + "x" * 3000 + '"'))
    os.truncate(path, size(path) // 2)
    assert (await _refused(path)).code == "damaged"
    os.truncate(path, 50)
    assert (await _refused(path)).code == "damaged"


async def test_a_schema_that_is_no_text_any_more_is_damaged(path: Path) -> None:
    """SQLite names what it cannot read in a message that is then no text either."""
    async with opened(path):
        pass
    whole = content(path)
    for match in [*re.finditer(rb"CREATE TABLE [a-z]", whole)][:6]:
        for at in range(match.start(), match.end() + 30, 5):
            write(path, whole[:at] + b"\xff" + whole[at + 1 :])
            codes = {(await _refused(path)).code}
            for read in (inspect_now, partial(backup_now, to=path.with_name("copy.db"), force=True)):
                with pytest.raises(StorageError) as refusal:
                    read(path)
                codes.add(refusal.value.code)
            assert codes == {"damaged"}, at


async def test_a_later_versions_file_is_left_alone(path: Path) -> None:
    async with opened(path):
        pass
    newest = len(migrations())
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {newest + 2}")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    error = await _refused(path)
    assert (error.code, error.data) == ("too-new", {"found": newest + 2, "known": newest})


async def test_a_file_locked_by_another_program(path: Path) -> None:
    async with opened(path):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        assert (await _refused(path, busy=0.01)).code == "locked"
        other.execute("ROLLBACK")
    async with opened(path) as store:
        assert await store.live_tables() == []


async def test_a_second_store_in_this_process_is_refused(path: Path) -> None:
    async with opened(path):
        error = await _refused(path)
        assert (error.code, error.data["pid"]) == ("in-use", os.getpid())
        assert (await _refused(path.parent / "." / path.name)).code == "in-use"
    async with opened(path):
        pass


_HOLDER = """
import asyncio, sys
from pathlib import Path
from storage import Store
async def main():
    async with await Store.open(Path(sys.argv[1])):
        print("open", flush=True)
        sys.stdin.read()
asyncio.run(main())
"""


@pytest.mark.slow
async def test_a_second_process_is_refused_until_the_first_ends_however_it_ends(path: Path) -> None:
    for end in ("close", "kill"):
        with running(_HOLDER, path) as child:
            assert child.stdout is not None
            assert child.stdout.readline().strip() == b"open"
            error = await _refused(path)
            assert (error.code, error.data["pid"]) == ("in-use", child.pid)
            if end == "kill":
                child.kill()
        async with opened(path):
            pass


_AS_NOBODY = """
import asyncio, concurrent.futures.thread, os, sys
from pathlib import Path
from storage import StorageError, Store
from storage.engines.sqlite.schema import migrations
migrations()  # nobody may not be allowed to read the standard library's modules
async def main():
    try:
        async with await Store.open(Path(sys.argv[1])):
            print("open")
    except StorageError as error:
        print(error.code)
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
asyncio.run(main())
"""


def _as_nobody(path: Path) -> str:
    """Open a file in a process that has no more rights than anybody."""
    done = run(_AS_NOBODY, path)
    if "Permission denied" in done.stderr:
        pytest.skip("the interpreter or the folder of the tests cannot be read without root's rights")
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.fixture
def public(tmp_path: Path) -> Path:
    """A folder that anybody may reach."""
    if os.name == "nt":
        pytest.skip("Windows has other rights")
    for folder in (tmp_path, *tmp_path.parents[:3]):  # pytest's own folders, a process more among them or not
        folder.chmod(0o755)
    return tmp_path


@pytest.mark.slow
async def test_a_folder_that_cannot_be_written(public: Path) -> None:
    _chmod(public, 0o755 if os.geteuid() == 0 else 0o555)
    try:
        assert _as_nobody(public / "new.db") == "read-only"
    finally:
        _chmod(public, 0o755)


@pytest.mark.slow
async def test_a_file_that_cannot_be_written(public: Path) -> None:
    path = public / "a.db"
    async with opened(path):
        pass
    for file, mode in ((path, 0o444), (path.with_name("a.db.lock"), 0o666), (public, 0o777)):
        _chmod(file, mode)
    assert _as_nobody(path) == "read-only"
