"""A PostgreSQL database as an engine: its sessions, and the migrations of its schema.

Processes that start together take the migrations one after the other, under an advisory lock, while others play.
"""

import time
from collections.abc import Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict

from storage.errors import EngineError, StorageError

from ..connection import closed_on_error
from ..fence import Fence
from ..sqlite import schema as sqlite
from ..sqlite.connection import SqliteConnection
from ..sqlite.engine import write_copy
from .connection import PostgresConnection, connect
from .leases import LISTEN, Claim
from .session import Link, Reach, faults

_WRITER = 0x424F4E45  # "BONE": the advisory lock of the processes that write
_SCHEMA = 0x424F4E46  # "BONF": the advisory lock of a process that changes the schema
_PAUSE = 0.1  # seconds between two tries to take the lock
_MOMENT = 1.0  # seconds of all tries, when a store is opened
_ENDING = 30.0  # seconds that programs have to end which may not write any more
# Shards of programs that may not write any more. A lease that has run out does not count.
_OLDER = """
SELECT 1 FROM leases WHERE owner IS NOT NULL AND schema < ?
AND expires >= extract(epoch FROM clock_timestamp())::double precision LIMIT 1
"""
_HELD_UP = ("40001", "40P01", "55P03")  # other sessions were in the way: a step may be tried again
_OF_STEP = ("0A", "22", "23", "42")  # classes of errors that a step has at every try
_MARK = "boneyard"  # the table with the number of the schema; it also marks the database as ours


class PostgresEngine:
    """A database on a server; `busy` is how many seconds to wait for its answer.

    With a fence several processes write, each for the shards that it holds; without one only this process does.
    The server ends a session that says nothing for `idle` seconds within a transaction.
    """

    def __init__(self, dsn: str, busy: float, fence: Fence | None, idle: float) -> None:
        self._dsn, self._busy, self._fence = dsn, busy, fence
        self._patient = partial(connect, dsn, patience=busy, idle=idle, reach=Reach())

    @property
    def name(self) -> str:
        """The database, its server and its port, without the password."""
        parts = conninfo_to_dict(self._dsn)
        return f"postgresql://{parts.get('host', '')}:{parts.get('port', 5432)}/{parts.get('dbname', '')}"

    def claim(self, program: str, ttl: float) -> Claim:
        """Return what the leases of this process are for."""
        assert self._fence is not None
        return Claim(self._fence.owner, program, self._fence.shards, ttl, migrations()[-1].number)

    def acquire(self) -> None:
        """Do nothing: the session that writes holds the lock."""

    def release(self) -> None:
        """Do nothing: the lock ends with its session."""

    def writer(self) -> PostgresConnection:
        """Open a session that writes and holds the lock, with the present schema."""
        db = self._patient(fence=self._fence, settle=self._lock)
        with closed_on_error(db.close):
            migrate(db, beside=self._fence is not None)
        return db

    def reader(self) -> PostgresConnection:
        """Open a session that only reads."""
        return self._patient(settle=lambda link, _: link.execute("SET default_transaction_read_only = on"))

    def asker(self) -> PostgresConnection:
        """Open a session for leases."""
        return self._patient()

    def listener(self) -> PostgresConnection:
        """Open a session that hears what other processes tell."""
        return self._patient(settle=lambda link, _: link.execute(LISTEN))

    def _lock(self, link: Link, first: bool) -> None:
        """Take the lock of the processes that write: with a fence shared with others, otherwise alone.

        If a cut session or a killed process had it, the server may need a moment to notice that.
        """
        take = "pg_try_advisory_lock_shared" if self._fence else "pg_try_advisory_lock"
        until = time.monotonic() + (min(_MOMENT, self._busy) if first else self._busy)
        while link.execute(f"SELECT {take}({_WRITER})".encode()).fetchone() != (True,):
            if time.monotonic() >= until:
                raise StorageError("in-use", path=self.name, pid=None)
            time.sleep(_PAUSE)

    def backup(self, to: Path, force: bool) -> None:
        """Copy everything, as it is at one moment, into a SQLite file."""
        write_copy(to, self._copy_into, force=force)

    def _copy_into(self, target: SqliteConnection) -> None:
        """Write all rows into an empty file of the same schema, as they are at one moment."""
        with closing(self.reader()) as source:
            if not (schema := version(source)):
                raise StorageError("missing-file", path=self.name)
            sqlite.migrate(target, sqlite.migrations()[:schema])
            tables = {name: columns for name, columns in target.columns().items() if not name.startswith("sqlite_")}
            source.execute("SET idle_in_transaction_session_timeout = 0")  # the disk of the copy may be slow
            with source.snapshot(), target.transaction(), faults():
                for table, columns in tables.items():
                    names = ", ".join(f'"{column}"' for column in columns)
                    target.executemany(
                        f'INSERT INTO "{table}" ({names}) VALUES ({", ".join("?" * len(columns))})',
                        source.stream(f'SELECT {names} FROM "{table}"'),
                    )


@cache
def migrations() -> tuple[sqlite.Migration, ...]:
    """Return all steps of the schema; the first one makes what SQLite's first seven do."""
    return sqlite.read_migrations("postgres")


def migrate(
    db: PostgresConnection,
    steps: Sequence[sqlite.Migration] | None = None,
    *,
    tries: int = 10,
    patience: float = 2.0,
    beside: bool = False,
) -> None:
    """Bring a database to the last of `steps` (None: of all), each whole or not at all.

    A step waits `patience` seconds for each table in use, then lets the sessions behind it go first and tries again.
    A step that removes what older programs need waits until these have ended. `beside`: a newer schema will do, as long
    as this program may write to it. StorageError `not-ours`, `too-new`, `migration`, `in-use`; EngineError after so
    many `tries`.
    """
    steps = migrations() if steps is None else steps
    number = version(db, max(steps[-1].number, migrations()[-1].number), beside=beside)
    for step in [step for step in steps if step.number > number]:
        _end_older(db, step)
        _step(db, step, tries, patience)


def _end_older(db: PostgresConnection, step: sqlite.Migration) -> None:
    """Tell programs that are too old for a step to end, and return when they hold no shard any more; `in-use`."""
    if not step.needs or _number(db) >= step.number:
        return
    db.execute("UPDATE fleet SET oldest = greatest(oldest, ?)", (step.needs,))
    until = time.monotonic() + _ENDING
    while db.execute(_OLDER, (step.needs,)).fetchone():
        if time.monotonic() >= until:
            raise StorageError("in-use", path=None, pid=None)
        time.sleep(_PAUSE)


def _step(db: PostgresConnection, step: sqlite.Migration, tries: int, patience: float) -> None:
    """Take a step, unless another process has; try again while other sessions are in the way."""
    for _ in range(tries - 1):
        try:
            return _take(db, step, patience)
        except EngineError as error:
            if error.state not in _HELD_UP:
                raise
    return _take(db, step, patience)


def _take(db: PostgresConnection, step: sqlite.Migration, patience: float) -> None:
    """Take a step once, if it is the next one; other processes that want to take it wait meanwhile."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(?)", (_SCHEMA,))
        if _number(db) < step.number:
            db.execute("SELECT set_config('lock_timeout', ?, true)", (f"{round(patience * 1000)}ms",))
            _apply(db, step)


def version(db: PostgresConnection, newest: int | None = None, *, beside: bool = False) -> int:
    """Return the number of a database's schema, 0 for an empty one; `not-ours`, `too-new`.

    `beside`: a schema newer than `newest` (None: what the last step makes) will do if this program may write to it.
    """
    newest = migrations()[-1].number if newest is None else newest
    number = _number(db)
    if number > newest:
        may_write = beside and db.execute("SELECT 1 FROM fleet WHERE oldest <= ?", (newest,)).fetchone()
        if not may_write:
            raise StorageError("too-new", found=number, known=newest)
    return number


def _number(db: PostgresConnection) -> int:
    """Return the number of a database's schema, 0 for an empty one; `not-ours`."""
    tables = db.columns()
    if _MARK not in tables:
        if tables:
            raise StorageError("not-ours")
        return 0
    return int(db.execute(f"SELECT schema FROM {_MARK}").fetchall()[0][0])


def _apply(db: PostgresConnection, step: sqlite.Migration) -> None:
    try:
        with faults():
            db.link.execute(step.sql.encode())
        db.execute(f"CREATE TABLE IF NOT EXISTS {_MARK} (schema BIGINT NOT NULL)")
        db.execute(f"DELETE FROM {_MARK}")
        db.execute(f"INSERT INTO {_MARK} (schema) VALUES (?)", (step.number,))
    except EngineError as error:
        if error.state[:2] not in _OF_STEP:
            raise
        raise StorageError("migration", version=step.number, reason=error.reason) from error
