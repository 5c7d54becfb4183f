import asyncio
import json
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord.state import AutoShardedConnectionState

from bot.app.serve import serve
from bot.app.store import BotStore
from bot.cli.run import application_id, token_fault
from bot.connection.config import Config, Endpoints, Pace
from storage import StorageError
from tests.box import Sandbox
from tests.cli.conftest import Program
from tests.cli.processes import PATIENCE, refused, started
from tests.cli.test_settings import TOKEN

DATABASE = Path("boneyard-data/boneyard.db")


@pytest.fixture
async def box():
    async with Sandbox() as sandbox:
        yield sandbox


async def make_database() -> None:
    DATABASE.parent.mkdir()
    async with await BotStore.open(DATABASE):
        pass


def is_there() -> bool:
    return DATABASE.is_file()


def text_of(path: Path) -> str:
    return path.read_text()


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP], ids=str)
async def test_run_logs_in_prints_its_invite_link_and_ends_cleanly(box: Sandbox, number: signal.Signals) -> None:
    async with started("run", pointed=box.endpoints(), DISCORD_TOKEN=box.token, BONEYARD_LOG="warning") as program:
        assert "Boneyard" in await program.line()
        link = urlsplit(await program.line())
        assert box.online
        status, err = await program.end(number)
    assert (status, err) == (0, "")
    assert program.out[-1] == "Stopped."
    query = parse_qs(link.query)
    assert link.netloc == "discord.com"
    assert query["client_id"] == [str(application_id(box.token))]
    assert set(query["scope"][0].split()) == {"bot", "applications.commands"}
    assert is_there()


async def test_the_token_may_stand_in_the_file_and_is_in_no_log(box: Sandbox) -> None:
    put(Path(".env"), f"DISCORD_TOKEN={box.token}\n")
    settings = {"BONEYARD_LOG": "debug", "BONEYARD_LOG_JSON": "true"}
    async with started("run", pointed=box.endpoints(), **settings) as program:
        await program.line()
        status, err = await program.end(signal.SIGTERM)
    assert (status, program.out[-1]) == (0, "Stopped.")
    assert box.token not in err + "".join(program.out)
    lines = [json.loads(line) for line in err.splitlines()]
    assert {"time", "level", "logger", "message"} <= set(lines[0])
    assert any(line["logger"] == "discord.client" for line in lines)


def test_without_a_token_there_is_one_line(program: Program) -> None:
    program("run").complains("DISCORD_TOKEN is not set", ".env")


@pytest.mark.parametrize(
    ("token", "fault"),
    [
        (TOKEN, None),
        (f"Bot {TOKEN}", "prefix"),
        (f"{TOKEN} {TOKEN}", "blank"),
        (f"'{TOKEN}'", "blank"),
        ("MTIzNDU2Nzg5MDEyMzQ1Njc4", "shape"),
        ("not.a.token", "shape"),
        ("bm90LWEtbnVtYmVyLWF0LWFsbA.GabcdE.not-a-real-token-but-of-the-same-shape", "shape"),
        ("ä" * 24 + ".GabcdE.not-a-real-token-but-of-the-same-shape", "shape"),
        ("", "shape"),
    ],
)
def test_a_token_of_the_wrong_look_is_told_before_discord_is_asked(
    program: Program, monkeypatch: pytest.MonkeyPatch, token: str, fault: str | None
) -> None:
    assert token_fault(token) == fault
    if fault and token:
        monkeypatch.setenv("DISCORD_TOKEN", token)
        ran = program("run")
        ran.complains("DISCORD_TOKEN")
        assert token not in ran.err


async def test_a_refused_token_is_one_line(box: Sandbox) -> None:
    err = await refused("run", pointed=box.endpoints(), DISCORD_TOKEN=TOKEN)
    assert "DISCORD_TOKEN was refused" in err
    assert TOKEN not in err


@pytest.mark.parametrize(("code", "status", "said"), [(4004, 2, "no longer valid"), (4013, 75, "4013")])
async def test_a_connection_that_ends_for_good_says_why_and_whether_to_try_again(
    box: Sandbox, code: int, status: int, said: str
) -> None:
    async with started("run", pointed=box.endpoints(), DISCORD_TOKEN=box.token) as program:
        await program.line()
        await box.faults.drop_gateway(code)
        ended, err = await program.end()
    assert ended == status
    assert said in err
    assert "Traceback" not in err.splitlines()[-1]


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int) -> None:
    """A token of the right look, and a Discord that cannot be reached."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("BONEYARD_LOG", "error")
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{unused_tcp_port}/api/v10")


@pytest.mark.usefixtures("nowhere")
def test_no_way_to_discord_is_one_line(program: Program) -> None:
    program("run").complains("cannot be reached", status=75)


@pytest.mark.usefixtures("nowhere")
@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError()])
def test_a_connection_that_breaks_is_one_line(program: Program, monkeypatch, error: Exception) -> None:
    monkeypatch.setattr("bot.app.serve.serve", AsyncMock(side_effect=error))
    program("run").complains("cannot be reached", type(error).__name__, status=75)


@pytest.mark.usefixtures("nowhere")
@pytest.mark.parametrize("command", ["run", "play --port 0 --no-browser"])
def test_the_bot_is_set_up_as_its_host_has_said(program: Program, monkeypatch, command: str) -> None:
    settings = {"theme": "light", "tiles": "words", "faces": "off", "thinkers": 3, "drawers": 2}
    for name, value in settings.items():
        monkeypatch.setenv(f"BONEYARD_{name.upper()}", str(value))
    serve = AsyncMock()
    monkeypatch.setattr("bot.app.serve.serve", serve)
    assert program(*command.split()).status == 0
    assert {name: getattr(serve.call_args.args[0], name) for name in settings} == settings


@pytest.mark.usefixtures("nowhere")
def test_a_newer_database_is_one_line(program: Program) -> None:
    asyncio.run(make_database())
    with closing(sqlite3.connect(DATABASE)) as db:
        db.execute("PRAGMA user_version = 999")
    program("run").complains("BONEYARD_DATA", "newer", f" {DATABASE}")


@pytest.mark.usefixtures("nowhere")
def test_a_text_as_database_is_one_line(program: Program) -> None:
    put(DATABASE, "just a text, long enough to be looked at " * 40)
    program("run").complains("isn't a database")
    assert "just a text" in text_of(DATABASE)


@pytest.mark.usefixtures("nowhere")
def test_a_folder_as_database_is_one_line(program: Program) -> None:
    put(DATABASE / "file", "")
    program("run").complains("BONEYARD_DATA")


@pytest.mark.usefixtures("nowhere")
def test_a_locked_database_is_one_line(program: Program) -> None:
    asyncio.run(make_database())
    with closing(sqlite3.connect(DATABASE, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("BEGIN EXCLUSIVE")
        program("run").complains("locked", f" {DATABASE}", "BONEYARD_DATA", status=75)


@pytest.mark.usefixtures("nowhere")
@pytest.mark.parametrize(
    ("code", "status"), [("full", 75), ("locked", 75), ("read-only", 2), ("damaged", 2), ("too-new", 2)]
)
def test_what_may_pass_by_itself_is_worth_another_start(
    program: Program, monkeypatch: pytest.MonkeyPatch, code: str, status: int
) -> None:
    async def failing(*_: object, **__: object) -> None:
        raise StorageError(code, path="boneyard.db", found=9, known=8)

    monkeypatch.setattr(BotStore, "open", failing)
    program("run").complains(status=status)


async def test_a_database_in_use_is_one_line(box: Sandbox) -> None:
    DATABASE.parent.mkdir()
    async with await BotStore.open(DATABASE):
        err = await refused("run", pointed=box.endpoints(), status=75, DISCORD_TOKEN=box.token)
    assert "another Boneyard" in err
    assert f" {DATABASE}" in err


async def test_a_signal_during_the_login_ends_it_cleanly() -> None:
    """The host answers nothing: the program is neither logged in nor refused."""
    requested = asyncio.Event()
    gone = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        requested.set()
        await reader.read()
        writer.close()
        gone.set()

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        places = {"api": base, "gateway": f"ws{base[4:]}/", "cdn": base}
        async with started("run", pointed=places, DISCORD_TOKEN=TOKEN, BONEYARD_LOG="error") as program:
            await asyncio.wait_for(requested.wait(), PATIENCE)
            assert await program.end(signal.SIGTERM) == (0, "")
        await asyncio.wait_for(gone.wait(), PATIENCE)


async def test_an_end_while_the_guilds_come_in_leaves_nothing_behind(
    box: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for the guilds would go on later, with a client that is closed."""
    begun, stop, wait = asyncio.Event(), asyncio.Event(), AutoShardedConnectionState._delay_shard_ready

    async def wait_for_guilds(self: AutoShardedConnectionState, shard: int) -> None:
        begun.set()
        await wait(self, shard)

    monkeypatch.setattr(AutoShardedConnectionState, "_delay_shard_ready", wait_for_guilds)
    config = Config(tiles="words", endpoints=Endpoints(**box.endpoints()), pace=Pace(guilds_wait=PATIENCE))
    async with asyncio.timeout(PATIENCE / 2):
        running = asyncio.create_task(serve(config, box.token, tmp_path / "store.db", stop=stop))
        await begun.wait()
        stop.set()
        await running
    coroutines = [task.get_coro().__name__ for task in asyncio.all_tasks()]
    assert not {"wait_for_guilds", "_delay_ready"} & set(coroutines)
