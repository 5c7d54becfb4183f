"""Which servers a process may write for: its shards of Discord, each with the epoch in which it holds it.

An epoch is used once, so the database refuses a process that has lost a shard without noticing.
"""

import time
from collections.abc import Callable, Iterable, Mapping
from typing import Self

import msgspec

from storage.errors import StorageError

HEARS = 5.0  # seconds of one wait for a notification, before the session is checked


def shard_of(guild: int, shards: int) -> int:
    """Return the number of a server's shard, of so many."""
    return (guild >> 22) % shards


class LeaseState(msgspec.Struct, frozen=True):
    """The shards that a process holds with their epochs, and who else is ready to have them."""

    held: Mapping[int, int]
    now: float | None = None  # the time of the database, None where this machine has the only clock
    wanted: frozenset[int] = frozenset()  # those that another process is ready to have
    orders: bool = False  # something is ordered that is not done by all
    elsewhere: Mapping[int, int] = {}  # the last epochs of those that are not held
    run_out: frozenset[int] = frozenset()  # those whose owner has neither renewed nor given its lease


class Fence:
    """The shards that one process holds now, and until when by its own clock; read by several threads."""

    def __init__(self, owner: str, shards: int = 1, now: Callable[[], float] = time.monotonic) -> None:
        """`owner` has a part of its own for each start; `shards` may be set as long as nothing is held."""
        self.owner, self.shards = owner, shards
        self.until: float | None = None  # None: for ever
        self.turns = 0  # how often a shard has come or gone
        self.held: Mapping[int, int] = {}  # the epochs of the shards that are held
        self._now = now

    @classmethod
    def open(cls) -> Self:
        """Return the fence of a process that is alone: it holds every server for ever."""
        fence = cls("")
        fence.hold(0, 1)
        return fence

    @property
    def loud(self) -> bool:
        """True while the process may act for its shards: no other process can have them yet."""
        return self.until is None or self._now() < self.until

    def hold(self, shard: int, epoch: int) -> None:
        """Write for a shard from now on."""
        self.held = {**self.held, shard: epoch}
        self.turns += 1

    def drop(self, shard: int) -> None:
        """Write for a shard no more."""
        if shard in self.held:
            self.held = {other: epoch for other, epoch in self.held.items() if other != shard}
            self.turns += 1

    def shard_of(self, guild: int) -> int:
        """Return the shard of a server."""
        return shard_of(guild, self.shards)

    def epoch_of(self, guild: int) -> int | None:
        """Return the epoch in which a server is the process's; None if it may not act for it."""
        return self.held.get(self.shard_of(guild)) if self.loud else None

    def owns(self, guild: int) -> bool:
        """Return True if the process may act for a server."""
        return self.epoch_of(guild) is not None

    def named(self, guilds: Iterable[int]) -> dict[int, int]:
        """Return the shards of some servers with their epochs; `superseded` if one of them is not held."""
        held, epochs = self.held, {}
        for shard in map(self.shard_of, guilds):
            if shard not in held:
                raise StorageError("superseded", shard=shard)
            epochs[shard] = held[shard]
        return epochs
