"""Several processes on one database: how long nobody plays a table when one dies, stops or ends.

Only when it is asked for (`--only fleet`): leases hold their real 12 seconds, so this takes ten minutes. PostgreSQL is
one of its own on the disk, with fsync. Moves are stored by processes that do nothing else, with the bot's own leases
and store (`tests/tools/fleet/writer.py`); clicks go to whole bots, with their real waiting times, on a sandbox. What is
told are wall times of all that together, so it needs a quiet machine.
"""

import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

from storage.leases import TTL
from tests.postgres import PostgresServer, binaries
from tests.tools.bench.row import Row
from tests.tools.fleet.bots import board_in, bots
from tests.tools.fleet.crew import Crew
from tests.tools.load.players import Measured

T = TypeVar("T")
ASKED_FOR = True  # only with `--only`
_SHARDS, _TABLES, _PAUSE = 8, 40, 0.02
_CHANGES, _SHORT, _MANY = 1000, 1.0, 32  # changes of hands, seconds that a lease holds then, and shards
_CLICKS, _GROUPS, _GAP = 10_000, 12, 0.2  # clicks of how many tables, and the seconds between two at each


def rows(rounds: int) -> list[Row]:
    """Measure each takeover in half as many rounds, the rest once."""
    programs = binaries()
    if programs is None:
        raise SystemExit("the fleet is measured with PostgreSQL; Debian's package is postgresql")
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = PostgresServer(programs, Path(folder), durable=True)
        try:
            return [
                *asyncio.run(_takeovers(server.fresh(), max(1, rounds // 2))),
                *asyncio.run(_churn(server.fresh())),
                *_in_folder(_answered, server.fresh()),
                *_in_folder(_handed_over, server.fresh()),
            ]
        finally:
            server.stop()


def _in_folder(measure: Callable[[str, Path], Coroutine[None, None, T]], dsn: str) -> T:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(dsn, Path(folder)))


def _said(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def _takeovers(dsn: str, rounds: int) -> list[Row]:
    """Until another process has stored a move of each table, after kill -9 and SIGSTOP; and between two at TERM."""
    crew, shards = Crew(dsn, TTL, _TABLES, _PAUSE), f"0-{_SHARDS - 1}/{_SHARDS}"
    killed, stopped, ended = list[float](), list[float](), list[float]()
    try:
        await _join(crew, "a", shards)
        for n in range(rounds):
            await _join(crew, f"killed{n}", shards)
            at = await crew.tell(f"killed{n}", signal.SIGKILL)
            killed += [first - at for first in (await crew.has_all("a", at)).values()]
            await _join(crew, f"stopped{n}", shards)
            at = await crew.tell(f"stopped{n}", signal.SIGSTOP)
            stopped += [first - at for first in (await crew.has_all("a", at)).values()]
            at = await crew.tell(f"stopped{n}", signal.SIGCONT)
            await crew.has_all(f"stopped{n}", at)  # it is one to reckon with again
            ending = asyncio.create_task(crew.tell(f"stopped{n}", signal.SIGTERM))
            first, _ = await crew.has_all("a", time.monotonic()), await ending
            last = crew.last(f"stopped{n}")
            ended += [first[table] - last[table] for table in first]
    finally:
        await crew.end()
    balance = crew.balance()
    _said(f"{balance} after {crew.changes()} changes of hands")
    return [
        *_row("takeover after kill -9, 40 tables", killed, 14.0),
        *_row("takeover after SIGSTOP, 40 tables", stopped, 14.0),
        *_row("hand over at TERM, last move to first", ended, 1.0),
        Row("fleet: moves lost or doubled in that", float(balance.lost + balance.doubled), None, 0.0, "count"),
    ]


async def _join(crew: Crew, name: str, shards: str) -> None:
    """Start a process and wait until it has everything: newer ones take over."""
    await crew.start(name, shards)
    await crew.has_all(name, time.monotonic())


def _row(what: str, times: list[float], goal: float) -> list[Row]:
    times = sorted(times)
    return [
        Row(f"fleet: {what}: median", times[len(times) // 2], None, goal, "s"),
        Row(f"fleet: {what}: longest", times[-1], None, goal, "s"),
    ]


async def _churn(dsn: str) -> list[Row]:
    """Moves lost and doubled while processes are killed, stopped, ended and started, chance pinned."""
    crew, chance = Crew(dsn, _SHORT, 2 * _MANY, 0.0), random.Random(1)
    try:
        while crew.changes() < _CHANGES:
            await _fault(crew, chance)
            await asyncio.sleep(chance.uniform(0.0, _SHORT / 2))
        await _join(crew, "last", f"0-{_MANY - 1}/{_MANY}")
    finally:
        await crew.end()
    balance, changes = crew.balance(), crew.changes()
    _said(f"{balance} after {changes} changes of hands")
    name = f"fleet: {changes:,} changes of hands under faults, {balance.said:,} moves said to be stored"
    return [
        Row(f"{name}: lost", float(balance.lost), None, 0.0, "count"),
        Row(f"{name}: doubled", float(balance.doubled), None, 0.0, "count"),
    ]


async def _fault(crew: Crew, chance: random.Random) -> None:
    """Do something to one of four processes: start it if it is not there, for half of the shards."""
    name = f"p{chance.randrange(4)}"
    if name not in crew.running:
        shards = sorted(chance.sample(range(_MANY), _MANY // 2))
        await crew.start(name, f"{','.join(map(str, shards))}/{_MANY}")
        return
    fault = chance.choice((signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM))
    await crew.tell(name, fault)
    if fault is signal.SIGSTOP:
        await asyncio.sleep(chance.uniform(0.0, 2 * _SHORT))
        await crew.tell(name, signal.SIGCONT)


async def _answered(dsn: str, folder: Path) -> list[Row]:
    """Until a click is answered in servers of all three shards, after kill -9: by a process that is started then."""
    async with bots(dsn, folder, 3, 5.0) as fleet:
        await fleet.start("a")
        places = [*fleet.places()]
        for place in places:
            opened = await fleet.box.person("Ann").command("play", place)
            assert (await opened.done()).kind != "failed"
            await fleet.box.until(lambda place=place: board_in(fleet.box, place))
        at = await fleet.tell("a", signal.SIGKILL)
        await fleet.begin("b")
        times = await asyncio.gather(*(fleet.answers(place) for place in places))
    return _row("a click answered after kill -9, 3 shards, max_concurrency 1", [moment - at for moment in times], 30.0)


async def _handed_over(dsn: str, folder: Path) -> list[Row]:
    """Return rows on clicks while processes hand over and are ended: how long they wait, how many nobody answers."""
    measured, changes = Measured(), 0
    async with bots(dsn, folder, 4, 0.0) as fleet:
        await fleet.start("b0")
        with fleet.playing(_GROUPS, _GAP, measured) as tasks:
            while measured.answers.total() < _CLICKS:
                changes += 1
                await fleet.start(f"b{changes}")  # it takes over when it is ready
                await fleet.tell(f"b{changes - 1}", signal.SIGTERM)
                await fleet.start(f"spare{changes}")
                await fleet.tell(f"spare{changes}", signal.SIGTERM)  # the other one, ready for long, goes on
                for task in tasks:
                    if task.done():
                        task.result()
    clicks, lost = measured.answers.total(), measured.answers["failed"]
    _said(f"{measured}; {3 * changes} hand overs of 4 shards")
    name = f"fleet: {clicks:,} clicks while shards were handed over {3 * changes} times"
    return [
        Row(f"{name}: longest wait", max(measured.waits), None, 2.5, "s"),
        Row(f"{name}: lost", float(lost), None, 0.0, "count"),
    ]
