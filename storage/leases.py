"""Leases: which shards a process holds. With SQLite the only process holds all; with PostgreSQL several share them."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

from .engines import Connection, WorkerConnection
from .engines.fence import Fence, LeaseState
from .errors import StorageError

TTL = 12.0  # seconds that a lease holds
_MARGIN = 6  # the last sixth of a lease's time is a margin, in which the process does nothing for its shards
COMMANDS, EMOJIS, PARS = 1, 2, 3  # jobs that one process does for all
_HEARS = 5.0  # seconds of one wait for a notification, before the session is checked


def sure_for(ttl: float) -> float:
    """Return how many seconds a process may act for its shards, counted from before it renewed the leases.

    The process waits as long for a database that is away: a click meanwhile gets its answer, or an error message.
    """
    return ttl * (1 - 1 / _MARGIN)


class SoleLeases:
    """The leases of the only process: it holds all that it asks for. `SharedLeases` says what the methods do."""

    ttl: float | None = None  # they hold for ever

    def __init__(self) -> None:
        self._held: dict[int, int] = {}
        self._shards = 0

    async def begin(self, shards: int) -> None:
        self._shards = shards

    async def look(self) -> LeaseState:
        return LeaseState(dict(self._held))

    async def take(self, asked: Sequence[int] | None, most: int) -> Mapping[int, int]:
        shards = range(self._shards) if asked is None else asked
        new = dict.fromkeys([shard for shard in shards if shard not in self._held][:most], 1)
        self._held |= new
        return new

    async def want(self, asked: Sequence[int]) -> None:
        """Do nothing: there is no other owner."""

    async def give(self, shard: int) -> None:
        self._held.pop(shard, None)

    async def shard_count(self) -> int:
        """Return 0: a file does not say."""
        return 0

    async def orphans(self) -> frozenset[int]:
        return frozenset()

    async def tell(self) -> None:
        """Do nothing: no other process listens."""

    async def heard(self) -> bool:
        await asyncio.sleep(_HEARS)
        return False

    async def identify(self, key: int, gap: float) -> float:
        """Return 0: no other process begins sessions."""
        return 0.0

    async def alone(self, work: int) -> bool:
        return work >= 0

    async def close(self) -> None:
        """Do nothing."""


class SharedLeases:
    """The leases of a process beside others: rows in a database. All methods raise StorageError.

    They use sessions of their own, so that no renewal waits for a long write. `ttl` are the seconds that the shards are
    held, counted from the beginning of a look.
    """

    def __init__(self, line: WorkerConnection, ear: WorkerConnection, fence: Fence, program: str, ttl: float) -> None:
        """Use `SharedLeases.start`."""
        from .engines.postgres import engine, leases

        self.ttl: float | None = ttl
        self._sql, self._line, self._ear = leases, line, ear
        self._claim = leases.Claim(fence.owner, program, fence.shards, ttl, engine.migrations()[-1].number)
        self._closed = False

    @classmethod
    async def start(
        cls,
        open_line: Callable[[], Connection],
        open_ear: Callable[[], Connection],
        fence: Fence,
        program: str,
        ttl: float,
    ) -> "SharedLeases":
        """Open the two sessions: one for statements, one that listens to other processes."""
        line = await WorkerConnection.start(open_line)
        try:
            ear = await WorkerConnection.start(open_ear)
        except BaseException:
            await line.close()
            raise
        return cls(line, ear, fence, program, ttl)

    async def begin(self, shards: int) -> None:
        """Say of how many shards the bot is; StorageError `shards` if processes run with another number."""
        await self._line.call(self._sql.begin, shards)
        self._claim = self._claim._replace(shards=shards)

    async def look(self) -> LeaseState:
        """Renew the leases, and return their state; `too-new` for a program that may not write any more."""
        return await self._line.call(self._sql.look, self._claim)

    async def take(self, asked: Sequence[int] | None, most: int) -> Mapping[int, int]:
        """Take at most `most` of the asked (None: of all) shards that no process has; return them with their epochs."""
        return await self._line.call(self._sql.take, self._claim, asked, most)

    async def want(self, asked: Sequence[int]) -> None:
        """Say that this process is ready to have these shards from their owners."""
        await self._line.call(self._sql.want, self._claim, asked)

    async def give(self, shard: int) -> None:
        """Give a shard back, and tell all processes."""
        await self._line.call(self._sql.give, self._claim, shard)

    async def shard_count(self) -> int:
        """Return the number of shards of the bot, 0 before its first start."""
        return await self._line.call(self._sql.shard_count)

    async def orphans(self) -> frozenset[int]:
        """Return the shards that no process has and no process is ready to have."""
        return await self._line.call(self._sql.orphans, self._claim)

    async def tell(self) -> None:
        """Make all processes look at the leases now."""
        await self._line.call(self._sql.tell)

    async def heard(self) -> bool:
        """Wait; return True when another process has told, False after some seconds."""
        if self._closed:
            raise StorageError("closed")
        return await self._ear.call(self._sql.hear, _HEARS)

    async def identify(self, key: int, gap: float) -> float:
        """Return how many seconds to wait before beginning a session; other processes wait `gap` longer."""
        return await self._line.call(self._sql.identify, key, gap)

    async def alone(self, work: int) -> bool:
        """Return True if this process does a job that only one does at a time; it keeps the job until it ends."""
        return await self._line.call(self._sql.alone, work)

    async def close(self) -> None:
        """Close the sessions, after waking the task that waits in `heard`."""
        self._closed = True
        with suppress(StorageError):  # the server is away, so nothing waits in `heard`
            await self._line.call(self._sql.tell)
        await self._ear.close()
        await self._line.close()


Leases: TypeAlias = SoleLeases | SharedLeases
