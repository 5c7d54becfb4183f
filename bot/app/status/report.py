"""A report of the running bot as a value. Nothing here names a person, a server or a channel, nor holds a hand."""

from collections.abc import Iterator
from typing import Literal

import msgspec

Fault = Literal[
    "starting",
    "waiting",
    "unreachable",
    "database",
    "refused",
    "shards",
    "stuck",
    "broken",
    "backup-failed",
    "backup-old",
]
Reason = Literal["logins", "reserve", "limit", "crashes"]
# What a server's own people have to mend, or have done on purpose: such a table is told, and is no fault of the host's.
THEIRS = ("forbidden", "archived", "channel-gone", "message-gone")
UNANSWERED = 20.0  # seconds without a renewal of leases after which the database is counted as away
_OLD = 2 * 86400.0  # seconds since the day of a backup after which one is missing


class TableCounts(msgspec.Struct, frozen=True):
    """The tables, each counted once.

    `stuck`: that cannot be shown or stored at present, by the reason; `live`: with a match that goes on; `waiting`:
    lobbies, paused matches, and those that are over. Beside them, `broken` could not be restored at the start.
    """

    live: int = 0
    waiting: int = 0
    stuck: dict[str, int] = {}
    broken: int = 0


class Shard(msgspec.Struct, frozen=True):
    """One connection to Discord; `latency` are the seconds of its last heartbeat, None while there was none."""

    number: int
    connected: bool
    latency: float | None = None


class LoginWait(msgspec.Struct, frozen=True):
    """The bot waits before it logs in, until a time (seconds since 1970): no `logins` are left for today, or only the
    `reserve` that no process uses, Discord's `limit` says so, or the bot has ended again and again (`crashes`).
    """

    reason: Reason
    until: float


class BackupState(msgspec.Struct, frozen=True):
    """The dated backups: the day of the last one (`2026-12-31`, "" for none), and whether the last try failed."""

    last: str = ""
    failed: bool = False
    age: float = 0.0  # seconds since that day began


class Written(msgspec.Struct, frozen=True):
    """Changes of tables that were stored, in so many commits.

    `superseded` are writes that were refused because another process had the server's shard by then.
    """

    commits: int = 0
    changes: int = 0
    superseded: int = 0


class Lease(msgspec.Struct, frozen=True):
    """A shard that is this process's, the seconds since its lease was renewed, and how many tables it has."""

    shard: int
    age: float
    tables: int


class FleetState(msgspec.Struct, frozen=True):
    """This process among those that share a database: its shards, and those that it is for and has not.

    `age` are the seconds since the leases were renewed, None before the first time.
    """

    leases: tuple[Lease, ...] = ()
    missing: tuple[int, ...] = ()
    age: float | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the bot. Counts are since the start; `memory` are bytes, None where the system does not tell."""

    version: str
    up: bool
    uptime: float
    reached: bool = True
    still: bool = False  # Discord has refused so much that nothing more is asked
    waiting: LoginWait | None = None
    tables: TableCounts = TableCounts()
    shards: tuple[Shard, ...] = ()
    late: int = 0
    refusals: dict[str, int] = {}
    memory: int | None = None
    thoughts: int = 0
    missed: int = 0
    backup: BackupState | None = None
    written: Written = Written()
    behind: int = 0  # servers whose leagues wait to be worked out
    fleet: FleetState | None = None  # None: this process is alone


class Told(msgspec.Struct, frozen=True):
    """The answer to whoever asks: a report with its faults."""

    faults: tuple[Fault, ...]
    report: Report


def is_away(age: float | None) -> bool:
    """True if the leases were renewed so many seconds ago that the database is away (None: not yet, or no need to)."""
    return age is not None and age > UNANSWERED


def faults_of(report: Report) -> tuple[Fault, ...]:
    """Return what is wrong, the most important first; none if the bot is well."""
    return tuple(_faults(report))


def _faults(report: Report) -> Iterator[Fault]:
    if report.waiting is not None:
        yield "waiting"
    elif not report.up:
        yield "starting"
    if not report.reached:
        yield "unreachable"
    if report.fleet is not None and is_away(report.fleet.age):
        yield "database"
    if report.still:
        yield "refused"
    if report.up and not all(shard.connected for shard in report.shards):
        yield "shards"
    if report.tables.stuck.keys() - {*THEIRS}:
        yield "stuck"
    if report.tables.broken:
        yield "broken"
    yield from _of_backups(report)


def _of_backups(report: Report) -> Iterator[Fault]:
    backup = report.backup
    if backup is None:
        return
    if backup.failed:
        yield "backup-failed"
    elif report.up and (not backup.last or backup.age > _OLD):
        yield "backup-old"
