"""The way to a server: one line of the log when it does not answer, and one when it does again.

A process has several sessions. What ends one of them mostly ends all, and each finds that out when it is asked the next
time: who was opened before the server was back has lost nothing that was not told already.
"""

import logging
import time
from collections.abc import Callable
from threading import Lock

_log = logging.getLogger(__name__)


class Reach:
    """Hears of sessions that were cut and opened again, from their threads."""

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
                _log.warning(
                    "the database can be reached again, after %.1f seconds", self._back - self._since
                )
                self._since = None
