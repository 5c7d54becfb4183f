"""What the doctor says of the processes that share a database: who has which shard, and whose tables nobody plays."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from bot.cli.wording import Finding, finding
from storage import FleetHealth, HeldShard


def tell_fleet(found: FleetHealth) -> Iterator[Finding]:
    """Yield how the shards are owned: what is wrong, or that all is well."""
    wanted = {shard: _row_of(found, shard) for shard in range(max(found.shards, found.target))}
    rows = [row for row in wanted.values() if row is not None]
    living = [row for row in rows if _lives(row)]
    faults = [*_lost(found, wanted)]
    if living:
        faults += [*_free(found, wanted), *_twins(living), *_mixed(living)]
    elif not faults:
        yield finding("note", "fleet-none", shards=found.shards)
        return
    yield from faults or [
        finding("ok", "fleet-fine", shards=found.shards, owners=len({row.owner for row in living}))
    ]


def _row_of(found: FleetHealth, shard: int) -> HeldShard | None:
    """Return who plays the tables of a shard of the greater number: the old one's owner until that is closed."""
    rows = {(row.shards, row.shard): row for row in found.rows}
    return rows.get((found.shards, shard % found.shards)) or rows.get((found.target, shard))


def _lives(row: HeldShard) -> bool:
    return row.owner is not None and row.left >= 0


def _lost(found: FleetHealth, wanted: dict[int, HeldShard | None]) -> Iterator[Finding]:
    """Yield how many live tables belong to servers whose shard does not exist."""
    tables = sum(many for shard, many in found.tables.items() if wanted.get(shard) is None)
    if tables:
        yield finding("wrong", "fleet-lost", tables=tables)


def _free(found: FleetHealth, wanted: dict[int, HeldShard | None]) -> Iterator[Finding]:
    """Yield which shards nobody has, and which were lost by who had them."""
    groups: dict[str, dict[int, int]] = {"nobody": defaultdict(int), "expired": defaultdict(int)}
    for shard, row in wanted.items():
        if row is not None and not _lives(row):
            groups["nobody" if row.owner is None else "expired"][row.shard] += found.tables.get(shard, 0)
    for kind, shards in groups.items():
        if shards:
            names, tables = _listed(shards), sum(shards.values())
            yield finding("wrong", f"fleet-{kind}", shards=names, many=len(shards), tables=tables)


def _twins(living: list[HeldShard]) -> Iterator[Finding]:
    """Yield which processes have one name: a start's own part stands behind the last hyphen."""
    starts = defaultdict(set)
    for row in living:
        starts[(row.owner or "").rpartition("-")[0]].add(row.owner)
    for name, owners in sorted(starts.items()):
        if len(owners) > 1:
            yield finding("note", "fleet-twins", name=name, many=len(owners))


def _mixed(living: list[HeldShard]) -> Iterator[Finding]:
    """Yield which programs run, if these are several."""
    programs = sorted({row.program for row in living})
    if len(programs) > 1:
        yield finding("note", "fleet-mixed", programs=", ".join(programs))


def _listed(shards: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(shards)))
