"""Processes that store moves, what they said was stored, and what the database has of it."""

import asyncio
import os
import signal
import sys
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from storage.engines.postgres.connection import connect

_PATIENCE = 120.0
_HISTORY = """
CREATE TABLE lease_history (epoch BIGINT PRIMARY KEY, shards BIGINT, shard BIGINT, owner TEXT);
CREATE FUNCTION note_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO lease_history VALUES (NEW.epoch, NEW.shards, NEW.shard, NEW.owner); RETURN NULL;
END $$;
CREATE TRIGGER note_lease AFTER UPDATE OF owner, epoch ON leases FOR EACH ROW
    WHEN (NEW.owner IS NOT NULL AND NEW.epoch <> OLD.epoch) EXECUTE FUNCTION note_lease();
"""
_LOGS = """
SELECT CAST(substr(t.id, 2) AS BIGINT), l.n, CAST(l.body AS json) ->> 'by', CAST(CAST(l.body AS json) ->> 'n' AS BIGINT)
FROM log AS l JOIN tables AS t ON t.number = l."table" ORDER BY 1, 2
"""


class Said(NamedTuple):
    """A move that a process said was stored: its number, when, and whose it is."""

    number: int
    at: float
    by: str


class Balance(NamedTuple):
    """Numbers of moves: said to players, stored, said but not stored, stored more than once."""

    said: int
    stored: int
    lost: int
    doubled: int


class Crew:
    """Some processes on one database. An epoch that is given twice is an error of the database from now on."""

    def __init__(self, dsn: str, ttl: float, tables: int, pause: float) -> None:
        self.dsn, self._ttl, self.tables, self._pause = dsn, ttl, tables, pause
        self.said: dict[int, list[Said]] = defaultdict(list)
        self.running: dict[str, asyncio.subprocess.Process] = {}
        self._owners: dict[str, str] = {}
        self._ears: list[asyncio.Task[None]] = []
        self._news = asyncio.Condition()
        with closing(connect(dsn)) as db:
            db.link.execute(_HISTORY.encode())

    async def start(self, name: str, shards: str) -> None:
        """Start a process, and wait until it works."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.tools.fleet.writer", self.dsn, name, shards),
            *(str(self._ttl), str(self.tables), str(self._pause)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        )
        self.running[name] = process
        self._ears.append(asyncio.create_task(self._hear(process, name, ready)))
        await asyncio.wait_for(ready, _PATIENCE)

    async def _hear(self, process: asyncio.subprocess.Process, name: str, ready: asyncio.Future[None]) -> None:
        assert process.stdout is not None
        owner = ""
        async for line in process.stdout:
            words = line.split()
            if words[0] == b"by":
                owner = self._owners[name] = words[1].decode()
            elif words[0] == b"ready":
                ready.set_result(None)
            elif len(words) == 3 and line.endswith(b"\n"):  # who is killed may say half a line
                move = Said(int(words[1]), float(words[2]), owner)
                self.said[int(words[0])].append(move)
                async with self._news:
                    self._news.notify_all()

    async def tell(self, name: str, number: signal.Signals) -> float:
        """Send a process a signal, and return when that was."""
        at = time.monotonic()
        self.running[name].send_signal(number)
        if number in (signal.SIGKILL, signal.SIGTERM):
            await asyncio.wait_for(self.running.pop(name).wait(), _PATIENCE)
        return at

    async def has_all(self, name: str, since: float) -> dict[int, float]:
        """Wait until a process has stored a move of each table since then; return when it did first, by table."""
        owner = self._owners[name]

        def first() -> dict[int, float]:
            times = {n: next((move.at for move in self.said[n] if move.by == owner and move.at > since), 0.0)
                     for n in range(self.tables)}  # fmt: skip
            return {n: at for n, at in times.items() if at}

        async with asyncio.timeout(_PATIENCE), self._news:
            await self._news.wait_for(lambda: len(first()) == self.tables)
        return first()

    def last(self, name: str) -> dict[int, float]:
        """When a process has stored its last move of each table."""
        owner = self._owners[name]
        return {n: max(move.at for move in self.said[n] if move.by == owner) for n in range(self.tables)}

    def changes(self) -> int:
        """How often a process got a shard."""
        with closing(connect(self.dsn)) as db:
            return int(db.execute("SELECT count(*) FROM lease_history").fetchall()[0][0])

    def balance(self) -> Balance:
        """Compare what was said with what is there; nobody may be writing any more."""
        with closing(connect(self.dsn)) as db:
            rows = db.execute(_LOGS).fetchall()
        there = {(table, n, by) for table, _, by, n in rows}
        said = [(table, move.number, move.by) for table, moves in self.said.items() for move in moves]
        lost = sum(row not in there for row in said)
        return Balance(len(said), len(rows), lost, len(rows) - len({(table, n) for table, n, _ in there}))

    async def end(self) -> None:
        """End all processes."""
        for name, process in list(self.running.items()):
            process.send_signal(signal.SIGCONT)
            await self.tell(name, signal.SIGKILL)
        await asyncio.gather(*self._ears)
