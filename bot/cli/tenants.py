"""What the doctor says of the processes that share a database: who has which shard, and whose tables nobody plays."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from bot.cli.wording import Finding, finding
from storage import FleetHealth, HeldShard

_LONG = 300.0  # seconds that an order may be open: a minute after it was given, anybody does it for whom nobody has


def tell_fleet(found: FleetHealth) -> Iterator[Finding]:
    """Yield how the shards are owned, what is wrong or that all is well; then what is ordered and not done by all."""
    yield from _owning(found) or [_well(found)]
    yield from _orders(found)


def _owning(found: FleetHealth) -> list[Finding]:
    """Return what is wrong with who has what."""
    wanted, living = found.by_shard, found.living
    faults = [*_lost(found, wanted)]
    if living:
        faults += [*_free(found, wanted), *_twins(living), *_mixed(found)]
    return faults


def _well(found: FleetHealth) -> Finding:
    owners = len({row.owner for row in found.living})
    if not owners:
        return finding("note", "fleet-none", shards=found.shards)
    return finding("ok", "fleet-fine", shards=found.shards, owners=owners)


def _orders(found: FleetHealth) -> Iterator[Finding]:
    """Yield what is ordered and not done by all: that is wrong if processes run, and have had the time."""
    many, age = found.orders.many, found.orders.age
    if many:
        late = bool(found.living) and age > _LONG
        yield finding("wrong" if late else "note", "fleet-orders", orders=many, minutes=int(age // 60))


def _lost(found: FleetHealth, wanted: Mapping[int, HeldShard | None]) -> Iterator[Finding]:
    """Yield how many live tables belong to servers whose shard does not exist."""
    tables = sum(many for shard, many in found.tables.items() if wanted.get(shard) is None)
    if tables:
        yield finding("wrong", "fleet-lost", tables=tables)


def _free(found: FleetHealth, wanted: Mapping[int, HeldShard | None]) -> Iterator[Finding]:
    """Yield which shards nobody has, and which were lost by who had them."""
    groups: dict[str, dict[int, int]] = {"nobody": defaultdict(int), "expired": defaultdict(int)}
    for shard, row in wanted.items():
        if row is not None and not row.lives:
            groups["nobody" if row.owner is None else "expired"][row.shard] += found.tables.get(shard, 0)
    for kind, shards in groups.items():
        if shards:
            names, tables = _listed(shards), sum(shards.values())
            yield finding("wrong", f"fleet-{kind}", shards=names, many=len(shards), tables=tables)


def _twins(living: Iterable[HeldShard]) -> Iterator[Finding]:
    """Yield which processes have one name: a start's own part stands behind the last hyphen."""
    starts = defaultdict(set)
    for row in living:
        starts[(row.owner or "").rpartition("-")[0]].add(row.owner)
    for name, owners in sorted(starts.items()):
        if len(owners) > 1:
            yield finding("note", "fleet-twins", name=name, many=len(owners))


def _mixed(found: FleetHealth) -> Iterator[Finding]:
    """Yield which programs run, if these are several."""
    if len(found.programs) > 1:
        yield finding("note", "fleet-mixed", programs=", ".join(found.programs))


def _listed(shards: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(shards)))
