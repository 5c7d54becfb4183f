"""How fast the store is, against the same rows written by bare sqlite3 in the same run, on the same disk.

The floor of one move is a hop to a waiting thread and one direct transaction there; the floor of many tables is one
transaction of 100 moves without anything of ours. Both write the very rows that the store writes.
"""

import asyncio
import sqlite3
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from statistics import median

from bot.app.store import BotStore
from storage.values import LogEntry, TableChange

from .row import Row

_TABLES = 50
_MOVES_OF_THE_FLOOR = 100
_BEFORE = 100  # moves that every table has had when measuring begins
_SINGLES = 200  # moves a round, alone
_TOGETHER = 20  # moves a round of each table, all at once
_BODY = '{"n": 17, "seat": "p2", "action": "p2 play 6-2 left", "at": 1767225600.5}'
_PADDING = "x" * 900


def _header(version: int) -> str:
    return f'{{"game": "classic", "version": {version}, "rest": "{_PADDING}"}}'


def _change(table: int, move: int) -> TableChange:
    entry = LogEntry("action", _BODY)
    return TableChange(f"table-{table}", 1, table + 1, "live", _header(move), (entry,), expect=move)


def _direct(db: sqlite3.Connection, moves: list[tuple[int, int]]) -> None:
    """Write moves (table, number of the move) as bare rows, in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    for table, move in moves:
        db.execute("UPDATE tables SET header = ? WHERE number = ?", (_header(move), table + 1))
        row = (table + 1, move, _BODY)
        db.execute("INSERT INTO log (\"table\", n, guild, kind, body) VALUES (?, ?, 1, 'action', ?)", row)
    db.execute("COMMIT")


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
        db.execute(f"PRAGMA {pragma}")
    return db


async def _play(store: BotStore, table: int, moves: range) -> None:
    for move in moves:
        await store.save(_change(table, move))


async def _play_all(store: BotStore, moves: range) -> None:
    await asyncio.gather(*(_play(store, table, moves) for table in range(_TABLES)))


async def _together(store: BotStore, db: sqlite3.Connection, moves: range) -> tuple[float, float]:
    """Seconds a move: every table plays its moves one after another, all tables at once; and the floor."""
    plan = [(table, move) for move in moves for table in range(_TABLES)]
    start = time.perf_counter()
    await _play_all(store, moves)
    middle = time.perf_counter()
    for first in range(0, len(plan), _MOVES_OF_THE_FLOOR):
        _direct(db, plan[first : first + _MOVES_OF_THE_FLOOR])
    end = time.perf_counter()
    return (middle - start) / len(plan), (end - middle) / len(plan)


async def _alone(store: BotStore, db: sqlite3.Connection, thread: ThreadPoolExecutor, move: int) -> tuple[float, float]:
    """Seconds of one move, and of a direct one on a thread: in turn, since a slow disk slows both."""
    start = time.perf_counter()
    await store.save(_change(0, move))
    middle = time.perf_counter()
    await asyncio.get_running_loop().run_in_executor(thread, _direct, db, [(0, move)])
    return middle - start, time.perf_counter() - middle


async def _measure(rounds: int, folder: Path) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    for name in ("ours.db", "floor.db"):
        async with await BotStore.open(folder / name) as store:
            await _play_all(store, range(_BEFORE))
    async with await BotStore.open(folder / "ours.db") as store:
        with closing(_connect(folder / "floor.db")) as db, ThreadPoolExecutor(1) as thread:
            starts = range(_BEFORE, _BEFORE + (rounds + 1) * _TOGETHER, _TOGETHER)
            together = [await _together(store, db, range(n, n + _TOGETHER)) for n in starts]
            singles = range(starts.stop, starts.stop + rounds * _SINGLES)
            alone = [await _alone(store, db, thread, move) for move in singles]
    return alone, together[1:]  # the first round only warms up


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times (one at least) and answer the medians, in seconds a move."""
    with tempfile.TemporaryDirectory() as folder:
        alone, together = asyncio.run(_measure(rounds, Path(folder)))
    return [
        _row("one move made durable", alone, "<= 1.5 x"),
        _row(f"{_TABLES} tables at once, a move made durable", together, "<= 2 x"),
    ]


def _row(name: str, pairs: list[tuple[float, float]], goal: str) -> Row:
    ours, floor = (median(side) for side in zip(*pairs, strict=True))
    return Row(name, ours, floor, goal, "move")
