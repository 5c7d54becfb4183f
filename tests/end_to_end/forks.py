"""Bots as processes of their own that need not import the program: each is forked from a process that has.

`python -m tests.end_to_end.forks HANDLE` is that process. It takes orders from a socket, and tells who has started and
who has ended with which status.
"""

import asyncio
import gc
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO

import pytest

from bot.sandbox.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


class Fork:
    """A bot, with what of `asyncio.subprocess.Process` the tests use."""

    def __init__(
        self, forks: "Forks", pid: int, stdout: asyncio.StreamReader, transport: asyncio.BaseTransport
    ) -> None:
        self._forks, self.pid, self.stdout, self._transport = forks, pid, stdout, transport
        self.returncode: int | None = None

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait until it has ended, and return its status, a signal as a negative number."""
        await self.stdout.read()  # nobody else writes there
        if self.returncode is None:
            self.returncode = self._forks.status(self.pid)
        return self.returncode


class Forks:
    """The process from which bots are forked."""

    def __init__(self) -> None:
        self._line, far = socket.socketpair()
        self._line.settimeout(PATIENCE)
        self._answers = self._line.makefile("rb")
        self._ended: dict[int, int] = {}
        with far:
            command = [sys.executable, "-m", __name__, str(far.fileno())]
            self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[far.fileno()])

    async def start(
        self, arguments: Sequence[str], folder: Path, errors: IO[bytes], environment: Mapping[str, str]
    ) -> Fork:
        """Start `runner ARGUMENTS` in a folder; what it says as an error goes into a file."""
        order = {"arguments": [*arguments], "folder": str(folder), "environment": {**environment}}
        near, far = os.pipe()
        socket.send_fds(self._line, [b"+"], [far, errors.fileno()])
        self._line.sendall(json.dumps(order).encode() + b"\n")
        os.close(far)
        while "started" not in (told := self._told()):
            pass
        stdout = asyncio.StreamReader()
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(near, "rb")
        )
        return Fork(self, told["started"], stdout, transport)

    def status(self, pid: int) -> int:
        """Return the status of a bot that has ended."""
        while pid not in self._ended:
            self._told()
        return self._ended.pop(pid)

    def _told(self) -> dict[str, int]:
        told: dict[str, int] = json.loads(self._answers.readline())
        if "ended" in told:
            self._ended[told["ended"]] = told["status"]
        return told

    def close(self) -> None:
        """End the process; the bots are ended by their tests."""
        self._answers.close()
        self._line.close()
        self._process.wait()


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    made = Forks()
    yield made
    made.close()


def serve(line: socket.socket) -> None:
    """Fork a bot for each order until the tests are over; in the bot itself return when it has ended."""

    def tell_ended(*_: object) -> None:
        with suppress(ChildProcessError, OSError):  # there is none any more, or nobody who would hear of it
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                status = os.waitstatus_to_exitcode(ended[1])
                _tell(line, ended=ended[0], status=status)

    signal.signal(signal.SIGCHLD, tell_ended)
    main = import_module("tests.end_to_end.runner").main
    import_module("storage.engines.postgres.leases")  # the one module that a bot imports when it starts
    gc.freeze()
    orders = line.makefile("rb", buffering=0)
    while True:
        begun, handles, _, _ = socket.recv_fds(line, 1, 2)
        if not begun:
            return
        order = orders.readline()
        pid = os.fork()
        if pid == 0:
            orders.close()
            line.close()
            _prepare(order := json.loads(order), handles)
            asyncio.run(main(*order["arguments"]))
            return
        for handle in handles:
            os.close(handle)
        _tell(line, started=pid)


def _tell(line: socket.socket, **facts: int) -> None:
    line.sendall(json.dumps(facts).encode() + b"\n")


def _prepare(order: dict[str, object], handles: Sequence[int]) -> None:
    """Make a fork's handles, folder and environment those of the bot that it becomes."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for handle, place in zip(handles, (1, 2), strict=True):
        os.dup2(handle, place)
        os.close(handle)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
