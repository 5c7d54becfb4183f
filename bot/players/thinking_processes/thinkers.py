"""The thinkers for the tables: a few workers, what waits for them, and what goes first."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from bot.games.view import View
from bot.players.thinking import Budget, Choice, NoThoughtError, Purpose
from bot.players.thinking_processes.process import DiedError, FailedError, Worker

_LEAST = 0.05  # seconds of thinking that are worth while
_WINDOW = 2.0  # seconds in which all moves that wait shall be thought about
_PATIENCE = 30.0  # seconds over its time after which a worker is given up; on a busy machine it may starve
_LONG = 120.0  # seconds that count for a budget without any
_REST = 60.0  # seconds that nothing is tried, at the most, after workers that died
_IDLE = 300.0  # seconds after which a worker that nobody needs is ended
_LOG_SECONDS = 600.0  # seconds between two lines of the log about the same
_log = logging.getLogger(__name__)


class _Thinking(NamedTuple):
    """A view that waits: compared by its purpose, then by its number, which no other has."""

    purpose: Purpose
    number: int
    done: asyncio.Future[tuple[Choice, ...]]
    view: View
    seed: int
    budget: Budget
    among: Sequence[tuple[str, ...]]


class Thinkers:
    """Has views thought about by at most `workers` workers at once. It belongs to one event loop.

    Workers are started (`start`) when they are needed, and ended when they are not. One that dies is replaced, and what
    it was asked goes to the next one, once. Where they die again and again, nothing is tried for a while.
    """

    def __init__(
        self,
        workers: int = 1,
        start: Callable[[], Awaitable[Worker]] = Worker.start,
        clock: Callable[[], float] = time.monotonic,
        *,
        patience: float = _PATIENCE,
        idle: float = _IDLE,
    ) -> None:
        self._most, self._start, self._clock = workers, start, clock
        self._patience, self._idle = patience, idle
        self._numbers = count()
        self._waiting: list[_Thinking] = []
        self._resting: list[Worker] = []  # workers that have nothing to do
        self._busy: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._failures, self._not_before = 0, float("-inf")
        self._logged: dict[str, float] = {}
        self._idle_timer: asyncio.TimerHandle | None = None
        self._closed = False

    def __len__(self) -> int:
        """Return how many views wait for their turn."""
        return len(self._waiting)

    async def think(
        self,
        view: View,
        seed: int,
        budget: Budget,
        purpose: Purpose = Purpose.REVIEW,
        among: Sequence[tuple[str, ...]] = (),
    ) -> tuple[Choice, ...]:
        """Think about a view, as `bot.tables.Thinker` says. NoThoughtError."""
        if self._closed:
            raise NoThoughtError
        done: asyncio.Future[tuple[Choice, ...]] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, _Thinking(purpose, next(self._numbers), done, view, seed, budget, among))
        self._begin()
        return await done

    async def close(self) -> None:
        """End all workers; callers that wait get NoThoughtError."""
        self._closed = True
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        for job in self._waiting:
            if not job.done.done():
                job.done.set_exception(NoThoughtError())
        self._waiting.clear()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        self._end_resting()
        await asyncio.gather(*self._ending)

    def _begin(self) -> None:
        """Let as many think as may."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        while self._waiting and len(self._busy) < self._most:
            job = heappop(self._waiting)
            if not job.done.done():
                task = asyncio.create_task(self._do(job), name="thinking")
                self._busy.add(task)
                task.add_done_callback(self._ended)
        if not self._busy and self._resting and not self._closed:
            self._idle_timer = asyncio.get_running_loop().call_later(self._idle, self._end_resting)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        if not self._closed:
            self._begin()

    async def _do(self, job: _Thinking) -> None:
        """Have one job done, by a second worker if the first dies of it."""
        choices: tuple[Choice, ...] = ()
        try:
            choices = await self._tried(job, tries=2)
        except FailedError as error:
            if self._may_log("failed"):
                _log.warning("thinking failed, and the move is the normal player's\n%s", error)
        except (DiedError, TimeoutError, NoThoughtError):
            pass  # a death was logged
        except Exception:
            _log.exception("thinking failed")
        finally:  # also when the bot ends
            if not job.done.done() and choices:
                job.done.set_result(choices)
            elif not job.done.done():
                job.done.set_exception(NoThoughtError())

    async def _tried(self, job: _Thinking, tries: int) -> tuple[Choice, ...]:
        try:
            return await self._by_a_worker(job)
        except (DiedError, TimeoutError) as error:
            self._died(error)
            if tries < 2 or job.done.done():
                raise
        return await self._tried(job, tries - 1)

    async def _by_a_worker(self, job: _Thinking) -> tuple[Choice, ...]:
        """Ask a worker; it rests afterwards, unless it is gone or hangs."""
        worker, fit = await self._worker(), False
        budget = self._share(job)
        job.done.add_done_callback(lambda done: worker.stop() if done.cancelled() else None)
        try:
            seconds = _LONG if budget.seconds is None else budget.seconds
            async with asyncio.timeout(seconds + self._patience):
                choices = await worker.think(job.view, job.seed, budget, job.among)
            fit, self._failures = True, 0
        except FailedError:
            fit = True
            raise
        finally:
            if fit and not self._closed:
                self._resting.append(worker)
            else:
                self._end(worker)
        return choices

    async def _worker(self) -> Worker:
        while self._resting:
            worker = self._resting.pop()
            if worker.alive:
                return worker
            self._end(worker)
        if self._clock() < self._not_before:
            raise NoThoughtError
        return await self._start()

    def _share(self, job: _Thinking) -> Budget:
        """Return the budget of a move: less, if others wait too."""
        seconds = job.budget.seconds
        if seconds is None or job.purpose != Purpose.MOVE:
            return job.budget
        others = sum(other.purpose == Purpose.MOVE for other in self._waiting)
        return job.budget._replace(seconds=min(seconds, max(_LEAST, self._most * _WINDOW / (others + 1))))

    def _died(self, error: Exception) -> None:
        """Remember that a worker has died; where the next ones do, too, they have longer and longer to wait."""
        self._failures += 1
        if self._may_log("died"):
            _log.warning("a worker that thinks has ended or hangs (%s)", str(error) or type(error).__name__)
        if self._failures > 1:
            self._not_before = self._clock() + min(_REST, 2.0**self._failures)

    def _may_log(self, fault: str) -> bool:
        """Return True unless such a line was logged lately."""
        now = self._clock()
        if now - self._logged.get(fault, float("-inf")) < _LOG_SECONDS:
            return False
        self._logged[fault] = now
        return True

    def _end_resting(self) -> None:
        while self._resting:
            self._end(self._resting.pop())

    def _end(self, worker: Worker) -> None:
        task = asyncio.create_task(worker.end(), name="worker-end")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
