"""Keeps the bot's requests within what Discord takes: so many a second, and few that it refuses."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

import aiohttp
import discord.http
from yarl import URL

_LIMIT = 50  # requests a second that Discord takes from a bot
_LARGE = 500  # from a bot that may log in several shards at once, at least
_EACH = 25  # for each of those
_LEAST_REQUESTS = 2  # requests a second of a process that owns next to nothing
_SPAN = 1.0  # seconds in which they are counted
_ANSWER_PATHS = ("/interactions/", "/webhooks/")


def limit_for(places: int) -> int:
    """Return how many requests a second Discord takes from a bot that may log in so many shards at once."""
    return _LIMIT if places <= 1 else max(_LARGE, _EACH * places)


class Pacer:
    """Stands before every request of the client; `limit` is what the whole bot may ask in a second.

    `share` tells which part of that is this process's, from 0 to 1; with all of it nothing is held up. `now` tells
    seconds that run evenly.
    """

    def __init__(self, limit: Callable[[], int], share: Callable[[], float], now: Callable[[], float]) -> None:
        self._limit, self._share, self._now = limit, share, now
        self._sent: deque[float] = deque()
        self._turn = asyncio.Lock()

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Hold up the requests of a client by its trace, and return the trace."""
        trace.on_request_start.append(self._before)
        return trace

    async def _before(self, _: object, __: object, params: aiohttp.TraceRequestStartParams) -> None:
        if self._share() < 1.0 and is_counted(params.url):
            await self.pass_through()

    async def pass_through(self) -> None:
        """Return when one more request may be sent, each in its turn."""
        async with self._turn:
            now, most = self._now(), max(_LEAST_REQUESTS, int(self._limit() * self._share()))
            while self._sent and self._sent[0] <= now - _SPAN:
                self._sent.popleft()
            await asyncio.sleep(0.0 if len(self._sent) < most else self._sent[-most] + _SPAN - now)
            self._sent.append(self._now())


def is_counted(url: URL) -> bool:
    """Return True if Discord counts a request: one to its API that does not answer an interaction."""
    base = URL(discord.http.Route.BASE)
    return url.origin() == base.origin() and not any(part in url.path for part in _ANSWER_PATHS)


_WINDOW = 600.0  # seconds
_ANSWER_SHARE = 1.6  # answers are let through up to so many times the limit
_LEAST_SHARE = 0.02  # of the limit, for a process that owns nothing
_INVALID = (401, 403, 429)
_log = logging.getLogger(__name__)


class TooManyRefusalsError(ConnectionError):
    """Not sent: Discord has refused too much of late. To be tried again later, like any request that did not arrive."""


class RefusalGuard:
    """Stands before every request of the client; `limit` is how many refusals in ten minutes are too many.

    That is of the whole bot. `share` tells which part of it is this process's, from 0 to 1.
    """

    def __init__(self, limit: int, now: Callable[[], float], share: Callable[[], float] = lambda: 1.0) -> None:
        self._whole, self._now, self._share = limit, now, share
        self._refused: deque[float] = deque(maxlen=int(limit * _ANSWER_SHARE))
        self.shut = False  # nothing is asked at present, for too much was refused

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace that aiohttp is to be given, so that no request goes by."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._before)
        trace.on_request_end.append(self._after)
        return trace

    async def _before(self, _: object, __: object, params: aiohttp.TraceRequestStartParams) -> None:
        if not self.allows(params.url):
            raise TooManyRefusalsError("Discord has refused too much of late")

    async def _after(self, _: object, __: object, params: aiohttp.TraceRequestEndParams) -> None:
        shared = params.response.headers.get("X-RateLimit-Scope") == "shared"  # somebody else's fault
        if params.response.status in _INVALID and not shared:
            self.refused()

    @property
    def _limit(self) -> int:
        """The refusals that are too many for this process."""
        return max(1, round(self._whole * max(_LEAST_SHARE, self._share())))

    def refused(self) -> None:
        """Note that a request was refused."""
        self._refused.append(self._now())

    def allows(self, url: URL) -> bool:
        """Return True if a request may be sent; the gateway's always may."""
        while self._refused and self._refused[0] <= self._now() - _WINDOW:
            self._refused.popleft()
        shut = len(self._refused) >= self._limit
        if shut and not self.shut:
            _log.error("Discord has refused %d requests in ten minutes; the bot keeps still", len(self._refused))
        self.shut = shut
        if not shut or url.scheme in ("ws", "wss"):
            return True
        answer = any(part in url.path for part in _ANSWER_PATHS)
        return answer and len(self._refused) < int(self._limit * _ANSWER_SHARE)
