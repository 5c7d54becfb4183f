"""`boneyard fleet`, and what the doctor says of the fleet: which process plays the tables of which shard."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from bot.app.host_settings import load_settings
from bot.cli.data import DataFolder, naming
from bot.cli.errors import FAULT, CliError
from bot.cli.terminal import Finding, finding, say
from storage import StorageError, is_dsn, reach
from storage.errors import as_storage_errors
from storage.health import FleetHealth, HeldShard

if TYPE_CHECKING:  # PostgreSQL's driver need not be installed for the other commands
    from storage.engines import Connection

T = TypeVar("T")
_MOST = 16_384
_LONG = 300.0  # seconds that an order may be open: a minute after it was given, anybody does it for whom nobody has
app = typer.Typer(add_completion=False, invoke_without_command=True)


@app.callback(help=say("fleet-help"))
def fleet(context: typer.Context, data: DataFolder = None) -> int:
    """Show who has which shard; answer 1 if nobody has one of them."""
    context.obj = data
    if context.invoked_subcommand is not None:
        return 0
    health = _ask(data, _read_health)
    if health is None:
        typer.echo(say("fleet-empty"))
        return 0
    for line in _lines(health):
        typer.echo(line)
    return 0 if all(row is not None and row.lives for row in health.by_shard.values()) else FAULT


@app.command("release", help=say("fleet-release-help"))
def release(
    context: typer.Context,
    shard: Annotated[
        int, typer.Argument(metavar="SHARD", min=0, max=_MOST, help=say("fleet-shard"), show_default=False)
    ],
) -> None:
    """Make the process that has a shard give it back, so that another process can take it."""
    from storage.engines.postgres import leases

    if not _ask(context.obj, lambda db: leases.release(db, shard)):
        raise CliError("fleet-no-shard", shard=shard, shards=_ask(context.obj, leases.shard_count))
    typer.echo(say("fleet-released", shard=shard))


@app.command("reshard", help=say("fleet-reshard-help"))
def reshard(
    context: typer.Context,
    shards: Annotated[
        int, typer.Argument(metavar="SHARDS", min=1, max=_MOST, help=say("fleet-shards"), show_default=False)
    ],
) -> None:
    """Divide the bot into another number of shards; CliError `fleet-running` while a process holds a shard."""
    from storage.engines.postgres import leases

    try:
        former = _ask(context.obj, lambda db: leases.reshard(db, shards))
    except StorageError as error:
        if error.code != "shards":
            raise
        raise CliError("fleet-running", shards=shards) from None
    typer.echo(say("fleet-resharded", found=former, shards=shards))


def _ask(data: DataFolder, work: "Callable[[Connection], T]") -> T:
    """Return what `work` reads in the database; CliError `fleet-file` if it is a file, StorageError `missing-file`."""
    place = load_settings(data=data).place
    if not is_dsn(place):
        raise CliError("fleet-file")
    reach(place)
    from storage.engines.postgres.connection import connect

    with naming(place), as_storage_errors(), closing(connect(str(place))) as db:
        if not db.columns():
            raise StorageError("missing-file")
        return work(db)


def _read_health(db: "Connection") -> FleetHealth | None:
    from storage.engines.postgres.inspecting import fleet_of

    return fleet_of(db)


def _lines(health: FleetHealth) -> Iterator[str]:
    """Yield a line for each shard, then what is to be looked after."""
    yield from map(_line, health.rows)
    if len(health.programs) > 1:
        yield say("fleet-mixed", programs=", ".join(health.programs))
    if health.orders.many:
        yield say("fleet-orders", orders=health.orders.many, minutes=int(health.orders.age) // 60)


def _line(row: HeldShard) -> str:
    place = {"shard": row.shard, "shards": row.shards}
    if not row.lives:
        return say("fleet-free", **place)
    return say(
        "fleet-owned",
        owner=row.owner or "",
        program=row.program,
        **place,
        epoch=row.epoch,
        minutes=int(row.since) // 60,
        left=round(row.seconds_left),
    )


# For the doctor


def tell_fleet(health: FleetHealth) -> Iterator[Finding]:
    """Yield how the shards are owned, what is wrong or that all is well; then what is ordered and not done by all."""
    owners = len({row.owner for row in health.living})
    well = finding("ok", "fleet-fine", shards=health.shards, owners=owners)
    yield from [*_owning(health)] or [well if owners else finding("note", "fleet-none", shards=health.shards)]
    many, age = health.orders.many, health.orders.age
    if many:  # it is wrong if processes run, and have had the time
        yield finding(
            "wrong" if health.living and age > _LONG else "note", "fleet-orders", orders=many, minutes=int(age // 60)
        )


def _owning(health: FleetHealth) -> Iterator[Finding]:
    """Yield what is wrong with who has what."""
    wanted = health.by_shard
    tables = sum(many for shard, many in health.tables.items() if wanted.get(shard) is None)
    if tables:  # of servers whose shard does not exist
        yield finding("wrong", "fleet-lost", tables=tables)
    if health.living:
        yield from _free(health, wanted)
        yield from _twins(health.living)
        if len(health.programs) > 1:
            yield finding("note", "fleet-mixed", programs=", ".join(health.programs))


def _free(health: FleetHealth, wanted: Mapping[int, HeldShard | None]) -> Iterator[Finding]:
    """Yield which shards nobody has, and which were lost by who had them."""
    groups: dict[str, dict[int, int]] = {"nobody": defaultdict(int), "expired": defaultdict(int)}
    for shard, row in wanted.items():
        if row is not None and not row.lives:
            groups["nobody" if row.owner is None else "expired"][row.shard] += health.tables.get(shard, 0)
    for kind, shards in groups.items():
        if shards:
            yield finding(
                "wrong",
                f"fleet-{kind}",
                shards=", ".join(map(str, sorted(shards))),
                many=len(shards),
                tables=sum(shards.values()),
            )


def _twins(living: Iterable[HeldShard]) -> Iterator[Finding]:
    """Yield which processes have one name: a start's own part stands behind the last hyphen."""
    starts = defaultdict(set)
    for row in living:
        starts[(row.owner or "").rpartition("-")[0]].add(row.owner)
    for name, owners in sorted(starts.items()):
        if len(owners) > 1:
            yield finding("note", "fleet-twins", name=name, many=len(owners))
