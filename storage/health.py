"""The findings of an inspection of a file or of a server."""

from typing import NamedTuple

from msgspec import Struct

from .values import DamagedTable


class Health(Struct, frozen=True):
    """The findings of an inspection of a file; `size` in bytes, the write-ahead log counted in.

    `integrity` has SQLite's messages about damage, none when all is well; `damaged` names live tables that could not be
    loaded. `tables` counts live tables, `matches` finished ones.
    """

    version: int
    known_version: int
    integrity: tuple[str, ...]
    damaged: tuple[DamagedTable, ...]
    tables: int
    matches: int
    size: int


class DeadRows(NamedTuple):
    """The table with the most deleted rows that are not cleaned up; with the numbers of its dead and its live rows."""

    table: str
    dead: int
    live: int


class Replication(Struct, frozen=True):
    """The replication of a server: whether it is a standby, how many follow it, and whether archiving its log fails."""

    standby: bool = False
    standbys: int = 0
    failing: bool = False


class HeldShard(Struct, frozen=True):
    """A shard: of how many, whose it is (None: nobody's), by which program.

    `left` are the seconds until its lease runs out, less than 0 if it has; `since` those that its owner has had it.
    """

    shards: int
    shard: int
    owner: str | None
    program: str
    left: float
    epoch: int = 0
    since: float = 0.0

    @property
    def lives(self) -> bool:
        """True if a process has it now."""
        return self.owner is not None and self.left >= 0


class OpenOrders(Struct, frozen=True):
    """The number of orders to forget a person or to delete a server that some process has not done yet.

    `age` are the seconds since the oldest was given.
    """

    many: int = 0
    age: float = 0.0


class FleetHealth(Struct, frozen=True):
    """The fleet: of how many shards it is, and which processes have them.

    `tables` are the live tables by the shard of their servers; `orders` those that some processes have not done.
    """

    shards: int
    rows: tuple[HeldShard, ...]
    tables: dict[int, int]
    orders: OpenOrders = OpenOrders()

    @property
    def living(self) -> tuple[HeldShard, ...]:
        """The shards that a process has now."""
        return tuple(row for row in self.rows if row.lives)

    @property
    def programs(self) -> tuple[str, ...]:
        """The versions that run, each once."""
        return tuple(sorted({row.program for row in self.living}))

    @property
    def by_shard(self) -> dict[int, HeldShard | None]:
        """All shards with their leases, None for one without a row."""
        rows = {row.shard: row for row in self.rows}
        return {shard: rows.get(shard) for shard in range(self.shards)}


class ServerHealth(Struct, frozen=True):
    """The findings of an inspection of a server.

    `settings` are those of PostgreSQL that matter; `guarded`: TLS, or no network between; `creates`: the role may
    create tables. `room` is the number of further possible connections. `longest` is the age of the oldest open
    transaction, and `clock` how far the server's clock is ahead of this machine's, in seconds. `health` is that of the
    tables, None for an empty database; `fleet` tells who has which shard, None where no process was started yet.
    """

    version: str
    encoding: str
    settings: dict[str, str]
    guarded: bool
    superuser: bool
    creates: bool
    room: int
    dead: DeadRows
    longest: float
    clock: float
    health: Health | None
    replication: Replication = Replication()
    fleet: FleetHealth | None = None
