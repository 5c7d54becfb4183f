"""A PostgreSQL for measuring, and what it takes of the processor beside us.

It is of the installed programs, and syncs as it does everywhere. What it takes is the time that its processes were on a
processor, as Linux tells it.
"""

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.app.store import BotStore
from storage.engines.fence import Fence
from tests.postgres import PostgresServer, binaries


@contextmanager
def durable_server() -> Iterator[PostgresServer | None]:
    """Start a server of our own; None where PostgreSQL is not installed."""
    programs = binaries()
    if programs is None:
        yield None
        return
    with TemporaryDirectory() as folder, ExitStack() as stack:
        server = PostgresServer(programs, Path(folder), durable=True)
        stack.callback(server.stop)
        yield server


@asynccontextmanager
async def owned(dsn: str, **options: object) -> AsyncIterator[BotStore]:
    """Open a store as one of several processes, which holds the only shard."""
    fence = Fence("bench", 1)
    async with await BotStore.open(dsn, fence=fence, ttl=3600.0, **options) as store:  # type: ignore[arg-type]
        await store.leases.begin(1)
        for shard, epoch in (await store.leases.take(None, 1)).items():
            fence.hold(shard, epoch)
        yield store
        await store.leases.give(0)


class Used(NamedTuple):
    """Seconds of processor time, or their means a unit."""

    client: float
    server: float

    def __sub__(self, other: "Used") -> "Used":
        return Used(self.client - other.client, self.server - other.server)

    @property
    def together(self) -> float:
        """Both sides."""
        return self.client + self.server

    def each(self, many: int) -> "Used":
        """Return what one of so many took."""
        return Used(self.client / many, self.server / many)


class Meter:
    """Measures the processor time of this process and a server's from `start` to `stop`, without its own questions."""

    def __init__(self, server: PostgresServer) -> None:
        self._head, self._before = server.process, Used(0.0, 0.0)

    def start(self) -> None:
        """Begin to count."""
        server = self._server()
        self._before = Used(time.process_time(), server)

    def stop(self) -> Used:
        """Return what was taken since the start."""
        client = time.process_time()
        return Used(client, self._server()) - self._before

    def _server(self) -> float:
        return sum(map(_on_processor, _family(self._head)))


def _family(head: int) -> list[int]:
    """Return a process with its children."""
    family = [head]
    for place in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            if int(place.read_text().rpartition(")")[2].split()[1]) == head:
                family.append(int(place.parent.name))
    return family


def _on_processor(process: int) -> float:
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return 0.0
