"""One task a key, the newest only."""

import asyncio

import pytest

from bot.connection.service import CoalescingQueue
from tests.play.fakes import turns


class Worker:
    def __init__(self) -> None:
        self.done: list[tuple[str, str]] = []
        self.gate = asyncio.Event()

    async def work(self, key: str, value: str) -> None:
        await self.gate.wait()
        if value == "fail":
            raise RuntimeError("meant to be")
        self.done.append((key, value))


async def test_what_is_overtaken_while_it_waits_is_left_out():
    worker = Worker()
    queue = CoalescingQueue(worker.work)
    queue.put("a", "1")
    await turns()
    for value in "234":
        queue.put("a", value)
    queue.put("b", "1")
    worker.gate.set()
    await queue.settled()
    assert [value for key, value in worker.done if key == "a"] == ["1", "4"]
    assert ("b", "1") in worker.done


async def test_what_waits_is_joined_with_what_comes():
    worker = Worker()
    queue = CoalescingQueue(worker.work, lambda waiting, new: waiting + new)
    for value in "123":
        queue.put("a", value)
    worker.gate.set()
    await queue.settled()
    assert worker.done == [("a", "123")]


async def test_a_failure_ends_no_work_for_its_key(caplog):
    worker = Worker()
    worker.gate.set()
    queue = CoalescingQueue(worker.work)
    queue.put("a", "fail")
    await turns()
    queue.put("a", "2")
    await queue.settled()
    assert worker.done == [("a", "2")]
    assert "work on table a failed" in caplog.text


async def test_a_pause_is_cut_short_by_something_newer():
    heard = []

    async def work(key: str, value: int) -> None:
        heard.append((value, await queue.newer(key, 3600 if value == 1 else 0)))

    queue: CoalescingQueue[int] = CoalescingQueue(work)
    queue.put("a", 1)
    await turns()
    queue.put("a", 2)
    await queue.settled()
    assert heard == [(1, True), (2, False)]


async def test_an_end_breaks_off_what_takes_too_long_and_takes_nothing_new():
    worker = Worker()
    queue = CoalescingQueue(worker.work)
    queue.put("a", "1")
    await turns()
    await queue.close(0)
    queue.put("a", "2")
    worker.gate.set()
    await turns()
    await queue.settled()
    assert worker.done == []


@pytest.mark.parametrize("count", [1, 3])
async def test_one_at_a_time_for_each_key(count):
    running, most = 0, 0

    async def work(key: str, value: int) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await turns(3)
        running -= 1

    queue: CoalescingQueue[int] = CoalescingQueue(work)
    for value in range(5):
        for key in range(count):
            queue.put(str(key), value)
        await turns(1)
    await queue.settled()
    assert most == count
