"""What an inspection of a file or of a server finds."""

from typing import NamedTuple

from msgspec import Struct

from .values import DamagedTable


class Health(Struct, frozen=True):
    """The findings of an inspection of a file; `size` in bytes, the write-ahead log counted in.

    `integrity` is empty when all is well, otherwise SQLite's own words about what is not; `damaged` names
    live tables that could not be loaded. `tables` counts live tables, `matches` finished ones.
    """

    version: int
    known_version: int
    integrity: tuple[str, ...]
    damaged: tuple[DamagedTable, ...]
    tables: int
    matches: int
    size: int


class DeadRows(NamedTuple):
    """The table with the most rows that are deleted and not cleaned up: its name, how many, and its living ones."""

    table: str
    dead: int
    live: int


class Replication(Struct, frozen=True):
    """The copies of a server: whether it is one itself, how many follow it, and whether its log can't be archived."""

    standby: bool = False
    standbys: int = 0
    failing: bool = False


class HeldShard(Struct, frozen=True):
    """A shard that is not closed: of how many, whose it is (None: nobody's), by which program.

    `left` are the seconds until its lease runs out, less than 0 if it has.
    """

    shards: int
    shard: int
    owner: str | None
    program: str
    left: float


class FleetHealth(Struct, frozen=True):
    """The fleet: of how many shards it is, what it goes over to (0: nothing), and who has them.

    `tables` are the live tables by the shard of their servers, of the greater one of the two numbers.
    """

    shards: int
    target: int
    rows: tuple[HeldShard, ...]
    tables: dict[int, int]


class ServerHealth(Struct, frozen=True):
    """The findings of an inspection of a server.

    `settings` are those of PostgreSQL that matter; `guarded`: TLS, or no network between; `creates`: the role may make
    tables. `room` is how many connections more there may be. `dead` is the table with the most dead rows, with the
    number of those and of its living ones. `longest` is the age of the oldest open transaction, and `clock` how far the
    server's clock is ahead of this machine's, in seconds. `health` is that of the tables, None for an empty database;
    `fleet` who has which shard, None where no process was started yet.
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
