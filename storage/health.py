"""The findings of an inspection of a file or of a server."""

from typing import NamedTuple

from msgspec import Struct

from .values import DamagedTable


class Health(Struct, frozen=True):
    """The findings of an inspection of a file."""

    version: int
    known_version: int
    integrity: tuple[str, ...]  # SQLite's messages about damage, none when all is well
    damaged: tuple[DamagedTable, ...]  # live tables that could not be loaded
    tables: int  # live ones
    matches: int  # finished ones
    size: int  # bytes, with the write-ahead log


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
    """A shard: of how many, whose it is (None: nobody's), by which program."""

    shards: int
    shard: int
    owner: str | None
    program: str
    seconds_left: float  # seconds until its lease runs out, less than 0 if it has
    epoch: int = 0
    since: float = 0.0  # seconds that its owner has had it

    @property
    def lives(self) -> bool:
        """Return True if a process has it now."""
        return self.owner is not None and self.seconds_left >= 0


class OpenOrders(Struct, frozen=True):
    """The number of orders to forget a person or to delete a server that some process has not done yet."""

    many: int = 0
    age: float = 0.0  # seconds since the oldest was given


class FleetHealth(Struct, frozen=True):
    """The fleet: of how many shards it is, and which processes have them."""

    shards: int
    rows: tuple[HeldShard, ...]
    tables: dict[int, int]  # live ones, by the shard of their servers
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
    """The findings of an inspection of a server."""

    version: str
    encoding: str
    settings: dict[str, str]  # those of PostgreSQL that matter
    guarded: bool  # TLS, or no network between
    superuser: bool
    creates: bool  # the role may create tables
    room: int  # further possible connections
    dead: DeadRows
    longest: float  # the age of the oldest open transaction
    clock: float  # how far the server's clock is ahead of this machine's, in seconds
    health: Health | None  # of the tables, None for an empty database
    replication: Replication = Replication()
    fleet: FleetHealth | None = None  # who has which shard, None where no process was started yet
