"""A report as Prometheus reads it. Its library is an extra of the installation, so this module is loaded when asked."""

import time
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from prometheus_client.core import CounterMetricFamily as Counts
from prometheus_client.core import GaugeMetricFamily as Level
from prometheus_client.core import Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from bot.app.status.report import Report, faults_of
from bot.locales import DEFAULT, t

CONTENT_TYPE = CONTENT_TYPE_LATEST
# Kind, name, labels, and the values by the labels' words.
_Family: TypeAlias = tuple[type[Level] | type[Counts], str, tuple[str, ...], Mapping[tuple[str, ...], float]]


class _Once(Collector):
    """A registry's view of one report."""

    def __init__(self, report: Report) -> None:
        self._report = report

    def collect(self) -> Iterator[Metric]:
        """Yield what there is to count."""
        for kind, name, labels, values in _families(self._report):
            family = kind(f"boneyard_{name}", t(DEFAULT, f"metrics-{name.replace('_', '-')}"), labels=labels)
            for words, value in values.items():
                family.add_metric(words, value)
            yield family


def metrics(report: Report) -> bytes:
    """Return a report in Prometheus's format."""
    return generate_latest(_Once(report))


def _families(report: Report) -> Iterator[_Family]:
    """Yield all metrics: numbers that stand alone, then those of each state, fault, status, connection and lease."""
    yield from _plain(report)
    yield Level, "info", ("version",), {(report.version,): 1}
    tables: dict[tuple[str, ...], float] = {("live", ""): report.tables.live, ("waiting", ""): report.tables.waiting}
    tables |= {("stuck", reason): count for reason, count in report.tables.stuck.items()}
    yield Level, "tables", ("state", "reason"), tables
    yield Level, "fault", ("fault",), {(fault,): 1 for fault in faults_of(report)}
    yield Counts, "refusals", ("status",), {(status,): count for status, count in report.refusals.items()}
    yield Level, "shard_connected", ("shard",), {(str(shard.number),): shard.connected for shard in report.shards}
    timed = [shard for shard in report.shards if shard.latency is not None]
    yield Level, "shard_latency_seconds", ("shard",), {(str(shard.number),): shard.latency or 0.0 for shard in timed}
    if report.fleet is not None:
        leases = report.fleet.leases
        yield Level, "lease_age_seconds", ("shard",), {(str(lease.shard),): lease.age for lease in leases}
        yield Level, "shard_tables", ("shard",), {(str(lease.shard),): lease.tables for lease in leases}
        yield Level, "missing_shards", (), {(): len(report.fleet.missing)}


def _plain(report: Report) -> Iterator[_Family]:
    """Yield what has no labels; what the system or the host does not tell is left out."""
    written, backup = report.written, report.backup
    numbers: tuple[tuple[type[Level] | type[Counts], str, float | None], ...] = (
        (Level, "up", report.up),
        (Level, "reached", report.reached),
        (Level, "start_time_seconds", time.time() - report.uptime),
        (Level, "login_waits_until_seconds", 0.0 if report.waiting is None else report.waiting.until),
        (Level, "broken_tables", report.tables.broken),
        (Counts, "late_answers", report.late),
        (Counts, "thoughts", report.thoughts),
        (Counts, "missed_thoughts", report.missed),
        (Level, "drawers", report.drawers),
        (Counts, "drawer_deaths", report.drawer_deaths),
        (Counts, "commits", written.commits),
        (Counts, "stored_changes", written.changes),
        (Counts, "superseded_writes", written.superseded),
        (Level, "leagues_behind", report.behind),
        (Level, "memory_bytes", report.memory),
        (Level, "last_backup_seconds", time.time() - backup.age if backup is not None and backup.last else None),
    )
    for kind, name, value in numbers:
        if value is not None:
            yield kind, name, (), {(): value}
