"""Keeps what follows from matches up to date: right after them, at a read, and in the background after a correction.

Reading and folding have a connection of their own, and the writer is used for some milliseconds, so no move waits.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from operator import itemgetter
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.league.rules.counting import DayLog
from bot.league.rules.values import Row, Scope
from storage.engines import Connection, WorkerConnection
from storage.errors import StorageError

from .generations import (
    Generation,
    Need,
    begin,
    behind,
    count_matches,
    delete_some,
    load_backlog,
    need,
    pending,
    still_right,
    switch,
)
from .members import introduce
from .rows import Key
from .step import (
    Fact,
    Milestone,
    Plan,
    StoredLine,
    counts,
    fold_into,
    milestones,
    plan_step,
    played_lines,
    save_counts,
    save_facts,
    save_milestones,
    save_played,
    save_rows,
    save_step,
    work_out,
)

P = ParamSpec("P")
T = TypeVar("T")
STEP = 25  # matches worked out onto what is read, in one transaction
AT_ONCE = 250  # matches folded in one step
_PLAYED = 30_000  # lines of histories kept before they are written
_PART = 100  # rows that are written before anybody else who writes
_MOST = 2000  # rows that are written in one transaction, while nobody else writes
_DELETED_AT_ONCE = 250  # rows of old generations; the fewer, the more work for PostgreSQL
_MOMENT = 0.001  # seconds
_MOMENTS = 20  # that the fold of a match waits for others, at most
_AT_A_READ = 300  # matches that a read works out before it answers; more are left to the background
_Mark = tuple[int, int, int]  # an epoch, and the last changes of everything and of a server
_log = logging.getLogger(__name__)


class Freshness:
    """The servers whose tables are known to have everything, so that a read need not ask.

    So they are found, until something is written from which they follow, or the process loses the shard's epoch
    (`epoch_of`; None: it is another's). All methods may be called from any thread: a change is noted on the thread that
    has written it, whether or not its caller still waits.
    """

    def __init__(self, epoch_of: Callable[[int], int | None]) -> None:
        self._epoch_of = epoch_of
        self._numbers = count(1)
        self._all = 0  # number of the last change that may be of any server
        self._changes: dict[int, int] = {}
        self._fresh: dict[int, _Mark] = {}

    def mark(self, guild: int) -> _Mark | None:
        """Return what holds of a server now, to be taken before the question; None if it is not this process's."""
        epoch = self._epoch_of(guild)
        return None if epoch is None else (epoch, self._all, self._changes.get(guild, 0))

    def note(self, guild: int, mark: _Mark | None) -> None:
        """Remember that a server was found to be up to date by a question that was asked after `mark`."""
        if mark is not None:
            self._fresh[guild] = mark

    def is_fresh(self, guild: int) -> bool:
        """Return True if a server is up to date for sure; False if that must be asked."""
        mark = self._fresh.get(guild)
        return mark is not None and mark == self.mark(guild)

    def changed(self, guild: int) -> None:
        """Something may have been written from which a server's tables follow."""
        self._changes[guild] = next(self._numbers)

    def all_changed(self) -> None:
        """The same of every server."""
        self._all = next(self._numbers)

    def noting(
        self, guilds: Collection[int], function: Callable[Concatenate[Connection, P], T]
    ) -> Callable[Concatenate[Connection, P], T]:
        """Return a function that does the same and then tells that it may have changed servers, whatever came of it."""

        @wraps(function)
        def run(db: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
            try:
                return function(db, *args, **kwargs)
            finally:
                for guild in guilds:
                    self.changed(guild)

        return run


class Build(msgspec.Struct):
    """A generation that grows: `at` says how far it has come, of so many matches (`total`)."""

    at: Generation
    total: int
    rows: dict[Key, Row] = {}
    log: DayLog = msgspec.field(default_factory=DayLog)
    played: list[StoredLine] = []
    facts: list[Fact] = []
    matches: Counter[str] = msgspec.field(default_factory=Counter)
    counted: Counter[str] = msgspec.field(default_factory=Counter)
    miles: list[Milestone] = []

    @property
    def whole(self) -> bool:
        """Return True if it has every match that was there at its beginning."""
        return self.at.seen == self.at.top

    def fold(self, _: Connection, plan: Plan, numbers: Mapping[int, int], between: Callable[[], object]) -> None:
        """Fold a step, with `between` before each match."""
        played = fold_into(plan, numbers, self.rows, self.log, between)
        self.at = plan.after
        self.played += played_lines(self.at, played)
        self.facts += [fact for stored in plan.matches for fact in stored.facts]
        self.miles += milestones(plan, self.matches)
        matches, counted = counts(plan, played)
        self.matches += matches
        self.counted += counted

    def sorted_played(self, _: Connection) -> list[StoredLine]:
        """Return the lines of histories as they lie in the file: each member's in their order."""
        return sorted(self.played, key=itemgetter(1))

    def sorted_rows(self, _: Connection) -> list[tuple[Key, Row]]:
        """Return the rows in the order in which they lie in the file; no sorting holds other threads up for long."""
        members: dict[Scope, list[int]] = {}
        for season, game, member in self.rows:
            members.setdefault((season, game), []).append(member)
        keys = ((*scope, member) for scope in sorted(members) for member in sorted(members[scope]))
        return [(key, self.rows[key]) for key in keys]


def find_need(db: Connection, guild: int) -> tuple[Need, int]:
    """Return what is to be done, and for about how many matches (any number for `build`)."""
    with db.snapshot():
        seen = load_backlog(db, guild)
        kind = need(db, seen)
        return kind, behind(db, seen.ready) if seen.ready and kind == "fold" else seen.match


class Next(NamedTuple):
    """A step that comes next: its kind, and its plan if it is to fold.

    `last`: whether nothing is left then. `old`: whether there are rows to be deleted.
    """

    kind: Need
    plan: Plan | None
    last: bool
    old: bool


def next_step(db: Connection, guild: int, many: int) -> Next:
    """Return what is to be done, with a step of so many matches."""
    with db.snapshot():
        seen = load_backlog(db, guild)
        kind = need(db, seen)
        plan = plan_step(db, seen.ready, many, seen) if seen.ready and kind == "fold" else None
        last = plan is not None and plan.whole and plan.after.top >= seen.match
        return Next(kind, plan, last, seen.old)


def next_part(db: Connection, generation: Generation, many: int) -> Plan | None:
    """Return the next step of a generation that is built; None if it is not right any more."""
    with db.snapshot():
        if not still_right(db, generation):
            return None
        return plan_step(db, generation, many, load_backlog(db, generation.guild))


def write_together(db: Connection, guild: int, write: Callable[[Connection], T]) -> T:
    """Write something of a server in one transaction, and return what the writing returned."""
    with db.transaction(guild):
        return write(db)


def write_some(
    db: Connection,
    generation: Generation,
    save: Callable[[Connection, Generation, Sequence[T]], None],
    values: Sequence[T],
    waited_for: Callable[[], bool],
) -> int:
    """Write the first of these values in one transaction, until that is `waited_for`; return how many they were.

    If the machine fails they may be lost, until the generation is read: it would be built again.
    """
    with db.transaction(generation.guild, durable=False):
        for end in range(_PART, _MOST + 1, _PART):
            save(db, generation, values[end - _PART : end])
            if end >= len(values) or waited_for():
                break
    return end


def read_from_now(db: Connection, build: Build) -> None:
    """Read what was built from now on, if it is still right."""
    with db.transaction(build.at.guild):
        if still_right(db, build.at):
            save_counts(db, build.at, build.matches, build.counted)
            switch(db, build.at)


class Keeper:
    """Works out the leagues of all servers: reads on `worker`, which nothing else uses, and writes on `writer`.

    `owns`: whether a server is this process's; two that fold the same matches would spoil each other's work.
    """

    def __init__(
        self, worker: WorkerConnection, writer: WorkerConnection, owns: Callable[[int], bool], freshness: Freshness
    ) -> None:
        self._worker, self._writer, self._owns, self._freshness = worker, writer, owns, freshness
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._steps = asyncio.Lock()  # while persons are read and given numbers
        self._builds: dict[int, Build] = {}
        self._percent: dict[int, int] = {}  # of the matches that a new generation has, by server
        self._old: set[int] = set()  # servers with rows that are to be deleted
        self._waiting: dict[int, None] = {}  # servers, in the order of their news
        self._missed: set[int] = set()  # servers that could not be worked out
        self._news = asyncio.Event()
        self._busy = 0  # servers that are looked at now

    @property
    def behind(self) -> int:
        """The number of this process's servers that wait to be worked out."""
        return self._busy + sum(map(self._owns, self._waiting))

    def percent(self, guild: int) -> int:
        """Return how much of a server's league is worked out anew, from 0 to 100."""
        return self._percent.get(guild, 0)

    def wake(self, guild: int) -> None:
        """Have the league of a server worked out: something of it was stored."""
        self._freshness.changed(guild)
        self._waiting[guild] = None
        self._news.set()

    async def keep(self) -> None:
        """Keep everything up to date until cancelled; a fault ends nothing, it is tried again at the next match."""
        await self.wake_all()
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                guild = next(iter(self._waiting))
                del self._waiting[guild]
                await self._keep(guild)

    def again(self) -> None:
        """Have worked out what could not be while the database was away, or full."""
        for guild in self._missed:
            self.wake(guild)
        self._missed.clear()

    async def wake_all(self) -> None:
        """Have every server looked at that is this process's: some of them were another's, or nobody's."""
        self._builds.clear()  # what another has written since is not in them
        self._freshness.all_changed()
        for guild in await self._worker.call(pending):
            self.wake(guild)

    async def _keep(self, guild: int) -> None:
        if not self._owns(guild):
            return
        self._busy = 1
        try:
            await self.catch_up(guild)
        except StorageError as error:
            if error.code == "closed":
                raise
            self._missed.add(guild)
            error.log(_log, f"the league of {guild} is not up to date")
        except Exception:
            _log.exception("the league of %s cannot be worked out", guild)
        finally:
            self._busy = 0

    async def fresh(self, guild: int) -> bool:
        """Return True if a server is up to date now; False if that takes longer, and the background does it."""
        if self._freshness.is_fresh(guild):
            return True
        mark = self._freshness.mark(guild)
        kind, many = await self._worker.call(find_need, guild)
        if kind == "fresh":
            self._freshness.note(guild, mark)
            return True
        if many > _AT_A_READ:
            self.wake(guild)
            return False
        while await self._step(guild):
            pass
        return True

    async def catch_up(self, guild: int) -> None:
        """Bring a server up to date, however long it takes.

        Rows of old generations are deleted after that, and what is new goes before them.
        """
        while await self._step(guild):
            pass
        while guild in self._old and await self._writer.call(delete_some, guild, _DELETED_AT_ONCE):
            while not self._freshness.is_fresh(guild) and await self._step(guild):
                pass
        self._old.discard(guild)

    @asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Give nobody a number or a name meanwhile."""
        async with self._steps:
            yield

    async def _step(self, guild: int) -> bool:
        """Return True if something may be left to do."""
        async with self._locks.setdefault(guild, asyncio.Lock()):
            kind = await self._fold(guild)
            if kind == "build":
                await self._build(guild)
        return kind != "fresh"

    async def _fold(self, guild: int) -> Need:
        """Work out what comes next onto what is read, if that is what is to be done.

        Return what was to be done, or `fresh` if nothing is left now.
        """
        async with self._steps:
            mark = self._freshness.mark(guild)
            step = await self._worker.call(next_step, guild, STEP)
            (self._old.add if step.old else self._old.discard)(guild)
            done = False
            if step.plan is not None and (numbers := await self._introduce(step.plan)) is not None:
                rows, played = await self._worker.call(work_out, step.plan, numbers)
                done = await self._writer.call(save_step, step.plan, rows, played) and step.last
            if done or step.kind == "fresh":
                self._freshness.note(guild, mark)
        return "fresh" if done and self._freshness.is_fresh(guild) else step.kind

    async def _build(self, guild: int) -> None:
        """Go on with a new generation, or begin one; when it has everything, it is written and read."""
        build = self._builds.pop(guild, None)
        if build is None:
            begun = await self.write(guild, begin, guild)
            build = Build(begun, await self._worker.call(count_matches, guild, begun.top))
        async with self._steps:
            plan = await self._worker.call(next_part, build.at, AT_ONCE)
            if plan is None:  # something was changed meanwhile: a new one is begun
                return
            numbers = await self._introduce(plan)
            if numbers is None:
                self._builds[guild] = build
                return
            await self._worker.call(build.fold, plan, numbers, self._give_way)
            self._percent[guild] = 100 * build.matches.total() // max(1, build.total)
        if build.whole or len(build.played) > _PLAYED:
            await self._write_lines(build)
        if build.whole:
            await self._finish(build)
        else:
            self._builds[guild] = build

    async def _introduce(self, plan: Plan) -> Mapping[int, int] | None:
        """Give a plan's strangers numbers, and return these. None if the plan is not right any more.

        That is so if one of them is banned, as was found just now.
        """
        if not plan.strangers:
            return {}
        guild = plan.generation.guild
        numbers = await self._writer.call(write_together, guild, lambda db: introduce(db, guild, plan.strangers))
        if numbers is None:
            self._freshness.changed(guild)
        return numbers

    def _waited_for(self) -> bool:
        """Return True if others wait for the writer."""
        return self._writer.calls > 1

    def _give_way(self) -> None:
        """Wait a little while others write: this thread would keep the interpreter from theirs."""
        for _ in range(_MOMENTS):
            if not self._writer.calls:
                return
            time.sleep(_MOMENT)

    async def _write_lines(self, build: Build) -> None:
        """Write what was added up so far, but for the rows."""
        await self._write_parts(build, save_played, await self._worker.call(build.sorted_played))
        await self._write_parts(build, save_facts, build.facts)
        await self._write_parts(build, save_milestones, build.miles)
        build.played, build.facts, build.miles = [], [], []

    async def _finish(self, build: Build) -> None:
        """Write the rows, and read them from now on."""
        await self._write_parts(build, save_rows, await self._worker.call(build.sorted_rows))
        await self.write(build.at.guild, read_from_now, build)
        self._percent.pop(build.at.guild, None)

    async def _write_parts(
        self, build: Build, save: Callable[[Connection, Generation, Sequence[T]], None], values: Sequence[T]
    ) -> None:
        at = 0
        while at < len(values):
            at += await self._writer.call(write_some, build.at, save, values[at : at + _MOST], self._waited_for)

    async def write(
        self, guild: int, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write something of a server, and return what the writing returned; `fresh` will ask after it."""
        return await self._writer.call(self._freshness.noting((guild,), function), *args, **kwargs)
