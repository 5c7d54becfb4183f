"""`boneyard fleet`: which process plays the tables of which shard, and two things to tell all of them."""

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from bot.cli.errors import FAULT, CliError
from bot.cli.files import naming
from bot.cli.upkeep import DataFolder
from bot.cli.wording import say
from bot.settings import load_settings
from storage import is_dsn, reach

if TYPE_CHECKING:  # PostgreSQL's driver need not be installed for the other commands
    from storage.engines import Connection
    from storage.engines.postgres.leases import LeaseRow

T = TypeVar("T")
_MOST = 16_384
app = typer.Typer(add_completion=False, invoke_without_command=True)


@app.callback(help=say("fleet-help"))
def fleet(context: typer.Context, data: DataFolder = None) -> int:
    """Show who has which shard; answer 1 if nobody has one of them."""
    context.obj = data
    if context.invoked_subcommand is not None:
        return 0
    from storage.engines.postgres.leases import divided_into, rows_of

    rows = _ask(data, rows_of)
    _, target = _ask(data, divided_into)
    for line in _lines(rows, target):
        typer.echo(line)
    return FAULT if any(_is_free(row) for row in rows if target in (0, row.shards)) else 0


@app.command("release", help=say("fleet-release-help"))
def release(
    context: typer.Context,
    shard: Annotated[
        int, typer.Argument(metavar="SHARD", min=0, max=_MOST, help=say("fleet-shard"), show_default=False)
    ],
) -> None:
    """Have a shard's process give it back; whoever may have it next takes it."""
    from storage.engines.postgres import leases

    if not _ask(context.obj, lambda db: leases.release(db, shard)):
        raise CliError("fleet-no-shard", shard=shard)
    typer.echo(say("fleet-released", shard=shard))


@app.command("reshard", help=say("fleet-reshard-help"))
def reshard(
    context: typer.Context,
    shards: Annotated[
        int, typer.Argument(metavar="SHARDS", min=1, max=_MOST, help=say("fleet-shards"), show_default=False)
    ],
) -> None:
    """Have the fleet go over to a multiple of its shards, process by process."""
    from storage.engines.postgres import leases

    found, _ = _ask(context.obj, leases.divided_into)
    if not found or shards <= found or shards % found:
        raise CliError("fleet-multiple", found=found, shards=shards)
    _ask(context.obj, lambda db: leases.reshard(db, shards))
    typer.echo(say("fleet-resharding", found=found, shards=shards))


def _ask(data: DataFolder, work: "Callable[[Connection], T]") -> T:
    """Return what is found in the database; CliError `fleet-file` where it is a file."""
    place = load_settings(data=data).place
    if not is_dsn(place):
        raise CliError("fleet-file")
    reach(place)
    from storage.engines.postgres.connection import connect

    with naming(place), closing(connect(str(place))) as db:
        return work(db)


def _is_free(row: "LeaseRow") -> bool:
    return row.owner is None or row.left < 0


def _lines(rows: "list[LeaseRow]", target: int) -> Iterator[str]:
    """Yield a line for each shard, and what is under way."""
    if not rows:
        yield say("fleet-empty")
    if target:
        yield say("fleet-going-over", shards=target)
    for row in rows:
        facts: dict[str, str | int] = {
            "shard": row.shard,
            "shards": row.shards,
            "epoch": row.epoch,
            "program": row.program,
        }
        if _is_free(row):
            yield say("fleet-free", **facts)
        else:
            minutes = int(row.since) // 60
            yield say("fleet-owned", owner=row.owner or "", minutes=minutes, left=round(row.left), **facts)
    programs = {row.program for row in rows if not _is_free(row)}
    if len(programs) > 1:
        yield say("fleet-mixed", programs=", ".join(sorted(programs)))
