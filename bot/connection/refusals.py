"""Refused requests are counted, and nothing more is asked long before Discord shuts the bot out.

Discord bans an address for a while that has sent 10,000 invalid requests (401, 403, 429) in ten minutes. What a
thousand tables ask in vain after a change of permissions adds up; answers to people may go on a little longer.
"""

import logging
from collections import deque
from collections.abc import Callable

import aiohttp
from yarl import URL

_WINDOW = 600.0  # seconds
_ANSWERS = 1.6  # answers are let through up to so many times the limit
_LEAST = 0.02  # of the limit, for a process that owns nothing
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
        self._refused: deque[float] = deque(maxlen=int(limit * _ANSWERS))
        self._shut = False

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
        return max(1, round(self._whole * max(_LEAST, self._share())))

    @property
    def shut(self) -> bool:
        """True if nothing is asked at present, for too much was refused."""
        return self._shut

    def refused(self) -> None:
        """Note that a request was refused."""
        self._refused.append(self._now())

    def allows(self, url: URL) -> bool:
        """True if a request may be sent; the gateway's always may."""
        while self._refused and self._refused[0] <= self._now() - _WINDOW:
            self._refused.popleft()
        shut = len(self._refused) >= self._limit
        if shut and not self._shut:
            _log.error("Discord has refused %d requests in ten minutes; the bot keeps still", len(self._refused))
        self._shut = shut
        if not shut or url.scheme in ("ws", "wss"):
            return True
        answer = "/interactions/" in url.path or "/webhooks/" in url.path
        return answer and len(self._refused) < int(self._limit * _ANSWERS)
