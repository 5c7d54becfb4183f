"""What a move costs on PostgreSQL, both sides by themselves, and how many round trips the calls take.

The floor of moves are the very rows that the store writes, as bare psycopg writes them: of many tables in transactions
of 100 moves, of one alone on a waiting thread. Where there is no PostgreSQL nothing is measured.
"""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import psycopg

from bot.app.store import BotStore
from tests.postgres import PostgresServer
from tests.postgres.trips import trips
from tests.storage.making import change, record_at_once

from .league_rows import _GUILD, _NOW, _end, _small
from .row import Row
from .server import Meter, Used, durable_server, owned
from .storage_rows import _BODY, _change, _header

_TABLES = 50
_BEFORE = 100  # moves that every table has had when measuring begins
_TOGETHER = 40  # moves a round of each table, all at once
_SINGLES = 300  # moves a round, alone
_MOVES_OF_THE_FLOOR = 100
_HEADER = "UPDATE tables SET header = %s WHERE number = %s"
_ENTRY = "INSERT INTO log (\"table\", n, guild, kind, body) VALUES (%s, %s, 1, 'action', %s)"


def _bare(db: psycopg.Connection, moves: Sequence[tuple[int, int]]) -> None:
    """Write moves (table, number of the move) as bare rows, in one transaction."""
    with db.transaction():
        cursor = db.cursor()
        headers = [(_header(move), table + 1) for table, move in moves]
        entries = [(table + 1, move, _BODY) for table, move in moves]
        if len(moves) == 1:
            cursor.execute(_HEADER, headers[0])
            cursor.execute(_ENTRY, entries[0])
        else:
            cursor.executemany(_HEADER, headers)
            cursor.executemany(_ENTRY, entries)


async def _play(store: BotStore, table: int, moves: range) -> None:
    for move in moves:
        await store.save(_change(table, move))


async def _play_all(store: BotStore, moves: range) -> None:
    await asyncio.gather(*(_play(store, table, moves) for table in range(_TABLES)))


async def _together(store: BotStore, db: psycopg.Connection, meter: Meter, moves: range) -> tuple[Used, Used]:
    """Return the time of a move where all tables play at once, and that of a bare one of many."""
    plan = [(table, move) for move in moves for table in range(_TABLES)]
    meter.start()
    await _play_all(store, moves)
    ours = meter.stop()
    meter.start()
    for first in range(0, len(plan), _MOVES_OF_THE_FLOOR):
        _bare(db, plan[first : first + _MOVES_OF_THE_FLOOR])
    return ours.each(len(plan)), meter.stop().each(len(plan))


async def _alone(store: BotStore, db: psycopg.Connection, meter: Meter, moves: range) -> tuple[Used, Used]:
    """Return the time of a lone move of one table, and that of a bare one on a waiting thread."""
    with ThreadPoolExecutor(1) as thread:
        meter.start()
        await _play(store, 0, moves)
        ours = meter.stop()
        meter.start()
        for move in moves:
            await asyncio.get_running_loop().run_in_executor(thread, _bare, db, [(0, move)])
        return ours.each(len(moves)), meter.stop().each(len(moves))


async def _moves(server: PostgresServer, rounds: int) -> list[Row]:
    ours, floor, meter = server.fresh(), server.fresh(), Meter(server)
    for dsn in (ours, floor):
        async with owned(dsn) as store:
            await _play_all(store, range(_BEFORE))
    async with owned(ours) as store:
        with psycopg.connect(floor, autocommit=True, prepare_threshold=2) as db:
            starts = range(_BEFORE, _BEFORE + (rounds + 1) * _TOGETHER, _TOGETHER)
            together = [await _together(store, db, meter, range(n, n + _TOGETHER)) for n in starts]
            singles = range(starts.stop, starts.stop + rounds * _SINGLES, _SINGLES)
            alone = [await _alone(store, db, meter, range(n, n + _SINGLES)) for n in singles]
    return [
        *_both(f"{_TABLES} tables at once, a move durable", together[1:], "<= 150 us", "<= 80 us"),
        *_both("one move made durable", alone, "<= 1500 us", "<= 1000 us"),
    ]


def _both(name: str, pairs: Sequence[tuple[Used, Used]], *goals: str) -> Iterator[Row]:
    """Yield a row for each side, with the medians."""
    for at, side in enumerate(Used._fields):
        ours, floor = (median(used[at] for used in column) for column in zip(*pairs, strict=True))
        yield Row(f"PostgreSQL, {name}: the {side}", ours, floor, goals[at], "move")


async def _trips(dsn: str) -> list[Row]:
    """Return the round trips of a group of moves, a page, a match's end with its league, and a step of the fold."""
    measured: dict[str, tuple[int, int]] = {}
    async with owned(dsn, clock=lambda: _NOW) as store:
        for n in range(2):
            await asyncio.gather(*(store.save(_change(table, n)) for table in range(_TABLES)))
        moves = asyncio.gather(*(store.save(_change(table, 2)) for table in range(_TABLES)))
        measured[f"a group of {_TABLES} moves"] = len(await trips(moves)), 1
        await store.league.start_season(_GUILD, "Running", None, 1)
        await record_at_once(store, [_small(number) for number in range(200)])
        await store.league.keeper.catch_up(_GUILD)
        measured["a page of the season's table"] = (len(await trips(store.league.table(_GUILD, season=1, page=2))), 15)
        measured["a player's card"] = len(await trips(store.league.player(_GUILD, 1))), 15
        await store.save(change("t1", guild=_GUILD))
        measured["a match's end with its league"] = len(await trips(_end(store, 200))), 36
        await record_at_once(store, [_small(number) for number in range(201, 226)])
        measured["a fold of 25 matches"] = len(await trips(store.league.keeper.catch_up(_GUILD))), 20
    return [
        Row(f"PostgreSQL, round trips: {name}", float(many), None, f"<= {goal}", "count")
        for name, (many, goal) in measured.items()
    ]


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times (one at least) and answer the medians, in seconds of processor time; and count trips."""
    with durable_server() as server:
        if server is None:
            return []
        return [*asyncio.run(_moves(server, rounds)), *asyncio.run(_trips(server.fresh()))]
