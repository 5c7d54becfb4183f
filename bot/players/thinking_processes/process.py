"""One worker, seen from the bot: a process that is asked about one view after the other."""

import asyncio
import os
import pickle
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from bot.games.view import View
from bot.players.thinking import Budget, Choice
from bot.players.thinking_processes.worker import HEAD, length, unpacked

_ROOT = Path(__file__).parents[3]
_BEGIN = ("-P", "-m", "bot.players.thinking_processes.worker")  # -P: not the working folder's modules
# Which of our variables a worker gets: how Python and its libraries are found and behave, and nothing of the bot's.
_PASSED = re.compile(
    r"PATH|HOME|TMPDIR|TE?MP|SYSTEMROOT|LANG|LC_.*|TZ|VIRTUAL_ENV|(DY)?LD_.*|(PYTHON|MALLOC_|COVERAGE_).*"
)


class DiedError(Exception):
    """The worker is gone, or says what cannot be read; `str` says what is known."""


class FailedError(Exception):
    """The worker lives, but could not think about this; `str` is its traceback."""


class Worker:
    """A process that thinks. One question at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._numbers = count(1)
        self._number = 0
        self._leaves = False

    @classmethod
    async def start(cls) -> "Worker":
        """Start a worker. DiedError if the system has none for us."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, *_BEGIN), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=worker_environment()
            )
        except OSError as error:
            raise DiedError(str(error)) from error
        return cls(process)

    @property
    def alive(self) -> bool:
        """Return True if it can be asked."""
        stdin = self._process.stdin
        return not self._leaves and self._process.returncode is None and stdin is not None and not stdin.is_closing()

    async def think(
        self, view: View, seed: int, budget: Budget, among: Sequence[tuple[str, ...]] = ()
    ) -> tuple[Choice, ...]:
        """Ask, and return the answer. DiedError, FailedError; after a cancelled call nothing else may be asked."""
        self._number = next(self._numbers)
        self._say(("think", self._number, view, seed, budget, tuple(among)))
        kind, number, answer, self._leaves = await self._hear()
        if number != self._number:
            raise DiedError("an answer to another question")
        if kind == "failed":
            raise FailedError(answer)
        choices: tuple[Choice, ...] = answer
        return choices

    def stop(self) -> None:
        """Let it give up what it thinks about: it answers at once with what it has."""
        with suppress(DiedError):
            self._say(("stop", self._number))

    def _say(self, message: tuple[Any, ...]) -> None:
        if not self.alive or self._process.stdin is None:
            raise DiedError(f"status {self._process.returncode}")
        self._process.stdin.write(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))

    async def _hear(self) -> tuple[Any, ...]:
        assert self._process.stdout is not None
        try:
            head = await self._process.stdout.readexactly(HEAD)
            return unpacked(await self._process.stdout.readexactly(length(head)))
        except (asyncio.IncompleteReadError, OSError, ValueError) as error:
            raise DiedError(f"status {self._process.returncode}") from error

    async def end(self) -> None:
        """End it, whatever it does."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()


def worker_environment() -> dict[str, str]:
    """Return what a worker may know of our variables; with them it finds this program, not the working folder's."""
    kept = {name: value for name, value in os.environ.items() if _PASSED.fullmatch(name)}
    paths = [str(_ROOT), *filter(None, [kept.get("PYTHONPATH")])]
    return {**kept, "PYTHONPATH": os.pathsep.join(paths)}
