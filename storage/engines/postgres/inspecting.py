"""A look at a database and its server: whether moves are kept there, whether it can be used, and how it is doing.

Nothing is changed, and what the role may not see is left out.
"""

import ipaddress
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

from storage.errors import FAULTS, storage_error
from storage.health import DeadRows, FleetHealth, Health, OpenOrders, Replication, ServerHealth
from storage.loading import load_tables

from ..connection import Connection
from ..sqlite.migrate import require_whole
from .connection import PostgresConnection, connect
from .engine import migrations, version
from .leases import rows_of, shard_count

_SETTINGS = (
    "fsync",
    "full_page_writes",
    "synchronous_commit",
    "synchronous_standby_names",
    "data_checksums",
    "archive_mode",
    "autovacuum",
    "track_counts",
)
_SHOWN = "SELECT " + ", ".join(f"current_setting('{name}')" for name in _SETTINGS)
_ROLE = """
SELECT r.rolsuper, coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)
FROM pg_roles AS r WHERE r.rolname = current_user
"""
# Room for how many sessions more: on the server, for the role and for the database; ours is over in a moment. What is
# reserved for administrators is none, and a limit of -1 is none either.
_ROOM = """
SELECT 1 + least(
    CAST(current_setting('max_connections') AS bigint)
    - CAST(current_setting('superuser_reserved_connections') AS bigint)
    - coalesce(CAST(current_setting('reserved_connections', true) AS bigint), 0)
    - (SELECT CAST(coalesce(sum(numbackends), 0) AS bigint) FROM pg_stat_database),
    (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)
    - (SELECT count(*) FROM pg_stat_activity WHERE usename = current_user),
    (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())
    - (SELECT numbackends FROM pg_stat_database WHERE datname = current_database())
)
"""
# What autovacuum waits for is a fifth of a table's rows, usually; how often that is there tells how far behind it is.
_DEAD = """
SELECT relname, n_dead_tup, n_live_tup FROM pg_stat_user_tables WHERE schemaname = current_schema()
ORDER BY n_dead_tup DESC LIMIT 1
"""
_LONGEST = """
SELECT coalesce(max(CAST(extract(epoch FROM clock_timestamp() - begun) AS double precision)), 0) FROM (
    SELECT xact_start AS begun FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type IS DISTINCT FROM 'autovacuum worker'
    UNION ALL SELECT prepared FROM pg_prepared_xacts WHERE database = current_database()
) AS open
"""
_CLOCK = "SELECT CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
# Who may not see more sees how many there are.
_COPIES = """
SELECT pg_is_in_recovery(), (SELECT count(*) FROM pg_stat_replication),
    (SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) FROM pg_stat_archiver)
"""
_BY_SHARD = "SELECT (guild >> 22) % ?, count(*) FROM tables GROUP BY 1"
_ORDERS = """
SELECT count(*), coalesce(max(extract(epoch FROM clock_timestamp())::double precision - made), 0)
FROM orders WHERE body <> ''
"""
_SIZE = "SELECT pg_database_size(current_database())"


def inspect_server(dsn: str, now: Callable[[], float] = time.time) -> ServerHealth:
    """Look a database over; `unreachable`, `not-ours`, `too-new`, `incomplete`."""
    try:
        with closing(connect(dsn)) as db:
            db.execute("SET default_transaction_read_only = on")
            return _inspect(db, now)
    except FAULTS as error:
        raise storage_error(error) from error


def _inspect(db: PostgresConnection, now: Callable[[], float]) -> ServerHealth:
    info = db.link.info
    superuser, creates = _row(db, _ROLE)
    return ServerHealth(
        version=info.parameter_status("server_version") or "",
        encoding=info.parameter_status("server_encoding") or "",
        settings=dict(zip(_SETTINGS, _row(db, _SHOWN), strict=True)),
        guarded=db.link.pgconn.ssl_in_use or is_near(info.host, info.hostaddr),
        superuser=superuser,
        creates=creates,
        room=_row(db, _ROOM)[0],
        dead=DeadRows(*(_row(db, _DEAD) or ("", 0, 0))),
        longest=_row(db, _LONGEST)[0],
        clock=_ahead(db, now),
        health=_health(db),
        replication=Replication(*_row(db, _COPIES)),
        fleet=fleet_of(db),
    )


def is_near(host: str, address: str) -> bool:
    """True if a server is reached without a network: through a socket, or on this machine itself."""
    if host.startswith(("/", "@")) or not address:
        return True
    return ipaddress.ip_address(address).is_loopback


def _row(db: Connection, sql: str) -> tuple[Any, ...]:
    return db.execute(sql).fetchone() or ()


def _ahead(db: PostgresConnection, now: Callable[[], float]) -> float:
    """Return by how many seconds the server's clock is ahead, as of the middle of the question."""
    before = now()
    (there,) = _row(db, _CLOCK)
    return float(there) - (before + now()) / 2


def _health(db: PostgresConnection) -> Health | None:
    """Return how its tables are; None if there are none yet."""
    found = version(db)
    if not found:
        return None
    require_whole(db, found)
    tables, damaged = load_tables(db)
    (matches,), (size,) = _row(db, "SELECT count(*) FROM matches"), _row(db, _SIZE)
    live = len(tables) + len(damaged)
    return Health(found, migrations()[-1].number, (), tuple(damaged), live, matches, size)


def fleet_of(db: Connection) -> FleetHealth | None:
    """Return who has which shard; None if no process was started with it yet, or none that knows of shards."""
    if "fleet" not in db.columns():
        return None
    shards = shard_count(db)
    if not shards:
        return None
    tables: dict[int, int] = dict(db.execute(_BY_SHARD, (shards,)).fetchall())
    return FleetHealth(shards, rows_of(db), tables, OpenOrders(*_row(db, _ORDERS)))
