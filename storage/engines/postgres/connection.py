"""A connection to PostgreSQL: psycopg's blocking one, with the words of `texts`, and a session that comes back.

A session that was cut is opened again when something is asked the next time, for as long as its patience lasts. What
may be asked twice is asked again at once; of a COMMIT whose answer was lost nobody knows, and who waits must look.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

import psycopg
from psycopg import RawCursor, RawServerCursor, sql
from psycopg.adapt import AdaptersMap
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from storage.errors import EngineError, StorageError

from ..connection import Values
from ..fence import Fence
from ..texts import Numbered, for_postgres

Link: TypeAlias = psycopg.Connection[tuple[Any, ...]]
Rows: TypeAlias = RawCursor[tuple[Any, ...]]
_AT_ONCE = 2000  # rows of a table that is streamed
_PREPARED = 500  # statements that a session keeps; ours are some 250
_PAUSE = 0.1  # seconds between two tries to open a session
_HOPELESS = ("28", "3D", "42")  # a wrong password, no such database, no right: no patience helps
_SETTINGS = {
    "idle_in_transaction_session_timeout": "4s",  # a process that is stopped inside a transaction holds nobody up
    "jit": "off",
}
_ALIVE: dict[str, Any] = {  # a server that says nothing is given up after some ten seconds
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# Tables whose rows are no server's: to change them no shard need be held.
_NOBODYS = frozenset(
    {"", "meta", "boneyard", "fleet", "leases", "orders", "orders_done", "identifies"}
    | {"daily_deals", "dailies", "daily_marks", "daily_shown"}
)
_TWICE = (
    "",
    "leases",
)  # what may be asked once more when nobody knows whether it was done: reads, and a renewal
_COLUMNS = """
SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()
ORDER BY table_name, ordinal_position
"""
# FOR KEY SHARE lets the holder renew its lease meanwhile, and makes whoever takes the shard over wait, or pass it by.
_HELD = """
SELECT count(*) FROM (
    SELECT FROM leases WHERE shards = {shards} AND owner = {owner} AND (shard, epoch) IN ({held}) FOR KEY SHARE
) AS held
"""


@contextmanager
def faults() -> Iterator[None]:
    """Turn psycopg's errors into one that the rest of storage knows."""
    try:
        yield
    except psycopg.DataError as error:
        raise EngineError(error.sqlstate or "22000", _reason(error)) from error
    except psycopg.Error as error:
        raise EngineError(error.sqlstate or "", _reason(error)) from error


def _reason(error: psycopg.Error) -> str:
    """Return what is wrong, without the row in which it is: hands may be in that."""
    return error.diag.message_primary or str(error).partition("\n")[0]


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
    """A `Connection` to a database, for one thread. With a fence each change of rows must name their server."""

    def __init__(self, opening: Callable[[], Link], patience: float, fence: Fence | None) -> None:
        """Use `connect`."""
        self._opening, self._patience, self._fence = opening, patience, fence
        self._inside = False  # between the beginning and the end of a transaction or a snapshot
        self._fenced = False  # within a transaction whose servers are held
        self.link = opening()

    @property
    def in_transaction(self) -> bool:
        """True from a transaction's beginning to its end."""
        return self._inside

    def execute(self, text: str, parameters: Values = (), /) -> Rows:
        """Run a statement, and return what it finds."""
        known = for_postgres(text)
        self._check_fence(known)
        values = _ordered(known, parameters) or None
        return self._run(known.sql.encode(), values, again=known.changes in _TWICE)

    def executemany(self, text: str, parameters: Iterable[Values], /) -> Rows:
        """Run a statement for each of these values; they go out together, and so do the answers come back."""
        known = for_postgres(text)
        self._check_fence(known)
        self._ready()
        cursor = RawCursor(self.link)
        with faults():
            cursor.executemany(known.sql.encode(), [_ordered(known, values) for values in parameters])
        return cursor

    def insert(self, text: str, parameters: Values, /) -> int:
        """Run a statement that inserts one row, and return that row's number."""
        row = self.execute(f"{text.rstrip()} RETURNING number", parameters).fetchone()
        return int(row[0]) if row else 0

    def listed(self, values: Iterable[int | str], /) -> object:
        """Return numbers or words as the array that `unnest` reads."""
        return [*values]

    def stream(self, text: str) -> Iterator[tuple[Any, ...]]:
        """Yield what a statement finds, some thousand rows at a time; within a transaction."""
        with RawServerCursor(self.link, "stream") as cursor:
            cursor.itersize = _AT_ONCE
            yield from cursor.execute(text.encode())

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
    def transaction(self, *guilds: int) -> Iterator[None]:
        """Write everything inside or nothing; any error undoes it and goes on."""
        self._begin(guilds)
        yield from self._ended("COMMIT")

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Let several reads see the same moment, whatever is written meanwhile."""
        self._run(b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", None, again=True)
        yield from self._ended("ROLLBACK")

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """Undo what is done inside if there is an error, which goes on, and nothing else of the transaction."""
        self.execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            if not self.link.closed:
                self.execute("ROLLBACK TO part")
                self.execute("RELEASE part")
            raise
        self.execute("RELEASE part")

    def close(self) -> None:
        """End the connection; its locks are free when this returns."""
        with suppress(psycopg.Error):  # the server ends a session a moment after its client has gone
            self.link.execute("SELECT pg_advisory_unlock_all()")
        self.link.close()

    def _begin(self, guilds: Iterable[int]) -> None:
        """Begin a transaction, and with a fence prove in the same trip that the servers are held."""
        held = self._fence.named(guilds) if self._fence is not None else {}
        if self._fence is None or not held:
            self._run(b"BEGIN", None, again=True)
            return
        pairs = sql.SQL(", ").join(sql.SQL("({}, {})").format(*pair) for pair in held.items())
        known = _HELD_TEXT.format(shards=self._fence.shards, owner=self._fence.owner, held=pairs)
        answers = self._run(f"BEGIN;{known.as_string(None)}".encode(), None, again=True)
        answers.nextset()
        if answers.fetchone() != (len(held),):
            self._undo()
            raise StorageError("superseded", shard=min(held))
        self._fenced = True

    def _ended(self, end: str) -> Iterator[None]:
        """Yield once inside of a transaction, and end it."""
        self._inside = True
        try:
            yield
            self._end(end)
        except BaseException:
            self._undo()
            raise
        finally:
            self._inside = self._fenced = False

    def _undo(self) -> None:
        with suppress(psycopg.Error):
            if not self.link.closed and self.link.info.transaction_status != TransactionStatus.IDLE:
                self.link.execute("ROLLBACK")

    def _end(self, end: str) -> None:
        try:
            self._run(end.encode(), None, again=False)
        except EngineError as error:
            if end == "COMMIT" and self.link.closed:
                raise EngineError("08007", error.reason) from error
            raise

    def _check_fence(self, known: Numbered) -> None:
        """RuntimeError if a server's rows would be changed without its name: a fault of ours, whatever happens."""
        if self._fence is not None and not self._fenced and known.changes not in _NOBODYS:
            raise RuntimeError(f"{known.changes} is changed outside of a transaction that names its server")

    def _run(self, text: bytes, values: tuple[Any, ...] | None, *, again: bool) -> Rows:
        """Run a statement; `again`: if the session turns out to be cut, once more in a new one."""
        self._ready()
        try:
            return self._sent(text, values)
        except EngineError:
            if self._inside or not again or not self.link.closed:
                raise
        self._reopen()
        return self._sent(text, values)

    def _sent(self, text: bytes, values: tuple[Any, ...] | None) -> Rows:
        with faults():
            return RawCursor(self.link).execute(text, values)

    def _ready(self) -> None:
        """Have a session; EngineError if it was cut within a transaction, of which nothing is left."""
        if not self.link.closed:
            return
        if self._inside:
            raise EngineError("", "the session was cut")
        self._reopen()

    def _reopen(self) -> None:
        """Open a session again that was cut; EngineError when patience is over."""
        until = time.monotonic() + self._patience
        while self.link.closed:
            try:
                self.link = self._opening()
            except EngineError as error:
                if time.monotonic() + _PAUSE > until or error.state[:2] in _HOPELESS:
                    raise
                time.sleep(_PAUSE)


_HELD_TEXT = sql.SQL(_HELD)


def _ordered(known: Numbered, values: Values) -> tuple[Any, ...]:
    """Return a statement's values in the order of its places."""
    if isinstance(values, Mapping):
        return tuple(values[name] for name in known.names)
    return tuple(values)


def connect(
    dsn: str,
    *,
    patience: float = 10.0,
    fence: Fence | None = None,
    settle: Callable[[Link, bool], None] | None = None,
) -> PostgresConnection:
    """Open a connection to a database; `patience` is how many seconds to wait for its answer.

    `settle` sets each session up further, the first one (True) and those that take a cut one's place.
    """
    made: list[Link] = []

    def opening() -> Link:
        with faults():
            link = _linked(dsn, patience)
            try:
                if settle is not None:
                    settle(link, not made)
            except BaseException:
                link.close()
                raise
        made[:] = [link]
        return link

    return PostgresConnection(opening, patience, fence)


def _linked(dsn: str, patience: float) -> Link:
    """Return a session that is set up as this package needs it."""
    link = psycopg.connect(
        dsn,
        autocommit=True,
        prepare_threshold=2,
        connect_timeout=max(2, round(patience)),
        client_encoding="UTF8",
        **_ALIVE,
    )
    link.prepared_max = _PREPARED
    _adapt(link.adapters)
    for name, value in _SETTINGS.items():
        link.execute("SELECT set_config(%s, %s, false)", (name, value))
    return link
