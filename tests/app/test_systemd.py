"""What systemd hears, at a real datagram socket: in a folder, or an abstract one."""

import asyncio
import os
import secrets
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.app.chores import Systemd
from tests.box import Sandbox
from tests.cli.processes import PATIENCE, started

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd is there on Linux only")
HOUR = str(3600 * 1_000_000)


@contextmanager
def manager(address: str) -> Iterator[socket.socket]:
    """A socket that receives lines, as systemd has one."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(address.replace("@", "\0"))
        heard.setblocking(False)
        yield heard


@pytest.fixture(params=["in a folder", "abstract"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"@boneyard-{secrets.token_hex(8)}" if request.param == "abstract" else str(tmp_path / "notify")


async def lines(heard: socket.socket) -> list[str]:
    raw = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(heard, 4096), PATIENCE)
    return raw.decode().split("\n")


class Notices:
    """The lines that systemd gets from the bot, in the order in which they come."""

    def __init__(self, heard: socket.socket) -> None:
        self._lines: asyncio.Queue[list[str]] = asyncio.Queue()
        self._listening = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: socket.socket) -> None:
        while True:
            self._lines.put_nowait(await lines(heard))

    async def until(self, *wanted: str) -> list[list[str]]:
        """Return the lines that come, up to and with these."""
        came = [await asyncio.wait_for(self._lines.get(), PATIENCE)]
        while came[-1] != list(wanted):
            came.append(await asyncio.wait_for(self._lines.get(), PATIENCE))
        return came

    def ended(self) -> bool:
        """True if nothing more has come; it listens no longer."""
        self._listening.cancel()
        return self._lines.empty()


@pytest.mark.slow
async def test_it_hears_that_the_bot_is_up_lives_and_ends(address: str) -> None:
    with manager(address) as heard:
        systemd = Systemd({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": HOUR, "WATCHDOG_PID": str(os.getpid())})
        systemd.ready()
        assert await lines(heard) == ["READY=1"]
        task = asyncio.create_task(systemd.watch(lambda: "3 tables"))
        assert await lines(heard) == ["WATCHDOG=1", "STATUS=3 tables"]
        task.cancel()
        systemd.stopping()
        assert await lines(heard) == ["STOPPING=1"]
    assert systemd.beat == 1800


@pytest.mark.slow
async def test_it_hears_again_and_again_in_half_its_time(address: str) -> None:
    with manager(address) as heard:
        words = iter(("one", "two", "three"))
        systemd = Systemd({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "20000"})
        task = asyncio.create_task(systemd.watch(lambda: next(words)))
        for word in ("one", "two", "three"):
            assert await lines(heard) == ["WATCHDOG=1", f"STATUS={word}"]
        task.cancel()


@pytest.mark.slow
async def test_where_nobody_watches_it_hears_what_the_bot_does_alone(address: str) -> None:
    for environ in ({}, {"WATCHDOG_USEC": HOUR, "WATCHDOG_PID": "1"}):
        with manager(f"{address}{len(environ)}") as heard:
            systemd = Systemd({"NOTIFY_SOCKET": f"{address}{len(environ)}", **environ})
            task = asyncio.create_task(systemd.watch(lambda: "no table"))
            assert await lines(heard) == ["STATUS=no table"]
            task.cancel()


async def test_where_no_systemd_is_nothing_is_told_and_nothing_waits() -> None:
    systemd = Systemd({})
    systemd.ready()
    await systemd.watch(lambda: pytest.fail("nobody asks"))
    systemd.stopping()


def test_a_systemd_that_is_gone_ends_nothing(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    Systemd({"NOTIFY_SOCKET": str(tmp_path / "gone")}).ready()
    assert [record.getMessage() for record in caplog.records] == [
        "systemd could not be told READY=1: No such file or directory"
    ]


def test_what_the_environment_says_is_for_this_process_alone() -> None:
    environ = {"NOTIFY_SOCKET": "/run/notify", "WATCHDOG_USEC": HOUR, "WATCHDOG_PID": "7", "HOME": "/srv"}
    Systemd(environ)
    assert environ == {"HOME": "/srv"}


@pytest.mark.slow
async def test_the_program_tells_it(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real `boneyard run`: up before its login, then connected, then at its end."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    watched = {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "200000"}
    with manager(address) as heard:
        async with (
            Sandbox() as box,
            started(
                "run", pointed=box.endpoints(), DISCORD_TOKEN=box.token, BONEYARD_LOG="warning", **watched
            ) as program,
        ):
            notices = Notices(heard)
            assert await notices.until("READY=1") == [["READY=1"]]
            assert (await notices.until("WATCHDOG=1", "STATUS=waiting for Discord"))[1:] == []
            await notices.until("WATCHDOG=1", "STATUS=0 tables, connected to Discord")
            ended = asyncio.create_task(program.end(signal.SIGTERM))
            await notices.until("STOPPING=1")
            assert await ended == (0, "")
            assert notices.ended()


@pytest.mark.slow
async def test_a_login_that_discord_lets_wait_for_hours_is_no_failed_start(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with manager(address) as heard:
        async with Sandbox() as box:
            box.faults.limit("/users/@me", retry_after=7200.0)
            async with started(
                "run", pointed=box.endpoints(), DISCORD_TOKEN=box.token, NOTIFY_SOCKET=address, WATCHDOG_USEC="200000"
            ) as program:
                notices = Notices(heard)
                waiting = ["WATCHDOG=1", "STATUS=waiting for Discord"]
                assert await notices.until(*waiting) == [["READY=1"], waiting]
                await notices.until(*waiting)  # its event loop runs
                ended = asyncio.create_task(program.end(signal.SIGTERM))
                await notices.until("STOPPING=1")
                status, _ = await ended
                assert status == 0
                assert notices.ended()
