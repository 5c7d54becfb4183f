"""A report as Prometheus reads it. Its library is an extra of the installation, so this module is loaded when asked."""

import time
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily as Counts
from prometheus_client.core import GaugeMetricFamily as Level
from prometheus_client.core import Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from bot.app.status.report import Report, faults_of
from bot.locales import DEFAULT, t

CONTENT_TYPE = CONTENT_TYPE_LATEST


class _Once(Collector):
    """A registry's view of one report."""

    def __init__(self, report: Report) -> None:
        self._report = report

    def collect(self) -> Iterator[Metric]:
        """Yield what there is to count."""
        yield from _plain(self._report)
        yield from _labelled(self._report)


def metrics(report: Report) -> bytes:
    """Return a report in Prometheus's format."""
    registry = CollectorRegistry()
    registry.register(_Once(report))
    return generate_latest(registry)


def _level(name: str, value: float | None = None, labels: Sequence[str] | None = None) -> Level:
    """Return a gauge; without a value it has one for each label."""
    return Level(f"boneyard_{name}", _told(name), value=value, labels=labels)


def _counts(name: str, value: float | None = None, labels: Sequence[str] | None = None) -> Counts:
    return Counts(f"boneyard_{name}", _told(name), value=value, labels=labels)


def _told(name: str) -> str:
    return t(DEFAULT, f"metrics-{name.replace('_', '-')}")


def _plain(report: Report) -> Iterator[Metric]:
    yield _level("up", report.up)
    yield _level("reached", report.reached)
    yield _level("start_time_seconds", time.time() - report.uptime)
    yield _level("login_waits_until_seconds", 0.0 if report.waiting is None else report.waiting.until)
    yield _level("broken_tables", report.tables.broken)
    yield _counts("late_answers", report.late)
    yield _counts("thoughts", report.thoughts)
    yield _counts("missed_thoughts", report.missed)
    yield _counts("commits", report.written.commits)
    yield _counts("stored_changes", report.written.changes)
    yield _counts("superseded_writes", report.written.superseded)
    yield _level("leagues_behind", report.behind)
    if report.memory is not None:
        yield _level("memory_bytes", report.memory)
    if report.backup is not None and report.backup.last:
        yield _level("last_backup_seconds", time.time() - report.backup.age)


def _labelled(report: Report) -> Iterator[Metric]:
    info = _level("info", labels=["version"])
    info.add_metric([report.version], 1)
    tables = _level("tables", labels=["state", "reason"])
    for state, count in (("live", report.tables.live), ("waiting", report.tables.waiting)):
        tables.add_metric([state, ""], count)
    for reason, count in report.tables.stuck.items():
        tables.add_metric(["stuck", reason], count)
    faults = _level("fault", labels=["fault"])
    for fault in faults_of(report):
        faults.add_metric([fault], 1)
    refusals = _counts("refusals", labels=["status"])
    for status, count in report.refusals.items():
        refusals.add_metric([status], count)
    yield from (info, tables, faults, refusals, *_shards(report), *_leases(report))


def _shards(report: Report) -> Iterator[Metric]:
    connected = _level("shard_connected", labels=["shard"])
    latency = _level("shard_latency_seconds", labels=["shard"])
    for shard in report.shards:
        connected.add_metric([str(shard.number)], shard.connected)
        if shard.latency is not None:
            latency.add_metric([str(shard.number)], shard.latency)
    yield from (connected, latency)


def _leases(report: Report) -> Iterator[Metric]:
    if report.fleet is None:
        return
    ages, tables = _level("lease_age_seconds", labels=["shard"]), _level("shard_tables", labels=["shard"])
    for lease in report.fleet.leases:
        ages.add_metric([str(lease.shard)], lease.age)
        tables.add_metric([str(lease.shard)], lease.tables)
    yield from (ages, tables, _level("missing_shards", len(report.fleet.missing)))
