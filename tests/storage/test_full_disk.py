"""A full disk costs nothing but what could not be written."""

import asyncio
import os
from pathlib import Path

import pytest

from storage import StorageError

from .making import change, entry, opened, run, tables

pytestmark = [pytest.mark.sqlite, pytest.mark.slow, pytest.mark.usefixtures("empty_files")]
_LONG = '"' + "x" * 20_000 + '"'


async def test_a_full_database_fails_everyone_and_works_again_when_there_is_room(path: Path) -> None:
    async with opened(path) as store:
        await store.save(change("t1", entry(0)))
        pages = await store._writer.call(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await store._writer.call(lambda db: db.execute(f"PRAGMA max_page_count = {pages + 1}").fetchall())
        saves = [store.save(change("t1", entry(1))), store.save(change("t2", entry(0), header=_LONG))]
        results = await asyncio.gather(*saves, return_exceptions=True)
        assert [error.code for error in results if isinstance(error, StorageError)] == ["full", "full"]
        assert (await tables(store))["t1"].log == (entry(0),)
        await store.save(change("t1", entry(1), expect=1))
        await store._writer.call(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchall())
        await store.save(change("t2", entry(0), header=_LONG))
        assert {name: len(table.log) for name, table in (await tables(store)).items()} == {"t1": 2, "t2": 1}


# In a process of its own, since the limit holds for every file that it writes.
_LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from storage import StorageError, Store
from storage.values import LogEntry, TableChange

def change(n, text="x"):
    return TableChange("t", 1, 1, "live", '{"n":%d}' % n, (LogEntry("a", text),), expect=n)

async def main():
    async with await Store.open(Path(sys.argv[1])) as store:
        for n in range(3):
            await store.save(change(n))
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
        errors = []
        for _ in range(2):
            try:
                await store.save(change(3, "x" * 1_000_000))
            except StorageError as error:
                errors.append(error.code)
        print(*errors)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.save(change(3))
        print(len((await store.live_tables())[0].log))
asyncio.run(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no limits of this kind")
async def test_a_file_that_may_not_grow_keeps_what_it_has_and_goes_on_when_it_may(path: Path) -> None:
    done = run(_LIMITED, path)
    assert (done.stderr, done.stdout.split()) == ("", ["disk", "disk", "4"])
    async with opened(path) as store:
        (table,) = await store.live_tables()
    assert (table.header, [e.body for e in table.log]) == ('{"n":3}', ["x"] * 4)
