import errno
import signal
import socket
import webbrowser
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import pytest

from bot.cli import run as play
from storage.outside import inspect_now
from tests.cli.conftest import Program
from tests.cli.processes import Process, refused, started


async def address(program: Process) -> str:
    """Where it says that one can play."""
    line = await program.line()
    assert line.startswith("Play at http://127.0.0.1:"), (line, await program.end(signal.SIGTERM))
    return line.removeprefix("Play at ")


async def test_play_shows_its_page_and_ends_cleanly() -> None:
    async with started("play", "--port", 0, "--no-browser") as program:
        url = await address(program)
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            assert answer.status == 200
            assert "text/html" in answer.headers["Content-Type"]
        status, err = await program.end(signal.SIGINT)
    assert (status, err) == (0, "")
    assert program.out[-1] == "Stopped."
    with socket.socket() as free:
        free.bind(("127.0.0.1", int(url.rsplit(":", 1)[1])))
    assert inspect_now(Path("boneyard-data/sandbox.db")).integrity == ()


def assert_kept_in(folder: str) -> None:
    assert Path(folder, "sandbox.db").is_file()
    assert Path(folder).stat().st_mode & 0o077 == 0
    assert not Path("boneyard-data").exists()


async def test_play_keeps_its_tables_in_the_folder_that_is_given_which_is_in_use_then() -> None:
    """It needs no token, and does not look at one."""
    command = ("play", "--port", 0, "--no-browser", "--data", "deep/folder")
    async with started(*command, DISCORD_TOKEN="nonsense") as running:
        await address(running)
        assert "deep/folder/sandbox.db" in await running.line()
        err = await refused(*command)
        assert await running.end(signal.SIGTERM) == (0, "")
    assert all(word in err for word in ("another Boneyard", " deep/folder/sandbox.db", "BONEYARD_DATA"))
    assert running.out[-1] == "Stopped."
    assert_kept_in("deep/folder")


def test_a_port_in_use_is_one_line(program: Program) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        program("play", "--no-browser", "--port", port).complains(f"Port {port} is in use", "--port")


@pytest.mark.parametrize("number", [errno.EADDRNOTAVAIL, errno.ENETUNREACH])
def test_a_machine_without_127_0_0_1_is_told_so(program: Program, monkeypatch, number: int) -> None:
    async def refuse(*_) -> None:
        raise OSError(number, "no loopback")

    monkeypatch.setattr("bot.sandbox.server.Sandbox.start", refuse)
    program("play", "--no-browser").complains("no address 127.0.0.1")


@pytest.mark.parametrize("port", ["70000", "-1", "http"])
def test_a_port_that_is_none_is_one_line(program: Program, port: str) -> None:
    program("play", "--port", port).complains("--port")


def test_a_file_in_place_of_the_folder_is_one_line(program: Program) -> None:
    Path("boneyard-data").write_text("")
    program("play", "--port", 0).complains("BONEYARD_DATA: the folder boneyard-data cannot be made")


class Window:
    """A browser that opens windows."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, url: str) -> bool:
        self.opened.append(url)
        return True


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    browser = Window()
    monkeypatch.setattr("webbrowser.get", lambda: browser)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    return browser


def test_a_browser_is_opened_only_on_a_desktop(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not play.open_page("http://127.0.0.1:1")
    assert window.opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    assert play.open_page("http://127.0.0.1:1")
    assert window.opened == ["http://127.0.0.1:1"]
    monkeypatch.setenv("SSH_CONNECTION", "somewhere")
    assert not play.open_page("http://127.0.0.1:1")


def test_a_browser_for_terminals_is_not_opened(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.get", lambda: play.webbrowser.GenericBrowser("lynx"))
    assert not play.open_page("http://127.0.0.1:1")


@pytest.mark.parametrize("error", [webbrowser.Error(), PermissionError()])
def test_a_browser_that_does_not_start_does_no_harm(window: Window, monkeypatch, error: Exception) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(window, "open", Mock(side_effect=error))
    assert not play.open_page("http://127.0.0.1:1")
