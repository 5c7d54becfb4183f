"""Collecting how the bot is doing, from the parts that count."""

import time
from collections import Counter
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from bot.app.backups import Backups
from bot.app.client import Boneyard
from bot.app.memory import resident
from bot.app.status.report import (
    BackupState,
    FleetState,
    Lease,
    LoginWait,
    Report,
    Shard,
    TableCounts,
    Told,
    Written,
    faults_of,
    is_away,
)
from bot.app.status.version import full
from bot.tables import Snapshot

if TYPE_CHECKING:
    from discord import AutoShardedClient

_STORING = "storing"  # the reason of a table that cannot store what it has to do by itself


class Collector:
    """Makes reports of a bot. `up` is set once it is logged in, connected, and its tables are back."""

    def __init__(self, bot: Boneyard, backups: Backups | None) -> None:
        self._bot, self._backups = bot, backups
        self._began = time.monotonic()
        self.up = False

    @property
    def alive(self) -> bool:
        """True unless the leases of a shared database could not be renewed for long."""
        return not is_away(self._bot.owner.age)

    @property
    def ready(self) -> bool:
        """True if people can play: the bot is up, and all shards that this process is for are its own."""
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
            still=bot.refusals.shut,
            waiting=None if waits is None else LoginWait(waits[0], time.time() + waits[1]),
            tables=self._tables(),
            shards=tuple(_shards(bot, bot.shard_status.up)),
            late=bot.dispatcher.late,
            refusals={str(status): count for status, count in sorted(bot.network.refusals.items())},
            memory=resident(),
            thoughts=bot.tables.thoughts.arrived,
            missed=bot.tables.thoughts.missed,
            backup=self._backup(),
            written=Written(*bot.store.counts),
            behind=bot.store.league.behind,
            fleet=self._fleet() if bot.owner.shared else None,
        )

    def told(self) -> bytes:
        """Return a report with its faults, as JSON on one line."""
        report = self.report()
        return msgspec.json.encode(Told(faults_of(report), report)) + b"\n"

    def _tables(self) -> TableCounts:
        """Count the tables, each once."""
        failing = self._bot.tables.failing()
        stuck, live, waiting = Counter[str](), 0, 0
        for snapshot in self._bot.tables.all():
            trouble = self._bot.messenger.trouble(snapshot.id)
            if snapshot.id in failing:
                stuck[_STORING] += 1
            elif trouble is not None:
                stuck[trouble.value] += 1
            elif _goes_on(snapshot):
                live += 1
            else:
                waiting += 1
        return TableCounts(live, waiting, {**stuck}, self._bot.tables.broken)

    def _fleet(self) -> FleetState:
        """Return which shards are this process's, with their tables."""
        owner = self._bot.owner
        tables = Counter(owner.fence.shard_of(table.state.guild) for table in self._bot.tables.all())
        age = owner.age
        held = sorted(owner.fence.held)
        leases = tuple(Lease(shard, 0.0 if age is None else age, tables[shard]) for shard in held)
        return FleetState(leases, tuple(sorted(owner.missing)), age)

    def _backup(self) -> BackupState | None:
        """Return what is known of the dated backups; None where none are made."""
        if self._backups is None:
            return None
        day = self._backups.last
        if day is None:
            return BackupState(failed=self._backups.failed)
        began = datetime(day.year, day.month, day.day).astimezone()
        age = max(0.0, time.time() - began.timestamp())
        return BackupState(day.isoformat(), self._backups.failed, age)


def _goes_on(snapshot: Snapshot) -> bool:
    """True if a match is played at a table now."""
    return snapshot.state.phase in ("playing", "between") and not snapshot.state.paused


def _shards(client: "AutoShardedClient", up: frozenset[int]) -> list[Shard]:
    """Return the connections as they are."""
    return [
        Shard(number, number in up, latency if 0.0 <= latency < float("inf") else None)
        for number, latency in sorted(client.latencies)
    ]
