"""How fast the league answers, with thousands of players in one server.

The floor of each read is one indexed read of as many rows as the answer has, on the same file in the same run. Usually
there are 5,000 matches of 1,000 players; `BONEYARD_BENCH_MATCHES=1000000` asks for as many as the league is made for,
and 10,000 players. That takes a quarter of an hour to build, so a file once built is kept in the folder for temporary
files, and used again.

Statements are counted as by `tests.league.rows.playing.statements_of`: each call of a connection is one, also one that
writes many rows; BEGIN, COMMIT and ROLLBACK are not counted. A match's end and a fold are those of a small league of
their own, so that the file that is kept stays as it is.
"""

import asyncio
import os
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median

from bot.app.store import BotStore
from storage import FinishedMatch
from storage.engines.sqlite.schema import migrations
from tests.league.rows.playing import played, statements_of
from tests.storage.making import change, record_at_once

from .row import Row

_MATCHES = int(os.environ.get("BONEYARD_BENCH_MATCHES", "5000"))
_PEOPLE = 10_000 if _MATCHES >= 20_000 else 1_000
_GUILD = 1
_START, _SPAN = 1_600_000_000.0, 5 * 365 * 86_400.0
_NOW = _START + _SPAN
_GAMES = ("classic", "uno", "moomin", "romi50")
_RECORD = '{"rounds":[]}'
_BULK = 20_000
Read = Callable[[BotStore], Awaitable[object]]


def path() -> Path:
    """Where the file is kept."""
    return Path(tempfile.gettempdir()) / f"boneyard-bench-league-{len(migrations())}-{_MATCHES}.db"


def _matches() -> Iterator[tuple[tuple[object, ...], list[tuple[object, ...]]]]:
    """Rows of matches and of results; some people play much, most a little."""
    rng = random.Random(13)  # the same file on every machine
    weights = [1 / (rank + 20) ** 0.6 for rank in range(_PEOPLE)]
    people = range(1, _PEOPLE + 1)
    for number in range(1, _MATCHES + 1):
        seats = rng.choice((2, 2, 3, 4))
        who = list(dict.fromkeys(rng.choices(people, weights, k=seats)))
        if len(who) == 1:
            who.append(who[0] % _PEOPLE + 1)
        strength = sorted(who, key=lambda person: rng.gauss(person % 97, 60))
        ended = _START + _SPAN * number / (_MATCHES + 1)
        game = rng.choices(_GAMES, (5, 3, 2, 1))[0]
        match = (number, f"m{number}", _GUILD, 5, game, "{}", _RECORD, ended - 900, ended, "target", 1)
        results = [
            (number, seat, _GUILD, ended, 900.0, person, f"Player {person}", 0, 90 - 10 * place, place, 0, 0, 30 + seat)
            for seat, (place, person) in enumerate(enumerate(strength, 1), 1)
        ]
        yield match, results


_INSERT_MATCHES = """
INSERT INTO matches (number, id, guild, channel, game, options, record, started, ended, "end", league)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_INSERT_RESULTS = """
INSERT INTO results (
    match, seat, guild, ended, seconds, person, name, computer, total, place, points, stood_in, highest
) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def _insert(db: sqlite3.Connection) -> None:
    matches: list[tuple[object, ...]] = []
    results: list[tuple[object, ...]] = []
    for match, seats in _matches():
        matches.append(match)
        results += seats
        if len(matches) == _BULK:
            _write(db, matches, results)
            matches, results = [], []
    _write(db, matches, results)


def _write(db: sqlite3.Connection, matches: list[tuple[object, ...]], results: list[tuple[object, ...]]) -> None:
    db.execute("BEGIN IMMEDIATE")
    db.executemany(_INSERT_MATCHES, matches)
    db.executemany(_INSERT_RESULTS, results)
    db.execute("COMMIT")


def _room(to: Path) -> Path:
    part = to.with_suffix(f".{os.getpid()}.part")
    for rest in ("", "-wal", "-shm", ".lock"):
        Path(f"{part}{rest}").unlink(missing_ok=True)
    return part


async def build(to: Path) -> None:
    """Make the file; it gets its name when it is whole."""
    part = _room(to)
    async with await BotStore.open(part, clock=lambda: _NOW - 20 * 86_400) as store:
        await store.league.start_season(_GUILD, "Running", None, 1)
        started, used = time.perf_counter(), time.process_time()
        await store._writer.call(_insert)
        _say(f"{_MATCHES} matches inserted", started, used)
        started, used = time.perf_counter(), time.process_time()
        await store.league.keeper.catch_up(_GUILD)
        _say("the league worked out", started, used)
    part.rename(to)


def _say(what: str, started: float, used: float) -> None:
    wall, cpu = time.perf_counter() - started, time.process_time() - used
    print(f"{what}: {wall:.0f} s, {cpu:.0f} s of processor time", file=sys.stderr)


def _reads() -> dict[str, tuple[Read, int]]:
    """Each read, and the rows of its floor."""
    busy, usual = 1, _PEOPLE // 2

    def table(**more: object) -> Read:
        return lambda store: store.league.table(_GUILD, **more)  # type: ignore[arg-type]

    return {
        "the first page of the table": (table(), 10),
        "the last page of the table": (table(page=10_000), 10),
        "a page in the middle of one game's table": (table(game="uno", page=500), 10),
        "a page of the season's table": (table(season=1, page=20), 10),
        "a page of the table by rating": (table(sort="rating", page=300), 10),
        "a page of the table by average place": (table(sort="place", page=300), 10),
        "a player's card": (lambda store: store.league.player(_GUILD, usual), 200),
        "the card of who plays most": (lambda store: store.league.player(_GUILD, busy), 2_000),
        "two players against each other": (lambda store: store.league.versus(_GUILD, 1, usual), 200),
        "a page of a player's history": (lambda store: store.league.history(_GUILD, usual, page=3), 10),
        "a page of the server's history": (lambda store: store.league.history(_GUILD, page=_MATCHES // 25), 10),
        "the records of all games": (lambda store: store.league.records(_GUILD), 13),
        "what a match has changed": (lambda store: store.league.outcome(_GUILD, f"m{_MATCHES}"), 8),
        "completion of a name": (lambda store: store.league.people(_GUILD, "er 77"), 25),
    }


def _floor(db: sqlite3.Connection, many: int) -> None:
    """One indexed read of so many rows."""
    find = """
        SELECT * FROM league_standings WHERE listed = 1 AND season = 0 AND game = '*'
        AND generation = (SELECT max(number) FROM league_generations) ORDER BY points DESC LIMIT ?
    """
    db.execute(find, (many,)).fetchall()


async def _measure(rounds: int) -> list[Row]:
    async with await BotStore.open(path(), clock=lambda: _NOW) as store:
        measured = []
        for name, (read, many) in _reads().items():
            ours, floor = [], []
            await read(store)  # the first one warms up
            for _ in range(max(5, rounds)):
                ours.append(await _timed(read(store)))
                floor.append(await _timed(store._reader.call(_floor, many)))
            measured.append(Row(f"league of {_MATCHES:,} matches: {name}", median(ours), median(floor), "<= 50 ms"))
    return measured


async def _timed(work: Awaitable[object]) -> float:
    """Seconds of processor time: others use this machine too."""
    start = time.process_time()
    await work
    return time.process_time() - start


async def _recount() -> Row:
    """Return the processor time of a match when an old one is taken out: counted anew, and the old rows deleted."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(path(), folder))
        async with await BotStore.open(copy, clock=lambda: _NOW) as store:
            await store.league.take_out(_GUILD, "m100", 1, "why", expect=0)
            spent = await _timed(store.league.keeper.catch_up(_GUILD))
    return Row(
        f"league of {_MATCHES:,} matches: a recount, of each match", spent / _MATCHES, None, "<= 0.3 ms", "match"
    )


async def _statements() -> list[Row]:
    """Return how many statements a page and a card send, a match's end, and a fold of 25 matches."""
    reads = {"a page of the season's table": 15, "a player's card": 15, "a page of the server's history": 15}
    async with await BotStore.open(path(), clock=lambda: _NOW) as store:
        sent = {name: (len(await statements_of(_reads()[name][0](store))), goal) for name, goal in reads.items()}
    with tempfile.TemporaryDirectory() as folder:
        async with await BotStore.open(Path(folder) / "small.db", clock=lambda: _NOW) as store:
            await store.league.start_season(_GUILD, "Running", None, 1)
            await record_at_once(store, [_small(number) for number in range(200)])
            await store.league.keeper.catch_up(_GUILD)
            sent["a match's end"] = len(await statements_of(_end(store, 200))), 36
            await record_at_once(store, [_small(number) for number in range(201, 226)])
            sent["a fold of 25 matches"] = len(await statements_of(store.league.keeper.catch_up(_GUILD))), 20
    return [
        Row(f"statements of the league: {name}", float(many), None, f"<= {goal}", "count")
        for name, (many, goal) in sent.items()
    ]


def _small(number: int) -> FinishedMatch:
    """A match of a small league: four of forty people."""
    people = random.Random(number).sample(range(1, 41), 4)
    return played(f"m{number}", *people, ended=_NOW + number * 3600, guild=_GUILD)


async def _end(store: BotStore, number: int) -> None:
    """Do what follows from the last move of a match, to what is told below its last picture."""
    match = _small(number)
    await store.save(change("t1", status="over", guild=_GUILD, finished=match))
    await store.league.keeper.catch_up(_GUILD)
    await store.league.outcome(_GUILD, match.match)


def rows(rounds: int) -> list[Row]:
    """Measure each read and answer the medians, in seconds of processor time; a recount; and count statements."""
    if not path().exists():
        asyncio.run(build(path()))
    return [*asyncio.run(_measure(rounds)), asyncio.run(_recount()), *asyncio.run(_statements())]
