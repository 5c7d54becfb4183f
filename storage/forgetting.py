"""Taking a person out of everything that is stored, so that others' moves are stored meanwhile.

What is to be read is read on the connection that reads. What has the person in it is written guild by guild, some
hundred rows a transaction, each of one guild alone. A note for each guild says until its last one who is to be
forgotten there, and by which names: after a kill the next opening goes on, and nothing is left.
"""

from collections.abc import Callable, Collection, Generator, Iterable
from typing import Any, TypeAlias

import msgspec

from . import leaving
from .daily import forget_dailies
from .engines import Connection
from .leaving import LeftRow, Reached
from .privacy import erase, owe
from .traces import WALKED, Traces, known, mentioned
from .values import Erased, Forgotten

_AT_ONCE = 300  # rows of a long table
_NOTE = "forget-"
Guilds: TypeAlias = Collection[int] | Callable[[int], bool] | None  # some, those for which it is true, or all


class Call(msgspec.Struct, frozen=True):
    """Something to be done with a connection: the one that only `reads`, or the one that writes.

    It is one transaction if it changes rows of a `guild`; those of no other.
    """

    reads: bool
    function: Callable[..., Any]
    values: tuple[Any, ...] = ()
    guild: int | None = None

    def do(self, db: Connection) -> Any:
        """Do it, and return what comes of it."""
        if self.guild is None:
            return self.function(db, *self.values)
        with db.transaction(self.guild):
            return self.function(db, *self.values)


def _read(function: Callable[..., Any], *values: object) -> Call:
    return Call(True, function, values)


def _write(guild: int, function: Callable[..., Any], *values: object) -> Call:
    return Call(False, function, values, guild)


Work = Generator[Call, Any, Forgotten]


def forgetting(person: int, guilds: Guilds = None, names: Iterable[str] = ()) -> Work:
    """Yield one by one what is to be done, and return what was.

    With `guilds` only these guilds' rows are changed; then others may have been changed before, and what the person was
    called there is said in `names`.
    """
    traces = (yield from _search(person)).joined((), names)
    own = msgspec.structs.replace(traces, guilds=_wanted(traces.guilds, guilds))
    yield Call(False, _note, (own,))
    yield Call(False, _forget_dailies, (person,))
    found = []
    for guild in own.guilds:
        found.append((yield from _leave(own, guild)))
    return _all(found, (yield Call(False, erase)))


def _forget_dailies(db: Connection, person: int) -> None:
    """Delete the person's tries at deals of the day, and note that the bytes have to go too; they are no guild's."""
    owe(db)
    forget_dailies(db, person)


def go_on(db: Connection) -> None:
    """Do to its end what a kill has interrupted, but for the bytes: those are owed."""
    notes = db.execute("SELECT key, value FROM meta WHERE key >= ? AND key < ?", (_NOTE, _NOTE + "~"))
    for key, note in notes.fetchall():
        traces = msgspec.json.decode(note, type=Traces)
        _forget_dailies(db, traces.person)
        for guild in traces.guilds:
            _do(db, _leave(traces, guild))
        db.execute("DELETE FROM meta WHERE key = ?", (key,))  # it may be from before each guild had its own


def _do(db: Connection, work: Work) -> None:
    """Do some work with one connection."""
    found = None
    try:
        while True:
            found = work.send(found).do(db)
    except StopIteration:
        pass


def _wanted(guilds: Iterable[int], asked: Guilds) -> tuple[int, ...]:
    if asked is None:
        return tuple(guilds)
    return tuple(filter(asked if callable(asked) else asked.__contains__, guilds))


def _search(person: int) -> Generator[Call, Any, Traces]:
    """Find what a person is called, and which guilds know them; also what was found before something went wrong."""
    traces: Traces = yield _read(known, person)
    traces = yield _read(_noted, traces)
    for table in WALKED:
        after: int | None = 0
        while after is not None:
            traces, after = yield _read(mentioned, table, traces, after, _AT_ONCE)
    return traces


def _noted(db: Connection, traces: Traces) -> Traces:
    """Return the traces with those in the person's notes: some rows may have been done already."""
    first = f"{_NOTE}{traces.person}"
    notes = db.execute("SELECT value FROM meta WHERE key >= ? AND key < ?", (first, f"{first}~")).fetchall()
    for (note,) in notes:
        before = msgspec.json.decode(note, type=Traces)
        if before.person == traces.person:
            traces = traces.joined(before.guilds, before.names)
    return traces


def _note(db: Connection, traces: Traces) -> None:
    """Note for each guild who is to be forgotten there; these rows are no guild's."""
    notes = {guild: msgspec.structs.replace(traces, guilds=(guild,)) for guild in traces.guilds}
    with db.transaction():
        db.executemany(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            [(_key(one, guild), msgspec.json.encode(one).decode()) for guild, one in notes.items()],
        )


def _key(traces: Traces, guild: int) -> str:
    return f"{_NOTE}{traces.person}-{guild}"


def _leave(traces: Traces, guild: int) -> Work:
    """Take the person out of one guild's rows, and then the note of it; return what was done, but for the bytes."""
    tops = yield _write(guild, leaving.begin, guild, traces.person)
    touched = {}
    for table in leaving.LONG:
        touched[table] = yield from _sweep(traces, guild, table)
    tables = yield from _leave_tables(traces.person, guild)
    results = yield from _leave_results(traces.person, guild)
    rest: Forgotten = yield _write(guild, _finish, traces, guild, tops)
    return _all([Forgotten(results, touched["audit"], tables), rest])


def _sweep(traces: Traces, guild: int, table: str) -> Generator[Call, Any, int]:
    """Take the person out of the guild's rows of a long table; return how many rows that were."""
    touched = 0
    after: Reached | None = leaving.first(table)
    while after is not None:
        rows: list[LeftRow]
        rows, after = yield _read(leaving.part, table, traces, guild, after, _AT_ONCE)
        if rows:
            yield _write(guild, leaving.save, table, rows)
        touched += len(rows)
    return touched


def _leave_tables(person: int, guild: int) -> Generator[Call, Any, tuple[str, ...]]:
    names = []
    for number in (yield _read(leaving.live_tables, guild, person)):
        names.append((yield _write(guild, leaving.leave_table, person, number)))
    return tuple(filter(None, names))


def _leave_results(person: int, guild: int) -> Generator[Call, Any, int]:
    done, part = 0, _AT_ONCE
    while part >= _AT_ONCE:
        part = yield _write(guild, leaving.leave_results, guild, person, _AT_ONCE)
        done += part
    return done


def _finish(db: Connection, traces: Traces, guild: int, tops: dict[str, int]) -> Forgotten:
    """Take the person out of the rest of the guild, and note that the bytes have to go too."""
    owe(db)
    done = leaving.leave_rest(db, traces, guild, tops)
    db.execute("DELETE FROM meta WHERE key = ?", (_key(traces, guild),))
    return done


def _all(found: Iterable[Forgotten], erased: Erased = "yes") -> Forgotten:
    """Return what was done together."""
    found = tuple(found)
    tables = sorted({table for one in found for table in one.live_tables})
    return Forgotten(
        sum(one.results for one in found),
        sum(one.audit for one in found),
        tuple(tables),
        erased,
        sum(one.bans for one in found),
    )
