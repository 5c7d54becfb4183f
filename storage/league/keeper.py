"""Keeps what follows from matches up to date: right after them, at a read, and in the background after a correction.

Reading and working out happen on a connection (and thread) of its own, writing on the store's writer in steps of some
milliseconds, so that no move waits. A step is one transaction with the pointer that says how far it came: after a kill
it goes on from there, and nothing counts twice.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from bot.league.values import Row
from storage.connection import WorkerConnection, snapshot, transaction
from storage.errors import StorageError

from .generations import (
    Generation,
    Need,
    begin,
    delete_some,
    find_generation,
    list_members,
    members_after,
    need,
    pending,
    scopes_of,
    still_right,
    switch,
)
from .members import Seen, save_members
from .rows import BUILDING, READY
from .step import Done, Plan, plan_step, save_step, strangers, work_out

P = ParamSpec("P")
T = TypeVar("T")
STEP = 25  # matches a step, while others may want to write
_AT_A_READ = 300  # matches that a read works out before it answers; more are left to the background
_LISTED_AT_ONCE = 200  # members put into the lists of a table at once
_DELETED_AT_ONCE = 300
_KNOWN = 60_000  # rows kept from step to step
_REST = 1.0  # as long as a step took, others have the machine
_log = logging.getLogger(__name__)


class Line(Protocol):
    """A connection to which whole functions are sent."""

    def call(
        self, function: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> Awaitable[T]:
        """Run the function on the connection's thread."""


class Keeper:
    """Works out the leagues of all servers."""

    def __init__(self, worker: WorkerConnection, writer: WorkerConnection) -> None:
        """Take a connection that reads, for this alone, and the one that writes."""
        self._worker, self._writer = worker, writer
        self._lock = asyncio.Lock()
        self._waiting: dict[int, None] = {}  # servers, in the order in which they were told
        self._told = asyncio.Event()
        self._known: dict[tuple[int, str, int], Row | None] = {}
        self._known_of: Generation | None = None

    def wake(self, guild: int) -> None:
        """Something of that server was stored."""
        self._waiting[guild] = None
        self._told.set()

    async def keep(self) -> None:
        """Keep everything up to date until cancelled; a fault ends nothing, it is tried again at the next match."""
        for guild in await self._worker.call(pending):
            self.wake(guild)
        while True:
            await self._told.wait()
            while self._waiting:
                guild = next(iter(self._waiting))
                del self._waiting[guild]
                await self._keep(guild)
            self._told.clear()
            if self._waiting:
                self._told.set()

    async def _keep(self, guild: int) -> None:
        try:
            await self.catch_up(guild, rest=True)
        except StorageError as error:
            if error.code == "closed":
                raise
            _log.warning("the league of %s is not up to date: %s", guild, error)
        except Exception:
            _log.exception("the league of %s cannot be worked out", guild)

    async def fresh(self, guild: int) -> bool:
        """Bring a server up to date if that is quickly done; False if the answer is to say that it is not yet."""
        async with self._lock:
            what, many = await self._worker.call(_need, guild)
            if what == "fresh":
                return True
            if many <= _AT_A_READ:
                await self._all(guild)
                return True
        self.wake(guild)
        return False

    async def is_fresh(self, guild: int) -> bool:
        """Whether everything is worked out."""
        what, _ = await self._worker.call(_need, guild)
        return what == "fresh"

    async def catch_up(self, guild: int, *, rest: bool = False) -> None:
        """Bring a server up to date, however long it takes; `rest` leaves others time between the steps."""
        while await self._step(guild, rest):
            pass
        while await self._delete(rest):
            pass

    @asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Nothing is worked out meanwhile."""
        async with self._lock:
            self._known_of = None
            yield

    async def _all(self, guild: int) -> None:
        while await self._advance(guild):
            pass

    async def _step(self, guild: int, rest: bool) -> bool:
        start = time.perf_counter()
        async with self._lock:
            more = await self._advance(guild)
        if rest and more:
            await asyncio.sleep((time.perf_counter() - start) * _REST)
        return more

    async def _delete(self, rest: bool) -> bool:
        start = time.perf_counter()
        more = await self._writer.call(_delete_old)
        if rest and more:
            await asyncio.sleep((time.perf_counter() - start) * _REST)
        return more

    async def _advance(self, guild: int) -> bool:
        """One step; False if nothing is left to do."""
        what, _ = await self._worker.call(_need, guild)
        if what == "fresh":
            return False
        state = READY if what == "fold" else BUILDING
        if state == BUILDING:
            await self._writer.call(_begin, guild)
        plan = await self._worker.call(_plan, guild, state)
        if plan is None:  # something was changed meanwhile
            return True
        after = await self._fold(plan, state)
        if state == BUILDING and after is not None and after.seen == after.top:
            await self._finish(after)
        return True

    async def _fold(self, plan: Plan, state: int) -> Generation | None:
        guild = plan.generation.guild
        people = await self._worker.call(strangers, plan)
        if people:
            await self._writer.call(_introduce, guild, people)
        if self._known_of != plan.generation or len(self._known) > _KNOWN:
            self._known = {}
        done = await self._worker.call(work_out, plan, self._known)
        after = await self._writer.call(_save, done, state == READY)
        self._known_of = after
        return after

    async def _finish(self, generation: Generation) -> None:
        """Make the lists of a generation that has everything, and read it from now on."""
        for scope in await self._worker.call(scopes_of, generation):
            after = 0
            while last := await self._worker.call(members_after, generation.guild, after, _LISTED_AT_ONCE):
                await self._writer.call(_list, generation, scope, after, last)
                after = last
        await self._writer.call(_switch, generation)


def _need(db: sqlite3.Connection, guild: int) -> tuple[Need, int]:
    with snapshot(db):
        return need(db, guild)


def _plan(db: sqlite3.Connection, guild: int, state: int) -> Plan | None:
    with snapshot(db):
        generation = find_generation(db, guild, state)
        if generation is None or not still_right(db, generation):
            return None
        return plan_step(db, generation, STEP)


def _begin(db: sqlite3.Connection, guild: int) -> Generation:
    with transaction(db):
        return begin(db, guild)


def _introduce(db: sqlite3.Connection, guild: int, people: list[Seen]) -> None:
    with transaction(db):
        save_members(db, guild, people)


def _save(db: sqlite3.Connection, done: Done, read: bool) -> Generation | None:
    with transaction(db):
        return save_step(db, done, STEP, read=read)


def _list(
    db: sqlite3.Connection, generation: Generation, scope: tuple[int, str], after: int, last: int
) -> None:
    with transaction(db):
        list_members(db, generation, scope, after, last)


def _switch(db: sqlite3.Connection, generation: Generation) -> None:
    with transaction(db):
        if still_right(db, generation):
            switch(db, generation)


def _delete_old(db: sqlite3.Connection) -> bool:
    with transaction(db):
        return delete_some(db, _DELETED_AT_ONCE)
