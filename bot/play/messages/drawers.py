"""Drawing in processes of their own, so that the event loop has its interpreter to itself.

A thread of the studio asks its table's drawer and waits. A table always has the same drawer, whose caches know it.
"""

import logging
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Timer
from typing import Any
from zlib import crc32

from bot.players.thinking_processes.process import worker_environment
from rendering import draw_here

_START = 10.0  # seconds that a drawer may take for its first picture; then it is given up
_PATIENCE = 2.0  # seconds that it may take for another
_LATE = 0.5  # seconds after which nobody else waits for a picture that a drawer is busy with
_REST = 60.0  # seconds in which a drawer that died again and again is not started, at the most
# For glibc: large pieces get pages of their own, and what is free is handed back (`bot/app/chores.py`).
_MALLOC = {"MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "131072"}
_log = logging.getLogger(__name__)


def _started() -> subprocess.Popen[bytes]:
    """Start a process. Linux ends it with the thread that starts it: the studio's live as long as the bot."""
    command, pipe = [sys.executable, "-P", "-m", "rendering.drawer"], subprocess.PIPE
    environment = worker_environment() | _MALLOC
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment)  # noqa: S603


class Drawers:
    """So many processes that draw; with 0 the caller's thread does. Each starts with its first picture."""

    def __init__(self, count: int) -> None:
        self._drawers = [_Drawer() for _ in range(count)]

    def __len__(self) -> int:
        return len(self._drawers)

    @property
    def deaths(self) -> int:
        """Return how many drawers have died or were given up."""
        return sum(drawer.deaths for drawer in self._drawers)

    def of(self, table: str) -> Callable[..., bytes]:
        """Return what draws for a table: `draw(function, *arguments)`, the function one of `rendering.pictures`."""
        if not self._drawers:
            return draw_here
        return self._drawers[crc32(table.encode()) % len(self._drawers)].draw

    def close(self) -> None:
        """End all processes. What they are drawing is drawn by the threads that wait for it."""
        for drawer in self._drawers:
            drawer.close()


class _Drawer:
    """A process that draws, started when it is needed; one picture at a time."""

    def __init__(
        self, start: Callable[[], subprocess.Popen[bytes]] = _started, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._start, self._clock = start, clock
        self._lock = Lock()  # of the process
        self._process: subprocess.Popen[bytes] | None = None
        self._since = 0.0  # when it was asked for the present picture
        self._warm = self._closed = False
        self.deaths, self._in_a_row, self._not_before = 0, 0, 0.0

    def draw(self, function: Callable[..., bytes], *arguments: Any) -> bytes:
        """Have something drawn; on this thread where the drawer fails or is late."""
        done, answer = False, b""
        if self._taken():
            try:
                done, answer = self._ask((function, arguments))
            except (OSError, EOFError, pickle.UnpicklingError) as error:
                self._died(error)
            finally:
                self._lock.release()
        if done:
            return bytes(answer)
        if answer:
            _log.warning("a drawer could not draw\n%s", answer)
        return function(*arguments)

    def _taken(self) -> bool:
        """Take the process, after those who came before; False once it is late with a picture."""
        while not self._lock.acquire(timeout=max(0.0, self._since + _LATE - self._clock())):
            if self._clock() >= self._since + _LATE:
                return False
        return True

    def _ask(self, question: object) -> tuple[bool, Any]:
        """Return what the process answers; `(False, b"")` while none is to be started."""
        if self._closed or (self._process is None and self._clock() < self._not_before):
            return False, b""
        self._since = self._clock()
        if self._process is None:
            self._process, self._warm = self._start(), False
        guard = Timer(_PATIENCE if self._warm else _START, self._process.kill)
        guard.start()
        try:
            answer = _exchange(self._process, question)
        finally:
            guard.cancel()
        self._warm, self._in_a_row = True, 0
        return answer

    def _died(self, error: Exception) -> None:
        """Give the process up; where the next ones die too, none is started for longer and longer."""
        self._give_up()
        if self._closed:
            return
        self.deaths, self._in_a_row = self.deaths + 1, self._in_a_row + 1
        self._not_before = self._clock() + min(_REST, 2.0**self._in_a_row)
        _log.warning("a process that draws has ended or hangs (%s)", str(error) or type(error).__name__)

    def close(self) -> None:
        """End the process, whatever it does, and start none any more."""
        self._closed, process = True, self._process
        if process is not None:
            process.kill()  # a thread that waits for it lets go of the lock
        with self._lock:
            self._give_up()

    def _give_up(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(OSError), process:  # what was not sent is lost
                process.kill()


def _exchange(process: subprocess.Popen[bytes], question: object) -> tuple[bool, Any]:
    """Ask a process, and return its answer. OSError, EOFError if it is gone, or is killed meanwhile."""
    assert process.stdin is not None
    assert process.stdout is not None
    pickle.dump(question, process.stdin, pickle.HIGHEST_PROTOCOL)
    process.stdin.flush()
    answer: tuple[bool, Any] = pickle.load(process.stdout)  # noqa: S301 - a process that we have started ourselves
    return answer
