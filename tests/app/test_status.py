"""How the bot is: the report and its faults, the way of who asks, and the pages for monitors."""

import asyncio
import builtins
import logging
import os
import re
import socket
import stat
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app.status import line
from bot.app.status.line import PORT, SOCKET, NotRunningError, SilentError, StatusLine, ask
from bot.app.status.metrics import metrics
from bot.app.status.pages import HealthError, HealthPages
from bot.app.status.report import BackupState, FleetState, Lease, LoginWait, Report, Shard, TableCounts, faults_of
from storage.values import WriteCounts

pytestmark = pytest.mark.slow

WELL = Report(version="1.2.3 (abc)", up=True, uptime=60.0, shards=(Shard(0, True, 0.05), Shard(1, True)))
replace = msgspec.structs.replace


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({}, ()),
        ({"up": False, "shards": ()}, ("starting",)),
        ({"up": False, "waiting": LoginWait("limit", 1.0)}, ("waiting",)),
        ({"reached": False}, ("unreachable",)),
        ({"still": True}, ("refused",)),
        ({"clock_off": -121.0}, ("clock",)),
        ({"shards": (Shard(0, True), Shard(1, False))}, ("shards",)),
        ({"tables": TableCounts(3, 4, {"storing": 1})}, ("stuck",)),
        ({"tables": TableCounts(3, 4, {"refused": 1, "forbidden": 3})}, ("stuck",)),
        ({"tables": TableCounts(3, 4, {"forbidden": 1, "archived": 1, "channel-gone": 2})}, ()),
        ({"tables": TableCounts(broken=1)}, ("broken",)),
        ({"backup": BackupState("2026-11-23", age=80_000.0)}, ()),
        ({"backup": BackupState("2026-11-23", failed=True)}, ("backup-failed",)),
        ({"backup": BackupState("2026-11-20", age=200_000.0)}, ("backup-old",)),
        ({"backup": BackupState()}, ("backup-old",)),
        ({"backup": BackupState(), "up": False}, ("starting",)),
        ({"fleet": FleetState(age=None)}, ()),
        ({"fleet": FleetState(age=19.0, missing=(1, 2))}, ()),
        ({"fleet": FleetState(age=21.0)}, ("database",)),
        ({"written": WriteCounts(superseded=9), "behind": 9}, ()),
        ({"late": 9, "missed": 9, "refusals": {"403": 9}}, ()),
    ],
)
def test_what_is_wrong(changes, faults):
    assert tuple(faults_of(replace(WELL, **changes))) == faults


# The way


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


@pytest.fixture(params=["socket", "port"])
async def opened(request, tmp_path, monkeypatch):
    """Somebody who listens, in both ways."""
    if request.param == "port":
        monkeypatch.setattr(line, "_LONGEST", 3)
    listening = StatusLine(tmp_path, lambda: b"all is well\n" * 10_000)
    await listening.open()
    yield tmp_path
    await listening.close()
    assert names_in(tmp_path) == []


async def asked(folder: Path, patience: float = 5.0) -> bytes:
    return await asyncio.to_thread(ask, folder, patience)


async def test_who_asks_is_answered_whole_again_and_again(opened: Path):
    for _ in range(3):
        assert await asked(opened) == b"all is well\n" * 10_000


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such modes")
async def test_nobody_else_may_ask(opened: Path):
    (name,) = names_in(opened)
    assert stat.S_IMODE((opened / name).lstat().st_mode) == 0o600


async def test_where_nobody_listens_it_is_said(tmp_path):
    with pytest.raises(NotRunningError):
        await asked(tmp_path)
    with pytest.raises(NotRunningError):
        await asked(tmp_path / "no folder")


async def test_what_a_killed_process_left_hinders_nobody(tmp_path):
    stale = socket.socket(socket.AF_UNIX)
    stale.bind(str(tmp_path / SOCKET))
    stale.close()
    (tmp_path / PORT).write_bytes(b"1 key\n")
    with pytest.raises(NotRunningError):
        await asked(tmp_path)
    listening = StatusLine(tmp_path, lambda: b"here")
    await listening.open()
    assert await asked(tmp_path) == b"here"
    await listening.close()


async def test_a_port_that_a_killed_process_left_belongs_to_nobody(tmp_path, unused_tcp_port):
    (tmp_path / PORT).write_bytes(b"%d key\n" % unused_tcp_port)
    with pytest.raises(NotRunningError):
        await asked(tmp_path)
    (tmp_path / PORT).write_bytes(b"")
    with pytest.raises(NotRunningError):
        await asked(tmp_path)


async def test_without_the_key_nothing_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(line, "_LONGEST", 3)
    listening = StatusLine(tmp_path, lambda: b"secret")
    await listening.open()
    number = int((tmp_path / PORT).read_bytes().split()[0])
    reader, writer = await asyncio.open_connection("127.0.0.1", number)
    writer.write(b"0" * 32 + b"\n")
    assert await reader.read() == b""
    writer.close()
    await listening.close()


async def test_one_that_hangs_is_told_from_one_that_does_not_run(tmp_path):
    gone = asyncio.Event()

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()
        gone.set()

    async with await asyncio.start_unix_server(hang, tmp_path / SOCKET):
        with pytest.raises(SilentError):
            await asked(tmp_path, 0.01)
        await gone.wait()


async def test_where_nothing_can_listen_the_bot_goes_on_and_it_is_logged(tmp_path, caplog):
    listening = StatusLine(tmp_path / "no folder", lambda: b"")
    await listening.open()
    assert "status" in caplog.text
    await listening.close()


# The pages


@pytest.fixture
async def pages():
    """The pages of a bot that is not up yet."""
    collector = SimpleNamespace(up=False, ready=False, alive=True, report=lambda: WELL)
    served = HealthPages(collector)
    await served.open(("127.0.0.1", 0))
    served.collector = collector
    yield served
    await served.close()


def address_of(pages: HealthPages) -> tuple[str, int]:
    """Return the host and the port of the pages."""
    (socket,) = pages._listening.sockets
    return socket.getsockname()[:2]


async def page(pages: HealthPages, path: str) -> tuple[int, str]:
    host, port = address_of(pages)
    async with aiohttp.ClientSession() as session, session.get(f"http://{host}:{port}{path}") as answer:
        return answer.status, await answer.text()


async def connected(pages: HealthPages, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the pages by which something was sent."""
    reader, writer = await asyncio.open_connection(*address_of(pages))
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def test_half_a_request_is_given_up_and_many_leave_room_for_others(pages, monkeypatch, caplog):
    """A thousand of them once took all file descriptors; broken ones are no errors in the log."""
    monkeypatch.setattr("bot.app.status.pages._LONGEST_CONNECTION", 0.05)
    half = [await connected(pages, b"GET /live HTTP/1.1\r\nHost: x\r\n") for _ in range(40)]
    for reader, writer in half:
        with suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()
    assert await page(pages, "/live") == (200, "ok\n")
    reader, writer = await connected(pages, b"\x16\x03\x01 no http\r\n\r\n")
    assert (await reader.read()).startswith(b"HTTP/1.0 400")
    writer.close()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_connection_too_many_is_closed_at_once(pages):
    half = [await connected(pages, b"GET /live HTTP/1.1\r\n") for _ in range(16)]
    reader, writer = await connected(pages, b"")
    with suppress(ConnectionError):
        assert await reader.read() == b""
    for _, stream in [*half, (reader, writer)]:
        stream.close()


async def test_live_and_ready(pages):
    assert await page(pages, "/live") == (200, "ok\n")
    assert await page(pages, "/ready") == (503, "starting\n")
    pages.collector.up = True
    assert await page(pages, "/ready") == (503, "waiting\n")
    pages.collector.ready = True
    assert await page(pages, "/ready") == (200, "ok\n")
    assert (await page(pages, "/"))[0] == 404


async def test_where_the_database_is_away_for_long_another_start_may_help(pages):
    pages.collector.alive = False
    assert await page(pages, "/live") == (503, "no database\n")


async def test_the_numbers_for_prometheus_are_those_of_the_report(pages):
    status, text = await page(pages, "/metrics")
    assert status == 200
    assert "boneyard_up 1.0" in text


async def test_without_its_library_the_page_says_what_to_install(pages, monkeypatch):
    load = builtins.__import__

    def missing(name, *rest):
        if name.startswith(("prometheus_client", "bot.app.status.metrics")):
            raise ModuleNotFoundError(name=name.replace("bot.app.status.metrics", "prometheus_client"))
        return load(name, *rest)

    monkeypatch.setattr(builtins, "__import__", missing)
    status, text = await page(pages, "/metrics")
    assert (status, "prometheus-client" in text) == (501, True)
    assert (await page(pages, "/live"))[0] == 200


async def test_a_place_that_is_taken_is_told(unused_tcp_port):
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", unused_tcp_port)
    async with server:
        pages = HealthPages(SimpleNamespace(up=True))
        with pytest.raises(HealthError, match="in use"):
            await pages.open(("127.0.0.1", unused_tcp_port))
        await pages.close()


def test_every_number_of_a_report_is_there_for_prometheus():
    report = replace(
        WELL,
        tables=TableCounts(5, 6, {"busy": 7}, 8),
        late=9,
        refusals={"403": 10},
        memory=11,
        thoughts=12,
        missed=13,
        drawers=22,
        drawer_deaths=23,
        waiting=LoginWait("logins", 14.0),
        backup=BackupState("2026-11-23", age=15.0),
        written=WriteCounts(16, 17, 18),
        behind=19,
        fleet=FleetState((Lease(3, 1.5, 20), Lease(4, 0.5, 21)), (5, 6), 0.5),
    )
    families = [*text_string_to_metric_families(metrics(report).decode())]
    samples = {
        (sample.name, *sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
        if not sample.name.endswith("_created")
    }
    assert samples["boneyard_tables", "", "live"] == 5
    assert samples["boneyard_tables", "", "waiting"] == 6
    assert samples["boneyard_tables", "busy", "stuck"] == 7
    assert samples["boneyard_broken_tables",] == 8
    assert samples["boneyard_late_answers_total",] == 9
    assert samples["boneyard_refusals_total", "403"] == 10
    assert samples["boneyard_memory_bytes",] == 11
    assert samples["boneyard_thoughts_total",] == 12
    assert samples["boneyard_missed_thoughts_total",] == 13
    assert samples["boneyard_drawers",] == 22
    assert samples["boneyard_drawer_deaths_total",] == 23
    assert samples["boneyard_login_waits_until_seconds",] == 14
    assert samples["boneyard_commits_total",] == 16
    assert samples["boneyard_stored_changes_total",] == 17
    assert samples["boneyard_superseded_writes_total",] == 18
    assert samples["boneyard_leagues_behind",] == 19
    assert samples["boneyard_shard_tables", "3"] == 20
    assert samples["boneyard_shard_tables", "4"] == 21
    assert samples["boneyard_lease_age_seconds", "3"] == 1.5
    assert samples["boneyard_missing_shards",] == 2
    assert samples["boneyard_shard_connected", "1"] == 1
    assert samples["boneyard_shard_latency_seconds", "0"] == 0.05
    assert ("boneyard_shard_latency_seconds", "1") not in samples
    assert samples["boneyard_fault", "stuck"] == samples["boneyard_fault", "broken"] == 1
    assert all(re.fullmatch(r"boneyard_[a-z_]+", name) for name, *_ in samples)
