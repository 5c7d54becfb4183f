"""`boneyard status` asks the running bot; the running bot tells monitors."""

import asyncio
import json
import signal
from pathlib import Path

import aiohttp
import msgspec
import pytest

from bot.app.host_settings import SettingsError, load_settings
from bot.app.status import report as reports
from bot.app.status.line import StatusLine
from bot.cli import main
from bot.cli.run import make_folder
from bot.cli.status import _lines
from storage.values import WriteCounts
from tests.box import Sandbox
from tests.cli.conftest import Program
from tests.cli.processes import started

FOLDER = Path("boneyard-data")
WELL = reports.Report(
    version="1.2.3", up=True, uptime=2 * 86400.0 + 3 * 3600.0 + 300.0, shards=(reports.Shard(0, True, 0.0451),)
)


@pytest.fixture
async def box():
    async with Sandbox() as sandbox:
        yield sandbox


def is_left() -> bool:
    return (FOLDER / "status.sock").exists()


async def ran(*arguments: str) -> tuple[int, str, str]:
    async with started(*arguments) as program:
        status, err = await program.end()
    return status, "\n".join(program.out), err


async def page(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_the_running_bot_says_how_it_is_and_a_second_one_is_refused(box: Sandbox, unused_tcp_port: int) -> None:
    settings = {"DISCORD_TOKEN": box.token, "BONEYARD_HEALTH": str(unused_tcp_port)}
    async with started("run", pointed=box.endpoints(), **settings) as program:
        for _ in range(2):
            await program.line()
        status, out, err = await ran("status")
        assert (status, err) == (0, "")
        assert "All is well" in out
        assert "Shard 0: connected" in out
        status, out, _ = await ran("status", "--json")
        answer = json.loads(out)
        assert (status, answer["faults"], answer["report"]["up"]) == (0, [], True)
        assert answer["report"]["memory"] > 10_000_000
        async with started("run", pointed=box.endpoints(), DISCORD_TOKEN=box.token) as second:
            assert (await second.end())[0]
        assert (await ran("status"))[0] == 0
        assert await page(unused_tcp_port, "/live") == await page(unused_tcp_port, "/ready") == (200, "ok\n")
        assert 'boneyard_shard_connected{shard="0"} 1.0' in (await page(unused_tcp_port, "/metrics"))[1]
        program.process.send_signal(signal.SIGKILL)
        await program.process.wait()
    assert is_left()
    status, _, err = await ran("status")
    assert (status, "No bot runs" in err) == (2, True)


async def test_a_bot_that_has_to_wait_says_until_when(box: Sandbox) -> None:
    box.faults.limit("/gateway/bot", retry_after=7200.0, times=1)
    async with started("run", pointed=box.endpoints(), DISCORD_TOKEN=box.token) as program:
        assert program.process.stderr
        while "goes on in 7" not in (line := (await program.process.stderr.readline()).decode()):
            assert line
        status, out, _ = await ran("status")
        assert status == 1
        assert "429" in out
        assert "goes on at 20" in out
        assert (await program.end(signal.SIGTERM))[0] == 0
    assert not is_left()


def test_where_no_bot_runs_the_status_is_2(program: Program) -> None:
    program("status").complains("No bot runs", "boneyard-data")
    program("status", "--data", "elsewhere").complains("elsewhere")


@pytest.mark.parametrize("said", [b"", b"nonsense", b'{"faults": []}'])
async def test_what_cannot_be_read_is_told(said: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    make_folder(FOLDER)
    listening = StatusLine(FOLDER, lambda: said)
    await listening.open()
    assert await asyncio.to_thread(main, ["status"]) == 1
    await listening.close()
    assert capsys.readouterr().err.startswith("boneyard: The bot runs, but")


def says(**changes: object) -> str:
    report = msgspec.structs.replace(WELL, **changes)
    return "\n".join(_lines(reports.StatusAnswer(tuple(reports.faults_of(report)), report)))


def test_a_report_in_words() -> None:
    text = says(tables=reports.TableCounts(5, 6, {"forbidden": 2}), refusals={"403": 2, "404": 1}, late=3, memory=2**27)
    assert text.splitlines() == [
        "Boneyard 1.2.3 has been running for 2 days, 3 h 5 min.",
        "All is well.",
        "Tables: 5 live, 6 waiting, 2 stuck (forbidden: 2)",
        "Shard 0: connected, 45 ms",
        "Late answers: 3. Requests that Discord refused: 3 (403: 2, 404: 1)",
        "Moves of strong players: 0, 0 of them without a thought",
        "Changes of tables that were stored: 0, in 0 commits (0.0 each)",
        "Memory: 128 MiB",
    ]


def test_processes_that_draw_are_told_where_there_are_any() -> None:
    assert "draw" not in says()
    assert "\nProcesses that draw: 2, 3 died or hung\n" in says(drawers=2, drawer_deaths=3)


def test_what_several_processes_are_asked_for() -> None:
    fleet = reports.FleetState((reports.Lease(3, 1.2, 1), reports.Lease(4, 21.6, 1_000)), (5,), 21.6)
    text = says(fleet=fleet, written=WriteCounts(4, 10, 2), behind=3)
    assert "[WRONG] The database hasn't answered for 22 s, so nobody can play." in text
    assert "stored: 10, in 4 commits (2.5 each)" in text
    assert "because another process plays there now: 2" in text
    assert "The leagues of 3 servers wait to be worked out." in text
    assert "Shard 3 is this process's: 1 table, lease renewed 1 s ago" in text
    assert "Shard 4 is this process's: 1,000 tables" in text
    assert "Shard 5 isn't this process's at present, though it was started for it." in text
    assert "Shards 5, 6 aren't" in says(fleet=reports.FleetState((), (5, 6), 1.0))


def test_what_is_wrong_is_said_first() -> None:
    text = says(
        tables=reports.TableCounts(stuck={"storing": 1}, broken=2),
        shards=(reports.Shard(0, False),),
        backup=reports.BackupState("2026-11-20", failed=True),
    ).splitlines()
    assert [line.startswith("[WRONG] ") for line in text[1:6]] == [True] * 4 + [False]
    assert "1 of 1 shards" in text[1]
    assert text[-1] == "Last backup: 2026-11-20"
    assert "goes on at 1970" in says(waiting=reports.LoginWait("crashes", 86400.0))
    assert "no backup yet" in says(backup=reports.BackupState())


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ("9100", ("127.0.0.1", 9100)),
        ("0.0.0.0:80", ("0.0.0.0", 80)),
        ("[::1]:9100", ("::1", 9100)),
        ("monitor.example:1", ("monitor.example", 1)),
    ],
)
def test_the_place_for_monitors(monkeypatch: pytest.MonkeyPatch, value: str, place: tuple[str, int]) -> None:
    assert load_settings().health_place is None
    monkeypatch.setenv("BONEYARD_HEALTH", value)
    assert load_settings().health_place == place


@pytest.mark.parametrize("value", ["0", "70000", "port", "host:", ":80", "::1:80", "a b:1", "-1"])
def test_what_is_no_place_is_refused(program: Program, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("BONEYARD_HEALTH", value)
    with pytest.raises(SettingsError):
        load_settings()
    program("run").complains("BONEYARD_HEALTH", "PORT, HOST:PORT")


async def test_a_place_that_is_taken_ends_the_start_and_may_pass(box: Sandbox, unused_tcp_port: int) -> None:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", unused_tcp_port)
    settings = {"DISCORD_TOKEN": box.token, "BONEYARD_HEALTH": str(unused_tcp_port)}
    async with server, started("run", pointed=box.endpoints(), **settings) as program:
        status, err = await program.end()
    assert status == 75
    assert f"BONEYARD_HEALTH: nothing can listen at {unused_tcp_port}" in err
