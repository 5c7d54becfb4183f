"""What the doctor looks at where the database is on a server: whether moves are kept there, and how it is doing."""

from collections.abc import Iterator

from bot.cli.files import naming
from bot.cli.tenants import tell_fleet
from bot.cli.wording import Finding, explain, finding
from storage import Health, ServerError, ServerHealth, StorageError, inspect_server, is_dsn, reach
from storage.engines import engine_of

_NEEDED = 6  # sessions of a process that plays, and of a command beside it
_LARGE = 5 * 1024**3  # bytes from which on a backup that reads everything is slow
_WAITS_FOR_NOBODY = ("off", "local")
_MANY_DEAD = 20_000  # rows; a table has fewer now and then, whatever its size
_LONG = 300.0  # seconds that a transaction may be open: a large backup takes as long
_APART = 5.0  # seconds between two clocks
_RISKS = ("fsync", "full_page_writes", "synchronous_commit")  # off, they lose moves that were shown


def look_at_server(dsn: str) -> Iterator[Finding]:
    """Look a database and its server over."""
    try:
        reach(dsn)
        name = engine_of(dsn).name
        with naming(dsn):
            found = inspect_server(dsn)
    except (ServerError, StorageError) as error:
        yield Finding("wrong", explain(error)[0])
        return
    yield from tell_server(name, found)


def tell_server(name: str, found: ServerHealth) -> Iterator[Finding]:
    """Yield what an inspection has found: first what the server is, then what is wrong with it, then the tables."""
    yield finding("ok", "server", path=name, version=found.version, encoding=found.encoding)
    faults = [*_settings(found), *_rights(found), *_upkeep(found), *_copies(found)]
    yield from faults or [finding("ok", "server-sound")]
    if found.health is None:
        yield finding("note", "server-empty", path=name)
    else:
        yield from tell_health(name, found.health)
    if found.fleet is not None:
        yield from tell_fleet(found.fleet)


def _settings(found: ServerHealth) -> Iterator[Finding]:
    for name in _RISKS:
        if found.settings[name] == "off":
            yield finding("wrong", "server-risk", setting=name)
    off = [name for name in ("autovacuum", "track_counts") if found.settings[name] == "off"]
    if off:
        yield finding("wrong", "server-autovacuum", setting=off[0])
    if found.settings["data_checksums"] == "off":
        yield finding("note", "server-checksums")


def _rights(found: ServerHealth) -> Iterator[Finding]:
    if not found.guarded:
        yield finding("wrong", "server-open")
    if found.superuser:
        yield finding("wrong", "server-superuser")
    if not found.creates:
        yield finding("wrong", "server-creates")
    if found.room < _NEEDED:
        yield finding("wrong", "server-room", room=max(0, found.room), needed=_NEEDED)


def _upkeep(found: ServerHealth) -> Iterator[Finding]:
    if found.dead.dead > max(_MANY_DEAD, found.dead.live):
        yield finding("note", "server-dead", table=found.dead.table, dead=found.dead.dead, live=found.dead.live)
    if found.longest > _LONG:
        yield finding("note", "server-transaction", minutes=int(found.longest // 60))
    if abs(found.clock) > _APART:
        side = "ahead" if found.clock > 0 else "behind"
        yield finding("note", "server-clock", seconds=round(abs(found.clock)), side=side)


def _copies(found: ServerHealth) -> Iterator[Finding]:
    """Yield what would be lost with the server, and whether its log is kept elsewhere."""
    copies, settings = found.replication, found.settings
    waits = settings["synchronous_standby_names"] and settings["synchronous_commit"] not in _WAITS_FOR_NOBODY
    if copies.standby:
        yield finding("wrong", "server-standby")
    if copies.standbys and not waits:
        yield finding("note", "server-async", standbys=copies.standbys)
    if copies.failing:
        yield finding("wrong", "server-archive")
    size = found.health.size if found.health is not None else 0
    if size > _LARGE and settings["archive_mode"] == "off":
        yield finding("note", "server-large", size=size // 1024**3)


def tell_health(path: str, health: Health) -> Iterator[Finding]:
    """Yield how the tables of a file or of a database are."""
    if health.integrity or health.damaged:
        faults = "; ".join([*health.integrity[:3], *(f"{table.table}: {table.reason}" for table in health.damaged[:3])])
        kind = "server-damaged" if is_dsn(path) else "database-damaged"
        yield finding("wrong", kind, path=path, faults=faults)
        return
    facts = {"tables": health.tables, "matches": health.matches, "size": health.size // 1024}
    yield finding("ok", "database", path=path, version=health.version, **facts)
    if health.version < health.known_version:
        yield finding("note", "database-older", version=health.version, known=health.known_version)
