"""Taking a person out of everything that is stored, so that others' moves are stored meanwhile.

What is to be read is read on the connection that reads. What has the person in it is written guild by guild, some
hundred rows a transaction, each of one guild alone. Who is to be forgotten where, and by which names, stands in an
order (`orders`) until the last guild is done: whoever comes after a kill begins anew, and nothing is left.
"""

from collections.abc import Callable, Generator, Iterable
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from . import leaving
from .engines import Connection
from .leaving import Reached
from .privacy import owe
from .traces import WALKED, Traces, known, mentioned
from .values import Forgotten

T = TypeVar("T")
Noting: TypeAlias = Callable[[Connection, Forgotten], None]
_AT_ONCE = 300  # rows of a long table


class Call(msgspec.Struct, frozen=True):
    """Something to be done with a connection: the one that only `reads`, or the one that writes.

    It is one transaction if it changes rows of `guilds`; those of no other.
    """

    reads: bool
    function: Callable[..., Any]
    values: tuple[Any, ...] = ()
    guilds: tuple[int, ...] = ()

    def do(self, db: Connection) -> Any:
        """Do it, and return what comes of it."""
        if not self.guilds:
            return self.function(db, *self.values)
        with db.transaction(*self.guilds):
            return self.function(db, *self.values)


Steps: TypeAlias = Generator[Call, Any, T]  # what is to be done one by one, and what comes of all of it


def reading(function: Callable[..., Any], *values: object) -> Call:
    """Return what only reads."""
    return Call(True, function, values)


def _write(guild: int, function: Callable[..., Any], *values: object) -> Call:
    return Call(False, function, values, (guild,))


class Came(msgspec.Struct, Generic[T], frozen=True):
    """The end of some steps: what has come of them."""

    value: T


def next_of(steps: Steps[T], found: Any = None) -> Call | Came[T]:
    """Return what is to be done next, after what the last call has `found`, or what has come of all steps."""
    try:
        return steps.send(found)
    except StopIteration as done:
        return Came(done.value)


def take_steps(db: Connection, steps: Steps[T]) -> T:
    """Do everything with one connection, and return what comes of it."""
    call = next_of(steps)
    while not isinstance(call, Came):
        call = next_of(steps, call.do(db))
    return call.value


def searching(person: int) -> Steps[Traces]:
    """Find what a person is called, and which guilds know them."""
    traces: Traces = yield reading(known, person)
    for table in WALKED:
        after: int | None = 0
        while after is not None:
            traces, after = yield reading(mentioned, table, traces, after, _AT_ONCE)
    return traces


def forgetting(traces: Traces, guild: int, noting: Noting | None = None) -> Steps[Forgotten]:
    """Take the person out of one guild's rows; return what was done. `noting` hears it in the last transaction."""
    tops = yield _write(guild, leaving.begin, guild, traces.person)
    touched = {}
    for table in leaving.LONG:
        touched[table] = yield from _sweep(traces, guild, table)
    tables = yield from _leave_tables(traces.person, guild)
    results = yield from _leave_results(traces.person, guild)
    so_far = Forgotten(results, touched["audit"], tables)
    done: Forgotten = yield _write(guild, _finish, traces, guild, tops, so_far, noting)
    return done


def _sweep(traces: Traces, guild: int, table: str) -> Steps[int]:
    """Take the person out of the guild's rows of a long table; return how many rows that were."""
    touched = 0
    after: Reached | None = leaving.first(table)
    while after is not None:
        rows, after = yield reading(leaving.part, table, traces, guild, after, _AT_ONCE)
        if rows:
            yield _write(guild, leaving.save, table, rows)
        touched += len(rows)
    return touched


def _leave_tables(person: int, guild: int) -> Steps[tuple[str, ...]]:
    names = []
    for number in (yield reading(leaving.live_tables, guild, person)):
        names.append((yield _write(guild, leaving.leave_table, person, number)))
    return tuple(filter(None, names))


def _leave_results(person: int, guild: int) -> Steps[int]:
    done, part = 0, _AT_ONCE
    while part >= _AT_ONCE:
        part = yield _write(guild, leaving.leave_results, guild, person, _AT_ONCE)
        done += part
    return done


def _finish(
    db: Connection, traces: Traces, guild: int, tops: dict[str, int], so_far: Forgotten, noting: Noting | None
) -> Forgotten:
    """Take the person out of the rest of the guild, and note that the bytes have to go too."""
    owe(db)
    done = together([so_far, leaving.leave_rest(db, traces, guild, tops)])
    if noting is not None:
        noting(db, done)
    return done


def together(found: Iterable[Forgotten]) -> Forgotten:
    """Return what was done together."""
    found = tuple(found)
    tables = sorted({table for one in found for table in one.live_tables})
    return Forgotten(
        sum(one.results for one in found),
        sum(one.audit for one in found),
        tuple(tables),
        bans=sum(one.bans for one in found),
    )
