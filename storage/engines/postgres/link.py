"""A session of psycopg that does not wait for ever: whoever says nothing is asked over another session what it does.

A way that swallows packets, or a server that stands still, ends no session: both sides would wait. A statement may take
its time, though, as long as the server is at work on it.

What ends one session of a process mostly ends all, and each finds that out when it is asked the next time: who was
opened before the server was back has lost nothing that was not told already.
"""

import logging
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from threading import Lock
from typing import Any, Self, TypeVar

import psycopg

T = TypeVar("T")
_DOING = """
SELECT state = 'active' AND wait_event_type IS DISTINCT FROM 'Client' FROM pg_stat_activity WHERE pid = %s
"""
_GREETING = 2  # seconds; psycopg waits no shorter for a session
_log = logging.getLogger(__name__)


class SilenceError(psycopg.OperationalError):
    """The server says nothing, and does nothing for this session."""


class Link(psycopg.Connection[tuple[Any, ...]]):
    """A session; `silence` is how many seconds the server may say nothing before it is asked what it does."""

    silence: float | None = None
    address = ""  # where to ask; "": a session that says nothing is given up

    @classmethod
    def to(cls, dsn: str, silence: float, *, asks: bool = True, **options: Any) -> Self:
        """Open a session; psycopg's errors."""
        link = cls.connect(dsn, autocommit=True, **options)
        link.silence, link.address = silence, dsn if asks else ""
        return link

    def wait(self, gen: Generator[Any, Any, T], *options: Any, **more: Any) -> T:
        """Wait for an answer; SilenceError, and the session is closed, if none will come."""
        if self.silence is None:
            return super().wait(gen, *options, **more)
        try:
            return super().wait(watched(gen, self.silence, self._at_work), *options, **more)
        except SilenceError:
            self.close()
            raise

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Wait in the block as long as it takes, for what may never come."""
        silence, self.silence = self.silence, None
        try:
            yield
        finally:
            self.silence = silence

    def _at_work(self) -> bool:
        """True if the server is busy with what it was asked."""
        if not self.address:
            return False
        try:
            other = Link.to(self.address, _GREETING, asks=False, connect_timeout=_GREETING)
            with closing(other):
                found = other.execute(_DOING, (self.info.backend_pid,)).fetchone()
        except psycopg.Error:
            return False
        return found == (True,)


def watched(
    gen: Generator[Any, Any, T], silence: float, at_work: Callable[[], bool], now: Callable[[], float] = time.monotonic
) -> Generator[Any, Any, T]:
    """Pass on what a wait of psycopg asks for; SilenceError if nothing comes, and the server is not at work either."""
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
    """Hears of sessions that were cut and opened again, from their threads: an outage is two lines of the log."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._lock = Lock()
        self._since: float | None = None
        self._back = now()

    def lost(self, began: float, reason: str) -> None:
        """Note that a session was cut that had been opened then, or was tried to be opened then in vain."""
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
