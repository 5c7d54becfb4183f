"""Leases: which shards a process holds. With SQLite the only process holds all; with PostgreSQL several share them."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from .engines.fence import HEARS, LeaseState

if TYPE_CHECKING:  # its driver need not be installed where the database is a file
    from .engines.postgres.leases import SharedLeases

TTL = 12.0  # seconds that a lease holds
_MARGIN = 6  # the last sixth of a lease's time is a margin, in which the process does nothing for its shards
COMMANDS, EMOJIS, PARS = 1, 2, 3  # jobs that one process does for all


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

    async def renew(self) -> LeaseState:
        return LeaseState(dict(self._held))

    async def take(self, shards: Sequence[int] | None, most: int) -> Mapping[int, int]:
        shards = range(self._shards) if shards is None else shards
        new = dict.fromkeys([shard for shard in shards if shard not in self._held][:most], 1)
        self._held |= new
        return new

    async def want(self, shards: Sequence[int]) -> None:
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
        await asyncio.sleep(HEARS)
        return False

    async def identify(self, key: int, gap: float) -> float:
        """Return 0: no other process begins sessions."""
        return 0.0

    async def alone(self, work: int) -> bool:
        return work >= 0

    async def close(self) -> None:
        """Do nothing."""


Leases: TypeAlias = "SoleLeases | SharedLeases"
