"""What is asked of a database from outside is the same as of a file, while a bot has it open."""

from datetime import date
from pathlib import Path

import pytest

from storage import StorageError, require_there
from storage.backups import backup_today
from storage.errors import EngineError
from storage.outside import inspect_now, places_now
from tests.storage.making import change, entry, match, opened, record, watched

pytestmark = pytest.mark.slow


async def test_where_the_bot_plays(dsn: str) -> None:
    async with opened(dsn) as store:
        for table, guild, channel in (("a", 1, 11), ("b", 1, 12), ("c", 2, 2**61)):
            await store.save(change(table, guild=guild, channel=channel))
        await store.scoreboards.switch(3, 31, "*", 7)
        await store.set_setting(4, None, "posts", str(2**62), 7)
        await record(store, match("m1", guild=5))
        assert places_now(dsn, "posts") == {1: {11, 12}, 2: {2**61}, 3: {31}, 4: {2**62}, 5: set()}


async def test_a_backup_of_each_day_is_a_file(dsn: str, tmp_path: Path) -> None:
    async with opened(dsn) as store:
        await store.save(change("t1", entry(0)))
        made = backup_today(dsn, tmp_path / "nights", date(2026, 11, 23))
        assert made == tmp_path / "nights" / "boneyard-2026-11-23.db"
        assert backup_today(dsn, tmp_path / "nights", date(2026, 11, 23)) is None
    assert inspect_now(made).tables == 1


def test_nothing_is_there_until_somebody_has_stored(empty_dsn: str, dsn: str) -> None:
    require_there(dsn)
    with pytest.raises(StorageError) as caught:
        require_there(empty_dsn)
    assert caught.value.code == "missing-file"


async def test_a_session_that_is_cut_damages_no_table(dsn: str) -> None:
    async with opened(dsn) as store:
        await store.save(change("t1", entry(0)))

        def cut(sql: str) -> None:
            if "FROM log" in sql:
                raise EngineError("57P01", "terminating connection due to administrator command")

        with watched(cut), pytest.raises(StorageError) as caught:
            await store.live_tables()
        assert caught.value.code == "unreachable"
        assert store.damaged == ()
        assert len(await store.live_tables()) == 1
