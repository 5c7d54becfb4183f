"""A connection to PostgreSQL that takes statements in the words of `texts`, and reconnects when its session was cut.

Reads are asked once more then. A lost transaction is reported, so that the caller may run it again; after a COMMIT
whose answer was lost nobody knows whether it is stored, so the caller must look. With a fence, a transaction begins by
proving that the servers are held; a group of moves is one statement that proves it itself, for each table.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

import psycopg
from psycopg import Copy, Pipeline, RawCursor, RawServerCursor, sql
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

from storage.errors import EngineError, StorageError

from ..connection import IDLE, MoveRows, Values, closed_on_error
from ..fence import Fence
from ..texts import Numbered, for_postgres
from .session import Link, Reach, fault_of, faults, open_link

Rows: TypeAlias = RawCursor[tuple[Any, ...]]
_AT_ONCE = 2000  # rows of a table that is streamed
_PAUSE = 0.1  # seconds between two tries to open a session
_HOPELESS = ("28", "3D", "42")  # a wrong password, no such database, no right: no patience helps
_LOST = "08006"  # the session was cut: its transaction is lost
_UNKNOWN = "08007"  # the session was cut: nobody knows whether its transaction is stored
_AWAY = "08001"  # the patience is over
# Tables whose rows belong to no server: to change them no shard need be held.
_NOBODYS = frozenset(
    {"", "meta", "boneyard", "fleet", "leases", "orders", "orders_done", "identifies"}
    | {"daily_deals", "dailies", "daily_marks", "daily_shown"}
    | {"daily_problems", "daily_problem_days", "daily_answers"}
)
_TWICE = ("", "leases")  # tables whose statement may run again after a cut: reads, and a renewal
# information_schema.columns tells the same, and takes a new session four times as long.
_COLUMNS = """
SELECT t.relname, c.attname FROM pg_attribute AS c JOIN pg_class AS t ON t.oid = c.attrelid
JOIN pg_namespace AS n ON n.oid = t.relnamespace AND n.nspname = current_schema()
WHERE t.relkind IN ('r', 'v', 'f', 'p') AND c.attnum > 0 AND NOT c.attisdropped
AND has_column_privilege(t.oid, c.attnum, 'SELECT, INSERT, UPDATE, REFERENCES') ORDER BY t.relname, c.attnum
"""
# FOR KEY SHARE lets the holder renew its lease meanwhile. A takeover is waited for, and changes the epoch.
_HELD_NOW = sql.SQL("""SELECT count(*) FROM (
    SELECT FROM leases WHERE shards = {shards} AND owner = {owner} AND (shard, epoch) IN ({held}) FOR KEY SHARE
) AS held""")
_HELD = """held AS MATERIALIZED (
    SELECT shard FROM leases WHERE shards = $10 AND "owner" = $11 AND epoch = ANY($12::bigint[]) FOR KEY SHARE
), """
_FENCED = "(asked.guild >> 22) % $10 IN (SELECT held.shard FROM held) AND "
# A log's length is looked up for the tables of the group only: `tables` is not joined.
_WRITE = """WITH {held}fit AS MATERIALIZED (
    SELECT asked.number, asked.guild
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS asked (number, guild, entries)
    WHERE {fenced}asked.entries = (SELECT coalesce(max(log.n) + 1, 0) FROM log WHERE log."table" = asked.number)
), written AS (
    UPDATE tables SET header = new.header FROM unnest($4::bigint[], $5::text[]) AS new (number, header)
    WHERE tables.number = new.number AND new.number IN (SELECT fit.number FROM fit)
), added AS (
    INSERT INTO log ("table", n, guild, kind, body)
    SELECT fit.number, new.n, fit.guild, new.kind, new.body
    FROM unnest($6::bigint[], $7::bigint[], $8::text[], $9::text[]) AS new (number, n, kind, body)
    JOIN fit ON fit.number = new.number
)
SELECT fit.number FROM fit"""
_PLAIN_MOVES = _WRITE.format(held="", fenced="").encode()
_FENCED_MOVES = _WRITE.format(held=_HELD, fenced=_FENCED).encode()


class _Together(Pipeline):
    """Statements that are sent together and end with a Sync, which brings all answers by itself.

    psycopg asks for a flush after it, at which the server stops counting how long the session says nothing: a process
    that is stopped there would keep its shard for ever.
    """

    def _fetch_gen(self, *, flush: bool) -> PQGen[None]:
        del flush
        return super()._fetch_gen(flush=False)


class PostgresConnection:
    """A `Connection` to a database. With a fence, each change of rows must name their server."""

    one_trip = True

    def __init__(self, opening: Callable[[], Link], patience: float, fence: Fence | None, reach: Reach) -> None:
        """Use `connect`."""
        self._opening, self._patience, self._fence, self._reach = opening, patience, fence, reach
        self._inside = False  # between the beginning and the end of a transaction or a snapshot
        self._fenced = False  # within a transaction whose servers are held
        self._cut = 0.0  # when the statement was sent at which the session turned out to be cut
        self.link = opening()
        self._opened = time.monotonic()

    @property
    def in_transaction(self) -> bool:
        return self._inside and not self.link.closed

    def execute(self, text: str, parameters: Values = (), /) -> Rows:
        statement = for_postgres(text)
        self._check_fence(statement)
        return self._run(
            statement.sql.encode(), _ordered(statement, parameters) or None, again=statement.changes in _TWICE
        )

    def executemany(self, text: str, parameters: Iterable[Values], /) -> Rows:
        """Run a statement for each of these values, all in one round trip."""
        statement = for_postgres(text)
        self._check_fence(statement)
        self._ready()
        cursor = RawCursor(self.link)
        self.link._pipeline = _Together(self.link)
        with self.asking(), self.link.pipeline():
            cursor.executemany(statement.sql.encode(), [_ordered(statement, values) for values in parameters])
        return cursor

    def insert(self, text: str, parameters: Values, /) -> int:
        row = self.execute(f"{text.rstrip()} RETURNING number", parameters).fetchone()
        return int(row[0]) if row else 0

    def listed(self, values: Iterable[int | str], /) -> object:
        """Return numbers or words as the array that `unnest` reads."""
        return [*values]

    def write_moves(self, rows: MoveRows, /) -> Set[int]:
        """Write moves in one round trip; return the tables that were left out."""
        guilds, lengths = zip(*rows.starts.values(), strict=True)
        tables, numbers, _, kinds, bodies = zip(*rows.entries, strict=True) if rows.entries else ((),) * 5
        columns = rows.starts, guilds, lengths, rows.headers, rows.headers.values(), tables, numbers, kinds, bodies
        text, values = _PLAIN_MOVES, tuple[Any, ...](map(list, columns))
        if not self._inside and self._fence is not None:
            held = self._fence.named(guilds)
            text, values = _FENCED_MOVES, (*values, self._fence.shards, self._fence.owner, [*held.values()])
        return rows.starts.keys() - {number for (number,) in self._run(text, values)}

    @contextmanager
    def copy(self, text: str, types: Sequence[str]) -> Iterator[Copy]:
        """Run a COPY in binary, of columns of these types: a float is the same to its last bit."""
        with faults(), RawCursor(self.link) as cursor, cursor.copy(text.encode()) as copy:
            copy.set_types(types)
            yield copy

    def stream(self, text: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows that a statement finds, some thousand at a time; within a transaction."""
        with RawServerCursor(self.link, "stream") as cursor:
            cursor.itersize = _AT_ONCE
            yield from cursor.execute(text.encode())

    def columns(self) -> dict[str, tuple[str, ...]]:
        tables: dict[str, tuple[str, ...]] = {}
        for table, column in self.execute(_COLUMNS):
            tables[table] = (*tables.get(table, ()), column)
        return tables

    def version(self) -> int:
        """Return how often shards came or went: nobody else writes the live tables of those that are held."""
        return self._fence.turns if self._fence is not None else 0

    def erase(self) -> bool:
        """Return False: PostgreSQL overwrites the bytes when it cleans up, those in its log and backups later."""
        return False

    @contextmanager
    def transaction(self, *guilds: int, durable: bool = True) -> Iterator[None]:
        self._begin(guilds, b"BEGIN" if durable else b"BEGIN; SET LOCAL synchronous_commit = off")
        yield from self._ended(b"COMMIT")

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self._run(b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", again=True)
        yield from self._ended(b"ROLLBACK")

    def close(self) -> None:
        """Close the connection; its locks are free when this returns."""
        with suppress(psycopg.Error):  # the server ends a session only a moment after its client has gone
            self.link.execute("SELECT pg_advisory_unlock_all()")
        self.link.close()

    def _begin(self, guilds: Iterable[int], begin: bytes) -> None:
        """Begin a transaction; with a fence, prove in the same trip that the servers are held."""
        held = self._fence.named(guilds) if self._fence is not None else {}
        if self._fence is None or not held:
            self._run(begin, again=True)
            return
        try:
            held_now = _HELD_NOW.format(
                shards=self._fence.shards,
                owner=self._fence.owner,
                held=sql.SQL(", ").join(sql.SQL("({}, {})").format(*pair) for pair in held.items()),
            )
            answers = self._run(begin + b"; " + held_now.as_bytes(None), again=True)
        except EngineError:  # the last statement failed, and the first has begun a transaction
            self._undo()
            raise
        while answers.nextset():
            pass
        if answers.fetchone() != (len(held),):
            self._undo()
            raise StorageError("superseded", shard=min(held))
        self._fenced = True

    def _ended(self, end: bytes) -> Iterator[None]:
        """Yield once inside of a transaction, and end it."""
        self._inside = True
        try:
            yield
            self._run(end, lasts=end == b"COMMIT")
        except BaseException:
            self._undo()
            raise
        finally:
            self._inside = self._fenced = False

    def _undo(self) -> None:
        with suppress(psycopg.Error):
            if not self.link.closed and self.link.info.transaction_status != TransactionStatus.IDLE:
                self.link.execute("ROLLBACK")

    def _check_fence(self, statement: Numbered) -> None:
        """Raise RuntimeError if a server's rows would be changed without its name: a bug in the caller."""
        if self._fence is not None and not self._fenced and statement.changes not in _NOBODYS:
            raise RuntimeError(f"{statement.changes} is changed outside of a transaction that names its server")

    def _run(
        self, text: bytes, values: tuple[Any, ...] | None = None, *, again: bool = False, lasts: bool = False
    ) -> Rows:
        """Run a statement in a session that is opened again where it was cut.

        If the session turns out to be cut only now, the statement runs once more if it may run `again`. Within a
        transaction the error is 08006, and everything is lost. After a change outside of one, or one that `lasts`
        (COMMIT), it is 08007: nobody knows whether it is stored.
        """
        self._ready()
        try:
            return self._sent(text, values)
        except EngineError as error:
            if not self.link.closed:
                raise
            if lasts or not (again or self._inside):
                raise EngineError(_UNKNOWN, error.reason) from error
            if self._inside:
                raise
        self._ready()
        return self._sent(text, values)

    def _sent(self, text: bytes, values: tuple[Any, ...] | None) -> Rows:
        with self.asking():
            return RawCursor(self.link).execute(text, values)

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Turn psycopg's errors in the block into EngineError, and note if the session was cut."""
        began = time.monotonic()
        try:
            yield
        except psycopg.Error as error:
            fault = fault_of(error)
            if self.link.closed:
                self._cut = began  # the caller has been waiting since then
                self._reach.lost(self._opened, fault.reason)
                fault = EngineError(_LOST, fault.reason)
            raise fault from error

    def _ready(self) -> None:
        """Open a session in place of a cut one.

        EngineError within a transaction, which is lost, or when the patience is over, counted from `_cut`.
        """
        if not self.link.closed:
            return
        if self._inside:
            raise EngineError(_LOST, "the session was cut")
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


def _ordered(statement: Numbered, values: Values) -> tuple[Any, ...]:
    """Return a statement's values in the order of its places."""
    return tuple(values[name] for name in statement.names) if isinstance(values, Mapping) else tuple(values)


def connect(
    dsn: str,
    *,
    patience: float = 10.0,
    idle: float = IDLE,
    fence: Fence | None = None,
    settle: Callable[[Link, bool], object] | None = None,
    reach: Reach | None = None,
) -> PostgresConnection:
    """Open a connection to a database; `patience` is how many seconds to wait for its answer.

    The server ends a session that says nothing for `idle` seconds within a transaction.
    `settle` sets each session up further, the first one (True) and those that replace a cut one. `reach` logs outages,
    for several connections together.
    """
    made: list[Link] = []

    def opening() -> Link:
        with faults():
            link = open_link(dsn, patience, idle)
            with closed_on_error(link.close):
                if settle is not None:
                    settle(link, not made)
        made[:] = [link]
        return link

    return PostgresConnection(opening, patience, fence, reach or Reach())
