"""Leases: which shards' tables are this process's. A file's one process has them all; in a database they are shared."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from .engines import Connection, WorkerConnection
from .engines.fence import Fence, LeaseState
from .errors import StorageError

TTL = 12.0  # seconds that a lease holds
_MARGIN = 6  # the part of a lease's time before its end in which nothing may be done for it any more
COMMANDS, EMOJIS, PARS = 1, 2, 3  # works that one process does for all
_HEARS = 5.0  # seconds that one listening lasts, before its session is looked after


def sure_for(ttl: float) -> float:
    """Return how many seconds a process may act for what it holds, from before it renewed that.

    So long is the database waited for, too: a click that comes while it is away gets its answer, or hears of it.
    """
    return ttl * (1 - 1 / _MARGIN)


class Leases(Protocol):
    """The calls of a process that owns shards; StorageError if the database does not answer."""

    ttl: float | None  # seconds from a look's beginning in which the shards are held; None: for ever

    async def begin(self, shards: int) -> None:
        """Say of how many shards the bot is; StorageError `shards` if processes run with another number."""

    async def look(self) -> LeaseState:
        """Renew what is held, and return how things stand; `too-new` for a program that may not write any more."""

    async def take(self, asked: Sequence[int] | None, most: int) -> Mapping[int, int]:
        """Take at most `most` of the asked (None: of all) shards that no process has; return them with their epochs."""

    async def want(self, asked: Sequence[int]) -> None:
        """Say that this process is ready to have these shards from their owners."""

    async def give(self, shard: int) -> None:
        """Give a shard back."""

    async def shard_count(self) -> int:
        """Return the number of shards of the bot, 0 before its first start."""

    async def orphans(self) -> frozenset[int]:
        """Return the shards that no process has and no process is ready to have."""

    async def tell(self) -> None:
        """Have all others look now."""

    async def heard(self) -> bool:
        """True when somebody has told something, False after a while."""

    async def identify(self, key: int, gap: float) -> float:
        """Return how many seconds to wait before a session may be begun; others wait `gap` after that."""

    async def alone(self, work: int) -> bool:
        """True if this process does a work that only one shall do at a time; it stays so until it ends."""

    async def close(self) -> None:
        """End the connections."""


class SoleLeases:
    """One process for all: whatever it asks for is its own."""

    ttl: float | None = None

    def __init__(self) -> None:
        self._held: dict[int, int] = {}
        self._shards = 0

    async def begin(self, shards: int) -> None:
        """Take note of the number."""
        self._shards = shards

    async def look(self) -> LeaseState:
        """Return what was taken."""
        return LeaseState(dict(self._held))

    async def take(self, asked: Sequence[int] | None, most: int) -> Mapping[int, int]:
        """Take what is asked for."""
        shards = range(self._shards) if asked is None else asked
        new = dict.fromkeys([shard for shard in shards if shard not in self._held][:most], 1)
        self._held |= new
        return new

    async def want(self, asked: Sequence[int]) -> None:
        """Do nothing: there is no other owner."""
        del asked

    async def give(self, shard: int) -> None:
        """Give a shard back."""
        self._held.pop(shard, None)

    async def shard_count(self) -> int:
        """Return 0: a file does not say."""
        return 0

    async def orphans(self) -> frozenset[int]:
        """Return none: this process has all shards."""
        return frozenset()

    async def tell(self) -> None:
        """Nobody hears anything."""

    async def heard(self) -> bool:
        """False after a while: nobody tells anything."""
        await asyncio.sleep(_HEARS)
        return False

    async def identify(self, key: int, gap: float) -> float:
        """Nobody else begins sessions: how they wait for one another is the gateway's."""
        del key, gap
        return 0.0

    async def alone(self, work: int) -> bool:
        """True: there is nobody else."""
        return work >= 0

    async def close(self) -> None:
        """There is nothing to end."""


class SharedLeases:
    """Rows in a database, asked over sessions of their own, so that a long write keeps no renewal waiting."""

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
        """Say of how many shards the bot is."""
        await self._line.call(self._sql.begin, shards)
        self._claim = self._claim._replace(shards=shards)

    async def look(self) -> LeaseState:
        """Renew what is held, and return how things stand."""
        return await self._line.call(self._sql.look, self._claim)

    async def take(self, asked: Sequence[int] | None, most: int) -> Mapping[int, int]:
        """Take at most `most` of the asked shards that no process has."""
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
        """Have all others look now."""
        await self._line.call(self._sql.tell)

    async def heard(self) -> bool:
        """True when somebody has told something, False after a while."""
        if self._closed:
            raise StorageError("closed")
        return await self._ear.call(self._sql.hear, _HEARS)

    async def identify(self, key: int, gap: float) -> float:
        """Return how many seconds to wait before a session may be begun."""
        return await self._line.call(self._sql.identify, key, gap)

    async def alone(self, work: int) -> bool:
        """True if this process does a work that only one shall do at a time."""
        return await self._line.call(self._sql.alone, work)

    async def close(self) -> None:
        """End the sessions; who listens is woken first."""
        self._closed = True
        with suppress(StorageError):  # the server is away, and so is the listening
            await self._line.call(self._sql.tell)
        await self._ear.close()
        await self._line.close()
