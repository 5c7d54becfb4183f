"""How long it takes to move a league from a file into a database of PostgreSQL and back, each row compared.

The file is that of `league_rows`, and the server one of our own, which syncs as it does everywhere. The goal is that of
713,000 rows in 30 s, which 100,000 matches have (`BONEYARD_BENCH_MATCHES`). Where there is no PostgreSQL nothing is
measured.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from storage import Place
from storage.moving import move_now
from tests.postgres import PostgresServer, binaries

from . import league_rows
from .row import Row

_GOAL = f"<= {30e6 / 713_000:.0f} us"


def _timed(source: Place, target: Place) -> tuple[int, float]:
    """The number of rows that were moved, and the seconds that one took."""
    start = time.perf_counter()
    rows = move_now(source, target)
    return rows, (time.perf_counter() - start) / rows


def _there_and_back(server: PostgresServer, folder: Path) -> tuple[int, float, float]:
    dsn = server.fresh()
    rows, there = _timed(league_rows.path(), dsn)
    _, back = _timed(dsn, folder / "back.db")
    (folder / "back.db").unlink()
    server.drop(dsn)
    return rows, there, back


def rows(rounds: int) -> list[Row]:
    """Measure both ways and answer the medians, in seconds a row; three times at most."""
    programs = binaries()
    if programs is None:
        return []
    if not league_rows.path().exists():
        asyncio.run(league_rows.build(league_rows.path()))
    with tempfile.TemporaryDirectory() as server_folder, tempfile.TemporaryDirectory() as folder:
        server = PostgresServer(programs, Path(server_folder), durable=True)
        try:
            moves = [_there_and_back(server, Path(folder)) for _ in range(min(rounds, 3))]
        finally:
            server.stop()
    names = (f"{moves[0][0]:,} rows moved into PostgreSQL", f"{moves[0][0]:,} rows moved into a file")
    return [Row(name, median(move[at] for move in moves), None, _GOAL, "row") for at, name in enumerate(names, 1)]
