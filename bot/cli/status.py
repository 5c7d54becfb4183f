"""`boneyard status`: whether the running bot is well, for its host and for monitors."""

import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from bot.app.host_settings import load_settings
from bot.app.status.line import NotRunningError, SilentError, ask
from bot.app.status.report import FleetState, Report, StatusAnswer
from bot.cli.data import DataFolder
from bot.cli.errors import FAULT, CliError
from bot.cli.terminal import say

_MIB = 1024 * 1024


def status(
    data: DataFolder = None, as_json: Annotated[bool, typer.Option("--json", help=say("status-json"))] = False
) -> int:
    """Print the running bot's report; answer 1 if something is wrong."""
    text, answer = _read_answer(load_settings(data=data).data)
    if as_json:
        sys.stdout.write(text)
    else:
        for line in _lines(answer):
            typer.echo(line)
    return FAULT if answer.faults else 0


def _read_answer(folder: Path) -> tuple[str, StatusAnswer]:
    """Return what the bot says of itself, as it says it and read; CliError `status-nobody`, `status-silent`."""
    try:
        answer = ask(folder)
        return answer.decode(), msgspec.json.decode(answer, type=StatusAnswer)
    except NotRunningError:
        raise CliError("status-nobody", path=str(folder)) from None
    except (SilentError, ValueError) as error:  # it is of another version, or cut off
        raise CliError("status-silent", status=FAULT, reason=str(error)) from None


def _lines(answer: StatusAnswer) -> Iterator[str]:
    """Yield the report, line by line, what is wrong first."""
    report = answer.report
    days, minutes = divmod(int(report.uptime) // 60, 24 * 60)
    yield say("status-running", version=report.version, days=days, hours=minutes // 60, minutes=minutes % 60)
    for fault in answer.faults:
        yield f"{say('doctor-wrong')} {say(f'status-fault-{fault}', **_facts(report))}"
    if not answer.faults:
        yield say("status-well")
    yield from _counts(report)


def _facts(report: Report) -> dict[str, str | int]:
    """Return what the sentences of faults tell."""
    waiting = report.waiting
    until = datetime.fromtimestamp(0.0 if waiting is None else waiting.until).astimezone()
    return {
        "reason": "" if waiting is None else waiting.reason,
        "until": f"{until:%Y-%m-%d %H:%M}",
        "minutes": abs(round(report.clock_off / 60)),
        "broken": report.tables.broken,
        "last": _day(report),
        "lost": sum(not shard.connected for shard in report.shards),
        "shards": len(report.shards),
        "silent": round((report.fleet and report.fleet.age) or 0),
    }


def _counts(report: Report) -> Iterator[str]:
    """Yield the numbers."""
    tables = report.tables
    yield say(
        "status-tables",
        live=tables.live,
        waiting=tables.waiting,
        stuck=sum(tables.stuck.values()),
        reasons=_counted(tables.stuck),
    )
    for shard in report.shards:
        yield say(
            "status-shard",
            number=str(shard.number),
            state="connected" if shard.connected else "lost",
            latency=-1 if shard.latency is None else round(shard.latency * 1000),
        )
    yield say(
        "status-answers", late=report.late, refused=sum(report.refusals.values()), kinds=_counted(report.refusals)
    )
    yield say("status-thoughts", thoughts=report.thoughts + report.missed, missed=report.missed)
    if report.drawers:
        yield say("status-drawers", drawers=report.drawers, deaths=report.drawer_deaths)
    written = report.written
    yield say(
        "status-written",
        changes=written.changes,
        commits=written.commits,
        each=f"{written.changes / max(1, written.commits):.1f}",
    )
    if written.superseded:
        yield say("status-superseded", superseded=written.superseded)
    if report.behind:
        yield say("status-behind", behind=report.behind)
    if report.fleet is not None:
        yield from _fleet(report.fleet)
    if report.memory is not None:
        yield say("status-memory", memory=report.memory // _MIB)
    if report.backup is not None:
        yield say("status-backup", last=_day(report))


def _fleet(fleet: FleetState) -> Iterator[str]:
    """Yield which shards' tables are this process's."""
    for lease in fleet.leases:
        yield say("status-lease", shard=str(lease.shard), tables=lease.tables, age=round(lease.age))
    if fleet.missing:
        yield say("status-missing", shards=", ".join(map(str, fleet.missing)), many=len(fleet.missing))


def _day(report: Report) -> str:
    """Return the day of the last backup, or `none`."""
    return "none" if report.backup is None else report.backup.last or "none"


def _counted(counts: dict[str, int]) -> str:
    """Return `403: 2, 404: 1`."""
    return ", ".join(f"{name}: {count}" for name, count in counts.items())
