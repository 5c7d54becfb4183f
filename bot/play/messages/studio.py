"""Drawing in worker threads, the most urgent picture first; what nobody wants any more when its turn comes is left out.

Where many tables are played at once, pictures are most of the work. So who has pressed something is answered before
hands that lie open follow, those before the tables that all see; and a table of which something newer is to be shown
is not drawn as it was. A table has one picture under way at most, and each of its players one, so what waits here is
bounded by what is played.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from enum import IntEnum
from functools import partial
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
_FAIR = 8  # one picture of so many is the one that has waited longest, so that none waits for ever


class Urgency(IntEnum):
    """The order in which pictures are drawn: the lower number first."""

    ANSWER = 0  # somebody has pressed something and waits
    HAND = 1  # a hand that lies open follows the game
    TABLE = 2  # what all see
    SPARE = 3  # when there is nothing else to do


class OvertakenError(Exception):
    """Not drawn: nobody wants it any more."""


class _Drawing(NamedTuple):
    """A drawing that waits: compared by its urgency, then by its number, which no other has."""

    urgency: Urgency
    number: int
    done: asyncio.Future[Any]
    call: Callable[[], Any]
    wanted: Callable[[], bool]


class Studio:
    """Has things drawn by at most `threads` threads at once, its own or the `pool`'s. It belongs to one event loop."""

    def __init__(self, threads: int = 2, pool: Executor | None = None) -> None:
        self._pool = pool or ThreadPoolExecutor(threads, "pictures")
        self._free, self._numbers, self._begun = threads, count(), count(1)
        self._waiting: list[_Drawing] = []

    def __len__(self) -> int:
        """Return how many pictures wait for their turn."""
        return len(self._waiting)

    def close(self) -> None:
        """End the threads; what waits is not drawn any more."""
        for job in self._waiting:
            job.done.cancel()
        self._waiting.clear()
        self._pool.shutdown(cancel_futures=True)

    def draw(
        self, urgency: Urgency, call: Callable[[], T], wanted: Callable[[], bool] = lambda: True
    ) -> asyncio.Future[T]:
        """Run something slow on a thread when its turn comes: the future has its answer; it may raise what it likes.

        `wanted` is asked just before: OvertakenError, if it says no. One whose future is cancelled is left out too.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, _Drawing(urgency, next(self._numbers), done=done, call=call, wanted=wanted))
        self._begin()
        return done

    def _begin(self) -> None:
        """Let as many draw as may."""
        while self._free and self._waiting:
            job = self._next()
            if not job.done.done() and not job.wanted():
                job.done.set_exception(OvertakenError())
            if not job.done.done():
                self._free -= 1
                self._pool.submit(job.call).add_done_callback(partial(self._back, asyncio.get_running_loop(), job))

    def _next(self) -> _Drawing:
        """Take out the most urgent, now and then the oldest."""
        if next(self._begun) % _FAIR:
            return heappop(self._waiting)
        oldest = min(self._waiting, key=lambda job: job.number)
        self._waiting.remove(oldest)
        heapify(self._waiting)
        return oldest

    def _back(self, loop: asyncio.AbstractEventLoop, job: _Drawing, drawn: Future[Any]) -> None:
        """Bring what was drawn from its thread back to the loop, if that still runs."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._ended, job, drawn)

    def _ended(self, job: _Drawing, drawn: Future[Any]) -> None:
        self._free += 1
        if drawn.cancelled():
            job.done.cancel()
        elif (error := drawn.exception()) is not None:
            if not job.done.done():
                job.done.set_exception(error)
        elif not job.done.done():
            job.done.set_result(drawn.result())
        self._begin()
