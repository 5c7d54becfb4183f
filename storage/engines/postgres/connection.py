"""A connection to PostgreSQL: psycopg's blocking one, with the words of `texts`."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg import RawCursor, RawServerCursor
from psycopg.adapt import AdaptersMap
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from storage.errors import EngineError

from ..connection import Values
from ..texts import Numbered, for_postgres

_AT_ONCE = 2000  # rows of a table that is streamed
_PREPARED = 500  # statements that a session keeps; ours are some 250
_SETTINGS = {
    "idle_in_transaction_session_timeout": "4s",  # a process that is stopped inside a transaction holds nobody up
    "jit": "off",
}


_COLUMNS = """
SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()
ORDER BY table_name, ordinal_position
"""


@contextmanager
def faults() -> Iterator[None]:
    """Turn psycopg's errors into one that the rest of storage knows."""
    try:
        yield
    except psycopg.DataError as error:
        raise EngineError(error.sqlstate or "22000", str(error)) from error
    except psycopg.Error as error:
        raise EngineError(error.sqlstate or "", str(error)) from error


class _FlagDumper(Int8Dumper):
    """Truth values as numbers: the schema keeps them so, in both engines."""

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


def _adapt(adapters: AdaptersMap) -> None:
    """Say how values go out: each number as int8, whatever its size, so that a statement is prepared once."""
    adapters.register_dumper(int, Int8Dumper)
    adapters.register_dumper(bool, _FlagDumper)
    adapters.register_dumper(str, StrDumper)


class PostgresConnection:
    """A `Connection` to a database, for one thread."""

    def __init__(self, link: psycopg.Connection[tuple[Any, ...]]) -> None:
        """Use `connect`."""
        self.link = link

    @property
    def in_transaction(self) -> bool:
        """True from a transaction's beginning to its end."""
        return self.link.info.transaction_status != TransactionStatus.IDLE

    def execute(self, sql: str, parameters: Values = (), /) -> RawCursor[tuple[Any, ...]]:
        """Run a statement, and return what it finds."""
        known = for_postgres(sql)
        cursor = RawCursor(self.link)
        with faults():
            return cursor.execute(known.sql.encode(), _ordered(known, parameters) or None)

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> RawCursor[tuple[Any, ...]]:
        """Run a statement for each of these values; they go out together, and so do the answers come back."""
        known = for_postgres(sql)
        cursor = RawCursor(self.link)
        with faults():
            cursor.executemany(known.sql.encode(), [_ordered(known, values) for values in parameters])
        return cursor

    def insert(self, sql: str, parameters: Values, /) -> int:
        """Run a statement that inserts one row, and return that row's number."""
        row = self.execute(f"{sql.rstrip()} RETURNING number", parameters).fetchone()
        return int(row[0]) if row else 0

    def listed(self, values: Iterable[int | str], /) -> object:
        """Return numbers or words as the array that `unnest` reads."""
        return [*values]

    def stream(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Yield what a statement finds, some thousand rows at a time; within a transaction."""
        with RawServerCursor(self.link, "stream") as cursor:
            cursor.itersize = _AT_ONCE
            yield from cursor.execute(sql.encode())

    def columns(self) -> dict[str, tuple[str, ...]]:
        """Return all tables with the names of their columns."""
        found: dict[str, tuple[str, ...]] = {}
        for table, column in self.execute(_COLUMNS):
            found[table] = (*found.get(table, ()), column)
        return found

    def version(self) -> int:
        """Return always the same: nobody else writes what is live."""
        return 0

    def erase(self) -> bool:
        """False: the bytes go when PostgreSQL cleans up, from its log and its backups later."""
        return False

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Write everything inside or nothing; any error undoes it and goes on."""
        yield from self._between("BEGIN", "COMMIT")

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Let several reads see the same moment, whatever is written meanwhile."""
        yield from self._between("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", "COMMIT")

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """Undo what is done inside if there is an error, which goes on, and nothing else of the transaction."""
        self.execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            if not self.link.broken:
                self.execute("ROLLBACK TO part")
                self.execute("RELEASE part")
            raise
        self.execute("RELEASE part")

    def _between(self, begin: str, end: str) -> Iterator[None]:
        self.execute(begin)
        try:
            yield
            self.execute(end)
        except BaseException:
            if not self.link.broken and self.in_transaction:
                self.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """End the connection; its locks are free when this returns."""
        with suppress(psycopg.Error):  # the server ends a session a moment after its client has gone
            self.link.execute("SELECT pg_advisory_unlock_all()")
        self.link.close()


def _ordered(known: Numbered, values: Values) -> tuple[Any, ...]:
    """Return a statement's values in the order of its places."""
    if isinstance(values, Mapping):
        return tuple(values[name] for name in known.names)
    return tuple(values)


def connect(dsn: str, *, patience: float = 10.0) -> PostgresConnection:
    """Open a connection to a database; `patience` is how many seconds to wait for its answer."""
    with faults():
        link = _linked(dsn, patience)
    return PostgresConnection(link)


def _linked(dsn: str, patience: float) -> psycopg.Connection[tuple[Any, ...]]:
    """Return a session that is set up as this package needs it."""
    link = psycopg.connect(
        dsn,
        autocommit=True,
        prepare_threshold=2,
        connect_timeout=max(2, round(patience)),
        client_encoding="UTF8",
    )
    link.prepared_max = _PREPARED
    _adapt(link.adapters)
    for name, value in _SETTINGS.items():
        link.execute("SELECT set_config(%s, %s, false)", (name, value))
    return link
