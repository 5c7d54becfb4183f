"""Pages of the league on PostgreSQL: the processor time of both sides together.

The league is that of `league_rows`, moved into a server of our own; the goal is that of 100,000 matches
(`BONEYARD_BENCH_MATCHES`). The floor of each page is one indexed read of as many rows as it has, by bare psycopg. Where
there is no PostgreSQL nothing is measured.
"""

import asyncio
from statistics import median

import psycopg

from storage.moving import move_now
from tests.postgres import PostgresServer

from . import league_rows
from .row import Row
from .server import Meter, durable_server, owned

_GOAL = "<= 20 ms"
_FIND = """
SELECT * FROM league_standings WHERE listed = 1 AND season = 0 AND game = '*'
AND generation = (SELECT max(number) FROM league_generations) ORDER BY points DESC LIMIT %s
"""


async def _measure(server: PostgresServer, rounds: int) -> list[Row]:
    dsn, meter, measured = server.fresh(), Meter(server), []
    move_now(league_rows.path(), dsn)
    with psycopg.connect(dsn, autocommit=True) as db:
        db.execute("ANALYZE")
        async with owned(dsn, clock=lambda: league_rows._NOW) as store:
            for name, (read, many) in league_rows._reads().items():
                for _ in range(6):  # by then all is prepared, and its plan is chosen
                    await read(store)
                ours, floor = [], []
                for _ in range(max(5, rounds)):
                    meter.start()
                    await read(store)
                    ours.append(meter.stop().together)
                    meter.start()
                    db.execute(_FIND, (many,)).fetchall()
                    floor.append(meter.stop().together)
                name = f"PostgreSQL, league of {league_rows._MATCHES:,} matches: {name}"
                measured.append(Row(name, median(ours), median(floor), _GOAL))
    return measured


def rows(rounds: int) -> list[Row]:
    """Measure each page and answer the medians, in seconds."""
    with durable_server() as server:
        if server is None:
            return []
        if not league_rows.path().exists():
            asyncio.run(league_rows.build(league_rows.path()))
        return asyncio.run(_measure(server, rounds))
