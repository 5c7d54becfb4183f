"""Where several processes are the bot, each keeps to its share of what Discord takes from all of them in a second.

Discord counts requests by the bot, 50 a second, but not those that answer interactions. One process alone needs none of
this: discord.py waits when it is told to. Several would drive each other into refusals, which count towards a ban.
"""

import asyncio
from collections import deque
from collections.abc import Callable

import aiohttp
import discord.http
from yarl import URL

_LIMIT = 50  # requests a second that Discord takes from a bot
_LARGE = 500, 25  # from a bot that may log in several shards at once: at least, and for each of those
_LEAST = 2  # requests a second of a process that owns next to nothing
_SPAN = 1.0  # seconds in which they are counted
_ANSWERS = ("/interactions/", "/webhooks/")


def limit_for(places: int) -> int:
    """Return how many requests a second Discord takes from a bot that may log in so many shards at once."""
    least, each = _LARGE
    return _LIMIT if places <= 1 else max(least, each * places)


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
            await asyncio.sleep(self._wait())
            self._sent.append(self._now())

    def _wait(self) -> float:
        """Return how many seconds to wait before one more may be sent."""
        now, most = self._now(), max(_LEAST, int(self._limit() * self._share()))
        while self._sent and self._sent[0] <= now - _SPAN:
            self._sent.popleft()
        return 0.0 if len(self._sent) < most else self._sent[-most] + _SPAN - now


def is_counted(url: URL) -> bool:
    """True if Discord counts a request: one to its API that does not answer an interaction."""
    base = URL(discord.http.Route.BASE)
    return url.origin() == base.origin() and not any(part in url.path for part in _ANSWERS)
