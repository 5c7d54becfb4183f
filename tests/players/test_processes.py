"""Views are thought about by workers: what goes first, what is left out, and what becomes of a worker that dies."""

import asyncio
import logging
import os
import random
import signal
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.games.match import deal_round, new_match
from bot.players.thinking import Budget, Choice, NoThoughtError, Purpose, think
from bot.players.thinking_processes import process
from bot.players.thinking_processes.process import DiedError, FailedError, Worker
from bot.players.thinking_processes.thinkers import Thinkers
from bot.players.thinking_processes.worker import length, packed, unpacked
from tests.play.fakes import turns

pytestmark = pytest.mark.slow

MOVE, HINT, REVIEW, _ = Purpose
BUDGET = Budget(1000, 0.5)


class Fake:
    """A worker that answers when the test says so. Views are names here."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Budget]] = []
        self.answer: asyncio.Future[tuple[Choice, ...]] = asyncio.Future()
        self.stopped = self.ended = 0
        self.over = asyncio.Event()
        self.alive = True

    async def think(self, view, seed, budget, among=()):
        self.asked.append((view, budget))
        self.answer = asyncio.Future()
        return await self.answer

    async def finish(self, error: Exception | None = None) -> None:
        view, _ = self.asked[-1]
        if error is None:
            self.answer.set_result((Choice((view,), 0.5, 0.0, 0.1, 1),))
        else:
            self.answer.set_exception(error)
        await turns()

    def stop(self) -> None:
        self.stopped += 1

    async def end(self) -> None:
        self.ended += 1
        self.alive = False
        self.over.set()


class Office:
    """Thinkers whose workers are fakes; `broken`: none can be started. The clock is moved by hand."""

    def __init__(self, most: int = 1, **given) -> None:
        self.workers: list[Fake] = []
        self.broken = False
        self.now = 0.0
        self.thinkers = Thinkers(most, self.start, lambda: self.now, **given)

    async def start(self) -> Fake:
        if self.broken:
            raise DiedError("no more processes")
        self.workers.append(Fake())
        return self.workers[-1]

    async def ask(self, name: str, purpose: Purpose = MOVE, budget: Budget = BUDGET) -> asyncio.Task:
        task = asyncio.create_task(self.thinkers.think(name, 1, budget, purpose))
        await turns()
        return task

    def asked(self) -> list[str]:
        return [view for worker in self.workers for view, _ in worker.asked]


@asynccontextmanager
async def opened(most=1, **given):
    office = Office(most, **given)
    try:
        yield office
    finally:
        await office.thinkers.close()


async def test_a_worker_is_started_when_it_is_needed_and_kept():
    async with opened() as office:
        assert office.workers == []
        for name in ("a", "b"):
            task = await office.ask(name)
            await office.workers[0].finish()
            assert [choice.tokens for choice in task.result()] == [(name,)]
        assert len(office.workers) == 1
    assert office.workers[0].ended == 1


async def test_moves_go_before_hints_and_hints_before_reviews():
    async with opened() as office:
        tasks = [await office.ask("begun", REVIEW)]
        for name, purpose in (("r", REVIEW), ("h", HINT), ("m", MOVE), ("n", MOVE)):
            tasks.append(await office.ask(name, purpose))
        for _ in tasks:
            await office.workers[0].finish()
        assert office.asked() == ["begun", "m", "n", "h", "r"]
        assert all(task.done() for task in tasks)


async def test_no_more_workers_than_may_be():
    async with opened(2) as office:
        tasks = [await office.ask(name) for name in "abc"]
        assert len(office.workers) == 2
        assert len(office.thinkers) == 1
        await office.workers[1].finish()
        assert office.workers[1].asked[-1][0] == "c"
        for worker in office.workers:
            await worker.finish()
        assert all(task.done() for task in tasks)


async def test_where_many_moves_wait_each_has_less_time_and_a_review_has_its_own():
    async with opened() as office:
        tasks = [await office.ask(str(number)) for number in range(60)]
        tasks.append(await office.ask("review", REVIEW))
        (worker,) = office.workers
        for _ in tasks:
            await worker.finish()
        seconds = [budget.seconds for _, budget in worker.asked]
        assert seconds[0] == 0.5  # nobody else waited yet
        assert seconds[1] == 0.05
        assert (seconds[40], seconds[50], seconds[55]) == (0.1, 0.2, 0.4)  # of two seconds, each its share
        assert seconds[40:60] == sorted(seconds[40:60])
        assert seconds[-2:] == [0.5, 0.5]
        await asyncio.gather(*tasks)


async def test_what_nobody_waits_for_is_left_out_or_given_up():
    async with opened() as office:
        first, second, third = [await office.ask(name) for name in "abc"]
        (worker,) = office.workers
        second.cancel()
        first.cancel()
        await turns()
        assert worker.stopped == 1
        await worker.finish()  # it answers with what it has
        await worker.finish()
        assert office.asked() == ["a", "c"]
        assert third.result()[0].tokens == ("c",)


async def test_a_question_goes_to_a_second_worker_if_the_first_dies():
    async with opened() as office:
        task = await office.ask("a")
        await office.workers[0].finish(DiedError("status -9"))
        assert office.workers[0].ended == 1
        await office.workers[1].finish()
        assert task.result()[0].tokens == ("a",)
        again = await office.ask("b")
        await office.workers[1].finish()
        assert again.result()[0].tokens == ("b",)


async def test_a_worker_that_ended_while_it_rested_is_replaced():
    async with opened() as office:
        await office.ask("a")
        await office.workers[0].finish()
        office.workers[0].alive = False
        task = await office.ask("b")
        await office.workers[1].finish()
        assert task.result()[0].tokens == ("b",)


async def test_where_workers_die_again_and_again_nothing_is_tried_for_a_while_and_it_is_logged_once(caplog):
    async with opened() as office:
        office.broken = True
        for _ in range(5):
            with pytest.raises(NoThoughtError):
                await office.thinkers.think("a", 1, BUDGET)
        assert [record.levelno for record in caplog.records] == [logging.WARNING]
        office.broken, office.now = False, 3.9
        with pytest.raises(NoThoughtError):
            await office.thinkers.think("a", 1, BUDGET)
        office.now = 4.0
        task = await office.ask("a")
        await office.workers[0].finish()
        assert task.result()
        office.broken, office.workers[0].alive, office.now = True, False, 700.0
        with pytest.raises(NoThoughtError):
            await office.thinkers.think("a", 1, BUDGET)
        assert len(caplog.records) == 2


async def test_a_fault_in_the_thinking_is_told_once_and_the_worker_goes_on(caplog):
    async with opened() as office:
        for name in "abc":
            task = await office.ask(name)
            await office.workers[0].finish(FailedError("Traceback: oh"))
            assert isinstance(task.exception(), NoThoughtError)
        assert len(office.workers) == 1
        assert [record.message.splitlines()[-1] for record in caplog.records] == ["Traceback: oh"]


async def test_a_worker_that_hangs_is_given_up():
    async with opened(patience=-0.5) as office:
        with pytest.raises(NoThoughtError):
            await office.thinkers.think("a", 1, BUDGET)
        assert [worker.ended for worker in office.workers] == [1, 1]


async def test_a_worker_that_nobody_needs_is_ended():
    async with opened(idle=0.0) as office:
        await office.ask("a")
        (worker,) = office.workers
        await worker.finish()
        await worker.over.wait()
        task = await office.ask("b")
        await office.workers[1].finish()
        assert task.result()


async def test_the_end_answers_everybody_who_waits():
    office = Office()
    tasks = [await office.ask(name) for name in "ab"]
    await office.thinkers.close()
    for task in tasks:
        with pytest.raises(NoThoughtError):
            await task
    with pytest.raises(NoThoughtError):
        await office.thinkers.think("c", 1, BUDGET)
    assert [worker.ended for worker in office.workers] == [1]


# With real processes


def a_view(game: str = "classic"):
    match = deal_round(new_match(game, 2), bytes(32)).match
    return match.view(match.turn)


@asynccontextmanager
async def a_worker():
    worker = await Worker.start()
    try:
        yield worker
    finally:
        await worker.end()


async def test_a_process_thinks_what_would_be_thought_here():
    view, budget = a_view(), Budget(20)
    async with a_worker() as worker:
        assert await worker.think(view, 7, budget) == think(view, random.Random(7), budget)
        among = [(token,) for token in view.legal[:2]]
        assert await worker.think(view, 7, budget, among) == think(view, random.Random(7), budget, among=among)
        with pytest.raises(FailedError, match="AttributeError"):
            await worker.think("no view", 7, budget)  # type: ignore[arg-type]
        assert await worker.think(view, 8, budget) == think(view, random.Random(8), budget)


async def test_a_process_that_is_stopped_answers_at_once():
    async with a_worker() as worker:
        thinking = asyncio.create_task(worker.think(a_view(), 7, Budget(10**9, 3600.0)))
        await turns()
        worker.stop()
        assert await thinking


async def test_a_killed_process_is_replaced():
    started: list[Worker] = []

    async def start() -> Worker:
        started.append(await Worker.start())
        return started[-1]

    thinkers = Thinkers(1, start)
    assert await thinkers.think(a_view(), 1, Budget(2))
    os.kill(started[0]._process.pid, signal.SIGKILL)
    assert await thinkers.think(a_view(), 1, Budget(2))
    assert len(started) == 2
    await thinkers.close()
    assert not started[1].alive


async def test_a_process_ends_with_its_input_and_heeds_no_signal_of_a_terminal():
    async with a_worker() as worker:
        await worker.think(a_view(), 7, Budget(1))  # it is up
        if hasattr(os, "SCHED_IDLE"):
            assert os.sched_getscheduler(worker._process.pid) == os.SCHED_OTHER
            assert os.getpriority(os.PRIO_PROCESS, worker._process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(worker._process.pid, number)
        thinking = asyncio.create_task(worker.think(a_view(), 7, Budget(10**9, 3600.0)))
        await turns()
        assert worker._process.stdin
        worker._process.stdin.close()
        with pytest.raises(DiedError):
            await thinking
        assert await worker._process.wait() == 0


async def test_a_process_that_has_taken_much_memory_makes_room_for_a_fresh_one(monkeypatch):
    little = f"import {process._BEGIN[-1]} as inside; inside._ENOUGH = 1; inside.main()"
    monkeypatch.setattr(process, "_BEGIN", ("-P", "-c", little))
    worker = await Worker.start()
    assert await worker.think(a_view(), 7, Budget(2))
    assert not worker.alive
    assert await worker._process.wait() == 0
    await worker.end()


async def test_the_memory_of_who_started_it_is_not_its_own():
    script = (
        "import asyncio; from bot.players.thinking_processes.process import Worker;"
        "from tests.players.test_processes import a_view;"
        "from bot.players.thinking import Budget; large = bytearray(b'x' * (400 << 20))\n"
        "async def ask():\n"
        "    worker = await Worker.start(); await worker.think(a_view(), 7, Budget(2)); assert worker.alive\n"
        "    await worker.end()\n"
        "asyncio.run(ask())"
    )
    ran = await asyncio.create_subprocess_exec(sys.executable, "-c", script)
    assert await ran.wait() == 0


async def test_memory_that_is_not_there_fails_the_question_alone(monkeypatch):
    greedy = f"import {process._BEGIN[-1]} as inside; inside.think = lambda *_, **__: bytearray(1 << 40); inside.main()"
    monkeypatch.setattr(process, "_BEGIN", ("-P", "-c", greedy))
    async with a_worker() as worker:
        with pytest.raises(FailedError, match="MemoryError"):
            await worker.think(a_view(), 7, Budget(2))
        assert worker.alive


async def test_a_worker_knows_nothing_of_the_bot_and_no_module_comes_from_the_working_folder(monkeypatch):
    secrets = (
        "DISCORD_TOKEN",
        "BONEYARD_DATABASE",
        "BONEYARD_DATA",
        "PGPASSWORD",
        "PGPASSFILE",
        "PGHOST",
        "AWS_SECRET",
    )
    needed = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TMPDIR": "/tmp", "PYTHONHASHSEED": "0", "MALLOC_ARENA_MAX": "1"}
    for name, value in {**dict.fromkeys(secrets, "not-to-be-seen"), **needed, "PYTHONPATH": "elsewhere"}.items():
        monkeypatch.setenv(name, value)
    async with a_worker() as worker:
        known = (await asyncio.to_thread(Path(f"/proc/{worker._process.pid}/environ").read_text)).split("\0")
    variables = dict(line.split("=", 1) for line in known if line)
    assert not {name for name in variables if name.startswith(("DISCORD_TOKEN", "BONEYARD_", "PG", "AWS"))}
    assert "not-to-be-seen" not in variables.values()
    assert needed.items() <= variables.items()
    assert variables["PATH"] == os.environ["PATH"]
    assert variables["PYTHONPATH"].split(os.pathsep)[1:] == ["elsewhere"]


@pytest.mark.parametrize("fault", [ConnectionResetError(), None])
async def test_a_worker_whose_pipe_breaks_or_brings_nonsense_has_died(fault):
    pipe = asyncio.StreamReader()
    pipe.feed_data(b"\xff" * 4)
    if fault is not None:
        pipe.set_exception(fault)
    with pytest.raises(DiedError):
        await Worker(SimpleNamespace(stdout=pipe, returncode=None))._hear()


def test_frames_are_read_as_they_were_written():
    frame = packed(("think", 1, a_view(), 2, BUDGET))
    assert length(frame[:4]) == len(frame) - 4
    assert unpacked(frame[4:]) == ("think", 1, a_view(), 2, BUDGET)
    with pytest.raises(ValueError, match="frame"):
        length(b"\xff\xff\xff\xff")


async def test_a_worker_loads_neither_discord_nor_pictures():
    heavy = "{'discord', 'PIL', 'sqlite3', 'aiohttp'}"
    code = f"import bot.players.thinking_processes.worker, sys; print(*{heavy} & {{*sys.modules}})"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE)
    assert (await process.communicate())[0] == b"\n"
