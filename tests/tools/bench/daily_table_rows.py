"""How fast the tables of the deal of the day answer with 100,000 results on one server.

Two ways to that many: 1,000 people who played on each of 100 days, and 10,000 who played on ten. The floor of a
read is one indexed read of as many rows as its page has. A day's fold has the writing of its results as its floor.
"""

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

from bot.app.store import BotStore
from bot.daily.rows.values import ALWAYS
from storage.engines import Connection

from .row import Row, sized

_GUILD, _FIRST, _MONTH = 1, 10**18, 202611
_CROWDS = ((1_000, 100), (10_000, 10))  # people, days
_PAGE = 10
Read = Callable[[], Awaitable[object]]
_TRIES = """
INSERT INTO dailies (person, day, game, name, header, log, entries, started, ended, score, counted)
VALUES (?, ?, 'classic', '', '', '', 0, 0, 0, ?, 1)
"""


def _plan(_: int) -> str:
    return "classic"


def _fill(db: Connection, people: int, days: int) -> None:
    """Let everybody play on each of the days, and on the one after them, which goes on."""
    rng = random.Random(1)
    who = range(_FIRST, _FIRST + people)
    with db.transaction(_GUILD):
        member = "INSERT INTO daily_members (guild, person, name, since) VALUES (?, ?, ?, 1)"
        db.executemany(member, [(_GUILD, person, f"Player {person % _FIRST}") for person in who])
        for day in range(1, days + 2):
            db.executemany(_TRIES, [(person, day, -rng.randrange(60)) for person in who])


def _read(db: Connection, many: int) -> None:
    """One indexed read of so many rows."""
    find = "SELECT * FROM daily_sums WHERE guild = ? AND period = ? ORDER BY halves DESC LIMIT ?"
    db.execute(find, (_GUILD, ALWAYS, many)).fetchall()


def _write(db: sqlite3.Connection, people: int) -> None:
    """One transaction with a row for each."""
    with db:
        db.execute("CREATE TABLE IF NOT EXISTS bench (guild INT, day INT, person INT, score INT, halves INT)")
        db.executemany("INSERT INTO bench VALUES (1, 1, ?, 1, 1)", [(person,) for person in range(people)])


async def _timed(work: Awaitable[object]) -> float:
    start = time.perf_counter()
    await work
    return time.perf_counter() - start


async def _crowd(folder: Path, people: int, days: int, rounds: int) -> list[Row]:
    async with await BotStore.open(folder / f"{people}.db") as store:
        await store._writer.call(_fill, people, days)
        tables, today = store.daily_tables, days + 1
        await tables.fold(_GUILD, days, _plan)
        fold = await _timed(tables.fold(_GUILD, today, _plan))
        bare = sqlite3.connect(folder / "bare.db")
        start = time.perf_counter()
        _write(bare, people)
        floor = time.perf_counter() - start
        bare.close()
        crowd = f"{people:,} people on {days} days"
        measured = [Row(f"tables of the day: a day of {people:,} people is folded", fold, floor, "<= 500 ms")]
        reads: dict[str, Read] = {
            "all time": lambda: tables.period(_GUILD, ALWAYS, today, 0, _PAGE),
            "the last page of a month": lambda: tables.period(_GUILD, _MONTH, today, 10**6, _PAGE),
            "one's own page": lambda: tables.period(_GUILD, ALWAYS, today, 0, _PAGE, _FIRST + 77),
            "a day that goes on": lambda: tables.day(_GUILD, today, _plan, 0, _PAGE),
        }
        for name, read in reads.items():
            ours, floors = [], []
            await read()  # the first one warms up
            for _ in range(max(5, rounds)):
                ours.append(await _timed(read()))
                floors.append(await _timed(store._reader.call(_read, _PAGE)))
            name = f"tables of the day, {crowd}: {name}"
            measured.append(Row(name, median(ours), median(floors), "<= 50 ms"))
        return measured


def rows(rounds: int) -> list[Row]:
    """Measure and answer the medians."""
    with tempfile.TemporaryDirectory() as folder:
        measured = _CROWDS[: sized(len(_CROWDS), 1, rounds)]
        crowds = [_crowd(Path(folder), people, days, rounds) for people, days in measured]
        return [row for crowd in crowds for row in asyncio.run(crowd)]
