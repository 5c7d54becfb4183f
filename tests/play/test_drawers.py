"""Drawing in processes of their own: the same pictures, whatever becomes of a process."""

import os
import pickle
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from queue import Queue

import pytest

from bot.games.match import deal_round, new_match
from bot.play.messages import drawers as drawers_module
from bot.play.messages.drawers import Drawers, _Drawer
from rendering import SeatLabel, draw_hand, draw_seat, draw_table
from rendering.room import NO_WORDS
from tests.play.pages.test_planning import some_moves
from tests.rendering.families import SOME_GAMES

pytestmark = pytest.mark.slow


@pytest.fixture
def drawers() -> Iterator[Drawers]:
    made = Drawers(1)
    yield made
    made.close()


def views(game: str) -> tuple[object, ...]:
    match = deal_round(new_match(game, 2), bytes(32)).match
    labels = [SeatLabel(seat, name, 0) for seat, name in enumerate(("Ann", "Ben"))]
    return match.view(None), match.view(0), labels


def test_a_process_draws_what_a_thread_draws(drawers: Drawers) -> None:
    draw, words = drawers.of("table"), NO_WORDS
    for game in SOME_GAMES:
        public, hand, labels = views(game)
        assert draw(draw_table, public, labels, words, "dark") == draw_table(public, labels, words, "dark"), game
        assert draw(draw_hand, hand, words, "light") == draw_hand(hand, words, "light"), game
        later = [some_moves(game, moves) for moves in (3, 9)]
        seen = [(match.view(None), match.view(0), labels, words) for match in later]
        drawn = [draw(draw_seat, *each) for each in seen]
        assert drawn == [draw_seat(*each) for each in seen], game
        assert len({*drawn}) == 2, game
    assert drawers.deaths == 0


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_is_killed_or_stands_still_costs_no_picture(
    drawers: Drawers, number: signal.Signals, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, hand, _ = views("classic")
    draw, words, right = drawers.of("table"), NO_WORDS, draw_hand(views("classic")[1], NO_WORDS)
    assert draw(draw_hand, hand, words) == right
    (drawer,) = drawers._drawers
    os.kill(drawer._process.pid, number)
    monkeypatch.setattr(drawers_module, "_PATIENCE", 0.2)
    assert draw(draw_hand, hand, words) == right  # on this thread
    assert drawers.deaths == 1
    assert "has ended or hangs" in caplog.text
    assert draw(draw_hand, hand, words) == right
    assert drawer._process is None  # the next one waits
    drawer._not_before = 0.0
    assert draw(draw_hand, hand, words) == right
    assert drawer._process.poll() is None
    assert drawers.deaths == 1


def test_a_process_knows_no_secrets_and_ends_with_the_bot(
    drawers: Drawers, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drawing that fails there is drawn again here, where its error is raised."""
    for name in ("DISCORD_TOKEN", "BONEYARD_DATABASE", "PGPASSWORD"):
        monkeypatch.setenv(name, "not-to-be-seen")
    with pytest.raises(ValueError, match="shows no hand"):
        drawers.of("table")(draw_hand, views("classic")[0], NO_WORDS)
    assert "could not draw" in caplog.text
    assert drawers.deaths == 0
    process = drawers._drawers[0]._process
    assert b"not-to-be-seen" not in Path(f"/proc/{process.pid}/environ").read_bytes()
    process.stdin.close()
    assert process.wait(10) == 0


_BOT = """
import asyncio, os, signal
from bot.play.messages import drawers as drawers_module
from bot.play.messages.drawers import Drawers, _Drawer
from bot.players.thinking import Budget
from bot.players.thinking_processes.process import Worker
from rendering import draw_hand
from rendering.room import NO_WORDS
from tests.play.test_drawers import views

async def main():
    own, drawers = views("classic")[1], Drawers(1)
    await asyncio.to_thread(drawers.of("table"), draw_hand, own, NO_WORDS)
    worker = await Worker.start()
    await worker.think(own, 7, Budget(2))
    pids = drawers._drawers[0]._process.pid, worker._process.pid
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
        os.waitid(os.P_PID, pid, os.WSTOPPED)
    print(*pids, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends children with their parent")
def test_processes_that_stand_still_end_with_a_bot_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", _BOT], stdout=subprocess.PIPE) as bot:
        pids = [int(pid) for pid in bot.stdout.readline().split()]
        ended = select.poll()
        for pid in pids:
            ended.register(os.pidfd_open(pid), select.POLLIN)
        bot.kill()
    assert len(pids) == 2
    for _ in pids:
        ((descriptor, _),) = ended.poll(10_000)[:1]
        ended.unregister(descriptor)
        os.close(descriptor)


def test_a_table_keeps_its_drawer_and_without_any_the_thread_draws() -> None:
    several = Drawers(3)
    assert len({several.of(f"table {number}").__self__ for number in range(20)}) == 3
    assert several.of("one").__self__ is several.of("one").__self__
    hand = views("classic")[1]
    assert Drawers(0).of("one")(draw_hand, hand, NO_WORDS) == draw_hand(hand, NO_WORDS)


def here() -> bytes:
    return b"here"


class FakeProcess:
    """A process that draws when the test says so."""

    def __init__(self) -> None:
        (questions, stdin), (stdout, answers) = os.pipe(), os.pipe()
        self.questions, self.stdin = os.fdopen(questions, "rb"), os.fdopen(stdin, "wb")
        self.stdout, self.answers = os.fdopen(stdout, "rb"), os.fdopen(answers, "wb")

    def asked(self) -> None:
        assert pickle.load(self.questions) == (here, ())

    def answer(self) -> None:
        self.asked()
        pickle.dump((True, b"there"), self.answers)
        self.answers.flush()

    def kill(self) -> None:
        self.answers.close()

    def __enter__(self) -> None:
        """Let it be left, as a real one."""

    def __exit__(self, *_: object) -> None:
        self.stdout.close()
        try:
            self.stdin.close()  # raises where something was not sent
        finally:
            self.questions.close()


class Office:
    """A drawer whose processes are fakes, and threads that ask it. The clock is moved by hand, guards act by hand."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self.now, self.processes, self.guards = 0.0, Queue[FakeProcess](), list[tuple[float, Callable[[], None]]]()
        self.drawer, self._threads = _Drawer(self._start, lambda: self.now), threads

    def _start(self) -> FakeProcess:
        self.processes.put(FakeProcess())
        return self.processes.queue[-1]

    def timer(self, seconds: float, kill: Callable[[], None]) -> "Office":
        self.guards.append((seconds, kill))
        return self

    def start(self) -> None: ...

    def cancel(self) -> None: ...

    def ask(self) -> "Future[bytes]":
        return self._threads.submit(self.drawer.draw, here)


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Iterator[Office]:
    with ThreadPoolExecutor(4) as threads:
        made = Office(threads)
        monkeypatch.setattr(drawers_module, "Timer", made.timer)
        yield made
        made.drawer.close()


def test_nobody_waits_for_a_drawer_that_is_late(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    first = office.ask()
    process = office.processes.get(timeout=10)
    process.answer()
    assert first.result(10) == b"there"
    monkeypatch.setattr(drawers_module, "_LATE", 0.01)
    office.now = 1.0
    several = [office.ask(), office.ask()]  # who comes first?
    process.asked()
    office.now = 1.02
    assert office.ask().result(10) == b"here"
    ((waiting,), _) = wait(several, 10, FIRST_COMPLETED)
    assert waiting.result() == b"here"
    (hung,) = {*several} - {waiting}
    assert not hung.done()
    assert [seconds for seconds, _ in office.guards] == [10.0, 2.0]
    office.guards[1][1]()
    assert hung.result(10) == b"here"
    assert office.drawer.deaths == 1
    office.now = 10.0
    again = office.ask()
    office.processes.get(timeout=10).answer()
    assert again.result(10) == b"there"


def test_a_picture_under_way_while_the_bot_closes_ends_quietly(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    under_way, waiting = office.ask(), office.ask()
    office.processes.get(timeout=10).asked()
    office.drawer.close()
    assert (under_way.result(10), waiting.result(10)) == (b"here", b"here")
    assert office.ask().result(10) == b"here"
    assert office.processes.empty()
    assert office.drawer.deaths == 0
    assert not caplog.records
