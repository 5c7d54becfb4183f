"""Leases: which shards' tables are this process's. A file's one process has them all; in a database they are shared."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from .engines import WorkerConnection
from .engines.connection import Sessions
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
        """Say of how many shards the bot is; `shards` if others run with another number."""

    async def look(self) -> LeaseState:
        """Renew what is held, and return how things stand; `too-new` for a program that may not write any more."""

    async def take(self, wish: Sequence[int] | None, most: int, free: float = 0.0) -> Mapping[int, int]:
        """Take at most so many shards that nobody has, of the wish or of all; return them with their epochs.

        `free` is for how many seconds nobody must have had them.
        """

    async def want(self, wish: Sequence[int]) -> None:
        """Say that this process is ready to have these shards from whoever has them."""

    async def give(self, shard: int, *, closed: bool = False) -> None:
        """Give a shard back; `closed`: for ever."""

    async def divided_into(self) -> tuple[int, int]:
        """Return the number of shards of those who run, and the one that is planned; 0 for none."""

    async def orphans(self) -> Mapping[int, frozenset[int]]:
        """Return the shards that nobody has and nobody is ready to have, by the number of shards of which they are."""

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

    async def take(self, wish: Sequence[int] | None, most: int, free: float = 0.0) -> Mapping[int, int]:
        """Take what is asked for."""
        del free
        asked = range(self._shards) if wish is None else wish
        new = dict.fromkeys([shard for shard in asked if shard not in self._held][:most], 1)
        self._held |= new
        return new

    async def want(self, wish: Sequence[int]) -> None:
        """Nobody has anything."""
        del wish

    async def give(self, shard: int, *, closed: bool = False) -> None:
        """Give a shard back."""
        del closed
        self._held.pop(shard, None)

    async def divided_into(self) -> tuple[int, int]:
        """Nothing is kept of it."""
        return 0, 0

    async def orphans(self) -> Mapping[int, frozenset[int]]:
        """There are none: who is alone has all."""
        return {}

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
    async def start(cls, sessions: Sessions, fence: Fence, program: str, ttl: float) -> "SharedLeases":
        """Open the sessions."""
        line = await WorkerConnection.start(sessions.leases)
        try:
            ear = await WorkerConnection.start(sessions.ear)
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

    async def take(self, wish: Sequence[int] | None, most: int, free: float = 0.0) -> Mapping[int, int]:
        """Take at most so many shards that nobody has."""
        return await self._line.call(self._sql.take, self._claim, wish, most, free)

    async def want(self, wish: Sequence[int]) -> None:
        """Say that this process is ready to have these shards from whoever has them."""
        await self._line.call(self._sql.want, self._claim, wish)

    async def give(self, shard: int, *, closed: bool = False) -> None:
        """Give a shard back, and tell it."""
        await self._line.call(self._sql.give, self._claim, shard, closed=closed)

    async def divided_into(self) -> tuple[int, int]:
        """Return the number of shards of those who run, and the one that is planned; 0 for none."""
        return await self._line.call(self._sql.divided_into)

    async def orphans(self) -> Mapping[int, frozenset[int]]:
        """Return the shards that nobody has and nobody is ready to have, by the number of shards of which they are."""
        return await self._line.call(self._sql.orphans)

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
