"""Which servers a process may write for: its shards of Discord, each with the epoch in which it holds it.

A server belongs to the shard `(guild >> 22) % shards`, as Discord's own rule is. An epoch is given once: who lost a
shard and comes back with the old one is refused by the database, whatever it believes.
"""

from collections.abc import Iterable, Mapping

import msgspec

from storage.errors import StorageError


def shard_of(guild: int, shards: int) -> int:
    """Return the number of a server's shard, of so many."""
    return (guild >> 22) % shards


class LeaseState(msgspec.Struct, frozen=True):
    """The shards that a process holds with their epochs, and who else is ready to have them.

    `now` is the time of the database, None where there is no other clock than this machine's. `wanted` are those that
    another process is ready to have, `divided` those whose servers are wanted under a greater number of shards.
    """

    held: Mapping[int, int]
    now: float | None = None
    wanted: frozenset[int] = frozenset()
    divided: frozenset[int] = frozenset()


class Fence:
    """The shards that one process holds now; read by the threads of its connections."""

    def __init__(self, owner: str, shards: int = 1) -> None:
        """`owner` is the process's name with a part of its own for each start; `shards` are those of the whole bot."""
        self.owner, self.shards = owner, shards
        self._held: Mapping[int, int] = {}

    @property
    def held(self) -> Mapping[int, int]:
        """The epochs of the shards that are held."""
        return self._held

    def hold(self, shard: int, epoch: int) -> None:
        """Write for a shard from now on."""
        self._held = {**self._held, shard: epoch}

    def drop(self, shard: int) -> None:
        """Write for a shard no more."""
        self._held = {own: epoch for own, epoch in self._held.items() if own != shard}

    def owns(self, guild: int) -> bool:
        """True if the process may act for a server."""
        return shard_of(guild, self.shards) in self._held

    def named(self, guilds: Iterable[int]) -> dict[int, int]:
        """Return the shards of some servers with their epochs; `superseded` if one of them is not held."""
        held, found = self._held, {}
        for guild in guilds:
            shard = shard_of(guild, self.shards)
            if shard not in held:
                raise StorageError("superseded", shard=shard)
            found[shard] = held[shard]
        return found
