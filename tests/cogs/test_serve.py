"""What is done again and again goes on after a failure."""

import asyncio

import pytest

from bot.cogs.serve import keep_up


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
    assert [one.getMessage() for one in caplog.records] == ["sweeping failed, and is begun again"] * 2
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
