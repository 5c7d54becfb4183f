"""Reads a place that a bot may have open: copies it, inspects it, and lists where the bot is used."""

import re
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote

from .engines import Connection, Place, engine_of, is_dsn
from .engines.sqlite.connection import SqliteConnection
from .engines.sqlite.engine import log_of, look_at
from .engines.sqlite.schema import migrations, require_whole, version
from .errors import FAULTS, StorageError, as_storage_errors, storage_error
from .health import Health, ServerHealth
from .loading import load_tables
from .values import DamagedTable

T = TypeVar("T")
_WHO = re.compile(r"\w+://([^:@/]*)(?::([^@/]*))?@")  # as libpq reads it

_PLACES = """
SELECT guild, channel FROM tables WHERE channel > 0
UNION SELECT guild, channel FROM scoreboards
UNION SELECT guild, channel FROM fixtures WHERE state = 'open'
UNION SELECT guild, CAST(trim(value, '"') AS BIGINT) FROM settings WHERE channel = 0 AND key = :posts
UNION SELECT DISTINCT guild, 0 FROM matches WHERE league = 1
"""


def backup_now(place: Place, to: Path, *, force: bool = False) -> None:
    """Copy a file or a database, as it is at this moment, into one file that is complete when its name appears.

    Raises as `SqliteEngine.backup`, for a server also `unreachable`; then `to` is untouched.
    """
    engine_of(place).backup(to, force)


def inspect_now(path: Path) -> Health:
    """Inspect a database without changing it, beside a running bot too; the answer tells of lesser damage.

    Raises `missing-file`, `unreadable`, `not-a-database`, `not-ours`, `too-new`, or `damaged` if nothing can be read.
    """
    with as_storage_errors():
        return look_at(path, lambda db: _inspect_file(db, path))


def _inspect_file(db: SqliteConnection, path: Path) -> Health:
    newest = len(migrations())
    number = version(db, newest)
    require_whole(db, number)
    integrity = _integrity(db)
    damaged: list[DamagedTable] = []
    tables = matches = 0
    try:
        tables, matches = _count(db, "tables"), _count(db, "matches")
        damaged = load_tables(db)[1] if number else []
    except FAULTS:
        if not integrity:  # otherwise it gives the reason already
            raise
    size = sum(file.stat().st_size for file in (path, log_of(path)) if file.exists())
    return Health(number, newest, integrity, tuple(damaged), tables, matches, size)


def _integrity(db: SqliteConnection) -> tuple[str, ...]:
    faults: list[str] = []
    try:
        faults += [text for (text,) in db.execute("PRAGMA integrity_check") if text != "ok"]
        faults += [f"foreign key {row[0]} -> {row[2]}" for row in db.execute("PRAGMA foreign_key_check")]
    except FAULTS as error:
        if storage_error(error).code != "damaged":
            raise
        faults.append(str(error))  # too damaged even to be checked
    return tuple(faults)


def _count(db: SqliteConnection, table: str) -> int:
    """Count the rows of a table that an older version of the schema may not have."""
    exists = db.execute("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", (table,)).fetchone()
    if not exists:
        return 0
    return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 - names of ours


def inspect_server(dsn: str, now: Callable[[], float] = time.time) -> ServerHealth:
    """Inspect a database and its server; `unreachable`, `not-ours`, `too-new`, `incomplete`."""
    from .engines.postgres import inspecting

    return inspecting.inspect_server(dsn, load_tables, now)


def require_there(place: Place) -> None:
    """Raise `missing-file` where nothing was stored yet: opening it would create it."""
    exists = bool(read_from(place, lambda db: db.columns())) if is_dsn(place) else Path(place).exists()
    if not exists:
        raise StorageError("missing-file", path=engine_of(place).name)


def places_now(place: Place, *posts: str) -> dict[int, set[int]]:
    """Return the servers where tables live or a league is played, with the channels in which the bot has messages.

    `posts` are the keys of a server's settings that name channels in which the bot posts. Raises as `inspect_now`.
    """

    def read(db: Connection) -> list[tuple[Any, ...]]:
        return [row for key in posts for row in db.execute(_PLACES, {"posts": key}).fetchall()]

    places: dict[int, set[int]] = {}
    for guild, channel in read_from(place, read):
        places.setdefault(guild, set()).update({channel} if channel else ())
    return places


def read_from(place: Place, work: Callable[[Connection], T]) -> T:
    """Call `work` with a connection that only reads and leaves no trace; return its result. Raises as `inspect_now`."""
    with as_storage_errors():
        if not is_dsn(place):
            return look_at(Path(place), work)
        with closing(engine_of(place).reader()) as db:
            return work(db)


def secrets_of(place: Place) -> tuple[str, ...]:
    """Return the parts of a place that must be in no log: an address, its password, and mentions of its user."""
    if not is_dsn(place):
        return ()
    place = str(place)
    match = _WHO.match(place)
    user, password = (match[1], match[2] or "") if match else ("", "")
    query = parse_qs(place.partition("?")[2])
    users = {unquote(user), *query.get("user", ())} - {""}
    passwords = {password, unquote(password), *query.get("password", ())}
    named = {form.format(name) for name in users for form in ('user "{}"', 'role "{}"', "user={}")}
    return (place, *sorted({*passwords, *named} - {""}))
