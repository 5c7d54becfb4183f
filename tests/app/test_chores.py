"""What is done again and again goes on after a failure."""

import asyncio
import sqlite3
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.app import chores
from bot.app.chores import keep_up
from bot.app.store import BotStore
from storage import StorageError
from storage.backups import backup_today
from storage.forgetting import owe
from tests.storage.making import change


async def test_a_chore_that_failed_is_told_and_begun_again(caplog: pytest.LogCaptureFixture) -> None:
    begun, goes_on = 0, asyncio.Event()

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise RuntimeError(f"time {begun}")
        goes_on.set()
        await asyncio.Event().wait()

    task = keep_up(work, "sweeping", 0.0)
    await goes_on.wait()
    assert [record.getMessage() for record in caplog.records] == ["sweeping failed, and is begun again"] * 2
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_backups_are_made_again_and_again_and_a_failure_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    days, waited, done = iter((StorageError("full"), OSError("gone"), None)), [], asyncio.Event()
    states: list[tuple[date | None, bool]] = []

    def make(database: Path, folder: Path, _: object) -> Path | None:
        result = next(days)
        if result is not None:
            raise result
        return backup_today(database, folder, date(2026, 11, 23))

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        states.append((keeper.last, keeper.failed))
        if len(waited) == 3:
            done.set()
            await asyncio.Event().wait()

    async with await BotStore.open(tmp_path / "boneyard.db"):
        monkeypatch.setattr(chores, "backup_today", make)
        monkeypatch.setattr(chores, "asyncio", SimpleNamespace(sleep=sleep, to_thread=asyncio.to_thread))
        keeper = chores.Backups(tmp_path / "boneyard.db", tmp_path / "nights")
        task = asyncio.create_task(keeper.keep())
        await done.wait()
        task.cancel()
    assert waited == [3600.0] * 3
    assert states == [(None, True), (None, True), (date(2026, 11, 23), False)]
    assert [record.levelname for record in caplog.records if record.name == chores.__name__][:2] == ["ERROR"] * 2
    assert [path.name for path in (tmp_path / "nights").glob("*.db")] == ["boneyard-2026-11-23.db"]


async def test_deleted_bytes_are_overwritten_when_nobody_plays_and_seldom(tmp_path: Path) -> None:
    """Each press of a stranger had the whole file written anew, and no move was saved meanwhile."""
    now, played, sent = 0.0, 0, list[str]()
    async with await BotStore.open(tmp_path / "boneyard.db") as store:
        await store._writer.call(lambda db: cast(sqlite3.Connection, db).set_trace_callback(sent.append))
        eraser = chores.Eraser(store, lambda: now)

        async def erased(hours: float = 0.0, *, plays: bool = False) -> int:
            nonlocal now, played
            now, played = now + 3600 * hours, played + plays
            if plays:
                await store.save(change(f"t{played}"))
            await eraser.erase_if_due()
            return sent.count("VACUUM")

        assert [await erased(), await erased()] == [0, 0]  # nothing was deleted
        await store._writer.call(owe)
        assert [await erased(plays=True), await erased()] == [0, 1]
        assert await store.left_over() == "yes"
        await store._writer.call(owe)
        assert [await erased(5.9), await erased(0.2)] == [1, 2]
        await store._writer.call(owe)
        assert [await erased(hours, plays=True) for hours in (1, 10, 12, 1)] == [2, 2, 2, 3]
