"""What becomes of the database, and of the network to it: no move that was shown is lost, none is stored twice."""

import asyncio
import os
import random
import re
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.sandbox.waiting import PATIENCE
from tests.box import Rates, Sandbox
from tests.end_to_end.forks import Forks
from tests.fleet.conftest import SHARDS, Fleet, Member
from tests.fleet.counting import Counting
from tests.fleet.proxy import Proxy
from tests.fleet.server import FaultyServer, faketime, with_clock
from tests.postgres import REQUIRED, binaries

pytestmark = pytest.mark.slow

ALL = range(SHARDS)
TURN = 121.0  # seconds
ENDS = re.compile(r"ends <t:(\d+):R>")
LIFE = 12.0  # seconds that a lease holds for people
_LOST, _BACK = "the database cannot be reached: ", "the database can be reached again, after "


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> Iterator[FaultyServer]:
    """A server of this file, or the one with a clock of its own."""
    programs = binaries()
    if programs is None:
        reason = "there is no PostgreSQL here"
        pytest.fail(reason) if os.environ.get(REQUIRED) == "1" else pytest.skip(reason)
    memory = os.environ.get("PYTEST_DEBUG_TEMPROOT")
    with tempfile.TemporaryDirectory(prefix="pg", dir=memory, ignore_cleanup_errors=True) as folder:
        made = FaultyServer(programs, Path(folder), own_clock=getattr(request, "param", False))
        try:
            yield made
        finally:
            made.stop()


@pytest.fixture
async def line(server: FaultyServer) -> AsyncIterator[Proxy]:
    async with Proxy(server.folder) as line:
        yield line


@pytest.fixture
async def fleet(server: FaultyServer, line: Proxy, tmp_path: Path, forks: Forks) -> AsyncIterator[Fleet]:
    """A fleet whose way to the database is the line; clicks are acknowledged as soon as for people."""
    dsn = server.fresh()
    async with Sandbox(rates=Rates.free(), shards=SHARDS) as box:
        made = Fleet(box, dsn, tmp_path, forks)
        made.hurry, made.address = 1.2, line.address(dsn)
        try:
            yield made
        finally:
            for member in made.members:
                await member.kill()
    server.drop(dsn)


async def counted(fleet: Fleet) -> Counting:
    """A match of two that is counted, with a move each; it is longer than what is done to it."""
    counting = await Counting.begin(fleet, await fleet.match("Ann", "Ben", hands="3"), random.Random(1))
    await counting.play(moves=2)
    return counting


async def refused(counting: Counting) -> None:
    """Click until a move isn't stored any more; the one that ends this says so."""
    while (click := await counting.attempt()) is not None and click.way == "done":
        pass
    assert click is not None, "the match was over before a move was refused"
    assert click.way == "denied"


async def goes_on(counting: Counting) -> None:
    """Play some moves; nothing is lost, doubled, or shown to somebody else."""
    await counting.play(moves=3)
    await counting.check()


async def noted(member: Member, text: str) -> None:
    """Wait until the log of a process says so."""
    async with asyncio.timeout(PATIENCE):
        while text not in member.log:
            with suppress(TimeoutError):
                await member.fleet.box.until(lambda: text in member.log, 0.1)


async def seconds_left(counting: Counting) -> float:
    """How many seconds the turn has left, as its player is shown it, by the clock of the database."""
    await counting.open_hands()
    ends = int(ENDS.search(counting.table.panels[await counting.mover()].text)[1])
    ((now,),) = await counting.fleet.ask("SELECT extract(epoch FROM clock_timestamp())::float8")
    return ends - now


async def told_by_its_clock(counting: Counting) -> None:
    """Wait until the turn's end is told by the clock of the database, all of whose processes have it within seconds."""
    async with asyncio.timeout(PATIENCE):
        while not 0 < await seconds_left(counting) <= TURN:
            pass


async def test_cut_connections_and_a_commit_whose_answer_is_lost(fleet: Fleet, line: Proxy) -> None:
    fleet.lease = LIFE
    member = await fleet.member("one")
    counting = await counted(fleet)
    for _ in range(3):
        line.cut()
        await counting.play(moves=1)
    line.lose_answer(b"play")  # a turn that is passed has none
    await counting.play(enough=lambda: line.answers == 1)
    assert line.answers == 1
    await counting.check()
    assert counting.done == len(counting.clicks)
    assert member.log.count(_LOST) == member.log.count(_BACK) <= 4
    await counting.play()  # to the end: the record verifies
    assert counting.table.over
    await counting.check()


async def test_connections_that_swallow_packets(fleet: Fleet, line: Proxy) -> None:
    """Those that are open, which are given up and opened anew; then the whole way for a while."""
    await fleet.member("one")
    counting = await counted(fleet)
    line.swallow()
    await counting.play(moves=1)
    assert counting.done == len(counting.clicks)
    line.swallow(new=True)
    while (click := await counting.attempt()) is not None and click.way == "done":
        pass
    line.flow()
    await goes_on(counting)


async def test_a_restart_is_two_lines_and_a_short_wait(fleet: Fleet, server: FaultyServer) -> None:
    fleet.lease = LIFE
    member = await fleet.member("one")
    counting = await counted(fleet)
    restarting = asyncio.create_task(asyncio.to_thread(server.restart))
    await counting.play(moves=3)
    await restarting
    await goes_on(counting)
    assert counting.done == len(counting.clicks)
    assert [text.startswith(begin) for text, begin in zip(member.log.splitlines(), (_LOST, _BACK), strict=True)]


async def test_a_server_that_is_away_for_longer_than_leases_hold(fleet: Fleet, server: FaultyServer) -> None:
    member = await fleet.member("one")
    counting = await counted(fleet)
    await asyncio.to_thread(server.stop)
    until = time.monotonic() + 2 * fleet.lease
    while time.monotonic() < until:
        await counting.attempt()
    await asyncio.to_thread(server.start)
    await counting.play(moves=1)
    lines = [text for text in member.log.splitlines() if text.startswith((_LOST, _BACK))]
    assert [text.startswith(begin) for text, begin in zip(lines, (_LOST, _BACK), strict=True)]
    assert "Traceback" not in member.log
    await goes_on(counting)


async def test_a_full_disk_and_a_server_that_only_reads(fleet: Fleet, server: FaultyServer) -> None:
    """Nothing is stored, and nothing told that is not; where leases cannot be renewed either, tables stand still."""
    member = await fleet.member("one")
    with server.small_disk(fleet.dsn) as disk:
        counting = await counted(fleet)
        disk.fill()
        await refused(counting)
        disk.clear()
        await counting.play(moves=1)
        with server.only_reading():
            await refused(counting)
            await noted(member, "the leases cannot be renewed")
        await noted(member, "the leases can be renewed again")
        await goes_on(counting)


@pytest.fixture
def clocks() -> None:
    if faketime() is None:
        reason = "there is no way to set a program's clock: Debian's package is faketime"
        pytest.fail(reason) if os.environ.get(REQUIRED) == "1" else pytest.skip(reason)


@pytest.mark.usefixtures("clocks")
@pytest.mark.parametrize("server", [True], indirect=True)
async def test_a_database_whose_clock_is_set_by_an_hour(fleet: Fleet, server: FaultyServer) -> None:
    """Forwards all leases seem to have run out; back again, one of a dead process would hold for an hour."""
    member = await fleet.member("one")
    counting = await counted(fleet)
    try:
        server.set_clock(3600)
        await counting.play(moves=2)
        await noted(member, "the clock has moved by 3600 s")
        await told_by_its_clock(counting)
        member.tell(signal.SIGSTOP)
        server.set_clock(0)
        await member.kill()
        await fleet.member("two")
        await fleet.owned(dict.fromkeys(ALL, "two"))
        await told_by_its_clock(counting)
        await goes_on(counting)
    finally:
        server.set_clock(0)


@pytest.mark.usefixtures("clocks")
async def test_machines_whose_clocks_are_hours_apart_and_a_notice_that_is_lost(fleet: Fleet, line: Proxy) -> None:
    """A table changes hands between them, at the next look of its owner, and its turn ends when it would have."""
    await fleet.member("one")
    counting = await counted(fleet)
    assert 0 < await seconds_left(counting) <= TURN
    line.loses_notices = True
    await fleet.member("two", **with_clock("-10800"))
    await fleet.owned(dict.fromkeys(ALL, "two"))
    assert line.notices
    assert 0 < await seconds_left(counting) <= TURN
    await goes_on(counting)
