"""Bots, and the program, as processes that need not import anything: each is forked from a process that has.

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
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO

import discord.asset
import discord.gateway
import discord.http
import pytest
import yarl

from bot.cli import main
from bot.sandbox.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
RUNNER = "tests.end_to_end.runner"


class Fork:
    """A bot, with what of `asyncio.subprocess.Process` the tests use. Without a `stderr` its errors go into a file."""

    stderr: asyncio.StreamReader | None = None

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
        await self.communicate()
        assert self.returncode is not None
        return self.returncode

    def close_output(self) -> None:
        """Close our end of its standard output."""
        self._transport.close()

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until it has ended, and return what it has written to its standard output and as errors."""
        readers = (self.stdout, self.stderr) if self.stderr else (self.stdout,)
        out, *errors = await asyncio.gather(*(reader.read() for reader in readers))  # nobody else writes there
        if self.returncode is None:
            self.returncode = self._forks.status(self.pid)
        return out, b"".join(errors)


class Forks:
    """The process from which bots are forked."""

    def __init__(self) -> None:
        self._line, far = socket.socketpair()
        self._line.settimeout(PATIENCE)
        self._answers = self._line.makefile("rb")
        self._ended: dict[int, int] = {}
        with far:
            command = [sys.executable, "-m", __name__, str(far.fileno())]
            self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[far.fileno()], stdin=subprocess.DEVNULL)

    async def start(
        self,
        arguments: Sequence[str],
        folder: Path,
        errors: IO[bytes],
        environment: Mapping[str, str],
        addresses: Sequence[str] | None = None,
        module: str = RUNNER,
    ) -> Fork:
        """Start `main(ARGUMENTS)` of a module in a folder; what it says as an error goes into a file.

        With `addresses` it is `boneyard ARGUMENTS`, and these are Discord's: API, gateway, CDN (none: its own).
        """
        order = {
            "arguments": arguments,
            "folder": str(folder),
            "environment": {**environment},
            "addresses": addresses,
            "module": module,
        }
        near, far = os.pipe()
        socket.send_fds(self._line, [b"+"], [far, errors.fileno()])
        self._line.sendall(json.dumps(order).encode() + b"\n")
        os.close(far)
        while "started" not in (answer := self._read_answer()):
            pass
        return Fork(self, answer["started"], *await _reading(near))

    async def start_program(
        self, arguments: Sequence[str], environment: Mapping[str, str], addresses: Sequence[str]
    ) -> Fork:
        """Start `boneyard ARGUMENTS` in this folder; its errors are read as its output is."""
        near, far = os.pipe()
        with os.fdopen(far, "wb") as errors:
            fork = await self.start(arguments, Path.cwd(), errors, environment, addresses)
        fork.stderr, _ = await _reading(near)
        return fork

    def status(self, pid: int) -> int:
        """Return the status of a bot that has ended."""
        while pid not in self._ended:
            self._read_answer()
        return self._ended.pop(pid)

    def _read_answer(self) -> dict[str, int]:
        answer: dict[str, int] = json.loads(self._answers.readline())
        if "ended" in answer:
            self._ended[answer["ended"]] = answer["status"]
        return answer

    def close(self) -> None:
        """End the process; the bots are ended by their tests."""
        self._answers.close()
        self._line.close()
        self._process.wait()


async def _reading(handle: int) -> tuple[asyncio.StreamReader, asyncio.BaseTransport]:
    """Return what reads a pipe, until its other end is closed."""
    reader = asyncio.StreamReader()
    transport, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(handle, "rb")
    )
    return reader, transport


@cache
def forks_of_all_tests() -> Forks:
    return Forks()


@pytest.fixture(scope="session")
def forks() -> Forks:
    return forks_of_all_tests()


def pytest_unconfigure() -> None:
    if forks_of_all_tests.cache_info().currsize:
        forks_of_all_tests().close()


def serve(line: socket.socket) -> int:
    """Fork a bot for each order until the tests are over; in the bot itself return its status when it has ended."""

    def tell_ended(*_: object) -> None:
        with suppress(ChildProcessError, OSError):  # there is none any more, or nobody who would hear of it
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                status = os.waitstatus_to_exitcode(ended[1])
                _tell(line, ended=ended[0], status=status)

    signal.signal(signal.SIGCHLD, tell_ended)
    for module in (RUNNER, "storage.engines.postgres.leases"):
        import_module(module)
    _warm_up()
    gc.freeze()
    gc.set_threshold(20_000)  # as for the tests themselves
    orders = line.makefile("rb", buffering=0)
    while True:
        begun, handles, _, _ = socket.recv_fds(line, 1, 2)
        if not begun:
            return 0
        order = orders.readline()
        pid = os.fork()
        if pid == 0:
            orders.close()
            line.close()
            _prepare(order := json.loads(order), handles)
            return _become(order["arguments"], order["addresses"], order["module"])
        for handle in handles:
            os.close(handle)
        _tell(line, started=pid)


def _warm_up() -> None:
    """Fill the caches that each bot fills when it starts and draws its first table: the commands' texts, and fonts."""
    asyncio.run(import_module("tests.connection.test_registration").payloads())
    records = import_module("bot.cli.records")
    step = records.find_step(records.read_record(ROOT / "tests/golden/classic.jsonl", 1), 1, None)
    for seat in (None, 0):
        records._draw_step(step, seat, "light")


def _become(arguments: Sequence[str], addresses: Sequence[str] | None, module: str) -> int:
    """Run what `Forks.start` is asked for, and return the status."""
    if addresses is None:
        asyncio.run(import_module(module).main(*arguments))
        return 0
    sys.modules["__main__"] = import_module("bot.__main__")  # what the processes that it starts import
    if not addresses:
        return main(arguments)
    discord.http.Route.BASE, gateway, discord.asset.Asset.BASE = addresses
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    return main(arguments)


def _tell(line: socket.socket, **facts: int) -> None:
    line.sendall(json.dumps(facts).encode() + b"\n")


def _prepare(order: dict[str, object], handles: Sequence[int]) -> None:
    """Make a fork's handles, folder and environment those of the bot that it becomes."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for handle, place in zip(handles, (1, 2), strict=True):
        os.dup2(handle, place)
        os.close(handle)
    sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", buffering=1, closefd=False)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])


if __name__ == "__main__":
    sys.exit(serve(socket.socket(fileno=int(sys.argv[1]))))
