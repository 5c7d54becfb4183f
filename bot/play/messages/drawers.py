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

_PATIENCE = 10.0  # seconds after which a drawer that says nothing is given up
_REST = 60.0  # seconds in which a drawer that died again and again is not started, at the most
# For glibc: large pieces get pages of their own, and what is free is handed back (`bot/app/chores.py`).
_MALLOC = {"MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "131072"}
_log = logging.getLogger(__name__)


class Drawers:
    """So many processes that draw; with 0 the caller's thread does. Each starts with its first picture."""

    def __init__(self, count: int, patience: float = _PATIENCE) -> None:
        self._drawers = [_Drawer(patience) for _ in range(count)]

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
        """End all processes."""
        for drawer in self._drawers:
            drawer.end()


class _Drawer:
    """A process that draws, started when it is needed; one picture at a time."""

    def __init__(self, patience: float) -> None:
        self._patience, self._lock = patience, Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self.deaths, self._in_a_row, self._not_before = 0, 0, 0.0

    def draw(self, function: Callable[..., bytes], *arguments: Any) -> bytes:
        """Have something drawn; on this thread where the drawer fails."""
        with self._lock:
            try:
                done, answer = self._ask((function, arguments))
                self._in_a_row = 0
            except (OSError, EOFError, pickle.UnpicklingError) as error:
                self._died(error)
                done, answer = False, None
        if done:
            return bytes(answer)
        if answer is not None:
            _log.warning("a drawer could not draw\n%s", answer)
        return function(*arguments)

    def _ask(self, question: object) -> tuple[bool, Any]:
        """Return what the process answers; `(False, None)` while none is to be started."""
        if self._process is None:
            if time.monotonic() < self._not_before:
                return False, None
            self._process = _started()
        guard = Timer(self._patience, self._process.kill)
        guard.start()
        try:
            return _exchange(self._process, question)
        finally:
            guard.cancel()

    def _died(self, error: Exception) -> None:
        """Give the process up; where the next ones die too, none is started for longer and longer."""
        self.deaths, self._in_a_row = self.deaths + 1, self._in_a_row + 1
        self._not_before = time.monotonic() + min(_REST, 2.0**self._in_a_row)
        _log.warning("a process that draws has ended or hangs (%s)", str(error) or type(error).__name__)
        self.end()

    def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what was not sent is lost
                        pipe.close()
            process.wait()


def _started() -> subprocess.Popen[bytes]:
    command, pipe = [sys.executable, "-P", "-m", "rendering.drawer"], subprocess.PIPE
    environment = worker_environment() | _MALLOC
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment)  # noqa: S603


def _exchange(process: subprocess.Popen[bytes], question: object) -> tuple[bool, Any]:
    """Ask a process, and return its answer. OSError, EOFError if it is gone, or is killed meanwhile."""
    assert process.stdin is not None
    assert process.stdout is not None
    pickle.dump(question, process.stdin, pickle.HIGHEST_PROTOCOL)
    process.stdin.flush()
    answer: tuple[bool, Any] = pickle.load(process.stdout)  # noqa: S301 - a process that we have started ourselves
    return answer
