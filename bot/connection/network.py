"""The line to Discord: one line of the log when it cannot be reached, and one when it can again.

Where the network is gone under fifty tables, dozens of requests fail at once and others are tried again and again. Each
is dealt with where it was made; what a host wants to know is when it began, why, and when it was over. A few answers of
500 and above come on any day and are tried again: nothing is said of those.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Literal, NamedTuple

import aiohttp

from bot.tables import Alarm, Clock

MOST_OFF = 120.0  # seconds by which this machine's clock may differ from Discord's
_API = "/api/v"
_QUICK = 30.0  # seconds that an answer may take to say what time it is
_CALM = 5.0  # seconds without a failure before an answer means that all is well: not every connection fails at once
_IN_A_ROW = 4  # answers of 500 and above that are no longer by chance
_LONG = 60.0  # seconds that Discord may let the bot wait without anything being told of it
_ENTRANCE = ("/users/@me", "/gateway/bot")  # what every start asks; it waits for nothing else
_TELLING = ("discord.client", "discord.shard")
_log = logging.getLogger(__name__)


Reason = Literal["logins", "reserve", "limit", "crashes"]


class Wait(NamedTuple):
    """A wait before the bot can log in, of which so many `seconds` are left.

    No `logins` are left, only the `reserve` of them that no process uses, Discord's `limit` says so, or the bot
    `crashes` at every start.
    """

    reason: Reason
    seconds: float


class Network:
    """Hears how every request of the client ends. `refusals` counts answers of 400 and above, by their status."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since: float | None = None
        self._last, self._lost, self._refused = 0.0, 0, 0
        self._waits: Wait | None = None
        self._date: tuple[float, float] | None = None  # what Discord's clock said, and when that was
        self.refusals: Counter[int] = Counter()

    @property
    def reached(self) -> bool:
        """Return True if Discord answers, as far as is known."""
        return self._since is None

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Hear of the requests of a client by its trace, and return the trace."""
        trace.on_request_start.append(self._started)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _started(self, _: object, request: SimpleNamespace, __: object) -> None:
        request.began = self._now()

    async def _ended(self, _: object, request: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        self.heard(params.response.status)
        headers = params.response.headers
        if _API in params.url.path and self._now() - request.began < _QUICK:  # files may come from a cache
            self.dated(headers.get("Date", ""))
        if params.response.status == 429:
            with suppress(ValueError):
                seconds = float(headers.get("Retry-After", "0"))
                if seconds >= _LONG and ("X-RateLimit-Global" in headers or params.url.path.endswith(_ENTRANCE)):
                    self.wait("limit", seconds)  # Discord keeps the bot out for long

    def dated(self, date: str) -> None:
        """Note what time it is by the Date header of an answer of Discord's."""
        with suppress(ValueError):
            self._date = parsedate_to_datetime(date).timestamp(), self._now()

    def time(self) -> float | None:
        """Return the seconds since 1970 by Discord's clock, counted on from its last answer; None before one."""
        return None if self._date is None else self._date[0] + self._now() - self._date[1]

    def wait(self, reason: Reason, seconds: float) -> None:
        """Note, and log, that the bot waits so long before it goes on."""
        self._waits = Wait(reason, self._now() + seconds)
        _log.warning(
            "the bot has to wait before it logs in (%s); it goes on in %.0f seconds, at %s UTC",
            reason,
            seconds,
            f"{datetime.now(UTC) + timedelta(seconds=seconds):%F %T}",
        )

    def waits(self) -> Wait | None:
        """Return for what the bot waits now, if it does."""
        seconds = 0.0 if self._waits is None else self._waits.seconds - self._now()
        return None if self._waits is None or seconds <= 0 else Wait(self._waits.reason, seconds)

    async def _failed(self, _: object, __: object, params: aiohttp.TraceRequestExceptionParams) -> None:
        if not isinstance(params.exception, asyncio.CancelledError):
            # without the address, which may have a token
            reason = str(params.exception) if isinstance(params.exception, OSError) else ""
            self.failed(reason or type(params.exception).__name__)

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Let discord.py, inside the `with`, not tell of each try to connect again what was told already."""
        loggers = [logging.getLogger(name) for name in _TELLING]
        for logger in loggers:
            logger.addFilter(self._is_news)
        try:
            yield
        finally:
            for logger in loggers:
                logger.removeFilter(self._is_news)

    def _is_news(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return self.reached or not isinstance(error, aiohttp.ClientError | OSError | TimeoutError)

    def heard(self, status: int) -> None:
        """Note the status of an answer."""
        if status >= 400:
            self.refusals[status] += 1
        if status < 500:
            self.answered()
        else:
            self._refused += 1
            if self._refused >= _IN_A_ROW or not self.reached:
                self.failed(f"it answers {status}")

    def failed(self, reason: str) -> None:
        """Note that a request was not answered."""
        self._last = self._now()
        self._lost += 1
        if self._since is None:
            self._since = self._last
            _log.warning("Discord cannot be reached: %s", reason)

    def answered(self) -> None:
        """Note that a request was answered."""
        self._refused = 0
        if self._since is not None and self._now() - self._last >= _CALM:
            _log.warning(
                "Discord can be reached again; in %.0f seconds %d requests were not answered",
                self._last - self._since,
                self._lost,
            )
            self._since, self._lost = None, 0


class CheckedClock:
    """The time by a clock; by Discord's where the two differ by more than two minutes.

    For what can't be undone: a day that is closed because a host's clock was ahead for a moment.
    """

    def __init__(self, clock: Clock, network: Network) -> None:
        self._clock, self._network = clock, network

    @property
    def steady(self) -> Clock:
        """The clock that nobody sets."""
        return self._clock.steady

    @property
    def off(self) -> float:
        """The seconds by which the clock is ahead of Discord's; 0 where that is little, or not known."""
        by_discord = self._network.time()
        off = 0.0 if by_discord is None else self._clock.now() - by_discord
        return off if abs(off) > MOST_OFF else 0.0

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._clock.now() - self.off

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        """Call back at that time."""
        return self._clock.call_at(when + self.off, callback)
