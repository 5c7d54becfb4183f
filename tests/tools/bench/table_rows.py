"""How fast tables are through the whole mailbox, and how much memory they take.

Fifty tables play classic domino at once, with a real store. The floor writes the very same rows (headers and log
entries, as our own run stored them) by bare sqlite3 on the same disk, 100 changes a transaction, nothing of ours.
"""

import asyncio
import gc
import sqlite3
import tempfile
import time
import tracemalloc
from contextlib import closing
from pathlib import Path
from statistics import median

import bot.players
from bot.app.store import BotStore
from bot.tables import Luck, Person, Snapshot, TableConfig, Tables
from bot.tables.commands import Act, Join, NextRound, OpenTable, Rematch, StartMatch
from storage.outside import backup_now
from storage.values import DamagedTable, StoredTable, TableChange

from .row import Row, sized

_TABLES = 50
_MOVES = 40  # of each table and round of measuring
_A_TRANSACTION = 100
_LIVE, _FEW = 10_000, 500  # in a single round
_SOME = 200
_LONG = 120  # moves before the memory of a table is measured
_PEOPLE = tuple(Person(10**18 + number, f"Player {number}", locale="en") for number in range(4))
_CONFIG = TableConfig()


class _Deaf:
    """A messenger that shows nothing."""

    def publish(self, snapshot: Snapshot) -> None:
        """Forget it."""


class _Recording:
    """The real store, and a list of what it was given."""

    def __init__(self, store: BotStore) -> None:
        self.store = store
        self.changes: list[TableChange] = []

    async def save(self, change: TableChange) -> None:
        self.changes.append(change)
        await self.store.save(change)

    async def live_tables(self, shard: int | None = None) -> list[StoredTable]:
        return await self.store.live_tables()

    async def live_table(self, table: str) -> StoredTable | None:
        return await self.store.live_table(table)

    @property
    def damaged(self) -> tuple[DamagedTable, ...]:
        return self.store.damaged


class _Nothing:
    """A store that keeps nothing, for measuring memory."""

    damaged: tuple[DamagedTable, ...] = ()

    async def save(self, change: TableChange) -> None:
        """Forget it."""

    async def live_tables(self, shard: int | None = None) -> list[StoredTable]:
        return []

    async def live_table(self, table: str) -> StoredTable | None:
        return None


def _house(store: _Recording | _Nothing) -> Tables:
    return Tables(store, _Deaf(), bot.players, config=_CONFIG, chance=Luck.fixed("bench"))


async def _start(house: Tables, channel: int) -> str:
    table = (await house.open(OpenTable(by=_PEOPLE[0], guild=1, channel=channel, game="classic"))).id
    for person in _PEOPLE[1:]:
        await house.send(table, Join(person))
    await house.send(table, StartMatch(_PEOPLE[0]))
    return table


async def _play(house: Tables, table: str, moves: int) -> None:
    """Let the players of a table click, one after the other; in between they say that they are ready."""
    for _ in range(moves):
        snapshot = house.get(table)
        assert snapshot is not None
        if snapshot.turn is not None:
            click = Act(_PEOPLE[snapshot.turn], snapshot.seat_version(snapshot.turn), snapshot.legal(snapshot.turn)[:1])
            await house.send(table, click)
        elif snapshot.state.phase == "between":
            await house.send(table, NextRound(_PEOPLE[snapshot.awaited[0]]))
        else:
            for person in _PEOPLE:
                await house.send(table, Rematch(person))


async def _play_all(house: Tables, tables: list[str], moves: int) -> None:
    await asyncio.gather(*(_play(house, table, moves) for table in tables))


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
        db.execute(f"PRAGMA {pragma}")
    return db


def _direct(db: sqlite3.Connection, changes: list[TableChange]) -> None:
    """Write changes as bare rows, in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    for change in changes:
        db.execute("UPDATE tables SET header = ? WHERE number = ?", (change.header, change.channel))
        for number, entry in enumerate(change.append, change.expect or 0):
            row = (change.channel, number, entry.kind, entry.body)
            db.execute('INSERT INTO log ("table", n, guild, kind, body) VALUES (?, ?, 1, ?, ?)', row)
    db.execute("COMMIT")


async def _durable(store: BotStore, changes: list[TableChange]) -> None:
    """BotStore what every table changed, each table's changes one after the other."""
    by_table: dict[str, list[TableChange]] = {}
    for change in changes:
        by_table.setdefault(change.table, []).append(change)

    async def save(table_changes: list[TableChange]) -> None:
        for change in table_changes:
            await store.save(change)

    await asyncio.gather(*map(save, by_table.values()))


async def _once(
    house: Tables, store: _Recording, other: BotStore, db: sqlite3.Connection, tables: list[str]
) -> tuple[float, float, float]:
    """Seconds a change: through the mailbox, durable alone, and the floor's."""
    store.changes.clear()
    start = time.perf_counter()
    await _play_all(house, tables, _MOVES)
    middle = time.perf_counter()
    changes = store.changes[:]
    floor = time.perf_counter()
    for first in range(0, len(changes), _A_TRANSACTION):
        _direct(db, changes[first : first + _A_TRANSACTION])
    end = time.perf_counter()
    await _durable(other, changes)
    last = time.perf_counter()
    return (middle - start) / len(changes), (last - end) / len(changes), (end - floor) / len(changes)


async def _measure_moves(rounds: int, folder: Path) -> list[tuple[float, float, float]]:
    async with await BotStore.open(folder / "ours.db") as real:
        store = _Recording(real)
        house = _house(store)
        tables = [await _start(house, channel) for channel in range(1, _TABLES + 1)]
        for copy in ("floor.db", "other.db"):
            await asyncio.to_thread(backup_now, folder / "ours.db", folder / copy)
        async with await BotStore.open(folder / "other.db") as other:
            with closing(_connect(folder / "floor.db")) as db:
                triples = [await _once(house, store, other, db, tables) for _ in range(rounds + 1)]
        await house.close()
    return triples[1:]  # the first round only warms up


async def _memory(count: int, moves: int) -> float:
    """Bytes of live tables, by what Python gives back when they are gone; caches of the rules stay and don't count."""
    tracemalloc.start()
    house = _house(_Nothing())
    for channel in range(1, count + 1):
        await _play(house, await _start(house, channel), moves)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    await house.close()
    del house
    gc.collect()
    taken = before - tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer the medians; memory is measured once."""
    with tempfile.TemporaryDirectory() as folder:
        triples = asyncio.run(_measure_moves(rounds, Path(folder)))
    ours, durable, floor = (median(side) for side in zip(*triples, strict=True))
    count, live = sized(_SOME, _SOME // 10, rounds), sized(_LIVE, _FEW, rounds)
    some, together = asyncio.run(_memory(count, _LONG)) / count, asyncio.run(_memory(live, 4))
    return [
        Row(f"{_TABLES} tables at once, a move durable", durable, floor, 2.0, "move"),
        Row(f"{_TABLES} tables at once, a move through the mailbox", ours, floor, 8.0, "move"),
        Row(f"memory of a live table, {_LONG} moves played", some, None, "<= 50 KiB", "bytes"),
        Row(f"memory of {live:,} live tables", together, None, "<= 1024 MiB", "bytes"),
    ]
