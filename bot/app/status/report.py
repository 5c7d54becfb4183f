"""The report of how the bot is doing, and what in it is wrong. It names no person, server, channel or hand."""

import time
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Literal

import msgspec

from bot.app.chores import resident
from bot.app.status.version import full
from storage.values import WriteCounts

Fault = Literal[
    "starting",
    "waiting",
    "unreachable",
    "clock",
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
if TYPE_CHECKING:  # `boneyard status` loads this module without Discord
    from bot.app.chores import Backups
    from bot.app.client import Boneyard

_STORING = "storing"  # the reason of a table that cannot store what it has to do by itself


class TableCounts(msgspec.Struct, frozen=True):
    """The tables, each counted once.

    `stuck`: cannot be shown or stored at present, by the reason; `live`: with a running match; `waiting`:
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


class Lease(msgspec.Struct, frozen=True):
    """A shard of this process, the seconds since its lease was renewed, and the number of its tables."""

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
    clock_off: float = 0.0  # seconds by which the clock is ahead of Discord's; 0: by two minutes at most
    still: bool = False  # Discord has refused so much that nothing more is asked
    waiting: LoginWait | None = None
    tables: TableCounts = TableCounts()
    shards: tuple[Shard, ...] = ()
    late: int = 0
    refusals: dict[str, int] = {}
    memory: int | None = None
    thoughts: int = 0
    missed: int = 0
    drawers: int = 0
    drawer_deaths: int = 0
    backup: BackupState | None = None
    written: WriteCounts = WriteCounts()
    behind: int = 0  # servers whose leagues wait to be worked out
    fleet: FleetState | None = None  # None: this process is alone


class StatusAnswer(msgspec.Struct, frozen=True):
    """The answer to `boneyard status`: a report with its faults."""

    faults: tuple[Fault, ...]
    report: Report


def is_away(age: float | None) -> bool:
    """Return True if the last renewal of the leases is so many seconds ago that the database counts as away."""
    return age is not None and age > UNANSWERED


def faults_of(report: Report) -> Iterator[Fault]:
    """Yield what is wrong, the most important first; nothing if the bot is well."""
    if report.waiting is not None:
        yield "waiting"
    elif not report.up:
        yield "starting"
    if not report.reached:
        yield "unreachable"
    if report.clock_off:
        yield "clock"
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
    backup = report.backup
    if backup is not None and backup.failed:
        yield "backup-failed"
    elif backup is not None and report.up and (not backup.last or backup.age > _OLD):
        yield "backup-old"


# Collecting it from the parts that count


class Collector:
    """Collects reports of a bot. `up` is set once it is logged in, connected, and its tables are loaded."""

    def __init__(self, bot: "Boneyard", backups: "Backups | None") -> None:
        self._bot, self._backups = bot, backups
        self._began = time.monotonic()
        self.up = False

    @property
    def alive(self) -> bool:
        """Return True unless the leases of a shared database could not be renewed for long."""
        return not is_away(self._bot.owner.age)

    @property
    def ready(self) -> bool:
        """Return True if people can play: the bot is up, and all shards that this process is for are its own."""
        return self.up and self._bot.owner.satisfied

    def report(self) -> Report:
        """Return how the bot is doing now."""
        bot = self._bot
        waits = bot.network.waits()
        return Report(
            version=full(),
            up=self.up,
            uptime=time.monotonic() - self._began,
            reached=bot.network.reached,
            clock_off=round(bot.services.day_clock.off),
            still=bot.refusals.shut,
            waiting=None if waits is None else LoginWait(waits[0], time.time() + waits[1]),
            tables=self._tables(),
            shards=tuple(
                Shard(number, number in bot.shard_status.up, latency if 0.0 <= latency < float("inf") else None)
                for number, latency in sorted(bot.latencies)
            ),
            late=bot.dispatcher.late,
            refusals={str(status): count for status, count in sorted(bot.network.refusals.items())},
            memory=resident(),
            thoughts=bot.tables.thoughts.arrived,
            missed=bot.tables.thoughts.missed,
            drawers=len(bot.presenter.drawers),
            drawer_deaths=bot.presenter.drawers.deaths,
            backup=self._backup(),
            written=bot.store.counts,
            behind=bot.store.league.keeper.behind,
            fleet=self._fleet() if bot.owner.shared else None,
        )

    def answer(self) -> bytes:
        """Return a report with its faults, as JSON on one line."""
        report = self.report()
        return msgspec.json.encode(StatusAnswer(tuple(faults_of(report)), report)) + b"\n"

    def _tables(self) -> TableCounts:
        failing = self._bot.tables.failing()
        stuck, live, waiting = Counter[str](), 0, 0
        for snapshot in self._bot.tables.all():
            trouble = self._bot.messenger.trouble(snapshot.id)
            if snapshot.id in failing:
                stuck[_STORING] += 1
            elif trouble is not None:
                stuck[trouble.value] += 1
            elif snapshot.state.running and not snapshot.state.paused:
                live += 1
            else:
                waiting += 1
        return TableCounts(live, waiting, {**stuck}, len(self._bot.tables.broken))

    def _fleet(self) -> FleetState:
        owner = self._bot.owner
        tables = Counter(owner.fence.shard_of(table.state.guild) for table in self._bot.tables.all())
        age = owner.age
        return FleetState(
            tuple(Lease(shard, 0.0 if age is None else age, tables[shard]) for shard in sorted(owner.fence.held)),
            tuple(sorted(owner.missing)),
            age,
        )

    def _backup(self) -> BackupState | None:
        """Return what is known of the dated backups; None where none are made."""
        if self._backups is None:
            return None
        day = self._backups.last
        if day is None:
            return BackupState(failed=self._backups.failed)
        began = datetime(day.year, day.month, day.day).astimezone()
        return BackupState(day.isoformat(), self._backups.failed, max(0.0, time.time() - began.timestamp()))
