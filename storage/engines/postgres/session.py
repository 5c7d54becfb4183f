"""A session of psycopg, set up as this package needs it: how long it waits, and how values are sent.

psycopg waits for ever where a network drops packets or a server stands still, since neither ends a session. So a server
that says nothing is asked over another session whether it is at work; then a statement may take as long as it takes.
"""

import logging
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from threading import Lock
from typing import Any, Self, TypeVar

import psycopg
from psycopg import DataError
from psycopg.types.array import ListBinaryDumper
from psycopg.types.numeric import Int8BinaryDumper, Int8Dumper
from psycopg.types.string import StrDumper

from storage.errors import EngineError

T = TypeVar("T")
_DOING = """
SELECT state = 'active' AND wait_event_type IS DISTINCT FROM 'Client' FROM pg_stat_activity WHERE pid = %s
"""
_GREETING = 2  # seconds; psycopg waits no shorter for a session
_PREPARED = 500  # statements that a session keeps; ours are some 250
_ALIVE: dict[str, Any] = {  # a server that says nothing is given up after some ten seconds
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_log = logging.getLogger(__name__)


class SilenceError(psycopg.OperationalError):
    """The server says nothing, and is not at work for this session."""


class Link(psycopg.Connection[tuple[Any, ...]]):
    """A session; `silence` is how many seconds the server may say nothing before it is asked whether it is at work."""

    silence: float | None = None
    address = ""  # where to ask; "": a session that says nothing is closed

    @classmethod
    def to(cls, dsn: str, silence: float, *, asks: bool = True, **options: Any) -> Self:
        """Open a session; raise psycopg's errors."""
        link = cls.connect(dsn, autocommit=True, **options)
        link.silence, link.address = silence, dsn if asks else ""
        return link

    def wait(self, gen: Generator[Any, Any, T], *options: Any, **more: Any) -> T:
        """Wait for an answer; close the session and raise SilenceError if none will come."""
        if self.silence is None:
            return super().wait(gen, *options, **more)
        try:
            return super().wait(watched(gen, self.silence, self._at_work), *options, **more)
        except SilenceError:
            self.close()
            raise

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Wait in the block without limit, for notifications that may never come."""
        silence, self.silence = self.silence, None
        try:
            yield
        finally:
            self.silence = silence

    def _at_work(self) -> bool:
        """Return True if the server is working on this session's statement."""
        if not self.address:
            return False
        try:
            with closing(Link.to(self.address, _GREETING, asks=False, connect_timeout=_GREETING)) as other:
                row = other.execute(_DOING, (self.info.backend_pid,)).fetchone()
        except psycopg.Error:
            return False
        return row == (True,)


def open_link(dsn: str, patience: float, idle: float) -> Link:
    """Return a session that is set up as this package needs it; see `connection.connect`."""
    link = Link.to(
        dsn,
        patience / 2,  # the rest is for another session
        prepare_threshold=2,
        connect_timeout=max(2, round(patience / 2)),
        client_encoding="UTF8",
        **_ALIVE,
    )
    link.prepared_max = _PREPARED
    link.adapters.register_dumper(int, Int8BinaryDumper)  # within arrays
    dumpers: dict[type, Any] = {int: Int8Dumper, bool: _FlagDumper, str: StrDumper, list: ListBinaryDumper}
    for kind, dumper in dumpers.items():
        link.adapters.register_dumper(kind, dumper)
    settings = {"idle_in_transaction_session_timeout": f"{round(idle * 1000)}ms", "jit": "off"}
    for name, value in settings.items():
        link.execute("SELECT set_config(%s, %s, false)", (name, value))
    return link


def watched(
    gen: Generator[Any, Any, T], silence: float, at_work: Callable[[], bool], now: Callable[[], float] = time.monotonic
) -> Generator[Any, Any, T]:
    """Run a wait of psycopg; raise SilenceError if nothing comes and the server is not at work either."""
    until = now() + silence
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and now() >= until:
                if not at_work():
                    raise SilenceError("the server says nothing")
                until = now() + silence
            wanted = gen.send(ready)
    except StopIteration as done:
        value: T = done.value
        return value


class Reach:
    """Logs an outage as two lines, however many sessions of this process were cut. Sessions report from their threads.

    All sessions mostly break together, but each notices at its next statement. So a session that was opened before the
    server was back begins no new outage.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._lock = Lock()
        self._since: float | None = None
        self._back = now()

    def lost(self, began: float, reason: str) -> None:
        """Note that a session was cut; `began` is when it was opened, or when opening it failed."""
        with self._lock:
            if self._since is None and began >= self._back:
                self._since = self._now()
                _log.warning("the database cannot be reached: %s", reason)

    def back(self) -> None:
        """Note that a session was opened."""
        with self._lock:
            if self._since is not None:
                self._back = self._now()
                _log.warning("the database can be reached again, after %.1f seconds", self._back - self._since)
                self._since = None


@contextmanager
def faults() -> Iterator[None]:
    """Turn psycopg's errors into EngineError."""
    try:
        yield
    except psycopg.Error as error:
        raise fault_of(error) from error


def fault_of(error: psycopg.Error) -> EngineError:
    """Return the EngineError for one of psycopg's, without the row in which it is: hands may be in that."""
    return EngineError(
        error.sqlstate or ("22000" if isinstance(error, DataError) else ""),
        error.diag.message_primary or str(error).partition("\n")[0],
    )


class _FlagDumper(Int8Dumper):
    """Sends truth values as numbers: the schema keeps them so, in both engines."""

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"
