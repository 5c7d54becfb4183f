"""How long a move waits while somebody's data is deleted: among 200,000 entries of audit logs, on each engine.

Half of the entries are those of one server that knows the person, which all have to be read for the person's names.
Between two steps on the thread that writes moves are stored, so what counts is the longest step; its floor is a
transaction that writes 300 entries, by nothing of ours. For all steps together it is reading all entries once, for one
word. The file's being written anew at the end is a step of its own; its floor is SQLite's bare VACUUM. Where PostgreSQL
is not installed, its rows are left out.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from unittest.mock import patch

import psycopg

from bot.app.store import BotStore
from storage.engines import Connection, WorkerConnection
from tests.postgres import PostgresServer, binaries
from tests.storage.making import forget_person

from .row import Row, sized

_ENTRIES, _FEW = 200_000, 20_000  # in a single round
_SERVERS = 20
_OWN = 1  # the server with half of the entries
_DETAIL = '{"channel":5,"key":"game","from":"uno","to":"classic","reason":"somebody was slow at table %d"}'
_SAID = '{"table":"t%d","person":"%d","name":"Zsanett","reason":"zsanett left"}'


class _Times(NamedTuple):
    """Seconds of one deletion: its longest step on the thread that writes, all its steps, and writing the file anew."""

    longest: float
    together: float
    erased: float


def _fill(db: Connection, people: Sequence[int], entries: int) -> None:
    """Write the entries, of which each of the people did some and is named by others, and 300 results of each."""
    about = {n * 400 + 7: people[n % len(people)] for n in range(entries // 400)}
    audit = "INSERT INTO audit (guild, at, actor, action, detail) VALUES (?, ?, ?, 'kick', ?)"
    results = """
        INSERT INTO results (match, seat, guild, ended, person, name, computer, total, place, points)
        VALUES (?, 1, ?, ?, ?, 'Zsanett', 0, 9, 1, 3)
    """
    match = """
        INSERT INTO matches (number, id, guild, channel, game, options, record, started, ended, "end", league)
        VALUES (?, ?, ?, 5, 'classic', '{}', '{}', 0, ?, 'target', 1)
    """
    numbers = range(1, 300 * len(people) + 1)
    with db.transaction(*range(1, _SERVERS + 1)):
        db.executemany(audit, (_entry(n, about.get(n)) for n in range(entries)))
        db.executemany(match, ((n, f"m{n}", _OWN, float(n)) for n in numbers))
        db.executemany(results, ((n, _OWN, float(n), people[n % len(people)]) for n in numbers))


def _entry(n: int, person: int | None) -> tuple[int, float, int, str]:
    guild = _OWN if n % 2 else 2 + n // 2 % (_SERVERS - 1)
    if person is None:
        return guild, float(n), 10**17 + n % 997, _DETAIL % n
    return guild, float(n), person if n % 800 == 7 else 10**17, _SAID % (n, person)


async def _forget(store: BotStore, person: int) -> _Times:
    """Delete a person's data, and time the steps on the connections' threads."""
    written, read = list[float](), list[float]()
    with _timed(store._writer, written), _timed(store._reader, read):
        await forget_person(store, person)
    *steps, erased = written
    return _Times(max(steps), sum(steps) + sum(read), erased)


@contextmanager
def _timed(line: WorkerConnection, seconds: list[float]) -> Iterator[None]:
    """Have each step on a connection's thread timed, in seconds."""
    call = line.call

    async def timed(function: Callable[..., Any], *values: Any) -> Any:
        def run(db: Connection) -> Any:
            start = time.perf_counter()
            done = function(db, *values)
            seconds.append(time.perf_counter() - start)
            return done

        return await call(run)

    with patch.object(line, "call", timed):
        yield


def _bare(db: Any, mark: str, number: int) -> tuple[float, float]:
    """Seconds of a transaction that writes 300 entries, and of reading all entries; `mark` stands for a value."""
    rows = [(_DETAIL % number, n) for n in range(number, number + 300)]
    start = time.perf_counter()
    cursor = db.cursor()
    cursor.execute("BEGIN")
    cursor.executemany(f"UPDATE audit SET detail = {mark} WHERE number = {mark}", rows)
    cursor.execute("COMMIT")
    middle = time.perf_counter()
    cursor.execute(f"SELECT number FROM audit WHERE detail LIKE {mark}", ("%zsanett left%",)).fetchall()
    return middle - start, time.perf_counter() - middle


def _vacuum(db: sqlite3.Connection) -> float:
    start = time.perf_counter()
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return time.perf_counter() - start


async def _measure(place: Path | str, rounds: int) -> list[tuple[_Times, _Times]]:
    """Delete one person's data after the other; return the times with those of the floors."""
    people = range(10**17 + 10_000, 10**17 + 10_000 + rounds)
    async with await BotStore.open(place) as store:
        await store._writer.call(_fill, people, sized(_ENTRIES, _FEW, rounds))
        pairs = []
        for number, person in enumerate(people):
            ours = await _forget(store, person)
            pairs.append((ours, await asyncio.to_thread(_floor, place, 300 * number + 1)))
    return pairs


def _floor(place: Path | str, number: int) -> _Times:
    if isinstance(place, str):
        with psycopg.connect(place, autocommit=True) as link:
            return _Times(*_bare(link, "%s", number), 0.0)
    with closing(sqlite3.connect(place, isolation_level=None)) as db:
        db.execute("PRAGMA secure_delete = ON")
        return _Times(*_bare(db, "?", number), _vacuum(db))


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times (one at least) on each engine and answer the medians, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        pairs = asyncio.run(_measure(Path(folder) / "boneyard.db", rounds))
    file_rows = [*_rows("SQLite", pairs), _row("somebody is forgotten: the file is written anew", pairs, 2, "<= 1.3 x")]
    programs = binaries()
    if programs is None:
        return file_rows
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = PostgresServer(programs, Path(folder))
        stack.callback(server.stop)
        return [*file_rows, *_rows("PostgreSQL", asyncio.run(_measure(server.fresh(), rounds)))]


def _rows(engine: str, pairs: list[tuple[_Times, _Times]]) -> list[Row]:
    name = f"somebody is forgotten, {engine}"
    return [
        _row(f"{name}: the longest step of the writer", pairs, 0, "<= 3 x"),
        _row(f"{name}: all steps together", pairs, 1, "<= 30 x"),
    ]


def _row(name: str, pairs: list[tuple[_Times, _Times]], what: int, goal: str) -> Row:
    return Row(name, median(ours[what] for ours, _ in pairs), median(floor[what] for _, floor in pairs), goal)
