"""Checks of a server: whether a session can be opened, how safe moves are there, and how the database is doing.

Nothing is changed, and what the role may not see is left out.
"""

import ipaddress
import re
import time
from collections.abc import Callable, Sized
from contextlib import closing
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from storage.errors import OLDEST, ServerCode, ServerError, as_storage_errors
from storage.health import DeadRows, FleetHealth, Health, OpenOrders, Replication, ServerHealth
from storage.values import DamagedTable

from ..connection import Connection
from ..sqlite.schema import require_whole
from .connection import PostgresConnection, connect
from .engine import migrations, version
from .leases import rows_of, shard_count

# libpq gives no SQLSTATE for a session that was not opened, so its sentence is read. On most servers it is in English;
# in other languages every error of the server counts as `refused`.
_SLIP = re.compile(r"^connection is bad: (?:invalid|unrecognized) ")
_REASON = re.compile(r"(?:.*(?:FATAL:| failed:|connection is bad:))?\s*(.+)", re.DOTALL)
_USER = re.compile(r'\b(user|role) "[^"]*"')
_BUSY = re.compile(r"\b(?:starting up|not yet accepting|shutting down|recovery mode|too many|connection slots)\b")
_DATABASE = re.compile(r'FATAL: +database ".*" does not exist')
_REFUSED = re.compile(r"FATAL:|SSL|certificate|GSSAPI|authentication")

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
# How many more sessions the server, the role and the database have room for; ours is over in a moment. Sessions that
# are reserved for administrators don't count, and a limit of -1 is none.
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
# Autovacuum usually waits for a fifth of a table's rows; how often that is there tells how far behind it is.
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
# A role that may not see the copies sees their number.
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


def greet(dsn: str, patience: float) -> None:
    """Open a session and close it; ServerError if that fails, or if the server cannot be used."""
    path = _public_name(dsn)
    try:
        link = psycopg.connect(dsn, autocommit=True, connect_timeout=max(2, round(patience)), client_encoding="UTF8")
    except psycopg.Error as error:
        raise _server_error(error, path) from None
    with closing(link):
        number, encoding = link.info.server_version // 10_000, link.info.parameter_status("server_encoding")
        if number < OLDEST:
            raise ServerError("version", path=path, found=str(number))
        if encoding != "UTF8":
            raise ServerError("encoding", path=path, found=encoding or "?")
        # Locks, leases and cancelling need that all statements reach the process that the server's greeting names.
        answered = {link.execute("SELECT pg_backend_pid()").fetchone() for _ in range(2)}
        if answered != {(link.info.backend_pid,)}:
            raise ServerError("pooler", path=path)


def _public_name(dsn: str) -> str:
    """Return server, port and database of an address; ServerError `address` if one of them may be part of a password.

    That happens where `@`, `/` or `?` are not escaped in a password.
    """
    try:
        parts = conninfo_to_dict(dsn)
    except psycopg.Error:  # its sentence has the password
        raise ServerError("address") from None
    host, port, name = (str(parts.get(key) or "") for key in ("host", "port", "dbname"))
    if "@" in host + name or not (port.replace(",", "") or "0").isdecimal():
        raise ServerError("address")
    return f"postgresql://{host}:{port or 5432}/{name}"


def _server_error(error: psycopg.Error, path: str) -> ServerError:
    text = str(error)
    if _SLIP.match(text):
        return ServerError("address")
    code = _code(error, text)
    if code in ("password", "database"):
        return ServerError(code, path=path)
    match = _REASON.match(text)
    return ServerError(
        code, path=path, reason=_USER.sub(r'\1 "…"', (match[1] if match else text).strip().partition("\n")[0])
    )


def _code(error: psycopg.Error, text: str) -> ServerCode:
    if _BUSY.search(text):
        return "busy"
    if _DATABASE.search(text):
        return "database"
    needs_password = error.pgconn is not None and error.pgconn.needs_password
    if needs_password or "password authentication failed" in text:
        return "password"
    return "refused" if _REFUSED.search(text) else "unreachable"


Loader = Callable[[Connection], tuple[Sized, list[DamagedTable]]]


def inspect_server(dsn: str, load_tables: Loader, now: Callable[[], float] = time.time) -> ServerHealth:
    """Inspect a database and its server; `unreachable`, `not-ours`, `too-new`, `incomplete`."""
    with as_storage_errors(), closing(connect(dsn)) as db:
        db.execute("SET default_transaction_read_only = on")
        return _inspect(db, load_tables, now)


def _inspect(db: PostgresConnection, load_tables: Loader, now: Callable[[], float]) -> ServerHealth:
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
        health=_health(db, load_tables),
        replication=Replication(*_row(db, _COPIES)),
        fleet=fleet_of(db),
    )


def is_near(host: str, address: str) -> bool:
    """Return True if a server is reached without a network: through a socket, or on this machine."""
    if host.startswith(("/", "@")) or not address:
        return True
    return ipaddress.ip_address(address).is_loopback


def _row(db: Connection, sql: str) -> tuple[Any, ...]:
    return db.execute(sql).fetchone() or ()


def _ahead(db: PostgresConnection, now: Callable[[], float]) -> float:
    """Return by how many seconds the server's clock is ahead of ours at the middle of the query."""
    before = now()
    (server,) = _row(db, _CLOCK)
    return float(server) - (before + now()) / 2


def _health(db: PostgresConnection, load_tables: Loader) -> Health | None:
    """Return the state of the tables; None if there are none yet."""
    number = version(db)
    if not number:
        return None
    require_whole(db, number)
    tables, damaged = load_tables(db)
    (matches,), (size,) = _row(db, "SELECT count(*) FROM matches"), _row(db, _SIZE)
    return Health(number, migrations()[-1].number, (), tuple(damaged), len(tables) + len(damaged), matches, size)


def fleet_of(db: Connection) -> FleetHealth | None:
    """Return who has which shard; None if no process has used it yet, or only such that know nothing of shards."""
    if "fleet" not in db.columns():
        return None
    shards = shard_count(db)
    if not shards:
        return None
    tables: dict[int, int] = dict(db.execute(_BY_SHARD, (shards,)).fetchall())
    return FleetHealth(shards, rows_of(db), tables, OpenOrders(*_row(db, _ORDERS)))
