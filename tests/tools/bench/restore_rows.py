"""How soon a process plays on that has taken up 500 tables: until one of them has stored the next click.

Processor time, on a file and on PostgreSQL, there of both sides. The floor reads the same rows by two bare statements.
Where there is no PostgreSQL only the file is measured.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median

import psycopg

from bot.app.store import BotStore
from bot.tables import Tables

from .row import Row, sized
from .server import Meter, durable_server, owned
from .table_rows import _house, _play, _Recording, _start

_TABLES, _FEW = 500, 40  # in a single round
_MOVES = 40  # of each table before
_READS = ("SELECT number, id, guild, channel, header FROM tables", 'SELECT "table", n, kind, body FROM log')


async def _fill(store: BotStore, count: int) -> None:
    house = _house(_Recording(store))
    tables = [await _start(house, channel) for channel in range(1, count + 1)]
    await asyncio.gather(*(_play(house, table, _MOVES) for table in tables))
    await house.close()


async def _take_up(store: BotStore, count: int) -> None:
    """Take up all tables, and play the next move at the first."""
    house: Tables = _house(_Recording(store))
    restored = await house.restore(0)
    assert restored.tables == count
    await _play(house, next(iter(house._tables)), 1)
    await house.close()


async def _on_file(path: Path, count: int, rounds: int) -> list[tuple[float, float]]:
    async with await BotStore.open(path) as store:
        await _fill(store, count)
        pairs = []
        for _ in range(rounds):
            start = time.process_time()
            await _take_up(store, count)
            middle = time.process_time()
            await asyncio.to_thread(_read_file, path)
            pairs.append((middle - start, time.process_time() - middle))
    return pairs


def _read_file(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        _read(lambda sql: db.execute(sql).fetchall())


def _read(find: Callable[[str], list[object]]) -> None:
    for sql in _READS:
        find(sql)


async def _on_server(dsn: str, meter: Meter, count: int, rounds: int) -> list[tuple[float, float]]:
    async with owned(dsn) as store:
        await _fill(store, count)
        pairs = []
        for _ in range(rounds):
            meter.start()
            await _take_up(store, count)
            ours = meter.stop()
            meter.start()
            with psycopg.connect(dsn) as db:
                _read(lambda sql: db.execute(sql.encode()).fetchall())
            pairs.append((ours.together, meter.stop().together))
    return pairs


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times (one at least) on each engine and answer the medians, in seconds."""
    count = sized(_TABLES, _FEW, rounds)
    with tempfile.TemporaryDirectory() as folder:
        measured = [_row("SQLite", count, asyncio.run(_on_file(Path(folder) / "boneyard.db", count, rounds)))]
    with durable_server() as server:
        if server is not None:
            pairs = asyncio.run(_on_server(server.fresh(), Meter(server), count, rounds))
            measured.append(_row("PostgreSQL", count, pairs))
    return measured


def _row(engine: str, count: int, pairs: list[tuple[float, float]]) -> Row:
    ours, floor = (median(side) for side in zip(*pairs, strict=True))
    return Row(f"{count} tables taken up until a click is stored, {engine}", ours, floor, "<= 1000 ms")
