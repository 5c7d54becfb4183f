"""A connection to PostgreSQL: psycopg's blocking one, with the words of `texts`, and a session that comes back.

A session that was cut is opened again when something is asked the next time, for as long as its patience lasts. What
may be asked twice is asked again at once, and of a transaction that was lost as a whole its caller is told that it may
be run again; of a COMMIT whose answer was lost nobody knows, and who waits must look.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

import psycopg
from psycopg import Pipeline, RawCursor, RawServerCursor
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

from storage.errors import EngineError, StorageError

from ..connection import MoveRows, Values
from ..engine import IDLE
from ..fence import Fence
from ..texts import Numbered, for_postgres
from . import fenced
from .adapting import adapt, listed
from .link import Link, Reach

Rows: TypeAlias = RawCursor[tuple[Any, ...]]
_AT_ONCE = 2000  # rows of a table that is streamed
_PREPARED = 500  # statements that a session keeps; ours are some 250
_PAUSE = 0.1  # seconds between two tries to open a session
_HOPELESS = ("28", "3D", "42")  # a wrong password, no such database, no right: no patience helps
# Of a session that was cut: its transaction is lost, nobody knows whether it is stored; and patience is over.
_LOST, _UNKNOWN, _AWAY = "08006", "08007", "08001"
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
_TWICE = ("", "leases")  # what may be asked once more when nobody knows whether it was done: reads, and a renewal
_COLUMNS = """
SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()
ORDER BY table_name, ordinal_position
"""


@contextmanager
def faults() -> Iterator[None]:
    """Turn psycopg's errors into one that the rest of storage knows."""
    try:
        yield
    except psycopg.Error as error:
        raise _fault(error) from error


def _fault(error: psycopg.Error) -> EngineError:
    blank = "22000" if isinstance(error, psycopg.DataError) else ""
    return EngineError(error.sqlstate or blank, _reason(error))


def _reason(error: psycopg.Error) -> str:
    """Return what is wrong, without the row in which it is: hands may be in that."""
    return error.diag.message_primary or str(error).partition("\n")[0]


class _Together(Pipeline):
    """Statements that go out together, and end with a Sync: it brings all answers by itself.

    psycopg asks for a flush after it, at which the server stops to count how long the session says nothing: whoever was
    stopped there would keep its shard for ever.
    """

    def _fetch_gen(self, *, flush: bool) -> PQGen[None]:
        del flush
        return super()._fetch_gen(flush=False)


class PostgresConnection:
    """A `Connection` to a database, for one thread. With a fence each change of rows must name their server."""

    one_trip = True

    def __init__(self, opening: Callable[[], Link], patience: float, fence: Fence | None, reach: Reach) -> None:
        """Use `connect`."""
        self._opening, self._patience, self._fence, self._reach = opening, patience, fence, reach
        self._inside = False  # between the beginning and the end of a transaction or a snapshot
        self._fenced = False  # within a transaction whose servers are held
        self._cut = 0.0  # when something was asked of which it turned out that the session was cut
        self.link = opening()
        self._opened = time.monotonic()

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
        self.link._pipeline = _Together(self.link)
        with self.asking(), self.link.pipeline():
            cursor.executemany(known.sql.encode(), [_ordered(known, values) for values in parameters])
        return cursor

    def insert(self, text: str, parameters: Values, /) -> int:
        """Run a statement that inserts one row, and return that row's number."""
        row = self.execute(f"{text.rstrip()} RETURNING number", parameters).fetchone()
        return int(row[0]) if row else 0

    def listed(self, values: Iterable[int | str], /) -> object:
        """Return numbers or words as the array that `unnest` reads."""
        return listed(values)

    def write_moves(self, rows: MoveRows, /) -> Set[int]:
        """Write moves in one round trip; return the tables of which nothing was written."""
        if self._inside or self._fence is None:
            text, values = fenced.PLAIN, fenced.values_of(rows)
        else:
            held = self._fence.named({guild for guild, _ in rows.starts.values()})
            text, values = fenced.FENCED, fenced.fenced_values(rows, self._fence, held)
        found = self._run(text, values, again=False) if self._inside else self._known(text, values)
        return rows.starts.keys() - {number for (number,) in found}

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
        """Return how often shards have come or gone: nobody else writes what is live of those that are held."""
        return self._fence.turns if self._fence is not None else 0

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
        try:
            answers = self._run(fenced.beginning(self._fence, held), None, again=True)
        except EngineError:  # of the second statement, and the first has begun something
            self._undo()
            raise
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
        if end == "COMMIT":
            self._known(end.encode(), None)
        else:
            self._run(end.encode(), None, again=False)

    def _known(self, text: bytes, values: tuple[Any, ...] | None) -> Rows:
        """Run what makes something last; EngineError 08007 if its answer is lost: it is stored, or it is not."""
        self._ready()
        try:
            return self._sent(text, values)
        except EngineError as error:
            if self.link.closed:
                raise EngineError(_UNKNOWN, error.reason) from error
            raise

    def _check_fence(self, known: Numbered) -> None:
        """RuntimeError if a server's rows would be changed without its name: a fault of ours, whatever happens."""
        if self._fence is not None and not self._fenced and known.changes not in _NOBODYS:
            raise RuntimeError(f"{known.changes} is changed outside of a transaction that names its server")

    def _run(self, text: bytes, values: tuple[Any, ...] | None, *, again: bool) -> Rows:
        """Run a statement; `again`: if the session turns out to be cut, once more in a new one."""
        if not again and not self._inside:
            return self._known(text, values)
        self._ready()
        try:
            return self._sent(text, values)
        except EngineError:
            if self._inside or not self.link.closed:
                raise
        self._reopen()
        return self._sent(text, values)

    def _sent(self, text: bytes, values: tuple[Any, ...] | None) -> Rows:
        with self.asking():
            return RawCursor(self.link).execute(text, values)

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Turn psycopg's errors in the block into ours, and note if the session was cut."""
        began = time.monotonic()
        try:
            yield
        except psycopg.Error as error:
            fault = _fault(error)
            if self.link.closed:
                self._cut = began  # so long has whoever asked been waiting
                self._reach.lost(self._opened, fault.reason)
                fault = EngineError(_LOST, fault.reason)
            raise fault from error

    def _ready(self) -> None:
        """Have a session; EngineError if it was cut within a transaction, of which nothing is left."""
        if not self.link.closed:
            return
        if self._inside:
            raise EngineError(_LOST, "the session was cut")
        self._reopen()

    def _reopen(self) -> None:
        """Open a session again that was cut; EngineError when patience is over, counted from when one began to wait."""
        while self.link.closed:
            began = time.monotonic()
            try:
                self.link = self._opening()
            except EngineError as error:
                self._reach.lost(began, error.reason)
                if error.state[:2] in _HOPELESS:
                    raise
                if time.monotonic() + _PAUSE > self._cut + self._patience:
                    raise EngineError(_AWAY, error.reason) from error
                time.sleep(_PAUSE)
        self._opened = time.monotonic()
        self._reach.back()


def _ordered(known: Numbered, values: Values) -> tuple[Any, ...]:
    """Return a statement's values in the order of its places."""
    if isinstance(values, Mapping):
        return tuple(values[name] for name in known.names)
    return tuple(values)


def connect(
    dsn: str,
    *,
    patience: float = 10.0,
    idle: float = IDLE,
    fence: Fence | None = None,
    settle: Callable[[Link, bool], None] | None = None,
    reach: Reach | None = None,
) -> PostgresConnection:
    """Open a connection to a database; `patience` is how many seconds to wait for its answer.

    The server ends a session that says nothing for `idle` seconds within a transaction.
    `settle` sets each session up further, the first one (True) and those that take a cut one's place. `reach` hears of
    those, for several connections together.
    """
    made: list[Link] = []

    def opening() -> Link:
        with faults():
            link = _linked(dsn, patience, idle)
            try:
                if settle is not None:
                    settle(link, not made)
            except BaseException:
                link.close()
                raise
        made[:] = [link]
        return link

    return PostgresConnection(opening, patience, fence, reach or Reach())


def _linked(dsn: str, patience: float, idle: float) -> Link:
    """Return a session that is set up as this package needs it."""
    link = Link.to(
        dsn,
        patience / 2,  # what is left is for another session
        prepare_threshold=2,
        connect_timeout=max(2, round(patience / 2)),
        client_encoding="UTF8",
        **_ALIVE,
    )
    link.prepared_max = _PREPARED
    adapt(link.adapters)
    settings = {"idle_in_transaction_session_timeout": f"{round(idle * 1000)}ms", "jit": "off"}
    for name, value in settings.items():
        link.execute("SELECT set_config(%s, %s, false)", (name, value))
    return link
